"""Forms of English verbs: the third person and the simple past, as far as the frames need them."""

from __future__ import annotations

import re

ADVERBS = frozenset({"never", "always", "only", "ever", "usually", "mostly", "hardly", "rarely", "still", "also"})
"""Stand between subject and verb; the star before them is meant for the verb that follows."""
IRREGULAR = {
    "have": "has", "ve": "has", "am": "is", "do": "does", "haven't": "hasn't", "go": "goes",
}  # fmt: skip
SAME = frozenset("can can't could would will might may must should was were are did had".split())
"""Said alike of everybody."""
_PAST = dict(
    pair.split(":")
    for pair in """am:was have:had go:went get:got do:did drive:drove drink:drank eat:ate take:took speak:spoke
    sleep:slept keep:kept pay:paid run:ran write:wrote wear:wore buy:bought teach:taught see:saw know:knew feel:felt
    think:thought can:could ride:rode grow:grew make:made wake:woke bring:brought meet:met sit:sat stand:stood lie:lay
    swim:swam sing:sang lead:led leave:left lend:lent spend:spent begin:began hold:held find:found send:sent tell:told
    give:gave come:came sell:sold lose:lost win:won hear:heard say:said fly:flew choose:chose forget:forgot fall:fell
    draw:drew build:built break:broke catch:caught throw:threw understand:understood hang:hung feed:fed steal:stole
    light:lit bite:bit""".split()
)
PAST_FORMS = frozenset(_PAST.values()) | frozenset("said tried put".split())
_BARE_ED = frozenset("need feed breed speed weed shed embed".split())
"""End in -ed without being a past."""


def agree(verb: str) -> str:
    """The verb in the third person; a past form stays as it is."""
    if verb in ADVERBS or verb in SAME or verb in PAST_FORMS or _is_regular_past(verb):
        return verb
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if re.search(r"(s|sh|ch|x|o|z)$", verb):
        return verb + "es"
    return verb[:-1] + "ies" if re.search(r"[^aeiou]y$", verb) else verb + "s"


def simple_past(verb: str) -> str | None:
    """“I live” told of the past; None for a form that has none or is one already."""
    if verb in _PAST:
        return _PAST[verb]
    if verb in ADVERBS or verb in SAME or verb in PAST_FORMS or _is_regular_past(verb) or verb in _UNCLEAR:
        return None
    if verb.endswith("e"):
        return verb + "d"
    if re.search(r"[^aeiou]y$", verb):
        return verb[:-1] + "ied"
    doubled = re.search(r"^[^aeiou]*[aeiou][bdgklmnprt]$", verb) is not None
    return verb + (verb[-1] if doubled else "") + "ed"


_UNCLEAR = frozenset("ve quit put cut set let hit read cost split bet must need fit haven't".split())
"""Verbs whose past looks like the present, or which are auxiliaries."""


def _is_regular_past(verb: str) -> bool:
    return verb.endswith("ed") and verb not in _BARE_ED
