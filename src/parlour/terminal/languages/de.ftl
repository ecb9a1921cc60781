# Die eigenen Wörter des Terminals, auf Deutsch. Was ein Spiel sagt, steht in der Datei des Spiels.

none = keine
you = du
times = { $text } ({ $times }-mal)

## Die Tasten in der letzten Zeile des Bildschirms: die Taste, und was sie tut

keys-choose = Zug
    .key = Enter
keys-board = Brett
    .key = Tab
keys-what = was
    .key = ?
keys-goal = Ziel
    .key = g
keys-why = warum
    .key = w
keys-hint = Tipp
    .key = h
keys-undo = zurück
    .key = u
keys-log = Log
    .key = l
keys-rules = Regeln
    .key = /
keys-save = Datei
    .key = s
keys-quit = Ende
    .key = q
keys-pause = Pause
    .key = p
keys-others = andere zuerst
    .key = o
keys-talk = reden
    .key = t
keys-find = suchen
    .key = Leertaste
keys-back = gemeinsam zurück
    .key = b
keys-agree = einverstanden
    .key = y
keys-go-on = weiter
    .key = n
keys-invite = einladen
    .key = i
keys-walk = hin und her
    .key = ← →
keys-ten = zehn
    .key = Bild↑ Bild↓
keys-far = ganz weit
    .key = Pos1 Ende
keys-over = Enter oder q: gehen · l: der ganze Verlauf · s: Partie speichern
too-small = Das Brett braucht mehr Platz: 80 x 24

## Der Bildschirm

you-are = du bist { $names }
watching = du siehst zu
only-about = mit { $piece }
shows-all = (Esc zeigt alles)
choices-found = { $choices } Möglichkeiten; tippen, um zu suchen
nothing-fits = Nichts passt; Esc zeigt wieder alles.

## Blätter, die über dem Bildschirm liegen

sheet-closes = { $title } · Esc schließt
sheet-asked = Was gefragt ist
sheet-piece = Was das ist
sheet-why = Warum nicht? Gib ein Kürzel ein
sheet-why-as = Warum nicht? Gib ein Kürzel ein, etwa { $key }
sheet-hint = Was ein starker Bot denkt
sheet-log = Was geschah
sheet-save = Speichern unter
sheet-talk = Sag allen am Tisch etwas
sheet-back = Wie viele Entscheidungen wollt ihr zurückgehen?
sheet-invite = Lade deine Freunde ein
sheet-search = Regeln und Karten
search-for = Wörter, oder die Nummer einer Regel
search-nothing = Davon ist nirgends die Rede.
invite-once = Jeder Link gilt für den Ersten, der ihn öffnet. In den meisten Terminals kannst du ihn jetzt einfügen.
invite-seat = Platz { $seat }, { $role }: { $link }
chances = Die Siegchance deiner Seite, und wie weit die Schätzung danebenliegen kann:
not-tried = nicht versucht
cover-next = Jetzt: { $who }.
cover-look = Alle anderen schauen bitte kurz weg. Weiter mit Enter.

## Was der Bildschirm antwortet

thinking = Einen Moment …
paused = Die Bots stehen still; mit p geht es weiter.
saved = Gespeichert als { $name }.
not-your-turn = Du hast gerade nichts zu entscheiden.
no-talk = Hier ist niemand, mit dem du reden kannst.
no-save = Der Server bewahrt diese Partie auf; auf der Seite kannst du sie herunterladen.
no-others = Sonst hat gerade niemand etwas zu entscheiden: Du bist dran.
no-take-back = Es gibt nichts zurückzunehmen: Seit deiner letzten Entscheidung kam Zufall, eine verdeckte Karte oder jemand anderes dazwischen.
no-hint = Diesmal kein Tipp: Der Bot { $why ->
    [long] hat zu lange gebraucht
    [many] ist gerade zu gefragt; versuch es gleich noch einmal
   *[other] kam zu keinem Ergebnis
}.
back-how-many = Gib ein, wie viele Entscheidungen es zurückgehen soll, etwa 3.

## Eine Partie an diesem Terminal

person-playing = { $person } als { LIST($seats) }
others-first = Mit o lässt du { LIST($seats) } den Vortritt.
let-first = { $seat } zuerst wählen lassen
bot-is-choosing = { $seat } ({ $level ->
    [random] Zufallsbot
    [novice] Anfängerbot
    [casual] Gelegenheitsbot
    [greedy] zupackender Bot
    [strong] starker Bot
    [expert] Könnerbot
    [strong-1] starker Bot mit Faustregeln
    [expert-1] Könnerbot mit Faustregeln
   *[other] Bot { $level }
}) überlegt …
over = Das Spiel ist zu Ende. { $reason }
you-won = Du hast gewonnen.
you-lost = Du hast verloren.

