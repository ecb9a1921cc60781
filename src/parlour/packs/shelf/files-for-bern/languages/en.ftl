conspirator-kolbe = Kolbe
    .full = Fritz Kolbe
    .role = Official in the Foreign Office
    .brief = Copies what was meant to be burned.
    .text = Your dossier holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } more. Action, once a turn: take a card from the conspirator discard pile; your suspicion rises by { $suspicion_gained }.
    .act = take a discarded card, your suspicion rises by { $suspicion_gained }

card-files_for_bern = Files for Bern
    .text = In Zurich or Stockholm: military support falls by { $support_lost }, and you gain { $motivation_gained } motivation.
card-courier_pass = Courier's Pass
    .text = Somebody in your space, perhaps you, moves up to { spelled-spaces }.
card-warning_in_time = A Warning in Time
    .text = One conspirator under high or extreme suspicion loses { $suspicion_lost } suspicion.
card-paper_in_the_stove = Paper in the Stove
    .text = Discard all your illegal cards; your suspicion falls by { $suspicion_lost }.

event-talks_in_rome = Talks in Rome
    .text = Abwehr conspirators lose { $suspicion_lost } suspicion. Military support rises by { $support_gained }.
    .story = In the winter of 1939 to 1940 the lawyer Josef Müller carried questions of the opposition to the Vatican, and answers from London back. Then the campaign in the West was won.
event-sermons_in_munster = Sermons in Münster
    .text = Whoever is timid or skeptical gains { $motivation_gained } motivation.
    .story = In the summer of 1941 Bishop von Galen said from the pulpit that the sick were being killed. Copies went from hand to hand.
event-leaflets_from_munich = Leaflets from Munich
    .text = Every conspirator gains { $motivation_gained } motivation. Whoever holds an illegal card gains { $suspicion_gained } suspicion.
    .story = The first leaflets of the White Rose were posted in June and July 1942. Its students and their professor were put to death the year after.
event-rosenstrasse = Rosenstrasse
    .text = One conspirator in prison is released to Gestapo HQ at { $suspicion } suspicion. Conspirators in Berlin gain { $motivation_gained } motivation.
    .story = In February and March 1943 hundreds of women stood in a street in Berlin for days, until their Jewish husbands were let go.
event-tea_on_sunday = Tea on a Sunday
    .text = Civilian and Abwehr conspirators gain { $suspicion_gained } suspicion.
    .story = An informer sat at the table when friends of Elisabeth von Thadden met in September 1943. In January 1944 the circle around Hanna Solf was arrested.
