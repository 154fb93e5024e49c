"""Statements of both kinds as the language model reads them."""

from __future__ import annotations

from collections.abc import Sequence

from core.answers import Corpus
from core.store.connection import Store
from core.store.journal import from_micros
from core.text import statement_text


def statement_texts(store: Store, corpus: Corpus, keys: Sequence[int]) -> list[str]:
    """The texts to embed for these statements, in the order of the keys."""
    places = ",".join(map(str, keys))
    if corpus is Corpus.MEMORIES:
        rows = store.rows(f"SELECT key, text FROM version WHERE key IN ({places})")
        found = dict(rows)
    else:
        rows = store.rows(f"SELECT key, text, speaker, said_at, caption FROM episode WHERE key IN ({places})")
        found = {
            key: statement_text(text, speaker, None if said is None else from_micros(said), caption)
            for key, text, speaker, said, caption in rows
        }
    return [found[key] for key in keys]
