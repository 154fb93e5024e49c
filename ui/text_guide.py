"""The guide: what one sees and how to do what one came for, in a few short pages."""

from __future__ import annotations

from ui.translation import tr

TITLE = tr("Guide")
LINE = tr("What you see, and how to do what you came for. Every command with its key: Ctrl+Shift+P.")

SECTIONS: tuple[tuple[str, str], ...] = (
    (
        tr("What this is"),
        tr(
            "Variorum keeps what is remembered about you in one file on this computer: what you wrote, what "
            "assistants noted, what came out of conversations. Every wording is kept, with the dates between which "
            "it was true and where it came from. Nothing is ever overwritten."
        ),
    ),
    (
        tr("Finding something"),
        tr(
            "Type in the box at the top (Ctrl+F). The list shows what fits while you type, with the words that fit "
            "marked, and always says how many of all there are. ↓ goes into the list, Enter on to the details, Esc "
            "back. ↓ in the empty box offers what you looked for last. Ctrl+S keeps a search in the library under a "
            "name; a right click on it renames, changes or removes it."
        ),
    ),
    (
        tr("The library"),
        tr(
            "On the left (F9) stand the parts of the vault with their numbers. Active is what counts now; All is "
            "everything, the past and the archive included. A tag, a source or a person narrows the list; the chip "
            "above the list says so, and its cross takes it away. The words at the top right of the list change its "
            "order and put headings between its rows."
        ),
    ),
    (
        tr("Correcting, ending, putting away"),
        tr(
            "Correct (F2) gives a memory better words. “No longer true” (Ctrl+Shift+X) closes it on a date: it stays "
            "in the history, and in every view of an earlier date. “Was never right” is for mistakes. Archive (Del) "
            "puts it out of sight. Each can be taken back: in the bar below, with Ctrl+Z, or later under Activity."
        ),
    ),
    (
        tr("Many at once"),
        tr(
            "Hold Shift or Ctrl to select several rows, or press Ctrl+A. A bar below the list pins, tags, ends, "
            "archives or saves them all, or makes one memory of them. It is one step, and one Undo."
        ),
    ),
    (
        tr("What waits for you"),
        tr(
            "What came from elsewhere counts once you approve it (Ctrl+3). Where two memories cannot both be true, "
            "you decide (Ctrl+2): which one is right, both at different times, both in different ways, or neither. "
            "Nothing is decided without you unless you allow it, and each decision can be taken back."
        ),
    ),
    (
        tr("Looking at another date"),
        tr(
            "“Showing: Today” at the top (Ctrl+G) shows what was true, or what was known, on another day. A yellow "
            "strip says so until you go back to today (Alt+Home)."
        ),
    ),
    (
        tr("Bringing in and taking out"),
        tr(
            "Drop a file, a folder or an archive anywhere on the window, or press Ctrl+I; it is recognised by what "
            "is in it. A dropped text becomes a new memory. Ctrl+E saves memories: an archive holds everything and "
            "opens here again."
        ),
    ),
)
"""Headings with their texts, in the order in which somebody new needs them."""
