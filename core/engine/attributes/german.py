"""German rows."""

from __future__ import annotations

from core.engine.attributes.foreign import GERMAN_KIN, NAME, PROPER, THINGS, kin_pattern
from core.engine.attributes.rows import Effect, Form, Row, Value

_S = rf"(?<![\w'])(?P<s>(?:mein|meine|unser|unsere) (?:{kin_pattern(GERMAN_KIN)})(?: {NAME})?|{NAME})"
_ICH = r"(?<![\w'])(?:(?:ich|wir) )?"
_A = r"(?:(?:jetzt|noch|immer|auch|derzeit|aktuell|zurzeit|momentan|gerade|sehr|gern|gerne|schon|nun|wirklich|total|ganz|hier|ich|wir|übrigens|¦|allein|zusammen|seitdem|alle|leider|am liebsten|überhaupt|nur|heute) )*"
_MY = r"(?<![\w'])(?:mein|meine|meinen|meiner|unser|unsere|unseren|unserer) (?:neue |neuer |neues |neuen |kleine |kleiner |großer |große |alte |alter |älteste |ältester |jüngste |jüngster |liebe |lieber |zweite |zweiter )?"
_PARTNER = r"(?:frau|mann|freund|freundin|partner|partnerin|verlobte|verlobter|ehemann|ehefrau|lebensgefährte|lebensgefährtin)"
_CHILD = r"(?:sohn|tochter|kind|baby|kleine|kleiner|älteste|ältester|jüngste|jüngster)"
_PET = r"(?:hund|hündin|katze|kater|kaninchen|hase|hamster|papagei|wellensittich|goldfisch|meerschweinchen|pferd|pony|schildkröte|welpe|haustier|huhn|ratte|kätzchen)"
_HEISST = r"(?:heißt|heisst|heißen|ist|namens|wird .{1,12} genannt)"
_DIET = r"(?P<v>vegetarier(?:in)?|veganer(?:in)?|vegetarisch|vegan|pescetarier(?:in)?|pescetarisch|glutenfrei|laktosefrei|koscher|halal|flexitarier(?:in)?)"
_NATION = r"(?P<v>deutscher?|österreicher(?:in)?|schweizer(?:in)?|franzose|französin|italiener(?:in)?|spanier(?:in)?|pole|polin|türke|türkin|russe|russin|brite|britin|engländer(?:in)?|amerikaner(?:in)?|niederländer(?:in)?|belgier(?:in)?|däne|dänin|schwede|schwedin|norweger(?:in)?|finne|finnin|portugiese|portugiesin|grieche|griechin|ungar(?:in)?|tscheche|tschechin|ukrainer(?:in)?|kroate|kroatin|serbe|serbin|ire|irin|japaner(?:in)?|chinese|chinesin|inder(?:in)?|syrer(?:in)?|iraner(?:in)?|brasilianer(?:in)?|kanadier(?:in)?|australier(?:in)?|mexikaner(?:in)?)"
_FAITH = r"(?P<v>katholisch|evangelisch|protestantisch|jüdisch|buddhistisch|muslimisch|orthodox|christlich|hinduistisch|katholik(?:in)?|protestant(?:in)?|muslim(?:a|in)?|jude|jüdin|buddhist(?:in)?|christ(?:in)?|atheist(?:in)?|hindu)"
_JOB = r"(?P<v>(?:[\wäöüß-]+ )?[\wäöüß-]*(?:er|erin|or|orin|ist|istin|ent|entin|ant|antin|arzt|ärztin|mann|frau|kraft|wirt|wirtin|loge|login|eur|eurin|koch|köchin|pilot|pilotin|anwalt|anwältin|pfleger|krankenschwester|bäcker|architekt|architektin|hebamme|student|gärtner|apotheker|beamter|beamtin|azubi|chef|chefin|leiter|leiterin))"
_NOT_JOB = r"(?!.{0,12}(?:vegetarier|veganer|kanadier|italiener|berliner|hamburger|münchner|wiener|raucher|nichtraucher|single|vater|mutter|bruder|\bschwester|christ|buddhist|atheist|protestant|schweizer|österreicher|norweger|deutscher?\b|amerikaner|spanier|belgier|ukrainer|pescetarier|flexitarier|fan\b|allergiker|patient|besser|sicher|müder|spanier|japaner|inder|syrer|engländer|niederländer|sehr|immer|wieder|aber|nicht mehr sicher|hier|leider|moment|hunger))"
_VEHICLE = r"(?:(?:dem|der|meinem|meiner) )?(?P<v>Rad|Fahrrad|Auto|Bus|Bahn|S-Bahn|U-Bahn|Straßenbahn|Tram|Zug|Roller|Motorrad|Fähre|E-Bike)"

