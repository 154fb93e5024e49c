"""Memories as one readable page that needs nothing else: to read, to print, to hand on.

Every text is escaped and the page forbids itself scripts and connections, so
that nothing which stands in a memory can act.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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
svg { display: block; width: 100%; height: 14px; margin: .6rem 0 .2rem } details { margin-top: .4rem; font-size: .9rem }
ol { margin: .4rem 0; padding-left: 1.4rem } li { margin: .2rem 0 }
"""
_WORDS = {
    "current": "true now", "past": "no longer true", "disputed": "in dispute", "pending": "waiting for approval",
    "upcoming": "from a later day", "archived": "archived", "retired": "never right",
}  # fmt: skip
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def html_page(header: Mapping[str, object], records: Iterable[Mapping[str, Any]]) -> Iterator[bytes]:
    """The page, memory by memory; bars share one scale from the first start to the day of the export."""
    kept = list(records)
    today = str(header["exported_at"])[:10]
    first = min((day for one in kept for version in one["versions"] if (day := version["valid_from"])), default=today)
    scale = (_days(first), max(_days(today), _days(first) + 1))
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


def _article(record: Mapping[str, Any], scale: tuple[int, int]) -> str:
    status = str(record["status"])
    facts = [_WORDS.get(status, status), _span(record), f"said by {record['speaker']}", f"from {record['source']}"]
    chips = "".join(f"<span class=chip>{escape(tag)}</span>" for tag in record["tags"])
    versions = record["versions"]
    history = ""
    if len(versions) > 1:
        lines = "".join(
            f"<li>{escape(version['text'])} <span class=facts>{_span(version)}</span></li>" for version in versions
        )
        history = f"<details open><summary>{len(versions)} wordings</summary><ol>{lines}</ol></details>"
    return (
        f"<article><p>{escape(str(record['text']))}</p>{_bars(versions, scale)}"
        f"<div class=facts>{escape(' · '.join(fact for fact in facts if fact))} {chips}</div>{history}</article>\n"
    )


def _span(record: Mapping[str, Any]) -> str:
    begun, ended = record["valid_from"], record["valid_to"]
    if begun and ended:
        return f"{str(begun)[:10]} to {str(ended)[:10]}"
    return f"since {str(begun)[:10]}" if begun else f"until {str(ended)[:10]}" if ended else ""


def _bars(versions: Iterable[Mapping[str, Any]], scale: tuple[int, int]) -> str:
    """A bar a version with a window, on a line of 1,000 units; an unknown start fades in from the left edge."""
    first, last = scale
    made = []
    for version in versions:
        begun, ended = version["valid_from"], version["valid_to"]
        start = 0.0 if not begun else 1000 * (_days(begun) - first) / (last - first)
        end = 1000.0 if not ended else 1000 * (_days(ended) - first) / (last - first)
        if end > start and (begun or ended):
            opacity = ".45" if not begun or ended else "1"
            made.append(
                f'<rect x="{start:.1f}" y="4" width="{end - start:.1f}" height="6" rx="3" opacity="{opacity}"/>'
            )
    bars = "".join(made)
    return (
        f'<svg viewBox="0 0 1000 14" preserveAspectRatio="none" fill="#3a5fcd" aria-hidden="true">{bars}</svg>'
        if bars
        else ""
    )


def _days(date: object) -> int:
    """Days since year 1 of a date of any precision."""
    parts = (str(date)[:10] + "-01-01")[:10].split("-")
    return datetime(int(parts[0]), int(parts[1]), int(parts[2]), tzinfo=UTC).toordinal()
