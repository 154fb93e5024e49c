"""The queue of contradictions as the pane shows it: rows, groups, what each answer would do.

Values made outside of the window's thread; the pane paints them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING

from core.contradictions import (
    Contradiction,
    ContradictionState,
    Decision,
    Preview,
    QueueGroup,
    QueueRequest,
    Verdict,
)
from core.domain import Receipt, Usage
from core.errors import NotFound, RequestError, StaleProposal
from ui import text_contradictions as words
from ui import text_verdicts as verdicts
from ui.told import told as in_our_words

if TYPE_CHECKING:
    from core.vault import Vault

MOST = 100
"""Contradictions read at once: far more than anybody decides at one sitting; decided ones make room."""
MOST_DECIDED = 300
"""Decided ones read at once: enough to find what was done lately."""
PLAIN = (
    Verdict.A,
    Verdict.B,
    Verdict.BOTH,
    Verdict.UNKNOWN,
    Verdict.DIFFERENT,
    Verdict.DUPLICATE,
    Verdict.LATER,
)
"""Answers that need nothing more from the person; what they do can be told at once."""

GroupKey = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Entry:
    """A row: one contradiction, or those of one group, of which ``held`` are read and ``count`` exist."""

    key: str
    title: str
    held: tuple[Contradiction, ...]
    count: int

    @property
    def first(self) -> Contradiction:
        """The best ranked one."""
        return self.held[0]


@dataclass(frozen=True, slots=True)
class Queue:
    """What the pane lists; ``total`` counts all, ``read`` those that were read."""

    entries: tuple[Entry, ...]
    total: int
    read: int
    today: int = 0
    ever: int = 0
    usage: Mapping[str, Usage] = field(default_factory=dict)
    """How often the memories on its cards were of use, by id."""


@dataclass(frozen=True, slots=True)
class Told:
    """What an answer would do: its sentences, or why it cannot be given."""

    effects: tuple[str, ...] = ()
    hanging: tuple[str, ...] = ()
    against: str = ""

    @property
    def sentence(self) -> str:
        """Everything in running text."""
        if self.against:
            return self.against
        return " ".join(
            part for part in (verdicts.effect_words(self.effects), verdicts.hanging_words(self.hanging)) if part
        )


@dataclass(frozen=True, slots=True)
class Effects:
    """What each plain answer to one contradiction would do."""

    contradiction: str
    told: Mapping[Verdict, Told] = field(default_factory=dict)


def read_open(vault: Vault, owner: str, now: datetime) -> Queue:
    """The open ones, best first, with what was decided today; runs in the reader's thread."""
    page = vault.contradictions(QueueRequest(limit=MOST))
    done = vault.contradictions(QueueRequest(ContradictionState.DECIDED, limit=MOST_DECIDED))
    today = sum(1 for one in done.contradictions if one.ruling and words.is_today(one.ruling.at, now))
    entries = entries_of(page.contradictions, page.groups, owner)
    usage = vault.usage([side.memory for one in page.contradictions for side in (one.a, one.b)])
    return Queue(entries, page.total, len(page.contradictions), today, done.total, usage)


def read_these(vault: Vault, ids: Sequence[str], owner: str) -> Queue:
    """Those of these that are open still, each in a row of its own, in this order; runs in the reader's thread."""
    found = [one for one in (read_one(vault, name) for name in ids) if one and one.state is ContradictionState.OPEN]
    usage = vault.usage([side.memory for one in found for side in (one.a, one.b)])
    entries = tuple(Entry(one.id, words.title_of(one, owner), (one,), 1) for one in found)
    return Queue(entries, len(found), len(found), usage=usage)


def read_decided(vault: Vault, owner: str) -> Queue:
    """The decided ones, newest verdict first; runs in the reader's thread."""
    page = vault.contradictions(QueueRequest(ContradictionState.DECIDED, limit=MOST_DECIDED))
    newest = sorted(page.contradictions, key=_ruled_at, reverse=True)
    entries = tuple(Entry(one.id, words.title_of(one, owner), (one,), 1) for one in newest)
    return Queue(entries, page.total, len(newest), ever=page.total)


