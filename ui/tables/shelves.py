"""The sidebar's rows: the shelves of the library under titles that fold, as a virtual table of one column.

Thousands of tags are thousands of small values and no widgets. A long section
shows its first names and a row that unfolds the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from core.domain import Status
from core.library import Counted, SavedSearch, Shelves, Within
from ui import text_library as words
from ui.safe import one_line
from ui.translation import digits

ENTRY = Qt.ItemDataRole.UserRole
SHOWN_AT_ONCE = 8  # names of a section before “Show more”: as many as are taken in at a glance
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Shelf:
    """One row. ``key`` tells it from every other; ``action`` opens a room, ``within`` narrows the list.

    ``urgent``: somebody should look, so that its number stands out.
    """

    key: tuple[str, str]
    words: str
    number: int | None = None
    icon: str = ""
    within: Within | None = None
    action: str = ""
    saved: SavedSearch | None = None
    urgent: bool = False
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Title:
    """The heading of a section, which folds and unfolds it."""

    key: tuple[str, str]
    words: str
    number: int
    folded: bool


@dataclass(frozen=True, slots=True)
class More:
    """Unfolds the rest of a long section, or folds it again."""

    key: tuple[str, str]
    words: str


@dataclass(frozen=True, slots=True)
class Remark:
    """A quiet line where a section is empty."""

    key: tuple[str, str]
    words: str


Entry = Shelf | Title | More | Remark


@dataclass(slots=True)
class Folds:
    """Which sections are folded, and which long ones are shown whole."""

    folded: set[str] = field(default_factory=set)
    whole: set[str] = field(default_factory=set)


class ShelfModel(QAbstractTableModel):
    """The rows of the sidebar."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: tuple[Entry, ...] = ()

    def show(self, entries: Sequence[Entry]) -> None:
        """Replace all rows."""
        self.beginResetModel()
        self.entries = tuple(entries)
        self.endResetModel()

    def row_of(self, key: tuple[str, str]) -> int:
        """The row with that key, or -1."""
        return next((at for at, entry in enumerate(self.entries) if entry.key == key), -1)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """All rows that are not folded away."""
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """One: the delegate paints the whole row."""
        return 0 if parent.isValid() else 1

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Everything but a remark can be reached by the keys."""
        if not index.isValid() or isinstance(self.entries[index.row()], Remark):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The entry for the delegate, its words, its sentence for screen readers."""
        if not 0 <= index.row() < len(self.entries):
            return None
        entry = self.entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.words
            case Qt.ItemDataRole.AccessibleTextRole:
                return spoken(entry)
            case _ if role == ENTRY:
                return entry
            case _:
                return None


def spoken(entry: Entry) -> str:
    """A row as a screen reader says it."""
    match entry:
        case Title(words=title, folded=folded):
            return f"{title}, {'folded' if folded else 'unfolded'}"
        case Shelf(words=name, number=int() as number, hint=hint):
            return f"{name}, {digits(number)}. {hint}".rstrip(". ")
        case _:
            return entry.words


def entries_of(shelves: Shelves, folds: Folds) -> list[Entry]:
    """All rows of the sidebar for what the vault holds."""
    sections: list[tuple[str, str, list[Shelf], str]] = [
        ("library", words.LIBRARY, _library(shelves), ""),
        ("review", words.REVIEW, _review(shelves), ""),
        ("pictures", words.PICTURES, _pictures(), ""),
        ("saved", words.SAVED, [_saved(one) for one in shelves.saved], words.NONE_SAVED),
        ("tags", words.TAGS, _named("tag", "tag", shelves.tags), words.NO_TAGS),
        ("sources", words.SOURCES, _named("source", "chat", shelves.sources), words.NO_SOURCES),
        ("people", words.PEOPLE, _named("person", "person", shelves.people), words.NO_PEOPLE),
    ]
    rows: list[Entry] = []
    for name, title, inside, remark in sections:
        rows.append(Title(("title", name), title, len(inside), name in folds.folded))
        if name not in folds.folded:
            rows += _unfolded(name, inside, remark, folds)
    return rows


def long(shelves: Shelves) -> bool:
    """Whether there are more names in a section than are shown at once, so that looking for one needs a line."""
    named = (shelves.saved, shelves.tags, shelves.sources, shelves.people)
    return any(len(names) > SHOWN_AT_ONCE + 1 for names in named)


