# Bids in het Nederlands.

about-game = Een veiling in zes rondes: bied in het geheim, de hoogste kaart pakt de prijs. Gemaakt om te laten zien hoe je een spel toevoegt.
player = Speler
players = Spelers
    .help = Twee tot vier (B-1).

## Wat er gevraagd wordt en wat je kunt kiezen

what-bid = Wat bied je voor { $points } punten?
choosing-bid = kiest een bod
bid = Bied { $card }

## Wat er gebeurde

prize_turned_up = Er ligt een prijs van { $prize }; er staan { $at_stake } punten op het spel.
bid_laid = { $seat } legde een kaart neer.
bid_revealed = { $seat } bood { $card }.
prize_taken = { $seat } pakte { $points } punten.
prize_stays = Gelijk: { $points } punten blijven liggen voor de volgende ronde.
ended = Punten: { LIST($points, join: "comma") }.
has = { $player } heeft er { $points }

## Wat niet mag

not-you = { $player } { $waits }.
laid-already = Je { $card } heb je al gelegd.
bid-one = Bied een van je kaarten: { LIST($keys, join: "comma") }.

## Waarom een bod goed is

highest = Niemand anders heeft nog zo'n hoge kaart.
keeps-high = Zo houd je je hoge kaarten voor meer dan { $points } punten.
worth = Het gaat om { $points } punten.

## De tekening in een terminal

picture = Op het spel: { $stake }   Punten: { LIST($points, join: "comma") }   Prijzen over: { $prizes }{ $own ->
    [0] { "" }
   *[other] { "\u000A" }Jouw kaarten: { LIST($own, join: "blank") }
}
