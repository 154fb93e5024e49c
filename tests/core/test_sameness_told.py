"""Generated vaults in which things stand twice: what an answer says it does is what it does, and can be taken back."""

from __future__ import annotations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from core.answers import ListRequest
from core.contradictions import Duplicate, Sameness
from core.domain import Channel, Memory, Statement, Status
from core.errors import RequestError
from core.store.schema import FACTS
from core.vault import Vault
from tests.core.vaults import Clock, Ids, true

FORMS = ("I have two {0}", "I have, two {0}", "i have two {0}!")
THINGS = ("cats", "boats", "kilns")
TRUE = ((None, None), ("2015", None), ("2019", "2023"), ("2031", None))
SOURCES = ("diary", "letters", "chat")
TAGS = ((), ("home",), ("pets", "home"))

said = st.tuples(
    st.sampled_from(FORMS),
    st.sampled_from(THINGS),
    st.sampled_from(TRUE),
    st.sampled_from(SOURCES),
    st.sampled_from(TAGS),
    st.sampled_from([Channel.TYPED, Channel.IMPORT, Channel.AGENT]),
)
answers = st.lists(st.tuples(st.integers(0, 9), st.sampled_from(list(Sameness))), min_size=1, max_size=4)


def whole(vault: Vault) -> dict[str, list[object]]:
    """Every fact that holds."""
    store = vault._bench.store
    return {
        table.name: sorted(
            store.rows(f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE retracted_by IS NULL"), key=repr
        )
        for table in FACTS
    }


def memories(vault: Vault) -> dict[str, Memory]:
    return {one.id: one for one in vault.list(ListRequest(every=True, limit=1_000)).memories}


def sources(vault: Vault, *ids: str) -> set[str]:
    return {one.source for memory in ids for one in vault.show(memory).evidence}


def refusal(vault: Vault, pair: str, ruling: Sameness) -> str:
    """Why an answer cannot be given; nothing where it can."""
    try:
        vault.preview_sameness(pair, ruling)
    except RequestError as reason:
        return str(reason)
    return ""


def as_it_said(vault: Vault, pair: Duplicate, ruling: Sameness, before: dict[str, Memory]) -> None:
    """Give an answer: its sentences hold, and nothing happened of which none of them speaks."""
    told = vault.preview_sameness(pair.id, ruling).effects
    first, second = pair.a, pair.b
    brought = sources(vault, first.memory, second.memory)
    receipt = vault.decide_sameness(pair.id, ruling)
    assert receipt.reason == " ".join(told)
    now = memories(vault)
    others = now.keys() - {first.memory, second.memory}
    assert now.keys() == before.keys(), "nothing is deleted, nothing is made"
    assert all(now[one] == before[one] for one in others), "no other memory is touched"
    assert pair.id not in {one.id for one in vault.duplicates(1_000).duplicates}
    if ruling is Sameness.DIFFERENT:
        assert told[0] == "Both stay as they are."
        assert now == before
        return
    kept, gone = (first, second) if ruling is Sameness.KEEP_A else (second, first)
    assert told[0].startswith(f"“{kept.text}” stays")
    assert told[1].startswith(f"“{gone.text}” goes to the archive")
    assert now[kept.memory].text == before[kept.memory].text
    assert now[kept.memory].status not in (Status.ARCHIVED, Status.RETIRED)
    assert now[gone.memory].status is Status.ARCHIVED
    assert now[gone.memory].text == before[gone.memory].text
    assert set(now[kept.memory].tags) == {*before[first.memory].tags, *before[second.memory].tags}
    assert sources(vault, kept.memory) >= brought


@given(st.lists(said, min_size=3, max_size=7), answers)
@settings(phases=(Phase.explicit, Phase.generate), max_examples=30, deadline=None)
def test_what_an_answer_says_is_what_it_does_and_all_of_it_is_taken_back(
    statements: list[tuple[str, str, tuple[str | None, str | None], str, tuple[str, ...], Channel]],
    given_answers: list[tuple[int, Sameness]],
) -> None:
    vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids())
    for form, thing, window, source, tags, channel in statements:
        vault.add(Statement(form.format(thing), window=true(*window), source=source, tags=tags, channel=channel))
    for pick, ruling in given_answers:
        waiting = vault.duplicates(1_000).duplicates
        if not waiting:
            break
        pair, before, rows = waiting[pick % len(waiting)], memories(vault), whole(vault)
        if against := refusal(vault, pair.id, ruling):
            with pytest.raises(RequestError) as refused:
                vault.decide_sameness(pair.id, ruling)
            assert str(refused.value) == against, "refused in the words that were shown"
            assert whole(vault) == rows
            continue
        assert whole(vault) == rows, "a preview changes nothing"
        as_it_said(vault, pair, ruling, before)
        after = whole(vault)
        vault.undo()
        assert whole(vault) == rows
        vault.redo()
        assert whole(vault) == after
    vault.close()
