# Was der Server selbst den Leuten sagt: Ablehnungen am Tisch und an der Tür.

not-your-seat = Platz { $seat } gehört dir nicht.
not-all-yours = Diese Plätze gehören dir nicht alle.
no-seat = Einen Platz { $seat } gibt es nicht.
id-reused = Diese Kennung wurde schon für eine andere Anfrage benutzt.
table-closed = Der Tisch wurde geschlossen.
bot-plays-seat = Auf Platz { $seat } spielt ein Bot; übernimm den Platz erst wieder.
no-bot-there = Auf diesem Platz spielt kein Bot.
game-went-on = Das Spiel ist weitergegangen: Gefragt wurde bei Version { $asked }, jetzt ist es { $now }.
seen-differently = Deine Anzeige war veraltet; so steht der Tisch jetzt.
no-more-moves = An diesem Tisch wurden { $most } Züge gemacht; mehr gehen nicht.
no-more-back = An diesem Tisch wurden { $most } Züge gemacht; das Spiel geht weiter, aber nichts wird mehr zurückgenommen.
cannot-go-on = So kann das Spiel nicht weitergehen; nichts hat sich geändert.
nothing-to-vote = Es gibt nichts abzustimmen.
another-proposal = Inzwischen liegt ein anderer Vorschlag vor; sieh ihn dir erst an.
nothing-to-decide = Platz { $seat } hat gerade nichts zu entscheiden.
no-bot-knows = Kein Bot hier kennt { $game } gut genug für einen Tipp.
one-hint = Bitte einen Tipp nach dem anderen.
bot-too-late = Das Spiel ist weitergegangen, während der Bot nachdachte.
bot-found-nothing = Kein Tipp: Dem Bot ist nichts eingefallen.
nothing-to-read = Darin steht nichts zu lesen.
write-slower = Bitte schreib etwas langsamer.
too-many-messages = Zu viele Nachrichten; bitte warte einen Moment.
too-many-tables = Zu viele neue Tische; bitte warte eine Minute.
too-much-kept = So viel kann hier in so kurzer Zeit nicht aufgehoben werden; bitte versuch es später noch einmal.
all-tables-used = Alle { $tables } Tische dieses Servers sind besetzt; bitte versuch es später noch einmal.
too-many-look = Zu viele Leute sehen diesem Tisch zu.
opened-by-link = Einen Tisch öffnet man mit seinem Link.
no-such-table = Diesen Tisch gibt es nicht, oder dieser Link öffnet ihn nicht.
no-table = Diesen Tisch gibt es nicht.
invitation-used = Diese Einladung ist schon benutzt. Hast du selbst den Platz genommen, komm mit demselben Browser zurück; sonst bitte den Gastgeber um einen neuen Link.
link-not-good = Dieser Link gilt nicht oder nicht mehr.
nobody-watches = Bei diesem Spiel darf niemand zusehen.
link-ended = Dieser Link gilt nicht mehr.
no-such-link = Diesen Link gibt es nicht oder nicht mehr.
most-links = Ein Tisch hat höchstens { $most } Links; zieh erst einige zurück.
only-host-link = Das ist der einzige Link des Gastgebers; mach erst einen anderen.
only-host = Das kann nur der Gastgeber.
only-with-link = Nur wer einen Link zu dem Platz hat, kann sich setzen.
name-taken = Damit könnte man dich mit jemandem verwechseln; wähl bitte einen anderen Namen.
code-not-good = Dieser Code gilt nicht oder nicht mehr.
code-open-seats = Ein Code bietet nur freie Plätze an, und mindestens einen.
code-seats-taken = Alle Plätze dieses Codes sind besetzt.
replay-too-long = Es dauert zu lange, das Spiel bis dorthin nachzuspielen.
nobody-can-judge = Niemand hier kann die Entscheidungen dieses Spiels beurteilen.
too-many-reviews = Es werden zu viele Partien angesehen; versuch es in einer Minute noch einmal.
review-failed = Der Rückblick ist nicht gelungen.
branch-would-show = Von hier weiterzuspielen würde zeigen, was du nicht wissen darfst; warte bis zum Ende des Spiels.
record-would-show = Die Aufzeichnung eines laufenden Spiels verrät, was du nicht wissen darfst; sie öffnet sich, wenn das Spiel vorbei oder der Tisch geschlossen ist.
rematch-for-players = Eine Revanche ist für die, die mitspielen.
all-told = Das Spiel ist vorbei und alles ist erzählt; keine Wahl wird mehr zurückgenommen.
not-over-yet = Das Spiel ist noch nicht vorbei.
opened-anew = Der Tisch wurde neu geöffnet; bitte versuch es noch einmal.
server-stops = Der Server wird angehalten; komm gleich wieder.
database-away = Der Server erreicht seine Datenbank gerade nicht; bitte versuch es gleich noch einmal.
disk-full = Der Datenträger ist voll; hiervon wurde nichts gespeichert, und alles zuvor Gespeicherte ist sicher.
disk-fails = Der Datenträger meldet einen Fehler; hiervon wurde nichts gespeichert.
database-read-only = Die Datenbank des Servers kann im Moment nur gelesen werden.
database-locked = Ein anderes Programm hält die Datenbank des Servers gesperrt; versuch es gleich noch einmal.
database-damaged = Die Datenbank des Servers ist beschädigt; sag es bitte der Person, die den Server betreibt.
database-failed = Die Datenbank des Servers meldet einen Fehler; versuch es später noch einmal.
waits-for-words = Das Spiel beginnt, wenn alle Platz genommen haben und jedes Gerät sein Wort für Würfel und Karten gegeben hat.
table-stuck = Das Spiel kann von hier aus nicht von selbst weitergehen. Der Tisch wurde beiseitegestellt; andere Tische sind nicht betroffen.
table-unplayable = Dieser Tisch kann nicht geöffnet werden: Sein Spiel lässt sich nicht nachspielen. Er wurde beiseitegestellt; andere Tische sind nicht betroffen.
table-too-long = Dieser Tisch kann nicht geöffnet werden: Sein Spiel nachzuspielen dauert zu lange. Er wurde beiseitegestellt; andere Tische sind nicht betroffen.
table-damaged = Dieser Tisch kann nicht geöffnet werden: Was über ihn gespeichert ist, ist beschädigt. Er wurde beiseitegestellt; andere Tische sind nicht betroffen.
table-unreadable = Dieser Tisch kann nicht geöffnet werden: { $why }
table-of-other-rules = Dieser Tisch wurde mit den Regeln { $rules } von { $game } gespielt und kann nur angesehen werden: { $why }.
put-away = Der Tisch wurde weggeräumt; komm wieder, dann wird er neu geöffnet.
table-removed = Der Tisch wurde entfernt.
table-forgotten = Der Tisch wurde entfernt: Lange ist niemand mehr zu ihm zurückgekommen.
nothing-to-undo = Du kannst gerade nichts zurücknehmen: Danach kamen Zufall, verdeckte Karten oder ein anderer Platz.
nothing-to-redo = Du hast nichts zu wiederholen.
would-choose = Der starke Bot würde wählen: { $option }.
keep-a-cookie = Dafür muss dieser Browser ein Cookie behalten; bitte erlaub es und versuch es noch einmal.
nothing-drawn = An diesem Tisch wird nichts gelost.
draw-anew = Die Auslosung hat neu begonnen; sieh dir den Tisch noch einmal an.
not-all-seated = Noch sitzen nicht alle.
not-all-promised = Noch nicht alle haben ein Wort zugesagt.
nobody-for-chance = Niemand bliebe, der am Zufall teilhat.
somebody-faster = Jemand war schneller; bitte versuch es noch einmal.
no-picture = So ein Bild gibt es nicht.
notes-for-players = Notizen sind für die, die mitspielen.
notes-own = Diese Notiz ist von jemand anderem.
no-such-note = Diese Notiz gibt es nicht, oder nicht mehr.
most-notes = Ein Tisch hat höchstens { $most } Notizen; nimm erst ein paar weg.
nothing-of-yours = Dieser Browser hat hier noch nichts.
carry-not-good = Dieser Link wurde schon benutzt oder ist abgelaufen; mach auf deinem anderen Gerät einen neuen.
carry-too-often = Zu viele Links für andere Geräte; bitte warte eine Minute.
export-too-often = Das kostet den Server etwas Zeit; bitte warte eine Minute, bevor du noch einmal fragst.
too-many-requests = Zu viele Anfragen; warte bitte einen Moment.
too-much-read = Gerade wird zu viel gelesen; versuch es bitte gleich noch einmal.
too-many-codes = Es wurden zu viele Codes ausprobiert; warte bitte eine Minute oder nimm den Link.
went-wrong = Hier ist etwas schiefgegangen; es hat sich nichts geändert.
name-empty = In diesem Namen steht nichts Lesbares.
cannot-be-played = Das lässt sich nicht spielen: Es zu lesen braucht zu viel Zeit oder Speicher.
lesson-over = Dort ist das Spiel schon vorbei; spiel von einem früheren Schritt aus weiter.
no-hint = Es gibt keinen Tipp: Der Bot { $trouble ->
    [too-long] hat zu lange gebraucht
    [ended] hat sich einfach beendet
    [busy] wird gerade von zu vielen gefragt; versuch es bitte gleich noch einmal
   *[failed] ist gescheitert
 }.

