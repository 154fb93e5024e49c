"""Domain values in plain words, for a person at a terminal.

Short ids, dates as they were named, no colours. What others wrote is shown
with its control signs made visible, so that a memory can neither move the
cursor nor turn the line around.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING

from core.domain import Outcome, ProposalState, Status
from core.identity import short_id
from core.previews import ImportPreview
from core.window import End, Moment, Precision, Window

if TYPE_CHECKING:
    from core.answers import (
        Answered,
        ExportReport,
        Found,
        Hit,
        ImportReport,
        Page,
        Problem,
        Proposal,
        SourceRow,
        Stats,
    )
    from core.domain import Memory, MemoryDetail, Operation, Receipt, Skipped, Version
    from core.library import WayBack
    from core.moves import ArchiveFacts

LONGEST = 400
"""Signs of a text in a list: five lines of a usual terminal; ``show`` gives it whole."""
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
"""Signs that turn the direction of what follows them."""


def safe(text: str, longest: int | None = None) -> str:
    """A text for the terminal: one line, control signs visible, cut when ``longest`` says so."""
    cut = text if longest is None or len(text) <= longest else text[:longest] + "…"
    return "".join(_visible(sign) for sign in cut)


def _visible(sign: str) -> str:
    if sign in "\n\r\t\u2028\u2029":
        return " "
    category = unicodedata.category(sign)
    if category in ("Cc", "Cs") or sign in _TURNING or "\U000e0000" <= sign <= "\U000e007f":
        return f"⟨U+{ord(sign):04X}⟩"
    return sign


def day(at: datetime) -> str:
    """An instant as date and minute, in UTC."""
    return f"{at:%Y-%m-%d %H:%M}"


def named(moment: Moment) -> str:
    """A moment as it was named; a full time to the minute."""
    return day(moment.at) if moment.precision is Precision.SECOND else str(moment)


def span(value: Window) -> str:
    """When a statement is true, in words; empty when nothing is known."""
    start = f"since {named(value.start)}" if value.start else ""
    match value.ending:
        case End.OPEN:
            return start
        case End.UNKNOWN:
            return f"{start}, no longer true".removeprefix(", ")
        case End.DATED:
            until = f"until {named(value.end)}" if value.end else ""
            return f"from {named(value.start)} {until}" if value.start else until


def receipt(value: Receipt) -> str:
    """What one write did: its reason, and the memory it is about."""
    about = f" ({short_id(value.memory)})" if value.memory else ""
    kept = ""
    if value.outcome is Outcome.SKIPPED:
        kept = "\nThe words are stored: “variorum skipped” lists them, “variorum keep” makes them a memory."
    return f"{safe(value.reason) or 'Done.'}{about}{kept}"


def memory(value: Memory) -> str:
    """One memory in two lines."""
    marks = [value.status.value]
    marks += ["questioned"] if value.challenged else []
    marks += ["pinned"] if value.pinned else []
    marks += [f"said of: {safe(value.scope)}"] if value.scope else []
    marks += [span(value.window)] if span(value.window) else []
    marks += [f"{value.versions} versions"] if value.versions > 1 else []
    marks += [" ".join(f"#{safe(tag)}" for tag in value.tags)] if value.tags else []
    return f"{short_id(value.id)}  {safe(value.text, LONGEST)}\n          {' · '.join(marks)}"


def page(value: Page) -> str:
    """A page of memories."""
    lines = [memory(entry) for entry in value.memories]
    lines.append(f"{len(value.memories)} of {_count(value.total, 'memory', 'memories')}.")
    if value.cursor:
        lines.append(f"More: --cursor {value.cursor}")
    return "\n".join(lines)


def shown(value: MemoryDetail) -> str:
    """One memory with everything that belongs to it."""
    entry = value.memory
    lines = [
        memory(entry).replace(safe(entry.text, LONGEST), safe(entry.text), 1),
        f"          said by {safe(entry.speaker)} · {safe(entry.source)} · recorded {day(entry.recorded_at)}",
    ]
    word = "disputed with" if entry.status is Status.DISPUTED else "questioned by"
    lines += [
        f"          {word} {short_id(dispute.other_memory)}: “{safe(dispute.other_text, LONGEST)}” "
        f"({safe(dispute.reason)})"
        for dispute in value.disputes
    ]
    lines += [f"          {safe(slot.subject)} · {safe(slot.attribute)}: {safe(slot.value)}" for slot in value.slots]
    lines += [
        f"          {edge.kind.value.replace('_', ' ')} {short_id(edge.to_memory)} “{safe(edge.to_text, LONGEST)}”"
        for edge in value.edges
        # Its own older wordings are what “history” tells, and a dispute is told above.
        if edge.to_memory not in {entry.id, *(dispute.other_memory for dispute in value.disputes)}
    ]
    lines += [
        f"          rests on “{safe(piece.quote, LONGEST)}” ({safe(piece.speaker)}, {safe(piece.source)})"
        for piece in value.evidence
    ]
    return "\n".join(lines)


def history(value: MemoryDetail) -> str:
    """The lineage of one memory, oldest first."""
    lines = [f"{short_id(value.memory.id)}  {value.memory.status.value}"]
    lines += [line for entry in value.versions for line in _version_lines(entry)]
    return "\n".join(lines)


def _version_lines(value: Version) -> list[str]:
    state = span(value.window) or "no dates known"
    if value.retracted_at:
        state = f"stepped aside {day(value.retracted_at)}"
    return [
        f"  {value.number}.  {safe(value.text)}",
        f"      {state} · recorded {day(value.recorded_at)} by {safe(value.by)} · {safe(value.why)}",
    ]


_STATE = {
    "nothing": "Nothing stored about that.",
    "ended": "No longer true; the last that was known:",
    "disputed": "Two memories disagree; both are shown:",
}


def found(value: Found, *, explain: bool = False) -> str:
    """What a search found."""
    lines = [_STATE[value.answer.value]] if value.answer.value in _STATE else []
    if value.understood is not None and value.understood.words:
        lines.append(f"Read as a time: “{safe(value.understood.words)}” (--plain leaves it out).")
    if value.near:
        lines.append("The closest memories, which are no answer:")
    for entry in (*value.hits, *value.near):
        lines.append(memory(entry.memory) if entry.memory else _episode(entry))
        if explain:
            lines.append(f"          {entry.why}")
            parts = " + ".join(f"{part.name} {part.value:.3f}" for part in entry.parts)
            lines.append(f"          {entry.score:.3f} = {parts}")
    return "\n".join(lines)


def answered(value: Answered) -> str:
    """The answer to a question, each sentence with the memories that it rests on."""
    lines = []
    for sentence in value.sentences:
        named = ", ".join(short_id(one) for one in sentence.memories)
        lines.append(f"{safe(sentence.text, LONGEST)}{f'  [{named}]' if named else ''}")
    return "\n".join(lines)


def _episode(value: Hit) -> str:
    said = f" · {named(value.said_at)}" if value.said_at else ""
    name = short_id(value.episode) if value.episode else "        "
    return (
        f"{name}  {safe(value.text, LONGEST)}\n"
        f"          in a conversation · {safe(value.speaker)}{said} · {safe(value.source)}"
    )


def log(values: Iterable[Operation]) -> str:
    """The log, newest first."""
    lines = [
        f"{entry.number:>6}  {day(entry.at)}  {entry.kind}{' (taken back)' if entry.undone else ''}"
        f"  {safe(entry.note, LONGEST)}"
        for entry in values
    ]
    return "\n".join(lines) or "Nothing has been done yet."


def way_back(value: WayBack) -> str:
    """How far the vault went back to a point of its log."""
    one = value.taken == 1
    done = (
        f"{value.taken:,} operation{'' if one else 's'} taken back; “undo --back-to {value.begun}” brings them forth."
    )
    if value.stopped_at is not None:
        return f"{done} {safe(value.obstacle)} {safe(value.hint)}".strip()
    return done if value.taken else "Nothing was changed after this operation."


def skipped(values: Iterable[Skipped]) -> str:
    """What was not kept as a memory."""
    lines = [f"{short_id(entry.id)}  {safe(entry.text, LONGEST)}\n          {safe(entry.reason)}" for entry in values]
    return "\n".join(lines) or "Nothing was skipped."


def proposals(values: Iterable[Proposal]) -> str:
    """Suggested changes, newest first."""
    lines = [line for entry in values for line in _proposal_lines(entry)]
    return "\n".join(lines) or "No changes are suggested."


def _proposal_lines(value: Proposal) -> list[str]:
    about = f"{short_id(value.id)}  {value.kind.value} {short_id(value.memory)}"
    lines = [about if value.state is ProposalState.OPEN else f"{about} · {value.state.value}"]
    lines.append(f"          now:    {safe(value.before, LONGEST)}")
    if value.after is not None:
        lines.append(f"          then:   {safe(value.after, LONGEST)}")
    if value.since:
        lines.append(f"          since:  {named(value.since)}")
    lines.append(f"          why:    {safe(value.reason, LONGEST)} ({safe(value.by)})")
    if value.quote:
        lines.append(f"          quote:  “{safe(value.quote, LONGEST)}”")
    if value.guard:
        lines.append(f"          beware: {safe(value.guard, LONGEST)}")
    return lines


def sources(values: Iterable[SourceRow]) -> str:
    """Where statements came from."""
    lines = [
        f"{safe(entry.name)}  ({entry.channel.value}) · {entry.policy.value} · "
        f"{_count(entry.memories, 'memory', 'memories')}, {_count(entry.episodes, 'episode', 'episodes')}"
        for entry in values
    ]
    return "\n".join(lines) or "Nothing was written yet."


def imported(value: ImportReport) -> str:
    """What an import did."""
    lines = [f"Found {value.found} in the file ({value.format}): {value.added} new, {value.repeated} known."]
    if value.pending:
        lines.append(f"{_count(value.pending, 'memory waits', 'memories wait')} for your approval.")
    if value.uncertain_dates:
        lines.append(f"{value.uncertain_dates} without a sure date.")
    lines += [f"Left out, {safe(entry.where)}: {safe(entry.why)}" for entry in value.skipped]
    return "\n".join(lines)


def preview(value: ImportPreview, would: ImportReport) -> str:
    """What a file holds, and what would come of it."""
    dates = f", {named(value.first)} to {named(value.last)}" if value.first and value.last else ""
    lines = [
        f"A file of the kind {value.format}: {_count(value.turns, 'turn', 'turns')}, "
        f"{_count(value.statements, 'statement', 'statements')}{dates}.",
        f"Speakers: {', '.join(safe(name) for name in value.speakers) or 'not named'}.",
    ]
    lines += [f"Conversation {safe(name)}" for name in value.conversations]
    lines += [f"  “{safe(text, LONGEST)}”" for text in value.sample]
    lines += [f"Would be left out, {safe(entry.where)}: {safe(entry.why)}" for entry in value.skipped]
    if value.zoneless:
        lines.append(f"{_count(value.zoneless, 'time names', 'times name')} no zone; --zone says which is meant.")
    if value.twofold:
        lines.append(f"{_count(value.twofold, 'date', 'dates')} can be read in two ways: --day-first or --month-first.")
    lines += [f"Column {safe(one.name)}: {one.role or 'not read'}" for one in value.columns]
    lines.append(
        f"It would add {would.added:,}; {would.repeated:,} here already, {would.pending:,} waiting for approval, "
        f"{_count(would.contradictions, 'contradiction', 'contradictions')}."
    )
    lines.append("Nothing was stored.")
    return "\n".join(lines)


def exported(value: ExportReport) -> str:
    """What an export wrote."""
    memories = _count(value.memories, "memory", "memories")
    versions = _count(value.versions, "version", "versions")
    return f"Wrote {memories} ({versions}, {value.bytes:,} bytes) to {safe(value.path)}."


def problems(values: Iterable[Problem]) -> str:
    """What a check found."""
    lines = [f"{entry.kind}, {safe(entry.where)}: {safe(entry.message)}" for entry in values]
    return "\n".join(lines) or "All well: every row, the log and the indexes agree."


def archive(value: ArchiveFacts) -> str:
    """What an archive that was checked holds."""
    memories = _count(value.memories, "memory", "memories")
    versions = _count(value.versions, "version", "versions")
    return (
        f"All well: an archive of the vault of {safe(value.owner)}, written at {safe(value.created_at)}: "
        f"{memories}, {versions}, "
        f"{_count(value.episodes, 'episode', 'episodes')}, {_count(value.operations, 'operation', 'operations')}. "
        "Every row, the log and its chain agree."
    )


def stats(value: Stats) -> str:
    """The counts of a vault."""
    states = ", ".join(f"{count} {name}" for name, count in value.by_status if count)
    lines = [
        f"{safe(value.path)} ({value.bytes:,} bytes), the vault of {safe(value.owner)}",
        f"{_count(value.memories, 'memory', 'memories')}{f' ({states})' if states else ''}, "
        f"{_count(value.versions, 'version', 'versions')}, {_count(value.episodes, 'episode', 'episodes')}, "
        f"{_count(value.operations, 'operation', 'operations')}",
        f"waiting: {_count(value.contradictions, 'contradiction', 'contradictions')}, "
        f"{_count(value.proposals, 'proposal', 'proposals')}, {value.skipped} skipped",
        f"language model: {value.model or 'none yet'}"
        + (f", {value.waiting_vectors} still to be read" if value.waiting_vectors else ""),
    ]
    return "\n".join(lines)


def _count(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"
