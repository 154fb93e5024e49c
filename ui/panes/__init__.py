"""The parts of the window, each showing one thing: the search list, a memory, a conversation.

Panes never call each other and never touch a vault: they ask the desk and tell the window by
signals. Start with ``search_pane.py``.
"""
