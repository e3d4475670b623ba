#!/bin/sh
# How classes are borne that nobody plans for: wall and CPU seconds and peak memory of each.
#
#   benches/load.sh [CASE ...]
#
# identical   2,000 submissions that are all the same
# files       one submission of 20,000 files among 20 others
# many        20,000 submissions of ten lines
# starter     500 submissions that share 5,000 lines of starter code that nobody registered
#
# Needs GNU time and awk. Build first: cargo build --release --bin codesim. CODESIM names another binary.
set -eu
[ $# -gt 0 ] || set -- identical files many starter

root=$(cd "$(dirname "$0")/.." && pwd)
codesim=${CODESIM:-${CARGO_TARGET_DIR:-$root/target}/release/codesim}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
class=$work/class

# Prints so many Java methods; another seed gives other statements and names.
methods() {
    awk -v count="$1" -v seed="$2" '
        function next_of(n) { state = (state * 69069 + 12345) % 2147483648; return int(state / 65536) % n }
        BEGIN {
            state = seed * 7919 + 17
            for (m = 0; m < count; m++) {
                printf "    int m%d_%d(int depth) {\n", seed, m
                for (line = 0; line < 8; line++) {
                    v = "v" line; kind = next_of(6); n = next_of(90)
                    if (kind == 0) printf "        int %s = %d * (depth - %d);\n", v, n, line
                    else if (kind == 1) printf "        while (depth > %d) { depth -= step(depth, %d); }\n", n, line
                    else if (kind == 2) printf "        if (depth == %d || ready) { return go(depth); }\n", n
                    else if (kind == 3) printf "        String %s = table.get(%d).trim() + \"%d\";\n", v, n, line
                    else if (kind == 4) printf "        for (int i = 0; i < %d; i++) { table.put(i, depth); }\n", n
                    else printf "        int[] %s = new int[] { depth, %d, ~depth };\n", v, n
                }
                print "        return depth;\n    }"
            }
        }'
}

# Prints a Java class of so many methods.
program() {
    printf 'class C%s {\n' "$2"
    methods "$1" "$2"
    echo '}'
}

identical() {
    program 12 1 > "$work/one"
    for i in $(seq 2000); do
        mkdir "$class/s$i"
        cp "$work/one" "$class/s$i/Main.java"
    done
}

files() {
    for i in $(seq 20); do program 20 "$i" > "$class/s$i.java"; done
    mkdir "$class/large"
    # One process for all: the files are cut out of one stream.
    (cd "$class/large" && methods 20000 99 | awk '
        /^    int m/ { close(name); name = "F" ++file ".java"; print "class F" file " {" > name }
        { print > name }
        /^    }/ { print "}" > name }')
}

many() {
    (cd "$class" && methods 20000 7 | awk '
        /^    int m/ { close(name); name = "s" ++file ".java" }
        { print > name }')
}

starter() {
    methods 500 1000 > "$work/given"
    for i in $(seq 500); do
        { echo "class C$i {"; cat "$work/given"; methods 12 "$i"; echo '}'; } > "$class/s$i.java"
    done
}

printf '%-10s %8s %8s %7s %6s\n' case kB wall CPU MiB
for case in "$@"; do
    rm -rf "$class"
    mkdir "$class"
    "$case"
    kilobytes=$(find "$class" -type f -exec cat {} + | wc -c | awk '{ printf "%.0f", $1 / 1000 }')
    command time -f '%e %U %S %M' -o "$work/time" "$codesim" --quiet "$class" > /dev/null
    printf '%-10s %8s ' "$case" "$kilobytes"
    awk '{ printf "%8.1f %7.1f %6.0f\n", $1, $2 + $3, $4 / 1024 }' "$work/time"
done
