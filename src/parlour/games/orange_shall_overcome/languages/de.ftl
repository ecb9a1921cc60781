# Orange Shall Overcome! auf Deutsch.
#
# Orte haben mehrere Formen: `at` (in der Bank), `to` (zur Bank), `of` (der Bank), `the` (die Bank), `acc` (den Bauernhof).
# Personen und Besatzer haben einen Akkusativ: `acc`.

## Was gefragt wird; was andere inzwischen lesen

ask-turn = { $character }: Wähle eine Karte.{ $others ->
    [0] { "" }
   *[other] { " " }Alle dürfen vorher eine Moralkarte einsetzen.
}
    .ask = { $character }: Wähle eine Karte.
    .more = { $others ->
        [0] { "" }
       *[other] Alle dürfen vorher eine Moralkarte einsetzen.
    }
waiting-turn = ist am Zug
ask-last-call = Alle Züge sind vorbei. { $n ->
    [one] 1 Moralkarte ist
   *[other] { $n } Moralkarten sind
} noch übrig: eine einsetzen?
    .lead = Alle Züge sind vorbei.
    .ask = { $n ->
        [one] 1 Moralkarte ist
       *[other] { $n } Moralkarten sind
    } noch übrig: eine einsetzen?
waiting-last-call = darf noch Moralkarten einsetzen
ask-action = { $character }, { NOUN($spot, case: "at") }: Wähle eine Aktion.
waiting-action = wählt eine Aktion
ask-after = { $character }: Sonst noch etwas?
waiting-after = beendet eine Aktion
ask-care = { $character }: Wer hier erhält { $n } Alibi?
ask-alibi = { $character }: Wer { $way ->
    [gained] erhält
   *[lost] verliert
} { $n } Alibi?
ask-ferry = { $character }: Wen nimmt der Schiffer mit?
ask-go = { $character }: Wohin bringt dich der Schiffer?
ask-take = { $character }: Welche Ressource nimmst du?
ask-lose = { $character }: Welche Ressource verlierst du?
ask-pay = { $character }: Welche Ressource zahlst du?
ask-discard_resource = { $character }: Du trägst mehr, als dein Alibi erlaubt. Was legst du ab?
    .lead = { $character }: Du trägst mehr, als dein Alibi erlaubt.
    .ask = Was legst du ab?
waiting-give-up = wählt eine Ressource zum Abgeben
ask-swap = { $character }: Welche Ressource tauschst du um? Du hast { LIST($goods, join: "comma") }.
ask-safety = { $character }: Wo { $way ->
    [gained] steigt
   *[lost] sinkt
} die Sicherheit um { $n }?
ask-safety-several = { $character }: Wo steigt die Sicherheit um { $n }? (noch { $most ->
    [up-to] höchstens { $left }
   *[exactly] { $left }
})
waiting-spot = wählt einen Ort
ask-raid = { $character }: Welchen der unsichersten Orte trifft die Razzia?
ask-intensify = { $character }: Welche Straße wird verschärft?
ask-downgrade = { $character }: Welche Straße wird entschärft?
ask-shift = { $character }: Welchen Polizisten versetzt du, und wohin?
waiting-road = wählt eine Straße
ask-move = { $character }: Wohin? (noch { $left ->
    [one] 1 Straße
   *[other] { $left } Straßen
})
waiting-move = ist unterwegs
ask-pass = { $character } trifft auf { $road } auf einen { NOUN($kind, case: "acc") }. Wie kommst du vorbei?
    .lead = { $character } trifft auf { $road } auf einen { NOUN($kind, case: "acc") }.
    .ask = Wie kommst du vorbei?
ask-step = { $character }: Welche Straße nimmst du?
ask-answer = { $character }, „{ $card }“. { $situation } Was tust du?
    .lead = { $situation }
    .ask = Was tust du?
waiting-answer = beantwortet eine Kontrollkarte
ask-switch = { $character }: dieses Ergebnis behalten oder ungesehen das andere nehmen?
ask-roll = { $character } hat { $dice } gewürfelt. 1 Information ausgeben und neu würfeln?
    .lead = { $character } hat { $dice } gewürfelt.
    .ask = 1 Information ausgeben und neu würfeln?
waiting-roll = darf neu würfeln
ask-search = { $character }: Nach welchem Marker { NOUN($spot, case: "at") } wird als Nächstes gesucht?
ask-way = { $character }: Wähle eines.
ask-peek = { $character }: Du siehst { $cards }.
waiting-peek = schaut { NOUN($deck, case: "into") }
ask-helper = { $character }: Welche Helferkarte nimmst du?
waiting-helper = nimmt eine Helferkarte
ask-offer = { $character }: Was gibst du { $partner }, und was verlangst du? { $character } hat { LIST($mine, join: "comma") }; { $partner } hat { LIST($theirs, join: "comma") }.
    .lead = { $character } hat { LIST($mine, join: "comma") }; { $partner } hat { LIST($theirs, join: "comma") }.
    .ask = { $character }: Was gibst du { $partner }, und was verlangst du?
ask-offer-more = Bisher: { $terms }. { $over ->
    [nobody] { "" }
   *[other] { $over }{ " " }
}Was noch? { $character } hat { LIST($mine, join: "comma") }; { $partner } hat { LIST($theirs, join: "comma") }.
    .lead = Bisher: { $terms }. { $over ->
        [nobody] { "" }
       *[other] { $over }{ " " }
    }{ $character } hat { LIST($mine, join: "comma") }; { $partner } hat { LIST($theirs, join: "comma") }.
    .ask = { $character }: Was noch?
waiting-offer = macht ein Angebot
too-much = { $character } hätte { $would } Ressourcen und darf { $limit } tragen.
ask-gift = { $proposer } bietet { $character } { LIST($given, join: "comma") } als Geschenk an. Bist du einverstanden?
    .lead = { $proposer } bietet { $character } { LIST($given, join: "comma") } als Geschenk an.
    .ask = Bist du einverstanden?
ask-request = { $proposer } bittet { $character } um { LIST($asked, join: "comma") }. Bist du einverstanden?
    .lead = { $proposer } bittet { $character } um { LIST($asked, join: "comma") }.
    .ask = Bist du einverstanden?
ask-bargain = { $proposer } bietet { $character } { LIST($given, join: "comma") } für { LIST($asked, join: "comma") } an. Bist du einverstanden?
    .lead = { $proposer } bietet { $character } { LIST($given, join: "comma") } für { LIST($asked, join: "comma") } an.
    .ask = Bist du einverstanden?
waiting-agree = beantwortet ein Angebot
ask-reveal = { $character }: Welcher Bedarfsmarker wird aufgedeckt?
ask-hide = { $character }: Welcher Bedarfsmarker wird verdeckt?
ask-deactivate = { $character }: Welcher Ressourcenort wird inaktiv?
ask-line = { $character }: Welche stillgelegte Linie fährt wieder?
ask-reopen = { $character }: Welche stillgelegte Linie ist in Gefahr (fährt wieder bei { $highest } oder weniger)?

## Was zur Wahl steht

card = „{ $card }“ für eine Aktion einsetzen. { $text }
    .head = { $card }
    .detail = { $text }
special = { $card }
    .detail = { $text }
discard = „{ $card }“ ungenutzt ablegen
    .group = Ungenutzt ablegen
    .chip = { $card }
morale = Eine Moralkarte für { $character }
    .group = Eine Moralkarte
    .chip = { $character }
pass-morale = Keine Moralkarten mehr einsetzen
act-move = Auf den Straßen reisen
act-move_without_bonus = Reisen, ohne den Bonus
act-raise = Die Sicherheit { NOUN($spot, case: "of") } erhöhen
    .detail = (ein Würfel: +{ $least } bis +{ $most })
act-gather_information = { $n ->
    [one] 1 Information
   *[other] { $n } Informationen
} sammeln
act-location = { $what }
    .detail = { $text }
act-bonus = Zuerst der Bonus: { $text }
    .head = Zuerst der Bonus
    .detail = { $text }
act-newspaper = Hier eine Zeitung zurücklassen
    .detail = die Moral steigt um { $n }
after-bonus = Der Bonus
    .detail = { $text }
after-done = Nichts mehr
choose-character = { $character }
    .detail = (Alibi { $alibi }, { NOUN($at, case: "at") })
choose-spot = { $spot }, Sicherheit { $safety }
    .head = { $spot }
    .detail = Sicherheit { $safety }
safety-enough = Keinen mehr
take = 1 { $kind } nehmen
    .group = Nehmen
    .chip = { $kind }
give-up = 1 { $kind } abgeben
    .group = Abgeben
    .chip = { $kind }
discard-token = 1 { $kind } ablegen
    .group = Ablegen
    .chip = { $kind }
discard-bundle = 1 Zeitungsbündel { NOUN($at, case: "at") } hinlegen
swap = 1 { $old } wird zu 1 { $new }
    .group = { $old } wird zu
    .chip = { $new }
swap-enough = Nichts mehr umtauschen
intensify = { START($road) } verschärfen
    .detail = ({ $standing })
    .group = Verschärfen
    .chip = { $road }
downgrade = { START($road) }: Der { $kind ->
    [soldier] Soldat wird zum Polizisten
   *[policeman] Polizist zieht ab
}
shift = Der Polizist auf { $old } geht auf { $new }
    .group = Der Polizist auf { $old } geht auf
    .chip = { $new }
move = { START($road) } { NOUN($to, case: "to") } ({ $standing }){ $person ->
    [nobody] { "" }
   *[other] ; mit dabei: { $person }
}
    .head = { $to }
    .detail = { $road }, { $standing }{ $person ->
        [nobody] { "" }
       *[other] ; mit dabei: { $person }
    }
move-stop = Hier anhalten
ticket = Mit der Bahn { NOUN($to, case: "to") }{ $person ->
    [nobody] { "" }
   *[other] ; mit dabei: { $person }
}
    .group = Mit der Bahn{ $person ->
        [nobody] { "" }
       *[other] ; mit dabei: { $person }
    }
    .chip = { $to }
go = { START(NOUN($to, case: "to")) }{ $person ->
    [nobody] { "" }
   *[other] ; mit dabei: { $person }
}
    .group = Mit dem Schiffer{ $person ->
        [nobody] { "" }
       *[other] ; mit dabei: { $person }
    }
    .chip = { $to }
stay = Bleiben
step = { START($road) } { NOUN($to, case: "to") }
    .head = { $to }
    .detail = { $road }
pass-control = Eine Kontrollkarte ziehen
pass-immunity = Einen Passierschein abgeben
pass-ability = { $character } kommt ohne Kontrollkarte am Polizisten vorbei
    .detail = (einmal pro Runde)
answer = { $label }
switch-other = Lieber doch: { $label } (Ergebnis unbekannt)
    .head = Lieber doch
    .detail = { $label } (Ergebnis unbekannt)
switch-keep = Dabei bleiben
    .detail = { $result }
roll-keep = Den Wurf behalten
roll-again = { $character } gibt 1 von { $held } { $held ->
    [one] Information
   *[other] Informationen
} aus, um { $alike ->
    [no] die { $shows }
    [first] eine { $shows }
   *[second] die andere { $shows }
} neu zu würfeln
search = Würfeln: { $token }
way = { $way }
    .detail = { $text }
peek-keep = { START($top) } oben liegen lassen
peek-bury = { START($top) } unter den Stapel legen
peek-order = Zuerst { $first }, dann { $second }
helper = { $card }, { $who } (Stapel { $deck }): { $text }
    .head = { $card }, { $who }
    .detail = { $text }
helper-unseen = Die oberste Karte von Helferstapel { $deck }
share = { $character } teilt mit { $partner }
    .group = { $character } teilt mit
    .chip = { $partner }
pick_up = { $character } nimmt ein Zeitungsbündel auf
put_down = { $character } legt ein Zeitungsbündel ab
give = { $already ->
    [0] 1 { $kind }
   *[other] Noch 1 { $kind }
} geben
    .group = Geben
    .chip = { $kind }
ask = { $already ->
    [0] 1 { $kind }
   *[other] Noch 1 { $kind }
} verlangen
    .group = Verlangen
    .chip = { $kind }
give-less = 1 { $kind } weniger geben
ask-less = 1 { $kind } weniger verlangen
propose = Vorschlagen
    .detail = { $terms }
exchange = Tauschen
    .detail = { $terms }
gives = { $character } gibt { LIST($goods, join: "comma") }
nothing-changes-hands = nichts wechselt den Besitzer
call_off = Doch kein Angebot
agree-yes = Das Angebot annehmen
agree-no = Das Angebot ablehnen
choose-token = Der Marker { NOUN($spot, case: "at") }
    .group = Der Marker
    .chip = { $spot }
deactivate = { $spot }
line = Die Linie auf { $road }
    .group = Die Linie auf
    .chip = { $road }
act-trust_1 = Vertrauen 1: { NOUN($spot, case: "acc") } aktiv machen
act-trust_2 = Vertrauen 2: { NOUN($spot, case: "acc") } aktiv machen für { LIST($cost, join: "comma") }
act-save = In Sicherheit bringen: { $person }, für { LIST($cost, join: "comma") }
act-misinform = Einen Polizisten täuschen: Die Sicherheit { NOUN($spot, case: "of") } und dein Alibi sinken um { $alike ->
    [yes] { $alibi }
   *[no] { $safety } und { $alibi }
}
act-print = Eine Ausgabe drucken für { $cost }: { $n } Bündel, die Sicherheit hier sinkt um { $safety }
act-deliver = { NOUN($spot, case: "at") } ein Bündel übergeben für { LIST($cost, join: "comma") }: Die Moral steigt um { $morale }
act-halt = Die Linie auf { $road } stilllegen für { LIST($cost, join: "comma") }
act-strike_pay = { LIST($cost, join: "comma") } an die Familie eines Streikenden { NOUN($spot, case: "at") } zahlen: Der Streikende taucht unter, die Moral steigt um { $morale }
act-trek = Hungermarsch: { LIST($cost, join: "comma") } gegen { LIST($rations, join: "comma") } tauschen
act-serve = { NOUN($spot, case: "at") } eine Mahlzeit ausgeben für { LIST($cost, join: "comma") }: Der Hunger sinkt um { $hunger }, die Moral steigt um { $morale }

## Was geschah

start_player_rolled = { $seat } würfelte { $total } für den Start.
round_began = Runde { $round } beginnt. { $start_player } fängt an.
    .title = Runde { $round }
occupier_drawn = { $card ->
    [hidden] { $character } zog eine Besatzerkarte.
   *[other] { $character } zog die Besatzerkarte „{ $card }“.
}
morale_cards_laid = { $morale_cards } { $morale_cards ->
    [one] Moralkarte
   *[other] Moralkarten
} in dieser Runde.
solo_card_drawn = Die Solokarte dieser Runde ist „{ $card }“.
card_used = { $character } setzte „{ $card }“ ein.
card_discarded = { $character } legte „{ $card }“ ungenutzt ab.
morale_card_used = { $character } setzte eine Moralkarte ein (noch { $left }).
action_taken = { $character } { $action ->
    [move] brach { NOUN($at, case: "at") } auf
    [move_without_bonus] brach { NOUN($at, case: "at") } auf
    [raise_safety] machte { NOUN($at, case: "acc") } sicherer
    [gather_information] sammelte { NOUN($at, case: "at") } Informationen
    [location] nutzte { NOUN($at, case: "acc") }
   *[other] nahm { NOUN($at, case: "at") } die Aktion { $action }
}.
morale_changed = Die Moral { $way ->
    [gained] stieg
   *[lost] sank
} um { $amount } auf { $morale }{ because }.
alibi_changed = { $character } { $way ->
    [gained] erhielt
   *[lost] verlor
} { $amount } Alibi und hat jetzt { $alibi }{ because }.
safety_changed = Die Sicherheit { NOUN($spot, case: "of") } { $way ->
    [gained] stieg
   *[lost] sank
} um { $amount } auf { $safety }{ because }.
cause-patrol = ein { $kind } kam vorbei
cause-resources = die Ressourcen von { $character }
cause-alibi = das Alibi von { $character }
cause-token = ein Marker dort
cause-bundle = das Bündel, das ein Soldat sah
cause-newspaper = die gefundene Zeitung
cause-care = die Pflege von { $character }
cause-occupiers = eine weitere Karte der Besatzer
cause-night = eine weitere Nacht
because = { $why ->
    [none] { "" }
   *[other] : { $why }
}
because-aside = { $why ->
    [none] { "" }
   *[other] { " " }({ $why })
}
cause-carry_limit = die Traggrenze
cause-patrolling = die Patrouillenkarte
gained = { $character } erhielt { $what }{ because }.
paid = { $character } zahlte { LIST($paid, join: "comma") }{ because }.
lost = { $character } gab { $what } ab{ because }.
shared = { $kind ->
    [request] { $to } gab { $from } { LIST($asks, join: "comma") }.
    [gift] { $from } gab { $to } { LIST($gives, join: "comma") }.
   *[bargain] { $from } gab { $to } { LIST($gives, join: "comma") } für { LIST($asks, join: "comma") }.
}
offered = { $kind ->
    [request] { $from } bat { $to } um { LIST($asks, join: "comma") }
    [gift] { $from } bot { $to } { LIST($gives, join: "comma") } an
   *[bargain] { $from } bot { $to } { LIST($gives, join: "comma") } für { LIST($asks, join: "comma") } an
}{ because-aside }.
offer_refused = { $to } lehnte das Angebot von { $from } ab.
bundle_picked_up = { $character } nahm { NOUN($spot, case: "at") } ein Bündel auf.
bundle_put_down = { $character } legte { NOUN($spot, case: "at") } ein Bündel ab.
travelled = { $road ->
    [none] { $character } kam { NOUN($spot, case: "at") } an.
   *[other] { $character } nahm { $road } { NOUN($spot, case: "to") }.
}
came_along = { $character } nahm jemanden { NOUN($spot, case: "to") } mit: { $person }.
turned_back = { $character } musste { NOUN($spot, case: "to") } umkehren.
placed = { $character } wurde { NOUN($spot, case: "to") } gebracht{ because }.
ticket_used = { $character } nahm die Bahn { NOUN($spot, case: "to") }.
passed_occupier = { $character } kam auf { $road } { $spent ->
    [none] unbehelligt
   *[other] mit einem Passierschein
} durch.
control_drawn = { $character } wurde von einem { NOUN($facing, case: "acc") } angehalten. „{ $card }“: { $situation }
control_answered = { $character }: { $answer }. { $result }
control_switched = { $character } wählte doch: { $answer }. { $result }
road_intensified = { $now ->
    [soldier] Ein Soldat
   *[policeman] Ein Polizist
} bewacht jetzt { $road }{ because-aside }.
road_downgraded = { $now ->
    [policeman] Der Soldat auf { $road } wurde zum Polizisten
   *[none] Der Polizist auf { $road } zog ab
}{ because-aside }.
policeman_shifted = Ein Polizist ging von { $from } auf { $to }{ because }.
dice_rolled = { $character } würfelte { $dice }.
die_rolled_again = { $character } gab 1 Information aus und würfelte { $dice ->
    [one] noch einmal
   *[other] einen Würfel noch einmal
}: { $dice }.
raid_began = Razzia { NOUN($spot, case: "at") }{ because-aside }{ $card ->
    [none] , aber es ist keine Karte mehr da.
   *[other] . „{ $card }“: { $text }
}
raid_ended = Die Razzia ist vorbei; die Sicherheit { NOUN($spot, case: "of") } ist wieder { $safety }.
searched = Die Suche ({ $token }): { $total } gegen { $number }, { $found ->
    [yes] gefunden
   *[no] nicht gefunden
}.
occupier_resolved = Die Besatzerkarte von { $character }, „{ $card }“: { $text }
danger_began = Es wird Nacht: die Gefahrenphase.
    .title = Es wird Nacht
