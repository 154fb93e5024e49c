"""Single values of a vault: its id, and the model whose vectors it searches."""

from __future__ import annotations

from core.store.connection import Store


def get_meta(store: Store, key: str) -> str | None:
    """A value by its key, None when it was never set."""
    found = store.value("SELECT value FROM meta WHERE key = ?", (key,))
    return None if found is None else str(found)


def put_meta(store: Store, key: str, value: str) -> None:
    """Set a value."""
    store.run(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )


def drop_meta(store: Store, key: str) -> None:
    """Forget a value; nothing happens when there is none."""
    store.run("DELETE FROM meta WHERE key = ?", (key,))
