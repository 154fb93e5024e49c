"""Memories written for people and other programs: what each format can hold comes back, and nothing acts in it."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.answers import ImportOptions, ListRequest
from core.domain import EdgeKind, Statement
from core.engine.redact import Hider
from core.errors import FileUnwritable
from core.exchange.export_html import html_page
from core.vault import Vault
from tests.core.vaults import Clock, Ids, remembered, say, true, waiting

TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), min_size=1).filter(
    lambda t: t.strip()
)


@pytest.fixture
def told(vault: Vault) -> Vault:
    remembered(vault, "I live in Lisbon", window=true("2024-03"), tags=("home", "city"))
    remembered(vault, "=SUM(A1:A9) is my favourite formula")
    remembered(vault, "<script>alert(1)</script> & “quotes”,\ncommas")
    waiting(vault, "Mira keeps bees")
    return vault


def back(path: Path, **options: str) -> dict[str, tuple[str, ...]]:
    """What a written file gives an empty vault: texts with their tags."""
    fresh = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids())
    fresh.import_file(path, ImportOptions(accept=True, **options))  # type: ignore[arg-type]
    found = {one.text: one.tags for one in fresh.list(ListRequest(every=True)).memories}
    fresh.close()
    return found


def test_a_table_comes_back_with_texts_dates_and_tags_and_no_cell_is_a_formula(told: Vault, tmp_path: Path) -> None:
    told.export(tmp_path / "out.csv", "csv")
    cells = (tmp_path / "out.csv").read_text("utf-8-sig")
    assert "'=SUM" in cells
    assert ",=SUM" not in cells
    found = back(tmp_path / "out.csv")
    assert set(found) == {one.text for one in told.list(ListRequest()).memories}
    assert set(found["I live in Lisbon"]) == {"home", "city"}


def test_notes_come_back_with_texts_dates_and_tags(told: Vault, tmp_path: Path) -> None:
    report = told.export(tmp_path / "notes", "markdown")
    assert report.memories == len(list((tmp_path / "notes").iterdir())) == 4
    found = back(tmp_path / "notes")
    assert set(found) == {one.text for one in told.list(ListRequest()).memories}
    assert set(found["I live in Lisbon"]) == {"home", "city"}
    lisbon = next(path for path in (tmp_path / "notes").iterdir() if "Lisbon" in path.name).read_text("utf-8")
    assert "valid_from: 2024-03" in lisbon
    assert "## History\n1. I live in Lisbon (from 2024-03)" in lisbon


@pytest.mark.parametrize("format", ["mem0", "mcp"])
def test_lists_for_other_programs_hold_what_counts_and_nothing_that_waits(
    told: Vault, tmp_path: Path, format: str
) -> None:
    path = tmp_path / "out.json"
    told.export(path, format)
    found = back(path, you="Mira")
    assert "I live in Lisbon" in found
    assert "Mira keeps bees" not in found
    assert len(found) == 3


def test_what_is_disputed_says_so_in_a_list_for_other_programs(vault: Vault, tmp_path: Path) -> None:
    say(vault, "I live in Porto")
    say(vault, "I live in Lisbon")
    vault.export(tmp_path / "mcp.jsonl", "mcp")
    told = json.loads((tmp_path / "mcp.jsonl").read_text("utf-8"))["observations"]
    assert sorted(told) == ["I live in Lisbon (disputed)", "I live in Porto (disputed)"]
    vault.export(tmp_path / "mem0.json", "mem0")
    listed = json.loads((tmp_path / "mem0.json").read_text("utf-8"))["results"]
    assert {one["metadata"]["status"] for one in listed} == {"disputed"}


def test_a_page_lets_nothing_that_stands_in_a_memory_act(told: Vault, tmp_path: Path) -> None:
    told.export(tmp_path / "out.html", "html")
    page = (tmp_path / "out.html").read_text("utf-8")
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; “quotes”" in page
    assert "default-src 'none'" in page
    assert ">Waiting for approval</h2>" in page


class Seen(HTMLParser):
    """Every tag and attribute of a page, and its words, as a browser would read them."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[tuple[str, str | None]] = set()
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes.update(attrs)

    def handle_data(self, data: str) -> None:
        self.words.append(data)


