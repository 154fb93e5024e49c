"""A hundred thousand damaged replies to whole vaults: nothing overwritten, nothing lost, nothing unhandled."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable

import pytest

from core.answers import ListRequest
from core.domain import Outcome, ShouldStop
from core.inference.messages import Message
from core.inference.prompts import Question
from core.inference.replies import Op
from core.vault import Vault
from tests.core.vaults import BagOfWords, Clock, Ids, remembered, shown, true, when

OLD = (
    "My bicycle is an old green one",
    "My bicycle stands in the cellar",
    "My bicycle has three gears",
    "I live in Utrecht",
)
NEW = ("My bicycle is an old green one from Utrecht", "I live in Delft with my bicycle")
WORDS = ("My bicycle is not mine", "My bicycle is an old green one, bought in Utrecht", "", "x", "NOOP", "I am nobody")
SIGNS = ('"', "{", "}", "[", ",", "\\", "7", " ", "é", "\n", "NOOP", "\0", "\ud83d", "<think>", "</think>", "```")
OUTCOMES = {"proposed", "flagged", "known", "new", "unclear", "refused", "changed"}
EACH = 500
"""Replies to one vault: its log stays short, so that all of it can be read and verified afterwards."""


class Damaged:
    """A model that answers with decisions that were cut, doubled and sprinkled with signs, now and then with none."""

    name = "small-1"
    endpoint = "http://127.0.0.1/v1"

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.calls = 0

    def ask(self, question: Question, should_stop: ShouldStop | None = None) -> Message:
        self.calls += 1
        return Message(self.chance.choice(_FORMS)(damaged(self.chance)))


_FORMS: tuple[Callable[[str], dict[str, object]], ...] = (
    lambda text: {"content": text},
    lambda text: {"content": text},
    lambda text: {"content": [{"type": "text", "text": text}]},
    lambda text: {"content": None, "tool_calls": [{"function": {"name": "decide", "arguments": text}}]},
    lambda text: {"content": "", "reasoning_content": text},
    lambda text: {"content": f"<think>{text}</think>{text}"},
)


def damaged(chance: random.Random) -> str:
    """One reply: a decision with any target and wording, then up to four faults in it."""
    fields = {
        "op": chance.choice([*Op, "DELETE"]),
        "target": chance.choice([1, 1, 2, 3, 9, None]),
        "text": chance.choice(WORDS),
        "reason": chance.choice(["so it seems", "", "\x00"]),
    }
    signs = list(json.dumps(fields, ensure_ascii=chance.random() < 0.5))
    for _ in range(chance.randrange(5)):
        signs[chance.randrange(len(signs))] = chance.choice(SIGNS)
    kept = len(signs) if chance.random() < 0.6 else chance.randrange(len(signs))
    return "".join(signs[:kept]) * (2 if chance.random() < 0.05 else 1)


def beaten(seed: int, number: int) -> Counter[str]:
    """So many replies to one vault; gives what became of them. Whatever was stored stands as it was."""
    vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids(), embedder=BagOfWords())
    for text in OLD:
        remembered(vault, text, window=true("2019"))
    asked = [remembered(vault, text, said_at=when("2025-03")) for text in NEW]
    before = {(one.id, one.version, one.text, str(one.window)) for one in shown(vault)}
    model = Damaged(random.Random(seed))
    found: Counter[str] = Counter()
    for turn in range(number):
        receipt = vault.judge(asked[turn % len(asked)], model)
        assert receipt.outcome in (Outcome.QUEUED, Outcome.DONE)
        found[receipt.steps[0].outcome] += 1
        found["calls"] += receipt.model_calls
    now = vault.list(ListRequest(every=True, limit=100)).memories
    assert {(one.id, one.version, one.text, str(one.window)) for one in now} == before
    assert sum(entry.model_calls for entry in vault.log(4 * number)) == found["calls"] == model.calls
    assert vault.verify() == ()
    vault.close()
    return found


def check(seeds: range) -> None:
    found = sum((beaten(seed, EACH) for seed in seeds), Counter[str]())
    assert set(found) - {"calls"} <= OUTCOMES
    assert sum(found[each] for each in OUTCOMES) == len(seeds) * EACH
    assert found["unclear"] > len(seeds) * EACH / 10, found
    assert found["proposed"], found


def test_a_thousand_damaged_replies_leave_their_vaults_whole() -> None:
    check(range(900, 902))


@pytest.mark.long
@pytest.mark.timeout(3_600)
def test_a_hundred_thousand_damaged_replies_leave_their_vaults_whole() -> None:
    check(range(200))
