"""Each sentence of the engine that can come into the window has its German.

What an error says, whole sentences, and the clauses by which a search tells why something was found are read out
of the source; ``resources/languages/engine.txt`` names those that are translated, see ``ui/told.py``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.house.sources import ROOT, place, python_files, tree
from tests.house.test_languages import BEYOND_CORE, translations

FOR_OTHERS = {
    "core/inference/prompts.py": "what is written to a language model",
    "core/inference/batches.py": "what is written to a language model",
    "core/exchange/archive_readme.py": "what is written into an archive",
    "core/engine/when_grammar.py": "patterns",
}
"""Files whose sentences no person reads in the window; what they raise is read all the same."""
NO_SENTENCE = re.compile(r"^(SELECT|INSERT|UPDATE|DELETE|CREATE|WITH|\{\}[ (]*(AND|\?))|\\[bsw]|^[{}.:,;!?“”\s]*$")
ASSEMBLED = {
    "There is nothing to {}.": "it is undo or redo, and both are named",
    "{} sorts pairs into {} kinds{} and does not say how well a text answers a question.": "each way is named",
    "The endpoint {} {}.": "its clauses are named one by one",
    "{} is marked as never right{}{}.": "each way that it may go is named",
    "“{}” rested on “{}”, which {}{}.": "each way that it may go is named",
}
"""Sentences that are put together, and how they have their German all the same."""


def known() -> set[str]:
    """The sentences with a German one, their blanks unnamed."""
    return {translations.blank(sentence) for sentence in translations.engine_sentences()}


def is_whole(words: str) -> bool:
    """Whether it reads like a whole sentence."""
    framed = words[:1].isupper() or words[:1] in "“{"
    return framed and words.rstrip("”")[-1:] in ".?!" and len(re.findall(r"[a-z]{2,}", words)) > 1


def bare(sentence: str) -> str:
    """A sentence without what may follow it: another one, which is told by itself."""
    return re.sub(r"(?<=[.!?])\{\}$", "", sentence).strip()


def missing(found: dict[str, str]) -> list[str]:
    """Where sentences stand that have no German."""
    german = known()
    return sorted(
        f"{where}: {sentence}" for sentence, where in found.items() if sentence not in german | set(ASSEMBLED)
    )


def ways(node: ast.expr) -> Iterator[str]:
    """What an expression may say, as far as it is written there."""
    if isinstance(node, ast.Constant | ast.JoinedStr | ast.IfExp):
        yield from (translations.blank(way) for way in translations._ways(node) if isinstance(way, str))


def name_of(call: ast.Call) -> str:
    """The name that is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def errors() -> set[str]:
    """The names of the errors that carry a sentence and a hint."""
    return {node.name for node in tree(ROOT / "core" / "errors.py").body if isinstance(node, ast.ClassDef)}


def test_what_an_error_says_and_advises_has_its_german() -> None:
    kinds = errors()
    found: dict[str, str] = {}
    for file in [*python_files("core"), *(ROOT / name for name in BEYOND_CORE)]:
        calls = (node for node in ast.walk(tree(file)) if isinstance(node, ast.Call) and name_of(node) in kinds)
        for call in calls:
            for given in call.args[:2]:
                for sentence in map(bare, ways(given)):
                    if not NO_SENTENCE.search(sentence):
                        found.setdefault(sentence, place(file, call.lineno))
    assert len(found) > 300, "the errors are not found any more"
    assert not missing(found), "name them in resources/languages/engine.txt and run packaging/translate"


def test_every_whole_sentence_of_the_engine_has_its_german() -> None:
    found: dict[str, str] = {}
    for file in python_files("core"):
        if place(file) in FOR_OTHERS:
            continue
        apart = _apart(tree(file))
        for node in ast.walk(tree(file)):
            if id(node) not in apart and isinstance(node, ast.Constant | ast.JoinedStr):
                for sentence in map(bare, ways(node)):
                    if is_whole(sentence) and not NO_SENTENCE.search(sentence):
                        found.setdefault(sentence, place(file, node.lineno))
    assert len(found) > 300, "the sentences are not found any more"
    assert not missing(found), "name them in resources/languages/engine.txt and run packaging/translate"


def _apart(source: ast.Module) -> set[int]:
    """Docstrings, the pieces of f-strings, and what only a broken installation says."""
    apart: set[int] = set()
    for node in ast.walk(source):
        match node:
            case ast.Expr(value=ast.Constant() as words):
                apart.add(id(words))
            case ast.JoinedStr(values=pieces):
                apart.update(map(id, pieces))
            case ast.Raise(exc=ast.Call(func=ast.Name(id="ValueError" | "RuntimeError" | "TypeError"))):
                apart.update(id(part) for part in ast.walk(node))
    return apart


def test_why_something_was_found_and_the_parts_of_its_score_have_their_german() -> None:
    from core.acts import beside
    from core.engine import rank
    from core.engine.ranking.turns import TERMS

    found = dict.fromkeys((*TERMS, rank.UNDATED, *beside._LINKED.values()), "core")
    found |= dict.fromkeys((beside._JUST_BEFORE, beside._JUST_AFTER), "core/acts/beside.py")
    for file in [*python_files("core/engine"), *python_files("core/acts")]:
        for node in ast.walk(tree(file)):
            for clause in _clauses(node):
                found.setdefault(clause, place(file))
    assert len(found) > 50, "the clauses are not found any more"
    split = {part: where for clause, where in found.items() for part in clause.split("; ")}
    assert not missing(split), "name them in resources/languages/engine.txt and run packaging/translate"


def _clauses(node: ast.AST) -> Iterator[str]:
    """Named parts of a score with their reasons, and reasons by themselves."""
    match node:
        case ast.Call(
            func=ast.Attribute(attr="add" | "lift" | "lower"), args=[ast.Constant(value=str()) | ast.IfExp(), _, *_]
        ):
            yield from (way for given in node.args for way in ways(given) if re.search("[a-z]{3}", way))
        case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="why"), attr="append"), args=[given]):
            yield from ways(given)
        case ast.Call(func=ast.Name(id="Part"), args=[ast.Constant(value=str(name)), _]):
            yield name
