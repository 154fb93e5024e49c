"""LoCoMo: long conversations of two people with questions, for tests and benches.

A file is one sample or a list of them. Each turn becomes one episode at its
session's time; the order inside a session is the file's. Questions are read
here too, for the bench alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import tzinfo

from core.answers import ImportOptions, SkippedRecord
from core.domain import Turn
from core.errors import InvalidDate, InvalidRequest
from core.exchange.detect import Format
from core.exchange.named_dates import session_time, zone_of
from core.exchange.parsed import Parsed, unstorable
from core.window import Moment

_SESSION = re.compile(r"session_(\d{1,6})")
_EVIDENCE = re.compile(r"D:?\s*0*(\d+)\s*:\s*0*(\d+)")
"""A turn as questions name it: “D8:6”, several in one text, or with a colon too many (“D:11:26”)."""


@dataclass(frozen=True, slots=True)
class Question:
    """One labelled question: its place in ``qa``, the turns that answer it, its category (1–5)."""

    index: int
    text: str
    evidence: tuple[str, ...]
    category: int


@dataclass(slots=True)
class _Found:
    turns: list[Turn]
    skipped: list[SkippedRecord]
    uncertain: list[SkippedRecord]


def read_locomo(value: object, source_name: str, options: ImportOptions) -> Parsed:
    """The turns of the chosen conversation, or of all of them.

    With several, the turns' external ids carry the sample's name in front, so
    that each is unique in the file. Raises ``InvalidRequest`` when the chosen
    one is not in the file or the zone does not exist.
    """
    zone = zone_of(options.zone)
    found = _Found([], [], [])
    samples = list(_samples(value, found.skipped))
    choices = tuple(name for name, _ in samples)
    if options.conversation is not None:
        samples = [entry for entry in samples if entry[0] == options.conversation]
        if not samples:
            raise InvalidRequest(
                f"There is no conversation “{options.conversation[:60]}” in “{source_name}”.",
                _offer(list(choices)),
            )
    for name, sample in samples:
        _read_sample(name, sample["conversation"], f"{name}:" if len(samples) > 1 else "", zone, found)
    source = f"LoCoMo {samples[0][0]}" if len(samples) == 1 else source_name
    timed = {turn.conversation for turn in found.turns if turn.said_at is not None}
    return Parsed(
        Format.LOCOMO, source, tuple(found.turns), (), (), tuple(found.skipped), tuple(found.uncertain), choices,
        zoneless=len(timed),
    )  # fmt: skip


def sample_names(value: object) -> tuple[str, ...]:
    """The names of the samples in a parsed file, in its order."""
    return tuple(name for name, _ in _samples(value, []))


def questions_of(value: object, sample: str) -> tuple[Question, ...]:
    """The questions of one sample; evidence is read leniently, unusable evidence is empty."""
    chosen = next((entry for name, entry in _samples(value, []) if name == sample), {})
    listed = chosen.get("qa")
    entries = listed if isinstance(listed, list) else []
    return tuple(
        Question(index, entry["question"], _evidence(entry.get("evidence")), entry["category"])
        for index, entry in enumerate(entries)
        if isinstance(entry, dict) and isinstance(entry.get("question"), str) and isinstance(entry.get("category"), int)
    )


def _samples(value: object, skipped: list[SkippedRecord]) -> Iterator[tuple[str, dict[str, object]]]:
    """Usable samples with names that are unique in the file."""
    taken: set[str] = set()
    for place, sample in enumerate(value if isinstance(value, list) else [value], 1):
        if not isinstance(sample, dict) or not isinstance(sample.get("conversation"), dict):
            skipped.append(SkippedRecord(f"sample {place:,}", "It holds no conversation."))
            continue
        given = sample.get("sample_id")
        name = given if isinstance(given, str) and not unstorable(given) else f"sample {place}"
        name = name if name not in taken else f"{name} ({place})"
        taken.add(name)
        yield name, sample


def _read_sample(name: str, conversation: object, prefix: str, zone: tzinfo, found: _Found) -> None:
    if not isinstance(conversation, dict):
        return
    for number, key in _session_keys(conversation):
        turns = conversation[key]
        where = f"{name}, {key}"
        if not isinstance(turns, list):
            found.skipped.append(SkippedRecord(where, "It is not a list of turns."))
            continue
        if not turns:
            continue
        said_at = _time_of(conversation.get(f"{key}_date_time"), zone, where, found.uncertain)
        seen: set[str] = set()
        for place, turn in enumerate(turns, 1):
            read = _turn(turn, f"{name} session_{number}", place, said_at)
            if isinstance(read, str):
                found.skipped.append(SkippedRecord(f"{where}, turn {place:,}", read))
            elif read.external_id in seen:
                found.skipped.append(SkippedRecord(f"{where}, turn {place:,}", "Its id was there before."))
            else:
                seen.add(read.external_id)
                found.turns.append(_named(read, prefix))


def _session_keys(conversation: dict[object, object]) -> list[tuple[int, str]]:
    """Sessions by their number, not by their place or spelling in the file."""
    keys = (key for key in conversation if isinstance(key, str))
    return sorted((int(match[1]), match[0]) for key in keys if (match := _SESSION.fullmatch(key)))


def _time_of(value: object, zone: tzinfo, where: str, uncertain: list[SkippedRecord]) -> Moment | None:
    if not isinstance(value, str):
        uncertain.append(SkippedRecord(where, "It has no time. Its turns are kept without one."))
        return None
    try:
        return session_time(value, zone)
    except InvalidDate as reason:
        uncertain.append(SkippedRecord(where, f"{reason.message} Its turns are kept without a time."))
        return None


def _turn(turn: object, conversation: str, place: int, said_at: Moment | None) -> Turn | str:
    """The turn, or why it is left out."""
    if not isinstance(turn, dict):
        return "It is not a turn."
    text, speaker, dia_id, caption = (turn.get(key) for key in ("text", "speaker", "dia_id", "blip_caption"))
    if not isinstance(text, str):
        return "It has no text."
    for value, missing in ((speaker, "It names no speaker."), (dia_id, "It has no id.")):
        if not isinstance(value, str) or unstorable(value):
            return missing
    shown = caption if isinstance(caption, str) and not unstorable(caption) else None
    if not text.strip() and shown:  # a picture without words
        text, shown = f"[shares {shown}]", None
    if why := unstorable(text):
        return why
    return Turn(text, str(speaker), said_at, conversation, place, str(dia_id), shown)


def _named(turn: Turn, prefix: str) -> Turn:
    if not prefix:
        return turn
    return Turn(
        turn.text,
        turn.speaker,
        turn.said_at,
        turn.conversation,
        turn.position,
        prefix + turn.external_id,
        turn.caption,
    )


def _evidence(value: object) -> tuple[str, ...]:
    texts = [text for text in value if isinstance(text, str)] if isinstance(value, list) else []
    named = (f"D{match[1]}:{match[2]}" for text in texts for match in _EVIDENCE.finditer(text))
    return tuple(dict.fromkeys(named))


def _offer(names: list[str]) -> str:
    shown = ", ".join(names[:12])
    return f"It holds: {shown}{' …' if len(names) > 12 else ''}." if names else "It holds none that can be read."
