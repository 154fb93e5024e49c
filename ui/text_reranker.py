"""The sentences of choosing a reranker."""

from __future__ import annotations

from ui.reranker_doors import RerankerFields, RerankerReport
from ui.translation import decimal, digits, tr

TITLE = tr("A reranker")
LINE = tr(
    "Optional: a cross-encoder of your own reads your question together with the best hits and puts them in a better "
    "order. It never changes what is said of them. It counts for every vault on this computer, and nothing leaves it."
)
OFF_NOW = tr("Off: hits keep the order of the search itself.")
FOLDER = tr("Folder of the reranker")
TEST, TESTING = tr("Test it"), tr("Letting it compare some sentences…")
USE, SWITCH_OFF = tr("Use it"), tr("Switch it off")


def state_words(fields: RerankerFields) -> str:
    """Which one reads now."""
    return tr("On: {name} reads the best hits once more.").format(name=fields.name) if fields.folder else OFF_NOW


def result_words(report: RerankerReport) -> str:
    """What the test showed, and what a search will cost."""
    right = tr("Right in {right} of 100 comparisons.").format(right=digits(round(report.right)))
    whole = report.ms * report.reads
    time = tr("{ms} ms a text: the best {reads} take about {whole} ms of each search.").format(
        ms=decimal(report.ms), reads=digits(report.reads), whole=digits(round(whole))
    )
    if whole <= report.budget_ms:
        return f"{right} {time}"
    few = tr("A search gives it {budget} ms, so it will read about {count}; the rest keeps its order.").format(
        budget=digits(round(report.budget_ms)), count=digits(max(1, int(report.budget_ms / report.ms)))
    )
    return f"{right} {time} {few}"
