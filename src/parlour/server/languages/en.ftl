# What the server itself says to people: refusals at the table and at its door.

not-your-seat = Seat { $seat } is not yours.
not-all-yours = These seats are not all yours.
no-seat = There is no seat { $seat }.
id-reused = This id was used for another request.
table-closed = The table was closed.
bot-plays-seat = A bot plays seat { $seat }; take the seat back first.
no-bot-there = No bot plays this seat.
game-went-on = The game has gone on: this was asked at version { $asked }, now it is { $now }.
seen-differently = You see something else than the server does; here is what it sees.
no-more-moves = { $most } moves were made at this table; it takes no more.
cannot-go-on = The game cannot go on like this; nothing has changed.
nothing-to-vote = There is nothing to vote on.
another-proposal = Another proposal has taken the place of that one; please look at it first.
nothing-to-decide = Seat { $seat } has nothing to decide now.
no-bot-knows = No bot here knows { $game } well enough to give a hint.
one-hint = One hint after the other, please.
bot-too-late = The game has gone on while the bot was thinking.
bot-found-nothing = There is no hint: the bot found nothing to say.
nothing-to-read = There is nothing to read in this.
write-slower = Please write a little slower.
too-many-messages = Too many messages; please wait a moment.
too-many-tables = Too many new tables; please wait a minute.
all-tables-used = All { $tables } tables of this server are in use; please try again later.
too-many-look = Too many people look at this table.
opened-by-link = A table is opened by its link.
no-such-table = There is no such table, or this link does not open it.
no-table = There is no such table.
invitation-used = This invitation has been used. If you took the seat yourself, come back with the same browser; otherwise ask the host for a new link.
link-not-good = This link is not good, or no longer.
nobody-watches = Nobody may watch this game.
link-ended = This link is no longer good.
no-such-link = There is no such link, or no longer.
most-links = A table has at most { $most } links; revoke some first.
only-host-link = This is the host's only link; make another one first.
only-host = Only the host can do this.
only-with-link = Only a person with a link to the seat can sit on it.
name-taken = Somebody else could be taken for that; please choose another name.
code-not-good = This code is not good, or no longer.
code-open-seats = A code offers open seats only, and at least one.
code-seats-taken = All seats offered by this code are taken.
replay-too-long = It takes too long to play the game again up to there.
nobody-can-judge = Nobody here can judge the choices of this game.
too-many-reviews = Too many games are being looked at; please try again in a minute.
review-failed = The review could not be made.
branch-would-show = Playing on from here would show what you may not know; wait until the game is over.
record-would-show = The record of a running game tells what you may not know; it opens when the game is over or the table closed.
rematch-for-players = A rematch is for those who play.
all-told = The game is over and everything is told, so no choice is taken back any more.
not-over-yet = The game is not over yet.
opened-anew = The table was opened anew; please try again.
keep-a-cookie = This browser has to keep a cookie for this; please allow it and try again.
nothing-drawn = Nothing is being drawn at this table.
draw-anew = The draw began anew; please look at the table again.
not-all-seated = Not everybody has sat down yet.
not-all-promised = Not everybody has promised a word yet.
nobody-for-chance = Nobody would be left to have a part in chance.
somebody-faster = Somebody was faster; please try again.
no-picture = There is no such picture.
notes-for-players = Notes are for those who play.
notes-own = This note is somebody else's.
no-such-note = There is no such note, or no longer.
most-notes = A table has at most { $most } notes; take some away first.
nothing-of-yours = This browser has nothing here yet.
carry-not-good = This link has been used or has ended; make another one on your other device.
carry-too-often = Too many links for other devices; please wait a minute.
export-too-often = That takes the server a while; please wait a minute before you ask again.
too-many-requests = Too many requests; please wait a moment.
too-much-read = Too much is being read at the moment; please try again.
too-many-codes = Too many codes were tried; please wait a minute, or use the link.
went-wrong = Something went wrong here; nothing was changed by this request.
name-empty = The name has nothing to read in it.
cannot-be-played = This cannot be played: it takes too long to read, or too much memory.
lesson-over = The game is over there; play on from an earlier beat.
no-hint = There is no hint: the bot { $trouble ->
    [too-long] took too long
    [ended] ended its process
    [busy] is asked by too many at the moment; please try again
   *[failed] failed
 }.

# What it tells the table in the chat.

sat-down = { $name } took seat { $seat }.
another-device = { $name } came with another device.
bot-plays = A { $level } bot plays for { $name } now.
is-back = { $name } is back.
renamed = { $old } is called { $new } now.
renamed-by-host = The host calls { $old } { $new } now.
handed-over = Seat { $seat } is being handed over: its old link is no longer good.
new-link = The host made a new link to seat { $seat }; the old one is no longer good.
link-revoked = The host made the link to seat { $seat } invalid.
host-closed = The host closed the table.
code-offered = The host offers { $count ->
    [one] seat
   *[other] seats
 } { $seats } by a code, for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }.
code-ended = The host ended the code.
is-against = { $name } is against going back.
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
bot-relieved = The { $level } bot of seat { $seat } failed too often; a { $other } bot plays on.
left-for-good = Whoever sat on seat { $seat } has left for good; a { $level } bot plays on.
study-failed = The study could not be played to its end.
one-study = Your study is still being played; stop it first.
no-study = There is no study of yours here, or no longer.
no-report = There is no report of this study.
too-many-studies = Too many studies are being played; please try again in a few minutes.
studies-off = No studies are played on this server.
studies-own = On this server studies are played only for whoever sits at its own machine.
