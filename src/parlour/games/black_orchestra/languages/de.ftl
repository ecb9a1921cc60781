# Black Orchestra auf Deutsch.
#
# Orte haben zwei Formen mit Präposition: case "in" (wo jemand ist) und case "to" (wohin jemand geht).

## Das Regal, und was vor dem Spiel vereinbart wird

about-game = Menschen des deutschen Widerstands versuchen, Hitler zu töten, bevor sie entdeckt werden; alle gewinnen oder verlieren gemeinsam. Eine inoffizielle Umsetzung des Spiels von Philip duBarry, erschienen bei Game Salute und Starling Games. Die 24 Verhörkarten sind von uns.
setup-players = Spieler
    .help = Einer bis fünf; wer allein spielt, führt zwei Verschwörer (BO-15).
setup-difficulty = Schwierigkeit
    .help = Wie viele Treffer ein Anschlag am Anfang braucht (BO-12).
difficulty-easy = Leicht
    .full = Leicht: Ein Anschlag braucht am Anfang 2 Treffer
difficulty-standard = Normal
    .full = Normal: Ein Anschlag braucht am Anfang 3 Treffer
difficulty-hard = Schwer
    .full = Schwer: Ein Anschlag braucht am Anfang 4 Treffer
setup-conspirators = Verschwörer
    .help = In Zugreihenfolge, jeder höchstens einmal; bleibt es leer, werden sie ausgelost (BO-15).
setup-variants = Varianten
    .help = Alle, die zusammenpassen (BO-140 bis BO-142, R98).
variant-trusted_lieutenants = Treue Gefolgsleute
    .full = Treue Gefolgsleute: Auch zwei Stellvertreter müssen sterben (BO-140)
variant-sense_of_urgency = Die Zeit drängt
    .full = Die Zeit drängt: Aus jedem Ereignisstapel kommt eine Karte mehr aus dem Spiel (BO-141)
variant-guarded_documents = Gehütete Papiere
    .full = Gehütete Papiere: ohne „Papiere gefunden“ (BO-142)
variant-deck_51 = 51 Karten
    .full = 51 Verschwörerkarten (R1)
variant-classic_interrogation = Klassisches Verhör
    .full = Die sechs Verhörkarten der ersten Auflage (R2)
variant-printed_raid_icons = Dritte Razzia
    .full = Eine dritte Razzia in Stufe 5 (R4)
variant-solo = Solo
    .full = Ein Spieler führt zwei Verschwörer (BO-15)
setup-first_player = Startspieler
    .help = Der Platz, der beginnt; -1 überlässt es dem Zufall (R62, R106).
setup-hitler_penalty_first = Hitlers Strafe zuerst
    .help = Aus: alle Strafen in beliebiger Reihenfolge (R6).
setup-strict_stage_start = Stufen beginnen mit der ersten Karte
    .help = An: Die erste gezogene Karte einer Stufe eröffnet sie, auch eine wichtige (R11).
setup-tresckow_reveal = Tresckow deckt jedes Plättchen auf
    .help = Aus: ohne die Aktion vom Bogen der ersten Auflage (R60).
setup-goerdeler_draw = Goerdelers Karten
    .help = 1, oder 3 wie in einer Quelle (R59).
setup-prison_shields_all = Gefängnis schützt vor allem
    .help = An: Gefangene bleiben auch bei Entdeckung, Unmut und aufgeteilten Vorteilen verschont (R45, R47, R78).

## Die Aktionen eines Zuges

what-now = { $conspirator }, { NOUN($space, case: "in") }: noch { so-many-actions }.
end = Zug beenden
move = Reise { NOUN($space, case: "to") }
    .group = Reisen
    .chip = { $space }
move-entry = Reise { NOUN($space, case: "to") }
    .detail = ({ $entry })
dossier = Dossier: eine Verschwörerkarte ziehen
    .head = Dossier
    .chip = Verschwörerkarte
conspire = Konspirieren mit { $dice ->
    [1] 1 Würfel
   *[other] { $dice } Würfeln
}
    .group = Konspirieren
    .chip = { $dice ->
        [1] 1 Würfel
       *[other] { $dice } Würfel
    }
reveal = Das verdeckte Plättchen hier aufdecken
collect = Das Plättchen hier einsammeln: { $item }
deliver = { START(NOUN($item, case: "acc")) } abliefern
    .detail = { $text }
release = Freilassung
    .detail = würfle, um einen Gefangenen freizubekommen
give-to = Eine Karte oder einen Gegenstand an { $conspirator } geben
    .group = Karte oder Gegenstand geben
    .chip = { $conspirator }
take-from = Eine Karte oder einen Gegenstand von { $conspirator } nehmen
    .group = Karte oder Gegenstand nehmen
    .chip = { $conspirator }
use-card = „{ $card }“ einsetzen{ illegal-mark }
    .detail = { $text }
    .chip = { $card }{ illegal-mark }
plot = Anschlag „{ $card }“ auf { $target } versuchen
ability = Sonderfähigkeit
    .detail = { $ability ->
        [inspire] alle anderen Verschwörer an deinem Ort gewinnen { $motivation_gained } Motivation
        [shield] lege einen Gegenstand ab; ein Verschwörer verliert { $suspicion_lost } Verdacht
        [look] sieh dir die nächsten { spelled-events } an und lege sie in beliebiger Reihenfolge zurück
        [move_two] reise bis zu { spelled-spaces } weit
        [move_another] bewege einen anderen Verschwörer einen Ort weit
        [take_tile] sammle das Plättchen an deinem Ort ein, obwohl es verdeckt ist
       *[reveal_tile] decke ein beliebiges verdecktes Plättchen auf dem Plan auf
    }
ability-own = Sonderfähigkeit
    .detail = { $text }
instant = { $conspirator } setzt „{ $card }“ ein{ illegal-mark }
    .detail = { $text }
illegal-mark = { $illegal ->
    [0] { "" }
   *[other] { " (illegal)" }
}

## Wer, wo, was zur Wahl steht

pass = Passen
decline = Ablehnen
a-conspirator = { $conspirator }
    .detail = ({ $motivation }, Verdacht { $suspicion }, { NOUN($space, case: "in") })
a-space = { $space }
    .group = { $verb ->
        [visit] Besuch
        [hitler] Hitlers Ziel
        [leave] Ausweichen
       *[other] Reiseziel
    }
    .chip = { $space }
a-space-entry = { $space }
    .detail = ({ $entry })
stop = Hier bleiben
a-tile = Das Plättchen { NOUN($space, case: "in") }
    .detail = ({ $item })
a-tile-face-down = Das Plättchen { NOUN($space, case: "in") }
    .detail = (verdeckt)
a-leader = { $leader } { NOUN($space, case: "in") }
a-card = { $card }{ illegal-mark }
    .detail = { $text }
an-event = { $event }
    .detail = { $text }
an-item = { $item }
discard-card = „{ $card }“ ablegen{ illegal-mark }
    .detail = { $text }
    .chip = { $card }{ illegal-mark }
discard-item = Gegenstand ablegen: { $item }
    .chip = { START($item) }
give-card = „{ $card }“ geben{ illegal-mark }
    .detail = { $text }
    .chip = { $card }{ illegal-mark }
give-item = Gegenstand geben: { $item }
    .chip = { START($item) }
take-card = „{ $card }“ nehmen{ illegal-mark }
    .detail = { $text }
    .chip = { $card }{ illegal-mark }
take-item = Gegenstand nehmen: { $item }
    .chip = { START($item) }
agree-card = „{ $card }“ abgeben{ illegal-mark }
    .detail = { $text }
agree-item = Gegenstand abgeben: { $item }
refuse = Verweigern

## Andere Fragen, und was man antworten kann

over-limit = Du bist über deinem Limit: Was legst du ab?
    .lead = Du bist über deinem Limit.
    .ask = Was legst du ab?
discard-which-card = Welche Karte legst du ab?
discard-which-plot = Welchen Anschlag legst du ab?
discard-which-item = Welchen Gegenstand legst du ab?
whose-suspicion-falls = Wessen Verdacht sinkt?
whose-suspicion-falls-by-1 = Wessen Verdacht sinkt um 1?
who-moves = Wer reist?
who-is-released = Wer kommt frei?
whom-hit = Wen trifft es?
choose-one = Wähle eines.
choose-support = Der militärische Rückhalt sinkt um { $support_lost }
choose-motivation = Alle an deinem Ort gewinnen { $motivation_gained } Motivation
choose-hitler = Hitler bis zu { spelled-spaces } weit bewegen
choose-conspirator = Einen Verschwörer bis zu { spelled-spaces } weit bewegen
draw-up-to = Eine Karte ziehen? ({ $card } von { $cards })
draw = Eine Karte ziehen
enough = Keine Karte mehr
take-which-item = Welchen Gegenstand nimmst du vom Ablagestapel?
take-which-card = Welche Karte nimmst du vom Ablagestapel?
keep-which-card = Welche Karte behältst du?
take-out-which = Eines dieser Ereignisse aus dem Spiel nehmen?
remove-none = Alle drin lassen
remove-event = „{ $event }“ aus dem Spiel nehmen
    .detail = { $text }
    .chip = { $event }
which-event-next = Welches Ereignis soll als { $place ->
    [1] erstes
    [2] zweites
   *[other] drittes
} kommen?
walk = Wohin geht { $conspirator }? (Schritt { $step } von { $spaces })
fly-where = An welchen offenen Ort fliegst du?
hitler-where = Wohin geht Hitler?
take-which-tile = Welches Plättchen nimmst du?
reveal-which-tile = Welches Plättchen deckst du auf?
remove-which-tile = Welches Plättchen verschwindet vom Plan?
remove-which-deputy = Welcher Stellvertreter scheidet aus?
call-whom = Welche Stellvertreter werden abberufen?
call-one = { $leader }
call-two = { $leader } und { $other }
call-where = An welchen Ort?
leave-where = Der Ort schließt, { $piece } muss weg. Wohin?
    .lead = Der Ort schließt, { $piece } muss weg.
    .ask = Wohin?
give-what = Was gibst du?
take-what = Was nimmst du?
asked-for = { $conspirator } bittet dich um „{ $piece }“. Einverstanden?
    .lead = { $conspirator } bittet dich um „{ $piece }“.
    .ask = Einverstanden?
share-relief = Wessen Verdacht sinkt um 1? (noch { $points } zu verteilen)
free-whom = Welchen Gefangenen befreist du?
visits-whom = Wen besucht { $leader }?
offer-goebbels = Goebbels besucht dich allein. Den Verdacht auf { $suspicion } steigen lassen, um { $motivation_gained } Motivation zu gewinnen?
    .lead = Goebbels besucht dich allein.
    .ask = Den Verdacht auf { $suspicion } steigen lassen, um { $motivation_gained } Motivation zu gewinnen?
accept-goebbels = Verdacht auf { $suspicion }, { $motivation_gained } Motivation mehr
offer-himmler = Himmler besucht dich allein. Würfeln? Eine Zahl bringt so viel Motivation, ein Adler { $suspicion_gained } Verdacht.
    .lead = Himmler besucht dich allein.
    .ask = Würfeln? Eine Zahl bringt so viel Motivation, ein Adler { $suspicion_gained } Verdacht.
accept-himmler = Würfeln
offer-hess = Hess besucht dich allein. { $motivation_lost } Motivation verlieren, um an einen beliebigen offenen Ort zu reisen und { $suspicion_lost } Verdacht loszuwerden?
    .lead = Hess besucht dich allein.
    .ask = { $motivation_lost } Motivation verlieren, um an einen beliebigen offenen Ort zu reisen und { $suspicion_lost } Verdacht loszuwerden?
accept-hess = { $motivation_lost } Motivation weniger, an einen offenen Ort, { $suspicion_lost } Verdacht weniger
offer-hitler = Hitler besucht dich allein. Motivation und Verdacht auf den Anfangswert sinken lassen?
    .lead = Hitler besucht dich allein.
    .ask = Motivation und Verdacht auf den Anfangswert sinken lassen?
accept-hitler = Beides zurück auf den Anfang
pay-for-suspicion = Etwas ablegen, um { $suspicion } Verdacht loszuwerden?
discard-nothing = Nichts ablegen
himmler-to-whom = Zu wem geht Himmler?
which-deputy-comes = Welcher Stellvertreter kommt?
whose-penalty = Mehrere NS-Größen sind hier. Wessen Strafe kommt zuerst?
    .lead = Mehrere NS-Größen sind hier.
    .ask = Wessen Strafe kommt zuerst?
penalty-met = { $leader }
    .detail = { $text }
penalty-unmet = { $leader }
    .detail = nichts, { penalty-finds-nothing }.
use-now = Jetzt eine Karte einsetzen?
use-before-draw = Eine Karte einsetzen, bevor das Ereignis gezogen wird?
use-plainly = { $card }
    .detail = { $text }
delay-hitler = „{ $event }“ bewegt Hitler. „Hitler aufhalten“ einsetzen?
    .lead = „{ $event }“ bewegt Hitler.
    .ask = „Hitler aufhalten“ einsetzen?
hitler-stays = { $card }
    .detail = er bleibt, wo er ist
divert-how-many = { $targets ->
    [one] Kommt der Treffer auf „Abtrünnige und Unmut“?
   *[other] Wie viele der { $targets } Treffer kommen auf „Abtrünnige und Unmut“?
}
divert = { $dice } auf die Karte, { $rest } auf die Unmutsleiste
divert-one = { $dice ->
    [0] Auf die Unmutsleiste
   *[other] Auf die Karte
}
dissent-full = Die Unmutsleiste ist voll. Wähle eines.
    .lead = Die Unmutsleiste ist voll.
    .ask = Wähle eines.
dissent-support = Der militärische Rückhalt sinkt auf { $falls_to }
dissent-all = Jeder freie Verschwörer darf { $motivation_gained } Motivation gewinnen
    .detail = (Aufstand im Warschauer Ghetto)
dissent-motivation = { $conspirator } gewinnt { $motivation_gained } Motivation
    .detail = (dann { $motivation })
take-heart = { $motivation_gained } Motivation gewinnen?
gain = { $motivation_gained } Motivation gewinnen
who-gets-die = Ein Würfel zeigt { $actions }: Wer bekommt im nächsten Zug { so-many-actions }?
give-die = { $conspirator }
give-nobody = Niemand
    .detail = der Würfel bleibt ungenutzt
illegal-card = Razzia der Gestapo: eine illegale Karte ablegen oder behalten?
    .lead = Razzia der Gestapo.
    .ask = Eine illegale Karte ablegen oder behalten?
raid-discard = „{ $card }“ ablegen
raid-keep = „{ $card }“ behalten
    .detail = Verdacht steigt auf { $suspicion }
raid-keep-safe = „{ $card }“ behalten
    .detail = (liegt im Tresor)

## Anschläge

inform = „Partisan als Informant“ einsetzen für { more-dice }?
use-informant = { $card }
    .detail = { more-dice }
build-pool = „{ $card }“: bisher { so-many-dice }. Was fügst du hinzu?
    .lead = „{ $card }“: bisher { so-many-dice }.
    .ask = Was fügst du hinzu?
announce = Jetzt würfeln
use-for-pool = „{ $card }“ einsetzen
item-for-pool = { START(NOUN($item, case: "acc")) } ablegen
ask-for = { $conspirator } um { NOUN($item, case: "acc") } bitten
lend = { $conspirator } bittet dich für den Anschlag um { NOUN($item, case: "acc") }. Einverstanden?
    .lead = { $conspirator } bittet dich für den Anschlag um { NOUN($item, case: "acc") }.
    .ask = Einverstanden?
agree-to-lend = { START(NOUN($item, case: "acc")) } abgeben
try-plot-hitler = Ein Ereignis hat Hitler bewegt. Einen Anschlag versuchen?
    .lead = Ein Ereignis hat Hitler bewegt.
    .ask = Einen Anschlag versuchen?
try-plot-leader = Ein Ereignis hat eine NS-Größe bewegt. Einen Anschlag versuchen?
    .lead = Ein Ereignis hat eine NS-Größe bewegt.
    .ask = Einen Anschlag versuchen?
how-many-dice = Du brauchst { targets-needed }. { $eagles }. Wie viele Würfel wirfst du?
    .lead = Du brauchst { targets-needed }. { $eagles }.
    .ask = Wie viele Würfel wirfst du?
roll = { $dice ->
    [1] 1 Würfel
   *[other] { $dice } Würfel
} werfen
    .group = Werfen
    .chip = { $dice ->
        [1] 1 Würfel
       *[other] { $dice } Würfel
    }
after-roll = Die Würfel zeigen { LIST($faces, join: "comma") } ({ targets-needed } nötig). Eine Karte einsetzen?
    .lead = Die Würfel zeigen { LIST($faces, join: "comma") } ({ targets-needed } nötig).
    .ask = Eine Karte einsetzen?
which-die = Welcher Würfel wird neu geworfen?
reroll = Ein Würfel, der { $face } zeigt
eagles-that-detect = Bei { $limit ->
    [one] 1 Adler
   *[other] { $limit } Adlern
} fliegst du auf{ $notes ->
    [0] { "" }
   *[other] { " (" }{ LIST($notes, join: "comma") })
}
eagles-are-added = { $n ->
    [one] 1 kommt
   *[other] { $n } kommen
} dazu
eagles-are-ignored = { $n ->
    [one] 1 zählt
   *[other] { $n } zählen
} nicht
plot-text = { LIST($parts, join: "blank") }
plot-from-anywhere = Sofort nachdem ein Ereignis Hitler bewegt hat, im Zug eines jeden und von jedem Ort aus.
plot-from-next-space = Genau einen Ort von Hitler entfernt{ $place ->
    [unfortified] , der an einem nicht befestigten Ort ist
    [fortified] , der an einem befestigten Ort ist
   *[any] { "" }
}.
plot-in-same-space = { $reckless ->
    [yes] Tollkühn, an
   *[no] An
} Hitlers Ort{ $place ->
    [berlin] { " in Berlin" }
    [fortified] , der befestigt ist
    [unfortified] , der nicht befestigt ist
    [stages] , der die Nummer { LIST($stages, join: "or") } trägt{ $first ->
        [1] { " (Berlin zählt als 1)" }
       *[other] { "" }
    }
   *[any] { "" }
}.
plot-base = Der Anschlag beginnt mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}.
plot-extra-dice = { $elements ->
    [0] Zusätzliche Würfel:
   *[other] Zusätzliche Würfel: { LIST($elements, join: "comma") }
}{ $meeting ->
    [0] { "" }
    [1] ; einer mehr, wenn alle Verschwörer an dem Ort sind
    [2] ; zwei mehr, wenn alle Verschwörer an dem Ort sind
   *[other] ; { $meeting } mehr, wenn alle Verschwörer an dem Ort sind
}.
plot-element = { $several ->
    [yes] je Plättchen { $what }
   *[no] { $what }
}{ $dice ->
    [0] { "" }
    [1] { "" }
   *[other] { " (" }{ $dice } Würfel)
}
plot-ignores = { $several ->
    [yes] Jedes Plättchen
   *[no] Ein Plättchen
} { $what } hebt { $ignore ->
    [1] einen Adler
   *[other] { $ignore } Adler
} auf.

