"""What the sentences are made of, read from ``data/``: plain rows that anybody can add to.

In ``.txt`` files a line is a row, ``;;`` parts its fields, ``|`` the wordings of a field, ``#`` starts a
comment. A row with a field too few or a wording twice is refused with its file and line.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

DATA = Path(__file__).resolve().parent / "data"


class BadRow(ValueError):
    """A row of the data cannot be used; says which and why."""


@dataclass(frozen=True, slots=True)
class Attribute:
    """Something a person has one or many of, and the frames in which it is said; ``{v}`` is a value.

    ``one`` says that a second value cannot hold beside the first; ``compatible`` are pairs of values that can
    all the same, ``exclusive`` the only pairs that cannot. ``beside`` are other facts near in words, ``kinds``
    (general, special) values.
    """

    name: str
    one: bool
    values: tuple[str, ...]
    now: tuple[str, ...]
    change: tuple[str, ...] = ()
    end: tuple[str, ...] = ()
    deny: tuple[str, ...] = ()
    past: tuple[str, ...] = ()
    plan: tuple[str, ...] = ()
    detail: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    scopes: tuple[str, ...] = ()
    kinds: tuple[tuple[str, str], ...] = ()
    compatible: frozenset[frozenset[str]] = frozenset()
    exclusive: frozenset[frozenset[str]] = frozenset()

    def clash(self, first: str, second: str) -> bool:
        """Whether the two values cannot hold together for one person at one time."""
        both = frozenset((first, second))
        if not self.one or first == second:
            return False
        return both in self.exclusive if self.exclusive else both not in self.compatible


@dataclass(frozen=True, slots=True)
class Situation:
    """A standing fact in some wordings, and what knowledge of the world says of other statements beside it."""

    name: str
    holds: tuple[str, ...]
    clash: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    change: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Contrast:
    """Frames that differ in a modifier ``{m}``: with another one both hold, with the same one they clash."""

    name: str
    modifiers: tuple[str, ...]
    frames: tuple[str, ...]
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Second:
    """A thing of which there can be more than one: what adds another, and what puts it in the first one's place."""

    name: str
    holds: tuple[str, ...]
    adds: tuple[str, ...]
    replaces: tuple[str, ...]
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Members:
    """A whole of {n}, and the kinds it is made of: singular and plural of each."""

    whole: tuple[str, ...]
    kinds: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Began:
    """What goes on since the year {y}, and the event with which it began."""

    since: tuple[str, ...]
    event: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Counts:
    """What is counted, repeated and compared; ``steps`` go from seldom to often, all wordings of one say the same."""

    members: tuple[Members, ...]
    deeds: tuple[str, ...]
    steps: tuple[tuple[str, ...], ...]
    began: tuple[Began, ...]
    people: tuple[str, ...]
    of_people: tuple[tuple[str, str], ...]
    things: tuple[tuple[str, str], ...]
    of_things: tuple[tuple[str, str], ...]
    groups: tuple[str, ...]
    said: tuple[tuple[str, str], ...]
    only: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """Frames round a sentence {c}: of a past that is long over, of suppositions, denials and repetitions."""

    changed: tuple[str, ...]
    held: tuple[str, ...]
    supposed: tuple[str, ...]
    disowned: tuple[str, ...]
    believed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done in the base form of its verb, and what is near it and another thing."""

    deeds: tuple[str, ...]
    beside: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rows:
    """All that there is, by what it is for."""

    attributes: tuple[Attribute, ...]
    situations: tuple[Situation, ...]
    events: tuple[Situation, ...]
    doings: tuple[Situation, ...]
    never: tuple[tuple[str, ...], ...]
    contrasts: tuple[Contrast, ...]
    seconds: tuple[Second, ...]
    same: tuple[tuple[str, ...], ...]
    lookalikes: tuple[tuple[str, ...], ...]
    deeds: tuple[Deed, ...]
    special: tuple[Situation, ...]
    roles: tuple[tuple[str, ...], ...]
    aims: tuple[Situation, ...]
    measures: tuple[Measure, ...]
    counts: Counts
    told: Told
    likings: dict[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Measure:
    """Something with one number: the frames, its range, the same in other units or words, other numbers near it.

    ``others`` write ``{n}`` or a calculated form: ``{n/100}``, ``{n*2.2}``, ``{n/1000}``.
    """

    name: str
    frames: tuple[str, ...]
    low: int
    high: int
    others: tuple[str, ...]
    beside: tuple[str, ...]


def read_rows(folder: Path = DATA) -> Rows:
    """Everything in the folder. Raises ``BadRow`` naming file and line, ``OSError`` where a file cannot be read."""
    lines = {path.stem: _lines(path) for path in folder.glob("*.txt")}
    known = {path.stem: _lines(path) for path in (folder / "knowledge").glob("*.txt")}
    contrasts = [row for path in sorted((folder / "contrasts").glob("*.txt")) for row in _lines(path)]
    told = folder / "told.toml"
    world = sorted(set(known) - {"events", "doings", "never"})
    return Rows(
        attributes=_attributes(folder / "attributes"),
        situations=tuple(_situation(row) for name in world for row in known[name]),
        events=tuple(Situation(row[0][0], row[0], change=row[1]) for row in _wide(known["events"], 2)),
        doings=tuple(Situation(row[0][0], row[0], row[1], row[2]) for row in _wide(known["doings"], 3)),
        never=tuple(row[0] for row in known["never"]),
        contrasts=tuple(Contrast(row[1][0], row[0], row[1], row[2]) for row in _wide(contrasts, 3)),
        seconds=tuple(Second(row[0][0], *row) for row in _wide(lines["seconds"], 4)),
        same=tuple(row[0] for row in lines["same_words"]),
        deeds=tuple(Deed(row[0], row[1]) for row in _wide(lines["plain_deeds"], 2)),
        lookalikes=tuple(row[0] for row in lines["lookalikes"]),
        special=tuple(Situation(row[0][0], row[0], row[1]) for row in _wide(lines["general_special"], 2)),
        roles=tuple(row[0] for row in lines["roles"]),
        aims=tuple(Situation(row[0][0], row[0], beside=row[1], change=row[2]) for row in _wide(lines["aims"], 3)),
        measures=tuple(_measure(row) for row in _wide(lines["measures"], 4)),
        counts=_counts(folder / "counts.toml"),
        told=Told(**{name: tuple(frames) for name, frames in tomllib.loads(told.read_text("utf-8")).items()}),
        likings={row[0][0]: row[1] for row in _wide(lines["likings"], 2)},
    )


def _counts(path: Path) -> Counts:
    table = tomllib.loads(path.read_text("utf-8"))
    compared, groups = table["compared"], table["groups"]
    return Counts(
        members=tuple(Members(tuple(row["whole"]), _halves(row["kinds"])) for row in table["members"]),
        deeds=tuple(table["often"]["deeds"]),
        steps=tuple(tuple(row.split("|")) for row in table["often"]["steps"]),
        began=tuple(Began(tuple(row["since"]), tuple(row["event"])) for row in table["began"]),
        people=tuple(compared["people"]),
        of_people=_halves(compared["of_people"]),
        things=_halves(compared["things"]),
        of_things=_halves(compared["of_things"]),
        groups=tuple(groups["of"]),
        said=_halves(groups["said"]),
        only=tuple(groups["only"]),
    )


def _halves(texts: list[str]) -> tuple[tuple[str, str], ...]:
    for text in texts:
        if text.count("|") != 1:
            raise BadRow(f"“{text}” needs two halves with one “|” between them.")
    return tuple((text.split("|")[0], text.split("|")[1]) for text in texts)


def _situation(row: tuple[tuple[str, ...], ...]) -> Situation:
    clash, beside, change = (*row[1:4], (), (), ())[:3]
    return Situation(row[0][0], row[0], clash, beside, change)


def _measure(row: tuple[tuple[str, ...], ...]) -> Measure:
    low, high = (int(word) for word in row[1][0].split("-"))
    return Measure(row[0][0], row[0], low, high, row[2], row[3])


def _wide(rows: list[tuple[tuple[str, ...], ...]], fields: int) -> list[tuple[tuple[str, ...], ...]]:
    for row in rows:
        if len(row) != fields:
            raise BadRow(f"“{row[0][0]}” has {len(row)} fields, not {fields}.")
    return rows


def _lines(path: Path) -> list[tuple[tuple[str, ...], ...]]:
    rows = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        row = tuple(tuple(text.strip() for text in part.split("|") if text.strip()) for part in line.split(";;"))
        if not row[0] or any(len(set(part)) < len(part) for part in row):
            raise BadRow(f"{path.name}, line {number}: a field is empty or says a thing twice: {line[:80]}")
        rows.append(row)
    return rows


def _attributes(folder: Path) -> tuple[Attribute, ...]:
    found = []
    for path in sorted(folder.glob("*.toml")):
        for row in tomllib.loads(path.read_text("utf-8"))["attribute"]:
            if row["cardinality"] not in ("one", "many"):
                raise BadRow(f"{path.name}, {row['name']}: cardinality is “one” or “many”.")
            lists = {key: tuple(row.get(key, ())) for key in _FRAMES}
            found.append(
                Attribute(
                    row["name"],
                    row["cardinality"] == "one",
                    **lists,
                    kinds=tuple(tuple(text.split(" > ")) for text in row.get("kinds", ())),  # type: ignore[misc]
                    compatible=_both(row.get("compatible", ())),
                    exclusive=_both(row.get("exclusive", ())),
                )
            )
    return tuple(found)


_FRAMES = ("values", "now", "change", "end", "deny", "past", "plan", "detail", "beside", "scopes")


def _both(texts: list[str] | tuple[str, ...]) -> frozenset[frozenset[str]]:
    return frozenset(frozenset(text.split(" + ")) for text in texts)
