# Orange Shall Overcome! in English.
#
# The value of an option is its whole line; .head and .detail are what a page writes large and small, .group and .chip what options
# that differ in one noun only have in common, and that noun. What cards do is said from their words (see texts.py): `text-…`.

## What is asked; what may be read meanwhile

ask-turn = { $character }: choose a card.{ $others ->
    [0] { "" }
   *[other] { " " }Anyone may use a Morale action card first.
}
    .ask = { $character }: choose a card.
    .more = { $others ->
        [0] { "" }
       *[other] Anyone may use a Morale action card first.
    }
waiting-turn = is taking a turn
ask-last-call = All turns are over. { $n } Morale action { $n ->
    [one] card is
   *[other] cards are
} left: use one?
    .lead = All turns are over.
    .ask = { $n } Morale action { $n ->
        [one] card is
       *[other] cards are
    } left: use one?
waiting-last-call = may use the last Morale action cards
ask-action = { $character }, at { NOUN($spot, case: "the") }: choose an action.
waiting-action = is choosing an action
ask-after = { $character }: anything else?
waiting-after = is ending an action
ask-care = { $character }: who here gains { $n } Alibi?
ask-alibi = { $character }: who { $way ->
    [gained] gains
   *[lost] loses
} { $n } Alibi?
ask-ferry = { $character }: who does the skipper take along?
ask-go = { $character }: where does the skipper take you?
ask-take = { $character }: which resource do you take?
ask-lose = { $character }: which resource do you lose?
ask-pay = { $character }: which resource do you pay?
ask-discard_resource = { $character } carries more than the Alibi allows. What do you discard?
    .lead = { $character } carries more than the Alibi allows.
    .ask = What do you discard?
waiting-give-up = is choosing a resource to give up
ask-swap = { $character }: change which resource? You hold { LIST($goods, join: "comma") }.
ask-safety = { $character }: where does the Safety { $way ->
    [gained] rise
   *[lost] drop
} by { $n }?
ask-safety-several = { $character }: where does the Safety rise by { $n }? ({ $most ->
    [up-to] up to { $left }
   *[exactly] { $left }
} more)
waiting-spot = is choosing a location
ask-raid = { $character }: which of the least safe locations is raided?
ask-intensify = { $character }: intensify which road?
ask-downgrade = { $character }: downgrade which road?
ask-shift = { $character }: move which policeman, and where to?
waiting-road = is choosing a road
ask-move = { $character }: where to? ({ $left ->
    [one] 1 road
   *[other] { $left } roads
} left)
waiting-move = is moving
ask-pass = { $character } meets a { $kind } on { $road }. How do you pass?
    .lead = { $character } meets a { $kind } on { $road }.
    .ask = How do you pass?
ask-step = { $character }: which road do you take?
ask-answer = { $character }, { $card }. { $situation } What do you do?
    .lead = { $situation }
    .ask = What do you do?
waiting-answer = is answering a Control card
ask-switch = { $character }: keep this result, or take the other one unseen?
ask-roll = { $character } rolled { $dice }. Spend 1 Information to roll again?
    .lead = { $character } rolled { $dice }.
    .ask = Spend 1 Information to roll again?
waiting-roll = may roll again
ask-search = { $character }: which token at { NOUN($spot, case: "the") } do they search for next?
ask-way = { $character }: choose one.
ask-peek = { $character }: you see { $cards }.
waiting-peek = is looking into { $deck }
ask-helper = { $character }: which Helper card do you take?
waiting-helper = is taking a Helper card
ask-offer = { $character }: what do you give { $partner }, and what do you ask for? { $character } holds { LIST($mine, join: "comma") }; { $partner } holds { LIST($theirs, join: "comma") }.
    .lead = { $character } holds { LIST($mine, join: "comma") }; { $partner } holds { LIST($theirs, join: "comma") }.
    .ask = { $character }: what do you give { $partner }, and what do you ask for?
ask-offer-more = So far { $terms }. { $over ->
    [nobody] { "" }
   *[other] { $over }{ " " }
}What else? { $character } holds { LIST($mine, join: "comma") }; { $partner } holds { LIST($theirs, join: "comma") }.
    .lead = So far { $terms }. { $over ->
        [nobody] { "" }
       *[other] { $over }{ " " }
    }{ $character } holds { LIST($mine, join: "comma") }; { $partner } holds { LIST($theirs, join: "comma") }.
    .ask = { $character }: what else?
waiting-offer = is making an offer
too-much = { $character } would hold { $would } and may carry { $limit }.
ask-gift = { $proposer } offers { $character } { LIST($given, join: "comma") } as a gift. Accept?
    .lead = { $proposer } offers { $character } { LIST($given, join: "comma") } as a gift.
    .ask = Accept?
ask-request = { $proposer } asks { $character } for { LIST($asked, join: "comma") }. Accept?
    .lead = { $proposer } asks { $character } for { LIST($asked, join: "comma") }.
    .ask = Accept?
ask-bargain = { $proposer } offers { $character } { LIST($given, join: "comma") } for { LIST($asked, join: "comma") }. Accept?
    .lead = { $proposer } offers { $character } { LIST($given, join: "comma") } for { LIST($asked, join: "comma") }.
    .ask = Accept?
waiting-agree = is answering an offer
ask-reveal = { $character }: which Requirement token is turned face up?
ask-hide = { $character }: which Requirement token is turned face down?
ask-deactivate = { $character }: which resource location becomes inactive?
ask-line = { $character }: which halted line runs again?
ask-reopen = { $character }: which halted line is at risk (runs again on { $highest } or less)?

## What there is to choose

card = Use { $card } for an action. { $text }
    .head = { $card }
    .detail = { $text }
special = { $card }
    .detail = { $text }
discard = Discard { $card } unused
    .group = Discard unused
    .chip = { $card }
morale = A Morale action card for { $character }
    .group = A Morale action card
    .chip = { $character }
pass-morale = Use no more Morale cards
act-move = Move along roads
act-move_without_bonus = Move, declining the bonus
act-raise = Raise the Safety of { NOUN($spot, case: "the") }
    .detail = (a die: +{ $least } to +{ $most })
act-gather_information = Gather { $n } Information
act-location = { $what }
    .detail = { $text }
act-bonus = First the bonus: { $text }
    .head = First the bonus
    .detail = { $text }
act-newspaper = Leave a newspaper here
    .detail = Morale rises by { $n }
after-bonus = The bonus
    .detail = { $text }
after-done = Nothing more
choose-character = { $character }
    .detail = (Alibi { $alibi }, { $at })
choose-spot = { $spot }, Safety { $safety }
    .head = { $spot }
    .detail = Safety { $safety }
safety-enough = Leave it at that
take = Take 1 { $kind }
    .group = Take
    .chip = { $kind }
give-up = Give up 1 { $kind }
    .group = Give up
    .chip = { $kind }
discard-token = Discard 1 { $kind }
    .group = Discard
    .chip = { $kind }
discard-bundle = Put 1 newspaper bundle down at { NOUN($at, case: "the") }
swap = 1 { $old } becomes 1 { $new }
    .group = { $old } becomes
    .chip = { $new }
swap-enough = Change nothing more
intensify = Intensify { $road }
    .detail = ({ $standing })
    .group = Intensify
    .chip = { $road }
downgrade = { START($road) }: the { $kind ->
    [soldier] soldier becomes a policeman
   *[policeman] policeman leaves
}
shift = The policeman on { $old } goes to { $new }
    .group = The policeman on { $old } goes to
    .chip = { $new }
move = { START($road) } to { NOUN($to, case: "the") } ({ $standing }){ $person ->
    [nobody] { "" }
   *[other] , taking along { $person }
}
    .head = { $to }
    .detail = { $road }, { $standing }{ $person ->
        [nobody] { "" }
       *[other] ; taking along { $person }
    }
move-stop = Stop here
ticket = By Ticket to { NOUN($to, case: "the") }{ $person ->
    [nobody] { "" }
   *[other] , taking along { $person }
}
    .group = By Ticket{ $person ->
        [nobody] { "" }
       *[other] , taking along { $person }
    }
    .chip = { $to }
go = To { NOUN($to, case: "the") }{ $person ->
    [nobody] { "" }
   *[other] , taking along { $person }
}
    .group = With the skipper{ $person ->
        [nobody] { "" }
       *[other] , taking along { $person }
    }
    .chip = { $to }
stay = Stay
step = { START($road) } to { NOUN($to, case: "the") }
    .head = { $to }
    .detail = { $road }
pass-control = Draw a Control card
pass-immunity = Spend a Travel Immunity token
pass-ability = { $character } passes the policeman without a Control card
    .detail = (once a round)
answer = { $label }
switch-other = Instead: { $label } (result unknown)
    .head = Instead
    .detail = { $label } (result unknown)
switch-keep = Keep it
    .detail = { $result }
roll-keep = Keep the roll
roll-again = { $character } spends 1 of { $held } Information to roll { $alike ->
    [no] the
    [first] one
   *[second] the other
} { $shows } again
search = Roll for { $token }
way = { $way }
    .detail = { $text }
peek-keep = Leave { $top } on top
peek-bury = Put { $top } under the deck
peek-order = { START($first) } comes first, then { $second }
helper = { $card }, { $who } (deck { $deck }): { $text }
    .head = { $card }, { $who }
    .detail = { $text }
helper-unseen = The top card of Helper deck { $deck }
share = { $character } shares with { $partner }
    .group = { $character } shares with
    .chip = { $partner }
pick_up = { $character } picks up a newspaper bundle
put_down = { $character } puts down a newspaper bundle
give = Give 1 { $already ->
    [0] { $kind }
   *[other] more { $kind }
}
    .group = Give
    .chip = { $kind }
ask = Ask for 1 { $already ->
    [0] { $kind }
   *[other] more { $kind }
}
    .group = Ask for
    .chip = { $kind }
give-less = Give 1 { $kind } less
ask-less = Ask for 1 { $kind } less
propose = Propose
    .detail = { $terms }
exchange = Exchange
    .detail = { $terms }
gives = { $character } gives { LIST($goods, join: "comma") }
nothing-changes-hands = nothing changes hands
call_off = Make no offer
agree-yes = Accept the offer
agree-no = Refuse the offer
choose-token = The token at { NOUN($spot, case: "the") }
    .group = The token at
    .chip = { $spot }
