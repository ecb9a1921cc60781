# Wat elke tafel zegt, in het Nederlands.

choosing = is aan het kiezen
only-option-taken = Er was maar één mogelijkheid: { $option }.
allowed = Dat mag.
game-over = Het spel is afgelopen.
no-undo = De laatste keuze kan niet meer terug: daarna kwam toeval, een verborgen kaart of een andere speler.
not-together = Alleen in een coöperatief spel kan de tafel samen verder teruggaan dan één keuze.
no-such-moment = Moment { $moment } bestaat niet: er { $choices ->
    [one] is 1 keuze gemaakt
   *[other] zijn { $choices } keuzes gemaakt
}.

## Hoe dingen worden opgesomd

list-comma = { ", " }
list-and = { " en " }
list-or = { " of " }
list-blank = { " " }

## De doelkaart. `who` leest haar: wie alleen wint of verliest, een groep, of iemand die toekijkt

goal-win = { $who ->
    [watching] Zij winnen
    [group] Jullie winnen
   *[you] Je wint
}
goal-lose = { $who ->
    [watching] Zij verliezen
    [group] Jullie verliezen
   *[you] Je verliest
}
goal-turn = { $who ->
    [watching] Een beurt
   *[you] Jouw beurt
}

## Waar een bot op afgaat

thousands = .
goes-by-longest = Denkt het langst na.
goes-by = { $kind ->
    [chance] Gaat alleen op het toeval af.
    [learned] Leerde duels van de gedrukte helden van { $millions } miljoen keuzes tegen zichzelf; aan andere tafels denkt hij vooruit met vuistregels.
    [tuned] Denkt vooruit met vuistregels die in { $games } partijen zijn bijgesteld.
   *[rules] { $depth ->
        [ahead] Denkt vooruit met vuistregels.
        [slips] Gaat op vuistregels af, af en toe afgeleid.
       *[sight] Gaat op vuistregels af.
    }
}
