"""The word index: three columns a statement (its own text, the turn before, the turn after).

Contentless full-text tables keyed by version and by episode. What goes in is
derived from the rows alone, so that ``verify`` can make it again and compare.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from core.answers import Corpus
from core.store.connection import Row, Store
from core.store.episodes import NewEpisode
from core.store.gathered import gathered, keys_in
from core.store.journal import from_micros
from core.text import index_text

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

TABLES = {Corpus.MEMORIES: "version_words", Corpus.EPISODES: "episode_words"}

OWN_WEIGHT, NEIGHBOUR_WEIGHT = 2.0, 1.0
"""BM25 weights of own text against neighbouring turns (LoCoMo recall@10: 71.3 against 60.6 for one column)."""
ALIKE = 4
"""Digits of a BM25 that count in the order: those beyond differ with how the same sum is added up."""

_COLUMNS = 3
_AT_ONCE = 500  # words looked up by one statement

Document = tuple[int, str, str, str]


def add_version(store: Store, key: int, text: str) -> None:
    """Index a version; stand-alone statements have no neighbours."""
    _add(store, "version_words", (key, index_text(text), "", ""))


def add_episodes(store: Store, keys: Sequence[int], episodes: Sequence[NewEpisode]) -> None:
    """Index episodes that were written together, in order; neighbours share a conversation."""
    for at, (key, episode) in enumerate(zip(keys, episodes, strict=True)):
        before = _neighbour(episodes[at - 1], episode) if at else ""
        after = _neighbour(episodes[at + 1], episode) if at + 1 < len(episodes) else ""
        _add(store, "episode_words", (key, _episode_text(episode), before, after))


def _neighbour(other: NewEpisode, episode: NewEpisode) -> str:
    same = other.conversation is not None and other.conversation == episode.conversation
    return _episode_text(other) if same else ""


def _episode_text(episode: NewEpisode) -> str:
    return index_text(episode.text, episode.speaker, episode.said_at.at if episode.said_at else None, episode.caption)


def _add(store: Store, table: str, document: Document) -> None:
    store.run(f"INSERT INTO {table} (rowid, own, previous, next) VALUES (?, ?, ?, ?)", document)


def list_words(store: Store) -> None:
    """Let the words of the indexes be read as tables of this handle; outside of transactions, and before any search.

    Within one they would go with its end, and with them everything that the driver had prepared.
    """
    for table in TABLES.values():
        for name, kind in (("vocabulary", "row"), ("instances", "instance")):
            store.run(f"CREATE VIRTUAL TABLE IF NOT EXISTS temp.{table}_{name} USING fts5vocab(main, {table}, {kind})")


def lookup(store: Store, corpus: Corpus, match: str) -> list[Row]:
    """Key and BM25 (higher is better) of every statement for an FTS5 expression: best first, then newest first."""
    table = TABLES[corpus]
    return store.rows(
        f"SELECT rowid, -bm25({table}, {OWN_WEIGHT}, {NEIGHBOUR_WEIGHT}, {NEIGHBOUR_WEIGHT}) AS score "
        f"FROM {table} WHERE {table} MATCH ? ORDER BY round(score, {ALIKE}) DESC, rowid DESC",
        (match,),
    )


def holding(store: Store, corpus: Corpus, phrase: str) -> list[int]:
    """Keys of the statements that hold a quoted phrase of FTS5 in their own text, date and speaker included, rising."""
    table = TABLES[corpus]
    rows = store.rows(f"SELECT rowid FROM {table} WHERE {table} MATCH ? ORDER BY rowid", (f"own : ({phrase})",))
    return [key for (key,) in rows]


def latest_with(store: Store, phrase: str, limit: int) -> list[Row]:
    """Key, text and time of saying (microseconds, 0 = unknown) of the latest versions with a quoted phrase."""
    return store.rows(
        "SELECT v.key, v.text, coalesce(v.said_at, 0) FROM version_words JOIN version v ON v.key = version_words.rowid "
        "WHERE version_words MATCH ? ORDER BY version_words.rowid DESC LIMIT ?",
        (phrase, limit),
    )


def size(store: Store, corpus: Corpus) -> int:
    """How many statements the index holds."""
    return totals(store, corpus)[1]


def document_frequencies(store: Store, corpus: Corpus, stems: Iterable[str]) -> dict[str, int]:
    """In how many statements each indexed word stands, neighbours counted in."""
    table = TABLES[corpus]
    wanted = tuple(dict.fromkeys(stems))
    found = dict.fromkeys(wanted, 0)
    for at in range(0, len(wanted), _AT_ONCE):
        part = wanted[at : at + _AT_ONCE]
        places = ", ".join("?" * len(part))
        found.update(store.rows(f"SELECT term, doc FROM temp.{table}_vocabulary WHERE term IN ({places})", part))
    return found


def words_ending(store: Store, corpus: Corpus, ending: str, longer: int, limit: int) -> list[str]:
    """Indexed words with this ending and at least so many signs before it, the most frequent first; reads them all."""
    table = TABLES[corpus]
    rows = store.rows(
        f"SELECT term FROM temp.{table}_vocabulary WHERE length(term) >= ? AND substr(term, ?) = ? "
        "ORDER BY doc DESC, term LIMIT ?",
        (len(ending) + longer, -len(ending), ending, limit),
    )
    return [term for (term,) in rows]


def totals(store: Store, corpus: Corpus) -> tuple[bytes, int, int]:
    """The index's own note of its size, which every change alters, and from it its statements and its words."""
    return store.once(("words", corpus), lambda: _totals(store, corpus))


