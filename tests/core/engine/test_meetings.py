"""The index of the sweep: it brings every two statements together that a rule flags, and proves it on all pairs."""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from core.engine.meetings import Meetings
from core.engine.opposites.evidence import SURE, prepare, weigh
from core.engine.opposites.gist import Gist, gist_of, may_clash, resemble, unpacked

SAID = tuple(
    line.strip()
    for line in """
    I never eat fish. | I eat fish. | I eat fish on Fridays. | I do not eat fish in the evening.
    I love the long winter. | I hate the long winter. | I hate the winter. | My office is hot in summer.
    My office is cold in summer. | I am 178 cm tall. | I'm 1.82 m tall. | My mother is 71.
    Mum is 61 years old. | The meeting starts at 9:30. | The meeting starts at half past ten.
    My flat costs 900 euros. | My flat costs 950 euros a month. | My dentist is Dr. Ana Silva.
    My dentist is Dr. Petra Holm. | Marcus is the captain. | The captain is Dele. | I was born in Porto.
    I was born in Lyon. | My only brother is called Tom. | My brother is called Ben. | I am a vegetarian.
    I had a steak yesterday. | I eat everything. | I am married to Ines. | I am single.
    I am an only child. | My sister is a nurse. | I work for Acme in Leeds. | I left Acme in March.
    I no longer work for Acme. | I moved to Lisbon in March. | I live in Berlin. | I plan to move to Rome.
    I used to live in Rome. | My grandfather keeps bees. | My grandfather died in 2019.
    My dog Rex is lively. | Rex died last spring. | I can't drive. | I drive an old Volvo.
    I take the tram to the office, every single day. | I stopped smoking. | I smoke a pipe.
    Ich wohne in Kassel. | Ich wohne in Bremen. | Ich esse kein Fleisch. | Ich esse Fleisch.
    Ich wiege 80 kg. | Ich wiege 75 kg. | Vivo en Madrid. | Vivo en Sevilla. | No como carne. | Como carne.
    J'habite à Lyon. | J'habite à Nantes. | Je ne mange pas de viande. | Je mange de la viande.
    Я живу в Казани. | Я живу в Твери. | Я не ем мясо. | Я ем мясо. | 我住在上海。 | 我住在北京。
    我不吃肉。 | 我吃肉。 | 私は東京に住んでいます。 | 私は大阪に住んでいます。 | 肉を食べません。
    肉を食べます。 | أسكن في القاهرة. | أسكن في عمان. | لا آكل اللحم. | آكل اللحم.
    The spare key hangs in the hall. | The spare key does not hang in the hall.
    """.replace("\n", "|").split("|")
    if line.strip()
)


@cache
def gist(text: str) -> Gist:
    return gist_of(text, text)


def rules_flag(one: str, other: str) -> bool:
    """Whether rules flag a pair that nothing but the subject brought together, in either order of telling."""
    for first, second in ((one, other), (other, one)):
        found = weigh(prepare(first, second), None)
        if found.generator is not None and (found.score >= SURE or _alike(one, other)):
            return True
    return False


def _alike(one: str, other: str) -> bool:
    return resemble(frozenset(gist(one).things), frozenset(gist(other).things))


def met_in(texts: list[str]) -> set[frozenset[str]]:
    """The pairs that the index brings together, statements coming in this order."""
    index, found = Meetings(), set()
    for key, text in enumerate(texts, 1):
        found |= {frozenset({text, texts[other - 1]}) for other in index.others(key, gist(text))}
        index.add(key, gist(text))
    return found


def test_every_pair_of_these_that_rules_flag_may_clash_and_some_do() -> None:
    flagged = [pair for pair in combinations(SAID, 2) if rules_flag(*pair)]
    assert len(flagged) >= 40
    assert [pair for pair in flagged if not may_clash(gist(pair[0]), gist(pair[1]))] == []


@settings(max_examples=25)
@given(some.lists(some.sampled_from(SAID), unique=True, min_size=30))
def test_the_index_brings_all_together_that_may_clash_in_whatever_order_they_come(texts: list[str]) -> None:
    wanted = {frozenset({one, other}) for one, other in combinations(texts, 2) if may_clash(gist(one), gist(other))}
    assert met_in(texts) == wanted


@pytest.mark.parametrize("seed", range(3))
def test_it_misses_nothing_among_sentences_that_it_was_not_made_for(data_dir: Path, seed: int) -> None:
    lines = (data_dir / "labelled" / "pairs.jsonl").read_text(encoding="utf-8").splitlines()
    texts = {text for case in map(json.loads, lines) for text in (case["a"], case["b"])}
    chosen = random.Random(seed).sample(sorted(texts), 110)
    met = met_in(chosen)
    assert [pair for pair in combinations(chosen, 2) if rules_flag(*pair) and frozenset(pair) not in met] == []


@given(some.sampled_from(SAID), some.sampled_from(SAID))
def test_whether_two_may_clash_does_not_depend_on_which_is_named_first(one: str, other: str) -> None:
    assert may_clash(gist(one), gist(other)) == may_clash(gist(other), gist(one))


@given(some.sampled_from(SAID))
def test_a_gist_is_the_same_after_it_was_stored(text: str) -> None:
    assert unpacked(gist(text).packed()) == gist(text)


@given(some.sampled_from(SAID), some.integers(0, 40))
def test_a_gist_that_was_cut_short_is_refused(text: str, length: int) -> None:
    with pytest.raises(ValueError, match="numbers"):
        unpacked(gist(text).packed()[:length])


def test_a_thousand_statements_that_have_nothing_to_do_with_each_other_do_not_meet() -> None:
    words = ["".join(letters) for letters in product("bdfgklmnrt", "aeiou", "bdfgklmnrt", "ou")]
    assert len(words) == 1_000
    assert met_in([f"I painted the {word}x on a {word}z." for word in words]) == set()
