conspirator-kolbe = Kolbe
    .full = Fritz Kolbe
    .role = Beamter im Auswärtigen Amt
    .brief = Schreibt ab, was verbrannt werden sollte.
    .text = Dein Dossier fasst { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } mehr. Aktion, einmal im Zug: Nimm eine Karte vom Ablagestapel der Verschwörer; dein Verdacht steigt um { $suspicion_gained }.
    .act = nimm eine abgelegte Karte, dein Verdacht steigt um { $suspicion_gained }

card-files_for_bern = Akten für Bern
    .text = In Zürich oder Stockholm: Der militärische Rückhalt sinkt um { $support_lost }, und du gewinnst { $motivation_gained } Motivation.
card-courier_pass = Kurierausweis
    .text = Jemand an deinem Ort, vielleicht du selbst, reist bis zu { spelled-spaces } weit.
card-warning_in_time = Rechtzeitig gewarnt
    .text = Ein Verschwörer unter hohem oder äußerstem Verdacht verliert { $suspicion_lost } Verdacht.
card-paper_in_the_stove = Papier im Ofen
    .text = Wirf alle deine illegalen Karten ab; dein Verdacht sinkt um { $suspicion_lost }.

event-talks_in_rome = Gespräche in Rom
    .text = Verschwörer der Abwehr verlieren { $suspicion_lost } Verdacht. Der militärische Rückhalt steigt um { $support_gained }.
    .story = Im Winter 1939 auf 1940 brachte der Anwalt Josef Müller Fragen der Opposition in den Vatikan und Antworten aus London zurück. Dann wurde der Feldzug im Westen gewonnen.
event-sermons_in_munster = Predigten in Münster
    .text = Wer zaghaft oder skeptisch ist, gewinnt { $motivation_gained } Motivation.
    .story = Im Sommer 1941 sagte Bischof von Galen von der Kanzel, dass Kranke getötet werden. Abschriften gingen von Hand zu Hand.
event-leaflets_from_munich = Flugblätter aus München
    .text = Jeder Verschwörer gewinnt { $motivation_gained } Motivation. Wer eine illegale Karte hat, bekommt { $suspicion_gained } Verdacht.
    .story = Die ersten Flugblätter der Weißen Rose kamen im Juni und Juli 1942 mit der Post. Die Studenten und ihr Professor wurden im Jahr darauf hingerichtet.
event-rosenstrasse = Rosenstraße
    .text = Ein Verschwörer im Gefängnis kommt in die Gestapo-Zentrale frei, mit Verdacht { $suspicion }. Verschwörer in Berlin gewinnen { $motivation_gained } Motivation.
    .story = Im Februar und März 1943 standen Hunderte Frauen tagelang in einer Berliner Straße, bis ihre jüdischen Männer freigelassen wurden.
event-tea_on_sunday = Tee am Sonntag
    .text = Zivilisten und Verschwörer der Abwehr bekommen { $suspicion_gained } Verdacht.
    .story = Ein Spitzel saß mit am Tisch, als sich Freunde von Elisabeth von Thadden im September 1943 trafen. Im Januar 1944 wurde der Kreis um Hanna Solf verhaftet.
