from __future__ import annotations

import json
import time
from datetime import UTC, datetime

import pytest

from app.demo import build_demo
from app.paths import resources
from core.answers import Corpus, ListRequest, Query
from core.contradictions import QueueRequest
from core.domain import Showing, Status
from core.vault import Vault


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    path = tmp_path_factory.mktemp("sample") / "sample.variorum"
    started = time.process_time()
    ids = build_demo(path)
    seconds = time.process_time() - started
    vault = Vault.open(path, read_only=True)
    yield vault, ids, seconds
    vault.close()


def test_the_sample_costs_about_a_second_of_work(sample):
    assert sample[2] < 2.5  # 1.2 s of one core in a fresh process; how busy the machine is does not count


def test_every_status_is_on_show(sample):
    vault, _, _ = sample
    memories = vault.list(ListRequest(every=True, limit=500)).memories
    assert {memory.status for memory in memories} == set(Status)
    assert 35 <= len(memories) <= 45
    assert any(memory.challenged for memory in memories)
    assert any(memory.pinned for memory in memories)


def test_the_sample_is_sound_and_its_log_can_be_checked(sample):
    assert sample[0].verify() == ()


def test_the_move_can_be_looked_back_on(sample):
    vault, ids, _ = sample
    home = ids["home"]
    assert "Lisbon" in vault.show(home).memory.text
    then = Showing(true_on=datetime(2024, 7, 1, tzinfo=UTC))
    assert vault.show(home, then).memory.text == "I live in Porto, on Rua do Almada."
    assert len(vault.show(home).versions) == 3


def test_the_allergy_is_disputed_on_both_sides_with_a_reason(sample):
    vault, ids, _ = sample
    for key in ("penicillin", "tested"):
        detail = vault.show(ids[key])
        assert detail.memory.status is Status.DISPUTED
        assert detail.disputes[0].reason


def test_the_queue_holds_contradictions_of_several_kinds_and_a_group(sample):
    page = sample[0].contradictions(QueueRequest())
    assert 5 <= page.total <= 8
    assert {"slot", "opposite", "local"} <= {one.generator.value for one in page.contradictions}
    assert any(group.slot and group.count > 1 for group in page.groups)
    assert all(one.reason for one in page.contradictions)


def test_what_an_import_says_about_the_home_does_not_dispute_it_by_itself(sample):
    vault, ids, _ = sample
    assert vault.show(ids["home"]).memory.status is Status.CURRENT
    assert vault.show(ids["home"]).memory.challenged
    assert vault.show(ids["porto"]).memory.status is Status.PENDING


def test_the_recipe_came_back_after_a_change(sample):
    vault, ids, _ = sample
    versions = vault.show(ids["glaze"]).versions
    assert [("2 %" in version.text) for version in versions] == [False, True, False]


def test_the_mistake_about_the_wedding_is_retired_and_not_ended(sample):
    vault, ids, _ = sample
    assert vault.show(ids["wedding-wrong"]).memory.status is Status.RETIRED
    assert vault.show(ids["swimming"]).memory.status is Status.PAST


@pytest.mark.parametrize(("words", "key"), [("Schnittblumen", "renate"), ("拉坯", "lin")])
def test_the_german_and_the_chinese_memory_are_found(sample, words, key):
    vault, ids, _ = sample
    assert vault.search(Query(words)).hits[0].memory.id == ids[key]


def test_a_conversation_lies_in_its_episodes(sample):
    hit = sample[0].search(Query("Solveig porridge bowl", corpus=Corpus.EPISODES)).hits[0]
    assert hit.speaker == "Ingrid"
    assert hit.memory is None


def test_where_things_come_from_has_names_that_people_know(sample):
    sources = dict(sample[0].stats().sources)
    assert {"typed", "ChatGPT export", "Hospital letter", "assistant"} <= set(sources)
    hit = sample[0].search(Query("tongs", corpus=Corpus.EPISODES)).hits[0]
    assert hit.source == "Messages"


def test_something_was_skipped_and_something_undone(sample):
    vault, ids, _ = sample
    assert [entry.text for entry in vault.skipped()] == ["ok thanks"]
    assert any(operation.undone for operation in vault.log(500))
    assert vault.show(ids["bicycle"]).memory.status is Status.CURRENT


def test_two_builds_tell_the_same(tmp_path):
    told = []
    for name in ("one", "two"):
        build_demo(tmp_path / name)
        vault = Vault.open(tmp_path / name, read_only=True)
        memories = vault.list(ListRequest(every=True, limit=500)).memories
        told.append([(memory.text, memory.status, memory.window, memory.recorded_at) for memory in memories])
        vault.close()
    assert told[0] == told[1]


def test_the_story_is_told_in_the_order_of_its_times():
    story = json.loads((resources() / "demo" / "story.json").read_text("utf-8"))
    times = [step["at"] for step in story["steps"]]
    assert times == sorted(times)
    assert len(set(times)) == len(times)
