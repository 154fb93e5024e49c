"""The process around the engine: command line, start of the desktop app, places, settings, logs, sample.

Nothing here judges, stores or draws: judging and storing belong to ``core``, drawing to ``ui``.
Start with ``main.py``, which puts everything together, then ``cli.py`` for the words a person can type.
"""

from __future__ import annotations

VERSION = "0.1.0"
"""The program's version, the same as in pyproject.toml."""
