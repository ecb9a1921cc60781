# Orange Shall Overcome! in het Nederlands.
#
# Locaties hebben twee vormen: `at` (in de Bank) en `the` (de Bank).

## Wat gevraagd wordt; wat anderen ondertussen lezen

ask-turn = { $character }: kies een kaart.{ $others ->
    [0] { "" }
   *[other] { " " }Iedereen mag eerst een Moreelkaart gebruiken.
}
    .ask = { $character }: kies een kaart.
    .more = { $others ->
        [0] { "" }
       *[other] Iedereen mag eerst een Moreelkaart gebruiken.
    }
waiting-turn = is aan de beurt
ask-last-call = Alle beurten zijn voorbij. Er { $n ->
    [one] is nog 1 Moreelkaart
   *[other] zijn nog { $n } Moreelkaarten
} over: wil je er een gebruiken?
    .lead = Alle beurten zijn voorbij.
    .ask = Er { $n ->
        [one] is nog 1 Moreelkaart
       *[other] zijn nog { $n } Moreelkaarten
    } over: wil je er een gebruiken?
waiting-last-call = kan nog een Moreelkaart gebruiken
ask-action = { $character }, { NOUN($spot, case: "at") }: kies een actie.
waiting-action = kiest een actie
ask-after = { $character }: verder nog iets?
waiting-after = rondt een actie af
ask-care = { $character }: wie hier krijgt { $n } Alibi?
ask-alibi = { $character }: wie { $way ->
    [gained] krijgt
   *[lost] verliest
} { $n } Alibi?
ask-ferry = { $character }: wie neemt de schipper mee?
ask-go = { $character }: waar brengt de schipper je heen?
ask-take = { $character }: welk middel neem je?
ask-lose = { $character }: welk middel verlies je?
ask-pay = { $character }: welk middel betaal je?
ask-discard_resource = { $character }: je draagt meer dan je Alibi toelaat. Wat leg je af?
    .lead = { $character }: je draagt meer dan je Alibi toelaat.
    .ask = Wat leg je af?
waiting-give-up = kiest een middel om af te geven
ask-swap = { $character }: welk middel ruil je om? Je hebt { LIST($goods, join: "comma") }.
ask-safety = { $character }: waar { $way ->
    [gained] stijgt
   *[lost] daalt
} de Veiligheid met { $n }?
ask-safety-several = { $character }: waar stijgt de Veiligheid met { $n }? (nog { $most ->
    [up-to] hoogstens { $left }
   *[exactly] { $left }
})
waiting-spot = kiest een locatie
ask-raid = { $character }: op welke van de onveiligste locaties valt de inval?
ask-intensify = { $character }: welke weg wordt verscherpt?
ask-downgrade = { $character }: welke weg wordt verlicht?
ask-shift = { $character }: welke agent verplaats je, en waarheen?
waiting-road = kiest een weg
ask-move = { $character }: waarheen? (nog { $left ->
    [one] 1 weg
   *[other] { $left } wegen
})
waiting-move = is op reis
ask-pass = { $character } komt op { $road } een { $kind } tegen. Hoe kom je erlangs?
    .lead = { $character } komt op { $road } een { $kind } tegen.
    .ask = Hoe kom je erlangs?
ask-step = { $character }: welke weg neem je?
ask-answer = { $character }, ‘{ $card }’. { $situation } Wat doe je?
    .lead = { $situation }
    .ask = Wat doe je?
waiting-answer = beantwoordt een Controlekaart
ask-switch = { $character }: houd je dit resultaat, of neem je blind het andere?
ask-roll = { $character } gooide { $dice }. 1 Informatie uitgeven om opnieuw te gooien?
    .lead = { $character } gooide { $dice }.
    .ask = 1 Informatie uitgeven om opnieuw te gooien?
waiting-roll = mag opnieuw gooien
ask-search = { $character }: naar welk fiche { NOUN($spot, case: "at") } wordt nu gezocht?
ask-way = { $character }: kies er één.
ask-peek = { $character }: je ziet { $cards }.
waiting-peek = kijkt in { $deck }
ask-helper = { $character }: welke Helperkaart neem je?
waiting-helper = neemt een Helperkaart
ask-offer = { $character }: wat geef je { $partner }, en wat vraag je? { $character } heeft { LIST($mine, join: "comma") }; { $partner } heeft { LIST($theirs, join: "comma") }.
    .lead = { $character } heeft { LIST($mine, join: "comma") }; { $partner } heeft { LIST($theirs, join: "comma") }.
    .ask = { $character }: wat geef je { $partner }, en wat vraag je?
ask-offer-more = Tot nu toe: { $terms }. { $over ->
    [nobody] { "" }
   *[other] { $over }{ " " }
}Wat nog meer? { $character } heeft { LIST($mine, join: "comma") }; { $partner } heeft { LIST($theirs, join: "comma") }.
    .lead = Tot nu toe: { $terms }. { $over ->
        [nobody] { "" }
       *[other] { $over }{ " " }
    }{ $character } heeft { LIST($mine, join: "comma") }; { $partner } heeft { LIST($theirs, join: "comma") }.
    .ask = { $character }: wat nog meer?
waiting-offer = doet een voorstel
too-much = { $character } zou { $would } middelen hebben en mag er { $limit } dragen.
ask-gift = { $proposer } biedt { $character } { LIST($given, join: "comma") } aan, als geschenk. Ga je akkoord?
    .lead = { $proposer } biedt { $character } { LIST($given, join: "comma") } aan, als geschenk.
    .ask = Ga je akkoord?
ask-request = { $proposer } vraagt { $character } om { LIST($asked, join: "comma") }. Ga je akkoord?
    .lead = { $proposer } vraagt { $character } om { LIST($asked, join: "comma") }.
    .ask = Ga je akkoord?
ask-bargain = { $proposer } biedt { $character } { LIST($given, join: "comma") } aan voor { LIST($asked, join: "comma") }. Ga je akkoord?
    .lead = { $proposer } biedt { $character } { LIST($given, join: "comma") } aan voor { LIST($asked, join: "comma") }.
    .ask = Ga je akkoord?
waiting-agree = beantwoordt een voorstel
ask-reveal = { $character }: welk Eisfiche wordt opengedraaid?
ask-hide = { $character }: welk Eisfiche wordt dichtgedraaid?
ask-deactivate = { $character }: welke middelenlocatie wordt inactief?
ask-line = { $character }: welke stilgelegde lijn rijdt weer?
ask-reopen = { $character }: welke stilgelegde lijn loopt gevaar (rijdt weer bij { $highest } of minder)?

## Wat er te kiezen valt

card = Gebruik ‘{ $card }’ voor een actie. { $text }
    .head = { $card }
    .detail = { $text }
special = { $card }
    .detail = { $text }
discard = ‘{ $card }’ ongebruikt afleggen
    .group = Ongebruikt afleggen
    .chip = { $card }
morale = Een Moreelkaart voor { $character }
    .group = Een Moreelkaart
    .chip = { $character }
pass-morale = Geen Moreelkaart meer gebruiken
act-move = Reizen over de wegen
act-move_without_bonus = Reizen, zonder de bonus
act-raise = De Veiligheid van { NOUN($spot, case: "the") } verhogen
    .detail = (een dobbelsteen: +{ $least } tot +{ $most })
act-gather_information = { $n } Informatie inwinnen
act-location = { $what }
    .detail = { $text }
act-bonus = Eerst de bonus: { $text }
    .head = Eerst de bonus
    .detail = { $text }
act-newspaper = Hier een krant achterlaten
    .detail = het Moreel stijgt met { $n }
after-bonus = De bonus
    .detail = { $text }
after-done = Niets meer
choose-character = { $character }
    .detail = (Alibi { $alibi }, { NOUN($at, case: "at") })
choose-spot = { $spot }, Veiligheid { $safety }
    .head = { $spot }
    .detail = Veiligheid { $safety }
safety-enough = Niet meer
take = Neem 1 { $kind }
    .group = Neem
    .chip = { $kind }
give-up = Geef 1 { $kind } af
    .group = Geef af
    .chip = { $kind }
discard-token = Leg 1 { $kind } af
    .group = Leg af
    .chip = { $kind }
discard-bundle = Leg 1 krantenpakket neer { NOUN($at, case: "at") }
swap = 1 { $old } wordt 1 { $new }
    .group = { $old } wordt
    .chip = { $new }
swap-enough = Niets meer omruilen
intensify = { START($road) } verscherpen
    .detail = ({ $standing })
    .group = Verscherpen
    .chip = { $road }
downgrade = { START($road) }: de { $kind ->
    [soldier] soldaat wordt een agent
   *[policeman] agent vertrekt
}
shift = De agent op { $old } gaat naar { $new }
    .group = De agent op { $old } gaat naar
    .chip = { $new }
move = { START($road) } naar { NOUN($to, case: "the") } ({ $standing }){ $person ->
    [nobody] { "" }
   *[other] , met { $person }
}
    .head = { $to }
    .detail = { $road }, { $standing }{ $person ->
        [nobody] { "" }
       *[other] ; met { $person }
    }
move-stop = Hier stoppen
ticket = Per trein naar { NOUN($to, case: "the") }{ $person ->
    [nobody] { "" }
   *[other] , met { $person }
}
    .group = Per trein{ $person ->
        [nobody] { "" }
       *[other] , met { $person }
    }
    .chip = { $to }
go = Naar { NOUN($to, case: "the") }{ $person ->
    [nobody] { "" }
   *[other] , met { $person }
}
    .group = Met de schipper{ $person ->
        [nobody] { "" }
       *[other] , met { $person }
    }
    .chip = { $to }
stay = Blijven
step = { START($road) } naar { NOUN($to, case: "the") }
    .head = { $to }
    .detail = { $road }
pass-control = Een Controlekaart trekken
pass-immunity = Een Vrijgeleide gebruiken
pass-ability = { $character } passeert de agent zonder Controlekaart
    .detail = (eenmaal per ronde)
answer = { $label }
switch-other = Toch liever: { $label } (resultaat onbekend)
    .head = Toch liever
    .detail = { $label } (resultaat onbekend)
switch-keep = Dit houden
    .detail = { $result }
roll-keep = De worp houden
roll-again = { $character } geeft 1 van { $held } Informatie uit om { $alike ->
    [no] de { $shows }
    [first] de ene { $shows }
   *[second] de andere { $shows }
} opnieuw te gooien
search = Gooi voor { $token }
way = { $way }
    .detail = { $text }
peek-keep = { START($top) } bovenop laten liggen
peek-bury = { START($top) } onder de stapel leggen
peek-order = Eerst { $first }, dan { $second }
helper = { $card }, { $who } (stapel { $deck }): { $text }
    .head = { $card }, { $who }
    .detail = { $text }
helper-unseen = De bovenste kaart van Helperstapel { $deck }
share = { $character } deelt met { $partner }
    .group = { $character } deelt met
    .chip = { $partner }
pick_up = { $character } pakt een krantenpakket op
put_down = { $character } legt een krantenpakket neer
give = Geef { $already ->
    [0] 1 { $kind }
   *[other] nog 1 { $kind }
}
    .group = Geef
    .chip = { $kind }
ask = Vraag { $already ->
    [0] 1 { $kind }
   *[other] nog 1 { $kind }
}
    .group = Vraag
    .chip = { $kind }
give-less = Geef 1 { $kind } minder
ask-less = Vraag 1 { $kind } minder
propose = Voorstellen
    .detail = { $terms }
exchange = Ruilen
    .detail = { $terms }
gives = { $character } geeft { LIST($goods, join: "comma") }
nothing-changes-hands = er wisselt niets van eigenaar
call_off = Toch geen voorstel
agree-yes = Het aanbod aannemen
agree-no = Het aanbod weigeren
choose-token = Het fiche { NOUN($spot, case: "at") }
    .group = Het fiche
    .chip = { $spot }
deactivate = { $spot }
line = De lijn op { $road }
    .group = De lijn op
    .chip = { $road }
act-trust_1 = Vertrouwen 1: { NOUN($spot, case: "the") } actief maken
act-trust_2 = Vertrouwen 2: { NOUN($spot, case: "the") } actief maken voor { LIST($cost, join: "comma") }
act-save = In veiligheid brengen: { $person }, voor { LIST($cost, join: "comma") }
act-misinform = Een agent misleiden: de Veiligheid van { NOUN($spot, case: "the") } en je Alibi dalen met { $alike ->
    [yes] { $alibi }
   *[no] { $safety } en { $alibi }
}
act-print = Een editie drukken voor { $cost }: { $n ->
    [one] 1 pakket
   *[other] { $n } pakketten
}, de Veiligheid hier daalt met { $safety }
act-deliver = Een pakket afgeven { NOUN($spot, case: "at") } voor { LIST($cost, join: "comma") }: het Moreel stijgt met { $morale }
act-halt = De lijn op { $road } stilleggen voor { LIST($cost, join: "comma") }
act-strike_pay = { LIST($cost, join: "comma") } betalen aan het gezin van een staker { NOUN($spot, case: "at") }: de staker duikt onder, het Moreel stijgt met { $morale }
act-trek = Hongertocht: { LIST($cost, join: "comma") } ruilen voor { LIST($rations, join: "comma") }
act-serve = Een maaltijd uitdelen { NOUN($spot, case: "at") } voor { LIST($cost, join: "comma") }: de Honger daalt met { $hunger }, het Moreel stijgt met { $morale }

## Wat er gebeurde

start_player_rolled = { $seat } gooide { $total } om te mogen beginnen.
round_began = Ronde { $round } begint. { $start_player } is startspeler.
    .title = Ronde { $round }
occupier_drawn = { $card ->
    [hidden] { $character } trok een Bezetterkaart.
   *[other] { $character } trok de Bezetterkaart ‘{ $card }’.
}
morale_cards_laid = { $morale_cards } { $morale_cards ->
    [one] Moreelkaart
   *[other] Moreelkaarten
} deze ronde.
solo_card_drawn = De solokaart van deze ronde is ‘{ $card }’.
card_used = { $character } gebruikte ‘{ $card }’.
card_discarded = { $character } legde ‘{ $card }’ ongebruikt af.
morale_card_used = { $character } gebruikte een Moreelkaart (nog { $left }).
action_taken = { $character } { $action ->
    [move] ging { NOUN($at, case: "at") } op weg
    [move_without_bonus] ging { NOUN($at, case: "at") } op weg
    [raise_safety] maakte { NOUN($at, case: "the") } veiliger
    [gather_information] won { NOUN($at, case: "at") } informatie in
    [location] gebruikte { NOUN($at, case: "the") }
   *[other] koos { NOUN($at, case: "at") } de actie { $action }
}.
morale_changed = Het Moreel { $way ->
    [gained] steeg
   *[lost] daalde
} met { $amount } naar { $morale }{ because }.
alibi_changed = { $character } { $way ->
    [gained] kreeg
   *[lost] verloor
} { $amount } Alibi en staat nu op { $alibi }{ because }.
safety_changed = De Veiligheid van { NOUN($spot, case: "the") } { $way ->
    [gained] steeg
   *[lost] daalde
} met { $amount } naar { $safety }{ because }.
cause-patrol = een { $kind } die langskomt
cause-resources = de middelen van { $character }
cause-alibi = het Alibi van { $character }
cause-token = een fiche daar
cause-bundle = het pakket dat een soldaat zag
cause-newspaper = de gevonden krant
cause-care = de zorg van { $character }
cause-occupiers = weer een kaart van de bezetter
cause-night = weer een nacht
because = { $why ->
    [none] { "" }
   *[other] : { $why }
}
because-aside = { $why ->
    [none] { "" }
   *[other] { " " }({ $why })
}
cause-carry_limit = de draaggrens
cause-patrolling = de Patrouillekaart
gained = { $character } kreeg { $what }{ because }.
paid = { $character } betaalde { LIST($paid, join: "comma") }{ because }.
lost = { $character } gaf { $what } af{ because }.
shared = { $kind ->
    [request] { $to } gaf { $from } { LIST($asks, join: "comma") }.
    [gift] { $from } gaf { $to } { LIST($gives, join: "comma") }.
   *[bargain] { $from } gaf { $to } { LIST($gives, join: "comma") } voor { LIST($asks, join: "comma") }.
}
offered = { $kind ->
    [request] { $from } vroeg { $to } om { LIST($asks, join: "comma") }
    [gift] { $from } bood { $to } { LIST($gives, join: "comma") } aan
   *[bargain] { $from } bood { $to } { LIST($gives, join: "comma") } aan voor { LIST($asks, join: "comma") }
}{ because-aside }.
offer_refused = { $to } weigerde het voorstel van { $from }.
bundle_picked_up = { $character } pakte een pakket op { NOUN($spot, case: "at") }.
bundle_put_down = { $character } legde een pakket neer { NOUN($spot, case: "at") }.
travelled = { $road ->
    [none] { $character } kwam aan { NOUN($spot, case: "at") }.
   *[other] { $character } nam { $road } naar { NOUN($spot, case: "the") }.
}
came_along = { $character } nam iemand mee naar { NOUN($spot, case: "the") }: { $person }.
turned_back = { $character } moest terug naar { NOUN($spot, case: "the") }.
placed = { $character } werd naar { NOUN($spot, case: "the") } gebracht{ because }.
ticket_used = { $character } nam de trein naar { NOUN($spot, case: "the") }.
passed_occupier = { $character } passeerde { $road } { $spent ->
    [none] ongehinderd
   *[other] met een Vrijgeleide
}.
control_drawn = Een { $facing } hield { $character } aan. ‘{ $card }’: { $situation }
control_answered = { $character }: { $answer }. { $result }
control_switched = { $character } koos toch: { $answer }. { $result }
road_intensified = { $now ->
    [soldier] Er staat nu een soldaat
   *[policeman] Er staat nu een agent
} op { $road }{ because-aside }.
road_downgraded = { $now ->
    [policeman] De soldaat op { $road } werd een agent
   *[none] De agent op { $road } vertrok
}{ because-aside }.
policeman_shifted = Een agent ging van { $from } naar { $to }{ because }.
dice_rolled = { $character } gooide { $dice }.
die_rolled_again = { $character } gaf 1 Informatie uit en gooide { $dice ->
    [one] opnieuw
   *[other] één dobbelsteen opnieuw
}: { $dice }.
raid_began = Inval { NOUN($spot, case: "at") }{ because-aside }{ $card ->
    [none] , maar er is geen kaart meer.
   *[other] . ‘{ $card }’: { $text }
}
raid_ended = De inval is voorbij; de Veiligheid van { NOUN($spot, case: "the") } is weer { $safety }.
searched = De zoektocht naar { $token }: { $total } tegen { $number }, { $found ->
    [yes] gevonden
   *[no] niet gevonden
}.
occupier_resolved = De Bezetterkaart van { $character }, ‘{ $card }’: { $text }
danger_began = De nacht valt: de Gevarenfase.
    .title = De nacht valt
