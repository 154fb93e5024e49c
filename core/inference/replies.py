"""What a judge's reply says: one decision that is certain, or ``Unclear`` with the reason.

A reply is somebody else's text. It counts only if a careful reader could not
take it in two ways: one operation of the five, and for those that touch an
existing memory one whole number among those that were offered. Nothing is
guessed, because a wrong target is the one mistake that nobody would notice.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from core.inference.loose_json import Cut, Found, Pairs, find

SHOWN = 2_000
"""Signs of an unusable reply that are kept for the person to look at."""


class Op(StrEnum):
    """What a judge may say about a new statement. There is no operation that removes anything."""

    ADD = "ADD"
    REFINE = "REFINE"
    SUPERSEDE = "SUPERSEDE"
    CONFLICT = "CONFLICT"
    NOOP = "NOOP"


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision. ``target`` is the number of an offered memory, from 1; ADD has none, NOOP may have none."""

    op: Op
    target: int | None = None
    text: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Unclear:
    """No usable answer: why, in a plain sentence, and the start of what was said."""

    reason: str
    reply: str = ""


REASONING_KEYS = ("reasoning_content", "reasoning")
"""Where endpoints put what a model thought; never an answer."""


class _Doubt(Exception):
    """The reply can be taken in more than one way, or in none."""


_NEEDS_TARGET = (Op.REFINE, Op.SUPERSEDE, Op.CONFLICT)
_OP_KEYS = ("op", "operation", "action", "decision", "verdict", "choice", "answer", "event")
_TARGET_KEYS = ("target", "targetid", "id", "memory", "memoryid")
_THOUGHT_KEYS = ("thinking", "thought", "thoughts", "reasoning", "analysis", "draft", "example")
_MOST_WRAPPED = 3
"""Wrappers around a decision that are opened: a list in a “result” in a string is the most that was seen."""
_OPTION = re.compile(r"\b(?:" + "|".join(Op) + r")\b", re.IGNORECASE)
_NAMED = re.compile(r"[\s\"'“”‘’`*_.:,;!()\[\]<>]*(no[ _-]?op|[a-z]+)[\s\"'“”‘’`*_.:,;!()\[\]<>]*", re.IGNORECASE)
_NUMBERED = re.compile(
    r"(?:memory[_ ]?|id|no\.?|nr\.?|number|target)?\s*[#\[(]?\s*(\d{1,9})(?:\.0*)?\s*[\])]?\.?", re.IGNORECASE
)
_SHORT = re.compile(
    r"[\s\"'`*_]*(?P<op>" + "|".join(Op) + r")[\s\"'`*_:,]*"
    r"(?:(?:target|memory|id)?[\s:#]*(?P<target>\d{1,9}))?[\s\"'`*_.!]*",
    re.IGNORECASE,
)
_LINE = re.compile(
    r"^[ \t>*_\"'`-]{0,20}(?P<key>[A-Za-z_ ]{2,20}?)[*_\"'`]{0,3}[ \t]{0,3}[:=][*_ \t]*(?P<value>[^\n]{0,400})$",
    re.MULTILINE,
)
_HEADLESS = re.compile(r"\s*[\"'“]?op[\"'”]?\s*[:=][^{}]*\}\s*\Z", re.IGNORECASE)
_ELEMENT = re.compile(r"<(?P<key>[A-Za-z_]{2,20})>(?P<value>[^<>]*)</(?P=key)>")
_FIELDS = (*_OP_KEYS, *_TARGET_KEYS, "text", "reason")


def read_reply(reply: str | Mapping[str, object], offered: int) -> Decision | Unclear:
    """The decision in a reply about memories 1 to ``offered``; never raises, whatever the reply.

    ``reply`` is what the model wrote, or the assistant's message as the
    endpoint sent it (content, tool calls; thinking beside them never counts).
    """
    texts = [reply] if isinstance(reply, str) else list(answer_texts(reply))
    shown = "\n".join(texts)[:SHOWN]
    if not texts and not isinstance(reply, str) and any(reply.get(key) for key in REASONING_KEYS):
        return Unclear("The model only thought aloud and gave no answer.")
    try:
        return _decide(texts, offered)
    except _Doubt as doubt:
        return Unclear(str(doubt), shown)


