"""Layer 0: what is noise. Skips on positive evidence only, never for being short.

A statement is skipped when *all* of it is acknowledgement, greeting, thanks,
filler, a request to the assistant, or a machine's own line. Whatever holds a
word outside of these lists is kept, in any script; a wrongly kept line costs
little, a dropped fact everything.
"""

from __future__ import annotations

import re

from core.text import fold

# Words that carry nothing alone or together. Only whole statements made of them are skipped.
_ACKNOWLEDGEMENTS = """
    ok okay k yes yeah yep yup no nope nah sure right fine alright cool great nice good perfect awesome lovely
    exactly indeed agreed understood noted gotcha got it sounds looks all i see hmm hm mm mhm uh um er oh ah wow
    aha haha hahaha hehe lol lmao rofl xd that's thats that is so very really funny nvm never mind whatever true
    totally absolutely definitely of course please go on ahead continue next done test testing
    ja nein doch alles klar gut prima super genau stimmt verstanden na
    sí si vale bueno claro perfecto entendido oui non d'accord bien parfait ouais
    好 好的 是 是的 对 嗯 哦 没问题 行 はい いいえ うん 了解 да нет хорошо ладно понятно نعم لا حسنا تمام
"""
_GREETINGS = """
    hi hello hey hiya howdy there everyone good morning afternoon evening night bye goodbye cheers see you later
    soon for now take care have a day weekend how are what's up whats
    hallo guten morgen tag abend nacht tschüss servus moin wie geht's geht es dir ihnen
    hola buenos días buenas tardes noches qué tal adiós hasta luego mañana
    bonjour bonsoir salut bonne journée soirée nuit au revoir à bientôt ça va
    你好 您好 早上好 晚安 再见 こんにちは おはよう おはようございます こんばんは привет здравствуйте пока
    مرحبا السلام عليكم
"""
_THANKS = """
    thanks thank you thx ty cheers much lot many again problem welcome you're youre sorry danke schön sehr vielen
    dank bitte gracias muchas de nada merci beaucoup rien 谢谢 多谢 不客气 ありがとう ありがとうございます どうも
    спасибо большое пожалуйста شكرا شكرًا جزيلا عفوا
"""
_NOISE_WORDS = {
    word: kind
    for kind, words in (("acknowledgement", _ACKNOWLEDGEMENTS), ("greeting", _GREETINGS), ("thanks", _THANKS))
    for word in words.split()
}

_YES = r"((sure|of course|certainly|absolutely|okay|ok)[,!. ]+)*"
_PHRASES: dict[str, tuple[str, ...]] = {
    "an assistant's phrase": (
        _YES + r"(i can|i'd be happy to|i'm happy to|let me) help( you)?( with (that|this))?[!. ]*",
        _YES + r"(please )?(let me know|feel free to (ask|reach out))( if (you|there).*)?[!. ]*",
        r"(i )?hope (this|that|it) helps[!. ]*((please )?(let me know|feel free to) .*)?",
        _YES + r"here('s| is| are) (the|your|a) (revised|updated|new|corrected|edited|improved)? ?"
        r"(version|draft|text|summary|list)s?[:.! ]*",
        r"(is there|if there's|if there is) anything else (i can|you'd like|you need).*",
    ),
    "thinking aloud": (
        r"(hmm+[,. ]*)?let me (think|see|check)( about (that|this|it))?( for a (moment|second|minute))?[.! …]*",
    ),
    "a request to the assistant": (
        r"(please )?(can|could|would) you (please )?"
        r"(rewrite|rephrase|shorten|translate|summari[sz]e|reformat|redo|explain|repeat|fix) "
        r"(that|this|it|the (text|above|last one))( .{0,40})?\??",
        r"((please )?(can|could|would) you )?(please )?(make|keep) it (a bit |a little |much |more )?"
        r"(short|long|brief|simpl|friend|formal|funn|clear|casual|polite)\w*[.!?]*",
        r"(please )?(try again|regenerate( response)?|do it again|rewrite it|shorter( please)?|longer( please)?)"
        r"[.!]*",
    ),
    "a remark on the answer": (r"(no[,. ]*)?that('s| is) not (what i (meant|asked)|right|it)( for)?[.!]*",),
    "a page's own line": (
        r"(all rights reserved|click here( to \w+)?|loading[,.… ]*(please wait)?[.…]*|please wait[.…]*"
        r"|404( not found)?|page not found|accept (all )?cookies)[.!]*",
    ),
    "a machine's own line": (
        r"traceback \(most recent call last\):?|at [\w$.<>]+ ?\(.*:\d+:\d+\)|file \".*\", line \d+.*",
        r"\[(info|debug|warn|warning|error|trace)\] .*",
        r"\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d\S* (info|debug|warn|error) .*",
        r"select [\w*, ]+( from \w+)?;|[{}\[\]();]+",
    ),
}
_FORMULAS = tuple((kind, re.compile(phrase)) for kind, phrases in _PHRASES.items() for phrase in phrases)

_WORD = re.compile(r"[\w'’]+")
_KEYBOARD_ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_SHORTEST_ROW = 6  # "asdfgh" is nobody's word; shorter runs such as "were" are


def noise(text: str) -> str | None:
    """Why a statement is skipped, in words that finish "Skipped: …", or None to keep it."""
    folded = fold(text)
    found = [word.replace("’", "'") for word in _WORD.findall(folded)]
    if not found:
        return "there is no word in it"
    for kind, formula in _FORMULAS:
        if formula.fullmatch(folded.replace("’", "'")):
            return kind
    if all(word in _NOISE_WORDS for word in found):
        return _NOISE_WORDS[found[-1]] if len(found) == 1 else "small talk"
    if len(found) == 1 and len(found[0]) >= _SHORTEST_ROW and any(found[0] in row for row in _KEYBOARD_ROWS):
        return "keys struck at random"
    return None
