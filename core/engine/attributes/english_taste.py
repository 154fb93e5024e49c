"""English rows on what somebody eats, likes, owns, takes, plans and does, and how to reach them."""

from __future__ import annotations

from core.engine.attributes.lexicon import DIETS, EVENTS, PASTIMES
from core.engine.attributes.rows import Effect, Form, Row, Value

_DIET = rf"(?P<v>{DIETS})"
_EVENT = rf"(?:{EVENTS})"
_MOVING = r"(?:cycle|walk|drive|commute|bike|run|jog|travel|go|ride|skate|row|swim|get|cycles|walks|drives|commutes|bikes|runs|jogs|travels|goes|rides|rows|swims|gets)"
_TO_WORK = r"(?:to|into) (?:the |my |his |her )?(?:work|office|campus|job|school|uni|university|hospital|studio|lab|shop|workshop|factory|city|town)(?![\w'])"
_VEHICLE = r"(?P<v>bus|tram|train|metro|subway|underground|tube|bike|bicycle|car|ferry|scooter|moped|motorbike|motorcycle|e-bike|boat|taxi|foot|rail|s-bahn|u-bahn|tramway|trolleybus|carpool|light rail|streetcar|coach|commuter train|kick scooter|e-scooter|cable car)"
_INGS = r"(?P<v>cycling|walking|driving|commuting|biking|running|jogging|riding|travelling|rowing)"

_FOOD = (
    Row("diet", Form.BE, "", rf"(?:an? |strictly |fully |a strict |mostly |100% |raised |predominantly )*{_DIET}(?![\w'])(?! (?:restaurant|food|option|dish|recipe|place|caf))", Value.DIET),
    Row("diet", Form.WHOLE, rf"{{S}}(?:went|turned|became|gone|have gone|has gone|have become|go|have been trying to go)(?: (?:a|an|fully|completely|totally))? {_DIET}(?![\w'])", value=Value.DIET, effect=Effect.BEGINS),
    Row("diet", Form.WHOLE, rf"{{S}}(?:stopped being|gave up being|quit being|am done being|have stopped being|has stopped being|gave up (?:on )?|quit |stopped eating|dropped|came off|went off)(?: (?:a|an|the|my))? ?{_DIET}(?![\w'])", value=Value.DIET, effect=Effect.ENDS),
    Row("diet", Form.VERB, "eat eats eating ate eaten", rf"(?:only |strictly |mostly |a )*{_DIET}(?![\w'])(?! (?:food|sausages?|burgers?|pizza|cheese) (?:sometimes|at))", Value.DIET),
    Row("diet", Form.VERB, "follow follows following followed followed", rf"(?:an? |the )?(?:strict )?{_DIET}(?: diet)?", Value.DIET),
    Row("diet", Form.VERB, "keep keeps keeping kept kept", r"(?P<v>kosher|halal)(?![\w'])", Value.DIET),
    Row("diet", Form.BE, "", rf"on (?:an? |the )?(?:strict )?(?P<v>(?:{DIETS})|[\w-]+(?:-free| free))(?: diet)?", Value.ANY),
    Row("diet", Form.EVENT, r"started|switched to|began|adopted|took up|changed to|went on", rf"(?:an? |the )?(?:strict )?{_DIET}(?: diet)", Value.DIET, Effect.BEGINS),
    Row("diet", Form.NOUN, r"diet", rf"(?:strictly )?{_DIET}", Value.DIET),
    Row("allergy", Form.BE, "", r"(?:all?ergic|intolerant|anaphylactic|hypersensitive) (?:to|of) {v}", many=True),
    Row("allergy", Form.BE, "", r"(?P<v>[\w -]+?)[- ](?:intolerant|allergic)(?![\w'])(?! to)"),
    Row("allergy", Form.VERB, "have has having had had", r"(?:an? |no |severe |mild |bad |serious |strong |known |terrible |nasty |life-threatening |slight )*(?:allergy|allergies|intolerance|allergic reactions?) to {v}", many=True),
    Row("allergy", Form.VERB, "have has having had had", r"(?:an? |severe |mild |bad |serious |strong |known |terrible |nasty |life-threatening |slight )*(?P<v>(?!no )[\w' -]+?) (?:allergy|allergies|intolerance)(?![\w'])"),
    Row("allergy", Form.VERB, "suffer suffers suffering suffered suffered", r"from (?:an? |severe |mild )*(?P<v>[\w' -]+?) (?:allergy|allergies|intolerance)(?![\w'])"),
    Row("allergy", Form.EVENT, r"developed|was diagnosed with|got|found out (?:that )?I have", r"(?:an? |severe |mild )*(?P<v>[\w' -]+?) (?:allergy|intolerance)(?![\w'])", effect=Effect.BEGINS),
    Row("allergy", Form.EVENT, r"developed|was diagnosed with", r"(?:an? )?(?:allergy|intolerance) to {v}", effect=Effect.BEGINS),
    Row("allergy", Form.EVENT, r"outgrew|grew out of|lost|got rid of|got over", r"(?:my |his |her |the |an? )?(?P<v>[\w' -]+?) (?:allergy|intolerance)(?![\w'])", effect=Effect.ENDS),
    Row("allergy", Form.EVENT, r"outgrew|grew out of|lost", r"(?:my |his |her |the |an? )?allergy to {v}", effect=Effect.ENDS),
    Row("allergy", Form.NOUN, r"(?:food )?allergies|allergy|allergic to|allergens?", r"(?:to )?{v}", many=True),
    Row("allergy", Form.WHOLE, r"{P}(?P<v>[a-z][a-z' -]*?) (?:allergy|intolerance)(?: is| has| card| was| means)(?![\w'])"),
    Row("allergy", Form.WHOLE, r"(?P<v>[A-Z][\w -]+?) (?:give|gives) (?P<s>me) (?:hives|a rash|an allergic reaction)"),
)

