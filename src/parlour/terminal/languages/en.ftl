# The terminal's own words, in English. What a game says comes from the game's own file.

none = none
you = you
times = { $text } ({ $times } times)

## The keys in the last line of the screen: the key, and what it does

keys-choose = choose
    .key = Enter
keys-board = board
    .key = Tab
keys-what = what
    .key = ?
keys-goal = goal
    .key = g
keys-why = why
    .key = w
keys-hint = hint
    .key = h
keys-undo = undo
    .key = u
keys-log = log
    .key = l
keys-rules = rules
    .key = /
keys-save = save
    .key = s
keys-quit = quit
    .key = q
keys-pause = pause
    .key = p
keys-others = others first
    .key = o
keys-talk = talk
    .key = t
keys-find = find
    .key = Space
keys-back = go back together
    .key = b
keys-agree = agree
    .key = y
keys-go-on = go on
    .key = n
keys-invite = invite
    .key = i
keys-walk = back and forth
    .key = ← →
keys-ten = ten
    .key = PgUp PgDn
keys-far = far
    .key = Home End
keys-over = Enter or q leaves · l tells the whole story · s saves the record
too-small = The board needs more room: 80 x 24

## The screen

you-are = you are { $names }
watching = watching
only-about = about { $piece }
shows-all = (Esc shows all)
choices-found = { $choices } choices; type to find one
nothing-fits = Nothing fits; Esc shows all choices again.

## Sheets that lie over the screen

sheet-closes = { $title } · Esc closes
sheet-asked = What is asked
sheet-piece = What this is
sheet-why = Why not? Type a key
sheet-why-as = Why not? Type a key, as in { $key }
sheet-hint = What a strong bot thinks
sheet-log = What happened
sheet-save = Save as
sheet-talk = Say to everyone at the table
sheet-back = Ask everyone to go back how many choices?
sheet-invite = Invite your friends
sheet-search = Rules and cards
search-for = words, or the number of a rule
search-nothing = Nothing found.
invite-once = Each link works for the first person who opens it. Most terminals can paste it now.
invite-seat = seat { $seat }, { $role }: { $link }
chances = Your side's chance to win, and how far off it may be:
not-tried = not tried
cover-next = Next: { $who }.
cover-look = Everyone else, please look away. Press Enter to go on.

## What the screen answers

thinking = Thinking …
paused = The bots are paused; p lets them go on.
saved = Saved as { $name }.
not-your-turn = It isn't your turn.
no-talk = There's nobody here to talk to.
no-save = The server keeps this game; the page can download it.
no-others = Nobody else can move now: choose an option.
no-take-back = There's nothing to take back: chance, hidden cards or another player came after your last choice.
no-hint = No hint this time: the bot { $why ->
    [long] took too long
    [many] has too many questions at the moment; please try again
   *[other] failed
}.
back-how-many = Type how many choices to go back, as in 3.

## A game at this terminal

person-playing = { $person }, playing { LIST($seats) }
others-first = o lets { LIST($seats) } go first.
let-first = Let { $seat } choose first
bot-is-choosing = { $seat } ({ $level ->
    [strong-1] strong rule-of-thumb
    [expert-1] expert rule-of-thumb
   *[other] { $level }
} bot) is choosing …
over = The game is over. { $reason }
you-won = You won.
you-lost = You lost.

## A game told again

story-choice = Choice { $number } of { $choices }.
story-next = Next, { $seat }: { $text }.
story-no-hints = A story gives no hints.

## A table at a server

lost = Connection lost; trying again …
or-wait = Or wait: { LIST($seats) } can move too.
just-wait = Just wait: the others can move meanwhile.
seats-free = { $free ->
    [one] 1 seat still free: i shows the link for your friends.
   *[other] { $free } seats still free: i shows the links for your friends.
}
asks-back = { $name } asks to { $choices ->
    [one] take back the last choice
   *[other] go back { $choices } choices
}
vote-now = { asks-back }: y agrees, n goes on.
vote-open = { asks-back }. Still to answer: { LIST($missing, join: "comma") }.