## Eine Partie, noch einmal erzählt

story-choice = Entscheidung { $number } von { $choices }.
story-next = Danach { $seat }: { $text }.
story-no-hints = Zu einer alten Partie gibt es keine Tipps.

## Ein Tisch auf einem Server

lost = Die Verbindung ist weg; neuer Versuch …
or-wait = Oder warte: Auch { LIST($seats) } darf entscheiden.
just-wait = Warte einfach: Die anderen können inzwischen entscheiden.
seats-free = { $free ->
    [one] Noch 1 Platz frei: i zeigt den Link für deine Freunde.
   *[other] Noch { $free } Plätze frei: i zeigt die Links für deine Freunde.
}
asks-back = { $name } möchte { $choices ->
    [one] die letzte Entscheidung zurücknehmen
   *[other] { $choices } Entscheidungen zurückgehen
}
vote-now = { asks-back }: y stimmt zu, n spielt weiter.
vote-open = { asks-back }. Es fehlt noch: { LIST($missing, join: "comma") }.

## Unmatched

unmatched-places = { $board } · die Kämpfer nehmen ihre Plätze ein
unmatched-headline = { $board } · Zug { $turn }, { $player }, noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
unmatched-goal = Besiege den gegnerischen Helden. Leben: { LIST($heroes, join: "comma") }
unmatched-out = ausgeschieden
unmatched-defeated = besiegt
unmatched-piles = Hand { $hand } · Deck { $deck } · weg { $used }
unmatched-vanished = verschwunden bis zum nächsten Zug
unmatched-card = { $type ->
    [attack] Angriff { $value }
    [defense] Verteidigung { $value }
    [versatile] vielseitig { $value }
   *[scheme] List
}, Boost { $boost }, { $banner }
unmatched-figure = { $type ->
    [attack] A
    [defense] V
   *[versatile] AV
}{ $value }
unmatched-fighter = { $name }, Leben { $health }. { $ability }: { $text }
unmatched-used = Abgelegt: { $cards }.
unmatched-seen = In der Hand gesehen: { $cards }.
unmatched-seen-by = Gesehen von { $names }.
unmatched-space = { $space }: { LIST($zones, join: "comma") }; neben { LIST($near, join: "comma") }
unmatched-passage = { $space } durch den Geheimgang
unmatched-fog = Nebel

## Black Orchestra

black-orchestra-headline = Stufe { $stage } von 7 · Zug { $turn }, { $name }, noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
black-orchestra-goal = Töte Hitler. Rückhalt { $support } · Unmut { $dissent } · noch { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
} · jetzt: { $event }
    .brief = Rückhalt { $support } · Unmut { $dissent } · noch { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignisse
    } · { $event }
black-orchestra-no-event = noch kein Ereignis
black-orchestra-motivation = { $level ->
    [timid] zaghaft
    [skeptical] skeptisch
    [motivated] motiviert
    [committed] entschlossen
   *[reckless] tollkühn
}
black-orchestra-suspicion = { $level ->
    [low] gering
    [medium] mittel
    [high] hoch
   *[extreme] äußerst
}
black-orchestra-item = Gegenstand
black-orchestra-ability = Fähigkeit
black-orchestra-ability-on = { $on ->
    [yes] aktiv
   *[no] ruht
}
black-orchestra-card = { $type ->
    [plot] Anschlag
   *[support] Unterstützung
}{ $illegal ->
    [yes] , illegal
   *[no] { "" }
}
black-orchestra-leader = { $name }, Ort: { $place }. Wer ihm dort begegnet: { $penalty }
black-orchestra-nowhere = nicht auf der Karte
black-orchestra-conspirator = { $name }, { $affiliation ->
    [civilian] Zivilist
    [wehrmacht] Wehrmacht
   *[abwehr] Abwehr
}. { $ability }
black-orchestra-prison = Gefängnis: grenzt an nichts.
black-orchestra-fortified = , befestigt
black-orchestra-closed = , geschlossen
black-orchestra-face-down = Ein Plättchen liegt verdeckt
black-orchestra-tile = Hier liegt ein Plättchen: { $item }
black-orchestra-here = Hier: { LIST($names, join: "comma") }

