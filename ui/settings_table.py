"""Everything that can be set, as one table: the dialog of settings is made from it.

A row is a choice that acts at once, or leads to a window of its own. What
belongs to the open vault is marked; the rest counts for this computer.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.library import Grouping, Order
from ui import text_library
from ui.theme import Theme
from ui.translation import Language, tr


class Page(StrEnum):
    """The pages, in their order."""

    LOOKS = tr("Appearance")
    LIST = tr("List and library")
    REVIEW = tr("Review")
    SOURCES = tr("Sources")
    MODEL = tr("Language model")
    PRIVACY = tr("What is kept")


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to set. ``choices`` are values with their words; ``action`` opens a window of its own instead."""

    page: Page
    name: str
    words: str
    line: str
    choices: tuple[tuple[str, str], ...] = ()
    default: str = ""
    of_vault: bool = False
    action: str = ""

    @property
    def default_words(self) -> str:
        """The default as it stands in the list of choices."""
        return dict(self.choices).get(self.default, "")


_ON_OFF = (("on", tr("On")), ("off", tr("Off")))

ENTRIES: tuple[Entry, ...] = (
    Entry(
        Page.LOOKS, "theme", tr("Light or dark"), tr("Follows the system, or stays as you choose."),
        ((Theme.SYSTEM.value, tr("As the system")), (Theme.LIGHT.value, tr("Light")), (Theme.DARK.value, tr("Dark"))),
        "system",
    ),
    Entry(
        Page.LOOKS, "language", tr("Language"), tr("The window speaks it from the next start on."),
        (
            (Language.SYSTEM.value, tr("As the system")), (Language.ENGLISH.value, "English"),
            (Language.GERMAN.value, "Deutsch"),
        ),
        "system",
    ),
    Entry(
        Page.LOOKS, "scale", tr("Size of text"), tr("Everything grows with it, rows and buttons too."),
        tuple((str(step / 10), f"{step * 10} %") for step in range(8, 21)), "1.0",
    ),
    Entry(
        Page.LIST, "order", tr("Order of the list"), tr("While something is searched for, the best match comes first."),
        tuple((order.value, words) for order, words in text_library.ORDER_WORDS.items()), Order.LEARNED.value, True,
    ),
    Entry(
        Page.LIST, "grouping", tr("Headings in the list"), tr("Quiet headings between the rows, each with its number."),
        tuple((kind.value, words) for kind, words in text_library.GROUPING_WORDS.items()), Grouping.NONE.value, True,
    ),
    Entry(
        Page.LIST, "sidebar", tr("The library beside the list"),
        tr("F9 shows and hides it. In a narrow window it waits."),
        _ON_OFF, "on", True,
    ),
    Entry(
        Page.REVIEW, "single_keys", tr("Single keys answer"),
        tr("A, B and the digits answer while you decide; off, only the buttons do."), _ON_OFF, "on",
    ),
    Entry(
        Page.REVIEW, "review_keys", tr("Which single keys"), tr("Choose your own letter for each answer."),
        action="review_keys",
    ),
    Entry(
        Page.REVIEW, "idle_sweep", tr("Look for contradictions while idle"),
        tr("The vault is looked through while nothing is written. What is found waits for you."), _ON_OFF, "on",
    ),
    Entry(
        Page.REVIEW, "tray", tr("Show in the tray how much waits"), tr("A quiet number, never a message."),
        _ON_OFF, "off",
    ),
    Entry(
        Page.REVIEW, "detectors", tr("Finding contradictions"),
        tr("How often each detector was right by your own verdicts, and what it may decide by itself."),
        of_vault=True, action="detectors",
    ),
    Entry(
        Page.SOURCES, "sources", tr("What each source may do"),
        tr("Whether its statements count at once, wait for approval, or are only kept as messages."),
        of_vault=True, action="sources",
    ),
    Entry(
        Page.MODEL, "meaning", tr("Search by meaning"),
        tr("By which model texts are compared: the built-in one, or one of your own. A reranker is chosen here, too."),
        of_vault=True, action="meaning",
    ),
    Entry(
        Page.MODEL, "model", tr("Language model"), tr("Optional: an endpoint of your own reads and compares."),
        action="model",
    ),
    Entry(
        Page.PRIVACY, "use", tr("Count what is looked at"),
        tr("How often a memory is opened or cited, beside the log."),
        _ON_OFF, "on", True,
    ),
)  # fmt: skip


def fitting(typed: str) -> tuple[Entry, ...]:
    """The settings with all of these words in their own words, their page or their choices."""
    wanted = typed.casefold().split()
    return tuple(
        entry
        for entry in ENTRIES
        if all(
            word in " ".join((entry.page.value, entry.words, entry.line, *dict(entry.choices).values())).casefold()
            for word in wanted
        )
    )