patrol_revealed = Patrouillenkarte: { $text }
patrol_moved = Ein { $kind } ging auf Patrouille von { $from } auf { $to }.
patrol_blocked = Die Patrouille auf { $from } bleibt stehen: { START($to) } ist voll.
helper_taken = { $character } bekam Hilfe von { $card }, { $who }{ because-aside }: { $text }
looked = { $card ->
    [hidden] { $character } schaute { NOUN($deck, case: "into") }.
   *[other] { $character } sah { $card } { NOUN($deck, case: "in") }.
}
buried = { $character } legte die oberste Karte { NOUN($deck, case: "under") }{ because }.
reordered = { $character } legte die obersten Karten { NOUN($deck, case: "of") } zurück{ because }.
swapped = { $character } tauschte 1 { $gave } gegen 1 { $got }.
location_flipped = { $spot } ist jetzt { $active ->
    [yes] aktiv
   *[no] inaktiv
}{ because }.
token_revealed = Der Bedarfsmarker { NOUN($spot, case: "at") } wird aufgedeckt: { LIST($needs, join: "comma") }{ because-aside }.
token_hidden = Der Bedarfsmarker { NOUN($spot, case: "at") } wird verdeckt: { LIST($needs, join: "comma") }{ because-aside }.
person_appeared = Jemand braucht { NOUN($spot, case: "at") } ein Versteck: { $person }; sicher { NOUN($safe, case: "at") }.
person_saved = { $character } brachte jemanden in Sicherheit: { $person } ({ $saved } gerettet).
person_arrested = Verhaftet: { $person } ({ $arrested } von { $limit }).
bundles_printed = { $character } druckte eine Ausgabe: { $n } Bündel.
bundle_delivered = { $character } übergab { NOUN($spot, case: "at") } ein Bündel ({ $delivered } von { $goal }).
bundle_seized = Ein Bündel wurde { NOUN($spot, case: "at") } beschlagnahmt ({ $lost } von { $limit }).
line_halted = { $character } legte die Linie auf { $road } still.
line_runs = Die Linie auf { $road } fährt wieder{ because }.
striker_hidden = { $character } zahlte { NOUN($spot, case: "at") } an die Familie eines Streikenden.
striker_placed = Ein Streikender braucht { NOUN($spot, case: "at") } Unterschlupf.
striker_arrested = Ein Streikender wurde { NOUN($spot, case: "at") } verhaftet ({ $lost } von { $limit }).
meal_served = { $character } gab { NOUN($spot, case: "at") } eine Mahlzeit aus ({ $served } von { $goal }).
hunger_changed = Der Hunger { $way ->
    [gained] stieg
   *[lost] sank
} auf { $hunger }{ because }.
newspaper_left = { $character } ließ { NOUN($spot, case: "at") } eine Zeitung zurück.
newspaper_found = Antons Zeitung wurde { NOUN($spot, case: "at") } gefunden.
seat_passed = { $seat } setzt keine Moralkarten mehr ein.
deck_shuffled = Der Ablagestapel der { $deck ->
    [occupier] Besatzerkarten
    [raid] Razziakarten
    [patrolling] Patrouillenkarten
    [control] Kontrollkarten
    [helper_1] Helferkarten
   *[helper_2] Helferkarten
} wurde zu einem neuen Stapel gemischt.
token_kept = { $character } behielt den Passierschein.
ended = { $reason } Die Gruppe { $won ->
    [yes] gewinnt
   *[no] verliert
}.

## Wie es ausging

outcome = { $reason } Die Gruppe hat { $won ->
    [yes] gewonnen
   *[no] verloren
}.
ended-goal = Das Ziel ist erreicht.
ended-time = Eine Besatzerkarte musste gezogen werden, und es war keine mehr da.
ended-morale = Die Moral ist auf 0 gefallen.
ended-alibi = Eine Figur wurde verhaftet: Das Alibi fiel auf 0.
ended-arrested = { $characters } { $characters ->
    [one] wurde
   *[other] wurden
} verhaftet: Das Alibi fiel auf 0.
ended-limit = Es wurden zu viele { $tokens } gefunden: { $limit } insgesamt.
ended-hunger = Der Hunger hat { $limit } erreicht.

## Was nicht erlaubt ist

no-not-now = Jetzt nicht: { $character } { $waits }.
no-other-turn = { $turn } ist am Zug, und { $character } { $waits }; Figurenkarten setzt man im eigenen Zug ein.
no-unfinished = Jetzt nicht: { $character } { $waits }, und jede Aktion wird beendet, bevor eine andere beginnt.
no-finish-first = Jede Aktion wird beendet, bevor eine andere beginnt. { $question }
another-question = { $key } ist keine Antwort auf die Frage: { $question } (zum Beispiel { LIST($examples, join: "comma") }{ $more ->
    [0] { "" }
   *[other] { " " }…
})
no-such-character = Niemand hier heißt { $name }.
no-morale-for-others = Eine Moralkarte setzt man für eine eigene Figur ein; { $character } gehört nicht zu dir.
no-morale-left = In dieser Runde ist keine Moralkarte mehr da; ihre Zahl stand seit der Startphase fest.
no-passed = Du hast gepasst: keine Moralkarten mehr in dieser Runde.
no-turns-over = Alle Züge dieser Runde sind vorbei; nur Moralkarten sind noch übrig.
no-cards-of-others = { $character } ist am Zug; Figurenkarten setzt man im eigenen Zug ein.
no-card-first = Wähle zuerst die Karte, die die Aktion bezahlt.
no-keeping-cards = Der Zug endet, wenn alle Figurenkarten eingesetzt oder abgelegt sind; keine Karte lässt sich aufheben.
no-not-your-turn = Jetzt nicht: { $character } ist am Zug.
no-used-already = „{ $card }“ wurde in dieser Runde schon eingesetzt.
no-and-card = „{ $card }“ ist eine „Und“-Karte: Sie gibt einen Bonus, keine Sonderaktion.
no-newspaper-place = „{ $card }“ braucht eine Zeitung und einen Ort, an dem keine liegt.
no-money-or-sabotage = „{ $card }“ braucht 1 Geld oder 1 Sabotage.
no-such-card = { $character } hat keine Karte { $name } auf der Hand.
no-not-there = { $character } ist { NOUN($spot, case: "at") }, nicht { NOUN($tile, case: "at") }.
no-inactive = { $spot } ist inaktiv: Gewinne zuerst das Vertrauen.
no-costs = { $what } verlangt { LIST($cost, join: "comma") }; { $character } hat { LIST($goods, join: "comma") }.
no-other-scenario = { $name } gehört zum Szenario { $scenario }, das hier nicht gespielt wird.
no-bonus = Jetzt lässt sich kein Bonus nutzen.
no-newspapers = Nur Anton lässt Zeitungen zurück, einmal pro Runde, wo noch keine liegt.
no-face-down = Der Bedarfsmarker hier ist noch verdeckt; eine frühere Vertrauensaktion muss ihn aufdecken.
no-scenario-action = { $action }, { $where }: { $text } { $character } ist { NOUN($spot, case: "at") } und hat { LIST($goods, join: "comma") }.
no-no-road = Eine Reise führt über mindestens eine Straße.
no-road-elsewhere = { START($road) } führt nicht an diesem Ort vorbei: { $spot }.
no-guarded = Über { $road } lässt sich niemand mitnehmen, der sich versteckt: Dort steht ein Besatzer.
no-not-here = Nur wer an deinem Ort ist, kann mitkommen.
no-ticket-now = Eine Fahrkarte ersetzt beide Bewegungen; du bist schon unterwegs.
no-ticket = { $character } hat keine Fahrkarte.
no-there-already = { $character } ist schon dort.
no-empty-offer = Es ist noch nichts darin: Sag, was du gibst oder was du verlangst.
no-overload = { $character } hätte { $would } Ressourcen und darf { $limit } tragen.
no-such-kind = { $name } lässt sich nicht teilen; teilen kann man: { LIST($kinds, join: "comma") }.
no-more-of-it = { $character } hat { $have ->
    [0] { $what }
   *[other] { $what } und nicht mehr
}.
no-more-bundles = { $character } kann keine weiteren Bündel tragen.
no-return = { $character } darf { $limit } Ressourcen tragen und hat nichts dafür zu geben.
no-not-yours = { $character } gehört nicht zu dir.
no-only-between = Nur vor oder nach einer Aktion oder zwischen zwei Bewegungen.
no-partner = Nenne eine andere Figur, mit der geteilt wird.
no-apart = { $character } und { $partner } sind nicht am selben Ort.
no-nothing-held = Keiner von beiden hat etwas, das sich teilen lässt.
no-both-full = Keiner von beiden darf mehr tragen, und zu tauschen haben sie nichts.
no-bundles = In diesem Szenario gibt es keine Bündel.
no-bundle-carried = { $character } trägt kein Bündel.
no-bundle-there = { START(NOUN($spot, case: "at")) } liegt kein Bündel.
no-bundles-full = { $character } trägt schon { $n } Bündel.
no-hands-full = { $character } trägt { $held } und darf nicht mehr als { $limit } tragen.

## Figuren, Dinge und Orte

player = Spieler
road = Straße { $label }
policeman = { $case ->
    [acc] Polizisten
   *[other] Polizist
}
soldier = { $case ->
    [acc] Soldaten
   *[other] Soldat
}
safe = sicher
nothing = nichts
kind-money = Geld
kind-network = Netzwerk
kind-ration = Ration
kind-sabotage = Sabotage
kind-information = Information
kind-bundle = Zeitungsbündel
kind-ticket = Fahrkarte
kind-immunity = Passierschein
some-money = { $n } Geld
some-network = { $n } Netzwerk
some-ration = { $n ->
    [one] 1 Ration
   *[other] { $n } Rationen
}
some-sabotage = { $n } Sabotage
some-information = { $n ->
    [one] 1 Information
   *[other] { $n } Informationen
}
some-bundle = { $n } Zeitungsbündel
some-ticket = { $n ->
    [one] 1 Fahrkarte
   *[other] { $n } Fahrkarten
}
some-immunity = { $n ->
    [one] 1 Passierschein
   *[other] { $n } Passierscheine
}
none-money = kein Geld
none-network = kein Netzwerk
none-ration = keine Rationen
none-sabotage = keine Sabotage
none-information = keine Informationen
none-bundle = keine Zeitungsbündel
none-ticket = keine Fahrkarten
none-immunity = keine Passierscheine
any-resources = { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
} nach Wahl
deck-occupier = { $case ->
    [in] im Besatzerstapel
    [into] in den Besatzerstapel
    [under] unter den Besatzerstapel
    [of] des Besatzerstapels
   *[other] Besatzerstapel
}
deck-raid = { $case ->
    [in] im Razziastapel
    [into] in den Razziastapel
    [under] unter den Razziastapel
    [of] des Razziastapels
   *[other] Razziastapel
}
deck-patrolling = { $case ->
    [in] im Patrouillenstapel
    [into] in den Patrouillenstapel
    [under] unter den Patrouillenstapel
    [of] des Patrouillenstapels
   *[other] Patrouillenstapel
}
deck-control = { $case ->
    [in] im Kontrollstapel
    [into] in den Kontrollstapel
    [under] unter den Kontrollstapel
    [of] des Kontrollstapels
   *[other] Kontrollstapel
}
deck-helper_1 = { $case ->
    [in] im ersten Helferstapel
    [into] in den ersten Helferstapel
    [under] unter den ersten Helferstapel
    [of] des ersten Helferstapels
   *[other] erster Helferstapel
}
deck-helper_2 = { $case ->
    [in] im zweiten Helferstapel
    [into] in den zweiten Helferstapel
    [under] unter den zweiten Helferstapel
    [of] des zweiten Helferstapels
   *[other] zweiter Helferstapel
}
area-red = rot
area-yellow = gelb
area-blue = blau
area-green = grün
area-brown = braun
arrow-white = weiß
arrow-black = schwarz
patrol-card = die { $area }e Karte ({ LIST($moves, join: "comma") })
patrol-arrow = { $kind ->
    [soldier] Soldaten
   *[policeman] Polizisten
} { $arrow }
token-newspaper = Antons Zeitung
token-bundle = ein Bündel
token-striker = ein Streikender
token-person_in_hiding = jemand im Versteck
tokens-bundle = Zeitungsbündel
tokens-striker = Streikende
tokens-person_in_hiding = Untergetauchte
lying-bundle = { $n } Bündel
lying-striker = { $n ->
    [one] 1 Streikender
   *[other] { $n } Streikende
}
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-extreme = extrem
level-figure = { $level } { $n }

## Was Karten sagen. `.then`: dasselbe nach einer Bedingung, mit dem Verb voran

sentence = { START($clause) }.
sentence-start = { START($clause) }
text = { LIST($sentences, join: "blank") }
text-nothing-happens = Nichts geschieht.
text-nothing = nichts geschieht
text-and = UND (bei jeder Aktion): { $text }
    .mode = UND
    .when = bei jeder Aktion
text-with-move = UND (bei einer Reise): { $text }
    .mode = UND
    .when = bei einer Reise
text-or = ODER (statt einer Aktion): { $text }
    .mode = ODER
    .when = statt einer Aktion
text-solo = Ein Aktionspunkt, und: { $text }
text-raid = { $text } Suchzahl { $search }.
text-location = Gib 1 Aktionspunkt{ $cost ->
    [free] { "" }
   *[other] { " " }und { LIST($cost, join: "comma") }
} aus{ $safety ->
    [0] { "" }
   *[other] , senke die Sicherheit hier um { $safety }
}: { $text }
text-shortage = Du erhältst { $gained ->
    [one] 1 Ration
   *[other] { $gained } Rationen
} (Mangel).
text-patrol = { START($moves) }. Falls sich kein Marker bewegt: { $otherwise }
patrol-move = jeder { $kind } im { $area }en Gebiet geht 1 Straße weiter, seinem { $arrow }en Pfeil nach
text-morale-action = Ein Aktionspunkt für eine Figur derjenigen Person, die die Karte einsetzt, jederzeit zwischen zwei Aktionen.
    .name = Moralkarte
text-alibi = { $whom ->
    [whom-self] du { $way ->
        [gained] erhältst
       *[lost] verlierst
    }
   *[other] { $whom } { $way ->
        [gained] erhält
       *[lost] verliert
    }
} { $n } Alibi
    .then = { $whom ->
        [whom-self] { $way ->
            [gained] erhältst
           *[lost] verlierst
        } du
       *[other] { $way ->
            [gained] erhält
           *[lost] verliert
        } { $whom }
    } { $n } Alibi
text-gain = { $whom ->
    [whom-self] du erhältst
   *[other] { $whom } erhält
} { $what }
    .then = { $whom ->
        [whom-self] erhältst du
       *[other] erhält { $whom }
    } { $what }
text-lose = { $whom ->
    [whom-self] du verlierst { $what }{ $n ->
        [one] { "" }
       *[other] { " " }(oder so viele, wie du hast)
    }{ $otherwise ->
        [no] { "" }
       *[other] ; hast du nichts davon, { $otherwise }
    }
   *[other] { $whom } verliert { $what }{ $n ->
        [one] { "" }
       *[other] { " " }(oder so viele, wie sie hat)
    }{ $otherwise ->
        [no] { "" }
       *[other] ; hat sie nichts davon, { $otherwise }
    }
}
    .then = { $whom ->
        [whom-self] verlierst du { $what }{ $n ->
            [one] { "" }
           *[other] { " " }(oder so viele, wie du hast)
        }{ $otherwise ->
            [no] { "" }
           *[other] ; hast du nichts davon, { $otherwise }
        }
       *[other] verliert { $whom } { $what }{ $n ->
            [one] { "" }
           *[other] { " " }(oder so viele, wie sie hat)
        }{ $otherwise ->
            [no] { "" }
           *[other] ; hat sie nichts davon, { $otherwise }
        }
    }
whom-self = du
whom-it = sie
whom-each = jede Figur
whom-here = jede Figur dort
whom-adjacent = jede Figur an einem benachbarten Ort
whom-aged = jede Figur von { $youngest } bis { $oldest } Jahren
whom-carriers = jede Figur, die ein Bündel trägt,
whom-provided = jede Figur mit { $rations } oder mehr Rationen
whom-one = eine Figur deiner Wahl
whom-one-here = eine Figur an deinem Ort
whom-other-here = eine andere Figur an deinem Ort
whom-one-near = eine Figur an deinem oder einem benachbarten Ort
whom-lowest = die Figur mit dem niedrigsten Alibi
text-morale = die Moral { $way ->
    [gained] steigt
   *[lost] sinkt
} um { $n }
    .then = { $way ->
        [gained] steigt
       *[lost] sinkt
    } die Moral um { $n }
text-hunger = der Hunger { $way ->
    [gained] steigt
   *[lost] sinkt
} um { $n }
    .then = { $way ->
        [gained] steigt
       *[lost] sinkt
    } der Hunger um { $n }
text-safety = { $way ->
    [gained] erhöhe
   *[lost] senke
} die Sicherheit { $where } um { $n }
    .then = { text-safety }
    .option = die Sicherheit { $where } { $way ->
        [gained] steigt
       *[lost] sinkt
    } um { $n }
text-safety-up-to = { $way ->
    [gained] erhöhe
   *[lost] senke
} die Sicherheit von bis zu { $where } um { $n }
    .then = { text-safety-up-to }
where-mine = deines Ortes
where-mine-and-adjacent = deines Ortes und eines benachbarten Ortes deiner Wahl
where-choice = eines Ortes deiner Wahl
where-country = jedes Ortes auf dem Land
where-adjacent-choice = eines benachbarten Ortes deiner Wahl
where-all-adjacent = jedes Nachbarortes
where-die-city = des Ortes in der Stadt, dessen Zahl du würfelst,
where-die-country = des Ortes auf dem Land, dessen Zahl du würfelst,
where-each-character = des Ortes jeder Figur (einmal pro Figur)
where-with-token = jedes Ortes mit einem Szenariomarker
where-token-lowest = des Ortes mit Marker und niedrigster Sicherheit
where-destination = des Ortes, zu dem du reist,
where-origin = des Ortes, von dem du kommst,
where-active-choice = eines aktiven Ortes deiner Wahl (keiner aktiv: eines beliebigen Ortes)
where-tile = { NOUN($tile, case: "of") }
where-several = { $number ->
    [1] eines Ortes
    [2] zweier verschiedener Orte
    [3] dreier verschiedener Orte
    [4] von vier verschiedenen Orten
   *[other] von { $number } verschiedenen Orten
} deiner Wahl
where-several-country = { $number ->
    [1] einem Ort
    [2] zwei verschiedenen Orten
    [3] drei verschiedenen Orten
    [4] vier verschiedenen Orten
   *[other] { $number } verschiedenen Orten
} auf dem Land deiner Wahl
text-intensify = verschärfe { $road }
    .then = { text-intensify }
text-downgrade = entschärfe { $road }
    .then = { text-downgrade }
which-road-named = { $road }
which-road-this = die Straße, auf der du bist
which-road-here = eine Straße an deinem Ort (deiner Wahl)
which-road-choice = eine Straße deiner Wahl
which-road-first-there = die erste Straße (nach Buchstaben) an diesem Ort, die sich noch verschärfen lässt
which-road-first-safe-there = die erste sichere Straße (nach Buchstaben) an diesem Ort
which-road-first-line = die erste fahrende Bahnlinie (nach Buchstaben), die sich noch verschärfen lässt
which-road-first-safe = die erste sichere Straße (nach Buchstaben) im { $area }en Gebiet
which-road-first-policeman = die erste Straße (nach Buchstaben) im { $area }en Gebiet mit einem Polizisten
text-shift = versetze einen Polizisten von { $where ->
    [any] einer beliebigen Straße
   *[here] einer Straße an deinem Ort (deiner Wahl)
} auf eine Nachbarstraße mit weniger als { $most } Markern
    .then = { text-shift }
text-peek = sieh dir die { $n ->
    [one] oberste Karte
   *[other] obersten { $n } Karten
} { NOUN($deck, case: "of") } an{ $mode ->
    [look] { "" }
    [bury] ; du darfst sie nach unten legen
   *[reorder] { " " }und lege sie in beliebiger Reihenfolge zurück
}
    .then = { text-peek }
text-swap = du darfst { $kind ->
    [information] { $n } deiner Informationen in { $n ->
        [one] eine Ressource
       *[other] Ressourcen
    }
   *[any] bis zu { $n } deiner Ressourcen in Ressourcen
} deiner Wahl umtauschen
    .then = darfst du { $kind ->
        [information] { $n } deiner Informationen in { $n ->
            [one] eine Ressource
           *[other] Ressourcen
        }
       *[any] bis zu { $n } deiner Ressourcen in Ressourcen
    } deiner Wahl umtauschen
text-choose = wähle: { $first } ODER { $second }
    .then = { text-choose }
