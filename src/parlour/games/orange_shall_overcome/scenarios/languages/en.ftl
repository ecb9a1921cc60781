# The words of the two scenarios that can be written down: what a new pack that begins from one of them starts with.

scenario-the_word_must_travel = The Word Must Travel
    .period = winter 1943-44
    .goal = Deliver newspaper bundles: { $goal_1 } alone or with two characters, { $goal_3 } with three or four, { $goal_5 } with five. The Church and the University take two bundles each if you are one or two, the other targets one.
    .rule-1 = Bundles come from the Printing House. A character carries at most { $carry_bundles }; each carried bundle counts as a resource for the carry limit and in the Danger phase.
    .rule-2 = A bundle lying on a location lowers its Safety by 1 in the Danger phase and is a token that raids search for.
    .rule-3 = A character who resolves a Control card because of a soldier and carries a bundle loses { $control_alibi } further Alibi after it.
    .rule-4 = A bundle found in a raid is seized: Morale drops by { $found_morale_lost }.
    .lose = as many bundles are seized as the limit of the difficulty: { LIST($limits, join: "comma") }
    .done = { $done } of { $goal } bundles delivered
    .risk = { $lost } seized (limit { $limit })
    .task = Deliver { $goal } bundles
    .threat = { $lost } seized; at { $limit } all is lost
    .progress = { $done } of { $goal } bundles delivered, { $lost } seized (limit { $limit })
task-the_word_must_travel = Deliver { $goal } bundles of newspapers.
    .win = when { $goal } bundles have been delivered.
action-print = Print an edition
    .where = Printing House
    .text = Spend 1 Action point and { LIST($print_cost, join: "comma") }, and lower the Safety here by { $print_safety }: place { $print_bundles ->
        [one] 1 bundle
       *[other] { $print_bundles } bundles
    } here.
act-print = Print an edition for { LIST($cost, join: "comma") }: { $bundles } bundles, the Safety here drops by { $safety }
action-deliver = Hand over a bundle
    .where = a target location that still takes a bundle
    .text = Spend 1 Action point and { LIST($deliver_cost, join: "comma") }: Morale rises by { $deliver_morale_gained }.
act-deliver = Hand over a bundle at { NOUN($spot, case: "the") } for { LIST($cost, join: "comma") }: Morale rises by { $morale_gained }

scenario-hunger_winter = Hunger Winter
    .period = winter 1944-45
    .goal = Serve { $goal_1 } meals in four kitchens (Church, Café, Hospital, University) alone or with two characters, { $goal_3 } with three or more.
    .rule-1 = No trains: the Train Station is not in play. The Distribution Office gives less than usual.
    .rule-2 = After each Occupier card of Threat level { $hunger_level } Hunger rises by { $hunger_rise }. With one or two characters it also rises by { $hunger_night_1 } at the end of each Patrolling phase.
    .lose = Hunger reaches { $hunger_limit }
    .done = { $done } of { $goal } meals served
    .risk = Hunger { $hunger } of { $limit }
    .task = Serve { $goal } meals
    .threat = Hunger { $hunger }; at { $limit } all is lost
    .progress = { $done } of { $goal } meals served, Hunger { $hunger } of { $limit }
task-hunger_winter = Serve { $goal } meals in four kitchens.
    .win = when all { $goal } meals have been served.
action-trek = Food trek
    .where = any Countryside location
    .text = Spend 1 Action point and { LIST($trek_cost, join: "comma") } to barter: gain Rations, one more at the Farm.
act-trek = Food trek: barter { LIST($cost, join: "comma") } for Rations
action-serve = Serve a meal
    .where = a kitchen that has not had all its servings
    .text = Spend 1 Action point and { LIST($serve_cost, join: "comma") }: Hunger drops by { $serve_hunger_lost } and Morale rises by { $serve_morale_gained }.
act-serve = Serve a meal at { NOUN($spot, case: "the") } for { LIST($cost, join: "comma") }: Hunger drops by { $hunger_lost }, Morale rises by { $morale_gained }
