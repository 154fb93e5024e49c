"""English rows on where and with whom somebody lives and works, and who they are."""

from __future__ import annotations

from core.engine.attributes.lexicon import ANIMALS, CHILDREN, PARTNERS
from core.engine.attributes.rows import Effect, Form, Row, Value

_NAME = r"(?-i:[A-Z][\w'-]+(?: [A-Z][\w'-]+)?)"
_CALLED = r"(?:called|named|by the name of|whose name is|whom? (?:we|I) (?:call|named))"

_HOME = (
    Row("lives_in", Form.VERB, "live lives living lived lived", r"(?:alone |happily |together )?(?:with [\w' ]+? )?(?:over |out |up |down |back )?(?:in|near) (?:(?:an?|the|my|our) (?:[\w'-]+ ){0,3}?(?:in|near|of|outside) )?{v}", Value.PLACE),
    Row("lives_in", Form.VERB, "reside resides residing resided resided", r"in {v}", Value.PLACE),
    Row("lives_in", Form.VERB, "stay stays staying stayed stayed", r"permanently in {v}", Value.PLACE),
    Row("lives_in", Form.BE, "", r"(?:based|living|settled|at home|resident|located|domiciled) in {v}", Value.PLACE),
    Row("lives_in", Form.BE, "", r"(?:a |an )?(?:resident|inhabitant) of {v}", Value.PLACE),
    Row("lives_in", Form.EVENT, r"moved|relocated|emigrated|immigrated|moving|relocating|resettled|moved back|moved house|moved away", r"(?:¦ )?(?:from (?P<from>[\w' -]+?) )?(?:over |back |out |down |up |here )?to (?:live in )?{v}", Value.PLACE, Effect.BEGINS),
    Row("lives_in", Form.EVENT, r"settled(?: down)?|bought a (?:house|flat)", r"in {v}", Value.PLACE, Effect.BEGINS),
    Row("lives_in", Form.EVENT, r"moved (?:away from|out of)|left", r"(?P<v>.+?) for good", Value.PLACE, Effect.ENDS),
    Row("lives_in", Form.EVENT, r"moved (?:away from|out of|from)", r"{v}", Value.PLACE, Effect.ENDS),
    Row("lives_in", Form.NOUN, r"home|home town|hometown|residence|city|home city|place of residence|address|location", r"(?:in )?{v}", Value.PLACE),
    Row("lives_in", Form.WHOLE, r"(?P<v>(?-i:[A-Z][\w' -]+?)) is where {S}(?:live|lives|am living|is living|are living|reside|resides)(?![\w'])(?P<rest>)", value=Value.PLACE),
    Row("lives_in", Form.WHOLE, r"{S}(?:grew up|was raised) in .+? and (?:now )?lives? in {v}", value=Value.PLACE),
)

