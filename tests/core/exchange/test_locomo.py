"""LoCoMo conversations become turns in their order, at their session's time."""

from __future__ import annotations

import copy
import json
import locale
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.answers import ImportOptions
from core.errors import InvalidRequest, VaultError
from core.exchange.locomo import questions_of, sample_names
from core.exchange.parsed import Parsed
from core.exchange.plan import read_content, read_file

DATA = Path(os.environ.get("VARIORUM_DATA", Path(__file__).resolve().parents[3] / ".." / "shared" / "data"))

SAMPLE: dict[str, Any] = {
    "sample_id": "talk-1",
    "conversation": {
        "speaker_a": "Ada",
        "speaker_b": "Ben",
        "session_10_date_time": "12:05 am on 1 January, 2024",
        "session_10": [{"speaker": "Ben", "dia_id": "D10:1", "text": "Happy new year!"}],
        "session_2_date_time": "1:56 pm on 8 May, 2023",
        "session_2": [
            {"speaker": "Ada", "dia_id": "D2:1", "text": "Look!", "blip_caption": "a loaf of bread"},
            {"speaker": "Ben", "dia_id": "D2:2", "text": "Nice."},
        ],
        "session_11_date_time": "9:00 am on 2 January, 2024",
    },
    "qa": [
        {"question": "What did Ada bake?", "evidence": ["D2:1; D2:02", "D:10:1"], "category": 1},
        {"question": "Who?", "evidence": [], "category": 5},
    ],
}


def read(value: object, **options: str) -> Parsed:
    return read_content(json.dumps(value).encode(), "talks.json", ImportOptions(**options))  # type: ignore[arg-type]


def test_turns_come_in_the_order_of_their_sessions_with_everything_they_carry() -> None:
    parsed = read(SAMPLE)
    assert parsed.format == "locomo"
    assert [(turn.external_id, turn.conversation, turn.position) for turn in parsed.turns] == [
        ("D2:1", "talk-1 session_2", 1),
        ("D2:2", "talk-1 session_2", 2),
        ("D10:1", "talk-1 session_10", 1),
    ]
    assert parsed.turns[0].caption == "a loaf of bread"
    assert str(parsed.turns[0].said_at) == "2023-05-08T13:56:00.000000Z"
    assert str(parsed.turns[2].said_at) == "2024-01-01T00:05:00.000000Z"
    assert parsed.speakers == ("Ada", "Ben")
    assert (parsed.skipped, parsed.uncertain) == ((), ())


def test_a_zone_moves_the_times_to_utc() -> None:
    assert str(read(SAMPLE, zone="Europe/Berlin").turns[0].said_at) == "2023-05-08T11:56:00.000000Z"


@pytest.mark.parametrize("zone", ["Nowhere/Land", "", "../etc/passwd", "\x00"])
def test_a_zone_that_is_none_is_refused(zone: str) -> None:
    with pytest.raises(InvalidRequest, match="time zone"):
        read(SAMPLE, zone=zone)


def test_months_are_read_whatever_language_the_desktop_speaks() -> None:
    before = locale.setlocale(locale.LC_TIME)
    for name in ("de_DE.UTF-8", "fr_FR.UTF-8", "C"):
        try:
            locale.setlocale(locale.LC_TIME, name)
        except locale.Error:
            continue
        try:
            assert read(SAMPLE).turns[0].said_at is not None
        finally:
            locale.setlocale(locale.LC_TIME, before)


def test_several_conversations_are_all_read_and_their_ids_kept_apart() -> None:
    parsed = read([SAMPLE, {**SAMPLE, "sample_id": "talk-2"}])
    assert len(parsed.turns) == 6
    assert len({turn.external_id for turn in parsed.turns}) == 6
    assert parsed.conversations == (
        "talk-1 session_2",
        "talk-1 session_10",
        "talk-2 session_2",
        "talk-2 session_10",
    )


