"""The sentences of the write path: what each layer is for, what became of a statement, what waits."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime

from core.answers import ExtractReport
from core.domain import Layer, Outcome, ProposalKind, Receipt, Status
from ui.dates import day_of_year, day_text
from ui.safe import one_line
from ui.text import TYPED_SOURCES
from ui.told import told
from ui.translation import decimal, digits, plural, tr

WRITTEN_TITLE = tr("What became of it")
WRITE_ANOTHER = tr("Write another")
RESTORE = tr("Restore")
RESTORED = tr("Kept as a memory after all.")
CLOSE = tr("Close")
NOT_ASKED = tr("Not asked.")
ASKING = tr("Asking… You can go on meanwhile.")
ASK_AGAIN = tr("Ask the model again")
ASKING_TITLE = tr("Asking the language model")


def not_heard(reason: str) -> str:
    """Why the model was not heard; the statement is stored all the same."""
    return tr("Not heard: {reason}").format(reason=told(reason))


LAYER_NAMES: dict[Layer, str] = {
    Layer.RETAIN: tr("Worth keeping?"),
    Layer.HASH: tr("Said before?"),
    Layer.NEAR: tr("Nearly the same?"),
    Layer.SLOT: tr("Same property?"),
    Layer.JUDGE: tr("Language model"),
    Layer.SWEEP: tr("Later look"),
    Layer.USER: tr("You"),
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
            return (
                tr("Already known (said again on {day}).").format(day=short_day(now)) if now else tr("Already known.")
            )
        case Outcome.SKIPPED:
            return skipped_words(receipt.reason)
        case Outcome.REVISED:
            return told(receipt.reason)
        case Outcome.ADDED | Outcome.RESTATED | Outcome.QUEUED | Outcome.DONE:
            return _stored_words(receipt, against)


def _stored_words(receipt: Receipt, against: str) -> str:
    if against:
        return tr("Stored; disagrees with “{against}”: waiting for you.").format(against=against)
    if receipt.status is Status.PENDING:
        return tr("Stored; waiting for approval.")
    if receipt.proposals:
        return plural(
            "Stored; a change to another memory waits for you.",
            "Stored; {n} changes to other memories wait for you.",
            len(receipt.proposals),
        )
    near = receipt.outcome is Outcome.RESTATED
    return tr("Stored; it says nearly the same as another memory.") if near else tr("Stored.")


def skipped_words(reason: str) -> str:
    """“Skipped as small talk.” of a receipt's reason or of a skipped statement's."""
    found = _SKIPPED.fullmatch(reason)
    kind = (found["kind"] if found else reason).rstrip(".")
    if kind.startswith(("there ", "held")):
        return (
            tr("Skipped: {kind}.").format(kind=told(kind))
            if kind.startswith("there ")
            else f"{told(kind)[:1].upper()}{told(kind)[1:]}."
        )
    return tr("Skipped as {kind}.").format(kind=told(kind))


def short_day(at: datetime) -> str:
    """“4 Mar” of an instant."""
    local = at.astimezone()
    return day_of_year(local.month, local.day)


def cost_words(receipt: Receipt, *, asking: bool = False) -> str:
    """How long it took, and whether a model was asked; ``asking``: it is being asked."""
    seconds = receipt.ms / 1000
    took = f"{digits(round(receipt.ms))} ms" if seconds < 1 else f"{decimal(seconds, 1)} s"
    if asking:
        return tr("{took} so far").format(took=took)
    calls = receipt.model_calls
    asked = (
        plural("{n} call to the language model", "{n} calls to the language model", calls)
        if calls
        else tr("no language model asked")
    )
    return f"{took}, {asked}"


SKIPPED_TITLE = tr("Skipped")
SKIPPED_LINE = tr(
    "What seemed to say nothing lasting. Every one of them can be restored, and nothing is ever thrown away."
)
NOTHING_SKIPPED = tr("Nothing was skipped.")
NOTHING_SKIPPED_LINE = tr("Small talk and machine lines would be listed here, so that you can restore them.")


def skipped_chip(number: int) -> str:
    """The chip above the list that leads to what was skipped."""
    return tr("Skipped {number}").format(number=digits(number))


def proposed_chip(number: int) -> str:
    """The chip above the list that leads to proposed changes."""
    return tr("Proposed {number}").format(number=digits(number))


def skipped_origin(reason: str, speaker: str, source: str, at: datetime) -> str:
    """The small line under a skipped statement: why, from where, when."""
    where = (
        tr("from {source}").format(source=source)
        if source not in {"", "typed"}
        else tr("typed by {speaker}").format(speaker=speaker)
    )
    return f"{skipped_words(reason)[:-1]} · {where} · {day_text(at)}"


def first_of(shown: int, total: int) -> str:
    """“The newest 200 of 1,204 are shown.”"""
    return tr("The newest {shown} of {total} are shown.").format(shown=digits(shown), total=digits(total))


APPROVE_TITLE = tr("To approve")
APPROVE = tr("Approve")
EDIT = tr("Edit, then approve")
REJECT = tr("Reject")
APPROVE_EDITED = tr("Approve this wording")
KEEP_AS_IT_IS = tr("Cancel")
WHY_REJECT = tr("Why? It helps to remember later; you can leave it empty.")
REJECT_REASONS = (tr("Wrong"), tr("Private"), tr("Trivial"), tr("Already known"))
NOTHING_WAITS = tr("Nothing waits for you")
NOTHING_WAITS_LINE = tr("What assistants and files bring in, and what a language model proposes, is shown here first.")
REASON, QUOTE, BASE, FROM, GUARD = tr("Reason"), tr("Quote"), tr("Based on"), tr("From"), tr("Check this first")
MERGED = tr("It takes this one in:")
DISAGREES = tr("Another memory says otherwise")
SHOW_MEMORY = tr("Show the memory")
STALE_TITLE = tr("It has changed meanwhile")
STALE_LINE = tr("Nothing was done. Here is the proposal anew, against the memory as it is today.")
EDITED_EMPTY = tr("There is no text.")
APPROVED = tr("Approved.")
REJECTED = tr("Rejected.")
PENDING_BEFORE = tr("A new memory")


def kind_word(kind: ProposalKind | None) -> str:
    """What is proposed, in a word; None is a memory that waits to count."""
    match kind:
        case None:
            return tr("New")
        case ProposalKind.REFINE | ProposalKind.SUPERSEDE:
            return tr("Change")
        case ProposalKind.END:
            return tr("Removal")
        case ProposalKind.MERGE:
            return tr("Merge")


def kind_sentence(kind: ProposalKind | None, since: str = "") -> str:
    """What approving does, before the click."""
    match kind:
        case None:
            return tr("It counts from then on. Until you approve it, it is used nowhere.")
        case ProposalKind.REFINE:
            return tr("A better wording of the same truth. The old wording stays in the history.")
        case ProposalKind.SUPERSEDE:
            when = tr("from {since} on").format(since=since) if since else tr("from now on")
            return tr(
                "The world has changed: the new wording is true {when}, the old one stays true until then."
            ).format(when=when)
        case ProposalKind.END:
            when = tr("since {since}").format(since=since) if since else tr("since today")
            return tr("It is marked as no longer true {when}. It stays in the history.").format(when=when)
        case ProposalKind.MERGE:
            return tr(
                "The two become one memory. The other is archived, with all that it rests on; both texts are kept."
            )


def card_sentence(
    kind: ProposalKind | None, before: str, after: str, since: str, guard: str, odd: str, facts: Mapping[str, str]
) -> str:
    """A whole card as one paragraph, for a screen reader."""
    match kind:
        case None:
            said = tr("A new memory waits: “{after}”").format(after=one_line(after, 300))
        case ProposalKind.END:
            said = tr("“{before}” would be marked as no longer true.").format(before=one_line(before, 300))
        case ProposalKind.MERGE:
            said = tr("“{after}” would be one memory of two.").format(after=one_line(after, 300))
        case ProposalKind.REFINE | ProposalKind.SUPERSEDE:
            said = tr("“{before}” would become “{after}”").format(
                before=one_line(before, 300), after=one_line(after, 300)
            )
    told = [f"{name}: {one_line(fact, 300)}" for name, fact in facts.items()]
    parts = [guard, said, kind_sentence(kind, since), odd, *told]
    return " ".join(part if part.rstrip("”").endswith((".", "!", "?")) else f"{part}." for part in parts if part)


TRY_AGAIN = tr("Ask about them again")
READ_AGAIN = tr("Read them again")
READING_TITLE = tr("The language model reads")
READING_TITLE_RULE = tr("Looking for memories in conversations")
READ_TITLE = tr("Find memories in conversations")
READ_DO = tr("Begin")
READ_BY_MODEL = tr(
    "The language model reads each message that it has not read yet, one call a message. What it finds waits for your "
    "approval. You can stop it in the status line; the next time it goes on from there."
)
READ_BY_RULE = tr(
    "What the people in the conversations say of themselves is looked for by rule; no language model is set. What is "
    "found waits for your approval."
)


def unclear_words(memories: int, messages: int) -> str:
    """“The language model could not judge 3 statements.”"""
    parts = [plural("judge {n} statement", "judge {n} statements", memories)] if memories else []
    parts += [plural("read {n} message", "read {n} messages", messages)] if messages else []
    return tr("The language model could not {parts}.").format(parts=tr(" or ").join(parts)) if parts else ""


def ask_about(source: str, number: int) -> str:
    """The button that asks the model about what one source brought."""
    return tr("Ask the language model about {number} from “{source}”").format(number=digits(number), source=source)


def asked_words(asked: int, waiting: int, unclear: int) -> str:
    """The bar's sentence after that."""
    said = tr("Asked about {statements}: {suggestions} for you.").format(
        statements=plural("{n} statement", "{n} statements", asked),
        suggestions=plural("{n} suggestion waits", "{n} suggestions wait", waiting),
    )
    return (
        plural("{said} {n} answer could not be used.", "{said} {n} answers could not be used.", unclear).format(
            said=said
        )
        if unclear
        else said
    )


