"""What a person can set, one line each, and the file that keeps it.

``SETTINGS`` is the whole list: a name, what it is without a choice, a sentence
for the person, and what is allowed. The file is JSON in the platform's folder
for settings; what is missing, unknown or not allowed counts as not set, so
that a broken file never keeps the program from starting.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from core.errors import FileUnwritable, InvalidRequest
from core.inference.roles import KEY_NAME

LONGEST = 10_000
"""Signs of one value: the window's arrangement takes a few hundred."""

_URL = r"(https?://[^\s?#@]{1,300})?"
_URL_HINT = "An address that begins with http:// or https://, without user, password or query."
_MODEL = r"([^\s\x00-\x1f][^\x00-\x1f]{0,199})?"
_KEY = rf"({KEY_NAME})?"
_KEY_HINT = "An environment variable in capitals, or keyring: and a name; never the key itself."


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set, always as text.

    ``choices`` for words, ``low`` and ``high`` for numbers, ``pattern`` for
    anything else; a value that misses the pattern is never repeated, since it
    may be a key in the wrong place.
    """

    name: str
    default: str
    sentence: str
    choices: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None
    pattern: str = ""
    longest: int = LONGEST

    def allows(self, value: object) -> bool:
        """Whether ``value`` is a text within what is offered."""
        if not isinstance(value, str) or len(value) > self.longest:
            return False
        if self.choices:
            return value in self.choices
        if self.pattern:
            return re.fullmatch(self.pattern, value) is not None
        if self.low is not None and self.high is not None:
            with contextlib.suppress(ValueError):
                return self.low <= float(value) <= self.high
            return False
        return True


SETTINGS: tuple[Setting, ...] = (
    Setting(
        "theme",
        "system",
        "Light or dark: as the system says, always light, or always dark.",
        choices=("system", "light", "dark"),
    ),
    Setting(
        "language",
        "system",
        "The language of the window: as the system says where it is spoken here, else English; from the next start on.",
        choices=("system", "english", "german"),
    ),
    Setting("scale", "1.0", "How large the text is, from 0.8 to 2 times the usual size.", low=0.8, high=2.0),
    Setting("geometry", "", "Where the window was and how large, so that it comes back there."),
    Setting(
        "arrangements",
        "",
        "How each vault's window is arranged: how its width is shared, and how its list is ordered and grouped.",
    ),
    Setting(
        "single_keys",
        "on",
        "Whether single keys such as A, B and 3 answer while contradictions and what waits are decided.",
        choices=("on", "off"),
    ),
    Setting("recent_vaults", "", "Which vaults were opened last, for the menu."),
    Setting("review_keys", "", "Which single keys answer in the review, where they differ from the usual ones."),
    Setting("tray", "off", "Whether the desktop's tray shows how much waits for you.", choices=("on", "off")),
    Setting(
        "contradictions_seen", "", "When the contradictions were last looked at; what came later is marked as new."
    ),
    Setting(
        "idle_sweep",
        "on",
        "Whether the vault is looked through for what disagrees or is out of date while nothing is written.",
        choices=("on", "off"),
    ),
    Setting(
        "word_vectors",
        "on",
        "Whether the vectors of single words are kept for a finer search: about a kilobyte for each message.",
        choices=("on", "off"),
    ),
    Setting(
        "embedders",
        "",
        "Which model each vault is searched by, where it is another than the built-in one.",
        longest=100_000,
    ),
    Setting("reranker", "", "Which model reads the best hits of a search once more, and in which folder it lies."),
    Setting("fast_url", "", f"Where the fast model answers. {_URL_HINT}", pattern=_URL),
    Setting("fast_model", "", "The fast model's name as its endpoint knows it.", pattern=_MODEL),
    Setting("fast_key", "", f"The name of the fast model's key. {_KEY_HINT}", pattern=_KEY),
    Setting("strong_url", "", f"Where the strong model answers; empty: as the fast one. {_URL_HINT}", pattern=_URL),
    Setting("strong_model", "", "The strong model's name; empty: as the fast one.", pattern=_MODEL),
    Setting(
        "strong_key",
        "",
        f"The name of the strong model's key; empty: as the fast one, if its address is the same. {_KEY_HINT}",
        pattern=_KEY,
    ),
)
_BY_NAME = {setting.name: setting for setting in SETTINGS}


class SettingsFile:
    """The settings of this computer, read once and written when one changes."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._values = dict(_read(path))

    def value(self, name: str) -> str:
        """What is set, or the default. Raises ``InvalidRequest`` for an unknown name."""
        setting = _named(name)
        return self._values.get(name, setting.default)

    def change(self, name: str, value: str) -> None:
        """Set and store it. Raises ``InvalidRequest`` or ``FileUnwritable``."""
        self.change_all({name: value})

    def change_all(self, wanted: Mapping[str, str]) -> None:
        """Set and store several together, all or none. Raises ``InvalidRequest`` or ``FileUnwritable``."""
        for name, value in wanted.items():
            setting = _named(name)
            if not setting.allows(value):
                what = "that" if setting.pattern else f"“{value[:60]}”"
                raise InvalidRequest(f"“{name}” cannot be set to {what}.", setting.sentence)
        # Another program may have changed another setting meanwhile, which must stay.
        kept = {**self._values, **_read(self._path)}
        if any(kept.get(name) != value for name, value in wanted.items()):
            self._values = {**kept, **wanted}
            _write(self._path, self._values)


def _named(name: str) -> Setting:
    setting = _BY_NAME.get(name)
    if setting is None:
        raise InvalidRequest(f"There is no setting “{name[:60]}”.", "Known: " + ", ".join(_BY_NAME) + ".")
    return setting


def _read(path: Path) -> Mapping[str, str]:
    try:
        stored = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(stored, dict):
        return {}
    return {name: stored[name] for name, setting in _BY_NAME.items() if setting.allows(stored.get(name))}


def _write(path: Path, values: Mapping[str, str]) -> None:
    """Write beside and rename, so that a crash leaves the old file or the new one."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # mkstemp makes the file readable by its owner alone.
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(values, file, ensure_ascii=False, indent=2, sort_keys=True)
            Path(beside).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(beside).unlink()
            raise
    except OSError as reason:
        raise FileUnwritable(
            f"The settings could not be stored in {path}: {reason.strerror or 'the disk refused'}.",
            "Check that the folder can be written.",
        ) from reason
