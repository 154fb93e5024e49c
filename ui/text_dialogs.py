"""The sentences of the dialogs."""

from __future__ import annotations

from core.answers import ImportReport, Take
from core.moves import CopyFacts
from core.previews import ImportPreview
from ui.dates import moment_text
from ui.text import count

CORRECT_TITLE = "Correct this memory"
CORRECT_DO = "Correct"
WORDING = "The new wording"
BETTER_WORDING = "A better wording for the same truth"
WORLD_CHANGED = "It changed in the world"
CHANGED_SINCE = "True since"
EFFECT_REWORDED = "The new wording takes over the dates. The old one stays in the history."
EFFECT_CHANGED = "The old wording stays true until that date, the new one is true from then on."
SAME_TEXT = "The wording is the same as before."
SAME_TEXT_HINT = "Change the text, or cancel."
NEEDS_DATE = "A date is missing."
NEEDS_DATE_HINT = "Write since when it is true. A year or a month is enough."

END_TITLE = "No longer true"
END_DO = "Mark as no longer true"
END_TODAY = "Since today"
END_DATED = "Since another date"
END_EFFECT = "It stays in the history, and in every view of an earlier date. Nothing is lost."
END_NEEDS_DATE_HINT = "Write when it ended. A year or a month is enough."

TAGS_TITLE = "Tags"
TAGS_DO = "Save tags"
TAGS_HINT = "home, health"
TAGS_LINE = "Separate tags with commas."
SAME_TAGS = "The tags are the same as before."

WRITE_TITLE = "New memory"
WRITE_DO = "Store"
WRITE_HINT = "One sentence, like “I live in Lisbon.”"
TRUE_SINCE = "True since"
TRUE_UNTIL = "True until"
UNTIL_HINT = "Still true, if left empty"
TAGS_LABEL = "Tags"
SOURCE_LABEL = "Source"
SOURCE_HINT = "You, if left empty"
EMPTY_TEXT = "There is no text yet."
EMPTY_TEXT_HINT = "Write one sentence."

IMPORT_TITLE = "Bring in conversations and memories"
IMPORT_DO = "Bring in"
DROP_HERE = "Drop a file, a folder or an archive here"
CHOOSE_FILE = "Choose a file…"
CHOOSE_FOLDER = "Choose a folder…"
OTHER_FILE = "Other file…"
CHOOSE_LINE = "A chat export, another program’s memories, notes, a table or a list. It is read on this computer only."
LOOKING = "Looking into the file…"
CONVERSATION = "Conversation"
WHO_ARE_YOU = "You are"
NOBODY = "None of them"
WHAT_TO_TAKE = "Take"
TAKE_EPISODES = "Only to look things up in it"
TAKE_MEMORIES = "Memories, each waiting for your approval"
TAKE_BOTH = "Both, with what is claimed in the messages"
TAKE_AS_IT_IS = "Messages to look things up in, remembered statements as memories"
CONVERSATION_NOTE = "You can look things up in a conversation, and keep a message of it as a memory."
COUNT_AT_ONCE = "Let the memories count at once, without approval"
LET_MODEL_READ = "Let the language model read the conversations for memories"
MODEL_READS = "The language model reads the conversations. You can close this; what it finds waits under “To approve”."
MODEL_NOT_HEARD = "The language model could not be asked. The messages are stored; “To approve” offers to ask again."
SAMPLE = "How it begins"
LEFT_OUT = "Left out"
STOP = "Stop"
CANCEL = "Cancel"
STOPPED = "Stopped. Nothing of it was stored."
CHOOSE_FIRST = "Choose a file first."
STOPPING = "Stopping…"
DONE = "Done"
NOTHING_NEW = "Everything in this file was here already."
NOTHING_FOUND = "Nothing that can be brought in was found in this file."
ALL_CONVERSATIONS = "All of them"
FORMATS = {
    "a-mem": "A-MEM notes",
    "amem": "amem memories",
    "chatgpt": "ChatGPT export",
    "claude": "Claude export",
    "claude-mem": "claude-mem export",
    "csv": "Table",
    "gemini": "Gemini activity",
    "graphiti": "Graphiti graph",
    "json": "JSON",
    "jsonl": "JSON Lines",
    "langgraph": "LangGraph store",
    "letta": "Letta agent",
    "locomo": "Recorded conversations",
    "longmemeval": "Recorded conversations",
    "mcp-memory": "MCP memory graph",
    "mem0": "mem0 memories",
    "mem0-history": "mem0 history",
    "memos": "MemOS memories",
    "memtensor": "MemOS memories",
    "notes": "Notes",
    "openmemory": "OpenMemory export",
    "text": "Plain text",
    "variorum": "Archive of a vault",
    "archive": "Archive",
    "html": "Page",
    "markdown": "Notes",
    "mcp": "MCP memory graph",
}


