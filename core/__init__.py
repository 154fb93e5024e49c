"""The engine of Variorum: the vault, its history, retrieval, and what may change a memory.

No Qt, no asyncio, no environment variables and no home directory in here; SQL
stands in ``core/store`` alone. Start at ``core/domain.py`` for the words, then
``core/vault.py`` for what can be done.
"""