_WORK = (
    Row("works_at", Form.VERB, "work works working worked worked", r"(?:full[- ]time |part[- ]time |nights |freelance |shifts |remotely |as (?:an? |the )?[\w' -]+? )?(?:at|for|with) {v}", Value.ORGANISATION),
    Row("works_at", Form.BE, "", r"(?:employed|working|a contractor|employee) (?:at|by|with|for) {v}", Value.ORGANISATION),
    Row("works_at", Form.EVENT, r"joined|started at|started with|started working (?:at|for)|got (?:a|the|my) (?:\w+ )?job (?:at|with)|was hired (?:by|at)|hired (?:by|at)|signed (?:on )?with|switched to|took a job (?:at|with)|landed a job (?:at|with)|got hired (?:by|at)|began at|began working (?:at|for)", r"(?P<v>(?-i:(?:the |an? )?[A-Z]).*|the (?:city |public |local |town )*(?:library|hospital|university|council|post office|museum|police|zoo|theatre|bakery|school)\b.*)", Value.ORGANISATION, Effect.BEGINS),
    Row("works_at", Form.EVENT, r"left|quit|resigned from|was (?:fired|sacked|laid off|let go|made redundant) (?:by|from|at)|fired from|laid off (?:by|from)|handed in my notice at|stopped working (?:at|for)|parted ways with|retired from|got fired from|departed from|sacked from|let go (?:by|from)|made redundant (?:by|at)",
        r"(?:my job at |my position at |the company |his job at |her job at |a job at )?(?P<v>(?-i:(?:the )?[A-Z]).*)", Value.ORGANISATION, Effect.ENDS),
    Row("works_at", Form.WHOLE, rf"(?P<v>{_NAME}(?: {_NAME})*) (?:has |have )?(?:let (?P<s>me) go|fired me|laid me off|made me redundant)", value=Value.ORGANISATION, effect=Effect.ENDS),
    Row("works_at", Form.NOUN, r"employer|company|workplace|job is at|firm|place of work", r"{v}", Value.ORGANISATION),
    Row("works_at", Form.WHOLE, r"{v} (?:is|was) {P}employer", value=Value.ORGANISATION),
    Row("works_at", Form.BE, "", r"(?:an? |the )?(?P<job>[\w' -]+?) (?:at|for|with) {v}", Value.ORGANISATION, past=True),
    Row("job_title", Form.BE, "", r"(?:now )?(?:working as |employed as )?(?:an?|the|one of the) {v}", Value.JOB),
    Row("job_title", Form.BE, "", r"(?!my |our |the user|his |her |their |your |[\w']+'s )(?P<v>.+)", Value.TITLE),
    Row("job_title", Form.VERB, "work works working worked worked", r"(?:full[- ]time |part[- ]time |nights |remotely |(?:at|for|in) [\w' &.-]+? )?as (?:an? |the )?{v}", Value.JOB),
    Row("job_title", Form.EVENT, r"(?:was |got |been )?(?:promoted|appointed)(?: to)?|started (?:out )?as|started (?:working|a job) as|trained as|retrained as|qualified as|hired as|was made|took over as", r"(?:an? |the )?{v}", Value.JOB, Effect.BEGINS),
    Row("job_title", Form.EVENT, r"retired as|resigned as|stepped down as|quit (?:my|his|her) job as|stopped working as|gave up (?:my|his|her) job as|left (?:my|his|her) (?:job|post) as", r"(?:an? |the )?{v}", Value.JOB, Effect.ENDS),
    Row("job_title", Form.NOUN, r"job|job title|profession|occupation|position|role|day job|career|title|trade", r"(?:as )?(?:an? |the )?{v}", Value.JOB),
    Row("job_title", Form.WHOLE, r"(?:^|[.;,] )(?:job|occupation|profession|job title|role)\s*[:=]\s*{v}", value=Value.ANY),
    Row("job_title", Form.WHOLE, r"{S}(?:make|makes|earn|earns) (?:a|my|his|her|their) living as (?:an? )?{v}", value=Value.JOB),
)

_SCHOOL = (
    Row("studies_at", Form.VERB, "study studies studying studied studied", r"(?:¦ )?(?:[\w' -]+? )?at {v}", Value.SCHOOL),
    Row("studies_at", Form.VERB, "attend attends attending attended attended", r"{v}", Value.SCHOOL),
    Row("studies_at", Form.WHOLE, r"{S}(?:go|goes) to (?P<v>(?:the )?[\w' ]*?(?:university|college|school|academy|uni|institute)(?: of [\w ]+)?)(?![\w'])", value=Value.SCHOOL),
    Row("studies_at", Form.BE, "", r"(?:an? )?(?:[\w' -]+? )?(?:student|undergraduate|undergrad|postgraduate|pupil|freshman|sophomore|phd student|doctoral student|exchange student|phd candidate)(?: of [\w ]+?)? (?:at|with) {v}", Value.SCHOOL),
    Row("studies_at", Form.BE, "", r"(?:in|on) (?:my|his|her|their|the|our) (?:first|second|third|fourth|fifth|sixth|final|last) (?:year|semester|term)(?: of [\w ]+?)? (?:at|in) {v}", Value.SCHOOL),
    Row("studies_at", Form.BE, "", r"(?:enrolled|registered|reading [\w ]+?|doing (?:a|an|my|his|her) [\w' ]+?|studying(?: [\w ]+?)?|a first-year|at school) (?:at|in|with) {v}", Value.SCHOOL),
    Row("studies_at", Form.BE, "", r"at (?P<v>[\w' ]*?(?:university|college|school|academy|polytechnic|institute)(?: of [\w ]+)?)(?![\w'])", Value.SCHOOL),
    Row("studies_at", Form.EVENT, r"enrolled|matriculated|started(?: [\w ]+?)?(?= (?:at|in) [\w' ]*(?:Uni|College|School|Academy))|began(?: [\w ]+?)?(?= at)|transferred|got (?:in|a place)|was accepted|switched|started studying(?: [\w ]+?)?", r"(?:at|in|to|into|from .+? to) {v}", Value.SCHOOL, Effect.BEGINS),
    Row("studies_at", Form.EVENT, r"dropped out of|graduated from|finished(?: my \w+)?(?: at)?|withdrew from|got (?:my|a|his|her) (?:degree|diploma|phd|master's|bachelor's|doctorate) (?:from|at)|completed (?:my|a|his|her) [\w' ]+? at|was expelled from|stopped studying(?: [\w ]+?)? at|transferred (?:away )?from",
        r"(?:the [\w ]+? (?:course|programme|program|degree) at )?(?P<v>(?-i:(?:the )?[A-Z])[\w'. ]*(?:(?-i:Uni|College|School|Academy|Institute|Polytechnic|Conservatory))?.*)", Value.SCHOOL, Effect.ENDS),
    Row("studies_at", Form.EVENT, r"left|quit", r"(?P<v>(?:the )?[\w'. ]*(?:university|college|school|academy|institute|polytechnic|conservatory)(?: of [\w ]+)?)(?![\w'])", Value.SCHOOL, Effect.ENDS),
    Row("studies_at", Form.NOUN, r"university|college|school|uni|alma mater", r"{v}", Value.SCHOOL),
)