PAYLOADS = [
    shape.format(body)
    for shape in (
        "<script>{0}</script>", "<img src=x onerror={0}>", "</p></article><h1 onclick={0}>", "<svg/onload={0}>",
        "\"><iframe src=//x.example/{0}>", "'><a href=javascript:{0}>here</a>", "<!--{0}", "]]><style>{0}",
        "</style><link rel=stylesheet href={0}>", "<meta http-equiv=refresh content={0}>", "&lt;b&gt;{0}",
        "<details ontoggle={0} open>", "<base href={0}>", "<math><mtext></form><form>{0}", "</title><body onload={0}>",
        "\x00<object data={0}>", "<<b>{0}</b>", "<input autofocus onfocus={0}>", "<table background={0}>",
        "<p title='{0}",
    )
    for body in ("alert(1)", "x y=z", "1//", "http://x.example/?a&amp;b", "\u202e", "`${1}`",
                 "a'b\"c", "{}", "%3Cb%3E", "\r\n")
]  # fmt: skip


def test_no_markup_that_others_wrote_is_markup_on_the_page() -> None:
    assert len(PAYLOADS) == 200
    header = {"exported_at": "2026-01-01T00:00:00Z", "owner": "Mira"}

    def page(text: str) -> Seen:
        version = {"text": text, "valid_from": "2024", "valid_to": None, "version": 1}
        record = {
            "text": text + ".", "status": "current", "valid_from": "2024", "valid_to": None, "speaker": text,
            "source": text + "!", "tags": [text], "versions": [version, version],
            "evidence": [{"quote": text, "speaker": text, "source": text, "said_at": "2024-05"}],
            "decisions": [{"text": text, "verdict": "a", "at": "2024-05-01T00:00:00Z", "why": text}],
        }  # fmt: skip
        seen = Seen()
        seen.feed(b"".join(html_page({**header, "owner": text}, [record])).decode())
        seen.close()
        return seen

    plain = page("plain")
    for payload in PAYLOADS:
        seen = page(payload)
        assert (seen.tags, seen.attributes) == (plain.tags, plain.attributes), payload
        shown = payload.replace("\x00", "\ufffd").replace("\r\n", "\n")
        assert any(shown in words.replace("\x00", "\ufffd").replace("\r\n", "\n") for words in seen.words), payload


@given(st.lists(TEXT, min_size=1, max_size=3))
def test_no_text_opens_a_tag_on_the_page(texts: list[str]) -> None:
    version = {"text": texts[0], "valid_from": "2024", "valid_to": None, "version": 1}
    record = {"text": texts[0], "status": "current", "valid_from": "2024", "valid_to": None, "speaker": texts[-1],
              "source": texts[-1], "tags": texts, "versions": [version, version]}  # fmt: skip
    plain = dict.fromkeys(record, "") | {"tags": ["x"] * len(texts), "versions": [version | {"text": ""}] * 2}
    header = {"exported_at": "2026-01-01T00:00:00Z", "owner": "Mira"}
    page = b"".join(html_page(header, [record])).decode()
    empty = b"".join(html_page(header, [plain | {"valid_from": "2024", "status": "current"}])).decode()
    assert page.count("<") == empty.count("<")


