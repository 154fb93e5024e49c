"""The outside minds behind small protocols: models that turn texts into vectors, and models that answer questions.

Nothing here knows of the vault, of SQL or of the screen, and the heavy
libraries are imported inside functions so that importing ``core`` stays light.
For vectors start with ``embed.py`` (the protocol and the built-in model), then
``model_files.py`` and ``vectors.py``; ``local_judge.py`` is the built-in judge of
pairs. For answers start with ``judge.py`` and ``extract.py`` (``grounding.py`` proves what it says); they ask with
``prompts.py`` through ``chat.py`` (over ``wire.py``), and ``replies.py`` reads what comes
back (``messages.py``, ``loose_json.py``); which model is asked stands in ``roles.py``.
"""
