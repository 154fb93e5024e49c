"""What the README in an archive says: what is in it, how to read it, and how to bring it back."""

from __future__ import annotations

_WHAT = """An archive of a Variorum vault
==============================

Everything that one person's vault remembers: every memory with all its earlier wordings, from when to when each was
true, who said it and where, the whole log of what was done, and every decision. Nothing is left out but the indexes
for searching, which are made again.
"""
_LOCKED = """
It is locked with a password: every file but this one is encrypted with AES-256 (WinZip's AE-2). Programs that know
AES open it, among them 7-Zip, WinZip, WinRAR, Keka and The Unarchiver; those built into Windows and macOS do not.
Without the password nobody can: it is stored nowhere. The names of the files and their sizes can be seen without it.
"""
_OPEN = """
Any zip program opens it.
"""
_FILES = """
What is in here
---------------

manifest.json     the make of this archive ("version") and of the vault ("schema"), the owner, when it was written, how
                  many log entries there are, and for each table the number of its rows and the SHA-256 of its file
tables/NAME.jsonl one table a file: JSON Lines in UTF-8. The first line names the columns; every further line is a row.
                  Instants are microseconds since 1970 in UTC, with their precision in the column beside; bytes are
                  hexadecimal; null means that nothing is known.

  meta            the vault's id
  operation       the log: one entry for each change, in order. "undoes" names the entry that it took back. "digest" is
                  the SHA-256 of what the entry wrote, "chain" that of the entry, its digest and the chain before it, so
                  that no entry can be altered, left out or put in without being noticed
  subject, alias  whom and what the memories are about, and by which names they go; "called" is how the owner is
                  called
  source, policy  where statements came from, and whether those of a source count at once, wait, or are only kept
  episode         what was said, word by word; "presence" says whether it still counts
  memory, version the memories, and each wording of them; a wording never changes
  window          from when to when a wording is true in the world
  mark, tag       what is pending, retired, archived or pinned; tags
  evidence        which wording rests on which episode, and on which words of it
  edge            links between wordings
  slot, scope     which question a wording answers (whom, which property, which value), and of what only it is said
  contradiction   what disagrees; "assessment" is what each detector said of it, "verdict" what the person decided
  proposal        what was suggested; "decision" is what became of it
  skip            what was not kept as a memory
  automatic       which detectors may decide by themselves
  saved           searches that were kept
  other_entry     entries of the logs of other copies of this vault that were merged in; each chain can be checked, too
  brought         which of those entries a row came from

Rows are never altered. One that ends to hold is retracted: "asserted_by" and "retracted_by" (or "operation") name the
log entries. What holds now are the rows whose "retracted_by" is null; what held after entry N are those with
asserted_by <= N and (retracted_by null or > N).
"""
_BACK = """
Bringing it back
----------------

Into an empty vault it comes back whole, with its log and everything that can be undone:

    variorum --vault NEW.vault import THIS.zip

Into another copy of the same vault it is merged: what either knows is kept. To check it without bringing it in:

    variorum verify THIS.zip

Both ask for the password, if it has one.
"""


def readme(*, is_locked: bool) -> str:
    """The README of an archive, locked with a password or not."""
    return _WHAT + (_LOCKED if is_locked else _OPEN) + _FILES + _BACK
