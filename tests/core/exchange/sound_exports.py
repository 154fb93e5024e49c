"""One small sound export of each kind, with invented people: what the fuzzers alter."""

from __future__ import annotations

import gzip
import io
import json
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import apsw

_MESSAGE = {
    "id": "a",
    "author": {"role": "user", "name": None},
    "create_time": 1741078800.0,
    "recipient": "all",
    "content": {"content_type": "text", "parts": ["I moved", {"content_type": "audio_transcription", "text": "x"}]},
    "metadata": {"is_visually_hidden_from_conversation": False},
}
_CONTEXT = {
    "author": {"role": "assistant"},
    "content": {"content_type": "model_editable_context", "model_set_context": "# Set\n\n1. [2025-01-10]. Lives here."},
}
_CHATGPT = [
    {
        "id": "c",
        "title": None,
        "update_time": 1.7e9,
        "current_node": "n",
        "mapping": {
            "r": {"id": "r", "parent": None, "children": ["n"], "message": _CONTEXT},
            "n": {"id": "n", "parent": "r", "children": [], "message": _MESSAGE},
        },
    },
]
_CLAUDE = [
    {
        "uuid": "u",
        "name": "",
        "created_at": "2025-09-12T08:15:32Z",
        "chat_messages": [
            {
                "uuid": "m",
                "text": "x",
                "content": [{"type": "text", "text": "Hello"}],
                "sender": "human",
                "attachments": [{"extracted_content": "pasted"}],
                "parent_message_uuid": "0",
            }
        ],
    },
    {
        "conversations_memory": "**Work**\n- Runs a studio",
        "project_memories": {"p": "Opens soon"},
        "memory_files": [{"path": "/p.md", "content": "- [stated] metric", "updated_at": "2026-09-02T03:04:05Z"}],
    },
    {"uuid": "p", "name": "Studio", "docs": [{"uuid": "d", "filename": "r.md", "content": "900"}]},
]
_OTHERS: list[Any] = [
    [
        {
            "header": "Gemini Apps",
            "title": "Prompted hello",
            "time": "2026-03-11T12:00:00Z",
            "products": ["x"],
            "safeHtmlItem": [{"html": "<p>Try <b>x</b></p>"}],
        }
    ],
    {
        "results": [
            {
                "id": "1",
                "memory": "Lives in Porto",
                "metadata": {"category": "home"},
                "created_at": "2025-01-10",
                "categories": ["a"],
                "replaced_by": "2",
            }
        ],
        "relations": [{"source": "a", "relationship": "b", "target": "c"}],
    },
    [{"memory_id": "1", "old_memory": "a", "new_memory": "b", "event": "UPDATE", "created_at": "2025-01-10T09:00:00Z"}],
    {
        "apps": [{"id": "a", "name": "x"}],
        "categories": [{"id": "c", "name": "y"}],
        "memories": [
            {
                "id": "m",
                "app_id": "a",
                "content": "Lives",
                "state": "archived",
                "created_at": "2025-01-10",
                "category_ids": ["c"],
            }
        ],
    },
    [
        {"type": "entity", "name": "Mira", "entityType": "person", "observations": ["Lives in Lisbon"]},
        {"type": "relation", "from": "Mira", "to": "Studio", "relationType": "runs"},
    ],
    {
        "agents": [{"name": "a", "messages": [{"role": "user", "content": [{"type": "text", "text": "hi"}]}]}],
        "blocks": [{"label": "human", "value": "First name: Chad\nAge: ?"}],
    },
    [
        {
            "namespace": ["a", "b"],
            "key": "k",
            "value": {"kind": "M", "content": {"content": "Lives"}},
            "created_at": "2025-01-10",
        }
    ],
    {
        "episodes": [{"uuid": "e", "content": "x", "valid_at": "2025-03-04T09:00:00Z"}],
        "nodes": [{"uuid": "n", "name": "Mira"}],
        "edges": [
            {"uuid": "f", "fact": "Lives", "valid_at": "2025-01-10", "invalid_at": "2024-01-01", "episodes": ["e"]}
        ],
    },
    [
        {
            "id": "n",
            "content": "Lives",
            "keywords": [],
            "links": ["x"],
            "timestamp": "202503040900",
            "evolution_history": [],
        }
    ],
    {
        "result": {
            "points": [
                {
                    "id": 7,
                    "payload": {
                        "content": "Lives",
                        "conflict": True,
                        "conflicts_with": ["x"],
                        "evolution_history": [{"oldContent": "Old", "triggeredAt": "2025-03-04"}],
                    },
                }
            ]
        }
    },
    {"": {"a": {"id": "a", "content": "Lives", "tags": ["t"], "created_at": 1741078800.0}}},
    [
        {
            "id": "c",
            "memory": "Moved",
            "metadata": {"status": "archived", "history": [{"memory": "Old", "created_at": "2025-01-10"}]},
        }
    ],
    {
        "exportedAt": "2026",
        "observations": [{"facts": '["Lives"]', "concepts": '["c"]', "created_at_epoch": 1787130000000}],
        "prompts": [{"id": 1, "prompt_text": "hi"}],
        "summaries": [{"request": "x"}],
    },
    [
        {
            "question_id": "q",
            "haystack_session_ids": ["s"],
            "haystack_dates": ["2023/05/08 (Mon) 13:56"],
            "haystack_sessions": [[{"role": "user", "content": "x"}]],
        }
    ],
]
_LOCOMO = [
    {
        "sample_id": "conv-0",
        "conversation": {
            "speaker_a": "Ana",
            "session_1_date_time": "1:56 pm on 8 May, 2023",
            "session_1": [{"speaker": "Ana", "dia_id": "D1:1", "text": "Hi!", "blip_caption": "bread"}],
        },
    }
]
_TEXTS = {
    "text": "What you know:\n- [2025-03-04] - I live in Lisbon.\n- [unknown] - I keep bees.\n```\n# A\n---\nplain\n",
    "table": 'Memory;Created at;Tags\n"Lives; in\nPorto";04/03/2025 09:00;home\nKeeps bees;2025;a, b\n',
    "grid": "Erinnerung\tAm\nIch mag Tee\t2025-03-04\n",
    "note": "---\ntitle: Mira\ntype: person\ntags: [a, #b]\ncreated: 2025-03-04 09:00\n---\n# Mira\n## A\n"
    "- [fact] Lives #home ^b\n- runs [[Studio]]\n![[p.png]]\n> [!note] x\n```\ncode\n```\n",
    "group": "---\ntype: memory-group\n---\n## Memory 7ad\n- Created: 2025-03-04T09:00:00Z\n- Tags: a\n\nLives\n",
    "outline": "# Rules\n\n## Style\n- Use tabs\n\nBe brief.\n",
    "mem0 notes": "---\nid: 1\ncreated_at: 2025-03-04T09:00:12Z\ncategories: a, b\n---\nMoved.\n",
}
_NAMES = (
    "gemini", "mem0", "mem0-history", "openmemory", "mcp-memory", "letta", "langgraph", "graphiti", "a-mem", "amem",
    "memos", "memtensor", "claude-mem", "longmemeval",
)  # fmt: skip
VALUES: dict[str, Any] = {
    "chatgpt": _CHATGPT,
    "claude": _CLAUDE,
    **dict(zip(_NAMES, _OTHERS, strict=True)),
    "locomo": _LOCOMO,
    "memtensor traces": {"version": 1, "traces": [{"id": "t", "ts": 1787180000000, "userText": "x", "agentText": "y"}],
                         "policies": [], "worldModels": []},
    "memos export": {"version": "0.2.0", "total": 1, "memories": [{"id": "a", "content": "x", "tags": [],
                                                                   "importance": 1, "created_at": 1741078800.0}]},
}  # fmt: skip
"""Exports that are JSON, by their kind."""


