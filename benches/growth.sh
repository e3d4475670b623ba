#!/bin/sh
# How the whole program grows: CPU and wall seconds and peak memory for classes of generated programs, each twice as large as the one before.
#
#   benches/growth.sh OUT [N ...]
#
# Makes OUT/growth.csv, and OUT/growth.svg if gnuplot is there. The classes are those of benches/generated.py, of 1,000 to 32,000 submissions
# if no N are given. A row is the median of five runs by CPU; its step is the CPU of this class by that of the one before, divided by how
# many times as large it is, to the power of a doubling: 2 is linear, 4 is the square.
# Needs GNU time and Python 3. Build first: cargo build --release --bin codesim. CODESIM names another binary.
set -eu
[ $# -ge 1 ] || { sed -n '2,10s/^# \{0,1\}//p' "$0"; exit 2; }
out=$1
shift
[ $# -gt 0 ] || set -- 1000 2000 4000 8000 16000 32000

root=$(cd "$(dirname "$0")/.." && pwd)
codesim=${CODESIM:-${CARGO_TARGET_DIR:-$root/target}/release/codesim}
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Prints "wall cpu MiB" of the run of median CPU of five.
measure() {
    for _ in 1 2 3 4 5; do
        command time -f '%e %U %S %M' -o "$work/time" "$@" > /dev/null
        awk '{ printf "%.2f %.2f %.0f\n", $1, $2 + $3, $4 / 1024 }' "$work/time"
    done | sort -k2n | sed -n 3p
}

echo 'submissions,wall,cpu,mebibytes,step' > "$out/growth.csv"
printf '%11s %8s %8s %6s %6s\n' submissions wall CPU MiB step
before=
for n in "$@"; do
    rm -rf "$work/class"
    "$root/benches/generated.py" "$n" "$work/class"
    result=$(measure "$codesim" "$work/class" --lang java --format csv --quiet)
    line=$(echo "$n $result $before" | awk '{
        step = NF > 4 ? sprintf("%.2f", exp(log($3 / $6) / log($1 / $5) * log(2))) : "-"
        print $1, $2, $3, $4, step
    }')
    # shellcheck disable=SC2086
    printf '%11s %8s %8s %6s %6s\n' $line
    echo "$line" | tr ' ' ',' >> "$out/growth.csv"
    before="$n $(echo "$result" | cut -d' ' -f2)"
done

if command -v gnuplot > /dev/null; then
    gnuplot -e "
        set terminal svg size 720,440; set output '$out/growth.svg'; set datafile separator ','; set key left top;
        set logscale xy 2; set xlabel 'submissions'; set ylabel 'seconds'; set grid;
        plot '$out/growth.csv' every ::1 using 1:3 with linespoints title 'CPU', '' every ::1 using 1:2 with linespoints title 'wall'"
else
    echo "no gnuplot, so no growth.svg" >&2
fi