## Gefängnis

accuse-instead = „Falsche Anschuldigungen“ einsetzen, statt ins Verhör zu gehen?
accuse = { $card }
    .detail = ein anderer Verschwörer verliert { $suspicion_lost } Verdacht, ein Stellvertreter scheidet aus
interrogation = Eine Verhörkarte ziehen
what-answer = { $question }: Nur du liest diese Karte. Was tust du?
    .lead = { $question }: Nur du liest diese Karte.
    .ask = Was tust du?
being-interrogated = wird verhört
an-answer = { $text }
answer-that-loses = { $text } Achtung: Wird der letzte freie Verschwörer verhaftet, ist das Spiel verloren.
resist = Standhalten versuchen ({ $motivation }): würfle. Wirst du gebrochen: { $broken } Ein Treffer lässt dich frei.
    .head = Standhalten versuchen ({ $motivation })
    .detail = würfle. Wirst du gebrochen: { $broken } Ein Treffer lässt dich frei.

## Strafen, und Orte, die etwas bewirken

penalty-hitler = Deine Motivation sinkt um { $n }.
penalty-hess = { $n ->
    [one] Lege eine Karte deines Dossiers ab, nach Wahl (auch einen Anschlag).
   *[other] Lege { $n } Karten deines Dossiers ab, nach Wahl (auch Anschläge).
}
penalty-goebbels = Deine Sonderfähigkeit wirkt in diesem Zug nicht.
penalty-bormann = Du darfst in diesem Zug nicht konspirieren.
penalty-himmler = Dein Verdacht steigt um { $n }.
penalty-goering = { $n ->
    [one] Lege einen deiner Gegenstände ab, nach Wahl.
   *[other] Lege { $n } deiner Gegenstände ab, nach Wahl.
}
penalty-finds-nothing = { $leader ->
    [hitler] die Motivation von { $conspirator } kann nicht weiter sinken
    [hess] { $conspirator } hat keine Karte zum Ablegen
    [himmler] der Verdacht von { $conspirator } kann nicht weiter steigen
   *[goering] { $conspirator } hat keinen Gegenstand zum Ablegen
}
entry = Beim Betreten { LIST($changes, join: "and") }.
motivation-rises = steigt deine Motivation um { $n }
motivation-falls = sinkt deine Motivation um { $n }
suspicion-rises = steigt dein Verdacht um { $n }
suspicion-falls = sinkt dein Verdacht um { $n }
support-rises = steigt der militärische Rückhalt um { $n }
support-falls = sinkt der militärische Rückhalt um { $n }
delivery = Gib ein Plättchen { $item } ab, und dein Verdacht sinkt um { $suspicion_lost }.
delivery-any = { $when ->
    [deputy_here] Ist ein Stellvertreter hier
    [hitler_here] Ist Hitler hier
    [stage_1] Nur in Stufe 1
    [stage_2] Nur in Stufe 2
    [abwehr] Verschwörer der Abwehr
    [civilian] Zivilisten unter den Verschwörern
   *[wehrmacht] Verschwörer der Wehrmacht
}: Gib einen beliebigen Gegenstand ab, dein Verdacht sinkt um { $suspicion_lost }.
delivery-shared = Gib ein Plättchen { $item } ab: Nimm { $points } Verdacht weg, beliebig auf die Verschwörer verteilt.

## Zahlen in Texten

spelled-cards = { $cards ->
    [0] keine Karte
    [1] eine Karte
    [2] zwei Karten
    [3] drei Karten
   *[other] { $cards } Karten
}
spelled-events = { $events ->
    [1] Ereigniskarte
    [2] zwei Ereigniskarten
    [3] drei Ereigniskarten
   *[other] { $events } Ereigniskarten
}
spelled-spaces = { $spaces ->
    [1] einen Ort
    [2] zwei Orte
    [3] drei Orte
   *[other] { $spaces } Orte
}
spelled-spaces-2 = { $spaces_2 ->
    [1] einen Ort
    [2] zwei Orte
    [3] drei Orte
   *[other] { $spaces_2 } Orte
}
spelled-targets = { $targets ->
    [1] einer
    [2] zwei
    [3] drei
   *[other] { $targets }
}
more-actions = { $actions ->
    [1] eine Aktion mehr
   *[other] { $actions } Aktionen mehr
}
more-dice = { $dice ->
    [1] einen Würfel mehr
    [2] zwei Würfel mehr
   *[other] { $dice } Würfel mehr
}
so-many-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
targets-needed = { $needed ->
    [one] 1 Treffer
   *[other] { $needed } Treffer
}
eagles-ignored = { $ignore_eagles ->
    [one] zählt 1 Adler nicht
   *[other] zählen { $ignore_eagles } Adler nicht
}
eagles-added = { $add_eagles ->
    [one] kommt 1 Adler dazu
   *[other] kommen { $add_eagles } Adler dazu
}
next-events = { $events ->
    [1] Die nächste Karte der Stufe { $stage } kommt aus dem Spiel
    [2] Die nächsten zwei Karten der Stufe { $stage } kommen aus dem Spiel
    [3] Die nächsten drei Karten der Stufe { $stage } kommen aus dem Spiel
   *[other] Die nächsten { $events } Karten der Stufe { $stage } kommen aus dem Spiel
}
bearable = { $suspicion_gained ->
    [0] mit beliebigem Verdacht
    [1] mit Verdacht hoch oder weniger
    [2] mit Verdacht gering oder mittel
   *[other] mit Verdacht gering
}
motivated-enough = { $motivation_lost ->
    [0] mit beliebiger Motivation
    [1] mit Motivation skeptisch oder höher
    [2] mit Motivation motiviert oder höher
    [3] mit Motivation entschlossen oder höher
   *[other] mit Motivation tollkühn
}
discards-cards = { $discarded ->
    [1] einer Karte legt eine ab
    [2] zwei oder mehr Karten legt zwei ab
    [3] drei oder mehr Karten legt drei ab
   *[other] { $discarded } oder mehr Karten legt { $discarded } ab
}
discards-items = { $discarded ->
    [1] einem Gegenstand legt einen ab
    [2] zwei oder mehr Gegenständen legt zwei ab
    [3] drei oder mehr Gegenständen legt drei ab
   *[other] { $discarded } oder mehr Gegenständen legt { $discarded } ab
}
tiles-leave = { $tiles ->
    [1] Ein Plättchen verschwindet vom Plan
    [2] Zwei Plättchen verschwinden vom Plan
    [3] Drei Plättchen verschwinden vom Plan
   *[other] { $tiles } Plättchen verschwinden vom Plan
}
released-reader = du kommst frei{ at-suspicion }
released-reader-2 = du kommst frei{ $suspicion_2 ->
    [high] { "" }
   *[other] { " mit Verdacht " }{ $suspicion_2 }
}
at-suspicion = { $suspicion ->
    [high] { "" }
   *[other] { " mit Verdacht " }{ $suspicion }
}

## Was geschah

game_began = Die Verschwörer treffen sich am Bahnhof: { LIST($conspirators, join: "comma") }. { $first } beginnt.
turn_began = Zug { $turn }: { $conspirator }.
    .title = Zug { $turn }: { $conspirator }
stage_began = Stufe { $stage } begann.
    .title = Stufe { $stage } begann
motivation_changed = Die Motivation von { $conspirator } { rose-or-fell } auf { $to }{ because }.
suspicion_changed = Der Verdacht gegen { $conspirator } { rose-or-fell } auf { $to }{ because }.
support_changed = Der militärische Rückhalt { rose-or-fell } auf { $to }{ because }.
rose-or-fell = { $way ->
    [up] stieg
   *[down] sank
}
because = { $why ->
    [none] { "" }
   *[other] : { $why }
}
because-aside = { $why ->
    [none] { "" }
   *[other] { " " }({ $why })
}
cause-interrogation = das Verhör
cause-eagle = ein Adler
cause-delivery = die Ablieferung
cause-release = die Bitte um Freilassung
cause-raid = eine illegale Karte behalten
cause-detection = der entdeckte Anschlag
cause-dissent = der Unmut
cause-ability = eine Sonderfähigkeit
cause-limit = das Limit
cause-arrest = die Verhaftung
cause-search = die Razzia der Gestapo
cause-stage = der Ort schließt
leader_moved = { $leader } ging { NOUN($to, case: "to") }{ because }.
leader_removed = { $leader } schied aus dem Spiel aus{ because }.
leader_stayed = { $leader } wurde aufgehalten und blieb{ because }.
moved = { $conspirator } ging { NOUN($to, case: "to") }{ because }.
card_drawn = { $conspirator } zog „{ $card }“{ because }.
card_discarded = { $conspirator } legte „{ $card }“ ab{ because }.
card_used = { $conspirator } setzte „{ $card }“ ein.
card_kept = { $conspirator } behielt „{ $card }“.
card_taken_back = { $conspirator } nahm „{ $card }“ vom Ablagestapel{ because }.
cards_turned = Aufgedeckt und abgelegt: { LIST($cards, join: "comma") }.
item_taken = { $conspirator } nahm { $space ->
    [pile] vom Ablagestapel
   *[other] { NOUN($space, case: "in") }
} { NOUN($item, case: "acc") } an sich{ because }.
item_discarded = { $conspirator } legte { NOUN($item, case: "acc") } ab{ because }.
item_delivered = { $conspirator } lieferte { NOUN($space, case: "in") } { NOUN($item, case: "acc") } ab.
tile_revealed = Das Plättchen { NOUN($space, case: "in") } wurde aufgedeckt: { $item }{ because-aside }.
tile_removed = Das Plättchen { NOUN($space, case: "in") } kam aus dem Spiel ({ $item }){ because }.
unseen = ungesehen
conspired = { $conspirator } konspirierte mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}.
dice_rolled = { $conspirator } würfelte { faces-shown }.
plot_rolled = { $conspirator } würfelte { faces-shown }.
faces-shown = { $dice ->
    [0] mit keinem Würfel
   *[other] { LIST($dice, join: "comma") }
}
dissent_changed = { $to ->
    [0] Die Unmutsleiste wurde geleert
    [one] Auf der Unmutsleiste liegt 1 Würfel
   *[other] Auf der Unmutsleiste liegen { $to } Würfel
}{ because }.
targets_diverted = { $conspirator } legte { $dice ->
    [one] 1 Treffer
   *[other] { $dice } Treffer
} auf „Abtrünnige und Unmut“.
actions_gained = { $conspirator } gewann { so-many-actions }{ because }.
so-many-actions = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
actions_ended = { $conspirator } beendete den Zug.
dice_given = { $conspirator } bekommt im nächsten Zug { so-many-actions }{ because }.
release_tried = { $conspirator } bat um die Freilassung eines Gefangenen und würfelte { $die }.
arrested = { $conspirator } wurde verhaftet.
released = { $conspirator } kam frei und ist in der Gestapo-Zentrale, mit Verdacht { $suspicion }.
handed_over = { $conspirator } gab „{ $piece }“ an { $to }.
refused = { $conspirator } sagte { $asker } ab.
event_drawn = Ereignis: { $card }
event-in-full = { $card }. { $text }
a-raid = { $card }.
event_dropped = Ein Schlüsselereignis ist im Spiel: „{ $card }“ kam ohne Wirkung aus dem Spiel.
key_event_moved = „{ $card }“ kam auf das Feld für das Schlüsselereignis.
events_removed = { $cards ->
    [0] Von Stufe { $stage } war keine Karte mehr da.
    [one] 1 Karte der Stufe { $stage } kam aus dem Spiel.
   *[other] { $cards } Karten der Stufe { $stage } kamen aus dem Spiel.
}
events_looked_at = { $conspirator } sah sich die nächsten Ereignisse an: { LIST($cards, join: "comma") }.
then-event = dann { $card }
event_taken_out = „{ $card }“ wurde aus dem Spiel genommen{ because }.
events_put_back = { $conspirator } legte die Ereignisse geordnet zurück.
event_skipped = Nachrichtenflaute: kein Ereignis in diesem Zug.
questioned = { $conspirator } wurde verhört.
question_set_aside = { $conspirator } konnte keine der Antworten geben; die Karte wurde beiseitegelegt.
answered = { $conspirator } gab nach: { $answer }
resisted = { $conspirator } versuchte standzuhalten, würfelte { $die } und { $resisted ->
    [yes] hielt stand
   *[no] wurde gebrochen
}.
broken = Gebrochen: { $answer }
plot_named = { $conspirator } versuchte den Anschlag „{ $card }“ auf { $target }.
by-affiliation = die passende Zugehörigkeit
by-meeting = alle sind hier
by-beck = Beck ist hier
by-ability = eine Sonderfähigkeit
pool_changed = { START($why) }: jetzt { $pool ->
    [one] 1 Würfel
   *[other] { $pool } Würfel
}{ $ignored ->
    [0] { "" }
    [one] , 1 Adler zählt nicht
   *[other] , { $ignored } Adler zählen nicht
}.
announced = Der Wurf: { $pool ->
    [one] 1 Würfel
   *[other] { $pool } Würfel
}, { targets-needed } nötig. { $eagles }.
die_rolled_again = { $conspirator } warf einen Würfel mit { $from } neu: { $to }.
eagle_ignored = Ein Adler zählt nicht.
plot_detected = Der Anschlag wurde entdeckt: { $eagles ->
    [one] 1 Adler
   *[other] { $eagles } Adler
}, { $limit ->
    [one] 1 genügte
   *[other] { $limit } genügten
}.
plot_failed = Der Anschlag scheiterte, aber niemand merkte es: { $targets } von { $needed ->
    [one] 1 Treffer
   *[other] { $needed } Treffern
}.
plot_succeeded = Der Anschlag gelang: { $target } ist tot.
penalty = { $conspirator } begann den Zug bei { $leader }{ $met ->
    [yes] : { penalty-told }
   *[no] , aber { penalty-finds-nothing }
}.
penalty-told = { $leader ->
    [hitler] Die Motivation sinkt um { $n }
    [himmler] Der Verdacht steigt um { $n }
    [hess] { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ablegen
    [goering] { $n ->
        [one] 1 Gegenstand
       *[other] { $n } Gegenstände
    } ablegen
    [goebbels] in diesem Zug keine Sonderfähigkeit
   *[bormann] in diesem Zug nicht konspirieren
}
deck_shuffled = Der Stapel der Verschwörerkarten wurde neu gemischt.
raided = Die Gestapo fand { $arrests ->
    [0] niemanden
    [one] 1 Verschwörer
   *[other] { $arrests } Verschwörer
} mit äußerstem Verdacht.
ability_used = { $conspirator } nutzte die Sonderfähigkeit: { $ability }.
ability-told-inspire = alle anderen Verschwörer an dem Ort gewinnen { $motivation_gained } Motivation
ability-told-shield = ein Gegenstand geht, und ein Verschwörer verliert { $suspicion_lost } Verdacht
ability-told-look = ein Blick auf die nächsten { spelled-events }
ability-told-move_two = eine Reise über bis zu { spelled-spaces }
ability-told-move_another = ein anderer Verschwörer reist einen Ort weit
ability-told-take_tile = das verdeckte Plättchen an dem Ort wird eingesammelt
ability-told-reveal_tile = ein verdecktes Plättchen wird aufgedeckt
abilities_off = Die Sonderfähigkeiten { $affiliation ->
    [abwehr] der Verschwörer der Abwehr
    [civilian] der Zivilisten unter den Verschwörern
   *[wehrmacht] der Verschwörer der Wehrmacht
} wirken für den Rest des Spiels nicht.
game_lost = { $why ->
    [all-in-prison] Alle Verschwörer sind im Gefängnis.
    [documents-located] Die Papiere wurden gefunden.
   *[no-event-left] Es ist keine Ereigniskarte mehr da.
}
ended-hitler-dead = Hitler ist tot, in Stufe { $stage } des Krieges, nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}. Die Verschwörer haben gewonnen.
ended-all-in-prison = Alle Verschwörer sind in Stufe { $stage } im Gefängnis: Das Spiel ist verloren.
ended-documents-located = Die Gestapo hat die Papiere gefunden, in denen alle stehen: Das Spiel ist verloren.
ended-no-event-left = Der Krieg ist vorbei und keine Ereigniskarte ist mehr da: Das Spiel ist verloren.

## Was nicht erlaubt ist

