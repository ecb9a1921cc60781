# De eigen woorden van de terminal, in het Nederlands. Wat een spel zegt, staat in het bestand van dat spel.

none = geen
you = jij
times = { $text } ({ $times } keer)

## De toetsen in de laatste regel van het scherm: de toets, en wat hij doet

keys-choose = kies
    .key = Enter
keys-board = bord
    .key = Tab
keys-what = wat
    .key = ?
keys-goal = doel
    .key = g
keys-why = waarom
    .key = w
keys-hint = tip
    .key = h
keys-undo = terug
    .key = u
keys-log = log
    .key = l
keys-rules = regels
    .key = /
keys-save = bewaar
    .key = s
keys-quit = stop
    .key = q
keys-pause = pauze
    .key = p
keys-others = anderen eerst
    .key = o
keys-talk = praten
    .key = t
keys-find = zoeken
    .key = Spatie
keys-back = samen terug
    .key = b
keys-agree = akkoord
    .key = y
keys-go-on = verder
    .key = n
keys-invite = uitnodigen
    .key = i
keys-walk = heen en weer
    .key = ← →
keys-ten = tien
    .key = PgUp PgDn
keys-far = begin en einde
    .key = Home End
keys-over = Enter of q: weg · l: het hele verloop · s: spel bewaren
too-small = Het bord heeft meer ruimte nodig: 80 x 24

## Het scherm

you-are = jij bent { $names }
watching = je kijkt toe
only-about = met { $piece }
shows-all = (Esc toont alles)
choices-found = { $choices } keuzes; typ om te zoeken
nothing-fits = Niets past; Esc toont weer alle keuzes.

## Bladen die over het scherm liggen

sheet-closes = { $title } · Esc sluit
sheet-asked = Wat er gevraagd wordt
sheet-piece = Wat dit is
sheet-why = Waarom niet? Typ een code
sheet-why-as = Waarom niet? Typ een code, zoals { $key }
sheet-hint = Wat een sterke bot ervan vindt
sheet-log = Wat er gebeurde
sheet-save = Bewaren als
sheet-talk = Zeg iets tegen iedereen aan tafel
sheet-back = Hoeveel keuzes wil je samen terug?
sheet-invite = Nodig je vrienden uit
sheet-search = Regels en kaarten
search-for = woorden, of het nummer van een regel
search-nothing = Daar gaat niets over.
invite-once = Elke link werkt voor wie hem het eerst opent. In de meeste terminals kun je hem nu plakken.
invite-seat = plaats { $seat }, { $role }: { $link }
chances = De kans dat jouw kant wint, en hoe ver die schatting ernaast kan zitten:
not-tried = niet geprobeerd
cover-next = Nu: { $who }.
cover-look = Alle anderen kijken even weg. Druk op Enter om verder te gaan.

## Wat het scherm antwoordt

thinking = Even denken …
paused = De bots staan stil; met p gaan ze verder.
saved = Bewaard als { $name }.
not-your-turn = Jij hebt nu niets te kiezen.
no-talk = Er is hier niemand om mee te praten.
no-save = De server bewaart dit spel; via de pagina kun je het downloaden.
no-others = Niemand anders heeft nu iets te beslissen: kies zelf.
no-take-back = Er valt niets terug te nemen: na je laatste keuze kwam er toeval, een verborgen kaart of iemand anders tussen.
no-hint = Deze keer geen tip: de bot { $why ->
    [long] deed er te lang over
    [many] heeft het nu te druk; probeer het zo nog eens
   *[other] kwam er niet uit
}.
back-how-many = Typ hoeveel keuzes je terug wilt, bijvoorbeeld 3.

## Een spel aan deze terminal

person-playing = { $person }, als { LIST($seats) }
others-first = Met o mag { LIST($seats) } eerst.
let-first = Laat { $seat } eerst kiezen
bot-is-choosing = { $seat } ({ $level ->
    [random] willekeurige bot
    [novice] beginnersbot
    [casual] gewone bot
    [greedy] felle bot
    [strong] sterke bot
    [expert] kennersbot
    [strong-1] sterke bot met vuistregels
    [expert-1] kennersbot met vuistregels
   *[other] bot { $level }
}) is aan het kiezen …
over = Het spel is afgelopen. { $reason }
you-won = Je hebt gewonnen.
you-lost = Je hebt verloren.

