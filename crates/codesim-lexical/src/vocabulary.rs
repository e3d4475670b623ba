//! The words and marks of one language, as tables that one pass over a text looks things up in.

use crate::description::LexicalRules;
use codesim_token::Symbol;

use crate::tables::{Beginning, beginnings, by_name, classes, is_word};

/// Marks of a single byte need no table: a byte that is no other beginning is a mark by itself.
const SINGLE: usize = 1;

/// The words and marks that a grammar spells out.
#[derive(Debug, Clone, Copy, Default)]
#[non_exhaustive]
pub struct GrammarWords<'a> {
    /// Those that are tokens of their own.
    pub kept: &'a [&'a str],
    /// Those that vanish.
    pub dropped: &'a [&'a str],
}

impl<'a> GrammarWords<'a> {
    /// Lists words and marks that are tokens of their own, and those that vanish.
    pub fn new(kept: &'a [&'a str], dropped: &'a [&'a str]) -> Self {
        Self { kept, dropped }
    }
}

/// The tables of one language, shared between threads.
#[derive(Debug)]
pub(crate) struct Vocabulary {
    pub(crate) rules: LexicalRules,
    pub(crate) classes: [u8; 256],
    pub(crate) beginnings: Vec<Vec<Beginning>>,
    /// Spelling of each keyword, ascending, and its name; none if it vanishes.
    keywords: Vec<(Symbol, Option<Symbol>)>,
    /// Suffixes of a name, and the name's symbol with each.
    pub(crate) suffixes: Vec<(String, Symbol)>,
    /// Marks of a single ASCII character.
    pub(crate) marks: Vec<Symbol>,
    /// Whether the tokens are to be those that a grammar gives, with names in the text channel as they are spelled.
    pub(crate) has_grammar: bool,
}

impl Vocabulary {
    /// Makes the tables of `rules`, and of the words that a grammar spells out, if there is one.
    pub(crate) fn new(rules: &LexicalRules, grammar: Option<GrammarWords>) -> Self {
        let GrammarWords { kept, dropped } = grammar.unwrap_or_default();
        let own = rules.drop.iter().map(String::as_str);
        let dropped: Vec<&str> = dropped.iter().copied().chain(own).collect();
        // A kind of several words is a node around them.
        let single = kept.iter().filter(|text| !text.contains(' '));
        let (words, marks): (Vec<&str>, Vec<&str>) =
            single.partition(|text| text.chars().all(is_word));
        let mut marks: Vec<&str> = marks
            .into_iter()
            .filter(|mark| mark.len() > SINGLE && !is_split(rules, mark))
            .chain(rules.operators.iter().map(String::as_str))
            .collect();
        marks.sort_unstable();
        marks.dedup();
        Self {
            classes: classes(rules),
            beginnings: beginnings(rules, &marks, &dropped),
            keywords: keywords(rules, &words, &dropped),
            suffixes: by_name(&rules.suffixes)
                .map(|(text, name)| (text.to_owned(), name))
                .collect(),
            marks: (0..128u8)
                .map(|byte| Symbol::of(char::from(byte).encode_utf8(&mut [0; 4])))
                .collect(),
            rules: rules.clone(),
            has_grammar: grammar.is_some(),
        }
    }

    /// Returns the longest beginning that a text has.
    pub(crate) fn beginning(&self, text: &str) -> Option<&Beginning> {
        let byte = text.bytes().next()?;
        let mut beginnings = self.beginnings[usize::from(byte)].iter();
        beginnings.find(|it| it.fits(text.as_bytes(), self.rules.case_insensitive, &self.classes))
    }

    /// Returns the structure symbol of the word with this spelling, if it is a keyword; the inner option is `None` if the word vanishes.
    pub(crate) fn keyword(&self, spelling: Symbol) -> Option<Option<Symbol>> {
        let place = self
            .keywords
            .binary_search_by_key(&spelling, |&(word, _)| word);
        place.ok().map(|place| self.keywords[place].1)
    }
}

/// Whether a mark of the grammar is none for a lexer: what is before a quote, such as `L"`, belongs to the string.
fn is_split(rules: &LexicalRules, mark: &str) -> bool {
    let quotes = rules.quotes.iter().map(|quote| &quote.begin);
    let mut quotes = quotes.chain(&rules.char_quotes);
    rules.split.iter().any(|split| split == mark)
        || quotes.any(|quote| mark.contains(quote) && !mark.starts_with(quote))
}

/// Returns the keywords; the rules for a word take precedence over the grammar.
fn keywords(
    rules: &LexicalRules,
    grammar: &[&str],
    dropped: &[&str],
) -> Vec<(Symbol, Option<Symbol>)> {
    let spelling = |word: &str| match rules.case_insensitive {
        true => Symbol::of(&word.to_lowercase()),
        false => Symbol::of(word),
    };
    let named = by_name(&rules.words).map(|(word, name)| (word, Some(name)));
    let plain = rules.keywords().chain(grammar.iter().copied());
    let plain = plain.map(|word| {
        let name = block_mark(rules, word).unwrap_or_else(|| spelling(word));
        (word, Some(name))
    });
    let all = dropped
        .iter()
        .map(|&word| (word, None))
        .chain(named)
        .chain(plain);
    let mut keywords: Vec<_> = all.map(|(word, name)| (spelling(word), name)).collect();
    keywords.sort_by_key(|&(spelling, _)| spelling);
    keywords.dedup_by_key(|&mut (spelling, _)| spelling);
    keywords
}

/// Returns the one symbol of all words that begin a block, or that end one; `None` for other words.
fn block_mark(rules: &LexicalRules, word: &str) -> Option<Symbol> {
    let within = |words: &[String]| words.iter().any(|other| other == word);
    if within(&rules.block_begins) {
        return Some(Symbol::of("BEGIN"));
    }
    within(&rules.block_ends).then(|| Symbol::of("END"))
}

/// Returns the symbol of a spelling; a string over several lines has the same symbol with either kind of line end.
pub fn spelling(text: &str) -> Symbol {
    match text.contains('\r') {
        true => Symbol::of(&text.replace('\r', "")),
        false => Symbol::of(text),
    }
}
