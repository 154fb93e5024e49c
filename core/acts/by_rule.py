"""What was done by rule: listed with the rule's sentence, and each taken back without touching anything else."""

from __future__ import annotations

import time

from core.acts.bench import Bench
from core.acts.undo import undo
from core.acts.wording import elapsed
from core.contradictions import ByRule, ByRulePage, RuleKind
from core.domain import Layer, Outcome, Receipt
from core.errors import InvalidRequest, NotFound
from core.store.by_rule import Deed, closed_by_rule, decided_by_rule, repeated_by_rule
from core.store.closings import CLOSED_BY_RULE, reopen_one
from core.store.journal import from_micros

_GONE = "This was taken back already, or something later rests on it."


def done_by_rule(bench: Bench, limit: int, offset: int = 0) -> ByRulePage:
    """One page of it, newest first; raises ``InvalidRequest`` for a page that cannot be."""
    if limit < 1 or offset < 0:
        raise InvalidRequest(f"There is no page of {limit} from {offset}.", "Begin at 0 and ask for one at least.")
    with bench.store.reading():
        found = _all(bench)
        page = found[offset : offset + limit]
        return ByRulePage(tuple(_value(kind, deed) for kind, deed in page), len(found))


def _all(bench: Bench) -> list[tuple[RuleKind, Deed]]:
    found = [(RuleKind.CLOSED, deed) for deed in closed_by_rule(bench.store)]
    found += [(RuleKind.REPEATED, deed) for deed in repeated_by_rule(bench.store)]
    found += [(RuleKind.DECIDED, deed) for deed in decided_by_rule(bench.store)]
    return sorted(found, key=lambda one: (-one[1].operation, one[0], -one[1].row))


def _value(kind: RuleKind, deed: Deed) -> ByRule:
    at = from_micros(deed.at)
    said = _sentence(kind, deed)
    return ByRule(f"{kind}-{deed.row}", kind, deed.memory, deed.text, deed.because, said, at, deed.operation)


def _sentence(kind: RuleKind, deed: Deed) -> str:
    match kind:
        case RuleKind.CLOSED:
            rest = deed.sentence.removeprefix(CLOSED_BY_RULE).lstrip(": ")
            return f"The owner told of a change in so many words: {rest}." if rest else "The owner told of a change."
        case RuleKind.REPEATED:
            return f"The same words were said again; “{deed.sentence}” counts as a further source."
        case RuleKind.DECIDED:
            return f"A detector that may act by itself ruled: {_RULED.get(deed.sentence, deed.sentence)}."


_RULED = {
    "a": "the earlier side is right",
    "b": "the later side is right",
    "sequence": "one after the other",
    "both": "both are true",
    "unknown": "no longer known",
    "different": "not about the same",
    "duplicate": "the same twice",
}


def take_back_rule(bench: Bench, id: str) -> Receipt:
    """Take back one thing that a rule did, and nothing else; that is an operation, and can be undone itself.

    What was closed holds again, a further source goes (the message stays), a
    detector's verdict is undone. Raises ``NotFound``, ``UndoConflict``.
    """
    begun = time.perf_counter()
    kind, deed = _find(bench, id)
    match kind:
        case RuleKind.CLOSED:
            return _reopen(bench, deed, begun)
        case RuleKind.REPEATED:
            return _detach(bench, deed, begun)
        case RuleKind.DECIDED:
            return undo(bench, deed.operation)


def _find(bench: Bench, id: str) -> tuple[RuleKind, Deed]:
    with bench.store.reading():
        found = next(((kind, deed) for kind, deed in _all(bench) if f"{kind}-{deed.row}" == id), None)
    if found is None:
        raise NotFound("Nothing done by rule goes by that name.", _GONE)
    return found


def _reopen(bench: Bench, deed: Deed, begun: float) -> Receipt:
    with bench.operation("reopen", note="the change that a rule read was none") as writer:
        if not reopen_one(writer, deed.row):
            raise NotFound("It does not stand closed by that rule any more.", _GONE)
    return _receipt(deed, writer.number, "It holds as before; what closed it stays, too.", begun)


def _detach(bench: Bench, deed: Deed, begun: float) -> Receipt:
    with bench.operation("detach", note="not a source of this memory") as writer:
        if not writer.retract_where("evidence", "key = ?", (deed.row,)):
            raise NotFound("It is no source of this memory any more.", _GONE)
    return _receipt(deed, writer.number, "It is no longer a source of this memory; the message itself stays.", begun)


def _receipt(deed: Deed, operation: int, said: str, begun: float) -> Receipt:
    return Receipt(Outcome.DONE, Layer.USER, said, memory=deed.memory, operation=operation, ms=elapsed(begun))
