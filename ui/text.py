"""Every sentence the window shows, in plain English, in one place.

Constants for what is fixed, functions for what has a blank to fill. Names and
texts that others wrote are put in by the caller and shown as plain text.
"""

from __future__ import annotations

from core.domain import Channel, Memory, Outcome, Status
from ui.dates import ago_text, day_text, moment_text, time_text, window_text

__all__ = [
    "ago_text",
    "count",
    "day_text",
    "fault_title",
    "moment_text",
    "of_total",
    "status_word",
    "time_text",
    "window_text",
]

APP = "Variorum"
SEARCH_HINT = "Search your memories…"
BACK_TO_TODAY = "Back to today"
UNDO = "Undo"
CANCEL = "Cancel"
BACK = "Back"
NEW = "New"
IMPORT = "Import"
ABOUT_TITLE = "About Variorum"
ABOUT_MORE = "One file on this computer holds everything. Nothing is sent anywhere. MIT licence."

IN_CONVERSATIONS = "In conversations"

EMPTY_TITLE = "Nothing here yet"
EMPTY_LINE = "Variorum keeps what is remembered about you, every wording of it, only on this computer."
TILES = (
    (
        "demo",
        "See it with sample data",
        "A small made-up life with moves, dogs and a dispute. Your own vault stays as it is.",
    ),
    ("import", "Bring in a conversation", "A chat or a list from a file. Nothing counts before you have approved it."),
    ("new", "Write the first memory", "One sentence is enough: “I live in Lisbon since March.”"),
)

NO_MATCH_TITLE = "No match"
NO_MATCH_CLEAR = "Clear search"
FILTER_TITLE = "Hidden by the filter"
FILTER_CLEAR = "Clear filter"

WORDS_ONLY = "Searching by words only: the language model is not there."
MODEL_LOADING = "Loading the language model…"
MODEL_READY = "Search by words and meaning"
EMBEDDING = "Preparing search by meaning"
COPIED = "Copied."
STOPPING = "Stopping…"
SAMPLE = "Sample data, made up"


def embedding(done: int, total: int) -> str:
    """The status line while statements are prepared for search by meaning."""
    return f"{EMBEDDING} {done * 100 // max(1, total)} %"


def about(version: str) -> str:
    """The first line of the About box."""
    return f"Variorum {version}".strip() + ": every version of what is remembered about you, side by side."


def no_match(query: str) -> str:
    """The sentence under “No match”."""
    return f"Nothing is stored that fits “{query}”."


NOTHING_ACTIVE_TITLE = "Nothing is active"
NOTHING_ACTIVE = "All that this vault holds is over or put away."
SHOW_PAST = "Show the past"
NOTHING_THEN_TITLE = "Nothing at this date"
NOTHING_THEN = "As far as this vault knows, nothing it holds was true then."
ANSWER_ENDED = "No longer true: this is what was known last."
ANSWER_DISPUTED = "Two memories disagree about this; nobody has decided yet."
ANSWER_NOTHING = "Nothing stored about that. The closest memories are shown; they are no answer."


def conversations_heading(total: int) -> str:
    """The heading over the messages when nothing is searched for."""
    return f"{IN_CONVERSATIONS} · {count(total, 'message')}"


def jump_to_messages(total: int) -> str:
    """The link above the list that leads down to the messages."""
    return f"{total:,} {IN_CONVERSATIONS.lower()} ↓"


def found_line(shown: int, found: int, total: int) -> str:
    """“37 of 1,204”; when fewer are shown than fit, it says so."""
    if not total:
        return "No memories yet"
    if not found:
        return f"None of {count(total, 'memory', 'memories')} fits"
    if shown >= found:
        return of_total(found, total)
    return f"first {shown:,} of {found:,} that fit · {total:,} in all"


def listed_line(total: int, whole: int) -> str:
    """“1,204 memories”, or “37 of 1,204” when the list leaves some out."""
    return count(total, "memory", "memories") if total == whole else of_total(total, whole)


def filter_hides_matches(query: str) -> str:
    """The sentence when a search finds nothing within a filter."""
    return f"Nothing within this filter fits “{query}”."


def filter_hides(total: int) -> str:
    """The sentence of the list when the filter hides everything."""
    return f"{count(total, 'memory', 'memories')} outside of this filter."


