# Black Orchestra in het Nederlands.
#
# Plaatsen hebben twee vormen met een voorzetsel: case "in" (waar iemand is) en case "to" (waar iemand heen gaat).

## De plank, en wat er voor het spel wordt afgesproken

about-game = Mensen van het Duitse verzet proberen Hitler te doden voordat ze worden ontdekt; iedereen wint of verliest samen. Een onofficiële uitvoering van het spel van Philip duBarry, uitgegeven door Game Salute en Starling Games. De 24 verhoorkaarten zijn van ons.
setup-players = Spelers
    .help = Eén tot vijf; wie alleen speelt, leidt twee samenzweerders (BO-15).
setup-difficulty = Moeilijkheid
    .help = Hoeveel treffers een aanslag in het begin nodig heeft (BO-12).
difficulty-easy = Makkelijk
    .full = Makkelijk: een aanslag heeft in het begin 2 treffers nodig
difficulty-standard = Standaard
    .full = Standaard: een aanslag heeft in het begin 3 treffers nodig
difficulty-hard = Moeilijk
    .full = Moeilijk: een aanslag heeft in het begin 4 treffers nodig
setup-conspirators = Samenzweerders
    .help = In volgorde van de beurt, ieder hooguit één keer; niet ingevuld worden ze geloot (BO-15).
setup-variants = Varianten
    .help = Alle die samengaan (BO-140 tot BO-142, R98).
variant-trusted_lieutenants = Trouwe vazallen
    .full = Trouwe vazallen: ook twee plaatsvervangers moeten sterven (BO-140)
variant-sense_of_urgency = Haast
    .full = Haast: van elke stapel gebeurtenissen gaat één kaart meer uit het spel (BO-141)
variant-guarded_documents = Bewaakte papieren
    .full = Bewaakte papieren: zonder ‘Papieren gevonden’ (BO-142)
variant-deck_51 = 51 kaarten
    .full = 51 samenzweerderskaarten (R1)
variant-classic_interrogation = Klassiek verhoor
    .full = De zes verhoorkaarten van de eerste uitgave (R2)
variant-printed_raid_icons = Derde inval
    .full = Een derde inval in fase 5 (R4)
variant-solo = Solo
    .full = Eén speler leidt twee samenzweerders (BO-15)
setup-first_player = Beginspeler
    .help = De plaats die begint; -1 laat het aan het toeval over (R62, R106).
setup-hitler_penalty_first = Hitlers straf eerst
    .help = Uit: alle straffen in een volgorde naar keuze (R6).
setup-strict_stage_start = Fasen beginnen met de eerste kaart
    .help = Aan: de eerste kaart van een fase begint die fase, ook een belangrijke (R11).
setup-tresckow_reveal = Tresckow draait elk voorwerp om
    .help = Uit: zonder de actie van het blad uit de eerste uitgave (R60).
setup-goerdeler_draw = Goerdelers kaarten
    .help = 1, of 3 zoals één bron het heeft (R59).
setup-prison_shields_all = Gevangenis beschermt tegen alles
    .help = Aan: gevangenen blijven ook gespaard bij ontdekking, onvrede en verdeelde voordelen (R45, R47, R78).

## De acties van een beurt

what-now = { $conspirator }, { NOUN($space, case: "in") }: nog { so-many-actions }.
end = Beurt beëindigen
move = Reis { NOUN($space, case: "to") }
    .group = Reizen
    .chip = { $space }
move-entry = Reis { NOUN($space, case: "to") }
    .detail = ({ $entry })
dossier = Dossier: trek een samenzweerderskaart
    .head = Dossier
    .chip = Samenzweerderskaart
conspire = Samenspannen met { $dice ->
    [1] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}
    .group = Samenspannen
    .chip = { $dice ->
        [1] 1 steen
       *[other] { $dice } stenen
    }
reveal = Het gedekte voorwerp hier omdraaien
collect = Het voorwerp hier meenemen: { $item }
deliver = { START(NOUN($item, case: "acc")) } afleveren
    .detail = { $text }
release = Vrijlating
    .detail = gooi een dobbelsteen om een gevangene vrij te krijgen
give-to = Een kaart of voorwerp geven aan { $conspirator }
    .group = Een kaart of voorwerp geven aan
    .chip = { $conspirator }
take-from = Een kaart of voorwerp nemen van { $conspirator }
    .group = Een kaart of voorwerp nemen van
    .chip = { $conspirator }
use-card = ‘{ $card }’ inzetten{ illegal-mark }
    .detail = { $text }
    .chip = { $card }{ illegal-mark }
plot = Aanslag ‘{ $card }’ plegen op { $target }
ability = Bijzondere gave
    .detail = { $ability ->
        [inspire] elke andere samenzweerder op jouw plaats krijgt { $motivation_gained } motivatie
        [shield] leg een voorwerp af; één samenzweerder verliest { $suspicion_lost } verdenking
        [look] bekijk de volgende { spelled-events } en leg ze in een volgorde naar keuze terug
        [move_two] reis tot { spelled-spaces } ver
        [move_another] laat een andere samenzweerder één plaats reizen
        [take_tile] neem het voorwerp op jouw plaats mee, ook al ligt het gedekt
       *[reveal_tile] draai een willekeurig gedekt voorwerp op het bord om
    }
ability-own = Bijzondere gave
    .detail = { $text }
instant = { $conspirator } zet ‘{ $card }’ in{ illegal-mark }
    .detail = { $text }
illegal-mark = { $illegal ->
    [0] { "" }
   *[other] { " (verboden)" }
}

## Stukken om uit te kiezen

pass = Passen
decline = Afslaan
a-conspirator = { $conspirator }
    .detail = ({ $motivation }, verdenking { $suspicion }, { NOUN($space, case: "in") })
a-space = { $space }
    .group = { $verb ->
        [visit] Bezoek
        [hitler] Hitler naar
        [leave] Uitwijken naar
       *[other] Naar
    }
    .chip = { $space }
a-space-entry = { $space }
    .detail = ({ $entry })
stop = Hier blijven
a-tile = Het voorwerp { NOUN($space, case: "in") }
    .detail = ({ $item })
a-tile-face-down = Het voorwerp { NOUN($space, case: "in") }
    .detail = (gedekt)
a-leader = { $leader } { NOUN($space, case: "in") }
a-card = { $card }{ illegal-mark }
    .detail = { $text }
an-event = { $event }
    .detail = { $text }
an-item = { START($item) }
discard-card = ‘{ $card }’ afleggen{ illegal-mark }
    .detail = { $text }
    .chip = { $card }{ illegal-mark }
discard-item = Het voorwerp { $item } afleggen
    .chip = { START($item) }
give-card = ‘{ $card }’ geven{ illegal-mark }
    .detail = { $text }
    .chip = { $card }{ illegal-mark }
give-item = Het voorwerp { $item } geven
    .chip = { START($item) }
take-card = ‘{ $card }’ nemen{ illegal-mark }
    .detail = { $text }
    .chip = { $card }{ illegal-mark }
take-item = Het voorwerp { $item } nemen
    .chip = { START($item) }
agree-card = ‘{ $card }’ afstaan{ illegal-mark }
    .detail = { $text }
agree-item = Het voorwerp { $item } afstaan
refuse = Weigeren

## Andere vragen, en hun antwoorden

over-limit = Je zit boven je limiet: wat leg je af?
    .lead = Je zit boven je limiet.
    .ask = Wat leg je af?
discard-which-card = Welke kaart leg je af?
discard-which-plot = Welke aanslag leg je af?
discard-which-item = Welk voorwerp leg je af?
whose-suspicion-falls = Wiens verdenking daalt?
whose-suspicion-falls-by-1 = Wiens verdenking daalt met 1?
who-moves = Wie reist er?
who-is-released = Wie komt er vrij?
whom-hit = Wie wordt getroffen?
choose-one = Kies er één.
choose-support = De steun van het leger daalt met { $support_lost }
choose-motivation = Iedereen op jouw plaats krijgt { $motivation_gained } motivatie
choose-hitler = Hitler tot { spelled-spaces } verplaatsen
choose-conspirator = Een samenzweerder tot { spelled-spaces } verplaatsen
draw-up-to = Een kaart trekken? ({ $card } van { $cards })
draw = Een kaart trekken
enough = Geen kaart meer
take-which-item = Welk voorwerp neem je van de aflegstapel?
take-which-card = Welke kaart neem je van de aflegstapel?
keep-which-card = Welke kaart houd je?
take-out-which = Een van deze gebeurtenissen uit het spel nemen?
remove-none = Allemaal laten zitten
remove-event = ‘{ $event }’ uit het spel nemen
    .detail = { $text }
    .chip = { $event }
which-event-next = Welke gebeurtenis komt { $place ->
    [1] als eerste
    [2] als tweede
   *[other] als derde
}?
walk = Waar gaat { $conspirator } heen? (stap { $step } van { $spaces })
fly-where = Naar welke open plaats vlieg je?
hitler-where = Waar gaat Hitler heen?
take-which-tile = Welk voorwerp neem je?
reveal-which-tile = Welk voorwerp draai je om?
remove-which-tile = Welk voorwerp verdwijnt van het bord?
remove-which-deputy = Welke plaatsvervanger verdwijnt uit het spel?
call-whom = Welke plaatsvervangers worden weggeroepen?
call-one = { $leader }
call-two = { $leader } en { $other }
call-where = Naar welke plaats?
leave-where = De plaats sluit en { $piece } moet weg. Waarheen?
    .lead = De plaats sluit en { $piece } moet weg.
    .ask = Waarheen?
give-what = Wat geef je?
take-what = Wat neem je?
asked-for = { $conspirator } vraagt jou om ‘{ $piece }’. Akkoord?
    .lead = { $conspirator } vraagt jou om ‘{ $piece }’.
    .ask = Akkoord?
share-relief = Wiens verdenking daalt met 1? (nog { $points } te verdelen)
free-whom = Welke gevangene bevrijd je?
visits-whom = Bij wie gaat { $leader } op bezoek?
offer-goebbels = Goebbels bezoekt jou alleen. Verdenking omhoog tot { $suspicion } voor { $motivation_gained } motivatie?
    .lead = Goebbels bezoekt jou alleen.
    .ask = Verdenking omhoog tot { $suspicion } voor { $motivation_gained } motivatie?
accept-goebbels = Verdenking omhoog tot { $suspicion }, { $motivation_gained } motivatie erbij
offer-himmler = Himmler bezoekt jou alleen. Een dobbelsteen gooien? Een getal geeft zoveel motivatie, een adelaar { $suspicion_gained } verdenking.
    .lead = Himmler bezoekt jou alleen.
    .ask = Een dobbelsteen gooien? Een getal geeft zoveel motivatie, een adelaar { $suspicion_gained } verdenking.
accept-himmler = De dobbelsteen gooien
offer-hess = Hess bezoekt jou alleen. { $motivation_lost } motivatie verliezen om naar een open plaats te reizen en { $suspicion_lost } verdenking kwijt te raken?
    .lead = Hess bezoekt jou alleen.
    .ask = { $motivation_lost } motivatie verliezen om naar een open plaats te reizen en { $suspicion_lost } verdenking kwijt te raken?
accept-hess = { $motivation_lost } motivatie minder, naar een open plaats, { $suspicion_lost } verdenking minder
offer-hitler = Hitler bezoekt jou alleen. Motivatie en verdenking terug naar het begin laten zakken?
    .lead = Hitler bezoekt jou alleen.
    .ask = Motivatie en verdenking terug naar het begin laten zakken?
accept-hitler = Beide terug naar het begin
pay-for-suspicion = Iets afleggen om { $suspicion } verdenking kwijt te raken?
discard-nothing = Niets afleggen
himmler-to-whom = Naar wie gaat Himmler?
which-deputy-comes = Welke plaatsvervanger komt er?
whose-penalty = Er zijn hier meerdere kopstukken. Wiens straf komt eerst?
    .lead = Er zijn hier meerdere kopstukken.
    .ask = Wiens straf komt eerst?
penalty-met = { $leader }
    .detail = { $text }
penalty-unmet = { $leader }
    .detail = niets, { penalty-finds-nothing }.
use-now = Nu een kaart inzetten?
use-before-draw = Een kaart inzetten voordat de gebeurtenis wordt getrokken?
use-plainly = { $card }
    .detail = { $text }
delay-hitler = ‘{ $event }’ verplaatst Hitler. ‘Hitler ophouden’ inzetten?
    .lead = ‘{ $event }’ verplaatst Hitler.
    .ask = ‘Hitler ophouden’ inzetten?
hitler-stays = { $card }
    .detail = hij blijft waar hij is
divert-how-many = { $targets ->
    [one] Gaat de treffer naar ‘Afvalligen en onvrede’?
   *[other] Hoeveel van de { $targets } treffers gaan naar ‘Afvalligen en onvrede’?
}
divert = { $dice } op de kaart, { $rest } op het onvredespoor
divert-one = { $dice ->
    [0] Op het onvredespoor
   *[other] Op de kaart
}
dissent-full = Het onvredespoor is vol. Kies er één.
    .lead = Het onvredespoor is vol.
    .ask = Kies er één.
dissent-support = De steun van het leger daalt tot { $falls_to }
dissent-all = Elke vrije samenzweerder mag { $motivation_gained } motivatie krijgen
    .detail = (Opstand in het getto van Warschau)
dissent-motivation = { $conspirator } krijgt { $motivation_gained } motivatie
    .detail = (wordt { $motivation })
take-heart = { $motivation_gained } motivatie erbij?
gain = { $motivation_gained } motivatie erbij
who-gets-die = Een dobbelsteen toont { $actions }: wie krijgt de volgende beurt { so-many-actions }?
give-die = { $conspirator }
give-nobody = Niemand
    .detail = de dobbelsteen blijft ongebruikt
illegal-card = Inval van de Gestapo: een verboden kaart afleggen, of houden?
    .lead = Inval van de Gestapo.
    .ask = Een verboden kaart afleggen, of houden?
raid-discard = ‘{ $card }’ afleggen
raid-keep = ‘{ $card }’ houden
    .detail = verdenking wordt { $suspicion }
raid-keep-safe = ‘{ $card }’ houden
    .detail = (ligt in de kluis)

## Aanslagen

inform = ‘Partizaan als informant’ inzetten voor { more-dice }?
use-informant = { $card }
    .detail = { more-dice }
build-pool = ‘{ $card }’: tot nu toe { so-many-dice }. Wat voeg je toe?
    .lead = ‘{ $card }’: tot nu toe { so-many-dice }.
    .ask = Wat voeg je toe?
announce = Klaar om te gooien
use-for-pool = ‘{ $card }’ inzetten
item-for-pool = { START(NOUN($item, case: "acc")) } afleggen
ask-for = { $conspirator } vragen om { NOUN($item, case: "acc") }
lend = { $conspirator } vraagt jou om { NOUN($item, case: "acc") } voor de aanslag. Akkoord?
    .lead = { $conspirator } vraagt jou om { NOUN($item, case: "acc") } voor de aanslag.
    .ask = Akkoord?
agree-to-lend = { START(NOUN($item, case: "acc")) } afstaan
try-plot-hitler = Een gebeurtenis heeft Hitler verplaatst. Een aanslag plegen?
    .lead = Een gebeurtenis heeft Hitler verplaatst.
    .ask = Een aanslag plegen?
try-plot-leader = Een gebeurtenis heeft een kopstuk verplaatst. Een aanslag plegen?
    .lead = Een gebeurtenis heeft een kopstuk verplaatst.
    .ask = Een aanslag plegen?
how-many-dice = Je hebt { targets-needed } nodig. { $eagles }. Met hoeveel dobbelstenen gooi je?
    .lead = Je hebt { targets-needed } nodig. { $eagles }.
    .ask = Met hoeveel dobbelstenen gooi je?
roll = { $dice ->
    [1] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
} gooien
    .group = Gooien
    .chip = { $dice ->
        [1] 1 steen
       *[other] { $dice } stenen
    }
after-roll = De dobbelstenen tonen { LIST($faces, join: "comma") } ({ targets-needed } nodig). Een kaart inzetten?
    .lead = De dobbelstenen tonen { LIST($faces, join: "comma") } ({ targets-needed } nodig).
    .ask = Een kaart inzetten?
which-die = Welke dobbelsteen wordt opnieuw gegooid?
reroll = Een dobbelsteen met { $face }
eagles-that-detect = Bij { $limit ->
    [one] 1 adelaar
   *[other] { $limit } adelaars
} word je ontdekt{ $notes ->
    [0] { "" }
   *[other] { " (" }{ LIST($notes, join: "comma") })
}
eagles-are-added = { $n ->
    [one] 1 komt
   *[other] { $n } komen
} erbij
eagles-are-ignored = { $n ->
    [one] 1 telt
   *[other] { $n } tellen
} niet
plot-text = { LIST($parts, join: "blank") }
plot-from-anywhere = Meteen nadat een gebeurtenis Hitler heeft verplaatst, in ieders beurt en vanaf elke plaats.
plot-from-next-space = Precies één plaats van Hitler af{ $place ->
    [unfortified] , die op een niet versterkte plaats is
    [fortified] , die op een versterkte plaats is
   *[any] { "" }
}.
plot-in-same-space = { $reckless ->
    [yes] Roekeloos, op
   *[no] Op
} Hitlers plaats{ $place ->
    [berlin] { " in Berlijn" }
    [fortified] , die versterkt is
    [unfortified] , die niet versterkt is
    [stages] , met nummer { LIST($stages, join: "or") }{ $first ->
        [1] { " (Berlijn telt als 1)" }
       *[other] { "" }
    }
   *[any] { "" }
}.
plot-base = De aanslag begint met { so-many-dice }.
plot-extra-dice = { $elements ->
    [0] Extra dobbelstenen:
   *[other] Extra dobbelstenen: { LIST($elements, join: "comma") }
}{ $meeting ->
    [0] { "" }
    [1] ; één extra als alle samenzweerders op die plaats zijn
    [2] ; twee extra als alle samenzweerders op die plaats zijn
   *[other] ; { $meeting } extra als alle samenzweerders op die plaats zijn
}.
plot-element = { $several ->
    [yes] { $what } (elk)
   *[no] { $what }
}{ $dice ->
    [0] { "" }
    [1] { "" }
   *[other] { " (" }{ $dice } dobbelstenen)
}
plot-ignores = Met { NOUN($what, case: "acc") } { $ignore ->
    [1] telt { $several ->
        [yes] telkens één adelaar
       *[no] één adelaar
    }
   *[other] tellen { $several ->
        [yes] telkens { $ignore } adelaars
       *[no] { $ignore } adelaars
    }
} niet.