## Unmatched

unmatched-places = { $board } · the fighters take their places
unmatched-headline = { $board } · turn { $turn }, { $player }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left
unmatched-goal = Defeat the opposing hero. Health: { LIST($heroes, join: "comma") }
unmatched-out = out of the game
unmatched-defeated = defeated
unmatched-piles = hand { $hand } · deck { $deck } · used { $used }
unmatched-vanished = vanished until the next turn
unmatched-card = { $type ->
    [attack] attack { $value }
    [defense] defense { $value }
    [versatile] versatile { $value }
   *[scheme] scheme
}, boost { $boost }, { $banner }
unmatched-figure = { $type ->
    [attack] A
    [defense] D
   *[versatile] V
}{ $value }
unmatched-fighter = { $name }, health { $health }. { $ability }: { $text }
unmatched-used = Used: { $cards }.
unmatched-seen = Seen in hand: { $cards }.
unmatched-seen-by = Seen by { $names }.
unmatched-space = { $space }: { LIST($zones, join: "comma") }; next to { LIST($near, join: "comma") }
unmatched-passage = { $space } by the secret passage
unmatched-fog = fog

## Black Orchestra

black-orchestra-headline = Stage { $stage } of 7 · turn { $turn }, { $name }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left
black-orchestra-goal = Kill Hitler by a plot. Support { $support } · dissent { $dissent } · { $events ->
    [one] 1 event
   *[other] { $events } events
} left · now: { $event }
    .brief = Support { $support } · dissent { $dissent } · { $events ->
        [one] 1 event
       *[other] { $events } events
    } left · { $event }
black-orchestra-no-event = no event yet
black-orchestra-motivation = { $level ->
    [timid] timid
    [skeptical] skeptical
    [motivated] motivated
    [committed] committed
   *[reckless] reckless
}
black-orchestra-suspicion = { $level ->
    [low] low
    [medium] medium
    [high] high
   *[extreme] extreme
}
black-orchestra-item = item
black-orchestra-ability = Ability
black-orchestra-ability-on = { $on ->
    [yes] on
   *[no] off
}
black-orchestra-card = { $type ->
    [plot] plot
   *[support] support
}{ $illegal ->
    [yes] , illegal
   *[no] { "" }
}
black-orchestra-leader = { $name }, in { $place }. Met there: { $penalty }
black-orchestra-nowhere = no place on the map
black-orchestra-conspirator = { $name }, { $affiliation ->
    [civilian] civilian
    [wehrmacht] wehrmacht
   *[abwehr] abwehr
}. { $ability }
black-orchestra-prison = Prison: next to nothing.
black-orchestra-fortified = , fortified
black-orchestra-closed = , closed
black-orchestra-face-down = A tile lies face down
black-orchestra-tile = A tile lies here: { $item }
black-orchestra-here = Here: { LIST($names, join: "comma") }

## Orange Shall Overcome!

