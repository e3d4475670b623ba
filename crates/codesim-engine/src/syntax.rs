//! The parts of a text that are words of its language, literals or no tokens at all: enough to colour any language that was read.

use std::ops::Range;

use codesim_report::model::Syntax;
use codesim_token::{Symbol, TokenString};

const NAME: Symbol = Symbol::of("IDENT");
const LITERALS: [Symbol; 3] = [
    Symbol::of("NUMBER"),
    Symbol::of("STRING"),
    Symbol::of("CHAR"),
];

/// Returns byte ranges of `text` with their syntax, ascending and disjoint; names, punctuation and whitespace are left out. A text without
/// names and literals is prose: none of its words is marked.
pub(crate) fn syntax(text: &str, tokens: &TokenString) -> Vec<(Range<usize>, Syntax)> {
    let mut found = Vec::new();
    let mut done = 0;
    let is_code = tokens.structure() != tokens.text();
    for (span, &symbol) in tokens.spans().iter().zip(tokens.structure()) {
        let range = span.start as usize..span.end as usize;
        // Marks of blocks have no width, and tokens of mixed files may lie within one another.
        if range.is_empty() || range.start < done {
            continue;
        }
        found.extend(uncompared(text, done..range.start));
        done = range.end;
        let kind = kind(text, &range, symbol).filter(|_| is_code);
        found.extend(kind.map(|kind| (range, kind)));
    }
    found.extend(uncompared(text, done..text.len()));
    found
}

/// Whether a token is a name.
pub(crate) fn is_name(symbol: Symbol) -> bool {
    symbol == NAME
}

/// Whether a token is a number or a text.
pub(crate) fn is_literal(symbol: Symbol) -> bool {
    LITERALS.contains(&symbol)
}

fn kind(text: &str, range: &Range<usize>, symbol: Symbol) -> Option<Syntax> {
    let is_word = |text: &str| text.chars().any(char::is_alphabetic);
    match symbol {
        _ if is_name(symbol) => None,
        _ if is_literal(symbol) => Some(Syntax::Literal),
        _ => text
            .get(range.clone())
            .is_some_and(is_word)
            .then_some(Syntax::Keyword),
    }
}

/// Returns the text between two tokens, without the whitespace around it.
fn uncompared(text: &str, range: Range<usize>) -> Option<(Range<usize>, Syntax)> {
    let gap = text.get(range.clone())?;
    let start = range.start + gap.len() - gap.trim_start().len();
    let end = start + gap.trim().len();
    (start < end).then_some((start..end, Syntax::Uncompared))
}

#[cfg(test)]
mod tests {
    use codesim_token::Imports;

    use super::*;

    fn shown(path: &str, text: &str) -> Vec<(String, Syntax)> {
        let registry = codesim_languages::registry();
        let front_end = registry
            .detect(path.as_ref(), text)
            .expect("it is a language");
        let tokens = front_end.tokenizer(Imports::Drop).tokenize(text).document;
        syntax(text, &tokens.tokens)
            .into_iter()
            .map(|(range, kind)| (text[range].to_owned(), kind))
            .collect()
    }

    #[test]
    fn words_literals_and_the_rest() {
        let found = shown(
            "a.java",
            "import a.B;\n/* é */ class A { int a = 5; } // end\n",
        );
        let expected = [
            ("import a.B;\n/* é */", Syntax::Uncompared),
            ("class", Syntax::Keyword),
            ("int", Syntax::Keyword),
            ("5", Syntax::Literal),
            ("// end", Syntax::Uncompared),
        ];
        assert_eq!(found, expected.map(|(text, kind)| (text.to_owned(), kind)));
    }

    #[test]
    fn words_of_a_text_that_people_read_are_all_alike() {
        let registry = codesim_languages::registry();
        let front_end = registry.get("html-text").expect("it is a language");
        let page = "<p>if &eacute;</p>";
        let tokens = front_end.tokenizer(Imports::Drop).tokenize(page).document;
        let expected = [(0..3, Syntax::Uncompared), (14..18, Syntax::Uncompared)];
        assert_eq!(syntax(page, &tokens.tokens), expected);
    }

    #[test]
    fn marks_without_width_are_nothing() {
        let found = shown("a.py", "if x:\n    y = 'z'\n");
        let expected = [("if", Syntax::Keyword), ("'z'", Syntax::Literal)];
        assert_eq!(found, expected.map(|(text, kind)| (text.to_owned(), kind)));
    }
}
