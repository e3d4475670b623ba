# The words of the HTML report and of the evidence sheet, in the format of Project Fluent.
#
# Values of variables are texts, or whole numbers, which are grouped as the language does it. docs/glossary.md has the terms.

## Numbers

number-one-in = 1 in { $classes }
number-below-one-in-a-thousand = <1 in 1,000
line = line { $line }
lines = lines { $first }–{ $last }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
count-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
count-submissions =
    { $count ->
        [one] { $count } submission
       *[other] { $count } submissions
    }
count-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
count-files =
    { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
count-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }

## Every page

page-no-script = This report shows itself with a script, which this browser does not run. The same result without one: codesim with --format markdown or --format json.

frame-skip = Skip to content
# The name of the navigation between the views of the report, as a screen reader says it.
frame-views = Views
colours = Colours
# As the system has it.
colours-auto = Auto
colours-light = Light
colours-dark = Dark
names-hide = Hide names
names-hide-meaning = Shows pseudonyms instead of names, on the screen and on paper, until this tab is closed ({ $key }). Code and notes stay as they are, and may have names in them: to hand a report out, make one with { $option }.
names-hide-one = Hide this name
# What a submission is called while its name is hidden; the number has at least two digits.
names-pseudonym = Submission { $number }
# Instead of a name that several submissions could have.
names-somebody = somebody
# Instead of the path of a file that was left out; its extension follows: `left-out.pdf`.
names-left-out = left-out
names-in-file = The files have the real names, also those that are hidden here.
failure-title = This report cannot be shown
failure-advice = The file may have been cut short, or the browser is too old: Firefox 120, Chromium 123 and Safari 17.5 or later can show it.
failure-no-report = this file holds no report
guard-title = A part of this page could not be shown.
# The words of the error follow.
guard-advice = The page may be incomplete; the report itself is as it was. Load the page again, and if that does not help, please report it with these words:
licences-title = Software in this page
licences-text = codesim is free software, under the MIT licence or the Apache licence 2.0. So are the libraries in this page, under their own.
licences-of-libraries = Their licences
table-printed = { $printed } of { $all } rows are printed. To print others, search or filter.
view-overview = Overview
view-graph = Graph
view-clusters = Clusters
view-submissions = Submissions
view-timeline = Timeline
view-decisions = Decisions
# In place of the title of a course that has none, on the link to its page.
course = Course
course-back = to the page of the course, with all its assignments
course-back-names = to the page of the course, which shows all names
pair = Pair
cluster-number = Cluster { $number }
close = Close
# What a person decided about a pair.
decision-undecided = undecided
decision-confirmed = confirmed
decision-dismissed = dismissed
# In a list, beside a pair that has a note and no decision.
decision-note-alone = note
progress = { $decided } of { $all } decided
progress-title = flagged pairs that you have decided about; leads to the others
keys = Keys
keys-of-pair = On the page of a pair
keys-match = next match, previous match; also p for the previous one
# The last two are signs that are keys too.
keys-pair = next pair, previous pair of the list that you came from; also ] and [
keys-undecided = next flagged pair that is not decided
keys-undecided-again = undecided again
keys-undo = undo the last decision
keys-undone =
    { $undone ->
        [note] Note removed.
        [earlier-note] Earlier note restored.
       *[decision] Decision undone.
    }
keys-nothing-to-undo = Nothing to undo.
keys-note = the note on it; Escape leaves it
keys-wrap = wrap long lines, or not
keys-back = back to where it was opened from
keys-of-lists = In the lists of pairs and submissions
keys-row = next row, previous row; also j and k
keys-page = a page down, a page up
keys-ends = first row, last row
# As they stand on the keys.
keys-enter = Enter
keys-page-down = Page Down
keys-page-up = Page Up
keys-home = Home
keys-end = End
keys-open = open it
keys-anywhere = Anywhere
keys-search = search of the list
keys-names = hide names, show names
keys-keys = these keys
keys-single = Letters and signs alone are keys
keys-single-meaning = Switch this off if you dictate, or if you hit keys by accident. Arrow keys go on working.
# For those who hear the page: what a key did.
keys-decided =
    { $status ->
        [confirmed] This pair is confirmed.
        [dismissed] This pair is dismissed.
       *[undecided] This pair is undecided again.
    }
keys-no-pair = The list has no other pair that way.
keys-no-undecided = The list has no other flagged pair that is undecided.
keys-all-decided = Every flagged pair is decided.
keys-match-place = Match { $place } of { $count }
names-are-hidden = Names are hidden.
names-are-shown = Names are shown.
meaning-of = Meaning of “{ $name }”
# $name is the name of a figure, such as Score, and $meaning one of the next messages.
meaning = { $name }: { $meaning }.
meaning-rank = the place of the pair among all pairs of the class, by score
meaning-score = the code that the two share, beyond what such programs share anyway and weighted by how few others have it: from 0, nothing, to 1, all that few others have
meaning-similar = the share of all tokens of the two that match
meaning-left = the share of the left submission’s tokens that match the right one: most of a program that was taken over and added to
meaning-right = the share of the right submission’s tokens that match the left one
meaning-longest = the number of tokens of the longest match; a token is a word, a number or an operator of the language
meaning-matched = how many tokens of each match
meaning-chance = how many independent pairs this similar are expected in this class; 0.01, or 1 in 100, is one such pair in a hundred classes like it, if nobody copied
meaning-cluster = the group of submissions connected by flagged pairs that both are in
meaning-verdict = what codesim says about the pair, and what you decided
# One of the choices among pairs: the flagged ones that nobody has decided about.
filter-undecided = flagged, undecided
filter-earlier = with an earlier year
filter-reference = with a reference
service-unreachable = The service cannot be reached.
service-session-ended = Your session has ended: sign in again in another tab.
service-refused = The service refused it ({ $status }).
copy-link = Copy link
copy-link-done = Link copied
copy-link-prompt = The link to this pair
copy-case = Copy command for a case
copy-case-done = Command copied
copy-case-prompt = The command that makes a case of this pair
copy-case-title = A command that makes one file with this sheet and all that it takes to check it. Add the other options of this report, and run it where the submissions are.
legend = Filled: { $identical }. Dotted line: { $renamed }, the same except names and literals. Framed: { $restructured }, the same when written in one way. Hatched: { $starter }, which does not count.
missing-title = Not in this report
missing-pair = There is no pair “{ $pair }” here.
missing-submission = There is no submission “{ $submission }” here.
missing-why = The link leads to something that this report does not show: another run, or a pair beyond those that were kept.
missing-to-overview = To the overview
# Of the two submissions of a pair that is not in the report.
missing-known =
    { $count ->
        [1] It has { $first }.
       *[other] It has { $first } and { $second }.
    }

## Overview, details and decisions

# $bound is least if there may be more flagged pairs.
overview-title =
    { $bound ->
        [least] At least { $flagged }
       *[exact] { $flagged }
    } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } flagged, { $second ->
        [0] none
       *[other] { $second }
    } for a second look
