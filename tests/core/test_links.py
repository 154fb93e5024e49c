"""Links by hand, one memory made of several, several made of one: nothing is lost and undo brings back what was."""

from __future__ import annotations

import pytest

from core.contradictions import Decision, Generator, Verdict
from core.domain import EdgeKind, Outcome, Status
from core.errors import InvalidRequest, InvalidText, NotFound, NothingChanged
from core.vault import Vault
from tests.core.test_decide import edges, linked, queue, state
from tests.core.vaults import remembered, true, waiting, when


@pytest.fixture
def pair(vault: Vault) -> tuple[str, str]:
    return remembered(vault, "The boat needs new paint"), remembered(vault, "Ana painted the boat in May")


@pytest.mark.parametrize("kind", [kind for kind in EdgeKind if kind is not EdgeKind.CONTRADICTS])
def test_a_link_of_each_kind_is_drawn_taken_back_and_taken_away(
    vault: Vault, pair: tuple[str, str], kind: EdgeKind
) -> None:
    drawn = vault.link(pair[0], kind, pair[1], "seen in the yard")
    assert drawn.operation == vault.last_operation()
    (edge,) = vault.show(pair[1]).edges
    assert (edge.kind, edge.from_memory, edge.reason) == (kind, pair[0], "seen in the yard")
    with pytest.raises(NothingChanged):
        vault.link(pair[0], kind, pair[1])
    vault.undo()
    assert edges(vault, pair[0]) == set()
    vault.redo()
    vault.unlink(pair[0], kind, pair[1])
    assert edges(vault, pair[0]) == set()
    vault.undo()
    assert edges(vault, pair[0]) == {(kind, *pair)}
    assert vault.verify() == ()


def test_what_contradicts_becomes_a_contradiction_of_the_persons(vault: Vault, pair: tuple[str, str]) -> None:
    receipt = vault.link(pair[0], EdgeKind.CONTRADICTS, pair[1], "It cannot need paint already.")
    (found,) = queue(vault)
    assert receipt.contradictions == (found.id,)
    assert (found.generator, found.reason) == (Generator.PERSON, "It cannot need paint already.")
    assert {row[0] for row in state(vault).values()} == {"disputed"}
    vault.unlink(pair[1], EdgeKind.CONTRADICTS, pair[0])
    assert queue(vault) == ()
    with pytest.raises(NothingChanged):
        vault.unlink(pair[1], EdgeKind.CONTRADICTS, pair[0])


def test_what_something_else_found_is_not_unlinked_but_ruled_on(vault: Vault) -> None:
    one, two = remembered(vault, "I live in Berlin."), remembered(vault, "I live in Hamburg.")
    with pytest.raises(NothingChanged):
        vault.unlink(one, EdgeKind.CONTRADICTS, two)
    assert len(queue(vault)) == 1


def test_a_relation_goes_from_either_end_and_another_link_only_from_its_own(
    vault: Vault, pair: tuple[str, str]
) -> None:
    vault.link(pair[0], EdgeKind.RELATES_TO, pair[1])
    vault.link(pair[0], EdgeKind.SUPPORTS, pair[1])
    vault.unlink(pair[1], EdgeKind.RELATES_TO, pair[0])
    with pytest.raises(NothingChanged):
        vault.unlink(pair[1], EdgeKind.SUPPORTS, pair[0])
    assert edges(vault, pair[0]) == {(EdgeKind.SUPPORTS, *pair)}


def test_a_link_that_cannot_be_is_refused(vault: Vault, pair: tuple[str, str]) -> None:
    for kind in (EdgeKind.SUPPORTS, EdgeKind.CONTRADICTS):
        with pytest.raises(InvalidRequest):
            vault.link(pair[0], kind, pair[0])
        with pytest.raises(NotFound):
            vault.link(pair[0], kind, "feedbeef")
        with pytest.raises(InvalidText):
            vault.link(*(pair[0], kind, pair[1]), "\x00")


def test_merging_keeps_wordings_sources_and_tags_and_undo_separates_them(vault: Vault) -> None:
    memories = [
        remembered(vault, f"The boat is {word}", source=f"letter {number}", tags=(word,))
        for number, word in enumerate(("red", "crimson", "scarlet"))
    ]
    before = [vault.show(memory).memory for memory in memories]
    receipt = vault.merge(memories)
    assert (receipt.outcome, receipt.memory, receipt.version) == (Outcome.DONE, memories[0], 1)
    kept = vault.show(memories[0])
    assert {piece.quote for piece in kept.evidence} == {f"The boat is {word}" for word in ("red", "crimson", "scarlet")}
    assert {piece.source for piece in kept.evidence} == {"letter 0", "letter 1", "letter 2"}
    assert set(kept.memory.tags) == {"red", "crimson", "scarlet"}
    assert {vault.show(memory).memory.status for memory in memories[1:]} == {Status.ARCHIVED}
    vault.undo()
    assert [vault.show(memory).memory for memory in memories] == before
    vault.redo()
    assert vault.verify() == ()