## Een spel opnieuw verteld

story-choice = Keuze { $number } van { $choices }.
story-next = Hierna { $seat }: { $text }.
story-no-hints = Bij een oud spel zijn er geen tips.

## Een tafel op een server

lost = De verbinding is weg; ik probeer het opnieuw …
or-wait = Of wacht: ook { LIST($seats) } mag kiezen.
just-wait = Wacht gewoon: de anderen kunnen intussen kiezen.
seats-free = { $free ->
    [one] Nog 1 plaats vrij: i toont de link voor je vrienden.
   *[other] Nog { $free } plaatsen vrij: i toont de links voor je vrienden.
}
asks-back = { $name } wil { $choices ->
    [one] de laatste keuze terugnemen
   *[other] { $choices } keuzes terug
}
vote-now = { asks-back }: y is akkoord, n gaat verder.
vote-open = { asks-back }. Moeten nog antwoorden: { LIST($missing, join: "comma") }.

## Unmatched

unmatched-places = { $board } · de vechters nemen hun plaats in
unmatched-headline = { $board } · beurt { $turn }, { $player }, nog { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}
unmatched-goal = Versla de held van je tegenstander. Leven: { LIST($heroes, join: "comma") }
unmatched-out = uit het spel
unmatched-defeated = verslagen
unmatched-piles = hand { $hand } · stapel { $deck } · weg { $used }
unmatched-vanished = verdwenen tot de volgende beurt
unmatched-card = { $type ->
    [attack] aanval { $value }
    [defense] verdediging { $value }
    [versatile] veelzijdig { $value }
   *[scheme] list
}, boost { $boost }, { $banner }
unmatched-figure = { $type ->
    [attack] A
    [defense] V
   *[versatile] AV
}{ $value }
unmatched-fighter = { $name }, leven { $health }. { $ability }: { $text }
unmatched-used = Weggelegd: { $cards }.
unmatched-seen = Gezien in de hand: { $cards }.
unmatched-seen-by = Gezien door { $names }.
unmatched-space = { $space }: { LIST($zones, join: "comma") }; naast { LIST($near, join: "comma") }
unmatched-passage = { $space } door de geheime gang
unmatched-fog = mist

## Black Orchestra

black-orchestra-headline = Fase { $stage } van 7 · beurt { $turn }, { $name }, nog { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}
black-orchestra-goal = Dood Hitler. Steun { $support } · onvrede { $dissent } · nog { $events ->
    [one] 1 gebeurtenis
   *[other] { $events } gebeurtenissen
} · nu: { $event }
    .brief = Steun { $support } · onvrede { $dissent } · nog { $events ->
        [one] 1 gebeurtenis
       *[other] { $events } gebeurtenissen
    } · { $event }
black-orchestra-no-event = nog geen gebeurtenis
black-orchestra-motivation = { $level ->
    [timid] schuchter
    [skeptical] weifelend
    [motivated] gedreven
    [committed] vastbesloten
   *[reckless] roekeloos
}
black-orchestra-suspicion = { $level ->
    [low] laag
    [medium] matig
    [high] hoog
   *[extreme] uiterst
}
black-orchestra-item = voorwerp
black-orchestra-ability = Gave
black-orchestra-ability-on = { $on ->
    [yes] aan
   *[no] uit
}
black-orchestra-card = { $type ->
    [plot] aanslag
   *[support] steun
}{ $illegal ->
    [yes] , verboden
   *[no] { "" }
}
black-orchestra-leader = { $name }, in { $place }. Wie hem daar ontmoet: { $penalty }
black-orchestra-nowhere = geen plaats op de kaart
black-orchestra-conspirator = { $name }, { $affiliation ->
    [civilian] burger
    [wehrmacht] Wehrmacht
   *[abwehr] Abwehr
}. { $ability }
black-orchestra-prison = Gevangenis: grenst nergens aan.
black-orchestra-fortified = , versterkt
black-orchestra-closed = , gesloten
black-orchestra-face-down = Er ligt een gedekt fiche
black-orchestra-tile = Hier ligt een fiche: { $item }
black-orchestra-here = Hier: { LIST($names, join: "comma") }

