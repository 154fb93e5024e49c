"""The sentences of the write path: what each layer is for, what became of a statement, what waits, who may do what."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime

from core.answers import ExtractReport
from core.domain import Channel, Layer, Outcome, Policy, ProposalKind, Receipt, Status
from ui.dates import MONTHS, day_text
from ui.safe import one_line
from ui.text import TYPED_SOURCES, count

WRITTEN_TITLE = "What became of it"
WRITE_ANOTHER = "Write another"
RESTORE = "Restore"
RESTORED = "Kept as a memory after all."
CLOSE = "Close"
NOT_ASKED = "Not asked."
ASKING = "Asking… You can go on meanwhile."
ASK_AGAIN = "Ask the model again"
ASKING_TITLE = "Asking the language model"


def not_heard(reason: str) -> str:
    """Why the model was not heard; the statement is stored all the same."""
    return f"Not heard: {reason}"


LAYER_NAMES: dict[Layer, str] = {
    Layer.RETAIN: "Worth keeping?",
    Layer.HASH: "Said before?",
    Layer.NEAR: "Nearly the same?",
    Layer.SLOT: "Same property?",
    Layer.JUDGE: "Language model",
    Layer.SWEEP: "Later look",
    Layer.USER: "You",
}
"""What each layer of the write path asks, in its order."""
PATH: tuple[Layer, ...] = (Layer.RETAIN, Layer.HASH, Layer.NEAR, Layer.SLOT, Layer.JUDGE)
"""The layers that a person sees, whether they were asked or not."""

_SKIPPED = re.compile(r"(?:Skipped|Held): (?P<kind>.+?)\.(?: It can be restored\.)?")


def receipt_words(receipt: Receipt, against: str = "", now: datetime | None = None) -> str:
    """What became of a statement, in one sentence.

    ``against`` is the text that it disagrees with, ``now`` the present for the date of a repeat.
    """
    match receipt.outcome:
        case Outcome.REPEATED:
            return f"Already known (said again on {short_day(now)})." if now else "Already known."
        case Outcome.SKIPPED:
            return skipped_words(receipt.reason)
        case Outcome.REVISED:
            return receipt.reason
        case Outcome.ADDED | Outcome.RESTATED | Outcome.QUEUED | Outcome.DONE:
            return _stored_words(receipt, against)


def _stored_words(receipt: Receipt, against: str) -> str:
    if against:
        return f"Stored; disagrees with “{against}”: waiting for you."
    if receipt.status is Status.PENDING:
        return "Stored; waiting for approval."
    if receipt.proposals:
        several = len(receipt.proposals)
        one = "a change to another memory waits"
        return f"Stored; {one if several == 1 else f'{several} changes to other memories wait'} for you."
    near = receipt.outcome is Outcome.RESTATED
    return "Stored; it says nearly the same as another memory." if near else "Stored."


def skipped_words(reason: str) -> str:
    """“Skipped as small talk.” of a receipt's reason or of a skipped statement's."""
    found = _SKIPPED.fullmatch(reason)
    kind = (found["kind"] if found else reason).rstrip(".")
    if kind.startswith(("there ", "held")):
        return f"Skipped: {kind}." if kind.startswith("there ") else f"{kind[0].upper()}{kind[1:]}."
    return f"Skipped as {kind}."


def short_day(at: datetime) -> str:
    """“4 Mar” of an instant."""
    local = at.astimezone()
    return f"{local.day} {MONTHS[local.month - 1]}"


def cost_words(receipt: Receipt, *, asking: bool = False) -> str:
    """How long it took, and whether a model was asked; ``asking``: it is being asked."""
    seconds = receipt.ms / 1000
    took = f"{receipt.ms:.0f} ms" if seconds < 1 else f"{seconds:.1f} s"
    if asking:
        return f"{took} so far"
    calls = receipt.model_calls
    asked = f"{count(calls, 'call')} to the language model" if calls else "no language model asked"
    return f"{took}, {asked}"


SKIPPED_TITLE = "Skipped"
SKIPPED_LINE = "What seemed to say nothing lasting. Every one of them can be restored, and nothing is ever thrown away."
NOTHING_SKIPPED = "Nothing was skipped."
NOTHING_SKIPPED_LINE = "Small talk and machine lines would be listed here, so that you can restore them."


def skipped_chip(number: int) -> str:
    """The chip above the list that leads to what was skipped."""
    return f"Skipped {number:,}"


def proposed_chip(number: int) -> str:
    """The chip above the list that leads to proposed changes."""
    return f"Proposed {number:,}"


def skipped_origin(reason: str, speaker: str, source: str, at: datetime) -> str:
    """The small line under a skipped statement: why, from where, when."""
    where = f"from {source}" if source not in {"", "typed"} else f"typed by {speaker}"
    return f"{skipped_words(reason)[:-1]} · {where} · {day_text(at)}"


def first_of(shown: int, total: int) -> str:
    """“The newest 200 of 1,204 are shown.”"""
    return f"The newest {shown:,} of {total:,} are shown."


SOURCES_TITLE = "Sources"
SOURCES_LINE = "Who may write into this vault, and what becomes of it. A change counts for what comes from now on."
NO_SOURCES = "Nothing came from anywhere yet."
ALWAYS_COUNTS = "Always counts"
POLICY_LABEL = "What comes from here"
POLICY_WORDS: dict[Policy, str] = {
    Policy.AUTO: "Counts at once",
    Policy.PROPOSE: "Ask me first",
    Policy.HOLD: "Hold: keep the words only",
}
POLICY_SENTENCES: dict[Policy, str] = {
    Policy.AUTO: "What it brings counts at once.",
    Policy.PROPOSE: "What it brings waits until you approve it.",
    Policy.HOLD: "Its words are kept to look things up in. No memory is made of them; you can restore each.",
}


def source_counts(memories: int, episodes: int) -> str:
    """“12 memories · 419 messages”."""
    return f"{count(memories, 'memory', 'memories')} · {count(episodes, 'message')}"


def source_name(name: str, channel: Channel) -> str:
    """A source's name; what the person typed without naming one is theirs."""
    return "You" if channel is Channel.TYPED and name in TYPED_SOURCES else one_line(name, 80)


