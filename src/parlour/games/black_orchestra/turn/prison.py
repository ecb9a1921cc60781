"""A turn in prison: interrogation, in secret (BO-101 to BO-109, R2, R3, R36, R53, R90)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said, word
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.cards.content import Answer, Question
from parlour.games.black_orchestra.cards.interrogation import ANSWER_NUMBER
from parlour.games.black_orchestra.kinds import SUSPICION
from parlour.games.black_orchestra.levels import release
from parlour.games.black_orchestra.names import A_TARGET, AN_EAGLE, HIGH, MOTIVATED, TIMID
from parlour.games.black_orchestra.nouns import MOTIVATIONS, figured
from parlour.games.black_orchestra.pieces import a_card
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.play_card import use_card
from parlour.games.black_orchestra.words.choices import YES_NO


class PrisonTurn(Step):
    """BO-101: draw an interrogation card; False Accusations may take its place (R36). The first edition rolls first (R2)."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        if g.setup.classic:
            g.then(ROLL_FIRST, me)
            return
        g.then(ACCUSE, me)


class RollFirst(Step):
    """Variant classic_interrogation: roll to resist; only whoever fails is questioned; a target also releases (R2, R3)."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        face = g.roll()
        resisted = resists(g.motivation[me], face)
        g.tell(log.RESISTED, me, face, int(resisted))
        if not resisted:
            g.then(ACCUSE, me)
        if A_TARGET <= face < AN_EAGLE:
            g.then(WALK_OUT, me, HIGH)


def resists(motivation: int, face: int) -> bool:
    """R3: a target unless timid, or a number of at least 1, 2, 3 when reckless, committed, motivated."""
    if face == AN_EAGLE or motivation == TIMID:
        return False
    if face >= A_TARGET:
        return True
    return motivation >= MOTIVATED and face >= 5 - motivation


class Accuse(Choice):
    """R36: whoever holds False Accusations may use it instead of drawing the interrogation card."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        if g.dossier[me] & g.setup.accusations:
            g.ask(self, me, it)
        else:
            g.then(DRAW_QUESTION, me)

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return YES_NO

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        if option:
            use_card(g, me, g.setup.content.card_number["false_accusations"])
        else:
            g.then(DRAW_QUESTION, me)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("accuse-instead")

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        if option:
            accusations = a_card(g, g.setup.content.card_number["false_accusations"])
            return figured(Said("use", "R36", words="accuse", card=accusations.noun), accusations.text.roles)
        return Said("interrogation", "R36")


class DrawQuestion(Step):
    """BO-101, BO-102: draw an interrogation card and read it in secret."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        if not g.questions:
            return
        g.question = g.questions.pop()
        g.answer = NONE
        g.fate += 1
        g.tell(log.QUESTIONED, me)
        if not answers(g, me):
            # R2: a classic card knows no resistance; where none of its answers can be given, it is put aside and another is drawn.
            g.questions_aside = [*g.questions_aside, g.question]
            g.question = NONE
            g.tell(log.QUESTION_SET_ASIDE, me)
            g.then(DRAW_QUESTION if g.questions else QUESTION_DONE, me)
            return
        g.then(ANSWER, me)
        g.then(QUESTION_DONE, me)


def asked(g: Orchestra) -> Question:
    """Return the card in the prisoner's hands."""
    return g.setup.content.all_questions[g.question]


def answers(g: Orchestra, me: i64) -> list[int]:
    """BO-103, BO-104: the answers that can be given in full, then Try and Resist unless the card has none."""
    card = asked(g)
    found = [n for n, answer in enumerate(card.answers) if answer.can(g, me)]
    if card.broken is not None:
        found.append(len(card.answers))
    return found


class GiveAnswer(Choice):
    """BO-102 to BO-106: the prisoner alone reads the card and chooses; only what was chosen is read out."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True

    def options(self, g: Orchestra, me: i64, it: i64) -> list[int]:
        return answers(g, me)

    def chosen(self, g: Orchestra, me: i64, it: i64, option: i64) -> None:
        g.answer = option
        g.fate += 1
        card = asked(g)
        if option == len(card.answers):
            g.then(RESIST, me)
            return
        answer = card.answers[option]
        g.tell(log.ANSWERED, me, ANSWER_NUMBER[answer.id])
        for step in answer.does:
            g.then(step, me)

    def seen_as(self, g: Orchestra, me: i64, it: i64, option: i64, seat: i64) -> int:
        """BO-106: the others hear the answer, not where it stood on the card, nor what else stood there."""
        given = asked(g).answers
        return ANSWER_NUMBER[given[option].id] if option < len(given) else len(ANSWER_NUMBER)

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("what-answer", question=asked(g).noun)

    def waits(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said("being-interrogated")

    def says(self, g: Orchestra, me: i64, it: i64, option: i64) -> Said:
        question = asked(g)
        if option < len(question.answers):
            answer = question.answers[option]
            words = "answer-that-loses" if loses(g, me, answer) else "an-answer"
            return Said("answer", "BO-102", words=words, answer=word(answer.id), text=answer.text)
        assert question.broken is not None
        level = MOTIVATIONS[g.motivation[me]]
        return Said("answer", "BO-104", words="resist", answer=word("resist"), motivation=level, broken=question.broken.text)


def loses(g: Orchestra, me: i64, answer: Answer) -> bool:
    """R54: the answer arrests the last free conspirator."""
    return answer.id == "arrest" and len(g.free_others(me)) == 1


class Resist(Step):
    """BO-104, BO-105, R3: roll a die; not resisted, the broken result applies as far as it can; a target then releases."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        card = asked(g)
        face = g.roll()
        resisted = resists(g.motivation[me], face)
        g.tell(log.RESISTED, me, face, int(resisted))
        if not resisted and card.broken is not None:
            g.tell(log.BROKEN, me, ANSWER_NUMBER[card.broken.id])
            for step in card.broken.does:
                g.then(step, me)
        if A_TARGET <= face < AN_EAGLE:
            g.then(WALK_OUT, me, card.release_at)


class WalkOut(Step):
    """R3: on a target the prisoner is released; `it` is the suspicion."""

    it_is: ClassVar[Kind] = SUSPICION

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        release(g, me, it, log.OF_INTERROGATION)


class QuestionDone(Step):
    """BO-108: the interrogation card is shuffled back."""

    def run(self, g: Orchestra, me: i64, it: i64) -> None:
        if g.question >= 0:
            g.questions.append(g.question)
        if g.questions_aside:
            g.questions += g.questions_aside
            g.questions_aside = []
        g.question = NONE
        g.answer = NONE
        g.shuffle(g.questions)


PRISON_TURN: Final = PrisonTurn()
ROLL_FIRST: Final = RollFirst()
ACCUSE: Final = Accuse()
DRAW_QUESTION: Final = DrawQuestion()
ANSWER: Final = GiveAnswer()
RESIST: Final = Resist()
WALK_OUT: Final = WalkOut()
QUESTION_DONE: Final = QuestionDone()

STEPS: Final[list[Step]] = [PRISON_TURN, ROLL_FIRST, ACCUSE, DRAW_QUESTION, ANSWER, RESIST, WALK_OUT, QUESTION_DONE]