def count(number: int, one: str, many: str | None = None) -> str:
    """“1 memory”, “1,204 memories”."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def of_total(shown: int, total: int) -> str:
    """“37 of 1,204”: every number is complete."""
    return f"{shown:,} of {total:,}"


def status_word(status: Status, now: bool = True) -> str:
    """What a memory is, in a word or two; ``now`` False words it for a past date."""
    match status:
        case Status.CURRENT:
            return "true now" if now else "true then"
        case Status.PAST:
            return "past"
        case Status.UPCOMING:
            return "not yet"
        case Status.DISPUTED:
            return "disputed"
        case Status.PENDING:
            return "waiting for approval"
        case Status.ARCHIVED:
            return "archived"
        case Status.RETIRED:
            return "was never right"


FILTER_WORDS: dict[Status, str] = {
    Status.CURRENT: "True now",
    Status.PAST: "Past",
    Status.UPCOMING: "Not yet",
    Status.DISPUTED: "Disputed",
    Status.PENDING: "To approve",
    Status.ARCHIVED: "Archive",
    Status.RETIRED: "Never right",
}
"""The chips that narrow the list, by status."""


def status_sentence(status: Status) -> str:
    """The same as a sentence, for tooltips and screen readers."""
    match status:
        case Status.CURRENT:
            return "True at the date that is shown."
        case Status.PAST:
            return "It was true once and has ended."
        case Status.UPCOMING:
            return "It becomes true later than the date that is shown."
        case Status.DISPUTED:
            return "Another memory says otherwise; nobody has decided yet."
        case Status.PENDING:
            return "It came in from elsewhere and counts once you approve it."
        case Status.ARCHIVED:
            return "You put it out of sight."
        case Status.RETIRED:
            return "It was a mistake and never true."


TYPED_SOURCES = frozenset({"", "typed", "you"})
"""Names that the source of one's own writing has."""


def channel_words(channel: Channel, source: str) -> str:
    """Where a memory was learned: “typed by you”, “from ChatGPT”."""
    match channel:
        case Channel.TYPED:
            return "typed by you" if source in TYPED_SOURCES else f"from {source}"
        case Channel.IMPORT | Channel.AGENT | Channel.MODEL:
            return channel_from(source) or f"from an {channel.value}"


def channel_from(source: str) -> str:
    """“from ChatGPT”, or nothing when the source has no name."""
    return f"from {source}" if source else ""


def row_words(memory: Memory, now: bool = True) -> str:
    """A whole list row as one sentence, for screen readers."""
    parts = [memory.text, status_word(memory.status, now), when_words(memory)]
    if memory.challenged:
        parts.append(CHALLENGED)
    if memory.pinned:
        parts.append("pinned")
    parts.append(channel_words(memory.channel, memory.source))
    return ". ".join(part for part in parts if part)


CHALLENGED = "something new disagrees"
UNCERTAIN = "uncertain for this date"


def when_words(memory: Memory) -> str:
    """When a memory is true, in a few words."""
    return window_text(memory.window, memory.said_at)


FAULT_TITLES = {
    "NotFound": "Not found",
    "AmbiguousId": "That could be several memories",
    "PasswordWanted": "This archive is locked",
    "WrongPassword": "That is not the password",
    "InvalidText": "This text cannot be stored",
    "InvalidDate": "That is not a date",
    "InvalidWindow": "The end lies before the start",
    "InvalidRequest": "That is not possible",
    "NothingChanged": "Nothing to change",
    "NothingToUndo": "Nothing to undo",
    "UndoConflict": "A later change stands in the way",
    "StaleProposal": "The memory has changed meanwhile",
    "UnsupportedFormat": "This file is not recognised",
    "Cancelled": "Stopped",
    "Interrupted": "Stopped",
    "VaultMissing": "There is no vault here",
    "NotAVault": "This file is not a vault",
    "VaultTooNew": "Made by a newer Variorum",
    "VaultBusy": "Another program is writing",
    "VaultDamaged": "The vault is damaged",
    "VaultReadOnly": "The vault cannot be written",
    "VaultOutdated": "The vault is of an older Variorum",
    "DiskFull": "The disk is full",
    "FileUnreadable": "This file cannot be read",
    "FileUnwritable": "This file cannot be written",
    "LibraryTooOld": "The database library is too old",
    "ModelMissing": "The language model is missing",
    "ModelAltered": "The language model was altered",
    "ModelMismatch": "Another language model",
    "EndpointDown": "The model does not answer",
    "EndpointRefused": "The model's endpoint refuses",
    "EndpointBusy": "The model's endpoint is busy",
}


