"""What is on a vehicle's card, read back from the PDF."""

from __future__ import annotations

import base64
import ctypes
import hashlib
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pypdfium2
import pypdfium2.raw as raw
import pytest
from pypdf import PdfReader

from desktop.sheets.cards import Cancelled, InBattle, Order, card_pdf, write_cards
from desktop.sheets.rogue_trader.load import other_weapons
from rules.army import OwnRows
from rules.language import language
from rules.rogue_trader.vehicle import Aboard, CarriedItem, Door, MountedWeapon, Turret, Vehicle
from rules.rogue_trader.vehicle_state import VehicleState
from rules.stored import Picture, Unit

from .paper import MM, army, card, missing, page_texts, pages, png, printed, squares, text, vehicle

EN, FR = language("en"), language("fr")


@pytest.mark.rule("RT-VEH-02", "RT-VEH-03", "RT-VEH-05", "RT-VEH-11", "RT-CONV-08", "RT-WPN-01")
def test_the_front_holds_the_profile_with_words_and_letters() -> None:
    front, back = page_texts(card(vehicle(points=120)))
    assert (
        missing(
            front,
            "Cormorant",
            "Armoured car · closed, one turret · large",
            "120 points",
            "Ground max./acc. 22″ / 5″",
            "Air –",
            "Turning TRR 1",
            "Capacity Cp 4",
            "Toughness T 7",
            "Damage D 12",
            "Save Sv 5+",
            "Equip. Eq 3",
            "Weapons A 4",
            "Weapons 4 of 4",
            "Autocannon 20 / 72 0 / 0 8 D6 −3",
            "turret · heavy · H S F · area 1″",
            "Bolt gun 12 / 24 +1 / 0 4 1 −1",
            "hull, rear · basic · auto-aim",
            "Equipment 3 of 3",
            "Auto-systems: Aa · Communicator, Searchlight‡",
            "Ironmuster example, house values · ‡ house",
            "1 / 2",
        )
        == []
    )
    assert missing(back, "Special damage", "Marchbrook Column · Vanguard", "2 / 2") == []
    assert missing(front + back, "Crew and passengers 2 of 4 Driver: Wren (BS 3, 5+) · Crew: Moss (BS 3, 5+)") == []


@pytest.mark.rule("RT-VEH-02", "RT-CONV-08")
def test_in_french_whatever_language_the_window_has() -> None:
    expected = ["Automitrailleuse · fermé, une tourelle · taille grande", "Sol max./acc. 22″ / 5″", "Sauv. Sv 5+"]
    expected += ["Dommages D 12", "Armes 4 sur 4", "Communicateur, Projecteur‡", "Dommage spécial", "TRR 0,5"]
    assert missing(text(card(vehicle(trr=0.5), "fr")), *expected) == []


def test_everything_a_vehicle_has_is_printed() -> None:
    full = vehicle(
        name="Everything",
        type_name="Land train",
        antigrav=True,
        personality="Polite; counts its shots.",
        ejector_save=4,
        firing_ports=2,
        hatches=3,
        doors=(Door(id="d1", name="Ramp", factor=1.5), Door(id="d2")),
        turrets=(Turret(id="t1", name="Alpha"), Turret(id="t2", name="Beta")),
        weapons=(
            MountedWeapon(id="w1", weapon="melta-bomb", mount="turret", turret="t2", note="spare fuse"),
            MountedWeapon(id="w2", weapon="no-such-gun", mount="left"),
            MountedWeapon(id="w3", weapon="macro-cannon", mount="turret", turret="t9"),
        ),
        equipment=(CarriedItem(id="i1", item="searchlight", note="bow"), CarriedItem(id="i2", item="no-such-kit")),
        aboard=(
            Aboard(id="a1", name="Ada", role="driver", save=4, seat=True, hands_busy=True),
            Aboard(id="a2", role="passenger", count=7, bs=2),
        ),
        body="open",
        notes="First line.\n\nLast line: 100 % <b>bold</b> &amp; {brace}.",
    )
    expected = ["Everything", "Land train · open, 2 turrets · large · antigrav", "Polite; counts its shots."]
    expected += ["Ejector seat save: 4+", "Firing ports: 2", "Hatches: 3", "Doors: 2 (Ramp ×1.5)", "1 Alpha, 2 Beta"]
    expected += ["Melta bomb†", "turret Beta · grenade · in contact only · spare fuse", "no-such-gun", "no-such-kit"]
    expected += ["Macro-cannon – – – – –", "Searchlight‡ (bow)", "Ada (BS 3, 4+, ejector seat, both hands busy)"]
    expected += ["Passenger ×7 (BS 2)", "First line.", "Last line: 100 % <b>bold</b> &amp; {brace}.", "Auto-systems: –"]
    assert missing(text(card(full)), *expected) == []


