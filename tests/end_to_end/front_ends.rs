//! Languages that are described in files: `--front-end`, the folder `grammars`, compiled grammars.

use crate::folder::Folder;
use crate::native;

/// A language that is not built in.
const TINY: &str = r#"
id = "tiny"
name = "Tiny"
extensions = ["tiny"]
revision = 1
[lexer]
line_comments = ["--"]
quotes = ['"']
keywords = ["let", "when"]
operators = ["<-"]
"#;

#[test]
fn a_description_alone_is_a_language() {
    let folder = Folder::new();
    folder.write("lang/tiny.toml", TINY);
    folder.write("a.tiny", "let total <- total + 1 -- counts\n");
    let tokens = folder.codesim(&["tokens", "a.tiny", "--front-end", "lang/tiny.toml"]);
    assert!(
        tokens.text().contains("> let IDENT <- IDENT + NUMBER\n"),
        "{tokens:?}"
    );

    let listed = folder.codesim(&["languages", "--front-end", "lang/tiny.toml"]);
    assert!(listed.text().contains("tiny") && listed.text().contains("lexer    .tiny"));

    let program: String = (0..60)
        .map(|i| format!("let a{i} <- f{i}(b) + {i}\n"))
        .collect();
    folder.write("class/one.tiny", &program);
    folder.write("class/two.tiny", program.replace("let a", "let other"));
    folder
        .codesim(&["class"])
        .refused(&["no front end for .tiny files"]);
    let pairs = folder.codesim(&["class", "--front-end", "lang/tiny.toml", "--format", "csv"]);
    assert!(pairs.text().contains("one.tiny,two.tiny"), "{pairs:?}");
}

#[test]
fn the_folder_grammars_beside_the_settings_is_always_there() {
    let folder = Folder::with_two_submissions();
    folder.write("codesim.toml", "");
    folder.write("grammars/tiny.toml", TINY);
    folder.write("grammars/README.md", "not a description");
    folder.write("class/a.tiny", "when x\n");
    let report = folder.report(&[]);
    let languages = serde_json::json!(["java", "tiny"]);
    assert_eq!(report["parameters"]["languages"], languages);
    let listed = folder.codesim(&["languages"]).text();
    assert!(listed.contains("lexer    .tiny"), "{listed}");
    // A submission may have brought them.
    folder
        .codesim(&["tokens", "class/a.tiny"])
        .refused(&["no front end for .tiny files"]);
}

#[test]
fn a_description_comes_before_a_shipped_language() {
    let folder = Folder::new();
    folder.write("go.toml", TINY.replace("\"tiny\"", "\"go\""));
    folder.write("a.go", "let x -- y\n");
    let tokens = folder.codesim(&["tokens", "a.go", "--front-end", "go.toml"]);
    assert!(tokens.text().starts_with("Tiny, 2 tokens\n"), "{tokens:?}");
}

#[test]
fn invalid_description_names_its_path() {
    let folder = Folder::new();
    folder.write("a.tiny", "x");
    let cases = [
        (
            TINY.replace("keywords", "keyword"),
            "unknown field `keyword`",
        ),
        (
            TINY.replace("\"<-\"", "\"\""),
            "`lexer.operators`: an entry is empty",
        ),
        (
            TINY.replace("[lexer]", "drop = [\"comment\"]\n[lexer]"),
            "`drop` is about a grammar",
        ),
        (
            format!("{TINY}[grammar]\ncrate = \"tree-sitter-tiny\"\nversion = \"1\"\n"),
            "crates can only be built in",
        ),
        (
            format!("{TINY}[grammar]\nlibrary = \"tiny.so\"\n"),
            "--allow-native-grammars",
        ),
        (
            format!("{TINY}[grammar]\nname = \"tiny\"\n"),
            "the table `grammar` has the keys `crate` and `version`, or `library`",
        ),
    ];
    for (description, reason) in cases {
        folder.write("lang/tiny.toml", description);
        folder
            .codesim(&["tokens", "a.tiny", "--front-end", "lang/tiny.toml"])
            .refused(&["lang/tiny.toml", reason]);
    }
    folder
        .codesim(&["tokens", "a.tiny", "--front-end", "nowhere.toml"])
        .refused(&["nowhere.toml", "No such file"]);
}

