# The words of the HTML report and of the evidence sheet, in the format of Project Fluent.
#
# Values of variables are texts, or whole numbers, which are grouped as the language does it. docs/glossary.md has the terms.

## Numbers

number-one-in = 1 de cada { $classes }
number-below-one-in-a-thousand = <1 de cada 1000
line = línea { $line }
lines = líneas { $first }–{ $last }
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
count-pairs =
    { $count ->
        [one] { $count } par
       *[other] { $count } pares
    }
count-submissions =
    { $count ->
        [one] { $count } entrega
       *[other] { $count } entregas
    }
count-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
count-files =
    { $count ->
        [one] { $count } archivo
       *[other] { $count } archivos
    }
count-lines =
    { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }

## Every page

page-no-script = Este informe se muestra mediante un script, que este navegador no ejecuta. El mismo resultado sin script: codesim con --format markdown o --format json.

frame-skip = Ir al contenido
# The name of the navigation between the views of the report, as a screen reader says it.
frame-views = Vistas
colours = Colores
# As the system has it.
colours-auto = Auto
colours-light = Claro
colours-dark = Oscuro
names-hide = Ocultar nombres
names-hide-meaning = Muestra seudónimos en lugar de nombres, en pantalla y en papel, hasta que se cierre esta pestaña ({ $key }). El código y las notas quedan como están y pueden contener nombres: para difundir un informe, créelo con { $option }.
names-hide-one = Ocultar este nombre
# What a submission is called while its name is hidden; the number has at least two digits.
names-pseudonym = Entrega { $number }
# Instead of a name that several submissions could have.
names-somebody = alguien
# Instead of the path of a file that was left out; its extension follows: `left-out.pdf`.
names-left-out = omitido
names-in-file = Los archivos contienen los nombres reales, también los que aquí están ocultos.
failure-title = No se puede mostrar este informe
failure-advice = Puede que el archivo esté incompleto o que el navegador sea demasiado antiguo: pueden mostrarlo Firefox 120, Chromium 123 y Safari 17.5 o posteriores.
failure-no-report = este archivo no contiene ningún informe
guard-title = No se ha podido mostrar una parte de esta página.
# The words of the error follow.
guard-advice = Puede que la página esté incompleta; el informe en sí no ha cambiado. Vuelva a cargar la página y, si el problema continúa, comuníquelo con este texto:
licences-title = Software de esta página
licences-text = codesim es software libre, con la licencia MIT o la licencia Apache 2.0. También lo son las bibliotecas que contiene esta página, con sus propias licencias.
licences-of-libraries = Sus licencias
table-printed = Se imprimen { $printed } de { $all } filas. Para imprimir otras, busque o filtre.
view-overview = Resumen
view-graph = Grafo
view-clusters = Clústeres
view-submissions = Entregas
view-timeline = Cronología
view-decisions = Decisiones
# In place of the title of a course that has none, on the link to its page.
course = Curso
course-back = a la página del curso, con todas sus tareas
course-back-names = a la página del curso, que muestra todos los nombres
pair = Par
cluster-number = Clúster { $number }
close = Cerrar
# What a person decided about a pair.
decision-undecided = pendiente
decision-confirmed = confirmado
decision-dismissed = descartado
# In a list, beside a pair that has a note and no decision.
decision-note-alone = nota
progress = Decididos: { $decided } de { $all }
progress-title = pares señalados sobre los que ya ha decidido; lleva a los demás
keys = Atajos
keys-of-pair = En la página de un par
keys-match = coincidencia siguiente, coincidencia anterior; también p para la anterior
# The last two are signs that are keys too.
keys-pair = par siguiente, par anterior de la lista de la que viene; también ] y [
keys-undecided = siguiente par señalado pendiente
keys-undecided-again = pendiente de nuevo
keys-undo = deshacer la última decisión
keys-undone =
    { $undone ->
        [note] Nota eliminada.
        [earlier-note] Nota anterior recuperada.
       *[decision] Decisión deshecha.
    }
keys-nothing-to-undo = No hay nada que deshacer.
keys-note = su nota; Escape sale de ella
keys-wrap = ajustar las líneas largas o no
keys-back = volver a donde se abrió
keys-of-lists = En las listas de pares y de entregas
keys-row = fila siguiente, fila anterior; también j y k
keys-page = una página abajo, una página arriba
keys-ends = primera fila, última fila
# As they stand on the keys.
keys-enter = Intro
keys-page-down = Av Pág
keys-page-up = Re Pág
keys-home = Inicio
keys-end = Fin
keys-open = abrir
keys-anywhere = En cualquier lugar
keys-search = búsqueda de la lista
keys-names = ocultar o mostrar los nombres
keys-keys = estos atajos
keys-single = Las letras y los signos solos son atajos
keys-single-meaning = Desactívelo si dicta o si pulsa teclas sin querer. Las flechas siguen funcionando.
# For those who hear the page: what a key did.
keys-decided =
    { $status ->
        [confirmed] Este par está confirmado.
        [dismissed] Este par está descartado.
       *[undecided] Este par está pendiente de nuevo.
    }
keys-no-pair = La lista no tiene otro par en esa dirección.
keys-no-undecided = La lista no tiene otro par señalado pendiente.
keys-all-decided = Ya se ha decidido sobre todos los pares señalados.
keys-match-place = Coincidencia { $place } de { $count }
names-are-hidden = Los nombres están ocultos.
names-are-shown = Los nombres se muestran.
meaning-of = Significado de «{ $name }»
# $name is the name of a figure, such as Score, and $meaning one of the next messages.
meaning = { $name }: { $meaning }.
meaning-rank = el puesto del par entre todos los de la clase, según su puntuación
meaning-score = el código que comparten las dos entregas, aparte del que comparten de todos modos los programas de este tipo; pesa más cuantas menos entregas lo tienen. Va de 0, nada, a 1, todo lo que pocas entregas más tienen
meaning-similar = la parte de todos los tokens de las dos entregas que coincide
meaning-left = la parte de los tokens de la entrega izquierda que coincide con la derecha: casi todos, si se tomó el programa y se amplió
meaning-right = la parte de los tokens de la entrega derecha que coincide con la izquierda
meaning-longest = el número de tokens de la coincidencia más larga; un token es una palabra, un número o un operador del lenguaje
meaning-matched = cuántos tokens de cada entrega coinciden
meaning-chance = cuántos pares independientes así de similares se esperan en esta clase; 0,01, o 1 de cada 100, es un par así en cien clases como esta, si nadie copió
meaning-cluster = el grupo de entregas conectadas por pares señalados en el que están las dos
meaning-verdict = lo que codesim dice del par, y lo que usted ha decidido
# One of the choices among pairs: the flagged ones that nobody has decided about.
filter-undecided = señalado, pendiente
filter-earlier = con un año anterior
filter-reference = con una referencia
service-unreachable = No se puede conectar con el servicio.
service-session-ended = Su sesión ha terminado: inicie sesión de nuevo en otra pestaña.
service-refused = El servicio lo ha rechazado ({ $status }).
copy-link = Copiar enlace
copy-link-done = Enlace copiado
copy-link-prompt = El enlace a este par
copy-case = Copiar la orden del expediente
copy-case-done = Orden copiada
copy-case-prompt = La orden que hace un expediente de este par
copy-case-title = Una orden que crea un archivo con esta ficha y todo lo necesario para comprobarla. Añada las demás opciones de este informe y ejecútela donde están las entregas.
legend = Relleno: { $identical }. Línea de puntos: { $renamed }, igual salvo los nombres y literales. Recuadro: { $restructured }, igual si se escribe de una única manera. Rayado: { $starter }, que no cuenta.
missing-title = No está en este informe
missing-pair = Aquí no hay ningún par «{ $pair }».
missing-submission = Aquí no hay ninguna entrega «{ $submission }».
missing-why = El enlace lleva a algo que este informe no muestra: otra ejecución, o un par que no está entre los conservados.
missing-to-overview = Ir al resumen
# Of the two submissions of a pair that is not in the report.
missing-known =
    { $count ->
        [1] El informe sí contiene { $first }.
       *[other] El informe sí contiene { $first } y { $second }.
    }

## Overview, details and decisions

# $bound is least if there may be more flagged pairs.
overview-title =
    { $bound ->
        [least] Al menos { $flagged }
       *[exact] { $flagged }
    } de { $pairs ->
        [one] { $pairs } par
       *[other] { $pairs } pares
    } { $flagged ->
        [one] está señalado
       *[other] están señalados
    } y { $second ->
        [0] ninguno queda
        [one] { $second } queda
       *[other] { $second } quedan
    } para una segunda lectura
# Follows the title: the exercise, or its folders.
overview-title-exercise = en { $exercise }
overview-decided = Decididos: { $decided } de { $flagged }; confirmados: { $confirmed }; descartados: { $dismissed }.
overview-shown =
    Este informe contiene { $shown } de { $bound ->
        [least] al menos { $flagged }
       *[exact] { $flagged }
    } { $flagged ->
        [one] par señalado
       *[other] pares señalados
    }: { $shown ->
        [one] el más destacado
       *[other] los más destacados
    }.
overview-lost =
    { $count ->
        [one] No se ha podido comparar { $count } entrega: { $submissions }.
       *[other] No se han podido comparar { $count } entregas: { $submissions }.
    }
overview-by-score = Todos los pares por puntuación
overview-by-similarity = Pares de este informe por similitud
overview-nothing-shared = No hay dos entregas que compartan algo lo bastante largo para contar ({ $tokens } tokens).
overview-dismissed-before =
    { $count ->
        [one] { $count } par señalado ya se había descartado.
       *[other] { $count } pares señalados ya se habían descartado.
    }
overview-most-similar = Los más similares
overview-all-pairs =
    { $count ->
        [one] { $count } par de este informe
       *[other] Los { $count } pares de este informe
    }
overview-no-pair = No se muestra ningún par: ninguno alcanza la similitud mínima indicada.
overview-no-clusters = No hay entregas conectadas por pares señalados.
# The submissions in groups that are more alike than independent work.
overview-groups = Ver sus entregas
overview-all-clusters =
    { $count ->
        [one] { $count } clúster
       *[other] Los { $count } clústeres
    }
overview-shared-code = Código compartido
overview-identical-files = Archivos idénticos
# A cluster is one of computers here. $found is yes if it found the pairs of the report among more submissions, $among is index if the
# submissions were also compared with those of the index $index.
overview-input =
    { $found ->
        [yes] { $all } entregas en un clúster de cálculo; en algún par con una puntuación de { $score } o más, y por tanto en este informe:{ " " }
       *[no] { "" }
    }{ $submissions ->
        [one] { $submissions } entrega
       *[other] { $submissions } entregas
    } con { $files ->
        [one] { $files } archivo
       *[other] { $files } archivos
    }{ $earlier ->
        [0] { "" }
       *[other] , { $earlier } de ellas de años anteriores
    }{ $among ->
        [index] , frente a { $indexed } del índice { $index }
       *[own] { "" }
    }; { $languages }.
overview-references =
    { $count ->
        [one] Además, { $count } referencia se compara con la clase; ningún número de la clase depende de ella.
       *[other] Además, { $count } referencias se comparan con la clase; ningún número de la clase depende de ellas.
    }
overview-no-language = ningún lenguaje
# $bound is about if the number of pairs that share anything is an estimate.
overview-sharing =
    { $pairs ->
        [one] { $pairs } par
       *[other] { $pairs } pares
    }, de los que { $bound ->
        [about] unos { $sharing }
       *[exact] { $sharing }
    } { $sharing ->
        [one] comparte
       *[other] comparten
    } algo.
overview-starter-code = Código de partida excluido: { $files }.
overview-no-starter-code = No se indicó código de partida.
overview-runs = Cuentan las secuencias de { $noise } tokens o más; se encuentran todas las de { $guarantee } o más.
overview-runs-selected = Cuentan las secuencias de { $noise } tokens o más; como las huellas se seleccionan con { $scheme }, pueden pasar inadvertidas secuencias de cualquier longitud.
# $files is a number of files, $reason is why they were left out.
overview-left-out = { $files }: { $reason }
overview-nothing-left-out = No se excluyó nada.
overview-warned =
    { $count ->
        [one] { $count } archivo se leyó con una advertencia.
       *[other] { $count } archivos se leyeron con advertencias.
    }
overview-remarks =
    { $count ->
        [one] { $count } observación que conviene conocer antes de leer una entrega.
       *[other] { $count } observaciones que conviene conocer antes de leer una entrega.
    }
overview-details = Todo lo que se comparó y lo que no

histogram =
    { $pairs ->
        [one] { $pairs } par por puntuación. Señalados: { $flagged }. Solo por su puntuación, los pares se señalan desde { $score }.
       *[other] { $pairs } pares por puntuación. Señalados: { $flagged }. Solo por su puntuación, los pares se señalan desde { $score }.
    }
histogram-similarity =
    { $pairs ->
        [one] { $pairs } par de este informe por similitud. Señalados: { $flagged }.
       *[other] { $pairs } pares de este informe por similitud. Señalados: { $flagged }.
    }
histogram-bar =
    { $count ->
        [one] { $count } par con una puntuación desde { $from }
       *[other] { $count } pares con una puntuación desde { $from }
    }
histogram-bar-similarity =
    { $count ->
        [one] { $count } par de este informe con una similitud desde { $from }
       *[other] { $count } pares de este informe con una similitud desde { $from }
    }
# $bound is about where the number of pairs is an estimate.
histogram-bar-title =
    puntuación de { $from } a { $to }: { $bound ->
        [about] unos { $count }
       *[exact] { $count }
    } { $count ->
        [one] par
       *[other] pares
    }{ $flagged ->
        [0] { "" }
       *[other] ; señalados: { $flagged }
    }
histogram-bar-title-expected =
    puntuación de { $from } a { $to }: { $bound ->
        [about] unos { $count }
       *[exact] { $count }
    } { $count ->
        [one] par
       *[other] pares
    }; esperados: { $expected }{ $flagged ->
        [0] { "" }
       *[other] ; señalados: { $flagged }
    }
histogram-bar-title-similarity =
    similitud de { $from } a { $to }: { $count ->
        [one] { $count } par
       *[other] { $count } pares
    } de este informe; señalados: { $flagged }
histogram-flagged-from = señalados por puntuación desde { $score }
# Below an axis.
histogram-score = puntuación, en pasos iguales de su raíz cuadrada
histogram-of-similarity = similitud
# Beside an axis.
histogram-pairs = pares
histogram-pairs-logarithmic = pares, en escala logarítmica
histogram-key = Barras: pares de esta clase. Rojo: señalados. Línea: cuántos habría si todos los trabajos fueran independientes.
histogram-key-small = Barras: pares de esta clase. Con menos de diez entregas de cierta longitud no hay con qué comparar los pares; se señalan los que tienen una puntuación de 0,5 o más. Rojo: señalados.
# After histogram-key: pairs below the score from which on pairs are flagged.
histogram-key-groups =
    { $count ->
        [one] { $count } par más está señalado como parte de un grupo.
       *[other] { $count } pares más están señalados como grupos.
    }
# For the length of their longest match.
histogram-key-long =
    { $count ->
        [one] { $count } par más está señalado por la longitud de una coincidencia.
       *[other] { $count } pares más están señalados por la longitud de una coincidencia.
    }
histogram-key-similarity =
    { $shown ->
        [one] Barras: solo el { $shown } par de este informe
       *[other] Barras: solo los { $shown } pares de este informe
    }, de { $pairs } de la clase. La similitud de los pares que no están en el informe no se conoce. Rojo: señalados.

distribution-measure = Medida
distribution-score = puntuación
distribution-similarity = similitud
distribution-counts = Cantidades
distribution-logarithmic = logarítmicas
distribution-linear = lineales
# How many bars there are at most.
distribution-bars = Barras
best-score = Mejor puntuación de cada entrega
best-similarity = Mayor similitud de cada entrega en los pares de este informe
# The box of a box plot.
best-box = Caja: la mitad central de { $count } entregas, de { $lower } a { $upper }; línea: la mediana, { $median }.
# $dots says whether all submissions are drawn as dots or only those beyond the whiskers.
best-beyond =
    { $count ->
        [0] Ninguna entrega está
        [one] { $count } entrega está
       *[other] { $count } entregas están
    } más allá de los bigotes, que miden como máximo una vez y media la caja. { $dots ->
        [beyond] Cada punto es una de ellas.
       *[all] Cada punto es una entrega.
    }
best-unknown =
    { $count ->
        [one] { $count } entrega no tiene ningún par en este informe y cuenta como la más baja.
       *[other] { $count } entregas no tienen ningún par en este informe y cuentan como las más bajas.
    }
# Where no box is drawn.
best-few = { $known } de { $count } entregas tienen un par en este informe: demasiado pocas para mostrar dónde está el centro de la clase. Puntos: las { $shown } más altas.
# Of this year, beside those of best-few and best-box.
best-small =
    { $count ->
        [one] { $count } entrega más es demasiado pequeña para juzgarla.
       *[other] { $count } entregas más son demasiado pequeñas para juzgarlas.
    }
best-all = Todas las entregas por su mejor puntuación

# $submissions says how many, and $names who.
identical-files-of = { $submissions } tienen el mismo archivo de { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } ({ $file }): { $names }
identical-files-all =
    { $count ->
        [one] { $count } archivo
       *[other] Los { $count } archivos
    }
# $submissions says how many, and $names who.
shared-blocks-of = { $submissions } comparten un bloque de { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }: { $names }
# $lines is text such as lines 3–17.
shared-blocks-place = { $lines } de { $file }, de { $submission }
shared-blocks-no-text = El texto no está en este informe.
shared-blocks-all =
    { $count ->
        [one] { $count } bloque
       *[other] Los { $count } bloques
    }
starter-code-again = Volver a comparar con esto como código de partida
starter-code-compared = El bloque no cuenta para nadie en { $comparison }.
# A link in the sentence before.
starter-code-comparison = la nueva comparación
# The reason follows.
starter-code-problem = No se ha vuelto a comparar.
# On a button: to name a block of code as starter code.
starter-code-name = Indicar como código de partida
starter-code-saved = El bloque se ha guardado como { $file }. Añada { $option } al comando con el que se generó este informe y vuelva a comparar: el bloque ya no contará para nadie.

details-exercise = Tarea
details-date = Fecha
details-found = En un clúster de cálculo
details-found-value = pares con una puntuación de { $score } o más entre { $submissions } entregas
details-no-starter-code = no se indicó
details-structure = Estructura (todos los nombres cuentan como uno)
details-text = Texto (los nombres tal como se escriben)
details-thresholds = ninguna coincidencia de menos de { $noise } tokens
details-thresholds-guaranteed = ninguna coincidencia de menos de { $noise } tokens, todas a partir de { $guarantee } tokens
details-selection = Selección de huellas
details-common = en más de { $count } entregas
details-kept = Pares conservados
details-kept-all = todos
details-kept-best = los { $count } primeros, y los señalados o para una segunda lectura
details-least-similarity = Similitud mínima
details-notices = Excluidos o leídos con advertencias
# Whether the file was compared: yes or no.
details-compared = Comparado
details-compared-no = no
details-reason = Por qué figura aquí
details-no-notices = Nada: todos los archivos se compararon tal como son.
details-remarks = Antes de leer una entrega
details-signs = Detalles que sugieren que un texto se modificó para que pareciera otra cosa
details-remarks-meaning = Pueden ser legítimos, y ninguna puntuación depende de ellos.
details-facts = Conviene saber
details-where = Dónde
details-observation = Observación
details-no-remarks = No se ha observado nada.
details-method = Cómo leer este informe
details-method-programs = Cada programa se lee según su lenguaje; los nombres se convierten en una misma palabra y los comentarios desaparecen. Las secuencias de este texto se reducen a huellas (Schleimer, Wilkerson, Aiken: Winnowing, SIGMOD 2003), y lo que comparten dos entregas pesa más cuantas menos entregas lo tienen: esa es la puntuación. En los pares que se muestran se buscan las coincidencias exactas y se colorean.
details-method-chance = La mayoría de los pares de una clase son independientes, así que la propia clase indica lo similares que son los trabajos independientes. «Esperado por azar» es el número de pares independientes así de similares que se esperan en esta clase, también de personas con los mismos hábitos o con una plantilla que comparten unas pocas; 0,005 es 1 de cada 200.
details-method-flagged = Un par señalado es un par que una persona debe leer. Los pares para una segunda lectura vienen después: solo unos pocos pares independientes serían así de similares, o la mayor parte de una entrega está en la otra. Si en un par no hay nada inusual, el trabajo independiente puede ser así. Nada de esto dice quién copió de quién, ni si estaba permitido.

decisions-title = Sus decisiones
decisions-decided =
    { $flagged ->
        [one] Decididos: { $decided } de { $flagged } par señalado.
       *[other] Decididos: { $decided } de { $flagged } pares señalados.
    }
decisions-in-service = El servicio guarda las decisiones: todos los miembros de la asignatura las ven, y también quién decidió.
decisions-in-browser = Este navegador guarda las decisiones, para esta tarea y este código.
decisions-export-advice = Expórtelas para guardarlas en otro lugar e indique el archivo en la siguiente ejecución ({ $option }): lo que descartó seguirá descartado allí, salvo que el código haya cambiado.
decisions-name = Su nombre
# In an empty field: the name is shown with the decisions of whoever gives it.
decisions-name-meaning = figura con las decisiones
decisions-export = Exportar
# On buttons beside it.
decisions-save-table = Guardar como tabla (CSV)
decisions-save-report = Guardar este informe con mis decisiones
# In a service, where colleagues decide as well.
decisions-save-report-of-all = Guardar este informe con todas las decisiones
decisions-only-here =
    { $notes ->
        [0]
            { $decisions ->
                [one] { $decisions } decisión está solo en este navegador.
               *[other] { $decisions } decisiones están solo en este navegador.
            }
       *[other]
            { $decisions ->
                [0]
                    { $notes ->
                        [one] { $notes } nota está solo en este navegador.
                       *[other] { $notes } notas están solo en este navegador.
                    }
                [one]
                    { $notes ->
                        [one] { $decisions } decisión y { $notes } nota están solo en este navegador.
                       *[other] { $decisions } decisión y { $notes } notas están solo en este navegador.
                    }
               *[other]
                    { $notes ->
                        [one] { $decisions } decisiones y { $notes } nota están solo en este navegador.
                       *[other] { $decisions } decisiones y { $notes } notas están solo en este navegador.
                    }
            }
    }
decisions-import = Importar
# $said is decisions-taken.
decisions-imported = { $file }: { $said }
decisions-not-imported = { $file }: no se ha incorporado nada: { $reason }
decisions-taken =
    { $taken ->
        [one] { $taken } decisión incorporada
       *[other] { $taken } decisiones incorporadas
    }{ $disputed ->
        [0] { "" }
        [one] ; { $disputed } contradice lo decidido aquí: decida abajo
       *[other] ; { $disputed } contradicen lo decidido aquí: decida abajo
    }{ $unknown ->
        [0] { "" }
        [one] ; { $unknown } omitida: el par no está en este informe
       *[other] ; { $unknown } omitidas: el par no está en este informe
    }{ $others ->
        [0] { "" }
        [one] ; { $others } omitida: es sobre otro código u otra tarea
       *[other] ; { $others } omitidas: son sobre otro código u otra tarea
    }.
# These three follow decisions-not-imported.
decisions-wrong-file = se esperaba un archivo de decisiones con schema_version 3
decisions-no-file = no es un archivo de decisiones. Hace falta el que guarda «Exportar» (decisions.json).
decisions-is-table = es la tabla para hojas de cálculo, que no se puede volver a leer. Hace falta el archivo que guarda «Exportar» (decisions.json).
decisions-wrong-entry = la decisión { $number } no contiene los nombres o la decisión misma
decisions-same-pair = las decisiones { $first } y { $second } son sobre el mismo par
decisions-elsewhere =
    { $count ->
        [one] En { $exercise }, { $count } par con los mismos nombres y el mismo código tiene una decisión.
       *[other] En { $exercise }, { $count } pares con los mismos nombres y el mismo código tienen una decisión.
    }
# On a button: the decisions of another exercise.
decisions-take-over = Incorporar
decisions-contradictions = Contradicciones
decisions-contradictions-meaning = No se exportan hasta que usted decida cuál de las decisiones vale.
# After the decision of a person who may only propose one, in a service.
decision-proposed = propuesto
# Headings where people decide for themselves, in a service.
decisions-of-others = Decisiones de otras personas
decisions-people-contradict = Decisiones distintas
decisions-people-contradict-meaning = Cada persona decide por su cuenta: una confirmó el par y otra lo descartó.
decisions-note = Nota
# Above the names of who decided, and when.
decisions-by = Decidido
decisions-none = Todavía no ha decidido sobre ningún par: abra uno y elija confirmado o descartado.
decisions-none-of-all = Todavía nadie ha decidido sobre ningún par: abra uno y elija confirmado o descartado.

decision-form = Su decisión
decision-form-note = Nota: motivo
decision-form-note-keys = Ctrl + Intro o Esc sale de la nota; se guarda al salir de ella.
# Below the note while somebody types it.
decision-form-note-hint = Esc o Ctrl + Intro: listo
# After a decision or a note, before decision-form-undo.
decision-form-done =
    { $done ->
        [confirmed] Confirmado.
        [dismissed] Descartado.
        [note] Nota guardada.
       *[other] Pendiente.
    }
decision-form-undo = Deshacer
decision-form-saving = guardando…
# $decision is confirmed, dismissed or undecided; the reason follows.
decision-form-unsaved = No se ha guardado: { $decision }.
decision-form-unsaved-note = No se ha guardado: { $decision }, «{ $note }».
decision-form-again = Reintentar
decision-form-only-read = Usted lee este curso y no decide.
decision-form-not-kept = Este navegador no guarda nada de las páginas abiertas como archivo: exporte sus decisiones antes de cerrar la página.
contradiction = Decisiones que se contradicen
contradiction-which = { $count } decisiones sobre este par se contradicen. ¿Cuál vale?
contradiction-take = Elegir esta
contradiction-note = { $decision }: «{ $note }»
# Where a decision is from.
contradiction-from-report = del informe
contradiction-from-browser = de este navegador
contradiction-from-service = del servicio
# $name is that of a file or of another exercise.
contradiction-from = de { $name }
contradicting-decisions = decisiones contradictorias

## Pairs, and one pair

score = Puntuación
similarity = Similitud
left-in-right = Izquierda en derecha
right-in-left = Derecha en izquierda
longest-match = Coincidencia más larga
# The number of tokens that match.
matched-tokens = Coinciden
expected-by-chance = Esperado por azar
verdict = Valoración
cluster = Clúster
evidence-sheet = Ficha de indicios
settings-and-input = Configuración y datos
# Two names, or two places in code.
both = { $left } y { $right }
# A key of the keyboard.
key = tecla { $key }
code-of = Código de { $submission }
starter-code-of = código de partida: { $files }

pairs-title = Pares
pairs-left = Izquierda
pairs-right = Derecha
pairs-names = nombres de las dos entregas
# Above why a pair is to be read, or else what links its two: 92 % / 95 %, 417 tokens in one match.
pairs-why = En breve
pairs-why-meaning = por qué merece leerse un par señalado o de segunda lectura; en los demás, cuánto de la entrega izquierda está en la derecha / de la derecha en la izquierda, y la coincidencia más larga; el puntero lo muestra todo
pairs-short =
    { $left } / { $right }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } seguidos
