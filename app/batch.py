"""Many requests in one run: JSON Lines in, one answer a line out, each as soon as it is true.

A line that cannot be done gets its own error line and the rest go on. An
``id`` of a line comes back in its answer, whatever it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping

from app.context import Context
from app.faults import DONE, FAILED, REFUSED, failure_of
from app.streams import write_json
from core.errors import EnvironmentFault, InvalidRequest, InvalidText, VaultError

Fields = Mapping[str, object]
Lines = Iterable[tuple[int, bytes | None]]
"""Numbered lines; None for one that is too long."""
Work = Callable[[Fields], Mapping[str, object]]

TEXT = (str,)
FLAG = (bool,)
NUMBER = (int,)
NAMES = (str, list)
_ONE_A_LINE = 'Write one object a line, like {"text": "…"}.'


def run_batch(context: Context, lines: Lines, known: Mapping[str, tuple[type, ...]], work: Work) -> int:
    """Answer every line; the exit code is 0 when all were done, 3 if the environment failed in one.

    ``known`` gives the field names that a line may have and the types of each.
    """
    code = DONE
    for number, line in lines:
        if line is not None and not line.strip():
            continue
        mark: dict[str, object] = {}
        try:
            fields = read_fields(line, number)
            if "id" in fields:
                mark["id"] = fields["id"]
            answer = work(checked_fields(fields, known))
        except VaultError as fault:
            answer = {**failure_of(fault).document, "line": number}
            code = max(code, FAILED if isinstance(fault, EnvironmentFault) else REFUSED)
        write_json(context.streams.out, {**mark, **answer})
    return code


def read_fields(line: bytes | None, number: int) -> dict[str, object]:
    """The JSON object of one line. Raises ``InvalidRequest`` or ``InvalidText``."""
    if line is None:
        raise InvalidText(f"Line {number} is too long.", "Import long texts as a file.")
    try:
        # A byte order mark may stand at the beginning of a file.
        fields = json.loads(line.decode("utf-8-sig"))
    except UnicodeDecodeError as reason:
        where = f"Line {number} is not UTF-8 (byte {reason.start + 1})."
        raise InvalidText(where, "Store it as UTF-8.") from reason
    except (ValueError, RecursionError) as reason:
        raise InvalidRequest(f"Line {number} is not JSON.", _ONE_A_LINE) from reason
    if not isinstance(fields, dict):
        raise InvalidRequest(f"Line {number} is not an object.", _ONE_A_LINE)
    return fields


def checked_fields(fields: Fields, known: Mapping[str, tuple[type, ...]]) -> Fields:
    """The fields that say something, with ``-`` as ``_`` in names. Raises ``InvalidRequest``."""
    said: dict[str, object] = {}
    for written, value in fields.items():
        name = written.replace("-", "_")
        if name == "id" or value is None:
            continue
        if name not in known:
            raise InvalidRequest(
                f"The field “{written[:60]}” is not known.", "Known: " + ", ".join(sorted(known)) + "."
            )
        # A JSON true is an int for Python, and is not meant where a number is asked for.
        if not isinstance(value, known[name]) or (isinstance(value, bool) and bool not in known[name]):
            raise InvalidRequest(
                f"The field “{name}” cannot be {json_kind(value)}.",
                "It has to be " + " or ".join(_KINDS[kind] for kind in known[name]) + ".",
            )
        said[name] = value
    return said


_KINDS: dict[type, str] = {
    str: "a text",
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    list: "a list",
    dict: "an object",
}


def json_kind(value: object) -> str:
    """What a JSON value is, in words."""
    return _KINDS.get(type(value), "of that kind")


def names_of(value: object, field: str) -> tuple[str, ...]:
    """One name or a list of names. Raises ``InvalidRequest``."""
    if value is None:
        return ()
    if isinstance(value, str):
        return (value,)
    if isinstance(value, list) and all(isinstance(name, str) for name in value):
        return tuple(value)
    raise InvalidRequest(f"The field “{field}” has to be a text or a list of texts.")
