"""One file for each group of commands: what they take, the one call into the vault, the answer.

No judgement, storage or wording of domain values here: those are in ``core``, ``render`` and ``plain``.
Start with ``vault.py``, the shortest; ``app/cli.py`` puts the groups together.
"""
