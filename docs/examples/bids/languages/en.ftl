# Bids in English.

about-game = An auction in six rounds: bid in secret, take the prize with the highest card. Made to show how a game is added.
player = Player
players = Players
    .help = Two to four (B-1).

## What is asked, and what there is to choose

what-bid = What do you bid for { $points } points?
choosing-bid = is choosing a bid
bid = Bid { $card }

## What happened

prize_turned_up = A prize of { $prize } was turned up; { $at_stake } points are at stake.
bid_laid = { $seat } laid a card.
bid_revealed = { $seat } bid { $card }.
prize_taken = { $seat } took { $points } points.
prize_stays = A tie: { $points } points stay for the next round.
ended = Points: { LIST($points, join: "comma") }.
has = { $player } has { $points }

## What is not allowed

not-you = { $player } { $waits }.
laid-already = You have laid your { $card } already.
bid-one = Bid one of your cards: { LIST($keys, join: "comma") }.

## Why a bid is good

highest = Nobody else holds a card as high.
keeps-high = It keeps the high cards for more than { $points } points.
worth = It is worth { $points } points.

## The picture in a terminal

picture = At stake: { $stake }   Points: { LIST($points, join: "comma") }   Prizes left: { $prizes }{ $own ->
    [0] { "" }
   *[other] { "\u000A" }Your cards: { LIST($own, join: "blank") }
}
