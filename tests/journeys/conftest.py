"""What the window's tests use, here as well."""

from __future__ import annotations

from tests.ui.conftest import filled, live, loop, red_picture, templates, vault_path

__all__ = ["filled", "live", "loop", "red_picture", "templates", "vault_path"]
