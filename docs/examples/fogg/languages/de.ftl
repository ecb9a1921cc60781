# Phileas Fogg auf Deutsch.

hero-phileas_fogg = { $case ->
    [von] von Phileas Fogg
   *[other] Phileas Fogg
}
    .short = Fogg
    .banner = FOGG
    .letter = F
    .ability = Fahrplan
    .text = Zu Beginn deines Zuges darfst du Fogg bis zu { n-spaces } weit bewegen. Fogg und Passepartout ziehen im Manöver bis zu 3 Felder weit.
sidekick-passepartout = { $case ->
    [von] von Passepartout
   *[other] Passepartout
}
    .short = Passepartout
    .banner = PASSEPARTOUT
    .letter = P
phileas_fogg-the_wager = Die Wette
    .after_combat = Hast du gewonnen, ziehe { n-cards }.
phileas_fogg-ahead_of_time = Vor der Zeit
    .during_combat = +{ $each } für jede Aktion, die du in diesem Zug noch hast.
phileas_fogg-firm_handshake = Fester Händedruck
phileas_fogg-acrobat = Akrobat
    .after_combat = Stelle Passepartout auf ein Feld neben Fogg.
phileas_fogg-feint = Finte
    .immediately = Hebe alle Wirkungen der gegnerischen Karte auf, die noch nicht eingetreten sind; ihre Zahl bleibt.
phileas_fogg-punctual = Pünktlich
    .after_combat = Bewege deinen Kämpfer aus diesem Kampf bis zu { n-spaces } weit.
phileas_fogg-perfect_valet = Der perfekte Diener
    .after_combat = Fogg erholt sich um { $amount }.
phileas_fogg-umbrella = Regenschirm
phileas_fogg-iron_nerves = Eiserne Nerven
    .after_combat = Hast du verloren, erholt sich Fogg um { $amount }.
phileas_fogg-express_train = Schnellzug
    .scheme = Bewege Fogg bis zu { n-spaces } weit. Du erhältst { n-actions }.
phileas_fogg-balloon = Ballon
    .scheme = Stelle Fogg auf ein beliebiges Feld. Ziehe { n-cards }.
phileas_fogg-twenty_thousand_pounds = Zwanzigtausend Pfund
    .scheme = Ziehe { n-cards }.
