"""The sentences of the Links tab: what ties two memories, seen from either of them."""

from __future__ import annotations

from core.domain import EdgeKind
from core.views import Link, Neighbourhood, Node
from ui.safe import one_line
from ui.text import count, status_word
from ui.text_detail import edge_word
from ui.text_reasons import to_you

LINKS = "Links"
ONE_STEP, TWO_STEPS = "Linked directly", "Two steps away"
STEPS_NAME = "How far to look"
ADD_LINK = "Add a link…"
LINK_TITLE = "Link this memory with another"
LINK_DO = "Link"
THIS_ONE = "This memory"
FIND_OTHER = "Find the other memory"
FIND_HINT = "A few words of it"
OTHER = "The other memory"
REASON = "Why"
REASON_HINT = "Only if you want to say it"
NONE_FOUND = "No memory fits these words."
NEEDS_OTHER = "The other memory is not chosen yet."
NEEDS_OTHER_HINT = "Write a few words of it, then choose one."
NOTHING = "Nothing is linked with this memory."
NOTHING_LINE = (
    "Links come from what was written: a wording that takes another’s place, two memories that support or contradict "
    "each other. You can draw one yourself."
)
OPEN, REMOVE, DECIDE = "Open", "Remove", "Decide…"
AS_LIST = "The same as a list"
LISTED = 80
"""Links listed one by one; the line below counts the rest."""

_BACKWARDS = {
    EdgeKind.RELATES_TO: "is about the same as",
    EdgeKind.SUPPORTS: "is supported by",
    EdgeKind.CONTRADICTS: "contradicts",
    EdgeKind.SUPERSEDES: "gave its place to",
    EdgeKind.RESTATES: "says nearly the same as",
    EdgeKind.DERIVED_FROM: "is where this comes from:",
}


def tie_words(link: Link, seen_from: str) -> str:
    """What ties two memories, read from one of them to the other: “supports”, “is supported by”."""
    return edge_word(link.kind) if link.source == seen_from else _BACKWARDS[link.kind]


def node_sentence(node: Node, tie: str) -> str:
    """A memory of the picture as one sentence."""
    text = f"“{one_line(node.memory.text, 240)}”"
    state = f" {status_word(node.memory.status).capitalize()}."
    return f"This memory: {text}.{state}" if not node.steps else f"{tie.capitalize()}: {text}.{state}"


def link_sentence(link: Link, texts: dict[str, str], centre: str) -> str:
    """A link as one sentence: “This memory supports “I like tea”. Both about tea.”"""
    said = to_you(one_line(link.reason, 200)).rstrip(".")
    reason = f" {said[:1].upper()}{said[1:]}." if said else ""
    first = centre if centre in (link.source, link.target) else link.source
    other = link.target if first == link.source else link.source
    subject = "It" if first == centre else f"“{_quoted(texts[first], 90)}”"
    return f"{subject} {tie_words(link, first)} “{_quoted(texts[other], 160)}”.{reason}"


def _quoted(text: str, limit: int) -> str:
    """A wording within a sentence, without a full stop of its own."""
    return one_line(text, limit).rstrip(".")


def map_name(around: Neighbourhood) -> str:
    """The name of the picture, for a screen reader."""
    linked = count(len(around.nodes) - 1, "linked memory", "linked memories")
    return f"{linked}. The arrow keys walk, Enter opens one. The same stands below as a list."


def left_words(left: int) -> str:
    """What the picture leaves out."""
    return f"{count(left, 'more linked memory does', 'more linked memories do')} not fit in this picture."


def more_links(number: int) -> str:
    """What the list leaves out."""
    return f"{count(number, 'more link', 'more links')}."
