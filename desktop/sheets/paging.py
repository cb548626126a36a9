"""A card put on faces: everything as large as it can be, then smaller, then continued on further faces.

On the front stand the head, the profile, the sections that may break off, and what is ticked in play; the last face
is the back. Loose sections stand on the front where there is room, else on the back, else on faces between.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from desktop.sheets.blocks import Block, Card, Foot, Prose, Rest, Ruled, Running, Section, Table, Title, Tracks
from desktop.sheets.faces import CARD, GAP, Face, Shape, height, stack
from desktop.sheets.heads import lay_foot, lay_heading, lay_running, name_is_cut
from desktop.sheets.layout import lay, rest_line, stub
from desktop.sheets.strips import Laid, Strip, Style
from rules.language import N_, Language, Message

SCALES = (1.0, 0.95, 0.9, 0.85, 0.8)
"""How small everything is set, in steps, before a card goes on to another face."""
_LEAST_LINES = 2
"""Lines of running text that stay together where it breaks off."""
_MOST_TRIES = 6
"""The second try has the numbers of the first; more are only needed where a longer number takes another line."""
_WHOLE_UP_TO = 60.0
"""Running text that is no higher, in points, does not break off."""


class Left(NamedTuple):
    """What is still to be placed of a block: its head is repeated above the strips. `section` −1: it has no number."""

    section: int
    block: Block
    head: tuple[Strip, ...]
    strips: tuple[Strip, ...]

    @property
    def whole(self) -> Laid:
        return Laid(self.head, self.strips)


@dataclass(frozen=True, slots=True)
class Numbers:
    """How many faces there are, and on which a section is that is not on the front; first guessed, then known."""

    faces: int
    of: Mapping[int, int]


class _Fit(NamedTuple):
    """Scales of front and back, and which loose sections stand on the front, on the back, and on neither."""

    front_scale: float
    back_scale: float
    front: tuple[int, ...]
    back: tuple[int, ...]
    neither: tuple[int, ...]


class _Paging:
    """One try at putting a card on faces, with the numbers that the try before came to."""

    def __init__(self, card: Card, language: Language, shape: Shape, numbers: Numbers) -> None:
        self.card, self.language, self.shape, self.numbers = card, language, shape, numbers
        cut = name_is_cut(card.heading, shape.style(1.0))
        self.sections: tuple[Section, ...] = (*card.flows, *card.loose, *((card.full_name,) if cut else ()))
        self.flows = tuple(range(len(card.flows)))
        self.loose = tuple(range(len(card.flows), len(self.sections)))
        self.on: dict[int, int] = {}
        self._known: dict[tuple[int, float], Laid] = {}

    def _lay(self, block: Block, style: Style) -> Laid:
        """`lay`, remembered for this card by the block itself."""
        key = (id(block), style.scale)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = lay(block, style)
        return found

    def _laid(self, blocks: Iterable[Block], style: Style) -> list[Laid]:
        return [self._lay(block, style) for block in blocks]

    def faces(self) -> tuple[list[Face], Numbers]:
        """The faces in order, and the numbers they came to."""
        fit = self._fit()
        front, left = self._whole_front(fit) if fit else self._broken_front()
        scale = fit.back_scale if fit else self._back_scales()[0]
        blocks, moved = self._back_blocks(scale)
        between = self._between([*left, *moved])
        back = self._back(scale, [*blocks, *(self.sections[index] for index in (fit.back if fit else ()))])
        return [front, *between, back], Numbers(len(between) + 2, self.on)

    # everything on the front

    def _fit(self) -> _Fit | None:
        """The largest scales at which everything is on front and back, or at least all but loose sections."""
        fallback = None
        for front_scale in SCALES:
            room = self._front_room(front_scale)
            for back_scale in self._back_scales() if room >= 0 else ():
                fit = self._spread(front_scale, back_scale)
                if not fit.neither:
                    return fit
                if fallback is None and self._stubs_fit(fit, room):
                    fallback = fit
        return fallback

    def _spread(self, front_scale: float, back_scale: float) -> _Fit:
        """Each loose section where it has room."""
        rooms = {front_scale: self._front_room(front_scale)}
        back_room = self._back_room(back_scale)
        front: list[int] = []
        back: list[int] = []
        neither: list[int] = []
        for index in self.loose:
            high = self._height(index, front_scale)
            back_high = self._height(index, back_scale)
            if high <= rooms[front_scale]:
                front.append(index)
                rooms[front_scale] -= high
            elif back_high <= back_room:
                back.append(index)
                back_room -= back_high
            else:
                neither.append(index)
        return _Fit(front_scale, back_scale, tuple(front), tuple(back), tuple(neither))

    def _height(self, section: int, scale: float) -> float:
        return self._lay(self.sections[section], self.shape.style(scale)).height + GAP * scale

    def _stubs_fit(self, fit: _Fit, room: float) -> bool:
        style = self.shape.style(fit.front_scale)
        taken = sum(self._height(index, style.scale) for index in fit.front)
        return taken + sum(self._stub(index, style).height + GAP * style.scale for index in fit.neither) <= room

    def _whole_front(self, fit: _Fit) -> tuple[Face, list[Left]]:
        style = self.shape.style(fit.front_scale)
        sections = self._laid([self.sections[index] for index in (*self.flows, *fit.front)], style)
        stubs = [self._stub(index, style) for index in fit.neither]
        blocks = [*self._laid(self.card.top, style), *sections, *stubs, *self._laid(self.card.bottom, style)]
        return self._front(style, blocks), [self._all_of(index) for index in fit.neither]

    # sections that break off

    def _broken_front(self) -> tuple[Face, list[Left]]:
        """The front when it cannot hold everything: sections break off or stand elsewhere, each with a line left."""
        style, stubs, bottom, moved = self._fixed()
        top = self._laid(self.card.top, style)
        room = self._room(style) - height((*top, *stubs.values(), *self._laid(bottom, style)), style.scale)
        blocks: list[Laid] = []
        left: list[Left] = []
        for index in (*self.flows, *self.loose):
            there = stubs.get(index)
            more = room + (there.height if there else -GAP * style.scale)
            part, rest = self._part(index, more, style)
            if part is not None:
                room = more - part.height
                blocks.append(part)
                left += [rest] if rest else []
                continue
            blocks += [there] if there else []
            left.append(self._all_of(index))
        return self._front(style, [*top, *blocks, *self._laid(bottom, style)]), [*left, *moved]

    def _fixed(self) -> tuple[Style, dict[int, Laid], list[Block], list[Left]]:
        """Scale, lines for sections that stand elsewhere, what is ticked, and what of that has no room.

        Lines of loose sections go first, so that some of the first section is seen; then, if it must be, all others.
        """
        every = (*self.flows, *self.loose)
        for count in range(len(every), len(self.flows) - 1, -1):
            for scale in SCALES:
                style = self.shape.style(scale)
                stubs = {index: self._stub(index, style) for index in every[:count]}
                if self._first_item_fits(style, stubs):
                    return style, stubs, list(self.card.bottom), []
        style = self.shape.style(SCALES[-1])
        stubs = {index: self._stub(index, style) for index in self.flows}
        bottom = list(self.card.bottom)
        moved: list[Left] = []
        while (stubs or bottom) and height(
            (*self._laid(self.card.top, style), *stubs.values(), *self._laid(bottom, style)), style.scale
        ) > self._room(style):
            if stubs:
                stubs.pop(max(stubs))
            else:
                block = bottom.pop()
                moved.insert(0, Left(-1, block, *lay(block, self.shape.style(1.0))))
        return style, stubs, bottom, moved

    def _first_item_fits(self, style: Style, stubs: Mapping[int, Laid]) -> bool:
        """Whether the first section's first item has room, with the lines of the other sections."""
        fixed = [*self._laid((*self.card.top, *self.card.bottom), style), *list(stubs.values())[1:]]
        if not self.flows:
            return height(fixed, style.scale) <= self._room(style)
        found = self._lay(self.sections[0], style)
        first = sum(strip.height for strip in (*found.head, *found.body) if strip.item <= 0)
        first += self._rest(self.sections[0], len(found.body), 2, style).height + GAP * style.scale
        return height(fixed, style.scale) + first <= self._room(style)

    def _part(self, section: int, room: float, style: Style) -> tuple[Laid | None, Left | None]:
        """As much of a section as goes into the room of the front, and the rest; None when nothing does."""
        found = self._lay(self.sections[section], style)
        if found.height <= room:
            return found, None
        if section in self.loose:
            return None, None
        left = Left(section, self.sections[section], found.head, found.body)
        return self._cut(left, room, style, self.numbers.of.get(section, 2), any_strip=False)

    def _cut(
        self, left: Left, room: float, style: Style, number: int, any_strip: bool
    ) -> tuple[Laid | None, Left | None]:
        """As much as goes into the room before a line that says on which face the rest is.

        `any_strip`: it may break off anywhere, and one strip goes in whatever the room.
        """
        count = self._count(left, room, style, number, any_strip)
        if not count and not any_strip:
            return None, None
        count = max(1, count)
        rest = left._replace(strips=left.strips[count:])
        line = self._rest(left.block, len({strip.item for strip in rest.strips}), number, style)
        return Laid(left.head, (*left.strips[:count], line)), rest

    def _count(self, left: Left, room: float, style: Style, number: int, any_strip: bool) -> int:
        room -= (
            sum(strip.height for strip in left.head) + self._rest(left.block, len(left.strips), number, style).height
        )
        prose = isinstance(left.block, Prose)
        found = 0
        for count, strip in enumerate(left.strips, 1):
            room -= strip.height
            if room < 0:
                break
            if prose:
                ends = _LEAST_LINES <= count <= len(left.strips) - _LEAST_LINES
            else:
                ends = count < len(left.strips) and left.strips[count].item != strip.item
            found = count if ends or any_strip else found
        return found

    # faces between

    def _between(self, left: Sequence[Left]) -> list[Face]:
        """Faces between front and back, as many as what is left needs."""
        found: list[Face] = []
        waiting = list(left)
        style = self.shape.style(1.0)
        head = lay_running(Running(self.card.name, self.language.text(Message(N_("continued")))), style)
        while waiting:
            number = len(found) + 2
            foot = self._foot(self.card.back_foot, number, style)
            room = full = self.shape.room(head, foot, 1.0)
            blocks: list[Laid] = []
            while waiting:
                part, rest = self._next(waiting[0], room, style, number + 1, fresh=room == full)
                if part is None:
                    break
                self.on.setdefault(waiting.pop(0).section, number)
                blocks.append(part)
                room -= part.height + GAP
                if rest is not None:
                    waiting.insert(0, rest)
                    break
            found.append(stack(self.shape, 1.0, head, foot, blocks, Ruled(self.card.notes)))
        return found

    def _next(self, left: Left, room: float, style: Style, number: int, fresh: bool) -> tuple[Laid | None, Left | None]:
        """What of a rest goes into the room of a face, and what then is left; a fresh face takes something always."""
        if left.whole.height <= room:
            return left.whole, None
        if isinstance(left.block, Prose) and left.whole.height <= _WHOLE_UP_TO and not fresh:
            return None, left
        part, rest = self._cut(left, room, style, number, any_strip=False)
        if part is None and fresh:
            part, rest = self._cut(left, room, style, number, any_strip=True)
        return part, rest if part is not None else left

    # pieces

    def _all_of(self, section: int) -> Left:
        block = self.sections[section]
        if isinstance(block, Prose):
            block = replace(block, run_in=False)
        return Left(section, block, *lay(block, self.shape.style(1.0)))

    def _where(self, number: int) -> str:
        return self.language.text(Message(N_("card {card} of {cards}"), {"card": number, "cards": self.numbers.faces}))

    def _stub(self, section: int, style: Style) -> Laid:
        title = self.sections[section].title or Title("")
        return Laid((), (stub(title, self._where(self.numbers.of.get(section, 2)), style),))

    def _rest(self, block: Block, items: int, number: int, style: Style) -> Strip:
        """The line where a block breaks off."""
        rest: Rest | None = block.rest if isinstance(block, Table | Prose | Tracks) else None
        if rest is None:
            return rest_line(self._where(number), style)
        return rest_line(self.language.text(rest(items, number, self.numbers.faces)), style)

    # front and back

    def _room(self, style: Style) -> float:
        head = lay_heading(self.card.heading, style)
        return self.shape.room(head, self._foot(self.card.foot, 1, style), style.scale)

    def _front_room(self, scale: float) -> float:
        """What is left on the front beside what must stand there."""
        style = self.shape.style(scale)
        return self._room(style) - height(
            self._laid((*self.card.top, *self.card.flows, *self.card.bottom), style), scale
        )

    def _back_head(self, style: Style) -> Strip:
        return lay_running(Running(self.card.name, self.card.back_title), style)

    def _back_room(self, scale: float) -> float:
        style = self.shape.style(scale)
        foot = self._foot(self.card.back_foot, self.numbers.faces, style)
        return self.shape.room(self._back_head(style), foot, scale) - height(self._laid(self.card.back, style), scale)

    def _back_scales(self) -> Sequence[float]:
        """Scales at which the back holds all its blocks; the smallest when there is none."""
        return [scale for scale in SCALES if self._back_room(scale) >= 0] or SCALES[-1:]

    def _foot(self, foot: Foot, number: int, style: Style) -> Strip:
        return lay_foot(foot, f"{number} / {self.numbers.faces}", style)

    def _front(self, style: Style, blocks: Sequence[Laid]) -> Face:
        head, foot = lay_heading(self.card.heading, style), self._foot(self.card.foot, 1, style)
        return stack(self.shape, style.scale, head, foot, blocks)

    def _back_blocks(self, scale: float) -> tuple[list[Block], list[Left]]:
        """The blocks of the back that have room there, and the others."""
        style = self.shape.style(scale)
        foot = self._foot(self.card.back_foot, self.numbers.faces, style)
        room = self.shape.room(self._back_head(style), foot, scale)
        blocks, moved = list(self.card.back), list[Left]()
        while height(self._laid(blocks, style), scale) > room:
            block = blocks.pop()
            moved.insert(0, Left(-1, block, *lay(block, self.shape.style(1.0))))
        return blocks, moved

    def _back(self, scale: float, blocks: Sequence[Block]) -> Face:
        style = self.shape.style(scale)
        foot = self._foot(self.card.back_foot, self.numbers.faces, style)
        head = self._back_head(style)
        return stack(self.shape, scale, head, foot, self._laid(blocks, style), Ruled(self.card.notes))


def faces(card: Card, language: Language, shape: Shape = CARD) -> list[Face]:
    """The faces of a card in order: front, what does not fit on it, back."""
    numbers = Numbers(2, {})
    for _ in range(_MOST_TRIES):
        found, came = _Paging(card, language, shape, numbers).faces()
        if came == numbers:
            break
        numbers = came
    return found


def notes_face(card: Card, language: Language, shape: Shape = CARD) -> Face:
    """A face to write on, for a card whose last half would stay blank."""
    style = shape.style(1.0)
    head = lay_running(Running(card.name, card.notes.text), style)
    return stack(shape, 1.0, head, lay_foot(card.back_foot, "", style), (), Ruled(Title("")))
