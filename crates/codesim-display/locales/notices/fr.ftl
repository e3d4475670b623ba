# Sentences about files and submissions that a comparison comes with: why they were left out or how they were read, and signs that a text was
# made to look other than it is. docs/glossary.md has the terms. Each is a reason or a remark behind a name and a colon, so it begins with a
# small letter and has no full stop.

# A text that is the same in every language, such as an error of the system.
verbatim = { $text }

# A reason that is about a file of starter code.
notice-starter-code = code fourni : { $reason }

## Why files and submissions are left out

left-out-hidden = caché
left-out-link = lien symbolique : non suivi
left-out-special = ni fichier ni dossier
left-out-unreadable = illisible : { $error }
left-out-no-file = pas un fichier
left-out-too-large = plus de { $mebibytes } Mio
left-out-binary = binaire : contient des octets NUL
left-out-no-notebook = pas un notebook : { $error }
left-out-no-document =
    { $kind ->
        [live-script] pas un live script : { $error }
        [open-document] pas un texte OpenDocument : { $error }
        [scratch] pas un projet Scratch 3 : { $error }
       *[word] pas un document Word : { $error }
    }
left-out-unread-document = le texte des fichiers .{ $extension } n’est pas lu : demandez un .docx, un .odt ou un .txt
left-out-empty = vide : aucun lexème
left-out-no-front-end = aucun analyseur pour les fichiers .{ $extension }
# $languages are options of the command line, joined by the next message: --lang awk or --lang jq.
left-out-not-requested = aucun analyseur pour les fichiers .{ $extension } sans { $languages }
left-out-or = { $first } ou { $rest }
left-out-no-language = aucun analyseur : ni le nom ni le contenu n’indiquent le langage
left-out-unread-language = son code est en { $language }, qu’aucun analyseur ne lit
left-out-no-chunks = pas de code : aucun bloc de code
left-out-typed = saisi dans la plateforme : pas de code
left-out-other-language = { $language } : langage non demandé
left-out-no-code = aucun code à comparer
left-out-excluded = exclu : { $pattern }
left-out-not-included = ne fait pas partie des fichiers à lire
left-out-made =
    { $count ->
        [one] { $pattern } : { $count } fichier produit ou copié par des outils ; avec --no-default-excludes, il est lu
       *[other] { $pattern } : { $count } fichiers produits ou copiés par des outils ; avec --no-default-excludes, ils sont lus
    }
left-out-not-in-layout = ne correspond à rien dans « { $export } » ; avec --layout plain, il est lu comme un rendu
left-out-other-attempt = c’est une autre tentative du même auteur qui compte ; avec --attempts all, chacune est comparée
left-out-settings = des paramètres placés dans un dossier de rendus ne comptent pas, car un rendu pourrait en apporter ; placez-les à côté du dossier
left-out-no-assignment = pas un exercice : ni dossier ni archive

## Why archives, and entries of them, are not opened

archive-encrypted = chiffré : extrayez-en le contenu avec le mot de passe, ou demandez une version sans mot de passe
# $format is a kind of archive or a method of compression.
archive-unread = n’est pas lu ici ({ $format }) : extrayez-en le contenu, ou demandez un zip
archive-none = porte le nom d’une archive, mais n’en est pas une
archive-damaged = endommagé : { $error }
archive-too-many = plus de { $limit } entrées
archive-bomb = dépasse { $times } fois sa taille une fois décompressé, ce qui n’arrive avec aucun programme
archive-too-much = dépasse { $mebibytes } Mio une fois décompressé
archive-too-deep = plus de { $limit } archives imbriquées les unes dans les autres
archive-long-name = son nom compte plus de { $limit } dossiers
archive-sparse = fichier creux (sparse file), ce qu’un texte n’est jamais

## How files were read that were compared all the same

read-in-encoding = pas en UTF-8 : lu comme { $encoding }
# $character is U+FFFD, which stands for a byte that is no UTF-8.
read-broken = UTF-8 avec des octets non valides : chacun est lu comme { $character }
read-odd-spaces = indenté avec des espaces insécables ou d’autres espaces inhabituelles : lues comme des espaces ordinaires
read-changed = modifié pendant la lecture
read-by-content = son nom n’est pas celui d’un fichier de code : lu d’après son contenu, car le rendu n’a rien d’autre
read-typed = saisi dans la plateforme : son texte est comparé
read-syntax-errors = erreurs de syntaxe
read-many-syntax-errors = erreurs de syntaxe : la grammaire n’a pas pu situer { $percent } % du fichier ; cette partie est comparée d’après ses mots
read-lexed = lu par l’analyseur lexical simple
read-lexed-errors = trop d’erreurs de syntaxe pour la grammaire : lu par l’analyseur lexical simple
read-lexed-cost = bien plus de travail pour la grammaire qu’un programme de cette longueur : lu par l’analyseur lexical simple
read-lexed-others = les fichiers qui le précèdent dans le rendu ont demandé aux grammaires bien plus de travail que ne le font des programmes : lu par l’analyseur lexical simple
read-lexed-crash = la grammaire a planté à sa lecture : lu par l’analyseur lexical simple
read-lexed-length = trop long pour la grammaire : lu par l’analyseur lexical simple, jusqu’à quatre millions de lexèmes

