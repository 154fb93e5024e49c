"""The sentences of vaults as files: making, opening, copying and checking them, and what one is."""

from __future__ import annotations

from datetime import date

from core.answers import Problem, Stats
from ui.safe import one_line
from ui.told import told
from ui.translation import digits, plural, tr

NEW_TITLE = tr("New vault")
NEW_LINE = tr("A vault is one file and belongs to one person. The new one opens in a window of its own.")
NEW_DO = tr("Make the vault")
OWNER = tr("Whose memories are these?")
OWNER_HINT = tr("A name, like Mira")
OWNER_LINE = tr("“I” in what this person writes, and this name in what others write, are then one and the same.")
WHERE = tr("Where to keep it")
CHOOSE = tr("Choose…")
NEEDS_NAME = tr("A name is missing.")
NEEDS_NAME_HINT = tr("It can be any name; it stays in the vault.")
NEEDS_PLACE = tr("A place for the file is missing.")
NEEDS_PLACE_HINT = tr("Choose a folder and a name for it.")
OPEN_TITLE = tr("Open a vault")
RECENT = tr("Open recent")
NO_RECENT = tr("No other vault was opened yet")
VAULTS = tr("Vaults")
ALL_FILES = tr("All files")
OPENING = tr("It opens in a window of its own.")
BACKUP_TITLE = tr("Back up this vault")
COPYING = tr("Copying the vault")
CHECKING = tr("Checking the vault")
CHECK_TITLE = tr("Check of the vault")
SOUND = tr("All is well.")
SOUND_LINE = tr("Every row, the log from its first entry on, and the indexes of search were read and agree.")
UNSOUND_LINE = tr("Nothing was changed. Make a backup before you go on, and keep older backups.")
PROPERTIES_TITLE = tr("This vault")
FILE = tr("File")
FOLDER = tr("Folder")
SIZE = tr("Size")
BELONGS = tr("Belongs to")
NOBODY_YET = tr("nobody by name yet")
HOLDS = tr("Holds")
LOG = tr("Log")
MODEL = tr("Search by meaning")
NO_MODEL = tr("not prepared yet")
MAKE = tr("Make of the file")
ID = tr("Its id")
SHOW_FOLDER = tr("Show its folder")
COPY_ALL = tr("Copy all of this")
COPIED = tr("Copied.")
ENDING = ".variorum"
LISTED_PROBLEMS = 20
"""Problems that are listed by name; a damaged file may have thousands."""


def backup_name(vault: str, today: date) -> str:
    """The name that is offered for a copy."""
    return f"{vault} {today.isoformat()}{ENDING}"


def backed_up(name: str) -> str:
    """The bar's sentence after a copy was made and checked."""
    return tr("Copied and checked: “{name}”. It is a vault like any other.").format(name=one_line(name, 80))


def unsound(problems: tuple[Problem, ...]) -> str:
    """The first line when something was found."""
    return plural("{n} thing is not as it should be.", "{n} things are not as they should be.", len(problems))


def problem_lines(problems: tuple[Problem, ...]) -> str:
    """What was found, line by line."""
    lines = [f"{one_line(problem.where, 80)}: {told(one_line(problem.message))}" for problem in problems]
    shown = lines[:LISTED_PROBLEMS]
    if len(lines) > len(shown):
        shown.append(tr("… and {left} more").format(left=digits(len(lines) - len(shown))))
    return "\n".join([*shown, "", UNSOUND_LINE])


def size_words(octets: int) -> str:
    """A file's size as people say it, in steps of a thousand."""
    size, unit = float(octets), "B"
    for larger in ("kB", "MB", "GB"):
        if size < 1000:
            break
        size, unit = size / 1000, larger
    return f"{digits(round(size))} {unit}"


def holds(stats: Stats) -> str:
    """How much there is in it."""
    return " · ".join(
        (
            plural("{n} memory", "{n} memories", stats.memories),
            plural("{n} version", "{n} versions", stats.versions),
            plural("{n} message", "{n} messages", stats.episodes),
        )
    )


def entries(stats: Stats) -> str:
    """How long its log is."""
    return plural("{n} entry", "{n} entries", stats.operations)
