"""The tables of a vault.

Three kinds of tables: *contents* (texts and identities, never changed),
*facts* (rows that one operation asserts and a later one retracts: the tables
are the log), and *indexes* (words and vectors, derived and rebuildable).
Instants are microseconds since 1970 in UTC. ``checksum`` covers the other
columns of its row, because SQLite's own check misses most flipped bits.
"""

from __future__ import annotations

from dataclasses import dataclass

APPLICATION_ID = 0x56415249  # "VARI", the mark of the file type
SCHEMA_VERSION = 5


@dataclass(frozen=True, slots=True)
class Table:
    """A table whose rows belong to operations.

    ``columns`` are those that the checksum covers. ``aspect`` is an SQL
    expression over a row that names what an undo compares: rows with the same
    aspect stand or fall together. ``link`` is the column that leads to the
    memory which a row concerns, by the memory's key or by a version's.
    """

    name: str
    columns: tuple[str, ...]
    types: tuple[str, ...]
    is_fact: bool
    aspect: str = "NULL"
    link: str = ""

    @property
    def memory(self) -> str:
        """SQL expression for the memory that a row concerns; NULL where there is none."""
        if not self.link:
            return "NULL"
        return self.link if self.link == "memory" else _memory_of(f"{self.name}.{self.link}")

    @property
    def belongs(self) -> str:
        """SQL condition that a row concerns the memory ``?1``, answered from an index."""
        if self.link == "memory":
            return "memory = ?1"
        return f"{self.link} IN (SELECT key FROM version WHERE memory = ?1)"


def _memory_of(version: str) -> str:
    return f"(SELECT v.memory FROM version v WHERE v.key = {version})"


def _table(name: str, columns: str, *, fact: bool, aspect: str = "NULL", link: str = "") -> Table:
    pairs = [part.strip().split(" ", 1) for part in columns.split(",")]
    names, types = zip(*pairs, strict=True)
    return Table(name, names, types, fact, aspect, link)


CONTENTS = (
    _table("subject", "id TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL", fact=False),
    _table(
        "source",
        "id TEXT NOT NULL, name TEXT NOT NULL, folded TEXT NOT NULL, channel TEXT NOT NULL",
        fact=False,
    ),
    _table(
        "episode",
        "id TEXT NOT NULL, text TEXT NOT NULL, speaker TEXT NOT NULL, source INTEGER NOT NULL, channel TEXT NOT NULL, "
        "said_at INTEGER, said_at_precision TEXT, conversation TEXT, position INTEGER, external_id TEXT, "
        "caption TEXT, origin BLOB",
        fact=False,
    ),
    _table("memory", "id TEXT NOT NULL", fact=False),
    _table(
        "version",
        "memory INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, speaker TEXT NOT NULL, "
        "source INTEGER NOT NULL, channel TEXT NOT NULL, said_at INTEGER, said_at_precision TEXT, "
        "hash BLOB NOT NULL, near BLOB NOT NULL",
        fact=False,
    ),
    # The log of another copy of this vault, beside our own; "before" is the chain that an entry goes on from.
    _table(
        "other_entry",
        "number INTEGER NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, actor TEXT NOT NULL, at INTEGER NOT NULL, "
        "note TEXT NOT NULL, undoes INTEGER, model_calls INTEGER NOT NULL, salt BLOB, digest BLOB NOT NULL, "
        "chain BLOB NOT NULL, before BLOB NOT NULL",
        fact=False,
    ),
    # Which entry of another copy's log a row comes from; a name with "-" before it tells which one retracted it.
    _table(
        "brought",
        "name TEXT NOT NULL, place INTEGER NOT NULL, origin TEXT NOT NULL, rank INTEGER NOT NULL",
        fact=False,
    ),
)