patrol_revealed = Patrouillekaart: { $text }
patrol_moved = Een { $kind } patrouilleerde van { $from } naar { $to }.
patrol_blocked = De patrouille op { $from } blijft staan: { $to } is vol.
helper_taken = { $character } kreeg hulp van { $card }, { $who }{ because-aside }: { $text }
looked = { $card ->
    [hidden] { $character } keek in { $deck }.
   *[other] { $character } zag { $card } in { $deck }.
}
buried = { $character } legde de bovenste kaart onder { $deck }{ because }.
reordered = { $character } legde de bovenste kaarten van { $deck } terug{ because }.
swapped = { $character } ruilde 1 { $gave } om voor 1 { $got }.
location_flipped = { $spot } is nu { $active ->
    [yes] actief
   *[no] inactief
}{ because }.
token_revealed = Het Eisfiche { NOUN($spot, case: "at") } wordt opengedraaid: { LIST($needs, join: "comma") }{ because-aside }.
token_hidden = Het Eisfiche { NOUN($spot, case: "at") } wordt dichtgedraaid: { LIST($needs, join: "comma") }{ because-aside }.
person_appeared = Een onderduiker { NOUN($spot, case: "at") }: { $person }; veilig { NOUN($safe, case: "at") }.
person_saved = { $character } bracht in veiligheid: { $person } ({ $saved } gered).
person_arrested = Gearresteerd: { $person } ({ $arrested } van { $limit }).
bundles_printed = { $character } drukte een editie: { $n ->
    [one] 1 pakket
   *[other] { $n } pakketten
}.
bundle_delivered = { $character } gaf een pakket af { NOUN($spot, case: "at") } ({ $delivered } van { $goal }).
bundle_seized = Er werd een pakket in beslag genomen { NOUN($spot, case: "at") } ({ $lost } van { $limit }).
line_halted = { $character } legde de lijn op { $road } stil.
line_runs = De lijn op { $road } rijdt weer{ because }.
striker_hidden = { $character } betaalde het gezin van een staker { NOUN($spot, case: "at") }.
striker_placed = Een staker zoekt onderdak { NOUN($spot, case: "at") }.
striker_arrested = Er werd een staker gearresteerd { NOUN($spot, case: "at") } ({ $lost } van { $limit }).
meal_served = { $character } deelde een maaltijd uit { NOUN($spot, case: "at") } ({ $served } van { $goal }).
hunger_changed = De Honger { $way ->
    [gained] steeg
   *[lost] daalde
} naar { $hunger }{ because }.
newspaper_left = { $character } liet een krant achter { NOUN($spot, case: "at") }.
newspaper_found = De krant van Anton werd gevonden { NOUN($spot, case: "at") }.
seat_passed = { $seat } gebruikt geen Moreelkaarten meer.
deck_shuffled = De aflegstapel van de { $deck ->
    [occupier] Bezetterkaarten
    [raid] Invalkaarten
    [patrolling] Patrouillekaarten
    [control] Controlekaarten
    [helper_1] Helperkaarten
   *[helper_2] Helperkaarten
} werd tot een nieuwe stapel geschud.
token_kept = { $character } hield het Vrijgeleide.
ended = { $reason } De groep { $won ->
    [yes] wint
   *[no] verliest
}.

## Hoe het afliep

outcome = { $reason } De groep heeft { $won ->
    [yes] gewonnen
   *[no] verloren
}.
ended-goal = Het doel is bereikt.
ended-time = Er moest een Bezetterkaart worden getrokken en er was er geen meer.
ended-morale = Het Moreel is op 0 gekomen.
ended-alibi = Een personage is gearresteerd: het Alibi kwam op 0.
ended-arrested = { $characters } { $characters ->
    [one] is
   *[other] zijn
} gearresteerd: het Alibi kwam op 0.
ended-limit = Er werden te veel { $tokens } gevonden: { $limit } in totaal.
ended-hunger = De Honger heeft { $limit } bereikt.

## Wat niet mag

no-not-now = Nu niet: { $character } { $waits }.
no-other-turn = { $turn } is aan de beurt, en { $character } { $waits }; Personagekaarten gebruik je in je eigen beurt.
no-unfinished = Nu niet: { $character } { $waits }, en elke actie wordt afgemaakt voordat een andere begint.
no-finish-first = Elke actie wordt afgemaakt voordat een andere begint. { $question }
another-question = { $key } is geen antwoord op de vraag: { $question } (zeg { LIST($examples, join: "comma") }{ $more ->
    [0] { "" }
   *[other] { " " }…
})
no-such-character = Niemand hier heet { $name }.
no-morale-for-others = Een Moreelkaart gebruik je voor een eigen personage; { $character } is niet van jou.
no-morale-left = Er is deze ronde geen Moreelkaart meer; hun aantal lag vast in de Startfase.
no-passed = Je hebt gepast: deze ronde geen Moreelkaarten meer.
no-turns-over = Alle beurten van deze ronde zijn voorbij; er zijn alleen nog Moreelkaarten.
no-cards-of-others = { $character } is aan de beurt; Personagekaarten gebruik je in je eigen beurt.
no-card-first = Kies eerst de kaart die de actie betaalt.
no-keeping-cards = De beurt eindigt als alle Personagekaarten gebruikt of afgelegd zijn; je kunt geen kaart bewaren.
no-not-your-turn = Nu niet: { $character } is aan de beurt.
no-used-already = ‘{ $card }’ is deze ronde al gebruikt.
no-and-card = ‘{ $card }’ is een "en"-kaart: die geeft een bonus, geen speciale actie.
no-newspaper-place = ‘{ $card }’ vraagt een krant en een locatie waar er geen ligt.
no-money-or-sabotage = ‘{ $card }’ vraagt 1 Geld of 1 Sabotage.
no-such-card = { $character } heeft geen kaart { $name } in de hand.
no-not-there = { $character } is { NOUN($spot, case: "at") }, niet { NOUN($tile, case: "at") }.
no-inactive = { $spot } is inactief: win eerst het vertrouwen.
no-costs = { $what } vraagt { LIST($cost, join: "comma") }; { $character } heeft { LIST($goods, join: "comma") }.
no-other-scenario = { $name } hoort bij het scenario { $scenario }, dat hier niet gespeeld wordt.
no-bonus = Er is nu geen bonus te gebruiken.
no-newspapers = Alleen Anton laat kranten achter, eenmaal per ronde, waar er nog geen ligt.
no-face-down = Het Eisfiche hier ligt nog dicht; een eerdere Vertrouwensactie moet het opendraaien.
no-scenario-action = { $action }, { $where }: { $text } { $character } is { NOUN($spot, case: "at") } en heeft { LIST($goods, join: "comma") }.
no-no-road = Een reis gaat over ten minste één weg.
no-road-elsewhere = { START($road) } komt niet langs { NOUN($spot, case: "the") }.
no-guarded = Over { $road } kun je geen onderduiker meenemen: daar staat een bezetter.
no-not-here = Alleen iemand op je eigen locatie kan meekomen.
no-ticket-now = Een Treinkaartje komt in de plaats van beide verplaatsingen; je bent al onderweg.
no-ticket = { $character } heeft geen Treinkaartje.
no-there-already = { $character } is er al.
no-empty-offer = Er zit nog niets in: zeg wat je geeft of wat je vraagt.
no-overload = { $character } zou { $would } middelen hebben en mag er { $limit } dragen.
no-such-kind = { $name } kun je niet delen; deze wel: { LIST($kinds, join: "comma") }.
no-more-of-it = { $character } heeft { $have ->
    [0] geen { $what }
   *[other] { $what } en niet meer
}.
no-more-bundles = { $character } kan geen pakketten meer dragen.
no-return = { $character } mag { $limit } middelen dragen en heeft niets om terug te geven.
no-not-yours = { $character } is niet van jou.
no-only-between = Alleen voor of na een actie of tussen twee verplaatsingen.
no-partner = Noem een ander personage om mee te delen.
no-apart = { $character } en { $partner } zijn niet op dezelfde locatie.
no-nothing-held = Geen van beiden heeft iets om te delen.
no-both-full = Geen van beiden mag meer dragen, en ze hebben niets te ruilen.
no-bundles = Er zijn geen pakketten in dit scenario.
no-bundle-carried = { $character } draagt geen pakket.
no-bundle-there = Er ligt geen pakket { NOUN($spot, case: "at") }.
no-bundles-full = { $character } draagt al { $n ->
    [one] 1 pakket
   *[other] { $n } pakketten
}.
no-hands-full = { $character } draagt { $held } en mag niet meer dan { $limit } dragen.

## Stukken en plaatsen

player = Speler
road = weg { $label }
policeman = agent
soldier = soldaat
safe = veilig
nothing = niets
kind-money = Geld
kind-network = Netwerk
kind-ration = Rantsoen
kind-sabotage = Sabotage
kind-information = Informatie
kind-bundle = krantenpakket
kind-ticket = Treinkaartje
kind-immunity = Vrijgeleide
some-money = { $n } Geld
some-network = { $n } Netwerk
some-ration = { $n ->
    [one] 1 Rantsoen
   *[other] { $n } Rantsoenen
}
some-sabotage = { $n } Sabotage
some-information = { $n } Informatie
some-bundle = { $n ->
    [one] 1 krantenpakket
   *[other] { $n } krantenpakketten
}
some-ticket = { $n ->
    [one] 1 Treinkaartje
   *[other] { $n } Treinkaartjes
}
some-immunity = { $n ->
    [one] 1 Vrijgeleide
   *[other] { $n } Vrijgeleides
}
none-money = Geld
none-network = Netwerk
none-ration = Rantsoenen
none-sabotage = Sabotage
none-information = Informatie
none-bundle = krantenpakketten
none-ticket = Treinkaartjes
none-immunity = Vrijgeleides
any-resources = { $n ->
    [one] 1 middel
   *[other] { $n } middelen
} naar keuze
deck-occupier = de bezetterstapel
deck-raid = de invalstapel
deck-patrolling = de patrouillestapel
deck-control = de controlestapel
deck-helper_1 = de eerste helperstapel
deck-helper_2 = de tweede helperstapel
area-red = rode
area-yellow = gele
area-blue = blauwe
area-green = groene
area-brown = bruine
arrow-white = wit
arrow-black = zwart
patrol-card = de { $area } kaart ({ LIST($moves, join: "comma") })
patrol-arrow = { $kind ->
    [soldier] soldaten
   *[policeman] agenten
} { $arrow }
token-newspaper = de krant van Anton
token-bundle = een pakket
token-striker = een staker
token-person_in_hiding = een onderduiker
tokens-bundle = krantenpakketten
tokens-striker = stakers
tokens-person_in_hiding = onderduikers
lying-bundle = { $n ->
    [one] 1 pakket
   *[other] { $n } pakketten
}
lying-striker = { $n ->
    [one] 1 staker
   *[other] { $n } stakers
}
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-extreme = extreem
level-figure = { $level } { $n }

## Wat kaarten zeggen. `.then`: hetzelfde na een voorwaarde, met het werkwoord voorop

sentence = { START($clause) }.
sentence-start = { START($clause) }
text = { LIST($sentences, join: "blank") }
text-nothing-happens = Er gebeurt niets.
text-nothing = er gebeurt niets
text-and = EN (bij elke actie): { $text }
    .mode = EN
    .when = bij elke actie
text-with-move = EN (bij een reis): { $text }
    .mode = EN
    .when = bij een reis
text-or = OF (in plaats van een actie): { $text }
    .mode = OF
    .when = in plaats van een actie
text-solo = Eén Actiepunt, en: { $text }
text-raid = { $text } Zoekgetal { $search }.
text-location = Geef 1 Actiepunt{ $cost ->
    [free] { "" }
   *[other] { " " }en { LIST($cost, join: "comma") }
} uit{ $safety ->
    [0] { "" }
   *[other] , verlaag de Veiligheid hier met { $safety }
}: { $text }
text-shortage = Je krijgt { $gained ->
    [one] 1 Rantsoen
   *[other] { $gained } Rantsoenen
} (schaarste).
text-patrol = { START($moves) }. Als er geen fiche verplaatst wordt: { $otherwise }
patrol-move = elke { $kind } in het { $area } gebied gaat 1 weg verder langs zijn { $arrow ->
    [white] witte
   *[black] zwarte
} pijl
text-morale-action = Eén Actiepunt voor een personage van de speler die de kaart gebruikt, op elk moment tussen twee acties.
    .name = Moreelkaart
text-alibi = { $whom ->
    [whom-self] je { $way ->
        [gained] krijgt
       *[lost] verliest
    }
   *[other] { $whom } { $way ->
        [gained] krijgt
       *[lost] verliest
    }
} { $n } Alibi
    .then = { $way ->
        [gained] krijg
       *[lost] verlies
    }{ $whom ->
        [whom-self] { " " }je
       *[other] t { $whom }
    } { $n } Alibi
text-gain = { $whom ->
    [whom-self] je krijgt
   *[other] { $whom } krijgt
} { $what }
    .then = { $whom ->
        [whom-self] krijg je
       *[other] krijgt { $whom }
    } { $what }
text-lose = { $whom ->
    [whom-self] je verliest { $what }{ $n ->
        [one] { "" }
       *[other] { " " }(of zoveel als je hebt)
    }{ $otherwise ->
        [no] { "" }
       *[other] ; heb je die niet, dan { $otherwise }
    }
   *[other] { $whom } verliest { $what }{ $n ->
        [one] { "" }
       *[other] { " " }(of zoveel als het heeft)
    }{ $otherwise ->
        [no] { "" }
       *[other] ; heeft het die niet, dan { $otherwise }
    }
}
    .then = { $whom ->
        [whom-self] verlies je { $what }{ $n ->
            [one] { "" }
           *[other] { " " }(of zoveel als je hebt)
        }{ $otherwise ->
            [no] { "" }
           *[other] ; heb je die niet, dan { $otherwise }
        }
       *[other] verliest { $whom } { $what }{ $n ->
            [one] { "" }
           *[other] { " " }(of zoveel als het heeft)
        }{ $otherwise ->
            [no] { "" }
           *[other] ; heeft het die niet, dan { $otherwise }
        }
    }
whom-self = je
whom-it = het
whom-each = elk personage
whom-here = elk personage daar
whom-adjacent = elk personage op een aangrenzende locatie
whom-aged = elk personage van { $youngest } tot { $oldest } jaar
whom-carriers = elk personage dat een pakket draagt
whom-provided = elk personage met { $rations } of meer Rantsoenen
whom-one = een personage naar keuze
whom-one-here = een personage op je locatie
whom-other-here = een ander personage op je locatie
whom-one-near = een personage op je locatie of een aangrenzende
whom-lowest = het personage met het laagste Alibi
text-morale = het Moreel { $way ->
    [gained] stijgt
   *[lost] daalt
} met { $n }
    .then = { $way ->
        [gained] stijgt
       *[lost] daalt
    } het Moreel met { $n }
text-hunger = de Honger { $way ->
    [gained] stijgt
   *[lost] daalt
} met { $n }
    .then = { $way ->
        [gained] stijgt
       *[lost] daalt
    } de Honger met { $n }
text-safety = { $way ->
    [gained] verhoog
   *[lost] verlaag
} de Veiligheid van { $where } met { $n }
    .then = { $way ->
        [gained] verhoog je
       *[lost] verlaag je
    } de Veiligheid van { $where } met { $n }
    .option = de Veiligheid van { $where } { $way ->
        [gained] stijgt
       *[lost] daalt
    } met { $n }
text-safety-up-to = { $way ->
    [gained] verhoog
   *[lost] verlaag
} de Veiligheid van hoogstens { $where } met { $n }
    .then = { $way ->
        [gained] verhoog je
       *[lost] verlaag je
    } de Veiligheid van hoogstens { $where } met { $n }
where-mine = je locatie
where-mine-and-adjacent = je locatie en één aangrenzende locatie naar keuze
where-choice = een locatie naar keuze
where-country = elke plattelandslocatie
where-adjacent-choice = een aangrenzende locatie naar keuze
where-all-adjacent = elke aangrenzende locatie
where-die-city = de stadslocatie waarvan je het nummer gooit
where-die-country = de plattelandslocatie waarvan je het nummer gooit
where-each-character = de locatie van elk personage (eenmaal per personage)
where-with-token = elke locatie waar een scenariofiche ligt
where-token-lowest = de locatie met een fiche en de laagste Veiligheid
where-destination = de locatie waarheen je reist
where-origin = de locatie waar je vandaan komt
where-active-choice = een actieve locatie naar keuze (geen actief: een willekeurige locatie naar keuze)
where-tile = { NOUN($tile, case: "the") }
where-several = { $number ->
    [1] één locatie
    [2] twee verschillende locaties
    [3] drie verschillende locaties
    [4] vier verschillende locaties
   *[other] { $number } verschillende locaties
} naar keuze
where-several-country = { $number ->
    [1] één plattelandslocatie
    [2] twee verschillende plattelandslocaties
    [3] drie verschillende plattelandslocaties
    [4] vier verschillende plattelandslocaties
   *[other] { $number } verschillende plattelandslocaties
} naar keuze
text-intensify = verscherp { $road }
    .then = verscherp je { $road }
text-downgrade = verlicht { $road }
    .then = verlicht je { $road }
which-road-named = { $road }
which-road-this = de weg waarop je bent
which-road-here = een weg bij je locatie (naar keuze)
which-road-choice = een weg naar keuze
which-road-first-there = de eerste weg (op letter) bij die locatie die nog verscherpt kan worden
which-road-first-safe-there = de eerste Veilige Weg (op letter) bij die locatie
which-road-first-line = de eerste rijdende spoorlijn (op letter) die nog verscherpt kan worden
which-road-first-safe = de eerste Veilige Weg (op letter) van het { $area } gebied
which-road-first-policeman = de eerste weg (op letter) van het { $area } gebied met een agent
text-shift = verplaats een agent van { $where ->
    [any] een willekeurige weg
   *[here] een weg bij je locatie (naar keuze)
} naar een naburige weg met minder dan { $most } fiches
    .then = verplaats je een agent van { $where ->
        [any] een willekeurige weg
       *[here] een weg bij je locatie (naar keuze)
    } naar een naburige weg met minder dan { $most } fiches
text-peek = bekijk de { $n ->
    [one] bovenste kaart
   *[other] bovenste { $n } kaarten
} van { $deck }{ $mode ->
    [look] { "" }
    [bury] ; je mag die onderop leggen
   *[reorder] { " " }en leg ze in een volgorde naar keuze terug
}
    .then = bekijk je de { $n ->
        [one] bovenste kaart
       *[other] bovenste { $n } kaarten
    } van { $deck }{ $mode ->
        [look] { "" }
        [bury] ; je mag die onderop leggen
       *[reorder] { " " }en leg je ze in een volgorde naar keuze terug
    }
text-swap = je mag { $kind ->
    [information] { $n } van je Informatie omruilen voor { $n ->
        [one] een middel
       *[other] middelen
    }
   *[any] hoogstens { $n } van je middelen omruilen voor middelen
} naar keuze
    .then = mag je { $kind ->
        [information] { $n } van je Informatie omruilen voor { $n ->
            [one] een middel
           *[other] middelen
        }
       *[any] hoogstens { $n } van je middelen omruilen voor middelen
    } naar keuze
text-choose = kies: { $first } OF { $second }
    .then = { text-choose }
pay-way = betaal { $cost }{ $done ->
    [nothing] { "" }
   *[other] { $place ->
        [option] , { LIST($done, join: "comma") }
       *[text] : { $done }
    }
}
free-way = { $place ->
    [option] { LIST($done, join: "comma") }
   *[text] { $done }
}
text-take-helper = neem 1 Helperkaart
    .then = neem je 1 Helperkaart
text-extra-patrol = voer nu 1 extra Patrouillekaart uit
    .then = voer je nu 1 extra Patrouillekaart uit
text-extra-action = doe nu 1 extra actie
    .then = doe je nu 1 extra actie
text-raid-lowest = er is een inval op de locatie met de laagste Veiligheid
    .then = is er een inval op de locatie met de laagste Veiligheid
text-hide-requirement = draai één open Eisfiche naar keuze dicht, als er minstens { $least_face_up ->
    [1] één openligt
    [2] twee openliggen
    [3] drie openliggen
   *[other] { $least_face_up } openliggen
} (anders daalt het Moreel met { $morale_lost })
    .then = { text-hide-requirement }
text-deactivate-resource = draai één actieve middelenlocatie naar keuze terug op inactief (geen actief: het Moreel daalt met { $morale_lost })
    .then = { text-deactivate-resource }
