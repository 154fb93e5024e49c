"""Golden files are written anew only when somebody asks for it by name."""

from __future__ import annotations

import os

import pytest


@pytest.fixture
def renew() -> bool:
    """Whether the golden files are to be written anew: a person looks at the difference before it is kept."""
    return os.environ.get("RENEW_GOLDEN") == "yes"
