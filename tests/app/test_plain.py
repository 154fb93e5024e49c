from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from app import plain
from core.window import Window, parse_moment, window_between


def test_signs_that_move_the_cursor_or_turn_the_line_are_made_visible():
    assert plain.safe("a\x1b[2Jb\x07") == "a⟨U+001B⟩[2Jb⟨U+0007⟩"
    assert plain.safe("pay \u202e100") == "pay ⟨U+202E⟩100"
    assert plain.safe("two\nlines") == "two lines"


@given(st.text())
def test_whatever_a_memory_says_it_stays_on_its_line(text):
    shown = plain.safe(text)
    assert len(shown.splitlines()) <= 1
    assert not any(unicodedata.category(sign) in ("Cc", "Cs") for sign in shown)


def test_a_long_text_is_cut_in_lists_and_joiners_stay():
    assert plain.safe("x" * 500, 400) == "x" * 400 + "…"
    assert plain.safe("👩\u200d🎨") == "👩\u200d🎨"


def test_a_span_is_said_in_words():
    porto = window_between(parse_moment("2019-09"), parse_moment("2025-03-01"))
    assert plain.span(porto) == "from 2019-09 until 2025-03-01"
    assert plain.span(window_between(parse_moment("2019"), None)) == "since 2019"
    assert plain.span(Window().closed(None)) == "no longer true"
    assert plain.span(window_between(parse_moment("2019"), None).closed(None)) == "since 2019, no longer true"
    assert plain.span(Window().closed(parse_moment("2020"))) == "until 2020"
    assert plain.span(Window()) == ""


def test_people_read_short_ids_and_words(variorum):
    memory = variorum.add("I live in Porto.", "--valid-from", "2019-09", "--tag", "home")
    assert variorum("list").out.splitlines() == [
        f"{memory[-8:]}  I live in Porto.",
        "          current · since 2019-09 · #home",
        "1 of 1 memory.",
    ]
    variorum("revise", memory, "I live in Lisbon.", "--from", "2025-03")
    history = variorum("history", memory).out
    assert "from 2019-09 until 2025-03" in history
    assert memory not in history


def test_every_reading_command_has_words_for_people(variorum, tmp_path):
    memory = variorum.add("My bicycle is green.")
    variorum("add", "ok thanks")
    for words, said in [
        (("search", "bicycle"), "My bicycle is green."),
        (("search", "bicycle", "--explain"), " = "),
        (("search", "bicycle", "--in", "episodes"), "in a conversation"),
        (("search", "submarine"), "Nothing stored about that."),
        (("show", memory), "rests on “My bicycle is green.”"),
        (("log",), "add"),
        (("skipped",), "ok thanks"),
        (("stats",), "1 memory (1 current)"),
        (("verify",), "All well"),
        (("export", str(tmp_path / "out.json")), "Wrote 1 memory"),
        (("backup", str(tmp_path / "copy")), "Copied to"),
        (("end", memory), f"({memory[-8:]})"),
        (("search", "bicycle"), "No longer true"),
        (("undo",), "Taken back: end."),
    ]:
        answer = variorum(*words)
        assert answer.code == 0, answer
        assert said in answer.out, (words, answer.out)
        assert "{" not in answer.out, answer.out
