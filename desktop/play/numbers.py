"""Numbers in a form: whole or with decimals, in the language's signs, with their unit; None is a dash."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox

from desktop.look.fonts import px
from desktop.play.shape import Shape
from desktop.words import current, tr

DASH = "–"


class Quiet:
    """Numbers change by wheel only when they have the focus, so that a form can be scrolled."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():  # type: ignore[attr-defined]
            super().wheelEvent(event)  # type: ignore[misc]
        else:
            event.ignore()


class WholeBox(Quiet, QSpinBox):
    """A whole number; None is a dash under the least."""

    edited = Signal()

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self._optional = shape.optional
        least = int(shape.least) if shape.least is not None else -999_999
        self._none = least - 1
        _dress_number(self, shape)
        self.setRange(self._none if shape.optional else least, int(shape.most) if shape.most is not None else 999_999)
        if shape.optional:
            self.setSpecialValueText(DASH)
        self.valueChanged.connect(self.edited)

    def value(self) -> int | None:  # type: ignore[override]
        found = super().value()
        return None if self._optional and found == self._none else found

    def set_value(self, value: Any) -> None:
        self.blockSignals(True)
        self.setValue(self._none if value is None else int(value))
        self.blockSignals(False)

    def textFromValue(self, value: int) -> str:
        return current().number(value)

    def valueFromText(self, text: str) -> int:
        if self._optional and text.strip() in ("", DASH):
            return self._none
        return int(_plain(text, self.suffix()))

    def validate(self, text: str, position: int) -> object:
        return _validated(self, text, position, self._optional)


class NumberBox(Quiet, QDoubleSpinBox):
    """A number with at most two decimals; None is a dash under the least."""

    edited = Signal()

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self._optional = shape.optional
        least = float(shape.least) if shape.least is not None else -999_999.0
        self._none = least - 1
        self.setDecimals(2)
        _dress_number(self, shape)
        self.setRange(
            self._none if shape.optional else least, float(shape.most) if shape.most is not None else 999_999.0
        )
        if shape.optional:
            self.setSpecialValueText(DASH)
        self.valueChanged.connect(self.edited)

    def value(self) -> float | None:  # type: ignore[override]
        found = super().value()
        return None if self._optional and found <= self._none + 0.5 else found

    def set_value(self, value: Any) -> None:
        self.blockSignals(True)
        self.setValue(self._none if value is None else float(value))
        self.blockSignals(False)

    def textFromValue(self, value: float) -> str:
        return current().number(float(value))

    def valueFromText(self, text: str) -> float:
        if self._optional and text.strip() in ("", DASH):
            return self._none
        return float(_plain(text, self.suffix()))

    def validate(self, text: str, position: int) -> object:
        return _validated(self, text, position, self._optional)


def _plain(text: str, suffix: str) -> str:
    bare = text.removesuffix(suffix).strip().replace("\N{MINUS SIGN}", "-").replace(",", ".")
    return bare or "0"


def _validated(box: QSpinBox | QDoubleSpinBox, text: str, position: int, optional: bool) -> object:
    """Lets through what may become a number within the bounds, in the language's or in plain signs."""
    bare = text.removesuffix(box.suffix()).strip().replace("\N{MINUS SIGN}", "-").replace(",", ".")
    if bare in ("", "-", DASH):
        return (
            (QValidator.State.Acceptable if optional and bare != "-" else QValidator.State.Intermediate),
            text,
            position,
        )
    try:
        number = float(bare) if isinstance(box, QDoubleSpinBox) else int(bare)
    except ValueError:
        return QValidator.State.Invalid, text, position
    if number > box.maximum() or (number < box.minimum() and number < 0 <= box.minimum()):
        return QValidator.State.Invalid, text, position
    inside = box.minimum() <= number
    return (QValidator.State.Acceptable if inside else QValidator.State.Intermediate), text, position


def _dress_number(box: QSpinBox | QDoubleSpinBox, shape: Shape) -> None:
    box.setButtonSymbols(box.ButtonSymbols.NoButtons)
    box.setAlignment(Qt.AlignmentFlag.AlignRight)
    box.setLocale(QLocale(QLocale.Language.French if current().code == "fr" else QLocale.Language.English))
    box.setGroupSeparatorShown(False)
    if shape.unit:
        box.setSuffix(tr(shape.unit))
    box.setFixedWidth(px(64))
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
