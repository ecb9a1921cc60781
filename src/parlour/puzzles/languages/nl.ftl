# Wat puzzels zeggen. Kansen zijn hele getallen, in procenten.

ask = Wat zou jij doen? Eén keuze is duidelijk beter dan alle andere.
ask-on = Goed. En nu?
wrong = Hiermee is je kans om te winnen { $chance } % ({ $low } tot { $high }). Er is een keuze waarmee je { $best } % houdt.
solved = Dat is de beste keuze.
best = Het beste was: { $choice }
why = Waarom: { $why }.
keeps = Daarmee houd je { $chance } % ({ $low } tot { $high }). Wat er het dichtst bij komt, “{ $second }”, geeft { $less } % ({ $lesslow } tot { $lesshigh }).
played = Met elk { $games } keer uitgespeeld door bots: { $best } keer gewonnen met de eerste, { $second } keer met de andere.

difficulty-easy = Makkelijk
difficulty-medium = Gemiddeld
difficulty-hard = Moeilijk

theme-unmatched-attack = Nu aanvallen
theme-unmatched-strike = Met welke kaart je slaat
theme-unmatched-defence = Verdedigen of niet
theme-unmatched-scheme = De juiste list
theme-unmatched-maneuver = Trekken en lopen
theme-unmatched-moving = Waar je staat
theme-unmatched-answers = Wat een kaart vraagt
theme-black-orchestra-plot = Toeslaan of wachten
theme-black-orchestra-dice = Hoeveel dobbelstenen
theme-black-orchestra-journey = Waarheen
theme-black-orchestra-conspire = Samenspannen
theme-black-orchestra-dossier = Een kaart trekken
theme-black-orchestra-errand = Verzamelen en doorgeven
theme-black-orchestra-discard = Wat je afgeeft
theme-black-orchestra-quiet = Je stilhouden
theme-black-orchestra-answers = Wat een gebeurtenis vraagt
theme-orange-shall-overcome-card = Welke kaart eerst
theme-orange-shall-overcome-task = Welke taak
theme-orange-shall-overcome-way = Waarheen
theme-orange-shall-overcome-safety = Waar je het veilig maakt
theme-orange-shall-overcome-helper = Welke helper
theme-orange-shall-overcome-extra = Moreel, en wat gratis is
theme-orange-shall-overcome-answers = Wat een kaart vraagt
