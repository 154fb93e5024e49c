"""The face of the engine: a vault, and everything that can be asked of it or done to it.

Thin on purpose: its methods stand in ``core/face``, by what they are for, and
each delegates to ``core/acts``. One handle serves one thread at a time; the
application opens one to read and one to write. Writes answer with a
``Receipt`` and are one operation each; ids are full or short.
"""

from __future__ import annotations

from core.face.consolidating import Consolidating
from core.face.detecting import Detecting
from core.face.embedding import Embedding
from core.face.moving import Moving
from core.face.picturing import Picturing
from core.face.reading import Reading
from core.face.reviewing import Reviewing
from core.face.settling import Settling
from core.face.using import Using
from core.face.writing import Writing


class Vault(Writing, Reviewing, Settling, Reading, Picturing, Consolidating, Detecting, Embedding, Using, Moving):
    """One open vault; see the module for how handles and threads go together."""
