"""Who and from where: the owner, subjects with their aliases, and sources."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from core.domain import Channel
from core.errors import VaultDamaged
from core.identity import Ids
from core.owner import OWNER_WORDS, UNNAMED
from core.store.connection import Store
from core.store.journal import Writer, last_operation
from core.text import fold


def put_owner(writer: Writer, ids: Ids, name: str | None, aliases: Sequence[str]) -> None:
    """Make the owner's subject with the name, the aliases and the words that always mean the owner."""
    shown = name or UNNAMED
    key = writer.put("subject", ids(writer.at), shown, "owner")
    for alias in dict.fromkeys((shown, *aliases, *OWNER_WORDS)):
        writer.put("alias", key, alias, fold(alias))


def owner_subject(store: Store) -> tuple[int, str]:
    """The key of the owner's subject, and the name that the vault was made with, or "user".

    What the owner says is stored under that name for good, whatever the owner is called later.
    """
    row = store.row("SELECT key, name FROM subject WHERE kind = 'owner' ORDER BY key LIMIT 1")
    if row is None:
        raise VaultDamaged(f"The vault {store.path} has no owner.", "Restore a backup.")
    return int(row[0]), str(row[1])


def made_for(store: Store) -> str:
    """The name that the vault was made with; "user" where its row is damaged, so that it opens and ``verify`` tells."""
    name = store.value("SELECT name FROM subject WHERE kind = 'owner' ORDER BY key LIMIT 1")
    return UNNAMED if name is None else str(name)


def owner_name(store: Store) -> str:
    """How the owner is called, or "user"."""
    _, made_with = owner_subject(store)
    called = store.value("SELECT name FROM called WHERE retracted_by IS NULL ORDER BY key DESC LIMIT 1")
    return made_with if called is None else str(called)


class Named(NamedTuple):
    """How the owner is called, and all names of the owner's folded, as of operation ``known``."""

    known: int
    subject: int
    called: str
    folded: frozenset[str]


def names_as_of_now(store: Store, before: Named | None) -> Named:
    """The owner's names; ``before``, while nothing touched them since: that takes four looks into indexes."""
    last = last_operation(store)
    if before is not None and (last == before.known or not _touched_since(store, before)):
        return before if last == before.known else before._replace(known=last)
    subject, _ = owner_subject(store)
    return Named(last, subject, owner_name(store), owner_names(store))


def _touched_since(store: Store, before: Named) -> bool:
    looks = " OR ".join(
        f"EXISTS (SELECT 1 FROM {table} WHERE {column} > ?1 AND subject = ?2)"
        for table in ("alias", "called")
        for column in ("asserted_by", "retracted_by")
    )
    return before.known > last_operation(store) or bool(store.value(f"SELECT {looks}", before[:2]))


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
        "UNION SELECT name FROM called "
        "UNION SELECT DISTINCT speaker FROM version UNION SELECT DISTINCT speaker FROM episode"
    )
    return frozenset(str(name) for (name,) in named)