deactivate = { $spot }
line = The line on { $road }
    .group = The line on
    .chip = { $road }
act-trust_1 = Trust 1: make { NOUN($spot, case: "the") } active
act-trust_2 = Trust 2: make { NOUN($spot, case: "the") } active for { LIST($cost, join: "comma") }
act-save = Bring to safety: { $person }, for { LIST($cost, join: "comma") }
act-misinform = Misinform a policeman: Safety of { NOUN($spot, case: "the") } and your Alibi drop by { $alike ->
    [yes] { $alibi }
   *[no] { $safety } and { $alibi }
}
act-print = Print an edition for { $cost }: { $n ->
    [one] 1 bundle
   *[other] { $n } bundles
}, the Safety here drops by { $safety }
act-deliver = Hand over a bundle at { NOUN($spot, case: "the") } for { LIST($cost, join: "comma") }: Morale rises by { $morale }
act-halt = Halt the line on { $road } for { LIST($cost, join: "comma") }
act-strike_pay = Pay { LIST($cost, join: "comma") } to a striker's family at { NOUN($spot, case: "the") }: the striker hides, Morale rises by { $morale }
act-trek = Food trek: barter { LIST($cost, join: "comma") } for { LIST($rations, join: "comma") }
act-serve = Serve a meal at { NOUN($spot, case: "the") } for { LIST($cost, join: "comma") }: Hunger drops by { $hunger }, Morale rises by { $morale }

## What happened

start_player_rolled = { $seat } rolled { $total } for the start.
round_began = Round { $round } begins. { $start_player } starts.
    .title = Round { $round }
occupier_drawn = { $card ->
    [hidden] { $character } drew an Occupier card.
   *[other] { $character } drew the Occupier card { $card }.
}
morale_cards_laid = { $morale_cards } Morale action { $morale_cards ->
    [one] card
   *[other] cards
} this round.
solo_card_drawn = The solo card of this round is { $card }.
card_used = { $character } used { $card }.
card_discarded = { $character } discarded { $card } unused.
morale_card_used = { $character } used a Morale action card ({ $left } left).
action_taken = { $character } { $action ->
    [move] set out from { NOUN($at, case: "the") }
    [move_without_bonus] set out from { NOUN($at, case: "the") }
    [raise_safety] made { NOUN($at, case: "the") } safer
    [gather_information] gathered information at { NOUN($at, case: "the") }
    [location] used { NOUN($at, case: "the") }
   *[other] took the action { $action } at { NOUN($at, case: "the") }
}.
morale_changed = Morale { $way ->
    [gained] rose
   *[lost] dropped
} by { $amount } to { $morale }{ because }.
alibi_changed = { $character } { $way ->
    [gained] gained
   *[lost] lost
} { $amount } Alibi, now { $alibi }{ because }.
safety_changed = The Safety of { NOUN($spot, case: "the") } { $way ->
    [gained] rose
   *[lost] dropped
} by { $amount } to { $safety }{ because }.
cause-patrol = a { $kind } passing by
cause-resources = { $character }'s resources
cause-alibi = { $character }'s Alibi
cause-token = a token there
cause-bundle = the bundle a soldier saw
cause-newspaper = the newspaper found
cause-care = { $character }'s care
cause-occupiers = another card of the occupiers
cause-night = another night
because = { $why ->
    [none] { "" }
   *[other] : { $why }
}
because-aside = { $why ->
    [none] { "" }
   *[other] { " " }({ $why })
}
cause-carry_limit = the carry limit
cause-patrolling = the Patrolling card
gained = { $character } gained { $what }{ because }.
paid = { $character } paid { LIST($paid, join: "comma") }{ because }.
lost = { $character } gave up { $what }{ because }.
shared = { $kind ->
    [request] { $to } gave { $from } { LIST($asks, join: "comma") }.
    [gift] { $from } gave { $to } { LIST($gives, join: "comma") }.
   *[bargain] { $from } gave { $to } { LIST($gives, join: "comma") } for { LIST($asks, join: "comma") }.
}
offered = { $kind ->
    [request] { $from } asked { $to } for { LIST($asks, join: "comma") }
    [gift] { $from } offered { $to } { LIST($gives, join: "comma") }
   *[bargain] { $from } offered { $to } { LIST($gives, join: "comma") } for { LIST($asks, join: "comma") }
}{ because-aside }.
offer_refused = { $to } refused { $from }'s offer.
bundle_picked_up = { $character } picked up a bundle at { NOUN($spot, case: "the") }.
bundle_put_down = { $character } put down a bundle at { NOUN($spot, case: "the") }.
travelled = { $road ->
    [none] { $character } arrived at { NOUN($spot, case: "the") }.
   *[other] { $character } took { $road } to { NOUN($spot, case: "the") }.
}
came_along = { $character } took someone along to { NOUN($spot, case: "the") }: { $person }.
turned_back = { $character } had to turn back to { NOUN($spot, case: "the") }.
placed = { $character } was taken to { NOUN($spot, case: "the") }{ because }.
ticket_used = { $character } used a Ticket to { NOUN($spot, case: "the") }.
passed_occupier = { $character } passed { $road } { $spent ->
    [none] unchallenged
   *[other] with a Travel Immunity token
}.
control_drawn = A { $facing } stopped { $character }. { $card }: { $situation }
control_answered = { $character }: { $answer }. { $result }
control_switched = { $character } instead: { $answer }. { $result }
road_intensified = A { $now ->
    [soldier] soldier
   *[policeman] policeman
} now guards { $road }{ because-aside }.
road_downgraded = { $now ->
    [policeman] The soldier on { $road } became a policeman
   *[none] The policeman on { $road } left
}{ because-aside }.
policeman_shifted = A policeman went from { $from } to { $to }{ because }.
dice_rolled = { $character } rolled { $dice }.
die_rolled_again = { $character } spent 1 Information and rolled { $dice ->
    [one] again
   *[other] one die again
}: { $dice }.
raid_began = A raid struck { NOUN($spot, case: "the") }{ because-aside }{ $card ->
    [none] , but no card is left.
   *[other] . { $card }: { $text }
}
raid_ended = The raid is over; the Safety of { NOUN($spot, case: "the") } is { $safety } again.
searched = The search for { $token }: { $total } against { $number }, { $found ->
    [yes] found
   *[no] not found
}.
occupier_resolved = { $character }'s Occupier card, { $card }: { $text }
danger_began = Night falls: the Danger phase.
    .title = Night falls
patrol_revealed = Patrolling card: { $text }
patrol_moved = A { $kind } patrolled from { $from } to { $to }.
patrol_blocked = The patrol on { $from } stays: { $to } is full.
helper_taken = { $character } was helped by { $card }, { $who }{ because-aside }: { $text }
looked = { $card ->
    [hidden] { $character } looked into { $deck }.
   *[other] { $character } saw { $card } in { $deck }.
}
buried = { $character } put the top card under { $deck }{ because }.
reordered = { $character } put back the top cards of { $deck }{ because }.
swapped = { $character } changed 1 { $gave } into 1 { $got }.
location_flipped = { START(NOUN($spot, case: "the")) } is now { $active ->
    [yes] active
   *[no] inactive
}{ because }.
token_revealed = The Requirement token at { NOUN($spot, case: "the") } is turned face up: { LIST($needs, join: "comma") }{ because-aside }.
token_hidden = The Requirement token at { NOUN($spot, case: "the") } is turned face down: { LIST($needs, join: "comma") }{ because-aside }.
person_appeared = Someone is hiding at { NOUN($spot, case: "the") }: { $person }; safe at { NOUN($safe, case: "the") }.
person_saved = { $character } brought someone to safety: { $person } ({ $saved } saved).
person_arrested = Arrested: { $person } ({ $arrested } of { $limit }).
bundles_printed = { $character } printed an edition: { $n ->
    [one] 1 bundle
   *[other] { $n } bundles
}.
bundle_delivered = { $character } handed over a bundle at { NOUN($spot, case: "the") } ({ $delivered } of { $goal }).
bundle_seized = A bundle was seized at { NOUN($spot, case: "the") } ({ $lost } of { $limit }).
line_halted = { $character } halted the line on { $road }.
line_runs = The line on { $road } runs again{ because }.
striker_hidden = { $character } paid a striker's family at { NOUN($spot, case: "the") }.
striker_placed = A striker needs shelter at { NOUN($spot, case: "the") }.
striker_arrested = A striker was arrested at { NOUN($spot, case: "the") } ({ $lost } of { $limit }).
meal_served = { $character } served a meal at { NOUN($spot, case: "the") } ({ $served } of { $goal }).
hunger_changed = Hunger { $way ->
    [gained] rose
   *[lost] dropped
} to { $hunger }{ because }.
newspaper_left = { $character } left a newspaper at { NOUN($spot, case: "the") }.
newspaper_found = Anton's newspaper was found at { NOUN($spot, case: "the") }.
seat_passed = { $seat } will use no more Morale action cards.
deck_shuffled = The { $deck ->
    [occupier] occupier
    [raid] raid
    [patrolling] patrolling
    [control] control
    [helper_1] first helper
   *[helper_2] second helper
} discard pile was shuffled into a new deck.
token_kept = { $character } kept the Travel Immunity token.
ended = { $reason } The group { $won ->
    [yes] wins
   *[no] loses
}.

## How it ended

outcome = { $reason } The group { $won ->
    [yes] won
   *[no] lost
}.
ended-goal = The goal is reached.
ended-time = An Occupier card had to be drawn and none was left.
ended-morale = Morale has reached 0.
ended-alibi = A character has been arrested: the Alibi reached 0.
ended-arrested = { $characters } { $characters ->
    [one] was
   *[other] were
} arrested: the Alibi reached 0.
ended-limit = Too many { $tokens } were found: { $limit } in all.
ended-hunger = Hunger has reached { $limit }.

## What is not allowed

