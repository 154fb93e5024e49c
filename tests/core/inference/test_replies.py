"""A judge's reply counts only when it can be taken in one way; valid JSON is never repaired."""

from __future__ import annotations

import json
import random
import string
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.inference.loose_json import Pairs, find
from core.inference.replies import Decision, Op, Unclear, read_reply

OFFERED = 5


def said(reply: str) -> tuple[Op, int | None] | None:
    answer = read_reply(reply, OFFERED)
    return None if isinstance(answer, Unclear) else (answer.op, answer.target)


# Thinking.


def test_a_draft_in_a_block_of_thinking_never_counts() -> None:
    for block in (
        '<think>perhaps {"op":"SUPERSEDE","target":1}</think>',
        '<Thinking>perhaps {"op":"SUPERSEDE","target":1}</Thinking>\n',
        '<reasoning effort="high">{"op":"ADD"}</reasoning>',
        '[THINK]{"op":"ADD"}[/THINK]',
        "<think><think>a</think>{'op':'ADD'}</think>",
        '{"op":"ADD"} and so on</think>',
        '<|channel|>analysis<|message|>{"op":"ADD"}<|end|><|start|>assistant<|channel|>final<|message|>',
    ):
        assert said(block + '{"op":"NOOP","target":4}') == (Op.NOOP, 4), block


def test_thinking_that_is_never_closed_holds_no_answer() -> None:
    for reply in (
        '<think>I say {"op":"SUPERSEDE","target":1}',
        '<think>a <think>b</think> {"op":"SUPERSEDE","target":1}',
        '<|channel|>analysis<|message|>{"op":"SUPERSEDE","target":1}',
        '[THINK]{"op":"SUPERSEDE","target":1}',
    ):
        assert said(reply) is None, reply


def test_a_tag_inside_a_text_belongs_to_the_text() -> None:
    answer = read_reply('Here: {"op":"ADD","text":"The label says <think> and </s>."} Done.', OFFERED)
    assert answer == Decision(Op.ADD, None, "The label says <think> and </s>.")


# Wrapping.


@pytest.mark.parametrize(
    "reply",
    [
        '```json\n{"op":"NOOP","target":2}\n```',
        '```\n{"op":"NOOP","target":2,}\n``` I hope that {helps}!',
        'In the set {a} I chose [2]: {"op":"NOOP","target":2}. Bye {smile}',
        '<|im_start|>assistant\n{"op":"NOOP","target":2}<|im_end|>',
        '<s>{"op":"NOOP","target":2}</s>',
        '{"op":"ADD|REFINE|SUPERSEDE","target":"1-5"} => {"op":"NOOP","target":2}',
        '[{"op":"NOOP","target":2}]',
        '{"answer":{"op":"NOOP","target":2}}',
        '{"decision":{"op":"NOOP","target":2}}',
        '{"thoughts":{"op":"ADD"},"result":[{"op":"NOOP","target":2}]}',
        json.dumps('{"op":"NOOP","target":2}'),
        r"{\"op\": \"NOOP\", \"target\": 2}",
        '{"op":"NOOP","target":2}\n{"op":"NOOP","target":2}',
        "op: NOOP\ntarget: 2",
        "```yaml\nop: NOOP\ntarget: 2\n```",
        '"op": "NOOP", "target": 2}',
        "{“op”：“NOOP”，“target”：2}",
        '\u200b{\u200b"op"\u200b: "NO\u200bOP", "target": "\u200e2"}\u200b',
        '{"op":"ＮＯＯＰ","target":２}',
        '{"op":"NOOP","target":2<|im_end|>',
        '{"event":"NOOP","memory_id":"memory_2"}',
        "~~~json\n{'op':'NOOP','target':2}\n~~~",
        '<|begin_of_thought|>{"op":"ADD"}<|end_of_thought|>{"op":"NOOP","target":2}',
        '{"op":"NOOP","target":02}',
        "**Decision:** NOOP\n**Target:** 2",
        "<op>NOOP</op><target>2</target>",
        "NOOP 2",
    ],
)
def test_an_answer_is_found_in_whatever_it_is_wrapped(reply: str) -> None:
    assert said(reply) == (Op.NOOP, 2)


