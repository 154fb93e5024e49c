"""Conversations to bring in, and a chat model that answers by a script."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from core.answers import ImportOptions, ImportReport
from core.domain import ShouldStop
from core.inference.messages import Message
from core.inference.prompts import Question
from core.inference.replies import Unclear
from core.vault import Vault

MIRA_AND_BEN: Mapping[int, Sequence[tuple[str, str]]] = {
    1: (
        ("Mira", "Guess what! I moved to Lisbon yesterday."),
        ("Ben", "Wow, and I have two dogs now."),
        ("Mira", "thanks!"),
        ("Mira", "I am vegetarian."),
    ),
    2: (("Ben", "I work at the harbour."), ("Mira", "My sister Ana plays the cello.")),
}
"""Two sessions; one message of them is small talk."""


def talk_file(folder: Path, sessions: Mapping[int, Sequence[tuple[str, str]]] = MIRA_AND_BEN) -> Path:
    """A file with a conversation, each session a day of May 2023."""
    held: dict[str, Any] = {}
    for number, turns in sessions.items():
        held[f"session_{number}_date_time"] = f"1:56 pm on {number + 7} May, 2023"
        held[f"session_{number}"] = [
            {"speaker": speaker, "dia_id": f"D{number}:{at}", "text": text}
            for at, (speaker, text) in enumerate(turns, 1)
        ]
    file = folder / "talk.json"
    file.write_text(json.dumps([{"sample_id": "talk-1", "conversation": held, "qa": []}]), "utf-8")
    return file


def bring_in(vault: Vault, file: Path, **options: Any) -> ImportReport:
    """Import it; Mira is the owner."""
    return vault.import_file(file, ImportOptions(you="Mira", **options))


Answer = str | Exception | Unclear | Mapping[str, object] | Callable[[str], object]


class Reader:
    """A chat model. ``answer`` maps a piece of the new message to what is answered about it, or is one for all."""

    endpoint = "http://127.0.0.1/v1"

    def __init__(self, answer: Mapping[str, Answer] | Answer, name: str = "small-1") -> None:
        self.name = name
        self.answer = answer
        self.asked: list[Question] = []
        self.calls = 0

    def ask(self, question: Question, should_stop: ShouldStop | None = None) -> Message | Unclear:
        self.asked.append(question)
        self.calls += 1
        new = question.data[question.data.rindex("<new>") :]
        found: Any = self.answer
        if isinstance(found, Mapping) and "statements" not in found:
            found = next((each for piece, each in found.items() if piece in new), statements())
        if callable(found):
            found = found(new)
        if isinstance(found, Exception):
            raise found
        if isinstance(found, Unclear):
            return found
        return Message({"content": found if isinstance(found, str) else json.dumps(found)})


def statements(*taken: tuple[str, str], **more: str) -> dict[str, object]:
    """An answer with these statements, each as text and quote."""
    return {"statements": [{"text": text, "quote": quote, **more} for text, quote in taken], "summary": "They talk."}


GOOD: dict[str, Answer] = {
    "Lisbon": statements(("Mira moved to Lisbon on 7 May 2023.", "I moved to Lisbon yesterday"), since="2023-05-07"),
    "two dogs": statements(("Ben has two dogs.", "I have two dogs now")),
    "vegetarian": statements(("Mira is vegetarian.", "I am vegetarian")),
    "harbour": statements(("Ben works at the harbour.", "I work at the harbour")),
    "cello": statements(("Mira's sister Ana plays the cello.", "My sister Ana plays the cello")),
}
"""What a good model takes out of ``MIRA_AND_BEN``."""