no-not-now = Not now: { $character } { $waits }.
no-other-turn = It is { $turn }'s turn, and { $character } { $waits }; Character cards are used in your own turn.
no-unfinished = Not now: { $character } { $waits }, and each action is finished before another begins.
no-finish-first = Each action is finished before another begins. { $question }
another-question = { $key } does not answer the question: { $question } (say { LIST($examples, join: "comma") }{ $more ->
    [0] { "" }
   *[other] { " " }…
})
no-such-character = Nobody here is called { $name }.
no-morale-for-others = Use a Morale action card for a character of your own; { $character } is not yours.
no-morale-left = No Morale action card is left this round; their number was fixed in the Start phase.
no-passed = You have passed: no more Morale action cards this round.
no-turns-over = All turns of this round are over; only Morale action cards are left.
no-cards-of-others = It is { $character }'s turn; Character cards are used in your own turn.
no-card-first = First choose the card that pays for the action.
no-keeping-cards = The turn ends when all Character cards are used or discarded; no card can be kept.
no-not-your-turn = Not now: it is { $character }'s turn.
no-used-already = { $card } has been used already this round.
no-and-card = { $card } is an "and" card: it gives a bonus, not a special action.
no-newspaper-place = { $card } needs a newspaper and a location where none lies.
no-money-or-sabotage = { $card } needs 1 Money or 1 Sabotage.
no-such-card = { $character } has no card { $name } in hand.
no-not-there = { $character } is at { NOUN($spot, case: "the") }, not at { NOUN($tile, case: "the") }.
no-inactive = { START(NOUN($spot, case: "the")) } is inactive: gain its trust first.
no-costs = { $what } asks for { LIST($cost, join: "comma") }; { $character } holds { LIST($goods, join: "comma") }.
no-other-scenario = { $name } belongs to the scenario { $scenario }, which is not played here.
no-bonus = There is no bonus to be used now.
no-newspapers = Only Anton leaves newspapers, once a round, where none lies yet.
no-face-down = The Requirement token here is still face down; an earlier Trust action must turn it up.
no-scenario-action = { $action }, at { $where }: { $text } { $character } is at { NOUN($spot, case: "the") } and holds { LIST($goods, join: "comma") }.
no-no-road = A Move travels at least one road.
no-road-elsewhere = { START($road) } does not touch { NOUN($spot, case: "the") }.
no-guarded = Nobody in hiding can be taken over { $road }: an occupier stands there.
no-not-here = Only a person at your own location can come along.
no-ticket-now = A Ticket takes the place of both movements; you are on the road already.
no-ticket = { $character } has no Ticket.
no-there-already = { $character } is there already.
no-empty-offer = The offer is empty: say what you give or what you ask for.
no-overload = { $character } would hold { $would } and may carry { $limit }.
no-such-kind = { $name } cannot be shared; these can: { LIST($kinds, join: "comma") }.
no-more-of-it = { $character } has { $have ->
    [0] no { $what }
   *[other] { $what }, and no more
}.
no-more-bundles = { $character } can carry no more bundles.
no-return = { $character } may carry { $limit } and has nothing to give in return.
no-not-yours = { $character } is not yours.
no-only-between = Only before or after an action or between two movements.
no-partner = Name another character to share with.
no-apart = { $character } and { $partner } are not at the same location.
no-nothing-held = Neither of them holds anything that can be shared.
no-both-full = Neither of them may carry more, and they have nothing to exchange.
no-bundles = There are no bundles in this scenario.
no-bundle-carried = { $character } carries no bundle.
no-bundle-there = No bundle lies at { NOUN($spot, case: "the") }.
no-bundles-full = { $character } carries { $n ->
    [one] 1 bundle
   *[other] { $n } bundles
} already.
no-hands-full = { $character } holds { $held } and may carry no more than { $limit }.

## Pieces and places

player = Player
road = road { $label }
policeman = policeman
soldier = soldier
safe = safe
nothing = nothing
kind-money = Money
kind-network = Network
kind-ration = Ration
kind-sabotage = Sabotage
kind-information = Information
kind-bundle = newspaper bundle
kind-ticket = Ticket
kind-immunity = Travel Immunity token
some-money = { $n } Money
some-network = { $n } Network
some-ration = { $n ->
    [one] 1 Ration
   *[other] { $n } Rations
}
some-sabotage = { $n } Sabotage
some-information = { $n } Information
some-bundle = { $n ->
    [one] 1 newspaper bundle
   *[other] { $n } newspaper bundles
}
some-ticket = { $n ->
    [one] 1 Ticket
   *[other] { $n } Tickets
}
some-immunity = { $n ->
    [one] 1 Travel Immunity token
   *[other] { $n } Travel Immunity tokens
}
none-money = Money
none-network = Network
none-ration = Rations
none-sabotage = Sabotage
none-information = Information
none-bundle = newspaper bundles
none-ticket = Tickets
none-immunity = Travel Immunity tokens
any-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
} of choice
deck-occupier = the occupier deck
deck-raid = the raid deck
deck-patrolling = the patrolling deck
deck-control = the control deck
deck-helper_1 = the first Helper deck
deck-helper_2 = the second Helper deck
area-red = red
area-yellow = yellow
area-blue = blue
area-green = green
area-brown = brown
arrow-white = white
arrow-black = black
patrol-card = the { $area } card ({ LIST($moves, join: "comma") })
patrol-arrow = { $kind ->
    [soldier] soldiers
   *[policeman] policemen
} { $arrow }
token-newspaper = Anton's newspaper
token-bundle = a bundle
token-striker = a striker
token-person_in_hiding = a person in hiding
tokens-bundle = newspaper bundles
tokens-striker = strikers
tokens-person_in_hiding = people in hiding
lying-bundle = { $n ->
    [one] 1 bundle
   *[other] { $n } bundles
}
lying-striker = { $n ->
    [one] 1 striker
   *[other] { $n } strikers
}
level-easy = easy
level-medium = medium
level-hard = hard
level-extreme = extreme
level-figure = { $level } { $n }

## What cards say. `.then`: the same after a condition, where some languages put the words in another order

sentence = { START($clause) }.
sentence-start = { START($clause) }
text = { LIST($sentences, join: "blank") }
text-nothing-happens = Nothing happens.
text-nothing = nothing happens
text-and = AND (with any action): { $text }
    .mode = AND
    .when = with any action
text-with-move = AND (with a Move action): { $text }
    .mode = AND
    .when = with a Move action
text-or = OR (instead of an action): { $text }
    .mode = OR
    .when = instead of an action
text-solo = One Action point, and: { $text }
text-raid = { $text } Search number { $search }.
text-location = Spend 1 Action point{ $cost ->
    [free] { "" }
   *[other] { " " }and { LIST($cost, join: "comma") }
}{ $safety ->
    [0] { "" }
   *[other] , lower the Safety here by { $safety }
}: { $text }
text-shortage = You gain { $gained ->
    [one] 1 Ration
   *[other] { $gained } Rations
} (shortage).
text-patrol = { START($moves) }. If no token moves: { $otherwise }
patrol-move = every { $kind } in the { $area } area moves 1 road along its { $arrow } arrow
text-morale-action = One Action point for the character of the player who uses the card, at any moment between two actions.
    .name = Morale action
text-alibi = { $whom ->
    [whom-self] you { $way ->
        [gained] gain
       *[lost] lose
    }
   *[other] { $whom } { $way ->
        [gained] gains
       *[lost] loses
    }
} { $n } Alibi
    .then = { text-alibi }
text-gain = { $whom ->
    [whom-self] you gain
   *[other] { $whom } gains
} { $what }
    .then = { text-gain }
text-lose = { $whom ->
    [whom-self] you lose { $what }{ $n ->
        [one] { "" }
       *[other] { " " }(or as many as you have)
    }{ $otherwise ->
        [no] { "" }
       *[other] ; if you have none, { $otherwise }
    }
   *[other] { $whom } loses { $what }{ $n ->
        [one] { "" }
       *[other] { " " }(or as many as it has)
    }{ $otherwise ->
        [no] { "" }
       *[other] ; if it has none, { $otherwise }
    }
}
    .then = { text-lose }
whom-self = you
whom-it = it
whom-each = each character
whom-here = each character there
whom-adjacent = each character at an adjacent location
whom-aged = each character aged { $youngest } to { $oldest }
whom-carriers = each character carrying a bundle
whom-provided = each character holding { $rations } or more Rations
whom-one = a character of your choice
whom-one-here = a character at your location
whom-other-here = another character at your location
whom-one-near = a character at your location or an adjacent one
whom-lowest = the character with the lowest Alibi
text-morale = Morale { $way ->
    [gained] rises
   *[lost] drops
} by { $n }
    .then = { text-morale }
text-hunger = Hunger { $way ->
    [gained] rises
   *[lost] drops
} by { $n }
    .then = { text-hunger }
text-safety = { $way ->
    [gained] raise
   *[lost] lower
} the Safety of { $where } by { $n }
    .then = { text-safety }
    .option = the Safety of { $where } { $way ->
        [gained] rises
       *[lost] drops
    } by { $n }
text-safety-up-to = { $way ->
    [gained] raise
   *[lost] lower
} the Safety of up to { $where } by { $n }
    .then = { text-safety-up-to }
where-mine = your location
where-mine-and-adjacent = your location and one adjacent location of your choice
where-choice = a location of your choice
where-country = every Countryside location
where-adjacent-choice = an adjacent location of your choice
where-all-adjacent = every location adjacent to it
where-die-city = the City location whose number you roll on a D6
where-die-country = the Countryside location whose number you roll on a D6
where-each-character = the location of each character (once per character)
where-with-token = every location that holds a scenario token
where-token-lowest = the token-holding location with the lowest Safety
where-destination = the location you are travelling to
where-origin = the location you came from
where-active-choice = an active location of your choice (none active: any location of your choice)
where-tile = { NOUN($tile, case: "the") }
where-several = { $number ->
    [1] one location
    [2] two different locations
    [3] three different locations
    [4] four different locations
   *[other] { $number } different locations
} of your choice
where-several-country = { $number ->
    [1] one Countryside location
    [2] two different Countryside locations
    [3] three different Countryside locations
    [4] four different Countryside locations
   *[other] { $number } different Countryside locations
} of your choice
text-intensify = intensify { $road }
    .then = { text-intensify }
text-downgrade = downgrade { $road }
    .then = { text-downgrade }
