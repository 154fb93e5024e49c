"""What a vault does, one file a job: the engine's judgement applied to the store's rows.

Each function takes a ``Bench`` (an open store with its clock, ids and views)
and returns domain values; ``core/vault.py`` only delegates to here. SQL stays in
``core/store``, judgement in ``core/engine``. Start at ``add.py``.
"""