## Orange Shall Overcome!

orange-headline = { $scenario } · ronde { $round } van { $rounds } · { $turn }
orange-turn = { $name } is aan de beurt
orange-phase = { $phase ->
    [start] startfase
    [action] actiefase
    [danger] gevaarfase
   *[patrolling] patrouillefase
}
orange-goal = { $progress } · Moreel { $morale } · Bezetterkaarten { $cards }
orange-goal-brief = Moreel { $morale } · kaarten { $cards } · { $progress }
orange-shares = { $one } deelt met { $other }
orange-proposes = { $one } doet { $other } een voorstel
orange-gives = { $name } geeft { $goods }
orange-nothing = niets
orange-alibi = Alibi
orange-hand = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
orange-holds = bezetterkaart
orange-empty-handed = met lege handen
orange-tonight = bezetterkaart, vannacht
orange-ability = gave
orange-deck = { $deck ->
    [helper] helper
    [solo_action] solo-actie
    [morale_action] Moreelkaart
    [character] personage
   *[other] { $deck }
}
orange-road = Weg { $road }, { $area ->
    [red] rood
    [yellow] geel
    [blue] blauw
    [green] groen
   *[brown] bruin
}
orange-occupier = { $kind ->
    [policeman] politieagent
   *[soldier] soldaat
}
orange-nobody = niemand erop
orange-line-halted = lijn ligt stil
orange-line-runs = lijn rijdt; om hem stil te leggen: { $needs }
orange-line-again = vannacht rijdt hij weer bij { $highest ->
    [1] een 1
   *[other] 1 tot { $highest }
}
orange-safe-way = veilige route over { $roads }
orange-no-way = geen route zonder bewaking
orange-safe-for = hier veilig: { $person }
orange-lying = { $sought ->
    [striker] { $n ->
        [one] 1 staker
       *[other] { $n } stakers
    }
   *[other] { $n ->
        [one] hier ligt 1 pakket
       *[other] hier liggen { $n } pakketten
    }
}
orange-served = { $sought ->
    [bundle] { $n } van { $takes } bezorgd
   *[other] { $n } van { $takes } uitgedeeld
}
orange-night-takes = de nacht kost { $n }, afgezien van geluk
orange-spot = { $spot } { $name }, Veiligheid { $safety }
orange-not-active = niet actief
orange-needs = vraagt { $needs }
orange-safe-at = { $person }, veilig in { $spot }
orange-unknown = nog niet bekend
orange-goods = { $kind ->
    [money] { $n } geld
    [network] { $n } netwerk
    [ration] { $n ->
        [one] 1 rantsoen
       *[other] { $n } rantsoenen
    }
    [sabotage] { $n } sabotage
    [information] { $n } informatie
    [bundle] { $n ->
        [one] 1 pakket
       *[other] { $n } pakketten
    }
    [ticket] { $n ->
        [one] 1 kaartje
       *[other] { $n } kaartjes
    }
    [newspaper] { $n ->
        [one] 1 krant
       *[other] { $n } kranten
    }
   *[immunity] { $n } vrijstelling
}

## Voor het spel: wat je afspreekt, en wie er speelt

welcome-page = Welkom bij Parlour. `parlour --help` toont alles wat het kan; `parlour play` is de terminal.
welcome-plain = Welkom bij Parlour. `parlour --help` toont alles wat het kan; `quit` verlaat een spel en bewaart het.
input-ended = De invoer hield op voor het spel begon; er is niets gestart.
which-game = Welk spel
player = Speler { $number }
yes-or-no = Zeg ja of nee, of druk op Enter.
yes-usual = J/n
no-usual = j/N
say-yes-or-no = { $option }: zeg ja of nee, niet { $typed }
whole-number = { $option }: geef een heel getal, niet { $typed }
number-or-name = Nummer of naam [{ $usual }]:
nobody-more = niemand meer, dit is iedereen
no-such-choice = { $typed } staat er niet bij: zeg een nummer van 1 tot { $most }, of een naam.
agreed-title = { $game }: wat je kunt afspreken
agreed-option = { $label }; gewoonlijk { $usual }. { $help }
yes = ja
no = nee
who-plays = Wie speelt { $seat }?
who-you = jij
who-bot = { $level ->
    [random] de willekeurige bot
    [novice] de beginnersbot
    [casual] de gewone bot
    [greedy] de felle bot
    [strong] de sterke bot
    [expert] de kennersbot
    [strong-1] de sterke bot met vuistregels
    [expert-1] de kennersbot met vuistregels
   *[other] bot { $level }
}
number-or-person = Nummer, of de naam van iemand anders [{ $usual }]:
say-number-or-name = Zeg een nummer van 1 tot { $most }, of een naam.
almost-a-bot = geen bot heet { $typed }; bedoel je { $level }?

