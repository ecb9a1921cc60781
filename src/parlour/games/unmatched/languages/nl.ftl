# Unmatched: Kinderkopjes en Mist in het Nederlands. Elk woord dat iemand leest, één keer.

title = Unmatched: Kinderkopjes & Mist
about-game = Vier helden uit verhalen bij gaslicht vechten het uit in een landhuis of op de daken van Soho. Een onofficiële uitvoering van het spel van Rob Daviau, Justin D. Jacobson en Chris Leder, uitgegeven door Restoration Games.

## Voor het spel

setup-heroes = Helden
    .help = Twee tot vier, in de volgorde van de beurten.
setup-board = Bord
    .help = Sherwood Forest en Yukon zijn voor twee spelers.
setup-teams = Twee tegen twee
    .help = Plaats 1 en 3 spelen tegen plaats 2 en 4 (U-95).
setup-mirror = Spiegelduels
    .help = Dezelfde held mag twee keer meedoen (Q-9).
setup-end_rule = Einde van het spel
    .help = Wanneer een gevallen held het spel beëindigt (U-66).
    .after_action = als de actie voorbij is
    .at_once = meteen, volgens de oudere regel
setup-fog_uses_passages = Mist in geheime gangen
    .help = Mist mag door geheime gangen drijven (Q-4).
setup-open_team_hands = Open handen in het team
    .help = Teamgenoten zien elkaars kaarten (U-101).

## Wat er te kiezen is

maneuver = Manoeuvre: trek een kaart en beweeg dan
    .head = Trek een kaart en beweeg dan
scheme = List: { NOUN($fighter, case: "mid") } speelt ‘{ $card }’
    .head = { $fighter } speelt ‘{ $card }’
    .chip = { $card }
attack = { $fighter } valt { NOUN($target, case: "mid") } aan
    .chip = { $fighter } → { $target }
move = { $fighter } gaat naar veld { $to }
    .group = { $fighter } gaat naar veld
    .chip = { $to }
place = { $fighter } komt op veld { $to }
    .group = { $fighter } komt op veld
    .chip = { $to }
place-start = { $fighter } op veld { $to }
    .group = { $fighter } op veld
    .chip = { $to }
returns = { $fighter } keert terug op veld { $to }
    .group = { $fighter } keert terug op veld
    .chip = { $to }
stay = { $fighter } blijft op veld { $to }
    .group = { $verb ->
        [place] { $fighter } komt op veld
       *[move] { $fighter } gaat naar veld
    }
    .chip = blijft op { $to }
done = Klaar
a-fighter = { $fighter } op veld { $on }
    .group = Vechter
    .chip = { $fighter } op { $on }
a-card = { $card }
    .detail = ({ type-and-number }, boost { $boost })
type-and-number = { $type ->
    [scheme] { $type }
   *[other] { $type } { $value }
}
boost = +{ $boost }
    .detail = leg ‘{ $card }’ af ({ type-and-number }, boost { $boost })
    .chip = +{ $boost } { $card }
discard-to-move-none = Geen boost
discard-to-raise-none = Niet meer
discard-to-stop-none = Niets afleggen
defend-with-none = Geen verdediging
bloodthirsty-none = Deze beurt niet
opponent = { $fighter }
number = { $n }
    .group = Getal
    .chip = { $n }
draw = Trek er { $n }
    .group = Trekken
    .chip = { $n }
no = Laat maar
deduce-yes = De BOOST gebruiken
the-serum-yes = Van gedaante wisselen
choose-jump = De Onzichtbare Man gaat naar een mistveld
choose-fog = Een mistfiche gaat tot { n-spaces } ver
fog = Mist van veld { $start } naar veld { $to }
    .group = Mist van veld { $start } naar veld
    .chip = { $to }
fog-stays = De mist op veld { $start } blijft
    .group = Mist van veld { $start } naar veld
    .chip = blijft
fog-on = Mist op veld { $to }
    .group = Mist op veld
    .chip = { $to }
fog-done = Laat de rest liggen
fog-stay = Er beweegt geen mistfiche

## Wat er gevraagd wordt

what-now = { $fighter }: kies een actie. ({ actions-left })
what-now-alone = Kies een actie. ({ actions-left })
actions-left = nog { $actions }
move-each = Beweeg elke vechter tot { $steps ->
    [one] 1 veld
   *[other] { $steps } velden
} ver.
where-to = Waar gaat { NOUN($fighter, case: "mid") } heen?
where-start = Waar begint { NOUN($fighter, case: "mid") }?
where-again = Waar verschijnt { NOUN($fighter, case: "mid") } weer?
where-sister = Waar keert { NOUN($fighter, case: "one") } terug?
which-fighter = Welke vechter?
which-opponent = Welke tegenstander?
which-number = Welk getal noem je?
which-number-printed = Welk getal staat er op de aanvalskaart?
which-fog = Welke mistfiche beweegt, en waarheen?
where-fog = Waar leg je een mistfiche?
choose-one = Kies er één.
how-many-drawn = Hoeveel kaarten trek je?
attack-with = Met welke kaart valt { NOUN($fighter, case: "mid") } { NOUN($target, case: "mid") } aan?
defend-with = { $fighter } valt { NOUN($target, case: "mid") } aan. Met welke kaart verdedig je je?
    .lead = { $fighter } valt { NOUN($target, case: "mid") } aan.
    .ask = Met welke kaart verdedig je je?
discard-to-move = Een kaart afleggen om verder te komen?
discard-to-raise = Een kaart afleggen om je getal te verhogen?
discard-to-stop = Een kaart afleggen om ‘In verwarring brengen’ tegen te houden?
discard-matching = Je hebt dat getal. Welke van deze kaarten leg je af?
    .lead = Je hebt dat getal.
    .ask = Welke van deze kaarten leg je af?
too-many-cards = Te veel kaarten in je hand: welke leg je af?
    .lead = Te veel kaarten in je hand.
    .ask = Welke leg je af?
which-they-discard = Welke kaart moet je tegenstander afleggen?
which-they-attack-with = Met welke kaart moet de aanvaller aanvallen?
which-on-top = Welke kaart gaat als volgende boven op je stapel?
which-to-keep = Welke van de getrokken kaarten houd je?
which-under = Welke kaart gaat als volgende onder je stapel?
bloodthirsty = { $ability }: een vechter naast { $hero } { $amount } schade toebrengen en { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} trekken?
deduce = De BOOST van de kaart van je tegenstander gebruiken in plaats van het getal?
the-serum = Het serum: van gedaante wisselen?

## Wat er gebeurde

turn_began = Beurt { $turn }: { $seat }.
    .title = Beurt { $turn }: { $seat }
drew = { $seat } trekt { $card ->
    [hidden] een kaart
   *[other] ‘{ $card }’
}{ because }.
exhausted = { $seat } kan geen kaart meer trekken: de uitputting treft elke vechter.
maneuvered = { $seat } voert een manoeuvre uit.
boosted = { $seat } legt ‘{ $card }’ af om { $boost ->
    [one] 1 veld
   *[other] { $boost } velden
} verder te komen.
moved = { $fighter } gaat van veld { $from } naar { $to }{ because }.
placed = { $fighter } komt op veld { $to }{ because }.
because = { $why ->
    [nothing] { "" }
    [start] { "" }
    [maneuver] { "" }
    [exhaustion] : uitputting
    [hand_limit] : handlimiet
    [combat] { " " }in het gevecht
   *[other] : { $why }
}
schemed = { $fighter } speelt ‘{ $card }’. { card-text }
attacked = { $fighter } valt { NOUN($target, case: "mid") } aan.
laid_down = { $seat } speelt { $card ->
    [hidden] een kaart
   *[other] ‘{ $card }’
} gesloten.
laid_open = { $seat } speelt ‘{ $card }’ open.
number_said = { $seat } noemt { $number }.
revealed = { $seat } draait ‘{ $card }’ om ({ $number }). { card-text }
undefended = { $seat } verdedigt zich niet.
number_changed = Het getal van { NOUN($seat, case: "mid") } { $why ->
    [addition] stijgt naar { $number }: { $by }
    [fog] telt in de mist als { $number }
    [becoming] wordt { $number }: { $by }
    [deduction] telt als { $number }: door ‘{ $by }’ geldt de BOOST
    [lock] is { $number }: { $by }, niemand ziet waar hij moet slaan
   *[ignoring] telt niet: { $by }, het getal is geraden
}.
text_cancelled = De rest van ‘{ $card }’ is opgeheven{ because }.
text_protected = ‘{ $card }’ kan niet worden opgeheven (U-120).
combat_won = { $attack } tegen { $defense }: { $why ->
    [tie] { NOUN($seat, case: "mid") } wint het gevecht, bij gelijke stand wint de verdediger
    [absence] { NOUN($seat, case: "mid") } wint het gevecht, het doelwit is weg
   *[other] { NOUN($seat, case: "mid") } wint het gevecht
}.
hurt = { $fighter } krijgt { $damage } schade{ because } (nog { $health }).
defeated = { $fighter } is verslagen.
    .title = { $fighter } is verslagen