def read_words(report: ExtractReport) -> str:
    """What a model read out of conversations."""
    parts = [
        tr("Read {messages}: {statements}.").format(
            messages=plural("{n} message", "{n} messages", report.messages),
            statements=plural("{n} new statement", "{n} new statements", report.added),
        )
    ]
    if report.pending:
        parts.append(plural("{n} waits for your approval.", "{n} wait for your approval.", report.pending))
    if report.refused:
        parts.append(
            plural(
                "{n} statement was refused: nobody said so.",
                "{n} statements were refused: nobody said so.",
                len(report.refused),
            )
        )
    if report.unclear:
        parts.append(plural("{n} message could not be read.", "{n} messages could not be read.", len(report.unclear)))
    return " ".join([*parts, told(report.stopped)] if report.stopped else parts)


GO_THROUGH = tr("Go through them…")


FOLDED = tr("All of one source in one row. Right opens it.")
TICKED = tr("Ticked")
LATER = tr("Later")
PUT_OFF_DONE = tr("Put off. It comes last until you come back here.")
SIMILAR = tr("Near what is known")
NOTHING_SIMILAR = tr("Nothing like it is known.")
GONE = tr("No longer shown")
USED = tr("Use")
ONE_BY_ONE = tr("Go through them one by one")
REJECT_ALL = tr("Reject all")
ASK_MANY_ABOVE = 20
"""Ticked things above which approving or rejecting them asks once: more than fit on a screen at the same time."""