which-road-named = { $road }
which-road-this = the road you are on
which-road-here = a road at your location (your choice)
which-road-choice = a road of your choice
which-road-first-there = the first road (by letter) at that location that can still be intensified
which-road-first-safe-there = the first Safe Road (by letter) at that location
which-road-first-line = the first running rail line (by letter) that can still be intensified
which-road-first-safe = the first Safe Road (by letter) of the { $area } area
which-road-first-policeman = the first road (by letter) of the { $area } area that has a policeman
text-shift = move a policeman from { $where ->
    [any] any road
   *[here] a road at your location (your choice)
} to a neighbouring road with fewer than { $most } tokens
    .then = { text-shift }
text-peek = look at the { $n ->
    [one] top card
   *[other] top { $n } cards
} of { $deck }{ $mode ->
    [look] { "" }
    [bury] ; you may put it at the bottom
   *[reorder] { " " }and put them back in any order
}
    .then = { text-peek }
text-swap = you may change { $kind ->
    [information] { $n } of your Information tokens into { $n ->
        [one] a resource
       *[other] resources
    }
   *[any] up to { $n } of your resources into resources
} of your choice
    .then = { text-swap }
text-choose = choose: { $first } OR { $second }
    .then = { text-choose }
pay-way = pay { $cost }{ $done ->
    [nothing] { "" }
   *[other] { $place ->
        [option] , { LIST($done, join: "comma") }
       *[text] : { $done }
    }
}
free-way = { $place ->
    [option] { LIST($done, join: "comma") }
   *[text] { $done }
}
text-take-helper = take 1 Helper card
    .then = { text-take-helper }
text-extra-patrol = resolve 1 extra Patrolling card now
    .then = { text-extra-patrol }
text-extra-action = take 1 extra action now
    .then = { text-extra-action }
text-raid-lowest = a Raid strikes the location with the lowest Safety
    .then = { text-raid-lowest }
text-hide-requirement = turn one face-up Requirement token of your choice face down, if at least { $least_face_up ->
    [1] one is
    [2] two are
    [3] three are
   *[other] { $least_face_up } are
} face up (otherwise Morale drops by { $morale_lost })
    .then = { text-hide-requirement }
text-deactivate-resource = flip one active resource location of your choice back to inactive (none active: Morale drops by { $morale_lost })
    .then = { text-deactivate-resource }
text-reopen-check = choose a halted rail line and roll a D6: on { $highest } or less it runs again (none halted: nothing)
    .then = { text-reopen-check }
text-leave-paper = Anton leaves one of his newspapers at his location, where none may lie yet
    .then = { text-leave-paper }
text-one-road = you may travel 1 road without drawing a Control card
    .then = { text-one-road }
text-flee = each character there must travel 1 road of own choice without a Control card
    .then = { text-flee }
text-ferry = a character of your choice may be placed on any location (its player decides)
    .then = { text-ferry }
text-stop = you arrive and the Move action ends
    .then = { text-stop }
text-turn-back = you return to the location you left and the Move action ends
    .then = { text-turn-back }
text-if = if { $condition }: { $then }{ $otherwise ->
    [no] { "" }
   *[other] ; otherwise { $otherwise }
}
    .then = { text-if }
if-tag = your profession is { $tag }
if-age-at-most = you are { $n } or younger
if-alibi-at-most = your Alibi is { $n } or lower
if-resources-at-least = you hold { $n } or more resources
if-has = you hold { $kind ->
    [ration] a Ration
   *[other] { $kind }
}
if-morale-at-most = Morale is { $n } or lower
if-alone = no other character is at your location
if-in-city = you are at a City location
if-in-country = you are at a Countryside location
if-road-to-country = either end of this road is a Countryside location
if-at = you are at { NOUN($tile, case: "the") }
tag-press = press
tag-trade = trade
tag-police = police
tag-student = student
tag-medical = medical
tag-clergy = clergy
tag-farm = farm
tag-artist = artist
tag-civil_servant = civil servant
on-move-roads = This Move covers { $n ->
    [one] 1 road
   *[other] { $n } roads
} more.
on-move-keep-resources = Control cards of this Move cannot take resources from you.
on-move-ignore-policemen = Policemen are ignored during this Move.
on-move-alibi-after-control = Gain { $alibi } Alibi after each Control card you resolve during this Move.
on-move-safety-on-entry = Raise the Safety of each location you enter during this Move by { $safety }.
way-give_something_up = Give something up
way-refuse = Refuse
way-lie_low = Lie low
way-carry_on = Carry on
way-stand_close_and_remember_the_names = Stand close and remember the names
way-stay_away = Stay away
way-warn_them_through_a_contact = Warn them through a contact
way-break_off_contact = Break off contact
way-keep_silent_and_be_suspected = Keep silent and be suspected
way-close_the_address = Close the address
way-help_a_family_move = Help a family move
way-look_on = Look on
way-print_their_names = Print their names
way-keep_silent_for_now = Keep silent for now
way-buy_paper = Buy paper
way-use_stolen_stamps = Use stolen stamps

## Scenarios

lose-morale = Morale reaches 0
lose-alibi = any character reaches 0 Alibi
lose-time = an Occupier card must be drawn and none is left
scenario-expanding_the_network = Expanding the Network
    .period = spring 1943
    .goal = Turn all 13 locations to their active side; the game is won at that moment.
    .rule-1 = All tiles start inactive: they can be entered, have Safety and can be raided, but their special action cannot be used.
    .rule-2 = Requirement tokens start face down. Visiting a location or spending a plain action there never reveals its token.
    .rule-3 = Each time a location is flipped to active, that player turns { $tokens_revealed ->
        [one] one face-down Requirement token
       *[other] { $tokens_revealed } face-down Requirement tokens
    } of choice face up while any is left (see ruling R1).
    .done = { $done } of { $goal } locations active
    .task = Turn { $goal } places active
    .progress = { scenario-expanding_the_network.done }
    .history = From 1942-43 local helpers grew into a national organisation for people in hiding (LO) whose members traded addresses at secret "exchanges".
action-trust_1 = Trust 1
    .where = a resource location that is inactive
    .text = Spend 1 Action point there to make it active; then reveal { $tokens_revealed ->
        [one] one Requirement token
       *[other] { $tokens_revealed } Requirement tokens
    }.
action-trust_2 = Trust 2
    .where = a non-resource location that is inactive and whose Requirement token is face up
    .text = Spend 1 Action point and every resource shown on the token: the location becomes active, the token leaves the game, reveal { $tokens_revealed ->
        [one] one further token
       *[other] { $tokens_revealed } further tokens
    }, then take { $trust_2_helpers ->
        [0] no Helper cards
        [one] a Helper card
       *[other] { $trust_2_helpers } Helper cards
    } as a bonus.
scenario-arbeitseinsatz = Arbeitseinsatz
    .period = summer 1943
    .goal = Bring { $goal } people to the safe location named on their token and pay the Requirement token there; the game is won at that moment.
    .rule-1 = At the start there { $people_per_character ->
        [one] is 1 person
       *[other] are { $people_per_character } people
    } in hiding for each character.
    .rule-2 = While moving, a character may take 1 person along. People stay on the board until saved or arrested.
    .rule-3 = A person can never be taken over a road that holds an Occupier token.
    .rule-4 = Whenever a person is saved or arrested, the Start Player at once draws a new person and places it.
    .rule-5 = In the Danger phase each person lowers the Safety of their location by 1.
    .rule-6 = A person found in a raid is arrested: Morale drops by { $arrest_morale } and each character loses { $arrest_alibi } Alibi.
    .lose = as many people are arrested as the limit of the difficulty: { LIST($limits, join: "comma") }
    .done = { $done } of { $goal } people saved
    .risk = { $lost } arrested (limit { $limit })
    .task = Bring { $goal } to safety
    .threat = { $lost } arrested; at { $limit } all is lost
    .progress = { scenario-arbeitseinsatz.done }, { scenario-arbeitseinsatz.risk }
    .history = Whole age groups were called up for forced labour in Germany. The April-May strikes of 1943 broke out when released soldiers were called up again; a wave of people went into hiding.
action-save = Bring to safety
    .where = the safe location of a person who is there too
    .text = Spend 1 Action point and everything on the Requirement token: the person is saved and Morale rises by { $save_morale }.
action-misinform = Misinform
    .where = any location with a policeman on a road touching it
    .text = Spend 1 Action point and lower the Safety of your location by { $misinform_safety }: move a policeman from a road touching your location to a neighbouring road with no or one Occupier token, then lose { $misinform_alibi } Alibi.
scenario-the_word_must_travel = The Word Must Travel
    .period = winter 1943-44
    .goal = Deliver newspaper bundles to the target locations, which are the eight non-resource locations other than the Printing House. Each takes one bundle. { LIST($supply, join: "comma") }. With one or two characters the Church and the University take two bundles each: deliver { $doubled ->
        [all] all { $deliveries_1 }
        [alike] { $deliveries_1 } of 10
       *[different] { $deliveries_1 } or { $deliveries_2 } of 10
    }.
    .rule-1 = Bundles come from the Printing House. A character carries at most { $carry_bundles }; each carried bundle counts as a resource for the carry limit and in the Danger phase.
    .rule-2 = Bundles may be picked up from your location, put down there and shared without an action, at the moments at which sharing is allowed.
    .rule-3 = A bundle lying on a location lowers its Safety by 1 in the Danger phase and is a token that raids search for.
    .rule-4 = A character who resolves a Control card because of a soldier and carries a bundle loses { $control_alibi } further Alibi after it.
    .rule-5 = A bundle found in a raid is seized: Morale drops by { $seize_morale }.
    .lose = as many bundles are seized as the limit of the difficulty: { LIST($limits, join: "comma") }
    .done = { $done } of { $goal } bundles delivered
    .risk = { $lost } seized (limit { $limit })
    .task = Deliver { $goal } bundles
    .threat = { $lost } seized; at { $limit } all is lost
    .progress = { scenario-the_word_must_travel.done }, { scenario-the_word_must_travel.risk }
    .history = Almost thirteen hundred illegal papers and leaflets are known by title; the largest, such as Het Parool, Trouw and Vrij Nederland, were spread in tens of thousands of copies at the risk of death.