def test_a_folder_that_holds_something_is_not_written_into(told: Vault, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("keep me", "utf-8")
    with pytest.raises(FileUnwritable, match="there already"):
        told.export(tmp_path, "markdown")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_only_what_a_search_finds_is_written(told: Vault, tmp_path: Path) -> None:
    assert told.export(tmp_path / "out.json", "json", query="Lisbon").memories == 1


def test_hidden_names_mails_and_numbers_stand_nowhere_in_the_file(vault: Vault, tmp_path: Path) -> None:
    say(vault, "My sister Ann lives at ann@example.org, phone +44 20 7946 0958")
    say(vault, "Mira was born in 1990 and paid 900 EUR, see https://example.org/mira")
    for kind in ("json", "csv", "html"):
        vault.export(tmp_path / "out", kind, sources=True, redact=True)
        text = (tmp_path / "out").read_text("utf-8")
        for secret in ("Mira", "ann@", "7946", "https://example.org"):
            assert secret not in text, (kind, secret)
        assert "1990" in text
        assert "900 EUR" in text


def test_names_that_nothing_is_known_about_are_hidden_where_a_text_shows_that_they_are_names(
    vault: Vault, tmp_path: Path
) -> None:
    say(vault, "My kiln stands in the shed of Jonas, near Seixal.")
    say(vault, "Jonas likes the sea in May and on Sundays; the sea at Peniche most.")
    say(vault, "Mein Freund Jonas hat einen Hund.")
    vault.export(tmp_path / "out", "json", redact=True)
    text = (tmp_path / "out").read_text("utf-8")
    assert not any(name in text for name in ("Jonas", "Seixal", "Peniche"))
    assert all(word in text for word in ("kiln", "May", "Sundays", "Mein Freund", "einen Hund"))


@settings(max_examples=200)
@given(TEXT, st.sets(st.from_regex(r"\A[A-Z][a-z]{2,9}\Z"), max_size=4))
def test_no_known_name_survives_hiding(text: str, names: set[str]) -> None:
    hider = Hider(names)
    hidden = hider.text(f"{text} {' and '.join(sorted(names))}")
    words = set(hidden.casefold().replace("[", " ").replace("]", " ").split())
    assert not words & {name.casefold() for name in names if name.casefold() not in ("name", "mail", "link", "number")}


AWKWARD = [
    "home: sweet", "a #1", "[x]", "a, b", "- dash", "'quoted'", 'say "hi"', "yes", "2024", "@me", "* star", "c:\\d",
    "日本語", "ok",
]  # fmt: skip


def test_the_head_of_a_note_is_yaml_whatever_stands_in_it_and_comes_back(vault: Vault, tmp_path: Path) -> None:
    for number, word in enumerate(AWKWARD):
        vault.add(Statement(f"I like number {number}", tags=(word,), source=f"{word} {number}", keep=True))
    vault.export(tmp_path / "notes", "markdown")
    plain = re.compile(r"[^\W\d][^:#\[\]{},&*!|>'\"%@`\\]*|\d{4}-\d\d-\d\d(T[\d:.]+Z)?|[0-9a-f-]{36}")
    for note in (tmp_path / "notes").iterdir():
        head = note.read_text("utf-8").split("---\n")[1]
        for line in head.splitlines():
            name, value = line.split(": ", 1)
            one = value[1:-1] if name == "tags" else value
            assert plain.fullmatch(one) or isinstance(json.loads(one), str), line
    assert {tags for tags in back(tmp_path / "notes").values()} == {(word,) for word in AWKWARD}


def test_links_between_notes_lead_to_notes_that_are_there(vault: Vault, tmp_path: Path) -> None:
    first = remembered(vault, "I live in Lisbon: near the [[river]]")
    second, third = remembered(vault, "My flat has a view"), remembered(vault, "I like tea")
    vault.link(first, EdgeKind.SUPPORTS, second)
    vault.link(third, EdgeKind.RELATES_TO, first)
    vault.export(tmp_path / "all", "markdown")
    names = {note.stem for note in (tmp_path / "all").iterdir()}
    links = {
        (note.stem[:6], link)
        for note in (tmp_path / "all").iterdir()
        for link in re.findall(r"\[\[(.+?)\]\]", note.read_text("utf-8").partition("## Links")[2])
    }
    assert len(links) == 4
    assert {link for _, link in links} <= names
    vault.export(tmp_path / "one", "markdown", query="view")
    (note,) = (tmp_path / "one").iterdir()
    assert "## Links" not in note.read_text("utf-8")
