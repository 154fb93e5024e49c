"""What the built-in judge is made of; the training itself needs torch and is not tried. It lives in ``packaging``,
which is no package: its folder is put on the path here.
"""

from __future__ import annotations

import sys

import pytest

from tests.conftest import ROOT

sys.path.insert(0, str(ROOT / "packaging"))

from judge import mixture
from judge.pairs import Pair
from judge.rows import Rows, read_rows


@pytest.fixture(scope="session")
def rows() -> Rows:
    return read_rows()


@pytest.fixture(scope="session")
def made(rows: Rows) -> list[Pair]:
    return mixture.make(rows, 3_000, seed=3)
