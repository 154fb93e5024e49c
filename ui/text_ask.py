"""The sentences of the window in which questions are asked."""

from __future__ import annotations

from core.answers import Answer
from ui.translation import tr

ASK_TITLE = tr("Ask")
ASK_LINE = tr("An answer is made of your memories alone. Each sentence leads to the memories that say it.")
QUESTION = tr("Question")
QUESTION_HINT = tr("Where did I live in March?")
ASK_DO = tr("Ask")
OPEN = tr("Open")
_PLACES = (tr("Open the first"), tr("Open the second"), tr("Open the third"))
THINKING = tr("Asking the language model…")
OWN_WORDS = tr("Told from your memories, without a language model.")
TRY = tr("Try: where do I live? · what is my cat called? · where did I work in 2024?")

_STATES = {
    Answer.FOUND: "",
    Answer.NOTHING: tr("Not stored"),
    Answer.ENDED: tr("No longer true"),
    Answer.DISPUTED: tr("Not settled"),
}


def state_words(state: Answer) -> str:
    """The chip beside an answer; empty where the answer speaks for itself."""
    return _STATES[state]


def by_model(name: str) -> str:
    """Whose words they are."""
    return tr("In the words of {name}, from your memories alone.").format(name=name)


def open_words(count: int) -> tuple[str, ...]:
    """The buttons that lead to the memories of a sentence; of many, to the first three."""
    return (OPEN,) if count == 1 else _PLACES[:count]
