"""Everyday questions in German, Spanish and French are answered as the same ones in English are."""

from __future__ import annotations

import pytest

from core.answers import Answer, Query
from core.engine.asked import askable
from core.engine.whom import names_in
from core.vault import Vault
from tests.core.vaults import say, true

GERMAN = (
    "Ich arbeite als Krankenpfleger am Klinikum Köln.",
    "Ich bin Vegetarier.",
    "Lena und ich haben geheiratet.",
    "Unsere Tochter Emma geht in die Kita.",
    "Wir haben eine Katze, sie heißt Minka.",
    "Ich trinke gern Kaffee.",
    "Ich hasse Rosenkohl.",
    "Meine Schuhgröße ist 43.",
    "Meine Mutter heißt Renate und ist Lehrerin.",
)
SPANISH = (
    "Trabajo como enfermera en el hospital.",
    "Mi hija Alba va a la escuela.",
    "Tenemos una gata llamada Luna.",
    "Me gusta el café.",
    "Mi color favorito es el verde.",
)
FRENCH = (
    "Je travaille comme infirmière à l'hôpital.",
    "Ma fille Alice va à l'école.",
    "Nous avons une chatte qui s'appelle Mina.",
    "J'aime le café.",
    "Ma couleur préférée est le vert.",
)


@pytest.mark.parametrize(
    ("told", "question", "holds", "lacks"),
    [
        (GERMAN, "Als was arbeite ich?", "Krankenpfleger", "43"),
        (GERMAN, "Was macht meine Mutter beruflich?", "Lehrerin", "Krankenpfleger"),
        (GERMAN, "Bin ich verheiratet?", "Lena", "Vegetarier"),
        (GERMAN, "Habe ich Kinder?", "Emma", "Minka"),
        (GERMAN, "Habe ich eine Katze?", "Minka", "Emma"),
        (GERMAN, "Was mag ich nicht?", "Rosenkohl", "Kaffee"),
        (GERMAN, "Was weißt du über mich?", "Home: “Ich wohne in Leipzig", "Köln.” (until"),
        (SPANISH, "¿De qué trabajo?", "enfermera", "verde"),
        (SPANISH, "¿Tengo hijos?", "Alba", "Luna"),
        (SPANISH, "¿Tengo un gato?", "Luna", "Alba"),
        (SPANISH, "¿Qué me gusta?", "Likes: “Me gusta el café.”", "Luna"),
        (FRENCH, "Quel est mon métier ?", "infirmière", "vert"),
        (FRENCH, "Ai-je des enfants ?", "Alice", "Mina"),
        (FRENCH, "Est-ce que j'ai un chat ?", "Mina", "Alice"),
        (FRENCH, "Qu'est-ce que j'aime ?", "Likes: “J'aime le café.”", "Mina"),
    ],
)
def test_an_everyday_question_is_answered(
    vault: Vault, told: tuple[str, ...], question: str, holds: str, lacks: str
) -> None:
    for text in told:
        say(vault, text, keep=True)
    say(vault, "Ich wohne in Leipzig.", window=true("2022-03-01"), keep=True)
    answered = vault.ask(Query(question))
    assert answered.state is Answer.FOUND
    assert holds in answered.text
    assert lacks not in answered.text


@pytest.mark.parametrize(
    ("first", "second", "question", "holds", "lacks"),
    [
        ("Ich wohne in Köln.", "Ich wohne in Leipzig.", "Wo habe ich früher gewohnt?", "Köln", "Leipzig"),
        ("Ich wohne in Köln.", "Ich wohne in Leipzig.", "Wo habe ich gewohnt, bevor ich umzog?", "Köln", "Leipzig"),
        ("Ich wohne in Köln.", "Ich wohne in Leipzig.", "Wo habe ich vor Leipzig gewohnt?", "Köln", "Leipzig"),
        ("Vivo en Sevilla.", "Vivo en Madrid.", "¿Dónde vivía antes?", "Sevilla", "Madrid"),
        ("Vivo en Sevilla.", "Vivo en Madrid.", "¿Dónde vivía antes de Madrid?", "Sevilla", "Madrid"),
        ("J'habite à Lyon.", "J'habite à Paris.", "Où habitais-je avant ?", "Lyon", "Paris"),
        ("J'habite à Lyon.", "J'habite à Paris.", "Où habitais-je avant Paris ?", "Lyon", "Paris"),
    ],
)
def test_the_home_before_the_present_one_is_told_alone(
    vault: Vault, first: str, second: str, question: str, holds: str, lacks: str
) -> None:
    say(vault, first, window=true("2018-01-01", "2022-03-01"), keep=True)
    say(vault, second, window=true("2022-03-01"), keep=True)
    answered = vault.ask(Query(question))
    assert holds in answered.text
    assert lacks not in answered.text


