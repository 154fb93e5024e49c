"""Names of numbers, months and weekdays in the eight languages."""

from __future__ import annotations

_MONTHS = (
    "january jan januar enero ene janvier январь января январе يناير",
    "february feb februar febrero février fevrier февраль февраля феврале فبراير",
    "march mar märz marzo mars март марта марте مارس",
    "april apr abril avril апрель апреля апреле أبريل ابريل",
    "may mai mayo май мая мае مايو",
    "june jun juni junio juin июнь июня июне يونيو",
    "july jul juli julio juillet июль июля июле يوليو",
    "august aug agosto août aout август августа августе أغسطس",
    "september sept sep septiembre septembre сентябрь сентября сентябре سبتمبر",
    "october oct oktober okt octubre octobre октябрь октября октябре أكتوبر",
    "november nov noviembre novembre ноябрь ноября ноябре نوفمبر",
    "december dec dezember dez diciembre décembre decembre декабрь декабря декабре ديسمبر",
)
MONTHS = {name: at for at, names in enumerate(_MONTHS, 1) for name in names.split()}
"""Month names, lower case, to 1–12."""

_DAYS = (
    "monday mondays montag montags lunes lundi понедельник "
    "понедельникам понедельника 星期一 周一 月曜日 月曜 الاثنين الإثنين",
    "tuesday tuesdays dienstag dienstags martes mardi вторник вторникам вторника 星期二 周二 火曜日 火曜 الثلاثاء",
    "wednesday wednesdays mittwoch mittwochs miércoles mercredi среда среду средам 星期三 周三 水曜日 水曜 الأربعاء",
    "thursday thursdays donnerstag donnerstags jueves jeudi четверг четвергам 星期四 周四 木曜日 木曜 الخميس",
    "friday fridays freitag freitags viernes vendredi пятница пятницу пятницам 星期五 周五 金曜日 金曜 الجمعة",
    "saturday saturdays samstag samstags sonnabend sábado sábados samedi "
    "суббота субботу субботам 星期六 周六 土曜日 土曜 السبت",
    "sunday sundays sonntag sonntags domingo domingos dimanche "
    "воскресенье воскресеньям 星期日 星期天 周日 日曜日 日曜 الأحد",
)
DAYS = {name: at for at, names in enumerate(_DAYS, 1) for name in names.split()}
"""Weekday names, lower case, to 1–7 from Monday on."""

_NUMBERS = {
    2: "two zwei dos deux два две двух",
    3: "three drei tres trois три трёх трех",
    4: "four vier cuatro quatre четыре четырёх",
    5: "five fünf cinco cinq пять пяти",
    6: "six sechs seis шесть шести",
    7: "seven sieben siete sept семь семи",
    8: "eight acht ocho huit восемь восьми",
    9: "nine neun nueve девять девяти",
    10: "ten zehn diez dix десять десяти",
    11: "eleven elf onze одиннадцать",
    12: "twelve zwölf doce douze двенадцать",
    13: "thirteen dreizehn trece treize тринадцать",
    14: "fourteen vierzehn catorce quatorze четырнадцать",
    15: "fifteen fünfzehn quince quinze пятнадцать",
    16: "sixteen sechzehn dieciséis seize шестнадцать",
    17: "seventeen siebzehn diecisiete семнадцать",
    18: "eighteen achtzehn dieciocho восемнадцать",
    19: "nineteen neunzehn diecinueve девятнадцать",
    20: "twenty zwanzig veinte vingt двадцать двадцати",
    30: "thirty dreißig treinta trente тридцать",
    40: "forty fourty vierzig cuarenta quarante сорок",
    50: "fifty fünfzig cincuenta cinquante пятьдесят",
    60: "sixty sechzig sesenta soixante шестьдесят",
    70: "seventy siebzig setenta семьдесят",
    80: "eighty achtzig ochenta восемьдесят",
    90: "ninety neunzig noventa девяносто",
}
NUMBERS = {name: number for number, names in _NUMBERS.items() for name in names.split()}
"""Number words from two on: “one”, “ein” and “un” are articles more often than numbers."""

HAN_DIGITS = {sign: at for at, signs in enumerate(("〇", "一", "二两兩", *"三四五六七八九")) for sign in signs}


def han_number(signs: str) -> str:
    """A number below a thousand in Han signs, in digits; a run of digits is read one by one."""
    if not set(signs) & set("十百"):
        return "".join(str(HAN_DIGITS[sign]) for sign in signs)
    total, digit = 0, 0
    for sign in signs:
        if sign in HAN_DIGITS:
            digit = HAN_DIGITS[sign]
            continue
        total += (digit or 1) * (10 if sign == "十" else 100)
        digit = 0
    return str(total + digit)
