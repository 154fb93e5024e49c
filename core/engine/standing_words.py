"""The words by which a statement tells of its own standing: an end, a correction, a guess, a change, an exchange.

Closed classes of English with the commonest forms of other languages; ``standing.py`` says what they mean.
All are searched in folded text.
"""

from __future__ import annotations

import re

OVER = re.compile(
    r"(?:\bnot|n't|\bnever)\b[^.;]{0,60}\b(?:any ?more|any longer)\b|\b(?:no longer|no more|stopped|quit|gave up|"
    r"given up|"
    r"gave away|given away|got rid of|threw (?:away|out)|sold|left|leaving|let (?:me|him|her|us|them) go|laid off|"
    r"fired|"
    r"sacked|made redundant|resigned|retired from|dropped out|broke up|broken up|split up|separated|divorced|parted|"
    r"died|"
    r"passed away|put down|paid (?:\w+ )?back|paid off|repaid|cancelled|canceled|called off|ended|finished|"
    r"is over|are over|closed down|shut down|"
    r"moved out|lost|was stolen|were stolen|returned|expired|deleted|"
    r"nicht mehr|kein\w* \w+ mehr|aufgehört|gekündigt|getrennt|geschieden|verkauft|verloren|gestorben|"
    r"ya no|dejé|dejó|lo dejamos|lo dejaron|vendí|vendió|rompimos|se separ\w+|nos separamos|murió|perdí|"
    r"ne \S+ plus|n'\S+ plus|arrêté|quitté|vendu|séparés?|rompu|divorcé\w*|mort|perdu|"
    r"больше не|бросил\w*|продал\w*|расстал\w*|умер\w*|потерял\w*|развел\w*)\b"
    r"|لم أعد|لم يعد|لم تعد|توقفت|بعت|انفصل"
    r"|不再|已经不|分手|离婚|卖了|卖掉|辞职|离职|もう.{0,12}(?:ない|ません)|やめ|辞め|別れ|売っ|亡くな"
)
WRONG = re.compile(
    r"(?:^|[.!?]\s+|\b(?:oh|oops|sorry|actually|wait),?\s+)(?:correction\b|scratch that|scrap that|"
    r"forget what i said|"
    r"i misspoke|i was wrong|i was mistaken|i made a mistake|my mistake|my bad|that was wrong|that was a mistake|"
    r"that's wrong|that is wrong|i got (?:that|it) wrong|i mixed up|i confused|i meant|to correct myself|"
    r"ich habe mich (?:geirrt|vertan|versprochen)|korrektur|das war falsch|corrección|me equivoqué|eso estaba mal|"
    r"correction|je me suis trompée?|c'était faux|поправка|я ошиб\w+|я оговорил\w*)"
    r"|\bmisspoke\b|\bi was (?:wrong|mistaken) (?:about|when)|更正|我说错|我记错|間違え|訂正|تصحيح|أخطأت"
)
GUESS = re.compile(
    r"\b(?:probably|perhaps|maybe|might|may be|seems? to|seemingly|apparently|presumably|i (?:guess|suppose|assume)|"
    r"likely|judging by|wahrscheinlich|vermutlich|vielleicht|probablemente|quizás?|tal vez|probablement|peut-être|"
    r"наверное|возможно|вероятно)\b|ربما|可能|大概|也许|たぶん|かもしれ"
)
PAST_STATE = re.compile(
    r"\b(?:was|were|lived|worked|spent|stayed|studied|had|used to|couldn't|could not|didn't|did not|loved|liked|"
    r"hated|"
    r"wohnte|lebte|arbeitete|gewohnt|gelebt|gearbeitet|studiert|war|hatte|vivía|viví|trabajaba|trabajé|estudié|era|"
    r"vivais|habitais|habité|vécu|travaillais|travaillé|étais|avais|жил\w*|работал\w*|учил\w*|был\w*)\b|كنت|كان"
)
BEGINS = re.compile(
    r"\b(?:now|instead|since|moved to|moved into|switched to|changed to|started|joined|became|from now on|jetzt|seit|"
    r"stattdessen|ahora|desde|en cambio|maintenant|depuis|à la place|теперь|сейчас|с тех пор)\b|الآن|منذ|现在|改|今は"
)
CHANGES = re.compile(
    r"\b(?:now|new|instead|switched|since|these days|nowadays|from now on|lately|changed|moved|replaced|again|"
    r"anymore|"
    r"postponed|rescheduled|delayed|extended|brought forward|verschoben|aplazad\w+|reporté\w*|started|took over|"
    r"became|has become|swapped|upgraded|bought|got|raised|"
    r"jetzt|neue\w*|seit|stattdessen|inzwischen|gewechselt|umgestellt|geworden|"
    r"ahora|nuev[oa]s?|desde|cambi\w+|en vez de|"
    r"maintenant|désormais|nouve\w+|depuis|à la place|changé|теперь|сейчас|нов\w+|вместо|стал\w*)\b"
    r"|الآن|منذ|جديد|现在|改|新|换|今は|新しい|変え|変わ"
)
EVENT = re.compile(
    r"\b(?:moved|started|joined|bought|got|became|began|adopted|married|hired|switched|changed|took over|retired|"
    r"signed|"
    r"gezogen|umgezogen|angefangen|begonnen|gekauft|geheiratet|mud[éó]|mudamos|empecé|empezó|compré|compró|casé|casó|"
    r"déménagé\w*|emménagé\w*|commencé|acheté|épousé|переех\w*|начал\w*|купил\w*|устроил\w*)\b|انتقلت|بدأت|搬|买了|"
    r"开始|入职|引っ越|始め"
)
NEGATED = re.compile(
    r"\b(?:no|not|never|none|nobody|nothing|niemand|nadie|personne|"
    r"kein\w*|nicht|ningun\w*|aucune?|нет|не)\b|n't\b"
)
CLAUSE = re.compile(r"[.;,!?:]\s+|\s+(?:and|but|so|because|und|aber|denn|y|pero|et|mais|а|но|и)\s+|[。；，、]")
BESIDE = re.compile(
    r"\b(?:also|as well|too|second|another|on the side|part[- ]time|besides|auch|außerdem|nebenbei|zweite\w*|también|"
    r"segund[oa]|aussi|deuxième|également|тоже|также|второй|ещё)\b|أيضا|也|还|另|も"
)
DATE_WORDS = re.compile(
    r"\b(?:\d+(?:st|nd|rd|th)?|january|february|march|april|may|june|july|august|september|october|november|december|"
    r"monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|week|month|year|yesterday|today|ago|weekend)\b"
)
EXCHANGE = re.compile(
    r"\b(?:swapped|replaced|traded|exchanged|switched from|changed from|getauscht|ersetzt|cambi\w+|échangé\w*|"
    r"remplacé\w*)"
    r"\b.{2,60}?\b(?:for|with|to|gegen|durch|por|a|contre|par)\b"
    r"|\b(?:sold|gave|passed|handed|lent|returned|transferred|verkauft|vendi\w+|vendu)\b.{1,60}?\b(?:to|an|a|à) \w"
)
BROUGHT = re.compile(
    r"\b(?:bought|got|started|began|took up|adopted|hired|moved in|came|went|joined|took over|have|has|gekauft|"
    r"bekommen|eingezogen|habe|"
    r"hat|"
    r"compré|tengo|acheté|ai|купил\w*|завел\w*)\b|买了|買い"
)