def source_kind(channel: Channel) -> str:
    """What kind of source it is."""
    match channel:
        case Channel.TYPED:
            return "typed by you"
        case Channel.IMPORT:
            return "brought in from files"
        case Channel.AGENT:
            return "an assistant that writes"
        case Channel.MODEL:
            return "a language model"


def policy_set(source: str, policy: Policy) -> str:
    """The bar's sentence after a policy was changed."""
    return f"“{source}”: {POLICY_WORDS[policy].lower()}."


APPROVE_TITLE = "To approve"
APPROVE = "Approve"
EDIT = "Edit, then approve"
REJECT = "Reject"
APPROVE_EDITED = "Approve this wording"
KEEP_AS_IT_IS = "Cancel"
WHY_REJECT = "Why? It helps to remember later; you can leave it empty."
REJECT_REASONS = ("Wrong", "Private", "Trivial", "Already known")
NOTHING_WAITS = "Nothing waits for you"
NOTHING_WAITS_LINE = "What assistants and files bring in, and what a language model proposes, is shown here first."
REASON, QUOTE, BASE, FROM, GUARD = "Reason", "Quote", "Based on", "From", "Check this first"
MERGED = "It takes this one in:"
DISAGREES = "Another memory says otherwise"
SHOW_MEMORY = "Show the memory"
STALE_TITLE = "It has changed meanwhile"
STALE_LINE = "Nothing was done. Here is the proposal anew, against the memory as it is today."
EDITED_EMPTY = "There is no text."
APPROVED = "Approved."
REJECTED = "Rejected."
PENDING_BEFORE = "A new memory"


def kind_word(kind: ProposalKind | None) -> str:
    """What is proposed, in a word; None is a memory that waits to count."""
    match kind:
        case None:
            return "New"
        case ProposalKind.REFINE | ProposalKind.SUPERSEDE:
            return "Change"
        case ProposalKind.END:
            return "Removal"
        case ProposalKind.MERGE:
            return "Merge"


def kind_sentence(kind: ProposalKind | None, since: str = "") -> str:
    """What approving does, before the click."""
    match kind:
        case None:
            return "It counts from then on. Until you approve it, it is used nowhere."
        case ProposalKind.REFINE:
            return "A better wording of the same truth. The old wording stays in the history."
        case ProposalKind.SUPERSEDE:
            when = f"from {since} on" if since else "from now on"
            return f"The world has changed: the new wording is true {when}, the old one stays true until then."
        case ProposalKind.END:
            when = f"since {since}" if since else "since today"
            return f"It is marked as no longer true {when}. It stays in the history."
        case ProposalKind.MERGE:
            return "The two become one memory. The other is archived, with all that it rests on; both texts are kept."


def card_sentence(
    kind: ProposalKind | None, before: str, after: str, since: str, guard: str, odd: str, facts: Mapping[str, str]
) -> str:
    """A whole card as one paragraph, for a screen reader."""
    match kind:
        case None:
            said = f"A new memory waits: “{one_line(after, 300)}”"
        case ProposalKind.END:
            said = f"“{one_line(before, 300)}” would be marked as no longer true."
        case ProposalKind.MERGE:
            said = f"“{one_line(after, 300)}” would be one memory of two."
        case ProposalKind.REFINE | ProposalKind.SUPERSEDE:
            said = f"“{one_line(before, 300)}” would become “{one_line(after, 300)}”"
    told = [f"{name}: {one_line(fact, 300)}" for name, fact in facts.items()]
    parts = [guard, said, kind_sentence(kind, since), odd, *told]
    return " ".join(part if part.rstrip("”").endswith((".", "!", "?")) else f"{part}." for part in parts if part)