_LIKING = r"(?!to\b|it\b|that\b|this\b|when\b|how\b|you\b|him\b|her\b|them\b|me\b|what\b|where\b|the (?:idea|way|fact|thought|look|sound)\b|if\b|your\b|being\b)"
_TASTE = (
    *(Row("likes", Form.VERB, forms, _LIKING + "{v}", past=False, many=True) for forms in (
        "like likes liking liked liked", "love loves loving loved loved", "adore adores adoring adored adored", "enjoy enjoys enjoying enjoyed enjoyed",
        "prefer prefers preferring preferred preferred", "appreciate appreciates appreciating appreciated appreciated", "crave craves craving craved craved")),
    Row("likes", Form.BE, "", r"(?:big |huge |massive |great |a |an |real )*(?:fan|lover|devotee) of {v}", many=True),
    Row("likes", Form.BE, "", r"(?:an? )?(?:big |huge |massive |great |real |true )*(?P<v>[\w ]+?) (?:fan|lover|addict|enthusiast|nerd|buff)(?![\w'])(?! of)", past=False),
    Row("likes", Form.BE, "", r"(?:fond of|keen on|crazy about|mad about|passionate about|obsessed with|addicted to|nuts about|hooked on|partial to|big on) {v}", many=True),
    Row("likes", Form.BE, "", r"into (?!(?:a|an|the|my|town|work|it|trouble)\b){v}", many=True),
    Row("likes", Form.WHOLE, r"{S}(?:can not|could not|can never) (?:get enough of|live without|resist) {v}", many=True),
    Row("likes", Form.WHOLE, r"{S}(?:have|has) (?:a )?(?:soft spot|weakness|passion|thing|sweet tooth) for {v}"),
    *(Row("dislikes", Form.VERB, forms, _LIKING + "{v}", past=False, many=False) for forms in (
        "hate hates hating hated hated", "dislike dislikes disliking disliked disliked", "despise despises despising despised despised", "loathe loathes loathing loathed loathed",
        "detest detests detesting detested detested")),
    Row("dislikes", Form.WHOLE, r"{S}(?:can not|can hardly|can barely) (?:stand|bear|abide|stomach|tolerate|handle|deal with) (?:the (?:taste|smell|sight|sound) of )?" + _LIKING + "{v}"),
    Row("dislikes", Form.BE, "", r"(?:sick of|fed up with|averse to|disgusted by|put off by|grossed out by|tired of) {v}", past=False),
    Row("dislikes", Form.WHOLE, r"{S}(?:have|has) (?:an aversion to|no patience for|no time for|a hatred of|a dislike of) {v}"),
    Row("favourite_", Form.WHOLE, r"(?:{P}|^|[.;,] )(?:all[- ]time |absolute |current |new |second )?(?:favou?rite|fave?|favorit) (?!part\b|bit\b|moment\b|scene\b|line\b)(?P<x>[a-z]+(?: [a-z]+){0,2}?)(?: of (?:mine|all time))?(?: ¦)?\s*(?:(?P<t_used>used to be)|(?P<t_nolonger>(?:is|are) no longer)|(?P<t_negated>(?:is|are) not)|(?P<t_started>has become|became)|(?P<t_present>has always been|is still|is now|is|are|=|:|->))\s*(?:by far |probably |definitely |still |now |always |the |¦ )*{v}"),
    Row("favourite_", Form.WHOLE, r"(?P<v>(?:[A-Z][\w'-]*|[a-z]+)(?: [\w'-]+){0,4}?) (?:is|are|has always been|remains) {P}(?:all[- ]time |absolute )?(?:favou?rite|fave?) (?P<x>[a-z]+(?: [a-z]+)?)(?=[.!,;]|$| of)"),
    Row("favourite_", Form.WHOLE, r"(?P<v>(?:[A-Z][\w'-]*|[a-z]+)(?: [\w'-]+){0,4}?) (?:is|are) the user's favou?rite (?P<x>[a-z]+)(?=[.!,;]|$)", subject="user"),
)

