"""What the statements of a source may do: count at once, wait, or stay mere words."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.answers import ImportOptions, SourceRow
from core.domain import Channel, Layer, Outcome, Policy, Status
from core.errors import InvalidRequest, NotFound, NothingChanged
from core.vault import Vault
from tests.core.vaults import kinds, remembered, say, shown, waiting


def row(vault: Vault, name: str) -> SourceRow:
    return next(one for one in vault.sources() if one.name == name)


def listed(tmp_path: Path, *lines: str) -> Path:
    path = tmp_path / "list.txt"
    path.write_text("\n".join(lines), "utf-8")
    return path


def test_without_a_policy_only_what_is_typed_counts_at_once(vault: Vault) -> None:
    statuses = {
        channel: say(vault, f"Mira rows on day {number}", channel=channel, source=f"source {number}").status
        for number, channel in enumerate(Channel)
    }
    assert statuses.pop(Channel.TYPED) is Status.CURRENT
    assert set(statuses.values()) == {Status.PENDING}
    found = {one.channel: one.policy for one in vault.sources()}
    assert found.pop(Channel.TYPED) is Policy.AUTO
    assert set(found.values()) == {Policy.PROPOSE}


def test_sources_are_listed_with_what_came_from_them(vault: Vault) -> None:
    waiting(vault, "She plays chess")
    waiting(vault, "She plays the cello")
    say(vault, "thanks!", channel=Channel.AGENT, source="an agent")
    remembered(vault, "I like tea")
    assert row(vault, "an agent") == SourceRow("an agent", Channel.AGENT, Policy.PROPOSE, 2, 3)
    assert row(vault, "typed") == SourceRow("typed", Channel.TYPED, Policy.AUTO, 1, 1)


def test_what_an_automatic_source_brings_counts_and_undo_takes_the_policy_back(vault: Vault) -> None:
    first = waiting(vault, "She plays chess")
    vault.set_policy("An Agent", Policy.AUTO)
    receipt = say(vault, "She plays the cello", channel=Channel.AGENT, source="an agent")
    assert (receipt.status, receipt.reason) == (Status.CURRENT, "Stored.")
    assert vault.show(first).memory.status is Status.PENDING
    vault.undo()
    vault.undo()
    assert row(vault, "an agent").policy is Policy.PROPOSE
    assert say(vault, "She rows", channel=Channel.AGENT, source="an agent").status is Status.PENDING
    vault.undo()
    assert kinds(vault) == set()


def test_what_an_automatic_source_repeats_counts_too(vault: Vault) -> None:
    memory = waiting(vault, "She plays chess", "another agent")
    waiting(vault, "She rows")
    vault.set_policy("an agent", Policy.AUTO)
    receipt = say(vault, "She plays chess", channel=Channel.AGENT, source="an agent")
    assert (receipt.outcome, receipt.memory, receipt.status) == (Outcome.REPEATED, memory, Status.CURRENT)


def test_of_a_held_source_the_words_are_kept_and_can_become_a_memory(vault: Vault) -> None:
    waiting(vault, "She plays chess")
    vault.set_policy("an agent", Policy.HOLD)
    receipt = say(vault, "She plays the cello", channel=Channel.AGENT, source="an agent", keep=True, tags=("music",))
    assert (receipt.outcome, receipt.layer, receipt.memory) == (Outcome.SKIPPED, Layer.RETAIN, None)
    assert receipt.episode
    assert vault.episode(receipt.episode)[0].text == "She plays the cello"
    (held,) = vault.skipped()
    assert "held" in held.reason
    kept = vault.keep(held.id)
    assert kept.memory
    assert (kept.status, vault.show(kept.memory).memory.tags) == (Status.CURRENT, ("music",))
    assert vault.skipped() == ()


def test_what_is_typed_counts_whatever_its_source_may_do(vault: Vault) -> None:
    waiting(vault, "She plays chess")
    vault.set_policy("an agent", Policy.HOLD)
    assert say(vault, "I play the cello", source="an agent").status is Status.CURRENT


def test_an_agent_gains_nothing_by_the_name_of_a_trusted_import(vault: Vault, tmp_path: Path) -> None:
    vault.import_file(listed(tmp_path, "I like tea"), ImportOptions())
    (source,) = (one.name for one in vault.sources())
    vault.set_policy(source, Policy.AUTO)
    assert say(vault, "Mira owes Bob money", channel=Channel.AGENT, source=source).status is Status.PENDING
    assert say(vault, "Mira owes Ana money", channel=Channel.AGENT, source="typed").status is Status.PENDING


@pytest.mark.parametrize(
    ("policy", "accept", "status"),
    [
        (Policy.PROPOSE, False, Status.PENDING),
        (Policy.PROPOSE, True, Status.CURRENT),
        (Policy.AUTO, False, Status.CURRENT),
        (Policy.HOLD, False, None),
        (Policy.HOLD, True, Status.CURRENT),
    ],
)
def test_an_import_follows_the_policy_of_its_source_and_the_tick_goes_before_it(
    vault: Vault, tmp_path: Path, policy: Policy, accept: bool, status: Status | None
) -> None:
    path = listed(tmp_path, "I like tea")
    vault.import_file(path, ImportOptions())
    (source,) = (one.name for one in vault.sources())
    if policy is not Policy.PROPOSE:
        vault.set_policy(source, policy)
    path.write_text("I like tea\nI play the cello\nok thanks", "utf-8")
    foreseen = vault.import_file(path, ImportOptions(accept=accept, dry_run=True))
    report = vault.import_file(path, ImportOptions(accept=accept))
    assert (report.pending, len(report.skipped)) == (status is Status.PENDING, 1 + (status is None))
    assert (foreseen.added, foreseen.pending, foreseen.skipped) == (report.added, report.pending, report.skipped)
    found = [memory.status for memory in shown(vault) if memory.text == "I play the cello"]
    assert found == ([status] if status else [])
    assert len(vault.skipped()) == len(report.skipped)
    assert kinds(vault) == set()


def test_policies_that_make_no_sense_are_refused(vault: Vault) -> None:
    remembered(vault, "I like tea")
    waiting(vault, "She rows")
    last = vault.last_operation()
    with pytest.raises(InvalidRequest):
        vault.set_policy("typed", Policy.HOLD)
    with pytest.raises(NotFound):
        vault.set_policy("nobody", Policy.HOLD)
    with pytest.raises(NothingChanged):
        vault.set_policy("an agent", Policy.PROPOSE)
    assert vault.last_operation() == last


def test_a_policy_survives_a_restart(filed: Vault) -> None:
    waiting(filed, "She rows")
    filed.set_policy("an agent", Policy.HOLD)
    assert filed.path is not None
    again = Vault.open(filed.path, read_only=True)
    assert row(again, "an agent").policy is Policy.HOLD
    again.close()


def test_the_receipt_tells_the_path_through_the_layers(vault: Vault) -> None:
    def path(text: str, **more: object) -> list[tuple[Layer, str]]:
        receipt = say(vault, text, **more)
        assert all(step.sentence.endswith(".") and step.ms >= 0 for step in receipt.steps)
        return [(step.layer, step.outcome) for step in receipt.steps]

    kept, slot = (Layer.RETAIN, "kept"), (Layer.SLOT, "read")
    assert path("thanks!") == [(Layer.RETAIN, "skipped")]
    assert path("I like tea") == [kept, (Layer.HASH, "new"), (Layer.NEAR, "new"), slot]
    assert path("I like tea") == [kept, (Layer.HASH, "repeated")]
    assert path("I really like tea") == [kept, (Layer.HASH, "new"), (Layer.NEAR, "restated"), slot]
    vault.retire(shown(vault)[0].id)
    assert path("I really like tea") == [kept, (Layer.HASH, "restated"), slot]
    assert path("thanks!", keep=True)[0] == kept
