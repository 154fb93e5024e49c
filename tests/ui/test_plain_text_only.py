"""What others wrote meets a widget in one place only: the raw widgets that read HTML are used nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

UI = Path(__file__).resolve().parent.parent.parent / "ui"
ALLOWED = UI / "safe.py"
MADE = frozenset({"QLabel", "QMessageBox", "QTextBrowser", "QTextEdit", "QErrorMessage", "QWhatsThis", "QToolTip"})
CALLED = frozenset(
    {
        "setHtml",
        "setMarkdown",
        "setToolTip",
        "insertHtml",
        "appendHtml",
        "setWhatsThis",
        "setTextFormat",
        "setTitle",
    }
)
PLOT_LABELS = frozenset({"setTitle", "LabelItem", "LegendItem", "addLegend"})
"""A plot’s title and its legends read HTML; a group box’s title does not, but none of ours needs one."""


def offences(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and name of each raw widget that is named, and each method that takes HTML that is called."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) if name in MADE:
                yield node.lineno, name
            case ast.Attribute(attr=name) if name in MADE | CALLED | PLOT_LABELS:
                yield node.lineno, name
            case ast.Call(func=ast.Name(id="QStaticText")):
                yield node.lineno, "QStaticText"
            case ast.ImportFrom(names=names):
                yield from ((node.lineno, alias.name) for alias in names if alias.name in MADE)


@pytest.mark.parametrize(
    "file",
    sorted(file for file in UI.rglob("*.py") if file != ALLOWED),
    ids=lambda file: str(file.relative_to(UI)),
)
def test_no_file_but_safe_uses_a_widget_that_reads_html(file: Path) -> None:
    assert list(offences(ast.parse(file.read_text("utf-8")))) == []


@pytest.mark.parametrize(
    "code",
    [
        "from PySide6.QtWidgets import QLabel",
        "QtWidgets.QMessageBox.warning(None, 'a', 'b')",
        "w.setToolTip('x')",
        "QTextBrowser()",
        "edit.setHtml(text)",
        "plot.setTitle(text)",
        "QStaticText(text)",
    ],
)
def test_the_rule_sees_each_way_of_doing_it(code: str) -> None:
    assert list(offences(ast.parse(code)))