# Follows the title: the exercise, or its folders.
overview-title-exercise = in { $exercise }
overview-decided = { $decided } of { $flagged } decided: { $confirmed } confirmed, { $dismissed } dismissed.
overview-shown =
    { $bound ->
        [least] { $shown } of at least { $flagged }
       *[exact] { $shown } of { $flagged }
    } flagged { $flagged ->
        [one] pair
       *[other] pairs
    } { $shown ->
        [one] is
       *[other] are
    } in this report: the strongest.
overview-lost =
    { $count ->
        [one] { $count } submission could not be compared: { $submissions }.
       *[other] { $count } submissions could not be compared: { $submissions }.
    }
overview-by-score = All pairs by score
overview-by-similarity = Pairs of this report by similarity
overview-nothing-shared = No two submissions share anything that is long enough to count ({ $tokens } tokens).
overview-dismissed-before =
    { $count ->
        [one] { $count } flagged pair dismissed before.
       *[other] { $count } flagged pairs dismissed before.
    }
overview-most-similar = Most similar
overview-all-pairs =
    { $count ->
        [one] All { $count } pair of this report
       *[other] All { $count } pairs of this report
    }
overview-no-pair = No pair is shown: none reaches the least similarity asked for.
overview-no-clusters = No submissions are connected by flagged pairs.
# The submissions in groups that are more alike than independent work.
overview-groups = Who is in them
overview-all-clusters =
    { $count ->
        [one] All { $count } cluster
       *[other] All { $count } clusters
    }
overview-shared-code = Shared code
overview-identical-files = Identical files
# A cluster is one of computers here. $found is yes if it found the pairs of the report among more submissions, $among is index if the
# submissions were also compared with those of the index $index.
overview-input =
    { $found ->
        [yes] { $all } submissions on a cluster; in a pair of { $score } or more, and so in this report, are{ " " }
       *[no] { "" }
    }{ $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    } with { $files ->
        [one] { $files } file
       *[other] { $files } files
    }{ $earlier ->
        [0] { "" }
       *[other] , { $earlier } of them from earlier years
    }{ $among ->
        [index] , against { $indexed } of { $index }
       *[own] { "" }
    }; { $languages }.
overview-references =
    { $count ->
        [one] { $count } reference is compared with the class beside that; no number of the class depends on it.
       *[other] { $count } references are compared with the class beside that; no number of the class depends on them.
    }
overview-no-language = no language
# $bound is about if the number of pairs that share anything is an estimate.
overview-sharing =
    { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }, of which { $bound ->
        [about] about { $sharing }
       *[exact] { $sharing }
    } share anything.
overview-starter-code = Starter code left out: { $files }.
overview-no-starter-code = No starter code was given.
overview-runs = Runs of { $noise } tokens or more count; each run of { $guarantee } is found.
overview-runs-selected = Runs of { $noise } tokens or more count; as fingerprints are selected by { $scheme }, runs of any length may go unseen.
# $files is a number of files, $reason is why they were left out.
overview-left-out = { $files }: { $reason }
overview-nothing-left-out = Nothing was left out.
overview-warned =
    { $count ->
        [one] { $count } file was read with a warning.
       *[other] { $count } files were read with warnings.
    }
overview-remarks =
    { $count ->
        [one] { $count } remark on what to know before reading a submission.
       *[other] { $count } remarks on what to know before reading a submission.
    }
overview-details = Everything that was and was not compared

histogram =
    { $pairs ->
        [one] { $pairs } pair by score. Flagged: { $flagged }. By their scores alone, pairs are flagged from { $score } on.
       *[other] { $pairs } pairs by score. Flagged: { $flagged }. By their scores alone, pairs are flagged from { $score } on.
    }
histogram-similarity =
    { $pairs ->
        [one] { $pairs } pair of this report by similarity. Flagged: { $flagged }.
       *[other] { $pairs } pairs of this report by similarity. Flagged: { $flagged }.
    }
histogram-bar =
    { $count ->
        [one] { $count } pair with scores from { $from }
       *[other] { $count } pairs with scores from { $from }
    }
histogram-bar-similarity =
    { $count ->
        [one] { $count } pair of this report with a similarity from { $from }
       *[other] { $count } pairs of this report with similarities from { $from }
    }
# $bound is about where the number of pairs is an estimate.
histogram-bar-title =
    score { $from } to { $to }: { $bound ->
        [about] about { $count }
       *[exact] { $count }
    } { $count ->
        [one] pair
       *[other] pairs
    }{ $flagged ->
        [0] { "" }
       *[other] , { $flagged } flagged
    }
histogram-bar-title-expected =
    score { $from } to { $to }: { $bound ->
        [about] about { $count }
       *[exact] { $count }
    } { $count ->
        [one] pair
       *[other] pairs
    }, { $expected } expected{ $flagged ->
        [0] { "" }
       *[other] , { $flagged } flagged
    }
histogram-bar-title-similarity =
    similarity { $from } to { $to }: { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    } of this report, { $flagged } flagged
histogram-flagged-from = flagged by score from { $score }
# Below an axis.
histogram-score = score, in even steps of its square root
histogram-of-similarity = similarity
# Beside an axis.
histogram-pairs = pairs
histogram-pairs-logarithmic = pairs, on a logarithmic scale
histogram-key = Bars: pairs of this class. Red: flagged. Line: how many there would be if all work were independent.
histogram-key-small = Bars: pairs of this class. With fewer than ten submissions of some size there is no background to hold them against; a score of a half or more is flagged. Red: flagged.
# After histogram-key: pairs below the score from which on pairs are flagged.
histogram-key-groups =
    { $count ->
        [one] { $count } more pair is flagged as a member of a group.
       *[other] { $count } more pairs are flagged as groups.
    }
# For the length of their longest match.
histogram-key-long =
    { $count ->
        [one] { $count } more pair is flagged for the length of a match.
       *[other] { $count } more pairs are flagged for the length of a match.
    }
histogram-key-similarity =
    { $shown ->
        [one] Bars: the { $shown } pair of this report alone
       *[other] Bars: the { $shown } pairs of this report alone
    }, of { $pairs } of the class. The similarity of pairs that are not in the report is not known. Red: flagged.

distribution-measure = Measure
distribution-score = score
distribution-similarity = similarity
distribution-counts = Counts
distribution-logarithmic = logarithmic
distribution-linear = linear
# How many bars there are at most.
distribution-bars = Bars
best-score = Best score of each submission
best-similarity = Highest similarity of each submission in the pairs of this report
# The box of a box plot.
best-box = Box: the middle half of { $count } submissions, from { $lower } to { $upper }; line: the median, { $median }.
# $dots says whether all submissions are drawn as dots or only those beyond the whiskers.
best-beyond =
    { $count ->
        [0] No submission is
        [one] { $count } submission is
       *[other] { $count } submissions are
    } beyond the whiskers, which are at most one and a half times as long as the box. { $dots ->
        [beyond] Each dot is one of these.
       *[all] Each dot is a submission.
    }
best-unknown =
    { $count ->
        [one] { $count } submission has no pair in this report and counts as the lowest.
       *[other] { $count } submissions have no pair in this report and count as the lowest.
    }