orange-headline = { $scenario } · round { $round } of { $rounds } · { $turn }
orange-turn = { $name }'s turn
orange-phase = { $phase ->
    [start] start
    [action] action
    [danger] danger
   *[patrolling] patrolling
} phase
orange-goal = { $progress } · Morale { $morale } · Occupier cards { $cards }
orange-goal-brief = Morale { $morale } · cards { $cards } · { $progress }
orange-shares = { $one } shares with { $other }
orange-proposes = { $one } proposes to { $other }
orange-gives = { $name } gives { $goods }
orange-nothing = nothing
orange-alibi = Alibi
orange-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
orange-holds = occupier card
orange-empty-handed = empty-handed
orange-tonight = occupier card, tonight
orange-ability = ability
orange-deck = { $deck ->
    [helper] helper
    [solo_action] solo action
    [morale_action] morale action
    [character] character
   *[other] { $deck }
}
orange-road = Road { $road }, { $area ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
   *[brown] brown
}
orange-occupier = { $kind ->
    [policeman] policeman
   *[soldier] soldier
}
orange-nobody = nobody on it
orange-line-halted = line halted
orange-line-runs = line running; to halt it: { $needs }
orange-line-again = tonight it runs again on { $highest ->
    [1] a 1
   *[other] 1 to { $highest }
}
orange-safe-way = safe way by { $roads }
orange-no-way = no way without a guard
orange-safe-for = safe here: { $person }
orange-lying = { $sought ->
    [striker] { $n ->
        [one] 1 striker
       *[other] { $n } strikers
    }
   *[other] { $n ->
        [one] 1 bundle lies here
       *[other] { $n } bundles lie here
    }
}
orange-served = { $sought ->
    [bundle] delivered { $n } of { $takes }
   *[other] served { $n } of { $takes }
}
orange-night-takes = the night takes { $n }, before luck
orange-spot = { $spot } { $name }, Safety { $safety }
orange-not-active = not active
orange-needs = needs { $needs }
orange-safe-at = { $person }, safe at { $spot }
orange-unknown = something not known yet
orange-goods = { $kind ->
    [money] { $n } money
    [network] { $n } network
    [ration] { $n ->
        [one] 1 ration
       *[other] { $n } rations
    }
    [sabotage] { $n } sabotage
    [information] { $n } information
    [bundle] { $n ->
        [one] 1 bundle
       *[other] { $n } bundles
    }
    [ticket] { $n ->
        [one] 1 ticket
       *[other] { $n } tickets
    }
    [newspaper] { $n ->
        [one] 1 newspaper
       *[other] { $n } newspapers
    }
   *[immunity] { $n } immunity
}

## Before a game: what is agreed on, and who plays

welcome-page = Welcome to Parlour. `parlour --help` shows everything it can do; `parlour play` is the terminal.
welcome-plain = Welcome to Parlour. `parlour --help` shows everything it can do; `quit` leaves a game and keeps it.
input-ended = The input ended before the game began; nothing was started.
which-game = Which game
player = Player { $number }
yes-or-no = Type yes or no, or press Enter.
yes-usual = Y/n
no-usual = y/N
say-yes-or-no = { $option }: say yes or no, not { $typed }
whole-number = { $option }: expected a whole number, not { $typed }
number-or-name = Number or name [{ $usual }]:
nobody-more = nobody, that is all
no-such-choice = There is no { $typed } here: type a number from 1 to { $most }, or a name.
agreed-title = { $game }: what can be agreed on
agreed-option = { $label }; usually { $usual }. { $help }
yes = yes
no = no
who-plays = Who plays { $seat }?
who-you = you
who-bot = the { $level ->
    [strong-1] strong rule-of-thumb
    [expert-1] expert rule-of-thumb
   *[other] { $level }
} bot
number-or-person = Number, or the name of another person [{ $usual }]:
say-number-or-name = Type a number from 1 to { $most }, or a name.
almost-a-bot = no bot is called { $typed }; did you mean { $level }?

## Line by line: commands are the same in every language

with-packs = Packs: { $packs }
changed-rules = Changed rules: { $changes }
changed-figure = { $name } { $now } (printed { $printed })
changed-more = { $more } more
changed-mark = changed rules
greeting = { $game }, seed { $seed }. Type help for all commands, view for the whole table, quit to leave.
help-choose = choose that option; a part of the key will do if only one fits
    .typed = number or key
help-explain = explain the question, with the rules it comes from
    .typed = ?
help-goal = how to win, how to lose, and how far it is
    .typed = goal
help-hint = the best options, with your chance to win and why; hint expert thinks longer
    .typed = hint
help-why = which rule forbids it, or allows it
    .typed = why KEY
