"""What is worth a person's minutes: how much hangs on a statement, how often it was of use, how soon it is decided."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from math import log2

WORDS_A_SECOND = 4.0
"""Reading: 238 words a minute on average for English prose (Brysbaert 2019)."""
DECIDING = {"contradiction": 9.0, "duplicate": 4.0, "proposal": 4.0}
"""Seconds beside the reading until a key is pressed; two cards to weigh take longer than one."""
HIGH = 3.0
"""Added for what can do harm when it is wrong: as much as being used seven times."""


class Stake(StrEnum):
    """What a wrong memory of this kind can cost."""

    HEALTH = "health"
    MONEY = "money"
    ACCESS = "access"


_ATTRIBUTES = {"allergy": Stake.HEALTH, "medication": Stake.HEALTH, "diet": Stake.HEALTH, "phone": Stake.ACCESS,
               "email": Stake.ACCESS}  # fmt: skip
_WORDS = {
    Stake.HEALTH: (
        r"allerg|intoleran|medic|dose|dosage|tablet|pills?\b|insulin|asthma|diabet|epilep|pregnan|blood (?:type|group)|"
        r"doctor|surgery|vaccin|symptom|diagnos|anaphyl|coeliac|celiac|schwanger|arzt|médic|alerg|lekarst|лекарств|аллерг"
    ),
    Stake.MONEY: (
        r"salary|wage|income|rent\b|mortgage|loan|debt|bank|iban|account number|invoice|tax(?:es)?\b|insurance|pension|"
        r"budget|invest(?:s|ed|ments?)?\b|price|paid\b|pays\b|euros?\b|dollars?\b|gehalt|miete|konto|steuer|salaire|"
        r"loyer|sueldo|alquiler|зарплат"
    ),
    Stake.ACCESS: (
        r"password|passcode|passphrase|pin code|door code|alarm code|api key|secret key|recovery|two-factor|2fa|"
        r"security question|passport|licen[cs]e number|emergency contact|passwort|contraseña|mot de passe|парол"
    ),
}
_HAN = {Stake.HEALTH: "过敏|過敏|药|藥", Stake.MONEY: "工资|工資|房租", Stake.ACCESS: "密码|密碼"}
_PATTERNS = {stake: re.compile(rf"(?<!\w)(?:{words})|{_HAN[stake]}", re.IGNORECASE) for stake, words in _WORDS.items()}


def stake_of(texts: Sequence[str], attribute: str = "") -> Stake | None:
    """What hangs on these wordings, by the attribute they answer or by their words; None for the rest."""
    if attribute in _ATTRIBUTES:
        return _ATTRIBUTES[attribute]
    return next((stake for stake, found in _PATTERNS.items() if any(map(found.search, texts))), None)


def seconds_for(kind: str, texts: Sequence[str]) -> float:
    """How long reading and deciding takes, in seconds."""
    return DECIDING[kind] + sum(len(text.split()) for text in texts) / WORDS_A_SECOND


def worth(texts: Sequence[str], attribute: str, uses: int) -> float:
    """How much a decision about these wordings is worth; a statement that nobody uses and nothing hangs on is 1."""
    return 1.0 + log2(1 + uses) + (HIGH if stake_of(texts, attribute) else 0.0)
