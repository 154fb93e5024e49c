"""How far an import is, as one rising figure in bytes of its file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from core.domain import Progress

READING = 0.1
"""The share of the work that reading takes of a file that is held: embedding and storing take ten times as long."""
EMBEDDING = 0.7
"""The share of embedding where a model is there; storing takes the rest."""


@dataclass(slots=True)
class Pace:
    """Tells how many of the file's bytes are worked through; ``size`` 0 = nobody knows how many there are."""

    progress: Progress | None
    size: int
    told: int = 0

    def reading(self, at: int, *, whole: bool = False) -> None:
        """So many bytes were read; ``whole`` = they are stored at once, so that nothing else follows."""
        self._tell(at if whole or not self.size else at * READING)

    def embedding(self, done: int, of: int) -> None:
        """So many of the texts have their vectors."""
        self._tell(self.size * (READING + EMBEDDING * done / max(1, of)))

    def storing(self, done: int, of: int) -> None:
        """So many of the records are stored."""
        self._tell(self.size * (1 - (1 - READING - EMBEDDING) * (1 - done / max(1, of))))

    def end(self) -> None:
        """All of it is done."""
        self._tell(self.size or self.told)

    def _tell(self, at: float) -> None:
        self.told = max(self.told, round(at))
        if self.progress is not None:
            self.progress(self.told, self.size)


def in_bytes_of(path: Path, progress: Progress | None) -> Progress | None:
    """A teller for work that counts rows, which tells the same share in bytes of the file."""
    if progress is None or not path.is_file():
        return progress
    size = path.stat().st_size

    def told(done: int, total: int) -> None:
        progress(size * done // total if total else 0, size)

    return told
