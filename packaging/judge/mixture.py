"""How many pairs of which kind, which of them are set aside, and the file they are written to.

Nothing depends on the time or the machine: the same seed gives the same pairs in the same order.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random

from judge import (
    attribute_pairs,
    contrast_pairs,
    counted_pairs,
    plain_pairs,
    situation_pairs,
    told_pairs,
    wording_pairs,
)
from judge.pairs import Label, Pair
from judge.rows import Rows

Source = Callable[[Rows, Random], Pair | None]

ASIDE = 8
"""Percent of the groups that are never trained on: what the trainer looks at while it learns."""
SHARES: dict[str, float] = {
    "attributes": 32, "situations": 24, "doings": 7, "events": 6, "never": 2, "aims": 6, "contrasts": 11,
    "seconds": 5, "measures": 7, "counts": 6, "told": 9, "same": 10, "lookalikes": 3, "plain": 8, "special": 5,
    "roles": 2, "likings": 3, "clauses": 5, "names": 1, "strangers": 9,
}  # fmt: skip
"""Shares of the kinds: about a third of what scope, number and other people decide, a tenth that has nothing in
common, since a model that saw few of those flags every second of them."""


def make(rows: Rows, wanted: int, seed: int) -> list[Pair]:
    """So many different pairs, in an order that the seed fixes."""
    random = Random(seed)
    names, weights = list(SOURCES), [SHARES[name] for name in SOURCES]
    found: dict[tuple[str, str], Pair] = {}
    while len(found) < wanted:
        pair = SOURCES[random.choices(names, weights)[0]](rows, random)
        if pair is not None:
            found.setdefault((pair.earlier, pair.later), pair)
    return list(found.values())


def set_aside(group: str, percent: int = ASIDE) -> bool:
    """Whether pairs of this group are kept from training, by the checksum of its name."""
    return int(hashlib.sha256(group.encode()).hexdigest(), 16) % 100 < percent


def write(pairs: Iterable[Pair], path: Path) -> None:
    """One JSON line a pair."""
    path.write_text("".join(json.dumps(asdict(pair), ensure_ascii=False) + "\n" for pair in pairs), encoding="utf-8")


def read(path: Path) -> Iterator[Pair]:
    """The pairs of a file that ``write`` made."""
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        yield Pair(row["earlier"], row["later"], Label(row["label"]), row["group"], row["kind"])


def _of_attribute(rows: Rows, random: Random) -> Pair | None:
    makers = attribute_pairs.MAKERS
    maker = random.choices(list(makers), list(makers.values()))[0]
    return maker(random.choice(rows.attributes), random)


SOURCES: dict[str, Source] = {
    "attributes": _of_attribute,
    "situations": lambda rows, random: situation_pairs.of_situation(random.choice(rows.situations), random),
    "doings": lambda rows, random: situation_pairs.of_doing(random.choice(rows.doings), random),
    "events": lambda rows, random: situation_pairs.of_event(random.choice(rows.events), random),
    "never": lambda rows, random: situation_pairs.of_never(random.choice(rows.never), random),
    "aims": lambda rows, random: situation_pairs.of_aim(random.choice(rows.aims), random),
    "contrasts": lambda rows, random: contrast_pairs.of_contrast(random.choice(rows.contrasts), random),
    "seconds": lambda rows, random: contrast_pairs.of_second(random.choice(rows.seconds), random),
    "measures": lambda rows, random: contrast_pairs.of_measure(random.choice(rows.measures), random),
    "counts": lambda rows, random: counted_pairs.of_count(rows.counts, random),
    "told": told_pairs.of_told,
    "same": lambda rows, random: wording_pairs.of_same(random.choice(rows.same), random),
    "lookalikes": lambda rows, random: wording_pairs.of_lookalike(random.choice(rows.lookalikes), random),
    "plain": lambda rows, random: plain_pairs.of_deed(random.choice(rows.deeds), random),
    "special": lambda rows, random: wording_pairs.of_special(random.choice(rows.special), random),
    "roles": lambda rows, random: wording_pairs.of_role(random.choice(rows.roles), rows.roles, random),
    "likings": lambda rows, random: wording_pairs.of_liking(rows.likings, random),
    "clauses": wording_pairs.of_clauses,
    "names": wording_pairs.of_names,
    "strangers": wording_pairs.of_strangers,
}