text-reopen-check = kies een stilgelegde spoorlijn en gooi een dobbelsteen: bij { $highest } of minder rijdt ze weer (geen stilgelegd: niets)
    .then = { text-reopen-check }
text-leave-paper = Anton laat een van zijn kranten achter op zijn locatie, waar er nog geen mag liggen
    .then = laat Anton een van zijn kranten achter op zijn locatie, waar er nog geen mag liggen
text-one-road = je mag 1 weg reizen zonder een Controlekaart te trekken
    .then = mag je 1 weg reizen zonder een Controlekaart te trekken
text-flee = elk personage daar moet 1 weg naar eigen keuze reizen, zonder Controlekaart
    .then = moet elk personage daar 1 weg naar eigen keuze reizen, zonder Controlekaart
text-ferry = een personage naar keuze mag op een willekeurige locatie worden gezet (de speler ervan beslist)
    .then = mag een personage naar keuze op een willekeurige locatie worden gezet (de speler ervan beslist)
text-stop = je komt aan en je reis is voorbij
    .then = kom je aan en is je reis voorbij
text-turn-back = je gaat terug naar de locatie waar je vandaan kwam en je reis is voorbij
    .then = ga je terug naar de locatie waar je vandaan kwam en is je reis voorbij
text-if = als { $condition }, { $then ->
    [nothing] gebeurt er niets
   *[other] { $then }
}{ $otherwise ->
    [no] { "" }
   *[other] ; anders { $otherwise }
}
    .then = { text-if }
if-tag = { $tag }
if-age-at-most = je { $n } of jonger bent
if-alibi-at-most = je Alibi { $n } of lager is
if-resources-at-least = je { $n } of meer middelen hebt
if-has = je { $kind ->
    [ration] een Rantsoen
   *[other] { $kind }
} hebt
if-morale-at-most = het Moreel { $n } of lager is
if-alone = er geen ander personage op je locatie is
if-in-city = je op een stadslocatie bent
if-in-country = je op een plattelandslocatie bent
if-road-to-country = een van de uiteinden van deze weg een plattelandslocatie is
if-at = je { NOUN($tile, case: "at") } bent
tag-press = je bij de pers werkt
tag-trade = je in de handel werkt
tag-police = je bij de politie werkt
tag-student = je student bent
tag-medical = je in de zorg werkt
tag-clergy = je geestelijke bent
tag-farm = je boer of boerin bent
tag-artist = je kunstenaar bent
tag-civil_servant = je ambtenaar bent
on-move-roads = Deze reis gaat { $n ->
    [one] 1 weg
   *[other] { $n } wegen
} verder.
on-move-keep-resources = Controlekaarten op deze reis kunnen je geen middelen afnemen.
on-move-ignore-policemen = Op deze reis tellen agenten niet.
on-move-alibi-after-control = Je krijgt { $alibi } Alibi na elke Controlekaart op deze reis.
on-move-safety-on-entry = Verhoog de Veiligheid van elke locatie waar je op deze reis komt met { $safety }.
way-give_something_up = Iets afstaan
way-refuse = Weigeren
way-lie_low = Je gedeisd houden
way-carry_on = Doorgaan
way-stand_close_and_remember_the_names = Dichtbij gaan staan en de namen onthouden
way-stay_away = Wegblijven
way-warn_them_through_a_contact = Ze via een contact waarschuwen
way-break_off_contact = Het contact verbreken
way-keep_silent_and_be_suspected = Zwijgen en verdacht worden
way-close_the_address = Het adres sluiten
way-help_a_family_move = Een gezin helpen verhuizen
way-look_on = Toekijken
way-print_their_names = Hun namen drukken
way-keep_silent_for_now = Voorlopig zwijgen
way-buy_paper = Papier kopen
way-use_stolen_stamps = Gestolen stempels gebruiken

## Scenario's

lose-morale = het Moreel komt op 0
lose-alibi = het Alibi van een personage komt op 0
lose-time = er moet een Bezetterkaart worden getrokken en er is er geen meer
scenario-expanding_the_network = Het netwerk groeit
    .period = voorjaar 1943
    .goal = Draai alle 13 locaties op hun actieve kant; op dat moment is het spel gewonnen.
    .rule-1 = Alle tegels beginnen inactief: je kunt er komen, ze hebben Veiligheid en er kunnen invallen zijn, maar hun speciale actie is niet te gebruiken.
    .rule-2 = Eisfiches beginnen dicht. Een bezoek aan een locatie of een gewone actie daar draait het fiche nooit open.
    .rule-3 = Telkens als een locatie actief wordt, draait die speler { $tokens_revealed ->
        [one] één dicht Eisfiche
       *[other] { $tokens_revealed } dichte Eisfiches
    } naar keuze open, zolang er nog zijn (zie R1).
    .done = { $done } van { $goal } locaties actief
    .task = Maak { $goal } plaatsen actief
    .progress = { scenario-expanding_the_network.done }
    .history = Vanaf 1942-43 groeiden plaatselijke helpers uit tot een landelijke organisatie voor hulp aan onderduikers (LO), waarvan de leden op geheime "beurzen" adressen uitwisselden.
action-trust_1 = Vertrouwen 1
    .where = op een inactieve middelenlocatie
    .text = Geef daar 1 Actiepunt uit om ze actief te maken; draai dan { $tokens_revealed ->
        [one] één Eisfiche
       *[other] { $tokens_revealed } Eisfiches
    } open.
action-trust_2 = Vertrouwen 2
    .where = op een andere inactieve locatie, waarvan het Eisfiche openligt
    .text = Geef 1 Actiepunt en alle middelen op het fiche uit: de locatie wordt actief, het fiche gaat uit het spel, draai { $tokens_revealed ->
        [one] nog één fiche
       *[other] nog { $tokens_revealed } fiches
    } open en neem dan { $trust_2_helpers ->
        [0] geen Helperkaart
        [one] een Helperkaart
       *[other] { $trust_2_helpers } Helperkaarten
    } als bonus.
scenario-arbeitseinsatz = Arbeidsinzet
    .period = zomer 1943
    .goal = Breng { $goal } mensen naar de veilige locatie op hun fiche en betaal het Eisfiche daar; op dat moment is het spel gewonnen.
    .rule-1 = Aan het begin { $people_per_character ->
        [one] is er 1 onderduiker
       *[other] zijn er { $people_per_character } onderduikers
    } voor elk personage.
    .rule-2 = Wie reist, mag 1 onderduiker meenemen. Onderduikers blijven op het bord tot ze gered of gearresteerd zijn.
    .rule-3 = Een onderduiker kan nooit mee over een weg waar een Bezetterfiche staat.
    .rule-4 = Zodra een onderduiker gered of gearresteerd is, trekt de startspeler een nieuwe en zet die op het bord.
    .rule-5 = In de Gevarenfase verlaagt elke onderduiker de Veiligheid van zijn locatie met 1.
    .rule-6 = Een onderduiker die bij een inval gevonden wordt, is gearresteerd: het Moreel daalt met { $arrest_morale } en elk personage verliest { $arrest_alibi } Alibi.
    .lose = er zijn zoveel onderduikers gearresteerd als de moeilijkheidsgraad toelaat: { LIST($limits, join: "comma") }
    .done = { $done } van { $goal } mensen gered
    .risk = { $lost } gearresteerd (grens { $limit })
    .task = Breng er { $goal } in veiligheid
    .threat = { $lost } gearresteerd; bij { $limit } is alles verloren
    .progress = { scenario-arbeitseinsatz.done }, { scenario-arbeitseinsatz.risk }
    .history = Hele jaargangen werden opgeroepen voor dwangarbeid in Duitsland. De april-meistakingen van 1943 braken uit toen vrijgelaten militairen opnieuw werden opgeroepen; een golf van mensen dook onder.
action-save = In veiligheid brengen
    .where = op de veilige locatie van iemand die er ook is
    .text = Geef 1 Actiepunt en alles op het Eisfiche uit: die persoon is gered en het Moreel stijgt met { $save_morale }.
action-misinform = Misleiden
    .where = op een locatie met een agent op een weg die erlangs komt
    .text = Geef 1 Actiepunt uit en verlaag de Veiligheid van je locatie met { $misinform_safety }: verplaats een agent van een weg bij je locatie naar een naburige weg met geen of één Bezetterfiche, en verlies dan { $misinform_alibi } Alibi.
scenario-the_word_must_travel = Het woord moet rond
    .period = winter 1943-44
    .goal = Bezorg krantenpakketten op de doellocaties: de acht locaties die geen middelen geven, behalve de Drukkerij. Elk neemt één pakket. { LIST($supply, join: "comma") }. Met één of twee personages nemen de Kerk en de Universiteit elk twee pakketten: bezorg er { $doubled ->
        [all] alle { $deliveries_1 }
        [alike] { $deliveries_1 } van de 10
       *[different] { $deliveries_1 } of { $deliveries_2 } van de 10
    }.
    .rule-1 = Pakketten komen uit de Drukkerij. Een personage draagt er hoogstens { $carry_bundles }; elk gedragen pakket telt als middel voor de draaggrens en in de Gevarenfase.
    .rule-2 = Pakketten mag je zonder actie van je locatie oppakken, daar neerleggen en delen, op de momenten waarop delen mag.
    .rule-3 = Een pakket dat op een locatie ligt, verlaagt in de Gevarenfase de Veiligheid met 1 en is een fiche waarnaar bij invallen gezocht wordt.
    .rule-4 = Wie een Controlekaart uitvoert vanwege een soldaat en een pakket draagt, verliest daarna nog { $control_alibi } Alibi.
    .rule-5 = Een pakket dat bij een inval gevonden wordt, is in beslag genomen: het Moreel daalt met { $seize_morale }.
    .lose = er zijn zoveel pakketten in beslag genomen als de moeilijkheidsgraad toelaat: { LIST($limits, join: "comma") }
    .done = { $done } van { $goal } pakketten bezorgd
    .risk = { $lost } in beslag genomen (grens { $limit })
    .task = Bezorg { $goal } pakketten
    .threat = { $lost } in beslag; bij { $limit } is alles verloren
    .progress = { scenario-the_word_must_travel.done }, { scenario-the_word_must_travel.risk }
    .history = Bijna dertienhonderd illegale bladen zijn bij naam bekend; de grootste, zoals Het Parool, Trouw en Vrij Nederland, werden in tienduizenden exemplaren verspreid, met gevaar voor eigen leven.
supply = { $place ->
    [first] Bevoorraad met { LIST($sizes, join: "or") } personages
   *[later] met { LIST($sizes, join: "or") }
} { $targets ->
    [all] alle { $goal }
   *[any] { $goal } naar keuze
}
size-3 = drie
size-4 = vier
size-5 = vijf
action-print = Een editie drukken
    .where = in de Drukkerij
    .text = Geef 1 Actiepunt, { $print_cost_money } Geld voor papier en { $print_cost_information } Informatie voor nieuws uit, en verlaag de Veiligheid hier met { $print_cost_safety_here }: leg hier { $bundles_per_print ->
        [one] 1 pakket
       *[other] { $bundles_per_print } pakketten
    } neer (je mag ze meteen oppakken).
action-deliver = Een pakket afgeven
    .where = op een doellocatie die nog een pakket neemt
    .text = Geef 1 Actiepunt, { $deliver_cost_network ->
        [0] 1
       *[other] { $deliver_cost_network } Netwerk en 1
    } gedragen pakket uit: het pakket blijft daar als markering en het Moreel stijgt met { $deliver_morale }.
scenario-the_trains_stand_still = De treinen staan stil
    .period = najaar 1944
    .goal = Zorg dat { $goal ->
        [7] alle
       *[other] { $goal } van de
    } 7 spoorlijnen tegelijk stilliggen.
    .rule-1 = Het Station doet niet mee; Treinkaartjes komen alleen van Helperkaarten (een plaats op een boerenkar).
    .rule-2 = Zeven wegen zijn spoorlijnen: D, F, H, K, L, P en S. Ze rijden in het begin en hebben elk een open Eisfiche.
    .rule-3 = Wie een lijn stillegt, zet een staker (een onderduikerfiche) op zijn locatie. Stakers verplaatsen niet. In de Gevarenfase verlaagt elke staker de Veiligheid van die locatie met 1.
    .rule-4 = Een staker die bij een inval gevonden wordt, is gearresteerd: het Moreel daalt met { $arrest_morale } en { $arrest_lines ->
        [0] geen stilgelegde lijn rijdt
        [one] één stilgelegde lijn, gekozen door wie gooide, rijdt
       *[other] { $arrest_lines } stilgelegde lijnen, gekozen door wie gooide, rijden
    } weer.
    .rule-5 = Aan het eind van de Patrouillefase gooit de startspeler voor elke stilgelegde lijn met een soldaat, op letter: bij { $reopen_on ->
        [0] geen enkel getal
        [1] 1
       *[other] 1-{ $reopen_on }
    } rijdt ze weer.
    .lose = er zijn zoveel stakers gearresteerd als de moeilijkheidsgraad toelaat: { LIST($limits, join: "comma") }
    .done = { $done } van { $goal } lijnen stilgelegd
    .risk = { $lost ->
        [one] 1 staker
       *[other] { $lost } stakers
    } gearresteerd (grens { $limit })
    .task = Leg { $goal } lijnen tegelijk stil
    .threat = { $lost } gearresteerd; bij { $limit } is alles verloren
    .progress = { scenario-the_trains_stand_still.done }, { scenario-the_trains_stand_still.risk }
    .history = Op 17 september 1944 riep de regering in ballingschap een spoorwegstaking uit. Zo'n 30.000 spoorwegmensen legden het werk neer en moesten tot de bevrijding onderduiken; een geheim steunfonds betaalde hun gezinnen.
action-halt = Een lijn stilleggen
    .where = aan een van de uiteinden van een rijdende spoorlijn
    .text = Geef 1 Actiepunt en de middelen op het fiche van die lijn uit ({ LIST($surcharge, join: "comma") } meer als er een soldaat op staat): de lijn ligt stil, hier komt een staker en het Moreel stijgt met { $halt_morale }.
action-strike_pay = De gezinnen betalen
    .where = op een locatie met een staker
    .text = Geef 1 Actiepunt en { LIST($pay_cost, join: "comma") } uit het steunfonds uit: de staker duikt onder (verwijder het fiche) en het Moreel stijgt met { $pay_morale }.
scenario-hunger_winter = Hongerwinter
    .period = winter 1944-45
    .goal = Deel in elk van de vier gaarkeukens (Kerk, Café, Ziekenhuis, Universiteit) { $servings_per_kitchen ->
        [1] eenmaal
        [2] tweemaal
        [3] driemaal
       *[4] viermaal
    } een maaltijd uit{ $alike ->
        [yes] { "" }
       *[no] ; met één of twee personages { $servings_per_kitchen_of_few ->
            [1] eenmaal
            [2] tweemaal
            [3] driemaal
           *[4] viermaal
        }
    }.
    .rule-1 = Geen treinen: het Station doet niet mee.
    .rule-2 = Schaarste: het Distributiekantoor geeft { $distribution_office_yield ->
        [0] niets
        [one] 1 Rantsoen
       *[other] { $distribution_office_yield } Rantsoenen
    } in plaats van 2.
    .rule-3 = Nadat { $hunger_level ->
        [1] een Bezetterkaart
        [2] een Bezetterkaart van dreigingsniveau 2
       *[3] geen enkele Bezetterkaart
    } is uitgevoerd, stijgt de Honger met { $hunger_rise }.{ $hunger_night_of_few ->
        [0] { "" }
       *[other] { " " }Met één of twee personages stijgt hij ook aan het eind van elke Patrouillefase met { $hunger_night_of_few }.
    }
    .rule-4 = De Honger begint op { LIST($starts, join: "comma") }. Hij daalt nooit onder 0.
    .lose = de Honger bereikt { $hunger_limit }
    .done = { $done } van { $goal } maaltijden uitgedeeld
    .risk = Honger { $hunger } van { $limit }
    .task = Deel { $goal } maaltijden uit
    .threat = Honger { $hunger }; bij { $limit } is alles verloren
    .progress = { scenario-hunger_winter.done }, { scenario-hunger_winter.risk }
    .history = In de winter van 1944-45 kostten honger en kou in het westen zo'n twintigduizend mensen het leven. Gaarkeukens, kerk- en buurtcomités en lange tochten naar de boeren hielden vele anderen in leven.
hunger-start = { $n } { $characters ->
    [1] alleen
    [2] met twee personages
    [3] met drie
    [4] met vier
   *[5] met vijf
}{ $others ->
    [0] { "" }
   *[other] { " " }({ LIST($others, join: "comma") })
}
action-trek = Hongertocht
    .where = op elke plattelandslocatie
    .text = Geef 1 Actiepunt en { LIST($trek_cost, join: "comma") } uit om te ruilen: je krijgt { $trek_other ->
        [0] niets
        [one] 1 Rantsoen
       *[other] { $trek_other } Rantsoenen
    }, of { $trek_farm } op de Boerderij.
action-serve = Een maaltijd uitdelen
    .where = in een gaarkeuken die nog niet alle maaltijden heeft gehad
    .text = Geef 1 Actiepunt en { $rations_per_serving ->
        [0] niets
        [one] 1 Rantsoen
       *[other] { $rations_per_serving } Rantsoenen
    } uit: markeer een maaltijd, de Honger daalt met { $serve_hunger } en het Moreel stijgt met { $serve_morale }.

## Voor het spel

setup-players = Spelers
    .help = 1 tot 5. Eén speler met één personage speelt de solovariant (OSO-158).
setup-scenario = Scenario
    .help = Doelen, regels en opbouw (OSO-3).
setup-difficulty = Moeilijkheid
    .help = Alibi aan het begin, bezetters, grenzen (OSO-5).
setup-characters = Personages
    .help = Eén voor elke speler, of meer, hoogstens vijf: ze worden rond de tafel verdeeld (R32).
setup-character = { $character }, { $profession }
setup-start_player = Startspeler
    .help = Wie het laatst tegen het gezag inging, of gooi erom (OSO-40).
    .roll = dobbelen
    .player = speler { $n }
setup-helper_decks_face_up = Helperkaarten open
    .help = De bovenste kaart van elke helperstapel ligt open (R16).
setup-reserve_cards = Reservekaarten
    .help = De zes reserve-Bezetterkaarten vervangen die van het scenario (R2).
about-game = Gewone mensen verzetten zich tegen de bezetting van Nederland, 1943 tot 1945. Een onofficiële uitvoering van het spel van Marcel Köhler (solovariant: Carla Kopp), uitgegeven door Liberation Game Design. De meeste kaarten, het bord en de scenario's 3 tot 5 zijn door Parlour zelf ontworpen.
catalogue-note = Het bord, de meeste kaartteksten, alle beginwaarden en de scenario's 3 tot 5 zijn door Parlour zelf ontworpen.

## Het beeld in een terminal

picture-title = { $scenario }, { $difficulty }. Ronde { $round }, { $turn ->
    [nobody] { $phase }
   *[other] { $turn } aan de beurt
}. Startspeler: { $start }.
picture-tracks = Moreel { $morale }   Moreelkaarten { $cards }   Bezetterkaarten { $occupiers }
picture-legend = p agent, S soldaat, # rijdende lijn, = stilgelegde lijn, * fiche, x inactief
picture-safe = Veilig { $n }
picture-roads = Wegen
picture-line = lijn-{ $state ->
    [halted] ligt stil
   *[runs] rijdt({ LIST($needs, join: "comma") })
}
picture-needs = vraagt { LIST($needs, join: "comma") }
picture-face-down = Eisfiche dicht
picture-person = { $person } (veilig op { $spot })
picture-done = { $n } gedaan
picture-newspaper = krant
picture-character = { $character }{ $own ->
    [yes] { " " }(jij)
   *[no] { "" }
} op { $spot }   Alibi { $alibi }   heeft { LIST($goods, join: "comma") } ({ $held } van { $limit })
picture-hand = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} in de hand
picture-occupier = Bezetterkaart, { $card }: { $text }
picture-helper = Helperstapel { $n } ({ $size }): { $card }, { $text }
picture-control = Controlekaart ({ $facing }), { $card }: { $situation }
picture-known = Je hebt gezien ({ $deck }): { $cards }
phase-start = Startfase
phase-action = Actiefase
phase-danger = Gevarenfase
phase-patrolling = Patrouillefase

