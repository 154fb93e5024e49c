"""The owner's name: asked what it would mean, given and changed, with all that was told of the owner by name."""

from __future__ import annotations

import time
from collections.abc import Sequence

from core.acts.bench import Bench
from core.acts.returned import compare
from core.acts.slots import slots_in
from core.acts.wording import elapsed
from core.domain import Layer, Outcome, Receipt
from core.engine.owner_names import given_names
from core.errors import NameTaken, NothingChanged
from core.owner import OWNER_WORDS, Namesake, Namesakes, Naming, OwnerNames
from core.store.journal import Writer
from core.store.naming import (
    Moved,
    Others,
    going_by,
    move_slot,
    put_names,
    read_names,
    slots_moved,
    speaking_of,
    take_in_others,
    told_of,
)
from core.store.people import owner_names
from core.store.review import raised_by
from core.store.sweeps import forget_detected, read_kept
from core.text import fold

_COMPARED = 200
"""Statements that are compared at once when they become the owner's, half a second; a sweep compares the others."""


def names_of_owner(bench: Bench) -> OwnerNames:
    """The owner's names as they are."""
    with bench.store.reading():
        return read_names(bench.store)


def naming(bench: Bench, name: str, aliases: Sequence[str] | None = None) -> Naming:
    """What giving these names would mean; nothing is stored. Raises ``InvalidText`` for what is no name."""
    wanted = given_names(name, aliases)
    with bench.store.reading():
        return Naming(wanted, tuple(one for one, _ in _namesakes(bench, wanted)))


def name_owner(
    bench: Bench, name: str, aliases: Sequence[str] | None = None, namesakes: Namesakes | None = None
) -> Receipt:
    """Give the owner a name and all other names; those that are not given again are names of the owner no longer.

    ``name`` and ``aliases`` as in ``given_names``. What is told of somebody who
    goes by a new name is about the owner from then on (``JOIN``), or stays that
    person's, who keeps the name in texts (``APART``). One operation; undo
    brings back who was meant. Raises ``InvalidText``, ``NothingChanged``, and
    ``NameTaken`` where there is somebody of that name and ``namesakes`` is None.
    """
    begun = time.perf_counter()
    wanted = given_names(name, aliases)
    before, left = names_of_owner(bench), _left_behind(bench, wanted)
    with bench.operation("name", note=wanted.name) as writer:
        found = _namesakes(bench, wanted)
        if found and namesakes is None:
            raise _taken([one for one, _ in found])
        others = [other for _, other in found]
        apart = {fold(other.name) for other in others} if namesakes is Namesakes.APART else set()
        put_names(writer, wanted.name, [one for one in wanted.every if fold(one) not in apart])
        if namesakes is Namesakes.JOIN:
            for other in others:
                take_in_others(writer, bench.ids, other)
        for moved in left:
            move_slot(writer, bench.ids, moved)
        if not writer.touched:
            raise NothingChanged("These are the names already.")
        _compare(bench, writer)
        number = writer.number
    _look_again(bench, {*before.every, *wanted.every})
    raised = raised_by(bench.store, number)
    told = _told(wanted, [one for one, _ in found], namesakes)
    if raised:
        texts = ", ".join(dict.fromkeys(f"“{one.text}”" for one in raised))
        told += f" What is told of you disagrees with {texts}: waiting for you."
    flags = tuple(one.contradiction for one in raised)
    return Receipt(Outcome.DONE, Layer.USER, told, contradictions=flags, operation=number, ms=elapsed(begun))


def _compare(bench: Bench, writer: Writer) -> None:
    """Compare what is about somebody else now, within the same operation: undone, none of it was ever asked."""
    names = owner_names(bench.store)
    for kept in read_kept(bench.store, slots_moved(bench.store, writer.number))[:_COMPARED]:
        compare(bench, writer, kept, slots_in(kept.text, kept.speaker, names, kept.said))


def _namesakes(bench: Bench, wanted: OwnerNames) -> list[tuple[Namesake, Others]]:
    """Whoever goes by a name that is not the owner's yet, as far as memories are told of them."""
    known = bench.owner_names()
    found = []
    for name in wanted.every:
        if fold(name) not in known:
            others = going_by(bench.store, name)
            memories, latest = told_of(bench.store, others)
            if memories:
                found.append((Namesake(name, memories, latest), others))
    return found


def _left_behind(bench: Bench, wanted: OwnerNames) -> list[Moved]:
    """The slots that are the owner's for a name alone that will be the owner's no longer."""
    names = bench.owner_names()
    kept = frozenset(fold(one) for one in (*wanted.every, *OWNER_WORDS, read_names(bench.store).made_with))
    found: list[Moved] = []
    dropped = names - kept
    for one in read_kept(bench.store, speaking_of(bench.store, dropped)) if dropped else ():
        said = one.said or one.recorded
        after = {
            (slot.attribute, fold(slot.value)): slot.subject for slot in slots_in(one.text, one.speaker, kept, said)
        }
        for slot in slots_in(one.text, one.speaker, names, said):
            whose = after.get((slot.attribute, fold(slot.value)), slot.subject)
            if whose != slot.subject:
                found.append(Moved(one.key, slot.attribute, slot.value, slot.subject, whose))
    return found


def _look_again(bench: Bench, names: set[str]) -> None:
    """Let the detectors look again at what speaks of any of these names: it may be about somebody else now."""
    spoken = speaking_of(bench.store, [one for one in names if fold(one) not in OWNER_WORDS])
    if spoken:
        with bench.store.writing():
            forget_detected(bench.store, spoken)


def _taken(found: Sequence[Namesake]) -> NameTaken:
    first = found[0]
    where = f"in {first.memories:,} memories" if first.memories != 1 else "in one memory"
    return NameTaken(
        f"Somebody called “{first.name}” is in this vault already, {where}.",
        "Say whether that is you: then what is told of both is yours, and one undo takes it apart again.",
        tuple(one.name for one in found),
    )


def _told(wanted: OwnerNames, found: Sequence[Namesake], namesakes: Namesakes | None) -> str:
    said = f"You are called “{wanted.name}” here."
    for one in found:
        if namesakes is Namesakes.APART:
            said += f" “{one.name}” in texts is still somebody else."
        elif one.memories == 1:
            said += f" One memory about “{one.name}” is about you now."
        else:
            said += f" {one.memories:,} memories about “{one.name}” are about you now."
    return said
