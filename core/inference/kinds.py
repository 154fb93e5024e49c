"""Where an embedding model comes from."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """Where a model comes from."""

    BUILTIN = "builtin"
    FOLDER = "folder"
    ENDPOINT = "endpoint"
