"""The sentences of choosing the model for search by meaning."""

from __future__ import annotations

from core.views import ModelState, MoveState
from ui.meaning_doors import Comes, MeaningReport, Pools
from ui.translation import decimal, digits, tr

TITLE = tr("Search by meaning")
LINE = tr(
    "The model that tells which texts are alike, for this vault on this computer. With another one every statement is "
    "read again in the background; until that is done, search goes on as before."
)
USE = tr("Use this model")
COMES = {
    Comes.BUILTIN: tr("The built-in one"),
    Comes.FOLDER: tr("A folder of your own"),
    Comes.ENDPOINT: tr("An endpoint of your own"),
}
COMES_LINE = {
    Comes.BUILTIN: tr("Small and quick, made for English. Nothing leaves this computer."),
    Comes.FOLDER: tr("An ONNX export with its tokenizer.json. Nothing leaves this computer."),
    Comes.ENDPOINT: tr("An address that offers embeddings. Every statement and every question is sent there."),
}
KIND = tr("Model")
FOLDER, FOLDER_HINT, BROWSE = tr("Folder"), tr("The folder with model.onnx and tokenizer.json"), tr("Choose…")
FOLDER_MISSING = tr("Choose its folder first.")
POOLING = tr("Pooling")
POOLS = {
    Pools.AS_FILES_SAY: tr("As its files say, else the mean"),
    Pools.MEAN: tr("The mean of all pieces"),
    Pools.FIRST: tr("The first piece"),
    Pools.LAST: tr("The last piece"),
}
QUESTION_PREFIX, TEXT_PREFIX = tr("Before a question"), tr("Before a text")
PREFIX_HINT, NO_PREFIX = tr("As its files say"), tr("Nothing", "no words")
ENDPOINT = tr("Endpoint")
ENDPOINT_LINE = tr("What looks like a secret is left out of what is sent.")
TEST, TESTING = tr("Test this model"), tr("Reading some sentences with it…")
REST, GO_ON, STAY = tr("Pause"), tr("Go on"), tr("Stay with the present model")
RESTS = tr("It rests.")


def state_words(state: ModelState) -> str:
    """By which model the vault is searched now."""
    if state.name is None:
        return tr("No statement has been read yet.")
    return tr("This vault is searched by {name}.").format(name=state.name)


def moving_words(moving: MoveState) -> str:
    """How far the vault is on the way to another model."""
    return tr("Reading everything with {name}: {made} of {total}").format(
        name=moving.name, made=digits(moving.made), total=digits(moving.total)
    )


def result_words(report: MeaningReport) -> str:
    """What the test showed, in one line."""
    return tr("Right in {right} of 100 comparisons.").format(right=digits(round(report.right)))


def numbers_words(report: MeaningReport) -> str:
    """Its figures: size, time, and how its scale was fitted."""
    scripts = tr("It reads other scripts, too.") if report.scripts else tr("It reads Latin script only.")
    figures = tr("{numbers} numbers a text, {ms} ms each.").format(
        numbers=digits(report.dimensions), ms=decimal(report.ms)
    )
    fitted = tr("“Near enough” lies at {near} on its scale, at {usual} on that of the built-in model.").format(
        near=decimal(report.near, 2), usual=decimal(report.usual, 2)
    )
    return f"{figures} {scripts} {fitted}"


def progress_words(made: int, total: int) -> str:
    """The status line while statements are read with another model."""
    return tr("Reading everything with the new model: {made} of {total}").format(made=digits(made), total=digits(total))
