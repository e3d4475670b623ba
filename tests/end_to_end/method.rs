//! The description of the method is correct: its results are those of the laboratory.

use crate::checked::check;

#[test]
fn documented_commands_print_their_output() {
    check("docs/method.md", 7);
}
