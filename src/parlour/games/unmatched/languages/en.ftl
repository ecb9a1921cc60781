# Unmatched: Cobble & Fog in English. Every word people read, once.

title = Unmatched: Cobble & Fog
about-game = Four heroes of gaslight tales fight it out in a manor or on the roofs of Soho. An unofficial implementation of the game designed by Rob Daviau, Justin D. Jacobson and Chris Leder, published by Restoration Games.

## Before the game

setup-heroes = Heroes
    .help = Two to four, in turn order.
setup-board = Board
    .help = Sherwood Forest and Yukon are for two players.
setup-teams = Two against two
    .help = Seats 1 and 3 play against seats 2 and 4 (U-95).
setup-mirror = Mirror matches
    .help = Allow the same hero twice (Q-9).
setup-end_rule = End of the game
    .help = When a fallen hero ends the game (U-66).
    .after_action = when the action is over
    .at_once = at once, the older rule
setup-fog_uses_passages = Fog in passages
    .help = Fog may drift through passages (Q-4).
setup-open_team_hands = Open team hands
    .help = Team mates see each other's hands (U-101).

## What there is to choose

maneuver = Maneuver: draw a card, then move
    .head = Draw a card, then move
scheme = Scheme: { $fighter } plays { $card }
    .head = { $fighter } plays { $card }
    .chip = { $card }
attack = { $fighter } attacks { $target }
    .chip = { $fighter } → { $target }
move = Move { $fighter } to space { $to }
    .group = Move { $fighter }
    .chip = { $to }
place = Place { $fighter } on space { $to }
    .group = Place { $fighter }
    .chip = { $to }
place-start = { $fighter } on space { $to }
    .group = { $fighter }
    .chip = { $to }
returns = { $fighter } returns on space { $to }
    .group = { $fighter } returns
    .chip = { $to }
stay = { $fighter } stays on space { $to }
    .group = { $verb ->
        [place] Place { $fighter }
       *[move] Move { $fighter }
    }
    .chip = stays on { $to }
done = Done
a-fighter = { $fighter } on space { $on }
    .group = Fighter
    .chip = { $fighter } on { $on }
a-card = { $card }
    .detail = ({ type-and-number }, boost { $boost })
type-and-number = { $type ->
    [scheme] { $type }
   *[other] { $type } { $value }
}
boost = +{ $boost }
    .detail = discard { $card } ({ type-and-number }, boost { $boost })
    .chip = +{ $boost } { $card }
discard-to-move-none = No boost
discard-to-raise-none = No more
discard-to-stop-none = Discard nothing
defend-with-none = No defense
bloodthirsty-none = Not this turn
opponent = { $fighter }
number = { $n }
    .group = Number
    .chip = { $n }
draw = Draw { $n }
    .group = Draw
    .chip = { $n }
no = Leave it
deduce-yes = Use its BOOST
the-serum-yes = Switch form
choose-jump = The Invisible Man goes to a fog space
choose-fog = A fog token moves up to { n-spaces }
fog = Fog from space { $start } to space { $to }
    .group = Fog from space { $start }
    .chip = { $to }
fog-stays = The fog on space { $start } stays
    .group = Fog from space { $start }
    .chip = stays
fog-on = Fog on space { $to }
    .group = Fog
    .chip = { $to }
fog-done = Leave the rest where it is
fog-stay = No fog token moves

## What is asked

what-now = { $fighter }: choose an action. ({ actions-left })
what-now-alone = Choose an action. ({ actions-left })
actions-left = { $actions } left
move-each = Move each fighter up to { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}.
where-to = Where does { $fighter } go?
where-start = Where does { $fighter } start?
where-again = Where does { $fighter } appear again?
where-sister = Where does { NOUN($fighter, case: "one") } come back?
which-fighter = Which fighter?
which-opponent = Which opponent?
which-number = Which number do you name?
which-number-printed = Which number is printed on the attack card?
which-fog = Which fog token moves, and where to?
where-fog = Where do you put a fog token?
choose-one = Choose one.
how-many-drawn = How many cards do you draw?
attack-with = Which card does { $fighter } attack { $target } with?
defend-with = { $fighter } attacks { $target }. Which card do you defend with?
    .lead = { $fighter } attacks { $target }.
    .ask = Which card do you defend with?
