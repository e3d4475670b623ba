//! The description of the method tells the truth: what the laboratory found is what it finds.

use crate::checked::check;

#[test]
fn commands_print_what_is_shown() {
    check("docs/method.md", 7);
}
