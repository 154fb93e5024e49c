"""What speakers of French, Japanese and Chinese take for a denial, a limit or somebody else."""

from __future__ import annotations

import pytest

from core.engine.opposites.evidence import prepare, weigh


def rules_flag(one: str, other: str) -> bool:
    """Whether rules set the two against each other, in either order of telling."""
    return any(weigh(prepare(*pair), None).generator is not None for pair in ((one, other), (other, one)))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("辛い物は苦手です。", "辛い物が大好きです。"),
        ("父はもう引退しています。", "父はまだ働いています。"),
        ("毎朝欠かさず走ります。", "毎朝は走りません。"),
        ("我特别喜欢爬山。", "我不喜欢爬山。"),
        ("我离不开咖啡。", "我不喝咖啡。"),
        ("Mon père est à la retraite.", "Mon père travaille encore."),
        ("J'ai deux voitures.", "Je n'ai pas de voiture."),
        ("Je ne suis jamais allé à l'étranger.", "L'an dernier j'ai voyagé en Italie."),
    ],
)
def test_two_that_cannot_both_be_so_are_set_against_each_other(one: str, other: str) -> None:
    assert rules_flag(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("友達の名前は健です。", "友達の名前は蓮です。"),
        ("金曜日は在宅勤務です。", "月曜日は出社します。"),
        ("我的朋友叫小明。", "我的朋友叫小红。"),
        ("我平时六点起床。", "我周末九点起床。"),
        ("周五我在家办公。", "周一我去公司。"),
        ("我住在一栋别墅里。", "我住在别墅里。"),
        ("Mon ami s'appelle Hugo.", "Mon ami s'appelle Noé."),
        ("Je n'aime pas la viande mais j'aime le poisson.", "J'aime le poisson."),
    ],
)
def test_two_that_may_both_be_so_are_left_alone(one: str, other: str) -> None:
    assert not rules_flag(one, other)
