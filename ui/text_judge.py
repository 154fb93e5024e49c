"""The model card of the built-in judge in a person's words; a test compares its figures with the card's own."""

from __future__ import annotations

from core.contradictions import Recalibration, RecalibrationState
from ui.translation import decimal, plural, tr

TITLE = tr("The built-in judge")
LINE = tr("A small model that runs on this computer and compares two statements. It asks, it never decides.")
ABOUT = tr("How good is it?")
"""The button that leads here."""

SECTIONS: tuple[tuple[str, str], ...] = (
    (
        tr("What it does"),
        tr(
            "It reads two English statements together and says whether they clash, whether the later one tells of a "
            "change, repeats or refines the earlier one, tells of an earlier time, or has nothing to do with it. Its "
            "word puts a pair into your list and orders the list. It closes, merges and rewrites nothing."
        ),
    ),
    (
        tr("How good it is"),
        tr(
            "On 180 hard pairs that nobody had looked at before, of what it flags by itself 83 of 100 were clashes "
            "when it asks little, and it found 65 of 100 clashes. Balanced: 84 right, 77 found. All: 74 right, 88 "
            "found. On easier pairs of another hand, 96 of 100 of its flags were right and it found 80 of 100."
        ),
    ),
    (
        tr("Where it is wrong"),
        tr(
            "Two sentences that say the same with no word in common, comparisons of one with another, dates that have "
            "to be calculated, and a difference of scope that no row of its lessons names. So rules about subjects, "
            "scope, dates and numbers speak first, and what it alone found is worded “may disagree”. In other "
            "languages than English it is not asked."
        ),
    ),
    (
        tr("Where it comes from"),
        tr(
            "It was trained by this project on sentences that this project made (packaging/judge), starting from "
            "all-MiniLM-L6-v2 (Apache License 2.0). Its file is checked by its checksum each time it is loaded. How to "
            "make it anew, and all figures with their uncertainty, stand in resources/contradiction-judge/README.md."
        ),
    ),
)

FOLLOW = tr("Follow my verdicts")
"""The button that takes a calibration by the person's verdicts."""
AS_SHIPPED = tr("As shipped again")
"""The button that takes it back."""
FOLLOWED = tr("The built-in judge follows your verdicts. It counts for what is looked at from now on.")
UNFOLLOWED = tr("The built-in judge is as it was shipped. It counts for what is looked at from now on.")


def own_words(found: Recalibration) -> str:
    """What the person's verdicts say of the judge, and what following them would change."""
    match found.state:
        case RecalibrationState.TOO_FEW:
            return tr("It can follow your own verdicts: {done} of the {needed} that it takes are there.").format(
                done=found.verdicts, needed=found.needed
            )
        case RecalibrationState.ONE_SIDED:
            return tr("It can follow your own verdicts, but nearly all of them are of one kind so far.")
        case RecalibrationState.NO_GAIN:
            return tr("It could follow your own verdicts, but that would foretell them no better than now.")
        case RecalibrationState.OFFERED:
            return f"{_would(found)} {_better(found)}".strip()
        case _:
            return _does(found)


def _does(found: Recalibration) -> str:
    flagged, right = found.now
    taken = plural("It follows {n} verdict of yours.", "It follows {n} verdicts of yours.", found.taken_from)
    of_all = tr("Of {all} it flags {flagged}, {right} of them rightly.")
    return f"{taken} {of_all.format(all=found.verdicts, flagged=flagged, right=right)}"


def _would(found: Recalibration) -> str:
    return tr(
        "Of your {all} verdicts it now flags {flagged}, {right} of them rightly; if it followed you, it would flag "
        "{later}, {later_right} of them rightly."
    ).format(
        all=found.verdicts,
        flagged=found.now[0],
        right=found.now[1],
        later=found.then[0],
        later_right=found.then[1],
    )


def _better(found: Recalibration) -> str:
    if found.losses is None:
        return ""
    before, after = (decimal(loss, 2) for loss in found.losses)
    return tr("Tried on verdicts that it had not seen, its error falls from {before} to {after}.").format(
        before=before, after=after
    )
