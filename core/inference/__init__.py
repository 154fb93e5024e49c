"""The outside minds behind small protocols: models that turn texts into vectors.

Nothing here knows of the vault, of SQL or of the screen, and the heavy
libraries are imported inside functions so that importing ``core`` stays light.
Start with ``embed.py`` (the protocol and the built-in model), then
``model_files.py`` (where its files are) and ``vectors.py`` (how vectors are kept).
"""
