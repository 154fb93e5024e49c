"""A real language model on this machine, and a page of figures about how it behaved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.inference.chat import OpenAIChat
from tests.real_model.real import FIGURES, NAME, SECONDS, URL, Brief

MISSING = "needs a real language model: runs with packaging/test --with-model"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent) and not URL:
            item.add_marker(pytest.mark.skip(reason=MISSING))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if FIGURES:
        terminalreporter.write_line("")
        for what, number in sorted(FIGURES.items()):
            terminalreporter.write_line(f"{what}: {number}")


@pytest.fixture(scope="session")
def model() -> Iterator[Brief]:
    """The real model."""
    chat = OpenAIChat(URL, NAME, timeout=SECONDS)
    yield Brief(chat)
    chat.close()
