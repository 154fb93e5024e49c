"""The sentences about the detectors: how right each was, what it may do by itself."""

from __future__ import annotations

from core.contradictions import DetectorFigures, Generator
from ui.safe import one_line
from ui.text_contradictions import NAMES
from ui.translation import digits, tr

TITLE = tr("Finding contradictions")
LINE = tr("What looks for contradictions, and how often it was right by your own verdicts.")
NOTHING_YET = tr("You have not decided about it yet, so nothing is known of how right it is.")
NO_DETECTORS = tr("Nothing was found yet")
NO_DETECTORS_LINE = tr("Each detector is listed here with how often it was right, once it has found something.")
BY_ITSELF = tr("May decide by itself while it is right in at least")
BY_ITSELF_LINE = tr(
    "Off by default. It is allowed only while even a careful guess of how often it is right lies above the limit. "
    "What it decides is listed under Decided and can be taken back."
)
LIMITS = (80.0, 90.0, 95.0)
"""Limits that are offered, in percent; proving 90 takes some 35 verdicts without a mistake."""
JUDGE_TITLE = tr("How much the built-in judge asks")
_ASKS = {"quiet": tr("little"), "balanced": tr("balanced"), "all": tr("all", "what it asks")}
JUDGE_WORDS = {"quiet": tr("Little"), "balanced": tr("Balanced"), "all": tr("All")}
"""The judge's settings by their names in the vault."""
JUDGE_LINES = {
    "quiet": tr("Only about what it is very sure of. Few questions, most of them right."),
    "balanced": tr("Also about what it is fairly sure of. More is found, more of it turns out to be none."),
    "all": tr("About everything that may disagree. Expect many questions about nothing."),
}
"""What each setting means for the person."""
WHILE_IDLE = tr("Look through the vault by itself while nothing is written")

ABOUT: dict[Generator, str] = {
    Generator.SLOT: tr("Two answers to one question, such as two homes."),
    Generator.OPPOSITE: tr("Negation, other numbers, opposites, on the same words."),
    Generator.DENSE: tr("Statements close in meaning; only ever a candidate."),
    Generator.LOCAL: tr("A small model on this computer; English only."),
    Generator.SWEEP: tr("What nobody compared when it was written."),
    Generator.BRIDGE: tr("What may have lost its basis when something else changed."),
    Generator.JUDGE: tr("The language model that you set."),
    Generator.PERSON: tr("What you linked by hand."),
    Generator.IMPORT: tr("What a file that was brought in held to be in conflict."),
}
"""What each detector looks at, in a sentence."""


def detector_name(figures: DetectorFigures) -> str:
    """A detector's name, with its model if it has one."""
    model = f" · {one_line(figures.model, 60)}" if figures.model else ""
    return NAMES[figures.generator] + model


def meter_words(figures: DetectorFigures) -> str:
    """“Right in 18 of 20 of your verdicts (between 70 and 97 %)”."""
    if not figures.decided or figures.low is None or figures.high is None:
        return NOTHING_YET
    interval = tr("between {low} and {high} %").format(low=digits(round(figures.low)), high=digits(round(figures.high)))
    return tr("Right in {right} of {decided} of your verdicts ({interval}).").format(
        right=digits(figures.right), decided=digits(figures.decided), interval=interval
    )


def open_words(figures: DetectorFigures) -> str:
    """How many of its findings wait."""
    return tr("{open} open").format(open=digits(figures.open)) if figures.open else tr("none open")


def limit_words(limit: float) -> str:
    """“90 %”."""
    return f"{limit:.0f} %"


def automatic_set(figures: DetectorFigures, limit: float | None) -> str:
    """The bar's sentence after it was switched."""
    name = NAMES[figures.generator]
    return (
        tr("{name}: asks you again.").format(name=name)
        if limit is None
        else tr("{name}: may decide by itself from {limit} % on.").format(name=name, limit=digits(round(limit)))
    )


def judge_set(setting: str) -> str:
    """The bar's sentence after the judge was set."""
    return tr("The built-in judge: {asks}. It counts for what is looked at from now on.").format(
        asks=_ASKS.get(setting, setting)
    )
