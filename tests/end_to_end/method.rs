//! The pages about the method and its evaluation are correct: their results are those of the laboratory.

use crate::checked::check;

#[test]
fn commands_of_the_method_print_their_output() {
    check("docs/method.md", 0);
}

#[test]
fn commands_of_the_evaluation_print_their_output() {
    check("docs/evaluation.md", 1);
}

#[test]
fn commands_of_the_winnowing_paper_print_their_output() {
    check("docs/winnowing.md", 6);
}