discard-to-move = Discard a card to move farther?
discard-to-raise = Discard a card to raise your number?
discard-to-stop = Discard a card to stop Confound?
discard-matching = You hold that number. Which of these cards do you discard?
    .lead = You hold that number.
    .ask = Which of these cards do you discard?
too-many-cards = You hold too many cards. Which one do you discard?
    .lead = You hold too many cards.
    .ask = Which one do you discard?
which-they-discard = Which card does the opponent discard?
which-they-attack-with = Which card must the attacker use?
which-on-top = Which card goes on top of your deck next?
which-to-keep = Which of the drawn cards do you keep?
which-under = Which card goes under your deck next?
bloodthirsty = { $ability }: deal { $amount } damage to a fighter next to { $hero } and draw { $count ->
    [one] a card
   *[other] { $count } cards
}?
deduce = Use the BOOST of your opponent's card instead of its number?
the-serum = The Serum: switch to the other form?

## What happened

turn_began = Turn { $turn }: { $seat }.
    .title = Turn { $turn }: { $seat }
drew = { $seat } drew { $card ->
    [hidden] a card
   *[other] { $card }
}{ because }.
exhausted = { $seat } had no card left to draw: exhaustion hurt every fighter.
maneuvered = { $seat } maneuvered.
boosted = { $seat } discarded { $card } to move { $boost } farther.
moved = { $fighter } moved from space { $from } to { $to }{ because }.
placed = { $fighter } was placed on space { $to }{ because }.
because = { $why ->
    [nothing] { "" }
    [start] { "" }
    [maneuver] { "" }
    [exhaustion] : exhaustion
    [hand_limit] : hand limit
    [combat] { " " }in combat
   *[other] : { $why }
}
schemed = { $fighter } played { $card }. { card-text }
attacked = { $fighter } attacked { $target }.
laid_down = { $seat } played { $card ->
    [hidden] a card
   *[other] { $card }
} face down.
laid_open = { $seat } played { $card } face up.
number_said = { $seat } named { $number }.
revealed = { $seat } revealed { $card } ({ $number }). { card-text }
undefended = { $seat } did not defend.
number_changed = { $seat }'s number { $why ->
    [addition] rose to { $number }: { $by }
    [fog] counts { $number } in the fog
    [becoming] became { $number }: { $by }
    [deduction] counts { $number }: { $by } uses its BOOST instead
    [lock] is { $number }: { $by }, nobody can see where to strike
   *[ignoring] is ignored: { $by }, the guess was right
}.
text_cancelled = The rest of { $card } was cancelled{ because }.
text_protected = { $card } cannot be cancelled (U-120).
combat_won = { $attack } against { $defense }: { $why ->
    [tie] { $seat } won the combat, ties go to the defender
    [absence] { $seat } won the combat, the target is gone
   *[other] { $seat } won the combat
}.
hurt = { $fighter } took { $damage } damage{ because } ({ $health } left).
defeated = { $fighter } was defeated.
    .title = { $fighter } was defeated
recovered = { $fighter } recovered { $gained }{ because } ({ $health }).
discarded = { $seat } discarded { $card }{ because }.
returned = { $fighter } came back on space { $to }{ because }.
transformed = { $seat } turned into { $form }{ because }.
fog_moved = Fog moved from space { $from } to { $to }{ because }.
fog_placed = Fog settled on space { $to }.
hand_looked_at = { $cards ->
    [hidden] { $seat } looked at the hand of { $whose }{ because }.
   *[other] You saw the hand of { $whose }: { these-cards }.
}
hand_revealed = { $seat } revealed the whole hand: { these-cards }.
these-cards = { $cards ->
    [0] no cards
   *[other] { LIST($cards, join: "comma") }
}
action_gained = { $seat } gained { n-actions }{ because }.
top_card_revealed = { $seat } turned up { $card } (boost { $printed_boost }).
taken_to_hand = { $card } went to the hand of { $seat }{ because }.
put_on_top = { $card ->
    [hidden] { $seat } put a card on top of the deck.
   *[other] You put { $card } on top of your deck.
}
put_under = { $card ->
    [hidden] { $seat } put a card under the deck.
   *[other] You put { $card } under your deck.
}
vanished = { $seat } vanished.
out = { $seat } is out of the game.
swapped = { $fighter } and { $with } traded places{ because }.
ended = { $winners } won.
fell = { $fallen } fell: { $winners } won.

