# Black Orchestra in English: every word people read, once.
#
# Spaces have two forms with a preposition: case "in" (where somebody is) and case "to" (where somebody goes).

## The shelf, and what is agreed on before a game

about-game = People of the German resistance try to kill Hitler before they are found out; all win or lose together. An unofficial implementation of the game designed by Philip duBarry, published by Game Salute and Starling Games. The 24 interrogation cards are ours.
setup-players = Players
    .help = One to five; one player runs two conspirators (BO-15).
setup-difficulty = Difficulty
    .help = How many targets a plot needs at the start (BO-12).
difficulty-easy = Easy
    .full = Easy: a plot needs 2 targets at the start
difficulty-standard = Standard
    .full = Standard: a plot needs 3 targets at the start
difficulty-hard = Hard
    .full = Hard: a plot needs 4 targets at the start
setup-conspirators = Conspirators
    .help = In turn order, each at most once; left out, they are dealt by chance (BO-15).
setup-variants = Variants
    .help = Any that go together (BO-140 to BO-142, R98).
variant-trusted_lieutenants = Trusted Lieutenants
    .full = Trusted Lieutenants: two deputies must die as well (BO-140)
variant-sense_of_urgency = Sense of Urgency
    .full = Sense of Urgency: one more event card leaves each deck (BO-141)
variant-guarded_documents = Guarded Documents
    .full = Guarded Documents: without Documents Located (BO-142)
variant-deck_51 = 51 cards
    .full = 51 conspirator cards (R1)
variant-classic_interrogation = Classic interrogation
    .full = The six interrogation cards of the first edition (R2)
variant-printed_raid_icons = Third raid
    .full = A third raid in stage 5 (R4)
variant-solo = Solo
    .full = One player runs two conspirators (BO-15)
setup-first_player = First player
    .help = The seat that begins; -1 leaves it to chance (R62, R106).
setup-hitler_penalty_first = Hitler's penalty first
    .help = Off: all penalties in an order the player likes (R6).
setup-strict_stage_start = Stages begin with the first card
    .help = On: the first card drawn of a stage begins it, even an important one (R11).
setup-tresckow_reveal = Tresckow turns up any tile
    .help = Off: without the action of the first-edition sheet (R60).
setup-goerdeler_draw = Goerdeler's cards
    .help = 1, or 3 as one source has it (R59).
setup-prison_shields_all = Prison shields from everything
    .help = On: prisoners are spared by detection, dissent rewards and split benefits too (R45, R47, R78).

## The actions of a turn

what-now = { $conspirator }, { NOUN($space, case: "in") }: { so-many-actions } left.
end = End turn
move = Move { NOUN($space, case: "to") }
    .group = Move to
    .chip = { $space }
move-entry = Move { NOUN($space, case: "to") }
    .detail = ({ $entry })
dossier = Dossier: draw a conspirator card
    .head = Dossier
    .chip = Conspirator card
conspire = Conspire with { $dice ->
    [1] 1 die
   *[other] { $dice } dice
}
    .group = Conspire
    .chip = { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    }
reveal = Reveal the face-down tile here
collect = Collect the tile here: { $item }
deliver = Deliver { START($item) }
    .detail = { $text }
release = Release
    .detail = roll a die to free a prisoner
give-to = Give a card or item to { $conspirator }
    .group = Give a card or item to
    .chip = { $conspirator }
take-from = Take a card or item from { $conspirator }
    .group = Take a card or item from
    .chip = { $conspirator }
use-card = Use { $card }{ illegal-mark }
    .detail = { $text }
    .chip = { $card }{ illegal-mark }
plot = Attempt { $card } against { $target }
ability = Special ability
    .detail = { $ability ->
        [inspire] every other conspirator in your space gains { $motivation_gained } motivation
        [shield] discard an item; one conspirator loses { $suspicion_lost } suspicion
        [look] look at the next { spelled-events } and put them back in any order
        [move_two] move up to { spelled-spaces }
        [move_another] move another conspirator one space
        [take_tile] collect the tile in your space although it is face down
       *[reveal_tile] turn any face-down tile on the board face up
    }
ability-own = Special ability
    .detail = { $text }
instant = { $conspirator } uses { $card }{ illegal-mark }
    .detail = { $text }
illegal-mark = { $illegal ->
    [0] { "" }
   *[other] { " (illegal)" }
}

## Pieces to choose from

pass = Pass
decline = Decline
a-conspirator = { $conspirator }
    .detail = ({ $motivation }, { $suspicion } suspicion, { NOUN($space, case: "in") })
a-space = { $space }
    .group = { $verb ->
        [visit] Visit
        [hitler] Hitler goes to
        [leave] Leave for
       *[other] Go to
    }
    .chip = { $space }
a-space-entry = { $space }
    .detail = ({ $entry })
stop = Stop here
a-tile = The tile { NOUN($space, case: "in") }
    .detail = ({ $item })
a-tile-face-down = The tile { NOUN($space, case: "in") }
    .detail = (face down)
a-leader = { $leader } { NOUN($space, case: "in") }
a-card = { $card }{ illegal-mark }
    .detail = { $text }
an-event = { $event }
    .detail = { $text }
an-item = { START($item) }
discard-card = Discard { $card }{ illegal-mark }
    .detail = { $text }
    .chip = { $card }{ illegal-mark }
discard-item = Discard the item { START($item) }
    .chip = { START($item) }
give-card = Give { $card }{ illegal-mark }
    .detail = { $text }
    .chip = { $card }{ illegal-mark }
give-item = Give the item { START($item) }
    .chip = { START($item) }
take-card = Take { $card }{ illegal-mark }
    .detail = { $text }
    .chip = { $card }{ illegal-mark }
take-item = Take the item { START($item) }
    .chip = { START($item) }
agree-card = Hand over { $card }{ illegal-mark }
    .detail = { $text }
agree-item = Hand over the item { START($item) }
refuse = Refuse

## Other questions, and their answers

over-limit = You are over your limit: what do you discard?
    .lead = You are over your limit.
    .ask = What do you discard?
discard-which-card = Which card do you discard?
discard-which-plot = Which plot do you discard?
discard-which-item = Which item do you discard?
whose-suspicion-falls = Whose suspicion falls?
whose-suspicion-falls-by-1 = Whose suspicion falls by 1?
who-moves = Who moves?
who-is-released = Who is released?
whom-hit = Who is hit?
choose-one = Choose one.
choose-support = Military support falls by { $support_lost }
choose-motivation = Everyone in your space gains { $motivation_gained } motivation
choose-hitler = Move Hitler up to { spelled-spaces }
choose-conspirator = Move a conspirator up to { spelled-spaces }
draw-up-to = Draw a card? ({ $card } of { $cards })
draw = Draw a card
enough = Draw no more
take-which-item = Which item do you take from the discard pile?
take-which-card = Which card do you take from the discard pile?
keep-which-card = Which card do you keep?
take-out-which = Take one of these events out of the game?
remove-none = Keep them all
remove-event = Remove { $event }
    .detail = { $text }
    .chip = { $event }
which-event-next = Which event comes { $place ->
    [1] first
    [2] second
   *[other] third
}?
walk = Where does { $conspirator } go? (step { $step } of { $spaces })
fly-where = Fly to which open space?
hitler-where = Where does Hitler go?
take-which-tile = Which tile do you take?
reveal-which-tile = Which tile do you turn up?
remove-which-tile = Which tile leaves the board?
remove-which-deputy = Which deputy leaves the game?
call-whom = Which deputies are called away?
call-one = { $leader }
call-two = { $leader } and { $other }
call-where = Called to which space?
leave-where = The space closes and { $piece } must leave. Where to?
    .lead = The space closes and { $piece } must leave.
    .ask = Where to?
give-what = What do you give?
take-what = What do you take?
asked-for = { $conspirator } asks for your { START($piece) }. Hand it over?
    .lead = { $conspirator } asks for your { START($piece) }.
    .ask = Hand it over?
share-relief = Whose suspicion falls by 1? ({ $points } to share)
free-whom = Which prisoner do you free?
visits-whom = Who does { $leader } visit?
offer-goebbels = Goebbels visits you alone. Go up to { $suspicion } suspicion to gain { $motivation_gained } motivation?
    .lead = Goebbels visits you alone.
    .ask = Go up to { $suspicion } suspicion to gain { $motivation_gained } motivation?
accept-goebbels = Go up to { $suspicion } suspicion, gain { $motivation_gained } motivation
offer-himmler = Himmler visits you alone. Roll a die? A number adds that much motivation, an eagle adds { $suspicion_gained } suspicion.
    .lead = Himmler visits you alone.
    .ask = Roll a die? A number adds that much motivation, an eagle adds { $suspicion_gained } suspicion.
accept-himmler = Roll the die
offer-hess = Hess visits you alone. Lose { $motivation_lost } motivation to move to any open space and lose { $suspicion_lost } suspicion?
    .lead = Hess visits you alone.
    .ask = Lose { $motivation_lost } motivation to move to any open space and lose { $suspicion_lost } suspicion?
accept-hess = Lose { $motivation_lost } motivation, move to any open space, lose { $suspicion_lost } suspicion
offer-hitler = Hitler visits you alone. Bring motivation and suspicion down to their starting levels?
    .lead = Hitler visits you alone.
    .ask = Bring motivation and suspicion down to their starting levels?
accept-hitler = Bring both levels down to the start
pay-for-suspicion = Discard something to lose { $suspicion } suspicion?
discard-nothing = Discard nothing
himmler-to-whom = Who does Himmler go to?
which-deputy-comes = Which deputy comes?
whose-penalty = Several leaders are here. Whose penalty comes first?
    .lead = Several leaders are here.
    .ask = Whose penalty comes first?