def export_showing(sentence: str) -> str:
    """What an export writes when the window shows a past date."""
    return f"What the window shows is written. {sentence}"


def take_words(take: Take) -> str:
    """A choice of what to take from a file."""
    match take:
        case Take.EPISODES:
            return TAKE_EPISODES
        case Take.MEMORIES:
            return TAKE_MEMORIES
        case Take.BOTH:
            return TAKE_BOTH


def importing(name: str) -> str:
    """The title of the running import."""
    return f"Bringing in “{name}”"


def found_words(preview: ImportPreview, *, all_of_them: bool = True) -> str:
    """“Recorded conversations: 419 messages in 3 conversations, 8 May 2023 – 22 Oct 2023.”"""
    if preview.copy is not None:
        return copy_words(preview.copy)
    parts = []
    if preview.turns:
        parts.append(count(preview.turns, "message"))
    if preview.statements:
        parts.append(count(preview.statements, "statement"))
    amount = " and ".join(parts) or "nothing that can be brought in"
    conversations = len(preview.choices or preview.conversations)
    if conversations > 1 and all_of_them:
        amount += f" in {count(conversations, 'conversation')}"
    name = FORMATS.get(preview.format, preview.format)
    return f"{name}: {amount}{_between(preview)}."


def copy_words(copy: CopyFacts) -> str:
    """“Another copy of this vault: 31 new, 5 changed on both sides.”"""
    if not copy.entries:
        return "Another copy of this vault. It holds nothing that is not here already."
    parts = [f"{copy.new:,} new"]
    parts += [f"{copy.changed_there:,} changed there"] if copy.changed_there else []
    parts += [f"{copy.changed_in_both:,} changed on both sides"] if copy.changed_in_both else []
    return f"Another copy of this vault: {', '.join(parts)}. What the two changed differently waits for you."


def merged_words(report: ImportReport, copy: CopyFacts) -> str:
    """What merging another copy did."""
    if report.operation is None:
        return copy_words(copy)
    waits = report.contradictions + report.proposals
    asked = f" {count(waits, 'thing waits', 'things wait')} for your decision." if waits else ""
    changed = copy.changed_there + copy.changed_in_both
    return f"Merged: {count(copy.new, 'new memory', 'new memories')}, {changed:,} changed.{asked}"


def _between(preview: ImportPreview) -> str:
    if preview.first is None or preview.last is None:
        return ""
    first, last = moment_text(preview.first), moment_text(preview.last)
    return f", {first}" if first == last else f", {first} – {last}"


def report_words(report: ImportReport) -> str:
    """What an import did, in a sentence or three."""
    if report.copy is not None:
        return merged_words(report, report.copy)
    if report.added == 0:
        return NOTHING_NEW if report.repeated else NOTHING_FOUND
    parts = [f"Brought in {count(report.added, 'item')}."]
    if report.repeated:
        parts.append(f"{count(report.repeated, 'was', 'were')} here already.")
    if report.pending:
        parts.append(f"{count(report.pending, 'memory waits', 'memories wait')} for your approval.")
    if report.uncertain_dates:
        parts.append(f"{count(report.uncertain_dates, 'date is', 'dates are')} uncertain.")
    return " ".join(parts)


def left_out_words(number: int) -> str:
    """The heading above the records that an import left out."""
    return f"Left out: {count(number, 'record')}"


def progress_words(done: int, total: int) -> str:
    """“210 of 419”, or only how many when the total is not known."""
    return f"{done:,} of {total:,}" if total else f"{done:,}"
