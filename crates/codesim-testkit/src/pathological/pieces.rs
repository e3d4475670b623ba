//! Pieces of program text that some language has.

// A line for each group of a table, not for each of its entries.
#[rustfmt::skip]
/// Openers with their closers.
pub(crate) const PAIRS: &[(&str, &str)] = &[
    // Brackets.
    ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("((", "))"), ("[[", "]]"), ("{{", "}}"), ("([{", "}])"), ("({", "})"), ("{(", ")}"), ("[(", ")]"),
    ("(a,", ")"), ("a(", ")"), ("a[", "]"), ("a<", ">"), ("a{", "}"), ("a<b,", ">"), ("(a)(", ")"), ("[a](", ")"), ("@(", ")"), ("@{", "}"), ("%{", "}"),
    ("#(", ")"), ("#{", "}"), ("$(", ")"), ("$((", "))"), ("${a:-", "}"), ("<(", ")"), ("'(", ")"), ("`(", ")"), (",(", ")"), (",@(", ")"), ("#'(", ")"),
    ("[|", "|]"), ("(|", "|)"), ("{|a|", "}"), ("<:", ":>"), ("??(", "??)"), ("«", "»"), ("“", "”"),
    // Blocks in braces.
    ("if(", "){}"), ("if (a) {", "}"), ("if a {", "}"), ("switch (a) {", "}"), ("switch(a){case 1:", "}"), ("match a {", "}"), ("match a { a => ", "}"),
    ("for (;;) {", "}"), ("for a in b {", "}"), ("while (a) {", "}"), ("do {", "} while (a);"), ("try {", "} catch (E e) {}"), ("try {", "} finally {}"),
    ("function () {", "}"), ("function a() {", "}"), ("->(){", "}"), ("() -> {", "}"), ("() => {", "}"), ("func a() {", "}"), ("fn a() {", "}"), ("def a() = {", "}"),
    ("class A {", "}"), ("struct {", "}"), ("enum A {", "}"), ("union {", "}"), ("interface A {", "}"), ("namespace a {", "}"), ("mod a {", "}"), ("object A {", "}"),
    ("impl A {", "}"), ("extern \"C\" {", "}"), ("async {", "}"), ("unsafe {", "}"), ("synchronized (a) {", "}"), ("sub a {", "}"), ("proc a {} {", "}"),
    ("new A() {", "}"), ("a = {", "}"), ("a: {", "}"), ("a { a: ", "}"), ("@media a {", "}"), ("A = [", "]"), ("template <", "> class A"), ("vector<", ">"),
    // Blocks between words.
    ("begin ", "end "), ("begin\n", "end;\n"), ("BEGIN\n", "END\n"), ("do ", "end "), ("do\n", "end\n"), ("do ", "done "), ("while a do ", "od "), ("if a then ", "end "),
    ("if a then ", "else b "), ("if a; then ", "fi; "), ("case a in b) ", ";; esac "), ("function a()\n", "end\n"), ("def a\n", "end\n"), ("class A\n", "end\n"),
    ("module A\n", "end\n"), ("repeat ", "until a "), ("loop ", "end loop; "), ("record ", "end "), ("fun a -> ", "end "), ("fun a -> ", ")"), ("(fun a -> ", ")"), ("let a = ", " in "),
    ("let ", "in "), ("CASE WHEN ", "END "), ("SELECT * FROM (", ")"), ("select a from (", ") b"), ("procedure A is begin ", "end A; "), ("IF A THEN\n", "END IF\n"),
    ("subroutine a\n", "end subroutine\n"), ("quote do ", "end "), ("defmodule A do\n", "end\n"), ("struct A ", "end "), ("packed ", "end "),
    // Functions in brackets.
    ("(lambda (a) ", ")"), ("(define (a) ", ")"), ("(let ((a ", ")) a)"), ("(let loop ((a b)) ", ")"), ("(cond (", "))"), ("(if a ", ")"), ("(quote ", ")"), ("(defun a (b) ", ")"),
    ("(\\a -> ", ")"), ("(a: b) => (", ")"), ("def(", ")"), ("def a(", ")"), ("sizeof(", ")"), ("typeof(", ")"), ("decltype(", ")"), ("__attribute__((", "))"), ("#[a(", ")]"), ("@a(", ")"), ("@[", "]"),
    // Markup.
    ("<a>", "</a>"), ("<div>", "</div>"), ("<p>", ""), ("<li>", ""), ("<table><tr><td>", "</td></tr></table>"), ("<b><i>", "</b></i>"), ("<a b='", "'>"), ("<a b=\"", "\">"),
    ("<script>", "</script>"), ("<script>a</script>", ""), ("<style>", "</style>"), ("<style>a{}</style>", ""), ("<svg>", "</svg>"), ("<![CDATA[", "]]>"), ("<!DOCTYPE a [", "]>"),
    ("<!ENTITY a \"", "\">"), ("<?php ", "?>"), ("<?a ", "?>"), ("<% ", "%>"), ("{% ", "%}"), ("a ? ", ": b"), ("{a ? <b>", "</b> : c}"), ("<>", "</>"),
    // Strings with code inside.
    ("\"${", "}\""), ("\"#{", "}\""), ("`${", "}`"), ("\"\\(", ")\""), ("\"$(", ")\""), ("f\"{", "}\""), ("f'{", "}'"), ("$\"{", "}\""), ("$@\"{", "}\""), ("\"{", "}\""), ("s\"${", "}\""),
    // Strings with brackets for quotes.
    ("%w(", ")"), ("%(", ")"), ("%q{", "}"), ("q(", ")"), ("q{", "}"), ("qq{", "}"), ("qw(", ")"), ("m{", "}"), ("s{a}{", "}"), ("s/a/", "/"), ("tr/a/", "/"), ("R\"a(", ")a\""),
    ("R\"aaaaaaaaaaaaaaaaaaaaaaaaaaaa(", ")aaaaaaaaaaaaaaaaaaaaaaaaaaaa\""), ("r", "#"), ("r#\"", "\"#"), ("r###\"", "\"###"), ("#\"", "\"#"), ("@\"", "\""), ("$a$", "$a$"), ("{a|", "|a}"), ("~s(", ")"), ("~r/", "/"), ("[=[", "]=]"),
    // Comments.
    ("/*", "*/"), ("(*", "*)"), ("{-", "-}"), ("/+", "+/"), ("#=", "=#"), ("#|", "|#"), ("#;(", ")"), ("--[[", "]]"), ("<!--", "-->"), ("<#", "#>"), ("%{\n", "%}\n"), ("=begin\n", "=end\n"),
    ("=pod\n", "=cut\n"), ("/**", "*/"), ("//*", "*/"), ("{*", "*}"), ("(;", ";)"),
    // Lines of a preprocessor.
    ("#if A\n", "#endif\n"), ("#if A\n", "#else\n#endif\n"), ("#if A\nx;\n#else\n", "#endif\n"), ("#ifdef A\n", "#endif\n"), ("#region\n", "#endregion\n"), ("#if (", ")\n"), ("{$ifdef A}", "{$endif}"),
    ("`ifdef A\n", "`endif\n"), ("#define A(", ")\n"), ("#if defined(", ")\n"),
];

