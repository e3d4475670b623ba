#!/bin/sh
# Compares a class, and writes its report in each format that a code host can show: report.html, report.json, report.md and report.sarif.
#
# From the environment: CODESIM_SUBMISSIONS, CODESIM_BOILERPLATE, CODESIM_OLD and CODESIM_ARGUMENTS (any options of codesim) have one value a line,
# CODESIM_LANG is as in --lang, and CODESIM_REPORTS is the folder to write to.
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
# shellcheck disable=SC2086
codesim "$@" \
    --output "$CODESIM_REPORTS/report.html" \
    --output "$CODESIM_REPORTS/report.json" \
    --output "$CODESIM_REPORTS/report.md" \
    --output "$CODESIM_REPORTS/report.sarif" \
    -- $CODESIM_SUBMISSIONS