_THINGS = (
    Row("owns", Form.VERB, "own owns owning owned owned", r"(?!up\b|it\b|that\b|the (?:mistake|problem))(?:an? |the |two |three |several )?{v}", Value.ANY),
    Row("owns", Form.VERB, "possess possesses possessing possessed possessed", r"{v}", Value.ANY),
    Row("owns", Form.VERB, "have has having had had", r"(?:got )?(?:an? |my own |his own |her own |our own |any |two |one |three |old |new )*{v}", Value.OBJECT),
    Row("owns", Form.WHOLE, r"{S}(?P<t_negated>(?:have|has) (?:got )?no) {v}", value=Value.OBJECT),
    Row("owns", Form.VERB, "drive drives driving drove driven", r"an? (?P<v>(?-i:[A-Z])[\w -]+?)(?=[.,;!]|$| to | ¦| and )", Value.ANY),
    Row("owns", Form.VERB, "ride rides riding rode ridden", r"an? (?P<v>(?-i:[A-Z])[\w -]+?)(?=[.,;!]|$| to | ¦| and )", Value.ANY),
    Row("owns", Form.EVENT, r"bought|purchased|got|acquired|inherited|picked up|treated myself to|invested in|leased|received|ordered", r"(?:myself |ourselves |himself |herself )?(?:an? |my |our |his |her |the |two |new |used |second-hand |brand-new |brand new |first |own )*{v}", Value.OBJECT, Effect.BEGINS),
    Row("owns", Form.EVENT, r"sold|got rid of|scrapped|traded in|wrote off|junked|parted with|totalled|pawned", r"(?:my|our|his|her) (?:old |own )?(?P<v>(?!job\b|mind\b|way\b|temper\b|weight\b|keys?\b|wallet\b|allergy\b|voice\b|hope\b|appetite\b|sense\b|habit\b)[\w' -]+)", Value.ANY, Effect.ENDS),
    Row("owns", Form.EVENT, r"sold|got rid of|gave away|donated|scrapped|traded in|crashed|wrote off|junked|lost|returned|parted with|totalled|pawned|gave up", r"(?:the|my|our|his|her|an?|both|all) (?:old |own )?{v}", Value.OBJECT, Effect.ENDS),
    Row("owns", Form.WHOLE, r"{S}(?:used to (?:own|have)) (?:an? |the )?(?P<v>[\w' -]+?)(?: but| until| and)(?: ¦)?(?: I| we| he| she)? ?(?:then )?(?:sold|scrapped|gave away|traded|lost)", value=Value.ANY, effect=Effect.ENDS),
    Row("owns", Form.WHOLE, r"{P}(?:old )?(?P<v>[\w -]+?) (?:was|got) (?:¦ )?(?:stolen|scrapped|totalled|written off|sold|destroyed)(?![\w'])", value=Value.OBJECT, effect=Effect.ENDS),
    Row("phone", Form.NOUN, r"(?:(?:mobile|cell|phone|telephone|office|contact|emergency|whatsapp|landline|work|home) )*(?:phone number|phone|mobile|number|cell|cellphone|telephone|landline|tel\.?|handy|mob)", r"(?:¦\s*)?(?::\s*)?{v}", Value.PHONE),
    Row("phone", Form.WHOLE, r"^(?:new |my )?(?:mobile|phone|cell|number|tel|landline)(?: number)?(?: \S+){0,5}?\s*:\s*{v}", value=Value.PHONE),
    Row("phone", Form.WHOLE, r"(?:call|ring|reach|text|phone|contact|whatsapp) (?P<s>me|us) (?:at|on|under) {v}", value=Value.PHONE),
    Row("phone", Form.WHOLE, r"{S}(?:can be reached|am reachable|is reachable) (?:at|on|under|by phone (?:at|on)) {v}", value=Value.PHONE),
    Row("phone", Form.WHOLE, r"{S}(?:changed|switched|have changed) (?:my|his|her) (?:phone )?number to {v}", value=Value.PHONE, effect=Effect.BEGINS),
    Row("email", Form.NOUN, r"(?:(?:work|private|personal|home|business|new|school) )*(?:e-?mail(?: address)?|mail(?: address)?|email account|address)", r"{v}", Value.EMAIL),
    Row("email", Form.WHOLE, r"^(?:new |my |work )?e-?mail(?: address)?(?: ¦)?\s*[:=]?\s*{v}", value=Value.EMAIL),
    Row("email", Form.WHOLE, r"(?:e-?mail|write to|reach|contact|write|mail) (?P<s>me|us) (?:at|on|under|to) {v}", value=Value.EMAIL),
    Row("email", Form.WHOLE, r"{S}can be reached (?:at|under|by e-?mail at) {v}", value=Value.EMAIL),
    Row("email", Form.WHOLE, r"{P}e-?mail (?:address )?(?:has )?changed (?:¦ )?to {v}", value=Value.EMAIL, effect=Effect.BEGINS),
    Row("email", Form.WHOLE, r"{S}(?:use|uses) {v}", value=Value.EMAIL),
)