FACTS = (
    _table(
        "window",
        "version INTEGER NOT NULL, valid_from INTEGER, valid_from_precision TEXT, valid_to INTEGER, "
        "valid_to_precision TEXT, ending TEXT NOT NULL",
        fact=True,
        aspect="'life:' || " + _memory_of("window.version"),
        link="version",
    ),
    _table(
        "mark",
        "memory INTEGER NOT NULL, name TEXT NOT NULL",
        fact=True,
        aspect="CASE WHEN name IN ('pending', 'retired') THEN 'life:' ELSE name || ':' END || memory",
        link="memory",
    ),
    _table(
        "tag",
        "memory INTEGER NOT NULL, name TEXT NOT NULL",
        fact=True,
        aspect="'tag:' || memory",
        link="memory",
    ),
    _table("presence", "episode INTEGER NOT NULL", fact=True, aspect="'presence:' || episode"),
    _table(
        "evidence",
        "version INTEGER NOT NULL, episode INTEGER NOT NULL, quote TEXT NOT NULL",
        fact=True,
        aspect="'evidence:' || version || ':' || episode",
        link="version",
    ),
    _table(
        "edge",
        "kind TEXT NOT NULL, from_version INTEGER NOT NULL, to_version INTEGER NOT NULL, reason TEXT NOT NULL",
        fact=True,
        aspect="'edge:' || from_version || ':' || to_version || ':' || kind",
        link="from_version",
    ),
    _table(
        "slot",
        "version INTEGER NOT NULL, subject INTEGER NOT NULL, attribute TEXT NOT NULL, value TEXT NOT NULL, "
        "cardinality TEXT NOT NULL, polarity TEXT NOT NULL, scope TEXT",
        fact=True,
        aspect="'slot:' || version",
        link="version",
    ),
    _table(
        "alias",
        "subject INTEGER NOT NULL, name TEXT NOT NULL, folded TEXT NOT NULL",
        fact=True,
        aspect="'alias:' || subject",
    ),
    # How the owner wants to be called; without a row by the name that the vault was made with.
    _table("called", "subject INTEGER NOT NULL, name TEXT NOT NULL", fact=True, aspect="'called:' || subject"),
    _table("policy", "source INTEGER NOT NULL, name TEXT NOT NULL", fact=True, aspect="'policy:' || source"),
    _table(
        "skip",
        "id TEXT NOT NULL, episode INTEGER NOT NULL, layer TEXT NOT NULL, reason TEXT NOT NULL, details TEXT NOT NULL",
        fact=True,
        aspect="'skip:' || episode",
    ),
    _table(
        "contradiction",
        "id TEXT NOT NULL, first INTEGER NOT NULL, second INTEGER NOT NULL, generator TEXT NOT NULL, "
        "reason TEXT NOT NULL, score REAL, suggested TEXT, pair BLOB NOT NULL",
        fact=True,
        aspect="'contradiction:' || id",
        link="first",
    ),
    _table(
        "verdict",
        "contradiction TEXT NOT NULL, verdict TEXT NOT NULL, details TEXT NOT NULL, note TEXT NOT NULL",
        fact=True,
        aspect="'verdict:' || contradiction",
    ),
    _table(
        "assessment",
        "contradiction TEXT NOT NULL, generator TEXT NOT NULL, model TEXT NOT NULL, label TEXT NOT NULL, "
        "score REAL, reason TEXT NOT NULL",
        fact=True,
        aspect="'assessment:' || contradiction",
    ),
    _table(
        "scope",
        "version INTEGER NOT NULL, text TEXT NOT NULL",
        fact=True,
        aspect="'scope:' || version",
        link="version",
    ),
    _table(
        "automatic",
        "generator TEXT NOT NULL, limit_percent REAL NOT NULL",
        fact=True,
        aspect="'automatic:' || generator",
    ),
    _table(
        "saved",
        "id TEXT NOT NULL, name TEXT NOT NULL, query TEXT NOT NULL, details TEXT NOT NULL",
        fact=True,
        aspect="'saved:' || id",
    ),
    _table(
        "proposal",
        "id TEXT NOT NULL, kind TEXT NOT NULL, memory INTEGER, base_version INTEGER, before TEXT, after TEXT, "
        "reason TEXT NOT NULL, proposed_by TEXT NOT NULL, guard TEXT NOT NULL, details TEXT NOT NULL",
        fact=True,
        aspect="'proposal:' || id",
        link="memory",
    ),
    _table(
        "decision",
        "proposal TEXT NOT NULL, state TEXT NOT NULL, reason TEXT NOT NULL",
        fact=True,
        aspect="'decision:' || proposal",
    ),
)

