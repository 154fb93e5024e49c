"""Who and from where: the owner, subjects with their aliases, and sources."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.domain import Channel
from core.errors import VaultDamaged
from core.identity import Ids
from core.store.connection import Store
from core.store.journal import Writer
from core.text import fold

UNNAMED_OWNER = "user"
"""How the owner is called as a speaker when the vault was made without a name."""
_OWNER_WORDS = ("user", "the user", "me", "i", "myself")


def put_owner(writer: Writer, ids: Ids, name: str | None, aliases: Sequence[str]) -> None:
    """Make the owner's subject with the name, the aliases and the words that always mean the owner."""
    shown = name or UNNAMED_OWNER
    key = writer.put("subject", ids(writer.at), shown, "owner")
    for alias in dict.fromkeys((shown, *aliases, *_OWNER_WORDS)):
        writer.put("alias", key, alias, fold(alias))


def owner_name(store: Store) -> str:
    """The owner's name, or "user"."""
    name = store.value("SELECT name FROM subject WHERE kind = 'owner' ORDER BY key LIMIT 1")
    if name is None:
        raise VaultDamaged(f"The vault {store.path} has no owner.", "Restore a backup.")
    return str(name)


def is_owner(store: Store, speaker: str) -> bool:
    """Whether a speaker's name is the owner's or one of the owner's aliases."""
    return bool(
        store.value(
            "SELECT 1 FROM alias JOIN subject ON subject.key = alias.subject "
            "WHERE subject.kind = 'owner' AND alias.folded = ? AND alias.retracted_by IS NULL",
            (fold(speaker),),
        )
    )


def source_key(writer: Writer, ids: Ids, name: str, channel: Channel) -> int:
    """The key of a source by its name, made when it is new."""
    folded = fold(name)
    known = writer.store.value("SELECT key FROM source WHERE folded = ?", (folded,))
    return int(known) if known is not None else writer.put("source", ids(writer.at), name, folded, channel.value)


def find_source(store: Store, name: str) -> int | None:
    """The key of a source, None when there is none of that name."""
    found = store.value("SELECT key FROM source WHERE folded = ?", (fold(name),))
    return None if found is None else int(found)


def owner_names(store: Store) -> frozenset[str]:
    """The folded names and aliases of the owner, "user" and "me" among them."""
    rows = store.rows(
        "SELECT alias.folded FROM alias JOIN subject ON subject.key = alias.subject "
        "WHERE subject.kind = 'owner' AND alias.retracted_by IS NULL"
    )
    return frozenset(name for (name,) in rows)


def source_name(store: Store, key: int) -> str:
    """The name of a source."""
    return str(store.value("SELECT name FROM source WHERE key = ?", (key,)))


def all_wordings(store: Store) -> Iterator[str]:
    """The words of every version there is."""
    return (str(text) for (text,) in store.each("SELECT text FROM version"))


def all_names(store: Store) -> frozenset[str]:
    """Every name that people, pets and places go by here, and those who speak."""
    named = store.rows(
        "SELECT alias.name FROM alias WHERE alias.retracted_by IS NULL UNION SELECT name FROM subject "
        "UNION SELECT DISTINCT speaker FROM version UNION SELECT DISTINCT speaker FROM episode"
    )
    return frozenset(str(name) for (name,) in named)