def test_a_merge_with_new_words_is_derived_from_all(vault: Vault, pair: tuple[str, str]) -> None:
    receipt = vault.merge(pair, "Ana painted the boat in May; it needs paint again")
    assert (receipt.outcome, receipt.version) == (Outcome.REVISED, 2)
    assert vault.show(pair[0]).memory.text == "Ana painted the boat in May; it needs paint again"
    assert (EdgeKind.DERIVED_FROM, *pair) in edges(vault, pair[0])


def test_a_merge_that_cannot_be_is_refused_and_changes_nothing(vault: Vault, pair: tuple[str, str]) -> None:
    before = state(vault)
    with pytest.raises(InvalidRequest):
        vault.merge([pair[0], pair[0]])
    with pytest.raises(NotFound):
        vault.merge([*pair, "feedbeef"])
    with pytest.raises(InvalidText):
        vault.merge(pair, " ")
    vault.retire(pair[1])
    with pytest.raises(InvalidRequest, match="counts no more"):
        vault.merge(pair)
    vault.undo()
    assert state(vault) == before


def test_a_dispute_is_asked_once_after_a_merge(vault: Vault, pair: tuple[str, str]) -> None:
    third = remembered(vault, "The boat was sold")
    for memory in pair:
        linked(vault, (memory, 1), (third, 1))
    vault.merge(pair)
    (left,) = queue(vault)
    assert {left.a.memory, left.b.memory} == {pair[0], third}
    vault.undo()
    assert len(queue(vault)) == 2


def test_the_parts_of_a_memory_have_its_window_tags_and_sources(vault: Vault) -> None:
    whole = remembered(
        vault,
        "Ana lives in Porto and plays chess",
        window=true("2019", "2031"),
        source="letter",
        speaker="Rui",
        tags=("people",),
        said_at=when("2024-05"),
    )
    receipt = vault.split(whole, ["Ana lives in Porto.", "Ana plays chess"])
    assert receipt.outcome is Outcome.DONE
    assert vault.show(whole).memory.status is Status.ARCHIVED
    parts = [one for one in state(vault) if one != "Ana lives in Porto and plays chess"]
    assert set(parts) == {"Ana lives in Porto.", "Ana plays chess"}
    assert receipt.memory
    part = vault.show(receipt.memory)
    assert (part.memory.text, part.memory.status) == ("Ana lives in Porto.", Status.CURRENT)
    assert (part.memory.window, part.memory.tags) == (true("2019", "2031"), ("people",))
    assert (part.memory.source, part.memory.speaker, part.memory.said_at) == ("letter", "Rui", when("2024-05"))
    assert [piece.quote for piece in part.evidence] == ["Ana lives in Porto and plays chess"]
    assert (EdgeKind.DERIVED_FROM, receipt.memory, whole) in edges(vault, whole)
    assert [slot.attribute for slot in part.slots] == ["lives_in"]
    vault.undo()
    assert state(vault) == {"Ana lives in Porto and plays chess": ("current", "2019", "2031")}
    vault.redo()
    assert len(state(vault)) == 3
    assert vault.verify() == ()


def test_what_waits_is_split_into_parts_that_wait(vault: Vault) -> None:
    whole = waiting(vault, "Mira keeps bees and rows")
    vault.split(whole, ["Mira keeps bees", "Mira rows"])
    assert {row[0] for text, row in state(vault).items() if text != "Mira keeps bees and rows"} == {"pending"}


def test_a_dispute_goes_over_to_the_part_that_it_is_about(vault: Vault) -> None:
    whole = remembered(vault, "Ana plays chess, and the boat needs paint")
    other = remembered(vault, "The boat got its paint last week")
    found = linked(vault, (whole, 1), (other, 1))
    vault.split(whole, ["Ana plays chess", "The boat needs paint"])
    (left,) = queue(vault)
    assert left.id == found.id
    assert {left.a.text, left.b.text} == {"The boat needs paint", "The boat got its paint last week"}
    assert state(vault)["Ana plays chess"][0] == "current"
    assert state(vault)["The boat needs paint"][0] == "disputed"
    vault.undo()
    assert queue(vault) == (found,)


def test_a_split_that_cannot_be_is_refused(vault: Vault, pair: tuple[str, str]) -> None:
    with pytest.raises(InvalidRequest):
        vault.split(pair[0], ["The boat", "the  BOAT"])
    with pytest.raises(InvalidText):
        vault.split(pair[0], ["The boat", ""])
    with pytest.raises(NotFound):
        vault.split("feedbeef", ["The boat", "needs paint"])
    vault.archive(pair[0])
    with pytest.raises(InvalidRequest):
        vault.split(pair[0], ["The boat", "needs paint"])


def test_several_verdicts_for_one_side_are_taken_back_in_any_order(vault: Vault) -> None:
    winner = remembered(vault, "The boat was sold")
    pairs = [linked(vault, (winner, 1), (remembered(vault, f"The boat is in bay {bay}"), 1)) for bay in (1, 2)]
    numbers = [vault.decide(one.id, Decision(Verdict.A)).operation for one in pairs]
    for number in numbers:
        vault.undo(number)
    assert {one.id for one in queue(vault)} == {one.id for one in pairs}
