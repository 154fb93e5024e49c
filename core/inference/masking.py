"""What is taken out of a text before it leaves this computer for a model elsewhere: keys, passwords, card numbers.

Only what has the shape of a secret is masked, and only on the way out; what is
stored stays as it was said. Nobody can find every secret by its shape, so this
lessens harm and promises nothing.
"""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import urlsplit

MASK = "[secret]"

_SHAPES = re.compile(
    r"\b(?:(?:sk|pk|rk|hf|ghp|gho|ghs|ghu|glpat|npm|pat|xox[abeprs])[-_][A-Za-z0-9_-]{16,}|github_pat_\w{20,}|"
    r"(?:AKIA|ASIA)[A-Z0-9]{16}\b|AIza[\w-]{30,}|ya29\.[\w-]{20,}|eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{5,})|"
    r"-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----.{0,8000}?(?:-----END [A-Z ]{0,20}PRIVATE KEY-----|\Z)",
    re.DOTALL,
)
_NAMED = re.compile(
    r"(?P<name>\b(?:password|passwd|passphrase|passcode|passwort|kennwort|contraseña|mot de passe|secret key|"
    r"api[ _-]?key|access[ _-]?token|pin(?: code)?|cvv|cvc)\b[^\S\n]{0,3}"
    r"(?:is|are|was|ist|lautet|es|est|[:=])[^\S\n]{0,3})"
    r"(?P<value>[^\s\"\\,;]{3,200})",
    re.IGNORECASE,
)
_CARD = re.compile(r"(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.]\d)")
"""13 to 19 digits, perhaps in groups; those that pass the check digit are a card's."""


def masked(text: str) -> str:
    """The text with what looks like a secret left out."""
    text = _SHAPES.sub(MASK, text)
    text = _NAMED.sub(lambda found: found["name"] + MASK, text)
    return _CARD.sub(lambda found: MASK if _checks(found.group()) else found.group(), text)


def is_here(base_url: str) -> bool:
    """Whether an address is this computer itself, so that nothing leaves it."""
    try:
        host = urlsplit(base_url).hostname or ""
        if host == "localhost" or host.endswith(".localhost"):
            return True
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _checks(number: str) -> bool:
    """Luhn's check digit, ISO/IEC 7812."""
    digits = [int(sign) for sign in reversed(number) if sign.isdigit()]
    doubled = [digit if place % 2 == 0 else sum(divmod(2 * digit, 10)) for place, digit in enumerate(digits)]
    return sum(doubled) % 10 == 0