penalty-met = { $leader }
    .detail = { $text }
penalty-unmet = { $leader }
    .detail = nothing, { penalty-finds-nothing }.
use-now = Use a card now?
use-before-draw = Use a card before the event card is drawn?
use-plainly = { $card }
    .detail = { $text }
delay-hitler = { $event } moves Hitler. Use Delay Hitler?
    .lead = { $event } moves Hitler.
    .ask = Use Delay Hitler?
hitler-stays = { $card }
    .detail = he stays
divert-how-many = { $targets ->
    [one] Does the target go on Defections and Dissent?
   *[other] How many of the { $targets } targets go on Defections and Dissent?
}
divert = { $dice } on the card, { $rest } on the dissent track
divert-one = { $dice ->
    [0] On the dissent track
   *[other] On the card
}
dissent-full = The dissent track is full. Choose one.
    .lead = The dissent track is full.
    .ask = Choose one.
dissent-support = Military support falls to { $falls_to }
dissent-all = Every free conspirator may gain { $motivation_gained } motivation
    .detail = (Warsaw Ghetto Uprising)
dissent-motivation = { $conspirator } gains { $motivation_gained } motivation
    .detail = (to { $motivation })
take-heart = Gain { $motivation_gained } motivation?
gain = Gain { $motivation_gained } motivation
who-gets-die = A die shows { $actions }: who gets { so-many-actions } next turn?
give-die = { $conspirator }
give-nobody = Nobody
    .detail = the die stays unused
illegal-card = Gestapo Raid: discard an illegal card, or keep it?
    .lead = Gestapo Raid.
    .ask = Discard an illegal card, or keep it?
raid-discard = Discard { $card }
raid-keep = Keep { $card }
    .detail = suspicion rises to { $suspicion }
raid-keep-safe = Keep { $card }
    .detail = (it is in the safe)

## Plots

inform = Use Partisan Informant for { more-dice }?
use-informant = { $card }
    .detail = { more-dice }
build-pool = { $card }: { so-many-dice } so far. What do you add?
    .lead = { $card }: { so-many-dice } so far.
    .ask = What do you add?
announce = Ready to roll
use-for-pool = Use { $card }
item-for-pool = Discard { START($item) }
ask-for = Ask { $conspirator } for { START($item) }
lend = { $conspirator } asks for your { START($item) } for the plot. Hand it over?
    .lead = { $conspirator } asks for your { START($item) } for the plot.
    .ask = Hand it over?
agree-to-lend = Hand over your { START($item) }
try-plot-hitler = An event has moved Hitler. Attempt a plot?
    .lead = An event has moved Hitler.
    .ask = Attempt a plot?
try-plot-leader = An event has moved a leader. Attempt a plot?
    .lead = An event has moved a leader.
    .ask = Attempt a plot?
how-many-dice = You need { targets-needed }. { $eagles }. Roll how many dice?
    .lead = You need { targets-needed }. { $eagles }.
    .ask = Roll how many dice?
roll = Roll { $dice ->
    [1] 1 die
   *[other] { $dice } dice
}
    .group = Roll
    .chip = { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    }
after-roll = The dice show { LIST($faces, join: "comma") } ({ targets-needed } needed). Use a card?
    .lead = The dice show { LIST($faces, join: "comma") } ({ targets-needed } needed).
    .ask = Use a card?
which-die = Roll which die again?
reroll = A die that shows { $face }
eagles-that-detect = { $limit ->
    [one] 1 eagle
   *[other] { $limit } eagles
} and you are caught{ $notes ->
    [0] { "" }
   *[other] { " (" }{ LIST($notes, join: "comma") })
}
eagles-are-added = { $n ->
    [one] 1 is
   *[other] { $n } are
} added
eagles-are-ignored = { $n ->
    [one] 1 is
   *[other] { $n } are
} ignored
plot-text = { LIST($parts, join: "blank") }
plot-from-anywhere = At once after an event has moved Hitler, on anyone's turn and from anywhere.
plot-from-next-space = Exactly one space from Hitler{ $place ->
    [unfortified] , who is in a space that is not fortified
    [fortified] , who is in a fortified space
   *[any] { "" }
}.
plot-in-same-space = { $reckless ->
    [yes] Reckless, in
   *[no] In
} Hitler's space{ $place ->
    [berlin] { " in Berlin" }
    [fortified] , which is fortified
    [unfortified] , which is not fortified
    [stages] , numbered { LIST($stages, join: "or") }{ $first ->
        [1] { " (Berlin counts as 1)" }
       *[other] { "" }
    }
   *[any] { "" }
}.
plot-base = It begins with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
plot-extra-dice = { $elements ->
    [0] Extra dice:
   *[other] Extra dice: { LIST($elements, join: "comma") }
}{ $meeting ->
    [0] { "" }
    [1] ; one more if all conspirators are in the space
    [2] ; two more if all conspirators are in the space
   *[other] ; { $meeting } more if all conspirators are in the space
}.
plot-element = { $several ->
    [yes] each { $what }
   *[no] { $what }
}{ $dice ->
    [0] { "" }
    [1] { "" }
   *[other] { " (" }{ $dice } dice)
}
plot-ignores = { $several ->
    [yes] Each
   *[no] A
} { $what } cancels { $ignore ->
    [1] one eagle
   *[other] { $ignore } eagles
}.

## Prison

accuse-instead = Use False Accusations instead of facing the interrogation?
accuse = { $card }
    .detail = another conspirator loses { $suspicion_lost } suspicion, a deputy leaves the game
interrogation = Draw an interrogation card
what-answer = { $question }: you alone read this card. What do you do?
    .lead = { $question }: you alone read this card.
    .ask = What do you do?
being-interrogated = is being interrogated
an-answer = { $text }
answer-that-loses = { $text } Warning: if the last free conspirator is arrested the game is lost.
resist = Try to resist ({ $motivation }): roll a die. If broken: { $broken } A target sets you free.
    .head = Try to resist ({ $motivation })
    .detail = roll a die. If broken: { $broken } A target sets you free.

## Penalties of leaders, spaces that do something

penalty-hitler = Your motivation falls by { $n }.
penalty-hess = { $n ->
    [one] Discard one card of your dossier, your choice (plots included).
   *[other] Discard { $n } cards of your dossier, your choice (plots included).
}
penalty-goebbels = Your special ability is off this turn.
penalty-bormann = You may not take the Conspire action this turn.
penalty-himmler = Your suspicion rises by { $n }.
penalty-goering = { $n ->
    [one] Discard one of your items, your choice.
   *[other] Discard { $n } of your items, your choice.
}
penalty-finds-nothing = { $leader ->
    [hitler] { $conspirator }'s motivation cannot fall any lower
    [hess] { $conspirator } has no card to discard
    [himmler] { $conspirator }'s suspicion cannot rise any higher
   *[goering] { $conspirator } has no item to discard
}
entry = On entry { LIST($changes, join: "and") }.
motivation-rises = your motivation rises by { $n }
motivation-falls = your motivation falls by { $n }
suspicion-rises = your suspicion rises by { $n }
suspicion-falls = your suspicion falls by { $n }
support-rises = military support rises by { $n }
support-falls = military support falls by { $n }
delivery = Give up one { $item } tile and your suspicion falls by { $suspicion_lost }.
delivery-any = { $when ->
    [deputy_here] With any deputy in the space
    [hitler_here] With Hitler in the space
    [stage_1] During stage 1 only
    [stage_2] During stage 2 only
    [abwehr] Abwehr conspirators
    [civilian] Civilian conspirators
   *[wehrmacht] Wehrmacht conspirators
}: give up any item, your suspicion falls by { $suspicion_lost }.
delivery-shared = Give up one { $item } tile and take { $points } suspicion off, split between conspirators as you like.

## Numbers in texts

spelled-cards = { $cards ->
    [0] no card
    [1] one card
    [2] two cards
    [3] three cards
   *[other] { $cards } cards
}
spelled-events = { $events ->
    [1] event card
    [2] two event cards
    [3] three event cards
   *[other] { $events } event cards
}
spelled-spaces = { $spaces ->
    [1] one space
    [2] two spaces
    [3] three spaces
   *[other] { $spaces } spaces
}
spelled-spaces-2 = { $spaces_2 ->
    [1] one space
    [2] two spaces
    [3] three spaces
   *[other] { $spaces_2 } spaces
}
spelled-targets = { $targets ->
    [1] one
    [2] two
    [3] three
   *[other] { $targets }
}
more-actions = { $actions ->
    [1] one more action
   *[other] { $actions } more actions
}
more-dice = { $dice ->
    [1] one more die
    [2] two more dice
   *[other] { $dice } more dice
}
so-many-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
targets-needed = { $needed ->
    [one] 1 target
   *[other] { $needed } targets
}
eagles-ignored = { $ignore_eagles ->
    [one] 1 eagle
   *[other] { $ignore_eagles } eagles
}
eagles-added = { $add_eagles ->
    [one] 1 eagle
   *[other] { $add_eagles } eagles
}
next-events = { $events ->
    [1] stage { $stage } card leaves the game
    [2] two stage { $stage } cards leave the game
    [3] three stage { $stage } cards leave the game
   *[other] { $events } stage { $stage } cards leave the game
}
bearable = { $suspicion_gained ->
    [0] any level
    [1] high or lower
    [2] low or medium
   *[other] low
}
motivated-enough = { $motivation_lost ->
    [0] any level
    [1] skeptical or higher
    [2] motivated or higher
    [3] committed or higher
   *[other] reckless
}
discards-cards = { $discarded ->
    [1] a card discards one
    [2] two or more cards discards two
    [3] three or more cards discards three
   *[other] { $discarded } or more cards discards { $discarded }
}
discards-items = { $discarded ->
    [1] an item discards one
    [2] two or more items discards two
    [3] three or more items discards three
   *[other] { $discarded } or more items discards { $discarded }
}
tiles-leave = { $tiles ->
    [1] One item tile leaves the board
    [2] Two item tiles leave the board
    [3] Three item tiles leave the board
   *[other] { $tiles } item tiles leave the board
}
released-reader = you are released{ at-suspicion }
released-reader-2 = you are released{ $suspicion_2 ->
    [high] { "" }
   *[other] { " at " }{ $suspicion_2 } suspicion
}
at-suspicion = { $suspicion ->
    [high] { "" }
   *[other] { " at " }{ $suspicion } suspicion
}