def _ruled_at(one: Contradiction) -> datetime:
    return one.ruling.at if one.ruling else one.recorded_at


def entries_of(found: Sequence[Contradiction], groups: Iterable[QueueGroup], owner: str) -> tuple[Entry, ...]:
    """One row for each group with a slot, one for every other contradiction, in the order of the best."""
    counts = {(group.slot, *sorted((group.source_a, group.source_b))): group.count for group in groups}
    held: dict[str, list[Contradiction]] = {}
    sizes: dict[str, int] = {}
    for one in found:
        key = group_key(one)
        size = counts.get(key, 1) if one.slot else 1
        row = "\x1f".join(key) if size > 1 else one.id
        held.setdefault(row, []).append(one)
        sizes[row] = max(size, len(held[row]))
    return tuple(Entry(row, words.title_of(ones[0], owner), tuple(ones), sizes[row]) for row, ones in held.items())


def shared_titles(entries: Sequence[Entry]) -> frozenset[str]:
    """The titles that more than one row has: they need something more to be told apart."""
    titles = Counter(entry.title for entry in entries)
    return frozenset(title for title, number in titles.items() if number > 1)


def group_key(one: Contradiction) -> GroupKey:
    """What a contradiction shares with others of its group: the slot and the two sources, in either order."""
    first, second = sorted((one.a.source, one.b.source))
    return one.slot, first, second


def read_one(vault: Vault, id: str) -> Contradiction | None:
    """A contradiction by its id, None when it was taken back; runs in the reader's thread."""
    try:
        return vault.contradiction(id)
    except NotFound:
        return None


def read_effects(vault: Vault, id: str) -> Effects:
    """What each plain answer would do, in one trip; runs in the reader's thread."""
    return Effects(id, {verdict: told(vault, id, Decision(verdict)) for verdict in PLAIN})


def told(vault: Vault, id: str, decision: Decision) -> Told:
    """What a decision would do, or why it cannot be given; runs in the reader's thread."""
    try:
        preview: Preview = vault.preview_decision(id, decision)
    except RequestError as reason:
        return Told(against=f"{in_our_words(reason.message)} {in_our_words(reason.hint)}".strip())
    return Told(preview.effects, preview.hanging)


def decide_shown(vault: Vault, shown: Contradiction, decision: Decision) -> Receipt:
    """Decide what the person saw; runs in the writer's thread.

    Raises ``StaleProposal`` when a side or its window is something else by now.
    """
    now = vault.contradiction(shown.id)
    if seen_of(now) != seen_of(shown):
        raise StaleProposal(words.CHANGED_TITLE + ".", words.CHANGED_LINE, shown.id)
    return vault.decide(shown.id, decision)


def seen_of(one: Contradiction) -> tuple[object, ...]:
    """What a verdict is bound to: the state, and each side's wording, window and status."""
    return one.state, *((side.memory, side.version, side.text, side.window, side.status) for side in (one.a, one.b))


def all_of_group(vault: Vault, shown: Contradiction, most: int = 1000) -> tuple[Contradiction, ...]:
    """The open contradictions of the same slot between the same two sources; runs in the reader's thread."""
    page = vault.contradictions(QueueRequest(slot=shown.slot, source=shown.a.source, limit=most))
    return tuple(one for one in page.contradictions if group_key(one) == group_key(shown))


def without(entry: Entry, id: str) -> Entry | None:
    """The row without a contradiction; None when nothing of it is left."""
    held = tuple(one for one in entry.held if one.id != id)
    if len(held) == len(entry.held):
        return entry
    return replace(entry, held=held, count=entry.count - 1) if held else None


def dropped(queue: Queue, entries: tuple[Entry, ...]) -> Queue:
    """The queue after one verdict, until it is read anew."""
    return replace(
        queue, entries=entries, total=queue.total - 1, read=queue.read - 1, today=queue.today + 1, ever=queue.ever + 1
    )


def place_of(queue: Queue, id: str) -> tuple[Entry | None, str]:
    """The row that holds a contradiction, given by its full or short id, and its full id; None when none does."""
    for entry in queue.entries if id else ():
        for one in entry.held:
            if one.id == id or one.id.endswith(id):
                return entry, one.id
    return None, ""
