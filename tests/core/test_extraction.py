"""Reading stored conversations: only additions, each with its exact words; nothing lost, nothing asked twice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from core.answers import ListRequest, Take
from core.domain import Channel, Policy, Status
from core.errors import EndpointDown, EndpointRefused, InvalidRequest, NotFound, NothingChanged, NothingToUndo
from core.inference.replies import Unclear
from core.vault import Vault
from tests.core.talks import GOOD, Reader, bring_in, statements, talk_file
from tests.core.vaults import Clock, say, shown, when


@pytest.fixture
def talked(vault: Vault, tmp_path: Path) -> Vault:
    """A vault with the conversation in it, unread."""
    bring_in(vault, talk_file(tmp_path))
    return vault


def texts(vault: Vault, status: Status | None = None) -> set[str]:
    return {memory.text for memory in shown(vault) if status in (None, memory.status)}


EVERY = {
    "Mira moved to Lisbon on 7 May 2023.",
    "Ben has two dogs.",
    "Mira is vegetarian.",
    "Ben works at the harbour.",
    "Mira's sister Ana plays the cello.",
}


def test_what_a_model_reads_waits_with_its_quote_its_speaker_and_its_date(talked: Vault) -> None:
    report = talked.extract(Reader(GOOD))
    assert (report.messages, report.left, report.added, report.pending, report.model_calls) == (5, 0, 5, 5, 5)
    assert (report.unclear, report.refused, report.stopped) == ((), (), "")
    assert texts(talked, Status.PENDING) == texts(talked) == EVERY
    found = {memory.text: memory for memory in shown(talked)}
    moved, dogs = found["Mira moved to Lisbon on 7 May 2023."], found["Ben has two dogs."]
    assert (moved.speaker, moved.source, moved.channel) == ("Mira", "small-1", Channel.MODEL)
    assert moved.window.start == when("2023-05-07")
    assert str(moved.said_at).startswith("2023-05-08")
    assert dogs.speaker == "Ben"
    (evidence,) = talked.show(moved.id).evidence
    assert evidence.quote == "I moved to Lisbon yesterday"
    assert "Guess what!" in talked.episode(evidence.episode, 0)[0].text


def test_each_message_is_an_operation_with_its_calls_and_can_be_taken_back_alone(talked: Vault) -> None:
    report = talked.extract(Reader(GOOD))
    entries = {entry.number: entry for entry in talked.log()}
    assert [entries[number].kind for number in report.operations] == ["extract"] * 5
    assert sum(entry.model_calls for entry in entries.values()) == report.model_calls == 5
    assert all("Lisbon" not in entry.note for entry in entries.values())
    talked.undo(report.operations[0])
    assert texts(talked) == EVERY - {"Mira moved to Lisbon on 7 May 2023."}
    model = Reader(GOOD)
    assert talked.extract(model).messages == 1
    assert model.calls == 1
    assert texts(talked) == EVERY


def test_what_was_read_is_not_read_again_and_another_model_reads_anew(talked: Vault) -> None:
    talked.extract(Reader(GOOD))
    again = Reader(GOOD)
    report = talked.extract(again)
    assert (report.messages, again.calls) == (0, 0)
    other = talked.extract(Reader(GOOD, name="large-1"))
    assert (other.messages, other.added, other.repeated) == (5, 0, 5)
    assert texts(talked) == EVERY


def test_a_limit_leaves_the_rest_to_the_next_run_which_sees_what_came_before(talked: Vault) -> None:
    first = talked.extract(Reader(GOOD), limit=2)
    assert (first.messages, first.left) == (2, 3)
    model = Reader(GOOD)
    second = talked.extract(model)
    assert (second.messages, second.left) == (3, 0)
    assert "two dogs" in model.asked[0].data
    assert texts(talked) == EVERY


@pytest.mark.parametrize("bad", ["I cannot.", '{"statements": [{"text": "a"', Unclear("The endpoint sent nothing.")])
def test_an_unusable_answer_is_listed_and_the_message_is_read_again(talked: Vault, bad: str | Unclear) -> None:
    report = talked.extract(Reader({**GOOD, "vegetarian": bad}))
    assert [one.where for one in report.unclear] == ["message D1:4"]
    assert (report.messages, report.left, report.added) == (5, 1, 4)
    assert [episode.external_id for episode in talked.unread()] == ["D1:4"]
    entry = next(entry for entry in talked.log() if "no usable answer" in entry.note)
    assert (entry.kind, entry.model_calls) == ("read", 1 if isinstance(bad, Unclear) else 2)
    again = talked.extract(Reader(GOOD))
    assert (again.messages, again.left, again.added) == (1, 0, 1)
    assert talked.unread() == ()
    assert texts(talked) == EVERY


def test_undo_passes_over_a_reading_that_gave_nothing(talked: Vault) -> None:
    report = talked.extract(Reader({"harbour": GOOD["harbour"]}), conversation="talk-1 session_2")
    assert report.added == 1
    undone = talked.undo()
    assert texts(talked) == set()
    assert undone.operation
    empty = next(entry.number for entry in talked.log() if entry.kind == "read")
    with pytest.raises(NothingToUndo):
        talked.undo(empty)


def test_an_outage_ends_the_run_and_a_single_hiccup_does_not(talked: Vault) -> None:
    hiccup = talked.extract(Reader({**GOOD, "two dogs": EndpointDown("The endpoint failed by itself.")}))
    assert (hiccup.messages, hiccup.left, hiccup.stopped) == (5, 1, "")
    other = Reader(EndpointDown("The endpoint cannot be reached."), name="large-1")
    outage = talked.extract(other)
    assert (outage.messages, outage.left, outage.stopped) == (3, 5, "The endpoint cannot be reached.")
    refused = Reader(EndpointRefused("The endpoint does not accept the key."), name="large-2")
    assert talked.extract(refused).messages == 1
    assert texts(talked) == EVERY - {"Ben has two dogs."}


def test_a_stop_keeps_what_was_read_and_the_next_run_goes_on(talked: Vault) -> None:
    seen: list[tuple[int, int]] = []
    model = Reader(GOOD)
    report = talked.extract(
        model, progress=lambda done, total: seen.append((done, total)), should_stop=lambda: model.calls >= 2
    )
    assert (report.messages, report.left) == (2, 3)
    assert "next run goes on" in report.stopped
    assert seen == [(1, 5), (2, 5)]
    assert talked.extract(Reader(GOOD)).messages == 3
    assert texts(talked) == EVERY


_KILLED = """
import os, sys
from pathlib import Path
from core.vault import Vault
from tests.core.talks import GOOD, Reader, bring_in