## Regel voor regel: de opdrachten zijn in elke taal hetzelfde

with-packs = Pakketten: { $packs }
changed-rules = Gewijzigde regels: { $changes }
changed-figure = { $name } { $now } (gedrukt { $printed })
changed-more = nog { $more }
changed-mark = gewijzigde regels
greeting = { $game }, seed { $seed }. Typ help voor alle opdrachten, view voor de hele tafel, quit om te stoppen.
help-choose = maak die keuze; een deel van de code is genoeg als er maar één past
    .typed = nummer of code
help-explain = leg de vraag uit, met de regels waar ze vandaan komt
    .typed = ?
help-goal = hoe je wint, hoe je verliest, en hoe ver het is
    .typed = goal
help-hint = de beste keuzes, met je kans om te winnen en waarom; hint expert denkt langer na
    .typed = hint
help-why = welke regel het verbiedt, of toestaat
    .typed = why CODE
help-undo = neem je laatste keuze terug, tenzij er sindsdien iets bekend werd
    .typed = undo
help-log = wat er tot nu toe gebeurde, of alleen de laatste N regels
    .typed = log [N]
help-rules = de regels: alle, één met zijn nummer, of die met bepaalde woorden
    .typed = rules [WAT]
help-view = de hele tafel: bord, iedereen, je kaarten met hun tekst
    .typed = view
help-save = bewaar het spel
    .typed = save BESTAND
help-quit = stop; het spel blijft bewaard
    .typed = quit
help-pass = laat de anderen eerst
    .typed = pass
file = bestand
next-seats = Nu: { LIST($seats) }.
next-person = Nu: { $person }, als { LIST($seats) }.
look-away = Alle anderen kijken even weg. Druk op Enter om verder te gaan:
say-something = Kies een nummer, of typ ? voor uitleg en help voor alle opdrachten.
neither = { $typed } is geen keuze en geen opdracht. { $choose }, of typ help.
decides = { $seat } beslist: { $question }
there-are = { $options ->
    [one] Er is 1 mogelijkheid; dit zeggen de regels:
   *[other] Er zijn { $options } mogelijkheden; dit zeggen de regels:
}
why-tells = why CODE vertelt waarom iets anders niet mag.
hint-chances = De kans dat jouw kant wint als je dit kiest en goed doorspeelt; tussen haken hoe ver die ernaast kan zitten:
hint-more = Nog { $options } keuzes lijken niet beter.
why-what = why wat? Schrijf een code, bijvoorbeeld: why { $key }
log-number = log wil een aantal regels, bijvoorbeeld: log 20
log-empty = Er is nog niets gebeurd.
save-where = save waar? Schrijf een bestandsnaam, bijvoorbeeld: save duel.json
happened = Wat er gebeurde:
happened-more = Wat er gebeurde (log vertelt alles):
your-hand = Je hand: { $cards }
hand-empty = Je hand is leeg.
pass-lets = pass laat de anderen eerst.
person-won = { $person } heeft gewonnen.
person-lost = { $person } heeft verloren.
choose-range = { $most ->
    [one] Kies 1
   *[other] Kies 1 tot { $most }
}
no-option = Keuze { $typed } is er niet. { $choose }.
could-be = { $typed } kan { $numbers } zijn: kies een nummer.
no-rule-speaks = geen regel van { $game } gaat over { $typed }

## Stoppen, bewaren, opnieuw vertellen

