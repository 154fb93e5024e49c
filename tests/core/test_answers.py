"""What a search answers to a question: the present value, the last one, two that disagree, or nothing."""

from __future__ import annotations

from core.answers import Answer, Corpus, Found, Query
from core.domain import Channel, Showing, Statement, Status
from core.vault import Vault
from tests.core.vaults import Clock, day, remembered, say, true, when


def tell(vault: Vault, clock: Clock, at: str, text: str, speaker: str | None = None) -> None:
    clock.at = day(at)
    vault.add(Statement(text, speaker=speaker, said_at=when(at)))


def ask(vault: Vault, text: str, as_of: str | None = None, **more: bool) -> Found:
    return vault.search(Query(text, showing=Showing(true_on=day(as_of) if as_of else None), **more))  # type: ignore[arg-type]


def first(found: Found) -> str:
    return found.hits[0].text if found.hits else ""


def test_the_newest_home_is_the_answer_and_an_earlier_date_has_its_own(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2023-01-15", "I live in Gent.")
    tell(vault, clock, "2024-03-04", "I moved to Delft on 1 March 2024.")
    tell(vault, clock, "2025-05-20", "I moved to Ulm on 12 May 2025.")
    clock.at = day("2025-12-01")
    assert first(ask(vault, "where do I live?")) == "I moved to Ulm on 12 May 2025."
    assert first(ask(vault, "where do I live?", "2024-08-01")) == "I moved to Delft on 1 March 2024."
    assert first(ask(vault, "where did I live in summer 2024?")) == "I moved to Delft on 1 March 2024."
    assert first(ask(vault, "where did I live in 2023?")) == "I live in Gent."
    assert first(ask(vault, "where did I live before Delft?")) == "I live in Gent."


def test_words_that_no_rule_reads_answer_by_their_own_time(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2025-01-10", "Nora works at Orbis.")
    tell(vault, clock, "2025-06-05", "Nora quit; since 2 June 2025 she works at Lumen.")
    tell(vault, clock, "2025-08-01", "Before all that, from 2020 to 2023, Nora was at Tessera.")
    clock.at = day("2025-12-01")
    assert "Lumen" in first(ask(vault, "where does Nora work now?"))
    assert "Tessera" in first(ask(vault, "where did Nora work in 2021?", "2021-06-01"))
    assert "Tessera" in first(ask(vault, "where did Nora work before Orbis?"))


def test_what_is_over_is_told_apart_from_what_was_never_told(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2024-02-02", "The ladder is with Mr. Quist.")
    tell(vault, clock, "2025-01-15", "Mr. Quist no longer has the ladder, nobody knows where it went.")
    clock.at = day("2025-12-01")
    over = ask(vault, "who has the ladder?")
    assert over.answer is Answer.ENDED
    assert over.hits[0].memory is not None
    assert (over.hits[0].text, over.hits[0].memory.status) == ("The ladder is with Mr. Quist.", Status.PAST)
    before = ask(vault, "who has the ladder?", "2024-06-01")
    assert (before.answer, first(before)) == (Answer.FOUND, "The ladder is with Mr. Quist.")
    nothing = ask(vault, "how tall is Nora?")
    assert (nothing.answer, nothing.hits) == (Answer.NOTHING, ())


def test_an_end_that_is_asked_for_is_no_end_of_the_answer(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2024-02-02", "I bought a canoe in the autumn sale.")
    tell(vault, clock, "2025-01-15", "I sold the canoe to Piet.")
    clock.at = day("2025-12-01")
    assert ask(vault, "do I have a canoe?").answer is Answer.ENDED
    sold = ask(vault, "who did I sell the canoe to?")
    assert sold.answer is not Answer.ENDED


def test_a_correction_leads_at_every_date(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2025-03-01", "The boiler is in the cellar.")
    tell(vault, clock, "2025-03-02", "Sorry, I misspoke about the boiler: it is in the attic.")
    clock.at = day("2025-12-01")
    for as_of in (None, "2025-03-01"):
        assert "attic" in first(ask(vault, "where is the boiler?", as_of))


def test_what_others_say_of_the_owner_stands_behind_what_the_owner_says(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2025-04-01", "I live in Leeds.")
    tell(vault, clock, "2025-04-09", "The user probably lives in Madrid.", "assistant")
    clock.at = day("2025-12-01")
    assert first(ask(vault, "where do I live?")) == "I live in Leeds."
    assert first(ask(vault, "where does Mira live?")) == "I live in Leeds."


def test_two_names_for_one_person_come_as_a_pair(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2025-06-22", "Mein Hausarzt heißt Kranz.")
    tell(vault, clock, "2025-06-23", "Mein Hausarzt heißt Kruse.")
    clock.at = day("2025-12-01")
    found = ask(vault, "Wie heißt mein Hausarzt?")
    assert found.answer is Answer.DISPUTED
    assert {hit.text for hit in found.hits[:2]} == {"Mein Hausarzt heißt Kranz.", "Mein Hausarzt heißt Kruse."}


def test_of_two_facts_of_one_frame_the_later_one_leads(vault: Vault) -> None:
    say(vault, "The mayor of Brockburg is Anna Weiss.")
    say(vault, "The mayor of Brockburg is Piet Quist.")
    found = vault.search(Query("Who is the mayor of Brockburg?"))
    assert [hit.text for hit in found.hits[:2]] == [
        "The mayor of Brockburg is Piet Quist.",
        "The mayor of Brockburg is Anna Weiss.",
    ]


def test_values_that_stand_side_by_side_all_stay(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2025-01-05", "I have a cat called Biscuit.")
    tell(vault, clock, "2025-02-05", "I adopted a second cat, Pepper.")
    clock.at = day("2025-12-01")
    found = ask(vault, "what are the names of my cats?")
    assert found.answer is Answer.FOUND
    assert len(found.hits) == 2


def test_the_other_side_of_a_dispute_comes_along_though_it_has_none_of_the_words(vault: Vault) -> None:
    one, other = remembered(vault, "Walnuts are fine for me"), remembered(vault, "Nuts of any kind make me ill")
    for filler in ("Walnuts grow in the garden", "Walnuts are cheap in autumn"):
        say(vault, filler)
    vault.flag((one, 1), (other, 1), generator="slot", reason="Both cannot be so.")
    texts = [hit.text for hit in vault.search(Query("walnuts fine")).hits]
    assert texts[:2] == ["Walnuts are fine for me", "Nuts of any kind make me ill"]


def test_the_parts_of_an_answer_add_up_and_say_why(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2023-01-15", "I live in Gent.")
    tell(vault, clock, "2024-03-04", "I moved to Delft on 1 March 2024.")
    clock.at = day("2025-12-01")
    found = ask(vault, "where do I live now?")
    for hit in found.hits:
        assert abs(sum(part.value for part in hit.parts) - hit.score) < 1e-9
    assert "answers what you asked" in found.hits[0].why


def test_what_was_understood_is_said_and_can_be_left_out(vault: Vault, clock: Clock) -> None:
    remembered(vault, "I live in Gent", window=true("2020", "2024"))
    clock.at = day("2025-12-01")
    found = ask(vault, "where did I live in 2021?")
    assert found.understood is not None
    assert (found.understood.words, found.understood.attribute, found.understood.person) == ("2021", "lives_in", "user")
    assert found.understood.window == true("2021", "2022")
    assert found.answer is Answer.FOUND
    plain = ask(vault, "where did I live in 2021?", plain=True)
    assert plain.understood is None
    assert plain.answer is Answer.ENDED


def test_what_was_believed_is_asked_on_the_clock_of_the_vault(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2026-07-01", "The roof is fifty years old.")
    tell(vault, clock, "2027-03-01", "The roof needs new tiles.")
    clock.at = day("2027-12-01")
    found = ask(vault, "what did I believe in July 2026 about the roof?")
    assert [hit.text for hit in found.hits] == ["The roof is fifty years old."]
    assert found.understood is not None
    assert found.understood.known_on is not None


def test_what_waits_is_never_the_plain_answer(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2024-01-01", "I live in Gent.")
    vault.add(Statement("I live in Ulm.", channel=Channel.AGENT, source="helper"))
    found = ask(vault, "where do I live?")
    statuses = {hit.text: hit.memory.status for hit in found.hits if hit.memory}
    assert statuses == {"I live in Gent.": Status.CURRENT, "I live in Ulm.": Status.PENDING}
    assert first(found) == "I live in Gent."


def test_a_conversation_answers_where_no_memory_does(vault: Vault) -> None:
    say(vault, "I like tea")
    found = vault.search(Query("who likes tea?", corpus=Corpus.ALL))
    assert found.answer is Answer.FOUND
    assert found.hits


def test_what_is_new_in_so_many_words_takes_the_place_of_what_was(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2024-01-01", "The choir meets on Mondays.")
    tell(vault, clock, "2025-04-01", "The choir now meets on Fridays.")
    tell(vault, clock, "2025-05-01", "My bicycle is a green Koga.")
    tell(vault, clock, "2025-06-01", "I sold the Koga and bought a cargo bicycle.")
    clock.at = day("2025-12-01")
    assert "Fridays" in first(ask(vault, "when does the choir meet?"))
    assert "Mondays" in first(ask(vault, "when did the choir meet?", "2024-06-01"))
    assert "cargo" in first(ask(vault, "what is my bicycle?"))


def test_a_relation_is_known_by_name(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2025-01-01", "My sister is called Ines.")
    tell(vault, clock, "2025-01-02", "Ines works at the harbour office.")
    tell(vault, clock, "2025-01-03", "My brother works at Orbis.")
    clock.at = day("2025-12-01")
    assert "harbour" in first(ask(vault, "where does my sister work?"))
    assert "Orbis" in first(ask(vault, "where does my brother work?"))


def test_a_dog_is_no_answer_to_a_question_about_a_cat(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2025-01-01", "We have a dog called Pepper.")
    clock.at = day("2025-12-01")
    assert ask(vault, "what is our cat called?").answer is Answer.NOTHING
    assert first(ask(vault, "what is our dog called?")) == "We have a dog called Pepper."


def test_a_name_that_nothing_stored_holds_is_not_answered_about_somebody_else(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2025-01-01", "Nora plays the harp in the town band.")
    clock.at = day("2025-12-01")
    nothing = ask(vault, "does Wanda play the harp?")
    assert nothing.answer is Answer.NOTHING
    assert [hit.text for hit in nothing.near] == ["Nora plays the harp in the town band."]
    assert ask(vault, "does Nora play the harp?").answer is Answer.FOUND


def test_what_the_owner_says_is_new_leads_while_nobody_has_decided(vault: Vault, clock: Clock) -> None:
    one, other = remembered(vault, "My desk is by the door"), remembered(vault, "My desk is by the window now")
    vault.flag((one, 1), (other, 1), generator="slot", reason="Both cannot be so.")
    found = ask(vault, "where is my desk?")
    assert found.answer is Answer.FOUND
    assert first(found) == "My desk is by the window now"
    assert all(hit.memory is not None and hit.memory.status is Status.DISPUTED for hit in found.hits)


def test_a_relation_is_asked_about_in_other_languages(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2025-01-01", "Meine Schwester heißt Jana.")
    tell(vault, clock, "2025-01-02", "Jana wohnt in Kiel.")
    tell(vault, clock, "2025-01-03", "Mi madre vive en Cádiz.")
    clock.at = day("2025-12-01")
    assert first(ask(vault, "Wo wohnt meine Schwester?")) == "Jana wohnt in Kiel."
    assert first(ask(vault, "¿Dónde vive mi madre?")) == "Mi madre vive en Cádiz."


def test_a_denial_is_disputed_and_not_an_end(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2025-03-01", "The cellar has a hornet nest.")
    tell(vault, clock, "2025-03-02", "The cellar has no hornet nest.", "Hugo")
    clock.at = day("2025-12-01")
    found = ask(vault, "does the cellar have a hornet nest?")
    assert found.answer is Answer.DISPUTED
    assert len(found.hits) == 2


def test_a_value_that_went_up_leads_from_its_date_on(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2024-09-09", "I take quinapril 10 mg.")
    tell(vault, clock, "2025-03-21", "My quinapril was raised from 10 mg to 20 mg on 20 March 2025.")
    clock.at = day("2025-12-01")
    assert "20 mg" in first(ask(vault, "what dose of quinapril do I take?"))
    assert first(ask(vault, "what dose of quinapril did I take?", "2024-11-11")) == "I take quinapril 10 mg."


def test_the_words_that_tell_of_the_end_come_with_what_ended(vault: Vault, clock: Clock) -> None:
    tell(vault, clock, "2024-09-09", "I work at Orbis.")
    tell(vault, clock, "2025-10-12", "Orbis let me go on 10 October 2025.")
    clock.at = day("2025-12-01")
    found = ask(vault, "where do I work?")
    assert found.answer is Answer.ENDED
    assert [hit.text for hit in found.hits[:2]] == ["I work at Orbis.", "Orbis let me go on 10 October 2025."]
