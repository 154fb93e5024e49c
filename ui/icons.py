"""Line icons drawn here, in the colour of the theme.

Each icon is a few strokes on a grid of 24 by 24 units, painted when asked for,
so that a change of theme needs no second set of files.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from ui.theme import px, tokens

_STROKES = {
    "search": '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/>',
    "plus": '<path d="M12 5v14M5 12h14"/>',
    "import": '<path d="M12 3v11M7.5 10 12 14.5 16.5 10M4 16v3.5h16V16"/>',
    "export": '<path d="M12 14.5V3.5M7.5 8 12 3.5 16.5 8M4 16v3.5h16V16"/>',
    "calendar": ('<rect x="4" y="5.5" width="16" height="15" rx="2.5"/><path d="M4 10.5h16M8.5 3v4.5M15.5 3v4.5"/>'),
    "clock": '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.2l3.6 2"/>',
    "undo": '<path d="M9 6 4.5 10.5 9 15M5 10.5h9.5a5 5 0 0 1 0 10H11"/>',
    "redo": '<path d="M15 6l4.5 4.5L15 15M19 10.5H9.5a5 5 0 0 0 0 10H13"/>',
    "pin": '<path d="M9 4h6l-.8 6.2 3.3 3.3H6.5l3.3-3.3zM12 13.5V21"/>',
    "edit": '<path d="M4.5 19.5l.9-4.2L16 4.7l3.3 3.3L8.7 18.6zM13.8 7l3.2 3.2"/>',
    "end": '<path d="M3.5 12H14M18.5 6v12"/><circle cx="18.5" cy="12" r=".6"/>',
    "wrong": '<circle cx="12" cy="12" r="8.5"/><path d="M6.2 6.2l11.6 11.6"/>',
    "archive": '<rect x="3.5" y="4.5" width="17" height="4.5" rx="1.2"/><path d="M5.5 9v10.5h13V9M10 13h4"/>',
    "back": '<path d="M14.5 5.5 8 12l6.5 6.5"/>',
    "chevron": '<path d="M6.5 9.5 12 15l5.5-5.5"/>',
    "folded": '<path d="M9.5 6.5 15 12l-5.5 5.5"/>',
    "list": '<path d="M8.5 6.5H20M8.5 12H20M8.5 17.5H20"/><path d="M4.2 6.5h.4M4.2 12h.4M4.2 17.5h.4"/>',
    "all": '<path d="M12 3.5 3.5 8l8.5 4.5L20.5 8zM3.5 12.3 12 16.8l8.5-4.5M3.5 16.3l8.5 4.5 8.5-4.5"/>',
    "tag": '<path d="M4 4.5h7.2l8.5 8.5-6.7 6.7L4.5 11.2z"/><circle cx="8.3" cy="8.3" r="1"/>',
    "person": '<circle cx="12" cy="8.2" r="3.9"/><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.700 2 7.500 6"/>',
    "sidebar": '<rect x="3.5" y="4.5" width="17" height="15" rx="2.5"/><path d="M9.500 4.500v15"/>',
    "settings": '<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>',
    "close": '<path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/>',
    "chat": '<path d="M4.5 5.5h15v10.5h-8l-4 3.5V16h-3z"/>',
    "link": '<path d="M9.5 14.5l5-5M11 7l1.8-1.8a4.2 4.2 0 0 1 6 6L17 13M13 17l-1.8 1.8a4.2 4.2 0 0 1-6-6L7 11"/>',
    "chart": '<path d="M4 4v16h16M8.5 16v-5M13 16V7.5M17.5 16v-3"/>',
    "map": (
        '<circle cx="7" cy="8" r="2.2"/><circle cx="16" cy="6.5" r="2.2"/><circle cx="12" cy="17" r="2.2"/>'
        '<circle cx="18.5" cy="14" r="1.4"/>'
    ),
    "check": '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
    "warning": '<path d="M12 4.5 21 19.5H3zM12 10v4.5"/><circle cx="12" cy="17" r=".5"/>',
    "sample": '<path d="M12 3.5l2.5 5.6 6 .6-4.5 4.1 1.3 6L12 16.7l-5.3 3.1 1.3-6L3.5 9.7l6-.6z"/>',
    "revive": '<path d="M5 12a7 7 0 1 0 2.3-5.2L4.5 9.2M4.5 4.5v4.7h4.7"/>',
    "keep": '<path d="M6.5 4h11v16.5L12 16.5 6.5 20.5z"/>',
    "balance": '<path d="M12 4v16M7.5 20h9M5 7.5h14M5 7.5 2.5 14h5zM19 7.5 16.5 14h5z"/>',
    "more": ('<circle cx="5.5" cy="12" r=".9"/><circle cx="12" cy="12" r=".9"/><circle cx="18.5" cy="12" r=".9"/>'),
}
NAMES = tuple(_STROKES)


def _svg(name: str, colour: str) -> QByteArray:
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" '
        f'stroke="{colour}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">'
    )
    return QByteArray(f"{head}{_STROKES[name]}</svg>".encode())


def paint_icon(painter: QPainter, name: str, box: QRectF, colour: str) -> None:
    """Paint an icon into a square of a painter, in a ``#rrggbb`` colour."""
    QSvgRenderer(_svg(name, colour)).render(painter, box)


def pixmap(name: str, size: int = 18, colour: str | None = None, ratio: float = 2.0) -> QPixmap:
    """An icon of ``size`` pixels, sharp on screens of up to ``ratio`` times the resolution.

    Drawn once for each colour and size: a change of theme draws what it drew before.
    """
    told = f"variorum {name} {size} {ratio} {colour or tokens().text}"
    made = QPixmap()
    if QPixmapCache.find(told, made):
        return made
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_icon(painter, name, QRectF(0, 0, made.width(), made.height()), colour or tokens().text)
    painter.end()
    made.setDevicePixelRatio(ratio)
    QPixmapCache.insert(told, made)
    return made


def icon(name: str, colour: str | None = None, size: int = 18) -> QIcon:
    """An icon in the theme's text colour or another, with a faint form for disabled controls.

    ``size`` is given for the usual size of text and grows with it.
    """
    made = QIcon(pixmap(name, px(size), colour))
    made.addPixmap(pixmap(name, px(size), tokens().faint), QIcon.Mode.Disabled)
    return made