not-kept = Je bent gestopt; het spel is niet bewaard.
nothing-to-keep = Je bent voor de eerste keuze gestopt; er valt niets te bewaren.
kept = Je bent gestopt; het spel is bewaard. Verder spelen:
kept-over = Het spel is bewaard. Terugkijken:
keeping-failed = Het spel kan niet worden bewaard: { $why }.
keep-record = Typ een bestandsnaam om het spel te bewaren; Enter laat het zo:
saved-replay = Bewaard als { $name }. `parlour replay { $file }` vertelt het opnieuw.
is-folder = { $file } is een map; geef een bestand
no-file-name = { $file } is geen naam voor een bestand
is-other-file = { $file } bestaat al en is geen bewaard spel; kies een andere naam
replay-end = Het einde, na { $choices ->
    [one] 1 keuze
   *[other] { $number } keuzes
}. { $reason }
replay-open = Nog niet afgelopen, na { $choices ->
    [one] 1 keuze
   *[other] { $number } keuzes
}.
replay-goes-on = Keuze { $number } van { $choices }; Enter gaat verder:

## Terugkijken

review-reading = De partij wordt gelezen: { $percent } %
review-of = Kans dat { $who } wint, naar wat er toen te weten was
review-together = Kans dat jullie samen winnen, naar wat ieder toen wist
review-start = bij het begin
review-own = eigen keuzes
review-skill = keuzes van { $who }
review-others = keuzes van de anderen
review-luck = geluk
review-won = gewonnen
review-lost = verloren
review-margin = De delen tellen op tot de uitslag. Een keuze telt voor wat ze won of verloor vergeleken met wat de bots zouden doen; keuzes en geluk kunnen elk { $points } punten afwijken.
review-turning = Waar het kantelde
review-choices = Keuzes
review-turn = Beurt { $number }
review-round = Ronde { $number }
review-played = { $who }: ‘{ $played }’ hield { $chance } % over, ‘{ $best }’ had { $better } % overgehouden.
review-strong-choice = { $who }: ‘{ $played }’ hield { $chance } % over, meer dan wat te verwachten was.
review-why = Waarom: { $why }.
review-by-luck = Geluk, { $points } punten: { $told }
review-none = Geen enkele keuze heeft duidelijk iets gekost.
review-slip = slordigheid
review-mistake = fout
review-blunder = blunder
review-strong = sterk
review-sizes = Een slordigheid kostte minstens 4 punten winstkans, een fout 10, een blunder 20. Wat ruis kan zijn, krijgt geen naam.
review-written = De terugblik staat in { $file }.
note-by = { $who }, bij keuze { $moment }: { $text }
picture-written = Het plaatje staat in { $file }.

## Lessen

learn-listed = parlour learn SPEL gaat verder bij de eerste les zonder kruisje, parlour learn SPEL N bij een andere.
learn-damaged = De kruisjes van je lessen zijn niet te lezen; ze beginnen opnieuw.
learn-not-kept = Het kruisje kon niet worden bewaard: { $why }.
learn-lesson = Les { $number } van { $last }: { $title }
learn-rules = Regels hierin: { LIST($rules, join: "comma") }. view toont de hele tafel, help alle opdrachten.
learn-step = Stap { $number } van { $last }
learn-coach = Coach: { $text }
learn-look = Kijk naar: { LIST($names, join: "comma") }.
learn-enter = Enter gaat verder.
learn-choose = Kies een nummer, of typ hint.
learn-back-or-on = Enter neemt het terug; met play speel je vanaf hier echt verder.
learn-back = Enter neemt het terug.
learn-aside = Neem je keuze eerst terug met Enter, of speel vanaf hier verder met play.
learn-only-read = Hier valt niets te kiezen: Enter gaat verder.
learn-nothing-asked = Bij deze stap wordt je niets gevraagd.
learn-first-step = Dit is de eerste stap.
learn-over = Het spel is hier afgelopen: ga terug voor je verder speelt.
learn-answer-first = Beantwoord eerst de vraag, of typ skip voor de volgende les.
learn-no-hint = Geen tips bij de vraag aan het eind; back toont de stappen nog eens.
learn-hint-among = Het is een van deze keuzes: { LIST($numbers, join: "comma") }.
learn-hint-what = Probeer dit: { $text }
learn-hint-show = Typ { $number } ({ $key }), of next om het te zien gebeuren.
learn-not-quite = Niet helemaal. Probeer een ander antwoord.
learn-right = Goed.
learn-passed = Les gehaald. { $more ->
    [yes] Enter begint de volgende; leave stopt hier.
   *[no] Dat was de laatste; Enter sluit af.
}
learn-left = Je bent met de lessen gestopt. Ga verder met:
learn-last = Dat was de laatste les. Speel nu een echt spel:
learn-help-choose = kies dat, of beantwoord de vraag aan het eind
    .typed = nummer, code
