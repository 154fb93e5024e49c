"""The review queue as SQL: which contradictions wait, how they rank, which page and which groups they make.

Only keys, ids and counts come from here, so that a queue of ten thousand costs
one pass over small rows; ``core/store/flagged.py`` reads what a page shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from core.contradictions import ContradictionState, Generator, QueueGroup
from core.store.connection import Store
from core.store.journal import LATEST, live


@dataclass(frozen=True, slots=True)
class QueueFilter:
    """What of the queue is asked for; ``memory`` is a key, ``slot`` the name of a slot or of a group."""

    state: ContradictionState | None = ContradictionState.OPEN
    generator: Generator | None = None
    slot: str | None = None
    source: str | None = None
    memory: int | None = None


@dataclass(frozen=True, slots=True)
class Ranking:
    """How flags rank, each number between 0 and 1.

    ``unscored``: the place of a flag whose generator gave no score. ``stake``
    is added when both sides count already, ``pinned`` when one of them is pinned.
    """

    unscored: Mapping[Generator, float]
    stake: float
    pinned: float


def ruled_sql(known: int, alias: str = "c") -> str:
    """SQL condition: a person ruled on the contradiction; ``later`` leaves it open."""
    return (
        f"EXISTS (SELECT 1 FROM verdict d WHERE d.contradiction = {alias}.id AND d.verdict <> 'later' "
        f"AND {live(known, 'd')})"
    )


def waits_sql(known: int, alias: str = "c") -> str:
    """SQL condition: the contradiction waits for a verdict and there is something to rule on.

    Both sides are held, neither is marked as never right or archived, and
    some instant lies in the windows of both. Where a window was changed since
    the flag was raised, an end that leaves a past without a beginning takes
    the contradiction off, too. Where one of them comes back, so does it.
    """
    first, second = f"{alias}.first", f"{alias}.second"
    return (
        f"NOT {ruled_sql(known, alias)} AND EXISTS (SELECT 1 FROM window x JOIN window y ON y.version = {second} "
        f"AND {live(known, 'y')} WHERE x.version = {first} AND {live(known, 'x')} "
        "AND (x.valid_from IS NULL OR y.valid_to IS NULL OR x.valid_from < y.valid_to) "
        "AND (y.valid_from IS NULL OR x.valid_to IS NULL OR y.valid_from < x.valid_to) "
        "AND ((x.ending = 'open' AND y.ending = 'open') OR (x.valid_from IS NOT NULL AND y.valid_from IS NOT NULL) "
        f"OR max(x.asserted_by, y.asserted_by) <= {alias}.asserted_by)) "
        f"AND NOT EXISTS (SELECT 1 FROM version v JOIN mark m ON m.memory = v.memory AND {live(known, 'm')} "
        f"WHERE v.key IN ({first}, {second}) AND m.name IN ('retired', 'archived'))"
    )


def follows_sql(known: int) -> str:
    """SQL condition: an earlier one waits between the same two texts on other memories; it is decided with that one.

    Both memories stay disputed, but a person reads the two texts once.
    """
    return (
        f"EXISTS (SELECT 1 FROM contradiction l WHERE l.pair = c.pair AND l.key < c.key AND {live(known, 'l')} "
        f"AND {waits_sql(known, 'l')})"
    )


def count_waiting(store: Store, known: int) -> int:
    """How many contradictions wait for a verdict; those between the same two texts are one."""
    waiting = f"{live(known, 'c')} AND {waits_sql(known)} AND NOT {follows_sql(known)}"
    return int(store.value(f"SELECT count(*) FROM contradiction c WHERE {waiting}"))


def twins_of(store: Store, contradiction: str) -> list[str]:
    """The other contradictions that wait between the same two texts, oldest first."""
    rows = store.rows(
        "SELECT c.id FROM contradiction o JOIN contradiction c ON c.pair = o.pair AND c.id <> o.id "
        f"WHERE o.id = ? AND o.retracted_by IS NULL AND {live(LATEST, 'c')} AND {waits_sql(LATEST)} ORDER BY c.key",
        (contradiction,),
    )
    return [one for (one,) in rows]


def slot_sql(first: str, second: str, known: int) -> str:
    """SQL expression for the question that two versions both answer, as "lives_in of user"; empty without one.

    The signs before the columns keep SQLite from going through all that was
    ever said of the question: it looks the slots of the two versions up.
    """
    return (
        "coalesce((SELECT p.attribute || ' of ' || CASE s.kind WHEN 'owner' THEN 'user' ELSE s.name END FROM slot p "
        f"JOIN slot q ON q.version = {second} AND +q.subject = +p.subject AND +q.attribute = +p.attribute "
        f"AND {live(known, 'q')} JOIN subject s ON s.key = p.subject "
        f"WHERE p.version = {first} AND {live(known, 'p')} ORDER BY p.value = q.value, p.key LIMIT 1), '')"
    )


def _score_sql(known: int) -> str:
    """The best of what each generator said last; what the flag came with where none is kept."""
    return (
        f"coalesce((SELECT max(r.score) FROM assessment r WHERE r.contradiction = c.id AND {live(known, 'r')} "
        "AND NOT EXISTS (SELECT 1 FROM assessment n WHERE n.contradiction = c.id AND n.generator = r.generator "
        f"AND n.key > r.key AND {live(known, 'n')})), c.score)"
    )


def _marked_sql(known: int, mark: str) -> str:
    return (
        f"EXISTS (SELECT 1 FROM mark k WHERE k.memory IN (a.memory, b.memory) AND k.name = '{mark}' "
        f"AND {live(known, 'k')})"
    )


def _ranked(known: int, ranking: Ranking) -> str:
    """A query over all contradictions: key, id, whether ruled, what groups and ranks them."""
    places = " ".join(f"WHEN '{name.value}' THEN {place:f}" for name, place in ranking.unscored.items())
    return (
        f"SELECT c.key, c.id, c.generator, a.memory AS one, b.memory AS other, {ruled_sql(known)} AS ruled, "
        f"NOT {ruled_sql(known)} AND {follows_sql(known)} AS follows, "
        f"(SELECT max(d.asserted_by) FROM verdict d WHERE d.contradiction = c.id AND {live(known, 'd')}) AS turned, "
        f"min(s.name, t.name) AS source_a, max(s.name, t.name) AS source_b, "
        f"{slot_sql('c.first', 'c.second', known)} AS slot, "
        f"coalesce({_score_sql(known)}, CASE c.generator {places} ELSE 0 END) "
        f"+ CASE WHEN {_marked_sql(known, 'pending')} THEN 0 ELSE {ranking.stake:f} END "
        f"+ CASE WHEN {_marked_sql(known, 'pinned')} THEN {ranking.pinned:f} ELSE 0 END AS rank "
        "FROM contradiction c JOIN version a ON a.key = c.first JOIN version b ON b.key = c.second "
        "JOIN source s ON s.key = a.source JOIN source t ON t.key = b.source "
        f"WHERE {live(known, 'c')} AND ({ruled_sql(known)} OR {waits_sql(known)})"
    )


_ORDER = "ruled, CASE WHEN ruled THEN -turned END, turned, rank DESC, key DESC"
"""Open ones first, best first, those put off at their end in the order of their putting off; then the ruled ones.

