# De woorden van de twee scenario’s die opgeschreven kunnen worden: waarmee een nieuw pakket begint dat van een van beide uitgaat.

scenario-the_word_must_travel = Het woord moet rond
    .period = winter 1943-44
    .goal = Bezorg krantenpakketten: { $goal_1 } alleen of met z’n tweeën, { $goal_3 } met drie of vier personages, { $goal_5 } met vijf. De Kerk en de Universiteit nemen met één of twee personages elk twee pakketten, de andere doelen één.
    .rule-1 = Pakketten komen uit de Drukkerij. Een personage draagt er hoogstens { $carry_bundles }; elk gedragen pakket telt als middel voor de draaggrens en in de Gevarenfase.
    .rule-2 = Een pakket dat op een locatie ligt, verlaagt in de Gevarenfase de Veiligheid met 1 en is een fiche waarnaar bij invallen gezocht wordt.
    .rule-3 = Wie een Controlekaart uitvoert vanwege een soldaat en een pakket draagt, verliest daarna nog { $control_alibi } Alibi.
    .rule-4 = Een pakket dat bij een inval gevonden wordt, is in beslag genomen: het Moreel daalt met { $found_morale_lost }.
    .lose = er zijn zoveel pakketten in beslag genomen als de moeilijkheidsgraad toelaat: { LIST($limits, join: "comma") }
    .done = { $done } van { $goal } pakketten bezorgd
    .risk = { $lost } in beslag genomen (grens { $limit })
    .task = Bezorg { $goal } pakketten
    .threat = { $lost } in beslag; bij { $limit } is alles verloren
    .progress = { $done } van { $goal } pakketten bezorgd, { $lost } in beslag genomen (grens { $limit })
task-the_word_must_travel = Bezorg { $goal } pakketten kranten.
    .win = als { $goal } pakketten bezorgd zijn.
action-print = Een editie drukken
    .where = in de Drukkerij
    .text = Geef 1 Actiepunt en { LIST($print_cost, join: "comma") } uit, en verlaag de Veiligheid hier met { $print_safety }: leg hier { $print_bundles ->
        [one] 1 pakket
       *[other] { $print_bundles } pakketten
    } neer.
act-print = Een editie drukken voor { LIST($cost, join: "comma") }: { $bundles } pakketten, de Veiligheid hier daalt met { $safety }
action-deliver = Een pakket afgeven
    .where = op een doellocatie die nog een pakket neemt
    .text = Geef 1 Actiepunt en { LIST($deliver_cost, join: "comma") } uit: het Moreel stijgt met { $deliver_morale_gained }.
act-deliver = Een pakket afgeven { NOUN($spot, case: "at") } voor { LIST($cost, join: "comma") }: het Moreel stijgt met { $morale_gained }

scenario-hunger_winter = Hongerwinter
    .period = winter 1944-45
    .goal = Deel in vier gaarkeukens (Kerk, Café, Ziekenhuis, Universiteit) { $goal_1 } maaltijden uit, alleen of met z’n tweeën, { $goal_3 } met drie of meer personages.
    .rule-1 = Geen treinen: het Station doet niet mee. Het Distributiekantoor geeft minder dan anders.
    .rule-2 = Na elke Bezetterkaart van dreigingsniveau { $hunger_level } stijgt de Honger met { $hunger_rise }. Met één of twee personages stijgt hij ook aan het eind van elke Patrouillefase met { $hunger_night_1 }.
    .lose = de Honger bereikt { $hunger_limit }
    .done = { $done } van { $goal } maaltijden uitgedeeld
    .risk = Honger { $hunger } van { $limit }
    .task = Deel { $goal } maaltijden uit
    .threat = Honger { $hunger }; bij { $limit } is alles verloren
    .progress = { $done } van { $goal } maaltijden uitgedeeld, Honger { $hunger } van { $limit }
task-hunger_winter = Deel { $goal } maaltijden uit in vier keukens.
    .win = als alle { $goal } maaltijden zijn uitgedeeld.
action-trek = Hongertocht
    .where = op elke plattelandslocatie
    .text = Geef 1 Actiepunt en { LIST($trek_cost, join: "comma") } uit om te ruilen: je krijgt Rantsoenen, op de Boerderij één meer.
act-trek = Hongertocht: { LIST($cost, join: "comma") } ruilen voor Rantsoenen
action-serve = Een maaltijd uitdelen
    .where = in een gaarkeuken die nog niet alle maaltijden heeft gehad
    .text = Geef 1 Actiepunt en { LIST($serve_cost, join: "comma") } uit: de Honger daalt met { $serve_hunger_lost } en het Moreel stijgt met { $serve_morale_gained }.
act-serve = Een maaltijd uitdelen { NOUN($spot, case: "at") } voor { LIST($cost, join: "comma") }: de Honger daalt met { $hunger_lost }, het Moreel stijgt met { $morale_gained }
