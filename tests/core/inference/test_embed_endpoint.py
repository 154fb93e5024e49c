"""Vectors from an endpoint: nothing of an answer is believed unchecked, and nothing of a bad one is kept."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from core.answers import Query
from core.errors import EndpointBusy, EndpointDown, EndpointRefused, ModelAltered
from core.inference.embed_endpoint import TRIES, EndpointEmbedder
from core.vault import Vault
from tests.core.vaults import BagOfWords, Clock, raw, say

KEY = "sk-test-aaaaaaaaaaaaaaaaaaaaaaaa"
WIDTH = 48
Answer = Callable[[list[str]], tuple[int, object]]


def vectors(texts: list[str]) -> list[dict[str, object]]:
    rows = BagOfWords("endpoint", WIDTH).encode(texts)
    return [{"index": at, "embedding": row.tolist()} for at, row in enumerate(rows)]


def good(texts: list[str]) -> tuple[int, object]:
    return 200, {"data": vectors(texts)}


class Serving:
    """An endpoint on this computer that answers as it is told, and notes what it was asked."""

    def __init__(self) -> None:
        self.answer: Answer = good
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        serving = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                serving.asked.append({"path": self.path, **body})
                serving.keys.append(self.headers.get("authorization"))
                status, said = serving.answer(body["input"])
                content = said if isinstance(said, bytes) else json.dumps(said).encode()
                self.send_response(status)
                self.send_header("content-length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_: object) -> None:
                """Nothing is logged."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1"
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.01})
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def serving() -> Iterator[Serving]:
    made = Serving()
    yield made
    made.close()


@pytest.fixture
def slept() -> list[float]:
    return []


@pytest.fixture
def model(serving: Serving, slept: list[float]) -> Iterator[EndpointEmbedder]:
    made = EndpointEmbedder(serving.url, "words", KEY, sleep=slept.append)
    yield made
    made.close()


def test_texts_go_in_batches_and_come_back_in_their_order(model: EndpointEmbedder, serving: Serving) -> None:
    texts = [f"word{number} and more" for number in range(70)]
    rows = model.encode(texts)
    assert np.allclose(rows, BagOfWords("endpoint", WIDTH).encode(texts), atol=1e-6)
    assert [len(one["input"]) for one in serving.asked] == [32, 32, 6]
    assert {one["path"] for one in serving.asked} == {"/v1/embeddings"}
    assert serving.keys[0] == f"Bearer {KEY}"
    assert model.dimensions == WIDTH


def test_vectors_that_come_in_another_order_are_put_in_theirs(model: EndpointEmbedder, serving: Serving) -> None:
    serving.answer = lambda texts: (200, {"data": vectors(texts)[::-1]})
    rows = model.encode(["one", "two", "three"])
    assert np.allclose(rows, BagOfWords("endpoint", WIDTH).encode(["one", "two", "three"]), atol=1e-6)


def altered(change: Callable[[list[dict[str, Any]]], object]) -> Answer:
    def answer(texts: list[str]) -> tuple[int, object]:
        data: list[dict[str, Any]] = vectors(texts)
        return 200, {"data": change(data)}

    return answer


def with_value(value: object) -> Answer:
    def change(data: list[dict[str, Any]]) -> object:
        data[-1]["embedding"][3] = value
        return data

    return altered(change)