_PERSON = (
    Row("age", Form.BE, "", r"(?:about |nearly |around |only |aged |now |exactly )?{v}", Value.AGE, past=False),
    Row("age", Form.EVENT, r"turned|turn|turns|have turned|has turned", r"{v}", Value.AGE, Effect.BEGINS),
    Row("age", Form.NOUN, r"age", r"{v}", Value.AGE),
    Row("age", Form.WHOLE, r"(?:{S})(?:a )?(?P<v>\d{1,3})[- ]years?[- ]old(?! (?:car|house|dog|cat|bike|phone))", value=Value.AGE),
    Row("birthday", Form.WHOLE, r"{S}(?:was|were|am|is|been|got)? ?born (?:in [\w ]+? )?(?:on (?:the )?|in )?{v}", value=Value.DATE),
    Row("birthday", Form.WHOLE, r"(?:{P}|^|[.;,] )(?:birthday|bday|b-day|date of birth|dob|birth date|birthdate|birth year|year of birth)\s*(?:is|=|:|falls|was|'s)?\s*(?:on |in )?(?:the )?{v}", value=Value.DATE),
    Row("birthday", Form.WHOLE, r"{S}(?:celebrate|celebrates|have|has) (?:my|his|her|their) birthday (?:on |in )(?:the )?{v}", value=Value.DATE),
    Row("birthday", Form.WHOLE, r"^born:? (?:on |in )?{v}", value=Value.DATE),
    Row("height", Form.BE, "", r"(?:about |exactly |around |only |just )?{v}", Value.HEIGHT),
    Row("height", Form.NOUN, r"height", r"(?:about )?{v}", Value.HEIGHT),
    Row("height", Form.WHOLE, r"(?:^|[.;,] )height\s*[:=]?\s*{v}", value=Value.HEIGHT),
    Row("height", Form.VERB, "stand stands standing stood stood", r"(?:at )?{v}", Value.HEIGHT, past=False),
    Row("height", Form.VERB, "measure measures measuring measured measured", r"{v}", Value.HEIGHT, past=False),
    Row("nationality", Form.BE, "", r"(?:an? |half |part |proud |born )*{v}", Value.NATIONALITY, many=True),
    Row("nationality", Form.BE, "", r"(?:an? )?(?:dual )?(?P<v>[\w -]+?) (?:citizen|national|by (?:birth|nationality|passport)|nationals|citizens)\b", Value.NATIONALITY, many=True),
    Row("nationality", Form.EVENT, r"became|been granted|was granted|acquired|got|received|obtained|took|gained|am|is|naturalised as", r"(?:an? |the )?(?P<v>[\w -]+?) (?:citizen(?:ship)?|nationality|passport|national)\b", Value.NATIONALITY, Effect.BEGINS),
    Row("nationality", Form.VERB, "have has having had had", r"(?:an? |both |dual |only )?(?P<v>[\w ,-]+?) (?:passports?|citizenship|nationality)\b", Value.NATIONALITY, many=True),
    Row("nationality", Form.VERB, "hold holds holding held held", r"(?:an? |both |dual )?(?P<v>[\w ,-]+?) (?:passports?|citizenship|nationality)\b", Value.NATIONALITY, many=True),
    Row("nationality", Form.VERB, "renounce renounces renouncing renounced renounced", r"(?:my |his |her )?(?P<v>[\w -]+?) (?:passports?|citizenship|nationality)\b", Value.NATIONALITY, Effect.ENDS),
    Row("nationality", Form.EVENT, r"gave up|renounced|lost", r"(?:my |his |her )?(?P<v>[\w -]+?) (?:passports?|citizenship|nationality)\b", Value.NATIONALITY, Effect.ENDS),
    Row("nationality", Form.NOUN, r"nationality|citizenship|passport", r"{v}", Value.NATIONALITY, many=True),
    Row("language", Form.VERB, "speak speaks speaking spoke spoken", r"(?:fluent|some|a (?:little|bit of)|good|decent|basic|broken|passable|perfect|native|conversational|any|both|a fair bit of|enough)? ?{v}", Value.LANGUAGE, many=True, past=False),
    Row("language", Form.BE, "", r"(?:an? )?(?:fluent|bilingual|proficient|conversational|native|trilingual|near-fluent)(?: speakers?)? (?:in|of) {v}", Value.LANGUAGE, many=True),
    Row("language", Form.BE, "", r"an? (?:native|fluent) (?P<v>[\w -]+?) speaker", Value.LANGUAGE),
    Row("language", Form.NOUN, r"(?:native|first|second|third|mother|main|home) (?:language|tongue)|mother tongue|languages?|language", r"{v}", Value.LANGUAGE, many=True),
    Row("language", Form.VERB, "know knows knowing knew known", r"{v}", Value.LANGUAGE, many=True, past=False),
    Row("language", Form.EVENT, r"learned|learnt|picked up|learned to speak", r"{v}", Value.LANGUAGE, Effect.BEGINS, many=True),
    Row("language", Form.VERB, "learn learns learning learnt learnt", r"{v}", Value.LANGUAGE, many=True, past=False),
    Row("language", Form.WHOLE, r"{S}grew up speaking {v}", value=Value.LANGUAGE, many=True),
    Row("religion", Form.BE, "", r"(?:an? |practising |practicing |devout |lapsed |non-practising |raised |observant |a convert to )*{v}", Value.RELIGION),
    Row("religion", Form.EVENT, r"converted to|convert to|joined the|became(?: an?)?|turned to|embraced|reverted to", r"{v}", Value.RELIGION, Effect.BEGINS),
    Row("religion", Form.EVENT, r"left|renounced|gave up|abandoned|turned away from|converted from", r"(?:the )?(?P<v>[\w ]+?)(?: (?:church|faith|religion)|$|[.,;]| ¦)", Value.RELIGION, Effect.ENDS),
    Row("religion", Form.NOUN, r"religion|faith|denomination|confession", r"{v}", Value.RELIGION),
    Row("religion", Form.VERB, "practise practises practising practised practised", r"{v}", Value.RELIGION),
    Row("religion", Form.VERB, "practice practices practicing practiced practiced", r"{v}", Value.RELIGION),
)

