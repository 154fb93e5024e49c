"""Small controls of our own that several panes share: chips, bars, menus.

A widget here knows its look and its signals, never the vault or the window. Start with whichever
name fits; each file is one control.
"""
