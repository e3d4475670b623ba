#!/usr/bin/env bash
# Reports on the files of a folder.
set -euo pipefail
shopt -s extglob

readonly LIMIT=100
declare -A seen=([first]=1)
names=(alpha "beta" 'gamma')
export LANG=C files=0

usage() {
    echo "usage: $0 [-v] FOLDER" >&2
    exit 1
}

function count {
    local folder=$1 total=0 file
    for file in "$folder"/*.txt notes.md file{1..3}; do
        if [ ! -f "$file" ]; then
            continue
        elif [[ $file == *.bak || $file =~ ^tmp[0-9]+$ ]]; then
            total=$((total + 1))
        else
            (( total += 2 ))
            seen["$file"]=yes
        fi
    done
    for (( i = 0; i < ${#names[@]}; i++ )); do
        printf '%s\n' "${names[i]}"
    done
    return "$total"
}

while getopts "vo:" option; do
    case $option in
        "v" | "w") verbose=1 ;;
        "o")
            output=${OPTARG:-none}
            ;;
        !(x|y)) usage ;;
        *) usage ;;
    esac
done

[ $# -eq 0 ] && usage || true
until (( files >= LIMIT )); do
    files=$(( files > 50 ? (files - 1) * 2 : files + 3 ))
    let files+=1
done
if ! count "$1"; then
    echo $'bad\tfolder' $"translated" `date`
fi
find "$1" -name '*.log' 2>/dev/null | sort -r | while read -r line; do
    [ "$line" != "" ] || break
    echo "${line%.log} of $?"
done
( cd "$1" && ls ) > list.txt &
diff <(sort list.txt) - <<< "some text"
unset seen
total=$(wc -l < list.txt)
trap 'rm -f list.txt' EXIT
cat <<REPORT
$total files were found in $1.
REPORT