"""A button whose words may be cut: shown as far as they fit, told whole."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ui.widgets.short_button import ShortButton

WORDS = "Approve all 3 from “R&&D notes of a long year”"


def shown(button: ShortButton) -> str:
    """What stands on the button itself."""
    return super(ShortButton, button).text()


def test_words_that_fit_stand_whole_and_without_a_hint(qtbot: QtBot) -> None:
    button = ShortButton()
    qtbot.addWidget(button)
    button.setText(WORDS)
    button.resize(button.sizeHint())
    button.show()
    assert shown(button) == WORDS
    assert button.toolTip() == ""


def test_words_that_do_not_fit_are_cut_and_told_by_name_and_hint(qtbot: QtBot) -> None:
    button = ShortButton()
    qtbot.addWidget(button)
    button.setText(WORDS)
    button.resize(button.sizeHint().width() // 2, button.sizeHint().height())
    button.show()
    assert shown(button).endswith("…")
    assert len(shown(button)) < len(WORDS)
    assert button.text() == WORDS
    assert button.accessibleName() == WORDS.replace("&&", "&")
    assert "R&D notes" in button.toolTip().replace("&amp;", "&")
    assert button.minimumSizeHint().width() < button.sizeHint().width()


def test_with_room_again_they_stand_whole_again(qtbot: QtBot) -> None:
    button = ShortButton()
    qtbot.addWidget(button)
    button.setText(WORDS)
    button.resize(90, 30)
    button.show()
    assert shown(button) != WORDS
    button.resize(button.sizeHint())
    assert shown(button) == WORDS
