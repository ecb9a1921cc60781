# What the server itself says to people: refusals at the table and at its door.

not-your-seat = Seat { $seat } is not yours.
not-all-yours = These seats are not all yours.
no-seat = There is no seat { $seat }.
id-reused = This id was used for another request.
table-closed = The table was closed.
bot-plays-seat = A bot plays seat { $seat }; take the seat back first.
no-bot-there = No bot plays this seat.
game-went-on = The game has gone on: this was asked at version { $asked }, now it is { $now }.
seen-differently = Your screen was out of date; this is the table as it is now.
no-more-moves = { $most } moves were made at this table; no more are possible.
no-more-back = { $most } moves were made at this table; the game goes on, but nothing more is taken back.
cannot-go-on = The game cannot go on like this; nothing has changed.
nothing-to-vote = There's nothing to vote on.
another-proposal = There's a new proposal now; please look at it first.
nothing-to-decide = Seat { $seat } has nothing to decide now.
no-bot-knows = No bot here knows { $game } well enough to give a hint.
one-hint = One hint at a time, please.
bot-too-late = The game went on while the bot was thinking.
bot-found-nothing = No hint: the bot found nothing to say.
nothing-to-read = There's nothing to read in this.
write-slower = Please write a little more slowly.
too-many-messages = Too many messages; please wait a moment.
too-many-tables = Too many new tables; please wait a minute.
too-much-kept = So much can't be kept here in such a short time; please try again later.
all-tables-used = All { $tables } tables of this server are in use; please try again later.
too-many-look = Too many people are watching this table.
opened-by-link = A table is opened by its link.
no-such-table = There's no such table, or this link doesn't open it.
no-table = There's no such table.
invitation-used = This invitation has been used. If you took the seat yourself, come back with the same browser; otherwise ask the host for a new link.
link-not-good = This link doesn't work, or no longer does.
nobody-watches = Nobody may watch this game.
link-ended = This link no longer works.
no-such-link = There's no such link, or not any more.
most-links = A table has at most { $most } links; revoke some first.
only-host-link = This is the host's only link; make another one first.
only-host = Only the host can do this.
only-with-link = Only a person with a link to the seat can sit on it.
name-taken = That name looks too much like someone else's; please choose another.
code-not-good = This code doesn't work, or no longer does.
code-open-seats = A code offers open seats only, and at least one.
code-seats-taken = All seats offered by this code are taken.
replay-too-long = It takes too long to replay the game up to there.
nobody-can-judge = Nobody here can judge the choices of this game.
too-many-reviews = Too many games are being reviewed; please try again in a minute.
review-failed = The review could not be made.
branch-would-show = Playing on from here would show you what you aren't meant to know; wait until the game is over.
record-would-show = The record of a running game would show you what you aren't meant to know; it opens when the game is over or the table is closed.
rematch-for-players = A rematch is for those who play.
all-told = The game is over and everything has been told, so nothing can be taken back.
not-over-yet = The game isn't over yet.
opened-anew = The table was reopened; please try again.
server-stops = The server is stopping; come back in a moment.
database-away = The server has lost its database for a moment; please try again soon.
disk-full = The disk is full; nothing of this was saved, and everything saved before is safe.
disk-fails = The disk reports an error; nothing of this was saved.
database-read-only = The server's database can only be read at the moment.
database-locked = Another program keeps the server's database locked; please try again in a moment.
database-damaged = The server's database is damaged; please tell the person who runs the server.
database-failed = The server's database reports an error; please try again later.
waits-for-words = The game begins when everyone has sat down and every device has given its word for the dice and cards.
table-stuck = The game cannot go on by itself from here. The table was set aside; other tables are not affected.
table-unplayable = This table cannot be opened: its game cannot be replayed. It was set aside; other tables are not affected.
table-too-long = This table cannot be opened: it takes too long to replay its game. It was set aside; other tables are not affected.
table-damaged = This table cannot be opened: what is on file about it is damaged. It was set aside; other tables are not affected.
table-unreadable = This table cannot be opened: { $why }
table-of-other-rules = This table was played with rules { $rules } of { $game } and can only be looked at: { $why }.
put-away = The table was put away; come back to open it again.
table-removed = The table was removed.
table-forgotten = The table was removed: nobody had come back to it for a long while.
nothing-to-undo = There's nothing of yours to take back: chance, hidden cards or another seat came after it.
nothing-to-redo = There's nothing of yours to do again.
would-choose = The strong bot would choose: { $option }.
keep-a-cookie = This needs a cookie; please allow it in your browser and try again.
nothing-drawn = Nothing is being drawn at this table.
draw-anew = The draw started again; please look at the table.
not-all-seated = Not everyone has sat down yet.
not-all-promised = Not everyone has promised a word yet.
nobody-for-chance = Nobody would be left to share in the draw.
somebody-faster = Someone was faster; please try again.
no-picture = There's no such picture.
notes-for-players = Notes are for those who play.
notes-own = This note is someone else's.
no-such-note = There's no such note, or not any more.
most-notes = A table has at most { $most } notes; remove some first.
nothing-of-yours = This browser has nothing here yet.
carry-not-good = This link has been used or has ended; make another one on your other device.
carry-too-often = Too many links for other devices; please wait a minute.
export-too-often = That takes the server a while; please wait a minute before you ask again.
too-many-requests = Too many requests; please wait a moment.
too-much-read = The server is busy reading; please try again in a moment.
too-many-codes = Too many codes were tried; please wait a minute, or use the link.
went-wrong = Something went wrong; nothing was changed by this request.
name-empty = The name has no letters in it.
cannot-be-played = This can't be played: it takes too long to read, or too much memory.
lesson-over = The game is over at that point; play on from an earlier step.
no-hint = No hint: the bot { $trouble ->
    [too-long] took too long
    [ended] ended its process
    [busy] has too many questions at the moment; please try again
   *[failed] failed
 }.

# What it tells the table in the chat.

chat-host = Host
chat-spectator = Spectator
sat-down = { $name } took seat { $seat }.
sat-down-at-open = { $name } took seat { $seat }. Whoever set up this table could know how the cards were dealt.
another-device = { $name } joined with another device.
bot-plays = A { $level } bot now plays for { $name }.
is-back = { $name } is back.
renamed = { $old } is now called { $new }.
renamed-by-host = The host renamed { $old } to { $new }.
handed-over = Seat { $seat } is being handed over: its old link no longer works.
new-link = The host made a new link to seat { $seat }; the old one no longer works.
link-revoked = The host revoked the link to seat { $seat }.
host-closed = The host closed the table.
code-offered = The host offers { $count ->
    [one] seat
   *[other] seats
 } { $seats } by a code, for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }.
code-ended = The host ended the code.
is-against = { $name } said no to going back.
went-back = The table agreed to go back { $choices ->
    [one] one choice
   *[other] { $choices } choices
 }.
bot-failed = The { $level } bot of seat { $seat } { $trouble ->
    [too-long] took too long
    [ended] ended its process
    [no-option] answered something that is no option
   *[failed] failed
 }; chance decided for it.
bot-relieved = The { $level } bot of seat { $seat } failed too often; a { $other } bot takes over.
left-for-good = The player of seat { $seat } has left for good; a { $level } bot takes over.
study-failed = The study could not be played to its end.
one-study = Your study is still being played; stop it first.
no-study = You have no such study here, or not any more.
no-report = This study has no report.
too-many-studies = Too many studies are being played; please try again in a few minutes.
studies-off = This server runs no studies.
studies-own = This server runs studies only for people at its own machine.