## Personages en hun kaarten

character-anton = Anton
    .profession = letterzetter
    .brief = Laat kranten achter die het Moreel verhogen.
    .ability = Begint met { $newspapers } krantenfiches. Eenmaal per ronde, vlak voor of na een van zijn acties, mag hij er een achterlaten op zijn locatie als er geen ligt: het Moreel stijgt met { $newspaper_morale }. Een krant is een fiche op de locatie: bij invallen wordt ernaar gezocht, en wordt ze gevonden, dan gaat ze uit het spel en verliest Anton { $newspaper_alibi } Alibi.
    .bio = Samengesteld uit de drukkers en redacteuren die de illegale bladen in leven hielden.
card-anton_1 = Verse inkt
card-anton_2 = Gefluisterde kop
card-anton_3 = Pers op de keukentafel
character-paul = Paul
    .profession = bezorger van de bakker
    .brief = Reist verder dan de anderen.
    .ability = Elke reis van hem gaat over hoogstens { $roads } wegen in plaats van { $usual }.
    .bio = De voornaam eert de opdracht in het regelboek; leeftijd, vak en verhaal zijn verzonnen. Samengesteld: kleine middenstanders die elke achterdeur van hun stad kenden.
card-paul_1 = Onder de broden
card-paul_2 = Bezorgronde
card-paul_3 = Achterom
character-cornelia = Cornelia
    .profession = naaister
    .brief = Haar middelen maken een plek minder onveilig.
    .ability = In de Gevarenfase is het verlies aan Veiligheid door haar middelen { $less } lager (nooit onder 0).
    .bio = De voornaam eert de opdracht in het regelboek; leeftijd, vak en verhaal zijn verzonnen. Samengesteld: jonge vrouwen die papieren en bonnen in hun kleren genaaid meedroegen.
card-cornelia_1 = Pot surrogaatkoffie
card-cornelia_2 = Ogen achter het gordijn
card-cornelia_3 = Verborgen voering
character-kees = Kees
    .profession = politieagent
    .brief = Passeert elke ronde één agent.
    .ability = Eenmaal per ronde mag hij, voordat er voor een agent een Controlekaart getrokken wordt, die agent zonder kaart passeren.
    .bio = Samengesteld: de agenten die de mensen waarschuwden die ze moesten ophalen.
card-kees_1 = In dienst
card-kees_2 = Een woord vooraf
card-kees_3 = Verkeerd opgeborgen rapport
character-hanneke = Hanneke
    .profession = studente
    .brief = Mag de andere uitkomst van een controle nemen.
    .ability = Als ze het resultaat van haar eigen keuze op een Controlekaart heeft gehoord, en niets anders, mag ze in plaats daarvan het onbekende resultaat van de andere keuze nemen.
    .bio = Samengesteld: de studentkoeriersters van 1943.
card-hanneke_1 = Op de fiets
card-hanneke_2 = Collegedictaat
card-hanneke_3 = Keten van vertrouwen
character-mies = Mies
    .profession = wijkverpleegster
    .brief = Elke ochtend krijgt iemand bij haar Alibi.
    .ability = Aan het eind van elke Startfase krijgt één personage op haar locatie, gekozen door haar speler (zij telt mee), { $alibi } Alibi.
    .bio = Samengesteld: verpleegsters voor wie het uniform na spertijd wegen opende.
card-mies_1 = Nachtdienst
card-mies_2 = Armband
card-mies_3 = Huisbezoek
character-berend = Berend
    .profession = dominee
    .brief = Verzacht zware verliezen aan Moreel.
    .ability = Telkens als het Moreel in één keer met { $shield_from } of meer zou dalen, daalt het { $shield } minder.
    .bio = Samengesteld: dominees en priesters die hun gemeente om onderduikplaatsen vroegen.
card-berend_1 = Collecte
card-berend_2 = Huisbezoek van de dominee
card-berend_3 = Zondagse preek
character-greet = Greet
    .profession = boerin
    .brief = Maakt het platteland nooit onveilig.
    .ability = In de Gevarenfase verlaagt haar Alibi nooit de Veiligheid van een plattelandslocatie.
    .bio = Samengesteld: de boerengezinnen die jarenlang vreemden te eten gaven.
card-greet_1 = Aardappelkelder
card-greet_2 = Melkkar
card-greet_3 = Hooischuur
character-leo = Leo
    .profession = tekenaar
    .brief = Reist met valse papieren, en mag ze soms houden.
    .ability = Begint met { $immunity ->
        [one] 1 Vrijgeleide
       *[other] { $immunity } Vrijgeleides
    }. Telkens als hij er een gebruikt om een bezetter te passeren, gooit hij een dobbelsteen en houdt het bij { $kept_on ->
        [6] 6
        [7] geen enkel getal
       *[other] { $kept_on }-6
    }.
    .bio = Samengesteld: kunstenaars van de persoonsbewijzencentrales in Amsterdam.
card-leo_1 = Blanco kaarten
card-leo_2 = Schets van de controlepost
card-leo_3 = Vaste hand
character-suze = Suze
    .profession = ambtenares bij de burgerlijke stand
    .brief = Krijgt elke ronde meer Informatie.
    .ability = Haar eerste Informatie inwinnen van elke ronde levert { $more } Informatie extra op.
    .bio = Samengesteld: ambtenaren die kaarten uit het bevolkingsregister lieten verdwijnen.
card-suze_1 = Nagemaakte stempel
card-suze_2 = Roddels op kantoor
card-suze_3 = Zoekgeraakt dossier

## Locaties

location-bank = { $case ->
    [at] in de Bank
    [the] de Bank
   *[other] Bank
}
    .theme = Bankiers sluisden via geheime rekeningen grote bedragen naar onderduikers.
location-cafe = { $case ->
    [at] in het Café
    [the] het Café
   *[other] Café
}
    .theme = Een hoektafel waar namen nooit hardop worden gezegd.
location-distribution_office = { $case ->
    [at] in het Distributiekantoor
    [the] het Distributiekantoor
   *[other] Distributiekantoor
}
    .theme = Ambtenaren die bonnen naar buiten smokkelden; later doelwit van overvallen door de knokploegen.
location-meeting_office = { $case ->
    [at] in het Vergaderkantoor
    [the] het Vergaderkantoor
   *[other] Vergaderkantoor
}
    .theme = Achterkamer waar dossiers, stempels en sleutels van hand wisselen.
location-church = { $case ->
    [at] in de Kerk
    [the] de Kerk
   *[other] Kerk
}
    .theme = Een preekstoel kon nog zeggen wat kranten niet konden.
location-farm = { $case ->
    [at] op de Boerderij
    [the] de Boerderij
   *[other] Boerderij
}
    .theme = Hooizolders en kelders boden honderdduizenden onderduikers een schuilplaats.
location-forger = { $case ->
    [at] bij de Vervalser
    [the] de Vervalser
   *[other] Vervalser
}
    .theme = Kunstenaars en drukkers maakten persoonsbewijzen na die voor onnavolgbaar golden.
location-hairdresser = { $case ->
    [at] bij de Kapper
    [the] de Kapper
   *[other] Kapper
}
    .theme = Ander haar, andere bril, andere naam.
location-hospital = { $case ->
    [at] in het Ziekenhuis
    [the] het Ziekenhuis
   *[other] Ziekenhuis
}
    .theme = Artsen schreven ziektes op die niet bestonden.
location-informant_house = { $case ->
    [at] bij de Informant
    [the] de Informant
   *[other] Informant
}
    .theme = Iemand aan de andere kant luistert nog naar zijn geweten.
location-police_station = { $case ->
    [at] op het Politiebureau
    [the] het Politiebureau
   *[other] Politiebureau
}
    .theme = Sommige agenten waarschuwden wie ze moesten arresteren.
location-train_station = { $case ->
    [at] op het Station
    [the] het Station
   *[other] Station
}
    .theme = Volle perrons verbergen reizigers en spionnen even goed.
location-university = { $case ->
    [at] op de Universiteit
    [the] de Universiteit
   *[other] Universiteit
}
    .theme = Studenten weigerden in 1943 de loyaliteitsverklaring en hun vrienden hielpen hen verdwijnen.
location-printing_house = { $case ->
    [at] in de Drukkerij
    [the] de Drukkerij
   *[other] Drukkerij
}
    .theme = Overdag trouwkaarten, 's nachts Trouw, Het Parool of Vrij Nederland.
location-windmill = { $case ->
    [at] bij de Molen
    [the] de Molen
   *[other] Molen
}
    .theme = De stand van de wieken kon een stille waarschuwing over de polder dragen.

## Onderduikers

person-h1 = een metselaar van twintig die zijn oproep verscheurde
person-h2 = een student geneeskunde die de verklaring niet wilde tekenen
person-h3 = een lasser van de werf die met verlof is en niet teruggaat
person-h4 = een onderwijzer, ontslagen om wat hij onderwees
person-h5 = een bakkersleerling, oudste van zes
person-h6 = een oud-militair die in april 1943 opnieuw werd opgeroepen
person-h7 = een klerk die de lijst verbrandde die hij moest typen
person-h8 = twee broers uit de polder, ondergedoken als één huishouden
person-h9 = een tramconducteur die met de stakers meeliep

## Bezetterkaarten

card-o1_01 = Week van het persoonsbewijs
    .note = Sinds 1941 moest iedereen vanaf vijftien jaar een persoonsbewijs bij zich hebben; controles op straat werden dagelijkse kost.
card-o1_02 = Radio's inleveren
    .note = In mei 1943 moest de bevolking haar radio's inleveren; velen hielden er een onder de vloer.
card-o1_03 = De loyaliteitsverklaring
    .note = In het voorjaar van 1943 moesten studenten een verklaring tekenen; de grote meerderheid weigerde en moest verdwijnen.
card-o1_04 = Vroegere spertijd
    .note = Wie na het vastgestelde uur buiten was, werd aangehouden.
card-o1_05 = Fietsen gevorderd
    .note = Op straathoeken werden mensen hun fietsen afgenomen.
card-o1_06 = Nieuwe stamkaarten
    .note = Kaarten werden opnieuw geregistreerd om mensen te ontdekken die op papier niet mochten bestaan.
card-o1_07 = Oren in het café
    .note = Betaalde verklikkers zaten waar mensen praten.
card-o1_08 = Een gezicht op een aanplakbiljet
    .note = Onder namen en foto's stonden beloningen gedrukt.
card-o1_09 = Na de april-meistakingen
    .note = De stakingen van 1943 werden met standrechtelijke executies beantwoord; angst en woede groeiden samen.
card-o1_10 = Deur na deur
    .note = Een straat wordt aan beide kanten afgezet en elk huis doorzocht.
card-o1_11 = Troepen onderweg
    .note = Colonnes trekken door en laten wachtposten achter.
card-o2_01 = Razzia
    .note = In november 1944 werden in Rotterdam en Schiedam zo'n vijftigduizend mannen van 17 tot 40 bijeengedreven; elk huis met mensen van die leeftijd werd doorzocht.
card-o2_02 = Landwacht
    .note = Gewapende collaborateurs liepen 's nachts op de wegen wacht.
card-o2_03 = Het Englandspiel ontdekt
    .note = Tientallen agenten uit Engeland waren bij hun landing gegrepen; wie kun je nog vertrouwen?
card-o2_04 = Een huis in brand gestoken
    .note = Huizen werden verbrand als waarschuwing voor de straat.
card-o2_05 = Verhoor
    .note = Iemand die je kent, wordt ondervraagd.
card-o2_06 = Kopgeld
    .note = Voor het verraden van onderduikers, vooral Joden, werden premies betaald; de prijs van een adres steeg.
card-o2_07 = Standrecht
    .note = Noodrecht maakte vonnissen zonder proces mogelijk.
card-o2_08 = Bewaakte bruggen
    .note = Niemand steekt het water ongezien over.
card-o2_09 = Lege etalages
    .note = Elk soort voedsel werd schaars.
card-o2_10 = Vrachtwagens in de nacht
    .note = Motoren slaan af voor de verkeerde deur.
card-o2_11 = Dubbele patrouilles
    .note = De wacht wordt tweemaal zo vaak afgelost.
card-os1_1 = Bedenkingen
    .note = Een contact vraagt meer tijd.
card-os1_2 = Nieuwsgierige buren
    .note = Te veel bezoek op één adres.
card-os1_3 = Ontmoetingsplaats in de gaten gehouden
    .note = Een man met een krant slaat nooit een bladzij om.
card-os1_4 = Een cel valt weg
    .note = De ene arrestatie leidt tot de volgende.
card-os1_5 = Onderschepte brieven
    .note = Iemand had een adres opgeschreven.
card-os1_6 = Infiltrant
    .note = De nieuwe koerier stelt veel vragen.
card-os2_1 = Oproepen in de bus
    .note = In elke straat vallen grijze enveloppen.
card-os2_2 = Register van het arbeidsbureau
    .note = Hele geboortejaren werden opgeroepen om in Duitsland te werken.
card-os2_3 = Er wordt geklopt
    .note = Iemand heeft de borden op tafel geteld.
card-os2_4 = Jacht op jonge mannen
    .note = Mannen werden aangehouden in kerkdeuren en op voetbalvelden.
card-os2_5 = Verkocht voor de premie
    .note = Voor onderduikers werden premies betaald.
card-os2_6 = Treinen naar de Arbeidsinzet
    .note = Het perron valt stil.
card-os3_1 = Papier achter slot
    .note = Papier en inkt waren op de bon en werden geteld.
card-os3_2 = Geopende post
    .note = Op het postkantoor worden pakjes opengesneden.
card-os3_3 = De kapotte letter e
    .note = Een beschadigde letter verraadt een pers.
card-os3_4 = Jagers op de pers
    .note = Een speciale ploeg volgt het spoor van de inkt.
card-os3_5 = Koeriers gevolgd
    .note = Dezelfde fiets, twee straten terug.
card-os3_6 = Het krantenproces
    .note = In 1944 werden veel mensen van de illegale pers berecht en gedood; de krant verscheen weer.
card-os4_1 = Vervangend personeel
    .note = Buitenlandse machinisten worden gehaald om de treinen te laten rijden.
card-os4_2 = Loonzakjes in beslag genomen
    .note = De koeriers van het steunfonds worden gefouilleerd.
card-os4_3 = Wacht op het perron
    .note = Langs de rails worden posten gezet.
card-os4_4 = Dreigementen tegen gezinnen
    .note = Aanplakbiljetten beloven straf voor elke staker.
card-os4_5 = Meubels op straat
    .note = Gezinnen van stakers verliezen hun huis.
card-os4_6 = Locomotieven van elders
    .note = Militaire transporten rijden weer.
card-os5_1 = Schuiten tegengehouden
    .note = Een embargo houdt de voedselschepen tegen.
card-os5_2 = Vorst
    .note = Kanalen vriezen dicht en de brandstof raakt op.
card-os5_3 = Eten afgenomen bij de controle
    .note = Een zak rogge is meer waard dan zilver.
card-os5_4 = IJs op het water
    .note = Wekenlang beweegt er niets.
card-os5_5 = Controle op de voedselwegen
    .note = Handkarren worden omgekeerd.
card-os5_6 = Geen gas, geen licht
    .note = Deuren en de houten blokjes tussen de tramrails eindigen in de kachel.
card-ox_1 = Boete voor de verduistering
    .note = Een streep licht is genoeg.
card-ox_2 = Klokken omgesmolten
    .note = Kerkklokken verlaten de torens.
card-ox_3 = Tankgrachten
    .note = Dorpelingen moeten graven.
card-ox_4 = Polders onder water
    .note = Land wordt geïnundeerd om een invasie te stuiten.
card-ox_5 = Ontruimde kust
    .note = Hele wijken worden leeggehaald.
card-ox_6 = Dolle Dinsdag is voorbij
    .note = In september 1944 juichte men te vroeg.

## Invalkaarten

card-r01 = Laarzen op de trap
card-r02 = Ze hebben het juiste adres
card-r03 = Kasten leeggehaald
card-r04 = Alles op de vloer
card-r05 = De valse wand houdt
card-r06 = Op het nippertje gewaarschuwd
card-r07 = Bekendmaking op de deur
card-r08 = Straat afgezet
card-r09 = Verhoord tot de ochtend
card-r10 = Arrestatie bij de buren
card-r11 = De lijst in zijn zak
card-r12 = Ze zoeken verder
card-r13 = Notitieboekjes meegenomen
card-r14 = Lege kamers
card-r15 = Een wacht blijft achter
card-r16 = Door de tuin ontsnapt
card-r17 = Ruwe handen
card-r18 = Smeergeld aan de poort
card-r19 = Er wordt een voorbeeld gesteld
card-r20 = Naar het kamp in Amersfoort

## Controlekaarten

card-ct01 = Uw papieren
    .situation = Een wacht steekt zijn hand uit naar je persoonsbewijs.
    .answer-1 = Zwijgend overhandigen
    .answer-2 = Over het weer praten terwijl hij leest
card-ct02 = De zware fietstas
    .situation = Ze willen zien waardoor je fiets scheef hangt.
    .answer-1 = De tas openen
    .answer-2 = Zeggen dat het wasgoed is en doorlopen
card-ct03 = Een oude klasgenoot
    .situation = Je zat op school naast deze man.
    .answer-1 = Hem bij zijn naam groeten
    .answer-2 = De andere kant op kijken
card-ct04 = Slagboom op de brug
    .situation = Er ligt een plank over de weg en er staat een rij.
    .answer-1 = Je beurt afwachten
    .answer-2 = Je door een schipper laten overzetten
card-ct05 = Fiets zonder licht
    .situation = Je lamp brandt niet en iemand heeft het gezien.
    .answer-1 = De boete betalen
    .answer-2 = De regel betwisten
card-ct06 = Hongerige kinderen
    .situation = Kinderen drommen om je heen, vlak voor de post.
    .answer-1 = Wat eten met ze delen
    .answer-2 = Snel doorlopen
card-ct07 = Vijf minuten voor spertijd
    .situation = De kerkklok wijst vijf minuten voor het hele uur.
    .answer-1 = Het op een lopen zetten
    .answer-2 = Aan de dichtstbijzijnde deur kloppen
card-ct08 = Haast
    .situation = Ze vragen waarom je niet kunt wachten.
    .answer-1 = Over een ziek familielid beginnen
    .answer-2 = Je boodschappenlijst laten zien
card-ct09 = Een oranje lint
    .situation = Iemand heeft een lint aan de wegwijzer gebonden; ze willen weten wie.
    .answer-1 = De schouders ophalen
    .answer-2 = Helpen het los te snijden
card-ct10 = Een knorrende maag
    .situation = De wacht laat zich ontvallen dat hij niet gegeten heeft.
    .answer-1 = Een bon aanbieden
    .answer-2 = Doen alsof je het niet begrijpt
card-ct11 = Een stempel die glimt
    .situation = De inkt op je kaart ziet er net te nieuw uit.
    .answer-1 = De regen de schuld geven
    .answer-2 = Een ambtenaar noemen die het zal bevestigen
