"""Every sentence the window shows, in plain English, in one place.

Constants for what is fixed, functions for what has a blank to fill. Names and
texts that others wrote are put in by the caller and shown as plain text.
"""

from __future__ import annotations

from core.domain import Channel, Memory, Outcome, Status
from ui.dates import ago_text, day_text, moment_text, time_text, window_text
from ui.translation import digits, plural, tr

__all__ = [
    "ago_text",
    "day_text",
    "fault_title",
    "moment_text",
    "of_total",
    "status_word",
    "time_text",
    "window_text",
]

APP = tr("Variorum")
SEARCH_HINT = tr("Search your memories…")
BACK_TO_TODAY = tr("Back to today")
UNDO = tr("Undo")
CANCEL = tr("Cancel")
BACK = tr("Back")
NEW = tr("New")
IMPORT = tr("Import")
ABOUT_TITLE = tr("About Variorum")
ABOUT_MORE = tr("One file on this computer holds everything. Nothing is sent anywhere. MIT licence.")

IN_CONVERSATIONS = tr("In conversations")

EMPTY_TITLE = tr("Nothing here yet")
EMPTY_LINE = tr("Variorum keeps what is remembered about you, every wording of it, only on this computer.")
TILES = (
    (
        "demo",
        tr("See it with sample data"),
        tr("A small made-up life with moves, dogs and a dispute. Your own vault stays as it is."),
    ),
    (
        "import",
        tr("Bring in a conversation"),
        tr("A chat or a list from a file. Nothing counts before you have approved it."),
    ),
    ("new", tr("Write the first memory"), tr("One sentence is enough: “I live in Lisbon since March.”")),
)

NO_MATCH_TITLE = tr("No match")
NO_MATCH_CLEAR = tr("Clear search")
FILTER_TITLE = tr("Hidden by the filter")
FILTER_CLEAR = tr("Clear filter")

WORDS_ONLY = tr("Searching by words only: the language model is not there.")
OPENING = tr("Opening the vault…")
MODEL_LOADING = tr("Loading the language model…")
MODEL_READY = tr("Search by words and meaning")
EMBEDDING = tr("Preparing search by meaning")
COPIED = tr("Copied.")
STOPPING = tr("Stopping…")
SAMPLE = tr("Sample data, made up")


def embedding(done: int, total: int) -> str:
    """The status line while statements are prepared for search by meaning."""
    return f"{EMBEDDING} {done * 100 // max(1, total)} %"


def about(version: str) -> str:
    """The first line of the About box."""
    return tr("{name}: every version of what is remembered about you, side by side.").format(
        name=f"Variorum {version}".strip()
    )


def no_match(query: str) -> str:
    """The sentence under “No match”."""
    return tr("Nothing is stored that fits “{query}”.").format(query=query)


NOTHING_ACTIVE_TITLE = tr("Nothing is active")
NOTHING_ACTIVE = tr("All that this vault holds is over or put away.")
SHOW_PAST = tr("Show the past")
NOTHING_THEN_TITLE = tr("Nothing at this date")
NOTHING_THEN = tr("As far as this vault knows, nothing it holds was true then.")
ANSWER_ENDED = tr("No longer true: this is what was known last.")
ANSWER_DISPUTED = tr("Two memories disagree about this; nobody has decided yet.")
ANSWER_NOTHING = tr("Nothing stored about that. The closest memories are shown; they are no answer.")


def conversations_heading(total: int) -> str:
    """The heading over the messages when nothing is searched for."""
    return f"{IN_CONVERSATIONS} · {plural('{n} message', '{n} messages', total)}"


def jump_to_messages(total: int) -> str:
    """The link above the list that leads down to the messages."""
    return tr("{number} in conversations ↓").format(number=digits(total))


def found_line(shown: int, found: int, total: int) -> str:
    """“37 of 1,204”; when fewer are shown than fit, it says so."""
    if not total:
        return tr("No memories yet")
    if not found:
        return plural("None of {n} memory fits", "None of {n} memories fits", total)
    if shown >= found:
        return of_total(found, total)
    return tr("first {shown} of {found} that fit · {total} in all").format(
        shown=digits(shown), found=digits(found), total=digits(total)
    )


def listed_line(total: int, whole: int) -> str:
    """“1,204 memories”, or “37 of 1,204” when the list leaves some out."""
    return plural("{n} memory", "{n} memories", total) if total == whole else of_total(total, whole)


def filter_hides_matches(query: str) -> str:
    """The sentence when a search finds nothing within a filter."""
    return tr("Nothing within this filter fits “{query}”.").format(query=query)


def filter_hides(total: int) -> str:
    """The sentence of the list when the filter hides everything."""
    return plural("{n} memory outside of this filter.", "{n} memories outside of this filter.", total)


