"""What the statements of a source may do, as rows; a source without one is as its channel is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from core.answers import SourceRow
from core.domain import Channel, Policy
from core.store.connection import Store
from core.store.journal import Writer


def default_policy(channel: Channel) -> Policy:
    """What counts without a policy: what is typed at once, everything else when it is approved."""
    return Policy.AUTO if channel is Channel.TYPED else Policy.PROPOSE


def read_policy(store: Store, source: int) -> tuple[Policy | None, Channel]:
    """The policy that was set for a source, None when none was, and the source's own channel."""
    row = store.row(
        "SELECT s.channel, p.name FROM source s LEFT JOIN policy p ON p.source = s.key AND p.retracted_by IS NULL "
        "WHERE s.key = ?",
        (source,),
    )
    assert row is not None
    with store.values():
        return (Policy(row[1]) if row[1] else None), Channel(row[0])


def put_policy(writer: Writer, source: int, policy: Policy) -> None:
    """Set the policy of a source in the place of the one it had."""
    writer.retract_where("policy", "source = ?", (source,))
    writer.put("policy", source, policy.value)


def read_sources(store: Store, shown: Iterable[int]) -> tuple[SourceRow, ...]:
    """Every source by name with its policy and its counts; ``shown`` is the source's key of each memory shown."""
    memories = Counter(shown)
    episodes: dict[int, int] = dict(
        store.rows(
            "SELECT e.source, count(*) FROM presence p JOIN episode e ON e.key = p.episode "
            "WHERE p.retracted_by IS NULL GROUP BY e.source"
        )
    )
    rows = store.rows(
        "SELECT s.key, s.name, s.channel, p.name FROM source s "
        "LEFT JOIN policy p ON p.source = s.key AND p.retracted_by IS NULL ORDER BY s.folded"
    )
    found = []
    with store.values():
        for key, name, written, policy in rows:
            channel = Channel(written)
            held = Policy(policy) if policy else default_policy(channel)
            found.append(SourceRow(name, channel, held, memories[key], episodes.get(key, 0)))
    return tuple(found)
