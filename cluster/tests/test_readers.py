"""The tables are read alike by whoever reads Parquet."""

import duckdb
import pandas
import polars
import pyarrow.parquet as parquet
import pytest
from classes import CORPORA, exported

JAVA = CORPORA / "java"
TABLES = ("submissions", "fingerprints", "given", "documents", "starters")


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    """Two parts, one of them without sources and with starter code."""
    tables = tmp_path_factory.mktemp("readers") / "tables"
    exported(tables, 0, CORPORA / "python/submissions")
    exported(tables, 7, JAVA / "submissions", "--boilerplate", JAVA / "starter", "--no-sources")
    return tables


def read_by_duckdb(folder):
    return duckdb.sql(f"SELECT * FROM '{folder}/*.parquet' ORDER BY ALL").to_arrow_table()


def read_by_polars(folder):
    return polars.read_parquet(f"{folder}/*.parquet").to_arrow()


def read_by_pandas(folder):
    frames = [pandas.read_parquet(path, dtype_backend="pyarrow") for path in sorted(folder.glob("*.parquet"))]
    return pandas.concat(frames).to_dict("list")


def rows(columns):
    """Rows in an order of their own; what is missing comes first."""
    values = columns if isinstance(columns, dict) else columns.to_pydict()
    lists = ([None if value is pandas.NA else value for value in column] for column in values.values())
    return list(values), sorted(zip(*lists), key=lambda row: [(value is not None, value) for value in row])


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("read", (read_by_duckdb, read_by_polars, read_by_pandas), ids=lambda read: read.__name__.removeprefix("read_by_"))
def test_each_reader_has_the_same_rows(tables, table, read):
    expected = rows(parquet.read_table(tables / table).to_pydict())
    assert len(expected[1]) > 0
    assert rows(read(tables / table)) == expected


def test_numbers_have_the_types_of_the_manual(tables):
    schema = {name: str(kind) for name, kind in polars.read_parquet(f"{tables}/fingerprints/*.parquet").schema.items()}
    assert schema == {"submission": "Int64", "channel": "Int8", "hash": "Int64"}
    fingerprints = polars.read_parquet(f"{tables}/fingerprints/*.parquet")
    assert fingerprints["hash"].min() < 0 < fingerprints["hash"].max(), "the bits of unsigned numbers"
    assert set(fingerprints["submission"] // 2**32) == {0, 7}
    sources = polars.read_parquet(f"{tables}/documents/*.parquet")
    missing = sources.filter(polars.col("sources").is_null())["submission"] // 2**32
    assert set(missing) == {7}