recovered = { $fighter } herstelt { $gained }{ because } (nu { $health }).
discarded = { $seat } legt ‘{ $card }’ af{ because }.
returned = { $fighter } keert terug op veld { $to }{ because }.
transformed = { $seat } verandert in { $form }{ because }.
fog_moved = Mist drijft van veld { $from } naar { $to }{ because }.
fog_placed = Mist daalt neer op veld { $to }.
hand_looked_at = { $cards ->
    [hidden] { $seat } bekijkt de hand van { NOUN($whose, case: "mid") }{ because }.
   *[other] Je ziet de hand van { NOUN($whose, case: "mid") }: { these-cards }.
}
hand_revealed = { $seat } laat de hele hand zien: { these-cards }.
these-cards = { $cards ->
    [0] geen kaarten
   *[other] { LIST($cards, join: "comma") }
}
action_gained = { $seat } krijgt er { n-actions } bij{ because }.
top_card_revealed = { $seat } draait ‘{ $card }’ om (boost { $printed_boost }).
taken_to_hand = ‘{ $card }’ gaat naar de hand van { NOUN($seat, case: "mid") }{ because }.
put_on_top = { $card ->
    [hidden] { $seat } legt een kaart boven op de stapel.
   *[other] Je legt ‘{ $card }’ boven op je stapel.
}
put_under = { $card ->
    [hidden] { $seat } legt een kaart onder de stapel.
   *[other] Je legt ‘{ $card }’ onder je stapel.
}
vanished = { $seat } verdwijnt.
out = { $seat } ligt uit het spel.
swapped = { $fighter } en { NOUN($with, case: "mid") } wisselen van plaats{ because }.
ended = { $winners ->
    [one] { $winners } wint.
   *[other] { $winners } winnen.
}
fell = { $fallen ->
    [one] { $fallen } is gevallen
   *[other] { $fallen } zijn gevallen
}: { $winners ->
    [one] { NOUN($winners, case: "mid") } wint.
   *[other] { NOUN($winners, case: "mid") } winnen.
}

## Wat niet mag

not-now = Nu niet: { NOUN($seat, case: "mid") } { $waits }.
say-a-number = Noem een getal van 0 tot en met 9.
another-question = { $key } is geen antwoord op de vraag: { $question } (zeg { LIST($keys, join: "comma") }{ $more ->
    [0] { "" }
   *[other] { " …" }
})
somebody-else-goes = Het is niet { $key } die nu ergens heen gaat: { $question }
maneuver-first = Kies eerst de manoeuvre: je trekt een kaart, dan mag je boosten en bewegen.
nobody-attacks = Je verdedigt je alleen als een van je vechters wordt aangevallen.
no-skipping = Je mag geen actie overslaan: kies manoeuvre, list of aanval.
choose-an-action = Kies nu een actie: manoeuvre, list of aanval.
no-such-card = In de stapel van { NOUN($hero, case: "mid") } zit geen kaart { $key }.
not-in-your-hand = ‘{ $card }’ zit niet in je hand.
not-in-that-hand = ‘{ $card }’ zit niet in die hand.
not-a-scheme = ‘{ $card }’ is geen list maar { NOUN($type, case: "a") }: die speel je in een gevecht.
not-yours = { $fighter } is niet van jou.
off-board-user = { $fighter } staat niet op het bord en kan ‘{ $card }’ dus niet spelen.
name-the-user = Noem de vechter die ‘{ $card }’ speelt: { LIST($keys, join: "or") }.
name-the-scheme = Noem de kaart en de vechter die haar speelt: { LIST($keys, join: "or") }.
no-scheme = Je hebt geen list die een van je vechters op het bord mag spelen.
other-form = ‘{ $card }’ kan alleen als { $form } worden gespeeld; wissel eerst van gedaante.
user-off-board = Voor ‘{ $card }’ moet { NOUN($who, case: "one") } op het bord staan.
banner = Op de banier van ‘{ $card }’ staat { $banner }: { NOUN($fighter, case: "mid") } mag die kaart niet spelen.
no-such-fighter = Geen vechter heet { $key }; er zijn { LIST($ids, join: "comma") }.
off-board = { $fighter } staat niet op het bord.
your-side = { $fighter } staat aan jouw kant; val een vijandelijke vechter aan.
name-the-attack = Noem de vechter die aanvalt en het doelwit: { LIST($keys, join: "or") }.
no-attack-card-at-all = Je hebt geen aanvalskaart of veelzijdige kaart voor een vechter met een doelwit binnen bereik.
nobody-in-reach = Geen van je vechters heeft een vijandelijke vechter binnen bereik.
out-of-reach = { $target } op veld { $there } is buiten bereik van { NOUN($fighter, case: "mid") } op veld { $on }: daarvoor is { $reach ->
    [ranged] een veld ernaast of in een van zijn zones
   *[melee] een veld ernaast
} nodig.
first-turn = { $fighter } mag nog niet: val in je eerste beurt de volgende speler aan of iemand die al een beurt heeft gehad.
no-attack-card = Je hebt geen aanvalskaart of veelzijdige kaart die { NOUN($fighter, case: "mid") } mag spelen.
cannot-be-chosen = { $fighter } kan niet worden gekozen: { $question }
no-opponent = { $seat } is geen tegenstander van jou.
dormant = { $seat } heeft geen vechter op het bord en kan niet worden gekozen.
boost-first = De boost komt voordat iemand beweegt, en maar één keer in een manoeuvre.
finish-maneuver = Maak eerst de manoeuvre af: beweeg je vechters of kies ‘done’.
move-your-own = In je manoeuvre beweeg je je eigen vechters; { NOUN($fighter, case: "mid") } is niet van jou.
moved-already = { $fighter } heeft in deze manoeuvre al bewogen; elke vechter beweegt één keer.
there-already = { $fighter } staat al op veld { $to }; laat hem daar gewoon staan.
space-taken = Op veld { $to } staat { NOUN($fighter, case: "mid") }: een beweging moet op een leeg veld eindigen.
too-far = Veld { $to } is { $distance ->
    [one] 1 veld
   *[other] { $distance } velden
} van { NOUN($fighter, case: "mid") } vandaan; verder dan { $steps } mag niet.
blocked = Vijandelijke vechters versperren { NOUN($fighter, case: "mid") } de weg naar veld { $to } binnen { $steps ->
    [one] 1 veld
   *[other] { $steps } velden
}.
no-way = Er loopt geen weg van veld { $start } naar veld { $to }.
no-such-space = Op het bord { $board } is geen veld { $key }.
attack-needs-card = Voor een aanval heb je een kaart nodig.
wrong-type = ‘{ $card }’ is { NOUN($type, case: "a") }; hier is { NOUN($wanted, case: "a") } of een veelzijdige kaart nodig.
card-needed = Hier moet je een kaart kiezen.
card-unfit = ‘{ $card }’ past hier niet: { $question }
no-staying = Blijven staan mag hier niet: geen bezet veld past bij de tekst.
space-unfit = Veld { $to } past niet bij de tekst van de kaart.
occupied = Veld { $to } is bezet; kies een leeg veld.
other-zone = Veld { $to } ligt niet in de zone van { NOUN($fighter, case: "mid") }.
place-unfit = Veld { $to } past hier niet: { $question }
fog-must-move = Hier moet een mistfiche bewegen.
no-fog-there = Er ligt geen mist op veld { $to }.
fog-there = Er ligt al mist op veld { $to }: hoogstens één fiche op een veld.
fog-zone = Veld { $to } is geen veld van zijn zone zonder vechter.
fog-too-far = De mist kan niet naar veld { $to }: te ver, of de tekst van de kaart staat het niet toe.

## Waarom een keuze goed is

