"""What a list row shows, ready to paint: made from memories and hits outside of the window's thread."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.answers import Hit
from core.beside import Beside
from core.domain import Episode, Memory, Status
from ui import text
from ui.safe import one_line
from ui.text_search import beside_words, why_words
from ui.translation import tr


class Kind(StrEnum):
    """What a row stands for."""

    MEMORY = "memory"
    EPISODE = "episode"
    HEADING = "heading"


class Tone(StrEnum):
    """The colour of a row's chip; the word in it says the same."""

    GOOD = "good"
    QUIET = "quiet"
    WAITING = "waiting"
    ALARM = "alarm"
    COMING = "coming"
    SPOKEN = "spoken"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a search found something: in words, and by the named parts of its score, which add up to it.

    ``key`` and, of a memory, ``version`` say what was found.
    """

    key: str
    why: str
    score: float
    parts: tuple[tuple[str, float], ...]
    version: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """One row. ``key`` is the memory's or episode's id; ``faded`` texts are no longer or never true.

    A search can find several wordings of one memory: ``version`` tells them apart. ``reason``: why it was
    found. ``via``: it stands beside another row, and how it belongs to that.
    """

    kind: Kind
    key: str
    text: str
    chip: str = ""
    tone: Tone = Tone.QUIET
    details: str = ""
    extra: str = ""
    pinned: bool = False
    faded: bool = False
    spoken: str = ""
    version: int = 0
    reason: Reason | None = None
    via: str = ""

    @property
    def mark(self) -> tuple[str, int]:
        """What tells this row from every other."""
        return self.key, self.version


def tone_of(status: Status) -> Tone:
    """The chip's colour for a status."""
    match status:
        case Status.CURRENT:
            return Tone.GOOD
        case Status.DISPUTED:
            return Tone.ALARM
        case Status.PENDING:
            return Tone.WAITING
        case Status.UPCOMING:
            return Tone.COMING
        case Status.PAST | Status.ARCHIVED | Status.RETIRED:
            return Tone.QUIET


def memory_row(memory: Memory, now: bool = True, reason: Reason | None = None) -> Row:
    """A memory as a row; ``now`` False words the status for a past date."""
    extra = text.CHALLENGED if memory.challenged else text.UNCERTAIN if memory.uncertain else ""
    why = reason.why if reason else ""
    details = [text.when_words(memory), why, text.channel_words(memory.channel, one_line(memory.source, 60))]
    details += [f"#{one_line(tag, 30)}" for tag in memory.tags[:3]]
    return Row(
        Kind.MEMORY,
        memory.id,
        one_line(memory.text, 2_000),
        text.status_word(memory.status, now),
        tone_of(memory.status),
        " · ".join(part for part in details if part),
        extra,
        memory.pinned,
        memory.status in {Status.PAST, Status.ARCHIVED, Status.RETIRED},
        _with_reason(text.row_words(memory, now), why),
        memory.version,
        reason,
    )


def _with_reason(spoken: str, why: str) -> str:
    return f"{spoken}. {why}" if why else spoken


def hit_row(hit: Hit, now: bool = True) -> Row:
    """A found memory or message as a row."""
    reason = reason_of(hit)
    if hit.memory is not None:
        return memory_row(hit.memory, now, reason)
    when = text.moment_text(hit.said_at) if hit.said_at else text.day_text(hit.recorded_at)
    return _spoken_row(hit.episode or "", hit.text, hit.caption, hit.speaker, when, hit.source, reason)


def reason_of(hit: Hit) -> Reason:
    """Why a hit is here, in the window's language."""
    key, version = (hit.memory.id, hit.memory.version) if hit.memory is not None else (hit.episode or "", 0)
    return Reason(key, why_words(hit.why), hit.score, tuple((part.name, part.value) for part in hit.parts), version)


def beside_row(one: Beside) -> Row:
    """What stands beside a hit, as a quiet row of one line."""
    kind, key = (Kind.MEMORY, one.memory) if one.memory else (Kind.EPISODE, one.episode or "")
    words = one_line(one.text, 2_000)
    if kind is Kind.EPISODE:
        words = tr("{speaker}: {words}").format(speaker=one_line(one.speaker, 40), words=words)
    via = beside_words(one.via)
    return Row(kind, key or "", words, spoken=f"{via}: {words}", via=via)


def episode_row(episode: Episode) -> Row:
    """A message as a row."""
    when = text.moment_text(episode.said_at) if episode.said_at else text.day_text(episode.recorded_at)
    return _spoken_row(episode.id, episode.text, episode.caption, episode.speaker, when, episode.source)


def _spoken_row(
    key: str, said: str, caption: str | None, speaker: str, when: str, source: str, reason: Reason | None = None
) -> Row:
    words = said if said.strip() else caption or ""
    name, origin = one_line(speaker, 40), one_line(source, 60)
    why = reason.why if reason else ""
    return Row(
        Kind.EPISODE,
        key,
        one_line(words, 2_000),
        name,
        Tone.SPOKEN,
        " · ".join(part for part in (when, why, text.channel_from(origin)) if part),
        spoken=_with_reason(
            tr("{name} said on {when}: {words}").format(name=name, when=when, words=one_line(words, 2_000)), why
        ),
        reason=reason,
    )


def heading_row(words: str) -> Row:
    """A section's title between rows."""
    return Row(Kind.HEADING, "", words, spoken=words)