def gone_words(memory: str, pieces: int, source: str) -> str:
    """What would stop being shown when a memory ends."""
    held, whom = (
        plural("{n} message", "{n} messages", pieces),
        tr("you") if source in TYPED_SOURCES else one_line(source, 60),
    )
    return tr("“{memory}”, which rests on {held} from {whom}.").format(
        memory=one_line(memory, 240), held=held, whom=whom
    )


def group_kinds(new: int, proposed: int) -> str:
    """“4,812 new, 188 suggested changes”."""
    parts = [tr("{new} new").format(new=digits(new))] if new else []
    parts += [plural("{n} suggested change", "{n} suggested changes", proposed)] if proposed else []
    return ", ".join(parts)


def group_title(source: str, number: int) -> str:
    """The heading over a whole source."""
    return plural("{n} thing waits from {source}", "{n} things wait from {source}", number).format(
        source=one_line(source, 80)
    )


def ticked_button(action: str, number: int) -> str:
    """“Approve 3 ticked”."""
    return tr("{action} {number} ticked").format(action=action, number=digits(number))


def ask_many(action: str, number: int) -> str:
    """The question before many are decided at once."""
    return tr("{action} {number} at once?").format(action=action, number=digits(number))


ASK_MANY_LINE = tr("It is one step, and Undo takes it back whole.")


def waiting_count(number: int) -> str:
    """The heading above the list of what waits."""
    return plural("{n} waits for you", "{n} wait for you", number)


def group_words(source: str, number: int) -> str:
    """The heading of a source's group."""
    return f"{source} · {digits(number)}"


def approve_all(source: str, number: int | None) -> str:
    """The button that approves everything that one source brought; None when not all of it is listed."""
    return (
        tr("Approve all {number} from “{source}”").format(number=digits(number), source=source)
        if number
        else tr("Approve all from “{source}”").format(source=source)
    )


def approved_all(source: str) -> str:
    """The bar's sentence after that."""
    return tr("Approved all from “{source}”.").format(source=source)


def base_words(version: int) -> str:
    """Which wording a proposal was made for."""
    return tr("version {version}").format(version=version)


def from_words(source: str, at: datetime, speaker: str = "") -> str:
    """“ChatGPT, 4 Mar 2025”, with the speaker where that is somebody else."""
    said = tr(", said by {speaker}").format(speaker=one_line(speaker, 60)) if speaker else ""
    return f"{one_line(source, 80)}, {day_text(at)}{said}"


def keyed(action: str, key: str) -> str:
    """A button's words with the key that does the same."""
    return f"{action}  {key}"
