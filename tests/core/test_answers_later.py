"""What a later statement does to an answer when no table knows what is asked: ends, changes, exchanges, corrections."""

from __future__ import annotations

import pytest

from core.answers import Answer, Found, Query
from core.domain import Showing, Statement, Status
from core.vault import Vault
from tests.core.vaults import Clock, day, when

Told = tuple[tuple[str, str], ...]


def after(vault: Vault, clock: Clock, story: Told, question: str, as_of: str | None = None) -> Found:
    for at, text in story:
        clock.at = day(at)
        vault.add(Statement(text, said_at=when(at)))
    clock.at = day("2026-01-01")
    return vault.search(Query(question, showing=Showing(true_on=day(as_of) if as_of else None)))


OVER: tuple[tuple[Told, str], ...] = (
    (
        (("2025-01-01", "I drink three coffees a day."), ("2025-05-14", "I gave up coffee at the beginning of May.")),
        "how much coffee do I drink?",
    ),
    (
        (("2024-05-01", "I owe my brother 300 euros."), ("2025-01-31", "I paid my brother back the 300 euros.")),
        "do I owe my brother money?",
    ),
    (
        (("2025-01-10", "We have a fig tree."), ("2025-03-10", "The fig tree didn't survive the frost.")),
        "do we have a fig tree?",
    ),
    (
        (("2024-01-10", "Wir haben ein Abo der Morgenpost."), ("2025-02-10", "Die Morgenpost haben wir abbestellt.")),
        "Haben wir noch das Abo der Morgenpost?",
    ),
    (
        (("2024-01-10", "У меня есть машина, старая Нива."), ("2025-04-10", "Ниву я продал в апреле 2025.")),
        "У меня ещё есть Нива?",
    ),
    (
        (("2024-01-10", "毎朝ジョギングをしています。"), ("2025-04-10", "膝を痛めたのでジョギングをやめました。")),
        "まだジョギングをしていますか？",
    ),
    (
        (("2024-01-10", "我养了一只猫，叫小白。"), ("2025-03-10", "小白上个月去世了。")),
        "小白还在吗？",
    ),
)


@pytest.mark.parametrize(("story", "question"), OVER, ids=[question for _, question in OVER])
def test_what_a_later_statement_leaves_behind_is_over(vault: Vault, clock: Clock, story: Told, question: str) -> None:
    found = after(vault, clock, story, question)
    assert found.answer is Answer.ENDED
    assert any(hit.memory is not None and hit.memory.status is Status.PAST for hit in found.hits)


def test_what_only_tells_of_the_end_is_enough_for_a_yes_or_no(vault: Vault, clock: Clock) -> None:
    found = after(vault, clock, (("2025-02-12", "I lost my umbrella."),), "do I still have my umbrella?")
    assert found.answer is Answer.ENDED
    assert found.hits[0].memory is not None
    assert found.hits[0].memory.status is Status.PAST


CHANGED: tuple[tuple[Told, str, str], ...] = (
    (
        (
            ("2025-01-10", "Priya leads the Falcon project."),
            ("2025-06-10", "Tobias took over the Falcon project from Priya on 2 June 2025."),
        ),
        "who leads the Falcon project?",
        "Tobias",
    ),
    (
        (
            ("2022-10-01", "I study chemistry in Leuven."),
            ("2024-09-30", "I dropped chemistry and switched to nursing in September 2024."),
        ),
        "what do I study?",
        "nursing",
    ),
    (
        (("2025-01-01", "I weigh 84 kilos."), ("2025-06-01", "Down to 79 kilos now.")),
        "how much do I weigh?",
        "79",
    ),
    (
        (("2025-01-10", "My visa expires on 1 March 2026."), ("2025-09-10", "My visa was extended to 1 March 2028.")),
        "when does my visa expire?",
        "2028",
    ),
    (
        (("2025-01-10", "My mentor is Ingrid."), ("2025-03-10", "Starting 1 May 2025 Kofi will be my mentor.")),
        "who is my mentor?",
        "Kofi",
    ),
)


@pytest.mark.parametrize(("story", "question", "value"), CHANGED, ids=[question for _, question, _ in CHANGED])
def test_a_stated_change_takes_the_place_of_what_it_names(
    vault: Vault, clock: Clock, story: Told, question: str, value: str
) -> None:
    found = after(vault, clock, story, question)
    assert found.answer is Answer.FOUND
    assert value in found.hits[0].text


def test_a_change_of_the_day_does_not_answer_where_it_is(vault: Vault, clock: Clock) -> None:
    told = (
        ("2025-02-01", "The wedding is planned for 14 June 2025 in Bath."),
        ("2025-04-01", "We postponed the wedding to 20 September 2025."),
    )
    assert "Bath" in after(vault, clock, told, "where is the wedding?").hits[0].text


def test_a_stretch_that_has_passed_stands_behind_what_holds(vault: Vault, clock: Clock) -> None:
    told = (
        ("2025-01-05", "I work from an office in Ghent."),
        ("2025-03-18", "This week I'm working from our Oslo office."),
    )
    assert "Ghent" in after(vault, clock, told, "where is my office?").hits[0].text


DISPUTED: tuple[tuple[Told, str], ...] = (
    (
        (("2025-02-03", "The wifi password is bluefin22."), ("2025-02-13", "The wifi password is bluefin23.")),
        "what's the wifi password?",
    ),
    (
        (("2025-01-10", "طبيب أسناني هو الدكتور سامر."), ("2025-02-10", "طبيب أسناني هو الدكتور وليد.")),
        "من هو طبيب أسناني؟",
    ),
    (
        (("2025-01-10", "我的牙医是王医生。"), ("2025-02-10", "我的牙医是李医生。")),
        "我的牙医是谁？",
    ),
)


