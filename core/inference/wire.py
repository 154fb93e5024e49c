"""One request to a chat endpoint and its whole answer, bounded in size and time, through the ``openai`` package.

Only the base URL that was given is contacted: no redirects, no proxies, no
settings of the surroundings. Of headers only what the request needs is sent.
The key leaves this object in one header and in no other way: it is in no text,
no log line and no representation.
"""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from core.domain import ShouldStop
from core.errors import Cancelled, InvalidRequest
from core.stopping import Stop

LARGEST = 4_000_000
"""Bytes of an answer that are read; the largest extraction that we ask for has some 30,000."""
CONNECT_SECONDS = 10.0
"""Longer than any reachable endpoint needs to accept a connection."""
LOOK_SECONDS = 0.2
"""Between two looks at whether a job was stopped; a person notices half a second."""
_SENT_HEADERS = frozenset(
    ("host", "content-length", "content-type", "accept", "accept-encoding", "connection", "user-agent")
)
_NO_KEY = "none"  # the package insists on one; the header is then left out


@dataclass(frozen=True, slots=True)
class Replied:
    """What the endpoint sent: the status, the headers in small letters, and the body as far as it was read."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    too_large: bool = False


@dataclass(frozen=True, slots=True)
class Silent:
    """No whole answer. ``cut``: the connection was there and broke off; ``slow``: the time was over."""

    cut: bool = False
    slow: bool = False


class _Taken(Exception):
    """Carries the answer out of the package before it reads an unbounded body."""

    def __init__(self, replied: Replied) -> None:
        super().__init__("taken")
        self.replied = replied


@dataclass(slots=True)
class _Exchange:
    """One exchange under watch: when it must be over, who may stop it, and whether it was cut for that."""

    deadline: float
    should_stop: ShouldStop | None
    changed: threading.Event = field(default_factory=threading.Event)
    over: bool = False
    slow: bool = False
    stopped: bool = False

    def end(self) -> None:
        """It is over."""
        self.over = True
        self.changed.set()

    def stop(self) -> None:
        """It is no longer wanted."""
        self.stopped = True
        self.changed.set()

    def is_to_be_cut(self, now: float) -> bool:
        """Whether it was stopped, or its time is over."""
        self.stopped = self.stopped or (self.should_stop is not None and self.should_stop())
        self.slow = now > self.deadline
        return self.stopped or self.slow


def shown_url(base_url: str) -> str:
    """A base URL as people and logs may see it: without user, password and query."""
    try:
        parts = urlsplit(base_url)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "the endpoint"
    host = f"[{parts.hostname}]" if parts.hostname and ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host or ''}{port}{parts.path.rstrip('/')}"


def checked_url(base_url: str) -> str:
    """The base URL if it can be one. Raises ``InvalidRequest`` with a plain sentence."""
    given = base_url.strip()
    try:
        parts = urlsplit(given)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if not usable:
        raise InvalidRequest(
            "The address of a model's endpoint begins with http:// or https:// and a host.",
            "For example http://127.0.0.1:8080/v1.",
        )
    if parts.username or parts.password or parts.query or parts.fragment:
        raise InvalidRequest(
            "The address of a model's endpoint holds a user, a password or a query.",
            "Leave them out; the key goes into the key store or an environment variable.",
        )
    return given


def _checked_key(key: str | None) -> str | None:
    """The key as a header can carry it. Raises ``InvalidRequest`` that does not repeat it."""
    given = (key or "").strip()
    if not given.isascii() or not given.isprintable():
        raise InvalidRequest("The key holds signs that no key can have.", "Copy the key again from where it came.")
    return given or None


class Wire:
    """A line to one endpoint. One thread at a time; ``calls`` counts every request that was sent.

    ``timeout`` is in seconds and bounds the whole exchange. Raises
    ``InvalidRequest`` for a base URL that cannot be one.
    """

    def __init__(
        self, base_url: str, key: str | None, timeout: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.base_url = checked_url(base_url)
        self.timeout = timeout
        self.calls = 0
        self._key = _checked_key(key)
        self._clock = clock
        self._client: Any = None
        self._socket: Any = None

    def __repr__(self) -> str:
        return f"Wire({shown_url(self.base_url)!r})"

    def post(
        self,
        path: str,
        body: Mapping[str, object],
        should_stop: ShouldStop | None = None,
        stop: Stop | None = None,
    ) -> Replied | Silent:
        """Send one request and take its whole answer.

        Raises ``Cancelled`` within a second after ``should_stop`` says so; it
        is asked from a thread of its own, because the answer is waited for.
        ``stop`` cuts the connection at once: ``Interrupted``.
        """
        if should_stop is not None and should_stop():
            raise Cancelled("Stopped before the model was asked.")
        exchange = _Exchange(self._clock() + self.timeout, should_stop)
        watch = threading.Thread(target=self._watch, args=(exchange,), name="model answer", daemon=True)
        self.calls += 1
        watch.start()
        try:
            with nullcontext() if stop is None else stop.cutting(exchange.stop):
                replied = self._send(path, body)
        finally:
            exchange.end()
            watch.join()
        if stop is not None:
            stop.go_on()
        if exchange.stopped:
            raise Cancelled("Stopped while the model was answering.")
        return Silent(slow=True) if exchange.slow and isinstance(replied, Silent) else replied

    def _send(self, path: str, body: Mapping[str, object]) -> Replied | Silent:
        import openai

        try:
            self._openai().post(path, body=dict(body), cast_to=object)
        except _Taken as taken:
            return taken.replied
        except openai.APITimeoutError:
            return Silent(slow=True)
        except openai.APIConnectionError as fault:
            return Silent(cut=type(fault.__cause__).__name__ not in ("ConnectError", "UnsupportedProtocol"))
        return Silent(cut=True)

    def _watch(self, exchange: _Exchange) -> None:
        """Cut the connection when the time is over or the job is stopped: a blocked read then ends at once.

        One that was only being made by then is cut once it stands.
        """
        while True:
            exchange.changed.wait(LOOK_SECONDS)
            exchange.changed.clear()
            if exchange.over:
                return
            if exchange.is_to_be_cut(self._clock()) and self._socket is not None:
                with contextlib.suppress(OSError):
                    socket.socket.shutdown(self._socket, socket.SHUT_RDWR)  # TLS has no say in it

    def _connected(self, event: str, info: Mapping[str, Any]) -> None:
        """Remember the socket of the connection, for ``_watch``."""
        if event in ("connection.connect_tcp.complete", "connection.start_tls.complete"):
            self._socket = info["return_value"].get_extra_info("socket")

    def close(self) -> None:
        """Close the connections; the line can be used again."""
        if self._client is not None:
            self._client.close()
            self._client = self._socket = None

    def hide(self, text: str) -> str:
        """The text without the key, should the endpoint have repeated it."""
        return text.replace(self._key, "…") if self._key else text

    def _openai(self) -> Any:
        if self._client is None:
            import openai

            http = openai.DefaultHttpxClient(
                trust_env=False,
                follow_redirects=False,
                event_hooks={"request": [self._bare], "response": [self._take]},
            )
            timeout = openai.Timeout(self.timeout, connect=min(CONNECT_SECONDS, self.timeout))
            self._client = openai.OpenAI(
                base_url=self.base_url,
                api_key=self._key or _NO_KEY,
                max_retries=0,
                timeout=timeout,
                http_client=http,
            )
        return self._client

    def _bare(self, request: Any) -> None:
        """Leave only what the request needs: nothing of the surroundings, and the given key or none."""
        for name in list(request.headers):
            if name.lower() not in _SENT_HEADERS:
                del request.headers[name]
        request.extensions["trace"] = self._connected
        request.headers["accept-encoding"] = "identity"  # a bound on bytes is then a bound on the body
        request.headers["user-agent"] = "variorum"
        if self._key:
            request.headers["authorization"] = f"Bearer {self._key}"

    def _take(self, response: Any) -> None:
        """Read the body within its bounds and carry it out."""
        body = bytearray()
        for chunk in response.iter_raw():
            body += chunk[: LARGEST - len(body)]
            if len(body) == LARGEST:
                break
        headers = {name.lower(): value for name, value in response.headers.items()}
        raise _Taken(Replied(response.status_code, headers, bytes(body), too_large=len(body) == LARGEST))


def as_json(body: bytes) -> object:
    """The decoded JSON of a body. Raises ``ValueError`` when it is none."""
    try:
        return json.loads(body.decode("utf-8-sig"))
    except RecursionError:
        raise ValueError("nested too deep") from None
