"""A question to an endpoint is cut when a newer one comes: the next is asked at once, and no thread is left."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from json import dumps, loads

import numpy as np
import pytest

from core.answers import Query
from core.errors import EndpointDown, Interrupted
from core.inference import embed_endpoint
from core.inference.embed_endpoint import EndpointEmbedder
from core.inference.wire import Replied
from core.stopping import Stop
from core.vault import Vault
from tests.core.vaults import BagOfWords, say

WIDTH = 48
PATIENT = 20.0
"""Seconds after which a test gives up; nothing here takes so long unless it hangs."""


class Holding:
    """An endpoint that holds back its answers to what begins with “slow” until it is released."""

    def __init__(self) -> None:
        self.asked, self.released = threading.Event(), threading.Event()
        holding = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                texts = loads(self.rfile.read(int(self.headers["content-length"])))["input"]
                if texts[0].startswith("slow"):
                    holding.asked.set()
                    holding.released.wait(PATIENT)
                rows = BagOfWords("endpoint", WIDTH).encode(texts)
                data = [{"index": at, "embedding": row.tolist()} for at, row in enumerate(rows)]
                content = dumps({"data": data}).encode()
                try:
                    self.send_response(200)
                    self.send_header("content-length", str(len(content)))
                    self.end_headers()
                    self.wfile.write(content)
                except OSError:
                    """Whoever asked has gone."""

            def log_message(self, *_: object) -> None:
                """Nothing is logged."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1"
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.01})
        self.thread.start()

    def close(self) -> None:
        self.released.set()
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def holding() -> Iterator[Holding]:
    made = Holding()
    yield made
    made.close()


@pytest.fixture
def model(holding: Holding) -> Iterator[EndpointEmbedder]:
    made = EndpointEmbedder(holding.url, "words", dimensions=WIDTH)
    yield made
    made.close()
    names = {thread.name for thread in threading.enumerate()}
    assert names.isdisjoint({"question to an endpoint", "model answer"})


def in_thread(work: Callable[[], object]) -> tuple[threading.Thread, list[BaseException]]:
    faults: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except Interrupted as fault:
            faults.append(fault)

    thread = threading.Thread(target=run)
    thread.start()
    return thread, faults


def test_a_question_in_flight_is_cut_and_the_next_is_answered_while_the_endpoint_still_holds_the_first(
    holding: Holding, model: EndpointEmbedder
) -> None:
    stop = Stop()
    thread, faults = in_thread(lambda: model.encode_questions(["slow one"], stop))
    assert holding.asked.wait(PATIENT)
    stop.ask()
    thread.join(PATIENT)
    assert not thread.is_alive()
    assert len(faults) == 1
    rows, _ = model.encode_questions(["quick one"], Stop())
    assert np.allclose(rows, BagOfWords("endpoint", WIDTH).encode(["quick one"]), atol=1e-6)
    assert not holding.released.is_set()


def test_a_search_that_waits_for_the_endpoint_ends_when_it_is_replaced(
    filed: Vault, holding: Holding, model: EndpointEmbedder
) -> None:
    say(filed, "I like slow tea")
    filed.use_embedder(model)
    filed.embed_missing()
    stop = Stop()
    thread, faults = in_thread(lambda: filed.search(Query("slow tea"), stop))
    assert holding.asked.wait(PATIENT)
    stop.ask()
    thread.join(PATIENT)
    assert not thread.is_alive()
    assert len(faults) == 1
    found = filed.search(Query("I like tea"))
    assert (found.hits[0].text, found.notice) == ("I like slow tea", "")


def test_while_a_connection_is_only_being_made_the_newer_question_goes_without_vectors(
    model: EndpointEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(embed_endpoint, "PATIENCE", 0.01)
    begun, reached = threading.Event(), threading.Event()
    quick = model._quick.post

    def connecting(*_: object) -> Replied:
        begun.set()
        reached.wait(PATIENT)
        return Replied(200, {}, b"{}")

    monkeypatch.setattr(model._quick, "post", connecting)
    stop = Stop()
    thread, faults = in_thread(lambda: model.encode_questions(["one"], stop))
    assert begun.wait(PATIENT)
    stop.ask()
    thread.join(PATIENT)
    assert len(faults) == 1
    with pytest.raises(EndpointDown, match="did not answer a moment ago"):
        model.encode_questions(["two"], Stop())
    reached.set()
    model._errand.end()
    monkeypatch.setattr(model._quick, "post", quick)
    rows, _ = model.encode_questions(["three"], Stop())
    assert rows.shape == (1, WIDTH)


def test_what_the_request_raises_reaches_whoever_waits(model: EndpointEmbedder, holding: Holding) -> None:
    holding.close()
    with pytest.raises(EndpointDown):
        model.encode_questions(["one"], Stop())
