"""What the tests of the engine build vaults with: a clock that they move, ids in order, a small model, raw access.

The model here is a bag of words hashed to 384 numbers: equal texts give equal vectors, texts that share words
lie near each other, and the same text gives the same vector on every machine.
"""

from __future__ import annotations

import hashlib
import json
import re
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import apsw
import numpy as np
import sqlite_vec

from core.answers import ListRequest
from core.domain import Channel, Memory, Receipt, Showing, Statement
from core.vault import Vault
from core.window import Moment, Window, parse_moment, window_between

START = datetime(2026, 1, 1, 12, 0, tzinfo=UTC)
DIMENSIONS = 384


class Clock:
    """A clock that goes on by a second at each look, and can be set."""

    def __init__(self, at: datetime = START, step: timedelta = timedelta(seconds=1)) -> None:
        self.at = at
        self.step = step

    def __call__(self) -> datetime:
        self.at += self.step
        return self.at


class Ids:
    """Ids in order, each with a tail of its own."""

    def __init__(self) -> None:
        self.last = 0

    def __call__(self, at: datetime) -> str:
        self.last += 1
        tail = hashlib.blake2b(str(self.last).encode(), digest_size=8).hexdigest()
        return str(uuid.UUID(int=self.last << 64 | int(tail, 16)))


class BagOfWords:
    """A deterministic embedder; ``seed`` makes another model of the same width."""

    def __init__(self, seed: str = "one", dimensions: int = DIMENSIONS) -> None:
        self.fingerprint = f"bag-of-words-{seed}"
        self.name = f"bag of words, {seed}"
        self.dimensions = dimensions
        self.seed = seed
        self.calls = 0

    def encode(self, texts: Sequence[str]) -> Any:
        self.calls += 1
        rows = np.zeros((len(texts), self.dimensions), dtype=np.float32)
        for at, text in enumerate(texts):
            for word in re.findall(r"\w+", text.casefold()) or [text]:
                rows[at] += self._direction(word)
            length = np.linalg.norm(rows[at])
            rows[at] = rows[at] / length if length else self._direction("nothing")
        return rows

    def _direction(self, word: str) -> Any:
        number = int.from_bytes(hashlib.blake2b(f"{self.seed}:{word}".encode(), digest_size=8).digest())
        made = np.random.default_rng(number).standard_normal(self.dimensions).astype(np.float32)
        return made / np.linalg.norm(made)


class Answering(BagOfWords):
    """A model whose answers are altered before they come back."""

    def __init__(self, alter: Callable[[Any], Any]) -> None:
        super().__init__("altered")
        self.alter = alter

    def encode(self, texts: Sequence[str]) -> Any:
        return self.alter(super().encode(texts))


def day(text: str) -> datetime:
    """The first instant of a date."""
    return parse_moment(text).at


def when(text: str | None) -> Moment | None:
    """A moment from its text, None from None."""
    return None if text is None else parse_moment(text)


def true(start: str | None = None, end: str | None = None) -> Window:
    """A window from two dates."""
    return window_between(when(start), when(end))


def say(vault: Vault, text: str, **values: Any) -> Receipt:
    """Add one statement, typed unless said otherwise."""
    return vault.add(Statement(text, **values))


def remembered(vault: Vault, text: str, **values: Any) -> str:
    """Add one statement and give its memory's id."""
    memory = say(vault, text, **values).memory
    assert memory is not None
    return memory


def waiting(vault: Vault, text: str, source: str = "an agent") -> str:
    """A statement of an agent's, pending."""
    return remembered(vault, text, channel=Channel.AGENT, source=source)


def shown(vault: Vault, true_on: str | None = None, known_on: datetime | None = None) -> list[Memory]:
    """Everything that is listed at two dates, whatever its status."""
    showing = Showing(day(true_on) if true_on else None, known_on)
    return list(vault.list(ListRequest(every=True, limit=10_000, showing=showing)).memories)


def kinds(vault: Vault) -> set[str]:
    """What ``verify`` finds, by kind."""
    return {problem.kind for problem in vault.verify()}


