"""The sentences of the library: its shelves, its orders and headings, saved searches, acts on many memories."""

from __future__ import annotations

from datetime import UTC, datetime

from core.domain import Status
from core.library import Grouping, ManyReport, Order, Within
from ui import text
from ui.dates import FULL_MONTHS
from ui.text_attributes import attribute_words
from ui.translation import digits, plural, tr

LIBRARY = tr("Library")
ACTIVE = tr("Active")
EVERY = tr("All")
RECENT = tr("Recent")
PINNED = tr("Pinned")
PAST = tr("No longer true")
ARCHIVE = tr("Archive")
NEVER_RIGHT = tr("Never right")
REVIEW = tr("Review")
CONTRADICTIONS = tr("Contradictions")
DUPLICATES = tr("Duplicates")
TO_APPROVE = tr("To approve")
BY_RULE = tr("Done by rule")
SKIPPED = tr("Skipped")
ACTIVITY = tr("Activity")
PICTURES = tr("Pictures")
TIMELINE = tr("Timeline")
MAP = tr("Map of meanings")
INSIGHTS = tr("Insights")
SAVED = tr("Saved searches")
TAGS = tr("Tags")
SOURCES = tr("Sources")
PEOPLE = tr("People")
TYPED = tr("typed by you")
SIDEBAR_NAME = tr("Library")
SIDEBAR_SHOW = tr("Show or hide the library")
NONE_SAVED = tr("Ctrl+S adds one")
NO_TAGS = tr("No tags yet")
NO_PEOPLE = tr("Nobody yet")
NO_SOURCES = tr("Nothing yet")

ACTIVE_HINT = tr("What is true, waits for approval or is disputed; what is over or put away is left out.")
EVERY_HINT = tr("Everything, the past, the archive and mistakes included.")
RECENT_HINT = tr("Learned or reworded in the last 30 days.")

ORDER_WORDS: dict[Order, str] = {
    Order.LEARNED: tr("Newest learned"),
    Order.TRUE: tr("Newest true"),
    Order.OLDEST: tr("Oldest learned"),
    Order.LETTERS: tr("A to Z"),
}
MOST_RELEVANT = tr("Most relevant")
SORT = tr("Sort")
GROUP = tr("Group by")
GROUPING_WORDS: dict[Grouping, str] = {
    Grouping.NONE: tr("No headings"),
    Grouping.MONTH: tr("Month"),
    Grouping.PERSON: tr("Person"),
    Grouping.SLOT: tr("What is said of whom"),
    Grouping.SOURCE: tr("Source"),
}
UNGROUPED: dict[Grouping, str] = {
    Grouping.PERSON: tr("About nobody in particular"),
    Grouping.SLOT: tr("Everything else"),
    Grouping.SOURCE: tr("Without a source"),
}
FIND_SHELF = tr("Find in here…")
FIND_SHELF_NAME = tr("Find in the library")
NO_SHELF = tr("Nothing here is called that.")
ADD_FILTER = tr("+ Filter")
ONLY_PINNED = tr("Pinned")
SAVE_THIS = tr("Save this search…")
OPEN_IT = tr("Open")
RENAME = tr("Rename…")
UPDATE = tr("Change to the search shown now")
REMOVE = tr("Remove")
NAME_TITLE = tr("Save this search")
NAME_LINE = tr(
    "It keeps what is typed, the filter, the order and the headings, and shows what fits each time you open it."
)
NAME_LABEL = tr("Name")
RENAME_TITLE = tr("Rename a saved search")
SAVE = tr("Save")
RECENT_SEARCHES = tr("Recent searches")
FORGET_SEARCHES = tr("Forget these searches")


def show_more(number: int) -> str:
    """The row that unfolds a long section."""
    return tr("Show {number} more").format(number=digits(number))


def fewer() -> str:
    """The row that folds a long section again."""
    return tr("Show fewer")


def fresh_words(number: int) -> str:
    """“4 new memories ▲”: what came while the list was being read."""
    return f"{plural('{n} new memory', '{n} new memories', number)} ▲"


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
        ("person", tr("about {person}").format(person=within.person) if within.person else ""),
    ]
    return [(name, words) for name, words in parts if words]


def _from(source: str) -> str:
    return TYPED if source in text.TYPED_SOURCES else tr("from {source}").format(source=source)


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
        shown = f"{person} · {attribute_words(attribute)}"
    if grouping is Grouping.SOURCE and name in text.TYPED_SOURCES:
        shown = TYPED
    return f"{shown or UNGROUPED.get(grouping, '')}  ·  {digits(number)}"


def _month(name: str) -> str:
    try:
        return _month_year(datetime.strptime(name, "%Y-%m").replace(tzinfo=UTC))
    except ValueError:
        return name


def _month_year(at: datetime) -> str:
    return tr("{month} {year}").format(month=FULL_MONTHS[at.month - 1], year=at.year)


def selected_words(number: int) -> str:
    """What the bar of acts on many says first."""
    return tr("{number} selected").format(number=digits(number))


PIN_MANY, TAG_MANY = tr("Pin"), tr("Tags…")
END_MANY, RETIRE_MANY, ARCHIVE_MANY = tr("No longer true…"), tr("Never right"), tr("Archive", "the act")
MERGE_MANY, EXPORT_MANY, DESELECT = tr("Merge…"), tr("Export…"), tr("Select none")

_MANY = {
    "pin": tr("pinned"),
    "unpin": tr("no longer pinned"),
    "tag": tr("tagged anew"),
    "end": tr("marked as no longer true"),
    "retire": tr("marked as never right"),
    "archive": tr("moved to the archive"),
}


def many_words(kind: str, report: ManyReport) -> str:
    """“12 memories moved to the archive. 3 already were.”"""
    done = f"{plural('{n} memory', '{n} memories', report.changed)} {_MANY[kind]}." if report.changed else ""
    rest = plural("{n} stayed as it was.", "{n} stayed as they were.", report.unchanged)
    return " ".join(part for part in (done, rest if report.unchanged else "") if part)


def many_title(kind: str, number: int) -> str:
    """The title of work on many memories in the status line."""
    return f"{plural('{n} memory', '{n} memories', number)}: {_MANY[kind]}"


STATUS_SHELVES: tuple[tuple[Status, str, str], ...] = (
    (Status.PAST, PAST, "end"),
    (Status.ARCHIVED, ARCHIVE, "archive"),
)
"""Shelves that are one status: its words and its icon."""

TAGS_TO_ADD, TAGS_TO_REMOVE = tr("Add these tags"), tr("Take these away")
NAME_A_TAG = tr("Name a tag to add or to take away.")
MERGE_TITLE = tr("Make one memory of these")
MERGE_DO = tr("Make one")
MERGE_LINE = tr(
    "The wording you choose stays; the other memories go to the archive, linked to it, with their sources and tags "
    "kept on it. Undo separates them again."
)
MERGE_OTHER = tr("Other words:")
MERGED = tr("Made one memory of them.")


def too_many_to_merge(most: int) -> str:
    """Why so many cannot become one."""
    return tr("At most {most} memories become one at once.").format(most=most)


DROP_IT = tr("Drop it here: files are looked into, a text becomes a new memory")
