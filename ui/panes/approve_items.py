"""What waits for the person, as the pane shows it: pending memories and open proposals, grouped by their source.

Values made outside of the window's thread; the pane paints them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.answers import ListRequest, Proposal
from core.domain import Memory, ProposalKind, Receipt, Status
from core.errors import NotFound
from ui import text_write as words
from ui.dates import moment_text

if TYPE_CHECKING:
    from core.vault import Vault

MOST = 500
"""Waiting memories read at once: a page of the vault; what is approved makes room for the next."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """One thing to decide. ``memory`` is what waits or what a proposal would change; ``id`` is what is approved."""

    id: str
    group: str
    kind: ProposalKind | None
    text: str
    memory: str
    proposal: Proposal | None = None
    pending: Memory | None = None

    @property
    def since(self) -> str:
        """The date that a proposal names, in words; nothing when it names none."""
        return moment_text(self.proposal.since) if self.proposal and self.proposal.since else ""

    @property
    def editable(self) -> bool:
        """Whether there is a wording that can be changed before approving."""
        return self.kind in {None, ProposalKind.REFINE, ProposalKind.SUPERSEDE}


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the list: a group's heading (``item`` None) or something to decide."""

    words: str
    group: str
    item: Waiting | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """Everything that waits; ``total`` counts also what lies beyond ``MOST``."""

    items: tuple[Waiting, ...]
    total: int
    unclear: tuple[str, ...] = ()
    """Memories that a language model gave no usable word on; they can be asked about again."""
    unread: int = 0
    """Messages that a language model could not read for statements."""


@dataclass(frozen=True, slots=True)
class Background:
    """What stands behind one item: the words it rests on, what it disagrees with, the memory merged into it."""

    quote: str = ""
    said_by: str = ""
    against: tuple[str, ...] = ()
    other: str = ""


def read_waiting(vault: Vault) -> Asked:
    """All that waits in a vault, newest first; runs in the reader's thread."""
    proposals = vault.proposals()
    page = vault.list(ListRequest(Status.PENDING, limit=MOST))
    changes = tuple(_of_proposal(one) for one in proposals)
    waiting = changes + tuple(_of_memory(one) for one in page.memories)
    return Asked(waiting, len(changes) + page.total, vault.unclear(), len(vault.unread()))


def _of_proposal(proposal: Proposal) -> Waiting:
    text = proposal.after if proposal.after is not None else proposal.before
    return Waiting(proposal.id, proposal.by, proposal.kind, text, proposal.memory, proposal=proposal)


def _of_memory(memory: Memory) -> Waiting:
    return Waiting(memory.id, memory.source, None, memory.text, memory.id, pending=memory)


def read_background(vault: Vault, item: Waiting) -> Background:
    """What the card shows beside the wording; runs in the reader's thread."""
    try:
        if item.proposal is not None:
            other = item.proposal.other
            text = vault.show(other).memory.text if other else ""
            return Background(item.proposal.quote, other=text)
        detail = vault.show(item.memory)
    except NotFound:
        return Background()  # taken back meanwhile; the list is about to be read anew
    said = [one for one in detail.evidence if one.version == detail.memory.version]
    quote = said[0].quote if said and said[0].quote != detail.memory.text else ""
    against = tuple(one.other_text for one in detail.disputes)
    return Background(quote, said[0].speaker if said else "", against)


def approve_shown(vault: Vault, item: Waiting, wording: str | None) -> Receipt:
    """Approve what the person saw, in their words if they gave any; runs in the writer's thread.

    Raises ``StaleProposal`` when it is something else by now.
    """
    seen = item.pending.version if item.pending else item.proposal.base_version if item.proposal else None
    return vault.approve(item.id, wording, expected_version=seen)


def lines_of(items: Sequence[Waiting]) -> tuple[Line, ...]:
    """The rows of the list: each source's heading, then what it brought, in the order of the newest."""
    groups: dict[str, list[Waiting]] = {}
    for item in items:
        groups.setdefault(item.group, []).append(item)
    lines: list[Line] = []
    for group, held in groups.items():
        lines.append(Line(words.group_words(group, len(held)), group))
        lines += [Line(item.text, group, item) for item in held]
    return tuple(lines)
