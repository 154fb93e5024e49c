"""Two copies of one vault, merged: nothing is lost, the order does not matter, and repeating it changes nothing."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings

from core.answers import ImportOptions
from core.contradictions import ContradictionState, Verdict
from core.domain import Policy, ProposalKind, Status
from core.errors import FileUnreadable, InvalidRequest
from core.vault import Vault
from tests.core.copies import Copies, Merges, lives, merges, told
from tests.core.vaults import unguarded

# A failing life is short enough to be read as it is.
SWIFT = settings(phases=(Phase.explicit, Phase.generate), report_multiple_bugs=False, deadline=None)


@contextmanager
def copies(beginning: list[tuple[Any, ...]]) -> Iterator[Copies]:
    with tempfile.TemporaryDirectory() as folder:
        yield Copies(Path(folder), beginning)


def standing(told: dict[str, Any]) -> dict[str, Any]:
    """What a vault answers, with the wordings that hold alone: others stay in the history after an undo."""
    held = {key: {one for one in versions if one[1] is not None} for key, versions in told["versions"].items()}
    return {**told, "versions": held}


@settings(SWIFT, max_examples=15)
@given(lives, lives, lives)
def test_whichever_copy_takes_the_other_in_both_answer_the_same(beginning: Any, here: Any, there: Any) -> None:
    with copies(beginning) as made:
        first, second = made.copy(here), made.copy(there, late=7)
        one, other = made.merged(first, second), made.merged(second, first)
        assert made.told(one) == made.told(other)
        # Each merged with the other once more, and both with what they came from, is as it was.
        before = made.told(one)
        for known in (second, first, other):
            made.merge(one, known)
            assert made.told(one) == before
        assert made.merge(one, other).operation is None
        # One undo takes a merge back.
        again = made.copy(of=first)
        told = standing(made.told(again))
        made.merge(again, second)
        vault = made.open(again)
        if vault.log(1)[0].kind == "unite":
            vault.undo()
        vault.close()
        assert standing(made.told(again)) == told


def come_to_the_same(made: Copies, a: Path, b: Path, c: Path) -> None:
    wanted = made.told(made.merged(a, b, c))
    for order in ((a, c, b), (c, b, a), (b, made.merged(c, a)), (made.merged(a, b), made.merged(c, b))):
        assert made.told(made.merged(*order)) == wanted


@settings(SWIFT, max_examples=6)
@given(lives, lives, lives, lives)
def test_three_copies_come_to_the_same_in_any_order(beginning: Any, first: Any, second: Any, third: Any) -> None:
    with copies(beginning) as made:
        come_to_the_same(made, made.copy(first), made.copy(second, late=7), made.copy(third, late=3))


@settings(SWIFT, max_examples=5)
@given(lives, lives, lives, lives, merges)
def test_copies_that_were_merged_and_lived_on_come_to_the_same_in_any_order(
    beginning: Any, first: Any, second: Any, third: Any, between: Merges
) -> None:
    with copies(beginning) as made:
        come_to_the_same(made, *lived_on(made, [first, second, third], between))


def lived_on(made: Copies, lives_of: list[list[tuple[Any, ...]]], between: Merges) -> list[Path]:
    """Copies of which some were merged into others that went on to be used."""
    kept = [made.copy(life, late=late) for life, late in zip(lives_of, (0, 7, 3), strict=True)]
    for taking, taken, since in between:
        kept[taking] = made.copy(since, of=made.merged(kept[taking], kept[taken]), late=taken)
    return kept


@pytest.mark.long
@pytest.mark.timeout(3600)
@settings(SWIFT, max_examples=400)
@given(lives, lives, lives, lives, merges)
def test_many_copies_come_to_the_same_in_any_order(
    beginning: Any, first: Any, second: Any, third: Any, between: Merges
) -> None:
    with copies(beginning) as made:
        come_to_the_same(made, made.copy(first), made.copy(second, late=7), made.copy(third, late=3))
        come_to_the_same(made, *lived_on(made, [first, second, third], between))


@settings(SWIFT, max_examples=6)
@given(lives, lives, lives, lives)
def test_nothing_that_a_copy_holds_is_lost(beginning: Any, first: Any, second: Any, third: Any) -> None:
    with copies(beginning) as made:
        parts = made.copy(first), made.copy(second, late=7), made.copy(third, late=3)
        whole = made.told(made.merged(*parts))
        held = {text for versions in whole["versions"].values() for text, _ in versions}
        for part in parts:
            told = made.told(part)
            assert {text for text, *_ in told["memories"].values()} <= held
            assert told["memories"].keys() <= whole["memories"].keys() | _taken_back(made, parts)


def _taken_back(made: Copies, parts: tuple[Path, ...]) -> set[str]:
    """Memories that one of the copies took back."""
    known = [set(made.told(part)["memories"]) for part in (made.first, *parts)]
    return {memory for memory in known[0] if any(memory not in one for one in known[1:])}


@pytest.fixture
def made(tmp_path: Path) -> Copies:
    return Copies(tmp_path, [("add", "I live in Porto.", None, False), ("add", "I live in Kiel.", None, False)])


def test_a_memory_changed_to_different_words_is_two_that_disagree(made: Copies) -> None:
    first, second = (
        made.copy([("revise", 0, "I live in Graz.", None)]),
        made.copy([("revise", 0, "I live in Oslo.", None)]),
    )
    told = made.told(made.merged(first, second))
    texts = {text for text, *_ in told["memories"].values()}
    assert {"I live in Graz.", "I live in Oslo."} <= texts
    assert any(
        {text for _, text in pair} == {"I live in Graz.", "I live in Oslo."} and state is ContradictionState.OPEN
        for pair, state, _ in told["contradictions"]
    )


def test_the_same_change_made_twice_is_one(made: Copies) -> None:
    first, second = (
        made.copy([("revise", 0, "I live in Graz.", None)]),
        made.copy([("revise", 0, "I live in Graz.", None)]),
    )
    told = made.told(made.merged(first, second))
    assert [text for text, *_ in told["memories"].values()].count("I live in Graz.") == 1


def test_an_end_in_one_copy_and_other_words_in_the_other_one_are_asked_about(made: Copies) -> None:
    first, second = (
        made.copy([("end", 0, "2025-03")]),
        made.copy([("revise", 0, "I live in Porto, by the river.", None)]),
    )
    told = made.told(made.merged(first, second))
    assert [(kind, text, str(since)) for kind, _, text, _, since, _ in told["proposals"]] == [
        (ProposalKind.END, "I live in Porto, by the river.", "2025-03")
    ]


def test_the_same_statement_taken_in_by_both_counts_once_and_rests_on_both(made: Copies) -> None:
    add = ("add", "I like green tea.", None, False)
    told = made.told(made.merged(made.copy([add]), made.copy([add])))
    counted = [
        key for key, (text, status, *_) in told["memories"].items() if text == add[1] and status is Status.CURRENT
    ]
    assert len(counted) == 1
    assert len(told["evidence"][counted[0]]) == 2


def test_two_different_verdicts_on_a_pair_leave_it_open(made: Copies) -> None:
    first, second = made.copy([("decide", 0, Verdict.A)]), made.copy([("decide", 0, Verdict.B)])
    told = made.told(made.merged(first, second))
    assert [(state, verdict) for _, state, verdict in told["contradictions"]] == [(ContradictionState.OPEN, None)]
    assert {status for _, status, *_ in told["memories"].values()} == {Status.DISPUTED}
    same = made.told(made.merged(first, made.copy([("decide", 0, Verdict.A)])))
    assert {verdict for _, _, verdict in same["contradictions"]} == {Verdict.A}


def test_what_one_copy_took_back_is_taken_back_unless_the_other_one_went_on_with_it(made: Copies) -> None:
    undone = made.copy([("undo",)])
    assert len(made.told(made.merged(made.copy(), undone))["memories"]) == 1
    told = made.told(made.merged(made.copy([("revise", 1, "I live in Kiel, up north.", None)]), undone))
    assert [(kind, text) for kind, _, text, *_ in told["proposals"]] == [
        (ProposalKind.END, "I live in Kiel, up north.")
    ]


def test_tags_and_pins_are_put_together_and_the_cautious_policy_counts(made: Copies) -> None:
    agent = ("add", "I work as a nurse.", None, True)
    start = made.copy([agent])
    first = made.copy([("tag", 0, "home"), ("pin", 0), ("policy", Policy.AUTO)], of=start)
    second = made.copy([("tag", 0, "work"), ("policy", Policy.HOLD)], of=start)
    told = made.told(made.merged(first, second))
    assert {"home", "work"} in [set(tags) for _, _, _, tags, pinned, _ in told["memories"].values() if pinned]
    assert told["policies"] == {("a helper", Policy.HOLD)}


def test_a_merge_that_was_taken_back_can_be_done_again(made: Copies) -> None:
    first = made.copy([("revise", 0, "I live in Graz.", None)])
    second = made.copy([("end", 1, "2025"), ("add", "I like green tea.", None, False)])
    merged = made.merged(first, second)
    wanted = made.told(merged)
    vault = made.open(merged)
    vault.undo()
    vault.close()
    assert "I like green tea." not in {text for text, *_ in made.told(merged)["memories"].values()}
    assert made.merge(merged, second).operation is not None
    assert made.told(merged)["memories"] == wanted["memories"]


def test_what_an_earlier_merge_proposed_is_proposed_after_the_next_one_as_well(made: Copies) -> None:
    went_on, undone, other = (
        made.copy([("redate", 1, "2021-06", None)]),
        made.copy([("undo",)]),
        made.copy([("pin", 0)]),
    )
    for order in ((went_on, undone, other), (went_on, other, undone), (other, undone, went_on)):
        told = made.told(made.merged(*order))
        assert [(kind, text) for kind, _, text, *_ in told["proposals"]] == [(ProposalKind.END, "I live in Kiel.")]


def test_the_other_log_is_kept_checked_and_written_into_archives(made: Copies, tmp_path: Path) -> None:
    second = made.copy([("add", "I like green tea.", None, False), ("pin", 0)])
    merged = made.merged(made.copy([("tag", 0, "home")]), second)
    vault, other = made.open(merged), made.open(second)
    entries = other.log(2)
    (strand,) = vault.other_logs()
    assert [(one.kind, one.at) for one in strand.entries] == [(one.kind, one.at) for one in reversed(entries)]
    vault.export(tmp_path / "merged.zip", "archive")
    vault.close()
    other.close()
    back = Vault.create(tmp_path / "back.vault")
    back.import_file(tmp_path / "merged.zip", ImportOptions())
    assert [len(one.entries) for one in back.other_logs()] == [2]
    assert back.verify() == ()
    back.close()
    with unguarded(tmp_path / "back.vault") as file:
        file.execute("UPDATE other_entry SET note = 'x', actor = 'somebody' WHERE number = 4")
    back = Vault.open(tmp_path / "back.vault")
    assert any("another copy" in problem.where for problem in back.verify())
    back.close()


def test_another_vault_and_the_vault_itself_are_no_copies(made: Copies, tmp_path: Path) -> None:
    other = Vault.create(tmp_path / "other.vault", owner="Mira")
    other.export(tmp_path / "other.zip", "archive")
    other.close()
    vault = made.open(made.first)
    before = told(vault)
    for path, said in ((tmp_path / "other.vault", "another vault"), (tmp_path / "other.zip", "another vault")):
        with pytest.raises(InvalidRequest, match=said):
            vault.import_file(path, ImportOptions())
    with pytest.raises(InvalidRequest, match="the vault itself"):
        vault.import_file(made.first, ImportOptions())
    assert told(vault) == before
    vault.close()


def test_a_damaged_copy_is_refused(made: Copies) -> None:
    second = made.copy([("add", "I like green tea.", None, False)])
    with unguarded(second) as file:
        file.execute("UPDATE version SET text = 'I like black tea.' WHERE text = 'I like green tea.'")
    vault = made.open(made.first)
    with pytest.raises(FileUnreadable, match="damaged"):
        vault.import_file(second, ImportOptions())
    vault.close()


def test_a_look_at_a_copy_tells_what_it_would_bring(made: Copies) -> None:
    first = made.copy([("pin", 0), ("tag", 1, "home")])
    second = made.copy([("add", "I like green tea.", None, False), ("tag", 0, "work")])
    vault = made.open(first)
    seen = vault.preview_import(second, ImportOptions())
    assert seen.sample == ("I like green tea.",)
    assert seen.copy == vault.import_file(second, ImportOptions(dry_run=True)).copy
    assert seen.copy is not None
    assert (seen.copy.new, seen.copy.changed_in_both, seen.copy.changed_here) == (1, 1, 1)
    vault.close()
