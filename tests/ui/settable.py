"""A language model and a model of meanings as the application would pass them in, set to nothing, kept nowhere."""

from __future__ import annotations

from ui.meaning_doors import MeaningDoors, MeaningFields, MeaningReport
from ui.model_doors import ModelDoors, ModelFields, ModelReport, Role, RoleFields


def settable() -> ModelDoors:
    """Doors for a window whose settings can all be opened."""
    return ModelDoors(
        load=ModelFields,
        counts=_counts,
        save=lambda _fields: None,
        key_is_there=lambda _name: False,
        test=lambda _fields, _progress, _stop: ModelReport(0, 0, 0, 0, 0, 0.0),
        judge=lambda _open, _memory, _stop: None,
        put_key=lambda _name, _key: None,
        meaning=MeaningDoors(
            load=lambda _open: MeaningFields(),
            test=lambda _fields, _stop: MeaningReport("mine", 64, 2.5, 97.4, False, 0.71, 0.3),
            use=lambda _open, _fields: False,
            stay=lambda _open: None,
            rest=lambda _open, _on: None,
            following=lambda _vault: None,
            arrived=lambda _vault: None,
        ),
    )


def _counts(fields: ModelFields, role: Role) -> RoleFields:
    return fields.fast if role is Role.FAST else fields.strong
