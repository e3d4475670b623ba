//! Checks that every front end must pass.
//!
//! *Problem.* Everything behind the front ends trusts their token strings: spans that can be cut out of the text, the same
//! tokens for the same text, no change by a new name or a comment. None of it can be seen from the
//! types, and a grammar upgrade can break any of it.
//!
//! *Method.* A language's crate calls these functions in its tests, with samples that it has written itself:
//!
//! - [`check`]: what holds for any language, on the samples and on inputs that are meant to do harm;
//! - [`check_text`]: what holds of any text, for fuzzing;
//! - [`check_comments`]: comments vanish, given their forms;
//! - [`check_equivalent`]: equivalent snippets have one normal form;
//! - [`check_across`]: so have translations into another language;
//! - [`check_golden`]: the tokens are those of a file that a person has read;
//! - [`check_form`]: the normal form is that of a file that a person has read;
//! - [`form_checksum`]: a number that changes when a form does, for forms that nobody needs to read;
//! - [`lexer_agreement`]: how much of them is left where the grammar cannot read a text.
//!
//! Each panics with a message that says in words what is wrong, so that it reads well as a failed test.
//!
//! *Limits.* Whether a sample has every construct of the language is for its author to say;
//! `TreeSitterFrontEnd::unseen_kinds` helps with the kinds that a description lists.

mod agreement;
mod comments;
mod damaged;
mod equivalent;
mod form;
mod golden;
mod hard;
mod rename;
mod tokens;

use codesim_token::{FrontEnd, Imports, ParseQuality, Tokenized};

use crate::conformance::tokens::tokenize;

pub use agreement::{Agreement, lexer_agreement};
pub use comments::{Comments, check_comments};
pub use damaged::{Damaged, Loss, damaged};
pub use equivalent::{check_across, check_equivalent};
pub use form::{check_form, form_checksum};
pub use golden::check_golden;

/// Runs all checks that need only a front end and sound texts of its language.
///
/// # Panics
/// If one fails; the message says which, and where.
pub fn check(front_end: &dyn FrontEnd, samples: &[&str]) {
    assert!(
        !samples.is_empty(),
        "the kit needs a sample to say anything about a front end"
    );
    for sample in samples.iter().map(|sample| sample.replace("\r\n", "\n")) {
        for imports in [Imports::Drop, Imports::Keep] {
            check_sample(front_end, &sample, imports);
            hard::check(front_end, &sample, imports);
        }
        tokens::check_imports(front_end, &sample);
        check_line_ends(front_end, &sample);
        hard::check_program_text(front_end, &sample, Imports::Drop);
        if front_end.language().is_code() {
            rename::check(front_end, &sample);
            damaged::check(front_end, &sample);
        }
    }
}

/// Checks what holds of any text whatever, sound or not: spans can be cut out of it, and it always has the same tokens.
///
/// # Panics
/// If either does not hold.
pub fn check_text(front_end: &dyn FrontEnd, text: &str, imports: Imports) {
    let first = tokenize(front_end, text, imports);
    tokens::check_spans(&first.document.tokens, text);
    assert!(
        first == tokenize(front_end, text, imports),
        "two tokenizers give different tokens for one text"
    );
}

fn check_sample(front_end: &dyn FrontEnd, sample: &str, imports: Imports) {
    check_text(front_end, sample, imports);
    let Tokenized {
        document, quality, ..
    } = tokenize(front_end, sample, imports);
    assert_eq!(
        quality,
        ParseQuality::Clean,
        "the sample is sound, but does not parse cleanly"
    );
    assert!(
        !document.tokens.is_empty(),
        "the sample is not empty, but has no tokens"
    );
}

/// Windows files have the tokens of their Unix twins.
fn check_line_ends(front_end: &dyn FrontEnd, sample: &str) {
    let unix = tokenize(front_end, sample, Imports::Keep).document.tokens;
    let text = sample.replace('\n', "\r\n");
    let windows = tokenize(front_end, &text, Imports::Keep).document.tokens;
    tokens::check_spans(&windows, &text);
    tokens::assert_same(
        "structure",
        (unix.structure(), &unix),
        windows.structure(),
        sample,
        "CRLF line ends",
    );
    tokens::assert_same(
        "text",
        (unix.text(), &unix),
        windows.text(),
        sample,
        "CRLF line ends",
    );
}
