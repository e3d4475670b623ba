//! Classes of programs so short that many of them are the same by chance.

use serde_json::{Value, json};

use crate::command::pair_names;
use crate::folder::Folder;

const USUAL: &str = "def double(x):\n    return x + x\n\nprint(double(int(input())))\n";

const UNUSUAL: &str = "\
def double(x):
    # bits go one plase up
    bits = [int(b) for b in bin(x)[2:]]
    bits.append(0)
    return int(''.join(map(str, bits)), 2)

print(double(int(input())))
";

/// Eight submissions of the usual program, between which two have another one.
fn class() -> Folder {
    let folder = Folder::new();
    for number in 0..10 {
        let text = match number {
            4 | 7 => UNUSUAL,
            _ => USUAL,
        };
        folder.write(format!("class/s{number}/double.py"), text);
    }
    folder
}

#[test]
fn the_pair_that_shares_what_nobody_else_has_comes_first() {
    let report = class().report(&[]);
    assert_eq!(pair_names(&report)[0], ["s4", "s7"]);
    assert_eq!(report["pairs"][0]["verdict"], "too-small");
}

#[test]
fn identical_files_are_named_the_rarest_first() {
    let folder = class();
    let report = folder.report(&[]);
    assert_eq!(report["identical_files"]["total"], 2);
    let files = &report["identical_files"]["rarest"];
    let rarest =
        json!({"submissions": ["s4", "s7"], "file": "double.py", "tokens": files[0]["tokens"]});
    assert_eq!(files[0], rarest);
    assert_eq!(files[1]["submissions"].as_array().map(Vec::len), Some(8));
    let table = folder.codesim(&["class"]).text();
    assert!(table.contains("tokens (double.py): s4, s7\n"), "{table}");
}

#[test]
fn what_was_given_or_handed_in_together_is_no_identical_file() {
    let folder = class();
    folder.write("given/double.py", USUAL);
    folder.write("groups.csv", "submission,group\ns4,one\ns7,one\n");
    let report = folder.report(&["--boilerplate=given", "--groups=groups.csv"]);
    assert_eq!(report["identical_files"]["total"], 0);
}

#[test]
fn the_size_from_which_on_submissions_are_judged_can_be_set() {
    let folder = class();
    let verdict = |report: &Value| report["pairs"][0]["verdict"].clone();
    assert_eq!(verdict(&folder.report(&["--min-tokens=1000"])), "too-small");
    let report = folder.report(&["--min-tokens=40"]);
    assert_ne!(verdict(&report), "too-small");
    assert_eq!(report["parameters"]["min_tokens"], 40);
}