## Orange Shall Overcome!

orange-headline = { $scenario } · Runde { $round } von { $rounds } · { $turn }
orange-turn = { $name } ist am Zug
orange-phase = { $phase ->
    [start] Startphase
    [action] Aktionsphase
    [danger] Gefahrenphase
   *[patrolling] Patrouillenphase
}
orange-goal = { $progress } · Moral { $morale } · Besatzerkarten { $cards }
orange-goal-brief = Moral { $morale } · Karten { $cards } · { $progress }
orange-shares = { $one } teilt mit { $other }
orange-proposes = { $one } macht { $other } einen Vorschlag
orange-gives = { $name } gibt { $goods }
orange-nothing = nichts
orange-alibi = Alibi
orange-hand = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
orange-holds = Besatzerkarte
orange-empty-handed = mit leeren Händen
orange-tonight = Besatzerkarte, heute Nacht
orange-ability = Fähigkeit
orange-deck = { $deck ->
    [helper] Helfer
    [solo_action] Soloaktion
    [morale_action] Moralkarte
    [character] Figur
   *[other] { $deck }
}
orange-road = Straße { $road }, { $area ->
    [red] rot
    [yellow] gelb
    [blue] blau
    [green] grün
   *[brown] braun
}
orange-occupier = { $kind ->
    [policeman] Polizist
   *[soldier] Soldat
}
orange-nobody = niemand darauf
orange-line-halted = Linie steht
orange-line-runs = Linie fährt; um sie anzuhalten: { $needs }
orange-line-again = heute Nacht fährt sie wieder bei { $highest ->
    [1] einer 1
   *[other] 1 bis { $highest }
}
orange-safe-way = sicherer Weg über { $roads }
orange-no-way = kein Weg ohne Wache
orange-safe-for = hier sicher: { $person }
orange-lying = { $sought ->
    [striker] { $n ->
        [one] 1 Streikender
       *[other] { $n } Streikende
    }
   *[other] { $n ->
        [one] hier liegt 1 Bündel
       *[other] hier liegen { $n } Bündel
    }
}
orange-served = { $sought ->
    [bundle] { $n } von { $takes } geliefert
   *[other] { $n } von { $takes } ausgegeben
}
orange-night-takes = die Nacht kostet { $n }, vom Glück abgesehen
orange-spot = { $spot } { $name }, Sicherheit { $safety }
orange-not-active = nicht aktiv
orange-needs = braucht { $needs }
orange-safe-at = { $person }, sicher in { $spot }
orange-unknown = noch nicht bekannt
orange-goods = { $kind ->
    [money] { $n } Geld
    [network] { $n } Netzwerk
    [ration] { $n ->
        [one] 1 Ration
       *[other] { $n } Rationen
    }
    [sabotage] { $n } Sabotage
    [information] { $n } Information
    [bundle] { $n ->
        [one] 1 Bündel
       *[other] { $n } Bündel
    }
    [ticket] { $n ->
        [one] 1 Fahrkarte
       *[other] { $n } Fahrkarten
    }
    [newspaper] { $n ->
        [one] 1 Zeitung
       *[other] { $n } Zeitungen
    }
   *[immunity] { $n } Immunität
}

## Vor der Partie: was ihr vereinbart, und wer spielt

welcome-page = Willkommen bei Parlour. `parlour --help` zeigt alles, was es kann; `parlour play` ist das Terminal.
welcome-plain = Willkommen bei Parlour. `parlour --help` zeigt alles, was es kann; `quit` verlässt eine Partie und bewahrt sie auf.
input-ended = Die Eingabe endete, bevor das Spiel begann; nichts wurde gestartet.
which-game = Welches Spiel
player = Spieler { $number }
yes-or-no = Sag ja oder nein, oder drück Enter.
yes-usual = J/n
no-usual = j/N
say-yes-or-no = { $option }: sag ja oder nein, nicht { $typed }
whole-number = { $option }: nenn eine ganze Zahl, nicht { $typed }
number-or-name = Nummer oder Name [{ $usual }]:
nobody-more = niemand mehr, das sind alle
no-such-choice = { $typed } ist nicht dabei: nenn eine Nummer von 1 bis { $most } oder einen Namen.
agreed-title = { $game }: was ihr vereinbaren könnt
agreed-option = { $label }; üblich: { $usual }. { $help }
yes = ja
no = nein
who-plays = Wer spielt { $seat }?
who-you = du
who-bot = { $level ->
    [random] der Zufallsbot
    [novice] der Anfängerbot
    [casual] der Gelegenheitsbot
    [greedy] der zupackende Bot
    [strong] der starke Bot
    [expert] der Könnerbot
    [strong-1] der starke Bot mit Faustregeln
    [expert-1] der Könnerbot mit Faustregeln
   *[other] Bot { $level }
}
number-or-person = Nummer, oder der Name einer anderen Person [{ $usual }]:
say-number-or-name = Nenn eine Nummer von 1 bis { $most } oder einen Namen.
almost-a-bot = kein Bot heißt { $typed }; meinst du { $level }?