_FAMILY = (
    Row("partner", Form.BE, "", r"(?:happily |newly |recently )?(?:married|engaged|betrothed|wed) to (?:a (?:woman|man) (?:named|called) )?{v}", Value.PERSON),
    Row("partner", Form.BE, "", r"(?:in a (?:\w+ )?relationship|together|going out|living together|in love|back together) with {v}", Value.PERSON),
    Row("partner", Form.VERB, "date dates dating dated dated", r"{v}", Value.PERSON),
    Row("partner", Form.BE, "", r"(?:seeing|dating) (?P<v>(?-i:[A-Z]).+)", Value.PERSON),
    Row("partner", Form.EVENT, r"married|got married to|wed|got engaged to|became engaged to|started (?:dating|seeing|going out with)|got together with|began dating|proposed to|moved in with my (?:girl|boy)friend|tied the knot with|got back together with|remarried", r"{v}", Value.PERSON, Effect.BEGINS),
    Row("partner", Form.EVENT, r"(?:split up|broke up|separated|split|broken up|parted) (?:with|from)|split from|divorced(?: from)?|broke off (?:my|our|the|his|her) engagement (?:to|with)|left my (?:wife|husband|partner|girlfriend|boyfriend)|dumped|got divorced from|am divorced from|called off (?:my|our|the) engagement (?:to|with)", r"(?:my (?:wife|husband|partner|girlfriend|boyfriend|fiancée?) )?{v}", Value.PERSON, Effect.ENDS),
    Row("partner", Form.NOUN, rf"(?:{PARTNERS})(?:'s name)?", r"(?:a (?:woman|man) )?(?:called |named )?{v}", Value.PERSON),
    Row("partner", Form.WHOLE, rf"{{P}}(?:lovely |dear |new |current |late |long-term )?(?:{PARTNERS}),? (?P<v>{_NAME})(?![\w'])", value=Value.PERSON),
    Row("partner", Form.WHOLE, rf"{{P}}(?:{PARTNERS}) (?P<v>[a-z]+)(?= (?:is|was|has|makes|likes|loves|works|lives|thinks|wants|and)\b)", value=Value.PERSON),
    Row("partner", Form.WHOLE, rf"(?P<v>{_NAME}) is (?:{{P}})(?:lovely |dear |new |current |long-term )?(?:{PARTNERS})(?![\w'])", value=Value.PERSON),
    Row("partner", Form.WHOLE, rf"(?P<v>{_NAME}), {{P}}(?:{PARTNERS})(?![\w'])", value=Value.PERSON),
    Row("partner", Form.WHOLE, r"{S}(?:have|has) a (?:girlfriend|boyfriend|partner|wife|husband|fiancée?)(?:,| called| named) {v}", value=Value.PERSON),
    Row("partner", Form.WHOLE, rf"(?P<v>{_NAME}) and (?P<s>I) (?:am|is|are|have been) (?:now |still |happily )?(?:married|engaged|dating|together|a couple|in a relationship|an item)(?! no)", value=Value.PERSON),
    Row("partner", Form.WHOLE, rf"(?P<v>{_NAME}) and (?P<s>I) (?:¦ )?(?:have |got |have just |just |finally )*(?:got |get )?(?:married|engaged|tied the knot|got together)", value=Value.PERSON, effect=Effect.BEGINS),
    Row("partner", Form.WHOLE, rf"(?P<v>{_NAME}) and (?P<s>I) (?:¦ )?(?:have |got |just |finally |recently |are |have been )*(?:broke(?:n)? up|split(?: up)?|separated|divorced|parted(?: ways)?|no longer (?:a couple|together|married|engaged|dating|an item)|not (?:together|a couple|married|engaged) anymore|called it off|ended things)", value=Value.PERSON, effect=Effect.ENDS),
    Row("partner", Form.WHOLE, rf"(?P<s>{_NAME}) and (?P<v>{_NAME}) (?:are|have been|got) (?:now |happily )?(?:married|engaged|dating|a couple|together)", value=Value.PERSON),
    Row("child", Form.NOUN, rf"(?:{CHILDREN}|sons|daughters|kids|children|twins|boys|girls|first child|second child|third child)(?:'s names?|s' names)?", r"(?:called |named )?{v}", Value.PERSON, many=True),
    Row("child", Form.WHOLE, rf"{{P}}(?:youngest |eldest |oldest |older |younger |little |first |second |only |baby |new |adopted |adult )?(?:{CHILDREN}),? (?P<v>{_NAME})(?![\w'])", value=Value.PERSON),
    Row("child", Form.WHOLE, rf"{{S}}(?:have|has|had|welcomed|adopted|are expecting|raise|raises)(?: got)? (?:\w+ ){{0,3}}?(?:{CHILDREN}|kids|children|sons|daughters|twins|boys|girls)(?: ¦)?,? (?:{_CALLED} )?(?P<v>{_NAME}(?:(?:, | and |, and ){_NAME})*)", value=Value.PERSON, many=True),
    Row("child", Form.WHOLE, rf"(?P<v>{_NAME}) is {{P}}(?:youngest |eldest |oldest |older |younger |little |first |second |only |baby )?(?:{CHILDREN})(?![\w'])(?! of)", value=Value.PERSON),
    Row("child", Form.WHOLE, rf"(?P<v>{_NAME}), {{P}}(?:{CHILDREN})(?![\w'])", value=Value.PERSON),
    Row("child", Form.EVENT, r"named (?:our|my|the|his|her) (?:son|daughter|baby|child|kid)|gave birth to(?: (?:a|our|my) (?:\w+ )?(?:son|daughter|boy|girl|baby)(?:,| called| named))?|became (?:the )?(?:mother|father|parents?) (?:of|to)(?: a (?:boy|girl|son|daughter)(?:,| called| named))?", r"{v}", Value.PERSON, Effect.BEGINS),
    Row("child", Form.WHOLE, rf"{{S}}(?:am|is) (?:the )?(?:mother|father|mum|mom|dad|parent) (?:of|to) (?P<v>{_NAME}(?:(?:, | and ){_NAME})*)", value=Value.PERSON, many=True),
    Row("child", Form.WHOLE, rf"{{S}}had (?:the|a|our|my) (?:baby|boy|girl|son|daughter) ?(?:¦)?,? ?(?:a (?:boy|girl))? ?(?:{_CALLED} )(?P<v>{_NAME})", value=Value.PERSON, effect=Effect.BEGINS),
)