pay-way = zahle { $cost }{ $done ->
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
text-take-helper = nimm 1 Helferkarte
    .then = { text-take-helper }
text-extra-patrol = führe jetzt 1 zusätzliche Patrouillenkarte aus
    .then = { text-extra-patrol }
text-extra-action = führe jetzt 1 zusätzliche Aktion aus
    .then = { text-extra-action }
text-raid-lowest = eine Razzia trifft den Ort mit der niedrigsten Sicherheit
    .then = trifft eine Razzia den Ort mit der niedrigsten Sicherheit
text-hide-requirement = verdecke einen offenen Bedarfsmarker deiner Wahl, falls mindestens { $least_face_up ->
    [1] einer offen liegt
    [2] zwei offen liegen
    [3] drei offen liegen
   *[other] { $least_face_up } offen liegen
} (sonst sinkt die Moral um { $morale_lost })
    .then = { text-hide-requirement }
text-deactivate-resource = drehe einen aktiven Ressourcenort deiner Wahl zurück auf inaktiv (keiner aktiv: die Moral sinkt um { $morale_lost })
    .then = { text-deactivate-resource }
text-reopen-check = wähle eine stillgelegte Bahnlinie und würfle: Bei { $highest } oder weniger fährt sie wieder (keine stillgelegt: nichts)
    .then = { text-reopen-check }
text-leave-paper = Anton lässt eine seiner Zeitungen an seinem Ort zurück, wo noch keine liegen darf
    .then = lässt Anton eine seiner Zeitungen an seinem Ort zurück, wo noch keine liegen darf
text-one-road = du darfst 1 Straße reisen, ohne eine Kontrollkarte zu ziehen
    .then = darfst du 1 Straße reisen, ohne eine Kontrollkarte zu ziehen
text-flee = jede Figur dort muss 1 Straße eigener Wahl reisen, ohne Kontrollkarte
    .then = muss jede Figur dort 1 Straße eigener Wahl reisen, ohne Kontrollkarte
text-ferry = eine Figur deiner Wahl darf an einen beliebigen Ort gesetzt werden (wer sie spielt, entscheidet)
    .then = darf eine Figur deiner Wahl an einen beliebigen Ort gesetzt werden (wer sie spielt, entscheidet)
text-stop = du kommst an, und deine Reise endet
    .then = kommst du an, und deine Reise endet
text-turn-back = du kehrst an den Ort zurück, den du verlassen hast, und deine Reise endet
    .then = kehrst du an den Ort zurück, den du verlassen hast, und deine Reise endet
text-if = wenn { $condition }, { $then ->
    [nothing] geschieht nichts
   *[other] { $then }
}{ $otherwise ->
    [no] { "" }
   *[other] ; sonst { $otherwise }
}
    .then = { text-if }
if-tag = { $tag }
if-age-at-most = du { $n } oder jünger bist
if-alibi-at-most = dein Alibi { $n } oder niedriger ist
if-resources-at-least = du { $n } oder mehr Ressourcen hast
if-has = du { $kind ->
    [ration] eine Ration
    [information] eine Information
   *[other] { $kind }
} hast
if-morale-at-most = die Moral { $n } oder niedriger ist
if-alone = keine andere Figur an deinem Ort ist
if-in-city = du in der Stadt bist
if-in-country = du auf dem Land bist
if-road-to-country = ein Ende dieser Straße auf dem Land liegt
if-at = du { NOUN($tile, case: "at") } bist
tag-press = du bei der Presse arbeitest
tag-trade = du im Handwerk oder Handel arbeitest
tag-police = du bei der Polizei bist
tag-student = du studierst
tag-medical = du in der Pflege arbeitest
tag-clergy = du Geistlicher bist
tag-farm = du in der Landwirtschaft arbeitest
tag-artist = du Künstler bist
tag-civil_servant = du im öffentlichen Dienst bist
on-move-roads = Diese Reise führt { $n ->
    [one] 1 Straße
   *[other] { $n } Straßen
} weiter.
on-move-keep-resources = Kontrollkarten auf dieser Reise können dir keine Ressourcen nehmen.
on-move-ignore-policemen = Polizisten zählen auf dieser Reise nicht.
on-move-alibi-after-control = Du erhältst { $alibi } Alibi nach jeder Kontrollkarte auf dieser Reise.
on-move-safety-on-entry = Erhöhe die Sicherheit jedes Ortes, den du auf dieser Reise betrittst, um { $safety }.
way-give_something_up = Etwas hergeben
way-refuse = Sich weigern
way-lie_low = Sich bedeckt halten
way-carry_on = Weitermachen
way-stand_close_and_remember_the_names = Nahe herangehen und sich die Namen merken
way-stay_away = Fernbleiben
way-warn_them_through_a_contact = Sie über einen Kontakt warnen
way-break_off_contact = Den Kontakt abbrechen
way-keep_silent_and_be_suspected = Schweigen und verdächtigt werden
way-close_the_address = Die Adresse aufgeben
way-help_a_family_move = Einer Familie beim Umzug helfen
way-look_on = Zusehen
way-print_their_names = Ihre Namen drucken
way-keep_silent_for_now = Vorerst schweigen
way-buy_paper = Papier kaufen
way-use_stolen_stamps = Gestohlene Stempel nehmen

## Szenarien

lose-morale = die Moral fällt auf 0
lose-alibi = das Alibi einer Figur fällt auf 0
lose-time = eine Besatzerkarte muss gezogen werden, und es ist keine mehr da
scenario-expanding_the_network = Das Netzwerk wächst
    .period = Frühjahr 1943
    .goal = Dreht alle 13 Orte auf ihre aktive Seite; in diesem Moment ist das Spiel gewonnen.
    .rule-1 = Alle Ortsplättchen beginnen inaktiv: Man kann sie betreten, sie haben Sicherheit und können Ziel einer Razzia sein, aber ihre Sonderaktion ist nicht nutzbar.
    .rule-2 = Bedarfsmarker liegen anfangs verdeckt. Ein Besuch oder eine gewöhnliche Aktion an einem Ort deckt seinen Marker nie auf.
    .rule-3 = Jedes Mal, wenn ein Ort aktiv wird, deckt diese Person { $tokens_revealed ->
        [one] einen verdeckten Bedarfsmarker
       *[other] { $tokens_revealed } verdeckte Bedarfsmarker
    } ihrer Wahl auf, solange es noch welche gibt (siehe R1).
    .done = { $done } von { $goal } Orten aktiv
    .task = Mach { $goal } Orte aktiv
    .progress = { scenario-expanding_the_network.done }
    .history = Ab 1942/43 wuchsen örtliche Helfer zu einer landesweiten Organisation für Untergetauchte (LO) zusammen, deren Mitglieder auf geheimen „Börsen“ Adressen tauschten.
action-trust_1 = Vertrauen 1
    .where = an einem inaktiven Ressourcenort
    .text = Gib dort 1 Aktionspunkt aus, um ihn aktiv zu machen; decke dann { $tokens_revealed ->
        [one] einen Bedarfsmarker
       *[other] { $tokens_revealed } Bedarfsmarker
    } auf.
action-trust_2 = Vertrauen 2
    .where = an einem anderen inaktiven Ort, dessen Bedarfsmarker offen liegt
    .text = Gib 1 Aktionspunkt und alle Ressourcen auf dem Marker aus: Der Ort wird aktiv, der Marker kommt aus dem Spiel, decke { $tokens_revealed ->
        [one] einen weiteren Marker
       *[other] { $tokens_revealed } weitere Marker
    } auf und nimm dann { $trust_2_helpers ->
        [0] keine Helferkarte
        [one] eine Helferkarte
       *[other] { $trust_2_helpers } Helferkarten
    } als Bonus.
scenario-arbeitseinsatz = Arbeitseinsatz
    .period = Sommer 1943
    .goal = Bringt { $goal } Menschen an den sicheren Ort auf ihrem Marker und zahlt dort den Bedarfsmarker; in diesem Moment ist das Spiel gewonnen.
    .rule-1 = Zu Beginn gibt es für jede Figur { $people_per_character ->
        [one] 1 Untergetauchten
       *[other] { $people_per_character } Untergetauchte
    }.
    .rule-2 = Wer reist, darf 1 Untergetauchten mitnehmen. Untergetauchte bleiben auf dem Plan, bis sie gerettet oder verhaftet sind.
    .rule-3 = Über eine Straße mit einem Besatzermarker kann nie jemand mitgenommen werden.
    .rule-4 = Sobald jemand gerettet oder verhaftet ist, zieht der Startspieler sofort eine neue Person und stellt sie auf.
    .rule-5 = In der Gefahrenphase senkt jeder Untergetauchte die Sicherheit seines Ortes um 1.
    .rule-6 = Wer bei einer Razzia gefunden wird, ist verhaftet: Die Moral sinkt um { $arrest_morale }, und jede Figur verliert { $arrest_alibi } Alibi.
    .lose = so viele Menschen sind verhaftet, wie die Schwierigkeit erlaubt: { LIST($limits, join: "comma") }
    .done = { $done } von { $goal } Menschen gerettet
    .risk = { $lost } verhaftet (Grenze { $limit })
    .task = Bring { $goal } in Sicherheit
    .threat = { $lost } verhaftet; bei { $limit } ist alles verloren
    .progress = { scenario-arbeitseinsatz.done }, { scenario-arbeitseinsatz.risk }
    .history = Ganze Jahrgänge wurden zur Zwangsarbeit nach Deutschland gerufen. Die April-Mai-Streiks von 1943 brachen aus, als entlassene Soldaten erneut einberufen wurden; eine Welle von Menschen tauchte unter.
action-save = In Sicherheit bringen
    .where = am sicheren Ort einer Person, die auch dort ist
    .text = Gib 1 Aktionspunkt und alles auf dem Bedarfsmarker aus: Die Person ist gerettet, und die Moral steigt um { $save_morale }.
action-misinform = Täuschen
    .where = an einem Ort mit einem Polizisten auf einer angrenzenden Straße
    .text = Gib 1 Aktionspunkt aus und senke die Sicherheit deines Ortes um { $misinform_safety }: Versetze einen Polizisten von einer Straße an deinem Ort auf eine Nachbarstraße mit höchstens einem Besatzermarker, dann verlierst du { $misinform_alibi } Alibi.
scenario-the_word_must_travel = Das Wort muss reisen
    .period = Winter 1943/44
    .goal = Bringt Zeitungsbündel an die Zielorte; das sind die acht Orte ohne Ressourcen außer der Druckerei. Jeder nimmt ein Bündel. { LIST($supply, join: "comma") }. Mit einer oder zwei Figuren nehmen die Kirche und die Universität je zwei Bündel: Liefert { $doubled ->
        [all] alle { $deliveries_1 }
        [alike] { $deliveries_1 } von 10
       *[different] { $deliveries_1 } oder { $deliveries_2 } von 10
    }.
    .rule-1 = Bündel kommen aus der Druckerei. Eine Figur trägt höchstens { $carry_bundles }; jedes getragene Bündel zählt als Ressource für die Traggrenze und in der Gefahrenphase.
    .rule-2 = Bündel darf man ohne Aktion am eigenen Ort aufnehmen, ablegen und teilen, immer wenn Teilen erlaubt ist.
    .rule-3 = Ein Bündel, das an einem Ort liegt, senkt in der Gefahrenphase dessen Sicherheit um 1 und ist ein Marker, nach dem Razzien suchen.
    .rule-4 = Wer wegen eines Soldaten eine Kontrollkarte ausführt und ein Bündel trägt, verliert danach { $control_alibi } weiteres Alibi.
    .rule-5 = Ein Bündel, das bei einer Razzia gefunden wird, ist beschlagnahmt: Die Moral sinkt um { $seize_morale }.
    .lose = so viele Bündel sind beschlagnahmt, wie die Schwierigkeit erlaubt: { LIST($limits, join: "comma") }
    .done = { $done } von { $goal } Bündeln geliefert
    .risk = { $lost } beschlagnahmt (Grenze { $limit })
    .task = Liefere { $goal } Bündel
    .threat = { $lost } beschlagnahmt; bei { $limit } ist alles verloren
    .progress = { scenario-the_word_must_travel.done }, { scenario-the_word_must_travel.risk }
    .history = Fast dreizehnhundert illegale Blätter sind dem Namen nach bekannt; die größten, wie Het Parool, Trouw und Vrij Nederland, wurden unter Lebensgefahr in Zehntausenden Exemplaren verbreitet.
supply = { $place ->
    [first] Versorgt mit { LIST($sizes, join: "or") } Figuren
   *[later] mit { LIST($sizes, join: "or") }
} { $targets ->
    [all] alle { $goal }
   *[any] beliebige { $goal }
}
size-3 = drei
size-4 = vier
size-5 = fünf
action-print = Eine Ausgabe drucken
    .where = in der Druckerei
    .text = Gib 1 Aktionspunkt, { $print_cost_money } Geld für Papier und { $print_cost_information } Information für Nachrichten aus und senke die Sicherheit hier um { $print_cost_safety_here }: Lege { $bundles_per_print } Bündel hierher (man darf sie sofort aufnehmen).
action-deliver = Ein Bündel übergeben
    .where = an einem Zielort, der noch ein Bündel nimmt
    .text = Gib 1 Aktionspunkt, { $deliver_cost_network ->
        [0] 1
       *[other] { $deliver_cost_network } Netzwerk und 1
    } getragenes Bündel aus: Das Bündel bleibt dort als Markierung, und die Moral steigt um { $deliver_morale }.
scenario-the_trains_stand_still = Die Züge stehen still
    .period = Herbst 1944
    .goal = Legt { $goal ->
        [7] alle
       *[other] { $goal } der
    } 7 Bahnlinien gleichzeitig still.
    .rule-1 = Der Bahnhof ist nicht im Spiel; Fahrkarten gibt es nur von Helferkarten (ein Platz auf einem Bauernwagen).
    .rule-2 = Sieben Straßen sind Bahnlinien: D, F, H, K, L, P und S. Alle fahren zu Beginn und haben einen offenen Bedarfsmarker.
    .rule-3 = Wer eine Linie stilllegt, stellt einen Streikenden (einen Marker für Untergetauchte) an seinen Ort. Streikende bewegen sich nicht. In der Gefahrenphase senkt jeder Streikende die Sicherheit dieses Ortes um 1.
    .rule-4 = Ein Streikender, der bei einer Razzia gefunden wird, ist verhaftet: Die Moral sinkt um { $arrest_morale }, und { $arrest_lines ->
        [0] keine stillgelegte Linie fährt
        [one] eine stillgelegte Linie, gewählt von der Person, die gewürfelt hat, fährt
       *[other] { $arrest_lines } stillgelegte Linien, gewählt von der Person, die gewürfelt hat, fahren
    } wieder.
    .rule-5 = Am Ende der Patrouillenphase würfelt der Startspieler für jede stillgelegte Linie mit einem Soldaten, nach Buchstaben: Bei { $reopen_on ->
        [0] keiner Zahl
        [1] 1
       *[other] 1-{ $reopen_on }
    } fährt sie wieder.
    .lose = so viele Streikende sind verhaftet, wie die Schwierigkeit erlaubt: { LIST($limits, join: "comma") }
    .done = { $done } von { $goal } Linien stillgelegt
    .risk = { $lost ->
        [one] 1 Streikender
       *[other] { $lost } Streikende
    } verhaftet (Grenze { $limit })
    .task = Halte { $goal } Linien zugleich an
    .threat = { $lost } verhaftet; bei { $limit } ist alles verloren
    .progress = { scenario-the_trains_stand_still.done }, { scenario-the_trains_stand_still.risk }
    .history = Am 17. September 1944 rief die Exilregierung zum Eisenbahnerstreik auf. Rund 30 000 Eisenbahner legten die Arbeit nieder und mussten sich bis zur Befreiung verstecken; ein geheimer Hilfsfonds bezahlte ihre Familien.
action-halt = Eine Linie stilllegen
    .where = an einem Ende einer fahrenden Bahnlinie
    .text = Gib 1 Aktionspunkt und die Ressourcen auf dem Marker dieser Linie aus ({ LIST($surcharge, join: "comma") } mehr, wenn ein Soldat darauf steht): Die Linie steht still, ein Streikender kommt hierher, und die Moral steigt um { $halt_morale }.
action-strike_pay = Die Familien bezahlen
    .where = an einem Ort mit einem Streikenden
    .text = Gib 1 Aktionspunkt und { LIST($pay_cost, join: "comma") } aus dem Hilfsfonds aus: Der Streikende taucht unter (Marker entfernen), und die Moral steigt um { $pay_morale }.
scenario-hunger_winter = Hungerwinter
    .period = Winter 1944/45
    .goal = Gebt in jeder der vier Küchen (Kirche, Café, Krankenhaus, Universität) { $servings_per_kitchen ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[4] viermal
    } eine Mahlzeit aus{ $alike ->
        [yes] { "" }
       *[no] ; mit einer oder zwei Figuren { $servings_per_kitchen_of_few ->
            [1] einmal
            [2] zweimal
            [3] dreimal
           *[4] viermal
        }
    }.
    .rule-1 = Keine Züge: Der Bahnhof ist nicht im Spiel.
    .rule-2 = Mangel: Das Verteilungsamt gibt { $distribution_office_yield ->
        [0] nichts
        [one] 1 Ration
       *[other] { $distribution_office_yield } Rationen
    } statt 2.
    .rule-3 = Nachdem { $hunger_level ->
        [1] eine Besatzerkarte
        [2] eine Besatzerkarte der Bedrohungsstufe 2
       *[3] keine Besatzerkarte
    } ausgeführt wurde, steigt der Hunger um { $hunger_rise }.{ $hunger_night_of_few ->
        [0] { "" }
       *[other] { " " }Mit einer oder zwei Figuren steigt er auch am Ende jeder Patrouillenphase um { $hunger_night_of_few }.
    }
    .rule-4 = Der Hunger beginnt bei { LIST($starts, join: "comma") }. Er sinkt nie unter 0.
    .lose = der Hunger erreicht { $hunger_limit }
    .done = { $done } von { $goal } Mahlzeiten ausgegeben
    .risk = Hunger { $hunger } von { $limit }
    .task = Gib { $goal } Mahlzeiten aus
    .threat = Hunger { $hunger }; bei { $limit } ist alles verloren
    .progress = { scenario-hunger_winter.done }, { scenario-hunger_winter.risk }
    .history = Im Winter 1944/45 kosteten Hunger und Kälte im Westen etwa zwanzigtausend Menschen das Leben. Suppenküchen, Kirchen- und Nachbarschaftskomitees und lange Märsche zu den Bauern hielten viele andere am Leben.
hunger-start = { $n } { $characters ->
    [1] allein
    [2] mit zwei Figuren
    [3] mit drei
    [4] mit vier
   *[5] mit fünf
}{ $others ->
    [0] { "" }
   *[other] { " " }({ LIST($others, join: "comma") })
}
action-trek = Hungermarsch
    .where = an jedem Ort auf dem Land
    .text = Gib 1 Aktionspunkt und { LIST($trek_cost, join: "comma") } zum Tauschen aus: Du erhältst { $trek_other ->
        [0] nichts
        [one] 1 Ration
       *[other] { $trek_other } Rationen
    }, auf dem Bauernhof { $trek_farm }.
action-serve = Eine Mahlzeit ausgeben
    .where = in einer Küche, die noch nicht alle Mahlzeiten hatte
    .text = Gib 1 Aktionspunkt und { $rations_per_serving ->
        [0] nichts
        [one] 1 Ration
       *[other] { $rations_per_serving } Rationen
    } aus: Markiere eine Mahlzeit, der Hunger sinkt um { $serve_hunger }, und die Moral steigt um { $serve_morale }.

## Vor dem Spiel

setup-players = Spieler
    .help = 1 bis 5. Eine Person mit einer Figur spielt die Solovariante (OSO-158).
setup-scenario = Szenario
    .help = Ziele, Regeln und Aufbau (OSO-3).
setup-difficulty = Schwierigkeit
    .help = Alibi zu Beginn, Besatzer, Grenzen (OSO-5).
setup-characters = Figuren
    .help = Eine für jede Person oder mehr, höchstens fünf: Sie werden reihum verteilt (R32).
setup-character = { $character }, { $profession }
setup-start_player = Startspieler
    .help = Wer sich zuletzt der Obrigkeit widersetzt hat, oder es wird gewürfelt (OSO-40).
    .roll = würfeln
    .player = Spieler { $n }
setup-helper_decks_face_up = Helferkarten offen
    .help = Die oberste Karte jedes Helferstapels liegt offen (R16).
setup-reserve_cards = Reservekarten
    .help = Die sechs Reservekarten der Besatzer ersetzen die des Szenarios (R2).
about-game = Gewöhnliche Menschen leisten Widerstand gegen die Besetzung der Niederlande, 1943 bis 1945. Eine inoffizielle Umsetzung des Spiels von Marcel Köhler (Solovariante: Carla Kopp), erschienen bei Liberation Game Design. Die meisten Karten, der Spielplan und die Szenarien 3 bis 5 stammen von Parlour.
catalogue-note = Der Spielplan, die meisten Kartentexte, alle Startwerte und die Szenarien 3 bis 5 stammen von Parlour.

## Das Bild im Terminal

picture-title = { $scenario }, { $difficulty }. Runde { $round }, { $turn ->
    [nobody] { $phase }
   *[other] { $turn } am Zug
}. Startspieler: { $start }.
picture-tracks = Moral { $morale }   Moralkarten { $cards }   Besatzerkarten { $occupiers }
picture-legend = p Polizist, S Soldat, # fahrende Linie, = stillgelegte Linie, * Marker, x inaktiv
picture-safe = Sicher { $n }
picture-roads = Straßen
picture-line = Linie-{ $state ->
    [halted] steht
   *[runs] fährt({ LIST($needs, join: "comma") })
}
picture-needs = braucht { LIST($needs, join: "comma") }
picture-face-down = Bedarfsmarker verdeckt
picture-person = { $person } (sicher in { $spot })
picture-done = { $n } erledigt
picture-newspaper = Zeitung
picture-character = { $character }{ $own ->
    [yes] { " " }(du)
   *[no] { "" }
} in { $spot }   Alibi { $alibi }   hat { LIST($goods, join: "comma") } ({ $held } von { $limit })
picture-hand = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf der Hand
picture-occupier = Besatzerkarte, { $card }: { $text }
picture-helper = Helferstapel { $n } ({ $size }): { $card }, { $text }
picture-control = Kontrollkarte ({ $facing }), { $card }: { $situation }
picture-known = Du hast gesehen ({ $deck }): { $cards }
phase-start = Startphase
phase-action = Aktionsphase
phase-danger = Gefahrenphase
phase-patrolling = Patrouillenphase

## Figuren und ihre Karten

character-anton = Anton
    .profession = Schriftsetzer
    .brief = Lässt Zeitungen zurück, die die Moral heben.
    .ability = Beginnt mit { $newspapers } Zeitungsmarkern. Einmal pro Runde, direkt vor oder nach einer seiner Aktionen, darf er einen an seinem Ort zurücklassen, wenn dort keiner liegt: Die Moral steigt um { $newspaper_morale }. Eine Zeitung ist ein Marker am Ort: Razzien suchen danach, und wird sie gefunden, kommt sie aus dem Spiel und Anton verliert { $newspaper_alibi } Alibi.
    .bio = Steht für die Drucker und Redakteure, die die illegalen Blätter am Leben hielten.
card-anton_1 = Frische Tinte
card-anton_2 = Geflüsterte Schlagzeile
card-anton_3 = Presse auf dem Küchentisch
character-paul = Paul
    .profession = Bäckerbote
    .brief = Reist weiter als die anderen.
    .ability = Jede seiner Reisen führt über bis zu { $roads } Straßen statt { $usual }.
    .bio = Der Vorname ehrt die Widmung im Regelheft; Alter, Beruf und Geschichte sind erfunden. Steht für kleine Händler, die jede Hintertür ihrer Stadt kannten.
card-paul_1 = Unter den Broten
card-paul_2 = Lieferrunde
card-paul_3 = Hintergasse
character-cornelia = Cornelia
    .profession = Näherin
    .brief = Ihre Ressourcen machen einen Ort weniger unsicher.
    .ability = In der Gefahrenphase ist der Verlust an Sicherheit durch ihre Ressourcen um { $less } geringer (nie unter 0).
    .bio = Der Vorname ehrt die Widmung im Regelheft; Alter, Beruf und Geschichte sind erfunden. Steht für junge Frauen, die Papiere und Marken in ihre Kleider genäht bei sich trugen.
card-cornelia_1 = Kanne Ersatzkaffee
card-cornelia_2 = Augen hinter dem Vorhang
card-cornelia_3 = Verstecktes Futter
character-kees = Kees
    .profession = Polizist
    .brief = Kommt jede Runde an einem Polizisten vorbei.
    .ability = Einmal pro Runde darf er, bevor wegen eines Polizisten eine Kontrollkarte gezogen wird, ohne Karte an ihm vorbeigehen.
    .bio = Steht für die Polizisten, die jene warnten, die sie holen sollten.
card-kees_1 = Im Dienst
card-kees_2 = Ein warnendes Wort
card-kees_3 = Falsch abgelegter Bericht
character-hanneke = Hanneke
    .profession = Studentin
    .brief = Darf bei einer Kontrolle das andere Ergebnis nehmen.
    .ability = Hat sie das Ergebnis ihrer eigenen Wahl auf einer Kontrollkarte gehört, und nichts weiter, darf sie stattdessen das unbekannte Ergebnis der anderen Wahl nehmen.
    .bio = Steht für die studentischen Kurierinnen von 1943.
card-hanneke_1 = Mit dem Fahrrad
card-hanneke_2 = Vorlesungsmitschrift
card-hanneke_3 = Kette des Vertrauens
character-mies = Mies
    .profession = Gemeindeschwester
    .brief = Jeden Morgen erhält jemand bei ihr Alibi.
    .ability = Am Ende jeder Startphase erhält eine Figur an ihrem Ort (sie selbst zählt mit) { $alibi } Alibi; wer Mies spielt, wählt sie aus.
    .bio = Steht für Krankenschwestern, deren Tracht nach der Sperrstunde Wege öffnete.
card-mies_1 = Nachtschicht
card-mies_2 = Armbinde
card-mies_3 = Hausbesuch
character-berend = Berend
    .profession = Pfarrer
    .brief = Mildert schwere Verluste an Moral.
    .ability = Jedes Mal, wenn die Moral auf einmal um { $shield_from } oder mehr sinken würde, sinkt sie um { $shield } weniger.
    .bio = Steht für Pfarrer und Priester, die ihre Gemeinden um Verstecke baten.
card-berend_1 = Kollekte
card-berend_2 = Seelsorge
card-berend_3 = Sonntagspredigt
character-greet = Greet
    .profession = Bäuerin
    .brief = Macht das Land nie unsicher.
    .ability = In der Gefahrenphase senkt ihr Alibi nie die Sicherheit eines Ortes auf dem Land.
    .bio = Steht für die Bauernfamilien, die jahrelang Fremde ernährten.
card-greet_1 = Kartoffelkeller
card-greet_2 = Milchwagen
card-greet_3 = Heuschober
character-leo = Leo
    .profession = Grafiker
    .brief = Reist mit gefälschten Papieren und behält sie manchmal.
    .ability = Beginnt mit { $immunity ->
        [one] 1 Passierschein
       *[other] { $immunity } Passierscheinen
    }. Jedes Mal, wenn er einen abgibt, um an einem Besatzer vorbeizukommen, würfelt er und behält ihn bei { $kept_on ->
        [6] 6
        [7] keiner Zahl
       *[other] { $kept_on }-6
    }.
    .bio = Steht für die Künstler der Amsterdamer Ausweiswerkstätten.
card-leo_1 = Blankokarten
card-leo_2 = Skizze des Kontrollpostens
card-leo_3 = Ruhige Hand
character-suze = Suze
    .profession = Standesbeamtin
    .brief = Sammelt jede Runde mehr Informationen.
    .ability = Ihr erstes Informationensammeln jeder Runde bringt { $more } zusätzlich.
    .bio = Steht für Beamte, die Karten aus dem Melderegister verschwinden ließen.
card-suze_1 = Nachgemachter Stempel
card-suze_2 = Büroklatsch
card-suze_3 = Verlorene Akte

## Orte

location-bank = { $case ->
    [at] in der Bank
    [to] zur Bank
    [of] der Bank
    [the] die Bank
    [acc] die Bank
   *[other] Bank
}
    .theme = Bankiers leiteten über geheime Konten große Summen an Untergetauchte.
location-cafe = { $case ->
    [at] im Café
    [to] zum Café
    [of] des Cafés
    [the] das Café
    [acc] das Café
   *[other] Café
}
    .theme = Ein Ecktisch, an dem Namen nie laut fallen.
location-distribution_office = { $case ->
    [at] im Verteilungsamt
    [to] zum Verteilungsamt
    [of] des Verteilungsamts
    [the] das Verteilungsamt
    [acc] das Verteilungsamt
   *[other] Verteilungsamt
}
    .theme = Angestellte, die Marken hinausschmuggelten; später Ziel von Überfällen der Kommandos des Widerstands.
location-meeting_office = { $case ->
    [at] im Treffbüro
    [to] zum Treffbüro
    [of] des Treffbüros
    [the] das Treffbüro
    [acc] das Treffbüro
   *[other] Treffbüro
}
    .theme = Hinterzimmer, in dem Akten, Stempel und Schlüssel den Besitzer wechseln.
location-church = { $case ->
    [at] in der Kirche
    [to] zur Kirche
    [of] der Kirche
    [the] die Kirche
    [acc] die Kirche
   *[other] Kirche
}
    .theme = Eine Kanzel konnte noch sagen, was Zeitungen nicht konnten.
location-farm = { $case ->
    [at] auf dem Bauernhof
    [to] zum Bauernhof
    [of] des Bauernhofs
    [the] der Bauernhof
    [acc] den Bauernhof
   *[other] Bauernhof
}
    .theme = Heuböden und Keller boten Hunderttausenden Untergetauchten Schutz.
location-forger = { $case ->
    [at] beim Fälscher
    [to] zum Fälscher
    [of] des Fälschers
    [the] der Fälscher
    [acc] den Fälscher
   *[other] Fälscher
}
    .theme = Künstler und Drucker ahmten Ausweise nach, die als fälschungssicher galten.
location-hairdresser = { $case ->
    [at] beim Friseur
    [to] zum Friseur
    [of] des Friseurs
    [the] der Friseur
    [acc] den Friseur
   *[other] Friseur
}
    .theme = Neue Haare, neue Brille, neuer Name.
location-hospital = { $case ->
    [at] im Krankenhaus
    [to] zum Krankenhaus
    [of] des Krankenhauses
    [the] das Krankenhaus
    [acc] das Krankenhaus
   *[other] Krankenhaus
}
    .theme = Ärzte bescheinigten Krankheiten, die es nicht gab.
location-informant_house = { $case ->
    [at] im Haus des Informanten
    [to] zum Haus des Informanten
    [of] des Hauses des Informanten
    [the] das Haus des Informanten
    [acc] das Haus des Informanten
   *[other] Haus des Informanten
}
    .theme = Jemand auf der anderen Seite hört noch auf sein Gewissen.
location-police_station = { $case ->
    [at] auf der Polizeiwache
    [to] zur Polizeiwache
    [of] der Polizeiwache
    [the] die Polizeiwache
    [acc] die Polizeiwache
   *[other] Polizeiwache
}
    .theme = Manche Polizisten warnten jene, die sie verhaften sollten.
location-train_station = { $case ->
    [at] am Bahnhof
    [to] zum Bahnhof
    [of] des Bahnhofs
    [the] der Bahnhof
    [acc] den Bahnhof
   *[other] Bahnhof
}
    .theme = Volle Bahnsteige verbergen Reisende und Beobachter gleichermaßen.
location-university = { $case ->
    [at] in der Universität
    [to] zur Universität
    [of] der Universität
    [the] die Universität
    [acc] die Universität
   *[other] Universität
}
    .theme = Studierende verweigerten 1943 die Loyalitätserklärung, und ihre Freunde halfen ihnen unterzutauchen.
location-printing_house = { $case ->
    [at] in der Druckerei
    [to] zur Druckerei
    [of] der Druckerei
    [the] die Druckerei
    [acc] die Druckerei
   *[other] Druckerei
}
    .theme = Bei Tag Hochzeitskarten, bei Nacht Trouw, Het Parool oder Vrij Nederland.
location-windmill = { $case ->
    [at] an der Windmühle
    [to] zur Windmühle
    [of] der Windmühle
    [the] die Windmühle
    [acc] die Windmühle
   *[other] Windmühle
}
    .theme = Die Stellung der Flügel konnte eine stille Warnung über den Polder tragen.

## Untergetauchte

person-h1 = ein Maurer von zwanzig Jahren, der seine Einberufung zerriss
person-h2 = ein Medizinstudent, der die Erklärung nicht unterschreiben wollte
person-h3 = ein Werftschweißer auf Urlaub, der nicht zurückgeht
person-h4 = ein Lehrer, entlassen für das, was er lehrte
person-h5 = ein Bäckerlehrling, der Älteste von sechs
person-h6 = ein früherer Soldat, im April 1943 erneut einberufen
person-h7 = ein Schreiber, der die Liste verbrannte, die er tippen sollte
person-h8 = zwei Brüder aus dem Polder, versteckt als ein Haushalt
person-h9 = ein Straßenbahnschaffner, der mit den Streikenden ging

## Besatzerkarten

card-o1_01 = Ausweiswoche
    .note = Seit 1941 musste jeder ab fünfzehn einen Ausweis bei sich tragen; Kontrollen auf der Straße wurden alltäglich.
card-o1_02 = Abgabe der Radios
    .note = Im Mai 1943 musste die Bevölkerung ihre Radios abgeben; viele behielten eines unter den Dielen.
card-o1_03 = Die Loyalitätserklärung
    .note = Im Frühjahr 1943 sollten Studierende eine Erklärung unterschreiben; die große Mehrheit weigerte sich und musste untertauchen.
card-o1_04 = Frühere Sperrstunde
    .note = Wer nach der festgesetzten Stunde draußen war, wurde angehalten.
card-o1_05 = Fahrräder gesucht
    .note = An Straßenecken nahm man den Leuten die Fahrräder ab.
card-o1_06 = Neue Lebensmittelkarten
    .note = Karten wurden neu erfasst, um Menschen zu finden, die es auf dem Papier nicht geben durfte.
card-o1_07 = Ohren im Café
    .note = Bezahlte Spitzel saßen, wo geredet wird.
card-o1_08 = Ein Gesicht auf dem Plakat
    .note = Unter Namen und Fotos standen Belohnungen.
card-o1_09 = Nach den April-Mai-Streiks
    .note = Auf die Streiks von 1943 folgten standrechtliche Erschießungen; Angst und Wut wuchsen zugleich.
card-o1_10 = Tür für Tür
    .note = Eine Straße wird an beiden Enden gesperrt und jedes Haus betreten.
card-o1_11 = Truppen unterwegs
    .note = Kolonnen ziehen durch und lassen Posten zurück.
card-o2_01 = Die große Menschenjagd
    .note = Im November 1944 wurden in Rotterdam und Schiedam rund fünfzigtausend Männer von 17 bis 40 zusammengetrieben; jedes Haus mit Menschen dieses Alters wurde durchsucht.
card-o2_02 = Landwacht
    .note = Bewaffnete Kollaborateure gingen nachts auf den Straßen Streife.
card-o2_03 = Das Englandspiel fliegt auf
    .note = Dutzende Agenten aus England waren bei der Landung gefasst worden; wem kann man noch trauen?
card-o2_04 = Ein Haus in Brand gesteckt
    .note = Häuser wurden zur Warnung für die ganze Straße verbrannt.
card-o2_05 = Verhör
    .note = Jemand, den du kennst, wird verhört.
card-o2_06 = Kopfgeld
    .note = Für den Verrat Untergetauchter, vor allem von Juden, wurden Prämien gezahlt; der Preis einer Adresse stieg.
card-o2_07 = Standrecht
    .note = Notrecht erlaubte Urteile ohne Prozess.
card-o2_08 = Bewachte Brücken
    .note = Niemand kommt ungesehen übers Wasser.
card-o2_09 = Leere Schaufenster
    .note = Lebensmittel aller Art wurden knapp.
card-o2_10 = Lastwagen in der Nacht
    .note = Motoren verstummen vor der falschen Tür.
card-o2_11 = Doppelte Patrouillen
    .note = Die Wache wird doppelt so oft abgelöst.
card-os1_1 = Bedenken
    .note = Ein Kontakt bittet um mehr Zeit.
card-os1_2 = Neugierige Nachbarn
    .note = Zu viele Besucher an einer Adresse.
card-os1_3 = Treffpunkt beobachtet
    .note = Ein Mann mit Zeitung blättert nie um.
card-os1_4 = Eine Zelle geht verloren
    .note = Eine Verhaftung führt zur nächsten.
card-os1_5 = Abgefangene Briefe
    .note = Jemand hatte eine Adresse aufgeschrieben.
card-os1_6 = Spitzel
    .note = Der neue Kurier stellt viele Fragen.
card-os2_1 = Einberufungen
    .note = In jeder Straße kommen graue Umschläge an.
card-os2_2 = Liste des Arbeitsamts
    .note = Ganze Jahrgänge wurden zur Arbeit nach Deutschland gerufen.
card-os2_3 = Es klopft
    .note = Jemand hat die Teller auf dem Tisch gezählt.
card-os2_4 = Jagd auf junge Männer
    .note = Männer wurden in Kirchentüren und auf Fußballplätzen angehalten.
card-os2_5 = Für die Prämie verkauft
    .note = Für Untergetauchte wurden Prämien gezahlt.
card-os2_6 = Züge zum Arbeitseinsatz
    .note = Auf dem Bahnsteig wird es still.
card-os3_1 = Papier unter Verschluss
    .note = Papier und Tinte waren rationiert und wurden gezählt.
card-os3_2 = Geöffnete Post
    .note = Im Postamt werden Pakete aufgeschlitzt.
card-os3_3 = Das schadhafte e
    .note = Eine beschädigte Letter verrät eine Presse.
card-os3_4 = Jäger der Presse
    .note = Ein Sonderkommando folgt der Spur der Tinte.
card-os3_5 = Kuriere beschattet
    .note = Dasselbe Fahrrad, zwei Straßen dahinter.
card-os3_6 = Der Zeitungsprozess
    .note = 1944 wurden viele Leute der illegalen Presse verurteilt und getötet; die Zeitung erschien weiter.
card-os4_1 = Ersatzmannschaften
    .note = Fremde Lokführer werden geholt, um die Züge zu fahren.
card-os4_2 = Lohntüten beschlagnahmt
    .note = Die Kuriere des Hilfsfonds werden durchsucht.
card-os4_3 = Posten auf dem Bahnsteig
    .note = Entlang der Gleise stehen Wachen.
card-os4_4 = Drohungen gegen Familien
    .note = Plakate versprechen jedem Streikenden Strafe.
card-os4_5 = Möbel auf dem Gehweg
    .note = Familien von Streikenden verlieren ihr Zuhause.
card-os4_6 = Lokomotiven aus der Fremde
    .note = Militärtransporte fahren wieder.
card-os5_1 = Kähne aufgehalten
    .note = Ein Embargo stoppt die Schiffe mit Lebensmitteln.
card-os5_2 = Frost
    .note = Kanäle frieren zu, und der Brennstoff geht aus.
card-os5_3 = Essen am Kontrollposten abgenommen
    .note = Ein Sack Roggen ist mehr wert als Silber.
card-os5_4 = Eis auf dem Wasser
    .note = Wochenlang bewegt sich nichts.
card-os5_5 = Kontrollen auf den Wegen der Hamsterer
    .note = Handkarren werden umgekippt.
card-os5_6 = Kein Gas, kein Licht
    .note = Türen und die Holzklötze zwischen den Straßenbahnschienen enden im Ofen.
card-ox_1 = Strafe für Licht im Fenster
    .note = Ein Streifen Licht genügt.
card-ox_2 = Glocken eingeschmolzen
    .note = Kirchenglocken verlassen die Türme.
card-ox_3 = Panzergräben
    .note = Dorfbewohner müssen graben.
card-ox_4 = Geflutete Polder
    .note = Land wird unter Wasser gesetzt, um eine Invasion aufzuhalten.
card-ox_5 = Geräumte Küste
    .note = Ganze Viertel werden geräumt.
card-ox_6 = Der verrückte Dienstag ist vorbei
    .note = Im September 1944 jubelte man zu früh.

## Razziakarten

card-r01 = Stiefel auf der Treppe
card-r02 = Sie haben die richtige Adresse
card-r03 = Schränke ausgeräumt
card-r04 = Alles auf dem Boden
card-r05 = Die falsche Wand hält
card-r06 = Gerade noch gewarnt
card-r07 = Anschlag an der Tür
card-r08 = Straße gesperrt
card-r09 = Verhört bis zum Morgen
card-r10 = Verhaftung nebenan
card-r11 = Die Liste in seiner Tasche
card-r12 = Sie suchen weiter
card-r13 = Notizbücher mitgenommen
card-r14 = Leere Zimmer
card-r15 = Ein Posten bleibt zurück
card-r16 = Durch den Garten hinaus
card-r17 = Grobe Hände
card-r18 = Schmiergeld am Tor
card-r19 = Ein Exempel wird statuiert
card-r20 = Ins Lager Amersfoort

## Kontrollkarten

card-ct01 = Die Papiere, bitte
    .situation = Ein Posten streckt die Hand nach deinem Ausweis aus.
    .answer-1 = Schweigend hinreichen
    .answer-2 = Vom Wetter reden, während er liest
card-ct02 = Die schwere Satteltasche
    .situation = Sie wollen sehen, was dein Fahrrad zur Seite zieht.
    .answer-1 = Die Tasche öffnen
    .answer-2 = Von Wäsche reden und weiterschieben
card-ct03 = Ein alter Schulkamerad
    .situation = Neben diesem Mann hast du in der Schule gesessen.
    .answer-1 = Ihn beim Namen grüßen
    .answer-2 = Wegsehen
card-ct04 = Sperre auf der Brücke
    .situation = Ein Balken liegt über der Straße, und eine Schlange hat sich gebildet.
    .answer-1 = Warten, bis du dran bist
    .answer-2 = Dich von einem Fährmann übersetzen lassen
card-ct05 = Fahrrad ohne Licht
    .situation = Deine Lampe brennt nicht, und jemand hat es bemerkt.
    .answer-1 = Die Strafe zahlen
    .answer-2 = Die Vorschrift bestreiten
card-ct06 = Hungrige Kinder
    .situation = Direkt vor dem Posten drängen sich Kinder um dich.
    .answer-1 = Etwas Essen mit ihnen teilen
    .answer-2 = Schnell weitergehen
card-ct07 = Fünf Minuten vor der Sperrstunde
    .situation = Die Kirchturmuhr steht auf fünf vor der vollen Stunde.
    .answer-1 = Losrennen
    .answer-2 = An die nächste Tür klopfen
card-ct08 = In Eile
    .situation = Sie fragen, warum du nicht warten kannst.
    .answer-1 = Von kranken Verwandten sprechen
    .answer-2 = Den Einkaufszettel zeigen
card-ct09 = Ein oranges Band
    .situation = Jemand hat ein Band an den Wegweiser gebunden; sie wollen wissen, wer.
    .answer-1 = Mit den Schultern zucken
    .answer-2 = Beim Abschneiden helfen
card-ct10 = Ein knurrender Magen
    .situation = Dem Posten entfährt, dass er nichts gegessen hat.
    .answer-1 = Eine Marke anbieten
    .answer-2 = So tun, als verstündest du nicht
card-ct11 = Ein Stempel, der glänzt
    .situation = Die Tinte auf deiner Karte sieht etwas zu neu aus.
    .answer-1 = Es auf den Regen schieben
    .answer-2 = Einen Beamten nennen, der es bestätigt
card-ct12 = Drei weiße Buchstaben
    .situation = OZO steht an der Wand neben dem Posten, noch nass.
    .answer-1 = Missbilligend den Kopf schütteln
    .answer-2 = Gar nichts sagen
card-ct13 = Ein Neuer im Dienst
    .situation = Er ist streng und schreibt alles auf.
    .answer-1 = Jede Frage beantworten
    .answer-2 = Behaupten, dich verlaufen zu haben
card-ct14 = Der Suchhund
    .situation = Der Hund interessiert sich für deinen Mantel.
    .answer-1 = Völlig still stehen
    .answer-2 = Den Hund streicheln
card-ct15 = Eine Marschkolonne
    .situation = Singende Soldaten füllen die Straße, die du nehmen willst.
    .answer-1 = Zur Seite treten und sie zählen
    .answer-2 = Vor ihnen hinüberschlüpfen
card-ct16 = Auf dem Bauernwagen
    .situation = Du sitzt zwischen den Milchkannen, als der Wagen angehalten wird.
    .answer-1 = Den Bauern reden lassen
    .answer-2 = Absteigen und zu Fuß gehen
card-ct17 = Ein loses Blatt
    .situation = Eine bedruckte Seite rutscht dir aus dem Mantel.
    .answer-1 = Den Fuß daraufstellen
    .answer-2 = Sie aufheben, als wäre nichts
card-ct18 = Wie alt sind Sie?
    .situation = Sie suchen Leute im arbeitsfähigen Alter heraus.
    .answer-1 = Die Wahrheit sagen
    .answer-2 = Eine Freistellung zeigen
card-ct19 = Ein warmer Ofen
    .situation = Sie laden dich ein, drinnen in der Hütte zu warten.
    .answer-1 = Eintreten
    .answer-2 = Dankend ablehnen
card-ct20 = Ein Anruf
    .situation = Sie rufen im Rathaus an, um deine Geschichte zu prüfen.
    .answer-1 = Die Antwort abwarten
    .answer-2 = Einen Freund nennen, der für dich bürgt
card-ct21 = Ein zerrissenes Markenheft
    .situation = Eine halbe Seite fehlt.
    .answer-1 = Es ehrlich erklären
    .answer-2 = Den diensthabenden Offizier verlangen
card-ct22 = Der Kinderwagen
    .situation = Vielleicht liegt mehr als ein Kind unter der Decke.
    .answer-1 = Weitergehen und lächeln
    .answer-2 = Das Kind herausheben und sie nachsehen lassen
card-ct23 = Was studieren Sie?
    .situation = Er hält dich für einen Studenten und fragt nach deinen Vorlesungen.
    .answer-1 = Sagen, du hättest die Erklärung unterschrieben
    .answer-2 = Sagen, du hättest Arbeit gefunden
card-ct24 = Nebel über dem Polder
    .situation = Noch hat dich niemand gesehen.
    .answer-1 = Die Straße verlassen
    .answer-2 = Geradeaus weiterfahren
card-ct25 = Der Mann neben dem Posten
    .situation = Du kennst ihn: Er verkauft Adressen.
    .answer-1 = Den Hut ins Gesicht ziehen
    .answer-2 = Ihm einen guten Tag wünschen
card-ct26 = Zu viel Essen
    .situation = Schwarzhandel, sagen sie.
    .answer-1 = Einen Teil abgeben
    .answer-2 = Sagen, es sei für die Kirchenküche
card-ct27 = Geschlossener Bahnübergang
    .situation = Die Schranken neben dem Wachhaus bleiben unten.
    .answer-1 = Warten, bis der Zug vorbei ist
    .answer-2 = Am Gleis entlanggehen
card-ct28 = Die Fahndungsliste
    .situation = Er fährt mit dem Finger eine Seite voller Namen hinunter.
    .answer-1 = Bleiben, wo du bist
    .answer-2 = Ein Paket fallen lassen, um ihn abzulenken
card-ct29 = Ein stilles Nicken
    .situation = Steht dieser Posten auf unserer Seite?
    .answer-1 = Ihm vertrauen
    .answer-2 = Niemandem vertrauen
card-ct30 = Fahrradbeschlagnahme
    .situation = Sie laden Fahrräder auf einen Lastwagen.
    .answer-1 = Es hergeben
    .answer-2 = Eine Ausnahmegenehmigung zeigen
card-ct31 = Das verlorene Kind
    .situation = Zwischen dir und dem Posten weint ein kleiner Junge.
    .answer-1 = Ihn an die Hand nehmen
    .answer-2 = Deines Weges gehen
card-ct32 = Ein plötzlicher Schauer
    .situation = Alle drängen sich unter das Vordach der Wache.
    .answer-1 = Dich dazustellen
    .answer-2 = Durch den Regen rennen
card-ct33 = Hier unterschreiben
    .situation = Sie vergleichen deine Unterschrift mit der Karte.
    .answer-1 = Langsam schreiben
    .answer-2 = Ein verstauchtes Handgelenk vortäuschen
card-ct34 = Stimmen aus London
    .situation = Aus einem Fenster des Ortes, von dem du kommst, hört man eine verbotene Sendung.
    .answer-1 = Laut husten
    .answer-2 = Zu singen anfangen
card-ct35 = Die lange Schlange
    .situation = Die halbe Stadt steht an.
    .answer-1 = Andere vorlassen
    .answer-2 = Dich nach vorn drängen
card-ct36 = Ein Offizier kommt
    .situation = Die Posten nehmen Haltung an.
    .answer-1 = Amtlich schauen und grüßen
    .answer-2 = Davoneilen
card-ct37 = Wir wissen alles
    .situation = Er beugt sich vor und wartet, dass du redest.
    .answer-1 = Es weglachen
    .answer-2 = Sie in die falsche Richtung schicken
card-ct38 = Wachwechsel
    .situation = Für einen Moment schaut niemand her.
    .answer-1 = Jetzt gehen
    .answer-2 = Warten und zusehen, wie sie wechseln

## Helferkarten

card-hp01 = Laura
    .who = Tochter eines Bahnhofsvorstehers
card-hp02 = Teun
    .who = Kassierer in der Bank
card-hp03 = Riet
    .who = Wirtin eines Cafés
card-hp04 = Sjaak
    .who = Angestellter im Verteilungsamt
card-hp05 = Bep
    .who = Schreibkraft im Arbeitsamt
card-hp06 = Henk
    .who = Barbier
card-hp07 = Elsa
    .who = Hausärztin
card-hp08 = Gijs
    .who = Müller
card-hp09 = Nel
    .who = Zeitungshändlerin
card-hp10 = Arie
    .who = Schutzmann
card-hp11 = Tine
    .who = Zeichnerin
card-hp12 = Koos
    .who = Schiffer
card-hp13 = Wilma
    .who = Telefonistin
card-hp14 = Jaap
    .who = Stellwerker
card-hp15 = Marijke
    .who = Lehrerin
card-hp16 = Dolf
    .who = Schleusenwärter
card-hp17 = Truus
    .who = Nachbarin
card-hp18 = Piet
    .who = Postbote
card-hp19 = Jo
    .who = Großmutter von neun und von einem zehnten Kind, das bei Nacht zu ihr kam
card-hp20 = Siem
    .who = Zimmermann
card-hp21 = Lien
    .who = Wäscherin
card-hp22 = Chris
    .who = Anwalt
card-hp23 = Roelof
    .who = Schmied
card-hp24 = Annie
    .who = Chorleiterin
card-hp25 = Bas
    .who = Laufbursche
card-hp26 = Ada
    .who = Notariatsgehilfin

## Solokarten

card-solo1 = Jemand hält Wache
card-solo2 = Eine freundliche Stimme
card-solo3 = Ein Zettel auf der Schwelle

## Warum eine Wahl gut sein kann

why-others-do-more = jemand anderes kann mit der Karte mehr anfangen
why-keeps-information = spart die Information
why-lower-roll = ein niedrigerer Wurf hält sie versteckt
why-bearable = mit dieser Karte lässt sich leben
why-later = diese Karte kommt besser später
why-alibi = das Alibi von { $character } ist { $alibi }
why-spare = { $n } { $kind } mehr, als die Aufgabe braucht
why-lacking = das fehlt noch für die Aufgabe
why-safety = die Sicherheit { NOUN($spot, case: "of") } ist { $safety }
why-answers-alike = beide Arten von Antworten kosten im Schnitt gleich viel
why-answer-costs = solche Antworten kosten im Schnitt { $way ->
    [less] weniger
   *[more] mehr
}
why-gift = { $taker } braucht { LIST($goods, join: "comma") } für die Aufgabe, und { $giver } kann es entbehren
why-shorter = es verkürzt die Aufgaben der Gruppe
why-worth-more = jetzt mehr wert als eine gewöhnliche Aktion
why-safer = { $character } macht { NOUN($spot, case: "acc") } sicherer
why-goes = { $character } geht { NOUN($spot, case: "to") }{ $purpose ->
    [none] { "" }
   *[other] : { $purpose }
}
why-needed-here = { $character } ist am richtigen Ort{ $purpose ->
    [none] { "" }
   *[other] : { $purpose }
}
purpose-guard = eine Razzia könnte heute Nacht { NOUN($spot, case: "at") } jemanden finden
purpose-alibi = { $low ->
    [yes] das Alibi ist nur noch { $alibi }
   *[no] ein besseres Alibi
}
purpose-morale = { $low ->
    [yes] die Moral ist nur noch { $morale }
   *[no] Moral bringt Aktionen
}
purpose-escort = jemand muss weg: { $person }
purpose-finish = alles, was { NOUN($spot, case: "at") } nötig ist, ist da
purpose-lacking = { NOUN($spot, case: "the") } verlangt { $kinds }
why-raid = die Sicherheit { NOUN($spot, case: "of") } ist { $safety }, und die Nacht kostet { $loss }: eine Razzia
why-progress = bisher { $progress }
why-work-here = { NOUN($spot, case: "at") } ist etwas zu tun
why-nearer = näher an diesem Ziel: { $spot }, und niemand steht dort
why-nearer-guarded = näher an diesem Ziel: { $spot }, auch wenn dort ein { $kind } steht
why-errand-leads = { NOUN($spot, case: "to") } führt die Aufgabe{ $purpose ->
    [none] { "" }
   *[other] : { $purpose }
}
why-readable = die Karte lässt sich vorher lesen
why-anything = in diesem Stapel kann alles sein
why-free-bonus = ein Bonus kostet keine Aktion
why-free-newspaper = { $character } ist ohnehin { NOUN($spot, case: "at") }, und eine Zeitung kostet keine Aktion
why-better-saved = was hier möglich ist, hebt man besser auf
why-second-roll = Informationen erlauben einen zweiten Wurf
why-works = { NOUN($tile, case: "the") } ist nutzbar
why-elsewhere = { $character } kann anderswo mehr tun
why-as-good = { NOUN($spot, case: "at") } ist es so gut wie weiter weg
why-lies-low = { $character } hält sich bedeckt, mit noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}
why-put-down = jemand anderes kann das Bündel { NOUN($spot, case: "at") } nehmen
why-pick-up = { $character } ist ohnehin dort, und ein Bündel aufzunehmen kostet keine Aktion
why-share = { $character } und { $partner } sind am selben Ort, und Teilen kostet keine Aktion
why-ticket = mit einer Fahrkarte stellt niemand Fragen
why-safe-road = die Straße { NOUN($spot, case: "to") } ist sicher
why-pass = { $by ->
    [card] spart den Ausweg für einen schlimmeren Moment auf
    [token] keine Kontrollkarte, um den Preis eines Markers
   *[ability] keine Kontrollkarte, und es kostet nichts
}
why-halt-again = sie wieder stillzulegen kostet { LIST($cost, join: "comma") }
why-every-token = für jeden Marker hier wird gewürfelt, egal welcher zuerst kommt
why-switch = alles lieber als dieses Ergebnis
why-known-result = dieses Ergebnis ist bekannt, das andere nicht
why-safe-enough = die anderen Orte sind sicher genug
why-wins = das gewinnt das Spiel
why-loses = das verliert das Spiel
why-cost-and-luck = es kostet { LIST($cost, join: "comma") }, der Rest ist Glück
why-no-cost = es kostet zunächst nichts
why-leaves = dann hat { $character } Alibi { $alibi } und { $held ->
    [one] 1 Ressource
   *[other] { $held } Ressourcen
}, die Moral steht bei { $morale }
why-other-end = { NOUN($spot, case: "the") } liegt am anderen Ende; bisher: { $standing }
why-lonely-end = am anderen Ende, { NOUN($spot, case: "at") }, wartet niemand
why-beside = { $character } steht neben dieser Straße
why-then-guarded = dann ist { $road } bewacht, { $beside ->
    [nobody] wo niemand steht
   *[other] neben { $beside }
}
why-one-less = ein Besatzer weniger auf dem Weg
why-reveal = dann sehen alle, was { NOUN($spot, case: "the") } verlangt{ $near ->
    [nobody] { "" }
   *[other] ; { $near } ist in der Nähe
}
why-nobody-near = niemand ist { NOUN($spot, case: "at") } oder nebenan
why-activate-again = { $character } ist in der Nähe und kann den Ort wieder aktiv machen
why-all-have-seen = alle haben gesehen, was { NOUN($spot, case: "the") } verlangt
why-keeping = { LIST($goods, join: "comma") }: das lohnt sich zu behalten
why-swapped = dann { $less } { $old } und { $more } { $new }
why-has = { $character } hat bisher { $n } { $kind }
why-bundle-again = ein Bündel kann man wieder aufnehmen
why-left = dann bleibt { $n } { $kind } übrig
why-only-one = es ist das Einzige dieser Art: { $kind }
why-partners = Mitspieler haben ihre Gründe
why-no-errand = es verkürzt keine Aufgabe
why-right-hands = alles ist schon in den richtigen Händen
why-can-say-no = { $character } kann höchstens Nein sagen
why-holds = { $character } hat { $what }

