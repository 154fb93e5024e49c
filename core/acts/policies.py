"""Where statements come from, and what each source's statements may do."""

from __future__ import annotations

import time

from core.acts.bench import Bench
from core.acts.wording import elapsed
from core.answers import SourceRow
from core.domain import Channel, Layer, Outcome, Policy, Receipt
from core.errors import InvalidRequest, NotFound, NothingChanged
from core.store.connection import Store
from core.store.people import find_source
from core.store.policies import default_policy, put_policy, read_policy, read_sources

_SENTENCES = {
    Policy.AUTO: "What comes from “{}” counts at once from now on.",
    Policy.PROPOSE: "What comes from “{}” waits for your approval from now on.",
    Policy.HOLD: "Of what comes from “{}” only the words are kept from now on.",
}


def sources(bench: Bench) -> tuple[SourceRow, ...]:
    """Every source with its policy and how much came from it, by name."""
    with bench.store.reading():
        view = bench.view()
        return read_sources(bench.store, (entry.source for entry in view.by_version.values() if entry.showing))


def set_policy(bench: Bench, name: str, policy: Policy) -> Receipt:
    """Set what a source's further statements may do; what it brought before stays as it is.

    Raises ``NotFound``, ``NothingChanged``, and ``InvalidRequest`` for a source
    of what the owner types: that always counts.
    """
    begun = time.perf_counter()
    with bench.operation("policy", note=f"{name}: {policy}") as writer:
        source = require_source(bench, name)
        held, channel = read_policy(bench.store, source)
        if channel is Channel.TYPED:
            raise InvalidRequest(f"“{name}” is what you typed yourself; it always counts.", "Choose another source.")
        if policy is (held or default_policy(channel)):
            raise NothingChanged(f"“{name}” is set to {policy} already.")
        put_policy(writer, source, policy)
    return Receipt(
        Outcome.DONE, Layer.USER, _SENTENCES[policy].format(name), operation=writer.number, ms=elapsed(begun)
    )


def policy_for(store: Store, source: str, channel: Channel) -> Policy:
    """What a statement of this source, come in by this channel, may do.

    Typed statements always count. “auto” is for the channel that the source
    has: an agent that calls itself by the name of a trusted import waits.
    """
    key = None if channel is Channel.TYPED else find_source(store, source)
    held, own = (None, channel) if key is None else read_policy(store, key)
    if held is None or (held is Policy.AUTO and own is not channel):
        return default_policy(channel)
    return held


def require_source(bench: Bench, name: str) -> int:
    """The key of a source by its name; raises ``NotFound``."""
    found = find_source(bench.store, name)
    if found is None:
        raise NotFound(f"There is no source “{name[:60]}”.", "“variorum sources” lists them.")
    return found