not-now = Jetzt nicht: { $conspirator } { $waits }.
another-question = { $key } beantwortet die Frage nicht: { $question } (sag { LIST($examples, join: "comma") }{ $options ->
    [1] { "" }
    [2] { "" }
    [3] { "" }
   *[other] { " …" }
})
no-such-answer = Diese Antwort steht nicht auf deiner Karte, oder sie lässt sich nicht ganz ausführen.
no-such-dice = Du darfst beliebig viele Würfel herausnehmen, aber mindestens einer bleibt, und keiner kommt dazu.
item-no-help = Nur Gegenstände, die der Anschlag nennt, helfen, jeder einmal, falls die Karte nicht mehrere zulässt, von dir oder anderen an deinem Ort.
nothing-more = Sag { $key } und nichts weiter.
no-card-left = Stapel und Ablagestapel sind leer: Es gibt keine Karte zu ziehen.
no-discarding = Niemand darf Karten oder Gegenstände einfach so ablegen.
plot-first = Nenne zuerst einen Anschlag aus deinem Dossier: Ihn zu versuchen ist eine Aktion.
choose-action = Wähle jetzt eine Aktion: { LIST($actions, join: "or") }.
prison-is-apart = Das Gefängnis grenzt an nichts: Nur Verhaftung und Freilassung führen hinein und hinaus.
no-such-space = Den Ort { $key } gibt es nicht.
already-there = Du bist schon { NOUN($space, case: "in") }.
by-train-station = Nach Berlin und hinaus kommt man nur über den Bahnhof.
not-connected = { $space } und { $start } sind nicht verbunden.
closed-now = { $space }: ab Stufe 7 geschlossen.
opens-later = { $space }: öffnet in Stufe { $opens }; das ist Stufe { $stage }.
conspired-already = Konspirieren darf man einmal pro Zug, und das hast du schon.
bormann-is-here = Du hast deinen Zug begonnen, wo Bormann ist: In diesem Zug darfst du nicht konspirieren.
no-die-in-reach = Kein Würfel ist verfügbar: Alle liegen auf der Unmutsleiste, auf einer Karte oder als Aktionen bei jemandem.
say-how-many-dice = Sag mit wie vielen Würfeln, 1 bis { $most }.
too-many-dice = Höchstens { $most ->
    [one] 1 Würfel
   *[other] { $most } Würfel
}: drei, nicht mehr als deine übrigen Aktionen ({ $actions }) und die verfügbaren Würfel.
no-tile = { START(NOUN($space, case: "in")) } liegt kein Plättchen.
reveal-first = Das Plättchen hier ist verdeckt: Decke es erst auf.
no-face-down-tile = { START(NOUN($space, case: "in")) } liegt kein verdecktes Plättchen.
collect-it = Das Plättchen hier ist schon aufgedeckt: Sammle es ein.
no-delivery = { START(NOUN($space, case: "in")) } lässt sich nichts abliefern.
delivery-covered = Das Plättchen { NOUN($space, case: "in") } verdeckt die Ablieferung noch: Erst muss es weg.
delivery-not-now = Jetzt nicht: { $text }
no-such-item = Den Gegenstand { $key } gibt es nicht.
delivery-asks-for = { START(NOUN($space, case: "in")) } ist verlangt: { $item }.
item-not-yours = Auf deinem eigenen Bogen fehlt: { $item ->
    [concealed_pistol] versteckte Pistole
   *[other] { $item }
}.
release-where = Du musst in der Gestapo-Zentrale sein.
no-prisoner = Niemand ist im Gefängnis.
too-suspect = Nicht mit Verdacht äußerst.
say-with-whom = Sag zuerst mit wem, wie in { $key }:NAME; was den Besitzer wechselt, kommt danach.
transfer-needs-another = Zu einer Übergabe gehört ein anderer Verschwörer.
transfer-in-prison = { $conspirator } ist im Gefängnis: Es lässt sich nichts übergeben.
transfer-elsewhere = { $conspirator } ist nicht an deinem Ort.
refused-already = { $conspirator } hat in diesem Zug schon verweigert.
nothing-to-hand-over = Es gibt nichts zu übergeben.
no-such-conspirator = Ein Verschwörer { $key } spielt nicht mit.
no-such-card = Die Karte { $key } gibt es nicht.
not-in-dossier = „{ $card }“ liegt nicht in deinem Dossier.
say-instant = „{ $card }“ kostet keine Aktion: Sag { $key }.
say-plot = „{ $card }“ ist ein Anschlag: Versuche ihn mit { $key }.
works-by-itself = „{ $card }“ wirkt von selbst, solange die Karte in deinem Dossier liegt.
counts-as-item = „{ $card }“ zählt als Gegenstand: für Anschläge, zum Abliefern und zum Ablegen.
used-in-prison = „{ $card }“ setzt man im Gefängnis ein, statt eine Verhörkarte zu ziehen.
card-not-now = „{ $card }“ geht jetzt nicht: { $text }
card-at-its-moment = „{ $card }“ geht nur im passenden Augenblick: { $text }
no-cards-in-prison = Im Gefängnis setzt du keine Karten ein, auch keine sofortigen.
card-in-your-turn = „{ $card }“ kostet eine Aktion, in deinem eigenen Zug.
card-not-at-this-moment = „{ $card }“ geht in diesem Augenblick nicht: { $text }
no-such-plot = Den Anschlag { $key } gibt es nicht.
no-such-leader = Eine NS-Größe { $key } gibt es nicht.
deputies-no-targets = Stellvertreter sind nur in der Variante „Treue Gefolgsleute“ Ziele.
leader-not-in-play = { $leader } ist nicht im Spiel.
plot-at-hitler = Ein Anschlag gilt Hitler, wenn du niemand anderen nennst: Sag { $key }.
plot-needs-motivation = „{ $card }“ verlangt Motivation { $needed }; du bist { $motivation }.
plot-after-event = „{ $card }“ versucht man gleich nachdem ein Ereignis das Ziel bewegt hat, ohne Aktion.
target-does-not-fit = { $leader } ist { NOUN($space, case: "in") }, und das passt nicht. { $text }
one-connection-away = Du musst genau eine Verbindung von { $leader } entfernt sein, der { NOUN($space, case: "in") } ist.
be-where-target-is = Du musst sein, wo { $leader } ist: { NOUN($space, case: "in") }.
ability-no-action = Die Sonderfähigkeit von { $conspirator } ist keine Aktion: { $text }
ability-say = { $conspirator } kann das mit einer Aktion: { LIST($keys, join: "or") }.
ability-needs-motivation = Für Sonderfähigkeiten musst du motiviert sein; du bist { $motivation }.
ability-off = Deine Sonderfähigkeit wirkt nicht.
tresckow-without = An diesem Tisch hat Tresckow diese Aktion nicht.
once-a-turn = Einmal pro Zug, und das hast du schon.
ability-not-now = { $conspirator } kann das jetzt nicht: { $text }

## Pakete, auf Papier

pack-conspirators = Verschwörer
pack-cards = Verschwörerkarten
pack-events = Ereigniskarten
pack-illegal = Illegal
pack-act = Handeln
pack-instant = Jederzeit
pack-ongoing = Solange im Dossier
pack-item = Zählt als Gegenstand
pack-prison = Im Gefängnis
pack-plot = Anschlag
pack-stage = Stufe { $stage }{ $kind ->
    [key] , Schlüsselereignis
    [important] , wichtig
   *[normal] { "" }
}

## Das Bild im Terminal

picture-turn = Black Orchestra ({ $difficulty ->
    [easy] leicht
    [standard] normal
   *[hard] schwer
})   Zug { $turn }: { $conspirator }, { $actions ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}.
picture-tracks = Stufe { $stage }   Militärischer Rückhalt { $support } (von { $start } bis 7)   Unmut { $track }
picture-current-event = Ereignis: { $card }. { $text }
picture-key-event = Schlüsselereignis: { $card }. (der Text gilt nicht mehr)
picture-next-events = Nächste Ereignisse: { LIST($cards, join: "comma") }.
picture-decks = Noch je Stufe { $left }   Stapel { $deck }, abgelegt { $discard }
picture-discarded-cards = Abgelegte Karten: { LIST($cards, join: "comma") }.
picture-discarded-items = Abgelegte Gegenstände: { LIST($items, join: "comma") }.
picture-cannot-win = Es sind zu wenige NS-Größen übrig: Das Spiel ist nicht mehr zu gewinnen (R97).
picture-closed = geschlossen
picture-legend = B Berlin   1-5 Nummer   * befestigt   (Gegenstand) Plättchen, (?) verdeckt   [Name] Verschwörer
picture-conspirator = { $name }{ $marks ->
    [0] { "" }
   *[other] { " (" }{ LIST($marks, join: "comma") })
}, { $affiliation }, { NOUN($space, case: "in") }
picture-you = du
picture-active = am Zug
picture-levels = { $motivation }, Verdacht { $suspicion }{ $able ->
    [yes] { "" }
   *[no] { "   Fähigkeit wirkt nicht" }
}
picture-items = Gegenstände { $n }/{ $limit }: { $items ->
    [0] keine
   *[other] { LIST($items, join: "comma") }
}{ $held ->
    [0] { "" }
   *[other] { "   " }{ $held } Aktionen gut
}
picture-dossier = Dossier { $n }/{ $limit }: { $cards ->
    [0] leer
   *[other] { LIST($cards, join: "comma") }
}
picture-ability = Sonderfähigkeit: { $text }
picture-card = { $card }: { $text }
picture-card-name = { $card }{ illegal-mark }
picture-attempt = Anschlag: { $card }, { so-many-dice } für den Wurf
picture-announced = { targets-needed } nötig, { $limit ->
    [one] 1 Adler verrät
   *[other] { $limit } Adler verraten
}
picture-rolled = Gewürfelt: { LIST($faces, join: "comma") }
picture-question = Verhör, nur für deine Augen: { $question }
picture-broken = Standhalten versuchen; wirst du gebrochen: { $text }

## Karten der Verschwörer

card-defections_and_dissent = Abtrünnige und Unmut
    .text = Solange diese Karte in deinem Dossier liegt, darfst du Treffer aus jedem Wurf beim Konspirieren auf sie legen statt auf die Unmutsleiste; sobald { spelled-targets } oder mehr hier liegen, sinkt der militärische Rückhalt um { $support_lost } und alle Würfel der Karte gehen zurück in den Vorrat. Zeigt ein Wurf beim Konspirieren einen Adler, darf keiner seiner Treffer auf die Karte: Sie wird abgelegt, und ihre Würfel gehen zurück in den Vorrat.
card-false_accusations = Falsche Anschuldigungen
    .text = Im Gefängnis, statt eine Verhörkarte zu ziehen: Ein anderer Verschwörer verliert { $suspicion_lost } Verdacht, und ein Stellvertreter deiner Wahl scheidet aus.
card-black_orchestra = Schwarze Kapelle
    .text = Nur wenn alle Verschwörer an einem Ort sind: Wirf alle freien Würfel. Jeder Adler erhöht den Verdacht aller um { $suspicion_gained }, Treffer kommen auf die Unmutsleiste, Zahlen werden als zusätzliche Aktionen für den nächsten Zug derer verteilt, die sie bekommen.
card-planning_session = Planungstreffen
    .text = Decke Verschwörerkarten auf, bis ein Anschlag erscheint; nimm ihn und lege die übrigen ab.
card-quick_reaction = Schnelle Reaktion
    .text = Wirf einen Würfel eines Anschlags neu.
card-effective_planning = Gute Vorbereitung
    .text = Der Verschwörer, der am Zug ist, hat in diesem Zug { more-actions }.
card-dumpster_dive = Griff in den Papierkorb
    .text = Nimm eine beliebige Karte vom Ablagestapel der Verschwörer.
card-delay_hitler = Hitler aufhalten
    .text = Wenn ein Ereignis aufgedeckt wird, das Hitler bewegt: Er bleibt, wo er ist.
card-slow_news_day = Nachrichtenflaute
    .text = In diesem Zug wird kein Ereignis gezogen. Sag es, bevor gezogen wird.
card-safe = Tresor
    .text = Deine illegalen Karten erhöhen deinen Verdacht bei Razzien der Gestapo nicht.
card-airplane_access = Platz im Flugzeug
    .text = Reise an einen beliebigen offenen Ort.
card-schedule_leaked = Hitlers Terminplan
    .text = Bei einem Anschlag { $ignore ->
        [1] zählt ein Adler
       *[other] zählen { $ignore } Adler
    } nicht.
card-infiltrate_ss_bunker = In den geheimen SS-Bunker
    .text = Ziehe bis zu { spelled-cards }; dein Verdacht steigt um { $suspicion_gained }.
card-black_market = Schwarzmarkt
    .text = Nimm einen Gegenstand vom Ablagestapel der Gegenstände.
card-cover_story = Tarngeschichte
    .text = Alle an deinem Ort, auch du, verlieren { $suspicion_lost } Verdacht.
card-history_repeats = Die Geschichte wiederholt sich
    .text = Mische den Ablagestapel und diese Karte zurück in den Stapel der Verschwörerkarten, dann ziehe { spelled-cards }.
card-called_away = Abberufen
    .text = Bewege zwei Stellvertreter deiner Wahl an einen Ort deiner Wahl.
card-distant_contact = Ferner Kontakt
    .text = Nimm ein Plättchen, offen oder verdeckt, von einem beliebigen Ort.
card-lose_gestapo = Gestapo abschütteln
    .text = Dein Verdacht sinkt um { $suspicion_lost }.
card-partisan_informant = Partisan als Informant
    .text = Beträgt der militärische Rückhalt { $support } oder mehr, bekommt ein Anschlag { more-dice }.
card-classified_papers = Geheimakten
    .text = Jeder Treffer in jedem Wurf beim Konspirieren senkt deinen Verdacht um { $suspicion_lost }. Ist ein Adler im Wurf, zählen Treffer hier nicht: Lege diese Karte ab und erhöhe deinen Verdacht um { $suspicion_gained }.
card-war_crimes_evidence = Beweise für Kriegsverbrechen
    .text = Wähle: Der militärische Rückhalt sinkt um { $support_lost }, oder alle an deinem Ort gewinnen { $motivation_gained } Motivation.
card-forged_documents = Gefälschte Papiere
    .text = Wähle: Bewege Hitler bis zu { spelled-spaces } weit, oder bewege einen Verschwörer bis zu { spelled-spaces-2 } weit.
card-military_secrets = Militärgeheimnisse
    .text = In Zürich oder Stockholm: Der militärische Rückhalt sinkt um { $support_lost }.
card-intelligence_briefing = Lagebericht
    .text = Sieh dir { $events ->
        [1] die oberste Karte
        [2] die obersten zwei Karten
       *[other] die obersten { $events } Karten
    } des laufenden Ereignisstapels an. { $events ->
        [2] Nimm entweder eine aus dem Spiel und lege die andere zurück, oder lege beide in beliebiger Reihenfolge zurück.
       *[other] Nimm eine oder keine aus dem Spiel und lege die übrigen in beliebiger Reihenfolge zurück.
    }
card-hidden_camera = Versteckte Kamera
    .text = In Auschwitz oder Treblinka: Jeder Verschwörer gewinnt { $motivation_gained } Motivation.
card-false_safety_report = Falscher Sicherheitsbericht
    .text = Jeder Verschwörer verliert { $suspicion_lost } Verdacht.
card-inspiring_letter = Ermutigender Brief
    .text = Alle an deinem Ort, auch du, gewinnen { $motivation_gained } Motivation.
card-officer_recruited = Offizier gewonnen
    .text = Ein Anschlag, den du beginnst, bekommt { more-dice }.
card-concealed_pistol = Versteckte Pistole
    .text = Zählt als ein Gegenstand Waffen, ohne einen Platz zu belegen; wer sie so einsetzt, legt sie ab.
card-forged_release_orders = Gefälschter Entlassungsbefehl
    .text = Von jedem Ort aus: Ein Verschwörer im Gefängnis kommt in die Gestapo-Zentrale frei, mit Verdacht { $suspicion }.
card-lone_gunman = Einsamer Schütze
card-suitcase_bomb = Kofferbombe
card-derail_train = Zug entgleisen lassen
card-plane_bomb = Bombe im Flugzeug
card-hidden_bomb = Versteckte Bombe
card-coup = Staatsstreich
card-poison_gas = Giftgas
card-sniper = Scharfschütze
card-kidnapping = Entführung
card-poison_parcel = Vergiftetes Päckchen
card-poison_food = Vergiftetes Essen
card-ambush = Hinterhalt

## Ereignisse

event-gestapo_raid = Razzia der Gestapo
    .text = Führt eine Razzia der Gestapo durch.
    .story = Hausdurchsuchungen und Verhaftungen durch die Geheime Staatspolizei.
event-s1_parade_in_berlin = Parade in Berlin
    .text = Hitler, Goebbels und Hess gehen ins Zeughaus. Verschwörer der Wehrmacht in Berlin verlieren { $suspicion_lost } Verdacht. Solange aktuell: Bei Anschlägen { eagles-ignored }.
    .story = Der Heldengedenktag wurde jedes Jahr im März im Zeughaus Unter den Linden begangen.
event-s1_visit_from_goebbels = Besuch von Goebbels
    .text = Goebbels besucht den nächsten Verschwörer. Ist der allein, darf er seinen Verdacht auf { $suspicion } erhöhen, um { $motivation_gained } Motivation zu gewinnen.
    .story = Goebbels lenkte Presse, Rundfunk und Film vom Propagandaministerium aus.
event-s1_party_rally = Reichsparteitag
    .text = Hitler und alle Stellvertreter gehen nach Nürnberg.
    .story = Der Reichsparteitag 1938 in Nürnberg feierte den Anschluss Österreichs.
event-s1_leadership_dispute = Streit an der Spitze
    .text = Bormann geht nach Hannover, Göring nach Tannenberg, Himmler nach Nürnberg.
    .story = Rivalität in der Führung gehörte zum Regime.
event-s1_visit_from_himmler = Besuch von Himmler
    .text = Himmler besucht den nächsten Verschwörer. Ist der allein, darf er würfeln: Eine Zahl bringt so viel Motivation, ein Adler { $suspicion_gained } Verdacht.
    .story = Himmler führte die SS und ab 1936 die gesamte deutsche Polizei.
event-s1_kristallnacht = Novemberpogrome
    .text = Jeder Verschwörer gewinnt { $motivation_gained } Motivation. Hitler und alle Stellvertreter gehen zurück an ihre Startorte.
    .story = Die Pogrome vom 9. und 10. November 1938 trieben manchen Deutschen in den Widerstand.
event-s1_berlin_speech = Rede in Berlin
    .text = Der militärische Rückhalt geht auf seinen Anfangswert. Hitler und Goebbels gehen in den Sportpalast. Ein Verschwörer in Berlin verliert { $suspicion_lost } Verdacht.
    .story = Der Sportpalast war der wichtigste Ort für Kundgebungen in Berlin.
event-s1_assassin_caught = Attentäter gefasst
    .text = Bei den Verschwörern, die Hitler am nächsten sind, steigt der Verdacht auf { $suspicion }. Hitler geht in die Reichskanzlei.
    .story = Maurice Bavaud, ein Schweizer Student, wollte Hitler im November 1938 erschießen und wurde gefasst.
event-s1_gestapo_investigation = Ermittlungen der Gestapo
    .text = Jeder Verschwörer bekommt { $suspicion_gained } Verdacht.
    .story = Die Gestapo stützte sich vor allem auf Denunziationen.
