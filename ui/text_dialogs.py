"""The sentences of the dialogs."""

from __future__ import annotations

from core.answers import ImportReport, Take
from core.moves import CopyFacts
from core.previews import ImportPreview
from ui.dates import moment_text
from ui.translation import digits, plural, tr

CORRECT_TITLE = tr("Correct this memory")
CORRECT_DO = tr("Correct")
WORDING = tr("The new wording")
BETTER_WORDING = tr("A better wording for the same truth")
WORLD_CHANGED = tr("It changed in the world")
CHANGED_SINCE = tr("True since")
EFFECT_REWORDED = tr("The new wording takes over the dates. The old one stays in the history.")
EFFECT_CHANGED = tr("The old wording stays true until that date, the new one is true from then on.")
SAME_TEXT = tr("The wording is the same as before.")
SAME_TEXT_HINT = tr("Change the text, or cancel.")
NEEDS_DATE = tr("A date is missing.")
NEEDS_DATE_HINT = tr("Write since when it is true. A year or a month is enough.")

END_TITLE = tr("No longer true")
END_DO = tr("Mark as no longer true")
END_TODAY = tr("Since today")
END_DATED = tr("Since another date")
END_EFFECT = tr("It stays in the history, and in every view of an earlier date. Nothing is lost.")
END_NEEDS_DATE_HINT = tr("Write when it ended. A year or a month is enough.")

TAGS_TITLE = tr("Tags")
TAGS_DO = tr("Save tags")
TAGS_HINT = tr("home, health")
TAGS_LINE = tr("Separate tags with commas.")
SAME_TAGS = tr("The tags are the same as before.")

WRITE_TITLE = tr("New memory")
WRITE_DO = tr("Store")
WRITE_HINT = tr("One sentence, like “I live in Lisbon.”")
TRUE_SINCE = tr("True since")
TRUE_UNTIL = tr("True until")
UNTIL_HINT = tr("Still true, if left empty")
TAGS_LABEL = tr("Tags")
SOURCE_LABEL = tr("Source")
SOURCE_HINT = tr("You, if left empty")
EMPTY_TEXT = tr("There is no text yet.")
EMPTY_TEXT_HINT = tr("Write one sentence.")

IMPORT_TITLE = tr("Bring in conversations and memories")
IMPORT_DO = tr("Bring in")
DROP_HERE = tr("Drop a file, a folder or an archive here")
CHOOSE_FILE = tr("Choose a file…")
CHOOSE_FOLDER = tr("Choose a folder…")
OTHER_FILE = tr("Other file…")
CHOOSE_LINE = tr(
    "A chat export, another program’s memories, notes, a table or a list. It is read on this computer only."
)
LOOKING = tr("Looking into the file…")
CONVERSATION = tr("Conversation")
WHO_ARE_YOU = tr("You are")
NOBODY = tr("None of them")
WHAT_TO_TAKE = tr("Take")
TAKE_EPISODES = tr("Only to look things up in it")
TAKE_MEMORIES = tr("Memories, each waiting for your approval")
TAKE_BOTH = tr("Both, with what is claimed in the messages")
TAKE_AS_IT_IS = tr("Messages to look things up in, remembered statements as memories")
CONVERSATION_NOTE = tr("You can look things up in a conversation, and keep a message of it as a memory.")
COUNT_AT_ONCE = tr("Let the memories count at once, without approval")
LET_MODEL_READ = tr("Let the language model read the conversations for memories")
MODEL_READS = tr(
    "The language model reads the conversations. You can close this; what it finds waits under “To approve”."
)
MODEL_NOT_HEARD = tr(
    "The language model could not be asked. The messages are stored; “To approve” offers to ask again."
)
SAMPLE = tr("How it begins")
LEFT_OUT = tr("Left out")
STOP = tr("Stop")
CANCEL = tr("Cancel")
STOPPED = tr("Stopped. Nothing of it was stored.")
CHOOSE_FIRST = tr("Choose a file first.")
STOPPING = tr("Stopping…")
DONE = tr("Done")
NOTHING_NEW = tr("Everything in this file was here already.")
NOTHING_FOUND = tr("Nothing that can be brought in was found in this file.")
ALL_CONVERSATIONS = tr("All of them")
FORMATS = {
    "a-mem": tr("A-MEM notes"),
    "amem": tr("amem memories"),
    "chatgpt": tr("ChatGPT export"),
    "claude": tr("Claude export"),
    "claude-mem": tr("claude-mem export"),
    "csv": tr("Table"),
    "gemini": tr("Gemini activity"),
    "graphiti": tr("Graphiti graph"),
    "json": tr("JSON"),
    "jsonl": tr("JSON Lines"),
    "langgraph": tr("LangGraph store"),
    "letta": tr("Letta agent"),
    "locomo": tr("Recorded conversations"),
    "longmemeval": tr("Recorded conversations"),
    "mcp-memory": tr("MCP memory graph"),
    "mem0": tr("mem0 memories"),
    "mem0-history": tr("mem0 history"),
    "memos": tr("MemOS memories"),
    "memtensor": tr("MemOS memories"),
    "notes": tr("Notes"),
    "openmemory": tr("OpenMemory export"),
    "text": tr("Plain text"),
    "variorum": tr("Archive of a vault"),
    "archive": tr("Archive"),
    "html": tr("Page"),
    "markdown": tr("Notes"),
    "mcp": tr("MCP memory graph"),
}


