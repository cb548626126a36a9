"""What is on a squad's card, read back from the PDF."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.sheets.rogue_trader.squad_back import chance
from rules.rogue_trader.squad import Character, Squad, Tag

from .paper import HUMAN, card, missing, page_texts, pages, printed, squad, squares, text


@pytest.mark.rule("RT-TRP-01", "RT-TRP-02", "RT-STAT-01", "RT-CONV-08")
def test_the_front_holds_troops_leader_and_weapons() -> None:
    front = page_texts(card(squad(points=150)))[0]
    expected = ["Delorme’s", "Human · 10 models", "Carapace armour", "150 points"]
    expected += ["M 4 2M 8 WS 3 BS 3 S 3 T 3 W 1", "I 3 Att. A 1 Ld 7 Int 7 Cl 7 WP 7 Save Sv 4+"]
    expected += ["Leaders M WS BS S T W I Att. Ld Int Cl WP Sv", "Sgt Delorme 4 4 3 3 3 1 3 1 8 7 8 7 4+"]
    expected += ["Bolt gun ×9 12 / 24 +1 / 0 4 1 −1", "Autocannon 20 / 72", "Models 10", "lost this turn", "1 / 2"]
    assert missing(front, *expected) == []


@pytest.mark.rule("RT-TRP-01", "RT-STAT-01")
def test_in_french() -> None:
    found = text(card(squad(frenzy_prone=True, hates=(Tag(id="t", text="peaux-vertes"),)), "fr"))
    expected = [
        "Humain · 10 figurines",
        "Armure carapace",
        "M 4 2M 8 CC 3 CT 3 F 3 E 3 PV 1",
        "I 3 Attaq. A 1 Ld 7 Int 7 Cl 7 FM 7 Sauv. Sv 4+",
    ]
    expected += ["En déroute", "Frénétique", "Sous l’effet de la haine", "Mise en déroute ≤ 8 72 %"]
    expected += ["Peur, confusion, frénésie, haine ≤ 8", "Déteste : peaux-vertes", "Sujette à la frénésie"]
    assert missing(found, *expected) == []


@pytest.mark.rule("RT-TRP-02", "RT-STAT-01", "RT-PURS-05")
def test_its_psychology_is_named() -> None:
    nature: dict[str, Any] = {
        "frenzy_prone": True,
        "causes_fear": True,
        "causes_confusion": True,
        "psyker": True,
        "charge_move": 10.0,
        "tags": (Tag(id="a", text="imperial"), Tag(id="b", text="guard")),
        "hates": (Tag(id="c", text="greenskins"),),
        "fears_only": (Tag(id="d", text="demons"),),
    }
    expected = ["Prone to frenzy · Causes fear · Causes confusion · Psyker"]
    expected += ["What they are: imperial, guard · Hates: greenskins · Fears only: demons · Charge move: 10″"]
    assert missing(text(card(squad(**nature))), *expected) == []
    assert missing(text(card(squad())), "Psychology –") == []


@pytest.mark.rule("RT-TRP-02")
@pytest.mark.parametrize(("models", "size"), [(1, 11), (5, 11), (10, 11), (13, 8.3), (30, 8.3), (31, 7.8), (60, 7.8)])
def test_a_box_for_each_model(models: int, size: float) -> None:
    pdf = card(squad(models=models, weapons=()))
    assert sum(squares(page, size) for page in pages(pdf)) == models


@pytest.mark.rule("RT-STAT-01")
def test_statuses_to_tick_are_those_it_can_have() -> None:
    found = page_texts(card(squad()))[0]
    calm = ["Routing", "Rally turn", "Pursuing", "Confused", "No reserve move", "Kept from charging (fear)"]
    assert missing(found, *calm) == []
    assert missing(found, "Frenzied", "Hating") == ["Frenzied", "Hating"]
    wild = page_texts(card(squad(frenzy_prone=True, hates=(Tag(id="t", text="all"),))))[0]
    assert missing(wild, "Frenzied", "Hating") == []


@pytest.mark.rule("RT-TRP-02")
def test_wounds_of_those_who_have_several_are_boxes() -> None:
    hero = Character(id="h", name="Ilse", rank="hero", **{**HUMAN, "w": 3})
    found = page_texts(card(squad(w=2, characters=(hero,))))[0]
    assert missing(found, "Wounds 1 2", "Wounds, Ilse 1 2 3", "Ilse 4 3 3 3 3 3 3 1 7 7 7 7 –", "hero") == []


@pytest.mark.rule("RT-LDT-02", "RT-LDT-03", "RT-RALLY-06", "RT-COOL-03")
def test_the_back_holds_the_scores_of_whoever_leads() -> None:
    led = page_texts(card(squad()))[1]
    assert missing(led, "Rout ≤ 8 72 %", "Rally ≤ 8 72 %", "Rally of a single model ≤ 6 42 %") == []
    assert missing(led, "Not pursuing ≤ 8 72 %", "Fear, confusion ≤ 8 72 %") == []
    alone = page_texts(card(squad(characters=(), ld=6, cl=5)))[1]
    assert missing(alone, "Rout ≤ 6 42 %", "Rally of a single model ≤ 4 17 %", "Fear, confusion ≤ 5 28 %") == []
    lost = page_texts(card(squad(characters=(), ld=None, cl=None)))[1]
    assert missing(lost, "Rout – –", "Fear, confusion – –") == []


@pytest.mark.rule("RT-LDT-01")
@pytest.mark.parametrize(("target", "of36"), [(0, 0), (1, 0), (2, 1), (6, 15), (7, 21), (8, 26), (11, 35), (12, 36)])
def test_chances_of_a_test(target: int, of36: int) -> None:
    assert chance(target) == pytest.approx(of36 / 36, abs=1e-12)


@pytest.mark.rule("RT-ROUT-03")
def test_losses_that_bring_a_test_stand_beside_the_models() -> None:
    assert missing(page_texts(card(squad()))[1], "Models 1–3 4–6 7–9 10", "lost to fire 1 2 3 4") == []
    assert missing(page_texts(card(squad(models=7)))[1], "Models 1–3 4–6 7", "lost to fire 1 2 3") == []
    many = page_texts(card(squad(models=200)))[1]
    assert missing(many, "196–198 199–200", "66 67") == []


@pytest.mark.rule("RT-ROUT-02", "RT-ROUT-13", "RT-RALLY-01", "RT-PURS-01", "RT-PURS-13", "RT-FRZ-02", "RT-HATE-02")
def test_the_back_reminds_of_what_concerns_it() -> None:
    back = page_texts(card(squad()))[1]
    expected = ["Who has just lost a round takes a rout test.", "Routing units move in the movement phase"]
    expected += ["may try to rally", "must pursue them, or pass a test", "Pursuers may test to stop"]
    assert missing(back, *expected) == []
    assert missing(back, "Test for frenzy", "Test for hatred") == ["Test for frenzy", "Test for hatred"]
    wild = text(card(squad(frenzy_prone=True, hates=(Tag(id="t", text="all"),))))
    assert missing(wild, "Test for frenzy if an enemy is nearer than 15″.", "Test for hatred if a hated enemy") == []


def test_an_empty_squad_has_all_its_sections() -> None:
    front = page_texts(card(Squad(models=0)))[0]
    assert missing(front, "Unnamed", "0 models", "No weapon.", "Models 0", "It has no models. (+3)") == []


@pytest.mark.parametrize("code", ["en", "fr"])
def test_an_ordinary_squad_takes_front_and_back(code: str) -> None:
    wild = squad(frenzy_prone=True, hates=(Tag(id="t", text="greenskins"),))
    assert [len(page_texts(card(each, code))) for each in (squad(), wild)] == [2, 2]


def test_many_leaders_continue_on_another_face() -> None:
    heroes = tuple(Character(id=f"h{n}", name=f"Hero {n}", rank="hero", **HUMAN) for n in range(20))
    found = page_texts(card(squad(characters=heroes)))
    assert missing("".join(found), *(f"Hero {n} 4 3 3" for n in range(20)), "others: card 2 of") == []


def test_copies_together_have_a_row_of_boxes_each() -> None:
    pdf, result = printed(squad(copies=3, models=5), together=True)
    assert result.cards == 1
    assert sum(squares(page, 11) for page in pages(pdf)) == 15
