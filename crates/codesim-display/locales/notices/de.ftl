# Sentences about files and submissions that a comparison comes with: why they were left out or how they were read, and signs that a text was
# made to look other than it is. docs/glossary.md has the terms. Each is a reason or a remark behind a name and a colon, so it begins with a
# small letter and has no full stop.

# A text that is the same in every language, such as an error of the system.
verbatim = { $text }

# A reason that is about a file of starter code.
notice-starter-code = Vorgabecode: { $reason }

## Why files and submissions are left out

left-out-hidden = versteckt
left-out-link = symbolischer Link: nicht verfolgt
left-out-special = weder Datei noch Ordner
left-out-unreadable = nicht lesbar: { $error }
left-out-no-file = keine Datei
left-out-too-large = größer als { $mebibytes } MiB
left-out-binary = binär: enthält NUL-Bytes
left-out-no-notebook = kein Notebook: { $error }
left-out-no-document =
    { $kind ->
        [live-script] kein Live-Skript: { $error }
        [open-document] kein OpenDocument-Text: { $error }
        [scratch] kein Scratch-3-Projekt: { $error }
       *[word] kein Word-Dokument: { $error }
    }
left-out-unread-document = der Text von .{ $extension }-Dateien wird nicht gelesen: Bitten Sie um .docx, .odt oder .txt
left-out-empty = leer: enthält keine Token
left-out-no-front-end = kein Sprachmodul für .{ $extension }-Dateien
# $languages are options of the command line, joined by the next message: --lang awk or --lang jq.
left-out-not-requested = kein Sprachmodul für .{ $extension }-Dateien ohne { $languages }
left-out-or = { $first } oder { $rest }
left-out-no-language = kein Sprachmodul: Weder am Namen noch am Inhalt ist die Sprache zu erkennen
left-out-unread-language = der Code ist in { $language } geschrieben, wofür es kein Sprachmodul gibt
left-out-no-chunks = kein Code: enthält keine Codeblöcke
left-out-typed = auf der Plattform eingegeben: kein Code
left-out-other-language = { $language }: keine der verlangten Sprachen
left-out-no-code = kein Code, der zu vergleichen wäre
left-out-excluded = ausgeschlossen: { $pattern }
left-out-not-included = gehört nicht zu den zu lesenden Dateien
left-out-made =
    { $count ->
        [one] { $pattern }: { $count } Datei, von Werkzeugen erzeugt oder kopiert; mit --no-default-excludes wird sie gelesen
       *[other] { $pattern }: { $count } Dateien, von Werkzeugen erzeugt oder kopiert; mit --no-default-excludes werden sie gelesen
    }
left-out-not-in-layout = passt zu nichts in „{ $export }“; mit --layout plain wird es als Abgabe gelesen
left-out-other-attempt = es zählt ein anderer Versuch derselben Person; mit --attempts all wird jeder verglichen
left-out-settings = Einstellungen in einem Ordner mit Abgaben zählen nicht, denn eine Abgabe könnte sie mitbringen; legen Sie sie neben den Ordner
left-out-no-assignment = keine Aufgabe: weder Ordner noch Archiv

## Why archives, and entries of them, are not opened

archive-encrypted = verschlüsselt: Entpacken Sie es mit dem Passwort, oder bitten Sie um eine Fassung ohne Passwort
# $format is a kind of archive or a method of compression.
archive-unread = wird hier nicht gelesen ({ $format }): Entpacken Sie es, oder bitten Sie um ein Zip
archive-none = dem Namen nach ein Archiv, aber keines
archive-damaged = beschädigt: { $error }
archive-too-many = mehr als { $limit } Einträge
archive-bomb = wird beim Entpacken mehr als { $times }-mal so groß, was bei keinem Programm vorkommt
archive-too-much = wird beim Entpacken größer als { $mebibytes } MiB
archive-too-deep = mehr als { $limit } ineinander verschachtelte Archive
archive-long-name = der Name hat mehr als { $limit } Ordner
archive-sparse = Datei mit Lücken (Sparse-Datei), was ein Text nie ist

## How files were read that were compared all the same

read-in-encoding = nicht UTF-8: als { $encoding } gelesen
# $character is U+FFFD, which stands for a byte that is no UTF-8.
read-broken = UTF-8 mit ungültigen Bytes: jedes als { $character } gelesen
read-odd-spaces = mit geschützten oder anderen ungewöhnlichen Leerzeichen eingerückt: als gewöhnliche gelesen
read-changed = während des Lesens geändert
read-by-content = dem Namen nach kein Code: nach dem Inhalt gelesen, da die Abgabe nichts anderes enthält
read-typed = auf der Plattform eingegeben: Der Text wird verglichen
read-syntax-errors = Syntaxfehler
read-many-syntax-errors = Syntaxfehler: Die Grammatik konnte { $percent } % davon nicht einordnen; dieser Teil wird nach seinen Wörtern verglichen
read-lexed = vom einfachen Lexer gelesen
read-lexed-errors = zu viele Syntaxfehler für die Grammatik: vom einfachen Lexer gelesen
read-lexed-cost = weit mehr Arbeit für die Grammatik als ein Programm dieser Länge: vom einfachen Lexer gelesen
read-lexed-others = die Dateien davor in der Abgabe haben den Grammatiken weit mehr Arbeit gemacht als Programme sonst: vom einfachen Lexer gelesen
read-lexed-crash = die Grammatik ist daran abgestürzt: vom einfachen Lexer gelesen
read-lexed-length = zu lang für die Grammatik: vom einfachen Lexer gelesen, bis zu vier Millionen Token

