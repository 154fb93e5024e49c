"""How much of a file has been read, in bytes, while it is read part by part."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, BinaryIO, cast

from core.exchange.bundle import Member
from core.exchange.parts import Part

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer


@dataclass(slots=True)
class Meter:
    """Counts the bytes that pass; ``at`` never goes beyond the size that the parts have together."""

    sizes: dict[str, int] = field(default_factory=dict)
    done: int = 0
    within: int = 0
    present: str = ""

    def watch(self, member: Member) -> Member:
        """The member, whose bytes are counted from now on."""
        self.sizes[member.name] = member.size
        return replace(member, open=lambda: cast("BinaryIO", _Watched(member.open(), self)))

    def over(self, parts: Sequence[Part]) -> tuple[list[Part], int]:
        """The parts, which tell how far they are, and their size together; 0 where it is only guessed."""
        sizes = [self.sizes.get(part.name, 0) for part in parts]
        total = 0 if any(part.is_packed for part in parts) else sum(sizes)
        return [self._told(part, size) for part, size in zip(parts, sizes, strict=True)], total

    def begin(self) -> None:
        """The parts are read from the beginning."""
        self.done = self.within = 0

    @property
    def at(self) -> int:
        """Bytes that were read."""
        return self.done + min(self.within, self.sizes.get(self.present, 0))

    def _told(self, part: Part, size: int) -> Part:
        def items() -> Iterator[object]:
            self.within, self.present = 0, part.name
            yield from part.items()
            self.done, self.within = self.done + size, 0

        def text() -> str:
            self.done += size
            return part.text()

        return replace(part, items=items, text=text)


class _Watched(io.RawIOBase):
    """A stream that tells how many bytes were taken from it."""

    def __init__(self, stream: BinaryIO, meter: Meter) -> None:
        super().__init__()
        self._stream, self._meter = stream, meter

    def readable(self) -> bool:
        """It can be read."""
        return True

    def read(self, size: int = -1) -> bytes:
        read = self._stream.read(size)
        self._meter.within += len(read)
        return read

    def readall(self) -> bytes:
        return self.read()

    def readinto(self, buffer: WriteableBuffer) -> int:
        view = memoryview(buffer).cast("B")
        read = self.read(len(view))
        view[: len(read)] = read
        return len(read)

    def close(self) -> None:
        self._stream.close()
        super().close()
