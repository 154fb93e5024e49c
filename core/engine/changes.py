"""Questions for what changed in a stretch of time: “what changed in 2025?”, “was ist im März passiert?”."""

from __future__ import annotations

import re

from core.engine.question import Question, Span

_ASKS = re.compile(
    r"^(?:and |so )?what(?:'s| is| was| has| have| had)?(?: all| else)? "
    r"(?:changed|happened|new|different|went on|took place|began|started|ended)\b|"
    r"^(?:and |so )?what (?:did|has) (?:\S+ ){1,3}changed?\b|"
    r"^(?:und )?was (?:(?:hat|haben) sich|ist|war|wurde)\b.*\b(?:geändert|verändert|passiert|geschehen|neu|anders)\b"
)


def asks_for_changes(question: Question) -> Span | None:
    """The stretch of time whose changes a question asks for; None where it asks for something else.

    A day names a stretch, too; what is open on one side names none.
    """
    span = question.span
    if span is None or span.start is None or span.end is None or question.believed or question.attribute:
        return None
    return span if _ASKS.search(question.folded) else None