def answer_texts(message: Mapping[str, object]) -> Iterator[str]:
    """What of an assistant's message can hold an answer: its content, or the arguments of its tool calls."""
    content = message.get("content")
    if isinstance(content, str) and content.strip():
        yield content
    if isinstance(content, list):
        parts = [part for part in content if isinstance(part, Mapping) and part.get("type") in ("text", "output_text")]
        joined = "".join(str(part["text"]) for part in parts if isinstance(part.get("text"), str))
        if joined.strip():
            yield joined
    calls = message.get("tool_calls")
    for call in [*(calls if isinstance(calls, list) else []), {"function": message.get("function_call")}]:
        function = call.get("function") if isinstance(call, Mapping) else None
        arguments = function.get("arguments") if isinstance(function, Mapping) else None
        if isinstance(arguments, str) and arguments.strip():
            yield arguments


def _decide(texts: list[str], offered: int) -> Decision:
    if not any(text.strip() for text in texts):
        raise _Doubt("The reply is empty.")
    found = [find(text) for text in texts]
    if any(each.broken for each in found):
        raise _Doubt("The reply holds something like an answer that cannot be read.")
    if any(each.trailing for each in found):
        raise _Doubt("The reply was cut off.")
    candidates = [pairs for each in found for value in each.values for pairs in _answers(value)]
    decisions = [_decision(pairs, offered) for pairs in candidates if not _is_template(pairs)]
    if not candidates:
        decisions = [_from_words(each, offered) for each in found]
    if not decisions:
        raise _Doubt("The reply repeats the question's options instead of choosing one.")
    if len({(each.op, each.target, each.text) for each in decisions}) > 1:
        raise _Doubt("The reply gives several different answers.")
    return decisions[0]


def _answers(value: object, depth: int = 0) -> Iterator[Pairs]:
    """The objects that name an operation, whatever they are wrapped in; thoughts are left out."""
    if isinstance(value, Cut) and value.whole:
        value = value.value
    if isinstance(value, Cut):
        raise _Doubt("The reply was cut off.")
    if isinstance(value, Pairs) and any(_folded(key) in _OP_KEYS and not _holds_object(it) for key, it in value.items):
        yield value
    elif isinstance(value, Pairs) and value.dangling:
        raise _Doubt("The reply was cut off.")
    elif depth <= _MOST_WRAPPED:
        for inner in _inside(value, depth):
            yield from _answers(inner, depth + 1)


def _inside(value: object, depth: int) -> Iterable[object]:
    """What a wrapper holds; the whole reply may be JSON inside a JSON string."""
    match value:
        case Pairs():
            return [it for key, it in value.items if _folded(key) not in _THOUGHT_KEYS and isinstance(it, Pairs | list)]
        case list():
            return [it for it in value if isinstance(it, Pairs | list)]
        case str() if depth == 0:
            return [it for it in find(value).values if isinstance(it, Pairs | list)]
    return ()


def _holds_object(value: object) -> bool:
    return isinstance(value, Pairs) or (isinstance(value, list) and any(isinstance(inner, Pairs) for inner in value))


def _is_template(pairs: Pairs) -> bool:
    """Whether an object is the echo of the list of options: its operation names more than one."""
    values = _values(pairs, _OP_KEYS)
    return all(isinstance(value, str) and len(_OPTION.findall(value)) > 1 for value in values)