## Zeile für Zeile: die Befehle sind in jeder Sprache dieselben

with-packs = Pakete: { $packs }
changed-rules = Geänderte Regeln: { $changes }
changed-figure = { $name } { $now } (gedruckt { $printed })
changed-more = { $more } weitere
changed-mark = geänderte Regeln
greeting = { $game }, Seed { $seed }. help zeigt alle Befehle, view den ganzen Tisch, quit hört auf.
help-choose = wählt das aus; ein Teil des Kürzels genügt, wenn nur eines passt
    .typed = Nummer, Kürzel
help-explain = erklärt die Frage, mit den Regeln, aus denen sie kommt
    .typed = ?
help-goal = wie man gewinnt und verliert, und wie es steht
    .typed = goal
help-hint = die besten Möglichkeiten, mit Siegchance und Grund; hint expert denkt länger nach
    .typed = hint
help-why = welche Regel es verbietet oder erlaubt
    .typed = why KÜRZEL
help-undo = nimmt deine letzte Entscheidung zurück, wenn seither nichts aufgedeckt wurde
    .typed = undo
help-log = was bisher geschah, oder nur die letzten N Zeilen
    .typed = log [N]
help-rules = die Regeln: alle, eine mit ihrer Nummer, oder die mit bestimmten Wörtern
    .typed = rules [WAS]
help-view = der ganze Tisch: Brett, alle Spieler, deine Karten mit ihren Texten
    .typed = view
help-save = speichert die Partie
    .typed = save DATEI
help-quit = aufhören; die Partie wird aufbewahrt
    .typed = quit
help-pass = lässt den anderen den Vortritt
    .typed = pass
file = Datei
next-seats = Jetzt: { LIST($seats) }.
next-person = Jetzt: { $person } als { LIST($seats) }.
look-away = Alle anderen schauen bitte kurz weg. Weiter mit Enter:
say-something = Wähle eine Nummer; ? erklärt die Frage, help zeigt alle Befehle.
neither = { $typed } ist weder eine Möglichkeit noch ein Befehl. { $choose }, oder gib help ein.
decides = { $seat } entscheidet: { $question }
there-are = { $options ->
    [one] Es gibt 1 Möglichkeit; das sagen die Regeln:
   *[other] Es gibt { $options } Möglichkeiten; das sagen die Regeln:
}
why-tells = why KÜRZEL sagt, warum etwas anderes nicht geht.
hint-chances = Die Siegchance deiner Seite, wenn du das wählst und gut weiterspielst; in Klammern, wie weit sie danebenliegen kann:
hint-more = { $options } weitere Möglichkeiten scheinen nicht besser.
why-what = why was? Gib ein Kürzel an, etwa: why { $key }
log-number = log will eine Anzahl Zeilen, etwa: log 20
log-empty = Noch ist nichts geschehen.
save-where = save wohin? Gib einen Dateinamen an, etwa: save duell.json
happened = Was geschah:
happened-more = Was geschah (log erzählt alles):
your-hand = Deine Hand: { $cards }
hand-empty = Deine Hand ist leer.
pass-lets = pass lässt den anderen den Vortritt.
person-won = { $person } hat gewonnen.
person-lost = { $person } hat verloren.
choose-range = { $most ->
    [one] Wähle 1
   *[other] Wähle 1 bis { $most }
}
no-option = Nummer { $typed } gibt es nicht. { $choose }.
could-be = { $typed } kann { $numbers } sein: wähle eine Nummer.
no-rule-speaks = keine Regel von { $game } spricht von { $typed }

## Aufhören, speichern, noch einmal erzählen

