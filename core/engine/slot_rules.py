"""Rows of the attribute tables as compiled rules, and what the tense of a match says about the state."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from core.engine.attributes.rows import Effect, Form, Row
from core.engine.gate import Gated, gates_of, telling
from core.engine.slot_heads import first_words, small_words
from core.engine.slot_subject import owner_pattern, subject_pattern
from core.engine.slot_values import pattern_of

_ADVERBS = (
    r"(?:(?:also|still|currently|really|just|always|actually|usually|mostly|mainly|only|recently|once|"
    r"even|now|both|all|absolutely|totally|so|very much|quite|rather|especially|particularly|simply|"
    r"temporarily|permanently|happily|proudly|officially|finally|already|since|again|basically|genuinely|"
    r"truly|deeply|strongly|severely|mildly|slightly|highly|very|secretly|honestly|kind of|sort of|"
    r"sometimes|often|generally|normally|do|does|then|long|instead|strictly|mostly|¦)\s+)*"
)
_TENSES = (
    ("used", r"used to (?:be )?(?:{base}|(?<=be ){ing})"),
    ("didnot", r"(?:did|have|has|had) (?:not|never) (?:yet |ever )?(?:{base}|{pp})"),
    ("never", r"never (?:{base}|{third})"),
    (
        "nolonger",
        r"no longer (?:{base}|{third})|(?:am|is|are) (?:no longer|not) {ing}(?= .*\banymore\b)|(?:am|is|are) "
        r"no longer {ing}",
    ),
    (
        "negated",
        r"(?:do|does) not (?:really |even |actually |currently )?{base}|(?:am|is|are) not (?:currently |"
        r"actually )?{ing}",
    ),
    ("stopped", r"(?:have |has |had )?(?:stopped|quit|given up|gave up|ceased|finished|stop|stops) {ing}"),
    (
        "started",
        r"(?:have |has |had )?(?:started|begun|began|resumed|start|starts|took to) (?:{ing}|to {base})|(?:am|"
        r"is|are) (?:now )?starting to {base}",
    ),
    ("future", r"(?:will|shall|(?:am|is|are) going to) (?:soon |then )?(?:{base}|be {ing})"),
    ("perfect", r"(?:have|has) (?:always |recently |now |just |long |since |¦ )?(?:been {ing}|{pp})"),
    ("pastprog", r"(?:was|were|had been) {adv}{ing}"),
    ("present", r"(?:am|is|are) {adv}{ing}|{base}|{third}|do {base}|does {base}"),
    ("past", r"(?:did )?{past}"),
)
_COPULA = (
    ("used", r"used to be"),
    ("didnot", r"was not|were not|have never been|has never been|have not been|has not been"),
    ("nolonger", r"(?:am|is|are) no longer|(?:am|is|are) not(?= .*\banymore\b)|no longer am|(?:have|has) ceased to be"),
    ("stopped", r"(?:have |has |had )?(?:stopped|quit|gave up|given up) being"),
    ("negated", r"(?:am|is|are) (?:not|neither|definitely not)"),
    ("started", r"(?:have |has )?(?:became|become|turned|went|gone)(?! to\b)"),
    ("future", r"(?:will|shall|(?:am|is|are) going to) (?:be|become)"),
    ("perfect", r"(?:have|has) (?:always |now |¦ )?been"),
    ("past", r"was|were"),
    ("present", r"am|is|are|being|'m"),
)
_TENSE_EFFECTS = {
    "used": Effect.ENDS,
    "nolonger": Effect.ENDS,
    "stopped": Effect.ENDS,
    "negated": Effect.DENIES,
    "never": Effect.DENIES,
    "started": Effect.BEGINS,
    "future": Effect.BEGINS,
}


@dataclass(frozen=True, slots=True)
class Rule:
    """A row; its gates: a sentence that fits it holds a word of each; the verbs it needs behind a subject.

    ``verbs`` None: any.
    """

    row: Row
    gates: Gated
    verbs: frozenset[str] | None

    @property
    def pattern(self) -> re.Pattern[str]:
        """The row's pattern; made when a sentence first passes the gate, since most rules are never asked."""
        return _pattern(self.row)


@dataclass(frozen=True, slots=True)
class Stated:
    """What a match says about the state: its effect, whether in the past tense, whether still to come."""

    effect: Effect
    past: bool = False
    future: bool = False


_ANY_MORE = re.compile(r"\b(?:anymore|no more|no longer)\b")


def tense_of(match: re.Match[str], row: Row, sentence: str) -> Stated | None:
    """The state that a match's tense speaks of; None where the row gives nothing in that tense."""
    groups = match.groupdict()
    tense = next((name for name, _ in _TENSES if groups.get(f"t_{name}")), None)
    if tense is None:
        return Stated(row.effect)
    if tense == "didnot":
        return None
    if tense == "negated" and _ANY_MORE.search(sentence, match.start()):
        return Stated(Effect.ENDS)
    if tense in ("past", "pastprog") and not row.past:
        return None
    effect = _TENSE_EFFECTS.get(tense, Effect.ENDS if tense in ("past", "pastprog") else Effect.HOLDS)
    if row.effect is not Effect.HOLDS and effect is Effect.HOLDS:
        effect = row.effect
    return Stated(effect, past=tense in ("past", "pastprog"), future=tense == "future")


