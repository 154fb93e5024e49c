"""Whom a statement is about: the person who speaks, a name as written, or ``user's <relation>``.

The patterns take anything that stands where a subject stands, so that they
stay short; ``resolve`` then decides whether it is somebody.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from core.engine.attributes.foreign import FOREIGN_KIN, kin_pattern
from core.engine.attributes.lexicon import ANIMALS, CHILDREN, KIN, KIN_NAMES, PARTNERS

USER = "user"
_NOT_NAMES = (
    "I|We|You|He|She|It|They|This|That|These|Those|There|Here|The|A|An|My|Our|Your|His|Her|Their|Its|"
    "Nobody|Everybody|Everyone|Someone|Somebody|Anyone|Anybody|No|Yes|And|But|Or|So|If|When|While|"
    "Since|Until|Till|Before|After|From|To|In|On|At|By|For|With|Without|About|As|Of|Not|Now|Then|Today|"
    "Yesterday|Tomorrow|Tonight|Also|Still|Just|Currently|Recently|Lately|Usually|Always|Never|Sometimes|"
    "Often|"
    "Actually|Really|Very|Please|Thanks|Thank|Ok|Okay|Sure|Well|Oh|Ah|Hi|Hello|Hey|What|Which|Who|Whom|"
    "Whose|Where|Why|How|Is|Are|Am|Was|Were|Be|Been|Do|Does|Did|Have|Has|Had|Can|Could|Will|Would|Shall|"
    "Should|May|"
    "Might|Must|Let|Got|Get|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|"
    "March|April|June|July|August|September|October|November|December|Christmas|Easter|People|Men|Women|"
    "Children|Kids|"
    "Food|Dinner|Lunch|Breakfast|Work|Music|Traffic|Weather|Life|Time|Everything|Nothing|Something|"
    "Anything|Most|Many|Some|All|Both|Each|Every|Another|Other|One|Two|Three|Four|Five|Six|Seven|Eight|"
    "Nine|Ten|First|Second|"
    "Last|Next|New|Old|Good|Great|Nice|Bad|Vegetarian|Vegan|Water|Milk|Coffee|Tea|Bread|Rent|Home|House|"
    "School|Money|News|English|German|French|Spanish|Italian|Dutch|Correction|Update|Note|Fact|Reminder|"
    "Job|Phone|Email|"
    "Age|Height|Diet|Religion|Hobby|Birthday|Dog|Cat|Dogs|Cats|Due|Moved|Born|Married|Single|Divorced|"
    "Favourite|Favorite|Love|Like|Hate|Live|Worked|Works|Living|Working|Back|Only|Even|Maybe|Perhaps|"
    "Hopefully|Anyway|"
    "Btw|Fyi|Also|Luckily|Unfortunately|Sadly|Finally|Meanwhile|Instead|Otherwise|However|Because|"
    "Although|Though|Once|Over|Under|Between|During|Around|Through|User|Assistant|System|AI|Everybody|"
    "Ugh|Wow|Yeah|Nope|Yep|Lol|"
    "Nothing|Half|Part|Going|Being|Having|Print|Show|Tell|Traffic|Rain|Snow|Sun|Summer|Winter|Spring|Autumn"
)
_NO_NAME = frozenset(_NOT_NAMES.split("|"))
NAME = r"(?-i:(?:(?:Mrs|Mr|Ms|Dr|Prof)\.? )?[A-ZÀ-ÖØ-Þ][\w-]*(?:'[A-Z]\w+)?(?: [A-ZÀ-ÖØ-Þ][\w-]+)?)"
RELATION = "|".join(sorted(f"{PARTNERS}|{CHILDREN}|{KIN}|{ANIMALS}".split("|"), key=len, reverse=True))
_ADJECTIVES = (
    r"(?:(?:dear|lovely|late|old|new|younger|older|little|big|elder|only|eldest|youngest|first|second|ex|"
    r"former|"
    r"current|grown-up|adult|teenage|two|three) )*"
)
_KIN_NAME = re.compile(KIN_NAMES)
_OWN = re.compile(
    rf"^(?P<own>my|our|(?:the )?user's|.+?'s) {_ADJECTIVES}(?P<relation>{RELATION})"
    r"(?:,? (?P<name>(?-i:[A-ZÀ-Þ]).*?),?)?$",
    re.IGNORECASE,
)
_OWNED = re.compile(r"^(?:my|our|(?:the )?user's|\S+'s) ", re.IGNORECASE)
_FOREIGN = re.compile(
    rf"^(?:mein\w*|unser\w*|mi|nuestr[oa]|mon|ma|notre) (?P<relation>{kin_pattern(FOREIGN_KIN)})(?: "
    rf"(?P<name>.+))?$",
    re.IGNORECASE,
)
_WORDS = r"(?:[\w-]+ ){0,2}?[\w-]+"


_NO_PLACE = "".join(rf"(?<!\b{word} )" for word in "in at to from of near for with by".split())
"""A name after one of these is where or with whom, not who."""


def subject_pattern() -> str:
    """A pattern with the group ``s`` for whatever may be a subject at the head of a clause."""
    own = rf"(?:my|our|(?:the )?user's|(?:my|our) [\w-]+'s|{NAME}'s)"
    return rf"(?<![\w'])(?P<s>I|we|(?:the )?user|{own} {_WORDS}(?:,? {NAME},?)?|{_NO_PLACE}{NAME})"


def owner_pattern() -> str:
    """A pattern with the group ``s`` for whose something is: my, the user's, Tom's."""
    own = r"(?:my|our|(?:the )?user's)"
    return rf"(?:(?<![\w'])(?P<s>{own}|{own} {_WORDS}'s|{NAME}'s?)\s+)"


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who speaks, and the owner's names, as far as they decide who "I" is."""

    name: str | None
    owners: frozenset[str]

    def first_person(self) -> str:
        """The subject of "I": the owner, or the name of whoever speaks."""
        if self.name is None or self.name.casefold() in self.owners or self.name.casefold() == USER:
            return USER
        return self.name


