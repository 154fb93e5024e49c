"""Checksums over rows: 16 bytes over a row's columns, with types and lengths so that no two rows look alike.

One row at a time for what is written as it comes, and column by column for
many rows at once: the same bytes, made in a third of the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

_SIZE = 16  # bytes; what two rows would have to share by chance
_ABSENT = b"n"


def checksum(table: str, values: Sequence[Any]) -> bytes:
    """The checksum of one row."""
    return blake2b(table.encode() + b"".join(map(_encoded, values)), digest_size=_SIZE).digest()


def checksums(table: str, columns: Sequence[Sequence[Any]]) -> list[bytes]:
    """The checksums of many rows of one table, given column by column."""
    head = table.encode()
    parts = [_column(values) for values in columns]
    return [blake2b(head + b"".join(row), digest_size=_SIZE).digest() for row in zip(*parts, strict=True)]


def key_checksums(table: str, keys: Sequence[int], marks: Sequence[bytes]) -> list[bytes]:
    """What a log entry's digest takes in for each row that it asserted: its key with its checksum."""
    head = table.encode()
    pairs = zip(keys, marks, strict=True)
    return [blake2b(b"%bi%d;b16:%b" % (head, key, mark), digest_size=_SIZE).digest() for key, mark in pairs]


def _column(values: Sequence[Any]) -> list[bytes]:
    """The values of one column; where few different texts stand in it, each is encoded once."""
    kinds = set(map(type, values))
    if kinds <= {int, type(None)}:
        return [_ABSENT if value is None else b"i%d;" % value for value in values]
    if kinds <= {str, type(None)}:
        different = set(values)
        if len(different) < len(values) // 4:
            made = {value: _encoded(value) for value in different}
            return [made[value] for value in values]
    if kinds == {str}:
        return [b"s%d:%b" % (len(text), text) for text in map(str.encode, values)]
    if kinds == {bytes}:
        return [b"b%d:%b" % (len(value), value) for value in values]
    return [_encoded(value) for value in values]


def _encoded(value: object) -> bytes:
    if type(value) is str:  # most values are texts, keys or absent
        text = value.encode()
        return b"s%d:%b" % (len(text), text)
    if type(value) is int:
        return b"i%d;" % value
    match value:
        case None:
            return _ABSENT
        case int():
            return b"i%d;" % value
        case float():
            return b"f" + float.hex(value).encode() + b";"
        case str():
            text = value.encode()
            return b"s%d:%b" % (len(text), text)
        case bytes() | bytearray() | memoryview():
            return b"b%d:%b" % (len(value), bytes(value))
        case _:
            raise TypeError(f"{type(value).__name__} is no value of a row")
