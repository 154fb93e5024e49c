"""Vectors from an OpenAI-compatible ``/embeddings`` endpoint: nothing of an answer is believed unchecked.

Only what a person set is contacted, through ``wire.py``: no redirects, no
proxies. A wrong count, a wrong width, NaN or a zero vector refuses the whole
answer, so that none of it is ever stored. What looks like a secret is left out
of texts that leave this computer.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from core.domain import ShouldStop
from core.errors import EndpointBusy, EndpointDown, EndpointRefused, ModelAltered
from core.inference.chat import retry_after
from core.inference.errand import Errand, StillBusy
from core.inference.masking import is_here, masked
from core.inference.messages import error_words
from core.inference.vectors import checked
from core.inference.wire import Replied, Silent, Wire, as_json, shown_url
from core.scale import Scale
from core.stopping import Stop

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.pieces import Pieces

    Floats = NDArray[np.float32]

BATCH = 32
"""Texts a request: endpoints bound a request by some thousand pieces of text, and a batch is what a stop waits for."""
MAX_SIGNS = 8_000
"""Signs of a text that are sent: about 2,000 word pieces, more than most endpoints read."""
TRIES = 4
FIRST_WAIT = 0.5
"""Seconds before the second try, doubled each time; one that says how long is believed up to ``LONGEST_WAIT``."""
LONGEST_WAIT = 30.0
TIMEOUT = 60.0
"""Seconds for one batch: a model on two processor cores reads 32 sentences in a few."""
ASK_TIMEOUT = 4.0
"""Seconds for what is searched for: a person waits, and words alone answer meanwhile."""
PATIENCE = 0.3
"""Seconds that a question waits for the last one's request, which was cut: it ends within milliseconds, or connects."""
REST = 20.0
"""Seconds for which an endpoint that did not answer a search is not asked again; words alone answer at once."""
WIDEST = 8_192
"""Numbers of a vector: no known model gives more."""


