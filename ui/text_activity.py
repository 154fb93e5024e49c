"""The sentences of the Activity window: each entry of the log as what somebody did."""

from __future__ import annotations

from core.domain import Operation
from core.library import WayBack
from ui.told import told
from ui.translation import plural, tr

ACTIVITY_TITLE = tr("Activity")
ACTIVITY_LINE = tr(
    "Everything that was ever done here, the latest first. Each can be taken back while nothing later rests on it."
)
FILTER = tr("Show")
ALL = tr("Everything")
TAKE_BACK = tr("Take back")
OPEN = tr("Open")
WHO = tr("Done by")
ANYBODY = tr("Anybody")
DAY = tr("Up to this day")
DAY_HINT = tr("Up to a day")
NOTHING_FITS = tr("Nothing here fits")
NOTHING_FITS_LINE = tr("Choose other entries above, or show earlier ones below.")
MORE_ABOUT = tr("More about this entry")
GO_BACK_HERE = tr("Go back to just after this…")
GO_BACK_TITLE = tr("Go back")
GO_BACK = tr("Go back")
GOING_BACK = tr("Going back")
NOTHING_SINCE = tr("Nothing was changed after this.")
NOTHING = tr("Nothing was done yet")
NOTHING_LINE = tr("What you write, change or bring in is listed here.")
MORE = tr("Show earlier")
TAKEN_BACK = tr("taken back")
OWNER = tr("You")
_ACTORS = {"owner": OWNER, "detector": tr("The built-in judge")}
"""Who did it, by the actor's name in the log; any other goes by its name."""

_DID = {
    "init": tr("made this vault"),
    "add": tr("wrote a memory"),
    "keep": tr("kept a message as a memory"),
    "revise": tr("corrected a memory"),
    "end": tr("marked as no longer true"),
    "retire": tr("marked as never right"),
    "archive": tr("moved to the archive"),
    "revive": tr("brought a version back"),
    "redate": tr("corrected dates"),
    "pin": tr("pinned or unpinned"),
    "tag": tr("changed tags"),
    "approve": tr("approved"),
    "reject": tr("rejected"),
    "import": tr("brought in a file"),
    "unite": tr("merged another copy of this vault"),
    "flag": tr("found a disagreement"),
    "detect": tr("looked for what disagrees"),
    "decide": tr("gave a verdict"),
    "link": tr("linked two memories"),
    "unlink": tr("removed a link"),
    "merge": tr("made two memories one"),
    "split": tr("divided a memory"),
    "reopen": tr("took back what a rule had closed"),
    "detach": tr("took a source off a memory"),
    "propose": tr("proposed a change"),
    "stale": tr("closed a proposal that no longer fits"),
    "judge": tr("said what a memory means for the others"),
    "extract": tr("read statements out of messages"),
    "read": tr("read messages and found nothing in them"),
    "policy": tr("changed what a source may do"),
    "name": tr("said how the owner is called"),
    "sweep": tr("looked through the vault"),
    "automatic": tr("changed what a detector may decide by itself"),
    "save-search": tr("saved a search"),
    "change-search": tr("changed a saved search"),
    "remove-search": tr("removed a saved search"),
    "undo": tr("took something back"),
    "redo": tr("did something again"),
}
"""What an actor did, by kind of operation; a kind without words goes by its name."""

KINDS: dict[str, tuple[str, frozenset[str]]] = {
    "written": (
        tr("Written and changed"),
        frozenset(
            {
                "add",
                "keep",
                "revise",
                "end",
                "retire",
                "archive",
                "revive",
                "redate",
                "pin",
                "tag",
                "merge",
                "split",
                "link",
                "unlink",
                "save-search",
                "change-search",
                "remove-search",
                "name",
            }
        ),
    ),
    "decided": (tr("Decided"), frozenset({"approve", "reject", "decide", "reopen", "detach", "policy", "automatic"})),
    "brought": (tr("Brought in and read"), frozenset({"import", "unite", "extract", "read"})),
    "found": (tr("Found and proposed"), frozenset({"flag", "detect", "sweep", "propose", "judge", "stale"})),
    "undone": (tr("Taken back"), frozenset({"undo", "redo"})),
}
"""Groups of kinds that the list can be narrowed to, each with its words."""

NO_UNDO = frozenset({"init", "undo", "redo", "judge"})
"""Kinds that have no button: they changed no memory, or Redo and the entry they belong to stand for them."""


OFTEN = frozenset({"sweep", "detect"})
"""Kinds that come many at a time, by no deed of a person: in the list of everything those of a day are one line."""


def folded(day: str, times: int) -> str:
    """The quiet line of several entries of one day that are shown as one."""
    counted = plural("{n} time that day", "{n} times that day", times)
    return f"{day} · {counted} · {tr('“{kind}” lists each').format(kind=KINDS['found'][0])}"


def sentence(entry: Operation) -> str:
    """“You corrected a memory”, “ChatGPT brought in a file”."""
    return tr("{actor} {did}").format(actor=_ACTORS.get(entry.actor, entry.actor), did=_DID.get(entry.kind, entry.kind))


def facts(entry: Operation, day: str) -> str:
    """The quiet line below: when, how much, what it was about."""
    parts = [day]
    if entry.touched > 1:
        parts.append(plural("{n} memory", "{n} memories", entry.touched))
    if entry.undone:
        parts.append(TAKEN_BACK)
    if entry.note and entry.kind != "init":
        parts.append(told(entry.note))
    return " · ".join(parts)


def go_back_question(entry: Operation, moment: str, steps: int) -> str:
    """What going back to an entry would do, before it is done."""
    return plural(
        "“{entry}”, {moment}: {n} thing that was done after it is taken back. Nothing is lost: each can be done again.",
        "“{entry}”, {moment}: {n} things that were done after it are taken back, one by one, the latest first. "
        "Nothing is lost: each can be done again.",
        steps,
    ).format(entry=sentence(entry), moment=moment)


def went_back(way: WayBack) -> str:
    """How far it went, and what stands in the way of the rest."""
    done = plural("{n} thing taken back.", "{n} things taken back.", way.taken)
    if way.stopped_at is not None:
        return f"{done} {told(way.obstacle)} {told(way.hint)}".strip()
    left = plural("Stopped; {n} is left.", "Stopped; {n} are left.", way.left)
    return f"{done} {left}" if way.left else done


def actor_words(actor: str) -> str:
    """Who did something, as the list of people names it."""
    return _ACTORS.get(actor, actor)
