"""Whether a query names a time and nothing else: "in 2024", "what did I believe last summer?", "was wusste ich 2024?".

Such a query has no words to look for. What it asks for is all that held, or
was believed, at that time.
"""

from __future__ import annotations

import re

from core.text import has_unspaced, words

_OF_NOTHING = frozenset(
    """a about all and any at back been before by did do doing done during else ever everything for from going had
    happen happened has have i in is it know knew known me memories memory mine my of on planned remember since so
    stored the then there thing things think thought to true until up us valid was we were what whatever will year
    believe believed assume assumed suppose supposed between end beginning
    ab alles am an bis da damals dachte das denn der die dem den es galt gab geschah geplant gewesen gewusst
    glaubte habe haben hat hatte ich im ist mache machte mir passiert passierte seit so sein tat tun und uns vom von
    vor wahr war waren was wird werde werden wir wusste zum zwischen jahr jahre jahres
    antes año creía creo de desde durante el en era fue hacía hice hago haré había hay la lo me nosotros pasó
    pensaba por que qué sabía sé ser sucedió todo verdad verdadero y yo
    année au avant c ce cru croyais d dans depuis du en est et étais était fait faisais ferai il je l la le les
    moi nous on passé pensais qu quand que quoi sais savais su tout vrai""".split()
)
"""Words of English, German, Spanish and French that ask for nothing in particular."""
_SIGNS = re.compile(
    "(?:我們|我们|我|咱们|私たち|私|僕|俺|当时|當時|那时|那時|都|会|會|要|将|將|知道|以为|以為|认为|認為|相信|觉得|覺得|记得|"
    "有|做|发生|發生|什么|什麼|哪些|事情|事|了|过|過|的|是|在|以来|以來|以前|之前|之后|之後|以后|以後|期间|期間|嗎|吗|呢|"
    "何|なに|知って|思って|信じて|覚えて|して|い|ました|ます|た|の|が|を|は|に|も|か|で|と|こと|から|まで|あった|あり)+"
)
"""The same of Chinese and Japanese, in which nothing sets words apart."""


def names_nothing(rest: str) -> bool:
    """Whether what remains of a query without its times says nothing that could be looked for."""
    return all(_SIGNS.fullmatch(word) if has_unspaced(word) else word in _OF_NOTHING for word in words(rest))
