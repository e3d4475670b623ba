# Sentences about files and submissions that a comparison comes with: why they were left out or how they were read, and signs that a text was
# made to look other than it is. docs/glossary.md has the terms. Each is a reason or a remark behind a name and a colon, so it begins with a
# small letter and has no full stop.

# A text that is the same in every language, such as an error of the system.
verbatim = { $text }

# A reason that is about a file of starter code.
notice-starter-code = código de partida: { $reason }

## Why files and submissions are left out

left-out-hidden = oculto
left-out-link = enlace simbólico: no se sigue
left-out-special = ni archivo ni carpeta
left-out-unreadable = no se puede leer: { $error }
left-out-no-file = no es un archivo
left-out-too-large = más de { $mebibytes } MiB
left-out-binary = binario: contiene bytes NUL
left-out-no-notebook = no es un cuaderno: { $error }
left-out-no-document =
    { $kind ->
        [live-script] no es un script en vivo: { $error }
        [open-document] no es un texto de OpenDocument: { $error }
        [scratch] no es un proyecto de Scratch 3: { $error }
       *[word] no es un documento de Word: { $error }
    }
left-out-unread-document = el texto de los archivos .{ $extension } no se lee: pida .docx, .odt o .txt
left-out-empty = vacío: no tiene tokens
left-out-no-front-end = ningún analizador para los archivos .{ $extension }
# $languages are options of the command line, joined by the next message: --lang awk or --lang jq.
left-out-not-requested = ningún analizador para los archivos .{ $extension } sin { $languages }
left-out-or = { $first } o { $rest }
left-out-no-language = ningún analizador: ni el nombre ni el contenido indican el lenguaje
left-out-unread-language = su código está en { $language }, que ningún analizador lee
left-out-no-chunks = sin código: no tiene bloques de código
left-out-typed = escrito en la plataforma: sin código
left-out-other-language = { $language }: no es uno de los lenguajes indicados
left-out-no-code = sin código que comparar
left-out-excluded = excluido: { $pattern }
left-out-not-included = no está entre los archivos que se deben leer
left-out-made =
    { $count ->
        [one] { $pattern }: { $count } archivo generado o copiado por herramientas; con --no-default-excludes se lee
       *[other] { $pattern }: { $count } archivos generados o copiados por herramientas; con --no-default-excludes se leen
    }
left-out-not-in-layout = no encaja en nada de «{ $export }»; con --layout plain se lee como entrega
left-out-other-attempt = cuenta otro intento del mismo autor; con --attempts all se comparan todos
left-out-settings = la configuración dentro de una carpeta de entregas no cuenta, pues una entrega podría traerla; póngala junto a la carpeta
left-out-no-assignment = no es una tarea: ni carpeta ni archivo comprimido

## Why archives, and entries of them, are not opened

archive-encrypted = cifrado: descomprímalo con su contraseña o pídalo sin contraseña
# $format is a kind of archive or a method of compression.
archive-unread = no se lee aquí ({ $format }): descomprímalo o pida un zip
archive-none = tiene nombre de archivo comprimido, pero no lo es
archive-damaged = dañado: { $error }
archive-too-many = más de { $limit } elementos
archive-bomb = al descomprimirlo supera { $times } veces su tamaño, lo que no ocurre con ningún programa
archive-too-much = al descomprimirlo supera { $mebibytes } MiB
archive-too-deep = más de { $limit } archivos comprimidos unos dentro de otros
archive-long-name = su nombre tiene más de { $limit } carpetas
archive-sparse = archivo disperso (sparse file), algo que un texto nunca es

## How files were read that were compared all the same

read-in-encoding = no es UTF-8: leído como { $encoding }
# $character is U+FFFD, which stands for a byte that is no UTF-8.
read-broken = UTF-8 con bytes no válidos: cada uno se lee como { $character }
read-odd-spaces = sangrado con espacios de no separación u otros espacios inusuales: leídos como espacios normales
read-changed = cambió mientras se leía
read-by-content = su nombre no es de código: leído por su contenido, ya que la entrega no tiene nada más
read-typed = escrito en la plataforma: se compara su texto
read-syntax-errors = errores de sintaxis
read-many-syntax-errors = errores de sintaxis: la gramática no pudo situar el { $percent } % del archivo; esa parte se compara por sus palabras
read-lexed = leído con el analizador léxico simple
read-lexed-errors = demasiados errores de sintaxis para la gramática: leído con el analizador léxico simple
read-lexed-cost = mucho más trabajo para la gramática que un programa de esa longitud: leído con el analizador léxico simple
read-lexed-others = los archivos anteriores de la entrega dieron a las gramáticas mucho más trabajo que los programas: leído con el analizador léxico simple
read-lexed-crash = la gramática falló al leerlo: leído con el analizador léxico simple
read-lexed-length = demasiado largo para la gramática: leído con el analizador léxico simple, hasta cuatro millones de tokens

