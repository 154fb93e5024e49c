"""How the built-in judge is made: from readable rows to a checked model file. Not part of the program.

``data/`` has what the sentences are made of, one file a theme; adding an attribute, a situation or a
trap is adding rows. From there: ``rows`` reads them, ``grammar`` says a frame of anybody, ``surface``
gives it the looks of a chat, the ``*_pairs`` modules make labelled pairs (one for each kind of reason),
``mixture`` weighs and splits them. ``network`` and ``train`` learn, ``export`` writes the int8 file and
checks that it agrees, ``measure`` has the figures, ``card`` the words about them. Start at
``packaging/train-judge``: one command from nothing to the file.
"""
