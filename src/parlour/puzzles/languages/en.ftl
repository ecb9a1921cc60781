# What puzzles say. Chances are whole numbers, in percent.

ask = What would you do? One choice is clearly better than all others.
ask-on = Right. And now?
wrong = Your chance to win is { $chance } % with this ({ $low } to { $high }). There is a choice that keeps { $best } %.
solved = That is the best choice.
best = Best was: { $choice }
why = Why: { $why }.
keeps = It keeps { $chance } % ({ $low } to { $high }). What comes nearest, “{ $second }”, keeps { $less } % ({ $lesslow } to { $lesshigh }).
played = Played out { $games } times with each by bots: won { $best } times with the first, { $second } with the other.

difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard

theme-unmatched-attack = Attack now
theme-unmatched-strike = Which card strikes
theme-unmatched-defence = Defend, or not
theme-unmatched-scheme = The right scheme
theme-unmatched-maneuver = Draw and move
theme-unmatched-moving = Where to stand
theme-unmatched-answers = What a card asks
theme-black-orchestra-plot = Strike, or wait
theme-black-orchestra-dice = How many dice
theme-black-orchestra-journey = Where to go
theme-black-orchestra-conspire = Conspire
theme-black-orchestra-dossier = Draw a card
theme-black-orchestra-errand = Gather and hand over
theme-black-orchestra-discard = What to part with
theme-black-orchestra-quiet = Keep quiet
theme-black-orchestra-answers = What an event asks
theme-orange-shall-overcome-card = Which card first
theme-orange-shall-overcome-task = Which task
theme-orange-shall-overcome-way = Where to go
theme-orange-shall-overcome-safety = Where to make it safe
theme-orange-shall-overcome-helper = Which Helper
theme-orange-shall-overcome-extra = Morale, and what is free
theme-orange-shall-overcome-answers = What a card asks
