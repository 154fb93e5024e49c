"""Memories as one readable page that needs nothing else: to read, to print, to hand on.

Every text is escaped and the page forbids itself scripts and connections, so
that nothing which stands in a memory can act. Memories stand under what holds
of them, each with its timeline: a line a wording, on one scale of years for
the whole page. How it looks is in ``export_html_look.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from typing import Any

from core.exchange.export_html_look import STYLE

_SECTIONS = {
    "disputed": "In dispute", "pending": "Waiting for approval", "current": "True now",
    "upcoming": "From a later day", "past": "No longer true", "archived": "Archived", "retired": "Never right",
}  # fmt: skip
"""What stands under which heading, in the order of the page: first what wants a person's eye."""
_MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_WIDTH, _ROW, _AXIS = 720, 12, 17  # units of a picture: its width, a line, the years below
_MOST_TICKS = 8


class _Scale:
    """Days between the first start on the page and its last date, as places in a picture."""

    def __init__(self, first: int, last: int, today: int) -> None:
        far = max(last, first + 366)
        # Room on the right, so that what holds is seen to go on.
        self.first, self.last, self.today = first, far + (far - first) // 25, today

    def at(self, day: int) -> float:
        """The place of a day, in units from the left."""
        return _WIDTH * (day - self.first) / (self.last - self.first)

    def years(self) -> list[int]:
        """The years that are named, not more than fit."""
        begun, ended = datetime.fromordinal(self.first).year + 1, datetime.fromordinal(self.last).year
        step = max(1, -(-(ended - begun + 1) // _MOST_TICKS))
        return list(range(begun, ended + 1, step))


def html_page(header: Mapping[str, object], records: Iterable[Mapping[str, Any]]) -> Iterator[bytes]:
    """The page, heading by heading; the pictures share one scale from the first start to the last date."""
    sections: dict[str, list[Mapping[str, Any]]] = {status: [] for status in _SECTIONS}
    for record in records:
        sections.setdefault(str(record["status"]), []).append(record)
    kept = [record for part in sections.values() for record in part]
    today = str(header["exported_at"])[:10]
    days = [_days(day) for one in kept for version in one["versions"] for day in _ends(version) if day]
    scale = _Scale(min((*days, _days(today))), max((*days, _days(today))), _days(today))
    yield _head(header, len(kept)).encode("utf-8", "replace")
    filled = {status: part for status, part in sections.items() if part}
    yield _contents(filled).encode("utf-8", "replace")
    owner = str(header["owner"])
    for status, part in filled.items():
        yield f"<section><h2 id={_anchor(status)}>{escape(_SECTIONS.get(status, status))}</h2>\n".encode()
        for record in part:
            yield _article(record, scale, owner).encode("utf-8", "replace")
        yield b"</section>\n"
    yield b"</body></html>\n"


def _head(header: Mapping[str, object], number: int) -> str:
    owner = escape(str(header["owner"]))
    told = [f"{number:,} {'memory' if number == 1 else 'memories'}"]
    told += [f"as true on {_day(header['true_on'])}"] if header.get("true_on") else []
    told += [f"as known on {_day(header['known_on'])}"] if header.get("known_on") else []
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Memories of {owner}</title>'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body>\n'
        f"<h1>Memories of {owner}</h1>"
        f"<p class=lead>{escape(', '.join(told))}. Written on {_day(header['exported_at'])}.</p>\n"
    )


def _contents(sections: Mapping[str, Sequence[object]]) -> str:
    links = "".join(
        f"<a href=#{_anchor(status)}>{escape(_SECTIONS.get(status, status))}<b>{len(part):,}</b></a>"
        for status, part in sections.items()
    )
    return f"<nav aria-label=Contents>{links}</nav>\n"


def _anchor(status: str) -> str:
    return status if status in _SECTIONS else "others"


def page_lines(records: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """What the page would say of these memories, in plain lines."""
    for record in records:
        yield str(record["text"])
        told = [_SECTIONS.get(str(record["status"]), str(record["status"])), *_facts(record)]
        yield f"    {' · '.join(told)}"
        if len(record["versions"]) > 1:
            yield from (
                f"    {version['version']}. {version['text']}  {_span(version)}" for version in record["versions"]
            )
        yield ""


def _ends(version: Mapping[str, Any]) -> tuple[object, object]:
    return version["valid_from"], version["valid_to"]


def _facts(record: Mapping[str, Any], owner: str = "") -> list[str]:
    speaker, source = str(record["speaker"]), str(record["source"])
    told = [_span(record), "" if speaker == owner else f"said by {speaker}", "" if source == speaker else source]
    return [fact for fact in told if fact]


def _article(record: Mapping[str, Any], scale: _Scale, owner: str) -> str:
    chips = "".join(f"<span class=chip>{escape(tag)}</span>" for tag in record["tags"])
    versions = record["versions"]
    history = ""
    if len(versions) > 1:
        lines = "".join(
            f"<li>{escape(version['text'])} <span class=facts>{_span(version)}</span></li>" for version in versions
        )
        history = f"<details open><summary>{len(versions)} wordings</summary><ol>{lines}</ol></details>"
    doubt = "<span class=doubt>Something that waits says otherwise.</span> " if record.get("challenged") else ""
    return (
        f"<article><p>{escape(str(record['text']))}</p>{_picture(versions, scale)}"
        f"<div class=facts>{doubt}{escape(' · '.join(_facts(record, owner)))} {chips}</div>{history}"
        f"{_quotes(record)}{_decisions(record)}</article>\n"
    )


def _quotes(record: Mapping[str, Any]) -> str:
    """What a memory rests on; a quote that says what the memory says is named and not repeated."""
    told = record.get("evidence") or ()
    same = "; ".join(_said(one) for one in told if one["quote"] == record["text"])
    lines = "".join(
        f"<blockquote>{escape(str(one['quote']))}<div class=facts>{escape(_said(one))}</div></blockquote>"
        for one in told
        if one["quote"] != record["text"]
    )
    named = f"<div class=facts>Told by {escape(same)}</div>" if same else ""
    return named + (f"<details open><summary>Rests on</summary>{lines}</details>" if lines else "")


def _said(evidence: Mapping[str, Any]) -> str:
    told = [str(evidence["speaker"])]
    told += [str(evidence["source"])] if evidence["source"] != evidence["speaker"] else []
    return ", ".join(told + ([_day(evidence["said_at"])] if evidence["said_at"] else []))


def _decisions(record: Mapping[str, Any]) -> str:
    lines = "".join(
        f"<li>Against “{escape(str(one['text']))}”: {escape(_VERDICTS.get(one['verdict'], one['verdict']))}, "
        f"{_day(one['at'])}</li>"
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
        return f"{_day(begun)} to {_day(ended)}"
    return f"since {_day(begun)}" if begun else f"until {_day(ended)}" if ended else ""


def _day(date: object) -> str:
    """A date in words, as precise as it is; of an instant the day in UTC."""
    year, *rest = str(date)[:10].split("-")
    month = _MONTHS[int(rest[0]) - 1] if rest else ""
    return " ".join(part for part in (str(int(rest[1])) if len(rest) > 1 else "", month, year) if part)


def _picture(versions: Sequence[Mapping[str, Any]], scale: _Scale) -> str:
    """A line for each wording with a window, the years below, an upright for today.

    What holds has the page's colour, and pales after today where its end is
    not known, and altogether where its start is not.
    """
    bars = [bar for version in versions if (bar := _bar(version, scale))]
    if not bars:
        return ""
    floor = _ROW * len(bars)
    drawn = "".join("".join(_rect(*piece, place) for piece in bar) for place, bar in enumerate(bars))
    ticks = "".join(
        f'{_upright("tick", x, floor, floor + 4)}<text x="{x + 4:.1f}" y="{floor + 13}">{year}</text>'
        for year in scale.years()
        if (x := scale.at(datetime(year, 1, 1, tzinfo=UTC).toordinal())) <= _WIDTH - 28
    )
    return (
        f'<svg viewBox="0 0 {_WIDTH} {floor + _AXIS}" role="img" aria-label="Timeline">'
        f'<line class=base x1="0" y1="{floor}" x2="{_WIDTH}" y2="{floor}"/>{ticks}{drawn}'
        f"{_upright('today', scale.at(scale.today), 0, floor)}</svg>"
    )


def _upright(kind: str, x: float, top: int, floor: int) -> str:
    return f'<line class={kind} x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{floor}"/>'


def _rect(kind: str, start: float, end: float, pale: str, place: int) -> str:
    return (
        f'<rect class={kind} x="{start:.1f}" y="{_ROW * place + 3}" width="{end - start:.1f}" height="6" rx="3" '
        f'opacity="{pale}"/>'
    )


def _bar(version: Mapping[str, Any], scale: _Scale) -> list[tuple[str, float, float, str]]:
    """The pieces of a line: its colour, from where to where, and how strong it is."""
    begun, ended = _ends(version)
    today = scale.at(scale.today)
    start = 0.0 if not begun else scale.at(_days(begun))
    end = float(_WIDTH) if not ended else scale.at(_days(ended))
    if not (begun or ended) or end <= start:
        return []
    kind, pale = ("on" if start <= today < end else "off"), ("1" if begun else ".45")
    if ended or start >= today:
        return [(kind, start, end, pale)]
    return [(kind, start, end, ".3"), (kind, start, today, pale)]


def _days(date: object) -> int:
    """Days since year 1 of a date of any precision."""
    parts = (str(date)[:10] + "-01-01")[:10].split("-")
    return datetime(int(parts[0]), int(parts[1]), int(parts[2]), tzinfo=UTC).toordinal()
