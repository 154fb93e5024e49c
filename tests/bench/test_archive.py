"""The bench of archives measures the real engine beside floors of the same run."""

from __future__ import annotations

import pytest

from app.bench.archive import run
from core.errors import InvalidRequest


def test_an_archive_is_written_and_brought_back_beside_its_floors() -> None:
    metrics = run(None, out=None, embedder=None, options={"size": 300})["metrics"]
    assert metrics["verified"] is True
    assert metrics["rows"] == 300 * 6 + 30 + 3 + 8 + 2  # six a memory, tags, log entries, the owner's names, the rest
    for name in ("export_s", "export_floor_s", "export_locked_s", "import_s", "import_floor_s"):
        assert metrics[name] > 0
    assert metrics["archive_mb"] < metrics["unpacked_mb"]


@pytest.mark.parametrize("size", [0, 99, 1_000_001])
def test_a_size_that_cannot_be_measured_is_refused(size: int) -> None:
    with pytest.raises(InvalidRequest):
        run(None, out=None, embedder=None, options={"size": size})
