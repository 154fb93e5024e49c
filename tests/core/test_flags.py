"""A pair is flagged once, whoever finds it; what each finder says of it is kept, and stands in the way of no undo."""

from __future__ import annotations

import pytest

from core.acts.flags import raise_flag
from core.contradictions import Assessment, Generator, Verdict
from core.domain import Status
from core.errors import InvalidRequest
from core.store.memories import find_memory, version_row
from core.vault import Vault
from tests.core.vaults import remembered

RULE = Assessment(Generator.SLOT, "", "contradiction", None, "Two homes, and neither has ended.")


def side(vault: Vault, memory: str, number: int = 1) -> tuple[int, str]:
    row = version_row(vault._bench.store, find_memory(vault._bench.store, memory), number)
    return int(row[0]), str(row[1])


def raised(vault: Vault, first: str, second: str, found: Assessment, suggested: Verdict | None = None) -> str | None:
    bench = vault._bench
    with bench.operation("flag") as writer:
        return raise_flag(bench, writer, side(vault, first), side(vault, second), found, suggested)


def said_of(vault: Vault, contradiction: str) -> list[tuple[str, str, float | None]]:
    return [
        (generator, label, score)
        for generator, label, score in vault._bench.store.rows(
            "SELECT generator, label, score FROM assessment WHERE contradiction = ? AND retracted_by IS NULL",
            (contradiction,),
        )
    ]


@pytest.fixture
def pair(vault: Vault) -> tuple[str, str]:
    return remembered(vault, "I eat walnuts"), remembered(vault, "Walnuts are poison to me")


def test_a_flag_says_what_its_generator_found(vault: Vault, pair: tuple[str, str]) -> None:
    made = raised(vault, *pair, RULE, Verdict.B)
    assert made is not None
    assert said_of(vault, made) == [("slot", "contradiction", None)]
    assert {vault.show(memory).memory.status for memory in pair} == {Status.DISPUTED}


def test_a_second_finder_speaks_of_the_same_flag_in_either_order(vault: Vault, pair: tuple[str, str]) -> None:
    made = raised(vault, *pair, RULE)
    again = raised(vault, *reversed(pair), Assessment(Generator.LOCAL, "small", "contradiction", 0.93, "They differ."))
    assert made == again
    assert said_of(vault, str(made)) == [("slot", "contradiction", None), ("local", "contradiction", 0.93)]
    assert vault.stats().contradictions == 1


def test_what_was_said_already_is_not_said_twice(vault: Vault, pair: tuple[str, str]) -> None:
    made = raised(vault, *pair, RULE)
    before = vault.last_operation()
    assert raised(vault, *pair, RULE) == made
    assert vault.last_operation() == before
    raised(vault, *pair, Assessment(Generator.SLOT, "", "cannot tell", None, "Perhaps two homes."))
    assert len(said_of(vault, str(made))) == 2


def test_a_further_word_on_a_flag_stands_in_the_way_of_no_undo(vault: Vault) -> None:
    remembered(vault, "I live in Berlin.")
    second = remembered(vault, "I live in Hamburg.")
    operation = vault.last_operation()
    (dispute,) = vault.show(second).disputes
    judge = Assessment(Generator.LOCAL, "small", "contradiction", 0.97, "Two towns.")
    assert raised(vault, dispute.other_memory, second, judge) == dispute.contradiction
    vault.undo(operation)
    assert vault.stats().contradictions == 0
    vault.redo()
    assert said_of(vault, dispute.contradiction)[0] == ("local", "contradiction", 0.97)
    assert len(said_of(vault, dispute.contradiction)) == 2
    assert vault.verify() == ()


def test_a_flag_goes_and_comes_back_as_often_as_one_likes(vault: Vault) -> None:
    remembered(vault, "I live in Berlin.")
    second = remembered(vault, "I live in Hamburg.")
    (dispute,) = vault.show(second).disputes
    for _ in range(3):
        vault.undo()
        assert vault.stats().contradictions == 0
        vault.redo()
        assert vault.show(second).disputes == (dispute,)
        assert said_of(vault, dispute.contradiction) == [("slot", "contradiction", None)]
    assert vault.verify() == ()


def test_every_way_to_flag_leaves_a_word_of_its_generator(vault: Vault, pair: tuple[str, str]) -> None:
    (by_hand,) = vault.flag((pair[0], 1), (pair[1], 1), generator="sweep", reason="Both cannot be.").contradictions
    assert said_of(vault, by_hand) == [("sweep", "contradiction", None)]
    remembered(vault, "I live in Berlin.")
    by_rule = vault.show(remembered(vault, "I live in Hamburg.")).disputes[0].contradiction
    assert said_of(vault, by_rule) == [("slot", "contradiction", None)]


def test_an_unknown_generator_is_refused(vault: Vault, pair: tuple[str, str]) -> None:
    with pytest.raises(InvalidRequest):
        vault.flag((pair[0], 1), (pair[1], 1), generator="gut feeling", reason="Both cannot be.")
    assert vault.stats().contradictions == 0