@pytest.mark.parametrize(
    "reply",
    [
        "{'op': 'REFINE', 'target': 3, 'text': \"Mum's new flat\"}",
        "{“op”: “REFINE”, “target”: 3, “text”: “Mum's new flat”}",
        "{„op“: „REFINE“, „target“: 3, „text“: „Mum's new flat“}",
        "{`op`: `REFINE`, `target`: 3, `text`: `Mum's new flat`}",
        '{op: REFINE, target: 3, text: "Mum\'s new flat",}',
        '{"op" => "REFINE", "target" => 3, "text" => "Mum\'s new flat"}',
        '{"op"="REFINE", "target"=3, "text"="Mum\'s new flat"}',
        '{"op": "REFINE"\n "target": 3\n "text": "Mum\'s new flat"}',
        '{"op": "REFINE" "target": 3 "text": "Mum\'s new flat"}',
        '{"op": "REFINE", // as asked\n "target": 3, /* the flat */ "text": "Mum\'s new flat"}',
        "{'op': 'REFINE', 'target': 3, 'text': 'Mum's new flat'}",
    ],
)
def test_quotes_commas_and_signs_of_every_kind_are_read(reply: str) -> None:
    assert read_reply(reply, OFFERED) == Decision(Op.REFINE, 3, "Mum's new flat")


def test_quotes_that_were_not_escaped_stay_in_the_text() -> None:
    answer = read_reply('{"op":"ADD","text":"He said "hi", then “bye”.","reason":"new"}', OFFERED)
    assert answer == Decision(Op.ADD, None, 'He said "hi", then “bye”.', "new")


# Doubt.


@pytest.mark.parametrize(
    "reply",
    [
        *("", " \n", "null", "42", "[]", "{}", '""', '"ADD"', "…", "I would rather not say."),
        *('{"op":"UPDATE","target":1}', '{"op":"DELETE","target":1}', '{"op":null}', '{"op":["ADD","NOOP"]}'),
        *("ADD|REFINE|SUPERSEDE|CONFLICT|NOOP", '{"op":"ADD|NOOP"}', "ADD or NOOP", "op: ADD\nop: NOOP"),
        '{"op":"SUPERSEDE","target":1}{"op":"SUPERSEDE","target":2}',
        '{"op":"ADD","text":"a"}\n{"op":"ADD","text":"b"}',
        '{"op":"SUPERSEDE","op":"NOOP","target":1}',
        '{"op":"SUPERSEDE","target":1,"Target":2}',
        '{"op":"SUPERSEDE","target":1,"memory_id":2}',
        '{"op":"SUPERSEDE" hm, no. {"op":"NOOP","target":2}',
        '{"reason":"Maybe {"op":"SUPERSEDE","target":1}? no","op":"NOOP","target":4}',
        '{"error":{"message":"no","code":"op"}}',
        '[{"op":"NOOP","target":1},{"op":',
        '{"op":"NOOP","target":1}\n{"op":',
        '{"op":"NOOP","target":1}\n{"op":"SUP',
        '{"op":"АDD"}',  # the first letter is Cyrillic
        '"op": "NOOP", "target": 2} or "op": "ADD"}',
    ],
)
def test_what_can_be_taken_in_two_ways_or_in_none_is_unclear(reply: str) -> None:
    answer = read_reply(reply, OFFERED)
    assert isinstance(answer, Unclear)
    assert answer.reason.endswith(".")


@pytest.mark.parametrize(
    "target",
    [
        "0",
        "6",
        "-1",
        "2.5",
        "true",
        "false",
        "null",
        '"2 or 3"',
        "[2,3]",
        "[]",
        '"-1"',
        '"two"',
        '"2026"',
        "{}",
        "1e400",
        "NaN",
        '"b7f1c0de-5a11"',
        '""',
        "9" * 5000,
    ],
)
def test_a_target_that_is_not_one_of_those_offered_is_never_bent_into_one(target: str) -> None:
    for op in ("REFINE", "SUPERSEDE", "CONFLICT"):
        assert said(f'{{"op":"{op}","target":{target},"text":"x"}}') is None
    assert said(f'{{"op":"ADD","target":{target}}}') == (Op.ADD, None)


