"""Bringing a file in: all of it or nothing, once, and taken back in one step."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core.acts import import_rows, imports
from core.acts.bench import Bench
from core.acts.import_items import Fresh
from core.answers import Corpus, ImportOptions, ListRequest, Query, Take
from core.domain import Showing, Status
from core.errors import Cancelled, FileUnreadable, RequestError, UnsupportedFormat, VaultError
from core.exchange.parsed import Batch
from core.exchange.text_list import BREATH, read_text_list
from core.store.connection import Store
from core.vault import Vault
from tests.core.vaults import BagOfWords, Clock, Ids, remembered, say, shown, waiting

LIST = "I love hiking\n[2021-03-04] - I live in Lisbon\n- [2023] I play the cello\nThanks!\ni love  hiking\n"


@pytest.fixture
def talk(tmp_path: Path) -> Path:
    """A conversation of two sessions, eighty turns in all."""
    sessions: dict[str, Any] = {"speaker_a": "Ada", "speaker_b": "Ben"}
    for session in (1, 2):
        sessions[f"session_{session}_date_time"] = f"1:56 pm on {session} May, 2023"
        sessions[f"session_{session}"] = [
            {
                "speaker": ("Ada", "Ben")[turn % 2],
                "dia_id": f"D{session}:{turn}",
                "text": f"Turn {turn} of session {session} tells of topic{session * 100 + turn}",
            }
            for turn in range(1, 41)
        ]
    file = tmp_path / "talk.json"
    file.write_text(json.dumps([{"sample_id": "talk-1", "conversation": sessions, "qa": []}]), "utf-8")
    return file


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    file = tmp_path / "list.txt"
    file.write_text(LIST, "utf-8")
    return file


def state(vault: Vault) -> tuple[Any, ...]:
    """Everything that an import could leave behind."""
    facts = vault.stats()
    return (facts.memories, facts.versions, facts.episodes, facts.operations, facts.skipped, facts.sources)


def locomo(**values: Any) -> ImportOptions:
    return ImportOptions(format="locomo", **values)


@pytest.mark.parametrize("model", [None, BagOfWords()], ids=["words only", "with a model"])
def test_an_import_that_is_stopped_at_any_moment_leaves_nothing(
    vault: Vault, talk: Path, model: BagOfWords | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imports, "BATCH", 8)
    vault.use_embedder(model)
    say(vault, "I was here before")
    before = state(vault)
    for number in range(1_000):
        asked = iter(range(number))
        try:
            report = vault.import_file(talk, locomo(), should_stop=lambda: next(asked, None) is None)  # noqa: B023
        except Cancelled as stopped:
            assert "nothing" in stopped.message.lower()  # noqa: PT017
            assert state(vault) == before
            assert vault.verify() == ()
        else:
            break
    assert report.added == 80
    assert number >= (10 if model else 1)
    assert vault.stats().episodes == 81
    assert vault.verify() == ()


def test_progress_rises_to_the_end_and_names_its_total(vault: Vault, talk: Path) -> None:
    for model in (None, BagOfWords()):
        seen: list[tuple[int, int]] = []
        fresh = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids(), embedder=model)
        fresh.import_file(talk, locomo(), progress=lambda done, total: seen.append((done, total)))  # noqa: B023
        assert seen == sorted(seen)
        size = talk.stat().st_size
        assert seen[-1] == (size, size)
        assert {total for _, total in seen} == {size}
        assert len({done for done, _ in seen}) > 2
        fresh.close()


def test_the_same_file_again_adds_nothing(vault: Vault, talk: Path, listed: Path) -> None:
    for file in (talk, listed):
        first = vault.import_file(file, ImportOptions())
        before = state(vault)
        again = vault.import_file(file, ImportOptions())
        assert (again.added, again.operation) == (0, None)
        assert again.found == first.found
        assert again.repeated == first.found
        assert state(vault) == before


def test_a_file_that_grew_adds_only_what_is_new(vault: Vault, listed: Path) -> None:
    vault.import_file(listed, ImportOptions())
    listed.write_text(LIST + "I keep bees\n", "utf-8")
    report = vault.import_file(listed, ImportOptions())
    assert report.added == 1
    assert vault.search(Query("bees")).hits[0].text == "I keep bees"


def test_taking_an_import_back_is_one_step_and_bringing_it_back_another(vault: Vault, talk: Path) -> None:
    vault.use_embedder(BagOfWords())
    say(vault, "I was here before")
    vault.import_file(talk, locomo())
    found = [hit.external_id for hit in vault.search(Query("topic120", corpus=Corpus.EPISODES)).hits]
    assert found[0] == "D1:20"
    vault.undo()
    assert vault.stats().episodes == 1
    assert vault.search(Query("topic120", corpus=Corpus.EPISODES)).hits == ()
    assert vault.episodes()[1] == 1
    vault.redo()
    assert [hit.external_id for hit in vault.search(Query("topic120", corpus=Corpus.EPISODES)).hits] == found
    assert vault.stats().episodes == 81
    vault.undo()
    report = vault.import_file(talk, locomo())
    assert (report.added, vault.stats().episodes) == (80, 81)
    assert vault.verify() == ()


def test_a_message_whose_import_was_taken_back_is_not_there(vault: Vault, talk: Path) -> None:
    vault.import_file(talk, locomo())
    message = vault.episodes(limit=1)[0][0].id
    vault.undo()
    for act in (vault.episode, vault.keep):
        with pytest.raises(RequestError):
            act(message)
    vault.redo()
    assert vault.episode(message, 0)[0].id == message


def test_messages_are_not_found_before_the_vault_knew_them(vault: Vault, talk: Path, clock: Clock) -> None:
    say(vault, "I was here before")
    before = clock.at
    vault.import_file(talk, locomo())
    earlier = Showing(None, before)
    assert vault.search(Query("topic120", corpus=Corpus.EPISODES, showing=earlier)).hits == ()
    assert vault.search(Query("topic120", corpus=Corpus.EPISODES)).hits[0].external_id == "D1:20"


def test_a_memory_kept_from_a_message_outlives_the_import_that_brought_it(vault: Vault, talk: Path) -> None:
    """The import touched no memory, so that the person's own act stands in nobody's way, and stays."""
    vault.import_file(talk, locomo())
    imported = vault.last_operation()
    kept = vault.keep(vault.search(Query("topic120", corpus=Corpus.EPISODES)).hits[0].episode or "")
    assert kept.memory is not None
    vault.undo(imported)
    found = vault.show(kept.memory)
    assert (found.memory.status, found.evidence[0].quote) == (Status.CURRENT, found.memory.text)
    assert vault.verify() == ()


def test_memories_of_a_list_go_and_come_back_too(vault: Vault, listed: Path) -> None:
    vault.import_file(listed, ImportOptions())
    texts = {one.text for one in shown(vault)}
    vault.undo()
    assert (shown(vault), vault.skipped()) == ([], ())
    vault.redo()
    assert {one.text for one in shown(vault)} == texts
    assert len(vault.skipped()) == 1


def test_a_list_becomes_waiting_memories_with_their_own_dates(vault: Vault, listed: Path) -> None:
    """When it was said is the file's date, when the vault learned it is now."""
    report = vault.import_file(listed, ImportOptions())
    assert (report.format, report.found) == ("text", 5)
    assert (report.added, report.repeated, report.pending) == (3, 1, 3)
    assert [skipped.where for skipped in report.skipped] == ["Thanks!"]
    memories = {one.text: one for one in shown(vault)}
    assert {one.status for one in memories.values()} == {Status.PENDING}
    said = {text: vault.show(one.id).versions[0].said_at for text, one in memories.items()}
    assert {text: at and str(at) for text, at in said.items()} == {
        "I love hiking": None,
        "I live in Lisbon": "2021-03-04",
        "I play the cello": "2023",
    }
    assert {one.recorded_at.year for one in memories.values()} == {2026}


