# Unmatched: Kopfsteinpflaster und Nebel auf Deutsch. Jedes Wort, das jemand liest, einmal.

title = Unmatched: Kopfsteinpflaster & Nebel
about-game = Vier Helden aus Geschichten der Gaslaternenzeit kämpfen in einem Herrenhaus oder auf den Dächern von Soho. Eine inoffizielle Umsetzung des Spiels von Rob Daviau, Justin D. Jacobson und Chris Leder, erschienen bei Restoration Games.

## Vor dem Spiel

setup-heroes = Helden
    .help = Zwei bis vier, in der Reihenfolge der Züge.
setup-board = Spielplan
    .help = Sherwood Forest und Yukon sind für zwei.
setup-teams = Zwei gegen zwei
    .help = Die Plätze 1 und 3 spielen gegen die Plätze 2 und 4 (U-95).
setup-mirror = Spiegelkämpfe
    .help = Denselben Helden zweimal erlauben (Q-9).
setup-end_rule = Ende des Spiels
    .help = Wann ein gefallener Held das Spiel beendet (U-66).
    .after_action = wenn die Aktion vorbei ist
    .at_once = sofort, nach der älteren Regel
setup-fog_uses_passages = Nebel in Geheimgängen
    .help = Nebel darf durch Geheimgänge ziehen (Q-4).
setup-open_team_hands = Offene Hände im Team
    .help = Partner sehen gegenseitig ihre Karten (U-101).

## Was zur Wahl steht

maneuver = Manöver: eine Karte ziehen, dann bewegen
    .head = Eine Karte ziehen, dann bewegen
scheme = List: { NOUN($fighter, case: "nom") } spielt „{ $card }“
    .head = { $fighter } spielt „{ $card }“
    .chip = { $card }
attack = { $fighter } greift { NOUN($target, case: "acc") } an
    .chip = { $fighter } → { $target }
move = { $fighter } zieht auf Feld { $to }
    .group = { $fighter } zieht auf Feld
    .chip = { $to }
place = { $fighter } kommt auf Feld { $to }
    .group = { $fighter } kommt auf Feld
    .chip = { $to }
place-start = { $fighter } auf Feld { $to }
    .group = { $fighter } auf Feld
    .chip = { $to }
returns = { $fighter } kehrt auf Feld { $to } zurück
    .group = { $fighter } kehrt zurück auf Feld
    .chip = { $to }
stay = { $fighter } bleibt auf Feld { $to }
    .group = { $verb ->
        [place] { $fighter } kommt auf Feld
       *[move] { $fighter } zieht auf Feld
    }
    .chip = bleibt auf { $to }
done = Fertig
a-fighter = { $fighter } auf Feld { $on }
    .group = Kämpfer
    .chip = { $fighter } auf { $on }
a-card = { $card }
    .detail = ({ type-and-number }, Boost { $boost })
type-and-number = { $type ->
    [scheme] { $type }
   *[other] { $type } { $value }
}
boost = +{ $boost }
    .detail = „{ $card }“ ablegen ({ type-and-number }, Boost { $boost })
    .chip = +{ $boost } { $card }
discard-to-move-none = Kein Boost
discard-to-raise-none = Keine weitere
discard-to-stop-none = Nichts ablegen
defend-with-none = Keine Verteidigung
bloodthirsty-none = Diesen Zug nicht
opponent = { $fighter }
number = { $n }
    .group = Zahl
    .chip = { $n }
draw = { $n } ziehen
    .group = Ziehen
    .chip = { $n }
no = Lieber nicht
deduce-yes = Den BOOST nehmen
the-serum-yes = Gestalt wechseln
choose-jump = Der Unsichtbare kommt auf ein Nebelfeld
choose-fog = Ein Nebelplättchen zieht bis zu { n-spaces } weit
fog = Nebel von Feld { $start } nach Feld { $to }
    .group = Nebel von Feld { $start } nach Feld
    .chip = { $to }
fog-stays = Der Nebel auf Feld { $start } bleibt
    .group = Nebel von Feld { $start } nach Feld
    .chip = bleibt
fog-on = Nebel auf Feld { $to }
    .group = Nebel auf Feld
    .chip = { $to }
fog-done = Den Rest liegen lassen
fog-stay = Kein Nebelplättchen zieht

## Was gefragt wird

what-now = { $fighter }: Wähle eine Aktion. ({ actions-left })
what-now-alone = Wähle eine Aktion. ({ actions-left })
actions-left = noch { $actions }
move-each = Bewege jeden Kämpfer bis zu { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} weit.
where-to = Wohin kommt { NOUN($fighter, case: "nom") }?
where-start = Wo beginnt { NOUN($fighter, case: "nom") }?
where-again = Wo taucht { NOUN($fighter, case: "nom") } wieder auf?
where-sister = Wohin kehrt { NOUN($fighter, case: "one") } zurück?
which-fighter = Welcher Kämpfer?
which-opponent = Welcher Gegner?
which-number = Welche Zahl nennst du?
which-number-printed = Welche Zahl steht auf der Angriffskarte?
which-fog = Welches Nebelplättchen zieht, und wohin?
where-fog = Wohin legst du ein Nebelplättchen?
choose-one = Wähle eins.
how-many-drawn = Wie viele Karten ziehst du?
attack-with = Mit welcher Karte greift { NOUN($fighter, case: "nom") } { NOUN($target, case: "acc") } an?
defend-with = { $fighter } greift { NOUN($target, case: "acc") } an. Mit welcher Karte verteidigst du dich?
    .lead = { $fighter } greift { NOUN($target, case: "acc") } an.
    .ask = Mit welcher Karte verteidigst du dich?
discard-to-move = Eine Karte ablegen, um weiter zu ziehen?
discard-to-raise = Eine Karte ablegen, um deine Zahl zu erhöhen?
discard-to-stop = Eine Karte ablegen, um „Verwirren“ aufzuhalten?
discard-matching = Du hast diese Zahl. Welche dieser Karten legst du ab?
    .lead = Du hast diese Zahl.
    .ask = Welche dieser Karten legst du ab?
too-many-cards = Zu viele Karten auf der Hand: Welche legst du ab?
    .lead = Zu viele Karten auf der Hand.
    .ask = Welche legst du ab?
