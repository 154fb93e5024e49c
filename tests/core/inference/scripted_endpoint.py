"""A chat endpoint on this machine that plays given answers, in order, and remembers what it was sent."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast


@dataclass(frozen=True, slots=True)
class Play:
    """One answer. ``cut`` closes the connection after that many bytes of the body, 0 before any answer at all;
    ``delay`` is the seconds before the answer; ``drip`` is the seconds between single bytes of the body."""

    body: bytes = b""
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    cut: int | None = None
    delay: float = 0.0
    drip: float = 0.0


@dataclass(frozen=True, slots=True)
class Sent:
    """One request as it came in."""

    path: str
    headers: Mapping[str, str]
    body: dict[str, Any]


def message(**fields: object) -> Play:
    """An answer with one choice whose message has these fields."""
    choice = {"index": 0, "message": {"role": "assistant", **fields}, "finish_reason": "stop"}
    document = {"object": "chat.completion", "choices": [choice], "usage": {"total_tokens": 21}}
    return Play(json.dumps(document).encode())


def says(content: object) -> Play:
    """An answer whose content is this text, or this value as JSON."""
    return message(content=content if isinstance(content, str) else json.dumps(content))


Chooser = Callable[[Sent], Play]


class Endpoint:
    """Where it answers, and what it was sent so far."""

    def __init__(self, plays: list[Play | Chooser]) -> None:
        self.plays = plays
        self.sent: list[Sent] = []
        self.closing = threading.Event()
        self.base_url = ""

    def next_play(self, sent: Sent) -> Play:
        """The next answer; the last one is repeated."""
        self.sent.append(sent)
        play = self.plays.pop(0) if len(self.plays) > 1 else self.plays[0]
        return play if isinstance(play, Play) else play(sent)


class _Server(ThreadingHTTPServer):
    daemon_threads = False

    def __init__(self, made: Endpoint) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.made = made


class _Handler(BaseHTTPRequestHandler):
    """Plays the answers of its server's endpoint."""

    protocol_version = "HTTP/1.1"

    @property
    def made(self) -> Endpoint:
        return cast(_Server, self.server).made

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        sent = Sent(self.path, {name.lower(): value for name, value in self.headers.items()}, json.loads(body))
        play = self.made.next_play(sent)
        self.close_connection = True
        if play.delay:
            self.made.closing.wait(play.delay)
        if play.cut == 0:
            return
        with contextlib.suppress(OSError):
            self._answer(play)

    def _answer(self, play: Play) -> None:
        self.send_response(play.status)
        for name, value in {"Content-Type": "application/json", **play.headers}.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(play.body)))
        self.send_header("Connection", "close")
        self.end_headers()
        body = play.body if play.cut is None else play.body[: play.cut]
        if not play.drip:
            self.wfile.write(body)
        for at in range(len(body) if play.drip else 0):
            if self.made.closing.wait(play.drip):
                return
            self.wfile.write(body[at : at + 1])
            self.wfile.flush()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is printed."""


@contextlib.contextmanager
def endpoint(*plays: Play | Chooser) -> Iterator[Endpoint]:
    """A running endpoint; all its threads have ended afterwards."""
    made = Endpoint(list(plays))
    server = _Server(made)
    made.base_url = f"http://127.0.0.1:{server.server_address[1]}/v1"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, name="scripted endpoint")
    thread.start()
    try:
        yield made
    finally:
        made.closing.set()
        server.shutdown()
        server.server_close()
        thread.join()
