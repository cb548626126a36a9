"""The player's picture made ready for print: checked, on white, no larger than print needs."""

from __future__ import annotations

from base64 import b64decode
from io import BytesIO

from PIL import Image

from desktop.sheets.blocks import Photo
from rules.errors import BadFile
from rules.language import N_
from rules.stored import Picture

_MOST_PIXELS = 64_000_000
_MOST_SIDE = 480
"""Pixels of the longer side in print: over 600 to the inch at the size of a card's picture."""


def photo(picture: Picture) -> Photo:
    """The picture for a card. Raises BadFile when it cannot be read."""
    try:
        with Image.open(BytesIO(b64decode(picture.png, validate=True)), formats=("PNG",)) as image:
            if image.width * image.height > _MOST_PIXELS:
                raise BadFile(N_("it is too large"))
            image.thumbnail((_MOST_SIDE, _MOST_SIDE))
            solid = Image.new("RGB", image.size, "white")
            layer = image.convert("RGBA")
            solid.paste(layer, mask=layer)
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as problem:
        if isinstance(problem, BadFile):
            raise
        raise BadFile(N_("it cannot be read")) from None
    data = BytesIO()
    solid.save(data, "PNG")
    return Photo(data.getvalue(), solid.width, solid.height)