def test_every_home_is_listed_in_order_where_no_time_is_named(vault: Vault) -> None:
    say(vault, "Ich wohne in Köln.", window=true("2018-01-01", "2022-03-01"), keep=True)
    say(vault, "Ich wohne in Leipzig.", window=true("2022-03-01"), keep=True)
    text = vault.ask(Query("Wo habe ich überall gewohnt?")).text
    assert 0 < text.index("Köln") < text.index("Leipzig")


def test_small_words_of_a_question_find_nothing_by_themselves(vault: Vault) -> None:
    for text in ("Mein Hausarzt ist Dr. Schneider.", "Meine Freundin heißt Lena.", "Mein Chef heißt Herr Brandt."):
        say(vault, text, keep=True)
    answered = vault.ask(Query("Wie heißt mein Hausarzt?"))
    assert answered.text == "“Mein Hausarzt ist Dr. Schneider.”"
    assert vault.ask(Query("Wie heißt mein Steuerberater?")).state is Answer.NOTHING


@pytest.mark.parametrize("question", ["Wie alt bin ich?", "How old am I?", "¿Cuántos años tengo?", "Quel âge ai-je ?"])
def test_who_asks_for_an_age_is_told_the_birthday_and_no_other_day(vault: Vault, question: str) -> None:
    say(vault, "Ich habe am 4. Dezember einen Termin beim Zahnarzt.", keep=True)
    assert vault.ask(Query(question)).state is Answer.NOTHING
    say(vault, "Mein Geburtstag ist der 14. Juli 1988.", keep=True)
    assert "14. Juli 1988" in vault.ask(Query(question)).text


@pytest.mark.parametrize(
    ("told", "question"),
    [
        ("My doctor is Dr. Vaz.", "Wie heißt mein Arzt?"),
        ("Mi médico es el señor Vaz.", "Wer ist mein Arzt?"),
        ("I live in Lisbon, near Vaz.", "Seit wann wohne ich in Lissabon?"),
        ("Our daughter Vaz goes to school.", "Wie heißt meine Tochter?"),
    ],
)
def test_what_one_language_tells_answers_a_question_in_another(vault: Vault, told: str, question: str) -> None:
    say(vault, told, keep=True)
    say(vault, "My cat likes fish.", keep=True)
    answered = vault.ask(Query(question))
    assert answered.state is Answer.FOUND
    assert "Vaz" in answered.text
    assert vault.ask(Query("Wie heißt mein Zahnarzt?")).state is Answer.NOTHING


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("Wann habe ich Geburtstag?", ()),
        ("Was bin ich von Beruf?", ()),
        ("Wann hat Emma Geburtstag?", ("emma",)),
        ("Wann ist Emmas Geburtstag?", ("emmas", "emma")),
        ("Wo arbeitet Jonas?", ("jonas",)),
    ],
)
def test_a_common_german_noun_is_no_name(question: str, names: tuple[str, ...]) -> None:
    assert names_in(question) == names


def test_what_is_told_in_the_present_is_no_past(vault: Vault) -> None:
    say(vault, "Mein Bruder Felix studiert Medizin in Wien.", keep=True)
    assert vault.ask(Query("Wo studiert Felix?")).state is Answer.FOUND


@pytest.mark.parametrize("text", ["ich fahre mit dem fahrrad zur arbeit.", "voy al trabajo en bicicleta."])
def test_the_way_to_work_tells_no_employer(text: str) -> None:
    row = askable("works_at")
    assert row is not None
    assert row.tells.search(text) is None
    assert row.tells.search("ich arbeite als gärtner.") is not None


def test_the_best_friend_is_no_partner(vault: Vault) -> None:
    for text in ("Mein Freund heißt Max.", "My best friend is Tobias."):
        say(vault, text, keep=True)
    assert "Tobias" in vault.ask(Query("Wer ist mein bester Freund?")).text


def test_a_favourite_is_found_under_the_noun_of_another_language(vault: Vault) -> None:
    say(vault, "My favourite colour is green.", keep=True)
    assert "green" in vault.ask(Query("Was ist meine Lieblingsfarbe?")).text
    assert vault.ask(Query("Was ist mein Lieblingsfilm?")).state is Answer.NOTHING
