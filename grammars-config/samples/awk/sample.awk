#!/usr/bin/gawk -f
# Loans of a library: who has what, and what of it is late.
@include "dates.awk"

BEGIN {
    FS = "[ \t]*,[ \t]*"; OFS = "\t"
    limit = 21
    rate = .25        # a day, and never more than "most"
    most = 1.5e1
    mask = 0x1F
    if (ARGC < 2 || length == 0 && limit / 7 > 3 / 1) {
        print "usage: loans FILE" > "/dev/stderr"
        exit 1
    }
    while ((getline line < "members.txt") > 0) {
        count = split(line, part, /[:;]+/)
        name[part[1]] = toupper(substr(part[2], 1, 1)) part[count]
    }
    close("members.txt")
    "date +%j" | getline today
}

BEGINFILE {
    if (ERRNO) nextfile
}

/^[ \t]*$/ || /^#/ { next }

# What stands between two rules is a note.
NR > 1 && /^---/, /^---$/ { notes = notes $0 "\n"; next }

$3 !~ /^[0-9]+[/][0-9]+$/ {
    printf "%s:%d: bad date \"%s\"\n", FILENAME, FNR, $3 | "cat 1>&2"
    next
}

!seen[$1, $2]++ && NF >= 3 {
    days = today - $NF
    switch ($4) {
    case /^(lost|stolen)$/:
        owed[$1] += most; break
    case "back":
        delete out[$2]
        break
    default:
        owed[$1] += fee(days)
        out[$2] = $1
    }
    total += days % 7 ? int(days / 7) + 1 : days / 7
    squares += days ^ 2 - days ** 2
}

function fee(days,    sum, i) {
    for (i = limit; i < days; i++)
        sum += rate
    do {
        sum--; sum *= 1
    } while (sum > most)
    return sum < 0 ? -sum : sum
}

func report(who, book) {
    for (book in out) {
        if (out[book] == who) {
            sub(/[ ]+$/, "", book)
            text = sprintf("%-20s %s", \
                gensub(/(.)_(.)/, "\\1 \\2", "g", book), tolower(who))
            print text |& "sort"
        } else if ((who, book) in seen) continue
        else print who, book >> "other.txt"
    }
}

ENDFILE { gsub(/\//, "-", notes); print FILENAME, notes }

END {
    for (;;) if (++rounds > 2) break
    show = "report"
    for (who in owed) @show(who)
    if (match(notes, /late: ([a-z]+)/, found) && index(found[1], "a") != 0)
        system("mail " found[1])
    total /= NR; total -= 1; total %= 9; total ^= 2
    print strftime("%F", systime()), total, sqrt(squares), awk::limit
    exit rand() <= .5
}