def lines_of(items: Iterable[object]) -> bytes:
    """Objects as JSON Lines."""
    return b"".join(json.dumps(item).encode() + b"\n" for item in items)


def database(tables: Mapping[str, tuple[str, list[tuple[Any, ...]]]]) -> bytes:
    """A database file with these tables: their columns, and their rows."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "made.db"
        connection = apsw.Connection(str(path))
        for name, (columns, rows) in tables.items():
            connection.execute(f"CREATE TABLE {name}({columns})")
            for row in rows:
                connection.execute(f"INSERT INTO {name} VALUES ({','.join('?' * len(row))})", row)
        connection.close()
        return path.read_bytes()


def zipped(files: Mapping[str, bytes]) -> bytes:
    """An archive of these files."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return held.getvalue()


def sound_files() -> dict[str, bytes]:
    """Every kind of file that can be brought in, by its kind."""
    files = {name: json.dumps(value, indent=1).encode() for name, value in VALUES.items()}
    files |= {name: text.encode() for name, text in _TEXTS.items()}
    files["mcp-memory lines"] = lines_of(VALUES["mcp-memory"])
    files["openmemory lines"] = lines_of([{"id": "m", "content": "Lives", "state": "active", "categories": ["c"]}] * 2)
    files["history.db"] = database(
        {
            "history": (
                "id, memory_id, old_memory, new_memory, event, created_at, updated_at, is_deleted, actor_id, role",
                [
                    ("1", "m", None, "Lives in Porto", "ADD", "2025-01-10T09:00:00-08:00", None, 0, None, "user"),
                    ("2", "m", "Lives in Porto", "Lives in Lisbon", "UPDATE", None, "2025-03-04", 0, None, None),
                    ("3", "n", "Likes cheese", None, "DELETE", None, None, 1, None, None),
                ],
            ),
            "messages": ("id, session_scope, role, content, name, created_at", [("1", "s", "user", "Hi", None, None)]),
        }
    )
    files["versions.db"] = database(
        {
            "versions": (
                "item_id, version_number, version_id, content, tags_json, importance, metadata_json, created_at, said",
                [
                    ("x", 1, "x1", "Porto", '["a"]', 1, "{}", 1.7e9, "s"),
                    ("x", 2, "x2", "Lisbon", "[]", 1, "{}", 1.8e9, ""),
                ],
            )
        }
    )
    files["store.sqlite"] = database(
        {
            "store": (
                "prefix, key, value BLOB, created_at, updated_at",
                [("a.b", "k", b'{"content":"x"}', "2026-11-29 17:30:32", None)],
            )
        }
    )
    files["folder of two"] = zipped({"a/conversations.json": files["claude"], "b.md": files["note"]})
    files["zip in zip"] = zipped({"inner.zip": zipped({"conversations-000.json": files["chatgpt"]})})
    files["gz"] = gzip.compress(files["mem0"], mtime=0)
    files["openmemory zip"] = zipped(
        {"memories.json": files["openmemory"], "memories.jsonl.gz": gzip.compress(files["openmemory lines"], mtime=0)}
    )
    return files
