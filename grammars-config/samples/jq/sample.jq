#!/usr/bin/jq -f
# What a station has measured, hour by hour, and what is worth a warning.
import "units" as units;
include "common";

def mean: if length == 0 then null else add / length end;

def clamp($low; $high):
  if . < $low then $low elif . > $high then $high else . end;

# The longest run of values for which `good` holds.
def streak(good):
  reduce .[] as $value ({now: 0, best: 0};
    if ($value | good) then .now += 1 else .now = 0 end
    | .best |= ([., 0] | max)
    | if .now >= .best then .best = .now else . end)
  | .best;

def smooth($n):
  [foreach .[] as $x ([]; (. + [$x])[-$n:]; mean)];

def at($path): try getpath($path | split("/")) catch "none: \(.)";

def kind:
  (.code // "unknown") as $code
  | {"rain": 1, snow: 2.5, "strong wind": -3e1}[$code] // 0;

def first_bad(f):
  label $found | (.. | numbers | select(f) | (., break $found));

# A reading is [hour, value], or an object with these.
def pair:
  . as [$hour, $value] ?// {$hour, value: $value}
  | {hour: $hour, value: $value,
     "text \($hour)": "at \($hour):00 it was \(if $value < 0 then "\(-$value) below" else $value end)"};

def table:
  (["hour", "value"] | @tsv),
  (.[] | [.hour, .value * .25 + .5] | @csv "F\(.)"),
  @html "<b>\(.title? // "untitled")</b>", @base64 "\(length)", @json, @text, @sh, @uri;

.station as {name: $name, position: [$lat, $lon]}
| $ENV.LIMIT as $limit
| ($limit // 30 | tonumber) as $limit
| .readings
| map(pair | select(.value != null and (.broken | not)))
| sort_by(.hour) as $all
| ($all | map(.value)) as $values
| {
    $name,
    "place": "\($lat),\($lon)",
    mean: ($values | mean),
    smooth: $values | smooth(3),
    hot: ($values | streak(. > $limit or . == $limit)),
    last: $all[-1:][0].value?,
    odd: [$values[] | first_bad(. % 2 != 0)?],
    where: $__loc__.line,
    codes: (if true then [.[] | kind] else empty end),
    range: [$values[2:4], $values[:1], $values[1:]],
    check: (try error("no data for \($name)") catch .)
  }
| .mean -= 1 | .mean *= 2 | .mean /= 2 | .mean %= 100
| .note //= "nothing \"special\" \u00e9"
| .hot |= clamp(0; 24)
| if .hot <= 3 then del(.odd) else .alarm = (false | not) end
| units::round(.mean) as $mean | .mean = $mean
