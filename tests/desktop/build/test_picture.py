"""The player's picture: bounded, re-encoded, shown, removed; what is no picture is refused."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from desktop.build.picture import MOST_PIXELS, BadPicture, load_picture
from rules.language import language
from rules.stored import Picture
from tests.desktop.desktop_hands import Hands


def image_file(path: Path, width: int, height: int, **texts: str) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    for key, text in texts.items():
        image.setText(key, text)
    assert image.save(str(path))
    return path


def decoded(picture: Picture) -> QImage:
    image = QImage()
    assert image.loadFromData(base64.b64decode(picture.png), "PNG")  # type: ignore[call-overload]
    return image


@pytest.mark.parametrize(("width", "height"), [(40, 30), (3000, 1500), (20, 5000)])
def test_a_picture_is_at_most_1024_px_and_keeps_its_shape(tmp_path: Path, width: int, height: int) -> None:
    image = decoded(load_picture(image_file(tmp_path / "a.png", width, height)))
    assert max(image.width(), image.height()) == min(MOST_PIXELS, max(width, height))
    assert abs(image.width() / image.height() - width / height) < 0.01 * width / height + 0.05
    assert image.pixelColor(image.width() // 2, image.height() // 2).name() == "#336699"


def test_what_the_file_says_besides_the_picture_is_left_behind(tmp_path: Path) -> None:
    picture = load_picture(image_file(tmp_path / "a.png", 50, 50, Author="somebody", Comment="secret place"))
    raw = base64.b64decode(picture.png)
    assert b"secret" not in raw
    assert b"somebody" not in raw


@pytest.mark.parametrize("content", [b"", b"\x89PNG\r\n\x1a\n" + b"\x00" * 40, b"<svg/>", b"text"])
def test_what_is_no_picture_is_refused_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.png"
    path.write_bytes(content)
    with pytest.raises(BadPicture) as refused:
        load_picture(path)
    assert language("en").text(refused.value.message) == "bad.png is not a picture that can be read."


def test_a_drawing_that_may_name_other_files_is_no_picture(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    path.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')
    with pytest.raises(BadPicture):
        load_picture(path)


def test_a_picture_goes_into_the_unit_and_out_again(hands: Hands, tmp_path: Path) -> None:
    hands.form.sections["notes"].set_open(True)
    editor = hands.form.picture
    assert editor is not None
    assert not editor.remove.isVisible()
    editor.take(image_file(tmp_path / "a.jpg", 300, 200))
    unit = hands.build.unit()
    assert unit is not None
    assert unit.picture is not None
    assert editor.remove.isVisible()
    hands.qtbot.mouseClick(editor.remove, Qt.MouseButton.LeftButton)
    assert hands.build.unit().picture is None  # type: ignore[union-attr]
    hands.press("Ctrl+Z")
    assert hands.build.unit().picture == unit.picture  # type: ignore[union-attr]
    (tmp_path / "b.png").write_bytes(b"nothing")
    editor.take(tmp_path / "b.png")
    assert "not a picture" in hands.window.statusBar().currentMessage()
