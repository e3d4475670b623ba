"""`codesim pairs` makes the report of one machine from what the plan finds."""

import json
import os
import subprocess

import boto3
import duckdb
import pytest
from classes import CORPORA, PROGRAM, codesim, exported, translated
from codesim_spark import plan
from duck import Duck
from moto.server import ThreadedMotoServer

CLASSES = sorted(path.parent for path in CORPORA.glob("*/submissions"))
MIN_SCORE = 0.02


def found(tables, out):
    """Writes what `find` writes."""
    engine = Duck(tables)
    for name, query in plan.found(engine, MIN_SCORE).items():
        (out / name).mkdir(parents=True)
        engine.connection.execute(f"COPY ({query}) TO '{out / name}/0.parquet' (FORMAT parquet)")


def pairs_of(report, prefix=""):
    """The pairs that a cluster was asked for, without what is told by names, comments and the like, which takes the whole class."""
    pairs = []
    for pair in report["pairs"]:
        if pair["score"] >= MIN_SCORE:
            compared = {key: value for key, value in pair.items() if key not in ("shared_traits", "why")}
            pairs.append(compared | {"left": prefix + pair["left"], "right": prefix + pair["right"]})
    return pairs


def both_ways(folder, submissions, *options):
    """A class as a cluster finds it, in this folder, and the report of one machine."""
    exported(folder / "tables", 3, submissions, *options)
    found(folder / "tables", folder / "found")
    return folder, json.loads(codesim(submissions, "--format", "json", "--limit", "all", *options))


@pytest.fixture(params=CLASSES, ids=lambda folder: folder.name)
def compared(request, tmp_path):
    folder = request.param
    starter = ["--boilerplate", folder / "starter"] if (folder / "starter").exists() else []
    return both_ways(tmp_path, folder / "submissions", *starter)


def test_the_report_is_that_of_one_machine(compared):
    is_that_of_one_machine(*compared)


def test_the_report_of_several_languages_is_that_of_one_machine(tmp_path):
    """Pairs across languages have a background of their own."""
    is_that_of_one_machine(*both_ways(tmp_path, translated(tmp_path / "class", "python", "cpp")))


def is_that_of_one_machine(folder, report):
    made = json.loads(codesim("pairs", folder / "found", folder / "tables", "--format", "json", "--limit", "all"))
    assert pairs_of(made) == pairs_of(report, "class/")
    assert all(pair["matches"] and pair["matches"][0]["evidence"] > 0 for pair in made["pairs"][:2])
    for key in ("pairs", "flagged_pairs", "second_look_pairs", "background_known", "histogram", "independent_histogram", "flag_score", "all_judged"):
        assert made["class"][key] == report["class"][key], key
    assert made["parameters"]["found_among"] == {"submissions": len(report["submissions"]), "min_score": MIN_SCORE}
    assert {len(cluster["members"]) for cluster in made["clusters"]} == {len(cluster["members"]) for cluster in report["clusters"]}


def test_a_page_is_written(compared):
    folder, report = compared
    codesim("pairs", "found", "tables", "-o", "report.html", cwd=folder)
    assert (folder / "report.html").stat().st_size > 100_000
    first = codesim("pairs", "found", "tables", cwd=folder).splitlines()[0]
    assert first.startswith(f"Compared {len(report['submissions'])} submissions (") and "in a pair of 0.02 or more" in first


@pytest.fixture
def store(monkeypatch):
    """An object store of Amazon's kind."""
    server = ThreadedMotoServer("127.0.0.1", 0)
    server.start()
    address = "http://{}:{}".format(*server.get_host_and_port())
    keys = {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test", "AWS_DEFAULT_REGION": "us-east-1"}
    for key, value in {**keys, "AWS_ENDPOINT": address, "AWS_ALLOW_HTTP": "true"}.items():
        monkeypatch.setenv(key, value)
    bucket = boto3.resource("s3", endpoint_url=address).create_bucket(Bucket="archive")
    yield bucket
    server.stop()


@pytest.mark.parametrize("compared", CLASSES[:1], indirect=True, ids=lambda folder: folder.name)
def test_an_object_store_is_as_good_as_a_folder(compared, store):
    folder, _ = compared
    for name in ("found", "tables"):
        for path in sorted((folder / name).rglob("*.parquet")):
            store.upload_file(str(path), f"years/{path.relative_to(folder)}")
    here = json.loads(codesim("pairs", folder / "found", folder / "tables", "--format", "json"))
    there = json.loads(codesim("pairs", "s3://archive/years/found", "s3://archive/years/tables", "--format", "json"))
    assert there.pop("parameters")["roots"] == ["s3://archive/years/tables"]
    assert here.pop("parameters")["roots"] != there
    assert there == here


def refused(*arguments):
    run = subprocess.run([PROGRAM, "pairs", *map(str, arguments)], capture_output=True, text=True, check=False, env=os.environ)
    assert run.returncode == 2
    return run.stderr


@pytest.mark.parametrize("compared", CLASSES[:1], indirect=True, ids=lambda folder: folder.name)
def test_what_does_not_belong_together_is_refused(compared, tmp_path_factory):
    folder, _ = compared
    others = tmp_path_factory.mktemp("others")
    exported(others / "tables", 0, CLASSES[1] / "submissions")
    assert "among other tables" in refused(folder / "found", others / "tables")
    assert "there are no tables here" in refused(folder / "found", folder)
    assert "no whole result" in refused(folder, folder / "tables")
    assert "s3://bucket/folder" in refused("ftp://somewhere/found", folder / "tables")
    for version, message in ((1, "an older codesim-spark wrote it; run that of this codesim again"), (99, "a newer codesim-spark wrote it")):
        (others / f"{version}/about").mkdir(parents=True)
        about = f"SELECT * REPLACE (CAST({version} AS INTEGER) AS version) FROM '{folder}/found/about/0.parquet'"
        duckdb.sql(f"COPY ({about}) TO '{others}/{version}/about/0.parquet' (FORMAT parquet)")
        assert message in refused(others / str(version), folder / "tables")
    (folder / "found/pairs/0.parquet").write_bytes(b"PAR1 and no more")
    assert "found/pairs/0.parquet" in refused(folder / "found", folder / "tables")
