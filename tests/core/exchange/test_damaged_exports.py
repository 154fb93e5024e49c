"""Whatever is done to an export, only our own errors come out, and a broken record costs itself only."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.answers import ImportOptions
from core.errors import VaultError
from core.exchange.plan import read_content

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
SOUND = [_CHATGPT, _CLAUDE, *_OTHERS]
TEXTS = [
    'Memory;Created at;Tags\n"Lives; in\nPorto";04/03/2025 09:00;home\n',
    "---\ntitle: Mira\ntype: person\ntags: [a, #b]\n---\n# Mira\n## A\n- [fact] Lives #home ^b\n- runs [[Studio]]\n",
    "---\nid: 1\ncreated_at: 2025-03-04T09:00:12Z\ncategories: a, b\n---\nMoved.\n",
]
_ODD = st.sampled_from(
    [
        None,
        "",
        " ",
        0,
        -1,
        1e308,
        10**400,
        True,
        [],
        {},
        [[]],
        [None],
        {"a": None},
        "\ud800",
        "\x00",
        "x" * 300,
        "9999-99-99",
    ]
)


def _change(value: Any, data: st.DataObject) -> Any:
    """The value with one of its parts taken out or replaced by something odd."""
    if isinstance(value, dict) and value and data.draw(st.integers(0, 5)):
        name = data.draw(st.sampled_from(sorted(value)))
        if not data.draw(st.integers(0, 4)):
            return {other: one for other, one in value.items() if other != name}
        return {**value, name: _change(value[name], data)}
    if isinstance(value, list) and value and data.draw(st.integers(0, 5)):
        place = data.draw(st.integers(0, len(value) - 1))
        return [*value[:place], _change(value[place], data), *value[place + 1 :]]
    return data.draw(_ODD)


def _is_read_or_refused(content: bytes) -> None:
    try:
        parsed = read_content(content, "export", ImportOptions())
    except VaultError as reason:
        assert reason.message  # noqa: PT017
        return
    texts = [turn.text for turn in parsed.turns] + [one.text for one in parsed.statements]
    texts += [wording.text for record in parsed.records for wording in record.earlier]
    assert all(text.strip() and "\x00" not in text for text in texts)
    assert all(not any("\ud800" <= sign <= "\udfff" for sign in text) for text in texts)


@pytest.mark.parametrize("sound", SOUND, ids=range(len(SOUND)))
def test_an_undamaged_export_gives_something(sound: Any) -> None:
    parsed = read_content(json.dumps(sound).encode(), "export", ImportOptions())
    assert parsed.turns or parsed.records


@pytest.mark.parametrize("sound", SOUND, ids=range(len(SOUND)))
@settings(max_examples=500, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(data=st.data())
def test_an_export_with_odd_values_is_read_as_far_as_it_goes(sound: Any, data: st.DataObject) -> None:
    value = sound
    for _ in range(data.draw(st.integers(1, 3))):
        value = _change(value, data)
    _is_read_or_refused(json.dumps(value).encode())


@pytest.mark.parametrize("text", [json.dumps(one) for one in SOUND] + TEXTS, ids=range(len(SOUND) + len(TEXTS)))
@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(data=st.data())
def test_an_export_with_damaged_bytes_is_read_or_refused(text: str, data: st.DataObject) -> None:
    content = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(content)))
        cut = data.draw(st.integers(0, 12))
        content[place : place + cut] = data.draw(st.binary(max_size=4))
    _is_read_or_refused(bytes(content))