## What happened

game_began = The conspirators met at the Train Station: { LIST($conspirators, join: "comma") }. { $first } begins.
turn_began = Turn { $turn }: { $conspirator }.
    .title = Turn { $turn }: { $conspirator }
stage_began = Stage { $stage } began.
    .title = Stage { $stage } began
motivation_changed = { $conspirator }'s motivation { rose-or-fell } to { $to }{ because }.
suspicion_changed = { $conspirator }'s suspicion { rose-or-fell } to { $to }{ because }.
support_changed = Military support { rose-or-fell } to { $to }{ because }.
rose-or-fell = { $way ->
    [up] rose
   *[down] fell
}
because = { $why ->
    [none] { "" }
   *[other] : { $why }
}
because-aside = { $why ->
    [none] { "" }
   *[other] { " " }({ $why })
}
cause-interrogation = the interrogation
cause-eagle = an eagle
cause-delivery = the delivery
cause-release = the release asked for
cause-raid = an illegal card kept
cause-detection = the plot was detected
cause-dissent = dissent
cause-ability = a special ability
cause-limit = the limit
cause-arrest = the arrest
cause-search = the Gestapo Raid
cause-stage = the space closes
leader_moved = { $leader } went { NOUN($to, case: "to") }{ because }.
leader_removed = { $leader } left the game{ because }.
leader_stayed = { $leader } was held back and stayed{ because }.
moved = { $conspirator } went { NOUN($to, case: "to") }{ because }.
card_drawn = { $conspirator } drew { $card }{ because }.
card_discarded = { $conspirator } discarded { $card }{ because }.
card_used = { $conspirator } used { $card }.
card_kept = { $conspirator } kept { $card }.
card_taken_back = { $conspirator } took { $card } from the discard pile{ because }.
cards_turned = Turned over and discarded: { LIST($cards, join: "comma") }.
item_taken = { $conspirator } took { START($item) } { $space ->
    [pile] from the discard pile
   *[other] { NOUN($space, case: "in") }
}{ because }.
item_discarded = { $conspirator } discarded { START($item) }{ because }.
item_delivered = { $conspirator } delivered { START($item) } { NOUN($space, case: "in") }.
tile_revealed = The tile { NOUN($space, case: "in") } was turned up: { $item }{ because-aside }.
tile_removed = The tile { NOUN($space, case: "in") } left the game ({ $item }){ because }.
unseen = unseen
conspired = { $conspirator } conspired with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
dice_rolled = { $conspirator } rolled { faces-shown }.
plot_rolled = { $conspirator } rolled { faces-shown }.
faces-shown = { $dice ->
    [0] no dice
   *[other] { LIST($dice, join: "comma") }
}
dissent_changed = { $to ->
    [0] The dissent track was cleared
    [one] The dissent track holds 1 die
   *[other] The dissent track holds { $to } dice
}{ because }.
targets_diverted = { $conspirator } put { $dice ->
    [one] 1 target
   *[other] { $dice } targets
} on Defections and Dissent.
actions_gained = { $conspirator } gained { so-many-actions }{ because }.
so-many-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
actions_ended = { $conspirator } ended the turn.
dice_given = { $conspirator } gets { so-many-actions } in the next turn{ because }.
release_tried = { $conspirator } asked for a prisoner's release and rolled { $die }.
arrested = { $conspirator } was arrested.
released = { $conspirator } was released at Gestapo HQ, with { $suspicion } suspicion.
handed_over = { $conspirator } handed { START($piece) } to { $to }.
refused = { $conspirator } said no to { $asker }.
event_drawn = Event: { $card }
event-in-full = { $card }. { $text }
a-raid = { $card }.
event_dropped = A key event is in play: { $card } left the game without effect.
key_event_moved = { $card } moved to the key-event space.
events_removed = { $cards ->
    [0] No card of stage { $stage } was left to remove.
    [one] 1 card of stage { $stage } left the game.
   *[other] { $cards } cards of stage { $stage } left the game.
}
events_looked_at = { $conspirator } looked at the next events: { LIST($cards, join: "comma") }.
then-event = then { $card }
event_taken_out = { $card } was taken out of the game{ because }.
events_put_back = { $conspirator } put the events back in order.
event_skipped = Slow News Day: no event card this turn.
questioned = { $conspirator } was interrogated.
question_set_aside = { $conspirator } could give none of the answers; the card was put aside.
answered = { $conspirator } gave in: { $answer }
resisted = { $conspirator } tried to resist, rolled { $die } and { $resisted ->
    [yes] held out
   *[no] was broken
}.
broken = Broken: { $answer }
plot_named = { $conspirator } attempted { $card } against { $target }.
by-affiliation = the right affiliation
by-meeting = everyone is here
by-beck = Beck is here
by-ability = a special ability
pool_changed = { START($why) }: now { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}{ $ignored ->
    [0] { "" }
    [one] , 1 eagle ignored
   *[other] , { $ignored } eagles ignored
}.
announced = The roll: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { targets-needed } needed. { $eagles }.
die_rolled_again = { $conspirator } rolled { $from ->
    [eagle] an
   *[other] a
} { $from } again: { $to }.
eagle_ignored = One eagle was ignored.
plot_detected = The plot was detected: { $eagles ->
    [one] 1 eagle
   *[other] { $eagles } eagles
}, { $limit } { $limit ->
    [one] was
   *[other] were
} enough.
plot_failed = The plot failed, but nobody noticed: { $targets } of { $needed ->
    [one] 1 target
   *[other] { $needed } targets
}.
plot_succeeded = The plot succeeded: { $target } is dead.
penalty = { $conspirator } began the turn beside { $leader }{ $met ->
    [yes] : { penalty-told }
   *[no] , but { penalty-finds-nothing }
}.
penalty-told = { $leader ->
    [hitler] motivation falls by { $n }
    [himmler] suspicion rises by { $n }
    [hess] { $n ->
        [one] 1 card
       *[other] { $n } cards
    } to discard
    [goering] { $n ->
        [one] 1 item
       *[other] { $n } items
    } to discard
    [goebbels] no special ability this turn
   *[bormann] no Conspire action this turn
}
deck_shuffled = The conspirator deck was reshuffled.
raided = The Gestapo found { $arrests ->
    [0] nobody
    [one] 1 conspirator
   *[other] { $arrests } conspirators
} at extreme suspicion.
ability_used = { $conspirator } used the special ability: { $ability }.
ability-told-inspire = every other conspirator in that space gains { $motivation_gained } motivation
ability-told-shield = an item goes, and one conspirator loses { $suspicion_lost } suspicion
ability-told-look = a look at the next { spelled-events }
ability-told-move_two = a move of up to { spelled-spaces }
ability-told-move_another = another conspirator moves one space
ability-told-take_tile = the tile in that space is collected although it is face down
ability-told-reveal_tile = a face-down tile is turned up
abilities_off = The special abilities of { $affiliation } conspirators are off for the rest of the game.
game_lost = { $why ->
    [all-in-prison] All conspirators are in prison.
    [documents-located] The documents were found.
   *[no-event-left] No event card is left to draw.
}
ended-hitler-dead = Hitler is dead in stage { $stage } of the war, after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}. The conspirators won.
ended-all-in-prison = All conspirators are in prison in stage { $stage }. The game is lost.
ended-documents-located = The Gestapo found the documents that name everyone. The game is lost.
ended-no-event-left = The war is over and no event card is left. The game is lost.

## What is not allowed

