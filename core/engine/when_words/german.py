"""German time words."""

from __future__ import annotations

from core.engine.when_words.words import TimeWords, numbered

_PERSON = r"(?:ich|wir|du|er|sie|es|man|(?-i:[A-ZÄÖÜ]\w+))"
_OWNED = r"(?:der|dem|den|die|das|meine[mrns]?|unsere[mrns]?|seine[mrns]?|ihre[mrns]?)"
_EVENT = (
    r"\w*(?:(?<!wohn)(?<!zeit)(?<!heiz)(?<!rechn)ung|operation|umzug|unfall|krieg|hochzeit|studium|"
    r"krankheit|tod|wende|pandemie|abitur|geburt|"
    r"reise|urlaub|abschluss|schulzeit|ausbildung|ruhestand|rente|baby|schwangerschaft|jobwechsel|infarkt|"
    r"sturz|diagnose)"
)

GERMAN = TimeWords(
    months=numbered(
        "januar jänner jan|februar feber feb|märz maerz mär|april apr|mai|juni jun|juli jul|august aug|"
        "september sept sep|"
        "oktober okt|november nov|dezember dez"
    ),
    weekdays=numbered("montag|dienstag|mittwoch|donnerstag|freitag|samstag sonnabend|sonntag", 0),
    seasons={"frühling": "spring", "frühjahr": "spring", "sommer": "summer", "herbst": "autumn", "winter": "winter"},
    units={
        "minuten?": "minute",
        "stunden?": "hour",
        "tage?n?": "day",
        "wochenenden?": "weekend",
        "wochen?": "week",
        "monate?n?": "month",
        "quartale?n?": "quarter",
        "jahre?n?": "year",
        "jahrzehnte?n?": "decade",
    },
    numbers={
        "einem halben": 0.5,
        "ein halbes": 0.5,
        "anderthalb": 1.5,
        "eineinhalb": 1.5,
        "eine[mrns]?": 1,
        "ein": 1,
        "zwei": 2,
        "drei": 3,
        "vier": 4,
        "fünf": 5,
        "sechs": 6,
        "sieben": 7,
        "acht": 8,
        "neun": 9,
        "zehn": 10,
        "elf": 11,
        "zwölf": 12,
        "fünfzehn": 15,
        "zwanzig": 20,
        "dreißig": 30,
    },
    days={
        "vorgestern": -2,
        "gestern": -1,
        "heute": 0,
        "übermorgen": 2,
        r"(?-i:morgen)(?<!guten morgen)(?<!jeden morgen)|(?-i:^Morgen)(?= \w)": 1,
        "heute (?:morgen|früh|abend|nacht|mittag|nachmittag|vormittag)": 0,
        "gestern (?:morgen|früh|abend|nacht|mittag|nachmittag|vormittag)": -1,
        "morgen (?:früh|abend|mittag|nachmittag|vormittag)": 1,
    },
    holidays={
        "neujahr(?:stag)?": "01-01",
        "silvester": "12-31",
        "heiligabend|heiligen abend": "12-24",
        "weihnachten|(?:ersten )?weihnachtstag": "12-25",
        "karfreitag": "easter-2",
        "ostermontag": "easter+1",
        "ostern|ostersonntag": "easter",
        "pfingsten": "easter+49",
        "halloween": "10-31",
        "valentinstag": "02-14",
        "nikolaus": "12-06",
    },
    last=r"(?:der |die |das |den |dem |am |im )?(?:letzte[mnrs]?|vorige[mnrs]?|vergangene[mnrs]?)",
    this=r"(?:in |im |an )?diese[mnrs]?",
    next=r"(?:der |die |das |den |dem |am |im )?(?:nächste[mnrs]?|kommende[mnrs]?)",
    now=r"jetzt|derzeit|zurzeit|zur zeit|momentan|gerade(?= in| bei| auf)|aktuell|im moment|gegenwärtig|"
    r"heutzutage|nun",
    since=r"seit(?: dem| der| etwa| ungefähr)?|ab(?: dem| der)?|mit wirkung vo[mn]|beginnend am",
    until=r"bis(?: zum| zur| in den| spätestens| ende)?|gültig bis|spätestens(?: am| im)?",
    before=r"(?:kurz )?vor(?: dem| der)?",
    after=r"(?:kurz )?nach(?: dem| der)?",
    during=r"im|in|am|an|um|während|über|zu|vom|von|den|der|des|dem|im laufe|gegen",
    range_from=r"von|vom|ab|zwischen",
    range_to=r"bis(?: zum| einschließlich)?|-|–|—",
    between=r"zwischen(?: dem)?",
    range_and=r"und(?: dem)?",
    article=r"(?:dem|der|das|den|die|des|im|am|ganzen|ganze|jahr|jahre|letzten|monat|etwa|ungefähr|anfang|ende|zum)",
    of=r" des jahres | im jahre? | ",
    ago=(r"(?:genau |etwa |ungefähr |rund )?vor (?:genau |etwa |ungefähr |rund |knapp |gut )?{n} {u}",),
    ahead=(r"in {n} {u}", r"heute in {n} {u}"),
    rolling=(r"(?:in den |während der |über die |die |der |den )?(?:letzten|vergangenen) {n} {u}",),
    since_ago=(r"(?:schon )?seit (?:genau |etwa |ungefähr |rund |knapp |gut |über )?{n} {u}",),
    decades={
        "dreißiger": 1930,
        "vierziger": 1940,
        "fünfziger": 1950,
        "sechziger": 1960,
        "siebziger": 1970,
        "achtziger": 1980,
        "neunziger": 1990,
    },
    decade=(
        r"(?:den |die |der )?(?P<part>frühen |späten )?(?P<d>(?:19|20)?\d0)er(?:[ -]?jahren?|n)?",
        r"(?:den |die |der )?(?P<part>frühen |späten )?(?P<w>{decades})n?(?:[ -]?jahren?)?",
    ),
    quarter=(
        r"q(?P<q>[1-4])[ /]*(?P<y>{year})?",
        r"(?P<q>[1-4])\. quartal(?: des jahres)?(?: (?P<y>{year}))?",
        r"(?P<w>erste[ns]|zweite[ns]|dritte[ns]|vierte[ns]) quartal(?: des jahres)? (?P<y>{year})",
    ),
    week_number=(
        r"(?:kw|kalenderwoche) ?(?P<k>\d{1,2})(?:[ /]+(?P<y>{year}))?",
        r"woche (?P<k>\d{1,2})(?:[ /]+(?:von |im jahr )?(?P<y>{year}))",
    ),
    parts={
        "anfang|beginn|zu beginn|früh im": "early",
        "mitte": "mid",
        "ende|spät im": "late",
        "(?:der )?ersten? hälfte(?: von| des jahres)?": "half1",
        "(?:der )?zweiten? hälfte(?: von| des jahres)?": "half2",
    },
    recurring=r"\bjede[nrsm]?\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s\b|\bimmer\b|"
    r"\bmeistens\b|\bwöchentlich\b|"
    r"\b(?:einmal|zweimal|dreimal|\d+ ?mal) (?:pro|im|in der|die)\b|\btäglich\b|\bmonatlich\b|"
    r"\bjährlich\b|\balle (?:zwei|drei|\d+)\b",
    vague=r"vor (?:kurzem|langem|einiger zeit|langer zeit|einer weile|ein paar \w+|einigen \w+|vielen \w+)|"
    r"neulich|kürzlich|irgendwann|bald|demnächst|"
    r"eines tages|einst|früher|in (?:ein paar|einigen) \w+|in letzter zeit|damals",
    future=r"\b(?:werde|wirst|wird|werden|werdet)\b|\bwill\b|\bwollen\b|\bnächste[nrsm]?\b|\bkommende[nrsm]?\b|"
    r"\bvorhabe?n?\b|\bplane[nt]?\b|\bmorgen\b|\bmuss\b|\bfällig\b|\bläuft\b|\bendet\b",
    past=r"\b(?:war(?:en|st)?|hatte[nt]?|wurden?|ging|gingen|kam|kamen|lebte|arbeitete|wohnte|rauchte|zog|"
    r"zogen|starb|bekam|fand|sah|\w{3,}te)\b|"
    r"\b(?:habe|hat|haben|hast|habt|bin|ist|sind|bist)\b.*\b(?:\w*ge\w{2,}(?:t|en)|\w+iert|\w*(?:ver|be|"
    r"er|ent|zer)\w{2,}(?:t|en))\b",
    month_lead=r"(?:im|in|seit|bis|vor|nach|ab|von|vom|zwischen|anfang|mitte|ende|letzten|letztem|letzter|diesen|"
    r"diesem|nächsten|nächstem|und|vergangenen|kommenden|vorigen|monat)",
    weekday_lead=r"(?:am|an|letzten|letztem|diesen|diesem|nächsten|seit|bis|ab|vom|vor|nach|kommenden|vergangenen|"
    r"vorigen|von|zum|bis zum|und)",
    year_lead=r"(?:\w+)",
    day_lead=r"(?:am|bis zum|seit dem|vor dem|nach dem|ab dem|vom)",
    not_year=r"(?:euro|leute|personen|menschen|wörter|schritte|kilometer|km|meter|m\b|kg|gramm|g\b|ml|kalorien|"
    r"seiten|stück|mal|bücher|fotos|minuten|stunden|"
    r"tage|jahre|dollar|mitarbeiter|einwohner|mitglieder|nutzer|zeilen|dateien|prozent|%|mg|watt)",
    names=r"heißt|namens|genannt",
    titles=r"film|buch|roman|lied|song|album|band|serie|stück|spiel|gelesen|geschaut",
    numbered=r"zimmer|raum|flug|bus|linie|route|pin|code|nummer|nr\.|version|modell|bestellung|ticket|seite|"
    r"kapitel|gate|wohnung|gleis|zug|hausnummer|postleitzahl|"
    r"passwort|tram|bahn|etwa|über|rund|fast|mit|nur|windows|für|kostet|typ",
    events=(
        ("before", rf"\b(?:bevor|ehe)(?= {_PERSON})"),
        ("after", rf"\bnachdem(?= {_PERSON})"),
        ("until", rf"\bbis(?= (?:{_PERSON}) \w+)"),
        ("since", r"\bseit(?:dem)?(?= (?:ich|wir|er|sie)\b)"),
        ("before", rf"\bvor(?= (?:{_OWNED}) {_EVENT}\b)"),
        ("after", rf"\bnach(?= (?:{_OWNED}) {_EVENT}\b)"),
        ("since", rf"\bseit(?= (?:{_OWNED}) {_EVENT}\b)"),
        ("until", rf"\bbis zu[mr](?= {_EVENT}\b)"),
        ("since", r"\bseit(?= (?:meiner|der) (?:kindheit|jugend|schulzeit)\b)"),
        ("during", r"\bals(?= (?:ich|wir|er|sie) (?:\w+ ){0,3}(?:war|waren|lebte|wohnte)\b)"),
        ("during", r"\bals (?:kind|jugendliche[rn]?|student(?:in)?|teenager|baby)\b"),
        ("during", rf"\bwährend(?= (?:{_OWNED}|des) \w+)"),
    ),
    bare_year=True,
)