## What is refused

not-now = Not now: { $seat } { $waits }.
say-a-number = Name a number from 0 to 9.
another-question = { $key } does not answer the question: { $question } (say { LIST($keys, join: "comma") }{ $more ->
    [0] { "" }
   *[other] { " …" }
})
somebody-else-goes = It is not { $key } that goes somewhere now: { $question }
maneuver-first = Choose the maneuver first: it draws a card, then you may boost and move.
nobody-attacks = You defend only when one of your fighters is attacked.
no-skipping = No action may be skipped: take maneuver, scheme or attack.
choose-an-action = Now choose an action: maneuver, scheme or attack.
no-such-card = { $hero }'s deck has no card { $key }.
not-in-your-hand = { $card } is not in your hand.
not-in-that-hand = { $card } is not in that hand.
not-a-scheme = { $card } is not a scheme but { NOUN($type, case: "a") } card: it is used in combat.
not-yours = { $fighter } is not yours.
off-board-user = { $fighter } is not on the board, so it cannot use { $card }.
name-the-user = Name the fighter that uses { $card }: { LIST($keys, join: "or") }.
name-the-scheme = Name the card and the fighter that uses it: { LIST($keys, join: "or") }.
no-scheme = You hold no scheme that one of your fighters on the board may use.
other-form = { $card } can be played only as { $form }; change form first.
user-off-board = { $card } is for { $who }, who is not on the board.
banner = The banner of { $card } says { $banner }: { $fighter } may not use it.
no-such-fighter = No fighter is called { $key }; there are { LIST($ids, join: "comma") }.
off-board = { $fighter } is not on the board.
your-side = { $fighter } is on your side; attack an opposing fighter.
name-the-attack = Name the fighter that attacks and its target: { LIST($keys, join: "or") }.
no-attack-card-at-all = You hold no attack or versatile card that a fighter with a target in reach may use.
nobody-in-reach = None of your fighters has an opposing fighter in reach.
out-of-reach = { $target } on space { $there } is out of reach of { $fighter } on space { $on }: { $reach ->
    [ranged] a space next to it or in one of its zones
   *[melee] a space next to it
} is needed.
first-turn = { $fighter } is out of bounds: in your first turn attack the next player or one who has had a turn.
no-attack-card = You hold no attack or versatile card that { $fighter } may use.
cannot-be-chosen = { $fighter } cannot be chosen: { $question }
no-opponent = { $seat } is not an opponent of yours.
dormant = { $seat } has no fighter on the board and cannot be picked.
boost-first = The boost comes before any fighter moves, and only once in a maneuver.
finish-maneuver = Finish the maneuver first: move your fighters or choose ‘done’.
move-your-own = In your maneuver you move your own fighters; { $fighter } is not yours.
moved-already = { $fighter } has moved already in this maneuver; each fighter moves once.
there-already = { $fighter } is on space { $to } already; leave it there instead.
space-taken = Space { $to } is taken by { $fighter }: a move must end in an empty space.
too-far = Space { $to } is { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
} away from { $fighter }, who may move { $steps }.
blocked = Opposing fighters block the way of { $fighter } to space { $to } within { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}.
no-way = No way leads from space { $start } to space { $to }.
no-such-space = { $board } has no space { $key }.
attack-needs-card = An attack needs a card.
wrong-type = { $card } is { NOUN($type, case: "a") } card; { NOUN($wanted, case: "a") } or versatile card is needed here.
card-needed = A card must be chosen here.
card-unfit = { $card } does not fit here: { $question }
no-staying = Staying is not allowed here: no occupied space fits the text.
space-unfit = Space { $to } does not fit the text of the card.
occupied = Space { $to } is occupied; choose an empty space.
other-zone = Space { $to } is not in the zone of { $fighter }.
place-unfit = Space { $to } does not fit here: { $question }
fog-must-move = Here a fog token must move.
no-fog-there = There is no fog on space { $to }.
fog-there = There is fog on space { $to } already: at most one token on a space.
fog-zone = Space { $to } is not a space of his zone without a fighter.
fog-too-far = The fog cannot go to space { $to }: too far, or the text of the card does not allow it.

## Why an option is good

