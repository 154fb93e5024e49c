"""Finding what may contradict what, after it was stored: code first, the built-in judge for the rest.

Each version is looked at once by a detector (the word lists, the rules and the
judge together have one mark). Its candidates are its nearest by meaning, those
that share words, and those that the kinds of things name; they are only ever
candidates. Thought holds nothing; what comes of a statement is one short
operation, so that a run may stop or be killed between any two of them.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from core.acts.bench import Bench
from core.acts.embed import search_index
from core.acts.flags import raise_flag
from core.acts.recalibrate import own_bar, score_of
from core.acts.wording import elapsed, status_of
from core.answers import Corpus, followed_by
from core.contradictions import Assessment, Generator
from core.domain import Layer, Outcome, Progress, Receipt, ShouldStop, Step
from core.engine.opposites.candidates import phrases_for
from core.engine.opposites.evidence import BARS, CANNOT_TELL, Prepared, Setting, Weighed, bar_of, prepare, weigh
from core.engine.opposites.owner import of_owner
from core.engine.opposites.replaceable import Held
from core.engine.opposites.words import mark_of_tables
from core.engine.query import match_expression, read_terms
from core.errors import InvalidRequest, ModelAltered, ModelMissing
from core.inference.local_judge import Shares
from core.store.journal import Writer
from core.store.memories import find_memory, live_windows
from core.store.meta import get_meta, put_meta
from core.store.review import first_raised_by, open_flags, put_assessment
from core.store.sweeps import DETECTED, Kept, count_unexamined, is_examined, put_examined, read_kept, unexamined
from core.store.words_index import lookup
from core.text import fold, spaced
from core.window import End

KIND = "detect"
"""Kind of its operations in the log; an undo without a number passes them by."""
ACTOR = "detector"
SETTING = "detector"
"""Key in ``meta`` of how much the built-in judge may flag by itself."""
RULES = 1
"""Raised when the rules change in a way that should look at every statement again."""
NEAREST = 50
LEAST_SIMILAR = 0.35
"""Cosine from which a neighbour is a candidate; with the built-in model statements of one topic lie above it."""
BY_WORDS = 40
"""Candidates that share words, best first; BM25 puts what shares several rare ones on top."""
BY_KIND = 60
"""Candidates that the kinds of things name, newest first."""
MOST_FLAGS = 5
"""Flags of one statement; more would say the same again."""
MOST_JUDGED = 20
"""Pairs of one statement that the judge reads, about 4 ms each: an import of thousands must not take hours."""
PAGE = 32


@dataclass(frozen=True, slots=True)
class _Pair:
    """The earlier and the later of two statements, what code makes of them, and what the judge said."""

    first: Kept
    second: Kept
    prepared: Prepared
    shares: Shares | None = None


def setting(bench: Bench) -> Setting:
    """How much the built-in judge may flag by itself; quiet until the person says otherwise."""
    stored = get_meta(bench.store, SETTING)
    return Setting(stored) if stored in tuple(Setting) else Setting.QUIET


def set_setting(bench: Bench, name: str) -> None:
    """Choose it by its name; raises ``InvalidRequest``. What was looked at is not looked at again."""
    if name not in tuple(Setting):
        raise InvalidRequest(f"“{name[:60]}” is no setting of the built-in judge.", "Known: quiet, balanced, all.")
    with bench.store.writing():
        put_meta(bench.store, SETTING, name)


def detector(bench: Bench) -> str:
    """The mark of what looks at statements now: rules, word lists, the judge, and whether there are vectors."""
    judge = bench.local.fingerprint if bench.local else "rules"
    model = bench.embedder.fingerprint if bench.embedder else "words"
    return f"{DETECTED}{RULES}-{mark_of_tables()}-{judge}-{model}"


def detect_missing(
    bench: Bench,
    progress: Progress | None = None,
    should_stop: ShouldStop | None = None,
    limit: int | None = None,
) -> int:
    """Look at the statements that this detector has not seen, oldest first; gives their number.

    ``limit``: at most so many. A judge that cannot be used is left out: rules
    look alone, and the statements are looked at again once it is there.
    """
    done, last = 0, 0
    mark = detector(bench)
    total = min(count_unexamined(bench.store, mark), limit if limit is not None else 1 << 30)
    while keys := unexamined(bench.store, mark, last, PAGE):
        for kept in read_kept(bench.store, keys):
            if (limit is not None and done >= limit) or (should_stop is not None and should_stop()):
                return done
            last = kept.key
            _examine(bench, kept, mark)
            if detector(bench) != mark:  # the judge was found to be unusable
                return done + detect_missing(bench, progress, should_stop, None if limit is None else limit - done)
            done += 1
            if progress is not None:
                progress(done, max(done, total))
        last = max(last, keys[-1])
    return done


def detected(bench: Bench, written: Receipt) -> Receipt:
    """Look at the memory that a write stored, and give its receipt with what was found."""
    if written.memory is None:
        return written
    begun = time.perf_counter()
    memory = find_memory(bench.store, written.memory)
    mark = detector(bench)
    keys = [held.version for held in live_windows(bench.store, memory)]
    fresh = set(keys) - is_examined(bench.store, keys, mark)
    for kept in read_kept(bench.store, sorted(fresh)):
        _examine(bench, kept, mark)
        if detector(bench) != mark:
            return detected(bench, written)
    found = [flag for key in keys for flag in open_flags(bench.store, key) if flag[1] not in written.contradictions]
    if not found:
        return written
    texts = ", ".join(f"“{other.text}”" for other in read_kept(bench.store, [key for key, _ in found]))
    sentence = f"It may disagree with {texts}: waiting for you."
    receipt = Receipt(
        Outcome.QUEUED,
        Layer.JUDGE,
        sentence,
        memory=written.memory,
        version=written.version,
        status=status_of(bench, memory),
        contradictions=tuple(dict.fromkeys(flag for _, flag in found)),
        ms=elapsed(begun),
        steps=(Step(Layer.JUDGE, "queued", sentence, elapsed(begun)),),
    )
    return followed_by(written, receipt)


def _examine(bench: Bench, new: Kept, mark: str) -> None:
    owners = bench.owner_names()
    pairs = [_paired(new, other, owners) for other in _candidates(bench, new, mark) if _may_meet(new, other)]
    known = dict(open_flags(bench.store, new.key))
    by_judge = first_raised_by(bench.store, list(known.values()), Generator.LOCAL.value)
    noted = [_paired(new, other, owners) for other in read_kept(bench.store, list(known))]
    asked = _asked(bench, [*pairs, *noted])
    if mark != detector(bench):
        return
    bar = own_bar(bench, BARS[setting(bench)])
    weighed = [(pair, weigh(pair.prepared, _share(pair), bar)) for pair in asked[: len(pairs)]]
    found = sorted(((pair, one) for pair, one in weighed if one.generator), key=lambda entry: -entry[1].score)
    with bench.operation(KIND, actor=ACTOR) as writer:
        for pair, one in found[:MOST_FLAGS]:
            _flag(bench, writer, pair, one, bar)
        for pair in asked[len(pairs) :]:
            if pair.shares is not None:
                other = pair.first if pair.second.key == new.key else pair.second
                name = known[other.key]
                put_assessment(writer, name, _judged(bench, pair, bar, alone=name in by_judge))
        put_examined(bench.store, [new.key], mark)
        count = len(found[:MOST_FLAGS])
        writer.note = f"{count} pair{'s' if count != 1 else ''} found" if count else "no further pair found"


def by_rules(one: Kept, other: Kept, owners: frozenset[str]) -> tuple[Kept, Kept, Weighed] | None:
    """What rules alone find between two statements: the earlier, the later and the finding; None when nothing."""
    if not _may_meet(one, other):
        return None
    pair = _paired(one, other, owners)
    weighed = weigh((pair if _one_voice(pair) else _of_two(pair)).prepared, None)
    return (pair.first, pair.second, weighed) if weighed.generator is not None else None


def _may_meet(new: Kept, other: Kept) -> bool:
    """Both are said of one time and by one voice; windows that do not meet never conflict."""
    if other.memory == new.memory or not new.window.overlaps(other.window):
        return False
    if new.window.ending is End.OPEN and other.window.ending is End.OPEN:
        return True
    return new.window.start is not None and other.window.start is not None


def _paired(new: Kept, other: Kept, owners: frozenset[str]) -> _Pair:
    """The two in the order in which they were said; told at one time, in the order in which they came."""
    first, second = sorted((new, other), key=lambda kept: ((kept.said or kept.recorded).at, kept.key))
    years = [kept.said.at.year if kept.said else None for kept in (first, second)]
    return _Pair(first, second, prepare(of_owner(first.text, owners), of_owner(second.text, owners), *years))


def _one_voice(pair: _Pair) -> bool:
    """“I” of two speakers are two people."""
    said_of_self = any("first" in side.cues or side.subject.kind == "owner" for side in pair.prepared.pair.both)
    first, second = pair.prepared.pair.both
    # “Eric is allergic”, and Eric himself: “that was not me”.
    named = fold(pair.first.speaker) in second.subject.who or fold(pair.second.speaker) in first.subject.who
    return fold(pair.first.speaker) == fold(pair.second.speaker) or named or not said_of_self


def _asked(bench: Bench, pairs: Sequence[_Pair]) -> list[_Pair]:
    """The pairs with what the judge says of those that code leaves to it."""
    kept = [pair if _one_voice(pair) else _of_two(pair) for pair in pairs]
    wanted = [at for at, pair in enumerate(kept) if pair.prepared.for_judge]
    # What rules found first, then the nearest: the order in which the candidates came.
    wanted = sorted(wanted, key=lambda at: not kept[at].prepared.found)[:MOST_JUDGED]
    if bench.local is None or not wanted:
        return kept
    texts = [(kept[at].prepared.pair.a.text, kept[at].prepared.pair.b.text) for at in wanted]
    try:
        said = bench.local.assess(texts)
    except (ModelMissing, ModelAltered):
        bench.local = None
        return kept
    for at, shares in zip(wanted, said, strict=True):
        kept[at] = _Pair(kept[at].first, kept[at].second, kept[at].prepared, shares)
    return kept


def _of_two(pair: _Pair) -> _Pair:
    held = Prepared(pair.prepared.pair, Held("they are about different people", firm=True), (), False)
    return _Pair(pair.first, pair.second, held)


def _share(pair: _Pair) -> float | None:
    return None if pair.shares is None else pair.shares.score


def _flag(bench: Bench, writer: Writer, pair: _Pair, weighed: Weighed, bar: float) -> None:
    sides = ((pair.first.key, pair.first.text), (pair.second.key, pair.second.text))
    said = []
    if weighed.generator is Generator.OPPOSITE:
        said.append(Assessment(Generator.OPPOSITE, "", weighed.rule, weighed.score, weighed.reason))
    if pair.shares is not None:
        said.append(_judged(bench, pair, bar, alone=not said))
    for assessment in said:
        raise_flag(bench, writer, *sides, assessment, weighed.suggested)


def _judged(bench: Bench, pair: _Pair, bar: float, *, alone: bool) -> Assessment:
    """What the judge says of a pair; beside a rule's word its own weighs half when the queue is ranked."""
    shares = pair.shares
    assert shares is not None
    assert bench.local is not None
    unsure = CANNOT_TELL <= shares.score < bar_of(pair.prepared.pair, bar)
    label = "cannot tell" if unsure else shares.likeliest.value
    reason = "The built-in judge cannot tell." if unsure else "The two may disagree."
    if shares.score < CANNOT_TELL:
        reason = f"The built-in judge would not have asked: {label}."
    return Assessment(Generator.LOCAL, bench.local.name, label, score_of(shares.score, alone=alone), reason)