card-ct12 = Drie witte letters
    .situation = Op de muur naast de post staat OZO geverfd, nog nat.
    .answer-1 = Afkeurend het hoofd schudden
    .answer-2 = Helemaal niets zeggen
card-ct13 = Een nieuwe man op post
    .situation = Hij is streng en schrijft alles op.
    .answer-1 = Elke vraag beantwoorden
    .answer-2 = Beweren dat je verdwaald bent
card-ct14 = De speurhond
    .situation = De hond toont belangstelling voor je jas.
    .answer-1 = Doodstil blijven staan
    .answer-2 = De hond aaien
card-ct15 = Een marcherende colonne
    .situation = Zingende soldaten vullen de weg die je wilt nemen.
    .answer-1 = Opzij gaan en ze tellen
    .answer-2 = Vlak voor ze oversteken
card-ct16 = Op de boerenkar
    .situation = Je zit tussen de melkbussen als de kar wordt aangehouden.
    .answer-1 = De boer het woord laten doen
    .answer-2 = Afstappen en lopen
card-ct17 = Een los vel
    .situation = Er glijdt een bedrukt blad uit je jas.
    .answer-1 = Er je voet op zetten
    .answer-2 = Het oprapen alsof het niets is
card-ct18 = Hoe oud bent u?
    .situation = Ze halen mensen eruit die kunnen werken.
    .answer-1 = De waarheid zeggen
    .answer-2 = Een Ausweis laten zien
card-ct19 = Een warme kachel
    .situation = Ze nodigen je uit om binnen in het hok te wachten.
    .answer-1 = Naar binnen gaan
    .answer-2 = Vriendelijk bedanken
card-ct20 = Een telefoontje
    .situation = Ze bellen het stadhuis om je verhaal na te gaan.
    .answer-1 = Het antwoord afwachten
    .answer-2 = Een vriend noemen die voor je instaat
card-ct21 = Een gescheurde bonkaart
    .situation = Er ontbreekt een halve bladzij.
    .answer-1 = Het eerlijk uitleggen
    .answer-2 = De leidinggevende officier eisen
card-ct22 = De kinderwagen
    .situation = Misschien ligt er meer dan een kind onder de deken.
    .answer-1 = Doorlopen en glimlachen
    .answer-2 = Het kind optillen en laten kijken
card-ct23 = Wat studeert u?
    .situation = Hij houdt je voor een student en vraagt welke colleges je volgt.
    .answer-1 = Zeggen dat je de verklaring getekend hebt
    .answer-2 = Zeggen dat je werk gevonden hebt
card-ct24 = Mist over de polder
    .situation = Niemand heeft je nog gezien.
    .answer-1 = De weg verlaten
    .answer-2 = Rechtdoor rijden
card-ct25 = De man naast de wacht
    .situation = Je kent hem: hij verkoopt adressen.
    .answer-1 = Je hoed over je ogen trekken
    .answer-2 = Hem goedendag wensen
card-ct26 = Te veel eten
    .situation = Zwarte handel, noemen ze het.
    .answer-1 = Een deel afgeven
    .answer-2 = Zeggen dat het voor de kerkkeuken is
card-ct27 = Gesloten overweg
    .situation = De bomen blijven dicht naast het wachthuis.
    .answer-1 = Wachten tot de trein voorbij is
    .answer-2 = Langs het spoor lopen
card-ct28 = De opsporingslijst
    .situation = Hij gaat met zijn vinger langs een blad met namen.
    .answer-1 = Blijven waar je bent
    .answer-2 = Een pakje laten vallen om hem af te leiden
card-ct29 = Een stille knik
    .situation = Staat deze wacht aan onze kant?
    .answer-1 = Hem vertrouwen
    .answer-2 = Niemand vertrouwen
card-ct30 = Fietsenvordering
    .situation = Ze laden fietsen op een vrachtwagen.
    .answer-1 = Hem afgeven
    .answer-2 = Een vrijstelling laten zien
card-ct31 = Het verdwaalde kind
    .situation = Tussen jou en de post staat een jongetje te huilen.
    .answer-1 = Hem bij de hand nemen
    .answer-2 = Je weg vervolgen
card-ct32 = Een plotselinge bui
    .situation = Iedereen schuilt onder de luifel van het wachthuis.
    .answer-1 = Erbij gaan staan
    .answer-2 = Door de regen rennen
card-ct33 = Hier tekenen
    .situation = Ze vergelijken je handtekening met de kaart.
    .answer-1 = Langzaam schrijven
    .answer-2 = Een verstuikte pols voorwenden
card-ct34 = Stemmen uit Londen
    .situation = Uit een raam van de plek waar je vandaan komt, klinkt een verboden uitzending.
    .answer-1 = Luid hoesten
    .answer-2 = Beginnen te zingen
card-ct35 = De lange rij
    .situation = De halve stad staat te wachten.
    .answer-1 = Anderen voor laten gaan
    .answer-2 = Naar voren dringen
card-ct36 = Er komt een officier
    .situation = De wachten springen in de houding.
    .answer-1 = Gewichtig kijken en salueren
    .answer-2 = Je uit de voeten maken
card-ct37 = Wij weten alles
    .situation = Hij buigt voorover en wacht tot je praat.
    .answer-1 = Het weglachen
    .answer-2 = Ze de verkeerde kant op sturen
card-ct38 = Aflossing van de wacht
    .situation = Even kijkt er niemand.
    .answer-1 = Nu gaan
    .answer-2 = Wachten en kijken hoe ze aflossen

## Helperkaarten

card-hp01 = Laura
    .who = dochter van een stationschef
card-hp02 = Teun
    .who = kassier bij de bank
card-hp03 = Riet
    .who = kastelein van een café
card-hp04 = Sjaak
    .who = ambtenaar op het distributiekantoor
card-hp05 = Bep
    .who = typiste op het arbeidsbureau
card-hp06 = Henk
    .who = barbier
card-hp07 = Elsa
    .who = huisarts
card-hp08 = Gijs
    .who = molenaar
card-hp09 = Nel
    .who = krantenverkoopster
card-hp10 = Arie
    .who = agent
card-hp11 = Tine
    .who = tekenares
card-hp12 = Koos
    .who = schipper
card-hp13 = Wilma
    .who = telefoniste
card-hp14 = Jaap
    .who = seinhuiswachter
card-hp15 = Marijke
    .who = onderwijzeres
card-hp16 = Dolf
    .who = sluiswachter
card-hp17 = Truus
    .who = buurvrouw
card-hp18 = Piet
    .who = postbode
card-hp19 = Jo
    .who = grootmoeder van negen, en van een tiende die 's nachts bij haar kwam
card-hp20 = Siem
    .who = timmerman
card-hp21 = Lien
    .who = wasvrouw
card-hp22 = Chris
    .who = advocaat
card-hp23 = Roelof
    .who = smid
card-hp24 = Annie
    .who = koorleidster
card-hp25 = Bas
    .who = loopjongen
card-hp26 = Ada
    .who = notarisklerk

## Solokaarten

card-solo1 = Iemand houdt de wacht
card-solo2 = Een vriendelijke stem
card-solo3 = Een briefje op de stoep

## Waarom een keuze goed kan zijn

why-others-do-more = iemand anders kan meer met de kaart doen
why-keeps-information = spaart de Informatie
why-lower-roll = een lagere worp houdt ze verborgen
why-bearable = met die kaart valt te leven
why-later = die kaart kan beter later komen
why-alibi = het Alibi van { $character } is { $alibi }
why-spare = { $n } { $kind } meer dan de opdracht vraagt
why-lacking = het ontbreekt nog voor de opdracht
why-safety = de Veiligheid van { NOUN($spot, case: "the") } is { $safety }
why-answers-alike = beide soorten antwoorden kosten gemiddeld evenveel
why-answer-costs = zulke antwoorden kosten gemiddeld { $way ->
    [less] minder
   *[more] meer
}
why-gift = { $taker } heeft { LIST($goods, join: "comma") } nodig voor de opdracht, en { $giver } kan het missen
why-shorter = het verkort de opdrachten van de groep
why-worth-more = nu meer waard dan een gewone actie
why-safer = { $character } maakt { NOUN($spot, case: "the") } veiliger
why-goes = { $character } gaat naar { NOUN($spot, case: "the") }{ $purpose ->
    [none] { "" }
   *[other] : { $purpose }
}
why-needed-here = { $character } is op de juiste plek{ $purpose ->
    [none] { "" }
   *[other] : { $purpose }
}
purpose-guard = een inval vannacht { NOUN($spot, case: "at") } zou iemand kunnen vinden
purpose-alibi = { $low ->
    [yes] het Alibi is nog maar { $alibi }
   *[no] een beter Alibi
}
purpose-morale = { $low ->
    [yes] het Moreel is nog maar { $morale }
   *[no] Moreel levert acties op
}
purpose-escort = er moet iemand weg: { $person }
purpose-finish = alles wat { NOUN($spot, case: "at") } nodig is, is er
purpose-lacking = { NOUN($spot, case: "the") } vraagt { $kinds }
why-raid = de Veiligheid van { NOUN($spot, case: "the") } is { $safety } en de nacht kost { $loss }: een inval
why-progress = tot nu toe { $progress }
why-work-here = { NOUN($spot, case: "at") } valt iets te doen
why-nearer = dichter bij { NOUN($spot, case: "the") }, en er staat niemand
why-nearer-guarded = dichter bij { NOUN($spot, case: "the") }, al staat er een { $kind }
why-errand-leads = { NOUN($spot, case: "the") } is het doel{ $purpose ->
    [none] { "" }
   *[other] : { $purpose }
}
why-readable = de kaart is van tevoren te lezen
why-anything = in die stapel kan van alles zitten
why-free-bonus = een bonus kost geen actie
why-free-newspaper = { $character } is toch al { NOUN($spot, case: "at") }, en een krant kost geen actie
why-better-saved = wat hier kan, kun je beter bewaren
why-second-roll = met Informatie mag je opnieuw gooien
why-works = { NOUN($tile, case: "the") } is te gebruiken
why-elsewhere = { $character } kan elders meer doen
why-as-good = { NOUN($spot, case: "at") } is het even goed als verderop
why-lies-low = { $character } houdt zich gedeisd, met nog { $left ->
    [one] 1 kaart
   *[other] { $left } kaarten
}
why-put-down = iemand anders kan het pakket { NOUN($spot, case: "at") } meenemen
why-pick-up = { $character } is er toch al, en een pakket oppakken kost geen actie
why-share = { $character } en { $partner } zijn op dezelfde plek, en delen kost geen actie
why-ticket = in de trein vraagt niemand iets
why-safe-road = de weg naar { NOUN($spot, case: "the") } is veilig
why-pass = { $by ->
    [card] spaart de uitweg voor een slechter moment
    [token] geen Controlekaart, ten koste van een fiche
   *[ability] geen Controlekaart, en het kost niets
}
why-halt-again = opnieuw stilleggen kost { LIST($cost, join: "comma") }
why-every-token = voor elk fiche hier wordt gegooid, wat er ook eerst komt
why-switch = alles liever dan dat resultaat
why-known-result = dit resultaat is bekend, het andere niet
why-safe-enough = de andere plaatsen zijn veilig genoeg
why-wins = dat wint het spel
why-loses = dat verliest het spel
why-cost-and-luck = het kost { LIST($cost, join: "comma") }, en de rest is geluk
why-no-cost = het kost op dit moment niets
why-leaves = dan heeft { $character } Alibi { $alibi } en { $held ->
    [one] 1 middel
   *[other] { $held } middelen
}, het Moreel staat op { $morale }
why-other-end = { NOUN($spot, case: "the") } ligt aan het andere eind; tot nu toe: { $standing }
why-lonely-end = aan het andere eind, { NOUN($spot, case: "at") }, wacht niemand
why-beside = { $character } staat naast die weg
why-then-guarded = dan is { $road } bewaakt, { $beside ->
    [nobody] waar niemand staat
   *[other] naast { $beside }
}
why-one-less = een bezetter minder om tegen te komen
why-reveal = dan ziet iedereen wat { NOUN($spot, case: "the") } vraagt{ $near ->
    [nobody] { "" }
   *[other] ; { $near } is dichtbij
}
why-nobody-near = niemand is { NOUN($spot, case: "at") } of ernaast
why-activate-again = { $character } is dichtbij en kan ze weer actief maken
why-all-have-seen = iedereen heeft gezien wat { NOUN($spot, case: "the") } vraagt
why-keeping = { LIST($goods, join: "comma") }: dat is het bewaren waard
why-swapped = dan { $less } { $old } en { $more } { $new }
why-has = { $character } heeft tot nu toe { $n } { $kind }
why-bundle-again = een pakket kun je weer oppakken
why-left = dan blijft er { $n } { $kind } over
why-only-one = het is het enige: { $kind }
why-partners = medespelers hebben hun redenen
why-no-errand = het verkort geen opdracht
why-right-hands = alles is al in de juiste handen
why-can-say-no = { $character } kan hoogstens nee zeggen
why-holds = { $character } heeft { $what }

## De spelregels

