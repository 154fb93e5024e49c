"""A language's words for open questions, read from ``resources/questions`` and made into patterns once.

``mine`` and ``the``: whose or which; ``phrase``: what a noun phrase looks
like; ``holds``, ``begins``, ``ends``: what stands between question and answer;
``verbs``: verbs that ask for an aspect ("closes at"); ``frames``: whole
clauses; ``new``, ``former``, ``dropped``, ``small``: words of a phrase that
mean a change, another time, nothing, or that part it; ``many``: nouns that are
no question with one answer; ``single``, ``roles``: those that surely are.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from core.engine.gate import Gates, gates_of

TABLES = Path(__file__).resolve().parents[2] / "resources" / "questions"
_FILES = {
    "en": "english", "de": "german", "es": "spanish", "fr": "french", "ru": "russian", "zh": "chinese",
    "ja": "japanese", "ar": "arabic",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Frame:
    """One way to answer: what part of the thing is asked, whether it is a change, and the question if it is fixed.

    ``counted``: only with a number, a date or a time for an answer.
    """

    aspect: str = ""
    begins: bool = False
    attribute: str = ""
    scope: str = ""
    counted: bool = False


_PLAIN = Frame()
_SHORT_WORD = 3
_UNSPACED = ("zh", "ja")
_HEAD_FIRST = ("es", "fr", "ar")
_LEADS = (
    r"(?:as of|from|since|starting(?: from)?|effective|beginning|until|ab|seit|desde|a partir de|depuis|à partir de|"
    r"dès|с|начиная с|从|自|من|منذ)"
)


_NO_TITLE = "".join(rf"(?<!\b{title})" for title in "Dr Mr Ms Mrs St Sr Sra Prof M Mme др".split())
"""A full stop after a title ends nothing."""


@dataclass(frozen=True, slots=True)
class QuestionWords:
    """The compiled words of one language."""

    language: str
    patterns: tuple[tuple[re.Pattern[str], Frame], ...]
    gates: Gates
    opening: re.Pattern[str]
    lead_time: re.Pattern[str]
    lead: re.Pattern[str]
    place: re.Pattern[str]
    hour: re.Pattern[str]
    after: re.Pattern[str]
    changed: re.Pattern[str]
    new: frozenset[str]
    former: frozenset[str]
    dropped: frozenset[str]
    small: frozenset[str]
    many: frozenset[str]
    single: frozenset[str]
    roles: frozenset[str]
    occasions: frozenset[str]

    def matches(self, clause: str) -> Iterator[tuple[re.Match[str], Frame]]:
        """Every way in which a clause answers, the surest first."""
        for place in self.gates.open_for(clause.lower()):
            pattern, frame = self.patterns[place]
            match = pattern.match(clause)
            if match is not None:
                yield match, frame

    def tokens(self, phrase: str) -> list[str]:
        """The words of a noun phrase without those that mean nothing."""
        if self.language in _UNSPACED:
            text = phrase
            for word in sorted(self.dropped, key=len, reverse=True):
                text = text.replace(word, "")
            found = [part for part in re.split("[のの的]", text) if part]
            return [*found, *(word for word in self.new | self.former if text.startswith(word))]
        found = [word for word in _split(phrase) if word not in self.dropped]
        return [self.stemmed(word) for word in found] if self.language == "ar" else found

    def split(self, tokens: list[str]) -> tuple[str | None, list[str]]:
        """The head noun and its modifiers."""
        kept = [token for token in tokens if token not in self.new]
        parts: list[list[str]] = [[]]
        for token in kept:
            if token in self.small:
                parts.append([])
            else:
                parts[-1].append(token)
        first = parts[0]
        if not first:
            return None, []
        at = 0 if self.language in _HEAD_FIRST else -1
        head = first[at]
        return head, [token for part in parts for token in part if token != head]

    def stemmed(self, word: str) -> str:
        """A noun in one form, so that its cases and numbers meet."""
        match self.language:
            case "en":
                return word[:-1] if len(word) > _SHORT_WORD and re.search("[^sui]s$", word) else word
            case "ru":
                return word.rstrip("аяоеёуюыиьй") or word
            case "ar":
                return re.sub("(?:تي|ي|نا)$", "", word) or word
            case _:
                return word


def _split(phrase: str) -> list[str]:
    return [word for word in re.findall(r"[\w-]+", phrase.casefold()) if word]


@lru_cache(maxsize=8)
def words_for(language: str) -> QuestionWords:
    """The words of a language; a table that cannot be read raises ``ValueError`` naming the file."""
    file = TABLES / f"{_FILES.get(language, 'english')}.toml"
    try:
        return _compiled(tomllib.loads(file.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, KeyError, re.error) as reason:
        raise ValueError(f"{file.name} is no table of questions: {reason}") from reason


def _compiled(table: dict[str, Any]) -> QuestionWords:
    language = str(table["language"])
    sets = {
        name: frozenset(str(table.get(name, "")).casefold().split("|")) - {""}
        for name in ("new", "former", "dropped", "small", "many", "single", "roles")
    }
    patterns = tuple(_patterns(table, language))
    return QuestionWords(
        language=language,
        patterns=patterns,
        gates=Gates([gates_of(pattern.pattern) for pattern, _ in patterns]),
        opening=_re(
            r"(?:(?:fyi|btw|by the way|note|update|correction|so|well|ok|okay|and|but|now|also|actually|übrigens|"
            r"por cierto|au fait|кстати)[,:]?\s+)*"
        ),
        lead_time=_re(rf"^(?:{_LEADS}|on|in|am|im|в)\s(?=[^,]{{0,30}}\d)[^,]{{2,30}}?,?\s+(?=(?:{_starts(table)})\s)"),
        lead=_re(rf"(?:{table['lead']})(?:\s+|(?<=[^\x00-\x7f]))"),
        place=_re("at|in|on|with|near|from|bei|beim|in|im|auf|en|chez|dans|à|в|на|في"),
        hour=_re("at|um|a las?|à|в|во|الساعة"),
        after=_re(
            rf"{_NO_TITLE}[.](?:\s|$)|[,;!?](?:\s|$)|[。！？、，]|\s+{_LEADS}\s|\s+(?:instead|anymore|any more|now|"
            r"these days|at the moment|currently|again|per|a|an|each|every|once|because|so|since|but|and|which|who|if|"
            r"weil|aber|und|jetzt|pro|statt|y|pero|porque|ahora|al|et|mais|maintenant|par|désormais|и|но|теперь)"
            r"(?:[\s.,!;]|$)(?!las?\s\d)|です|だ$|でした|になりました|に変わりました|になった|に変わった|了$|\s+الآن"
        ),
        changed=_re(
            r"\b(?:instead|from now on|now on|jetzt|ab jetzt|neuerdings|ahora|a partir de ahora|désormais|maintenant|"
            r"теперь|отныне)\b|现在|从现在|になりました|に変わ|になった|الآن"
        ),
        occasions=frozenset(_OCCASIONS.split("|")),
        **sets,
    )


_OCCASIONS = (
    "appointment|meeting|exam|flight|party|concert|interview|trip|match|game|call|lesson|class|session|date|dinner|lunch|"
    "termin|besprechung|prüfung|treffen|flug|konzert|cita|reunión|examen|vuelo|fiesta|rendez-vous|réunion|vol|fête|"
    "встреч|экзамен|рейс|会议|约会|考试|航班|会議|予約|試験|便"
)


def _patterns(table: dict[str, Any], language: str) -> Iterator[tuple[re.Pattern[str], Frame]]:
    for frame in table["frames"]:
        made = Frame("", frame.get("begins", False), frame.get("is", ""), frame.get("scope", ""))
        yield _re(rf"(?:.{{0,40}}?){frame['words']}"), made
    space = "" if language in _UNSPACED else r"\s+"
    whose = _whose(table, language, space)
    np = f"(?P<np>{table['phrase']})"
    for verb in table["verbs"]:
        made = Frame(verb.get("aspect", ""), verb.get("begins", False))
        yield _re(rf"{whose}{np}{space}(?:now {space})?{verb['words']}{space}(?P<v>.+)"), made
    link = rf"(?:(?P<ends>{table['ends']})|(?P<begins>{table['begins']})|(?:{table['holds']}))"
    yield _re(rf"{whose}{np}(?:{space}|(?=:)){link}{space}(?P<v>.+)"), _PLAIN
    if language == "en":
        yield _re(rf"{np}\s+(?P<begins>{table['begins']})\s+(?P<v>.+)"), Frame(counted=True)
    if language in ("en", "de", "es", "fr"):
        titled = r"(?:(?:Dr|Mr|Mrs|Ms|Prof|Herr|Frau|Sra?|Mme|M)\.? )?"
        name = rf"(?P<v>(?-i:{titled}[A-ZÀ-Þ])[\w'-]+(?: (?-i:[A-ZÀ-Þ])[\w'-]+)?)"
        roles = "|".join(sorted(str(table["roles"]).split("|"), key=len, reverse=True))
        held = rf"(?P<np>(?:[\w-]+ ){{0,2}}?(?:{roles})(?: (?:of|von|der|des|de|del|du) [\w' -]+)?)"
        yield (
            _re(rf"{name} (?:is|ist|es|est) (?:(?P<s>{table['mine']})|{table['the']})\s+{held}\s*(?:[.,!;]|$)"),
            _PLAIN,
        )


def _whose(table: dict[str, Any], language: str, space: str) -> str:
    mine, the = table["mine"], table["the"]
    if not mine:
        return ""
    if language in _UNSPACED:
        return f"(?P<s>{mine})?"
    others = f"|(?P<the>{the})" if the else ""
    bare = r"|(?=(?:rent|tenant|standup|new )\b)" if language == "en" else ""
    return rf"(?:(?:(?P<s>{mine}){others}){space}{bare})"


def _starts(table: dict[str, Any]) -> str:
    return "|".join(part for part in (table["mine"], table["the"]) if part) or "x^"


def _re(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)
