"""What waits for a person, at the command line: proposals, waiting memories, sources and their policies."""

from __future__ import annotations

import pytest

from core.domain import ProposalKind
from core.vault import Vault

FIELDS = "id kind memory base_version before after reason by guard state"


def propose(variorum, memory: str, after: str, *, kind: ProposalKind = ProposalKind.REFINE, version: int = 1) -> str:
    """A change that a model suggests."""
    vault = Vault.open(variorum.vault)
    try:
        receipt = vault.propose(
            kind, memory, version, after, reason="it says more", by="a small model", guard="not certain"
        )
    finally:
        vault.close()
    return receipt.proposals[0]


def proposals(variorum, *words: str):
    return variorum.ask("proposals", *words)


def agent(variorum, text: str, source: str = "an agent") -> str:
    return variorum.add(text, "--channel", "agent", "--source", source)


def test_proposals_are_listed_as_the_contract_words_them(variorum):
    memory = variorum.add("I have a dog.")
    assert proposals(variorum) == {"total": 0, "proposals": []}
    proposal = propose(variorum, memory, "I have a dog called Pip.")
    found = proposals(variorum)
    assert found["total"] == 1
    (entry,) = found["proposals"]
    assert set(FIELDS.split()) <= set(entry)
    assert (entry["id"], entry["kind"], entry["memory"], entry["base_version"]) == (proposal, "refine", memory, 1)
    assert (entry["before"], entry["after"]) == ("I have a dog.", "I have a dog called Pip.")
    assert (entry["reason"], entry["by"], entry["guard"]) == ("it says more", "a small model", "not certain")
    assert entry["state"] == "open"
    assert variorum.ask("stats")["proposals"] == 1


def test_proposals_are_filtered_by_what_became_of_them(variorum):
    first, second, third = (variorum.add(text) for text in ("I have a dog.", "I have a cat.", "I have a bird."))
    variorum.ask("approve", propose(variorum, first, "I have a dog called Pip."))
    variorum.ask("reject", propose(variorum, second, "I have a cat called Pip."), "--reason", "wrong animal")
    propose(variorum, third, "I have a bird called Pip.")
    states = {
        state: proposals(variorum, "--state", state)["total"] for state in "open approved rejected stale all".split()
    }
    assert states == {"open": 1, "approved": 1, "rejected": 1, "stale": 0, "all": 3}
    assert proposals(variorum, "--state", "rejected")["proposals"][0]["note"] == "wrong animal"


def test_approving_by_the_short_id_changes_the_memory_and_undo_takes_it_back(variorum):
    memory = variorum.add("I have a dog.")
    proposal = propose(variorum, memory, "I have a dog called Pip.")
    receipt = variorum.ask("approve", proposal[-8:])
    assert (receipt["outcome"], receipt["memory"], receipt["version"]) == ("revised", memory, 2)
    assert receipt["proposals"] == [proposal]
    assert variorum.ask("show", memory)["text"] == "I have a dog called Pip."
    variorum.ask("undo")
    assert variorum.ask("show", memory)["text"] == "I have a dog."
    assert proposals(variorum)["total"] == 1


def test_approving_with_other_words(variorum):
    memory = variorum.add("I have a dog.")
    variorum.ask("approve", propose(variorum, memory, "I have a dog called Pop."), "--text", "I have a dog called Pip.")
    assert variorum.ask("show", memory)["text"] == "I have a dog called Pip."


def test_a_stale_proposal_is_an_error_that_names_the_new_one(variorum):
    memory = variorum.add("I have a dog.")
    proposal = propose(variorum, memory, "I have a dog called Pip.")
    variorum.ask("revise", memory, "I have two dogs.")
    answer = variorum("approve", proposal, "--json")
    assert answer.code == 1
    assert answer.error["kind"] == "StaleProposal"
    (fresh,) = proposals(variorum)["proposals"]
    assert fresh["id"][-8:] in answer.error["hint"]
    assert (fresh["before"], fresh["base_version"]) == ("I have two dogs.", 2)
    assert variorum.ask("show", memory)["text"] == "I have two dogs."
    assert variorum.ask("verify")["ok"]


