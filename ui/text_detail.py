"""The sentences of the detail pane, its tabs, the “Showing” control and the dialogs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from core.domain import Channel, EdgeKind, Episode, Evidence, Memory, Operation, Showing, Status, Version
from core.window import End
from ui.dates import ago_text, calendar_day, day_text, moment_text, time_text, window_text
from ui.safe import one_line
from ui.text import channel_words, status_sentence, status_word
from ui.told import told
from ui.translation import digits, in_quotes, plural, tr

__all__ = [
    "ago_text",
    "channel_words",
    "day_text",
    "moment_text",
    "status_sentence",
    "status_word",
    "time_text",
    "window_text",
]

NOW = tr("now")
TIMELINE, SOURCE, DETAILS = tr("Timeline"), tr("Source"), tr("Details")
CORRECT = tr("Correct…")
NO_LONGER_TRUE = tr("No longer true…")
PIN, UNPIN = tr("Pin"), tr("Unpin")
MORE = tr("More actions")
WAS_NEVER_RIGHT = tr("Was never right")
ARCHIVE = tr("Move to archive")
TAGS = tr("Tags…")
COPY_TEXT = tr("Copy the text")
APPROVE = tr("Approve")
WAITING = tr("Waiting for your approval")
WAITING_LINE = tr("It came in from {source} and does not count before you approve it.")
SAYS_OTHERWISE = tr("Says otherwise")
BRING_BACK = tr("Bring this back")
BACK_TO_TODAY = tr("Back to today")
A_DATE = tr("A date")
SHOWING_TITLE = tr("Which date to look at")
BACK_TO_TODAYS = tr("Back to today’s")
KEEP_AS_MEMORY = tr("Keep as memory")
KEPT_ALREADY = tr("Kept as a memory. Open it")
YOU_TYPED_THIS = tr("You typed this.")
NO_SOURCE = tr("There is no conversation behind it.")
SHARES = tr("shares")
FROM_CONVERSATION = tr("From a conversation")
NOTHING_PICKED = tr("Pick a memory to see its history.")
FIRST_VERSION = tr("First wording")
SAME_WORDING = tr("Same wording")
TODAY = tr("Today")
COPY = tr("Copy")
COPY_ALL = tr("Copy all")
HASHES_CUT = tr("Long hashes are cut here. “Copy all” holds them whole.")
LATEST = tr("the latest")


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def true_when(memory: Memory) -> str:
    """“True since 4 Mar 2025”, “True 10 Jan – 28 Feb 2025”."""
    if memory.status is Status.RETIRED:
        return tr("Was never right")
    words = window_text(memory.window, memory.said_at)
    return (
        tr("True {words}").format(words=words)
        if memory.window.ending is not End.UNKNOWN
        else tr("No longer true: {words}").format(words=words)
    )


def status_line(memory: Memory) -> str:
    """“True since 4 Mar 2025 · 2 versions”."""
    parts = [true_when(memory)]
    if memory.versions > 1:
        parts.append(plural("{n} version", "{n} versions", memory.versions))
    return " · ".join(parts)


def origin_line(memory: Memory) -> str:
    """“Learned from ChatGPT · waiting for approval”, “You typed this”."""
    if memory.channel is Channel.TYPED and memory.source in {"", "typed"}:
        origin = tr("You typed this")
    else:
        origin = tr("Learned {origin}").format(origin=channel_words(memory.channel, memory.source))
    said = "" if memory.channel is Channel.TYPED else tr(" · said by {speaker}").format(speaker=memory.speaker)
    return origin + said


_YOU = frozenset({"", "user", "typed", "owner", "you"})
"""Actors that stand for the person in front of the window."""


def who(version: Version) -> str:
    """Who gave this wording: “You”, or the actor's name and the source."""
    return _named(version, tr("You"))


def _whom(version: Version) -> str:
    """The same after “by”."""
    return _named(version, tr("you", "by whom"))


def _named(version: Version, you: str) -> str:
    actor = you if version.by in _YOU else capital(version.by)
    source = "" if version.source in {"", "typed", version.by} else tr(", from {source}").format(source=version.source)
    return actor + source


