"""The plan finds what one machine finds, to the bit."""

import pytest
from classes import CORPORA, exported, names, on_one_machine, translated
from codesim_spark import plan
from codesim_spark.plan import evenly_spaced, logarithm, run
from codesim_spark.score import bounded, scored
from duck import Duck
from made import Made, random_corpus

CLASSES = sorted(path.parent for path in CORPORA.glob("*/submissions"))


def found(tables, min_score):
    engine = Duck(tables)
    people = names(engine)
    rows = engine.rows(run(engine, min_score))
    assert rows == sorted(rows, key=lambda row: (row[3], -row[2], row[0], row[1]))
    return {frozenset((people[left], people[right])): score for left, right, score, *_ in rows}


def due(scores, min_score):
    return {pair: score for pair, score in scores.items() if score >= min_score}


@pytest.mark.parametrize("folder", CLASSES, ids=lambda folder: folder.name)
def test_every_class_has_the_pairs_of_one_machine(folder, tmp_path):
    starter = ["--boilerplate", folder / "starter"] if (folder / "starter").exists() else []
    exported(tmp_path / "tables", 0, folder / "submissions", *starter)
    scores = on_one_machine(folder / "submissions")
    assert len(scores) > 40
    for min_score in (0.02, 0.14, 0.5, 1):
        assert found(tmp_path / "tables", min_score) == due(scores, min_score)


def test_pairs_across_languages_have_the_scores_of_one_machine(tmp_path):
    submissions = translated(tmp_path / "class", "python", "cpp", "go")
    exported(tmp_path / "tables", 0, submissions)
    scores = on_one_machine(submissions)
    for min_score in (0.02, 0.14, 0.5):
        assert found(tmp_path / "tables", min_score) == due(scores, min_score)
    assert scores[frozenset(("hugo", "hugo-cpp"))] > 0.2


def test_a_score_that_there_is_not_is_refused():
    for min_score in (0, -1, 1.1, float("nan")):
        with pytest.raises(ValueError, match="above 0 and at most 1"):
            run(None, min_score)


def test_numbers_are_those_of_codesim():
    assert [logarithm(count) for count in (1, 2, 17)] == [0, 45426, 185677]
    assert evenly_spaced(3, 256) == [0, 1, 2]
    assert evenly_spaced(1000, 4) == [0, 250, 500, 750]


@pytest.mark.parametrize("seed", range(6))
def test_no_pair_is_lost_that_has_the_score(seed):
    """Against the scores of all pairs, each from all that the two share."""
    corpus = random_corpus(seed)
    engine = Made(*corpus)
    run(engine, 0.9)
    engine.keep(
        "whole",
        "SELECT a.s AS l, b.s AS r, " + ", ".join(f"cast(sum(CASE WHEN a.c = {c} THEN a.w ELSE 0 END) AS bigint) AS s{c}" for c in range(4))
        + " FROM weighed a JOIN weighed b ON a.c = b.c AND a.h = b.h AND a.s < b.s GROUP BY a.s, b.s",
    )
    middle = dict(engine.rows("SELECT c, o FROM middles"))
    everything = engine.rows(scored("whole", [middle.get(c, 0.0) for c in range(4)], 0.0))
    scores = {(left, right): score for left, right, *_, score in everything}
    for min_score in (0.05, 0.3, 0.7):
        again = Made(*corpus)
        rows = again.rows(run(again, min_score))
        places = dict(again.rows("SELECT submission, s FROM people"))
        found = {tuple(sorted((places[left], places[right]))): score for left, right, score, *_ in rows}
        assert found == {pair: score for pair, score in scores.items() if score >= min_score}
        slight = {person for person, prints in again.rows("SELECT submission, prints FROM totals JOIN people USING (s)") if prints < 10}
        assert all(is_negligible == (left in slight or right in slight) for left, right, _, is_negligible, *_ in rows)


@pytest.mark.parametrize("seed", range(6))
def test_candidates_are_those_whose_score_would_reach_it_with_the_most_that_they_can_share(seed):
    engine = Made(*random_corpus(seed))
    run(engine, 0.5)
    middle = plan.middles(engine)
    engine.keep("partly", plan.step("partly", compared=plan.ALL.condition, turn=0, turns=1))
    most = ", ".join(f"s{c} + least(x.u{c}, y.u{c}) AS s{c}" for c in range(4))
    engine.keep("most", f"SELECT l, r, {most} FROM partly JOIN sides x ON l = x.s JOIN sides y ON r = y.s")
    due = {(left, right) for left, right, *_ in engine.rows(scored("most", middle, 0.5))}
    found = {(left, right) for left, right, *_ in engine.rows(bounded("partly", middle, 0.5))}
    partly_apart = set(engine.rows("SELECT x.s, y.s FROM sides x JOIN sides y ON x.languages <> y.languages AND (x.languages = 'c,java' OR y.languages = 'c,java') AND x.form AND y.form"))
    assert due <= found, "no pair is lost"
    assert found - due <= partly_apart, "the bound is exact but for those that have a language in common, and another not"


@pytest.mark.parametrize("seed", (1, 2, 5))
def test_turns_make_no_difference(seed, monkeypatch):
    corpus = random_corpus(seed, people=40)
    at_once = Made(*corpus)
    rows = at_once.rows(run(at_once, 0.05))
    monkeypatch.setattr(plan, "IN_MEMORY", 20)
    monkeypatch.setattr(plan, "JOINED", 100)
    in_turns = Made(*corpus)
    assert in_turns.rows(run(in_turns, 0.05)) == rows
    tables = {name for (name,) in in_turns.rows("SELECT table_name FROM information_schema.tables")}
    assert {"overlapping_1", "medians_1", "split_1", "candidates_1", "candidates_2", "rest_1"} <= tables
    assert not any(name.startswith("partly") for name in tables), "each is dropped when its candidates are there"
