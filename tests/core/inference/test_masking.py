"""What has the shape of a secret does not leave this computer; what only mentions one stays readable."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.inference.masking import MASK, is_here, masked


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("My key is sk-" + "x9" * 12 + ", keep it.", "x9x9"),
        ("token ghp_" + "A1b2" * 9, "A1b2"),
        ("AKIA" + "Z" * 16, "ZZZZ"),
        ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcdefghij", "eyJ"),
        ("-----BEGIN RSA PRIVATE KEY-----\\nMIIEow\\n-----END RSA PRIVATE KEY-----", "MIIE"),
        ("-----BEGIN PRIVATE KEY-----\nMIIEow", "MIIE"),
        ('{"text": "The wifi password is Heron77"}', "Heron77"),
        ("Passwort: Reiher!9", "Reiher"),
        ("my PIN is 4711", "4711"),
        ("api_key=abcdef", "abcdef"),
        ("card 4111 1111 1111 1111 until 2030", "1111"),
        ("4111-1111-1111-1111", "1111"),
    ],
)
def test_a_secret_is_left_out_and_the_rest_stays(text: str, secret: str) -> None:
    hidden = masked(text)
    assert MASK in hidden
    assert secret not in hidden


@pytest.mark.parametrize(
    "text",
    [
        "The password policy changed: 14 characters from June.",
        "I lost my keys in Porto.",
        "My number is +44 7700 900198.",
        "ISBN 9780306406158 is on my desk",
        "4111 1111 1111 1112 is no card",
        "Sketch-a-thon is my favourite event of the year",
        "I was born on 1990-04-03.",
        "",
    ],
)
def test_what_is_no_secret_stays_as_it_was(text: str) -> None:
    assert masked(text) == text


@given(st.text())
def test_masking_never_raises_and_is_done_once(text: str) -> None:
    assert masked(masked(text)) == masked(text)


def test_only_this_computer_is_here() -> None:
    for here in (
        "http://127.0.0.1:80/v1",
        "http://localhost/v1",
        "http://[::1]:8080",
        "http://127.3.2.1",
        "http://a.localhost",
    ):
        assert is_here(here)
    for there in (
        "https://example.org/v1",
        "http://192.168.1.2/v1",
        "http://127.0.0.1.example.org",
        "http://0.0.0.0",
        "",
    ):
        assert not is_here(there)


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    "piece", ["-----BEGIN PRIVATE KEY-----", "password ", "1 ", "sk-a", "password:", "eyJaaaaaaaaaa."]
)
def test_a_long_text_is_masked_in_time(piece: str) -> None:
    assert masked(piece * 4_000)
