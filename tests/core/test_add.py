"""Writing a statement: what is kept, what repeats, what is linked, and what the receipt says of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.answers import Answer, Corpus, ListRequest, Query
from core.domain import Channel, EdgeKind, Layer, MemoryDetail, Outcome, Receipt, Statement, Status
from core.engine.retain import noise
from core.errors import InvalidText, NotFound
from core.vault import Vault
from tests.core.vaults import Clock, Ids, labelled, remembered, say, shown, true, waiting, when


def detail(vault: Vault, receipt: Receipt) -> MemoryDetail:
    assert receipt.memory is not None
    return vault.show(receipt.memory)


def total(vault: Vault) -> int:
    return len(shown(vault))


def restated(vault: Vault, receipt: Receipt) -> list[str]:
    """The memories that this one restates."""
    edges = detail(vault, receipt).edges
    return [edge.to_memory for edge in edges if edge.kind is EdgeKind.RESTATES and edge.from_memory == receipt.memory]


def test_no_fact_of_the_labelled_set_is_skipped(data_dir: Path) -> None:
    cases = labelled(data_dir, "retain.jsonl")
    lost = [case["text"] for case in cases if case["keep"] and noise(case["text"]) is not None]
    assert lost == []


def test_most_noise_of_the_labelled_set_is_skipped(data_dir: Path) -> None:
    cases = [case for case in labelled(data_dir, "retain.jsonl") if not case["keep"]]
    kept = [case["text"] for case in cases if noise(case["text"]) is None]
    assert len(kept) <= len(cases) // 2, kept


@pytest.mark.parametrize(
    "text",
    [
        "我对花生过敏",
        "Ich bin schwanger",
        "I'm vegan",
        "Mum died",
        "Я левша",
        "アレルギー: そば",
        "B-",
        "42",
        "no nuts",
        "أنا نباتي",
    ],
)
def test_a_short_fact_in_any_script_is_kept(vault: Vault, text: str) -> None:
    assert say(vault, text).outcome is Outcome.ADDED


@pytest.mark.parametrize("text", ["Thanks!", "ok", "👍", "...", "好的", "Danke schön"])
def test_what_is_skipped_is_listed_findable_and_restorable(vault: Vault, text: str) -> None:
    receipt = say(vault, text, tags=("later",), window=true("2020"))
    assert (receipt.outcome, receipt.layer, receipt.memory) == (Outcome.SKIPPED, Layer.RETAIN, None)
    (skipped,) = vault.skipped()
    assert (skipped.text, skipped.speaker) == (text, "Mira")
    assert receipt.episode is not None
    assert vault.episode(receipt.episode)[0].text == text
    kept = vault.keep(skipped.id)
    memory = detail(vault, kept).memory
    assert (kept.outcome, memory.text, memory.status) == (Outcome.ADDED, text, Status.CURRENT)
    assert (memory.tags, memory.window) == (("later",), true("2020"))
    assert vault.skipped() == ()
    vault.undo()
    assert [one.id for one in vault.skipped()] == [skipped.id]
    assert total(vault) == 0


def test_keep_forces_what_would_be_skipped(vault: Vault) -> None:
    assert say(vault, "Thanks!", keep=True).outcome is Outcome.ADDED


def test_the_receipt_of_an_added_statement_is_complete(vault: Vault, clock: Clock) -> None:
    receipt = say(vault, "I play the cello", tags=("music",), said_at=when("2025-03"), window=true("2015"))
    assert (receipt.outcome, receipt.layer, receipt.status) == (Outcome.ADDED, Layer.USER, Status.CURRENT)
    assert (receipt.version, receipt.operation, receipt.model_calls) == (1, vault.last_operation(), 0)
    assert (receipt.contradictions, receipt.proposals) == ((), ())
    assert receipt.reason
    assert 0 < receipt.ms < 60_000
    found = detail(vault, receipt)
    (evidence,) = found.evidence
    assert (evidence.episode, evidence.quote, str(evidence.said_at)) == (receipt.episode, "I play the cello", "2025-03")
    assert (found.memory.tags, found.memory.window, found.memory.speaker) == (("music",), true("2015"), "Mira")
    assert vault.log(limit=1)[0].memories == (receipt.memory,)


@pytest.mark.parametrize("again", ["I love coffee.", "i  LOVE coffee.", "I love\ncoffee.", "Ｉ love coffee."])
def test_the_same_words_again_are_a_further_source(vault: Vault, again: str) -> None:
    """One memory, its text unchanged, one more place where it was said."""
    first = say(vault, "I love coffee.")
    second = say(vault, again, source="a diary", said_at=when("2025"))
    assert (second.outcome, second.layer) == (Outcome.REPEATED, Layer.HASH)
    assert (second.memory, second.version, second.status) == (first.memory, 1, Status.CURRENT)
    found = detail(vault, first)
    assert (found.memory.text, len(found.versions), len(found.evidence)) == ("I love coffee.", 1, 2)
    assert {one.source for one in found.evidence} == {"typed", "a diary"}
    assert second.episode is not None
    assert vault.episode(second.episode)[0].text == again
    assert vault.verify() == ()


def test_the_same_false_fact_fifty_times_is_one_memory(vault: Vault) -> None:
    receipts = [say(vault, "Mira owes Bob money", channel=Channel.AGENT, source="bot") for _ in range(50)]
    assert {one.memory for one in receipts} == {receipts[0].memory}
    assert (total(vault), shown(vault)[0].status) == (1, Status.PENDING)


def ended(vault: Vault, memory: str) -> None:
    vault.end(memory, on=when("2024"))


@pytest.mark.parametrize("over", [ended, Vault.retire, Vault.archive])
def test_what_is_over_and_said_again_is_a_new_memory_that_restates(vault: Vault, over: object) -> None:
    first = say(vault, "I smoke", window=true("2010"))
    assert callable(over)
    over(vault, first.memory)
    again = say(vault, "I smoke")
    assert (again.outcome, again.status) == (Outcome.RESTATED, Status.CURRENT)
    assert again.memory != first.memory
    assert restated(vault, again) == [first.memory]
    third = say(vault, "I smoke")
    assert (third.outcome, third.memory) == (Outcome.REPEATED, again.memory)


def test_an_old_wording_that_a_change_has_closed_is_no_repeat(vault: Vault) -> None:
    first = say(vault, "The spare key is with Ana", window=true("2019"))
    assert first.memory
    vault.revise(first.memory, "The spare key is with Rui", since=when("2024"))
    back = say(vault, "The spare key is with Ana", window=true("2026"))
    assert (back.outcome, back.memory != first.memory) == (Outcome.RESTATED, True)


def test_a_waiting_statement_counts_once_the_person_says_it_too(vault: Vault) -> None:
    memory = waiting(vault, "Mira is left-handed")
    typed = say(vault, "Mira is left-handed")
    assert (typed.outcome, typed.memory, typed.status) == (Outcome.REPEATED, memory, Status.CURRENT)
    vault.undo()
    assert vault.show(memory).memory.status is Status.PENDING


def test_tags_that_come_with_a_repeat_are_not_lost(vault: Vault) -> None:
    first = say(vault, "I like tea", tags=("drinks",))
    assert say(vault, "I like tea", tags=("Drinks", "morning")).outcome is Outcome.REPEATED
    assert detail(vault, first).memory.tags == ("drinks", "morning")
    vault.undo()
    assert detail(vault, first).memory.tags == ("drinks",)


def test_dates_that_come_with_a_repeat_are_not_lost(vault: Vault) -> None:
    """The same words about another time are either said of that memory or are a memory of their own."""
    say(vault, "I live in Berlin")
    say(vault, "I live in Berlin", window=true("2019", "2022"))
    assert true("2019", "2022") in [one.window for one in shown(vault)]


def test_an_agent_that_repeats_what_counts_changes_nothing_about_it(vault: Vault) -> None:
    memory = remembered(vault, "Mira is left-handed")
    agent = say(vault, "Mira is left-handed", channel=Channel.AGENT, source="bot")
    assert (agent.outcome, agent.memory, agent.status) == (Outcome.REPEATED, memory, Status.CURRENT)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("I really like coffee", "I like coffee"),
        ("I don't eat meat", "I do not eat meat"),
        ("I'm allergic to nuts", "I am allergic to nuts"),
        ("Mira plays the cello!", "mira plays cello"),
    ],
)
def test_nearly_the_same_words_are_a_linked_memory_of_their_own(vault: Vault, first: str, second: str) -> None:
    one, other = say(vault, first), say(vault, second)
    assert (other.outcome, other.layer) == (Outcome.RESTATED, Layer.NEAR)
    assert restated(vault, other) == [one.memory]
    assert {memory.text for memory in shown(vault)} == {first, second}
    assert {memory.status for memory in shown(vault)} == {Status.CURRENT}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Weight on 2026-01-01: 82 kg", "Weight on 2026-02-01: 80 kg"),
        ("I adopted a dog named Buddy.", "I adopted another dog, named Scout."),
        ("Pat owes Jo 5 euros", "Jo owes Pat 5 euros"),
        ("I eat meat", "I do not eat meat"),
        ("I have 2 sons", "I have 3 sons"),
        ("I like tea", "I liked tea"),
        ("I was born before 1980", "I was born after 1980"),
        ("I can't swim", "I can swim"),
        ("My sister never smokes", "My sister smokes"),
        ("我不吃肉", "我吃肉"),
        ("Ich esse kein Fleisch", "Ich esse Fleisch"),
        ("Use the async runtime for the pool.", "Do not forget to configure the async runtime for the pool."),
    ],
)
def test_two_different_claims_stay_two_memories(vault: Vault, first: str, second: str) -> None:
    """Neither is merged, linked as the same, superseded or flagged."""
    say(vault, first)
    assert say(vault, second).outcome is Outcome.ADDED
    assert {memory.status for memory in shown(vault)} == {Status.CURRENT}
    assert total(vault) == 2


def test_of_the_labelled_pairs_none_is_merged_and_none_is_lost(data_dir: Path) -> None:
    merged, lost = [], []
    for case in labelled(data_dir, "pairs.jsonl"):
        vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids())
        say(vault, case["a"], said_at=when(case.get("a_said_at")))
        second = say(vault, case["b"], said_at=when(case.get("b_said_at")))
        if second.outcome in (Outcome.REPEATED, Outcome.RESTATED) and case["label"] != "duplicate":
            merged.append((case["label"], case["a"], case["b"]))
        for text in (case["a"], case["b"]):
            found = vault.search(Query(text, limit=5, corpus=Corpus.MEMORIES, past=True))
            if text not in [hit.text for hit in found.hits]:
                lost.append((case["id"], text, second.outcome))
        vault.close()
    assert merged == []
    assert lost == []


@pytest.mark.parametrize("name", ["user", "The User", "me", "I", "Mimi", "MIRA", " mira "])
def test_the_owner_under_any_name_is_the_owner(vault: Vault, name: str) -> None:
    first = say(vault, "I like tea")
    second = say(vault, "I like tea", speaker=name)
    assert (second.outcome, second.memory) == (Outcome.REPEATED, first.memory)
    assert {one.speaker for one in detail(vault, first).evidence} == {"Mira"}


def test_first_person_belongs_to_its_speaker(vault: Vault) -> None:
    """What a stranger says of herself is not about the owner."""
    mine = say(vault, "I am vegetarian.")
    hers = say(vault, "I am vegetarian.", speaker="Greta")
    assert hers.outcome is Outcome.ADDED
    assert detail(vault, hers).memory.speaker == "Greta"
    assert detail(vault, mine).memory.speaker == "Mira"


def test_third_person_is_the_same_whoever_says_it(vault: Vault) -> None:
    mine = say(vault, "Kim likes tea")
    hers = say(vault, "Kim likes tea", speaker="Greta")
    assert (hers.outcome, hers.memory) == (Outcome.REPEATED, mine.memory)


@pytest.mark.parametrize("channel", [Channel.IMPORT, Channel.AGENT, Channel.MODEL])
def test_what_was_not_typed_waits_and_can_be_found(vault: Vault, channel: Channel) -> None:
    receipt = say(vault, "Mira keeps bees", channel=channel)
    assert (receipt.outcome, receipt.status) == (Outcome.ADDED, Status.PENDING)
    assert [hit.text for hit in vault.search(Query("bees")).hits] == ["Mira keeps bees"]
    assert vault.log(limit=1)[0].actor == channel.value
    assert detail(vault, receipt).memory.source == channel.value


def test_a_message_can_be_kept_once_and_stays_its_speakers(vault: Vault) -> None:
    receipt = say(vault, "Thanks!", speaker="Greta")
    assert receipt.episode
    kept = vault.keep(receipt.episode)
    assert (kept.episode, detail(vault, kept).memory.speaker) == (receipt.episode, "Greta")
    assert [one.memories for one in vault.episode(receipt.episode)] == [(kept.memory,)]
    again = vault.keep(receipt.episode)
    assert again.memory == kept.memory
    assert len(detail(vault, kept).evidence) == 1


def test_keeping_what_is_not_there_is_refused(vault: Vault) -> None:
    for wanted in ("", "12345678", "nothing", "\ud800" * 8, "é" * 8, "%" * 8):
        with pytest.raises((NotFound, InvalidText)):
            vault.keep(wanted)


BROKEN = ["a\x00b", "\ud800", "tea \udfff", "x" * 2_000_001]
BLANK = ["", "   ", "\n\t"]
"""An empty speaker, source or outer name stands for the usual one; a blank text or tag is refused."""


@pytest.mark.parametrize(
    ("field", "text"),
    [(field, text) for field in ("text", "tags") for text in BLANK + BROKEN]
    + [(field, text) for field in ("speaker", "source", "external_id") for text in BROKEN],
)
def test_what_cannot_be_stored_is_refused_in_a_sentence_and_nothing_is_written(
    vault: Vault, text: str, field: str
) -> None:
    values: dict[str, object] = {"text": "I like tea", field: (text,) if field == "tags" else text}
    with pytest.raises(InvalidText) as refused:
        vault.add(Statement(**values))  # type: ignore[arg-type]
    assert refused.value.message.endswith(".")
    assert (vault.last_operation(), vault.stats().episodes) == (1, 0)


@pytest.mark.parametrize("text", ["tea " * 250_000, "茶" * 350_000, "x" * 2_000_000])
def test_a_megabyte_of_text_is_stored_whole(vault: Vault, text: str) -> None:
    receipt = say(vault, text)
    assert detail(vault, receipt).memory.text == text
    assert vault.verify() == ()


@pytest.mark.parametrize(
    "text", ["a\u2028b\u00a0c\r\nd", "e\u0301 é", "👩‍👩‍👧 family", "\u202eevil", "  padded  ", "a\ufeffb"]
)
def test_a_text_is_stored_byte_for_byte(vault: Vault, text: str) -> None:
    receipt = say(vault, text)
    found = detail(vault, receipt)
    assert (found.memory.text, found.evidence[0].quote) == (text, text)
    assert receipt.episode is not None
    assert vault.episode(receipt.episode)[0].text == text


def test_tags_that_differ_in_case_only_are_one(vault: Vault) -> None:
    receipt = say(vault, "I like tea", tags=("Dog", "dog", " DOG "))
    assert detail(vault, receipt).memory.tags == ("Dog",)
    assert receipt.memory is not None
    vault.tag(receipt.memory, add=["cat", "CAT"])
    assert detail(vault, receipt).memory.tags == ("Dog", "cat")
    assert vault.list(ListRequest(tag="dOg")).total == 1


@given(st.text(min_size=1, max_size=60))
def test_any_text_is_stored_and_found_or_refused_in_a_sentence(text: str) -> None:
    vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids())
    can_be_stored = text.strip() and "\x00" not in text and not re.search("[\ud800-\udfff]", text)
    if can_be_stored:
        assert detail(vault, vault.add(Statement(text, keep=True))).memory.text == text
        assert vault.search(Query(text)).answer in (Answer.FOUND, Answer.NOTHING)
    else:
        with pytest.raises(InvalidText):
            vault.add(Statement(text, keep=True))
    assert vault.verify() == ()
    vault.close()
