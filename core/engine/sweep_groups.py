"""Who is spoken of: statements by their subjects, as far as a sweep has read them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(slots=True)
class Groups:
    """The statements of each subject by their keys, the subjects of each statement, and the last key that was read.

    Read once by a handle and continued; what ended since is left out when it is read again to be compared.
    """

    members: dict[str, list[int]] = field(default_factory=dict)
    subjects: dict[int, frozenset[str]] = field(default_factory=dict)
    last: int = 0

    def add(self, key: int, subjects: Iterable[str]) -> None:
        """Take in the next statement."""
        found = frozenset(subjects)
        self.subjects[key] = found
        for subject in found:
            self.members.setdefault(subject, []).append(key)

    def share(self, one: int, other: int) -> bool:
        """Whether two statements have a subject in common."""
        return bool(self.subjects.get(one, frozenset()) & self.subjects.get(other, frozenset()))

    def apart(self, one: int, other: int) -> bool:
        """Whether two statements are known to be about different ones."""
        first, second = self.subjects.get(one), self.subjects.get(other)
        return bool(first) and bool(second) and not self.share(one, other)