# Was er am Tisch im Chat sagt.

chat-host = Gastgeber
chat-spectator = Zuschauer
sat-down = { $name } hat sich auf Platz { $seat } gesetzt.
sat-down-at-open = { $name } hat sich auf Platz { $seat } gesetzt. Wer diesen Tisch aufgebaut hat, kann wissen, wie gemischt ist.
another-device = { $name } ist mit einem weiteren Gerät dazugekommen.
bot-plays = Ein Bot ({ $level }) spielt jetzt für { $name }.
is-back = { $name } ist wieder da.
renamed = { $old } heißt jetzt { $new }.
renamed-by-host = Der Gastgeber nennt { $old } jetzt { $new }.
handed-over = Platz { $seat } wird übergeben: Der alte Link gilt nicht mehr.
new-link = Der Gastgeber hat einen neuen Link zu Platz { $seat } gemacht; der alte gilt nicht mehr.
link-revoked = Der Gastgeber hat den Link zu Platz { $seat } für ungültig erklärt.
host-closed = Der Gastgeber hat den Tisch geschlossen.
code-offered = { $count ->
    [one] Platz
   *[other] Die Plätze
 } { $seats } { $count ->
    [one] ist
   *[other] sind
 } { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } lang mit einem Code zu haben.
code-ended = Der Code gilt nicht mehr.
is-against = { $name } ist dagegen zurückzugehen.
went-back = Der Tisch geht gemeinsam { $choices ->
    [one] eine Entscheidung
   *[other] { $choices } Entscheidungen
 } zurück.
bot-failed = Der Bot ({ $level }) auf Platz { $seat } { $trouble ->
    [too-long] hat zu lange gebraucht
    [ended] hat sich einfach beendet
    [no-option] hat etwas geantwortet, das nicht geht
   *[failed] ist gescheitert
 }; für ihn hat der Zufall entschieden.
bot-relieved = Der Bot ({ $level }) auf Platz { $seat } ist zu oft gescheitert; ein anderer Bot ({ $other }) spielt weiter.
left-for-good = Wer auf Platz { $seat } saß, ist endgültig gegangen; ein Bot ({ $level }) spielt weiter.
study-failed = Die Untersuchung konnte nicht zu Ende gespielt werden.
one-study = Deine Untersuchung läuft noch; beende sie zuerst.
no-study = Hier gibt es keine Untersuchung von dir, oder nicht mehr.
no-report = Zu dieser Untersuchung gibt es keinen Bericht.
too-many-studies = Es laufen zu viele Untersuchungen; versuche es in ein paar Minuten noch einmal.
studies-off = Auf diesem Server werden keine Untersuchungen gespielt.
studies-own = Auf diesem Server werden Untersuchungen nur für die gespielt, die an seinem eigenen Rechner sitzen.
