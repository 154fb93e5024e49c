"""Questions that no single memory answers: "the capital of the country of which X is a citizen".

Only the reading of statements as steps from one thing to the next and the choice
of a way among them may live here; what is stored is looked up by the caller.
Start at ``routes.py``; the words of relations are data (``resources/relations.toml``).
"""