@pytest.mark.parametrize(("story", "question"), DISPUTED, ids=[question for _, question in DISPUTED])
def test_two_values_of_one_definite_thing_stand_as_a_pair(
    vault: Vault, clock: Clock, story: Told, question: str
) -> None:
    found = after(vault, clock, story, question)
    assert found.answer is Answer.DISPUTED
    assert {hit.text for hit in found.hits[:2]} == {text for _, text in story}


def test_a_sentence_that_begins_with_its_value_disputes_another_of_its_kind(vault: Vault, clock: Clock) -> None:
    clock.at = day("2025-02-01")
    vault.add(Statement("Dana is the treasurer of our club."))
    vault.add(Statement("Marek is the treasurer of our club.", speaker="Jo"))
    found = vault.search(Query("who is the treasurer of our club?"))
    assert found.answer is Answer.DISPUTED


def test_the_home_of_a_sister_is_not_the_owners_in_japanese(vault: Vault, clock: Clock) -> None:
    told = (("2025-01-01", "私は京都に住んでいます。"), ("2025-02-01", "妹は大阪に住んでいます。"))
    found = after(vault, clock, told, "私はどこに住んでいますか？")
    assert found.answer is Answer.FOUND
    assert "京都" in found.hits[0].text


AROUND: tuple[tuple[Told, str, str], ...] = (
    (
        (
            ("2025-02-01", "I've been playing the cello since 2011."),
            ("2025-02-09", "Before the cello, from 2007 to 2010, I played the recorder."),
        ),
        "what did I play before the cello?",
        "recorder",
    ),
    (
        (
            ("2024-02-12", "My manager is Priya Nair."),
            ("2024-12-03", "Since 1 December 2024 I report to Colm Brady, my new manager."),
        ),
        "who managed me before Colm?",
        "Priya",
    ),
)


@pytest.mark.parametrize(("story", "question", "value"), AROUND, ids=[question for _, question, _ in AROUND])
def test_what_was_before_a_named_event_leads(
    vault: Vault, clock: Clock, story: Told, question: str, value: str
) -> None:
    found = after(vault, clock, story, question)
    assert found.answer is Answer.FOUND
    assert value in found.hits[0].text


def test_before_that_ends_where_the_statement_before_it_began(vault: Vault, clock: Clock) -> None:
    story = (
        ("2025-02-01", "I've been a paramedic since 2021."),
        ("2025-02-08", "Before that I was a chef for six years."),
    )
    assert "paramedic" in after(vault, clock, story, "what is my job?").hits[0].text
    assert "chef" in vault.search(Query("what was my job?", showing=Showing(true_on=day("2019-06-06")))).hits[0].text


def test_a_move_with_a_date_to_come_answers_from_that_date_on(vault: Vault, clock: Clock) -> None:
    told = (("2025-02-02", "I live in Turku."), ("2025-03-03", "I'm moving to Oulu on 1 August 2025."))
    assert "Turku" in after(vault, clock, told, "where do I live?", "2025-06-01").hits[0].text
    assert "Oulu" in vault.search(Query("where do I live?", showing=Showing(true_on=day("2025-09-01")))).hits[0].text


def test_what_is_only_planned_stands_behind_what_is_so(vault: Vault, clock: Clock) -> None:
    told = (
        ("2024-04-04", "I bank with Tidewater."),
        ("2025-01-10", "I'm planning to switch to Corvid Bank in March 2025."),
    )
    assert "Tidewater" in after(vault, clock, told, "which bank am I with?", "2025-02-01").hits[0].text


def test_a_correction_in_other_words_is_the_answer(vault: Vault, clock: Clock) -> None:
    told = (
        ("2025-01-09", "My nephew Theo is allergic to strawberries."),
        ("2025-01-11", "Correction about Theo: it's kiwi he reacts to, strawberries were never a problem."),
    )
    assert "kiwi" in after(vault, clock, told, "what is Theo allergic to?").hits[0].text


def test_a_relation_that_is_spoken_of_is_not_the_owner(vault: Vault, clock: Clock) -> None:
    told = (("2025-01-09", "Моя сестра работает в аптеке."), ("2025-02-09", "Mi hermana vive en Cádiz."))
    assert after(vault, clock, told, "Где я работаю?").answer is Answer.NOTHING
    assert vault.search(Query("¿Dónde vivo?")).answer is Answer.NOTHING


def test_a_home_is_found_in_signs_that_stand_without_spaces(vault: Vault, clock: Clock) -> None:
    told = (("2024-04-10", "私は横浜に住んでいます。"), ("2025-02-01", "2025年1月20日に仙台へ引っ越しました。"))
    assert "仙台" in after(vault, clock, told, "私は今どこに住んでいますか？").hits[0].text


@pytest.mark.parametrize(
    "question", ["What do you know about me?", "Was weißt du über mich?", "что ты знаешь обо мне?"]
)
def test_what_is_known_at_all_is_answered_with_the_newest_memories(vault: Vault, clock: Clock, question: str) -> None:
    told = (("2025-01-09", "I live in Delft."), ("2025-01-11", "My sister is called Ines."))
    found = after(vault, clock, told, question)
    assert found.answer is Answer.FOUND
    assert [hit.text for hit in found.hits] == ["My sister is called Ines.", "I live in Delft."]
