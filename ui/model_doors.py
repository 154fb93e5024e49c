"""What the window needs to set and test a chat model, as values and callables that the application passes in.

The window knows no client, no environment and no key store. A key itself
never comes here but on its way into the key store.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from core.answers import Answered, ExtractReport, Query
from core.domain import Progress, Receipt, ShouldStop
from ui.meaning_doors import MeaningDoors

if TYPE_CHECKING:
    from core.vault import Vault


class Role(StrEnum):
    """What a model is used for."""

    FAST = "fast"
    STRONG = "strong"


@dataclass(frozen=True, slots=True)
class RoleFields:
    """What is set for one role; an empty field is not set. ``key_name`` names a key and is none."""

    base_url: str = ""
    model: str = ""
    key_name: str = ""


@dataclass(frozen=True, slots=True)
class ModelFields:
    """What is set for both roles."""

    fast: RoleFields = RoleFields()
    strong: RoleFields = RoleFields()


@dataclass(frozen=True, slots=True)
class Miss:
    """A case that was not answered right: the statement, what was expected and what was said, in words."""

    statement: str
    expected: str
    said: str


@dataclass(frozen=True, slots=True)
class ModelReport:
    """What a test of a model found. ``asked`` = right + wrong + unusable.

    ``harmful`` of the wrong ones would have changed a memory that was not to be changed.
    """

    asked: int
    right: int
    wrong: int
    harmful: int
    unusable: int
    seconds: float
    misses: tuple[Miss, ...] = ()


Judge = Callable[["Callable[[], Vault]", str, ShouldStop], Receipt | None]
"""Asks a model about a memory, in the calling thread."""


Extract = Callable[["Callable[[], Vault]", "int | None", Progress, ShouldStop], ExtractReport | None]
"""Lets a model read stored conversations, in the calling thread: those of one import, or (None) all it has not read."""


AskModel = Callable[["Callable[[], Vault]", Query, ShouldStop], Answered | None]
"""Answers a question in a model's words, in the calling thread; None when no model is set."""


def _nobody(*_given: object) -> None:
    """No model is set."""


@dataclass(frozen=True, slots=True)
class ModelDoors:
    """How the settings are read, kept and tested.

    ``counts`` says what a role comes to when what the strong one leaves empty
    is taken from the fast one. ``save`` raises a ``VaultError`` for what cannot be kept. ``key_is_there``
    says whether a key of that name can be found. ``put_key`` stores a key in
    the system's key store under a name (None: there is no key store). ``test``
    runs the labelled set in the calling thread and raises a ``VaultError`` when
    the endpoint cannot be asked, ``Cancelled`` when it was stopped. ``judge``
    asks the everyday model about a stored memory, given how to open a vault and
    the memory's id; None when no model is set; raises like ``test``. ``extract``
    lets it read stored conversations and ``ask`` lets it answer a question, in
    the same way. ``is_set`` says whether there is an everyday model.
    ``meaning`` is the same for the model of search by meaning.
    """

    load: Callable[[], ModelFields]
    counts: Callable[[ModelFields, Role], RoleFields]
    save: Callable[[ModelFields], None]
    key_is_there: Callable[[str], bool]
    test: Callable[[RoleFields, Progress, ShouldStop], ModelReport]
    judge: Judge
    put_key: Callable[[str, str], None] | None = None
    extract: Extract = _nobody
    ask: AskModel = _nobody
    is_set: Callable[[], bool] = lambda: False
    meaning: MeaningDoors | None = None