@pytest.mark.rule("RT-AUTO-06")
@pytest.mark.parametrize(
    ("items", "shown"),
    [
        (("auto-aim", "auto-drive", "auto-aim"), "Auto-systems: Ad, Aa ×2"),
        (("auto-fac",), "Auto-systems: Af"),
        ((), "Auto-systems: –"),
    ],
)
def test_auto_systems_are_abbreviated(items: tuple[str, ...], shown: str) -> None:
    kit = tuple(CarriedItem(id=f"i{index}", item=item) for index, item in enumerate(items))
    assert missing(text(card(vehicle(equipment=kit))), shown) == []


@pytest.mark.rule("RT-AUTO-05")
def test_the_personality_of_its_systems_is_on_the_card() -> None:
    assert missing(text(card(vehicle(personality="Grumbles."))), "Personality: Grumbles.") == []


@pytest.mark.rule("RT-VEH-05", "RT-DMG-09")
@pytest.mark.parametrize(
    ("damage", "size", "count"),
    [(1, 11, 1), (9, 11, 9), (10, 11, 10), (12, 11, 12), (13, 8.3, 13), (30, 8.3, 30), (31, 7.8, 31), (60, 7.8, 60)],
)
def test_a_box_for_each_damage_point(damage: int, size: float, count: int) -> None:
    front = pages(card(vehicle(damage=damage)))[0]
    assert {each: squares(front, each) for each in (11, 8.3, 7.8)} == {11: 0, 8.3: 0, 7.8: 0} | {size: count}


@pytest.mark.rule("RT-VEH-05")
@pytest.mark.parametrize("damage", [None, 0, 61, 99, 10_000])
def test_no_boxes_without_a_value_or_with_too_many_points(damage: int | None) -> None:
    pdf = card(vehicle(damage=damage))
    assert [squares(page, size) for page in pages(pdf) for size in (11, 8.3, 7.8)] == [0] * 6
    shown = f"lost this turn {damage or '–'}"
    assert missing(page_texts(pdf)[0], shown) == []


@pytest.mark.rule("RT-DMG-09")
def test_there_is_a_box_or_a_line_for_each_state() -> None:
    front = page_texts(card(vehicle()))[0]
    expected = ["Out of control next turn for good", "Power loss 1 2 3 Speed last turn", "lost this turn"]
    assert missing(front, *expected, "Halted Burning Locked Turret out") == []
    assert missing(page_texts(card(vehicle(turrets=())))[0], "Turret out") == ["Turret out"]
    two = vehicle(turrets=(Turret(id="a"), Turret(id="b")))
    assert missing(page_texts(card(two))[0], "Turret 1 out Turret 2 out") == []


def carmine(page: pypdfium2.PdfPage) -> int:
    """Strokes in the corrector's ink."""
    count = 0
    for found in page.get_objects(max_depth=5):
        parts = [ctypes.c_uint() for _ in range(4)]
        raw.FPDFPageObj_GetStrokeColor(found, *parts)
        count += found.type == raw.FPDF_PAGEOBJ_PATH and [part.value for part in parts[:3]] == [168, 18, 63]
    return count


@pytest.mark.rule("RT-DMG-09")
def test_damage_in_a_battle_is_struck_and_ticked() -> None:
    car = vehicle(equipment=())
    car = car.model_copy(update={"weapons": car.weapons[:2]})
    calm = pages(card_pdf(car, army(car), EN, InBattle({"car": [VehicleState()]}, "Damage at turn 3")))[0]
    assert carmine(calm) == 0
    state = VehicleState(
        lost=4,
        burning=True,
        halted=True,
        power_losses=4,
        weapons_lost=("w2",),
        last_speed=12.0,
        turrets_out=("turret",),
    )
    pdf = card_pdf(car, army(car), EN, InBattle({"car": [state]}, "Damage at turn 3"))
    # Four points, two strokes for each of seven ticks, one weapon.
    assert carmine(pages(pdf)[0]) == 4 + 2 * 7 + 1
    assert missing(text(pdf), "Speed last turn 12″", "Power loss 1 2 3 4", "Damage at turn 3") == []