def of_total(shown: int, total: int) -> str:
    """“37 of 1,204”: every number is complete."""
    return tr("{shown} of {total}").format(shown=digits(shown), total=digits(total))


def status_word(status: Status, now: bool = True) -> str:
    """What a memory is, in a word or two; ``now`` False words it for a past date."""
    match status:
        case Status.CURRENT:
            return tr("true now") if now else tr("true then")
        case Status.PAST:
            return tr("past")
        case Status.UPCOMING:
            return tr("not yet")
        case Status.DISPUTED:
            return tr("disputed")
        case Status.PENDING:
            return tr("waiting for approval")
        case Status.ARCHIVED:
            return tr("archived")
        case Status.RETIRED:
            return tr("was never right")


FILTER_WORDS: dict[Status, str] = {
    Status.CURRENT: tr("True now"),
    Status.PAST: tr("Past"),
    Status.UPCOMING: tr("Not yet"),
    Status.DISPUTED: tr("Disputed"),
    Status.PENDING: tr("To approve"),
    Status.ARCHIVED: tr("Archive"),
    Status.RETIRED: tr("Never right"),
}
"""The chips that narrow the list, by status."""


def status_sentence(status: Status) -> str:
    """The same as a sentence, for tooltips and screen readers."""
    match status:
        case Status.CURRENT:
            return tr("True at the date that is shown.")
        case Status.PAST:
            return tr("It was true once and has ended.")
        case Status.UPCOMING:
            return tr("It becomes true later than the date that is shown.")
        case Status.DISPUTED:
            return tr("Another memory says otherwise; nobody has decided yet.")
        case Status.PENDING:
            return tr("It came in from elsewhere and counts once you approve it.")
        case Status.ARCHIVED:
            return tr("You put it out of sight.")
        case Status.RETIRED:
            return tr("It was a mistake and never true.")


TYPED_SOURCES = frozenset({"", "typed", "you"})
"""Names that the source of one's own writing has."""


_CHANNELS = {
    Channel.IMPORT: tr("from an import"),
    Channel.AGENT: tr("from an agent"),
    Channel.MODEL: tr("from a model"),
}
"""Where something came from whose source has no name."""


def channel_words(channel: Channel, source: str) -> str:
    """Where a memory was learned: “typed by you”, “from ChatGPT”."""
    match channel:
        case Channel.TYPED:
            return tr("typed by you") if source in TYPED_SOURCES else tr("from {source}").format(source=source)
        case Channel.IMPORT | Channel.AGENT | Channel.MODEL:
            return channel_from(source) or _CHANNELS[channel]


def channel_from(source: str) -> str:
    """“from ChatGPT”, or nothing when the source has no name."""
    return tr("from {source}").format(source=source) if source else ""


def row_words(memory: Memory, now: bool = True) -> str:
    """A whole list row as one sentence, for screen readers."""
    parts = [memory.text, status_word(memory.status, now), when_words(memory)]
    if memory.challenged:
        parts.append(CHALLENGED)
    if memory.pinned:
        parts.append(tr("pinned"))
    parts.append(channel_words(memory.channel, memory.source))
    return ". ".join(part.rstrip(".") for part in parts if part)


CHALLENGED = tr("something new disagrees")
UNCERTAIN = tr("uncertain for this date")


def when_words(memory: Memory) -> str:
    """When a memory is true, in a few words."""
    return window_text(memory.window, memory.said_at)


FAULT_TITLES = {
    "NotFound": tr("Not found"),
    "AmbiguousId": tr("That could be several memories"),
    "PasswordWanted": tr("This archive is locked"),
    "WrongPassword": tr("That is not the password"),
    "InvalidText": tr("This text cannot be stored"),
    "InvalidDate": tr("That is not a date"),
    "InvalidWindow": tr("The end lies before the start"),
    "InvalidRequest": tr("That is not possible"),
    "NothingChanged": tr("Nothing to change"),
    "NameTaken": tr("Somebody here has that name"),
    "NothingToUndo": tr("Nothing to undo"),
    "UndoConflict": tr("A later change stands in the way"),
    "StaleProposal": tr("The memory has changed meanwhile"),
    "UnsupportedFormat": tr("This file is not recognised"),
    "Cancelled": tr("Stopped"),
    "Interrupted": tr("Stopped"),
    "VaultMissing": tr("There is no vault here"),
    "NotAVault": tr("This file is not a vault"),
    "VaultTooNew": tr("Made by a newer Variorum"),
    "VaultBusy": tr("Another program is writing"),
    "VaultDamaged": tr("The vault is damaged"),
    "VaultReadOnly": tr("The vault cannot be written"),
    "VaultOutdated": tr("The vault is of an older Variorum"),
    "DiskFull": tr("The disk is full"),
    "FileUnreadable": tr("This file cannot be read"),
    "FileUnwritable": tr("This file cannot be written"),
    "LibraryTooOld": tr("The database library is too old"),
    "ModelMissing": tr("The language model is missing"),
    "ModelAltered": tr("The language model was altered"),
    "ModelMismatch": tr("Another language model"),
    "EndpointDown": tr("The model does not answer"),
    "EndpointRefused": tr("The model's endpoint refuses"),
    "EndpointBusy": tr("The model's endpoint is busy"),
}


