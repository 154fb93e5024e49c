"""Questions about made-up facts in the words of real ones: what a real question asks for is found out, not told.

A real question names something, and its answer is where a way of one to four
newest facts leads from there. Where just one shortest way does, the question
with another name in its place asks for the end of the same way from there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from app.bench.fact_forms import Form, Told
from app.bench.longer_story import Story
from core.text import fold

_MOST_STEPS = 4
_SEED = 11

Question = tuple[str, tuple[str, ...]]
"""What is asked, and the answers that count."""
_Newest = Mapping[str, Mapping[Form, str]]


@dataclass(frozen=True, slots=True)
class Asking:
    """The words before and after the name, and the forms of the facts from it to the answer."""

    before: str
    after: str
    way: tuple[Form, ...]

    def of(self, name: str) -> str:
        """The question about that name."""
        return f"{self.before}{name}{self.after}"


def askings(questions: Sequence[Question], told: Sequence[Told | None]) -> tuple[Asking, ...]:
    """How these questions ask, as far as that can be found out from the facts that they are about."""
    newest = _newest(told)
    found = (_asking(question, {fold(answer) for answer in answers}, newest) for question, answers in questions)
    return tuple(dict.fromkeys(one for one in found if one is not None))


def made_up(ways: Sequence[Asking], story: Story, count: int) -> tuple[Question, ...]:
    """So many questions about invented names, each way in turn, with the newest value as the answer."""
    random = Random(_SEED)
    newest = _newest(story.told)
    invented = sorted(name for name in newest if name in story.invented)
    of_form: dict[Form, list[str]] = {}
    for name in invented:
        for form in newest[name]:
            of_form.setdefault(form, []).append(name)
    orders = {form: random.sample(names, len(names)) for form, names in of_form.items()}
    asked = [_asked(asking, orders.get(asking.way[0], []), newest) for asking in ways]
    found: dict[str, tuple[str, ...]] = {}
    while asked and len(found) < count:
        asked = [each for each in asked if _taken(each, found, count)]
    return tuple(found.items())


def _taken(questions: Iterator[Question], found: dict[str, tuple[str, ...]], count: int) -> bool:
    """Take the next question of one way; False where it has no more."""
    following = next(questions, None)
    if following is not None and len(found) < count:
        found.setdefault(*following)
    return following is not None


def _asked(asking: Asking, names: Sequence[str], newest: _Newest) -> Iterator[Question]:
    for name in names:
        end = _end(name, asking.way, newest)
        if end is not None:
            yield asking.of(name), (end,)


def _end(name: str, way: Sequence[Form], newest: _Newest) -> str | None:
    """Where a way leads; None where it breaks off, or comes back to where it was."""
    seen = {name}
    for form in way:
        following = newest.get(name, {}).get(form)
        if following is None or following in seen:
            return None
        name = following
        seen.add(name)
    return name


def _newest(told: Sequence[Told | None]) -> dict[str, dict[Form, str]]:
    newest: dict[str, dict[Form, str]] = {}
    for one in told:
        if one is not None:
            newest.setdefault(one.subject, {})[one.form] = one.value
    return newest


def _asking(question: str, answers: set[str], newest: _Newest) -> Asking | None:
    padded = f" {question} "
    named = [name for name in newest if name in question and _apart(padded, name)]
    for name in sorted(named, key=len, reverse=True):
        ways = _ways(name, answers, newest)
        if ways:
            before, _, after = question.partition(name)
            return Asking(before, after, ways[0]) if len(ways) == 1 else None
    return None


def _apart(question: str, name: str) -> bool:
    """Whether a name stands in a question as words of its own."""
    at = question.find(name)
    return not (question[at - 1].isalnum() or question[at + len(name)].isalnum())


def _ways(name: str, answers: set[str], newest: _Newest) -> list[tuple[Form, ...]]:
    """The shortest ways from a name to one of these answers."""
    ends: list[tuple[str, tuple[Form, ...]]] = [(name, ())]
    for _ in range(_MOST_STEPS):
        ends = [(value, (*way, form)) for at, way in ends for form, value in newest.get(at, {}).items()]
        found = [way for value, way in ends if fold(value) in answers]
        if found:
            return found
    return []
