"""Which program wrote a piece of JSON or a database, told by the names of its fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.exchange.detect import Format

_ACCOUNT = ({"full_name", "email_address"}, {"email", "chatgpt_plus_user"}, {"login_history"})
"""Field names of files in an export that tell of the account and hold nothing to remember."""


def kind_of_item(item: object) -> Format | None:
    """The format that a list's item, a line or a single object belongs to; None when no reader knows it."""
    if not isinstance(item, dict):
        return None
    names = item.keys()
    for wanted, kind in _ITEMS:
        if wanted <= names:
            return kind
    return _by_value(item)


_ITEMS: tuple[tuple[frozenset[str], Format], ...] = tuple(
    (frozenset(names.split()), kind)
    for names, kind in (
        ("haystack_sessions", Format.LONGMEMEVAL),
        ("mapping", Format.CHATGPT),
        ("chat_messages", Format.CLAUDE),
        ("conversations_memory", Format.CLAUDE),
        ("project_memories", Format.CLAUDE),
        ("memory_files", Format.CLAUDE),
        ("uuid docs", Format.CLAUDE),
        ("uuid prompt_template", Format.CLAUDE),
        ("uuid full_name email_address", Format.CLAUDE),
        ("namespace key value", Format.LANGGRAPH),
        ("memory_id event", Format.MEM0_HISTORY),
        ("entityType observations", Format.MCP_MEMORY),
        ("entityName observations", Format.MCP_MEMORY),
        ("relationType", Format.MCP_MEMORY),
        ("relation_type", Format.MCP_MEMORY),
        ("userText agentText", Format.MEMTENSOR),
        ("content evolution_history", Format.A_MEM),
        ("content keywords links", Format.A_MEM),
        ("content state", Format.OPENMEMORY),
        ("content importance tags", Format.MEMOS),
        ("time title products", Format.GEMINI),
        ("time title header", Format.GEMINI),
    )
)
"""Field names that give a format away, the most particular first."""


def _by_value(item: Mapping[str, Any]) -> Format | None:
    if isinstance(item.get("conversation"), dict):
        return Format.LOCOMO
    if item.get("type") in ("entity", "relation"):
        return Format.MCP_MEMORY
    if isinstance(item.get("payload"), dict) and "content" in item["payload"]:
        return Format.AMEM
    if isinstance(item.get("memory"), str):
        metadata = item.get("metadata")
        # mem0's entries have these three; their metadata may say anything.
        is_mem0 = bool({"hash", "created_at", "user_id"} & item.keys())
        is_cube = isinstance(metadata, dict) and bool({"status", "history"} & metadata.keys())
        return Format.MEMTENSOR if is_cube and not is_mem0 else Format.MEM0
    return None


_OBJECTS: tuple[tuple[frozenset[str], Format], ...] = tuple(
    (frozenset(names.split()), kind)
    for names, kind in (
        ("memories apps", Format.OPENMEMORY),
        ("memories export_meta", Format.OPENMEMORY),
        ("version total memories", Format.MEMOS),
        ("traces worldModels", Format.MEMTENSOR),
        ("traces policies", Format.MEMTENSOR),
        ("agents blocks", Format.LETTA),
        ("episodes nodes edges", Format.GRAPHITI),
        ("nodes edges", Format.GRAPHITI),
        ("exportedAt observations", Format.CLAUDE_MEM),
        ("entities relations", Format.MCP_MEMORY),
    )
)


def kind_of_object(value: Mapping[str, Any]) -> Format | None:
    """The format of a file that is one object; None when no reader knows it."""
    for wanted, kind in _OBJECTS:
        if wanted <= value.keys():
            return kind
    found = kind_of_item(value)
    if found is not None:
        return found
    listed = inner_list(value)
    if listed is not None:
        return next((inner for item in listed[:5] if (inner := kind_of_item(item))), None)
    is_store = value and all(isinstance(space, dict) for space in value.values())
    items = [item for space in value.values() for item in space.values()] if is_store else []
    return Format.MEMOS if items and all(isinstance(item, dict) and "content" in item for item in items) else None


def inner_list(value: Mapping[str, Any]) -> list[Any] | None:
    """The list that an object is an envelope for: a page of results, points, memories, conversations."""
    result = value.get("result")
    inside = result if isinstance(result, dict) else value
    for name in ("results", "points", "memories", "conversations", "history", "items"):
        listed = inside.get(name)
        if isinstance(listed, list):
            return listed
    return None


def is_account(value: object) -> bool:
    """Whether a piece of an export tells of the account, of settings or of opinions only."""
    items = value if isinstance(value, list) else [value]
    return all(
        isinstance(item, dict) and (not item or any(names <= item.keys() for names in _ACCOUNT)) for item in items
    )


def kind_of_tables(tables: Mapping[str, tuple[str, ...]]) -> Format | None:
    """The format of a database by its tables."""
    if {"memory_id", "old_memory", "new_memory"} <= set(tables.get("history", ())):
        return Format.MEM0_HISTORY
    if {"item_id", "version_number", "content"} <= set(tables.get("versions", ())):
        return Format.MEMOS
    if {"prefix", "key", "value"} <= set(tables.get("store", ())):
        return Format.LANGGRAPH
    return None
