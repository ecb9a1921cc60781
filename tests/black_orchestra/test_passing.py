"""Which options only decline: a clock that runs out takes one of these and nothing else, so each is told by name."""

from __future__ import annotations

import pytest

from black_orchestra.stories import NOWHERE, beck, event, kordt, olbricht, oster, play, story
from parlour import Table

COMMITTED = {"motivation": "committed", "suspicion": "low"}
HERE = {**NOWHERE, "hitler": "chancellery"}


def passing(t: Table, *keys: str) -> list[str]:
    """Return the keys of the options that pass after some choices."""
    play(t, *keys)
    assert t.decision is not None
    return [option.key for option in t.decision.options if option.passes]


def plot(*held: str, helper: str = "", **more: object) -> Table:
    plotter = kordt("chancellery", cards=["coup", *held], items="signature", **COMMITTED)
    return story(plotter, oster("chancellery", cards=helper, items="signature"), leaders=HERE, support=5, **more)


@pytest.mark.rule("R74", "R85", "R18", "R21", "BO-119", "R42")
def test_declining_a_card_a_plot_or_a_request() -> None:
    assert passing(story(kordt(), beck())) == ["end"]
    held = story(kordt(cards="slow_news_day"), beck(), events="s1_anschluss s1_kristallnacht")
    assert passing(held, "end") == ["pass"]
    assert passing(event("s1_anschluss", kordt("munich", cards="delay_hitler"), beck())) == ["pass"]
    assert passing(event("s1_anschluss", kordt("munich", cards="derail_train", **COMMITTED), beck())) == ["pass"]
    assert passing(plot(helper="partisan_informant"), "plot:coup") == ["pass"]
    assert passing(plot(), "plot:coup") == []
    assert passing(plot(), "plot:coup", "ask:oster:signature") == ["refuse"]
    rolled = plot("quick_reaction", dice=[1, 1, 1, 1])
    assert passing(rolled, "plot:coup", "announce", "roll:1") == ["pass"]
    asked = story(kordt("munich"), oster("munich", items="map keys"))
    assert passing(asked, "take:oster") == []
    assert passing(asked, "take:item:map") == ["refuse:item:map"]


@pytest.mark.rule("R52", "R69", "BO-38", "R40", "R102", "R66")
def test_declining_what_is_offered() -> None:
    alone = kordt("munich", motivation="skeptical", suspicion="high", items="map keys", cards="safe")
    assert passing(event("s3_visit_from_hitler", alone, beck("prison"), stage=3)) == ["decline"]
    assert passing(event("s3_visit_from_goering", alone, beck("prison"), stage=3, leaders={"goering": "posen"})) == ["decline"]
    uprising = story(kordt("munich"), beck(), current_event="s6_warsaw_ghetto_uprising", stage=6, dissent=2, dice=[4, 1, 1])
    assert passing(uprising, "conspire:3") == []
    assert passing(uprising, "dissent:all") == ["decline"]
    assert passing(story(kordt(cards="black_orchestra"), beck(), dice=[2] * 10), "use:black_orchestra") == ["give:nobody"]
    keeper = beck("posen", motivation="skeptical", cards="defections_and_dissent")
    assert passing(story(kordt("munich"), keeper, dice=[4, 5, 1]), "conspire:3") == ["divert:0"]
    assert passing(story(kordt(cards="infiltrate_ss_bunker"), beck()), "use:infiltrate_ss_bunker") == ["enough"]


@pytest.mark.rule("R28", "R30", "BO-92")
def test_leaving_everything_as_it_is() -> None:
    coming = "s1_anschluss s1_party_rally s1_kristallnacht"
    briefing = story(kordt(cards="intelligence_briefing"), beck(), events=coming)
    assert passing(briefing, "use:intelligence_briefing") == ["remove:none"]
    looked = story(kordt(motivation="motivated"), beck(), events=coming)
    assert passing(looked, "ability:look") == ["next:s1_anschluss"]
    assert passing(looked, "next:s1_party_rally") == ["next:s1_anschluss"]
    walk = story(olbricht("munich", motivation="motivated"), kordt("posen"), leaders=NOWHERE)
    assert passing(walk, "ability:move_two") == ["go:stop"]
    assert passing(story(olbricht("munich", motivation="motivated"), kordt("posen")), "ability:move_another") == []
    for cards, kept in (("forged_documents", []), ("safe forged_documents", ["keep:forged_documents"])):
        assert passing(event("s2_gestapo_raid_1", kordt(cards=cards), oster())) == kept
