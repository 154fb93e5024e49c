"""Everything a person can do, as one table.

Menus, shortcuts, the command palette and the list of shortcuts are all built
from it. An action that cannot be done now is greyed and says why.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.domain import Status
from ui.translation import tr


class Menu(StrEnum):
    """The menus, in their order."""

    FILE = tr("File")
    EDIT = tr("Edit")
    MEMORY = tr("Memory")
    VIEW = tr("View")
    SETTINGS = tr("Settings")
    HELP = tr("Help")


class Need(StrEnum):
    """What must be given for an action to be possible."""

    NOTHING = "nothing"
    VAULT = "vault"
    WRITABLE = "writable"
    MEMORY = tr("memory")
    CHANGEABLE = "changeable"
    PENDING = "pending"
    SEVERAL = "several"
    VERSIONS = "versions"
    EPISODE = "episode"
    UNDOABLE = "undoable"
    REDOABLE = "redoable"
    PAST_VIEW = "past view"
    QUERY = "query"
    DEMO = "demo"
    SETTABLE = "settable"
    ELSEWHERE = "elsewhere"
    SAMPLE = "sample"
    MEANING = "meaning"


@dataclass(frozen=True, slots=True)
class Situation:
    """What the window shows right now, as far as actions depend on it."""

    opened: bool = False
    writable: bool = False
    memory: str = ""
    status: Status | None = None
    pinned: bool = False
    episode: str = ""
    undoable: bool = False
    redoable: bool = False
    past_view: bool = False
    query: bool = False
    demo: bool = False
    settable: bool = False
    elsewhere: bool = False
    sample: bool = False
    selected: int = 0
    versions: int = 0  # 0 = not known yet: what may be there is offered


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a person can do. ``group`` draws a line between groups of a menu."""

    id: str
    words: str
    menu: Menu
    keys: tuple[str, ...] = ()
    need: Need = Need.NOTHING
    icon: str = ""
    group: int = 0
    submenu: str = ""
    choice: bool = False