_PETS = (
    Row("pet", Form.WHOLE, rf"{{P}}(?:\w+ )?(?:{ANIMALS}),? (?:is |was )?(?:{_CALLED} )?(?P<v>{_NAME}) ?(?:¦ )?(?:has |have )?(?:died|passed away|was put (?:down|to sleep)|ran away|was run over|got run over|is dead|is gone|crossed the rainbow bridge)", value=Value.PERSON, effect=Effect.ENDS),
    Row("pet", Form.WHOLE, rf"(?P<v>{_NAME}),? (?:{{P}}|the )(?:\w+ )?(?:{ANIMALS}),? (?:¦ )?(?:has )?(?:died|passed away|was put (?:down|to sleep)|ran away)", value=Value.PERSON, effect=Effect.ENDS, subject=""),
    Row("pet", Form.WHOLE, rf"{{S}}(?:gave away|rehomed|lost|had to put down|sold|gave up) (?:my |our |the |his |her )?(?:\w+ )?(?:{ANIMALS}),? (?:{_CALLED} )?(?P<v>{_NAME})", value=Value.PERSON, effect=Effect.ENDS),
    Row("pet", Form.NOUN, rf"(?:{ANIMALS}|dogs|cats|pets|rabbits|hens|hamsters)(?:'s names?|s' names)?", r"(?:called |named )?{v}", Value.PERSON, many=True),
    Row("pet", Form.WHOLE, rf"{{P}}(?:old |young |new |little |rescue |pet |elderly |beloved |other |second |[a-z]+ )?(?:{ANIMALS}),? (?:{_CALLED} )?(?P<v>{_NAME})(?![\w'])", value=Value.PERSON),
    Row("pet", Form.WHOLE, rf"{{S}}(?:have|has|own|owns|keep|keeps|adopted|got|bought|have got|has got|have adopted|rescued|am the owner of|share the flat with)(?: also| now| recently)? (?:\S+ ){{0,4}}?(?:{ANIMALS}|dogs|cats|hens|rabbits|hamsters)(?: ¦)?,? (?:{_CALLED},? )?(?P<v>{_NAME}(?:(?:, | and ){_NAME})*)", value=Value.PERSON, many=True),
    Row("pet", Form.WHOLE, rf"{{S}}had (?:a|an) (?:\w+ )?(?:{ANIMALS}),? (?:{_CALLED} )(?P<v>{_NAME})", value=Value.PERSON, effect=Effect.ENDS),
    Row("pet", Form.WHOLE, rf"(?P<v>{_NAME}) is {{P}}(?:\w+ )?(?:{ANIMALS})(?![\w'])", value=Value.PERSON),
    Row("pet", Form.WHOLE, rf"(?P<v>{_NAME}), {{P}}(?:\w+ )?(?:{ANIMALS})(?![\w'])", value=Value.PERSON),
    Row("pet", Form.WHOLE, rf"{{S}}(?:have|has|own|owns|keep|keeps|have got|has got) (?:an?|one|two|three|four|five|several|some|\d+) (?P<v>(?:\w+ )?(?:{ANIMALS}|dogs|cats|hens|rabbits|hamsters|budgies|horses|chickens|guinea pigs|goats|parrots))(?= ?(?:$|[.!;]| and (?:a|an|two|three)\b| ¦))", value=Value.ANY),
    Row("pet", Form.WHOLE, rf"{{S}}(?:adopted|rescued) (?:an?|one|two|three) (?P<v>(?:\w+ )?(?:{ANIMALS}|dogs|cats|hens|rabbits))(?= ?(?:$|[.!;]| ¦| from))", value=Value.ANY, effect=Effect.BEGINS),
    Row("pet", Form.WHOLE, rf"{{S}}(?:do not|does not) (?:have|own|keep) (?:an?|any) (?P<v>{ANIMALS}|pets|dogs|cats)(?![\w'])", value=Value.ANY, effect=Effect.DENIES),
)

ENGLISH_LIFE: tuple[Row, ...] = (*_HOME, *_WORK, *_SCHOOL, *_PERSON, *_FAMILY, *_PETS)
