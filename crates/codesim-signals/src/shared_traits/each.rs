//! The traits of one text.

use std::ops::Range;

use codesim_token::{CommentMarks, Symbol, TokenString};
use rustc_hash::FxHashSet;

use crate::shared_traits::content::{Hash, is_comment, is_name, is_number, is_string};
use crate::shared_traits::words::words;
use crate::shared_traits::{Kind, TextTrait, comments, layout};

const NAME: Symbol = Symbol::of("IDENT");
const NUMBER: Symbol = Symbol::of("NUMBER");
const STRING: Symbol = Symbol::of("STRING");

/// Characters around what a string says.
const QUOTES: [char; 3] = ['"', '\'', '`'];

/// A text and what was read of it.
#[derive(Debug, Clone, Copy)]
pub struct TokenizedText<'a> {
    /// All of it.
    pub text: &'a str,
    /// Its tokens; spans that do not fit the text are ignored.
    pub tokens: &'a TokenString,
    /// How comments look in its language.
    pub marks: &'a CommentMarks,
}

impl TokenizedText<'_> {
    /// Calls `found` with each token and its symbol, and with each gap between them and no symbol, in their order.
    fn walk(&self, found: &mut dyn FnMut(Range<usize>, Option<Symbol>)) {
        let mut done = 0;
        let tokens = self.tokens.spans().iter().zip(self.tokens.structure());
        for (span, &symbol) in tokens {
            let token = span.start as usize..span.end as usize;
            // Marks of blocks have no width, and tokens of mixed files may lie within one another.
            if token.is_empty() || token.start < done {
                continue;
            }
            found(done..token.start, None);
            done = token.end;
            found(token, Some(symbol));
        }
        found(done..self.text.len(), None);
    }

    /// Calls `found` with what each line of its comments says.
    pub(crate) fn comments(&self, found: &mut dyn FnMut(Range<usize>)) {
        self.walk(&mut |range, symbol| {
            if symbol.is_none() {
                comments::lines(self.text, range, self.marks, found);
            }
        });
    }
}

/// Hands out the traits of a text, each once of its kind and where it first occurs, in an order that depends on the text alone.
pub fn each(text: &TokenizedText, found: &mut dyn FnMut(TextTrait)) {
    let mut seen = Seen {
        text: text.text,
        told: FxHashSet::default(),
        found,
    };
    text.walk(&mut |range, symbol| match symbol {
        Some(symbol) => seen.token(symbol, range),
        None => seen.comments(range, text.marks),
    });
    for (habit, range) in layout::habits(text.text) {
        let hash = Hash::of_kind(5).with(&habit.to_string());
        seen.add(Kind::Layout(habit), hash, range);
    }
}

/// The traits that were found so far.
struct Seen<'a, 'f> {
    text: &'a str,
    told: FxHashSet<(u64, bool)>,
    found: &'f mut dyn FnMut(TextTrait),
}

impl<'a> Seen<'a, '_> {
    fn piece(&self, range: &Range<usize>) -> &'a str {
        self.text.get(range.clone()).unwrap_or_default()
    }

    fn comments(&mut self, gap: Range<usize>, marks: &CommentMarks) {
        comments::lines(self.text, gap, marks, &mut |range| {
            let said = self.piece(&range);
            if is_comment(said)
                && self.add(
                    Kind::Comment,
                    Hash::of_kind(0).with_words(said),
                    range.clone(),
                )
            {
                self.words(Kind::Word, &range);
            }
        });
    }

    fn token(&mut self, symbol: Symbol, token: Range<usize>) {
        match symbol {
            NAME => {
                let name = self.piece(&token);
                let hash = Hash::of_kind(3).with(name);
                if is_name(name) && self.add(Kind::Name, hash, token.clone()) {
                    self.words(Kind::PartOfName, &token);
                }
            }
            STRING => {
                let said = unquoted(self.piece(&token), token.start);
                let string = self.piece(&said);
                let hash = || Hash::of_kind(2).with_words(string);
                if is_string(string) && self.add(Kind::String, hash(), said.clone()) {
                    self.words(Kind::Word, &said);
                }
            }
            NUMBER => {
                let number = self.piece(&token);
                if is_number(number) {
                    self.add(Kind::Number, Hash::of_kind(4).with_folded(number), token);
                }
            }
            _ => {}
        }
    }

    fn words(&mut self, kind: Kind, range: &Range<usize>) {
        for word in words(self.piece(range)) {
            let word = range.start + word.start..range.start + word.end;
            let hash = Hash::of_kind(1).with_folded(self.piece(&word));
            self.add(kind, hash, word);
        }
    }

    /// Hands out what was not seen yet, and says whether it was not.
    fn add(&mut self, kind: Kind, hash: Hash, range: Range<usize>) -> bool {
        let hash = hash.number();
        let is_new = self.told.insert((hash, kind == Kind::PartOfName));
        if is_new {
            (self.found)(TextTrait { kind, hash, range });
        }
        is_new
    }
}

