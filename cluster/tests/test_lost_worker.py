"""Spark with a worker that is gone in the middle."""

import threading

from classes import CORPORA, by_names, exported, on_one_machine
from codesim_spark import pairs
from engines import cluster, spark

JAVA = CORPORA / "java"


def test_a_worker_that_dies_changes_nothing(tmp_path):
    """It is killed as soon as fingerprints are weighed, with the heavier steps to come."""
    tables, work = tmp_path / "tables", tmp_path / "work"
    exported(tables, 0, JAVA / "submissions", "--boilerplate", JAVA / "starter")
    found = []
    with cluster(tmp_path / "cluster") as running, spark(running.master) as session:

        def search():
            found.append(by_names(session, str(tables), pairs(session, str(tables), 0.02, str(work))))

        run = threading.Thread(target=search)
        run.start()
        while run.is_alive() and not (work / "weighed.done/_SUCCESS").exists():
            run.join(0.02)
        assert run.is_alive(), "it was too fast"
        running.kill_a_worker()
        run.join()
    scores = on_one_machine(JAVA / "submissions")
    assert found == [{pair: score for pair, score in scores.items() if score >= 0.02}]