not-kept = Du hast aufgehört; die Partie wurde nicht aufbewahrt.
nothing-to-keep = Du hast vor der ersten Entscheidung aufgehört; es gibt nichts aufzubewahren.
kept = Du hast aufgehört; die Partie ist aufbewahrt. So geht es weiter:
kept-over = Die Partie ist aufbewahrt. Ein Blick zurück:
keeping-failed = Die Partie kann nicht aufbewahrt werden: { $why }.
keep-record = Gib einen Dateinamen ein, um die Partie zu speichern; Enter lässt es bleiben:
saved-replay = Gespeichert als { $name }. `parlour replay { $file }` erzählt sie noch einmal.
is-folder = { $file } ist ein Ordner; nenn eine Datei
no-file-name = { $file } ist kein Name für eine Datei
is-other-file = { $file } gibt es schon, und es ist keine gespeicherte Partie; nimm einen anderen Namen
replay-end = Das Ende nach { $choices ->
    [one] 1 Entscheidung
   *[other] { $number } Entscheidungen
}. { $reason }
replay-open = Noch nicht zu Ende, nach { $choices ->
    [one] 1 Entscheidung
   *[other] { $number } Entscheidungen
}.
replay-goes-on = Entscheidung { $number } von { $choices }; weiter mit Enter:

## Zurückblicken

review-reading = Die Partie wird gelesen: { $percent } %
review-of = Aussicht, dass { $who } gewinnt, nach dem, was damals zu wissen war
review-together = Aussicht, dass ihr zusammen gewinnt, nach dem, was jeder damals wusste
review-start = zu Beginn
review-own = eigene Entscheidungen
review-skill = Entscheidungen von { $who }
review-others = Entscheidungen der anderen
review-luck = Glück
review-won = gewonnen
review-lost = verloren
review-margin = Die Teile ergeben zusammen das Ergebnis. Eine Entscheidung zählt mit dem, was sie gegenüber der Wahl der Bots gewann oder verlor; Entscheidungen und Glück können je um { $points } Punkte abweichen.
review-turning = Wo es sich gewendet hat
review-choices = Entscheidungen
review-turn = Zug { $number }
review-round = Runde { $number }
review-played = { $who }: ‚{ $played }‘ ließ { $chance } %, ‚{ $best }‘ hätte { $better } % gelassen.
review-strong-choice = { $who }: ‚{ $played }‘ ließ { $chance } %, mehr als zu erwarten war.
review-why = Warum: { $why }.
review-by-luck = Glück, { $points } Punkte: { $told }
review-none = Keine Entscheidung hat klar etwas gekostet.
review-slip = Ungenauigkeit
review-mistake = Fehler
review-blunder = Patzer
review-strong = stark
review-sizes = Eine Ungenauigkeit kostete mindestens 4 Punkte Gewinnaussicht, ein Fehler 10, ein Patzer 20. Was Rauschen sein kann, hat keinen Namen.
review-written = Der Rückblick steht in { $file }.
note-by = { $who }, bei Entscheidung { $moment }: { $text }
picture-written = Das Bild ist in { $file }.

## Lektionen

learn-listed = parlour learn SPIEL geht bei der ersten Lektion ohne Kreuz weiter, parlour learn SPIEL N bei einer anderen.
learn-damaged = Die Kreuze deiner Lektionen sind nicht lesbar; sie beginnen von vorn.
learn-not-kept = Das Kreuz konnte nicht aufbewahrt werden: { $why }.
learn-lesson = Lektion { $number } von { $last }: { $title }
learn-rules = Regeln darin: { LIST($rules, join: "comma") }. view zeigt den ganzen Tisch, help alle Befehle.
learn-step = Schritt { $number } von { $last }
learn-coach = Coach: { $text }
learn-look = Sieh dir an: { LIST($names, join: "comma") }.
learn-enter = Enter geht weiter.
learn-choose = Wähle eine Nummer, oder gib hint ein.
learn-back-or-on = Enter nimmt es zurück; mit play spielst du von hier aus richtig weiter.
learn-back = Enter nimmt es zurück.
learn-aside = Nimm deine Wahl erst mit Enter zurück, oder spiel mit play von hier aus weiter.
learn-only-read = Hier gibt es nichts zu wählen: Enter geht weiter.
learn-nothing-asked = Bei diesem Schritt wirst du nichts gefragt.
learn-first-step = Das ist der erste Schritt.
learn-over = Die Partie ist hier zu Ende: Geh zurück, bevor du weiterspielst.
learn-answer-first = Beantworte erst die Frage, oder gib skip für die nächste Lektion ein.
learn-no-hint = Zur Frage am Ende gibt es keine Tipps; back zeigt die Schritte noch einmal.
learn-hint-among = Es ist eine von diesen Möglichkeiten: { LIST($numbers, join: "comma") }.
learn-hint-what = Versuch das: { $text }
learn-hint-show = Gib { $number } ein ({ $key }), oder next, um es zu sehen.
learn-not-quite = Nicht ganz. Versuch eine andere Antwort.
learn-right = Richtig.
learn-passed = Lektion geschafft. { $more ->
    [yes] Enter beginnt die nächste; leave hört hier auf.
   *[no] Das war die letzte; Enter beendet sie.
}
learn-left = Du hast mit den Lektionen aufgehört. Weiter geht es mit:
learn-last = Das war die letzte Lektion. Spiel jetzt eine richtige Partie:
learn-help-choose = wählt das aus, oder beantwortet die Frage am Ende
    .typed = Nummer, Kürzel
