"""The only place with SQL: one SQLite file, its tables, its log and its indexes.

Functions take an open ``Store`` and speak in domain values or plain rows; what
should happen is decided in ``core/engine`` and never here. Start at
``schema.py`` for the tables and ``journal.py`` for how rows come and go.
"""
