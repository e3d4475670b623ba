//! From texts to a report on threads whose stack is an eighth of the usual one: a recursion as deep as these texts are nested or long would
//! take many times the usual one.
//!
//! The HTML report is left out: its compressor alone takes more stack, even for an empty report.

use codesim_intake::{Memory, ReadOptions, Root, Sources, read};
use codesim_report::write_json;
use codesim_token::Registry;

use crate::report_of;

/// Bytes of stack.
const STACK: usize = 256 << 10;

/// Levels of nested texts.
const LEVELS: usize = 200_000;

/// Compares two submissions with this file beside a sound one, and checks that the report has the file of both.
fn compared(registry: &Registry, name: &str, text: &str) {
    let mut tree = Memory::new();
    for student in ["anna", "ben"] {
        tree.add(format!("{student}/{name}"), text);
        tree.add(format!("{student}/sound.c"), "int main() { return 0; }");
    }
    let sources = Sources::of(Root::new(&tree, "homework"));
    let class = read(registry, &sources, &ReadOptions::default(), &());
    let class = class.expect("the options are sound");
    let report = report_of(class);
    let mut json = Vec::new();
    write_json(&report, &mut json).expect("a vector takes all");
    let json = String::from_utf8(json).expect("JSON is UTF-8");
    let told = json.matches(&format!("{name}\"")).count();
    assert!(told >= 2, "{name}: neither compared nor in a notice");
}

/// Runs `f`, and whatever it does at the same time, on threads with a small stack.
fn on_small_stacks(f: impl FnOnce() + Send) {
    let pool = rayon::ThreadPoolBuilder::new().stack_size(STACK).build();
    pool.expect("threads can be started").install(f);
}

fn nested(open: &str, close: &str) -> String {
    open.repeat(LEVELS) + "1" + &close.repeat(LEVELS)
}

fn functions(head: &str, tail: &str) -> String {
    let function = |number: usize| format!("{head} f{number}(a) {tail}\n");
    (0..100_000).map(function).collect()
}

#[test]
fn nested_texts() {
    let registry = codesim_languages::registry();
    let open = "([{".repeat(LEVELS / 3);
    on_small_stacks(|| {
        for name in ["a.c", "a.java", "a.py", "a.js", "a.hs", "a.sql"] {
            compared(&registry, name, &open);
        }
        compared(&registry, "a.c", &format!("int x = {};", nested("(", ")")));
        compared(&registry, "a.js", &format!("x = {};", nested("[", "]")));
        compared(&registry, "a.js", &format!("f({});", nested("{a:", "}")));
        compared(&registry, "a.html", &nested("<div>", "</div>"));
        compared(&registry, "a.lisp", &nested("(", ")"));
        compared(&registry, "a.ipynb", &nested("[", "]"));
        compared(&registry, "a.ipynb", &nested(r#"{"cells":"#, "}"));
        compared(&registry, "a.Rmd", &"> ```{r}\n> - ".repeat(LEVELS / 10));
    });
}

#[test]
fn long_texts() {
    let registry = codesim_languages::registry();
    let line = format!("int x = {}1;", "1+".repeat(512 << 10));
    on_small_stacks(|| {
        compared(&registry, "a.c", &line);
        compared(&registry, "a.sql", &line);
        compared(&registry, "a.js", &functions("function", "{ return a; }"));
        compared(&registry, "a.py", &functions("def", ": return a"));
        compared(&registry, "a.c", &"else if (a) b();\n".repeat(50_000));
    });
}