## Gevangenis

accuse-instead = ‘Valse beschuldigingen’ inzetten in plaats van het verhoor?
accuse = { $card }
    .detail = een andere samenzweerder verliest { $suspicion_lost } verdenking, een plaatsvervanger verdwijnt uit het spel
interrogation = Een verhoorkaart trekken
what-answer = { $question }: alleen jij leest deze kaart. Wat doe je?
    .lead = { $question }: alleen jij leest deze kaart.
    .ask = Wat doe je?
being-interrogated = wordt verhoord
an-answer = { $text }
answer-that-loses = { $text } Let op: wordt de laatste vrije samenzweerder gearresteerd, dan is het spel verloren.
resist = Volhouden proberen ({ $motivation }): gooi een dobbelsteen. Breek je, dan: { $broken } Een treffer laat je vrij.
    .head = Volhouden proberen ({ $motivation })
    .detail = gooi een dobbelsteen. Breek je, dan: { $broken } Een treffer laat je vrij.

## Straffen van kopstukken, plaatsen die iets doen

penalty-hitler = Je motivatie daalt met { $n }.
penalty-hess = { $n ->
    [one] Leg één kaart uit je dossier af, naar keuze (ook een aanslag).
   *[other] Leg { $n } kaarten uit je dossier af, naar keuze (ook aanslagen).
}
penalty-goebbels = Je bijzondere gave werkt deze beurt niet.
penalty-bormann = Je mag deze beurt niet samenspannen.
penalty-himmler = Je verdenking stijgt met { $n }.
penalty-goering = { $n ->
    [one] Leg een van je voorwerpen af, naar keuze.
   *[other] Leg { $n } van je voorwerpen af, naar keuze.
}
penalty-finds-nothing = { $leader ->
    [hitler] de motivatie van { $conspirator } kan niet verder dalen
    [hess] { $conspirator } heeft geen kaart om af te leggen
    [himmler] de verdenking van { $conspirator } kan niet verder stijgen
   *[goering] { $conspirator } heeft geen voorwerp om af te leggen
}
entry = Bij binnenkomst { LIST($changes, join: "and") }.
motivation-rises = stijgt je motivatie met { $n }
motivation-falls = daalt je motivatie met { $n }
suspicion-rises = stijgt je verdenking met { $n }
suspicion-falls = daalt je verdenking met { $n }
support-rises = stijgt de steun van het leger met { $n }
support-falls = daalt de steun van het leger met { $n }
delivery = Lever { NOUN($item, case: "acc") } af: je verdenking daalt met { $suspicion_lost }.
delivery-any = { $when ->
    [deputy_here] Is hier een plaatsvervanger
    [hitler_here] Is Hitler hier
    [stage_1] Alleen in fase 1
    [stage_2] Alleen in fase 2
    [abwehr] Samenzweerders van de Abwehr
    [civilian] Burgers onder de samenzweerders
   *[wehrmacht] Samenzweerders van de Wehrmacht
}: geef een voorwerp naar keuze af, je verdenking daalt met { $suspicion_lost }.
delivery-shared = Lever { NOUN($item, case: "acc") } af: neem { $points } verdenking weg, naar keuze verdeeld over de samenzweerders.

## Getallen in teksten

spelled-cards = { $cards ->
    [0] geen kaart
    [1] één kaart
    [2] twee kaarten
    [3] drie kaarten
   *[other] { $cards } kaarten
}
spelled-events = { $events ->
    [1] gebeurteniskaart
    [2] twee gebeurteniskaarten
    [3] drie gebeurteniskaarten
   *[other] { $events } gebeurteniskaarten
}
spelled-spaces = { $spaces ->
    [1] één plaats
    [2] twee plaatsen
    [3] drie plaatsen
   *[other] { $spaces } plaatsen
}
spelled-spaces-2 = { $spaces_2 ->
    [1] één plaats
    [2] twee plaatsen
    [3] drie plaatsen
   *[other] { $spaces_2 } plaatsen
}
spelled-targets = { $targets ->
    [1] één
    [2] twee
    [3] drie
   *[other] { $targets }
}
more-actions = { $actions ->
    [1] één actie extra
   *[other] { $actions } acties extra
}
more-dice = { $dice ->
    [1] één dobbelsteen extra
    [2] twee dobbelstenen extra
   *[other] { $dice } dobbelstenen extra
}
so-many-dice = { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}
targets-needed = { $needed ->
    [one] 1 treffer
   *[other] { $needed } treffers
}
eagles-ignored = { $ignore_eagles ->
    [one] telt 1 adelaar niet
   *[other] tellen { $ignore_eagles } adelaars niet
}
eagles-added = { $add_eagles ->
    [one] komt er 1 adelaar bij
   *[other] komen er { $add_eagles } adelaars bij
}
next-events = { $events ->
    [1] De volgende kaart van fase { $stage } gaat uit het spel
    [2] De volgende twee kaarten van fase { $stage } gaan uit het spel
    [3] De volgende drie kaarten van fase { $stage } gaan uit het spel
   *[other] De volgende { $events } kaarten van fase { $stage } gaan uit het spel
}
bearable = { $suspicion_gained ->
    [0] van elk niveau
    [1] met verdenking hoog of lager
    [2] met verdenking laag of matig
   *[other] met verdenking laag
}
motivated-enough = { $motivation_lost ->
    [0] van elk niveau
    [1] die weifelend of hoger is
    [2] die gedreven of hoger is
    [3] die vastbesloten of hoger is
   *[other] die roekeloos is
}
discards-cards = { $discarded ->
    [1] een kaart legt er één af
    [2] twee of meer kaarten legt er twee af
    [3] drie of meer kaarten legt er drie af
   *[other] { $discarded } of meer kaarten legt er { $discarded } af
}
discards-items = { $discarded ->
    [1] een voorwerp legt er één af
    [2] twee of meer voorwerpen legt er twee af
    [3] drie of meer voorwerpen legt er drie af
   *[other] { $discarded } of meer voorwerpen legt er { $discarded } af
}
tiles-leave = { $tiles ->
    [1] Eén voorwerp verdwijnt van het bord
    [2] Twee voorwerpen verdwijnen van het bord
    [3] Drie voorwerpen verdwijnen van het bord
   *[other] { $tiles } voorwerpen verdwijnen van het bord
}
released-reader = jij komt vrij{ at-suspicion }
released-reader-2 = jij komt vrij{ $suspicion_2 ->
    [high] { "" }
   *[other] { " met verdenking " }{ $suspicion_2 }
}
at-suspicion = { $suspicion ->
    [high] { "" }
   *[other] { " met verdenking " }{ $suspicion }
}

## Wat er gebeurde

game_began = De samenzweerders ontmoeten elkaar op het station: { LIST($conspirators, join: "comma") }. { $first } begint.
turn_began = Beurt { $turn }: { $conspirator }.
    .title = Beurt { $turn }: { $conspirator }
stage_began = Fase { $stage } begon.
    .title = Fase { $stage } begon
motivation_changed = De motivatie van { $conspirator } { rose-or-fell } tot { $to }{ because }.
suspicion_changed = De verdenking van { $conspirator } { rose-or-fell } tot { $to }{ because }.
support_changed = De steun van het leger { rose-or-fell } tot { $to }{ because }.
rose-or-fell = { $way ->
    [up] steeg
   *[down] daalde
}
because = { $why ->
    [none] { "" }
   *[other] : { $why }
}
because-aside = { $why ->
    [none] { "" }
   *[other] { " " }({ $why })
}
cause-interrogation = het verhoor
cause-eagle = een adelaar
cause-delivery = de aflevering
cause-release = de gevraagde vrijlating
cause-raid = een verboden kaart gehouden
cause-detection = de aanslag werd ontdekt
cause-dissent = de onvrede
cause-ability = een bijzondere gave
cause-limit = de limiet
cause-arrest = de arrestatie
cause-search = de inval van de Gestapo
cause-stage = de plaats sluit
leader_moved = { $leader } ging { NOUN($to, case: "to") }{ because }.
leader_removed = { $leader } verdween uit het spel{ because }.
leader_stayed = { $leader } werd opgehouden en bleef{ because }.
moved = { $conspirator } ging { NOUN($to, case: "to") }{ because }.
card_drawn = { $conspirator } trok ‘{ $card }’{ because }.
card_discarded = { $conspirator } legde ‘{ $card }’ af{ because }.
card_used = { $conspirator } zette ‘{ $card }’ in.
card_kept = { $conspirator } hield ‘{ $card }’.
card_taken_back = { $conspirator } nam ‘{ $card }’ van de aflegstapel{ because }.
cards_turned = Omgedraaid en afgelegd: { LIST($cards, join: "comma") }.
item_taken = { $conspirator } nam { NOUN($item, case: "acc") } mee { $space ->
    [pile] van de aflegstapel
   *[other] { NOUN($space, case: "in") }
}{ because }.
item_discarded = { $conspirator } legde { NOUN($item, case: "acc") } af{ because }.
item_delivered = { $conspirator } leverde { NOUN($space, case: "in") } { NOUN($item, case: "acc") } af.
tile_revealed = Het voorwerp { NOUN($space, case: "in") } werd omgedraaid: { $item }{ because-aside }.
tile_removed = Het voorwerp { NOUN($space, case: "in") } verdween uit het spel ({ $item }){ because }.
unseen = ongezien
conspired = { $conspirator } spande samen met { so-many-dice }.
dice_rolled = { $conspirator } gooide { faces-shown }.
plot_rolled = { $conspirator } gooide { faces-shown }.
faces-shown = { $dice ->
    [0] geen dobbelstenen
   *[other] { LIST($dice, join: "comma") }
}
dissent_changed = { $to ->
    [0] Het onvredespoor werd leeggemaakt
    [one] Op het onvredespoor ligt 1 dobbelsteen
   *[other] Op het onvredespoor liggen { $to } dobbelstenen
}{ because }.
targets_diverted = { $conspirator } legde { $dice ->
    [one] 1 treffer
   *[other] { $dice } treffers
} op ‘Afvalligen en onvrede’.
actions_gained = { $conspirator } kreeg er { so-many-actions } bij{ because }.
so-many-actions = { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}
actions_ended = { $conspirator } beëindigde de beurt.
dice_given = { $conspirator } krijgt { so-many-actions } in de volgende beurt{ because }.
release_tried = { $conspirator } vroeg om de vrijlating van een gevangene en gooide { $die }.
arrested = { $conspirator } werd gearresteerd.
released = { $conspirator } kwam vrij en is in het hoofdkwartier van de Gestapo, met verdenking { $suspicion }.
handed_over = { $conspirator } gaf ‘{ $piece }’ aan { $to }.
refused = { $conspirator } zei nee tegen { $asker }.
event_drawn = Gebeurtenis: { $card }
event-in-full = { $card }. { $text }
a-raid = { $card }.
event_dropped = Er is een sleutelgebeurtenis in het spel: ‘{ $card }’ ging zonder gevolg uit het spel.
key_event_moved = ‘{ $card }’ ging naar het vak voor de sleutelgebeurtenis.
events_removed = { $cards ->
    [0] Er was geen kaart van fase { $stage } meer om weg te nemen.
    [one] 1 kaart van fase { $stage } ging uit het spel.
   *[other] { $cards } kaarten van fase { $stage } gingen uit het spel.
}
events_looked_at = { $conspirator } bekeek de volgende gebeurtenissen: { LIST($cards, join: "comma") }.
then-event = daarna { $card }
event_taken_out = ‘{ $card }’ werd uit het spel genomen{ because }.
events_put_back = { $conspirator } legde de gebeurtenissen in volgorde terug.
event_skipped = Weinig nieuws: deze beurt geen gebeurtenis.
questioned = { $conspirator } werd verhoord.
question_set_aside = { $conspirator } kon geen van de antwoorden geven; de kaart werd opzijgelegd.
answered = { $conspirator } gaf toe: { $answer }
resisted = { $conspirator } probeerde vol te houden, gooide { $die } en { $resisted ->
    [yes] hield stand
   *[no] brak
}.
broken = Gebroken: { $answer }
plot_named = { $conspirator } pleegde de aanslag ‘{ $card }’ op { $target }.
by-affiliation = de juiste groep
by-meeting = iedereen is hier
by-beck = Beck is hier
by-ability = een bijzondere gave
pool_changed = { START($why) }: nu { $pool ->
    [one] 1 dobbelsteen
   *[other] { $pool } dobbelstenen
}{ $ignored ->
    [0] { "" }
    [one] , 1 adelaar telt niet
   *[other] , { $ignored } adelaars tellen niet
}.
announced = De worp: { $pool ->
    [one] 1 dobbelsteen
   *[other] { $pool } dobbelstenen
}, { targets-needed } nodig. { $eagles }.
die_rolled_again = { $conspirator } gooide een dobbelsteen met { $from } opnieuw: { $to }.
eagle_ignored = Eén adelaar telt niet.
plot_detected = De aanslag werd ontdekt: { $eagles ->
    [one] 1 adelaar
   *[other] { $eagles } adelaars
}, { $limit ->
    [one] 1 was
   *[other] { $limit } waren
} genoeg.
plot_failed = De aanslag mislukte, maar niemand merkte het: { $targets } van de { $needed ->
    [one] 1 treffer
   *[other] { $needed } treffers
}.
plot_succeeded = De aanslag slaagde: { $target } is dood.
penalty = { $conspirator } begon de beurt bij { $leader }{ $met ->
    [yes] : { penalty-told }
   *[no] , maar { penalty-finds-nothing }
}.
penalty-told = { $leader ->
    [hitler] de motivatie daalt met { $n }
    [himmler] de verdenking stijgt met { $n }
    [hess] { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } afleggen
    [goering] { $n ->
        [one] 1 voorwerp
       *[other] { $n } voorwerpen
    } afleggen
    [goebbels] deze beurt geen bijzondere gave
   *[bormann] deze beurt niet samenspannen
}
deck_shuffled = De stapel samenzweerderskaarten werd opnieuw geschud.
raided = De Gestapo vond { $arrests ->
    [0] niemand
    [one] 1 samenzweerder
   *[other] { $arrests } samenzweerders
} met extreme verdenking.
ability_used = { $conspirator } gebruikte de bijzondere gave: { $ability }.
ability-told-inspire = elke andere samenzweerder op die plaats krijgt { $motivation_gained } motivatie
ability-told-shield = een voorwerp gaat weg en één samenzweerder verliest { $suspicion_lost } verdenking
ability-told-look = een blik op de volgende { spelled-events }
ability-told-move_two = een reis van hooguit { spelled-spaces }
ability-told-move_another = een andere samenzweerder reist één plaats
ability-told-take_tile = het gedekte voorwerp op die plaats wordt meegenomen
ability-told-reveal_tile = een gedekt voorwerp wordt omgedraaid
abilities_off = De bijzondere gaven van { $affiliation ->
    [abwehr] samenzweerders van de Abwehr
    [civilian] burgers onder de samenzweerders
   *[wehrmacht] samenzweerders van de Wehrmacht
} werken de rest van het spel niet.
game_lost = { $why ->
    [all-in-prison] Alle samenzweerders zitten gevangen.
    [documents-located] De papieren zijn gevonden.
   *[no-event-left] Er is geen gebeurtenis meer om te trekken.
}
ended-hitler-dead = Hitler is dood, in fase { $stage } van de oorlog, na { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}. De samenzweerders hebben gewonnen.
ended-all-in-prison = Alle samenzweerders zitten gevangen in fase { $stage }: het spel is verloren.
ended-documents-located = De Gestapo heeft de papieren gevonden waarin iedereen staat: het spel is verloren.
ended-no-event-left = De oorlog is voorbij en er is geen gebeurtenis meer: het spel is verloren.

## Wat niet mag

