# What every table says, in English.

choosing = is choosing
only-option-taken = The only option, taken: { $option }.
allowed = It is allowed.
game-over = The game is over.
no-undo = The last choice cannot be taken back: chance, hidden cards or another player came after it.
not-together = Only a cooperative table can agree to take back more than undo does.
no-such-moment = There is no earlier moment { $moment }: { $choices ->
    [one] 1 choice was made
   *[other] { $choices } choices were made
}.

## How several things are listed

list-comma = { ", " }
list-and = { " and " }
list-or = { " or " }
list-blank = { " " }

## The goal card. `who` reads it: the one who wins or loses alone, a group, or somebody who watches

goal-win = { $who ->
    [watching] They win
   *[you] You win
}
goal-lose = { $who ->
    [watching] They lose
   *[you] You lose
}
goal-turn = { $who ->
    [watching] A turn
   *[you] Your turn
}

## What a bot goes by

thousands = ,
goes-by-longest = Thinks longest.
goes-by = { $kind ->
    [chance] Goes by chance alone.
    [learned] Learned duels of the printed heroes from { $millions } million decisions of playing against itself; at other tables it thinks ahead by rules of thumb.
    [tuned] Thinks ahead by rules of thumb tuned in { $games } games.
   *[rules] { $depth ->
        [ahead] Thinks ahead by rules of thumb.
        [slips] Goes by rules of thumb, now and then distracted.
       *[sight] Goes by rules of thumb.
    }
}