learn-help-enter = geht weiter, oder nimmt zurück, was ausgespielt wurde
    .typed = Enter
learn-help-hint = wohin du sehen musst; noch einmal: was zu tun ist; und noch einmal: welche Möglichkeit
    .typed = hint
learn-help-next = geht weiter; wo etwas zu tun ist, siehst du, wie es geht
    .typed = next
learn-help-back = nimmt eine Wahl zurück, oder geht einen Schritt zurück
    .typed = back
learn-help-again = beginnt die Lektion von vorn
    .typed = again
learn-help-skip = geht zur nächsten Lektion
    .typed = skip
learn-help-play = verlässt die Lektion; du spielst von hier aus weiter, gegen einfache Bots
    .typed = play
learn-help-leave = hört hier auf
    .typed = leave
learn-help-view = { help-view }
    .typed = view
learn-help-why = { help-why }
    .typed = why KÜRZEL
learn-help-log = { help-log }
    .typed = log [N]
learn-help-rules = { help-rules }
    .typed = rules [WAS]
learn-help-goal = { help-goal }
    .typed = goal

# Rätsel.

puzzle-head = Rätsel { $id }: { $game }, { $difficulty }, Wertung { $rating }
puzzle-you = Du bist { $seat }. view zeigt den ganzen Tisch, help alle Befehle.
puzzle-theme = Worum es ging: { $theme }.
puzzle-solved = Enter geht zum nächsten; leave hört hier auf.
puzzle-over = Dieses ist gelöst. Enter geht zum nächsten, again beginnt von vorn.
puzzle-rated = { $solved ->
    [yes] Auf Anhieb richtig. Deine Wertung: { $before } → { $now }.
   *[no] Deine Wertung: { $before } → { $now }. Nur der erste Versuch zählt; such ruhig weiter.
}
puzzle-left = Du hast mit dem Rätsel aufgehört. Zurück geht es mit:
puzzle-last = Du hast alle versucht.
puzzle-standing = Deine Wertung ist { $rating }. Auf Anhieb gelöst: { $solved } von { $puzzles }.
puzzle-damaged = Deine Wertungen bei Rätseln sind nicht zu lesen; sie beginnen neu.
puzzle-not-kept = Deine Wertung konnte nicht aufbewahrt werden: { $why }.
puzzle-help-choose = wählt das aus
    .typed = Nummer, Kürzel
puzzle-help-enter = nimmt zurück, was ausgespielt wurde; nach der Lösung das nächste Rätsel
    .typed = Enter
puzzle-help-hint = wohin du sehen musst; noch einmal: was zu tun ist; und noch einmal: welche Möglichkeit (zählt als nicht gelöst)
    .typed = hint
puzzle-help-next = zeigt, wie es geht (zählt als nicht gelöst)
    .typed = next
puzzle-help-again = beginnt das Rätsel von vorn
    .typed = again
puzzle-help-skip = geht zum nächsten Rätsel
    .typed = skip
puzzle-help-play = verlässt das Rätsel; du spielst von hier aus weiter, gegen einfache Bots
    .typed = play
puzzle-help-leave = hört hier auf
    .typed = leave
puzzle-help-view = { help-view }
    .typed = view
puzzle-help-why = { help-why }
    .typed = why KÜRZEL
puzzle-help-log = { help-log }
    .typed = log [N]
puzzle-help-rules = { help-rules }
    .typed = rules [WAS]
puzzle-help-goal = { help-goal }
    .typed = goal

# Lektionen und Rätsel auf dem ganzen Bildschirm.

screen-go-on = Weiter
screen-take-back = Zurücknehmen
screen-play-on = Von hier aus weiterspielen, gegen einfache Bots
screen-next-lesson = Nächste Lektion
screen-next-puzzle = Nächstes Rätsel
screen-explain = Warum es die beste Wahl war
screen-leave = Hier aufhören
screen-hint-show = Es ist Möglichkeit { $number }.

