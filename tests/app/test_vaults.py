"""Other vaults: those opened last are kept in mind, a new one never lies over a file, each opens in its own process."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from app import vaults
from app.commands import desktop
from app.context import Context
from app.paths import find_places
from app.settings import SettingsFile
from app.startup import child_environment
from app.streams import Streams
from core.errors import NotAVault, VaultError, VaultMissing
from core.vault import Vault
from ui.vault_doors import AGAIN


@pytest.fixture
def context(tmp_path: Path) -> Context:
    environment = {"VARIORUM_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen"}
    return Context(Streams(io.BytesIO(), io.StringIO(), io.StringIO()), find_places(environment), environment)


@pytest.fixture
def settings(context: Context) -> SettingsFile:
    return SettingsFile(context.places.settings)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The words of every window that would have been started."""
    seen: list[tuple[str, ...]] = []
    monkeypatch.setattr(vaults, "start_window", lambda _context, *words: seen.append(words))
    return seen


def made(path: Path) -> Path:
    Vault.create(path, owner="Mira").close()
    return path


def test_the_vault_opened_last_comes_first_and_one_that_is_gone_is_not_listed(
    settings: SettingsFile, tmp_path: Path
) -> None:
    first, second = made(tmp_path / "one.variorum"), made(tmp_path / "two ü.variorum")
    for path in (first, second, first):
        vaults.note_vault(settings, path)
    assert vaults.recent_vaults(settings) == (first, second)
    second.unlink()
    assert vaults.recent_vaults(settings) == (first,)


def test_no_more_are_kept_than_a_menu_can_hold(settings: SettingsFile, tmp_path: Path) -> None:
    for number in range(vaults.MOST + 3):
        path = tmp_path / f"{number}.variorum"
        path.touch()
        vaults.note_vault(settings, path)
    assert len(vaults.recent_vaults(settings)) == vaults.MOST


@pytest.mark.parametrize("kept", ["no json", "{}", "[1, null]", '["\\u0000"]', '["/nowhere/at/all"]'])
def test_a_broken_list_counts_as_none(settings: SettingsFile, kept: str) -> None:
    settings.change(vaults.SETTING, kept)
    assert vaults.recent_vaults(settings) == ()


def test_a_vault_is_opened_in_a_process_of_its_own(
    context: Context, settings: SettingsFile, started: list[tuple[str, ...]], tmp_path: Path
) -> None:
    path = made(tmp_path / "other.variorum")
    vaults.vault_doors(context, settings, sample=False).open(path)
    assert started == [("--vault", str(path))]


def test_what_is_no_vault_is_refused_before_a_window_is_opened(
    context: Context, settings: SettingsFile, started: list[tuple[str, ...]], tmp_path: Path
) -> None:
    doors = vaults.vault_doors(context, settings, sample=False)
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG" * 300)
    with pytest.raises(NotAVault):
        doors.open(picture)
    with pytest.raises(VaultMissing):
        doors.open(tmp_path / "nothing.variorum")
    with pytest.raises(VaultMissing):
        doors.open(tmp_path)
    assert started == []


def test_a_new_vault_never_lies_over_a_file(context: Context, settings: SettingsFile, tmp_path: Path) -> None:
    doors = vaults.vault_doors(context, settings, sample=False)
    there = tmp_path / "there.variorum"
    there.write_text("mine", "utf-8")
    with pytest.raises(VaultError):
        doors.make(there, "Jo")
    assert there.read_text("utf-8") == "mine"
    doors.make(tmp_path / "deep" / "new.variorum", "Jo")
    vault = Vault.open(tmp_path / "deep" / "new.variorum", read_only=True)
    assert vault.owner == "Jo"
    vault.close()


def test_the_vault_of_this_window_is_not_listed_as_another(context: Context, settings: SettingsFile) -> None:
    here = made(context.places.vault)
    vaults.note_vault(settings, here)
    assert vaults.vault_doors(context, settings, sample=False).recent() == ()
    assert vaults.vault_doors(context, settings, sample=True).recent() == (here,)


def test_only_the_sample_offers_ones_own_vault(
    context: Context, settings: SettingsFile, started: list[tuple[str, ...]]
) -> None:
    assert vaults.vault_doors(context, settings, sample=False).own is None
    own = vaults.vault_doors(context, settings, sample=True).own
    assert own is not None
    own()
    assert started == [()]


def test_starting_again_opens_what_was_open(
    context: Context, settings: SettingsFile, started: list[tuple[str, ...]]
) -> None:
    for sample in (False, True):
        again = vaults.vault_doors(context, settings, sample=sample).again
        assert again is not None
        again()
    assert started == [("--vault", str(context.places.vault)), ("demo",)]


def test_a_window_that_came_up_is_kept_in_mind_and_the_sample_is_not(
    context: Context, settings: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ui.start

    def up(opening: ui.start.Opening) -> int:
        opening.doors.writer().close()
        assert opening.ready is not None
        opening.ready({})
        return 0

    monkeypatch.setattr(ui.start, "run", up)
    assert desktop.demo(context, None) == 0  # type: ignore[arg-type]
    assert vaults.recent_vaults(SettingsFile(context.places.settings)) == ()
    assert desktop.open_desktop(context) == 0
    assert vaults.recent_vaults(SettingsFile(context.places.settings)) == (context.places.vault,)


def test_the_sample_is_built_anew_when_it_is_reset(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    import ui.start
    from core.domain import Statement

    seen: list[tuple[Path | None, bool]] = []

    def look(opening: ui.start.Opening) -> int:
        vault = opening.doors.writer()
        seen.append((vault.path, _here(vault)))
        vault.add(Statement("I was here."))
        vault.close()
        return AGAIN if len(seen) < 2 else 0

    monkeypatch.setattr(ui.start, "run", look)
    assert desktop.demo(context, None) == 0  # type: ignore[arg-type]
    assert [here for _path, here in seen] == [False, False]
    assert seen[0][0] == seen[1][0]


def _here(vault: Vault) -> bool:
    from core.answers import ListRequest

    return any(one.text == "I was here." for one in vault.list(ListRequest(limit=500)).memories)


def test_the_sample_keeps_a_persons_choices_but_not_how_this_one_vault_was_arranged(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ui.start

    def choose(opening: ui.start.Opening) -> int:
        opening.remember("theme", "dark")
        opening.remember("arrangements", '{"a vault": {"order": "letters"}}')
        return 0

    monkeypatch.setattr(ui.start, "run", choose)
    assert desktop.demo(context, None) == 0  # type: ignore[arg-type]
    kept = SettingsFile(context.places.settings)
    assert (kept.value("theme"), kept.value("arrangements")) == ("dark", "")
    assert desktop.open_desktop(context) == 0
    assert SettingsFile(context.places.settings).value("arrangements")


LOOK = """
import os
import sys
from app.main import main
import ui.translation

def look(wanted, folder):
    os._exit(7 if any(name.startswith("ui.text") for name in sys.modules) else 5)

ui.translation.choose_language = look
main(sys.argv[1:])
"""


@pytest.mark.parametrize("words", [(), ("demo",)])
def test_no_text_is_made_before_the_language_is_chosen(tmp_path: Path, words: tuple[str, ...]) -> None:
    environment = child_environment({"VARIORUM_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"})
    done = subprocess.run(
        [sys.executable, "-c", LOOK, *words],
        env=environment,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 5, done.stderr.decode()
