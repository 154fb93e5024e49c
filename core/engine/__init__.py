"""Judgement: what to keep, what repeats what, what a text says of whom and when, how a query reads, how hits rank.

Pure functions over domain values; no SQL, no clock, and no file but the
tables of attributes and of opposites. Start at ``retain.py``, ``dedupe.py``, ``slots.py``,
``when.py`` and ``conflict.py`` for the write path, ``query.py`` and
``rank.py`` for retrieval, ``question.py`` and ``resolve.py`` for what a question asks
and what answers it, ``following`` for what takes several memories,
``curate.py`` for windows, ``opposites`` for pairs that no slot ties together; ``claims.py`` takes
statements out of conversations, ``guard.py`` stands before what a model suggests.
"""