not-now = Nu niet: { $conspirator } { $waits }.
another-question = { $key } is geen antwoord op de vraag: { $question } (zeg { LIST($examples, join: "comma") }{ $options ->
    [1] { "" }
    [2] { "" }
    [3] { "" }
   *[other] { " …" }
})
no-such-answer = Dat antwoord staat niet op je kaart, of het kan niet helemaal worden uitgevoerd.
no-such-dice = Je mag zoveel dobbelstenen wegnemen als je wilt, maar er blijft er minstens één over en er komen er geen bij.
item-no-help = Alleen voorwerpen die de aanslag noemt helpen, elk één keer tenzij de kaart er meer toelaat, van jou of van anderen op jouw plaats.
nothing-more = Zeg { $key } en verder niets.
no-card-left = Stapel en aflegstapel zijn leeg: er is geen kaart om te trekken.
no-discarding = Niemand mag zomaar kaarten of voorwerpen afleggen.
plot-first = Noem eerst een aanslag uit je dossier: die plegen is een actie.
choose-action = Kies nu een actie: { LIST($actions, join: "or") }.
prison-is-apart = De gevangenis grenst nergens aan: alleen arrestatie en vrijlating leiden erin en eruit.
no-such-space = De plaats { $key } bestaat niet.
already-there = Je bent al { NOUN($space, case: "in") }.
by-train-station = Berlijn kom je alleen via het station in en uit.
not-connected = { START($space) } is niet verbonden met { $start }.
closed-now = { START($space) } is vanaf fase 7 gesloten.
opens-later = { START($space) } opent in fase { $opens }; dit is fase { $stage }.
conspired-already = Samenspannen mag één keer per beurt, en dat heb je al gedaan.
bormann-is-here = Je begon je beurt waar Bormann is: deze beurt mag je niet samenspannen.
no-die-in-reach = Er is geen dobbelsteen beschikbaar: ze liggen allemaal op het onvredespoor, op een kaart of als acties bij iemand.
say-how-many-dice = Zeg met hoeveel dobbelstenen, 1 tot { $most }.
too-many-dice = Hooguit { $most ->
    [one] 1 dobbelsteen
   *[other] { $most } dobbelstenen
}: drie, niet meer dan de acties die je nog hebt ({ $actions }) en de beschikbare dobbelstenen.
no-tile = Er ligt geen voorwerp { NOUN($space, case: "in") }.
reveal-first = Het voorwerp hier ligt gedekt: draai het eerst om.
no-face-down-tile = Er ligt geen gedekt voorwerp { NOUN($space, case: "in") }.
collect-it = Het voorwerp hier ligt al open: neem het mee.
no-delivery = Je kunt niets afleveren { NOUN($space, case: "in") }.
delivery-covered = Het voorwerp { NOUN($space, case: "in") } bedekt de aflevering nog: eerst moet het weg.
delivery-not-now = Nu niet: { $text }
no-such-item = Het voorwerp { $key } bestaat niet.
delivery-asks-for = { START(NOUN($space, case: "in")) } wordt om { $item } gevraagd.
item-not-yours = Je hebt geen { $item ->
    [concealed_pistol] verborgen pistool
   *[other] { $item }
} op je eigen blad.
release-where = Je moet in het hoofdkwartier van de Gestapo zijn.
no-prisoner = Niemand zit gevangen.
too-suspect = Niet met verdenking extreem.
say-with-whom = Zeg eerst met wie, zoals { $key }:NAAM; wat er van hand wisselt komt daarna.
transfer-needs-another = Voor een overdracht is een andere samenzweerder nodig.
transfer-in-prison = { $conspirator } zit gevangen: er kan niets worden overgedragen.
transfer-elsewhere = { $conspirator } is niet op jouw plaats.
refused-already = { $conspirator } heeft deze beurt al geweigerd.
nothing-to-hand-over = Er is niets om over te dragen.
no-such-conspirator = Samenzweerder { $key } doet niet mee.
no-such-card = De kaart { $key } bestaat niet.
not-in-dossier = ‘{ $card }’ ligt niet in je dossier.
say-instant = ‘{ $card }’ kost geen actie: zeg { $key }.
say-plot = ‘{ $card }’ is een aanslag: pleeg die met { $key }.
works-by-itself = ‘{ $card }’ werkt vanzelf zolang de kaart in je dossier ligt.
counts-as-item = ‘{ $card }’ telt als voorwerp: te gebruiken bij aanslagen, afleveren en afleggen.
used-in-prison = ‘{ $card }’ gebruik je in de gevangenis, in plaats van een verhoorkaart te trekken.
card-not-now = ‘{ $card }’ kan nu niet: { $text }
card-at-its-moment = ‘{ $card }’ kan alleen op zijn eigen moment: { $text }
no-cards-in-prison = In de gevangenis gebruik je geen kaarten, ook geen directe.
card-in-your-turn = ‘{ $card }’ kost een actie, in je eigen beurt.
card-not-at-this-moment = ‘{ $card }’ kan op dit moment niet: { $text }
no-such-plot = De aanslag { $key } bestaat niet.
no-such-leader = Het kopstuk { $key } bestaat niet.
deputies-no-targets = Plaatsvervangers zijn alleen doelwit in de variant ‘Trouwe vazallen’.
leader-not-in-play = { $leader } is niet in het spel.
plot-at-hitler = Een aanslag is op Hitler gericht tenzij je een ander noemt: zeg { $key }.
plot-needs-motivation = ‘{ $card }’ vraagt motivatie { $needed }; jij bent { $motivation }.
plot-after-event = ‘{ $card }’ kan meteen nadat een gebeurtenis het doelwit heeft verplaatst, zonder actie.
target-does-not-fit = { $leader } is { NOUN($space, case: "in") }, en dat past niet. { $text }
one-connection-away = Je moet precies één verbinding van { $leader } af zijn, die { NOUN($space, case: "in") } is.
be-where-target-is = Je moet zijn waar { $leader } is: { NOUN($space, case: "in") }.
ability-no-action = De bijzondere gave van { $conspirator } is geen actie: { $text }
ability-say = { $conspirator } kan dit met een actie: { LIST($keys, join: "or") }.
ability-needs-motivation = Voor bijzondere gaven moet je gedreven zijn; jij bent { $motivation }.
ability-off = Je bijzondere gave werkt niet.
tresckow-without = Aan deze tafel heeft Tresckow die actie niet.
once-a-turn = Eén keer per beurt, en dat heb je al gedaan.
ability-not-now = { $conspirator } kan dat nu niet: { $text }

## Pakketten, op papier

pack-conspirators = Samenzweerders
pack-cards = Samenzweerderskaarten
pack-events = Gebeurtenissen
pack-illegal = Verboden
pack-act = Inzetten
pack-instant = Elk moment
pack-ongoing = Zolang in je dossier
pack-item = Telt als voorwerp
pack-prison = In de gevangenis
pack-plot = Aanslag
pack-stage = Fase { $stage }{ $kind ->
    [key] , sleutelgebeurtenis
    [important] , belangrijk
   *[normal] { "" }
}

## Het beeld in een terminal

picture-turn = Black Orchestra ({ $difficulty ->
    [easy] makkelijk
    [standard] standaard
   *[hard] moeilijk
})   Beurt { $turn }: { $conspirator }, { $actions ->
    [0] geen actie meer
    [one] nog 1 actie
   *[other] nog { $actions } acties
}.
picture-tracks = Fase { $stage }   Steun van het leger { $support } (van { $start } tot 7)   Onvrede { $track }
picture-current-event = Gebeurtenis: { $card }. { $text }
picture-key-event = Sleutelgebeurtenis: { $card }. (de tekst geldt niet meer)
picture-next-events = Volgende gebeurtenissen: { LIST($cards, join: "comma") }.
picture-decks = Nog per fase { $left }   Stapel { $deck }, afgelegd { $discard }
picture-discarded-cards = Afgelegde kaarten: { LIST($cards, join: "comma") }.
picture-discarded-items = Afgelegde voorwerpen: { LIST($items, join: "comma") }.
picture-cannot-win = Er zijn te weinig kopstukken over: het spel is niet meer te winnen (R97).
picture-closed = gesloten
picture-legend = B Berlijn   1-5 nummer   * versterkt   (naam) voorwerp, (?) gedekt voorwerp   [naam] samenzweerder
picture-conspirator = { $name }{ $marks ->
    [0] { "" }
   *[other] { " (" }{ LIST($marks, join: "comma") })
}, { $affiliation }, { NOUN($space, case: "in") }
picture-you = jij
picture-active = aan de beurt
picture-levels = { $motivation }, verdenking { $suspicion }{ $able ->
    [yes] { "" }
   *[no] { "   gave werkt niet" }
}
picture-items = Voorwerpen { $n }/{ $limit }: { $items ->
    [0] geen
   *[other] { LIST($items, join: "comma") }
}{ $held ->
    [0] { "" }
   *[other] { "   " }{ $held } acties tegoed
}
picture-dossier = Dossier { $n }/{ $limit }: { $cards ->
    [0] leeg
   *[other] { LIST($cards, join: "comma") }
}
picture-ability = Bijzondere gave: { $text }
picture-card = { $card }: { $text }
picture-card-name = { $card }{ illegal-mark }
picture-attempt = Aanslag: { $card }, { so-many-dice } voor de worp
picture-announced = { targets-needed } nodig, { $limit ->
    [one] 1 adelaar verraadt
   *[other] { $limit } adelaars verraden
}
picture-rolled = Gegooid: { LIST($faces, join: "comma") }
picture-question = Verhoor, alleen voor jouw ogen: { $question }
picture-broken = Volhouden proberen; breek je, dan: { $text }

## Kaarten van de samenzweerders

card-defections_and_dissent = Afvalligen en onvrede
    .text = Zolang deze kaart in je dossier ligt, mag je treffers uit ieders worp bij Samenspannen hierop leggen in plaats van op het onvredespoor; zodra hier { spelled-targets } of meer liggen, daalt de steun van het leger met { $support_lost } en gaan alle dobbelstenen van de kaart terug naar de voorraad. Toont een worp bij Samenspannen een adelaar, dan mag geen van die treffers op de kaart: ze wordt afgelegd en haar dobbelstenen gaan terug naar de voorraad.
card-false_accusations = Valse beschuldigingen
    .text = In de gevangenis, in plaats van een verhoorkaart te trekken: één andere samenzweerder verliest { $suspicion_lost } verdenking en een plaatsvervanger naar keuze verdwijnt uit het spel.
card-black_orchestra = Zwart orkest
    .text = Alleen als alle samenzweerders op één plaats zijn: gooi elke vrije dobbelsteen. Elke adelaar verhoogt ieders verdenking met { $suspicion_gained }, treffers gaan naar het onvredespoor, getallen worden uitgedeeld als extra acties voor de volgende beurt van wie ze krijgt.
card-planning_session = Planvergadering
    .text = Draai samenzweerderskaarten om tot er een aanslag verschijnt; neem die en leg de rest af.
card-quick_reaction = Snelle reactie
    .text = Gooi één dobbelsteen van een aanslag opnieuw.
card-effective_planning = Goede voorbereiding
    .text = De samenzweerder die aan de beurt is mag deze beurt { more-actions } doen.
card-dumpster_dive = Graaien in het afval
    .text = Neem een kaart naar keuze van de aflegstapel van de samenzweerders.
card-delay_hitler = Hitler ophouden
    .text = Wanneer een gebeurtenis wordt omgedraaid die Hitler verplaatst: hij blijft waar hij is.
card-slow_news_day = Weinig nieuws
    .text = Deze beurt wordt er geen gebeurtenis getrokken. Zeg het voordat er wordt getrokken.
card-safe = Kluis
    .text = Je verboden kaarten verhogen je verdenking niet bij een inval van de Gestapo.
card-airplane_access = Plaats in een vliegtuig
    .text = Reis naar een open plaats naar keuze.
card-schedule_leaked = Hitlers agenda gelekt
    .text = Bij een aanslag { $ignore ->
        [1] telt één adelaar
       *[other] tellen { $ignore } adelaars
    } niet.
card-infiltrate_ss_bunker = Geheime SS-bunker binnendringen
    .text = Trek tot { spelled-cards }; je verdenking stijgt met { $suspicion_gained }.
card-black_market = Zwarte markt
    .text = Neem één voorwerp van de aflegstapel van de voorwerpen.
card-cover_story = Dekmantel
    .text = Iedereen op jouw plaats, jij ook, verliest { $suspicion_lost } verdenking.
card-history_repeats = De geschiedenis herhaalt zich
    .text = Schud de aflegstapel en deze kaart terug in de stapel van de samenzweerders en trek daarna { spelled-cards }.
card-called_away = Weggeroepen
    .text = Verplaats twee plaatsvervangers naar keuze naar één plaats naar keuze.
card-distant_contact = Contact in de verte
    .text = Neem een voorwerp, open of gedekt, van een plaats naar keuze.
card-lose_gestapo = Gestapo afschudden
    .text = Je verdenking daalt met { $suspicion_lost }.
card-partisan_informant = Partizaan als informant
    .text = Is de steun van het leger { $support } of hoger, dan krijgt een aanslag { more-dice }.
card-classified_papers = Geheime stukken
    .text = Elke treffer in ieders worp bij Samenspannen verlaagt jouw verdenking met { $suspicion_lost }. Zit er een adelaar in die worp, dan tellen de treffers hier niet: leg deze kaart af en verhoog je verdenking met { $suspicion_gained }.
card-war_crimes_evidence = Bewijs van oorlogsmisdaden
    .text = Kies: de steun van het leger daalt met { $support_lost }, of iedereen op jouw plaats krijgt { $motivation_gained } motivatie.
card-forged_documents = Vervalste papieren
    .text = Kies: verplaats Hitler tot { spelled-spaces }, of verplaats een samenzweerder tot { spelled-spaces-2 }.
card-military_secrets = Militaire geheimen
    .text = In Zürich of Stockholm: de steun van het leger daalt met { $support_lost }.
card-intelligence_briefing = Inlichtingenrapport
    .text = Bekijk { $events ->
        [1] de bovenste kaart
        [2] de bovenste twee kaarten
       *[other] de bovenste { $events } kaarten
    } van de stapel gebeurtenissen die in gebruik is. { $events ->
        [2] Neem er één uit het spel en leg de andere terug, of leg beide in een volgorde naar keuze terug.
       *[other] Neem er één of geen uit het spel en leg de andere in een volgorde naar keuze terug.
    }
card-hidden_camera = Verborgen camera
    .text = In Auschwitz of Treblinka: elke samenzweerder krijgt { $motivation_gained } motivatie.
card-false_safety_report = Vals veiligheidsrapport
    .text = Elke samenzweerder verliest { $suspicion_lost } verdenking.
card-inspiring_letter = Bemoedigende brief
    .text = Iedereen op jouw plaats, jij ook, krijgt { $motivation_gained } motivatie.
card-officer_recruited = Officier overgehaald
    .text = Een aanslag die jij begint krijgt { more-dice }.
card-concealed_pistol = Verborgen pistool
    .text = Telt als één voorwerp wapens zonder een plaats in te nemen; wie het zo gebruikt, legt het af.
card-forged_release_orders = Vervalst vrijlatingsbevel
    .text = Vanaf elke plaats: één gevangen samenzweerder komt vrij in het hoofdkwartier van de Gestapo, met verdenking { $suspicion }.
card-lone_gunman = Eenzame schutter
card-suitcase_bomb = Kofferbom
card-derail_train = Trein laten ontsporen
card-plane_bomb = Bom in het vliegtuig
card-hidden_bomb = Verborgen bom
card-coup = Staatsgreep
card-poison_gas = Gifgas
card-sniper = Scherpschutter
card-kidnapping = Ontvoering
card-poison_parcel = Vergiftigd pakje
card-poison_food = Vergiftigd eten
card-ambush = Hinderlaag

## Gebeurtenissen

event-gestapo_raid = Inval van de Gestapo
    .text = Er komt een inval van de Gestapo.
    .story = Huiszoekingen en arrestaties door de geheime politie.
event-s1_parade_in_berlin = Parade in Berlijn
    .text = Hitler, Goebbels en Hess gaan naar het Zeughaus. Samenzweerders van de Wehrmacht in Berlijn verliezen { $suspicion_lost } verdenking. Zolang deze kaart ligt: bij aanslagen { eagles-ignored }.
    .story = De heldenherdenking werd elk jaar in maart gehouden in het Zeughaus aan Unter den Linden.
event-s1_visit_from_goebbels = Bezoek van Goebbels
    .text = Goebbels bezoekt de dichtstbijzijnde samenzweerder. Is die alleen, dan mag hij zijn verdenking verhogen tot { $suspicion } om { $motivation_gained } motivatie te krijgen.
    .story = Goebbels bestuurde pers, radio en film vanuit het ministerie van propaganda.
event-s1_party_rally = Partijdag
    .text = Hitler en alle plaatsvervangers gaan naar Neurenberg.
    .story = De partijdag van 1938 in Neurenberg vierde de inlijving van Oostenrijk.
event-s1_leadership_dispute = Ruzie aan de top
    .text = Bormann gaat naar Hannover, Göring naar Tannenberg, Himmler naar Neurenberg.
    .story = Rivaliteit tussen de kopstukken hoorde bij het regime.
event-s1_visit_from_himmler = Bezoek van Himmler
    .text = Himmler bezoekt de dichtstbijzijnde samenzweerder. Is die alleen, dan mag hij een dobbelsteen gooien: een getal geeft zoveel motivatie, een adelaar { $suspicion_gained } verdenking.
    .story = Himmler leidde de SS en vanaf 1936 de hele Duitse politie.
event-s1_kristallnacht = Kristallnacht
    .text = Elke samenzweerder krijgt { $motivation_gained } motivatie. Hitler en alle plaatsvervangers gaan terug naar hun beginplaatsen.
    .story = De pogrom van 9 en 10 november 1938 dreef menig Duitser in het verzet.
