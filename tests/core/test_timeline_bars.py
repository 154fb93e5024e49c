"""The timeline of a vault: every wording that holds a time, in lanes that say what they are about, in few rows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain import Showing, Status
from core.engine.lanes import packed
from core.errors import InvalidRequest
from core.library import Within
from core.vault import Vault
from core.views import BarsRequest, Lanes
from core.window import Window, window_between
from tests.core.vaults import remembered, when


def test_wordings_about_one_question_share_a_lane_and_a_row(vault: Vault) -> None:
    home = remembered(vault, "I live in Porto", window=Window(when("2019")))
    vault.revise(home, "I live in Lisbon", when("2025-03"))
    remembered(vault, "The weather was fine")
    timeline = vault.timeline(BarsRequest())
    assert [lane.rows for lane in timeline.lanes] == [1, 1]
    assert "lives" in timeline.lanes[0].name
    assert timeline.lanes[1].name == ""
    assert [(bar.text, bar.version, bar.status, bar.row) for bar in timeline.bars[:2]] == [
        ("I live in Porto", 1, Status.PAST, 0),
        ("I live in Lisbon", 2, Status.CURRENT, 0),
    ]
    assert timeline.total == 3


def test_it_is_narrowed_to_a_person_to_words_and_to_what_was_known(vault: Vault) -> None:
    remembered(vault, "My sister Ingrid lives in Bergen")
    remembered(vault, "I live in Lisbon")
    by_person = vault.timeline(BarsRequest(lanes=Lanes.PERSON))
    names = [lane.name for lane in by_person.lanes]
    assert len(names) == 2
    people = [name for name, _number in vault.shelves().people]
    for person in people:
        narrowed = vault.timeline(BarsRequest(within=Within(person=person, every=True)))
        assert len(narrowed.bars) == 1
    assert [bar.text for bar in vault.timeline(BarsRequest(words="Bergen")).bars] == [
        "My sister Ingrid lives in Bergen"
    ]
    long_ago = Showing(known_on=when("2001").at)
    assert vault.timeline(BarsRequest(showing=long_ago)).bars == ()
    assert [lane.name for lane in vault.timeline(BarsRequest(lanes=Lanes.SOURCE)).lanes] == ["typed"]


def test_a_cap_keeps_the_newest_and_tells_how_many_there_are(vault: Vault) -> None:
    for number in range(6):
        remembered(vault, f"I kept diary number {number}", window=Window(when(f"20{10 + number}")))
    some = vault.timeline(BarsRequest(limit=2))
    assert (len(some.bars), some.total) == (2, 6)
    assert {bar.text for bar in some.bars} == {"I kept diary number 4", "I kept diary number 5"}
    with pytest.raises(InvalidRequest):
        vault.timeline(BarsRequest(limit=0))


def test_what_was_replaced_by_better_words_or_undone_is_no_bar(vault: Vault) -> None:
    tea = remembered(vault, "I like tea", window=window_between(when("2020"), when("2022")))
    vault.revise(tea, "I liked green tea")
    assert [bar.text for bar in vault.timeline(BarsRequest()).bars] == ["I liked green tea"]
    vault.undo()
    assert [bar.text for bar in vault.timeline(BarsRequest()).bars] == ["I like tea"]


BOUND = st.none() | st.integers(0, 40).map(float)


@given(st.lists(st.tuples(BOUND, BOUND), max_size=40))
def test_spans_in_one_row_never_meet_and_no_row_is_wasted(pairs: list[tuple[float | None, float | None]]) -> None:
    spans = [pair for pair in pairs if None in pair or float(pair[0] or 0) < float(pair[1] or 0)]
    rows, used = packed(spans)
    assert set(rows) == set(range(used))
    bounds = [(-1.0 if a is None else a, 99.0 if b is None else b) for a, b in spans]
    for at, (begin, end) in enumerate(bounds):
        for other in range(at):
            if rows[other] == rows[at]:
                assert bounds[other][1] <= begin or end <= bounds[other][0]
    instants = sorted({bound[0] for bound in bounds})
    crowd = max((sum(a <= at < b for a, b in bounds) for at in instants), default=0)
    assert used == crowd
