"""What the window needs to reach other vaults, as callables that the application passes in.

A vault is opened in a window and a process of its own, so that one window
always stands for one vault. The window itself starts no process and knows no
folder of this computer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

AGAIN = -1
"""What showing a window returns when the person wants the sample from its beginning; no exit code.

It stands here, in a file without a text, since texts may not be imported before the language is chosen.
"""


@dataclass(frozen=True, slots=True)
class VaultDoors:
    """How vaults are found, made and opened.

    ``open`` opens one in a window of its own; it runs in a worker's thread and
    raises a ``VaultError`` when there is none at that path. ``make`` makes an
    empty one, given its path and its owner's name, and raises a ``VaultError``
    where something is already. ``recent`` lists the vaults that were opened
    last, the latest first, without this one. ``folder`` is where new ones are
    suggested. ``again`` opens this same vault once more, as at another start. ``own`` opens
    the person's own vault, for a window that shows the sample.
    """

    open: Callable[[Path], None]
    make: Callable[[Path, str], None]
    recent: Callable[[], tuple[Path, ...]]
    folder: Path
    own: Callable[[], None] | None = None
    again: Callable[[], None] | None = None
