"""What waits for the person, as the pane shows it: pending memories and open proposals, grouped by their source.

Values made outside of the window's thread; the pane paints them. A source that
brought more than fits on a screen is one row until it is opened.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING

from core.answers import ListRequest, Proposal, Query
from core.contradictions import SourceWaiting
from core.domain import Memory, ProposalKind, ProposalState, Receipt, Status, Usage
from core.errors import NotFound
from ui import text_write as words
from ui.dates import moment_text

if TYPE_CHECKING:
    from core.vault import Vault

FOLDED_FROM = 25
"""Things of one source that are shown as one row until it is opened: more than a screen holds."""
MOST = 200
"""Memories of one source read at once, as many as anybody decides one by one; decided ones make room."""
SAMPLE = 6
"""Wordings shown of a source that is one row."""
LIKE_IT = 3
"""Similar memories shown beside a new one."""


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

    @property
    def seen(self) -> int | None:
        """The version that is shown, to which a decision binds."""
        return self.pending.version if self.pending else self.proposal.base_version if self.proposal else None

    @property
    def recorded_at(self) -> datetime | None:
        """When it came."""
        one = self.proposal or self.pending
        return one.recorded_at if one else None


@dataclass(frozen=True, slots=True)
class Group:
    """What one source brought: new memories that wait (with the mark of which ones), and its proposals."""

    name: str
    new: int = 0
    mark: str | None = None
    proposed: tuple[tuple[str, int | None], ...] = ()
    sample: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """How many things that are."""
        return self.new + len(self.proposed)

    @property
    def is_long(self) -> bool:
        """Whether it is one row until it is opened."""
        return self.count >= FOLDED_FROM


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the list: a group's heading (``item`` None) or something to decide."""

    words: str
    group: str
    item: Waiting | None = None
    head: Group | None = None
    folded: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """What waits: the groups with their full numbers, and the things of those that are open."""

    groups: tuple[Group, ...] = ()
    items: tuple[Waiting, ...] = ()
    unclear: tuple[str, ...] = ()
    """Memories that a language model gave no usable word on; they can be asked about again."""
    unread: int = 0
    """Messages that a language model could not read for statements."""
    usage: Mapping[str, Usage] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """How many things wait."""
        return sum(group.count for group in self.groups)


@dataclass(frozen=True, slots=True)
class Typed:
    """What stands in a card's fields: ``wording`` None = as it was proposed; ``stage`` which of them is open."""

    stage: str
    wording: str | None
    reason: str


@dataclass(frozen=True, slots=True)
class Held:
    """How the pane stood before an answer, kept until it is written."""

    asked: Asked
    ticked: frozenset[str]
    typed: Typed


@dataclass(frozen=True, slots=True)
class Background:
    """What stands behind one item: the words it rests on, what it disagrees with, the memory merged into it.

    ``similar``: the memories nearest to a new one. ``gone``: what would no longer be shown.
    """

    quote: str = ""
    said_by: str = ""
    against: tuple[str, ...] = ()
    other: str = ""
    similar: tuple[str, ...] = ()
    gone: str = ""
    contradiction: str = ""
    """The id of the open contradiction in which it stands; where several do, of the first."""


def read_waiting(vault: Vault, opened: Collection[str] = ()) -> Asked:
    """All that waits in a vault, the things of short and of ``opened`` groups; runs in the reader's thread."""
    proposals: dict[str, list[Waiting]] = {}
    for one in vault.suggested():
        proposals.setdefault(one.by, []).append(_of_proposal(one))
    sources = {one.name: one for one in vault.waiting_sources()}
    groups, items = list[Group](), list[Waiting]()
    for name in dict.fromkeys((*proposals, *sources)):
        held, source = proposals.get(name, []), sources.get(name)
        group = _group(name, held, source)
        if group.is_long and name not in opened:
            groups.append(replace(group, sample=_sample(vault, held, source)))
            continue
        groups.append(group)
        items += held[:MOST]
        items += _new_ones(vault, name, MOST) if source else []
    memories = [item.memory for item in items]
    return Asked(tuple(groups), tuple(items), vault.unclear(), len(vault.unread()), vault.usage(memories))


def _group(name: str, held: Sequence[Waiting], source: SourceWaiting | None) -> Group:
    proposed = tuple((one.id, one.seen) for one in held)
    return Group(name, source.count if source else 0, source.seen if source else None, proposed)


def _sample(vault: Vault, held: Sequence[Waiting], source: SourceWaiting | None) -> tuple[str, ...]:
    new = _new_ones(vault, source.name, SAMPLE) if source else []
    return tuple(one.text for one in (*held[:SAMPLE], *new))[:SAMPLE]


