"""The attributes and their cardinality: one value at a time, or many side by side."""

from __future__ import annotations

ONE = ("lives_in works_at job_title studies_at age birthday partner diet height religion commute phone email").split()
MANY = "child pet allergy likes dislikes owns language nationality medication plan hobby".split()
FAVOURITE = "favourite_"
"""``favourite_`` and a noun is an attribute of its own, with one value."""


def is_known(attribute: str) -> bool:
    """Whether the attribute is in the catalogue."""
    return attribute in ONE or attribute in MANY or attribute.startswith(FAVOURITE)


def is_single(attribute: str) -> bool:
    """Whether it has one value at a time."""
    return attribute in ONE or attribute.startswith(FAVOURITE)
