"""Spanish and French time words."""

from __future__ import annotations

from core.engine.when_words.words import TimeWords, numbered

_ES_EVENT = (
    r"(?:la|el|mi|su|nuestra|nuestro|los|las) (?!(?:casa|calle|mesa|puerta|trabajo|comida|cena|una|dos|"
    r"tres|\d)\b)\w+"
)
_FR_EVENT = (
    r"(?:la |le |l['’]|mon |ma |notre |son |sa |les )(?!(?:maison|porte|travail|repas|dîner|déjeuner|"
    r"école|gare|table|nuit)\b)\w+"
)

SPANISH = TimeWords(
    months=numbered(
        "enero ene|febrero feb|marzo|abril abr|mayo|junio jun|julio jul|agosto ago|septiembre setiembre sept "
        "sep|octubre oct|"
        "noviembre nov|diciembre dic"
    ),
    weekdays=numbered("lunes|martes|miércoles|jueves|viernes|sábado|domingo", 0),
    seasons={"primavera": "spring", "verano": "summer", "otoño": "autumn", "invierno": "winter"},
    units={
        "minutos?": "minute",
        "horas?": "hour",
        "días?": "day",
        "fin(?:es)? de semana": "weekend",
        "semanas?": "week",
        "meses|mes": "month",
        "trimestres?": "quarter",
        "años?": "year",
        "décadas?": "decade",
    },
    numbers={
        "medio": 0.5,
        "una?": 1,
        "un par de": 2,
        "dos": 2,
        "tres": 3,
        "cuatro": 4,
        "cinco": 5,
        "seis": 6,
        "siete": 7,
        "ocho": 8,
        "nueve": 9,
        "diez": 10,
        "once": 11,
        "doce": 12,
        "quince": 15,
        "veinte": 20,
        "treinta": 30,
    },
    days={
        "anteayer|antes de ayer": -2,
        "ayer": -1,
        "anoche": -1,
        "hoy(?! en día)": 0,
        "pasado mañana": 2,
        "(?<!la )(?<!por la )(?<!esta )(?<!una )mañana": 1,
        "esta (?:mañana|tarde|noche)": 0,
    },
    holidays={
        "(?:el día de )?año nuevo": "01-01",
        "nochevieja": "12-31",
        "nochebuena": "12-24",
        "(?:las )?navidad(?:es)?": "12-25",
        "(?:el día de )?reyes": "01-06",
        "viernes santo": "easter-2",
        "(?:domingo de )?pascua": "easter",
        "san valentín": "02-14",
        "halloween": "10-31",
        "todos los santos": "11-01",
    },
    last=r"(?:el |la )?(?:pasad[oa]|últim[oa]|anterior)",
    this=r"(?:este|esta)",
    next=r"(?:el |la )?(?:próxim[oa]|que viene|entrante|siguiente)",
    now=r"ahora(?: mismo)?|actualmente|hoy en día|en este momento|por el momento|de momento",
    since=r"(?:ya )?desde(?: el| la| principios de)?|a partir de(?:l)?",
    until=r"hasta(?: el| la)?|a más tardar(?: el)?|antes del final de",
    before=r"antes de(?:l| la| el)?",
    after=r"después de(?:l| la| el)?|tras(?: el| la)?",
    during=r"en(?: el| la| los| las)?|durante|el|a|al|por|allá por|a lo largo de|de|del|para",
    range_from=r"de|del|desde(?: el| la)?",
    range_to=r"a|al|hasta(?: el| la)?|-|–|—",
    between=r"entre(?: el)?",
    range_and=r"y(?: el)?",
    article=r"(?:el|la|los|las|del|año|mes|mes de|año de|día|todo|toda|todo el|toda la|en|de|pasado|de el)",
    of=r" de | del año | del | ",
    ago=(r"hace (?:ya |unos |unas |casi |más de |exactamente )?{n} {u}", r"{n} {u} atrás"),
    ahead=(r"(?:dentro de|en) {n} {u}",),
    rolling=(r"(?:en |durante )?(?:los |las )?últim[oa]s {n} {u}",),
    since_ago=(r"desde hace (?:ya |unos |unas |casi |más de )?{n} {u}",),
    decades={
        "treinta": 1930,
        "cuarenta": 1940,
        "cincuenta": 1950,
        "sesenta": 1960,
        "setenta": 1970,
        "ochenta": 1980,
        "noventa": 1990,
    },
    decade=(r"(?:los )?años (?P<d>(?:19|20)?\d0)", r"(?:los )?años (?P<w>{decades})", r"los (?P<d>(?:19|20)?\d0)(?= )"),
    quarter=(
        r"[qt](?P<q>[1-4])[ /]*(?:de )?(?P<y>{year})?",
        r"(?P<w>primer|segundo|tercer|cuarto) trimestre(?: de)? (?P<y>{year})",
    ),
    week_number=(r"semana (?P<k>\d{1,2})(?: de(?:l año)? (?P<y>{year}))?",),
    parts={
        r"(?:a )?(?:principios|comienzos|inicios) de(?:l)?": "early",
        r"(?:a )?mediados de(?:l)?": "mid",
        r"(?:a )?(?:finales|fines) de(?:l)?": "late",
        r"(?:la )?primera mitad de": "half1",
        r"(?:la )?segunda mitad de": "half2",
    },
    recurring=r"\btod[oa]s l[oa]s\b|\bcada\b|\blos (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines)"
    r"\b|\bsiempre\b|\bnormalmente\b|\bsemanal|"
    r"\bveces (?:por|a la|al)\b|\buna vez (?:por|a la|al)\b|\bsuelo\b",
    vague=r"hace (?:poco|mucho|tiempo|un tiempo|un rato|unos \w+|unas \w+|algún tiempo|mucho tiempo|algunos \w+|"
    r"varios \w+)|recientemente|últimamente|algún día|pronto|"
    r"el otro día|una vez|hace años",
    future=r"\b(?:voy|vas|va|vamos|van) a\b|\b\w+(?:aré|eré|iré|ará|erá|irá|aremos|eremos|iremos|arán|erán|irán)"
    r"\b|\bpróxim[oa]\b|\bque viene\b|\bmañana\b|\bvence\b|\btermina\b|\btengo (?:que|cita)\b",
    past=r"\b\w+(?:é|ó|aba|aban|ía|ían|aron|ieron|amos|imos|ábamos|íamos)\b|\b(?:fui|fue|fuimos|estuve|estuvo|"
    r"estuvimos|tuve|tuvo|hice|hizo|era|eran|he|ha|hemos|han|vi|puse|dejé)\b",
    month_lead=r"(?:en|desde|hasta|entre|de|del|a|antes de|después de|tras|a partir de|y|pasado|este|próximo|mes de|"
    r"mediados de|finales de|principios de|durante|el|por|para)",
    weekday_lead=r"(?:el|este|pasado|próximo|desde el|hasta el|del|al|antes del|después del|para el|y el)",
    year_lead=r"(?:en|desde|hasta|entre|de|del|a|antes de|después de|tras|a partir de|año|y|mediados de|finales de|"
    r"principios de|durante|del año|por|verano|invierno|para)",
    day_lead=r"(?:el|el día|hasta el|desde el|antes del|después del)",
    not_year=r"(?:euros?|personas|palabras|pasos|km|kilómetros|metros|m\b|kg|gramos|g\b|ml|calorías|páginas|veces|"
    r"libros|fotos|minutos|horas|días|años|dólares|pesos|habitantes|%|mg)",
    names=r"llama|llamad[oa]|nombre",
    titles=r"película|libro|novela|canción|disco|álbum|serie|grupo|juego|leí|vi",
    numbered=r"habitación|vuelo|autobús|línea|ruta|pin|código|número|núm\.|n\.º|versión|modelo|pedido|página|"
    r"capítulo|puerta|piso|tren|sala|clave|windows",
    events=(
        ("before", r"\bantes de(?= (?:que |casarme|mudarme|\w+(?:ar|er|ir)(?:me|se|nos)?\b))"),
        ("before", rf"\bantes de(?:l|(?= {_ES_EVENT}))(?= \w)"),
        ("after", r"\bdespués de(?= (?:que |\w+(?:ar|er|ir)(?:me|se|nos)?\b))"),
        ("after", rf"\b(?:después de(?:l|(?= {_ES_EVENT}))|tras(?= {_ES_EVENT}))(?= \w)"),
        ("until", r"\bhasta que\b"),
        ("until", rf"\bhasta(?= {_ES_EVENT})"),
        ("since", r"\bdesde que\b"),
        ("since", rf"\bdesde(?= {_ES_EVENT})"),
        ("during", r"\bcuando(?= (?:era|tenía|vivía|estudiaba|trabajaba|éramos|estaba)\b)"),
        ("during", r"\bde (?:niñ[oa]|joven|pequeñ[oa])\b"),
        ("during", rf"\bdurante(?= {_ES_EVENT})"),
    ),
)

