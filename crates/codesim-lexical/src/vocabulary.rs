//! The words and marks of one language, as tables that one pass over a text looks things up in.

use codesim_description::LexicalRules;
use codesim_token::Symbol;

use crate::tables::{Beginning, beginnings, classes};

/// Marks of a single byte need no table: a byte that begins nothing else is a mark by itself.
const SINGLE: usize = 1;

/// The tables of one language, shared between threads.
#[derive(Debug)]
pub(crate) struct Vocabulary {
    pub(crate) rules: LexicalRules,
    pub(crate) classes: [u8; 256],
    pub(crate) beginnings: Vec<Vec<Beginning>>,
    /// Spelling and name of each keyword, by spelling.
    keywords: Vec<(Symbol, Symbol)>,
    /// Marks of a single ASCII character.
    pub(crate) marks: Vec<Symbol>,
}

impl Vocabulary {
    /// The tables of `rules`, and of the keywords and marks that a grammar spells out.
    pub(crate) fn new(rules: &LexicalRules, words: &[&str]) -> Self {
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

    /// The structure symbol of the word with this spelling, if it is a keyword.
    pub(crate) fn keyword(&self, spelling: Symbol) -> Option<Symbol> {
        let place = self
            .keywords
            .binary_search_by_key(&spelling, |&(word, _)| word);
        place.ok().map(|place| self.keywords[place].1)
    }
}

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

/// The one symbol of all words that begin a block, or that end one; absent for other words.
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

/// The symbol of a spelling; a string over several lines has the same symbol with either kind of line end.
pub fn spelling(text: &str) -> Symbol {
    match text.contains('\r') {
        true => Symbol::of(&text.replace('\r', "")),
        false => Symbol::of(text),
    }
}
