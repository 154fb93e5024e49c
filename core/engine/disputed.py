"""Whether a dispute concerns a question at all: “who is Hannah?” does not ask where she and I live."""

from __future__ import annotations

from collections.abc import Sequence

from core.domain import Status
from core.engine.content import content_of
from core.engine.known import Place
from core.engine.question import Question


def disputed_beside(question: Question, places: Sequence[Place]) -> bool:
    """Whether the first place is disputed in what is not asked for.

    No one attribute is asked for and no yes or no; the first holds words of the question, and none of the others that
    are in dispute holds one of them: whatever stands against the first says nothing of what is asked.
    The first is then told with the note that it is in dispute, and not as one of two answers.
    """
    if question.attribute or question.polar:
        return False
    first, *others = places
    held = question.content & content_of(first.known.text)
    rivals = [place for place in others if place.known.status is Status.DISPUTED]
    return bool(held) and not any(held & content_of(place.known.text) for place in rivals)
