"""JSON as language models write it: found among thinking, fences and prose, repaired only where it is broken.

What is valid JSON is decoded as it stands and never repaired. Otherwise the
text is walked from left to right: blocks of thinking are stepped over (one
that is never closed holds no answer), and each brace or bracket starts a value
that is read strictly first and leniently second. Whatever was cut off says so,
so that nobody takes half a value for a whole one.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

LONGEST = 400_000
"""Signs of a reply that are looked at; a decision has a few hundred, an extraction a few thousand."""
_MOST_STARTS = 400
"""Places where a value may be tried: keeps a reply of nothing but braces from costing quadratic time."""
_DEEPEST = 24
"""Nesting that is followed; the schemas that we ask for need three."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A value that the text's end cut short, as far as it came.

    ``whole``: a list whose items are all whole; only its closing bracket, and
    perhaps more items, are missing.
    """

    value: object
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Pairs:
    """An object with its pairs in order, repeated keys included.

    ``open``: the closing brace is missing. ``dangling``: more had begun after
    the last pair, and what it was cannot be known.
    """

    items: tuple[tuple[str, object], ...]
    open: bool = False
    dangling: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """The values of a text in order, and the ``prose`` outside of thinking and values.

    ``broken``: something began like an object and could not be read even leniently.
    ``trailing``: a comma follows the last value, so that more was to come.
    """

    values: tuple[object, ...]
    prose: str = ""
    broken: bool = False
    trailing: bool = False


class _Broken(Exception):
    """Not even leniently a value."""


_STRICT = json.JSONDecoder(object_pairs_hook=lambda items: Pairs(tuple(items)), strict=False)

_DOUBLE = '"“”„‟«»″＂「」'
_SINGLE = "'‘’‚‛`´′"
_QUOTES = _DOUBLE + _SINGLE
_COMMAS = ",;，；"
_SEPARATOR = r"(?:=>|:=|[:=：])"
_BLANK = r"[\s\u200b-\u200f\u2060\ufeff]"
_KEY = rf"(?:[{_QUOTES}][\w -]{{1,40}}[{_QUOTES}]|[\w-]{{1,40}}){_BLANK}*{_SEPARATOR}"
_SPACE = re.compile(rf"(?:{_BLANK}|//[^\n]*|/\*[\s\S]*?\*/|<\|[^|<>\s]{{1,40}}\|>|</?s>|```)*")
_STOP = {quotes: re.compile(rf"[\\{quotes}]") for quotes in (_DOUBLE, _SINGLE)}
_KEY_END = re.compile(rf"{_BLANK}*{_SEPARATOR}|{_BLANK}*\Z")
_END = rf"(?:{_SPACE.pattern}(?:[}}\]]|\Z)"
_VALUE_END = re.compile(
    rf"{_END}|\s*[,;，；]{_SPACE.pattern}(?:[}}\]]|\Z|{_KEY})|[^\S\n]*\n\s*{_KEY}|[^\S\n]+(?=[{_QUOTES}]){_KEY})"
)
_ITEM_END = re.compile(rf"{_END}|\s*[,;，；]\s*(?:[{_QUOTES}\w{{\[-]|\Z))")
_BARE = re.compile(rf"[^,;，；<{{}}\[\]\n/{_DOUBLE}]+")
_BARE_KEY = re.compile(r"[\w-]+")
_ESCAPED = re.compile(r'[{\[]\s*\\"')
_NUMBER = re.compile(r"[+-]?\d{1,18}(?:\.\d{1,18})?(?:[eE][+-]?\d{1,2})?")
_LIKE_OBJECT = re.compile(rf"\{{\s*(?:{_KEY}|[{_QUOTES}][\w -]{{0,40}}[{_QUOTES}]?\s*\Z)")
_WORDS = {"null": None, "none": None, "nil": None, "undefined": None, "true": True, "false": False}
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}

_THINK = r"(?:seed:)?(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad)"
_TAG = re.compile(
    rf"<\|?\s*(?P<shut>/?)\s*{_THINK}\b(?:[^\S\n][^<>{{}}\n]{{0,80}})?(?P<empty>/?)\|?>"
    r"|\[(?P<shut2>/?)THINK\]|◁(?P<shut3>/?)think▷|<\|(?:begin|(?P<shut4>end))_of_thought\|>",
    re.IGNORECASE,
)
_CHANNEL = re.compile(r"<\|channel\|>\s*(?P<name>\w+)")
_MARK = re.compile(
    rf"(?P<tag>{re.sub(r'[?]P<[a-z0-9]+>', '?:', _TAG.pattern)})|(?P<channel><\|channel\|>)|[{{\[]", re.I
)


def find(text: str) -> Found:
    """The values in a text; never raises, whatever the text."""
    whole = text.strip().lstrip("\ufeff").strip()
    if len(whole) > LONGEST:
        return Found((), broken=True)
    try:
        return Found((_STRICT.decode(whole),))
    except (ValueError, RecursionError):
        pass
    if _ESCAPED.match(whole):
        try:  # JSON that was escaped for a string and lost the string's quotes
            return Found((_STRICT.decode(f'"{whole}"'),))
        except (ValueError, RecursionError):
            pass
    return _walk(whole)


def _walk(text: str) -> Found:
    values: list[object] = []
    prose: list[str] = []
    broken = False
    at = starts = 0
    while (mark := _MARK.search(text, at)) is not None:
        prose.append(text[at : mark.start()])
        if mark.lastgroup is not None:
            at, drafts = _step_over(text, mark)
            if drafts:  # a block closed that was never seen to open: all before it was thinking
                values, prose, broken = [], [], False
            continue
        starts += 1
        read = _value_at(text, mark.start()) if starts <= _MOST_STARTS else None
        if read is None:
            broken = broken or starts > _MOST_STARTS or _LIKE_OBJECT.match(text, mark.start()) is not None
            prose.append(mark.group())
            at = mark.end()
        else:
            values.append(read[0])
            at = read[1]
    rest = text[at:]
    return Found(tuple(values), "".join([*prose, rest]), broken, bool(values) and rest.strip() == ",")


def _step_over(text: str, mark: re.Match[str]) -> tuple[int, bool]:
    """Where reading goes on after a sign of thinking, and whether all before it was thinking too."""
    channel = _CHANNEL.match(text, mark.start())
    if mark.group("channel"):
        if channel is None or channel["name"].lower() == "final":
            return (channel or mark).end(), True
        finals = (found for found in _CHANNEL.finditer(text, channel.end()) if found["name"].lower() == "final")
        final = next(finals, None)
        return (final.end(), True) if final else (len(text), False)
    depth = 0
    for tag in _TAG.finditer(text, mark.start()):
        if tag["empty"]:
            depth += 0
        elif any(tag[name] for name in ("shut", "shut2", "shut3", "shut4")):
            depth -= 1
        else:
            depth += 1
        if depth <= 0:
            return tag.end(), depth < 0
    return len(text), False


def _value_at(text: str, start: int) -> tuple[object, int] | None:
    """The value that begins here and where it ends, or None."""
    try:
        value, end = _STRICT.raw_decode(text, start)
        return value, end
    except (ValueError, RecursionError):
        pass
    reader = _Reader(text, start)
    try:
        return reader.value(0, in_object=False), reader.at
    except _Broken:
        return None


class _Reader:
    """Reads one value leniently; ``at`` is the next sign."""

    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.at = at

    def value(self, depth: int, *, in_object: bool) -> object:
        """The value at ``at``. Raises ``_Broken``."""
        sign = self.text[self.at]
        if depth > _DEEPEST:
            raise _Broken
        if sign == "{":
            return self._object(depth)
        if sign == "[":
            return self._array(depth)
        if sign in _QUOTES:
            return self._string(_VALUE_END if in_object else _ITEM_END)
        return self._bare()

    def _object(self, depth: int) -> Pairs:
        self.at += 1
        items: list[tuple[str, object]] = []
        more = True
        while True:
            on_new_line = self._space()
            if self._over():
                return Pairs(tuple(items), open=True, dangling=more)
            if self._take("}"):
                return Pairs(tuple(items))
            if not (more or on_new_line or self.text[self.at] in _QUOTES):
                raise _Broken
            key = self._pair_key()
            if key is None:
                return Pairs(tuple(items), open=True, dangling=True)
            items.append((key, self.value(depth + 1, in_object=True)))
            on_new_line = self._space()
            more = self._take(_COMMAS) or (on_new_line and not self._over() and self.text[self.at] != "}")

    def _pair_key(self) -> str | None:
        """The key and its separator; None when the text ends first. Raises ``_Broken``."""
        if self.text[self.at] in _QUOTES:
            key = self._string(_KEY_END)
        else:
            bare = _BARE_KEY.match(self.text, self.at)
            if bare is None:
                raise _Broken
            self.at = bare.end()
            key = bare.group()
        self._space()
        if self._over() or not isinstance(key, str):
            return None
        separator = re.compile(_SEPARATOR).match(self.text, self.at)
        if separator is None:
            raise _Broken
        self.at = separator.end()
        self._space()
        return None if self._over() else key

    def _array(self, depth: int) -> object:
        self.at += 1
        items: list[object] = []
        more = True
        while True:
            self._space()
            if self._over():
                return Cut(items, whole=not more)
            if self._take("]"):
                return items
            if not more:
                raise _Broken
            items.append(self.value(depth + 1, in_object=False))
            self._space()
            more = self._take(_COMMAS)

    def _string(self, end: re.Pattern[str]) -> str | Cut:
        """A quoted string: it ends at a quote after which the structure goes on."""
        stop = _STOP[_DOUBLE if self.text[self.at] in _DOUBLE else _SINGLE]
        parts: list[str] = []
        at = self.at + 1
        while (found := stop.search(self.text, at)) is not None:
            parts.append(self.text[at : found.start()])
            if found.group() == "\\":
                sign, at = _escape(self.text, found.end())
                parts.append(sign)
            elif end.match(self.text, found.end()):
                self.at = found.end()
                return "".join(parts)
            else:
                parts.append(found.group())
                at = found.end()
        parts.append(self.text[at:])
        self.at = len(self.text)
        return Cut("".join(parts))

    def _bare(self) -> object:
        found = _BARE.match(self.text, self.at)
        word = found.group().strip() if found else ""
        if not word or found is None:
            raise _Broken
        self.at = found.end()
        value: object = _WORDS.get(word.lower(), word) if word.lower() in _WORDS else word
        if _NUMBER.fullmatch(word):
            value = float(word) if re.search(r"[.eE]", word) else int(word)
        complete = found.group()[-1].isspace() or not self._over()
        return value if complete else Cut(value)

    def _space(self) -> bool:
        """Steps over white space, comments, fences and special tokens; True if a line ended."""
        found = _SPACE.match(self.text, self.at)
        start, self.at = self.at, found.end() if found else self.at
        return "\n" in self.text[start : self.at]

    def _over(self) -> bool:
        return self.at >= len(self.text)

    def _take(self, signs: str) -> bool:
        if not self._over() and self.text[self.at] in signs:
            self.at += 1
            return True
        return False


def _escape(text: str, at: int) -> tuple[str, int]:
    """The sign that an escape stands for, and where reading goes on."""
    if at >= len(text):
        return "", at
    four = text[at + 1 : at + 5]
    if text[at] == "u" and re.fullmatch(r"[0-9a-fA-F]{4}", four):
        return chr(int(four, 16)), at + 5
    return _ESCAPES.get(text[at], text[at]), at + 1
