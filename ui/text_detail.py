"""The sentences of the detail pane, its tabs, the “Showing” control and the dialogs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from core.domain import Channel, EdgeKind, Episode, Evidence, Memory, Operation, Showing, Status, Version
from core.window import End
from ui.dates import ago_text, day_text, moment_text, time_text, window_text
from ui.safe import one_line
from ui.text import channel_words, count, status_sentence, status_word

__all__ = [
    "ago_text",
    "channel_words",
    "count",
    "day_text",
    "moment_text",
    "status_sentence",
    "status_word",
    "time_text",
    "window_text",
]

NOW = "now"
TIMELINE, SOURCE, DETAILS = "Timeline", "Source", "Details"
CORRECT = "Correct…"
NO_LONGER_TRUE = "No longer true…"
PIN, UNPIN = "Pin", "Unpin"
MORE = "More actions"
WAS_NEVER_RIGHT = "Was never right"
ARCHIVE = "Move to archive"
TAGS = "Tags…"
COPY_TEXT = "Copy the text"
APPROVE = "Approve"
WAITING = "Waiting for your approval"
WAITING_LINE = "It came in from {source} and does not count before you approve it."
SAYS_OTHERWISE = "Says otherwise"
BRING_BACK = "Bring this back"
BACK_TO_TODAY = "Back to today"
A_DATE = "A date"
SHOWING_TITLE = "Which date to look at"
BACK_TO_TODAYS = "Back to today’s"
KEEP_AS_MEMORY = "Keep as memory"
KEPT_ALREADY = "Kept as a memory. Open it"
YOU_TYPED_THIS = "You typed this."
NO_SOURCE = "There is no conversation behind it."
SHARES = "shares"
FROM_CONVERSATION = "From a conversation"
NOTHING_PICKED = "Pick a memory to see its history."
FIRST_VERSION = "First wording"
SAME_WORDING = "Same wording"
TODAY = "Today"
COPY = "Copy"
COPY_ALL = "Copy all"
HASHES_CUT = "Long hashes are cut here. “Copy all” holds them whole."
LATEST = "the latest"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def true_when(memory: Memory) -> str:
    """“True since 4 Mar 2025”, “True 10 Jan – 28 Feb 2025”."""
    if memory.status is Status.RETIRED:
        return "Was never right"
    words = window_text(memory.window, memory.said_at)
    return f"True {words}" if memory.window.ending is not End.UNKNOWN else f"No longer true: {words}"


def status_line(memory: Memory) -> str:
    """“True since 4 Mar 2025 · 2 versions”."""
    parts = [true_when(memory)]
    if memory.versions > 1:
        parts.append(count(memory.versions, "version"))
    return " · ".join(parts)


def origin_line(memory: Memory) -> str:
    """“Learned from ChatGPT · waiting for approval”, “You typed this”."""
    if memory.channel is Channel.TYPED and memory.source in {"", "typed"}:
        origin = "You typed this"
    else:
        origin = f"Learned {channel_words(memory.channel, memory.source)}"
    said = "" if memory.channel is Channel.TYPED else f" · said by {memory.speaker}"
    return origin + said


_YOU = frozenset({"", "user", "typed", "owner", "you"})
"""Actors that stand for the person in front of the window."""


def who(version: Version) -> str:
    """Who gave this wording: “You”, or the actor's name and the source."""
    actor = "You" if version.by in _YOU else capital(version.by)
    source = "" if version.source in {"", "typed", version.by} else f", from {version.source}"
    return actor + source


def version_sentence(version: Version, total: int, now: datetime) -> str:
    """A whole version as one sentence, for tooltips and screen readers."""
    when = window_text(version.window, version.said_at)
    stand = "" if version.retracted_at is None else f" Replaced {day_text(version.retracted_at)}."
    if version.undone:
        stand = " Taken back."
    why = f" {capital(version.why)}." if version.why else ""
    return (
        f"Version {version.number} of {total}: “{version.text[:300]}”. {capital(when)}. "
        f"Recorded {day_text(version.recorded_at)}, {ago_text(version.recorded_at, now)}, "
        f"by {who(version).replace('You', 'you')}.{stand}{why}"
    )