def fault_title(kind: str) -> str:
    """A short title for an error of that kind; a fault of the program has its own."""
    return FAULT_TITLES.get(kind, tr("Something went wrong in Variorum"))


BUG_TEXT = tr("Variorum made a mistake and stopped what it was doing. Your vault was not changed by it.")

DONE = {
    "add": tr("Stored."),
    "repeat": tr("You already had that. It has one more source now."),
    "restate": tr("Stored, and linked to a memory that says nearly the same."),
    "queue": tr("Stored. Something waits for you."),
    "skip": tr("Not kept as a memory: it seems to say nothing lasting."),
    "keep": tr("Kept as a memory."),
    "revise": tr("Corrected."),
    "end": tr("Marked as no longer true."),
    "retire": tr("Marked as never right."),
    "archive": tr("Moved to the archive."),
    "revive": tr("Brought back."),
    "redate": tr("Dates corrected."),
    "link": tr("Linked."),
    "unlink": tr("The link is gone."),
    "pin": tr("Pinned."),
    "unpin": tr("No longer pinned."),
    "tag": tr("Tags changed."),
    "approve": tr("Approved."),
    "undo": tr("Taken back."),
    "redo": tr("Done again."),
    "import": tr("Brought in."),
    "unite": tr("Merged."),
    "model": tr("The language model is set."),
    "meaning": tr("The model for search by meaning is chosen."),
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
    "add": tr("writing a memory"),
    "keep": tr("keeping a message as a memory"),
    "revise": tr("a correction"),
    "end": tr("“no longer true”"),
    "retire": tr("“was never right”"),
    "archive": tr("moving to the archive"),
    "revive": tr("bringing a version back"),
    "redate": tr("a correction of dates"),
    "pin": tr("pinning"),
    "unpin": tr("unpinning"),
    "tag": tr("a change of tags"),
    "approve": tr("an approval"),
    "import": tr("an import"),
    "unite": tr("the merging of another copy"),
    "flag": tr("a flagged disagreement"),
    "reject": tr("a rejection"),
    "propose": tr("a proposal"),
    "judge": tr("a language model’s remark"),
    "policy": tr("what a source may do"),
    "name": tr("your name"),
    "sweep": tr("what a sweep found"),
    "automatic": tr("what a detector may decide by itself"),
    "stale": tr("the closing of a proposal that no longer fits"),
    "extract": tr("what was read out of a message"),
    "read": tr("a reading that gave nothing"),
    "detect": tr("a disagreement that was found"),
    "decide": tr("a verdict"),
    "link": tr("a link"),
    "unlink": tr("the removal of a link"),
    "merge": tr("making two memories one"),
    "reopen": tr("the taking back of what a rule had closed"),
    "detach": tr("taking a source off a memory"),
    "split": tr("dividing a memory"),
    "save-search": tr("saving a search"),
    "change-search": tr("a change to a saved search"),
    "remove-search": tr("removing a saved search"),
}
"""What an undo took back, by kind of operation."""


def taken_back(kind: str) -> str:
    """The bar's sentence after an undo."""
    return tr("Taken back: {undone}.").format(undone=UNDONE[kind]) if kind in UNDONE else DONE["undo"]


def imported(added: int, repeated: int, pending: int) -> str:
    """The bar's sentence after an import."""
    if not added:
        return tr("Nothing new in this file.") if repeated else tr("Nothing to bring in was found in this file.")
    waiting = plural(" {n} memory waits for approval.", " {n} memories wait for approval.", pending) if pending else ""
    again = tr(" {repeated} were already here.").format(repeated=digits(repeated)) if repeated else ""
    return plural("Brought in {n} item.{waiting}{again}", "Brought in {n} items.{waiting}{again}", added).format(
        waiting=waiting, again=again
    )


def exported(memories: int, name: str) -> str:
    """The bar's sentence after an export."""
    return plural("Saved {n} memory to “{name}”.", "Saved {n} memories to “{name}”.", memories).format(name=name)


def vault_line(memories: int, episodes: int) -> str:
    """The status line's counts."""
    spoken = f" · {plural('{n} message', '{n} messages', episodes)}" if episodes else ""
    return f"{plural('{n} memory', '{n} memories', memories)}{spoken}"
