"""Pieces of the rows that are not English: names, proper names, noun phrases, and kin by their English word."""

from __future__ import annotations

NAME = (
    r"(?-i:(?!(?:Ich|Wir|Er|Sie|Es|Der|Die|Das|Ein|Eine|Mein|Meine|Unser|Unsere|Heute|Gestern|Morgen|Seit|"
    r"Bis|Von|Vor|Nach|Im|In|Am|An|Yo|El|La|Los|Las|Un|Una|Mi|Mis|Hoy|Ayer|En|De|Desde|Je|Il|Elle|Nous|Le|"
    r"Les|L|Mon|Ma|Mes|Un|Une|Depuis|Dans|On|J|Ce|Cette|Vivo|Trabajo|Soy|Tengo|Nuestro|Nuestra|Notre|Das|"
    r"Dieser|Niemand|Jeder|Nadie|Personne|Todo|Tout|Bin|Was|Wer|Wo|Und|Aber|Pero|Mais|Y|Et)\b)"
    r"[A-ZÄÖÜÀ-Þ][\w'-]+)"
)
PROPER = (
    r"(?P<v>(?-i:[A-ZÄÖÜÀ-Þ])[\w'&.-]*[\w](?:(?: (?:de|del|de la|la|le|du|des|am|an der|der|und|y|et|&))? "
    r"(?-i:[A-ZÄÖÜÀ-Þ])[\w'&.-]*\w)*)"
)
THINGS = (
    r"(?P<v>(?:[\w'-]+)(?: (?!(?:und|y|et|aber|pero|mais|seit|desde|depuis|weil|porque|parce|nicht|sehr|"
    r"mucho|am|im|in|en|dans|mit|con|avec|por|pour|für|überhaupt|que|qui|zum|zur|als|ya|plus|pas|¦)\b)"
    r"[\w'-]+){0,2}(?:(?:, | und | y | et )(?!(?:ich|wir|yo|je|j'|nous|mein|mi|mon|ma)\b)[\w'-]+(?: "
    r"(?!(?:seit|desde|depuis|am|im|in|en|mit|con|avec|¦)\b)[\w'-]+)?)*)"
)

GERMAN_KIN = {
    "bruder": "brother",
    "schwester": "sister",
    "mutter": "mother",
    "vater": "father",
    "mama": "mum",
    "papa": "dad",
    "oma": "grandma",
    "opa": "grandpa",
    "großmutter": "grandmother",
    "großvater": "grandfather",
    "tante": "aunt",
    "onkel": "uncle",
    "cousin": "cousin",
    "cousine": "cousin",
    "nichte": "niece",
    "neffe": "nephew",
    "sohn": "son",
    "tochter": "daughter",
    "kind": "child",
    "frau": "wife",
    "mann": "husband",
    "freundin": "girlfriend",
    "freund": "boyfriend",
    "partner": "partner",
    "partnerin": "partner",
    "chef": "boss",
    "chefin": "boss",
    "nachbar": "neighbour",
    "nachbarin": "neighbour",
    "kollege": "colleague",
    "kollegin": "colleague",
    "schwiegermutter": "mother-in-law",
    "schwiegervater": "father-in-law",
    "zwillingsbruder": "twin brother",
    "zwillingsschwester": "twin sister",
    "mitbewohner": "flatmate",
    "mitbewohnerin": "flatmate",
}
SPANISH_KIN = {
    "hermano": "brother",
    "hermana": "sister",
    "madre": "mother",
    "padre": "father",
    "mamá": "mum",
    "papá": "dad",
    "abuela": "grandmother",
    "abuelo": "grandfather",
    "tía": "aunt",
    "tío": "uncle",
    "primo": "cousin",
    "prima": "cousin",
    "sobrina": "niece",
    "sobrino": "nephew",
    "hijo": "son",
    "hija": "daughter",
    "esposa": "wife",
    "mujer": "wife",
    "marido": "husband",
    "esposo": "husband",
    "novia": "girlfriend",
    "novio": "boyfriend",
    "pareja": "partner",
    "jefe": "boss",
    "jefa": "boss",
    "vecino": "neighbour",
    "vecina": "neighbour",
    "suegra": "mother-in-law",
    "suegro": "father-in-law",
    "compañero de piso": "flatmate",
    "amigo": "friend",
    "amiga": "friend",
}
FRENCH_KIN = {
    "frère": "brother",
    "sœur": "sister",
    "soeur": "sister",
    "mère": "mother",
    "père": "father",
    "maman": "mum",
    "papa": "dad",
    "grand-mère": "grandmother",
    "grand-père": "grandfather",
    "mamie": "grandma",
    "papi": "grandpa",
    "tante": "aunt",
    "oncle": "uncle",
    "cousin": "cousin",
    "cousine": "cousin",
    "nièce": "niece",
    "neveu": "nephew",
    "fils": "son",
    "fille": "daughter",
    "enfant": "child",
    "femme": "wife",
    "épouse": "wife",
    "mari": "husband",
    "copine": "girlfriend",
    "copain": "boyfriend",
    "compagne": "partner",
    "compagnon": "partner",
    "patron": "boss",
    "patronne": "boss",
    "voisin": "neighbour",
    "voisine": "neighbour",
    "belle-mère": "mother-in-law",
    "beau-père": "father-in-law",
    "ami": "friend",
    "amie": "friend",
    "colocataire": "flatmate",
}
FOREIGN_KIN = {**GERMAN_KIN, **SPANISH_KIN, **FRENCH_KIN}
"""Kin in three languages by the English word, so that one person has one subject whatever language speaks of them."""


def kin_pattern(kin: dict[str, str]) -> str:
    """An alternative over the words, longest first."""
    return "|".join(sorted(kin, key=len, reverse=True))