_HEALTH = (
    Row("medication", Form.VERB, "take takes taking took taken", r"{v}", Value.DOSE),
    Row("medication", Form.VERB, "use uses using used used", r"(?P<v>.*(?:insulin|inhaler|ventolin|salbutamol|mg|mcg|units).*)", Value.DOSE),
    Row("medication", Form.BE, "", r"(?:back |currently )?(?:on|taking|prescribed) {v}", Value.DOSE),
    Row("medication", Form.EVENT, r"started(?: taking)?|was prescribed|was put on|went on|began taking|prescribed|got prescribed|switched to|have been prescribed|was started on|put on", r"{v}", Value.DOSE, Effect.BEGINS),
    Row("medication", Form.EVENT, r"stopped(?: taking)?|came off|went off|was taken off|quit|discontinued|gave up|taken off|weaned off|am off|no longer take", r"(?:my |the )?{v}", Value.DOSE, Effect.ENDS),
    Row("medication", Form.WHOLE, r"{P}(?P<v0>[\w-]+)(?: dose| dosage)? (?:¦ )?(?:was|is|has been|got|went|is now|was then) ?(?:¦ )?(?:now )?(?:raised|increased|upped|lowered|reduced|cut|changed|adjusted|doubled|halved|set|bumped|decreased|down|up|moved) (?:up |down |from [\w ]+? )?to {v}", value=Value.DOSE, effect=Effect.BEGINS),
    Row("medication", Form.WHOLE, r"{P}(?P<v0>[\w-]+) (?:dose|dosage)(?: at \w+)? (?:is|:) {v}", value=Value.DOSE),
    Row("medication", Form.WHOLE, r"(?:^|{P})(?:meds?|medications?|medicines?|prescriptions?)\s*(?::|is|are|=)\s*{v}", value=Value.DOSE),
    Row("medication", Form.VERB, "need needs needing needed needed", r"(?P<v>(?:\d+ ?(?:mg|mcg|units) of )?(?:insulin|\w+ \d+ ?mg))", Value.DOSE, past=False),
)

