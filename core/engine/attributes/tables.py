"""The rows of each language, read once from ``resources/attributes``: a table a file, a row a line.

``@NAME@`` in a pattern stands for a word list: one of the file's own
``[words]``, of ``lexicon.py`` or of ``foreign.py``; ``@KIN@`` for the
language's words for kin. A table that cannot be read is a broken
installation and raises ``ValueError`` naming the file.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from core.engine.attributes import foreign, lexicon
from core.engine.attributes.catalogue import is_known
from core.engine.attributes.rows import Effect, Form, Row, Value

TABLES = Path(__file__).resolve().parents[3] / "resources" / "attributes"
_KIN = {"de": foreign.GERMAN_KIN, "es": foreign.SPANISH_KIN, "fr": foreign.FRENCH_KIN}
_LANGUAGE = re.compile(r"^language = '(?P<language>\w+)'$", re.MULTILINE)
_NAMED = re.compile(r"@([A-Z_]+)@")


@lru_cache(maxsize=16)
def rows_of(language: str) -> tuple[Row, ...]:
    """The rows of a language, in the order in which they are tried; none for one that has no table."""
    found: list[Row] = []
    for file in sorted(TABLES.glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        said = _LANGUAGE.search(text)
        if said is not None and said["language"] != language:
            continue  # a table takes some ten milliseconds to read, and most people write in one language
        try:
            table = tomllib.loads(text)
            rows = tuple(_rows(table))
        except (tomllib.TOMLDecodeError, KeyError, ValueError, RecursionError) as reason:
            raise ValueError(f"{file.name} is no table of attributes: {reason}") from reason
        found += rows if table.get("language") == language else ()
    return tuple(found)


def _rows(table: Mapping[str, Any]) -> Iterator[Row]:
    words = {**_shared(), **table.get("words", {})}
    if table.get("kin"):
        words["KIN"] = foreign.kin_pattern(_KIN[table["kin"]])
    for row in table["rows"]:
        if not is_known(row["is"]) and row["is"] != "favourite_":
            raise ValueError(f"{row['is']} is not in the catalogue")
        yield Row(
            attribute=row["is"],
            form=Form(row["form"]),
            words=_filled(row.get("words", ""), words),
            rest=_filled(row.get("rest", "{v}"), words),
            value=Value(row.get("value", "thing")),
            effect=Effect(row.get("effect", "holds")),
            past=row.get("past", True),
            dated=row.get("dated", False),
            many=row.get("many", False),
            subject=row.get("subject", ""),
        )


def _shared() -> dict[str, str]:
    return {
        name: value
        for module in (lexicon, foreign)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, str)
    }


def _filled(pattern: str, words: Mapping[str, str]) -> str:
    """The pattern with every word list put in its place, lists within lists too."""
    while _NAMED.search(pattern):
        pattern = _NAMED.sub(lambda match: words[match[1]], pattern)
    return pattern
