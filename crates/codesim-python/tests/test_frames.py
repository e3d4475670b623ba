"""Pairs and submissions as tables of others."""

import duckdb
import pandas
import polars
import pyarrow

import codesim


def test_polars_takes_pairs(bundled: codesim.Comparison) -> None:
    frame = polars.DataFrame(bundled.pairs)
    assert frame["left"].to_list() == [pair.left for pair in bundled.pairs]
    assert frame["score"].to_list() == [pair.score for pair in bundled.pairs]
    assert frame["cluster"].null_count() == 96
    assert frame["why"].null_count() == 96
    assert frame["why"][0].startswith("hugo and olga match completely")
    assert polars.DataFrame(bundled.submissions)["name"][0] == "ada"


def test_pandas_takes_pairs(bundled: codesim.Comparison) -> None:
    frame = pandas.DataFrame.from_arrow(bundled.pairs)
    assert list(frame["verdict"]) == [pair.verdict for pair in bundled.pairs]
    assert frame["flagged"].sum() == 4


def test_duckdb_takes_pairs(bundled: codesim.Comparison) -> None:
    pairs = bundled.pairs
    counted = duckdb.sql("select verdict, count(*) from pairs group by 1 order by 2")
    assert counted is not None
    assert counted.fetchall() == [("flagged", 4), ("not-unusual", 96)]
    assert len(pairs) == 100


def test_tables_say_which_values_may_be_missing(bundled: codesim.Comparison) -> None:
    schema = pyarrow.table(bundled.pairs).schema
    nullable = [field.name for field in schema if field.nullable]
    assert nullable == ["rank", "expected_by_chance", "cluster", "why"]


def test_a_table_without_rows_has_its_columns() -> None:
    result = codesim.compare({"anna.py": "print(1)\n", "ben.py": "x = [2]\n"})
    table = pyarrow.table(result.pairs)
    assert (table.num_rows, table.num_columns) == (0, 15)