section-what-the-game-is = Waar het spel over gaat
rule-OSO-1 = Orange Shall Overcome! is een coöperatief spel voor 1 tot 5 spelers vanaf 12 jaar, duurt 60 tot 90 minuten en speelt in bezet Nederland vanaf begin 1943.
rule-OSO-2 = Jullie zitten in het verzet en winnen of verliezen samen.
rule-OSO-3 = Voor elk spel kies je één scenario; dat heeft eigen doelen, bijzondere regels, acties en manieren om te verliezen.
rule-OSO-4 = De groep wint op het moment dat alle doelen van het scenario bereikt zijn (R19, R94).
rule-OSO-5 = Er zijn vier moeilijkheidsgraden: makkelijk, gemiddeld, moeilijk en extreem. Ze veranderen een deel van de opbouw (Alibi aan het begin, bezetters op de wegen, grenzen van een scenario).
rule-OSO-6 = De groep verliest meteen als aan een verliesvoorwaarde van het scenario is voldaan.
rule-OSO-7 = De groep verliest meteen als het Alibi van een personage op 0 komt.
rule-OSO-8 = De groep verliest meteen als het Moreel op 0 komt.
rule-OSO-9 = De groep verliest als er een Bezetterkaart getrokken moet worden en de bezetterstapel leeg is.
section-components = Spelmateriaal
rule-OSO-10 = In de doos zitten 1 bord, 5 spelersborden, 5 overzichtskaarten, 5 scenariokaarten, 5 pionnen, 2 dobbelstenen, 5 Alibischijven, 1 Moreelschijf, 13 rode Veiligheidsblokjes, 1 startspelerfiche en 15 locatietegels.
rule-OSO-11 = Er zijn 108 kaarten van pokerformaat: 58 Bezetterkaarten, 20 Invalkaarten, 20 Patrouillekaarten en 10 Persoonsbewijzen.
rule-OSO-12 = Er zijn 61 kleine kaarten: 26 Helperkaarten, 30 Personagekaarten (3 voor elk van 10 personages) en 5 Moreelkaarten.
rule-OSO-13 = Er zijn 38 Controlekaarten van tarotformaat.
rule-OSO-14 = Er zijn 89 fiches: 32 middelen (8 Geld, 5 Netwerk, 8 Rantsoenen, 5 Sabotage, 6 Informatie), 20 tweezijdige Bezetterfiches (agent / soldaat), 12 Eisfiches, 5 Vrijgeleides, 6 kranten van Anton, 5 Treinkaartjes en 9 onderduikers.
rule-OSO-15 = Bezetterkaarten hebben een achterkant met een soldaat (dreigingsniveau 1) of een officier (dreigingsniveau 2).
rule-OSO-16 = Een locatietegel heeft een actieve kant (oranje rand) en een inactieve kant (zwarte rand).
rule-OSO-17 = De solovariant gebruikt ook drie solokaarten (niet in de materiaallijst).
section-setup-of-the-board = Het bord klaarleggen
rule-OSO-18 = Leg het bord midden op tafel.
rule-OSO-19 = Kies een scenario en een moeilijkheidsgraad en leg de scenariokaart met de opbouwkant boven.
rule-OSO-20 = Leg de locatietegels op de 13 plekken zoals de scenariokaart aangeeft.
rule-OSO-21 = Leg een blokje op het omcirkelde getal van elke tegel: de Veiligheid aan het begin.
rule-OSO-22 = Verdeel de 22 basis-Bezetterkaarten met grijze rand naar dreigingsniveau en voeg de 6 kaarten van het gekozen scenario toe: twee stapels van 14 kaarten (R2, R3).
rule-OSO-23 = Schud beide stapels en leg van elk de bovenste 2 kaarten ongezien terug in de doos. Met 5 personages gaat er maar 1 kaart van dreigingsniveau 1 weg.
rule-OSO-24 = Leg de 12 overgebleven kaarten van niveau 1 (13 met vijf personages) op de 12 overgebleven kaarten van niveau 2: een bezetterstapel van 24 (25) kaarten op zijn plek.
rule-OSO-25 = Schud alle Invalkaarten en leg ze als stapel op hun plek.
rule-OSO-26 = Schud alle Patrouillekaarten en leg ze als stapel op hun plek.
rule-OSO-27 = Schud alle Controlekaarten en leg ze als stapel op hun plek.
rule-OSO-28 = Schud alle Helperkaarten en verdeel ze gelijk over twee stapels van 13 op hun plekken (R16).
rule-OSO-29 = Zet Bezetterfiches op de wegletters die de scenariokaart noemt.
rule-OSO-30 = Houd de andere Bezetterfiches, de dobbelstenen, middelen, Treinkaartjes, Vrijgeleides en scenariofiches bij de hand.
rule-OSO-31 = Leg de 5 Moreelkaarten linksonder bij het bord en zet de Moreelschijf op het beginvak voor het aantal spelers: 4, 6, 8, 10 of 12 met 1, 2, 3, 4 of 5 (R33).
section-setup-of-the-players = De spelers klaarzetten
rule-OSO-32 = Voor elke speler, of voor elk personage als spelers er meer hebben: kies een kleur en neem het spelersbord en de pion (R32).
rule-OSO-33 = Kies een personage door een Persoonsbewijs te nemen.
rule-OSO-34 = Neem de drie Personagekaarten van dat personage en wat er verder bij hoort (Anton: zijn kranten).
rule-OSO-35 = Zet de Alibischijf op de beginwaarde van de moeilijkheidsgraad, die achter op de scenariokaart staat. Op makkelijk, gemiddeld, moeilijk en extreem is dat 7, 7, 6, 5 in scenario 1; 9, 8, 8, 7 in scenario 2; 8, 7, 7, 5 in scenario 3; 9, 8, 7, 6 in scenario 4; 8, 7, 6, 5 in scenario 5.
rule-OSO-36 = Noemt het scenario een beginlocatie (scenario 1 doet dat: het Café), zet de pion daar; anders op de eerste locatie op het Persoonsbewijs die in dit scenario meedoet (R91).
rule-OSO-37 = Leg wat je niet gebruikt terug in de doos.
rule-OSO-38 = Draai de scenariokaart op haar voorkant en houd haar bij het bord.
rule-OSO-39 = Lees voor de eerste ronde de bijzondere regels, de scenarioacties en de verliesvoorwaarden voor.
rule-OSO-40 = Startspeler is wie het laatst tegen het gezag inging; is dat niet duidelijk, dan gooit iedereen met beide dobbelstenen, het hoogste totaal begint en bij gelijkspel wordt opnieuw gegooid. Gespeeld wordt met de klok mee.
section-morale-and-alibi = Moreel en Alibi
rule-OSO-41 = Het Moreel is van de hele groep. Het verandert door locatieacties en door Controle-, Inval- en Bezetterkaarten.
rule-OSO-42 = Het Moreel kan niet boven het einde van zijn spoor stijgen: 15.
rule-OSO-43 = Met Moreel 0 is het spel meteen verloren.
rule-OSO-44 = Elk personage heeft een eigen Alibi. Het verandert door locatieacties, speciale acties van personages, Controle-, Inval- en Bezetterkaarten en patrouilles.
rule-OSO-45 = Het Alibi kan niet boven 10 stijgen (R83).
rule-OSO-46 = Het Moreel is vooral van belang voor Bezetterkaarten, het Alibi vooral voor Controle- en Invalkaarten (een samenvatting zonder eigen effect).
rule-OSO-47 = Een personage waarvan het Alibi op 0 komt, wordt gearresteerd en alle spelers verliezen.
section-resources = Middelen
rule-OSO-48 = Er zijn vijf middelen: Geld, Netwerk, Rantsoen, Sabotage en Informatie.
rule-OSO-49 = De voorraad middelen is onbeperkt; wat je uitgeeft, gaat terug naar de voorraad.
rule-OSO-50 = Hoe meer middelen een personage heeft, hoe groter het gevaar 's nachts (Gevarenfase).
rule-OSO-51 = Een personage mag hoogstens zoveel middelen hebben als zijn Alibi op dat moment, en nooit meer dan 9 (R7).
section-safety-and-raids = Veiligheid en invallen
rule-OSO-52 = Elke locatie heeft een Veiligheid die begint op het omcirkelde getal van de tegel: 4 voor Bank, Café, Distributiekantoor, Vergaderkantoor, Politiebureau en Station; 5 voor Vervalser, Kapper, Informant, Universiteit en Drukkerij; 6 voor Kerk, Boerderij, Ziekenhuis en Molen.
rule-OSO-53 = De Veiligheid daalt in de Gevaren- en de Patrouillefase en door Bezetter-, Controle- en Invalkaarten en sommige locatieacties.
rule-OSO-54 = De Veiligheid stijgt door de actie Veiligheid verhogen en andere effecten, tot hoogstens 8 (R38).
rule-OSO-55 = Komt de Veiligheid van een locatie op 0 of lager, dan wordt daar meteen de bovenste Invalkaart uitgevoerd, ook als er geen personage of fiche is (R14).
rule-OSO-56 = Een inval die alleen de getroffen locatie raakt, kan dus zonder gevolg blijven.
rule-OSO-57 = Na de inval gaat de Veiligheid van de locatie terug naar de omcirkelde beginwaarde.
rule-OSO-58 = Deel 1 van een Invalkaart is een effect op de personages op die locatie of op het spel in het algemeen.
rule-OSO-59 = Deel 2 is een getal dat alleen telt als er een fiche (onderduiker, voorwerp) op die locatie ligt: gooi beide dobbelstenen.
rule-OSO-60 = Is het totaal gelijk aan of lager dan het getal, dan wordt er niets gevonden en blijft het fiche (R15).
rule-OSO-61 = Is het totaal hoger, dan gaat het fiche weg en volgt wat het scenario voorschrijft (R60).
rule-OSO-210 = Eerst komt deel 1, dan deel 2, dan wordt de Veiligheid hersteld (R73).
section-identity-cards = Persoonsbewijzen
rule-OSO-62 = Een Persoonsbewijs vermeldt naam, leeftijd en beroep; sommige effecten verwijzen ernaar.
rule-OSO-63 = Het geeft een vaste eigenschap, bijzondere regel of voorwaarde van het personage.
rule-OSO-64 = Het noemt een of meer beginlocaties.
rule-OSO-65 = De levensloop op de achterkant heeft geen invloed op het spel.
section-course-of-a-round = Verloop van een ronde
rule-OSO-66 = Een spel bestaat uit rondes; hun aantal volgt uit de grootte van de bezetterstapel en het aantal personages: 12, 12, 8, 6 of 5 rondes met 1, 2, 3, 4 of 5 personages.
rule-OSO-67 = Een ronde heeft een dag (Startfase, Actiefase) en een nacht (Gevarenfase, Patrouillefase).
rule-OSO-68 = Aan het eind van de ronde gaat het startspelerfiche met de klok mee door.
section-start-phase = Startfase
rule-OSO-69 = Elk personage trekt 1 Bezetterkaart (R41).
rule-OSO-70 = Moet er een kaart getrokken worden en is er geen meer, dan is het spel verloren (R18).
rule-OSO-71 = De eigenaar mag de kaart bekijken; voor de anderen blijft ze verborgen.
rule-OSO-72 = Spelers mogen niets over hun Bezetterkaarten bespreken (R20, R71).
rule-OSO-73 = De Bezetterkaart wordt uitgevoerd nadat de derde Personagekaart van de eigenaar gebruikt is (R42).
rule-OSO-74 = Elke speler neemt zijn drie Personagekaarten op handen.
rule-OSO-75 = Moreelkaarten worden van onderaf open naast het Moreelspoor gelegd tot er een ter hoogte van de Moreelschijf ligt; zoveel gedeelde extra acties zijn er deze ronde: 1 bij Moreel 1-3, 2 bij 4-6, 3 bij 7-9, 4 bij 10-12, 5 bij 13-15.
section-action-phase = Actiefase
rule-OSO-76 = De beurten gaan vanaf de startspeler met de klok mee.
rule-OSO-77 = Wie aan de beurt is, gebruikt zijn drie Personagekaarten voor zijn eigen personage.
rule-OSO-78 = Elke actie moet helemaal afgemaakt worden voordat een andere begint.
rule-OSO-79 = Is de derde Personagekaart gebruikt, dan wordt eerst haar actie uitgevoerd, dan de Bezetterkaart, die op de aflegstapel gaat.
rule-OSO-80 = Daarna gaat de beurt naar de volgende speler.
rule-OSO-81 = Een Personagekaart geeft één Actiepunt.
rule-OSO-82 = Een kaart met "en" geeft er een bonus bij, al dan niet verplicht, die samen met de actie wordt uitgevoerd (R27, R46).
rule-OSO-83 = Een kaart met "of" biedt een speciale actie die je in plaats van het Actiepunt mag kiezen (R47).
rule-OSO-84 = Een gebruikte Personagekaart leg je naast het spelersbord.
rule-OSO-85 = Moreelkaarten zijn van iedereen; elke speler, aan de beurt of niet, mag er voor of na een andere actie een voor zijn personage gebruiken (R28, R43, R45).
rule-OSO-86 = Een gebruikte Moreelkaart gaat dicht terug op haar plek.
rule-OSO-87 = Een Actiepunt koopt één standaardactie als aan de eisen is voldaan; dezelfde actie mag vaker.
rule-OSO-88 = De zes standaardacties zijn Reizen, Veiligheid verhogen, Informatie inwinnen, Locatieactie, Scenarioactie en Personageactie.
rule-OSO-89 = Delen is een vrije actie die geen van beide personages een Actiepunt kost: twee personages op dezelfde locatie mogen Treinkaartjes, Vrijgeleides en middelen uitwisselen als beide spelers akkoord gaan (R36, R63).
rule-OSO-90 = Delen mag in de Actiefase zo vaak je wilt, voor of na een actie en tussen de twee verplaatsingen van een reis, ook buiten je eigen beurt.
rule-OSO-91 = De Actiefase eindigt als alle Personage- en Moreelkaarten op zijn; geen kaart kan bewaard worden voor een volgende ronde.
rule-OSO-92 = Actiekaarten mag je ongebruikt afleggen; wie de laatste Personagekaart aflegt, ontkomt niet aan de Bezetterkaart (R29, R90).
section-action-1-move = Actie 1: Reizen
rule-OSO-93 = Verplaats je tot 2 keer over een weg, telkens naar een aangrenzende locatie (R52, R87).
rule-OSO-94 = Een Veilige Weg (zonder fiche) heeft geen effect.
rule-OSO-95 = Op een weg met een Bezetterfiche wordt het effect van het fiche uitgevoerd voor het personage dat reist (R8, R54).
rule-OSO-96 = Een andere speler trekt de bovenste Controlekaart en leest de tekst en de twee keuzes voor (R21, R57).
rule-OSO-97 = De actieve speler kiest en kent daarbij alleen de tekst; dan wordt het effect bekendgemaakt en uitgevoerd.
rule-OSO-98 = Bij een agent geldt de agentkant (links) van de gekozen keuze.
rule-OSO-99 = Bij een soldaat geldt de soldaatkant van de gekozen keuze.
rule-OSO-100 = Wordt de weg door de kaart verscherpt, dan wordt de agent op zijn soldaatkant gedraaid.
rule-OSO-101 = Een voorbeeld: de reis van Stad 1 naar Stad 2 gaat over weg A; de agent daar zorgt voor een Controlekaart waarvan de tweede keuze de weg verscherpt; de volgende weg is veilig en heeft geen effect.
rule-OSO-102 = Een personage met een Vrijgeleide mag het afleggen op een weg met een agent of soldaat, in plaats van een Controlekaart te trekken (R55, R62).
rule-OSO-103 = In plaats van over wegen te reizen mag je een Treinkaartje uitgeven: het personage gaat van zijn locatie naar een willekeurige locatie (R25).
rule-OSO-104 = Met een Treinkaartje tellen agenten en soldaten niet.
rule-OSO-211 = Met een Treinkaartje reizen is een reisactie: het kost het Actiepunt en komt in de plaats van beide verplaatsingen.
rule-OSO-105 = Vrijgeleides krijg je bij de Vervalser; Treinkaartjes op het Station en van de Helperkaart Laura.
section-actions-2-and-3-raise-safety-and-gather-information = Acties 2 en 3: Veiligheid verhogen en Informatie inwinnen
rule-OSO-106 = Veiligheid verhogen: gooi een dobbelsteen en verhoog de Veiligheid van je locatie met 1 tot 3: een 1 geeft +1, een 2-4 geeft +2, een 5 geeft +3, een 6 geeft +3 en je krijgt 1 Alibi (R5, R92).
rule-OSO-107 = Informatie inwinnen: neem 1 Informatie en bewaar die op je spelersbord, zoals andere middelen.
rule-OSO-108 = Informatie mag je ook uitgeven telkens als er gegooid wordt (R6).
rule-OSO-212 = Informatie is een middel zoals de andere: ze telt voor de draaggrens en in de Gevarenfase.
section-action-4-location-actions = Actie 4: Locatieacties
rule-OSO-109 = Op de bovenste helft van een tegel staan de personages; de onderste helft toont de speciale actie en het Veiligheidsspoor.
rule-OSO-110 = Is aan de eisen voldaan, dan mag je 1 Actiepunt uitgeven voor de speciale actie van je locatie.
rule-OSO-111 = Bank: je krijgt 2 Geld.
rule-OSO-112 = Café: je krijgt 1 Netwerk.
rule-OSO-113 = Distributiekantoor: je krijgt 2 Rantsoenen.
rule-OSO-114 = Vergaderkantoor: je krijgt 1 Sabotage.
rule-OSO-115 = Bank, Café, Distributiekantoor en Vergaderkantoor zijn de middelenlocaties; alle andere geven geen middelen.
rule-OSO-116 = Kerk: geef 1 Netwerk uit; het Moreel stijgt met 4.
rule-OSO-117 = Boerderij: geef 1 Rantsoen en 1 Netwerk uit; verhoog de Veiligheid van 2 verschillende locaties naar keuze met elk 3, en het Moreel stijgt met 2.
rule-OSO-118 = Vervalser: geef 1 Sabotage uit; je krijgt 1 Vrijgeleide en 2 Alibi.
rule-OSO-119 = Kapper: geef 1 Rantsoen uit; je krijgt 5 Alibi.
rule-OSO-120 = Ziekenhuis: je krijgt 3 Alibi; de Veiligheid van het Ziekenhuis daalt met 2.
rule-OSO-121 = Informant: geef 1 Informatie en 1 Sabotage uit; verlicht 1 weg naar keuze en verhoog de Veiligheid van 1 locatie naar keuze met 2.
rule-OSO-122 = Politiebureau: geef 1 Geld uit; verplaats een agent naar een aangrenzende weg en je krijgt 1 Informatie (R22).
rule-OSO-123 = Station: geef 1 Geld uit; je krijgt 1 Treinkaartje.
rule-OSO-124 = Universiteit: geef 1 Informatie uit en verlaag de Veiligheid van de Universiteit met 1; neem de bovenste kaart van een van de twee helperstapels en gebruik haar.
rule-OSO-125 = Drukkerij: geef 1 Geld uit; het Moreel stijgt met 2 en je krijgt 1 Informatie.
rule-OSO-126 = Molen: geef 1 Informatie uit; verhoog de Veiligheid van hoogstens drie verschillende plattelandslocaties naar keuze met 1, bekijk dan de bovenste Patrouillekaart en leg haar onderop als je wilt.
section-actions-5-and-6-scenario-action-and-character-action = Acties 5 en 6: Scenarioactie en Personageactie
rule-OSO-127 = Scenarioactie: is aan de eisen voldaan, voer dan een actie van de scenariokaart uit.
rule-OSO-128 = Personageactie: voer het "of"-effect van een Personagekaart uit; die kaart geeft geen andere actie.
rule-OSO-213 = Een Personageactie betaal je met haar eigen Personagekaart, nooit met een Moreelkaart of het Actiepunt van een andere kaart (R44).
section-occupier-cards = Bezetterkaarten
rule-OSO-129 = Bezetterkaarten zijn wat de bezetter overdag doet; elke kaart wordt uitgevoerd in de ronde waarin ze getrokken is, na de laatste Personagekaart van de eigenaar.
rule-OSO-130 = Eerst komen de kaarten van dreigingsniveau 1, in de tweede helft die van niveau 2; niveau 2 is iets gevaarlijker.
rule-OSO-131 = Dobbelsteensymbool: gooi een dobbelsteen; de Veiligheid van de stadslocatie (of plattelandslocatie) met dat nummer daalt met 1 (R31, R51).
section-danger-phase = Gevarenfase
rule-OSO-132 = Elke speler voert voor de locatie van zijn personage twee delen uit; de verliezen van beide delen, en van meer personages op één locatie, tellen op (R13, R65).
rule-OSO-133 = Middelen: 1-3 verlagen de Veiligheid met 1, 4-6 met 2, 7-9 met 3; geen middelen: geen verlies.
rule-OSO-134 = Alibi: 8-6 verlaagt de Veiligheid met 1, 5-3 met 2, 2-1 met 3; 9 of 10: geen verlies.
rule-OSO-135 = Een Veiligheid onder 1 geeft meteen een inval.
rule-OSO-136 = Fiches en effecten van het scenario kunnen de Veiligheid in deze fase verder verlagen.
section-patrolling-phase = Patrouillefase
rule-OSO-137 = Draai de bovenste Patrouillekaart om; de Bezetterfiches op wegen van haar kleur verplaatsen zoals de kaart zegt (R12, R68).
rule-OSO-138 = Begin met het fiche op de laagste weg en ga op volgorde verder tot elk fiche dat moest verplaatsen, eenmaal verplaatst is (R4, R66).
rule-OSO-139 = Een agent die naar de volgende weg gaat, verlaagt de Veiligheid van de locatie die hij passeert met 1; elk personage daar verliest 1 Alibi (R39, R67).
rule-OSO-140 = Een soldaat die verplaatst, verlaagt de Veiligheid van de locatie die hij passeert met 2; elk personage daar verliest 2 Alibi.
rule-OSO-141 = Ook hier geeft een Veiligheid onder 1 meteen een inval.
rule-OSO-142 = Elke weg heeft een witte en een zwarte pijl met de letter van de weg waarheen een fiche gaat.
rule-OSO-143 = De kaart zegt welk soort bezetter welke pijl volgt (voorbeeld: soldaten van het groene gebied volgen wit, agenten zwart).
rule-OSO-144 = Kan het hoofdeffect niet worden uitgevoerd, bijvoorbeeld omdat er geen bezetter van het genoemde soort of helemaal geen in het gebied is, dan geldt het onderste effect van de kaart (R11).
rule-OSO-145 = Geef het startspelerfiche met de klok mee door; een nieuwe ronde begint. Startspeler en eerste speler betekenen hetzelfde.
section-terms = Begrippen
rule-OSO-146 = Aangrenzende locatie: direct verbonden door één weg.
rule-OSO-147 = Actieve speler: de speler die aan de beurt is; effecten in die beurt gaan over deze speler. Alle anderen zijn niet actief (R43).
rule-OSO-148 = Stadslocaties: 7 plekken (blauw vierkant). Plattelandslocaties: 6 plekken (groen vierkant).
rule-OSO-149 = Bezetterfiche: twee kanten, agent en soldaat. Bewaakte Weg: een weg met zo'n fiche. Veilige Weg: een weg zonder.
rule-OSO-150 = Verscherpen: zet een agent neer, of draai een agent die er al staat tot soldaat (R9, R10).
rule-OSO-151 = Verlichten: draai een soldaat tot agent, of haal een agent weg (R54).
rule-OSO-152 = Actieve locatie: oranje kant boven. Inactieve locatie: zwarte kant boven.
rule-OSO-153 = Vijf gekleurde gebieden: rood, geel, blauw, groen, bruin.
section-scenario-and-helper-cards = Scenario- en Helperkaarten
rule-OSO-154 = Er zijn vijf scenariokaarten; per spel gebruik je er een. Op de achterkant staat de opbouw, op de voorkant doelen, verliesvoorwaarden, bijzondere regels en acties.
rule-OSO-155 = Helperkaarten komen van de Universiteit en als bonus in sommige scenario's; je krijgt de opbrengst meteen en legt de kaart af (R72).
rule-OSO-156 = Sfeertekst en geschiedenis op kaarten hebben geen invloed op het spel.
section-symbols = Symbolen
rule-OSO-157 = Er zijn symbolen voor Actiepunt, Alibi, Moreel, startspeler, Veiligheid verlagen of verhogen met een getal, een aangrenzende weg verscherpen, een weg verlichten, elk personage, alle middelen / middel naar keuze, agent, soldaat, agenteffect, soldaateffect, middelen, Vrijgeleide en Treinkaartje.
section-solo-variant = Solovariant
rule-OSO-158 = Leg alles klaar zoals gewoonlijk, met precies één personage (R81, R82).
rule-OSO-159 = Haal 6 kaarten van elk dreigingsniveau uit de bezetterstapel: er blijven 12 kaarten over. Parlour legt ze ongezien terug, zoals die van OSO-23.
rule-OSO-160 = Neem de drie solokaarten; elk heeft een Actiepunt en een tweede effect.
rule-OSO-161 = Trek in elke Startfase een van de drie blind, samen met de drie Personagekaarten (R34).
rule-OSO-162 = Solo verandert maar één ding: de extra kaart en haar moment; al het andere volgt de gewone regels.
rule-OSO-163 = Trek 1 Bezetterkaart; ze wordt uitgevoerd meteen nadat de vierde actiekaart (drie Personagekaarten en de solokaart) gebruikt is.
section-scenario-1-expanding-the-network = Scenario 1: Het netwerk groeit
rule-OSO-164 = Doel: elke locatietegel ligt op haar actieve kant; dat wint meteen.
rule-OSO-165 = Alle tegels beginnen inactief en alle Eisfiches dicht; de speciale actie van een inactieve locatie is niet te gebruiken (R30, R75).
rule-OSO-166 = Wordt een locatie op haar actieve kant gedraaid, middelenlocatie of niet, dan kiest die speler een dicht Eisfiche, als er nog een is, en draait het open (R1).
rule-OSO-167 = De eerste locaties die gedraaid worden, zijn middelenlocaties.
rule-OSO-168 = Aankomen op een locatie met een dicht fiche, of er een Actiepunt uitgeven, draait het fiche niet om (R76).
rule-OSO-169 = Vertrouwen 1: geef op een middelenlocatie 1 Actiepunt uit om ze actief te maken; vanaf dan is haar actie te gebruiken.
rule-OSO-170 = Vertrouwen 2: op een andere locatie, waarvan het fiche door een eerdere Vertrouwensactie opengedraaid is, geeft een speler daar 1 Actiepunt en alle middelen op het fiche uit; de locatie wordt actief, haar actie is vanaf dan te gebruiken en het fiche gaat terug in de doos.
rule-OSO-171 = Neem na Vertrouwen 2 meteen de bovenste kaart van een van de twee helperstapels, voer haar uit en leg haar af; Vertrouwen 1 geeft die bonus niet.
rule-OSO-172 = Verloren: Moreel 0 of een Alibi op 0 (en de lege bezetterstapel).
section-scenario-2-arbeitseinsatz = Scenario 2: Arbeidsinzet
rule-OSO-173 = Doel: red 5 mensen; dat wint meteen.
rule-OSO-174 = Iemand redden: die persoon is op zijn veilige locatie, en een personage daar geeft 1 Actiepunt en alles (middelen en voorwerpen) op het Eisfiche van die locatie uit; de persoon gaat van het bord (R24, R26).
rule-OSO-175 = Elke geredde persoon geeft 2 Moreel.
rule-OSO-176 = Aan het begin is er 1 onderduiker per personage.
rule-OSO-177 = Een personage dat reist, mag 1 onderduiker meenemen; de fiches blijven op het bord tot ze gered of gearresteerd zijn (R58).
rule-OSO-178 = Onderduikers kunnen niet over een weg met een Bezetterfiche.
rule-OSO-179 = Wordt iemand gered of gearresteerd, dan trekt de startspeler meteen een nieuw fiche en zet het neer (R24, R59).
rule-OSO-180 = In de Gevarenfase verlaagt elke onderduiker de Veiligheid van zijn locatie met 1 (R61).
rule-OSO-181 = Onderduikers worden gearresteerd bij invallen op hun locatie als de zoekworp te hoog is; een arrestatie kost 3 Moreel en 1 Alibi voor elk personage.
rule-OSO-182 = Misleiden: geef 1 Actiepunt uit, verlaag de Veiligheid van je locatie (met 1), verplaats een agent van een weg die erlangs komt naar een andere aangrenzende weg met geen of één Bezetterfiche, en verlies 1 Alibi (R23, R47).
rule-OSO-183 = Verloren: Moreel 0, een Alibi op 0, of 3 (makkelijk), 2 (gemiddeld), 1 (moeilijk, extreem) gearresteerde mensen (en de lege bezetterstapel).
section-scenario-3-the-word-must-travel-parlour-s-own-design = Scenario 3: Het woord moet rond (door Parlour ontworpen)
rule-OSO-184 = Doel: bezorg krantenpakketten op de doellocaties: de acht locaties die geen middelen geven, behalve de Drukkerij. Elk neemt één pakket. Bevoorraad met drie of vier personages alle 8, met vijf 7 naar keuze. Met één of twee personages nemen de Kerk en de Universiteit elk twee pakketten: bezorg alle 10.
rule-OSO-185 = Pakketten komen uit de Drukkerij. Een personage draagt er hoogstens 2; elk gedragen pakket telt als middel voor de draaggrens en in de Gevarenfase.
rule-OSO-186 = Pakketten mag je zonder actie van je locatie oppakken, daar neerleggen en delen, op de momenten waarop delen mag.
rule-OSO-187 = Een pakket dat op een locatie ligt, verlaagt in de Gevarenfase de Veiligheid met 1 en is een fiche waarnaar bij invallen gezocht wordt.
rule-OSO-188 = Wie een Controlekaart uitvoert vanwege een soldaat en een pakket draagt, verliest daarna nog 1 Alibi.
rule-OSO-189 = Een pakket dat bij een inval gevonden wordt, is in beslag genomen: het Moreel daalt met 2.
rule-OSO-190 = Actie Een editie drukken (in de Drukkerij, zolang er een pakket in de voorraad is): geef 1 Actiepunt, 1 Geld voor papier en 1 Informatie voor nieuws uit, en verlaag de Veiligheid hier met 1; leg hier 2 pakketten neer, of zoveel als er nog zijn (je mag ze meteen oppakken).
rule-OSO-191 = Actie Een pakket afgeven (op een doellocatie die nog een pakket neemt): geef 1 Actiepunt, 1 Netwerk en 1 gedragen pakket uit; het pakket blijft daar als markering en het Moreel stijgt met 1.
rule-OSO-192 = Verloren: het Moreel komt op 0; het Alibi van een personage komt op 0; er moet een Bezetterkaart getrokken worden en er is er geen meer; er zijn zoveel pakketten in beslag genomen als de moeilijkheidsgraad toelaat: makkelijk 4, gemiddeld 3, moeilijk 2, extreem 2.
section-scenario-4-the-trains-stand-still-parlour-s-own-design = Scenario 4: De treinen staan stil (door Parlour ontworpen)
rule-OSO-193 = Doel: zorg dat alle 7 spoorlijnen tegelijk stilliggen.
rule-OSO-194 = Het Station doet niet mee; Treinkaartjes komen alleen van Helperkaarten (een plaats op een boerenkar).
rule-OSO-195 = Zeven wegen zijn spoorlijnen: D, F, H, K, L, P en S. Ze rijden in het begin en hebben elk een open Eisfiche.
rule-OSO-196 = Wie een lijn stillegt, zet een staker (een onderduikerfiche, als een van de negen nog over is) op zijn locatie. Stakers verplaatsen niet. In de Gevarenfase verlaagt elke staker de Veiligheid van die locatie met 1.
rule-OSO-197 = Een staker die bij een inval gevonden wordt, is gearresteerd: het Moreel daalt met 2 en één stilgelegde lijn (als er een is), gekozen door wie gooide, rijdt weer.
rule-OSO-198 = Aan het eind van de Patrouillefase gooit de startspeler voor elke stilgelegde lijn met een soldaat, op letter: bij 1-2 rijdt ze weer.
rule-OSO-199 = Actie Een lijn stilleggen (aan een van de uiteinden van een rijdende spoorlijn): geef 1 Actiepunt en de middelen op het fiche van die lijn uit (1 Sabotage meer als er een soldaat op staat); de lijn ligt stil, hier komt een staker en het Moreel stijgt met 1.
rule-OSO-200 = Actie De gezinnen betalen (op een locatie met een staker): geef 1 Actiepunt en 1 Geld uit voor het steunfonds; de staker duikt onder (verwijder het fiche) en het Moreel stijgt met 1.
rule-OSO-201 = Verloren: het Moreel komt op 0; het Alibi van een personage komt op 0; er moet een Bezetterkaart getrokken worden en er is er geen meer; er zijn zoveel stakers gearresteerd als de moeilijkheidsgraad toelaat: makkelijk 4, gemiddeld 3, moeilijk 2, extreem 2.
section-scenario-5-hunger-winter-parlour-s-own-design = Scenario 5: Hongerwinter (door Parlour ontworpen)
rule-OSO-202 = Doel: deel in elk van de vier gaarkeukens (Kerk, Café, Ziekenhuis, Universiteit) tweemaal een maaltijd uit; met één of twee personages driemaal.
rule-OSO-203 = Geen treinen: het Station doet niet mee.
rule-OSO-204 = Schaarste: het Distributiekantoor geeft 1 Rantsoen in plaats van 2.
rule-OSO-205 = Nadat een Bezetterkaart van dreigingsniveau 2 is uitgevoerd, stijgt de Honger met 1. Met één of twee personages stijgt hij ook aan het eind van elke Patrouillefase met 1.
rule-OSO-206 = De Honger begint alleen op 4 (moeilijk 5, extreem 6), met twee personages op 3, met drie op 8, met vier op 5 (makkelijk 6), met vijf op 6 (makkelijk 5). Hij daalt nooit onder 0.
rule-OSO-207 = Actie Hongertocht (op elke plattelandslocatie): geef 1 Actiepunt en 1 Geld uit om te ruilen; je krijgt 2 Rantsoenen, of 3 op de Boerderij.
rule-OSO-208 = Actie Een maaltijd uitdelen (in een gaarkeuken die nog niet alle maaltijden heeft gehad): geef 1 Actiepunt en 3 Rantsoenen uit; markeer een maaltijd, de Honger daalt met 1 en het Moreel stijgt met 1.
rule-OSO-209 = Verloren: het Moreel komt op 0; het Alibi van een personage komt op 0; er moet een Bezetterkaart getrokken worden en er is er geen meer; de Honger bereikt 10.
section-rulings-on-unclear-points = Uitleg bij onduidelijke punten
rule-R1 = Scenario 1, wanneer gaat een Eisfiche open? Parlour speelt het zo: elke keer dat een locatie actief wordt, middelenlocatie of niet, gaat er één dicht Eisfiche open. Letterlijk gelezen (alleen andere locaties draaien er een open) zou er nooit iets opengaan, want de middelenlocaties komen eerst.
rule-R2 = De doos noemt 58 Bezetterkaarten, maar 22 basiskaarten en 5 x 6 scenariokaarten zijn er 52. Parlour speelt het zo: de andere zes zijn een reserve (3 per niveau). Ze horen bij geen van de vijf scenario's; ze zijn voor scenario's die je zelf maakt en voor een variant waarin ze de zes scenariokaarten vervangen.
rule-R3 = De 22 basiskaarten zijn 11 + 11 naar dreigingsniveau en elke scenarioset is 3 + 3, wat de nodige 14 + 14 geeft.
rule-R4 = De volgorde van patrouilles is die van het alfabet van de wegletters; op één weg gaan soldaten voor agenten.
rule-R5 = Dobbelsteen bij Veiligheid verhogen: 1 geeft +1; 2-4 geven +2; 5 geeft +3; 6 geeft +3 en wie gooide krijgt 1 Alibi.
rule-R6 = Informatie en dobbelstenen. Parlour speelt het zo: na elke worp mag 1 Informatie worden uitgegeven om één dobbelsteen opnieuw te gooien; herhaal zolang er Informatie wordt uitgegeven. Wie gooit, mag uitgeven; bij de zoekworp van een inval ook elk personage op die locatie. Wie gooit, is het personage dat het effect uitvoert; in de Gevarenfase het personage waarvan het deel de oorzaak was (bij scenariofiches de startspeler); in de Patrouillefase de startspeler.
rule-R7 = De draaggrens, je Alibi maar hoogstens 9, geldt altijd. Na elk effect legt een personage boven de grens middelen naar eigen keuze af; wie iets krijgt, neemt eerst de fiches en legt dan af. Meer personages boven de grens kiezen in beurtvolgorde.
rule-R8 = Op een weg staan hoogstens 2 Bezetterfiches. Een verplaatsing naar een volle weg gebeurt niet. Wie oversteekt, trekt één Controlekaart per fiche, soldaten eerst; een Vrijgeleide vervangt één Controlekaart.
rule-R9 = Verscherpen waar alleen soldaten staan, heeft geen effect. Staat er een agent, dan wordt die een soldaat; op een Veilige Weg komt een agent.
rule-R10 = Er zijn 20 Bezetterfiches; neerzetten doet niets zolang er geen fiche over is.
rule-R11 = Het tweede effect van een Patrouillekaart geldt als het hoofdeffect geen enkel fiche verplaatst heeft: er staat er geen van een genoemd soort in het gebied, of ze zijn allemaal geblokkeerd (R8). Anders geldt het niet.
rule-R12 = Een fiche dat op een weg komt die later aan de beurt is, heeft eenmaal verplaatst en blijft staan. Fiches verplaatsen een voor een; invallen door een verplaatsing komen voor de volgende.
rule-R13 = Volgorde in de Gevarenfase: de spelers in beurtvolgorde vanaf de startspeler; eerst het middelendeel, dan het Alibideel, elk met kans op een inval; daarna de scenariofiches, in de volgorde C1-C7, L1-L6, fiche na fiche.
rule-R14 = Invallen gebeuren meteen: een inval onderbreekt wat er ook gaande is, ook een andere inval; is hij klaar en de locatie hersteld, dan gaat het onderbroken effect verder. Tijdens een inval kan de Veiligheid van die locatie niet veranderen, dus er is nooit een dubbele inval.
rule-R15 = Meer fiches op een locatie met een inval: gooi eenmaal voor elk fiche, in een volgorde gekozen door wie gooit. Naar gedragen pakketten wordt niet gezocht; naar kranten, onderduikers, stakers en neergelegde pakketten wel.
rule-R16 = Helperstapels. Parlour speelt het zo: de bovenste kaart van beide stapels ligt open, omdat je ertussen kiest (instelling helper_decks_face_up, standaard aan). Gebruikte kaarten gaan op een gezamenlijke aflegstapel; is een stapel leeg, dan wordt die geschud en de nieuwe stapel.
rule-R17 = De aflegstapels van Inval-, Controle- en Patrouillekaarten worden geschud als hun stapel op is. De bezetterstapel nooit.
rule-R18 = Door de tijd verlies je in de Startfase, bij de eerste kaart die niet getrokken kan worden. Een doel dat in de laatste ronde bereikt wordt, wint nog.
rule-R19 = Winst en verlies in dezelfde stap: effecten komen een voor een, en de eerste voorwaarde die waar wordt, beëindigt het spel. Een doel dat door een actie wordt bereikt, telt voor de rest van die actie en voor de Bezetterkaart die volgt.
rule-R20 = Alleen de eigenaar ziet een Bezetterkaart. Parlour toont haar aan niemand anders, en een bot kent alleen de kaart van zijn eigen plaats.
rule-R21 = Op een Controlekaart ziet wie kiest alleen de situatie en de twee keuzes; de effecten komen na de keuze. In een solospel leest Parlour voor. Met meer spelers noemt het beeld wie voorleest, de speler links van wie kiest, maar toont de resultaten aan niemand (R57).
rule-R22 = Politiebureau: elke agent op het bord mag verplaatst worden, naar een weg die een locatie deelt met zijn weg en minder dan 2 fiches heeft. Zonder patrouille-effect.
rule-R23 = Scenario 2, Misleiden: Veiligheid -1; de nieuwe weg moet een locatie delen met de weg die de agent verlaat.
rule-R24 = Scenario 2: elk personenfiche noemt de locatie waar de persoon verschijnt en de veilige locatie. Is er geen meer, dan verschijnt er niemand.
rule-R25 = Scenario 2: met een Treinkaartje mag één onderduiker mee, want er wordt geen weg gebruikt.
rule-R26 = Voorwerpen op Eisfiches tellen alleen in scenario 2, dat middelen en voorwerpen vraagt; scenario 1 vraagt alleen middelen. Een gesloten Station vraagt dus nooit een Treinkaartje.
rule-R27 = Een "en"-bonus komt voor of na de actie, naar keuze; een bonus die een reis verandert, geldt tijdens de reis. Geen actie, geen bonus: een afgelegde kaart geeft niets. Een reisbonus vraagt een reisactie.
rule-R28 = Het aantal Moreelkaarten ligt vast in de Startfase. Elke speler mag er tussen twee acties een gebruiken, ook na de laatste beurt van de ronde; wat overblijft, vervalt.
rule-R29 = Wie zijn laatste Personagekaart aflegt, voert de Bezetterkaart toch uit.
rule-R30 = Inactieve locaties hebben Veiligheid, je kunt er komen en er kunnen invallen zijn; alleen de speciale actie is gesloten.
rule-R31 = Stad 7 kan met de ene dobbelsteen van het symbool nooit gegooid worden.
rule-R32 = Heeft een speler meer personages, dan heeft elk zijn eigen kaarten, Alibi en Bezetterkaart; voor de opbouw telt het aantal personages. In Parlour is een plaats een speler; personages worden in de genoemde volgorde rond de tafel verdeeld, dus met twee spelers en vier personages heeft ieder er twee.
rule-R33 = Parlour speelt het zo: het Moreelspoor heeft ook een beginvak voor 1 speler (4), voor het solospel.
rule-R34 = Solokaarten: elke ronde wordt een van de drie blind getrokken (alle drie worden elke ronde geschud) en komt op handen; de Bezetterkaart volgt na de vierde kaart.
rule-R35 = Wie "je" is op kaarten buiten een beurt: bij invallen wie volgens R6 gooit; bij het tweede effect van een Patrouillekaart de startspeler; zegt een kaart wat er gebeurt met een personage dat niet kan betalen, dan dat personage.
rule-R36 = Delen: elke verdeling waar beiden mee instemmen, ook geschenken; alleen in de Actiefase, tussen acties of tussen twee verplaatsingen. In Parlour stelt één speler een ruil samen, fiches in beide richtingen, en de ander gaat akkoord of weigert; de grenzen (R63) gelden voor wat beiden daarna hebben.
rule-R37 = De moeilijkheid die hier en daar Normaal heet, is Gemiddeld.
rule-R38 = Veiligheid boven het spoor vervalt; het hoogste is 8.
rule-R39 = Een patrouille passeert een locatie: elk personage daar verliest het Alibi; het verlies aan Veiligheid komt na het verlies aan Alibi.
rule-R40 = Kranten zijn alleen bij invallen fiches; ze verlagen 's nachts de Veiligheid niet.
rule-R41 = Volgorde in de Startfase: vanaf de startspeler trekt elk personage met de klok mee zijn Bezetterkaart; dan worden de Personagekaarten genomen, de Moreelkaarten geteld en de eigenschappen van de Startfase gebruikt (die veranderen dat aantal niet meer).
rule-R42 = Tussen de laatste Personagekaart en de Bezetterkaart mag niets gebeuren: actie en bonus worden afgemaakt, dan volgt meteen de Bezetterkaart (solo: na de vierde kaart), dan eindigt de beurt. Geen Moreelkaart en geen delen ertussen. Het regelboek laat Moreelkaarten en delen toe voor of na elke actie, en voor de laatste kaart "eerst de actie, dan de Bezetterkaart"; Parlour leest dat als één stap zonder onderbreking, waarna alles weer kan.
rule-R43 = Gebruik je een Moreelkaart in de beurt van een ander, dan handel je met een eigen personage en ben je voor die ene actie de actieve speler (dobbelstenen, Controlekaarten, keuzes). Daarna gaat de onderbroken beurt verder.
rule-R44 = Een Moreelkaart kan elke standaardactie betalen behalve de Personageactie, die haar eigen kaart vraagt. Een "en"-bonus hoort alleen bij de actie die met die kaart betaald is.
rule-R45 = Willen twee spelers op hetzelfde moment handelen, dan is er geen voorrang. Tussen twee acties mag elke plaats een Moreelkaart gebruiken, wie het eerst komt; wie aan de beurt is, hoeft niet op de anderen te wachten. Na de laatste beurt wordt iedereen gevraagd; de fase eindigt als allen passen of er geen kaart meer is. Wie gepast heeft, wordt pas weer gevraagd nadat een andere Moreelkaart gebruikt is.
rule-R46 = Een "en"-bonus mag in zijn geheel geweigerd worden. Al het andere op kaarten, tegels en scenarioacties wordt zo ver mogelijk uitgevoerd, in de geschreven volgorde, tenzij er "mag" of "hoogstens" staat.
rule-R47 = Kosten moeten helemaal betaald kunnen worden, anders kan de actie niet gekozen worden. Een onmogelijk effect wordt overgeslagen en de rest gebeurt; een actie mag gekozen worden ook al gaat haar effect verloren (Alibi al 10). Uitzonderingen, omdat er anders niets gebeurt: Misleiden vraagt een mogelijke verplaatsing van een agent, Vaste hand een betaalbare keuze, Pers op de keukentafel een krant en een vrije locatie, Een editie drukken een pakket in de voorraad.
rule-R48 = Volgorde van kosten: eerst middelen en voorwerpen, dan de Veiligheid van de locatie; een inval daardoor komt voor het effect. Jaagt de inval het personage weg, dan wordt de actie toch afgemaakt alsof het stond waar het begon.
rule-R49 = Gelijkspel (laagste Alibi, laagste Veiligheid): wie de kaart uitvoert, kiest.
rule-R50 = Eén effect met meer doelen: personages in beurtvolgorde vanaf de startspeler, locaties C1-C7 en dan L1-L6; de doelen liggen vast als het effect begint. "De locatie van elk personage" volgt de personages en telt voor elk eenmaal. Twee effecten van één kaart mogen hetzelfde doel raken.
rule-R51 = Twee dobbelsteensymbolen op één kaart: één worp per symbool, in de geschreven volgorde, elk met eigen herkansingen, door de eigenaar van de kaart.
rule-R52 = Een personage op reis is op de locatie die het verliet, tot alle Controlekaarten van die weg klaar zijn. Een inval aan het verre eind raakt het niet; een aan het nabije eind wel, en jaagt die het weg, dan eindigt de reis.
rule-R53 = "Stoppen" en "terug" met twee fiches op een weg: "terug" schrapt de overige Controlekaarten van die weg. "Stoppen" niet: het andere fiche komt nog, dan komt het personage aan en eindigt de reis. "Terug" gaat voor "stoppen". Andere bonussen van de kaart die de reis betaalde, blijven.
rule-R54 = Fiches die veranderen tijdens het oversteken: elk fiche dat er stond toen het personage de weg op ging, komt eenmaal aan de beurt, met de kant die het dan toont; weggehaalde niet, nieuwe ook niet.
rule-R55 = Vrijgeleides en eigenschappen meld je voor elke Controlekaart, fiche na fiche: In dienst werkt vanzelf, dan mag de eigenschap van Kees of één eigen Vrijgeleide gebruikt worden, anders wordt een kaart getrokken.
rule-R56 = Hanneke hoort alleen het resultaat van haar eigen keuze. Dan mag ze blind het andere nemen; het eerste wordt niet uitgevoerd, en ze kan niet meer terug.
rule-R57 = Niemand mag de resultaten van een Controlekaart voor de keuze kennen, en Parlour toont het niet gekozen resultaat nooit, niet in het spel, het verslag of de herhaling. Kaarten uit eerdere spellen mag je onthouden. Bots mogen de situatie, de keuzes en het soort aanpak gebruiken, nooit het resultaat; denkt een bot vooruit, dan zijn de resultaten van een open kaart onbekend en kunnen ze uit alle keuzes met dezelfde aanpak komen.
rule-R58 = Scenario 2, onderduikers meenemen: alleen op een reis van het personage zelf. Het mag op elke locatie die het passeert beginnen of stoppen en heeft er hoogstens één bij zich. Met een onderduiker mag geen weg met een Bezetterfiche, welke kaart of welk fiche het personage ook doorlaat; een Vrijgeleide helpt de onderduiker niet. Koos en Treinkaartjes gebruiken geen weg, dus kan er één mee.
rule-R59 = Scenario 2: een nieuwe persoon die tijdens een inval verschijnt, komt meteen op het bord, ook op de getroffen locatie, maar bij deze inval wordt niet naar hem gezocht.
rule-R60 = Waar gebruikte fiches heen gaan. Uit het spel: geredde en gearresteerde mensen, betaalde Eisfiches van scenario 1 en 2, gevonden kranten. Terug naar de voorraad: middelen, Treinkaartjes, Vrijgeleides, Bezetterfiches, pakketten, stakers.
rule-R61 = Scenario 2: er kunnen meer onderduikers op één locatie zijn; elk is een eigen fiche, verlaagt 's nachts de Veiligheid met 1 en krijgt een eigen zoekworp. Negen Eisfiches liggen open, één op elke locatie die geen middelen geeft; de andere drie blijven in de doos.
rule-R62 = Treinkaartjes en Vrijgeleides zijn beperkt tot de vijf van elk in de doos: alleen middelen zijn onbeperkt. Is er geen meer, dan krijg je niets.
rule-R63 = Grenzen van het delen: wat de ontvanger boven de draaggrens zou brengen, mag niet. Onderduikers en kranten kun je niet delen. Twee personages van één speler hebben geen akkoord nodig. Een voorstel vervalt zodra er iets anders gebeurt.
rule-R64 = Middelen mag je niet weggooien om het gevaar te verlagen; ze verlaten een personage alleen door betalen, verliezen, delen of de draaggrens.
rule-R65 = Gevarenfase: elk deel telt de middelen of het Alibi van dat moment, dus een inval ertussen verandert het volgende deel.
rule-R66 = Patrouilles: verplaatst worden de fiches die in het gebied staan als de kaart omgedraaid wordt. Een dat weg is of niet meer van een genoemd soort als het aan de beurt komt, verplaatst niet; een dat gedraaid is, verplaatst als wat het nu is.
rule-R67 = Een geblokkeerde patrouille blijft op haar weg en schaadt niemand; ze wordt in deze fase niet opnieuw geprobeerd.
rule-R68 = Een extra Patrouillekaart overdag wordt meteen uitgevoerd, zoals die van 's nachts; wie de Bezetterkaart heeft, telt als uitvoerende speler.
rule-R69 = Noemt een kaart iets dat niet meedoet (een tegel, een spoorlijn, pakketten of mensen die dit scenario niet gebruikt), sla dat deel dan over.
rule-R70 = Meer over kranten: op een locatie ligt er hoogstens één; ze blijft tot ze gevonden wordt. Ze zijn alleen fiches voor de zoektocht bij een inval, geen "scenariofiches" op Bezetterkaarten. Antons eigenschap en Pers op de keukentafel mogen in dezelfde ronde.
rule-R71 = In een stapel kijken: alleen wie kijkt, ziet de kaart. Over Patrouille- en Invalkaarten mag je praten, over Bezetterkaarten nooit, ook niet over die in de stapel. Is een stapel leeg, dan wordt eerst de aflegstapel geschud (niet bij Bezetterkaarten: dan valt er niets te zien).
rule-R72 = Helperkaarten worden meteen uitgevoerd door het personage dat ze neemt. Bas: elke standaardactie behalve een Personageactie. Koos: de speler van het gekozen personage beslist of en waarheen het gaat. Wilma: zoveel kaarten als er zijn, hoogstens twee.
rule-R73 = Volgorde bij een inval: deel 1, dan deel 2 voor de fiches die er bij het begin waren en nog zijn, dan wordt de Veiligheid hersteld. Daarna wordt de kaart afgelegd.
rule-R74 = Inval "Door de tuin ontsnapt": in beurtvolgorde reist elk personage op die locatie één weg naar keuze van zijn speler, wie er ook staat, zonder Controlekaart. Wat het draagt, gaat mee; onderduikers, stakers, kranten en neergelegde pakketten blijven.
rule-R75 = Scenario 1: negen van de twaalf Eisfiches worden blind getrokken en dicht op de negen locaties gelegd die geen middelen geven; drie blijven in de doos. Een tegel omdraaien verandert haar Veiligheid niet.
rule-R76 = Scenario 1, tegenslag: een middelenlocatie die is teruggedraaid, vraagt opnieuw Vertrouwen 1, wat weer een fiche opendraait. Een fiche dat is dichtgedraaid, moet weer open voor Vertrouwen 2.
rule-R77 = Scenario 3, omgaan met pakketten: er zijn er twaalf. Je pakt ze op, legt ze neer en deelt ze wanneer delen mag. Een pakket boven de draaggrens mag je op de locatie neerleggen in plaats van iets af te leggen; effecten die middelen afnemen, nemen nooit pakketten. Bezorgde pakketten zijn markeringen: geen verlies 's nachts, geen zoektocht.
rule-R78 = Scenario 3: het verdere Alibiverlies komt eenmaal per Controlekaart vanwege een soldaat, na haar resultaat, als het personage nog een pakket draagt.
rule-R79 = Scenario 4, lijnen stilleggen: de extra Sabotage betaal je eenmaal, hoeveel soldaten er ook staan. Een lijn die weer rijdt, houdt haar Eisfiche en kost opnieuw hetzelfde; stakers blijven. De worpen 's nachts gaan op letter.
rule-R80 = Scenario 5: de Honger stijgt nadat de Bezetterkaart uitgevoerd en afgelegd is. Een maaltijd die het doel bereikt, wint meteen. Markeringen voor maaltijden zijn geen fiches bij invallen.
rule-R81 = Eén persoon met twee of meer personages speelt niet de solovariant maar het gewone spel voor dat aantal, en kent al zijn Bezetterkaarten. De solovariant heeft precies één personage.
rule-R82 = Solo, kaarten over anderen: effecten op een ander personage vinden niemand. Het startspelerfiche blijft. De solokaart mag in elke volgorde met de Personagekaarten, telt als "en"-kaart en telt als gebruikt als je haar aflegt.
rule-R83 = Getallen houden op aan het eind van hun spoor: Alibi bij 10, Moreel boven aan zijn spoor, Veiligheid bij haar hoogste, Honger bij 0; het meerdere vervalt.
rule-R84 = Een verlies midden in een kaart beëindigt het spel op dat moment; latere delen die geholpen zouden hebben, gebeuren niet.
rule-R85 = Berend en grote verliezen: elk afzonderlijk verlies van 2 of meer Moreel is 1 kleiner, waar het ook vandaan komt (een arrestatie kost 2 in plaats van 3). Verliezen van 1 op dezelfde kaart staan apart en worden niet kleiner.
rule-R86 = Mies: haar speler kiest nadat de Moreelkaarten geteld zijn; een personage met Alibi 10 mag gekozen worden, zonder effect.
rule-R87 = Een reisactie gaat over ten minste één weg of gebruikt een Treinkaartje; stilstaan geeft geen reisbonus. Met een Treinkaartje tellen alleen bonussen bij aankomst. Wie over dezelfde weg teruggaat, komt de fiches opnieuw tegen.
rule-R88 = Een inval door een kaart op een locatie met hoge Veiligheid verloopt zoals gewoonlijk, en daarna gaat de Veiligheid naar de beginwaarde, ook als ze hoger was.
rule-R89 = Open voor iedereen: alle aflegstapels, het aantal kaarten in elke stapel, alle sporen, fiches en middelen, de twee bovenste Helperkaarten (R16). Verborgen voor iedereen: de volgorde van stapels, dichte Eisfiches, nog niet getrokken personen, kaarten die ongezien in de doos gingen.
rule-R90 = Een actiekaart afleggen: alleen de eigenaar in zijn eigen beurt (een Moreelkaart: gewoon niet gebruiken). Een afgelegde kaart geeft actie noch bonus.
rule-R91 = Noemt een Persoonsbewijs twee beginlocaties, dan telt de eerste die meedoet, actief of niet; meer personages mogen op één locatie beginnen.
rule-R92 = Veiligheid verhogen op het hoogste punt mag; dan kan alleen het Alibi van een 6 iets opleveren.
rule-R93 = Stappen zonder Controlekaart (Achterom, vluchten) zijn geen reisactie: reisbonussen en Pauls eigenschap gelden niet. Achterom mag je weigeren en verhoogt dan alleen de Veiligheid.
rule-R94 = Winst beëindigt het spel op dat moment; open invallen, Bezetterkaarten en de nacht komen niet meer.

