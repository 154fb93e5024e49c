"""What detectors claimed and what became of it, and which of them may act by themselves, as rows."""

from __future__ import annotations

from typing import NamedTuple

from core.store.connection import Store
from core.store.journal import Writer, last_operation
from core.store.queue import waits_sql


class Claim(NamedTuple):
    """What one generator and model said of a live contradiction, the class it gave, and the suggested verdict."""

    contradiction: str
    generator: str
    model: str
    label: str
    suggested: str | None


class Outcome(NamedTuple):
    """A ruling in effect: the verdict, by whom, and the contradiction that it only followed, if any."""

    contradiction: str
    verdict: str
    by: str
    along: str


_BY = "coalesce(json_extract(d.details, '$.by'), 'owner')"


def read_claims(store: Store) -> list[Claim]:
    """Every claim; a flag whose own generator left no assessment is one itself."""
    rows = store.rows(
        "SELECT c.id, a.generator, a.model, a.label, c.suggested FROM contradiction c "
        "JOIN assessment a ON a.contradiction = c.id AND a.retracted_by IS NULL WHERE c.retracted_by IS NULL "
        "UNION SELECT c.id, c.generator, '', 'flag', c.suggested FROM contradiction c WHERE c.retracted_by IS NULL "
        "AND NOT EXISTS (SELECT 1 FROM assessment a WHERE a.contradiction = c.id AND a.generator = c.generator "
        "AND a.retracted_by IS NULL)"
    )
    return [Claim._make(row) for row in rows]


def read_scores(store: Store, generator: str, model: str) -> dict[str, float]:
    """The score that a generator and model gave last, by contradiction; what it did not score is left out."""
    rows = store.rows(
        "SELECT a.contradiction, a.score FROM assessment a JOIN contradiction c ON c.id = a.contradiction "
        "AND c.retracted_by IS NULL WHERE a.generator = ? AND a.model = ? AND a.score IS NOT NULL "
        "AND a.retracted_by IS NULL ORDER BY a.key",
        (generator, model),
    )
    return dict(rows)


class Scored(NamedTuple):
    """The last score of a generator and model for a pair, and whether that generator alone raised the flag."""

    contradiction: str
    score: float
    alone: bool


def read_judged(store: Store, generator: str, model: str) -> list[Scored]:
    """What a generator and model scored, each pair once."""
    rows = store.rows(
        "SELECT a.contradiction, a.score, c.generator = a.generator FROM assessment a JOIN contradiction c "
        "ON c.id = a.contradiction AND c.retracted_by IS NULL WHERE a.generator = ? AND a.model = ? "
        "AND a.score IS NOT NULL AND a.retracted_by IS NULL ORDER BY a.key",
        (generator, model),
    )
    return list({row[0]: Scored(row[0], float(row[1]), bool(row[2])) for row in rows}.values())


def read_outcomes(store: Store) -> list[Outcome]:
    """Every ruling in effect; what was put off has none."""
    rows = store.rows(
        f"SELECT d.contradiction, d.verdict, {_BY}, coalesce(json_extract(d.details, '$.along'), '') FROM verdict d "
        "WHERE d.retracted_by IS NULL AND d.verdict <> 'later' ORDER BY d.key"
    )
    return [Outcome._make(row) for row in rows]


def taken_back(store: Store) -> set[tuple[str, str]]:
    """Contradiction and generator of each automatic verdict that was undone and not done again."""
    rows = store.rows(
        f"SELECT DISTINCT d.contradiction, {_BY} FROM verdict d JOIN operation o ON o.number = d.retracted_by "
        f"WHERE o.kind = 'undo' AND {_BY} <> 'owner' AND NOT EXISTS (SELECT 1 FROM verdict n "
        "WHERE n.contradiction = d.contradiction AND n.retracted_by IS NULL AND n.verdict <> 'later')"
    )
    return {(contradiction, by) for contradiction, by in rows}


def waiting_ids(store: Store) -> set[str]:
    """The contradictions that wait for a verdict."""
    known = last_operation(store)
    rows = store.rows(f"SELECT c.id FROM contradiction c WHERE c.retracted_by IS NULL AND {waits_sql(known)}")
    return {contradiction for (contradiction,) in rows}


def read_limits(store: Store) -> dict[str, float]:
    """The generators that may act by themselves, each with the percentage that the person set."""
    return dict(store.rows("SELECT generator, limit_percent FROM automatic WHERE retracted_by IS NULL ORDER BY key"))


def put_limit(writer: Writer, generator: str, limit: float | None) -> None:
    """Set the limit of a generator in the place of the one it had; None takes it away."""
    writer.retract_where("automatic", "generator = ?", (generator,))
    if limit is not None:
        writer.put("automatic", generator, float(limit))


class Actable(NamedTuple):
    """A flag that its generator may decide by itself: its id and the verdict that was suggested."""

    contradiction: str
    suggested: str


def actable(store: Store, generator: str) -> list[Actable]:
    """Waiting flags of a generator with a suggestion, oldest first.

    Left out is what touches a statement that waits for approval, since nothing
    pending may end what counts, and what the generator decided before: it was
    taken back, or put before the person again.
    """
    known = last_operation(store)
    rows = store.rows(
        "SELECT c.id, c.suggested FROM contradiction c WHERE c.generator = ? AND c.suggested IS NOT NULL "
        f"AND c.suggested <> 'later' AND c.retracted_by IS NULL AND {waits_sql(known)} "
        "AND NOT EXISTS (SELECT 1 FROM verdict d WHERE d.contradiction = c.id) "
        "AND NOT EXISTS (SELECT 1 FROM version v JOIN mark m ON m.memory = v.memory AND m.retracted_by IS NULL "
        "WHERE v.key IN (c.first, c.second) AND m.name = 'pending') ORDER BY c.key",
        (generator,),
    )
    return [Actable._make(row) for row in rows]
