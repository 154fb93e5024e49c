"""Memories as one readable page that needs nothing else: to read, to print, to hand on.

Every text is escaped and the page forbids itself scripts and connections, so
that nothing which stands in a memory can act. Each memory has its timeline: a
line a wording, on one scale of years for the whole page.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from typing import Any

_STYLE = """
:root { color-scheme: light dark; --ink: #1d1f24; --soft: #5c616b; --line: #d9dce3; --accent: #3a5fcd; --paper: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eaf0; --soft: #a2a8b4; --line: #3a3f4a; --accent: #8ea8ff; --paper: #16181d } }
* { box-sizing: border-box }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem;
  margin: 3rem auto; padding: 0 1.5rem }
h1 { font-size: 1.7rem; margin: 0 } .lead { color: var(--soft); margin: .3rem 0 2.5rem }
article { border-top: 1px solid var(--line); padding: 1rem 0 1.2rem; break-inside: avoid }
article p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere } .facts { color: var(--soft); font-size: .86rem }
.chip { border: 1px solid var(--line); border-radius: 1rem; padding: .05rem .55rem; margin-right: .3rem }
svg { display: block; width: 100%; margin: .6rem 0 .2rem; overflow: visible }
svg text { font-size: 11px; fill: var(--soft) } svg rect { fill: var(--accent) }
svg .tick { stroke: var(--line) } svg .today { stroke: var(--soft); stroke-dasharray: 2 2 }
details { margin-top: .4rem; font-size: .9rem } ol, ul { margin: .4rem 0; padding-left: 1.4rem } li { margin: .2rem 0 }
blockquote { margin: .3rem 0; padding-left: .8rem; border-left: 2px solid var(--line); overflow-wrap: anywhere }
@media print {
  @page { margin: 18mm 16mm }
  :root { --ink: #000; --soft: #444; --line: #bbb; --accent: #333; --paper: #fff }
  body { font-size: 10.5pt; max-width: none; margin: 0; padding: 0 }
  rect { print-color-adjust: exact; -webkit-print-color-adjust: exact } }
"""
_WORDS = {
    "current": "true now", "past": "no longer true", "disputed": "in dispute", "pending": "waiting for approval",
    "upcoming": "from a later day", "archived": "archived", "retired": "never right",
}  # fmt: skip
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_WIDTH, _ROW, _AXIS = 720, 14, 16  # units of a picture: its width, a line, the years below
_MOST_TICKS = 8


class _Scale:
    """Days between the first start on the page and its last date, as places in a picture."""

    def __init__(self, first: int, last: int, today: int) -> None:
        self.first, self.last, self.today = first, max(last, first + 366), today

    def at(self, day: int) -> float:
        """The place of a day, in units from the left."""
        return _WIDTH * (day - self.first) / (self.last - self.first)

    def years(self) -> list[int]:
        """The years that are named, not more than fit."""
        begun, ended = datetime.fromordinal(self.first).year + 1, datetime.fromordinal(self.last).year
        step = max(1, -(-(ended - begun + 1) // _MOST_TICKS))
        return list(range(begun, ended + 1, step))


def html_page(header: Mapping[str, object], records: Iterable[Mapping[str, Any]]) -> Iterator[bytes]:
    """The page, memory by memory; the pictures share one scale from the first start to the last date."""
    kept = list(records)
    today = str(header["exported_at"])[:10]
    days = [_days(day) for one in kept for version in one["versions"] for day in _ends(version) if day]
    scale = _Scale(min((*days, _days(today))), max((*days, _days(today))), _days(today))
    owner = escape(str(header["owner"]))
    count = f"{len(kept):,} {'memory' if len(kept) == 1 else 'memories'}"
    shown = f", as true on {escape(str(header['true_on'])[:10])}" if header.get("true_on") else ""
    yield (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Memories of {owner}</title>'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body>\n'
        f"<h1>Memories of {owner}</h1><p class=lead>{count}, written on {today}{shown}.</p>\n"
    ).encode()
    for record in kept:
        yield _article(record, scale).encode("utf-8", "replace")
    yield b"</body></html>\n"


def page_lines(records: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """What the page would say of these memories, in plain lines."""
    for record in records:
        yield str(record["text"])
        yield f"    {' · '.join(_facts(record))}"
        if len(record["versions"]) > 1:
            yield from (
                f"    {version['version']}. {version['text']}  {_span(version)}" for version in record["versions"]
            )
        yield ""


def _ends(version: Mapping[str, Any]) -> tuple[object, object]:
    return version["valid_from"], version["valid_to"]


def _facts(record: Mapping[str, Any]) -> list[str]:
    status = str(record["status"])
    told = [_WORDS.get(status, status), _span(record), f"said by {record['speaker']}", f"from {record['source']}"]
    return [fact for fact in told if fact]


def _article(record: Mapping[str, Any], scale: _Scale) -> str:
    chips = "".join(f"<span class=chip>{escape(tag)}</span>" for tag in record["tags"])
    versions = record["versions"]
    history = ""
    if len(versions) > 1:
        lines = "".join(
            f"<li>{escape(version['text'])} <span class=facts>{_span(version)}</span></li>" for version in versions
        )
        history = f"<details open><summary>{len(versions)} wordings</summary><ol>{lines}</ol></details>"
    return (
        f"<article><p>{escape(str(record['text']))}</p>{_picture(versions, scale)}"
        f"<div class=facts>{escape(' · '.join(_facts(record)))} {chips}</div>{history}"
        f"{_quotes(record)}{_decisions(record)}</article>\n"
    )


def _quotes(record: Mapping[str, Any]) -> str:
    told = record.get("evidence") or ()
    lines = "".join(
        f"<blockquote>{escape(str(one['quote']))}<div class=facts>{escape(_said(one))}</div></blockquote>"
        for one in told
    )
    return f"<details open><summary>It rests on</summary>{lines}</details>" if lines else ""


def _said(evidence: Mapping[str, Any]) -> str:
    on = f", {str(evidence['said_at'])[:10]}" if evidence["said_at"] else ""
    return f"{evidence['speaker']}, {evidence['source']}{on}"


def _decisions(record: Mapping[str, Any]) -> str:
    lines = "".join(
        f"<li>Against “{escape(str(one['text']))}”: {escape(_VERDICTS.get(one['verdict'], one['verdict']))}, "
        f"{escape(str(one['at'])[:10])}</li>"
        for one in record.get("decisions") or ()
    )
    return f"<details open><summary>Decided</summary><ul>{lines}</ul></details>" if lines else ""


_VERDICTS = {
    "a": "one of the two is right", "b": "one of the two is right", "sequence": "one after the other",
    "both": "both are true", "neither": "neither is right", "unknown": "no longer known",
    "different": "not about the same", "duplicate": "the same twice",
}  # fmt: skip


def _span(record: Mapping[str, Any]) -> str:
    begun, ended = _ends(record)
    if begun and ended:
        return f"{str(begun)[:10]} to {str(ended)[:10]}"
    return f"since {str(begun)[:10]}" if begun else f"until {str(ended)[:10]}" if ended else ""


def _picture(versions: Sequence[Mapping[str, Any]], scale: _Scale) -> str:
    """A line for each wording with a window, the years below, today dashed; an unknown start is drawn pale."""
    bars = [bar for version in versions if (bar := _bar(version, scale))]
    if not bars:
        return ""
    floor = _ROW * len(bars)
    drawn = "".join(
        f'<rect x="{start:.1f}" y="{_ROW * place + 4}" width="{end - start:.1f}" height="7" rx="3" opacity="{pale}"/>'
        for place, (start, end, pale) in enumerate(bars)
    )
    ticks = "".join(
        f'{_upright("tick", x, floor)}<text x="{x + 3:.1f}" y="{floor + 11}">{year}</text>'
        for year in scale.years()
        if (x := scale.at(datetime(year, 1, 1, tzinfo=UTC).toordinal())) <= _WIDTH - 28
    )
    return (
        f'<svg viewBox="0 0 {_WIDTH} {floor + _AXIS}" role="img" aria-label="Timeline">{ticks}{drawn}'
        f"{_upright('today', scale.at(scale.today), floor)}</svg>"
    )


def _upright(kind: str, x: float, floor: int) -> str:
    return f'<line class={kind} x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{floor}"/>'


def _bar(version: Mapping[str, Any], scale: _Scale) -> tuple[float, float, str] | None:
    begun, ended = _ends(version)
    start = 0.0 if not begun else scale.at(_days(begun))
    end = float(_WIDTH) if not ended else scale.at(_days(ended))
    if not (begun or ended) or end <= start:
        return None
    return start, end, ".45" if not begun else "1"


def _days(date: object) -> int:
    """Days since year 1 of a date of any precision."""
    parts = (str(date)[:10] + "-01-01")[:10].split("-")
    return datetime(int(parts[0]), int(parts[1]), int(parts[2]), tzinfo=UTC).toordinal()
