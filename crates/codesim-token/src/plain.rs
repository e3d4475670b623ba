//! Front ends that are one function.

use crate::{FrontEnd, Imports, Language, ParseQuality, TokenString, Tokenized, Tokenizer};

/// A front end that makes tokens of any text, without errors, a normal form or a notion of imports.
///
/// ```
/// use codesim_token::{FrontEnd, Imports, Language, PlainFrontEnd, Span, Symbol, TokenString};
///
/// fn lines(text: &str) -> TokenString {
///     let mut tokens = TokenString::default();
///     let mut start = 0;
///     for line in text.split_inclusive('\n') {
///         let symbol = Symbol::of(line.trim());
///         tokens.push(symbol, symbol, Span::of(start..start + line.len()));
///         start += line.len();
///     }
///     tokens
/// }
///
/// let front_end = PlainFrontEnd::new(Language::new("lines", "Lines"), lines);
/// let read = front_end.tokenizer(Imports::Drop).tokenize("a\nb\na\n");
/// assert_eq!(read.document.tokens.len(), 3);
/// ```
pub struct PlainFrontEnd {
    language: Language,
    tokens: fn(&str) -> TokenString,
}

impl PlainFrontEnd {
    /// Makes the front end of `language`, whose texts `tokens` reads.
    pub fn new(language: Language, tokens: fn(&str) -> TokenString) -> Self {
        Self { language, tokens }
    }
}

impl FrontEnd for PlainFrontEnd {
    fn language(&self) -> &Language {
        &self.language
    }

    fn tokenizer(&self, _: Imports) -> Box<dyn Tokenizer + '_> {
        Box::new(Plain(self.tokens))
    }
}

struct Plain(fn(&str) -> TokenString);

impl Tokenizer for Plain {
    fn tokenize(&mut self, text: &str) -> Tokenized {
        Tokenized::new((self.0)(text), ParseQuality::Clean)
    }
}