# $bound is least or about if the number of all is not known; $option is that of the command, or none.
pairs-not-kept =
    { $bound ->
        [about] Unos { $all }
        [least] Al menos { $all }
       *[exact] { $all }
    } { $all ->
        [one] par
       *[other] pares
    } de la clase { $all ->
        [one] tiene
       *[other] tienen
    } una puntuación así; este informe contiene { $held }.{ $option ->
        [none] { "" }
       *[other] { " " }Con { $option } los contiene todos.
    }
pairs-similarity-not-kept =
    No se sabe cuántos pares más de la clase tienen una similitud así: este informe contiene { $held } de { $pairs }.{ $option ->
        [none] { "" }
       *[other] { " " }Con { $option } los contiene todos.
    }
# The link $settings has the text of settings-and-input.
pairs-none = Ningún par cumple estos filtros. En { $settings } se indica qué pares se conservaron.

filter-name = Nombre
filter-search = Búsqueda
# Filters have the same names in every language.
filter-search-hint = nombres, o filtros como score>0.5
filter-more = Filtros
filter-clear = Borrar filtros
# $name is what stands before the sign of a filter, $text all of it.
filter-unknown = Ningún filtro se llama { $name }: se busca como nombre.
filter-unread = { $text } no se puede leer como filtro: se busca como nombre.
filter-help = Qué entiende la búsqueda
filter-help-word = parte de un nombre, una etiqueta o un grupo
filter-help-two = el par de estos dos
filter-help-quotes = palabras que van juntas
filter-help-minus = sin lo que sigue; también delante de un filtro
filter-help-percent = { $name }, en porcentaje
filter-help-name = solo el nombre, sin etiqueta ni grupo
filter-help-signs = Los números se comparan con >, >=, <, <= o =. Todo lo que se escribe debe cumplirse en el par.
# A verb, before a list to choose from: all pairs, flagged.
filter-show = Mostrar
filter-all = todos los pares
# Two fields for numbers: Score from 0.2 to below 0.3.
filter-from = Puntuación desde
filter-to = y menor de
filter-any-cluster = todos
filter-label = Etiqueta
filter-any-label = todas
filter-across = solo etiquetas distintas
filter-across-meaning = Solo pares de entregas con etiquetas distintas

