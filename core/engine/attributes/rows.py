"""What a row says: an attribute, the words that state it, and what kind of value they have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Form(StrEnum):
    """How the words of a row stand in a sentence.

    ``VERB``: five forms of a verb ("live lives living lived lived"), in every
    tense. ``BE``: what follows a form of "to be". ``EVENT``: a pattern for a
    verb in the past or perfect. ``NOUN``: what somebody has, "X is V", "X: V".
    ``WHOLE``: a pattern of the whole clause with groups ``s`` (subject, may be
    missing) and ``v``.
    """

    VERB = "verb"
    BE = "be"
    EVENT = "event"
    NOUN = "noun"
    WHOLE = "whole"


class Effect(StrEnum):
    """What the statement does to the state."""

    HOLDS = "holds"
    BEGINS = "begins"
    ENDS = "ends"
    DENIES = "denies"


class Value(StrEnum):
    """What a value may look like; each has its check and its cutting rule."""

    PLACE = "place"
    ORGANISATION = "organisation"
    SCHOOL = "school"
    PERSON = "person"
    JOB = "job"
    TITLE = "title"
    DIET = "diet"
    RELIGION = "religion"
    NATIONALITY = "nationality"
    LANGUAGE = "language"
    AGE = "age"
    DATE = "date"
    HEIGHT = "height"
    PHONE = "phone"
    EMAIL = "email"
    DOSE = "dose"
    THING = "thing"
    OBJECT = "object"
    ACTIVITY = "activity"
    PLAN = "plan"
    COMMUTE = "commute"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class Row:
    """One way to state one attribute.

    ``rest`` is a pattern after the verb, the copula or the noun; ``{v}``
    stands for the value. ``past`` False: a past tense is a passing remark and
    gives nothing ("I loved the film"). ``dated`` True: only with a date to come.
    """

    attribute: str
    form: Form
    words: str
    rest: str = "{v}"
    value: Value = Value.THING
    effect: Effect = Effect.HOLDS
    past: bool = True
    dated: bool = False
    many: bool = False
    subject: str = ""
