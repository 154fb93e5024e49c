"""The methods of a vault, one file a side of it; ``core.vault.Vault`` is made of them.

Each method delegates to one act in ``core/acts`` and holds no judgement of its own; no SQL and no rule belongs here.
Start with ``opening.py``, which makes a vault; then the file whose name says what you want of it.
"""