_DOING = r"(?P<v>(?:going|flying|travelling|traveling|moving|starting|visiting|having|getting|meeting|seeing|taking|driving|leaving|running|hosting|attending|marrying|throwing|joining|presenting|giving|doing|playing|heading|sailing|cycling|hiking|spending|celebrating|staying|returning|giving up|buying|selling|renovating|training|speaking|performing|graduating|retiring|launching|opening|expecting|picking|making)(?: (?!to (?:be|have|do)\b).+)?)"
_PLANS = (
    Row("plan", Form.WHOLE, r"{S}(?:am|are|is) (?:also |both |all |¦ )*" + _DOING, value=Value.PLAN, dated=True),
    Row("plan", Form.WHOLE, r"{S}(?:(?:am|are|is) (?:going|planning|hoping|due|scheduled|set|about|looking) to|will(?: not)?|shall|(?:plan|plans|intend|intends|hope|hopes|want|wants|aim|aims|need|needs|have|has) to) {v}", value=Value.PLAN, dated=True),
    Row("plan", Form.WHOLE, r"{S}(?:(?:am|are|is) planning to|(?:plan|plans|intend|intends|aim|aims) to|have decided to|decided to|have booked|booked|signed up for|registered for|have signed up for|am training for|am saving (?:up )?for|is saving (?:up )?for) (?:an? |the )?{v}", value=Value.PLAN),
    Row("plan", Form.WHOLE, r"{S}(?:am|are|is) planning (?:an? |the |our |my )?(?P<v>(?:(?!(?:I|we|he|she|it|they|have|has|had|been|is|are|was|were|do|did|went|saw|left|after|before|no)\b)[\w-]+ ){0,3}?" + _EVENT + r"(?![\w']).*)", value=Value.PLAN),
    Row("plan", Form.WHOLE, r"{S}(?:have|has|got|have got) (?:an? |the |my |another )?(?P<v>(?!been\b)(?:[\w-]+ ){0,3}?" + _EVENT + r"(?![\w'])(?: (?:with|at|in|for|about|to) [^¦]+?)?)(?= ?¦|[.,;!]| at \d|$)", value=Value.PLAN, dated=True),
    Row("plan", Form.WHOLE, r"{P}(?P<v>(?:(?!(?:I|we|he|she|it|they|have|has|had|been|is|are|was|were|do|did|went|saw|left|after|before|no)\b)[\w-]+ ){0,3}?" + _EVENT + r"(?![\w'])(?: (?:with|at|in|for|about|to) [^¦]+?)?) (?:is|are|will be|has been (?:moved|set|scheduled)|starts?|takes place|begins|is scheduled|is planned|is booked|got moved|was moved|falls|is set)(?: for| to| on)? ?¦", value=Value.PLAN, dated=True),
    Row("plan", Form.WHOLE, r"^(?:the |an? |our )?(?P<v>(?:(?!(?:I|we|he|she|it|they|have|has|had|been|is|are|was|were|do|did|went|saw|left|after|before|no)\b)[\w-]+ ){0,3}?" + _EVENT + r"(?![\w'])(?: (?:with|at|in|for|about|to) [^¦]+?)?) (?:is |are |will be |starts? |takes place |begins |booked |scheduled )?(?:for |on )?¦", value=Value.PLAN, dated=True, subject="user"),
    Row("plan", Form.WHOLE, r"^¦,? ?:? ?(?:the |an? )?(?P<v>(?:(?!(?:I|we|he|she|it|they|have|has|had|been|is|are|was|were|do|did|went|saw|left|after|before|no)\b)[\w-]+ ){0,3}?" + _EVENT + r"(?![\w'])(?: (?:with|at|in|for|about|to) [^¦]+?)?)(?=[.,;!]| at \d|$)", value=Value.PLAN, dated=True, subject="user"),
    Row("plan", Form.WHOLE, r"{S}(?P<v>(?:fly|flies|travel|travels|move|moves|start|starts|leave|leaves|go|goes|marry|marries|retire|retires|graduate|graduates|have surgery|begin|begins)(?: (?!to work)[^¦]+?)?) ¦", value=Value.PLAN, dated=True),
)

