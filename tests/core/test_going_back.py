"""Going back to a point of the log: all that was done since is taken back, and the way there is a way forth again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.acts import undo as undoing
from core.answers import ListRequest
from core.domain import Statement
from core.errors import NotFound, UndoConflict, VaultError
from core.library import Watch
from core.store.journal import Writer
from core.vault import Vault


def held(vault: Vault) -> list[tuple[str, str, tuple[str, ...]]]:
    """What a person sees of all memories: the wording, the state, the tags."""
    listed = vault.list(ListRequest(every=True, limit=500)).memories
    return sorted((one.text, one.status.value, one.tags) for one in listed)


def a_morning(vault: Vault) -> int:
    """Two memories, then a correction, a tag and an end; gives the entry after the two."""
    bees = str(vault.add(Statement("I keep bees")).memory)
    vault.add(Statement("I drink tea"))
    point = vault.last_operation()
    vault.revise(bees, "I keep many bees")
    vault.tag(bees, ["garden"])
    vault.end(bees)
    vault.add(Statement("I sing in a choir"))
    return point


def test_all_that_was_done_since_is_taken_back_and_the_log_keeps_every_step() -> None:
    vault = Vault.in_memory(owner="Mira")
    point = a_morning(vault)
    before = vault.last_operation()
    way = vault.go_back(point)
    assert (way.taken, way.left, way.stopped_at, way.begun) == (4, 0, None, before)
    assert [text for text, _status, _tags in held(vault)] == ["I drink tea", "I keep bees"]
    assert vault.last_operation() == before + 4
    assert vault.verify() == ()


def test_the_way_back_is_undone_by_going_to_where_it_began() -> None:
    vault = Vault.in_memory(owner="Mira")
    point = a_morning(vault)
    seen = held(vault)
    way = vault.go_back(point)
    vault.go_back(way.begun)
    assert held(vault) == seen
    vault.go_back(point)
    assert [text for text, _status, _tags in held(vault)] == ["I drink tea", "I keep bees"]


def test_what_was_undone_already_is_not_undone_twice_and_an_undo_of_something_older_is_done_again() -> None:
    vault = Vault.in_memory(owner="Mira")
    bees = str(vault.add(Statement("I keep bees")).memory)
    tagged = vault.tag(bees, ["garden"]).operation
    point = vault.last_operation()
    vault.tag(bees, ["summer"])
    vault.undo()
    vault.undo(tagged)
    assert vault.steps_back(point) == 1
    assert vault.go_back(point).taken == 1
    assert held(vault)[0][2] == ("garden",)


def test_nothing_is_done_where_nothing_was_done_since() -> None:
    vault = Vault.in_memory(owner="Mira")
    vault.add(Statement("I keep bees"))
    last = vault.last_operation()
    assert vault.steps_back(last) == 0
    assert vault.go_back(last).taken == 0
    assert vault.last_operation() == last


@pytest.mark.parametrize("number", [0, -1, 99])
def test_a_point_that_is_not_in_the_log_is_refused(number: int) -> None:
    vault = Vault.in_memory(owner="Mira")
    vault.add(Statement("I keep bees"))
    with pytest.raises(NotFound):
        vault.go_back(number)
    with pytest.raises(NotFound):
        vault.steps_back(number)


def test_a_stop_leaves_what_was_taken_back_by_then_and_says_how_much_is_left() -> None:
    vault = Vault.in_memory(owner="Mira")
    point = a_morning(vault)
    looks: list[int] = []
    way = vault.go_back(point, watch=Watch(lambda done, _total: looks.append(done), lambda: len(looks) == 2))
    assert (way.taken, way.left) == (2, 2)
    assert vault.go_back(point).taken == 2


def test_what_stands_in_the_way_is_named_and_the_rest_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    vault = Vault.in_memory(owner="Mira")
    point = a_morning(vault)
    real = undoing.take_back

    def take_back(writer: Writer, number: int) -> None:
        if number == point + 2:
            raise UndoConflict("Operation 9 changed the same memory since.", "Undo operation 9 first.", 9)
        real(writer, number)

    monkeypatch.setattr(undoing, "take_back", take_back)
    way = vault.go_back(point)
    assert (way.taken, way.left, way.stopped_at) == (2, 2, point + 2)
    assert "Operation 9" in way.obstacle
    assert "first" in way.hint


DEEDS = st.lists(st.sampled_from(["add", "revise", "end", "tag", "pin", "archive", "undo", "redo"]), max_size=12)


@settings(max_examples=40, deadline=None)
@given(DEEDS, DEEDS)
def test_after_any_life_going_back_shows_what_was_shown_then(first: list[str], second: list[str]) -> None:
    vault = Vault.in_memory(owner="Mira")
    memory = str(vault.add(Statement("I keep bees")).memory)
    for number, deed in enumerate(first):
        done(vault, memory, deed, number)
    point, seen = vault.last_operation(), held(vault)
    for number, deed in enumerate(second, 100):
        done(vault, memory, deed, number)
    way = vault.go_back(point)
    assert way.stopped_at is None
    assert held(vault) == seen


def done(vault: Vault, memory: str, deed: str, number: int) -> None:
    """Do one thing, if it can be done now."""
    acts = {
        "add": lambda: vault.add(Statement(f"Thing {number} is blue")),
        "revise": lambda: vault.revise(memory, f"I keep {number} bees"),
        "end": lambda: vault.end(memory),
        "tag": lambda: vault.tag(memory, [f"t{number}"]),
        "pin": lambda: vault.pin(memory),
        "archive": lambda: vault.archive(memory),
        "undo": vault.undo,
        "redo": vault.redo,
    }
    try:
        acts[deed]()
    except VaultError:
        return
