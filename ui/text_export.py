"""The sentences of saving memories to a file."""

from __future__ import annotations

from ui.translation import in_quotes, plural, tr

TITLE = tr("Save a copy of your memories")
DO = tr("Save…")
WHAT = tr("What")
SELECTED = tr("The selected")
SHOWN = tr("What this search finds")
LISTED = tr("What the list shows")
WHOLE = tr("The whole vault")
FORMAT = tr("As")
FILE_NAME = tr("memories", "a file’s name")
FORMATS = {
    "archive": (tr("Archive: everything, to bring back"), "zip"),
    "html": (tr("Page with timelines, to print"), "html"),
    "markdown": (tr("Notes: a folder, a file a memory"), ""),
    "csv": (tr("Table for a spreadsheet"), "csv"),
    "json": (tr("JSON: one document"), "json"),
    "jsonl": (tr("JSON Lines: one memory a line"), "jsonl"),
    "mem0": (tr("mem0’s list: what is true"), "json"),
    "mcp": (tr("MCP memory graph: what is true"), "jsonl"),
}
"""Each format in words, and the ending of its file; a folder has none."""
WITH = tr("With")
PAST = tr("what is no longer true")
SOURCES = tr("the quotes it rests on")
ARCHIVED = tr("what is archived")
DECISIONS = tr("what you decided about it")
REDACT = tr("Hide names, mail addresses and numbers")
LOCK = tr("Lock it with a password")
PASSWORD = tr("Password")
AGAIN = tr("The same again")
LOCKED = tr("It is stored nowhere: without it nobody can open the archive. 7-Zip and other programs that know AES can.")
NO_PASSWORD = tr("There is no password yet.")
NO_PASSWORD_HINT = tr("Type one twice, or take the tick away.")
NOT_THE_SAME = tr("The two passwords are not the same.")
NOT_THE_SAME_HINT = tr("Type both again.")
AS_OF = tr("As it was true on")
TODAY = tr("Today, if left empty")
LOOK = tr("A look at it")
ALL = tr("Everything is in it, whatever is shown: every wording, source and decision, and the whole log.")
NOTHING = tr("Nothing would be written.")
WHERE = tr("Save as")
SAVING = tr("Saving your memories")
STOP = tr("Stop")
STOPPING = tr("Stopping…")


def will_write(memories: int) -> str:
    """How much would be written."""
    return plural("{n} memory would be written.", "{n} memories would be written.", memories) if memories else NOTHING


def selected(number: int) -> str:
    """The choice of what is selected in the list."""
    return f"{SELECTED} {plural('{n} memory', '{n} memories', number)}" if number != 1 else tr("The selected memory")


def shown(query: str) -> str:
    """The choice of what a search finds."""
    cut = query if len(query) <= 40 else f"{query[:39]}…"
    return f"{SHOWN}: {in_quotes(cut)}"