def _candidates(bench: Bench, new: Kept, mark: str) -> list[Kept]:
    """Live statements to compare with: earlier ones, and later ones that were looked at already."""
    keys = dict.fromkeys([*_nearest(bench, new), *_by_words(bench, new), *_by_kind(bench, new)])
    keys.pop(new.key, None)
    later = [key for key in keys if key > new.key]
    seen = is_examined(bench.store, later, mark) if later else set()
    return read_kept(bench.store, [key for key in keys if key < new.key or key in seen])


def _nearest(bench: Bench, new: Kept) -> list[int]:
    index, _ = search_index(bench, Corpus.MEMORIES)
    if index is None:
        return []
    vector = bench.vector_of(new.key, new.text)
    if vector is None:
        return []
    scores = index.scores(vector, bench.scale())
    found: list[int] = []
    for key in scores.in_falling_order():
        if len(found) >= NEAREST or (scores.of(key) or 0.0) < LEAST_SIMILAR:
            break
        found.append(key)
    return found


def _by_words(bench: Bench, new: Kept) -> list[int]:
    expression = match_expression(read_terms(new.text))
    return [row[0] for row in lookup(bench.store, Corpus.MEMORIES, expression)[:BY_WORDS]] if expression else []


def _by_kind(bench: Bench, new: Kept) -> list[int]:
    phrases = phrases_for(new.text)
    if not phrases:
        return []
    rows = lookup(bench.store, Corpus.MEMORIES, " OR ".join(_quoted(words, opened) for words, opened in phrases))
    return sorted((row[0] for row in rows), reverse=True)[:BY_KIND]


def _quoted(words: str, opened: bool) -> str:
    said = spaced(fold(words)).replace('"', " ").strip()
    return f'own : "{said}"{" *" if opened else ""}'
