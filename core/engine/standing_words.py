"""The words by which a statement tells of its own standing: an end, a correction, a guess, a change, an exchange.

Closed classes of English with the commonest forms of other languages; ``standing.py`` says what they mean.
All are searched in folded text.
"""

from __future__ import annotations

from core.engine.late_pattern import late_pattern

OVER = late_pattern(
    r"(?:has|have|had)(?:n't| not) (?:\w+ ){1,5}?since\b|\b(?:was|were|been|got) (?:adopted|taken over|bought) by\b|"
    r"rehomed|"
    r"(?:\bnot|n't|\bnever)\b[^.;]{0,60}\b(?:any ?more|any longer)\b|"
    r"\bno\b[^.;,]{1,40}\b(?:right now|at the moment|these days|any ?more|any longer|left)\b|"
    r"\b(?:no longer|no more|stopped|quit|gave up|given up|gave (?:it|them|that) up|dropped(?! (?:off|by|in|into|"
    r"to)\b)|"
    r"gave away|given away|got rid of|threw (?:away|out)|sold|left(?!\s*(?:[.,;!]|$))|leaving|let (?:me|him|her|us|"
    r"them) go|laid off|"
    r"fired|"
    r"sacked|made redundant|resigned|(?<!\ba )retired|dropped out|broke up|broken up|broke off|split up|"
    r"separated|divorced|parted|died|(?:is|are|was|were) dead|passed away|put down|put to sleep|"
    r"paid (?:\w+ ){0,3}?back|paid off|repaid|"
    r"cancelled|canceled|called off|scrapped|abandoned|ended|finished|(?:is|are|was|were|it's) over|fell through|"
    r"closed down|closed for good|closed its doors|shut down|shut its doors|went bust|went bankrupt|disbanded|"
    r"dissolved|"
    r"moved out|moved away|came (?:home|back|out) from|discharged|released from|lost|(?:was|were|got|been) stolen|"
    r"(?:is|are) gone|returned|expired|deleted|unsubscribed|"
    r"(?:did not|didn't|doesn't|don't) (?:survive|make it|exist)|outgrew|outgrown|grew out of|deregistered|withdrew|"
    r"wore out|ran out|used up|handed in|"
    r"nicht mehr|nie mehr|kein\w* \w+ mehr|aufgehört|aufgegeben|gekündigt|getrennt|geschieden|verkauft|verloren|"
    r"gestorben|"
    r"starb|verstorben|eingeschläfert|abgesagt|fällt aus|ausgefallen|beendet|verschenkt|weggegeben|gestohlen|geklaut|"
    r"ausgezogen|abgemeldet|abbestellt|eingegangen|vorbei|ausgetreten|zurückgegeben|zurückgezahlt|geschlossen|"
    r"abgeschafft|"
    r"in rente gegangen|abgebrochen|"
    r"ya no|dejé|dejó|dejamos|dejado|lo dejamos|lo dejaron|vendí|vendió|vendimos|rompimos|se separ\w+|nos separamos|"
    r"murió|falleció|perdí|perdió|cancel[óéa]\w*|se acabó|abandon[éó]|devolví|regalé|regaló|cerró|me robaron|"
    r"se jubiló|"
    r"renunci[éó]|terminé|"
    r"n[e'] ?\S+ (?:\w+ )?plus|arrêtée?s?|quittée?|vendue?s?|séparés?|rompu|divorcé\w*|morte?s?|décédé\w*|perdue?s?|"
    r"annulé\w*|abandonné\w*|rendue?|volée?s?|fermée?|à la retraite|sa retraite|démissionné|"
    r"больше не|больше нет|бросил\w*|продал\w*|расстал\w*|умер\w*|потерял\w*|развел\w*|отмен\w+|перестал\w*|"
    r"закрыл\w*|уволил\w*|сломал\w*|украли|на пенси\w+|скончал\w*)\b"
    r"|لم أعد|لم يعد|لم تعد|توقفت|توقف عن|بعت|بعنا|انفصل|توفي|مات|تركت|ألغي|أقلعت|فقدت|ضاع|أغلق|انتهى|انتهت"
    r"|不再|已经不|分手|离婚|卖了|卖掉|辞职|离职|去世|过世|死了|取消|丢了|戒了|戒掉|没有了|关门|倒闭|退出了|送人了|送给|退休|还清|不用了|"
    r"不[\u4e00-\u9fff]{1,6}了"
    r"|もう.{0,12}(?:ない|ません)|やめ|辞め|別れ|売っ|売り|亡くな|死ん|中止|キャンセル|閉店|失くし|なくし|解約|手放し|退職|退会|なくなり"
)
WRONG = late_pattern(
    r"(?:^|[.!?]\s+|\b(?:oh|oops|sorry|actually|wait),?\s+)(?:correction\b|scratch that|scrap that|"
    r"forget what i said|"
    r"i misspoke|i was wrong|i was mistaken|i made a mistake|my mistake|my bad|that was wrong|that was a mistake|"
    r"that's wrong|that is wrong|i got (?:that|it) wrong|i mixed up|i confused|i meant|to correct myself|"
    r"no wait|strike that|(?:it )?turns out|i stand corrected|i made an error|typo|slip of the tongue|"
    r"never mind what i said|i mis(?:remembered|read|"
    r"heard)|"
    r"ich habe mich (?:geirrt|vertan|versprochen|verhört|verlesen)|korrektur|das war falsch|das stimmt(?:e)? nicht|"
    r"ich meinte|mein fehler|corrección|me equivoqué|me he equivocado|eso estaba mal|perdón|rectifico|quise decir|"
    r"correction|je me suis trompée?|c'était faux|erratum|pardon|je voulais dire|rectification|"
    r"поправка|я ошиб\w+|я оговорил\w*|я перепутал\w*|ошибка|я имела? в виду)"
    r"|(?:^|[.!?]\s+)(?:wait|hang on|hold on|no|oops|sorry)[,.!]* (?:no|wait)\b|\bmixed up\b|\bi got \w+ wrong\b"
    r"|\b(?:corrected me|put me right|set me straight)\b|\bit turns out\b"
    r"|\bwas never (?:true|right|so|the case)\b|\bnever was\b"
    r"|\bmisspoke\b|\bi was (?:wrong|mistaken) (?:about|when)|\bhabe mich (?:geirrt|vertan|versprochen|verhört)\b"
    r"|更正|说错|记错|搞错|弄错|間違え|間違い|間違って|勘違い|訂正|تصحيح|أخطأت|خطأ مني|أقصد"
)
GUESS = late_pattern(
    r"\b(?:probably|perhaps|maybe|might|may be|seems? to|seemingly|apparently|presumably|i (?:guess|suppose|assume)|"
    r"likely|judging by|wahrscheinlich|vermutlich|vielleicht|probablemente|quizás?|tal vez|probablement|peut-être|"
    r"наверное|возможно|вероятно)\b|ربما|可能|大概|也许|たぶん|かもしれ"
)
PAST_STATE = late_pattern(
    r"\b(?:(?:was|were)(?! born\b)|lived|worked|spent|stayed|studied|had|used to|couldn't|could not|didn't|did not|"
    r"loved|liked|"
    r"hated|"
    r"wohnte|lebte|arbeitete|gewohnt|gelebt|gearbeitet|(?:habe?n?|hat) [^.!?]*studiert|war|hatte|"
    r"vivía|viví|trabajaba|trabajé|estudié|era|"
    r"vivais|habitais|habité|vécu|travaillais|travaillé|étais|avais|жил\w*|работал\w*|учил\w*|был\w*)\b|كنت|كان"
)
BEGINS = late_pattern(
    r"\b(?:now|instead|since|moved to|moved into|moved in|switched to|changed to|started|joined|became|took over|"
    r"these days|nowadays|from now on|jetzt|seit|"
    r"stattdessen|ahora|desde|en cambio|maintenant|depuis|à la place|теперь|сейчас|с тех пор)\b|الآن|منذ|现在|改|今は"
)
CHANGES = late_pattern(
    r"\b(?:now|new|instead|switched|since|these days|nowadays|from now on|lately|changed|moved|replaced|again|"
    r"lent|gave|handed|passed (?:on )?to|elected|appointed|promoted|named|renamed|dyed|painted|repainted|converted|"
    r"renewed|back (?:at|in|with|to)|put|hung|stored|rented|traded|grown|went (?:up|down|over|to)|up to|down to|"
    r"anymore|starting|as of|effective|will be|has become|"
    r"postponed|rescheduled|delayed|extended|brought forward|verschoben|aplazad\w+|reporté\w*|started|took over|"
    r"became|has become|swapped|upgraded|bought|got|raised|"
    r"jetzt|neue\w*|seit|stattdessen|inzwischen|gewechselt|umgestellt|geworden|wird ab|übernommen|"
    r"ahora|nuev[oa]s?|desde|cambi\w+|en vez de|"
    r"passe (?:à|au|de)|pass[ée]\w* (?:à|au)|déplacé\w*|décalé\w*|avancée?|repoussé\w*|pasa a|pasó a|ha pasado|"
    r"verlegt|verschiebt|rückt|gewählt|ernannt|hängt jetzt|elegid[oa]|nombrad[oa]|élue?|nommée?|"
    r"maintenant|désormais|nouve\w+|depuis|à la place|changé|теперь|сейчас|нов\w+|вместо|стал\w*)\b"
    r"|\bс (?:январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр|\d)"
    r"|الآن|منذ|جديد|ابتداء|انتقل|تغي|أصبح|现在|改|新|换|[月年日号]起|开始|搬到|今は|新しい|変え|変わ|月から|年から|日から|引っ越"
)
EVENT = late_pattern(
    r"\b(?:moved|started|joined|bought|got|became|began|adopted|married|hired|switched|changed|took over|retired|"
    r"signed|"
    r"gezogen|umgezogen|angefangen|begonnen|gekauft|geheiratet|mud[éó]|mudamos|empecé|empezó|compré|compró|casé|casó|"
    r"déménagé\w*|emménagé\w*|commencé|acheté|épousé|переех\w*|начал\w*|купил\w*|устроил\w*)\b|انتقلت|بدأت|搬|买了|"
    r"开始|入职|引っ越|始め"
)
NEGATED = late_pattern(
    r"\b(?:no|not|never|none|nobody|nothing|without|ohne|sin|sans|без|niemand|nadie|personne|"
    r"kein\w*|nicht|ningun\w*|aucune?|нет|не)\b|n't\b"
)
CLAUSE = late_pattern(
    r"[.;,!?:]\s+|\s+(?:and|but|so|because|und|aber|denn|y|pero|et|mais|а|но|и)\s+|[。；，、]|(?<=[^\x00-\x7f]),"
)
BESIDE = late_pattern(
    r"\b(?:also|as well|too|(?:a|my|our|his|her) second|another|on the side|part[- ]time|besides|auch|außerdem|"
    r"nebenbei|(?:eine?n?|mein\w*) zweite\w*|también|"
    r"(?:una?|mi) segund[oa]|aussi|(?:une?|mon|ma) deuxième|également|тоже|также|ещё)\b|أيضا|也|还|另|も"
)
DATE_WORDS = late_pattern(
    r"\b(?:\d+(?:st|nd|rd|th)?|january|february|march|april|may|june|july|august|september|october|november|december|"
    r"monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|week|month|year|yesterday|today|ago|weekend|"
    r"beginning|start|middle|mid|end|early|late|spring|summer|autumn|fall|winter|christmas|easter|new year|noon|"
    r"evening|morning|recently|finally|already|since|until|"
    r"januar|februar|märz|mai|juni|juli|oktober|dezember|anfang|mitte|ende|letzte\w*|woche|monat|jahr|heute|gestern|"
    r"frühling|sommer|herbst|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|"
    r"diciembre|"
    r"pasad[oa]|semana|mes|año|hoy|ayer|principios|finales|"
    r"janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|dernière?|semaine|mois|an|"
    r"année|"
    r"hier|début|fin|январ\w+|феврал\w+|март\w*|апрел\w+|ма[йея]|июн\w+|июл\w+|август\w*|сентябр\w+|октябр\w+|"
    r"ноябр\w+|декабр\w+|прошл\w+|недел\w+|месяц\w*|год\w*|вчера|сегодня)\b"
    r"|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر"
    r"|\d+[年月日号]|上个月|上周|去年|今年|昨天|今天|先月|先週|昨日|今日"
)
EXCHANGE = late_pattern(
    r"\b(?:swapped|replaced|traded|exchanged|switched from|changed from|getauscht|ersetzt|cambi\w+|échangé\w*|"
    r"remplacé\w*)"
    r"\b.{2,60}?\b(?:for|with|to|gegen|durch|por|a|contre|par)\b"
    r"|\b(?:sold|gave|passed|handed|lent|returned|transferred|verkauft|vendi\w+|vendu)\b.{1,60}?\b(?:to|an|a|à) \w"
)
BROUGHT = late_pattern(
    r"\b(?:bought|got|started|began|took up|adopted|hired|moved in|came|went|joined|took over|have|has|gekauft|"
    r"bekommen|eingezogen|habe|"
    r"hat|"
    r"compré|tengo|acheté|ai|купил\w*|завел\w*)\b|买了|買い"
)
FROM = late_pattern(
    r"\b(?:from|instead of|rather than|in place of|replac(?:es|ed|ing)|in favou?r of|anstatt|statt|anstelle von|"
    r"ersetzt|"
    r"en vez de|en lugar de|au lieu de|à la place de|вместо|с)\s(?P<old>(?:[\w'’.-]+\s?){1,5})"
    r"|بدلا من\s(?P<ar>\S+(?: \S+)?)|(?:从|不是|代替|而不是)(?P<zh>[^，。；到换改搬]{1,10})"
    r"|(?P<ja>[^、。はがを]{1,10})(?:から|の代わりに|ではなく)"
)
"""Where the thing that was given up stands in words: "from Priya", "instead of Tuesdays"."""
INTENDS = late_pattern(
    r"\b(?:plan(?:s|ning)? (?:to|on)|planned to|going to|want(?:s|ed)? to|hop(?:e|es|ing) to|intend(?:s|ing)? to|"
    r"thinking (?:of|about)|considering|would like to|'d like to|dream(?:s|ing)? of|may soon|might|one day|some day|"
    r"tempted to|möchte\w*|plane|überlege\w*|habe? vor|will vielleicht|quiero|quisiera|pienso|planeo|planeamos|voy a|"
    r"j'envisage|je veux|je voudrais|j'aimerais|on pense|хочу|планиру\w+|собира\w+|думаю)\b"
    r"|打算|想(?:去|要|买|学|换|搬)|计划|つもり|予定|したい|たいと思|أريد|أنوي|أخطط"
)
"""What somebody means to do is not yet so."""
TURN = late_pattern(
    r"\b(?:became|switched|migrated|changed|raised|lowered|increased|decreased|reduced|doubled|halved|instead|upgraded|erhöht|"
    r"gesenkt|"
    r"gewechselt|subió|bajó|cambi\w+|augmenté|baissé|changé|повысил\w*|снизил\w*)\b|\bfrom .{1,30} to \b"
)
