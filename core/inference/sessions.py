"""Starting and feeding what runs a model on this computer: the tokenizer and the session of onnxruntime.

Both libraries are imported here, when a model is started, and not before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from core.errors import ModelAltered, ModelMissing
from core.stopping import Stop

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Whole = NDArray[np.int64]

T = TypeVar("T")

INPUTS = frozenset({"input_ids", "attention_mask", "token_type_ids", "position_ids"})
"""What a model that reads text may ask for."""


def started(
    start: Callable[[], T], missing: Callable[[str], str], altered: str, hint: str, hint_altered: str = ""
) -> T:
    """What ``start`` gives. A library that is not there is ``ModelMissing``, a file that it refuses ``ModelAltered``.

    ``missing`` and ``altered`` give the sentences, the first one from the library's name.
    """
    try:
        return start()
    except ImportError as reason:
        raise ModelMissing(missing(reason.name or "?"), hint) from reason
    except Exception as reason:  # both libraries raise their own untyped errors for a bad file
        raise ModelAltered(altered, hint_altered or hint) from reason


def as_inputs(ids: Sequence[Sequence[int]], kinds: Sequence[Sequence[int]] | None, pad: int) -> dict[str, Whole]:
    """Everything that a model may ask for, by its usual name, for texts as word pieces, filled up with ``pad``.

    ``kinds``: to which of two texts each piece belongs; None = there is one text.
    """
    import numpy as np

    shape = (len(ids), max(1, *(len(row) for row in ids)))
    filled = np.full(shape, pad, dtype=np.int64)
    mask, second = np.zeros(shape, dtype=np.int64), np.zeros(shape, dtype=np.int64)
    for place, row in enumerate(ids):
        filled[place, : len(row)] = row
        mask[place, : len(row)] = 1
        if kinds is not None:
            second[place, : len(row)] = kinds[place]
    return {
        "input_ids": filled,
        "attention_mask": mask,
        "token_type_ids": second,
        "position_ids": np.broadcast_to(np.arange(shape[1]), shape),
    }


def readable(text: str, most: int) -> str:
    """The beginning of a text with signs that no encoding can hold replaced."""
    return text[:most].encode("utf-8", "replace").decode("utf-8")


def start_tokenizer(content: bytes, longest: int) -> Any:
    """The tokenizer of a tokenizer.json; texts are cut after ``longest`` pieces, the marks around them included."""
    from tokenizers import Tokenizer

    tokens = Tokenizer.from_buffer(content)
    tokens.enable_truncation(longest)
    tokens.no_padding()
    return tokens


def start_session(weights: bytes | str, threads: int) -> Any:
    """A session on the processor that keeps no thread spinning while it waits; ``weights`` are bytes, or a path."""
    import onnxruntime  # type: ignore[import-untyped]  # brings no types

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    # Threads that spin while they wait would take the core that draws the window.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    return onnxruntime.InferenceSession(weights, options, providers=["CPUExecutionProvider"])


def run(session: Any, output: str, given: Mapping[str, Any], stop: Stop | None = None) -> Any:
    """One output of a session for these inputs; ``stop`` ends it between two of its steps: ``Interrupted``."""
    if stop is None:
        return session.run([output], given)[0]
    import onnxruntime

    options = onnxruntime.RunOptions()

    def end() -> None:
        options.terminate = True

    with stop.cutting(end):
        try:
            return session.run([output], given, options)[0]
        except Exception:  # the library raises its own untyped error, for a run that is ended like for any other
            stop.go_on()
            raise
