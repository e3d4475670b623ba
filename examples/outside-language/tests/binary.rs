//! The binary is codesim with two languages more.

use std::process::Command;

fn output(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_codesim-with-gleam"));
    let output = command
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("the binary starts");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("codesim prints UTF-8")
}

#[test]
fn it_lists_its_languages_beside_the_shipped_ones() {
    let listed = output(&["languages"]);
    assert!(
        ["\ngleam ", "\nini ", "\njava "]
            .iter()
            .all(|id| listed.contains(id)),
        "{listed}"
    );
}

#[test]
fn it_reads_gleam() {
    let tokens = output(&["tokens", "tests/sample.gleam"]);
    assert!(tokens.starts_with("Gleam, "), "{tokens}");
}
