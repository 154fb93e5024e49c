"""How a bar of validity looks: its ground and outline by what it stands for, fading where nothing is certain."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from ui.theme import tokens

Fades = dict[tuple[int, int, bool, tuple[str, str], float], QPixmap]
"""Pictures of fading stretches by their length and height, whether they begin to fade on the left, and their look."""
_WIDEST_PICTURE = 4_000
"""Pixels up to which a fading stretch is kept as a picture; a wider one would take megabytes."""


class Tone(StrEnum):
    """What a bar stands for; each has its own fill and outline."""

    NOW = "now"
    PAST = "past"
    REWORDED = "reworded"
    WAITING = "waiting"
    WRONG = "wrong"


def fill_of(tone: Tone) -> tuple[str, str]:
    """Ground and outline of a bar."""
    colours = tokens()
    match tone:
        case Tone.NOW:
            return colours.accent_soft, colours.accent
        case Tone.PAST:
            return colours.track, colours.faint
        case Tone.REWORDED:
            return colours.surface, colours.border_strong
        case Tone.WAITING:
            return colours.warning_soft, colours.warning
        case Tone.WRONG:
            return colours.danger_soft, colours.danger


def text_colour(tone: Tone, *, inside: bool) -> str:
    """The colour of a bar's text, readable on its ground."""
    if tone in (Tone.REWORDED, Tone.PAST) or not inside:
        return tokens().muted
    return tokens().text


def paint_bar(
    painter: QPainter,
    bar: QRectF,
    tone: Tone,
    solid: tuple[float, float],
    *,
    strong: bool = False,
    fades: Fades | None = None,
) -> None:
    """One bar; ``solid`` says between which shares of its length it is certain.

    Fading stretches lose their ground and their edges are dashed. Who paints many bars gives ``fades``, empty at
    first: stretches that look the same are then painted once.
    """
    ground, line = fill_of(tone)
    width = 1.8 if strong else 1.2
    sure_from, sure_to = bar.x() + solid[0] * bar.width(), bar.x() + solid[1] * bar.width()
    if sure_to > sure_from:
        _paint_sure(painter, bar, (sure_from, sure_to), ground, QPen(QColor(line), width))
    if sure_from > bar.x():
        _fade(painter, bar, (bar.x(), sure_from), (ground, line), width, fades)
    if sure_to < bar.right():
        _fade(painter, bar, (bar.right(), sure_to), (ground, line), width, fades)


def _fade(
    painter: QPainter,
    bar: QRectF,
    span: tuple[float, float],
    colours: tuple[str, str],
    width: float,
    fades: Fades | None,
) -> None:
    """A fading stretch, from the pictures that were painted of such ones before where they are kept."""
    left, long = min(span), round(abs(span[1] - span[0]))
    if fades is None or not 0 < long <= _WIDEST_PICTURE:
        _paint_fade(painter, bar, span, colours, width)
        return
    key = (long, round(bar.height()), span[1] < span[0], colours, width)
    picture = fades.get(key)
    if picture is None:
        ratio = painter.device().devicePixelRatio()
        picture = fades[key] = QPixmap(round(long * ratio), round((key[1] + 2) * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        inner = QPainter(picture)
        inner.setRenderHints(painter.renderHints())
        _paint_fade(inner, QRectF(0, 1, long, key[1]), (long, 0) if key[2] else (0, long), colours, width)
        inner.end()
    painter.drawPixmap(QPointF(round(left), bar.y() - 1), picture)


def _paint_sure(painter: QPainter, bar: QRectF, span: tuple[float, float], ground: str, pen: QPen) -> None:
    """The certain stretch: round where the bar begins or ends, cut straight where it goes on fading."""
    left, right = span
    air, round_off = 2.0, 10.0
    box = QRectF(bar)
    box.setLeft(left if left <= bar.x() else left - round_off)
    box.setRight(right if right >= bar.right() else right + round_off)
    painter.save()
    first = left - air if left <= bar.x() else left
    last = right + air if right >= bar.right() else right
    clip = QRectF(first, bar.y() - air, last - first, bar.height() + 2 * air)
    painter.setClipRect(clip, Qt.ClipOperation.IntersectClip)
    painter.setBrush(QColor(ground))
    painter.setPen(pen)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
    painter.restore()


def _paint_fade(
    painter: QPainter,
    bar: QRectF,
    span: tuple[float, float],
    colours: tuple[str, str],
    width: float,
) -> None:
    """A stretch that is nothing at ``span[0]`` and whole at ``span[1]``."""
    fades = []
    for colour in colours:
        gradient = QLinearGradient(QPointF(span[0], 0), QPointF(span[1], 0))
        shade = QColor(colour)
        gradient.setColorAt(1.0, shade)
        shade.setAlpha(0)
        gradient.setColorAt(0.0, shade)
        fades.append(gradient)
    left, right = min(span), max(span)
    painter.fillRect(QRectF(left, bar.y() + 0.5, right - left, bar.height() - 1), fades[0])
    painter.setPen(QPen(fades[1], width, Qt.PenStyle.DashLine))
    for y in (bar.y() + 0.5, bar.bottom() - 0.5):
        painter.drawLine(QPointF(left, y), QPointF(right, y))
