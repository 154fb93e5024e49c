"""What other programs remember comes in with its past, its links and its doubts; a very large file streams."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from core.acts import imports
from core.answers import ImportOptions, ListRequest
from core.domain import EdgeKind, Showing, Status
from core.errors import Cancelled, UnsupportedFormat
from core.vault import Vault
from core.window import parse_moment
from tests.core.vaults import BagOfWords, Clock, say

ACCEPTED = ImportOptions(accept=True)


def put(tmp_path: Path, value: object, name: str = "export.json") -> Path:
    path = tmp_path / name
    path.write_text(json.dumps(value), "utf-8")
    return path


def event(memory: str, old: str | None, new: str | None, kind: str, at: str | None) -> Mapping[str, Any]:
    return {"memory_id": memory, "old_memory": old, "new_memory": new, "event": kind, "created_at": at}


HISTORY = [
    event("m1", None, "Lives in Porto", "ADD", "2025-01-10T09:00:00Z"),
    event("m1", "Lives in Porto", "Lives in Lisbon", "UPDATE", "2025-03-04T09:00:00Z"),
    event("m2", "Likes cheese pizza", None, "DELETE", None),
]


def test_an_overwritten_memory_comes_in_as_one_memory_with_both_wordings(vault: Vault, tmp_path: Path) -> None:
    report = vault.import_file(put(tmp_path, HISTORY), ACCEPTED)
    assert (report.format, report.found, report.added) == ("mem0-history", 2, 2)
    (memory,) = vault.list(ListRequest()).memories
    assert (memory.text, memory.versions, str(memory.said_at)[:10]) == ("Lives in Lisbon", 2, "2025-03-04")
    told = vault.show(memory.id).versions
    assert [(one.text, str(one.window.end)[:10]) for one in told] == [
        ("Lives in Porto", "2025-03-04"),
        ("Lives in Lisbon", "None"),
    ]
    earlier = Showing(true_on=parse_moment("2025-02-01").at)
    assert [one.text for one in vault.list(ListRequest(showing=earlier)).memories] == ["Lives in Porto"]


def test_where_the_first_wording_is_known_the_present_one_comes_in_all_the_same(vault: Vault, tmp_path: Path) -> None:
    say(vault, "Lives in Porto")
    report = vault.import_file(put(tmp_path, HISTORY), ImportOptions())
    assert (report.added, report.repeated) == (2, 0)
    waiting = vault.list(ListRequest(status=Status.PENDING)).memories
    assert "Lives in Lisbon" in [memory.text for memory in waiting]


def test_a_memory_rests_on_the_message_it_was_taken_from_too(vault: Vault, tmp_path: Path) -> None:
    told = {**event("m1", None, "User moved to Lisbon", "ADD", "2025-03-04T09:00:00Z"), "id": "e1"}
    told["input"] = [{"role": "user", "content": "I moved to Lisbon!"}, {"role": "tool", "content": "noted"}]
    vault.import_file(put(tmp_path, [told]), ACCEPTED)
    (memory,) = vault.list(ListRequest()).memories
    words = [rested.quote for rested in vault.show(memory.id).evidence]
    assert words == ["User moved to Lisbon", "I moved to Lisbon!"]
    vault.undo()
    assert vault.stats().episodes == 0


def test_what_the_other_program_deleted_is_archived_and_not_lost(vault: Vault, tmp_path: Path) -> None:
    vault.import_file(put(tmp_path, HISTORY), ACCEPTED)
    (gone,) = vault.list(ListRequest(status=Status.ARCHIVED)).memories
    assert gone.text == "Likes cheese pizza"


def test_such_an_import_repeats_nothing_and_is_taken_back_in_one_step(vault: Vault, tmp_path: Path) -> None:
    say(vault, "I was here before")
    path = put(tmp_path, HISTORY)
    vault.import_file(path, ImportOptions())
    assert vault.import_file(path, ImportOptions()).operation is None
    vault.undo()
    assert vault.list(ListRequest(every=True)).total == 1
    vault.redo()
    assert vault.list(ListRequest(every=True)).total == 3
    assert vault.verify() == ()


def test_a_pair_in_conflict_there_comes_into_review_here(vault: Vault, tmp_path: Path) -> None:
    def point(name: str, text: str, other: str) -> Mapping[str, Any]:
        payload = {"content": text, "conflict": True, "conflicts_with": [other], "conflict_reason": "two residences"}
        return {"id": name, "payload": payload}

    points = [point("a", "My home is a boat", "b"), point("b", "The house by the sea is where I sleep", "a")]
    report = vault.import_file(put(tmp_path, {"result": {"points": points}}), ACCEPTED)
    assert report.contradictions == 1
    memory = vault.list(ListRequest()).memories[0]
    (dispute,) = vault.show(memory.id).disputes
    assert (memory.status, dispute.generator) == (Status.DISPUTED, "import")
    assert "two residences" in dispute.reason


def test_a_replaced_memory_is_linked_with_the_one_that_took_its_place(vault: Vault, tmp_path: Path) -> None:
    listed = [
        {"id": "n", "memory": "Moved to Lisbon for good", "replaced_by": None},
        {"id": "o", "memory": "Rents a flat in Porto", "replaced_by": "n", "lifecycle_state": "superseded"},
    ]
    vault.import_file(put(tmp_path, listed), ACCEPTED)
    (newer,) = vault.list(ListRequest()).memories
    links = [(edge.kind, edge.to_text) for edge in vault.show(newer.id).edges]
    assert (EdgeKind.SUPERSEDES, "Rents a flat in Porto") in links


def test_a_day_on_which_it_would_be_dropped_is_a_suggestion_and_no_end(vault: Vault, tmp_path: Path) -> None:
    listed = [{"id": "n", "memory": "Has a gym pass", "expiration_date": "2030-01-01"}]
    report = vault.import_file(put(tmp_path, listed), ACCEPTED)
    assert report.proposals == 1
    (proposal,) = vault.proposals()
    assert (proposal.kind, str(proposal.since)) == ("end", "2030-01-01")
    assert vault.list(ListRequest()).memories[0].status is Status.CURRENT


def test_what_was_remembered_comes_in_the_order_in_which_it_was_said(vault: Vault, tmp_path: Path) -> None:
    listed = [
        {"id": "n", "memory": "Mira moved to Lisbon in March 2025", "created_at": "2025-04-01T09:00:00Z"},
        {"id": "o", "memory": "Mira lives in Porto", "created_at": "2025-01-10T09:00:00Z"},
    ]
    report = vault.import_file(put(tmp_path, listed), ACCEPTED)
    assert (report.contradictions, report.proposals) == (0, 1)
    (proposal,) = vault.proposals()
    assert (proposal.kind, proposal.before, str(proposal.since)) == ("end", "Mira lives in Porto", "2025-03")


def test_a_talk_that_goes_in_a_circle_is_reported_and_costs_itself_alone(vault: Vault, tmp_path: Path) -> None:
    talks = chat(2)
    talks[0]["mapping"]["0"]["parent"] = "3"
    report = vault.import_file(put(tmp_path, talks), ACCEPTED)
    assert report.added == 4
    assert [(one.where, one.why[:44]) for one in report.skipped] == [
        ("“Talk 0”", "Its messages answer each other in a circle: ")
    ]


def chat(count: int) -> list[Mapping[str, Any]]:
    def node(place: int, turn: int) -> Mapping[str, Any]:
        role = ("user", "assistant")[turn % 2]
        content = {"content_type": "text", "parts": [f"Turn {turn} of talk {place}"]}
        message = {"id": f"{place}-{turn}", "author": {"role": role}, "create_time": 1.7e9 + place, "content": content}
        parent = f"{turn - 1}" if turn else None
        return {"id": str(turn), "parent": parent, "children": [str(turn + 1)] if turn < 3 else [], "message": message}

    return [
        {"id": f"c{place}", "title": f"Talk {place}", "update_time": 1.7e9 + place, "current_node": "3",
         "mapping": {str(turn): node(place, turn) for turn in range(4)}}
        for place in range(count)
    ]  # fmt: skip


@pytest.mark.parametrize("most", [1, 9, 1_000])
def test_a_chat_export_comes_in_the_same_held_or_streamed(
    vault: Vault, tmp_path: Path, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imports, "MOST_HELD", most)
    vault.use_embedder(BagOfWords())
    path = put(tmp_path, chat(12))
    report = vault.import_file(path, ImportOptions())
    assert (report.format, report.found, report.added, vault.stats().episodes) == ("chatgpt", 48, 48, 48)
    talk = [(turn.speaker, turn.text) for turn in vault.episode(vault.episodes(limit=1)[0][0].id, 9)]
    assert len(talk) == 4
    assert talk[0] == ("Mira", talk[0][1])
    assert vault.import_file(path, ImportOptions()).operation is None
    vault.embed_missing()
    assert vault.stats().waiting_vectors == 0
    assert vault.verify() == ()
    vault.undo()
    assert vault.stats().episodes == 0


def test_a_streamed_import_that_is_stopped_or_breaks_off_leaves_nothing(
    vault: Vault, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imports, "MOST_HELD", 4)
    say(vault, "I was here before")
    asked = iter(range(8))
    with pytest.raises(Cancelled):
        vault.import_file(put(tmp_path, chat(12)), ImportOptions(), should_stop=lambda: next(asked, None) is None)
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(chat(12))[:-400], "utf-8")
    with pytest.raises(UnsupportedFormat, match="breaks off"):
        vault.import_file(broken, ImportOptions())
    assert (vault.stats().episodes, vault.stats().operations) == (1, 2)
    assert vault.verify() == ()


def point(key: str, text: str, *others: str) -> Mapping[str, Any]:
    clash = {"conflict": True, "conflicts_with": list(others), "conflict_reason": "two homes"} if others else {}
    return {"id": key, "payload": {"content": text, "evolution_history": [], **clash}}


def test_a_conflict_with_what_an_earlier_import_brought_comes_into_review(vault: Vault, tmp_path: Path) -> None:
    vault.import_file(put(tmp_path, {"result": {"points": [point("a", "Keeps bees")]}}), ACCEPTED)
    later = put(tmp_path, {"result": {"points": [point("b", "Has no animals", "a")]}}, "later.json")
    report = vault.import_file(later, ACCEPTED)
    assert (report.added, report.contradictions, report.skipped) == (1, 1, ())
    again = vault.import_file(later, ACCEPTED)
    assert (again.added, again.operation) == (0, None)


def test_a_conflict_with_what_is_nowhere_is_listed(vault: Vault, tmp_path: Path) -> None:
    report = vault.import_file(put(tmp_path, {"result": {"points": [point("b", "Has no animals", "gone")]}}), ACCEPTED)
    assert [(one.where, "not here: two homes" in one.why) for one in report.skipped] == [("memory b", True)]