event-s1_munich_agreement = Münchner Abkommen
    .text = Der militärische Rückhalt steigt um { $support_gained }. { next-events }.
    .story = Das Abkommen vom 30. September 1938 entzog dem für diesen Monat geplanten Staatsstreich der Offiziere den Boden.
event-s1_blomberg_fritsch_affair = Blomberg-Fritsch-Krise
    .text = Der militärische Rückhalt steigt um { $support_gained }. Göring geht in die Reichskanzlei.
    .story = Anfang 1938 wurden Kriegsminister Blomberg und Heereschef Fritsch verdrängt; Hitler übernahm selbst den Oberbefehl.
event-s1_anschluss = Der Anschluss
    .text = Der militärische Rückhalt steigt um { $support_gained }. Hitler und Göring gehen nach München.
    .story = Am 12. und 13. März 1938 verleibte sich Deutschland Österreich ein.

event-s2_assassin_caught = Attentäter gefasst
    .text = Bei den Verschwörern, die Hitler am nächsten sind, steigt der Verdacht auf { $suspicion }. Hitler geht in die Reichskanzlei.
    .story = Georg Elsers Bombe im Bürgerbräukeller verfehlte Hitler am 8. November 1939 um Minuten.
event-s2_strategy_session_a = Lagebesprechung (Rüstung)
    .text = Himmler, Göring und Hess gehen in den Adlerhorst.
    .story = Über die Rüstung wurde das ganze Jahr 1939 verhandelt.
event-s2_strategy_session_b = Lagebesprechung (Propaganda)
    .text = Bormann und Goebbels gehen nach München; das Plättchen dort wird aufgedeckt.
    .story = Propaganda bereitete die Bevölkerung auf den Krieg vor.
event-s2_visit_from_hess = Besuch von Hess
    .text = Hess besucht den nächsten Verschwörer. Ist der allein, darf er { $motivation_lost } Motivation verlieren, um an einen beliebigen offenen Ort zu reisen und { $suspicion_lost } Verdacht loszuwerden.
    .story = Hess war bis Mai 1941 Hitlers Stellvertreter in der Partei.
event-s2_anti_semitic_laws = Antisemitische Gesetze
    .text = Jeder Verschwörer gewinnt { $motivation_gained } Motivation.
    .story = Ab Oktober 1938 wurden die Pässe von Juden mit einem J gestempelt.
event-s2_visit_from_bormann = Besuch von Bormann
    .text = Bormann besucht den nächsten Verschwörer. Ist der allein, darf er eine Karte oder einen Gegenstand ablegen, um { $suspicion_lost } Verdacht loszuwerden.
    .story = Bormann bestimmte immer mehr, wer zu Hitler vorgelassen wurde.
event-s2_invasion_of_poland = Überfall auf Polen
    .text = Der militärische Rückhalt steigt um { $support_gained }.
    .story = Deutschland griff Polen am 1. September 1939 an.
event-s2_nazi_soviet_pact = Hitler-Stalin-Pakt
    .text = Der militärische Rückhalt steigt um { $support_gained }. Bormann und Hess gehen auf den Berghof.
    .story = Der Pakt wurde am 23. August 1939 in Moskau unterzeichnet.
event-s2_party_rally = Reichsparteitag (Frieden)
    .text = Der militärische Rückhalt geht auf seinen Anfangswert. Hitler und alle Stellvertreter gehen nach Nürnberg. Solange aktuell: Wer seinen Zug in Nürnberg beginnt, dort ankommt oder durchreist, setzt seinen Verdacht auf gering.
    .story = Der „Reichsparteitag des Friedens“ 1939 wurde abgesagt, als der Krieg begann.
event-s2_sudetenland_occupation = Besetzung des Sudetenlands
    .text = Der militärische Rückhalt steigt um { $support_gained }.
    .story = Deutsche Truppen rückten am 1. Oktober 1938 ins Sudetenland ein.
event-s2_czechoslovakia_invaded = Zerschlagung der Tschechoslowakei
    .text = Der militärische Rückhalt steigt um { $support_gained }. Hitler geht nach Wien; das Plättchen dort wird aufgedeckt.
    .story = Der Rest Böhmens und Mährens wurde am 15. März 1939 besetzt.

event-s3_visit_from_hitler = Besuch von Hitler
    .text = Hitler besucht den nächsten Verschwörer. Ist der allein, darf er Motivation und Verdacht auf den Anfangswert sinken lassen.
    .story = Hitler drängte zögernde Generäle zum Angriff im Westen.
event-s3_berghof_retreat = Rückzug auf den Berghof
    .text = Hitler, Himmler, Goebbels und Bormann gehen auf den Berghof.
    .story = Hitler verbrachte lange Zeiten in seinem Haus auf dem Obersalzberg.
event-s3_visit_from_goering = Besuch von Göring
    .text = Göring besucht den nächsten Verschwörer. Ist der allein, darf er beliebig viele Gegenstände ablegen und für jeden { $suspicion_lost } Verdacht loswerden.
    .story = Göring befehligte die Luftwaffe.
event-s3_jews_targeted = Juden verfolgt
    .text = Jeder Verschwörer gewinnt { $motivation_gained } Motivation. Himmler geht nach Warschau; das Plättchen dort wird aufgedeckt.
    .story = Ab Ende 1939 mussten Juden im besetzten Polen den Davidstern tragen.
event-s3_london_bombed = London bombardiert
    .text = Der militärische Rückhalt steigt um { $support_gained }. Hess geht nach Prag; das Plättchen dort wird aufgedeckt.
    .story = Die Bombardierung Londons begann im September 1940.
event-s3_germany_bombed = Deutschland bombardiert
    .text = Der militärische Rückhalt steigt um { $support_gained }. Solange aktuell: Bei Anschlägen { eagles-added }.
    .story = Die RAF bombardierte ab Mai 1940 deutsche Städte.
event-s3_sea_lion_postponed = Seelöwe verschoben
    .text = Jeder Verschwörer verliert { $motivation_lost } Motivation.
    .story = Die Landung in England wurde am 17. September 1940 verschoben.
event-s3_western_offensive = Offensive im Westen
    .text = Alle Verschwörer der Wehrmacht gehen in den Adlerhorst.
    .story = Der Angriff im Westen begann am 10. Mai 1940.
event-s3_invasion_of_norway = Überfall auf Norwegen
    .text = Der militärische Rückhalt steigt um { $support_gained }.
    .story = Deutschland griff Dänemark und Norwegen am 9. April 1940 an; Oster hatte die Alliierten gewarnt.
event-s3_fall_of_paris = Fall von Paris
    .text = Militärischer Rückhalt unter { $support } steigt auf { $support }. Jeder Verschwörer verliert { $motivation_lost } Motivation.
    .story = Paris fiel am 14. Juni 1940; Hitler stand auf dem Gipfel seines Ansehens.

event-s4_visit_from_himmler = Besuch von Himmler
    .text = Himmler besucht den nächsten Verschwörer. Verschwörer der Wehrmacht verlieren { $motivation_lost } Motivation.
    .story = Die SS überwachte das Offizierskorps genau.
event-s4_war_conference = Kriegsrat
    .text = Hitler und alle Stellvertreter gehen in die Anlage Süd; das Plättchen dort wird aufgedeckt.
    .story = Im August 1941 traf Hitler in der Anlage Süd Mussolini.
event-s4_hess_leaves_germany = Hess verlässt Deutschland
    .text = Der militärische Rückhalt sinkt um { $support_lost }. Hess scheidet aus. Solange aktuell: Bei Anschlägen { eagles-ignored }.
    .story = Hess flog am 10. Mai 1941 nach Schottland.
event-s4_visit_from_goebbels = Besuch von Goebbels
    .text = Goebbels besucht den nächsten Verschwörer. Zivilisten unter den Verschwörern verlieren { $motivation_lost } Motivation.
    .story = Kampagnen gegen Defätisten zielten auf die bürgerliche Elite.
event-s4_afrika_korps = Afrikakorps
    .text = Der militärische Rückhalt steigt um { $support_gained }. Bormann und Goebbels gehen nach Prag.
    .story = Rommel landete im Februar 1941 in Tripolis.
event-s4_yugoslavia_surrenders = Jugoslawien kapituliert
    .text = Der militärische Rückhalt steigt um { $support_gained }. Himmler geht nach Paris.
    .story = Jugoslawien kapitulierte am 17. April 1941.
event-s4_pearl_harbor_attack = Angriff auf Pearl Harbor
    .text = Der militärische Rückhalt sinkt um { $support_lost }. { next-events }. Hess scheidet aus.
    .story = Deutschland erklärte den USA am 11. Dezember 1941 den Krieg.
event-s4_fall_of_kiev = Fall von Kiew
    .text = Der militärische Rückhalt steigt um { $support_gained }.
    .story = Kiew wurde am 19. September 1941 eingenommen.
event-s4_operation_barbarossa = Unternehmen Barbarossa
    .text = Der militärische Rückhalt steigt um { $support_gained }. Göring geht nach Posen.
    .story = Der Angriff auf die Sowjetunion begann am 22. Juni 1941.
event-s4_hitler_assumes_command = Hitler übernimmt den Oberbefehl
    .text = Der militärische Rückhalt sinkt um { $support_lost }. Hitler geht in die Wolfsschanze; das Plättchen dort wird aufgedeckt.
    .story = Am 19. Dezember 1941 übernahm Hitler den Oberbefehl über das Heer.

event-s5_visit_from_bormann = Besuch von Bormann
    .text = Bormann besucht den nächsten Verschwörer. Ist der allein, wird er verhaftet.
    .story = Bormann leitete nach Hess die Parteikanzlei und wurde 1943 Hitlers Sekretär.
event-s5_visit_from_goering = Besuch von Göring
    .text = Göring besucht den nächsten Verschwörer. Verschwörer der Abwehr verlieren { $motivation_lost } Motivation.
    .story = Im April 1943 lähmte das Verfahren gegen Dohnanyi und Oster den Kreis in der Abwehr.
event-s5_casablanca_conference = Konferenz von Casablanca
    .text = Jeder Verschwörer verliert { $motivation_lost } Motivation und legt { $discarded ->
        [1] eine Karte
       *[other] { $discarded } Karten
    } ab.
    .story = Im Januar 1943 forderten die Alliierten die bedingungslose Kapitulation.
event-s5_heydrich_assassinated = Attentat auf Heydrich
    .text = Hitler und alle Stellvertreter gehen in die Reichskanzlei. Verschwörer in Prag mit Verdacht hoch oder äußerst werden verhaftet.
    .story = Tschechische Agenten griffen Heydrich am 27. Mai 1942 in Prag an.
event-s5_berghof_retreat = Rückzug auf den Berghof
    .text = Hitler, Bormann und Goebbels gehen auf den Berghof. Solange aktuell: Bei Anschlägen { eagles-ignored }.
    .story = Hitler zog sich wochenlang auf den Obersalzberg zurück.
event-s5_rommel_defeated = Rommel geschlagen
    .text = Der militärische Rückhalt sinkt um { $support_lost }. { next-events }.
    .story = Das Afrikakorps wurde im November 1942 bei El Alamein geschlagen.
event-s5_russian_setback = Rückschlag in Russland
    .text = Der militärische Rückhalt sinkt um { $support_lost }. { next-events }. Solange aktuell: Bei Anschlägen { eagles-added }.
    .story = Im Winter 1941 wurde die Wehrmacht vor Moskau zurückgeworfen.
event-s5_visit_to_the_front = Besuch an der Front
    .text = Hitler und Goebbels gehen nach Smolensk; das Plättchen dort wird aufgedeckt. Solange aktuell: Bei Anschlägen { eagles-ignored }.
    .story = Am 13. März 1943 schmuggelte Tresckows Kreis in Smolensk eine Bombe in Hitlers Flugzeug.
event-s5_eastern_push = Vorstoß im Osten
    .text = Der militärische Rückhalt steigt um { $support_gained }. Alle Verschwörer der Wehrmacht gehen nach Borissow.
    .story = Die Sommeroffensive 1942 zielte auf Wolga und Kaukasus.
event-s5_lebensraum = Lebensraum
    .text = Jeder Verschwörer gewinnt { $motivation_gained } Motivation. Himmler geht in die Wasserburg; das Plättchen dort wird aufgedeckt.
    .story = Nachrichten vom Massenmord im Osten erreichten die Verschwörer.

event-s6_visit_from_hitler = Besuch von Hitler
    .text = Hitler besucht den nächsten Verschwörer. Solange aktuell: Bei Anschlägen { eagles-ignored }.
    .story = Hitler zeichnete Soldaten und ihre Familien persönlich aus.
event-s6_slow_retreat = Langsamer Rückzug
    .text = Verschwörer und Stellvertreter an Orten, die in Stufe 7 schließen, gehen an den nächsten Ort, der offen bleibt.
    .story = Ab 1943 wich das Heer im Osten Schritt für Schritt zurück.
event-s6_berlin_bombed = Berlin bombardiert
    .text = Hitler geht in die Reichskanzlei. Solange aktuell: Bei Anschlägen { eagles-added }.
    .story = Die Luftschlacht um Berlin begann im November 1943.
event-s6_warsaw_ghetto_uprising = Aufstand im Warschauer Ghetto
    .text = Solange aktuell: Ist die Unmutsleiste voll, darf auch gewählt werden, dass jeder Verschwörer { $motivation_gained } Motivation gewinnt.
    .story = Der Aufstand dauerte vom 19. April bis zum 16. Mai 1943.
event-s6_stalingrad_surrounded = Stalingrad eingekesselt
    .text = Der militärische Rückhalt geht auf seinen Anfangswert.
    .story = Die 6. Armee wurde im November 1942 eingeschlossen und ergab sich am 2. Februar 1943.
event-s6_wolfpacks = Wolfsrudel
    .text = Der militärische Rückhalt steigt um { $support_gained }. Bormann und Goebbels gehen in die Wolfsschlucht.
    .story = Die U-Boot-Rudel hatten ihren Höhepunkt im März 1943.
event-s6_sicily_invaded = Landung auf Sizilien
    .text = Der militärische Rückhalt sinkt um { $support_lost }. Hitler und alle Verschwörer der Abwehr gehen in die Reichskanzlei.
    .story = Die Alliierten landeten am 10. Juli 1943 auf Sizilien.
event-s6_fortress_europa = Festung Europa
    .text = Militärischer Rückhalt unter { $support } steigt auf { $support }. { next-events }. Solange aktuell: Bei Anschlägen { eagles-ignored }.
    .story = Ende 1943 übernahm Rommel die Verteidigung am Atlantik.
event-s6_kursk_recaptured = Kursk zurückerobert
    .text = Der militärische Rückhalt sinkt um { $support_lost }. Hitler geht in die Anlage Süd und Bormann nach Posen.
    .story = Im Sommer 1943 gewann die Rote Armee die Panzerschlacht bei Kursk.

event-s7_v2_rocket_attack = V2-Angriff
    .text = Der militärische Rückhalt steigt um { $support_gained }. Jeder Verschwörer gewinnt { $motivation_gained } Motivation. Göring geht nach Hannover und Bormann auf den Berghof.
    .story = Die erste V2 traf London am 8. September 1944.
event-s7_fuhrer_bunker = Führerbunker
    .text = Jeder Verschwörer bekommt { $suspicion_gained } Verdacht. Hitler geht in die Reichskanzlei.
    .story = Im Januar 1945 zog Hitler in den Bunker unter der Reichskanzlei.
event-s7_operation_overlord = Operation Overlord
    .text = Der militärische Rückhalt geht auf seinen Anfangswert. Goebbels geht ins Propagandaministerium.
    .story = Die Alliierten landeten am 6. Juni 1944 in der Normandie.
event-s7_gothic_line = Gotenstellung
    .text = Der militärische Rückhalt steigt um { $support_gained }.
    .story = Die Gotenstellung hielt die Alliierten in Italien ab August 1944 auf.
event-s7_rommel_executed = Rommels Tod
    .text = Der militärische Rückhalt sinkt um { $support_lost }. Himmler geht in die Reichskanzlei.
    .story = Rommel wurde am 14. Oktober 1944 gezwungen, Gift zu nehmen.
event-s7_documents_located = Papiere gefunden
    .text = Die Verschwörer verlieren das Spiel.
    .story = Die im September 1944 gefundenen Zossener Akten enttarnten den Kreis in der Abwehr.
event-s7_fall_of_rome = Fall von Rom
    .text = Der militärische Rückhalt sinkt um { $support_lost }.
    .story = Am 4. Juni 1944 rückten die Alliierten in Rom ein.
event-s7_final_conscription = Letztes Aufgebot
    .text = Jeder Verschwörer darf bis zu { spelled-cards } ziehen.
    .story = Der Volkssturm wurde im Oktober 1944 aufgerufen.
event-s7_anzio_landing = Landung bei Anzio
    .text = Die Sonderfähigkeiten der Verschwörer der Abwehr wirken für den Rest des Spiels nicht.
    .story = Am 22. Januar 1944 landeten die Alliierten bei Anzio; im Februar wurde die Abwehr aufgelöst.

## Verhörkarten, und was man antworten kann

question-int_01 = Eine unterschriebene Liste
question-int_02 = Der Keller
question-int_03 = Wer hat dich bezahlt?
question-int_04 = Nenn uns den Weg
question-int_05 = Nacht ohne Schlaf
question-int_06 = Das Kassenbuch
question-int_07 = Namen für die Freiheit
question-int_08 = Der Handel des Spitzels
question-int_09 = Hausdurchsuchung
question-int_10 = Die verbrannten Akten
question-int_11 = Treueschwur im Rundfunk
question-int_12 = Ein Geständnis im Entwurf
question-int_13 = Die Familie in Haft
question-int_14 = Der Doppelagent
question-int_15 = Abgehört
question-int_16 = Einzelhaft
question-int_17 = Schauprozess
question-int_18 = Die Werkstatt des Fälschers
question-int_19 = Ein Wärter mit Gewissen
question-int_20 = Verlegungsbefehl
question-int_21 = Fotos
question-int_22 = Ein alter Kamerad
question-int_23 = Sippenhaft
question-int_24 = Die Liste des Henkers
question-classic_1 = Verhör 1
question-classic_2 = Verhör 2
question-classic_3 = Verhör 3
question-classic_4 = Verhör 4
question-classic_5 = Verhör 5
question-classic_6 = Verhör 6

