# Was Rätsel sagen. Chancen sind ganze Zahlen, in Prozent.

ask = Was würdest du tun? Eine Wahl ist klar besser als alle anderen.
ask-on = Richtig. Und jetzt?
wrong = Damit liegt deine Gewinnchance bei { $chance } % ({ $low } bis { $high }). Es gibt eine Wahl, mit der du { $best } % behältst.
solved = Das ist die beste Wahl.
best = Am besten war: { $choice }
why = Warum: { $why }.
keeps = Damit behältst du { $chance } % ({ $low } bis { $high }). Am nächsten kommt „{ $second }“ mit { $less } % ({ $lesslow } bis { $lesshigh }).
played = Mit beiden je { $games }-mal von Bots ausgespielt: { $best }-mal gewonnen mit der ersten, { $second }-mal mit der anderen.

difficulty-easy = Leicht
difficulty-medium = Mittel
difficulty-hard = Schwer

theme-unmatched-attack = Jetzt angreifen
theme-unmatched-strike = Mit welcher Karte du zuschlägst
theme-unmatched-defence = Verteidigen oder nicht
theme-unmatched-scheme = Die richtige List
theme-unmatched-maneuver = Ziehen und gehen
theme-unmatched-moving = Wo du stehst
theme-unmatched-answers = Was eine Karte fragt
theme-black-orchestra-plot = Zuschlagen oder warten
theme-black-orchestra-dice = Wie viele Würfel
theme-black-orchestra-journey = Wohin
theme-black-orchestra-conspire = Konspirieren
theme-black-orchestra-dossier = Eine Karte ziehen
theme-black-orchestra-errand = Sammeln und weitergeben
theme-black-orchestra-discard = Was du hergibst
theme-black-orchestra-quiet = Stillhalten
theme-black-orchestra-answers = Was ein Ereignis fragt
theme-orange-shall-overcome-card = Welche Karte zuerst
theme-orange-shall-overcome-task = Welche Aufgabe
theme-orange-shall-overcome-way = Wohin
theme-orange-shall-overcome-safety = Wo du es sicher machst
theme-orange-shall-overcome-helper = Welcher Helfer
theme-orange-shall-overcome-extra = Moral, und was nichts kostet
theme-orange-shall-overcome-answers = Was eine Karte fragt