def test_rejecting_a_waiting_memory(variorum):
    memory = agent(variorum, "She plays chess.")
    assert variorum.ask("reject", memory, "--reason", "it was Ana")["status"] == "retired"
    assert variorum.ask("log")["operations"][0]["note"] == "it was Ana"


def test_a_whole_source_is_approved_in_one_step(variorum):
    memories = [agent(variorum, text) for text in ("She plays chess.", "She plays the cello.")]
    variorum.ask("approve", "--source", "an agent")
    assert {variorum.ask("show", memory)["status"] for memory in memories} == {"current"}
    variorum.ask("undo")
    assert {variorum.ask("show", memory)["status"] for memory in memories} == {"pending"}


def test_sources_with_their_policies(variorum):
    variorum.add("I like tea.")
    agent(variorum, "She plays chess.")
    assert variorum.ask("sources") == {
        "total": 2,
        "sources": [
            {"name": "an agent", "channel": "agent", "policy": "propose", "memories": 1, "episodes": 1},
            {"name": "typed", "channel": "typed", "policy": "auto", "memories": 1, "episodes": 1},
        ],
    }
    variorum.ask("policy", "an agent", "auto")
    assert variorum.ask("sources")["sources"][0]["policy"] == "auto"
    assert variorum.ask("show", agent(variorum, "She plays the cello."))["status"] == "current"
    variorum.ask("policy", "an agent", "hold")
    held = variorum.ask("add", "She rows.", "--channel", "agent", "--source", "an agent")
    assert (held["outcome"], held["memory"]) == ("skipped", None)
    assert "held" in held["reason"]
    assert variorum.ask("skipped")["total"] == 1


@pytest.mark.parametrize(
    "words",
    [
        ("approve",),
        ("approve", "abcd1234", "--source", "an agent"),
        ("approve", "--source", "an agent", "--text", "x"),
        ("reject",),
        ("proposals", "--state", "lost"),
        ("policy", "an agent", "sometimes"),
        ("policy", "an agent"),
    ],
)
def test_wrong_usage_of_what_waits(stocked, words):
    answer = stocked(*words, "--json")
    assert (answer.code, answer.error["kind"]) == (2, "Usage")


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (("approve", "abcd1234"), "NotFound"),
        (("reject", "abcd1234"), "NotFound"),
        (("policy", "nobody", "auto"), "NotFound"),
        (("policy", "typed", "hold"), "InvalidRequest"),
        (("approve", "--source", "nobody"), "NotFound"),
        (("approve", "abcd1234", "--text", " "), "InvalidText"),
    ],
)
def test_what_cannot_be_decided_is_refused_in_a_sentence(stocked, words, kind):
    answer = stocked(*words, "--json")
    assert (answer.code, answer.error["kind"]) == (1, kind)


def test_the_steps_of_a_write_stand_in_its_receipt(variorum):
    steps = variorum.ask("add", "I like tea.")["steps"]
    assert [step["layer"] for step in steps] == ["retain", "hash", "near", "slot"]
    assert {"layer", "outcome", "sentence", "ms"} == set(steps[0])
    assert variorum.ask("log")["operations"][0]["model_calls"] == 0


def test_what_waits_in_plain_words(variorum):
    memory = variorum.add("I have a dog.")
    assert variorum("proposals").out == "No changes are suggested.\n"
    proposal = propose(variorum, memory, "I have a dog\x1b[31m called Pip.")
    out = variorum("proposals").out
    for part in (proposal[-8:], memory[-8:], "I have a dog.", "called Pip.", "it says more", "not certain"):
        assert part in out
    assert "\x1b" not in out
    assert "typed" in variorum("sources").out
