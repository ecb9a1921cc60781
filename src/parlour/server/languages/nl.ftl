# Wat de server zelf tegen mensen zegt: weigeringen aan de tafel en aan de deur.

not-your-seat = Plaats { $seat } is niet van jou.
not-all-yours = Deze plaatsen zijn niet allemaal van jou.
no-seat = Plaats { $seat } bestaat niet.
id-reused = Dit nummer is al voor een ander verzoek gebruikt.
table-closed = De tafel is gesloten.
bot-plays-seat = Een bot speelt plaats { $seat }; neem de plaats eerst terug.
no-bot-there = Op deze plaats speelt geen bot.
game-went-on = Het spel is verdergegaan: dit werd gevraagd bij versie { $asked }, nu is het { $now }.
seen-differently = Je scherm liep achter; zo staat de tafel er nu voor.
no-more-moves = Aan deze tafel zijn { $most } zetten gedaan; meer gaat niet.
no-more-back = Aan deze tafel zijn { $most } zetten gedaan; het spel gaat door, maar er wordt niets meer teruggenomen.
cannot-go-on = Zo kan het spel niet verder; er is niets veranderd.
nothing-to-vote = Er valt niets te stemmen.
another-proposal = Er ligt nu een ander voorstel; bekijk dat eerst.
nothing-to-decide = Plaats { $seat } heeft nu niets te kiezen.
no-bot-knows = Geen bot hier kent { $game } goed genoeg voor een tip.
one-hint = Eén tip tegelijk, alsjeblieft.
bot-too-late = Het spel is verdergegaan terwijl de bot nadacht.
bot-found-nothing = Geen tip: de bot wist niets te zeggen.
nothing-to-read = Hier valt niets te lezen.
write-slower = Schrijf alsjeblieft iets langzamer.
too-many-messages = Te veel berichten; wacht even.
too-many-tables = Te veel nieuwe tafels; wacht een minuut.
too-much-kept = Zoveel kan hier in zo korte tijd niet bewaard worden; probeer het later nog eens.
all-tables-used = Alle { $tables } tafels van deze server zijn bezet; probeer het later nog eens.
too-many-look = Er kijken te veel mensen naar deze tafel.
opened-by-link = Een tafel open je met haar link.
no-such-table = Deze tafel bestaat niet, of deze link opent haar niet.
no-table = Deze tafel bestaat niet.
invitation-used = Deze uitnodiging is al gebruikt. Heb je de plaats zelf genomen, kom dan terug met dezelfde browser; vraag de gastheer anders om een nieuwe link.
link-not-good = Deze link werkt niet, of niet meer.
nobody-watches = Bij dit spel mag niemand toekijken.
link-ended = Deze link werkt niet meer.
no-such-link = Deze link is er niet, of niet meer.
most-links = Een tafel heeft hoogstens { $most } links; trek er eerst een paar in.
only-host-link = Dit is de enige link van de gastheer; maak eerst een andere.
only-host = Dat kan alleen de gastheer.
only-with-link = Alleen wie een link naar de plaats heeft, kan er gaan zitten.
name-taken = Die naam lijkt te veel op die van iemand anders; kies een andere.
code-not-good = Deze code werkt niet, of niet meer.
code-open-seats = Een code biedt alleen vrije plaatsen aan, en minstens één.
code-seats-taken = Alle plaatsen van deze code zijn bezet.
replay-too-long = Het duurt te lang om het spel tot daar na te spelen.
nobody-can-judge = Niemand hier kan de keuzes van dit spel beoordelen.
too-many-reviews = Er worden te veel partijen bekeken; probeer het over een minuut nog eens.
review-failed = De terugblik is niet gelukt.
branch-would-show = Vanaf hier verder spelen zou verraden wat je niet mag weten; wacht tot het spel is afgelopen.
record-would-show = Het verslag van een lopend spel verraadt wat je niet mag weten; het gaat open als het spel is afgelopen of de tafel gesloten.
rematch-for-players = Een revanche is voor wie meespeelt.
all-told = Het spel is afgelopen en alles is verteld; er wordt geen keuze meer teruggenomen.
not-over-yet = Het spel is nog niet afgelopen.
opened-anew = De tafel is opnieuw geopend; probeer het nog eens.
server-stops = De server stopt; kom zo weer terug.
database-away = De server kan even niet bij zijn database; probeer het zo nog eens.
disk-full = De schijf is vol; hiervan is niets opgeslagen, en alles wat al was opgeslagen is veilig.
disk-fails = De schijf meldt een fout; hiervan is niets opgeslagen.
database-read-only = De database van de server kan op dit moment alleen worden gelezen.
database-locked = Een ander programma houdt de database van de server vergrendeld; probeer het zo nog eens.
database-damaged = De database van de server is beschadigd; zeg het tegen degene die de server beheert.
database-failed = De database van de server meldt een fout; probeer het later nog eens.
waits-for-words = Het spel begint als iedereen zit en elk apparaat zijn woord voor de dobbelstenen en kaarten heeft gegeven.
table-stuck = Het spel kan vanaf hier niet vanzelf verder. De tafel is apart gezet; andere tafels merken er niets van.
table-unplayable = Deze tafel kan niet worden geopend: het spel kan niet worden nagespeeld. Ze is apart gezet; andere tafels merken er niets van.
table-too-long = Deze tafel kan niet worden geopend: het spel naspelen duurt te lang. Ze is apart gezet; andere tafels merken er niets van.
table-damaged = Deze tafel kan niet worden geopend: wat erover is opgeslagen, is beschadigd. Ze is apart gezet; andere tafels merken er niets van.
table-unreadable = Deze tafel kan niet worden geopend: { $why }
table-of-other-rules = Deze tafel is gespeeld met regels { $rules } van { $game } en kan alleen worden bekeken: { $why }.
put-away = De tafel is opgeruimd; kom terug, dan gaat ze weer open.
table-removed = De tafel is verwijderd.
table-forgotten = De tafel is verwijderd: er was al lang niemand meer teruggekomen.
nothing-to-undo = Je kunt nu niets terugnemen: daarna kwamen toeval, verborgen kaarten of een andere plaats.
nothing-to-redo = Je hebt niets om opnieuw te doen.
would-choose = De sterke bot zou kiezen: { $option }.
keep-a-cookie = Hiervoor moet deze browser een cookie bewaren; sta dat toe en probeer het nog eens.
nothing-drawn = Aan deze tafel wordt niets geloot.
draw-anew = De loting is opnieuw begonnen; kijk nog eens naar de tafel.
not-all-seated = Nog niet iedereen zit.
not-all-promised = Nog niet iedereen heeft een woord toegezegd.
nobody-for-chance = Er zou niemand overblijven met een aandeel in het toeval.
somebody-faster = Iemand was sneller; probeer het nog eens.
no-picture = Zo'n plaatje is er niet.
notes-for-players = Aantekeningen zijn voor wie meespeelt.
notes-own = Deze aantekening is van iemand anders.
no-such-note = Die aantekening is er niet, of niet meer.
most-notes = Een tafel heeft hoogstens { $most } aantekeningen; haal er eerst een paar weg.
nothing-of-yours = Deze browser heeft hier nog niets.
carry-not-good = Deze link is al gebruikt of verlopen; maak op je andere apparaat een nieuwe.
carry-too-often = Te veel links voor andere apparaten; wacht een minuutje.
export-too-often = Dat kost de server tijd; wacht een minuut voordat je het opnieuw vraagt.
too-many-requests = Te veel verzoeken; wacht even.
too-much-read = Er wordt op dit moment te veel gelezen; probeer het zo nog eens.
too-many-codes = Er zijn te veel codes geprobeerd; wacht een minuut, of gebruik de link.
went-wrong = Er ging hier iets mis; er is niets veranderd.
name-empty = In die naam staat niets leesbaars.
cannot-be-played = Dit kan niet gespeeld worden: het kost te veel tijd of geheugen om het te lezen.
lesson-over = Daar is het spel al afgelopen; speel verder vanaf een eerdere stap.
no-hint = Er is geen tip: de bot { $trouble ->
    [too-long] deed er te lang over
    [ended] is zomaar gestopt
    [busy] wordt nu door te veel mensen gevraagd; probeer het zo nog eens
   *[failed] liep vast
 }.

