"""A chat export of any size, written message by message, for measuring how one is read."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.bench.sentences import sentences

PER_CONVERSATION = 33
"""Messages of one conversation; 141,000 of them make 4,300 conversations, as an export that was measured has."""
BYTES_PER_MESSAGE = 1_425
"""What one message takes in the file, its names and its place in the tree among them: 141,000 make 201 MB."""
_BEGUN = 1_700_000_000.0
_WORDS = 4_096  # distinct sentences; texts are put together from them


def write_chats(path: Path, messages: int) -> int:
    """Write an export with so many messages, with branches that were given up; gives its size in bytes."""
    chance = random.Random(11)
    texts = [one.text for one in sentences(_WORDS, seed=11)]
    with path.open("w", encoding="utf-8") as file:
        file.write("[")
        for number, count in enumerate(_counts(messages)):
            file.write(",\n" if number else "\n")
            file.write(json.dumps(_conversation(number, count, texts, chance)))
        file.write("\n]\n")
    return path.stat().st_size


def _counts(messages: int) -> Iterator[int]:
    while messages > 0:
        yield min(messages, PER_CONVERSATION)
        messages -= PER_CONVERSATION


def _conversation(number: int, count: int, texts: list[str], chance: random.Random) -> dict[str, Any]:
    """A tree that is a line but for one answer that was given up."""
    begun = _BEGUN + 3_600.0 * number
    mapping: dict[str, Any] = {"root": {"id": "root", "parent": None, "children": ["m0"], "message": None}}
    for at in range(count):
        children = [f"m{at + 1}"] if at + 1 < count else []
        mapping[f"m{at}"] = _node(f"m{at}", f"m{at - 1}" if at else "root", children, at, begun, texts, chance)
    if count > 1:
        mapping["given up"] = _node("given up", "m0", [], 1, begun, texts, chance)
        mapping["m0"]["children"].append("given up")
    return {
        "title": f"Talk {number}",
        "create_time": begun,
        "update_time": begun + 60.0 * count,
        "mapping": mapping,
        "current_node": f"m{count - 1}",
        "conversation_id": f"conversation-{number}",
        "id": f"conversation-{number}",
    }


def _node(
    key: str, parent: str, children: list[str], at: int, begun: float, texts: list[str], chance: random.Random
) -> dict[str, Any]:
    message = {
        "id": f"{begun:.0f}-{key}",
        "author": {"role": "assistant" if at % 2 else "user", "name": None, "metadata": {}},
        "create_time": begun + 60.0 * at,
        "update_time": None,
        "content": {"content_type": "text", "parts": [""]},
        "status": "finished_successfully",
        "end_turn": True,
        "weight": 1.0,
        "metadata": {"request_id": f"request-{at}", "timestamp_": "absolute", "message_type": None},
        "recipient": "all",
    }
    said: list[str] = []
    left = BYTES_PER_MESSAGE - len(json.dumps(message)) - 100
    while left > 0:
        said.append(chance.choice(texts))
        left -= len(said[-1]) + 1
    message["content"] = {"content_type": "text", "parts": [" ".join(said)]}
    return {"id": key, "parent": parent, "children": children, "message": message}
