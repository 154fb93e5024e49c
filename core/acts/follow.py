"""Following a question from memory to memory: what each step needs is looked up here, the engine chooses the way.

Only what counts and holds at the dates of the search is followed; of each
relation the value that was said last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field, replace

from core.acts.bench import Bench
from core.acts.understand import Asked, Note, Settled, understand
from core.answers import Answer, Corpus, Part, Query
from core.beside import RouteStep
from core.domain import Status
from core.engine.attributes.catalogue import is_single
from core.engine.content import coverage
from core.engine.following.relations import asked_relations, is_bare_relation, names_each
from core.engine.following.routes import Route, plain_spans, route, spans_of
from core.engine.following.steps import Step, Told, newest_of, read_step
from core.engine.kin import kin_words, names_of_kin
from core.engine.rank import Candidate, Ranked
from core.store.keys import KeySet
from core.store.memories import read_memories
from core.store.slots import subjects_named, told_of
from core.store.statements import statement_texts
from core.store.view import View
from core.store.words_index import latest_with
from core.text import fold, spaced, stem, words

FOLLOWED = frozenset({Status.CURRENT, Status.DISPUTED})
"""What a way may rest on: nothing that waits, is over or was set aside."""
MOST_TOLD = 200
"""Latest statements with a name that are read for steps; of a thing named more often what is asked is looked for."""
MOST_SOUGHT = 40
"""Latest of them with a word for one asked relation: the newest leads, the rest says it of longer names."""
NO_WORDS = '""'
MOST_KEPT = 200
"""Names whose steps are kept for the next question; 5 MB if all are as well known as names can be."""
MOST_NAMES = 6
"""Runs of words of a question that are tried as names, the longest first."""
READ_FIRST = 12
"""Best hits among whose words a name without capitals is looked for."""
LONGEST_NAMED = 60  # signs of a value in the reason for a hit
ALL_OF_IT = 0.99  # share of the question's words
AS_ASKED = "what is the "
"""What makes a question of a relation that is only named."""
LEADS = 0.01  # above everything else that was found


@dataclass(slots=True)
class _Look:
    """What is told of each name that was looked at, so that no name is looked up twice.

    ``asked``: for each relation that the question names, the words that name it; ``sought``: what these found.
    """

    bench: Bench
    view: View
    told: dict[str, Told]
    followed: KeySet
    asked: tuple[tuple[str, ...], ...]
    sought: dict[str, tuple[Step, ...]] = field(default_factory=dict)

    def __call__(self, name: str) -> tuple[Step, ...]:
        self.bench.store.go_on()
        folded = fold(name)
        if folded not in self.told:
            latest, whole = self._by_words(name, quoted(folded), MOST_TOLD)
            self.told[folded] = Told(self._newest(latest, folded), whole)
        told = self.told[folded]
        if told.whole:
            return told.steps
        if folded not in self.sought:
            self.sought[folded] = newest_of((*told.steps, *self._by_relations(name, folded)))
        return self.sought[folded]

    def _newest(self, latest: list[Step], folded: str) -> tuple[Step, ...]:
        """The newest of each relation by its words, and what the slots tell beside them."""
        newest = newest_of(latest)
        replaced = {step.key for step in latest} - {step.key for step in newest}
        return newest_of((*newest, *self._by_slots(folded, replaced)))

    def _by_relations(self, name: str, folded: str) -> Iterator[Step]:
        """What the question asks of a name that stands in more statements than are read, told by whatever words."""
        own = set(map(stem, words(folded)))  # each statement has these: “states” of the United States says no more
        for asked in self.asked:
            said = [quoted(word) for word in asked if stem(word) not in own]
            if said:
                yield from self._by_words(name, f"{quoted(folded)} AND ({' OR '.join(said)})", MOST_SOUGHT)[0]

    def _by_words(self, name: str, phrase: str, most: int) -> tuple[list[Step], bool]:
        """The steps of the latest statements with a phrase, and whether all with it were read."""
        rows = latest_with(self.bench.store, phrase, most) if phrase != NO_WORDS else []
        found = []
        for key, text, told_at in rows:
            self.bench.store.go_on()
            step = read_step(text, name) if self.counts(key) else None
            if step is not None:
                found.append(Step(key, *step, (told_at, key)))
        return found, len(rows) < most

    def _by_slots(self, folded: str, replaced: Set[int]) -> list[Step]:
        subjects = subjects_named(self.bench.store, {folded})
        rows = told_of(self.bench.store, subjects, self.view.known, MOST_TOLD) if subjects else []
        found = []
        for row in (row for row in rows if self.counts(row.version)):
            if row.version in replaced and is_single(row.attribute):
                continue
            one = "" if is_single(row.attribute) else f" {row.value}"
            found.append(Step(row.version, row.attribute.replace("_", " ") + one, row.value, (0, row.version)))
        return found

    def counts(self, key: int) -> bool:
        """Whether a way may rest on a version."""
        return key in self.followed


def quoted(text: str) -> str:
    """A text's words as a phrase for the index."""
    return f'"{" ".join(words(spaced(text)))}"'