def export_showing(sentence: str) -> str:
    """What an export writes when the window shows a past date."""
    return tr("What the window shows is written. {sentence}").format(sentence=sentence)


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
    return tr("Bringing in “{name}”").format(name=name)


def found_words(preview: ImportPreview, *, all_of_them: bool = True) -> str:
    """“Recorded conversations: 419 messages in 3 conversations, 8 May 2023 – 22 Oct 2023.”"""
    if preview.copy is not None:
        return copy_words(preview.copy)
    parts = []
    if preview.turns:
        parts.append(plural("{n} message", "{n} messages", preview.turns))
    if preview.statements:
        parts.append(plural("{n} statement", "{n} statements", preview.statements))
    amount = tr(" and ").join(parts) or tr("nothing that can be brought in")
    conversations = len(preview.choices or preview.conversations)
    if conversations > 1 and all_of_them:
        amount += plural(" in {n} conversation", " in {n} conversations", conversations)
    name = FORMATS.get(preview.format, preview.format)
    return f"{name}: {amount}{_between(preview)}."


def copy_words(copy: CopyFacts) -> str:
    """“Another copy of this vault: 31 new, 5 changed on both sides.”"""
    if not copy.entries:
        return tr("Another copy of this vault. It holds nothing that is not here already.")
    parts = [tr("{new} new").format(new=digits(copy.new))]
    parts += (
        [tr("{changed_there} changed there").format(changed_there=digits(copy.changed_there))]
        if copy.changed_there
        else []
    )
    parts += (
        [tr("{changed_in_both} changed on both sides").format(changed_in_both=digits(copy.changed_in_both))]
        if copy.changed_in_both
        else []
    )
    return tr("Another copy of this vault: {parts}. What the two changed differently waits for you.").format(
        parts=", ".join(parts)
    )


def merged_words(report: ImportReport, copy: CopyFacts) -> str:
    """What merging another copy did."""
    if report.operation is None:
        return copy_words(copy)
    waits = report.contradictions + report.proposals
    asked = plural(" {n} thing waits for your decision.", " {n} things wait for your decision.", waits) if waits else ""
    changed = copy.changed_there + copy.changed_in_both
    return plural(
        "Merged: {n} new memory, {changed} changed.{asked}",
        "Merged: {n} new memories, {changed} changed.{asked}",
        copy.new,
    ).format(changed=digits(changed), asked=asked)


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
    parts = [plural("Brought in {n} item.", "Brought in {n} items.", report.added)]
    if report.repeated:
        parts.append(plural("{n} was here already.", "{n} were here already.", report.repeated))
    if report.pending:
        parts.append(
            plural("{n} memory waits for your approval.", "{n} memories wait for your approval.", report.pending)
        )
    if report.uncertain_dates:
        parts.append(plural("{n} date is uncertain.", "{n} dates are uncertain.", report.uncertain_dates))
    return " ".join(parts)


def left_out_words(number: int) -> str:
    """The heading above the records that an import left out."""
    return plural("Left out: {n} record", "Left out: {n} records", number)


def progress_words(done: int, total: int) -> str:
    """“210 of 419”, or only how many when the total is not known."""
    return tr("{done} of {total}").format(done=digits(done), total=digits(total)) if total else digits(done)
