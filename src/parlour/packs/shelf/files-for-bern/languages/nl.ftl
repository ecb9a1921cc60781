conspirator-kolbe = Kolbe
    .full = Fritz Kolbe
    .role = Ambtenaar op het ministerie van Buitenlandse Zaken
    .brief = Kopieert wat verbrand moest worden.
    .text = In je dossier { $cards ->
        [one] past 1 kaart
       *[other] passen { $cards } kaarten
    } meer. Actie, eenmaal per beurt: neem een kaart van de aflegstapel van de samenzweerders; je verdenking stijgt met { $suspicion_gained }.
    .act = neem een afgelegde kaart, je verdenking stijgt met { $suspicion_gained }

card-files_for_bern = Stukken voor Bern
    .text = In Zürich of Stockholm: de steun van het leger daalt met { $support_lost } en je krijgt { $motivation_gained } motivatie.
card-courier_pass = Koerierspas
    .text = Iemand op jouw plaats, misschien jijzelf, reist tot { spelled-spaces } ver.
card-warning_in_time = Tijdig gewaarschuwd
    .text = Eén samenzweerder met hoge of uiterste verdenking verliest { $suspicion_lost } verdenking.
card-paper_in_the_stove = Papier in de kachel
    .text = Leg al je illegale kaarten af; je verdenking daalt met { $suspicion_lost }.

event-talks_in_rome = Gesprekken in Rome
    .text = Samenzweerders van de Abwehr verliezen { $suspicion_lost } verdenking. De steun van het leger stijgt met { $support_gained }.
    .story = In de winter van 1939 op 1940 bracht de advocaat Josef Müller vragen van de oppositie naar het Vaticaan en antwoorden uit Londen terug. Toen werd de veldtocht in het westen gewonnen.
event-sermons_in_munster = Preken in Münster
    .text = Wie schuchter of weifelend is, krijgt { $motivation_gained } motivatie.
    .story = In de zomer van 1941 zei bisschop Von Galen vanaf de kansel dat zieken werden vermoord. Afschriften gingen van hand tot hand.
event-leaflets_from_munich = Pamfletten uit München
    .text = Elke samenzweerder krijgt { $motivation_gained } motivatie. Wie een illegale kaart heeft, krijgt { $suspicion_gained } verdenking.
    .story = De eerste pamfletten van de Witte Roos gingen in juni en juli 1942 op de post. De studenten en hun hoogleraar werden het jaar daarop ter dood gebracht.
event-rosenstrasse = Rosenstraße
    .text = Eén gevangen samenzweerder komt vrij in het hoofdkwartier van de Gestapo, met verdenking { $suspicion }. Samenzweerders in Berlijn krijgen { $motivation_gained } motivatie.
    .story = In februari en maart 1943 stonden honderden vrouwen dagenlang in een straat in Berlijn, tot hun Joodse mannen werden vrijgelaten.
event-tea_on_sunday = Thee op zondag
    .text = Burgers en samenzweerders van de Abwehr krijgen { $suspicion_gained } verdenking.
    .story = Een verklikker zat mee aan tafel toen vrienden van Elisabeth von Thadden in september 1943 bijeenkwamen. In januari 1944 werd de kring rond Hanna Solf gearresteerd.