## Freunde anderswo

come-back = So kommst du an diesen Platz zurück: { $command }
send-links = Schick jedem Freund einen Link; er gilt für den Ersten, der ihn öffnet:
link-of-seat = Platz { $seat }: { $link }
all-taken = (alle Plätze sind besetzt)
host-link = Plätze tauschen oder den Tisch schließen, im Browser: { $link }
table-kept = Die Partie ist aufbewahrt. So geht es weiter:
not-dealt-yet = Die Partie beginnt, sobald alle sitzen: dann bestimmen alle Geräte gemeinsam Würfel und Karten.
chance-was-nobodys = Würfel und Karten hat niemand gewählt: das Geheimnis, dein Wort und die der anderen sind die, die vor dem Geben versprochen wurden.
chance-not-proven = Es ist nicht bewiesen, dass niemand Würfel und Karten gewählt hat: Heb die Aufzeichnung auf und sieh sie mit parlour verify an.

## Alles Gedruckte: die Namen der Felder

between = { $a } nach { $b }
field-id = ID
field-name = Name
field-text = Text
field-brief = kurz
field-standard = Standard
field-usual = üblich
field-note = Hinweis
field-number = Nummer
field-count = Anzahl
field-copies = Anzahl
field-kind = Art
field-type = Typ
field-value = Wert
field-level = Stufe
field-label = Bezeichnung
field-when = wann
field-where = wo
field-who = wer
field-rule = Regel
field-start = Start
field-constants = feste Werte
field-cards = Karten
field-deck = Deck
field-decks = Decks
field-items = Gegenstände
field-spaces = Orte
field-edges = Verbindungen
field-options = Möglichkeiten
field-ability = Fähigkeit
field-actions = Aktionen
field-history = Geschichte
field-players = Spieler
field-heroes = Helden
field-hero = Held
field-banner = Banner
field-health = Leben
field-move = Bewegung
field-attack = Angriff
field-sidekicks = Gehilfen
field-boost = Boost
field-by = von
field-forms = Gestalten
field-tokens = Marker
field-boards = Spielpläne
field-aspect = Seitenverhältnis
field-zones = Zonen
field-secret_passages = Geheimgänge
field-starts = Startfelder
field-deck_size = Deckgröße
field-start_hand = Starthand
field-hand_limit = Handkartenlimit
field-actions_per_turn = Aktionen pro Zug
field-maneuver_draw = Karten beim Manövrieren
field-exhaustion_damage = Schaden bei Erschöpfung
field-stage = Stufe
field-stages = Stufen
field-berlin = Berlin
field-fortified = befestigt
field-closes_in_stage7 = schließt in Stufe 7
field-item_slot = Platz für ein Plättchen
field-entry = beim Betreten
field-delivery = Lieferung
field-start_leader = Anführer zu Beginn
field-requires = braucht
field-split = aufteilbar
field-deputy_here = mit einem Stellvertreter hier
field-hitler_here = mit Hitler hier
field-stage_is = nur in Stufe
field-affiliation = Zugehörigkeit
field-leaders = Anführer
field-deputy = Stellvertreter
field-penalty = Strafe
field-conspirators = Verschwörer
field-role = Rolle
field-start_space = Startort
field-start_motivation = Motivation zu Beginn
field-start_suspicion = Verdacht zu Beginn
field-dice = Würfel
field-faces = Seiten
field-tracks = Leisten
field-motivation = Motivation
field-suspicion = Verdacht
field-support = Rückhalt
field-military_support = militärischer Rückhalt
field-eagles_that_detect = Adler, die entdecken
field-arrested_in_raid = bei einer Razzia verhaftet
field-min = Minimum
field-max = Maximum
field-conspirator_cards = Verschwörerkarten
field-illegal = illegal
field-timing = Zeitpunkt
field-trigger = Auslöser
field-letter = Buchstabe
field-plot = Anschlag
field-min_motivation = Motivation mindestens
field-reckless = tollkühn
field-position = Stellung
field-distance = Entfernung
field-target_space = Ort des Ziels
field-base_dice = Würfel zu Beginn
field-required = erforderlich
field-optional = wahlweise
field-add_dice = zusätzliche Würfel
field-multiple = mehrfach
field-ignore_eagles = Adler, die nicht zählen
field-add_eagles = zusätzliche Adler
field-event_cards = Ereigniskarten
field-extra_event_cards = zusätzliche Ereigniskarten
field-interrogation_cards = Verhörkarten
field-interrogation_cards_classic = Verhörkarten der ersten Ausgabe
field-try_and_resist = standzuhalten versuchen
field-broken = gebrochen
field-release_at = frei bei Verdacht
field-alibi_max = Alibi höchstens
field-carry_max = zu tragen höchstens
field-safety_max = Sicherheit höchstens
field-morale_max = Moral höchstens
field-morale_start = Moral zu Beginn
field-roads_per_move = Straßen pro Bewegung
field-tokens_per_road_max = Marker pro Straße höchstens
field-occupier_tokens = Besatzermarker
field-spots = Plätze
field-roads = Straßen
field-ends = Enden
field-area = Gebiet
field-areas = Gebiete
field-arrows = Pfeile
field-arrow = Pfeil
field-white = weiß
field-black = schwarz
field-via = über
field-to = nach
field-locations = Orte
field-resource = Rohstoff
field-resources = Rohstoffe
field-safety_start = Sicherheit zu Beginn
field-safety_here = Sicherheit hier
field-cost = Kosten
field-theme = Hintergrund
field-network = Netzwerk
field-ration = Ration
field-sabotage = Sabotage
field-information = Information
field-money = Geld
field-immunity = Immunität
field-ticket = Fahrkarte
field-requirement_tokens = Bedarfsmarker
field-items_scenario_2 = Marker in Szenario 2
field-persons_in_hiding = Untergetauchte
field-description = Beschreibung
field-found_at = zu finden in
field-safe_at = sicher in
field-characters = Figuren
field-character = Figur
field-age = Alter
field-profession = Beruf
field-tag = Stichwort
field-start_locations = Startorte
field-hook = Wirkungsart
field-mode = Art
field-bio = Lebenslauf
field-occupier = Besatzer
field-set = Serie
field-raid = Razzia
field-search_number = Suchzahl
field-patrolling = Patrouille
field-moves = Bewegungen
field-control = Kontrolle
field-situation = Lage
field-approach = Vorgehen
field-policeman = Polizist
field-soldier = Soldat
field-helper = Helfer
field-morale_action = Moralkarte
field-solo_action = Soloaktion
field-scenarios = Szenarien
field-period = Zeit
field-layout = Aufbau
field-difficulty = Schwierigkeit
field-easy = leicht
field-medium = mittel
field-hard = schwer
field-extreme = extrem
field-start_alibi = Alibi zu Beginn
field-policemen = Polizisten
field-soldiers = Soldaten
field-limit = Grenze
field-hunger_start = Hunger zu Beginn
field-goal = Ziel
field-special_rules = Sonderregeln
field-lose = verloren, wenn
field-source = Quelle
field-replaces = andere Orte
field-distribution_office = Verteilungsamt

