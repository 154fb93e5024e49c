"""How right each detector was by the person's own verdicts, and automatic mode: off unless that is good enough.

The detector's word and the person's verdict are kept apart; what a detector
decided by itself is no evidence for it. A detector that may act gives the
verdict that it suggested, as an operation of its own by its own name, and
switches itself off when its figures no longer carry it.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping

from core.acts.bench import OWNER, Bench
from core.acts.wording import elapsed
from core.contradictions import DetectorFigures, Generator, Threshold
from core.domain import Layer, Outcome, Receipt
from core.engine.precision import NO_CLAIM, RIGHT, WRONG, Record, Said, against_acting, record_of, wilson
from core.errors import InvalidRequest, NothingChanged
from core.store.figures import (
    Claim,
    put_limit,
    read_claims,
    read_limits,
    read_outcomes,
    read_scores,
    taken_back,
    waiting_ids,
)

LOWEST, HIGHEST = 50.0, 99.9
"""Percentages that may be asked for: below a half it is wrong more often than right, and nothing proves 100."""

STEP = 5
"""Percent between two thresholds: finer than a score is to be trusted."""


def detectors(bench: Bench) -> tuple[DetectorFigures, ...]:
    """The figures of each generator with each of its models, in the order of ``Generator``."""
    with bench.store.reading():
        claims = _claims(bench)
        limits = read_limits(bench.store)
        groups: dict[tuple[str, str], list[Claim]] = {}
        for claim in claims:
            groups.setdefault((claim.generator, claim.model), []).append(claim)
        judged = _Judged(bench)
        found = []
        for (generator, model), of_it in groups.items():
            record = judged.record(of_it)
            found.append(_figures(Generator(generator), model, record, limits.get(generator)))
        found += [
            _figures(Generator(name), "", Record(0, 0, 0, 0), limit)
            for name, limit in limits.items()
            if all(generator != name for generator, _ in groups)
        ]
    order = list(Generator)
    return tuple(sorted(found, key=lambda one: (order.index(one.generator), one.model)))


def _figures(generator: Generator, model: str, record: Record, limit: float | None) -> DetectorFigures:
    share = wilson(record.right, record.decided)
    return DetectorFigures(
        generator,
        model,
        record.open,
        record.decided,
        record.right,
        precision=None if share is None else round(share.value, 2),
        low=None if share is None else round(share.low, 2),
        high=None if share is None else round(share.high, 2),
        automatic=limit,
    )


class _Judged:
    """What became of each contradiction, read once."""

    def __init__(self, bench: Bench) -> None:
        store = bench.store
        self._own = {
            one.contradiction: one.verdict for one in read_outcomes(store) if one.by == OWNER and not one.along
        }
        self._undone = taken_back(store)
        self._waiting = waiting_ids(store)

    def thresholds(self, scores: Mapping[str, float]) -> tuple[Threshold, ...]:
        """The counts above each twentieth of the scale."""
        found = []
        for percent in range(0, 101, STEP):
            above = [name for name, score in scores.items() if 100 * score >= percent]
            waits = sum(name in self._waiting for name in above)
            verdicts = [self._own[name] for name in above if name in self._own]
            right = sum(verdict in RIGHT for verdict in verdicts)
            wrong = sum(verdict in WRONG for verdict in verdicts)
            found.append(Threshold(percent, waits, right + wrong, right))
        return tuple(found)

    def record(self, claims: Iterable[Claim]) -> Record:
        """The record of these claims, each contradiction counted once."""
        once = {claim.contradiction: claim for claim in claims}
        return record_of(
            Said(
                claim.suggested,
                self._own.get(name),
                (name, claim.generator) in self._undone,
                name in self._waiting,
            )
            for name, claim in once.items()
        )


def thresholds(bench: Bench, generator: Generator, model: str = "") -> tuple[Threshold, ...]:
    """What is left of a detector's flags when only those of a score or more count, in steps of five percent.

    Empty for a detector that gives no scores. Only what claims a conflict is counted, and only the person's verdicts.
    """
    with bench.store.reading():
        claimed = {one.contradiction for one in _claims(bench) if (one.generator, one.model) == (generator, model)}
        scores = {name: score for name, score in read_scores(bench.store, generator, model).items() if name in claimed}
        judged = _Judged(bench)
        return judged.thresholds(scores) if scores else ()


def _claims(bench: Bench) -> list[Claim]:
    return [claim for claim in read_claims(bench.store) if claim.label not in NO_CLAIM]


def why_not(bench: Bench, generator: Generator, limit: float) -> str:
    """Why a generator may not act by itself above ``limit`` percent, all its models together; empty when it may.

    For acting a flag is right only if the verdict that was suggested was the
    person's, too.
    """
    record = _Judged(bench).record(claim for claim in _claims(bench) if claim.generator == generator.value)
    return against_acting(record.apt, record.decided, limit)


def set_automatic(bench: Bench, generator: Generator, limit: float | None) -> Receipt:
    """Let a generator decide its further flags by itself while it is proven right above ``limit`` percent; None = off.

    Raises ``InvalidRequest`` while its figures do not prove that, or for a
    limit or generator that cannot be, and ``NothingChanged``.
    """
    begun = time.perf_counter()
    _require_sensible(generator, limit)
    note = f"{generator}: off" if limit is None else f"{generator}: above {limit:g} %"
    with bench.operation("automatic", note=note) as writer:
        if read_limits(bench.store).get(generator.value) == limit:
            raise NothingChanged(f"“{generator}” is set so already.")
        reason = "" if limit is None else why_not(bench, generator, limit)
        if reason:
            raise InvalidRequest(f"“{generator}” cannot act by itself: {reason}", "Decide more of its flags by hand.")
        put_limit(writer, generator.value, limit)
    said = (
        f"“{generator}” waits for your verdicts again."
        if limit is None
        else f"“{generator}” decides by itself from now on, while it is proven right above {limit:g} %. "
        "Each of its verdicts is listed and can be undone."
    )
    return Receipt(Outcome.DONE, Layer.USER, said, operation=writer.number, ms=elapsed(begun))


def _require_sensible(generator: Generator, limit: float | None) -> None:
    if limit is None:
        return
    if not LOWEST <= limit <= HIGHEST:
        raise InvalidRequest(
            f"{limit:g} % is no limit for acting alone.", f"Choose {LOWEST:g} to {HIGHEST:g} percent, or --off."
        )
    if generator in (Generator.PERSON, Generator.DENSE):
        why = "you linked by hand" if generator is Generator.PERSON else "are candidates only"
        raise InvalidRequest(f"Pairs that {why} wait for you.", "Choose another detector.")
