"""Before anything is stored a file tells what is in it, and what would come of it; both can be stopped."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from core.acts import import_rehearsal
from core.answers import ImportOptions, SkippedRecord, Take
from core.errors import Cancelled, InvalidRequest
from core.vault import Vault
from tests.core.vaults import say

LIST = "I live in Lisbon\nI keep bees\nI am vegetarian\n"
EVENTS = [
    ("m1", None, "Lives in Porto", "ADD", "2025-01-10T09:00:00"),
    ("m1", "Lives in Porto", "Lives in Lisbon", "UPDATE", "2025-03-04T09:00:00"),
    ("m2", "Likes cheese", None, "DELETE", None),
]


def put(tmp_path: Path, content: str, name: str = "file") -> Path:
    path = tmp_path / name
    path.write_text(content, "utf-8")
    return path


def history(tmp_path: Path) -> Path:
    names = ("memory_id", "old_memory", "new_memory", "event", "created_at")
    return put(tmp_path, json.dumps([dict(zip(names, event, strict=True)) for event in EVENTS]))


@pytest.mark.parametrize("take", [None, Take.MEMORIES, Take.BOTH, Take.EPISODES])
@pytest.mark.parametrize("accept", [False, True])
def test_what_is_foretold_is_what_comes(vault: Vault, tmp_path: Path, take: Take | None, accept: bool) -> None:
    say(vault, "I live in Porto")
    say(vault, "I keep bees")
    path = put(tmp_path, LIST)
    before = vault.stats()
    options = ImportOptions(take=take, accept=accept)
    foretold = vault.foresee_import(path, options)
    assert vault.stats() == before
    assert vault.verify() == ()
    report = vault.import_file(path, options)
    assert (foretold.operation, foretold.found, foretold.added) == (None, report.found, report.added)
    assert (foretold.repeated, foretold.pending) == (report.repeated, report.pending)
    assert (foretold.contradictions, foretold.proposals) == (report.contradictions, report.proposals)
    assert foretold.skipped == report.skipped
    if take is Take.MEMORIES:
        assert report.contradictions == 1
        assert report.repeated == 1


def test_of_messages_only_what_is_claimed_in_them_is_played_through(vault: Vault, tmp_path: Path) -> None:
    talk = [{"role": "user", "content": "I live in Lisbon."}, {"role": "assistant", "content": "Noted."}]
    path = put(tmp_path, json.dumps([{"question_id": "q", "haystack_session_ids": ["s"], "haystack_sessions": [talk]}]))
    for take in (None, Take.BOTH):
        foretold = vault.foresee_import(path, ImportOptions(take=take))
        assert foretold.added == (2 if take is None else 3)
    assert vault.import_file(path, ImportOptions(take=Take.BOTH)).added == 3
    again = vault.foresee_import(path, ImportOptions(take=Take.BOTH))
    assert (again.added, again.repeated) == (0, 2)


def test_of_a_vault_too_large_to_copy_what_is_new_is_told_all_the_same(
    vault: Vault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(vault, "I keep bees")
    monkeypatch.setattr(import_rehearsal, "LARGEST", 1)
    foretold = vault.foresee_import(put(tmp_path, LIST), ImportOptions())
    assert (foretold.added, foretold.repeated) == (2, 1)


def test_looking_and_foretelling_can_be_stopped_at_any_moment(vault: Vault, tmp_path: Path) -> None:
    path = put(tmp_path, LIST)
    for act in (vault.preview_import, vault.foresee_import):
        for number in range(100):
            asked = iter(range(number))
            try:
                act(path, ImportOptions(), should_stop=lambda: next(asked, None) is None)  # noqa: B023
            except Cancelled:
                continue
            break
        assert 0 < number < 99
    assert vault.stats().episodes == 0


def test_progress_of_a_look_is_told_in_bytes_of_the_file(vault: Vault, tmp_path: Path) -> None:
    path = history(tmp_path)
    size = path.stat().st_size
    for act in (vault.preview_import, vault.foresee_import):
        seen: list[tuple[int, int]] = []
        act(path, ImportOptions(), progress=lambda done, total: seen.append((done, total)))  # noqa: B023
        assert seen == sorted(seen)
        assert seen[-1] == (size, size)


def test_a_preview_shows_rows_as_they_would_come_in(vault: Vault, tmp_path: Path) -> None:
    seen = vault.preview_import(history(tmp_path), ImportOptions())
    assert [(row.text, row.earlier, row.archived, row.is_message) for row in seen.rows] == [
        ("Lives in Lisbon", 1, "", False),
        ("Likes cheese", 0, "It was deleted there.", False),
    ]
    assert (seen.zoneless, seen.archived, seen.ended, seen.bytes > 0) == (2, 1, 0, True)
    assert vault.preview_import(history(tmp_path), ImportOptions(zone="Europe/Lisbon")).zoneless == 2


TABLE = "Erinnerung;Am;Wer\nIch wohne in Porto;04/03/2025;Mira\nIch mag Tee;05/03/2025;Ada\n"


def test_a_table_with_names_in_another_language_is_known_and_its_columns_are_shown(
    vault: Vault, tmp_path: Path
) -> None:
    seen = vault.preview_import(put(tmp_path, TABLE), ImportOptions())
    assert (seen.format, seen.statements) == ("csv", 2)
    assert [(column.name, column.role, column.cells[0]) for column in seen.columns] == [
        ("Erinnerung", "text", "Ich wohne in Porto"),
        ("Am", "", "04/03/2025"),
        ("Wer", "", "Mira"),
    ]


def test_what_a_person_says_about_the_columns_counts(vault: Vault, tmp_path: Path) -> None:
    columns = (("date", "Am"), ("speaker", "3"))
    path = put(tmp_path, TABLE)
    asked = vault.preview_import(path, ImportOptions(columns=columns))
    assert (asked.twofold, asked.uncertain_dates) == (2, 2)
    seen = vault.preview_import(path, ImportOptions(columns=columns, date_order="dmy"))
    assert (seen.twofold, seen.uncertain_dates) == (2, 0)
    assert [(row.text, row.speaker, str(row.said_at)) for row in seen.rows] == [
        ("Ich wohne in Porto", "Mira", "2025-03-04"),
        ("Ich mag Tee", "Ada", "2025-03-05"),
    ]
    assert [column.role for column in seen.columns] == ["text", "date", "speaker"]
    other = vault.preview_import(path, ImportOptions(columns=(("text", "Wer"),)))
    assert [row.text for row in other.rows] == ["Mira", "Ada"]


@pytest.mark.parametrize("columns", [(("text", "Ort"),), (("date", "9"),), (("colour", "Am"),)])
def test_a_column_or_role_that_is_none_is_refused(
    vault: Vault, tmp_path: Path, columns: tuple[tuple[str, str], ...]
) -> None:
    with pytest.raises(InvalidRequest):
        vault.preview_import(put(tmp_path, TABLE), ImportOptions(columns=columns))


@pytest.mark.parametrize(
    "text",
    [
        "I like tea, coffee\nI live in Lisbon, Portugal\n",
        "Tea, coffee, milk\nBread, butter\n",
        "I am here; you are there.\nShe left; he stayed.\n",
        "name\tage\n",
    ],
)
def test_sentences_with_commas_are_no_table(vault: Vault, tmp_path: Path, text: str) -> None:
    assert vault.preview_import(put(tmp_path, text), ImportOptions()).format == "text"


def test_what_was_left_out_can_be_kept_as_a_table(vault: Vault, tmp_path: Path) -> None:
    records = [SkippedRecord("row 2", "It is empty."), SkippedRecord("=cmd()", "It, too.")]
    path = vault.save_left_out(tmp_path / "left out.csv", records)
    with path.open(encoding="utf-8-sig", newline="") as file:
        assert list(csv.reader(file)) == [["where", "why"], ["row 2", "It is empty."], ["'=cmd()", "It, too."]]


def test_an_archive_that_comes_back_tells_its_progress_in_bytes_too(vault: Vault, tmp_path: Path) -> None:
    say(vault, "I keep bees")
    path = Path(vault.export(tmp_path / "kept.zip", "archive").path)
    other, seen = Vault.in_memory(), list[tuple[int, int]]()
    other.import_file(path, ImportOptions(), progress=lambda done, total: seen.append((done, total)))
    other.close()
    assert seen == sorted(seen)
    assert seen[-1] == (path.stat().st_size, path.stat().st_size)
