//! Grammars that crash, and texts that are made to cost too much.

use std::process::Command;

use serde_json::Value;

use crate::command::{answer, notices};
use crate::folder::Folder;
use crate::native;

const SUBMISSIONS: usize = 200;

/// Options of a run with the grammar that [`class_of`] makes.
const OPTIONS: [&str; 4] = [
    "--front-end",
    "gopher.toml",
    "--allow-native-grammars",
    "--limit=5",
];

/// A class in a language whose grammar is that of Go, but for what `lex` does before a token of Go is looked for; `program` makes
/// each submission, by its number.
fn class_of(lex: &str, program: impl Fn(usize) -> String) -> Folder {
    let folder = Folder::new();
    let code = format!(
        "#include <fcntl.h>\n#include <signal.h>\n#include <sys/socket.h>\n#include <unistd.h>\n#include \"parser.c\"\n\
         static bool fragile(TSLexer *lexer, TSStateId state) {{\n  {lex}\n  return ts_lex(lexer, state);\n}}\n\
         const TSLanguage *tree_sitter_gopher(void) {{\n  static TSLanguage gopher;\n  gopher = *tree_sitter_go();\n  \
         gopher.lex_fn = fragile;\n  return &gopher;\n}}\n"
    );
    native::compile(&folder, "libgopher.so", &code);
    folder.write(
        "gopher.toml",
        native::description("library = \"libgopher.so\"\n"),
    );
    for number in 0..SUBMISSIONS {
        folder.write(format!("class/s{number:03}.gopher"), program(number));
    }
    folder
}

fn program(number: usize) -> String {
    let statements = (0..30).map(|i| match (i * 7 + number * 13 + i * number) % 5 {
        0 => format!("\tif a{i} < {number} {{ a{i}++ }}\n"),
        1 => format!("\tfor a{i} := 0; a{i} < b; a{i}++ {{ f(a{i}) }}\n"),
        2 => format!("\ta{i} := f(b, {i}) * {number}\n"),
        3 => format!("\tdefer g(a{i})\n"),
        _ => format!("\tb = append(b, a{i}[{number}])\n"),
    });
    format!(
        "package main\nfunc main() {{\n{}}}\n",
        statements.collect::<String>()
    )
}

fn compared(report: &Value) -> usize {
    report["submissions"].as_array().expect("a list").len()
}

#[test]
fn a_crash_costs_one_file_of_a_class() {
    let folder = class_of(
        "if (lexer->lookahead == '@') raise(SIGSEGV);",
        |number| match number {
            100 => program(number).replace("defer", "a@defer"),
            _ => program(number),
        },
    );
    let report = folder.report(&OPTIONS);
    assert_eq!(compared(&report), SUBMISSIONS);
    let reason = "the grammar crashed on it: read by the plain lexer";
    assert_eq!(
        notices(&report),
        [("s100.gopher".to_owned(), true, reason.to_owned())]
    );
}

#[test]
fn a_crash_over_the_texts_before_costs_nothing() {
    let folder = class_of(
        "static int seen;\n  if (lexer->lookahead == '$' && ++seen > 9) raise(SIGSEGV);",
        |number| program(number) + "$\n",
    );
    let report = folder.report(&OPTIONS);
    assert_eq!(compared(&report), SUBMISSIONS);
    assert!(
        notices(&report)
            .iter()
            .all(|(_, compared, reason)| *compared && reason == "syntax errors")
    );
}

#[test]
fn a_text_that_costs_too_much_is_lexed_and_said_so() {
    let folder = Folder::with_two_submissions();
    // One takes the parser hours, the other as much memory as there is, within one of its steps.
    folder.write("class/slow/Main.java", "-}".repeat(1 << 15));
    folder.write("class/large/Main.java", "%w(".repeat(1 << 14));
    let report = folder.report(&[]);
    let reason =
        "far more work for the grammar than a program of its length: read by the plain lexer";
    let expected = ["large/Main.java", "slow/Main.java"];
    assert_eq!(
        notices(&report),
        expected.map(|path| (path.to_owned(), true, reason.to_owned()))
    );
    assert_eq!(folder.report(&["--threads=1"]), report);
}

#[test]
fn macros_that_cost_too_much_cost_a_text_nothing_else() {
    let folder = Folder::new();
    let lines = "int v = X(X(1));\n".repeat(5000);
    folder.write("class/one/main.c", format!("#define X(a) a a a a\n{lines}"));
    folder.write("class/two/main.c", format!("#define X(a) a\n{lines}"));
    assert_eq!(notices(&folder.report(&[])), []);
}

#[test]
fn a_scanner_without_end_is_stopped() {
    let folder = Folder::new();
    let program: String = (0..60)
        .map(|i| format!("my $a{i} = f{i}($b) + {i};\n"))
        .collect();
    folder.write("class/one.pl", &program);
    // The grammar looks for the end of this document, and for that of the file never.
    folder.write("class/two.pl", program + "print <<\"A\";\n$l");
    let report = folder.report(&[]);
    let reason =
        "far more work for the grammar than a program of its length: read by the plain lexer";
    assert_eq!(
        notices(&report),
        [("two.pl".to_owned(), true, reason.to_owned())]
    );
}

/// Statements of C that crash when the C library can do what none of a grammar's business is.
#[cfg(target_os = "linux")]
const BREAK_OUT: &str = "if (open(\"/etc/passwd\", O_RDONLY) >= 0 || socket(AF_INET, SOCK_STREAM, 0) >= 0 || \
     open(\"broken-out\", O_CREAT | O_WRONLY, 0600) >= 0 || fork() >= 0 || kill(getppid(), 0) == 0) raise(SIGSEGV);";

#[cfg(target_os = "linux")]
#[test]
fn a_grammar_can_open_nothing_and_reach_nobody() {
    let folder = class_of(BREAK_OUT, program);
    assert_eq!(notices(&folder.report(&OPTIONS)), []);
}

/// Bash's grammar crashes on these two characters.
#[test]
fn a_crash_of_a_built_in_grammar_costs_its_file() {
    let folder = Folder::new();
    for name in ["one", "two"] {
        folder.write(
            format!("class/{name}.sh"),
            "for a in b; do echo $a; done\n".repeat(20),
        );
    }
    folder.write("class/three.sh", "{\u{108AD5}\n");
    let reason = "the grammar crashed on it: read by the plain lexer";
    assert_eq!(
        notices(&folder.report(&[])),
        [("three.sh".to_owned(), true, reason.to_owned())]
    );
}

#[test]
fn a_worker_without_a_parent_ends() {
    let mut worker = Command::new(crate::command::binary());
    worker.arg("worker");
    let ended = answer(worker);
    assert_eq!(
        (ended.code, ended.out.len(), ended.err.as_str()),
        (0, 8, "")
    );
}
