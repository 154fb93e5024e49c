"""What a reranker's word does to an order: it moves what was read within bounds, and nothing else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.answers import Corpus
from core.engine.rank import RERANKER, Best, Candidate, Ranked, small_steps
from core.engine.ranking.turns import TERMS
from core.engine.reranking import BEST, SHARE, Hearing, reordered, shares_of

LOGITS = st.floats(-50, 50, allow_nan=False)
KINDS = st.tuples(st.floats(0, 2), LOGITS, st.booleans(), st.booleans())


def ranked(rows: list[tuple[float, float, bool, bool]]) -> list[Ranked]:
    candidates = [
        (Candidate(key, 0.0, None, waiting=waiting, undated=undated), score)
        for key, (score, _, waiting, undated) in enumerate(rows)
    ]
    found = [
        Ranked(one, score - small_steps(one), Best(1.0, 1.0), (score,) + (0.0,) * (len(TERMS) - 1))
        for one, score in candidates
    ]
    return sorted(found, key=lambda one: (-one.score, -one.candidate.key))


@given(st.lists(KINDS, max_size=12), st.integers(0, 12))
def test_what_was_not_read_keeps_its_order_and_every_score_is_the_sum_of_its_parts(
    rows: list[tuple[float, float, bool, bool]], read: int
) -> None:
    before = ranked(rows)
    said = {one.candidate.key: rows[one.candidate.key][1] for one in before[:read]}
    after = reordered(before, said)
    assert {one.candidate.key for one in after} == {one.candidate.key for one in before}
    assert [one for one in after if one.candidate.key not in said] == [
        one for one in before if one.candidate.key not in said
    ]
    for one in after:
        assert abs(sum(part.value for part in one.parts) - one.score) < 1e-6
    held = min(read, len(before))
    spread = before[0].score - before[held - 1].score if held else 0.0
    assert all(abs(one.heard) <= SHARE * spread + 1e-9 for one in after)


@given(st.lists(KINDS, min_size=2, max_size=12))
def test_what_waits_or_has_no_known_time_overtakes_nothing_that_counts(
    rows: list[tuple[float, float, bool, bool]],
) -> None:
    before = ranked(rows)
    after = reordered(before, {one.candidate.key: rows[one.candidate.key][1] for one in before})
    behind = {one.candidate.key for one in before if one.candidate.waiting or one.candidate.undated}
    place = {one.candidate.key: at for at, one in enumerate(after)}
    for at, one in enumerate(before):
        for later in before[at + 1 :]:
            if one.candidate.key not in behind and later.candidate.key in behind and one.score > later.score:
                assert place[one.candidate.key] < place[later.candidate.key]


def test_the_preferred_one_moves_up_and_its_part_is_named() -> None:
    before = ranked([(1.0 - at / 20, 0.0, False, False) for at in range(10)])
    after = reordered(before, {one.candidate.key: 8.0 if one.candidate.key == 2 else -8.0 for one in before})
    assert [one.candidate.key for one in after] == [2, 0, 1, 3, 4, 5, 6, 7, 8, 9]
    assert RERANKER in {part.name for part in after[0].parts}
    assert RERANKER not in {part.name for part in before[0].parts}


def test_one_candidate_alone_is_left_as_it_is() -> None:
    alone = ranked([(1.0, 0.0, False, False)])
    assert reordered(alone, {0: 5.0}) == alone


@given(st.lists(LOGITS, min_size=2, max_size=30), st.floats(-20, 20))
def test_shares_keep_the_order_of_the_logits_whatever_their_zero(logits: list[float], zero: float) -> None:
    shares = shares_of(logits)
    assert all(0 < share < 1 for share in shares)
    for one, first in zip(logits, shares, strict=True):
        for other, second in zip(logits, shares, strict=True):
            assert one <= other or first >= second
    moved = shares_of([logit + zero for logit in logits])
    assert all(abs(one - other) < 1e-6 for one, other in zip(shares, moved, strict=True))


def test_it_is_taken_down_which_are_the_best_and_nothing_moves_before_something_is_said() -> None:
    before = ranked([(1.0 - at / 100, 0.0, False, False) for at in range(BEST + 5)])
    hearing = Hearing()
    assert hearing.over(Corpus.EPISODES, before) == before
    assert hearing.best == {Corpus.EPISODES: [one.candidate.key for one in before[:BEST]]}
