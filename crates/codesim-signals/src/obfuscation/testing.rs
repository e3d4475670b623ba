//! A lexer for tests: words, strings, other marks; `//` and `/* */` are comments.

use codesim_token::Span;

use crate::obfuscation::{Finding, Kind, findings, visible::is_invisible};

/// Returns the findings in a text that is lexed here.
pub(crate) fn found(text: &str) -> Vec<Finding> {
    findings(text, &tokens(text), &evaluators())
}

/// Returns the names of functions that run a text in these tests.
pub(crate) fn evaluators() -> Vec<String> {
    ["eval", ".eval", "exec", ".run_text"]
        .map(str::to_owned)
        .to_vec()
}

/// Returns the kinds and lines of the findings.
pub(crate) fn kinds(text: &str) -> Vec<(Kind, usize)> {
    found(text).iter().map(|f| (f.kind, f.line)).collect()
}

pub(crate) fn tokens(text: &str) -> Vec<Span> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(next) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = match next {
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            _ if is_word(next) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            _ => next.len_utf8(),
        };
        let layout = rest.starts_with("//") || rest.starts_with("/*");
        if !layout && !next.is_whitespace() && !is_invisible(next) {
            tokens.push(span(at, at + length));
        }
        at += length;
    }
    tokens
}

pub(crate) fn span(start: usize, end: usize) -> Span {
    Span {
        start: start as u32,
        end: end as u32,
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}