why-keeps = keeps { $card }
why-move-exhausted = moves, though the deck is empty and it hurts
why-draw-last = { $left ->
    [one] draws the last card and moves
   *[other] draws one of the last { $left } cards and moves
}
why-draw-and-move = draws a card and moves
why-draw-and-approach = draws a card and comes closer
why-scheme = { $card } does its work now
why-can-fell = can fell { $target }, who has { $health } health left
why-strikes = strikes { $target } for about { $damage }
why-in-reach = brings { $fighter } within striking distance of { $target }
why-escapes = leaves { $fighter } out of { $foe }'s reach
why-out-of-reach = keeps { $fighter } out of everyone's reach
why-hides = hides { $fighter } in the fog
why-faces = faces { $foe } with { $fighter }
why-close = keeps { $fighter } close to { $hero }
why-waits = { $fighter } waits here
why-safe = { $fighter } stands safely
why-stands-well = { $fighter } stands well here
why-keeps-defense = keeps { $card } for defense
why-keeps-all = keeps all cards in hand
why-boost = moves { $boost } farther; { $card } is the card to spare
why-enough = { $number } is enough to fell { $target }
why-draws-out = draws out a defense
why-draws-out-and-keeps = draws out a defense and keeps { $card }
why-saves-cards = saves the cards for someone with more to lose than { $fighter }
why-bears = { $fighter } can bear it with { $health } health; the cards stay in hand
why-guards = guards { $fighter }, who has only { $health } health left
why-softens = takes { $number } off the blow against { $fighter }
why-lets-fog = lets the fog move and keeps the cards
why-keeps-for-later = keeps the cards for later
why-raise = +{ $each } now is worth more than { $card } later
why-stops-fog = { $card } is a small price for keeping the fog where it is
why-they-would-have = { $seat } would have { $use }
why-spared = costs { $boost } health; { $card } can be spared
why-strikes-with = { $card } strikes with { $number }
why-use = { $card }: { $use }
use-attack = { $number } to strike with
use-defense = { $number } to defend with
use-versatile = { $number } to strike or defend with
use-scheme = { $card }, a scheme
use-boost = { $card }, a scheme or a boost of { $boost }
why-comes-back = { $card } comes back with the next draws
why-can-wait = { $card } can wait
why-opponent = { $seat } has { $health } health left and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
why-leaves-deck = leaves the { $left ->
    [one] 1 card
   *[other] { $left } cards
} of the deck in place
why-empty-deck = the deck is empty: a draw would hurt
why-best-of = the best of { $drawn }; the deck has { $left }
why-too-many = the deck does not hold so many, and that hurts
why-onto-fog = brings him onto fog, where his cards defend { $bonus } higher
why-brings-fog = brings fog where it is needed
why-spares = spares everyone next to him
why-although-empty = does it although the deck is empty
why-worth-more = a card is worth more than { $fighter } now
why-bite-fells = fells { $fighter } and draws a card
why-bite-hurts = hurts { $fighter } and draws a card
why-follows = lets { $fighter } step back or follow
why-drives = drives { $fighter } away or closer
why-better-place = brings { $fighter } to a better place
why-to-sisters = draws { $fighter } towards the Sisters
why-can-bear = { $fighter } can bear it with { $health } health
why-hits = hits { $fighter }, who has { $health } health left
why-holds = { $seat } holds { $count } of them for sure
why-only-card = the only card that may be meant shows it
why-not-only-card = the only card that may be meant does not show it
why-of-cards = { $count } of the { $cards } cards that may be meant show it
why-form = { $form } can use { $count } of the { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand
why-deduces = makes { $boost } of their { $number }
why-not-deduces = { $number } suits better than a BOOST of { $boost }
why-fog-lies-well = the fog lies well as it is
why-fog-under = puts fog under { $fighter }
why-fog-away = takes the fog away from { $fighter }
why-fog-opens = opens a way for { $fighter } to { $foe }
why-way-out = gives { $fighter } a way out
why-less-to-hide = leaves { $fighter } less to hide in
why-less-harm = moves { $fighter } where it does less harm
why-keeps-close = keeps { $fighter } within striking distance
why-sends-away = sends { $fighter } out of reach of { $hero }

## The picture in a terminal

picture-before = The fighters take their places.
picture-turn = Turn { $turn }: { $seat }, { $actions ->
    [0] no action left
    [one] 1 action left
   *[other] { $actions } actions left
}.
sign-passage = secret passage
sign-fog = fog
sign-yours = yours
sign-theirs = theirs
sign-mates = team mate's
picture-you = { $name } (you)
picture-out = out of the game
picture-piles = hand { $hand }   deck { $deck }   discard { $discard }
picture-vanished = Vanished until the next turn.
picture-scheme = Playing { $card }.
picture-discard = Discarded: { LIST($cards, join: "comma") }.
picture-known = You know of: { LIST($cards, join: "comma") }.
picture-hand = Hand: { LIST($cards, join: "comma") }.
picture-shown = { $name } has seen: { LIST($cards, join: "comma") }.
picture-defeated = { $name } defeated
picture-on = { "" } on space { $space }
picture-combat = Combat
picture-side = { $name } { $side ->
    [attack] attacks
   *[defense] defends
} { $laid }
picture-no-card = without a card.
picture-no-card-yet = (no card yet).
picture-face-down = with a card face down.
picture-revealed = with { $card }, number { $number }. { card-text }{ $cancelled ->
    [yes] { " " }Its effects are cancelled.
   *[no] { "" }
}
picture-says = with { $glance } (names { $number }).
picture-own = with { $glance }, face down.
picture-open = with { $glance }.
picture-glance = { $card } ({ $type })
picture-ability = { $name }: { $text }
picture-your-hand = { $cards ->
    [0] Your hand is empty.
   *[other] Your hand
}
picture-boost = boost { $boost }
picture-next = Next cards of your deck: { LIST($cards, join: "then") }.
picture-last = Last cards of your deck: { LIST($cards, join: "then") }.
list-then = { ", then " }

## Cards

type-attack = { $case ->
    [a] an attack
   *[other] attack
}
type-defense = { $case ->
    [a] a defense
   *[other] defense
}
type-versatile = { $case ->
    [a] a versatile
   *[other] versatile
}
type-scheme = { $case ->
    [a] a scheme
   *[other] scheme
}
card-text = { LIST($text, join: "blank") }
when-immediately = Immediately: { $text }
    .label = Immediately
when-during_combat = During combat: { $text }
    .label = During combat
when-after_combat = After combat: { $text }
    .label = After combat
when-on_commit = Laid face up: { $text }
    .label = Laid face up
when-scheme = { $text }
    .label = Scheme
no-effect = No effect.
print-melee = melee
banner-any = ANY
n-spaces = { $up_to ->
    [one] 1 space
   *[other] { $up_to } spaces
}
n-spaces-2 = { $up_to_2 ->
    [one] 1 space
   *[other] { $up_to_2 } spaces
}
n-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
n-cards-2 = { $count_2 ->
    [one] 1 card
   *[other] { $count_2 } cards
}
n-most = { $most ->
    [one] 1 card
   *[other] { $most } cards
}
n-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
of-player = { $name } (player { $player })

## Sherlock Holmes

hero-sherlock_holmes = Sherlock Holmes
    .short = Holmes
    .banner = HOLMES
    .letter = H
    .ability = Above suspicion
    .text = Effects on cards with the banner HOLMES or DR. WATSON cannot be cancelled by an opponent.
sidekick-dr_watson = Dr. Watson
    .short = Watson
    .banner = DR. WATSON
    .letter = W
sherlock_holmes-the_game_is_afoot = The Game is Afoot
    .after_combat = move Holmes up to { n-spaces }.
sherlock_holmes-service_revolver = Service Revolver
sherlock_holmes-feint = Feint
    .immediately = cancel every effect of your opponent's card that has not happened yet; its number stays.
sherlock_holmes-education_never_ends = Education Never Ends
    .after_combat = if you won, your opponent draws { n-cards }; if you lost, draw { n-cards-2 }.
sherlock_holmes-study_methods = Study Methods
    .after_combat = if you won, look at your opponent's hand.
sherlock_holmes-deduce_strategy = Deduce Strategy
    .during_combat = you may treat the printed number of your opponent's card as if it were that card's BOOST.
sherlock_holmes-counterpunch = Counterpunch
    .after_combat = if Holmes is next to the opposing fighter, that fighter takes { $amount } damage.
sherlock_holmes-fixed_point_in_a_changing_age = Fixed Point in a Changing Age
    .after_combat = if Watson and Holmes are next to each other, Watson recovers { $amount } health and Holmes { $amount_2 }.
sherlock_holmes-elementary = Elementary
    .on_commit = guess the number printed on the attack card.
    .during_combat = if you were right, cancel the effects of that card and ignore its number.
sherlock_holmes-confirm_suspicion = Confirm Suspicion
    .scheme = Choose an opponent and name a number. If they hold attack, defense or versatile cards with that number, they discard one of them and their hero takes damage equal to its BOOST. If not, they reveal their hand.
sherlock_holmes-eliminate_the_impossible = Eliminate the Impossible
    .scheme = Choose an opponent, look at their hand and choose 1 card they discard.
sherlock_holmes-master_of_disguise = Master of Disguise
    .scheme = Choose an opponent: Holmes and their hero trade spaces, then that hero takes { $amount } damage.
sherlock_holmes-administer_aid = Administer Aid
    .scheme = Place Watson in a space next to Holmes. Holmes recovers { $amount } health. Draw { n-cards }.

## Dracula

hero-dracula = Dracula
    .short = Dracula
    .hurts = Dracula's bite
    .banner = DRACULA
    .letter = D
    .ability = Bloodthirsty
    .text = At the start of your turn you may deal { $amount } damage to a fighter next to Dracula. If you do, draw { n-cards }.
sidekick-sister = { $case ->
    [one] a Sister
   *[other] Sister
}
    .short = Sister
    .all = The Sisters
    .banner = SISTER
    .letter = S
dracula-ambush = Ambush
    .during_combat = your opponent discards a random card. Add its BOOST to this card's number.
dracula-feeding_frenzy = Feeding Frenzy
    .during_combat = +{ $each } for each Sister in the opposing fighter's zone.
dracula-beastform = Beastform
    .during_combat = you may discard any number of cards. +{ $each } for each.
dracula-thirst_for_sustenance = Thirst for Sustenance
    .after_combat = if you won, place Dracula in a space next to the opposing fighter.
dracula-feint = Feint
    .immediately = cancel every effect of your opponent's card that has not happened yet; its number stays.
dracula-dash = Dash
    .after_combat = move your fighter of this combat up to { n-spaces }.
dracula-exploit = Exploit
    .after_combat = draw { n-cards }.
dracula-do_my_bidding = Do My Bidding
    .immediately = the attack card goes back to hand. Look at that hand and choose an attack or versatile card in it (the same one is allowed), which becomes the attack card.
dracula-look_into_my_eyes = Look Into My Eyes
    .during_combat = add the BOOST of your opponent's card to this card's number.
dracula-mistform = Mistform
    .scheme = Place Dracula in any space. Gain { n-actions }.
dracula-prey_upon = Prey Upon
    .scheme = Each opposing fighter next to Dracula takes { $amount } damage. He recovers as much health as was dealt.
dracula-baptism_of_blood = Baptism of Blood
    .scheme = Dracula recovers { $amount } health. A defeated Sister returns to a space of his zone.
dracula-ravening_seduction = Ravening Seduction
    .scheme = Move any fighter up to { n-spaces }. Then it takes { $each } damage for each Sister next to it.

## Jekyll & Hyde

hero-jekyll_and_hyde = Jekyll & Hyde
    .short = Jekyll & Hyde
    .hurts = Hyde's rage
    .banner = DR. JEKYLL / MR. HYDE
    .letter = J
    .ability = The Serum
    .text = You start as Dr. Jekyll. At the start of your turn you may switch to the other form. Mr. Hyde takes { $amount } damage after each of your maneuvers.
form-jekyll = Dr. Jekyll
    .short = Jekyll
    .banner = DR. JEKYLL
    .letter = J
form-hyde = Mr. Hyde
    .short = Hyde
    .banner = MR. HYDE
    .letter = Y
jekyll_and_hyde-recoiling_blow = Recoiling Blow
    .after_combat = place Hyde in any space of his zone, then he turns into Jekyll.
jekyll_and_hyde-forever_hyde = Forever Hyde
    .during_combat = you may discard any number of DR. JEKYLL cards. +{ $each } for each.
jekyll_and_hyde-feint = Feint
    .immediately = cancel every effect of your opponent's card that has not happened yet; its number stays.
jekyll_and_hyde-skirmish = Skirmish
    .after_combat = if you won, move one of the two fighters of this combat up to { n-spaces }.
jekyll_and_hyde-duality_of_man = Duality of Man
    .during_combat = the number of this card becomes { $number } if Jekyll defends or Hyde attacks.
jekyll_and_hyde-distracted_triage = Distracted Triage
    .after_combat = if you won, he recovers { $amount } health.
jekyll_and_hyde-succumb_to_compulsion = Succumb to Compulsion
    .after_combat = move up to { n-spaces }, then he turns into Hyde.
jekyll_and_hyde-madness_relents = Madness Relents
    .after_combat = he turns into Jekyll.
jekyll_and_hyde-with_haste = With Haste!
    .after_combat = move Jekyll up to { n-spaces }.
jekyll_and_hyde-scientific_method = Scientific Method
    .after_combat = draw as many cards as the combat damage he was dealt.
jekyll_and_hyde-calming_research = Calming Research
    .scheme = Recover { $amount } health. Draw up to { n-most }, keep one of them and put the others under your deck in any order.
jekyll_and_hyde-pure_evil = Pure Evil
    .scheme = Place Hyde in any space of his zone. Then every fighter next to him, of any side, takes { $amount } damage.
jekyll_and_hyde-strange_case = Strange Case
    .scheme = Reveal the top card of your deck. A fighter next to Hyde takes damage equal to its BOOST. Put the card in your hand.

## Invisible Man

hero-invisible_man = Invisible Man
    .short = Invisible Man
    .banner = INVISIBLE MAN
    .letter = I
    .ability = Fog
    .text = After placing him, put { $fog ->
        [one] 1 fog token in a space
       *[other] { $fog } fog tokens in separate spaces
    } of his zone. On a fog space, cards he defends with count { $fog_bonus } higher. He moves between fog spaces as if they were neighbours.
invisible_man-surprise_attack = Surprise Attack
    .immediately = cancel the effects of your opponent's card.
    .after_combat = if he stands on fog, that token moves to any other space.
invisible_man-slip_away = Slip Away
    .after_combat = move a fog token to any space without a fighter, then place him there.
invisible_man-emerge_from_mist = Emerge From Mist
    .during_combat = the number of this card becomes { $number } if he began this turn on fog.
invisible_man-covert_preparation = Covert Preparation
    .after_combat = draw { n-cards } and move a fog token up to { n-spaces }. Then your opponent moves another one up to { n-spaces-2 }.
invisible_man-dreaming_of_revenge = Dreaming of Revenge
    .after_combat = if he stands on fog, each opposing fighter on fog takes { $amount } damage.
invisible_man-confound = Confound
    .after_combat = your opponent may discard a card. If they do not, you may move each fog token to any other space.
invisible_man-impossible_to_see = Impossible to See
    .immediately = the number of your opponent's card is 0 and card effects cannot change it.
invisible_man-lurking = Lurking
    .after_combat = draw { n-cards }. Then place him on a fog space or move a fog token up to { n-spaces }.
invisible_man-into_thin_air = Into Thin Air
    .after_combat = move up to { n-spaces }. Then your opponent moves a fog token up to { n-spaces-2 }.
invisible_man-coded_notes = Coded Notes
    .after_combat = draw { n-cards }, then put { n-cards-2 } from your hand on top of your deck in any order.
invisible_man-reign_of_terror = Reign of Terror
    .scheme = If he stands on fog, an opposing fighter anywhere takes { $amount } damage.
invisible_man-vanish = Vanish
    .scheme = Recover { $amount } health and leave the board; your turn ends. At the start of your next turn, place him in any empty space.
invisible_man-step_lightly = Step Lightly
    .scheme = A fighter next to him takes { $amount } damage, or { $on_fog } if he stands on fog. Then your opponent moves a fog token up to { n-spaces }.
invisible_man-rolling_fog = Rolling Fog
    .scheme = Move a fog token to any other space. Gain { n-actions }.

## Boards

space = { $label }
board-baskerville_manor = Baskerville Manor
    .text = The manor: four keyhole spaces are linked for movement (U-81, U-82).
zone-baskerville_manor-lightblue = garden
zone-baskerville_manor-darkblue = night lawn
zone-baskerville_manor-brown = study
zone-baskerville_manor-cream = library
zone-baskerville_manor-green = drawing room
zone-baskerville_manor-purple = dining room
zone-baskerville_manor-grey = forecourt
board-marmoreal = Marmoreal
    .text = A marble garden. An extra board without special rules.
zone-marmoreal-white = marble terrace
zone-marmoreal-green = garden
zone-marmoreal-blue = view of the garden
zone-marmoreal-violet = east walk
zone-marmoreal-plum = inner court
zone-marmoreal-red = west walk
zone-marmoreal-brown = moat path
zone-marmoreal-yellow = west terrace
board-sarpedon = Sarpedon
    .text = A wreck on a beach. An extra board without special rules.
zone-sarpedon-green = wood
zone-sarpedon-yellow = beach
zone-sarpedon-brown = upper deck
zone-sarpedon-red = lower deck
zone-sarpedon-purple = shore
zone-sarpedon-blue = ruins
board-sherwood_forest = Sherwood Forest
    .text = Paths in the wood. An extra board for two players.
zone-sherwood_forest-sage = west path
zone-sherwood_forest-red = red clay
zone-sherwood_forest-slate = stones
zone-sherwood_forest-green = fern
zone-sherwood_forest-white = birches
zone-sherwood_forest-yellow = sand
zone-sherwood_forest-brown = logs
board-soho = Soho
    .text = Roofs and lanes of Soho. Two lines cross without meeting (U-83).
zone-soho-blue = blue roofs
zone-soho-navy = slate roofs
zone-soho-cobble = cobbled street
zone-soho-pink = east side
zone-soho-green = factory roofs
zone-soho-red = quay
zone-soho-yellow = south lanes
board-yukon = Yukon
    .text = A camp in the gorge. An extra board for two players.
zone-yukon-red = red rocks
zone-yukon-orange = camp
zone-yukon-yellow = wagon track
zone-yukon-olive = far bank
zone-yukon-maroon = thicket
zone-yukon-grey = boulders
zone-yukon-purple = gorge

## Figures that can be changed

figure-start-hand = cards at the start
figure-hand-limit = hand limit
figure-actions-per-turn = actions a turn
figure-maneuver-draw = cards drawn when maneuvering
figure-exhaustion-damage = damage of exhaustion
figure-health = health
figure-move = move
figure-ranged = ranged
figure-sidekicks = sidekicks
figure-sidekick-health = health of sidekicks
figure-sidekick-ranged = sidekicks ranged
figure-value = value
figure-boost = boost
figure-copies = copies
figure-after-combat = after combat
figure-during-combat = during combat
figure-on-commit = when committed
figure-immediately = immediately
figure-up-to = up to
figure-count = number
figure-amount = amount
figure-scheme = scheme
figure-each = each
figure-start-of-turn = at the start of the turn
figure-number = number
figure-most = at most
figure-after-maneuver = after maneuvering
figure-fog = fog
figure-fog-bonus = bonus in fog
figure-on-fog = on fog

## The goal card

goal-duel = The duel
    .task = Take the last health of the other hero.
    .win = when { $others } has no health left.
    .lose = when { $own } has none left.{ $helped ->
        [yes] { " " }Sidekicks may fall; the duel goes on.
       *[no] { "" }
    }
    .watching = when the other hero has no health left.
goal-free = Every hero alone
    .task = Be the last hero standing.
    .win = when { LIST($others) } have fallen.
    .lose = when { $own } has no health left.
    .watching = the last hero standing wins.
goal-teams = Two against two
    .task = Defeat both heroes of the other side.
    .win = when { LIST($others) } have both fallen.
    .lose = when { LIST($own) } have both fallen. You play on while one of your fighters stands.
    .watching = when both heroes of the other side have fallen.
goal-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}: maneuver (draw a card and move), attack or scheme.
goal-clock = The clock
goal-deck = { $who ->
    [watching] The deck. Once it is empty, every card a player should draw costs each of their fighters { $damage } health.
   *[you] Your deck. Once it is empty, every card you should draw costs each of your fighters { $damage } health.
}
goal-fell = { $fallen ->
    [one] { START(LIST($fallen)) } falls.
   *[other] { START(LIST($fallen)) } fall.
}
