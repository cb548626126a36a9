"""The first page: a new army, an old one, a sample, what was left behind."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import icons, theme
from desktop.look.fonts import Type, px
from desktop.look.labels import ElidedLabel, IconLabel, Label, plain_tip
from desktop.look.severity import Callout, Severity
from desktop.look.surfaces import Pane, hline
from desktop.recovery import LeftBehind
from desktop.window import dialogs
from desktop.words import current, tr
from rules.errors import BadFile
from rules.language import C_
from rules.samples import has_sample
from rules.units import RULE_SETS, TITLES

if TYPE_CHECKING:
    from desktop.window.shell import Shell

_WIDTH = 620
_MOST_RECENT = 6


class Welcome(QScrollArea):
    """Each button does one thing and the page gives way to the army."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._shell = shell
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        ground = Pane("sheet")
        across = QHBoxLayout(ground)
        across.addStretch(1)
        page = QWidget()
        page.setFixedWidth(px(_WIDTH))
        across.addWidget(page)
        across.addStretch(1)
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(0, px(36), 0, px(24))
        self._column.setSpacing(px(8))
        self._head()
        self._recoveries()
        self._start()
        self._recent()
        self._column.addStretch(1)
        self.setWidget(ground)

    def _head(self) -> None:
        self._column.addWidget(Label("Ironmuster", Type.TITLE))
        text = Label(tr("Build, print and play vehicles of tabletop wargames."), ink="ink2")
        self._column.addWidget(text)
        self._column.addSpacing(px(12))

    def _section(self, title: str) -> None:
        self._column.addSpacing(px(12))
        self._column.addWidget(Label(title, Type.HEADING))
        self._column.addWidget(hline("ink"))

    def _recoveries(self) -> None:
        for left in self._shell.program.left_behind():
            name = left.name or tr(C_("army", "Unnamed"))
            when = left.saved.strftime("%Y-%m-%d %H:%M")
            text = tr("“{name}” was not saved when the program ended ({when}).", name=name, when=when)
            row = QHBoxLayout()
            callout = Callout(Severity.WARNING, text)
            callout.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
            row.addWidget(callout, 1)
            back = theme.primary(QPushButton(tr("&Recover")))
            back.clicked.connect(lambda _checked=False, left=left: self._recover(left))
            away = QPushButton(tr("&Discard"))
            away.clicked.connect(lambda _checked=False, left=left: self._discard(left))
            row.addWidget(back)
            row.addWidget(away)
            self._column.addLayout(row)

    def _recover(self, left: LeftBehind) -> None:
        try:
            self._shell.program.recover(left, self._shell)
        except BadFile as problem:
            dialogs.tell_problem(self._shell, problem)

    def _discard(self, left: LeftBehind) -> None:
        left.remove()
        self._shell.build()

    def _start(self) -> None:
        shell = self._shell
        self._section(tr("Begin"))
        for rule_set in RULE_SETS:
            title = tr(TITLES[rule_set])
            row = QHBoxLayout()
            row.addWidget(Label(title, Type.ROW_TITLE), 1)
            new = QPushButton(icons.icon("add", "ink"), tr("&New army"))
            new.setAccessibleName(tr("New army: {rules}", rules=title))
            new.clicked.connect(lambda _checked=False, rule_set=rule_set: shell.new(rule_set))
            if len(RULE_SETS) == 1:
                theme.primary(new)
            if has_sample(rule_set, current().code):
                sample = QPushButton(tr("Open a &sample"))
                sample.setAccessibleName(tr("Open a sample: {rules}", rules=title))
                sample.clicked.connect(lambda _checked=False, rule_set=rule_set: shell.sample(rule_set))
                row.addWidget(sample)
            row.addWidget(new)
            self._column.addLayout(row)
            self._column.addWidget(hline())
        row = QHBoxLayout()
        row.addWidget(Label(tr("An army that is on the disk"), Type.ROW_TITLE), 1)
        open_file = QPushButton(tr("&Open…"))
        open_file.clicked.connect(lambda _checked=False: shell.ask_open())
        row.addWidget(open_file)
        self._column.addLayout(row)

    def _recent(self) -> None:
        recent = self._shell.program.preferences.recent[:_MOST_RECENT]
        if not recent:
            return
        self._section(tr("Recent"))
        for name in recent:
            self._column.addWidget(_RecentRow(self._shell, Path(name)))


class _RecentRow(QWidget):
    def __init__(self, shell: Shell, path: Path) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        row.addWidget(IconLabel(16, "army"))
        button = QPushButton(path.stem.replace("&", "&&"))
        button.setFlat(True)
        button.setToolTip(plain_tip(str(path)))
        button.setMaximumWidth(px(_WIDTH // 2))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda _checked=False: shell.open(path))
        row.addWidget(button)
        folder = ElidedLabel(str(path.parent), Type.NOTE, "ink2")
        row.addWidget(folder, 1)