def test_a_fifth_point_that_is_lost_keeps_its_number_free() -> None:
    def strokes(lost: int) -> int:
        pdf = card_pdf(vehicle(), army(vehicle()), EN, InBattle({"car": [VehicleState(lost=lost)]}))
        return carmine(pages(pdf)[0])

    assert [strokes(lost) for lost in (0, 4, 5, 12, 400)] == [0, 4, 6, 10 + 2 * 2 + 1, 10 + 2 * 2 + 1]


def test_an_empty_vehicle_has_all_its_sections() -> None:
    front = page_texts(card(Vehicle()))[0]
    expected = ["Unnamed", "Wheeled · body to choose · normal", "Ground –", "Air –", "Toughness T –", "Damage D –"]
    expected += ["Weapons 0", "No weapon.", "No equipment. Auto-systems: –", "Open or closed?", "1 / 2"]
    assert missing(front, *expected) == []


@pytest.mark.rule("RT-VEH-08")
def test_an_illegal_vehicle_is_printed_and_marked() -> None:
    armed = vehicle(weapon_points=3)
    assert missing(page_texts(card(armed))[0], "Weapons 4 of 3", "Weapons: 4 points, 3 allowed", "Autocannon") == []


def test_what_does_not_fit_goes_on_and_is_announced() -> None:
    arms = tuple(MountedWeapon(id=f"w{index}", weapon="lascannon", note=f"gun-{index}") for index in range(14))
    notes = " ".join(f"word{index}" for index in range(900))
    found = page_texts(card(vehicle(name="Long " * 40, weapons=arms, damage=60, notes=notes)))
    everything = "".join(found)
    assert [index for index in range(14) if f"gun-{index}" not in everything] == []
    assert [index for index in range(900) if f"word{index}" not in everything] == []
    shown = sum(f"gun-{index}" in found[0] for index in range(14))
    assert 0 < shown < 14
    assert missing(found[0], f"and {14 - shown} other weapons: card 2 of {len(found)}") == []
    assert [missing(page, f"{number} / {len(found)}") for number, page in enumerate(found, 1)] == [[]] * len(found)
    assert all("continued" in page for page in found[1:-1])
    assert missing(found[-1], "Special damage") == []
    assert missing(everything, "Full name " + "Long " * 40) == []
    notes_end = next(number for number, page in enumerate(found, 1) if "word899" in page)
    assert missing(found[notes_end - 2], f"continued: card {notes_end} of {len(found)}") == []


def test_of_one_weapon_left_the_sentence_is_in_the_singular() -> None:
    assert EN.text(other_weapons(1, 2, 3)) == "and 1 other weapon: card 2 of 3"
    assert FR.text(other_weapons(1, 2, 3)) == "et 1 autre arme\N{NO-BREAK SPACE}: carte 2 sur 3"


@pytest.mark.parametrize("code", ["en", "fr"])
def test_names_in_any_script_are_printed_or_marked(code: str) -> None:
    pdf = card(vehicle(name="Ёж Ωμέγα Ðß 漢字 ☠ <b>&amp;</b> %s {0} \\ (x"), code)
    assert missing(text(pdf), "ЁжΩμέγαÐß漢字☠<b>&amp;</b>%s{0}\\(x") == []


def test_a_character_without_a_glyph_leaves_a_visible_mark() -> None:
    def ink(name: str) -> int:
        image = pages(card(vehicle(name=name)))[0].render(scale=4).to_pil().convert("L").crop((0, 0, 400, 80))
        return sum(image.histogram()[:128])

    assert ink("🚀") > ink(" . ") + 50
    assert ink("漢字") > 1.7 * ink("漢")


def test_all_fonts_are_embedded_and_can_be_copied_from() -> None:
    pdf = card(vehicle(name="Ω ☠ 漢", notes="italic?"))
    fonts = {}
    for page in PdfReader(BytesIO(pdf)).pages:
        fonts |= page["/Resources"]["/Font"]  # type: ignore[index]
    assert len(fonts) >= 4
    for font in fonts.values():
        found = font.get_object()
        assert "/FontFile2" in found["/FontDescriptor"].get_object()
        assert "/ToUnicode" in found


def test_pages_of_a_card_are_63_by_88_mm() -> None:
    assert [page.get_size() for page in pages(card(vehicle()))] == [pytest.approx((63 * MM, 88 * MM), abs=0.01)] * 2


def test_a_picture_takes_the_place_of_the_plan() -> None:
    shown = vehicle(picture=Picture(png=base64.b64encode(png(900, 600)).decode(), caption="At the ford"))
    pdf = card(shown)
    front = PdfReader(BytesIO(pdf)).pages[0]
    assert [max(image.image.size) for image in front.images if image.image] == [480]
    assert missing(text(pdf), "At the ford") == []


