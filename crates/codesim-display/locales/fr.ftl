# The words of the HTML report and of the evidence sheet, in the format of Project Fluent.
#
# Values of variables are texts, or whole numbers, which are grouped as the language does it. docs/glossary.md has the terms.

## Numbers

number-one-in = 1 sur { $classes }
number-below-one-in-a-thousand = <1 sur 1 000
line = ligne { $line }
lines = lignes { $first }–{ $last }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
count-pairs =
    { $count ->
        [one] { $count } paire
       *[other] { $count } paires
    }
count-submissions =
    { $count ->
        [one] { $count } rendu
       *[other] { $count } rendus
    }
count-tokens =
    { $count ->
        [one] { $count } lexème
       *[other] { $count } lexèmes
    }
count-files =
    { $count ->
        [one] { $count } fichier
       *[other] { $count } fichiers
    }
count-lines =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }

## Every page

page-no-script = Ce rapport s’affiche au moyen d’un script, que ce navigateur n’exécute pas. Le même résultat sans script : codesim avec --format markdown ou --format json.

frame-skip = Aller au contenu
# The name of the navigation between the views of the report, as a screen reader says it.
frame-views = Vues
colours = Couleurs
# As the system has it.
colours-auto = Auto
colours-light = Clair
colours-dark = Sombre
names-hide = Masquer les noms
names-hide-meaning = Affiche des pseudonymes à la place des noms, à l’écran et sur papier, jusqu’à la fermeture de cet onglet ({ $key }). Le code et les notes restent tels quels et peuvent contenir des noms : pour diffuser un rapport, créez-le avec { $option }.
names-hide-one = Masquer ce nom
# What a submission is called while its name is hidden; the number has at least two digits.
names-pseudonym = Rendu { $number }
# Instead of a name that several submissions could have.
names-somebody = quelqu’un
# Instead of the path of a file that was left out; its extension follows: `left-out.pdf`.
names-left-out = omis
names-in-file = Les fichiers contiennent les vrais noms, même ceux qui sont masqués ici.
failure-title = Ce rapport ne peut pas être affiché
failure-advice = Le fichier est peut-être tronqué, ou le navigateur trop ancien : il faut Firefox 120, Chromium 123 ou Safari 17.5, ou une version plus récente.
failure-no-report = ce fichier ne contient pas de rapport
guard-title = Une partie de cette page n’a pas pu être affichée.
# The words of the error follow.
guard-advice = La page est peut-être incomplète ; le rapport lui-même est intact. Rechargez la page et, si le problème persiste, signalez-le en citant ce message :
licences-title = Logiciels de cette page
licences-text = codesim est un logiciel libre, sous licence MIT ou Apache 2.0. Les bibliothèques de cette page le sont aussi, sous leurs propres licences.
licences-of-libraries = Leurs licences
table-printed = { $printed } lignes sur { $all } sont imprimées. Pour en imprimer d’autres, cherchez ou filtrez.
view-overview = Synthèse
view-graph = Graphe
view-clusters = Grappes
view-submissions = Rendus
view-timeline = Chronologie
view-decisions = Décisions
# In place of the title of a course that has none, on the link to its page.
course = Cours
course-back = vers la page du cours, avec tous ses exercices
course-back-names = vers la page du cours, qui montre tous les noms
pair = Paire
cluster-number = Grappe { $number }
close = Fermer
# What a person decided about a pair.
decision-undecided = en attente
decision-confirmed = confirmée
decision-dismissed = écartée
# In a list, beside a pair that has a note and no decision.
decision-note-alone = note
progress = Décisions : { $decided } sur { $all }
progress-title = paires signalées pour lesquelles vous avez pris une décision ; mène aux autres
keys = Touches
keys-of-pair = Sur la page d’une paire
keys-match = correspondance suivante, précédente ; aussi p pour la précédente
# The last two are signs that are keys too.
keys-pair = paire suivante, précédente de la liste d’où vous venez ; aussi ] et [
keys-undecided = prochaine paire signalée en attente
keys-undecided-again = de nouveau en attente
keys-undo = annuler la dernière décision
keys-undone =
    { $undone ->
        [note] Note supprimée.
        [earlier-note] Note précédente rétablie.
       *[decision] Décision annulée.
    }
keys-nothing-to-undo = Rien à annuler.
keys-note = sa note ; Échap en sort
keys-wrap = retour à la ligne, ou non
keys-back = revenir là d’où elle a été ouverte
keys-of-lists = Dans les listes de paires et de rendus
keys-row = ligne suivante, précédente ; aussi j et k
keys-page = une page plus bas, une page plus haut
keys-ends = première ligne, dernière ligne
# As they stand on the keys.
keys-enter = Entrée
keys-page-down = Pg suiv
keys-page-up = Pg préc
keys-home = Début
keys-end = Fin
keys-open = l’ouvrir
keys-anywhere = Partout
keys-search = recherche de la liste
keys-names = masquer ou afficher les noms
keys-keys = cette liste de touches
keys-single = Les lettres et les signes seuls sont des touches
keys-single-meaning = Désactivez cela si vous dictez ou si vous appuyez sur des touches par mégarde. Les flèches restent actives.
# For those who hear the page: what a key did.
keys-decided =
    { $status ->
        [confirmed] Cette paire est confirmée.
        [dismissed] Cette paire est écartée.
       *[undecided] Cette paire est de nouveau en attente.
    }
keys-no-pair = La liste n’a pas d’autre paire dans cette direction.
keys-no-undecided = La liste n’a pas d’autre paire signalée en attente.
keys-all-decided = Une décision est prise pour chaque paire signalée.
keys-match-place = Correspondance { $place } sur { $count }
names-are-hidden = Les noms sont masqués.
names-are-shown = Les noms sont affichés.
meaning-of = Signification de « { $name } »
# $name is the name of a figure, such as Score, and $meaning one of the next messages.
meaning = { $name } : { $meaning }.
meaning-rank = le rang de la paire parmi toutes celles de la promotion, selon le score
meaning-score = le code que les deux ont en commun, au-delà de ce que de tels programmes partagent de toute façon, et qui compte d’autant plus que peu d’autres l’ont : de 0, rien, à 1, tout ce que peu d’autres ont
meaning-similar = la part de tous les lexèmes des deux rendus qui se correspondent
meaning-left = la part des lexèmes du rendu de gauche qui correspondent à celui de droite ; elle est élevée si le programme de gauche a été repris et complété
meaning-right = la part des lexèmes du rendu de droite qui correspondent à celui de gauche
meaning-longest = le nombre de lexèmes de la plus longue correspondance ; un lexème est un mot, un nombre ou un opérateur du langage
meaning-matched = combien de lexèmes de chacun des deux correspondent
meaning-chance = combien de paires indépendantes aussi similaires on attend dans cette promotion ; 0,01, ou 1 sur 100, signifie une telle paire pour cent promotions comme celle-ci, si personne n’a copié
meaning-cluster = le groupe de rendus reliés par des paires signalées dont les deux font partie
meaning-verdict = ce que codesim dit de la paire, et ce que vous avez décidé
# One of the choices among pairs: the flagged ones that nobody has decided about.
filter-undecided = signalée, en attente
filter-earlier = avec une année antérieure
filter-reference = avec une référence
service-unreachable = Le service est injoignable.
service-session-ended = Votre session a pris fin : reconnectez-vous dans un autre onglet.
service-refused = Le service a refusé la demande ({ $status }).
copy-link = Copier le lien
copy-link-done = Lien copié
copy-link-prompt = Le lien vers cette paire
copy-case = Copier la commande du dossier de preuves
copy-case-done = Commande copiée
copy-case-prompt = La commande qui fait un dossier de preuves de cette paire
copy-case-title = Une commande qui crée un fichier avec cette fiche et tout ce qu’il faut pour la vérifier. Ajoutez les autres options de ce rapport et lancez-la là où se trouvent les rendus.
legend = Rempli : { $identical }. Pointillé : { $renamed }, le même code aux noms et littéraux près. Encadré : { $restructured }, le même code une fois ramené à une seule écriture. Hachuré : { $starter }, qui ne compte pas.
missing-title = Absent de ce rapport
missing-pair = Il n’y a pas de paire « { $pair } » ici.
missing-submission = Il n’y a pas de rendu « { $submission } » ici.
missing-why = Le lien mène à ce que ce rapport n’affiche pas : une autre exécution, ou une paire au-delà de celles qui ont été conservées.
missing-to-overview = Aller à la synthèse
# Of the two submissions of a pair that is not in the report.
missing-known =
    { $count ->
        [1] Le rapport contient { $first }.
       *[other] Le rapport contient { $first } et { $second }.
    }

## Overview, details and decisions

# $bound is least if there may be more flagged pairs.
overview-title =
    { $bound ->
        [least] Au moins{ " " }
       *[exact] { "" }
    }{ $flagged ->
        [one] { $flagged } paire signalée
       *[other] { $flagged } paires signalées
    } sur { $pairs }, { $second ->
        [0] aucune
       *[other] { $second }
    } pour une seconde lecture
# Follows the title: the exercise, or its folders.
overview-title-exercise = – { $exercise }
overview-decided = Décisions prises : { $decided } sur { $flagged }, dont { $confirmed ->
        [one] { $confirmed } paire confirmée
       *[other] { $confirmed } paires confirmées
    } et { $dismissed ->
        [one] { $dismissed } écartée
       *[other] { $dismissed } écartées
    }.
overview-shown =
    { $shown ->
        [one] { $shown } paire signalée
       *[other] { $shown } paires signalées
    } sur { $bound ->
        [least] au moins { $flagged }
       *[exact] { $flagged }
    } { $shown ->
        [one] figure dans ce rapport : la plus forte.
       *[other] figurent dans ce rapport : les plus fortes.
    }
overview-lost =
    { $count ->
        [one] { $count } rendu n’a pas pu être comparé : { $submissions }.
       *[other] { $count } rendus n’ont pas pu être comparés : { $submissions }.
    }
overview-by-score = Toutes les paires selon leur score
overview-by-similarity = Paires de ce rapport selon leur similarité
overview-nothing-shared = Aucune paire de rendus n’a de suite commune assez longue pour compter ({ $tokens } lexèmes).
overview-dismissed-before =
    { $count ->
        [one] { $count } paire signalée a été écartée auparavant.
       *[other] { $count } paires signalées ont été écartées auparavant.
    }
overview-most-similar = Les plus similaires
overview-all-pairs =
    { $count ->
        [one] Voir l’unique paire de ce rapport
       *[other] Voir les { $count } paires de ce rapport
    }
overview-no-pair = Aucune paire n’est affichée : aucune n’atteint la similarité minimale demandée.
overview-no-clusters = Aucun rendu n’est relié à un autre par une paire signalée.
# The submissions in groups that are more alike than independent work.
overview-groups = Qui en fait partie
overview-all-clusters =
    { $count ->
        [one] Voir l’unique grappe
       *[other] Voir les { $count } grappes
    }
overview-shared-code = Code commun
overview-identical-files = Fichiers identiques
# A cluster is one of computers here. $found is yes if it found the pairs of the report among more submissions, $among is index if the
# submissions were also compared with those of the index $index.
overview-input =
    { $found ->
        [yes] { $all } rendus comparés sur un cluster de calcul ; ceux d’une paire de score { $score } ou plus figurent dans ce rapport, soit{ " " }
       *[no] { "" }
    }{ $submissions ->
        [one] { $submissions } rendu
       *[other] { $submissions } rendus
    }{ $earlier ->
        [0] { "" }
       *[other] { " " }(dont { $earlier } d’années antérieures)
    } avec { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }{ $among ->
        [index] , comparés aussi à { $indexed } rendus de { $index }
       *[own] { "" }
    } ; { $languages }.
overview-references =
    { $count ->
        [one] De plus, { $count } référence est comparée à la classe ; aucun nombre de la classe n’en dépend.
       *[other] De plus, { $count } références sont comparées à la classe ; aucun nombre de la classe n’en dépend.
    }
overview-no-language = aucun langage
# $bound is about if the number of pairs that share anything is an estimate.
overview-sharing =
    { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    }, dont { $bound ->
        [about] environ { $sharing }
       *[exact] { $sharing }
    } avec du code en commun.
overview-starter-code = Code fourni non comparé : { $files }.
overview-no-starter-code = Aucun code fourni n’a été indiqué.
overview-runs = Les suites de { $noise } lexèmes ou plus comptent ; toute suite de { $guarantee } est trouvée.
overview-runs-selected = Les suites de { $noise } lexèmes ou plus comptent ; comme les empreintes sont choisies par { $scheme }, une suite de n’importe quelle longueur peut passer inaperçue.
# $files is a number of files, $reason is why they were left out.
overview-left-out = { $files } : { $reason }
overview-nothing-left-out = Rien n’a été omis.
overview-warned =
    { $count ->
        [one] { $count } fichier a été lu avec un avertissement.
       *[other] { $count } fichiers ont été lus avec des avertissements.
    }
overview-remarks =
    { $count ->
        [one] { $count } remarque à connaître avant de lire un rendu.
       *[other] { $count } remarques à connaître avant de lire un rendu.
    }
overview-details = Tout ce qui a été comparé ou non

histogram =
    { $pairs ->
        [one] { $pairs } paire selon son score. Signalées : { $flagged }. D’après leur seul score, les paires sont signalées à partir de { $score }.
       *[other] { $pairs } paires selon leur score. Signalées : { $flagged }. D’après leur seul score, les paires sont signalées à partir de { $score }.
    }
histogram-similarity =
    { $pairs ->
        [one] { $pairs } paire de ce rapport selon sa similarité. Signalées : { $flagged }.
       *[other] { $pairs } paires de ce rapport selon leur similarité. Signalées : { $flagged }.
    }
histogram-bar =
    { $count ->
        [one] { $count } paire à partir du score { $from }
       *[other] { $count } paires à partir du score { $from }
    }
histogram-bar-similarity =
    { $count ->
        [one] { $count } paire de ce rapport à partir d’une similarité de { $from }
       *[other] { $count } paires de ce rapport à partir d’une similarité de { $from }
    }
# $bound is about where the number of pairs is an estimate.
histogram-bar-title =
    score de { $from } à { $to } : { $bound ->
        [about] environ { $count }
       *[exact] { $count }
    } { $count ->
        [one] paire
       *[other] paires
    }{ $flagged ->
        [0] { "" }
       *[other] { " " }(signalées : { $flagged })
    }
histogram-bar-title-expected =
    score de { $from } à { $to } : { $bound ->
        [about] environ { $count }
       *[exact] { $count }
    } { $count ->
        [one] paire
       *[other] paires
    } (attendu : { $expected }){ $flagged ->
        [0] { "" }
       *[other] { " " }(signalées : { $flagged })
    }
histogram-bar-title-similarity =
    similarité de { $from } à { $to } : { $count ->
        [one] { $count } paire
       *[other] { $count } paires
    } de ce rapport (signalées : { $flagged })
histogram-flagged-from = signalées pour leur score dès { $score }
# Below an axis.
histogram-score = score, par pas égaux de sa racine carrée
histogram-of-similarity = similarité
# Beside an axis.
histogram-pairs = paires
histogram-pairs-logarithmic = paires, échelle logarithmique
histogram-key = Barres : paires de cette promotion. Rouge : signalées. Ligne : combien il y en aurait si tous les travaux étaient indépendants.
histogram-key-small = Barres : paires de cette promotion. Avec moins de dix rendus d’une certaine taille, il n’y a rien à quoi les comparer ; les paires sont signalées à partir d’un score de 0,5. Rouge : signalées.
# After histogram-key: pairs below the score from which on pairs are flagged.
histogram-key-groups =
    { $count ->
        [one] { $count } autre paire est signalée comme membre d’un groupe.
       *[other] { $count } autres paires sont signalées comme groupes.
    }
# For the length of their longest match.
histogram-key-long =
    { $count ->
        [one] { $count } autre paire est signalée pour la longueur d’une correspondance.
       *[other] { $count } autres paires sont signalées pour la longueur d’une correspondance.
    }
histogram-key-similarity =
    { $shown ->
        [one] Barres : seulement la { $shown } paire de ce rapport
       *[other] Barres : seulement les { $shown } paires de ce rapport
    }, sur { $pairs } de la promotion. La similarité des paires absentes du rapport n’est pas connue. Rouge : signalées.

distribution-measure = Mesure
distribution-score = score
distribution-similarity = similarité
distribution-counts = Nombres
distribution-logarithmic = logarithmiques
distribution-linear = linéaires
# How many bars there are at most.
distribution-bars = Barres
best-score = Meilleur score de chaque rendu
best-similarity = Plus forte similarité de chaque rendu dans les paires de ce rapport
# The box of a box plot.
best-box = Boîte : la moitié centrale de { $count } rendus, de { $lower } à { $upper } ; trait : la médiane, { $median }.
# $dots says whether all submissions are drawn as dots or only those beyond the whiskers.
best-beyond =
    { $count ->
        [0] Aucun rendu ne se trouve
        [one] { $count } rendu se trouve
       *[other] { $count } rendus se trouvent
    } au-delà des moustaches, longues d’au plus une fois et demie la boîte. { $dots ->
        [beyond] Chaque point est l’un d’eux.
       *[all] Chaque point est un rendu.
    }
best-unknown =
    { $count ->
        [one] { $count } rendu n’a aucune paire dans ce rapport et compte comme le plus bas.
       *[other] { $count } rendus n’ont aucune paire dans ce rapport et comptent comme les plus bas.
    }
# Where no box is drawn.
best-few = { $known } rendus sur { $count } ont une paire dans ce rapport : trop peu pour montrer où se situe le milieu de la promotion. Points : les { $shown } plus élevés.
# Of this year, beside those of best-few and best-box.
best-small =
    { $count ->
        [one] { $count } autre rendu est trop petit pour être jugé.
       *[other] { $count } autres rendus sont trop petits pour être jugés.
    }
best-all = Tous les rendus selon leur meilleur score

# $submissions says how many, and $names who.
identical-files-of = { $submissions } ont le même fichier de { $tokens ->
        [one] { $tokens } lexème
       *[other] { $tokens } lexèmes
    } ({ $file }) : { $names }
identical-files-all =
    { $count ->
        [one] Voir l’unique fichier
       *[other] Voir les { $count } fichiers
    }
# $submissions says how many, and $names who.
shared-blocks-of = { $submissions } ont en commun un bloc de { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } : { $names }
# $lines is text such as lines 3–17.
shared-blocks-place = { $lines } de { $file }, dans { $submission }
shared-blocks-no-text = Le texte n’est pas dans ce rapport.
shared-blocks-all =
    { $count ->
        [one] Voir l’unique bloc
       *[other] Voir les { $count } blocs
    }
starter-code-again = Comparer de nouveau avec ce bloc comme code fourni
starter-code-compared = Le bloc ne compte pour personne dans { $comparison }.
# A link in the sentence before.
starter-code-comparison = la nouvelle comparaison
# The reason follows.
starter-code-problem = La comparaison n’a pas été refaite.
# On a button: to name a block of code as starter code.
starter-code-name = Indiquer comme code fourni
starter-code-saved = Le bloc a été enregistré sous { $file }. Ajoutez { $option } à la commande qui a produit ce rapport et comparez de nouveau : le bloc ne comptera plus pour personne.

details-exercise = Exercice
details-date = Date
details-found = Trouvées sur un cluster
details-found-value = paires de score { $score } ou plus parmi { $submissions } rendus
details-no-starter-code = aucun
details-structure = Structure (tous les noms confondus)
details-text = Texte (noms tels qu’ils sont écrits)
details-thresholds = aucune correspondance de moins de { $noise } lexèmes
details-thresholds-guaranteed = aucune correspondance de moins de { $noise } lexèmes, toutes à partir de { $guarantee } lexèmes
details-selection = Sélection des empreintes
details-common = dans plus de { $count } rendus
details-kept = Paires conservées
details-kept-all = toutes
details-kept-best = les { $count } meilleures, et celles qui sont signalées ou pour une seconde lecture
details-least-similarity = Similarité minimale
details-notices = Omis, ou lu avec des avertissements
# Whether the file was compared: yes or no.
details-compared = Comparé
details-compared-no = non
details-reason = Pourquoi il figure ici
details-no-notices = Rien : chaque fichier a été comparé tel quel.
details-remarks = Avant de lire un rendu
details-signs = Signes qu’un texte a été fait pour paraître autre qu’il n’est
details-remarks-meaning = Ils peuvent avoir une explication honnête, et aucun score n’en dépend.
details-facts = Bon à savoir
details-where = Où
details-observation = Observation
details-no-remarks = Rien n’a été remarqué.
details-method = Comment lire ce rapport
details-method-programs = Chaque programme est lu selon les règles de son langage ; les noms deviennent un seul et même mot, et les commentaires disparaissent. Les suites de ce texte sont réduites à des empreintes (Schleimer, Wilkerson, Aiken : Winnowing, SIGMOD 2003), et ce que deux rendus ont en commun compte d’autant plus que peu d’autres l’ont : c’est le score. Pour les paires affichées, les correspondances exactes sont recherchées et colorées.
details-method-chance = La plupart des paires d’une promotion sont indépendantes : la promotion dit donc elle-même à quel point des travaux indépendants sont similaires. « Attendu par hasard » est le nombre de paires indépendantes aussi similaires que l’on attend dans cette promotion, y compris entre personnes qui ont les mêmes habitudes ou qui sont quelques-unes à utiliser un même modèle ; 0,005 correspond à 1 sur 200.
details-method-flagged = Une paire signalée est une paire qu’une personne doit lire. Une paire pour une seconde lecture vient ensuite : seules quelques paires indépendantes seraient aussi similaires, ou l’un des rendus est en grande partie dans l’autre. Une paire qui n’a rien d’inhabituel ressemble à ce que peuvent donner des travaux indépendants. Rien ici ne dit qui a copié sur qui, ni si c’était autorisé.

decisions-title = Vos décisions
decisions-decided =
    { $decided ->
        [one] Décision prise pour { $decided } paire signalée sur { $flagged }.
       *[other] Décision prise pour { $decided } paires signalées sur { $flagged }.
    }
decisions-in-service = Le service conserve les décisions : tous les membres du cours les voient, et savent qui a décidé.
decisions-in-browser = Ce navigateur conserve les décisions, pour cet exercice et pour ce code.
decisions-export-advice = Exportez-les pour les conserver ailleurs, et donnez le fichier à la prochaine exécution ({ $option }) : ce que vous avez écarté y restera écarté, sauf si le code a changé.
decisions-name = Votre nom
# In an empty field: the name is shown with the decisions of whoever gives it.
decisions-name-meaning = figure avec les décisions
decisions-export = Exporter
# On buttons beside it.
decisions-save-table = Enregistrer en tableau (CSV)
decisions-save-report = Enregistrer ce rapport avec mes décisions
# In a service, where colleagues decide as well.
decisions-save-report-of-all = Enregistrer ce rapport avec toutes les décisions
decisions-only-here =
    { $notes ->
        [0]
            { $decisions ->
                [one] { $decisions } décision n’existe que dans ce navigateur.
               *[other] { $decisions } décisions n’existent que dans ce navigateur.
            }
       *[other]
            { $decisions ->
                [0]
                    { $notes ->
                        [one] { $notes } note n’existe que dans ce navigateur.
                       *[other] { $notes } notes n’existent que dans ce navigateur.
                    }
                [one]
                    { $notes ->
                        [one] { $decisions } décision et { $notes } note n’existent que dans ce navigateur.
                       *[other] { $decisions } décision et { $notes } notes n’existent que dans ce navigateur.
                    }
               *[other]
                    { $notes ->
                        [one] { $decisions } décisions et { $notes } note n’existent que dans ce navigateur.
                       *[other] { $decisions } décisions et { $notes } notes n’existent que dans ce navigateur.
                    }
            }
    }
decisions-import = Importer
# $said is decisions-taken.
decisions-imported = { $file } : { $said }
decisions-not-imported = { $file } : rien n’a été repris ({ $reason })
decisions-taken =
    { $taken ->
        [one] { $taken } décision reprise
       *[other] { $taken } décisions reprises
    }{ $disputed ->
        [0] { "" }
       *[other] { "\u202F" }; { $disputed } en contradiction avec ce qui est décidé ici : choisissez ci-dessous
    }{ $unknown ->
        [0] { "" }
        [one] { "\u202F" }; { $unknown } omise : la paire n’est pas dans ce rapport
       *[other] { "\u202F" }; { $unknown } omises : les paires ne sont pas dans ce rapport
    }{ $others ->
        [0] { "" }
        [one] { "\u202F" }; { $others } omise : sur un autre code ou un autre exercice
       *[other] { "\u202F" }; { $others } omises : sur un autre code ou un autre exercice
    }.
# These three follow decisions-not-imported.
decisions-wrong-file = un fichier de décisions avec schema_version 3 était attendu
decisions-no-file = ce n’est pas un fichier de décisions ; il faut decisions.json, que « Exporter » enregistre
decisions-is-table = c’est le tableau pour tableurs, qui ne peut pas être relu ; il faut decisions.json, que « Exporter » enregistre
decisions-wrong-entry = à la décision { $number }, il manque les noms ou la décision
decisions-same-pair = les décisions { $first } et { $second } portent sur la même paire
decisions-elsewhere =
    { $count ->
        [one] Dans { $exercise }, { $count } paire avec les mêmes noms et le même code a une décision.
       *[other] Dans { $exercise }, { $count } paires avec les mêmes noms et le même code ont une décision.
    }
# On a button: the decisions of another exercise.
decisions-take-over = Reprendre
decisions-contradictions = Contradictions
decisions-contradictions-meaning = Elles ne sont pas exportées tant que vous n’avez pas choisi la décision à retenir.
# After the decision of a person who may only propose one, in a service.
decision-proposed = proposé
# Headings where people decide for themselves, in a service.
decisions-of-others = Décisions des autres
decisions-people-contradict = Décisions différentes
decisions-people-contradict-meaning = Chaque personne décide pour elle-même : l’une a confirmé la paire, une autre l’a écartée.
decisions-note = Note
# Above the names of who decided, and when.
decisions-by = Décidé par
decisions-none = Vous n’avez encore pris aucune décision : ouvrez une paire et choisissez confirmée ou écartée.
decisions-none-of-all = Personne n’a encore pris de décision : ouvrez une paire et choisissez confirmée ou écartée.

decision-form = Votre décision
decision-form-note = Note : pourquoi
decision-form-note-keys = Ctrl + Entrée ou Échap quitte la note ; elle est enregistrée quand vous la quittez.
# Below the note while somebody types it.
decision-form-note-hint = Échap ou Ctrl + Entrée : terminé
# After a decision or a note, before decision-form-undo.
decision-form-done =
    { $done ->
        [confirmed] Confirmée.
        [dismissed] Écartée.
        [note] Note enregistrée.
       *[other] En attente.
    }
decision-form-undo = Annuler
decision-form-saving = enregistrement…
# $decision is confirmed, dismissed or undecided; the reason follows.
decision-form-unsaved = Décision non enregistrée : { $decision }.
decision-form-unsaved-note = Décision non enregistrée : { $decision }, « { $note } ».
decision-form-again = Réessayer
decision-form-only-read = Vous avez ce cours en lecture et ne décidez pas.
decision-form-not-kept = Ce navigateur ne conserve rien pour les fichiers : exportez vos décisions avant de fermer la page.
contradiction = Décisions qui se contredisent
contradiction-which = { $count } décisions sur cette paire se contredisent. Laquelle retenir ?
contradiction-take = Retenir celle-ci
contradiction-note = { $decision } : « { $note } »
# Where a decision is from.
contradiction-from-report = du rapport
contradiction-from-browser = de ce navigateur
contradiction-from-service = du service
# $name is that of a file or of another exercise.
contradiction-from = de { $name }
contradicting-decisions = décisions contradictoires

## Pairs, and one pair

score = Score
similarity = Similarité
left-in-right = Gauche dans droite
right-in-left = Droite dans gauche
longest-match = Plus longue corr.
# The number of tokens that match.
matched-tokens = En commun
expected-by-chance = Attendu par hasard
verdict = Avis
cluster = Grappe
evidence-sheet = Fiche de constat
settings-and-input = Paramètres et données
# Two names, or two places in code.
both = { $left } et { $right }
# A key of the keyboard.
key = touche { $key }
code-of = Code de { $submission }
starter-code-of = code fourni : { $files }

pairs-title = Paires
pairs-left = Gauche
pairs-right = Droite
pairs-names = noms des deux rendus
# Above why a pair is to be read, or else what links its two: 92 % / 95 %, 417 tokens in one match.
pairs-why = En bref
pairs-why-meaning = pourquoi une paire signalée ou à soumettre à une seconde lecture mérite d’être lue ; pour les autres, la part du rendu de gauche dans celui de droite / de celui de droite dans celui de gauche, et la plus longue correspondance ; le pointeur montre tout
pairs-short =
    { $left } / { $right }, { $tokens ->
        [one] { $tokens } lexème
       *[other] { $tokens } lexèmes
    } d’un seul tenant
# $bound is least or about if the number of all is not known; $option is that of the command, or none.
pairs-not-kept =
    { $bound ->
        [about] Environ { $all }
        [least] Au moins { $all }
       *[exact] { $all }
    } { $all ->
        [one] paire
       *[other] paires
    } de la promotion { $all ->
        [one] a
       *[other] ont
    } un tel score ; ce rapport en contient { $held }.{ $option ->
        [none] { "" }
       *[other] { " " }Avec { $option }, il les contient toutes.
    }
pairs-similarity-not-kept =
    On ne sait pas combien d’autres paires de la promotion ont une telle similarité : ce rapport en contient { $held } sur { $pairs }.{ $option ->
        [none] { "" }
       *[other] { " " }Avec { $option }, il les contient toutes.
    }
# The link $settings has the text of settings-and-input.
pairs-none = Aucune paire ne correspond à ces filtres. La page { $settings } indique quelles paires ont été conservées.

filter-name = Nom
filter-search = Recherche
# Filters have the same names in every language.
filter-search-hint = noms, ou filtres tels que score>0.5
filter-more = Filtres
filter-clear = Effacer les filtres
# $name is what stands before the sign of a filter, $text all of it.
filter-unknown = Aucun filtre ne s’appelle { $name } : recherché comme nom.
filter-unread = { $text } n’est pas lisible comme filtre : recherché comme nom.
filter-help = Ce que la recherche comprend
filter-help-word = partie d’un nom, d’une étiquette ou d’un groupe
filter-help-two = la paire de ces deux-là
filter-help-quotes = mots qui se suivent
filter-help-minus = sans ce qui suit ; aussi devant un filtre
filter-help-percent = { $name }, en pour cent
filter-help-name = le nom seul, sans étiquette ni groupe
filter-help-signs = Les nombres se comparent avec >, >=, <, <= ou =. Tout ce qui est saisi doit être vrai de la paire.
# A verb, before a list to choose from: all pairs, flagged.
filter-show = Afficher
filter-all = toutes les paires
# Two fields for numbers: Score from 0.2 to below 0.3.
filter-from = Score de
filter-to = à moins de
filter-any-cluster = toutes
filter-label = Étiquette
filter-any-label = toutes
filter-across = étiquettes différentes
filter-across-meaning = Seulement les paires de rendus aux étiquettes différentes

pair-previous-match = Corr. précédente
pair-next-match = Corr. suivante
pair-previous = Paire précédente
pair-next = Paire suivante
pair-next-undecided = Prochaine paire signalée en attente
pair-list = La liste dont fait partie cette paire
# The place of the pair in its list.
pair-place = Paire { $place } sur { $count }
# Shows and hides the remaining figures of the pair.
pair-details = Détails
# The list has so many pairs, but not the one that is shown.
pair-list-of = Liste de { $count }
pair-handed-in-earlier = Le rendu { $name } a été remis { $duration } plus tôt.

matches-strongest-first =
    { $count ->
        [one] { $count } correspondance
       *[other] { $count } correspondances, par poids décroissant
    }
matches-none = Aucune suite de code n’est assez longue pour être affichée.
# The page reads the code.
matches-reading = Lecture…
# The place of a match in the list of matches.
match-place = { $place } sur { $count }
matches-wrap = Retour à la ligne
matches-together = Défilement lié
# $words is the kind of match.
match-title =
    { $count ->
        [one] correspondance { $number } : { $words }, { $count } lexème
       *[other] correspondance { $number } : { $words }, { $count } lexèmes
    }
match-figures =
    { $count ->
        [one] { $words }, { $count } lexème, { $evidence } du poids
       *[other] { $words }, { $count } lexèmes, { $evidence } du poids
    }
match-spelled-alike = { $share } écrits de la même façon
match-shared-by-these = dans ces 2 rendus seulement, sur { $submissions }
match-shared = dans { $count } rendus sur { $submissions }
passage-figures =
    Passage { $number } : { $matches ->
        [one] { $matches } correspondance
       *[other] { $matches } correspondances
    }, { $tokens ->
        [one] { $tokens } lexème
       *[other] { $tokens } lexèmes
    }, { $evidence }
# Said of a reason that speaks of the left submission, when the reader has swapped the sides.
match-left-is = À gauche désigne ici { $name }.
# $lines is lines 3–17.
place-in-file = { $file } { $lines }
# $names are pairs of names of a program, with commas: list → words.
renamings-throughout = Renommés partout : { $names }.
# After some renamings: list → words.
renamings-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
renamings-others =
    { $count ->
        [one] { $count } nom n’est pas renommé de façon cohérente.
       *[other] { $count } noms ne sont pas renommés de façon cohérente.
    }
traits-title = Autres traits communs
traits-rare = Peu d’autres dans la promotion les ont. Aucun score n’en tient compte.

code-lines-and-matches =
    { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }, { $marks ->
        [one] { $marks } correspondance
       *[other] { $marks } correspondances
    }
# Parts of the code that others have too.
code-lines-and-parts =
    { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }, { $marks ->
        [one] { $marks } partie
       *[other] { $marks } parties
    }
# Opens the ways to show the code.
code-view = Affichage
code-swap = Inverser les côtés
code-sides = Côtés
# The divider between the two sides.
code-divider = Largeur du côté gauche
code-divider-how = Faire glisser ou utiliser les flèches ; un double-clic revient au milieu
# Above the files of a submission, each with a percentage.
code-files = Part du code de chaque fichier qui correspond
code-hidden = un caractère invisible
code-none = Les sources de ce rendu ne sont pas dans le rapport.
differences = Différences
differences-not = Trop peu de lignes sont identiques dans ces deux fichiers.
differences-too-many = Trop de lignes diffèrent pour un tel affichage.
differences-none = Les deux textes sont identiques.
differences-lines =
    { $count ->
        [one] { $count } ligne diffère. Les mots qui diffèrent sont marqués.
       *[other] { $count } lignes diffèrent. Les mots qui diffèrent sont marqués.
    }
differences-sides = Lignes côte à côte
differences-same =
    { $count ->
        [one] { $count } ligne identique des deux côtés
       *[other] { $count } lignes identiques des deux côtés
    }

# After the name of a submission.
name-earlier-year = (année antérieure)
name-reference = (référence)
# After the name of a submission that was handed in late.
name-late = (en retard)

## Submissions, clusters, graph and timeline

submission = Rendu

submissions-name = de qui il est
submissions-own = Nom du rendu
submissions-own-meaning = le nom que porte le rendu lui-même
submissions-label-meaning = son étiquette dans les métadonnées
submissions-group = Groupe
submissions-group-meaning = ceux qui l’ont remis ensemble
submissions-files = Fich.
submissions-files-meaning = fichiers qui ont été comparés
submissions-tokens = Lexèmes
submissions-tokens-meaning = lexèmes de tous ses fichiers
submissions-cluster-meaning = la grappe dont il fait partie
# The one submission that is most similar to another one.
submissions-alike = Le plus similaire
submissions-alike-meaning = le rendu auquel il est le plus similaire, et leur score
# In place of the most similar one.
submissions-not-kept = absent de ce rapport
submissions-not-kept-meaning = aucune de ses paires n’est parmi celles de ce rapport
submissions-name-hint = nom partiel

submission-counts =
    { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }, { $tokens ->
        [one] { $tokens } lexème
       *[other] { $tokens } lexèmes
    }, dont { $matchable } pouvant correspondre.
submission-earlier = D’une année antérieure.
submission-reference = Une référence : une solution que personne de la classe n’a rendue.
# The commit and licence of a public repository that is in an index.
submission-provenance = Provenance : { $provenance }.
# The link $cluster has the text of submission-cluster.
submission-in-cluster = Dans la { $cluster }.
submission-cluster = grappe { $number }
# The name of the submission itself, under that of a person.
submission-own = Remis sous le nom { $name }.
submission-label = Étiquette : { $label }.
submission-group = Remis en groupe ({ $group }).
submission-handed-in = Remis le { $moment } UTC.
submission-late = Remis en retard.
submission-parts = Parties que l’on retrouve ailleurs
# $places is some of submission-also-in, with commas between them.
submission-strip = parties { $places }
submission-strip-empty = rien n’en figure ailleurs
submission-also-in = aussi dans { $submission }

# Above the list of submissions with which this one shares code.
shares-title = Code commun avec
shares-colour = Couleur
# Of this submission.
shares-of-this = Celui-ci dans l’autre
shares-of-this-meaning = part des lexèmes de ce rendu que l’autre a aussi
# A verb, above links to side by side.
shares-compare = Comparer
shares-pair = côte à côte
shares-pair-with = côte à côte avec { $submission }
shares-more =
    { $count ->
        [one] et { $count } autre paire
       *[other] et { $count } autres paires
    }
shares-none = Ce rendu n’est dans aucune paire de ce rapport.

clusters-meaning = Rendus reliés par des paires signalées. Deux rendus d’une grappe ne sont pas forcément similaires entre eux : un troisième peut avoir quelque chose de chacun.
clusters-meaning-from = Rendus reliés par des paires d’un score d’au moins { $score }. Deux rendus d’une grappe ne sont pas forcément similaires entre eux : un troisième peut avoir quelque chose de chacun.
# Above the list of clusters.
clusters-order = Les plus fortes d’abord, selon leur meilleur score ; les numéros suivent la taille.
# The links and headings of a cluster: the two of its strongest pair, and how many more.
clusters-title =
    { $others ->
        [0] Grappe { $number } : { $left } et { $right }
        [one] Grappe { $number } : { $left }, { $right } et { $others } autre
       *[other] Grappe { $number } : { $left }, { $right } et { $others } autres
    }
clusters-all = Toutes les grappes
# Clusters of three or more submissions, and clusters of two.
clusters-found =
    { $groups ->
        [one] { $groups } grappe de trois rendus ou plus
       *[other] { $groups } grappes de trois rendus ou plus
    }, { $couples } de deux
# The best score of its pairs, beside the name of a cluster.
clusters-best = meilleur score : { $score }
clusters-couples = Grappes de deux rendus
clusters-previous = Grappe précédente
clusters-next = Grappe suivante
# Above a table or a picture of them.
clusters-scores = Scores de ses paires
clusters-timeline = Rendus de cette grappe dans le temps, une ligne par rendu
# $possible is how many pairs the submissions make.
clusters-counts =
    { $submissions ->
        [one] { $submissions } rendu
       *[other] { $submissions } rendus
    }, { $flagged ->
        [one] { $flagged } paire signalée
       *[other] { $flagged } paires signalées
    } sur { $possible }
# Pairs; these two follow clusters-counts, with commas between them.
clusters-confirmed =
    { $count ->
        [one] { $count } confirmée
       *[other] { $count } confirmées
    }
clusters-dismissed =
    { $count ->
        [one] { $count } écartée
       *[other] { $count } écartées
    }
# $group is one of the next two messages, and $names says who.
clusters-members =
    { $count ->
        [one] { $group }, { $count } rendu : { $names }
       *[other] { $group }, { $count } rendus : { $names }
    }
clusters-ring = Groupe similaire au-delà du hasard
clusters-group = Groupe { $number }
# Two groups or more.
clusters-groups = Cette grappe comprend { $count } groupes plus étroitement reliés en leur sein qu’entre eux (méthode de Blondel et al., 2008, dite de Louvain) :
# The pairs of a cluster, always several.
clusters-list = Ses { $count } paires, en liste
# Buttons, below the pairs of a cluster: always several.
clusters-all-confirmed = Confirmer les { $count } paires signalées sans décision
clusters-all-dismissed = Écarter les { $count } paires signalées sans décision
# After such a button, before decision-form-undo.
clusters-done-confirmed = { $count } paires confirmées.
clusters-done-dismissed = { $count } paires écartées.
clusters-no-such = Il n’y a pas de telle grappe dans ce rapport.

heatmap = Scores des paires de { $count } rendus, d’une couleur plus soutenue là où deux rendus sont plus similaires
heatmap-key = Plus la couleur est soutenue, plus les rendus sont similaires. Un clic sur une case mène à la paire.

# Before a choice of the next two: which pairs connect submissions.
threshold-by = Reliés par
threshold-flagged = les paires signalées
# The slider that sets it follows, and the score.
threshold-from = les paires d’un score d’au moins
# With the options $option the report would have all pairs.
threshold-missing =
    En dessous d’un score de { $score }, ce rapport n’a pas toutes les paires de la classe : les grappes peuvent être plus grandes qu’affichées.{ $option ->
        [none] { "" }
       *[other] { " " }Avec { $option }, il les a toutes.
    }
threshold-set = Les grappes sont formées par les paires d’un score d’au moins { $score }.
# A link, after threshold-set, to where it can be changed.
threshold-change = Changer le seuil
threshold-no-clusters = Aucun rendu n’est relié à un autre par une paire d’un tel score.

# A list to choose from follows: of clusters, of labels.
graph-colours = Couleurs
graph-colours-clusters = des grappes
graph-colours-labels = des étiquettes
graph-zoom-in = Agrandir
graph-zoom-out = Réduire
# A verb, on a button: moves all that is shown to the middle, as large as there is room.
graph-fit = Ajuster
graph-placing = Placement des rendus…
graph-shown =
    { $submissions ->
        [one] { $submissions } rendu
       *[other] { $submissions } rendus
    }, { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    }
graph-shown-of =
    { $submissions ->
        [one] { $submissions } rendu
       *[other] { $submissions } rendus
    }, { $shown ->
        [one] { $shown } paire affichée sur { $pairs }, la plus similaire
       *[other] { $shown } paires affichées sur { $pairs }, les plus similaires
    }
graph-picture = Rendus reliés par des paires
graph-none = Aucune paire n’a ce score : déplacez le curseur vers la gauche.
graph-key = Plus proche : plus similaire. Cliquez sur un rendu pour voir ses paires, sur un trait pour voir la paire, ou sur un fond pour voir la grappe. Faites glisser pour déplacer, et tournez la molette pour agrandir et faire apparaître plus de noms.
# Above a list of signs: dots with colours, lines.
graph-legend = Légende
graph-legend-more =
    { $count ->
        [one] et { $count } de plus, d’une de ces couleurs
       *[other] et { $count } de plus, avec les mêmes couleurs
    }
graph-legend-no-label = sans étiquette
# The coloured surface behind the dots of a cluster.
graph-legend-ground = fond : une grappe
graph-legend-thicker = plus épais : plus similaire
# Each beside a line: a pair.
graph-legend-flagged = signalée
graph-legend-dismissed = écartée
graph-connected = Rendus reliés
graph-list = Ces paires, en liste
# Beside the name of a submission.
graph-cluster = grappe { $number }
# The link $all has the text of graph-all-submissions.
graph-apart =
    { $count ->
        [one] { $count } rendu n’est pas relié : { $all }
       *[other] { $count } rendus ne sont pas reliés : { $all }
    }
graph-all-submissions = tous les rendus
graph-more =
    { $count ->
        [one] et { $count } autre rendu
       *[other] et { $count } autres rendus
    }

timeline-meaning = Quand les rendus ont été remis, à l’heure de votre fuseau ({ $zone }), avec une ligne par grappe. Qui a remis en premier n’est pas forcément qui a écrit le code.
timeline-untimed =
    { $count ->
        [one] L’heure de remise de { $count } rendu n’est pas connue.
       *[other] L’heure de remise de { $count } rendus n’est pas connue.
    }
timeline-picture = Rendus dans le temps, une ligne par grappe
# Before a row of the picture; there is room for some 18 letters.
timeline-no-cluster = Hors grappe
timeline-order = Paires signalées et rendu remis en premier
# Above the name of the submission that was handed in earlier, when that was, and how much later the other one came.
timeline-earlier = En premier
timeline-handed-in = Remis le
timeline-apart = Écart
timeline-none = Aucune paire signalée n’a d’heure de remise des deux côtés.

## Findings: whole sentences about a pair

verdict-flagged = signalée
verdict-second-look = seconde lecture
verdict-not-unusual = rien d’inhabituel
verdict-too-small = trop court
kind-identical = identique
kind-identical-moved = identique, dans un autre ordre
kind-identifiers-renamed = identificateurs renommés
kind-identifiers-renamed-moved = identificateurs renommés, dans un autre ordre
kind-restructured = restructuré
kind-restructured-moved = restructuré, dans un autre ordre
trait-comment = commentaire
trait-word = mot
trait-string = chaîne
trait-name = nom
trait-number = nombre
trait-layout = mise en forme
trait-held =
    { $submissions ->
        [one] dans { $submissions } rendu sur { $class }
       *[other] dans { $submissions } rendus sur { $class }
    }

finding-flagged-with-group = Les deux rendus sont signalés avec un groupe de rendus plus similaires que ne le sont des travaux indépendants, quoi qu’il en soit des deux seuls.
finding-flagged-for-length = Les deux rendus sont signalés pour la longueur de leur plus longue correspondance, et non pour leur score : des travaux indépendants n’ont pas de passages communs aussi longs.
finding-flagged = Les deux rendus sont plus similaires que des travaux indépendants dans cette promotion.
finding-flagged-small-class = Les deux rendus ont tant de code en commun qu’une personne doit les lire.
finding-second-look = Les deux rendus ne sont pas signalés, mais méritent une seconde lecture : seules quelques paires indépendantes de cette promotion seraient aussi similaires, ou l’un des rendus est en grande partie dans l’autre.
finding-second-look-small-class = Les deux rendus ne sont pas signalés, mais méritent une seconde lecture : l’un est en grande partie dans l’autre.
finding-not-unusual = Les deux rendus n’ont rien d’inhabituel : dans cette promotion, des travaux indépendants sont tout aussi similaires.
finding-not-unusual-small-class = Les deux rendus n’ont rien d’inhabituel : ils ont moins en commun que les paires signalées ou qui méritent une seconde lecture.
finding-too-small = Au moins un des deux rendus est trop court : avec si peu de code pouvant correspondre, on ne peut rien conclure de ce qu’ils ont en commun.
finding-overlap =
    { $longest ->
        [one] Leur similarité est de { $similarity } ; la plus longue correspondance compte { $longest } lexème.
       *[other] Leur similarité est de { $similarity } ; la plus longue correspondance compte { $longest } lexèmes.
    }
finding-match-each-other = { $leftshare } de { $left } et { $rightshare } de { $right } se correspondent.
finding-rank = Par son score, la paire occupe le rang { $rank } parmi les { $pairs } paires de la promotion.
finding-no-rank = La paire n’est pas parmi celles qui ont été classées.
finding-rank-reference = C’est une paire avec une référence, sans rang parmi les paires de la classe.

reliance-checked = Le nombre de paires indépendantes attendues est une estimation tirée de la promotion elle-même. Dans des promotions jugées par des personnes, elle s’écartait d’un facteur trois au plus. Elle ne dit rien du code qui vient d’une source commune que les deux avaient le droit d’utiliser, comme un modèle.
reliance-few-submissions = Le nombre de paires indépendantes attendues est une estimation grossière, car la promotion compte moins de 25 rendus. Dans des promotions de cette taille jugées par des personnes, elle s’écartait d’un facteur trois au plus. Elle ne dit rien du code qui vient d’une source commune que les deux avaient le droit d’utiliser, comme un modèle.
reliance-many-alike = On ne peut pas se fier ici au nombre de paires indépendantes attendues : plus d’une paire sur vingt de cette promotion a un score bien supérieur à la médiane, et les chiffres ne peuvent pas dire si ces paires ont été copiées, viennent d’un même modèle ou sont similaires pour une autre raison.
strength-too-small = Avec si peu de code, on ne peut pas dire combien de paires indépendantes aussi similaires seraient à attendre.
strength-not-computed = Le nombre de paires indépendantes aussi similaires à attendre n’a pas été calculé.
strength-small-class = Une promotion où moins de dix rendus ont assez de code est trop petite pour dire combien de paires indépendantes aussi similaires seraient à attendre. Dans une telle promotion, les paires sont signalées à partir d’un score de { $score }.
# $number is text such as 1.5 or 1,081.
strength-pairs = Si chacun travaillait indépendamment, environ { $number } des { $pairs } paires de cette promotion seraient aussi similaires.
strength-one-in = Si chacun travaillait indépendamment, environ une promotion comme celle-ci sur { $classes } aurait une paire aussi similaire.
strength-below-one-in-a-thousand = Si chacun travaillait indépendamment, moins d’une promotion comme celle-ci sur 1 000 aurait une paire aussi similaire.
strength-group-one-in = Si chacun travaillait indépendamment, environ une promotion comme celle-ci sur { $classes } aurait un groupe aussi similaire. Ce nombre est celui du groupe ; la paire seule est peut-être moins inhabituelle.
strength-group-below-one-in-a-thousand = Si chacun travaillait indépendamment, moins d’une promotion comme celle-ci sur 1 000 aurait un groupe aussi similaire. Ce nombre est celui du groupe ; la paire seule est peut-être moins inhabituelle.

decision-meaning-undecided = En attente
decision-meaning-confirmed = Confirmée : le code commun de la paire ne devrait pas l’être
decision-meaning-dismissed = Écartée : il y a une bonne raison à ce que la paire a en commun

time-line = Depuis quand chaque côté a les correspondances
time-line-key = En haut, plein : { $left }. En bas, vide : { $right }. Une barre commence à la première version qui a la correspondance ; la ligne pointillée qui la précède, à la dernière version sans elle, ou au bord gauche si aucune n’est connue.
time-line-git = Dans git, dates et noms peuvent être modifiés après coup.
time-line-more =
    { $count ->
        [one] { $count } autre correspondance n’est pas dans l’image.
       *[other] { $count } autres correspondances ne sont pas dans l’image.
    }
history-since = { $name } a ceci depuis { $time }{ $by } : { $how } ; { $before }.
history-now = { $name } a ceci dans le rendu comparé, et dans aucun instantané : { $how } ; { $before }.
history-by =
    { $record ->
        [git] , commit { $version } de { $author }
        [attempts] , tentative { $version }
       *[snapshots] , instantané { $version }
    }
history-piece =
    { $count ->
        [one] d’un seul bloc, avec { $count } ligne ajoutée au fichier
       *[other] d’un seul bloc, avec { $count } lignes ajoutées au fichier
    }
history-grown =
    { $count ->
        [one] écrit en { $count } version
       *[other] écrit au fil de { $count } versions
    }
history-before = il n’y était pas le { $time }
history-from-start = il y était dès la première version
history-none = Aucune version lisible de { $name } n’a ceci.
history-first = D’après ces dates, { $name } l’a eu en premier.
history-unknown = Ces dates ne disent pas qui l’a eu en premier.
restructuring-order = Les mêmes étapes dans un autre ordre.
restructuring-right = Les mêmes étapes ; seul le côté droit a { $right }.
restructuring-left = Les mêmes étapes ; seul le côté gauche a { $left }.
restructuring = Les mêmes étapes : le côté gauche a { $left } là où le côté droit a { $right }.
# A word of a program between quotation marks, as in “while”, “=” and “+”.
quoted = « { $text } »
# Two parts of a sentence, of which the first may be joined already.
parts = { $first } ; { $rest }
list-last = { $others } et { $last }
list-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

## Why a pair is flagged: a sentence or two of these. What begins with a small letter is joined to others by semicolons.

# The same in a few words, for a column of the list of pairs: one or two of the next four messages.
short-group = groupe de { $members }
# A block of code that so many submissions have.
short-block = { $share } dans un bloc de { $submissions }
short-alone =
    { $tokens ->
        [one] { $tokens } lexème nulle part ailleurs
       *[other] { $tokens } lexèmes nulle part ailleurs
    }
short-trait =
    { $kind ->
        [comment] commentaire { $text } nulle part ailleurs
        [word] mot { $text } nulle part ailleurs
        [string] chaîne { $text } nulle part ailleurs
        [name] nom { $text } nulle part ailleurs
        [number] nombre { $text } nulle part ailleurs
       *[layout] mise en forme { $text } nulle part ailleurs
    }

why-group = Les deux font partie d’un groupe de { $members } rendus similaires au-delà du hasard.
# $passages is one of the next three messages, or empty.
why-completely = { $left } et { $right } se correspondent entièrement{ $passages }.
why-partly = { $leftshare } de { $left } et { $rightshare } de { $right } se correspondent{ $passages }.
why-nearest = C’est plus proche de la référence que deux rendus quelconques de la classe ne le sont l’un de l’autre.
why-order =
    { $record ->
        [git] D’après ce que git a enregistré, et qui peut être modifié après coup,
        [attempts] D’après les tentatives rendues,
       *[snapshots] D’après les instantanés de la classe,
    } { $left } a eu { $leftfirst } des { $matches } correspondances en premier ({ $leftevidence } du poids), et { $right } { $rightfirst } ({ $rightevidence }).
why-order-unknown =
    { $record ->
        [git] Ce que git a enregistré ne dit pas qui a eu les correspondances en premier.
        [attempts] Les tentatives rendues ne disent pas qui a eu les correspondances en premier.
       *[snapshots] Les instantanés de la classe ne disent pas qui a eu les correspondances en premier.
    }
why-one-passage = , en un seul passage
why-passages = , en { $passages } passages
why-passages-moved = , en { $passages } passages, dont { $moved } dans un autre ordre
why-in-block =
    { $submissions ->
        [one] { $share } du code qui correspond est dans un bloc qu’a { $submissions } rendu
       *[other] { $share } du code qui correspond est dans un bloc commun à { $submissions } rendus
    }
why-alone =
    { $tokens ->
        [one] { $tokens } des lexèmes qui correspondent n’est dans aucun autre rendu
       *[other] { $tokens } des lexèmes qui correspondent ne sont dans aucun autre rendu
    }
why-trait-text =
    { $kind ->
        [comment] les deux ont le commentaire { $text }, qu’aucun autre rendu de la promotion n’a
        [word] les deux ont le mot { $text }, qu’aucun autre rendu de la promotion n’a
        [string] les deux ont la chaîne { $text }, qu’aucun autre rendu de la promotion n’a
        [name] les deux ont le nom { $text }, qu’aucun autre rendu de la promotion n’a
        [number] les deux ont le nombre { $text }, qu’aucun autre rendu de la promotion n’a
       *[layout] les deux ont la mise en forme { $text }, qu’aucun autre rendu de la promotion n’a
    }
why-trait =
    { $kind ->
        [comment] les deux ont un commentaire qu’aucun autre rendu de la promotion n’a
        [word] les deux ont un mot qu’aucun autre rendu de la promotion n’a
        [string] les deux ont une chaîne qu’aucun autre rendu de la promotion n’a
        [name] les deux ont un nom qu’aucun autre rendu de la promotion n’a
        [number] les deux ont un nombre qu’aucun autre rendu de la promotion n’a
       *[layout] les deux ont une mise en forme qu’aucun autre rendu de la promotion n’a
    }

## Groups, shared blocks and identical files: how many there are, and how to read them

groups-heading =
    { $count ->
        [one] { $count } groupe de rendus est plus similaire que ne le sont des travaux indépendants : toutes ses paires sont donc signalées. Il peut s’agir de copies d’une même source ou d’un modèle commun : vérifiez le code commun avant de décider.
       *[other] { $count } groupes de rendus sont plus similaires que ne le sont des travaux indépendants : toutes leurs paires sont donc signalées. Il peut s’agir de copies d’une même source ou d’un modèle commun : vérifiez le code commun avant de décider.
    }
blocks-heading =
    { $count ->
        [one] Code commun à trois rendus ou plus, que ce soit un modèle ou des copies : { $count } bloc. Si un bloc est du code fourni, ou pouvait être utilisé, indiquez-le avec --boilerplate : il ne comptera plus.
       *[other] Code commun à trois rendus ou plus, que ce soit un modèle ou des copies : { $count } blocs. Si un bloc est du code fourni, ou pouvait être utilisé, indiquez-le avec --boilerplate : il ne comptera plus.
    }
blocks-heading-largest =
    { $count ->
        [one] Code commun à trois rendus ou plus, que ce soit un modèle ou des copies : { $count } bloc (dans ce rapport : { $largest }). Si un bloc est du code fourni, ou pouvait être utilisé, indiquez-le avec --boilerplate : il ne comptera plus.
       *[other] Code commun à trois rendus ou plus, que ce soit un modèle ou des copies : { $count } blocs (les plus grands sont dans ce rapport : { $largest }). Si un bloc est du code fourni, ou pouvait être utilisé, indiquez-le avec --boilerplate : il ne comptera plus.
    }
identical-heading =
    { $count ->
        [one] Identique octet par octet dans plusieurs rendus : { $count } fichier. Des programmes courts peuvent fort bien être identiques sans que personne ait copié ; des programmes longs, non.
       *[other] Identiques octet par octet dans plusieurs rendus : { $count } fichiers, en commençant par les moins répandus. Des programmes courts peuvent fort bien être identiques sans que personne ait copié ; des programmes longs, non.
    }

## Evidence sheet

sheet-title = Fiche de constat
sheet-title-names = Fiche de constat : { $left } et { $right }
sheet-names = { $left } et { $right }
sheet-subject = Fiche de constat sur deux rendus
sheet-subject-exercise = Fiche de constat sur deux rendus pour { $exercise }
sheet-no-pair = Il n’y a aucune paire à afficher.
sheet-back = Retour à la paire
# On a button.
sheet-print = Imprimer
sheet-in-short = En bref
sheet-alike = Deux endroits se correspondent si leur code est construit de la même façon ; les noms, les commentaires et la mise en forme ne comptent pas.
sheet-this-pair = Cette paire parmi toutes celles de la promotion
# The pair's place in a picture of the scores.
sheet-here = cette paire
sheet-picture =
    { $count ->
        [one] { $count } paire selon son score ; celle-ci a un score de { $score }, et les paires sont signalées à partir de { $flag }
       *[other] { $count } paires selon leur score ; celle-ci a un score de { $score }, et les paires sont signalées à partir de { $flag }
    }
sheet-picture-key = Barres : les paires de la promotion selon leur score, chaque degré vers le haut étant un multiple du précédent. Ligne fine : ce que donneraient des travaux indépendants. Tirets : signalées à partir d’ici.
sheet-passages = Les passages de plus grand poids, côte à côte
# $kind is one of the kinds of matches above.
sheet-passage =
    { $tokens ->
        [one] { $kind }, { $tokens } lexème, { $evidence } du poids
       *[other] { $kind }, { $tokens } lexèmes, { $evidence } du poids
    }
sheet-more-lines =
    { $count ->
        [one] et { $count } autre ligne
       *[other] et { $count } autres lignes
    }
sheet-sources-at-end = Les sources complètes se trouvent à la fin.
sheet-traits = Autres traits communs
sheet-traits-meaning = Les deux les ont, et peu d’autres dans la promotion. Ils ne comptent pas dans le score : commentaires, chaînes, noms et mise en forme peuvent avoir une source commune.
sheet-traits-table = Tableau des autres traits communs
sheet-trait = Trait
sheet-trait-written = Tel qu’il est écrit
sheet-trait-held = Combien l’ont
sheet-not-shown = non affiché
sheet-limits = Ce que cette fiche ne peut pas dire
sheet-limit-first = Qui a eu le code en premier, ou si les deux le tiennent d’une autre source.
sheet-limit-allowed = Si c’était autorisé : un travail en groupe, du code du cours, une bibliothèque ou un générateur peuvent en être la raison.
sheet-limit-why = Pourquoi les deux sont similaires. Une personne doit lire le code et entendre les intéressés avant toute conclusion.
sheet-decision-so-far = Décision à ce jour
sheet-decisions-contradict = Ces décisions se contredisent ; aucune ne vaut pour l’instant.
sheet-decision = Décision
sheet-heard = Dates d’audition
sheet-decision-reason = Décision et motifs
sheet-signatures = Noms, date, signatures
sheet-input = Données
sheet-submissions = Les deux rendus
sheet-handed-in-by = Remis par
sheet-label = Groupe ou cours
sheet-group = Remis en groupe
sheet-timestamp = Remis le (UTC)
sheet-late = Remis en retard
sheet-earlier = D’une année antérieure
sheet-reference = Référence, que personne n’a rendue
sheet-provenance = Provenance
sheet-tokens = Lexèmes
sheet-matchable = Lexèmes pouvant correspondre
sheet-yes = oui
sheet-tokens-meaning = Les lexèmes sont les mots, nombres et opérateurs d’un programme. Ceux qui peuvent correspondre ne sont pas du code fourni et font partie d’une suite assez longue.
sheet-files = Fichiers de { $name }
sheet-file = Fichier
sheet-language = Langage
sheet-not-stated = non indiqué
sheet-not-compared = Non comparé
sheet-none-left-out = Aucun fichier des deux rendus n’a été omis.
sheet-left-out = Fichiers omis
sheet-warnings = Fichiers lus avec des avertissements
sheet-reason = Motif
sheet-remarks = À savoir avant la lecture
sheet-remarks-meaning = Rien de tout cela n’est une preuve, et rien de ce qui précède n’en dépend.
sheet-line = Ligne
sheet-remark = Remarque
sheet-method = Méthode
# $selection is one of the messages selection-….
sheet-method-text = Chaque programme devient une suite de lexèmes où tous les noms n’en font qu’un, et { $selection }. Une empreinte compte d’autant plus que peu de rendus l’ont, et les scores de toutes les paires d’une promotion de dix rendus ou plus disent à quel point des travaux indépendants sur le même sujet sont similaires. Pour cette fiche, un pavage glouton (greedy string tiling, Wise 1993) a mis les deux programmes en regard, en commençant par la plus longue correspondance et sans utiliser deux fois un lexème ; ce qu’il laisse a été comparé de nouveau sous une forme où les boucles, les branchements et l’ordre des instructions n’ont qu’une seule écriture.
selection-winnowing = le winnowing (Schleimer, Wilkerson, Aiken, SIGMOD 2003) en choisit des empreintes de sorte que toute suite de { $guarantee } lexèmes commune à deux programmes est trouvée
selection-guaranteed = le procédé { $scheme } en choisit des empreintes de sorte que toute suite de { $guarantee } lexèmes commune à deux programmes est trouvée
selection-other = le procédé { $scheme } en choisit des empreintes, sans garantie de trouver toute suite commune à deux programmes
sheet-matches = Correspondances
sheet-no-match = Il n’y a aucune correspondance à afficher.
sheet-matches-table = Tableau des correspondances
sheet-strongest-first = Par poids décroissant
sheet-match = N°
# Read aloud before the number of a match.
sheet-match-number = correspondance
sheet-match-end = fin de la correspondance
sheet-kind = Type
sheet-share = Part du poids
sheet-rarest = Partie la plus rare
sheet-rarest-unknown = inconnue
sheet-rarest-shared =
    { $count ->
        [one] dans { $count } rendu sur { $all }
       *[other] dans { $count } rendus sur { $all }
    }
sheet-kinds-meaning = Identique : chaque mot, nombre et opérateur. Identificateurs renommés : tout sauf les noms et les littéraux. Restructuré : les mêmes étapes, écrites autrement ou dans un autre ordre. Dans un autre ordre : la correspondance est à une autre place parmi les correspondances. Poids : ce que les deux ont en commun, chaque partie comptant d’autant plus que peu de rendus l’ont.
sheet-settings = Paramètres
sheet-sources = Sources
sheet-sources-key = Une correspondance porte son numéro au début et à la fin. Elle est soulignée deux fois si elle est identique, une fois si des identificateurs ou des littéraux diffèrent, et en pointillé si elle est restructurée. Le code fourni est en gris ; il n’a pas été comparé. Un caractère qui ne se verrait pas est remplacé par son numéro dans un cadre.
sheet-no-sources = Ses sources ne font pas partie de cette fiche.
sheet-file-without-match = aucune correspondance
sheet-starter-code = code fourni
sheet-made-by = Produit par codesim { $version }.

## The comparison as a whole, on the evidence sheet

compared-class =
    { $submissions ->
        [one] La promotion compte { $submissions } rendu, et { $pairs } paires ont été comparées.
       *[other] { $pairs ->
            [one] La promotion compte { $submissions } rendus, et { $pairs } paire a été comparée.
           *[other] La promotion compte { $submissions } rendus, et { $pairs } paires ont été comparées.
        }
    }
compared-earlier =
    { $count ->
        [one] Années antérieures : { $count } rendu, comparé à ceux de cette année.
       *[other] Années antérieures : { $count } rendus, comparés à ceux de cette année et non entre eux.
    }
compared-references =
    { $count ->
        [one] Avec { $count } référence, une solution que personne de la classe n’a rendue. Aucun nombre de la classe n’en dépend.
       *[other] Avec { $count } références, des solutions que personne de la classe n’a rendues. Aucun nombre de la classe n’en dépend.
    }
compared-index =
    { $count ->
        [one] La comparaison a aussi porté sur { $count } rendu de l’index { $index }.
       *[other] La comparaison a aussi porté sur { $count } rendus de l’index { $index }.
    }
compared-no-starter = Aucun code fourni n’a été indiqué.
compared-starter = Le code fourni n’a pas été comparé : { $paths }.
setting-codesim = Codesim
setting-folders = Dossiers
setting-earlier = Années antérieures
setting-references = Références
setting-snapshots = Instantanés
setting-git-history = Commits de git
setting-git-history-read = lus
setting-read-as = Lu comme
setting-index = Index
setting-starter = Code fourni
setting-file = Paramètres
setting-languages = Langages
setting-include = Fichiers lus
setting-exclude = Fichiers non lus
setting-encoding = Encodage
setting-extensions = Lus selon l’extension
setting-extension = { $extension } comme { $id }
setting-min-tokens = Évalué à partir de
setting-structure = Structure
setting-text = Texte
setting-thresholds = correspondances à partir de { $noise } lexèmes, toutes à partir de { $guarantee } lexèmes
setting-selection = Sélection
setting-common = Ignoré car trop fréquent
setting-common-value =
    { $count ->
        [one] ce qui est dans plus de { $count } rendu
       *[other] ce qui est dans plus de { $count } rendus
    }
setting-imports = Imports
setting-imports-compared = comparés
setting-imports-left-out = omis

## The page that compares in a browser tab

tab-title = Comparer une promotion
tab-private = Rien ne quitte cet ordinateur : cette page compare elle-même les fichiers, et le navigateur ne lui permet aucune connexion.
tab-private-hosted = Vos fichiers ne quittent pas cet ordinateur : cette page les compare elle-même et n’envoie rien.
tab-class = Promotion
tab-files = Fichiers
tab-files-hint = Déposez-les n’importe où sur cette page : l’archive de votre plateforme pédagogique, un dossier contenant un dossier par étudiant, ou de nombreux fichiers. Le code fourni et les années antérieures ont aussi leur place ici : indiquez-les dans la liste.
tab-choose-files = Choisir des fichiers
tab-choose-folder = Choisir un dossier
tab-unreadable = Le navigateur ne peut pas lire ces fichiers. S’il s’agissait d’un dossier, choisissez-le avec le bouton ou déposez-le sous forme de zip.
tab-nothing-in-it = Il n’y a aucun fichier dedans.
tab-role-of = Ce qu’est { $name }
tab-role-submissions = rendus
tab-role-starter = code fourni
tab-role-earlier = une année antérieure
tab-role-reference = une référence
tab-remove = Retirer
tab-remove-of = Retirer { $name }
tab-more =
    { $count ->
        [one] Et { $count } autre.
       *[other] Et { $count } autres.
    }
tab-several = Chaque dossier ou archive est
tab-several-submissions = un rendu
tab-several-parts = une partie de la promotion, qui contient des rendus
tab-name = Titre du rapport
tab-languages = Langages de programmation : { $names }
tab-languages-all = tous
tab-languages-hint = Le nom d’un fichier indique son langage. Choisissez-en certains pour écarter tous les autres.
tab-languages-legend = Langages de programmation
tab-report-language = Langue du rapport
tab-compare = Comparer
tab-missing = Il manque des rendus.
tab-large = Cela fait environ { $size } de code, plus que ce que la mémoire d’un onglet permet d’ordinaire. Vous pouvez essayer ; le programme codesim, à installer, compare des promotions de toute taille.
tab-preparing = Préparation
tab-step = Étape { $number } sur { $count } : { $what }
tab-stage-read = lecture des fichiers
tab-stage-rank = comparaison
tab-stage-judge = évaluation des paires
tab-stage-align = alignement des correspondances
tab-stage-blocks = recherche de blocs communs
tab-stage-traits = comparaison des commentaires, des chaînes et des noms
tab-stage-write = écriture du rapport
tab-done-of = { $done } sur { $units }
tab-cancel = Annuler
tab-too-large = Cette promotion demande plus de mémoire qu’un onglet n’en a. Retirez ce qui n’est pas nécessaire, choisissez seulement les langages utiles, ou installez le programme codesim, qui compare des promotions de toute taille.
tab-not-loaded = Le programme n’a pas pu être chargé. Vérifiez la connexion au réseau et réessayez.
tab-broken = La comparaison s’est interrompue, et ce n’est pas de votre fait. Merci de le signaler avec les détails ci-dessous. Le programme codesim, à installer, pourra peut-être comparer cette promotion.
tab-detail = Détails
tab-back = Retour
tab-back-warning = Ce navigateur ne conserve pas vos décisions. Si vous ne les enregistrez pas depuis la vue « Décisions », elles sont perdues.
tab-report = Rapport
tab-save = Enregistrer le rapport
tab-save-json = Enregistrer en JSON
tab-save-csv = Enregistrer en CSV
