"""Each failure of a model's endpoint is handled as itself, and a key never leaves its header."""

from __future__ import annotations

import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import pytest

from core.errors import Cancelled, EndpointBusy, EndpointDown, EndpointRefused, EnvironmentFault, InvalidRequest
from core.inference.chat import Habit, Habits, Mode, OpenAIChat, ask_twice, retry_after
from core.inference.messages import Message, NoMessage, message_in
from core.inference.prompts import Question, Shown, judge_question
from core.inference.replies import Decision, Op, Unclear, read_reply
from core.inference.wire import LARGEST
from tests.core.inference.scripted_endpoint import Endpoint, Play, Sent, endpoint, message, says

DECISION = {"op": "NOOP", "target": 1, "text": None, "reason": "the same"}
QUESTION = judge_question(Shown("Mira has a dog."), [Shown("Mira owns a dog.")])
MARKER = "key-marker-5f1d9c"


class Sleeps:
    """Counts the seconds that would have been slept."""

    def __init__(self) -> None:
        self.pieces: list[float] = []

    def __call__(self, seconds: float) -> None:
        self.pieces.append(seconds)


@contextmanager
def asked(place: Endpoint, **named: Any) -> Iterator[OpenAIChat]:
    model = OpenAIChat(place.base_url, "small-1", named.pop("key", None), **{"sleep": Sleeps(), **named})
    try:
        yield model
    finally:
        model.close()


def ask(place: Endpoint, question: Question = QUESTION, **named: Any) -> Message | Unclear:
    with asked(place, **named) as model:
        return model.ask(question)


def content(answer: Message | Unclear) -> object:
    assert isinstance(answer, Message)
    return answer.fields["content"]


# The way down from json_schema.


def test_a_good_endpoint_is_asked_once_with_the_schema() -> None:
    with endpoint(says(DECISION)) as place, asked(place) as model:
        answer = model.ask(QUESTION)
        assert json.loads(str(content(answer))) == DECISION
        assert isinstance(answer, Message)
        assert answer.tokens == 21
        assert model.calls == len(place.sent) == 1
        sent = place.sent[0]
        assert sent.path == "/v1/chat/completions"
        assert sent.body["model"] == "small-1"
        assert sent.body["response_format"]["json_schema"]["schema"] == QUESTION.schema
        assert "stream" not in sent.body


def by_format(allowed: str, refusal: Play) -> Any:
    def choose(sent: Sent) -> Play:
        return says(DECISION) if sent.body.get("response_format", {}).get("type", "text") == allowed else refusal

    return choose


LM_STUDIO = Play(b'{"error":"response_format.type must be json_schema or text"}', status=400)
LLAMA = Play(b'{"error":{"message":"Unsupported response_format","type":"internal_server_error"}}', status=500)


def test_a_server_that_fails_at_json_schema_is_asked_for_an_object_with_the_schema_in_the_prompt() -> None:
    with endpoint(by_format("json_object", LLAMA)) as place, asked(place) as model:
        assert isinstance(model.ask(QUESTION), Message)
        assert model.calls == 2
        assert isinstance(model.ask(QUESTION), Message)
        assert model.calls == 3  # remembered: no further request is lost
        assert json.dumps(QUESTION.schema) in place.sent[-1].body["messages"][0]["content"]


def test_a_server_that_refuses_json_object_is_asked_in_plain_text() -> None:
    habits: Habits = {}
    with endpoint(by_format("text", LM_STUDIO)) as place:
        for most in (3, 1):
            with asked(place, habits=habits) as model:
                assert isinstance(model.ask(QUESTION), Message)
                assert model.calls <= most
        assert habits == {(place.base_url, "small-1"): Habit(Mode.PLAIN)}
        assert "response_format" not in place.sent[-1].body
    with endpoint(by_format("json_schema", LM_STUDIO)) as place, asked(place) as model:
        assert isinstance(model.ask(QUESTION), Message)
        assert model.calls == 1


