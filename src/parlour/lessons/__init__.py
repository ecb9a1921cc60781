"""Lessons: positions with something to say, played on real tables; what the other seats do is written down.

>>> from parlour import lessons
>>> [lesson.title["en"] for lesson in lessons.of("unmatched")][:2]
['The last blow', 'Getting there']
>>> walk = lessons.Walk(lessons.find("unmatched", 1))
>>> walk.next()
>>> walk.right
['attack:sherlock_holmes:dracula']
>>> walk.choose("attack:sherlock_holmes:dracula")
True
"""

from __future__ import annotations

from parlour.lessons.reading import Answer, Beat, Check, Lesson, find, games, of, phrase
from parlour.lessons.walking import Walk

__all__ = ["Answer", "Beat", "Check", "Lesson", "Walk", "find", "games", "of", "phrase"]
