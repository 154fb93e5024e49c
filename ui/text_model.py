"""The sentences of the language model's settings and of its test."""

from __future__ import annotations

from ui.model_doors import ModelReport, RoleFields
from ui.translation import decimal, plural, tr

MODEL_TITLE = tr("Language model")
MODEL_LINE = tr(
    "Optional. With one, Variorum can notice more repeats and changes. It only proposes: nothing that a model says "
    "changes a memory before you approve it."
)
SAVE = tr("Save")
FAST, STRONG = tr("Everyday model"), tr("Stronger model")
FAST_LINE = tr("Asked for what no rule can settle.")
STRONG_LINE = tr("For what deserves more thought. What is left empty is taken from the everyday model.")
USE_STRONG = tr("Use a stronger model for what is harder…")
URL, URL_HINT = tr("Address"), "http://127.0.0.1:8080/v1"
NAME, NAME_HINT = tr("Model"), tr("The name that the endpoint knows it by")
AS_FAST = tr("As the everyday model")
KEY = tr("Key")
NO_KEY, FROM_ENVIRONMENT, FROM_KEYRING = (
    tr("None needed"),
    tr("From an environment variable"),
    tr("From the system’s key store"),
)
SAME_KEY = tr("As the everyday model, if the address is the same")
VARIABLE_HINT, ENTRY_HINT = "MY_MODEL_KEY", tr("a name, like local")
KEY_THERE, KEY_MISSING = tr("It is there."), tr("There is none of that name.")
KEY_NAME_MISSING = tr("Write its name; the key itself is never stored in a file.")
PUT_KEY = tr("Put a key there…")
PUT_KEY_TITLE = tr("Put a key into the system’s key store")
PUT_KEY_LINE = tr("It goes from here straight into the key store. It is never shown again and never stored in a file.")
PUT_KEY_DO = tr("Store the key")
KEY_EMPTY = tr("There is no key yet.")
TEST = tr("Test this model")
TESTING = tr("Testing the language model")
STOP = tr("Stop")
STOPPED = tr("Stopped. Nothing was changed by it.")
NOT_SET = tr("Write its address and its name first.")
MISSES = tr("What it did not get right")

GOOD, FAIR = 0.9, 0.7
"""Shares of right answers that the verdict names. With 20 cases, 18 right ones mean a true share of 70 to 97 %
(95 % Wilson interval); below 0.7 more than every fourth proposal would be thrown away."""
HARMFUL = 0.1
"""Share of answers that would have changed the wrong thing, above which no model is called good."""
CHANCE = 0.35
"""Whoever always says “new” is right in 5 of the 20 cases; up to 7 of 20 nothing shows that it is more than that."""


def result_words(report: ModelReport) -> str:
    """“Right in 17 of 20.”"""
    return tr("Right in {right} of {asked}.").format(right=report.right, asked=report.asked)


def unusable_words(report: ModelReport) -> str:
    """How often it was wrong and how often nobody could use its answer."""
    wrong = plural("{n} answer was wrong", "{n} answers were wrong", report.wrong)
    if report.harmful:
        wrong += tr(", {harmful} of them would have proposed to change the wrong thing").format(harmful=report.harmful)
    unusable = plural("{n} answer could not be used at all", "{n} answers could not be used at all", report.unusable)
    each = report.seconds / max(1, report.asked)
    return tr("{wrong}. {unusable}. About {each} seconds for each.").format(
        wrong=wrong, unusable=unusable, each=decimal(each)
    )


def verdict_words(report: ModelReport) -> str:
    """What follows from it, in plain words."""
    share = report.right / max(1, report.asked)
    if share <= CHANCE:
        return tr("That is hardly better than guessing. Leave it off: it would only make work for you.")
    if share < FAIR:
        return tr("It helps little. Expect to reject many of its proposals.")
    if share < GOOD or report.harmful > HARMFUL * report.asked:
        return tr("Useful for proposals. Read each one before you approve it.")
    return tr("Good at this. Its proposals still wait for you.")


def progress_words(done: int, total: int) -> str:
    """“7 of 20”."""
    return tr("{done} of {total}").format(done=done, total=total)


def miss_words(expected: str, said: str) -> str:
    """The small line under a statement that was not answered right."""
    return tr("Expected: {expected}. It said: {said}.").format(expected=expected.rstrip("."), said=said.rstrip("."))


def counts_words(fields: RoleFields) -> str:
    """Which model counts for the stronger role."""
    if not fields.base_url or not fields.model:
        return tr("Not set; no model is asked.")
    return tr("That is {model} at {base_url}.").format(model=fields.model, base_url=fields.base_url)


def decision_words(op: str, target: int | None) -> str:
    """What a judge decided, in words; ``target`` numbers the memories from 1."""
    match op:
        case "ADD":
            return tr("new")
        case "NOOP":
            return tr("memory {target} says it already").format(target=target) if target else tr("known already")
        case "REFINE":
            return tr("better words for memory {target}").format(target=target)
        case "SUPERSEDE":
            return tr("memory {target} has changed").format(target=target)
        case "CONFLICT":
            return tr("memory {target} says otherwise").format(target=target)
        case _:
            return op