supply = { $place ->
    [first] With { LIST($sizes, join: "or") } characters supply
   *[later] with { LIST($sizes, join: "or") }
} { $targets ->
    [all] all
   *[any] any
} { $goal }
size-3 = three
size-4 = four
size-5 = five
action-print = Print an edition
    .where = Printing House
    .text = Spend 1 Action point, { $print_cost_money } Money for paper and { $print_cost_information } Information for news, and lower the Safety here by { $print_cost_safety_here }: place { $bundles_per_print ->
        [one] 1 bundle
       *[other] { $bundles_per_print } bundles
    } here (they may be picked up at once).
action-deliver = Hand over a bundle
    .where = a target location that still takes a bundle
    .text = Spend 1 Action point, { $deliver_cost_network ->
        [0] 1
       *[other] { $deliver_cost_network } Network and 1
    } carried bundle: the bundle stays there as a marker and Morale rises by { $deliver_morale }.
scenario-the_trains_stand_still = The Trains Stand Still
    .period = autumn 1944
    .goal = Have { $goal ->
        [7] all
       *[other] { $goal } of the
    } 7 rail lines halted at the same time.
    .rule-1 = The Train Station is not in play; Tickets can only come from Helper cards (a seat on a farm cart).
    .rule-2 = Seven roads are rail lines: D, F, H, K, L, P and S. Each starts running and has a face-up Requirement token.
    .rule-3 = Halting a line puts a striker (a person in hiding token) on the location of the acting character. Strikers do not move. In the Danger phase each striker lowers the Safety of that location by 1.
    .rule-4 = A striker found in a raid is arrested: Morale drops by { $arrest_morale } and { $arrest_lines ->
        [0] no halted lines, picked by the player who rolled, run
        [one] one halted line, picked by the player who rolled, runs
       *[other] { $arrest_lines } halted lines, picked by the player who rolled, run
    } again.
    .rule-5 = At the end of the Patrolling phase the Start Player rolls a D6 for each halted line that holds a soldier, in letter order: on { $reopen_on ->
        [0] no number
        [1] 1
       *[other] 1-{ $reopen_on }
    } it runs again.
    .lose = as many strikers are arrested as the limit of the difficulty: { LIST($limits, join: "comma") }
    .done = { $done } of { $goal } lines halted
    .risk = { $lost ->
        [one] 1 striker
       *[other] { $lost } strikers
    } arrested (limit { $limit })
    .task = { $goal } lines halted at once
    .threat = { $lost } arrested; at { $limit } all is lost
    .progress = { scenario-the_trains_stand_still.done }, { scenario-the_trains_stand_still.risk }
    .history = On 17 September 1944 the government in exile called a railway strike. Some 30,000 railway people stopped work and had to hide until the liberation; a secret support fund paid their families.
action-halt = Halt a line
    .where = either end of a running rail line
    .text = Spend 1 Action point and the resources on the token of that line ({ LIST($surcharge, join: "comma") } more if a soldier stands on it): the line is halted, a striker is placed here and Morale rises by { $halt_morale }.
action-strike_pay = Pay the families
    .where = a location with a striker
    .text = Spend 1 Action point and { LIST($pay_cost, join: "comma") } from the support fund: the striker goes into hiding (remove the token) and Morale rises by { $pay_morale }.
scenario-hunger_winter = Hunger Winter
    .period = winter 1944-45
    .goal = Serve each of the four kitchens (Church, Café, Hospital, University) { $servings_per_kitchen ->
        [1] once
        [2] twice
        [3] three times
       *[4] four times
    }{ $alike ->
        [yes] { "" }
       *[no] ; with one or two characters { $servings_per_kitchen_of_few ->
            [1] once
            [2] twice
            [3] three times
           *[4] four times
        }
    }.
    .rule-1 = No trains: the Train Station is not in play.
    .rule-2 = Shortage: the Distribution Office gives { $distribution_office_yield ->
        [0] nothing
        [one] 1 Ration
       *[other] { $distribution_office_yield } Rations
    } instead of 2.
    .rule-3 = After { $hunger_level ->
        [1] each Occupier card
        [2] each Occupier card of Threat level 2
       *[3] no Occupier card
    } has been resolved, Hunger rises by { $hunger_rise }.{ $hunger_night_of_few ->
        [0] { "" }
       *[other] { " " }With one or two characters it also rises by { $hunger_night_of_few } at the end of each Patrolling phase.
    }
    .rule-4 = Hunger starts at { LIST($starts, join: "comma") }. It never drops below 0.
    .lose = Hunger reaches { $hunger_limit }
    .done = { $done } of { $goal } meals served
    .risk = Hunger { $hunger } of { $limit }
    .task = Serve { $goal } meals
    .threat = Hunger { $hunger }; at { $limit } all is lost
    .progress = { scenario-hunger_winter.done }, { scenario-hunger_winter.risk }
    .history = In the winter of 1944-45 hunger and cold cost about twenty thousand lives in the west. Soup kitchens, church and neighbourhood committees and long treks to farms kept many others alive.
hunger-start = { $n } { $characters ->
    [1] alone
    [2] with two characters
    [3] with three
    [4] with four
   *[5] with five
}{ $others ->
    [0] { "" }
   *[other] { " " }({ LIST($others, join: "comma") })
}
action-trek = Food trek
    .where = any Countryside location
    .text = Spend 1 Action point and { LIST($trek_cost, join: "comma") } to barter: gain { $trek_other ->
        [0] nothing
        [one] 1 Ration
       *[other] { $trek_other } Rations
    }, or { $trek_farm } at the Farm.
action-serve = Serve a meal
    .where = a kitchen that has not had all its servings
    .text = Spend 1 Action point and { $rations_per_serving ->
        [0] nothing
        [one] 1 Ration
       *[other] { $rations_per_serving } Rations
    }: mark a serving, Hunger drops by { $serve_hunger } and Morale rises by { $serve_morale }.

## Before the game

setup-players = Players
    .help = 1 to 5. One player with one character plays the solo variant (OSO-158).
setup-scenario = Scenario
    .help = Goals, rules and setup (OSO-3).
setup-difficulty = Difficulty
    .help = Start Alibi, occupiers, limits (OSO-5).
setup-characters = Characters
    .help = One for each player, or more, at most five: they are dealt round the table (R32).
setup-character = { $character }, { $profession }
setup-start_player = Start Player
    .help = Who most recently opposed authority, or roll for it (OSO-40).
    .roll = roll the dice
    .player = player { $n }
setup-helper_decks_face_up = Helper cards face up
    .help = The top card of each Helper deck is open (R16).
setup-reserve_cards = Reserve cards
    .help = The six reserve Occupier cards replace those of the scenario (R2).
about-game = Ordinary people resist the occupation of the Netherlands, 1943 to 1945. An unofficial implementation of the game designed by Marcel Köhler (solo variant: Carla Kopp), published by Liberation Game Design. Most cards, the board and scenarios 3 to 5 are Parlour's own design.
catalogue-note = The board graph, most card texts, all start values and scenarios 3 to 5 are Parlour's own design.

## The picture in a terminal

picture-title = { $scenario }, { $difficulty }. Round { $round }, { $turn ->
    [nobody] { START($phase) } phase
   *[other] { $turn }'s turn
}. Start Player: { $start }.
picture-tracks = Morale { $morale }   Morale cards { $cards }   Occupier cards { $occupiers }
picture-legend = p policeman, S soldier, # running line, = halted line, * token, x inactive
picture-safe = Safe { $n }
picture-roads = Roads
picture-line = line-{ $state ->
    [halted] halted
   *[runs] runs({ LIST($needs, join: "comma") })
}
picture-needs = needs { LIST($needs, join: "comma") }
picture-face-down = Requirement token face down
picture-person = { $person } (safe at { NOUN($spot, case: "the") })
picture-done = { $n } done
picture-newspaper = newspaper
picture-character = { $character }{ $own ->
    [yes] { " " }(you)
   *[no] { "" }
} at { NOUN($spot, case: "the") }   Alibi { $alibi }   holds { LIST($goods, join: "comma") } ({ $held } of { $limit })
picture-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand
picture-occupier = Occupier card, { $card }: { $text }
picture-helper = Helper deck { $n } ({ $size }): { $card }, { $text }
picture-control = Control card ({ $facing }), { $card }: { $situation }
picture-known = You have seen ({ $deck }): { $cards }
phase-start = start
phase-action = action
phase-danger = danger
phase-patrolling = patrolling

## Characters and their cards

character-anton = Anton
    .profession = typesetter
    .brief = Leaves newspapers that raise Morale.
    .ability = Starts with { $newspapers } newspaper tokens. Once per round, directly before or after one of his actions, he may leave one at his location if none lies there: Morale rises by { $newspaper_morale }. A newspaper is a token on the location: raids search for it, and if it is found it leaves the game and Anton loses { $newspaper_alibi } Alibi.
    .bio = Composite of the printers and editors who kept the clandestine papers alive.
card-anton_1 = Fresh ink
card-anton_2 = Whispered headline
card-anton_3 = Kitchen-table press
character-paul = Paul
    .profession = baker's delivery man
    .brief = Moves farther than the others.
    .ability = Each of his Move actions covers up to { $roads } roads instead of { $usual }.
    .bio = The first name honours the dedication of the rulebook; age, trade and story are invented. Composite: small tradespeople who knew every back door of their town.
card-paul_1 = Under the loaves
card-paul_2 = Delivery round
card-paul_3 = Back alley
character-cornelia = Cornelia
    .profession = seamstress
    .brief = Her goods make a place less unsafe.
    .ability = In the Danger phase the loss of Safety caused by her resources is { $less } lower (never below 0).
    .bio = The first name honours the dedication of the rulebook; age, trade and story are invented. Composite: young women who carried papers and coupons sewn into their clothes.
card-cornelia_1 = Pot of surrogate coffee
card-cornelia_2 = Eyes behind the curtain
card-cornelia_3 = Hidden lining
character-kees = Kees
    .profession = police constable
    .brief = Passes one policeman a round.
    .ability = Once per round, before a Control card is drawn for a policeman, he may pass that policeman without one.
    .bio = Composite: the constables who warned the people they were told to fetch.
card-kees_1 = On duty
card-kees_2 = A word of warning
card-kees_3 = Misfiled report
character-hanneke = Hanneke
    .profession = student
    .brief = May take the other outcome of a check.
    .ability = After hearing the result of her own choice on a Control card, and nothing else, she may take the unknown result of the other option instead.
    .bio = Composite: student couriers of 1943.
