"""The sentences of the sources: who may write into the vault, and what becomes of it."""

from __future__ import annotations

from core.domain import Channel, Policy
from ui.safe import one_line
from ui.text import TYPED_SOURCES
from ui.translation import plural, tr

SOURCES_TITLE = tr("Sources")
SOURCES_LINE = tr("Who may write into this vault, and what becomes of it. A change counts for what comes from now on.")
NO_SOURCES = tr("Nothing came from anywhere yet.")
ALWAYS_COUNTS = tr("Always counts")
POLICY_LABEL = tr("What comes from here")
POLICY_WORDS: dict[Policy, str] = {
    Policy.AUTO: tr("Counts at once"),
    Policy.PROPOSE: tr("Ask me first"),
    Policy.HOLD: tr("Hold: keep the words only"),
}
POLICY_SENTENCES: dict[Policy, str] = {
    Policy.AUTO: tr("What it brings counts at once."),
    Policy.PROPOSE: tr("What it brings waits until you approve it."),
    Policy.HOLD: tr("Its words are kept to look things up in. No memory is made of them; you can restore each."),
}


def source_counts(memories: int, episodes: int) -> str:
    """“12 memories · 419 messages”."""
    return f"{plural('{n} memory', '{n} memories', memories)} · {plural('{n} message', '{n} messages', episodes)}"


def source_name(name: str, channel: Channel) -> str:
    """A source's name; what the person typed without naming one is theirs."""
    return tr("You") if channel is Channel.TYPED and name in TYPED_SOURCES else one_line(name, 80)


def source_kind(channel: Channel) -> str:
    """What kind of source it is."""
    match channel:
        case Channel.TYPED:
            return tr("typed by you")
        case Channel.IMPORT:
            return tr("brought in from files")
        case Channel.AGENT:
            return tr("an assistant that writes")
        case Channel.MODEL:
            return tr("a language model")


_POLICY_SET: dict[Policy, str] = {
    Policy.AUTO: tr("counts at once"),
    Policy.PROPOSE: tr("ask me first"),
    Policy.HOLD: tr("hold: keep the words only"),
}


def policy_set(source: str, policy: Policy) -> str:
    """The bar's sentence after a policy was changed."""
    return tr("“{source}”: {policy}.").format(source=source, policy=_POLICY_SET[policy])
