"""Questions about statements that stand alone, each with the statements that answer it, by a rule for each source.

*Stories* (labelled ``timeline``): questions that find something; right are the
statements of the story that hold one of the expected words and none of the
wrong ones. *Slots* (labelled ``slots``, English): questions for each subject
and attribute in several forms; right are all statements labelled with both.
*Languages*: those of the owner in the other languages, each asked in its own.
*Pairs* (labelled ``pairs``, English): of all first statements the one that is
meant by its wording in other words, and by a few of its own.
*Observations* (LoCoMo): what was noted about a talk; right are the notes taken
from a question's evidence. *Sample*: the sample vault's own statements with
the questions of ``resources/demo/questions.jsonl``.

Every question belongs to one of two halves, and what is asked of one subject
belongs to the same: what is fitted on one half is told by the other.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from zlib import crc32

from app.bench.labelled import Case, read_labelled
from app.bench.question_forms import IN_LANGUAGE, OWNER, Form, asked_for, keywords_of
from app.paths import resources
from core.errors import FileUnreadable, UnsupportedFormat
from core.exchange.locomo import questions_of, sample_names
from core.text import STOP_WORDS, stem, words

ADVERSARIAL = 5
FEW = 3
"""Words by which a statement is looked for as one types them."""
HALVES = ("fitted", "held out")
_SAME_CLAIM = ("duplicate", "refine")


@dataclass(frozen=True, slots=True)
class Question:
    """A question with the places of the statements that answer it, how it is put, and the half that it belongs to."""

    text: str
    right: frozenset[int]
    form: Form = Form.PLAIN
    half: str = HALVES[0]


@dataclass(frozen=True, slots=True)
class QuestionSet:
    """Statements of one vault, and the questions put to it."""

    source: str
    name: str
    statements: tuple[str, ...]
    questions: tuple[Question, ...]


def read_sets(file: Path | None) -> list[QuestionSet]:
    """The sample's set, with those of a labelled file, a LoCoMo file, or a folder of labelled files.

    Raises ``FileUnreadable`` and ``UnsupportedFormat`` for a file that holds none of these.
    """
    sets = [sample_set()]
    if file is None:
        return sets
    if file.is_dir():
        return [*sets, *(one for name in ("timeline", "slots", "pairs") for one in _labelled(file / f"{name}.jsonl"))]
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
        Question(
            one["ask"],
            frozenset(place for place, (key, _) in enumerate(told) if key in one["answers"]),
            Form(one["form"]),
            _half(one["answers"][0]),
        )
        for one in asked
    )
    return QuestionSet("sample", "sample", tuple(text for _, text in told), questions)


def _half(group: str) -> str:
    return HALVES[crc32(group.encode()) % 2]


def _labelled(file: Path) -> Iterator[QuestionSet]:
    cases = read_labelled(file, "questions", ())
    try:
        if "story" in cases[0]:
            yield from (_story(case) for case in cases)
        elif "a" in cases[0]:
            yield _pairs([case for case in cases if case.get("lang", "en") == "en"])
        else:
            yield _slots([case for case in cases if case.get("lang", "en") == "en"])
            yield from _languages(cases)
    except (KeyError, TypeError, AttributeError) as reason:
        raise UnsupportedFormat(
            f"{file} holds neither stories nor slots nor pairs.", "Choose a file of cases for “timeline” or “slots”."
        ) from reason


def _story(case: Case) -> QuestionSet:
    texts = tuple(line["text"] for line in case["story"])
    found = [
        (str(one["ask"]), frozenset(_fitting(texts, one["expect_contains"], one.get("expect_not_contains", ()))))
        for one in case["questions"]
        if one["state"] == "found"
    ]
    english = case.get("lang", "en") == "en"
    half = _half(case["id"])
    plain = [Question(ask, right, Form.PLAIN if english else Form.LANGUAGE, half) for ask, right in found if right]
    few = [Question(keywords_of(one.text), one.right, Form.KEYWORDS, half) for one in plain if english]
    return QuestionSet("stories", case["id"], texts, tuple(one for one in (*plain, *few) if one.text))


def _fitting(texts: Sequence[str], wanted: Sequence[str], wrong: Sequence[str]) -> Iterator[int]:
    for place, text in enumerate(texts):
        if any(word in text for word in wanted) and not any(word in text for word in wrong):
            yield place


def _slots(cases: Sequence[Case]) -> QuestionSet:
    questions = [
        Question(text, places, form, _half(attribute))
        for (subject, attribute), places in _by_slot(cases).items()
        for form, text in asked_for(subject, attribute)
    ]
    return QuestionSet("slots", "slots", tuple(case["text"] for case in cases), tuple(questions))


def _by_slot(cases: Sequence[Case]) -> dict[tuple[str, str], frozenset[int]]:
    right: dict[tuple[str, str], set[int]] = {}
    for place, case in enumerate(cases):
        for slot in case["expect"]:
            right.setdefault((slot["subject"], slot["attribute"]), set()).add(place)
    return {slot: frozenset(places) for slot, places in right.items()}


def _languages(cases: Sequence[Case]) -> Iterator[QuestionSet]:
    """One vault with the statements of all other languages; each language asks for what it was told."""
    others = [case for case in cases if case.get("lang", "en") != "en"]
    questions = [
        Question(IN_LANGUAGE[attribute][language], places, Form.LANGUAGE, _half(language))
        for language in sorted({str(case["lang"]) for case in others})
        for (subject, attribute), places in _by_slot(_only(others, language)).items()
        if subject == OWNER and language in IN_LANGUAGE.get(attribute, {})
    ]
    if questions:
        yield QuestionSet("languages", "languages", tuple(case["text"] for case in others), tuple(questions))


def _only(cases: Sequence[Case], language: str) -> list[Case]:
    """The same cases in their places, those of other languages without a slot."""
    return [case if case["lang"] == language else {**case, "expect": []} for case in cases]


def _pairs(cases: Sequence[Case]) -> QuestionSet:
    texts = tuple(dict.fromkeys(str(case["a"]) for case in cases))
    stems = [_stems(text) for text in texts]
    questions = []
    for case in cases:
        place, half = texts.index(case["a"]), _half(case["id"])
        if case["label"] in _SAME_CLAIM:
            questions.append(Question(case["b"], frozenset([place]), Form.OTHER_WORDS, half))
        few = _few(case["a"])
        right = frozenset(at for at, held in enumerate(stems) if _stems(few) <= held)
        questions.append(Question(few, right, Form.KEYWORDS, half))
    asked = {one.text: one for one in questions if one.right}
    return QuestionSet("pairs", "pairs", texts, tuple(asked.values()))


def _stems(text: str) -> frozenset[str]:
    return frozenset(stem(word) for word in words(text))


def _few(text: str) -> str:
    """The longest words of a statement, in their order: what one remembers of it."""
    said = [word for word in dict.fromkeys(words(text)) if word not in STOP_WORDS]
    kept = set(sorted(said, key=len, reverse=True)[:FEW])
    return " ".join(word for word in said if word in kept)


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
    asked = [
        Question(
            one.text,
            frozenset(place for place, (_, turns) in enumerate(notes) if turns & set(one.evidence)),
            Form.NAMED,
            _half(name),
        )
        for one in questions_of(value, name)
        if one.category != ADVERSARIAL
    ]
    few = [replace(one, text=keywords_of(one.text), form=Form.KEYWORDS) for one in asked]
    every = tuple(one for one in (*asked, *few) if one.right and one.text)
    return QuestionSet("observations", name, tuple(text for text, _ in notes), every)