event-s1_berlin_speech = Rede in Berlijn
    .text = De steun van het leger gaat terug naar het begin. Hitler en Goebbels gaan naar het Sportpalast. Eén samenzweerder in Berlijn verliest { $suspicion_lost } verdenking.
    .story = Het Sportpalast was de voornaamste zaal voor toespraken in Berlijn.
event-s1_assassin_caught = Dader gepakt
    .text = De verdenking van de samenzweerders het dichtst bij Hitler stijgt tot { $suspicion }. Hitler gaat naar de Rijkskanselarij.
    .story = Maurice Bavaud, een Zwitserse student, probeerde Hitler in november 1938 neer te schieten en werd gepakt.
event-s1_gestapo_investigation = Onderzoek van de Gestapo
    .text = Elke samenzweerder krijgt { $suspicion_gained } verdenking.
    .story = De Gestapo leunde zwaar op verklikkers.
event-s1_munich_agreement = Akkoord van München
    .text = De steun van het leger stijgt met { $support_gained }. { next-events }.
    .story = Het akkoord van 30 september 1938 haalde de grond weg onder de staatsgreep die officieren voor die maand hadden beraamd.
event-s1_blomberg_fritsch_affair = Zaak Blomberg-Fritsch
    .text = De steun van het leger stijgt met { $support_gained }. Göring gaat naar de Rijkskanselarij.
    .story = Begin 1938 werden minister van Oorlog Blomberg en legerchef Fritsch weggewerkt; Hitler nam zelf het bevel over.
event-s1_anschluss = De Anschluss
    .text = De steun van het leger stijgt met { $support_gained }. Hitler en Göring gaan naar München.
    .story = Duitsland lijfde Oostenrijk in op 12 en 13 maart 1938.

event-s2_assassin_caught = Dader gepakt
    .text = De verdenking van de samenzweerders het dichtst bij Hitler stijgt tot { $suspicion }. Hitler gaat naar de Rijkskanselarij.
    .story = De bom van Georg Elser in de Bürgerbräukeller miste Hitler op 8 november 1939 op een paar minuten na.
event-s2_strategy_session_a = Overleg (productie)
    .text = Himmler, Göring en Hess gaan naar de Adlerhorst.
    .story = In 1939 werd voortdurend over de wapenproductie overlegd.
event-s2_strategy_session_b = Overleg (propaganda)
    .text = Bormann en Goebbels gaan naar München; het voorwerp daar wordt omgedraaid.
    .story = Propaganda bereidde de bevolking op de oorlog voor.
event-s2_visit_from_hess = Bezoek van Hess
    .text = Hess bezoekt de dichtstbijzijnde samenzweerder. Is die alleen, dan mag hij { $motivation_lost } motivatie verliezen om naar een open plaats te reizen en { $suspicion_lost } verdenking kwijt te raken.
    .story = Hess was tot mei 1941 Hitlers plaatsvervanger in de partij.
event-s2_anti_semitic_laws = Antisemitische wetten
    .text = Elke samenzweerder krijgt { $motivation_gained } motivatie.
    .story = Vanaf oktober 1938 kregen de paspoorten van Joden een stempel met een J.
event-s2_visit_from_bormann = Bezoek van Bormann
    .text = Bormann bezoekt de dichtstbijzijnde samenzweerder. Is die alleen, dan mag hij een kaart of een voorwerp afleggen om { $suspicion_lost } verdenking kwijt te raken.
    .story = Bormann bepaalde steeds meer wie Hitler te spreken kreeg.
event-s2_invasion_of_poland = Inval in Polen
    .text = De steun van het leger stijgt met { $support_gained }.
    .story = Duitsland viel Polen aan op 1 september 1939.
event-s2_nazi_soviet_pact = Molotov-Ribbentroppact
    .text = De steun van het leger stijgt met { $support_gained }. Bormann en Hess gaan naar de Berghof.
    .story = Het pact werd op 23 augustus 1939 in Moskou getekend.
event-s2_party_rally = Partijdag (vrede)
    .text = De steun van het leger gaat terug naar het begin. Hitler en alle plaatsvervangers gaan naar Neurenberg. Zolang deze kaart ligt: wie zijn beurt in Neurenberg begint, er aankomt of erdoorheen reist, heeft daarna verdenking laag.
    .story = De 'partijdag van de vrede' van 1939 werd afgelast toen de oorlog begon.
event-s2_sudetenland_occupation = Bezetting van Sudetenland
    .text = De steun van het leger stijgt met { $support_gained }.
    .story = Duitse troepen trokken Sudetenland binnen op 1 oktober 1938.
event-s2_czechoslovakia_invaded = Inval in Tsjecho-Slowakije
    .text = De steun van het leger stijgt met { $support_gained }. Hitler gaat naar Wenen; het voorwerp daar wordt omgedraaid.
    .story = De rest van Bohemen en Moravië werd op 15 maart 1939 bezet.

event-s3_visit_from_hitler = Bezoek van Hitler
    .text = Hitler bezoekt de dichtstbijzijnde samenzweerder. Is die alleen, dan mag hij zowel motivatie als verdenking laten zakken naar het begin.
    .story = Hitler drong bij aarzelende generaals aan op een aanval in het Westen.
event-s3_berghof_retreat = Rust op de Berghof
    .text = Hitler, Himmler, Goebbels en Bormann gaan naar de Berghof.
    .story = Hitler bracht lange tijden door in zijn huis op de Obersalzberg.
event-s3_visit_from_goering = Bezoek van Göring
    .text = Göring bezoekt de dichtstbijzijnde samenzweerder. Is die alleen, dan mag hij zoveel voorwerpen afleggen als hij wil en voor elk { $suspicion_lost } verdenking kwijtraken.
    .story = Göring had het bevel over de Luftwaffe.
event-s3_jews_targeted = Joden vervolgd
    .text = Elke samenzweerder krijgt { $motivation_gained } motivatie. Himmler gaat naar Warschau; het voorwerp daar wordt omgedraaid.
    .story = Vanaf eind 1939 moesten Joden in bezet Polen de davidster dragen.
event-s3_london_bombed = Londen gebombardeerd
    .text = De steun van het leger stijgt met { $support_gained }. Hess gaat naar Praag; het voorwerp daar wordt omgedraaid.
    .story = De bombardementen op Londen begonnen in september 1940.
event-s3_germany_bombed = Duitsland gebombardeerd
    .text = De steun van het leger stijgt met { $support_gained }. Zolang deze kaart ligt: bij aanslagen { eagles-added }.
    .story = De RAF bombardeerde Duitse steden vanaf mei 1940.
event-s3_sea_lion_postponed = Zeeleeuw uitgesteld
    .text = Elke samenzweerder verliest { $motivation_lost } motivatie.
    .story = De landing in Engeland werd op 17 september 1940 uitgesteld.
event-s3_western_offensive = Offensief in het Westen
    .text = Alle samenzweerders van de Wehrmacht gaan naar de Adlerhorst.
    .story = De aanval in het Westen begon op 10 mei 1940.
event-s3_invasion_of_norway = Inval in Noorwegen
    .text = De steun van het leger stijgt met { $support_gained }.
    .story = Duitsland viel Denemarken en Noorwegen aan op 9 april 1940; Oster had de geallieerden gewaarschuwd.
event-s3_fall_of_paris = Val van Parijs
    .text = Steun van het leger onder { $support } stijgt tot { $support }. Elke samenzweerder verliest { $motivation_lost } motivatie.
    .story = Parijs viel op 14 juni 1940; Hitler stond op het hoogtepunt van zijn aanzien.

event-s4_visit_from_himmler = Bezoek van Himmler
    .text = Himmler bezoekt de dichtstbijzijnde samenzweerder. Samenzweerders van de Wehrmacht verliezen { $motivation_lost } motivatie.
    .story = De SS hield de officieren scherp in de gaten.
event-s4_war_conference = Krijgsberaad
    .text = Hitler en alle plaatsvervangers gaan naar Anlage Süd; het voorwerp daar wordt omgedraaid.
    .story = Hitler ontmoette Mussolini in augustus 1941 in Anlage Süd.
event-s4_hess_leaves_germany = Hess verlaat Duitsland
    .text = De steun van het leger daalt met { $support_lost }. Hess verdwijnt uit het spel. Zolang deze kaart ligt: bij aanslagen { eagles-ignored }.
    .story = Hess vloog op 10 mei 1941 naar Schotland.
event-s4_visit_from_goebbels = Bezoek van Goebbels
    .text = Goebbels bezoekt de dichtstbijzijnde samenzweerder. Burgers onder de samenzweerders verliezen { $motivation_lost } motivatie.
    .story = Campagnes tegen defaitisten waren op de burgerlijke elite gericht.
event-s4_afrika_korps = Afrikakorps
    .text = De steun van het leger stijgt met { $support_gained }. Bormann en Goebbels gaan naar Praag.
    .story = Rommel landde in februari 1941 in Tripoli.
event-s4_yugoslavia_surrenders = Joegoslavië geeft zich over
    .text = De steun van het leger stijgt met { $support_gained }. Himmler gaat naar Parijs.
    .story = Joegoslavië capituleerde op 17 april 1941.
event-s4_pearl_harbor_attack = Aanval op Pearl Harbor
    .text = De steun van het leger daalt met { $support_lost }. { next-events }. Hess verdwijnt uit het spel.
    .story = Duitsland verklaarde de Verenigde Staten op 11 december 1941 de oorlog.
event-s4_fall_of_kiev = Val van Kiev
    .text = De steun van het leger stijgt met { $support_gained }.
    .story = Kiev werd op 19 september 1941 ingenomen.
event-s4_operation_barbarossa = Operatie Barbarossa
    .text = De steun van het leger stijgt met { $support_gained }. Göring gaat naar Posen.
    .story = De aanval op de Sovjet-Unie begon op 22 juni 1941.
event-s4_hitler_assumes_command = Hitler neemt het bevel
    .text = De steun van het leger daalt met { $support_lost }. Hitler gaat naar de Wolfsschanze; het voorwerp daar wordt omgedraaid.
    .story = Hitler nam op 19 december 1941 het opperbevel over het leger over.

event-s5_visit_from_bormann = Bezoek van Bormann
    .text = Bormann bezoekt de dichtstbijzijnde samenzweerder. Is die alleen, dan wordt hij gearresteerd.
    .story = Bormann werd na Hess hoofd van de partijkanselarij en in 1943 Hitlers secretaris.
event-s5_visit_from_goering = Bezoek van Göring
    .text = Göring bezoekt de dichtstbijzijnde samenzweerder. Samenzweerders van de Abwehr verliezen { $motivation_lost } motivatie.
    .story = In april 1943 verlamde de zaak tegen Dohnanyi en Oster de kring in de Abwehr.
event-s5_casablanca_conference = Conferentie van Casablanca
    .text = Elke samenzweerder verliest { $motivation_lost } motivatie en legt { $discarded ->
        [1] een kaart
       *[other] { $discarded } kaarten
    } af.
    .story = In januari 1943 eisten de geallieerden onvoorwaardelijke overgave.
event-s5_heydrich_assassinated = Aanslag op Heydrich
    .text = Hitler en alle plaatsvervangers gaan naar de Rijkskanselarij. Samenzweerders in Praag met verdenking hoog of extreem worden gearresteerd.
    .story = Tsjechische agenten vielen Heydrich in Praag aan op 27 mei 1942.
event-s5_berghof_retreat = Rust op de Berghof
    .text = Hitler, Bormann en Goebbels gaan naar de Berghof. Zolang deze kaart ligt: bij aanslagen { eagles-ignored }.
    .story = Hitler trok zich wekenlang terug op de Obersalzberg.
event-s5_rommel_defeated = Rommel verslagen
    .text = De steun van het leger daalt met { $support_lost }. { next-events }.
    .story = Het Afrikakorps werd in november 1942 bij El Alamein verslagen.
event-s5_russian_setback = Tegenslag in Rusland
    .text = De steun van het leger daalt met { $support_lost }. { next-events }. Zolang deze kaart ligt: bij aanslagen { eagles-added }.
    .story = In de winter van 1941 werd de Wehrmacht voor Moskou teruggeworpen.
event-s5_visit_to_the_front = Bezoek aan het front
    .text = Hitler en Goebbels gaan naar Smolensk; het voorwerp daar wordt omgedraaid. Zolang deze kaart ligt: bij aanslagen { eagles-ignored }.
    .story = Op 13 maart 1943 smokkelde de kring rond Tresckow in Smolensk een bom in Hitlers vliegtuig.
event-s5_eastern_push = Opmars in het Oosten
    .text = De steun van het leger stijgt met { $support_gained }. Alle samenzweerders van de Wehrmacht gaan naar Borisov.
    .story = Het zomeroffensief van 1942 trok op naar de Wolga en de Kaukasus.
event-s5_lebensraum = Lebensraum
    .text = Elke samenzweerder krijgt { $motivation_gained } motivatie. Himmler gaat naar de Wasserburg; het voorwerp daar wordt omgedraaid.
    .story = Berichten over massamoord in het Oosten bereikten de samenzweerders.

event-s6_visit_from_hitler = Bezoek van Hitler
    .text = Hitler bezoekt de dichtstbijzijnde samenzweerder. Zolang deze kaart ligt: bij aanslagen { eagles-ignored }.
    .story = Hitler onderscheidde soldaten en hun families persoonlijk.
event-s6_slow_retreat = Langzame terugtocht
    .text = Samenzweerders en plaatsvervangers op plaatsen die in fase 7 sluiten, gaan naar de dichtstbijzijnde plaats die open blijft.
    .story = Vanaf 1943 trok het leger in het Oosten stap voor stap terug.
event-s6_berlin_bombed = Berlijn gebombardeerd
    .text = Hitler gaat naar de Rijkskanselarij. Zolang deze kaart ligt: bij aanslagen { eagles-added }.
    .story = De luchtslag om Berlijn begon in november 1943.
event-s6_warsaw_ghetto_uprising = Opstand in het getto van Warschau
    .text = Zolang deze kaart ligt: is het onvredespoor vol, dan mag er ook gekozen worden dat elke samenzweerder { $motivation_gained } motivatie krijgt.
    .story = De opstand duurde van 19 april tot 16 mei 1943.
event-s6_stalingrad_surrounded = Stalingrad omsingeld
    .text = De steun van het leger gaat terug naar het begin.
    .story = Het 6e leger werd in november 1942 ingesloten en gaf zich op 2 februari 1943 over.
event-s6_wolfpacks = Wolfsroedels
    .text = De steun van het leger stijgt met { $support_gained }. Bormann en Goebbels gaan naar de Wolfsschlucht.
    .story = De duikbootroedels hadden hun hoogtepunt in maart 1943.
event-s6_sicily_invaded = Landing op Sicilië
    .text = De steun van het leger daalt met { $support_lost }. Hitler en alle samenzweerders van de Abwehr gaan naar de Rijkskanselarij.
    .story = De geallieerden landden op 10 juli 1943 op Sicilië.
event-s6_fortress_europa = Vesting Europa
    .text = Steun van het leger onder { $support } stijgt tot { $support }. { next-events }. Zolang deze kaart ligt: bij aanslagen { eagles-ignored }.
    .story = Rommel nam eind 1943 de verdediging aan de Atlantische kust over.
event-s6_kursk_recaptured = Koersk heroverd
    .text = De steun van het leger daalt met { $support_lost }. Hitler gaat naar Anlage Süd en Bormann naar Posen.
    .story = Het Rode Leger won in de zomer van 1943 de tankslag bij Koersk.

event-s7_v2_rocket_attack = V2-aanval
    .text = De steun van het leger stijgt met { $support_gained }. Elke samenzweerder krijgt { $motivation_gained } motivatie. Göring gaat naar Hannover en Bormann naar de Berghof.
    .story = De eerste V2 trof Londen op 8 september 1944.
event-s7_fuhrer_bunker = Führerbunker
    .text = Elke samenzweerder krijgt { $suspicion_gained } verdenking. Hitler gaat naar de Rijkskanselarij.
    .story = In januari 1945 trok Hitler in de bunker onder de Rijkskanselarij.
event-s7_operation_overlord = Operatie Overlord
    .text = De steun van het leger gaat terug naar het begin. Goebbels gaat naar het ministerie van Propaganda.
    .story = De geallieerden landden op 6 juni 1944 in Normandië.
event-s7_gothic_line = Gotische linie
    .text = De steun van het leger stijgt met { $support_gained }.
    .story = De Gotische linie hield de geallieerden in Italië vanaf augustus 1944 op.
event-s7_rommel_executed = Dood van Rommel
    .text = De steun van het leger daalt met { $support_lost }. Himmler gaat naar de Rijkskanselarij.
    .story = Rommel werd op 14 oktober 1944 gedwongen gif te nemen.
event-s7_documents_located = Papieren gevonden
    .text = De samenzweerders verliezen het spel.
    .story = De papieren van Zossen, in september 1944 gevonden, ontmaskerden de kring in de Abwehr.
event-s7_fall_of_rome = Val van Rome
    .text = De steun van het leger daalt met { $support_lost }.
    .story = De geallieerden trokken op 4 juni 1944 Rome binnen.
event-s7_final_conscription = Laatste lichting
    .text = Elke samenzweerder mag tot { spelled-cards } trekken.
    .story = De Volkssturm werd in oktober 1944 opgeroepen.
event-s7_anzio_landing = Landing bij Anzio
    .text = De bijzondere gaven van samenzweerders van de Abwehr werken de rest van het spel niet.
    .story = De geallieerden landden op 22 januari 1944 bij Anzio; in februari werd de Abwehr opgeheven.

