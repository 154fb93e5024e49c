"""The project's own files, for the rules that read them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PRODUCT = ("app", "core", "ui")
HIDDEN = {".git", ".venv", "__pycache__", "node_modules"}


@cache
def python_files(*folders: str) -> tuple[Path, ...]:
    """All Python files below these folders of the project, sorted."""
    return tuple(sorted(file for folder in folders for file in (ROOT / folder).rglob("*.py")))


def text_files() -> Iterator[Path]:
    """Every file that people wrote: code, settings, texts, demo data; no tools' droppings."""
    kinds = {".py", ".md", ".toml", ".sh", ".cmd", ".txt", ".svg", ".json", ".jsonl", ".cfg", ""}
    bundled = ROOT / "resources" / "models"
    for file in sorted(ROOT.rglob("*")):
        inside = file.relative_to(ROOT).parts
        if HIDDEN & set(inside) or any(part.startswith(".") and part != ".ci" for part in inside):
            continue
        if file.is_file() and file.suffix in kinds and not file.is_relative_to(bundled):
            yield file


@cache
def tree(file: Path) -> ast.Module:
    """The file's syntax tree."""
    return ast.parse(file.read_text("utf-8"), filename=str(file))


def imports(file: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of each module that a file imports, wherever in it."""
    for node in ast.walk(tree(file)):
        match node:
            case ast.Import():
                yield from ((node.lineno, alias.name) for alias in node.names)
            case ast.ImportFrom(module=str(module), level=0):
                yield node.lineno, module
                yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def texts(file: Path) -> Iterator[tuple[int, str]]:
    """Line and value of each string in a file, docstrings left out."""
    parsed = tree(file)
    documents = {
        id(node.value)
        for node in ast.walk(parsed)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(parsed):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield node.lineno, node.value


def place(file: Path, line: int = 0) -> str:
    """A file, and a line in it, as a person would say it."""
    name = file.relative_to(ROOT).as_posix()
    return f"{name}:{line}" if line else name
