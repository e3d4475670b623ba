//! Token strings that a person can read and review.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use codesim_token::{FrontEnd, Imports, Symbol, TokenString};

use crate::conformance::tokens::{range, tokenize};

/// The environment variable that has the files written instead of compared.
const UPDATE: &str = "UPDATE_GOLDEN";

/// Compares the structure channel of a sample with a file, or writes it when `UPDATE_GOLDEN=1` is set.
///
/// The file begins with the language's revision. Then comes each line of the sample, and below it the tokens that begin in it: a constant by
/// its name, a token whose name is its spelling or that of another token of the sample by that spelling, and one with another name by its
/// spelling in angle brackets (`<int>` for a `primitive_type`).
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
    let advice = "the new tokens are right, raise the language's revision";
    compare(path, &found, advice);
}

/// Compares a text with a file, or writes the file when `UPDATE_GOLDEN=1` is set.
///
/// # Panics
/// If the file differs, with the first line that does and what to do if `advice` is so, or cannot be read or written.
pub(crate) fn compare(path: &Path, found: &str, advice: &str) {
    let file = path.display();
    if env::var(UPDATE).is_ok_and(|value| value == "1") {
        fs::write(path, found).unwrap_or_else(|e| panic!("{file} cannot be written: {e}"));
        return;
    }
    let expected = fs::read_to_string(path)
        .unwrap_or_else(|e| panic!("{file} cannot be read ({e}); {UPDATE}=1 writes it"));
    if let Some(difference) = difference(&expected.replace("\r\n", "\n"), found) {
        panic!("{file}: {difference}\nIf {advice}, and run the test with {UPDATE}=1.");
    }
}

fn listing(sample: &str, tokens: &TokenString) -> String {
    let names = names(sample, tokens);
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
        write_tokens(&mut listing, &names[first..next]);
    }
    write_tokens(&mut listing, &names[next..]);
    listing
}

fn write_tokens(listing: &mut String, names: &[String]) {
    if !names.is_empty() {
        writeln!(listing, "    = {}", names.join(" ")).expect("a String takes any text");
    }
}

/// The readable name of each token.
fn names(sample: &str, tokens: &TokenString) -> Vec<String> {
    let spelled = tokens.spans().iter().map(|span| &sample[range(*span)]);
    let spelled: Vec<&str> = spelled.collect();
    let known: HashMap<Symbol, &str> = spelled.iter().map(|&it| (Symbol::of(it), it)).collect();
    let name = |(symbol, spelled): (&Symbol, &&str)| {
        let known = || known.get(symbol).copied();
        match symbol.constant().or_else(known) {
            Some(name) => shown(name),
            None => format!("<{}>", shown(spelled)),
        }
    };
    tokens.structure().iter().zip(&spelled).map(name).collect()
}

fn shown(spelled: &str) -> String {
    spelled.replace('\r', "\\r").replace('\n', "\\n")
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
