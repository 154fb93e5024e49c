"""Whom a statement is about: the person who speaks, a name as written, or ``user's <relation>``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

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
_NAME = rf"(?-i:(?!(?:{_NOT_NAMES})\b)[A-ZÀ-ÖØ-Þ][\w-]*(?:'[A-Z]\w+)?(?: (?!(?:{_NOT_NAMES})\b)[A-ZÀ-ÖØ-Þ][\w-]+)?)"
_TITLE = r"(?-i:(?:Mrs|Mr|Ms|Dr|Prof)\.? )?"
NAME = _TITLE + _NAME
RELATION = "|".join(sorted(f"{PARTNERS}|{CHILDREN}|{KIN}|{ANIMALS}".split("|"), key=len, reverse=True))
_ADJECTIVE = (
    r"(?:(?:dear|lovely|late|old|new|younger|older|little|big|elder|only|eldest|youngest|first|second|ex|"
    r"former|current|grown-up|adult|teenage|two|three) )?"
)
_OWNER = (
    r"(?:my|our|(?:the )?user's|(?P<owner{n}>"
    + NAME
    + r"|"
    + KIN_NAMES
    + r")'s|(?P<through{n}>(?:my|our) (?:"
    + RELATION
    + r"))'s)"
)
_OWN = re.compile(
    rf"^(?P<own>my|our|(?:the )?user's|.+?'s) (?P<adjective>{_ADJECTIVE})(?P<relation>{RELATION})(?:,? "
    rf"(?P<name>.+?),?)?$",
    re.IGNORECASE,
)


_FOREIGN = re.compile(
    rf"^(?:mein\w*|unser\w*|mi|nuestr[oa]|mon|ma|notre) (?P<relation>{kin_pattern(FOREIGN_KIN)})(?: (?P<name>.+))?$",
    re.IGNORECASE,
)


def subject_pattern() -> str:
    """A pattern with the group ``s`` for anybody who can be a subject at the head of a clause."""
    own = _OWNER.replace("{n}", "1")
    return (
        rf"(?<![\w'])(?P<s>I|we|(?:the )?user|{own} {_ADJECTIVE}(?:{RELATION})(?:,? {NAME},?)?|"
        rf"(?-i:{KIN_NAMES})(?![\w'])|{NAME})"
    )


def owner_pattern() -> str:
    """A pattern with the group ``s`` for whose something is: my, the user's, Tom's; may be missing."""
    return (
        rf"(?:(?<![\w'])(?P<s>my|our|(?:the )?user's|(?:my|our|(?:the )?user's) {_ADJECTIVE}(?:{RELATION})(?: "
        rf"{NAME})?'s|(?-i:{KIN_NAMES})'s|{NAME}'s?)\s+)"
    )


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
    """The canonical subject of what was written; None when nobody can be told."""
    text = " ".join((written or "I").replace("'s'", "'").split()).strip(" ,")
    folded = text.casefold().removeprefix("the ")
    if folded in _FIRST_PERSON:
        return speaker.first_person()
    if folded in ("user", "user's") or folded.removesuffix("'s").removesuffix("'") in speaker.owners:
        return USER
    if text.endswith("'s") or text.endswith("s'"):
        return resolve(text[:-2] if text.endswith("'s") else text[:-1], speaker)
    foreign = _FOREIGN.match(text)
    if foreign is not None:
        return foreign["name"] or f"{speaker.first_person()}'s {FOREIGN_KIN[foreign['relation'].casefold()]}"
    match = _OWN.match(text)
    if match is None:
        return f"{speaker.first_person()}'s {folded}" if re.fullmatch(KIN_NAMES, text) else text
    if match["name"]:
        return match["name"].strip(" ,")
    holder = resolve(match["own"], speaker)
    return f"{holder}'s {match['relation'].casefold()}"


@lru_cache(maxsize=1)
def name_only() -> re.Pattern[str]:
    """A whole name."""
    return re.compile(
        rf"{NAME}(?: (?:de|van|von|der|di|da|del|la|le|al|bin|ter|dos|du|of)(?: (?:la|der|den|los))?)?(?: {NAME})*",
        re.IGNORECASE,
    )
