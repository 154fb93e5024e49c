"""Full BM25 over many memories: the word index's own lists of statements, kept in memory and added up as arrays.

FTS5 computes a score statement by statement, which takes a second where words
stand in hundreds of thousands of a million. Here each word's list is read from
FTS5 once, on its first use, and kept within a bound; the sums are FTS5's own
(k1 1.2, b 0.75, the same counts), to the precision of float32. What was
written since is read at the next search, from this program or another.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import log
from typing import TYPE_CHECKING, NamedTuple, Protocol

from core.answers import Corpus
from core.store.connection import Store
from core.store.words_index import (
    ALIKE,
    OWN_WEIGHT,
    document_frequencies,
    expected_documents,
    phrase_holders,
    totals,
    word_instances,
    word_lengths,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Keys = NDArray[np.int32]
    Floats = NDArray[np.float32]
    Mask = NDArray[np.bool_]

K1, B = 1.2, 0.75  # those of FTS5's bm25()
LEAST_IDF = 1e-6  # FTS5's, for a word in more than half of all
_FEW = 20_000  # matches that are cut by themselves; of more only those of the best blocks are looked at
MOST_KEPT = 8_000_000
"""Entries of lists that are kept: 40 MB, about a hundred words that stand in every twelfth of a million."""
LONGEST_TAIL = 2_000
"""Statements since a list was read whose words are counted here: 40 ms; after more, lists are read anew."""


class Word(Protocol):
    """A searched word, as ``core.engine.query`` reads it."""

    @property
    def phrase(self) -> str:
        """As it stands in an FTS5 expression."""

    @property
    def beginning(self) -> bool:
        """Whether words that begin with it are found, too."""


class _List(NamedTuple):
    """The statements with a word, rising, how often it stands in each, and which are known to it: all up to a key."""

    keys: Keys
    times: NDArray[np.uint8]
    until: int


class Matches:
    """What one query found: a score for each statement, 0 for those without any of the words."""

    def __init__(self, scores: Floats) -> None:
        self._scores = scores

    @property
    def size(self) -> int:
        """One more than the highest key."""
        return len(self._scores)

    def of(self, keys: Sequence[int]) -> list[float]:
        """The BM25 of some statements."""
        import numpy as np

        wanted = np.array(keys, np.int64)
        found: list[float] = np.where(
            wanted < self.size, self._scores[np.minimum(wanted, self.size - 1)], np.float32(0)
        ).tolist()
        return found

    def best(self, among: Mask, count: int) -> tuple[list[int], int]:
        """The best ``count`` of the statements that may be offered, newest first where equal, and how many match."""
        import numpy as np

        fitting = (self._scores > 0) & among  # of the numbers themselves, each look takes eight times as long
        matching = int(np.count_nonzero(fitting))
        if matching > max(count, _FEW):
            fitting &= self._scores >= _least_of(np.where(among, self._scores, np.float32(0)), count)
        found = np.flatnonzero(fitting)
        held = self._scores[found].round(ALIKE)
        if len(found) > count:
            near = held >= np.partition(held, len(held) - count)[len(held) - count]
            found, held = found[near], held[near]
        order = np.lexsort((-found, -held))[:count]
        return found[order].tolist(), matching


def _least_of(scores: Floats, count: int) -> float:
    """A score that at least ``count`` reach and few more: the count-th best of the blocks' best."""
    import numpy as np

    width = max(1, len(scores) // (8 * count))
    whole = len(scores) // width * width
    tops = np.append(scores[:whole].reshape(-1, width).max(axis=1), scores[whole:])
    least = float(np.partition(tops, len(tops) - count)[len(tops) - count])
    return max(least, float(np.finfo(np.float32).tiny))


@dataclass(slots=True)
class Postings:
    """The lists of the memories' words; one thread at a time, inside of one read of the store."""

    store: Store
    _mark: bytes = b""
    _last: int = 0
    _base: int = 0
    _lengths: NDArray[np.int32] | None = None
    _units: Floats | None = None
    _rows: int = 0
    _tokens: int = 0
    _lists: OrderedDict[str, _List] = field(default_factory=OrderedDict)
    _kept: int = 0
    _tail: dict[str, list[tuple[int, int]]] = field(default_factory=dict)

    def matches(self, terms: Iterable[Word]) -> Matches:
        """BM25 of every memory for these words."""
        import numpy as np

        self._refresh()
        scores = np.zeros(self._last + 1, np.float32)
        lists: list[_List] = []
        weights: list[float] = []
        for term in terms:
            for beginning in (False, True)[: 1 + term.beginning]:
                self.store.go_on()
                held = [one for one in self._both(term.phrase, beginning=beginning) if one is not None]
                lists += held
                weights += [self._rarity(sum(len(one.keys) for one in held))] * len(held)
        if lists:
            keys = np.concatenate([one.keys for one in lists])
            rarity = np.repeat(np.array(weights, np.float32), [len(one.keys) for one in lists])
            self.store.go_on()
            # All words in one go: added up list by list it takes twice the time.
            np.add.at(scores, keys, rarity * self._weights(keys, np.concatenate([one.times for one in lists])))
        return Matches(scores)

    def frequency(self, term: Word) -> int:
        """How many memories hold a word; of a beginning, how many hold one with it."""
        self._refresh()
        words = self.store.index_words(term.phrase)
        if len(words) == 1 and not term.beginning and term.phrase not in self._lists:
            # Counted where it lies: a list is not read for a word that may turn out to be too common.
            return document_frequencies(self.store, Corpus.MEMORIES, words)[words[0]]
        lists = self._both(term.phrase, beginning=term.beginning)
        return sum(len(one.keys) for one in lists if one is not None)

    def _both(self, phrase: str, *, beginning: bool) -> tuple[_List, _List | None]:
        return self._listed(phrase, beginning=beginning), self._later(phrase, beginning=beginning)

    def _rarity(self, holding: int) -> float:
        """FTS5's weight of a word that so many statements hold."""
        return max(LEAST_IDF, log((self._rows - holding + 0.5) / (holding + 0.5)))

    def _weights(self, keys: Keys, times: NDArray[np.uint8]) -> Floats:
        """What statements get for a word of weight 1 that each holds so many times."""
        import numpy as np

        assert self._units is not None
        weight = times * np.float32(OWN_WEIGHT)
        found: Floats = weight * np.float32(K1 + 1) / (weight + self._units.take(keys))
        return found

    def _listed(self, phrase: str, *, beginning: bool) -> _List:
        name = f"{phrase} *" if beginning else phrase
        found = self._lists.pop(name, None)
        if found is None:
            found = self._read(phrase, beginning=beginning)
            self._kept += len(found.keys)
        self._lists[name] = found
        while self._kept > MOST_KEPT and len(self._lists) > 1:
            _, dropped = self._lists.popitem(last=False)
            self._kept -= len(dropped.keys)
        return found

    def _read(self, phrase: str, *, beginning: bool) -> _List:
        """A word's list from FTS5; of signs in a row and of beginnings it tells where they stand, not how often."""
        import numpy as np

        words = self.store.index_words(phrase)
        if len(words) == 1 and not beginning:
            standing = word_instances(self.store, Corpus.MEMORIES, words[0])
            keys, times = np.unique(np.fromstring(standing, np.int32, sep=","), return_counts=True)
            return _List(keys, np.minimum(times, 255).astype(np.uint8), self._last)
        match = f"{phrase} *" if beginning else phrase
        keys = np.fromstring(phrase_holders(self.store, Corpus.MEMORIES, match), np.int32, sep=",")
        return _List(keys, np.ones(len(keys), np.uint8), self._last)

    def _later(self, phrase: str, *, beginning: bool) -> _List | None:
        """The statements with a word that were written since its list was read."""
        import numpy as np

        until = self._lists[f"{phrase} *" if beginning else phrase].until
        if until == self._last:
            return None
        words = self.store.index_words(phrase)
        if len(words) == 1 and not beginning:
            rows = [row for row in self._tail.get(words[0], ()) if row[0] > until]
        else:
            match = f"{phrase} *" if beginning else phrase
            later = phrase_holders(self.store, Corpus.MEMORIES, match, until)
            rows = [(int(key), 1) for key in later.split(",") if key]
        keys, times = [key for key, _ in rows], [min(time, 255) for _, time in rows]
        return _List(np.array(keys, np.int32), np.array(times, np.uint8), until)

    def _refresh(self) -> None:
        mark, rows, tokens = totals(self.store, Corpus.MEMORIES)
        if mark == self._mark and self._lengths is not None:
            return
        self._take_new()
        if (self._rows, self._tokens) != (rows, tokens):  # something was erased
            self._forget()
            self._take_new()
        self._mark = mark
        self._weigh()

    def _take_new(self) -> None:
        import numpy as np

        keys, lengths = word_lengths(self.store, Corpus.MEMORIES, self._last)
        if not len(keys):
            if self._lengths is None:
                self._lengths = np.zeros(1, np.int32)
            return
        newest = int(keys[-1])
        grown = np.zeros(newest + 1, np.int32)
        if self._lengths is not None:
            grown[: len(self._lengths)] = self._lengths
        grown[keys] = lengths
        self._lengths = grown
        self._rows += len(keys)
        self._tokens += int(lengths.sum())
        self._note_tail(self._last, newest)
        self._last = newest

    def _note_tail(self, before: int, newest: int) -> None:
        """Count the words of what is new, if it is little; else drop the lists."""
        if newest - self._base > LONGEST_TAIL or not self._lists:
            self._lists.clear()
            self._tail.clear()
            self._kept = 0
            self._base = newest
            return
        for key, own, _, _ in expected_documents(self.store, Corpus.MEMORIES, before):
            for word, times in Counter(self.store.index_words(own)).items():
                self._tail.setdefault(word, []).append((key, times))

    def _forget(self) -> None:
        self._lists.clear()
        self._tail.clear()
        self._kept = self._last = self._base = self._rows = self._tokens = 0
        self._lengths = None

    def _weigh(self) -> None:
        """What a statement's length damps its words by."""
        import numpy as np

        assert self._lengths is not None
        mean = self._tokens / self._rows if self._rows else 1.0
        self._units = (K1 * (1 - B + B * self._lengths / np.float32(mean or 1.0))).astype(np.float32)
