"""Layer 5: the scheduled sweep. It looks, within a budget, at what no write compared; all it finds waits for a person.

Five passes in order: statements that no rule has seen, what rested on what
ended (its look-ups cost most, so it comes after what is new), statements that
time may have overtaken (once a day), the rules' round in which all meet that
rules can compare (``sweep_rota.py``), and with a model its own. Each step is a short
read, then thought that holds nothing, then a short operation. Where it stopped
is derived state in the vault, so that a sweep goes on after a kill.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from core.acts import sweep_full, sweep_rota
from core.acts.automatic import act
from core.acts.bench import Bench
from core.acts.sweep_harvest import Harvest
from core.acts.sweep_meet import PREPARING
from core.acts.sweep_rules import (
    BRIDGE,
    FRESH,
    LEFT,
    each_ending,
    each_fresh,
    each_left,
    each_overtaken,
    rules,
    seen_before,
    seen_up_to,
)
from core.contradictions import SweepReport
from core.domain import Progress, ShouldStop
from core.engine.sweep_groups import Groups
from core.errors import Cancelled, EnvironmentFault, InvalidRequest
from core.inference.chat import ChatModel
from core.store.gists import forget_gists
from core.store.sweeps import (
    changed_versions,
    count_unexamined,
    forget_examined,
    last_of_others,
    read_state,
    slots_changed,
    unexamined,
    write_state,
)

STATE = "sweep"
"""Key in ``meta``: the last operation that was seen, and how far the look at time has come."""
FORGOTTEN = 200
"""Changed statements that are put back in line in one transaction, about 5 ms."""
LONGEST = 24 * 3600.0
"""Seconds that one sweep may take at most: a day, which is longer than a night."""


@dataclass(slots=True)
class Budget:
    """What a sweep may still cost; whatever it is, one step is done."""

    ends: float
    should_stop: ShouldStop | None
    steps: int = 0

    def is_spent(self) -> bool:
        """Whether to stop before the next step."""
        stopped = self.should_stop is not None and self.should_stop()
        return stopped or (self.steps > 0 and time.perf_counter() >= self.ends)


@dataclass(slots=True)
class Tally:
    """What was done so far, of how much."""

    total: int
    progress: Progress | None
    examined: int = 0
    pairs: int = 0

    def step(self, pairs: int) -> None:
        """One statement was looked at."""
        self.examined += 1
        self.pairs += pairs
        if self.progress is not None:
            self.progress(self.examined, max(self.total, self.examined))

    def compared(self, pairs: int) -> None:
        """The model compared some."""
        self.pairs += pairs


def sweep(
    bench: Bench,
    seconds: float,
    calls: int,
    model: ChatModel | None,
    progress: Progress | None,
    should_stop: ShouldStop | None,
) -> SweepReport:
    """Look at what is due, for about so many seconds and with at most so many requests to the model.

    Raises ``InvalidRequest`` for a budget that is none.
    """
    if not 0 <= seconds <= LONGEST or calls < 0:
        raise InvalidRequest("That is no budget for a sweep.", "Choose 0 to 86400 seconds, and 0 or more calls.")
    begun = time.perf_counter()
    harvest = Harvest(bench)
    budget = Budget(begun + seconds, should_stop)
    catch_up(bench)
    tally = Tally(0 if progress is None else count_unexamined(bench.store, rules()), progress)
    done = all(_run(steps(bench, harvest), harvest, budget, tally.step) for steps in (each_fresh, each_ending))
    done = done and _run(each_left(bench, harvest), harvest, budget, tally.compared)
    done = done and _over_time(bench, harvest, budget, tally)
    unmet_before = sweep_rota.left(bench)
    done = done and _run(sweep_rota.each_meeting(bench, harvest), harvest, budget, tally.compared)
    asked = Asked()
    if model is not None and calls and not budget.is_spent():
        harvest.flush()
        asked = _ask(bench, harvest, budget, model, calls, tally)
    harvest.flush()
    unmet = sweep_rota.left(bench)
    met = unmet_before - unmet
    left = -(-unmet // met) if met > 0 else 0
    acted = act(bench)
    return SweepReport(
        tally.examined,
        len(harvest.proposals),
        len(harvest.contradictions),
        asked.calls,
        round(time.perf_counter() - begun, 3),
        done and asked.done,
        harvest.operation,
        pairs=tally.pairs,
        sweeps_left=max(asked.sweeps_left, left),
        unmet=unmet,
        longest_hold_ms=round(1000 * harvest.longest, 3),
        longest_work_ms=round(1000 * harvest.worked, 3),
        notice=" ".join(filter(None, (asked.notice, *acted.sentences))),
        acted=acted.contradictions,
    )


@dataclass(frozen=True, slots=True)
class Asked:
    """What became of the questions to a model."""

    calls: int = 0
    done: bool = True
    sweeps_left: int = 0
    notice: str = ""


def _ask(bench: Bench, harvest: Harvest, budget: Budget, model: ChatModel, calls: int, tally: Tally) -> Asked:
    from core.acts import sweep_model  # reading replies is prepared only where a model is used

    asker = sweep_model.begin(bench, harvest, model, calls, budget.should_stop)
    notice = ""
    try:
        _run(sweep_model.each_question(asker), harvest, budget, tally.compared)
    except EnvironmentFault as fault:
        notice = f"The model was not heard to the end: {fault.message}"
        harvest.note = notice
    except Cancelled:
        notice = ""
    left = sweep_model.batches_due(asker)
    if asker.unclear and not notice:
        notice = f"{asker.unclear} answers of the model could not be used; they are asked for again."
    return Asked(asker.model.used, left == 0, -(-left // calls), notice)


def _run(steps: Iterator[int], harvest: Harvest, budget: Budget, count: Callable[[int], None]) -> bool:
    """Take steps while the budget lasts; whether all were taken."""
    while not budget.is_spent():
        compared = next(steps, None)
        if compared is None:
            return True
        if compared != PREPARING:
            budget.steps += 1
            count(compared)
            harvest.flush_if_due()
    return False


def _over_time(bench: Bench, harvest: Harvest, budget: Budget, tally: Tally) -> bool:
    """The look at what time has overtaken, once a day (UTC) from the newest statement back."""
    state = read_state(bench.store, STATE)
    today = bench.clock().date().isoformat()
    if state.get("timed") == today:
        return True
    after = state.get("time_after") if state.get("time_of") == today else None

    def count(key: int) -> None:
        tally.step(0)
        harvest.states[STATE] = {**_kept(state), "time_of": today, "time_after": key}

    done = _run(each_overtaken(bench, harvest, after), harvest, budget, count)
    if done:
        harvest.states[STATE] = {**_kept(state), "timed": today}
    return done


def _kept(state: dict[str, Any]) -> dict[str, Any]:
    return {"seen": state.get("seen", 0)}


def catch_up(bench: Bench) -> None:
    """Let what came back, has other dates or slots or is no longer full of flags be looked at again."""
    state = read_state(bench.store, STATE)
    last = last_of_others(bench.store)
    seen = int(state.get("seen", last))
    if seen == last and "seen" in state:
        return
    changed = changed_versions(bench.store, seen, last) if seen < last else []
    reslotted = slots_changed(bench.store, seen, last) if seen < last else []
    freed = sweep_full.freed(bench)
    again = sorted({*changed, *reslotted, *freed})
    for at in range(0, len(again), FORGOTTEN):  # forgetting the same twice, after a kill, does no harm
        with bench.store.writing():
            forget_examined(bench.store, again[at : at + FORGOTTEN], (rules(), BRIDGE))
    for at in range(0, len(reslotted), FORGOTTEN):
        with bench.store.writing():
            forget_gists(bench.store, reslotted[at : at + FORGOTTEN])
    requeued = sweep_rota.requeued(bench, again) if again else None
    if any(key not in bench.groups.subjects for key in again):
        bench.groups = Groups()  # a model's groups were read without one of them
    earlier = seen_before(bench, again)
    with bench.store.writing():
        if requeued is not None:
            write_state(bench.store, sweep_rota.STATE, requeued)
        if earlier is not None:
            write_state(bench.store, FRESH, earlier)
        if freed:
            write_state(bench.store, sweep_full.FULL, sweep_full.without(bench, freed))
        write_state(bench.store, STATE, {**state, "seen": last})


def is_due(bench: Bench) -> bool:
    """Whether a sweep has anything to do: something was written or is left since the last one, or a day went by."""
    state = read_state(bench.store, STATE)
    if state.get("timed") != bench.clock().date().isoformat():
        return True
    if state.get("seen") != last_of_others(bench.store) or unexamined(bench.store, rules(), seen_up_to(bench), 1):
        return True
    return bool(read_state(bench.store, LEFT).get("left")) or not sweep_rota.is_over(bench)