## Die Spielregeln

section-what-the-game-is = Worum es geht
rule-OSO-1 = Orange Shall Overcome! ist ein kooperatives Spiel für 1 bis 5 Personen ab 12 Jahren, dauert 60 bis 90 Minuten und spielt in den besetzten Niederlanden ab Anfang 1943.
rule-OSO-2 = Ihr gehört zum Widerstand und gewinnt oder verliert gemeinsam.
rule-OSO-3 = Für jedes Spiel wird ein Szenario gewählt; es bringt eigene Ziele, Sonderregeln, Aktionen und Niederlagen mit.
rule-OSO-4 = Die Gruppe gewinnt in dem Moment, in dem alle Ziele des Szenarios erreicht sind (R19, R94).
rule-OSO-5 = Es gibt vier Schwierigkeiten: leicht, mittel, schwer und extrem. Sie ändern einen Teil des Aufbaus (Alibi zu Beginn, Besatzer auf den Straßen, Grenzen eines Szenarios).
rule-OSO-6 = Die Gruppe verliert sofort, wenn eine Bedingung für die Niederlage im Szenario eintritt.
rule-OSO-7 = Die Gruppe verliert sofort, wenn das Alibi einer Figur auf 0 fällt.
rule-OSO-8 = Die Gruppe verliert sofort, wenn die Moral auf 0 fällt.
rule-OSO-9 = Die Gruppe verliert, wenn eine Besatzerkarte gezogen werden muss und der Besatzerstapel leer ist.
section-components = Spielmaterial
rule-OSO-10 = In der Schachtel sind 1 Spielplan, 5 Spielertafeln, 5 Übersichtskarten, 5 Szenariokarten, 5 Spielfiguren, 2 sechsseitige Würfel, 5 Alibischeiben, 1 Moralscheibe, 13 rote Sicherheitswürfel, 1 Startspielermarker und 15 Ortsplättchen.
rule-OSO-11 = Es gibt 108 Karten im Pokerformat: 58 Besatzerkarten, 20 Razziakarten, 20 Patrouillenkarten und 10 Ausweise.
rule-OSO-12 = Es gibt 61 kleine Karten: 26 Helferkarten, 30 Figurenkarten (3 für jede von 10 Figuren) und 5 Moralkarten.
rule-OSO-13 = Es gibt 38 Kontrollkarten im Tarotformat.
rule-OSO-14 = Es gibt 89 Marker: 32 Ressourcen (8 Geld, 5 Netzwerk, 8 Rationen, 5 Sabotage, 6 Informationen), 20 zweiseitige Besatzermarker (Polizist / Soldat), 12 Bedarfsmarker, 5 Passierscheine, 6 Zeitungen von Anton, 5 Fahrkarten und 9 Untergetauchte.
rule-OSO-15 = Besatzerkarten zeigen auf der Rückseite einen Soldaten (Bedrohungsstufe 1) oder einen Offizier (Bedrohungsstufe 2).
rule-OSO-16 = Ein Ortsplättchen hat eine aktive Seite (oranger Rand) und eine inaktive (schwarzer Rand).
rule-OSO-17 = Die Solovariante verwendet außerdem drei Solokarten (nicht in der Materialliste).
section-setup-of-the-board = Aufbau des Spielplans
rule-OSO-18 = Legt den Spielplan in die Tischmitte.
rule-OSO-19 = Wählt ein Szenario und eine Schwierigkeit und legt die Szenariokarte mit der Aufbauseite nach oben hin.
rule-OSO-20 = Legt die Ortsplättchen auf die 13 Felder, wie es die Szenariokarte zeigt.
rule-OSO-21 = Legt je einen Würfel auf die eingekreiste Zahl jedes Plättchens: seine Sicherheit zu Beginn.
rule-OSO-22 = Teilt die 22 Grundkarten der Besatzer (grauer Rand) nach Bedrohungsstufe und gebt die 6 Karten des Szenarios dazu: zwei Stapel mit je 14 Karten (R2, R3).
rule-OSO-23 = Mischt beide Stapel und legt von jedem die obersten 2 Karten ungesehen in die Schachtel zurück. Mit 5 Figuren entfällt nur 1 Karte der Bedrohungsstufe 1.
rule-OSO-24 = Legt die 12 übrigen Karten der Stufe 1 (13 mit fünf Figuren) auf die 12 übrigen der Stufe 2: ein Besatzerstapel von 24 (25) Karten auf seinem Feld.
rule-OSO-25 = Mischt alle Razziakarten und legt sie als Stapel auf ihr Feld.
rule-OSO-26 = Mischt alle Patrouillenkarten und legt sie als Stapel auf ihr Feld.
rule-OSO-27 = Mischt alle Kontrollkarten und legt sie als Stapel auf ihr Feld.
rule-OSO-28 = Mischt alle Helferkarten und teilt sie in zwei Stapel mit je 13 auf ihren Feldern (R16).
rule-OSO-29 = Stellt Besatzermarker auf die Straßenbuchstaben, die die Szenariokarte nennt.
rule-OSO-30 = Haltet die anderen Besatzermarker, die Würfel, Ressourcen, Fahrkarten, Passierscheine und Szenariomarker bereit.
rule-OSO-31 = Legt die 5 Moralkarten links unten an den Plan und stellt die Moralscheibe auf das Startfeld für eure Zahl: 4, 6, 8, 10 oder 12 mit 1, 2, 3, 4 oder 5 (R33).
section-setup-of-the-players = Aufbau der Spieler
rule-OSO-32 = Für jede Person, oder für jede Figur, wenn jemand mehrere führt: Wählt eine Farbe und nehmt Spielertafel und Spielfigur (R32).
rule-OSO-33 = Wählt eine Figur, indem ihr einen Ausweis nehmt.
rule-OSO-34 = Nehmt die drei Figurenkarten dieser Figur und was sie sonst mitbringt (Anton: seine Zeitungen).
rule-OSO-35 = Stellt die Alibischeibe auf den Startwert der Schwierigkeit, der hinten auf der Szenariokarte steht. Auf leicht, mittel, schwer und extrem ist er 7, 7, 6, 5 in Szenario 1; 9, 8, 8, 7 in Szenario 2; 8, 7, 7, 5 in Szenario 3; 9, 8, 7, 6 in Szenario 4; 8, 7, 6, 5 in Szenario 5.
rule-OSO-36 = Nennt das Szenario einen Startort (Szenario 1: das Café), stellt die Spielfigur dorthin; sonst auf den ersten Ort auf dem Ausweis, der in diesem Szenario im Spiel ist (R91).
rule-OSO-37 = Legt nicht benötigtes Material in die Schachtel zurück.
rule-OSO-38 = Dreht die Szenariokarte auf die Vorderseite und legt sie neben den Plan.
rule-OSO-39 = Lest vor der ersten Runde Sonderregeln, Szenarioaktionen und Niederlagen vor.
rule-OSO-40 = Startspieler ist, wer sich zuletzt der Obrigkeit widersetzt hat; ist das unklar, würfeln alle mit beiden Würfeln, die höchste Summe beginnt, bei Gleichstand wird neu gewürfelt. Gespielt wird im Uhrzeigersinn.
section-morale-and-alibi = Moral und Alibi
rule-OSO-41 = Die Moral gehört der ganzen Gruppe. Sie ändert sich durch Ortsaktionen und durch Kontroll-, Razzia- und Besatzerkarten.
rule-OSO-42 = Die Moral kann nicht über das Ende ihrer Leiste steigen: 15.
rule-OSO-43 = Mit Moral 0 ist das Spiel sofort verloren.
rule-OSO-44 = Jede Figur hat ihr eigenes Alibi. Es ändert sich durch Ortsaktionen, Sonderaktionen der Figuren, Kontroll-, Razzia- und Besatzerkarten und Patrouillen.
rule-OSO-45 = Das Alibi kann nicht über 10 steigen (R83).
rule-OSO-46 = Die Moral ist vor allem für Besatzerkarten wichtig, das Alibi vor allem für Kontroll- und Razziakarten (eine Zusammenfassung ohne eigene Wirkung).
rule-OSO-47 = Eine Figur, deren Alibi auf 0 fällt, wird verhaftet, und alle verlieren.
section-resources = Ressourcen
rule-OSO-48 = Es gibt fünf Ressourcen: Geld, Netzwerk, Ration, Sabotage und Information.
rule-OSO-49 = Der Vorrat an Ressourcen ist unbegrenzt; Ausgegebenes kommt in den Vorrat zurück.
rule-OSO-50 = Je mehr Ressourcen eine Figur hat, desto größer ist die Gefahr bei Nacht (Gefahrenphase).
rule-OSO-51 = Eine Figur darf höchstens so viele Ressourcen haben, wie ihr Alibi gerade beträgt, und nie mehr als 9 (R7).
section-safety-and-raids = Sicherheit und Razzien
rule-OSO-52 = Jeder Ort hat eine Sicherheit, die bei der eingekreisten Zahl seines Plättchens beginnt: 4 für Bank, Café, Verteilungsamt, Treffbüro, Polizeiwache und Bahnhof; 5 für Fälscher, Friseur, Haus des Informanten, Universität und Druckerei; 6 für Kirche, Bauernhof, Krankenhaus und Windmühle.
rule-OSO-53 = Die Sicherheit sinkt in der Gefahren- und der Patrouillenphase und durch Besatzer-, Kontroll- und Razziakarten und manche Ortsaktionen.
rule-OSO-54 = Die Sicherheit steigt durch die Aktion Sicherheit erhöhen und andere Wirkungen bis höchstens 8 (R38).
rule-OSO-55 = Erreicht die Sicherheit eines Ortes 0 oder weniger, wird dort sofort die oberste Razziakarte ausgeführt, auch wenn keine Figur und kein Marker da ist (R14).
rule-OSO-56 = Eine Razzia, die nur den betroffenen Ort betrifft, kann also ohne Folgen bleiben.
rule-OSO-57 = Nach der Razzia kehrt die Sicherheit des Ortes zum eingekreisten Startwert zurück.
rule-OSO-58 = Teil 1 einer Razziakarte wirkt auf die Figuren an diesem Ort oder auf das Spiel im Ganzen.
rule-OSO-59 = Teil 2 ist eine Zahl, die nur zählt, wenn ein Marker (Untergetauchte, Gegenstand) an diesem Ort liegt: Würfelt mit beiden Würfeln.
rule-OSO-60 = Ist die Summe gleich der Zahl oder niedriger, wird nichts gefunden, und der Marker bleibt (R15).
rule-OSO-61 = Ist die Summe höher, kommt der Marker weg, und es folgt, was das Szenario vorschreibt (R60).
rule-OSO-210 = Zuerst kommt Teil 1, dann Teil 2, dann wird die Sicherheit zurückgesetzt (R73).
section-identity-cards = Ausweise
rule-OSO-62 = Ein Ausweis zeigt Name, Alter und Beruf; manche Wirkungen beziehen sich darauf.
rule-OSO-63 = Er gibt eine dauernde Fähigkeit, Sonderregel oder Bedingung der Figur.
rule-OSO-64 = Er nennt einen oder mehrere Startorte.
rule-OSO-65 = Der Lebenslauf auf der Rückseite hat keine Wirkung im Spiel.
section-course-of-a-round = Ablauf einer Runde
rule-OSO-66 = Ein Spiel besteht aus Runden; ihre Zahl folgt aus der Größe des Besatzerstapels und der Zahl der Figuren: 12, 12, 8, 6 oder 5 Runden mit 1, 2, 3, 4 oder 5 Figuren.
rule-OSO-67 = Eine Runde hat einen Tag (Startphase, Aktionsphase) und eine Nacht (Gefahrenphase, Patrouillenphase).
rule-OSO-68 = Am Ende der Runde wandert der Startspielermarker im Uhrzeigersinn weiter.
section-start-phase = Startphase
rule-OSO-69 = Jede Figur zieht 1 Besatzerkarte (R41).
rule-OSO-70 = Muss eine Karte gezogen werden und ist keine mehr da, ist das Spiel verloren (R18).
rule-OSO-71 = Wem die Karte gehört, darf sie ansehen; den anderen bleibt sie verborgen.
rule-OSO-72 = Über die eigenen Besatzerkarten darf nicht gesprochen werden (R20, R71).
rule-OSO-73 = Die Besatzerkarte wird ausgeführt, nachdem die dritte Figurenkarte derselben Figur eingesetzt wurde (R42).
rule-OSO-74 = Alle nehmen ihre drei Figurenkarten auf die Hand.
rule-OSO-75 = Moralkarten werden von unten offen neben die Moralleiste gelegt, bis eine auf Höhe der Moralscheibe liegt; so viele gemeinsame Zusatzaktionen gibt es in dieser Runde: 1 bei Moral 1-3, 2 bei 4-6, 3 bei 7-9, 4 bei 10-12, 5 bei 13-15.
section-action-phase = Aktionsphase
rule-OSO-76 = Die Züge gehen vom Startspieler an im Uhrzeigersinn.
rule-OSO-77 = Wer am Zug ist, setzt die drei Figurenkarten für die eigene Figur ein.
rule-OSO-78 = Jede Aktion wird vollständig ausgeführt, bevor eine andere beginnt.
rule-OSO-79 = Ist die dritte Figurenkarte eingesetzt, wird zuerst ihre Aktion ausgeführt, dann die Besatzerkarte, die auf den Ablagestapel kommt.
rule-OSO-80 = Dann ist die nächste Person am Zug.
rule-OSO-81 = Eine Figurenkarte gibt einen Aktionspunkt.
rule-OSO-82 = Eine Karte mit „und“ gibt einen Bonus dazu, der zusammen mit der Aktion ausgeführt wird (R27, R46).
rule-OSO-83 = Eine Karte mit „oder“ bietet eine Sonderaktion, die man statt des Aktionspunkts nehmen darf (R47).
rule-OSO-84 = Eine eingesetzte Figurenkarte legt man neben die Spielertafel.
rule-OSO-85 = Moralkarten gehören allen; jede Person, ob am Zug oder nicht, darf vor oder nach einer anderen Aktion eine für ihre Figur einsetzen (R28, R43, R45).
rule-OSO-86 = Eine eingesetzte Moralkarte kommt verdeckt auf ihr Feld.
rule-OSO-87 = Ein Aktionspunkt kauft eine Standardaktion, wenn ihre Voraussetzungen erfüllt sind; dieselbe Aktion darf man wiederholen.
rule-OSO-88 = Die sechs Standardaktionen sind Reisen, Sicherheit erhöhen, Informationen sammeln, Ortsaktion, Szenarioaktion und Figurenaktion.
rule-OSO-89 = Teilen ist eine freie Aktion und kostet keine der Figuren einen Aktionspunkt: Zwei Figuren am selben Ort dürfen Fahrkarten, Passierscheine und Ressourcen beliebig tauschen, wenn beide einverstanden sind (R36, R63).
rule-OSO-90 = Teilen darf man in der Aktionsphase beliebig oft, vor oder nach einer Aktion und zwischen den zwei Bewegungen einer Reise, auch außerhalb des eigenen Zuges.
rule-OSO-91 = Die Aktionsphase endet, wenn alle Figuren- und Moralkarten verbraucht sind; keine Karte lässt sich für eine spätere Runde aufheben.
rule-OSO-92 = Aktionskarten darf man ungenutzt ablegen; wer die letzte Figurenkarte ablegt, entgeht der Besatzerkarte nicht (R29, R90).
section-action-1-move = Aktion 1: Reisen
rule-OSO-93 = Bewege dich bis zu 2-mal über Straßen, jedes Mal an einen benachbarten Ort (R52, R87).
rule-OSO-94 = Eine sichere Straße (ohne Marker) hat keine Wirkung.
rule-OSO-95 = Auf einer Straße mit einem Besatzermarker wirkt der Marker auf die reisende Figur (R8, R54).
rule-OSO-96 = Jemand anderes zieht die oberste Kontrollkarte und liest den Text und seine zwei Möglichkeiten vor (R21, R57).
rule-OSO-97 = Wer am Zug ist, wählt und kennt dabei nur den Text; dann wird die Wirkung aufgedeckt und ausgeführt.
rule-OSO-98 = Bei einem Polizisten gilt die Polizistenseite (links) der gewählten Möglichkeit.
rule-OSO-99 = Bei einem Soldaten gilt die Soldatenseite der gewählten Möglichkeit.
rule-OSO-100 = Wird die Straße durch die Karte verschärft, wird der Polizist auf die Soldatenseite gedreht.
rule-OSO-101 = Ein Beispiel: Die Reise von Stadt 1 nach Stadt 2 führt über Straße A; der Polizist dort löst eine Kontrollkarte aus, deren zweite Möglichkeit die Straße verschärft; die nächste Straße ist sicher und hat keine Wirkung.
rule-OSO-102 = Eine Figur mit einem Passierschein darf ihn auf einer Straße mit Polizist oder Soldat abgeben, statt eine Kontrollkarte zu ziehen (R55, R62).
rule-OSO-103 = Statt über Straßen zu reisen, darf man eine Fahrkarte ausgeben: Die Figur geht von ihrem Ort an einen beliebigen Ort (R25).
rule-OSO-104 = Mit einer Fahrkarte zählen Polizisten und Soldaten nicht.
rule-OSO-211 = Mit der Fahrkarte zu reisen ist eine Reiseaktion: Sie kostet den Aktionspunkt und ersetzt beide Bewegungen.
rule-OSO-105 = Passierscheine gibt es beim Fälscher; Fahrkarten am Bahnhof und von der Helferkarte Laura.
section-actions-2-and-3-raise-safety-and-gather-information = Aktionen 2 und 3: Sicherheit erhöhen und Informationen sammeln
rule-OSO-106 = Sicherheit erhöhen: Würfle und erhöhe die Sicherheit deines Ortes um 1 bis 3: Eine 1 gibt +1, eine 2-4 gibt +2, eine 5 gibt +3, eine 6 gibt +3, und du erhältst 1 Alibi (R5, R92).
rule-OSO-107 = Informationen sammeln: Nimm 1 Information und lege sie wie andere Ressourcen auf deine Spielertafel.
rule-OSO-108 = Informationen darf man auch ausgeben, wann immer gewürfelt wird (R6).
rule-OSO-212 = Eine Information ist eine Ressource wie die anderen: Sie zählt für die Traggrenze und in der Gefahrenphase.
section-action-4-location-actions = Aktion 4: Ortsaktionen
rule-OSO-109 = In der oberen Hälfte eines Plättchens stehen die Figuren; die untere zeigt die Sonderaktion und die Sicherheitsleiste.
rule-OSO-110 = Sind die Voraussetzungen erfüllt, darfst du 1 Aktionspunkt für die Sonderaktion deines Ortes ausgeben.
rule-OSO-111 = Bank: Du erhältst 2 Geld.
rule-OSO-112 = Café: Du erhältst 1 Netzwerk.
rule-OSO-113 = Verteilungsamt: Du erhältst 2 Rationen.
rule-OSO-114 = Treffbüro: Du erhältst 1 Sabotage.
rule-OSO-115 = Bank, Café, Verteilungsamt und Treffbüro sind die Ressourcenorte; alle anderen geben keine Ressourcen.
rule-OSO-116 = Kirche: Gib 1 Netzwerk aus; die Moral steigt um 4.
rule-OSO-117 = Bauernhof: Gib 1 Ration und 1 Netzwerk aus; erhöhe die Sicherheit von 2 verschiedenen Orten deiner Wahl um je 3, und die Moral steigt um 2.
rule-OSO-118 = Fälscher: Gib 1 Sabotage aus; du erhältst 1 Passierschein und 2 Alibi.
rule-OSO-119 = Friseur: Gib 1 Ration aus; du erhältst 5 Alibi.
rule-OSO-120 = Krankenhaus: Du erhältst 3 Alibi; die Sicherheit des Krankenhauses sinkt um 2.
rule-OSO-121 = Haus des Informanten: Gib 1 Information und 1 Sabotage aus; entschärfe 1 Straße deiner Wahl und erhöhe die Sicherheit 1 Ortes deiner Wahl um 2.
rule-OSO-122 = Polizeiwache: Gib 1 Geld aus; versetze einen Polizisten auf eine Nachbarstraße, und du erhältst 1 Information (R22).
rule-OSO-123 = Bahnhof: Gib 1 Geld aus; du erhältst 1 Fahrkarte.
rule-OSO-124 = Universität: Gib 1 Information aus und senke die Sicherheit der Universität um 1; nimm die oberste Karte eines der zwei Helferstapel und führe sie aus.
rule-OSO-125 = Druckerei: Gib 1 Geld aus; die Moral steigt um 2, und du erhältst 1 Information.
rule-OSO-126 = Windmühle: Gib 1 Information aus; erhöhe die Sicherheit von bis zu drei verschiedenen Orten auf dem Land um 1, dann sieh dir die oberste Patrouillenkarte an und lege sie nach unten, wenn du willst.
section-actions-5-and-6-scenario-action-and-character-action = Aktionen 5 und 6: Szenarioaktion und Figurenaktion
rule-OSO-127 = Szenarioaktion: Sind die Voraussetzungen erfüllt, führe eine Aktion der Szenariokarte aus.
rule-OSO-128 = Figurenaktion: Führe die „Oder“-Wirkung einer Figurenkarte aus; diese Karte gibt keine andere Aktion.
rule-OSO-213 = Eine Figurenaktion bezahlt man mit ihrer eigenen Figurenkarte, nie mit einer Moralkarte oder dem Aktionspunkt einer anderen Karte (R44).
section-occupier-cards = Besatzerkarten
rule-OSO-129 = Besatzerkarten sind, was die Besatzer bei Tag tun; jede wird in der Runde ausgeführt, in der sie gezogen wurde, nach der letzten Figurenkarte derselben Figur.
rule-OSO-130 = Zuerst kommen Karten der Bedrohungsstufe 1, in der zweiten Hälfte die der Stufe 2; Stufe 2 ist etwas gefährlicher.
rule-OSO-131 = Würfelsymbol: Würfle; die Sicherheit des Ortes in der Stadt (oder auf dem Land) mit dieser Zahl sinkt um 1 (R31, R51).
section-danger-phase = Gefahrenphase
rule-OSO-132 = Alle führen für den Ort ihrer Figur zwei Teile aus; die Verluste beider Teile und mehrerer Figuren an einem Ort addieren sich (R13, R65).
rule-OSO-133 = Ressourcen: 1-3 senken die Sicherheit um 1, 4-6 um 2, 7-9 um 3; keine: kein Verlust.
rule-OSO-134 = Alibi: 8-6 senkt die Sicherheit um 1, 5-3 um 2, 2-1 um 3; 9 oder 10: kein Verlust.
rule-OSO-135 = Eine Sicherheit unter 1 löst sofort eine Razzia aus.
rule-OSO-136 = Marker und Wirkungen des Szenarios können die Sicherheit in dieser Phase weiter senken.
section-patrolling-phase = Patrouillenphase
rule-OSO-137 = Deckt die oberste Patrouillenkarte auf; die Besatzermarker auf Straßen ihrer Farbe bewegen sich, wie die Karte es sagt (R12, R68).
rule-OSO-138 = Beginnt mit dem Marker auf der niedrigsten Straße und geht der Reihe nach weiter, bis sich jeder, der musste, einmal bewegt hat (R4, R66).
rule-OSO-139 = Ein Polizist, der auf die nächste Straße geht, senkt die Sicherheit des Ortes, an dem er vorbeikommt, um 1; jede Figur dort verliert 1 Alibi (R39, R67).
rule-OSO-140 = Ein Soldat, der sich bewegt, senkt die Sicherheit des Ortes, an dem er vorbeikommt, um 2; jede Figur dort verliert 2 Alibi.
rule-OSO-141 = Auch hier löst eine Sicherheit unter 1 sofort eine Razzia aus.
rule-OSO-142 = Jede Straße hat einen weißen und einen schwarzen Pfeil mit dem Buchstaben der Straße, auf die ein Marker geht.
rule-OSO-143 = Die Karte sagt, welche Art von Besatzer welchem Pfeil folgt (Beispiel: Soldaten des grünen Gebiets folgen Weiß, Polizisten Schwarz).
rule-OSO-144 = Lässt sich die Hauptwirkung nicht ausführen, etwa weil kein Besatzer der genannten Art oder gar keiner im Gebiet ist, gilt die untere Wirkung der Karte (R11).
rule-OSO-145 = Gebt den Startspielermarker im Uhrzeigersinn weiter; eine neue Runde beginnt. Startspieler und erster Spieler bedeuten dasselbe.
section-terms = Begriffe
rule-OSO-146 = Benachbarter Ort: durch eine Straße direkt verbunden.
rule-OSO-147 = Aktive Person: wer am Zug ist; Wirkungen in diesem Zug meinen diese Person. Alle anderen sind nicht aktiv (R43).
rule-OSO-148 = Orte in der Stadt: 7 Felder (blaues Quadrat). Orte auf dem Land: 6 Felder (grünes Quadrat).
rule-OSO-149 = Besatzermarker: zwei Seiten, Polizist und Soldat. Bewachte Straße: eine Straße mit einem solchen Marker. Sichere Straße: eine ohne.
rule-OSO-150 = Verschärfen: Stelle einen Polizisten auf oder drehe einen, der schon da ist, zum Soldaten (R9, R10).
rule-OSO-151 = Entschärfen: Drehe einen Soldaten zum Polizisten oder nimm einen Polizisten weg (R54).
rule-OSO-152 = Aktiver Ort: orange Seite oben. Inaktiver Ort: schwarze Seite oben.
rule-OSO-153 = Fünf farbige Gebiete: rot, gelb, blau, grün, braun.
section-scenario-and-helper-cards = Szenario- und Helferkarten
rule-OSO-154 = Es gibt fünf Szenariokarten; pro Spiel wird eine verwendet. Hinten steht der Aufbau, vorn Ziele, Niederlagen, Sonderregeln und Aktionen.
rule-OSO-155 = Helferkarten kommen aus der Universität und als Bonus in manchen Szenarien; man erhält die Belohnung sofort und legt die Karte ab (R72).
rule-OSO-156 = Stimmungstexte und Geschichte auf Karten haben keine Wirkung im Spiel.
section-symbols = Symbole
rule-OSO-157 = Es gibt Symbole für Aktionspunkt, Alibi, Moral, Startspieler, Sicherheit um eine Zahl senken oder erhöhen, eine Nachbarstraße verschärfen, eine Straße entschärfen, jede Figur, alle Ressourcen / Ressource nach Wahl, Polizist, Soldat, Polizistenwirkung, Soldatenwirkung, Ressourcen, Passierschein und Fahrkarte.
section-solo-variant = Solovariante
rule-OSO-158 = Aufbau wie üblich, mit genau einer Figur (R81, R82).
rule-OSO-159 = Nimm 6 Karten jeder Bedrohungsstufe aus dem Besatzerstapel: 12 Karten bleiben. Parlour legt sie ungesehen zurück, wie die von OSO-23.
rule-OSO-160 = Nimm die drei Solokarten; jede hat einen Aktionspunkt und eine zweite Wirkung.
rule-OSO-161 = Ziehe in jeder Startphase eine der drei zufällig, zusammen mit den drei Figurenkarten (R34).
rule-OSO-162 = Solo ändert nur eines: die zusätzliche Karte und ihren Zeitpunkt; alles andere folgt den normalen Regeln.
rule-OSO-163 = Ziehe 1 Besatzerkarte; sie wird ausgeführt, gleich nachdem die vierte Aktionskarte (drei Figurenkarten und die Solokarte) eingesetzt wurde.
section-scenario-1-expanding-the-network = Szenario 1: Das Netzwerk wächst
rule-OSO-164 = Ziel: Jedes Ortsplättchen liegt auf der aktiven Seite; das gewinnt sofort.
rule-OSO-165 = Alle Plättchen beginnen inaktiv und alle Bedarfsmarker verdeckt; die Sonderaktion eines inaktiven Ortes ist nicht nutzbar (R30, R75).
rule-OSO-166 = Wird ein Ort auf die aktive Seite gedreht, Ressourcenort oder nicht, wählt diese Person einen verdeckten Bedarfsmarker, falls noch einer da ist, und deckt ihn auf (R1).
rule-OSO-167 = Die ersten Orte, die gedreht werden, sind Ressourcenorte.
rule-OSO-168 = An einem Ort mit verdecktem Marker anzukommen oder dort einen Aktionspunkt auszugeben deckt den Marker nicht auf (R76).
rule-OSO-169 = Vertrauen 1: Gib an einem Ressourcenort 1 Aktionspunkt aus, um ihn aktiv zu machen; von da an ist seine Aktion nutzbar.
rule-OSO-170 = Vertrauen 2: An einem anderen Ort, dessen Marker durch eine frühere Vertrauensaktion aufgedeckt wurde, gibt jemand dort 1 Aktionspunkt und alle Ressourcen auf dem Marker aus; der Ort wird aktiv, seine Aktion ist von da an nutzbar, und der Marker kommt in die Schachtel.
rule-OSO-171 = Nimm nach Vertrauen 2 sofort die oberste Karte eines der zwei Helferstapel, führe sie aus und lege sie ab; Vertrauen 1 gibt diesen Bonus nicht.
rule-OSO-172 = Niederlage: Moral 0 oder ein Alibi auf 0 (und der leere Besatzerstapel).
section-scenario-2-arbeitseinsatz = Szenario 2: Arbeitseinsatz
rule-OSO-173 = Ziel: Rettet 5 Menschen; das gewinnt sofort.
rule-OSO-174 = Jemanden retten: Die Person ist an ihrem sicheren Ort, und eine Figur dort gibt 1 Aktionspunkt und alles (Ressourcen und Gegenstände) auf dem Bedarfsmarker dieses Ortes aus; die Person kommt vom Plan (R24, R26).
rule-OSO-175 = Jede gerettete Person gibt 2 Moral.
rule-OSO-176 = Zu Beginn gibt es 1 Untergetauchten pro Figur.
rule-OSO-177 = Eine reisende Figur darf 1 Untergetauchten mitnehmen; die Marker bleiben auf dem Plan, bis sie gerettet oder verhaftet sind (R58).
rule-OSO-178 = Untergetauchte können nicht über eine Straße mit Besatzermarker.
rule-OSO-179 = Wird jemand gerettet oder verhaftet, zieht der Startspieler sofort einen neuen Marker und stellt ihn auf (R24, R59).
rule-OSO-180 = In der Gefahrenphase senkt jeder Untergetauchte die Sicherheit seines Ortes um 1 (R61).
rule-OSO-181 = Untergetauchte werden bei Razzien an ihrem Ort verhaftet, wenn der Suchwurf zu hoch ist; eine Verhaftung kostet 3 Moral und jede Figur 1 Alibi.
rule-OSO-182 = Täuschen: Gib 1 Aktionspunkt aus, senke die Sicherheit deines Ortes (um 1), versetze einen Polizisten von einer angrenzenden Straße auf eine andere Nachbarstraße mit höchstens einem Besatzermarker und verliere 1 Alibi (R23, R47).
rule-OSO-183 = Niederlage: Moral 0, ein Alibi auf 0 oder 3 (leicht), 2 (mittel), 1 (schwer, extrem) Verhaftete (und der leere Besatzerstapel).
section-scenario-3-the-word-must-travel-parlour-s-own-design = Szenario 3: Das Wort muss reisen (von Parlour)
rule-OSO-184 = Ziel: Bringt Zeitungsbündel an die Zielorte; das sind die acht Orte ohne Ressourcen außer der Druckerei. Jeder nimmt ein Bündel. Versorgt mit drei oder vier Figuren alle 8, mit fünf beliebige 7. Mit einer oder zwei Figuren nehmen die Kirche und die Universität je zwei Bündel: Liefert alle 10.
rule-OSO-185 = Bündel kommen aus der Druckerei. Eine Figur trägt höchstens 2; jedes getragene Bündel zählt als Ressource für die Traggrenze und in der Gefahrenphase.
rule-OSO-186 = Bündel darf man ohne Aktion am eigenen Ort aufnehmen, ablegen und teilen, immer wenn Teilen erlaubt ist.
rule-OSO-187 = Ein Bündel, das an einem Ort liegt, senkt in der Gefahrenphase dessen Sicherheit um 1 und ist ein Marker, nach dem Razzien suchen.
rule-OSO-188 = Wer wegen eines Soldaten eine Kontrollkarte ausführt und ein Bündel trägt, verliert danach 1 weiteres Alibi.
rule-OSO-189 = Ein Bündel, das bei einer Razzia gefunden wird, ist beschlagnahmt: Die Moral sinkt um 2.
rule-OSO-190 = Aktion Eine Ausgabe drucken (in der Druckerei, solange mindestens ein Bündel im Vorrat ist): Gib 1 Aktionspunkt, 1 Geld für Papier und 1 Information für Nachrichten aus und senke die Sicherheit hier um 1; lege 2 Bündel hierher oder so viele, wie noch da sind (man darf sie sofort aufnehmen).
rule-OSO-191 = Aktion Ein Bündel übergeben (an einem Zielort, der noch ein Bündel nimmt): Gib 1 Aktionspunkt, 1 Netzwerk und 1 getragenes Bündel aus; das Bündel bleibt dort als Markierung, und die Moral steigt um 1.
rule-OSO-192 = Niederlage: Die Moral fällt auf 0; das Alibi einer Figur fällt auf 0; eine Besatzerkarte muss gezogen werden, und es ist keine mehr da; so viele Bündel sind beschlagnahmt, wie die Schwierigkeit erlaubt: leicht 4, mittel 3, schwer 2, extrem 2.
section-scenario-4-the-trains-stand-still-parlour-s-own-design = Szenario 4: Die Züge stehen still (von Parlour)
rule-OSO-193 = Ziel: Legt alle 7 Bahnlinien gleichzeitig still.
rule-OSO-194 = Der Bahnhof ist nicht im Spiel; Fahrkarten gibt es nur von Helferkarten (ein Platz auf einem Bauernwagen).
rule-OSO-195 = Sieben Straßen sind Bahnlinien: D, F, H, K, L, P und S. Alle fahren zu Beginn und haben einen offenen Bedarfsmarker.
rule-OSO-196 = Wer eine Linie stilllegt, stellt einen Streikenden (einen Marker für Untergetauchte, falls einer der neun übrig ist) an seinen Ort. Streikende bewegen sich nicht. In der Gefahrenphase senkt jeder Streikende die Sicherheit dieses Ortes um 1.
rule-OSO-197 = Ein Streikender, der bei einer Razzia gefunden wird, ist verhaftet: Die Moral sinkt um 2, und eine stillgelegte Linie (falls es eine gibt), gewählt von der Person, die gewürfelt hat, fährt wieder.
rule-OSO-198 = Am Ende der Patrouillenphase würfelt der Startspieler für jede stillgelegte Linie mit einem Soldaten, nach Buchstaben: Bei 1-2 fährt sie wieder.
rule-OSO-199 = Aktion Eine Linie stilllegen (an einem Ende einer fahrenden Bahnlinie): Gib 1 Aktionspunkt und die Ressourcen auf dem Marker dieser Linie aus (1 Sabotage mehr, wenn ein Soldat darauf steht); die Linie steht still, ein Streikender kommt hierher, und die Moral steigt um 1.
rule-OSO-200 = Aktion Die Familien bezahlen (an einem Ort mit einem Streikenden): Gib 1 Aktionspunkt und 1 Geld für den Hilfsfonds aus; der Streikende taucht unter (Marker entfernen), und die Moral steigt um 1.
rule-OSO-201 = Niederlage: Die Moral fällt auf 0; das Alibi einer Figur fällt auf 0; eine Besatzerkarte muss gezogen werden, und es ist keine mehr da; so viele Streikende sind verhaftet, wie die Schwierigkeit erlaubt: leicht 4, mittel 3, schwer 2, extrem 2.
section-scenario-5-hunger-winter-parlour-s-own-design = Szenario 5: Hungerwinter (von Parlour)
rule-OSO-202 = Ziel: Gebt in jeder der vier Küchen (Kirche, Café, Krankenhaus, Universität) zweimal eine Mahlzeit aus; mit einer oder zwei Figuren dreimal.
rule-OSO-203 = Keine Züge: Der Bahnhof ist nicht im Spiel.
rule-OSO-204 = Mangel: Das Verteilungsamt gibt 1 Ration statt 2.
rule-OSO-205 = Nachdem eine Besatzerkarte der Bedrohungsstufe 2 ausgeführt wurde, steigt der Hunger um 1. Mit einer oder zwei Figuren steigt er auch am Ende jeder Patrouillenphase um 1.
rule-OSO-206 = Der Hunger beginnt allein bei 4 (schwer 5, extrem 6), mit zwei Figuren bei 3, mit drei bei 8, mit vier bei 5 (leicht 6), mit fünf bei 6 (leicht 5). Er sinkt nie unter 0.
rule-OSO-207 = Aktion Hungermarsch (an jedem Ort auf dem Land): Gib 1 Aktionspunkt und 1 Geld zum Tauschen aus; du erhältst 2 Rationen, auf dem Bauernhof 3.
rule-OSO-208 = Aktion Eine Mahlzeit ausgeben (in einer Küche, die noch nicht alle Mahlzeiten hatte): Gib 1 Aktionspunkt und 3 Rationen aus; markiere eine Mahlzeit, der Hunger sinkt um 1, und die Moral steigt um 1.
rule-OSO-209 = Niederlage: Die Moral fällt auf 0; das Alibi einer Figur fällt auf 0; eine Besatzerkarte muss gezogen werden, und es ist keine mehr da; der Hunger erreicht 10.
section-rulings-on-unclear-points = Klärung strittiger Punkte
rule-R1 = Szenario 1, wann wird ein Bedarfsmarker aufgedeckt? Parlour spielt es so: Jedes Drehen auf die aktive Seite, Ressourcenort oder nicht, deckt einen verdeckten Bedarfsmarker auf. Wörtlich gelesen (nur andere Orte decken auf) käme nie etwas ans Licht, weil die Ressourcenorte zuerst gedreht werden.
rule-R2 = Die Schachtel nennt 58 Besatzerkarten, aber 22 Grundkarten und 5 x 6 Szenariokarten sind 52. Parlour spielt es so: Die anderen sechs sind eine Reserve (3 pro Stufe). Sie gehört zu keinem der fünf Szenarien; sie dient eigenen Szenarien und einer Variante, in der sie die sechs Szenariokarten ersetzt.
rule-R3 = Die 22 Grundkarten sind nach Bedrohungsstufe 11 + 11, jedes Szenario hat 3 + 3, zusammen die nötigen 14 + 14.
rule-R4 = Patrouillen gehen nach dem Alphabet der Straßenbuchstaben; auf einer Straße gehen Soldaten vor Polizisten.
rule-R5 = Würfel bei Sicherheit erhöhen: 1 gibt +1; 2-4 geben +2; 5 gibt +3; 6 gibt +3, und wer gewürfelt hat, erhält 1 Alibi.
rule-R6 = Informationen und Würfel. Parlour spielt es so: Nach jedem Wurf darf 1 Information ausgegeben werden, um einen Würfel neu zu werfen; das geht, solange welche ausgegeben werden. Ausgeben darf, wer würfelt; beim Suchwurf einer Razzia auch jede Figur am betroffenen Ort. Es würfelt die Figur, die die Wirkung ausführt; in der Gefahrenphase die Figur, deren Teil sie auslöste (bei Szenariomarkern der Startspieler); in der Patrouillenphase der Startspieler.
rule-R7 = Die Traggrenze, dein Alibi, aber höchstens 9, gilt immer. Nach jeder Wirkung legt eine Figur über der Grenze Ressourcen eigener Wahl ab; wer etwas erhält, nimmt erst die Marker und legt dann ab. Mehrere Figuren über der Grenze wählen in Zugreihenfolge.
rule-R8 = Auf einer Straße stehen höchstens 2 Besatzermarker. Eine Bewegung auf eine volle Straße findet nicht statt. Beim Überqueren zieht man eine Kontrollkarte pro Marker, Soldaten zuerst; ein Passierschein ersetzt eine Kontrollkarte.
rule-R9 = Verschärfen, wo nur Soldaten stehen, hat keine Wirkung. Steht ein Polizist da, wird er zum Soldaten; auf eine sichere Straße kommt ein Polizist.
rule-R10 = Es gibt 20 Besatzermarker; ist keiner übrig, geschieht beim Aufstellen nichts.
rule-R11 = Die zweite Wirkung einer Patrouillenkarte gilt, wenn die Hauptwirkung keinen einzigen Marker bewegt hat: Keiner einer genannten Art steht im Gebiet, oder alle sind blockiert (R8). Sonst gilt sie nicht.
rule-R12 = Ein Marker, der auf eine Straße kommt, die später an der Reihe ist, hat sich einmal bewegt und bleibt. Marker bewegen sich einzeln; Razzien durch eine Bewegung kommen vor der nächsten.
rule-R13 = Reihenfolge der Gefahrenphase: alle in Zugreihenfolge ab dem Startspieler; zuerst der Ressourcenteil, dann der Alibiteil, jeder kann eine Razzia auslösen; danach Szenariomarker in der Reihenfolge C1-C7, L1-L6, einer nach dem anderen.
rule-R14 = Razzien geschehen sofort: Eine Razzia unterbricht, was immer gerade läuft, auch eine andere Razzia; ist sie beendet und ihr Ort zurückgesetzt, geht das Unterbrochene weiter. Während einer Razzia kann sich die Sicherheit ihres Ortes nicht ändern; er wird also nie doppelt heimgesucht.
rule-R15 = Mehrere Marker an einem Ort mit Razzia: Für jeden wird einmal gewürfelt, in einer Reihenfolge, die bestimmt, wer würfelt. Nach getragenen Bündeln wird nicht gesucht, nach Zeitungen, Untergetauchten, Streikenden und liegenden Bündeln schon.
rule-R16 = Helferstapel. Parlour spielt es so: Die oberste Karte beider Stapel liegt offen, da man zwischen ihnen wählt (Einstellung helper_decks_face_up, üblicherweise an). Benutzte Karten kommen auf einen gemeinsamen Ablagestapel; ist ein Stapel leer, wird dieser gemischt und ersetzt ihn.
rule-R17 = Die Ablagestapel der Razzia-, Kontroll- und Patrouillenkarten werden neu gemischt, wenn ihr Stapel aufgebraucht ist. Der Besatzerstapel nie.
rule-R18 = An der Zeit verliert man in der Startphase, bei der ersten Karte, die nicht gezogen werden kann. Ein Ziel, das in der letzten Runde erreicht wird, gewinnt noch.
rule-R19 = Sieg und Niederlage im selben Schritt: Wirkungen kommen nacheinander, und die erste Bedingung, die eintritt, beendet das Spiel. Ein Ziel, das durch eine Aktion erreicht wird, zählt vor dem Rest dieser Aktion und vor der folgenden Besatzerkarte.
rule-R20 = Nur wem sie gehört, sieht eine Besatzerkarte. Parlour zeigt sie sonst niemandem, und ein Bot kennt nur die Karte seines eigenen Platzes.
rule-R21 = Auf einer Kontrollkarte sieht, wer wählt, nur die Lage und die zwei Möglichkeiten; die Wirkungen werden nach der Wahl aufgedeckt. Im Solospiel liest Parlour vor. Mit mehreren nennt die Ansicht, wer vorliest, nämlich wer links sitzt, zeigt die Ergebnisse aber niemandem (R57).
rule-R22 = Polizeiwache: Jeder Polizist auf dem Plan darf versetzt werden, auf eine Straße, die mit seiner einen Ort teilt und weniger als 2 Marker hat. Ohne Wirkung einer Patrouille.
rule-R23 = Szenario 2, Täuschen: Sicherheit -1; die neue Straße muss einen Ort mit der Straße teilen, die der Polizist verlässt.
rule-R24 = Szenario 2: Jeder Personenmarker nennt den Ort, an dem die Person erscheint, und den sicheren Ort. Ist keiner übrig, erscheint niemand mehr.
rule-R25 = Szenario 2: Mit einer Fahrkarte darf eine Person mitkommen, da keine Straße benutzt wird.
rule-R26 = Gegenstände auf Bedarfsmarkern zählen nur in Szenario 2, das Ressourcen und Gegenstände verlangt; Szenario 1 verlangt nur Ressourcen. Ein geschlossener Bahnhof verlangt also nie eine Fahrkarte.
rule-R27 = Ein „Und“-Bonus kommt vor oder nach der Aktion, nach Wahl; ein Bonus, der eine Reise ändert, gilt währenddessen. Keine Aktion, kein Bonus: Eine abgelegte Karte gibt nichts. Ein Reisebonus braucht eine Reiseaktion.
rule-R28 = Die Zahl der Moralkarten steht seit der Startphase fest. Jede Person darf zwischen zwei Aktionen eine einsetzen, auch nach dem letzten Zug der Runde; ungenutzte verfallen.
rule-R29 = Wer die letzte Figurenkarte ablegt, führt die Besatzerkarte trotzdem aus.
rule-R30 = Inaktive Orte haben Sicherheit, man kann sie betreten, und sie können Ziel einer Razzia sein; nur die Sonderaktion ist verschlossen.
rule-R31 = Stadt 7 kann mit dem einen Würfel des Symbols nie gewürfelt werden.
rule-R32 = Führt jemand mehrere Figuren, hat jede ihre eigenen Karten, ihr Alibi und ihre Besatzerkarte; für den Aufbau zählt die Zahl der Figuren. In Parlour ist ein Platz eine Person; Figuren werden in der genannten Reihenfolge reihum verteilt, mit zwei Personen und vier Figuren führt also jede zwei.
rule-R33 = Parlour spielt es so: Die Moralleiste hat auch ein Startfeld für 1 Person (4), für das Solospiel.
rule-R34 = Solokarten: In jeder Runde wird eine der drei zufällig gezogen (alle drei werden jede Runde gemischt) und kommt auf die Hand; die Besatzerkarte folgt auf die vierte Karte.
rule-R35 = Wer „du“ auf Karten ist, die außerhalb eines Zuges ausgeführt werden: bei Razzien, wer nach R6 würfelt; bei der zweiten Wirkung einer Patrouillenkarte der Startspieler; sagt eine Karte, was mit einer Figur geschieht, die nicht zahlen kann, dann diese Figur.
rule-R36 = Teilen: jede Aufteilung, der beide zustimmen, auch Geschenke; nur in der Aktionsphase, zwischen Aktionen oder zwischen zwei Bewegungen. In Parlour stellt eine Person einen Tausch zusammen, beliebige Marker in beide Richtungen, und die andere stimmt zu oder lehnt ab; die Grenzen (R63) gelten für das, was beide danach haben.
rule-R37 = Die Schwierigkeit, die stellenweise Normal heißt, ist Mittel.
rule-R38 = Sicherheit über der Leiste verfällt; das Höchste ist 8.
rule-R39 = Eine Patrouille kommt an einem Ort vorbei: Jede Figur dort verliert das Alibi; der Verlust an Sicherheit kommt nach dem an Alibi.
rule-R40 = Zeitungen sind nur bei Razzien Marker; sie senken bei Nacht keine Sicherheit.
rule-R41 = Reihenfolge der Startphase: Ab dem Startspieler zieht jede Figur im Uhrzeigersinn ihre Besatzerkarte; dann werden die Figurenkarten genommen, die Moralkarten gezählt und Fähigkeiten der Startphase genutzt (sie ändern diese Zahl nicht mehr).
rule-R42 = Zwischen der letzten Figurenkarte und der Besatzerkarte darf nichts geschehen: Aktion und Bonus werden beendet, dann folgt sofort die Besatzerkarte (solo: nach der vierten Karte), dann endet der Zug. Keine Moralkarte und kein Teilen dazwischen. Das Regelheft erlaubt Moralkarten und Teilen vor oder nach jeder Aktion und sagt für die letzte Karte „erst die Aktion, dann die Besatzerkarte“; Parlour liest Letzteres als einen Schritt ohne Unterbrechung, nach dem alles wieder möglich ist.
rule-R43 = Wer im Zug einer anderen Person eine Moralkarte einsetzt, handelt mit einer eigenen Figur und gilt für diese eine Aktion als aktiv (Würfel, Kontrollkarten, Entscheidungen). Dann geht der unterbrochene Zug weiter.
rule-R44 = Eine Moralkarte kann jede Standardaktion bezahlen außer der Figurenaktion, die ihre eigene Karte braucht. Ein „Und“-Bonus gehört nur zu der Aktion, die mit genau dieser Karte bezahlt wurde.
rule-R45 = Wollen zwei im selben Moment handeln, gibt es keinen Vorrang. Zwischen zwei Aktionen darf jeder Platz eine Moralkarte einsetzen, wer zuerst kommt; wer am Zug ist, muss nicht auf das Passen der anderen warten. Nach dem letzten Zug wird jeder Platz gefragt; die Phase endet, wenn alle passen oder keine Karte übrig ist. Wer gepasst hat, wird erst wieder gefragt, nachdem eine weitere Moralkarte eingesetzt wurde.
rule-R46 = Ein „Und“-Bonus darf als Ganzes abgelehnt werden. Alles andere auf Karten, Plättchen und Szenarioaktionen wird so weit wie möglich ausgeführt, in der geschriebenen Reihenfolge, außer es heißt „darf“ oder „bis zu“.
rule-R47 = Kosten müssen ganz bezahlbar sein, sonst kann die Aktion nicht gewählt werden. Eine unmögliche Wirkung entfällt, und der Rest geschieht; eine Aktion darf man wählen, auch wenn ihre Wirkung verloren geht (Alibi schon 10). Ausnahmen, weil sonst nichts geschieht: Täuschen braucht einen möglichen Zug eines Polizisten, Ruhige Hand eine bezahlbare Möglichkeit, Presse auf dem Küchentisch eine Zeitung und einen freien Ort, Eine Ausgabe drucken ein Bündel im Vorrat.
rule-R48 = Reihenfolge der Kosten: erst Ressourcen und Gegenstände, dann die Sicherheit des Ortes; eine Razzia dadurch kommt vor der Wirkung. Vertreibt sie die Figur, wird die Aktion trotzdem beendet, als stünde sie, wo sie begann.
rule-R49 = Gleichstand (niedrigstes Alibi, niedrigste Sicherheit): Wer die Karte ausführt, wählt.
rule-R50 = Eine Wirkung mit mehreren Zielen: Figuren in Zugreihenfolge ab dem Startspieler, Orte C1-C7, dann L1-L6; die Ziele stehen fest, wenn die Wirkung beginnt. „Der Ort jeder Figur“ folgt den Figuren und zählt für jede einmal. Zwei Wirkungen einer Karte dürfen dasselbe Ziel treffen.
rule-R51 = Zwei Würfelsymbole auf einer Karte: ein Wurf für jedes Symbol, in der geschriebenen Reihenfolge, jeder mit eigenen Neuwürfen, durch die Person, der die Karte gehört.
rule-R52 = Eine reisende Figur ist an dem Ort, den sie verlassen hat, bis alle Kontrollkarten dieser Straße erledigt sind. Eine Razzia am fernen Ende betrifft sie nicht; eine am nahen schon, und vertreibt die sie, endet die Reise.
rule-R53 = „Anhalten“ und „zurück“ bei zwei Markern auf einer Straße: „Zurück“ streicht die übrigen Kontrollkarten dieser Straße. „Anhalten“ nicht: Der andere Marker kommt noch, dann kommt die Figur an, und die Reise endet. „Zurück“ geht vor „Anhalten“. Andere Boni der Karte, die die Reise bezahlt hat, bleiben.
rule-R54 = Marker, die sich beim Überqueren ändern: Jeder Marker, der beim Betreten der Straße da war, kommt einmal an die Reihe, mit der Seite, die er dann zeigt; entfernte nicht, neue auch nicht.
rule-R55 = Passierscheine und Fähigkeiten sagt man vor jeder Kontrollkarte an, Marker für Marker: Im Dienst wirkt von selbst, dann darf die Fähigkeit von Kees oder ein eigener Passierschein genutzt werden, sonst wird eine Karte gezogen.
rule-R56 = Hanneke hört nur das Ergebnis ihrer eigenen Wahl. Dann darf sie ungesehen das andere nehmen; das erste wird nicht ausgeführt, und zurück kann sie nicht.
rule-R57 = Niemand darf die Ergebnisse einer Kontrollkarte vor der Wahl kennen, und Parlour zeigt das nicht genommene Ergebnis nie, weder im Spiel noch im Protokoll oder in der Wiederholung. Karten aus früheren Spielen darf man sich merken. Bots dürfen die Lage, die Möglichkeiten und die Art des Vorgehens nutzen, nie das Ergebnis; denkt ein Bot voraus, sind ihm die Ergebnisse einer offenen Karte unbekannt und können aus allen Möglichkeiten derselben Art stammen.
rule-R58 = Szenario 2, jemanden mitnehmen: nur auf einer Reise der Figur selbst. Sie darf an jedem Ort, durch den sie kommt, damit beginnen oder aufhören und hat höchstens eine Person bei sich. Mit einer Person darf keine Straße mit Besatzermarker benutzt werden, welche Karte oder welcher Marker die Figur auch durchlässt; ein Passierschein hilft der Person nicht. Koos und Fahrkarten benutzen keine Straße, also darf eine Person mit.
rule-R59 = Szenario 2: Eine neue Person, die während einer Razzia gezogen wird, kommt sofort auf den Plan, auch an den betroffenen Ort, aber diese Razzia sucht nicht nach ihr.
rule-R60 = Wohin benutzte Marker kommen. Aus dem Spiel: gerettete und verhaftete Menschen, bezahlte Bedarfsmarker der Szenarien 1 und 2, gefundene Zeitungen. In den Vorrat: Ressourcen, Fahrkarten, Passierscheine, Besatzermarker, Bündel, Streikende.
rule-R61 = Szenario 2: An einem Ort können mehrere Untergetauchte sein; jeder ist ein eigener Marker, senkt bei Nacht die Sicherheit um 1 und wird mit einem eigenen Wurf gesucht. Neun Bedarfsmarker liegen offen, einer an jedem Ort ohne Ressourcen; die anderen drei bleiben in der Schachtel.
rule-R62 = Fahrkarten und Passierscheine sind auf je fünf in der Schachtel begrenzt: Nur Ressourcen sind unbegrenzt. Ist nichts übrig, erhält man nichts.
rule-R63 = Grenzen des Teilens: Was jemanden über die Traggrenze brächte, ist nicht erlaubt. Untergetauchte und Zeitungen lassen sich nicht teilen. Zwei Figuren einer Person brauchen keine Einigung. Ein Angebot verfällt, sobald etwas anderes geschieht.
rule-R64 = Ressourcen darf man nicht wegwerfen, um die Gefahr zu senken; sie verlassen eine Figur nur durch Zahlen, Verlieren, Teilen oder die Traggrenze.
rule-R65 = Gefahrenphase: Jeder Teil zählt die Ressourcen oder das Alibi dieses Moments; eine Razzia dazwischen ändert also den nächsten Teil.
rule-R66 = Patrouillen: Bewegt werden die Marker, die beim Aufdecken der Karte im Gebiet stehen. Einer, der weg ist oder nicht mehr von einer genannten Art, wenn er an die Reihe kommt, bewegt sich nicht; einer, der gedreht wurde, bewegt sich als das, was er jetzt ist.
rule-R67 = Eine blockierte Patrouille bleibt auf ihrer Straße und schadet niemandem; sie wird in dieser Phase nicht noch einmal versucht.
rule-R68 = Eine zusätzliche Patrouillenkarte bei Tag wird sofort ausgeführt wie die bei Nacht; ausführende Person ist, wem die Besatzerkarte gehört.
rule-R69 = Nennt eine Karte etwas, das nicht im Spiel ist (ein Plättchen, eine Bahnlinie, Bündel oder Menschen, die dieses Szenario nicht hat), überspringt diesen Teil.
rule-R70 = Mehr zu Zeitungen: An einem Ort liegt höchstens eine; sie bleibt, bis sie gefunden wird. Sie sind nur für die Suche einer Razzia Marker, keine „Szenariomarker“ auf Besatzerkarten. Antons Fähigkeit und Presse auf dem Küchentisch dürfen in derselben Runde genutzt werden.
rule-R71 = In einen Stapel schauen: Nur wer schaut, sieht die Karte. Über Patrouillen- und Razziakarten darf man reden, über Besatzerkarten nie, auch nicht über die im Stapel. Ist ein Stapel leer, wird zuerst der Ablagestapel gemischt (nicht bei Besatzerkarten: dann gibt es nichts zu sehen).
rule-R72 = Helferkarten führt die Figur, die sie nimmt, sofort aus. Bas: jede Standardaktion außer einer Figurenaktion. Koos: Wer die gewählte Figur spielt, entscheidet, ob und wohin sie geht. Wilma: so viele Karten, wie da sind, höchstens zwei.
rule-R73 = Reihenfolge einer Razzia: Teil 1, dann Teil 2 für die Marker, die zu Beginn da waren und es noch sind, dann wird die Sicherheit zurückgesetzt. Danach wird die Karte abgelegt.
rule-R74 = Razzia „Durch den Garten hinaus“: In Zugreihenfolge reist jede Figur am betroffenen Ort eine Straße eigener Wahl, wer immer darauf steht, ohne Kontrollkarte. Was sie trägt, kommt mit; Untergetauchte, Streikende, Zeitungen und liegende Bündel bleiben.
rule-R75 = Szenario 1: Neun der zwölf Bedarfsmarker werden ungesehen gezogen und verdeckt auf die neun Orte ohne Ressourcen gelegt; drei bleiben in der Schachtel. Ein Plättchen zu drehen ändert seine Sicherheit nicht.
rule-R76 = Szenario 1, Rückschläge: Ein zurückgedrehter Ressourcenort braucht wieder Vertrauen 1, was einen weiteren Marker aufdeckt. Ein wieder verdeckter Marker muss vor Vertrauen 2 erneut aufgedeckt werden.
rule-R77 = Szenario 3, Umgang mit Bündeln: Es gibt zwölf. Man nimmt sie auf, legt sie ab und teilt sie, wann immer Teilen erlaubt ist. Ein Bündel über der Traggrenze darf am Ort abgelegt werden, statt etwas abzuwerfen; Wirkungen, die Ressourcen nehmen, nehmen nie Bündel. Gelieferte Bündel sind Markierungen: kein Verlust bei Nacht, keine Suche.
rule-R78 = Szenario 3: Der weitere Alibiverlust kommt einmal für jede Kontrollkarte wegen eines Soldaten, nach ihrem Ergebnis, wenn die Figur noch ein Bündel trägt.
rule-R79 = Szenario 4, Linien stilllegen: Die zusätzliche Sabotage zahlt man einmal, egal wie viele Soldaten auf der Linie stehen. Eine Linie, die wieder fährt, behält ihren Bedarfsmarker und kostet erneut dasselbe; Streikende bleiben. Gewürfelt wird bei Nacht nach Buchstaben.
rule-R80 = Szenario 5: Der Hunger steigt, nachdem die Besatzerkarte ausgeführt und abgelegt ist. Eine Mahlzeit, die das Ziel erreicht, gewinnt sofort. Markierungen für Mahlzeiten sind keine Marker für Razzien.
rule-R81 = Eine Person mit zwei oder mehr Figuren spielt nicht die Solovariante, sondern das normale Spiel für diese Zahl, und kennt alle eigenen Besatzerkarten. Die Solovariante hat genau eine Figur.
rule-R82 = Solo, Karten über andere: Wirkungen auf eine andere Figur finden niemanden. Der Startspielermarker bleibt. Die Solokarte darf in beliebiger Reihenfolge mit den Figurenkarten eingesetzt werden, zählt als „Und“-Karte und gilt abgelegt als benutzt.
rule-R83 = Zahlen enden am Rand ihrer Leiste: Alibi bei 10, Moral oben auf ihrer Leiste, Sicherheit bei ihrem Höchsten, Hunger bei 0; der Überschuss verfällt.
rule-R84 = Eine Niederlage mitten in einer Karte beendet das Spiel in diesem Moment; spätere Teile, die geholfen hätten, kommen nicht mehr.
rule-R85 = Berend und große Verluste: Jeder einzelne Verlust von 2 oder mehr Moral ist um 1 kleiner, woher er auch kommt (eine Verhaftung kostet 2 statt 3). Verluste von 1 auf derselben Karte gelten für sich und werden nicht kleiner.
rule-R86 = Mies: Wer sie spielt, wählt, nachdem die Moralkarten gezählt sind; eine Figur mit Alibi 10 darf gewählt werden, ohne Wirkung.
rule-R87 = Eine Reiseaktion führt über mindestens eine Straße oder nutzt eine Fahrkarte; einen Reisebonus gibt es nicht im Stehen. Mit einer Fahrkarte zählen nur Boni bei der Ankunft. Wer über dieselbe Straße zurückgeht, trifft ihre Marker erneut.
rule-R88 = Eine Razzia durch eine Karte an einem Ort mit hoher Sicherheit läuft wie üblich ab, und die Sicherheit wird danach auf den Startwert gesetzt, auch wenn sie höher war.
rule-R89 = Offen für alle: alle Ablagestapel, die Zahl der Karten jedes Stapels, alle Leisten, Marker und Ressourcen, die zwei obersten Helferkarten (R16). Allen verborgen: die Reihenfolge der Stapel, verdeckte Bedarfsmarker, noch nicht gezogene Personen, ungesehen zurückgelegte Karten.
rule-R90 = Eine Aktionskarte ablegen: nur wem sie gehört, im eigenen Zug (eine Moralkarte: einfach nicht einsetzen). Eine abgelegte Karte gibt weder Aktion noch Bonus.
rule-R91 = Auf einem Ausweis mit zwei Startorten zählt der erste, der im Spiel ist, aktiv oder nicht; mehrere Figuren dürfen an einem Ort beginnen.
rule-R92 = Sicherheit am Höchsten zu erhöhen ist erlaubt; nur das Alibi einer gewürfelten 6 kann dabei herauskommen.
rule-R93 = Schritte ohne Kontrollkarte (Hintergasse, Flucht) sind keine Reiseaktion: Reiseboni und Pauls Fähigkeit gelten nicht. Hintergasse darf man ablehnen; dann erhöht sie nur die Sicherheit.
rule-R94 = Ein Sieg beendet das Spiel in diesem Moment; offene Razzien, Besatzerkarten und die Nacht kommen nicht mehr.