## Verhoorkaarten, en wat je kunt antwoorden

question-int_01 = Een ondertekende lijst
question-int_02 = De kelder
question-int_03 = Wie betaalde je?
question-int_04 = Noem de route
question-int_05 = Nacht zonder slaap
question-int_06 = Het kasboek
question-int_07 = Namen voor vrijheid
question-int_08 = Het aanbod van de verklikker
question-int_09 = Huiszoeking
question-int_10 = De verbrande dossiers
question-int_11 = Trouw voor de radio
question-int_12 = Een bekentenis op papier
question-int_13 = Familie opgepakt
question-int_14 = De dubbelagent
question-int_15 = Afgeluisterd
question-int_16 = Eenzame opsluiting
question-int_17 = Schijnproces
question-int_18 = De werkplaats van de vervalser
question-int_19 = Een bewaker met een geweten
question-int_20 = Bevel tot overplaatsing
question-int_21 = Foto's
question-int_22 = Een oude kameraad
question-int_23 = De familie boet
question-int_24 = De lijst van de beul
question-classic_1 = Verhoor 1
question-classic_2 = Verhoor 2
question-classic_3 = Verhoor 3
question-classic_4 = Verhoor 4
question-classic_5 = Verhoor 5
question-classic_6 = Verhoor 6

answer-suspicion_1 = Eén samenzweerder { bearable } krijgt { $suspicion_gained } verdenking.
answer-two_cards = Eén samenzweerder met { discards-cards }.
answer-motivation_1 = Eén samenzweerder { motivated-enough } verliest { $motivation_lost } motivatie.
answer-support_1 = De steun van het leger stijgt met { $support_gained }.
answer-two_items = Eén samenzweerder met { discards-items }.
answer-suspicion_2 = Eén samenzweerder { bearable } krijgt { $suspicion_gained } verdenking.
answer-one_item = Eén samenzweerder met { discards-items }.
answer-deputies = Voor elke vrije samenzweerder komt de dichtstbijzijnde plaatsvervanger naar zijn plaats.
answer-three_tiles = { tiles-leave }.
answer-two_events = Aan het eind van deze beurt { $events ->
    [0] wordt er geen gebeurtenis
    [1] wordt er één gebeurtenis
    [2] worden er twee gebeurtenissen
   *[other] worden er { $events } gebeurtenissen
} getrokken.
answer-three_cards = Eén samenzweerder met { discards-cards }.
answer-one_plot = Eén samenzweerder met { $discarded ->
    [1] een aanslag legt één aanslag af
    [2] twee of meer aanslagen legt er twee af
   *[other] { $discarded } of meer aanslagen legt er { $discarded } af
}.
answer-one_card = Eén samenzweerder met { discards-cards }.
answer-free_for_extreme = Eén samenzweerder met verdenking onder { $suspicion } gaat naar { $suspicion }; { released-reader-2 }.
answer-free_for_arrest = Jij komt vrij{ at-suspicion }; daarna wordt één andere vrije samenzweerder gearresteerd.
answer-all_suspected = Heeft iemand verdenking hoog of lager, dan krijgt elke samenzweerder { $suspicion_gained } verdenking.
answer-early_tiles = Alle voorwerpen op plaatsen van fase 1 en fase 2 verdwijnen ongezien uit het spel.
answer-one_tile = { tiles-leave }.
answer-all_illegal_cards = Alle verboden kaarten van vrije samenzweerders worden afgelegd; het moeten er minstens twee zijn.
answer-clear_two_dice = Liggen er precies twee dobbelstenen op het onvredespoor, maak het dan leeg.
answer-ones_illegal_cards = Eén samenzweerder met een verboden kaart legt al zijn verboden kaarten af.
answer-support_2 = De steun van het leger stijgt met { $support_gained }.
answer-motivation_2 = Eén samenzweerder { motivated-enough } verliest { $motivation_lost } motivatie.
answer-free_for_plot = Eén samenzweerder legt { $discarded ->
    [1] een aanslag
   *[other] { $discarded } aanslagen
} af; { released-reader }.
answer-all_disheartened = Elke samenzweerder verliest { $motivation_lost } motivatie.
answer-extreme_suspicion = Eén samenzweerder met verdenking onder { $suspicion } gaat naar { $suspicion }.
answer-himmler = Himmler gaat naar een samenzweerder met verdenking hoog of lager, die { $suspicion_gained } verdenking krijgt.
answer-clear_dissent = Maak het onvredespoor leeg, waarop minstens één dobbelsteen moet liggen.
answer-nothing = Er gebeurt niets.
answer-free_for_item = Eén samenzweerder legt { $discarded ->
    [1] een voorwerp
   *[other] { $discarded } voorwerpen
} af; { released-reader } en deze kaart gaat uit het spel.
answer-free_for_support = De steun van het leger stijgt met { $support_gained }; { released-reader }.
answer-free_for_motivation = Eén samenzweerder { motivated-enough } verliest { $motivation_lost } motivatie; { released-reader }.
answer-arrest = Eén samenzweerder die vrij is wordt gearresteerd.

## Samenzweerders, kopstukken, voorwerpen, niveaus

conspirator-beck = Beck
    .full = Ludwig Beck
    .role = Generaal, voormalig chef van de generale staf
    .brief = Meer dobbelstenen voor elke aanslag waar hij staat.
    .text = Straffen van Hitler en plaatsvervangers raken je niet; elke aanslag op jouw plaats krijgt { more-dice }.
conspirator-bonhoeffer = Bonhoeffer
    .full = Dietrich Bonhoeffer
    .role = Theoloog, werkzaam voor de Abwehr
    .brief = Geeft iedereen bij hem motivatie.
    .text = Actie, één keer per beurt: elke andere samenzweerder op jouw plaats krijgt { $motivation_gained } motivatie.
conspirator-canaris = Canaris
    .full = Wilhelm Canaris
    .role = Admiraal, hoofd van de Abwehr
    .brief = Ruilt een voorwerp voor minder verdenking.
    .text = Actie: leg een van je voorwerpen af; één samenzweerder, ook jijzelf, verliest { $suspicion_lost } verdenking.
conspirator-goerdeler = Goerdeler
    .full = Carl Goerdeler
    .role = Politicus, voormalig burgemeester van Leipzig
    .brief = Trekt elke beurt een kaart.
    .text = Trek aan het begin van elk van je beurten een kaart zonder actie; je dossierlimiet is { $cards } hoger.
conspirator-kordt = Kordt
    .full = Erich Kordt
    .role = Diplomaat op Buitenlandse Zaken
    .brief = Ziet de volgende gebeurtenissen vooraf.
    .text = Actie: bekijk { $events ->
        [1] de bovenste kaart
        [2] de bovenste twee kaarten
        [3] de bovenste drie kaarten
       *[other] de bovenste { $events } kaarten
    } van de stapel gebeurtenissen die in gebruik is en leg ze in een volgorde naar keuze terug.
conspirator-olbricht = Olbricht
    .full = Friedrich Olbricht
    .role = Generaal, chef van het Algemene Legerbureau
    .brief = Reist verder, of laat een ander reizen.
    .text = Actie: reis tot { spelled-spaces } ver, of laat een andere samenzweerder één plaats reizen.
conspirator-oster = Oster
    .full = Hans Oster
    .role = Generaal, plaatsvervangend hoofd van de Abwehr
    .brief = Trekt meerdere kaarten en houdt er één.
    .text = Met je actie Dossier trek je { spelled-cards }; houd er één en leg { $cards ->
        [2] de andere
       *[other] de overige
    } af.
conspirator-stauffenberg = Stauffenberg
    .full = Claus von Stauffenberg
    .role = Luitenant-kolonel bij de generale staf
    .brief = Heeft elke beurt meer acties dan de anderen.
    .text = { $actions ->
        [1] Je hebt in je beurt vier acties in plaats van drie.
       *[other] Je hebt in je beurt { $actions } acties meer dan de anderen.
    }
conspirator-tresckow = Tresckow
    .full = Henning von Tresckow
    .role = Hoge stafofficier van Legergroep Midden
    .brief = Draagt meer voorwerpen; draait elke tegel om.
    .text = Je mag { $items ->
        [1] één voorwerp
       *[other] { $items } voorwerpen
    } meer dragen. Actie: neem het voorwerp op jouw plaats mee, ook gedekt. Actie: draai een willekeurig gedekt voorwerp op het bord om.

leader-hitler = Hitler
leader-hess = Hess
leader-goebbels = Goebbels
leader-bormann = Bormann
leader-himmler = Himmler
leader-goering = Göring
item-name = { START($item) }
item-badge = { $case ->
    [acc] een legitimatie
   *[other] legitimatie
}
item-explosives = springstof
item-intel = inlichtingen
item-keys = sleutels
item-map = { $case ->
    [acc] een landkaart
   *[other] landkaart
}
item-poison = gif
item-signature = { $case ->
    [acc] een handtekening
   *[other] handtekening
}
item-weapons = wapens
item-concealed_pistol = { $case ->
    [acc] het verborgen pistool
   *[other] Verborgen pistool
}
affiliation-abwehr = Abwehr
affiliation-civilian = Burger
affiliation-wehrmacht = Wehrmacht
motivation-timid = schuchter
motivation-skeptical = weifelend
motivation-motivated = gedreven
motivation-committed = vastbesloten
motivation-reckless = roekeloos
suspicion-low = laag
suspicion-medium = matig
suspicion-high = hoog
suspicion-extreme = extreem
face-target = treffer
face-eagle = adelaar

## Plaatsen

space-train_station = { $case ->
    [in] op het station
    [to] naar het station
   *[other] Station
}
space-deutschlandhalle = { $case ->
    [in] in de Deutschlandhalle
    [to] naar de Deutschlandhalle
   *[other] Deutschlandhalle
}
space-chancellery = { $case ->
    [in] in de Rijkskanselarij
    [to] naar de Rijkskanselarij
   *[other] Rijkskanselarij
}
space-gestapo_hq = { $case ->
    [in] in het hoofdkwartier van de Gestapo
    [to] naar het hoofdkwartier van de Gestapo
   *[other] Hoofdkwartier van de Gestapo
}
space-zeughaus = { $case ->
    [in] in het Zeughaus
    [to] naar het Zeughaus
   *[other] Zeughaus
}
space-ministry_of_propaganda = { $case ->
    [in] in het ministerie van Propaganda
    [to] naar het ministerie van Propaganda
   *[other] Ministerie van Propaganda
}
space-sportpalast = { $case ->
    [in] in het Sportpalast
    [to] naar het Sportpalast
   *[other] Sportpalast
}
space-hannover = { $case ->
    [in] in Hannover
    [to] naar Hannover
   *[other] Hannover
}
space-adlerhorst = { $case ->
    [in] in de Adlerhorst
    [to] naar de Adlerhorst
   *[other] Adlerhorst
}
space-nuremberg = { $case ->
    [in] in Neurenberg
    [to] naar Neurenberg
   *[other] Neurenberg
}
space-tannenberg = { $case ->
    [in] in Tannenberg
    [to] naar Tannenberg
   *[other] Tannenberg
}
space-munich = { $case ->
    [in] in München
    [to] naar München
   *[other] München
}
space-berghof = { $case ->
    [in] op de Berghof
    [to] naar de Berghof
   *[other] Berghof
}
space-vienna = { $case ->
    [in] in Wenen
    [to] naar Wenen
   *[other] Wenen
}
space-zurich = { $case ->
    [in] in Zürich
    [to] naar Zürich
   *[other] Zürich
}
space-prague = { $case ->
    [in] in Praag
    [to] naar Praag
   *[other] Praag
}
space-posen = { $case ->
    [in] in Posen
    [to] naar Posen
   *[other] Posen
}
space-warsaw = { $case ->
    [in] in Warschau
    [to] naar Warschau
   *[other] Warschau
}
space-wolfsschanze = { $case ->
    [in] in de Wolfsschanze
    [to] naar de Wolfsschanze
   *[other] Wolfsschanze
}
space-anlage_sud = { $case ->
    [in] in Anlage Süd
    [to] naar Anlage Süd
   *[other] Anlage Süd
}
space-wolfsschlucht = { $case ->
    [in] in de Wolfsschlucht
    [to] naar de Wolfsschlucht
   *[other] Wolfsschlucht
}
space-paris = { $case ->
    [in] in Parijs
    [to] naar Parijs
   *[other] Parijs
}
space-auschwitz = { $case ->
    [in] in Auschwitz
    [to] naar Auschwitz
   *[other] Auschwitz
}
space-treblinka = { $case ->
    [in] in Treblinka
    [to] naar Treblinka
   *[other] Treblinka
}
space-stockholm = { $case ->
    [in] in Stockholm
    [to] naar Stockholm
   *[other] Stockholm
}
space-riga = { $case ->
    [in] in Riga
    [to] naar Riga
   *[other] Riga
}
space-wasserburg = { $case ->
    [in] in de Wasserburg
    [to] naar de Wasserburg
   *[other] Wasserburg
}
space-borisov = { $case ->
    [in] in Borisov
    [to] naar Borisov
   *[other] Borisov
}
space-smolensk = { $case ->
    [in] in Smolensk
    [to] naar Smolensk
   *[other] Smolensk
}
space-wehrwolf = { $case ->
    [in] in de Wehrwolf
    [to] naar de Wehrwolf
   *[other] Wehrwolf
}
space-prison = { $case ->
    [in] in de gevangenis
    [to] naar de gevangenis
   *[other] Gevangenis
}

## Waarom een keuze goed kan zijn

why-keep-plot = bewaart de aanslag en de voorwerpen voor een betere kans
why-sure-to-be-detected = { so-many-dice }: zeker ontdekt
why-undetectable = { so-many-dice }: { $success } % kans op succes, kan niet ontdekt worden
why-chances = { so-many-dice }: { $success } % kans op succes, { $detected } % op ontdekking
why-with-everything = met alles wat er is { $chances }
why-nothing-spent = zonder iets in te zetten { $chances }; het kan opnieuw
why-then = dan { $chances }
why-no-plot-yet = er ligt nog geen aanslag in het dossier
why-something-better = misschien zit er iets beters in de stapel
why-more-cards = meer kaarten om uit te kiezen
why-nobody-knows-yet = niemand weet nog wat hier ligt
why-nobody-knows = niemand weet wat het is
why-release = vijf van de zes worpen bevrijden een gevangene ({ LIST($prisoners, join: "comma") }); verdenking stijgt tot { $suspicion }
why-nothing-else = iets anders is het risico nu niet waard
why-does-most-now = nu doet het het meest
why-better-moment = bewaar het voor een beter moment
why-too-suspect = verdenking is { $suspicion }: bij een inval of een worp gaat het dan mis
why-support-stands = de steun is { $support }
why-motivation-opens = motivatie maakt aanslagen mogelijk
why-motivation-helps = motivatie maakt aanslagen mogelijk en helpt volhouden
why-motivated-enough = de motivatie is hoog genoeg
why-item-more = een voorwerp meer
why-brings-together = brengt aanslag en doelwit bij elkaar
why-out-of-prison = iemand komt uit de gevangenis
why-out-of-prison-perhaps = houdt de dader misschien uit de gevangenis
why-inspire = alle anderen hier krijgen meer motivatie
why-shield = minder verdenking voor iemand is meer waard dan het voorwerp
why-look = om te weten wat er komt
why-two-spaces = twee plaatsen voor één actie
why-know-what-lies-there = om te weten wat daar ligt
why-needed-elsewhere = iemand is elders nodig
why-is-needed-elsewhere = { $conspirator } is elders nodig
why-gives-motivation = { $space } geeft motivatie, nu { $motivation }
why-lowers-suspicion = { $space } verlaagt de verdenking, nu { $suspicion }
why-leaves = weg van { LIST($leaders, join: "and") } voor de volgende beurt
why-good-place-to-begin = een goede plaats om de volgende beurt te beginnen
why-good-place-to-stay = een goede plaats om te blijven
why-goal = { $way }: { $goal }
why-here = hier
why-on-the-way = op weg { NOUN($space, case: "to") }
why-plot-there = daar kan een aanslag worden gepleegd
why-plot-from-here = van hier kan een aanslag worden gepleegd
why-unknown-tile = een voorwerp dat nog niemand heeft omgedraaid
why-can-use-help = { $conspirator } kan hulp bij de aanslag gebruiken
why-delivery = afleveren zou de verdenking verlagen
why-could-be-freed = iemand kan bevrijd worden
why-something-to-do = daar valt iets te doen
why-good-way = op een goede weg
why-as-good-as-any = zo goed als elke andere
why-conspire = { $dice ->
    [one] 1 dobbelsteen geeft gemiddeld 1 actie terug
   *[other] { $dice } dobbelstenen geven gemiddeld { $dice } acties terug
}; { $dissent ->
    [2] één treffer maakt het onvredespoor vol
   *[other] op het onvredespoor ligt { $dissent } van 3
}; { $eagle } % kans op een adelaar, dan minstens { $suspicion }
why-still-lacks = ‘{ $card }’ vraagt nog om { LIST($items, join: "or", case: "acc") }
why-adds-a-die = { $item }: een dobbelsteen extra voor ‘{ $card }’
why-cancels-an-eagle = met { $item } telt een adelaar minder bij ‘{ $card }’
why-item-deliverable = { NOUN($item, case: "acc") } afleveren verlaagt de verdenking
why-deliverable = afleveren verlaagt de verdenking
why-can-be-delivered = { $item } kunnen we afleveren
why-helps-card = met { $item } gaat ‘{ $card }’ beter
why-helps-plot = met { $item } gaat de aanslag beter
why-would-be-missed = { $item } zouden we missen
why-can-be-spared = { $item } kunnen we missen
why-lowers-teams-suspicion = verlaagt de verdenking van de groep
why-relief = verdenking daalt van { $start } tot { $suspicion }: dan { $eagles ->
    [one] verraadt 1 adelaar
   *[other] verraden { $eagles } adelaars
} een aanslag
why-gathers = { $conspirator } verzamelt wat ‘{ $card }’ nodig heeft
why-makes-more-of-it = { $conspirator } kan er meer mee
why-more-where-it-is = meer waard waar het is
why-a-plot-for = een aanslag voor { $conspirator }
why-can-use-it = { $conspirator } kan het gebruiken
why-fewer-targets = een aanslag vraagt dan { $targets ->
    [one] 1 treffer
   *[other] { $targets } treffers
} in plaats van { $support }
why-everybody-closer = iedereen komt dichter bij een aanslag
why-everybody-here-closer = iedereen hier komt dichter bij een aanslag
why-may-then-attempt = { $conspirator } mag dan ‘{ $card }’ plegen
why-becomes = { $conspirator } wordt { $motivation }
why-worth-suspicion = het waard: verdenking wordt { $suspicion }
why-suspicion-stays = verdenking blijft { $suspicion }
why-costs-least = kost de groep het minst
why-resists = { $faces } van de 6 vlakken houden stand, 2 van de 6 openen de deur
why-every-die-counts = elke dobbelsteen telt
why-another-attempt = meer waard voor een andere aanslag
why-least-useful = het minst nuttige
why-bears-it-best = { $conspirator } kan het het best dragen
why-team-counts-on = de groep rekent op { $conspirator }
why-has-a-plot = { $conspirator } heeft een aanslag
why-acts-again = { $conspirator } kan weer iets doen
why-is-suspect = de verdenking van { $conspirator } is { $suspicion }
why-plot-reaches-him = daar kan een aanslag hem bereiken
why-out-of-our-way = ons uit de weg
why-farther-away = hoe verder van ons, hoe beter
why-least-harm-there = { $leader } doet daar de minste schade
why-penalty-first = wat eerst komt, kan ons iets van de rest besparen
why-room-in-dossier = er is plaats in het dossier
why-dossier-full = het dossier is vol: nog een kaart duwt er een uit
why-hitler-in-reach = Hitler is waar een aanslag hem kan treffen
why-hitler-out-of-reach = waar hij is, kan niemand toeslaan
why-least-harm-first = de minste schade eerst
why-helps-soon = deze helpt: laat hem snel komen
why-lowers-support = verlaagt de steun van het leger
why-track-needs-them = het onvredespoor heeft ze harder nodig
why-better-unused = beter niet gebruikt
why-most-use = { $conspirator } heeft het meest aan een extra actie
why-no-interrogation = geen verhoor, en een plaatsvervanger is voorgoed weg
why-worth-keeping = de kaart is het bewaren waard
why-asks-for = ‘{ $card }’ vraagt { $motivation }
why-eagle-less = een adelaar minder
why-may-become-target = het kan nog een treffer worden
why-plot-succeeds = de aanslag slaagt
why-would-not-save = het zou de aanslag niet redden
why-after-all = { $success } % kans dat het toch lukt
why-bearable = verdenking { $suspicion } is te dragen
why-greater-danger = verdenking { $suspicion } is het grotere gevaar
why-worth-its-price = het is de prijs waard
why-too-dear = te duur met verdenking { $suspicion } en motivatie { $motivation }
why-would-find-us = { LIST($leaders, join: "and") } zou een van ons vinden
why-one-danger-less = een gevaar minder op het bord
why-none-harmful = geen ervan doet veel kwaad
why-would-end-game = het zou het einde van het spel zijn
why-would-hurt-most = ‘{ $event }’ zou het meest schaden
why-brings-hitler = brengt Hitler waar een aanslag hem kan treffen