not-now = Not now: { $conspirator } { $waits }.
another-question = { $key } does not answer the question: { $question } (say { LIST($examples, join: "comma") }{ $options ->
    [1] { "" }
    [2] { "" }
    [3] { "" }
   *[other] { " …" }
})
no-such-answer = That answer is not on your card, or it cannot be carried out in full.
no-such-dice = You may take out any number of dice, but at least one stays and none can be added.
item-no-help = Only items the plot lists help, each once unless the card allows several, from you or others in your space.
nothing-more = Say { $key } and nothing more.
no-card-left = Deck and discard pile are empty: there is no card to draw.
no-discarding = Nobody may discard cards or items just because they want to.
plot-first = Name a plot of your dossier first: an attempt is an Act action.
choose-action = Now choose an action: { LIST($actions, join: "or") }.
prison-is-apart = Prison is next to nothing: only arrest and release lead in and out.
no-such-space = There is no space { $key }.
already-there = You are { NOUN($space, case: "in") } already.
by-train-station = Berlin is entered and left only through the Train Station.
not-connected = { $space } is not connected to { $start }.
closed-now = { $space } is closed from stage 7 on.
opens-later = { $space } opens in stage { $opens }; this is stage { $stage }.
conspired-already = Conspire is allowed once a turn, and you have conspired.
bormann-is-here = You began your turn where Bormann is: no Conspire action this turn.
no-die-in-reach = No die is in reach: all are on the dissent track, on a card or held as actions.
say-how-many-dice = Say with how many dice, 1 to { $most }.
too-many-dice = At most { $most ->
    [one] 1 die
   *[other] { $most } dice
}: three, not more than your actions left ({ $actions }) and the dice in reach.
no-tile = There is no tile { NOUN($space, case: "in") }.
reveal-first = The tile here is face down: reveal it first.
no-face-down-tile = There is no face-down tile { NOUN($space, case: "in") }.
collect-it = The tile here is face up already: collect it.
no-delivery = Nothing can be delivered { NOUN($space, case: "in") }.
delivery-covered = The tile { NOUN($space, case: "in") } still covers the delivery: take it first.
delivery-not-now = Not now: { $text }
no-such-item = There is no item { $key }.
delivery-asks-for = { $space } asks for { $item }.
item-not-yours = You have no { $item ->
    [concealed_pistol] concealed pistol
   *[other] { $item }
} on your own sheet.
release-where = You must be at Gestapo HQ.
no-prisoner = Nobody is in prison.
too-suspect = Not at extreme suspicion.
say-with-whom = First say with whom, as in { $key }:NAME; what is handed over comes next.
transfer-needs-another = A transfer needs another conspirator.
transfer-in-prison = { $conspirator } is in prison: nothing can be handed over.
transfer-elsewhere = { $conspirator } is not in your space.
refused-already = { $conspirator } has refused this turn.
nothing-to-hand-over = There is nothing to hand over.
no-such-conspirator = No conspirator { $key } is in this game.
no-such-card = There is no card { $key }.
not-in-dossier = { $card } is not in your dossier.
say-instant = { $card } costs no action: say { $key }.
say-plot = { $card } is a plot: attempt it with { $key }.
works-by-itself = { $card } works by itself while it is in your dossier.
counts-as-item = { $card } counts as an item: it is used in plots, deliveries and discards.
used-in-prison = { $card } is used in prison, instead of drawing an interrogation card.
card-not-now = { $card } cannot be used now: { $text }
card-at-its-moment = { $card } is used only at its own moment: { $text }
no-cards-in-prison = In prison you use no effects of cards, instants included.
card-in-your-turn = { $card } is used with an action, in your own turn.
card-not-at-this-moment = { $card } cannot be used at this moment: { $text }
no-such-plot = There is no plot { $key }.
no-such-leader = There is no leader { $key }.
deputies-no-targets = Deputies are targets only in the variant Trusted Lieutenants.
leader-not-in-play = { $leader } is not in play.
plot-at-hitler = A plot is aimed at Hitler unless it names someone else: say { $key }.
plot-needs-motivation = { $card } needs { $needed } motivation; you are { $motivation }.
plot-after-event = { $card } is attempted right after an event has moved its target, without an action.
target-does-not-fit = { $leader } is { NOUN($space, case: "in") }, which does not fit. { $text }
one-connection-away = You must be exactly one connection from { $leader }, who is { NOUN($space, case: "in") }.
be-where-target-is = You must be where { $leader } is: { NOUN($space, case: "in") }.
ability-no-action = The special ability of { $conspirator } is no action: { $text }
ability-say = { $conspirator } can do this with an action: { LIST($keys, join: "or") }.
ability-needs-motivation = Special abilities need motivated; you are { $motivation }.
ability-off = Your special ability is off.
tresckow-without = This table plays without that action of Tresckow's.
once-a-turn = Once a turn, and you have used it.
ability-not-now = { $conspirator } cannot do that now: { $text }

## Packs, on paper

pack-conspirators = Conspirators
pack-cards = Conspirator cards
pack-events = Event cards
pack-illegal = Illegal
pack-act = Act
pack-instant = Instant
pack-ongoing = While in your dossier
pack-item = Counts as an item
pack-prison = In prison
pack-plot = Plot
pack-stage = Stage { $stage }{ $kind ->
    [key] , key event
    [important] , important
   *[normal] { "" }
}

## The picture in a terminal

picture-turn = Black Orchestra ({ $difficulty ->
    [easy] easy
    [standard] standard
   *[hard] hard
})   Turn { $turn }: { $conspirator }, { $actions ->
    [0] no action left
    [one] 1 action left
   *[other] { $actions } actions left
}.
picture-tracks = Stage { $stage }   Military support { $support } (from { $start } to 7)   Dissent { $track }
picture-current-event = Current event: { $card }. { $text }
picture-key-event = Key event: { $card }. (its text is no longer active)
picture-next-events = Next events: { LIST($cards, join: "comma") }.
picture-decks = Events left by stage { $left }   Deck { $deck }, discard { $discard }
picture-discarded-cards = Discarded cards: { LIST($cards, join: "comma") }.
picture-discarded-items = Discarded items: { LIST($items, join: "comma") }.
picture-cannot-win = Too few leaders are left: the game can no longer be won (R97).
picture-closed = closed
picture-legend = B Berlin   1-5 number   * fortified   (item) tile, (?) face down   [name] conspirator
picture-conspirator = { $name }{ $marks ->
    [0] { "" }
   *[other] { " (" }{ LIST($marks, join: "comma") })
}, { $affiliation }, { NOUN($space, case: "in") }
picture-you = you
picture-active = active
picture-levels = { $motivation }, { $suspicion } suspicion{ $able ->
    [yes] { "" }
   *[no] { "   ability off" }
}
picture-items = Items { $n }/{ $limit }: { $items ->
    [0] none
   *[other] { LIST($items, join: "comma") }
}{ $held ->
    [0] { "" }
   *[other] { "   " }{ $held } actions held
}
picture-dossier = Dossier { $n }/{ $limit }: { $cards ->
    [0] empty
   *[other] { LIST($cards, join: "comma") }
}
picture-ability = Special ability: { $text }
picture-card = { $card }: { $text }
picture-card-name = { $card }{ illegal-mark }
picture-attempt = Attempt: { $card }, { $dice } dice in the pool
picture-announced = { $needed } targets needed, { $limit } eagles detect
picture-rolled = Rolled: { LIST($faces, join: "comma") }
picture-question = Interrogation, for your eyes only: { $question }
picture-broken = Try and resist; if broken: { $text }

## Cards of the conspirator deck

card-defections_and_dissent = Defections and Dissent
    .text = While this card is in your dossier you may put targets rolled in anyone's Conspire action on it instead of on the dissent track; as soon as { spelled-targets } or more lie here, military support falls by { $support_lost } and all dice on the card go back to the supply. If a Conspire roll shows an eagle, none of its targets may go on the card, which is discarded with its dice back to the supply.
card-false_accusations = False Accusations
    .text = In prison, instead of drawing an interrogation card: one other conspirator loses { $suspicion_lost } suspicion and a deputy of your choice leaves the game.
card-black_orchestra = Black Orchestra
    .text = Only if all conspirators stand in one space: roll every free die. Each eagle raises everybody's suspicion by { $suspicion_gained }, targets go to the dissent track, number dice are handed out as extra actions for the holders' next turns.
card-planning_session = Planning Session
    .text = Turn over conspirator cards until a plot shows up; take it and discard the rest.
card-quick_reaction = Quick Reaction
    .text = Roll one die of a plot attempt again.
card-effective_planning = Effective Planning
    .text = The conspirator whose turn it is may take { more-actions } this turn.
card-dumpster_dive = Dumpster Dive
    .text = Take any card from the conspirator discard pile.
card-delay_hitler = Delay Hitler
    .text = When an event that moves Hitler is turned over: he does not move.
card-slow_news_day = Slow News Day
    .text = No event card is drawn this turn. Say so before the draw.
card-safe = Safe
    .text = Your illegal cards do not raise your suspicion in Gestapo Raids.
card-airplane_access = Airplane Access
    .text = Move to any open space.
card-schedule_leaked = Hitler's Schedule Leaked
    .text = Ignore { $ignore -> 
            [1] one eagle
           *[other] { $ignore } eagles
        } in a plot attempt.
card-infiltrate_ss_bunker = Infiltrate Secret SS Bunker
    .text = Draw up to { spelled-cards }; your suspicion rises by { $suspicion_gained }.
card-black_market = Black Market
    .text = Take one item from the item discard pile.
card-cover_story = Cover Story
    .text = Everyone in your space, you included, loses { $suspicion_lost } suspicion.
card-history_repeats = History Repeats
    .text = Shuffle the discard pile and this card back into the conspirator deck, then draw { spelled-cards }.
card-called_away = Called Away
    .text = Move two deputies of your choice to one space of your choice.
card-distant_contact = Distant Contact
    .text = Take an item tile, face up or face down, from any space.
card-lose_gestapo = Lose Gestapo
    .text = Your suspicion falls by { $suspicion_lost }.
card-partisan_informant = Partisan Informant
    .text = If military support is { $support } or more, a plot attempt gets { more-dice }.
card-classified_papers = Classified Papers
    .text = Each target in anyone's Conspire roll lowers your suspicion by { $suspicion_lost }. If that roll has an eagle, targets count for nothing here: discard this card and raise your suspicion by { $suspicion_gained }.
card-war_crimes_evidence = War Crimes Evidence
    .text = Choose: military support falls by { $support_lost }, or everyone in your space gains { $motivation_gained } motivation.
card-forged_documents = Forged Documents
    .text = Choose: move Hitler up to { spelled-spaces }, or move any conspirator up to { spelled-spaces-2 }.
card-military_secrets = Military Secrets
    .text = In Zurich or Stockholm: military support falls by { $support_lost }.
card-intelligence_briefing = Intelligence Briefing
    .text = Look at the top { $events ->
            [1] card
            [2] two cards
           *[other] { $events } cards
        } of the event deck in use. { $events ->
            [2] Either remove one from the game and put the other back, or put both back in any order.
           *[other] Remove one from the game or none, and put the others back in any order.
        }
