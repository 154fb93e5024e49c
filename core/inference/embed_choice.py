"""Which embedding model a person chose for a vault, as it is kept and as it is started.

What is kept names files and keys and holds neither. The fingerprint is kept
with it, so that it can be told which choice a vault's vectors belong to
without starting anything; when a model is started its own is what counts. What
starts and measures models is imported where it is used: most commands do neither.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.domain import ShouldStop
from core.errors import EndpointRefused, InvalidRequest, ModelAltered
from core.inference.embed import NAME as BUILTIN_NAME
from core.inference.embed import builtin_fingerprint, load_builtin_embedder
from core.inference.kinds import Kind
from core.inference.roles import KeyOf, RoleSettings, checked_role
from core.scale import Scale, scale_from

if TYPE_CHECKING:
    from core.inference.calibrate import Measured
    from core.inference.embed import Embedder


@dataclass(frozen=True, slots=True)
class Choice:
    """A model as it was chosen. ``place``: the folder or the address; ``key_name`` names a key and is none.

    ``pooling`` "" and prefixes None: as the model's files say. ``scale`` and what follows were measured when it
    was chosen.
    """

    kind: Kind = Kind.BUILTIN
    place: str = ""
    model: str = ""
    key_name: str = ""
    pooling: str = ""
    question_prefix: str | None = None
    text_prefix: str | None = None
    fingerprint: str = ""
    name: str = BUILTIN_NAME
    dimensions: int = 0
    scale: Scale | None = None

    def as_json(self) -> dict[str, Any]:
        """What ``choice_from`` reads."""
        read = {name: value for name, value in asdict(self).items() if value not in ("", None, 0)}
        return read | ({"scale": self.scale.as_json()} if self.scale else {})


BUILTIN = Choice(fingerprint=builtin_fingerprint())


def choice_from(read: object) -> Choice | None:
    """A choice as ``as_json`` gave it; None for anything else."""
    if not isinstance(read, dict):
        return None
    texts = ("place", "model", "key_name", "pooling", "fingerprint", "name")
    if any(not isinstance(read.get(name, ""), str) for name in texts):
        return None
    try:
        kind = Kind(str(read.get("kind")))
    except ValueError:
        return None
    prefixes = {name: str(read[name]) for name in ("question_prefix", "text_prefix") if name in read}
    width = read.get("dimensions", 0)
    return Choice(
        kind=kind,
        **{name: read[name] for name in texts if name in read},
        **prefixes,
        dimensions=width if isinstance(width, int) else 0,
        scale=scale_from(read.get("scale")),
    )


def start(choice: Choice, resources: Path, key_of: KeyOf, *, pieces: bool = True) -> Embedder:
    """Start the model of a choice; an endpoint is not contacted yet.

    Raises ``ModelMissing``, ``ModelAltered``, ``EndpointRefused``, ``InvalidRequest``.
    """
    match choice.kind:
        case Kind.BUILTIN:
            return load_builtin_embedder(resources, pieces=pieces)
        case Kind.FOLDER:
            return _started_folder(choice, pieces)
        case Kind.ENDPOINT:
            return _started_endpoint(choice, key_of)


def tried(
    choice: Choice, resources: Path, key_of: KeyOf, should_stop: ShouldStop | None = None
) -> tuple[Choice, Measured]:
    """Start the model of a choice, read the set of pairs with it, and give the choice with what was measured.

    Raises what ``start`` and ``measure`` raise.
    """
    from core.inference.calibrate import measure, read_pairs
    from core.inference.embed_endpoint import EndpointEmbedder

    embedder = start(replace(choice, fingerprint="", scale=None), resources, key_of)
    if isinstance(embedder, EndpointEmbedder):
        embedder.should_stop = should_stop
    found = measure(embedder, read_pairs(resources / "calibration"))
    scale = None if choice.kind is Kind.BUILTIN else found.scale
    whole = replace(
        choice,
        fingerprint=embedder.fingerprint,
        name=embedder.name,
        dimensions=embedder.dimensions,
        scale=scale,
    )
    return whole, found


def _started_folder(choice: Choice, pieces: bool) -> Embedder:
    from core.inference.embed_folder import Wishes, look_into, start_folder
    from core.inference.onnx_embed import Pooling

    try:
        pooling = Pooling(choice.pooling) if choice.pooling else None
    except ValueError:
        raise InvalidRequest(f"“{choice.pooling[:40]}” is no way to pool.", "Known: mean, cls, last, none.") from None
    found = look_into(Path(choice.place), Wishes(pooling, choice.question_prefix, choice.text_prefix))
    embedder = start_folder(found, scale=choice.scale, pieces=pieces)
    if choice.fingerprint and embedder.fingerprint != choice.fingerprint:
        raise ModelAltered(
            f"The model in {choice.place} is not the one that was chosen: its files have changed.",
            "Choose it again; its vectors are then made anew. Until then search goes by words.",
        )
    return embedder


def _started_endpoint(choice: Choice, key_of: KeyOf) -> Embedder:
    from core.inference.embed_endpoint import EndpointEmbedder

    settings = checked_role(RoleSettings(choice.place, choice.model, choice.key_name))
    if not settings.base_url or not settings.model:
        raise InvalidRequest("An endpoint needs its address and the model’s name.")
    key = key_of(settings.key_name) if settings.key_name else None
    if settings.key_name and not key:
        raise EndpointRefused(
            f"The key “{settings.key_name}” that is set for the embedding model is not there.",
            "Set that environment variable, or put the key into the key store again.",
        )
    return EndpointEmbedder(
        settings.base_url,
        settings.model,
        key,
        dimensions=choice.dimensions,
        question_prefix=choice.question_prefix or "",
        text_prefix=choice.text_prefix or "",
        scale=choice.scale,
    )