card-hanneke_1 = By bicycle
card-hanneke_2 = Lecture notes
card-hanneke_3 = Chain of trust
character-mies = Mies
    .profession = district nurse
    .brief = Each morning someone with her gains Alibi.
    .ability = At the end of each Start phase one character at her location, picked by her player (she counts too), gains { $alibi } Alibi.
    .bio = Composite: nurses whose uniform opened roads after curfew.
card-mies_1 = Night shift
card-mies_2 = Armband
card-mies_3 = House call
character-berend = Berend
    .profession = minister
    .brief = Softens heavy losses of Morale.
    .ability = Whenever a single loss would lower Morale by { $shield_from } or more, it lowers it by { $shield } less.
    .bio = Composite: ministers and priests who asked their congregations for hiding places.
card-berend_1 = Collection plate
card-berend_2 = Pastoral visit
card-berend_3 = Sunday sermon
character-greet = Greet
    .profession = farmer
    .brief = Never makes the countryside unsafe.
    .ability = In the Danger phase her Alibi never lowers the Safety of a Countryside location.
    .bio = Composite: the farming families that fed strangers for years.
card-greet_1 = Potato cellar
card-greet_2 = Milk cart
card-greet_3 = Hay barn
character-leo = Leo
    .profession = graphic artist
    .brief = Travels with forged papers, and may keep them.
    .ability = Starts with { $immunity ->
        [one] 1 Travel Immunity token
       *[other] { $immunity } Travel Immunity tokens
    }. Whenever he spends one to pass an occupier, he rolls a D6 and keeps the token on { $kept_on ->
        [6] 6
        [7] no number
       *[other] { $kept_on }-6
    }.
    .bio = Composite: artists of the identity-card workshops in Amsterdam.
card-leo_1 = Blank cards
card-leo_2 = Sketch of the checkpoint
card-leo_3 = Steady hand
character-suze = Suze
    .profession = registry clerk
    .brief = Gathers more Information each round.
    .ability = Her first Gather Information action each round yields { $more } extra Information.
    .bio = Composite: officials who let cards vanish from the population register.
card-suze_1 = Copied stamp
card-suze_2 = Office gossip
card-suze_3 = Lost file

## Locations

location-bank = { $case ->
    [the] the Bank
   *[other] Bank
}
    .theme = Bankers moved large sums to people in hiding through secret accounts.
location-cafe = { $case ->
    [the] the Café
   *[other] Café
}
    .theme = A table in the corner where names are never spoken aloud.
location-distribution_office = { $case ->
    [the] the Distribution Office
   *[other] Distribution Office
}
    .theme = Clerks who slipped out coupons; later the target of break-ins by the assault groups of the hiding organisation.
location-meeting_office = { $case ->
    [the] the Meeting Office
   *[other] Meeting Office
}
    .theme = Back room where files, stamps and keys change hands.
location-church = { $case ->
    [the] the Church
   *[other] Church
}
    .theme = A pulpit could still say what newspapers could not.
location-farm = { $case ->
    [the] the Farm
   *[other] Farm
}
    .theme = Hay lofts and cellars sheltered hundreds of thousands of people in hiding.
location-forger = { $case ->
    [the] the Forger
   *[other] Forger
}
    .theme = Artists and printers imitated identity cards that were thought impossible to copy.
location-hairdresser = { $case ->
    [the] the Hairdresser
   *[other] Hairdresser
}
    .theme = New hair, new glasses, new name.
location-hospital = { $case ->
    [the] the Hospital
   *[other] Hospital
}
    .theme = Doctors certified illnesses that did not exist.
location-informant_house = { $case ->
    [the] the Informant House
   *[other] Informant House
}
    .theme = Somebody inside the other side still listens to conscience.
location-police_station = { $case ->
    [the] the Police Station
   *[other] Police Station
}
    .theme = Some constables warned the people they had orders to arrest.
location-train_station = { $case ->
    [the] the Train Station
   *[other] Train Station
}
    .theme = Crowded platforms hide travellers and watchers alike.
location-university = { $case ->
    [the] the University
   *[other] University
}
    .theme = Students refused the loyalty declaration of 1943 and their friends helped them disappear.
location-printing_house = { $case ->
    [the] the Printing House
   *[other] Printing House
}
    .theme = By day wedding cards, by night Trouw, Het Parool or Vrij Nederland.
location-windmill = { $case ->
    [the] the Windmill
   *[other] Windmill
}
    .theme = The resting position of the sails could carry a silent warning across the polder.

## People in hiding

person-h1 = a bricklayer of twenty who tore up his call-up letter
person-h2 = a medical student who would not sign the declaration
person-h3 = a shipyard welder released on leave who will not go back
person-h4 = a schoolteacher struck off for what he taught
person-h5 = an apprentice baker, eldest of six
person-h6 = a former soldier called up again in April 1943
person-h7 = a clerk who burned the list he was told to type
person-h8 = a pair of brothers from the polder, hidden as one household
person-h9 = a tram conductor who walked off with the strikers

## Occupier cards, base

card-o1_01 = Identity-card week
    .note = Since 1941 everyone from fifteen up had to carry an identity card; street checks became daily routine.
card-o1_02 = Radio sets handed in
    .note = In May 1943 the population was ordered to give up its radios; many kept one under the floor.
card-o1_03 = The loyalty declaration
    .note = In spring 1943 students had to sign a pledge; the great majority refused and had to disappear.
card-o1_04 = Earlier curfew
    .note = Whoever was outside after the set hour was stopped.
card-o1_05 = Bicycles wanted
    .note = Bicycles were taken from people at street corners.
card-o1_06 = New ration registration
    .note = Cards were re-registered to expose people who should not exist on paper.
card-o1_07 = Ears in the café
    .note = Paid informers sat where people talk.
card-o1_08 = A face on a poster
    .note = Rewards were printed under names and photographs.
card-o1_09 = After the April-May strikes
    .note = The strikes of 1943 were answered with summary executions; fear and anger grew together.
card-o1_10 = Door to door
    .note = A street is closed at both ends and every house is entered.
card-o1_11 = Troops on the move
    .note = Columns pass through and leave guards behind.
card-o2_01 = Razzia
    .note = In November 1944 some fifty thousand men of 17 to 40 were driven together in Rotterdam and Schiedam; every house with people of that age was searched.
card-o2_02 = Land watch
    .note = Armed collaborators patrolled the roads at night.
card-o2_03 = The England game uncovered
    .note = Dozens of agents dropped from England had been captured on landing; whom can you still trust?
card-o2_04 = A house set on fire
    .note = Homes were burned as a warning to the street.
card-o2_05 = Interrogation
    .note = Someone you know is being questioned.
card-o2_06 = Head money
    .note = Bounties were paid for betraying people in hiding, above all Jews; the price of an address went up.
card-o2_07 = Summary justice
    .note = Emergency law allowed sentences without trial.
card-o2_08 = Bridges guarded
    .note = No one crosses the water unseen.
card-o2_09 = Empty shop windows
    .note = Every kind of food became scarce.
card-o2_10 = Lorries at night
    .note = Engines stop in front of the wrong door.
card-o2_11 = Double patrols
    .note = The watch is relieved twice as often.

## Occupier cards, expanding_the_network

card-os1_1 = Second thoughts
    .note = A contact asks for more time.
card-os1_2 = Curious neighbours
    .note = Too many visitors at one address.
card-os1_3 = Meeting place watched
    .note = A man with a newspaper never turns the page.
card-os1_4 = A cell is lost
    .note = One arrest leads to the next.
card-os1_5 = Intercepted letters
    .note = Somebody wrote down an address.
card-os1_6 = Infiltrator
    .note = The new courier asks many questions.

## Occupier cards, arbeitseinsatz

card-os2_1 = Call-up notices
    .note = Grey envelopes arrive in every street.
card-os2_2 = Ledger of the labour office
    .note = Whole years of birth were called up for work in Germany.
card-os2_3 = A knock at the door
    .note = Someone has counted the plates on the table.
card-os2_4 = Round-up of young men
    .note = Men were stopped in church doors and on football fields.
card-os2_5 = Sold for a reward
    .note = Bounties were paid for people in hiding.
card-os2_6 = Labour trains depart
    .note = The platform falls silent.

## Occupier cards, the_word_must_travel

card-os3_1 = Paper under lock
    .note = Paper and ink were rationed and counted.
card-os3_2 = Letters opened
    .note = Parcels are slit open at the sorting office.
card-os3_3 = The broken letter e
    .note = A damaged piece of type gives a press away.
card-os3_4 = Press hunters
    .note = A special squad follows the trail of ink.
card-os3_5 = Couriers shadowed
    .note = The same bicycle, two streets behind.
card-os3_6 = The newspaper trial
    .note = In 1944 many people of the illegal press were tried and killed; the paper appeared again.

## Occupier cards, the_trains_stand_still

card-os4_1 = Substitute crews
    .note = Foreign drivers are brought in to move the trains.
card-os4_2 = Pay packets seized
    .note = The couriers of the support fund are searched.
card-os4_3 = Platform guards
    .note = Guards are posted along the rails.
card-os4_4 = Threats against families
    .note = Posters promise punishment for every striker.
card-os4_5 = Furniture on the pavement
    .note = Families of strikers lose their homes.
card-os4_6 = Engines from abroad
    .note = Military transports run again.

## Occupier cards, hunger_winter

card-os5_1 = Barges held back
    .note = An embargo stops the food ships.
card-os5_2 = Frost
    .note = Canals close and fuel runs out.
card-os5_3 = Food taken at the checkpoint
    .note = A sack of rye is worth more than silver.
card-os5_4 = Ice on the water
    .note = Nothing moves for weeks.
card-os5_5 = Controls on the food roads
    .note = Handcarts are turned over.
card-os5_6 = No gas, no light
    .note = Doors and the wooden blocks between tram rails end up in the stove.

## Occupier cards, reserve

card-ox_1 = Blackout fines
    .note = A strip of light is enough.
card-ox_2 = Bells melted down
    .note = Church bells leave the towers.
card-ox_3 = Anti-tank ditches
    .note = Villagers are ordered to dig.
card-ox_4 = Flooded polders
    .note = Land is put under water to stop an invasion.