## Regels

section-the-game = Het spel
section-set-up = Voorbereiding
section-turn = De beurt
section-actions = Acties
section-events = Gebeurtenissen
section-levels-dossier-limits = Niveaus, dossier, limieten
section-gestapo-raid = Inval van de Gestapo
section-arrest-and-prison = Arrestatie en gevangenis
section-plots = Aanslagen
section-end = Einde
section-variants = Varianten
section-rulings-decks-and-dice = Uitleg: stapels en dobbelstenen
section-rulings-leaders = Uitleg: kopstukken
section-rulings-events-and-stages = Uitleg: gebeurtenissen en fasen
section-rulings-actions = Uitleg: acties
section-rulings-plots = Uitleg: aanslagen
section-rulings-abilities-and-cards = Uitleg: gaven en kaarten
section-rulings-other = Uitleg: overig
section-rulings-running-the-game = Uitleg: het verloop van het spel
rule-BO-1 = Black Orchestra is een coöperatief spel voor 1 tot 5 spelers, duurt 45 minuten of langer en verscheen voor het eerst in 2016. Jullie zijn mensen van het Duitse verzet die Hitler proberen te doden; jullie winnen samen of verliezen samen.
rule-BO-2 = Het spel mengt actiepunten, dobbelstenen, verzamelen, je geluk beproeven en een eigen gave voor elke samenzweerder. Er is geen techniekboom en er worden geen steden gebouwd; het draait om onopvallendheid en risico.
rule-BO-3 = De oorlog loopt door zeven stapels gebeurtenissen (fase 1 tot 7), die delen van de kaart openen en later sluiten.
rule-BO-4 = Het materiaal: een bord, 10 dobbelstenen, 9 bladen van samenzweerders, 6 fiches van kopstukken (Hitler en 5 plaatsvervangers), 24 voorwerpen, 84 gebeurteniskaarten, de stapel samenzweerderskaarten (hier 54 kaarten, zie R1), de stapel verhoorkaarten (hier 24 kaarten, zie R2), 3 moeilijkheidstegels, een steunmarkering, pionnen en blokjes.
rule-BO-10 = Hitler en de vijf plaatsvervangers gaan naar hun beginplaatsen: Hitler naar de Deutschlandhalle, Hess naar Hannover, Goebbels naar het ministerie van Propaganda, Bormann naar Neurenberg, Himmler naar het hoofdkwartier van de Gestapo, Göring naar München.
rule-BO-11 = Schud de voorwerpen; op elke plaats met een vak voor een voorwerp komt er één gedekt te liggen.
rule-BO-12 = Kies een moeilijkheid: de steun van het leger begint op 2 (makkelijk), 3 (standaard) of 4 (moeilijk); de bijbehorende tegel bedekt het deel van het spoor dat niet wordt gebruikt.
rule-BO-13 = Sorteer de gebeurteniskaarten op fase, schud elke fase en neem van elke stapel 2 kaarten ongezien uit het spel. De stapels liggen in volgorde van 1 tot 7.
rule-BO-14 = De stapel samenzweerderskaarten, de verhoorkaarten en de dobbelstenen liggen naast het bord.
rule-BO-15 = Elke speler kiest of loot één samenzweerder; wie alleen speelt, leidt er twee.
rule-BO-16 = Elke samenzweerder begint met motivatie schuchter en verdenking matig, met één blokje op elk spoor, en heeft een pion in dezelfde kleur.
rule-BO-17 = Alle samenzweerders beginnen op het station in Berlijn.
rule-BO-20 = Jouw beurt: kijk of Hitler op jouw plaats is, dan of er plaatsvervangers zijn; doe tot 3 acties; trek een gebeurteniskaart. Dan gaat de speler links van je verder.
rule-BO-21 = Straffen treffen je alleen als je je beurt begint op de plaats van het kopstuk.
rule-BO-22 = Hitler: je motivatie daalt met 1.
rule-BO-23 = Hess: leg een kaart uit je dossier af, naar keuze.
rule-BO-24 = Goebbels: je hebt deze beurt geen bijzondere gave.
rule-BO-25 = Bormann: je mag deze beurt niet samenspannen.
rule-BO-26 = Himmler: je verdenking stijgt met 1.
rule-BO-27 = Göring: leg een van je voorwerpen af, naar keuze.
rule-BO-28 = Er kunnen meerdere straffen tegelijk komen: die van Hitler eerst, daarna die van de plaatsvervangers (R6). Een straf waaraan niet te voldoen is (geen kaart, geen voorwerp) vervalt.
rule-BO-30 = Doe acties in elke combinatie, dezelfde zo vaak je wilt, behalve dat samenspannen één keer per beurt mag. Je mag eerder stoppen.
rule-BO-31 = Inzetten: voer één actie-effect (pijl) uit van je blad of van een kaart in je dossier.
rule-BO-32 = Directe effecten (bliksem) kosten geen actie en mogen op elk moment, in ieders beurt.
rule-BO-33 = Voorwerp meenemen: neem een open voorwerp van jouw plaats mee, binnen je voorwerplimiet.
rule-BO-34 = Samenspannen: neem 1 tot 3 dobbelstenen, betaal voor elke één actie, en gooi ze samen.
rule-BO-35 = Samenspannen, ten eerste: elke adelaar verhoogt de verdenking van jou en van iedereen op jouw plaats met 1.
rule-BO-36 = Samenspannen, ten tweede: elke dobbelsteen met een treffer gaat naar het onvredespoor.
rule-BO-37 = Samenspannen, ten derde: tel de getallen op; je krijgt deze beurt zoveel acties bij de acties die je nog niet hebt gebruikt.
rule-BO-38 = Liggen er 3 dobbelstenen op het onvredespoor, dan kiest de speler die aan de beurt is meteen: één samenzweerder krijgt 1 motivatie, of de steun van het leger daalt met 1.
rule-BO-39 = De steun van het leger daalt nooit onder haar beginwaarde.
rule-BO-40 = Daarna gaan alle dobbelstenen van het onvredespoor; treffers uit dezelfde worp die nog geplaatst moeten worden, komen op het lege spoor.
rule-BO-41 = Voorwerp afleveren: je moet op de plaats zijn. Is het voorwerp weg dat de tekst van de aflevering bedekte, leg dan het gevraagde voorwerp (of de voorwerpen) van je eigen blad af en neem het voordeel dat daar staat, meestal minder verdenking.
rule-BO-42 = Een voordeel dat verdeeld mag worden, mag over samenzweerders worden verdeeld waar ze ook zijn.
rule-BO-43 = Afgeleverde, gebruikte en afgelegde voorwerpen gaan naar de aflegstapel van de voorwerpen, nooit terug op het bord.
rule-BO-44 = Dossier: trek de bovenste samenzweerderskaart open in je dossier, binnen de limiet.
rule-BO-45 = Sommige kaarten zijn als verboden gemerkt. Aanslagen zijn dat nooit.
rule-BO-46 = Is de stapel samenzweerderskaarten leeg, dan wordt de aflegstapel (ook aanslagen) tot een nieuwe stapel geschud.
rule-BO-47 = Reizen: ga naar een verbonden plaats.
rule-BO-48 = Je mag alleen plaatsen in waarvan het nummer niet hoger is dan de huidige fase; vanaf fase 7 zijn de gemerkte plaatsen voorgoed gesloten.
rule-BO-49 = Alle plaatsen in Berlijn, ook het station, tellen als fase 1 en zijn met elkaar verbonden.
rule-BO-50 = Voor kaarteffecten zijn ze allemaal "Berlijn", maar voor overdracht, aanslagen en dergelijke zijn het verschillende plaatsen.
rule-BO-51 = Berlijn kom je alleen via het station in en uit.
rule-BO-52 = Kom je op een plaats met veranderingen, dan voer je die meteen uit; dat is geen actie.
rule-BO-53 = Je mag ze in dezelfde beurt nog eens krijgen nadat je bent weggegaan en teruggekomen.
rule-BO-54 = Versterkte plaatsen zijn alleen van belang als eis van sommige aanslagen.
rule-BO-55 = Vrijlating: alleen in het hoofdkwartier van de Gestapo, en niet met verdenking extreem.
rule-BO-56 = Gooi voor een vrijlating één dobbelsteen; bij een adelaar word je zelf gearresteerd.
rule-BO-57 = Bij iets anders stijgt je verdenking met 1 en komt één gevangene naar keuze naar het hoofdkwartier van de Gestapo, met verdenking hoog.
rule-BO-58 = Voorwerp omdraaien: draai het gedekte voorwerp op jouw plaats om.
rule-BO-59 = Overdracht: geef één voorwerp of kaart aan een samenzweerder op jouw plaats, of neem er één, binnen de limieten.
rule-BO-60 = Trek na je acties de bovenste kaart van de stapel met het laagste nummer waarin nog kaarten zitten, leg die op het vak van de huidige gebeurtenis en voer haar meteen uit.
rule-BO-61 = Kan er geen kaart worden getrokken wanneer het moet, dan is het spel verloren.
rule-BO-62 = Is een stapel leeg, ga dan verder met het volgende nummer.
rule-BO-63 = De bovenste kaart op het vak is de huidige gebeurtenis; haar nummer is de huidige fase. Voor de eerste gebeurtenis is het fase 1.
rule-BO-64 = Een nieuwe fase begint wanneer haar eerste kaart wordt getrokken, niet wanneer de oude stapel op is.
rule-BO-65 = Begint fase 7, dan gaan Hitler, plaatsvervangers en samenzweerders op gesloten plaatsen naar de dichtstbijzijnde open plaats.
rule-BO-66 = Elke fase heeft precies één sleutelgebeurtenis (die bij de voorbereiding verwijderd kan zijn).
rule-BO-67 = Een sleutelgebeurtenis wordt uitgevoerd als elke andere en blijft de huidige gebeurtenis tot de volgende kaart wordt getrokken; dan gaat ze naar het vak voor de sleutelgebeurtenis.
rule-BO-68 = Op dat vak geldt haar tekst niet meer.
rule-BO-69 = Zolang er een sleutelgebeurtenis in het spel is, gaat een belangrijke (gele) gebeurtenis die wordt getrokken zonder gevolg uit het spel en wordt er een andere kaart getrokken.
rule-BO-70 = Zonder sleutelgebeurtenis in het spel worden belangrijke gebeurtenissen gewoon uitgevoerd.
rule-BO-71 = De sleutelgebeurtenis wordt afgelegd wanneer de volgende fase begint (R11).
rule-BO-72 = Je beurt eindigt na de gebeurtenis.
rule-BO-73 = Moeten er in een beurt meerdere gebeurtenissen worden getrokken, maak dan elke af voordat je de volgende trekt.
rule-BO-74 = Een kopstuk dat zich verplaatst moet op een andere plaats eindigen dan waar het begon, wie er ook nog is.
rule-BO-80 = De niveaus van motivatie zijn schuchter, weifelend, gedreven, vastbesloten en roekeloos. Je hebt het voordeel van je niveau en van alle lagere: dossier van 2 kaarten (schuchter), gewoon dossier (weifelend), bijzondere gave (gedreven), aanslagen (vastbesloten), roekeloze aanslagen (roekeloos).
rule-BO-81 = De niveaus van verdenking en de adelaars die een aanslag verraden: laag 3, matig 2, hoog 1, extreem 1; extreem betekent ook arrestatie bij een inval.
rule-BO-82 = Je dossier ligt open voor je; kaarten worden nooit in de hand gehouden of van elders gebruikt.
rule-BO-83 = Voorwerplimiet: 4 met 1 of 2 spelers, 3 met 3 tot 5 spelers.
rule-BO-84 = Dossierlimiet: 6 kaarten met 1 of 2 spelers, 5 met 3 of 4, 4 met 5, maar 2 zolang je schuchter bent.
rule-BO-85 = Je mag iets nemen waardoor je boven een limiet komt, maar moet dan meteen tot de limiet afleggen. Dat geldt ook wanneer je om een andere reden boven een limiet zit, bijvoorbeeld omdat de limiet zelf zakte (weer schuchter).
rule-BO-90 = Invallen komen voor in de fasen na fase 1. Wordt er een getrokken, voer dan BO-91 tot BO-94 in volgorde uit.
rule-BO-91 = Elke samenzweerder met verdenking extreem wordt gearresteerd.
rule-BO-92 = Daarna beslist elke vrije samenzweerder voor elk van zijn verboden kaarten, één voor één in een volgorde naar keuze: afleggen, of houden en de verdenking met 1 verhogen.
rule-BO-93 = Wie daarbij extreem bereikt, houdt de rest van zijn verboden kaarten zonder verdere verhoging.
rule-BO-94 = Alle dobbelstenen gaan van het onvredespoor.
rule-BO-95 = Word je gearresteerd, dan leg je meteen al je verboden kaarten af en ga je naar de gevangenis.
rule-BO-96 = De gevangenis grenst nergens aan en is geen plaats voor reizen of effecten; alleen arrestatie en vrijlating leiden erin en eruit.
rule-BO-97 = In de gevangenis gebruik je geen effecten van kaarten of je blad, ook geen directe.
rule-BO-98 = Geen kaarteffect kan je in de gevangenis treffen of raken, tenzij er staat dat je vrijkomt.
rule-BO-99 = In de gevangenis telt je bijzondere gave als leeg.
rule-BO-100 = In de gevangenis houd je voorwerpen en toegestane kaarten, maar kun je ze niet afleggen, gebruiken of overdragen.
rule-BO-101 = Begin je je beurt in de gevangenis: trek een verhoorkaart, trek dan een gebeurteniskaart; verder niets.
rule-BO-102 = Lees de verhoorkaart in het geheim en kies één mogelijkheid. Wat erop staat wordt aan niemand getoond en met niemand besproken, dan niet en later niet; alleen wat gekozen is wordt voorgelezen (BO-106).
rule-BO-103 = Een mogelijkheid die je niet helemaal kunt uitvoeren, mag je niet kiezen.
rule-BO-104 = Volhouden proberen mag altijd: gooi een dobbelsteen en voer het resultaat uit (R3).
rule-BO-105 = Voer van het resultaat van volhouden uit wat kan en laat de rest weg.
rule-BO-106 = Lees alleen voor en voer alleen uit wat je koos; jij kiest alle doelwitten; niemand in de gevangenis, jijzelf ook niet, kan er een zijn.
rule-BO-107 = Je verlaat de gevangenis alleen wanneer een effect dat zegt.
rule-BO-108 = De verhoorkaart wordt teruggeschud, tenzij er iets anders op staat.
rule-BO-109 = BO-103 is de uitzondering: elk ander effect in het spel wordt uitgevoerd voor zover dat kan, en wat niet kan vervalt.
rule-BO-110 = Winnen kan alleen met een geslaagde aanslag met een aanslagkaart uit de samenzweerderskaarten.
rule-BO-111 = Aan alle eisen van de aanslag moet zijn voldaan.
rule-BO-112 = Je moet vastbesloten of roekeloos zijn; voor sommige aanslagen roekeloos.
rule-BO-113 = Gebruik dan de actie Inzetten: pleeg één aanslag uit je dossier.
rule-BO-114 = Je begint altijd met 1 dobbelsteen, omdat aan de eisen is voldaan.
rule-BO-115 = Wat verder helpt, voegt dobbelstenen toe of heft adelaars op; er zijn drie soorten.
rule-BO-116 = Voorwerpen: leg de genoemde af voor hun voordeel, elk één keer tenzij de kaart er meer toelaat; voorwerpen van andere samenzweerders op jouw plaats mogen met hun instemming worden gebruikt.
rule-BO-117 = Groep: je eigen groep (Abwehr, Burger, Wehrmacht) kan passen; die van anderen telt nooit.
rule-BO-118 = Samenzijn: samenzweerders op jouw plaats kunnen dobbelstenen toevoegen.
rule-BO-119 = Ook sommige kaarten en gaven voegen dobbelstenen toe of heffen adelaars op.
rule-BO-120 = Je hebt zoveel treffers nodig als de steun van het leger nu is; hoeveel adelaars je verraden volgt uit de verdenking van wie de aanslag pleegt. Kijk naar de huidige gebeurtenis en naar de kaarten in alle dossiers of er iets is dat die getallen verandert.
rule-BO-121 = Kondig beide getallen aan.
rule-BO-122 = Je mag nu zoveel dobbelstenen wegnemen als je wilt (R16).
rule-BO-123 = Gooi alle overgebleven dobbelstenen in één keer.
rule-BO-124 = Zijn er zoveel adelaars als je limiet of meer, dan mislukt de aanslag en wordt hij ontdekt, wat er verder ook gegooid is.
rule-BO-125 = Ontdekt: leg de aanslag af, Hitler gaat naar de Rijkskanselarij, elke samenzweerder verliest 1 motivatie (ook gevangenen, R47), en de dader wordt gearresteerd.
rule-BO-126 = Niet ontdekt en te weinig treffers: alleen wat je inzette is verloren; houd de aanslag en ga verder met je beurt.
rule-BO-127 = Niet ontdekt en genoeg treffers: Hitler is dood en het spel is gewonnen.
rule-BO-130 = Jullie winnen door BO-127.
rule-BO-131 = Jullie verliezen wanneer alle samenzweerders tegelijk in de gevangenis zitten.
rule-BO-132 = Jullie verliezen wanneer Papieren gevonden wordt getrokken.
rule-BO-133 = Jullie verliezen door BO-61, wanneer er een gebeurteniskaart moet worden getrokken en er geen meer is.
rule-BO-140 = Trouwe vazallen: plaatsvervangers kunnen net als Hitler worden gedood, altijd met moeilijkheid 2; om te winnen moeten Hitler en minstens twee plaatsvervangers dood zijn.
rule-BO-141 = Haast: bij de voorbereiding gaat van elke stapel gebeurtenissen één kaart meer uit het spel.
rule-BO-142 = Bewaakte papieren: laat Papieren gevonden in de doos en neem maar 1 kaart uit de stapel van fase 7.
rule-R1 = Parlour speelt het zo: de stapel samenzweerderskaarten heeft de 54 kaarten van de eerste uitgave. De tweede heeft er 51; de variant deck_51 biedt onze eigen inkorting daartoe en neemt één Graaien in het afval, één Zwarte markt en één Gestapo afschudden weg (het andere exemplaar van elk blijft).
rule-R2 = Parlour speelt het zo: er zijn 24 verhoorkaarten, elk met een regel voor volhouden. We maakten ze zelf uit de 18 mogelijkheden van de zes kaarten van de eerste uitgave en 15 eigen mogelijkheden. De zes klassieke kaarten blijven voor de variant classic_interrogation: daar gooi je eerst om vol te houden naar je motivatie (een treffer laat je ook vrij), en alleen als dat mislukt trek je een klassieke kaart; kan geen van de drie mogelijkheden worden gekozen, leg haar dan opzij, trek een andere en schud beide daarna terug.
rule-R3 = Volhouden proberen: gooi één dobbelsteen. Je houdt stand met een treffer (niet als je schuchter bent), of met een getal van minstens 1 als je roekeloos bent, 2 als je vastbesloten bent, 3 als je gedreven bent; weifelend heeft een treffer nodig; schuchter houdt nooit stand. Houd je geen stand, dan geldt het resultaat "gebroken" van de kaart voor zover dat kan. Bij een treffer kom je daarna vrij in het hoofdkwartier van de Gestapo met verdenking hoog, schuchter of niet.
rule-R4 = Invallen per fase: 0, 1, 2, 2, 2, 3, 3 in fase 1 tot 7, zodat elke fase 12 kaarten heeft en er geen inval in fase 1 is. De tekens voor invallen op het bord (0, 1, 2, 2, 3, 3, 3) wijken alleen in fase 5 af; de variant printed_raid_icons voegt daar een inval toe (85 gebeurteniskaarten).
rule-R5 = De dobbelsteen toont 1, 2, 3, treffer, treffer, adelaar.
rule-R41 = Beschikbare dobbelstenen: 10 min die op het onvredespoor, op Afvalligen en onvrede of als acties bij iemand. Ook voor een aanslag zijn er nooit meer. Acties die als dobbelstenen zijn uitgedeeld worden voor de andere gebruikt, en dan gaan hun dobbelstenen terug.
rule-R6 = Meerdere straffen: eerst die van Hitler, dan die van de plaatsvervangers in een volgorde naar keuze. Staat de schakelaar hitler_penalty_first uit (normaal staat hij aan), dan kies je de volgorde van allemaal.
rule-R7 = Dichtstbijzijnd betekent: de minste verbindingen over het hele gedrukte bord. Bij een bezoek tellen samenzweerders op de eigen plaats van het kopstuk niet mee (BO-74); bij gelijke afstand beslist de speler die aan de beurt is; is er elders niemand, dan blijft het kopstuk.
rule-R8 = Een kopstuk dat naar de plaats wordt gestuurd waar het al is, verplaatst zich niet, en Hitler is dan niet door de gebeurtenis verplaatst.
rule-R9 = Dader gepakt telt samenzweerders op Hitlers eigen plaats (afstand 0) mee en treft allen die even dichtbij zijn.
rule-R10 = "Een" bij één samenzweerder of plaatsvervanger betekent één, gekozen door de speler die aan de beurt is; een meervoud (Aanslag op Heydrich) betekent allen op wie het past.
rule-R32 = Kopstukken brengen de veranderingen van plaatsen nooit op gang.
rule-R63 = Kopstukken die niet meer in het spel zijn worden overgeslagen.
rule-R33 = Vervalste papieren: Hitler gaat tot drie stappen door open plaatsen en moet elders eindigen; het is geen verplaatsing door een gebeurtenis.
rule-R34 = Weggeroepen: beide plaatsvervangers gaan naar één en dezelfde plaats, elke van de 30 (de kaart vraagt niet om een toegestane), vanaf fase 7 een open; elk moet van plaats veranderen.
rule-R52 = Het aanbod bij een bezoek geldt voor de samenzweerder die als enige vrije op de bezochte plaats is.
rule-R64 = "Verhogen tot hoog" verlaagt nooit.
rule-R65 = Bezoek van Hitler (fase 3) verlaagt alleen.
rule-R11 = Parlour speelt het zo: ligt de sleutelgebeurtenis van de oude fase er nog en is de eerste kaart van de nieuwe fase belangrijk, dan vervalt die kaart en wordt er een andere getrokken tot er een echt wordt uitgevoerd; dan begint de fase en gaat de sleutelgebeurtenis weg. Staat de schakelaar strict_stage_start aan (normaal staat hij uit), dan gelden BO-64 en BO-71 naar de letter: de eerste getrokken kaart begint de fase, de oude sleutelgebeurtenis gaat meteen weg en de kaart wordt uitgevoerd.
rule-R12 = "De volgende n kaarten gaan uit het spel": ongezien, zoveel als er zijn.
rule-R13 = Tekst bij "zolang deze kaart ligt" eindigt wanneer een andere gebeurtenis de huidige wordt; slaat het trekken over, dan blijft ze gelden.
rule-R49 = Fase 7: het verplaatsen naar open plaatsen komt voor de tekst van de eerste kaart van fase 7; bij gelijke afstand beslist de speler die aan de beurt is.
rule-R50 = Langzame terugtocht verplaatst plaatsvervangers en samenzweerders, Hitler niet.
rule-R51 = Fiches op gesloten plaatsen blijven daar; alleen Contact in de verte komt erbij.
rule-R61 = Partijdag (fase 2) helpt ook wie zijn beurt in Neurenberg begint.
rule-R66 = Laatste lichting: elke samenzweerder mag 0, 1 of 2 kaarten trekken.
rule-R67 = Conferentie van Casablanca: wie een kaart heeft, legt er een af.
rule-R57 = Wie in Parijs komt, krijgt -3 verdenking en +1 steun van het leger.
rule-R58 = De Zaak Blomberg-Fritsch verhoogt de steun van het leger (met 1).
rule-R14 = Dobbelstenen voor samenspannen worden voor de worp betaald, nooit meer dan drie, ook met vier acties; acties die al gebruikt zijn blijven gebruikt.
rule-R15 = Staat de steun op haar laagste, dan zou de keuze voor steun van BO-38 niets doen en wordt ze niet aangeboden; een samenzweerder die al roekeloos is mag worden gekozen.
rule-R28 = De "stapel die in gebruik is" voor Kordt en Inlichtingenrapport is de stapel waaruit nu wordt getrokken; zitten er minder kaarten in, bekijk dan wat er is.
rule-R30 = Anderen verplaatsen (Olbricht, Vervalste papieren): nooit gevangenen; de veranderingen bij binnenkomst gelden voor elke plaats die wordt betreden.
rule-R31 = Plaats in een vliegtuig telt als binnenkomen; de verplaatsingen van fase 7 en Langzame terugtocht niet.
rule-R42 = Iets nemen bij een overdracht, en voorwerpen van een ander bij een aanslag gebruiken, mag alleen met instemming van die speler; bots stemmen in. Weigert de eigenaar een overdracht, dan is er geen actie verbruikt en wordt hij deze beurt niet meer gevraagd. De twee samenzweerders van een solospeler hebben geen instemming nodig.
rule-R43 = De eigenaar kiest wat er boven een limiet weggaat.
rule-R44 = Voorwaarden van een aflevering worden op het moment van de actie bekeken.
rule-R45 = Een verdeeld voordeel mag ook naar gevangenen: het wordt gedeeld waar iemand ook is (BO-42), en de gevangenis beschermt alleen tegen kaarteffecten (BO-98). Staat de schakelaar prison_shields_all aan (normaal staat hij uit), dan krijgen gevangenen niets.
rule-R46 = Word je in je eigen beurt gearresteerd, dan eindigen je acties en wordt de gebeurtenis nog getrokken.
rule-R16 = Parlour speelt het zo: je mag zoveel dobbelstenen wegnemen als je wilt, maar er moet er minstens één overblijven om te gooien (BO-122, BO-123).
rule-R17 = Adelaars = gegooid + bijgekomen door de gebeurtenis - niet meegeteld, nooit onder 0.
rule-R18 = Snelle reactie en Hitlers agenda gelekt worden na de worp gebruikt, voordat hij telt.
rule-R19 = Voorwerpen en kaarten die je inzette zijn bij elke mislukking verbruikt.
rule-R20 = Meerdere aanslagen in één beurt mogen; elke is een actie Inzetten (BO-30, BO-126).
rule-R21 = Trein laten ontsporen en Bom in het vliegtuig: meteen nadat een gebeurtenis Hitler naar een andere plaats heeft verplaatst en helemaal is uitgevoerd; geen actie; elke vrije samenzweerder die vastbesloten (of roekeloos) is; de veranderingen van de nieuwe gebeurtenis tellen.
rule-R22 = Vergiftigd pakje: precies één verbinding weg (elke andere plaats in Berlijn als Hitler in Berlijn is).
rule-R23 = "Alle samenzweerders op één plaats" gaat niet op als er iemand in de gevangenis zit.
rule-R24 = Becks dobbelsteen: Beck moet vrij zijn, gedreven of hoger, en op de plaats van de dader (hij telt ook bij zijn eigen aanslagen); één keer.
rule-R47 = Ontdekt: eerst daalt de motivatie van alle samenzweerders, ook van de dader (met de controle van de limieten van R73), dan komt de arrestatie. Gevangenen verliezen motivatie als iedereen: BO-125 noemt alle samenzweerders, en de gevangenis beschermt alleen tegen kaarteffecten (BO-98). Staat de schakelaar prison_shields_all aan (normaal staat hij uit), dan verliezen gevangenen niets.
rule-R48 = Het verlies van BO-131 wordt na elke arrestatie bekeken.
rule-R25 = De straf van Goebbels schakelt ook gaven uit die vanzelf werken: Tresckow legt het extra voorwerp af, Goerdeler de kaarten boven zijn limiet, en Goerdeler trekt niet.
rule-R26 = Onder gedreven zakken schakelt de gave meteen uit.
rule-R27 = Stauffenberg heeft de vierde actie zolang hij in zijn beurt gedreven (of hoger) is.
rule-R29 = Oster: alleen bij de actie Dossier.
rule-R35 = Verborgen pistool is een voorwerp (wapens) voor aanslagen, afleveringen en gedwongen afleggen van voorwerpen, en een verboden kaart bij invallen.
rule-R36 = Valse beschuldigingen is de enige kaart die in de gevangenis bruikbaar is; ze wordt gespeeld in plaats van een verhoorkaart te trekken (in de variant classic_interrogation: nadat volhouden is mislukt).
rule-R37 = Vervalst vrijlatingsbevel leidt naar het hoofdkwartier van de Gestapo.
rule-R38 = Kluis: verboden kaarten mogen bij invallen zonder kosten worden gehouden.
rule-R39 = Afvalligen en onvrede: treffers van elke worp bij Samenspannen, naar keuze; een inval maakt de kaart niet leeg (meer in R102).
rule-R40 = Zwart orkest: dobbelstenen die als acties zijn gegeven gaan verloren als de houder eerst wordt gearresteerd.
rule-R59 = Goerdeler trekt aan het begin van zijn beurt 1 kaart (de schakelaar goerdeler_draw kan het op 3 zetten).
rule-R60 = Tresckows actie "draai een willekeurig voorwerp om" wordt gespeeld; de schakelaar tresckow_reveal (normaal aan) kan haar wegnemen.
rule-R53 = Alleen het scherm van de gevangene zelf toont de verhoorkaart; het verslag toont alleen wat gekozen is.
rule-R54 = Een mogelijkheid die de laatste vrije samenzweerder laat arresteren is toegestaan en verliest; Parlour waarschuwt de speler.
rule-R55 = Trouwe vazallen: noem het doelwit wanneer je een aanslag pleegt; lees "Hitler" in de eisen als het doelwit; het fiche van een gedood kopstuk gaat van het bord; plaatsvervangers die door gebeurtenissen of kaarten verdwijnen tellen niet; Hitler en plaatsvervangers mogen in elke volgorde vallen.
rule-R56 = In Parlour heeft elke samenzweerder een plaats aan tafel; een solospeler heeft beide. Solo gelden de limieten voor 1 of 2 spelers; beide samenzweerders tellen als "alle spelers".
rule-R62 = Elke speler mag beginnen.
rule-R68 = Sporen stoppen aan hun einden. Uiterst of roekeloos verhogen, of laag, schuchter of steun op haar laagste verlagen, verandert niets, is geen mislukking en mag toch gekozen worden (maar zie R15 voor het onvredespoor).
rule-R69 = Kosten (de prijs van een aanbod, het voorwerp van Canaris) moeten helemaal worden betaald: kost het motivatie, dan moet je weifelend of hoger zijn; een kaart of voorwerp moet er zijn. Verdenking verhogen kan altijd als betaling, ook bij extreem.
rule-R70 = Je mag een actie of kaart gebruiken als aan de eisen is voldaan en het eerste deel iets heeft om op te werken: een doelwit, een voorwerp, een kaart, een gevangene, een kopstuk in het spel, een open buur. Veranderingen van niveau en steun gelden altijd als mogelijk. Dus: geen vrijlating zonder gevangene, geen omdraaien zonder gedekt voorwerp, geen overdracht zonder iets om over te dragen, geen Graaien in het afval of Zwarte markt bij een lege stapel.
rule-R71 = Wie beslist: de speler die aan de beurt is bij gebeurtenissen, gelijke afstand en "een", ook als zijn samenzweerder gevangen zit; wie handelt bij zijn actie, kaart of verdeeld voordeel; wie leest bij een verhoorkaart; elke eigenaar over wat hij aflegt of houdt. Bij een verdeeld voordeel voert wie handelt in wat de spelers afspreken (BO-42).
rule-R72 = Handelen meerdere samenzweerders na elkaar of treft iets ze na elkaar (inval, afleggen, trekken, aanbod, directe kaarten), ga dan in volgorde van de beurt vanaf wie aan de beurt is.
rule-R73 = Limieten worden na elk afgerond effect bekeken: wie meerdere kaarten trekt, maakt dat eerst af en legt dan één keer af. Zakken tot schuchter, of een gave verliezen die een limiet verhoogde, telt meteen. Bij een gevangene wordt gekeken wanneer hij vrijkomt (BO-100).
rule-R74 = Momenten voor directe kaarten zonder eigen aanleiding (Weggeroepen, Goede voorbereiding): het begin van een beurt voor de straffen, voor elke actie, voor het trekken van de gebeurtenis, na een uitgevoerde gebeurtenis; nooit binnen een ander effect. Het moment duurt tot iedereen op zijn beurt past; dat na de laatste gebeurtenis van een beurt is dat van het begin van de volgende beurt, want daartussen ligt niets. Goede voorbereiding alleen van na de straffen tot het trekken van de gebeurtenis in de beurt van een vrije samenzweerder.
rule-R75 = Begin van een beurt: directe kaarten; straffen (R6); Partijdag van fase 2 voor wie in Neurenberg is; Goerdelers kaart; dan acties.
rule-R76 = Elke worp van meerdere dobbelstenen wordt gelezen als: eerst adelaars, dan treffers, dan getallen. De kaart Zwart orkest ook.
rule-R77 = Dobbelstenen voor samenspannen: hooguit 3, hooguit de acties die over zijn, hooguit de beschikbare dobbelstenen (R41), minstens 1. Met gewonnen acties kun je geen tweede keer samenspannen (BO-30).
rule-R78 = Beloning van de onvrede: elke samenzweerder mag worden gekozen, ook een gevangene, want het spoor is geen kaarteffect (BO-98); met de schakelaar prison_shields_all aan alleen vrije. Kan geen van beide keuzes iets veranderen, dan gaan de dobbelstenen gewoon terug. Het spoor wordt na elke geplaatste dobbelsteen bekeken, dus één grote worp kan het meermaals vullen.
rule-R79 = Dossier, meenemen en overdracht mogen ook op de limiet; wie er dan boven zit legt meteen af, ook het nieuwe stuk als hij wil. Geven vraagt geen instemming van de ontvanger, nemen wel (R42).
rule-R80 = Niemand mag kaarten of voorwerpen afleggen alleen omdat hij dat wil.
rule-R81 = Met één actie lever je één keer af. Het voorwerp mag op welke manier ook weg zijn (meegenomen, van ver gehaald, uit het spel); omgedraaid is niet weg. Voorwerpen van anderen kunnen niet worden afgeleverd. Verdeeld wordt punt voor punt; punten die niemand kan gebruiken gaan verloren.
rule-R82 = Een gebeurtenis, stap voor stap: trekken; een sleutelgebeurtenis op het vak van de huidige gebeurtenis schuift door; een belangrijke kaart tegenover een sleutelgebeurtenis verdwijnt en er wordt opnieuw getrokken; de kaart wordt de huidige gebeurtenis, en opent ze een fase, dan begint die (oude sleutelgebeurtenis weg; fase 7: de verplaatsing van BO-65, R49); Hitler ophouden; de tekst in volgorde; Trein laten ontsporen en Bom in het vliegtuig; andere directe kaarten. Tekst bij "zolang deze kaart ligt" telt vanaf het moment dat de kaart de huidige gebeurtenis is.
rule-R83 = Vervalt een belangrijke kaart en is er geen andere meer om te trekken, dan is het spel verloren (BO-61). "Twee gebeurtenissen" kiezen terwijl er minder over zijn is toegestaan en verliest.
rule-R84 = Een overgeslagen trekking verandert niets: huidige gebeurtenis, sleutelgebeurtenis en fase blijven. Weinig nieuws wordt voor de eerste trekking van de beurt gebruikt en houdt ze allemaal tegen.
rule-R85 = Hitler ophouden vraagt een gebeurtenis waarvan de tekst Hitler van zijn plaats zou halen. Alleen hij blijft; de anderen op de kaart verplaatsen zich, tekst bij "zolang deze kaart ligt" telt, een bezoek van hem treft niemand (R87). De kaart houdt noch de verplaatsing van fase 7 noch BO-125 tegen.
rule-R86 = Trein laten ontsporen en Bom in het vliegtuig: na zo'n gebeurtenis mag elke vrije vastbesloten (of roekeloze) houder het met elk één keer proberen, in volgorde van de beurt, ook als een eerdere poging Hitler naar de Rijkskanselarij heeft gestuurd. Na Vervalste papieren, BO-125 of de verplaatsing bij het sluiten: nooit. Met twee gebeurtenissen in een beurt: na elk.
rule-R87 = Een kopstuk dat zich niet verplaatst bezoekt niemand: regels over de bezochte samenzweerder vervallen, alle andere regels gelden.
rule-R88 = Plaatsvervangers die naar samenzweerders komen: neem vrije samenzweerders in volgorde van de beurt vanaf wie leest; voor elk komt de dichtstbijzijnde plaatsvervanger buiten hun plaats die dit effect nog niet heeft verplaatst; bij gelijke afstand beslist wie leest; is er niemand over, sla dan over. De mogelijkheid is toegestaan als minstens één plaatsvervanger zich zou verplaatsen.
rule-R89 = Een kopstuk dat naar een gekozen samenzweerder wordt gestuurd moet van plaats veranderen (BO-74): iemand op zijn eigen plaats kan niet worden gekozen.
rule-R90 = De eisen van een mogelijkheid zijn de hele toets van BO-103; bij "elke samenzweerder" moet er één zijn die zou veranderen. Mogelijkheden worden beoordeeld wanneer de kaart wordt gelezen. Het resultaat "gebroken" van volhouden kent geen toets. Wie als lezer vrijkomt krijgt geen acties; de gebeurtenis volgt, en zijn volgende beurt is gewoon.
rule-R91 = Arrestatie verandert motivatie noch verdenking; dobbelstenen voor acties gaan terug naar de voorraad. Vrijlating zet de verdenking op het genoemde niveau, omhoog of omlaag; verder verandert er niets.
rule-R92 = Gearresteerd in de beurt van een ander: je volgende eigen beurt is een gevangenisbeurt. Gearresteerd tijdens je eigen acties: R46. Vrijgelaten door een ander: je volgende eigen beurt is gewoon, met straffen.
rule-R93 = Vrijlating: eerst de dobbelsteen; een adelaar arresteert wie het probeerde en bevrijdt niemand; anders stijgt eerst de verdenking, dan wordt de gevangene gekozen. Met verdenking hoog mag het en leidt het tot extreem (BO-55 tot BO-57).
rule-R94 = Inval, tweede stap: de verboden kaarten die er bij het begin waren, één beslissing elk, in de volgorde van de eigenaar; houden bij hoog leidt tot extreem en beëindigt zijn beslissingen. Niemand wordt gearresteerd omdat hij daar extreem bereikt. Geen directe kaarten tijdens een inval (BO-92, BO-93).
rule-R95 = Volgorde van een aanslag: noem de aanslag (en het doelwit) en controleer hem; voorwerpen, groep, samenzijn, gaven en kaarten voor de dobbelstenen; aankondigen; dobbelstenen wegnemen; gooien; kaarten voor de worp in elke volgorde tot iedereen past; tellen; resultaat. Voorwerpen, legitimaties en kaarten voor dobbelstenen moeten voor de aankondiging worden gebruikt. Groep, samenzijn en Beck tellen vanzelf.
rule-R96 = Steun, verdenking en veranderingen door de gebeurtenis worden bij de aankondiging gelezen en gelden voor die aanslag. De adelaars van de gebeurtenis komen erbij of vallen weg zonder keuze.
rule-R97 = Trouwe vazallen, meer: een plaatsvervanger vraagt 2 treffers, wat de steun ook is; adelaars, gebeurtenis en kaarten als gewoonlijk; bij succes wordt de aanslag afgelegd en gaat het fiche weg; ontdekking als in BO-125, Hitler alleen als hij nog in het spel is. Is Hitler dood, dan gaat het spel door en slaan gebeurtenissen hem over (R63). Een aanslag die aan een gebeurtenis hangt, vraagt een gebeurtenis die zijn doelwit verplaatste. Na elke dood wordt bekeken of er gewonnen is; zijn er te weinig plaatsvervangers over om te winnen, dan gaat het spel door en zegt Parlour dat.
rule-R98 = Varianten samen: Bewaakte papieren neemt 1 kaart uit fase 7, Haast één meer uit elke fase (daar dan 2); toegevoegde invallen worden meegeschud voordat er kaarten uitgaan.
rule-R99 = Open voor iedereen: niveaus, dossiers, voorwerpen, wat op het bord open ligt, aflegstapels, de grootte van stapels, de dobbelstenen. Geheim: de volgorde van stapels, gedekte voorwerpen, ongezien verwijderde kaarten. Wat Kordt of een Inlichtingenrapport toont, zien alle spelers, want alleen verhoorkaarten zijn volgens de regels geheim (BO-102); het blijft bekend tot er wordt geschud of getrokken.
rule-R100 = Een nieuwe stapel samenzweerderskaarten wordt alleen geschud wanneer er een kaart moet worden getrokken en er geen meer is, ook midden in een trekking (BO-46). Zijn beide stapels leeg, dan wordt er niets getrokken. Planvergadering legt de omgedraaide kaarten opzij tot ze klaar is, schudt zo nodig één keer en vindt niets als er geen aanslag is.
rule-R101 = Een kaart die als actie of direct wordt gebruikt, verlaat het dossier en gaat na haar effect naar de aflegstapel; blijvende kaarten werken vanaf het moment dat ze in het dossier liggen. Een controle van de limiet door het effect komt nadat de kaart weg is.
rule-R102 = Afvalligen en onvrede: de eigenaar beslist hoeveel treffers van een worp erop gaan; met twee of meer erop daalt de steun één keer met 1 en gaan al haar dobbelstenen terug. Toont een worp bij Samenspannen een adelaar, dan mag geen van die treffers op de kaart: ze wordt afgelegd en haar dobbelstenen gaan terug. Wordt ze overgedragen, dan houdt ze haar dobbelstenen; verlaat ze een dossier op een andere manier, dan komen ze vrij.
rule-R103 = Geheime stukken: een worp met hoeveel adelaars ook kost 1 verdenking en de kaart, één keer; het deel van de houder aan de adelaars op zijn plaats komt eerst.
rule-R104 = Kaarten van een gevangene slapen: er wordt niets op gelegd, van genomen of afgelegd tot de gevangene vrij is (BO-97, BO-100).
rule-R105 = Wat het spel het eerst beëindigt, telt: een geslaagde aanslag wint voordat naar iets anders wordt gekeken; Papieren gevonden verliest zodra de kaart wordt getrokken.
rule-R106 = Elke samenzweerder doet hooguit één keer mee; de plaatsen geven de volgorde van de beurt; de beginspeler wordt geloot tenzij de tafel kiest (R62).
rule-R107 = Stauffenberg: in zijn beurt gedreven worden geeft de vierde actie meteen; eronder zakken neemt haar weg als ze nog niet gebruikt is (R27).
rule-R108 = Open betekent: met een nummer dat hooguit de huidige fase is en niet gesloten door fase 7. Afstanden (R7) lopen over alle verbindingen, ook via gesloten en nog niet open plaatsen; elke twee plaatsen in Berlijn liggen 1 uit elkaar. De verplaatsing bij het sluiten gebruikt dezelfde afstand.
rule-R109 = Wat "deze beurt" duurt (één keer samenspannen, Goebbels, Bormann, Bonhoeffers ene keer) duurt tot haar gebeurtenis is uitgevoerd, want pas dan is de beurt voorbij (BO-72); acties die niet gebruikt zijn, ook extra, gaan verloren wanneer de gebeurtenis wordt getrokken.
rule-R110 = Effecten die een andere samenzweerder verplaatsen, helpen of schaden vragen geen instemming; alleen van hem nemen en zijn voorwerpen gebruiken vraagt dat (R42).