def old_version_line(version: Version, replaced: datetime | None) -> str:
    """“Version of 10 Jan 2025, replaced on 4 Mar 2025.”"""
    if version.undone:
        return f"Version of {day_text(version.recorded_at)}, taken back."
    end = f", replaced on {day_text(replaced)}" if replaced else ""
    return f"Version of {day_text(version.recorded_at)}{end}."


def recorded(at: datetime) -> str:
    """“recorded 4 Mar 2025, 10:05”."""
    return f"recorded {time_text(at)}"


def waiting_line(source: str) -> str:
    """The line under “Waiting for your approval”."""
    return WAITING_LINE.format(source=source or "elsewhere")


def episode_when(episode: Episode) -> str:
    """When a message was said, else when it came in."""
    if episode.said_at is None:
        return f"came in {time_text(episode.recorded_at)}"
    if episode.said_at.precision == "second":
        return time_text(episode.said_at.at)
    return moment_text(episode.said_at)


def caption(text: str) -> str:
    """“shares a photo of two dogs”."""
    return f"{SHARES} {text}"


def edge_word(kind: EdgeKind) -> str:
    """A link between memories in words."""
    match kind:
        case EdgeKind.RELATES_TO:
            return "is about the same as"
        case EdgeKind.SUPPORTS:
            return "supports"
        case EdgeKind.CONTRADICTS:
            return "contradicts"
        case EdgeKind.SUPERSEDES:
            return "takes the place of"
        case EdgeKind.RESTATES:
            return "says nearly the same as"
        case EdgeKind.DERIVED_FROM:
            return "comes from"


def shown_date(at: datetime) -> str:
    """A date that “Showing” was set to; its instant is the end of the named period, in UTC."""
    return f"{at.day} {MONTH_NAMES[at.month - 1]} {at.year}"


MONTH_NAMES = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def showing_label(showing: Showing) -> str:
    """The button's text: “Showing: Today”, “Showing: 1 Feb 2025”."""
    match (showing.true_on, showing.known_on):
        case (None, None):
            return "Showing: Today"
        case (true_on, None) if true_on is not None:
            return f"Showing: {shown_date(true_on)}"
        case (None, known_on) if known_on is not None:
            return f"Showing: as known on {shown_date(known_on)}"
        case _:
            return f"Showing: {_both(showing)}"


def _both(showing: Showing) -> str:
    true_on = shown_date(showing.true_on) if showing.true_on else "today"
    known_on = shown_date(showing.known_on) if showing.known_on else "today"
    return f"{true_on}, as known on {known_on}"


def showing_sentence(showing: Showing) -> str:
    """The banner: “You are looking at 1 Feb 2025, as the vault knew it on 3 Mar 2025.”"""
    if showing.known_on is None:
        return f"You are looking at {shown_date(showing.true_on)}." if showing.true_on else ""
    knew = f"as the vault knew it on {shown_date(showing.known_on)}"
    if showing.true_on is None:
        return f"You are looking at today {knew}."
    return f"You are looking at {shown_date(showing.true_on)}, {knew}."


TRUE_ON = "True on"
TRUE_ON_LINE = "What was true in the world at the end of that day, month or year."
KNOWN_ON = "As known on"
KNOWN_ON_LINE = "What this vault knew by then, without what it learned later."
A_YEAR_AGO = "A year ago"
START_OF_YEAR = "Start of this year"
DATE_HINT = "2025, 2025-03 or 2025-03-04"
SHOW = "Show"