card-ox_5 = Evacuated coast
    .note = Whole districts are cleared.
card-ox_6 = Mad Tuesday is over
    .note = In September 1944 people cheered too early.

## Raid cards

card-r01 = Boots on the stairs
card-r02 = They have the right address
card-r03 = Cupboards turned out
card-r04 = Everything on the floor
card-r05 = The false wall holds
card-r06 = A warning just in time
card-r07 = Notice nailed to the door
card-r08 = Street closed off
card-r09 = Questioned until dawn
card-r10 = Arrest next door
card-r11 = The list in his pocket
card-r12 = The search moves on
card-r13 = Notebooks taken
card-r14 = Empty rooms
card-r15 = A guard stays behind
card-r16 = Out through the garden
card-r17 = Rough hands
card-r18 = A bribe at the gate
card-r19 = An example is made
card-r20 = Taken to the camp at Amersfoort

## Control cards

card-ct01 = Papers, please
    .situation = A guard holds out his hand for your identity card.
    .answer-1 = Hand it over in silence
    .answer-2 = Talk about the weather while he reads
card-ct02 = The heavy saddlebag
    .situation = They want to see what makes your bicycle lean to one side.
    .answer-1 = Open the bag
    .answer-2 = Call it laundry and push on
card-ct03 = An old classmate
    .situation = You sat next to this man at school.
    .answer-1 = Greet him by name
    .answer-2 = Look the other way
card-ct04 = Barrier on the bridge
    .situation = A plank lies across the road and a queue has formed.
    .answer-1 = Wait your turn
    .answer-2 = Have a boatman row you over
card-ct05 = No light on the bicycle
    .situation = Your lamp is dark and somebody noticed.
    .answer-1 = Pay the fine
    .answer-2 = Dispute the rule
card-ct06 = Hungry children
    .situation = Children crowd around you right in front of the post.
    .answer-1 = Share some food with them
    .answer-2 = Walk on quickly
card-ct07 = Five minutes to curfew
    .situation = The church clock shows five minutes to the hour.
    .answer-1 = Start running
    .answer-2 = Knock at the nearest door
card-ct08 = In a hurry
    .situation = They ask why you cannot wait.
    .answer-1 = Speak of a sick relative
    .answer-2 = Show your shopping list
card-ct09 = An orange ribbon
    .situation = Somebody tied a ribbon to the signpost; they want to know who.
    .answer-1 = Shrug
    .answer-2 = Help them cut it down
card-ct10 = A growling stomach
    .situation = The guard lets slip that he has not eaten.
    .answer-1 = Offer a coupon
    .answer-2 = Pretend not to understand
card-ct11 = A stamp that shines
    .situation = The ink on your card looks a little too new.
    .answer-1 = Blame the rain
    .answer-2 = Name an official who will confirm it
card-ct12 = Three white letters
    .situation = OZO has been painted on the wall beside the post, still wet.
    .answer-1 = Shake your head in disapproval
    .answer-2 = Say nothing at all
card-ct13 = A new man on duty
    .situation = He is strict and writes everything down.
    .answer-1 = Answer each question
    .answer-2 = Claim to have lost your way
card-ct14 = The search dog
    .situation = The dog is interested in your coat.
    .answer-1 = Stand perfectly still
    .answer-2 = Pat the dog
card-ct15 = A marching column
    .situation = Singing soldiers fill the road you want to take.
    .answer-1 = Step aside and count them
    .answer-2 = Slip across before them
card-ct16 = On the farmer's cart
    .situation = You sit between the milk churns when the cart is halted.
    .answer-1 = Let the farmer do the talking
    .answer-2 = Climb down and walk
card-ct17 = A loose sheet
    .situation = A printed page slides out of your coat.
    .answer-1 = Cover it with your foot
    .answer-2 = Pick it up as if it were nothing
card-ct18 = How old are you?
    .situation = They are picking out people of working age.
    .answer-1 = Tell the truth
    .answer-2 = Show a work exemption
card-ct19 = A warm stove
    .situation = They invite you to wait inside the hut.
    .answer-1 = Step in
    .answer-2 = Decline with thanks
card-ct20 = A telephone call
    .situation = They ring the town hall to check your story.
    .answer-1 = Wait for the answer
    .answer-2 = Give the name of a friend who can vouch for you
card-ct21 = A torn ration book
    .situation = Half a page is missing.
    .answer-1 = Explain it honestly
    .answer-2 = Demand to see the officer in charge
card-ct22 = The pram
    .situation = Perhaps more than a child lies under the blanket.
    .answer-1 = Keep walking and smile
    .answer-2 = Lift the child out and let them look
card-ct23 = What do you study?
    .situation = He takes you for a student and asks which lectures you attend.
    .answer-1 = Say you signed the declaration
    .answer-2 = Say you have found work
card-ct24 = Mist on the polder
    .situation = Nobody has seen you yet.
    .answer-1 = Leave the road
    .answer-2 = Ride straight on
card-ct25 = The man beside the guard
    .situation = You know him: he sells addresses.
    .answer-1 = Pull your hat down
    .answer-2 = Wish him good day
card-ct26 = Too much food
    .situation = They call it black-market trade.
    .answer-1 = Give up a part
    .answer-2 = Say it is for the church kitchen
card-ct27 = Closed level crossing
    .situation = The gates stay down beside the guard hut.
    .answer-1 = Wait for the train to pass
    .answer-2 = Walk along the track
card-ct28 = The wanted list
    .situation = He runs a finger down a page of names.
    .answer-1 = Stay where you are
    .answer-2 = Drop a parcel to distract him
card-ct29 = A quiet nod
    .situation = Is this guard on our side?
    .answer-1 = Trust him
    .answer-2 = Trust nobody
card-ct30 = Bicycle seizure
    .situation = They are loading bicycles onto a lorry.
    .answer-1 = Give it up
    .answer-2 = Show a letter of exemption
card-ct31 = The lost child
    .situation = A small boy is crying between you and the post.
    .answer-1 = Take him by the hand
    .answer-2 = Go on your way
card-ct32 = A sudden shower
    .situation = Everyone shelters under the awning of the guardhouse.
    .answer-1 = Join them
    .answer-2 = Run through the rain
card-ct33 = Sign here
    .situation = They compare your signature with the card.
    .answer-1 = Write slowly
    .answer-2 = Fake a sprained wrist
card-ct34 = Voices from London
    .situation = A forbidden broadcast can be heard through a window of the place you come from.
    .answer-1 = Cough loudly
    .answer-2 = Begin to sing
card-ct35 = The long queue
    .situation = Half the town is waiting.
    .answer-1 = Let others go first
    .answer-2 = Push to the front
card-ct36 = An officer arrives
    .situation = The guards jump to attention.
    .answer-1 = Look official and salute
    .answer-2 = Hurry off
card-ct37 = We know everything
    .situation = He leans forward and waits for you to talk.
    .answer-1 = Laugh it off
    .answer-2 = Point them in a wrong direction
card-ct38 = Change of the guard
    .situation = For a moment nobody is looking.
    .answer-1 = Go now
    .answer-2 = Wait and watch how they change over

## Helper cards

card-hp01 = Laura
    .who = daughter of a station master
card-hp02 = Teun
    .who = bank teller
card-hp03 = Riet
    .who = landlady of a café
card-hp04 = Sjaak
    .who = clerk at the distribution office
card-hp05 = Bep
    .who = typist at the labour office
card-hp06 = Henk
    .who = barber
card-hp07 = Elsa
    .who = family doctor
card-hp08 = Gijs
    .who = miller
card-hp09 = Nel
    .who = newsagent
card-hp10 = Arie
    .who = constable
card-hp11 = Tine
    .who = draughtswoman
card-hp12 = Koos
    .who = skipper
card-hp13 = Wilma
    .who = switchboard operator
card-hp14 = Jaap
    .who = signalman
card-hp15 = Marijke
    .who = schoolteacher
card-hp16 = Dolf
    .who = lock keeper
card-hp17 = Truus
    .who = neighbour
card-hp18 = Piet
    .who = postman
card-hp19 = Jo
    .who = grandmother of nine, and of a tenth who came to her by night
card-hp20 = Siem
    .who = carpenter
card-hp21 = Lien
    .who = laundress
card-hp22 = Chris
    .who = lawyer
card-hp23 = Roelof
    .who = smith
card-hp24 = Annie
    .who = choir leader
card-hp25 = Bas
    .who = errand boy
card-hp26 = Ada
    .who = notary's clerk

## Solo cards

card-solo1 = Someone keeps watch
card-solo2 = A friendly voice
card-solo3 = A note on the doorstep

## Why an option may be good