@pytest.mark.parametrize("target", ["3", "3.0", '"3"', '"#3"', '" 3 "', '"memory 3"', '"[3]"', "[3]", "3e0"])
def test_a_target_is_read_however_its_number_is_written(target: str) -> None:
    assert said(f'{{"op":"CONFLICT","target":{target}}}') == (Op.CONFLICT, 3)


# Cut short.


def test_half_an_answer_is_no_answer() -> None:
    whole = '{"op": "SUPERSEDE", "target": 2, "text": "The user lives in Lisbon."}'
    read = {cut: said(whole[:cut]) for cut in range(len(whole) + 1)}
    assert {cut for cut, answer in read.items() if answer} == {len(whole) - 1, len(whole)}
    assert set(read.values()) == {None, (Op.SUPERSEDE, 2)}


def test_a_reason_that_was_cut_changes_nothing_about_the_decision() -> None:
    assert said('{"op":"CONFLICT","target":2,"reason":"the old one says Tue') == (Op.CONFLICT, 2)
    assert said('{"op":"NOOP","reason":"it is the same as memory') is None  # its target may have followed
    assert said('[{"op":"CONFLICT","target":2}') == (Op.CONFLICT, 2)
    assert said('[{"op":"CONFLICT","target":2},') is None


# Messages.


def test_of_a_message_only_content_and_arguments_count() -> None:
    answer = '{"op":"NOOP","target":2}'
    expected = Decision(Op.NOOP, 2)
    call = {"type": "function", "function": {"name": "decide", "arguments": answer}}
    assert read_reply({"role": "assistant", "content": answer}, OFFERED) == expected
    assert (
        read_reply({"content": [{"type": "thinking", "text": "{}"}, {"type": "text", "text": answer}]}, 5) == expected
    )
    assert read_reply({"content": None, "tool_calls": [call]}, OFFERED) == expected
    assert isinstance(read_reply({"content": None, "tool_calls": [call, {"function": None}, 3]}, OFFERED), Decision)
    other = {"function": {"name": "decide", "arguments": '{"op":"ADD"}'}}
    assert isinstance(read_reply({"content": None, "tool_calls": [call, other]}, OFFERED), Unclear)
    for empty in ({}, {"content": None}, {"content": 7}, {"content": None, "refusal": "no"}, {"tool_calls": {}}):
        assert isinstance(read_reply(empty, OFFERED), Unclear)
    thought = read_reply({"content": "", "reasoning_content": answer}, OFFERED)
    assert isinstance(thought, Unclear)
    assert "thought" in thought.reason


def test_signs_that_no_text_can_hold_are_left_out() -> None:
    answer = read_reply('{"op":"ADD","text":"a\\u0000b\\ud83d c\\nd\\u001b"}', OFFERED)
    assert answer == Decision(Op.ADD, None, "ab c\nd")


# Valid JSON is taken as it stands.

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**12), 10**12) | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


def plain(value: object) -> object:
    if isinstance(value, Pairs):
        return {key: plain(inner) for key, inner in value.items}
    return [plain(inner) for inner in value] if isinstance(value, list) else value


@given(VALUES, st.sampled_from([None, 2]), st.booleans())
def test_valid_json_is_never_altered(value: object, indent: int | None, ascii_only: bool) -> None:
    written = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
    assert [plain(found) for found in find(written).values] == [value]


@given(st.dictionaries(st.text(), VALUES, min_size=1, max_size=3))
def test_valid_json_among_prose_is_never_altered(value: dict[str, Any]) -> None:
    found = find(f"Sure, here it is:\n```json\n{json.dumps(value)}\n```\nAnything else?")
    assert [plain(one) for one in found.values] == [value]


def test_code_in_a_text_comes_through_byte_for_byte() -> None:
    code = 'Uses std::map<int,std::string> m{{1,"}"}}; // "quoted" \\n ```x``` <think>'
    reply = f"Of course!\n{json.dumps({'op': 'ADD', 'text': code})}\nThat {{is}} all."
    assert read_reply(reply, OFFERED) == Decision(Op.ADD, None, code)


# Labelled and fuzzed.