## Getallen die je kunt wijzigen

figure-rules = regels
figure-alibi-max = hoogste Alibi
figure-carry-max = draaglimiet
figure-safety-max = hoogste Veiligheid
figure-morale-max = hoogste Moreel
figure-morale-per-card = Moreel per kaart
figure-roads-per-move = wegen per verplaatsing
figure-tokens-per-road = fiches op een weg
figure-occupier-tokens = bezetterfiches
figure-items = voorwerpen
figure-bundles = bundels
figure-strikers = stakers
figure-gathered = verzameld
figure-boxed = kaarten terug in de doos
figure-boxed-solo = extra kaarten terug bij solo
figure-boxed-less-with-five = minder terug met vijf
figure-token-danger = gevaar van een fiche
figure-policeman-pass = worp langs een agent
figure-soldier-pass = worp langs een soldaat
figure-age-from = leeftijd vanaf
figure-age-to = leeftijd tot
figure-many-rations = veel rantsoenen
figure-morale-start = Moreel bij het begin
figure-raise-safety = Veiligheid verhogen
figure-raise-alibi = Alibi bij Veiligheid verhogen
figure-danger-resources = gevaar van grondstoffen
figure-danger-alibi = gevaar van een laag Alibi
figure-character = personage
figure-newspapers = kranten
figure-newspaper-morale = Moreel voor een krant
figure-newspaper-alibi = Alibi voor een krant
figure-roads = wegen
figure-danger-less = minder gevaar
figure-alibi = Alibi
figure-shield-from = beschut vanaf
figure-shield = beschutting
figure-immunity = onschendbaarheid
figure-kept-on = behouden bij
figure-gathered-more = extra verzameld
figure-safety = Veiligheid
figure-location = locatie
figure-cost = kosten
figure-money = Geld
figure-network = Netwerk
figure-ration = Rantsoenen
figure-sabotage = Sabotage
figure-information = Informatie
figure-safety-cost = kosten in Veiligheid
figure-raid = razzia
figure-search = zoeken
figure-requirement = vereiste
figure-ticket = kaartje
figure-scenario = scenario
figure-easy = makkelijk
figure-medium = gemiddeld
figure-hard = moeilijk
figure-extreme = extreem
figure-tokens-revealed = onthulde fiches
figure-trust-2-helpers = helpers voor vertrouwen 2
figure-arrest-limit = limiet van arrestaties
figure-goal = doel
figure-people-per-character = mensen per personage
figure-save-morale = Moreel voor redden
figure-arrest-morale = Moreel bij een arrestatie
figure-arrest-alibi = Alibi bij een arrestatie
figure-misinform-safety = Veiligheid voor misleiden
figure-misinform-alibi = Alibi voor misleiden
figure-seize-limit = limiet van inbeslagnames
figure-deliveries = bezorgingen
figure-bundles-per-print = bundels per druk
figure-carry-bundles = gedragen bundels
figure-print-cost = drukkosten
figure-safety-here = Veiligheid hier
figure-deliver-cost = bezorgkosten
figure-deliver-morale = Moreel voor bezorgen
figure-seize-morale = Moreel bij inbeslagname
figure-control-alibi = Alibi bij een controle
figure-halt-morale = Moreel voor stilleggen
figure-soldier-surcharge = toeslag voor een soldaat
figure-pay-cost = kosten van betalen
figure-pay-morale = Moreel voor betalen
figure-reopen-on = heropent bij
figure-arrest-lines = lijnen bij een arrestatie
figure-hunger-start = Honger bij het begin
figure-hunger-limit = hongergrens
figure-hunger-level = hongerpeil
figure-hunger-rise = stijging van Honger
figure-hunger-night-of-few = Honger ’s nachts met weinigen
figure-servings-per-kitchen = porties per keuken
figure-servings-per-kitchen-of-few = porties per keuken met weinigen
figure-rations-per-serving = rantsoenen per portie
figure-serve-hunger = Honger bij opdienen
figure-serve-morale = Moreel voor opdienen
figure-trek-cost = kosten van een tocht
figure-trek-other = elders op tocht
figure-trek-farm = op de boerderij op tocht
figure-distribution-office-yield = opbrengst van het distributiekantoor
figure-occupier = bezetter
figure-copies = exemplaren
figure-patrol = patrouille
figure-control = controle
figure-helper = helper
figure-action = actie
figure-gained = erbij
figure-morale-gained = meer Moreel
figure-safety-gained = meer Veiligheid
figure-locations = locaties
figure-alibi-gained = meer Alibi
figure-safety-lost = minder Veiligheid
figure-times = keer
figure-bonus = bonus
figure-limit = limiet
figure-special = bijzonder
figure-changed = gewijzigd
figure-cards = kaarten
figure-morale-lost = minder Moreel
figure-alibi-lost = minder Alibi
figure-any = naar keuze
figure-lost = eraf
figure-least-face-up = minste open
figure-highest = hoogste
figure-hunger-gained = meer Honger
figure-soldier = soldaat
figure-policeman = agent
figure-solo = alleen