The ruling that was given last comes first. An open one has a ``turned`` exactly when it was put off; NULL sorts first.
"""


def _grouped(known: int, ranking: Ranking) -> str:
    """The same with the name of the group that each belongs to.

    A slot of the owner, and one in which the same two sources disagree more
    than once, is a group of its own; what is left of an attribute goes
    together, as "lives_in of others", so that five hundred acquaintances are
    no five hundred groups. The ranked ones are materialized, since SQLite would
    else look up the slot of each once for every place in which it is named here.
    """
    return (
        f"WITH ranked AS MATERIALIZED ({_ranked(known, ranking)}) SELECT *, "
        "CASE WHEN slot = '' OR slot LIKE '% of user' "
        "OR count(*) OVER (PARTITION BY ruled, slot, source_a, source_b) > 1 "
        "THEN slot ELSE substr(slot, 1, instr(slot, ' of ')) || 'of others' END AS grouped "
        "FROM ranked"
    )


def page_of_queue(
    store: Store, wanted: QueueFilter, ranking: Ranking, limit: int, offset: int
) -> tuple[list[int], int]:
    """The keys of one page in order, and how many contradictions fit in all."""
    condition, values = _condition(wanted)
    found = _ranked(LATEST, ranking) if wanted.slot is None else _grouped(LATEST, ranking)
    rows = store.rows(
        f"SELECT key, count(*) OVER () FROM ({found}) WHERE {condition} ORDER BY {_ORDER} LIMIT ? OFFSET ?",
        (*values, limit, offset),
    )
    if rows or not offset:
        return [key for key, _ in rows], rows[0][1] if rows else 0
    return [], int(store.value(f"SELECT count(*) FROM ({found}) WHERE {condition}", values))


def _condition(wanted: QueueFilter) -> tuple[str, list[object]]:
    parts, values = ["1"], list[object]()
    if wanted.memory is None:  # whoever looks at a memory is shown what it disagrees with, whatever it follows
        parts.append("NOT follows")
    if wanted.state is not None:
        parts.append("ruled" if wanted.state is ContradictionState.DECIDED else "NOT ruled")
    for condition, value in (
        ("generator = ?", wanted.generator and wanted.generator.value),
        ("? IN (slot, grouped)", wanted.slot),
        ("? IN (source_a, source_b)", wanted.source),
        ("? IN (one, other)", wanted.memory),
    ):
        if value is not None:
            parts.append(condition)
            values.append(value)
    return " AND ".join(parts), values


def groups_of_queue(store: Store, wanted: QueueFilter, ranking: Ranking) -> tuple[QueueGroup, ...]:
    """The open contradictions that fit, by slot and by the two sources in either order; the largest group first."""
    condition, values = _condition(wanted)
    # SQLite takes the id from the very row that has the greatest rank.
    rows = store.rows(
        "SELECT grouped, source_a, source_b, count(*) AS size, id, max(rank - (turned IS NOT NULL) * 10) AS best "
        f"FROM ({_grouped(LATEST, ranking)}) WHERE {condition} AND NOT ruled GROUP BY grouped, source_a, source_b "
        "ORDER BY size DESC, best DESC, grouped",
        values,
    )
    return tuple(QueueGroup(*row[:5]) for row in rows)


def alike_in_queue(store: Store, key: int, ranking: Ranking) -> list[str]:
    """The ids of the open contradictions of the group to which one belongs, in the order of the queue."""
    grouped = _grouped(LATEST, ranking)
    rows = store.rows(
        f"WITH queue AS MATERIALIZED ({grouped}) SELECT q.id FROM queue q JOIN queue o ON o.key = ? "
        "AND o.grouped = q.grouped AND o.source_a = q.source_a AND o.source_b = q.source_b "
        "WHERE NOT q.ruled AND NOT o.ruled AND (NOT q.follows OR q.key = o.key) "
        "ORDER BY q.turned, q.rank DESC, q.key DESC",
        (key,),
    )
    return [one for (one,) in rows]
