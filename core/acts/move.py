"""Moving a vault from one language model to another, while everything goes on with the old one.

The new model's vectors are made beside the old ones, a batch at a time; how far
it is stands in the vault, so that a kill costs one batch, and any program may
go on with it. When none is missing, they take over in one short transaction;
then the old ones go, slice by slice. What is written meanwhile gets the old
model's vector from whoever wrote it, and the new one's from here.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from core.acts.bench import Bench
from core.acts.embed import embed_missing, put_read, read_statements
from core.answers import Corpus
from core.domain import Progress, ShouldStop
from core.errors import InvalidRequest
from core.inference.pieces import space_of
from core.store.counts import count_episodes, count_versions, model_name
from core.store.leftovers import drop_leftovers
from core.store.meta import get_meta
from core.store.moving import Moving, read_moving, take_over, write_moving
from core.store.vector_rows import MODEL, missing, model_key, newest_key, put_model
from core.views import ModelState, MoveState

if TYPE_CHECKING:
    from core.inference.embed import Embedder

BATCH = 16
"""Statements a step. Storing them holds the lock for 2 to 5 ms, and a stop waits for about .1 s."""


def model_state(bench: Bench) -> ModelState:
    """By which model the vault is searched, and how far it is on the way to another."""
    with bench.store.reading():
        ours = get_meta(bench.store, MODEL)
        moving = read_moving(bench.store)
        return ModelState(ours, model_name(bench.store, ours), None if moving is None else _told(bench, moving))


def model_way(bench: Bench) -> tuple[str, str, bool]:
    """Whose vectors there are, which model the vault moves to, and whether it rests: all of it read in no time.

    Another program changes it without an operation, so that whoever looks for what others did compares this, too.
    """
    with bench.store.reading():
        moving = read_moving(bench.store)
        ours = get_meta(bench.store, MODEL) or ""
        return (ours, "", False) if moving is None else (ours, moving.fingerprint, moving.paused)


def _told(bench: Bench, moving: Moving) -> MoveState:
    total = count_versions(bench.store) + count_episodes(bench.store)
    return MoveState(moving.fingerprint, moving.name, min(moving.made, total), total, moving.paused)


def begin_move(bench: Bench, target: Embedder, should_stop: ShouldStop | None = None) -> MoveState | None:
    """Set out for a model; None when there is nothing to move, since the vault is that model's or empty.

    Setting out for the vault's own model ends a move that is under way, and for a third one takes its place.
    """
    ours, now = get_meta(bench.store, MODEL), read_moving(bench.store)
    if ours in (None, target.fingerprint):
        cancel_move(bench)
        return None
    if now is None or now.fingerprint != target.fingerprint:
        # What an earlier attempt left is incomplete in a way that nobody kept.
        cancel_move(bench)
        clear_leftovers(bench, should_stop)
        with bench.store.writing():
            model = put_model(bench.store, target.fingerprint, target.name, target.dimensions)
            now = Moving(target.fingerprint, target.name, model)
            write_moving(bench.store, now)
    elif now.paused:
        pause_move(bench, on=False)
        now = replace(now, paused=False)
    return _told(bench, now)


def pause_move(bench: Bench, *, on: bool) -> None:
    """Let the move rest, or go on. Raises ``InvalidRequest`` when there is none."""
    with bench.store.writing():
        now = read_moving(bench.store)
        if now is None:
            raise InvalidRequest("The vault is not on its way to another language model.")
        write_moving(bench.store, replace(now, paused=on))


def cancel_move(bench: Bench) -> None:
    """Stay with the present model; what was made of the other one's vectors is left over."""
    if read_moving(bench.store) is not None:
        with bench.store.writing():
            write_moving(bench.store, None)


def move_on(
    bench: Bench,
    target: Embedder,
    progress: Progress | None = None,
    should_stop: ShouldStop | None = None,
    batch: int = BATCH,
) -> int:
    """Make the vectors of the model that was set out for, until they take over or it is stopped; gives their number.

    Does nothing when the vault is on its way to no model or another one, or rests. Raises what the model raises.
    """
    made = 0
    while not (should_stop is not None and should_stop()):
        now = read_moving(bench.store)
        if now is None or now.paused or now.fingerprint != target.fingerprint:
            break
        step = _next(bench, now, batch)
        if step is None:
            if _took_over(bench, now):
                break
            continue
        corpus, keys = step
        made += _made(bench, target, corpus, keys)
        if progress is not None:
            total = count_versions(bench.store) + count_episodes(bench.store)
            progress(min(now.made + len(keys), total), total)
    return made


def _next(bench: Bench, now: Moving, batch: int) -> tuple[Corpus, list[int]] | None:
    for corpus in (Corpus.MEMORIES, Corpus.EPISODES):
        if keys := missing(bench.store, corpus, now.model, batch, now.done_to(corpus)):
            return corpus, keys
    return None


def _made(bench: Bench, target: Embedder, corpus: Corpus, keys: list[int]) -> int:
    """Read these statements and keep what was read, unless the person changed their mind meanwhile."""
    vectors, pieces = read_statements(bench, target, corpus, keys)
    with bench.store.writing():
        now = read_moving(bench.store)
        if now is None or now.fingerprint != target.fingerprint:
            return 0
        put_read(bench, target, corpus, keys, vectors, pieces)
        done = max(now.done_to(corpus), keys[-1])
        fresh = len(keys) if keys[-1] > now.done_to(corpus) else 0
        now = replace(now, memories=done) if corpus is Corpus.MEMORIES else replace(now, episodes=done)
        write_moving(bench.store, replace(now, made=now.made + fresh))
    return len(keys)


def _took_over(bench: Bench, now: Moving) -> bool:
    """Whether the new vectors are those that are searched from now on; all of them are looked for once more before."""
    ends = {corpus: newest_key(bench.store, corpus) for corpus in (Corpus.MEMORIES, Corpus.EPISODES)}
    whole = not any(missing(bench.store, corpus, now.model, 1) for corpus in ends)
    with bench.store.writing():
        kept = read_moving(bench.store)
        if kept is None or kept.fingerprint != now.fingerprint:
            return True  # somebody else was quicker, or changed their mind
        if not whole:
            write_moving(bench.store, replace(kept, memories=0, episodes=0))
            return False
        kept = replace(kept, memories=ends[Corpus.MEMORIES], episodes=ends[Corpus.EPISODES])
        if not take_over(bench.store, kept):
            write_moving(bench.store, kept)
            return False
    bench.indexes.clear()
    return True


def clear_leftovers(bench: Bench, should_stop: ShouldStop | None = None) -> int:
    """Take away what models left by which the vault is neither searched nor to be searched; gives how many rows."""
    ours, moving = get_meta(bench.store, MODEL), read_moving(bench.store)
    if ours is None:
        return 0
    kept = [name for name in (ours, moving.fingerprint if moving else None) if name]
    keys = [model_key(bench.store, name) for one in kept for name in (one, space_of(one))]
    return drop_leftovers(bench.store, [key for key in keys if key is not None], should_stop)


def reembed(
    bench: Bench, progress: Progress | None = None, should_stop: ShouldStop | None = None, batch: int = BATCH
) -> int:
    """Move the vault to the model that is set, all at once; gives the number of vectors made.

    Stopped or killed, it goes on where it was; until it is done the old vectors stay.
    """
    embedder = bench.embedder
    if embedder is None:
        return 0
    if begin_move(bench, embedder, should_stop) is None:
        return embed_missing(bench, progress, should_stop, batch)
    made = move_on(bench, embedder, progress, should_stop, batch)
    clear_leftovers(bench, should_stop)
    return made
