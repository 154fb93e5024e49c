"""English time words."""

from __future__ import annotations

from core.engine.when_words.words import TimeWords, numbered

_PERSON = r"(?:i|we|you|he|she|they|it|the user|(?-i:[A-Z]\w+))"
_OWNED = r"(?:the|my|our|his|her|their|your|\w+['’]s)"
_DAILY = (
    r"(?:lunch|dinner|breakfast|supper|bed|bedtime|work|school|class|meal|meals|sleep|midnight|noon|dawn|"
    r"dusk|shower|"
    r"fact|meantime|judge|fence|house|door|door|bus|hours|others?|kids|children|end|rest|way|road|time|"
    r"moment|last|past|next|first)"
)
_PAST_VERB = (
    r"(?:was|were|had|did|got|went|left|came|met|bought|sold|began|broke|found|became|took|quit|lost|had|"
    r"made|gave|fell|"
    r"moved|started|[a-z]{2,}ed|been)"
)
_SAYING = (
    r"(?:you ask|you asked|you mention|you mentioned|you wonder|we(?:'re| are) (?:at it|talking)|"
    r"you(?:'re| are))"
)

ENGLISH = TimeWords(
    months=numbered(
        "january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sept sep|"
        "october oct|"
        "november nov|december dec"
    ),
    weekdays=numbered(
        "monday mon|tuesday tues tue|wednesday wed|thursday thurs thur thu|friday fri|saturday sat|sunday sun", 0
    ),
    seasons={
        "spring": "spring",
        "springtime": "spring",
        "summer": "summer",
        "autumn": "autumn",
        "fall": "autumn",
        "winter": "winter",
    },
    units={
        "minutes?": "minute",
        "mins?": "minute",
        "hours?": "hour",
        "days?": "day",
        "nights?": "day",
        "weekends?": "weekend",
        "weeks?": "week",
        "wks?": "week",
        "fortnights?": "week",
        "months?": "month",
        "quarters?": "quarter",
        "years?": "year",
        "yrs?": "year",
        "decades?": "decade",
    },
    numbers={
        "half an?": 0.5,
        "one and a half": 1.5,
        "an?": 1,
        "one": 1,
        "a couple(?: of)?": 2,
        "couple(?: of)?": 2,
        "two": 2,
        "three": 3,
        "four": 4,
        "five": 5,
        "six": 6,
        "seven": 7,
        "eight": 8,
        "nine": 9,
        "ten": 10,
        "eleven": 11,
        "twelve": 12,
        "thirteen": 13,
        "fourteen": 14,
        "fifteen": 15,
        "sixteen": 16,
        "eighteen": 18,
        "twenty": 20,
        "thirty": 30,
        "a dozen": 12,
    },
    days={
        "(?:the )?day before yesterday": -2,
        "(?:the )?day after tomorrow": 2,
        "yesterday(?:'s)?": -1,
        "last night": -1,
        "yday": -1,
        "tomorrow": 1,
        "tmrw": 1,
        "tmr": 1,
        "earlier today": 0,
        "today": 0,
        "tonight": 0,
        "this (?:morning|afternoon|evening)": 0,
        "(?:later )?this very day": 0,
    },
    holidays={
        r"new year['’]?s day": "01-01",
        r"new year['’]?s eve": "12-31",
        r"new year(?:['’]s)?(?!['’\w]| (?:resolution|day|eve))": "01-01",
        r"christmas eve": "12-24",
        r"(?:christmas|xmas)(?: day)?(?! (?:tree|card|present|dinner|party|song|market))": "12-25",
        r"boxing day": "12-26",
        r"(?:saint |st\.? )?valentine['’]?s(?: day)?": "02-14",
        r"hallowe['’]?en": "10-31",
        r"good friday": "easter-2",
        r"easter monday": "easter+1",
        r"easter(?: sunday)?(?! (?:egg|bunny))": "easter",
        r"thanksgiving(?: day)?": "11-w4-3",
        r"st\.? patrick['’]?s day": "03-17",
        r"may day": "05-01",
        r"epiphany": "01-06",
        r"all saints['’]? day": "11-01",
    },
    last=r"(?:the )?(?:last|previous|past)",
    this=r"(?:this|the current)",
    next=r"(?:the )?(?:next|coming|upcoming|following)",
    now=r"right now|just now|now(?! and (?:then|again)|,? that\b)|currently|at present|at the moment|at this "
    r"moment|at the minute|"
    r"presently|nowadays|these days|as we speak|for the moment|for now",
    since=r"(?:ever )?since(?: about| around| at least)?|as of|as from|starting(?: from| on| in| with)?|"
    r"effective(?: from)?|"
    r"beginning(?: on| in| from)?|with effect from",
    until=r"(?:up )?until|till?|['’]til|up to|through(?! the)|no later than|not later than|by(?: the end of)"
    r"?(?! now)|"
    r"valid (?:to|through)|expires?(?: on| in)?",
    before=r"(?:(?:just|shortly|right|some time|sometime|long|well) )?before|prior to|earlier than",
    after=r"(?:(?:just|shortly|right|soon|some time|sometime|long) )?after|later than|following",
    during=r"(?:back )?(?:in|on|at|during|over|throughout|around|about|circa|within|all through|dated|of|for|as "
    r"early as)",
    range_from=r"from|starting|starting in|open from|away from",
    range_to=r"to|until|till|til|through|thru|up to|-|–|—",
    between=r"between",
    range_and=r"and|&",
    article=r"(?:the|a|all|all of|whole|entire|very|around|about|early on|about the|(?:the )?(?:month|year|week|"
    r"summer) of|on|in|at)",
    of=r",? of |, ?| in | ",
    ago=(r"{n} {u}(?: and a half)? (?:ago|back|earlier than today)",),
    ahead=(r"in {n} {u}(?:['’]s? time)?", r"{n} {u} from (?:now|today)", r"in {n} {u}['’]s? time"),
    rolling=(r"(?:over |in |during |for |within |throughout |these )?(?:the )?(?:past|last|previous) {n} {u}",),
    since_ago=(),
    decades={
        "thirties": 1930,
        "forties": 1940,
        "fifties": 1950,
        "sixties": 1960,
        "seventies": 1970,
        "eighties": 1980,
        "nineties": 1990,
        "noughties": 2000,
    },
    decade=(
        r"(?:the )?(?P<part>early |mid[- ]|late )?['’]?(?P<d>(?:19|20)?\d0)['’]?s",
        r"(?:the )(?P<part>early |mid[- ]|late )?(?P<w>{decades})",
    ),
    quarter=(
        r"q(?P<q>[1-4])[ ,]*(?:of |in |/)?(?P<y>{year})?",
        r"(?:the )?(?P<w>first|second|third|fourth|last) quarter(?: of| in)? (?P<y>{year})",
        r"(?P<y>{year})[ -]?q(?P<q>[1-4])",
    ),
    week_number=(
        r"(?:calendar |iso )?(?:week|wk|cw) (?:no\.? |number )?(?P<k>\d{1,2})(?:,? (?:of |in )?(?P<y>{year}))?",
        r"(?P<y>{year})-?w(?P<k>\d{2})",
    ),
    parts={
        r"(?:very )?early(?: in)?|(?:the )?(?:start|beginning|first days|first weeks) of|the early part of": "early",
        r"mid|(?:the )?middle of|halfway through": "mid",
        r"(?:very )?late(?: in)?|(?:the )?(?:very )?end of|the last days of|the tail end of": "late",
        r"(?:the )?(?:first|1st) half of": "half1",
        r"(?:the )?(?:second|2nd|latter) half of": "half2",
    },
    recurring=r"\bevery\b|\beach (?:day|week|month|year|spring|summer|autumn|fall|winter|morning|evening|mon|tue|"
    r"wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)"
    r"|\b(?:once|twice|\d+ times|three times|four times|several times) (?:a|per) |\bweekly\b|\bmonthly\b|"
    r"\byearly\b|\bannual(?:ly)?\b"
    r"|\busually\b|\balways\b|\bper (?:week|month|year)\b|\bdaily\b|\bon (?:weekdays|weekends)\b|\bmost "
    r"(?:days|weeks|evenings|nights|mornings|weekends)\b",
    vague=r"a (?:good |short |little |long )?while (?:ago|back)|(?:some|a long|a short) time ago|ages ago|long "
    r"ago|a few \w+ ago|"
    r"several \w+ ago|many \w+ ago|some \w+ ago|years ago|months ago|weeks ago|days ago|recently|lately|"
    r"the other day|one day|some ?day|"
    r"one of these days|for (?:\w+ ){1,2}(?:years|months|weeks|days) now|soon|sooner or later|once upon a "
    r"time|a few (?:days|weeks|months|years) (?:back|from now)|in a few "
    r"\w+|in recent (?:days|weeks|months|years)|"
    r"(?:in|over) the (?:past|last|next|coming) few \w+|in a while|at some point",
    future=r"\b(?:(?:will|shall|gonna|next|upcoming|due|deadline|remind|must|tomorrow|scheduled|expires?|"
    r"starts|begins|opens|ends|runs|arrives|leaves|needs? to|have to|wants? to|plan(?:s|ning)? (?:to|on)|"
    r"hop(?:e|es|ing) to|won['’]t|don['’]?t forget)\b|(?<!was )(?<!were )going to\b|"
    r"(?:i|we|he|she|they|(?-i:[A-Z]\w+)) (?:am|is|are)(?: \w+)? \w+ing\b)|"
    r"['’](?:ll\b|(?:m|re|s) (?:(?!been)\w+ )?(?!been)\w+ing\b)",
    past=r"\b(?:was|were|had|did|didn['’]?t|got|went|left|came|met|saw|bought|sold|began|broke|found|became|"
    r"took|quit|lost|made|gave|fell|"
    r"felt|told|said|ate|drove|ran|wrote|read|sat|spent|spoke|heard|kept|slept|won|wore|paid|sent|built|"
    r"caught|flew|grew|knew|"
    r"led|rode|sang|swam|taught|thought|threw|understood|woke|stood|held|hurt|cut|hit|put|let|set|moved|"
    r"been|could|used to|(?!(?:need|feed|speed|seed|bed|red|shed|weed|indeed|hundred|breed|bleed|exceed|"
    r"succeed|proceed|naked|wicked|fed)\b)[a-z]{2,}ed)\b",
    month_lead=r"(?:in|since|until|till|til|before|after|during|by|this|last|next|late|early|mid|mid-|throughout|"
    r"around|about|as of|from|between|"
    r"starting|starting in|back in|all of|end of|start of|beginning of|middle of|half of|of last|coming|"
    r"past|previous|month of|(?:moved|pushed|postponed|delayed|changed|forward|put off|rescheduled) to)",
    weekday_lead=r"(?:on|last|this|next|since|until|till|by|before|after|from|as of|starting|coming|past|early|late|"
    r"between|to|previous|this coming|and|of)",
    year_lead=r"(?:in|since|until|till|til|before|after|during|by|throughout|back in|around|about|circa|all of|as "
    r"of|end of|start of|beginning of|early|"
    r"mid|mid-|late|half of|middle of|between|from|prior to|through|to|up to|summer|winter|spring|autumn|"
    r"fall|year|of the year|starting|starting in|"
    r"as early as|in late|in early|well into|into|spent|and|in mid|for|of)",
    day_lead=r"(?:on the|until the|by the|since the|before the|after the|from the|the)",
    not_year=r"(?:people|persons|words|steps|euros?|dollars|pounds|bucks|km|kilometres|kilometers|m\b|metres|"
    r"meters|miles|kg|grams|g\b|ml|kcal|calories|"
    r"pieces|pages|copies|items|rows|lines|files|users|hours|minutes|seconds|photos|books|songs|cards|"
    r"mails|emails|points|books|%|percent|other|"
    r"different|of (?:them|these|those|the)|units|square|feet|years|days|weeks|bottles|seats|employees|"
    r"members|students|customers|mg|volts|watts)",
    names=r"named|called|name is|name['’]s|nicknamed|titled|entitled",
    titles=r"film|movie|book|novel|song|album|band|show|series|play|game|podcast|musical|opera|poem|painting|"
    r"track|episode|read|watched|reading|watching",
    numbered=r"room|flat|flight|bus|line|route|pin|code|number|no\.|nr\.|version|model|order|ticket|page|chapter|"
    r"highway|suite|gate|platform|channel|"
    r"extension|locker|unit|apartment|apt|house|bay|seat|part|serial|postcode|zip|password|case|lot|tram|"
    r"train|exit|port|error|level|windows|office",
    events=(
        ("since", rf"\b(?:ever )?since(?! {_SAYING})(?= {_PERSON}(?:['’](?:d|ve))? (?:\w+ly )?{_PAST_VERB}\b)"),
        ("since", rf"\b(?:ever )?since(?= {_OWNED}(?: [\w'’-]+){{1,3}} (?:{_PAST_VERB})\b)"),
        (
            "since",
            rf"\b(?:ever )?since(?= {_OWNED} (?!(?:{_DAILY})\b)[\w'’-]+(?: [\w'’-]+)?\s*(?:[.,;!?]|$|\b(?:i|we|he|"
            rf"she|they|it|the user)\b))",
        ),
        (
            "since",
            r"\b(?:ever )?since(?= (?:birth|childhood|school|university|college|graduation|retirement|graduating|"
            r"moving|having|leaving|joining|starting|getting|becoming)\b)",
        ),
        ("before", rf"\bbefore(?= {_PERSON}(?:['’](?:d|ve|m|re|s))? \w+)"),
        ("before", rf"\bbefore(?= (?!{_OWNED} {_DAILY}\b){_OWNED} [\w'’-]+)"),
        (
            "before",
            r"\bbefore(?= (?:moving|having|leaving|joining|starting|getting|becoming|retirement|graduation|"
            r"university|college|marriage|covid)\b)",
        ),
        ("before", r"\bbefore(?= (?:all )?(?:that|this)\b)"),
        ("before", r"\bbefore(?= (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?-i:[A-Z]\w+)\b)"),
        (
            "after",
            rf"(?<!\blook )(?<!\blooks )(?<!\blooked )(?<!\blooking )(?<!\bnamed )(?<!\bran )(?<!\btakes )"
            rf"(?<!\bcalled )(?<!\bask )(?<!\basked )\bafter(?= {_PERSON}(?:['’](?:d|ve|m|re|s))? \w+)",
        ),
        (
            "after",
            rf"(?<!\blook )(?<!\blooks )(?<!\blooked )(?<!\blooking )(?<!\bnamed )(?<!\bran )(?<!\btakes )"
            rf"(?<!\bcalled )(?<!\bask )(?<!\basked )\bafter(?= (?!{_OWNED} {_DAILY}\b){_OWNED} [\w'’-]+)",
        ),
        (
            "after",
            r"\bafter(?= (?:moving|having|leaving|joining|starting|getting|becoming|retirement|graduation|"
            r"graduating|university|college|marriage|covid|finishing|losing|selling|quitting)\b)",
        ),
        ("until", rf"\b(?:until|till|til)(?= {_PERSON}(?:['’](?:d|ve|m|re|s))? \w+)"),
        ("until", rf"\b(?:until|till|til)(?= (?!{_OWNED} {_DAILY}\b){_OWNED} [\w'’-]+)"),
        ("until", r"\b(?:until|till|til)(?= (?:retirement|graduation|marriage|covid|death)\b)"),
        ("during", rf"\b(?:when|while|whilst)(?= {_PERSON} (?:was|were|still|lived|worked|studied)\b)"),
        (
            "during",
            rf"\bduring(?= {_OWNED} (?!(?:day|week|night|month|year|morning|summer|winter|spring|autumn)\b)[\w'’-]+)",
        ),
        (
            "during",
            r"\b(?:in|during) (?:my|his|her|our|their) (?:early |late |mid[- ])?(?:teens|twenties|thirties|"
            r"forties|fifties|sixties|childhood|youth|student days|school days)\b",
        ),
        ("during", r"\bas an? (?:child|kid|boy|girl|teenager|student|toddler|baby|young (?:man|woman|boy|girl))\b"),
        ("during", r"\bat (?:school|university|college)\b(?=.*\b(?:was|were|had|[a-z]+ed)\b)"),
    ),
    trailing=(
        (r"onwards?|and on|on(?=[ ,.](?:i|we|he|she|they)\b)|forward", "since"),
        (r"at the latest", "until"),
    ),
    month_first=True,
    dots="ask",
)