def labelled(data: Path, name: str) -> list[dict[str, Any]]:
    """The cases of a labelled set."""
    lines = (data / "labelled" / name).read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


@contextmanager
def raw(path: Path) -> Iterator[apsw.Connection]:
    """The file as any other tool may open it, its guards still up."""
    connection = apsw.Connection(str(path))
    connection.enable_load_extension(True)
    connection.load_extension(sqlite_vec.loadable_path())
    connection.enable_load_extension(False)
    try:
        yield connection
    finally:
        connection.close()


@contextmanager
def unguarded(path: Path) -> Iterator[apsw.Connection]:
    """The file without its triggers, as someone sees it who rewrites the past and then puts them back."""
    with raw(path) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("PRAGMA foreign_keys = OFF")
        guards = list(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"))
        with connection:
            for name, _ in guards:
                connection.execute(f'DROP TRIGGER "{name}"')
            yield connection
            for _, sql in guards:
                connection.execute(sql)


def as_schema(path: Path, number: int) -> None:
    """Let a file say that its schema has this number."""
    with raw(path) as file:
        file.execute(f"PRAGMA user_version = {number}")
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def as_fourth_schema(path: Path) -> None:
    """Make of a vault what the fourth release would have written: its owner's first name, pieces of messages alone."""
    with raw(path) as file:
        file.execute("DROP TABLE called")
        file.execute("DROP TABLE version_pieces")
    as_schema(path, 4)


def as_third_schema(path: Path) -> None:
    """Make of a vault what the third release would have written: one model's sign bits, one model's pieces."""
    as_fourth_schema(path)
    with raw(path) as file:
        for table, vectors in (("version_bits", "version_vector"), ("episode_bits", "episode_vector")):
            rows = list(
                file.execute(
                    f"SELECT owner, codes FROM {vectors} v JOIN model m ON m.key = v.model "
                    "JOIN meta ON meta.key = 'model' AND meta.value = m.fingerprint"
                )
            )
            for (made,) in list(
                file.execute(
                    f"SELECT name FROM sqlite_master WHERE name LIKE '{table}\\__' ESCAPE '\\' AND sql LIKE '%VIRTUAL%'"
                )
            ):
                file.execute(f"DROP TABLE {made}")
            file.execute(f"CREATE VIRTUAL TABLE {table} USING vec0(bits bit[384])")
            for owner, codes in rows:
                bits = np.packbits(np.frombuffer(bytes(codes), np.int8) > 0, bitorder="little").tobytes()
                file.execute(f"INSERT INTO {table} (rowid, bits) VALUES (?, vec_bit(?))", (owner, bits))
        pieces = list(file.execute("SELECT owner, model, codes, checksum FROM episode_pieces"))
        file.execute("DROP TABLE episode_pieces")
        file.execute(
            "CREATE TABLE episode_pieces (\n    owner INTEGER PRIMARY KEY REFERENCES episode, "
            "model INTEGER NOT NULL REFERENCES model,\n    codes BLOB NOT NULL, checksum BLOB NOT NULL)"
        )
        file.executemany("INSERT INTO episode_pieces VALUES (?, ?, ?, ?)", pieces)
        file.execute("DROP INDEX slot_polarity")
    as_schema(path, 3)


SINCE_SECOND = ("saved", "usage", "other_entry", "brought")
"""The tables that the third schema brought."""


def as_second_schema(path: Path) -> None:
    """Make of a vault what the second release would have written."""
    as_third_schema(path)
    with raw(path) as file:
        for table in SINCE_SECOND:
            file.execute(f"DROP TABLE {table}")
    as_schema(path, 2)


def as_first_schema(path: Path) -> None:
    """Make of a vault what the first release would have written."""
    as_third_schema(path)
    with raw(path) as file:
        for table in ("assessment", "scope", "automatic", "examined", *SINCE_SECOND):
            file.execute(f"DROP TABLE {table}")
        for index in ("proposal_id", "proposal_memory", "decision_proposal"):
            file.execute(f"DROP INDEX {index}")
    as_schema(path, 1)