_GERUND = r"(?P<v>(?!going|doing|being|having|getting|shopping|living|working|looking|trying|feeling|thinking|taking|using|making|paying|smoking|drinking|eating|talking|buying|seeing)[a-z]+ing(?: [a-z]+)?)"
_OFTEN = r"(?= .*\b(?:every|each|once|twice|weekly|daily|regularly|on weekends|at weekends|most|times a|a lot|often|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|in my (?:free|spare) time|whenever|mornings?|evenings?|days a)\b)"
_HOBBIES = (
    Row("hobby", Form.VERB, "go goes going went gone", r"(?P<v>[a-z]+ing(?: [a-z]+ing)?)(?![\w'])" + _OFTEN, Value.ANY),
    Row("hobby", Form.VERB, "play plays playing played played", r"(?:the |some |a bit of |a lot of |competitive |a little )*{v}", Value.ACTIVITY, many=True),
    Row("hobby", Form.VERB, "collect collects collecting collected collected", r"{v}", Value.ANY, past=True),
    Row("hobby", Form.VERB, "do does doing did done", r"(?:some |a bit of |a lot of )?(?P<v>yoga|pilates|judo|karate|taekwondo|aikido|jiu-jitsu|ballet|pottery|ceramics|crossfit|tai chi|gymnastics|origami|calligraphy|parkour|boxing|kickboxing|archery|fencing|martial arts|woodwork|improv|crosswords|sudokus?|athletics|triathlons?|macramé|embroidery|photography|bouldering|weightlifting|[a-z]+ing)(?![\w'])", Value.ANY),
    Row("hobby", Form.VERB, "practise practises practising practised practised", r"(?P<v>yoga|judo|karate|tai chi|aikido|archery|calligraphy|meditation|piano|violin|guitar|taekwondo|pilates)(?![\w'])", Value.ANY),
    Row("hobby", Form.VERB, "practice practices practicing practiced practiced", r"(?P<v>yoga|judo|karate|tai chi|aikido|archery|calligraphy|meditation|piano|violin|guitar|taekwondo|pilates)(?![\w'])", Value.ANY),
    Row("hobby", Form.VERB, "sing sings singing sang sung", r"(?P<v>(?:\w+ )?in (?:a|the|our|my) [\w' ]*?choir|alto|soprano|tenor|bass)", Value.ANY),
    Row("hobby", Form.EVENT, r"took up|taken up|got into|got back into|discovered|fell in love with", r"(?:playing (?:the )?)?(?P<v>[a-z]+ing|yoga|pilates|judo|karate|pottery|chess|ballet|tennis|golf|piano|guitar|cello|violin|ukulele|photography|archery|ceramics|calligraphy|origami|beekeeping|football|badminton|squash|padel|embroidery|crochet)(?![\w'])(?! (?:at|for|as|to|with)\b)(?<!being)(?<!working)(?<!living)(?<!taking)(?<!eating)(?<!smoking)(?<!dating)(?<!seeing)(?<!going)(?<!having)(?<!getting)(?<!cycling to)(?<!feeling)(?<!looking)(?<!training)", Value.ANY, Effect.BEGINS),
    Row("hobby", Form.EVENT, r"gave up|given up|quit|stopped|dropped", r"(?:playing (?:the )?)?(?P<v>climbing|swimming|running|knitting|painting|fishing|hiking|sailing|dancing|surfing|skiing|boxing|rowing|gardening|singing|drawing|fencing|bouldering|cycling|beekeeping|skating|diving|riding|yoga|pilates|judo|karate|pottery|chess|ballet|tennis|golf|piano|guitar|cello|violin|photography|archery|football|hockey|badminton)(?![\w'])(?= ?(?:$|[.,!;¦]|because|after|due|and|for good))", Value.ANY, Effect.ENDS),
    Row("hobby", Form.EVENT, r"started|began|resumed|picked up", r"(?:playing (?:the )?)?(?P<v>climbing|swimming|running|knitting|painting|fishing|hiking|sailing|dancing|surfing|skiing|boxing|rowing|gardening|singing|drawing|fencing|bouldering|cycling|beekeeping|skating|diving|riding|yoga|pilates|judo|karate|pottery|chess|ballet|tennis|golf|piano|guitar|cello|violin|photography|archery|football|hockey|badminton)(?![\w'])(?= ?(?:$|[.,!;¦]|because|after|due|and|for good))", Value.ANY, Effect.BEGINS),
    Row("hobby", Form.NOUN, r"(?:main |favourite |favorite |new |biggest )?(?:hobby|hobbies|pastime|pastimes|passion|interests?)", r"(?:include |includes )?{v}", Value.ANY, many=True),
    Row("hobby", Form.WHOLE, r"{P}(?:hobby|hobbies|interests) includes? {v}", value=Value.ANY, many=True),
    Row("hobby", Form.WHOLE, r"in (?:my|his|her|our) (?:free|spare) time,? {S}(?P<v>.+)", value=Value.ANY),
    Row("hobby", Form.WHOLE, r"{S}(?P<v>.+?) in (?:my|his|her|our) (?:free|spare) time", value=Value.ANY),
    Row("hobby", Form.WHOLE, rf"{{S}}(?P<v>(?:{PASTIMES})s?)(?![\w']){_OFTEN}(?! to work)", value=Value.ANY),
    Row("hobby", Form.BE, "", r"(?:an? )?(?:keen|avid|passionate|amateur|hobby|enthusiastic|competitive|active) (?P<v>[\w ]+)", Value.ANY, past=True),
    Row("hobby", Form.BE, "", r"(?:really |heavily )?into (?P<v>[a-z]+ing|yoga|pottery|chess|photography|ceramics|origami)(?![\w'])", Value.ANY),
)
_COMMUTES = (
    Row("commute", Form.WHOLE, rf"{{S}}(?:(?P<t_used>used to) |(?P<t_past>(?=\w+ed)))?(?:{_MOVING}) {_TO_WORK} (?:by|on|via|in) (?:the |my |his |her |an? )?{_VEHICLE}(?![\w'])", value=Value.ANY),
    Row("commute", Form.WHOLE, rf"{{S}}(?:(?P<t_used>used to) )?(?:commute|commutes|go|goes|travel|travels|get|gets) (?:¦ )?(?:by|on) (?:the |my |his |her )?{_VEHICLE}(?![\w'])(?:$|[.,;!]| {_TO_WORK}| every| each| from| to)", value=Value.ANY),
    Row("commute", Form.WHOLE, rf"{{S}}(?:(?P<t_used>used to) )?(?:take|takes|ride|rides|catch|catches|use|uses|am taking) (?:the |my |his |her |an? )?(?:\w+ )?{_VEHICLE} {_TO_WORK}", value=Value.ANY),
    Row("commute", Form.WHOLE, rf"{{S}}(?:(?P<t_used>used to) |(?P<t_negated>(?:do|does) not) |(?P<t_nolonger>no longer) )?(?P<v>cycles?|walks?|drives?|bikes?|runs?|jogs?|rows?|skates?|swims?|scoots?|carpools?) {_TO_WORK}(?! by)", value=Value.ANY),
    Row("commute", Form.WHOLE, rf"{{S}}(?:(?P<t_stopped>(?:have |has )?(?:stopped|quit|given up|gave up)) |(?P<t_started>(?:have |has )?(?:started|begun|began)) |(?:am|is|are) ){_INGS} {_TO_WORK}", value=Value.ANY),
    Row("commute", Form.WHOLE, rf"{{S}}(?:(?P<t_past>(?=(?:cycled|walked|drove|biked|ran|commuted))))(?P<v>cycled|walked|drove|biked) {_TO_WORK} (?=until|for years|¦|from|back)", value=Value.ANY),
    Row("commute", Form.WHOLE, rf"{_TO_WORK}(?: ¦)?[,;:]? (?:and |but )?(?:now )?(?P<s>I|we) (?:now )?(?:take|catch|ride|use) (?:the |a |my )?{_VEHICLE}(?![\w'])", value=Value.ANY),
    Row("commute", Form.WHOLE, r"{P}commute takes (?:about |around |roughly |only )?(?P<v>[\w-]+ (?:minutes?|mins?|hours?))", value=Value.ANY),
    Row("commute", Form.NOUN, r"commute(?: to work)?", r"(?:by |on |is by )(?:the )?{v}", Value.ANY),
    Row("commute", Form.NOUN, r"commute", r"(?:about |around |roughly |only )?(?P<v>(?:\d+|an?|half an|one|two|twenty|thirty|forty|fifty|sixty|ninety)[\w -]*?(?:minutes?|mins?|hours?|miles?|km|kilomet(?:re|er)s?)(?: (?:each way|by \w+|on foot|walk|drive|ride|bike ride|bus ride|train ride))?)", Value.ANY),
    Row("commute", Form.NOUN, r"commute", r"an? (?P<v>[\w -]+? (?:walk|drive|ride|bike ride|train ride|bus ride))(?![\w'])", Value.ANY),
    Row("commute", Form.WHOLE, rf"{{S}}(?:commute|commutes) (?:¦ )?(?:from [\w ]+? to [\w ]+?|to [\w ]+?|between [\w ]+? and [\w ]+?) by {_VEHICLE}(?![\w'])", value=Value.ANY),
    Row("commute", Form.WHOLE, rf"{{S}}(?:switched|have switched|changed) (?:from \w+ )?to (?:the )?{_VEHICLE} (?:for (?:my|the|his|her) commute|for getting to work|{_TO_WORK})", value=Value.ANY, effect=Effect.BEGINS),
)

ENGLISH_TASTE: tuple[Row, ...] = (*_FOOD, *_THINGS, *_HEALTH, *_PLANS, *_COMMUTES, *_HOBBIES, *_TASTE)
