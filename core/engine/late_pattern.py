"""Patterns that are made when they are first searched with.

A language has a hundred rules for times and seventy for figures, of which a
command meets a few; making all of them takes longer than what it was called for.
"""

from __future__ import annotations

import re
from typing import Any, cast


class _Late:
    """Stands for a pattern; what is asked of it first makes it, and from then on its own methods answer."""

    def __init__(self, pattern: str, flags: re.RegexFlag) -> None:
        self.pattern = pattern
        self.flags = flags

    def __getattr__(self, name: str) -> Any:
        made = re.compile(self.pattern, self.flags)
        for method in ("search", "match", "fullmatch", "finditer", "findall", "split", "sub"):
            setattr(self, method, getattr(made, method))
        return getattr(made, name)


def late_pattern(pattern: str, flags: re.RegexFlag = re.NOFLAG) -> re.Pattern[str]:
    """A pattern that is not made yet; one that is none raises ``re.error`` when it is first used."""
    return cast("re.Pattern[str]", _Late(pattern, flags))
