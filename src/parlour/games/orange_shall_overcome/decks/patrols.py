"""The 20 Patrolling cards, four for each colour (OSO-143, OSO-144)."""

from __future__ import annotations

from parlour.engine.kernel import NONE
from parlour.games.orange_shall_overcome.board import BLACK, WHITE, road_number
from parlour.games.orange_shall_overcome.content import Patrolling
from parlour.games.orange_shall_overcome.effects import DIE_CITY, DIE_COUNTRY, Safety
from parlour.games.orange_shall_overcome.roads import FIRST_POLICEMAN_OF_AREA, FIRST_SAFE_OF_AREA, NAMED, Intensify

PATROLS = [
    Patrolling("p_red_1", 0, WHITE, BLACK, Intensify(FIRST_SAFE_OF_AREA)),
    Patrolling("p_red_2", 0, BLACK, WHITE, Safety(DIE_CITY, -1)),
    Patrolling("p_red_3", 0, NONE, WHITE, Intensify(NAMED + road_number("c"))),
    Patrolling("p_red_4", 0, BLACK, NONE, Intensify(FIRST_POLICEMAN_OF_AREA)),
    Patrolling("p_yellow_1", 1, WHITE, BLACK, Intensify(FIRST_SAFE_OF_AREA + 1)),
    Patrolling("p_yellow_2", 1, BLACK, WHITE, Safety(DIE_CITY, -1)),
    Patrolling("p_yellow_3", 1, NONE, BLACK, Intensify(NAMED + road_number("g"))),
    Patrolling("p_yellow_4", 1, WHITE, NONE, Intensify(FIRST_POLICEMAN_OF_AREA + 1)),
    Patrolling("p_blue_1", 2, WHITE, BLACK, Intensify(FIRST_SAFE_OF_AREA + 2)),
    Patrolling("p_blue_2", 2, BLACK, WHITE, Safety(DIE_CITY, -1)),
    Patrolling("p_blue_3", 2, NONE, WHITE, Intensify(NAMED + road_number("i"))),
    Patrolling("p_blue_4", 2, BLACK, NONE, Intensify(FIRST_POLICEMAN_OF_AREA + 2)),
    Patrolling("p_green_1", 3, WHITE, BLACK, Intensify(FIRST_SAFE_OF_AREA + 3)),
    Patrolling("p_green_2", 3, BLACK, WHITE, Safety(DIE_COUNTRY, -1)),
    Patrolling("p_green_3", 3, NONE, BLACK, Intensify(NAMED + road_number("n"))),
    Patrolling("p_green_4", 3, WHITE, NONE, Intensify(FIRST_POLICEMAN_OF_AREA + 3)),
    Patrolling("p_brown_1", 4, WHITE, BLACK, Intensify(FIRST_SAFE_OF_AREA + 4)),
    Patrolling("p_brown_2", 4, BLACK, WHITE, Safety(DIE_COUNTRY, -1)),
    Patrolling("p_brown_3", 4, NONE, WHITE, Intensify(NAMED + road_number("q"))),
    Patrolling("p_brown_4", 4, BLACK, NONE, Intensify(FIRST_POLICEMAN_OF_AREA + 4)),
]
