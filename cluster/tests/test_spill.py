"""With less memory than a step takes, it goes on in files, and finds the same."""

from codesim_spark.plan import run
from made import Made, random_corpus

MIN_SCORE = 0.05


def rows_with(corpus, folder, memory):
    """The pairs, and the most bytes that were in temporary files after a step."""
    engine = Made(*corpus)
    engine.connection.execute(f"SET temp_directory = '{folder}'").execute(f"SET memory_limit = '{memory}'").execute("SET threads = 2")
    spilled = []
    keep = engine.keep

    def watched(name, sql):
        keep(name, sql)
        spilled.extend(engine.rows("SELECT coalesce(sum(size), 0) FROM duckdb_temporary_files()")[0])

    engine.keep = watched
    return engine.rows(run(engine, MIN_SCORE)), max(spilled)


def test_a_run_that_spills_finds_the_same(tmp_path):
    corpus = random_corpus(1, people=400, most=3000)
    whole, nothing = rows_with(corpus, tmp_path / "whole", "4GB")
    few, spilled = rows_with(corpus, tmp_path / "few", "128MB")
    assert nothing == 0 and spilled > 1_000_000
    assert few == whole and len(whole) > 10