def test_every_labelled_reply_is_read_as_its_label_says(data_dir: Path) -> None:
    cases = [json.loads(line) for line in (data_dir / "labelled" / "replies.jsonl").read_text("utf-8").splitlines()]
    wrong = []
    for case in cases:
        message = json.loads(case["reply"]) if case["kind"] == "message" else case["reply"]
        answer, expect = read_reply(message, OFFERED), case["expect"]
        match answer:
            case Unclear():
                right = expect["verdict"] == "unclear" or case["may_be_unclear"]
            case Decision():
                given_fields = {"op": answer.op, "target": answer.target, "text": answer.text}
                right = expect["verdict"] == "parsed" and all(
                    given_fields[name] == expected for name, expected in expect.items() if name != "verdict"
                )
        if not right:
            wrong.append(case["id"])
    assert not wrong


PIECES = [
    "{",
    "}",
    "[",
    "]",
    '"',
    "'",
    ",",
    ":",
    "\\",
    "\n",
    "<think>",
    "</think>",
    "```",
    "“",
    "’",
    "=>",
    "//",
    "/*",
    "*/",
]
NOISE = [
    *PIECES,
    *string.ascii_letters,
    " ",
    "-",
    "_",
    "null",
    "|",
    "<|im_end|>",
    "\x00",
    "\ud83d",
    "é",
    "{}",
    "[]",
    "true",
]


def bent(draw: random.Random) -> tuple[str, Op, int]:
    """A reply that says one thing, wrapped and then damaged without touching its number."""
    op, target = draw.choice(list(Op)), draw.randint(1, OFFERED)
    fields = {
        "op": op.value,
        "target": target,
        "text": draw.choice(["Lives in Bath.", 'Says "no" {x}', "it's <think>"]),
    }
    reply = draw.choice([json.dumps, str, lambda it: json.dumps(it, indent=1)])(fields)
    reply = draw.choice(["{}", "```json\n{}\n```", "Sure: {} ok", "<think>hm</think>{}", "[{}]"]).replace("{}", reply)
    for _ in range(draw.randint(0, 6)):
        at = draw.randrange(len(reply) + 1)
        match draw.randrange(4):
            case 0:
                reply = reply[:at] + draw.choice(NOISE) + reply[at:]
            case 1 if at < len(reply):
                reply = reply[:at] + reply[at + 1 :]
            case 2 if at < len(reply) and not reply[at].isdigit():
                reply = reply[:at] + draw.choice(NOISE) + reply[at + 1 :]
            case 3:
                reply = reply[:at] if draw.random() < 0.3 else reply + draw.choice(PIECES)
    return reply, op, target


def check_bent(seed: int, count: int) -> int:
    draw = random.Random(seed)
    parsed = 0
    for _ in range(count):
        reply, op, target = bent(draw)
        answer = read_reply(reply, OFFERED)
        if isinstance(answer, Decision):
            parsed += 1
            assert answer.op == op, reply
            assert answer.target in ((None, target) if op in (Op.ADD, Op.NOOP) else (target,)), reply
    return parsed


def check_noise(seed: int, count: int) -> None:
    draw = random.Random(seed)
    words = [*NOISE, *(f'"{op}"' for op in Op), '"op":', '"target":', "3", "12", ",", '{"op":"', '"}']
    for _ in range(count):
        answer = read_reply("".join(draw.choices(words, k=draw.randint(0, 40))), OFFERED)
        assert isinstance(answer, Unclear) or answer.target is None or 1 <= answer.target <= OFFERED


@pytest.mark.timeout(300)
def test_a_hundred_thousand_damaged_replies_give_no_wrong_target_and_no_exception() -> None:
    assert check_bent(11, 75_000) > 15_000
    check_noise(11, 25_000)


@pytest.mark.parametrize(
    "reply",
    [
        "{" * 100_000,
        "[" * 100_000,
        '{"a":' * 50_000,
        '"' * 100_000,
        '{"a":"' + '"x' * 100_000,
        "<think>" * 50_000,
        "{'a':'" + "\\'" * 100_000,
        '{"a":1 ' + "/*" * 100_000,
        "<" + " " * 200_000,
        ("-" * 30 + "\n") * 5_000,
        "a:" * 9**5,
        '{"op":"ADD","text":"' + "x" * 2_000_000,
    ],
)
@pytest.mark.timeout(20)
def test_a_reply_made_to_be_slow_is_refused_in_time(reply: str) -> None:
    assert isinstance(read_reply(reply, OFFERED), Unclear)
