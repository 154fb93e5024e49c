"""``verify``: does every row, the log's chain and both indexes still agree?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

from core.answers import Corpus, Problem
from core.errors import VaultError
from core.store.checksums import checksum
from core.store.connection import Store, open_store
from core.store.journal import chain_of, digests_from_rows
from core.store.meta import get_meta
from core.store.piece_rows import TABLES as PIECES
from core.store.schema import TABLES, Table, bits_statement, statements
from core.store.strands import strand_problems
from core.store.vector_rows import MODEL, NAMES, bits_of, bits_tables, has_table, searched_model
from core.store.words_index import TABLES as WORD_TABLES
from core.store.words_index import expected_documents

_MOST = 100  # problems named of one kind; a file with more is restored from a backup anyway


def verify(store: Store) -> tuple[Problem, ...]:
    """Everything that does not agree, each with the memory or row it concerns; empty = all well."""
    found: list[Problem] = []
    for check in (_file, _guards, _rows, _log, strand_problems, lineages, _vectors, _pieces, _words):
        try:
            for problem in islice(check(store), _MOST):
                found.append(problem)
        except VaultError as reason:
            found.append(Problem("damage", check.__name__.strip("_"), reason.message))
    return tuple(found)


def _guards(store: Store) -> Iterable[Problem]:
    """Tables, indexes and the triggers that refuse rewriting are those of a fresh vault, no more and no fewer."""
    # What SQLite keeps for itself comes and goes with the tables that modules make.
    sql = (
        "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' "
        "ORDER BY name"
    )
    held: dict[str, str] = dict(store.rows(sql))
    fresh = open_store(None)
    try:
        for statement in statements():
            fresh.run(statement)
        for table, dimensions in bits_tables(store):
            fresh.run(bits_statement(table, dimensions))
        wanted: dict[str, str] = dict(fresh.rows(sql))
    finally:
        fresh.close()
    for name in sorted(wanted.keys() | held.keys()):
        if name not in wanted:
            yield Problem("guard", name, "something that no Variorum made")
        elif held.get(name) != wanted[name]:
            yield Problem("guard", name, "a table, an index or a guard against rewriting is missing or altered")


def _file(store: Store) -> Iterable[Problem]:
    for (answer,) in store.rows("PRAGMA integrity_check"):
        if answer != "ok":
            yield Problem("damage", "file", str(answer))
    for row in store.rows("PRAGMA foreign_key_check"):
        yield Problem("damage", f"{row[0]} {row[1]}", f"points to a row of {row[2]} that is not there")


def _rows(store: Store) -> Iterable[Problem]:
    for table in TABLES.values():
        columns = ", ".join(_raw(name, kind) for name, kind in zip(table.columns, table.types, strict=True))
        for row in store.each(f"SELECT key, checksum, {columns} FROM {table.name} ORDER BY key"):
            values = _decoded(table, row[2:])
            if values is None or checksum(table.name, values) != row[1]:
                yield Problem("altered", _where(store, table, row[0]), f"a row of {table.name} was altered")


def _raw(name: str, kind: str) -> str:
    """Texts are read as bytes: one that is no longer UTF-8 must not hide the rows behind it."""
    return f"CAST({name} AS BLOB)" if kind.startswith("TEXT") else name


def _decoded(table: Table, values: Sequence[Any]) -> list[Any] | None:
    try:
        return [
            value.decode() if kind.startswith("TEXT") and isinstance(value, bytes) else value
            for value, kind in zip(values, table.types, strict=True)
        ]
    except UnicodeDecodeError:
        return None


def _where(store: Store, table: Table, key: int) -> str:
    memory = f"{table.name}.memory" if table.name == "version" else table.memory
    found = store.value(
        f"SELECT (SELECT CAST(id AS BLOB) FROM memory WHERE memory.key = {memory}) FROM {table.name} WHERE key = ?",
        (key,),
    )
    return f"memory {found.decode(errors='replace')}" if found else f"{table.name} {key}"


def _log(store: Store) -> Iterable[Problem]:
    salted = store.each("SELECT number, salt, note FROM operation WHERE salt IS NOT NULL ORDER BY number")
    return log_problems(store, digests_from_rows(store, {row[0]: (row[1], row[2]) for row in salted}))


def log_problems(store: Store, made: Mapping[int, bytes]) -> Iterable[Problem]:
    """The chain of the log, entry by entry; ``made`` has the digests as the rows are, by operation."""
    before, expected = b"", 1
    rows = store.rows(
        "SELECT number, id, kind, actor, at, undoes, model_calls, note, digest, chain FROM operation ORDER BY number"
    )
    for row in rows:
        number, digest, chain = row[0], row[8], row[9]
        if number != expected:
            yield Problem("log", f"operation {expected}", "the entry is missing")
        if chain_of(before, row[:7], digest) != chain:
            yield Problem("log", f"operation {number}", "the entry does not fit the chain")
        if made.get(number) != digest:
            yield Problem("log", f"operation {number}", "its rows are not those that it wrote")
        before, expected = chain, number + 1
    if rows and rows[0][7] != get_meta(store, "vault"):
        yield Problem("log", "vault", "the vault's id is not the one that its log began with")
    yield from _beyond(store, expected - 1)


def _beyond(store: Store, last: int) -> Iterable[Problem]:
    for table in TABLES.values():
        owner = "max(asserted_by, coalesce(retracted_by, 0))" if table.is_fact else "operation"
        for (key,) in store.rows(f"SELECT key FROM {table.name} WHERE {owner} > ?", (last,)):
            yield Problem("log", f"{table.name} {key}", "it belongs to no entry of the log")


def lineages(store: Store) -> Iterable[Problem]:
    """Every memory has a first version, every version at most one window at once."""
    for (memory,) in store.rows(
        "SELECT id FROM memory m WHERE NOT EXISTS (SELECT 1 FROM version v WHERE v.memory = m.key AND v.number = 1)"
    ):
        yield Problem("lineage", f"memory {memory}", "it has no first version")
    for version, count in store.rows(
        "SELECT version, count(*) FROM window WHERE retracted_by IS NULL GROUP BY version HAVING count(*) > 1"
    ):
        yield Problem("lineage", f"version {version}", f"it has {count} windows at once")


def _vectors(store: Store) -> Iterable[Problem]:
    model = searched_model(store)
    if model is None and get_meta(store, MODEL) is not None:
        yield Problem("index", "model", "the language model whose vectors are searched is not known")
    for names in NAMES.values():
        table = TABLES[names.owners]
        held = model is not None and has_table(store, names.bits(model))
        bits: dict[int, bytes] = dict(store.rows(f"SELECT rowid, bits FROM {names.bits(model or 0)}")) if held else {}
        for row in store.each(f"SELECT owner, model, scale, codes, checksum FROM {names.vectors} ORDER BY key"):
            if checksum(names.vectors, row[:4]) != row[4]:
                yield Problem("altered", _where(store, table, row[0]), "its vector was altered")
            elif row[1] == model and bits.pop(row[0], None) != bits_of(row[3]):
                yield Problem("index", _where(store, table, row[0]), "the vector index does not hold its vector")
        for key in bits:
            yield Problem("index", f"{names.owners} {key}", "the vector index has an entry without a vector")


def _pieces(store: Store) -> Iterable[Problem]:
    for corpus, table in PIECES.items():
        owners = TABLES[NAMES[corpus].owners]
        for row in store.each(f"SELECT owner, model, codes, checksum FROM {table} ORDER BY owner"):
            if checksum(table, row[:3]) != row[3]:
                yield Problem("altered", _where(store, owners, row[0]), "the vectors of its words were altered")


def _words(store: Store) -> Iterable[Problem]:
    for corpus in (Corpus.MEMORIES, Corpus.EPISODES):
        yield from _compare_words(store, corpus)


def _compare_words(store: Store, corpus: Corpus) -> Iterable[Problem]:
    """Index every text again on the side and compare word by word, place by place."""
    table = WORD_TABLES[corpus]
    store.run("DROP TABLE IF EXISTS temp.fresh_words")
    store.run(
        "CREATE VIRTUAL TABLE temp.fresh_words USING fts5(own, previous, next, "
        "tokenize = 'porter unicode61 remove_diacritics 2', content = '')"
    )
    store.run_many(
        "INSERT INTO temp.fresh_words (rowid, own, previous, next) VALUES (?, ?, ?, ?)",
        list(expected_documents(store, corpus)),
    )
    store.run("CREATE VIRTUAL TABLE IF NOT EXISTS temp.fresh_places USING fts5vocab(temp, fresh_words, instance)")
    store.run(f"CREATE VIRTUAL TABLE IF NOT EXISTS temp.{table}_places USING fts5vocab(main, {table}, instance)")
    try:
        fresh, held = (
            "SELECT term, doc, col, offset FROM temp.fresh_places",
            f"SELECT term, doc, col, offset FROM temp.{table}_places",
        )
        for sql, message in (
            (f"{fresh} EXCEPT {held}", "a word of it is missing in the word index"),
            (f"{held} EXCEPT {fresh}", "the word index has a word that it does not hold"),
        ):
            for (doc,) in store.rows(f"SELECT DISTINCT doc FROM ({sql}) LIMIT {_MOST}"):
                yield Problem("index", f"{table} {doc}", message)
    finally:
        store.run("DROP TABLE temp.fresh_places")
        store.run(f"DROP TABLE temp.{table}_places")
        store.run("DROP TABLE temp.fresh_words")