card-hidden_camera = Hidden Camera
    .text = In Auschwitz or Treblinka: every conspirator gains { $motivation_gained } motivation.
card-false_safety_report = False Safety Report
    .text = Every conspirator loses { $suspicion_lost } suspicion.
card-inspiring_letter = Inspiring Letter
    .text = Everyone in your space, you included, gains { $motivation_gained } motivation.
card-officer_recruited = Officer Recruited
    .text = A plot attempt that you start gets { more-dice }.
card-concealed_pistol = Concealed Pistol
    .text = Counts as one weapons item without taking a slot; it is discarded when used as that item.
card-forged_release_orders = Forged Release Orders
    .text = From any space: one conspirator in prison is released to Gestapo HQ at { $suspicion } suspicion.
card-lone_gunman = Lone Gunman
card-suitcase_bomb = Suitcase Bomb
card-derail_train = Derail Train
card-plane_bomb = Plane Bomb
card-hidden_bomb = Hidden Bomb
card-coup = Coup d'Etat
card-poison_gas = Poison Gas
card-sniper = Sniper
card-kidnapping = Kidnapping
card-poison_parcel = Poison Parcel
card-poison_food = Poison Food
card-ambush = Ambush

## Event cards

event-gestapo_raid = Gestapo Raid
    .text = Carry out a Gestapo Raid.
    .story = House searches and arrests by the secret police.
event-s1_parade_in_berlin = Parade in Berlin
    .text = Hitler, Goebbels and Hess go to the Zeughaus. Wehrmacht conspirators in Berlin lose { $suspicion_lost } suspicion. While current: ignore { eagles-ignored } in plot attempts.
    .story = Heroes' Remembrance Day was marked each March at the Zeughaus on Unter den Linden.
event-s1_visit_from_goebbels = Visit from Goebbels
    .text = Goebbels visits the nearest conspirator. If that conspirator is alone he may raise his suspicion to { $suspicion } to gain { $motivation_gained } motivation.
    .story = Goebbels ran press, radio and film from the Propaganda Ministry.
event-s1_party_rally = Party Rally
    .text = Hitler and all deputies go to Nuremberg.
    .story = The 1938 party rally in Nuremberg celebrated the annexation of Austria.
event-s1_leadership_dispute = Leadership Dispute
    .text = Bormann goes to Hannover, Goering to Tannenberg, Himmler to Nuremberg.
    .story = Rivalry between the top leaders was a constant of the regime.
event-s1_visit_from_himmler = Visit from Himmler
    .text = Himmler visits the nearest conspirator. If that conspirator is alone he may roll a die: a number adds that much motivation, an eagle adds { $suspicion_gained } suspicion.
    .story = Himmler headed the SS and, from 1936, all German police.
event-s1_kristallnacht = Kristallnacht
    .text = Every conspirator gains { $motivation_gained } motivation. Hitler and all deputies go back to their starting spaces.
    .story = The pogrom of 9 and 10 November 1938 shocked many Germans into opposition.
event-s1_berlin_speech = Berlin Speech
    .text = Military support goes to its starting level. Hitler and Goebbels go to the Sportpalast. One conspirator in Berlin loses { $suspicion_lost } suspicion.
    .story = The Sportpalast was the regime's main speaking hall in Berlin.
event-s1_assassin_caught = Assassin Caught
    .text = The conspirators nearest to Hitler go up to { $suspicion } suspicion. Hitler goes to the Chancellery.
    .story = Maurice Bavaud, a Swiss student, tried to shoot Hitler in November 1938 and was caught.
event-s1_gestapo_investigation = Gestapo Investigation
    .text = Every conspirator gains { $suspicion_gained } suspicion.
    .story = The Gestapo relied heavily on denunciations.
event-s1_munich_agreement = Munich Agreement
    .text = Military support rises by { $support_gained }. The next { next-events }.
    .story = The agreement of 30 September 1938 took the ground from the officers' coup planned for that month.
event-s1_blomberg_fritsch_affair = Blomberg-Fritsch Affair
    .text = Military support rises by { $support_gained }. Goering goes to the Chancellery.
    .story = In early 1938 War Minister Blomberg and army chief Fritsch were forced out; Hitler took direct command.
event-s1_anschluss = The Anschluss
    .text = Military support rises by { $support_gained }. Hitler and Goering go to Munich.
    .story = Germany annexed Austria on 12 and 13 March 1938.

event-s2_assassin_caught = Assassin Caught
    .text = The conspirators nearest to Hitler go up to { $suspicion } suspicion. Hitler goes to the Chancellery.
    .story = Georg Elser's bomb in the Bürgerbräukeller missed Hitler by minutes on 8 November 1939.
event-s2_strategy_session_a = Strategy Session (production)
    .text = Himmler, Goering and Hess go to Adlerhorst.
    .story = Talks on arms production took place through 1939.
event-s2_strategy_session_b = Strategy Session (propaganda)
    .text = Bormann and Goebbels go to Munich; the tile there is revealed.
    .story = Propaganda campaigns prepared the public for war.
event-s2_visit_from_hess = Visit from Hess
    .text = Hess visits the nearest conspirator. If that conspirator is alone he may lose { $motivation_lost } motivation to move to any open space and lose { $suspicion_lost } suspicion.
    .story = Hess was Hitler's deputy in the party until May 1941.
event-s2_anti_semitic_laws = Anti-Semitic Laws
    .text = Every conspirator gains { $motivation_gained } motivation.
    .story = From October 1938 the passports of Jews were stamped with a J.
event-s2_visit_from_bormann = Visit from Bormann
    .text = Bormann visits the nearest conspirator. If that conspirator is alone he may discard a card or an item to lose { $suspicion_lost } suspicion.
    .story = Bormann controlled access to Hitler more and more.
event-s2_invasion_of_poland = Invasion of Poland
    .text = Military support rises by { $support_gained }.
    .story = Germany attacked Poland on 1 September 1939.
event-s2_nazi_soviet_pact = Nazi-Soviet Pact
    .text = Military support rises by { $support_gained }. Bormann and Hess go to the Berghof.
    .story = The pact was signed in Moscow on 23 August 1939.
event-s2_party_rally = Party Rally (Peace)
    .text = Military support goes to its starting level. Hitler and all deputies go to Nuremberg. While current: a conspirator who starts his turn in, enters or passes through Nuremberg sets his suspicion to low.
    .story = The 'Rally of Peace' of 1939 was called off when the war began.
event-s2_sudetenland_occupation = Sudetenland Occupation
    .text = Military support rises by { $support_gained }.
    .story = German troops entered the Sudetenland on 1 October 1938.
event-s2_czechoslovakia_invaded = Czechoslovakia Invaded
    .text = Military support rises by { $support_gained }. Hitler goes to Vienna; the tile there is revealed.
    .story = The rest of Bohemia and Moravia was occupied on 15 March 1939.

event-s3_visit_from_hitler = Visit from Hitler
    .text = Hitler visits the nearest conspirator. If that conspirator is alone he may bring both motivation and suspicion down to their starting levels.
    .story = Hitler pressed reluctant generals for an attack in the West.
event-s3_berghof_retreat = Berghof Retreat
    .text = Hitler, Himmler, Goebbels and Bormann go to the Berghof.
    .story = Hitler spent long stretches at his house on the Obersalzberg.
event-s3_visit_from_goering = Visit from Goering
    .text = Goering visits the nearest conspirator. If that conspirator is alone he may discard any number of items and lose { $suspicion_lost } suspicion for each.
    .story = Goering commanded the Luftwaffe.
event-s3_jews_targeted = Jews Targeted
    .text = Every conspirator gains { $motivation_gained } motivation. Himmler goes to Warsaw; the tile there is revealed.
    .story = From late 1939 Jews in occupied Poland had to wear the Star of David.
event-s3_london_bombed = London Bombed
    .text = Military support rises by { $support_gained }. Hess goes to Prague; the tile there is revealed.
    .story = The bombing of London began in September 1940.
event-s3_germany_bombed = Germany Bombed
    .text = Military support rises by { $support_gained }. While current: add { eagles-added } to plot attempts.
    .story = The RAF bombed German cities from May 1940.
event-s3_sea_lion_postponed = Sea Lion Postponed
    .text = Every conspirator loses { $motivation_lost } motivation.
    .story = The landing in England was put off on 17 September 1940.
event-s3_western_offensive = Western Offensive
    .text = All Wehrmacht conspirators go to Adlerhorst.
    .story = The attack in the West began on 10 May 1940.
event-s3_invasion_of_norway = Invasion of Norway
    .text = Military support rises by { $support_gained }.
    .story = Germany attacked Denmark and Norway on 9 April 1940; Oster had warned the Allies.
event-s3_fall_of_paris = Fall of Paris
    .text = Military support below { $support } goes up to { $support }. Every conspirator loses { $motivation_lost } motivation.
    .story = Paris fell on 14 June 1940; Hitler stood at the height of his prestige.

event-s4_visit_from_himmler = Visit from Himmler
    .text = Himmler visits the nearest conspirator. Wehrmacht conspirators lose { $motivation_lost } motivation.
    .story = The SS watched the officer corps closely.
event-s4_war_conference = War Conference
    .text = Hitler and all deputies go to Anlage Süd; the tile there is revealed.
    .story = Hitler met Mussolini at Anlage Süd in August 1941.
event-s4_hess_leaves_germany = Hess Leaves Germany
    .text = Military support falls by { $support_lost }. Hess leaves the game. While current: ignore { eagles-ignored } in plot attempts.
    .story = Hess flew to Scotland on 10 May 1941.