def test_an_error_about_the_form_inside_a_good_status_is_a_refusal_of_the_form() -> None:
    refusal = Play(b'{"error":"response_format is not supported"}')
    with endpoint(by_format("text", refusal)) as place, asked(place) as model:
        assert isinstance(model.ask(QUESTION), Message)
        assert model.calls == 3
        assert isinstance(model.ask(QUESTION), Message)
        assert model.calls == 4
    with endpoint(refusal) as place, asked(place) as model:
        assert isinstance(model.ask(QUESTION), Unclear)
        assert model.calls == 3


def test_a_parameter_that_is_refused_by_name_is_left_out_from_then_on() -> None:
    def choose(sent: Sent) -> Play:
        for name in ("max_tokens", "temperature"):
            if name in sent.body:
                return Play(json.dumps({"error": {"message": f"Unsupported: '{name}'"}}).encode(), status=400)
        return says(DECISION)

    with endpoint(choose) as place, asked(place) as model:
        assert isinstance(model.ask(QUESTION), Message)
        assert isinstance(model.ask(QUESTION), Message)
        assert model.calls == 4
        assert place.sent[-1].body["response_format"]["type"] == "json_schema"


def test_an_endpoint_that_refuses_every_form_is_a_fault_and_nothing_is_remembered() -> None:
    habits: Habits = {}
    for play, kind in ((LLAMA, EndpointDown), (LM_STUDIO, EndpointRefused)):
        with endpoint(play) as place, asked(place, habits=habits) as model:
            with pytest.raises(kind) as fault:
                model.ask(QUESTION)
            assert model.calls == 3
            assert place.base_url in fault.value.message
            assert "response_format" in fault.value.message
    assert not habits


# Answers that are none.