#[test]
fn settings_cannot_ask_for_native_code() {
    let folder = Folder::with_two_submissions();
    folder.write("codesim.toml", "allow-native-grammars = true\n");
    folder
        .codesim(&["class"])
        .refused(&["codesim.toml", "unknown field `allow-native-grammars`"]);
}

#[test]
fn a_compiled_grammar_is_loaded_where_the_user_allows_it() {
    let folder = Folder::new();
    native::compile(&folder, "libgopher.so", "#include \"parser.c\"\n");
    folder.write("a.gopher", "package main // note\nfunc main() { x := y }\n");
    let tokens = |grammar: &str| {
        folder.write("gopher.toml", native::description(grammar));
        let options = ["--front-end", "gopher.toml", "--allow-native-grammars"];
        folder.codesim(&[&["tokens", "a.gopher"], &options[..]].concat())
    };
    let read = tokens("library = \"libgopher.so\"\nsymbol = \"tree_sitter_go\"\n");
    assert!(
        read.text().contains("> func IDENT ( ) { IDENT := IDENT }"),
        "{read:?}"
    );
    tokens("library = \"libgopher.so\"\n")
        .refused(&["no function `tree_sitter_gopher`", "grammar.symbol"]);
    tokens("library = \"a.gopher\"\n").refused(&["a.gopher", "cannot be opened"]);
}

/// A quote too many turns a text inside out for its parser, and so does a comment that is not closed.
#[test]
fn what_stands_behind_a_wrong_quote_is_read_all_the_same() {
    let shell = "name=\"world\nif [ -f \"$name\" ]; then\n  echo \"it is $name\"\nfi\nfor f in *.txt; do\n  last $f\ndone\n";
    let lisp = "(defun first (x) (format t \"~a x))\n(defun second (x) (format t \"~a\" x))\n(defun last (y) (+ y 1))\n";
    let c = "/* Adds one.\nint add(int a) { return a + 1; }\n/* Takes one. */\nint last(int a) { return a - 1; } }\n";
    for (name, text, lines) in [
        ("a.sh", shell, &["> for IDENT in"][..]),
        (
            "a.lisp",
            lisp,
            &["> ( defun IDENT ( IDENT ) ( IDENT IDENT NUMBER ) )"],
        ),
        (
            "a.c",
            c,
            &["{ return IDENT + NUMBER ; }", "{ return IDENT - NUMBER ; }"],
        ),
    ] {
        let folder = Folder::new();
        folder.write(name, text);
        let tokens = folder.codesim(&["tokens", name]);
        let shown = String::from_utf8_lossy(&tokens.out);
        for line in lines {
            assert!(shown.contains(line), "{name}: {line}\n{shown}");
        }
    }
}

/// A parser that reads the rest of a text as the inside of a string, or skips it, has no leaves for it.
#[test]
fn what_a_parser_skips_is_read_all_the_same() {
    let kotlin = "fun apply(step: Step) = when (step) {\n    is Grow if step.key < 0 -> root\n}\n\nfun last(a: Int): Int {\n    return a + 1\n}\n";
    let racket = "#lang racket\n(define (first x)) (+ x 1)))\n\n(define (last z)\n  (- z 3))\n";
    for (name, text, last) in [
        ("a.kt", kotlin, "> return IDENT + NUMBER\n"),
        ("a.rkt", racket, "> ( IDENT IDENT NUMBER ) )\n"),
    ] {
        let folder = Folder::new();
        folder.write(name, text);
        let tokens = folder.codesim(&["tokens", name]);
        let shown = String::from_utf8_lossy(&tokens.out);
        assert!(shown.contains(last), "{tokens:?}");
    }
}