event-s4_visit_from_goebbels = Visit from Goebbels
    .text = Goebbels visits the nearest conspirator. Civilian conspirators lose { $motivation_lost } motivation.
    .story = Campaigns against defeatists aimed at the civil elite.
event-s4_afrika_korps = Afrika Korps
    .text = Military support rises by { $support_gained }. Bormann and Goebbels go to Prague.
    .story = Rommel landed in Tripoli in February 1941.
event-s4_yugoslavia_surrenders = Yugoslavia Surrenders
    .text = Military support rises by { $support_gained }. Himmler goes to Paris.
    .story = Yugoslavia capitulated on 17 April 1941.
event-s4_pearl_harbor_attack = Pearl Harbor Attack
    .text = Military support falls by { $support_lost }. The next { next-events }. Hess leaves the game.
    .story = Germany declared war on the United States on 11 December 1941.
event-s4_fall_of_kiev = Fall of Kiev
    .text = Military support rises by { $support_gained }.
    .story = Kiev was taken on 19 September 1941.
event-s4_operation_barbarossa = Operation Barbarossa
    .text = Military support rises by { $support_gained }. Goering goes to Posen.
    .story = The attack on the Soviet Union began on 22 June 1941.
event-s4_hitler_assumes_command = Hitler Assumes Command
    .text = Military support falls by { $support_lost }. Hitler goes to the Wolfsschanze; the tile there is revealed.
    .story = Hitler took over as commander of the army on 19 December 1941.

event-s5_visit_from_bormann = Visit from Bormann
    .text = Bormann visits the nearest conspirator. If that conspirator is alone he is arrested.
    .story = Bormann became party chancellor after Hess and Hitler's secretary in 1943.
event-s5_visit_from_goering = Visit from Goering
    .text = Goering visits the nearest conspirator. Abwehr conspirators lose { $motivation_lost } motivation.
    .story = In April 1943 the case against Dohnanyi and Oster crippled the Abwehr circle.
event-s5_casablanca_conference = Casablanca Conference
    .text = Every conspirator loses { $motivation_lost } motivation and discards { $discarded ->
            [1] a card
           *[other] { $discarded } cards
        }.
    .story = In January 1943 the Allies demanded unconditional surrender.
event-s5_heydrich_assassinated = Heydrich Assassinated
    .text = Hitler and all deputies go to the Chancellery. Conspirators in Prague at high or extreme suspicion are arrested.
    .story = Czech agents attacked Heydrich in Prague on 27 May 1942.
event-s5_berghof_retreat = Berghof Retreat
    .text = Hitler, Bormann and Goebbels go to the Berghof. While current: ignore { eagles-ignored } in plot attempts.
    .story = Hitler withdrew to the Obersalzberg for weeks at a time.
event-s5_rommel_defeated = Rommel Defeated
    .text = Military support falls by { $support_lost }. The next { next-events }.
    .story = The Afrika Korps was beaten at El Alamein in November 1942.
event-s5_russian_setback = Russian Setback
    .text = Military support falls by { $support_lost }. The next { next-events }. While current: add { eagles-added } to plot attempts.
    .story = The Wehrmacht was thrown back before Moscow in the winter of 1941.
event-s5_visit_to_the_front = Visit to the Front
    .text = Hitler and Goebbels go to Smolensk; the tile there is revealed. While current: ignore { eagles-ignored } in plot attempts.
    .story = On 13 March 1943 Tresckow's circle smuggled a bomb on to Hitler's plane at Smolensk.
event-s5_eastern_push = Eastern Push
    .text = Military support rises by { $support_gained }. All Wehrmacht conspirators go to Borisov.
    .story = The summer offensive of 1942 drove towards the Volga and the Caucasus.
event-s5_lebensraum = Lebensraum
    .text = Every conspirator gains { $motivation_gained } motivation. Himmler goes to Wasserburg; the tile there is revealed.
    .story = News of mass murder in the East reached the conspirators.

event-s6_visit_from_hitler = Visit from Hitler
    .text = Hitler visits the nearest conspirator. While current: ignore { eagles-ignored } in plot attempts.
    .story = Hitler decorated soldiers and their families in person.
event-s6_slow_retreat = Slow Retreat
    .text = Conspirators and deputies in spaces that close in stage 7 go to the nearest space that stays open.
    .story = From 1943 the army in the East fell back step by step.
event-s6_berlin_bombed = Berlin Bombed
    .text = Hitler goes to the Chancellery. While current: add { eagles-added } to plot attempts.
    .story = The air battle of Berlin began in November 1943.
event-s6_warsaw_ghetto_uprising = Warsaw Ghetto Uprising
    .text = While current: when the dissent track fills, the choice may be that every conspirator gains { $motivation_gained } motivation.
    .story = The uprising lasted from 19 April to 16 May 1943.
event-s6_stalingrad_surrounded = Stalingrad Surrounded
    .text = Military support goes to its starting level.
    .story = The 6th Army was encircled in November 1942 and gave up on 2 February 1943.
event-s6_wolfpacks = Wolfpacks
    .text = Military support rises by { $support_gained }. Bormann and Goebbels go to Wolfsschlucht.
    .story = U-boat packs peaked in March 1943.
event-s6_sicily_invaded = Sicily Invaded
    .text = Military support falls by { $support_lost }. Hitler and all Abwehr conspirators go to the Chancellery.
    .story = The Allies landed in Sicily on 10 July 1943.
event-s6_fortress_europa = Fortress Europa
    .text = Military support below { $support } goes up to { $support }. The next { next-events }. While current: ignore { eagles-ignored } in plot attempts.
    .story = Rommel took over the Atlantic defences at the end of 1943.
event-s6_kursk_recaptured = Kursk Recaptured
    .text = Military support falls by { $support_lost }. Hitler goes to Anlage Süd and Bormann to Posen.
    .story = The Red Army won the tank battle of Kursk in summer 1943.

event-s7_v2_rocket_attack = V-2 Rocket Attack
    .text = Military support rises by { $support_gained }. Every conspirator gains { $motivation_gained } motivation. Goering goes to Hannover and Bormann to the Berghof.
    .story = The first V-2 hit London on 8 September 1944.
event-s7_fuhrer_bunker = Führer Bunker
    .text = Every conspirator gains { $suspicion_gained } suspicion. Hitler goes to the Chancellery.
    .story = Hitler moved into the bunker under the Chancellery in January 1945.
event-s7_operation_overlord = Operation Overlord
    .text = Military support goes to its starting level. Goebbels goes to the Ministry of Propaganda.
    .story = The Allies landed in Normandy on 6 June 1944.
event-s7_gothic_line = Gothic Line
    .text = Military support rises by { $support_gained }.
    .story = The Gothic Line held up the Allies in Italy from August 1944.
event-s7_rommel_executed = Rommel Executed
    .text = Military support falls by { $support_lost }. Himmler goes to the Chancellery.
    .story = Rommel was forced to take poison on 14 October 1944.
event-s7_documents_located = Documents Located
    .text = The conspirators lose the game.
    .story = The Zossen papers, found in September 1944, exposed the Abwehr circle.
event-s7_fall_of_rome = Fall of Rome
    .text = Military support falls by { $support_lost }.
    .story = The Allies entered Rome on 4 June 1944.
event-s7_final_conscription = Final Conscription
    .text = Every conspirator may draw up to { spelled-cards }.
    .story = The Volkssturm was called up in October 1944.
event-s7_anzio_landing = Anzio Landing
    .text = The special abilities of Abwehr conspirators are off for the rest of the game.
    .story = The Allies landed at Anzio on 22 January 1944; the Abwehr was broken up in February.

## Interrogation cards, and what can be answered

question-int_01 = A Signed List
question-int_02 = The Cellar
question-int_03 = Who Paid You?
question-int_04 = Tell Us the Route
question-int_05 = Night Without Sleep
question-int_06 = The Ledger
question-int_07 = Names for Freedom
question-int_08 = The Informer's Bargain
question-int_09 = House Search
question-int_10 = The Burned Files
question-int_11 = Loyalty Broadcast
question-int_12 = Confession Draft
question-int_13 = Family Taken In
question-int_14 = The Double Agent
question-int_15 = Wire Tap
question-int_16 = Solitary
question-int_17 = Show Trial
question-int_18 = The Forger's Workshop
question-int_19 = Guard with a Conscience
question-int_20 = Transfer Order
question-int_21 = Photographs
question-int_22 = Old Comrade
question-int_23 = Kin Liability
question-int_24 = The Execution List
question-classic_1 = Interrogation 1
question-classic_2 = Interrogation 2
question-classic_3 = Interrogation 3
question-classic_4 = Interrogation 4
question-classic_5 = Interrogation 5
question-classic_6 = Interrogation 6

answer-suspicion_1 = One conspirator at { bearable } gains { $suspicion_gained } suspicion.
answer-two_cards = One conspirator with { discards-cards }.
answer-motivation_1 = One conspirator at { motivated-enough } loses { $motivation_lost } motivation.
answer-support_1 = Military support rises by { $support_gained }.
answer-two_items = One conspirator with { discards-items }.
answer-suspicion_2 = One conspirator at { bearable } gains { $suspicion_gained } suspicion.
answer-one_item = One conspirator with { discards-items }.
answer-deputies = For each free conspirator, the nearest deputy moves into that conspirator's space.
answer-three_tiles = { tiles-leave }.
answer-two_events = { $events ->
        [0] No event card is
        [1] One event card is
        [2] Two event cards are
       *[other] { $events } event cards are
    } drawn at the end of this turn.
answer-three_cards = One conspirator with { discards-cards }.
answer-one_plot = One conspirator with { $discarded ->
        [1] a plot discards one plot
        [2] two or more plots discards two
       *[other] { $discarded } or more plots discards { $discarded }
    }.
