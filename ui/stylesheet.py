"""The small style sheet that rounds what Fusion draws square.

Widgets opt in by dynamic properties: ``kind`` on buttons (primary, quiet,
danger, chip), ``role`` on frames (card, header, banner, bar) and on labels
(title, heading, muted, small). Colours come from the tokens only.
"""

from __future__ import annotations

from ui.tokens import Tokens

_RULES = """
* {{ outline: none; }}
QPushButton, QToolButton, QMenu, QMenuBar, QComboBox, QListView {{ icon-size: {icon}px; }}
QToolTip {{ background: {raised}; color: {text}; border: 1px solid {border_strong}; padding: 5px 8px; }}
QDialog, QMessageBox {{ background: {background}; }}
QMessageBox, QDialogButtonBox {{ button-layout: 3; dialogbuttonbox-buttons-have-icons: 0; }}
QLabel {{ background: transparent; }}
QLabel[role="title"] {{ font-size: {title}px; font-weight: 600; }}
QLabel[role="heading"] {{ font-size: {heading}px; font-weight: 600; }}
QLabel[role="muted"] {{ color: {muted}; }}
QLabel[role="small"] {{ color: {muted}; font-size: {small}px; }}
QLabel[role="strong"] {{ font-weight: 600; }}
QLabel[role="danger"] {{ color: {danger}; }}
QLabel[role="warning"] {{ color: {warning}; }}
QLabel[role="drop"] {{
    background: {accent_soft}; color: {accent}; border: 2px dashed {accent}; border-radius: 14px;
    font-size: {heading}px; font-weight: 600;
}}
QFrame[role="card"] {{ background: {surface}; border: 1px solid {border}; border-radius: 12px; }}
QFrame[role="header"] {{ background: {surface}; border: none; border-bottom: 1px solid {border}; }}
QFrame[role="banner"] {{ background: {warning_soft}; border: none; border-radius: 10px; }}
QFrame[role="banner"] QLabel {{ color: {warning}; }}
QFrame[role="sample"] {{ background: {accent_soft}; border: none; border-radius: 10px; }}
QFrame[role="tour"] {{ background: {raised}; border: 1px solid {accent}; border-radius: 12px; }}
QFrame[role="fault"] {{ background: {danger_soft}; border: none; border-radius: 10px; }}
QFrame[role="fault"] QLabel {{ color: {danger}; }}
QFrame[role="bar"] {{ background: {raised}; border: 1px solid {border_strong}; border-radius: 10px; }}
QFrame[role="status"] {{ background: {surface}; border: none; border-top: 1px solid {border}; }}
QFrame[role="side"] {{ background: {background}; border: 1px solid {border}; border-radius: 12px; }}
QFrame[role="form"] {{ background: {neutral_soft}; border: none; border-radius: 12px; }}
QFrame[role="line"] {{ background: {border}; border: none; max-height: 1px; min-height: 1px; }}
QPushButton {{
    background: {raised}; color: {text}; border: 1px solid {border_strong}; border-radius: 8px;
    padding: 6px 14px; min-height: {line}px;
}}
QPushButton:hover {{ background: {hover}; border-color: {faint}; }}
QPushButton:pressed {{ background: {sunken}; }}
QPushButton:focus {{ border-color: {accent}; }}
QPushButton:disabled {{ color: {faint}; border-color: {border}; background: {background}; }}
QPushButton[kind="primary"] {{
    background: {accent}; color: {on_accent}; border-color: {accent}; font-weight: 600;
}}
QPushButton[kind="primary"]:hover {{ background: {accent_hover}; border-color: {accent_hover}; }}
QPushButton[kind="primary"]:focus {{ border: 3px double {on_accent}; padding: 4px 12px; }}
QPushButton[kind="primary"]:disabled {{ background: {track}; color: {muted}; border-color: {track}; }}
QPushButton[kind="quiet"] {{ background: transparent; border-color: transparent; padding: 6px 10px; }}
QPushButton[kind="quiet"]:hover {{ background: {neutral_soft}; }}
QPushButton[kind="quiet"]:focus {{ border-color: {accent}; }}
QPushButton[kind="badge"] {{
    background: {accent_soft}; color: {accent}; border-color: {accent_soft}; font-weight: 600;
}}
QPushButton[kind="badge"]:hover, QPushButton[kind="badge"]:focus {{ border-color: {accent}; }}
QPushButton[kind="link"] {{
    background: transparent; border: 1px solid transparent; color: {accent};
    padding: 1px 6px; font-weight: 600; min-height: {icon}px;
}}
QPushButton[kind="link"]:hover {{ background: {accent_soft}; }}
QPushButton[kind="link"]:focus {{ border-color: {accent}; }}
QPushButton[kind="link"][small="true"] {{ font-size: {small}px; }}
QPushButton[kind="side"] {{
    background: transparent; border: 1px solid transparent; border-radius: 8px; padding: 5px 14px; text-align: left;
}}
QPushButton[kind="side"]:hover {{ background: {neutral_soft}; }}
QPushButton[kind="side"]:checked {{ background: {accent_soft}; color: {accent}; font-weight: 600; }}
QPushButton[kind="side"]:focus {{ border-color: {accent}; }}
QPushButton[kind="plain"] {{
    background: transparent; border: 1px solid transparent; color: {muted}; border-radius: 7px;
    padding: 2px 8px; font-size: {small}px; min-height: {chip}px;
}}
QPushButton[kind="plain"]:hover {{ background: {neutral_soft}; color: {text}; }}
QPushButton[kind="plain"]:focus {{ border-color: {accent}; }}
QPushButton[kind="small"] {{ border-radius: 7px; padding: 3px 9px; font-size: {small}px; min-height: {chip}px; }}
QPushButton[kind="pill"] {{
    background: {accent}; color: {on_accent}; border: 1px solid {accent}; border-radius: {chip_radius}px;
    padding: 3px 10px; font-size: {small}px; font-weight: 600; min-height: {chip}px;
}}
QPushButton[kind="pill"]:hover {{ background: {accent_hover}; }}
QPushButton[kind="pill"]:focus {{ border: 3px double {on_accent}; padding: 1px 8px; }}
QPushButton[kind="answer"] {{
    background: {surface}; border-color: {accent}; color: {accent}; font-weight: 600;
    padding: 9px 14px; text-align: left;
}}
QPushButton[kind="answer"]:hover, QPushButton[kind="answer"]:focus {{ background: {accent_soft}; }}
QPushButton[kind="answer"]:focus {{ border: 2px solid {accent}; padding: 8px 13px; }}
QPushButton[kind="answer"]:disabled {{ color: {faint}; border-color: {border}; background: {background}; }}
QPushButton[kind="quiet-answer"] {{ text-align: left; padding: 6px 9px; }}
QPushButton[kind="link"][flush="true"] {{ padding-left: 0px; border-left: none; }}
QPushButton[kind="link"][flush="true"]:hover, QPushButton[kind="link"][flush="true"]:focus {{
    background: transparent; text-decoration: underline;
}}
QPushButton[kind="danger"] {{ color: {danger}; }}
QPushButton[kind="chip"] {{
    border-radius: {chip_radius}px; padding: 3px 12px; border-color: {border}; color: {muted};
    background: transparent; font-size: {small}px; min-height: {chip}px;
}}
QPushButton[kind="chip"]:hover {{ background: {neutral_soft}; }}
QPushButton[kind="chip"]:checked {{
    background: {accent_soft}; color: {accent}; border-color: {accent_soft};
}}
QPushButton[kind="chip"]:focus {{ border-color: {accent}; }}
QPushButton[kind="tile"] {{
    background: {surface}; border: 1px solid {border}; border-radius: 14px; padding: 0px;
    min-height: {tile}px;
}}
QPushButton[kind="tile"]:hover {{ border-color: {accent}; background: {hover}; }}
QPushButton[kind="tile"]:focus {{ border-color: {accent}; }}
QPushButton::menu-indicator {{ image: none; width: 0px; }}
QLineEdit, QPlainTextEdit, QComboBox, QDateEdit, QSpinBox {{
    background: {surface}; color: {text}; border: 1px solid {border_strong}; border-radius: 8px;
    padding: 6px 10px; selection-background-color: {accent}; selection-color: {on_accent};
}}
QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus, QDateEdit:focus, QSpinBox:focus {{
    border-color: {accent};
}}
QListWidget {{
    background: {surface}; border: 1px solid {border_strong}; border-radius: 8px; padding: 4px; outline: none;
}}
QListWidget:focus {{ border-color: {accent}; }}
QListWidget::item {{ padding: 6px 8px; border-radius: 6px; color: {text}; }}
QListWidget::item:hover {{ background: {hover}; }}
QListWidget::item:selected {{ background: {selection}; color: {text}; }}
QLineEdit[kind="search"] {{
    background: {sunken}; border-color: transparent; border-radius: 10px; padding: 9px 12px;
    font-size: {search}px;
}}
QLineEdit[kind="search"]:focus {{ background: {surface}; border-color: {accent}; }}
QLineEdit[kind="search"][past="true"] {{ background: {warning_soft}; }}
QTableView {{
    background: transparent; border: none; selection-background-color: transparent; selection-color: {text};
}}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QScrollArea:focus {{ border: 1px solid {accent}; border-radius: 6px; }}
QToolButton[kind="picker"] {{
    background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 4px;
}}
QToolButton[kind="picker"]:hover {{ background: {neutral_soft}; }}
QToolButton[kind="picker"]:focus {{ border-color: {accent}; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: {track}; border-radius: 4px; min-height: 32px; }}
QScrollBar::handle:vertical:hover {{ background: {faint}; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
QScrollBar::handle:horizontal {{ background: {track}; border-radius: 4px; min-width: 32px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0px; height: 0px; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QSplitter::handle {{ background: transparent; }}
QMenuBar {{ background: {surface}; color: {text}; padding: 2px 6px; }}
QMenuBar::item {{ padding: 5px 10px; border-radius: 6px; background: transparent; }}
QMenuBar::item:selected {{ background: {neutral_soft}; }}
QMenu {{ background: {raised}; color: {text}; border: 1px solid {border_strong}; padding: 6px; }}
QMenu::item {{ padding: 6px 28px 6px 12px; border-radius: 6px; }}
QMenu::item:selected {{ background: {accent_soft}; color: {text}; }}
QMenu::item:disabled {{ color: {faint}; }}
QMenu::separator {{ height: 1px; background: {border}; margin: 5px 8px; }}
QMenu::icon {{ padding-left: 8px; }}
QProgressBar {{ background: {track}; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }}
QProgressBar::chunk {{ background: {accent}; border-radius: 3px; }}
QSlider::groove:horizontal {{ background: {track}; height: 6px; border-radius: 3px; }}
QSlider::sub-page:horizontal {{ background: {accent_soft}; border-radius: 3px; }}
QSlider::handle:horizontal {{
    background: {accent}; border: 2px solid {surface}; width: 14px; height: 14px; margin: -6px 0px; border-radius: 9px;
}}
QSlider::handle:horizontal:focus {{ border-color: {text}; }}
QTabWidget::pane {{ border: none; }}
QTabBar {{ background: transparent; }}
QTabBar::tab {{
    background: transparent; color: {muted}; padding: 8px 4px; margin-right: 18px;
    border: none; border-bottom: 2px solid transparent;
}}
QTabBar::tab:selected {{ color: {text}; border-bottom-color: {accent}; font-weight: 600; }}
QTabBar::tab:hover {{ color: {text}; }}
QTabBar::tab:focus {{ color: {accent}; border-bottom: 2px solid {accent}; background: {accent_soft}; }}
"""


def stylesheet(tokens: Tokens, scale: float) -> str:
    """The style sheet for these colours at this text scale."""
    colours = {name: getattr(tokens, name) for name in Tokens.__slots__ if name != "dark"}
    sizes = {
        "title": 21,
        "heading": 16,
        "small": 12,
        "search": 15,
        "line": 20,
        "chip": 18,
        "tile": 88,
        "icon": 16,
    }
    scaled = {name: round(value * scale) for name, value in sizes.items()}
    # half of the chip's outer height (content, 2 x 3 padding, 2 x 1 border), so that its ends are round
    radius = (scaled["chip"] + 8) // 2
    return _RULES.format(**colours, **scaled, chip_radius=radius)