def fault_title(kind: str) -> str:
    """A short title for an error of that kind; a fault of the program has its own."""
    return FAULT_TITLES.get(kind, "Something went wrong in Variorum")


BUG_TEXT = "Variorum made a mistake and stopped what it was doing. Your vault was not changed by it."

DONE = {
    "add": "Stored.",
    "repeat": "You already had that. It has one more source now.",
    "restate": "Stored, and linked to a memory that says nearly the same.",
    "queue": "Stored. Something waits for you.",
    "skip": "Not kept as a memory: it seems to say nothing lasting.",
    "keep": "Kept as a memory.",
    "revise": "Corrected.",
    "end": "Marked as no longer true.",
    "retire": "Marked as never right.",
    "archive": "Moved to the archive.",
    "revive": "Brought back.",
    "redate": "Dates corrected.",
    "link": "Linked.",
    "unlink": "The link is gone.",
    "pin": "Pinned.",
    "unpin": "No longer pinned.",
    "tag": "Tags changed.",
    "approve": "Approved.",
    "undo": "Taken back.",
    "redo": "Done again.",
    "import": "Brought in.",
    "unite": "Merged.",
    "model": "The language model is set.",
}
"""What the bar at the bottom says after a change, by kind of change."""


def stored(outcome: Outcome) -> str:
    """The bar's sentence after a new statement."""
    match outcome:
        case Outcome.REPEATED:
            return DONE["repeat"]
        case Outcome.RESTATED:
            return DONE["restate"]
        case Outcome.QUEUED:
            return DONE["queue"]
        case Outcome.SKIPPED:
            return DONE["skip"]
        case Outcome.ADDED | Outcome.REVISED | Outcome.DONE:
            return DONE["add"]


UNDONE = {
    "add": "writing a memory",
    "keep": "keeping a message as a memory",
    "revise": "a correction",
    "end": "“no longer true”",
    "retire": "“was never right”",
    "archive": "moving to the archive",
    "revive": "bringing a version back",
    "redate": "a correction of dates",
    "pin": "pinning",
    "unpin": "unpinning",
    "tag": "a change of tags",
    "approve": "an approval",
    "import": "an import",
    "unite": "the merging of another copy",
    "flag": "a flagged disagreement",
    "reject": "a rejection",
    "propose": "a proposal",
    "judge": "a language model’s remark",
    "policy": "what a source may do",
    "sweep": "what a sweep found",
    "automatic": "what a detector may decide by itself",
    "stale": "the closing of a proposal that no longer fits",
    "extract": "what was read out of a message",
    "read": "a reading that gave nothing",
    "detect": "a disagreement that was found",
    "decide": "a verdict",
    "link": "a link",
    "unlink": "the removal of a link",
    "merge": "making two memories one",
    "reopen": "the taking back of what a rule had closed",
    "detach": "taking a source off a memory",
    "split": "dividing a memory",
    "save-search": "saving a search",
    "change-search": "a change to a saved search",
    "remove-search": "removing a saved search",
}
"""What an undo took back, by kind of operation."""


def taken_back(kind: str) -> str:
    """The bar's sentence after an undo."""
    return f"Taken back: {UNDONE[kind]}." if kind in UNDONE else DONE["undo"]


def imported(added: int, repeated: int, pending: int) -> str:
    """The bar's sentence after an import."""
    if not added:
        return "Nothing new in this file." if repeated else "Nothing to bring in was found in this file."
    waiting = f" {count(pending, 'memory waits', 'memories wait')} for approval." if pending else ""
    again = f" {repeated:,} were already here." if repeated else ""
    return f"Brought in {count(added, 'item')}.{waiting}{again}"


def exported(memories: int, name: str) -> str:
    """The bar's sentence after an export."""
    return f"Saved {count(memories, 'memory', 'memories')} to “{name}”."


def vault_line(memories: int, episodes: int) -> str:
    """The status line's counts."""
    spoken = f" · {count(episodes, 'message')}" if episodes else ""
    return f"{count(memories, 'memory', 'memories')}{spoken}"
