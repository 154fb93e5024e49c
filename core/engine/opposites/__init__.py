"""Whether two statements can both hold: what their words alone tell, in eight languages, and what the judge adds.

Pure functions over texts; word lists are data in ``resources/opposites``, and
nothing here stores, asks or decides. Start at ``evidence.py`` for how a pair
is weighed; ``normal.py`` and ``reading.py`` prepare a text, ``replaceable.py``
holds back what is no conflict, ``rules.py`` and ``kinds.py`` find what is one.
"""