ACTIONS: tuple[Action, ...] = (
    Action("new_vault", tr("New vault…"), Menu.FILE, (), Need.ELSEWHERE, "plus"),
    Action("open_vault", tr("Open a vault…"), Menu.FILE, ("Ctrl+O",), Need.ELSEWHERE, ""),
    Action("demo", tr("Open the sample vault"), Menu.FILE, (), Need.DEMO, "sample"),
    Action("reset_sample", tr("Reset the sample…"), Menu.FILE, ("Ctrl+Shift+R",), Need.SAMPLE, "revive"),
    Action("own_vault", tr("Start my own vault"), Menu.FILE, (), Need.SAMPLE, ""),
    Action("import", tr("Import…"), Menu.FILE, ("Ctrl+I",), Need.WRITABLE, "import", 1),
    Action("read", tr("Find memories in conversations…"), Menu.FILE, (), Need.WRITABLE, "chat", 1),
    Action("export", tr("Export…"), Menu.FILE, ("Ctrl+E",), Need.VAULT, "export", 1),
    Action("backup", tr("Back up now…"), Menu.FILE, (), Need.VAULT, "archive", 2),
    Action("check", tr("Check this vault"), Menu.FILE, (), Need.VAULT, "check", 2),
    Action("owner", tr("Your name…"), Menu.FILE, (), Need.WRITABLE, "person", 2),
    Action("properties", tr("About this vault…"), Menu.FILE, (), Need.VAULT, "list", 2),
    Action("quit", tr("Quit"), Menu.FILE, ("Ctrl+Q",), Need.NOTHING, "", 3),
    Action("undo", tr("Undo"), Menu.EDIT, ("Ctrl+Z",), Need.UNDOABLE, "undo"),
    Action("redo", tr("Redo"), Menu.EDIT, ("Ctrl+Shift+Z",), Need.REDOABLE, "redo"),
    Action("copy", tr("Copy the text"), Menu.EDIT, ("Ctrl+C",), Need.MEMORY, "", 1),
    Action("copy_markdown", tr("Copy as Markdown"), Menu.EDIT, (), Need.MEMORY, "", 1),
    Action("select_all", tr("Select all"), Menu.EDIT, ("Ctrl+A",), Need.VAULT, "", 1),
    Action("find", tr("Find"), Menu.EDIT, ("Ctrl+F",), Need.VAULT, "search", 1),
    Action("ask", tr("Ask a question…"), Menu.EDIT, ("Ctrl+J",), Need.VAULT, "chat", 1),
    Action("clear_search", tr("Clear the search"), Menu.EDIT, (), Need.QUERY, "close", 1),
    Action("save_search", tr("Save this search…"), Menu.EDIT, ("Ctrl+S",), Need.WRITABLE, "keep", 1),
    Action("retag", tr("Find and replace in tags…"), Menu.EDIT, (), Need.WRITABLE, "tag", 2),
    Action("new", tr("New memory…"), Menu.MEMORY, ("Ctrl+N",), Need.WRITABLE, "plus"),
    Action("revise", tr("Correct…"), Menu.MEMORY, ("F2",), Need.CHANGEABLE, "edit"),
    Action("end", tr("No longer true…"), Menu.MEMORY, ("Ctrl+Shift+X",), Need.CHANGEABLE, "end"),
    Action("retire", tr("Was never right"), Menu.MEMORY, (), Need.CHANGEABLE, "wrong"),
    Action("dates", tr("Correct the dates…"), Menu.MEMORY, ("Ctrl+Shift+D",), Need.CHANGEABLE, "calendar"),
    Action("revive", tr("Bring this back"), Menu.MEMORY, ("Ctrl+B",), Need.MEMORY, "revive"),
    Action("approve", tr("Approve"), Menu.MEMORY, ("Ctrl+Return",), Need.PENDING, "check", 1),
    Action("keep", tr("Keep as memory"), Menu.MEMORY, ("Ctrl+Shift+K",), Need.EPISODE, "keep", 1),
    Action("pin", tr("Pin or unpin"), Menu.MEMORY, ("Ctrl+D",), Need.CHANGEABLE, "pin", 2),
    Action("tags", tr("Tags…"), Menu.MEMORY, ("Ctrl+T",), Need.CHANGEABLE, "", 2),
    Action("archive", tr("Archive", "the act"), Menu.MEMORY, ("Del",), Need.CHANGEABLE, "archive", 2),
    Action("link", tr("Link with another…"), Menu.MEMORY, (), Need.CHANGEABLE, "link", 2),
    Action("merge", tr("Make one of the selected…"), Menu.MEMORY, ("Ctrl+M",), Need.SEVERAL, "all", 2),
    Action("timeline", tr("Open the timeline"), Menu.MEMORY, ("Ctrl+H",), Need.MEMORY, "clock", 3),
    Action("source", tr("Show the source"), Menu.MEMORY, ("Ctrl+Shift+S",), Need.MEMORY, "chat", 3),
    Action("links", tr("Show the links"), Menu.MEMORY, ("Ctrl+Shift+L",), Need.MEMORY, "link", 3),
    Action("compare", tr("Compare two versions…"), Menu.MEMORY, (), Need.VERSIONS, "balance", 3),
    Action("memories", tr("All memories"), Menu.VIEW, ("Ctrl+1",), Need.VAULT, ""),
    Action("contradictions", tr("Contradictions"), Menu.VIEW, ("Ctrl+2",), Need.VAULT, "balance"),
    Action("duplicates", tr("Duplicates"), Menu.VIEW, (), Need.VAULT, ""),
    Action("five_minutes", tr("Review for five minutes"), Menu.VIEW, ("Ctrl+R",), Need.WRITABLE, "clock"),
    Action("by_rule", tr("Done by rule…"), Menu.VIEW, (), Need.VAULT, "revive"),
    Action("sweep", tr("Look for contradictions now"), Menu.VIEW, (), Need.WRITABLE, "search"),
    Action("sidebar", tr("Library"), Menu.VIEW, ("F9",), Need.NOTHING, "sidebar"),
    Action("activity", tr("Activity…"), Menu.VIEW, ("Ctrl+Shift+H",), Need.VAULT, "clock"),
    Action("past", tr("Look at another date…"), Menu.VIEW, ("Ctrl+G",), Need.VAULT, "calendar"),
    Action("map", tr("Map of meanings"), Menu.VIEW, ("Ctrl+7",), Need.VAULT, "map"),
    Action("insights", tr("Insights"), Menu.VIEW, ("Ctrl+6",), Need.VAULT, "chart"),
    Action("everything", tr("Timeline"), Menu.VIEW, ("Ctrl+5",), Need.VAULT, "clock"),
    Action("waiting", tr("To approve"), Menu.VIEW, ("Ctrl+3",), Need.VAULT, "check"),
    Action("skipped", tr("Skipped…"), Menu.VIEW, (), Need.VAULT, "revive"),
    Action("today", tr("Back to today"), Menu.VIEW, ("Alt+Home",), Need.PAST_VIEW, ""),
    Action("theme_system", tr("System"), Menu.VIEW, (), Need.NOTHING, "", 1, tr("Appearance"), True),
    Action("theme_light", tr("Light"), Menu.VIEW, (), Need.NOTHING, "", 1, tr("Appearance"), True),
    Action("theme_dark", tr("Dark"), Menu.VIEW, (), Need.NOTHING, "", 1, tr("Appearance"), True),
    Action("larger", tr("Larger text"), Menu.VIEW, ("Ctrl++", "Ctrl+="), Need.NOTHING, "", 2),
    Action("smaller", tr("Smaller text"), Menu.VIEW, ("Ctrl+-",), Need.NOTHING, "", 2),
    Action("normal", tr("Normal text size"), Menu.VIEW, ("Ctrl+0",), Need.NOTHING, "", 2),
    Action("present", tr("Presentation mode"), Menu.VIEW, ("F11",), Need.NOTHING, "", 2),
    Action("settings", tr("All settings…"), Menu.SETTINGS, ("Ctrl+,",), Need.VAULT, "settings"),
    Action("sources", tr("Sources…"), Menu.SETTINGS, (), Need.VAULT, "import"),
    Action("detectors", tr("Finding contradictions…"), Menu.SETTINGS, (), Need.VAULT, "balance"),
    Action("meaning", tr("Search by meaning…"), Menu.SETTINGS, (), Need.MEANING, "search"),
    Action("model", tr("Language model…"), Menu.SETTINGS, (), Need.SETTABLE, "chat"),
    Action(
        "letters_on", tr("Answer while you decide"), Menu.SETTINGS, (), Need.NOTHING, "", 1, tr("Single keys"), True
    ),
    Action("letters_off", tr("Do nothing"), Menu.SETTINGS, (), Need.NOTHING, "", 1, tr("Single keys"), True),
    Action("review_keys", tr("Single keys of the review…"), Menu.SETTINGS, (), Need.NOTHING, "", 1),
    Action("palette", tr("All commands…"), Menu.HELP, ("Ctrl+Shift+P", "Ctrl+K"), Need.NOTHING, ""),
    Action("guide", tr("Guide"), Menu.HELP, ("F1",), Need.NOTHING, ""),
    Action("tour", tr("Tour"), Menu.HELP, (), Need.VAULT, "sample"),
    Action("shortcuts", tr("Keyboard shortcuts"), Menu.HELP, ("Ctrl+/",), Need.NOTHING, ""),
    Action("about", tr("About Variorum"), Menu.HELP, (), Need.NOTHING, "", 1),
)
BY_ID = {action.id: action for action in ACTIONS}


