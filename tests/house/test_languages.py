"""Every text of the window is marked for translation and has a fitting German one; ``packaging/translate`` mends it."""

from __future__ import annotations

import ast
import importlib.util
import re
import string
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.house.sources import ROOT, place, python_files, tree

PLAIN = {
    "ui/icons.py": "drawings",
    "ui/stylesheet.py": "rules for looks",
    "ui/theme.py": "names for Qt, and a fault of the program",
    "ui/model_doors.py": "types",
    "ui/told.py": "the engine’s English that is looked for",
    "ui/text_reasons.py": "English that is found and put in other English",
}
"""Files whose sentences no person reads, and what they are."""
INNER = (
    re.compile(r"background|border|padding|text-align|QComboBox|QListView"),  # rules for looks
    re.compile(r"^(Ctrl|Alt|Shift|Esc|Del|F\d+)\b"),  # keys, which Qt translates itself
    re.compile(r"\(\?P<|\\[bsw]|\[\^|\.\+"),  # patterns
    re.compile(r"^No action is called |^The text of a translation"),  # faults of the program
    re.compile(r"^Two answers to |^may disagree$|^both true$|^more detail$|^earlier time$|^past view$"),  # the engine's
    re.compile(r"^(English|Deutsch|MY_MODEL_KEY|Fusion|Variorum( \{\})?)$"),  # names
    re.compile(r"^(Vault|Cancelled|Interrupted|the engine)$|^theme_"),  # types, kinds and ids
    re.compile(r"^(is|learned|from):"),  # words of the language of searches
    re.compile(r"^(idle sweep|model test|to approve|put off)$"),  # names of works, for the program alone
)
"""What looks like a sentence and is none, with what it is."""


BEYOND_CORE = ("app/chat.py", "app/keys.py", "app/model_settings.py", "app/model_test.py", "app/settings.py")
"""What of the process raises errors that the window shows."""
COMPOSED = {
    "No memory says so, but {speaker} said on {day}: “{text}”",
    "No memory says so, but {speaker} said: “{text}”",
    "It says: “{said}”",
    "The library that runs a reranker is not installed: {name}.",
    "The library that runs the built-in judge is not installed: {name}.",
    "The library that runs the language model is not installed: {name}.",
    "There is nothing to redo.",
    "There is nothing to undo.",
    "another answer",
    "nobody has decided yet",
    "says {words}",
    "it changed in {on}",
    "{text} becomes a memory of yours, and is compared with the others like anything you write.",
    "{text} is known already and gets your word as a further source.",
    "{text} is marked as never right, since it begins in {begun} and could have been true until {until} at most.",
    "{text} is marked as never right, since it begins in {begun} and could have been true until {until} at most; "
    "what its memory said at other times stays.",
    "{text} is marked as never right; what its memory said at other times stays.",
    "{text} is marked as never right.",
    "{name} sorts pairs into {kinds} kinds ({named}) and does not say how well a text answers a question.",
    "{name} sorts pairs into {kinds} kinds and does not say how well a text answers a question.",
    "{number} decisions",
    "{number} log entries",
    "{number} memories",
    "{number} messages",
    "{number} wordings",
    "“{a}” rested on “{b}”, which ended in {day} ({name}).",
    "“{a}” rested on “{b}”, which ended in {day}.",
    "“{a}” rested on “{b}”, which ended on {day} ({name}).",
    "“{a}” rested on “{b}”, which ended on {day}.",
    "“{a}” rested on “{b}”, which is no longer true ({name}).",
    "“{a}” rested on “{b}”, which is no longer true.",
    "“{text}” (from {start})",
    "“{text}” (no longer)",
    "“{text}” (no longer) {more}",
    "“{text}” (since {start}) {more}",
    "“{text}” (since {start}, no longer)",
    "“{text}” (since {start}, no longer) {more}",
    "“{text}” (until {end})",
    "“{text}” (until {end}) {more}",
    "“{text}” ({start} until {end})",
    "“{text}” ({start} until {end}) {more}",
    "“{text}” It is not known whether it was true by then.",
    "“{text}” This is said of: {scope}.",
    "“{text}” (since {start})",
    "“{text}” and “{other}”",
}
"""Sentences that the engine puts together of several strings."""


def _translations() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["translations"] = module
    spec.loader.exec_module(module)
    return module


translations = _translations()
GERMAN = ROOT / "resources" / "languages" / "variorum_de.ts"