# Where no box is drawn.
best-few = { $known } of { $count } submissions have a pair in this report: too few to show where the middle of the class lies. Dots: the highest { $shown }.
# Of this year, beside those of best-few and best-box.
best-small =
    { $count ->
        [one] { $count } more submission is too small to be judged.
       *[other] { $count } more submissions are too small to be judged.
    }
best-all = All submissions by their best score

# $submissions says how many, and $names who.
identical-files-of = { $submissions } have the same file of { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } ({ $file }): { $names }
identical-files-all =
    { $count ->
        [one] All { $count } file
       *[other] All { $count } files
    }
# $submissions says how many, and $names who.
shared-blocks-of = { $submissions } share a block of { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }: { $names }
# $lines is text such as lines 3–17.
shared-blocks-place = { $lines } of { $file } of { $submission }
shared-blocks-no-text = The text is not in this report.
shared-blocks-all =
    { $count ->
        [one] All { $count } block
       *[other] All { $count } blocks
    }
starter-code-again = Compare again with this as starter code
starter-code-compared = The block counts for nobody in { $comparison }.
# A link in the sentence before.
starter-code-comparison = the new comparison
# The reason follows.
starter-code-problem = Not compared again.
# On a button: to name a block of code as starter code.
starter-code-name = Name as starter code
starter-code-saved = The block was saved as { $file }. Add { $option } to the command that made this report, and compare again: the block then counts for nobody.

details-exercise = Exercise
details-date = Date
details-found = Found on a cluster
details-found-value = pairs of { $score } or more among { $submissions } submissions
details-no-starter-code = none given
details-structure = Structure (all names count as one)
details-text = Text (names as they are spelled)
details-thresholds = no match below { $noise } tokens
details-thresholds-guaranteed = no match below { $noise } tokens, every one from { $guarantee } tokens on
details-selection = Selection of fingerprints
details-common = in more than { $count } submissions
details-kept = Pairs kept
details-kept-all = all
details-kept-best = the best { $count }, and those flagged or for a second look
details-least-similarity = Least similarity
details-notices = Left out, or read with warnings
# Whether the file was compared: yes or no.
details-compared = Compared
details-compared-no = no
details-reason = Why it is listed
details-no-notices = Nothing: every file was compared as it is.
details-remarks = Before you read a submission
details-signs = Signs that a text was made to look other than it is
details-remarks-meaning = They may be honest, and no score depends on them.
details-facts = Worth knowing
details-where = Where
details-observation = Observation
details-no-remarks = Nothing was noticed.
details-method = How to read this report
details-method-programs = Each program is read as its language has it; names become one word and comments vanish. Runs of this text are reduced to fingerprints (Schleimer, Wilkerson, Aiken: Winnowing, SIGMOD 2003), and what two submissions share is weighted by how few others have it: that is the score. For the pairs shown, exact matches are found and coloured.
details-method-chance = Most pairs of a class are independent, so the class itself says how similar independent work is. “Expected by chance” is the number of independent pairs this similar that are expected in this class, also of people with the same habits or with a template that a few share; 0.005 is 1 in 200.
details-method-flagged = A flagged pair is one that a person should read. A pair for a second look comes after those: only a few independent pairs would be this similar, or most of one submission is in the other. Independent work may look like a pair that is not unusual. Nothing here says who copied from whom, or whether it was allowed.

decisions-title = Your decisions
decisions-decided =
    { $flagged ->
        [one] { $decided } of { $flagged } flagged pair decided.
       *[other] { $decided } of { $flagged } flagged pairs decided.
    }
decisions-in-service = The service keeps decisions: all members of the course see them, and who decided.
decisions-in-browser = This browser keeps decisions, for this exercise and this code.
decisions-export-advice = Export them to keep them elsewhere, and give the file to the next run ({ $option }): what you dismissed stays dismissed there, unless the code has changed.
decisions-name = Your name
# In an empty field: the name is shown with the decisions of whoever gives it.
decisions-name-meaning = saved with decisions
decisions-export = Export
# On buttons beside it.
decisions-save-table = Save as table (CSV)
decisions-save-report = Save this report with my decisions
# In a service, where colleagues decide as well.
decisions-save-report-of-all = Save this report with all decisions
decisions-only-here =
    { $notes ->
        [0]
            { $decisions ->
                [one] { $decisions } decision is only in this browser.
               *[other] { $decisions } decisions are only in this browser.
            }
       *[other]
            { $decisions ->
                [0]
                    { $notes ->
                        [one] { $notes } note is only in this browser.
                       *[other] { $notes } notes are only in this browser.
                    }
                [one]
                    { $notes ->
                        [one] { $decisions } decision and { $notes } note are only in this browser.
                       *[other] { $decisions } decision and { $notes } notes are only in this browser.
                    }
               *[other]
                    { $notes ->
                        [one] { $decisions } decisions and { $notes } note are only in this browser.
                       *[other] { $decisions } decisions and { $notes } notes are only in this browser.
                    }
            }
    }
decisions-import = Import
# $said is decisions-taken.
decisions-imported = { $file }: { $said }
decisions-not-imported = { $file }: nothing taken over: { $reason }
decisions-taken =
    { $taken ->
        [one] { $taken } decision taken over
       *[other] { $taken } decisions taken over
    }{ $disputed ->
        [0] { "" }
       *[other] ; { $disputed } contradict what is decided here: decide below
    }{ $unknown ->
        [0] { "" }
       *[other] ; { $unknown } left out: the pair is not in this report
    }{ $others ->
        [0] { "" }
       *[other] ; { $others } left out: on other code or another exercise
    }.
# These three follow decisions-not-imported.
decisions-wrong-file = a file of decisions with schema_version 3 was expected
decisions-no-file = this is no file of decisions. The one that Export writes (decisions.json) is wanted.
decisions-is-table = this is the table for spreadsheets, which cannot be read again. The file that Export writes (decisions.json) is wanted.
decisions-wrong-entry = decision { $number } has no names or no decision
decisions-same-pair = decisions { $first } and { $second } are on the same pair
decisions-elsewhere =
    { $count ->
        [one] In { $exercise }, { $count } pair with the same names and the same code has a decision.
       *[other] In { $exercise }, { $count } pairs with the same names and the same code have a decision.
    }
# On a button: the decisions of another exercise.
decisions-take-over = Take over
decisions-contradictions = Contradictions
decisions-contradictions-meaning = They are not exported before you have decided which decision holds.
# After the decision of a person who may only propose one, in a service.
decision-proposed = proposed
# Headings where people decide for themselves, in a service.
decisions-of-others = Decisions of others
decisions-people-contradict = People decided differently
decisions-people-contradict-meaning = Each person decides for themselves: one confirmed the pair, another one dismissed it.
decisions-note = Note
# Above the names of who decided, and when.
decisions-by = Decided
decisions-none = You have not decided about any pair yet: open one and say confirmed or dismissed.
decisions-none-of-all = Nobody has decided about any pair yet: open one and say confirmed or dismissed.