def _totals(store: Store, corpus: Corpus) -> tuple[bytes, int, int]:
    (note,) = store.row(f"SELECT block FROM {TABLES[corpus]}_data WHERE id = 1") or (b"",)
    numbers = _varints(bytes(note))
    return bytes(note), numbers[0] if numbers else 0, sum(numbers[1:])


def word_lengths(store: Store, corpus: Corpus, after: int) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
    """The keys above ``after`` in the index, rising, and how many words each statement has there."""
    import numpy as np

    read = f"SELECT id, sz FROM {TABLES[corpus]}_docsize WHERE id > ?"
    short = f"length(sz) = {_COLUMNS}"  # a byte a column, as in all but long statements
    sql = f"SELECT {gathered('id', short)}, group_concat(hex(sz), '') FILTER (WHERE {short}) FROM ({read})"
    ids, sizes = store.row(sql, (after,)) or (None, None)
    keys = np.array(keys_in(ids), np.int64)
    whole = np.frombuffer(bytes.fromhex(sizes or ""), np.uint8).reshape(-1, _COLUMNS)
    longer = [(key, sum(_varints(packed))) for key, packed in store.each(f"{read} AND NOT {short}", (after,))]
    keys = np.append(keys, np.array([key for key, _ in longer], np.int64))
    lengths = np.append(whole.sum(axis=1, dtype=np.int32), np.array([length for _, length in longer], np.int32))
    order = np.argsort(keys, kind="stable")
    return keys[order], lengths[order]


def _varints(packed: bytes) -> list[int]:
    """The numbers of FTS5's notes: seven bits a byte, the highest first."""
    numbers, number = [], 0
    for byte in packed:
        number = number << 7 | byte & 127
        if byte < 128:
            numbers.append(number)
            number = 0
    return numbers


def word_instances(store: Store, corpus: Corpus, word: str) -> str:
    """The statements with an indexed word, rising, as numbers with commas; once for each time that it stands there."""
    table = TABLES[corpus]
    return str(store.value(f"SELECT group_concat(doc) FROM temp.{table}_instances WHERE term = ?", (word,)) or "")


def phrase_holders(store: Store, corpus: Corpus, match: str, after: int = 0) -> str:
    """The statements above a key that fit an FTS5 expression, rising, as numbers with commas."""
    table = TABLES[corpus]
    sql = f"SELECT group_concat(rowid) FROM {table} WHERE {table} MATCH ? AND rowid > ?"
    return str(store.value(sql, (match, after)) or "")


def expected_documents(store: Store, corpus: Corpus, after: int = 0) -> Iterator[Document]:
    """Every document as the index should hold it, made from the rows one after the other; of keys above ``after``."""
    if corpus is Corpus.MEMORIES:
        for key, text in store.each("SELECT key, text FROM version WHERE key > ? ORDER BY key", (after,)):
            yield key, index_text(text), "", ""
        return
    before, row, text = "", None, ""
    for coming in store.each(
        "SELECT key, text, speaker, said_at, caption, conversation, operation FROM episode WHERE key > ? ORDER BY key",
        (after,),
    ):
        words = index_text(coming[1], coming[2], _day(coming[3]), coming[4])
        if row is not None:
            is_one = _together(row, coming)
            yield row[0], text, before, words if is_one else ""
            before = text if is_one else ""
        row, text = coming, words
    if row is not None:
        yield row[0], text, before, ""


def index_words(store: Store, after: tuple[int, int] = (0, 0)) -> None:
    """Make the index from rows that are in none yet: those of versions and of episodes above these two keys."""
    for (corpus, table), key in zip(TABLES.items(), after, strict=True):
        store.run_many(
            f"INSERT INTO {table} (rowid, own, previous, next) VALUES (?, ?, ?, ?)",
            expected_documents(store, corpus, key),
        )


def _day(micros: int | None) -> datetime | None:
    return None if micros is None else from_micros(micros)


def _together(one: Sequence[object], other: Sequence[object]) -> bool:
    return one[5] is not None and one[5] == other[5] and one[6] == other[6]
