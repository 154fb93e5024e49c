"""Judgement: what to keep, what repeats what, how a query reads, how hits rank.

Pure functions over domain values; no SQL, no files, no clock. Start at
``retain.py`` and ``dedupe.py`` for the write path, ``query.py`` and
``rank.py`` for retrieval, ``curate.py`` for windows; ``claims.py`` takes
statements out of conversations, ``guard.py`` stands before what a model suggests.
"""