TABLES: dict[str, Table] = {table.name: table for table in CONTENTS + FACTS}

# Porter for English; text in scripts without spaces reaches it one sign at a time (core/text.py).
_WORDS = "tokenize = 'porter unicode61 remove_diacritics 2', content = '', contentless_delete = 1"

_OTHER = f"""
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE operation (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, kind TEXT NOT NULL, actor TEXT NOT NULL,
    at INTEGER NOT NULL, note TEXT NOT NULL, undoes INTEGER REFERENCES operation, model_calls INTEGER NOT NULL,
    salt BLOB, digest BLOB NOT NULL, chain BLOB NOT NULL);
CREATE TABLE model (
    key INTEGER PRIMARY KEY, fingerprint TEXT NOT NULL UNIQUE, name TEXT NOT NULL, dimensions INTEGER NOT NULL);
CREATE TABLE version_vector (
    key INTEGER PRIMARY KEY, owner INTEGER NOT NULL REFERENCES version, model INTEGER NOT NULL REFERENCES model,
    scale REAL NOT NULL, codes BLOB NOT NULL, checksum BLOB NOT NULL, UNIQUE (owner, model));
CREATE TABLE episode_vector (
    key INTEGER PRIMARY KEY, owner INTEGER NOT NULL REFERENCES episode, model INTEGER NOT NULL REFERENCES model,
    scale REAL NOT NULL, codes BLOB NOT NULL, checksum BLOB NOT NULL, UNIQUE (owner, model));
CREATE TABLE episode_pieces (
    owner INTEGER NOT NULL REFERENCES episode, model INTEGER NOT NULL REFERENCES model,
    codes BLOB NOT NULL, checksum BLOB NOT NULL, UNIQUE (owner, model));
CREATE TABLE version_pieces (
    owner INTEGER NOT NULL REFERENCES version, model INTEGER NOT NULL REFERENCES model,
    codes BLOB NOT NULL, checksum BLOB NOT NULL, UNIQUE (owner, model));
CREATE VIRTUAL TABLE version_words USING fts5(own, previous, next, {_WORDS});
CREATE VIRTUAL TABLE episode_words USING fts5(own, previous, next, {_WORDS});
INSERT INTO version_words(version_words, rank) VALUES ('secure-delete', 1);
INSERT INTO episode_words(episode_words, rank) VALUES ('secure-delete', 1);
CREATE UNIQUE INDEX source_name ON source(folded);
CREATE INDEX memory_short ON memory(substr(id, -8));
CREATE INDEX episode_short ON episode(substr(id, -8));
CREATE INDEX episode_origin ON episode(origin) WHERE origin IS NOT NULL;
CREATE INDEX episode_turn ON episode(conversation, position) WHERE conversation IS NOT NULL;
CREATE UNIQUE INDEX version_number ON version(memory, number);
CREATE INDEX version_hash ON version(hash);
CREATE INDEX version_near ON version(near);
CREATE INDEX window_version ON window(version);
CREATE INDEX mark_memory ON mark(memory);
CREATE INDEX tag_memory ON tag(memory);
CREATE INDEX presence_episode ON presence(episode);
CREATE INDEX evidence_version ON evidence(version);
CREATE INDEX evidence_episode ON evidence(episode);
CREATE INDEX edge_from ON edge(from_version);
CREATE INDEX edge_to ON edge(to_version);
CREATE INDEX slot_version ON slot(version);
CREATE INDEX slot_value ON slot(subject, attribute);
CREATE INDEX slot_polarity ON slot(subject, attribute, polarity);
CREATE INDEX skip_id ON skip(id);
CREATE INDEX contradiction_id ON contradiction(id);
CREATE INDEX contradiction_pair ON contradiction(pair);
CREATE INDEX contradiction_first ON contradiction(first);
CREATE INDEX contradiction_second ON contradiction(second);
CREATE INDEX verdict_contradiction ON verdict(contradiction);
CREATE INDEX assessment_contradiction ON assessment(contradiction);
CREATE INDEX scope_version ON scope(version);
CREATE INDEX saved_id ON saved(id);
CREATE INDEX other_entry_id ON other_entry(id);
CREATE INDEX brought_place ON brought(name, place);
CREATE INDEX brought_origin ON brought(origin);
CREATE TABLE examined (
    version INTEGER NOT NULL REFERENCES version, detector TEXT NOT NULL, PRIMARY KEY (version, detector)) WITHOUT ROWID;
CREATE TABLE usage (
    memory INTEGER NOT NULL REFERENCES memory, kind TEXT NOT NULL, times INTEGER NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (memory, kind)) WITHOUT ROWID;
CREATE TABLE gist (
    version INTEGER PRIMARY KEY REFERENCES version, mark TEXT NOT NULL, numbers BLOB NOT NULL);
CREATE INDEX proposal_id ON proposal(id);
CREATE INDEX proposal_memory ON proposal(memory);
CREATE INDEX decision_proposal ON decision(proposal);
CREATE INDEX operation_undoes ON operation(undoes) WHERE undoes IS NOT NULL;
"""


