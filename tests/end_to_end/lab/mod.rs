//! The laboratory: what its experiments find where that is known, in every format, and what they refuse.

mod compare;
mod density;
mod formats;
mod frequencies;
mod refusals;
mod thresholds;

use serde_json::Value;

use crate::command::{Answer, codesim};
use crate::folder::{Folder, java};

const JAVA: &str = "corpora/java/submissions";

const FORMATS: [&str; 4] = ["table", "csv", "json", "html"];
const JAVA_TRUTH: &str = "corpora/java/truth.csv";

const CORPORA: [&str; 4] = [
    "corpora/c",
    "corpora/java",
    "corpora/python",
    "corpora/rust",
];

fn lab(arguments: &[&str]) -> Answer {
    codesim(&[&["lab"], arguments].concat())
}

fn lab_in(folder: &Folder, arguments: &[&str]) -> Answer {
    folder.codesim(&[&["lab"], arguments].concat())
}

/// The result of an experiment.
fn found(arguments: &[&str]) -> Value {
    lab(&[arguments, &["--format", "json"]].concat()).json()
}

fn found_in(folder: &Folder, arguments: &[&str]) -> Value {
    lab_in(folder, &[arguments, &["--format", "json"]].concat()).json()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("it is a list")
}

fn whole(value: &Value) -> u64 {
    value.as_u64().expect("it is a whole number")
}

fn real(value: &Value) -> f64 {
    value.as_f64().expect("it is a number")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("it is a text")
}

/// The row of a scheme in a result of `lab density`.
fn scheme<'a>(found: &'a Value, name: &str) -> &'a Value {
    let mut rows = list(&found["schemes"]).iter();
    let row = rows.find(|row| row["scheme"] == name);
    row.unwrap_or_else(|| panic!("no {name} in {found}"))
}

/// Writes a class of which anna's program is bob's.
fn write_class(folder: &Folder, path: &str) {
    for (name, seed) in [("anna", 3), ("bob", 3), ("carl", 11), ("dora", 23)] {
        folder.write(
            format!("{path}/submissions/{name}/Main.java"),
            java("same", seed),
        );
    }
}

/// Names that would break a line, a page or a table.
const NAMES: [&str; 4] = [
    "<script>alert(1)<script>",
    "it's \"so\" & so",
    "e\u{1b}[31mred",
    "new\nline",
];

/// A class of equal programs with these names.
fn write_hard_names(folder: &Folder) {
    for name in NAMES {
        folder.write(format!("set/submissions/{name}/Main.java"), java("same", 3));
    }
    write_class(folder, "set");
    folder.write("set/truth.csv", "case,a,b,label\nset,anna,bob,1\n");
}
