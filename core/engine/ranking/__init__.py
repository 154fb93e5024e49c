"""How turns of a conversation are ranked: a sum of a few named terms, each a number from the turn and its neighbours.

Only arithmetic over what was looked up may live here, no reading of the vault;
what the terms weigh stands in ``resources/ranking.toml`` and is fitted by
``packaging/fit_ranking.py``. Start at ``turns.py``: it names every term with its reason.
"""