answer-suspicion_1 = Ein Verschwörer { bearable } bekommt { $suspicion_gained } Verdacht.
answer-two_cards = Ein Verschwörer mit { discards-cards }.
answer-motivation_1 = Ein Verschwörer { motivated-enough } verliert { $motivation_lost } Motivation.
answer-support_1 = Der militärische Rückhalt steigt um { $support_gained }.
answer-two_items = Ein Verschwörer mit { discards-items }.
answer-suspicion_2 = Ein Verschwörer { bearable } bekommt { $suspicion_gained } Verdacht.
answer-one_item = Ein Verschwörer mit { discards-items }.
answer-deputies = Zu jedem freien Verschwörer kommt der nächste Stellvertreter an seinen Ort.
answer-three_tiles = { tiles-leave }.
answer-two_events = Am Ende dieses Zuges { $events ->
    [0] wird kein Ereignis
    [1] wird ein Ereignis
    [2] werden zwei Ereignisse
   *[other] werden { $events } Ereignisse
} gezogen.
answer-three_cards = Ein Verschwörer mit { discards-cards }.
answer-one_plot = Ein Verschwörer mit { $discarded ->
    [1] einem Anschlag legt einen Anschlag ab
    [2] zwei oder mehr Anschlägen legt zwei ab
   *[other] { $discarded } oder mehr Anschlägen legt { $discarded } ab
}.
answer-one_card = Ein Verschwörer mit { discards-cards }.
answer-free_for_extreme = Bei einem Verschwörer mit Verdacht unter { $suspicion } steigt er auf { $suspicion }; { released-reader-2 }.
answer-free_for_arrest = Du kommst frei{ at-suspicion }; dann wird ein anderer freier Verschwörer verhaftet.
answer-all_suspected = Hat jemand Verdacht hoch oder weniger, bekommt jeder Verschwörer { $suspicion_gained } Verdacht.
answer-early_tiles = Alle Plättchen an Orten der Stufen 1 und 2 kommen ungesehen aus dem Spiel.
answer-one_tile = { tiles-leave }.
answer-all_illegal_cards = Alle illegalen Karten freier Verschwörer werden abgelegt; es müssen mindestens zwei sein.
answer-clear_two_dice = Liegen genau zwei Würfel auf der Unmutsleiste, leere sie.
answer-ones_illegal_cards = Ein Verschwörer mit einer illegalen Karte legt alle seine illegalen Karten ab.
answer-support_2 = Der militärische Rückhalt steigt um { $support_gained }.
answer-motivation_2 = Ein Verschwörer { motivated-enough } verliert { $motivation_lost } Motivation.
answer-free_for_plot = Ein Verschwörer legt { $discarded ->
    [1] einen Anschlag
   *[other] { $discarded } Anschläge
} ab; { released-reader }.
answer-all_disheartened = Jeder Verschwörer verliert { $motivation_lost } Motivation.
answer-extreme_suspicion = Bei einem Verschwörer mit Verdacht unter { $suspicion } steigt er auf { $suspicion }.
answer-himmler = Himmler geht zu einem Verschwörer mit Verdacht hoch oder weniger, der { $suspicion_gained } Verdacht bekommt.
answer-clear_dissent = Leere die Unmutsleiste, auf der mindestens ein Würfel liegen muss.
answer-nothing = Nichts geschieht.
answer-free_for_item = Ein Verschwörer legt { $discarded ->
    [1] einen Gegenstand
   *[other] { $discarded } Gegenstände
} ab; { released-reader }, und diese Karte kommt aus dem Spiel.
answer-free_for_support = Der militärische Rückhalt steigt um { $support_gained }; { released-reader }.
answer-free_for_motivation = Ein Verschwörer { motivated-enough } verliert { $motivation_lost } Motivation; { released-reader }.
answer-arrest = Ein Verschwörer, der frei ist, wird verhaftet.

## Verschwörer, NS-Größen, Gegenstände, Werte

conspirator-beck = Beck
    .full = Ludwig Beck
    .role = General, früher Chef des Generalstabs
    .brief = Mehr Würfel für jeden Anschlag an seinem Ort.
    .text = Strafen von Hitler und Stellvertretern treffen dich nicht; jeder Anschlag an deinem Ort bekommt { more-dice }.
conspirator-bonhoeffer = Bonhoeffer
    .full = Dietrich Bonhoeffer
    .role = Theologe im Dienst der Abwehr
    .brief = Gibt allen an seinem Ort Motivation.
    .text = Aktion, einmal pro Zug: Alle anderen Verschwörer an deinem Ort gewinnen { $motivation_gained } Motivation.
conspirator-canaris = Canaris
    .full = Wilhelm Canaris
    .role = Admiral, Chef der Abwehr
    .brief = Tauscht einen Gegenstand gegen weniger Verdacht.
    .text = Aktion: Lege einen deiner Gegenstände ab; ein Verschwörer, auch du selbst, verliert { $suspicion_lost } Verdacht.
conspirator-goerdeler = Goerdeler
    .full = Carl Goerdeler
    .role = Politiker, früher Oberbürgermeister von Leipzig
    .brief = Zieht in jedem Zug eine Karte.
    .text = Ziehe zu Beginn jedes deiner Züge eine Karte, ohne Aktion; dein Dossierlimit ist um { $cards } höher.
conspirator-kordt = Kordt
    .full = Erich Kordt
    .role = Diplomat im Auswärtigen Amt
    .brief = Kennt die nächsten Ereignisse im Voraus.
    .text = Aktion: Sieh dir { $events ->
        [1] die oberste Karte
        [2] die obersten zwei Karten
        [3] die obersten drei Karten
       *[other] die obersten { $events } Karten
    } des laufenden Ereignisstapels an und lege sie in beliebiger Reihenfolge zurück.
conspirator-olbricht = Olbricht
    .full = Friedrich Olbricht
    .role = General, Chef des Allgemeinen Heeresamtes
    .brief = Reist weiter oder bewegt jemand anderen.
    .text = Aktion: Reise bis zu { spelled-spaces } weit, oder bewege einen anderen Verschwörer einen Ort weit.
conspirator-oster = Oster
    .full = Hans Oster
    .role = General, stellvertretender Chef der Abwehr
    .brief = Zieht mehrere Karten und behält eine.
    .text = Mit deiner Aktion Dossier ziehst du { spelled-cards }; behalte eine und lege { $cards ->
        [2] die andere
       *[other] die übrigen
    } ab.
conspirator-stauffenberg = Stauffenberg
    .full = Claus von Stauffenberg
    .role = Oberstleutnant im Generalstab
    .brief = Hat in jedem Zug mehr Aktionen als die anderen.
    .text = { $actions ->
        [1] Du hast in deinem Zug vier Aktionen statt drei.
       *[other] Du hast in deinem Zug { $actions } Aktionen mehr als die anderen.
    }
conspirator-tresckow = Tresckow
    .full = Henning von Tresckow
    .role = Hoher Stabsoffizier der Heeresgruppe Mitte
    .brief = Trägt mehr Gegenstände; deckt jedes Plättchen auf.
    .text = Du darfst { $items ->
        [1] einen Gegenstand
       *[other] { $items } Gegenstände
    } mehr tragen. Aktion: Sammle das Plättchen an deinem Ort ein, auch verdeckt. Aktion: Decke ein beliebiges verdecktes Plättchen auf dem Plan auf.

leader-hitler = Hitler
leader-hess = Hess
leader-goebbels = Goebbels
leader-bormann = Bormann
leader-himmler = Himmler
leader-goering = Göring
item-name = { START($item) }
item-badge = { $case ->
    [acc] einen Ausweis
   *[other] Ausweis
}
item-explosives = Sprengstoff
item-intel = Informationen
item-keys = Schlüssel
item-map = { $case ->
    [acc] eine Landkarte
   *[other] Landkarte
}
item-poison = Gift
item-signature = { $case ->
    [acc] eine Unterschrift
   *[other] Unterschrift
}
item-weapons = Waffen
item-concealed_pistol = { $case ->
    [acc] die versteckte Pistole
   *[other] Versteckte Pistole
}
affiliation-abwehr = Abwehr
affiliation-civilian = Zivil
affiliation-wehrmacht = Wehrmacht
motivation-timid = zaghaft
motivation-skeptical = skeptisch
motivation-motivated = motiviert
motivation-committed = entschlossen
motivation-reckless = tollkühn
suspicion-low = gering
suspicion-medium = mittel
suspicion-high = hoch
suspicion-extreme = äußerst
face-target = Treffer
face-eagle = Adler

## Orte

space-train_station = { $case ->
    [in] am Bahnhof
    [to] zum Bahnhof
   *[other] Bahnhof
}
space-deutschlandhalle = { $case ->
    [in] in der Deutschlandhalle
    [to] in die Deutschlandhalle
   *[other] Deutschlandhalle
}
space-chancellery = { $case ->
    [in] in der Reichskanzlei
    [to] in die Reichskanzlei
   *[other] Reichskanzlei
}
space-gestapo_hq = { $case ->
    [in] in der Gestapo-Zentrale
    [to] in die Gestapo-Zentrale
   *[other] Gestapo-Zentrale
}
space-zeughaus = { $case ->
    [in] im Zeughaus
    [to] ins Zeughaus
   *[other] Zeughaus
}
space-ministry_of_propaganda = { $case ->
    [in] im Propagandaministerium
    [to] ins Propagandaministerium
   *[other] Propagandaministerium
}
space-sportpalast = { $case ->
    [in] im Sportpalast
    [to] in den Sportpalast
   *[other] Sportpalast
}
space-hannover = { $case ->
    [in] in Hannover
    [to] nach Hannover
   *[other] Hannover
}
space-adlerhorst = { $case ->
    [in] im Adlerhorst
    [to] in den Adlerhorst
   *[other] Adlerhorst
}
space-nuremberg = { $case ->
    [in] in Nürnberg
    [to] nach Nürnberg
   *[other] Nürnberg
}
space-tannenberg = { $case ->
    [in] in Tannenberg
    [to] nach Tannenberg
   *[other] Tannenberg
}
space-munich = { $case ->
    [in] in München
    [to] nach München
   *[other] München
}
space-berghof = { $case ->
    [in] auf dem Berghof
    [to] auf den Berghof
   *[other] Berghof
}
space-vienna = { $case ->
    [in] in Wien
    [to] nach Wien
   *[other] Wien
}
space-zurich = { $case ->
    [in] in Zürich
    [to] nach Zürich
   *[other] Zürich
}
space-prague = { $case ->
    [in] in Prag
    [to] nach Prag
   *[other] Prag
}
space-posen = { $case ->
    [in] in Posen
    [to] nach Posen
   *[other] Posen
}
space-warsaw = { $case ->
    [in] in Warschau
    [to] nach Warschau
   *[other] Warschau
}
space-wolfsschanze = { $case ->
    [in] in der Wolfsschanze
    [to] in die Wolfsschanze
   *[other] Wolfsschanze
}
space-anlage_sud = { $case ->
    [in] in der Anlage Süd
    [to] in die Anlage Süd
   *[other] Anlage Süd
}
space-wolfsschlucht = { $case ->
    [in] in der Wolfsschlucht
    [to] in die Wolfsschlucht
   *[other] Wolfsschlucht
}
space-paris = { $case ->
    [in] in Paris
    [to] nach Paris
   *[other] Paris
}
space-auschwitz = { $case ->
    [in] in Auschwitz
    [to] nach Auschwitz
   *[other] Auschwitz
}
space-treblinka = { $case ->
    [in] in Treblinka
    [to] nach Treblinka
   *[other] Treblinka
}
space-stockholm = { $case ->
    [in] in Stockholm
    [to] nach Stockholm
   *[other] Stockholm
}
space-riga = { $case ->
    [in] in Riga
    [to] nach Riga
   *[other] Riga
}
space-wasserburg = { $case ->
    [in] in der Wasserburg
    [to] in die Wasserburg
   *[other] Wasserburg
}
space-borisov = { $case ->
    [in] in Borissow
    [to] nach Borissow
   *[other] Borissow
}
space-smolensk = { $case ->
    [in] in Smolensk
    [to] nach Smolensk
   *[other] Smolensk
}
space-wehrwolf = { $case ->
    [in] im Wehrwolf
    [to] in den Wehrwolf
   *[other] Wehrwolf
}
space-prison = { $case ->
    [in] im Gefängnis
    [to] ins Gefängnis
   *[other] Gefängnis
}

## Warum eine Wahl gut sein kann

why-keep-plot = hebt den Anschlag und seine Gegenstände für bessere Aussichten auf
why-sure-to-be-detected = { so-many-dice }: sicher entdeckt
why-undetectable = { so-many-dice }: { $success } % gelingt, kann nicht entdeckt werden
why-chances = { so-many-dice }: { $success } % gelingt, { $detected } % wird entdeckt
why-with-everything = mit allem, was da ist, { $chances }
why-nothing-spent = ohne etwas auszugeben { $chances }; er kann wiederholt werden
why-then = dann { $chances }
why-no-plot-yet = im Dossier liegt noch kein Anschlag
why-something-better = im Stapel ist vielleicht etwas Besseres
why-more-cards = mehr Karten zur Auswahl
why-nobody-knows-yet = niemand weiß bisher, was hier liegt
why-nobody-knows = niemand weiß, was es ist
why-release = fünf von sechs Würfen befreien einen Gefangenen ({ LIST($prisoners, join: "comma") }); der Verdacht steigt auf { $suspicion }
why-nothing-else = nichts anderes ist jetzt sein Risiko wert
why-does-most-now = es bewirkt jetzt am meisten
why-better-moment = für einen besseren Augenblick aufheben
why-too-suspect = der Verdacht ist { $suspicion }: Eine Razzia oder ein Wurf würde das rächen
why-support-stands = der Rückhalt steht bei { $support }
why-motivation-opens = Motivation macht Anschläge möglich
why-motivation-helps = Motivation macht Anschläge möglich und hilft standzuhalten
why-motivated-enough = die Motivation ist hoch genug
why-item-more = ein Gegenstand mehr
why-brings-together = bringt Anschlag und Ziel zusammen
why-out-of-prison = jemand kommt aus dem Gefängnis
why-out-of-prison-perhaps = hält den Attentäter vielleicht aus dem Gefängnis
why-inspire = alle anderen hier gewinnen Motivation
why-shield = weniger Verdacht für jemanden ist mehr wert als der Gegenstand
why-look = um zu wissen, was kommt
why-two-spaces = zwei Orte für eine Aktion
why-know-what-lies-there = um zu wissen, was dort liegt
why-needed-elsewhere = jemand wird anderswo gebraucht
why-is-needed-elsewhere = { $conspirator } wird anderswo gebraucht
why-gives-motivation = { $space } gibt Motivation, jetzt { $motivation }
why-lowers-suspicion = { $space } senkt den Verdacht, jetzt { $suspicion }
why-leaves = weg von { LIST($leaders, join: "and") } vor dem nächsten Zug
why-good-place-to-begin = ein guter Ort, um den nächsten Zug zu beginnen
why-good-place-to-stay = ein guter Ort, um zu bleiben
why-goal = { $way }: { $goal }
why-here = hier
why-on-the-way = auf dem Weg { NOUN($space, case: "to") }
why-plot-there = dort ist ein Anschlag möglich
why-plot-from-here = von hier aus ist ein Anschlag möglich
why-unknown-tile = ein Plättchen, das noch niemand aufgedeckt hat
why-can-use-help = { $conspirator } kann beim Anschlag Hilfe brauchen
why-delivery = eine Ablieferung würde den Verdacht senken
why-could-be-freed = jemand könnte befreit werden
why-something-to-do = dort gibt es etwas zu tun
why-good-way = auf einem guten Weg
why-as-good-as-any = so gut wie jeder andere
why-conspire = { $dice ->
    [one] 1 Würfel bringt im Schnitt 1 Aktion zurück
   *[other] { $dice } Würfel bringen im Schnitt { $dice } Aktionen zurück
}; { $dissent ->
    [2] ein Treffer füllt die Unmutsleiste
   *[other] auf der Unmutsleiste liegt { $dissent } von 3
}; { $eagle } % für einen Adler, dann mindestens { $suspicion }
why-still-lacks = „{ $card }“ braucht noch { LIST($items, join: "or", case: "acc") }
why-adds-a-die = { $item }: ein Würfel mehr für „{ $card }“
why-cancels-an-eagle = { $item }: ein Adler weniger bei „{ $card }“
why-item-deliverable = { NOUN($item, case: "acc") } abzuliefern senkt den Verdacht
why-deliverable = es abzuliefern senkt den Verdacht
why-can-be-delivered = zum Abliefern: { $item }
why-helps-card = hilft bei „{ $card }“: { $item }
why-helps-plot = hilft beim Anschlag: { $item }
why-would-be-missed = würde fehlen: { $item }
why-can-be-spared = entbehrlich: { $item }
why-lowers-teams-suspicion = senkt den Verdacht der Gruppe
why-relief = der Verdacht sinkt von { $start } auf { $suspicion }: dann { $eagles ->
    [one] verrät 1 Adler
   *[other] verraten { $eagles } Adler
} einen Anschlag
why-gathers = { $conspirator } sammelt, was „{ $card }“ braucht
why-makes-more-of-it = { $conspirator } kann mehr daraus machen
why-more-where-it-is = dort mehr wert, wo es ist
why-a-plot-for = ein Anschlag für { $conspirator }
why-can-use-it = { $conspirator } kann es brauchen
why-fewer-targets = ein Anschlag braucht dann { $targets } Treffer statt { $support }
why-everybody-closer = alle kommen einem Anschlag näher
why-everybody-here-closer = alle hier kommen einem Anschlag näher
why-may-then-attempt = { $conspirator } darf dann „{ $card }“ versuchen
why-becomes = { $conspirator } wird { $motivation }
why-worth-suspicion = es lohnt sich: Der Verdacht wird { $suspicion }
why-suspicion-stays = der Verdacht bleibt { $suspicion }
why-costs-least = kostet die Gruppe am wenigsten
why-resists = { $faces } von 6 Seiten halten stand, 2 von 6 öffnen die Tür
why-every-die-counts = jeder Würfel zählt
why-another-attempt = für einen anderen Anschlag mehr wert
why-least-useful = am wenigsten nützlich
why-bears-it-best = { $conspirator } kann es am besten tragen
why-team-counts-on = die Gruppe zählt auf { $conspirator }
why-has-a-plot = { $conspirator } hat einen Anschlag
why-acts-again = { $conspirator } kann wieder handeln
why-is-suspect = der Verdacht gegen { $conspirator } ist { $suspicion }
why-plot-reaches-him = dort kann ihn ein Anschlag erreichen
why-out-of-our-way = uns aus dem Weg
why-farther-away = je weiter weg von uns, desto besser
why-least-harm-there = { $leader } schadet dort am wenigsten
why-penalty-first = was zuerst kommt, kann uns etwas vom Rest ersparen
why-room-in-dossier = im Dossier ist Platz
why-dossier-full = das Dossier ist voll: Noch eine Karte würde eine verdrängen
why-hitler-in-reach = Hitler ist, wo ihn ein Anschlag treffen kann
why-hitler-out-of-reach = wo er ist, kann niemand zuschlagen
why-least-harm-first = der kleinste Schaden zuerst
why-helps-soon = dieses hilft: Es soll bald kommen
why-lowers-support = senkt den militärischen Rückhalt
why-track-needs-them = die Unmutsleiste braucht sie mehr
why-better-unused = besser ungenutzt
why-most-use = { $conspirator } hat am meisten von einer weiteren Aktion
why-no-interrogation = kein Verhör, und ein Stellvertreter ist endgültig weg
why-worth-keeping = die Karte ist es wert, behalten zu werden
why-asks-for = „{ $card }“ verlangt { $motivation }
why-eagle-less = ein Adler weniger
why-may-become-target = es kann noch ein Treffer werden
why-plot-succeeds = der Anschlag gelingt
why-would-not-save = es würde den Anschlag nicht retten
why-after-all = { $success } %, dass er doch gelingt
why-bearable = Verdacht { $suspicion } lässt sich ertragen
why-greater-danger = Verdacht { $suspicion } ist die größere Gefahr
why-worth-its-price = seinen Preis wert
why-too-dear = zu teuer bei Verdacht { $suspicion } und Motivation { $motivation }
why-would-find-us = { LIST($leaders, join: "and") } { $leaders ->
    [one] würde
   *[other] würden
} einen von uns finden
why-one-danger-less = eine Gefahr weniger auf dem Plan
why-none-harmful = keines davon schadet sehr
why-would-end-game = es wäre das Ende des Spiels
why-would-hurt-most = „{ $event }“ würde am meisten schaden
why-brings-hitler = bringt Hitler dorthin, wo ihn ein Anschlag treffen kann