pair-previous-match = Coincidencia anterior
pair-next-match = Coincidencia siguiente
pair-previous = Par anterior
pair-next = Par siguiente
pair-next-undecided = Siguiente par señalado pendiente
pair-list = La lista en la que está este par
# The place of the pair in its list.
pair-place = Par { $place } de { $count }
# Shows and hides the remaining figures of the pair.
pair-details = Detalles
# The list has so many pairs, but not the one that is shown.
pair-list-of = Lista de { $count }
pair-handed-in-earlier = { $name } se entregó { $duration } antes.

matches-strongest-first =
    { $count ->
        [one] { $count } coincidencia, de mayor a menor peso
       *[other] { $count } coincidencias, de mayor a menor peso
    }
matches-none = Ninguna secuencia de código es lo bastante larga para mostrarla.
# The page reads the code.
matches-reading = Leyendo…
# The place of a match in the list of matches.
match-place = { $place } de { $count }
matches-wrap = Ajustar líneas
matches-together = Desplazar a la vez
# $words is the kind of match.
match-title =
    { $count ->
        [one] coincidencia { $number }: { $words }, { $count } token
       *[other] coincidencia { $number }: { $words }, { $count } tokens
    }
match-figures =
    { $count ->
        [one] { $words }, { $count } token, { $evidence } del peso
       *[other] { $words }, { $count } tokens, { $evidence } del peso
    }