def _new_ones(vault: Vault, source: str, limit: int) -> list[Waiting]:
    page = vault.list(ListRequest(Status.PENDING, source=source, limit=limit))
    return [_of_memory(one) for one in page.memories]


def read_these(vault: Vault, ids: Sequence[str]) -> Asked:
    """Those of these that still wait, in this order, in one group a source; runs in the reader's thread."""
    found = []
    proposals = {one.id: one for one in vault.proposals(ProposalState.OPEN)}
    for name in ids:
        if name in proposals:
            found.append(_of_proposal(proposals[name]))
        elif (memory := _pending(vault, name)) is not None:
            found.append(_of_memory(memory))
    names = dict.fromkeys(item.group for item in found)
    groups = tuple(_group(name, [item for item in found if item.group == name], None) for name in names)
    return Asked(groups, tuple(found), usage=vault.usage([item.memory for item in found]))


def _pending(vault: Vault, id: str) -> Memory | None:
    try:
        memory = vault.show(id).memory
    except NotFound:
        return None
    return memory if memory.status is Status.PENDING else None


def _of_proposal(proposal: Proposal) -> Waiting:
    text = proposal.after if proposal.after is not None else proposal.before
    return Waiting(proposal.id, proposal.by, proposal.kind, text, proposal.memory, proposal=proposal)


def _of_memory(memory: Memory) -> Waiting:
    return Waiting(memory.id, memory.source, None, memory.text, memory.id, pending=memory)


def read_background(vault: Vault, item: Waiting) -> Background:
    """What the card shows beside the wording; runs in the reader's thread."""
    try:
        if item.proposal is not None:
            return _behind_proposal(vault, item.proposal)
        detail = vault.show(item.memory)
    except NotFound:
        return Background()  # taken back meanwhile; the list is about to be read anew
    said = [one for one in detail.evidence if one.version == detail.memory.version]
    quote = said[0].quote if said and said[0].quote != detail.memory.text else ""
    against = tuple(one.other_text for one in detail.disputes)
    open_one = detail.disputes[0].contradiction if detail.disputes else ""
    speaker = said[0].speaker if said else ""
    return Background(quote, speaker, against, similar=_similar(vault, item), contradiction=open_one)


def _behind_proposal(vault: Vault, proposal: Proposal) -> Background:
    other = vault.show(proposal.other).memory.text if proposal.other else ""
    gone = ""
    if proposal.kind is ProposalKind.END:
        detail = vault.show(proposal.memory)
        gone = words.gone_words(detail.memory.text, len(detail.evidence), detail.memory.source)
    return Background(proposal.quote, other=other, gone=gone)


def _similar(vault: Vault, item: Waiting) -> tuple[str, ...]:
    """The memories that are nearest to a new one: perhaps it is known already."""
    found = vault.search(Query(item.text[:400], limit=LIKE_IT + 1, plain=True))
    near = [hit for hit in (*found.hits, *found.near) if hit.memory and hit.memory.id != item.memory]
    return tuple(dict.fromkeys(hit.text for hit in near))[:LIKE_IT]


def approve_shown(vault: Vault, item: Waiting, wording: str | None) -> Receipt:
    """Approve what the person saw, in their words if they gave any; runs in the writer's thread.

    Raises ``StaleProposal`` when it is something else by now.
    """
    return vault.approve(item.id, wording, expected_version=item.seen)


def lines_of(asked: Asked, later: Sequence[str] = ()) -> tuple[Line, ...]:
    """The rows of the list: each source's heading, then what it brought; what was put off comes last in it."""
    off = {name: at for at, name in enumerate(later)}
    held: dict[str, list[Waiting]] = {}
    for item in asked.items:
        held.setdefault(item.group, []).append(item)
    lines: list[Line] = []
    for group in asked.groups:
        items = sorted(held.get(group.name, ()), key=lambda item: off.get(item.id, -1))
        folded = group.is_long and not items
        lines.append(Line(words.group_words(group.name, group.count), group.name, head=group, folded=folded))
        lines += [Line(item.text, group.name, item) for item in items]
    return tuple(lines)


def without(asked: Asked, ids: Iterable[str]) -> Asked:
    """What is left after a decision, until it is read anew."""
    gone = set(ids)
    decided = [item for item in asked.items if item.id in gone]
    groups = []
    for group in asked.groups:
        new = sum(item.group == group.name and item.proposal is None for item in decided)
        left = tuple(one for one in group.proposed if one[0] not in gone)
        smaller = replace(group, new=max(0, group.new - new), proposed=left)
        if smaller.count:
            groups.append(smaller)
    return replace(asked, groups=tuple(groups), items=tuple(item for item in asked.items if item.id not in gone))