## Regeln

section-the-game = Das Spiel
section-set-up = Vorbereitung
section-turn = Der Zug
section-actions = Aktionen
section-events = Ereignisse
section-levels-dossier-limits = Werte, Dossier, Limits
section-gestapo-raid = Razzia der Gestapo
section-arrest-and-prison = Verhaftung und Gefängnis
section-plots = Anschläge
section-end = Ende
section-variants = Varianten
section-rulings-decks-and-dice = Klarstellungen: Stapel und Würfel
section-rulings-leaders = Klarstellungen: NS-Größen
section-rulings-events-and-stages = Klarstellungen: Ereignisse und Stufen
section-rulings-actions = Klarstellungen: Aktionen
section-rulings-plots = Klarstellungen: Anschläge
section-rulings-abilities-and-cards = Klarstellungen: Fähigkeiten und Karten
section-rulings-other = Klarstellungen: Weiteres
section-rulings-running-the-game = Klarstellungen: Ablauf des Spiels
rule-BO-1 = Black Orchestra ist ein kooperatives Spiel für 1 bis 5 Spieler, dauert 45 Minuten und länger und erschien zuerst 2016. Ihr seid Menschen des deutschen Widerstands, die versuchen, Hitler zu töten; ihr gewinnt gemeinsam oder verliert gemeinsam.
rule-BO-2 = Das Spiel verbindet Aktionspunkte, Würfel, Sammeln, Risiko und eine eigene Fähigkeit für jeden Verschwörer. Es gibt keinen Technologiebaum und keinen Städtebau; es kommt auf Heimlichkeit und Wagnis an.
rule-BO-3 = Der Krieg läuft durch sieben Ereignisstapel (Stufen 1 bis 7), die Teile der Karte öffnen und später schließen.
rule-BO-4 = Das Material: ein Spielplan, 10 Würfel, 9 Bögen der Verschwörer, 6 Plättchen der NS-Größen (Hitler und 5 Stellvertreter), 24 Gegenstandsplättchen, 84 Ereigniskarten, der Stapel der Verschwörerkarten (hier 54 Karten, siehe R1), der Stapel der Verhörkarten (hier 24 Karten, siehe R2), 3 Schwierigkeitsplättchen, ein Marker für den Rückhalt, Figuren und Würfelchen.
rule-BO-10 = Hitler und die fünf Stellvertreter kommen an ihre Startorte: Hitler in die Deutschlandhalle, Hess nach Hannover, Goebbels ins Propagandaministerium, Bormann nach Nürnberg, Himmler in die Gestapo-Zentrale, Göring nach München.
rule-BO-11 = Mischt die Gegenstandsplättchen; an jeden Ort mit einem Feld für einen Gegenstand kommt eines verdeckt.
rule-BO-12 = Wählt eine Schwierigkeit: Der militärische Rückhalt beginnt bei 2 (leicht), 3 (normal) oder 4 (schwer); das passende Plättchen verdeckt den Teil der Leiste, der nicht gebraucht wird.
rule-BO-13 = Sortiert die Ereigniskarten nach Stufen, mischt jede Stufe und nehmt aus jedem Stapel 2 Karten ungesehen aus dem Spiel. Die Stapel liegen in der Reihenfolge 1 bis 7.
rule-BO-14 = Verschwörerkarten, Verhörkarten und Würfel liegen neben dem Plan.
rule-BO-15 = Jeder Spieler wählt einen Verschwörer oder bekommt einen zugelost; wer allein spielt, führt zwei.
rule-BO-16 = Jeder Verschwörer beginnt mit Motivation zaghaft und Verdacht mittel, mit je einem Würfelchen auf jeder Leiste, und hat eine Figur derselben Farbe.
rule-BO-17 = Alle Verschwörer beginnen am Bahnhof in Berlin.
rule-BO-20 = Dein Zug: Prüfe, ob Hitler an deinem Ort ist, dann, ob Stellvertreter da sind; führe bis zu 3 Aktionen aus; ziehe eine Ereigniskarte. Dann ist der Spieler links von dir dran.
rule-BO-21 = Strafen treffen dich nur, wenn du deinen Zug am Ort der NS-Größe beginnst.
rule-BO-22 = Hitler: Deine Motivation sinkt um 1.
rule-BO-23 = Hess: Lege eine Karte deines Dossiers ab, nach Wahl.
rule-BO-24 = Goebbels: Du hast in diesem Zug keine Sonderfähigkeit.
rule-BO-25 = Bormann: Du darfst in diesem Zug nicht konspirieren.
rule-BO-26 = Himmler: Dein Verdacht steigt um 1.
rule-BO-27 = Göring: Lege einen deiner Gegenstände ab, nach Wahl.
rule-BO-28 = Mehrere Strafen können zugleich treffen: zuerst Hitlers, danach die der Stellvertreter (R6). Eine Strafe, die sich nicht erfüllen lässt (keine Karte, kein Gegenstand), entfällt.
rule-BO-30 = Führe Aktionen in beliebiger Mischung aus, dieselbe, so oft du willst, nur konspirieren darf man einmal pro Zug. Du darfst früher aufhören.
rule-BO-31 = Einsetzen: Führe einen Aktionseffekt (Pfeil) deines Bogens oder einer Karte in deinem Dossier aus.
rule-BO-32 = Sofortige Effekte (Blitz) kosten keine Aktion und sind jederzeit erlaubt, im Zug eines jeden.
rule-BO-33 = Gegenstand einsammeln: Nimm ein offenes Plättchen deines Ortes, im Rahmen deines Gegenstandslimits.
rule-BO-34 = Konspirieren: Nimm 1 bis 3 Würfel, zahle für jeden eine Aktion und wirf sie zusammen.
rule-BO-35 = Konspirieren, erstens: Jeder Adler erhöht den Verdacht von dir und allen an deinem Ort um 1.
rule-BO-36 = Konspirieren, zweitens: Jeder Würfel mit einem Treffer kommt auf die Unmutsleiste.
rule-BO-37 = Konspirieren, drittens: Zähle die Zahlen zusammen; du gewinnst in diesem Zug so viele Aktionen zu denen hinzu, die du noch nicht verbraucht hast.
rule-BO-38 = Liegen 3 Würfel auf der Unmutsleiste, wählt der Spieler am Zug sofort: Ein Verschwörer gewinnt 1 Motivation, oder der militärische Rückhalt sinkt um 1.
rule-BO-39 = Der militärische Rückhalt sinkt nie unter seinen Anfangswert.
rule-BO-40 = Dann verlassen alle Würfel die Unmutsleiste; Treffer desselben Wurfs, die noch zu legen sind, kommen auf die leere Leiste.
rule-BO-41 = Gegenstand abliefern: Du musst an dem Ort sein. Ist das Plättchen weg, das den Text der Ablieferung verdeckte, lege den verlangten Gegenstand (oder die Gegenstände) von deinem eigenen Bogen ab und nimm den Vorteil, der dort steht, meist weniger Verdacht.
rule-BO-42 = Ein Vorteil, der aufgeteilt werden darf, darf auf Verschwörer verteilt werden, wo immer sie sind.
rule-BO-43 = Abgelieferte, eingesetzte und abgelegte Gegenstände kommen auf den Ablagestapel der Gegenstände, nie zurück auf den Plan.
rule-BO-44 = Dossier: Ziehe die oberste Verschwörerkarte offen in dein Dossier, im Rahmen des Limits.
rule-BO-45 = Manche Karten sind als illegal gekennzeichnet. Anschläge sind es nie.
rule-BO-46 = Ist der Stapel der Verschwörerkarten leer, wird der Ablagestapel (auch Anschläge) zu einem neuen gemischt.
rule-BO-47 = Reisen: Geh an einen verbundenen Ort.
rule-BO-48 = Du darfst nur Orte betreten, deren Nummer nicht über der laufenden Stufe liegt; ab Stufe 7 sind die gekennzeichneten Orte endgültig geschlossen.
rule-BO-49 = Alle Orte in Berlin, auch der Bahnhof, zählen als Stufe 1 und sind miteinander verbunden.
rule-BO-50 = Für Karteneffekte sind sie alle „Berlin“, aber für Übergaben, Anschläge und Ähnliches sind es verschiedene Orte.
rule-BO-51 = Nach Berlin und hinaus kommt man nur über den Bahnhof.
rule-BO-52 = Betrittst du einen Ort mit Veränderungen, führst du sie sofort aus; das ist keine Aktion.
rule-BO-53 = Du darfst sie im selben Zug noch einmal bekommen, nachdem du weggegangen und zurückgekommen bist.
rule-BO-54 = Befestigte Orte sind nur als Bedingung mancher Anschläge von Belang.
rule-BO-55 = Freilassung: nur in der Gestapo-Zentrale, und nicht mit Verdacht äußerst.
rule-BO-56 = Für eine Freilassung wirf einen Würfel; bei einem Adler wirst du selbst verhaftet.
rule-BO-57 = Bei allem anderen steigt dein Verdacht um 1, und ein Gefangener deiner Wahl kommt in die Gestapo-Zentrale, mit Verdacht hoch.
rule-BO-58 = Gegenstand aufdecken: Decke das verdeckte Plättchen deines Ortes auf.
rule-BO-59 = Übergabe: Gib einem Verschwörer an deinem Ort einen Gegenstand oder eine Karte, oder nimm ihm etwas ab, im Rahmen der Limits.
rule-BO-60 = Ziehe nach deinen Aktionen die oberste Karte des Stapels mit der niedrigsten Nummer, der noch Karten hat, lege sie auf das Feld des laufenden Ereignisses und führe sie sofort aus.
rule-BO-61 = Kann keine Karte gezogen werden, wenn eine gezogen werden muss, ist das Spiel verloren.
rule-BO-62 = Ist ein Stapel leer, geht es mit der nächsten Nummer weiter.
rule-BO-63 = Die oberste Karte auf dem Feld ist das laufende Ereignis; ihre Nummer ist die laufende Stufe. Vor dem ersten Ereignis ist es Stufe 1.
rule-BO-64 = Eine neue Stufe beginnt, wenn ihre erste Karte gezogen wird, nicht wenn der alte Stapel zu Ende ist.
rule-BO-65 = Wenn Stufe 7 beginnt, gehen Hitler, Stellvertreter und Verschwörer an geschlossenen Orten an den nächsten offenen Ort.
rule-BO-66 = Jede Stufe hat genau ein Schlüsselereignis (das bei der Vorbereitung entfernt worden sein kann).
rule-BO-67 = Ein Schlüsselereignis wird wie jedes andere ausgeführt und bleibt das laufende Ereignis, bis die nächste Karte gezogen wird; dann kommt es auf das Feld für das Schlüsselereignis.
rule-BO-68 = Auf diesem Feld gilt sein Text nicht mehr.
rule-BO-69 = Solange ein Schlüsselereignis im Spiel ist, kommt ein gezogenes wichtiges (gelbes) Ereignis ohne Wirkung aus dem Spiel, und eine andere Karte wird gezogen.
rule-BO-70 = Ohne Schlüsselereignis im Spiel werden wichtige Ereignisse wie gewöhnlich ausgeführt.
rule-BO-71 = Das Schlüsselereignis wird abgelegt, wenn die nächste Stufe beginnt (R11).
rule-BO-72 = Dein Zug endet nach dem Ereignis.
rule-BO-73 = Müssen in einem Zug mehrere Ereignisse gezogen werden, führt jedes zu Ende, bevor ihr das nächste zieht.
rule-BO-74 = Eine NS-Größe, die sich bewegt, muss an einem anderen Ort enden als dem, von dem sie kam, wer immer sonst dort ist.
rule-BO-80 = Die Stufen der Motivation sind zaghaft, skeptisch, motiviert, entschlossen und tollkühn. Du hast den Vorteil deiner Stufe und aller niedrigeren: Dossier aus 2 Karten (zaghaft), gewöhnliches Dossier (skeptisch), Sonderfähigkeit (motiviert), Anschläge (entschlossen), tollkühne Anschläge (tollkühn).
rule-BO-81 = Die Stufen des Verdachts und die Adler, die einen Anschlag verraten: gering 3, mittel 2, hoch 1, äußerst 1; äußerst bedeutet auch Verhaftung bei einer Razzia.
rule-BO-82 = Dein Dossier liegt offen vor dir; Karten werden nie auf der Hand gehalten oder von anderswo eingesetzt.
rule-BO-83 = Gegenstandslimit: 4 bei 1 oder 2 Spielern, 3 bei 3 bis 5 Spielern.
rule-BO-84 = Dossierlimit: 6 Karten bei 1 oder 2 Spielern, 5 bei 3 oder 4, 4 bei 5, aber 2, solange du zaghaft bist.
rule-BO-85 = Du darfst etwas nehmen, das ein Limit überschreitet, musst dann aber sofort bis zum Limit ablegen. Das gilt auch, wenn du aus einem anderen Grund über einem Limit bist, etwa weil das Limit selbst gesunken ist (wieder zaghaft).
rule-BO-90 = Razzien gibt es in den Stufen nach Stufe 1. Wird eine gezogen, führt BO-91 bis BO-94 der Reihe nach aus.
rule-BO-91 = Jeder Verschwörer mit Verdacht äußerst wird verhaftet.
rule-BO-92 = Dann entscheidet jeder freie Verschwörer für jede seiner illegalen Karten, eine nach der anderen in beliebiger Reihenfolge: sie ablegen, oder sie behalten und den Verdacht um 1 erhöhen.
rule-BO-93 = Wer dabei äußerst erreicht, behält den Rest seiner illegalen Karten ohne weitere Erhöhung.
rule-BO-94 = Alle Würfel verlassen die Unmutsleiste.
rule-BO-95 = Wirst du verhaftet, legst du sofort alle deine illegalen Karten ab und kommst ins Gefängnis.
rule-BO-96 = Das Gefängnis grenzt an nichts und ist kein Ort für Reisen oder Effekte; nur Verhaftung und Freilassung führen hinein und hinaus.
rule-BO-97 = Im Gefängnis nutzt du keine Effekte von Karten oder Bogen, auch keine sofortigen.
rule-BO-98 = Kein Karteneffekt kann dich im Gefängnis zum Ziel haben oder treffen, außer er besagt, dass du freikommst.
rule-BO-99 = Im Gefängnis gilt deine Sonderfähigkeit als leer.
rule-BO-100 = Im Gefängnis behältst du Gegenstände und legale Karten, kannst sie aber nicht ablegen, einsetzen oder übergeben.
rule-BO-101 = Beginnst du deinen Zug im Gefängnis: Ziehe eine Verhörkarte, dann eine Ereigniskarte; sonst nichts.
rule-BO-102 = Lies die Verhörkarte geheim und wähle eine Möglichkeit. Was darauf steht, wird niemandem gezeigt und mit niemandem besprochen, weder dann noch später; nur das Gewählte wird vorgelesen (BO-106).
rule-BO-103 = Eine Möglichkeit, die du nicht ganz ausführen kannst, darfst du nicht wählen.
rule-BO-104 = Standhalten darf man immer versuchen: Wirf einen Würfel und führe das Ergebnis aus (R3).
rule-BO-105 = Vom Ergebnis des Standhaltens führe aus, was möglich ist, und lass den Rest weg.
rule-BO-106 = Lies nur vor und führe nur aus, was du gewählt hast; du wählst alle Ziele; niemand im Gefängnis, auch du selbst nicht, kann eines sein.
rule-BO-107 = Du verlässt das Gefängnis nur, wenn ein Effekt es sagt.
rule-BO-108 = Die Verhörkarte wird zurückgemischt, wenn sie nichts anderes sagt.
rule-BO-109 = BO-103 ist die Ausnahme: Jeder andere Effekt im Spiel wird so weit ausgeführt, wie es geht, und was nicht geht, entfällt.
rule-BO-110 = Gewinnen kann man nur durch einen gelungenen Anschlag mit einer Anschlagskarte aus den Verschwörerkarten.
rule-BO-111 = Alle Bedingungen des Anschlags müssen erfüllt sein.
rule-BO-112 = Du musst entschlossen oder tollkühn sein; manche Anschläge verlangen tollkühn.
rule-BO-113 = Dann nutze die Aktion Einsetzen: Versuche einen Anschlag deines Dossiers.
rule-BO-114 = Du beginnst immer mit 1 Würfel dafür, dass die Bedingungen erfüllt sind.
rule-BO-115 = Was sonst hilft, bringt Würfel oder hebt Adler auf; es gibt drei Arten.
rule-BO-116 = Gegenstände: Lege die genannten für ihren Vorteil ab, jeden einmal, falls die Karte nicht mehrere zulässt; Gegenstände anderer Verschwörer an deinem Ort dürfen mit deren Zustimmung eingesetzt werden.
rule-BO-117 = Zugehörigkeit: Deine eigene Zugehörigkeit (Abwehr, Zivil, Wehrmacht) kann passen; die anderer zählt nie.
rule-BO-118 = Treffen: Verschwörer an deinem Ort können Würfel bringen.
rule-BO-119 = Auch manche Karten und Fähigkeiten bringen Würfel oder heben Adler auf.
rule-BO-120 = Du brauchst so viele Treffer, wie der militärische Rückhalt gerade beträgt; wie viele Adler dich verraten, folgt aus dem Verdacht gegen den, der den Anschlag versucht. Achtet beim laufenden Ereignis und bei den Karten aller Dossiers auf alles, was eine der Zahlen ändert.
rule-BO-121 = Sag beide Zahlen an.
rule-BO-122 = Du darfst jetzt beliebig viele Würfel herausnehmen (R16).
rule-BO-123 = Wirf alle übrigen Würfel auf einmal.
rule-BO-124 = Erreichen oder übertreffen die Adler deine Grenze, scheitert der Anschlag und wird entdeckt, was auch sonst gewürfelt wurde.
rule-BO-125 = Entdeckt: Lege den Anschlag ab, Hitler geht in die Reichskanzlei, jeder Verschwörer verliert 1 Motivation (auch Gefangene, R47), und wer es versucht hat, wird verhaftet.
rule-BO-126 = Nicht entdeckt und zu wenige Treffer: Verloren ist nur, was du ausgegeben hast; behalte den Anschlag und fahre mit deinem Zug fort.
rule-BO-127 = Nicht entdeckt und genug Treffer: Hitler ist tot, und das Spiel ist gewonnen.
rule-BO-130 = Ihr gewinnt durch BO-127.
rule-BO-131 = Ihr verliert, wenn alle Verschwörer gleichzeitig im Gefängnis sind.
rule-BO-132 = Ihr verliert, wenn „Papiere gefunden“ gezogen wird.
rule-BO-133 = Ihr verliert durch BO-61, wenn eine Ereigniskarte gezogen werden muss und keine mehr da ist.
rule-BO-140 = Treue Gefolgsleute: Stellvertreter können wie Hitler getötet werden, immer mit Schwierigkeit 2; zum Sieg müssen Hitler und mindestens zwei Stellvertreter tot sein.
rule-BO-141 = Die Zeit drängt: Bei der Vorbereitung kommt aus jedem Ereignisstapel eine Karte mehr aus dem Spiel.
rule-BO-142 = Gehütete Papiere: Lasst „Papiere gefunden“ in der Schachtel und nehmt nur 1 Karte aus dem Stapel der Stufe 7.
rule-R1 = Parlour spielt es so: Der Stapel der Verschwörerkarten hat die 54 Karten der ersten Auflage. Die zweite hat 51; die Variante deck_51 bietet unsere eigene Kürzung darauf und nimmt je einmal „Griff in den Papierkorb“, „Schwarzmarkt“ und „Gestapo abschütteln“ heraus (die andere Karte bleibt jeweils).
rule-R2 = Parlour spielt es so: Es gibt 24 Verhörkarten, jede mit einer Zeile zum Standhalten. Wir haben sie selbst aus den 18 Möglichkeiten der sechs Karten der ersten Auflage und 15 eigenen gebaut. Die sechs klassischen Karten bleiben für die Variante classic_interrogation: Dort würfelst du erst nach deiner Motivation, ob du standhältst (ein Treffer lässt dich auch frei), und nur wenn es misslingt, ziehst du eine klassische Karte; lässt sich keine ihrer drei Möglichkeiten wählen, lege sie beiseite, ziehe eine andere und mische danach beide zurück.
rule-R3 = Standhalten versuchen: Wirf einen Würfel. Du hältst stand mit einem Treffer (nicht, wenn du zaghaft bist) oder mit einer Zahl von mindestens 1, wenn du tollkühn bist, 2, wenn du entschlossen bist, 3, wenn du motiviert bist; skeptisch braucht einen Treffer; zaghaft hält nie stand. Hältst du nicht stand, gilt das Ergebnis „gebrochen“ der Karte, so weit es geht. Bei einem Treffer kommst du danach in die Gestapo-Zentrale frei, mit Verdacht hoch, zaghaft oder nicht.
rule-R4 = Razzien je Stufe: 0, 1, 2, 2, 2, 3, 3 in den Stufen 1 bis 7, sodass jede Stufe 12 Karten hat und es in Stufe 1 keine Razzia gibt. Die Razziazeichen auf dem Plan (0, 1, 2, 2, 3, 3, 3) weichen nur in Stufe 5 ab; die Variante printed_raid_icons fügt dort eine Razzia hinzu (85 Ereigniskarten).
rule-R5 = Der Würfel zeigt 1, 2, 3, Treffer, Treffer, Adler.
rule-R41 = Verfügbare Würfel: 10 weniger die auf der Unmutsleiste, auf „Abtrünnige und Unmut“ oder als Aktionen bei jemandem. Auch für einen Anschlag gibt es nie mehr. Als Würfel verteilte Aktionen werden vor den anderen verbraucht, dann kommen ihre Würfel zurück.
rule-R6 = Mehrere Strafen: zuerst Hitlers, dann die der Stellvertreter in beliebiger Reihenfolge. Ist der Schalter hitler_penalty_first aus (gewöhnlich ist er an), ordnest du alle nach Belieben.
rule-R7 = Am nächsten heißt: die wenigsten Verbindungen über den ganzen gedruckten Plan. Bei einem Besuch zählen Verschwörer am eigenen Ort der NS-Größe nicht (BO-74); bei Gleichstand entscheidet der Spieler am Zug; ist anderswo niemand, bleibt sie.
rule-R8 = Eine NS-Größe, die an den Ort geschickt wird, an dem sie schon ist, bewegt sich nicht, und Hitler ist dann nicht durch das Ereignis bewegt worden.
rule-R9 = „Attentäter gefasst“ zählt Verschwörer an Hitlers eigenem Ort mit (Abstand 0) und trifft alle, die gleich nah sind.
rule-R10 = „Ein“ bei einem Verschwörer oder Stellvertreter heißt einer, gewählt vom Spieler am Zug; eine Mehrzahl („Attentat auf Heydrich“) heißt alle, auf die es passt.
rule-R32 = NS-Größen lösen die Veränderungen von Orten nie aus.
rule-R63 = NS-Größen, die nicht mehr im Spiel sind, werden übergangen.
rule-R33 = „Gefälschte Papiere“: Hitler geht bis zu drei Schritte durch offene Orte und muss anderswo enden; es ist keine Bewegung durch ein Ereignis.
rule-R34 = „Abberufen“: Beide Stellvertreter gehen an ein und denselben Ort, jeden der 30 (die Karte verlangt keinen erlaubten), ab Stufe 7 an einen offenen; jeder muss den Ort wechseln.
rule-R52 = Das Angebot bei einem Besuch gilt dem Verschwörer, der als einziger freier am besuchten Ort ist.
rule-R64 = „Auf hoch erhöhen“ senkt nie.
rule-R65 = „Besuch von Hitler“ (Stufe 3) senkt nur.
rule-R11 = Parlour spielt es so: Liegt das Schlüsselereignis der alten Stufe noch aus und ist die erste Karte der neuen Stufe wichtig, entfällt diese Karte, und es wird eine andere gezogen, bis eine wirklich ausgeführt wird; dann beginnt die Stufe, und das Schlüsselereignis geht. Ist der Schalter strict_stage_start an (gewöhnlich ist er aus), gelten BO-64 und BO-71 wörtlich: Die erste gezogene Karte beginnt die Stufe, das alte Schlüsselereignis geht sofort, und die Karte wird ausgeführt.
rule-R12 = „Die nächsten n Karten kommen aus dem Spiel“: ungesehen, so viele es gibt.
rule-R13 = Text bei „solange aktuell“ endet, wenn ein anderes Ereignis das laufende wird; wird das Ziehen ausgelassen, gilt er weiter.
rule-R49 = Stufe 7: Die Bewegung an offene Orte kommt vor dem Text der ersten Karte der Stufe 7; bei Gleichstand entscheidet der Spieler am Zug.
rule-R50 = „Langsamer Rückzug“ bewegt Stellvertreter und Verschwörer, nicht Hitler.
rule-R51 = Plättchen an geschlossenen Orten bleiben dort; nur „Ferner Kontakt“ erreicht sie.
rule-R61 = „Reichsparteitag“ (Stufe 2) hilft auch dem, der seinen Zug in Nürnberg beginnt.
rule-R66 = „Letztes Aufgebot“: Jeder Verschwörer darf 0, 1 oder 2 Karten ziehen.
rule-R67 = „Konferenz von Casablanca“: Wer eine Karte hat, legt eine ab.
rule-R57 = Wer Paris betritt, bekommt -3 Verdacht und +1 militärischen Rückhalt.
rule-R58 = Die „Blomberg-Fritsch-Krise“ erhöht den militärischen Rückhalt (um 1).
rule-R14 = Würfel zum Konspirieren werden vor dem Wurf bezahlt, nie mehr als drei, auch mit vier Aktionen; verbrauchte Aktionen bleiben verbraucht.
rule-R15 = Steht der Rückhalt auf seinem Tiefststand, würde die Wahl des Rückhalts in BO-38 nichts bewirken und wird nicht angeboten; ein Verschwörer, der schon tollkühn ist, darf gewählt werden.
rule-R28 = Der „laufende Ereignisstapel“ für Kordt und „Lagebericht“ ist der Stapel der nächsten Karte; hat er weniger Karten, sieh dir an, was da ist.
rule-R30 = Andere bewegen (Olbricht, „Gefälschte Papiere“): nie Gefangene; die Veränderungen beim Betreten gelten für jeden betretenen Ort.
rule-R31 = „Platz im Flugzeug“ zählt als Betreten; die Bewegungen der Stufe 7 und von „Langsamer Rückzug“ nicht.
rule-R42 = Bei einer Übergabe etwas zu nehmen und Gegenstände anderer bei einem Anschlag einzusetzen, braucht die Zustimmung des Betroffenen; Bots stimmen zu. Verweigert der Besitzer eine Übergabe, ist keine Aktion verbraucht, und er wird in diesem Zug nicht mehr gefragt. Die zwei Verschwörer eines Solospielers brauchen keine Zustimmung.
rule-R43 = Der Besitzer wählt, was über einem Limit weggeht.
rule-R44 = Bedingungen einer Ablieferung werden im Augenblick der Aktion geprüft.
rule-R45 = Ein aufgeteilter Vorteil darf auch Gefangene erreichen: Er wird unabhängig vom Ort geteilt (BO-42), und das Gefängnis schützt nur vor Karteneffekten (BO-98). Ist der Schalter prison_shields_all an (gewöhnlich ist er aus), bekommen Gefangene nichts.
rule-R46 = Wirst du im eigenen Zug verhaftet, enden deine Aktionen, und die Ereigniskarte wird noch gezogen.
rule-R16 = Parlour spielt es so: Beliebig viele Würfel dürfen herausgenommen werden, aber mindestens einer muss bleiben und geworfen werden (BO-122, BO-123).
rule-R17 = Adler = gewürfelte + durch das Ereignis dazugekommene - nicht gezählte, nie unter 0.
rule-R18 = „Schnelle Reaktion“ und „Hitlers Terminplan“ werden nach dem Wurf eingesetzt, bevor er zählt.
rule-R19 = Eingesetzte Gegenstände und Karten sind bei jedem Scheitern verbraucht.
rule-R20 = Mehrere Anschläge in einem Zug sind erlaubt; jeder ist eine Aktion Einsetzen (BO-30, BO-126).
rule-R21 = „Zug entgleisen lassen“ und „Bombe im Flugzeug“: gleich nachdem ein Ereignis Hitler an einen anderen Ort bewegt hat und ganz ausgeführt ist; keine Aktion; jeder freie Verschwörer, der entschlossen (oder tollkühn) ist; die Veränderungen des neuen Ereignisses zählen.
rule-R22 = „Vergiftetes Päckchen“: genau eine Verbindung entfernt (jeder andere Ort in Berlin, wenn Hitler in Berlin ist).
rule-R23 = „Alle Verschwörer an einem Ort“ gilt nicht, wenn jemand im Gefängnis ist.
rule-R24 = Becks Würfel: Beck muss frei sein, motiviert oder höher, und am Ort des Attentäters (er zählt auch bei seinen eigenen Anschlägen); einmal.
rule-R47 = Entdeckt: Zuerst sinkt die Motivation aller Verschwörer, auch die des Attentäters (mit der Prüfung der Limits nach R73), dann kommt die Verhaftung. Gefangene verlieren Motivation wie alle anderen: BO-125 nennt alle Verschwörer, und das Gefängnis schützt nur vor Karteneffekten (BO-98). Ist der Schalter prison_shields_all an (gewöhnlich ist er aus), verlieren Gefangene nichts.
rule-R48 = Die Niederlage nach BO-131 wird nach jeder Verhaftung geprüft.
rule-R25 = Goebbels' Strafe schaltet auch Fähigkeiten ab, die von selbst wirken: Tresckow legt den zusätzlichen Gegenstand ab, Goerdeler die Karten über seinem Limit, und Goerdeler zieht nicht.
rule-R26 = Unter motiviert zu sinken schaltet die Fähigkeit sofort ab.
rule-R27 = Stauffenberg hat die vierte Aktion, solange er in seinem Zug motiviert (oder höher) ist.
rule-R29 = Oster: nur bei der Aktion Dossier.
rule-R35 = „Versteckte Pistole“ ist ein Gegenstand (Waffen) für Anschläge, Ablieferungen und erzwungenes Ablegen von Gegenständen, und eine illegale Karte bei Razzien.
rule-R36 = „Falsche Anschuldigungen“ ist die einzige Karte, die man im Gefängnis einsetzen kann; sie wird gespielt, statt eine Verhörkarte zu ziehen (in der Variante classic_interrogation: nachdem das Standhalten misslungen ist).
rule-R37 = „Gefälschter Entlassungsbefehl“ führt in die Gestapo-Zentrale.
rule-R38 = „Tresor“: Illegale Karten dürfen bei Razzien ohne Kosten behalten werden.
rule-R39 = „Abtrünnige und Unmut“: Treffer aus jedem Wurf beim Konspirieren, nach Wahl; eine Razzia leert die Karte nicht (mehr in R102).
rule-R40 = „Schwarze Kapelle“: Als Aktionen verteilte Würfel sind verloren, wenn ihr Besitzer vorher verhaftet wird.
rule-R59 = Goerdeler zieht zu Beginn seines Zuges 1 Karte (der Schalter goerdeler_draw kann 3 daraus machen).
rule-R60 = Tresckows Aktion „ein beliebiges Plättchen aufdecken“ wird gespielt; der Schalter tresckow_reveal (gewöhnlich an) kann sie wegnehmen.
rule-R53 = Nur der Bildschirm des Gefangenen selbst zeigt die Verhörkarte; das Protokoll zeigt nur das Gewählte.
rule-R54 = Eine Möglichkeit, die den letzten freien Verschwörer verhaftet, ist erlaubt und verliert; Parlour warnt den Spieler.
rule-R55 = Treue Gefolgsleute: Nenne das Ziel, wenn du einen Anschlag versuchst; lies „Hitler“ in den Bedingungen als das Ziel; das Plättchen einer getöteten NS-Größe kommt vom Plan; durch Ereignisse oder Karten entfernte Stellvertreter zählen nicht; Hitler und Stellvertreter dürfen in beliebiger Reihenfolge fallen.
rule-R56 = In Parlour hat jeder Verschwörer einen Platz; ein Solospieler hat beide. Solo gelten die Limits für 1 oder 2 Spieler; beide Verschwörer zählen als „alle Spieler“.
rule-R62 = Jeder Spieler darf beginnen.
rule-R68 = Leisten enden an ihren Enden. Äußerst oder tollkühn zu erhöhen, oder gering, zaghaft oder den Rückhalt auf seinem Tiefststand zu senken, ändert nichts, ist kein Scheitern und darf trotzdem gewählt werden (aber siehe R15 zur Unmutsleiste).
rule-R69 = Kosten (der Preis eines Angebots, Canaris' Gegenstand) müssen ganz bezahlt werden: Kostet es Motivation, musst du skeptisch oder höher sein; eine Karte oder ein Gegenstand muss da sein. Mit höherem Verdacht lässt sich immer bezahlen, auch bei äußerst.
rule-R70 = Du darfst eine Aktion oder Karte nutzen, wenn ihre Bedingungen erfüllt sind und ihr erster Teil etwas zu bewirken hat: ein Ziel, ein Plättchen, eine Karte, einen Gefangenen, eine NS-Größe im Spiel, einen offenen Nachbarn. Änderungen von Werten und Rückhalt gelten immer als möglich. Also: keine Freilassung ohne Gefangenen, kein Aufdecken ohne verdecktes Plättchen, keine Übergabe, wenn es nichts zu übergeben gibt, kein „Griff in den Papierkorb“ oder „Schwarzmarkt“ bei leerem Stapel.
rule-R71 = Wer entscheidet: der Spieler am Zug bei Ereignissen, Gleichstand und „ein“, auch wenn sein Verschwörer im Gefängnis ist; wer handelt, bei seiner Aktion, Karte oder einem aufgeteilten Vorteil; wer liest, bei einer Verhörkarte; jeder Besitzer über das, was er ablegt oder behält. Bei einem aufgeteilten Vorteil gibt der Handelnde ein, worauf sich die Spieler einigen (BO-42).
rule-R72 = Handeln mehrere Verschwörer nacheinander oder werden sie nacheinander getroffen (Razzia, Ablegen, Ziehen, Angebote, sofortige Karten), geht es in Zugreihenfolge ab dem, der am Zug ist.
rule-R73 = Limits werden nach jedem beendeten Effekt geprüft: Wer mehrere Karten zieht, zieht erst zu Ende und legt dann einmal ab. Auf zaghaft zu sinken oder eine Fähigkeit zu verlieren, die ein Limit erhöhte, zählt sofort. Bei Gefangenen wird geprüft, wenn sie freikommen (BO-100).
rule-R74 = Augenblicke für sofortige Karten ohne eigenen Anlass („Abberufen“, „Gute Vorbereitung“): der Beginn eines Zuges vor den Strafen, vor jeder Aktion, vor dem Ziehen des Ereignisses, nach einem ausgeführten Ereignis; nie mitten in einem anderen Effekt. Der Augenblick dauert, bis alle der Reihe nach passen; der nach dem letzten Ereignis eines Zuges ist der zu Beginn des nächsten, denn dazwischen liegt nichts. „Gute Vorbereitung“ nur von nach den Strafen bis zum Ziehen des Ereignisses im Zug eines freien Verschwörers.
rule-R75 = Beginn eines Zuges: sofortige Karten; Strafen (R6); „Reichsparteitag“ der Stufe 2 für den, der in Nürnberg ist; Goerdelers Karte; dann Aktionen.
rule-R76 = Jeder Wurf mit mehreren Würfeln wird so gelesen: zuerst Adler, dann Treffer, dann Zahlen. Auch bei der Karte „Schwarze Kapelle“.
rule-R77 = Würfel zum Konspirieren: höchstens 3, höchstens die übrigen Aktionen, höchstens die verfügbaren Würfel (R41), mindestens 1. Gewonnene Aktionen können kein zweites Konspirieren bezahlen (BO-30).
rule-R78 = Lohn des Unmuts: Jeder Verschwörer darf gewählt werden, auch ein Gefangener, denn die Leiste ist kein Karteneffekt (BO-98); mit dem Schalter prison_shields_all nur freie. Kann keine der beiden Möglichkeiten etwas ändern, gehen die Würfel einfach zurück. Die Leiste wird nach jedem gelegten Würfel geprüft, ein großer Wurf kann sie also mehrmals füllen.
rule-R79 = Dossier, Einsammeln und Übergabe sind auch am Limit erlaubt; wer dann darüber ist, legt sofort ab, auf Wunsch auch das Neue. Geben braucht keine Zustimmung des Empfängers, Nehmen schon (R42).
rule-R80 = Niemand darf Karten oder Gegenstände ablegen, nur weil er es möchte.
rule-R81 = Eine Aktion Abliefern liefert einmal ab. Das Plättchen darf auf jede Weise weg sein (eingesammelt, von fern geholt, aus dem Spiel); aufgedeckt ist nicht weg. Gegenstände anderer können nicht abgeliefert werden. Aufgeteilt wird Punkt für Punkt; Punkte, die niemand brauchen kann, verfallen.
rule-R82 = Ein Ereignis, Schritt für Schritt: ziehen; ein Schlüsselereignis auf dem Feld des laufenden Ereignisses rückt weiter; eine wichtige Karte, der ein Schlüsselereignis gegenübersteht, geht, und es wird neu gezogen; die Karte wird das laufende Ereignis, und wenn sie eine Stufe eröffnet, beginnt die Stufe (altes Schlüsselereignis weg; Stufe 7: die Bewegung nach BO-65, R49); „Hitler aufhalten“; der Text der Reihe nach; „Zug entgleisen lassen“ und „Bombe im Flugzeug“; andere sofortige Karten. Text bei „solange aktuell“ zählt ab dem Augenblick, in dem die Karte das laufende Ereignis ist.
rule-R83 = Entfällt eine wichtige Karte und ist keine mehr da, die sie ersetzt, ist das Spiel verloren (BO-61). „Zwei Ereignisse“ zu wählen, wenn weniger da sind, ist erlaubt und verliert.
rule-R84 = Wird das Ziehen eines Ereignisses ausgelassen, ändert sich nichts: laufendes Ereignis, Schlüsselereignis und Stufe bleiben. „Nachrichtenflaute“ wird vor dem ersten Ziehen des Zuges eingesetzt und verhindert alle.
rule-R85 = „Hitler aufhalten“ braucht ein Ereignis, dessen Text Hitler von seinem Ort wegbrächte. Nur er bleibt; die anderen auf der Karte bewegen sich, Text bei „solange aktuell“ zählt, ein Besuch von ihm trifft niemanden an (R87). Die Karte verhindert weder die Bewegung der Stufe 7 noch BO-125.
rule-R86 = „Zug entgleisen lassen“ und „Bombe im Flugzeug“: Nach einem solchen Ereignis darf jeder freie entschlossene (oder tollkühne) Besitzer es mit jeder einmal versuchen, in Zugreihenfolge, auch wenn ein früherer Versuch Hitler in die Reichskanzlei geschickt hat. Nach „Gefälschte Papiere“, BO-125 oder der Bewegung beim Schließen: nie. Bei zwei Ereignissen in einem Zug: nach jedem.
rule-R87 = Eine NS-Größe, die sich nicht bewegt, besucht niemanden: Zeilen über den besuchten Verschwörer entfallen, alle anderen gelten.
rule-R88 = Stellvertreter, die zu Verschwörern kommen: Nehmt freie Verschwörer in Zugreihenfolge ab dem Lesenden; zu jedem kommt der nächste Stellvertreter außerhalb seines Ortes, den dieser Effekt noch nicht bewegt hat; bei Gleichstand entscheidet der Lesende; ist keiner übrig, entfällt es. Die Möglichkeit ist erlaubt, wenn mindestens ein Stellvertreter sich bewegen würde.
rule-R89 = Eine NS-Größe, die zu einem gewählten Verschwörer geschickt wird, muss den Ort wechseln (BO-74): Jemand an ihrem eigenen Ort kann nicht gewählt werden.
rule-R90 = Die Bedingungen einer Möglichkeit sind die ganze Prüfung nach BO-103; bei „jeder Verschwörer“ muss es einen geben, bei dem sich etwas ändern würde. Möglichkeiten werden beurteilt, wenn die Karte gelesen wird. Das Ergebnis „gebrochen“ beim Standhalten kennt keine Prüfung. Wer als Lesender freikommt, bekommt keine Aktionen; das Ereignis folgt, und sein nächster Zug ist gewöhnlich.
rule-R91 = Verhaftung ändert weder Motivation noch Verdacht; Würfel für Aktionen gehen zurück in den Vorrat. Freilassung setzt den Verdacht auf die genannte Stufe, hinauf oder hinab; sonst ändert sich nichts.
rule-R92 = Im Zug eines anderen verhaftet: Dein nächster eigener Zug ist ein Gefängniszug. In den eigenen Aktionen verhaftet: R46. Von jemand anderem befreit: Dein nächster eigener Zug ist gewöhnlich, mit Strafen.
rule-R93 = Freilassung: zuerst der Würfel; ein Adler verhaftet den, der es versucht, und befreit niemanden; sonst steigt zuerst der Verdacht, dann wird der Gefangene gewählt. Mit Verdacht hoch ist es erlaubt und führt zu äußerst (BO-55 bis BO-57).
rule-R94 = Razzia, zweiter Schritt: die zu Beginn vorhandenen illegalen Karten, je eine Entscheidung, in der Reihenfolge des Besitzers; bei hoch zu behalten führt zu äußerst und beendet seine Entscheidungen. Niemand wird verhaftet, weil er dort äußerst erreicht. Keine sofortigen Karten während einer Razzia (BO-92, BO-93).
rule-R95 = Ablauf eines Anschlags: den Anschlag (und das Ziel) nennen und prüfen; Gegenstände, Zugehörigkeit, Treffen, Fähigkeiten und Karten für die Würfel; ansagen; Würfel herausnehmen; werfen; Karten zum Wurf in beliebiger Reihenfolge, bis alle passen; zählen; Ergebnis. Gegenstände, Ausweise und Karten für Würfel müssen vor der Ansage eingesetzt werden. Zugehörigkeit, Treffen und Beck zählen von selbst.
rule-R96 = Rückhalt, Verdacht und Veränderungen durch das Ereignis werden bei der Ansage gelesen und gelten für diesen Anschlag. Die Adler des Ereignisses kommen ohne Wahl dazu oder entfallen.
rule-R97 = Treue Gefolgsleute, weiter: Ein Stellvertreter braucht 2 Treffer, wie hoch der Rückhalt auch ist; Adler, Ereignis und Karten wie gewöhnlich; gelingt der Anschlag, wird er abgelegt und das Plättchen entfernt; Entdeckung wie in BO-125, Hitler nur, wenn er noch im Spiel ist. Ist Hitler tot, geht das Spiel weiter, und Ereignisse übergehen ihn (R63). Ein an ein Ereignis gebundener Anschlag braucht ein Ereignis, das sein Ziel bewegt hat. Nach jedem Tod wird der Sieg geprüft; sind zu wenige Stellvertreter für den Sieg übrig, geht das Spiel weiter, und Parlour sagt es.
rule-R98 = Varianten zusammen: „Gehütete Papiere“ nimmt 1 Karte aus Stufe 7, „Die Zeit drängt“ eine mehr aus jeder Stufe (dort dann 2); hinzugefügte Razzien werden eingemischt, bevor Karten entfernt werden.
rule-R99 = Für alle offen: Werte, Dossiers, Gegenstände, offene Plättchen, Ablagestapel, Größe der Stapel, die Würfel. Geheim: Reihenfolge der Stapel, verdeckte Plättchen, ungesehen entfernte Karten. Was Kordt oder ein „Lagebericht“ zeigt, sehen alle Spieler, denn nach den Regeln sind nur Verhörkarten geheim (BO-102); es bleibt bekannt, bis gemischt oder gezogen wird.
rule-R100 = Ein neuer Stapel der Verschwörerkarten wird nur gemischt, wenn eine Karte gezogen werden muss und keine da ist, auch mitten im Ziehen (BO-46). Sind beide Stapel leer, wird nichts gezogen. „Planungstreffen“ legt die aufgedeckten Karten beiseite, bis es endet, mischt nötigenfalls einmal und findet nichts, wenn kein Anschlag da ist.
rule-R101 = Eine als Aktion oder sofort eingesetzte Karte verlässt das Dossier und kommt nach ihrem Effekt auf den Ablagestapel; bleibende Karten wirken ab dem Augenblick, in dem sie im Dossier liegen. Eine durch den Effekt nötige Prüfung der Limits kommt, nachdem die Karte weg ist.
rule-R102 = „Abtrünnige und Unmut“: Der Besitzer entscheidet, wie viele Treffer eines Wurfs darauf kommen; liegen zwei oder mehr darauf, sinkt der Rückhalt einmal um 1, und alle ihre Würfel gehen zurück. Zeigt ein Wurf beim Konspirieren einen Adler, darf keiner seiner Treffer auf die Karte: Sie wird abgelegt, und ihre Würfel gehen zurück. Wird sie übergeben, behält sie ihre Würfel; verlässt sie ein Dossier auf andere Weise, werden sie frei.
rule-R103 = „Geheimakten“: Ein Wurf mit beliebig vielen Adlern kostet 1 Verdacht und die Karte, einmal; der Anteil des Besitzers an den Adlern an seinem Ort kommt zuerst.
rule-R104 = Karten eines Gefangenen ruhen: Nichts wird auf sie gelegt, von ihnen genommen oder abgelegt, bis der Gefangene frei ist (BO-97, BO-100).
rule-R105 = Was das Spiel zuerst beendet, zählt: Ein gelungener Anschlag gewinnt, bevor nach etwas anderem gesehen wird; „Papiere gefunden“ verliert, sobald die Karte gezogen wird.
rule-R106 = Jeder Verschwörer ist höchstens einmal im Spiel; die Plätze geben die Zugreihenfolge; der Startspieler wird ausgelost, wenn der Tisch nicht wählt (R62).
rule-R107 = Stauffenberg: In seinem Zug motiviert zu werden bringt die vierte Aktion sofort; darunter zu sinken nimmt sie weg, wenn sie noch nicht verbraucht ist (R27).
rule-R108 = Offen heißt: mit einer Nummer bis zur laufenden Stufe und nicht durch Stufe 7 geschlossen. Abstände (R7) laufen über alle Verbindungen, auch über geschlossene und noch nicht offene Orte; je zwei Orte in Berlin liegen 1 auseinander. Die Bewegung beim Schließen nutzt denselben Abstand.
rule-R109 = Was „in diesem Zug“ gilt (einmal konspirieren, Goebbels, Bormann, Bonhoeffers eines Mal), gilt, bis sein Ereignis ausgeführt ist, denn erst dann ist der Zug vorbei (BO-72); nicht verbrauchte Aktionen, auch zusätzliche, verfallen, wenn das Ereignis gezogen wird.
rule-R110 = Effekte, die einen anderen Verschwörer bewegen, ihm helfen oder schaden, brauchen keine Zustimmung; nur von ihm zu nehmen und seine Gegenstände einzusetzen braucht sie (R42).

## Zahlen, die sich ändern lassen

figure-start-support = Unterstützung zu Beginn
figure-easy = leicht
figure-standard = normal
figure-hard = schwer
figure-actions-per-turn = Aktionen pro Zug
figure-conspire-dice = Würfel beim Verschwören
figure-item-limit = Gegenstandslimit
figure-1-2 = ein oder zwei Spieler
figure-3-5 = drei bis fünf Spieler
figure-3-4 = drei oder vier Spieler
figure-dossier-limit = Dossierlimit
figure-timid = ängstlich
figure-events-removed = entfernte Ereignisse
figure-deputy-difficulty = Schwierigkeit der Stellvertreter
figure-deputies-needed = nötige Stellvertreter
figure-dice = Würfel
figure-motivation = Motivation
figure-suspicion = Verdacht
figure-cards = Karten
figure-events = Ereignisse
figure-spaces = Felder
figure-actions = Aktionen
figure-items = Gegenstände
figure-support = Unterstützung
figure-ignore = ignoriert
figure-suspicion-gained = mehr Verdacht
figure-suspicion-lost = weniger Verdacht
figure-targets = Zielscheiben
figure-support-lost = weniger Unterstützung
figure-support-gained = mehr Unterstützung
figure-dissent-track = Unruheleiste
figure-motivation-gained = mehr Motivation
figure-motivation-lost = weniger Motivation
figure-conspire = Verschwören
figure-eagle = Adler
figure-release = Freilassung
figure-raid = Razzia
figure-kept-card = behaltene Karte
figure-plot-detected = Plan entdeckt
figure-penalty = Strafe
figure-discarded = abgelegt
figure-start = zu Beginn
figure-eagles-that-detect = Adler, die entdecken
figure-low = niedrig
figure-medium = mittel
figure-high = hoch
figure-extreme = extrem
figure-space = Feld
figure-delivery = Lieferung
figure-shared = zu verteilen
figure-copies = Exemplare
figure-illegal = illegal
figure-base-dice = Grundwürfel
figure-reckless = tollkühn
figure-several = mehrfach
figure-meeting = Treffen
figure-add-eagles = zusätzliche Adler
figure-ignore-eagles = ignorierte Adler
figure-answer = Antwort
figure-tiles = Plättchen
figure-suspicion-1 = ein Verdacht
figure-suspicion-2 = zwei Verdacht
figure-motivation-1 = eine Motivation
figure-motivation-2 = zwei Motivation
figure-support-1 = eine Unterstützung
figure-support-2 = zwei Unterstützung
figure-one-item = ein Gegenstand
figure-two-items = zwei Gegenstände
figure-one-card = eine Karte
figure-two-cards = zwei Karten
figure-three-cards = drei Karten
figure-one-tile = ein Plättchen
figure-three-tiles = drei Plättchen
figure-one-plot = ein Plan
figure-two-events = zwei Ereignisse
figure-free-for-extreme = frei für extremen Verdacht
figure-free-for-arrest = frei für eine Festnahme
figure-free-for-plot = frei für einen Plan
figure-free-for-item = frei für einen Gegenstand
figure-free-for-support = frei für Unterstützung
figure-free-for-motivation = frei für Motivation
figure-all-suspected = alle verdächtig
figure-all-disheartened = alle entmutigt
figure-extreme-suspicion = extremer Verdacht

## Die Zielkarte

goal-task = Die Aufgabe
    .task = Tötet Hitler, bevor sie euch finden.
goal-about = Deutschland, 1933 bis 1945. Einige Menschen in der Armee, der Abwehr und den Ämtern beschließen, es selbst zu beenden.
goal-plot = wenn ein Anschlag auf Hitler gelingt: Die Würfel zeigen genug Treffer und nicht zu viele Adler.{ $deputies ->
    [0] { "" }
    [one] { " " }Auch 1 Stellvertreter muss tot sein.
   *[other] { " " }Auch { $deputies } Stellvertreter müssen tot sein.
}
goal-targets = { $targets ->
    [one] zurzeit ist 1 Treffer nötig
   *[other] zurzeit sind { $targets } Treffer nötig
}
goal-lost = wenn { LIST($ways, join: "or") }.
goal-lose-prison = ihr alle im Gefängnis seid
goal-lose-documents = die Papiere gefunden werden
goal-lose-time = kein Ereignis mehr da ist
goal-prisoners = { $done } von { $of } im Gefängnis
goal-actions = Bis zu { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}, dann ein Ereignis. Findet Verbündete und Gegenstände, haltet die Motivation hoch und den Verdacht niedrig.
goal-together = Gemeinsam
    .text = Alle Verschwörer gewinnen oder verlieren zusammen.
goal-ended = { $way ->
    [won] Der Anschlag ist gelungen.
    [prison] Alle wurden gefasst.
    [documents] Die Papiere wurden gefunden.
   *[time] Es war zu spät.
}
