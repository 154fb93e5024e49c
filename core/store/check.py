"""``verify``: does every row, the log's chain and both indexes still agree?"""

from __future__ import annotations

from collections.abc import Iterable

from core.answers import Corpus, Problem
from core.errors import VaultError
from core.store.connection import Store
from core.store.journal import chain_of, checksum, digest_of, entry_rows
from core.store.schema import TABLES, Table
from core.store.vector_index import NAMES
from core.store.words_index import TABLES as WORD_TABLES
from core.store.words_index import expected_documents

_MOST = 100  # problems named of one kind; a file with more is restored from a backup anyway


def verify(store: Store) -> tuple[Problem, ...]:
    """Everything that does not agree, each with the memory or row it concerns; empty = all well."""
    found: list[Problem] = []
    checks = (_file, _rows, _log, _lineages, _vectors, _words)
    for check in checks:
        try:
            found += [problem for problem, _ in zip(check(store), range(_MOST), strict=False)]
        except VaultError as reason:
            found.append(Problem("damage", check.__name__.strip("_"), reason.message))
    return tuple(found)


def _file(store: Store) -> Iterable[Problem]:
    for (answer,) in store.rows("PRAGMA integrity_check"):
        if answer != "ok":
            yield Problem("damage", "file", str(answer))
    for row in store.rows("PRAGMA foreign_key_check"):
        yield Problem("damage", f"{row[0]} {row[1]}", f"points to a row of {row[2]} that is not there")


def _rows(store: Store) -> Iterable[Problem]:
    for table in TABLES.values():
        columns = ", ".join(table.columns)
        for row in store.rows(f"SELECT key, checksum, {columns} FROM {table.name} ORDER BY key"):
            if checksum(table.name, row[2:]) != row[1]:
                yield Problem("altered", _where(store, table, row[0]), f"a row of {table.name} was altered")


def _where(store: Store, table: Table, key: int) -> str:
    memory = f"{table.name}.memory" if table.name == "version" else table.memory
    found = store.value(
        f"SELECT (SELECT id FROM memory WHERE memory.key = {memory}) FROM {table.name} WHERE key = ?", (key,)
    )
    return f"memory {found}" if found else f"{table.name} {key}"


def _log(store: Store) -> Iterable[Problem]:
    before, expected = b"", 1
    for row in store.rows(
        "SELECT number, id, kind, actor, at, undoes, model_calls, note, salt, digest, chain FROM operation "
        "ORDER BY number"
    ):
        number, note, salt, digest, chain = row[0], row[7], row[8], row[9], row[10]
        if number != expected:
            yield Problem("log", f"operation {expected}", "the entry is missing")
        if chain_of(before, row[:7], digest) != chain:
            yield Problem("log", f"operation {number}", "the entry does not fit the chain")
        if salt is not None and digest_of(salt, note, *entry_rows(store, number)) != digest:
            yield Problem("log", f"operation {number}", "its rows are not those that it wrote")
        before, expected = chain, number + 1
    yield from _beyond(store, expected - 1)


def _beyond(store: Store, last: int) -> Iterable[Problem]:
    for table in TABLES.values():
        owner = "max(asserted_by, coalesce(retracted_by, 0))" if table.is_fact else "operation"
        for (key,) in store.rows(f"SELECT key FROM {table.name} WHERE {owner} > ?", (last,)):
            yield Problem("log", f"{table.name} {key}", "it belongs to no entry of the log")


def _lineages(store: Store) -> Iterable[Problem]:
    for (memory,) in store.rows(
        "SELECT id FROM memory m WHERE NOT EXISTS (SELECT 1 FROM version v WHERE v.memory = m.key AND v.number = 1)"
    ):
        yield Problem("lineage", f"memory {memory}", "it has no first version")
    for version, count in store.rows(
        "SELECT version, count(*) FROM window WHERE retracted_by IS NULL GROUP BY version HAVING count(*) > 1"
    ):
        yield Problem("lineage", f"version {version}", f"it has {count} windows at once")


def _vectors(store: Store) -> Iterable[Problem]:
    for names in NAMES.values():
        for row in store.rows(f"SELECT owner, model, scale, codes, checksum FROM {names.vectors}"):
            if checksum(names.vectors, row[:4]) != row[4]:
                yield Problem("altered", f"{names.owners} {row[0]}", "its vector was altered")
        searched = (
            f"SELECT owner FROM {names.vectors} WHERE model = (SELECT model.key FROM model JOIN meta "
            "ON meta.key = 'model' AND meta.value = model.fingerprint)"
        )
        for (key,) in store.rows(f"SELECT rowid FROM {names.bits} EXCEPT {searched}"):
            yield Problem("index", f"{names.owners} {key}", "the vector index has an entry without a vector")
        for (key,) in store.rows(f"{searched} EXCEPT SELECT rowid FROM {names.bits}"):
            yield Problem("index", f"{names.owners} {key}", "its vector is not in the vector index")


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
