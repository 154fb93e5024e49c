"""Questions about statements that stand alone, each with the statements that answer it, by a rule for each source.

*Stories* (labelled ``timeline``): questions that find something; right are the
statements of the story that hold one of the expected words and none of the
wrong ones. *Slots* (labelled ``slots``, English): one question for each
subject and attribute; right are all statements labelled with both.
*Observations* (LoCoMo): what was noted about a talk; right are the notes taken
from a question's evidence. *Sample*: the sample vault's own statements with
the questions of ``resources/demo/questions.jsonl``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.bench.labelled import Case, read_labelled
from app.paths import resources
from core.errors import FileUnreadable, UnsupportedFormat
from core.exchange.locomo import questions_of, sample_names

ADVERSARIAL = 5


@dataclass(frozen=True, slots=True)
class QuestionSet:
    """Statements of one vault, and questions with the places of the statements that answer them."""

    source: str
    name: str
    statements: tuple[str, ...]
    questions: tuple[tuple[str, frozenset[int]], ...]


_ASKED: Mapping[str, tuple[str, str]] = {
    "lives_in": ("Where do I live?", "Where does {} live?"),
    "works_at": ("Where do I work?", "Where does {} work?"),
    "job_title": ("What is my job?", "What is {}'s job?"),
    "studies_at": ("Where do I study?", "Where does {} study?"),
    "age": ("How old am I?", "How old is {}?"),
    "birthday": ("When is my birthday?", "When is {}'s birthday?"),
    "partner": ("Who is my partner?", "Who is {}'s partner?"),
    "diet": ("What is my diet?", "What is {}'s diet?"),
    "height": ("How tall am I?", "How tall is {}?"),
    "religion": ("What is my religion?", "What is {}'s religion?"),
    "commute": ("How do I get to work?", "How does {} get to work?"),
    "phone": ("What is my phone number?", "What is {}'s phone number?"),
    "email": ("What is my email address?", "What is {}'s email address?"),
    "child": ("What are my children called?", "What are {}'s children called?"),
    "pet": ("What pets do I have?", "What pets does {} have?"),
    "allergy": ("What am I allergic to?", "What is {} allergic to?"),
    "likes": ("What do I like?", "What does {} like?"),
    "dislikes": ("What do I dislike?", "What does {} dislike?"),
    "owns": ("What do I own?", "What does {} own?"),
    "language": ("Which languages do I speak?", "Which languages does {} speak?"),
    "nationality": ("What is my nationality?", "What is {}'s nationality?"),
    "medication": ("What medication do I take?", "What medication does {} take?"),
    "plan": ("What am I planning to do?", "What is {} planning to do?"),
    "hobby": ("What are my hobbies?", "What are {}'s hobbies?"),
}
"""How each attribute is asked for, of oneself and of somebody else."""
_FAVOURITE = "favourite_"
_OWNER = "user"


def read_sets(file: Path | None) -> list[QuestionSet]:
    """The sample's set, with those of a labelled file, a LoCoMo file, or a folder of labelled files.

    Raises ``FileUnreadable`` and ``UnsupportedFormat`` for a file that holds none of these.
    """
    sets = [sample_set()]
    if file is None:
        return sets
    if file.is_dir():
        return [*sets, *(one for name in ("timeline", "slots") for one in _labelled(file / f"{name}.jsonl"))]
    return [*sets, *(_observed(file) if file.suffix == ".json" else _labelled(file))]


def sample_set() -> QuestionSet:
    """The statements of the sample vault, every wording by itself, and what its person may ask."""
    story = json.loads((resources() / "demo" / "story.json").read_text("utf-8"))
    told: list[tuple[str, str]] = []
    for step in story["steps"]:
        if step["do"] in ("add", "revise"):
            told.append((step.get("key") or step["memory"], step["text"]))
        told += [(line["key"], line["text"]) for line in step.get("list", ())]
    lines = (resources() / "demo" / "questions.jsonl").read_text("utf-8").splitlines()
    asked = [json.loads(line) for line in lines if line.strip()]
    questions = tuple(
        (one["ask"], frozenset(place for place, (key, _) in enumerate(told) if key in one["answers"])) for one in asked
    )
    return QuestionSet("sample", "sample", tuple(text for _, text in told), questions)


def _labelled(file: Path) -> Iterator[QuestionSet]:
    cases = read_labelled(file, "questions", ())
    try:
        if "story" in cases[0]:
            yield from (_story(case) for case in cases)
        else:
            yield _slots([case for case in cases if case.get("lang", "en") == "en"])
    except (KeyError, TypeError, AttributeError) as reason:
        raise UnsupportedFormat(
            f"{file} holds neither stories nor slots.", "Choose a file of cases for “timeline” or “slots”."
        ) from reason


def _story(case: Case) -> QuestionSet:
    texts = tuple(line["text"] for line in case["story"])
    found = (
        (str(one["ask"]), frozenset(_fitting(texts, one["expect_contains"], one.get("expect_not_contains", ()))))
        for one in case["questions"]
        if one["state"] == "found"
    )
    return QuestionSet("stories", case["id"], texts, tuple((ask, right) for ask, right in found if right))


def _fitting(texts: Sequence[str], wanted: Sequence[str], wrong: Sequence[str]) -> Iterator[int]:
    for place, text in enumerate(texts):
        if any(word in text for word in wanted) and not any(word in text for word in wrong):
            yield place


def _slots(cases: Sequence[Case]) -> QuestionSet:
    right: dict[tuple[str, str], set[int]] = {}
    for place, case in enumerate(cases):
        for slot in case["expect"]:
            right.setdefault((slot["subject"], slot["attribute"]), set()).add(place)
    asked = ((_question(subject, attribute), frozenset(places)) for (subject, attribute), places in right.items())
    return QuestionSet(
        "slots", "slots", tuple(case["text"] for case in cases), tuple((ask, places) for ask, places in asked if ask)
    )


def _question(subject: str, attribute: str) -> str:
    """How one asks for an attribute; empty where it is not known how."""
    if attribute.startswith(_FAVOURITE):
        thing = attribute.removeprefix(_FAVOURITE).replace("_", " ")
        own, others = f"What is my favourite {thing}?", f"What is {{}}'s favourite {thing}?"
    else:
        own, others = _ASKED.get(attribute, ("", ""))
    return own if subject == _OWNER else others.format(subject.replace("user's", "my"))


def _observed(file: Path) -> Iterator[QuestionSet]:
    try:
        value: Any = json.loads(file.read_bytes())
    except OSError as reason:
        raise FileUnreadable(f"{file} cannot be read: {reason.strerror}.", "Check the path.") from reason
    except (ValueError, RecursionError) as reason:
        raise UnsupportedFormat(f"{file} is not JSON that can be read.", "Choose a LoCoMo file.") from reason
    samples = value if isinstance(value, list) else [value]
    found = [_notes(value, name, sample) for name, sample in zip(sample_names(value), samples, strict=False)]
    if not any(one.questions for one in found):
        raise UnsupportedFormat(f"{file} holds no observations with questions.", "Choose a LoCoMo file.")
    yield from found


def _notes(value: object, name: str, sample: Mapping[str, Any]) -> QuestionSet:
    notes = [
        (note[0], frozenset(note[1] if isinstance(note[1], list) else [note[1]]))
        for session in sample.get("observation", {}).values()
        for listed in session.values()
        for note in listed
    ]
    asked = (
        (one.text, frozenset(place for place, (_, turns) in enumerate(notes) if turns & set(one.evidence)))
        for one in questions_of(value, name)
        if one.category != ADVERSARIAL
    )
    return QuestionSet(
        "observations", name, tuple(text for text, _ in notes), tuple((ask, right) for ask, right in asked if right)
    )
