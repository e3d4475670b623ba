"""Corpora that were never programs."""

import random

import pandas
from duck import Duck


LANGUAGES = ("java", "python", "c,java")
"""Of which two have one in common."""


def random_corpus(seed, people=None, most=120):
    """A corpus of made fingerprints, a small one unless it is told otherwise: who has them, how common they are, who has a normal form, and in which languages."""
    chance = random.Random(seed)
    people = people or chance.randrange(2, 40)
    submissions = [(s, s % 2, s // 2, chance.random() < 0.9, chance.choice(LANGUAGES)) for s in range(people)]
    fingerprints = set()
    for c in range(4):
        for h in range(chance.randrange(1, most)):
            share = chance.random() ** 3
            fingerprints |= {(s, c, h) for s, _, _, form, _ in submissions if chance.random() < share and (form or c < 2)}
    return submissions, sorted(fingerprints)


class Made(Duck):
    """DuckDB with a made corpus."""

    def __init__(self, submissions, fingerprints):
        self.connect()
        for name, columns, rows in (
            ("submissions", "submission BIGINT, part INT, place BIGINT, form BOOLEAN, languages VARCHAR", submissions),
            ("fingerprints", "submission BIGINT, channel TINYINT, hash BIGINT", fingerprints),
            ("given", "channel TINYINT, hash BIGINT", [(0, 1)]),
        ):
            self.connection.execute(f"CREATE TABLE {name} ({columns})")
            frame = pandas.DataFrame(rows, columns=[column.split()[0] for column in columns.split(", ")])
            self.connection.execute(f"INSERT INTO {name} SELECT * FROM frame")