decision-form = Your decision
decision-form-note = Note: why
decision-form-note-keys = Ctrl + Enter or Esc leaves the note; it is saved when you leave it.
# Below the note while somebody types it.
decision-form-note-hint = Esc or Ctrl + Enter: done
# After a decision or a note, before decision-form-undo.
decision-form-done =
    { $done ->
        [confirmed] Confirmed.
        [dismissed] Dismissed.
        [note] Note saved.
       *[other] Undecided.
    }
decision-form-undo = Undo
decision-form-saving = saving…
# $decision is confirmed, dismissed or undecided; the reason follows.
decision-form-unsaved = Not saved: { $decision }.
decision-form-unsaved-note = Not saved: { $decision }, “{ $note }”.
decision-form-again = Try again
decision-form-only-read = You read this course, and do not decide.
decision-form-not-kept = This browser keeps nothing for files: export your decisions before you close the page.
contradiction = Decisions that contradict each other
contradiction-which = { $count } decisions on this pair contradict each other. Which one holds?
contradiction-take = Take this one
contradiction-note = { $decision }: “{ $note }”
# Where a decision is from.
contradiction-from-report = from the report
contradiction-from-browser = from this browser
contradiction-from-service = from the service
# $name is that of a file or of another exercise.
contradiction-from = from { $name }
contradicting-decisions = contradicting decisions

## Pairs, and one pair

score = Score
similarity = Similarity
left-in-right = Left in right
right-in-left = Right in left
longest-match = Longest match
# The number of tokens that match.
matched-tokens = Matched
expected-by-chance = Expected by chance
verdict = Verdict
cluster = Cluster
evidence-sheet = Evidence sheet
settings-and-input = Settings and input
# Two names, or two places in code.
both = { $left } and { $right }
# A key of the keyboard.
key = key { $key }
code-of = Code of { $submission }
starter-code-of = starter code: { $files }

pairs-title = Pairs
pairs-left = Left
pairs-right = Right
pairs-names = names of the two submissions
# Above why a pair is to be read, or else what links its two: 92 % / 95 %, 417 tokens in one match.
pairs-why = In short
pairs-why-meaning = why a pair is worth reading that is flagged or for a second look; of others, how much of the left submission is in the right one / of the right in the left, and the longest match; point at it for all of it
pairs-short =
    { $left } / { $right }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } in one match
# $bound is least or about if the number of all is not known; $option is that of the command, or none.
pairs-not-kept =
    { $bound ->
        [about] About { $all }
        [least] At least { $all }
       *[exact] { $all }
    } { $all ->
        [one] pair
       *[other] pairs
    } of the class { $all ->
        [one] has
       *[other] have
    } such a score; this report has { $held } of them.{ $option ->
        [none] { "" }
       *[other] { " " }With { $option } it has all.
    }
pairs-similarity-not-kept =
    How many more pairs of the class have such a similarity is not known: this report has { $held } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }.{ $option ->
        [none] { "" }
       *[other] { " " }With { $option } it has all.
    }
# The link $settings has the text of settings-and-input.
pairs-none = No pairs match these filters. { $settings } says which pairs were kept.

filter-name = Name
filter-search = Search
# Filters have the same names in every language.
filter-search-hint = names, or filters such as score>0.5
filter-more = Filters
filter-clear = Clear filters
# $name is what stands before the sign of a filter, $text all of it.
filter-unknown = No filter is named { $name }: searched as a name.
filter-unread = { $text } is no filter that can be read: searched as a name.
filter-help = What the search knows
filter-help-word = part of a name, label or group
filter-help-two = the pair of these two
filter-help-quotes = words that stand together
filter-help-minus = without what follows; also before a filter
filter-help-percent = { $name }, in percent
filter-help-name = name alone, not label or group
filter-help-signs = Numbers are compared with >, >=, <, <= or =. All that is typed must be true of a pair.
# A verb, before a list to choose from: all pairs, flagged.
filter-show = Show
filter-all = all pairs
# Two fields for numbers: Score from 0.2 to below 0.3.
filter-from = Score from
filter-to = to below
filter-any-cluster = any
filter-label = Label
filter-any-label = any
filter-across = across labels only
filter-across-meaning = Only pairs of submissions with different labels

pair-previous-match = Previous match
pair-next-match = Next match
pair-previous = Previous pair
pair-next = Next pair
pair-next-undecided = Next undecided flagged pair
pair-list = The list that this pair is in
# The place of the pair in its list.
pair-place = Pair { $place } of { $count }
# Shows and hides the remaining figures of the pair.
pair-details = Details
# The list has so many pairs, but not the one that is shown.
pair-list-of = List of { $count }
pair-handed-in-earlier = { $name } was handed in { $duration } earlier.

matches-strongest-first =
    { $count ->
        [one] { $count } match, strongest first
       *[other] { $count } matches, strongest first
    }
matches-none = No run of code is long enough to be shown.
# The page reads the code.
matches-reading = Reading …
# The place of a match in the list of matches.
match-place = { $place } of { $count }
matches-wrap = Wrap lines
matches-together = Scroll together
# $words is the kind of match.
match-title =
    { $count ->
        [one] match { $number }: { $words }, { $count } token
       *[other] match { $number }: { $words }, { $count } tokens
    }
match-figures =
    { $count ->
        [one] { $words }, { $count } token, { $evidence } of the evidence
       *[other] { $words }, { $count } tokens, { $evidence } of the evidence
    }
match-spelled-alike = { $share } spelled alike
match-shared-by-these = shared by these 2 of { $submissions } submissions alone
match-shared = shared by { $count } of { $submissions } submissions
passage-figures =
    Passage { $number }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $evidence }
# Said of a reason that speaks of the left submission, when the reader has swapped the sides.
match-left-is = The left one here is { $name }.
# $lines is lines 3–17.
place-in-file = { $file } { $lines }
# $names are pairs of names of a program, with commas: list → words.
renamings-throughout = Renamed throughout: { $names }.
# After some renamings: list → words.
renamings-more = and { $count } more
renamings-others =
    { $count ->
        [one] { $count } name is not renamed consistently.
       *[other] { $count } names are not renamed consistently.
    }
traits-title = Other shared traits
traits-rare = Few others of the class have it. It is in no score.

code-lines-and-matches =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, { $marks ->
        [one] { $marks } match
       *[other] { $marks } matches
    }
# Parts of the code that others have too.
code-lines-and-parts =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, { $marks ->
        [one] { $marks } part
       *[other] { $marks } parts
    }
# Opens the ways to show the code.
code-view = View
code-swap = Swap sides
code-sides = Sides
# The divider between the two sides.
code-divider = Width of the left side
code-divider-how = Drag it or use the arrow keys; a double click puts it back in the middle
# Above the files of a submission, each with a percentage.
code-files = Share of the code of each file that matches
code-hidden = a character that is not seen
code-none = The sources of this submission are not in the report.
differences = Differences
differences-not = Too little of these two files is the same, line by line.
differences-too-many = Too many lines differ for a view like this.
differences-none = The two texts are the same.
differences-lines =
    { $count ->
        [one] { $count } line not the same. Words that differ are marked.
       *[other] { $count } lines not the same. Words that differ are marked.
    }
