"""What the sample exports have in them that is easily read wrong: branches, pasted texts, pasts, zones, twofold dates.

How much each of them holds, and all of it, stands in the table of ``test_expectations.py``.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from core.answers import ImportOptions
from core.domain import EdgeKind
from core.errors import UnsupportedFormat
from core.exchange.parsed import Parsed
from core.exchange.plan import read_file
from core.window import End

DATA = Path(os.environ.get("VARIORUM_DATA", Path(__file__).resolve().parents[4] / "shared" / "data"))
SAMPLES = DATA / "exports" / "samples"
pytestmark = pytest.mark.skipif(not SAMPLES.is_dir(), reason="the sample exports are not here")


def read(name: str, **options: str) -> Parsed:
    return read_file(SAMPLES / name, ImportOptions(**options))  # type: ignore[arg-type]


def told(parsed: Parsed) -> list[tuple[str | None, str | None, str]]:
    return [(turn.speaker, str(turn.said_at)[:19] if turn.said_at else None, turn.text) for turn in parsed.turns]


def kept(parsed: Parsed) -> list[tuple[str | None, str]]:
    return [(str(one.said_at)[:19] if one.said_at else None, one.text) for one in parsed.statements]


def test_a_chat_is_read_along_its_present_branch_without_hidden_tool_and_thinking_turns() -> None:
    assert told(read("chatgpt/legacy")) == [
        (None, "2025-03-04T09:00:00", "I moved to Lisbon last week. Which kiln suppliers are close?"),
        ("assistant", "2025-03-04T09:00:13", "Noted. In Lisbon try the Marvila area."),
        (None, "2025-03-04T09:01:15", "Is this clay stoneware?"),
        ("assistant", "2025-03-04T09:01:21", "Yes, it looks like stoneware."),
        (None, "2025-06-01T12:00:00", "I work as a teacher at Escola Azul."),
        (None, "2025-09-09T12:00:00", "I quit teaching; I run a pottery studio now."),
        ("assistant", "2025-09-09T12:01:00", "Congratulations!"),
    ]


def test_the_memories_hidden_in_a_chat_export_come_with_their_dates() -> None:
    assert kept(read("chatgpt/legacy")) == [
        ("2025-03-04T08:59:57", "Preferred name: Mira"),
        ("2025-03-04T08:59:57", "Role: ceramicist"),
        ("2025-03-04T08:59:57", "Be brief."),
        ("2025-03-04T09:00:11", "Mira moved from Porto to Lisbon in late February 2025."),
        ("2025-01-10", "Mira lives in Porto."),
        ("2025-02-02", "Mira is vegetarian."),
    ]


def test_what_was_pasted_into_a_claude_chat_is_part_of_the_message() -> None:
    texts = [text for _, _, text in told(read("claude/legacy"))]
    assert texts[:5] == [
        "Plan opening hours for my pottery studio.",
        "Tue-Sat 10-18.",
        "Closed on Mondays, please.",
        "pasted: rent is 900 EUR from October",
        "Got it.",
    ]


def test_claude_memory_comes_line_by_line_with_its_headings_as_tags() -> None:
    parsed = read("claude/split2026/memories-000.zip")
    assert [(one.text, one.tags) for one in parsed.statements] == [
        ("Mira runs a small pottery studio in Lisbon.", ("Work context",)),
        ("Mira is vegetarian.", ("Personal context",)),
        ("Studio opening is planned for November 2025.", ("project",)),
        ("Prefers metric units", ("stated",)),
        ("Works in UTC+1", ("inferred",)),
    ]


def test_overwritten_and_deleted_memories_of_mem0_come_with_their_past() -> None:
    first, second = read("mem0/history.db").records
    assert [(one.text, str(one.until)[:10]) for one in first.earlier] == [("Lives in Porto", "2025-03-04")]
    assert (first.statement.text, first.archived) == ("Lives in Lisbon", "")
    assert (second.statement.text, second.archived) == ("Likes cheese pizza", "It was deleted there.")


@pytest.mark.parametrize("name", ["memos_mars375/versions.db", "a_mem/amem_qdrant_points.json"])
def test_earlier_wordings_of_other_stores_are_kept(name: str) -> None:
    (record,) = read(name).records
    assert [wording.text for wording in record.earlier] == ["Lives in Porto"]
    assert record.statement.text == "Lives in Lisbon"


def test_a_pair_that_a_store_held_to_be_in_conflict_is_linked_as_such() -> None:
    (link,) = read("a_mem/amem_qdrant_points.json").links
    assert (link.kind, link.reason) == (EdgeKind.CONTRADICTS, "two residences")


def test_both_clocks_of_a_graph_map_one_to_one() -> None:
    porto, lisbon = (one.window for one in read("graphiti/graph_dump.json").statements)
    assert (str(porto.start)[:10], str(porto.end)[:10], porto.ending) == ("2025-01-10", "2025-03-04", End.DATED)
    assert (str(lisbon.start)[:10], lisbon.ending) == ("2025-03-04", End.OPEN)


def test_a_time_without_a_zone_keeps_its_day_and_gets_its_hour_with_one() -> None:
    assert kept(read("mem0/get_all_oss.json"))[2] == ("2025-02-02", "Is vegetarian")
    assert kept(read("mem0/get_all_oss.json", zone="Europe/Lisbon"))[2] == ("2025-02-02T10:00:00", "Is vegetarian")


def test_a_date_that_can_be_two_days_is_asked_for() -> None:
    doubtful = read("csv/utf8_bom_semicolon.csv")
    assert kept(doubtful)[0] == (None, "Lives in Lisbon; moved\nfrom Porto")
    assert doubtful.uncertain_dates == 1
    assert kept(read("csv/utf8_bom_semicolon.csv", date_order="dmy"))[0][0] == "2025-03-04"
    assert kept(read("csv/utf8_bom_semicolon.csv", date_order="mdy"))[0][0] == "2025-04-03"


def test_a_parquet_table_is_refused_with_the_way_out() -> None:
    with pytest.raises(UnsupportedFormat, match="Parquet") as refused:
        read("memos_mars375/memos-export.parquet")
    assert "JSON" in refused.value.hint


def test_a_note_about_a_person_says_of_whom_it_speaks() -> None:
    assert [one.text for one in read("basic_memory").statements] == [
        "Mira: Lives in Lisbon (moved February 2025)",
        "Mira: Is vegetarian",
        "Mira: Likes hiking",
        "Mira runs Studio",
        "Mira moved from Porto (2025)",
    ]
    assert read("basic_memory").statements[0].tags == ("friend", "fact", "home")


def test_the_questions_of_an_empty_form_are_no_memories() -> None:
    texts = [one.text for one in read("letta_af/memgpt_agent_with_convo.REAL.af").statements]
    assert "First name: Chad" in texts
    assert not [text for text in texts if text.endswith("?") and ": ?" in text]


def test_a_real_graph_of_thousands_of_words_comes_in_whole() -> None:
    parsed = read_file(DATA / "exports" / "mcp_memory_maithanhduyan.jsonl", ImportOptions())
    assert (parsed.format, len(parsed.records), len(parsed.skipped)) == ("mcp-memory", 710, 0)