def blanks(text: str) -> set[str]:
    """The names of the blanks to fill in a text."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.fixture(scope="module")
def german() -> dict[Any, tuple[str, ...]]:
    return dict(translations.translated(GERMAN))


def test_every_text_has_a_german_one_and_none_is_left_over(german: dict[Any, tuple[str, ...]]) -> None:
    texts = set(translations.texts())
    missing = [text.english for text in texts - set(german)]
    assert not missing, f"packaging/translate lists them; fill variorum_de.ts: {missing}"
    assert set(german) == texts, "packaging/translate takes out what vanished"


def test_a_translation_has_the_blanks_of_its_text_and_its_edges(german: dict[Any, tuple[str, ...]]) -> None:
    for text, forms in german.items():
        for form in forms:
            spare = {"n"} if text.numbered else set()  # “one” may stand for 1
            assert blanks(form) | spare == blanks(text.english) | spare, (text, form)
            edges = [(said[:1].isspace(), said[-1:].isspace()) for said in (text.english, form)]
            assert edges[0] == edges[1], (text, form)
            assert form.count("„") == form.count("“"), form
            assert not set('”"') & set(form), form


def test_the_compiled_translations_are_those_of_the_text() -> None:
    assert GERMAN.with_suffix(".qm").read_bytes() == translations.compiled(GERMAN), "run packaging/translate"


def test_both_forms_of_a_number_are_there(german: dict[Any, tuple[str, ...]]) -> None:
    numbered = [forms for text, forms in german.items() if text.numbered]
    assert numbered
    assert all(len(forms) == 2 for forms in numbered)


def test_a_text_that_cannot_be_read_out_of_the_source_is_refused() -> None:
    source = ast.parse('words = tr(f"{number} memories")')
    with pytest.raises(translations.NotMarkable, match="no literal"):
        list(translations.marked(source, "here"))


def test_each_sentence_of_the_engine_that_has_a_german_one_still_stands_in_the_engine() -> None:
    files = [*python_files("core"), *(ROOT / name for name in BEYOND_CORE)]
    told = {sentence for file in files for sentence in translations.written(tree(file))}
    told |= {sentence.strip().removesuffix("{}") for sentence in told}  # a blank may hold a further sentence
    gone = [sentence for sentence in translations.engine_sentences() if translations.blank(sentence) not in told]
    assert set(gone) <= COMPOSED, "they have changed: mend resources/languages/engine.txt"
    assert list(translations.engine_sentences()) == sorted(set(translations.engine_sentences()))


@pytest.mark.parametrize("file", python_files("ui"), ids=place)
def test_no_sentence_on_screen_is_unmarked(file: Path) -> None:
    if place(file) in PLAIN:
        return
    unmarked = [f"{place(file, line)}: {text}" for line, text in _unmarked(tree(file))]
    assert not unmarked, "pass them through tr or plural, see ui/translation.py"


def _unmarked(source: ast.Module) -> Iterator[tuple[int, str]]:
    """Strings and f-strings that read like words for a person and pass no translation."""
    passed: set[int] = set()
    for node in ast.walk(source):
        if _is_apart(node):
            passed.update(id(part) for part in ast.walk(node) if isinstance(part, ast.Constant | ast.JoinedStr))
        if isinstance(node, ast.Dict):  # the engine's word for what stands beside it marked
            passed.update(id(key) for key, value in zip(node.keys, node.values, strict=True) if _says(value, key))
    for node in ast.walk(source):
        match node:
            case ast.JoinedStr() if id(node) not in passed:
                passed.update(id(part) for part in node.values)
                words = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
                if re.search(r"[^\W\d_]{3,}", words) and not _inner(words):
                    yield node.lineno, words
            case ast.Constant(value=str(words)) if id(node) not in passed and _reads(words) and not _inner(words):
                yield node.lineno, words


def _says(value: ast.expr, key: ast.expr | None) -> bool:
    """Whether a value is the marked text that its key has in so many words."""
    match value, key:
        case ast.Call(func=ast.Name(id="tr"), args=[ast.Constant(value=said), *_]), ast.Constant(value=words):
            return bool(said == words)
        case _:
            return False


def _is_apart(node: ast.AST) -> bool:
    """Marked texts, docstrings, and what is compared with or asked for in data."""
    match node:
        case ast.Call(func=ast.Name(id="tr" | "plural" | "marked" | "TypeVar")):
            return True
        case ast.Call(func=ast.Attribute(attr="startswith" | "endswith" | "setProperty" | "setObjectName")):
            return True
        case ast.Expr(value=ast.Constant()) | ast.AnnAssign(target=ast.Name(id="__all__")) | ast.Compare():
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(id="RuntimeError" | "KeyError" | "ValueError"))):
            return True
        case _:
            return False


def _reads(words: str) -> bool:
    return re.search(r"[^\W\d_]{2,} [^\W\d_]{2,}", words) is not None or (
        re.fullmatch(r"[A-Z][a-z]+[.…:?!]?", words) is not None
    )


def _inner(words: str) -> bool:
    return any(pattern.search(words) for pattern in INNER)