## Notices about a class and its side inputs

class-only-given = apenas hay código aparte del código de partida
class-in-both = también en la clase, con el mismo nombre y los mismos archivos, y comparadas una sola vez: { $count } de sus entregas
class-withheld = con clave: el código de sus entregas no se comunica; un par con una de ellas tiene una puntuación, pero ni similitud ni coincidencias
class-metadata-of-none = en los metadatos, pero no entre las entregas que se compararon
class-group-of-none = en la lista de grupos, pero no entre las entregas que se leyeron
class-same-in-group = lo mismo que { $submission }, de su grupo
class-decisions-elsewhere = decisiones sobre entregas que no se compararon: { $count }
class-decisions-of-another = decisiones en otra tarea, sin las sumas de comprobación que indicarían si el código es el mismo: { $count }
class-other-code = el código de este par ha cambiado desde que se decidió sobre él: el par vuelve a estar pendiente
class-no-history = sus versiones anteriores no se pueden leer o son demasiado grandes: no dicen desde cuándo tiene el código

# Rows of a file of metadata or decisions.
course-rows =
    { $count ->
        [one] { $count } fila sobre entregas que no están en ninguna tarea
       *[other] { $count } filas sobre entregas que no están en ninguna tarea
    }
# $rows is the message above, $names are submissions with commas.
course-rows-named = { $rows }: { $names }

## Signs that a text was made to look other than it is

remark-look-alike = el nombre { $name } tiene letras que parecen letras ASCII, pero son otras
remark-invisible = el texto del programa contiene caracteres que no se ven (el primero: { $character })
remark-direction = los caracteres que cambian la dirección del texto (el primero: { $character }) pueden hacer que se lea en un orden distinto del de ejecución
remark-far-below = { $lines } líneas en blanco antes de esta línea
remark-far-right = { $characters } caracteres de espacio en blanco antes del texto en esta línea
remark-comment = un solo comentario ocupa el { $percent } % del archivo y parece código
remark-string = una sola cadena ocupa el { $percent } % del archivo
remark-runs-string = { $call } ejecuta una cadena de { $bytes } bytes como texto de programa
remark-runs-decoded = { $call } ejecuta algo que antes se descodifica
remark-encoded =
    { $code ->
        [hexadecimal] una cadena de { $bytes } bytes parece una serie de dígitos hexadecimales
       *[base64] una cadena de { $bytes } bytes parece Base64
    }
remark-escaped-letter = la letra { $letter } está escrita como { $escape } en el texto del programa
remark-cut-word = una palabra continúa en la línea siguiente tras una barra invertida
remark-keyword = la palabra clave { $name } se redefine
remark-macros = { $uses } palabras clave y paréntesis o llaves están escritos como macros ({ $name } equivale a { $body })
remark-much-larger = podrían coincidir { $tokens } tokens; tres cuartas partes de las entregas de la clase tienen { $quartile } o menos

## Origins that files of several submissions name

remark-origin-author = nombra a { $said } como autor; también un archivo de { $others }
remark-origin-runner = fue ejecutado por { $said }; también un archivo de { $others }
remark-origin-notebook = tiene la etiqueta de autoría { $said } de Colab; también un archivo de { $others }
remark-origin-committer = tiene commits de { $said }; también un archivo de { $others }
remark-origin-repository = procede del repositorio { $said }; también un archivo de { $others }
remark-origin-project = tiene el número de proyecto { $said }; también un archivo de { $others }
remark-origin-folder = tiene una ruta dentro de { $said }; también un archivo de { $others }
# $names are names of submissions, with commas.
remark-others-more = { $names } y { $more } más