/// Returns the range of the text in a string that begins at `start`, without quotes and prefix.
fn unquoted(string: &str, start: usize) -> Range<usize> {
    let prefix = string.find(QUOTES).filter(|&at| {
        let before = &string.as_bytes()[..at];
        at <= 3
            && string.ends_with(QUOTES)
            && before
                .iter()
                .all(|it| it.is_ascii_alphanumeric() || b"$@#".contains(it))
    });
    let begun = string[prefix.unwrap_or(0)..].trim_start_matches(QUOTES);
    let start = start + string.len() - begun.len();
    start..start + begun.trim_end_matches(QUOTES).len()
}

#[cfg(test)]
mod tests {
    use codesim_token::Imports;

    use super::*;

    fn found(path: &str, text: &str) -> Vec<(Kind, String)> {
        let registry = codesim_languages::registry();
        let front_end = registry.detect(path.as_ref(), text).expect("a language");
        let tokens = front_end
            .tokenizer(Imports::Drop)
            .tokenize(text)
            .document
            .tokens;
        let mut all = Vec::new();
        let text = TokenizedText {
            text,
            tokens: &tokens,
            marks: &front_end.comments(),
        };
        each(&text, &mut |it| {
            all.push((it.kind, text.text[it.range].to_owned()));
        });
        all
    }

    #[test]
    fn each_kind_is_found_once_where_it_first_stands() {
        let text = "import a.https; // https://example.org\n/* recieve the ball */\nclass Balls { int ballCount = 4711; // recieve the  ball\n \
                    String it = \"Hello, \\\"you\\\"\"; int ballCount() { return 4711 + 12 + it; } }";
        let expected = [
            (Kind::Comment, "https://example.org"),
            (Kind::Word, "https"),
            (Kind::Word, "example"),
            (Kind::Comment, "recieve the ball"),
            (Kind::Word, "recieve"),
            (Kind::Name, "Balls"),
            (Kind::PartOfName, "Balls"),
            (Kind::Name, "ballCount"),
            (Kind::PartOfName, "Count"),
            (Kind::Number, "4711"),
            (Kind::Name, "String"),
            (Kind::PartOfName, "String"),
            (Kind::String, "Hello, \\\"you\\"),
            (Kind::Word, "Hello"),
        ];
        assert_eq!(
            found("A.java", text),
            expected.map(|(kind, text)| (kind, text.to_owned()))
        );
    }

    #[test]
    fn languages_say_how_their_comments_look() {
        let rows = [
            ("a.py", "# recieve it\nx = 1\n", "recieve it"),
            (
                "a.py",
                "def f():\n    \"\"\"Recieves it.\"\"\"\n    return 1\n",
                "Recieves it.",
            ),
            ("a.sql", "-- recieve it\nSELECT 1;\n", "recieve it"),
            ("a.html", "<!-- recieve it --><p>x</p>", "recieve it"),
            ("a.hs", "f x = {- recieve it -} x\n", "recieve it"),
            ("a.vb", "Rem recieve it\nDim x\n", "recieve it"),
        ];
        for (path, text, said) in rows {
            let all = found(path, text);
            assert!(
                all.contains(&(Kind::Comment, said.to_owned())),
                "{path}: {all:?}"
            );
        }
    }

    #[test]
    fn strings_are_told_without_their_quotes() {
        let rows = [
            ("\"abc\"", "abc"),
            ("'abc'", "abc"),
            ("rb'abc'", "abc"),
            ("\"\"\"abc\"\"\"", "abc"),
            ("$\"abc\"", "abc"),
            ("it's", "it's"),
            ("\"", ""),
        ];
        for (text, said) in rows {
            assert_eq!(&text[unquoted(text, 0)], said, "{text}");
        }
    }
}
