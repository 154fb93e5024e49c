"""The sentences of bringing a file in: what it is, what would come of it, what is asked, what came of it."""

from __future__ import annotations

from core.answers import ImportReport
from core.previews import ImportPreview, ImportRow
from ui.safe import one_line
from ui.translation import decimal, digits, plural, tr

COMPARING = tr("Comparing with your vault…")
NOT_COMPARED = tr("Not compared with your vault.")
SKIP = tr("Skip")
NEW, KNOWN, DISAGREE, WAITING = tr("New"), tr("Here already"), tr("Disagree"), tr("Waiting for approval")
NEW_LINE = tr("What the vault does not have yet")
TAKE_TALK = tr("Conversations, to look things up in")
TAKE_TALK_AND_CLAIMS = tr("Conversations, and as memories what is claimed in them")
TAKE_AS_THEY_ARE = tr("Conversations to look things up in, and the memories of the file")
TAKE_ALL = tr("All of it, and as memories what is claimed in the conversations, too")
TAKE_STATEMENTS = tr("Memories")
TAKE_TO_LOOK_UP = tr("Nothing as a memory, only to look things up in")
ZONE = tr("Time zone")
ZONE_DAY = tr("Not known: only the day counts")
ZONE_UTC = tr("Not known: read as UTC")
ORDER = tr("Dates like 04/03/2025")
ORDER_DAY = tr("The day comes first: 4 March")
ORDER_MONTH = tr("The month comes first: 3 April")
ORDER_NONE = tr("Leave these dates out")
COLUMNS = tr("Columns")
ROLES = {
    "": tr("Not read"),
    "text": tr("The words"),
    "date": tr("When it was said"),
    "tags": tr("Tags"),
    "speaker": tr("Who said it"),
    "valid_from": tr("True since"),
    "valid_to": tr("True until"),
    "id": tr("An id"),
}
ROWS = tr("What comes in")
NO_DATE = tr("no date")
YOU = tr("you")
UNDO_IMPORT = tr("Undo this import")
UNDONE = tr("Taken back. The vault is as it was before.")
UNDONE_BAR = tr("The import was taken back.")
SAVE_LIST = tr("Save this list…")
LIST_NAME = tr("left out.csv")
LIST_KIND = tr("Table (*.csv)")
PASSWORD = tr("Password of the archive")
UNLOCK = tr("Open")
MEGABYTE = 1_000_000


def zone_here(name: str) -> str:
    """The choice of this computer's own time zone."""
    return tr("This computer’s: {name}").format(name=name.replace("_", " "))


def row_who(name: str, row: ImportRow, *, is_mixed: bool) -> str:
    """Who says a row; where a file holds both, whether it is a memory."""
    return tr("{name} · memory").format(name=name) if is_mixed and not row.is_message else name


def zone_words(number: int) -> str:
    """Why the time zone is asked for."""
    return plural("{n} time names no zone.", "{n} times name no zone.", number)


def order_words(number: int) -> str:
    """Why the order of day and month is asked for."""
    return plural("{n} date can be read in two ways.", "{n} dates can be read in two ways.", number)


def saved_words(name: str) -> str:
    """The list of what was left out was saved."""
    return tr("Saved as “{name}”").format(name=name)


def size_words(size: int) -> str:
    """“13.4 kB”, “201.0 MB”; empty when nobody knows."""
    if not size:
        return ""
    return f"{decimal(size / MEGABYTE)} MB" if size >= MEGABYTE else f"{decimal(max(0.1, size / 1000))} kB"


def progress_words(done: int, total: int) -> str:
    """“12.4 of 201.0 MB”; “12.4 MB” when nobody knows how much there is."""
    if not total:
        return f"{decimal(done / MEGABYTE)} MB"
    if total < MEGABYTE:
        return tr("{done} of {total} kB").format(done=decimal(done / 1000), total=decimal(total / 1000))
    return tr("{done} of {total} MB").format(done=decimal(done / MEGABYTE), total=decimal(total / MEGABYTE))


def aside_words(preview: ImportPreview) -> str:
    """What comes in out of sight or as no longer true, which a person would not expect; empty without such."""
    parts = []
    if preview.ended:
        parts.append(
            plural(
                "{n} statement comes in as no longer true.", "{n} statements come in as no longer true.", preview.ended
            )
        )
    if preview.archived:
        parts.append(
            plural(
                "{n} was archived, dropped or replaced there and comes in archived.",
                "{n} were archived, dropped or replaced there and come in archived.",
                preview.archived,
            )
        )
    if preview.uncertain_dates:
        parts.append(
            plural(
                "{n} date is left out: nobody can tell which is meant.",
                "{n} dates are left out: nobody can tell which is meant.",
                preview.uncertain_dates,
            )
        )
    return " ".join(parts)


LEAVE_OUT = tr("Leave this one out")
NEXT_FILE = tr("Next file")


def which_file(place: int, count: int, name: str) -> str:
    """Which of several files is looked into: “File 2 of 3: talks.zip”."""
    return tr("File {place} of {count}: {name}").format(
        place=digits(place), count=digits(count), name=one_line(name, 60)
    )


def foretold_words(report: ImportReport) -> str:
    """What is foretold, for those who hear it: “11 new, 2 here already, 1 disagrees.”"""
    disagree = plural("{n} disagrees", "{n} disagree", report.contradictions)
    return tr("{added} new, {repeated} here already, {disagree}, {pending} waiting.").format(
        added=digits(report.added), repeated=digits(report.repeated), disagree=disagree, pending=digits(report.pending)
    )
