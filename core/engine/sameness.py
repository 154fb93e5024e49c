"""What a ruling about two memories that say nearly the same does, in sentences; pure."""

from __future__ import annotations

from core.contradictions import Preview, Sameness


def preview(ruling: Sameness, a: str, b: str) -> Preview:
    """The effects of a ruling about the wordings ``a`` and ``b``."""
    if ruling is Sameness.DIFFERENT:
        return Preview(("Both stay as they are.", "You are not asked about these two again."), ())
    kept, other = (a, b) if ruling is Sameness.KEEP_A else (b, a)
    effects = (
        f"“{kept}” stays, with the sources and tags of both.",
        f"“{other}” goes to the archive; nothing is deleted.",
    )
    return Preview(effects, ())
