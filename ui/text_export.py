"""The sentences of saving memories to a file."""

from __future__ import annotations

from ui.text import count

TITLE = "Save a copy of your memories"
DO = "Save…"
WHAT = "What"
SELECTED = "The selected"
SHOWN = "What this search finds"
LISTED = "What the list shows"
WHOLE = "The whole vault"
FORMAT = "As"
FORMATS = {
    "archive": ("Archive: everything, to bring back", "zip"),
    "html": ("Page with timelines, to print", "html"),
    "markdown": ("Notes: a folder, a file a memory", ""),
    "csv": ("Table for a spreadsheet", "csv"),
    "json": ("JSON: one document", "json"),
    "jsonl": ("JSON Lines: one memory a line", "jsonl"),
    "mem0": ("mem0’s list: what is true", "json"),
    "mcp": ("MCP memory graph: what is true", "jsonl"),
}
"""Each format in words, and the ending of its file; a folder has none."""
WITH = "With"
PAST = "what is no longer true"
SOURCES = "the quotes it rests on"
ARCHIVED = "what is archived"
DECISIONS = "what you decided about it"
REDACT = "Hide names, mail addresses and numbers"
LOCK = "Lock it with a password"
PASSWORD = "Password"
AGAIN = "The same again"
LOCKED = "It is stored nowhere: without it nobody can open the archive. 7-Zip and other programs that know AES can."
NO_PASSWORD = "There is no password yet."
NO_PASSWORD_HINT = "Type one twice, or take the tick away."
NOT_THE_SAME = "The two passwords are not the same."
NOT_THE_SAME_HINT = "Type both again."
AS_OF = "As it was true on"
TODAY = "Today, if left empty"
LOOK = "A look at it"
ALL = "Everything is in it, whatever is shown: every wording, source and decision, and the whole log."
NOTHING = "Nothing would be written."
WHERE = "Save as"
SAVING = "Saving your memories"
STOP = "Stop"
STOPPING = "Stopping…"


def will_write(memories: int) -> str:
    """How much would be written."""
    return f"{count(memories, 'memory', 'memories')} would be written." if memories else NOTHING


def selected(number: int) -> str:
    """The choice of what is selected in the list."""
    return f"{SELECTED} {count(number, 'memory', 'memories')}" if number != 1 else "The selected memory"


def shown(query: str) -> str:
    """The choice of what a search finds."""
    cut = query if len(query) <= 40 else f"{query[:39]}…"
    return f"{SHOWN}: “{cut}”"
