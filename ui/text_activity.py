"""The sentences of the Activity window: each entry of the log as what somebody did."""

from __future__ import annotations

from core.domain import Operation
from ui import text

ACTIVITY_TITLE = "Activity"
ACTIVITY_LINE = (
    "Everything that was ever done here, the latest first. Each can be taken back while nothing later rests on it."
)
FILTER = "Show"
ALL = "Everything"
TAKE_BACK = "Take back"
OPEN = "Open"
NOTHING = "Nothing was done yet"
NOTHING_LINE = "What you write, change or bring in is listed here."
MORE = "Show earlier"
TAKEN_BACK = "taken back"
OWNER = "You"
_ACTORS = {"owner": OWNER, "detector": "The built-in judge"}
"""Who did it, by the actor's name in the log; any other goes by its name."""

_DID = {
    "init": "made this vault",
    "add": "wrote a memory",
    "keep": "kept a message as a memory",
    "revise": "corrected a memory",
    "end": "marked as no longer true",
    "retire": "marked as never right",
    "archive": "moved to the archive",
    "revive": "brought a version back",
    "redate": "corrected dates",
    "pin": "pinned or unpinned",
    "tag": "changed tags",
    "approve": "approved",
    "reject": "rejected",
    "import": "brought in a file",
    "unite": "merged another copy of this vault",
    "flag": "found a disagreement",
    "detect": "looked for what disagrees",
    "decide": "gave a verdict",
    "link": "linked two memories",
    "unlink": "removed a link",
    "merge": "made two memories one",
    "split": "divided a memory",
    "reopen": "took back what a rule had closed",
    "detach": "took a source off a memory",
    "propose": "proposed a change",
    "stale": "closed a proposal that no longer fits",
    "judge": "said what a memory means for the others",
    "extract": "read statements out of messages",
    "read": "read messages and found nothing in them",
    "policy": "changed what a source may do",
    "sweep": "looked through the vault",
    "automatic": "changed what a detector may decide by itself",
    "save-search": "saved a search",
    "change-search": "changed a saved search",
    "remove-search": "removed a saved search",
    "undo": "took something back",
    "redo": "did something again",
}
"""What an actor did, by kind of operation; a kind without words goes by its name."""

KINDS: dict[str, tuple[str, frozenset[str]]] = {
    "written": (
        "Written and changed",
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
            }
        ),
    ),
    "decided": ("Decided", frozenset({"approve", "reject", "decide", "reopen", "detach", "policy", "automatic"})),
    "brought": ("Brought in and read", frozenset({"import", "unite", "extract", "read"})),
    "found": ("Found and proposed", frozenset({"flag", "detect", "sweep", "propose", "judge", "stale"})),
    "undone": ("Taken back", frozenset({"undo", "redo"})),
}
"""Groups of kinds that the list can be narrowed to, each with its words."""

NO_UNDO = frozenset({"init", "undo", "redo", "judge"})
"""Kinds that have no button: they changed no memory, or Redo and the entry they belong to stand for them."""


def sentence(entry: Operation) -> str:
    """“You corrected a memory”, “ChatGPT brought in a file”."""
    return f"{_ACTORS.get(entry.actor, entry.actor)} {_DID.get(entry.kind, entry.kind)}"


def facts(entry: Operation, day: str) -> str:
    """The quiet line below: when, how much, what it was about."""
    parts = [day]
    if entry.touched > 1:
        parts.append(text.count(entry.touched, "memory", "memories"))
    if entry.undone:
        parts.append(TAKEN_BACK)
    if entry.note and entry.kind != "init":
        parts.append(entry.note)
    return " · ".join(parts)
