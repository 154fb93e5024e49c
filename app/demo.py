"""The sample vault: an invented person's memories, told step by step as if the years had passed.

The story lies in ``resources/demo/story.json``. It is played through the same
calls that a person's own writing takes, with a clock that stands at each
step's time, so that the sample has a real past to look at.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.paths import resources
from core.answers import ImportOptions, ListRequest, Take
from core.domain import Channel, Statement
from core.window import parse_moment, window_between

if TYPE_CHECKING:
    from core.inference.embed import Embedder
    from core.vault import Vault

Step = Mapping[str, Any]


class _Told:
    """The vault being filled, the clock of the story, and the memories by their names in it."""

    def __init__(self, begins: datetime) -> None:
        self.now = begins
        self.ids: dict[str, str] = {}

    def clock(self) -> datetime:
        return self.now


def build_demo(path: Path, embedder: Embedder | None = None, story: Path | None = None) -> dict[str, str]:
    """Make the sample vault at ``path``; the story's names for its memories with their ids.

    Raises what ``Vault.create`` raises. Without ``embedder`` the vectors are
    left for later, and it takes well under a second.
    """
    from core.vault import Vault

    text = (story or resources() / "demo" / "story.json").read_text("utf-8")
    plot = json.loads(text)
    told = _Told(parse_moment(plot["begins"]).at)
    vault = Vault.create(path, owner=plot["owner"], aliases=plot["aliases"], clock=told.clock)
    try:
        for step in plot["steps"]:
            told.now = parse_moment(step["at"]).at
            _DEEDS[step["do"]](vault, told, step)
        if embedder is not None:
            vault.use_embedder(embedder)
            vault.embed_missing()
    finally:
        vault.close()
    return told.ids


def _add(vault: Vault, told: _Told, step: Step) -> None:
    start, end = (parse_moment(step[name]) if name in step else None for name in ("valid_from", "valid_to"))
    receipt = vault.add(
        Statement(
            text=step["text"],
            speaker=step.get("speaker"),
            source=step.get("source"),
            channel=Channel(step.get("channel", "typed")),
            window=window_between(start, end),
            tags=tuple(step.get("tags", ())),
        )
    )
    if receipt.memory:
        told.ids[step["key"]] = receipt.memory


def _revise(vault: Vault, told: _Told, step: Step) -> None:
    since = parse_moment(step["from"]) if "from" in step else None
    vault.revise(told.ids[step["memory"]], step["text"], since)


def _end(vault: Vault, told: _Told, step: Step) -> None:
    vault.end(told.ids[step["memory"]], parse_moment(step["on"]))


def _flag(vault: Vault, told: _Told, step: Step) -> None:
    first, second = (_newest(vault, told.ids[step[side]]) for side in ("first", "second"))
    vault.flag(first, second, generator=step["generator"], reason=step["reason"], score=step.get("score"))


def _newest(vault: Vault, memory: str) -> tuple[str, int]:
    return memory, vault.show(memory).memory.version


def _import_list(vault: Vault, told: _Told, step: Step) -> None:
    """A pasted list; its memories wait for approval, as all that is brought in does."""
    lines = [f"[{entry['date']}] - {entry['text']}" for entry in step["list"]]
    _bring_in(vault, step["name"], "\n".join(lines), ImportOptions(format="text"))
    listed = vault.list(ListRequest(every=True, limit=500)).memories
    by_text = {memory.text: memory.id for memory in listed}
    told.ids.update({entry["key"]: by_text[entry["text"]] for entry in step["list"]})


def _import_talk(vault: Vault, told: _Told, step: Step) -> None:
    """Conversations, kept word by word."""
    samples = [
        {
            "sample_id": talk["name"],
            "conversation": {
                "session_1_date_time": talk["time"],
                "session_1": [
                    {"speaker": speaker, "dia_id": f"D1:{number}", "text": text}
                    for number, (speaker, text) in enumerate(talk["turns"], 1)
                ],
            },
        }
        for talk in step["conversations"]
    ]
    options = ImportOptions(format="locomo", take=Take.EPISODES, you="Mira")
    _bring_in(vault, step["name"], json.dumps(samples), options)


def _bring_in(vault: Vault, name: str, content: str, options: ImportOptions) -> None:
    with tempfile.TemporaryDirectory(prefix="variorum-sample-") as folder:
        file = Path(folder) / name  # its name is what the source is called
        file.write_text(content, "utf-8")
        vault.import_file(file, options)


_DEEDS: dict[str, Callable[[Vault, _Told, Step], object]] = {
    "add": _add,
    "revise": _revise,
    "end": _end,
    "flag": _flag,
    "import": _import_list,
    "talk": _import_talk,
    "retire": lambda vault, told, step: vault.retire(told.ids[step["memory"]]),
    "archive": lambda vault, told, step: vault.archive(told.ids[step["memory"]]),
    "revive": lambda vault, told, step: vault.revive(told.ids[step["memory"]], step["version"]),
    "pin": lambda vault, told, step: vault.pin(told.ids[step["memory"]]),
    "approve": lambda vault, told, step: vault.approve_pending(told.ids[step["memory"]]),
    "undo": lambda vault, _told, _step: vault.undo(),
}