match-spelled-alike = { $share } escrito igual
match-shared-by-these = solo en estas 2 de { $submissions } entregas
match-shared = en { $count } de { $submissions } entregas
passage-figures =
    Pasaje { $number }: { $matches ->
        [one] { $matches } coincidencia
       *[other] { $matches } coincidencias
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $evidence }
# Said of a reason that speaks of the left submission, when the reader has swapped the sides.
match-left-is = La izquierda es aquí { $name }.
# $lines is lines 3–17.
place-in-file = { $file } { $lines }
# $names are pairs of names of a program, with commas: list → words.
renamings-throughout = Con otro nombre en todas partes: { $names }.
# After some renamings: list → words.
renamings-more = y { $count } más
renamings-others =
    { $count ->
        [one] { $count } nombre no se cambia de forma coherente.
       *[other] { $count } nombres no se cambian de forma coherente.
    }
traits-title = Otros rasgos comunes
traits-rare = Pocas entregas más de la clase los tienen. Ninguna puntuación los cuenta.

code-lines-and-matches =
    { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }, { $marks ->
        [one] { $marks } coincidencia
       *[other] { $marks } coincidencias
    }
# Parts of the code that others have too.
code-lines-and-parts =
    { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }, { $marks ->
        [one] { $marks } parte
       *[other] { $marks } partes
    }
# Opens the ways to show the code.
code-view = Vista
code-swap = Intercambiar lados
code-sides = Lados
# The divider between the two sides.
code-divider = Anchura del lado izquierdo
code-divider-how = Arrastrar o usar las flechas; un doble clic vuelve al centro
# Above the files of a submission, each with a percentage.
code-files = Parte del código de cada archivo que coincide
code-hidden = un carácter que no se ve
code-none = El código fuente de esta entrega no está en el informe.
differences = Diferencias
differences-not = Estos dos archivos tienen demasiado pocas líneas iguales.
differences-too-many = Hay demasiadas líneas distintas para una vista como esta.
differences-none = Los dos textos son iguales.
differences-lines =
    { $count ->
        [one] { $count } línea no es igual. Las palabras distintas están marcadas.
       *[other] { $count } líneas no son iguales. Las palabras distintas están marcadas.
    }
differences-sides = Líneas lado a lado
differences-same =
    { $count ->
        [one] { $count } línea igual en ambos lados
       *[other] { $count } líneas iguales en ambos lados
    }

# After the name of a submission.
name-earlier-year = (año anterior)
name-reference = (referencia)
# After the name of a submission that was handed in late.
name-late = (tardía)

