"""Content packs: heroes, boards and more from files of data, added to a game by whoever plays it.

`reading` makes a document of a folder or a file, `pack` holds it, `fields` and `texts` find what is wrong with it, `packed` is what
a game provides (`Title.packed` names it), `svg` lets pictures through that only draw, `showing` prints cards.
"""