def _look(bench: Bench, view: View, question: str) -> _Look:
    """What is told, with what earlier questions about the same state of the vault have looked up."""
    if bench.told is None or bench.told[0] is not view or len(bench.told[1]) > MOST_KEPT:
        bench.told = view, {}
    return _Look(bench, view, bench.told[1], view.with_status(FOLLOWED), asked_relations(question))


def follow(
    bench: Bench, view: View, asked: Asked, query: Query, settled: Settled, ranked: Sequence[Ranked], offered: Set[int]
) -> tuple[Settled, tuple[RouteStep, ...]]:
    """What was settled with the way to the answer in front, the last step first, and the way itself.

    Unaltered and no way where one memory answers, or none leads on. ``ranked`` is
    what was found by words and meaning, ``offered`` all that the search may offer.
    """
    if asked.question.polar or not ranked or any(map(_is_foreign, query.text)):
        return settled, ()
    if _says_it_all(bench, asked, (settled.ranked or ranked)[0]):
        return settled, ()
    look = _look(bench, view, query.text)
    best: Route | None = None
    for name, of in _names(bench, asked, query.text, ranked, look):
        found = route(query.text, name, of, look, bench.store.go_on)
        if found is not None and (best is None or found.share > best.share):
            best = found
    if best is None or not all(step.key in offered for step in best.steps):
        return settled, ()
    live = view.entries(step.key for step in best.steps)
    entries = [live[step.key] for step in best.steps]
    memories = read_memories(bench.store, entries, view.known)
    told = tuple(RouteStep(memory, step.value) for memory, step in zip(memories, best.steps, strict=True))
    answer = Answer.DISPUTED if any(one.status is Status.DISPUTED for one in entries) else Answer.FOUND
    return _in_front(best, replace(settled, ranked=settled.ranked or list(ranked[:1])), answer), told


def _says_it_all(bench: Bench, asked: Asked, best: Ranked) -> bool:
    """Whether one memory holds all that the question speaks of; no way over others tells more, and ways cost time."""
    (text,) = statement_texts(bench.store, Corpus.MEMORIES, [best.candidate.key])
    return coverage(asked.question.content, text) >= ALL_OF_IT and names_each(asked.text, text)


def follow_phrase(
    bench: Bench, view: View, query: Query, ranked: Sequence[Ranked], offered: Set[int]
) -> tuple[Settled, tuple[RouteStep, ...]]:
    """The same for a relation that is named without being asked for ("employer of my partner"); mostly no way."""
    settled = Settled(ranked)
    if query.plain or not is_bare_relation(query.text):
        return settled, ()
    asked = understand(bench, replace(query, text=AS_ASKED + query.text))
    return follow(bench, view, asked, query, settled, ranked, offered)


def _is_foreign(sign: str) -> bool:
    """Whether a sign is of a script that steps are not read in."""
    return sign.isalpha() and ord(sign) > _LAST_LATIN


_LAST_LATIN = 0x24F


def _names(bench: Bench, asked: Asked, text: str, ranked: Sequence[Ranked], look: _Look) -> list[tuple[str, str]]:
    """Names that the question gives, of which something is told, each with the words that stand for it."""
    question = asked.question
    found = [(name, name) for name in _told(spans_of(text), look)]
    if question.kin:
        of = f"my {question.kin}"
        # Where the question itself says which one is meant ("my sister Ines"), nobody else is.
        meant = [fold(name) for name in names_of_kin(question.kin, (), [text])]
        alias = (meant or question.alias)[:MOST_NAMES]
        named = [name for name in (*alias, *(f"my {word}" for word in kin_words(question.kin))) if look(name)]
        return [*((name, of) for name in named), *((f"user's {question.kin}", of),), *found]
    if question.mine:
        found.append(("user", "my"))
    if found:
        return found
    first = statement_texts(bench.store, Corpus.MEMORIES, [one.candidate.key for one in ranked[:READ_FIRST]])
    return [(name, name) for name in _told(plain_spans(text, first), look)]


def _told(names: Sequence[str], look: _Look) -> list[str]:
    """The first names of which something is told; what is part of one of them is none of its own."""
    found: list[str] = []
    for name in names:
        if len(found) == MOST_NAMES:
            break
        if not any(name in longer for longer in found) and look(name):
            found.append(name)
    return found


def _in_front(found: Route, settled: Settled, answer: Answer) -> Settled:
    by_key = {one.candidate.key: one for one in settled.ranked}
    best = settled.ranked[0].best
    top = max(one.score + sum(part.value for part in _parts(settled, one)) for one in settled.ranked)
    count = len(found.steps)
    leading, notes = [], dict(settled.notes)
    for behind, step in enumerate(reversed(found.steps)):
        one = by_key.get(step.key) or Ranked(Candidate(step.key, 0.0, None, sought=True), 0.0, best)
        lift = Part("a step to the answer", top + LEADS * (count - behind) - one.score)
        said = "answers what you asked" if not behind else f"leads on to “{step.value[:LONGEST_NAMED]}”"
        notes[step.key] = Note((lift,), (said,), via=f"step {count - behind} of {count}")
        leading.append(one)
    steps = {step.key for step in found.steps}
    rest = [one for one in settled.ranked if one.candidate.key not in steps]
    return Settled([*leading, *rest], notes, answer)


def _parts(settled: Settled, one: Ranked) -> tuple[Part, ...]:
    return settled.notes.get(one.candidate.key, Note()).parts
