//! The example is run as a reader would.

use assert_cmd::Command;

#[test]
fn strings_are_compared_and_nothing_else_is_said() {
    let binary = env!("CARGO_BIN_EXE_as-a-library");
    let output = Command::new(binary).unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let rows = String::from_utf8(output.stdout).expect("CSV is UTF-8");
    let best = rows.lines().nth(1).expect("a header and a row");
    assert!(best.starts_with("1,anna,ben,"), "{rows}");
    assert!(best.contains(",1.000000,1.000000,1.000000,"), "{rows}");
}
