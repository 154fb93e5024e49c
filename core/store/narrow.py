"""Sets of statements by what a query is narrowed to: a phrase, a speaker or source, a time of change."""

from __future__ import annotations

from collections.abc import Sequence

from core.answers import Corpus
from core.store.connection import Store
from core.store.days import Days, within
from core.store.journal import live
from core.store.words_index import holding
from core.text import fold, spaced


def keys_with_phrase(store: Store, corpus: Corpus, phrase: str) -> set[int]:
    """The statements whose own words hold these words in this order, their endings aside."""
    quoted = spaced(fold(phrase)).replace('"', " ").replace("\x00", " ")
    return set(holding(store, corpus, f'"{quoted}"'))


def keys_with_signs(store: Store, corpus: Corpus, signs: Sequence[str]) -> set[int]:
    """The statements whose text holds each of these runs of signs that are no words: “🐶”, “(”, “->”."""
    if any("\ud800" <= sign <= "\udfff" for run in signs for sign in run):
        return set()  # no stored text holds half of a sign
    table = "version" if corpus is Corpus.MEMORIES else "episode"
    held = " AND ".join("instr(text, ?) > 0" for _ in signs)
    return {key for (key,) in store.rows(f"SELECT key FROM {table} WHERE {held}", signs)}


def spoken_or_sent_by(store: Store, corpus: Corpus, names: Sequence[str]) -> set[int]:
    """The statements whose speaker or source goes by one of these names, letter case aside."""
    table = "version" if corpus is Corpus.MEMORIES else "episode"
    wanted = {fold(name) for name in names}
    speakers = [name for (name,) in store.rows(f"SELECT DISTINCT speaker FROM {table}") if fold(name) in wanted]
    sources = [key for key, folded in store.rows("SELECT key, folded FROM source") if folded in wanted]
    places = ", ".join("?" * len(speakers))
    scope = ", ".join(map(str, sources))
    sql = f"SELECT key FROM {table} WHERE speaker IN ({places}) OR source IN ({scope})"
    return {key for (key,) in store.rows(sql, speakers)}


def changed_versions(store: Store, days: Days, known: int) -> set[int]:
    """The versions that began or ended in the world on these days, or took the place of another one then."""
    began, ended = within("w.valid_from", "w.valid_from_precision"), within("w.valid_to", "w.valid_to_precision")
    rows = store.rows(
        f"SELECT version FROM window w WHERE {live(known, 'w')} AND ({began} OR {ended}) "
        "UNION SELECT v.key FROM version v JOIN operation o ON o.number = v.operation "
        f"WHERE v.number > 1 AND {within('o.at')}",
        days,
    )
    return {key for (key,) in rows}
