"""The built-in judge follows the person's verdicts only when asked, only where it helps, and can be set back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from core.contradictions import Decision, Generator, QueueRequest, RecalibrationState, Verdict
from core.domain import Statement
from core.errors import InvalidRequest, NothingChanged
from core.inference.local_judge import Shares
from core.vault import Vault
from tests.core.ruled_pairs import ruled_pairs, strict_verdicts


class Judge:
    """Scores a pair by the number that stands in the later statement, from 0 to 99."""

    fingerprint = "judge-one"

    def __init__(self, name: str = "a judge") -> None:
        self.name = name

    def assess(self, pairs: Sequence[tuple[str, str]]) -> list[Shares]:
        found = []
        for _, later in pairs:
            share = next((int(word) for word in later.rstrip(".").split() if word.isdigit()), 0) / 100
            found.append(Shares((share, *[(1 - share) / 6] * 6)))
        return found


@pytest.fixture
def judged(tmp_path: Path) -> Vault:
    made = Vault.create(tmp_path / "own.vault")
    made.use_detector(Judge())
    made.set_detector_setting("balanced")
    return made


def test_below_forty_verdicts_nothing_is_offered(judged: Vault) -> None:
    ruled_pairs(judged, strict_verdicts(12))
    found = judged.recalibration()
    assert (found.state, found.verdicts, found.needed, found.losses) == (RecalibrationState.TOO_FEW, 12, 40, None)
    with pytest.raises(InvalidRequest, match="do not carry"):
        judged.recalibrate()


def test_verdicts_of_one_kind_are_refused(judged: Vault) -> None:
    ruled_pairs(judged, [(80, Verdict.BOTH)] * 41)
    assert judged.recalibration().state is RecalibrationState.ONE_SIDED
    with pytest.raises(InvalidRequest, match="do not carry"):
        judged.recalibrate()


def test_a_fit_is_shown_before_it_is_taken_raises_the_bar_and_can_be_taken_back(judged: Vault) -> None:
    ruled_pairs(judged, strict_verdicts(60))
    before = judged.recalibration()
    assert before.state is RecalibrationState.OFFERED
    assert before.losses is not None
    assert before.losses[1] < before.losses[0]
    assert before.now[0] == before.verdicts == 60
    assert before.then[0] < before.now[0]
    assert before.now[1] - before.then[1] < before.now[0] - before.then[0]
    judged.recalibrate()
    after = judged.recalibration()
    assert (after.state, after.taken_from, after.now) == (RecalibrationState.IN_USE, 60, before.then)
    judged.add(Statement("We keep the big kiln rather cool.", keep=True))
    judged.add(Statement("We heat the oven like a sauna 72.", keep=True))
    judged.detect_missing()
    assert not judged.contradictions(QueueRequest()).contradictions
    judged.forget_recalibration()
    assert judged.recalibration().state is RecalibrationState.OFFERED
    judged.add(Statement("We run the big kiln like a volcano 73.", keep=True))
    judged.detect_missing()
    assert {one.generator for one in judged.contradictions(QueueRequest()).contradictions} == {Generator.LOCAL}
    with pytest.raises(NothingChanged):
        judged.forget_recalibration()


def test_another_model_begins_with_the_shipped_numbers_and_old_flags_keep_the_name_of_theirs(judged: Vault) -> None:
    ruled_pairs(judged, strict_verdicts(60))
    judged.recalibrate()
    judged.use_detector(Judge("a judge 2"))
    found = judged.recalibration()
    assert (found.state, found.verdicts, found.taken_from) == (RecalibrationState.TOO_FEW, 0, 0)
    scored_by = {one.model: one.decided for one in judged.detectors() if one.generator is Generator.LOCAL}
    assert scored_by == {"a judge": 60}
    judged.use_detector(Judge())
    assert judged.recalibration().state is RecalibrationState.IN_USE


def test_a_flag_of_rules_beside_which_the_judge_spoke_counts_with_its_share(judged: Vault) -> None:
    from core.acts.recalibrate import score_of, share_of

    for alone in (True, False):
        for share in (0.0, 0.31, 0.77, 1.0):
            assert share_of(score_of(share, alone=alone), alone=alone) == pytest.approx(share, abs=0.001)
    judged.add(Statement("I'm a strict vegetarian.", keep=True))
    judged.add(Statement("I had a big steak for dinner.", keep=True))
    judged.detect_missing()
    (flag,) = judged.contradictions(QueueRequest()).contradictions
    assert flag.generator is Generator.OPPOSITE
    judged.decide(flag.id, Decision(Verdict.A))
    found = judged.recalibration()
    assert (found.verdicts, found.now) == (1, (0, 0))


def test_a_swapped_model_adds_its_word_to_an_open_flag_and_the_old_one_keeps_its_own(judged: Vault) -> None:
    judged.add(Statement("We keep the big kiln rather cool.", keep=True))
    judged.add(Statement("We heat the big kiln like a sauna 91.", keep=True))
    judged.detect_missing()
    (flag,) = judged.contradictions(QueueRequest()).contradictions
    assert [(one.model, one.score) for one in flag.assessments] == [("a judge", 0.833)]
    swapped = Judge("a judge 2")
    swapped.fingerprint = "judge-two"
    judged.use_detector(swapped)
    judged.detect_missing()
    (again,) = judged.contradictions(QueueRequest()).contradictions
    assert again.id == flag.id
    assert [one.model for one in again.assessments][:1] == ["a judge"]
    assert {(one.model, one.score) for one in again.assessments} == {("a judge", 0.833), ("a judge 2", 0.833)}