class Dying(Reader):
    def ask(self, question, should_stop=None):
        if self.calls == 3:
            os._exit(9)
        return super().ask(question, should_stop)

vault = Vault.create(Path(sys.argv[1]), owner="Mira")
bring_in(vault, Path(sys.argv[2]))
vault.extract(Dying(GOOD))
"""


def test_a_killed_run_has_lost_nothing_and_the_next_one_repeats_nothing(path: Path, tmp_path: Path) -> None:
    house = Path(__file__).resolve().parents[2]
    file = talk_file(tmp_path)
    command = [sys.executable, "-c", _KILLED, str(path), str(file)]
    assert subprocess.run(command, cwd=house, check=False, timeout=120).returncode == 9
    vault = Vault.open(path)
    assert len(texts(vault)) == 3
    model = Reader(GOOD)
    report = vault.extract(model)
    assert (report.messages, report.added, report.repeated, model.calls) == (2, 2, 0, 2)
    assert texts(vault) == EVERY
    assert vault.verify() == ()
    vault.close()


@pytest.mark.parametrize(
    ("text", "quote", "why"),
    [
        ("Mira moved to Porto.", "I moved to Porto", "does not stand in the message"),
        ("Mira moved to Lisbon with Peter.", "I moved to Lisbon yesterday", "Nobody said “Peter”"),
        ("Ben has two dogs.", "I have two dogs now", "does not stand in the message"),
    ],
)
def test_what_is_not_borne_out_is_refused_and_said(talked: Vault, text: str, quote: str, why: str) -> None:
    report = talked.extract(Reader({"moved to Lisbon yesterday": statements((text, quote))}), limit=1)
    assert report.added == 0
    (refused,) = report.refused
    assert why in refused.why
    assert text in refused.why
    assert texts(talked) == set()


def test_the_user_is_the_owner_and_nobody_else(talked: Vault) -> None:
    answers = {
        "vegetarian": statements(("The user is vegetarian.", "I am vegetarian")),
        "harbour": statements(("The user works at the harbour.", "I work at the harbour")),
    }
    report = talked.extract(Reader(answers))
    assert texts(talked) == {"The user is vegetarian."}
    assert "Ben is somebody else" in report.refused[0].why


def test_nothing_read_makes_an_accepted_memory_less_than_current(talked: Vault) -> None:
    say(talked, "I live in Porto.", said_at=when("2023-01"))
    answer = statements(("Mira lives in Lisbon.", "I moved to Lisbon yesterday"))
    report = talked.extract(Reader({"Lisbon": answer}))
    assert report.contradictions == 1
    statuses = {memory.text: (memory.status, memory.challenged) for memory in shown(talked)}
    assert statuses["I live in Porto."] == (Status.CURRENT, True)
    assert statuses["Mira lives in Lisbon."][0] is Status.PENDING


def test_a_message_without_a_date_is_never_dated_today(clock: Clock, tmp_path: Path) -> None:
    file = talk_file(tmp_path, {1: (("Mira", "I moved to Lisbon yesterday."),)})
    file.write_text(file.read_text("utf-8").replace("session_1_date_time", "no_date"), "utf-8")
    vault = Vault.in_memory(owner="Mira", clock=clock)
    bring_in(vault, file)
    answer = statements(("Mira moved to Lisbon yesterday.", "I moved to Lisbon yesterday"), since="yesterday")
    assert vault.extract(Reader(answer)).added == 1
    (memory,) = vault.list(ListRequest(every=True)).memories
    assert (memory.said_at, memory.window.start) == (None, None)
    vault.close()


def test_everything_that_a_model_read_goes_in_one_step_and_comes_back_in_one(talked: Vault) -> None:
    talked.extract(Reader(GOOD))
    receipt = talked.reject_source("small-1", "not a good model")
    assert "5 memories" in receipt.reason
    assert texts(talked, Status.RETIRED) == EVERY
    with pytest.raises(NothingChanged):
        talked.reject_source("small-1")
    talked.undo()
    assert texts(talked, Status.PENDING) == EVERY
    talked.approve_source("small-1")
    assert texts(talked, Status.CURRENT) == EVERY


def test_a_source_of_which_only_words_are_kept_is_not_read(talked: Vault) -> None:
    talked.set_policy("LoCoMo talk-1", Policy.HOLD)
    model = Reader(GOOD)
    assert talked.extract(model).messages == 0
    assert talked.extract(None).messages == 0
    assert model.calls == 0


def test_a_model_whose_statements_are_held_is_not_asked(talked: Vault) -> None:
    talked.extract(Reader(GOOD), limit=1)
    talked.set_policy("small-1", Policy.HOLD)
    model = Reader(GOOD)
    with pytest.raises(InvalidRequest):
        talked.extract(model)
    assert model.calls == 0


def test_a_conversation_is_named_by_its_own_name_or_by_what_its_parts_share(talked: Vault) -> None:
    assert talked.extract(Reader(GOOD), conversation="TALK-1 session_2").messages == 2
    assert talked.extract(Reader(GOOD), conversation="talk-1").messages == 3
    with pytest.raises(NotFound) as fault:
        talked.extract(Reader(GOOD), conversation="talk")
    assert "talk-1 session_1" in fault.value.hint


def test_only_what_one_import_brought_can_be_read(vault: Vault, tmp_path: Path) -> None:
    bring_in(vault, talk_file(tmp_path, {1: (("Mira", "I am vegetarian."),)}))
    second = bring_in(
        vault, talk_file(tmp_path, {1: (("Mira", "I am vegetarian."),), 2: (("Ben", "I work at the harbour."),)})
    )
    report = vault.extract(Reader(GOOD), brought=second.operation)
    assert (report.messages, texts(vault)) == (1, {"Ben works at the harbour."})


# Without a model


def test_the_rules_take_the_same_as_an_import_does_and_take_it_once(vault: Vault, tmp_path: Path, clock: Clock) -> None:
    file = talk_file(tmp_path)
    bring_in(vault, file)
    report = vault.extract(None)
    other = Vault.in_memory(owner="Mira", clock=clock)
    bring_in(other, file, take=Take.BOTH)
    assert texts(vault) == texts(other) != set()
    assert (report.model, report.model_calls, report.left) == ("", 0, 0)
    assert all(memory.status is Status.PENDING for memory in shown(vault))
    assert vault.extract(None).messages == other.extract(None).messages == 0
    assert {memory.source for memory in shown(vault)} == {"LoCoMo talk-1"}
    other.close()


def test_an_undone_reading_by_rule_can_be_made_again(talked: Vault) -> None:
    before = talked.extract(None)
    for number in reversed(before.operations):
        talked.undo(number)
    assert texts(talked) == set()
    assert talked.extract(None).added == before.added


def test_a_message_that_was_taken_back_meanwhile_gives_nothing(talked: Vault) -> None:
    def taken_back(_new: str) -> object:
        talked.undo(1 + 1)
        return statements(("Mira is vegetarian.", "I am vegetarian"))

    report = talked.extract(Reader({"vegetarian": taken_back}), conversation="talk-1 session_1")
    assert (report.added, texts(talked)) == (0, set())
    assert talked.verify() == ()
