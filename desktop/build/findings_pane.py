"""The findings of the chosen unit: what is wrong, by which rule, what mends it, where it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look import draw, icons
from desktop.look.fonts import Type, px
from desktop.look.labels import IconLabel, Label, plain_tip
from desktop.look.severity import Severity, SeverityLabel
from desktop.look.surfaces import Pane
from desktop.look.tokens import color
from desktop.words import say, tr
from rules.findings import SEVERITIES, TITLES, Finding
from rules.findings import Severity as RulesSeverity

_MOST = 200


class FindingsPane(Pane):
    """`gone_to` is sent with a finding whose field is wanted, `mended` with one whose fix is."""

    gone_to = Signal(object)
    mended = Signal(object)

    def __init__(self) -> None:
        super().__init__("paper", ("top",))
        self._names: Mapping[str, str] = {}
        self._looks: list[tuple[object, ...]] = []
        self._read_only = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 1, 0, 0)
        column.setSpacing(0)
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(px(12), px(5), px(12), px(5))
        row.setSpacing(px(10))
        row.addWidget(Label(tr("Findings"), Type.HEADING))
        self._counts: dict[RulesSeverity, SeverityLabel] = {one: SeverityLabel(Severity(one)) for one in SEVERITIES}
        for label in self._counts.values():
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            row.addWidget(label)
        self._none = SeverityLabel(Severity.OK, tr("No finding"))
        row.addWidget(self._none)
        row.addStretch(1)
        column.addWidget(head)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        body = Pane("sheet", ("top",), "hair")
        self._rows = QVBoxLayout(body)
        self._rows.setContentsMargins(0, 1, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addStretch(1)
        self._area.setWidget(body)
        column.addWidget(self._area, 1)
        self.rows: list[FindingRow] = []

    def set_read_only(self, read_only: bool) -> None:
        """Hides the buttons that change the unit."""
        self._read_only = read_only
        for row in self.rows:
            row.set_read_only(read_only)

    def show_findings(self, findings: Sequence[Finding], names: Mapping[str, str] | None = None) -> None:
        """Shows findings, worst first, 200 at the most. `names`: of the units, where they are of several."""
        self._names = names or {}
        for one, label in self._counts.items():
            n = sum(finding.severity == one for finding in findings)
            label.set_state(Severity(one), say(n), f"{tr(TITLES[one])}: {n}")
            label.setVisible(n > 0)
        self._none.setVisible(not findings)
        looks = [_look(finding, self._names) for finding in findings[:_MOST]]
        if looks != self._looks:
            self._looks = looks
            self._make(findings[:_MOST])
        for row, finding in zip(self.rows, findings, strict=False):
            row.finding = finding

    def _make(self, findings: Sequence[Finding]) -> None:
        for row in self.rows:
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [FindingRow(finding, self._names.get(finding.unit, "")) for finding in findings]
        for place, row in enumerate(self.rows):
            row.gone_to.connect(self.gone_to)
            row.mended.connect(self.mended)
            row.set_read_only(self._read_only)
            self._rows.insertWidget(place, row)

    def wanted_height(self) -> int:
        """The height at which all rows show."""
        return px(34) + sum(max(row.sizeHint().height(), px(44)) for row in self.rows)


def _look(finding: Finding, names: Mapping[str, str]) -> tuple[object, ...]:
    """What a row shows of a finding."""
    fix = say(finding.fix.title) if finding.fix else ""
    unit, source = names.get(finding.unit, ""), _source(finding)
    return unit, finding.severity, say(finding.message), source, finding.place, fix


class FindingRow(QWidget):
    """Mark, sentence, rule and sum; the fix; the arrow to the field. Return or a click goes to the field."""

    gone_to = Signal(object)
    mended = Signal(object)

    def __init__(self, finding: Finding, unit: str = "") -> None:
        """`unit`: its name, where the list holds findings of several."""
        super().__init__()
        self.finding = finding
        self._severity = Severity(finding.severity)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if finding.place:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        sentence, source = say(finding.message), _source(finding)
        if unit:
            sentence = tr("{unit}: {sentence}", unit=unit, sentence=sentence)
        self.setAccessibleName(tr("{name}: {what}", name=tr(TITLES[finding.severity]), what=f"{sentence} {source}"))
        row = QHBoxLayout(self)
        row.setContentsMargins(px(12), px(6), px(10), px(7))
        row.setSpacing(px(10))
        row.addWidget(IconLabel(18, self._severity.value, self._severity.ink), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(px(1))
        text = Label(sentence, Type.WORD)
        text.setWordWrap(True)
        words.addWidget(text)
        if source:
            note = Label(source, Type.NOTE, "ink2")
            note.setWordWrap(True)
            words.addWidget(note)
        row.addLayout(words, 1)
        self.fix: QPushButton | None = None
        if finding.fix is not None:
            self.fix = QPushButton(icons.icon("fix", "ink"), say(finding.fix.title).replace("&", "&&"))
            self.fix.setMaximumWidth(px(170))
            self.fix.setToolTip(plain_tip(say(finding.fix.title)))
            self.fix.clicked.connect(lambda: self.mended.emit(self.finding))
            row.addWidget(self.fix)
        if finding.place:
            goto = QToolButton()
            goto.setAutoRaise(True)
            goto.setIcon(icons.icon("goto"))
            goto.setIconSize(QSize(px(18), px(18)))
            goto.setToolTip(tr("Go to the field"))
            goto.setAccessibleName(tr("Go to the field"))
            goto.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            goto.clicked.connect(lambda: self.gone_to.emit(self.finding))
            row.addWidget(goto)

    def set_read_only(self, read_only: bool) -> None:
        if self.fix is not None:
            self.fix.setVisible(not read_only)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.finding.place:
            self.gone_to.emit(self.finding)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.finding.place:
            self.gone_to.emit(self.finding)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.underMouse() and self.finding.place:
            painter.fillRect(self.rect(), color("paper"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, color("hair"))
        if self.hasFocus():
            draw.focus_ring(painter, QRectF(self.rect()))


def _source(finding: Finding) -> str:
    return " · ".join(part for part in (finding.rule, say(finding.detail)) if part)