## Zahlen, die sich ändern lassen

figure-rules = Regeln
figure-alibi-max = höchstes Alibi
figure-carry-max = Tragelimit
figure-safety-max = höchste Sicherheit
figure-morale-max = höchste Moral
figure-morale-per-card = Moral pro Karte
figure-roads-per-move = Straßen pro Bewegung
figure-tokens-per-road = Marker pro Straße
figure-occupier-tokens = Besatzermarker
figure-items = Gegenstände
figure-bundles = Bündel
figure-strikers = Streikende
figure-gathered = gesammelt
figure-boxed = zurückgelegte Karten
figure-boxed-solo = weitere zurückgelegte Karten im Solospiel
figure-boxed-less-with-five = weniger zurückgelegt zu fünft
figure-token-danger = Gefahr eines Markers
figure-policeman-pass = Wurf an einem Polizisten vorbei
figure-soldier-pass = Wurf an einem Soldaten vorbei
figure-age-from = Alter ab
figure-age-to = Alter bis
figure-many-rations = viele Rationen
figure-morale-start = Moral zu Beginn
figure-raise-safety = Sicherheit erhöhen
figure-raise-alibi = Alibi beim Erhöhen der Sicherheit
figure-danger-resources = Gefahr durch Ressourcen
figure-danger-alibi = Gefahr durch niedriges Alibi
figure-character = Figur
figure-newspapers = Zeitungen
figure-newspaper-morale = Moral für eine Zeitung
figure-newspaper-alibi = Alibi für eine Zeitung
figure-roads = Straßen
figure-danger-less = weniger Gefahr
figure-alibi = Alibi
figure-shield-from = geschützt ab
figure-shield = Schutz
figure-immunity = Immunität
figure-kept-on = behalten bei
figure-gathered-more = mehr gesammelt
figure-safety = Sicherheit
figure-location = Ort
figure-cost = Kosten
figure-money = Geld
figure-network = Netzwerk
figure-ration = Rationen
figure-sabotage = Sabotage
figure-information = Information
figure-safety-cost = Kosten an Sicherheit
figure-raid = Razzia
figure-search = Suche
figure-requirement = Bedarf
figure-ticket = Fahrkarte
figure-scenario = Szenario
figure-easy = leicht
figure-medium = mittel
figure-hard = schwer
figure-extreme = extrem
figure-tokens-revealed = aufgedeckte Marker
figure-trust-2-helpers = Helfer für Vertrauen 2
figure-arrest-limit = Grenze der Festnahmen
figure-goal = Ziel
figure-people-per-character = Menschen pro Figur
figure-save-morale = Moral fürs Retten
figure-arrest-morale = Moral bei einer Festnahme
figure-arrest-alibi = Alibi bei einer Festnahme
figure-misinform-safety = Sicherheit fürs Irreführen
figure-misinform-alibi = Alibi fürs Irreführen
figure-seize-limit = Grenze der Beschlagnahmen
figure-deliveries = Lieferungen
figure-bundles-per-print = Bündel pro Druck
figure-carry-bundles = getragene Bündel
figure-print-cost = Druckkosten
figure-safety-here = Sicherheit hier
figure-deliver-cost = Lieferkosten
figure-deliver-morale = Moral fürs Liefern
figure-seize-morale = Moral bei Beschlagnahme
figure-control-alibi = Alibi bei einer Kontrolle
figure-halt-morale = Moral fürs Stilllegen
figure-soldier-surcharge = Aufschlag für einen Soldaten
figure-pay-cost = Kosten des Zahlens
figure-pay-morale = Moral fürs Zahlen
figure-reopen-on = öffnet wieder bei
figure-arrest-lines = Linien bei einer Festnahme
figure-hunger-start = Hunger zu Beginn
figure-hunger-limit = Hungergrenze
figure-hunger-level = Hungerstufe
figure-hunger-rise = Anstieg des Hungers
figure-hunger-night-of-few = Hunger nachts zu wenigen
figure-servings-per-kitchen = Portionen pro Küche
figure-servings-per-kitchen-of-few = Portionen pro Küche zu wenigen
figure-rations-per-serving = Rationen pro Portion
figure-serve-hunger = Hunger beim Ausgeben
figure-serve-morale = Moral fürs Ausgeben
figure-trek-cost = Kosten einer Hamsterfahrt
figure-trek-other = anderswo auf Hamsterfahrt
figure-trek-farm = beim Hof auf Hamsterfahrt
figure-distribution-office-yield = Ertrag des Verteilungsamts
figure-occupier = Besatzer
figure-copies = Exemplare
figure-patrol = Streife
figure-control = Kontrolle
figure-helper = Helfer
figure-action = Aktion
figure-gained = mehr
figure-morale-gained = mehr Moral
figure-safety-gained = mehr Sicherheit
figure-locations = Orte
figure-alibi-gained = mehr Alibi
figure-safety-lost = weniger Sicherheit
figure-times = Mal
figure-bonus = Bonus
figure-limit = Grenze
figure-special = besonders
figure-changed = geändert
figure-cards = Karten
figure-morale-lost = weniger Moral
figure-alibi-lost = weniger Alibi
figure-any = beliebig
figure-lost = weniger
figure-least-face-up = wenigste offen
figure-highest = höchste
figure-hunger-gained = mehr Hunger
figure-soldier = Soldat
figure-policeman = Polizist
figure-solo = allein