why-keeps = houdt ‘{ $card }’ vast
why-move-exhausted = beweegt, al is de stapel leeg en doet dat pijn
why-draw-last = { $left ->
    [one] trekt de laatste kaart en beweegt
   *[other] trekt een van de laatste { $left } kaarten en beweegt
}
why-draw-and-move = trekt een kaart en beweegt
why-draw-and-approach = trekt een kaart en komt dichterbij
why-scheme = ‘{ $card }’ komt nu van pas
why-can-fell = kan { NOUN($target, case: "mid") } verslaan, met nog { $health } leven
why-strikes = raakt { NOUN($target, case: "mid") } voor ongeveer { $damage }
why-in-reach = brengt { NOUN($fighter, case: "mid") } binnen slagafstand van { NOUN($target, case: "mid") }
why-escapes = brengt { NOUN($fighter, case: "mid") } buiten bereik van { NOUN($foe, case: "mid") }
why-out-of-reach = houdt { NOUN($fighter, case: "mid") } buiten ieders bereik
why-hides = verbergt { NOUN($fighter, case: "mid") } in de mist
why-faces = biedt { NOUN($foe, case: "mid") } het hoofd met { NOUN($fighter, case: "mid") }
why-close = houdt { NOUN($fighter, case: "mid") } dicht bij { NOUN($hero, case: "mid") }
why-waits = { NOUN($fighter, case: "mid") } wacht hier af
why-safe = { NOUN($fighter, case: "mid") } staat veilig
why-stands-well = { NOUN($fighter, case: "mid") } staat hier goed
why-keeps-defense = bewaart ‘{ $card }’ voor de verdediging
why-keeps-all = houdt alle kaarten in de hand
why-boost = komt { $boost ->
    [one] 1 veld
   *[other] { $boost } velden
} verder; ‘{ $card }’ kan het best gemist worden
why-enough = { $number } is genoeg om { NOUN($target, case: "mid") } te verslaan
why-draws-out = lokt een verdediging uit
why-draws-out-and-keeps = lokt een verdediging uit en houdt ‘{ $card }’ vast
why-saves-cards = spaart de kaarten voor iemand die meer te verliezen heeft dan { NOUN($fighter, case: "mid") }
why-bears = { NOUN($fighter, case: "mid") } kan het hebben met { $health } leven; de kaarten blijven in de hand
why-guards = beschermt { NOUN($fighter, case: "mid") }, die nog maar { $health } leven heeft
why-softens = haalt { $number } af van de klap tegen { NOUN($fighter, case: "mid") }
why-lets-fog = laat de mist drijven en houdt de kaarten
why-keeps-for-later = bewaart de kaarten voor later
why-raise = +{ $each } is nu meer waard dan straks ‘{ $card }’
why-stops-fog = ‘{ $card }’ is een kleine prijs om de mist te laten liggen
why-they-would-have = { NOUN($seat, case: "mid") } had anders { $use }
why-spared = kost { $boost } leven; ‘{ $card }’ kan gemist worden
why-strikes-with = ‘{ $card }’ slaat met { $number }
why-use = ‘{ $card }’: { $use }
use-attack = { $number } om mee te slaan
use-defense = { $number } om mee te verdedigen
use-versatile = { $number } om mee te slaan of te verdedigen
use-scheme = ‘{ $card }’, een list
use-boost = ‘{ $card }’, een list of een boost van { $boost }
why-comes-back = ‘{ $card }’ komt bij het volgende trekken terug
why-can-wait = ‘{ $card }’ kan wachten
why-opponent = { NOUN($seat, case: "mid") } heeft nog { $health } leven en { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
why-leaves-deck = laat { $left ->
    [one] de laatste kaart
   *[other] de { $left } kaarten
} in de stapel
why-empty-deck = de stapel is leeg: trekken zou pijn doen
why-best-of = de beste van { $drawn }; in de stapel zitten er { $left }
why-too-many = zoveel zitten er niet in de stapel, en dat doet pijn
why-onto-fog = brengt hem op mist, waar zijn kaarten bij het verdedigen { $bonus } meer tellen
why-brings-fog = brengt mist waar die nodig is
why-spares = spaart wie er naast hem staat
why-although-empty = doet het, al is de stapel leeg
why-worth-more = een kaart is nu meer waard dan { NOUN($fighter, case: "mid") }
why-bite-fells = verslaat { NOUN($fighter, case: "mid") } en trekt een kaart
why-bite-hurts = verwondt { NOUN($fighter, case: "mid") } en trekt een kaart
why-follows = laat { NOUN($fighter, case: "mid") } terugwijken of volgen
why-drives = jaagt { NOUN($fighter, case: "mid") } weg of dichterbij
why-better-place = brengt { NOUN($fighter, case: "mid") } naar een betere plek
why-to-sisters = lokt { NOUN($fighter, case: "mid") } naar de Zusters
why-can-bear = { NOUN($fighter, case: "mid") } kan het hebben met { $health } leven
why-hits = treft { NOUN($fighter, case: "mid") }, die nog { $health } leven heeft
why-holds = { NOUN($seat, case: "mid") } heeft er zeker { $count }
why-only-card = de enige kaart die bedoeld kan zijn, heeft dat getal
why-not-only-card = de enige kaart die bedoeld kan zijn, heeft dat getal niet
why-of-cards = { $count } van de { $cards } kaarten die bedoeld kunnen zijn, { $count ->
    [one] heeft
   *[other] hebben
} dat getal
why-form = { $form } kan { $count } van de { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} in de hand gebruiken
why-deduces = maakt van hun { $number } een { $boost }
why-not-deduces = { $number } komt beter uit dan een BOOST van { $boost }
why-fog-lies-well = de mist ligt goed zoals hij ligt
why-fog-under = legt mist onder { NOUN($fighter, case: "mid") }
why-fog-away = haalt de mist weg bij { NOUN($fighter, case: "mid") }
why-fog-opens = opent voor { NOUN($fighter, case: "mid") } een weg naar { NOUN($foe, case: "mid") }
why-way-out = geeft { NOUN($fighter, case: "mid") } een uitweg
why-less-to-hide = laat { NOUN($fighter, case: "mid") } minder plek om zich te verbergen
why-less-harm = stuurt { NOUN($fighter, case: "mid") } naar waar minder schade dreigt
why-keeps-close = houdt { NOUN($fighter, case: "mid") } binnen slagafstand
why-sends-away = stuurt { NOUN($fighter, case: "mid") } buiten bereik van { NOUN($hero, case: "mid") }

## Het beeld in de terminal

picture-before = De vechters nemen hun plaats in.
picture-turn = Beurt { $turn }: { $seat }, { $actions ->
    [0] geen actie meer
    [one] nog 1 actie
   *[other] nog { $actions } acties
}.
sign-passage = geheime gang
sign-fog = mist
sign-yours = van jou
sign-theirs = van de ander
sign-mates = van je teamgenoot
picture-you = { $name } (jij)
picture-out = uit het spel
picture-piles = hand { $hand }   stapel { $deck }   aflegstapel { $discard }
picture-vanished = Verdwenen tot de volgende beurt.
picture-scheme = Speelt nu ‘{ $card }’.
picture-discard = Afgelegd: { LIST($cards, join: "comma") }.
picture-known = Je weet van: { LIST($cards, join: "comma") }.
picture-hand = Hand: { LIST($cards, join: "comma") }.
picture-shown = { $name } heeft gezien: { LIST($cards, join: "comma") }.
picture-defeated = { $name } verslagen
picture-on = { "" } op veld { $space }
picture-combat = Gevecht
picture-side = { $name } { $side ->
    [attack] valt aan
   *[defense] verdedigt zich
} { $laid }
picture-no-card = zonder kaart.
picture-no-card-yet = (nog geen kaart).
picture-face-down = met een gesloten kaart.
picture-revealed = met ‘{ $card }’, getal { $number }. { card-text }{ $cancelled ->
    [yes] { " " }De effecten zijn opgeheven.
   *[no] { "" }
}
picture-says = met { $glance } (noemt { $number }).
picture-own = met { $glance }, gesloten.
picture-open = met { $glance }.
picture-glance = ‘{ $card }’ ({ $type })
picture-ability = { $name }: { $text }
picture-your-hand = { $cards ->
    [0] Je hand is leeg.
   *[other] Je hand
}
picture-boost = boost { $boost }
picture-next = De volgende kaarten van je stapel: { LIST($cards, join: "then") }.
picture-last = De laatste kaarten van je stapel: { LIST($cards, join: "then") }.
list-then = { ", dan " }

## Kaarten

type-attack = { $case ->
    [a] een aanvalskaart
   *[other] aanval
}
type-defense = { $case ->
    [a] een verdedigingskaart
   *[other] verdediging
}
type-versatile = { $case ->
    [a] een veelzijdige kaart
   *[other] veelzijdig
}
type-scheme = { $case ->
    [a] een list
   *[other] list
}
card-text = { LIST($text, join: "blank") }
when-immediately = Meteen: { $text }
    .label = Meteen
when-during_combat = Tijdens het gevecht: { $text }
    .label = Tijdens het gevecht
when-after_combat = Na het gevecht: { $text }
    .label = Na het gevecht
when-on_commit = Open neergelegd: { $text }
    .label = Open neergelegd
when-scheme = { $text }
    .label = List
no-effect = Geen effect.
print-melee = van dichtbij
banner-any = IEDEREEN
n-spaces = { $up_to ->
    [one] 1 veld
   *[other] { $up_to } velden
}
n-spaces-2 = { $up_to_2 ->
    [one] 1 veld
   *[other] { $up_to_2 } velden
}
n-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
n-cards-2 = { $count_2 ->
    [one] 1 kaart
   *[other] { $count_2 } kaarten
}
n-most = { $most ->
    [one] 1 kaart
   *[other] { $most } kaarten
}
n-actions = { $count ->
    [one] 1 actie
   *[other] { $count } acties
}
of-player = { $name } (speler { $player })

## Sherlock Holmes

hero-sherlock_holmes = Sherlock Holmes
    .short = Holmes
    .banner = HOLMES
    .letter = H
    .ability = Boven alle verdenking
    .text = Effecten op kaarten met de banier HOLMES of DR. WATSON kan een tegenstander niet opheffen.
sidekick-dr_watson = Dr. Watson
    .short = Watson
    .banner = DR. WATSON
    .letter = W
sherlock_holmes-the_game_is_afoot = De jacht is open
    .after_combat = beweeg Holmes tot { n-spaces } ver.
sherlock_holmes-service_revolver = Dienstrevolver
sherlock_holmes-feint = Schijnbeweging
    .immediately = hef elk effect van de kaart van je tegenstander op dat nog niet is gebeurd; het getal blijft.
sherlock_holmes-education_never_ends = Een mens is nooit uitgeleerd
    .after_combat = heb je gewonnen, dan trekt je tegenstander { n-cards }; heb je verloren, dan trek jij { n-cards-2 }.
sherlock_holmes-study_methods = Methoden bestuderen
    .after_combat = heb je gewonnen, bekijk dan de hand van je tegenstander.
sherlock_holmes-deduce_strategy = Strategie doorzien
    .during_combat = je mag doen alsof de BOOST van de kaart van je tegenstander het gedrukte getal is.
sherlock_holmes-counterpunch = Tegenstoot
    .after_combat = staat Holmes naast de vijandelijke vechter, dan krijgt die { $amount } schade.
sherlock_holmes-fixed_point_in_a_changing_age = Vast punt in veranderende tijden
    .after_combat = staan Watson en Holmes naast elkaar, dan herstelt Watson { $amount } leven en Holmes { $amount_2 }.
sherlock_holmes-elementary = Elementair
    .on_commit = raad het getal dat op de aanvalskaart staat.
    .during_combat = heb je goed geraden, hef dan de effecten van die kaart op en negeer het getal.
sherlock_holmes-confirm_suspicion = Vermoeden bevestigd
    .scheme = Kies een tegenstander en noem een getal. Heeft die aanvals-, verdedigings- of veelzijdige kaarten met dat getal in de hand, dan legt hij er een van af en krijgt zijn held schade gelijk aan de BOOST ervan. Zo niet, dan laat hij zijn hand zien.
sherlock_holmes-eliminate_the_impossible = Het onmogelijke uitsluiten
    .scheme = Kies een tegenstander, bekijk zijn hand en kies 1 kaart die hij aflegt.
sherlock_holmes-master_of_disguise = Meester in vermommingen
    .scheme = Kies een tegenstander: Holmes en zijn held wisselen van veld, daarna krijgt die held { $amount } schade.
sherlock_holmes-administer_aid = Eerste hulp
    .scheme = Zet Watson op een veld naast Holmes. Holmes herstelt { $amount } leven. Trek { n-cards }.

## Dracula

hero-dracula = Dracula
    .short = Dracula
    .hurts = Dracula’s beet
    .banner = DRACULA
    .letter = D
    .ability = Bloeddorst
    .text = Aan het begin van je beurt mag je een vechter naast Dracula { $amount } schade toebrengen. Doe je dat, trek dan { n-cards }.
sidekick-sister = { $case ->
    [one] een Zuster
   *[other] Zuster
}
    .short = Zuster
    .all = De Zusters
    .banner = ZUSTER
    .letter = Z
dracula-ambush = Hinderlaag
    .during_combat = je tegenstander legt een willekeurige kaart af. Tel de BOOST ervan op bij het getal van deze kaart.
dracula-feeding_frenzy = Bloedroes
    .during_combat = +{ $each } voor elke Zuster in de zone van de vijandelijke vechter.
dracula-beastform = Dierengedaante
    .during_combat = je mag zoveel kaarten afleggen als je wilt. +{ $each } voor elke kaart.
dracula-thirst_for_sustenance = Dorst naar voedsel
    .after_combat = heb je gewonnen, zet Dracula dan op een veld naast de vijandelijke vechter.
dracula-feint = Schijnbeweging
    .immediately = hef elk effect van de kaart van je tegenstander op dat nog niet is gebeurd; het getal blijft.
dracula-dash = Sprint
    .after_combat = beweeg je vechter uit dit gevecht tot { n-spaces } ver.
dracula-exploit = Kans grijpen
    .after_combat = trek { n-cards }.
dracula-do_my_bidding = Doe wat ik beveel
    .immediately = de aanvalskaart gaat terug naar de hand. Bekijk die hand en kies er een aanvalskaart of veelzijdige kaart uit (dezelfde mag ook), die nu de aanvalskaart wordt.
dracula-look_into_my_eyes = Kijk in mijn ogen
    .during_combat = tel de BOOST van de kaart van je tegenstander op bij het getal van deze kaart.
dracula-mistform = Mistgedaante
    .scheme = Zet Dracula op een willekeurig veld. Je krijgt er { n-actions } bij.
dracula-prey_upon = Op prooi uit
    .scheme = Elke vijandelijke vechter naast Dracula krijgt { $amount } schade. Dracula herstelt zoveel leven als hij aan schade toebracht.
dracula-baptism_of_blood = Bloeddoop
    .scheme = Dracula herstelt { $amount } leven. Een verslagen Zuster keert terug op een veld van zijn zone.
dracula-ravening_seduction = Vraatzuchtige verleiding
    .scheme = Beweeg een willekeurige vechter tot { n-spaces } ver. Daarna krijgt die { $each } schade voor elke Zuster ernaast.

## Jekyll & Hyde

hero-jekyll_and_hyde = Jekyll & Hyde
    .short = Jekyll & Hyde
    .hurts = Hydes razernij
    .banner = DR. JEKYLL / MR. HYDE
    .letter = J
    .ability = Het serum
    .text = Je begint als Dr. Jekyll. Aan het begin van je beurt mag je van gedaante wisselen. Mr. Hyde krijgt na elke manoeuvre van jou { $amount } schade.
form-jekyll = Dr. Jekyll
    .short = Jekyll
    .banner = DR. JEKYLL
    .letter = J
form-hyde = Mr. Hyde
    .short = Hyde
    .banner = MR. HYDE
    .letter = Y
jekyll_and_hyde-recoiling_blow = Slaan en terugdeinzen
    .after_combat = zet Hyde op een willekeurig veld van zijn zone, daarna verandert hij in Jekyll.
jekyll_and_hyde-forever_hyde = Voor altijd Hyde
    .during_combat = je mag zoveel DR. JEKYLL-kaarten afleggen als je wilt. +{ $each } voor elke kaart.
jekyll_and_hyde-feint = Schijnbeweging
    .immediately = hef elk effect van de kaart van je tegenstander op dat nog niet is gebeurd; het getal blijft.
jekyll_and_hyde-skirmish = Schermutseling
    .after_combat = heb je gewonnen, beweeg dan een van de twee vechters uit dit gevecht tot { n-spaces } ver.
jekyll_and_hyde-duality_of_man = De dubbele mens
    .during_combat = het getal van deze kaart wordt { $number } als Jekyll verdedigt of Hyde aanvalt.
jekyll_and_hyde-distracted_triage = Verstrooid verbinden
    .after_combat = heb je gewonnen, dan herstelt hij { $amount } leven.
jekyll_and_hyde-succumb_to_compulsion = Bezwijken voor de drang
    .after_combat = beweeg hem tot { n-spaces } ver, daarna verandert hij in Hyde.
jekyll_and_hyde-madness_relents = De waanzin wijkt
    .after_combat = hij verandert in Jekyll.
jekyll_and_hyde-with_haste = Met spoed!
    .after_combat = beweeg Jekyll tot { n-spaces } ver.
jekyll_and_hyde-scientific_method = Wetenschappelijke methode
    .after_combat = trek zoveel kaarten als hij aan gevechtsschade kreeg.
jekyll_and_hyde-calming_research = Rustgevend onderzoek
    .scheme = Herstel { $amount } leven. Trek tot { n-most }, houd er één en leg de andere in een volgorde naar keuze onder je stapel.
jekyll_and_hyde-pure_evil = Het zuivere kwaad
    .scheme = Zet Hyde op een willekeurig veld van zijn zone. Daarna krijgt elke vechter naast hem, van welke kant ook, { $amount } schade.
jekyll_and_hyde-strange_case = Een vreemd geval
    .scheme = Draai de bovenste kaart van je stapel om. Een vechter naast Hyde krijgt schade gelijk aan de BOOST ervan. Neem de kaart in je hand.

## De Onzichtbare Man

hero-invisible_man = { $case ->
    [mid] de Onzichtbare Man
    [one] de Onzichtbare Man
   *[other] De Onzichtbare Man
}
    .short = Onzichtbare Man
    .banner = ONZICHTBARE MAN
    .letter = O
    .ability = Mist
    .text = Leg, nadat hij is opgesteld, { $fog ->
        [one] 1 mistfiche op een veld
       *[other] { $fog } mistfiches op verschillende velden
    } van zijn zone. Op een mistveld tellen kaarten waarmee hij verdedigt { $fog_bonus } hoger. Hij beweegt tussen mistvelden alsof ze naast elkaar liggen.
invisible_man-surprise_attack = Verrassingsaanval
    .immediately = hef de effecten van de kaart van je tegenstander op.
    .after_combat = staat hij op mist, dan gaat die fiche naar een willekeurig ander veld.
invisible_man-slip_away = Wegglippen
    .after_combat = verplaats een mistfiche naar een willekeurig veld zonder vechter en zet hem daar dan neer.
invisible_man-emerge_from_mist = Uit de nevel
    .during_combat = het getal van deze kaart wordt { $number } als hij deze beurt op mist begon.
invisible_man-covert_preparation = Heimelijke voorbereiding
    .after_combat = trek { n-cards } en beweeg een mistfiche tot { n-spaces } ver. Daarna beweegt je tegenstander een andere tot { n-spaces-2 } ver.
invisible_man-dreaming_of_revenge = Dromen van wraak
    .after_combat = staat hij op mist, dan krijgt elke vijandelijke vechter op mist { $amount } schade.
invisible_man-confound = In verwarring brengen
    .after_combat = je tegenstander mag een kaart afleggen. Doet hij dat niet, dan mag jij elke mistfiche naar een willekeurig ander veld verplaatsen.
invisible_man-impossible_to_see = Niet te zien
    .immediately = het getal van de kaart van je tegenstander is 0 en kaarteffecten kunnen het niet veranderen.
invisible_man-lurking = Op de loer
    .after_combat = trek { n-cards }. Zet hem daarna op een mistveld of beweeg een mistfiche tot { n-spaces } ver.
invisible_man-into_thin_air = In rook opgegaan
    .after_combat = beweeg hem tot { n-spaces } ver. Daarna beweegt je tegenstander een mistfiche tot { n-spaces-2 } ver.
invisible_man-coded_notes = Aantekeningen in code
    .after_combat = trek { n-cards } en leg dan { n-cards-2 } uit je hand in een volgorde naar keuze boven op je stapel.
invisible_man-reign_of_terror = Schrikbewind
    .scheme = Staat hij op mist, dan krijgt een vijandelijke vechter, waar dan ook, { $amount } schade.
invisible_man-vanish = Verdwijnen
    .scheme = Hij herstelt { $amount } leven en verlaat het bord; je beurt eindigt. Zet hem aan het begin van je volgende beurt op een willekeurig leeg veld.
invisible_man-step_lightly = Lichte tred
    .scheme = Een vechter naast hem krijgt { $amount } schade, of { $on_fog } als hij op mist staat. Daarna beweegt je tegenstander een mistfiche tot { n-spaces } ver.
invisible_man-rolling_fog = Rollende mist
    .scheme = Verplaats een mistfiche naar een willekeurig ander veld. Je krijgt er { n-actions } bij.

## Borden

space = { $label }
board-baskerville_manor = Landhuis Baskerville
    .text = Het landhuis: vier sleutelgatvelden zijn voor bewegingen verbonden (U-81, U-82).
zone-baskerville_manor-lightblue = tuin
zone-baskerville_manor-darkblue = gazon bij nacht
zone-baskerville_manor-brown = studeerkamer
zone-baskerville_manor-cream = bibliotheek
zone-baskerville_manor-green = salon
zone-baskerville_manor-purple = eetkamer
zone-baskerville_manor-grey = voorplein
board-marmoreal = Marmoreal
    .text = Een marmeren tuin. Een extra bord zonder bijzondere regels.
zone-marmoreal-white = marmeren terras
zone-marmoreal-green = tuin
zone-marmoreal-blue = uitzicht op de tuin
zone-marmoreal-violet = oostelijke laan
zone-marmoreal-plum = binnenhof
zone-marmoreal-red = westelijke laan
zone-marmoreal-brown = grachtpad
zone-marmoreal-yellow = westelijk terras
board-sarpedon = Sarpedon
    .text = Een wrak op een strand. Een extra bord zonder bijzondere regels.
zone-sarpedon-green = bos
zone-sarpedon-yellow = strand
zone-sarpedon-brown = bovendek
zone-sarpedon-red = benedendek
zone-sarpedon-purple = oever
zone-sarpedon-blue = ruïnes
board-sherwood_forest = Sherwood Forest
    .text = Paden in het bos. Een extra bord voor twee spelers.
zone-sherwood_forest-sage = westelijk pad
zone-sherwood_forest-red = rode klei
zone-sherwood_forest-slate = stenen
zone-sherwood_forest-green = varens
zone-sherwood_forest-white = berken
zone-sherwood_forest-yellow = zand
zone-sherwood_forest-brown = boomstammen
board-soho = Soho
    .text = Daken en steegjes van Soho. Twee lijnen kruisen elkaar zonder elkaar te raken (U-83).
zone-soho-blue = blauwe daken
zone-soho-navy = leien daken
zone-soho-cobble = keienstraat
zone-soho-pink = oostkant
zone-soho-green = fabrieksdaken
zone-soho-red = kade
zone-soho-yellow = zuidelijke stegen
board-yukon = Yukon
    .text = Een kamp in de kloof. Een extra bord voor twee spelers.
zone-yukon-red = rode rotsen
zone-yukon-orange = kamp
zone-yukon-yellow = karrenspoor
zone-yukon-olive = overkant
zone-yukon-maroon = struikgewas
zone-yukon-grey = rotsblokken
zone-yukon-purple = kloof

## De regels

section-terms = Begrippen
rule-U-1 = Je speelt één held met een vaste stapel van 30 actiekaarten, geen, een of meer helpers en soms fiches. Je held en je helpers zijn je vechters.
rule-U-2 = Een bord bestaat uit velden, en op een veld staat hoogstens één vechter. Twee velden die door een gedrukte lijn verbonden zijn, liggen naast elkaar, in beide richtingen; met zones heeft dat niets te maken.
rule-U-3 = Zones zijn kleuren. Een veld kan er meerdere hebben, en een zone hoeft niet aaneengesloten te zijn (in Soho zijn marineblauw, groen en geel gesplitst). Een zone maakt velden niet aangrenzend en geeft geen beweging.
rule-U-4 = Twee vechters zijn in dezelfde zone als hun velden minstens één kleur delen. De zone van een vechter is elk veld dat minstens één kleur deelt met zijn veld, zijn eigen veld inbegrepen.
rule-U-5 = Een kaart heeft een soort (aanval, verdediging, veelzijdig of list), een gedrukt getal (niet op een list), een banier die zegt wie haar mag spelen, een BOOST-getal en soms effecten. Een veelzijdige kaart mag aanvallen of verdedigen en telt voor elk effect als allebei.
rule-U-6 = De banier IEDEREEN betekent elk van je vechters. De naam van een vechter betekent alleen die vechter. ZUSTER betekent elke Zuster die nog leeft. Kaarten van DR. JEKYLL en MR. HYDE werken alleen in die gedaante (U-130).
rule-U-7 = De tekst van een kaart of een eigenschap gaat boven een algemene regel.
section-setup = Opzet
rule-U-9 = Kies een bord met genoeg startnummers voor de spelers; elke speler neemt een andere held.
rule-U-10 = Alle vechters beginnen met al hun leven. Schud je 30 kaarten en trek er 5.
rule-U-11 = Speler 1 gebruikt startveld 1 en heeft de eerste beurt; speler 2 gebruikt startveld 2, dan komen 3 en 4. Aan de keukentafel is de jongste speler 1; in Parlour beslist de volgorde van de plaatsen.
rule-U-12 = In de volgorde van de spelers zet ieder de held op zijn startveld, en dan elke helper op een eigen leeg veld in de zone van de held (een van de kleuren naar keuze als het startveld er meerdere heeft).
rule-U-13 = Is er zo’n veld niet vrij, dan gaat de helper naar een willekeurig leeg veld.
rule-U-14 = Fiches die op het bord beginnen (mist) worden meteen na de vechters van die speler gelegd (U-140).
rule-U-15 = Het duel kent geen nadeel in de eerste beurt: speler 1 heeft twee volle acties.
section-turn = De beurt
rule-U-16 = Een beurt verloopt zo: effecten aan het begin van de beurt, acties, effecten aan het einde van de beurt, handlimiet, volgende speler.
rule-U-17 = Je doet precies 2 acties. Je mag er geen overslaan, en je mag twee keer dezelfde doen.
rule-U-18 = De acties zijn manoeuvre, list en aanval.
rule-U-19 = Een manoeuvre mag altijd, ook met een lege stapel, dus je hebt altijd een toegestane actie (behalve als je rust, U-79).
rule-U-20 = Een list mag als je een listkaart in je hand hebt die minstens een van je levende vechters op het bord mag spelen.
rule-U-21 = Een aanval mag als een van je levende vechters een doelwit binnen bereik heeft en je een aanvalskaart of veelzijdige kaart hebt die deze vechter mag spelen.
rule-U-22 = Tijdens een beurt mag je meer dan 7 kaarten hebben. Aan het einde van je eigen beurt, na al het andere, leg je af tot je er 7 hebt; jij kiest welke.
rule-U-23 = ‘Je krijgt er 1 actie bij’ geeft je deze beurt een actie extra; ook die moet je gebruiken.
rule-U-24 = Eigenschappen aan het begin van de beurt komen voordat je je eerste actie kiest; ook de controle op een winnaar van U-66 komt vóór de eerste actie.
section-maneuver = Manoeuvre
rule-U-25 = Eerst trek je 1 kaart; daar mag je niet van afzien.
rule-U-26 = Dan, voordat een vechter beweegt, mag je 1 kaart afleggen en haar BOOST voor deze manoeuvre bij je bewegingswaarde optellen. Het effect van de kaart telt niet en de banier doet er niet toe, ook niet als die vechter verslagen is. Hoogstens één kaart.
rule-U-27 = Daarna beweeg je elk van je vechters hoogstens één keer, na elkaar in de volgorde die je wilt, elk van 0 tot de bewegingswaarde. Bewegingspunten worden niet gedeeld: elke vechter heeft de volle (verhoogde) waarde.
rule-U-28 = De bewegingswaarde op de kaart van de held geldt ook voor de helpers (2 bij alle vier de helden).
rule-U-29 = Elke stap gaat naar een aangrenzend veld. Je mag door bevriende vechters heen, niet door vijandelijke, en de beweging moet op een leeg veld eindigen.
rule-U-30 = Vechters die je eerder beweegt, veranderen wat vrij is voor wie je later beweegt.
rule-U-31 = Effecten ‘na je manoeuvre’ (Hyde) komen als alle bewegingen klaar zijn, ook als niemand bewoog.
section-deck-hand-information = Stapel, hand, kennis
rule-U-32 = Een lege stapel wordt nooit opnieuw geschud.
rule-U-33 = Is je stapel leeg, dan ben je uitgeput: telkens als je moet trekken en er geen kaart meer is, krijgt in plaats daarvan elk van je vechters op het bord meteen 2 schade, voor elke kaart die ontbreekt.
rule-U-34 = Dit geldt voor elk trekken: manoeuvres, je eigen effecten en effecten van een tegenstander waardoor je trekt. Neem eerst de kaarten die er nog zijn.
rule-U-35 = De bovenkant van een stapel omdraaien, bekijken, afleggen of herschikken is geen trekken en put nooit uit.
rule-U-36 = Aflegstapels liggen open en iedereen mag ze altijd doorkijken. Hoeveel kaarten er in handen en stapels zitten is openbaar; welke niet.
rule-U-37 = ‘Omdraaien’ en ‘laten zien’ toont een kaart aan iedereen; ‘bekijken’ alleen aan de genoemde speler.
rule-U-38 = Parlour kiest willekeurig afgelegde kaarten; de kaart wordt openbaar omdat ze open wordt afgelegd.
section-scheme = List
rule-U-40 = Toon de kaart, noem de vechter die haar speelt, voer het effect uit in de gedrukte volgorde en leg de kaart dan af.
rule-U-41 = Een list mag ook als een deel van het effect, of het hele effect, niets kan doen.
rule-U-42 = Een list waarvan de vechter verslagen is, kan niet worden gespeeld.
section-attack-and-combat = Aanval en gevecht
rule-U-43 = Noem de aanvallende vechter en één vijandelijke vechter als doelwit. Iedereen bereikt aangrenzende velden, welke zone het ook is; wie van afstand vecht (in deze doos alleen Dr. Watson) bereikt ook elk veld van zijn zone. Er is geen zichtlijn en niets staat in de weg.
rule-U-44 = De aanvaller legt gesloten één aanvalskaart of veelzijdige kaart neer die de aanvallende vechter mag spelen.
rule-U-45 = De verdediger mag dan gesloten één verdedigingskaart of veelzijdige kaart neerleggen die de verdedigende vechter mag spelen, of geen.
rule-U-46 = Beide kaarten worden tegelijk omgedraaid, en niets kan worden teruggenomen. (‘Elementair’ wordt open neergelegd: U-121.)
rule-U-47 = Dan, in deze volgorde: effecten METEEN; effecten TIJDENS HET GEVECHT; gevechtsschade; effecten NA HET GEVECHT; beide kaarten gaan naar de aflegstapels; effecten die ‘na het aanvallen’ komen.
rule-U-48 = Binnen één stap komen eerst de effecten van de verdediger, dan die van de aanvaller; meerdere effecten van één speler in de volgorde die hij wil.
rule-U-49 = Gevechtsschade is het getal van de aanval min dat van de verdediging, minstens 0; geen verdedigingskaart telt als 0. Zoveel leven verliest de verdedigende vechter.
rule-U-50 = Een hogere verdediging verwondt de aanvaller nooit.
rule-U-51 = Een opheffend effect (Schijnbeweging, Verrassingsaanval, goed geraden met ‘Elementair’) houdt de effecten van de andere kaart tegen die nog niet zijn uitgevoerd. Wat al gebeurd is (bijvoorbeeld een effect METEEN van de verdediger, dat eerst komt), blijft.
rule-U-52 = De aanvaller heeft gewonnen als de aanval zelf minstens 1 gevechtsschade toebracht; anders heeft de verdediger gewonnen, ook bij gelijkspel en bij een onverdedigde 0. Er is altijd precies één winnaar; de andere speler heeft verloren.
rule-U-53 = Schade door een effect is geen gevechtsschade en beslist nooit wie wint; schade door een veranderd getal is wel gevechtsschade.
rule-U-54 = Verplaatst een effect een vechter tijdens het gevecht, dan gaat het gevecht door. Het bereik wordt alleen gecontroleerd als de aanval wordt aangekondigd.
rule-U-55 = Het getal van een kaart wordt in lagen bepaald, niet naar tijd: (1) het gedrukte getal, of het getal dat ‘Strategie doorzien’ ervoor in de plaats zet; (2) vervangen door een effect ‘wordt N’ (De dubbele mens, Uit de nevel); (3) plus alle toeslagen (kaarteffecten, mist +1); (4) 0 als ‘Niet te zien’ het vastzet, waarbij alleen nog toeslagen mogen die niet van kaarten komen; (5) 0 als het genegeerd wordt (Elementair). Het is nooit lager dan 0 (zie Q-3).
rule-U-56 = Een genegeerd getal telt als 0, wat er ook bij komt.
rule-U-57 = Een getal dat op 0 vaststaat, kan door geen kaarteffect veranderen; toeslagen van een heldeneigenschap gelden nog wel. In deze doos is dat alleen de toeslag van de mist.
rule-U-58 = De effecten van een al gespeelde kaart gebeuren ook als haar vechter intussen verslagen is.
rule-U-59 = Maar een verslagen vechter is van het bord: voorwaarden over zijn plek, zijn buren of zijn zone kloppen niet, en hij kan niet worden bewogen, neergezet of genezen.
rule-U-60 = Opheffen raakt alleen effecten die op de kaart staan: niet haar getal, geen eigenschappen van helden, geen regels van het bord.
section-damage-defeat-end-of-the-game = Schade, nederlaag, einde van het spel
rule-U-62 = Een vechter met 0 leven is verslagen en verlaat meteen het bord.
rule-U-63 = Herstel gaat nooit boven het beginleven uit en brengt geen verslagen vechter terug.
rule-U-64 = Schade aan meerdere vechters door één effect gebeurt op hetzelfde ogenblik.
rule-U-65 = Een vechter die door een effect terugkeert, komt met al zijn leven op een leeg veld.
rule-U-66 = In een duel wordt aan het begin en aan het einde van elke actie gekeken wie wint: is precies één held verslagen, dan wint de andere speler, wie er ook aan de beurt is; zijn beide verslagen, dan wint wie aan de beurt is. Een actie wordt altijd eerst afgemaakt, maar zodra geen antwoord meer verandert wie wint, vraagt Parlour er geen en is het spel uit. De oudere regel, waarbij het spel meteen stopt, biedt Parlour als instelling aan (D-1).
section-how-effects-work = Hoe effecten werken
rule-U-67 = Volg de gedrukte volgorde. Doe wat kan en sla over wat niet kan, tenzij de tekst het ene deel van het andere laat afhangen (‘doe je dat’).
rule-U-68 = Effecten zijn verplicht tenzij er ‘mag’ staat; ‘tot N’ laat ook 0 toe.
rule-U-69 = Wie de kaart speelt, maakt elke keuze die niet aan iemand anders is gegeven.
rule-U-70 = ‘Bewegen’ volgt stap voor stap de lijnen (U-29); ‘zetten’ springt meteen naar het veld.
rule-U-71 = Beweeg je de vechter van een ander, dan gelden vriend en vijand vanuit de eigenaar van die vechter: hij mag door zijn eigen kant heen, niet door de jouwe.
rule-U-72 = Beweging door een effect mag geheime gangen gebruiken, en mistsprongen als de bewogen vechter de Onzichtbare Man is, wie hem ook beweegt (zie Q-7).
rule-U-73 = Zetten lukt alleen op een leeg veld. Zegt de tekst niet ‘leeg’ of ‘ander’, dan mag je een bezet veld kiezen (ook het eigen veld), en dan blijft de vechter gewoon staan. In de praktijk mag je dus van elk zetten in deze doos afzien als een bezet veld bij de tekst past; alleen een vechter die op het bord terugkomt, krijgt altijd een leeg veld (U-148, Q-19).
rule-U-74 = ‘Naast’ betekent in een effect: verbonden door een gedrukte lijn. Geheime gangen en mist tellen nooit mee.
rule-U-75 = Een ruil verwisselt beide plaatsen tegelijk, hoe ver ook.
rule-U-76 = In een gevecht is ‘je tegenstander’ de andere speler van dat gevecht. Bij een list is het een tegenstander naar keuze (in een duel de enige).
rule-U-77 = ‘Een vechter’, ‘een willekeurige vechter’ en ‘alle vechters’ zijn ook vrienden; ‘vijandelijk’ sluit die uit.
rule-U-78 = Een vechter kan van het bord zijn zonder verslagen te zijn (Verdwijnen). Hij heeft geen veld en kan niet worden aangevallen, verwond, bewogen, geruild of als buur geteld.
rule-U-79 = Een speler die aan het einde van een actie geen vechter op het bord heeft, rust: hij doet geen acties, trekt niets, kan niet als tegenstander worden gekozen en hoeft niets af te leggen. Dat eindigt als er weer een vechter van hem op het bord is.
rule-U-80 = ‘Je beurt eindigt’ betekent: stop, leg de gespeelde kaart af, ongebruikte acties vervallen, doe dan de stappen van het einde van de beurt met de handlimiet (ook als je rust: Q-6).
section-boards = Borden
rule-U-81 = Landhuis Baskerville: de vier sleutelgatvelden (1, 6, 16, 28) zijn door geheime gangen met elkaar verbonden. Een vechter mag voor 1 beweging van elk naar elk ander stappen, ook meermaals in één beweging. Het doel moet vrij zijn of, als hij er alleen doorheen gaat, een bevriende vechter hebben.
rule-U-82 = Voor aanvallen, zones en alle andere effecten liggen de sleutelgatvelden niet naast elkaar.
rule-U-83 = Soho heeft geen bijzondere regel. Twee paren lijnen kruisen elkaar zonder elkaar te raken: 18-19 gaat over 12-23, en 19-20 over 14-24.
rule-U-84 = Beide borden uit de doos zijn voor 2 tot 4 spelers en hebben startvelden 1 tot en met 4. Landhuis Baskerville: 22, 9, 24, 14. Soho: 3, 15, 22, 24. De extra borden hebben geen bijzondere regels: Marmoreal (16, 27, 1, 10) en Sarpedon (20, 30, 6, 13) voor 2 tot 4 spelers, Sherwood Forest (30, 22) en Yukon (22, 2) voor precies 2.
rule-U-85 = De nummers van velden en de namen en kleuren van zones zijn van Parlour zelf; op de gedrukte borden hebben alleen de startvelden nummers.
section-three-and-four-players = Met drie en vier spelers
rule-U-90 = Spelen 3 of 4 spelers ieder voor zich, dan zijn startvelden en beurtvolgorde 1, 2, 3 (en 4).
rule-U-91 = In je eerste beurt mag je alleen de volgende speler aanvallen of iemand die al een beurt heeft gehad. Alleen aanvallen zijn zo beperkt, listen en schade door effecten niet.
rule-U-92 = Een speler wiens held verslagen is, ligt eruit: zijn helpers (en mist) verlaten het bord.
rule-U-93 = De laatste speler met een held wint. Dat blijkt bij de controle van U-66; vielen alle overgebleven helden in één actie, dan wint de speler die aan de beurt is als zijn held daarbij was.
rule-U-94 = Beurten van spelers die eruit liggen worden gewoon overgeslagen.
rule-U-95 = Teams (2 tegen 2): de volgorde is A1, B1, A2, B2; team A begint dus op 1 en 3 en team B op 2 en 4. Op beide borden uit de doos beginnen teamgenoten dicht bij elkaar.
rule-U-96 = De vechters van je teamgenoot zijn bevriend: je mag erdoorheen en je mag ze niet aanvallen. Handen, stapels en acties blijven gescheiden.
rule-U-97 = Heeft een teamspeler geen vechter meer, dan worden zijn beurten overgeslagen; de andere kant krijgt er geen bij.
rule-U-98 = Een teamspeler wiens held verslagen is, speelt door zolang er een helper leeft (kaarten met de banier van de held zijn dan alleen nog goed als BOOST).
rule-U-99 = Een team wint als beide vijandelijke helden verslagen zijn (gecontroleerd als in U-66; zijn beide teams uitgeschakeld, dan wint het team van wie aan de beurt is).
rule-U-100 = Met drie spelers in teams: één persoon speelt beide helden van één kant als twee plaatsen met eigen stapels, handen en beurten.
rule-U-101 = Teamgenoten mogen overleggen. Parlour toont een hand alleen aan de teamgenoot als de tafel dat heeft aangezet (normaal staat het uit).
rule-U-102 = Geen van de vier helden is een grote vechter; elke vechter neemt één veld in.
section-rulings-by-hero-sherlock-holmes-16-health-dr-watson-8-health-ranged = Uitspraken per held: Sherlock Holmes (16 leven; Dr. Watson 8 leven, afstand)
rule-U-120 = De bescherming van Holmes kijkt naar de banier, niet naar wie de kaart speelt: effecten van HOLMES- en DR. WATSON-kaarten kunnen niet worden opgeheven, die van IEDEREEN-kaarten wel. Alleen effecten zijn beschermd: getallen mogen nog veranderen, genegeerd worden of 0 worden, en ‘Doe wat ik beveel’ werkt ook tegen deze kaarten.
rule-U-121 = Elementair: de aanvalskaart ligt al gesloten; de verdediger toont ‘Elementair’ en noemt een getal; dan wordt de aanval omgedraaid. Vergelijk alleen met het gedrukte getal. Effecten METEEN van de aanval komen ervoor; goed geraden houdt de effecten TIJDENS en NA het gevecht tegen en maakt het getal 0. Verkeerd geraden blijft het een gewone verdediging van 3. Je mag 0 tot en met 9 raden.
rule-U-122 = ‘Strategie doorzien’ verandert laag 1 van U-55: ‘Dierengedaante’ met drie afgelegde kaarten wordt 4+3, en een verdediging in de mist houdt haar +1. Tegen ‘geen kaart’ doet het niets.
rule-U-123 = Vermoeden bevestigd: aanvals-, verdedigings- en veelzijdige kaarten passen op hun gedrukte getal; listen passen nooit. Het slachtoffer kiest uit de passende kaarten. De schade is schade door een effect, alleen voor de held.
rule-U-124 = ‘Meester in vermommingen’ vraagt beide helden op het bord en werkt op elke afstand en over alle zones. Tegen een rustende speler is er geen doelwit.
section-rulings-by-hero-dracula-13-health-three-sisters-with-1-health-each = Uitspraken per held: Dracula (13 leven; drie Zusters met elk 1 leven)
rule-U-125 = Bloeddorst mag een van zijn eigen Zusters treffen. Voor het trekken moet er echt schade zijn toegebracht, en met een lege stapel put het uit. Eén keer per beurt.
rule-U-126 = ‘Doe wat ik beveel’ komt vóór elk effect METEEN van de aanvaller. De oude aanvalskaart gaat onuitgevoerd terug naar de hand; de gekozen kaart moet een aanvalskaart of veelzijdige kaart zijn die de aanvallende vechter mag spelen, en de oude kaart is dat altijd. De nieuwe kaart voert dan al haar effecten uit vanaf METEEN (een gekozen Schijnbeweging kan nog opheffen wat er van ‘Doe wat ik beveel’ over is: niets). Het is geen tweede aanval (zie Q-2).
rule-U-127 = Bloeddoop: Dracula herstelt ook als er geen Zuster verslagen is; de Zuster verschijnt op een leeg veld dat een zone met Dracula deelt.
rule-U-128 = ‘Vraatzuchtige verleiding’ mag elke vechter kiezen, vriend of vijand, held of helper. 0 stappen mag, en de schade telt dan nog steeds de Zusters ernaast; een bewogen Zuster telt zichzelf niet mee.
rule-U-129 = ‘Bloedroes’ telt Zusters op het bord, ook verre in een zone van de verdediger. ‘Op prooi uit’ geneest zoveel als er echt aan schade is toegebracht, tot 13 leven.
section-rulings-by-hero-jekyll-hyde-16-health-no-sidekick = Uitspraken per held: Jekyll & Hyde (16 leven, geen helper)
rule-U-130 = Een gedaantekaart kan (als aanval, verdediging of list) alleen worden gespeeld als hij op dat ogenblik in die gedaante is. Elke kaart mag in elke gedaante als BOOST of door effecten worden afgelegd.
rule-U-131 = Hij begint als Jekyll. De wissel aan het begin van de beurt is vrijwillig en mag hoogstens één keer; ‘verandert in X’ doet niets als hij al X is.
rule-U-132 = De 1 schade van Hyde komt na elke manoeuvre (ook een extra) en kan hem verslaan; dan beslist U-66.
rule-U-133 = Een gedaantewissel door een effect NA HET GEVECHT telt meteen, bijvoorbeeld voor latere effecten van dezelfde stap en voor de volgende aanval.
rule-U-134 = ‘Wetenschappelijke methode’ telt de gevechtsschade van dit gevecht (in deze doos kan er geen andere schade aan voorafgaan).
rule-U-135 = Rustgevend onderzoek: kies hoeveel kaarten je trekt (0 tot 3) voordat je er een ziet; houd een van de getrokken kaarten (als die er zijn), de rest gaat onder de stapel. Meer kiezen dan er in de stapel zitten, put uit.
rule-U-136 = Een vreemd geval: het doelwit wordt gekozen nadat de kaart is getoond; zonder vechter ernaast gaat de kaart toch naar de hand. Met een lege stapel gebeurt er niets.
section-rulings-by-hero-invisible-man-15-health-no-sidekick-3-fog-tokens = Uitspraken per held: de Onzichtbare Man (15 leven, geen helper, 3 mistfiches)
rule-U-140 = Mist bij de opzet: drie verschillende velden van zijn zone zonder vechter (zijn eigen veld mag niet); zijn er te weinig vrij, dan willekeurige vrije velden.
rule-U-141 = Mist beweegt alleen door zijn kaarten. Een fiche die ‘tot N velden’ ver gaat, telt lijnen zoals een vechter, maar gaat langs vechters en andere dingen en mag er ook eindigen. Nooit liggen er twee mistfiches op één veld, al mag de ene over de andere heen.
rule-U-142 = Op een mistveld telt de kaart waarmee hij verdedigt +1. Dat is een eigenschap, dus een Schijnbeweging heft het niet op en ‘Strategie doorzien’ laat het staan. Zonder verdedigingskaart is er geen toeslag.
rule-U-143 = Hij mag voor 1 beweging tussen twee willekeurige mistvelden stappen, meermaals in één beweging; een vijandelijke vechter op het doelveld verhindert het. Voor aanvallen en effecten liggen mistvelden niet naast elkaar.
rule-U-144 = Mist ‘naar een ander veld’ verplaatsen kan onbeperkt ver; het veld mag bezet zijn maar geen mist hebben. Bij ‘Wegglippen’ mag er geen vechter staan.
rule-U-145 = ‘Niet te zien’ als verdediging wint van een aanvallende Schijnbeweging (het komt eerst); als aanval verliest het van een verdedigende Schijnbeweging.
rule-U-146 = ‘Uit de nevel’ vraagt waar hij stond toen de beurt begon, na zijn terugkeer van Verdwijnen als die er was, en of er toen mist lag; latere veranderingen doen er niet toe.
rule-U-147 = De eerste mogelijkheid van ‘Op de loer’ is een sprong naar een willekeurig mistveld zonder vechter.
rule-U-148 = Verdwijnen: hij herstelt 1 leven (niet boven 15), verlaat het bord en rust tot het begin van zijn volgende beurt; dan komt hij vóór al het andere op een leeg veld. Zijn beurt is voorbij zodra de kaart is uitgevoerd, hoeveel acties er ook over waren. De mist blijft op het bord.
rule-U-149 = Bij ‘In rook opgegaan’, ‘Lichte tred’ en ‘Heimelijke voorbereiding’ (daar een andere fiche) beweegt de tegenstander de mist; 0 velden mag, en de eigenaar houdt alle drie de fiches.
rule-U-150 = Lichte tred: zonder vechter ernaast is er geen schade, maar de tegenstander beweegt toch een fiche.
section-where-readings-differ = Waar de lezingen verschillen
rule-D-1 = Voor het einde van het spel bestaan twee regels: in de oudere eindigt het meteen als een held 0 leven heeft, in de nieuwere wordt aan het begin en einde van elke actie gekeken. Parlour speelt het zo: de nieuwere (U-66), met de oudere als instelling (Q-33). Met de oudere regel zouden effecten NA HET GEVECHT van de verdediger een gelijkspel winnen.
rule-D-2 = Parlour speelt het zo: herstel stopt bij het beginleven, niet bij het hoogste getal van de draaischijf.
rule-D-3 = ‘De dubbele mens’ heeft BOOST 1.
rule-D-5 = In het landhuis Baskerville loopt er geen lijn tussen 21 en 31, en een geheime gang mag bij elke stap van een beweging worden gebruikt, niet alleen bij de eerste (U-81).
rule-D-6 = De bescherming van Holmes houdt ‘Niet te zien’ niet tegen: ze gaat over het opheffen van effecten, niet over getallen.
rule-D-7 = In een gevecht komen de effecten van de verdediger eerst, nooit die van de aanvaller (U-48).
rule-D-8 = Parlour speelt het zo: bij de opzet zet elke speler held en helpers samen neer voordat de volgende dat doet (U-12), niet eerst alle helden en dan alle helpers. Het maakt alleen uit als zones overlappen.
section-open-questions-and-how-parlour-plays-them = Open vragen en hoe Parlour ze speelt
rule-Q-1 = Wegglippen: mag de fiche op haar eigen veld blijven als daar geen vechter staat? Parlour speelt het zo: ja, want er staat niet ‘ander’, zoals bij ‘Rollende mist’.
rule-Q-2 = Doe wat ik beveel: alleen kaarten die de aanvallende vechter mag spelen? Parlour speelt het zo: ja.
rule-Q-3 = ‘Strategie doorzien’ tegen kaarten met ‘wordt N’. Parlour speelt het zo: de lagen van U-55 beslissen (De dubbele mens blijft 6, Uit de nevel blijft 5).
rule-Q-4 = Mogen mistfiches geheime gangen gebruiken? Parlour speelt het zo: ja, als instelling die normaal aanstaat.
rule-Q-5 = ‘Niet te zien’ tegen een verdediger op mist komt met verschillende helden niet voor; in spiegelduels beslist U-57.
rule-Q-6 = De handlimiet in de beurt van ‘Verdwijnen’. Parlour speelt het zo: ze geldt, want het is een regel en geen effect van een tegenstander.
rule-Q-7 = ‘Vraatzuchtige verleiding’ op de Onzichtbare Man: mogen mistsprongen? Parlour speelt het zo: ja, want zijn eigen bewegingsregels gelden (U-71).
rule-Q-8 = Als ieder voor zich speelt, kiest de speler van de Onzichtbare Man welke tegenstander bij ‘Lichte tred’ de mist beweegt. Ligt hij eruit, dan gaat ook zijn mist weg.
rule-Q-9 = Spiegelduels (twee keer dezelfde held) zitten niet in de doos. Parlour biedt ze als instelling aan, die normaal uitstaat.
rule-Q-10 = Meerdere eigen effecten aan het begin van de beurt zet je zelf op volgorde. In deze doos heeft geen held er twee, behalve de terugkeer van Verdwijnen, die eerst komt.
rule-Q-11 = Gebeuren effecten van verschillende spelers buiten een gevecht tegelijk, dan komen die van de speler aan de beurt eerst.
rule-Q-12 = De vechter die een list speelt of aanvalt, moet worden genoemd. Mogen meerdere levende vechters de kaart spelen (een ZUSTER-list), dan krijg je de keuze, al hangt er niets van af.
rule-Q-13 = Een vechter die een kaart noemt, en ‘Zuster’, zijn altijd die van wie de kaart speelt, ook in spiegelduels en teams.
rule-Q-14 = Twee Onzichtbare Mannen (spiegelduel): elk gebruikt voor toeslag, sprongen en kaarten alleen zijn eigen mist; bij ‘één mistfiche per veld’ tellen de fiches van beiden.
rule-Q-15 = De toeslag van de mist staat vast als de verdedigingskaart wordt omgedraaid; niets in deze doos beweegt hem of zijn mist tussen dat moment en de schade.
rule-Q-16 = Kan er geen tegenstander worden gekozen (de enige rust), dan mag zo’n list toch worden gespeeld (U-41); wat de tegenstander nodig heeft, doet niets, de rest gebeurt.
rule-Q-17 = In verwarring brengen: de fiches gaan na elkaar in een volgorde die de speler kiest, elk naar een willekeurig ander veld zonder mist of helemaal niet; een veld dat een fiche verliet, is vrij voor de volgende.
rule-Q-18 = Getallen die je noemt (Elementair, Vermoeden bevestigd) gaan van 0 tot en met 9, ook getallen die geen kaart heeft.
rule-Q-19 = Bloeddoop: is er een Zuster verslagen en deelt een leeg veld een zone met Dracula, dan moet ze terugkeren; jij kiest het veld. Is er zo’n veld niet, dan blijft ze weg, en Dracula is toch hersteld.
rule-Q-20 = Is het doelwit van een aanval vóór de schadestap verslagen of van het bord, dan is er geen gevechtsschade en heeft de verdediger gewonnen. Met deze doos alleen kan het niet voorkomen.
rule-Q-21 = Gevechtsschade is het verschil van de getallen, ook als de vechter minder leven had; schade door effecten geldt alleen als toegebracht tot het leven dat er nog was. Leven gaat nooit onder 0.
rule-Q-22 = Wie een hand bekijkt (Methoden bestuderen, Het onmogelijke uitsluiten, Doe wat ik beveel), ziet haar alleen en zoals ze op dat ogenblik is; de anderen horen alleen dat het gebeurde. Een getoonde hand (Vermoeden bevestigd) staat in ieders logboek.
rule-Q-23 = ‘Geen verdediging’ ziet er voor alle anderen hetzelfde uit, of de verdediger nu een bruikbare kaart had of niet; dat geldt ook voor een aanval, list of boost die niet werd gekozen.
rule-Q-24 = In een manoeuvre mag de net getrokken kaart de boost zijn, boosten zonder te bewegen mag, en uitputting komt vóór de boost.
rule-Q-25 = Uitputting in een manoeuvre kan je eigen held verslaan: de actie gaat door met de vechters die er nog zijn, daarna komt U-66. Twee ontbrekende kaarten zijn twee treffers van 2, elk op al je vechters op hetzelfde ogenblik.
rule-Q-26 = Valt een held aan het begin van een beurt (Bloeddorst, of het trekken daarna), dan gebeuren de overige effecten van het begin van de beurt, en dan komt de controle van U-24, vóór elke actie.
rule-Q-27 = Als ieder voor zich speelt, valt men af bij de controle aan het einde van de actie (U-92). Tot dan staan de helpers op het bord en maakt de speler hun keuzes. Valt de speler aan de beurt af, dan eindigt zijn beurt daar.
rule-Q-28 = In teams zijn ‘je vechters’ (uitputting, manoeuvre, listen) alleen je eigen; ‘vijandelijk’ is nooit een teamgenoot; ‘een willekeurige vechter’ en ‘een vechter ernaast’ kunnen dat wel zijn. Een teamspeler zonder vechters verliest zijn mistfiches.
rule-Q-29 = U-91 beperkt aangekondigde doelwitten gedurende de hele eerste beurt, ook bij extra acties; is er geen ander doelwit binnen bereik, dan is er geen aanvalsactie.
rule-Q-30 = In deze doos gebeurt er niets als je door een veld heen gaat; je kiest dus alleen waar een beweging eindigt en Parlour zoekt een toegestane weg.
rule-Q-31 = Opzet: eerst schudden en 5 trekken, zodat handen bekend zijn als helpers en mist worden neergezet; elke speler zet alles neer voordat de volgende begint. Later neergezette vechters mogen op mist staan.
rule-Q-32 = Een regel voor remise is niet nodig: elke actie verbruikt een kaart, trekt er een of put uit, en geen kaart komt terug uit een aflegstapel, dus elk duel eindigt.
rule-Q-33 = Met de oudere eindregel aan (D-1) stopt het spel zodra een held verslagen is; vallen helden op hetzelfde ogenblik, dan wint de speler aan de beurt.
rule-Q-34 = De handlimiet telt alleen aan het einde van je eigen beurt; jij kiest wat je aflegt en iedereen ziet het. Kaarten die je in de beurt van een ander krijgt, mogen tot dan boven 7 blijven.
rule-Q-35 = Kaarten met dezelfde naam zijn gelijk: kies je een kaart om te spelen of af te leggen, dan tellen gelijke kaarten als één keuze.

## Getallen die je kunt wijzigen

figure-start-hand = kaarten bij het begin
figure-hand-limit = handlimiet
figure-actions-per-turn = acties per beurt
figure-maneuver-draw = kaarten bij manoeuvreren
figure-exhaustion-damage = schade door uitputting
figure-health = gezondheid
figure-move = beweging
figure-ranged = op afstand
figure-sidekicks = helpers
figure-sidekick-health = gezondheid van helpers
figure-sidekick-ranged = helpers op afstand
figure-value = waarde
figure-boost = boost
figure-copies = exemplaren
figure-after-combat = na het gevecht
figure-during-combat = tijdens het gevecht
figure-on-commit = bij het inzetten
figure-immediately = meteen
figure-up-to = tot
figure-count = aantal
figure-amount = hoeveelheid
figure-scheme = plan
figure-each = per stuk
figure-start-of-turn = aan het begin van de beurt
figure-number = getal
figure-most = hoogstens
figure-after-maneuver = na het manoeuvreren
figure-fog = mist
figure-fog-bonus = bonus in de mist
figure-on-fog = op mist

## De doelkaart

goal-duel = Het duel
    .task = Ontneem de andere held het laatste leven.
    .win = als { NOUN($others, case: "mid") } geen gezondheid meer heeft.
    .lose = als { NOUN($own, case: "mid") } er geen meer heeft.{ $helped ->
        [yes] { " " }Helpers mogen vallen; het duel gaat door.
       *[no] { "" }
    }
    .watching = als de andere held geen gezondheid meer heeft.
goal-free = Iedere held alleen
    .task = Blijf als laatste held overeind.
    .win = als { NOUN($others, case: "mid") } gevallen zijn.
    .lose = als { NOUN($own, case: "mid") } geen gezondheid meer heeft.
    .watching = de laatste held die overeind staat, wint.
goal-teams = Twee tegen twee
    .task = Versla beide helden van de andere kant.
    .win = als { NOUN($others, case: "mid") } allebei gevallen zijn.
    .lose = als { NOUN($own, case: "mid") } allebei gevallen zijn. Je speelt door zolang een van je vechters staat.
    .watching = als beide helden van de andere kant gevallen zijn.
goal-actions = { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}: manoeuvre (trek een kaart en beweeg), aanval of list.
goal-clock = De klok
goal-deck = { $who ->
    [watching] De stapel. Is die leeg, dan kost elke kaart die een speler moet trekken elk van zijn vechters { $damage } gezondheid.
   *[you] Je stapel. Is die leeg, dan kost elke kaart die je moet trekken elk van je vechters { $damage } gezondheid.
}
goal-fell = { $fallen ->
    [one] { $fallen } valt.
   *[other] { $fallen } vallen.
}
