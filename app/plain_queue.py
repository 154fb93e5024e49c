"""The review queue, previews and bulk reports in plain words for a person at a terminal; like ``plain.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.plain import LONGEST, named, safe, span
from core.identity import short_id

if TYPE_CHECKING:
    from core.contradictions import BulkReport, Contradiction, Preview, QueuePage, Ruling, Side

_INDENT = " " * 10


def queue(value: QueuePage, *, offset: int = 0) -> str:
    """A page of contradictions, then those groups of the open ones that can be decided in one step."""
    if not value.total:
        return "Nothing waits for a verdict."
    lines = [line for entry in value.contradictions for line in _contradiction(entry)]
    last = offset + len(value.contradictions)
    lines.append(
        f"{offset + 1} to {last} of {value.total:,}." if value.contradictions else f"None here of {value.total}."
    )
    lines += [
        f"{group.count:,} about {safe(group.slot) or 'other things'}, between {safe(group.source_a)} and "
        f"{safe(group.source_b)}: decide --all-like {short_id(group.first)} --rule …"
        for group in value.groups
        if group.count > 1
    ]
    return "\n".join(lines)


def _contradiction(value: Contradiction) -> list[str]:
    score = "" if value.score is None else f" · {value.score:.2f}"
    about = f" · {safe(value.slot)}" if value.slot else ""
    lines = [f"{short_id(value.id)}  {value.generator.value}{score}{about}"]
    lines += [f"{_INDENT}why: {safe(value.reason, LONGEST)}"]
    lines += _side("a", value.a) + _side("b", value.b)
    if value.label:
        lines.append(f"{_INDENT}the built-in judge: {safe(value.label)}")
    if value.suggested:
        lines.append(f"{_INDENT}suggested: {value.suggested.value}")
    if value.ruling:
        lines.append(f"{_INDENT}decided: {_ruling(value.ruling)}")
    return lines


def _side(name: str, value: Side) -> list[str]:
    told = [safe(value.speaker), safe(value.source)]
    told += [f"said {named(value.said_at)}"] if value.said_at else []
    told += [span(value.window)] if span(value.window) else []
    told += [value.status.value] if value.status else []
    return [
        f"{_INDENT}{name}  “{safe(value.text, LONGEST)}”",
        f"{_INDENT}   {short_id(value.memory)} · {' · '.join(told)}",
    ]


def _ruling(value: Ruling) -> str:
    said = [value.verdict.value]
    said += [f"on {named(value.on)}"] if value.on else []
    said += [f"“{safe(value.text, LONGEST)}”"] if value.text else []
    said += [safe(value.note)] if value.note else []
    return f"{', '.join(said)} (operation {value.operation}, by {safe(value.by)})"


def preview(value: Preview) -> str:
    """What a verdict would do."""
    lines = [f"  {safe(sentence)}" for sentence in (*value.effects, *value.hanging)]
    return "\n".join(["It would do this:", *lines, "Nothing was stored."])


def bulk(value: BulkReport, *, dry_run: bool) -> str:
    """What one rule did, or would do, to each."""
    decided = sum(line.decision is not None for line in value.lines)
    lines = [f"{short_id(line.contradiction)}  {safe(line.sentence)}" for line in value.lines]
    word = "would be decided; nothing was stored" if dry_run else "decided"
    return "\n".join([*lines, f"{decided:,} of {len(value.lines):,} {word}."])
