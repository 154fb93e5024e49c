"""The sentences of the library: its shelves, its orders and headings, saved searches, acts on many memories."""

from __future__ import annotations

from datetime import UTC, datetime

from core.domain import Status
from core.library import Grouping, ManyReport, Order, Within
from ui import text

LIBRARY = "Library"
ACTIVE = "Active"
EVERY = "All"
RECENT = "Recent"
PINNED = "Pinned"
PAST = "No longer true"
ARCHIVE = "Archive"
NEVER_RIGHT = "Never right"
REVIEW = "Review"
CONTRADICTIONS = "Contradictions"
DUPLICATES = "Duplicates"
TO_APPROVE = "To approve"
BY_RULE = "Done by rule"
SKIPPED = "Skipped"
ACTIVITY = "Activity"
PICTURES = "Pictures"
TIMELINE = "Timeline"
MAP = "Map of meanings"
INSIGHTS = "Insights"
SAVED = "Saved searches"
TAGS = "Tags"
SOURCES = "Sources"
PEOPLE = "People"
TYPED = "typed by you"
SIDEBAR_NAME = "Library"
SIDEBAR_SHOW = "Show or hide the library"
NONE_SAVED = "Ctrl+S adds one"
NO_TAGS = "No tags yet"
NO_PEOPLE = "Nobody yet"
NO_SOURCES = "Nothing yet"

ACTIVE_HINT = "What is true, waits for approval or is disputed; what is over or put away is left out."
EVERY_HINT = "Everything, the past, the archive and mistakes included."
RECENT_HINT = "Learned or reworded in the last 30 days."

ORDER_WORDS: dict[Order, str] = {
    Order.LEARNED: "Newest learned",
    Order.TRUE: "Newest true",
    Order.OLDEST: "Oldest learned",
    Order.LETTERS: "A to Z",
}
MOST_RELEVANT = "Most relevant"
SORT = "Sort"
GROUP = "Group by"
GROUPING_WORDS: dict[Grouping, str] = {
    Grouping.NONE: "No headings",
    Grouping.MONTH: "Month",
    Grouping.PERSON: "Person",
    Grouping.SLOT: "What is said of whom",
    Grouping.SOURCE: "Source",
}
UNGROUPED: dict[Grouping, str] = {
    Grouping.PERSON: "About nobody in particular",
    Grouping.SLOT: "Everything else",
    Grouping.SOURCE: "Without a source",
}
ADD_FILTER = "+ Filter"
ONLY_PINNED = "Pinned"
SAVE_THIS = "Save this search…"
OPEN_IT = "Open"
RENAME = "Rename…"
UPDATE = "Change to the search shown now"
REMOVE = "Remove"
NAME_TITLE = "Save this search"
NAME_LINE = "It keeps what is typed, the filter, the order and the headings, and shows what fits each time you open it."
NAME_LABEL = "Name"
RENAME_TITLE = "Rename a saved search"
SAVE = "Save"
RECENT_SEARCHES = "Recent searches"
FORGET_SEARCHES = "Forget these searches"


def show_more(number: int) -> str:
    """The row that unfolds a long section."""
    return f"Show {number:,} more"


def fewer() -> str:
    """The row that folds a long section again."""
    return "Show fewer"


def fresh_words(number: int) -> str:
    """“4 new memories ▲”: what came while the list was being read."""
    return f"{text.count(number, 'new memory', 'new memories')} ▲"


def source_words(name: str) -> str:
    """A source as the sidebar names it."""
    return TYPED if name in text.TYPED_SOURCES else name


def within_words(within: Within) -> list[tuple[str, str]]:
    """What a list is narrowed to, part by part: the name of the part, and its words."""
    parts = [
        ("every", EVERY if within.every else ""),
        ("status", text.FILTER_WORDS[within.status] if within.status else ""),
        ("recent", RECENT if within.recent else ""),
        ("pinned", PINNED if within.pinned else ""),
        ("tag", f"#{within.tag}" if within.tag else ""),
        ("source", _from(within.source) if within.source else ""),
        ("person", f"about {within.person}" if within.person else ""),
    ]
    return [(name, words) for name, words in parts if words]


def _from(source: str) -> str:
    return TYPED if source in text.TYPED_SOURCES else f"from {source}"


def suggested_name(query: str, within: Within) -> str:
    """A name for a search that is being saved."""
    words = [query] if query else []
    words += [part for _, part in within_words(within)]
    return ", ".join(words)[:80]


def heading_words(grouping: Grouping, name: str, number: int) -> str:
    """A heading between the rows, with how many stand under it."""
    shown = _month(name) if grouping is Grouping.MONTH else name
    if grouping is Grouping.SLOT and name:
        person, _, attribute = name.rpartition(" · ")
        shown = f"{person} · {attribute.replace('_', ' ')}"
    if grouping is Grouping.SOURCE and name in text.TYPED_SOURCES:
        shown = TYPED
    return f"{shown or UNGROUPED.get(grouping, '')}  ·  {number:,}"


def _month(name: str) -> str:
    try:
        return datetime.strptime(name, "%Y-%m").replace(tzinfo=UTC).strftime("%B %Y")
    except ValueError:
        return name


def selected_words(number: int) -> str:
    """What the bar of acts on many says first."""
    return f"{number:,} selected"


PIN_MANY, TAG_MANY = "Pin", "Tags…"
END_MANY, RETIRE_MANY, ARCHIVE_MANY = "No longer true…", "Never right", "Archive"
MERGE_MANY, EXPORT_MANY, DESELECT = "Merge…", "Export…", "Select none"

_MANY = {
    "pin": "pinned",
    "unpin": "no longer pinned",
    "tag": "tagged anew",
    "end": "marked as no longer true",
    "retire": "marked as never right",
    "archive": "moved to the archive",
}


def many_words(kind: str, report: ManyReport) -> str:
    """“12 memories moved to the archive. 3 already were.”"""
    done = f"{text.count(report.changed, 'memory', 'memories')} {_MANY[kind]}." if report.changed else ""
    rest = f"{report.unchanged:,} stayed as {'it was' if report.unchanged == 1 else 'they were'}."
    return " ".join(part for part in (done, rest if report.unchanged else "") if part)


def many_title(kind: str, number: int) -> str:
    """The title of work on many memories in the status line."""
    return f"{text.count(number, 'memory', 'memories')}: {_MANY[kind]}"


STATUS_SHELVES: tuple[tuple[Status, str, str], ...] = (
    (Status.PAST, PAST, "end"),
    (Status.ARCHIVED, ARCHIVE, "archive"),
)
"""Shelves that are one status: its words and its icon."""

TAGS_TO_ADD, TAGS_TO_REMOVE = "Add these tags", "Take these away"
NAME_A_TAG = "Name a tag to add or to take away."
MERGE_TITLE = "Make one memory of these"
MERGE_DO = "Make one"
MERGE_LINE = (
    "The wording you choose stays; the other memories go to the archive, linked to it, with their sources and tags "
    "kept on it. Undo separates them again."
)
MERGE_OTHER = "Other words:"
MERGED = "Made one memory of them."


def too_many_to_merge(most: int) -> str:
    """Why so many cannot become one."""
    return f"At most {most} memories become one at once."


DROP_IT = "Drop it here: files are looked into, a text becomes a new memory"
ONE_AT_A_TIME = "One file or folder at a time: this is the first of them."
