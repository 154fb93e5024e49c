"""The sentences of bringing a file in: what it is, what would come of it, what is asked, what came of it."""

from __future__ import annotations

from core.answers import ImportReport
from core.previews import ImportPreview, ImportRow
from ui.text import count

COMPARING = "Comparing with your vault…"
NOT_COMPARED = "Not compared with your vault."
SKIP = "Skip"
NEW, KNOWN, DISAGREE, WAITING = "New", "Here already", "Disagree", "Waiting for approval"
NEW_LINE = "What the vault does not have yet"
TAKE_TALK = "Conversations, to look things up in"
TAKE_TALK_AND_CLAIMS = "Conversations, and as memories what is claimed in them"
TAKE_AS_THEY_ARE = "Conversations to look things up in, and the memories of the file"
TAKE_ALL = "All of it, and as memories what is claimed in the conversations, too"
TAKE_STATEMENTS = "Memories"
TAKE_TO_LOOK_UP = "Nothing as a memory, only to look things up in"
ZONE = "Time zone"
ZONE_DAY = "Not known: only the day counts"
ZONE_UTC = "Not known: read as UTC"
ORDER = "Dates like 04/03/2025"
ORDER_DAY = "The day comes first: 4 March"
ORDER_MONTH = "The month comes first: 3 April"
ORDER_NONE = "Leave these dates out"
COLUMNS = "Columns"
ROLES = {
    "": "Not read",
    "text": "The words",
    "date": "When it was said",
    "tags": "Tags",
    "speaker": "Who said it",
    "valid_from": "True since",
    "valid_to": "True until",
    "id": "An id",
}
ROWS = "What comes in"
NO_DATE = "no date"
YOU = "you"
UNDO_IMPORT = "Undo this import"
UNDONE = "Taken back. The vault is as it was before."
UNDONE_BAR = "The import was taken back."
SAVE_LIST = "Save this list…"
LIST_NAME = "left out.csv"
LIST_KIND = "Table (*.csv)"
PASSWORD = "Password of the archive"
UNLOCK = "Open"
MEGABYTE = 1_000_000


def zone_here(name: str) -> str:
    """The choice of this computer's own time zone."""
    return f"This computer’s: {name.replace('_', ' ')}"


def row_who(name: str, row: ImportRow, *, is_mixed: bool) -> str:
    """Who says a row; where a file holds both, whether it is a memory."""
    return f"{name} · memory" if is_mixed and not row.is_message else name


def zone_words(number: int) -> str:
    """Why the time zone is asked for."""
    return f"{count(number, 'time names', 'times name')} no zone."


def order_words(number: int) -> str:
    """Why the order of day and month is asked for."""
    return f"{count(number, 'date', 'dates')} can be read in two ways."


def saved_words(name: str) -> str:
    """The list of what was left out was saved."""
    return f"Saved as “{name}”"


def size_words(size: int) -> str:
    """“13.4 kB”, “201.0 MB”; empty when nobody knows."""
    if not size:
        return ""
    return f"{size / MEGABYTE:,.1f} MB" if size >= MEGABYTE else f"{max(0.1, size / 1000):,.1f} kB"


def progress_words(done: int, total: int) -> str:
    """“12.4 of 201.0 MB”; “12.4 MB” when nobody knows how much there is."""
    if not total:
        return f"{done / MEGABYTE:,.1f} MB"
    if total < MEGABYTE:
        return f"{done / 1000:,.1f} of {total / 1000:,.1f} kB"
    return f"{done / MEGABYTE:,.1f} of {total / MEGABYTE:,.1f} MB"


def aside_words(preview: ImportPreview) -> str:
    """What comes in out of sight or as no longer true, which a person would not expect; empty without such."""
    parts = []
    if preview.ended:
        parts.append(f"{count(preview.ended, 'statement comes', 'statements come')} in as no longer true.")
    if preview.archived:
        was = "was archived, dropped or replaced there and comes" if preview.archived == 1 else (
            "were archived, dropped or replaced there and come"
        )  # fmt: skip
        parts.append(f"{preview.archived:,} {was} in archived.")
    if preview.uncertain_dates:
        parts.append(
            f"{count(preview.uncertain_dates, 'date is', 'dates are')} left out: nobody can tell which is meant."
        )
    return " ".join(parts)


def foretold_words(report: ImportReport) -> str:
    """What is foretold, for those who hear it: “11 new, 2 here already, 1 disagrees.”"""
    disagree = count(report.contradictions, "disagrees", "disagree")
    return f"{report.added:,} new, {report.repeated:,} here already, {disagree}, {report.pending:,} waiting."
