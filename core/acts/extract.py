"""From stored conversations to statements: by a chat model message by message, or by rule; both only ever add.

Each message that a model reads is an operation of its own, written after the
answer came: a run that was stopped, killed or cut off goes on where it was. A
message without a usable answer stays to be read again. What is taken passes the
same layers as every statement and waits for approval, tied to the exact words.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from core.acts.add import Checked, Settled, check, store_statement
from core.acts.bench import Bench
from core.acts.policies import policy_for
from core.answers import ExtractReport, SkippedRecord
from core.domain import Channel, Episode, Outcome, Policy, Progress, ShouldStop, Statement
from core.engine.claims import RULES_VERSION, Extracted, Heard, Part, Refused, claims_in, part_of
from core.engine.retain import noise
from core.errors import Cancelled, EndpointDown, InvalidRequest, InvalidText, NotFound
from core.identity import short_id
from core.store.journal import Writer
from core.store.people import source_name
from core.store.readings import (
    Read,
    Spoken,
    brought_by,
    conversations,
    fits,
    in_order,
    is_present,
    note_reading,
    read_by,
    unclear_readings,
)

if TYPE_CHECKING:
    from core.inference.chat import ChatModel
    from core.inference.extract import MessageExtraction

MOST_FAULTS = 3
"""Messages in a row at which the endpoint fails before a run gives up: one may be a hiccup, three are an outage."""
LISTED = 80
"""Signs of a refused statement that a report repeats."""
_STOPPED = "It was stopped; what was read until then is stored, and the next run goes on from there."


@dataclass(frozen=True, slots=True)
class _Job:
    """A conversation, and the keys of the messages to read in it, as ``Heard`` names them."""

    spoken: Spoken
    wanted: tuple[str, ...]


@dataclass(slots=True)
class _Tally:
    """What a run came to so far."""

    model: str
    total: int
    read: int = 0
    settled: list[tuple[Settled, Policy]] = field(default_factory=list)
    refused: list[SkippedRecord] = field(default_factory=list)
    unclear: list[SkippedRecord] = field(default_factory=list)
    operations: list[int] = field(default_factory=list)
    calls: int = 0
    faults: int = 0
    stopped: str = ""

    def report(self, left: int) -> ExtractReport:
        """The run as a value; ``left`` are the messages that are still to be read."""
        made = [
            policy for one, policy in self.settled if one.outcome in (Outcome.ADDED, Outcome.RESTATED, Outcome.QUEUED)
        ]
        return ExtractReport(
            self.read,
            left,
            len(made),
            sum(one.outcome is Outcome.REPEATED for one, _ in self.settled),
            sum(policy is not Policy.AUTO for policy in made),
            tuple(self.refused),
            tuple(self.unclear),
            sum(len(one.contradictions) for one, _ in self.settled),
            self.model,
            self.calls,
            tuple(self.operations),
            self.stopped,
        )


def extract(
    bench: Bench,
    model: ChatModel | None,
    *,
    conversation: str | None = None,
    brought: int | None = None,
    limit: int | None = None,
    progress: Progress | None = None,
    should_stop: ShouldStop | None = None,
) -> ExtractReport:
    """Take statements out of the stored messages that this reader has not read yet; None = the rules read.

    ``conversation`` names one (or the parts of one), ``brought`` the operation
    that imported them, ``limit`` how many messages at most. A stop or an
    outage ends the run early and is said in the report. Raises ``NotFound``
    for a conversation that is not there, ``InvalidRequest`` for a model whose
    statements are not wanted.
    """
    reader = reader_of(model)
    if model is not None and policy_for(bench.store, model.name, Channel.MODEL) is Policy.HOLD:
        raise InvalidRequest(
            f"What “{model.name}” reads out of conversations is not to be kept.", "Set its source to propose first."
        )
    jobs = _jobs(bench, reader, conversation, brought)
    chosen = _first(jobs, limit)
    tally = _Tally("" if model is None else model.name, sum(len(job.wanted) for job in chosen))
    try:
        for job in chosen:
            if tally.stopped:
                break
            if model is None:
                _by_rule(bench, job, tally, reader)
                _go_on(tally, progress, should_stop)
            else:
                _by_model(bench, job, tally, reader, model, progress, should_stop)
    except Cancelled:
        tally.stopped = _STOPPED
    done = tally.read - len(tally.unclear)
    return tally.report(sum(len(job.wanted) for job in jobs) - done)


def reader_of(model: ChatModel | None) -> str:
    """Who reads: the rules, or a model with this wording of the question, each by a name that changes with it."""
    if model is None:
        return RULES_VERSION
    from core.inference.prompts import EXTRACT_VERSION

    return f"{EXTRACT_VERSION}:{hashlib.blake2b(model.name.encode('utf-8', 'replace'), digest_size=8).hexdigest()}"


def unread(bench: Bench) -> tuple[Episode, ...]:
    """The messages about which no model gave a usable answer."""
    keys = [key for key in unclear_readings(bench.store) if is_present(bench.store, key)]
    return tuple(episode for _, episode in in_order(bench.store, keys))


def _jobs(bench: Bench, reader: str, conversation: str | None, brought: int | None) -> list[_Job]:
    """What is to be read, conversation by conversation."""
    with bench.store.reading():
        every = conversations(bench.store)
        meant = every if conversation is None else [one for one in every if fits(one, conversation)]
        if conversation is not None and not meant:
            names = ", ".join(one.name for one in every[:12])
            raise NotFound(
                f"There is no conversation “{conversation[:60]}”.",
                f"There are: {names}{' …' if len(every) > 12 else ''}." if names else "None was brought in yet.",
            )
        done = {key for key, what in read_by(bench.store, reader).items() if what is Read.DONE}
        only = None if brought is None else brought_by(bench.store, brought)
        found = [_Job(one, tuple(_wanted(bench, one, done, only))) for one in meant]
    return [job for job in found if job.wanted]


def _wanted(bench: Bench, spoken: Spoken, done: set[int], only: frozenset[int] | None) -> Iterator[str]:
    if policy_for(bench.store, source_name(bench.store, spoken.source), Channel.IMPORT) is Policy.HOLD:
        return  # of this source only the words are kept
    for key, episode in in_order(bench.store, spoken.episodes):
        if key in done or (only is not None and key not in only):
            continue
        if part_of(episode.speaker) is Part.PERSON and (noise(episode.text) is None or _confirms(episode)):
            yield str(key)


def _confirms(episode: Episode) -> bool:
    from core.engine.claims import is_yes

    return is_yes(episode.text)


def _first(jobs: Sequence[_Job], limit: int | None) -> list[_Job]:
    """The first so many messages of the jobs."""
    if limit is None:
        return list(jobs)
    chosen, room = [], max(0, limit)
    for job in jobs:
        taken = job.wanted[:room]
        room -= len(taken)
        if taken:
            chosen.append(replace(job, wanted=taken))
    return chosen


def _heard(bench: Bench, spoken: Spoken) -> tuple[list[Heard], dict[str, Episode]]:
    """A conversation as it is read, and its messages by the names that it gives them."""
    episodes = {str(key): episode for key, episode in in_order(bench.store, spoken.episodes)}
    heard = [Heard(key, each.text, each.speaker, part_of(each.speaker), each.said_at) for key, each in episodes.items()]
    return heard, episodes


def _go_on(tally: _Tally, progress: Progress | None, should_stop: ShouldStop | None) -> None:
    """Say how far it is and look whether to stop."""
    if progress:
        progress(tally.read, tally.total)
    if not tally.stopped and tally.read < tally.total and should_stop is not None and should_stop():
        tally.stopped = _STOPPED


# By a model


def _by_model(
    bench: Bench,
    job: _Job,
    tally: _Tally,
    reader: str,
    model: ChatModel,
    progress: Progress | None,
    should_stop: ShouldStop | None,
) -> None:
    from core.inference.extract import extract_by_model

    heard, episodes = _heard(bench, job.spoken)
    for made in extract_by_model(model, heard, frozenset(job.wanted), should_stop):
        episode = episodes[made.episode]
        _store(bench, tally, made, episode, reader, model.name)
        if made.unclear is not None:
            tally.unclear.append(SkippedRecord(_place(episode), made.unclear.reason))
        tally.faults = tally.faults + 1 if made.fault is not None else 0
        if made.fault is not None and (tally.faults >= MOST_FAULTS or not isinstance(made.fault, EndpointDown)):
            tally.stopped = made.fault.message
        _go_on(tally, progress, should_stop)
        if tally.stopped:
            return


def _store(bench: Bench, tally: _Tally, made: MessageExtraction, episode: Episode, reader: str, model: str) -> None:
    """Write what a message gave, as one operation; an answer that could not be used leaves the message unread."""
    checked, refused = _fit(bench, made, episode, model)
    policy = policy_for(bench.store, model, Channel.MODEL)
    with bench.operation("extract", actor=model) as writer:
        writer.model_calls = made.calls
        here = is_present(bench.store, int(made.episode))
        settled = [store_statement(bench, writer, one, key, policy) for key, one in checked] if here else []
        writer.note = _note(made, episode, len(settled), len(refused))
        if not writer.touched:
            writer.kind = "read"  # nothing to take back
        logged = writer.touched or made.calls > 0
        what = Read.DONE if made.unclear is None else Read.UNCLEAR
        if here:
            note_reading(writer, reader, int(made.episode), what, logged=logged)
    if logged:
        tally.operations.append(writer.number)
    tally.read += 1
    tally.calls += made.calls
    tally.settled += [(one, policy) for one in settled]
    tally.refused += [_record(episode, one) for one in refused]


def _fit(
    bench: Bench, made: MessageExtraction, episode: Episode, model: str
) -> tuple[list[tuple[int, Checked]], list[Refused]]:
    """The statements that can be stored, each with the key of the message whose words it rests on, and the others."""
    from core.inference.grounding import calls_owner

    fit: list[tuple[int, Checked]] = []
    refused = list(made.refused)
    for one in made.statements:
        why = noise(one.text)
        reason = f"It was skipped: {why}." if why else ""
        if not reason and one.speaker != bench.owner and calls_owner(one.text):
            reason = f"It speaks of “the user”, and {one.speaker} is somebody else."
        if reason:
            refused.append(Refused(made.episode, one.text, reason))
            continue
        try:
            fit.append((int(one.episode), _checked(bench, one, model, Channel.MODEL)))
        except InvalidText as fault:
            refused.append(Refused(made.episode, one.text, fault.message))
    return fit, refused


def _note(made: MessageExtraction, episode: Episode, taken: int, refused: int) -> str:
    """What the log says; no text of anybody, since the log outlives an erased one."""
    if made.unclear is not None:
        return f"message {short_id(episode.id)}: no usable answer: {made.unclear.reason}"
    also = f", {refused} refused" if refused else ""
    return f"message {short_id(episode.id)}: {taken} statement{'' if taken == 1 else 's'}{also}"


# By rule


def _by_rule(bench: Bench, job: _Job, tally: _Tally, reader: str) -> None:
    """One conversation as one operation: the rules are quick, and a conversation is undone as a whole."""
    heard, episodes = _heard(bench, job.spoken)
    wanted = frozenset(job.wanted)
    claims = claims_in(heard)
    source = source_name(bench.store, job.spoken.source)
    policy = policy_for(bench.store, source, Channel.IMPORT)
    fit = [
        (int(one.episode), _checked(bench, one, source, Channel.IMPORT))
        for one in claims.statements
        if (one.confirmed_in or one.episode) in wanted
    ]
    with bench.operation("extract", actor=source, note=f"by rule: {job.spoken.name}") as writer:
        settled = [store_statement(bench, writer, one, key, policy) for key, one in fit]
        note_rules(writer, [int(key) for key in job.wanted])
        if writer.touched:
            tally.operations.append(writer.number)
    tally.read += len(job.wanted)
    tally.settled += [(one, policy) for one in settled]
    tally.refused += [_record(episodes[one.episode], one) for one in claims.refused if one.episode in wanted]


def note_rules(writer: Writer, episodes: Sequence[int]) -> None:
    """Note that the rules have read these messages within the writer's operation."""
    for episode in episodes:
        note_reading(writer, RULES_VERSION, episode, Read.DONE, logged=writer.touched)


def _checked(bench: Bench, one: Extracted, source: str, channel: Channel) -> Checked:
    statement = Statement(one.text, one.speaker, source, channel, one.said_at, one.window)
    return replace(check(bench, statement), quote=one.quote)


def _record(episode: Episode, one: Refused) -> SkippedRecord:
    text = one.text if len(one.text) <= LISTED else f"{one.text[: LISTED - 1]}…"
    return SkippedRecord(_place(episode), f"“{text}”: {one.reason}")


def _place(episode: Episode) -> str:
    return f"message {episode.external_id or short_id(episode.id)}"
