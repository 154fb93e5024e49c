"""The vectors of words in a vault: made with the others, made again, left out on wish, not carried by backups."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from core.answers import Corpus, ImportOptions, Query, Take
from core.domain import Statement
from core.doubts import Doubted
from core.engine.ranking import doubts
from core.inference.pieces import Pieces, projected
from core.vault import Vault
from tests.core.talks import talk_file
from tests.core.vaults import BagOfWords, raw

TALK = [("Ada", "Where did you spend the summer?"), ("Ben", "By the sea."), ("Ada", "The pottery course was lovely.")]


class InPieces(BagOfWords):
    """A bag of words whose pieces are its words."""

    def __init__(self, *, reads_pieces: bool = True) -> None:
        super().__init__("pieces")
        self.reads_pieces = reads_pieces
        self.read = 0

    def encode_with_pieces(self, texts: Sequence[str]) -> tuple[Any, list[Pieces]]:
        self.read += len(texts)
        return self.encode(texts), [self._pieces(text) for text in texts]

    def _pieces(self, text: str) -> Pieces:
        found = list(re.finditer(r"\w+", text)) or [re.match("", text)]
        rows = self.encode([each.group().casefold() or "nothing" for each in found if each])
        return Pieces(projected(rows), tuple(each.span() for each in found if each))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.vault"


@pytest.fixture
def vault(path: Path) -> Iterator[Vault]:
    made = Vault.create(path, embedder=InPieces())
    yield made
    made.close()


def count(path: Path) -> tuple[int, int]:
    """How many memories and how many messages have pieces."""
    with raw(path) as file:
        tables = ("version_pieces", "episode_pieces")
        memories, messages = (int(file.execute(f"SELECT count(*) FROM {table}").fetchone()[0]) for table in tables)
        return memories, messages


def test_a_memory_and_its_message_get_their_pieces_with_their_vectors_from_one_pass_each(
    vault: Vault, path: Path
) -> None:
    vault.add(Statement("My boat is green.", keep=True))
    vault.embed_missing()
    assert count(path) == (1, 1)
    assert vault._bench.embedder.read == 2
    assert vault.embed_missing() == 0
    assert not vault.verify()


def test_an_import_stores_the_pieces_that_it_read(vault: Vault, path: Path, tmp_path: Path) -> None:
    vault.import_file(talk_file(tmp_path, {1: TALK}), ImportOptions(format="locomo", take=Take.EPISODES))
    assert count(path) == (0, len(TALK))
    assert vault._bench.embedder.read == len(TALK)


def test_pieces_that_are_missing_are_made_again_beside_the_vectors_that_are_there(vault: Vault, path: Path) -> None:
    vault.add(Statement("My boat is green.", keep=True))
    vault.use_embedder(BagOfWords("pieces"))
    vault.embed_missing()
    assert count(path) == (0, 0)
    assert vault.stats().waiting_vectors == 0
    vault.use_embedder(InPieces())
    assert vault.stats().waiting_vectors == 2
    assert vault.embed_missing() == 2
    assert vault.stats().waiting_vectors == 0
    assert count(path) == (1, 1)


def test_left_out_they_go_and_search_goes_on(vault: Vault, path: Path) -> None:
    vault.add(Statement("My boat is green.", keep=True))
    vault.embed_missing()
    vault.use_embedder(InPieces(reads_pieces=False))
    vault.embed_missing()
    assert count(path) == (0, 0)
    assert vault.search(Query("boat")).hits


def test_a_turn_is_compared_word_by_word_and_says_so(vault: Vault, tmp_path: Path) -> None:
    vault.import_file(talk_file(tmp_path, {1: TALK}), ImportOptions(format="locomo", take=Take.EPISODES))
    (first, *_) = vault.search(Query("pottery course", corpus=Corpus.EPISODES)).hits
    parts = {part.name: part.value for part in first.parts}
    assert first.text == TALK[2][1]
    assert parts["word by word"] > 0
    assert sum(parts.values()) == pytest.approx(first.score, abs=1e-6)


LONG = [
    ("Ada", "The lighthouse was closed."),
    ("Ben", "Oh no."),
    ("Ada", "It rained, too."),
    ("Ben", "And then?"),
    ("Ada", "We had soup."),
    ("Ben", "Which soup?"),
    ("Ada", "With leeks."),
]


def test_what_led_to_a_turn_counts_for_some_turns_after_it_and_not_before_it_or_on_another_day(
    vault: Vault, tmp_path: Path
) -> None:
    days = {1: LONG, 2: [("Ada", "With leeks again."), ("Ben", "Soup!")]}
    vault.import_file(talk_file(tmp_path, days), ImportOptions(format="locomo", take=Take.EPISODES))
    hits = vault.search(Query("lighthouse leeks soup", corpus=Corpus.EPISODES, limit=20)).hits
    led = {hit.text: {part.name: part.value for part in hit.parts}["word by word, what led to it"] for hit in hits}
    assert led["With leeks."] > led["Which soup?"] > led["The lighthouse was closed."] > 0
    assert led["With leeks again."] < led["With leeks."]


def test_where_most_turns_have_no_pieces_they_count_for_none(vault: Vault, path: Path, tmp_path: Path) -> None:
    vault.import_file(talk_file(tmp_path, {1: TALK}), ImportOptions(format="locomo", take=Take.EPISODES))
    with raw(path) as file:
        file.execute("DELETE FROM episode_pieces WHERE owner > 1")
    (first, *_) = vault.search(Query("pottery course", corpus=Corpus.EPISODES)).hits
    assert "word by word" not in {part.name for part in first.parts}


def test_a_backup_leaves_them_out_and_holds_everything_else(vault: Vault, path: Path, tmp_path: Path) -> None:
    vault.add(Statement("My boat is green.", keep=True))
    vault.embed_missing()
    vault.backup(tmp_path / "copy.vault")
    assert count(tmp_path / "copy.vault") == (0, 0)
    assert count(path) == (1, 1)
    copy = Vault.open(tmp_path / "copy.vault", embedder=InPieces())
    try:
        assert not copy.verify()
        assert copy.embed_missing() == 2
    finally:
        copy.close()


@pytest.mark.parametrize("table", ["version_pieces", "episode_pieces"])
def test_altered_pieces_are_noticed(vault: Vault, path: Path, table: str) -> None:
    vault.add(Statement("My boat is green.", keep=True))
    vault.embed_missing()
    with raw(path) as file:
        file.execute(f"UPDATE {table} SET codes = zeroblob(64)")
    assert [problem.kind for problem in vault.verify()] == ["altered"]


def test_what_somebody_else_said_is_named_as_theirs(
    vault: Vault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doubts, "floors", lambda model: (0.0, -0.01))
    vault.import_file(talk_file(tmp_path, {1: TALK}), ImportOptions(format="locomo", take=Take.EPISODES))
    asked = vault.search(Query("Did Ben like the pottery course?", corpus=Corpus.EPISODES, asking=True))
    assert asked.doubt is not None
    assert (asked.doubt.kind, asked.doubt.asked, asked.doubt.said_by) == (Doubted.SOMEBODY_ELSE, "Ben", "Ada")
    assert asked.doubt.gap is not None
    assert asked.doubt.gap < 0
    assert vault.search(Query("pottery course", corpus=Corpus.EPISODES)).doubt is None
    answered = vault.ask(Query("Did Ben like the pottery course?"))
    assert answered.text.endswith("The closest message is Ada’s, not Ben’s: “The pottery course was lovely.”")
    assert answered.cited == ()
