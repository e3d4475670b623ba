//! The description of the method tells the truth: what the laboratory found is what it finds.

use crate::checked::check;

#[test]
fn documented_commands_print_their_output() {
    check("docs/method.md", 7);
}