// As above.
#[rustfmt::skip]
/// Openers that are never closed, and closers that were never opened.
pub(crate) const SINGLES: &[&str] = &[
    // Closers.
    ")", "]", "}", ">", ">]", "])", "*/", "*)", "-}", "+/", "|#", "]]", "-->", "?>", "%>", "]]>", "</a>", "end ", "end\n", "end;\n", "fi\n", "done\n",
    "esac\n", "then ", "in ", "of ", "#else\n", "#endif\n", "#elif A\n", "else ", "catch (E e) {}", "finally {}", "until a ",
    // Openers that the end of a line closes, or that are never closed.
    "if a:\n", "else:\n", "else if ", "elif ", "elsif a\n", "case a of\n", "match a with a -> ", "match a with\n", "\\a -> ", "lambda a: ", "for(;;)",
    "while(1)", "if(a)", "do\n ", "let\n", "where\n", "where a = b\n", "def a:\n", "def a():\n", "class A:\n", "try:\n", ",", "`a `", "var ",
    "function ",
    // Comments to the end of a line.
    "//", "--", "%", "#", ";", "!", "'", "REM ", "dnl ", "#\n", "//\n", "///", "//!", "#!", "#!/a\n", "-- |", "%%", "\\ ",
    // Quotes.
    "\"", "\"\"", "\"\"\"", "'''", "''", "``", "`", "```\n", "'a", "'a'", "'a' ", "\"a\" ", "\"a\n", "\"\\", "'\\", "@\"a", "r\"", "b'", "L\"",
    "u8\"", "$'", "$\"", "/a/", "/a", "?a", "&a;", "&#1;", "&", "\\\"",
    // Documents in a text.
    "<<A\n", "<<A <<A <<A ", "<<~A\n", "<<-A\n", "<<'A'\n", "<<\"A\"\n", "<<\"A\";\n", "<<<A\n", "<<<'A'\n", "<<<\"A\"\n", "<<<", "cat <<A\n",
    "cat <<A <<B\n", "x=<<A\n#{<<A\n", "print <<A . <<A\n", "<<A\nA\n", "<<A;\na\nA\n", "<<''\n", "|\n a\n", ">-\n a\n", "EOF\n",
    // Lines of a preprocessor.
    "#define A \\\n", "#define A(a) a\n", "#define A A\n", "#include <a>\n", "#include \"a\"\n", "#undef A\n", "#pragma a\n", "#line 1\n", "##", "# ",
    "#a ", "A(a)\n", "@import 'a';\n", "`include \"a\"\n", "%macro a 1\n", ".macro a\n",
    // Operators.
    "+", "-", "*", "/", "=", "|", "^", "~", "?", "@", "$", "\\", ".", ":", "..", "...", "::", ":=", "=>", "->", "<-", "<<", ">>", ">>>", "||", "&&",
    "==", "===", "!=", "<=", "<=>", "??", "?.", "?:", "++", "**", "^^", "|>", "<|", ">>=", "<$>", "=~", "!~", "- ", "* ", "& ", "not ", "and ", "or ",
    "is ", "as ", "!!", "~~", "-a ", "!a", "*a", "&a", "a=", "a==", "a,", "a.", "a:", "a::", "a->", "a?", "a!", "a?.", "a?b:", "a ? b : ", "a+", "a-",
    "a*", "a/", "a%", "a|", "a||", "a&&", "a<b>", "a<b<c,", "a>b ", "a = ", "a.b().", "a()", "a[b]", "a->b->", "a->b", "a b", "a ", " a", "a b c; ",
    "a, b = ", "a := ", "a ||= ", "a if ", "a for a in ", "a in ", "a of ", "a instanceof ",
    // Blanks and line ends.
    "\n", "\r", "\r\n", "\n\r", " ", "\t", " \n", "\n ", "\t\n", "a\n", "a\r", "a\r\n", "\\\n", "a\\\n", "\\ \n", "_\n", "&\n", "\u{c}", "\u{b}",
    ";\n", ",\n", ". ", "...\n",
    // Words and numbers.
    "a", "A", "_", "_ ", "A ", "a_", "a1", "0", "1 ", "0x", "0b", "0o", "1e", "1e-", "1.", "1..", "1.2.", "1,", "1+", "1_", "1'", "1#", "0x1p", "1i",
    "#1", "$a", "$1", "@a", "@a ", "@@a ", "%a", "%1", ":a", ":a ", "a'", "a$", "${", "\\a", "\\u", "\\u0061", "\\u{1F600}", "\\x", "\\x00", "\\0",
    // Statements.
    "a();\n", "a = 1;\n", "a=1;\n", "a=1\n", "a = a\n", "a | a = a\n", "int a;\n", "int a, ", "int *", "a a a;\n", "a: ", "a:\n", "return ",
    "case 1:", "default:", "goto a;", "break;", "throw ", "new ", "delete ", "await ", "yield ", "sizeof ", "typeof ", "unsafe ", "const ", "static ",
    "public ", "volatile ", "void ", "import a\n", "import a;\n", "from a import b\n", "using a;\n", "use a;\n", "package a;\n", "open A\n",
    "require a\n", "data A = A\n", "type a = a\n", "a :: a\n", "a :: a -> ", "forall a. ", "fn a(){}\n", "def a(): pass\n", "sub a;\n", "DIM A\n",
    "PRINT ", "GOTO 1\n", "SELECT ", "SELECT 1 UNION ", "INSERT INTO a VALUES ", "CREATE TABLE a (", "WHERE ", "operator ", "template <> ",
    "typedef ", "extern ", "friend ", "signal a : b;\n", "mov a, b\n", "a: b\n", "- a: ", "a. ", "a :- b.\n", "?- ", "a {b: c}\n", "&a *a ", "[a]\n",
    "a;b;", "@end\n", "@class A;\n", "[a b:", "^(", "^{",
    // Characters that are not ASCII, or invisible.
    "\u{e9}", "e\u{301}", "\u{65e5}\u{672c}", "\u{65e5} ", "\u{1f600}", "\u{1f468}\u{200d}", "\u{430}", "\u{430}a ", "\u{3b1} ", "\u{200b}",
    "a\u{200b}", "\u{200d}", "\u{202e}", "\u{2066}", "\u{feff}", "\u{2028}", "\u{2029}", "\u{85}", "\u{a0}", "\u{3000}", "\u{ad}", "\u{301}",
    "\u{fe0f}", "\u{d7}", "\u{2200}", "\u{2192}", "\u{2026}", "\u{2019}", "\u{ff08}", "\u{fffd}", "\u{10ffff}", "\u{1}", "\u{4}", "\u{8}", "\u{1a}",
    "\u{1b}[0m", "\u{7f}", "\u{9b}",
];
