#!/bin/sh
# Compares a class, and writes its report in each format that a code host can show: report.html, report.json, report.markdown and report.sarif.
#
# From the environment: CODESIM_SUBMISSIONS, CODESIM_BOILERPLATE, CODESIM_OLD and CODESIM_ARGUMENTS (any options of codesim) have one value a line,
# CODESIM_LANG is as in --lang, and CODESIM_REPORTS is the folder to write to. The class is compared once for each format.
#
# action.yml runs this file. GitLab includes no scripts, so gitlab.yml has what follows the next line; a test holds both to be the same.

set -euf
IFS='
'
# One argument a line, whatever else is in it.
# shellcheck disable=SC2086
set -- $CODESIM_ARGUMENTS
for path in $CODESIM_BOILERPLATE; do
    set -- "$@" "--boilerplate=$path"
done
for path in $CODESIM_OLD; do
    set -- "$@" "--old=$path"
done
if [ -n "$CODESIM_LANG" ]; then
    set -- "$@" "--lang=$CODESIM_LANG"
fi
mkdir -p "$CODESIM_REPORTS"
flagged=0
for format in html json markdown sarif; do
    # Code 1 is the answer to --fail-on flagged, and the report is written all the same.
    # shellcheck disable=SC2086
    codesim "$@" --format "$format" -o "$CODESIM_REPORTS/report.$format" -- $CODESIM_SUBMISSIONS || {
        flagged=$?
        [ "$flagged" = 1 ] || exit "$flagged"
    }
done
exit "$flagged"
