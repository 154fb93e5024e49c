"""LoCoMo: how much of the labelled evidence the search finds, one vault per conversation.

Each conversation is imported into a fresh vault in memory, embedded, and asked
its own questions as typed. Recall@k of a question is the share of its
evidence turns among the first k episodes; the figure is the mean over
questions, in percent. Categories: 1 multi-hop, 2 temporal, 3 commonsense,
4 single-hop, 5 adversarial (not part of the total). Pooled, all conversations
lie in one vault, which is asked the questions of each.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.doubts import auroc, exchanged, spread
from core.answers import Corpus, Found, ImportOptions, Query, Take
from core.doubts import Doubt
from core.errors import FileUnreadable, InvalidRequest, UnsupportedFormat
from core.exchange.export import write_records
from core.exchange.locomo import Question, questions_of, read_locomo, sample_names
from core.vault import Vault

if TYPE_CHECKING:
    from core.inference.embed import Embedder
    from core.inference.rerank_folder import Reranker

CUTS = (1, 5, 10, 20, 30)
ADVERSARIAL = 5
FOREIGN = 0
"""Category of a question of another conversation, with the names of this one; none is in a file."""
MODES = ("search", "ask")


@dataclass(frozen=True, slots=True)
class Case:
    """One question with the dia_ids of the episodes that were found, best first."""

    id: str
    question: Question
    evidence: frozenset[str]
    hits: tuple[str, ...]
    doubt: Doubt | None = None
    reread: tuple[str, ...] = ()
    """The same once a reranker read the best ones."""

    def recall(self, cut: int) -> float:
        """Share of the evidence among the first ``cut`` hits."""
        return len(self.evidence.intersection(self.hits[:cut])) / len(self.evidence)


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Search for every question of the file; ``options`` holds ``mode``, ``pooled`` and perhaps a ``reranker``.

    With one, each question is searched twice, and ``reranked`` says what the second look found, and its cost.

    Raises ``FileUnreadable`` and ``UnsupportedFormat`` for a file without
    conversations, ``InvalidRequest`` for a mode other than ``search`` and ``ask``:
    asked, what the one person said whom a question names counts more.
    """
    mode = str(options.get("mode", "search"))
    if mode not in MODES:
        raise InvalidRequest(f"There is no mode “{mode[:40]}”.", f"Known: {', '.join(MODES)}.")
    if file is None:
        raise InvalidRequest("“locomo” needs a file of cases.", "Write it after the set's name.")
    value = read_cases(file)
    asking = mode == "ask"
    samples = sample_names(value)
    vaults = [samples] if options.get("pooled") else [(sample,) for sample in samples]
    timed = Reread(options.get("reranker"))
    every = [case for inside in vaults for case in _cases(value, inside, embedder, timed, asking=asking)]
    cases = [case for case in every if case.question.category != FOREIGN]
    if out is not None:
        write_lines(out, (_line(case) for case in cases))
    doubts = {"abstention": doubts_of(every)} if asking else {}
    after = {"reranked": timed.metrics_of(cases)} if timed.reranker is not None else {}
    return {"set": "locomo", "n": len(cases), "metrics": {**metrics_of(cases), **doubts, **after}}


@dataclass(slots=True)
class Reread:
    """The second look that is measured: its reranker, if any, and the processor time that searches took in all."""

    reranker: Reranker | None = None
    plain_ms: float = 0.0
    reread_ms: float = 0.0
    searches: int = 0

    def search(self, vault: Vault, query: Query) -> tuple[Found, Found]:
        """The search as it is, and with the second look."""
        began = time.process_time()
        plain = vault.search(query)
        between = time.process_time()
        if self.reranker is None:
            return plain, plain
        again = vault.search(replace(query, reread=True))
        self.plain_ms += 1000 * (between - began)
        self.reread_ms += 1000 * (time.process_time() - between)
        self.searches += 1
        return plain, again

    def metrics_of(self, cases: Sequence[Case]) -> dict[str, Any]:
        """Recall after the second look, and milliseconds of processor time a search, without and with it."""
        after = metrics_of([replace(case, hits=case.reread) for case in cases])
        return {**self.cost(), **after}

    def cost(self) -> dict[str, Any]:
        """The reranker's name, and milliseconds of processor time a search, with it and without."""
        count = max(1, self.searches)
        times = {"cpu_ms": round(self.reread_ms / count, 1), "cpu_ms_without": round(self.plain_ms / count, 1)}
        return {"name": self.reranker.name if self.reranker else "", **times}


def doubts_of(cases: Sequence[Case]) -> dict[str, float | None]:
    """AUROC of likeness against questions of another conversation, and of the gap against those of the wrong person."""
    answerable = [case.doubt for case in cases if case.question.category not in (FOREIGN, ADVERSARIAL) and case.doubt]
    foreign = [case.doubt for case in cases if case.question.category == FOREIGN and case.doubt]
    wrong = [case.doubt for case in cases if case.question.category == ADVERSARIAL and case.doubt]
    return {
        "nothing_like_it": auroc(_known(one.likeness for one in answerable), _known(one.likeness for one in foreign)),
        "somebody_else": auroc(_known(one.gap for one in answerable), _known(one.gap for one in wrong)),
    }