def _decision(pairs: Pairs, offered: int) -> Decision:
    if pairs.dangling:
        raise _Doubt("The reply was cut off.")
    asked = _OP_KEYS[:1] if _values(pairs, _OP_KEYS[:1]) else _OP_KEYS
    op = _op(_only(pairs, asked, "operations"))
    target = _only(pairs, _TARGET_KEYS, "targets")
    number = None if op is Op.ADD else _target(target, offered)
    if op in _NEEDS_TARGET and number is None:
        raise _Doubt(f"The reply says {op} and does not say which memory.")
    if op is Op.NOOP and number is None and pairs.open:
        raise _Doubt("The reply was cut off.")
    text = _only(pairs, ("text",), "texts")
    if text is not None and not isinstance(text, str) and op is not Op.NOOP:
        raise _Doubt(f"The text in the reply {'was cut off' if isinstance(text, Cut) else 'is no text'}.")
    reasons = [value for key, value in pairs.items if _folded(key) == "reason" and isinstance(value, str)]
    return Decision(op, number, _clean(text), _clean(reasons[0]) if reasons else None)


def _only(pairs: Pairs, keys: Iterable[str], what: str) -> object:
    """The one value that these keys have; the same one twice is one. Raises ``_Doubt`` for two."""
    values = _values(pairs, keys)
    if any(type(value) is not type(values[0]) or value != values[0] for value in values[1:]):
        raise _Doubt(f"The reply gives two different {what}.")
    return values[0] if values else None


def _values(pairs: Pairs, keys: Iterable[str]) -> list[object]:
    return [value for key, value in pairs.items if _folded(key) in keys]


def _op(value: object) -> Op:
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    named = _NAMED.fullmatch(_seen(value)) if isinstance(value, str) else None
    name = re.sub(r"[ _-]", "", named.group(1)).upper() if named else ""
    if name not in Op.__members__:
        raise _Doubt("The reply names no operation that was offered.")
    return Op(name)


def _seen(text: str) -> str:
    """The text as it looks: one form for each sign, and none that cannot be seen."""
    return "".join(sign for sign in unicodedata.normalize("NFKC", text) if unicodedata.category(sign) != "Cf")


def _target(value: object, offered: int) -> int | None:
    """The number of an offered memory, or None when none is named. Raises ``_Doubt`` for anything else."""
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    if isinstance(value, str):
        value = _seen(value).strip().strip("\"'“”‘’`*")
        if value.lower() in ("", "null", "none", "n/a", "-"):
            return None
        numbered = _NUMBERED.fullmatch(value)
        value = int(numbered.group(1)) if numbered else value
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int):
        raise _Doubt("The reply does not name its target by one whole number.")
    if not 1 <= value <= offered:
        raise _Doubt(f"The reply names a memory that was not offered: only 1 to {offered} were.")
    return value


def _from_words(found: Found, offered: int) -> Decision:
    """A reply without any object: “op: NOOP” on lines, elements, or the operation alone."""
    short = _SHORT.fullmatch(found.prose)
    if short:
        return _decision(Pairs((("op", short["op"]), ("target", short["target"]))), offered)
    if _HEADLESS.match(found.prose):  # the opening brace was lost; some servers begin the answer with it themselves
        whole = find("{" + found.prose)
        if len(whole.values) == 1 and isinstance(whole.values[0], Pairs) and not whole.broken:
            return _decision(whole.values[0], offered)
    items = [
        (match["key"], match["value"].strip(" \t\r\"'`*,"))
        for pattern in (_ELEMENT, _LINE)
        for match in pattern.finditer(found.prose)
        if _folded(match["key"]) in _FIELDS
    ]
    if "{" in found.prose or not any(_folded(key) in _OP_KEYS for key, _ in items):
        raise _Doubt("The reply holds no decision.")
    return _decision(Pairs(tuple(items)), offered)


def _folded(key: str) -> str:
    return re.sub(r"[\W_]", "", key).casefold()


def _clean(text: object) -> str | None:
    """The text without signs that no text can hold: control characters and halves of signs."""
    if not isinstance(text, str):
        return None
    return "".join(sign for sign in text if sign in "\n\t\r" or unicodedata.category(sign) not in ("Cc", "Cs")) or None