help-undo = take back your last choice, unless something was revealed since
    .typed = undo
help-log = what happened so far, or only the last N lines
    .typed = log [N]
help-rules = the rules: all, one by its number, or those with some words
    .typed = rules [WHAT]
help-view = the whole table: board, everybody, your cards with their texts
    .typed = view
help-save = save the game
    .typed = save FILE
help-quit = leave; the game is kept
    .typed = quit
help-pass = let the others go on
    .typed = pass
file = file
next-seats = Next: { LIST($seats) }.
next-person = Next: { $person }, playing { LIST($seats) }.
look-away = Everyone else, please look away. Press Enter to go on:
say-something = Choose a number, or type ? for an explanation and help for all commands.
neither = { $typed } is neither an option nor a command. { $choose }, or type help.
decides = { $seat } decides: { $question }
there-are = { $options ->
    [one] There is 1 option; this is what the rules say:
   *[other] There are { $options } options; this is what the rules say:
}
why-tells = why KEY tells why something else is not allowed.
hint-chances = Chances are for your side to win if you choose this and go on well; in brackets how far off they may be:
hint-more = { $options } more options seem no better.
why-what = why what? Type a key, as in: why { $key }
log-number = log takes a number of lines, as in: log 20
log-empty = Nothing has happened yet.
save-where = save where? Type a file name, as in: save duel.json
happened = What happened:
happened-more = What happened (log tells all of it):
your-hand = Your hand: { $cards }
hand-empty = Your hand is empty.
pass-lets = pass lets the others go on.
person-won = { $person } won.
person-lost = { $person } lost.
choose-range = { $most ->
    [one] Choose 1
   *[other] Choose 1 to { $most }
}
no-option = There is no option { $typed }. { $choose }.
could-be = { $typed } could be any of { $numbers }: choose a number.
no-rule-speaks = no rule of { $game } speaks of { $typed }

## Leaving, saving, telling again

not-kept = You left the game; it was not kept.
nothing-to-keep = You left before the first choice; there is nothing to keep.
kept = You left the game; it is kept. Go on with:
kept-over = The game is kept. Look back with:
keeping-failed = The game cannot be kept: { $why }.
keep-record = To keep the record, type a file name; Enter leaves it:
saved-replay = Saved as { $name }. `parlour replay { $file }` tells it again.
is-folder = { $file } is a folder; name a file
no-file-name = { $file } is no name for a file
is-other-file = { $file } exists and is not a saved game; choose another name
replay-end = The end after { $choices ->
    [one] 1 choice
   *[other] { $number } choices
}. { $reason }
replay-open = Not over after { $choices ->
    [one] 1 choice
   *[other] { $number } choices
}.
replay-goes-on = Choice { $number } of { $choices }; Enter goes on:

## Looking back

review-reading = Reading the game: { $percent } %
review-of = Chance that { $who } wins, from what they knew
review-together = Chance that you win together, from what each of you knew
review-start = at the start
review-own = own choices
review-skill = choices of { $who }
review-others = choices of the others
review-luck = luck
review-won = won
review-lost = lost
review-margin = The parts add up to the result. A choice counts for what it gained or lost against what the bots would do; choices and luck may each be off by { $points } points.
review-turning = Where it turned
review-choices = Choices
review-turn = Turn { $number }
review-round = Round { $number }
review-played = { $who }: “{ $played }” kept { $chance } %; “{ $best }” would have kept { $better } %.
review-strong-choice = { $who }: “{ $played }” kept { $chance } %, more than anything expected.
review-why = Why: { $why }.
review-by-luck = Luck, { $points } points: { $told }
review-none = No choice clearly cost anything.
review-slip = slip
review-mistake = mistake
review-blunder = blunder
review-strong = strong
review-sizes = A slip cost at least 4 points of the chance to win, a mistake 10, a blunder 20. What may be noise has no name.
review-written = The review is in { $file }.
note-by = { $who }, at choice { $moment }: { $text }
picture-written = The picture is in { $file }.