## De doelkaart: wat een scenario vraagt in één zin, wanneer het gewonnen en verloren is, wat er bijzonder is, hoe het afliep

goal-scenario = Scenario { $number } · { $level } · { $period }
goal-remember = Onthoud
goal-day = Elk van je kaarten is goed voor één actie: reizen, je locatie veiliger maken, Informatie verzamelen of doen wat de locatie biedt. Is iedereen aan de beurt geweest, dan valt de nacht.
goal-lost = zodra één hiervan gebeurt: { LIST($ways, join: "or") }.
goal-ended-morale = Er is geen Moreel meer.
goal-ended-alibi = { $characters ->
    [one] { LIST($characters) } is gearresteerd.
   *[other] { LIST($characters) } zijn gearresteerd.
}
goal-ended-limit = Er is te veel gevonden.
goal-ended-time = De tijd is om.
task-expanding_the_network = Maak alle { $goal } plaatsen deel van het netwerk.
    .win = als alle { $goal } locaties op hun actieve kant liggen.
    .special = Een locatie geeft je niets zolang je haar vertrouwen niet hebt. Eisfiches liggen dicht tot een locatie actief wordt.
    .won = Elke plaats hoort bij het netwerk.
task-arbeitseinsatz = Breng { $goal } mensen in veiligheid.
    .win = als { $goal } mensen in veiligheid zijn gebracht.
    .limit = { $limit ->
        [one] er is 1 onderduiker gearresteerd
       *[other] er zijn { $limit } onderduikers gearresteerd
    }
    .special = Onderduikers komen nooit over een bewaakte weg. ’s Nachts maakt ieder van hen zijn plek 1 minder veilig.
    .won = { $goal } mensen zijn veilig.
    .lost = { $limit ->
        [one] Een onderduiker is gearresteerd.
       *[other] { $limit } onderduikers zijn gearresteerd.
    }
task-the_word_must_travel = Bezorg { $goal } pakketten kranten.
    .win = als { $goal } pakketten bezorgd zijn.
    .limit = { $limit ->
        [one] er is 1 pakket in beslag genomen
       *[other] er zijn { $limit } pakketten in beslag genomen
    }
    .special = Niemand draagt meer dan { $carry_bundles } pakketten. ’s Nachts maakt een pakket dat er ligt zijn plek 1 minder veilig.
    .won = Het woord is rond.
    .lost = { $limit ->
        [one] Een pakket is in beslag genomen.
       *[other] { $limit } pakketten zijn in beslag genomen.
    }
task-the_trains_stand_still = Leg { $goal } spoorlijnen tegelijk stil.
    .win = als { $goal } spoorlijnen tegelijk stilliggen.
    .limit = { $limit ->
        [one] er is 1 staker gearresteerd
       *[other] er zijn { $limit } stakers gearresteerd
    }
    .special = Een staker blijft waar de lijn is stilgelegd en maakt die plek ’s nachts 1 minder veilig. Een soldaat kan een stilgelegde lijn weer laten rijden.
    .won = De treinen staan stil.
    .lost = { $limit ->
        [one] Een staker is gearresteerd.
       *[other] { $limit } stakers zijn gearresteerd.
    }
task-hunger_winter = Deel { $goal } maaltijden uit in vier keukens.
    .win = als alle { $goal } maaltijden zijn uitgedeeld.
    .special = De Honger groeit met de zwaardere Bezetterkaarten. Elke maaltijd verlaagt hem met 1.
    .won = Er zijn { $goal } maaltijden uitgedeeld.
    .lost = De honger was sterker.
