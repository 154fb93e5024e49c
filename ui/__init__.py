"""What a person sees: the window, its panes, tables, widgets and dialogs.

Nothing in here knows SQL, models or file formats: a widget asks ``ui/desk.py``, the desk asks the
vault in another thread, and one ``Change`` comes back through one signal. Start reading at
``ui/start.py``, then ``ui/window.py``; every sentence shown is in ``ui/text.py``, every text that
others wrote passes ``ui/safe.py``.
"""