BAD: dict[str, Answer] = {
    "too few": altered(lambda data: data[:-1]),
    "too many": altered(lambda data: [*data, {"index": len(data), "embedding": data[0]["embedding"]}]),
    "twice the same": altered(lambda data: [{**one, "index": 0} for one in data]),
    "not a number": with_value(float("nan")),
    "infinite": with_value(1e999),
    "too large": with_value(1e300),
    "a word": with_value("0.5"),
    "true": with_value(True),
    "missing": altered(lambda data: [{"index": at} for at, _ in enumerate(data)]),
    "zero": altered(lambda data: [{**one, "embedding": [0] * WIDTH} for one in data]),
    "uneven": altered(lambda data: [{**one, "embedding": one["embedding"][at:]} for at, one in enumerate(data)]),
    "empty": altered(lambda data: [{**one, "embedding": []} for one in data]),
    "another width": altered(lambda data: [{**one, "embedding": one["embedding"][:-8]} for one in data]),
    "no JSON": lambda _texts: (200, b"<html>welcome</html>"),
    "no object": lambda _texts: (200, [1, 2]),
    "nothing": lambda _texts: (200, b""),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_answer_is_refused_in_a_sentence_and_nothing_of_it_is_stored(
    model: EndpointEmbedder, serving: Serving, name: str
) -> None:
    model.encode(["the width is known"])
    vault = Vault.in_memory(clock=Clock(), embedder=model)
    say(vault, "Our dog is called Bruno")
    say(vault, "I live in Lisbon")
    serving.answer = BAD[name]
    with pytest.raises(ModelAltered, match="cannot be used"):
        vault.embed_missing()
    assert vault.stats().waiting_vectors == 4
    assert vault.verify() == ()
    serving.answer = good
    assert vault.embed_missing() == 4
    assert vault.verify() == ()
    vault.close()


def test_what_fails_for_a_moment_is_asked_again_later_and_later(
    model: EndpointEmbedder, serving: Serving, slept: list[float]
) -> None:
    states = iter([503, 500, 429])
    serving.answer = lambda texts: (next(states, 200), {"data": vectors(texts)})
    assert model.encode(["one"]).shape == (1, WIDTH)
    assert slept == [0.5, 1.0, 2.0]


@pytest.mark.parametrize(
    ("status", "fault"), [(500, EndpointDown), (429, EndpointBusy), (401, EndpointRefused), (404, EndpointRefused)]
)
def test_what_goes_on_failing_is_said_without_the_key(
    model: EndpointEmbedder, serving: Serving, status: int, fault: type[Exception]
) -> None:
    serving.answer = lambda _texts: (status, {"error": {"message": f"no, {KEY} will not do"}})
    with pytest.raises(fault) as told:
        model.encode(["one"])
    assert KEY not in str(told.value)
    assert KEY not in repr(model)
    assert len(serving.asked) == (TRIES if status in (500, 429) else 1)


def test_a_search_asks_once_and_then_lets_a_silent_endpoint_rest(serving: Serving) -> None:
    now = [0.0]
    model = EndpointEmbedder(serving.url, "words", now=lambda: now[0])
    vault = Vault.in_memory(clock=Clock(), embedder=model)
    say(vault, "Our dog is called Bruno")
    vault.embed_missing()
    serving.answer = lambda _texts: (503, {})
    before = len(serving.asked)
    for _ in range(5):
        found = vault.search(Query("dog"))
        assert [hit.text for hit in found.hits] == ["Our dog is called Bruno"]
        assert "words only" in found.notice
    assert len(serving.asked) == before + 1
    serving.answer, now[0] = good, 100.0
    assert vault.search(Query("dog")).notice == ""
    vault.close()
    model.close()


def test_an_endpoint_that_dies_half_way_loses_nothing_and_search_stays_with_the_old_vectors(
    serving: Serving, slept: list[float], tmp_path: Path
) -> None:
    path = tmp_path / "a.vault"
    old, target = BagOfWords("one"), EndpointEmbedder(serving.url, "words", sleep=slept.append)
    vault = Vault.create(path, clock=Clock(), embedder=old)
    for number in range(20):
        say(vault, f"topic{number} is about word{number}")
    vault.embed_missing()
    vault.begin_move(target)
    left = iter(range(2))
    vault.move_on(target, should_stop=lambda: next(left, None) is None, batch=8)
    serving.answer = lambda _texts: (503, {})
    with pytest.raises(EndpointDown):
        vault.move_on(target)
    found = vault.search(Query("word3"))
    assert found.notice == ""
    assert any(part.name == "meaning" and part.value > 0 for part in found.hits[0].parts)
    assert vault.verify() == ()
    serving.answer = good
    assert vault.move_on(target) == 24
    vault.use_embedder(target)
    assert vault.search(Query("word3")).hits[0].text == "topic3 is about word3"
    vault.clear_leftovers()
    assert vault.verify() == ()
    vault.close()
    target.close()
    with raw(path) as file:
        assert list(file.execute("SELECT count(*) FROM version_vector")) == [(20,)]


def test_secrets_stay_here_when_texts_leave_this_computer(serving: Serving) -> None:
    told: list[str] = []
    model = EndpointEmbedder("https://models.example/v1", "words", told=told.append)
    body = model._body([f"My key is {KEY}"], 1)
    assert KEY not in json.dumps(body)
    assert told
    here = EndpointEmbedder(serving.url, "words")
    assert KEY in json.dumps(here._body([f"My key is {KEY}"], 1))


def test_the_fingerprint_names_address_model_width_and_prefixes(serving: Serving) -> None:
    def mark(url: str = serving.url, model: str = "words", width: int = 48, prefix: str = "") -> str:
        return EndpointEmbedder(url, model, dimensions=width, text_prefix=prefix).fingerprint

    assert len({mark(), mark(url="http://127.0.0.1:1/v1"), mark(model="x"), mark(width=8), mark(prefix="p: ")}) == 5
    assert mark() == mark(url=serving.url + "/")
    assert serving.asked == []
