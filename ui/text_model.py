"""The sentences of the language model's settings and of its test."""

from __future__ import annotations

from ui.model_doors import ModelReport, RoleFields
from ui.text import count

MODEL_TITLE = "Language model"
MODEL_LINE = (
    "Optional. With one, Variorum can notice more repeats and changes. It only proposes: nothing that a model says "
    "changes a memory before you approve it."
)
SAVE = "Save"
FAST, STRONG = "Everyday model", "Stronger model"
FAST_LINE = "Asked for what no rule can settle."
STRONG_LINE = "For what deserves more thought. What is left empty is taken from the everyday model."
USE_STRONG = "Use a stronger model for what is harder…"
URL, URL_HINT = "Address", "http://127.0.0.1:8080/v1"
NAME, NAME_HINT = "Model", "The name that the endpoint knows it by"
AS_FAST = "As the everyday model"
KEY = "Key"
NO_KEY, FROM_ENVIRONMENT, FROM_KEYRING = "None needed", "From an environment variable", "From the system’s key store"
SAME_KEY = "As the everyday model, if the address is the same"
VARIABLE_HINT, ENTRY_HINT = "MY_MODEL_KEY", "a name, like local"
KEY_THERE, KEY_MISSING = "It is there.", "There is none of that name."
KEY_NAME_MISSING = "Write its name; the key itself is never stored in a file."
PUT_KEY = "Put a key there…"
PUT_KEY_TITLE = "Put a key into the system’s key store"
PUT_KEY_LINE = "It goes from here straight into the key store. It is never shown again and never stored in a file."
PUT_KEY_DO = "Store the key"
KEY_EMPTY = "There is no key yet."
TEST = "Test this model"
TESTING = "Testing the language model"
STOP = "Stop"
STOPPED = "Stopped. Nothing was changed by it."
NOT_SET = "Write its address and its name first."
MISSES = "What it did not get right"

GOOD, FAIR = 0.9, 0.7
"""Shares of right answers that the verdict names. With 20 cases, 18 right ones mean a true share of 70 to 97 %
(95 % Wilson interval); below 0.7 more than every fourth proposal would be thrown away."""
HARMFUL = 0.1
"""Share of answers that would have changed the wrong thing, above which no model is called good."""
CHANCE = 0.35
"""Whoever always says “new” is right in 5 of the 20 cases; up to 7 of 20 nothing shows that it is more than that."""


def result_words(report: ModelReport) -> str:
    """“Right in 17 of 20.”"""
    return f"Right in {report.right} of {report.asked}."


def unusable_words(report: ModelReport) -> str:
    """How often it was wrong and how often nobody could use its answer."""
    wrong = f"{count(report.wrong, 'answer was', 'answers were')} wrong"
    if report.harmful:
        wrong += f", {report.harmful} of them would have proposed to change the wrong thing"
    unusable = f"{count(report.unusable, 'answer', 'answers')} could not be used at all"
    each = report.seconds / max(1, report.asked)
    return f"{wrong}. {unusable}. About {each:.1f} seconds for each."


def verdict_words(report: ModelReport) -> str:
    """What follows from it, in plain words."""
    share = report.right / max(1, report.asked)
    if share <= CHANCE:
        return "That is hardly better than guessing. Leave it off: it would only make work for you."
    if share < FAIR:
        return "It helps little. Expect to reject many of its proposals."
    if share < GOOD or report.harmful > HARMFUL * report.asked:
        return "Useful for proposals. Read each one before you approve it."
    return "Good at this. Its proposals still wait for you."


def progress_words(done: int, total: int) -> str:
    """“7 of 20”."""
    return f"{done} of {total}"


def miss_words(expected: str, said: str) -> str:
    """The small line under a statement that was not answered right."""
    return f"Expected: {expected.rstrip('.')}. It said: {said.rstrip('.')}."


def counts_words(fields: RoleFields) -> str:
    """Which model counts for the stronger role."""
    if not fields.base_url or not fields.model:
        return "Not set; no model is asked."
    return f"That is {fields.model} at {fields.base_url}."


def decision_words(op: str, target: int | None) -> str:
    """What a judge decided, in words; ``target`` numbers the memories from 1."""
    match op:
        case "ADD":
            return "new"
        case "NOOP":
            return f"memory {target} says it already" if target else "known already"
        case "REFINE":
            return f"better words for memory {target}"
        case "SUPERSEDE":
            return f"memory {target} has changed"
        case "CONFLICT":
            return f"memory {target} says otherwise"
        case _:
            return op