## Die Zielkarte: was ein Szenario verlangt in einem Satz, wann es gewonnen und verloren ist, was besonders ist, wie es ausging

goal-scenario = Szenario { $number } · { $level } · { $period }
goal-remember = Merkt euch
goal-day = Jede deiner Karten ist gut für eine Aktion: reisen, deinen Ort sicherer machen, Informationen sammeln oder tun, was der Ort bietet. Waren alle am Zug, wird es Nacht.
goal-lost = sobald eins davon geschieht: { LIST($ways, join: "or") }.
goal-ended-morale = Die Moral ist dahin.
goal-ended-alibi = { $characters ->
    [one] { LIST($characters) } wurde verhaftet.
   *[other] { LIST($characters) } wurden verhaftet.
}
goal-ended-limit = Es wurde zu viel gefunden.
goal-ended-time = Die Zeit ist um.
task-expanding_the_network = Macht alle { $goal } Orte zu einem Teil des Netzwerks.
    .win = wenn alle { $goal } Orte auf ihrer aktiven Seite liegen.
    .special = Ein Ort gibt euch nichts, solange ihr sein Vertrauen nicht habt. Bedarfsmarker liegen verdeckt, bis ein Ort aktiv wird.
    .won = Jeder Ort gehört zum Netzwerk.
