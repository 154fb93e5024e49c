"""Many contradictions decided by one rule: a dry run that tells each, then one operation and one undo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from core.acts.bench import OWNER, Bench
from core.acts.cases import read_docket
from core.acts.decide import apply_judgment, judgment
from core.acts.policies import require_source
from core.contradictions import BulkLine, BulkReport, BulkRule
from core.engine.bulk import Spoken, choose
from core.errors import InvalidRequest
from core.store.flagged import SideRow, find_flag, read_flags
from core.store.journal import Writer
from core.store.people import source_name
from core.store.rulings import is_ruled
from core.text import require_text


class _OnlyTried(Exception):
    """Takes a dry run back; never leaves this file."""


def decide_alike(
    bench: Bench, given: Sequence[str], rule: BulkRule, *, source: str = "", note: str = "", dry_run: bool = True
) -> BulkReport:
    """Decide contradictions by one rule, in the order given, or tell what that would do.

    A dry run does it all and takes it back before anything is stored: what one
    ruling settles along, the next ones meet. Raises ``NotFound``,
    ``AmbiguousId``, ``InvalidText``, and ``InvalidRequest`` for the rule
    ``source`` without a source or a source with another rule.
    """
    if (rule is BulkRule.SOURCE) is not bool(source):
        raise InvalidRequest(f"The rule “{rule}” {'needs a' if not source else 'takes no'} source.", "See --help.")
    if note:
        require_text(note, "note")
    with bench.store.reading():
        name = source_name(bench.store, require_source(bench, source)) if source else ""
        keys = list(dict.fromkeys(find_flag(bench.store, one) for one in given))
        ids = [flag.id for flag in read_flags(bench.store, keys)]
    lines: list[BulkLine] = []
    number: int | None = None
    with _undone_if(dry_run), bench.operation("decide", actor=OWNER) as writer:
        along: set[str] = set()
        for flag in zip(keys, ids, strict=True):
            lines.append(_line(bench, writer, flag, rule, name, note, along))
        count = sum(line.decision is not None for line in lines)
        writer.note = f"{rule}: {count:,} of {len(lines):,} decided{f', {note}' if note else ''}"
        if dry_run:
            raise _OnlyTried
        number = writer.number if writer.touched else None
    return BulkReport(tuple(lines), number)


@contextmanager
def _undone_if(dry_run: bool) -> Iterator[None]:
    try:
        yield
    except _OnlyTried:
        assert dry_run


def _line(
    bench: Bench, writer: Writer, flag: tuple[int, str], rule: BulkRule, source: str, note: str, along: set[str]
) -> BulkLine:
    """Decide one pair if the rule fits; ``along`` collects what is settled by the way."""
    key, one = flag
    if is_ruled(bench.store, key):
        how = "by one of the rulings before it" if one in along else "already"
        return BulkLine(one, None, f"Left alone: it is settled {how}.")
    try:
        docket = read_docket(bench, one, writer.at)
        chosen = choose(rule, _spoken(docket.a), _spoken(docket.b), source, note)
        if isinstance(chosen, str):
            return BulkLine(one, None, chosen)
        judged = judgment(docket, chosen)
    except InvalidRequest as refused:
        return BulkLine(one, None, f"Left alone: {refused.message}")
    apply_judgment(bench, writer, judged, chosen, None, OWNER)
    along.update(settled.other.id for settled in judged.settled)
    return BulkLine(one, chosen, " ".join((*judged.preview.effects, *judged.preview.hanging)))


def _spoken(side: SideRow) -> Spoken:
    return Spoken(side.said_at, side.source)