answer-one_card = One conspirator with { discards-cards }.
answer-free_for_extreme = One conspirator below { $suspicion } goes to { $suspicion } suspicion; { released-reader-2 }.
answer-free_for_arrest = You are released{ at-suspicion }; then one other free conspirator is arrested.
answer-all_suspected = If someone is at high or lower, every conspirator gains { $suspicion_gained } suspicion.
answer-early_tiles = All tiles left on stage 1 and stage 2 spaces leave the game unseen.
answer-one_tile = { tiles-leave }.
answer-all_illegal_cards = All illegal cards of free conspirators are discarded; there must be at least two.
answer-clear_two_dice = If exactly two dice are on the dissent track, clear it.
answer-ones_illegal_cards = One conspirator with an illegal card discards all of theirs.
answer-support_2 = Military support rises by { $support_gained }.
answer-motivation_2 = One conspirator at { motivated-enough } loses { $motivation_lost } motivation.
answer-free_for_plot = One conspirator discards { $discarded ->
        [1] a plot
       *[other] { $discarded } plots
    }; { released-reader }.
answer-all_disheartened = Every conspirator loses { $motivation_lost } motivation.
answer-extreme_suspicion = One conspirator below { $suspicion } goes to { $suspicion } suspicion.
answer-himmler = Himmler moves to a conspirator at high or lower, who gains { $suspicion_gained } suspicion.
answer-clear_dissent = Clear the dissent track, which must hold at least one die.
answer-nothing = Nothing happens.
answer-free_for_item = One conspirator discards { $discarded ->
        [1] an item
       *[other] { $discarded } items
    }; { released-reader } and this card leaves the game.
answer-free_for_support = Military support rises by { $support_gained }; { released-reader }.
answer-free_for_motivation = One conspirator at { motivated-enough } loses { $motivation_lost } motivation; { released-reader }.
answer-arrest = One conspirator who is free is arrested.

## Conspirators, leaders, items, levels

conspirator-beck = Beck
    .full = Ludwig Beck
    .role = General, former Chief of the General Staff
    .brief = More dice for every plot where he stands.
    .text = Hitler and deputy penalties do not touch you; every plot attempted in your space gets { more-dice }.
conspirator-bonhoeffer = Bonhoeffer
    .full = Dietrich Bonhoeffer
    .role = Theologian working for the Abwehr
    .brief = Gives motivation to everyone beside him.
    .text = Action, once a turn: every other conspirator in your space gains { $motivation_gained } motivation.
conspirator-canaris = Canaris
    .full = Wilhelm Canaris
    .role = Admiral, head of the Abwehr
    .brief = Trades an item for less suspicion.
    .text = Action: discard one of your items; one conspirator, yourself included, loses { $suspicion_lost } suspicion.
conspirator-goerdeler = Goerdeler
    .full = Carl Goerdeler
    .role = Politician, former mayor of Leipzig
    .brief = Draws a card every turn.
    .text = Draw one card at the start of each of your turns without an action; your dossier limit is { $cards } higher.
conspirator-kordt = Kordt
    .full = Erich Kordt
    .role = Diplomat in the Foreign Office
    .brief = Sees the next events before they come.
    .text = Action: look at the top { $events ->
        [1] card
        [2] two cards
        [3] three cards
       *[other] { $events } cards
    } of the event deck in use and put them back in any order.
conspirator-olbricht = Olbricht
    .full = Friedrich Olbricht
    .role = General, chief of the General Army Office
    .brief = Moves farther, or moves a friend.
    .text = Action: move up to { spelled-spaces }, or move another conspirator one space.
conspirator-oster = Oster
    .full = Hans Oster
    .role = General, deputy head of the Abwehr
    .brief = Draws several cards and keeps one.
    .text = Your Dossier action draws { spelled-cards }; keep one and discard { $cards ->
        [2] the other
       *[other] the others
    }.
conspirator-stauffenberg = Stauffenberg
    .full = Claus von Stauffenberg
    .role = Lieutenant-colonel on the General Staff
    .brief = Has more actions each turn than anyone else.
    .text = { $actions ->
        [1] You have four actions in your turn instead of three.
       *[other] You have { $actions } actions more in your turn than the others.
    }
conspirator-tresckow = Tresckow
    .full = Henning von Tresckow
    .role = Senior staff officer of Army Group Centre
    .brief = Carries more items; turns up any tile.
    .text = You may carry { $items ->
        [1] one more item
       *[other] { $items } more items
    }. Action: collect the tile in your space even face down. Action: turn any face-down tile on the board face up.

leader-hitler = Hitler
leader-hess = Hess
leader-goebbels = Goebbels
leader-bormann = Bormann
leader-himmler = Himmler
leader-goering = Goering
item-name = { START($item) }
item-badge = badge
item-explosives = explosives
item-intel = intel
item-keys = keys
item-map = map
item-poison = poison
item-signature = signature
item-weapons = weapons
item-concealed_pistol = Concealed Pistol
affiliation-abwehr = Abwehr
affiliation-civilian = Civilian
affiliation-wehrmacht = Wehrmacht
motivation-timid = timid
motivation-skeptical = skeptical
motivation-motivated = motivated
motivation-committed = committed
motivation-reckless = reckless
suspicion-low = low
suspicion-medium = medium
suspicion-high = high
suspicion-extreme = extreme
face-target = target
face-eagle = eagle

## Spaces

space-train_station = { $case ->
    [in] at the Train Station
    [to] to the Train Station
   *[other] Train Station
}
space-deutschlandhalle = { $case ->
    [in] at the Deutschlandhalle
    [to] to the Deutschlandhalle
   *[other] Deutschlandhalle
}
space-chancellery = { $case ->
    [in] at the Chancellery
    [to] to the Chancellery
   *[other] Chancellery
}
space-gestapo_hq = { $case ->
    [in] at Gestapo HQ
    [to] to Gestapo HQ
   *[other] Gestapo HQ
}
space-zeughaus = { $case ->
    [in] at the Zeughaus
    [to] to the Zeughaus
   *[other] Zeughaus
}
space-ministry_of_propaganda = { $case ->
    [in] at the Ministry of Propaganda
    [to] to the Ministry of Propaganda
   *[other] Ministry of Propaganda
}
space-sportpalast = { $case ->
    [in] at the Sportpalast
    [to] to the Sportpalast
   *[other] Sportpalast
}
space-hannover = { $case ->
    [in] in Hannover
    [to] to Hannover
   *[other] Hannover
}
space-adlerhorst = { $case ->
    [in] at the Adlerhorst
    [to] to the Adlerhorst
   *[other] Adlerhorst
}
space-nuremberg = { $case ->
    [in] in Nuremberg
    [to] to Nuremberg
   *[other] Nuremberg
}
space-tannenberg = { $case ->
    [in] at Tannenberg
    [to] to Tannenberg
   *[other] Tannenberg
}
space-munich = { $case ->
    [in] in Munich
    [to] to Munich
   *[other] Munich
}
space-berghof = { $case ->
    [in] at the Berghof
    [to] to the Berghof
   *[other] Berghof
}
space-vienna = { $case ->
    [in] in Vienna
    [to] to Vienna
   *[other] Vienna
}
space-zurich = { $case ->
    [in] in Zurich
    [to] to Zurich
   *[other] Zurich
}
space-prague = { $case ->
    [in] in Prague
    [to] to Prague
   *[other] Prague
}
space-posen = { $case ->
    [in] in Posen
    [to] to Posen
   *[other] Posen
}
space-warsaw = { $case ->
    [in] in Warsaw
    [to] to Warsaw
   *[other] Warsaw
}
space-wolfsschanze = { $case ->
    [in] at the Wolfsschanze
    [to] to the Wolfsschanze
   *[other] Wolfsschanze
}
space-anlage_sud = { $case ->
    [in] at Anlage Süd
    [to] to Anlage Süd
   *[other] Anlage Süd
}
space-wolfsschlucht = { $case ->
    [in] at the Wolfsschlucht
    [to] to the Wolfsschlucht
   *[other] Wolfsschlucht
}
space-paris = { $case ->
    [in] in Paris
    [to] to Paris
   *[other] Paris
}
space-auschwitz = { $case ->
    [in] in Auschwitz
    [to] to Auschwitz
   *[other] Auschwitz
}
space-treblinka = { $case ->
    [in] in Treblinka
    [to] to Treblinka
   *[other] Treblinka
}
space-stockholm = { $case ->
    [in] in Stockholm
    [to] to Stockholm
   *[other] Stockholm
}
space-riga = { $case ->
    [in] in Riga
    [to] to Riga
   *[other] Riga
}
space-wasserburg = { $case ->
    [in] at the Wasserburg
    [to] to the Wasserburg
   *[other] Wasserburg
}
space-borisov = { $case ->
    [in] in Borisov
    [to] to Borisov
   *[other] Borisov
}
space-smolensk = { $case ->
    [in] in Smolensk
    [to] to Smolensk
   *[other] Smolensk
}
space-wehrwolf = { $case ->
    [in] at Wehrwolf
    [to] to Wehrwolf
   *[other] Wehrwolf
}
space-prison = { $case ->
    [in] in prison
    [to] to prison
   *[other] Prison
}

## Why an option may be good

