"""The sentences of the Links tab: what ties two memories, seen from either of them."""

from __future__ import annotations

from core.domain import EdgeKind
from core.views import Link, Neighbourhood, Node
from ui.safe import one_line
from ui.text import status_word
from ui.text_detail import capital, edge_word
from ui.text_reasons import to_you
from ui.translation import in_quotes, plural, tr

LINKS = tr("Links")
ONE_STEP, TWO_STEPS = tr("Linked directly"), tr("Two steps away")
STEPS_NAME = tr("How far to look")
ADD_LINK = tr("Add a link…")
LINK_TITLE = tr("Link this memory with another")
LINK_DO = tr("Link")
THIS_ONE = tr("This memory")
FIND_OTHER = tr("Find the other memory")
FIND_HINT = tr("A few words of it")
OTHER = tr("The other memory")
REASON = tr("Why")
REASON_HINT = tr("Only if you want to say it")
NONE_FOUND = tr("No memory fits these words.")
NEEDS_OTHER = tr("The other memory is not chosen yet.")
NEEDS_OTHER_HINT = tr("Write a few words of it, then choose one.")
NOTHING = tr("Nothing is linked with this memory.")
NOTHING_LINE = tr(
    "Links come from what was written: a wording that takes another’s place, two memories that support or contradict "
    "each other. You can draw one yourself."
)
OPEN, REMOVE, DECIDE = tr("Open"), tr("Remove"), tr("Decide…")
AS_LIST = tr("The same as a list")
LISTED = 80
"""Links listed one by one; the line below counts the rest."""

_BACKWARDS = {
    EdgeKind.RELATES_TO: tr("is about the same as"),
    EdgeKind.SUPPORTS: tr("is supported by"),
    EdgeKind.CONTRADICTS: tr("contradicts"),
    EdgeKind.SUPERSEDES: tr("gave its place to"),
    EdgeKind.RESTATES: tr("says nearly the same as"),
    EdgeKind.DERIVED_FROM: tr("is where this comes from:"),
}


def tie_words(link: Link, seen_from: str) -> str:
    """What ties two memories, read from one of them to the other: “supports”, “is supported by”."""
    return edge_word(link.kind) if link.source == seen_from else _BACKWARDS[link.kind]


def node_sentence(node: Node, tie: str) -> str:
    """A memory of the picture as one sentence."""
    text = in_quotes(one_line(node.memory.text, 240))
    state = f" {capital(status_word(node.memory.status))}."
    return (
        tr("This memory: {text}.{state}").format(text=text, state=state)
        if not node.steps
        else f"{capital(tie)}: {text}.{state}"
    )


def link_sentence(link: Link, texts: dict[str, str], centre: str) -> str:
    """A link as one sentence: “This memory supports “I like tea”. Both about tea.”"""
    said = to_you(one_line(link.reason, 200)).rstrip(".")
    reason = f" {said[:1].upper()}{said[1:]}." if said else ""
    first = centre if centre in (link.source, link.target) else link.source
    other = link.target if first == link.source else link.source
    subject = tr("It") if first == centre else f"“{_quoted(texts[first], 90)}”"
    return f"{subject} {tie_words(link, first)} {in_quotes(_quoted(texts[other], 160))}.{reason}"


def _quoted(text: str, limit: int) -> str:
    """A wording within a sentence, without a full stop of its own."""
    return one_line(text, limit).rstrip(".")


def map_name(around: Neighbourhood) -> str:
    """The name of the picture, for a screen reader."""
    linked = plural("{n} linked memory", "{n} linked memories", len(around.nodes) - 1)
    return tr("{linked}. The arrow keys walk, Enter opens one. The same stands below as a list.").format(linked=linked)


def left_words(left: int) -> str:
    """What the picture leaves out."""
    return plural(
        "{n} more linked memory does not fit in this picture.",
        "{n} more linked memories do not fit in this picture.",
        left,
    )


def more_links(number: int) -> str:
    """What the list leaves out."""
    return f"{plural('{n} more link', '{n} more links', number)}."
