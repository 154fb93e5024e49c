"""The owner's name: given late, changed, taken back; “Alice” and “I” are then one person in everything."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from core.answers import ImportOptions, ListRequest, Query
from core.contradictions import Decision, QueueRequest, Verdict
from core.domain import Channel, Statement
from core.errors import InvalidText, NameTaken, NothingChanged, UndoConflict
from core.library import Within
from core.moves import Wanted
from core.owner import Namesakes, OwnerNames
from core.vault import Vault
from core.views import BarsRequest, Lanes
from tests.core.copies import CopyIds
from tests.core.vaults import BagOfWords, Clock, Ids, remembered, say


@pytest.fixture
def unnamed(clock: Clock) -> Vault:
    """A vault that was made without a name, as the window makes one."""
    return Vault.in_memory(clock=clock, ids=Ids())


def told_by_an_assistant(vault: Vault, text: str, speaker: str = "ChatGPT") -> str:
    """What an assistant stored, approved."""
    made = vault.add(Statement(text, speaker=speaker, source="ChatGPT", channel=Channel.IMPORT))
    assert made.memory is not None
    vault.approve_pending(made.memory)
    return made.memory


def found(vault: Vault, question: str) -> list[str]:
    return [hit.text for hit in vault.search(Query(question)).hits]


def waiting(vault: Vault) -> set[frozenset[str]]:
    """The pairs that wait for a verdict."""
    page = vault.contradictions(QueueRequest())
    return {frozenset((one.a.text, one.b.text)) for one in page.contradictions}


SAME_QUESTIONS = [
    ("Where do I work?", "Where does Alice work?"),
    ("Where do I live?", "Where does Alice live?"),
    ("where do I live", "where does alice live"),
    ("Where did I live?", "Where did Alice live?"),
    ("What am I allergic to?", "What is Alice allergic to?"),
    ("What is my sister called?", "What is Alice's sister called?"),
    ("Where does my sister live?", "Where does Alice’s sister live?"),
    ("Wo arbeite ich?", "Wo arbeitet Alice?"),
    ("Wogegen bin ich allergisch?", "Wogegen ist Alice allergisch?"),
]


@pytest.mark.parametrize("with_model", [False, True])
@pytest.mark.parametrize(("mine", "named"), SAME_QUESTIONS)
def test_a_question_with_the_name_is_answered_like_one_with_i(
    clock: Clock, mine: str, named: str, with_model: bool
) -> None:
    vault = Vault.in_memory(clock=clock, embedder=BagOfWords() if with_model else None, ids=Ids())
    vault.name_owner("Alice")
    say(vault, "I work at Globex.")
    say(vault, "I live in Porto.")
    say(vault, "My sister Ines lives in Rome.")
    told_by_an_assistant(vault, "Alice is allergic to peanuts.")
    told_by_an_assistant(vault, "Bob works at Initech.")
    one, other = vault.search(Query(mine)), vault.search(Query(named))
    assert (one.answer, [hit.text for hit in one.hits]) == (other.answer, [hit.text for hit in other.hits])
    assert one.understood == other.understood
    spoken, asked = vault.ask(Query(mine)), vault.ask(Query(named))
    assert asked.question == named
    assert [sentence.text for sentence in spoken.sentences] == [sentence.text for sentence in asked.sentences]


def test_a_question_about_somebody_who_met_the_owner_keeps_the_name(unnamed: Vault) -> None:
    unnamed.name_owner("Alice")
    remembered(unnamed, "Bob met Alice in a train to Lyon.")
    remembered(unnamed, "I met Carol at school.")
    assert found(unnamed, "Who met Alice in a train?")[0] == "Bob met Alice in a train to Lyon."


def test_a_vault_without_a_name_is_named_later_in_one_operation(unnamed: Vault) -> None:
    say(unnamed, "I work at Globex.")
    receipt = unnamed.name_owner("Alice Miller")
    assert receipt.reason == "You are called “Alice Miller” here."
    assert unnamed.owner == "Alice Miller"
    assert unnamed.names() == OwnerNames("Alice Miller", ("Alice",))
    assert [entry.kind for entry in unnamed.log(2)] == ["name", "add"]
    told_by_an_assistant(unnamed, "Alice lives in Lisbon.")
    assert found(unnamed, "Where do I live?")[0] == "Alice lives in Lisbon."
    assert unnamed.verify() == ()


def test_undo_takes_the_name_back_and_redo_gives_it_again(unnamed: Vault) -> None:
    unnamed.name_owner("Alice")
    unnamed.undo()
    assert (unnamed.owner, unnamed.names().is_given) == ("user", False)
    unnamed.redo()
    assert unnamed.names() == OwnerNames("Alice")
    unnamed.name_owner("Nora", ["Alice"])
    unnamed.name_owner("Alice", ["Nora"])
    unnamed.undo()
    assert unnamed.names() == OwnerNames("Nora", ("Alice",))
    assert unnamed.verify() == ()


def test_an_older_naming_cannot_be_undone_under_a_later_one(unnamed: Vault) -> None:
    first = unnamed.name_owner("Alice").operation
    unnamed.name_owner("Nora", ["Alice"])
    with pytest.raises(UndoConflict):
        unnamed.undo(first)


def test_what_was_told_of_the_name_before_is_joined_when_the_person_says_so(unnamed: Vault) -> None:
    told_by_an_assistant(unnamed, "Alice lives in Lisbon.")
    told_by_an_assistant(unnamed, "Alice's sister lives in Rome.")
    say(unnamed, "I live in Porto.")
    say(unnamed, "I work at Globex.")
    assert waiting(unnamed) == set()
    with pytest.raises(NameTaken, match="“Alice” is in this vault already, in 2 memories") as taken:
        unnamed.name_owner("Alice")
    assert taken.value.names == ("Alice",)
    assert unnamed.owner == "user"
    (namesake,) = unnamed.naming("Alice").namesakes
    assert (namesake.name, namesake.memories) == ("Alice", 2)
    assert set(namesake.latest) == {"Alice lives in Lisbon.", "Alice's sister lives in Rome."}

    receipt = unnamed.name_owner("Alice", namesakes=Namesakes.JOIN)
    assert "2 memories about “Alice” are about you now." in receipt.reason
    assert waiting(unnamed) == {frozenset(("Alice lives in Lisbon.", "I live in Porto."))}
    assert len(receipt.contradictions) == 1
    assert found(unnamed, "Where does my sister live?")[0] == "Alice's sister lives in Rome."
    people = dict(unnamed.shelves().people)
    assert people == {"Alice": 3, "user's sister": 1}
    within = ListRequest(within=Within(person="Alice"))
    assert {one.text for one in unnamed.list(within).memories} == {
        "Alice lives in Lisbon.", "I live in Porto.", "I work at Globex.",
    }  # fmt: skip
    assert unnamed.verify() == ()


def test_undoing_a_join_takes_the_two_apart_with_what_was_asked_for_it(unnamed: Vault) -> None:
    told_by_an_assistant(unnamed, "Alice lives in Lisbon.")
    say(unnamed, "I live in Porto.")
    before = unnamed.shelves().people
    unnamed.name_owner("Alice", namesakes=Namesakes.JOIN)
    unnamed.undo()
    assert unnamed.shelves().people == before
    assert waiting(unnamed) == set()
    assert found(unnamed, "Where do I live?")[0] == "I live in Porto."
    assert found(unnamed, "Where does Alice live?")[0] == "Alice lives in Lisbon."
    unnamed.redo()
    assert waiting(unnamed) == {frozenset(("Alice lives in Lisbon.", "I live in Porto."))}
    assert unnamed.verify() == ()


def test_a_verdict_on_what_a_join_brought_up_stands_in_the_way_of_its_undo(unnamed: Vault) -> None:
    told_by_an_assistant(unnamed, "Alice lives in Lisbon.")
    say(unnamed, "I live in Porto.")
    receipt = unnamed.name_owner("Alice", namesakes=Namesakes.JOIN)
    unnamed.decide(receipt.contradictions[0], Decision(Verdict.B))
    with pytest.raises(UndoConflict):
        unnamed.undo(receipt.operation)
    unnamed.undo()
    unnamed.undo(receipt.operation)
    assert unnamed.owner == "user"


def test_kept_apart_the_name_in_texts_is_still_somebody_else(unnamed: Vault) -> None:
    told_by_an_assistant(unnamed, "Alice lives in Lisbon.")
    say(unnamed, "I live in Porto.")
    receipt = unnamed.name_owner("Alice", namesakes=Namesakes.APART)
    assert receipt.reason == "You are called “Alice” here. “Alice” in texts is still somebody else."
    assert unnamed.owner == "Alice"
    assert waiting(unnamed) == set()
    assert found(unnamed, "Where does Alice live?")[0] == "Alice lives in Lisbon."
    assert found(unnamed, "Where do I live?")[0] == "I live in Porto."
    told_by_an_assistant(unnamed, "Alice works at Initech.")
    assert found(unnamed, "Where does Alice work?")[0] == "Alice works at Initech."
    assert unnamed.verify() == ()


def test_rules_see_the_name_and_i_as_one_from_then_on(unnamed: Vault) -> None:
    unnamed.name_owner("Alice")
    told_by_an_assistant(unnamed, "Alice lives in Lisbon.")
    receipt = say(unnamed, "I live in Porto.")
    assert len(receipt.contradictions) == 1
    say(unnamed, "I love coffee.")
    told_by_an_assistant(unnamed, "Alice hates coffee.")
    assert frozenset(("I love coffee.", "Alice hates coffee.")) in waiting(unnamed)


def test_what_speaks_of_the_name_is_looked_at_again_by_the_detectors(clock: Clock) -> None:
    vault = Vault.in_memory(clock=clock, ids=Ids(), embedder=BagOfWords())
    told_by_an_assistant(vault, "Alice is fond of brass bands.")
    told_by_an_assistant(vault, "Bob is fond of brass bands.")
    vault.embed_missing()
    vault.detect_missing()
    assert vault.detect_missing() == 0
    vault.name_owner("Alice", namesakes=Namesakes.JOIN)
    assert vault.detect_missing() == 1


def test_what_the_owner_said_goes_by_the_present_name_wherever_it_is_read(unnamed: Vault, tmp_path: Path) -> None:
    memory = remembered(unnamed, "I work at Globex.")
    unnamed.name_owner("Alice")
    unnamed.name_owner("Alice Miller", ["Alice"])
    (listed,) = unnamed.list(ListRequest()).memories
    shown = unnamed.show(memory)
    (hit,) = unnamed.search(Query("Globex")).hits
    (episode,), _, _ = unnamed.episodes()
    said = {listed.speaker, shown.memory.speaker, shown.versions[0].speaker, shown.evidence[0].speaker, hit.speaker}
    assert said | {episode.speaker} == {"Alice Miller"}
    assert found(unnamed, "from:Alice") == found(unnamed, 'from:"Alice Miller"') == ["I work at Globex."]
    assert unnamed.timeline(BarsRequest(lanes=Lanes.PERSON)).lanes[0].name == "Alice Miller"
    assert unnamed.stats().owner == "Alice Miller"


def test_a_repeat_is_known_under_any_name_of_the_owner(unnamed: Vault) -> None:
    first = say(unnamed, "I work at Globex.")
    unnamed.name_owner("Alice")
    again = say(unnamed, "I work at Globex.", speaker="Alice")
    assert (again.outcome.value, again.memory) == ("repeated", first.memory)


def test_only_the_owners_own_words_close_what_was_true_whatever_the_name(unnamed: Vault) -> None:
    unnamed.name_owner("Alice")
    say(unnamed, "I live in Porto.")
    receipt = say(unnamed, "I moved to Lisbon in March 2025.", speaker="alice")
    assert "is true until" in receipt.reason


@pytest.mark.parametrize("form", ["html", "markdown", "json", "mem0", "mcp"])
def test_what_is_taken_out_names_the_owner_as_the_owner_is_called(unnamed: Vault, tmp_path: Path, form: str) -> None:
    remembered(unnamed, "I work at Globex.")
    unnamed.name_owner("Alice Miller")
    path = tmp_path / "out"
    unnamed.export_wanted(path, form, Wanted(sources=True))
    files = [path] if path.is_file() else [one for one in path.rglob("*") if one.is_file()]
    written = "\n".join(one.read_text("utf-8") for one in files)
    assert "said by user" not in written
    if form in ("html", "mem0", "mcp"):
        assert "Alice Miller" in written
    if form == "json":
        record = json.loads(written)
        assert "Alice Miller" in json.dumps(record, ensure_ascii=False)
        assert '"speaker": "user"' not in json.dumps(record)


def test_a_redacted_export_hides_every_name_of_the_owner(unnamed: Vault, tmp_path: Path) -> None:
    told_by_an_assistant(unnamed, "Xanthippe works at the mill.")
    unnamed.name_owner("Xanthippe", namesakes=Namesakes.APART)
    path = tmp_path / "out.html"
    unnamed.export_wanted(path, "html", Wanted(redact=True))
    assert "Xanthippe" not in path.read_text("utf-8")


def test_an_archive_brings_the_name_along(unnamed: Vault, tmp_path: Path, clock: Clock) -> None:
    say(unnamed, "I work at Globex.")
    unnamed.name_owner("Alice Miller", ["Alice", "Ali"])
    path = tmp_path / "all.zip"
    unnamed.export_wanted(path, "archive", Wanted())
    manifest = json.loads(zipfile.ZipFile(path).read("manifest.json"))
    assert manifest["owner"] == "Alice Miller"
    other = Vault.in_memory(clock=clock, ids=Ids())
    assert other.owner == "user"
    other.import_file(path, ImportOptions())
    assert other.names() == unnamed.names()
    assert found(other, "Where does Ali work?")[0] == "I work at Globex."
    other.undo()
    assert other.owner == "user"
    assert other.verify() == ()


def test_an_import_takes_the_owners_messages_by_any_name(unnamed: Vault, tmp_path: Path) -> None:
    unnamed.name_owner("Alice Miller")
    path = tmp_path / "list.csv"
    path.write_text("text,speaker\nI like tea.,Alice\nI like rum.,Bob\n", "utf-8")
    unnamed.import_file(path, ImportOptions(accept=True))
    spoken = {one.text: one.speaker for one in unnamed.list(ListRequest()).memories}
    assert spoken == {"I like tea.": "Alice Miller", "I like rum.": "Bob"}


def test_a_name_that_is_dropped_means_somebody_else_again(unnamed: Vault) -> None:
    unnamed.name_owner("Alice", ["Bob"])
    told_by_an_assistant(unnamed, "Bob lives in Kiel.")
    told_by_an_assistant(unnamed, "Bob's brother lives in Rome.")
    say(unnamed, "I work at Globex.")
    unnamed.name_owner("Alice", [])
    people = dict(unnamed.shelves().people)
    assert people == {"Alice": 1, "Bob": 1, "Bob's brother": 1}
    assert found(unnamed, "Where does Bob live?")[0] == "Bob lives in Kiel."
    unnamed.undo()
    assert dict(unnamed.shelves().people) == {"Alice": 2, "user's brother": 1}
    assert unnamed.verify() == ()


def test_the_name_that_a_vault_was_made_with_stays_one_of_the_owners(vault: Vault) -> None:
    assert vault.names() == OwnerNames("Mira", ("Mimi",), made_with="Mira")
    say(vault, "I work at Globex.")
    vault.name_owner("Nora", [])
    assert vault.names() == OwnerNames("Nora", ("Mira",), made_with="Mira")
    assert found(vault, "Where does Nora work?") == found(vault, "Where does Mira work?") == ["I work at Globex."]
    assert vault.list(ListRequest()).memories[0].speaker == "Nora"
    assert vault.timeline(BarsRequest(lanes=Lanes.PERSON)).lanes[0].name == "Nora"
    vault.name_owner("Mira")
    assert vault.owner == "Mira"


def test_the_same_names_again_change_nothing(unnamed: Vault) -> None:
    unnamed.name_owner("Alice", ["Ali"])
    with pytest.raises(NothingChanged):
        unnamed.name_owner(" Alice ", ["Ali", "alice"])
    assert len(unnamed.log()) == 2


def test_another_handle_hears_of_the_name(path: Path, clock: Clock) -> None:
    with_one = Vault.create(path, clock=clock, ids=Ids())
    other = Vault.open(path, clock=clock, ids=CopyIds(2))
    assert other.owner == "user"
    say(other, "I work at Globex.")
    with_one.name_owner("Alice")
    assert other.owner == "Alice"
    told = other.add(Statement("Alice works at Initech."))
    assert len(told.contradictions) == 1
    with_one.undo(with_one.log(5)[1].number)
    assert other.owner == "user"
    other.close()
    with_one.close()


@pytest.mark.parametrize("first", ["left", "right"])
def test_copies_that_named_the_owner_apart_agree_on_one_name(tmp_path: Path, first: str) -> None:
    begun = tmp_path / "begun.vault"
    Vault.create(begun, clock=Clock(), ids=CopyIds(9)).close()
    paths = {}
    for number, (side, name) in enumerate((("left", "Alice"), ("right", "Nora")), 1):
        paths[side] = tmp_path / f"{side}.vault"
        paths[side].write_bytes(begun.read_bytes())
        vault = Vault.open(paths[side], clock=Clock(), ids=CopyIds(number))
        for _ in range(number):
            say(vault, f"{name} lives in {side.title()}ford." if number == 1 else "I work at Globex.")
        vault.name_owner(name, namesakes=Namesakes.JOIN)
        vault.close()
    (into, other) = ("left", "right") if first == "left" else ("right", "left")
    vault = Vault.open(paths[into], clock=Clock(), ids=CopyIds(7))
    vault.import_file(paths[other], ImportOptions())
    assert vault.names().name == "Nora"
    assert set(vault.names().aliases) == {"Alice"}
    assert found(vault, "Where does Nora live?")[0] == "Alice lives in Leftford."
    assert vault.verify() == ()
    vault.close()


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", ",;", "me", "User", "42", "A" * 81, "Аlice", "x" * 3_000])
def test_what_is_no_name_is_refused_and_nothing_is_stored(unnamed: Vault, name: str) -> None:
    with pytest.raises(InvalidText) as refused:
        unnamed.name_owner(name)
    assert refused.value.message.endswith(".")
    assert refused.value.hint.endswith(".")
    assert len(unnamed.log()) == 1
    assert unnamed.owner == "user"