@pytest.mark.parametrize("data", [b"no picture", png()[:60], b"", b"GIF89a" + png()])
def test_a_broken_picture_is_named_and_the_unit_printed(data: bytes) -> None:
    broken = vehicle(name="Blurred", picture=Picture(png=base64.b64encode(data).decode()))
    pdf, result = printed(broken, vehicle(id="fine", name="Sharp"))
    assert [EN.text(problem) for problem in result.problems] == [
        "The picture of “Blurred” is left out: it cannot be read."
    ]
    assert result.cards == 2
    assert missing(text(pdf), "Blurred", "Sharp") == []


def test_a_unit_of_an_unknown_kind_is_named_and_the_rest_printed() -> None:
    stranger = Unit(kind="rogue-trader.submarine", name="Nautilus")
    data = BytesIO()
    car = vehicle()
    result = write_cards(data, [Order(army(car), (stranger, car))], language=FR)
    assert "Nautilus" in FR.text(result.problems[0])
    assert result.cards == 1


def test_broken_rows_of_the_army_are_a_sentence() -> None:
    own = OwnRows(weapons=({"id": "x", "name": 3},))
    data = BytesIO()
    result = write_cards(data, [Order(army(vehicle(), own=own), (vehicle(),))], language=EN)
    assert "“Cormorant” is not printed" in EN.text(result.problems[0])


def test_copies_are_printed_apart_or_together() -> None:
    bikes = vehicle(name="Bikes", damage=3, copies=3)
    pdf, result = printed(bikes)
    assert result.cards == 3
    assert missing(text(pdf), "No. 1 of 3", "No. 2 of 3", "No. 3 of 3") == []
    pdf, result = printed(bikes, together=True)
    assert result.cards == 1
    assert missing(text(pdf), "Bikes ×3") == []
    assert sum(squares(page, 11) for page in pages(pdf)) == 9


def test_each_copy_has_its_own_damage() -> None:
    bikes = vehicle(name="Bikes", damage=3, copies=2)
    states = InBattle({"car": [VehicleState(lost=1), VehicleState(lost=2)]})
    data = BytesIO()
    write_cards(data, [Order(army(bikes), (bikes,), states)], language=EN)
    assert carmine(pages(data.getvalue())[0]) == 3


def test_a_card_with_an_odd_number_of_faces_ends_with_one_to_write_on() -> None:
    arms = tuple(MountedWeapon(id=f"w{index}", weapon="lascannon") for index in range(9))
    long = vehicle(weapons=arms, damage=60)
    assert len(page_texts(card(long))) == 3
    pdf, result = printed(long)
    assert result.cards == 2
    assert text(pdf).count("Notes") >= 1


def test_the_same_army_gives_the_same_bytes() -> None:
    units = [vehicle(id=f"u{index}", name=f"Ω☠漢😀 {index}", damage=index * 7) for index in range(5)]
    assert printed(*units)[0] == printed(*units)[0]
    assert card(units[3]) == card(units[3])


def test_the_bytes_do_not_depend_on_what_was_printed_before(tmp_path: Path) -> None:
    script = (
        "import hashlib, sys\n"
        "from rules.language import language\n"
        "from desktop.sheets.cards import card_pdf\n"
        "sys.path.insert(0, sys.argv[1])\n"
        "from sheets.paper import army, vehicle\n"
        "car = vehicle(name='Ω☠漢😀')\n"
        "print(hashlib.sha256(card_pdf(car, army(car), language('fr'))).hexdigest())\n"
    )
    here = str(Path(__file__).resolve().parent.parent)
    fresh = subprocess.run([sys.executable, "-c", script, here], capture_output=True, text=True, check=True)
    card(vehicle(name="😃 other first"))
    assert hashlib.sha256(card(vehicle(name="Ω☠漢😀"), "fr")).hexdigest() == fresh.stdout.strip()


def test_progress_is_told_and_stopping_leaves_the_old_file(tmp_path: Path) -> None:
    units = [vehicle(id=f"u{index}") for index in range(4)]
    orders = [Order(army(*units), units)]
    target = tmp_path / "cards.pdf"
    target.write_bytes(b"old")
    told: list[tuple[int, int]] = []
    with pytest.raises(Cancelled):
        write_cards(
            target, orders, language=EN, progress=lambda *step: told.append(step), cancelled=lambda: len(told) > 5
        )
    assert target.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["cards.pdf"]
    told.clear()
    write_cards(target, orders, language=EN, progress=lambda *step: told.append(step))
    assert told == [(step, 8) for step in range(9)]
    assert target.read_bytes().startswith(b"%PDF")
