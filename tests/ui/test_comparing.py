"""What is written is compared in the background: the flag appears without anybody asking, with a model and without."""

from __future__ import annotations

from pathlib import Path

import pytest
import qasync

from core.contradictions import QueueRequest
from core.domain import Change, Statement, Status
from core.errors import ModelMissing
from core.vault import Vault
from tests.core.vaults import BagOfWords
from tests.ui.conftest import until
from ui.desk import Desk, Doors

DIET, STEAK = "I'm a strict vegetarian.", "I had a big steak for dinner."


def no_model() -> object:
    raise ModelMissing("The model is not there.", "Run the set-up again.")


@pytest.mark.parametrize("load", [BagOfWords, no_model])
def test_a_contradiction_is_found_after_a_write_and_told(
    loop: qasync.QEventLoop, vault_path: Path, load: object
) -> None:
    async def story() -> None:
        desk = Desk(Doors(lambda: Vault.open(vault_path), lambda: Vault.open(vault_path, read_only=True), load))
        await desk.open()
        heard: list[Change] = []
        desk.load_meaning()
        await desk.change(lambda vault: vault.add(Statement(DIET)))
        steak = await desk.change(lambda vault: vault.add(Statement(STEAK)))
        desk.changed.connect(heard.append)
        await until(lambda: any(change.bulk for change in heard))
        page = await desk.read(lambda vault: vault.contradictions(QueueRequest()))
        assert [flag.generator.value for flag in page.contradictions] == ["opposite"]
        detail = await desk.read(lambda vault: vault.show(str(steak.memory)))
        assert detail.memory.status is Status.DISPUTED
        await desk.close()

    loop.run_until_complete(story())
