"""Rules that write a text anew one after the other, of which only those are tried that can find something in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from core.engine.gate import Gates, gates_of

Substitution = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]
"""What is looked for, and what is put in its place."""


class Rewriting:
    """Substitutions in their order; of seventy that know figures and dates, five can fit a plain statement."""

    __slots__ = ("_gates", "_rules")

    def __init__(self, rules: Sequence[Substitution]) -> None:
        self._rules = rules
        self._gates = Gates([gates_of(pattern.pattern) for pattern, _ in rules])

    def of(self, text: str) -> str:
        """The text after all rules; what one of them writes is read by those that come after it."""
        fitting, last = self._gates.open_for(text.lower()), -1
        while (at := next((one for one in fitting if one > last), None)) is not None:
            pattern, put = self._rules[at]
            made = pattern.sub(put, text)
            if made != text:
                text, fitting = made, self._gates.open_for(made.lower())
            last = at
        return text