why-keep-plot = keeps the plot and its items for better odds
why-sure-to-be-detected = { so-many-dice }: sure to be detected
why-undetectable = { so-many-dice }: { $success } % to succeed, cannot be detected
why-chances = { so-many-dice }: { $success } % to succeed, { $detected } % to be detected
why-with-everything = with everything at hand { $chances }
why-nothing-spent = nothing spent, { $chances }; it can be tried again
why-then = then { $chances }
why-no-plot-yet = there is no plot in the dossier yet
why-something-better = there may be something better in the deck
why-more-cards = more cards to choose from
why-nobody-knows-yet = nobody knows yet what lies here
why-nobody-knows = nobody knows what it is
why-release = five of six rolls free a prisoner ({ LIST($prisoners, join: "comma") }); suspicion rises to { $suspicion }
why-nothing-else = nothing else is worth its risk now
why-does-most-now = it does most now
why-better-moment = keep it for a better moment
why-too-suspect = suspicion is { $suspicion }: a raid or a roll would tell
why-support-stands = support stands at { $support }
why-motivation-opens = motivation opens plots
why-motivation-helps = motivation opens plots and helps to resist
why-motivated-enough = motivation is high enough
why-item-more = an item more
why-brings-together = brings plot and target together
why-out-of-prison = someone comes out of prison
why-out-of-prison-perhaps = may keep the plotter out of prison
why-inspire = everyone else here becomes more motivated
why-shield = someone's suspicion is worth more than the item
why-look = to know what is coming
why-two-spaces = two spaces for one action
why-know-what-lies-there = to know what lies there
why-needed-elsewhere = someone is needed elsewhere
why-is-needed-elsewhere = { $conspirator } is needed elsewhere
why-gives-motivation = { $space } gives motivation, now { $motivation }
why-lowers-suspicion = { $space } lowers suspicion, now { $suspicion }
why-leaves = leaves { LIST($leaders, join: "and") } before the next turn
why-good-place-to-begin = a good place to begin the next turn
why-good-place-to-stay = a good place to stay
why-goal = { $way }: { $goal }
why-here = here
why-on-the-way = on the way { NOUN($space, case: "to") }
why-plot-there = a plot can be attempted there
why-plot-from-here = a plot can be attempted from here
why-unknown-tile = a tile nobody has turned up yet
why-can-use-help = { $conspirator } can use help with the plot
why-delivery = a delivery would lower suspicion
why-could-be-freed = someone could be freed
why-something-to-do = there is something to be done there
why-good-way = on a good way
why-as-good-as-any = as good as any
why-conspire = { $dice ->
    [one] 1 die gives back 1 action
   *[other] { $dice } dice give back { $dice } actions
} on average; { $dissent ->
    [2] one target fills the dissent track
   *[other] the dissent track holds { $dissent } of 3
}; { $eagle } % for an eagle, then at least { $suspicion }
why-still-lacks = { $card } still lacks { LIST($items, join: "or") }
why-adds-a-die = { $item } adds a die to { $card }
why-cancels-an-eagle = { $item } cancels an eagle of { $card }
why-item-deliverable = { $item } can be delivered to lower suspicion
why-deliverable = can be delivered to lower suspicion
why-can-be-delivered = { $item } can be delivered
why-helps-card = { $item } helps { $card }
why-helps-plot = { $item } helps the plot
why-would-be-missed = { $item } would be missed
why-can-be-spared = { $item } can be spared
why-lowers-teams-suspicion = lowers the team's suspicion
why-relief = suspicion falls from { $start } to { $suspicion }: { $eagles } eagles would then detect a plot
why-gathers = { $conspirator } gathers what { $card } needs
why-makes-more-of-it = { $conspirator } can make more of it
why-more-where-it-is = worth more where it is
why-a-plot-for = a plot for { $conspirator }
why-can-use-it = { $conspirator } can use it
why-fewer-targets = a plot then needs { $targets } targets instead of { $support }
why-everybody-closer = everyone comes closer to a plot
why-everybody-here-closer = everyone here comes closer to a plot
why-may-then-attempt = { $conspirator } may then attempt { $card }
why-becomes = { $conspirator } becomes { $motivation }
why-worth-suspicion = worth it: suspicion becomes { $suspicion }
why-suspicion-stays = suspicion stays { $suspicion }
why-costs-least = costs the team least
why-resists = { $faces } of 6 faces resist, 2 of 6 open the door
why-every-die-counts = every die counts
why-another-attempt = worth more for another attempt
why-least-useful = the least useful of them
why-bears-it-best = { $conspirator } can bear it best
why-team-counts-on = the team counts on { $conspirator }
why-has-a-plot = { $conspirator } has a plot
why-acts-again = { $conspirator } can act again
why-is-suspect = { $conspirator } is at { $suspicion } suspicion
why-plot-reaches-him = a plot can reach him there
why-out-of-our-way = out of our way
why-farther-away = the farther from us, the better
why-least-harm-there = { $leader } does least harm there
why-penalty-first = what comes first may spare us something of the rest
why-room-in-dossier = there is room in the dossier
why-dossier-full = the dossier is full: another card would push one out
why-hitler-in-reach = Hitler stands where a plot can strike
why-hitler-out-of-reach = nobody can strike where he stands
why-least-harm-first = the least harm first
why-helps-soon = this one helps: let it come soon
why-lowers-support = lowers military support
why-track-needs-them = the dissent track needs them more
why-better-unused = better not used
why-most-use = { $conspirator } has most use for another action
why-no-interrogation = no interrogation, and a deputy is gone for good
why-worth-keeping = the card is worth keeping
why-asks-for = { $card } asks for { $motivation }
why-eagle-less = an eagle less
why-may-become-target = it may still become a target
why-plot-succeeds = the plot succeeds
why-would-not-save = it would not save the plot
why-after-all = { $success } % to succeed after all
why-bearable = { $suspicion } suspicion can be borne
why-greater-danger = { $suspicion } suspicion is the greater danger
why-worth-its-price = worth its price
why-too-dear = too dear at { $suspicion } suspicion and { $motivation }
why-would-find-us = { LIST($leaders, join: "and") } would find one of us
why-one-danger-less = one danger less on the board
why-none-harmful = none of them does much harm
why-would-end-game = it would end the game
why-would-hurt-most = { $event } would hurt most
why-brings-hitler = brings Hitler where a plot can strike

## Figures that can be changed

figure-start-support = support at the start
figure-easy = easy
figure-standard = standard
figure-hard = hard
figure-actions-per-turn = actions a turn
figure-conspire-dice = dice when conspiring
figure-item-limit = item limit
figure-1-2 = one or two players
figure-3-5 = three to five players
figure-3-4 = three or four players
figure-dossier-limit = dossier limit
figure-timid = timid
figure-events-removed = events removed
figure-deputy-difficulty = difficulty of deputies
figure-deputies-needed = deputies needed
figure-dice = dice
figure-motivation = motivation
figure-suspicion = suspicion
figure-cards = cards
figure-events = events
figure-spaces = spaces
figure-actions = actions
figure-items = items
figure-support = support
figure-ignore = ignored
figure-suspicion-gained = suspicion gained
figure-suspicion-lost = suspicion lost
figure-targets = targets
figure-support-lost = support lost
figure-support-gained = support gained
figure-dissent-track = dissent track
figure-motivation-gained = motivation gained
figure-motivation-lost = motivation lost
figure-conspire = conspire
figure-eagle = eagle
figure-release = release
figure-raid = raid
figure-kept-card = card that is kept
figure-plot-detected = plot detected
figure-penalty = penalty
figure-discarded = discarded
figure-start = at the start
figure-eagles-that-detect = eagles that detect
figure-low = low
figure-medium = medium
figure-high = high
figure-extreme = extreme
figure-space = space
figure-delivery = delivery
figure-shared = to share
figure-copies = copies
figure-illegal = illegal
figure-base-dice = base dice
figure-reckless = reckless
figure-several = several times
figure-meeting = meeting
figure-add-eagles = eagles added
figure-ignore-eagles = eagles ignored
figure-answer = answer
figure-tiles = tiles
figure-suspicion-1 = one suspicion
figure-suspicion-2 = two suspicion
figure-motivation-1 = one motivation
figure-motivation-2 = two motivation
figure-support-1 = one support
figure-support-2 = two support
figure-one-item = one item
figure-two-items = two items
figure-one-card = one card
figure-two-cards = two cards
figure-three-cards = three cards
figure-one-tile = one tile
figure-three-tiles = three tiles
figure-one-plot = one plot
figure-two-events = two events
figure-free-for-extreme = free for extreme suspicion
figure-free-for-arrest = free for an arrest
figure-free-for-plot = free for a plot
figure-free-for-item = free for an item
figure-free-for-support = free for support
figure-free-for-motivation = free for motivation
figure-all-suspected = all suspected
figure-all-disheartened = all disheartened
figure-extreme-suspicion = extreme suspicion

## The goal card

goal-task = The task
    .task = Kill Hitler before they find you.
goal-about = Germany, 1933 to 1945. A few people in the army, the Abwehr and the offices decide to end it themselves.
goal-plot = when a plot against Hitler succeeds: its dice must show enough targets and not too many eagles.{ $deputies ->
    [0] { "" }
    [one] { " " }1 deputy must be dead as well.
   *[other] { " " }{ $deputies } deputies must be dead as well.
}
goal-targets = { $targets ->
    [one] 1 target is needed now
   *[other] { $targets } targets are needed now
}
goal-lost = when { LIST($ways, join: "or") }.
goal-lose-prison = all of you are in prison
goal-lose-documents = the documents are found
goal-lose-time = the war runs out of events
goal-prisoners = { $done } of { $of } in prison
goal-actions = Up to { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, then an event. Find allies and items, keep your motivation up and suspicion down.
goal-together = Together
    .text = All conspirators win or lose as one.
goal-ended = { $way ->
    [won] The plot succeeded.
    [prison] All of them were caught.
    [documents] The documents were found.
   *[time] It was too late.
}