## Submissions, clusters, graph and timeline

submission = Entrega

submissions-name = de quién es
submissions-own = Entregada como
submissions-own-meaning = el nombre propio de la entrega
submissions-label-meaning = su etiqueta en los metadatos
submissions-group = Grupo
submissions-group-meaning = quienes la entregaron en conjunto
submissions-files = Archivos
submissions-files-meaning = archivos que se compararon
submissions-tokens = Tokens
submissions-tokens-meaning = tokens de todos sus archivos
submissions-cluster-meaning = el clúster en el que está
# The one submission that is most similar to another one.
submissions-alike = La más similar
submissions-alike-meaning = la entrega más similar a esta, y la puntuación de ambas
# In place of the most similar one.
submissions-not-kept = no está en este informe
submissions-not-kept-meaning = ninguno de sus pares está entre los de este informe
submissions-name-hint = parte de un nombre

submission-counts =
    { $files ->
        [one] { $files } archivo
       *[other] { $files } archivos
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, de los que podrían coincidir { $matchable }.
submission-earlier = De un año anterior.
submission-reference = Una referencia: una solución que nadie de la clase entregó.
# The commit and licence of a public repository that is in an index.
submission-provenance = Procedencia: { $provenance }.
# The link $cluster has the text of submission-cluster.
submission-in-cluster = En el { $cluster }.
submission-cluster = clúster { $number }
# The name of the submission itself, under that of a person.
submission-own = Entregada como { $name }.
submission-label = Etiqueta: { $label }.
submission-group = Entregada en conjunto como { $group }.
submission-handed-in = Entregada el { $moment } UTC.
submission-late = Entregada fuera de plazo.
submission-parts = Qué partes aparecen también en otro lugar
# $places is some of submission-also-in, with commas between them.
submission-strip = partes que aparecen { $places }
submission-strip-empty = nada aparece en otro lugar
submission-also-in = también en { $submission }

# Above the list of submissions with which this one shares code.
shares-title = Comparte con
shares-colour = Color
# Of this submission.
shares-of-this = Esta en la otra
shares-of-this-meaning = parte de los tokens de esta entrega que también tiene la otra
# A verb, above links to side by side.
shares-compare = Comparar
shares-pair = lado a lado
shares-pair-with = lado a lado con { $submission }
shares-more =
    { $count ->
        [one] y { $count } par más
       *[other] y { $count } pares más
    }
shares-none = Ningún par de este informe contiene esta entrega.

clusters-meaning = Entregas conectadas por pares señalados. Dos entregas de un clúster no tienen por qué ser similares entre sí: una tercera puede tener algo de ambas.
clusters-meaning-from = Entregas conectadas por pares con una puntuación de { $score } o más. Dos entregas de un clúster no tienen por qué ser similares entre sí: una tercera puede tener algo de ambas.
# Above the list of clusters.
clusters-order = Primero los más fuertes, por su mejor puntuación; los números van por tamaño.
# The links and headings of a cluster: the two of its strongest pair, and how many more.
clusters-title =
    { $others ->
        [0] Clúster { $number }: { $left } y { $right }
       *[other] Clúster { $number }: { $left }, { $right } y { $others } más
    }
clusters-all = Todos los clústeres
# Clusters of three or more submissions, and clusters of two.
clusters-found =
    { $groups ->
        [one] { $groups } clúster de tres entregas o más
       *[other] { $groups } clústeres de tres entregas o más
    }, { $couples } de dos
# The best score of its pairs, beside the name of a cluster.
clusters-best = mejor puntuación: { $score }
clusters-couples = Clústeres de dos entregas
clusters-previous = Clúster anterior
clusters-next = Clúster siguiente
# Above a table or a picture of them.
clusters-scores = Puntuaciones de sus pares
clusters-timeline = Entregas de este clúster por hora, con una fila para cada una
# $possible is how many pairs the submissions make.
clusters-counts =
    { $submissions ->
        [one] { $submissions } entrega
       *[other] { $submissions } entregas
    }, pares señalados: { $flagged } de { $possible }
# Pairs; these two follow clusters-counts, with commas between them.
clusters-confirmed = confirmados: { $count }
clusters-dismissed = descartados: { $count }
# $group is one of the next two messages, and $names says who.
clusters-members =
    { $count ->
        [one] { $group }, { $count } entrega: { $names }
       *[other] { $group }, { $count } entregas: { $names }
    }
clusters-ring = Similares como grupo más allá del azar
clusters-group = Grupo { $number }
# Two groups or more.
clusters-groups = Dentro del clúster hay { $count } grupos más conectados por dentro que entre sí (método de Blondel et al., 2008, conocido como Louvain):
# The pairs of a cluster, always several.
clusters-list = Lista con sus { $count } pares
# Buttons, below the pairs of a cluster: always several.
clusters-all-confirmed = Confirmar los { $count } pares señalados pendientes
clusters-all-dismissed = Descartar los { $count } pares señalados pendientes
# After such a button, before decision-form-undo.
clusters-done-confirmed = { $count } pares confirmados.
clusters-done-dismissed = { $count } pares descartados.
clusters-no-such = En este informe no existe ese clúster.

heatmap = Puntuaciones de los pares de { $count } entregas, más intensas cuanto más similares son las dos
heatmap-key = Cuanto más intenso es el color, más similares son. Un clic en una celda lleva al par.

# Before a choice of the next two: which pairs connect submissions.
threshold-by = Conectadas por
threshold-flagged = pares señalados
# The slider that sets it follows, and the score.
threshold-from = pares con una puntuación desde
# With the options $option the report would have all pairs.
threshold-missing =
    Por debajo de una puntuación de { $score }, este informe no tiene todos los pares de la clase: los clústeres pueden ser mayores de lo que se muestra.{ $option ->
        [none] { "" }
       *[other] { " " }Con { $option } los tiene todos.
    }
threshold-set = Los clústeres se forman con pares de una puntuación de { $score } o más.
# A link, after threshold-set, to where it can be changed.
threshold-change = Cambiar el umbral
threshold-no-clusters = No hay entregas conectadas por pares con esa puntuación.

# A list to choose from follows: of clusters, of labels.
graph-colours = Colores
graph-colours-clusters = por clúster
graph-colours-labels = por etiqueta
graph-zoom-in = Acercar
graph-zoom-out = Alejar
# A verb, on a button: moves all that is shown to the middle, as large as there is room.
graph-fit = Ajustar
graph-placing = Colocando las entregas…
graph-shown =
    { $submissions ->
        [one] { $submissions } entrega
       *[other] { $submissions } entregas
    }, { $pairs ->
        [one] { $pairs } par
       *[other] { $pairs } pares
    }
graph-shown-of =
    { $submissions ->
        [one] { $submissions } entrega
       *[other] { $submissions } entregas
    }; se muestran { $shown } de { $pairs ->
        [one] { $pairs } par
       *[other] { $pairs } pares
    }, los más similares
graph-picture = Entregas conectadas por pares
graph-none = Ningún par tiene esta puntuación: mueva el control deslizante a la izquierda.
graph-key = Más cerca: más similares. Haga clic en una entrega para ver sus pares, en una línea para ver el par, o en un fondo para ver el clúster. Arrastre para mover la imagen y gire la rueda para acercarla: así caben más nombres.
# Above a list of signs: dots with colours, lines.
graph-legend = Leyenda
graph-legend-more =
    { $count ->
        [one] y { $count } más, con uno de estos colores
       *[other] y { $count } más, con los mismos colores
    }
graph-legend-no-label = sin etiqueta
# The coloured surface behind the dots of a cluster.
graph-legend-ground = fondo: un clúster
graph-legend-thicker = más gruesa: más similares
# Each beside a line: a pair.
graph-legend-flagged = señalado
graph-legend-dismissed = descartado
graph-connected = Entregas conectadas
graph-list = Estos pares en una lista
# Beside the name of a submission.
graph-cluster = clúster { $number }
# The link $all has the text of graph-all-submissions.
graph-apart =
    { $count ->
        [one] { $count } entrega no está conectada: ver { $all }
       *[other] { $count } entregas no están conectadas: ver { $all }
    }
graph-all-submissions = todas las entregas
graph-more =
    { $count ->
        [one] y { $count } entrega más
       *[other] y { $count } entregas más
    }

timeline-meaning = Cuándo se hicieron las entregas, en la hora de su zona ({ $zone }), con una fila para cada clúster. Quien entregó primero no es necesariamente quien lo escribió.
timeline-untimed =
    { $count ->
        [one] No se conoce la hora de { $count } entrega.
       *[other] No se conoce la hora de { $count } entregas.
    }
timeline-picture = Entregas por hora, con una fila para cada clúster
# Before a row of the picture; there is room for some 18 letters.
timeline-no-cluster = Sin clúster
timeline-order = Pares señalados: qué entrega fue anterior
# Above the name of the submission that was handed in earlier, when that was, and how much later the other one came.
timeline-earlier = Anterior
timeline-handed-in = Entregada
timeline-apart = Diferencia
timeline-none = De ningún par señalado se conoce la hora de ambas entregas.

## Findings: whole sentences about a pair

verdict-flagged = señalado
verdict-second-look = segunda lectura
verdict-not-unusual = nada inusual
verdict-too-small = demasiado corto
kind-identical = idéntico
kind-identical-moved = idéntico, en otro orden
kind-identifiers-renamed = identificadores renombrados
kind-identifiers-renamed-moved = identificadores renombrados, en otro orden
kind-restructured = reestructurado
kind-restructured-moved = reestructurado, en otro orden
trait-comment = comentario
trait-word = palabra
trait-string = cadena
trait-name = nombre
trait-number = número
trait-layout = formato
trait-held =
    { $class ->
        [one] en { $submissions } de { $class } entrega
       *[other] en { $submissions } de { $class } entregas
    }

finding-flagged-with-group = El par está señalado junto con un grupo de entregas que son más similares que los trabajos independientes, sea como sea el par por sí solo.
finding-flagged-for-length = El par está señalado por la longitud de su coincidencia más larga, no por su puntuación: los trabajos independientes no comparten pasajes así de largos.
finding-flagged = Las dos entregas son más similares que los trabajos independientes en esta clase.
finding-flagged-small-class = Las dos entregas comparten tanto código que una persona debe leerlas.
finding-second-look = El par no está señalado, pero merece una segunda lectura: solo unos pocos pares independientes de esta clase serían así de similares, o la mayor parte de una entrega está en la otra.
finding-second-look-small-class = El par no está señalado, pero merece una segunda lectura: la mayor parte de una entrega está en la otra.
finding-not-unusual = El par no tiene nada inusual: los trabajos independientes en esta clase son igual de similares.
finding-not-unusual-small-class = El par no tiene nada inusual: las dos entregas comparten menos que los pares señalados o que merecen una segunda lectura.
finding-too-small = Al menos una de las dos entregas es demasiado corta: con tan poco código que podría coincidir, de lo que comparten no se deduce nada.
finding-overlap =
    { $longest ->
        [one] Su similitud es del { $similarity }; la coincidencia más larga tiene { $longest } token.
       *[other] Su similitud es del { $similarity }; la coincidencia más larga tiene { $longest } tokens.
    }
finding-match-each-other = El { $leftshare } de { $left } coincide con el { $rightshare } de { $right }.
finding-rank = Por su puntuación, el par ocupa el puesto { $rank } entre los { $pairs } pares de la clase.
finding-no-rank = El par no está entre los que se ordenaron por puntuación.
finding-rank-reference = Es un par con una referencia y no tiene rango entre los pares de la clase.

reliance-checked = El número esperado de pares independientes es una estimación a partir de la propia clase. En clases que juzgaron personas, se desvió hasta en un factor de tres. No dice nada del código de una fuente común que ambos tenían permiso para usar, como una plantilla.
reliance-few-submissions = El número esperado de pares independientes es una estimación aproximada, pues la clase tiene menos de 25 entregas. En clases de este tamaño que juzgaron personas, se desvió hasta en un factor de tres. No dice nada del código de una fuente común que ambos tenían permiso para usar, como una plantilla.
reliance-many-alike = El número esperado de pares independientes no es fiable aquí: más de uno de cada veinte pares de esta clase tiene una puntuación muy superior a la mediana, y los números no permiten distinguir si se copiaron, si se hicieron a partir de una misma plantilla o si son similares por otro motivo.
strength-too-small = Con tan poco código no se puede decir cuántos pares independientes así de similares se esperan.
strength-not-computed = No se ha calculado cuántos pares independientes así de similares se esperan.
strength-small-class = Una clase en la que menos de diez entregas tienen suficiente código es demasiado pequeña para decir cuántos pares independientes así de similares se esperan. En una clase así se señalan los pares con una puntuación de { $score } o más.
# $number is text such as 1.5 or 1,081.
strength-pairs = Si todos trabajaran de forma independiente, cerca de { $number } de los { $pairs } pares de esta clase serían así de similares.
strength-one-in = Si todos trabajaran de forma independiente, cerca de 1 de cada { $classes } clases como esta tendría un par así de similar.
strength-below-one-in-a-thousand = Si todos trabajaran de forma independiente, menos de 1 de cada 1000 clases como esta tendría un par así de similar.
strength-group-one-in = Si todos trabajaran de forma independiente, aproximadamente 1 de cada { $classes } clases como esta tendría un grupo así de similar. El número es el del grupo; el par por sí solo quizá sea menos inusual.
strength-group-below-one-in-a-thousand = Si todos trabajaran de forma independiente, menos de 1 de cada 1000 clases como esta tendría un grupo así de similar. El número es el del grupo; el par por sí solo quizá sea menos inusual.

decision-meaning-undecided = Pendiente
decision-meaning-confirmed = Confirmado: el par comparte código que no debería compartir
decision-meaning-dismissed = Descartado: hay una buena razón para lo que comparte el par

time-line = Desde cuándo tiene cada lado las coincidencias
time-line-key = Arriba, rellena: { $left }. Abajo, con contorno: { $right }. Una barra empieza con la primera versión que tiene la coincidencia; la línea de puntos que la precede, con la última versión sin ella, o en el borde izquierdo si no se conoce ninguna.
time-line-git = En git, las fechas y los nombres pueden cambiarse después.
time-line-more =
    { $count ->
        [one] { $count } coincidencia más no está en la imagen.
       *[other] { $count } coincidencias más no están en la imagen.
    }
history-since = { $name } tiene esto desde { $time }{ $by }: { $how }; { $before }.
history-now = { $name } tiene esto en la entrega comparada, y en ninguna instantánea: { $how }; { $before }.
history-by =
    { $record ->
        [git] , commit { $version } de { $author }
        [attempts] , intento { $version }
       *[snapshots] , instantánea { $version }
    }
history-piece =
    { $count ->
        [one] de una pieza, con { $count } línea añadida al archivo
       *[other] de una pieza, con { $count } líneas añadidas al archivo
    }
history-grown =
    { $count ->
        [one] creció en { $count } versión
       *[other] creció a lo largo de { $count } versiones
    }
history-before = no estaba el { $time }
history-from-start = estaba desde la primera versión
history-none = Ninguna versión legible de { $name } tiene esto.
history-first = Según estas fechas, { $name } lo tuvo primero.
history-unknown = Estas fechas no dicen quién lo tuvo primero.
restructuring-order = Los mismos pasos en otro orden.
restructuring-right = Los mismos pasos; solo la derecha tiene { $right }.
restructuring-left = Los mismos pasos; solo la izquierda tiene { $left }.
restructuring = Los mismos pasos: la izquierda tiene { $left } donde la derecha tiene { $right }.
# A word of a program between quotation marks, as in “while”, “=” and “+”.
quoted = «{ $text }»
# Two parts of a sentence, of which the first may be joined already.
parts = { $first }; { $rest }
list-last = { $others } y { $last }
list-more = { $count } más

## Why a pair is flagged: a sentence or two of these. What begins with a small letter is joined to others by semicolons.

# The same in a few words, for a column of the list of pairs: one or two of the next four messages.
short-group = grupo de { $members }
# A block of code that so many submissions have.
short-block = { $share } en un bloque de { $submissions }
short-alone =
    { $tokens ->
        [one] { $tokens } token en ninguna otra
       *[other] { $tokens } tokens en ninguna otra
    }
short-trait =
    { $kind ->
        [comment] comentario { $text } en ninguna otra
        [word] palabra { $text } en ninguna otra
        [string] cadena { $text } en ninguna otra
        [name] nombre { $text } en ninguna otra
        [number] número { $text } en ninguna otra
       *[layout] formato { $text } en ninguna otra
    }

why-group = Ambas entregas pertenecen a un grupo de { $members } que, en conjunto, son similares más allá del azar.
# $passages is one of the next three messages, or empty.
why-completely = { $left } y { $right } coinciden por completo{ $passages }.
why-partly = El { $leftshare } de { $left } coincide con el { $rightshare } de { $right }{ $passages }.
why-nearest = Esto está más cerca de la referencia que cualesquiera dos entregas de la clase entre sí.
why-order =
    { $record ->
        [git] Según lo que git registró, que puede cambiarse después,
        [attempts] Según los intentos entregados,
       *[snapshots] Según las instantáneas de la clase,
    } { $left } tuvo primero { $leftfirst } de { $matches } coincidencias ({ $leftevidence } del peso), y { $right } { $rightfirst } ({ $rightevidence }).
why-order-unknown =
    { $record ->
        [git] Lo que git registró no dice quién tuvo primero las coincidencias.
        [attempts] Los intentos entregados no dicen quién tuvo primero las coincidencias.
       *[snapshots] Las instantáneas de la clase no dicen quién tuvo primero las coincidencias.
    }
why-one-passage = , en un pasaje
why-passages = , en { $passages } pasajes
why-passages-moved = , en { $passages } pasajes, { $moved } de ellos en otro orden
why-in-block =
    { $submissions ->
        [one] el { $share } del código que coincide está en un bloque que comparte { $submissions } entrega
       *[other] el { $share } del código que coincide está en un bloque que comparten { $submissions } entregas
    }
why-alone =
    { $tokens ->
        [one] { $tokens } de los tokens que coinciden no aparece en ninguna otra entrega
       *[other] { $tokens } de los tokens que coinciden no aparecen en ninguna otra entrega
    }
why-trait-text =
    { $kind ->
        [comment] ambas tienen el comentario { $text }, que no tiene ninguna otra entrega de la clase
        [word] ambas tienen la palabra { $text }, que no tiene ninguna otra entrega de la clase
        [string] ambas tienen la cadena { $text }, que no tiene ninguna otra entrega de la clase
        [name] ambas tienen el nombre { $text }, que no tiene ninguna otra entrega de la clase
        [number] ambas tienen el número { $text }, que no tiene ninguna otra entrega de la clase
       *[layout] ambas tienen el formato { $text }, que no tiene ninguna otra entrega de la clase
    }
why-trait =
    { $kind ->
        [comment] ambas tienen un mismo comentario que no tiene ninguna otra entrega de la clase
        [word] ambas tienen una misma palabra que no tiene ninguna otra entrega de la clase
        [string] ambas tienen una misma cadena que no tiene ninguna otra entrega de la clase
        [name] ambas tienen un mismo nombre que no tiene ninguna otra entrega de la clase
        [number] ambas tienen un mismo número que no tiene ninguna otra entrega de la clase
       *[layout] ambas tienen un mismo formato que no tiene ninguna otra entrega de la clase
    }

## Groups, shared blocks and identical files: how many there are, and how to read them

groups-heading =
    { $count ->
        [one] { $count } grupo de entregas es más similar que el trabajo independiente, por lo que todos sus pares están señalados. Pueden ser copias de una misma fuente o compartir una plantilla: revise el código compartido antes de decidir.
       *[other] { $count } grupos de entregas son más similares que el trabajo independiente, por lo que todos sus pares están señalados. Pueden ser copias de una misma fuente o compartir una plantilla: revise el código compartido antes de decidir.
    }
blocks-heading =
    { $count ->
        [one] Código que comparten tres o más entregas, ya sea una plantilla o copias unas de otras: { $count } bloque. Si un bloque es código de partida, o está permitido usarlo, indíquelo con --boilerplate y dejará de contar.
       *[other] Código que comparten tres o más entregas, ya sea una plantilla o copias unas de otras: { $count } bloques. Si un bloque es código de partida, o está permitido usarlo, indíquelo con --boilerplate y dejará de contar.
    }
blocks-heading-largest =
    { $count ->
        [one] Código que comparten tres o más entregas, ya sea una plantilla o copias unas de otras: { $count } bloque; en este informe, los { $largest } mayores. Si un bloque es código de partida, o está permitido usarlo, indíquelo con --boilerplate y dejará de contar.
       *[other] Código que comparten tres o más entregas, ya sea una plantilla o copias unas de otras: { $count } bloques; en este informe, los { $largest } mayores. Si un bloque es código de partida, o está permitido usarlo, indíquelo con --boilerplate y dejará de contar.
    }
identical-heading =
    { $count ->
        [one] Iguales byte por byte en varias entregas: { $count } archivo; primero, los que están en menos entregas. Los programas cortos bien pueden ser iguales sin que nadie haya copiado; los largos, no.
       *[other] Iguales byte por byte en varias entregas: { $count } archivos; primero, los que están en menos entregas. Los programas cortos bien pueden ser iguales sin que nadie haya copiado; los largos, no.
    }

## Evidence sheet

sheet-title = Ficha de indicios
sheet-title-names = Ficha de indicios: { $left } y { $right }
sheet-names = { $left } y { $right }
sheet-subject = Ficha de indicios sobre dos entregas
sheet-subject-exercise = Ficha de indicios sobre dos entregas de { $exercise }
sheet-no-pair = No hay ningún par que mostrar.
sheet-back = Volver al par
# On a button.
sheet-print = Imprimir
sheet-in-short = En resumen
sheet-alike = Dos fragmentos coinciden si su código está construido igual; los nombres, los comentarios y el formato no cuentan.
sheet-this-pair = Este par entre todos los de la clase
# The pair's place in a picture of the scores.
sheet-here = este par
sheet-picture =
    { $count ->
        [one] { $count } par por puntuación; este par tiene { $score }, y desde { $flag } los pares están señalados
       *[other] { $count } pares por puntuación; este par tiene { $score }, y desde { $flag } los pares están señalados
    }
sheet-picture-key = Barras: los pares de la clase según su puntuación; cada paso hacia arriba es un múltiplo del anterior. Línea fina: cómo sería el trabajo independiente. Línea discontinua: señalados a partir de aquí.
sheet-passages = Los pasajes de más peso, lado a lado
# $kind is one of the kinds of matches above.
sheet-passage =
    { $tokens ->
        [one] { $kind }, { $tokens } token, { $evidence } del peso
       *[other] { $kind }, { $tokens } tokens, { $evidence } del peso
    }
sheet-more-lines =
    { $count ->
        [one] y { $count } línea más
       *[other] y { $count } líneas más
    }
sheet-sources-at-end = El código fuente completo está al final.
sheet-traits = Otros rasgos comunes
sheet-traits-meaning = Ambas entregas los tienen, y pocas más de la clase. No cuentan para la puntuación: los comentarios, las cadenas, los nombres y el formato pueden tener una fuente común.
sheet-traits-table = Tabla de otros rasgos comunes
sheet-trait = Rasgo
sheet-trait-written = Tal como se escribe
sheet-trait-held = Cuántas lo tienen
sheet-not-shown = no se muestra
sheet-limits = Lo que esta ficha no puede decir
sheet-limit-first = Quién tuvo antes el código, o si ambos lo tienen de otra parte.
sheet-limit-allowed = Si estaba permitido: la razón puede ser un trabajo en grupo, código de la asignatura, una biblioteca o un generador.
sheet-limit-why = Por qué son similares las dos entregas. Una persona debe leer el código, y escuchar a los interesados, antes de sacar ninguna conclusión.
sheet-decision-so-far = Decisión hasta ahora
sheet-decisions-contradict = Estas decisiones se contradicen; por ahora no vale ninguna.
sheet-decision = Decisión
sheet-heard = Fecha de la audiencia
sheet-decision-reason = Decisión y motivación
sheet-signatures = Nombres, fecha, firmas
sheet-input = Datos de entrada
sheet-submissions = Las dos entregas
sheet-handed-in-by = Entregada por
sheet-label = Grupo o asignatura
sheet-group = Entregada en conjunto como
sheet-timestamp = Entregada el (UTC)
sheet-late = Fuera de plazo
sheet-earlier = De un año anterior
sheet-reference = Referencia, que nadie entregó
sheet-provenance = Procedencia
sheet-tokens = Tokens
sheet-matchable = Tokens que podrían coincidir
sheet-yes = sí
sheet-tokens-meaning = Los tokens son las palabras, los números y los operadores de un programa. Los que podrían coincidir no son código de partida y forman parte de una secuencia lo bastante larga.
sheet-files = Archivos de { $name }
sheet-file = Archivo
sheet-language = Lenguaje
sheet-not-stated = no consta
sheet-not-compared = No comparado
sheet-none-left-out = No se excluyó ningún archivo de las dos entregas.
sheet-left-out = Excluidos
sheet-warnings = Leídos con advertencias
sheet-reason = Motivo
sheet-remarks = Conviene saberlo antes de leer
sheet-remarks-meaning = Nada de esto es prueba de nada, y nada de lo anterior depende de ello.
sheet-line = Línea
sheet-remark = Observación
sheet-method = Método
# $selection is one of the messages selection-….
sheet-method-text = Cada programa se convierte en una sucesión de tokens en la que todos los nombres son uno solo, y { $selection }. Una huella cuenta más cuantas menos entregas la tienen, y las puntuaciones de todos los pares de una clase de diez o más indican lo similares que son los trabajos independientes en la misma tarea. Para esta ficha, el método greedy string tiling (Wise 1993) ha superpuesto los dos programas, primero la coincidencia más larga y sin usar ningún token dos veces; lo que queda se ha comparado de nuevo en una forma en la que los bucles, las bifurcaciones y el orden de las instrucciones se escriben de una única manera.
selection-winnowing = winnowing (Schleimer, Wilkerson, Aiken, SIGMOD 2003) selecciona huellas de ella de modo que se encuentre toda secuencia de { $guarantee } tokens que compartan dos programas
selection-guaranteed = el esquema { $scheme } selecciona huellas de ella de modo que se encuentre toda secuencia de { $guarantee } tokens que compartan dos programas
selection-other = el esquema { $scheme } selecciona huellas de ella sin garantizar que se encuentre toda secuencia que compartan dos programas
sheet-matches = Coincidencias
sheet-no-match = No hay ninguna coincidencia que mostrar.
sheet-matches-table = Tabla de coincidencias
sheet-strongest-first = De mayor a menor peso
sheet-match = N.º
# Read aloud before the number of a match.
sheet-match-number = coincidencia
sheet-match-end = fin de la coincidencia
sheet-kind = Tipo
sheet-share = Parte del peso
sheet-rarest = Parte menos común
sheet-rarest-unknown = no se sabe
sheet-rarest-shared =
    { $all ->
        [one] en { $count } de { $all } entrega
       *[other] en { $count } de { $all } entregas
    }
sheet-kinds-meaning = Idéntico: todas las palabras, los números y los operadores. Identificadores renombrados: todo salvo los nombres y literales. Reestructurado: los mismos pasos, escritos de otra manera o en otro orden. En otro orden: la coincidencia ocupa otro lugar entre las coincidencias. Peso: lo que comparten las dos entregas; cada parte cuenta más cuantas menos entregas la tienen.
sheet-settings = Configuración
sheet-sources = Código fuente
sheet-sources-key = Cada coincidencia lleva su número al principio y al final. Está subrayada con línea doble si es idéntica, con una línea si difieren identificadores o literales, y con puntos si está reestructurada. El código de partida está en gris; no se comparó. Los caracteres que no se verían figuran en un recuadro con su número.
sheet-no-sources = Su código fuente no forma parte de esta ficha.
sheet-file-without-match = sin coincidencias
sheet-starter-code = código de partida
sheet-made-by = Generado con codesim { $version }.

## The comparison as a whole, on the evidence sheet

compared-class =
    { $submissions ->
        [one] La clase tiene { $submissions } entrega, y se compararon { $pairs } pares.
       *[other] { $pairs ->
            [one] La clase tiene { $submissions } entregas, y se comparó { $pairs } par.
           *[other] La clase tiene { $submissions } entregas, y se compararon { $pairs } pares.
        }
    }
compared-earlier =
    { $count ->
        [one] De años anteriores: { $count } entrega, comparada con las de este año y no con otras anteriores.
       *[other] De años anteriores: { $count } entregas, comparadas con las de este año y no entre sí.
    }
compared-references =
    { $count ->
        [one] Con { $count } referencia, una solución que nadie de la clase entregó. Ningún número de la clase depende de ella.
       *[other] Con { $count } referencias, soluciones que nadie de la clase entregó. Ningún número de la clase depende de ellas.
    }
compared-index =
    { $count ->
        [one] También se comparó con { $count } entrega del índice { $index }.
       *[other] También se comparó con { $count } entregas del índice { $index }.
    }
compared-no-starter = No se indicó código de partida.
compared-starter = El código de partida no se comparó: { $paths }.
setting-codesim = Codesim
setting-folders = Carpetas
setting-earlier = Años anteriores
setting-references = Referencias
setting-snapshots = Instantáneas
setting-git-history = Commits de git
setting-git-history-read = leídos
setting-read-as = Leído como
setting-index = Índice
setting-starter = Código de partida
setting-file = Configuración
setting-languages = Lenguajes
setting-include = Archivos leídos
setting-exclude = Archivos no leídos
setting-encoding = Codificación
setting-extensions = Leídos por extensión
setting-extension = { $extension } como { $id }
setting-min-tokens = Se valora desde
setting-structure = Estructura
setting-text = Texto
setting-thresholds = coincidencias desde { $noise } tokens, todas a partir de { $guarantee } tokens
setting-selection = Selección
setting-common = Ignorado por ser común
setting-common-value =
    { $count ->
        [one] lo que está en más de { $count } entrega
       *[other] lo que está en más de { $count } entregas
    }
setting-imports = Importaciones
setting-imports-compared = comparadas
setting-imports-left-out = excluidas

## The page that compares in a browser tab

tab-title = Comparar una clase
tab-private = Nada sale de este ordenador: esta página compara los archivos por sí misma y el navegador no le permite ninguna conexión.
tab-private-hosted = Sus archivos no salen de este ordenador: esta página los compara por sí misma y no envía nada.
tab-class = Clase
tab-files = Archivos
tab-files-hint = Suéltelos en cualquier lugar de esta página: el archivo comprimido de su plataforma de aprendizaje, una carpeta con una carpeta por estudiante o muchos archivos. El código de partida y los años anteriores también van aquí: indique en la lista qué es cada cosa.
tab-choose-files = Elegir archivos
tab-choose-folder = Elegir una carpeta
tab-unreadable = El navegador no puede leer estos archivos. Si era una carpeta, elíjala con el botón o suéltela como zip.
tab-nothing-in-it = No contiene ningún archivo.
tab-role-of = Qué es { $name }
tab-role-submissions = entregas
tab-role-starter = código de partida
tab-role-earlier = un año anterior
tab-role-reference = una referencia
tab-remove = Quitar
tab-remove-of = Quitar { $name }
tab-more =
    { $count ->
        [one] Y { $count } más.
       *[other] Y { $count } más.
    }
tab-several = Cada carpeta o archivo comprimido es
tab-several-submissions = una entrega
tab-several-parts = una parte de la clase, con entregas dentro
tab-name = Título del informe
tab-languages = Lenguajes de programación: { $names }
tab-languages-all = todos
tab-languages-hint = El nombre de un archivo indica su lenguaje. Elija algunos para dejar fuera todos los demás.
tab-languages-legend = Lenguajes de programación
tab-report-language = Idioma del informe
tab-compare = Comparar
tab-missing = Faltan entregas.
tab-large = Son unos { $size } de código, más de lo que suele caber en la memoria de una pestaña. Puede intentarlo; el programa codesim, que se instala, compara clases de cualquier tamaño.
tab-preparing = Preparando
tab-step = Paso { $number } de { $count }: { $what }
tab-stage-read = leyendo archivos
tab-stage-rank = comparando
tab-stage-judge = evaluando pares
tab-stage-align = alineando coincidencias
tab-stage-blocks = buscando bloques compartidos
tab-stage-traits = comparando comentarios, cadenas y nombres
tab-stage-write = escribiendo el informe
tab-done-of = { $done } de { $units }
tab-cancel = Cancelar
tab-too-large = Esta clase necesita más memoria de la que tiene una pestaña. Deje fuera lo que no haga falta, elija solo los lenguajes necesarios o instale el programa codesim, que compara clases de cualquier tamaño.
tab-not-loaded = No se pudo cargar el programa. Compruebe la conexión a la red e inténtelo de nuevo.
tab-broken = La comparación se interrumpió, y no es culpa suya. Comuníquelo, por favor, con los detalles de abajo. El programa codesim, que se instala, quizá pueda comparar esta clase.
tab-detail = Detalles
tab-back = Volver
tab-back-warning = Este navegador no guarda sus decisiones. Si no las guarda desde la vista «Decisiones», se pierden.
tab-report = Informe
tab-save = Guardar informe
tab-save-json = Guardar JSON
tab-save-csv = Guardar CSV