def bits_statement(table: str, dimensions: int) -> str:
    """The statement that makes a table of sign bits; vec0 tables are made for one width, a multiple of eight."""
    return f"CREATE VIRTUAL TABLE {table} USING vec0(bits bit[{-(-dimensions // 8) * 8}])"


_NEVER_CHANGE = ("operation", *(table.name for table in CONTENTS))


def statements() -> list[str]:
    """Every statement that makes an empty vault of this schema, in order."""
    made = [_create(table) for table in TABLES.values()]
    made += [part.strip() for part in _OTHER.split(";\n") if part.strip()]
    for table in FACTS:
        made.append(f"CREATE INDEX {table.name}_asserted ON {table.name}(asserted_by)")
        made.append(f"CREATE INDEX {table.name}_retracted ON {table.name}(retracted_by) WHERE retracted_by IS NOT NULL")
        made += _fact_triggers(table)
    made += [_replace_trigger(name, "key = NEW.key") for name in TABLES]
    made.append(_replace_trigger("operation", "number = NEW.number"))
    made.append(_replace_trigger("version", "memory = NEW.memory AND number = NEW.number", "number"))
    made.append(_replace_trigger("source", "folded = NEW.folded", "name"))
    for name in _NEVER_CHANGE:
        for verb in ("UPDATE", "DELETE"):
            made.append(
                f"CREATE TRIGGER {name}_no_{verb.lower()} BEFORE {verb} ON {name} BEGIN "
                f"SELECT RAISE(ABORT, '{name} rows never change'); END"
            )
    return made


def _create(table: Table) -> str:
    columns = ", ".join(f"{name} {kind}" for name, kind in zip(table.columns, table.types, strict=True))
    # No REFERENCES: the log entry is written last, and SQLite would then search every table for its number.
    # ``verify`` looks for rows that belong to no entry.
    ownership = "asserted_by INTEGER NOT NULL, retracted_by INTEGER" if table.is_fact else "operation INTEGER NOT NULL"
    return f"CREATE TABLE {table.name} (key INTEGER PRIMARY KEY, {columns}, {ownership}, checksum BLOB NOT NULL)"


def _replace_trigger(table: str, same: str, of: str = "row") -> str:
    """INSERT OR REPLACE removes a row without asking the delete trigger; this one asks."""
    return (
        f"CREATE TRIGGER {table}_no_replace_of_{of} BEFORE INSERT ON {table} "
        f"WHEN EXISTS (SELECT 1 FROM {table} WHERE {same}) BEGIN "
        f"SELECT RAISE(ABORT, '{table} rows are never replaced'); END"
    )


def _fact_triggers(table: Table) -> list[str]:
    same = " AND ".join(f"NEW.{name} IS OLD.{name}" for name in (*table.columns, "key", "asserted_by", "checksum"))
    return [
        f"CREATE TRIGGER {table.name}_retract_once BEFORE UPDATE ON {table.name} "
        f"WHEN NOT (OLD.retracted_by IS NULL AND NEW.retracted_by IS NOT NULL AND {same}) BEGIN "
        f"SELECT RAISE(ABORT, '{table.name} rows are only retracted, once'); END",
        f"CREATE TRIGGER {table.name}_no_delete BEFORE DELETE ON {table.name} BEGIN "
        f"SELECT RAISE(ABORT, '{table.name} rows never go'); END",
    ]