class EndpointEmbedder:
    """One embedding model at one endpoint; one thread at a time.

    ``dimensions`` 0: taken from the first answer. ``sleep`` and ``now`` (seconds) are passed in, so that waiting
    can be tested; ``told`` is given a sentence when something looks like a secret and is left out.
    """

    def __init__(
        self,
        base_url: str,
        model: str,
        key: str | None = None,
        *,
        dimensions: int = 0,
        question_prefix: str = "",
        text_prefix: str = "",
        scale: Scale | None = None,
        sleep: Callable[[float], None] = time.sleep,
        now: Callable[[], float] = time.monotonic,
        told: Callable[[str], None] = lambda _: None,
        timeout: float = TIMEOUT,
    ) -> None:
        self._wire = Wire(base_url, key, timeout)
        self._quick = Wire(base_url, key, ASK_TIMEOUT)
        self._errand = Errand("question to an endpoint")
        self._mask = not is_here(base_url.strip())
        self._model = model
        self._dimensions = dimensions
        self._prefixes = (question_prefix, text_prefix)
        self.scale = scale
        self._sleep, self._now, self._told = sleep, now, told
        self._resting = 0.0
        self.should_stop: ShouldStop | None = None

    def __repr__(self) -> str:
        return f"EndpointEmbedder({self.endpoint!r}, {self._model!r})"

    @property
    def name(self) -> str:
        """The model's name as the endpoint knows it."""
        return self._model

    @property
    def endpoint(self) -> str:
        """Where it answers, as people may see it."""
        return shown_url(self._wire.base_url)

    @property
    def fingerprint(self) -> str:
        """Short mark of address, model, width and prefixes."""
        facts = (self._wire.base_url.rstrip("/"), self._model, str(self.dimensions), *self._prefixes)
        return hashlib.sha256("\n".join(("endpoint", *facts)).encode()).hexdigest()[:16]

    @property
    def dimensions(self) -> int:
        """How many numbers a vector has; asked of the endpoint once if nobody said so."""
        if not self._dimensions:
            self.encode(["word"])
        return self._dimensions

    def encode(self, texts: Sequence[str]) -> Floats:
        """One float32 row of length one per text, in the texts' order.

        Raises ``EndpointDown``, ``EndpointRefused``, ``EndpointBusy``, ``ModelAltered`` for an answer that
        cannot be used, or ``Cancelled``.
        """
        import numpy as np

        made = [self._batch(texts[at : at + BATCH]) for at in range(0, len(texts), BATCH)]
        if not made:
            return np.zeros((0, self._dimensions), dtype=np.float32)
        return np.concatenate(made)

    def encode_questions(self, texts: Sequence[str], stop: Stop | None = None) -> tuple[Floats, list[Pieces] | None]:
        """What is searched for, asked once and briefly. Raises like ``encode``, and ``Interrupted`` by ``stop``.

        The request is then cut. One that cannot be, since its connection is only being made, is left to end by
        itself; until then the next question goes without vectors.
        """
        stop = stop or Stop()
        if self._now() < self._resting:
            raise self._silent()
        body = self._body(texts, 0)
        try:
            replied = self._errand.ask(
                lambda: self._quick.post("/embeddings", body, self.should_stop, stop), stop, PATIENCE
            )
            rows = self._read(replied, len(texts))
        except StillBusy:
            raise self._silent() from None
        except (EndpointDown, EndpointBusy):
            self._resting = self._now() + REST
            raise
        return rows, None

    def _silent(self) -> EndpointDown:
        return EndpointDown(f"The endpoint {self.endpoint} did not answer a moment ago.", "It is asked again soon.")

    def close(self) -> None:
        """Close the connections."""
        self._wire.close()
        self._errand.end()
        self._quick.close()

    def _body(self, texts: Sequence[str], kind: int) -> dict[str, object]:
        sent = [self._prefixes[kind] + text[:MAX_SIGNS].encode("utf-8", "replace").decode("utf-8") for text in texts]
        if self._mask:
            hidden = [masked(text) for text in sent]
            if hidden != sent:
                self._told(f"Something that looks like a secret was left out of what goes to {self.endpoint}.")
            sent = hidden
        return {"model": self._model, "input": sent, "encoding_format": "float"}

    def _batch(self, texts: Sequence[str]) -> Floats:
        body = self._body(texts, 1)
        wait = FIRST_WAIT
        for left in range(TRIES - 1, -1, -1):
            replied = self._wire.post("/embeddings", body, self.should_stop)
            pause = self._pause(replied, wait)
            if left == 0 or pause is None:
                return self._read(replied, len(texts))
            self._sleep(pause)
            wait *= 2
        raise AssertionError("the last try returns")

    def _pause(self, replied: Replied | Silent, wait: float) -> float | None:
        """How long to wait before another try; None where another one cannot help."""
        if isinstance(replied, Silent):
            return wait
        if replied.status not in (408, 429, 500, 502, 503, 504):
            return None
        from datetime import UTC, datetime

        asked = retry_after(replied.headers.get("retry-after", ""), datetime.now(UTC))
        if asked is None:
            return wait
        return asked if asked <= LONGEST_WAIT else None

    def _read(self, replied: Replied | Silent, count: int) -> Floats:
        """The vectors of an answer; raises what says why there are none."""
        if isinstance(replied, Silent):
            what = "did not answer in time" if replied.slow else "cannot be reached"
            raise EndpointDown(f"The endpoint {self.endpoint} {what}.", "Check that it runs and its address is right.")
        if not 200 <= replied.status < 300:
            raise self._fault(replied)
        if replied.too_large:
            raise _unusable("it sent more than was asked for")
        rows = _rows(replied.body, count)
        width = rows.shape[1]
        if self._dimensions and width != self._dimensions:
            raise _unusable(f"vectors of {self._dimensions} numbers were due, {width} came")
        found = checked(rows, count, width)
        self._dimensions = width
        return found

    def _fault(self, replied: Replied) -> EndpointDown | EndpointRefused | EndpointBusy:
        said = self._wire.hide(error_words(replied.body))
        words = f" It says: “{said}”" if said else ""
        match replied.status:
            case 401 | 403:  # its words may repeat the key, in full or in part
                return EndpointRefused(
                    f"The endpoint {self.endpoint} does not accept the key.", "Check the key of this endpoint."
                )
            case 429:
                return EndpointBusy(f"The endpoint {self.endpoint} is busy.{words}", "Try again later.")
            case status if status >= 500 or status == 408:
                return EndpointDown(
                    f"The endpoint {self.endpoint} failed by itself (status {status}).{words}", "Try again later."
                )
            case status:
                return EndpointRefused(
                    f"The endpoint {self.endpoint} made no vectors (status {status}).{words}",
                    "Check the address and the model’s name; not every endpoint offers embeddings.",
                )


def _rows(body: bytes, count: int) -> Floats:
    """The vectors in the order of the texts. Raises ``ModelAltered`` for anything that cannot be them."""
    try:
        read = as_json(body)
    except ValueError:
        raise _unusable("it is no JSON") from None
    data = read.get("data") if isinstance(read, dict) else None
    if not isinstance(data, list) or len(data) != count:
        came = len(data) if isinstance(data, list) else 0
        raise _unusable(f"{count} vectors were due, {came} came")
    placed: dict[int, list[object]] = {}
    for place, one in enumerate(data):
        index = one.get("index", place) if isinstance(one, dict) else None
        vector = one.get("embedding") if isinstance(one, dict) else None
        if not isinstance(index, int) or isinstance(index, bool) or not isinstance(vector, list):
            raise _unusable("a vector is missing")
        placed[index] = vector
    if sorted(placed) != list(range(count)):
        raise _unusable("its vectors do not belong to the texts that were sent")
    return _matrix([placed[place] for place in range(count)])


def _matrix(vectors: Sequence[list[object]]) -> Floats:
    import numpy as np

    width = len(vectors[0])
    if not 0 < width <= WIDEST or any(len(vector) != width for vector in vectors):
        raise _unusable("its vectors differ in length")
    numbers = [[value if type(value) in (int, float) else float("nan") for value in vector] for vector in vectors]
    try:
        with np.errstate(over="ignore"):
            return np.array(numbers, dtype=np.float64).astype(np.float32)
    except (OverflowError, ValueError, TypeError):
        raise _unusable("a vector holds what is no number") from None


def _unusable(reason: str) -> ModelAltered:
    return ModelAltered(
        f"The endpoint’s answer cannot be used: {reason}.", "Nothing of it was kept. Check the model at that endpoint."
    )