## Wörter unter den Werten

value-berlin = Berlin
value-attack = Angriff
value-defense = Verteidigung
value-versatile = vielseitig
value-scheme = List
value-melee = Nahkampf
value-ranged = Fernkampf
value-hero = Held
value-sidekick = Gehilfe
value-any = allen
value-hyde = Hyde
value-jekyll = Jekyll
value-support = Unterstützung
value-plot = Anschlag
value-road = Straße
value-civilian = Zivilist
value-abwehr = Abwehr
value-wehrmacht = Wehrmacht
value-timid = zaghaft
value-skeptical = skeptisch
value-motivated = motiviert
value-committed = entschlossen
value-reckless = tollkühn
value-low = gering
value-medium = mittel
value-high = hoch
value-extreme = äußerst
value-target = Ziel
value-eagle = Adler
value-ongoing = dauerhaft
value-prison = Gefängnis
value-act = Aktion
value-instant = sofort
value-item = Gegenstand
value-meeting = Treffen
value-normal = gewöhnlich
value-key = Schlüssel
value-important = wichtig
value-affiliation = Zugehörigkeit
value-city = Stadt
value-countryside = Land
value-soldier = Soldat
value-policeman = Polizist
value-white = weiß
value-black = schwarz
value-red = rot
value-yellow = gelb
value-blue = blau
value-green = grün
value-brown = braun
value-comply = mitmachen
value-bluff = bluffen
value-dare = wagen
value-avoid = ausweichen
value-wait = warten
value-give = geben
value-care = helfen
value-base = Grundspiel
value-reserve = Reserve
value-and = und
value-or = oder
value-rulebook = Regelheft
