"""Starting what runs a model on this computer: the tokenizer and the session of onnxruntime.

Both libraries are imported here, when a model is started, and not before.
"""

from __future__ import annotations

from typing import Any


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
