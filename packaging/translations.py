"""Reads the marked texts out of the source, and runs Qt's own tools over them.

What is marked is told in ``ui/translation.py``. ``lupdate`` gets the texts as one plain file, so that no
way of writing Python can hide one from it, and merges them into the ``.ts``; ``lrelease`` makes the ``.qm``.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ROOT / "resources" / "languages"
CONTEXT = "Variorum"
ENGINE = "the engine"
MOST_WAYS = 64
"""Ways of one f-string that are looked at; the engine's have eight at most."""


class NotMarkable(ValueError):
    """A call of ``tr`` or ``plural`` whose text cannot be read out of the source."""


@dataclass(frozen=True, slots=True, order=True)
class Text:
    """A text of the source: its English, what tells it apart (of a number: the form for one), if it has a number."""

    english: str
    meaning: str = ""
    numbered: bool = False


def marked(tree: ast.AST, place: str = "") -> Iterator[Text]:
    """The texts that a file marks; ``NotMarkable`` with the place for one that is no literal."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("tr", "plural")):
            continue
        numbered = node.func.id == "plural"
        words = node.args[:2] if numbered else node.args
        if not words or not all(isinstance(word, ast.Constant) and isinstance(word.value, str) for word in words):
            raise NotMarkable(f"{place}:{node.lineno}: the text is no literal")
        given = [word.value for word in words if isinstance(word, ast.Constant)]
        yield Text(given[1], given[0], True) if numbered else Text(given[0], *given[1:])


def engine_sentences() -> tuple[str, ...]:
    """What the engine says, as ``resources/languages/engine.txt`` lists it."""
    return tuple((LANGUAGES / "engine.txt").read_text("utf-8").splitlines())


def texts(folder: Path = ROOT / "ui") -> tuple[Text, ...]:
    """All marked texts of the window and the engine's sentences, sorted, each once."""
    found = {Text(sentence, ENGINE) for sentence in engine_sentences()}
    for file in sorted(folder.rglob("*.py")):
        found.update(marked(ast.parse(file.read_text("utf-8")), str(file.relative_to(folder.parent))))
    return tuple(sorted(found))


def blank(sentence: str) -> str:
    """A sentence with its blanks unnamed."""
    return re.sub(r"\{\w*\}", "{}", sentence)


def written(tree: ast.AST) -> Iterator[str]:
    """Every string and f-string of a file with its blanks unnamed; one for each way that a condition in it may go."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            yield from map(blank, _ways(node))


def _ways(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(words)):
            return [words]
        case ast.IfExp(body=ast.Constant() | ast.JoinedStr(), orelse=ast.Constant() | ast.JoinedStr()):
            return [*_ways(node.body), *_ways(node.orelse)]
        case ast.FormattedValue():
            return _ways(node.value)
        case ast.JoinedStr():
            return ["".join(way) for way in islice(product(*map(_ways, node.values)), MOST_WAYS)]
        case _:
            return ["{}"]


def translated(file: Path) -> dict[Text, tuple[str, ...]]:
    """The translations in a ``.ts``: one, or one for each form of a number; without those that are unfinished."""
    known: dict[Text, tuple[str, ...]] = {}
    for message in ElementTree.parse(file).getroot().iter("message"):
        numbered = message.get("numerus") == "yes"
        text = Text(message.findtext("source") or "", message.findtext("comment") or "", numbered)
        given = message.find("translation")
        if given is None or given.get("type"):
            continue
        known[text] = tuple(form.text or "" for form in given) if numbered else (given.text or "",)
    return known


def renew(file: Path) -> None:
    """Bring the texts of the source into a ``.ts``: new ones unfinished, vanished ones gone, filled ones finished."""
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "texts.py"
        lines = [f"class {CONTEXT}:", "    def texts(self, n):"]
        for text in texts():
            said = ", ".join(json.dumps(part, ensure_ascii=False) for part in (text.english, text.meaning))
            lines.append(f"        self.tr({said}{', n' if text.numbered else ''})")
        plain.write_text("\n".join(lines) + "\n", encoding="utf-8")
        _tool(
            "lupdate", str(plain), "-no-obsolete", "-locations", "none", "-sort-messages", "-source-language", "en_US",
            "-disable-heuristic", "sametext", "-disable-heuristic", "similartext", "-silent", "-ts", str(file),
        )  # fmt: skip
    _finish(file)


def _finish(file: Path) -> None:
    """What somebody filled in counts; no guesses are ever made, so that only a person can have done it."""
    tree = ElementTree.parse(file)
    for given in tree.getroot().iter("translation"):
        forms = [form.text for form in given] or [given.text]
        if given.get("type") == "unfinished" and all(forms):
            del given.attrib["type"]
    words = ElementTree.tostring(tree.getroot(), encoding="unicode", short_empty_elements=False)
    # A message a line: texts that two people added beside each other are two lines, which merge by themselves.
    words = re.sub(r">\s+<(?=/?(?:source|comment|translation|numerusform|/message))", "><", words)
    words = re.sub(r">\s+</message>", "></message>", words)
    file.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{words}\n', encoding="utf-8")


def compiled(file: Path) -> bytes:
    """The ``.qm`` of a ``.ts``, as ``lrelease`` makes it."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made.qm"
        _tool("lrelease", "-silent", str(file), "-qm", str(made))
        return made.read_bytes()


def _tool(name: str, *arguments: str) -> None:
    """Run one of Qt's tools that come with PySide6."""
    program = Path(sys.executable).with_name(f"pyside6-{name}")
    subprocess.run([str(program), *arguments], check=True, stdout=subprocess.DEVNULL)