## Lessons

learn-listed = parlour learn GAME goes on at the first lesson without a tick, parlour learn GAME N at another.
learn-damaged = The ticks of lessons you passed cannot be read; they begin anew.
learn-not-kept = The tick could not be kept: { $why }.
learn-lesson = Lesson { $number } of { $last }: { $title }
learn-rules = Rules in it: { LIST($rules, join: "comma") }. view shows the whole table, help lists all commands.
learn-step = Step { $number } of { $last }
learn-coach = Coach: { $text }
learn-look = Look at: { LIST($names, join: "comma") }.
learn-enter = Enter goes on.
learn-choose = Choose a number, or type hint.
learn-back-or-on = Enter takes it back; play goes on from here as a real game.
learn-back = Enter takes it back.
learn-aside = First take your choice back with Enter, or play on from here with play.
learn-only-read = There is nothing to choose here: Enter goes on.
learn-nothing-asked = Nothing is asked of you at this step.
learn-first-step = This is the first step.
learn-over = The game is over here: go back before you play on.
learn-answer-first = Answer the question first, or type skip for the next lesson.
learn-no-hint = No hints for the question at the end; back shows the steps again.
learn-hint-among = It is among these choices: { LIST($numbers, join: "comma") }.
learn-hint-what = Try this: { $text }
learn-hint-show = Type { $number } ({ $key }), or next to see it done.
learn-not-quite = Not quite. Try another answer.
learn-right = Right.
learn-passed = Lesson passed. { $more ->
    [yes] Enter begins the next one; leave stops here.
   *[no] That was the last one; Enter ends.
}
learn-left = You left the lessons. Go on with:
learn-last = That was the last lesson. Now play a real game:
learn-help-choose = choose it, or answer the question at the end
    .typed = number or key
learn-help-enter = go on, or take back what was played out
    .typed = Enter
learn-help-hint = where to look; again: what to do; once more: which choice
    .typed = hint
learn-help-next = go on; where something is to be done, see it done
    .typed = next
learn-help-back = take a choice back, or go back a step
    .typed = back
learn-help-again = begin the lesson once more
    .typed = again
learn-help-skip = go to the next lesson
    .typed = skip
learn-help-play = leave the lesson and play on from here, against novice bots
    .typed = play
learn-help-leave = stop here
    .typed = leave
learn-help-view = { help-view }
    .typed = view
learn-help-why = { help-why }
    .typed = why KEY
learn-help-log = { help-log }
    .typed = log [N]
learn-help-rules = { help-rules }
    .typed = rules [WHAT]
learn-help-goal = { help-goal }
    .typed = goal

# Puzzles.

puzzle-head = Puzzle { $id }: { $game }, { $difficulty }, rated { $rating }
puzzle-you = You are { $seat }. view shows the whole table, help lists all commands.
puzzle-theme = What it was about: { $theme }.
puzzle-solved = Enter goes on to the next one; leave stops here.
puzzle-over = This one is solved. Enter goes on to the next one, again starts over.
puzzle-rated = { $solved ->
    [yes] Right at the first try. Your rating: { $before } → { $now }.
   *[no] Your rating: { $before } → { $now }. Only the first try counts; go on looking.
}
puzzle-left = You left the puzzle. Come back with:
puzzle-last = You have tried all of them.
puzzle-standing = Your rating is { $rating }. Solved at the first try: { $solved } of { $puzzles }.
puzzle-damaged = Your puzzle ratings cannot be read; they start again.
puzzle-not-kept = Your rating could not be kept: { $why }.
puzzle-help-choose = choose it
    .typed = number, key
puzzle-help-enter = take back what was played out; after the solution, the next puzzle
    .typed = Enter
puzzle-help-hint = where to look; again: what to do; once more: which choice (counts as not solved)
    .typed = hint