## Getallen die je kunt wijzigen

figure-start-support = steun bij het begin
figure-easy = makkelijk
figure-standard = standaard
figure-hard = moeilijk
figure-actions-per-turn = acties per beurt
figure-conspire-dice = dobbelstenen bij samenzweren
figure-item-limit = limiet van voorwerpen
figure-1-2 = een of twee spelers
figure-3-5 = drie tot vijf spelers
figure-3-4 = drie of vier spelers
figure-dossier-limit = dossierlimiet
figure-timid = bang
figure-events-removed = verwijderde gebeurtenissen
figure-deputy-difficulty = moeilijkheid van adjudanten
figure-deputies-needed = nodige adjudanten
figure-dice = dobbelstenen
figure-motivation = motivatie
figure-suspicion = verdenking
figure-cards = kaarten
figure-events = gebeurtenissen
figure-spaces = velden
figure-actions = acties
figure-items = voorwerpen
figure-support = steun
figure-ignore = genegeerd
figure-suspicion-gained = meer verdenking
figure-suspicion-lost = minder verdenking
figure-targets = doelwitten
figure-support-lost = minder steun
figure-support-gained = meer steun
figure-dissent-track = onvredespoor
figure-motivation-gained = meer motivatie
figure-motivation-lost = minder motivatie
figure-conspire = samenzweren
figure-eagle = adelaar
figure-release = vrijlating
figure-raid = inval
figure-kept-card = gehouden kaart
figure-plot-detected = complot ontdekt
figure-penalty = straf
figure-discarded = afgelegd
figure-start = bij het begin
figure-eagles-that-detect = adelaars die ontdekken
figure-low = laag
figure-medium = gemiddeld
figure-high = hoog
figure-extreme = extreem
figure-space = veld
figure-delivery = levering
figure-shared = om te verdelen
figure-copies = exemplaren
figure-illegal = illegaal
figure-base-dice = basisstenen
figure-reckless = roekeloos
figure-several = meermaals
figure-meeting = ontmoeting
figure-add-eagles = extra adelaars
figure-ignore-eagles = genegeerde adelaars
figure-answer = antwoord
figure-tiles = tegels
figure-suspicion-1 = één verdenking
figure-suspicion-2 = twee verdenking
figure-motivation-1 = één motivatie
figure-motivation-2 = twee motivatie
figure-support-1 = één steun
figure-support-2 = twee steun
figure-one-item = één voorwerp
figure-two-items = twee voorwerpen
figure-one-card = één kaart
figure-two-cards = twee kaarten
figure-three-cards = drie kaarten
figure-one-tile = één tegel
figure-three-tiles = drie tegels
figure-one-plot = één complot
figure-two-events = twee gebeurtenissen
figure-free-for-extreme = vrij voor extreme verdenking
figure-free-for-arrest = vrij voor een arrestatie
figure-free-for-plot = vrij voor een complot
figure-free-for-item = vrij voor een voorwerp
figure-free-for-support = vrij voor steun
figure-free-for-motivation = vrij voor motivatie
figure-all-suspected = iedereen verdacht
figure-all-disheartened = iedereen ontmoedigd
figure-extreme-suspicion = extreme verdenking

