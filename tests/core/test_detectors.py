"""How right detectors are by the person's own verdicts, and automatic mode: off, refused, on, undone, off again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from core.contradictions import ContradictionState, Decision, DetectorFigures, Generator, QueueRequest, Verdict
from core.domain import Status
from core.errors import InvalidRequest, NothingChanged
from core.store.journal import Writer
from core.vault import Vault
from tests.core.vaults import Clock, Ids, kinds, remembered, say, waiting, when

ENOUGH = 20
CITIES = ("Porto", "Lisbon")


def person(at: int) -> str:
    """A name of its own for each number."""
    return f"{chr(65 + at // 26)}{'aeiou'[at % 5]}{chr(97 + at % 26)}a"


def flagged(vault: Vault, at: int) -> str:
    """A contradiction between two homes of somebody, found by the rule over slots."""
    remembered(vault, f"{person(at)} lives in {CITIES[0]}.")
    remembered(vault, f"{person(at)} lives in {CITIES[1]}.")
    (found,) = open_ones(vault)
    return found


def open_ones(vault: Vault) -> list[str]:
    return [one.id for one in vault.contradictions(QueueRequest(limit=1_000)).contradictions]


def decided(vault: Vault, verdicts: list[Verdict]) -> None:
    """One contradiction for each verdict, which the person gives."""
    for at, verdict in enumerate(verdicts):
        vault.decide(flagged(vault, at), Decision(verdict))


def figures(vault: Vault, generator: Generator = Generator.SLOT) -> DetectorFigures:
    (found,) = [one for one in vault.detectors() if one.generator is generator]
    return found


def suggesting(monkeypatch: pytest.MonkeyPatch, verdict: Verdict = Verdict.B) -> None:
    """Let the rule over slots suggest a verdict with each of its flags."""
    from core.acts import slots

    real = slots.raise_flag

    def with_suggestion(bench: object, writer: Writer, *sides: object) -> str | None:
        return real(bench, writer, *sides[:3], verdict)  # type: ignore[arg-type]

    monkeypatch.setattr(slots, "raise_flag", with_suggestion)


def proven(vault: Vault, count: int = ENOUGH) -> None:
    """A detector that was right each time."""
    decided(vault, [Verdict.B] * count)


def test_nothing_is_known_of_detectors_that_flagged_nothing(vault: Vault) -> None:
    assert vault.detectors() == ()


def test_an_open_flag_counts_as_open_and_proves_nothing(vault: Vault) -> None:
    flagged(vault, 0)
    one = figures(vault)
    assert (one.open, one.decided, one.right, one.precision, one.low, one.automatic) == (1, 0, 0, None, None, None)


@settings(max_examples=15)
@given(some.lists(some.sampled_from([one for one in Verdict if one is not Verdict.NEITHER]), min_size=1, max_size=8))
def test_the_figures_are_those_of_a_recount_of_the_verdicts(verdicts: list[Verdict]) -> None:
    vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids())
    right = wrong = later = 0
    for at, verdict in enumerate(verdicts):
        known = set(open_ones(vault))
        remembered(vault, f"{person(at)} lives in {CITIES[0]}.")
        remembered(vault, f"{person(at)} lives in {CITIES[1]}.")
        (fresh,) = set(open_ones(vault)) - known
        vault.decide(fresh, Decision(verdict, on=when("2026") if verdict is Verdict.SEQUENCE else None))
        right += verdict in (Verdict.A, Verdict.B, Verdict.SEQUENCE, Verdict.UNKNOWN)
        wrong += verdict in (Verdict.BOTH, Verdict.DIFFERENT, Verdict.DUPLICATE)
        later += verdict is Verdict.LATER
    one = figures(vault)
    assert (one.decided, one.right, one.open) == (right + wrong, right, later)
    assert (one.precision is None) is (one.decided == 0)
    vault.close()


def test_a_verdict_that_is_undone_counts_no_more(vault: Vault) -> None:
    decided(vault, [Verdict.B, Verdict.BOTH])
    assert (figures(vault).decided, figures(vault).right) == (2, 1)
    vault.undo()
    assert (figures(vault).decided, figures(vault).right, figures(vault).open) == (1, 1, 1)


def test_each_generator_and_model_has_figures_of_its_own(vault: Vault) -> None:
    one, other = remembered(vault, "I sing."), remembered(vault, "I never make music.")
    vault.flag((one, 1), (other, 1), generator="judge", reason="one excludes the other")
    flagged_by = {(found.generator, found.model, found.open) for found in vault.detectors()}
    assert flagged_by == {(Generator.JUDGE, "", 1)}


def test_automatic_mode_is_off_and_is_refused_before_enough_was_decided(vault: Vault) -> None:
    proven(vault, ENOUGH - 1)
    with pytest.raises(InvalidRequest, match="You have decided 19 of its flags; 20 are needed"):
        vault.set_automatic(Generator.SLOT, 60)
    assert figures(vault).automatic is None


def test_automatic_mode_is_refused_while_the_lower_bound_is_not_above_the_limit(vault: Vault) -> None:
    proven(vault)
    assert figures(vault).low == pytest.approx(83.89, abs=0.01)
    with pytest.raises(InvalidRequest, match=r"which proves 83\.9 % at least: not more than 84 %"):
        vault.set_automatic(Generator.SLOT, 84)
    receipt = vault.set_automatic(Generator.SLOT, 83)
    assert receipt.reason.startswith("“slot” decides by itself from now on, while it is proven right above 83 %.")
    assert figures(vault).automatic == 83
    with pytest.raises(NothingChanged):
        vault.set_automatic(Generator.SLOT, 83)


@pytest.mark.parametrize("limit", [0, 49.9, 100, -3, float("nan"), float("inf")])
def test_a_limit_that_means_nothing_is_refused(vault: Vault, limit: float) -> None:
    proven(vault)
    with pytest.raises(InvalidRequest):
        vault.set_automatic(Generator.SLOT, limit)


@pytest.mark.parametrize("generator", [Generator.PERSON, Generator.DENSE])
def test_what_the_person_linked_and_mere_candidates_never_decide(vault: Vault, generator: Generator) -> None:
    with pytest.raises(InvalidRequest, match="wait for you"):
        vault.set_automatic(generator, 80)


def test_switched_on_it_gives_the_suggested_verdict_by_its_own_name_and_says_so(
    vault: Vault, monkeypatch: pytest.MonkeyPatch
) -> None:
    proven(vault)
    vault.set_automatic(Generator.SLOT, 80)
    suggesting(monkeypatch)
    first = remembered(vault, "Zora lives in Porto.")
    receipt = say(vault, "Zora lives in Lisbon.")
    assert receipt.reason.endswith("“slot” decided 1 by itself; “variorum undo” takes the last one back.")
    assert receipt.status is Status.CURRENT
    (done,) = receipt.contradictions
    case = vault.contradiction(done)
    assert case.state is ContradictionState.DECIDED
    assert case.ruling is not None
    assert (case.ruling.verdict, case.ruling.by) == (Verdict.B, "slot")
    assert vault.log()[0].actor == "slot"
    assert vault.show(first).memory.status in (Status.PAST, Status.RETIRED)
    assert figures(vault).decided == ENOUGH
    assert not kinds(vault)


def test_without_a_suggestion_it_waits_for_the_person(vault: Vault) -> None:
    proven(vault)
    vault.set_automatic(Generator.SLOT, 80)
    flagged(vault, 70)
    assert figures(vault).open == 1


def test_nothing_that_waits_for_approval_is_decided_by_itself(vault: Vault, monkeypatch: pytest.MonkeyPatch) -> None:
    proven(vault)
    vault.set_automatic(Generator.SLOT, 80)
    suggesting(monkeypatch)
    mine = remembered(vault, "Zora lives in Porto.")
    theirs = waiting(vault, "Zora lives in Lisbon.")
    assert vault.show(mine).memory.status is Status.CURRENT
    assert vault.show(theirs).memory.status is Status.PENDING
    assert figures(vault).open == 1


def test_taking_an_automatic_verdict_back_counts_as_wrong_and_it_is_not_given_again(
    vault: Vault, monkeypatch: pytest.MonkeyPatch
) -> None:
    proven(vault, 30)
    vault.set_automatic(Generator.SLOT, 85)
    suggesting(monkeypatch)
    remembered(vault, "Zora lives in Porto.")
    remembered(vault, "Zora lives in Lisbon.")
    assert (figures(vault).decided, figures(vault).right) == (30, 30)
    taken = vault.undo()
    assert (figures(vault).decided, figures(vault).right) == (31, 30)
    assert taken.reason.endswith(
        "You found 30 of 31 of its flags right, which proves 83.8 % at least: not more than 85 %."
    )
    assert figures(vault).automatic is None
    assert vault.log()[0].actor == "slot"
    assert vault.log()[0].kind == "switch-off"
    assert (latest := vault.undoable()) is not None
    assert latest.kind == "add"
    (again,) = open_ones(vault)
    vault.set_automatic(Generator.SLOT, 80)
    vault.sweep()
    assert open_ones(vault) == [again]
    vault.decide(again, Decision(Verdict.B))
    assert (figures(vault).decided, figures(vault).right) == (31, 31)


def test_a_suggestion_that_the_person_overruled_counts_against_acting_alone(
    vault: Vault, monkeypatch: pytest.MonkeyPatch
) -> None:
    suggesting(monkeypatch, Verdict.A)
    proven(vault)
    assert figures(vault).right == ENOUGH
    with pytest.raises(InvalidRequest, match="You found 0 of 20 of its flags right"):
        vault.set_automatic(Generator.SLOT, 80)


def test_it_switches_itself_off_when_later_verdicts_prove_less(vault: Vault) -> None:
    proven(vault)
    vault.set_automatic(Generator.SLOT, 80)
    receipt = vault.decide(flagged(vault, 90), Decision(Verdict.BOTH))
    assert "“slot” no longer decides by itself" in receipt.reason
    assert figures(vault).automatic is None


def test_switching_it_off_by_hand_and_taking_that_back(vault: Vault) -> None:
    proven(vault)
    vault.set_automatic(Generator.SLOT, 80)
    vault.set_automatic(Generator.SLOT, None)
    assert figures(vault).automatic is None
    with pytest.raises(NothingChanged):
        vault.set_automatic(Generator.SLOT, None)
    vault.undo()
    assert figures(vault).automatic == 80
    assert not kinds(vault)
