"""The command line goes by the days of the computer's own zone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from app.zone import SystemZone
from core.vault import Vault
from core.window import on_the_wall
from tests.core.vaults import Clock, say

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(params=["Europe/Berlin", "America/Los_Angeles", "Asia/Kathmandu", "Australia/Lord_Howe"])
def zone(request: pytest.FixtureRequest) -> Iterator[str]:
    """The name of a zone that this process is in for a moment."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = request.param
    time.tzset()
    yield request.param
    os.environ.pop("TZ")
    if before is not None:
        os.environ["TZ"] = before
    time.tzset()


def test_the_systems_zone_knows_every_hour_of_a_year(zone: str) -> None:
    named = ZoneInfo(zone)
    for hours in range(0, 366 * 48):
        at = datetime.fromtimestamp(1_735_689_600 + hours * 1800, UTC)
        assert at.astimezone(SystemZone()).replace(tzinfo=None) == at.astimezone(named).replace(tzinfo=None)
        assert on_the_wall(at, SystemZone()) == on_the_wall(at, named)
    for text in ("2025-03-30", "2025-10-26", "2025-03-09", "2025-11-02", "2025-04-06", "2025-10-05"):
        day = datetime.fromisoformat(text)
        assert day.replace(tzinfo=SystemZone()).astimezone(UTC) == day.replace(tzinfo=named).astimezone(UTC)


@pytest.mark.parametrize(
    ("zone", "day"),
    [("UTC", "2025-07-25"), ("Asia/Tokyo", "2025-07-25"), ("America/Los_Angeles", "2025-07-24")],
    ids=["UTC", "Tokyo", "Los Angeles"],
)
def test_a_day_on_the_command_line_is_a_day_here(tmp_path: Path, zone: str, day: str) -> None:
    path = tmp_path / "bees.vault"
    vault = Vault.create(path, clock=Clock(datetime(2025, 7, 25, 2, 0, tzinfo=UTC)))
    say(vault, "I keep bees")
    vault.close()
    queries = "".join(json.dumps({"query": f"learned:2025-07-{number}"}) + "\n" for number in (23, 24, 25, 26))
    environment = {**os.environ, "TZ": zone, "VARIORUM_MODEL": "none", "VARIORUM_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "app", "--json", "--vault", str(path), "search", "--batch", "-"]
    told = subprocess.run(command, input=queries, capture_output=True, text=True, cwd=ROOT, env=environment, check=True)
    found = [json.loads(line) for line in told.stdout.splitlines()]
    assert [one["query"] for one in found if one["hits"]] == [f"learned:{day}"]
    assert {hit["recorded_at"] for one in found for hit in one["hits"]} <= {found_at(found)}
    assert found_at(found).startswith("2025-07-25T02:00")


def found_at(found: list[dict[str, object]]) -> str:
    """The recorded time of the one hit."""
    (hit,) = [hit for one in found for hit in one["hits"]]  # type: ignore[attr-defined]
    return str(hit["recorded_at"])