differences-sides = Lines side by side
differences-same =
    { $count ->
        [one] { $count } line the same on both sides
       *[other] { $count } lines the same on both sides
    }

# After the name of a submission.
name-earlier-year = (earlier year)
name-reference = (reference)
# After the name of a submission that was handed in late.
name-late = (late)

## Submissions, clusters, graph and timeline

submission = Submission

submissions-name = whose it is
submissions-own = Handed in as
submissions-own-meaning = the submission’s own name
submissions-label-meaning = its label in the metadata
submissions-group = Group
submissions-group-meaning = those who handed it in together
submissions-files = Files
submissions-files-meaning = files that were compared
submissions-tokens = Tokens
submissions-tokens-meaning = tokens of all its files
submissions-cluster-meaning = the cluster that it is in
# The one submission that is most similar to another one.
submissions-alike = Most similar
submissions-alike-meaning = the submission that it is most similar to, and their score
# In place of the most similar one.
submissions-not-kept = not in this report
submissions-not-kept-meaning = none of its pairs is among those that this report has
submissions-name-hint = part of a name

submission-counts =
    { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, of which { $matchable } could match.
submission-earlier = From an earlier year.
submission-reference = A reference: a solution that nobody of the class handed in.
# The commit and licence of a public repository that is in an index.
submission-provenance = Provenance: { $provenance }.
# The link $cluster has the text of submission-cluster.
submission-in-cluster = In { $cluster }.
submission-cluster = cluster { $number }
# The name of the submission itself, under that of a person.
submission-own = Handed in as { $name }.
submission-label = Label: { $label }.
submission-group = Handed in together as { $group }.
submission-handed-in = Handed in { $moment } UTC.
submission-late = Handed in late.
submission-parts = Parts that other submissions have too
# $places is some of submission-also-in, with commas between them.
submission-strip = parts { $places }
submission-strip-empty = nothing of it stands elsewhere
submission-also-in = also in { $submission }

# Above the list of submissions with which this one shares code.
shares-title = Shares with
shares-colour = Colour
# Of this submission.
shares-of-this = This one in the other
shares-of-this-meaning = share of this submission’s tokens that the other one has too
# A verb, above links to side by side.
shares-compare = Compare
shares-pair = side by side
shares-pair-with = side by side with { $submission }
shares-more =
    { $count ->
        [one] and { $count } pair more
       *[other] and { $count } pairs more
    }
shares-none = No pair of this report has it.

clusters-meaning = Submissions connected by flagged pairs. Two of a cluster need not be similar themselves: a third may have something of both.
clusters-meaning-from = Submissions connected by pairs with a score of { $score } or more. Two of a cluster need not be similar themselves: a third may have something of both.
# Above the list of clusters.
clusters-order = The strongest come first, by their best score; numbers go by size.
# The links and headings of a cluster: the two of its strongest pair, and how many more.
clusters-title =
    { $others ->
        [0] Cluster { $number }: { $left } and { $right }
        [one] Cluster { $number }: { $left }, { $right } and { $others } other
       *[other] Cluster { $number }: { $left }, { $right } and { $others } others
    }
clusters-all = All clusters
# Clusters of three or more submissions, and clusters of two.
clusters-found =
    { $groups ->
        [one] { $groups } cluster of three or more
       *[other] { $groups } clusters of three or more
    }, { $couples } of two
# The best score of its pairs, beside the name of a cluster.
clusters-best = best score { $score }
clusters-couples = Clusters of two
clusters-previous = Previous cluster
clusters-next = Next cluster
# Above a table or a picture of them.
clusters-scores = Scores of its pairs
clusters-timeline = Submissions of this cluster by time, a row for each
# $possible is how many pairs the submissions make.
clusters-counts =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $flagged } of { $possible ->
        [one] { $possible } pair
       *[other] { $possible } pairs
    } flagged
# Pairs; these two follow clusters-counts, with commas between them.
clusters-confirmed = { $count } confirmed
clusters-dismissed = { $count } dismissed
# $group is one of the next two messages, and $names says who.
clusters-members =
    { $count ->
        [one] { $group }, { $count } submission: { $names }
       *[other] { $group }, { $count } submissions: { $names }
    }
clusters-ring = Alike beyond chance as a group
clusters-group = Group { $number }
# Two groups or more.
clusters-groups = Within it, { $count } groups are connected more closely than to one another (method of Blondel et al., 2008, known as Louvain):
# The pairs of a cluster, always several.
clusters-list = All { $count } pairs of it as a list
# Buttons, below the pairs of a cluster: always several.
clusters-all-confirmed = Confirm all { $count } undecided flagged pairs
clusters-all-dismissed = Dismiss all { $count } undecided flagged pairs
# After such a button, before decision-form-undo.
clusters-done-confirmed = { $count } pairs confirmed.
clusters-done-dismissed = { $count } pairs dismissed.
clusters-no-such = There is no such cluster in this report.

heatmap = Scores of the pairs of { $count } submissions, stronger where two are more similar
heatmap-key = The stronger the colour, the more similar. A click on a cell leads to the pair.

# Before a choice of the next two: which pairs connect submissions.
threshold-by = Connected by
threshold-flagged = flagged pairs
# The slider that sets it follows, and the score.
threshold-from = pairs with a score from
# With the options $option the report would have all pairs.
threshold-missing =
    Below a score of { $score } this report does not have all pairs of the class: clusters may be larger than shown.{ $option ->
        [none] { "" }
       *[other] { " " }With { $option } it has all.
    }
threshold-set = Clusters are made of pairs with a score of { $score } or more.
# A link, after threshold-set, to where it can be changed.
threshold-change = Change the threshold
threshold-no-clusters = No submissions are connected by pairs with such a score.

# A list to choose from follows: of clusters, of labels.
graph-colours = Colours
graph-colours-clusters = of clusters
graph-colours-labels = of labels
graph-zoom-in = Zoom in
graph-zoom-out = Zoom out
# A verb, on a button: moves all that is shown to the middle, as large as there is room.
graph-fit = Fit
graph-placing = Placing the submissions …
graph-shown =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }
graph-shown-of =
    { $submissions ->
        [one] { $submissions } submission
       *[other] { $submissions } submissions
    }, { $shown } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } shown, the most similar
graph-picture = Submissions connected by pairs
graph-none = No pair has this score: move the slider to the left.
graph-key = Closer: more similar. Click a submission for its pairs, a line for the pair, or a ground for the cluster. Drag to move, and turn the wheel to zoom in, where more names have room.
# Above a list of signs: dots with colours, lines.
graph-legend = Legend
graph-legend-more =
    { $count ->
        [one] and { $count } more, in a colour again
       *[other] and { $count } more, in the same colours again
    }