# Wat hij aan tafel in de chat zegt.

chat-host = Gastheer
chat-spectator = Toeschouwer
sat-down = { $name } is op plaats { $seat } gaan zitten.
sat-down-at-open = { $name } is op plaats { $seat } gaan zitten. Wie deze tafel neerzette, kan weten hoe er gedeeld is.
another-device = { $name } is er met een ander apparaat bij gekomen.
bot-plays = Een bot ({ $level }) speelt nu voor { $name }.
is-back = { $name } is terug.
renamed = { $old } heet nu { $new }.
renamed-by-host = De gastheer noemt { $old } nu { $new }.
handed-over = Plaats { $seat } wordt overgedragen: de oude link werkt niet meer.
new-link = De gastheer heeft een nieuwe link naar plaats { $seat } gemaakt; de oude werkt niet meer.
link-revoked = De gastheer heeft de link naar plaats { $seat } ongeldig gemaakt.
host-closed = De gastheer heeft de tafel gesloten.
code-offered = De gastheer biedt { $count ->
    [one] plaats
   *[other] de plaatsen
 } { $seats } met een code aan, { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
 } lang.
code-ended = De gastheer heeft de code ingetrokken.
is-against = { $name } wil niet terug.
went-back = De tafel is het eens: { $choices ->
    [one] één keuze
   *[other] { $choices } keuzes
 } terug.
bot-failed = De bot ({ $level }) op plaats { $seat } { $trouble ->
    [too-long] deed er te lang over
    [ended] is zomaar gestopt
    [no-option] antwoordde iets wat niet kan
   *[failed] liep vast
 }; het toeval besliste voor hem.
bot-relieved = De bot ({ $level }) op plaats { $seat } ging te vaak de mist in; een andere bot ({ $other }) speelt verder.
left-for-good = Wie op plaats { $seat } zat, is voorgoed weg; een bot ({ $level }) speelt verder.
study-failed = Het onderzoek kon niet worden uitgespeeld.
one-study = Je onderzoek loopt nog; stop het eerst.
no-study = Er is hier geen onderzoek van jou, of niet meer.
no-report = Van dit onderzoek is er geen verslag.
too-many-studies = Er lopen te veel onderzoeken; probeer het over een paar minuten opnieuw.
studies-off = Op deze server worden geen onderzoeken gespeeld.
studies-own = Op deze server worden onderzoeken alleen gespeeld voor wie aan de machine zelf zit.