## Notices about a class and its side inputs

class-only-given = kaum Code außer Vorgabecode
class-in-both = auch im Kurs, unter demselben Namen und mit denselben Dateien, und nur einmal verglichen: { $count } seiner Abgaben
class-withheld = mit Schlüssel: Der Code seiner Abgaben wird zurückgehalten; ein Paar mit einer von ihnen hat eine Bewertung, aber keine Ähnlichkeit und keine Übereinstimmungen
class-metadata-of-none = in den Metadaten, aber nicht unter den verglichenen Abgaben
class-group-of-none = in der Liste der Gruppen, aber nicht unter den gelesenen Abgaben
class-same-in-group = dasselbe wie { $submission } aus derselben Gruppe
class-decisions-elsewhere = Entscheidungen über Abgaben, die nicht verglichen wurden: { $count }
class-decisions-of-another = Entscheidungen in einer anderen Aufgabe, ohne Prüfsummen, die zeigen würden, ob der Code derselbe ist: { $count }
class-other-code = der Code dieses Paars hat sich geändert, seit darüber entschieden wurde: Das Paar ist wieder offen
class-no-history = frühere Fassungen sind nicht lesbar oder zu groß: Sie sagen nicht, seit wann der Code da ist

# Rows of a file of metadata or decisions.
course-rows =
    { $count ->
        [one] { $count } Zeile über Abgaben, die in keiner Aufgabe sind
       *[other] { $count } Zeilen über Abgaben, die in keiner Aufgabe sind
    }
# $rows is the message above, $names are submissions with commas.
course-rows-named = { $rows }: { $names }

## Signs that a text was made to look other than it is

remark-look-alike = der Name { $name } hat Buchstaben, die wie ASCII-Buchstaben aussehen, aber andere sind
remark-invisible = der Programmtext enthält unsichtbare Zeichen (zuerst { $character })
remark-direction = Zeichen, die die Schreibrichtung ändern (zuerst { $character }), können den Text in anderer Reihenfolge zeigen, als er ausgeführt wird
remark-far-below = { $lines } Leerzeilen vor dieser Zeile
remark-far-right = { $characters } Zeichen Leerraum vor Text in dieser Zeile
remark-comment = ein einziger Kommentar macht { $percent } % der Datei aus und sieht wie Code aus
remark-string = eine einzige Zeichenkette macht { $percent } % der Datei aus
remark-runs-string = { $call } führt eine Zeichenkette von { $bytes } Byte als Programmtext aus
remark-runs-decoded = { $call } führt etwas aus, das zuvor dekodiert wird
remark-encoded =
    { $code ->
        [hexadecimal] eine Zeichenkette von { $bytes } Byte sieht nach Hexadezimalziffern aus
       *[base64] eine Zeichenkette von { $bytes } Byte sieht nach Base64 aus
    }
remark-escaped-letter = der Buchstabe { $letter } ist im Programmtext als { $escape } geschrieben
remark-cut-word = ein Wort geht nach einem umgekehrten Schrägstrich in der nächsten Zeile weiter
remark-keyword = das Schlüsselwort { $name } wird neu definiert
remark-macros = { $uses } Schlüsselwörter und Klammern sind als Makros geschrieben ({ $name } steht für { $body })
remark-much-larger = { $tokens } Token könnten übereinstimmen; drei Viertel der Abgaben des Kurses haben { $quartile } oder weniger

## Origins that files of several submissions name

remark-origin-author = nennt { $said } in einer Autorenangabe; ebenso eine Datei von { $others }
remark-origin-runner = wurde von { $said } ausgeführt; ebenso eine Datei von { $others }
remark-origin-notebook = hat die Autorenkennung { $said } von Colab; ebenso eine Datei von { $others }
remark-origin-committer = enthält Commits von { $said }; ebenso eine Datei von { $others }
remark-origin-repository = stammt aus dem Repository { $said }; ebenso eine Datei von { $others }
remark-origin-project = hat die Projektnummer { $said }; ebenso eine Datei von { $others }
remark-origin-folder = enthält einen Pfad unterhalb von { $said }; ebenso eine Datei von { $others }
# $names are names of submissions, with commas.
remark-others-more =
    { $more ->
        [one] { $names } und { $more } weiterer Abgabe
       *[other] { $names } und { $more } weiteren Abgaben
    }