graph-legend-no-label = no label
# The coloured surface behind the dots of a cluster.
graph-legend-ground = ground: a cluster
graph-legend-thicker = thicker: more similar
# Each beside a line: a pair.
graph-legend-flagged = flagged
graph-legend-dismissed = dismissed
graph-connected = Connected submissions
graph-list = These pairs as a list
# Beside the name of a submission.
graph-cluster = cluster { $number }
# The link $all has the text of graph-all-submissions.
graph-apart =
    { $count ->
        [one] { $count } submission is not connected: { $all }
       *[other] { $count } submissions are not connected: { $all }
    }
graph-all-submissions = all submissions
graph-more =
    { $count ->
        [one] and { $count } submission more
       *[other] and { $count } submissions more
    }

timeline-meaning = When submissions were handed in, in the time of your zone ({ $zone }), a row for each cluster. Who was first need not be who wrote it.
timeline-untimed =
    { $count ->
        [one] The time of { $count } submission is not known.
       *[other] The time of { $count } submissions is not known.
    }
timeline-picture = Submissions by time, a row for each cluster
# Before a row of the picture; there is room for some 18 letters.
timeline-no-cluster = In no cluster
timeline-order = Flagged pairs, the earlier one first
# Above the name of the submission that was handed in earlier, when that was, and how much later the other one came.
timeline-earlier = Earlier
timeline-handed-in = Handed in
timeline-apart = Apart
timeline-none = No flagged pair has times on both sides.

## Findings: whole sentences about a pair

verdict-flagged = flagged
verdict-second-look = second look
verdict-not-unusual = not unusual
verdict-too-small = too small
kind-identical = identical
kind-identical-moved = identical, in a different order
kind-identifiers-renamed = identifiers renamed
kind-identifiers-renamed-moved = identifiers renamed, in a different order
kind-restructured = restructured
kind-restructured-moved = restructured, in a different order
trait-comment = comment
trait-word = word
trait-string = string
trait-name = name
trait-number = number
trait-layout = layout
trait-held =
    { $class ->
        [one] in { $submissions } of { $class } submission
       *[other] in { $submissions } of { $class } submissions
    }

finding-flagged-with-group = The two are flagged with a group of submissions, which are more alike than independent work is, whatever the two are by themselves.
finding-flagged-for-length = The two are flagged for the length of their longest match, not for their score: independent work does not share passages this long.
finding-flagged = The two are more similar than independent work in this class.
finding-flagged-small-class = The two share so much code that a person should read them.
finding-second-look = The two are not flagged, but worth a second look: only a few independent pairs of this class would be this similar, or most of one is in the other.
finding-second-look-small-class = The two are not flagged, but worth a second look: most of one is in the other.
finding-not-unusual = The two are not unusual: independent work in this class is as similar.
finding-not-unusual-small-class = The two are not unusual: they share less than pairs that are flagged or worth a second look.
finding-too-small = At least one of the two is too small: with so little code that could match, nothing follows from what they share.
finding-overlap =
    { $longest ->
        [one] Their similarity is { $similarity }; the longest match has { $longest } token.
       *[other] Their similarity is { $similarity }; the longest match has { $longest } tokens.
    }
finding-match-each-other = { $leftshare } of { $left } and { $rightshare } of { $right } match each other.
finding-rank = By its score the pair is number { $rank } of the { $pairs } pairs of the class.
finding-no-rank = The pair is not among the pairs that were ranked.
finding-rank-reference = It is a pair with a reference, and has no rank among the pairs of the class.

reliance-checked = The number of independent pairs expected is an estimate from the class itself. On classes that people have judged, it was off by a factor of up to three. It says nothing of code from a common source that both were allowed to use, such as a template.
reliance-few-submissions = The number of independent pairs expected is a rough estimate, since the class has fewer than 25 submissions. On judged classes of this size, it was off by a factor of up to three. It says nothing of code from a common source that both were allowed to use, such as a template.
reliance-many-alike = The number of independent pairs expected cannot be trusted here: more than one in twenty pairs of this class score far above its median, and the numbers cannot tell whether these were copied, made from one template, or are similar for another reason.
strength-too-small = How many independent pairs this similar to expect cannot be said of so little code.
strength-not-computed = How many independent pairs this similar to expect was not computed.
strength-small-class = A class in which fewer than ten submissions have enough code is too small to say how many independent pairs this similar to expect. In such a class a score of { $score } or more is flagged.
# $number is text such as 1.5 or 1,081.
strength-pairs = If everybody worked independently, about { $number } of the { $pairs } pairs of this class would be this similar.
strength-one-in = If everybody worked independently, about 1 in { $classes } classes like this one would have a pair this similar.
strength-below-one-in-a-thousand = If everybody worked independently, fewer than 1 in 1,000 classes like this one would have a pair this similar.
strength-group-one-in = If everybody worked independently, about 1 in { $classes } classes like this one would have a group this alike. The number is that of the group; the pair by itself may be less unusual.
strength-group-below-one-in-a-thousand = If everybody worked independently, fewer than 1 in 1,000 classes like this one would have a group this alike. The number is that of the group; the pair by itself may be less unusual.

decision-meaning-undecided = Undecided
decision-meaning-confirmed = Confirmed: the pair shares code that it should not share
decision-meaning-dismissed = Dismissed: there is a good reason for what the pair shares

time-line = When each side got the matches
time-line-key = Above, filled: { $left }. Below, outlined: { $right }. A bar begins with the first version that has the match; the dotted line before it begins with the last version without it, or at the left edge if no such version is known.
time-line-git = Clocks and names in git can be changed afterwards.
time-line-more =
    { $count ->
        [one] { $count } more match is not in the picture.
       *[other] { $count } more matches are not in the picture.
    }
history-since = { $name } has this since { $time }{ $by }: { $how }; { $before }.
history-now = { $name } has this in the submission that was compared, and in no snapshot: { $how }; { $before }.
history-by =
    { $record ->
        [git] , commit { $version } by { $author }
        [attempts] , attempt { $version }
       *[snapshots] , snapshot { $version }
    }
history-piece =
    { $count ->
        [one] in one piece, with { $count } line added to the file
       *[other] in one piece, with { $count } lines added to the file
    }
history-grown =
    { $count ->
        [one] grown in { $count } version
       *[other] grown over { $count } versions
    }
history-before = it was not there on { $time }
history-from-start = it was there from the first version on
history-none = No version of { $name } that can be read has this.
history-first = By these times, { $name } had it first.
history-unknown = These times do not tell who had it first.
restructuring-order = The same steps in a different order.
restructuring-right = The same steps; the right alone has { $right }.
restructuring-left = The same steps; the left alone has { $left }.
restructuring = The same steps: the left has { $left } where the right has { $right }.
# A word of a program between quotation marks, as in “while”, “=” and “+”.
quoted = “{ $text }”
# Two parts of a sentence, of which the first may be joined already.
parts = { $first }; { $rest }
list-last = { $others } and { $last }
list-more = { $count } more

## Why a pair is flagged: a sentence or two of these. What begins with a small letter is joined to others by semicolons.

# The same in a few words, for a column of the list of pairs: one or two of the next four messages.
short-group = group of { $members }
# A block of code that so many submissions have.
short-block = { $share } in a block of { $submissions }
short-alone =
    { $tokens ->
        [one] { $tokens } token in no other
       *[other] { $tokens } tokens in no other
    }
