"""What the window's tests use, here as well."""

from __future__ import annotations

from tests.ui.conftest import loop, red_picture, vault_path

__all__ = ["loop", "red_picture", "vault_path"]