task-arbeitseinsatz = Bringt { $goal } Menschen in Sicherheit.
    .win = wenn { $goal } Menschen in Sicherheit gebracht sind.
    .limit = { $limit ->
        [one] 1 Mensch ist verhaftet
       *[other] { $limit } Menschen sind verhaftet
    }
    .special = Untergetauchte kommen nie über eine bewachte Straße. Nachts macht jeder von ihnen seinen Ort um 1 unsicherer.
    .won = { $goal } Menschen sind in Sicherheit.
    .lost = { $limit ->
        [one] Jemand wurde verhaftet.
       *[other] { $limit } Menschen wurden verhaftet.
    }
task-the_word_must_travel = Liefert { $goal } Bündel Zeitungen aus.
    .win = wenn { $goal } Bündel ausgeliefert sind.
    .limit = { $limit ->
        [one] 1 Bündel ist beschlagnahmt
       *[other] { $limit } Bündel sind beschlagnahmt
    }
    .special = Niemand trägt mehr als { $carry_bundles } Bündel. Nachts macht ein Bündel, das liegen bleibt, seinen Ort um 1 unsicherer.
    .won = Das Wort ist verbreitet.
    .lost = { $limit ->
        [one] Ein Bündel wurde beschlagnahmt.
       *[other] { $limit } Bündel wurden beschlagnahmt.
    }
task-the_trains_stand_still = Legt { $goal } Bahnlinien zugleich still.
    .win = wenn { $goal } Bahnlinien zugleich stillstehen.
    .limit = { $limit ->
        [one] 1 Streikender ist verhaftet
       *[other] { $limit } Streikende sind verhaftet
    }
    .special = Ein Streikender bleibt, wo die Linie stillgelegt wurde, und macht den Ort nachts um 1 unsicherer. Ein Soldat kann eine stillgelegte Linie wieder in Fahrt bringen.
    .won = Die Züge stehen still.
    .lost = { $limit ->
        [one] Ein Streikender wurde verhaftet.
       *[other] { $limit } Streikende wurden verhaftet.
    }
task-hunger_winter = Gebt { $goal } Mahlzeiten in vier Küchen aus.
    .win = wenn alle { $goal } Mahlzeiten ausgegeben sind.
    .special = Der Hunger wächst mit den schwereren Besatzerkarten. Jede Mahlzeit senkt ihn um 1.
    .won = { $goal } Mahlzeiten wurden ausgegeben.
    .lost = Der Hunger war stärker.
