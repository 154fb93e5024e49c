"""Comparing a question with statements piece by piece."""

from __future__ import annotations

import numpy as np
import pytest

from core.engine.ranking.piece_match import asked_pieces, besides, best_within, nearest
from core.inference.pieces import WIDTH, Pieces, chosen, projected, space_of


def along(axis: int) -> np.ndarray:
    row = np.zeros((1, WIDTH), np.int8)
    row[0, axis] = 127
    return row


def pieces(*axes: int, spans: tuple[tuple[int, int], ...] = ()) -> Pieces:
    return Pieces(np.concatenate([along(axis) for axis in axes]), spans or tuple((0, 1) for _ in axes))


def test_each_piece_of_the_question_meets_the_nearest_of_each_statement() -> None:
    asked, weights = asked_pieces("pottery course", pieces(1, 2, spans=((0, 7), (8, 14))), {}, frozenset())
    stored = [pieces(1, 3).codes.tobytes(), pieces(4, 2, 1).codes.tobytes()]
    assert nearest(asked, stored) == pytest.approx(np.array([[1, 0], [1, 1]]), abs=1e-6)
    assert weights.tolist() == [0.5, 0.5]
    assert nearest(asked, []).shape == (0, 2)


def test_a_rare_word_weighs_more_and_shares_its_weight_among_its_pieces() -> None:
    spans = ((0, 3), (3, 7), (8, 14))
    _, weights = asked_pieces(
        "pottery course", pieces(1, 2, 3, spans=spans), {"potteri": 6.0, "cours": 3.0}, frozenset()
    )
    assert weights == pytest.approx([1 / 3, 1 / 3, 1 / 3])
    _, weights = asked_pieces("pottery course", pieces(1, 3, spans=((0, 7), (8, 14))), {"potteri": 6.0}, frozenset())
    assert weights == pytest.approx([6 / 7, 1 / 7])


def test_the_names_of_speakers_are_left_out_unless_nothing_else_is_left() -> None:
    read = pieces(1, 2, spans=((0, 3), (4, 11)))
    asked, weights = asked_pieces("Ben pottery", read, {}, frozenset({"ben"}))
    assert asked.shape == (1, WIDTH)
    assert weights.tolist() == [1.0]
    alone, _ = asked_pieces("Ben", pieces(1, spans=((0, 3),)), {}, frozenset({"ben"}))
    assert alone.shape == (1, WIDTH)


def test_besides_the_kind_the_rest_of_the_question_weighs_alike_and_nothing_where_no_kind_is_named() -> None:
    read = pieces(1, 2, 3, spans=((0, 3), (4, 11), (12, 16)))
    assert besides("Ben flowers grow", read, frozenset({"ben"}), frozenset({"flowers"})).tolist() == [0.0, 1.0]
    assert besides("Ben flowers grow", read, frozenset({"ben"}), frozenset()).tolist() == [0.0, 0.0]
    assert besides("Ben flowers grow", read, frozenset({"ben"}), frozenset({"flowers", "grow"})).tolist() == [0.0, 0.0]


def test_what_weighs_nothing_counts_alike() -> None:
    _, weights = asked_pieces("a b", pieces(1, 2, spans=((0, 1), (2, 3))), {"a": 0.0, "b": 0.0}, frozenset())
    assert weights.tolist() == [0.5, 0.5]


def test_the_best_of_several_statements_counts_and_none_is_no_match() -> None:
    matches = np.array([[0.1, 0.9], [0.5, 0.2]], np.float32)
    best = best_within(matches, np.array([[0, 1], [1, -1], [-1, -1]]))
    assert best == pytest.approx(np.array([[0.5, 0.9], [0.5, 0.2], [-1, -1]]))


def test_function_words_and_signs_are_no_pieces_unless_nothing_else_is_there() -> None:
    assert chosen(["[CLS]", "the", "pot", "##tery", "course", ".", "[SEP]"]) == [2, 3, 4]
    assert chosen(["[CLS]", "who", "?", "[SEP]"]) == [1, 2]
    assert chosen(["[CLS]", "[SEP]"]) == [0]


def test_the_projection_is_the_same_everywhere_and_keeps_angles_nearly() -> None:
    states = np.random.default_rng(1).normal(size=(40, 384)).astype(np.float32)
    states[20:] = states[:20] + 0.3 * states[20:]
    rows = projected(states).astype(np.float32) / 127
    assert np.linalg.norm(rows, axis=1) == pytest.approx(np.ones(40), abs=0.02)
    near = (rows[:20] * rows[20:]).sum(axis=1)
    far = (rows[:20] * np.roll(rows[20:], 1, axis=0)).sum(axis=1)
    assert near.min() > 0.85
    assert abs(far).mean() < 0.2
    assert projected(states[:1])[0, :4].tolist() == FIRST
    assert projected(np.zeros((1, 384), np.float32)).any() == np.False_
    assert space_of("abc") != space_of("abd")


FIRST = [-15, -1, 13, -5]
