# Sentences about files and submissions that a comparison comes with: why they were left out or how they were read, and signs that a text was
# made to look other than it is. docs/glossary.md has the terms. Each is a reason or a remark behind a name and a colon, so it begins with a
# small letter and has no full stop.

# A text that is the same in every language, such as an error of the system.
verbatim = { $text }

# A reason that is about a file of starter code.
notice-starter-code = starter code: { $reason }

## Why files and submissions are left out

left-out-hidden = hidden
left-out-link = symbolic link: not followed
left-out-special = neither file nor folder
left-out-unreadable = cannot be read: { $error }
left-out-no-file = not a file
left-out-too-large = larger than { $mebibytes } MiB
left-out-binary = binary: it has NUL bytes
left-out-no-notebook = not a notebook: { $error }
left-out-no-document =
    { $kind ->
        [live-script] not a live script: { $error }
        [open-document] not an OpenDocument text: { $error }
        [scratch] not a Scratch 3 project: { $error }
       *[word] not a Word document: { $error }
    }
left-out-unread-document = the text of .{ $extension } files is not read: ask for .docx, .odt or .txt
left-out-empty = empty: it has no tokens
left-out-no-front-end = no front end for .{ $extension } files
# $languages are options of the command line, joined by the next message: --lang awk or --lang jq.
left-out-not-requested = no front end for .{ $extension } files without { $languages }
left-out-or = { $first } or { $rest }
left-out-no-language = no front end: neither its name nor its content tells its language
left-out-unread-language = its code is in { $language }, which no front end reads
left-out-no-chunks = no code: it has no chunks
left-out-typed = typed into the platform: no code
left-out-other-language = { $language }: not a language asked for
left-out-no-code = no code to compare
left-out-excluded = excluded: { $pattern }
left-out-not-included = not among what to include
left-out-made =
    { $count ->
        [one] { $pattern }: { $count } file that tools made or copied; --no-default-excludes reads it
       *[other] { $pattern }: { $count } files that tools made or copied; --no-default-excludes reads them
    }
left-out-not-in-layout = fits nothing in a { $export }; --layout plain reads it as a submission
left-out-other-attempt = another attempt of its author counts; --attempts all compares each
left-out-settings = settings in a folder of submissions do not count: a submission could bring them; move them beside the folder
left-out-no-assignment = no assignment: neither a folder nor an archive

## Why archives, and entries of them, are not opened

archive-encrypted = encrypted: unpack it with its password, or ask for it without one
# $format is a kind of archive or a method of compression.
archive-unread = { $format } is not read here: unpack it, or ask for a zip
archive-none = called like an archive, but it is none
archive-damaged = damaged: { $error }
archive-too-many = more than { $limit } entries
archive-bomb = unpacks to more than { $times } times its size, as no program does
archive-too-much = unpacks to more than { $mebibytes } MiB
archive-too-deep = more than { $limit } archives in one another
archive-long-name = its name has more than { $limit } folders
archive-sparse = a sparse file, which no text is

## How files were read that were compared all the same

read-in-encoding = not UTF-8: read as { $encoding }
# $character is U+FFFD, which stands for a byte that is no UTF-8.
read-broken = UTF-8 with bytes that are none: each is read as { $character }
read-odd-spaces = indented with no-break or other unusual spaces: read as plain ones
read-changed = changed while it was read
read-by-content = not named like code: read by its content, since the submission has nothing else
read-typed = typed into the platform: its text is compared
read-syntax-errors = syntax errors
read-many-syntax-errors = syntax errors: its grammar could not place { $percent } % of it, which is compared by its words
read-lexed = read by the plain lexer
read-lexed-errors = too many syntax errors for its grammar: read by the plain lexer
read-lexed-cost = far more work for the grammar than a program of its length: read by the plain lexer
read-lexed-others = the files before it in the submission took far more work for grammars than programs do: read by the plain lexer
read-lexed-crash = the grammar crashed on it: read by the plain lexer
read-lexed-length = too long for the grammar: read by the plain lexer, up to four million tokens

## Notices about a class and its side inputs

class-only-given = hardly any code beside starter code
class-in-both = in the class as well, by the same name and with the same files, and compared once: { $count } of its submissions
class-withheld = keyed: the code of its submissions is withheld; a pair with one of them has a score, and no similarity and no matches
class-metadata-of-none = in the metadata, but not among the submissions that were compared
class-group-of-none = in the list of groups, but not among the submissions that were read
class-same-in-group = the same as { $submission } of its group
class-decisions-elsewhere = decisions about submissions that were not compared: { $count }
class-decisions-of-another = decisions in another exercise, without digests that would tell whether the code is the same: { $count }
class-other-code = the code of this pair has changed since the decision about it: the pair is undecided again
class-no-history = its earlier versions cannot be read, or are too large: they do not tell when it got its code

# Rows of a file of metadata or decisions.
course-rows =
    { $count ->
        [one] { $count } row on submissions that are in no assignment
       *[other] { $count } rows on submissions that are in no assignment
    }
# $rows is the message above, $names are submissions with commas.
course-rows-named = { $rows }: { $names }

## Signs that a text was made to look other than it is

remark-look-alike = the name { $name } has letters that look like ASCII letters and are others
remark-invisible = program text has characters that are not seen (first { $character })
remark-direction = characters that change the direction of text (first { $character }) can make it read in another order than it runs
remark-far-below = { $lines } blank lines before this line
remark-far-right = { $characters } characters of whitespace before text on this line
remark-comment = one comment is { $percent } % of the file and looks like code
remark-string = one string is { $percent } % of the file
remark-runs-string = { $call } runs a string of { $bytes } bytes as program text
remark-runs-decoded = { $call } runs what is decoded first
remark-encoded =
    { $code ->
        [hexadecimal] a string of { $bytes } bytes looks like hexadecimal digits
       *[base64] a string of { $bytes } bytes looks like Base64
    }
remark-escaped-letter = the letter { $letter } is written as { $escape } in program text
remark-cut-word = a word goes on in the next line after a backslash
remark-keyword = the keyword { $name } is defined anew
remark-macros = { $uses } keywords and brackets are written as macros ({ $name } stands for { $body })
remark-much-larger = { $tokens } tokens could match; three quarters of the class have { $quartile } or fewer

## Origins that files of several submissions name

remark-origin-author = names { $said } as an author; so does a file of { $others }
remark-origin-runner = was run by { $said }; so was a file of { $others }
remark-origin-notebook = has the authorship tag { $said } of Colab; so does a file of { $others }
remark-origin-committer = has commits by { $said }; so does a file of { $others }
remark-origin-repository = comes from the repository { $said }; so does a file of { $others }
remark-origin-project = has the project number { $said }; so does a file of { $others }
remark-origin-folder = has a path below { $said }; so does a file of { $others }
# $names are names of submissions, with commas.
remark-others-more = { $names } and { $more } more
