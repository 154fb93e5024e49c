"""Whether what a model says about a message is borne out by it: the quote, the names, the figures, the dates.

A model may put things into other words; it may not bring a name, a figure or a
date that nobody said. Dates that follow from the message's own day ("yesterday")
count as said, reckoned from that day and never from today.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence

from core.engine.about import things_in, unsupported
from core.engine.claims import Heard
from core.engine.dedupe import is_first_person
from core.engine.language import guess_language
from core.engine.when import When, main_when, read_when
from core.engine.when_build import number_of
from core.engine.when_grammar import LANGUAGES
from core.engine.when_words.english import ENGLISH
from core.errors import InvalidDate, InvalidWindow
from core.text import STOP_WORDS, fold, has_unspaced, stem, words
from core.window import Moment, Window, parse_moment, period_end, window_between

_THE_USER = re.compile(r"(?:the )?user\b", re.IGNORECASE)
_SAME_BEGINNING = 4
"""Letters by which a name is known again in another form of it (“Hund”, “Hunde”)."""


def quote_in(text: str, quote: str) -> str:
    """The exact words of the text that a quote means, or nothing.

    White space and the shapes of quotation marks may differ, because models
    tidy them; letters, digits and their case may not.
    """
    parts = [re.escape(part) for part in quote.split()]
    if not parts or len(quote) > len(text) + 100:
        return ""
    pattern = re.sub(r"['’‘`]", "['’‘`]", r"\s+".join(parts))
    pattern = re.sub(r'["“”„«»]', '["“”„«»]', pattern)
    found = re.search(rf"(?<!\w){pattern}(?!\w)" if not has_unspaced(quote) else pattern, text)
    return found.group() if found else ""


def made_up(text: str, quote: str, heard: Heard, earlier: Sequence[Heard] = ()) -> str:
    """Why a statement is not borne out by the words it is tied to; empty when it is.

    ``quote`` are words of the message. Names and figures may also come from
    the messages before, which say what “it” was.
    """
    if other := _somebody_else(text, quote, heard, earlier):
        return f"It is told of {other}, and {heard.speaker} says it of themself."
    if not _content(text) & _content(heard.text) and fold(text) != fold(quote):
        return "It shares no word with what was said."
    said = [heard.text, heard.speaker, *(one.text for one in earlier), *(one.speaker for one in earlier)]
    held = {word for one in said for word in words(one)} | {figure for one in said for figure in _counted(one)}
    plain = re.sub(r"(?<=\d)[.,:/-]+(?!\d)", " ", _without_said_dates(text, heard))
    new = [one for one in unsupported(plain, *said) if not _known(one, held)]
    return f"Nobody said {', '.join(f'“{one}”' for one in new)}." if new else ""


def beyond(text: str, said: Sequence[str]) -> list[str]:
    """The figures and names of a sentence that stand in none of these texts.

    Names are compared within one language alone: “Lissabon” is Lisbon to whoever reads both.
    """
    held = {word for one in said for word in words(one)} | {figure for one in said for figure in _counted(one)}
    plain = re.sub(r"(?<=\d)[.,:/-]+(?!\d)", " ", text)
    new = [one for one in unsupported(plain, *said) if not _known(one, held)]
    is_english = guess_language(text) == "en" and any(guess_language(one) == "en" for one in said)
    return new if is_english else [one for one in new if one[:1].isdigit()]


def _counted(text: str) -> Iterator[str]:
    """The figures of the numbers that a text writes in words, one to twenty and the tens."""
    table = LANGUAGES.get(guess_language(text), ENGLISH)
    for word in words(text):
        with contextlib.suppress(ValueError):
            yield f"{number_of(word, table):g}"


def _known(named: str, held: set[str]) -> bool:
    """Whether a name or figure stands among the words that were said, a name also in another form of it."""
    parts = words(named)
    if named[:1].isdigit() or len(named) < _SAME_BEGINNING:
        return set(parts) <= held
    return any(word.startswith(parts[0][:_SAME_BEGINNING]) for word in held)


def _somebody_else(text: str, quote: str, heard: Heard, earlier: Sequence[Heard]) -> str:
    """The other speaker of whom a statement is told although its speaker said it in the first person."""
    if not is_first_person(quote):
        return ""
    begins = words(text)[:1]
    for one in earlier:
        name = words(one.speaker)
        if fold(one.speaker) != fold(heard.speaker) and name[:1] == begins and begins[0] not in words(quote):
            return one.speaker
    return ""


def _content(text: str) -> frozenset[str]:
    """The stems of a text's words, function words aside; of scripts without spaces every two signs."""
    return things_in(text) | {stem(word) for word in words(text) if word not in STOP_WORDS}


def calls_owner(text: str) -> bool:
    """Whether a statement is told of “the user”, which always means the owner of the vault."""
    return _THE_USER.match(text.strip()) is not None


def window_of(since: str, until: str, heard: Heard) -> Window:
    """When it holds, as far as the dates are real and follow from what was said; others are left out, not guessed."""
    start, end = _moment(since, heard), _moment(until, heard)
    try:
        window_between(start, end)
        return window_between(*(one if _is_said(one, heard) else None for one in (start, end)))
    except InvalidWindow:
        return Window()


def _moment(text: str, heard: Heard) -> Moment | None:
    """The date that an answer names, a relative one reckoned from the message's day."""
    if not text.strip():
        return None
    try:
        return parse_moment(text)
    except InvalidDate:
        return None if heard.said_at is None else main_when(text, heard.said_at.at).start_moment()


def _is_said(moment: Moment | None, heard: Heard) -> bool:
    """Whether the message names this year or a time in which the moment lies, or was said in that time."""
    if moment is None:
        return False
    own = heard.said_at is not None and moment.at <= heard.said_at.at < period_end(moment)
    return own or f"{moment.at.year}" in words(heard.text) or any(_meets(when, moment) for when in _times(heard))


def _meets(when: When, moment: Moment) -> bool:
    ends = period_end(moment)
    after_start = when.start is None or when.start < ends
    # The end of a span is named too: "until June" ends on the first instant after it.
    return when.dated and after_start and (when.end is None or moment.at <= when.end)


def _times(heard: Heard) -> tuple[When, ...]:
    return () if heard.said_at is None else read_when(heard.text, heard.said_at.at)


def _without_said_dates(text: str, heard: Heard) -> str:
    """The statement with blanks in the place of the dates that follow from the message."""
    if heard.said_at is None:
        return text
    for when in read_when(text, heard.said_at.at):
        if _is_said(when.start_moment() or when.end_moment(), heard):
            start, end = when.place
            text = text[:start] + " " * (end - start) + text[end:]
    return text