short-trait =
    { $kind ->
        [comment] comment { $text } in no other
        [word] word { $text } in no other
        [string] string { $text } in no other
        [name] name { $text } in no other
        [number] number { $text } in no other
       *[layout] layout { $text } in no other
    }

why-group = Both are among { $members } submissions that are alike beyond chance as a group.
# $passages is one of the next three messages, or empty.
why-completely = { $left } and { $right } match completely{ $passages }.
why-partly = { $leftshare } of { $left } and { $rightshare } of { $right } match each other{ $passages }.
why-nearest = This is nearer to the reference than any two submissions of the class are to each other.
why-order =
    { $record ->
        [git] By what git recorded, which can be changed afterwards,
        [attempts] By the attempts that were handed in,
       *[snapshots] By the snapshots of the class,
    } { $left } had { $leftfirst } of { $matches } matches first ({ $leftevidence } of the evidence), and { $right } { $rightfirst } ({ $rightevidence }).
why-order-unknown =
    { $record ->
        [git] What git recorded does not tell who had the matches first.
        [attempts] The attempts that were handed in do not tell who had the matches first.
       *[snapshots] The snapshots of the class do not tell who had the matches first.
    }
why-one-passage = , in one passage
why-passages = , in { $passages } passages
why-passages-moved = , in { $passages } passages, { $moved } of them in a different order
why-in-block =
    { $submissions ->
        [one] { $share } of the matched code is in a block that { $submissions } submission share
       *[other] { $share } of the matched code is in a block that { $submissions } submissions share
    }
why-alone =
    { $tokens ->
        [one] { $tokens } of the matched tokens occurs in no other submission
       *[other] { $tokens } of the matched tokens occur in no other submission
    }
why-trait-text =
    { $kind ->
        [comment] both have the comment { $text }, which no other submission of the class has
        [word] both have the word { $text }, which no other submission of the class has
        [string] both have the string { $text }, which no other submission of the class has
        [name] both have the name { $text }, which no other submission of the class has
        [number] both have the number { $text }, which no other submission of the class has
       *[layout] both have the layout { $text }, which no other submission of the class has
    }
why-trait =
    { $kind ->
        [comment] both have a comment that no other submission of the class has
        [word] both have a word that no other submission of the class has
        [string] both have a string that no other submission of the class has
        [name] both have a name that no other submission of the class has
        [number] both have a number that no other submission of the class has
       *[layout] both have a layout that no other submission of the class has
    }

## Groups, shared blocks and identical files: how many there are, and how to read them

groups-heading =
    { $count ->
        [one] { $count } group of submissions is more alike than independent work, so all of its pairs are flagged. They may be copies of one source, or share a template: check the shared code before you decide.
       *[other] { $count } groups of submissions are more alike than independent work, so all of their pairs are flagged. They may be copies of one source, or share a template: check the shared code before you decide.
    }
blocks-heading =
    { $count ->
        [one] Code that three or more submissions share, be it a template or copies of one another: { $count } block. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
       *[other] Code that three or more submissions share, be it a template or copies of one another: { $count } blocks. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
    }
blocks-heading-largest =
    { $count ->
        [one] Code that three or more submissions share, be it a template or copies of one another: { $count } block, the { $largest } largest in this report. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
       *[other] Code that three or more submissions share, be it a template or copies of one another: { $count } blocks, the { $largest } largest in this report. If a block is starter code, or may be used, name it with --boilerplate, and it no longer counts.
    }
identical-heading =
    { $count ->
        [one] Byte for byte the same in several submissions: { $count } file, those first that the fewest have. Short programs may well be the same although nobody copied; long ones are not.
       *[other] Byte for byte the same in several submissions: { $count } files, those first that the fewest have. Short programs may well be the same although nobody copied; long ones are not.
    }

## Evidence sheet

sheet-title = Evidence sheet
sheet-title-names = Evidence sheet: { $left } and { $right }
sheet-names = { $left } and { $right }
sheet-subject = Evidence sheet on two submissions
sheet-subject-exercise = Evidence sheet on two submissions of { $exercise }
sheet-no-pair = There is no pair to show.
sheet-back = Back to the pair
# On a button.
sheet-print = Print
sheet-in-short = In short
sheet-alike = Two places match if their code is built alike; names, comments and layout do not count.
sheet-this-pair = This pair among all of the class
# The pair's place in a picture of the scores.
sheet-here = this pair
sheet-picture =
    { $count ->
        [one] { $count } pair by score; this pair has { $score }, and from { $flag } on pairs are flagged
       *[other] { $count } pairs by score; this pair has { $score }, and from { $flag } on pairs are flagged
    }
sheet-picture-key = Bars: the pairs of the class by score, each step up a multiple of the one before. Thin line: what independent work would look like. Dashed: flagged from here on.
sheet-passages = The strongest passages side by side
# $kind is one of the kinds of matches above.
sheet-passage =
    { $tokens ->
        [one] { $kind }, { $tokens } token, { $evidence } of the evidence
       *[other] { $kind }, { $tokens } tokens, { $evidence } of the evidence
    }
sheet-more-lines =
    { $count ->
        [one] and { $count } more line
       *[other] and { $count } more lines
    }
sheet-sources-at-end = The whole sources stand at the end.
sheet-traits = Other shared traits
sheet-traits-meaning = Both have these, and few others of the class do. They do not count for the score: comments, strings, names and layout may have a common source.
sheet-traits-table = Table of other shared traits
sheet-trait = Trait
sheet-trait-written = As it is written
sheet-trait-held = How many have it
sheet-not-shown = not shown
sheet-limits = Limits of this sheet
sheet-limit-first = Who had the code first, or whether both have it from somewhere else.
sheet-limit-allowed = Whether it was allowed: work in a group, code from the course, a library or a generator may be the reason.
sheet-limit-why = Why the two are similar. A person must read the code, and hear those it concerns, before anything is concluded.
sheet-decision-so-far = Decision so far
sheet-decisions-contradict = These decisions contradict each other; none of them holds yet.
sheet-decision = Decision
sheet-heard = Heard on
sheet-decision-reason = Decision and reason
sheet-signatures = Names, date, signatures
sheet-input = Input
sheet-submissions = The two submissions
sheet-handed-in-by = Handed in by
sheet-label = Group or course
sheet-group = Handed in together as
sheet-timestamp = Handed in at (UTC)
sheet-late = Handed in late
sheet-earlier = From an earlier year
sheet-reference = Reference, handed in by nobody
sheet-provenance = Provenance
sheet-tokens = Tokens
sheet-matchable = Tokens that could match
sheet-yes = yes
sheet-tokens-meaning = Tokens are the words, numbers and operators of a program. Those that could match are not starter code and are part of a long enough run.
sheet-files = Files of { $name }
sheet-file = File
sheet-language = Language
sheet-not-stated = not stated
sheet-not-compared = Not compared
sheet-none-left-out = No file of the two was left out.
sheet-left-out = Left out
sheet-warnings = Read with warnings
sheet-reason = Reason
sheet-remarks = Worth knowing before reading
sheet-remarks-meaning = None of this is proof of anything, and nothing above depends on it.
sheet-line = Line
sheet-remark = Remark
sheet-method = Method
# $selection is one of the messages selection-….
sheet-method-text = Each program becomes a sequence of tokens in which all names are one, and { $selection }. A fingerprint counts the more, the fewer submissions have it, and the scores of all pairs of a class of ten or more say how similar independent work on the same task is. For this sheet, greedy string tiling (Wise 1993) has laid the two programs against each other, the longest match first and no token used twice; what that leaves was compared again in a form in which loops, branches and the order of statements have one way to be written.
selection-winnowing = winnowing (Schleimer, Wilkerson, Aiken, SIGMOD 2003) selects fingerprints of it such that any run of { $guarantee } tokens that two programs share is found
selection-guaranteed = the scheme { $scheme } selects fingerprints of it such that any run of { $guarantee } tokens that two programs share is found
selection-other = the scheme { $scheme } selects fingerprints of it without a promise to find any run that two programs share
sheet-matches = Matches
sheet-no-match = There is no match to show.
sheet-matches-table = Table of matches
sheet-strongest-first = The strongest evidence first
sheet-match = Match
# Read aloud before the number of a match.
sheet-match-number = match
sheet-match-end = end of match
sheet-kind = Kind
sheet-share = Share of the evidence
sheet-rarest = Rarest part
sheet-rarest-unknown = not known
sheet-rarest-shared =
    { $all ->
        [one] shared by { $count } of { $all } submission
       *[other] shared by { $count } of { $all } submissions
    }