def test_accepted_on_the_way_in_counts_at_once(vault: Vault, listed: Path) -> None:
    report = vault.import_file(listed, ImportOptions(accept=True))
    assert (report.added, report.pending) == (3, 0)
    assert {one.status for one in shown(vault)} == {Status.CURRENT}
    vault.undo()
    assert shown(vault) == []
    vault.redo()
    assert {one.status for one in shown(vault)} == {Status.CURRENT}
    assert vault.verify() == ()


def test_accepting_an_import_accepts_nothing_else(vault: Vault, listed: Path) -> None:
    memory = waiting(vault, "Mira is left-handed")
    vault.import_file(listed, ImportOptions(accept=True))
    assert vault.show(memory).memory.status is Status.PENDING


def test_what_the_vault_knows_gets_a_source_and_no_second_memory(vault: Vault, listed: Path) -> None:
    memory = remembered(vault, "I love hiking")
    report = vault.import_file(listed, ImportOptions())
    assert (report.added, report.repeated, report.pending) == (2, 2, 2)
    found = vault.show(memory)
    assert (found.memory.status, len(found.evidence)) == (Status.CURRENT, 3)


def test_a_dry_run_tells_what_would_happen_and_stores_nothing(vault: Vault, listed: Path) -> None:
    say(vault, "I love hiking")
    before = state(vault)
    foreseen = vault.import_file(listed, ImportOptions(dry_run=True))
    assert state(vault) == before
    assert foreseen.operation is None
    done = vault.import_file(listed, ImportOptions())
    assert (foreseen.added, foreseen.repeated, foreseen.pending) == (done.added, done.repeated, done.pending)