def reason_against(action: Action, now: Situation) -> str:
    """Why the action cannot be done now, as a sentence; empty when it can."""
    if action.need in _OPEN_FIRST and not now.opened:
        return tr("The vault is not open.")
    if action.need in _WRITES and not now.writable:
        return tr("The vault is open for reading only.")
    if action.need in _AT_PRESENT and now.past_view:
        return tr("You are looking at another date. Go back to today to change something.")
    if action.id in _ALREADY and now.status is _ALREADY[action.id] and now.selected < 2:
        return tr("It already is.")
    return _missing(action.need, now)


_OPEN_FIRST = frozenset(Need) - {Need.NOTHING, Need.DEMO, Need.SETTABLE, Need.ELSEWHERE}
_WRITES = frozenset(
    {Need.WRITABLE, Need.CHANGEABLE, Need.SEVERAL, Need.PENDING, Need.EPISODE, Need.UNDOABLE, Need.REDOABLE}
)
_AT_PRESENT = frozenset({Need.CHANGEABLE, Need.SEVERAL, Need.PENDING})
_ALREADY = {"end": Status.PAST, "retire": Status.RETIRED, "archive": Status.ARCHIVED}


def _one_version(now: Situation) -> str:
    return tr("It has one version only.") if now.memory else tr("Choose a memory first.")


def changes(action: Action) -> bool:
    """Whether it writes into the vault, so that what was done before it is no longer the latest."""
    return action.need in _WRITES and action.need not in (Need.UNDOABLE, Need.REDOABLE)


def _missing(need: Need, now: Situation) -> str:
    have, otherwise = {
        Need.MEMORY: (now.memory, tr("Choose a memory first.")),
        Need.VERSIONS: (now.memory and now.versions != 1, _one_version(now)),
        Need.CHANGEABLE: (now.memory, tr("Choose a memory first.")),
        Need.SEVERAL: (now.selected > 1, tr("Select several memories first.")),
        Need.PENDING: (now.memory and now.status is Status.PENDING, tr("Nothing chosen waits for approval.")),
        Need.EPISODE: (now.episode, tr("Choose a message of a conversation first.")),
        Need.UNDOABLE: (now.undoable, tr("There is nothing to take back.")),
        Need.REDOABLE: (now.redoable, tr("There is nothing to do again.")),
        Need.PAST_VIEW: (now.past_view, tr("You are looking at today.")),
        Need.QUERY: (now.query, tr("Nothing is being searched for.")),
        Need.DEMO: (now.demo, tr("The sample vault is already open.")),
        Need.SETTABLE: (now.settable, tr("This window was opened without settings.")),
        Need.ELSEWHERE: (now.elsewhere, tr("This window stands for one vault only.")),
        Need.SAMPLE: (now.sample, tr("This is possible in the sample vault only.")),
        Need.MEANING: (now.settable, tr("This window was opened without settings.")),
    }.get(need, (True, ""))
    return "" if have else otherwise
