"""The words by which ``claims.py`` tells a claim from a question, a wish, a request or a hint at something unnamed.

English has the most of them; German, Spanish, French and a few scripts have
what begins a sentence. Each pattern is anchored or bounded, so that a long
sentence costs no more than its length.
"""

from __future__ import annotations

import re

ASKING = re.compile(
    r"(?:please|pls|bitte|por favor|s'il (?:te|vous) plaît)\b|"
    r"(?:can|could|would|will|do|did|does|should|shall|may|might|must|have|has|is|are|am|was|were|isn't|don't) "
    r"(?:you|i|we|it|this|that|there|he|she|they|the|my)\b|"
    r"(?:what|who|whom|whose|where|when(?! i\b)|why|how|which)\b(?!ever)|"
    r"(?:was|wer|wo|wann|warum|wie|welche[rsmn]?|kannst|könntest|qué|quién|dónde|cuándo|por qué|cómo|cuál|puedes|"
    r"quoi|qui|où|quand|pourquoi|comment|quel(?:le)?s?|peux-tu|pouvez-vous)\b.*\?|"
    r"(?:act|answer|analy[sz]e|calculate|check|compare|compose|continue|convert|correct|create|define|"
    r"describe|draft|draw|"
    r"edit|explain|expand|extract|find|fix|format|generate|give|go|help|ignore|imagine|implement|improve|keep|"
    r"let|list|look|"
    r"make|name|paraphrase|pretend|print|proofread|provide|recommend|rephrase|return|rewrite|say|send|shorten|"
    r"show|simplify|"
    r"solve|suggest|summari[sz]e|tell|test|think|translate|try|turn|use|wait|write|you are|you're|you should|"
    r"i want you to|i need you to|i'd like you to|i would like you to)\b",
    re.IGNORECASE,
)
"""Beginnings of questions and of requests to whoever answers; they claim nothing."""
SUPPOSED = re.compile(
    r"(?:if|unless|suppose|supposing|imagine|what if|let's say|lets say|wish|i wish|i'd rather|i would have|maybe i|"
    r"perhaps i|wenn|falls|angenommen|si|ojalá|imagina|et si|imaginons)\b|.*\b(?:hypothetically|in a parallel "
    r"world)\b",
    re.IGNORECASE,
)
_FILLER = (
    r"(?:(?:and|but|so|also|oh|well|anyway|actually|btw|by the way|fyi|for the record|just so you know|yes|yeah|yep|"
    r"no|nope|ok|okay|sure|hi|hey|hello|thanks|right)[,.!:]\s+)*"
)
REMEMBER = re.compile(
    rf"{_FILLER}(?P<asked>(?:(?:please|also|and|so) )?(?:remember|note|keep in mind|don['’]t forget|save|"
    r"store)(?: this)?"
    rf"(?: that|\s?[:,]) )?{_FILLER}",
    re.IGNORECASE,
)
"""What stands before a claim and is no part of it; “no” without a comma is a part of it."""
SAYS = re.compile(
    r"\w (?:(?:is|are|was|were|isn't|aren't|has|have|had|hasn't|will|can|can't|does|doesn't|did|didn't|lives?|works?|"
    r"likes?|loves?|hates?|owns?|plays?|studies|speaks?|teaches|wants?|needs?|prefers?|moved|married|died|"
    r"left|started|"
    r"became|bought|sold|got|goes|went|comes|came|told|said|ist|war|hat|hatte|wohnt|lebt|arbeitet|mag|heißt|es|está|"
    r"tiene|vive|trabaja|est|habite|travaille|aime)\b|[а-я])"
)
"""The verb of a sentence about somebody or something named: the forms that lasting facts are mostly told with."""
DANGLING = re.compile(
    r"(?:(?:this|that|these|those)(?! (?:year|month|week|weekend|morning|afternoon|evening|spring|summer|autumn|fall|"
    r"winter|time|days|past|last)\b)|he|she|it|they|there|here|him|her|them|his|its|their|theirs|hers|"
    r"er|sie|es|das|dies|dieser|dort|él|ella|ellos|ellas|eso|esto|esa|ese|il|elle|ils|elles|ça|cela|cet|cette|"
    r"он|она|они|это|هو|هي)(?:'s|'d|'ll|'re|’s|’d|’ll|’re)?\b",
    re.IGNORECASE,
)
DANGLING_SIGNS = tuple("他 她 它 这 那 彼 それ これ あれ 그는 그녀".split())
EMPTY_WORD = re.compile(r"there(?:['’]s| is| are| was| were)\b|it(?:['’]s| is) (?:my|our)\b|it (?:takes|took)\b")
"""Beginnings whose “there” or “it” stands for nothing."""
FEWEST_SIGNS = 3
"""Signs of a claim in a script without spaces: 我吃素 is one."""
NAMED_VALUE = re.compile(r"\w[\w ]{1,24}\s?[:=]\s?\S")
"""A note like “job: translator”."""
POINTING = re.compile(r"(?<!/)\b(?P<word>it|him|them|there|her(?=[.,!;]|\Z)|that(?=[.,!;]|\Z)|those(?=[.,!;]|\Z))\b")
POINTED_AT = re.compile(r"\b(?:my|our|an?|the|his|some|two|three|no)\s+\w+|\s[A-ZÀ-Þ]\w+")
FEWEST_BEFORE_IT = 4
"""Words before “it” from which on it most likely means one of them: “I am allergic to nuts and it …”."""
YES = re.compile(
    r"(?:yes|yeah|yep|yup|correct|right|exactly|indeed|that's right|that is right|that's correct|true|absolutely|"
    r"ja|genau|stimmt|richtig|sí|si|exacto|correcto|oui|exactement|c'est ça|да|верно|是的|对|はい)"
    r"(?:[,!. ]+(?:yes|yeah|exactly|correct|right|indeed|i (?:do|am|did|have|was)|that's right|genau|ja))*"
    r"[!. 。]*",
    re.IGNORECASE,
)
ABOUT_YOU = re.compile(
    r"(?:(?:so|and|ok|okay|ah|oh|i see|got it|great|noted|understood|just to confirm|to confirm|then)[,:.!]?\s+)*"
    r"(?P<claim>(?:you(?:'re|’re| are|'ve|’ve| have)?|your)\s[^?!.;:]{3,200}?)"
    r"(?:,? (?:right|correct|is that right|yes))?[?.!]*",
    re.IGNORECASE,
)
TO_ME = (
    (re.compile(r"\byou(?:['’]re| are)\b", re.IGNORECASE), "I am"),
    (re.compile(r"\byou(?:['’]ve| have)\b", re.IGNORECASE), "I have"),
    (re.compile(r"\byour\b", re.IGNORECASE), "my"),
    (re.compile(r"\byou\b", re.IGNORECASE), "I"),
)
NOT_A_CLAIM_ABOUT_YOU = re.compile(
    r"\b(?:want|would|could|should|can|may|might|need|asked|mean|meant|said|try|tried|me|i|we|let)\b", re.IGNORECASE
)
KIN = {
    "she": "sister mother mum mom mummy wife aunt daughter grandmother grandma niece girlfriend stepmother fiancée",
    "he": "brother father dad daddy husband uncle son grandfather grandpa nephew boyfriend stepfather fiancé",
}
GENDERED = {word: pronoun for pronoun, kin in KIN.items() for word in kin.split()}
NAMED_KIN = re.compile(
    rf"\b[Mm]y (?:(?:older|younger|elder|big|little|twin|ex|late|step) ?-?){{0,2}}(?P<kin>{'|'.join(GENDERED)})\b"
    r"(?:,? (?P<name>[A-ZÀ-Þ][\w’'-]+))?"
)
PRONOUN_START = re.compile(r"(?P<word>She|He|Her|His)(?P<short>['’]s)?\b")
PEOPLE = (
    "friend|boss|colleague|coworker|neighbou?r|doctor|teacher|cousin|partner|roommate|flatmate|manager|dentist|"
    "they|them|their"
)
SOMEBODY_ELSE = {
    "she": re.compile(rf"\b(?:{PEOPLE}|he|him|his)\b", re.IGNORECASE),
    "he": re.compile(rf"\b(?:{PEOPLE}|she|her|hers)\b", re.IGNORECASE),
}
PLACE_OR_DAY = re.compile(
    r"\b(?:in|from|near|at|(?:mov\w+|went|go\w*|travel\w+|flew|relocat\w+|back) to)(?: [A-ZÀ-Þ][\w’'-]+)+|"
    r"\b(?:January|February|March|April|May|June|July|August|September|October|November|December|\w+day)\b"
)
NAME = re.compile(r"(?<![.!?] )(?<!^)\b[A-ZÀ-Þ][\w’'-]+")