TRY_AGAIN = "Ask about them again"
READ_AGAIN = "Read them again"
READING_TITLE = "The language model reads"
READING_TITLE_RULE = "Looking for memories in conversations"
READ_TITLE = "Find memories in conversations"
READ_DO = "Begin"
READ_BY_MODEL = (
    "The language model reads each message that it has not read yet, one call a message. What it finds waits for your "
    "approval. You can stop it in the status line; the next time it goes on from there."
)
READ_BY_RULE = (
    "What the people in the conversations say of themselves is looked for by rule; no language model is set. What is "
    "found waits for your approval."
)


def unclear_words(memories: int, messages: int) -> str:
    """“The language model could not judge 3 statements.”"""
    parts = [f"judge {count(memories, 'statement')}"] if memories else []
    parts += [f"read {count(messages, 'message')}"] if messages else []
    return f"The language model could not {' or '.join(parts)}." if parts else ""


def ask_about(source: str, number: int) -> str:
    """The button that asks the model about what one source brought."""
    return f"Ask the language model about {number:,} from “{source}”"


def asked_words(asked: int, waiting: int, unclear: int) -> str:
    """The bar's sentence after that."""
    said = f"Asked about {count(asked, 'statement')}: {count(waiting, 'suggestion waits', 'suggestions wait')} for you."
    return f"{said} {count(unclear, 'answer', 'answers')} could not be used." if unclear else said


def read_words(report: ExtractReport) -> str:
    """What a model read out of conversations."""
    parts = [f"Read {count(report.messages, 'message')}: {count(report.added, 'new statement')}."]
    if report.pending:
        parts.append(f"{count(report.pending, 'waits', 'wait')} for your approval.")
    if report.refused:
        parts.append(f"{count(len(report.refused), 'statement was', 'statements were')} refused: nobody said so.")
    if report.unclear:
        parts.append(f"{count(len(report.unclear), 'message', 'messages')} could not be read.")
    return " ".join([*parts, report.stopped] if report.stopped else parts)


GO_THROUGH = "Go through them…"


FOLDED = "All of one source in one row. Right opens it."
TICKED = "Ticked"
LATER = "Later"
PUT_OFF_DONE = "Put off. It comes last until you come back here."
SIMILAR = "Near what is known"
NOTHING_SIMILAR = "Nothing like it is known."
GONE = "No longer shown"
USED = "Use"
ONE_BY_ONE = "Go through them one by one"
REJECT_ALL = "Reject all"
ASK_MANY_ABOVE = 20
"""Ticked things above which approving or rejecting them asks once: more than fit on a screen at the same time."""


def gone_words(memory: str, pieces: int, source: str) -> str:
    """What would stop being shown when a memory ends."""
    held, whom = count(pieces, "message"), "you" if source in TYPED_SOURCES else one_line(source, 60)
    return f"“{one_line(memory, 240)}”, which rests on {held} from {whom}."


def group_kinds(new: int, proposed: int) -> str:
    """“4,812 new, 188 suggested changes”."""
    parts = [f"{new:,} new"] if new else []
    parts += [count(proposed, "suggested change")] if proposed else []
    return ", ".join(parts)


def group_title(source: str, number: int) -> str:
    """The heading over a whole source."""
    return f"{count(number, 'thing waits', 'things wait')} from {one_line(source, 80)}"


def ticked_button(action: str, number: int) -> str:
    """“Approve 3 ticked”."""
    return f"{action} {number:,} ticked"


def ask_many(action: str, number: int) -> str:
    """The question before many are decided at once."""
    return f"{action} {number:,} at once?"


ASK_MANY_LINE = "It is one step, and Undo takes it back whole."


def waiting_count(number: int) -> str:
    """The heading above the list of what waits."""
    return f"{count(number, 'waits', 'wait')} for you"


def group_words(source: str, number: int) -> str:
    """The heading of a source's group."""
    return f"{source} · {number:,}"


def approve_all(source: str, number: int | None) -> str:
    """The button that approves everything that one source brought; None when not all of it is listed."""
    return f"Approve all {number:,} from “{source}”" if number else f"Approve all from “{source}”"


def approved_all(source: str) -> str:
    """The bar's sentence after that."""
    return f"Approved all from “{source}”."


def base_words(version: int) -> str:
    """Which wording a proposal was made for."""
    return f"version {version}"


def from_words(source: str, at: datetime, speaker: str = "") -> str:
    """“ChatGPT, 4 Mar 2025”, with the speaker where that is somebody else."""
    said = f", said by {one_line(speaker, 60)}" if speaker else ""
    return f"{one_line(source, 80)}, {day_text(at)}{said}"


def keyed(action: str, key: str) -> str:
    """A button's words with the key that does the same."""
    return f"{action}  {key}"
