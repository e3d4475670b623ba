# The words of the HTML report and of the evidence sheet, in the format of Project Fluent.
#
# Values of variables are texts, or whole numbers, which are grouped as the language does it. docs/glossary.md has the terms.

## Numbers

number-one-in = 1 von { $classes }
number-below-one-in-a-thousand = <1 von 1.000
line = Zeile { $line }
lines = Zeilen { $first }–{ $last }
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
count-pairs =
    { $count ->
        [one] { $count } Paar
       *[other] { $count } Paare
    }
count-submissions =
    { $count ->
        [one] { $count } Abgabe
       *[other] { $count } Abgaben
    }
count-tokens = { $count } Token
count-files =
    { $count ->
        [one] { $count } Datei
       *[other] { $count } Dateien
    }
count-lines =
    { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }

## Every page

page-no-script = Diesen Bericht zeigt ein Skript an, das dieser Browser nicht ausführt. Dasselbe Ergebnis ohne Skript: codesim mit --format markdown oder --format json.

frame-skip = Zum Inhalt springen
# The name of the navigation between the views of the report, as a screen reader says it.
frame-views = Ansichten
colours = Farben
# As the system has it.
colours-auto = System
colours-light = Hell
colours-dark = Dunkel
names-hide = Namen verbergen
names-hide-meaning = Zeigt Pseudonyme statt Namen, auf dem Bildschirm und auf Papier, bis dieser Tab geschlossen wird ({ $key }). Code und Notizen bleiben, wie sie sind, und können Namen enthalten: Zum Weitergeben erstellen Sie einen Bericht mit { $option }.
names-hide-one = Diesen Namen verbergen
# What a submission is called while its name is hidden; the number has at least two digits.
names-pseudonym = Abgabe { $number }
# Instead of a name that several submissions could have.
names-somebody = jemand
# Instead of the path of a file that was left out; its extension follows: `left-out.pdf`.
names-left-out = ausgelassen
names-in-file = Die Dateien enthalten die echten Namen, auch die hier verborgenen.
failure-title = Dieser Bericht kann nicht angezeigt werden
failure-advice = Vielleicht ist die Datei unvollständig, oder der Browser ist zu alt: Firefox 120, Chromium 123 und Safari 17.5 oder neuer können sie anzeigen.
failure-no-report = Diese Datei enthält keinen Bericht.
guard-title = Ein Teil dieser Seite konnte nicht angezeigt werden.
# The words of the error follow.
guard-advice = Die Seite ist möglicherweise unvollständig; der Bericht selbst ist unverändert. Laden Sie die Seite neu. Hilft das nicht, melden Sie den Fehler bitte mit diesem Wortlaut:
licences-title = Software in dieser Seite
licences-text = codesim ist freie Software, wahlweise unter der MIT-Lizenz oder der Apache-Lizenz 2.0. Auch die Bibliotheken in dieser Seite sind freie Software, unter ihren eigenen Lizenzen.
licences-of-libraries = Lizenzen der Bibliotheken
table-printed = { $printed } von { $all } Zeilen werden gedruckt. Um andere zu drucken, suchen oder filtern Sie.
view-overview = Übersicht
view-graph = Graph
view-clusters = Cluster
view-submissions = Abgaben
view-timeline = Zeitachse
view-decisions = Entscheidungen
# In place of the title of a course that has none, on the link to its page.
course = Kurs
course-back = zur Seite des Kurses mit allen Aufgaben
course-back-names = zur Seite des Kurses, die alle Namen zeigt
pair = Paar
cluster-number = Cluster { $number }
close = Schließen
# What a person decided about a pair.
decision-undecided = offen
decision-confirmed = bestätigt
decision-dismissed = verworfen
# In a list, beside a pair that has a note and no decision.
decision-note-alone = Notiz
progress = { $decided } von { $all } entschieden
progress-title = auffällige Paare, über die Sie entschieden haben; führt zu den übrigen
keys = Tasten
keys-of-pair = Auf der Seite eines Paars
keys-match = nächste, vorige übereinstimmende Stelle; zur vorigen auch p
# The last two are signs that are keys too.
keys-pair = nächstes, voriges Paar der Liste, aus der Sie kommen; auch ] und [
keys-undecided = nächstes auffälliges Paar ohne Entscheidung
keys-undecided-again = wieder offen
keys-undo = letzte Entscheidung zurücknehmen
keys-undone =
    { $undone ->
        [note] Notiz entfernt.
        [earlier-note] Frühere Notiz ist zurück.
       *[decision] Entscheidung zurückgenommen.
    }
keys-nothing-to-undo = Es gibt nichts zurückzunehmen.
keys-note = Notiz dazu; Escape verlässt sie
keys-wrap = lange Zeilen umbrechen oder nicht
keys-back = zurück dorthin, wo es geöffnet wurde
keys-of-lists = In den Listen der Paare und Abgaben
keys-row = nächste, vorige Zeile; auch j und k
keys-page = eine Seite weiter, eine Seite zurück
keys-ends = erste, letzte Zeile
# As they stand on the keys.
keys-enter = Enter
keys-page-down = Bild ↓
keys-page-up = Bild ↑
keys-home = Pos1
keys-end = Ende
keys-open = öffnen
keys-anywhere = Überall
keys-search = Suche der Liste
keys-names = Namen verbergen oder zeigen
keys-keys = diese Tasten
keys-single = Buchstaben und Zeichen allein sind Tasten
keys-single-meaning = Schalten Sie das aus, wenn Sie diktieren oder Tasten versehentlich treffen. Pfeiltasten wirken weiterhin.
# For those who hear the page: what a key did.
keys-decided =
    { $status ->
        [confirmed] Dieses Paar ist bestätigt.
        [dismissed] Dieses Paar ist verworfen.
       *[undecided] Dieses Paar ist wieder offen.
    }
keys-no-pair = In dieser Richtung hat die Liste kein weiteres Paar.
keys-no-undecided = Die Liste hat kein weiteres auffälliges Paar, über das noch nicht entschieden ist.
keys-all-decided = Über jedes auffällige Paar ist entschieden.
keys-match-place = Stelle { $place } von { $count }
names-are-hidden = Die Namen sind verborgen.
names-are-shown = Die Namen werden gezeigt.
meaning-of = Bedeutung von „{ $name }“
# $name is the name of a figure, such as Score, and $meaning one of the next messages.
meaning = { $name }: { $meaning }.
meaning-rank = der Platz des Paars unter allen Paaren des Kurses, nach Kennwert
meaning-score = der Code, den die beiden über das hinaus gemeinsam haben, was solche Programme ohnehin gemeinsam haben, umso stärker gewichtet, je weniger andere ihn haben: von 0 (nichts) bis 1 (alles, was nur wenige andere haben)
meaning-similar = der Anteil aller Token der beiden, der übereinstimmt
meaning-left = der Anteil der Token der linken Abgabe, der mit der rechten übereinstimmt; er ist hoch bei einem Programm, das übernommen und ergänzt wurde
meaning-right = der Anteil der Token der rechten Abgabe, der mit der linken übereinstimmt
meaning-longest = die Zahl der Token der längsten Übereinstimmung; ein Token ist ein Wort, eine Zahl oder ein Operator der Sprache
meaning-matched = wie viele Token jeder der beiden übereinstimmen
meaning-chance = wie viele so ähnliche unabhängige Paare in diesem Kurs zu erwarten sind; 0,01 oder 1 von 100 heißt: ein solches Paar in hundert Kursen wie diesem, wenn niemand abschreibt
meaning-cluster = die Gruppe durch auffällige Paare verbundener Abgaben, zu der beide gehören
meaning-verdict = was codesim über das Paar sagt und wie Sie entschieden haben
# One of the choices among pairs: the flagged ones that nobody has decided about.
filter-undecided = auffällig, offen
filter-earlier = mit früheren Jahren
filter-reference = mit einer Referenz
service-unreachable = Der Dienst ist nicht erreichbar.
service-session-ended = Ihre Sitzung ist abgelaufen: Melden Sie sich in einem anderen Tab erneut an.
service-refused = Der Dienst hat das abgelehnt ({ $status }).
copy-link = Link kopieren
copy-link-done = Link kopiert
copy-link-prompt = Der Link zu diesem Paar
copy-case = Befehl für eine Fallakte kopieren
copy-case-done = Befehl kopiert
copy-case-prompt = Der Befehl, der aus diesem Paar eine Fallakte macht
copy-case-title = Ein Befehl, der eine Datei mit diesem Blatt und allem macht, womit man es prüfen kann. Fügen Sie die übrigen Optionen dieses Berichts hinzu und führen Sie ihn dort aus, wo die Abgaben sind.
legend = Farbig hinterlegt: { $identical }. Punktiert unterstrichen: { $renamed }, gleich bis auf Namen und Literale. Umrahmt: { $restructured }, gleich bei einheitlicher Schreibweise. Schraffiert: { $starter }, der nicht zählt.
missing-title = Nicht in diesem Bericht
missing-pair = Ein Paar „{ $pair }“ gibt es hier nicht.
missing-submission = Eine Abgabe „{ $submission }“ gibt es hier nicht.
missing-why = Der Link gehört zu etwas, das dieser Bericht nicht zeigt: zu einem anderen Lauf oder zu einem Paar, das nicht aufgenommen wurde.
missing-to-overview = Zur Übersicht
# Of the two submissions of a pair that is not in the report.
missing-known =
    { $count ->
        [1] Enthalten ist { $first }.
       *[other] Enthalten sind { $first } und { $second }.
    }

## Overview, details and decisions

# $bound is least if there may be more flagged pairs.
overview-title =
    { $bound ->
        [least] Mindestens { $flagged }
       *[exact] { $flagged }
    } von { $pairs ->
        [one] { $pairs } Paar
       *[other] { $pairs } Paaren
    } auffällig, { $second ->
        [0] keines
       *[other] { $second }
    } für einen zweiten Blick
# Follows the title: the exercise, or its folders.
overview-title-exercise = ({ $exercise })
overview-decided = { $decided } von { $flagged } entschieden: { $confirmed } bestätigt, { $dismissed } verworfen.
overview-shown =
    Dieser Bericht enthält { $bound ->
        [least] { $shown } von mindestens { $flagged }
       *[exact] { $shown } von { $flagged }
    } { $flagged ->
        [one] auffälligen Paar
       *[other] auffälligen Paaren
    }: { $shown ->
        [one] das stärkste
       *[other] die stärksten
    }.
overview-lost =
    { $count ->
        [one] { $count } Abgabe konnte nicht verglichen werden: { $submissions }.
       *[other] { $count } Abgaben konnten nicht verglichen werden: { $submissions }.
    }
overview-by-score = Alle Paare nach Kennwert
overview-by-similarity = Paare dieses Berichts nach Ähnlichkeit
overview-nothing-shared = Keine zwei Abgaben haben etwas gemeinsam, das lang genug ist, um zu zählen ({ $tokens } Token).
overview-dismissed-before =
    { $count ->
        [one] { $count } auffälliges Paar wurde schon früher verworfen.
       *[other] { $count } auffällige Paare wurden schon früher verworfen.
    }
overview-most-similar = Ähnlichste Paare
overview-all-pairs =
    { $count ->
        [one] { $count } Paar in diesem Bericht
       *[other] Alle { $count } Paare dieses Berichts
    }
overview-no-pair = Es wird kein Paar gezeigt: Keines erreicht die verlangte Mindestähnlichkeit.
overview-no-clusters = Es sind keine Abgaben durch auffällige Paare verbunden.
# The submissions in groups that are more alike than independent work.
overview-groups = Wer dazugehört
overview-all-clusters =
    { $count ->
        [one] { $count } Cluster
       *[other] Alle { $count } Cluster
    }
overview-shared-code = Gemeinsamer Code
overview-identical-files = Identische Dateien
# A cluster is one of computers here. $found is yes if it found the pairs of the report among more submissions, $among is index if the
# submissions were also compared with those of the index $index.
overview-input =
    { $found ->
        [yes] { $all } Abgaben auf einem Rechencluster; in einem Paar mit einem Kennwert ab { $score } und damit in diesem Bericht{ $submissions ->
            [one] { " " }ist{ " " }
           *[other] { " " }sind{ " " }
        }
       *[no] { "" }
    }{ $submissions ->
        [one] { $submissions } Abgabe
       *[other] { $submissions } Abgaben
    } mit { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    }{ $earlier ->
        [0] { "" }
       *[other] , davon { $earlier } aus früheren Jahren
    }{ $among ->
        [index] , verglichen auch mit { $indexed } aus { $index }
       *[own] { "" }
    }; { $languages }.
overview-references =
    { $count ->
        [one] Außerdem wird { $count } Referenz mit dem Kurs verglichen; keine Zahl des Kurses hängt von ihr ab.
       *[other] Außerdem werden { $count } Referenzen mit dem Kurs verglichen; keine Zahl des Kurses hängt von ihnen ab.
    }
overview-no-language = keine Sprache
# $bound is about if the number of pairs that share anything is an estimate.
overview-sharing =
    { $pairs ->
        [one] { $pairs } Paar
       *[other] { $pairs } Paare
    }, davon { $bound ->
        [about] etwa { $sharing }
       *[exact] { $sharing }
    } mit Gemeinsamkeiten.
overview-starter-code = Ausgelassener Vorgabecode: { $files }.
overview-no-starter-code = Vorgabecode wurde nicht angegeben.
overview-runs = Gemeinsame Folgen ab { $noise } Token zählen; ab { $guarantee } Token wird jede gefunden.
overview-runs-selected = Gemeinsame Folgen ab { $noise } Token zählen; da { $scheme } die Fingerabdrücke auswählt, können Folgen jeder Länge übersehen werden.
# $files is a number of files, $reason is why they were left out.
overview-left-out = { $files }: { $reason }
overview-nothing-left-out = Es wurde nichts ausgelassen.
overview-warned =
    { $count ->
        [one] { $count } Datei wurde mit einer Warnung gelesen.
       *[other] { $count } Dateien wurden mit Warnungen gelesen.
    }
overview-remarks =
    { $count ->
        [one] { $count } Hinweis, der vor dem Lesen einer Abgabe zu beachten ist.
       *[other] { $count } Hinweise, die vor dem Lesen einer Abgabe zu beachten sind.
    }
overview-details = Alles, was verglichen wurde und was nicht

histogram =
    { $pairs ->
        [one] { $pairs } Paar nach Kennwert. Auffällig: { $flagged }. Allein nach dem Kennwert sind Paare ab { $score } auffällig.
       *[other] { $pairs } Paare nach Kennwert. Auffällig: { $flagged }. Allein nach dem Kennwert sind Paare ab { $score } auffällig.
    }
histogram-similarity =
    { $pairs ->
        [one] { $pairs } Paar dieses Berichts nach Ähnlichkeit. Auffällig: { $flagged }.
       *[other] { $pairs } Paare dieses Berichts nach Ähnlichkeit. Auffällig: { $flagged }.
    }
histogram-bar =
    { $count ->
        [one] { $count } Paar mit einem Kennwert ab { $from }
       *[other] { $count } Paare mit einem Kennwert ab { $from }
    }
histogram-bar-similarity =
    { $count ->
        [one] { $count } Paar dieses Berichts mit einer Ähnlichkeit ab { $from }
       *[other] { $count } Paare dieses Berichts mit einer Ähnlichkeit ab { $from }
    }
# $bound is about where the number of pairs is an estimate.
histogram-bar-title =
    Kennwert { $from } bis { $to }: { $bound ->
        [about] etwa { $count }
       *[exact] { $count }
    } { $count ->
        [one] Paar
       *[other] Paare
    }{ $flagged ->
        [0] { "" }
       *[other] , davon { $flagged } auffällig
    }
histogram-bar-title-expected =
    Kennwert { $from } bis { $to }: { $bound ->
        [about] etwa { $count }
       *[exact] { $count }
    } { $count ->
        [one] Paar
       *[other] Paare
    }, { $expected } zu erwarten{ $flagged ->
        [0] { "" }
       *[other] , davon { $flagged } auffällig
    }
histogram-bar-title-similarity =
    Ähnlichkeit { $from } bis { $to }: { $count ->
        [one] { $count } Paar
       *[other] { $count } Paare
    } dieses Berichts, davon { $flagged } auffällig
histogram-flagged-from = nach Kennwert auffällig ab { $score }
# Below an axis.
histogram-score = Kennwert, in gleichen Schritten seiner Quadratwurzel
histogram-of-similarity = Ähnlichkeit
# Beside an axis.
histogram-pairs = Paare
histogram-pairs-logarithmic = Paare, in logarithmischem Maßstab
histogram-key = Balken: Paare dieses Kurses. Rot: auffällig. Linie: wie viele es bei durchweg unabhängiger Arbeit wären.
histogram-key-small = Balken: Paare dieses Kurses. Bei weniger als zehn Abgaben von einigem Umfang fehlt die Vergleichsgrundlage; auffällig ist ein Paar ab einem Kennwert von 0,5. Rot: auffällig.
# After histogram-key: pairs below the score from which on pairs are flagged.
histogram-key-groups =
    { $count ->
        [one] { $count } weiteres Paar ist als Teil einer Gruppe auffällig.
       *[other] { $count } weitere Paare sind als Gruppen auffällig.
    }
# For the length of their longest match.
histogram-key-long =
    { $count ->
        [one] { $count } weiteres Paar ist wegen der Länge einer Übereinstimmung auffällig.
       *[other] { $count } weitere Paare sind wegen der Länge einer Übereinstimmung auffällig.
    }
histogram-key-similarity =
    { $shown ->
        [one] Balken: nur das { $shown } Paar dieses Berichts
       *[other] Balken: nur die { $shown } Paare dieses Berichts
    }, von { $pairs } des Kurses. Wie ähnlich Paare sind, die nicht im Bericht stehen, ist nicht bekannt. Rot: auffällig.

distribution-measure = Maß
distribution-score = Kennwert
distribution-similarity = Ähnlichkeit
distribution-counts = Anzahlen
distribution-logarithmic = logarithmisch
distribution-linear = linear
# How many bars there are at most.
distribution-bars = Balken
best-score = Höchster Kennwert jeder Abgabe
best-similarity = Höchste Ähnlichkeit jeder Abgabe in den Paaren dieses Berichts
# The box of a box plot.
best-box = Kasten: die mittlere Hälfte von { $count } Abgaben, von { $lower } bis { $upper }; Strich: der Median, { $median }.
# $dots says whether all submissions are drawn as dots or only those beyond the whiskers.
best-beyond =
    { $count ->
        [0] Keine Abgabe liegt
        [one] { $count } Abgabe liegt
       *[other] { $count } Abgaben liegen
    } außerhalb der Antennen, die höchstens eineinhalbmal so lang sind wie der Kasten. { $dots ->
        [beyond] Jeder Punkt ist eine davon.
       *[all] Jeder Punkt ist eine Abgabe.
    }
best-unknown =
    { $count ->
        [one] { $count } Abgabe hat kein Paar in diesem Bericht und zählt als niedrigste.
       *[other] { $count } Abgaben haben kein Paar in diesem Bericht und zählen als niedrigste.
    }
# Where no box is drawn.
best-few = { $known } von { $count } Abgaben haben ein Paar in diesem Bericht: zu wenige, um zu zeigen, wo die Mitte des Kurses liegt. Punkte: die höchsten { $shown }.
# Of this year, beside those of best-few and best-box.
best-small =
    { $count ->
        [one] { $count } weitere Abgabe ist zu klein für ein Urteil.
       *[other] { $count } weitere Abgaben sind zu klein für ein Urteil.
    }
best-all = Alle Abgaben nach ihrem höchsten Kennwert

# $submissions says how many, and $names who.
identical-files-of = { $submissions } haben dieselbe Datei mit { $tokens } Token ({ $file }): { $names }
identical-files-all =
    { $count ->
        [one] { $count } Datei
       *[other] Alle { $count } Dateien
    }
# $submissions says how many, and $names who.
shared-blocks-of = { $submissions } haben einen Block von { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    } gemeinsam: { $names }
# $lines is text such as lines 3–17.
shared-blocks-place = { $lines } in { $file } von { $submission }
shared-blocks-no-text = Der Text ist nicht in diesem Bericht.
shared-blocks-all =
    { $count ->
        [one] { $count } Block
       *[other] Alle { $count } Blöcke
    }
starter-code-again = Damit als Vorgabecode neu vergleichen
starter-code-compared = In { $comparison } zählt der Block bei niemandem.
# A link in the sentence before.
starter-code-comparison = dem neuen Vergleich
# The reason follows.
starter-code-problem = Nicht neu verglichen.
# On a button: to name a block of code as starter code.
starter-code-name = Als Vorgabecode angeben
starter-code-saved = Der Block wurde als { $file } gespeichert. Ergänzen Sie den Befehl, mit dem dieser Bericht erstellt wurde, um { $option } und vergleichen Sie neu: Der Block zählt dann bei niemandem.

details-exercise = Aufgabe
details-date = Datum
details-found = Auf Rechencluster gefunden
details-found-value = Paare mit einem Kennwert ab { $score } unter { $submissions } Abgaben
details-no-starter-code = nicht angegeben
details-structure = Struktur (alle Namen gelten als gleich)
details-text = Text (Namen, wie sie geschrieben sind)
details-thresholds = keine Übereinstimmung unter { $noise } Token
details-thresholds-guaranteed = keine Übereinstimmung unter { $noise } Token, jede ab { $guarantee } Token
details-selection = Auswahl der Fingerabdrücke
details-common = in mehr als { $count } Abgaben
details-kept = Aufgenommene Paare
details-kept-all = alle
details-kept-best = die besten { $count } sowie auffällige und solche für einen zweiten Blick
details-least-similarity = Mindestähnlichkeit
details-notices = Ausgelassen oder mit Warnungen gelesen
# Whether the file was compared: yes or no.
details-compared = Verglichen
details-compared-no = nein
details-reason = Warum sie hier steht
details-no-notices = Nichts: Jede Datei wurde so verglichen, wie sie ist.
details-remarks = Vor dem Lesen einer Abgabe
details-signs = Anzeichen dafür, dass ein Text anders aussehen soll, als er ist
details-remarks-meaning = Sie können harmlos sein, und kein Kennwert hängt von ihnen ab.
details-facts = Gut zu wissen
details-where = Wo
details-observation = Beobachtung
details-no-remarks = Es wurde nichts bemerkt.
details-method = Wie dieser Bericht zu lesen ist
details-method-programs = Jedes Programm wird nach den Regeln seiner Sprache gelesen; alle Namen werden zu einem einzigen Wort, Kommentare entfallen. Folgen dieses Textes werden zu Fingerabdrücken verkürzt (Schleimer, Wilkerson, Aiken: Winnowing, SIGMOD 2003), und was zwei Abgaben gemeinsam haben, wird umso stärker gewichtet, je weniger andere es haben: Das ergibt den Kennwert. Für die gezeigten Paare werden die genauen Übereinstimmungen gesucht und farbig markiert.
details-method-chance = Die meisten Paare eines Kurses sind unabhängig; daher zeigt der Kurs selbst, wie ähnlich unabhängige Arbeiten sind. „Zufällig zu erwarten“ gibt an, wie viele so ähnliche unabhängige Paare in diesem Kurs zu erwarten sind, auch bei Personen mit denselben Gewohnheiten oder mit einer Vorlage, die einige gemeinsam haben; 0,005 ist 1 von 200.
details-method-flagged = Ein auffälliges Paar sollte ein Mensch lesen. Ein Paar für einen zweiten Blick kommt danach: Nur wenige unabhängige Paare wären so ähnlich, oder der größte Teil der einen Abgabe steckt in der anderen. Ein Paar, das nicht ungewöhnlich ist, sieht aus, wie auch unabhängige Arbeiten aussehen können. Nichts hier sagt, wer von wem abgeschrieben hat oder ob es erlaubt war.

decisions-title = Ihre Entscheidungen
decisions-decided =
    { $flagged ->
        [one] { $decided } von { $flagged } auffälligen Paar entschieden.
       *[other] { $decided } von { $flagged } auffälligen Paaren entschieden.
    }
decisions-in-service = Der Dienst speichert die Entscheidungen: Alle Mitglieder der Lehrveranstaltung sehen, wie und von wem entschieden wurde.
decisions-in-browser = Dieser Browser speichert die Entscheidungen, für diese Aufgabe und diesen Code.
decisions-export-advice = Exportieren Sie sie, um sie anderswo aufzubewahren, und geben Sie die Datei beim nächsten Lauf an ({ $option }): Was Sie verworfen haben, bleibt dort verworfen, sofern sich der Code nicht geändert hat.
decisions-name = Ihr Name
# In an empty field: the name is shown with the decisions of whoever gives it.
decisions-name-meaning = steht bei Entscheidungen
decisions-export = Exportieren
# On buttons beside it.
decisions-save-table = Als Tabelle speichern (CSV)
decisions-save-report = Diesen Bericht mit meinen Entscheidungen speichern
# In a service, where colleagues decide as well.
decisions-save-report-of-all = Diesen Bericht mit allen Entscheidungen speichern
decisions-only-here =
    { $notes ->
        [0]
            { $decisions ->
                [one] { $decisions } Entscheidung ist nur in diesem Browser.
               *[other] { $decisions } Entscheidungen sind nur in diesem Browser.
            }
       *[other]
            { $decisions ->
                [0]
                    { $notes ->
                        [one] { $notes } Notiz ist nur in diesem Browser.
                       *[other] { $notes } Notizen sind nur in diesem Browser.
                    }
                [one]
                    { $notes ->
                        [one] { $decisions } Entscheidung und { $notes } Notiz sind nur in diesem Browser.
                       *[other] { $decisions } Entscheidung und { $notes } Notizen sind nur in diesem Browser.
                    }
               *[other]
                    { $notes ->
                        [one] { $decisions } Entscheidungen und { $notes } Notiz sind nur in diesem Browser.
                       *[other] { $decisions } Entscheidungen und { $notes } Notizen sind nur in diesem Browser.
                    }
            }
    }
decisions-import = Importieren
# $said is decisions-taken.
decisions-imported = { $file }: { $said }
decisions-not-imported = { $file }: nichts übernommen ({ $reason })
decisions-taken =
    { $taken ->
        [one] { $taken } Entscheidung übernommen
       *[other] { $taken } Entscheidungen übernommen
    }{ $disputed ->
        [0] { "" }
       *[other] ; { $disputed } im Widerspruch zu hier getroffenen Entscheidungen (bitte unten entscheiden)
    }{ $unknown ->
        [0] { "" }
       *[other] ; { $unknown } ausgelassen (Paar nicht in diesem Bericht)
    }{ $others ->
        [0] { "" }
       *[other] ; { $others } ausgelassen (anderer Code oder andere Aufgabe)
    }.
# These three follow decisions-not-imported.
decisions-wrong-file = erwartet wurde eine Entscheidungsdatei mit schema_version 3
decisions-no-file = das ist keine Entscheidungsdatei. Gesucht ist die Datei, die „Exportieren“ schreibt (decisions.json).
decisions-is-table = das ist die Tabelle für Tabellenprogramme, die nicht wieder eingelesen werden kann. Gesucht ist die Datei, die „Exportieren“ schreibt (decisions.json).
decisions-wrong-entry = bei Entscheidung { $number } fehlen die Namen oder die Entscheidung selbst
decisions-same-pair = die Entscheidungen { $first } und { $second } betreffen dasselbe Paar
decisions-elsewhere =
    { $count ->
        [one] In { $exercise } wurde über { $count } Paar mit denselben Namen und demselben Code entschieden.
       *[other] In { $exercise } wurde über { $count } Paare mit denselben Namen und demselben Code entschieden.
    }
# On a button: the decisions of another exercise.
decisions-take-over = Übernehmen
decisions-contradictions = Widersprüche
decisions-contradictions-meaning = Sie werden erst exportiert, wenn Sie festgelegt haben, welche Entscheidung gilt.
# After the decision of a person who may only propose one, in a service.
decision-proposed = vorgeschlagen
# Headings where people decide for themselves, in a service.
decisions-of-others = Entscheidungen anderer
decisions-people-contradict = Unterschiedliche Entscheidungen
decisions-people-contradict-meaning = Jede Person entscheidet für sich: Eine hat das Paar bestätigt, eine andere verworfen.
decisions-note = Notiz
# Above the names of who decided, and when.
decisions-by = Entschieden
decisions-none = Sie haben noch über kein Paar entschieden: Öffnen Sie eines und wählen Sie „bestätigt“ oder „verworfen“.
decisions-none-of-all = Noch hat niemand über ein Paar entschieden: Öffnen Sie eines und wählen Sie „bestätigt“ oder „verworfen“.

decision-form = Ihre Entscheidung
decision-form-note = Notiz: warum
decision-form-note-keys = Strg + Enter oder Esc verlässt die Notiz; sie wird beim Verlassen gespeichert.
# Below the note while somebody types it.
decision-form-note-hint = Esc oder Strg + Enter: fertig
# After a decision or a note, before decision-form-undo.
decision-form-done =
    { $done ->
        [confirmed] Bestätigt.
        [dismissed] Verworfen.
        [note] Notiz gespeichert.
       *[other] Offen.
    }
decision-form-undo = Rückgängig
decision-form-saving = wird gespeichert …
# $decision is confirmed, dismissed or undecided; the reason follows.
decision-form-unsaved = Nicht gespeichert: { $decision }.
decision-form-unsaved-note = Nicht gespeichert: { $decision }, „{ $note }“.
decision-form-again = Wiederholen
decision-form-only-read = Sie lesen in diesem Kurs und entscheiden nicht.
decision-form-not-kept = Dieser Browser speichert bei lokalen Dateien nichts: Exportieren Sie Ihre Entscheidungen, bevor Sie die Seite schließen.
contradiction = Entscheidungen, die einander widersprechen
contradiction-which = { $count } Entscheidungen über dieses Paar widersprechen einander. Welche gilt?
contradiction-take = Diese übernehmen
contradiction-note = { $decision }: „{ $note }“
# Where a decision is from.
contradiction-from-report = aus dem Bericht
contradiction-from-browser = aus diesem Browser
contradiction-from-service = aus dem Dienst
# $name is that of a file or of another exercise.
contradiction-from = aus { $name }
contradicting-decisions = widersprüchliche Entscheidungen

## Pairs, and one pair

score = Kenn{ "\u00AD" }wert
similarity = Ähnlich{ "\u00AD" }keit
left-in-right = Links in rechts
right-in-left = Rechts in links
longest-match = Längste Überein{ "\u00AD" }stimmung
# The number of tokens that match.
matched-tokens = Gemein{ "\u00AD" }sam
expected-by-chance = Zufällig zu erwarten
verdict = Befund
cluster = Cluster
evidence-sheet = Befundblatt
settings-and-input = Einstellungen und Eingabe
# Two names, or two places in code.
both = { $left } und { $right }
# A key of the keyboard.
key = Taste { $key }
code-of = Code von { $submission }
starter-code-of = Vorgabecode: { $files }

pairs-title = Paare
pairs-left = Links
pairs-right = Rechts
pairs-names = Namen der beiden Abgaben
# Above why a pair is to be read, or else what links its two: 92 % / 95 %, 417 tokens in one match.
pairs-why = In Kürze
pairs-why-meaning = warum ein Paar lesenswert ist, das auffällig oder einen zweiten Blick wert ist; bei anderen, wie viel der linken Abgabe in der rechten steht / der rechten in der linken, und die längste Übereinstimmung; alles zeigt der Mauszeiger darauf
pairs-short =
    { $left } / { $right }, { $tokens ->
        [one] { $tokens } Token
       *[other] { $tokens } Token
    } am Stück
# $bound is least or about if the number of all is not known; $option is that of the command, or none.
pairs-not-kept =
    { $bound ->
        [about] Etwa { $all }
        [least] Mindestens { $all }
       *[exact] { $all }
    } { $all ->
        [one] Paar
       *[other] Paare
    } des Kurses { $all ->
        [one] hat
       *[other] haben
    } einen solchen Kennwert; dieser Bericht enthält { $held } davon.{ $option ->
        [none] { "" }
       *[other] { " " }Mit { $option } enthält er alle.
    }
pairs-similarity-not-kept =
    Wie viele weitere Paare des Kurses eine solche Ähnlichkeit haben, ist nicht bekannt: Dieser Bericht enthält { $held } von { $pairs ->
        [one] { $pairs } Paar
       *[other] { $pairs } Paaren
    }.{ $option ->
        [none] { "" }
       *[other] { " " }Mit { $option } enthält er alle.
    }
# The link $settings has the text of settings-and-input.
pairs-none = Kein Paar entspricht diesen Filtern. Welche Paare aufgenommen wurden, steht unter „{ $settings }“.

filter-name = Name
filter-search = Suche
# Filters have the same names in every language.
filter-search-hint = Namen oder Filter wie score>0.5
filter-more = Filter
filter-clear = Filter löschen
# $name is what stands before the sign of a filter, $text all of it.
filter-unknown = Kein Filter heißt { $name }: als Name gesucht.
filter-unread = { $text } ist als Filter nicht lesbar: als Name gesucht.
filter-help = Was die Suche kennt
filter-help-word = Teil von Name, Label oder Gruppe
filter-help-two = das Paar dieser beiden
filter-help-quotes = Wörter, die zusammenstehen
filter-help-minus = ohne das, was folgt; auch vor einem Filter
filter-help-percent = { $name }, in Prozent
filter-help-name = nur der Name, nicht Label oder Gruppe
filter-help-signs = Zahlen werden mit >, >=, <, <= oder = verglichen. Alles, was eingegeben ist, muss auf ein Paar zutreffen.
# A verb, before a list to choose from: all pairs, flagged.
filter-show = Zeigen
filter-all = alle Paare
# Two fields for numbers: Score from 0.2 to below 0.3.
filter-from = Kennwert ab
filter-to = bis unter
filter-any-cluster = alle
filter-label = Label
filter-any-label = alle
filter-across = nur verschiedene Labels
filter-across-meaning = Nur Paare von Abgaben mit verschiedenen Labels

pair-previous-match = Vorige Stelle
pair-next-match = Nächste Stelle
pair-previous = Voriges Paar
pair-next = Nächstes Paar
pair-next-undecided = Nächstes offenes auffälliges Paar
pair-list = Die Liste, in der dieses Paar steht
# The place of the pair in its list.
pair-place = Paar { $place } von { $count }
# Shows and hides the remaining figures of the pair.
pair-details = Einzelheiten
# The list has so many pairs, but not the one that is shown.
pair-list-of = Liste mit { $count }
pair-handed-in-earlier = { $name } wurde { $duration } früher abgegeben.

matches-strongest-first =
    { $count ->
        [one] { $count } Übereinstimmung
       *[other] { $count } Übereinstimmungen, die stärkste zuerst
    }
matches-none = Kein gemeinsames Stück Code ist lang genug, um gezeigt zu werden.
# The page reads the code.
matches-reading = Wird gelesen …
# The place of a match in the list of matches.
match-place = { $place } von { $count }
matches-wrap = Zeilenumbruch
matches-together = Gemeinsam scrollen
# $words is the kind of match.
match-title = Übereinstimmung { $number }: { $words }, { $count } Token
match-figures = { $words }, { $count } Token, { $evidence } des Gewichts
match-spelled-alike = { $share } gleich geschrieben
match-shared-by-these = nur in diesen 2 von { $submissions } Abgaben
match-shared = in { $count } von { $submissions } Abgaben
passage-figures =
    Passage { $number }: { $matches ->
        [one] { $matches } Übereinstimmung
       *[other] { $matches } Übereinstimmungen
    }, { $tokens } Token, { $evidence }
# Said of a reason that speaks of the left submission, when the reader has swapped the sides.
match-left-is = Links meint hier { $name }.
# $lines is lines 3–17.
place-in-file = { $file }, { $lines }
# $names are pairs of names of a program, with commas: list → words.
renamings-throughout = Durchgehend umbenannt: { $names }.
# After some renamings: list → words.
renamings-more = und { $count } weitere
renamings-others =
    { $count ->
        [one] { $count } Name ist nicht einheitlich umbenannt.
       *[other] { $count } Namen sind nicht einheitlich umbenannt.
    }
traits-title = Weitere gemeinsame Merkmale
traits-rare = Nur wenige andere im Kurs haben sie. Sie gehen in keinen Kennwert ein.

code-lines-and-matches =
    { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }, { $marks ->
        [one] { $marks } Übereinstimmung
       *[other] { $marks } Übereinstimmungen
    }
# Parts of the code that others have too.
code-lines-and-parts =
    { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }, { $marks ->
        [one] { $marks } Teil
       *[other] { $marks } Teile
    }
# Opens the ways to show the code.
code-view = Ansicht
code-swap = Seiten tauschen
code-sides = Seiten
# The divider between the two sides.
code-divider = Breite der linken Seite
code-divider-how = Ziehen oder Pfeiltasten; ein Doppelklick stellt die Mitte wieder her
# Above the files of a submission, each with a percentage.
code-files = Anteil des Codes jeder Datei, der übereinstimmt
code-hidden = ein unsichtbares Zeichen
code-none = Die Quelltexte dieser Abgabe sind nicht im Bericht.
differences = Unterschiede
differences-not = Zeile für Zeile ist zu wenig von diesen beiden Dateien gleich.
differences-too-many = Für diese Ansicht unterscheiden sich zu viele Zeilen.
differences-none = Die beiden Texte sind gleich.
differences-lines =
    { $count ->
        [one] { $count } Zeile ist nicht gleich. Wörter, die sich unterscheiden, sind markiert.
       *[other] { $count } Zeilen sind nicht gleich. Wörter, die sich unterscheiden, sind markiert.
    }
differences-sides = Zeilen nebeneinander
differences-same =
    { $count ->
        [one] { $count } Zeile auf beiden Seiten gleich
       *[other] { $count } Zeilen auf beiden Seiten gleich
    }

# After the name of a submission.
name-earlier-year = (früheres Jahr)
name-reference = (Referenz)
# After the name of a submission that was handed in late.
name-late = (verspätet)

## Submissions, clusters, graph and timeline

submission = Abgabe

submissions-name = von wem sie ist
submissions-own = Abgegeben als
submissions-own-meaning = der eigene Name der Abgabe
submissions-label-meaning = ihr Label in den Metadaten
submissions-group = Gruppe
submissions-group-meaning = wer sie gemeinsam abgegeben hat
submissions-files = Da{ "\u00AD" }tei{ "\u00AD" }en
submissions-files-meaning = Dateien, die verglichen wurden
submissions-tokens = Token
submissions-tokens-meaning = Token aller ihrer Dateien
submissions-cluster-meaning = der Cluster, zu dem sie gehört
# The one submission that is most similar to another one.
submissions-alike = Am ähnlichsten
submissions-alike-meaning = die Abgabe, der sie am ähnlichsten ist, und der Kennwert der beiden
# In place of the most similar one.
submissions-not-kept = nicht in diesem Bericht
submissions-not-kept-meaning = keines ihrer Paare ist unter denen, die dieser Bericht enthält
submissions-name-hint = Teil eines Namens

submission-counts =
    { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    }, { $tokens } Token; davon könnten { $matchable } übereinstimmen.
submission-earlier = Aus einem früheren Jahr.
submission-reference = Eine Referenz: eine Lösung, die niemand aus dem Kurs abgegeben hat.
# The commit and licence of a public repository that is in an index.
submission-provenance = Herkunft: { $provenance }.
# The link $cluster has the text of submission-cluster.
submission-in-cluster = In { $cluster }.
submission-cluster = Cluster { $number }
# The name of the submission itself, under that of a person.
submission-own = Abgegeben als { $name }.
submission-label = Label: { $label }.
submission-group = Gemeinsam abgegeben als { $group }.
submission-handed-in = Abgegeben am { $moment } UTC.
submission-late = Verspätet abgegeben.
submission-parts = Welche Teile auch anderswo stehen
# $places is some of submission-also-in, with commas between them.
submission-strip = Teile { $places }
submission-strip-empty = nichts davon steht anderswo
submission-also-in = auch in { $submission }

# Above the list of submissions with which this one shares code.
shares-title = Gemeinsamkeiten mit
shares-colour = Farbe
# Of this submission.
shares-of-this = Diese in der anderen
shares-of-this-meaning = Anteil der Token dieser Abgabe, den auch die andere hat
# A verb, above links to side by side.
shares-compare = Vergleich
shares-pair = nebeneinander
shares-pair-with = nebeneinander mit { $submission }
shares-more =
    { $count ->
        [one] und { $count } weiteres Paar
       *[other] und { $count } weitere Paare
    }
shares-none = Kein Paar dieses Berichts enthält sie.

clusters-meaning = Abgaben, die durch auffällige Paare verbunden sind. Zwei Abgaben eines Clusters müssen einander nicht ähnlich sein: Eine dritte kann etwas von beiden haben.
clusters-meaning-from = Abgaben, die durch Paare mit einem Kennwert ab { $score } verbunden sind. Zwei Abgaben eines Clusters müssen einander nicht ähnlich sein: Eine dritte kann etwas von beiden haben.
# Above the list of clusters.
clusters-order = Die stärksten stehen vorn, nach ihrem höchsten Kennwert; die Nummern richten sich nach der Größe.
# The links and headings of a cluster: the two of its strongest pair, and how many more.
clusters-title =
    { $others ->
        [0] Cluster { $number }: { $left } und { $right }
       *[other] Cluster { $number }: { $left }, { $right } und { $others } weitere
    }
clusters-all = Alle Cluster
# Clusters of three or more submissions, and clusters of two.
clusters-found = { $groups } Cluster mit drei oder mehr Abgaben, { $couples } mit zwei
# The best score of its pairs, beside the name of a cluster.
clusters-best = höchster Kennwert { $score }
clusters-couples = Cluster mit zwei Abgaben
clusters-previous = Voriger Cluster
clusters-next = Nächster Cluster
# Above a table or a picture of them.
clusters-scores = Kennwerte seiner Paare
clusters-timeline = Abgaben dieses Clusters nach Zeit, mit einer Zeile je Abgabe
# $possible is how many pairs the submissions make.
clusters-counts =
    { $submissions ->
        [one] { $submissions } Abgabe
       *[other] { $submissions } Abgaben
    }, { $flagged } von { $possible ->
        [one] { $possible } Paar
       *[other] { $possible } Paaren
    } auffällig
# Pairs; these two follow clusters-counts, with commas between them.
clusters-confirmed = { $count } bestätigt
clusters-dismissed = { $count } verworfen
# $group is one of the next two messages, and $names says who.
clusters-members =
    { $count ->
        [one] { $group } ({ $count } Abgabe): { $names }
       *[other] { $group } ({ $count } Abgaben): { $names }
    }
clusters-ring = Als Gruppe ähnlicher, als zufällig zu erwarten ist
clusters-group = Gruppe { $number }
# Two groups or more.
clusters-groups = Darin sind { $count } Gruppen, die in sich enger verbunden sind als miteinander (Verfahren von Blondel et al., 2008, bekannt als Louvain):
# The pairs of a cluster, always several.
clusters-list = Alle { $count } Paare daraus als Liste
# Buttons, below the pairs of a cluster: always several.
clusters-all-confirmed = Alle { $count } offenen auffälligen Paare bestätigen
clusters-all-dismissed = Alle { $count } offenen auffälligen Paare verwerfen
# After such a button, before decision-form-undo.
clusters-done-confirmed = { $count } Paare bestätigt.
clusters-done-dismissed = { $count } Paare verworfen.
clusters-no-such = Diesen Cluster gibt es in diesem Bericht nicht.

heatmap = Kennwerte der Paare von { $count } Abgaben, kräftiger, wo zwei einander ähnlicher sind
heatmap-key = Je kräftiger die Farbe, desto ähnlicher. Ein Klick auf ein Feld führt zum Paar.

# Before a choice of the next two: which pairs connect submissions.
threshold-by = Verbunden durch
threshold-flagged = auffällige Paare
# The slider that sets it follows, and the score.
threshold-from = Paare mit einem Kennwert ab
# With the options $option the report would have all pairs.
threshold-missing =
    Unter einem Kennwert von { $score } hat dieser Bericht nicht alle Paare des Kurses: Cluster können größer sein als gezeigt.{ $option ->
        [none] { "" }
       *[other] { " " }Mit { $option } hat er alle.
    }
threshold-set = Die Cluster bestehen aus Paaren mit einem Kennwert ab { $score }.
# A link, after threshold-set, to where it can be changed.
threshold-change = Schwellenwert ändern
threshold-no-clusters = Es sind keine Abgaben durch Paare mit einem solchen Kennwert verbunden.

# A list to choose from follows: of clusters, of labels.
graph-colours = Farben
graph-colours-clusters = nach Clustern
graph-colours-labels = nach Labels
graph-zoom-in = Vergrößern
graph-zoom-out = Verkleinern
# A verb, on a button: moves all that is shown to the middle, as large as there is room.
graph-fit = Einpassen
graph-placing = Die Abgaben werden angeordnet …
graph-shown =
    { $submissions ->
        [one] { $submissions } Abgabe
       *[other] { $submissions } Abgaben
    }, { $pairs ->
        [one] { $pairs } Paar
       *[other] { $pairs } Paare
    }
graph-shown-of =
    { $submissions ->
        [one] { $submissions } Abgabe
       *[other] { $submissions } Abgaben
    }, gezeigt { $shown } von { $pairs ->
        [one] { $pairs } Paar
       *[other] { $pairs } Paaren
    }, die ähnlichsten
graph-picture = Abgaben, verbunden durch Paare
graph-none = Kein Paar erreicht diesen Kennwert: Schieben Sie den Regler nach links.
graph-key = Näher: ähnlicher. Ein Klick auf eine Abgabe führt zu ihren Paaren, auf eine Linie zum Paar, auf eine Fläche zum Cluster. Ziehen verschiebt das Bild; das Mausrad vergrößert es, sodass mehr Namen Platz haben.
# Above a list of signs: dots with colours, lines.
graph-legend = Legende
graph-legend-more =
    { $count ->
        [one] und { $count } weiterer Eintrag, wieder in einer dieser Farben
       *[other] und { $count } weitere, wieder in diesen Farben
    }
graph-legend-no-label = ohne Label
# The coloured surface behind the dots of a cluster.
graph-legend-ground = Fläche: ein Cluster
graph-legend-thicker = dicker: ähnlicher
# Each beside a line: a pair.
graph-legend-flagged = auffällig
graph-legend-dismissed = verworfen
graph-connected = Verbundene Abgaben
graph-list = Diese Paare als Liste
# Beside the name of a submission.
graph-cluster = Cluster { $number }
# The link $all has the text of graph-all-submissions.
graph-apart =
    { $count ->
        [one] { $count } Abgabe ist nicht verbunden; siehe { $all }
       *[other] { $count } Abgaben sind nicht verbunden; siehe { $all }
    }
graph-all-submissions = alle Abgaben
graph-more =
    { $count ->
        [one] und { $count } weitere Abgabe
       *[other] und { $count } weitere Abgaben
    }

timeline-meaning = Wann abgegeben wurde, in Ihrer Zeitzone ({ $zone }), mit einer Zeile je Cluster. Wer zuerst abgegeben hat, hat den Code nicht unbedingt geschrieben.
timeline-untimed =
    { $count ->
        [one] Von { $count } Abgabe ist die Abgabezeit nicht bekannt.
       *[other] Von { $count } Abgaben ist die Abgabezeit nicht bekannt.
    }
timeline-picture = Abgaben nach Zeit, mit einer Zeile je Cluster
# Before a row of the picture; there is room for some 18 letters.
timeline-no-cluster = In keinem Cluster
timeline-order = Auffällige Paare, die frühere Abgabe zuerst
# Above the name of the submission that was handed in earlier, when that was, and how much later the other one came.
timeline-earlier = Zuerst
timeline-handed-in = Abgegeben
timeline-apart = Abstand
timeline-none = Bei keinem auffälligen Paar sind beide Abgabezeiten bekannt.

## Findings: whole sentences about a pair

verdict-flagged = auffällig
verdict-second-look = zweiter Blick
verdict-not-unusual = nicht ungewöhnlich
verdict-too-small = zu klein
kind-identical = identisch
kind-identical-moved = identisch, in anderer Reihenfolge
kind-identifiers-renamed = Bezeichner umbenannt
kind-identifiers-renamed-moved = Bezeichner umbenannt, in anderer Reihenfolge
kind-restructured = umgeformt
kind-restructured-moved = umgeformt, in anderer Reihenfolge
trait-comment = Kommentar
trait-word = Wort
trait-string = Zeichenkette
trait-name = Name
trait-number = Zahl
trait-layout = Formatierung
trait-held =
    { $class ->
        [one] in { $submissions } von { $class } Abgabe
       *[other] in { $submissions } von { $class } Abgaben
    }

finding-flagged-with-group = Die beiden sind mit einer Gruppe von Abgaben auffällig, die einander ähnlicher sind als unabhängige Arbeiten; wie ähnlich die beiden für sich genommen sind, spielt dabei keine Rolle.
finding-flagged-for-length = Die beiden sind wegen der Länge ihrer längsten Übereinstimmung auffällig, nicht wegen ihres Kennwerts: Unabhängige Arbeiten haben keine so langen Passagen gemeinsam.
finding-flagged = Die beiden sind einander ähnlicher als unabhängige Arbeiten in diesem Kurs.
finding-flagged-small-class = Die beiden haben so viel Code gemeinsam, dass ein Mensch sie lesen sollte.
finding-second-look = Die beiden sind nicht auffällig, aber einen zweiten Blick wert: Nur wenige unabhängige Paare dieses Kurses wären so ähnlich, oder der größte Teil der einen Abgabe steckt in der anderen.
finding-second-look-small-class = Die beiden sind nicht auffällig, aber einen zweiten Blick wert: Der größte Teil der einen Abgabe steckt in der anderen.
finding-not-unusual = Die beiden sind nicht ungewöhnlich: Unabhängige Arbeiten in diesem Kurs sind ebenso ähnlich.
finding-not-unusual-small-class = Die beiden sind nicht ungewöhnlich: Sie haben weniger gemeinsam als Paare, die auffällig oder einen zweiten Blick wert sind.
finding-too-small = Mindestens eine der beiden ist zu klein: Bei so wenig Code, der übereinstimmen könnte, folgt nichts aus dem, was sie gemeinsam haben.
finding-overlap = Ihre Ähnlichkeit beträgt { $similarity }; die längste Übereinstimmung hat { $longest } Token.
finding-match-each-other = { $leftshare } von { $left } und { $rightshare } von { $right } stimmen miteinander überein.
finding-rank = Nach dem Kennwert steht das Paar auf Platz { $rank } unter den { $pairs } Paaren des Kurses.
finding-no-rank = Das Paar gehört nicht zu denen, die in eine Rangfolge gebracht wurden.
finding-rank-reference = Es ist ein Paar mit einer Referenz und hat keinen Rang unter den Paaren des Kurses.

reliance-checked = Die Zahl der zu erwartenden unabhängigen Paare ist eine Schätzung aus dem Kurs selbst. In Kursen, die Menschen beurteilt haben, lag sie bis zu einem Faktor drei daneben. Über Code aus einer gemeinsamen Quelle, die beide benutzen durften, etwa aus einer Vorlage, sagt sie nichts.
reliance-few-submissions = Die Zahl der zu erwartenden unabhängigen Paare ist eine grobe Schätzung, weil der Kurs weniger als 25 Abgaben hat. In beurteilten Kursen dieser Größe lag sie bis zu einem Faktor drei daneben. Über Code aus einer gemeinsamen Quelle, die beide benutzen durften, etwa aus einer Vorlage, sagt sie nichts.
reliance-many-alike = Auf die Zahl der zu erwartenden unabhängigen Paare ist hier kein Verlass: Mehr als eines von zwanzig Paaren dieses Kurses hat einen Kennwert weit über dem Median, und die Zahlen lassen nicht erkennen, ob diese Paare durch Abschreiben oder aus einer gemeinsamen Vorlage entstanden oder aus einem anderen Grund ähnlich sind.
strength-too-small = Wie viele so ähnliche unabhängige Paare zu erwarten sind, lässt sich bei so wenig Code nicht sagen.
strength-not-computed = Wie viele so ähnliche unabhängige Paare zu erwarten sind, wurde nicht berechnet.
strength-small-class = Ein Kurs, in dem weniger als zehn Abgaben genug Code haben, ist zu klein, um zu sagen, wie viele so ähnliche unabhängige Paare zu erwarten sind. In einem solchen Kurs ist ein Paar ab einem Kennwert von { $score } auffällig.
# $number is text such as 1.5 or 1,081.
strength-pairs = Würden alle unabhängig arbeiten, wären etwa { $number } der { $pairs } Paare dieses Kurses so ähnlich.
strength-one-in = Würden alle unabhängig arbeiten, gäbe es ein so ähnliches Paar in etwa 1 von { $classes } Kursen wie diesem.
strength-below-one-in-a-thousand = Würden alle unabhängig arbeiten, gäbe es ein so ähnliches Paar in weniger als 1 von 1.000 Kursen wie diesem.
strength-group-one-in = Würden alle unabhängig arbeiten, gäbe es eine so ähnliche Gruppe in etwa 1 von { $classes } Kursen wie diesem. Die Zahl ist die der Gruppe; das Paar für sich ist womöglich weniger ungewöhnlich.
strength-group-below-one-in-a-thousand = Würden alle unabhängig arbeiten, gäbe es eine so ähnliche Gruppe in weniger als 1 von 1.000 Kursen wie diesem. Die Zahl ist die der Gruppe; das Paar für sich ist womöglich weniger ungewöhnlich.

decision-meaning-undecided = Offen
decision-meaning-confirmed = Bestätigt: Das Paar hat Code gemeinsam, den es nicht gemeinsam haben sollte
decision-meaning-dismissed = Verworfen: Es gibt einen guten Grund für das, was das Paar gemeinsam hat

time-line = Seit wann jede Seite die Übereinstimmungen hat
time-line-key = Oben, gefüllt: { $left }. Unten, umrandet: { $right }. Ein Balken beginnt mit der ersten Fassung, die die Übereinstimmung hat; die gepunktete Linie davor mit der letzten ohne sie, oder am linken Rand, wenn keine solche bekannt ist.
time-line-git = Uhrzeiten und Namen in git lassen sich nachträglich ändern.
time-line-more =
    { $count ->
        [one] { $count } weitere Übereinstimmung ist nicht im Bild.
       *[other] { $count } weitere Übereinstimmungen sind nicht im Bild.
    }
history-since = { $name } hat dies seit { $time }{ $by }: { $how }; { $before }.
history-now = { $name } hat dies in der verglichenen Abgabe und in keinem Schnappschuss: { $how }; { $before }.
history-by =
    { $record ->
        [git] , Commit { $version } von { $author }
        [attempts] , Versuch { $version }
       *[snapshots] , Schnappschuss { $version }
    }
history-piece =
    { $count ->
        [one] in einem Stück, mit { $count } neuen Zeile in der Datei
       *[other] in einem Stück, mit { $count } neuen Zeilen in der Datei
    }
history-grown =
    { $count ->
        [one] gewachsen in { $count } Fassung
       *[other] gewachsen über { $count } Fassungen
    }
history-before = am { $time } war es noch nicht da
history-from-start = es war von der ersten Fassung an da
history-none = Keine lesbare Fassung von { $name } hat dies.
history-first = Nach diesen Zeiten hatte { $name } es zuerst.
history-unknown = Diese Zeiten sagen nicht, wer es zuerst hatte.
restructuring-order = Dieselben Schritte in anderer Reihenfolge.
restructuring-right = Dieselben Schritte; nur rechts steht { $right }.
restructuring-left = Dieselben Schritte; nur links steht { $left }.
restructuring = Dieselben Schritte: Links steht { $left }, wo rechts { $right } steht.
# A word of a program between quotation marks, as in “while”, “=” and “+”.
quoted = „{ $text }“
# Two parts of a sentence, of which the first may be joined already.
parts = { $first }; { $rest }
list-last = { $others } und { $last }
list-more = { $count } weitere

## Why a pair is flagged: a sentence or two of these. What begins with a small letter is joined to others by semicolons.

# The same in a few words, for a column of the list of pairs: one or two of the next four messages.
short-group = Gruppe von { $members }
# A block of code that so many submissions have.
short-block = { $share } in einem Block von { $submissions }
short-alone =
    { $tokens ->
        [one] { $tokens } Token bei niemand sonst
       *[other] { $tokens } Token bei niemand sonst
    }
short-trait =
    { $kind ->
        [comment] Kommentar { $text } bei niemand sonst
        [word] Wort { $text } bei niemand sonst
        [string] Zeichenkette { $text } bei niemand sonst
        [name] Name { $text } bei niemand sonst
        [number] Zahl { $text } bei niemand sonst
       *[layout] Formatierung { $text } bei niemand sonst
    }

why-group = Beide gehören zu { $members } Abgaben, die als Gruppe ähnlicher sind, als zufällig zu erwarten ist.
# $passages is one of the next three messages, or empty.
why-completely = { $left } und { $right } stimmen vollständig überein{ $passages }.
why-partly = { $leftshare } von { $left } und { $rightshare } von { $right } stimmen miteinander überein{ $passages }.
why-nearest = Das ist näher an der Referenz, als irgend zwei Abgaben des Kurses einander sind.
why-order =
    { $record ->
        [git] Nach dem, was git festgehalten hat und was sich nachträglich ändern lässt,
        [attempts] Nach den abgegebenen Versuchen
       *[snapshots] Nach den Schnappschüssen des Kurses
    } hatte { $left } { $leftfirst } von { $matches } Übereinstimmungen zuerst ({ $leftevidence } des Gewichts), und { $right } { $rightfirst } ({ $rightevidence }).
why-order-unknown =
    { $record ->
        [git] Was git festgehalten hat, sagt nicht, wer die Übereinstimmungen zuerst hatte.
        [attempts] Die abgegebenen Versuche sagen nicht, wer die Übereinstimmungen zuerst hatte.
       *[snapshots] Die Schnappschüsse des Kurses sagen nicht, wer die Übereinstimmungen zuerst hatte.
    }
why-one-passage = , in einer Passage
why-passages = , in { $passages } Passagen
why-passages-moved = , in { $passages } Passagen, davon { $moved } in anderer Reihenfolge
why-in-block =
    { $submissions ->
        [one] { $share } des übereinstimmenden Codes liegen in einem Block, den { $submissions } Abgabe hat
       *[other] { $share } des übereinstimmenden Codes liegen in einem Block, den { $submissions } Abgaben gemeinsam haben
    }
why-alone =
    { $tokens ->
        [one] { $tokens } der übereinstimmenden Token kommt in keiner anderen Abgabe vor
       *[other] { $tokens } der übereinstimmenden Token kommen in keiner anderen Abgabe vor
    }
why-trait-text =
    { $kind ->
        [comment] beide haben den Kommentar { $text }, den keine andere Abgabe des Kurses hat
        [word] beide haben das Wort { $text }, das keine andere Abgabe des Kurses hat
        [string] beide haben die Zeichenkette { $text }, die keine andere Abgabe des Kurses hat
        [name] beide haben den Namen { $text }, den keine andere Abgabe des Kurses hat
        [number] beide haben die Zahl { $text }, die keine andere Abgabe des Kurses hat
       *[layout] beide haben die Formatierung { $text }, die keine andere Abgabe des Kurses hat
    }
why-trait =
    { $kind ->
        [comment] beide haben einen Kommentar, den keine andere Abgabe des Kurses hat
        [word] beide haben ein Wort, das keine andere Abgabe des Kurses hat
        [string] beide haben eine Zeichenkette, die keine andere Abgabe des Kurses hat
        [name] beide haben einen Namen, den keine andere Abgabe des Kurses hat
        [number] beide haben eine Zahl, die keine andere Abgabe des Kurses hat
       *[layout] beide haben eine Formatierung, die keine andere Abgabe des Kurses hat
    }

## Groups, shared blocks and identical files: how many there are, and how to read them

groups-heading =
    { $count ->
        [one] In { $count } Gruppe sind die Abgaben einander ähnlicher als unabhängige Arbeiten; daher sind alle ihre Paare auffällig. Es können Kopien einer einzigen Quelle sein, oder sie haben eine Vorlage gemeinsam: Prüfen Sie den gemeinsamen Code, bevor Sie entscheiden.
       *[other] In { $count } Gruppen sind die Abgaben einander ähnlicher als unabhängige Arbeiten; daher sind alle Paare innerhalb einer Gruppe auffällig. Es können Kopien einer einzigen Quelle sein, oder sie haben eine Vorlage gemeinsam: Prüfen Sie den gemeinsamen Code, bevor Sie entscheiden.
    }
blocks-heading =
    { $count ->
        [one] Code, den drei oder mehr Abgaben gemeinsam haben, ob als Vorlage oder als Kopien voneinander: { $count } Block. Wenn ein Block Vorgabecode ist oder benutzt werden darf, geben Sie ihn mit --boilerplate an; er zählt dann nicht mehr.
       *[other] Code, den drei oder mehr Abgaben gemeinsam haben, ob als Vorlage oder als Kopien voneinander: { $count } Blöcke. Wenn ein Block Vorgabecode ist oder benutzt werden darf, geben Sie ihn mit --boilerplate an; er zählt dann nicht mehr.
    }
blocks-heading-largest =
    { $count ->
        [one] Code, den drei oder mehr Abgaben gemeinsam haben, ob als Vorlage oder als Kopien voneinander: { $count } Block; dieser Bericht enthält die { $largest } größten. Wenn ein Block Vorgabecode ist oder benutzt werden darf, geben Sie ihn mit --boilerplate an; er zählt dann nicht mehr.
       *[other] Code, den drei oder mehr Abgaben gemeinsam haben, ob als Vorlage oder als Kopien voneinander: { $count } Blöcke; dieser Bericht enthält die { $largest } größten. Wenn ein Block Vorgabecode ist oder benutzt werden darf, geben Sie ihn mit --boilerplate an; er zählt dann nicht mehr.
    }
identical-heading =
    { $count ->
        [one] Byte für Byte gleich in mehreren Abgaben: { $count } Datei. Kurze Programme können durchaus gleich sein, obwohl niemand abgeschrieben hat; lange sind es nicht.
       *[other] Byte für Byte gleich in mehreren Abgaben: { $count } Dateien, die seltensten zuerst. Kurze Programme können durchaus gleich sein, obwohl niemand abgeschrieben hat; lange sind es nicht.
    }

## Evidence sheet

sheet-title = Befundblatt
sheet-title-names = Befundblatt: { $left } und { $right }
sheet-names = { $left } und { $right }
sheet-subject = Befundblatt zu zwei Abgaben
sheet-subject-exercise = Befundblatt zu zwei Abgaben aus { $exercise }
sheet-no-pair = Es gibt kein Paar, das zu zeigen wäre.
sheet-back = Zurück zum Paar
# On a button.
sheet-print = Drucken
sheet-in-short = Kurzfassung
sheet-alike = Zwei Stellen stimmen überein, wenn ihr Code gleich aufgebaut ist; Namen, Kommentare und Formatierung zählen nicht.
sheet-this-pair = Dieses Paar unter allen Paaren des Kurses
# The pair's place in a picture of the scores.
sheet-here = dieses Paar
sheet-picture =
    { $count ->
        [one] { $count } Paar nach Kennwert; dieses Paar hat { $score }, und ab { $flag } sind Paare auffällig
       *[other] { $count } Paare nach Kennwert; dieses Paar hat { $score }, und ab { $flag } sind Paare auffällig
    }
sheet-picture-key = Balken: die Paare des Kurses nach Kennwert; jede Stufe nach oben ist ein Vielfaches der vorigen. Dünne Linie: wie es bei unabhängiger Arbeit aussähe. Gestrichelt: ab hier auffällig.
sheet-passages = Die stärksten Passagen nebeneinander
# $kind is one of the kinds of matches above.
sheet-passage = { $kind }, { $tokens } Token, { $evidence } des Gewichts
sheet-more-lines =
    { $count ->
        [one] und { $count } weitere Zeile
       *[other] und { $count } weitere Zeilen
    }
sheet-sources-at-end = Die vollständigen Quelltexte stehen am Ende.
sheet-traits = Weitere gemeinsame Merkmale
sheet-traits-meaning = Diese Merkmale haben beide und sonst nur wenige im Kurs. Für den Kennwert zählen sie nicht: Kommentare, Zeichenketten, Namen und Formatierung können eine gemeinsame Quelle haben.
sheet-traits-table = Tabelle weiterer gemeinsamer Merkmale
sheet-trait = Merkmal
sheet-trait-written = Wie es geschrieben ist
sheet-trait-held = Wie viele es haben
sheet-not-shown = nicht gezeigt
sheet-limits = Was dieses Blatt nicht sagen kann
sheet-limit-first = Wer den Code zuerst hatte oder ob beide ihn von anderswo haben.
sheet-limit-allowed = Ob es erlaubt war: Gruppenarbeit, Code aus der Lehrveranstaltung, eine Bibliothek oder ein Generator kann der Grund sein.
sheet-limit-why = Warum die beiden ähnlich sind. Ein Mensch muss den Code lesen und die Betroffenen anhören, bevor Schlüsse gezogen werden.
sheet-decision-so-far = Bisherige Entscheidung
sheet-decisions-contradict = Diese Entscheidungen widersprechen einander; noch gilt keine von ihnen.
sheet-decision = Entscheidung
sheet-heard = Anhörung am
sheet-decision-reason = Entscheidung und Begründung
sheet-signatures = Namen, Datum, Unterschriften
sheet-input = Eingabe
sheet-submissions = Die beiden Abgaben
sheet-handed-in-by = Abgegeben von
sheet-label = Gruppe oder Lehrveranstaltung
sheet-group = Gemeinsam abgegeben als
sheet-timestamp = Abgegeben am (UTC)
sheet-late = Verspätet abgegeben
sheet-earlier = Aus einem früheren Jahr
sheet-reference = Referenz, von niemandem abgegeben
sheet-provenance = Herkunft
sheet-tokens = Token
sheet-matchable = Token, die übereinstimmen könnten
sheet-yes = ja
sheet-tokens-meaning = Token sind die Wörter, Zahlen und Operatoren eines Programms. Übereinstimmen könnten solche, die nicht zum Vorgabecode gehören und in einer genügend langen Folge stehen.
sheet-files = Dateien von { $name }
sheet-file = Datei
sheet-language = Sprache
sheet-not-stated = nicht angegeben
sheet-not-compared = Nicht verglichen
sheet-none-left-out = Von den beiden wurde keine Datei ausgelassen.
sheet-left-out = Ausgelassen
sheet-warnings = Mit Warnungen gelesen
sheet-reason = Grund
sheet-remarks = Vor dem Lesen zu beachten
sheet-remarks-meaning = Nichts davon beweist etwas, und nichts von dem, was oben steht, hängt davon ab.
sheet-line = Zeile
sheet-remark = Hinweis
sheet-method = Verfahren
# $selection is one of the messages selection-….
sheet-method-text = Jedes Programm wird zu einer Folge von Token, in der alle Namen gleich sind, und { $selection }. Ein Fingerabdruck zählt umso mehr, je weniger Abgaben ihn haben, und die Kennwerte aller Paare eines Kurses mit mindestens zehn Abgaben zeigen, wie ähnlich unabhängige Arbeiten zur selben Aufgabe sind. Für dieses Blatt wurden die beiden Programme mit Greedy String Tiling (Wise 1993) aneinandergelegt, die längste Übereinstimmung zuerst und kein Token zweimal; was dabei übrig blieb, wurde noch einmal in einer Form verglichen, in der es für Schleifen, Verzweigungen und die Reihenfolge der Anweisungen nur eine Schreibweise gibt.
selection-winnowing = Winnowing (Schleimer, Wilkerson, Aiken, SIGMOD 2003) wählt daraus Fingerabdrücke so aus, dass jede Folge von { $guarantee } Token gefunden wird, die zwei Programme gemeinsam haben
selection-guaranteed = das Verfahren { $scheme } wählt daraus Fingerabdrücke so aus, dass jede Folge von { $guarantee } Token gefunden wird, die zwei Programme gemeinsam haben
selection-other = das Verfahren { $scheme } wählt daraus Fingerabdrücke aus, ohne zuzusichern, dass jede Folge gefunden wird, die zwei Programme gemeinsam haben
sheet-matches = Übereinstimmungen
sheet-no-match = Es gibt keine Übereinstimmung, die zu zeigen wäre.
sheet-matches-table = Tabelle der Übereinstimmungen
sheet-strongest-first = Nach Gewicht, die stärkste zuerst
sheet-match = Nr.
# Read aloud before the number of a match.
sheet-match-number = Übereinstimmung
sheet-match-end = Ende der Übereinstimmung
sheet-kind = Art
sheet-share = Anteil am Gewicht
sheet-rarest = Seltenster Teil
sheet-rarest-unknown = nicht bekannt
sheet-rarest-shared =
    { $all ->
        [one] in { $count } von { $all } Abgabe
       *[other] in { $count } von { $all } Abgaben
    }
sheet-kinds-meaning = Identisch: jedes Wort, jede Zahl und jeder Operator. Bezeichner umbenannt: alles außer Namen und Literalen. Umgeformt: dieselben Schritte, anders geschrieben oder in anderer Reihenfolge. In anderer Reihenfolge: Die Übereinstimmung steht unter den Übereinstimmungen an anderer Stelle. Gewicht: was die beiden gemeinsam haben, jeder Teil umso stärker gewichtet, je weniger Abgaben ihn haben.
sheet-settings = Einstellungen
sheet-sources = Quelltexte
sheet-sources-key = Eine Übereinstimmung trägt ihre Nummer am Anfang und am Ende. Sie ist doppelt unterstrichen, wenn sie identisch ist, einfach, wenn sich Bezeichner oder Literale unterscheiden, und punktiert, wenn sie umgeformt ist. Vorgabecode ist grau; er wurde nicht verglichen. Ein Zeichen, das nicht zu sehen wäre, steht als Nummer in einem Kasten.
sheet-no-sources = Ihre Quelltexte sind nicht Teil dieses Blatts.
sheet-file-without-match = keine Übereinstimmung
sheet-starter-code = Vorgabecode
sheet-made-by = Erstellt mit codesim { $version }.

## The comparison as a whole, on the evidence sheet

compared-class =
    { $submissions ->
        [one] Der Kurs hat { $submissions } Abgabe; verglichen wurden { $pairs } Paare.
       *[other] { $pairs ->
            [one] Der Kurs hat { $submissions } Abgaben; verglichen wurde { $pairs } Paar.
           *[other] Der Kurs hat { $submissions } Abgaben; verglichen wurden { $pairs } Paare.
        }
    }
compared-earlier =
    { $count ->
        [one] Aus früheren Jahren: { $count } Abgabe, verglichen mit denen dieses Jahres und nicht untereinander.
       *[other] Aus früheren Jahren: { $count } Abgaben, verglichen mit denen dieses Jahres und nicht untereinander.
    }
compared-references =
    { $count ->
        [one] Mit { $count } Referenz, einer Lösung, die niemand aus dem Kurs abgegeben hat. Keine Zahl des Kurses hängt von ihr ab.
       *[other] Mit { $count } Referenzen, Lösungen, die niemand aus dem Kurs abgegeben hat. Keine Zahl des Kurses hängt von ihnen ab.
    }
compared-index =
    { $count ->
        [one] Verglichen wurde auch mit { $count } Abgabe des Index { $index }.
       *[other] Verglichen wurde auch mit { $count } Abgaben des Index { $index }.
    }
compared-no-starter = Vorgabecode wurde nicht angegeben.
compared-starter = Nicht verglichener Vorgabecode: { $paths }.
setting-codesim = codesim
setting-folders = Ordner
setting-earlier = Frühere Jahre
setting-references = Referenzen
setting-snapshots = Schnappschüsse
setting-git-history = Commits von git
setting-git-history-read = gelesen
setting-read-as = Gelesen als
setting-index = Index
setting-starter = Vorgabecode
setting-file = Einstellungsdatei
setting-languages = Sprachen
setting-include = Gelesene Dateien
setting-exclude = Nicht gelesene Dateien
setting-encoding = Zeichenkodierung
setting-extensions = Nach Endung gelesen
setting-extension = { $extension } als { $id }
setting-min-tokens = Beurteilt ab
setting-structure = Struktur
setting-text = Text
setting-thresholds = Übereinstimmungen ab { $noise } Token, alle ab { $guarantee } Token
setting-selection = Auswahl
setting-common = Als zu häufig ignoriert
setting-common-value =
    { $count ->
        [one] was in mehr als { $count } Abgabe steht
       *[other] was in mehr als { $count } Abgaben steht
    }
setting-imports = Importe
setting-imports-compared = verglichen
setting-imports-left-out = ausgelassen

## The page that compares in a browser tab

tab-title = Einen Kurs vergleichen
tab-private = Nichts verlässt diesen Computer: Diese Seite vergleicht die Dateien selbst, und der Browser lässt sie keine Verbindung aufbauen.
tab-private-hosted = Ihre Dateien verlassen diesen Computer nicht: Diese Seite vergleicht sie selbst und sendet nichts.
tab-class = Kurs
tab-files = Dateien
tab-files-hint = Ziehen Sie sie irgendwohin auf diese Seite: das Archiv Ihrer Lernplattform, einen Ordner mit einem Ordner für jede Person, oder viele Dateien. Auch Vorgabecode und frühere Jahre gehören hierher: Geben Sie in der Liste an, was was ist.
tab-choose-files = Dateien auswählen
tab-choose-folder = Ordner auswählen
tab-unreadable = Der Browser kann diese Dateien nicht lesen. Wenn es ein Ordner war, wählen Sie ihn mit der Schaltfläche aus oder geben Sie ihn als Zip-Archiv.
tab-nothing-in-it = Darin sind keine Dateien.
tab-role-of = Was { $name } ist
tab-role-submissions = Abgaben
tab-role-starter = Vorgabecode
tab-role-earlier = ein früheres Jahr
tab-role-reference = eine Referenz
tab-remove = Entfernen
tab-remove-of = { $name } entfernen
tab-more =
    { $count ->
        [one] Und { $count } weiterer Eintrag.
       *[other] Und { $count } weitere Einträge.
    }
tab-several = Jeder Ordner und jedes Archiv ist
tab-several-submissions = eine Abgabe
tab-several-parts = ein Teil des Kurses mit Abgaben darin
tab-name = Titel des Berichts
tab-languages = Programmiersprachen: { $names }
tab-languages-all = alle
tab-languages-hint = Der Name einer Datei gibt ihre Sprache an. Wählen Sie einige aus, um alle anderen wegzulassen.
tab-languages-legend = Programmiersprachen
tab-report-language = Sprache des Berichts
tab-compare = Vergleichen
tab-missing = Es fehlen Abgaben.
tab-large = Das sind etwa { $size } Code, mehr als der Speicher eines Browser-Tabs meist fasst. Sie können es versuchen; das Programm codesim, das Sie installieren, vergleicht Kurse jeder Größe.
tab-preparing = Vorbereitung
tab-step = Schritt { $number } von { $count }: { $what }
tab-stage-read = Dateien werden gelesen
tab-stage-rank = Abgaben werden verglichen
tab-stage-judge = Paare werden beurteilt
tab-stage-align = Übereinstimmungen werden bestimmt
tab-stage-blocks = gemeinsame Blöcke werden gesucht
tab-stage-traits = Kommentare, Zeichenketten und Namen werden verglichen
tab-stage-write = der Bericht wird geschrieben
tab-done-of = { $done } von { $units }
tab-cancel = Abbrechen
tab-too-large = Dieser Kurs braucht mehr Speicher, als ein Browser-Tab hat. Lassen Sie weg, was nicht nötig ist, wählen Sie nur die nötigen Sprachen aus, oder installieren Sie das Programm codesim, das Kurse jeder Größe vergleicht.
tab-not-loaded = Das Programm konnte nicht geladen werden. Prüfen Sie die Verbindung zum Netz und versuchen Sie es noch einmal.
tab-broken = Der Vergleich ist abgebrochen, und es liegt nicht an Ihnen. Bitte melden Sie es mit den Einzelheiten unten. Das Programm codesim, das Sie installieren, kann diesen Kurs vielleicht vergleichen.
tab-detail = Einzelheiten
tab-back = Zurück
tab-back-warning = Dieser Browser behält Ihre Entscheidungen nicht. Wenn Sie sie nicht in der Ansicht „Entscheidungen“ speichern, gehen sie verloren.
tab-report = Bericht
tab-save = Bericht speichern
tab-save-json = JSON speichern
tab-save-csv = CSV speichern
