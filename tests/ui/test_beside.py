"""What stands beside a hit is shown below it, quietly: opened like any row, never counted, never in a hit's place."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.answers import Hit, ImportOptions
from core.beside import Beside
from core.domain import EdgeKind, Statement
from core.vault import Vault
from core.window import Window
from tests.house.sources import ROOT
from tests.ui.conftest import Story, instant, until
from ui import told as telling
from ui.desk import Desk
from ui.panes.listing import beside_of
from ui.tables.delegate import BESIDE_HEIGHT, ROW_HEIGHT
from ui.tables.model import RowModel, Section
from ui.tables.rows import Kind, Row
from ui.text_search import score_words, why_words
from ui.translation import Speech, choose_language, speech
from ui.window import MainWindow

Fill = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]


def linked(vault: Vault) -> None:
    """A home, what supports it, and something else."""
    home = vault.add(Statement("I live in Lisbon.")).memory
    rent = vault.add(Statement("The contract for the flat runs until 2028.")).memory
    vault.add(Statement("Tea is fine."))
    assert home
    assert rent
    vault.link(rent, EdgeKind.SUPPORTS, home)


async def search(window: MainWindow, words: str) -> None:
    """Type, and wait until what is found is shown."""
    shown: list[bool] = []
    told = window.frame.search.settled.connect(lambda: shown.append(True))
    window.frame.box.setText(words)
    await until(lambda: shown)
    window.frame.search.settled.disconnect(told)


def rows(window: MainWindow) -> list[Row]:
    """All rows of the list."""
    model = window.frame.search.model
    return [row for at in range(model.rowCount()) if (row := model.row_at(at)) is not None]


def test_what_supports_a_hit_stands_below_it_and_counts_for_nothing(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(linked)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await search(window, "lisbon")
        pane = window.frame.search
        assert [(row.text, row.via) for row in rows(window)] == [
            ("I live in Lisbon.", ""),
            ("The contract for the flat runs until 2028.", "supports it"),
        ]
        assert pane.bar.count.text() == "1 of 3"
        heights = [pane.list.rowHeight(at) for at in range(2)]
        assert heights == [ROW_HEIGHT, BESIDE_HEIGHT]
        spoken = pane.model.data(pane.model.index(1, 0), Qt.ItemDataRole.AccessibleTextRole)
        assert spoken == "supports it: The contract for the flat runs until 2028."
        pane.step_in()
        qtbot.keyClick(pane.list, Qt.Key.Key_Down)
        detail = window.frame.detail
        await until(lambda: detail.detail and detail.detail.memory.text.startswith("The contract"))
        assert detail.header.reason.isHidden(), "it was not found by itself"

    live(story)


def test_an_act_on_what_is_selected_takes_in_what_stands_beside_it(filled: Fill, live: Live) -> None:
    filled(linked)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await search(window, "lisbon")
        pane = window.frame.search
        pane.list.setFocus()
        pane.list.selectAll()
        assert pane.number_selected() == 2
        ids = await pane.selected()
        assert ids == tuple(row.key for row in rows(window))
        assert await pane.listed() == ids[:1], "the search lists its hits alone"

    live(story)


def test_the_messages_around_a_hit_are_shown_once(filled: Fill, live: Live, tmp_path: Path) -> None:
    turns = [
        "Hello.",
        "Do you like the sea?",
        "Only from the harbour wall.",
        "Then bring a coat.",
        "Tea first.",
        "Yes.",
    ]
    session = [
        {"speaker": ("Mira", "Ada")[at % 2], "dia_id": f"D1:{at}", "text": text} for at, text in enumerate(turns)
    ]
    talk = {"speaker_a": "Mira", "speaker_b": "Ada", "session_1_date_time": "1:56 pm on 8 May, 2023"}
    path = tmp_path / "talk.json"
    said = [{"sample_id": "talk", "conversation": {**talk, "session_1": session}, "qa": []}]
    path.write_text(json.dumps(said), encoding="utf-8")
    filled(lambda vault: vault.import_file(path, ImportOptions()))

    async def story(window: MainWindow, _desk: Desk) -> None:
        await search(window, "harbour")
        shown = [(row.text, row.via) for row in rows(window) if row.kind is Kind.EPISODE]
        assert shown == [  # the turns directly beside the words are hits themselves
            ("Only from the harbour wall.", ""),
            ("Then bring a coat.", ""),
            ("Mira: Tea first.", "said just after it"),
            ("Do you like the sea?", ""),
            ("Mira: Hello.", "said just before it"),
        ]
        pane = window.frame.search
        pane.list.choose(pane.model.rowCount() - 1)
        await until(lambda: window.frame.detail.episode)
        assert window.frame.detail.message.reason.isHidden()
        pane.list.choose(pane.model.rowCount() - 5)
        message = window.frame.detail.message
        await until(lambda: not message.reason.isHidden())
        assert message.reason.text() == "Why it was found: says “harbour”"
        message.more.setChecked(True)
        assert "Score: " in message.as_text
        assert "  words" in message.as_text

    live(story)


def test_a_memory_says_why_it_was_found_and_details_add_up(filled: Fill, live: Live) -> None:
    filled(linked)

    async def story(window: MainWindow, _desk: Desk) -> None:
        await search(window, "where do I live?")
        window.frame.search.step_in()
        header = window.frame.detail.header
        await until(lambda: not header.reason.isHidden())
        row = rows(window)[0]
        assert row.reason is not None
        assert header.reason.text() == f"Why it was found: {row.reason.why}"
        assert "answers what you asked" in row.reason.why
        assert row.reason.why in row.details
        assert row.spoken.endswith(row.reason.why)
        assert sum(value for _, value in row.reason.parts) == pytest.approx(row.reason.score)
        window.frame.detail.tabs.setCurrentWidget(window.frame.detail.facts)
        await until(lambda: "answers the question" in window.frame.detail.facts.as_text)
        window.frame.box.clear()
        await until(header.reason.isHidden)
        assert "answers the question" not in window.frame.detail.facts.as_text

    live(story)


def hit(key: str, *beside: Beside) -> Hit:
    return Hit("Said.", 1.0, (), Window(), instant("2025-01-01"), "Mira", "", "", episode=key, beside=beside)


def near(key: str) -> Beside:
    return Beside("Near.", "said just after it", "Ada", None, key)


def test_what_belongs_to_two_hits_stands_below_the_first_and_no_hit_stands_twice() -> None:
    found = beside_of([hit("a", near("x"), near("b")), hit("b", near("x"), near("y")), hit("c", near("x"))])
    assert {place: [row.key for row in rows] for place, rows in found.items()} == {0: ["x"], 1: ["y"]}


def test_the_wordings_of_one_memory_share_what_is_linked_to_it() -> None:
    found = beside_of([hit("a"), hit("b"), hit("a", near("x"))])
    assert {place: [row.key for row in rows] for place, rows in found.items()} == {0: ["x"]}


def test_rows_beside_take_no_place_in_their_section() -> None:
    plain = [Row(Kind.MEMORY, str(at), f"Row {at}") for at in range(4)]
    quiet = Row(Kind.MEMORY, "q", "Quiet", via="supports it")
    model = RowModel()
    sections = [Section("memories", 4, "Title", beside={0: (quiet,), 3: (quiet, quiet)})]
    model.show(sections, {("memories", 0): tuple(plain)})
    texts = [row.text for at in range(model.rowCount()) if (row := model.row_at(at))]
    assert texts == ["Title", "Row 0", "Quiet", "Row 1", "Row 2", "Row 3", "Quiet", "Quiet"]
    assert model.headings() == [0]
    assert model.beside() == [2, 6, 7]
    assert [model.place(at) for at in (1, 2, 3, 7)] == [("memories", 0), None, ("memories", 1), None]
    assert model.inside("memories", 0, 7) == (0, 4)
    assert model.inside("memories", 6, 7) is None
    assert [model.row_number("memories", at) for at in range(4)] == [1, 3, 4, 5]
    assert model.row_of(("q", 0)) == 2
    assert [row.text for row in model.beside_within(0, 6)] == ["Quiet", "Quiet"]


@pytest.fixture
def german() -> Iterator[None]:
    """German for one test."""
    before = {part.name: getattr(speech(), part.name) for part in fields(Speech)}
    telling._patterns.cache_clear()
    telling._told.cache_clear()
    choose_language("german", ROOT / "resources" / "languages")
    yield
    for name, value in before.items():
        setattr(speech(), name, value)
    telling._patterns.cache_clear()
    telling._told.cache_clear()


@pytest.mark.usefixtures("german")
def test_reasons_and_scores_are_told_in_german() -> None:
    assert why_words("says “the; “old” tea”, “live”; answers what you asked; the newest") == (
        "nennt „the; “old” tea“, „live“; beantwortet Ihre Frage; das Neueste"
    )
    assert why_words("another answer; nobody has decided yet") == "eine andere Antwort; noch hat niemand entschieden"
    assert score_words(0.75, [("words", -0.25), ("meaning", 1.0)]) == (
        "0,750 insgesamt\n1,000  Bedeutung\n−0,250  Wörter"
    )