def version_sentence(version: Version, total: int, now: datetime) -> str:
    """A whole version as one sentence, for tooltips and screen readers."""
    when = window_text(version.window, version.said_at)
    stand = "" if version.retracted_at is None else tr(" Replaced {day}.").format(day=day_text(version.retracted_at))
    if version.undone:
        stand = tr(" Taken back.")
    why = f" {capital(told(version.why))}." if version.why else ""
    return tr("Version {number} of {total}: “{text}”. {when}. Recorded {day}, {ago}, by {who}.{stand}{why}").format(
        number=version.number,
        total=total,
        text=version.text[:300],
        when=capital(when),
        day=day_text(version.recorded_at),
        ago=ago_text(version.recorded_at, now),
        who=_whom(version),
        stand=stand,
        why=why,
    )


def old_version_line(version: Version, replaced: datetime | None) -> str:
    """“Version of 10 Jan 2025, replaced on 4 Mar 2025.”"""
    if version.undone:
        return tr("Version of {day}, taken back.").format(day=day_text(version.recorded_at))
    end = tr(", replaced on {replaced}").format(replaced=day_text(replaced)) if replaced else ""
    return tr("Version of {day}{end}.").format(day=day_text(version.recorded_at), end=end)


def recorded(at: datetime) -> str:
    """“recorded 4 Mar 2025, 10:05”."""
    return tr("recorded {at}").format(at=time_text(at))


def waiting_line(source: str) -> str:
    """The line under “Waiting for your approval”."""
    return WAITING_LINE.format(source=source or tr("elsewhere"))


def episode_when(episode: Episode) -> str:
    """When a message was said, else when it came in."""
    if episode.said_at is None:
        return tr("came in {day}").format(day=time_text(episode.recorded_at))
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
            return tr("is about the same as")
        case EdgeKind.SUPPORTS:
            return tr("supports")
        case EdgeKind.CONTRADICTS:
            return tr("contradicts")
        case EdgeKind.SUPERSEDES:
            return tr("takes the place of")
        case EdgeKind.RESTATES:
            return tr("says nearly the same as")
        case EdgeKind.DERIVED_FROM:
            return tr("comes from")


def shown_date(at: datetime) -> str:
    """A date that “Showing” was set to; its instant is the end of the named period, in UTC."""
    return calendar_day(at.year, at.month, at.day)


def known_date(at: datetime) -> str:
    """The day to which the vault is looked back to, by the computer's own clock."""
    return day_text(at)


def showing_label(showing: Showing) -> str:
    """The button's text: “Showing: Today”, “Showing: 1 Feb 2025”."""
    match (showing.true_on, showing.known_on):
        case (None, None):
            return tr("Showing: Today")
        case (true_on, None) if true_on is not None:
            return tr("Showing: {true_on}").format(true_on=shown_date(true_on))
        case (None, known_on) if known_on is not None:
            return tr("Showing: as known on {known_on}").format(known_on=known_date(known_on))
        case _:
            return tr("Showing: {both}").format(both=_both(showing))


def _both(showing: Showing) -> str:
    true_on = shown_date(showing.true_on) if showing.true_on else tr("today")
    known_on = known_date(showing.known_on) if showing.known_on else tr("today")
    return tr("{true_on}, as known on {known_on}").format(true_on=true_on, known_on=known_on)


def showing_sentence(showing: Showing) -> str:
    """The banner: “You are looking at 1 Feb 2025, as the vault knew it on 3 Mar 2025.”"""
    if showing.known_on is None:
        return (
            tr("You are looking at {true_on}.").format(true_on=shown_date(showing.true_on)) if showing.true_on else ""
        )
    knew = tr("as the vault knew it on {known_on}").format(known_on=known_date(showing.known_on))
    if showing.true_on is None:
        return tr("You are looking at today {knew}.").format(knew=knew)
    return tr("You are looking at {true_on}, {knew}.").format(true_on=shown_date(showing.true_on), knew=knew)


TRUE_ON = tr("True on")
TRUE_ON_LINE = tr("What was true in the world at the end of that day, month or year.")
KNOWN_ON = tr("As known on")
KNOWN_ON_LINE = tr("What this vault knew by then, without what it learned later.")
A_YEAR_AGO = tr("A year ago")
START_OF_YEAR = tr("Start of this year")
DATE_HINT = tr("2025, 2025-03 or 2025-03-04")
SHOW = tr("Show")


