"""What a model may do to a memory: suggest. Whatever it says, nothing is overwritten and nothing is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.answers import ListRequest
from core.domain import Channel, Layer, Outcome, Policy, ProposalKind, ProposalState, Receipt, ShouldStop, Status
from core.errors import Cancelled, EndpointBusy, EndpointDown, EndpointRefused, InvalidRequest, NothingToUndo
from core.inference.messages import Message
from core.inference.prompts import Question
from core.inference.replies import Unclear
from core.vault import Vault
from tests.core.vaults import BagOfWords, Clock, Ids, remembered, say, shown, true, waiting, when

Reply = str | Exception | Unclear | Callable[[], str]


class Scripted:
    """A chat model that gives these replies in order, the last one again and again."""

    name = "small-1"
    endpoint = "http://127.0.0.1/v1"

    def __init__(self, *replies: Reply) -> None:
        self.replies = list(replies)
        self.calls = 0
        self.questions: list[Question] = []

    def ask(self, question: Question, should_stop: ShouldStop | None = None) -> Message | Unclear:
        self.calls += 1
        self.questions.append(question)
        reply = self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]
        if isinstance(reply, Exception):
            raise reply
        if isinstance(reply, Unclear):
            return reply
        return Message({"content": reply if isinstance(reply, str) else reply()})


def decision(op: str, target: int | None = 1, text: str | None = None, reason: str = "so it seems") -> str:
    return json.dumps({"op": op, "target": target, "text": text, "reason": reason})


def state(vault: Vault) -> set[tuple[str, int, str, Status, str]]:
    """Every memory with its version, text, status and window."""
    return {(one.id, one.version, one.text, one.status, str(one.window)) for one in shown(vault)}


def wordings(vault: Vault) -> set[tuple[str, int, str, str]]:
    """The same without the status, which an open contradiction changes."""
    return {(one.id, one.version, one.text, str(one.window)) for one in shown(vault)}


@pytest.fixture
def vault(clock: Clock) -> Vault:
    """A vault with a language model for its vectors."""
    return Vault.in_memory(owner="Mira", aliases=("Mimi",), clock=clock, ids=Ids(), embedder=BagOfWords())


@pytest.fixture
def pair(vault: Vault) -> tuple[str, str]:
    """An older and a newer statement about the same bicycle."""
    old = remembered(vault, "My bicycle is an old green one", window=true("2019"))
    new = remembered(vault, "My bicycle is an old green one from Utrecht", said_at=when("2025-03"))
    return old, new


def judged(vault: Vault, memory: str, *replies: Reply) -> Receipt:
    return vault.judge(memory, Scripted(*replies))


def test_a_statement_about_something_new_costs_no_call(vault: Vault) -> None:
    remembered(vault, "My bicycle is green")
    receipt = judged(vault, remembered(vault, "Ana plays chess"), decision("ADD", None))
    assert (receipt.model_calls, receipt.operation, receipt.outcome) == (0, None, Outcome.DONE)


def test_the_model_sees_the_memories_about_the_same_things_under_short_numbers(
    vault: Vault, pair: tuple[str, str]
) -> None:
    remembered(vault, "Ana has a bicycle in Utrecht")
    for number in range(8):
        remembered(vault, f"My bicycle has had {number + 2} repairs")
    model = Scripted(decision("ADD", None))
    vault.judge(pair[1], model)
    (question,) = model.questions
    records = [json.loads(line) for line in question.data.splitlines() if line.startswith("{")]
    assert [record.get("id") for record in records] == [1, 2, 3, 4, 5, None]
    assert all("Ana" not in record["text"] for record in records)
    assert all(memory not in question.data for memory in pair)
    assert "since 2019" in question.data


def test_a_refinement_becomes_a_proposal_with_all_that_led_to_it(vault: Vault, pair: tuple[str, str]) -> None:
    old, new = pair
    before = state(vault)
    text = "My bicycle is an old green one, bought in Utrecht"
    receipt = judged(vault, new, decision("REFINE", 1, text, "it says where from"))
    assert (receipt.outcome, receipt.layer, receipt.model_calls) == (Outcome.QUEUED, Layer.JUDGE, 1)
    assert state(vault) == before
    (found,) = vault.proposals()
    assert receipt.proposals == (found.id,)
    assert (found.kind, found.memory, found.base_version, found.other) == (ProposalKind.REFINE, old, 1, new)
    assert (found.before, found.after) == ("My bicycle is an old green one", text)
    assert (found.reason, found.quote) == ("it says where from", "My bicycle is an old green one from Utrecht")
    assert (found.by, found.prompt, found.guard) == ("small-1", "judge-1", "")
    entry = vault.log(1)[0]
    assert (entry.kind, entry.actor, entry.model_calls) == ("propose", "small-1", 1)
    vault.approve(found.id)
    assert (vault.show(old).memory.text, vault.show(new).memory.status) == (text, Status.ARCHIVED)
    assert len(vault.show(old).evidence) == 2


def test_a_change_is_proposed_in_the_statements_own_words_since_it_was_said(
    vault: Vault, pair: tuple[str, str]
) -> None:
    old, new = pair
    judged(vault, new, decision("SUPERSEDE", 1, "anything that the model makes up"))
    (found,) = vault.proposals()
    assert (found.kind, found.after) == (ProposalKind.SUPERSEDE, "My bicycle is an old green one from Utrecht")
    assert found.since == when("2025-03")
    vault.approve(found.id)
    detail = vault.show(old)
    assert (detail.versions[1].text, detail.versions[1].source) == (found.after, "typed")
    assert vault.verify() == ()


def test_what_a_model_adds_of_its_own_is_warned_of(vault: Vault, pair: tuple[str, str]) -> None:
    judged(vault, pair[1], decision("REFINE", 1, "My bicycle is an old green one by Gazelle of 1987"))
    (found,) = vault.proposals()
    assert "“Gazelle”" in found.guard
    assert "“1987”" in found.guard


def test_a_contradiction_is_flagged_for_the_person_once(vault: Vault, pair: tuple[str, str]) -> None:
    old, new = pair
    receipt = judged(vault, new, decision("CONFLICT"))
    assert receipt.outcome is Outcome.QUEUED
    (dispute,) = vault.show(new).disputes
    assert (dispute.other_memory, dispute.generator) == (old, "judge")
    assert receipt.contradictions == (dispute.contradiction,)
    again = judged(vault, new, decision("CONFLICT"))
    assert (again.outcome, again.contradictions) == (Outcome.DONE, receipt.contradictions)
    assert vault.stats().contradictions == 1


def test_what_an_agent_says_against_the_person_is_proposed_with_a_warning(vault: Vault) -> None:
    remembered(vault, "My bicycle is an old green one")
    told = waiting(vault, "My bicycle is an old blue one")
    vault.set_policy("an agent", Policy.AUTO)
    other = remembered(vault, "My bicycle is an old red one", channel=Channel.AGENT, source="an agent")
    assert vault.show(told).memory.status is Status.PENDING
    judged(vault, other, decision("SUPERSEDE"))
    (found,) = vault.proposals()
    assert "a person decides" in found.guard


@pytest.mark.parametrize("op", ["ADD", "NOOP"])
def test_new_or_known_changes_nothing_and_is_counted_in_the_log(vault: Vault, pair: tuple[str, str], op: str) -> None:
    before = state(vault)
    receipt = judged(vault, pair[1], decision(op, 1))
    assert (receipt.outcome, receipt.model_calls, receipt.proposals) == (Outcome.DONE, 1, ())
    assert state(vault) == before
    assert vault.proposals(None) == ()
    entry = vault.log(1)[0]
    assert (entry.kind, entry.model_calls, entry.number) == ("judge", 1, receipt.operation)
    assert vault.verify() == ()


def test_a_note_in_the_log_is_nothing_to_undo(vault: Vault, pair: tuple[str, str]) -> None:
    receipt = judged(vault, pair[1], decision("ADD", None))
    with pytest.raises(NothingToUndo):
        vault.undo(receipt.operation)
    vault.undo()
    assert {one.id for one in shown(vault)} == {pair[0]}


UNUSABLE: dict[str, tuple[Reply, ...]] = {
    "chatter": ("I would say that",),
    "a target that was not offered": (decision("SUPERSEDE", 7),),
    "an operation that there is not": ('{"op": "DELETE", "target": 1}',),
    "two answers": (decision("NOOP") + decision("SUPERSEDE"),),
    "cut off": ('{"op": "REFINE", "target": 1, "text": "My bic',),
    "the options": ('{"op": "ADD|NOOP|REFINE", "target": 1}',),
    "nothing": ("",),
    "no answer": (Unclear("The endpoint http://127.0.0.1/v1 answered with no choices."),),
    "down": (EndpointDown("The endpoint cannot be reached.", "Check it."),),
    "refused": (EndpointRefused("The endpoint does not accept the key."),),
    "busy": (EndpointBusy("The endpoint is busy."),),
    "unusable, then down": ("I would say that", EndpointDown("The endpoint cannot be reached.")),
}


@pytest.mark.parametrize("case", UNUSABLE)
def test_an_unusable_answer_is_visible_counted_and_can_be_asked_for_again(
    vault: Vault, pair: tuple[str, str], case: str
) -> None:
    before = state(vault)
    receipt = judged(vault, pair[1], *UNUSABLE[case])
    assert (receipt.outcome, receipt.layer) == (Outcome.DONE, Layer.JUDGE)
    (step,) = receipt.steps
    assert (step.layer, step.outcome) == (Layer.JUDGE, "unclear")
    entry = vault.log(1)[0]
    assert (entry.kind, entry.note) == ("judge", step.sentence)
    assert entry.model_calls == receipt.model_calls >= 1
    assert vault.unclear() == (pair[1],)
    assert state(vault) == before
    judged(vault, pair[1], *UNUSABLE[case])
    assert vault.unclear() == (pair[1],)
    judged(vault, pair[1], decision("ADD", None))
    assert vault.unclear() == ()
    assert vault.verify() == ()


def test_one_repair_is_asked_for_and_both_calls_are_counted(vault: Vault, pair: tuple[str, str]) -> None:
    model = Scripted("Well, let me think", decision("CONFLICT"))
    receipt = vault.judge(pair[1], model)
    assert (receipt.outcome, receipt.model_calls, vault.log(1)[0].model_calls) == (Outcome.QUEUED, 2, 2)


def test_stopping_leaves_no_trace(vault: Vault, pair: tuple[str, str]) -> None:
    last = vault.last_operation()
    with pytest.raises(Cancelled):
        judged(vault, pair[1], Cancelled("Stopped."))
    assert vault.last_operation() == last


CHANGES: dict[str, Callable[[Vault, str], object]] = {
    "reworded": lambda vault, id: vault.revise(id, "My bicycle is an old green one of steel"),
    "retired": lambda vault, id: vault.retire(id),
    "archived": lambda vault, id: vault.archive(id),
    "taken back": lambda vault, id: vault.undo(vault.show(id).versions[0].operation),
}


@pytest.mark.parametrize("op", ["REFINE", "SUPERSEDE", "CONFLICT"])
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("which", [0, 1])
def test_what_changed_while_the_model_was_asked_is_not_touched(
    vault: Vault, pair: tuple[str, str], op: str, change: str, which: int
) -> None:
    """No transaction spans a call: somebody else wrote meanwhile."""

    def meanwhile() -> str:
        CHANGES[change](vault, pair[which])
        meant.update(state(vault))
        return decision(op, 1, "My bicycle is an old green one from Delft")

    meant: set[tuple[str, int, str, Status, str]] = set()
    if (change, which) == ("taken back", 1):
        with pytest.raises(Exception, match="undone"):
            judged(vault, pair[1], meanwhile)
    else:
        receipt = judged(vault, pair[1], meanwhile)
        assert receipt.outcome is Outcome.DONE
    assert state(vault) == meant
    assert (vault.proposals(None), vault.stats().contradictions) == ((), 0)


def test_a_wrong_target_inside_the_list_is_refused_by_the_guard(vault: Vault) -> None:
    remembered(vault, "My dog Pip is old")
    new = remembered(vault, "My bicycle is old and green")
    remembered(vault, "My bicycle was built in Utrecht")
    before = state(vault)
    model = Scripted(decision("REFINE", 1, "My dog is a bicycle"))
    vault.judge(new, model)
    assert state(vault) == before
    assert all(one.memory != shown(vault)[-1].id for one in vault.proposals())
    assert "dog" not in model.questions[0].data


def test_without_vectors_nothing_is_proposed_that_no_slot_proves(clock: Clock) -> None:
    vault = Vault.in_memory(owner="Mira", clock=clock, ids=Ids())
    remembered(vault, "My bicycle is an old green one")
    receipt = judged(vault, remembered(vault, "My bicycle is an old green one from Utrecht"), decision("SUPERSEDE"))
    assert receipt.steps[0].outcome == "refused"
    assert vault.proposals(None) == ()


def test_a_rejected_suggestion_is_not_made_again(vault: Vault, pair: tuple[str, str]) -> None:
    judged(vault, pair[1], decision("SUPERSEDE"))
    vault.reject(vault.proposals()[0].id, "the other bicycle")
    receipt = judged(vault, pair[1], decision("SUPERSEDE"))
    assert receipt.outcome is Outcome.DONE
    assert "you rejected it (the other bicycle)" in receipt.reason
    assert [one.state for one in vault.proposals(None)] == [ProposalState.REJECTED]


_PIECES = [
    '{"op": "', "ADD", "REFINE", "SUPERSEDE", "CONFLICT", "NOOP", "DELETE", '", "target": ', "1", "2", "99", "-1",
    "null", ', "text": "', "My bicycle", '", "reason": "', '"}', "}", "{", "[", "]", "<think>", "</think>", "```json",
    "\n", "\0", "\ud800", "“", ",", "1.0", "true", "\u202e", "My bicycle is not mine",
]  # fmt: skip


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.one_of(st.sampled_from(_PIECES), st.text(max_size=8)), max_size=14).map("".join))
def test_no_reply_whatever_overwrites_or_loses_a_memory(reply: str) -> None:
    vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids(), embedder=BagOfWords())
    remembered(vault, "My bicycle is an old green one")
    new = remembered(vault, "My bicycle is an old green one from Utrecht")
    before, statuses = wordings(vault), state(vault)
    vault.judge(new, Scripted(reply))
    assert wordings(vault) == before
    if not vault.stats().contradictions:
        assert state(vault) == statuses
    vault.close()


_KILLED = """
import os, sys
from pathlib import Path
from core.domain import Statement
from core.vault import Vault
from tests.core.vaults import BagOfWords

