"""Kin in languages whose words change or are not set apart: Chinese, Japanese, Russian, Arabic, by a root.

A root is what every form of the word begins with ("сестр", "姐姐"); the values
are the English words, so that one person has one subject whatever language
speaks of them.
"""

from __future__ import annotations

import re

CHINESE_KIN = {
    "姐姐": "sister", "妹妹": "sister", "哥哥": "brother", "弟弟": "brother", "妈妈": "mother", "母亲": "mother",
    "爸爸": "father", "父亲": "father", "奶奶": "grandmother", "外婆": "grandmother", "爷爷": "grandfather",
    "外公": "grandfather", "儿子": "son", "女儿": "daughter", "妻子": "wife", "老婆": "wife", "丈夫": "husband",
    "老公": "husband", "女朋友": "girlfriend", "男朋友": "boyfriend", "朋友": "friend", "同事": "colleague",
    "老板": "boss", "邻居": "neighbour", "室友": "flatmate",
}  # fmt: skip
JAPANESE_KIN = {
    "お姉さん": "sister", "姉": "sister", "妹": "sister", "お兄さん": "brother", "兄": "brother", "弟": "brother",
    "お母さん": "mother", "母": "mother", "お父さん": "father", "父": "father", "祖母": "grandmother",
    "おばあさん": "grandmother", "祖父": "grandfather", "おじいさん": "grandfather", "息子": "son", "娘": "daughter",
    "妻": "wife", "夫": "husband", "彼女": "girlfriend", "彼氏": "boyfriend", "友人": "friend", "友達": "friend",
    "同僚": "colleague", "上司": "boss", "隣人": "neighbour", "叔母": "aunt", "叔父": "uncle", "いとこ": "cousin",
}  # fmt: skip
RUSSIAN_KIN = {
    "сестр": "sister", "брат": "brother", "мам": "mother", "мать": "mother", "матер": "mother", "пап": "father",
    "отец": "father", "отц": "father", "бабушк": "grandmother", "дедушк": "grandfather", "сын": "son",
    "доч": "daughter", "жен": "wife", "муж": "husband", "девушк": "girlfriend", "парн": "boyfriend",
    "подруг": "friend", "друг": "friend", "коллег": "colleague", "начальни": "boss", "сосед": "neighbour",
    "тет": "aunt", "тёт": "aunt", "дяд": "uncle", "племянни": "nephew",
}  # fmt: skip
ARABIC_KIN = {
    "أختي": "sister", "أخي": "brother", "أمي": "mother", "والدتي": "mother", "أبي": "father", "والدي": "father",
    "جدتي": "grandmother", "جدي": "grandfather", "ابني": "son", "ابنتي": "daughter", "زوجتي": "wife", "زوجي": "husband",
    "صديقي": "friend", "صديقتي": "friend", "زميلي": "colleague", "مديري": "boss", "جاري": "neighbour",
}  # fmt: skip
_ALL = {**CHINESE_KIN, **JAPANESE_KIN, **RUSSIAN_KIN, **ARABIC_KIN}


def _any(kin: dict[str, str]) -> str:
    return "|".join(sorted(kin, key=len, reverse=True))


_OF_MINE = re.compile(
    rf"(?:我|我们|咱)(?:的|家)?(?P<zh>{_any(CHINESE_KIN)})"
    rf"|(?:^|[、。は\s]|私の|僕の|うちの)(?P<ja>{_any(JAPANESE_KIN)})(?=[はがのをにと])"
    rf"|\b(?:мо[йяеёию]\w*|наш\w*)\s(?P<ru>{_any(RUSSIAN_KIN)})\w*"
    rf"|(?<!\w)(?P<ar>{_any(ARABIC_KIN)})(?!\w)"
)
_TOPIC = re.compile(
    rf"(?:^|[。、\s¦])(?:私の|僕の|うちの)?(?:(?P<kin>{_any(JAPANESE_KIN)})|(?P<name>[^\s、。はがの¦]{{1,8}}(?:さん|くん|君|ちゃん|先生)))"
    r"[はがの][^。]*$"
)


def kin_in(folded: str) -> tuple[str, str]:
    """A relation of the speaker's that a text names, in English, and its root as written; two empty words for none."""
    match = _OF_MINE.search(folded)
    root = "" if match is None else next(part for part in match.groupdict().values() if part)
    return (_ALL[root], root) if root else ("", "")


def without_kin(folded: str) -> str:
    """A text without the relations of the speaker's that it names."""
    return _OF_MINE.sub(" ", folded)


def topic_before(text: str) -> tuple[str, str]:
    """Of whom a Japanese sentence speaks by what stands before a value: a relation in English, or a name."""
    match = _TOPIC.search(text)
    if match is None:
        return "", ""
    return (JAPANESE_KIN[match["kin"]], "") if match["kin"] else ("", match["name"])