def test_two_handles_that_import_one_file_store_it_once(
    filed: Vault, path: Path, talk: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one has compared before the first one has written."""
    other = Vault.open(path, clock=clock)
    real = Store.writing
    reports = []

    def first_the_other(self: Store) -> Any:
        monkeypatch.setattr(Store, "writing", real)
        reports.append(other.import_file(talk, locomo()))
        return real(self)

    monkeypatch.setattr(Store, "writing", first_the_other)
    reports.append(filed.import_file(talk, locomo()))
    assert [(one.added, one.operation is None) for one in reports] == [(80, False), (0, True)]
    assert filed.stats().episodes == 80
    assert filed.verify() == ()
    other.close()


def test_an_episode_stands_among_its_neighbours(vault: Vault, talk: Path) -> None:
    vault.import_file(talk, locomo())
    by_name = {one.external_id: one for one in vault.episodes(limit=100)[0]}
    around = [one.external_id for one in vault.episode(by_name["D1:20"].id)]
    assert around == ["D1:18", "D1:19", "D1:20", "D1:21", "D1:22"]
    assert [one.external_id for one in vault.episode(by_name["D1:1"].id)] == ["D1:1", "D1:2", "D1:3"]
    assert [one.external_id for one in vault.episode(by_name["D1:40"].id)] == ["D1:38", "D1:39", "D1:40"]
    assert [one.external_id for one in vault.episode(by_name["D2:5"].id, neighbours=0)] == ["D2:5"]
    assert {one.text for one in by_name.values()} == {
        f"Turn {turn} of session {session} tells of topic{session * 100 + turn}"
        for session in (1, 2)
        for turn in range(1, 41)
    }


def test_the_pages_of_messages_hold_each_once(vault: Vault, talk: Path) -> None:
    vault.import_file(talk, locomo())
    seen: list[str | None] = []
    cursor = None
    while True:
        page, total, cursor = vault.episodes(limit=7, cursor=cursor)
        seen += [one.external_id for one in page]
        assert total == 80
        if cursor is None:
            break
    assert len(seen) == len(set(seen)) == 80


def test_a_turn_that_is_kept_is_its_speakers_memory(vault: Vault, talk: Path) -> None:
    """What another said is kept as that person's statement, with the quote it came from."""
    vault.import_file(talk, locomo(you="Ada"))
    hit = vault.search(Query("topic121", corpus=Corpus.EPISODES)).hits[0]
    assert hit.episode is not None
    kept = vault.keep(hit.episode)
    assert kept.memory is not None
    found = vault.show(kept.memory)
    assert (
        (found.memory.speaker, found.memory.status) == ("Ben", Status.CURRENT) if hit.external_id == "D1:21" else True
    )
    assert found.evidence[0].episode == hit.episode
    assert vault.episode(hit.episode, 0)[0].memories == (kept.memory,)


def test_the_owner_among_the_speakers_is_the_owner(vault: Vault, talk: Path) -> None:
    vault.import_file(talk, locomo(you="ada"))
    assert {one.speaker for one in vault.episodes(limit=100)[0]} == {"Mira", "Ben"}


def test_the_list_can_be_taken_as_messages_alone(vault: Vault, listed: Path) -> None:
    report = vault.import_file(listed, ImportOptions(take=Take.EPISODES))
    assert (shown(vault), report.pending) == ([], 0)
    assert vault.stats().episodes == 5


def test_what_is_claimed_in_a_conversation_waits_with_the_words_it_rests_on(vault: Vault, tmp_path: Path) -> None:
    said = (
        ("Ada", "Hi Ben! I moved to Lisbon last month. How are you?"),
        ("Ben", "I'm allergic to walnuts, so no cake for me."),
        ("assistant", "Ada lives in Rome and loves cake."),
        ("Ada", "Thanks!"),
    )
    turns = [{"speaker": who, "dia_id": f"D1:{at}", "text": text} for at, (who, text) in enumerate(said, 1)]
    talk = tmp_path / "claims.json"
    conversation = {"speaker_a": "Ada", "speaker_b": "Ben", "session_1": turns}
    conversation["session_1_date_time"] = "1:56 pm on 2 May, 2023"
    talk.write_text(json.dumps([{"sample_id": "talk-2", "conversation": conversation, "qa": []}]), "utf-8")
    report = vault.import_file(talk, locomo(take=Take.BOTH))
    waiting = vault.list(ListRequest(status=Status.PENDING)).memories
    assert report.pending == len(waiting) > 0
    assert report.added == report.found + len(waiting)
    for memory in waiting:
        (evidence,) = vault.show(memory.id).evidence
        (message,) = vault.episode(evidence.episode, 0)
        assert evidence.quote in message.text
        assert message.speaker == memory.speaker != "assistant"
    assert {"Ada", "Ben"} == {memory.speaker for memory in waiting}
    assert vault.import_file(talk, locomo(take=Take.BOTH)).added == 0


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"\x89PNG\r\n\x1a\n" + bytes(100), b"{" * 5_000, b"[]", b"\x00"]
)
@pytest.mark.parametrize("format", ["auto", "locomo"])
def test_a_file_that_is_refused_writes_nothing(vault: Vault, tmp_path: Path, content: bytes, format: str) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    before = state(vault)
    with pytest.raises(VaultError):
        vault.import_file(file, ImportOptions(format=format))
    assert state(vault) == before