GERMAN: tuple[Row, ...] = (
    Row("lives_in", Form.WHOLE, rf"(?:wohne|lebe|wohnen|leben) {_A}(?P<t_negated>nicht )?in {PROPER}", value=Value.PLACE),
    Row("lives_in", Form.WHOLE, rf"(?:wohne|lebe|wohnen|leben) {_A}(?P<t_nolonger>nicht mehr )in {PROPER}", value=Value.PLACE),
    Row("lives_in", Form.WHOLE, rf"{_S} (?:wohnt|lebt) {_A}(?P<t_nolonger>nicht mehr )?in {PROPER}", value=Value.PLACE),
    Row("lives_in", Form.WHOLE, rf"(?:habe|haben) {_A}(?:ich |wir )?{_A}in {PROPER} {_A}(?P<t_past>gewohnt|gelebt)", value=Value.PLACE),
    Row("lives_in", Form.WHOLE, rf"(?<![\w'])(?:ich |wir )(?P<t_past>wohnte|lebte|wohnten|lebten) {_A}in {PROPER}", value=Value.PLACE),
    Row("lives_in", Form.WHOLE, rf"(?:bin|sind) {_A}(?:von {NAME} )?{_A}nach {PROPER} {_A}(?:gezogen|umgezogen|übersiedelt)", value=Value.PLACE, effect=Effect.BEGINS),
    Row("lives_in", Form.WHOLE, rf"(?:zog|zogen) {_A}(?:von {NAME} )?nach {PROPER}", value=Value.PLACE, effect=Effect.BEGINS),
    Row("lives_in", Form.WHOLE, rf"{_S} ist {_A}nach {PROPER} {_A}(?:gezogen|umgezogen)", value=Value.PLACE, effect=Effect.BEGINS),
    Row("works_at", Form.WHOLE, rf"(?:arbeite|jobbe) {_A}(?P<t_nolonger>nicht mehr )?(?:als [\w-]+ )?(?:bei der |beim |bei |für die |für |im |am |in der |an der ){PROPER}(?<!bin )(?! (?:allergisch|gezogen|geboren))", value=Value.ORGANISATION),
    Row("works_at", Form.WHOLE, rf"{_S} arbeitet {_A}(?P<t_nolonger>nicht mehr )?(?:als [\w-]+ )?(?:bei der |beim |bei |für ){PROPER}", value=Value.ORGANISATION),
    Row("works_at", Form.WHOLE, rf"habe {_A}(?:als [\w-]+ )?(?:bei der |beim |bei |für ){PROPER} {_A}(?P<t_past>gearbeitet)", value=Value.ORGANISATION),
    Row("works_at", Form.WHOLE, rf"habe {_A}(?:bei der |beim |bei ){PROPER} {_A}(?:angefangen|begonnen)", value=Value.ORGANISATION, effect=Effect.BEGINS),
    Row("works_at", Form.WHOLE, rf"habe {_A}(?:bei der |beim |bei ){PROPER} {_A}(?:gekündigt|aufgehört)", value=Value.ORGANISATION, effect=Effect.ENDS),
    Row("job_title", Form.WHOLE, rf"(?:ich (?:bin|war)|(?:bin|war) ich) {_A}{_NOT_JOB}(?:ein |eine |von Beruf )?{_JOB}(?=[.,!;]|$| bei| und| im| in| am| ¦| an| von)", value=Value.ANY),
    Row("job_title", Form.WHOLE, rf"(?:arbeite|arbeitest) {_A}als {_JOB}(?![\w])", value=Value.ANY),
    Row("job_title", Form.WHOLE, rf"{_S} (?:ist|arbeitet als) {_NOT_JOB}(?:ein |eine )?{_JOB}(?=[.,!;]|$| bei| und| im| in| ¦)", value=Value.ANY),
    Row("job_title", Form.WHOLE, r"(?:beruf|job)\s*(?::|ist) (?P<v>[\w -]+)", value=Value.ANY),
    Row("studies_at", Form.WHOLE, rf"(?:studiere|studieren) {_A}(?:[\w-]+ )?(?:an der |am |an ){PROPER}", value=Value.ANY),
    Row("studies_at", Form.WHOLE, rf"{_S} studiert {_A}(?:[\w-]+ )?(?:an der |am |an ){PROPER}", value=Value.ANY),
    Row("studies_at", Form.WHOLE, rf"habe {_A}(?:[\w-]+ )?(?:an der |am |an ){PROPER} {_A}(?P<t_past>studiert)", value=Value.ANY),
    Row("age", Form.WHOLE, rf"(?:ich bin|bin ich) {_A}(?P<v>\d{{1,3}})(?![.,]\d)(?= jahre|[.!]|$|,)", value=Value.AGE),
    Row("age", Form.WHOLE, rf"{_S} (?:ist|wird) {_A}(?P<v>\d{{1,3}}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?= jahre|[.!]|$|,)", value=Value.ANY),
    Row("birthday", Form.WHOLE, r"(?:mein geburtstag ist|(?:bin|wurde|habe)(?= .*\b(?:geboren|geburtstag)\b)) (?:ich )?(?:am |im )?{v}", value=Value.DATE),
    Row("partner", Form.WHOLE, rf"{_MY}{_PARTNER},? (?:{_HEISST} )?(?P<v>{NAME})", value=Value.PERSON),
    Row("partner", Form.WHOLE, rf"(?:bin|sind) {_A}(?:mit )(?P<v>{NAME}) {_A}(?:verheiratet|verlobt|zusammen|liiert)", value=Value.PERSON),
    Row("partner", Form.WHOLE, rf"(?P<s>{NAME}) ist {_A}mit (?P<v>{NAME}) {_A}(?:verheiratet|verlobt|zusammen)", value=Value.PERSON),
    Row("partner", Form.WHOLE, rf"(?:habe(?:n)?|bin) {_A}(?:mich |uns )?{_A}von (?P<v>{NAME}) {_A}(?:getrennt|geschieden|scheiden lassen)", value=Value.PERSON, effect=Effect.ENDS),
    Row("partner", Form.WHOLE, rf"(?P<v>{NAME}) und ich (?:haben uns {_A}getrennt|sind {_A}(?:nicht mehr zusammen|getrennt|geschieden))", value=Value.PERSON, effect=Effect.ENDS),
    Row("partner", Form.WHOLE, rf"(?P<v>{NAME}) und ich haben {_A}geheiratet", value=Value.PERSON, effect=Effect.BEGINS),
    Row("child", Form.WHOLE, rf"{_MY}{_CHILD},? (?:{_HEISST} )?(?P<v>{NAME})", value=Value.PERSON),
    Row("child", Form.WHOLE, rf"(?:habe|haben) {_A}(?:einen|eine|ein|zwei) {_CHILD}\w*,? (?:namens |der |die |das |sie |er )?(?:heißt |heißen )?(?P<v>{NAME}(?: und {NAME})*)", value=Value.PERSON, many=True),
    Row("pet", Form.WHOLE, rf"{_MY}{_PET},? (?P<v>{NAME}) {_A}(?:ist {_A}gestorben|starb|wurde {_A}eingeschläfert)", value=Value.PERSON, effect=Effect.ENDS),
    Row("pet", Form.WHOLE, rf"{_MY}{_PET},? (?:{_HEISST} )?(?P<v>{NAME})", value=Value.PERSON),
    Row("pet", Form.WHOLE, rf"(?:habe|haben) {_A}(?:noch )?(?:einen|eine|ein|zwei) (?:zweite[nrs]? )?{_PET}\w*,? (?:namens |der |die |das |sie |er |es )?(?:heißt |heißen )?(?P<v>{NAME}(?: und {NAME})*)", value=Value.PERSON, many=True),
    Row("diet", Form.WHOLE, rf"{_ICH}(?:bin|esse|ernähre mich|lebe|koche) {_A}(?P<t_nolonger>nicht mehr |kein(?:e)? )?{_DIET}(?!\w)", value=Value.ANY),
    Row("diet", Form.WHOLE, rf"{_S} (?:ist|isst|lebt|ernährt sich) {_A}{_DIET}(?!\w)", value=Value.ANY),
    Row("diet", Form.WHOLE, rf"(?:bin|wurde) {_A}{_DIET} geworden", value=Value.ANY, effect=Effect.BEGINS),
    Row("allergy", Form.WHOLE, rf"{_ICH}(?:bin|reagiere) {_A}(?P<t_negated>nicht )?allergisch (?:gegen|auf) {THINGS}", many=True),
    Row("allergy", Form.WHOLE, rf"{_S} (?:ist|reagiert) {_A}allergisch (?:gegen|auf) {THINGS}", many=True),
    Row("allergy", Form.WHOLE, rf"(?:habe) {_A}(?:eine|ne) (?:starke |schwere )?(?P<v>[\wäöüß]+?)(?:-)?allergie(?!\w)"),
    Row("allergy", Form.WHOLE, rf"(?:habe) {_A}eine (?:starke |schwere )?allergie gegen {THINGS}", many=True),
    Row("likes", Form.WHOLE, rf"(?:ich mag|mag ich|ich liebe|liebe ich|wir mögen|wir lieben) {_A}(?!(?:es|dich|das|ihn|sie|nicht|kein|keine|keinen)\b){THINGS}(?! nicht)", many=True),
    Row("likes", Form.WHOLE, rf"(?:esse|trinke|höre) {_A}(?:sehr )?(?:gern|gerne) {THINGS}", many=True),
    Row("likes", Form.WHOLE, rf"{_S} (?:mag|liebt) {_A}(?!(?:es|dich|das|ihn|sie|nicht|kein|keine|keinen)\b){THINGS}(?! nicht)", many=True),
    Row("likes", Form.WHOLE, rf"(?:ich mag|mag ich) {_A}(?P<t_negated>keine|keinen|kein) {THINGS}", many=True),
    Row("likes", Form.WHOLE, rf"{_S} (?:mag) {_A}(?P<t_negated>keine|keinen|kein) {THINGS}", many=True),
    Row("dislikes", Form.WHOLE, rf"(?:hasse|verabscheue) {_A}(?!(?:es|dich|das)\b){THINGS}", many=True),
    Row("dislikes", Form.WHOLE, rf"{_S} (?:hasst|verabscheut) {_A}{THINGS}", many=True),
    Row("dislikes", Form.WHOLE, rf"(?:ich kann|kann ich) {_A}{THINGS} nicht (?:leiden|ausstehen)"),
    Row("favourite_", Form.WHOLE, r"(?<!\w)(?:mein|meine) lieblings(?P<x>\w+) (?:(?P<t_past>war)|ist|:) (?:der |die |das )?(?P<v>[^.,;!¦]+)", value=Value.ANY),
    Row("owns", Form.WHOLE, rf"(?:besitze) {_A}(?P<t_negated>kein |keinen |keine )?(?:ein |eine |einen )?(?P<v>(?-i:[A-ZÄÖÜ])[\wäöüß -]+?)(?=[.,!;]|$| ¦| und)", value=Value.ANY),
    Row("owns", Form.WHOLE, rf"(?:habe) {_A}(?P<t_negated>kein |keinen |keine )?(?:ein |eine |einen )?(?P<v>Auto|Fahrrad|Motorrad|Boot|Haus|Wohnung|Klavier|Gitarre|Roller|Wohnmobil|E-Bike|Garten)(?=[.,!;]|$| ¦)", value=Value.ANY),
    Row("owns", Form.WHOLE, rf"habe {_A}(?:mein|meine|meinen) {_A}(?:altes |alten |alte )?(?P<v>[\wäöüß-]+(?: (?-i:[A-Z])[\w-]+)?) {_A}(?:verkauft|verschenkt|verschrottet)", value=Value.ANY, effect=Effect.ENDS),
    Row("owns", Form.WHOLE, rf"habe {_A}(?:mir )?{_A}(?:ein |eine |einen )(?:neues |neuen |neue )?(?P<v>Auto|Fahrrad|Motorrad|Boot|Haus|Wohnung|Klavier|Gitarre|Roller|Lastenrad|Wohnmobil|E-Bike) {_A}gekauft", value=Value.ANY, effect=Effect.BEGINS),
    Row("phone", Form.WHOLE, r"(?:nummer|handy|telefon|festnetz)\w*\s*(?:ist|lautet|:)\s*{v}", value=Value.PHONE),
    Row("email", Form.WHOLE, r"(?:e-?mail|mail)[\w-]*\s*(?:ist|lautet|:)\s*{v}", value=Value.EMAIL),
    Row("language", Form.WHOLE, rf"{_ICH}spreche {_A}(?P<t_negated>kein )?(?:fließend |etwas |ein bisschen |gut |auch )?(?P<v>(?-i:[A-Z])\w+(?:(?:, | und )(?-i:[A-Z])\w+)*)", value=Value.ANY, many=True),
    Row("language", Form.WHOLE, rf"{_S} spricht {_A}(?P<t_negated>kein )?(?:fließend |etwas |gut )?(?P<v>(?-i:[A-Z])\w+(?:(?:, | und )(?-i:[A-Z])\w+)*)", value=Value.ANY, many=True),
    Row("language", Form.WHOLE, r"meine muttersprache ist (?P<v>\w+)", value=Value.ANY),
    Row("nationality", Form.WHOLE, rf"{_ICH}bin {_A}{_NATION}(?=[.,!;]|$| und)", value=Value.ANY),
    Row("nationality", Form.WHOLE, rf"{_S} ist {_A}{_NATION}(?=[.,!;]|$| und)", value=Value.ANY),
    Row("height", Form.WHOLE, r"(?:ich bin|bin ich|größe:?) {v}", value=Value.HEIGHT),
    Row("medication", Form.WHOLE, rf"nehme {_A}{{v}}", value=Value.DOSE),
    Row("religion", Form.WHOLE, rf"(?:ich bin|bin ich|ich wurde) {_A}(?P<t_negated>nicht )?{_FAITH}(?=[.,!;]|$| und)", value=Value.ANY),
    Row("religion", Form.WHOLE, rf"{_S} ist {_A}{_FAITH}(?=[.,!;]|$| und)", value=Value.ANY),
    Row("commute", Form.WHOLE, rf"(?:fahre|komme|pendle|pendele) {_A}(?:mit ){_VEHICLE} (?:zur arbeit|ins büro|in die arbeit|zum büro|zur uni|zur schule)", value=Value.ANY),
    Row("commute", Form.WHOLE, rf"(?:zur arbeit|ins büro) (?:fahre|komme|gehe) {_A}(?:mit )?{_VEHICLE}", value=Value.ANY),
    Row("commute", Form.WHOLE, rf"(?:gehe|laufe) {_A}(?P<v>zu fuß) (?:zur arbeit|ins büro)", value=Value.ANY),
    Row("hobby", Form.WHOLE, r"(?:mein hobby|meine hobbys?|meine hobbies) (?:ist|sind) (?P<v>[^.;!¦]+)", value=Value.ANY, many=True),
    Row("hobby", Form.WHOLE, rf"spiele {_A}(?:seit [\w ]+? )?(?P<v>(?-i:[A-Z])[\wäöüß]+)(?=[.,!;]|$| und| im| in| ¦)", value=Value.ANY),
    Row("hobby", Form.WHOLE, rf"{_S} spielt {_A}(?P<v>(?-i:[A-Z])[\wäöüß]+)(?=[.,!;]|$| und| im| in| ¦)", value=Value.ANY),
    Row("hobby", Form.WHOLE, rf"gehe {_A}(?:jeden \w+ |montags |dienstags |mittwochs |donnerstags |freitags |samstags |sonntags |regelmäßig |oft )(?P<v>\w+en)(?=[.,!;]|$)", value=Value.ANY),
    Row("hobby", Form.WHOLE, r"(?:jeden \w+|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags) gehe ich (?P<v>\w+en)(?=[.,!;]|$)", value=Value.ANY),
    Row("plan", Form.WHOLE, rf"(?:fahre|fliege|reise|ziehe|werde|fahren|fliegen|reisen|ziehen|werden) {_A}(?:ich |wir )?{_A}(?P<v>(?:nach|in|zu|zum|zur) [\wäöüß ]+?)(?=[.,!;]|$| ¦)", value=Value.PLAN, dated=True),
    Row("plan", Form.WHOLE, r"(?:habe|haben) (?:ich )?(?:¦ )?(?:einen |eine |ein )?(?P<v>\w*(?:termin|prüfung|operation|besprechung|hochzeit|treffen|interview|gespräch)(?: (?:beim|bei|mit) [\wäöüß ]+?)?)(?=[.,!;]|$| ¦)", value=Value.PLAN, dated=True),
    Row("plan", Form.WHOLE, r"(?:mein |meine |der |die |das |unser |unsere )?(?P<v>\w*(?:termin|prüfung|operation|besprechung|hochzeit|treffen|interview|gespräch|umzug|flug)(?: (?:beim|bei|mit) [\wäöüß ]+?)?) (?:ist|findet|beginnt)(?: am)? ?¦", value=Value.PLAN, dated=True),
)