which-they-discard = Welche Karte muss dein Gegner ablegen?
which-they-attack-with = Mit welcher Karte muss angegriffen werden?
which-on-top = Welche Karte kommt als Nächstes oben auf deinen Stapel?
which-to-keep = Welche der gezogenen Karten behältst du?
which-under = Welche Karte kommt als Nächstes unter deinen Stapel?
bloodthirsty = { $ability }: einem Kämpfer neben { $hero } { $amount } Schaden zufügen und { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ziehen?
deduce = Den BOOST der gegnerischen Karte statt ihrer Zahl nehmen?
the-serum = Das Serum: die Gestalt wechseln?

## Was geschehen ist

turn_began = Zug { $turn }: { $seat }.
    .title = Zug { $turn }: { $seat }
drew = { $seat } zieht { $card ->
    [hidden] eine Karte
   *[other] „{ $card }“
}{ because }.
exhausted = { $seat } kann keine Karte mehr ziehen: Die Erschöpfung trifft jeden Kämpfer.
maneuvered = { $seat } führt ein Manöver aus.
boosted = { $seat } legt „{ $card }“ ab, um { $boost ->
    [one] 1 Feld
   *[other] { $boost } Felder
} weiter zu ziehen.
moved = { $fighter } zieht von Feld { $from } auf { $to }{ because }.
placed = { $fighter } kommt auf Feld { $to }{ because }.
because = { $why ->
    [nothing] { "" }
    [start] { "" }
    [maneuver] { "" }
    [exhaustion] : Erschöpfung
    [hand_limit] : Handkartenlimit
    [combat] { " " }im Kampf
   *[other] : { $why }
}
schemed = { $fighter } spielt „{ $card }“. { card-text }
attacked = { $fighter } greift { NOUN($target, case: "acc") } an.
laid_down = { $seat } spielt { $card ->
    [hidden] eine Karte
   *[other] „{ $card }“
} verdeckt.
laid_open = { $seat } spielt „{ $card }“ offen.
number_said = { $seat } nennt { $number }.
revealed = { $seat } deckt „{ $card }“ auf ({ $number }). { card-text }
undefended = { $seat } verteidigt sich nicht.
number_changed = Die Zahl { NOUN($seat, case: "von") } { $why ->
    [addition] steigt auf { $number }: { $by }
    [fog] zählt im Nebel { $number }
    [becoming] wird { $number }: { $by }
    [deduction] zählt { $number }: Durch „{ $by }“ gilt ihr BOOST
    [lock] ist { $number }: { $by }, niemand sieht, wohin zu schlagen ist
   *[ignoring] zählt nicht: { $by }, die Zahl wurde erraten
}.
text_cancelled = Der Rest von „{ $card }“ ist aufgehoben{ because }.
text_protected = „{ $card }“ kann nicht aufgehoben werden (U-120).
combat_won = { $attack } gegen { $defense }: { $why ->
    [tie] { START(NOUN($seat, case: "nom")) } gewinnt den Kampf, Gleichstand geht an die Verteidigung
    [absence] { START(NOUN($seat, case: "nom")) } gewinnt den Kampf, das Ziel ist fort
   *[other] { START(NOUN($seat, case: "nom")) } gewinnt den Kampf
}.
hurt = { $fighter } erleidet { $damage } Schaden{ because } (noch { $health }).
defeated = { $fighter } ist besiegt.
    .title = { $fighter } ist besiegt
recovered = { $fighter } erholt sich um { $gained }{ because } (jetzt { $health }).
discarded = { $seat } legt „{ $card }“ ab{ because }.
returned = { $fighter } kehrt auf Feld { $to } zurück{ because }.
transformed = { $seat } verwandelt sich in { $form }{ because }.
fog_moved = Nebel zieht von Feld { $from } auf { $to }{ because }.
fog_placed = Nebel legt sich auf Feld { $to }.
hand_looked_at = { $cards ->
    [hidden] { $seat } sieht sich die Hand { NOUN($whose, case: "von") } an{ because }.
   *[other] Du siehst die Hand { NOUN($whose, case: "von") }: { these-cards }.
}
hand_revealed = { $seat } zeigt die ganze Hand: { these-cards }.
these-cards = { $cards ->
    [0] keine Karten
   *[other] { LIST($cards, join: "comma") }
}
action_gained = { $seat } erhält { n-actions }{ because }.
top_card_revealed = { $seat } deckt „{ $card }“ auf (Boost { $printed_boost }).
taken_to_hand = „{ $card }“ kommt auf die Hand { NOUN($seat, case: "von") }{ because }.
put_on_top = { $card ->
    [hidden] { $seat } legt eine Karte oben auf den Stapel.
   *[other] Du legst „{ $card }“ oben auf deinen Stapel.
}
put_under = { $card ->
    [hidden] { $seat } legt eine Karte unter den Stapel.
   *[other] Du legst „{ $card }“ unter deinen Stapel.
}
vanished = { $seat } verschwindet.
out = { $seat } scheidet aus.
swapped = { $fighter } und { NOUN($with, case: "nom") } tauschen die Plätze{ because }.
ended = { $winners ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
fell = { $fallen ->
    [one] { $fallen } ist gefallen
   *[other] { $fallen } sind gefallen
}: { $winners ->
    [one] { NOUN($winners, case: "nom") } gewinnt.
   *[other] { NOUN($winners, case: "nom") } gewinnen.
}

## Was nicht geht

not-now = Nicht jetzt: { NOUN($seat, case: "nom") } { $waits }.
say-a-number = Nenne eine Zahl von 0 bis 9.
another-question = { $key } ist keine Antwort auf die Frage: { $question } (zum Beispiel { LIST($keys, join: "comma") }{ $more ->
    [0] { "" }
   *[other] { " …" }
})
somebody-else-goes = Nicht { $key } ist gerade unterwegs: { $question }
maneuver-first = Wähle zuerst das Manöver: Du ziehst eine Karte, dann darfst du boosten und dich bewegen.
nobody-attacks = Du verteidigst dich nur, wenn einer deiner Kämpfer angegriffen wird.
no-skipping = Keine Aktion darf ausgelassen werden: Wähle Manöver, List oder Angriff.
choose-an-action = Wähle jetzt eine Aktion: Manöver, List oder Angriff.
no-such-card = Im Stapel { NOUN($hero, case: "von") } gibt es keine Karte { $key }.
not-in-your-hand = „{ $card }“ ist nicht auf deiner Hand.
not-in-that-hand = „{ $card }“ ist nicht auf dieser Hand.
not-a-scheme = „{ $card }“ ist keine Listkarte, sondern { NOUN($type, case: "a") }: Sie wird im Kampf gespielt.
not-yours = { $fighter } gehört nicht dir.
off-board-user = { $fighter } ist nicht auf dem Spielplan und kann „{ $card }“ nicht spielen.
name-the-user = Nenne den Kämpfer, der „{ $card }“ spielt: { LIST($keys, join: "or") }.
name-the-scheme = Nenne die Karte und den Kämpfer, der sie spielt: { LIST($keys, join: "or") }.
no-scheme = Du hast keine Listkarte, die einer deiner Kämpfer auf dem Spielplan spielen darf.
other-form = „{ $card }“ kann nur als { $form } gespielt werden; wechsle zuerst die Gestalt.
user-off-board = „{ $card }“ braucht { NOUN($who, case: "one") } auf dem Spielplan.
banner = Auf dem Banner von „{ $card }“ steht { $banner }: { $fighter } darf die Karte nicht spielen.
no-such-fighter = Kein Kämpfer heißt { $key }; es gibt { LIST($ids, join: "comma") }.
off-board = { $fighter } ist nicht auf dem Spielplan.
your-side = { $fighter } steht auf deiner Seite; greife einen gegnerischen Kämpfer an.
name-the-attack = Nenne den Angreifer und sein Ziel: { LIST($keys, join: "or") }.
no-attack-card-at-all = Du hast keine Angriffskarte und keine vielseitige Karte für einen Kämpfer, der ein Ziel in Reichweite hat.
nobody-in-reach = Keiner deiner Kämpfer hat einen gegnerischen Kämpfer in Reichweite.
out-of-reach = { $target } auf Feld { $there } ist außer Reichweite { NOUN($fighter, case: "von") } auf Feld { $on }: Nötig ist { $reach ->
    [ranged] ein Feld daneben oder in einer seiner Zonen
   *[melee] ein Feld daneben
}.
first-turn = { $fighter } ist noch tabu: Greife in deinem ersten Zug den nächsten Spieler an oder einen, der schon am Zug war.
no-attack-card = Du hast keine Angriffskarte und keine vielseitige Karte, die { NOUN($fighter, case: "nom") } spielen darf.
cannot-be-chosen = { $fighter } kann nicht gewählt werden: { $question }
no-opponent = { $seat } ist nicht dein Gegner.
dormant = { $seat } hat keinen Kämpfer auf dem Spielplan und kann nicht gewählt werden.
boost-first = Der Boost kommt vor jeder Bewegung und nur einmal im Manöver.
finish-maneuver = Beende zuerst das Manöver: Bewege deine Kämpfer oder wähle „done“.
move-your-own = Im Manöver bewegst du deine eigenen Kämpfer; { NOUN($fighter, case: "nom") } gehört nicht dir.
moved-already = { $fighter } ist in diesem Manöver schon gezogen; jeder Kämpfer zieht einmal.
there-already = { $fighter } steht schon auf Feld { $to }; beende stattdessen die Bewegung.
space-taken = Auf Feld { $to } steht { NOUN($fighter, case: "nom") }: Eine Bewegung muss auf einem leeren Feld enden.
too-far = Feld { $to } ist { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
} { NOUN($fighter, case: "von") } entfernt; { $steps ->
    [one] erlaubt ist 1
   *[other] erlaubt sind { $steps }
}.
blocked = Gegnerische Kämpfer versperren { NOUN($fighter, case: "dat") } den Weg nach Feld { $to } innerhalb von { $steps ->
    [one] 1 Feld
   *[other] { $steps } Feldern
}.
no-way = Kein Weg führt von Feld { $start } nach Feld { $to }.
no-such-space = Auf dem Spielplan { $board } gibt es kein Feld { $key }.
attack-needs-card = Für einen Angriff brauchst du eine Karte.
wrong-type = „{ $card }“ ist { NOUN($type, case: "a") }; hier wird { NOUN($wanted, case: "a") } oder eine vielseitige Karte gebraucht.
card-needed = Hier musst du eine Karte wählen.
card-unfit = „{ $card }“ passt hier nicht: { $question }
no-staying = Stehen bleiben geht hier nicht: Kein besetztes Feld passt zum Text.
space-unfit = Feld { $to } passt nicht zum Text der Karte.
occupied = Feld { $to } ist besetzt; wähle ein leeres Feld.
other-zone = Feld { $to } liegt nicht in der Zone { NOUN($fighter, case: "von") }.
place-unfit = Feld { $to } passt hier nicht: { $question }
fog-must-move = Hier muss ein Nebelplättchen ziehen.
no-fog-there = Auf Feld { $to } liegt kein Nebel.
fog-there = Auf Feld { $to } liegt schon Nebel: höchstens ein Plättchen auf einem Feld.
fog-zone = Feld { $to } ist kein Feld seiner Zone ohne Kämpfer.
fog-too-far = Der Nebel kann nicht nach Feld { $to } ziehen: zu weit, oder der Text der Karte erlaubt es nicht.

## Warum eine Möglichkeit gut ist

why-keeps = behält „{ $card }“
why-move-exhausted = zieht, obwohl der Stapel leer ist und es wehtut
why-draw-last = { $left ->
    [one] zieht die letzte Karte und bewegt sich
   *[other] zieht eine der letzten { $left } Karten und bewegt sich
}
why-draw-and-move = zieht eine Karte und bewegt sich
why-draw-and-approach = zieht eine Karte und rückt näher
why-scheme = „{ $card }“ wirkt jetzt am besten
why-can-fell = kann { NOUN($target, case: "acc") } besiegen (noch { $health ->
    [one] 1 Lebenspunkt
   *[other] { $health } Lebenspunkte
})
why-strikes = trifft { NOUN($target, case: "acc") } mit etwa { $damage } Schaden
why-in-reach = bringt { NOUN($fighter, case: "acc") } in Schlagweite { NOUN($target, case: "von") }
why-escapes = bringt { NOUN($fighter, case: "acc") } außer Reichweite { NOUN($foe, case: "von") }
why-out-of-reach = hält { NOUN($fighter, case: "acc") } außer Reichweite von allen
why-hides = versteckt { NOUN($fighter, case: "acc") } im Nebel
why-faces = stellt sich { NOUN($foe, case: "dat") } mit { NOUN($fighter, case: "dat") } entgegen
why-close = hält { NOUN($fighter, case: "acc") } in der Nähe { NOUN($hero, case: "von") }
why-waits = { NOUN($fighter, case: "nom") } wartet hier
why-safe = { NOUN($fighter, case: "nom") } steht sicher
why-stands-well = { NOUN($fighter, case: "nom") } steht hier gut
why-keeps-defense = behält „{ $card }“ für die Verteidigung
why-keeps-all = behält alle Karten auf der Hand
why-boost = zieht { $boost ->
    [one] 1 Feld
   *[other] { $boost } Felder
} weiter; „{ $card }“ ist am ehesten entbehrlich
why-enough = { $number } reicht, um { NOUN($target, case: "acc") } zu besiegen
why-draws-out = lockt eine Verteidigung heraus
why-draws-out-and-keeps = lockt eine Verteidigung heraus und behält „{ $card }“
why-saves-cards = spart die Karten für jemanden, der mehr zu verlieren hat als { NOUN($fighter, case: "nom") }
why-bears = { NOUN($fighter, case: "nom") } hält das mit { $health ->
    [one] 1 Lebenspunkt
   *[other] { $health } Lebenspunkten
} aus; die Karten bleiben auf der Hand
why-guards = schützt { NOUN($fighter, case: "acc") } (nur noch { $health ->
    [one] 1 Lebenspunkt
   *[other] { $health } Lebenspunkte
})
why-softens = nimmt dem Schlag gegen { NOUN($fighter, case: "acc") } { $number } weg
why-lets-fog = lässt den Nebel ziehen und behält die Karten
why-keeps-for-later = hebt die Karten für später auf
why-raise = +{ $each } ist jetzt mehr wert als „{ $card }“ später
why-stops-fog = „{ $card }“ ist ein kleiner Preis dafür, dass der Nebel liegen bleibt
why-they-would-have = { NOUN($seat, case: "nom") } hätte { $use }
why-spared = kostet { $boost ->
    [one] 1 Lebenspunkt
   *[other] { $boost } Lebenspunkte
}; „{ $card }“ ist entbehrlich
why-strikes-with = „{ $card }“ schlägt mit { $number }
why-use = „{ $card }“: { $use }
use-attack = { $number } zum Zuschlagen
use-defense = { $number } zum Verteidigen
use-versatile = { $number } zum Zuschlagen oder Verteidigen
use-scheme = „{ $card }“, eine List
use-boost = „{ $card }“, eine List oder einen Boost von { $boost }
why-comes-back = „{ $card }“ kommt beim nächsten Ziehen wieder
why-can-wait = „{ $card }“ kann warten
why-opponent = { NOUN($seat, case: "nom") } hat noch { $health ->
    [one] 1 Lebenspunkt
   *[other] { $health } Lebenspunkte
} und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
why-leaves-deck = lässt { $left ->
    [one] die letzte Karte
   *[other] die { $left } Karten
} im Stapel
why-empty-deck = der Stapel ist leer: Ziehen täte weh
why-best-of = die beste von { $drawn }; im Stapel sind { $left }
why-too-many = so viele sind nicht im Stapel, und das tut weh
why-onto-fog = bringt ihn auf Nebel, wo seine Karten beim Verteidigen { $bonus } mehr zählen
why-brings-fog = bringt Nebel dorthin, wo er gebraucht wird
why-spares = verschont, wer neben ihm steht
why-although-empty = tut es, obwohl der Stapel leer ist
why-worth-more = eine Karte ist jetzt mehr wert als { NOUN($fighter, case: "nom") }
why-bite-fells = besiegt { NOUN($fighter, case: "acc") } und zieht eine Karte
why-bite-hurts = verletzt { NOUN($fighter, case: "acc") } und zieht eine Karte
why-follows = lässt { NOUN($fighter, case: "acc") } zurückweichen oder nachrücken
why-drives = treibt { NOUN($fighter, case: "acc") } fort oder näher heran
why-better-place = bringt { NOUN($fighter, case: "acc") } an einen besseren Platz
why-to-sisters = lockt { NOUN($fighter, case: "acc") } zu den Schwestern
why-can-bear = { NOUN($fighter, case: "nom") } hält das mit { $health ->
    [one] 1 Lebenspunkt
   *[other] { $health } Lebenspunkten
} aus
why-hits = trifft { NOUN($fighter, case: "acc") } (noch { $health ->
    [one] 1 Lebenspunkt
   *[other] { $health } Lebenspunkte
})
why-holds = { NOUN($seat, case: "nom") } hat sicher { $count } davon
why-only-card = die einzige Karte, die gemeint sein kann, zeigt sie
why-not-only-card = die einzige Karte, die gemeint sein kann, zeigt sie nicht
why-of-cards = { $count } von { $cards } Karten, die gemeint sein können, { $count ->
    [one] zeigt
   *[other] zeigen
} sie
why-form = { $form } kann { $count } von { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
} nutzen
why-deduces = macht aus { $number } eine { $boost }
why-not-deduces = { $number } passt besser als ein BOOST von { $boost }
why-fog-lies-well = der Nebel liegt gut, wie er ist
why-fog-under = legt Nebel unter { NOUN($fighter, case: "acc") }
why-fog-away = nimmt { NOUN($fighter, case: "dat") } den Nebel weg
why-fog-opens = öffnet { NOUN($fighter, case: "dat") } einen Weg zu { NOUN($foe, case: "dat") }
why-way-out = gibt { NOUN($fighter, case: "dat") } einen Ausweg
why-less-to-hide = lässt { NOUN($fighter, case: "dat") } weniger Verstecke
why-less-harm = schickt { NOUN($fighter, case: "acc") } dorthin, wo weniger Schaden droht
why-keeps-close = behält { NOUN($fighter, case: "acc") } in Schlagweite
why-sends-away = schickt { NOUN($fighter, case: "acc") } außer Reichweite { NOUN($hero, case: "von") }

## Das Bild im Terminal

picture-before = Die Kämpfer nehmen ihre Plätze ein.
picture-turn = Zug { $turn }: { $seat }, { $actions ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}.
sign-passage = Geheimgang
sign-fog = Nebel
sign-yours = deine
sign-theirs = gegnerische
sign-mates = vom Partner
picture-you = { $name } (du)
picture-out = ausgeschieden
picture-piles = Hand { $hand }   Stapel { $deck }   Ablage { $discard }
picture-vanished = Bis zum nächsten Zug verschwunden.
picture-scheme = Spielt gerade „{ $card }“.
picture-discard = Abgelegt: { LIST($cards, join: "comma") }.
picture-known = Dir bekannt: { LIST($cards, join: "comma") }.
picture-hand = Hand: { LIST($cards, join: "comma") }.
picture-shown = { $name } hat gesehen: { LIST($cards, join: "comma") }.
picture-defeated = { $name } besiegt
picture-on = { "" } auf Feld { $space }
picture-combat = Kampf
picture-side = { $name } { $side ->
    [attack] greift { $laid } an.
   *[defense] verteidigt sich { $laid }.
}
picture-no-card = ohne Karte
picture-no-card-yet = (noch keine Karte)
picture-face-down = mit einer verdeckten Karte
picture-revealed = mit „{ $card }“, Zahl { $number } ({ card-text }{ $cancelled ->
    [yes] { " " }Ihre Wirkung ist aufgehoben.
   *[no] { "" }
})
picture-says = mit { $glance } (nennt { $number })
picture-own = mit { $glance }, verdeckt,
picture-open = mit { $glance }
picture-glance = „{ $card }“ ({ $type })
picture-ability = { $name }: { $text }
picture-your-hand = { $cards ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand
}
picture-boost = Boost { $boost }
picture-next = Die nächsten Karten deines Stapels: { LIST($cards, join: "then") }.
picture-last = Die letzten Karten deines Stapels: { LIST($cards, join: "then") }.
list-then = { ", dann " }

## Karten

type-attack = { $case ->
    [a] eine Angriffskarte
   *[other] Angriff
}
type-defense = { $case ->
    [a] eine Verteidigungskarte
   *[other] Verteidigung
}
type-versatile = { $case ->
    [a] eine vielseitige Karte
   *[other] vielseitig
}
type-scheme = { $case ->
    [a] eine Listkarte
   *[other] List
}
card-text = { LIST($text, join: "blank") }
when-immediately = Sofort: { $text }
    .label = Sofort
when-during_combat = Während des Kampfes: { $text }
    .label = Während des Kampfes
when-after_combat = Nach dem Kampf: { $text }
    .label = Nach dem Kampf
when-on_commit = Offen gelegt: { $text }
    .label = Offen gelegt
when-scheme = { $text }
    .label = List
no-effect = Keine Wirkung.
print-melee = Nahkampf
banner-any = ALLE
n-spaces = { $up_to ->
    [one] 1 Feld
   *[other] { $up_to } Felder
}
n-spaces-2 = { $up_to_2 ->
    [one] 1 Feld
   *[other] { $up_to_2 } Felder
}
n-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
n-cards-2 = { $count_2 ->
    [one] 1 Karte
   *[other] { $count_2 } Karten
}
n-most = { $most ->
    [one] 1 Karte
   *[other] { $most } Karten
}
n-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
of-player = { $name } (Spieler { $player })

## Sherlock Holmes

hero-sherlock_holmes = { $case ->
    [von] von Sherlock Holmes
   *[other] Sherlock Holmes
}
    .short = Holmes
    .banner = HOLMES
    .letter = H
    .ability = Über jeden Verdacht erhaben
    .text = Wirkungen auf Karten mit dem Banner HOLMES oder DR. WATSON kann kein Gegner aufheben.
sidekick-dr_watson = { $case ->
    [von] von Dr. Watson
   *[other] Dr. Watson
}
    .short = Watson
    .banner = DR. WATSON
    .letter = W
sherlock_holmes-the_game_is_afoot = Die Jagd beginnt
    .after_combat = Bewege Holmes bis zu { n-spaces } weit.
sherlock_holmes-service_revolver = Dienstrevolver
sherlock_holmes-feint = Finte
    .immediately = Hebe alle Wirkungen der gegnerischen Karte auf, die noch nicht eingetreten sind; ihre Zahl bleibt.
sherlock_holmes-education_never_ends = Man lernt nie aus
    .after_combat = Hast du gewonnen, zieht dein Gegner { n-cards }; hast du verloren, ziehst du { n-cards-2 }.
sherlock_holmes-study_methods = Methoden studieren
    .after_combat = Hast du gewonnen, sieh dir die Hand deines Gegners an.
sherlock_holmes-deduce_strategy = Strategie durchschauen
    .during_combat = Du darfst so tun, als wäre der BOOST der gegnerischen Karte ihre aufgedruckte Zahl.
sherlock_holmes-counterpunch = Konter
    .after_combat = Steht Holmes neben dem gegnerischen Kämpfer, erleidet dieser { $amount } Schaden.
sherlock_holmes-fixed_point_in_a_changing_age = Ruhender Pol im Wandel der Zeit
    .after_combat = Stehen Watson und Holmes nebeneinander, erholt sich Watson um { $amount } und Holmes um { $amount_2 }.
sherlock_holmes-elementary = Elementar
    .on_commit = Rate die Zahl, die auf der Angriffskarte steht.
    .during_combat = Lagst du richtig, hebe die Wirkungen dieser Karte auf, und ihre Zahl zählt nicht.
sherlock_holmes-confirm_suspicion = Verdacht bestätigt
    .scheme = Wähle einen Gegner und nenne eine Zahl. Hat er Angriffs-, Verteidigungs- oder vielseitige Karten mit dieser Zahl auf der Hand, legt er eine davon ab, und sein Held erleidet Schaden in Höhe ihres BOOST. Wenn nicht, zeigt er seine Hand.
sherlock_holmes-eliminate_the_impossible = Das Unmögliche ausschließen
    .scheme = Wähle einen Gegner, sieh dir seine Hand an und wähle 1 Karte, die er ablegt.
sherlock_holmes-master_of_disguise = Meister der Verkleidung
    .scheme = Wähle einen Gegner: Holmes und sein Held tauschen die Felder, dann erleidet dieser Held { $amount } Schaden.
sherlock_holmes-administer_aid = Erste Hilfe
    .scheme = Stelle Watson auf ein Feld neben Holmes. Holmes erholt sich um { $amount }. Ziehe { n-cards }.

## Dracula

hero-dracula = { $case ->
    [von] von Dracula
   *[other] Dracula
}
    .short = Dracula
    .hurts = Draculas Biss
    .banner = DRACULA
    .letter = D
    .ability = Blutdurst
    .text = Zu Beginn deines Zuges darfst du einem Kämpfer neben Dracula { $amount } Schaden zufügen. Tust du das, ziehe { n-cards }.
sidekick-sister = { $case ->
    [one] eine Schwester
    [von] von Schwester
   *[other] Schwester
}
    .short = Schwester
    .all = Die Schwestern
    .banner = SCHWESTER
    .letter = S
dracula-ambush = Hinterhalt
    .during_combat = Dein Gegner legt eine zufällige Karte ab. Zähle ihren BOOST zur Zahl dieser Karte dazu.
dracula-feeding_frenzy = Blutrausch
    .during_combat = +{ $each } für jede Schwester in der Zone des gegnerischen Kämpfers.
dracula-beastform = Tiergestalt
    .during_combat = Du darfst beliebig viele Karten ablegen. +{ $each } für jede.
dracula-thirst_for_sustenance = Durst nach Nahrung
    .after_combat = Hast du gewonnen, stelle Dracula auf ein Feld neben dem gegnerischen Kämpfer.
dracula-feint = Finte
    .immediately = Hebe alle Wirkungen der gegnerischen Karte auf, die noch nicht eingetreten sind; ihre Zahl bleibt.
dracula-dash = Spurt
    .after_combat = Bewege deinen Kämpfer aus diesem Kampf bis zu { n-spaces } weit.
dracula-exploit = Gelegenheit nutzen
    .after_combat = Ziehe { n-cards }.
dracula-do_my_bidding = Folge meinem Befehl
    .immediately = Die Angriffskarte geht zurück auf die Hand. Sieh dir diese Hand an und wähle daraus eine Angriffskarte oder vielseitige Karte (auch dieselbe), die nun die Angriffskarte ist.
dracula-look_into_my_eyes = Sieh mir in die Augen
    .during_combat = Zähle den BOOST der gegnerischen Karte zur Zahl dieser Karte dazu.
dracula-mistform = Nebelgestalt
    .scheme = Stelle Dracula auf ein beliebiges Feld. Du erhältst { n-actions }.
dracula-prey_upon = Beute reißen
    .scheme = Jeder gegnerische Kämpfer neben Dracula erleidet { $amount } Schaden. Dracula erholt sich um so viel, wie er verursacht hat.
dracula-baptism_of_blood = Bluttaufe
    .scheme = Dracula erholt sich um { $amount }. Eine besiegte Schwester kehrt auf ein Feld seiner Zone zurück.
dracula-ravening_seduction = Gierige Verführung
    .scheme = Bewege einen beliebigen Kämpfer bis zu { n-spaces } weit. Dann erleidet er { $each } Schaden für jede Schwester neben ihm.

## Jekyll & Hyde

hero-jekyll_and_hyde = { $case ->
    [von] von Jekyll & Hyde
   *[other] Jekyll & Hyde
}
    .short = Jekyll & Hyde
    .hurts = Hydes Raserei
    .banner = DR. JEKYLL / MR. HYDE
    .letter = J
    .ability = Das Serum
    .text = Du beginnst als Dr. Jekyll. Zu Beginn deines Zuges darfst du die Gestalt wechseln. Mr. Hyde erleidet nach jedem deiner Manöver { $amount } Schaden.
form-jekyll = { $case ->
    [von] von Dr. Jekyll
   *[other] Dr. Jekyll
}
    .short = Jekyll
    .banner = DR. JEKYLL
    .letter = J
form-hyde = { $case ->
    [von] von Mr. Hyde
   *[other] Mr. Hyde
}
    .short = Hyde
    .banner = MR. HYDE
    .letter = Y
jekyll_and_hyde-recoiling_blow = Schlag und Rückzug
    .after_combat = Stelle Hyde auf ein beliebiges Feld seiner Zone, dann verwandelt er sich in Jekyll.
jekyll_and_hyde-forever_hyde = Für immer Hyde
    .during_combat = Du darfst beliebig viele DR.-JEKYLL-Karten ablegen. +{ $each } für jede.
jekyll_and_hyde-feint = Finte
    .immediately = Hebe alle Wirkungen der gegnerischen Karte auf, die noch nicht eingetreten sind; ihre Zahl bleibt.
jekyll_and_hyde-skirmish = Scharmützel
    .after_combat = Hast du gewonnen, bewege einen der beiden Kämpfer aus diesem Kampf bis zu { n-spaces } weit.
jekyll_and_hyde-duality_of_man = Zwei Seelen in einer Brust
    .during_combat = Die Zahl dieser Karte wird { $number }, wenn Jekyll sich verteidigt oder Hyde angreift.
jekyll_and_hyde-distracted_triage = Zerstreute Wundversorgung
    .after_combat = Hast du gewonnen, erholt er sich um { $amount }.
jekyll_and_hyde-succumb_to_compulsion = Dem Trieb erlegen
    .after_combat = Bewege ihn bis zu { n-spaces } weit, dann verwandelt er sich in Hyde.
jekyll_and_hyde-madness_relents = Der Wahn lässt nach
    .after_combat = Er verwandelt sich in Jekyll.
jekyll_and_hyde-with_haste = Nichts wie weg!
    .after_combat = Bewege Jekyll bis zu { n-spaces } weit.
jekyll_and_hyde-scientific_method = Wissenschaftliche Methode
    .after_combat = Ziehe so viele Karten, wie er Kampfschaden erlitten hat.
jekyll_and_hyde-calming_research = Beruhigende Forschung
    .scheme = Erhole dich um { $amount }. Ziehe bis zu { n-most }, behalte eine davon und lege die anderen in beliebiger Reihenfolge unter deinen Stapel.
jekyll_and_hyde-pure_evil = Das reine Böse
    .scheme = Stelle Hyde auf ein beliebiges Feld seiner Zone. Dann erleidet jeder Kämpfer neben ihm, gleich welcher Seite, { $amount } Schaden.
jekyll_and_hyde-strange_case = Ein seltsamer Fall
    .scheme = Decke die oberste Karte deines Stapels auf. Ein Kämpfer neben Hyde erleidet Schaden in Höhe ihres BOOST. Nimm die Karte auf die Hand.

## Der Unsichtbare

hero-invisible_man = { $case ->
    [nom] der Unsichtbare
    [acc] den Unsichtbaren
    [dat] dem Unsichtbaren
    [one] den Unsichtbaren
    [von] vom Unsichtbaren
   *[other] Der Unsichtbare
}
    .short = Unsichtbarer
    .banner = DER UNSICHTBARE
    .letter = U
    .ability = Nebel
    .text = Nachdem er aufgestellt ist, lege { $fog ->
        [one] 1 Nebelplättchen auf ein Feld
       *[other] { $fog } Nebelplättchen auf verschiedene Felder
    } seiner Zone. Auf einem Nebelfeld zählen Karten, mit denen er sich verteidigt, { $fog_bonus } mehr. Er bewegt sich zwischen Nebelfeldern, als wären sie benachbart.
invisible_man-surprise_attack = Überraschungsangriff
    .immediately = Hebe die Wirkungen der gegnerischen Karte auf.
    .after_combat = Steht er auf Nebel, zieht dieses Plättchen auf ein beliebiges anderes Feld.
invisible_man-slip_away = Davonschleichen
    .after_combat = Bewege ein Nebelplättchen auf ein beliebiges Feld ohne Kämpfer, dann stelle ihn dorthin.
invisible_man-emerge_from_mist = Aus dem Dunst
    .during_combat = Die Zahl dieser Karte wird { $number }, wenn er diesen Zug auf Nebel begonnen hat.
invisible_man-covert_preparation = Heimliche Vorbereitung
    .after_combat = Ziehe { n-cards } und bewege ein Nebelplättchen bis zu { n-spaces } weit. Dann bewegt dein Gegner ein anderes bis zu { n-spaces-2 } weit.
invisible_man-dreaming_of_revenge = Rachegelüste
    .after_combat = Steht er auf Nebel, erleidet jeder gegnerische Kämpfer auf Nebel { $amount } Schaden.
invisible_man-confound = Verwirren
    .after_combat = Dein Gegner darf eine Karte ablegen. Tut er es nicht, darfst du jedes Nebelplättchen auf ein beliebiges anderes Feld bewegen.
invisible_man-impossible_to_see = Nicht zu sehen
    .immediately = Die Zahl der gegnerischen Karte ist 0, und Kartenwirkungen können sie nicht ändern.
invisible_man-lurking = Auf der Lauer
    .after_combat = Ziehe { n-cards }. Dann stelle ihn auf ein Nebelfeld oder bewege ein Nebelplättchen bis zu { n-spaces } weit.
invisible_man-into_thin_air = In Luft aufgelöst
    .after_combat = Bewege ihn bis zu { n-spaces } weit. Dann bewegt dein Gegner ein Nebelplättchen bis zu { n-spaces-2 } weit.
invisible_man-coded_notes = Verschlüsselte Notizen
    .after_combat = Ziehe { n-cards }, dann lege { n-cards-2 } von deiner Hand in beliebiger Reihenfolge oben auf deinen Stapel.
invisible_man-reign_of_terror = Schreckensherrschaft
    .scheme = Steht er auf Nebel, erleidet ein gegnerischer Kämpfer irgendwo { $amount } Schaden.
invisible_man-vanish = Verschwinden
    .scheme = Er erholt sich um { $amount } und verlässt den Spielplan; dein Zug endet. Zu Beginn deines nächsten Zuges stelle ihn auf ein beliebiges leeres Feld.
invisible_man-step_lightly = Leise Schritte
    .scheme = Ein Kämpfer neben ihm erleidet { $amount } Schaden, oder { $on_fog }, wenn er auf Nebel steht. Dann bewegt dein Gegner ein Nebelplättchen bis zu { n-spaces } weit.
invisible_man-rolling_fog = Wallender Nebel
    .scheme = Bewege ein Nebelplättchen auf ein beliebiges anderes Feld. Du erhältst { n-actions }.

## Spielpläne

space = { $label }
board-baskerville_manor = Herrenhaus Baskerville
    .text = Das Herrenhaus: Vier Schlüssellochfelder sind für Bewegungen verbunden (U-81, U-82).
zone-baskerville_manor-lightblue = Garten
zone-baskerville_manor-darkblue = nächtlicher Rasen
zone-baskerville_manor-brown = Arbeitszimmer
zone-baskerville_manor-cream = Bibliothek
zone-baskerville_manor-green = Salon
zone-baskerville_manor-purple = Speisezimmer
zone-baskerville_manor-grey = Vorhof
board-marmoreal = Marmoreal
    .text = Ein Marmorgarten. Ein zusätzlicher Spielplan ohne Sonderregeln.
zone-marmoreal-white = Marmorterrasse
zone-marmoreal-green = Garten
zone-marmoreal-blue = Gartenblick
zone-marmoreal-violet = Ostweg
zone-marmoreal-plum = Innenhof
zone-marmoreal-red = Westweg
zone-marmoreal-brown = Grabenpfad
zone-marmoreal-yellow = Westterrasse
board-sarpedon = Sarpedon
    .text = Ein Wrack am Strand. Ein zusätzlicher Spielplan ohne Sonderregeln.
zone-sarpedon-green = Wald
zone-sarpedon-yellow = Strand
zone-sarpedon-brown = Oberdeck
zone-sarpedon-red = Unterdeck
zone-sarpedon-purple = Ufer
zone-sarpedon-blue = Ruinen
board-sherwood_forest = Sherwood Forest
    .text = Pfade im Wald. Ein zusätzlicher Spielplan für zwei.
zone-sherwood_forest-sage = Westpfad
zone-sherwood_forest-red = roter Lehm
zone-sherwood_forest-slate = Steine
zone-sherwood_forest-green = Farn
zone-sherwood_forest-white = Birken
zone-sherwood_forest-yellow = Sand
zone-sherwood_forest-brown = Baumstämme
board-soho = Soho
    .text = Dächer und Gassen von Soho. Zwei Linien kreuzen sich, ohne sich zu treffen (U-83).
zone-soho-blue = blaue Dächer
zone-soho-navy = Schieferdächer
zone-soho-cobble = Pflasterstraße
zone-soho-pink = Ostseite
zone-soho-green = Fabrikdächer
zone-soho-red = Kai
zone-soho-yellow = Südgassen
board-yukon = Yukon
    .text = Ein Lager in der Schlucht. Ein zusätzlicher Spielplan für zwei.
zone-yukon-red = rote Felsen
zone-yukon-orange = Lager
zone-yukon-yellow = Fahrspur
zone-yukon-olive = anderes Ufer
zone-yukon-maroon = Dickicht
zone-yukon-grey = Felsbrocken
zone-yukon-purple = Schlucht

## Die Regeln

section-terms = Begriffe
rule-U-1 = Du spielst einen Helden mit einem festen Stapel von 30 Aktionskarten, keinem oder mehreren Gefährten und manchmal Plättchen. Dein Held und deine Gefährten sind deine Kämpfer.
rule-U-2 = Ein Spielplan besteht aus Feldern, und auf einem Feld steht höchstens ein Kämpfer. Zwei Felder, die eine gedruckte Linie verbindet, sind benachbart, in beide Richtungen; mit Zonen hat das nichts zu tun.
rule-U-3 = Zonen sind Farben. Ein Feld kann mehrere haben, und eine Zone muss nicht zusammenhängen (in Soho sind Marineblau, Grün und Gelb geteilt). Eine Zone macht Felder nicht benachbart und erlaubt keine Bewegung.
rule-U-4 = Zwei Kämpfer sind in derselben Zone, wenn ihre Felder mindestens eine Farbe gemeinsam haben. Die Zone eines Kämpfers sind alle Felder, die mindestens eine Farbe mit seinem Feld gemeinsam haben, sein eigenes eingeschlossen.
rule-U-5 = Eine Karte hat eine Art (Angriff, Verteidigung, vielseitig oder List), eine aufgedruckte Zahl (außer bei einer List), ein Banner, das sagt, wer sie spielen darf, einen BOOST und vielleicht Wirkungen. Eine vielseitige Karte darf angreifen oder verteidigen und gilt für jede Wirkung als beides.
rule-U-6 = Das Banner ALLE meint jeden deiner Kämpfer. Der Name eines Kämpfers meint nur ihn. SCHWESTER meint jede Schwester, die noch lebt. Karten für DR. JEKYLL und MR. HYDE gelten nur in dieser Gestalt (U-130).
rule-U-7 = Der Text einer Karte oder Fähigkeit geht vor einer allgemeinen Regel.
section-setup = Aufbau
rule-U-9 = Wählt einen Spielplan mit genug Startzahlen für alle; jeder nimmt einen anderen Helden.
rule-U-10 = Alle Kämpfer beginnen mit vollen Lebenspunkten. Mische deine 30 Karten und ziehe 5.
rule-U-11 = Spieler 1 nimmt das Startfeld 1 und hat den ersten Zug; Spieler 2 nimmt das Startfeld 2, dann kommen 3 und 4. Am Küchentisch ist der Jüngere Spieler 1; bei Parlour entscheidet die Reihenfolge der Plätze.
rule-U-12 = In Spielerreihenfolge stellt jeder seinen Helden auf sein Startfeld, dann jeden Gefährten auf ein eigenes leeres Feld in der Zone des Helden (eine beliebige der Farben, wenn das Startfeld mehrere hat).
rule-U-13 = Ist kein solches Feld frei, kommt der Gefährte auf ein beliebiges leeres Feld.
rule-U-14 = Plättchen, die auf dem Spielplan beginnen (Nebel), werden gleich nach den Kämpfern dieses Spielers gelegt (U-140).
rule-U-15 = Im Duell gibt es im ersten Zug keinen Nachteil: Spieler 1 hat zwei volle Aktionen.
section-turn = Der Zug
rule-U-16 = Ein Zug läuft so ab: Wirkungen zu Beginn des Zuges, Aktionen, Wirkungen am Ende des Zuges, Handkartenlimit, nächster Spieler.
rule-U-17 = Du führst genau 2 Aktionen aus. Keine darf ausgelassen werden, und du darfst zweimal dieselbe wählen.
rule-U-18 = Die Aktionen sind Manöver, List und Angriff.
rule-U-19 = Ein Manöver ist immer erlaubt, auch mit leerem Stapel; du hast also immer eine erlaubte Aktion (außer du ruhst, U-79).
rule-U-20 = Eine List ist erlaubt, wenn du eine Listkarte auf der Hand hast, die mindestens einer deiner lebenden Kämpfer auf dem Spielplan spielen darf.
rule-U-21 = Ein Angriff ist erlaubt, wenn einer deiner lebenden Kämpfer ein Ziel in Reichweite hat und du eine Angriffskarte oder vielseitige Karte auf der Hand hast, die dieser Kämpfer spielen darf.
rule-U-22 = Während eines Zuges darfst du mehr als 7 Karten auf der Hand haben. Am Ende deines eigenen Zuges, nach allem anderen, legst du bis auf 7 ab; du bestimmst, welche.
rule-U-23 = „Du erhältst 1 Aktion“ gibt dir in diesem Zug eine Aktion mehr; auch sie muss genutzt werden.
rule-U-24 = Fähigkeiten zu Beginn des Zuges kommen, bevor du deine erste Aktion wählst; auch die Prüfung auf einen Sieger nach U-66 kommt vor der ersten Aktion.
section-maneuver = Manöver
rule-U-25 = Zuerst ziehst du 1 Karte; darauf kannst du nicht verzichten.
rule-U-26 = Dann, bevor sich ein Kämpfer bewegt, darfst du 1 Karte ablegen und ihren BOOST für dieses Manöver zu deinem Bewegungswert dazuzählen. Die Wirkung der Karte gilt nicht, und ihr Banner ist gleichgültig, selbst wenn dieser Kämpfer besiegt ist. Höchstens eine Karte.
rule-U-27 = Dann bewegst du jeden deiner Kämpfer höchstens einmal, nacheinander in beliebiger Reihenfolge, jeden von 0 bis zum Bewegungswert. Bewegungspunkte werden nicht geteilt: Jeder Kämpfer hat den vollen (geboosteten) Wert.
rule-U-28 = Der Bewegungswert auf der Heldenkarte gilt auch für die Gefährten (2 bei allen vier Helden).
rule-U-29 = Jeder Schritt führt auf ein benachbartes Feld. Durch befreundete Kämpfer darfst du ziehen, durch gegnerische nicht, und die Bewegung muss auf einem leeren Feld enden.
rule-U-30 = Kämpfer, die du zuerst bewegst, verändern, was für die späteren frei ist.
rule-U-31 = Wirkungen „nach deinem Manöver“ (Hyde) kommen, wenn alle Bewegungen vorbei sind, auch wenn sich niemand bewegt hat.
section-deck-hand-information = Stapel, Hand, Wissen
rule-U-32 = Ein leerer Stapel wird nie neu gemischt.
rule-U-33 = Ist dein Stapel leer, bist du erschöpft: Immer wenn du ziehen musst und keine Karte mehr da ist, erleidet stattdessen jeder deiner Kämpfer auf dem Spielplan sofort 2 Schaden, für jede fehlende Karte.
rule-U-34 = Das gilt für jedes Ziehen: Manöver, eigene Wirkungen und gegnerische Wirkungen, durch die du ziehst. Nimm zuerst die Karten, die noch da sind.
rule-U-35 = Aufdecken, Ansehen, Ablegen oder Umordnen oben auf einem Stapel ist kein Ziehen und erschöpft nie.
rule-U-36 = Ablagestapel liegen offen, und jeder darf sie jederzeit durchsehen. Die Größe von Händen und Stapeln ist bekannt, ihr Inhalt nicht.
rule-U-37 = „Aufdecken“ und „zeigen“ heißt: Alle sehen die Karte; „ansehen“ heißt: nur der genannte Spieler.
rule-U-38 = Zufälliges Ablegen übernimmt Parlour; die Karte wird bekannt, weil sie offen abgelegt wird.
section-scheme = List
rule-U-40 = Zeige die Karte, nenne den Kämpfer, der sie spielt, führe die Wirkung in der gedruckten Reihenfolge aus, dann lege die Karte ab.
rule-U-41 = Eine List darf auch gespielt werden, wenn ein Teil ihrer Wirkung oder die ganze nichts bewirken kann.
rule-U-42 = Eine List, deren Kämpfer besiegt ist, kann nicht gespielt werden.
section-attack-and-combat = Angriff und Kampf
rule-U-43 = Nenne den angreifenden Kämpfer und einen gegnerischen Kämpfer als Ziel. Jeder erreicht benachbarte Felder, gleich in welcher Zone; ein Fernkämpfer (in dieser Schachtel nur Dr. Watson) erreicht auch jedes Feld seiner Zone. Eine Sichtlinie gibt es nicht, und nichts steht im Weg.
rule-U-44 = Der Angreifer legt verdeckt eine Angriffskarte oder vielseitige Karte hin, die der angreifende Kämpfer spielen darf.
rule-U-45 = Der Verteidiger darf dann verdeckt eine Verteidigungskarte oder vielseitige Karte hinlegen, die der verteidigende Kämpfer spielen darf, oder keine.
rule-U-46 = Beide Karten werden gleichzeitig aufgedeckt, und nichts kann zurückgenommen werden. („Elementar“ wird offen hingelegt: U-121.)
rule-U-47 = Dann, in dieser Reihenfolge: Wirkungen SOFORT; Wirkungen WÄHREND DES KAMPFES; Kampfschaden; Wirkungen NACH DEM KAMPF; beide Karten kommen auf die Ablagestapel; Wirkungen, die „nach dem Angriff“ kommen.
rule-U-48 = Innerhalb eines Schrittes kommen zuerst die Wirkungen des Verteidigers, dann die des Angreifers; mehrere Wirkungen eines Spielers in der Reihenfolge, die er möchte.
rule-U-49 = Kampfschaden ist die Zahl des Angriffs minus die der Verteidigung, mindestens 0; keine Verteidigungskarte zählt 0. So viele Lebenspunkte verliert der verteidigende Kämpfer.
rule-U-50 = Eine höhere Verteidigung verletzt den Angreifer nie.
rule-U-51 = Eine aufhebende Wirkung (Finte, Überraschungsangriff, richtig geraten mit „Elementar“) verhindert die Wirkungen der anderen Karte, die noch nicht ausgeführt sind. Was schon geschehen ist (etwa eine SOFORT-Wirkung des Verteidigers, die zuerst kommt), bleibt.
rule-U-52 = Der Angreifer hat gewonnen, wenn der Angriff selbst mindestens 1 Kampfschaden verursacht hat; sonst hat der Verteidiger gewonnen, auch bei Gleichstand und bei einer unverteidigten 0. Es gibt immer genau einen Sieger; der andere hat verloren.
rule-U-53 = Schaden durch eine Wirkung ist kein Kampfschaden und entscheidet nie über den Sieg; Schaden durch eine geänderte Zahl ist Kampfschaden.
rule-U-54 = Versetzt eine Wirkung einen Kämpfer während des Kampfes, geht der Kampf weiter. Die Reichweite wird nur geprüft, wenn der Angriff angesagt wird.
rule-U-55 = Die Zahl einer Karte ergibt sich in Schichten, nicht nach der Zeit: (1) die aufgedruckte Zahl oder die, die „Strategie durchschauen“ an ihre Stelle setzt; (2) ersetzt durch eine Wirkung „wird N“ (Zwei Seelen in einer Brust, Aus dem Dunst); (3) plus alle Zuschläge (Kartenwirkungen, Nebel +1); (4) 0, wenn „Nicht zu sehen“ sie festhält, dann dürfen nur noch Zuschläge dazukommen, die nicht von Karten stammen; (5) 0, wenn sie nicht zählt (Elementar). Sie ist nie unter 0 (siehe Q-3).
rule-U-56 = Eine Zahl, die nicht zählt, gilt als 0, was auch immer dazukommt.
rule-U-57 = Eine auf 0 festgehaltene Zahl kann keine Kartenwirkung ändern; Zuschläge aus einer Heldenfähigkeit gelten weiter. In dieser Schachtel ist das nur der Zuschlag durch Nebel.
rule-U-58 = Die Wirkungen einer schon gespielten Karte treten auch ein, wenn ihr Kämpfer inzwischen besiegt ist.
rule-U-59 = Ein besiegter Kämpfer ist aber nicht mehr auf dem Spielplan: Bedingungen über sein Feld, seine Nachbarn oder seine Zone treffen nicht zu, und er kann nicht bewegt, gestellt oder geheilt werden.
rule-U-60 = Aufgehoben werden nur Wirkungen, die auf der Karte stehen: nicht ihre Zahl, keine Heldenfähigkeiten, keine Regeln des Spielplans.
section-damage-defeat-end-of-the-game = Schaden, Niederlage, Ende des Spiels
rule-U-62 = Ein Kämpfer mit 0 Lebenspunkten ist besiegt und verlässt sofort den Spielplan.
rule-U-63 = Erholung geht nie über die anfänglichen Lebenspunkte hinaus und bringt keinen besiegten Kämpfer zurück.
rule-U-64 = Schaden an mehreren Kämpfern durch eine Wirkung geschieht im selben Augenblick.
rule-U-65 = Ein Kämpfer, den eine Wirkung zurückbringt, kommt mit vollen Lebenspunkten auf ein leeres Feld.
rule-U-66 = Im Duell wird zu Beginn und am Ende jeder Aktion geprüft, wer gewonnen hat: Ist genau ein Held besiegt, gewinnt der andere Spieler, gleich wer am Zug ist; sind beide besiegt, gewinnt der, der am Zug ist. Eine Aktion wird immer erst zu Ende geführt; sobald aber keine Antwort mehr ändern kann, wer gewinnt, fragt Parlour nicht mehr und beendet das Spiel. Die ältere Regel, nach der das Spiel sofort endet, bietet Parlour als Einstellung an (D-1).
section-how-effects-work = Wie Wirkungen funktionieren
rule-U-67 = Halte dich an die gedruckte Reihenfolge. Tu, was geht, und lass aus, was nicht geht, außer der Text macht einen Teil vom anderen abhängig („tust du das“).
rule-U-68 = Wirkungen sind Pflicht, wenn nicht „darf“ dabeisteht; „bis zu N“ erlaubt 0.
rule-U-69 = Wer die Karte spielt, trifft jede Entscheidung, die nicht jemand anderem gegeben ist.
rule-U-70 = „Bewegen“ folgt Schritt für Schritt den Linien (U-29); „stellen“ springt direkt auf das Feld.
rule-U-71 = Bewegst du den Kämpfer eines anderen, gelten Freund und Feind aus der Sicht seines Besitzers: Er darf durch die eigene Seite, nicht durch deine.
rule-U-72 = Eine Bewegung durch eine Wirkung darf Geheimgänge benutzen und Nebelsprünge, wenn der Bewegte der Unsichtbare ist, gleich wer ihn bewegt (siehe Q-7).
rule-U-73 = Stellen gelingt nur auf ein leeres Feld. Sagt der Text weder „leer“ noch „anderes“, darfst du ein besetztes Feld wählen (auch das eigene), und dann bleibt der Kämpfer einfach, wo er ist. Auf jedes Stellen in dieser Schachtel kannst du also verzichten, wenn ein besetztes Feld zum Text passt; nur ein Kämpfer, der auf den Spielplan zurückkommt, erhält immer ein leeres Feld (U-148, Q-19).
rule-U-74 = „Neben“ heißt in einer Wirkung: durch eine gedruckte Linie verbunden. Geheimgänge und Nebel zählen nie.
rule-U-75 = Ein Tausch vertauscht beide Plätze auf einmal, gleich wie weit.
rule-U-76 = Im Kampf ist „dein Gegner“ der andere Spieler dieses Kampfes. Bei einer List ist es ein Gegner deiner Wahl (im Duell der einzige).
rule-U-77 = „Ein Kämpfer“, „ein beliebiger Kämpfer“ und „alle Kämpfer“ schließen Freunde ein; „gegnerisch“ schließt sie aus.
rule-U-78 = Ein Kämpfer kann vom Spielplan fort sein, ohne besiegt zu sein (Verschwinden). Er hat kein Feld und kann nicht angegriffen, verletzt, bewegt, getauscht oder als Nachbar gezählt werden.
rule-U-79 = Ein Spieler, der am Ende einer Aktion keinen Kämpfer auf dem Spielplan hat, ruht: Er hat keine Aktionen, zieht nichts, kann nicht als Gegner gewählt und nicht zum Ablegen gezwungen werden. Das endet, wenn wieder ein Kämpfer von ihm auf dem Spielplan ist.
rule-U-80 = „Dein Zug endet“ heißt: aufhören, die gespielte Karte ablegen, übrige Aktionen verfallen, dann die Schritte am Ende des Zuges samt Handkartenlimit (auch wenn du ruhst: Q-6).
section-boards = Spielpläne
rule-U-81 = Herrenhaus Baskerville: Die vier Schlüssellochfelder (1, 6, 16, 28) sind durch Geheimgänge miteinander verbunden. Ein Kämpfer darf für 1 Bewegung von jedem auf jedes andere treten, auch mehrmals in einer Bewegung. Das Ziel muss frei sein oder, wenn er nur hindurchzieht, einen befreundeten Kämpfer haben.
rule-U-82 = Für Angriffe, Zonen und alle anderen Wirkungen sind die Schlüssellochfelder nicht benachbart.
rule-U-83 = Soho hat keine Sonderregel. Zwei Paare von Linien kreuzen sich, ohne sich zu treffen: 18-19 führt über 12-23 und 19-20 über 14-24.
rule-U-84 = Beide Spielpläne der Schachtel sind für 2 bis 4 und haben die Startfelder 1 bis 4. Herrenhaus Baskerville: 22, 9, 24, 14. Soho: 3, 15, 22, 24. Die zusätzlichen Spielpläne haben keine Sonderregeln: Marmoreal (16, 27, 1, 10) und Sarpedon (20, 30, 6, 13) für 2 bis 4, Sherwood Forest (30, 22) und Yukon (22, 2) für genau 2.
rule-U-85 = Nummern der Felder, Namen und Farben der Zonen sind von Parlour; auf den gedruckten Spielplänen haben nur die Startfelder Zahlen.
section-three-and-four-players = Zu dritt und zu viert
rule-U-90 = Spielen 3 oder 4 jeder gegen jeden, sind Startfelder und Zugreihenfolge 1, 2, 3 (und 4).
rule-U-91 = In deinem ersten Zug darfst du nur den nächsten Spieler der Reihe angreifen oder jemanden, der schon am Zug war. Das gilt nur für Angriffe, nicht für Listen und Schaden durch Wirkungen.
rule-U-92 = Ein Spieler, dessen Held besiegt ist, scheidet aus: Seine Gefährten (und sein Nebel) verlassen den Spielplan.
rule-U-93 = Der letzte Spieler mit einem Helden gewinnt. Das wird bei der Prüfung nach U-66 festgestellt; sind alle übrigen Helden in einer Aktion gefallen, gewinnt der Spieler am Zug, wenn sein Held darunter war.
rule-U-94 = Züge ausgeschiedener Spieler werden einfach übersprungen.
rule-U-95 = Teams (2 gegen 2): Die Reihenfolge ist A1, B1, A2, B2; Team A beginnt also auf 1 und 3, Team B auf 2 und 4. Auf beiden Spielplänen der Schachtel beginnen Partner nah beieinander.
rule-U-96 = Die Kämpfer deines Partners sind befreundet: Du darfst durch sie hindurchziehen und sie nicht angreifen. Hände, Stapel und Aktionen bleiben getrennt.
rule-U-97 = Hat ein Spieler im Team keinen Kämpfer mehr, werden seine Züge übersprungen; die andere Seite erhält keine zusätzlichen.
rule-U-98 = Ein Spieler im Team, dessen Held besiegt ist, spielt weiter, solange ein Gefährte lebt (Karten mit dem Banner des Helden taugen dann nur noch als BOOST).
rule-U-99 = Ein Team gewinnt, wenn beide gegnerischen Helden besiegt sind (geprüft wie in U-66; sind beide Teams ausgelöscht, gewinnt das Team des Spielers am Zug).
rule-U-100 = Zu dritt in Teams: Einer spielt beide Helden einer Seite als zwei Plätze mit eigenen Stapeln, Händen und Zügen.
rule-U-101 = Partner dürfen miteinander reden. Parlour zeigt dem Partner eine Hand nur, wenn der Tisch das eingeschaltet hat (üblicherweise aus).
rule-U-102 = Keiner der vier Helden ist ein großer Kämpfer; jeder Kämpfer füllt ein Feld.
section-rulings-by-hero-sherlock-holmes-16-health-dr-watson-8-health-ranged = Entscheidungen zu den Helden: Sherlock Holmes (16 Lebenspunkte; Dr. Watson 8 Lebenspunkte, Fernkampf)
rule-U-120 = Holmes’ Schutz richtet sich nach dem Banner, nicht danach, wer die Karte spielt: Wirkungen von HOLMES- und DR.-WATSON-Karten können nicht aufgehoben werden, die von ALLE-Karten schon. Geschützt sind nur Wirkungen: Zahlen dürfen geändert werden, nicht zählen oder 0 werden, und „Folge meinem Befehl“ gilt auch gegen diese Karten.
rule-U-121 = Elementar: Die Angriffskarte liegt schon verdeckt; der Verteidiger zeigt „Elementar“ und sagt eine Zahl; dann wird der Angriff aufgedeckt. Verglichen wird nur mit der aufgedruckten Zahl. SOFORT-Wirkungen des Angriffs kommen davor; wer richtig rät, verhindert die Wirkungen WÄHREND und NACH dem Kampf und macht die Zahl zu 0. Falsch geraten bleibt eine einfache Verteidigung von 3. Raten darfst du 0 bis 9.
rule-U-122 = „Strategie durchschauen“ ändert Schicht 1 von U-55: „Tiergestalt“ mit drei abgelegten Karten wird 4+3, und eine Verteidigung im Nebel behält ihr +1. Gegen „keine Karte“ wirkt sie nicht.
rule-U-123 = Verdacht bestätigt: Angriffs-, Verteidigungs- und vielseitige Karten passen nach ihrer aufgedruckten Zahl; Listen passen nie. Das Opfer wählt unter den passenden Karten. Der Schaden ist Schaden durch eine Wirkung und trifft nur den Helden.
rule-U-124 = „Meister der Verkleidung“ braucht beide Helden auf dem Spielplan und gilt auf jede Entfernung und über alle Zonen. Gegen einen ruhenden Spieler hat es kein Ziel.
section-rulings-by-hero-dracula-13-health-three-sisters-with-1-health-each = Entscheidungen zu den Helden: Dracula (13 Lebenspunkte; drei Schwestern mit je 1 Lebenspunkt)
rule-U-125 = Blutdurst darf eine eigene Schwester treffen. Zum Ziehen muss wirklich Schaden entstanden sein, und mit leerem Stapel erschöpft es. Einmal pro Zug.
rule-U-126 = „Folge meinem Befehl“ kommt vor jeder SOFORT-Wirkung des Angreifers. Die alte Angriffskarte geht unausgeführt auf die Hand zurück; die gewählte muss eine Angriffskarte oder vielseitige Karte sein, die der angreifende Kämpfer spielen darf, und die alte ist immer eine solche. Die neue Karte führt dann alle ihre Wirkungen ab SOFORT aus (eine gewählte Finte kann noch aufheben, was von „Folge meinem Befehl“ übrig ist: nichts). Es ist kein zweiter Angriff (siehe Q-2).
rule-U-127 = Bluttaufe: Dracula erholt sich auch, wenn keine Schwester besiegt ist; die Schwester erscheint auf einem leeren Feld, das eine Zone mit Dracula gemeinsam hat.
rule-U-128 = „Gierige Verführung“ darf jeden Kämpfer wählen, Freund oder Feind, Held oder Gefährte. 0 Schritte sind erlaubt, und der Schaden zählt trotzdem die Schwestern daneben; eine bewegte Schwester zählt sich selbst nicht.
rule-U-129 = „Blutrausch“ zählt Schwestern auf dem Spielplan, auch weit entfernte in einer Zone des Verteidigers. „Beute reißen“ heilt um den wirklich verursachten Schaden, bis 13 Lebenspunkte.
section-rulings-by-hero-jekyll-hyde-16-health-no-sidekick = Entscheidungen zu den Helden: Jekyll & Hyde (16 Lebenspunkte, kein Gefährte)
rule-U-130 = Eine Gestaltkarte kann (als Angriff, Verteidigung oder List) nur gespielt werden, wenn er in diesem Augenblick die Gestalt hat. Als BOOST oder durch Wirkungen darf jede Karte in jeder Gestalt abgelegt werden.
rule-U-131 = Er beginnt als Jekyll. Der Wechsel zu Beginn des Zuges ist freiwillig und höchstens einmal möglich; „verwandelt sich in X“ bewirkt nichts, wenn er schon X ist.
rule-U-132 = Hydes 1 Schaden kommt nach jedem Manöver (auch einem zusätzlichen) und kann ihn besiegen; dann entscheidet U-66.
rule-U-133 = Ein Gestaltwechsel durch eine Wirkung NACH DEM KAMPF gilt sofort, etwa für spätere Wirkungen desselben Schrittes und für den nächsten Angriff.
rule-U-134 = „Wissenschaftliche Methode“ zählt den Kampfschaden dieses Kampfes (in dieser Schachtel kann kein anderer Schaden davor kommen).
rule-U-135 = Beruhigende Forschung: Wähle, wie viele Karten du ziehst (0 bis 3), bevor du eine siehst; behalte eine der gezogenen (wenn es welche gibt), der Rest kommt unter den Stapel. Wer mehr wählt, als im Stapel sind, ist erschöpft.
rule-U-136 = Ein seltsamer Fall: Das Ziel wird gewählt, nachdem die Karte gezeigt ist; ohne Kämpfer daneben kommt die Karte trotzdem auf die Hand. Mit leerem Stapel geschieht nichts.
section-rulings-by-hero-invisible-man-15-health-no-sidekick-3-fog-tokens = Entscheidungen zu den Helden: der Unsichtbare (15 Lebenspunkte, kein Gefährte, 3 Nebelplättchen)
rule-U-140 = Nebel beim Aufbau: drei verschiedene Felder seiner Zone ohne Kämpfer (sein eigenes ist nicht erlaubt); sind zu wenige frei, beliebige freie Felder.
rule-U-141 = Nebel zieht nur durch seine Karten. Ein Plättchen, das „bis zu N Felder“ zieht, zählt Linien wie ein Kämpfer, zieht aber an Kämpfern und allem anderen vorbei und darf dort auch enden. Nie liegen zwei Nebelplättchen auf einem Feld, doch eins darf über ein anderes hinwegziehen.
rule-U-142 = Auf einem Nebelfeld zählt die Karte, mit der er sich verteidigt, +1. Das ist eine Fähigkeit; darum hebt eine Finte es nicht auf, und „Strategie durchschauen“ lässt es bestehen. Ohne Verteidigungskarte gibt es keinen Zuschlag.
rule-U-143 = Er darf für 1 Bewegung zwischen zwei beliebigen Nebelfeldern wechseln, mehrmals in einer Bewegung; ein gegnerischer Kämpfer auf dem Zielfeld verhindert es. Für Angriffe und Wirkungen sind Nebelfelder nicht benachbart.
rule-U-144 = Nebel „auf ein anderes Feld“ zu bewegen geht beliebig weit; das Feld darf besetzt sein, aber keinen Nebel haben. Bei „Davonschleichen“ darf dort kein Kämpfer stehen.
rule-U-145 = „Nicht zu sehen“ als Verteidigung schlägt eine angreifende Finte (es kommt zuerst); als Angriff verliert es gegen eine verteidigende Finte.
rule-U-146 = „Aus dem Dunst“ fragt, wo er stand, als der Zug begann, nach seiner Rückkehr vom Verschwinden, wenn es eine gab, und ob dort Nebel lag; spätere Änderungen zählen nicht.
rule-U-147 = Die erste Möglichkeit von „Auf der Lauer“ ist ein Sprung auf ein beliebiges Nebelfeld ohne Kämpfer.
rule-U-148 = Verschwinden: Er erholt sich um 1 (nicht über 15), verlässt den Spielplan und ruht bis zum Beginn seines nächsten Zuges; dann kommt er vor allem anderen auf ein leeres Feld. Sein Zug ist vorbei, sobald die Karte ausgeführt ist, gleich wie viele Aktionen übrig waren. Der Nebel bleibt auf dem Spielplan.
rule-U-149 = Bei „In Luft aufgelöst“, „Leise Schritte“ und „Heimliche Vorbereitung“ (dort ein anderes Plättchen) bewegt der Gegner den Nebel; 0 Felder sind erlaubt, und der Besitzer behält alle drei Plättchen.
rule-U-150 = Leise Schritte: Ohne Kämpfer daneben gibt es keinen Schaden, aber der Gegner bewegt trotzdem ein Plättchen.
section-where-readings-differ = Wo die Auslegungen auseinandergehen
rule-D-1 = Für das Ende des Spiels gibt es zwei Regeln: Nach der älteren endet es sofort, wenn ein Held 0 Lebenspunkte hat, nach der neueren wird zu Beginn und am Ende jeder Aktion geprüft. Parlour spielt es so: die neuere (U-66), die ältere als Einstellung (Q-33). Mit der älteren Regel würden Wirkungen des Verteidigers NACH DEM KAMPF bei Gleichstand gewinnen.
rule-D-2 = Parlour spielt es so: Erholung endet bei den anfänglichen Lebenspunkten, nicht bei der höchsten Zahl der Drehscheibe.
rule-D-3 = „Zwei Seelen in einer Brust“ hat BOOST 1.
rule-D-5 = Im Herrenhaus Baskerville gibt es keine Linie zwischen 21 und 31, und ein Geheimgang darf bei jedem Schritt einer Bewegung benutzt werden, nicht nur beim ersten (U-81).
rule-D-6 = Holmes’ Schutz hält „Nicht zu sehen“ nicht auf: Er spricht vom Aufheben von Wirkungen, nicht von Zahlen.
rule-D-7 = Im Kampf kommen zuerst die Wirkungen des Verteidigers, nie die des Angreifers (U-48).
rule-D-8 = Parlour spielt es so: Beim Aufbau stellt jeder Spieler Held und Gefährten zusammen auf, bevor der nächste an der Reihe ist (U-12), nicht zuerst alle Helden und dann alle Gefährten. Es zählt nur, wenn sich Zonen überschneiden.
section-open-questions-and-how-parlour-plays-them = Offene Fragen und wie Parlour sie spielt
rule-Q-1 = Davonschleichen: Darf das Plättchen auf seinem Feld bleiben, wenn dort kein Kämpfer steht? Parlour spielt es so: ja, denn im Text steht nicht „anderes“ wie bei „Wallender Nebel“.
rule-Q-2 = Folge meinem Befehl: nur Karten, die der angreifende Kämpfer spielen darf? Parlour spielt es so: ja.
rule-Q-3 = „Strategie durchschauen“ gegen Karten mit „wird N“. Parlour spielt es so: Die Schichten von U-55 entscheiden (Zwei Seelen in einer Brust bleibt 6, Aus dem Dunst bleibt 5).
rule-Q-4 = Dürfen Nebelplättchen Geheimgänge benutzen? Parlour spielt es so: ja, als Einstellung, die üblicherweise an ist.
rule-Q-5 = „Nicht zu sehen“ gegen einen Verteidiger auf Nebel kommt mit verschiedenen Helden nicht vor; in Spiegelkämpfen entscheidet U-57.
rule-Q-6 = Handkartenlimit im Zug von „Verschwinden“. Parlour spielt es so: Es gilt, denn es ist eine Regel und keine Wirkung eines Gegners.
rule-Q-7 = „Gierige Verführung“ auf den Unsichtbaren, sind Nebelsprünge erlaubt? Parlour spielt es so: ja, denn es gelten seine eigenen Bewegungsregeln (U-71).
rule-Q-8 = Wenn jeder gegen jeden spielt, bestimmt der Spieler des Unsichtbaren, welcher Gegner bei „Leise Schritte“ den Nebel bewegt. Scheidet er aus, geht auch sein Nebel.
rule-Q-9 = Spiegelkämpfe (derselbe Held zweimal) gibt es in der Schachtel nicht. Parlour bietet sie als Einstellung an, üblicherweise aus.
rule-Q-10 = Mehrere eigene Wirkungen zu Beginn des Zuges ordnest du selbst. In dieser Schachtel hat kein Held zwei, außer der Rückkehr vom Verschwinden, die zuerst kommt.
rule-Q-11 = Geschehen Wirkungen verschiedener Spieler außerhalb eines Kampfes zur selben Zeit, kommen zuerst die des Spielers am Zug.
rule-Q-12 = Der Kämpfer, der eine List spielt oder angreift, muss genannt werden. Dürfen mehrere lebende Kämpfer die Karte spielen (eine SCHWESTER-List), wirst du gefragt, obwohl nichts davon abhängt.
rule-Q-13 = Ein Kämpfer, den eine Karte nennt, und „Schwester“ meinen immer die des Spielers, der die Karte spielt, auch in Spiegelkämpfen und Teams.
rule-Q-14 = Zwei Unsichtbare (Spiegelkampf): Jeder nutzt für Zuschlag, Sprünge und Karten nur den eigenen Nebel; bei „ein Nebelplättchen pro Feld“ zählen die Plättchen beider.
rule-Q-15 = Der Zuschlag durch Nebel steht fest, wenn die Verteidigungskarte aufgedeckt wird; nichts in dieser Schachtel bewegt ihn oder seinen Nebel zwischen da und dem Schaden.
rule-Q-16 = Kann kein Gegner gewählt werden (der einzige ruht), darf eine solche List trotzdem gespielt werden (U-41); was den Gegner braucht, bewirkt nichts, das Übrige geschieht.
rule-Q-17 = Verwirren: Die Plättchen ziehen nacheinander in einer Reihenfolge nach Wahl des Spielers, jedes auf ein beliebiges anderes Feld ohne Nebel oder gar nicht; ein Feld, das ein Plättchen verlassen hat, ist für das nächste frei.
rule-Q-18 = Zahlen, die du sagst (Elementar, Verdacht bestätigt), gehen von 0 bis 9, auch Zahlen, die keine Karte hat.
rule-Q-19 = Bluttaufe: Ist eine Schwester besiegt und hat ein leeres Feld eine Zone mit Dracula gemeinsam, muss sie zurückkehren; du wählst das Feld. Gibt es kein solches Feld, bleibt sie fort, und Dracula hat sich trotzdem erholt.
rule-Q-20 = Ist das Ziel eines Angriffs vor dem Schadensschritt besiegt oder vom Spielplan fort, entsteht kein Kampfschaden, und der Verteidiger hat gewonnen. Mit dieser Schachtel allein kann das nicht vorkommen.
rule-Q-21 = Kampfschaden ist der Unterschied der Zahlen, auch wenn der Kämpfer weniger Lebenspunkte hatte; Schaden durch Wirkungen gilt nur so weit als verursacht, wie Lebenspunkte da waren. Lebenspunkte gehen nie unter 0.
rule-Q-22 = Wer eine Hand ansieht (Methoden studieren, Das Unmögliche ausschließen, Folge meinem Befehl), sieht sie allein und so, wie sie gerade ist; die anderen erfahren nur, dass es geschah. Eine gezeigte Hand (Verdacht bestätigt) steht bei allen im Protokoll.
rule-Q-23 = „Keine Verteidigung“ sieht für alle anderen gleich aus, ob der Verteidiger eine passende Karte hatte oder nicht; dasselbe gilt für einen Angriff, eine List oder einen Boost, die nicht gewählt wurden.
rule-Q-24 = Im Manöver darf die eben gezogene Karte der Boost sein, ein Boost ohne Bewegung ist erlaubt, und die Erschöpfung kommt vor dem Boost.
rule-Q-25 = Erschöpfung im Manöver kann den eigenen Helden besiegen: Die Aktion geht mit den übrigen Kämpfern weiter, dann kommt U-66. Zwei fehlende Karten sind zwei Treffer zu 2, jeder auf alle deine Kämpfer im selben Augenblick.
rule-Q-26 = Fällt ein Held zu Beginn eines Zuges (Blutdurst oder das Ziehen danach), geschehen die übrigen Wirkungen zu Beginn des Zuges, dann kommt die Prüfung nach U-24, vor jeder Aktion.
rule-Q-27 = Wenn jeder gegen jeden spielt, scheidet man bei der Prüfung am Ende der Aktion aus (U-92). Bis dahin sind die Gefährten auf dem Spielplan, und der Spieler trifft ihre Entscheidungen. Scheidet der Spieler am Zug aus, endet sein Zug.
rule-Q-28 = In Teams sind „deine Kämpfer“ (Erschöpfung, Manöver, Listen) nur deine eigenen; „gegnerisch“ meint nie den Partner; „ein beliebiger Kämpfer“ und „ein Kämpfer daneben“ können ihn meinen. Ein Spieler im Team ohne Kämpfer verliert seine Nebelplättchen.
rule-Q-29 = U-91 begrenzt angesagte Ziele im ganzen ersten Zug, auch bei zusätzlichen Aktionen; ist kein anderes Ziel in Reichweite, gibt es die Aktion Angriff nicht.
rule-Q-30 = Nichts in dieser Schachtel geschieht beim Durchqueren eines Feldes; darum wählst du nur, wo eine Bewegung endet, und Parlour findet einen erlaubten Weg.
rule-Q-31 = Aufbau: zuerst mischen und 5 ziehen, sodass die Hände bekannt sind, wenn Gefährten und Nebel aufgestellt werden; jeder stellt alles auf, bevor der Nächste beginnt. Später aufgestellte Kämpfer dürfen auf Nebel stehen.
rule-Q-32 = Eine Regel für ein Unentschieden ist nicht nötig: Jede Aktion verbraucht eine Karte, zieht eine oder erschöpft, und keine Karte kommt aus einem Ablagestapel zurück; darum endet jedes Duell.
rule-Q-33 = Ist die ältere Endregel eingeschaltet (D-1), endet das Spiel in dem Augenblick, in dem ein Held besiegt ist; fallen Helden im selben Augenblick, gewinnt der Spieler am Zug.
rule-Q-34 = Das Handkartenlimit zählt nur am Ende des eigenen Zuges; du wählst, was du ablegst, und alle sehen es. Karten, die du im Zug eines anderen erhältst, dürfen bis dahin über 7 bleiben.
rule-Q-35 = Karten mit demselben Namen sind gleich: Wählst du eine Karte zum Spielen oder Ablegen, zählen gleiche Karten als eine Möglichkeit.

## Zahlen, die sich ändern lassen

figure-start-hand = Karten zu Beginn
figure-hand-limit = Handlimit
figure-actions-per-turn = Aktionen pro Zug
figure-maneuver-draw = Karten beim Manövrieren
figure-exhaustion-damage = Schaden durch Erschöpfung
figure-health = Gesundheit
figure-move = Bewegung
figure-ranged = Fernkampf
figure-sidekicks = Gefährten
figure-sidekick-health = Gesundheit der Gefährten
figure-sidekick-ranged = Gefährten im Fernkampf
figure-value = Wert
figure-boost = Boost
figure-copies = Exemplare
figure-after-combat = nach dem Kampf
figure-during-combat = während des Kampfes
figure-on-commit = beim Einsetzen
figure-immediately = sofort
figure-up-to = bis zu
figure-count = Anzahl
figure-amount = Menge
figure-scheme = Plan
figure-each = je
figure-start-of-turn = zu Beginn des Zugs
figure-number = Zahl
figure-most = höchstens
figure-after-maneuver = nach dem Manövrieren
figure-fog = Nebel
figure-fog-bonus = Bonus im Nebel
figure-on-fog = auf Nebel

## Die Zielkarte

goal-duel = Das Duell
    .task = Nimm dem anderen Helden den letzten Lebenspunkt.
    .win = wenn { NOUN($others, case: "nom") } keine Lebenspunkte mehr hat.
    .lose = wenn { NOUN($own, case: "nom") } keine mehr hat.{ $helped ->
        [yes] { " " }Gefährten dürfen fallen; das Duell geht weiter.
       *[no] { "" }
    }
    .watching = wenn der andere Held keine Lebenspunkte mehr hat.
goal-free = Jeder Held für sich
    .task = Steh als letzter Held noch auf den Beinen.
    .win = wenn { NOUN($others, case: "nom") } gefallen sind.
    .lose = wenn { NOUN($own, case: "nom") } keine Lebenspunkte mehr hat.
    .watching = es gewinnt, wer als letzter Held noch steht.
goal-teams = Zwei gegen zwei
    .task = Besiege beide Helden der anderen Seite.
    .win = wenn { NOUN($others, case: "nom") } beide gefallen sind.
    .lose = wenn { NOUN($own, case: "nom") } beide gefallen sind. Du spielst weiter, solange einer deiner Kämpfer steht.
    .watching = wenn beide Helden der anderen Seite gefallen sind.
goal-actions = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}: Manöver (Karte ziehen und bewegen), Angriff oder List.
goal-clock = Die Uhr
goal-deck = { $who ->
    [watching] Der Stapel. Ist er leer, kostet jede Karte, die jemand ziehen müsste, jeden seiner Kämpfer { $damage } Lebenspunkte.
   *[you] Dein Stapel. Ist er leer, kostet jede Karte, die du ziehen müsstest, jeden deiner Kämpfer { $damage } Lebenspunkte.
}
goal-fell = { $fallen ->
    [one] { $fallen } fällt.
   *[other] { $fallen } fallen.
}
