"""How the house is kept: small files with one purpose, folders that say what they are for, plain names."""

from __future__ import annotations

import ast
import re

from tests.house.sources import PRODUCT, ROOT, place, python_files, text_files, texts, tree

CEILING = 400
VAGUE = {"utils", "util", "helpers", "helper", "manager", "service", "base", "misc", "common"}

# Written in pieces, so that this file keeps its own rule.
UNFINISHED = re.compile("|".join(["TO" + "DO", "FIX" + "ME", "X" * 3 + r"\b", "NotImplemented" + "Error"]))
OUT_OF_PLACE = re.compile(
    "|".join(
        [
            r"(?<![\w.~-])/" + "work/",
            r"(?<![\w.~-])/" + "root/",
            r"(?<![\w.~-])/" + r"tmp/v\b",
            r"pypi" + r"\.org",
            "python" + "hosted",
            r"(?i:\bco-" + "authored-by)",
            r"(?i:\bAI[- ]" + "(generated|written))",
            r"(?i:\bissue" + r" #?\d)",
        ]
    )
)


def test_no_file_is_longer_than_four_hundred_lines() -> None:
    long = {
        place(file): lines
        for file in python_files(*PRODUCT, "packaging")
        if (lines := len(file.read_text("utf-8").splitlines())) > CEILING
    }
    assert not long, long


def test_packaging_is_no_package_since_it_would_hide_the_library_of_that_name() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_each_folder_says_in_three_sentences_what_lives_there() -> None:
    silent = []
    for name in PRODUCT:
        for folder in [ROOT / name, *(path for path in (ROOT / name).rglob("*") if path.is_dir())]:
            if folder.name == "__pycache__" or not list(folder.glob("*.py")):
                continue
            start = folder / "__init__.py"
            words = ast.get_docstring(tree(start)) if start.exists() else None
            if len(re.findall(r"[.!?:](?=\s|$)", words or "")) < 3:
                silent.append(place(folder))
    assert not silent, silent


def test_each_file_says_what_it_is_for() -> None:
    silent = [place(file) for file in python_files(*PRODUCT, "packaging") if not ast.get_docstring(tree(file))]
    assert not silent, silent


def test_no_file_has_a_name_that_says_nothing() -> None:
    vague = [place(file) for file in python_files(*PRODUCT, "tests", "packaging") if file.stem.lower() in VAGUE]
    assert not vague, vague


def test_nothing_is_left_unfinished() -> None:
    left = [
        place(file, number)
        for file in python_files(*PRODUCT, "packaging", "tests")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if UNFINISHED.search(line)
    ]
    assert not left, left


def test_the_project_speaks_of_itself_alone() -> None:
    foreign = [
        f"{place(file, number)}: {line.strip()[:80]}"
        for file in text_files()
        for number, line in enumerate(file.read_text("utf-8", "replace").splitlines(), 1)
        if OUT_OF_PLACE.search(line)
    ]
    assert not foreign, foreign


def test_what_people_read_uses_our_words() -> None:
    """We revise, end, retire and forget; nothing here is “updated” or “deleted”."""
    other = re.compile(r"\b(updat|delet)(e|es|ed|ing)\b", re.IGNORECASE)
    wrong = [
        f"{place(file, line)}: {text[:80]}"
        for file in python_files("ui")
        if file.stem.startswith("text") and file.parent.name == "ui"
        for line, text in texts(file)
        if other.search(text)
    ]
    assert not wrong, wrong


def test_a_form_has_a_part_of_the_window_to_itself() -> None:
    """One that lies as a layout within another ends the program when the dialog goes: see ``ui/widgets/form.py``."""
    bare = [
        place(file, node.lineno)
        for file in python_files("ui")
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QFormLayout" and not node.args
    ]
    assert not bare
