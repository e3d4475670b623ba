//! Token strings that a person can read and review.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use codesim_token::{FrontEnd, Imports, Symbol, TokenString};

use crate::tokens::{range, tokenize};

/// The environment variable that has the files written instead of compared.
const UPDATE: &str = "UPDATE_GOLDEN";

/// Names that stand for themselves although no text spells them out.
const CONSTANTS: [&str; 7] = ["IDENT", "NUMBER", "STRING", "CHAR", "BEGIN", "END", "EOL"];

/// Compares the structure channel of a sample with a file, or writes it when `UPDATE_GOLDEN=1` is set.
///
/// The file begins with the language's revision. Then comes each line of the sample, and below it the
/// tokens that begin in it: a constant by its name, a token that is called as it is spelled by its spelling, and
/// one that is called by something else (`<int>` for a `primitive_type`) in angle brackets.
///
/// # Panics
/// If the file differs, or cannot be read or written.
pub fn check_golden(front_end: &dyn FrontEnd, sample: &str, path: &Path) {
    let tokens = tokenize(front_end, sample, Imports::Drop).document.tokens;
    let found = format!(
        "revision {}\n\n{}",
        front_end.language().revision,
        listing(sample, &tokens)
    );
    if env::var(UPDATE).is_ok_and(|value| value == "1") {
        fs::write(path, found)
            .unwrap_or_else(|e| panic!("{} cannot be written: {e}", path.display()));
        return;
    }
    let expected = fs::read_to_string(path).unwrap_or_else(|e| {
        panic!(
            "{} cannot be read ({e}); {UPDATE}=1 writes it",
            path.display()
        )
    });
    if let Some(difference) = difference(&expected.replace("\r\n", "\n"), &found) {
        panic!(
            "{}: {difference}\nIf the new tokens are right, run the test with {UPDATE}=1 and raise the language's revision.",
            path.display()
        );
    }
}

fn listing(sample: &str, tokens: &TokenString) -> String {
    let mut listing = String::new();
    let mut next = 0;
    let mut end = 0;
    for line in sample.split_inclusive('\n') {
        end += line.len();
        let first = next;
        while next < tokens.len() && (tokens.spans()[next].start as usize) < end {
            next += 1;
        }
        listing.push_str(line.trim_end());
        listing.push('\n');
        write_tokens(&mut listing, sample, tokens, first..next);
    }
    write_tokens(&mut listing, sample, tokens, next..tokens.len());
    listing
}

fn write_tokens(
    listing: &mut String,
    sample: &str,
    tokens: &TokenString,
    some: std::ops::Range<usize>,
) {
    if some.is_empty() {
        return;
    }
    let names: Vec<String> = some.map(|i| name(sample, tokens, i)).collect();
    writeln!(listing, "    = {}", names.join(" ")).expect("a String takes any text");
}

/// The readable name of token `i`.
fn name(sample: &str, tokens: &TokenString, i: usize) -> String {
    let symbol = tokens.structure()[i];
    if let Some(constant) = CONSTANTS.iter().find(|&c| Symbol::of(c) == symbol) {
        return (*constant).to_owned();
    }
    let spelled = &sample[range(tokens.spans()[i])];
    let shown = spelled.replace('\r', "\\r").replace('\n', "\\n");
    if Symbol::of(spelled) == symbol {
        shown
    } else {
        format!("<{shown}>")
    }
}

/// The first line in which two listings differ.
fn difference(expected: &str, found: &str) -> Option<String> {
    let (mut expected, mut found) = (expected.lines(), found.lines());
    for line in 1.. {
        match (expected.next(), found.next()) {
            (None, None) => return None,
            (a, b) if a == b => {}
            (a, b) => {
                let show = |line: Option<&str>| line.unwrap_or("(end of the listing)").to_owned();
                return Some(format!(
                    "line {line}\n  expected {}\n  found    {}",
                    show(a),
                    show(b)
                ));
            }
        }
    }
    unreachable!("a listing has an end")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_shown_with_its_line() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        let shorter = difference("a\nb\n", "a\n").expect("a line is missing");
        assert_eq!(
            shorter,
            "line 2\n  expected b\n  found    (end of the listing)"
        );
    }
}