why-others-do-more = someone else can do more with the card
why-keeps-information = keeps the Information
why-lower-roll = a lower roll hides them
why-bearable = that card can be borne
why-later = that card had better come later
why-alibi = { $character }'s Alibi is { $alibi }
why-spare = { $n } { $kind } more than the errand needs
why-lacking = the errand lacks it
why-safety = Safety at { NOUN($spot, case: "the") } is { $safety }
why-answers-alike = both kinds of answers cost as much on average
why-answer-costs = such answers cost { $way ->
    [less] less
   *[more] more
} on average
why-gift = { $taker } needs { LIST($goods, join: "comma") } for the errand, and { $giver } can spare it
why-shorter = it shortens the group's errands
why-worth-more = worth more now than a plain action
why-safer = { $character } makes { NOUN($spot, case: "the") } safer
why-goes = { $character } goes to { NOUN($spot, case: "the") }{ $purpose ->
    [none] { "" }
   *[other] : { $purpose }
}
why-needed-here = { $character } is where it is needed{ $purpose ->
    [none] { "" }
   *[other] : { $purpose }
}
purpose-guard = a raid tonight at { NOUN($spot, case: "the") } could find someone
purpose-alibi = { $low ->
    [yes] Alibi is down to { $alibi }
   *[no] a better Alibi
}
purpose-morale = { $low ->
    [yes] Morale is down to { $morale }
   *[no] Morale buys actions
}
purpose-escort = { $person } has to get away
purpose-finish = everything needed at { NOUN($spot, case: "the") } is there
purpose-lacking = { NOUN($spot, case: "the") } asks for { $kinds }
why-raid = Safety at { NOUN($spot, case: "the") } is { $safety } and the night takes { $loss }: a raid
why-progress = so far { $progress }
why-work-here = { NOUN($spot, case: "the") } is where something is to be done
why-nearer = nearer to { NOUN($spot, case: "the") }, and nobody stands there
why-nearer-guarded = nearer to { NOUN($spot, case: "the") }, though a { $kind } stands there
why-errand-leads = { NOUN($spot, case: "the") } is where the errand leads{ $purpose ->
    [none] { "" }
   *[other] : { $purpose }
}
why-readable = the card can be read beforehand
why-anything = that deck may hold anything
why-free-bonus = a bonus costs no action
why-free-newspaper = { $character } is at { NOUN($spot, case: "the") } anyway, and a newspaper costs no action
why-better-saved = what could be done here is better saved
why-second-roll = Information buys a second roll
why-works = { NOUN($tile, case: "the") } works
why-elsewhere = { $character } can do more elsewhere
why-as-good = { NOUN($spot, case: "the") } is as good a place as any further on
why-lies-low = { $character } lies low, with { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
why-put-down = someone else can take the bundle from { NOUN($spot, case: "the") }
why-pick-up = { $character } is there anyway, and picking a bundle up costs no action
why-share = { $character } and { $partner } are at the same place, and sharing costs no action
why-ticket = with a Ticket nobody asks questions
why-safe-road = the road to { NOUN($spot, case: "the") } is safe
why-pass = { $by ->
    [card] saves the pass for a worse moment
    [token] no Control card, at the price of a token
   *[ability] no Control card, and it costs nothing
}
why-halt-again = to halt it again takes { LIST($cost, join: "comma") }
why-every-token = every token here is rolled for, whichever comes first
why-switch = anything rather than that result
why-known-result = this result is known, the other one is not
why-safe-enough = the other places are safe enough
why-wins = that wins the game
why-loses = that loses the game
why-cost-and-luck = it costs { LIST($cost, join: "comma") }, and the rest is luck
why-no-cost = it costs nothing at once
why-leaves = leaves { $character } with Alibi { $alibi } and { $held ->
    [one] 1 resource
   *[other] { $held } resources
}, Morale at { $morale }
why-other-end = { NOUN($spot, case: "the") } lies at the other end; so far: { $standing }
why-lonely-end = nobody waits at the other end, { $spot }
why-beside = { $character } stands next to that road
why-then-guarded = then { $road } is guarded, { $beside ->
    [nobody] where nobody stands
   *[other] next to { $beside }
}
why-one-less = one occupier less to meet
why-reveal = then all can see what { $spot } asks for{ $near ->
    [nobody] { "" }
   *[other] ; { $near } is near
}
why-nobody-near = nobody is at { NOUN($spot, case: "the") } or next to it
why-activate-again = { $character } is near and can activate it again
why-all-have-seen = all have seen what { $spot } asks for
why-keeping = { LIST($goods, join: "comma") } is worth keeping
why-swapped = { $less } { $old } and { $more } { $new } then
why-has = { $character } has { $n } { $kind } so far
why-bundle-again = a bundle can be picked up again
why-left = { $n } { $kind } will be left
why-only-one = it is the only { $kind }
why-partners = partners have their reasons
why-no-errand = it shortens no errand
why-right-hands = everything is in the right hands already
why-can-say-no = { $character } can only say no
why-holds = { $character } holds { $what }

## Figures that can be changed

figure-rules = rules
figure-alibi-max = most Alibi
figure-carry-max = carry limit
figure-safety-max = most Safety
figure-morale-max = most Morale
figure-morale-per-card = Morale for a card
figure-roads-per-move = roads a move
figure-tokens-per-road = tokens on a road
figure-occupier-tokens = Occupier tokens
figure-items = items
figure-bundles = bundles
figure-strikers = strikers
figure-gathered = gathered
figure-boxed = cards put back
figure-boxed-solo = more cards put back when alone
figure-boxed-less-with-five = fewer put back with five
figure-token-danger = danger of a token
figure-policeman-pass = roll to pass a policeman
figure-soldier-pass = roll to pass a soldier
figure-age-from = age from
figure-age-to = age up to
figure-many-rations = many rations
figure-morale-start = Morale at the start
figure-raise-safety = raising Safety
figure-raise-alibi = Alibi when raising Safety
figure-danger-resources = danger of resources
figure-danger-alibi = danger of a low Alibi
figure-character = character
figure-newspapers = newspapers
figure-newspaper-morale = Morale for a newspaper
figure-newspaper-alibi = Alibi for a newspaper
figure-roads = roads
figure-danger-less = less danger
figure-alibi = Alibi
figure-shield-from = shield from
figure-shield = shield
figure-immunity = immunity
figure-kept-on = kept on
figure-gathered-more = gathered more
figure-safety = Safety
figure-location = location
figure-cost = cost
figure-money = Money
figure-network = Network
figure-ration = Rations
figure-sabotage = Sabotage
figure-information = Information
figure-safety-cost = cost in Safety
figure-raid = raid
figure-search = search
figure-requirement = requirement
figure-ticket = ticket
figure-scenario = scenario
figure-easy = easy
figure-medium = medium
figure-hard = hard
figure-extreme = extreme
figure-tokens-revealed = tokens revealed
figure-trust-2-helpers = helpers for trust 2
figure-arrest-limit = arrest limit
figure-goal = goal
figure-people-per-character = people a character
figure-save-morale = Morale for saving
figure-arrest-morale = Morale lost by an arrest
figure-arrest-alibi = Alibi lost by an arrest
figure-misinform-safety = Safety for misinforming
figure-misinform-alibi = Alibi for misinforming
figure-seize-limit = limit of seizures
figure-deliveries = deliveries
figure-bundles-per-print = bundles a printing
figure-carry-bundles = bundles carried
figure-print-cost = cost of printing
figure-safety-here = Safety here
figure-deliver-cost = cost of delivering
figure-deliver-morale = Morale for delivering
figure-seize-morale = Morale lost by a seizure
figure-control-alibi = Alibi at a control
figure-halt-morale = Morale for a halt
figure-soldier-surcharge = extra for a soldier
figure-pay-cost = cost of paying
figure-pay-morale = Morale for paying
figure-reopen-on = reopens on
figure-arrest-lines = lines at an arrest
figure-hunger-start = Hunger at the start
figure-hunger-limit = Hunger limit
figure-hunger-level = Hunger level
figure-hunger-rise = rise of Hunger
figure-hunger-night-of-few = Hunger at night with few
figure-servings-per-kitchen = servings a kitchen
figure-servings-per-kitchen-of-few = servings a kitchen with few
figure-rations-per-serving = rations a serving
figure-serve-hunger = Hunger by serving
figure-serve-morale = Morale for serving
figure-trek-cost = cost of a trek
figure-trek-other = elsewhere on a trek
figure-trek-farm = at the farm on a trek
figure-distribution-office-yield = yield of the Distribution Office
figure-occupier = Occupier
figure-copies = copies
figure-patrol = patrol
figure-control = control
figure-helper = helper
figure-action = action
figure-gained = gained
figure-morale-gained = Morale gained
figure-safety-gained = Safety gained
figure-locations = locations
figure-alibi-gained = Alibi gained
figure-safety-lost = Safety lost
figure-times = times
figure-bonus = bonus
figure-limit = limit
figure-special = special
figure-changed = changed
figure-cards = cards
figure-morale-lost = Morale lost
figure-alibi-lost = Alibi lost
figure-any = of any kind
figure-lost = lost
figure-least-face-up = fewest face up
figure-highest = highest
figure-hunger-gained = Hunger gained
figure-soldier = soldier
figure-policeman = policeman
figure-solo = alone

## The goal card: what a scenario asks for in a sentence, when it is won and lost, what is special, how it ended

goal-scenario = Scenario { $number } · { $level } · { $period }
goal-remember = Remember
goal-day = Each of your cards is good for one action: move, make your location safer, gather Information, or do what the location offers. Once everyone has had a turn, night falls.
goal-lost = when { LIST($ways, join: "or") }.
goal-ended-morale = Morale is gone.
goal-ended-alibi = { $characters ->
    [one] { LIST($characters) } was arrested.
   *[other] { LIST($characters) } were arrested.
}
goal-ended-limit = Too much was found.
goal-ended-time = Time has run out.
task-expanding_the_network = Make all { $goal } places part of the network.
    .win = when all { $goal } locations are on their active side.
    .special = A location gives you nothing until you have won its trust. Requirement tokens lie face down until a location turns active.
    .won = Every place is part of the network.
task-arbeitseinsatz = Bring { $goal } people to safety.
    .win = when { $goal } people have been brought to safety.
    .limit = { $limit ->
        [one] 1 person is arrested
       *[other] { $limit } people are arrested
    }
    .special = People in hiding never pass a guarded road. At night each of them makes their place 1 less safe.
    .won = { $goal } people are safe.
    .lost = { $limit ->
        [one] Someone in hiding was arrested.
       *[other] { $limit } people were arrested.
    }
task-the_word_must_travel = Deliver { $goal } bundles of newspapers.
    .win = when { $goal } bundles have been delivered.
    .limit = { $limit ->
        [one] 1 bundle is seized
       *[other] { $limit } bundles are seized
    }
    .special = Nobody carries more than { $carry_bundles } bundles. At night a bundle left lying makes its place 1 less safe.
    .won = The word has travelled.
    .lost = { $limit ->
        [one] A bundle was seized.
       *[other] { $limit } bundles were seized.
    }
task-the_trains_stand_still = Halt { $goal } rail lines at the same time.
    .win = when { $goal } rail lines stand still at the same time.
    .limit = { $limit ->
        [one] 1 striker is arrested
       *[other] { $limit } strikers are arrested
    }
    .special = A striker stays where the line was halted and makes the place 1 less safe at night. A soldier may get a halted line running again.
    .won = The trains stand still.
    .lost = { $limit ->
        [one] A striker was arrested.
       *[other] { $limit } strikers were arrested.
    }
task-hunger_winter = Serve { $goal } meals in four kitchens.
    .win = when all { $goal } meals have been served.
    .special = Hunger grows with the harder Occupier cards. Every meal lowers it by 1.
    .won = { $goal } meals were served.
    .lost = Hunger was stronger.
