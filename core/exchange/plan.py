"""Reading what stands at a path: recognised by its content, part by part, and handed on in batches.

Nothing is stored here. Every failure is a plain sentence that names the file;
no other error leaves this module, whatever the bytes are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path, PurePosixPath

from core.answers import ImportOptions, SkippedRecord
from core.errors import InvalidRequest, UnsupportedFormat
from core.exchange.bundle import Bundle, in_memory, open_bundle
from core.exchange.csv_list import check_columns, columns_of
from core.exchange.detect import NAMES, READABLE, Format
from core.exchange.fields import Asked
from core.exchange.meter import Meter
from core.exchange.named_dates import zone_of
from core.exchange.parsed import Batch, Parsed, Reading, collect
from core.exchange.parts import Part, part_of
from core.exchange.readers import TITLES, batches_of, choices_of

_TEXTS = (Format.TEXT, Format.NOTES, Format.CSV)
"""Texts that stand beside an export are its explanations, not its contents."""


def open_file(path: Path, options: ImportOptions) -> Reading:
    """What stands at a path, recognised but not yet read; the caller closes it.

    Raises ``FileUnreadable`` for what cannot be opened or is beyond the limits,
    ``UnsupportedFormat`` when no reader knows it, and ``InvalidRequest`` for an
    option that is none. Reading it may still raise the first two.
    """
    _require_options(options)
    bundle = open_bundle(path)
    try:
        return _reading(bundle, path.name or str(path), options)
    except BaseException:
        bundle.close()
        raise


def read_file(path: Path, options: ImportOptions) -> Parsed:
    """The whole content of a path in memory; raises like ``open_file``."""
    reading = open_file(path, options)
    try:
        return collect(reading)
    finally:
        reading.close()


def read_content(content: bytes, name: str, options: ImportOptions) -> Parsed:
    """The same for bytes that are already in memory; ``name`` becomes the source."""
    _require_options(options)
    return collect(_reading(Bundle((in_memory(content, name),), False, lambda: None), name, options))


def _require_options(options: ImportOptions) -> None:
    if options.format == "variorum":
        raise UnsupportedFormat("This is no archive of Variorum.", "Leave the kind open; it is found out.")
    if options.format not in ("auto", *Format):
        raise InvalidRequest(f"“{options.format[:40]}” is not a format that can be read.", f"Choose auto, {NAMES}.")
    zone_of(options.zone)
    check_columns(options.columns)


def _reading(bundle: Bundle, name: str, options: ImportOptions) -> Reading:
    shown = "".join(sign for sign in name if sign.isprintable() and not "\ud800" <= sign <= "\udfff") or "file"
    parts: list[Part] = []
    skipped: list[SkippedRecord] = []
    meter = Meter()
    for member in bundle.members:
        named = meter.watch(member if bundle.is_many else replace(member, name=shown))
        try:
            found = part_of(named, options.format, is_many=bundle.is_many)
        except UnsupportedFormat as reason:
            if not bundle.is_many:
                raise
            skipped.append(SkippedRecord(member.name, reason.message))
            continue
        if found is not None:
            parts.append(replace(found, is_packed=member.is_packed))
    kind, chosen = _chosen(parts, skipped, shown)
    asked = Asked(_source(kind, shown), options, zone_of(options.zone) if options.zone else None)
    choices = choices_of(kind, chosen)
    source = choices.source or asked.source
    asked = replace(asked, source=source)
    told, size = meter.over(chosen)

    def batches() -> Iterator[Batch]:
        meter.begin()
        yield Batch(skipped=tuple(skipped))
        yield from batches_of(kind, told, asked)

    columns = next((columns_of(part.text(), options.columns) for part in chosen if part.format is Format.CSV), ())
    return Reading(kind, source, batches, choices.names, columns, size, lambda: meter.at, bundle.close)


def _chosen(parts: Sequence[Part], skipped: list[SkippedRecord], name: str) -> tuple[Format, list[Part]]:
    """The parts of the one format that is read; what else lies beside it is listed."""
    stores = [part for part in parts if part.format not in _TEXTS] or list(parts)
    if not stores:
        raise UnsupportedFormat(
            f"“{name}” holds nothing that can be read.",
            skipped[0].why if len(skipped) == 1 else READABLE,
        )
    counts = {kind: sum(part.format is kind for part in stores) for kind in Format}
    main = max(counts, key=lambda one: counts[one])
    if main in _TEXTS:  # lists, notes and tables of one folder belong together
        return (main if len({part.format for part in stores}) == 1 else Format.NOTES), stores
    for part in parts:
        if part.format is not main and part.format not in _TEXTS:
            skipped.append(SkippedRecord(part.name, f"It is of another kind ({part.format}); bring it in on its own."))
    chosen = [part for part in stores if part.format is main]
    whole = [part for part in chosen if not part.is_lines]
    if main is Format.OPENMEMORY and whole:  # its lines say the same again
        chosen = whole
    return main, chosen


def _source(format: Format, name: str) -> str:
    """The name of the source: the program's, so that a newer export of it is known again, else the file's."""
    return TITLES.get(format) or PurePosixPath(name).name or name
