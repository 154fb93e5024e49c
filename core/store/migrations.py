"""Making, checking and bringing forward a vault file.

The schema's number stands in ``user_version``, the mark of the file type in
``application_id``. Each step up is one transaction with a verified backup
before it; a newer file is refused and left untouched.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from core.errors import EnvironmentFault, NotAVault, VaultDamaged, VaultMissing, VaultOutdated
from core.store.backup import backup_beside
from core.store.connection import Store, open_store
from core.store.file import too_new
from core.store.schema import APPLICATION_ID, SCHEMA_VERSION, statements
from core.store.vector_rows import NAMES, fill_bits

Step = Callable[[Store], None]


def _add_what_is_missing(store: Store) -> None:
    """Make what the present schema has and the file lacks; a step for schemas that only grew."""
    there = {str(name) for (name,) in store.rows("SELECT name FROM sqlite_schema")}
    for statement in statements():
        made = _MADE.match(statement)
        if made is not None and made[1] not in there:
            store.run(statement)


def _give_models_tables(store: Store) -> None:
    """Give each model its own tables of sign bits, and let messages have the pieces of more than one model.

    Both are made of what is there; nothing is read by a model again.
    """
    store.run("CREATE TEMP TABLE kept_pieces AS SELECT owner, model, codes, checksum FROM episode_pieces")
    store.run("DROP TABLE episode_pieces")
    for names in NAMES.values():
        store.run(f"DROP TABLE IF EXISTS {names.owners}_bits")
    _add_what_is_missing(store)
    store.run("INSERT INTO episode_pieces (owner, model, codes, checksum) SELECT * FROM kept_pieces")
    store.run("DROP TABLE kept_pieces")
    fill_bits(store)


_MADE = re.compile(r"CREATE (?:UNIQUE )?(?:VIRTUAL )?(?:TABLE|INDEX|TRIGGER) (\w+)")

STEPS: dict[int, Step] = {
    1: _add_what_is_missing,  # 2 brought assessments, scopes and automatic verdicts
    # 3 brought saved searches, the counts of use, what a sweep finds statements by, other copies' logs
    # and the vectors of pieces
    2: _add_what_is_missing,
    # 4 brought the index by which a denial finds what it denies, and several models beside each other
    3: _give_models_tables,
    4: _add_what_is_missing,  # 5 brought the name that the owner goes by, and the vectors of pieces of memories
}
"""The step that leads from a schema number to the next one."""


def create_tables(store: Store, vault_id: str) -> None:
    """Make the tables of the present schema in an empty file, inside of the caller's transaction.

    Raises ``NotAVault`` when another program made something of the file meanwhile.
    """
    if store.value("SELECT count(*) FROM sqlite_schema"):
        raise NotAVault(f"{store.path} exists already.", "Choose a new name, or open it instead.")
    for statement in statements():
        store.run(statement)
    store.run("INSERT INTO meta (key, value) VALUES ('vault', ?)", (vault_id,))
    store.run(f"PRAGMA application_id={APPLICATION_ID}")
    store.run(f"PRAGMA user_version={SCHEMA_VERSION}")


def require_schema(store: Store, steps: dict[int, Step] | None = None, wanted: int = SCHEMA_VERSION) -> None:
    """Refuse what is no vault or too new; bring an older vault forward.

    Raises ``NotAVault``, ``VaultTooNew``, and ``VaultDamaged`` when a step
    fails: the file is then as it was, with its backup beside it.
    """
    if store.value("PRAGMA application_id") != APPLICATION_ID:
        if not store.value("SELECT count(*) FROM sqlite_schema"):
            # A program that was killed while making a vault leaves this; a write makes it whole.
            raise VaultMissing(f"{store.path} is empty; there is no vault in it.", "Make one with “variorum init”.")
        raise NotAVault(f"{store.path} is a database, but not a vault.", "Check the path.")
    number = int(store.value("PRAGMA user_version"))
    if number > wanted:
        raise too_new(store.path, number, wanted)
    if number < wanted:
        _bring_forward(store, number, wanted, STEPS if steps is None else steps)


def _bring_forward(store: Store, number: int, wanted: int, steps: dict[int, Step]) -> None:
    if any(at not in steps for at in range(number, wanted)):
        raise VaultDamaged(f"{store.path} says that its schema is {number}, which never existed.", "Restore a backup.")
    if store.read_only:
        raise VaultOutdated(
            f"{store.path} is older than this Variorum and open for reading only.",
            "It is brought forward when it is opened for writing once; check who may write the file and its folder.",
        )
    with store.writing():
        # Looked at again under the lock: of two programs that open an old vault, one brings it forward.
        number = int(store.value("PRAGMA user_version"))
        if number >= wanted:
            return
        _keep_copy(store, f"before-schema-{wanted}")
        before = _counts(store)
        for at in range(number, wanted):
            _take(store, at, steps[at])
        after = _counts(store)
        if any(after.get(name, 0) < count for name, count in before.items()):
            raise VaultDamaged(
                f"Bringing {store.path} forward would have lost rows, so it was not done.",
                "The file is as it was; a backup lies beside it.",
            )
        store.run(f"PRAGMA user_version={wanted}")


def _keep_copy(store: Store, label: str) -> None:
    """Back the vault up while this handle holds the lock: through another one, which reads what is committed."""
    if store.path is None:
        return
    reader = open_store(store.path, read_only=True)
    try:
        backup_beside(reader, label)
    finally:
        reader.close()


def _take(store: Store, number: int, step: Step) -> None:
    try:
        with store.faults():
            step(store)
    except EnvironmentFault:
        raise
    except Exception as reason:
        raise VaultDamaged(
            f"Bringing {store.path} forward from schema {number} failed ({reason}), so it was not done.",
            "The file is as it was; a backup lies beside it.",
        ) from reason


def _counts(store: Store) -> dict[str, int]:
    return {
        name: int(store.value(f"SELECT count(*) FROM {name}")) for name in ("operation", "memory", "version", "episode")
    }