## De doelkaart

goal-task = De taak
    .task = Dood Hitler voordat ze jullie vinden.
goal-about = Duitsland, 1933 tot 1945. Een paar mensen in het leger, de Abwehr en de ambtenarij besluiten er zelf een eind aan te maken.
goal-plot = als een aanslag op Hitler slaagt: de dobbelstenen tonen genoeg treffers en niet te veel adelaars.{ $deputies ->
    [0] { "" }
    [one] { " " }Ook 1 plaatsvervanger moet dood zijn.
   *[other] { " " }Ook { $deputies } plaatsvervangers moeten dood zijn.
}
goal-targets = { $targets ->
    [one] nu is 1 treffer nodig
   *[other] nu zijn { $targets } treffers nodig
}
goal-lost = als { LIST($ways, join: "or") }.
goal-lose-prison = jullie allemaal gevangen zitten
goal-lose-documents = de papieren worden gevonden
goal-lose-time = er geen gebeurtenis meer is
goal-prisoners = { $done } van { $of } gevangen
goal-actions = Tot { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}, dan een gebeurtenis. Zoek bondgenoten en voorwerpen, houd je motivatie hoog en de verdenking laag.
goal-together = Samen
    .text = Alle samenzweerders winnen of verliezen als één.
goal-ended = { $way ->
    [won] De aanslag is gelukt.
    [prison] Allemaal zijn ze gepakt.
    [documents] De papieren zijn gevonden.
   *[time] Het was te laat.
}