def version_when(version: Version) -> str:
    """When a version holds in the world, or that it was replaced or taken back."""
    if version.undone:
        return "taken back"
    when = window_text(version.window, version.said_at)
    return f"{when}, replaced" if version.retracted_at is not None else when


def recorded_short(at: datetime) -> str:
    """The day a version was recorded, for the right edge of its row."""
    return f"recorded {day_text(at)}"


def recorded_tooltip(at: datetime, now: datetime) -> str:
    """The exact time, and how long ago."""
    return f"Recorded {time_text(at)}, {ago_text(at, now)}"


_KINDS = {
    "add": "written",
    "keep": "kept",
    "import": "brought in",
    "unite": "merged from another copy",
    "revise": "corrected",
    "revive": "brought back",
    "end": "ended",
    "undo": "taken back",
    "redo": "done again",
    "approve": "approved",
}
"""Why a version came to be, by the kind of its operation, where nobody gave a reason."""


def who_and_why(version: Version) -> str:
    """“You · corrected”, “ChatGPT import · said by Mira · brought in”."""
    parts = [who(version)]
    why = _KINDS.get(version.why, version.why)
    if why:
        parts.append(why)
    return " · ".join(parts)


def more_disputes(number: int) -> str:
    """What stands below the strips of those who disagree, when there are many."""
    return f"{count(number, 'more memory disagrees', 'more memories disagree')}."


def more_versions(number: int) -> str:
    """The link under a long history."""
    return f"Show {count(number, 'older version')}"


def turn_sentence(episode: Episode, *, marked: bool) -> str:
    """A message as one sentence, for a screen reader."""
    which = "The message in question. " if marked else ""
    return f"{which}{episode.speaker}, {episode_when(episode)}: {episode.text[:300]}"


def source_line(memory: Memory, episode: Episode | None, *, typed: bool) -> str:
    """“Said by Caroline in “ChatGPT export”, 8 May 2023”; for a typed one only the day."""
    if episode is None:
        return f"Recorded {time_text(memory.recorded_at)}"
    if typed:
        return f"On {time_text(episode.recorded_at)}"
    return f"Said by {episode.speaker} · {channel_words(episode.channel, episode.source)}"


def place_line(episode: Episode, operations: Sequence[Operation]) -> str:
    """Where a message stands in what it came from: its conversation, its place there, the file."""
    parts = []
    if episode.conversation:
        parts.append(f"Conversation “{one_line(episode.conversation, 80)}”")
        if episode.position is not None:
            parts.append(f"message {episode.position + 1:,}")
    brought = next((one.note for one in operations if one.kind == "import" and one.note), "")
    if brought:
        _format, _, name = brought.partition(": ")
        parts.append(f"brought in from {one_line(name or brought, 80)}")
    return capital(", ".join(parts)) + ("." if parts else "")


def also_said(number: int) -> str:
    """The heading of further sources."""
    return f"Also said {count(number, 'time')}"


def evidence_line(evidence: Evidence) -> str:
    """One further source in a line."""
    when = f", {moment_text(evidence.said_at)}" if evidence.said_at else ""
    return f"{evidence.speaker}{when}: “{evidence.quote}”"


def more_facts(number: int) -> str:
    """What the Details tab leaves out on screen."""
    return f"{count(number, 'more line')}. “Copy all” holds them too."


CHALLENGED_BY = "Something new disagrees"
OPEN_IT = "Open it"
DECIDE = "Decide…"
GONE = "This memory is not in the vault at the date that is shown."
GONE_NOW = "This memory is not in the vault any more. If it was just taken back, Redo brings it again."
GONE_EPISODE = "This message is not in the vault any more."
NOT_IN_THE_PAST = "You are looking at another date. Go back to today to change something."
READ_ONLY = "The vault is open for reading only."


def episode_line(episode: Episode) -> str:
    """Whose message it is, when, and where it came from."""
    return f"{episode.speaker}, {episode_when(episode)} · {channel_words(episode.channel, episode.source)}"