_COPULAS = "am|is|are|was|were|be|been|being|'m|cease|became|become|turned|went|gone|stopped|quit|gave up|given up"


_OWNED = frozenset({"my", "our", "'"})
"""What every way to say whose something is holds."""


def rule_of(row: Row) -> Rule:
    """The rule of a row; its gates are read from the row's own words: a match needs a word of each."""
    words = {
        Form.VERB: "|".join(row.words.replace("_", " ").split(" ")) if row.form is Form.VERB else "",
        Form.EVENT: row.words,
        Form.NOUN: row.words,
        Form.WHOLE: row.words,
        Form.BE: _COPULAS,
    }[row.form]
    rest = "" if row.form is Form.WHOLE else row.rest
    gates = (*gates_of(_bare(words)), *gates_of(_bare(rest)), *gates_of(pattern_of(row.value)))
    return Rule(row, (*telling(gates), *((_OWNED,) if row.words.startswith("{P}") else ())), _verbs_of(row))


def _verbs_of(row: Row) -> frozenset[str] | None:
    match row.form:
        case Form.VERB:
            return first_words("|".join(row.words.replace("_", " ").split(" ")))
        case Form.BE:
            return first_words(_COPULAS)
        case Form.EVENT:
            return first_words(row.words)
        case Form.WHOLE if row.words.startswith("{S}"):
            return first_words(row.words.removeprefix("{S}").replace("{adv}", ""))
        case Form.NOUN | Form.WHOLE:
            return None


def _bare(part: str) -> str:
    """A part of a row with anything in the places of subject, owner, adverbs, value and time."""
    return re.sub(r"\{[SPv]\}|\{adv\}|¦", "(?:.*)", part)


@lru_cache(maxsize=1024)
def _pattern(row: Row) -> re.Pattern[str]:
    pattern = {
        Form.VERB: _verb,
        Form.BE: _be,
        Form.EVENT: _event,
        Form.NOUN: _noun,
        Form.WHOLE: _whole,
    }[row.form](row)
    return re.compile(pattern, re.IGNORECASE)


def _rest(row: Row) -> str:
    return row.rest.replace("{v}", r"(?P<v>.+)").replace("{adv}", _ADVERBS)


def _tenses(table: tuple[tuple[str, str], ...], forms: dict[str, str]) -> str:
    parts = []
    for name, pattern in table:
        filled = pattern
        for key, text in forms.items():
            filled = filled.replace("{" + key + "}", text)
        parts.append(f"(?P<t_{name}>(?:{filled})(?![\\w']))")
    return "(?:" + "|".join(parts) + ")"


_AGAIN = rf"(?:{subject_pattern()}[\s,]+{_ADVERBS})"


def _verb(row: Row) -> str:
    base, third, ing, past, pp = (f"(?:{form.replace('_', ' ')})" for form in row.words.split())
    forms = {"adv": _ADVERBS, "base": base, "third": third, "ing": ing, "past": past, "pp": pp}
    return rf"{_AGAIN}{_tenses(_TENSES, forms)}\s+{_ADVERBS}{_rest(row)}"


def _be(row: Row) -> str:
    return rf"{_AGAIN}{_tenses(_COPULA, {})}\s+{_ADVERBS}{_rest(row)}"


_AUXILIARIES = "(?:have |has |had |was |were |got |am |is |are |been |recently |just |finally |then |¦ )*"
SMALL = small_words(_ADVERBS, _AUXILIARIES, *(pattern for _, pattern in (*_TENSES, *_COPULA)))
"""What may stand between a subject and its verb."""


def _event(row: Row) -> str:
    return rf"{_AGAIN}{_AUXILIARIES}(?:{row.words})(?![\w'])\s+{_ADVERBS}{_rest(row)}"


_NOUN_LINK = (
    r"\s*(?:(?P<t_used>used to be)|(?P<t_nolonger>(?:is|are) no longer)|(?P<t_negated>(?:is|are) not)|"
    r"(?P<t_started>(?:has |have )?(?:became|changed to|switched to|is changing to))|(?P<t_past>was|were)|"
    r"(?P<t_future>will be)|(?P<t_present>has (?:always )?been|(?:is|are)(?: now| still| currently| "
    r"called| named)?|=|:|->|-(?= ))|(?<=\d)(?=\s))\s*(?:\u00a6\s*)?(?::\s*)?"
)


def _noun(row: Row) -> str:
    return (
        rf"(?:{owner_pattern()}|(?:(?<=^)|(?<=[.;,!] )|(?<=\bthe )|(?<=\bnew )))(?:new |current |own |main |"
        rf"one and only |only |full |work |private |personal |business |school |home |native |first |all[- "
        rf"]time )*(?:{row.words})(?: of mine)?(?: ¦)?{_NOUN_LINK}{_ADVERBS}{_rest(row)}"
    )


def _whole(row: Row) -> str:
    pattern = row.words.replace("{S}", _AGAIN).replace("{P}", owner_pattern()).replace("{adv}", _ADVERBS)
    return pattern.replace("{v}", r"(?P<v>.+)")
