"""Pairs of at least a score, from the command line."""

import argparse
import sys

from pyspark.sql import SparkSession

from codesim_spark.against import against
from codesim_spark.pairs import find


def main() -> None:
    parser = argparse.ArgumentParser(prog="codesim-spark", description="Finds all pairs of submissions that have at least a score, on Spark or Sail.")
    parser.add_argument("folder", help="the tables that `codesim index export --sets` writes")
    parser.add_argument("--class", dest="handed_in", metavar="FOLDER", help="tables of a class: pairs of its submissions with those of the first folder, instead of all pairs there")
    parser.add_argument("--min-score", type=float, default=0.5, help="above 0 and at most 1 [default: 0.5]")
    parser.add_argument("--work", required=True, help="folder for the steps, which all workers can reach; a run that was broken off goes on there")
    parser.add_argument("--out", required=True, help="folder for what is found, in Parquet; what is there is replaced")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--master", help="a cluster of Spark, such as spark://host:7077 [default: that of the configuration, or this machine]")
    where.add_argument("--remote", help="a server of Spark Connect, such as sc://host:15002; Sail is one")
    options = parser.parse_args()
    builder = SparkSession.builder.appName("codesim")
    if options.remote:
        builder = builder.remote(options.remote)
    elif options.master:
        builder = builder.master(options.master)
    spark = builder.getOrCreate()
    try:
        if options.handed_in:
            found = against(spark, options.folder, options.handed_in, options.min_score, options.work)
            found.write.mode("overwrite").parquet(f"{options.out}/pairs")
        else:
            find(spark, options.folder, options.min_score, options.work, options.out)
        count = spark.read.parquet(f"{options.out}/pairs").count()
    except ValueError as error:
        sys.exit(f"error: {error}")
    finally:
        spark.stop()
    print(f"{count} pairs of at least {options.min_score} written to {options.out}")
    if not options.handed_in:
        print(f"Their report: codesim pairs {options.out} {options.folder} -o report.html")


if __name__ == "__main__":
    main()