_FIRST_PERSON = frozenset("i we my our me us mine".split())


def resolve(written: str | None, speaker: Speaker) -> str | None:
    """The canonical subject of what was written; None when that is nobody."""
    text = " ".join((written or "I").split()).strip(" ,")
    folded = text.casefold().removeprefix("the ")
    if folded in _FIRST_PERSON:
        return speaker.first_person()
    if folded in ("user", "user's") or folded.removesuffix("'s").removesuffix("'") in speaker.owners:
        return USER
    if text.endswith(("'s", "s'")):
        return resolve(text.removesuffix("'s").removesuffix("'"), speaker)
    foreign = _FOREIGN.match(text)
    if foreign is not None:
        return foreign["name"] or f"{speaker.first_person()}'s {FOREIGN_KIN[foreign['relation'].casefold()]}"
    return _relative(text, speaker) if _OWNED.match(text) else _named(text, speaker)


def _relative(text: str, speaker: Speaker) -> str | None:
    match = _OWN.match(text)
    if match is None:
        return None
    if match["name"]:
        return _named(match["name"].strip(" ,"), speaker)
    holder = resolve(match["own"], speaker)
    return None if holder is None else f"{holder}'s {match['relation'].casefold()}"


def _named(text: str, speaker: Speaker) -> str | None:
    """A name without the capitalised words around it that are none ("Today Anna")."""
    words = text.split()
    while words and words[0] in _NO_NAME:
        words = words[1:]
    while words and words[-1] in _NO_NAME:
        words = words[:-1]
    if not words:
        return None
    name = " ".join(words)
    if name.casefold() in speaker.owners:
        return USER
    return f"{speaker.first_person()}'s {name.casefold()}" if _KIN_NAME.fullmatch(name) else name


_PARTICLES = frozenset("de van von der di da del la le al bin ter dos du of den los st".split())


def is_name(text: str) -> bool:
    """Whether it is a person's or animal's name: capitalised words, particles between them."""
    words = text.replace(".", "").split()
    if not 0 < len(words) <= 5 or _KIN_NAME.fullmatch(text):
        return False
    return words[0] not in _NO_NAME and all(
        word[0].isupper() or (at > 0 and word in _PARTICLES) for at, word in enumerate(words)
    )
