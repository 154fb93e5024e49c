"""A message cut into its sentences, each with its exact place, without what is only pasted or quoted in it.

Knows abbreviations, decimals, initials, lists and scripts without spaces. Left
out are fenced code, block quotes and tagged blocks: they were brought along,
not said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence as it stands in the message, and where."""

    text: str
    start: int
    end: int


_CODE_OR_QUOTE = re.compile(r"```.*?(?:```|\Z)|~~~.*?(?:~~~|\Z)|^[ \t]*>[^\n]*$", re.DOTALL | re.MULTILINE)
_TAG = re.compile(r"<(?P<shut>/?)(?P<name>[A-Za-z][\w-]{0,40})(?:\s[^<>]{0,200})?>")
_FORMATTING = frozenset("a b i u s em strong mark small sub sup p span div li ul ol h1 h2 h3 h4 body html".split())
"""Tags that only dress what was said."""
_MOST_TAGS = 50
"""Names of tags that are watched at once; a message with more of them unclosed is no page that was pasted in."""
_GERMAN_MONTH = re.compile(r"(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)", re.IGNORECASE)
_END = re.compile(r"(?P<dots>[.!?…]+[\"'”’»)\]]*)(?=\s|\Z)|(?P<wide>[。！？｡]+[」』”’）)]*)|(?P<line>\n+)")
_MARKER = re.compile(r"\s*(?:[-*•–—]\s+|\d{1,2}[.)]\s+)?")
_ABBREVIATED = re.compile(
    r"(?:\b(?:mr|mrs|ms|dr|prof|st|jr|sr|vs|etc|e\.g|i\.e|no|nr|approx|inc|ltd|co|u\.s|u\.k|a\.m|p\.m|z\.b|bzw|ca|usw|"
    r"str|hr|fr|sra|sr|mme|mlle|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|tel|ave|mt)|\b[A-Za-z])\.$",
    re.IGNORECASE,
)


def sentences(text: str) -> tuple[Sentence, ...]:
    """The sentences of a message in order; ``text[start:end]`` is each one's own text."""
    blank = _CODE_OR_QUOTE.sub(lambda found: "\n" * len(found.group()), text)
    pieces, at = [], 0
    for start, end in _tagged(blank):
        pieces += [blank[at:start], "\n" * (end - start)]
        at = end
    blank = "".join([*pieces, blank[at:]])
    return tuple(found for start, end in _spans(blank) if (found := _trimmed(text, start, end)) is not None)


def _tagged(text: str) -> list[tuple[int, int]]:
    """Where blocks between an opening and its closing tag stand, outermost ones only."""
    blocks: list[tuple[int, int]] = []
    opened: dict[str, int] = {}
    for tag in _TAG.finditer(text):
        name = tag["name"].lower()
        if name in _FORMATTING:
            continue
        if not tag["shut"]:
            if len(opened) < _MOST_TAGS:
                opened.setdefault(name, tag.start())
        elif name in opened:
            start = opened.pop(name)
            opened = {other: at for other, at in opened.items() if at < start}
            while blocks and blocks[-1][0] > start:
                blocks.pop()
            blocks.append((start, tag.end()))
    return blocks


def _spans(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for end in _END.finditer(text):
        if end["dots"] and not _ends(text, start, end):
            continue
        yield start, end.start() if end["line"] else end.end()
        start = end.end()
    yield start, len(text)


def _ends(text: str, start: int, end: re.Match[str]) -> bool:
    """Whether these signs end a sentence; a full stop may only shorten a word or number a day."""
    if end["dots"] != ".":
        return True
    rest = text[end.end() :].lstrip(" \t")
    if not rest or rest[0] == "\n":
        return True
    before = text[max(start, end.start() - 12) : end.start() + 1]
    if _ABBREVIATED.search(before):  # "I." and "a.m." may also end one: then a capital follows
        return before[-2:].upper() in ("M.",) and rest[0].isupper()
    if re.search(r"(?:^|[^\d.,])\d{1,2}\.$", before) and _GERMAN_MONTH.match(rest):
        return False  # "am 3. März"
    return not rest[0].islower()


def _trimmed(text: str, start: int, end: int) -> Sentence | None:
    marker = _MARKER.match(text, start, end)
    start = marker.end() if marker else start
    while end > start and text[end - 1].isspace():
        end -= 1
    return Sentence(text[start:end], start, end) if end > start else None
