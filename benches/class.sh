#!/bin/sh
# How the whole program grows with the class: wall and CPU seconds and peak memory for classes made of a folder of
# sources, one file a submission, beside the CPU seconds of parsing alone (Java only).
#
#   benches/class.sh FOLDER [EXTENSION] [N ...]
#
# FOLDER is searched for files of the EXTENSION (default java) of 1 to 20 kB, in the order of a hash of their paths, so that any N of them
# are a fair sample. It must hold as many as the largest N (default 250 500 1000 2000 4000).
# Needs GNU time. Build first: cargo build --release --bin codesim; cargo build --release --workspace --examples
set -eu
[ $# -ge 1 ] || { sed -n '2,9s/^# \{0,1\}//p' "$0"; exit 2; }
folder=$1
extension=${2:-java}
if [ $# -ge 2 ]; then shift 2; else shift; fi
[ $# -gt 0 ] || set -- 250 500 1000 2000 4000

root=$(cd "$(dirname "$0")/.." && pwd)
release=${CARGO_TARGET_DIR:-$root/target}/release
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

find "$folder" -type f -name "*.$extension" -size +1000c -size -20000c | sort |
    while IFS= read -r file; do
        printf '%s\t%s\n' "$(printf %s "$file" | cksum | cut -d' ' -f1)" "$file"
    done | sort -n | cut -f2- > "$work/files"

# Prints "wall cpu MiB" of a command, the run of least CPU time of five.
measure() {
    for _ in 1 2 3 4 5; do
        command time -f '%e %U %S %M' -o "$work/time" "$@" > /dev/null
        awk '{ printf "%.2f %.2f %.0f\n", $1, $2 + $3, $4 / 1024 }' "$work/time"
    done | sort -k2n | head -n 1
}

printf '%6s %8s %7s %7s %6s %9s %6s\n' N kB wall CPU MiB parse-CPU ratio
for n in "$@"; do
    class=$work/class
    rm -rf "$class"
    mkdir "$class"
    head -n "$n" "$work/files" | {
        i=0
        while IFS= read -r file; do
            i=$((i + 1))
            mkdir "$class/s$i"
            cp "$file" "$class/s$i/"
        done
    }
    found=$(ls "$class" | wc -l)
    [ "$found" -eq "$n" ] || echo "only $found files in $folder" >&2
    kilobytes=$(find "$class" -type f -exec cat {} + | wc -c | awk '{ printf "%.0f", $1 / 1000 }')
    result=$(measure "$release/codesim" --quiet "$class")
    parse=-
    ratio=-
    if [ "$extension" = java ] && [ -x "$release/examples/parse_only" ]; then
        parse=$(measure "$release/examples/parse_only" "$class" | cut -d' ' -f2)
        ratio=$(echo "$result" | awk -v parse="$parse" '{ printf "%.2f", $2 / parse }')
    fi
    # shellcheck disable=SC2086
    printf '%6s %8s %7s %7s %6s %9s %6s\n' "$found" "$kilobytes" $result "$parse" "$ratio"
done
