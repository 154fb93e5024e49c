"""The sentences of the window in which questions are asked."""

from __future__ import annotations

from core.answers import Answer

ASK_TITLE = "Ask"
ASK_LINE = "An answer is made of your memories alone. Each sentence leads to the memories that say it."
QUESTION = "Question"
QUESTION_HINT = "Where did I live in March?"
ASK_DO = "Ask"
OPEN = "Open"
_PLACES = ("Open the first", "Open the second", "Open the third")
THINKING = "Asking the language model…"
OWN_WORDS = "Told from your memories, without a language model."
TRY = "Try: where do I live? · what is my cat called? · where did I work in 2024?"

_STATES = {
    Answer.FOUND: "",
    Answer.NOTHING: "Not stored",
    Answer.ENDED: "No longer true",
    Answer.DISPUTED: "Not settled",
}


def state_words(state: Answer) -> str:
    """The chip beside an answer; empty where the answer speaks for itself."""
    return _STATES[state]


def by_model(name: str) -> str:
    """Whose words they are."""
    return f"In the words of {name}, from your memories alone."


def open_words(count: int) -> tuple[str, ...]:
    """The buttons that lead to the memories of a sentence; of many, to the first three."""
    return (OPEN,) if count == 1 else _PLACES[:count]