learn-help-enter = ga verder, of neem terug wat is uitgespeeld
    .typed = Enter
learn-help-hint = waar je moet kijken; nog eens: wat te doen; en nog eens: welke keuze
    .typed = hint
learn-help-next = ga verder; waar iets te doen is, zie je het gebeuren
    .typed = next
learn-help-back = neem een keuze terug, of ga een stap terug
    .typed = back
learn-help-again = begin de les opnieuw
    .typed = again
learn-help-skip = ga naar de volgende les
    .typed = skip
learn-help-play = verlaat de les en speel vanaf hier verder, tegen beginnende bots
    .typed = play
learn-help-leave = stop hier
    .typed = leave
learn-help-view = { help-view }
    .typed = view
learn-help-why = { help-why }
    .typed = why CODE
learn-help-log = { help-log }
    .typed = log [N]
learn-help-rules = { help-rules }
    .typed = rules [WAT]
learn-help-goal = { help-goal }
    .typed = goal

# Puzzels.

puzzle-head = Puzzel { $id }: { $game }, { $difficulty }, rating { $rating }
puzzle-you = Je bent { $seat }. view toont de hele tafel, help alle opdrachten.
puzzle-theme = Waar het om ging: { $theme }.
puzzle-solved = Enter gaat naar de volgende; leave stopt hier.
puzzle-over = Deze is opgelost. Enter gaat naar de volgende, again begint opnieuw.
puzzle-rated = { $solved ->
    [yes] In één keer goed. Je rating: { $before } → { $now }.
   *[no] Je rating: { $before } → { $now }. Alleen de eerste poging telt; zoek gerust verder.
}
puzzle-left = Je bent met de puzzel gestopt. Kom terug met:
puzzle-last = Je hebt ze allemaal geprobeerd.
puzzle-standing = Je rating is { $rating }. In één keer opgelost: { $solved } van { $puzzles }.
puzzle-damaged = Je puzzelratings zijn niet te lezen; ze beginnen opnieuw.
puzzle-not-kept = Je rating kon niet worden bewaard: { $why }.
puzzle-help-choose = kies dat
    .typed = nummer, code
puzzle-help-enter = neem terug wat is uitgespeeld; na de oplossing de volgende puzzel
    .typed = Enter
puzzle-help-hint = waar je moet kijken; nog eens: wat te doen; en nog eens: welke keuze (telt als niet opgelost)
    .typed = hint
puzzle-help-next = zie het gebeuren (telt als niet opgelost)
    .typed = next
puzzle-help-again = begin de puzzel opnieuw
    .typed = again
puzzle-help-skip = ga naar de volgende puzzel
    .typed = skip
puzzle-help-play = verlaat de puzzel en speel vanaf hier verder, tegen beginnende bots
    .typed = play
puzzle-help-leave = stop hier
    .typed = leave
puzzle-help-view = { help-view }
    .typed = view
puzzle-help-why = { help-why }
    .typed = why CODE
puzzle-help-log = { help-log }
    .typed = log [N]
puzzle-help-rules = { help-rules }
    .typed = rules [WAT]
puzzle-help-goal = { help-goal }
    .typed = goal

# Lessen en puzzels op het hele scherm.

screen-go-on = Verder
screen-take-back = Neem het terug
screen-play-on = Speel vanaf hier verder, tegen beginnende bots
screen-next-lesson = Volgende les
screen-next-puzzle = Volgende puzzel
screen-explain = Waarom het de beste keuze was
screen-leave = Stop hier
screen-hint-show = Het is keuze { $number }.

