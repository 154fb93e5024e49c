"""What waits for the person: proposals, contradictions, sources and their policies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.answers import (
    ExtractReport,
    Proposal,
    SourceRow,
)
from core.contradictions import (
    BulkReport,
    BulkRule,
    Contradiction,
    Decision,
    Preview,
    QueuePage,
    QueueRequest,
    SourceWaiting,
)
from core.domain import (
    Episode,
    Policy,
    Progress,
    ProposalKind,
    ProposalState,
    Receipt,
    ShouldStop,
)
from core.face.opening import Opened
from core.later import later
from core.window import Moment

if TYPE_CHECKING:
    from core.acts import automatic, curate, decide, own_name, policies, review, review_many
    from core.acts import contradictions as queue
    from core.acts import decide_alike as alike
    from core.acts import extract as extracting
    from core.inference.chat import ChatModel
    from core.store import memories as marks
else:
    automatic = later("core.acts.automatic")
    queue = later("core.acts.contradictions")
    curate = later("core.acts.curate")
    decide = later("core.acts.decide")
    alike = later("core.acts.decide_alike")
    extracting = later("core.acts.extract")
    own_name = later("core.acts.own_name")
    policies = later("core.acts.policies")
    review = later("core.acts.review")
    review_many = later("core.acts.review_many")
    marks = later("core.store.memories")


class Reviewing(Opened):
    """Deciding about what waits."""

    def approve_pending(self, memory: str) -> Receipt:
        """Let a waiting memory count."""
        return review.approve(self._bench, memory, None)

    def proposals(self, state: ProposalState | None = ProposalState.OPEN) -> tuple[Proposal, ...]:
        """The suggested changes in this state (None = all), newest first."""
        return review.proposals(self._bench, state)

    def suggested(self) -> tuple[Proposal, ...]:
        """The suggested changes that wait, newest first, but those that are shown as duplicates."""
        return review.suggested(self._bench)

    def propose(
        self,
        kind: ProposalKind,
        memory: str,
        base_version: int,
        after: str | None,
        *,
        reason: str,
        by: str,
        quote: str = "",
        guard: str = "",
        since: Moment | None = None,
        prompt: str = "",
        other: str | None = None,
    ) -> Receipt:
        """Suggest a change for a person to decide; ``other`` is a second memory that it takes in."""
        return review.propose(
            self._bench, kind, memory, base_version, after, reason=reason, by=by, quote=quote, guard=guard,
            since=since, prompt=prompt, other=other,
        )  # fmt: skip

    def approve(self, id: str, text: str | None = None, *, expected_version: int | None = None) -> Receipt:
        """Apply a proposal or let a waiting memory count, with ``text`` in these words; raises ``StaleProposal``.

        ``expected_version`` binds it to what the person saw: see ``review.approve``.
        """
        return review.approve(self._bench, id, text, expected_version)

    def reject(self, id: str, reason: str = "", *, expected_version: int | None = None) -> Receipt:
        """Turn a proposal down, or mark a waiting memory as never right; ``expected_version`` as in ``approve``."""
        return review.reject(self._bench, id, reason, expected_version)

    def approve_many(self, wanted: review_many.Shown) -> Receipt:
        """Approve each, given by id and the version that was seen, in one step; what changed meanwhile is left."""
        return review_many.approve_many(self._bench, wanted)

    def reject_many(self, wanted: review_many.Shown, reason: str = "") -> Receipt:
        """Reject each, given by id and the version that was seen, in one step; what changed meanwhile is left."""
        return review_many.reject_many(self._bench, wanted, reason)

    def source_waiting(self, name: str) -> SourceWaiting:
        """How much of a source waits, and a mark of what that is; raises ``NotFound``."""
        return review_many.source_waiting(self._bench, name)

    def waiting_sources(self) -> tuple[SourceWaiting, ...]:
        """Every source of which memories wait, the one that wrote last first."""
        return review_many.waiting_sources(self._bench)

    def approve_source(self, name: str, *, seen: str | None = None, also: review_many.Shown = ()) -> Receipt:
        """Let everything of a source that waits count, in one step, its proposals ``also``; see ``review_many``."""
        return review_many.approve_source(self._bench, name, seen, also)

    def reject_source(
        self, name: str, reason: str = "", *, seen: str | None = None, also: review_many.Shown = ()
    ) -> Receipt:
        """Mark everything of a source that waits as never right, in one step; ``seen`` and ``also`` as there."""
        return review_many.reject_source(self._bench, name, reason, seen, also)

    def flag(
        self,
        first: tuple[str, int],
        second: tuple[str, int],
        *,
        generator: str,
        reason: str,
        score: float | None = None,
    ) -> Receipt:
        """Open a contradiction between two versions, each given as memory id and number."""
        made = curate.flag(self._bench, first, second, generator=generator, reason=reason, score=score)
        return automatic.after(self._bench, made)

    def contradictions(self, request: QueueRequest) -> QueuePage:
        """One page of the review queue, best first, with the groups that the open ones fall into."""
        return own_name.in_own_name(self._bench, queue.contradictions(self._bench, request))

    def contradiction(self, id: str) -> Contradiction:
        """One contradiction by its full or short id; raises ``NotFound``, ``AmbiguousId``."""
        return own_name.in_own_name(self._bench, queue.contradiction(self._bench, id))

    def preview_decision(self, id: str, decision: Decision) -> Preview:
        """What a verdict would do, in plain sentences; nothing is stored. Raises ``InvalidRequest``."""
        return decide.preview_decision(self._bench, id, decision)

    def decide(self, id: str, decision: Decision) -> Receipt:
        """Give a verdict, as one operation; ``later`` leaves it open. Raises ``InvalidRequest``, ``NotFound``."""
        return automatic.after_ruling(self._bench, decide.decide(self._bench, id, decision))

    def alike(self, id: str) -> tuple[str, ...]:
        """The ids of the open contradictions of the same slot and sources as this one, itself among them."""
        return queue.alike(self._bench, id)

    def decide_alike(
        self, ids: Sequence[str], rule: BulkRule, *, source: str = "", note: str = "", dry_run: bool = True
    ) -> BulkReport:
        """Decide many contradictions by one rule, as one operation, or only tell what that would do."""
        return alike.decide_alike(self._bench, ids, rule, source=source, note=note, dry_run=dry_run)

    def judge(self, memory: str, model: ChatModel, should_stop: ShouldStop | None = None) -> Receipt:
        """Let a model say how a stored statement relates to the others; what it would change waits for a person."""
        from core.acts.judge import judge  # reading replies is prepared only where a model is used

        return automatic.after(self._bench, judge(self._bench, memory, model, should_stop))

    def unclear(self) -> tuple[str, ...]:
        """The memories about which a model gave no usable answer."""
        return marks.marked_memories(self._bench.store, "unclear")

    def extract(
        self,
        model: ChatModel | None,
        *,
        conversation: str | None = None,
        brought: int | None = None,
        limit: int | None = None,
        progress: Progress | None = None,
        should_stop: ShouldStop | None = None,
    ) -> ExtractReport:
        """Take statements out of stored conversations, by a model or (None) by rule; what was read is not read again.

        ``brought`` is the operation that imported them. Goes on where it was stopped.
        """
        return extracting.extract(
            self._bench, model, conversation=conversation, brought=brought, limit=limit, progress=progress,
            should_stop=should_stop,
        )  # fmt: skip

    def unread(self) -> tuple[Episode, ...]:
        """The messages about which no model gave a usable answer; reading again asks anew."""
        return own_name.in_own_name(self._bench, extracting.unread(self._bench))

    def sources(self) -> tuple[SourceRow, ...]:
        """Where statements came from, and what each source's may do."""
        return policies.sources(self._bench)

    def set_policy(self, source: str, policy: Policy) -> Receipt:
        """Set what the further statements of a source may do."""
        return policies.set_policy(self._bench, source, policy)