def fitting(shelves: Shelves, typed: str) -> list[Entry]:
    """The rows whose words hold what was typed, under the titles of their sections; a line says so if there is none."""
    wanted = typed.casefold().strip()
    every = entries_of(shelves, Folds(whole={"saved", "tags", "sources", "people"}))
    rows: list[Entry] = []
    title: Title | None = None
    for entry in every:
        if isinstance(entry, Title):
            title = entry
        elif isinstance(entry, Shelf) and wanted in entry.words.casefold():
            if title is not None:
                rows.append(title)
                title = None
            rows.append(entry)
    return rows or [Remark(("remark", "filter"), words.NO_SHELF)]


def _unfolded(name: str, inside: list[Shelf], remark: str, folds: Folds) -> list[Entry]:
    if not inside:
        return [Remark(("remark", name), remark)]
    if name in ("library", "review", "pictures") or len(inside) <= SHOWN_AT_ONCE + 1:
        return list(inside)
    if name in folds.whole:
        return [*inside, More(("more", name), words.fewer())]
    return [*inside[:SHOWN_AT_ONCE], More(("more", name), words.show_more(len(inside) - SHOWN_AT_ONCE))]


def _library(shelves: Shelves) -> list[Shelf]:
    own = [
        Shelf(("library", "active"), words.ACTIVE, shelves.active, "list", Within(), hint=words.ACTIVE_HINT),
        Shelf(("library", "every"), words.EVERY, shelves.every, "all", Within(every=True), hint=words.EVERY_HINT),
        Shelf(
            ("library", "recent"), words.RECENT, shelves.recent, "clock", Within(recent=True), hint=words.RECENT_HINT
        ),
        Shelf(("library", "pinned"), words.PINNED, shelves.pinned, "pin", Within(pinned=True)),
    ]
    for status, name, icon in words.STATUS_SHELVES:
        own.append(Shelf(("library", status.value), name, shelves.of(status), icon, Within(status)))
    if shelves.of(Status.RETIRED):
        own.append(
            Shelf(
                ("library", "retired"), words.NEVER_RIGHT, shelves.of(Status.RETIRED), "wrong", Within(Status.RETIRED)
            )
        )
    return own


def _review(shelves: Shelves) -> list[Shelf]:
    """What waits for a person comes first, with its number standing out; the rest is there to look at."""
    waits = (
        ("contradictions", words.CONTRADICTIONS, shelves.contradictions, "balance"),
        ("duplicates", words.DUPLICATES, shelves.duplicates, "all"),
        ("waiting", words.TO_APPROVE, shelves.waiting, "check"),
    )
    rooms = [
        Shelf(("room", name), title, number, icon, action=name, urgent=number > 0)
        for name, title, number, icon in waits
    ]
    rooms.append(Shelf(("room", "skipped"), words.SKIPPED, shelves.skipped, "revive", action="skipped"))
    if shelves.by_rule:
        rooms.append(Shelf(("room", "by_rule"), words.BY_RULE, shelves.by_rule, "settings", action="by_rule"))
    return [*rooms, Shelf(("room", "activity"), words.ACTIVITY, None, "undo", action="activity")]


def _pictures() -> list[Shelf]:
    """The rooms that show the vault as a picture."""
    rooms = (("everything", words.TIMELINE, "clock"), ("map", words.MAP, "map"), ("insights", words.INSIGHTS, "chart"))
    return [Shelf(("room", name), title, None, icon, action=name) for name, title, icon in rooms]


def _saved(saved: SavedSearch) -> Shelf:
    return Shelf(("saved", saved.id), one_line(saved.name, 80), None, "search", saved=saved)


def _named(part: str, icon: str, names: Sequence[Counted]) -> list[Shelf]:
    made = []
    for name, number in names:
        shown = words.source_words(name) if part == "source" else name
        within = Within(**{part: name})  # type: ignore[arg-type]  # tag, source or person
        made.append(Shelf((part, name), one_line(shown, 80), number, icon, within))
    return made


def key_of(within: Within, query: str, saved: Sequence[SavedSearch] = ()) -> tuple[str, str]:
    """The shelf that shows just this; a saved search with words before the shelf it looks through; ("", "") = none."""
    kept = next((("saved", one.id) for one in saved if (one.query, one.within) == (query, within)), ("", ""))
    if query and kept[0]:
        return kept
    if within in _SHELVES:
        return _SHELVES[within]
    for part in ("tag", "source", "person"):
        name = getattr(within, part)
        if name is not None and within == Within(**{part: name}):
            return (part, name)
    return kept


_SHELVES = {
    Within(): ("library", "active"),
    Within(every=True): ("library", "every"),
    Within(recent=True): ("library", "recent"),
    Within(pinned=True): ("library", "pinned"),
    Within(Status.PAST): ("library", Status.PAST.value),
    Within(Status.ARCHIVED): ("library", Status.ARCHIVED.value),
    Within(Status.RETIRED): ("library", "retired"),
}