FRENCH = TimeWords(
    months=numbered(
        "janvier janv|février fevrier févr|mars|avril avr|mai|juin|juillet juil|août aout|septembre sept|"
        "octobre oct|novembre nov|"
        "décembre decembre déc"
    ),
    weekdays=numbered("lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche", 0),
    seasons={"printemps": "spring", "été": "summer", "automne": "autumn", "hiver": "winter"},
    units={
        "minutes?": "minute",
        "heures?": "hour",
        "jours?": "day",
        "week-?ends?": "weekend",
        "semaines?": "week",
        "mois": "month",
        "trimestres?": "quarter",
        "ans?|années?": "year",
        "décennies?": "decade",
    },
    numbers={
        "une?": 1,
        "deux": 2,
        "trois": 3,
        "quatre": 4,
        "cinq": 5,
        "six": 6,
        "sept": 7,
        "huit": 8,
        "neuf": 9,
        "dix": 10,
        "onze": 11,
        "douze": 12,
        "quinze": 15,
        "vingt": 20,
        "trente": 30,
    },
    days={
        "avant-hier": -2,
        "hier(?: soir| matin)?": -1,
        "aujourd['’]hui": 0,
        "après-demain": 2,
        "demain(?: matin| soir)?": 1,
        "ce (?:matin|soir)|cet après-midi|cette nuit": 0,
    },
    holidays={
        "(?:le )?(?:nouvel an|jour de l['’]an)": "01-01",
        "(?:la )?saint-sylvestre|réveillon du nouvel an": "12-31",
        "(?:la veille de noël|réveillon de noël)": "12-24",
        "noël": "12-25",
        "vendredi saint": "easter-2",
        "(?:lundi de pâques)": "easter+1",
        "pâques": "easter",
        "pentecôte": "easter+49",
        "(?:la )?toussaint": "11-01",
        "(?:le )?14[- ]juillet": "07-14",
        "(?:la )?saint-valentin": "02-14",
        "halloween": "10-31",
    },
    last=r"(?:derni(?:er|ère)|passée?|précédente?)",
    this=r"(?:ce|cet|cette)",
    next=r"(?:prochaine?|qui vient|suivante?)",
    now=r"maintenant|actuellement|en ce moment|à présent|pour l['’]instant|pour le moment|de nos jours|à "
    r"l['’]heure actuelle",
    since=r"depuis(?: le| la| l['’]| les)?|dès(?: le)?|à partir d(?:e |u |['’])?|à compter d[eu]",
    until=r"jusqu['’](?:au|à la|à l['’]|en|à)|au plus tard(?: le)?|jusque",
    before=r"avant(?: le| la| l['’]| les)?",
    after=r"après(?: le| la| l['’]| les)?",
    during=r"en|au|à|aux|le|dans|pendant|durant|courant|vers|au cours d[eu]|de|du|pour|à la|cet|dans les",
    range_from=r"de|du|depuis(?: le)?|d['’]",
    range_to=r"à|au|jusqu['’](?:au|en|à)|-|–|—",
    between=r"entre(?: le)?",
    range_and=r"et(?: le)?",
    article=r"(?:le|la|l['’]|les|du|mois de|mois d['’]|année|an|tout|toute|toute l['’]année|en|au|de|d['’])",
    of=r" de | de l['’]année | ",
    ago=(r"il y a (?:environ |presque |à peine |plus de |exactement )?{n} {u}", r"y a {n} {u}"),
    ahead=(r"(?:dans|d['’]ici) {n} {u}",),
    rolling=(
        r"(?:au cours des |ces |pendant les |durant les |les )?{n} derni(?:ers|ères) {u}",
        r"(?:au cours des |ces |pendant les |durant les |les )?derni(?:ers|ères) {n} {u}",
    ),
    since_ago=(r"(?:depuis|ça fait) (?:environ |presque |plus de )?{n} {u}(?: que)?",),
    decades={
        "trente": 1930,
        "quarante": 1940,
        "cinquante": 1950,
        "soixante": 1960,
        "soixante-dix": 1970,
        "quatre-vingt-dix": 1990,
        "quatre-vingts?": 1980,
    },
    decade=(r"(?:les )?années (?P<d>(?:19|20)?\d0)", r"(?:les )?années (?P<w>{decades})"),
    quarter=(
        r"[qt](?P<q>[1-4])[ /]*(?:de )?(?P<y>{year})?",
        r"(?P<w>premier|deuxième|second|troisième|quatrième) trimestre(?: de)? (?P<y>{year})",
        r"(?P<q>[1-4])(?:er|e|ème) trimestre(?: de)? (?P<y>{year})",
    ),
    week_number=(r"semaine (?P<k>\d{1,2})(?: de(?: l['’]année)? (?P<y>{year}))?",),
    parts={
        r"(?:au )?début(?: d[eu]| d['’])?": "early",
        r"mi-?|(?:au )?milieu d[eu]": "mid",
        r"(?:à la )?fin(?: d[eu]| d['’])?": "late",
        r"(?:la )?première moitié de": "half1",
        r"(?:la )?deuxième moitié de|(?:la )?seconde moitié de": "half2",
    },
    recurring=r"\btous les\b|\btoutes les\b|\bchaque\b|\ble (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) "
    r"(?:matin|soir)?\b(?=.*\bd['’]habitude\b)|\btoujours\b|"
    r"\bfois par\b|\bhebdomadaire|\bles (?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)\b|"
    r"\bd['’]habitude\b",
    vague=r"il y a (?:longtemps|peu|quelques? \w+|un moment|des années|un certain temps|plusieurs \w+)|"
    r"récemment|dernièrement|un jour|bientôt|l['’]autre jour|autrefois|dans quelques \w+",
    future=r"\b(?:vais|vas|va|allons|allez|vont) \w+(?:er|ir|re)\b|\b\w+(?:erai|era|erons|eront|irai|ira|irons|"
    r"rai|rons)\b|\bprochaine?\b|\bdemain\b|\bcourt\b|\bexpire\b|\btermine\b",
    past=r"\b(?:ai|as|a|avons|avez|ont|suis|est|sommes|sont) (?:\w+ )?\w+(?:é|ée|és|ées|i|u|is|it)\b|"
    r"\b\w+(?:ais|ait|aient|ions)\b|\b(?:fut|eut)\b|j['’]ai\b",
    month_lead=r"(?:en|depuis|depuis le|jusqu['’]en|jusqu['’]à|jusqu['’]au|entre|de|d['’]|du|à|au|avant|après|dès|"
    r"mois de|mois d['’]|à partir de|et|courant|fin|début|mi-|mi|pour|vers)",
    weekday_lead=r"(?:le|ce|depuis|jusqu['’]à|jusqu['’]au|dès|du|au|avant|après|de|à|entre|et|)",
    year_lead=r"(?:en|depuis|jusqu['’]en|jusqu['’]à|entre|de|à|avant|après|dès|à partir de|et|année|an|fin|début|"
    r"mi-|mi|vers|pour|été|hiver|printemps|automne|courant|l['’]an|l['’]année)",
    day_lead=r"(?:le|jusqu['’]au|depuis le|avant le|après le)",
    not_year=r"(?:euros?|personnes|mots|pas|km|kilomètres|mètres|m\b|kg|grammes|g\b|ml|calories|pages|fois|livres|"
    r"photos|minutes|heures|jours|ans|dollars|habitants|%|mg)",
    names=r"appelle|nommée?|surnommée?",
    titles=r"film|livre|roman|chanson|album|série|groupe|jeu|lu|regardé",
    numbered=r"chambre|vol|bus|ligne|route|pin|code|numéro|n°|version|modèle|commande|page|chapitre|porte|quai|"
    r"train|salle|appartement|windows",
    events=(
        ("before", r"\bavant (?:que|qu['’]|de|d['’])(?= ?\w+)"),
        ("before", rf"\bavant(?= {_FR_EVENT})"),
        ("after", r"\baprès (?:que|qu['’]|avoir|être)\b"),
        ("after", rf"\baprès(?= {_FR_EVENT})"),
        ("until", r"\bjusqu['’]à ce qu"),
        ("until", r"\bjusqu['’](?:au|à la|à l['’]|à (?:mon|ma|notre|sa|son))(?= ?(?!travail|maison|gare)\w+)"),
        ("since", r"\bdepuis qu"),
        ("since", rf"\bdepuis(?= {_FR_EVENT})"),
        ("during", r"\b(?:quand|lorsque) (?:j['’]étais|j['’]avais|nous étions|elle était|il était)\b"),
        ("during", r"\b(?:enfant|étant jeune|petit|petite),"),
        ("during", rf"\b(?:pendant|durant)(?= {_FR_EVENT})"),
    ),
)