## Vrienden elders

come-back = Om naar deze plaats terug te komen: { $command }
send-links = Stuur elke vriend één link; hij werkt voor wie hem het eerst opent:
link-of-seat = plaats { $seat }: { $link }
all-taken = (alle plaatsen zijn bezet)
host-link = Plaatsen wisselen of de tafel sluiten, in een browser: { $link }
table-kept = Het spel is bewaard. Verder spelen:
not-dealt-yet = Het spel begint zodra iedereen zit: dan bepalen alle apparaten samen de dobbelstenen en kaarten.
chance-was-nobodys = De dobbelstenen en kaarten waren van niemand: het geheim, jouw woord en dat van alle anderen zijn zoals vóór het delen beloofd.
chance-not-proven = Er is niet bewezen dat niemand de dobbelstenen en kaarten koos: bewaar het verslag en bekijk het met parlour verify.

## Alles wat gedrukt is: de namen van velden

between = { $a } naar { $b }
field-id = id
field-name = naam
field-text = tekst
field-brief = in het kort
field-standard = standaard
field-usual = gewoonlijk
field-note = opmerking
field-number = nummer
field-count = aantal
field-copies = aantal
field-kind = soort
field-type = soort
field-value = waarde
field-level = niveau
field-label = naam
field-when = wanneer
field-where = waar
field-who = wie
field-rule = regel
field-start = begin
field-constants = vaste waarden
field-cards = kaarten
field-deck = stapel
field-decks = stapels
field-items = voorwerpen
field-spaces = plaatsen
field-edges = verbindingen
field-options = mogelijkheden
field-ability = gave
field-actions = acties
field-history = geschiedenis
field-players = spelers
field-heroes = helden
field-hero = held
field-banner = banier
field-health = leven
field-move = beweging
field-attack = aanval
field-sidekicks = bondgenoten
field-boost = boost
field-by = door
field-forms = gedaanten
field-tokens = fiches
field-boards = borden
field-aspect = verhouding
field-zones = zones
field-secret_passages = geheime gangen
field-starts = startplaatsen
field-deck_size = grootte van de stapel
field-start_hand = beginhand
field-hand_limit = handlimiet
field-actions_per_turn = acties per beurt
field-maneuver_draw = kaarten bij manoeuvreren
field-exhaustion_damage = schade bij uitputting
field-stage = fase
field-stages = fasen
field-berlin = Berlijn
field-fortified = versterkt
field-closes_in_stage7 = sluit in fase 7
field-item_slot = plaats voor een fiche
field-entry = bij aankomst
field-delivery = aflevering
field-start_leader = leider aan het begin
field-requires = vereist
field-split = te verdelen
field-deputy_here = met een onderleider hier
field-hitler_here = met Hitler hier
field-stage_is = alleen in fase
field-affiliation = gezindheid
field-leaders = leiders
field-deputy = onderleider
field-penalty = straf
field-conspirators = samenzweerders
field-role = rol
field-start_space = beginplaats
field-start_motivation = motivatie aan het begin
field-start_suspicion = verdenking aan het begin
field-dice = dobbelstenen
field-faces = zijden
field-tracks = sporen
field-motivation = motivatie
field-suspicion = verdenking
field-support = steun
field-military_support = steun van het leger
field-eagles_that_detect = adelaars die ontdekken
field-arrested_in_raid = opgepakt bij een inval
field-min = minimum
field-max = maximum
field-conspirator_cards = samenzweerderskaarten
field-illegal = verboden
field-timing = moment
field-trigger = aanleiding
field-letter = letter
field-plot = aanslag
field-min_motivation = motivatie minstens
field-reckless = roekeloos
field-position = positie
field-distance = afstand
field-target_space = plaats van het doelwit
field-base_dice = dobbelstenen om te beginnen
field-required = verplicht
field-optional = naar keuze
field-add_dice = extra dobbelstenen
field-multiple = meermaals
field-ignore_eagles = adelaars die niet tellen
field-add_eagles = extra adelaars
field-event_cards = gebeurteniskaarten
field-extra_event_cards = extra gebeurteniskaarten
field-interrogation_cards = verhoorkaarten
field-interrogation_cards_classic = verhoorkaarten van de eerste uitgave
field-try_and_resist = proberen stand te houden
field-broken = gebroken
field-release_at = vrij bij verdenking
field-alibi_max = Alibi hoogstens
field-carry_max = te dragen hoogstens
field-safety_max = Veiligheid hoogstens
field-morale_max = Moreel hoogstens
field-morale_start = Moreel aan het begin
field-roads_per_move = wegen per beweging
field-tokens_per_road_max = fiches per weg hoogstens
field-occupier_tokens = bezetterfiches
field-spots = plekken
field-roads = wegen
field-ends = uiteinden
field-area = gebied
field-areas = gebieden
field-arrows = pijlen
field-arrow = pijl
field-white = wit
field-black = zwart
field-via = via
field-to = naar
field-locations = locaties
field-resource = grondstof
field-resources = grondstoffen
field-safety_start = Veiligheid aan het begin
field-safety_here = Veiligheid hier
field-cost = kosten
field-theme = achtergrond
field-network = netwerk
field-ration = rantsoen
field-sabotage = sabotage
field-information = informatie
field-money = geld
field-immunity = vrijstelling
field-ticket = kaartje
field-requirement_tokens = eisfiches
field-items_scenario_2 = fiches in scenario 2
field-persons_in_hiding = onderduikers
field-description = beschrijving
field-found_at = te vinden in
field-safe_at = veilig in
field-characters = personages
field-character = personage
field-age = leeftijd
field-profession = beroep
field-tag = trefwoord
field-start_locations = beginlocaties
field-hook = aard
field-mode = wijze
field-bio = levensloop
field-occupier = bezetter
field-set = serie
field-raid = inval
field-search_number = zoekgetal
field-patrolling = patrouille
field-moves = bewegingen
field-control = controle
field-situation = situatie
field-approach = houding
field-policeman = politieagent
field-soldier = soldaat
field-helper = helper
field-morale_action = Moreelkaart
field-solo_action = solo-actie
field-scenarios = scenario’s
field-period = periode
field-layout = opstelling
field-difficulty = moeilijkheid
field-easy = makkelijk
field-medium = gemiddeld
field-hard = moeilijk
field-extreme = extreem
field-start_alibi = Alibi aan het begin
field-policemen = politieagenten
field-soldiers = soldaten
field-limit = grens
field-hunger_start = Honger aan het begin
field-goal = doel
field-special_rules = bijzondere regels
field-lose = verloren als
field-source = bron
field-replaces = andere plaatsen
field-distribution_office = Distributiekantoor