def test_a_file_that_is_not_there_is_said_to_be_so(vault: Vault, tmp_path: Path) -> None:
    with pytest.raises(FileUnreadable):
        vault.import_file(tmp_path / "none.txt", ImportOptions())
    with pytest.raises(UnsupportedFormat):
        vault.import_file(tmp_path, ImportOptions())


def test_an_import_into_a_vault_of_another_model_brings_no_vectors(vault: Vault, talk: Path) -> None:
    vault.use_embedder(BagOfWords("one"))
    say(vault, "I was here before")
    vault.embed_missing()
    vault.use_embedder(BagOfWords("two"))
    vault.import_file(talk, locomo())
    assert vault.stats().waiting_vectors == 80
    assert "another model" in vault.search(Query("topic120", corpus=Corpus.EPISODES)).notice
    assert vault.verify() == ()


def test_every_message_of_an_import_is_in_the_list_of_sources(vault: Vault, talk: Path) -> None:
    report = vault.import_file(talk, locomo())
    (entry,) = vault.log(limit=1)
    assert (entry.number, entry.kind, entry.touched) == (report.operation, "import", 80)
    assert entry.note.endswith("talk.json")
    assert vault.list(ListRequest(source=entry.actor)).total == 0


def test_an_import_is_stopped_between_two_statements_that_are_stored_together(
    vault: Vault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "list.txt"
    file.write_text("".join(f"- I keep {number} bees in my garden.\n" for number in range(20)), "utf-8")
    before, stored = state(vault), list[int]()
    settle = import_rows.settle
    monkeypatch.setattr(import_rows, "settle", lambda *given: stored.append(1) or settle(*given))
    with pytest.raises(Cancelled):
        vault.import_file(file, ImportOptions(format="text", take=Take.MEMORIES), None, lambda: len(stored) == 3)
    assert len(stored) == 3
    assert state(vault) == before


def test_the_reading_of_a_very_long_list_is_stopped_as_well(
    vault: Vault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "long.txt"
    file.write_text("".join(f"- Thing number {number} is blue.\n" for number in range(5 * BREATH)), "utf-8")
    (*pauses, whole) = read_text_list(file.read_text("utf-8"), "a list", ImportOptions())
    assert pauses == [Batch()] * 10
    assert len(whole.records) == 5 * BREATH
    compared: list[int] = []
    compare = imports.compare

    def noted(bench: Bench, source: str, batch: Batch, *rest: Any) -> Fresh:
        compared.append(len(batch.records))
        return compare(bench, source, batch, *rest)

    monkeypatch.setattr(imports, "compare", noted)
    looks = iter([False, False, True])
    with pytest.raises(Cancelled):
        vault.import_file(file, ImportOptions(format="text", take=Take.MEMORIES), None, lambda: next(looks))
    assert compared[:1] == [0]
    assert not any(compared)


def test_an_import_is_stopped_between_two_statements_of_one_long_file(vault: Vault, tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_text("".join(f"- Thing number {number} is blue.\n" for number in range(400)), "utf-8")
    looks = 0

    def stop() -> bool:
        nonlocal looks
        looks += 1
        return looks > 50

    with pytest.raises(Cancelled):
        vault.import_file(path, ImportOptions(format="text", take=Take.MEMORIES, accept=True), should_stop=stop)
    assert looks == 51
    assert vault.stats().memories == 0
