"""The words by which ``lasting.py`` tells what a person would keep from what is only said in passing.

English is told by what its verbs say; the other languages by what begins a
reaction and by whom it is addressed to. Each pattern is bounded, so that a long
sentence costs no more than its length.
"""

from __future__ import annotations

import re

LEAD_IN = re.compile(
    r"(?:(?:[Ww]ow|[Ww]oo(?:hoo)?|[Aa]+w+|[Hh]ey|[Hh]i|[Hh]ello|[Oo]h|[Aa]h|[Yy]eah|[Yy]es|[Yy]ep|[Yy]up|"
    r"[Nn]o|[Nn]ope|"
    r"[Nn]ah|[Ww]ell|[Hh]aha|[Tt]hanks(?: so much| a lot| a bunch)?|[Tt]hank you(?: so much)?|[Ss]ure(?: "
    r"thing)?|[Cc]ool|"
    r"[Nn]ice|[Gg]reat|[Rr]ight|[Oo][Kk]|[Oo]kay|[Gg]uess what|[Ff]yi|FYI|[Bb]tw|[Bb]y the way)(?:,? [A-ZÀ-Þ]\w+)?"
    r"(?:[,!.:…]+| ?[-–—])+ +|"
    r"(?:[Ss]o|[Aa]nd|[Bb]ut|[Pp]lus|[Aa]lso|[Aa]nyways?|[Aa]ctually|[Hh]onestly|[Ll]uckily|[Uu]nfortunately|"
    r"[Tt]hankfully|"
    r"[Rr]ecently|[Ll]ately|[Cc]urrently|[Nn]owadays|[Bb]esides|[Tt]hen|[Ff]inally|[Ee]ven|[Ee]specially)(?:,|"
    r"[!:])? +|"
    r"(?:[Oo][Kk]|[Oo]kay|[Ff]yi|FYI|[Bb]tw|[Bb]y the way|[Bb]asically|[Yy]ou know|[Ii] mean)(?=,? (?:[a-z]|"
    r"I\b)),? +|"
    r"[A-ZÀ-Þ]\w+, +(?=[a-z]|I\b|I'))+"
)
"""What stands before a claim in talk: interjections, and the name of whoever is addressed."""
VOCATIVE = re.compile(r", (?:[A-ZÀ-Þ]\w+)(?=[.!?…]*\Z)|(?<=[a-z]), [A-ZÀ-Þ]\w+(?=, )")
"""The name of whoever is addressed, at the end or between commas."""
SINCE_WE_SPOKE = re.compile(
    r"(?:since|after) (?:we|our) (?:last )?(?:last )?(?:spoke|talked|chatted|met|chat|talk|time)\w*(?: time)?,? +",
    re.IGNORECASE,
)
ADDRESSED = re.compile(r"\b(?:you|your|yours|you'(?:re|ve|ll|d)|y'all|u|ya)\b", re.IGNORECASE)
"""Whoever listens; what is said to them is mostly about them, or about the talk itself."""
DEMONSTRATIVE = re.compile(
    r"\b(?:this|these|that|those)(?= (?!(?:whole |entire |very |same )?(?:year|month|week|weekend|morning|"
    r"afternoon|evening|spring|summer|autumn|fall|"
    r"winter|time|past|last|coming|with|who|of|in|i|we|he|she|they|my|our|the|is|was)\b)[a-z])",
    re.IGNORECASE,
)
"""“this bowl”: a thing that is shown and not named."""
COURTESY = re.compile(
    r"(?:woo\w*,? )?(?:thanks?|congrat\w*|see|remember|good luck|have (?:a|fun)|take care|enjoy|talk|catch|"
    r"way to go|welcome|"
    r"cheers|sorry|looking forward|spill|guess)\b",
    re.IGNORECASE,
)
"""Beginnings of what is only said to be kind."""
MADE = re.compile(
    r"(?:i|we|my \w+) (?:just )?(?:made|painted|built|bought|took|drew|wrote|got|found|baked|sewed)\b", re.IGNORECASE
)
"""With a date, what somebody made is an event even if the thing is only shown."""
_HOW = (
    r"(?:(?:so|really|very|super|just|truly|totally|pretty|quite|too|always|also|still|actually|definitely|even|"
    r"never|now|only|finally|recently|usually|often|sometimes|currently|already|both|absolutely|seriously|kinda|"
    r"already|once|mostly|100%|especially|honestly|beyond|more than|a bit|a little|constantly|probably|hopefully) )*"
)
WHO = re.compile(rf"\b(?P<who>(?:i|we)(?:'(?:m|re|ve|ll|d))?|im|ive) +(?P<how>{_HOW})", re.IGNORECASE)
"""Where a clause begins whose subject is the speaker."""
HEAD = re.compile(
    r"(?:.*(?:[,;:–—!.]| - | -|- )\s*|(?:.*\s)?(?:and|but|so|because|cause|'cause|when|after|while|then|now|"
    r"where|that)\s+|"
    r"(?:(?:last|next|this|every|each|one|a|an|in|on|at|for|since|during|over|before|after|until|yesterday|"
    r"today|tonight|tomorrow|once|as|"
    r"earlier|later|now|nowadays|back|these|two|three|\d+|few|couple|of|other)\b\s+)(?:[\w']+\s+){0,3}|"
    r"(?:[A-ZÀ-Þ]?\w+ly|recently|lately|today|yesterday|tomorrow|once|sometimes|usually)\s+)?",
    re.IGNORECASE,
)
"""What may stand before such a clause, so that it is said and not only part of something else (“the help I got”)."""
MINE = re.compile(
    r"\b(?:my|our) +(?P<what>(?:\w[\w'’-]*,? +){1,6}?)"
    r"(?P<verb>is|are|was|were|has|have|had|isn't|aren't|wasn't|doesn't|don't|can't|cannot|can|will|won't|"
    r"does|did|hasn't|"
    r"haven't|lives?|works?|likes?|loves?|hates?|plays?|studies|study|speaks?|teaches|wants?|needs?|prefers?|"
    r"weighs?|costs?|calls?|"
    r"starts?|began|begins|turns?|turned|died|passed|retired|graduated|started|joined|gave|broke|called|owns?|"
    r"drives?|runs?|"
    r"goes|go|comes|came|stays?|keeps?|sleeps?|eats?|drinks?|suffers?|takes?|took|moved|left|got|went|bought|"
    r"sold|met|married|"
    r"became|lost|won|finished|quit|used to|grew|lived|worked|liked|loved|hated|expires?|ends?|ended|opens?|"
    r"closes?|swims?|"
    r"collects?|rides?|practi[sc]es?|volunteers?|smokes?|reads?|wrote|writes|cooks?|bakes?|sings?|paints?|"
    r"caught|fell|flew|taught|"
    r"(?<! and )(?<! or )(?<! of )(?!ones|things|friends|kids|times)[a-z]+(?:s|ed)) +"
    r"(?P<rest>\S.*)",
    re.IGNORECASE,
)
"""A clause about somebody or something of the speaker's."""
PASSING = re.compile(
    r"(?:(?:(?:gonna|going to|won't|will|not gonna|not going to) )?(?:never )?(?:give up|giving up|quit on|"
    r"let (?:anything|anyone|any|it|this)|"
    r"stop (?:me|now)|make (?:it|my dreams?|our dreams?|things)|keep (?:going|on|pushing|trying|believing|at "
    r"it)|stay (?:positive|"
    r"strong|focused|determined|motivated|hopeful|upbeat)|do my best|go for|going for|reach my|have(?:n't)? "
    r"(?:talked|spoken)|have a few plans)|"
    r"(?:last )?(?:talked|chatted|spoke|spoken)|all (?:have|are|need|deserve|got)|(?:want to|wanna|like to|"
    r"going to keep|gonna keep) "
    r"(?:help|make (?:a|some)|keep|share|support|give|show|use|pass|be (?!an? )|live (?!in|at|near|with))|"
    r"think|guess|know|hope|forget|believe|agree|disagree|see|feel|felt|understand|mean|meant|wonder|bet|"
    r"appreciate|imagine|"
    r"suppose|doubt|promise|admit|swear|say|said|tell|told|thought|knew|hoped|heard|hear|remember|wish|wanted|needed|"
    r"realiz|realis|seem|look forward to (?:hear|see|meet|it|that|catch)|get it|got it|gotta|relate|couldn't|"
    r"could|can (?:see|imagine|tell|relate|"
    r"understand|hear|feel|totally|definitely|only|sense)|can't (?:wait|believe|imagine|agree|thank|help|say|"
    r"tell|even|"
    r"get enough)|would|wouldn't|should|might|may|must|mind|worry|was like|love (?:how|that|it|the way|your|"
    r"seeing|hearing|to (?:hear|see|know))|"
    r"(?:like|enjoy|liked|loved|enjoyed) (?:how|that|it|your|the way)|want to (?:thank|say|hear|know|see|tell|"
    r"ask|hug)|"
    r"need to (?:say|hear|know|tell|talk)|have to (?:say|admit|agree)|had to (?:say|share|tell)|"
    r"'?ll (?:let|be there|be here|try|keep|think|see|tell|check|remember|never forget|definitely)|will "
    r"(?:let|be there|never forget))"
    r"\w*\b",
    re.IGNORECASE,
)
"""What the speaker does with their head or in the talk itself: nothing that lasts."""
MOOD = re.compile(
    rf"(?:been |feeling |was |were |be )?{_HOW}(?:glad|happy|proud|excited|stoked|thrilled|grateful|thankful|"
    r"lucky|sorry|sure|here|curious|"
    r"impressed|blessed|honou?red|inspired|amazed|psyched|pumped|touched|jealous|surprised|fine|good(?! at)|"
    r"okay|ok|well|"
    r"great|done(?= with|[.!,]|\Z)|back|ready|there|in (?:awe|love with (?:it|this|that|the|your))|with you|"
    r"for you|(?:staying|keeping) (?:positive|strong|focused|motivated|hopeful|upbeat|up)|pushing forward|not "
    r"(?:giving|gonna)|giving up|going for|over the|game|down|off|nervous|scared|"
    r"worried|tired|relieved|moved by|overwhelmed|shocked|delighted|emotional|hooked|cool|keen to hear|eager|"
    r"determined to|"
    r"speechless|lost for|fortunate|humbled|confident|hopeful|loving|feeling|thinking(?! (?:of|about) \w+ing)|"
    r"wondering|"
    r"hoping|saying|kidding|talking|looking forward|getting there|doing (?:great|well|good|okay|ok|fine)|remembering|"
    r"rooting|cheering|sending|telling|glad|getting (?:so|really|all))\b",
    re.IGNORECASE,
)
"""How the speaker feels at the moment; it goes by."""
EVENT = re.compile(
    r"(?:moved|married|bought|sold|adopted|born|died|graduated|joined|started|began|finished|quit|passed|won|"
    r"lost|broke|"
    r"signed|visited|went|travel+ed|flew|met|read|wrote|made|painted|built|learn(?:ed|t)|took|retired|applied|hired|"
    r"diagnosed|hurt|attended|volunteered|completed|published|launched|opened|celebrated|got|came out|gave "
    r"birth|left|"
    r"ended|split|divorced|ordered|booked|registered|enrolled|stopped|switched|changed|became|planted|raised|donated|"
    r"ran|swam|climbed|ate|cooked|baked|lived|worked|studied|grew|had|used to|owned|played|gave|renovated|"
    r"repaired|lent|"
    r"borrowed|paid|spent|set|decided|chose|picked|cancel+ed|postponed|was|were|saw|watched|taught|"
    r"organi[sz]ed|hosted|"
    r"carved|sewed|drove|cycled|hiked|camped|biked|performed|presented|proposed|agreed to|reached|saved|"
    r"earned|invested)\b",
    re.IGNORECASE,
)
"""Past verbs of what happens to people and is told again later."""
WHEN = re.compile(
    r"\b(?:yesterday|today|tonight|tomorrow|last|next|this (?:year|month|week|weekend|morning|afternoon|"
    r"evening|spring|"
    r"summer|autumn|fall|winter)|ago|since|until|in (?:the )?(?:\d{4}|january|february|march|april|may|june|"
    r"july|august|"
    r"september|october|november|december|spring|summer|autumn|fall|winter)|on (?:mon|tues|wednes|thurs|fri|"
    r"satur|sun)|"
    r"every|each|for (?:\w+ )?(?:years?|months?|weeks?)|(?:two|three|\d+)(?: \w+)? (?:days?|weeks?|months?|years?)|"
    r"first time|the other day|soon|recently|when i was|as a (?:kid|child|student|teen)|since i|weekends?|years?|"
    r"mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|august|"
    r"september|october|november|december|annual|daily|weekly|\d{4})\b",
    re.IGNORECASE,
)
FIGURE = re.compile(r"(?<![\w%])\d[\d.,:]*(?![\w]*%)")
EMPTY = frozenset(
    """it that this these those them they him her me us you thing things stuff lot lots much many so too more most all
    some something someone everyone anyone way bit kind sort fun time great good nice cool
    amazing awesome wonderful beautiful special important powerful cute sweet lovely incredible fantastic lovely perfect
    really very super just also still even now again one ones here there yes no be been being is are was were am do does
    did have has had to of in on at by for with from about and or but if as than then when what who how why where which
    a an the my our your his their its i we got get make made makes go going went can could will would life world day
    moment moments joy love people gonna keep up off out start happening since back like lot chance""".split()
)
"""Words that carry nothing by themselves: a claim needs one besides its verb that does."""
_TASTE = (
    r"(?:(?:so|much|really|very|super|such|always|just|absolutely|pretty|truly|all|a|an|quite|too) )*(?:great|good|"
    r"nice|cool|"
    r"amazing|awesome|wonderful|beautiful|special|important|powerful|cute|sweet|lovely|incredible|fantastic|perfect|"
    r"hilarious|gorgeous|stunning|fun|funny|inspiring|precious|priceless|brave|strong|excited|happy|proud|thrilled|"
    r"everything|adorable|the best|crucial|vital|worth|superb|blast|awe-inspiring|magical|cosy|"
    r"cozy)\b"
)
_PRAISE = rf"{_TASTE}[^,;]{{0,30}}[.!…]*\Z"
PRAISE = re.compile(_PRAISE, re.IGNORECASE)
VERDICT = re.compile(
    rf"\b(?:is|are|was|were|looks?|looked|sounds?|feels?|felt|seems?|had|have) {_PRAISE}|'s {_PRAISE}", re.IGNORECASE
)
"""A verdict of taste, and nothing else."""
PRAISED = re.compile(rf"(?:\b(?:is|are|was|were|looks?|sounds?|feels?|it|that)|'s|'re) {_TASTE}", re.IGNORECASE)
"""A verdict of taste, whatever follows it."""
DEAR = re.compile(
    r"\b(?:is|are|was|were|'s) (?:\w+ ){0,2}?(?:(?:one of )?(?:my|our) (?:\w+ )?(?:fav\w*|passions?|hobb\w+|"
    r"jobs?|goals?|dreams?|"
    r"go-to|comfort)|a (?:huge|big|large|major) part of (?:my|our) (?:life|lives|week|day))\b|"
    r"\b(?:is|are|'s) (?:\w+ )?important to (?:me|us)\b|\bmatters? (?:\w+ ){0,3}to (?:me|us)\b",
    re.IGNORECASE,
)
"""What something is to the speaker, whatever stands before it."""
KIN_ALONE = re.compile(
    r"(?:mum|mom|mama|dad|papa|grandma|grandpa|granny|nana|grandmother|grandfather|auntie?|uncle)\b(?:'s)? +(?!,)\w",
    re.IGNORECASE,
)
NOT_OURS = re.compile(
    r"(?:\w+ )?(?:friendship|bond|chat|talk|conversation|paths?|stories|story|souls?|hearts?|moods?|point|bad|"
    r"pleasure|"
    r"thoughts?|minds?|guess|hope|gosh|god|goodness|fave memories|journey|journeys|moments?|experiences?|true sel\w+|"
    r"sel(?:f|ves)|dreams?|passions?|creativity|love|joy|happiness|world|lives|life|words|community|emotions|"
    r"feelings)\b",
    re.IGNORECASE,
)
"""What of “mine” and “ours” is no person, pet, thing or plan, but a turn of talk."""
SUBJECT_FIRST = re.compile(
    r"(?:(?:Mr|Mrs|Ms|Dr|Prof)\. )?(?P<name>[A-ZÀ-Þ]\w+(?:-\w+)*)(?: (?:and )?[A-ZÀ-Þ][\w-]+)*(?P<own>'s "
    r"[\w-]+(?: \w+)??)? +(?P<rest>\S.*)"
)
HOUSEHOLD = re.compile(
    r"it (?:takes|took) (?:me|us|the user)\b|been \w+ing\b|(?:an? )?(?:friend|buddy|colleague|neighbou?r|"
    r"cousin) of mine\b|(?:my|our) (?:\w+ ){0,3}\w+'s (?:an?|the|in|at|from|not|\w+ing|called)\b|there(?:'s| "
    r"is| are) (?:no|a|an|one|two|three|\d+) .*\b(?:my|our)\b|(?:the|one of (?:my|our)|both|all|some|a few|"
    r"two|three|several) (?:\w+ ){0,3}?(?:kids?|children|dogs?|cats?|pupp(?:y|ies)|kittens?|bab(?:y|ies)|"
    r"twins|boys|girls|wedding|house|flat|"
    r"apartment|car|bike|key|password|landlord|doctor|meeting|appointment|garden|cottage|office|team|boiler|"
    r"wifi|lift|"
    r"school|shop|friends?|colleagues?|neighbou?rs?|cousins?)\b",
    re.IGNORECASE,
)
REACTIONS = {
    "de": re.compile(
        r"(?:ich (?:freue mich|hoffe|glaube|denke|weiß|verstehe|finde (?:das|es)|wünsche|drücke|stimme|liebe "
        r"(?:das|es)|bin "
        r"(?:so |sehr |wirklich )?(?:froh|glücklich|stolz|gespannt|dankbar|begeistert|sicher))|freut mich|das "
        r"|wie (?:schön|toll)|"
        r"toll|super|schön|danke|viel |gute )\b",
        re.IGNORECASE,
    ),
    "es": re.compile(
        r"(?:(?:yo )?(?:me alegro|espero|creo|pienso|sé|entiendo|supongo|imagino|te |os |estoy (?:tan |muy "
        r")?(?:content|feliz|orgullos|"
        r"agradecid|segur|emocionad)\w*)|me alegra|qué |eso |gracias|muchas |claro)\b",
        re.IGNORECASE,
    ),
    "fr": re.compile(
        r"(?:j'espère|je (?:crois|pense|sais|comprends|suppose|suis (?:si |très |tellement |vraiment "
        r")?(?:content|heureu|fier|fière|ravi|sûr|"
        r"reconnaissant)\w*)|c'est |quel(?:le)? |merci|bravo|super|ça )",
        re.IGNORECASE,
    ),
    "ru": re.compile(
        r"(?:я )?(?:очень )?(?:рад|рада|надеюсь|думаю|знаю|понимаю|верю|согласен|согласна|счастлив|счастлива|"
        r"горжусь|уверен|"
        r"уверена)\b|(?:как |спасибо|отлично|это )",
        re.IGNORECASE,
    ),
    "zh": re.compile(
        r"(?:我(?:也|很|真|太|非常)*(?:高兴|开心|希望|觉得|认为|知道|明白|同意|相信|为你|替你)|太|真|好|谢谢|这|那)"
    ),
    "ja": re.compile(r"(?:私も|嬉しい|楽しみ|すごい|素晴らしい|よかった|ありがとう|そう|それは|いいね|頑張)"),
    "ar": re.compile(
        r"(?:أنا )?(?:سعيد|سعيدة|أتمنى|أعتقد|أظن|أعرف|فخور|فخورة|متأكد|متأكدة|متحمس|شكرا|هذا|ما أجمل)\b",
    ),
}
"""Beginnings of reactions, feelings of the moment and good wishes in the other languages."""
TO_THEM = {
    "de": re.compile(r"\b(?:du|dich|dir|dein\w*|ihr|euch|euer\w*)\b", re.IGNORECASE),
    "es": re.compile(r"\b(?:tú|ti|tu|tus|te|contigo|usted|ustedes|vosotr\w+)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(?:tu|toi|ton|ta|tes|te|vous|votre|vos)\b|\bt'", re.IGNORECASE),
    "ru": re.compile(r"\b(?:ты|тебя|тебе|тобой|твой|твоя|твоё|твои|вы|вас|вам|ваш\w*)\b", re.IGNORECASE),
    "zh": re.compile("[你您]"),
    "ja": re.compile("あなた|きみ|君"),
    "ar": re.compile(r"\b(?:أنت|أنتِ|إنك|لك|منك|عليك)\b"),
}