def _known(values: Iterable[float | None]) -> list[float]:
    return [value for value in values if value is not None]


def metrics_of(cases: Sequence[Case]) -> dict[str, Any]:
    """Recall over categories 1–4, and by category, over the questions whose evidence can be found."""
    usable = [case for case in cases if case.evidence]
    total = [case for case in usable if case.question.category != ADVERSARIAL]
    categories = sorted({case.question.category for case in usable})
    return {
        "recall": _recalls(total),
        "by_category": {
            str(category): _recalls([case for case in usable if case.question.category == category])
            for category in categories
        },
        "n": len(total),
    }


def read_cases(file: Path) -> object:
    """The parsed JSON of a file of cases. Raises ``FileUnreadable`` and ``UnsupportedFormat``."""
    try:
        value: object = json.loads(file.read_bytes())
    except OSError as reason:
        raise FileUnreadable(f"{file} cannot be read: {reason.strerror}.", "Check the path.") from reason
    except (ValueError, RecursionError) as reason:
        raise UnsupportedFormat(f"{file} is not JSON that can be read.", "Choose a LoCoMo file.") from reason
    if not sample_names(value):
        raise UnsupportedFormat(f"{file} holds no LoCoMo conversation.", "Choose a LoCoMo file.")
    return value


def write_lines(out: Path, lines: Iterator[Mapping[str, object]]) -> None:
    """One JSON line per case, whole or not at all."""
    write_records(out, "jsonl", {}, lines)


def _cases(
    value: object, inside: Sequence[str], embedder: Embedder | None, timed: Reread, *, asking: bool
) -> Iterator[Case]:
    """Import some conversations into one vault and put their questions; a single one gets those of another, too."""
    alone = inside[0] if len(inside) == 1 else None
    with tempfile.TemporaryDirectory(prefix="variorum-bench-") as folder:
        path = Path(folder) / "conversations.json"
        path.write_text(json.dumps(value), encoding="utf-8")
        vault = Vault.in_memory(embedder=embedder)
        try:
            options = ImportOptions(format="locomo", take=Take.EPISODES, conversation=alone)
            vault.import_file(path, options)
            if embedder is not None:
                vault.embed_missing()
            vault.use_reranker(timed.reranker, budget_ms=None)
            turns = {sample: _turn_ids(value, sample) for sample in inside}
            vault.search(Query("anything", corpus=Corpus.EPISODES, asking=asking))  # the first one builds what is kept
            for sample, question in _put(value, inside, foreign=asking and alone is not None):
                query = Query(question.text, limit=CUTS[-1], corpus=Corpus.EPISODES, asking=asking)
                found, again = timed.search(vault, query)
                hits, reread = (tuple(hit.external_id or "" for hit in one.hits) for one in (found, again))
                evidence = _named_in(question, turns[sample], "" if alone else f"{sample}:")
                yield Case(f"{sample}:{question.index}", question, evidence, hits, found.doubt, reread)
        finally:
            vault.close()


def _put(value: object, inside: Sequence[str], *, foreign: bool) -> Iterator[tuple[str, Question]]:
    """The questions to put, each with the conversation that it is about."""
    for sample in inside:
        for question in (*questions_of(value, sample), *(_foreign(value, sample) if foreign else ())):
            yield sample, question


def _named_in(question: Question, turns: frozenset[str], prefix: str) -> frozenset[str]:
    """The ids of the turns that answer, as they are in the vault: in one with several conversations, with its name."""
    return frozenset(f"{prefix}{turn}" for turn in turns.intersection(question.evidence))


def _foreign(value: object, sample: str) -> list[Question]:
    """Answerable questions of the next conversation, its speakers' names exchanged for those of this one."""
    names = sample_names(value)
    other = names[(names.index(sample) + 1) % len(names)]
    if other == sample:
        return []
    exchange = dict(zip(_speakers(value, other), _speakers(value, sample), strict=False))
    asked = [question.text for question in questions_of(value, other) if question.category != ADVERSARIAL]
    return [Question(-1, exchanged(text, exchange), (), FOREIGN) for text in spread(asked)] if asked else []


def _speakers(value: object, sample: str) -> list[str]:
    parsed = read_locomo(value, "cases", ImportOptions(conversation=sample))
    return list(dict.fromkeys(turn.speaker for turn in parsed.turns if turn.speaker))


def _turn_ids(value: object, sample: str) -> frozenset[str]:
    """The ids that evidence can point to."""
    parsed = read_locomo(value, "cases", ImportOptions(conversation=sample))
    return frozenset(turn.external_id for turn in parsed.turns)


def _recalls(cases: Sequence[Case]) -> dict[str, float]:
    return {
        f"@{cut}": round(100 * sum(case.recall(cut) for case in cases) / len(cases), 2) if cases else 0.0
        for cut in CUTS
    }


def _line(case: Case) -> dict[str, object]:
    return {"id": case.id, "category": case.question.category, "hits": list(case.hits)}