sheet-kinds-meaning = Identical: every word, number and operator. Identifiers renamed: all but names and literals. Restructured: the same steps, written in another way or in another order. In a different order: the match is at another place among the matches. Evidence: what the two share, each part weighted by how few submissions have it.
sheet-settings = Settings
sheet-sources = Sources
sheet-sources-key = A match has its number at its beginning and its end. It is underlined twice if it is identical, once if identifiers or literals differ, and with dots if it is restructured. Starter code is grey; it was not compared. A character that would not be seen stands in a box as its number.
sheet-no-sources = Its sources are not part of this sheet.
sheet-file-without-match = no match
sheet-starter-code = starter code
sheet-made-by = Made by codesim { $version }.

## The comparison as a whole, on the evidence sheet

compared-class =
    { $submissions ->
        [one] The class has { $submissions } submission, and { $pairs } pairs were compared.
       *[other] { $pairs ->
            [one] The class has { $submissions } submissions, and { $pairs } pair were compared.
           *[other] The class has { $submissions } submissions, and { $pairs } pairs were compared.
        }
    }
compared-earlier =
    { $count ->
        [one] From earlier years: { $count } submission, compared with those of this year and not with each other.
       *[other] From earlier years: { $count } submissions, compared with those of this year and not with each other.
    }
compared-references =
    { $count ->
        [one] With { $count } reference, a solution that nobody of the class handed in. No number of the class depends on it.
       *[other] With { $count } references, solutions that nobody of the class handed in. No number of the class depends on them.
    }
compared-index =
    { $count ->
        [one] It was also compared with { $count } submission of the index { $index }.
       *[other] It was also compared with { $count } submissions of the index { $index }.
    }
compared-no-starter = No starter code was named.
compared-starter = Starter code was not compared: { $paths }.
setting-codesim = Codesim
setting-folders = Folders
setting-earlier = Earlier years
setting-references = References
setting-snapshots = Snapshots
setting-git-history = Commits of git
setting-git-history-read = read
setting-read-as = Read as
setting-index = Index
setting-starter = Starter code
setting-file = Settings
setting-languages = Languages
setting-include = Files read
setting-exclude = Files not read
setting-encoding = Encoding
setting-extensions = Read by extension
setting-extension = { $extension } as { $id }
setting-min-tokens = Judged from
setting-structure = Structure
setting-text = Text
setting-thresholds = matches from { $noise } tokens, all from { $guarantee } tokens on
setting-selection = Selection
setting-common = Ignored as too common
setting-common-value =
    { $count ->
        [one] what is in more than { $count } submission
       *[other] what is in more than { $count } submissions
    }
setting-imports = Imports
setting-imports-compared = compared
setting-imports-left-out = left out

## The page that compares in a browser tab

tab-title = Compare a class
tab-private = Nothing leaves this computer: this page compares the files itself, and the browser lets it connect to nothing.
tab-private-hosted = Your files do not leave this computer: this page compares them itself, and sends nothing.
tab-class = Class
tab-files = Files
tab-files-hint = Drop them anywhere on this page: the archive from your learning platform, a folder with one folder for each student, or many files. Starter code and earlier years belong here too: say in the list which they are.
tab-choose-files = Choose files
tab-choose-folder = Choose a folder
tab-unreadable = The browser cannot read these files. If it was a folder, choose it with the button, or drop it as a zip.
tab-nothing-in-it = There are no files in it.
# What a file, folder or archive is for.
tab-role-of = What { $name } is
tab-role-submissions = submissions
tab-role-starter = starter code
tab-role-earlier = an earlier year
tab-role-reference = a reference
tab-remove = Remove
tab-remove-of = Remove { $name }
tab-more =
    { $count ->
        [one] And { $count } more.
       *[other] And { $count } more.
    }
# Label of a choice between the two that follow.
tab-several = Each folder or archive is
tab-several-submissions = one submission
tab-several-parts = a part of the class, with submissions in it
tab-name = Title of the report
tab-languages = Programming languages: { $names }
tab-languages-all = all
tab-languages-hint = The name of a file tells its language. Choose some to leave all others out.
tab-languages-legend = Programming languages
tab-report-language = Language of the report
tab-compare = Compare
tab-missing = Submissions are missing.
# The size is a number with a unit: `75 MB`.
tab-large = This is about { $size } of code, more than a browser tab usually has memory for. You can try it; the program codesim, which you install, compares classes of any size.
tab-preparing = Getting ready
tab-step = Step { $number } of { $count }: { $what }
tab-stage-read = reading files
tab-stage-rank = comparing
tab-stage-judge = judging pairs
tab-stage-align = aligning matches
tab-stage-blocks = looking for shared blocks
tab-stage-traits = comparing comments, strings and names
tab-stage-write = writing the report
tab-done-of = { $done } of { $units }
tab-cancel = Cancel
tab-too-large = This class needs more memory than a browser tab has. Leave out what is not needed, choose the languages that are, or install the program codesim, which compares classes of any size.
tab-not-loaded = The program could not be loaded. Check the connection to the network, and try again.
tab-broken = The comparison broke off, and it is not your fault. Please report it with the details below. The program codesim, which you install, may be able to compare this class.
tab-detail = Details
tab-back = Back
tab-back-warning = This browser does not keep your decisions. Without saving them from the view “Decisions”, they are lost.
tab-report = Report
tab-save = Save report
tab-save-json = Save JSON
tab-save-csv = Save CSV
