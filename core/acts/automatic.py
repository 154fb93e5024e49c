"""Automatic mode at work: the flags of a generator that may act get the verdict that was suggested.

It acts after the operation that raised the flags, as an operation of its own
for each, whose actor is the generator. It never acts on what waits for
approval, and never again on what the person took back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.acts.bench import Bench
from core.acts.decide import decide
from core.acts.detectors import why_not
from core.answers import ImportReport
from core.contradictions import Decision, Generator, Verdict
from core.domain import Receipt
from core.errors import RequestError
from core.store.figures import actable, put_limit, read_limits
from core.store.memories import find_memory

MOST = 200
"""Verdicts in one go; what is left is decided after the next write."""


@dataclass(frozen=True, slots=True)
class Acted:
    """The contradictions that were decided, and a sentence for each thing that the person is to know."""

    contradictions: tuple[str, ...] = ()
    sentences: tuple[str, ...] = ()


def act(bench: Bench) -> Acted:
    """Let the generators that may act decide what waits; nothing where automatic mode is off."""
    decided: list[str] = []
    sentences: list[str] = []
    for name, limit in read_limits(bench.store).items():
        generator = Generator(name)
        reason = why_not(bench, generator, limit)
        if reason:
            sentences.append(_switch_off(bench, generator, reason))
        else:
            made = _decide_all(bench, generator)
            decided += made
            if made:
                sentences.append(
                    f"“{generator}” decided {len(made)} by itself; “variorum undo” takes the last one back."
                )
    return Acted(tuple(decided), tuple(sentences))


def _switch_off(bench: Bench, generator: Generator, reason: str) -> str:
    said = f"“{generator}” no longer decides by itself: {reason}"
    with bench.operation(
        "switch-off", actor=generator.value, note=f"{generator}: switched itself off. {reason}"
    ) as writer:
        put_limit(writer, generator.value, None)
    return said


def _decide_all(bench: Bench, generator: Generator) -> list[str]:
    made = []
    for flag in actable(bench.store, generator.value)[:MOST]:
        try:
            decide(bench, flag.contradiction, Decision(Verdict(flag.suggested)), by=generator.value)
        except RequestError:
            continue  # it was settled along with another one, or cannot be decided without more: it waits
        made.append(flag.contradiction)
    return made


def after(bench: Bench, receipt: Receipt) -> Receipt:
    """Let generators act on what a write raised, and tell it in the write's receipt."""
    if not receipt.contradictions:
        return receipt
    acted = act(bench)
    if not acted.sentences:
        return receipt
    shown = bench.views.shown_now(find_memory(bench.store, receipt.memory)) if receipt.memory else None
    status = shown.status if shown else receipt.status
    return replace(receipt, reason=" ".join((receipt.reason, *acted.sentences)), status=status)


def after_import(bench: Bench, report: ImportReport) -> ImportReport:
    """Let generators act on what an import raised."""
    if report.contradictions and report.operation is not None:
        act(bench)
    return report


def after_ruling(bench: Bench, receipt: Receipt) -> Receipt:
    """Switch off whom a verdict, or the taking back of one, has made too doubtful; tell it in the receipt."""
    said = []
    for name, limit in read_limits(bench.store).items():
        reason = why_not(bench, Generator(name), limit)
        if reason:
            said.append(_switch_off(bench, Generator(name), reason))
    return replace(receipt, reason=" ".join((receipt.reason, *said))) if said else receipt
