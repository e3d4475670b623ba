//! The lexer of one language.

use codesim_description::LexicalRules;
use codesim_token::{Imports, Symbol, TokenString};

use crate::pass::Pass;
use crate::tables::{Beginning, beginnings, classes};

/// Marks of this many bytes need no table: what nothing else begins with is a mark by itself.
const SINGLE: usize = 1;

/// A lexer, shared between threads.
///
/// Its tokens have the names that the usual descriptions give to names, numbers, strings and characters, so that a broken
/// file still shares k-grams with a sound one.
#[derive(Debug)]
pub struct Lexer {
    pub(crate) rules: LexicalRules,
    pub(crate) classes: [u8; 256],
    pub(crate) beginnings: Vec<Vec<Beginning>>,
    /// Spelling and name of each keyword, by spelling.
    keywords: Vec<(Symbol, Symbol)>,
    /// Marks of a single ASCII character.
    pub(crate) marks: Vec<Symbol>,
}

impl Lexer {
    /// A lexer by rules alone.
    pub fn new(rules: &LexicalRules) -> Self {
        Self::with_words(rules, &[])
    }

    /// A lexer by rules and the keywords and marks that a grammar spells out.
    pub fn with_words(rules: &LexicalRules, words: &[&str]) -> Self {
        let (words, mut marks): (Vec<&str>, Vec<&str>) =
            words.iter().partition(|word| word.starts_with(is_word));
        marks.retain(|mark| mark.len() > SINGLE);
        marks.extend(rules.operators.iter().map(String::as_str));
        marks.sort_unstable();
        marks.dedup();
        Self {
            classes: classes(rules),
            beginnings: beginnings(rules, marks.into_iter()),
            keywords: keywords(rules, &words),
            marks: (0..128u8)
                .map(|byte| Symbol::of(char::from(byte).encode_utf8(&mut [0; 4])))
                .collect(),
            rules: rules.clone(),
        }
    }

    /// Tokens of any text, in linear time.
    pub fn tokens(&self, text: &str, imports: Imports) -> TokenString {
        let mut tokens = TokenString::with_capacity(text.len() / BYTES_PER_TOKEN);
        let mut pass = Pass::new(self, text, 0, imports, &mut tokens);
        pass.run();
        pass.close();
        tokens.shrink_to_fit();
        tokens
    }

    /// Appends the tokens of a piece of a text that begins at byte `offset`; the layout of lines has no meaning in it.
    pub fn append(&self, tokens: &mut TokenString, text: &str, offset: usize) {
        Pass::new(self, text, offset, Imports::Keep, tokens).run();
    }

    /// Name in the structure of the word of this spelling, if it is a keyword.
    pub(crate) fn keyword(&self, spelling: Symbol) -> Option<Symbol> {
        let place = self
            .keywords
            .binary_search_by_key(&spelling, |&(word, _)| word);
        place.ok().map(|place| self.keywords[place].1)
    }
}

/// Code has about a token for every four bytes.
const BYTES_PER_TOKEN: usize = 4;

fn keywords(rules: &LexicalRules, more: &[&str]) -> Vec<(Symbol, Symbol)> {
    let fold = |word: &str| match rules.case_insensitive {
        true => word.to_lowercase(),
        false => word.to_owned(),
    };
    let all = rules.keywords().chain(more.iter().copied());
    let mut keywords: Vec<(Symbol, Symbol)> = all
        .map(|word| {
            let spelling = Symbol::of(&fold(word));
            (spelling, block_mark(rules, word).unwrap_or(spelling))
        })
        .collect();
    keywords.sort_unstable();
    keywords.dedup_by_key(|&mut (spelling, _)| spelling);
    keywords
}

/// What all words around blocks are called.
fn block_mark(rules: &LexicalRules, word: &str) -> Option<Symbol> {
    let within = |words: &[String]| words.iter().any(|other| other == word);
    if within(&rules.block_begins) {
        return Some(Symbol::of("BEGIN"));
    }
    within(&rules.block_ends).then(|| Symbol::of("END"))
}

pub(crate) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The symbol of a spelling; a string over several lines is the same with either kind of line ends.
pub fn spelling(text: &str) -> Symbol {
    match text.contains('\r') {
        true => Symbol::of(&text.replace('\r', "")),
        false => Symbol::of(text),
    }
}