puzzle-help-next = see it done (counts as not solved)
    .typed = next
puzzle-help-again = begin the puzzle once more
    .typed = again
puzzle-help-skip = go to the next puzzle
    .typed = skip
puzzle-help-play = leave the puzzle and play on from here, against novice bots
    .typed = play
puzzle-help-leave = stop here
    .typed = leave
puzzle-help-view = { help-view }
    .typed = view
puzzle-help-why = { help-why }
    .typed = why KEY
puzzle-help-log = { help-log }
    .typed = log [N]
puzzle-help-rules = { help-rules }
    .typed = rules [WHAT]
puzzle-help-goal = { help-goal }
    .typed = goal

# Lessons and puzzles on the whole screen.

screen-go-on = Go on
screen-take-back = Take it back
screen-play-on = Play on from here, against novice bots
screen-next-lesson = Next lesson
screen-next-puzzle = Next puzzle
screen-explain = Why it was the best choice
screen-leave = Stop here
screen-hint-show = It is choice { $number }.

## Friends elsewhere

come-back = To come back to this seat: { $command }
send-links = Send each friend one link; it works for the first person who opens it:
link-of-seat = seat { $seat }: { $link }
all-taken = (every seat is taken)
host-link = To change seats or close the table, in a browser: { $link }
table-kept = The game is kept. Go on with:
not-dealt-yet = The game begins when everyone has sat down: then all devices together draw the dice and cards.
chance-was-nobodys = The dice and cards were nobody's: the secret, your word and everybody else's are the ones promised before the deal.
chance-not-proven = It could not be proven that nobody chose the dice and cards: keep the record and look at it with parlour verify.

## Everything printed: the names of fields