## Woorden onder de waarden

value-berlin = Berlijn
value-attack = aanval
value-defense = verdediging
value-versatile = veelzijdig
value-scheme = list
value-melee = van dichtbij
value-ranged = op afstand
value-hero = held
value-sidekick = bondgenoot
value-any = iedereen
value-hyde = Hyde
value-jekyll = Jekyll
value-support = steun
value-plot = aanslag
value-road = weg
value-civilian = burger
value-abwehr = Abwehr
value-wehrmacht = Wehrmacht
value-timid = schuchter
value-skeptical = weifelend
value-motivated = gedreven
value-committed = vastbesloten
value-reckless = roekeloos
value-low = laag
value-medium = matig
value-high = hoog
value-extreme = uiterst
value-target = doelwit
value-eagle = adelaar
value-ongoing = blijvend
value-prison = gevangenis
value-act = actie
value-instant = meteen
value-item = voorwerp
value-meeting = ontmoeting
value-normal = gewoon
value-key = sleutel
value-important = belangrijk
value-affiliation = gezindheid
value-city = stad
value-countryside = platteland
value-soldier = soldaat
value-policeman = politieagent
value-white = wit
value-black = zwart
value-red = rood
value-yellow = geel
value-blue = blauw
value-green = groen
value-brown = bruin
value-comply = meewerken
value-bluff = bluffen
value-dare = wagen
value-avoid = ontwijken
value-wait = wachten
value-give = geven
value-care = helpen
value-base = basis
value-reserve = reserve
value-and = en
value-or = of
value-rulebook = regelboek
