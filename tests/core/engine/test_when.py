"""A sentence's own words say when it is true: read against the day it was said, never guessed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.when import NOTHING, Grain, WhenKind, main_when, read_when
from core.window import Moment, Precision

Case = tuple[str, str, str, str | None, str | None]

ENGLISH: list[Case] = [
    # text, said on, kind, from, to
    ("I broke my wrist in March", "2025-07-15", "during", "2025-03-01", "2025-04-01"),
    ("What did I pay for in October?", "2025-07-15", "during", "2024-10-01", "2024-11-01"),
    ("in july we painted the fence", "2025-07-15", "during", "2025-07-01", "2025-08-01"),
    ("We adopted him last winter.", "2025-07-15", "during", "2024-12-01", "2025-03-01"),
    ("last spring I ran a marathon", "2025-04-10", "during", "2024-03-01", "2024-06-01"),
    ("the summer of 2018 was hot", "2025-07-15", "during", "2018-06-01", "2018-09-01"),
    ("On Monday I signed the contract.", "2025-11-12", "instant", "2025-11-10", "2025-11-11"),
    ("I missed the bus last Wednesday.", "2025-11-12", "instant", "2025-11-05", "2025-11-06"),
    ("I will see the notary next Friday.", "2025-11-12", "instant", "2025-11-14", "2025-11-15"),
    ("Last week we had the plumber in.", "2025-11-12", "during", "2025-11-03", "2025-11-10"),
    ("what's on this week", "2025-11-12", "during", "2025-11-10", "2025-11-17"),
    ("next week I am away", "2025-11-12", "during", "2025-11-17", "2025-11-24"),
    ("The week before last I had a cold.", "2025-11-12", "during", "2025-10-27", "2025-11-03"),
    ("Last year we had no holiday.", "2025-07-15", "during", "2024-01-01", "2025-01-01"),
    ("next year I turn forty", "2025-07-15", "during", "2026-01-01", "2027-01-01"),
    ("Over the weekend I baked.", "2025-11-12", "during", "2025-11-08", "2025-11-10"),
    ("last weekend we went hiking", "2025-11-12", "during", "2025-11-08", "2025-11-10"),
    ("I have been sober since last Christmas.", "2025-07-15", "since", "2024-12-25", None),
    ("since 12 May 2024 I work nights", "2025-07-15", "since", "2024-05-12", None),
    ("She has had braces since last summer.", "2025-11-12", "since", "2025-06-01", None),
    ("since Monday the heating is off", "2025-11-12", "since", "2025-11-10", None),
    ("From 2019 onwards I lived abroad.", "2025-07-15", "since", "2019-01-01", None),
    ("starting 1 December 2025 the fee is 12", "2025-11-12", "since", "2025-12-01", None),
    ("I rented there until 2016.", "2025-07-15", "until", None, "2017-01-01"),
    ("The visa is valid until 3 March 2027.", "2025-07-15", "until", None, "2027-03-04"),
    ("till March I had long hair", "2025-07-15", "until", None, "2025-04-01"),
    ("My contract runs until March.", "2025-07-15", "until", None, "2026-04-01"),
    ("before 2010 we had a landline", "2025-07-15", "before", None, "2010-01-01"),
    ("Where did he teach prior to May 2021?", "2025-07-15", "before", None, "2021-05-01"),
    ("after 2015 I stopped smoking", "2025-07-15", "after", "2016-01-01", None),
    ("Two years ago I learned to sail.", "2025-07-15", "instant", "2023-07-15", "2023-07-16"),
    ("a week ago my phone died", "2025-11-12", "instant", "2025-11-05", "2025-11-06"),
    ("A couple of months ago I quit.", "2025-11-12", "instant", "2025-09-12", "2025-09-13"),
    ("half a year ago I changed teams", "2025-11-12", "instant", "2025-05-12", "2025-05-13"),
    ("An hour ago the parcel came.", "2025-11-12", "instant", "2025-11-12", "2025-11-13"),
    ("In the nineties he drove a taxi.", "2025-07-15", "during", "1990-01-01", "2000-01-01"),
    ("My aunt studied in the 1970s.", "2025-07-15", "during", "1970-01-01", "1980-01-01"),
    ("In the third quarter of 2024 sales fell.", "2025-07-15", "during", "2024-07-01", "2024-10-01"),
    ("between 2012 and 2014 I was in Gdansk", "2025-07-15", "during", "2012-01-01", "2015-01-01"),
    ("From June to August 2022 she was on leave.", "2025-07-15", "during", "2022-06-01", "2022-09-01"),
    ("from November 2023 to February 2024 I was off work", "2025-07-15", "during", "2023-11-01", "2024-03-01"),
    ("The fair was between 3 and 6 October 2024.", "2025-07-15", "during", "2024-10-03", "2024-10-07"),
    ("2008–2011: bakery apprentice", "2025-07-15", "during", "2008-01-01", "2012-01-01"),
    ("from 2019 to now I have kept bees", "2025-07-15", "since", "2019-01-01", None),
    ("Late 2021 we bought the house.", "2025-07-15", "during", "2021-10-01", "2022-01-01"),
    ("at the beginning of May 2024 I fell ill", "2025-07-15", "during", "2024-05-01", "2024-05-11"),
    ("We met on 2024-02-29.", "2025-07-15", "instant", "2024-02-29", "2024-03-01"),
    ("The lift broke on 13/11/2024.", "2025-07-15", "instant", "2024-11-13", "2024-11-14"),
    ("I flew home on 7 July.", "2025-07-15", "instant", "2025-07-07", "2025-07-08"),
    ("The exam is on 3 September.", "2025-07-15", "instant", "2025-09-03", "2025-09-04"),
    ("Sept 9th, 2024: knee operation", "2025-07-15", "instant", "2024-09-09", "2024-09-10"),
    ("The day before yesterday it hailed.", "2025-11-12", "instant", "2025-11-10", "2025-11-11"),
    ("On Christmas Eve 2023 the power failed.", "2025-07-15", "instant", "2023-12-24", "2023-12-25"),
    ("Easter 2024 was rainy", "2025-07-15", "instant", "2024-03-31", "2024-04-01"),
    ("Mid-2023 was a hard time.", "2025-07-15", "during", "2023-05-01", "2023-09-01"),
    ("In the last week of May 2025 I was ill.", "2025-07-15", "during", "2025-05-25", "2025-06-01"),
    ("The trip is May 3-5, 2026.", "2025-07-15", "during", "2026-05-03", "2026-05-06"),
    ("Three weeks before Christmas I fell.", "2025-07-15", "instant", "2024-12-04", "2024-12-05"),
    ("New Year's Eve was quiet.", "2025-07-15", "instant", "2024-12-31", "2025-01-01"),
    ("it's been raining since Sunday morning", "2025-07-15", "since", "2025-07-13", None),
    ("The charter was signed on 4 July 1776.", "2025-07-15", "instant", "1776-07-04", "1776-07-05"),
    ("I currently share an office.", "2025-07-15", "instant", "2025-07-15", "2025-07-16"),
    ("In the last three months I lost 5 kg.", "2025-07-15", "during", "2025-04-15", "2025-07-16"),
]

OTHER_LANGUAGES: list[Case] = [
    ("Im Mai 2024 habe ich geheiratet.", "2025-07-15", "during", "2024-05-01", "2024-06-01"),
    ("Bis Juni 2023 hatte ich einen Hund.", "2025-07-15", "until", None, "2023-07-01"),
    ("Von 2010 bis 2013 war ich in Graz.", "2025-07-15", "during", "2010-01-01", "2014-01-01"),
    ("Seit zwei Jahren lerne ich Cello.", "2025-07-15", "since", "2023-07-15", None),
    ("Letzten Sommer waren wir am Meer.", "2025-11-12", "during", "2025-06-01", "2025-09-01"),
    ("Gestern war der Klempner da.", "2025-11-12", "instant", "2025-11-11", "2025-11-12"),
    ("Ab dem 1. März 2026 arbeite ich halbtags.", "2025-11-12", "since", "2026-03-01", None),
    ("In den 80er Jahren lebte sie in Bonn.", "2025-07-15", "during", "1980-01-01", "1990-01-01"),
    ("Nächste Woche kommt meine Mutter.", "2025-11-12", "during", "2025-11-17", "2025-11-24"),
    ("Desde 2016 vivo en Gijón.", "2025-07-15", "since", "2016-01-01", None),
    ("El verano pasado estuve en Cádiz.", "2025-11-12", "during", "2025-06-01", "2025-09-01"),
    ("Hasta mayo de 2022 trabajé de camarera.", "2025-07-15", "until", None, "2022-06-01"),
    ("La semana pasada perdí las llaves.", "2025-11-12", "during", "2025-11-03", "2025-11-10"),
    ("Depuis mars 2024, je travaille à mi-temps.", "2025-07-15", "since", "2024-03-01", None),
    ("Il y a deux semaines, j'ai vu Marc.", "2025-11-12", "instant", "2025-10-29", "2025-10-30"),
    ("De 2012 à 2015, j'ai vécu à Lille.", "2025-07-15", "during", "2012-01-01", "2016-01-01"),
    ("L'été dernier, nous étions en Bretagne.", "2025-11-12", "during", "2025-06-01", "2025-09-01"),
    ("2023年5月我换了工作。", "2025-07-15", "during", "2023-05-01", "2023-06-01"),
    ("我从2018年起住在成都。", "2025-07-15", "since", "2018-01-01", None),
    ("三天前我感冒了。", "2025-11-12", "instant", "2025-11-09", "2025-11-10"),
    ("2020年から大阪に住んでいます。", "2025-07-15", "since", "2020-01-01", None),
    ("去年の夏、北海道に行きました。", "2025-11-12", "during", "2024-06-01", "2024-09-01"),
    ("В марте 2024 года я сменил работу.", "2025-07-15", "during", "2024-03-01", "2024-04-01"),
    ("Два года назад мы переехали.", "2025-07-15", "instant", "2023-07-15", "2023-07-16"),
    ("منذ مايو 2024 أعمل من البيت.", "2025-07-15", "since", "2024-05-01", None),
]


def day(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "said", "kind", "start", "end"), ENGLISH + OTHER_LANGUAGES, ids=lambda value: str(value)[:40]
)
def test_a_named_time_is_read_from_the_day_it_was_said(
    text: str, said: str, kind: str, start: str | None, end: str | None
) -> None:
    when = main_when(text, day(said))
    assert (when.kind, when.start, when.end) == (kind, start and day(start), end and day(end))


@pytest.mark.parametrize(
    "text",
    [
        "In summer I commute by bike.",
        "I work from Monday to Friday.",
        "We met on 30 February 2024.",
        "I have lived here for two years now.",
        "May I borrow the ladder?",
        "It may rain on us.",
        "April is my best friend.",
        "I had lunch with June and August.",
        "We watched the film Next Friday.",
        "I loved the book “Last Winter”.",
        "My favourite novel is 2666.",
        "Flight 2019 was full.",
        "My PIN is 1987.",
        "She owns 2000 books.",
        "I walked 2024 steps.",
        "We march every spring.",
        "I swim on Mondays.",
        "The choir meets each Thursday.",
        "It took me three weeks.",
        "The film is two hours long.",
        "I look after the kids.",
        "He was named after my uncle.",
        "Wipe the table after lunch.",
        "I won 3/4 of the votes.",
        "Call +44 7700 900123.",
        "Order AB-2024 arrived.",
        "We live at 1905 Oak Street.",
        "Since it is late, let's stop.",
        "Jeden Montag gehe ich turnen.",
        "Todos los martes juego al tenis.",
        "Chaque jeudi, je nage.",
    ],
)
def test_what_only_looks_like_a_time_is_none(text: str) -> None:
    when = main_when(text, day("2025-07-15"))
    assert when.kind is WhenKind.NONE
    assert when.grain in (Grain.NONE, Grain.VAGUE)


@pytest.mark.parametrize("text", ["We met on 3/4/2024.", "due 02-03-2025", "paid 07/08/24", "on 3/4 we met"])
def test_a_date_with_two_readings_is_never_guessed(text: str) -> None:
    when = main_when(text, day("2025-07-15"))
    assert (when.kind, when.grain, when.start, when.end) == (WhenKind.NONE, Grain.AMBIGUOUS, None, None)


def test_dots_are_day_first_in_german_and_ask_in_english() -> None:
    assert main_when("Am 5.6.2024 war die Prüfung.", day("2025-07-15")).start == day("2024-06-05")
    assert main_when("The exam was on 5.6.2024", day("2025-07-15")).grain is Grain.AMBIGUOUS


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Before I had kids I slept well.", "before"),
        ("after my retirement I took up golf", "after"),
        ("until the accident she danced", "until"),
        ("since my divorce I cook for one", "since"),
        ("When I was a student I ate noodles.", "during"),
        ("during the pandemic we kept hens", "during"),
        ("Bevor wir umgezogen sind, hatte ich ein Auto.", "before"),
        ("Nach der Scheidung habe ich allein gewohnt.", "after"),
        ("Antes de casarme vivía en León.", "before"),
        ("Avant mon divorce, j'habitais à Nice.", "before"),
    ],
)
def test_an_event_without_a_date_gives_its_kind_and_no_dates(text: str, kind: str) -> None:
    when = main_when(text, day("2025-07-15"))
    assert (when.kind, when.grain, when.start, when.end) == (kind, Grain.EVENT, None, None)


def test_every_time_of_a_text_is_read_in_order_with_its_place() -> None:
    text = "I moved out in May 2023 and since June 2024 I live here."
    first, second = read_when(text, day("2025-07-15"))
    assert (first.kind, text[slice(*first.place)]) == (WhenKind.DURING, "May 2023")
    assert (second.kind, text[slice(*second.place)]) == (WhenKind.SINCE, "June 2024")


def test_a_time_of_day_with_a_zone_is_told_in_utc() -> None:
    when = main_when("Crash at 2025-06-30T23:15:00-02:00", day("2025-07-15"))
    assert (when.grain, when.start) == (Grain.MINUTE, datetime(2025, 7, 1, 1, 15, tzinfo=UTC))


def test_a_reference_without_a_zone_is_taken_as_utc_and_with_one_is_turned_to_utc() -> None:
    assert main_when("yesterday", datetime(2025, 7, 15, 3)).start == day("2025-07-14")
    east = datetime.fromisoformat("2025-07-15T03:00:00+09:00")
    assert main_when("yesterday", east).start == day("2025-07-13")


def test_a_moment_keeps_the_precision_of_its_name() -> None:
    assert main_when("since 2019", day("2025-07-15")).start_moment() == Moment(day("2019-01-01"), Precision.YEAR)
    assert main_when("since May 2019", day("2025-07-15")).start_moment() == Moment(day("2019-05-01"), Precision.MONTH)
    assert main_when("until 5 May 2019", day("2025-07-15")).end_moment() == Moment(day("2019-05-06"), Precision.DAY)
    assert NOTHING.start_moment() is None


_PIECES = [
    "in",
    "since",
    "until",
    "from",
    "to",
    "last",
    "next",
    "March",
    "May",
    "2024",
    "31",
    "29 February",
    "Monday",
    "3/4/2024",
    "ago",
    "two",
    "weeks",
    "the 90s",
    "Q3",
    "week 53 of 2023",
    "before",
    "I moved",
    "“",
    "”",
    "年",
    "昨天",
    "марта",
    "bis",
    ".",
    "0000",
    "9999",
]


@given(st.lists(st.sampled_from(_PIECES), max_size=9).map(" ".join), st.dates())
def test_any_words_are_read_without_fault_and_every_span_has_a_length(text: str, said: object) -> None:
    reference = datetime.combine(said, datetime.min.time(), UTC)  # type: ignore[arg-type]
    for when in read_when(text, reference):
        assert 0 <= when.place[0] <= when.place[1] <= len(text)
        if when.start and when.end:
            assert when.end - when.start >= timedelta(minutes=1)


@given(st.text(max_size=80))
def test_any_text_is_read_without_fault(text: str) -> None:
    read_when(text, day("2025-07-15"))