def test_one_conversation_can_be_chosen_and_keeps_its_own_ids() -> None:
    parsed = read([SAMPLE, {**SAMPLE, "sample_id": "talk-2"}], conversation="talk-2")
    assert [turn.external_id for turn in parsed.turns] == ["D2:1", "D2:2", "D10:1"]
    assert parsed.conversations[0] == "talk-2 session_2"


def test_a_conversation_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(InvalidRequest, match="talk-9") as refused:
        read([SAMPLE], conversation="talk-9")
    assert "talk-1" in refused.value.hint


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("hello", "not a turn"),
        ({"speaker": "Ada", "dia_id": "D2:3"}, "no text"),
        ({"speaker": "Ada", "dia_id": "D2:3", "text": "  "}, "empty"),
        ({"speaker": "Ada", "text": "hi"}, "no id"),
        ({"dia_id": "D2:3", "text": "hi"}, "no speaker"),
        ({"speaker": "Ada", "dia_id": "D2:3", "text": "a\x00b"}, "NUL"),
        ({"speaker": "Ada", "dia_id": "D2:3", "text": "a\ud800b"}, "half of a sign"),
        ({"speaker": "Ada", "dia_id": "D2:1", "text": "again"}, "before"),
    ],
)
def test_a_broken_turn_is_left_out_and_listed_while_the_rest_is_read(turn: object, why: str) -> None:
    sample = copy.deepcopy(SAMPLE)
    sample["conversation"]["session_2"].append(turn)
    parsed = read(sample)
    assert len(parsed.turns) == 3
    assert [one.where for one in parsed.skipped] == ["talk-1, session_2, turn 3"]
    assert why in parsed.skipped[0].why


@pytest.mark.parametrize("time", ["yesterday", "13:56 pm on 8 May, 2023", "1:56 pm on 31 June, 2023", 5, None])
def test_a_session_without_a_readable_time_keeps_its_turns_undated(time: object) -> None:
    sample = copy.deepcopy(SAMPLE)
    sample["conversation"]["session_2_date_time"] = time
    parsed = read(sample)
    assert [turn.said_at is None for turn in parsed.turns] == [True, True, False]
    assert [one.where for one in parsed.uncertain] == ["talk-1, session_2"]


def test_a_picture_without_words_is_kept_as_what_it_shows() -> None:
    sample = copy.deepcopy(SAMPLE)
    sample["conversation"]["session_2"][0]["text"] = ""
    assert read(sample).turns[0].text == "[shares a loaf of bread]"


def test_evidence_is_read_however_it_was_typed() -> None:
    first, second = questions_of([SAMPLE], "talk-1")
    assert first.evidence == ("D2:1", "D2:2", "D10:1")
    assert second.evidence == ()
    assert questions_of([SAMPLE], "talk-9") == ()


def test_the_real_conversations_are_read_whole() -> None:
    path = DATA / "locomo" / "locomo_dev.json"
    if not path.is_file():
        pytest.skip("the LoCoMo conversations are not there")
    value = json.loads(path.read_text(encoding="utf-8"))
    parsed = read_file(path, ImportOptions(conversation="conv-26"))
    assert len(parsed.turns) == 419
    assert all(turn.said_at for turn in parsed.turns)
    assert (parsed.skipped, parsed.uncertain) == ((), ())
    assert len(sample_names(value)) == len(value)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                [
                    "sample_id",
                    "conversation",
                    "session_1",
                    "session_1_date_time",
                    "session_x",
                    "speaker",
                    "dia_id",
                    "text",
                    "blip_caption",
                    "qa",
                    "question",
                    "evidence",
                    "category",
                ]
            ),
            inner,
            max_size=5,
        )
    ),
    max_leaves=25,
)


@given(json_values, json_values)
def test_any_json_is_read_or_refused_in_plain_words(value: object, conversation: object) -> None:
    for shape in (value, {"sample_id": value, "conversation": {"session_1": conversation}}):
        try:
            parsed = read_content(json.dumps(shape).encode(), "any.json", ImportOptions(format="locomo"))
        except VaultError:
            continue
        assert all(turn.text.strip() and turn.speaker for turn in parsed.turns)
        assert questions_of(shape, "conv") == () or isinstance(shape, (list, dict))