class Dying:
    name, endpoint, calls = "small-1", "", 0
    def ask(self, question, should_stop=None):
        os._exit(9)

vault = Vault.create(Path(sys.argv[1]), owner="Mira", embedder=BagOfWords())
vault.add(Statement("My bicycle is an old green one"))
vault.judge(vault.add(Statement("My bicycle is an old green one from Utrecht")).memory, Dying())
"""


def test_a_kill_between_call_and_commit_loses_nothing_and_repeats_nothing(path: Path) -> None:
    house = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", _KILLED, str(path)], cwd=house, check=False, timeout=60)
    assert done.returncode == 9
    vault = Vault.open(path, embedder=BagOfWords())
    new, old = vault.list(ListRequest()).memories
    assert (old.text, new.text) == ("My bicycle is an old green one", "My bicycle is an old green one from Utrecht")
    assert vault.proposals(None) == ()
    assert vault.verify() == ()
    for _ in range(2):
        judged(vault, new.id, decision("SUPERSEDE"))
    assert len(vault.proposals(None)) == 1
    vault.close()


def test_a_statement_that_is_stored_is_found_whatever_the_model_says(vault: Vault, pair: tuple[str, str]) -> None:
    said = say(vault, "My bicycle is an old green one from Delft")
    assert said.memory
    judged(vault, said.memory, decision("NOOP"))
    assert vault.show(said.memory).memory.status is Status.CURRENT


@pytest.mark.parametrize("act", ["retire", "archive"])
def test_what_counts_no_more_is_not_asked_about(vault: Vault, pair: tuple[str, str], act: str) -> None:
    getattr(vault, act)(pair[1])
    model = Scripted(decision("SUPERSEDE"))
    with pytest.raises(InvalidRequest):
        vault.judge(pair[1], model)
    assert model.calls == 0


def test_what_the_model_would_see_in_part_only_is_no_target(vault: Vault, pair: tuple[str, str]) -> None:
    long = remembered(vault, "My bicycle is an old green one " + "and it squeaks " * 100)
    receipt = judged(vault, long, decision("SUPERSEDE"))
    assert receipt.model_calls == 0
    model = Scripted(decision("ADD", None))
    vault.judge(pair[1], model)
    assert "squeaks" not in model.questions[0].data