between = { $a } to { $b }
field-id = id
field-name = name
field-text = text
field-brief = brief
field-standard = standard
field-usual = usual
field-note = note
field-number = number
field-count = count
field-copies = copies
field-kind = kind
field-type = type
field-value = value
field-level = level
field-label = label
field-when = when
field-where = where
field-who = who
field-rule = rule
field-start = start
field-constants = constants
field-cards = cards
field-deck = deck
field-decks = decks
field-items = items
field-spaces = spaces
field-edges = edges
field-options = options
field-ability = ability
field-actions = actions
field-history = history
field-players = players
field-heroes = heroes
field-hero = hero
field-banner = banner
field-health = health
field-move = move
field-attack = attack
field-sidekicks = sidekicks
field-boost = boost
field-by = by
field-forms = forms
field-tokens = tokens
field-boards = boards
field-aspect = aspect
field-zones = zones
field-secret_passages = secret passages
field-starts = starts
field-deck_size = deck size
field-start_hand = start hand
field-hand_limit = hand limit
field-actions_per_turn = actions per turn
field-maneuver_draw = maneuver draw
field-exhaustion_damage = exhaustion damage
field-stage = stage
field-stages = stages
field-berlin = berlin
field-fortified = fortified
field-closes_in_stage7 = closes in stage7
field-item_slot = item slot
field-entry = entry
field-delivery = delivery
field-start_leader = start leader
field-requires = requires
field-split = split
field-deputy_here = deputy here
field-hitler_here = hitler here
field-stage_is = stage is
field-affiliation = affiliation
field-leaders = leaders
field-deputy = deputy
field-penalty = penalty
field-conspirators = conspirators
field-role = role
field-start_space = start space
field-start_motivation = start motivation
field-start_suspicion = start suspicion
field-dice = dice
field-faces = faces
field-tracks = tracks
field-motivation = motivation
field-suspicion = suspicion
field-support = support
field-military_support = military support
field-eagles_that_detect = eagles that detect
field-arrested_in_raid = arrested in raid
field-min = min
field-max = max
field-conspirator_cards = conspirator cards
field-illegal = illegal
field-timing = timing
field-trigger = trigger
field-letter = letter
field-plot = plot
field-min_motivation = min motivation
field-reckless = reckless
field-position = position
field-distance = distance
field-target_space = target space
field-base_dice = base dice
field-required = required
field-optional = optional
field-add_dice = add dice
field-multiple = multiple
field-ignore_eagles = ignore eagles
field-add_eagles = add eagles
field-event_cards = event cards
field-extra_event_cards = extra event cards
field-interrogation_cards = interrogation cards
field-interrogation_cards_classic = interrogation cards classic
field-try_and_resist = try and resist
field-broken = broken
field-release_at = release at
field-alibi_max = alibi max
field-carry_max = carry max
field-safety_max = safety max
field-morale_max = morale max
field-morale_start = morale start
field-roads_per_move = roads per move
field-tokens_per_road_max = tokens per road max
field-occupier_tokens = occupier tokens
field-spots = spots
field-roads = roads
field-ends = ends
field-area = area
field-areas = areas
field-arrows = arrows
field-arrow = arrow
field-white = white
field-black = black
field-via = via
field-to = to
field-locations = locations
field-resource = resource
field-resources = resources
field-safety_start = safety start
field-safety_here = safety here
field-cost = cost
field-theme = theme
field-network = network
field-ration = ration
field-sabotage = sabotage
field-information = information
field-money = money
field-immunity = immunity
field-ticket = ticket
field-requirement_tokens = requirement tokens
field-items_scenario_2 = items scenario 2
field-persons_in_hiding = persons in hiding
field-description = description
field-found_at = found at
field-safe_at = safe at
field-characters = characters
field-character = character
field-age = age
field-profession = profession
field-tag = tag
field-start_locations = start locations
field-hook = hook
field-mode = mode
field-bio = bio
field-occupier = occupier
field-set = set
field-raid = raid
field-search_number = search number
field-patrolling = patrolling
field-moves = moves
field-control = control
field-situation = situation
field-approach = approach
field-policeman = policeman
field-soldier = soldier
field-helper = helper
field-morale_action = morale action
field-solo_action = solo action
field-scenarios = scenarios
field-period = period
field-layout = layout
field-difficulty = difficulty
field-easy = easy
field-medium = medium
field-hard = hard
field-extreme = extreme
field-start_alibi = start alibi
field-policemen = policemen
field-soldiers = soldiers
field-limit = limit
field-hunger_start = hunger start
field-goal = goal
field-special_rules = special rules
field-lose = lose
field-source = source
field-replaces = other places
field-distribution_office = Distribution Office

## Words among the values

value-berlin = berlin
value-attack = attack
value-defense = defense
value-versatile = versatile
value-scheme = scheme
value-melee = melee
value-ranged = ranged
value-hero = hero
value-sidekick = sidekick
value-any = any
value-hyde = hyde
value-jekyll = jekyll
value-support = support
value-plot = plot
value-road = road
value-civilian = civilian
value-abwehr = abwehr
value-wehrmacht = wehrmacht
value-timid = timid
value-skeptical = skeptical
value-motivated = motivated
value-committed = committed
value-reckless = reckless
value-low = low
value-medium = medium
value-high = high
value-extreme = extreme
value-target = target
value-eagle = eagle
value-ongoing = ongoing
value-prison = prison
value-act = act
value-instant = instant
value-item = item
value-meeting = meeting
value-normal = normal
value-key = key
value-important = important
value-affiliation = affiliation
value-city = city
value-countryside = countryside
value-soldier = soldier
value-policeman = policeman
value-white = white
value-black = black
value-red = red
value-yellow = yellow
value-blue = blue
value-green = green
value-brown = brown
value-comply = comply
value-bluff = bluff
value-dare = dare
value-avoid = avoid
value-wait = wait
value-give = give
value-care = care
value-base = base
value-reserve = reserve
value-and = and
value-or = or
value-rulebook = rulebook
