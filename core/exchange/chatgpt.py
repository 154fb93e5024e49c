"""ChatGPT's export: conversations as trees, and the memories that lie hidden in them.

A conversation is read from its present leaf to the root, so that abandoned
answers do not mix in. Three things in it are memories: what the model wrote
with its ``bio`` tool and the dated list it carried along ("model set context";
the newest one counts), both of them the assistant's words, and the person's
custom instructions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from core.domain import Turn
from core.exchange.fields import Asked, dict_of, keep_turn, note_left_out, storable_statement, text_of, texts_of, when
from core.exchange.parsed import Basket, Batch, Record
from core.window import Moment

_BEYOND = 1e15  # seconds or milliseconds; no clock has shown such a time
_CITATION = re.compile(r"[ ]?\ue200.{0,200}?\ue201|[\ue200-\ue2ff]|【[^】]{0,80}†[^】]{0,80}】", re.DOTALL)
"""Marks of sources in private-use signs, with the words between them."""
_MARKED = re.compile(r"[\ue200-\ue2ff】]")  # looked for first: it takes a tenth of the time
_DATED = re.compile(r"\[(\d{4}-\d\d-\d\d|unknown)\]\.?\s*", re.IGNORECASE)
_NUMBERED = re.compile(r"^\s*\d{1,4}\.\s+", re.MULTILINE)
_ABOUT = re.compile(r"^The user provided the following information about themselves:?\s*", re.IGNORECASE)


@dataclass(slots=True)
class _Known:
    """What the conversations say together: the newest list of memories, and instructions already seen."""

    snapshot: list[tuple[str, str]] = field(default_factory=list)
    snapshot_at: float = -1.0
    snapshot_name: str = ""
    instructions: dict[str, None] = field(default_factory=dict)
    conversations: dict[str, float] = field(default_factory=dict)


def read_chatgpt(items: Iterable[object], asked: Asked) -> Iterator[Batch]:
    """Conversation by conversation; what is known from all of them comes last."""
    known = _Known()
    for place, item in enumerate(items, 1):
        basket = Basket()
        if not isinstance(item, dict) or not isinstance(item.get("mapping"), dict):
            basket.skip(f"conversation {place:,}", "It is not a conversation.")
        elif _is_wanted(item, asked):
            _read_conversation(item, place, asked, known, basket)
        yield basket.batch()
    basket = Basket()
    _read_snapshot(known, asked, basket)
    yield basket.batch()


def _is_wanted(item: Mapping[str, Any], asked: Asked) -> bool:
    wanted = asked.options.conversation
    return wanted is None or wanted in (item.get("id"), item.get("conversation_id"), item.get("title"))


IN_A_CIRCLE = "Its messages answer each other in a circle: nobody can tell which came first, and none was taken."


def _read_conversation(item: Mapping[str, Any], place: int, asked: Asked, known: _Known, basket: Basket) -> None:
    key = text_of(item.get("conversation_id")) or text_of(item.get("id")) or f"conversation {place}"
    title = text_of(item.get("title"))
    where = f"“{title}”" if title else f"conversation {place:,}"
    changed = _number(item.get("update_time")) or _number(item.get("create_time")) or 0.0
    if known.conversations.get(key, -1.0) >= changed and key in known.conversations:
        basket.skip(where, "The same conversation stands in the export twice; the newer one is kept.")
        return
    known.conversations[key] = changed
    begun = when(basket, item.get("create_time") or item.get("update_time"), where, asked)
    latest = begun
    mapping = dict_of(item.get("mapping"))
    path = _branch(mapping, item.get("current_node"))
    if path is None:
        basket.skip(where, IN_A_CIRCLE)
        return
    silent = 0
    for node in path:
        message = dict_of(node.get("message"))
        if not message:
            continue
        latest = when(basket, message.get("create_time"), where, asked) or latest
        is_read = _read_message(message, key, where, latest, changed, asked, known, basket)
        silent += not is_read and _has_words(message)
    followed = {id(node) for node in path}
    given_up = sum(
        _has_words(dict_of(dict_of(node).get("message"))) for node in mapping.values() if id(node) not in followed
    )
    note_left_out(basket, where, given_up, silent)


def _has_words(message: Mapping[str, Any]) -> bool:
    content = dict_of(message.get("content"))
    return any(
        bool(content.get(name)) and content.get(name) != [""]
        for name in ("parts", "text", "content", "thoughts", "result", "summary")
    )


def _branch(mapping: Mapping[str, Any], leaf: object) -> list[Mapping[str, Any]] | None:
    """From the root to the present leaf; without one, to the newest leaf. None where there is no root."""
    at = leaf if isinstance(leaf, str) and leaf in mapping else _newest_leaf(mapping)
    path: list[Mapping[str, Any]] = []
    seen: set[str] = set()
    while isinstance(at, str) and at in mapping and at not in seen:
        seen.add(at)
        node = dict_of(mapping[at])
        path.append(node)
        at = node.get("parent")
    return None if at in seen else path[::-1]


def _newest_leaf(mapping: Mapping[str, Any]) -> str | None:
    leaves = [key for key, node in mapping.items() if isinstance(node, dict) and not node.get("children")]

    def age(place: int) -> tuple[float, int]:
        message = dict_of(dict_of(mapping[leaves[place]]).get("message"))
        return _number(message.get("create_time")) or 0.0, place

    return leaves[max(range(len(leaves)), key=age)] if leaves else None


def _number(value: object) -> float | None:
    """A time of the file in seconds; None for what is none, numbers beyond all times among them."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < _BEYOND:
        return None
    return float(value)


