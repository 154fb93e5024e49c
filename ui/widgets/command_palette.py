"""All commands in one box: type a few letters, Enter does it. Built from the table of actions."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ui.actions import ACTIONS, Action
from ui.safe import PlainLabel
from ui.theme import Size, font, px, tokens
from ui.translation import tr
from ui.widgets.ring import paint_row_ring
from ui.widgets.room import open_at

_Index = QModelIndex | QPersistentModelIndex
NO_COMMAND = tr("No command has these words in its name.")
_REASON = Qt.ItemDataRole.UserRole + 1


class CommandPalette(QDialog):
    """``picked`` carries an action's id. With ``filterable`` False it is the plain list of shortcuts."""

    picked = Signal(str)

    def __init__(self, reasons: Mapping[str, str], parent: QWidget | None = None, *, only_keys: bool = False) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Keyboard shortcuts") if only_keys else tr("All commands"))
        self.setModal(True)
        self.box = QLineEdit(self)
        self.box.setPlaceholderText(tr("Type a command…"))
        self.box.setAccessibleName(tr("Type a command"))
        self.box.setProperty("kind", "search")
        entries = tuple(action for action in ACTIONS if action.keys) if only_keys else ACTIONS
        self._model = _Entries(entries, reasons, self)
        self.view = QListView(self)
        self.view.setModel(self._model)
        self.view.setItemDelegate(_EntryDelegate(self.view))
        self.view.setAccessibleName(tr("Commands"))
        self.view.setMouseTracking(True)
        self.view.setUniformItemSizes(True)
        self.view.clicked.connect(self._take)
        self.nothing = PlainLabel("", self, role="muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.box.textChanged.connect(self._narrow)
        self.box.installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        layout.addWidget(self.box)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.nothing, 1)
        open_at(self, 520, 460)
        self._narrow("")
        self.box.setFocus()

    def _narrow(self, typed: str) -> None:
        self._model.narrow(typed)
        self.view.setCurrentIndex(self._model.index(0, 0))
        found = self._model.rowCount() > 0
        self.nothing.setText("" if found else NO_COMMAND)
        self.nothing.setVisible(not found)
        self.view.setVisible(found)

    def _take(self, index: QModelIndex) -> None:
        entry = self._model.entry(index.row())
        if entry is not None and not index.data(_REASON):
            self.accept()
            self.picked.emit(entry.id)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys and Enter work on the list while the box has the keyboard."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            row = self.view.currentIndex().row()
            match event.key():
                case Qt.Key.Key_Down:
                    self.view.setCurrentIndex(self._model.index(min(row + 1, self._model.rowCount() - 1), 0))
                    return True
                case Qt.Key.Key_Up:
                    self.view.setCurrentIndex(self._model.index(max(row - 1, 0), 0))
                    return True
                case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                    self._take(self.view.currentIndex())
                    return True
        return super().eventFilter(watched, event)


class _Entries(QAbstractListModel):
    def __init__(self, entries: tuple[Action, ...], reasons: Mapping[str, str], parent: QObject) -> None:
        super().__init__(parent)
        self._all = entries
        self._shown = entries
        self._reasons = reasons

    def narrow(self, typed: str) -> None:
        wanted = typed.casefold().split()
        self.beginResetModel()
        self._shown = tuple(entry for entry in self._all if all(word in _words(entry).casefold() for word in wanted))
        self.endResetModel()

    def entry(self, row: int) -> Action | None:
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self.entry(index.row())
        if entry is None:
            return None
        reason = self._reasons.get(entry.id, "")
        keys = ", ".join(_key_text(key) for key in entry.keys)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _words(entry)
            case Qt.ItemDataRole.UserRole:
                return keys
            case Qt.ItemDataRole.AccessibleTextRole:
                return ". ".join(part for part in (_words(entry), keys, reason) if part)
            case _ if role == _REASON:
                return reason
            case _:
                return None


def _words(entry: Action) -> str:
    return f"{entry.submenu}: {entry.words}" if entry.submenu else entry.words.rstrip("…")


def _key_text(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class _EntryDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return super().sizeHint(option, index).expandedTo(QSize(100, px(38)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        look = tokens()
        box = option.rect.adjusted(2, 1, -2, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.selection))
            painter.drawRoundedRect(box, 8, 8)
        paint_row_ring(painter, QRectF(box), option.state)
        reason = str(index.data(_REASON) or "")
        inside = box.adjusted(px(12), 0, -px(12), 0)
        painter.setFont(font(Size().body))
        painter.setPen(QColor(look.muted if reason else look.text))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inside, middle | Qt.AlignmentFlag.AlignLeft, str(index.data()))
        painter.setFont(font(Size().small))
        painter.setPen(QColor(look.muted))
        beside = reason or str(index.data(Qt.ItemDataRole.UserRole) or "")
        painter.drawText(inside, middle | Qt.AlignmentFlag.AlignRight, beside)
        painter.restore()