@pytest.mark.parametrize(
    ("play", "words"),
    [
        (Play(b'{"choices":[]}'), "no choices"),
        (Play(b'{"choices":null}'), "no choices"),
        (Play(b'{"object":"chat.completion"}'), "no choices"),
        (Play(b'{"choices":[null]}'), "empty message"),
        (Play(b'{"choices":[{"message":null}]}'), "empty message"),
        (Play(b'{"choices":{"message":{}}}'), "no choices"),
        (Play(b"[1]"), "no answer of a chat model"),
        (Play(b"null"), "no answer of a chat model"),
        (Play(b'{"error":{"message":"model is loading"}}'), "model is loading"),
        (Play(b'{"error":"out of memory"}'), "out of memory"),
        (Play(b"<html><h1>It works!</h1></html>"), "not JSON (“<html>"),
        (Play(b"\xff\xfe\x00garbage"), "not JSON"),
        (message(content=None), "empty message"),
        (message(content="  "), "empty message"),
        (message(content=None, reasoning_content="It could be 1."), "thought"),
        (message(content="", reasoning="It could be 1."), "thought"),
        (message(content=None, refusal="I cannot."), "refused to answer (“I cannot.”)"),
        (message(content=None, tool_calls=[]), "empty message"),
        (message(content=None, tool_calls=[{"function": {"name": "x", "arguments": ""}}]), "empty message"),
        (Play(b'{"choices":[' + b"[" * 100_000), "broke off"),
        (Play(b"[" * 100_000), "not JSON"),
        (Play(b'{"choices":[{"message":{"content":"' + b"x" * LARGEST), "million bytes"),
        (Play(b""), "answered with nothing"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_answer_without_an_answer_is_unclear_and_says_where_and_why(play: Play, words: str) -> None:
    with endpoint(play) as place:
        answer = ask(place)
        assert isinstance(answer, Unclear)
        assert words in answer.reason
        assert f"The endpoint {place.base_url} " in answer.reason
        assert len(answer.reason) < 400


def test_a_tool_call_and_a_missing_usage_are_no_fault() -> None:
    call = {"type": "function", "function": {"name": "decide", "arguments": json.dumps(DECISION)}}
    with endpoint(message(content=None, tool_calls=[call])) as place:
        answer = ask(place)
        assert isinstance(answer, Message)
        assert read_reply(answer.fields, 1) == Decision(Op.NOOP, 1, None, "the same")
    for usage in ("", ',"usage":null', ',"usage":{"total_tokens":"many"}', ',"usage":[]'):
        body = '{"choices":[{"message":{"content":"{}"}}]' + usage + "}"
        assert message_in(body.encode()) == Message({"content": "{}"}, None)


def test_a_stream_that_nobody_asked_for_is_joined_and_half_of_one_counts_for_nothing() -> None:
    events = [f"data: {json.dumps({'choices': [{'delta': {'content': part}}]})}" for part in ('{"op":', '"ADD"}')]
    whole = message_in("\n\n".join([": ping", *events, "data: [DONE]", ""]).encode())
    assert whole == Message({"content": '{"op":"ADD"}', "reasoning": ""}, None)
    for part in ("\n\n".join(events), events[0], events[0] + "\n\ndata: {", "data: {}"):
        half = message_in(part.encode())
        assert isinstance(half, NoMessage)
        assert half.cut


# Connections that break.


def test_an_answer_that_was_cut_is_asked_for_once_more_and_nothing_of_the_half_counts() -> None:
    whole = says(DECISION)
    for cut in (0, 1, 40, len(whole.body) - 1):
        with endpoint(Play(whole.body, cut=cut), whole) as place, asked(place) as model:
            assert json.loads(str(content(model.ask(QUESTION)))) == DECISION
            assert model.calls == 2


def test_an_answer_that_is_always_cut_is_unclear_after_two_requests() -> None:
    with endpoint(Play(says(DECISION).body, cut=30)) as place, asked(place) as model:
        answer = model.ask(QUESTION)
        assert isinstance(answer, Unclear)
        assert "broke off" in answer.reason
        assert model.calls == 2


def test_an_endpoint_that_is_silent_or_drips_is_given_up_in_time() -> None:
    for play in (Play(delay=30), Play(says(DECISION).body, drip=0.05)):
        with endpoint(play) as place, asked(place, timeout=0.3) as model:
            with pytest.raises(EndpointDown, match=r"did not answer within 0\.3 seconds"):
                model.ask(QUESTION)
            assert model.calls == 1


def test_an_endpoint_that_is_not_there_is_a_fault_that_names_it() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}/v1"
        model = OpenAIChat(url, "small-1")
        with pytest.raises(EndpointDown, match="cannot be reached") as fault:
            model.ask(QUESTION)
        model.close()
    assert url in fault.value.message
    assert model.calls == 1


# Refusals.


@pytest.mark.parametrize(
    ("status", "kind", "words"),
    [
        (401, EndpointRefused, "does not accept the key"),
        (403, EndpointRefused, "does not accept the key"),
        (404, EndpointRefused, "does not know the model “small-1”"),
        (409, EndpointRefused, "status 409"),
        (408, EndpointDown, "status 408"),
        (413, EndpointRefused, "status 413"),
        (502, EndpointDown, "status 502"),
        (503, EndpointDown, "status 503"),
        (529, EndpointDown, "status 529"),
    ],
)
def test_a_refusal_is_said_in_a_plain_sentence_after_one_request(
    status: int, kind: type[EnvironmentFault], words: str
) -> None:
    for body in (b'{"error":{"message":"so it is"}}', b"<html>" + b"x" * 9_000_000, b"", b'{"detail":[{"msg":1}]}'):
        with endpoint(Play(body, status=status)) as place, asked(place) as model:
            with pytest.raises(kind, match=words) as fault:
                model.ask(QUESTION)
            assert place.base_url in fault.value.message
            assert fault.value.hint
            assert len(fault.value.message) < 500
            assert model.calls == 1


def test_a_redirect_is_not_followed() -> None:
    with endpoint(says(DECISION)) as elsewhere:
        for status in (301, 302, 307, 308):
            moved = Play(status=status, headers={"Location": f"{elsewhere.base_url}/chat/completions"})
            with endpoint(moved) as place, pytest.raises(EndpointRefused, match="another address"):
                ask(place)
        assert not elsewhere.sent


# Busy.


def busy(after: str | None = "2", status: int = 429) -> Play:
    return Play(
        b'{"error":{"message":"slow down"}}', status=status, headers={} if after is None else {"Retry-After": after}
    )


def test_a_busy_endpoint_is_waited_for_as_long_as_it_says() -> None:
    sleeps, told = Sleeps(), list[str]()
    with endpoint(busy(), busy(), says(DECISION)) as place, asked(place, sleep=sleeps, told=told.append) as model:
        assert isinstance(model.ask(QUESTION), Message)
        assert model.calls == 3
    assert sum(sleeps.pieces) == 4
    assert max(sleeps.pieces) <= 0.5
    assert len(told) == 2
    assert "waiting 2 seconds" in told[0]


def test_a_busy_endpoint_that_says_no_time_is_waited_for_longer_each_time_and_not_forever() -> None:
    sleeps = Sleeps()
    with endpoint(busy(None)) as place, asked(place, sleep=sleeps) as model:
        with pytest.raises(EndpointBusy, match="busy"):
            model.ask(QUESTION)
        assert model.calls == 5
    assert sum(sleeps.pieces) == 2 + 4 + 8 + 16


def test_a_wait_beyond_all_patience_is_refused_at_once() -> None:
    sleeps = Sleeps()
    with endpoint(busy("3600")) as place, pytest.raises(EndpointBusy, match="3600 seconds"):
        ask(place, sleep=sleeps)
    assert not sleeps.pieces


def test_a_503_that_names_a_time_is_waited_for() -> None:
    with endpoint(busy("1", status=503), says(DECISION)) as place, asked(place) as model:
        assert isinstance(model.ask(QUESTION), Message)
        assert model.calls == 2


def test_waiting_stops_within_half_a_second_when_asked_to() -> None:
    sleeps = Sleeps()
    with endpoint(busy("60")) as place, asked(place, sleep=sleeps) as model:
        with pytest.raises(Cancelled):
            model.ask(QUESTION, lambda: sum(sleeps.pieces) >= 1)
        assert model.calls == 1
    assert sum(sleeps.pieces) <= 1.5


def test_a_job_that_is_stopped_sends_nothing() -> None:
    with endpoint(says(DECISION)) as place, asked(place) as model:
        with pytest.raises(Cancelled):
            model.ask(QUESTION, lambda: True)
        assert model.calls == len(place.sent) == 0


def test_a_job_that_is_stopped_while_a_model_is_silent_or_drips_ends_within_a_second() -> None:
    for play in (Play(delay=30), Play(says(DECISION).body, drip=0.2)):
        stopped = threading.Event()

        def arrived(_: Sent, play: Play = play, stopped: threading.Event = stopped) -> Play:
            stopped.set()
            return play

        with endpoint(arrived) as place, asked(place) as model:
            began = time.monotonic()
            with pytest.raises(Cancelled):
                model.ask(QUESTION, stopped.is_set)
            assert time.monotonic() - began < 5  # a second, and patience for a busy machine
            assert model.calls == 1


def test_a_connection_is_used_again_after_one_was_cut() -> None:
    with endpoint(Play(delay=30), says(DECISION)) as place, asked(place, timeout=0.5) as model:
        with pytest.raises(EndpointDown):
            model.ask(QUESTION)
        assert isinstance(model.ask(QUESTION), Message)
        assert isinstance(model.ask(QUESTION), Message)


def test_retry_after_is_seconds_or_a_date() -> None:
    now = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)
    assert retry_after("2", now) == 2
    assert retry_after(" 1.5 ", now) == 1.5
    assert retry_after("Wed, 04 Mar 2026 12:00:09 GMT", now) == 9
    assert retry_after("Wed, 04 Mar 2026 11:00:00 GMT", now) == 0
    for unusable in ("", "soon", "-3", "nan", "9" * 30):
        assert retry_after(unusable, now) is None


# The one repair.


def decide(answer: Message) -> Decision | Unclear:
    return read_reply(answer.fields, 1)


def test_an_unusable_answer_is_asked_for_once_more_with_what_was_wrong() -> None:
    with endpoint(says("ADD|NOOP"), says(DECISION)) as place, asked(place) as model:
        assert ask_twice(model, QUESTION, decide) == Decision(Op.NOOP, 1, None, "the same")
        turns = place.sent[1].body["messages"]
        assert [turn["role"] for turn in turns] == ["system", "user", "assistant", "user"]
        assert json.loads(turns[2]["content"]) == "ADD|NOOP"


def test_a_second_unusable_answer_stays_unclear() -> None:
    with endpoint(says("ADD|NOOP")) as place, asked(place) as model:
        assert isinstance(ask_twice(model, QUESTION, decide), Unclear)
        assert model.calls == 2


# Keys, secrets and addresses.


def test_secrets_are_left_out_of_what_leaves_this_computer() -> None:
    secret = "sk-" + "a1B2" * 8
    question = judge_question(Shown(f"My key is {secret}."), [Shown("The wifi password is Heron77.")])
    for mask, there in ((True, False), (False, True), (None, True)):
        with endpoint(says(DECISION)) as place:
            told = list[str]()
            assert isinstance(ask(place, question.repair(secret, "no"), mask=mask, told=told.append), Message)
            assert len(told) == (0 if there else 1)
            sent = json.dumps(place.sent[0].body)
        assert (secret in sent) is there
        assert ("Heron77" in sent) is there


ENDINGS: list[Play] = [
    says(DECISION),
    says(f"your key is {MARKER}"),
    Play(json.dumps({"error": {"message": f"Incorrect API key provided: {MARKER}"}}).encode(), status=401),
    Play(f"no: {MARKER}".encode(), status=404),
    Play(f"no: {MARKER}".encode(), status=502),
    Play(f"<html>{MARKER}".encode()),
    Play(json.dumps({"error": MARKER}).encode()),
    Play(delay=30),
    Play(cut=0),
]


@pytest.mark.parametrize("play", ENDINGS, ids=lambda play: f"{play.status}-{len(play.body)}-{play.delay:.0f}")
def test_a_key_stands_in_its_header_and_nowhere_else(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    shown: list[str] = []
    with endpoint(play) as place, asked(place, key=MARKER, timeout=0.5) as model:
        try:
            answer = model.ask(QUESTION)
            shown.append(repr(answer) if isinstance(answer, Unclear) else "")
        except EnvironmentFault as fault:
            seen: BaseException | None = fault
            while seen is not None:
                shown += [repr(seen), str(seen), fault.message, fault.hint]
                seen = seen.__cause__ or seen.__context__
        shown += [repr(model), str(model), repr(model._wire), model.endpoint]
        assert place.sent[0].headers["authorization"] == f"Bearer {MARKER}"
        assert MARKER not in json.dumps(place.sent[0].body)
    assert MARKER not in "\n".join(shown)
    assert MARKER not in caplog.text
    assert "Mira" not in caplog.text


def test_nothing_of_the_surroundings_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("API_KEY", "ADMIN_KEY", "ORG_ID", "PROJECT_ID"):
        monkeypatch.setenv(f"OPENAI_{name}", MARKER)
    monkeypatch.setenv("OPENAI_BASE_URL", "http://192.0.2.1/v1")
    monkeypatch.setenv("OPENAI_CUSTOM_HEADERS", f"X-Secret: {MARKER}")
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy"):
        monkeypatch.setenv(name, "http://192.0.2.1:9")
    with endpoint(says(DECISION)) as place:
        assert isinstance(ask(place), Message)
        headers = place.sent[0].headers
    assert MARKER not in str(headers)
    assert set(headers) <= {
        "host",
        "accept",
        "accept-encoding",
        "connection",
        "content-length",
        "content-type",
        "user-agent",
    }


@pytest.mark.parametrize(
    "url", ["", "x", "ftp://a/b", "http://", "http://a:b", "http://[", "file:///etc/passwd", "http://a:0/v1"]
)
def test_an_address_that_can_be_none_is_refused(url: str) -> None:
    with pytest.raises(InvalidRequest, match="begins with http"):
        OpenAIChat(url, "small-1")


def test_an_address_with_a_secret_in_it_is_refused_without_repeating_it() -> None:
    for url in (f"http://me:{MARKER}@127.0.0.1/v1", f"http://127.0.0.1/v1?key={MARKER}"):
        with pytest.raises(InvalidRequest) as fault:
            OpenAIChat(url, "small-1")
        assert MARKER not in fault.value.message + fault.value.hint
