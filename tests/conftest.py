"""What every test gets: a home of its own, no network, a watch over threads, timers and Qt's complaints.

Set before anything imports Qt: windows are drawn off screen, and keys never reach the system's key store.
Qt's warnings fail a test through pytest-qt (``qt_log_level_fail`` in pyproject.toml).
"""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parent.parent
TIMERS: WeakSet[Any] = WeakSet()
"""Every timer that was seen after a test, for as long as it lives: one that starts again later is found as well."""
LOOPBACK = {"127.0.0.1", "::1", "localhost"}
THREAD_PATIENCE = 2.0
"""Seconds that a thread may take to end after its test: a busy executor ends within half a second."""

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.setdefault("QT_API", "pyside6")
os.environ.setdefault("PYQTGRAPH_QT_LIB", "PySide6")
os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.null.Keyring"

# The same examples on every run and machine; how long one takes says nothing on a busy one.
settings.register_profile(
    "house", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests that take minutes")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="takes minutes: runs with --long"))


@pytest.fixture(scope="session")
def data_dir() -> Path:
    """The folder of real conversations and labelled sets; without it, tests that need it are skipped."""
    folder = Path(os.environ.get("VARIORUM_DATA") or ROOT.parent / "shared" / "data")
    if not folder.is_dir():
        pytest.skip(f"needs the data sets: VARIORUM_DATA names no folder, and {folder.name}/ is not beside us")
    return folder


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder of the test's own: nothing reads or writes the real one."""
    home = tmp_path_factory.mktemp("home")
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    for name, folder in {
        "XDG_DATA_HOME": "data",
        "XDG_CONFIG_HOME": "config",
        "XDG_STATE_HOME": "state",
        "XDG_CACHE_HOME": "cache",
        "APPDATA": "roaming",
        "LOCALAPPDATA": "local",
    }.items():
        monkeypatch.setenv(name, str(home / folder))
    for name in [name for name in os.environ if name.startswith("VARIORUM_") and name != "VARIORUM_DATA"]:
        monkeypatch.delenv(name)
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL"):
        monkeypatch.delenv(name, raising=False)
    return home


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A connection or a look-up beyond this machine raises, and fails the test even if that is swallowed."""
    attempts: list[str] = []

    def check(host: object) -> None:
        name = host.decode("ascii", "replace") if isinstance(host, bytes) else host
        if name is not None and name not in LOOPBACK:
            attempts.append(str(name))
            raise PermissionError(f"a test tried to reach {name}")

    def guarded(real: Any) -> Any:
        def connect(self: socket.socket, address: Any) -> Any:
            if self.family in (socket.AF_INET, socket.AF_INET6):
                check(address[0])
            return real(self, address)

        return connect

    real_lookup = socket.getaddrinfo

    def lookup(host: Any, *rest: Any, **named: Any) -> Any:
        check(host)
        return real_lookup(host, *rest, **named)

    monkeypatch.setattr(socket.socket, "connect", guarded(socket.socket.connect))
    monkeypatch.setattr(socket.socket, "connect_ex", guarded(socket.socket.connect_ex))
    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    yield
    assert not attempts, f"the network was asked for: {attempts}"


@pytest.fixture(autouse=True)
def no_leaks(request: pytest.FixtureRequest) -> Iterator[None]:
    """After the test and its fixtures no thread goes on, no timer ticks and no window stays."""
    before = set(threading.enumerate())
    yield
    left: list[str] = []
    if {"qapp", "qtbot"} & set(request.fixturenames):
        left += _leftovers_of_qt()
    end = time.monotonic() + THREAD_PATIENCE
    for thread in set(threading.enumerate()) - before:
        thread.join(max(0.0, end - time.monotonic()))
        if thread.is_alive():
            left.append(f"thread {thread.name}")
    assert not left, f"left behind: {', '.join(sorted(left))}"


def _leftovers_of_qt() -> list[str]:
    """Windows and running timers that outlived their test, after Qt was given the chance to delete them."""
    if "PySide6.QtWidgets" not in sys.modules:
        return []
    import shiboken6
    from PySide6.QtCore import QCoreApplication, QEvent, QTimer
    from PySide6.QtWidgets import QApplication

    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    TIMERS.update(thing for thing in gc.get_objects() if issubclass(type(thing), QTimer))
    # What outlived the collection is alive for good: the next search looks only at what is made after it. With all
    # modules of the program and of the tests in it, each would otherwise cost as much as the test it follows.
    gc.freeze()
    timers = [timer for timer in TIMERS if shiboken6.isValid(timer) and timer.isActive()]
    windows = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    left = [f"timer of {type(timer.parent()).__name__}" for timer in timers]
    left += [f"window {type(window).__name__}" for window in windows]
    for timer in timers:  # one test's fault must not become the next one's
        timer.stop()
    for window in windows:
        window.close()
        window.deleteLater()
    return left