def _read_message(
    message: Mapping[str, Any],
    conversation: str,
    where: str,
    said_at: Moment | None,
    changed: float,
    asked: Asked,
    known: _Known,
    basket: Basket,
) -> bool:
    """Put what a message holds into the basket; False for one that belongs to nobody's talk."""
    content = dict_of(message.get("content"))
    role = text_of(dict_of(message.get("author")).get("role")) or ""
    hidden = dict_of(message.get("metadata"))
    match content.get("content_type"):
        case "user_editable_context":
            _read_instructions(content, hidden, said_at, asked, known, basket)
            return True
        case "model_editable_context":
            _keep_snapshot(content, changed, where, known)
            return True
        case "text" | "multimodal_text":
            text = _said(content)
        case _:
            return False
    key = text_of(message.get("id")) or f"{len(basket.turns)}"
    if role == "assistant" and message.get("recipient") == "bio":
        statement = asked.statement(text, said_at, speaker=role, external_id=key)
        asked_by = [turn for turn in basket.turns if turn.speaker is None]
        rests_on = (conversation, asked_by[-1].external_id) if asked_by else None
        if text and storable_statement(basket, statement, where):
            basket.records.append(Record(statement, turn=rests_on))
        return True
    if not _is_spoken(role, message, hidden):
        return False
    if text:
        speaker = None if role == "user" else role
        keep_turn(basket, Turn(text, speaker, said_at, conversation, len(basket.turns) + 1, key), where)
    return True


def _is_spoken(role: str, message: Mapping[str, Any], metadata: Mapping[str, Any]) -> bool:
    is_shown = metadata.get("is_visually_hidden_from_conversation") is not True
    return role in ("user", "assistant") and message.get("recipient") in ("all", None) and is_shown


def _said(content: Mapping[str, Any]) -> str:
    parts = content.get("parts")
    said = []
    for part in parts if isinstance(parts, list) else []:
        if isinstance(part, str):
            said.append(part)
        elif isinstance(part, dict) and part.get("content_type") == "audio_transcription":
            said.append(str(part.get("text") or ""))
    text = "\n".join(part for part in said if part and not part.isspace())
    return (_CITATION.sub("", text) if not text.isascii() and _MARKED.search(text) else text).strip()


def _read_instructions(
    content: Mapping[str, Any],
    metadata: Mapping[str, Any],
    said_at: Moment | None,
    asked: Asked,
    known: _Known,
    basket: Basket,
) -> None:
    data = dict_of(metadata.get("user_context_message_data"))
    about = data.get("about_user_message") or content.get("user_profile")
    wishes = data.get("about_model_message") or content.get("user_instructions")
    for value, tag in ((about, "about me"), (wishes, "instructions")):
        for text in texts_of(value):
            plain = _ABOUT.sub("", text).replace("```", "\n")
            for line in (line.strip() for line in plain.splitlines()):
                if line and line not in known.instructions:
                    known.instructions[line] = None
                    statement = asked.statement(line, said_at, tags=(tag,))
                    if storable_statement(basket, statement, "custom instructions"):
                        basket.records.append(Record(statement))


def _keep_snapshot(content: Mapping[str, Any], changed: float, where: str, known: _Known) -> None:
    text = text_of(content.get("model_set_context"))
    if text is None or changed < known.snapshot_at:
        return
    entries = [entry.strip() for entry in _NUMBERED.split(text)[1:]]
    known.snapshot = [(m[1] if (m := _DATED.match(entry)) else "", _DATED.sub("", entry, 1)) for entry in entries]
    known.snapshot_at, known.snapshot_name = changed, where


def _read_snapshot(known: _Known, asked: Asked, basket: Basket) -> None:
    for place, (date, text) in enumerate(known.snapshot, 1):
        where = f"memory {place:,} in {known.snapshot_name}"
        said_at = when(basket, "" if date.lower() == "unknown" else date, where, asked)
        statement = asked.statement(text, said_at, speaker="assistant")
        if storable_statement(basket, statement, where):
            basket.records.append(Record(statement))
