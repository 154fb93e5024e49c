"""What a list row shows, ready to paint: made from memories and hits outside of the window's thread."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.answers import Hit
from core.domain import Episode, Memory, Status
from ui import text
from ui.safe import one_line
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
class Row:
    """One row. ``key`` is the memory's or episode's id; ``faded`` texts are no longer or never true.

    A search can find several wordings of one memory: ``version`` tells them apart.
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


def memory_row(memory: Memory, now: bool = True) -> Row:
    """A memory as a row; ``now`` False words the status for a past date."""
    extra = text.CHALLENGED if memory.challenged else text.UNCERTAIN if memory.uncertain else ""
    details = [text.when_words(memory), text.channel_words(memory.channel, one_line(memory.source, 60))]
    details += [f"#{one_line(tag, 30)}" for tag in memory.tags[:3]]
    return Row(
        Kind.MEMORY,
        memory.id,
        one_line(memory.text, 2_000),
        text.status_word(memory.status, now),
        tone_of(memory.status),
        " · ".join(details),
        extra,
        memory.pinned,
        memory.status in {Status.PAST, Status.ARCHIVED, Status.RETIRED},
        text.row_words(memory, now),
        memory.version,
    )


def hit_row(hit: Hit, now: bool = True) -> Row:
    """A found memory or message as a row."""
    if hit.memory is not None:
        return memory_row(hit.memory, now)
    when = text.moment_text(hit.said_at) if hit.said_at else text.day_text(hit.recorded_at)
    return _spoken_row(hit.episode or "", hit.text, hit.caption, hit.speaker, when, hit.source)


def episode_row(episode: Episode) -> Row:
    """A message as a row."""
    when = text.moment_text(episode.said_at) if episode.said_at else text.day_text(episode.recorded_at)
    return _spoken_row(episode.id, episode.text, episode.caption, episode.speaker, when, episode.source)


def _spoken_row(key: str, said: str, caption: str | None, speaker: str, when: str, source: str) -> Row:
    words = said if said.strip() else caption or ""
    name, origin = one_line(speaker, 40), one_line(source, 60)
    return Row(
        Kind.EPISODE,
        key,
        one_line(words, 2_000),
        name,
        Tone.SPOKEN,
        f"{when} · {text.channel_from(origin)}",
        spoken=tr("{name} said on {when}: {words}").format(name=name, when=when, words=one_line(words, 2_000)),
    )


def heading_row(words: str) -> Row:
    """A section's title between rows."""
    return Row(Kind.HEADING, "", words, spoken=words)