## Notices about a class and its side inputs

class-only-given = presque aucun code en dehors du code fourni
class-in-both = aussi dans la promotion, sous le même nom et avec les mêmes fichiers, et comparés une seule fois : { $count } de ses rendus
class-withheld = avec clé : le code de ses rendus n’est pas communiqué ; une paire avec l’un d’eux a un score, mais ni similarité ni correspondances
class-metadata-of-none = dans les métadonnées, mais pas parmi les rendus comparés
class-group-of-none = dans la liste des groupes, mais pas parmi les rendus lus
class-same-in-group = identique à { $submission }, du même groupe
class-decisions-elsewhere = décisions sur des rendus qui n’ont pas été comparés : { $count }
class-decisions-of-another = décisions dans un autre exercice, sans les sommes de contrôle qui diraient si le code est le même : { $count }
class-other-code = le code de cette paire a changé depuis la décision à son sujet : la paire est de nouveau en attente
class-no-history = ses versions antérieures sont illisibles ou trop volumineuses : elles ne disent pas depuis quand le code y est

# Rows of a file of metadata or decisions.
course-rows =
    { $count ->
        [one] { $count } ligne sur des rendus qui ne sont dans aucun devoir
       *[other] { $count } lignes sur des rendus qui ne sont dans aucun devoir
    }
# $rows is the message above, $names are submissions with commas.
course-rows-named = { $rows } : { $names }

## Signs that a text was made to look other than it is

remark-look-alike = le nom { $name } a des lettres qui ressemblent à des lettres ASCII, mais qui en sont d’autres
remark-invisible = le texte du programme contient des caractères invisibles (le premier : { $character })
remark-direction = des caractères qui changent le sens du texte (le premier : { $character }) peuvent le faire lire dans un autre ordre que celui de son exécution
remark-far-below = { $lines } lignes vides avant cette ligne
remark-far-right = { $characters } caractères d’espacement avant du texte sur cette ligne
remark-comment = un seul commentaire occupe { $percent } % du fichier et ressemble à du code
remark-string = une seule chaîne occupe { $percent } % du fichier
remark-runs-string = { $call } exécute une chaîne de { $bytes } octets comme texte de programme
remark-runs-decoded = { $call } exécute ce qui est d’abord décodé
remark-encoded =
    { $code ->
        [hexadecimal] une chaîne de { $bytes } octets ressemble à des chiffres hexadécimaux
       *[base64] une chaîne de { $bytes } octets ressemble à du Base64
    }
remark-escaped-letter = la lettre { $letter } est écrite { $escape } dans le texte du programme
remark-cut-word = un mot se poursuit à la ligne suivante après une barre oblique inverse
remark-keyword = le mot-clé { $name } est redéfini
remark-macros = { $uses } mots-clés et parenthèses ou accolades sont écrits sous forme de macros ({ $name } remplace { $body })
remark-much-larger = { $tokens } lexèmes pourraient correspondre ; les trois quarts des rendus de la promotion en ont { $quartile } ou moins

## Origins that files of several submissions name

remark-origin-author = nomme { $said } comme auteur ; un fichier de { $others } aussi
remark-origin-runner = a été exécuté par { $said } ; un fichier de { $others } aussi
remark-origin-notebook = porte la marque d’auteur { $said } de Colab ; un fichier de { $others } aussi
remark-origin-committer = contient des commits de { $said } ; un fichier de { $others } aussi
remark-origin-repository = provient du dépôt { $said } ; un fichier de { $others } aussi
remark-origin-project = porte le numéro de projet { $said } ; un fichier de { $others } aussi
remark-origin-folder = contient un chemin situé sous { $said } ; un fichier de { $others } aussi
# $names are names of submissions, with commas.
remark-others-more =
    { $more ->
        [one] { $names } et { $more } autre
       *[other] { $names } et { $more } autres
    }
