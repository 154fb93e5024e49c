"""What the window needs to show, test and change the model of search by meaning: values and callables.

The window knows no client, no folder and no key store; the application passes these in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from core.domain import ShouldStop
from ui.reranker_doors import RerankerDoors

if TYPE_CHECKING:
    from core.vault import Vault

OpenVault = Callable[[], "Vault"]


class Comes(StrEnum):
    """Where a model comes from."""

    BUILTIN = "builtin"
    FOLDER = "folder"
    ENDPOINT = "endpoint"


class Pools(StrEnum):
    """How one vector is made of a text; "" leaves it to the model's files."""

    AS_FILES_SAY = ""
    MEAN = "mean"
    FIRST = "cls"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class MeaningFields:
    """A model as a person describes it. ``place``: a folder or an address; ``key_name`` names a key and is none.

    Prefixes None: as the model's files say.
    """

    comes: Comes = Comes.BUILTIN
    place: str = ""
    model: str = ""
    key_name: str = ""
    pools: Pools = Pools.AS_FILES_SAY
    question_prefix: str | None = None
    text_prefix: str | None = None


@dataclass(frozen=True, slots=True)
class MeaningReport:
    """What a test of a model showed: its width, milliseconds a text, right comparisons in a hundred.

    ``near`` is where its “near enough” lies, ``usual`` where the built-in model's lies.
    """

    name: str
    dimensions: int
    ms: float
    right: float
    scripts: bool
    near: float
    usual: float


@dataclass(frozen=True, slots=True)
class MeaningDoors:
    """How the model is read, tested, chosen and left.

    ``load`` gives what is chosen for the open vault. ``test`` reads the set of pairs with a model, in the calling
    thread. ``use`` tests and chooses it; what it gives says whether vectors are to be made anew. ``stay`` keeps the
    present model and ends a move, ``rest`` lets it rest or go on. ``following`` starts the model that the vault moves
    to (None: none is known here), ``arrived`` notes that it took over. All raise a ``VaultError``.
    ``reranker`` is the same for the model that reads the best hits once more.
    """

    load: Callable[[OpenVault], MeaningFields]
    test: Callable[[MeaningFields, ShouldStop], MeaningReport]
    use: Callable[[OpenVault, MeaningFields], bool]
    stay: Callable[[OpenVault], None]
    rest: Callable[[OpenVault, bool], None]
    following: Callable[[Vault], Any]
    arrived: Callable[[Vault], None]
    reranker: RerankerDoors | None = None