def version_when(version: Version) -> str:
    """When a version holds in the world, or that it was replaced or taken back."""
    if version.undone:
        return tr("taken back")
    when = window_text(version.window, version.said_at)
    return tr("{when}, replaced").format(when=when) if version.retracted_at is not None else when


def recorded_short(at: datetime) -> str:
    """The day a version was recorded, for the right edge of its row."""
    return tr("recorded {at}").format(at=day_text(at))


def recorded_tooltip(at: datetime, now: datetime) -> str:
    """The exact time, and how long ago."""
    return tr("Recorded {at}, {ago}").format(at=time_text(at), ago=ago_text(at, now))


_KINDS = {
    "add": tr("written"),
    "keep": tr("kept"),
    "import": tr("brought in"),
    "unite": tr("merged from another copy"),
    "revise": tr("corrected"),
    "revive": tr("brought back"),
    "end": tr("ended"),
    "undo": tr("taken back"),
    "redo": tr("done again"),
    "approve": tr("approved"),
}
"""Why a version came to be, by the kind of its operation, where nobody gave a reason."""


def who_and_why(version: Version) -> str:
    """“You · corrected”, “ChatGPT import · said by Mira · brought in”."""
    parts = [who(version)]
    why = _KINDS.get(version.why, told(version.why))
    if why:
        parts.append(why)
    return " · ".join(parts)


def more_disputes(number: int) -> str:
    """What stands below the strips of those who disagree, when there are many."""
    return f"{plural('{n} more memory disagrees', '{n} more memories disagree', number)}."


def more_versions(number: int) -> str:
    """The link under a long history."""
    return plural("Show {n} older version", "Show {n} older versions", number)


def turn_sentence(episode: Episode, *, marked: bool) -> str:
    """A message as one sentence, for a screen reader."""
    which = tr("The message in question. ") if marked else ""
    return f"{which}{episode.speaker}, {episode_when(episode)}: {episode.text[:300]}"


def source_line(memory: Memory, episode: Episode | None, *, typed: bool) -> str:
    """“Said by Caroline in “ChatGPT export”, 8 May 2023”; for a typed one only the day."""
    if episode is None:
        return tr("Recorded {day}").format(day=time_text(memory.recorded_at))
    if typed:
        return tr("On {day}").format(day=time_text(episode.recorded_at))
    return tr("Said by {speaker} · {origin}").format(
        speaker=episode.speaker, origin=channel_words(episode.channel, episode.source)
    )


def place_line(episode: Episode, operations: Sequence[Operation]) -> str:
    """Where a message stands in what it came from: its conversation, its place there, the file."""
    parts = []
    if episode.conversation:
        parts.append(tr("Conversation “{conversation}”").format(conversation=one_line(episode.conversation, 80)))
        if episode.position is not None:
            parts.append(tr("message {number}").format(number=digits(episode.position + 1)))
    brought = next((one.note for one in operations if one.kind == "import" and one.note), "")
    if brought:
        _format, _, name = brought.partition(": ")
        parts.append(tr("brought in from {name}").format(name=one_line(name or brought, 80)))
    return capital(", ".join(parts)) + ("." if parts else "")


def also_said(number: int) -> str:
    """The heading of further sources."""
    return plural("Also said {n} time", "Also said {n} times", number)


def evidence_line(evidence: Evidence) -> str:
    """One further source in a line."""
    when = f", {moment_text(evidence.said_at)}" if evidence.said_at else ""
    return f"{evidence.speaker}{when}: {in_quotes(evidence.quote)}"


def more_facts(number: int) -> str:
    """What the Details tab leaves out on screen."""
    return plural("{n} more line. “Copy all” holds them too.", "{n} more lines. “Copy all” holds them too.", number)


CHALLENGED_BY = tr("Something new disagrees")
OPEN_IT = tr("Open it")
DECIDE = tr("Decide…")
GONE = tr("This memory is not in the vault at the date that is shown.")
GONE_NOW = tr("This memory is not in the vault any more. If it was just taken back, Redo brings it again.")
GONE_EPISODE = tr("This message is not in the vault any more.")
NOT_IN_THE_PAST = tr("You are looking at another date. Go back to today to change something.")
READ_ONLY = tr("The vault is open for reading only.")


def episode_line(episode: Episode) -> str:
    """Whose message it is, when, and where it came from."""
    return f"{episode.speaker}, {episode_when(episode)} · {channel_words(episode.channel, episode.source)}"
