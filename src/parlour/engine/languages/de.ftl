# Was jeder Tisch sagt, auf Deutsch.

choosing = überlegt
only-option-taken = Es gab nur eine Möglichkeit: { $option }.
allowed = Das ist erlaubt.
game-over = Das Spiel ist vorbei.
no-undo = Der letzte Zug lässt sich nicht zurücknehmen: Danach kamen Zufall, verdeckte Karten oder jemand anderes.
not-together = Nur in einem kooperativen Spiel kann der Tisch gemeinsam weiter als einen Zug zurückgehen.
no-such-moment = Den Zeitpunkt { $moment } gibt es nicht: { $choices ->
    [one] Bisher fiel 1 Entscheidung
   *[other] Bisher fielen { $choices } Entscheidungen
}.

## Wie mehrere Dinge aufgezählt werden

list-comma = { ", " }
list-and = { " und " }
list-or = { " oder " }
list-blank = { " " }

## Die Zielkarte. `who` liest sie: wer allein gewinnt oder verliert, eine Gruppe, oder jemand, der zuschaut

goal-win = { $who ->
    [watching] Sie gewinnen
    [group] Ihr gewinnt
   *[you] Du gewinnst
}
goal-lose = { $who ->
    [watching] Sie verlieren
    [group] Ihr verliert
   *[you] Du verlierst
}
goal-turn = { $who ->
    [watching] Ein Zug
   *[you] Dein Zug
}

## Wonach sich ein Bot richtet

thousands = .
goes-by-longest = Überlegt am längsten.
goes-by = { $kind ->
    [chance] Richtet sich allein nach dem Zufall.
    [learned] Hat Duelle der gedruckten Helden aus { $millions } Millionen Entscheidungen gegen sich selbst gelernt; an anderen Tischen denkt er mit Faustregeln voraus.
    [tuned] Denkt mit Faustregeln voraus, die in { $games } Partien eingestellt wurden.
   *[rules] { $depth ->
        [ahead] Denkt mit Faustregeln voraus.
        [slips] Richtet sich nach Faustregeln, ab und zu abgelenkt.
       *[sight] Richtet sich nach Faustregeln.
    }
}
