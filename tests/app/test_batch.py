from __future__ import annotations

import json

import pytest

from app import streams


def test_each_line_gets_its_receipt_with_its_id(variorum, lines_file):
    file = lines_file(
        {"id": "a", "text": "My bicycle is green.", "tags": ["home"]},
        {
            "id": 2,
            "text": "The boat is red.",
            "valid_from": "2025-03",
            "said-at": "2025-03-04",
            "tag": "boats",
        },
        {"text": "Nori is a puppy.", "speaker": None},
    )
    answer = variorum("add", "--batch", file, "--json")
    assert answer.code == 0
    assert [line.get("id") for line in answer.lines] == ["a", 2, None]
    assert [line["outcome"] for line in answer.lines] == ["added"] * 3
    assert "id" not in answer.lines[2]
    assert variorum.ask("list", "--tag", "boats")["memories"][0]["valid_from"] == "2025-03"


BAD = [
    (b"not json", "InvalidRequest"),
    (b"[1, 2]", "InvalidRequest"),
    (b'"text"', "InvalidRequest"),
    (b"{}", "InvalidRequest"),
    (b'{"text": 7}', "InvalidRequest"),
    (b'{"text": null}', "InvalidRequest"),
    (b'{"text": ""}', "InvalidText"),
    (b'{"text": "\\u0000"}', "InvalidText"),
    (b'{"text": "\\ud800"}', "InvalidText"),
    (b'{"text": "x", "keep": "yes"}', "InvalidRequest"),
    (b'{"text": "x", "colour": "red"}', "InvalidRequest"),
    (b'{"text": "x", "channel": "telepathy"}', "InvalidRequest"),
    (b'{"text": "x", "tags": [1]}', "InvalidRequest"),
    (b'{"text": "x", "tags": [""]}', "InvalidText"),
    (b'{"text": "x", "valid_from": "2025-02-30"}', "InvalidDate"),
    (b'{"text": "x", "valid_from": "2025", "valid_to": "2024"}', "InvalidWindow"),
    (b'{"text": "x", "speaker": "\\ud800"}', "InvalidText"),
    (b'\xff\xfe{"text": "x"}', "InvalidText"),
    (b"[" * 100_000, "InvalidRequest"),
    (b'{"text": ' + b"9" * 10_000 + b"}", "InvalidRequest"),
]


@pytest.mark.parametrize(("line", "kind"), BAD, ids=range(len(BAD)))
def test_a_bad_line_prints_its_error_and_the_rest_go_on(variorum, line, kind):
    given = b'{"text": "My bicycle is green."}\n' + line + b'\n{"text": "The boat is red."}\n'
    answer = variorum("add", "--batch", "-", "--json", given=given)
    assert answer.code == 1
    first, bad, last = answer.lines
    assert first["outcome"] == last["outcome"] == "added"
    assert bad["error"]["kind"] == kind
    assert bad["error"]["message"].endswith(".")
    assert bad["line"] == 2
    assert variorum.ask("stats")["memories"] == 2
    assert variorum.ask("verify")["ok"]


def test_a_bad_line_keeps_its_id(variorum):
    answer = variorum("add", "--batch", "-", given=b'{"id": "q7", "text": ""}\n')
    assert (answer.lines[0]["id"], answer.lines[0]["error"]["kind"]) == ("q7", "InvalidText")


def test_blank_lines_a_byte_order_mark_and_a_missing_last_line_end_are_no_faults(variorum):
    given = b'\xef\xbb\xbf{"text": "My bicycle is green."}\r\n\r\n   \n{"text": "The boat is red."}'
    answer = variorum("add", "--batch", "-", given=given)
    assert answer.code == 0
    assert len(answer.lines) == 2


def test_an_empty_batch_is_done_at_once(variorum):
    answer = variorum("add", "--batch", "-")
    assert (answer.code, answer.out) == (0, "")


def test_a_line_without_end_is_refused_without_being_held(variorum, monkeypatch):
    monkeypatch.setattr(streams, "LONGEST_LINE", 1000)
    given = b'{"text": "' + b"x" * 5000 + b'"}\n{"text": "The boat is red."}\n'
    answer = variorum("add", "--batch", "-", given=given)
    assert answer.code == 1
    assert answer.lines[0]["error"]["kind"] == "InvalidText"
    assert answer.lines[1]["outcome"] == "added"


def test_options_of_the_command_count_for_every_line_that_does_not_say_otherwise(variorum):
    given = b'{"text": "My bicycle is green."}\n{"text": "The boat is red.", "source": "letter"}\n'
    variorum("add", "--batch", "-", "--source", "diary", given=given)
    sources = {entry["text"]: entry["source"] for entry in variorum.ask("list")["memories"]}
    assert sources == {"My bicycle is green.": "diary", "The boat is red.": "letter"}


def test_a_receipt_is_sent_before_the_next_line_is_read(variorum):
    """Each receipt is out, and its write is in the file, when the next line is asked for."""
    out_at_each_line: list[int] = []

    class Watching:
        """Input that looks at the output whenever it is read."""

        def __init__(self, out, lines):
            self.out, self.lines = out, iter(lines)

        def readline(self, _most):
            out_at_each_line.append(self.out.getvalue().count("\n"))
            return next(self.lines, b"")

    import io

    from app.main import main
    from app.streams import Streams

    out = io.StringIO()
    lines = [json.dumps({"text": f"Shelf {n} holds bowls."}).encode() + b"\n" for n in range(3)]
    watching = Streams(Watching(out, lines), out, io.StringIO())
    assert main(["add", "--batch", "-"], streams=watching, environment=variorum.environment) == 0
    assert out_at_each_line == [0, 1, 2, 3]


def test_many_queries_are_answered_one_line_each(variorum, lines_file):
    variorum.add("My bicycle is green.")
    variorum.add("I live in Porto.", "--valid-from", "2019", "--valid-to", "2025-03")
    file = lines_file(
        {"id": 1, "query": "bicycle"},
        {"id": 2, "query": "live in Porto", "as_of": "2024", "explain": True, "limit": 3},
        {"id": 3, "query": "bicycle", "in": "episodes"},
        {"id": 4, "query": "bicycle", "limit": 0},
        {"id": 5, "query": "bicycle", "limit": True},
        {"id": 6, "query": "bicycle", "in": "attic"},
        {"id": 7, "quest": "bicycle"},
        {"id": 8},
    )
    answer = variorum("search", "--batch", file, "--json")
    assert answer.code == 1
    assert [line["id"] for line in answer.lines] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert answer.lines[0]["hits"][0]["text"] == "My bicycle is green."
    assert answer.lines[1]["state"] == "found"
    assert answer.lines[1]["hits"][0]["parts"]
    assert answer.lines[2]["hits"][0]["memory"] is None
    assert [line["error"]["kind"] for line in answer.lines[3:]] == ["InvalidRequest"] * 5


def test_a_search_batch_on_a_missing_vault_is_one_error(variorum):
    answer = variorum("search", "--batch", "-", "--json", given=b'{"query": "x"}\n')
    assert answer.code == 3
    assert answer.error["kind"] == "VaultMissing"
