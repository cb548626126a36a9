"""Every test of the look starts in light, with type of 13 px."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from desktop.look import fonts, theme
from desktop.look.tokens import Scheme


@pytest.fixture(autouse=True)
def light(qapp: QApplication) -> Iterator[None]:
    theme.apply(qapp, Scheme.LIGHT)
    fonts.set_points(9.75)
    theme.apply(qapp, Scheme.LIGHT)
    yield
    fonts.set_points(9.75)
    theme.apply(qapp, Scheme.LIGHT)
