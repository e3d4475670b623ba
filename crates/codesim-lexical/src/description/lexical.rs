//! The table `lexer`: how the words of a language look.

use std::collections::BTreeMap;

use codesim_token::CommentMarks;
use serde::Deserialize;

use crate::description::error::DescriptionError;

/// The lexical rules of a language. The defaults fit most languages.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[non_exhaustive]
pub struct LexicalRules {
    /// Whether uppercase and lowercase are the same in names and keywords.
    pub case_insensitive: bool,
    /// Beginnings of comments that end with the line; a word is one only if it is not part of a longer word.
    pub line_comments: Vec<String>,
    /// As `line_comments`, but only as the first thing in a line, without a blank before it.
    pub first_column_comments: Vec<String>,
    /// Number of columns that lines have for their numbers, as on punched cards: where these hold only digits and blanks, the line begins
    /// behind them.
    pub sequence_area: usize,
    /// Beginning and end of a comment that may span lines.
    pub block_comments: Vec<(String, String)>,
    /// Beginning and end of a comment of whole lines; both are the first thing in theirs, without a blank before them.
    pub first_column_blocks: Vec<(String, String)>,
    /// Whether a block comment may contain another.
    pub nested_comments: bool,
    /// Quotes around strings.
    pub quotes: Vec<Quote>,
    /// Prefixes that may come directly before a quote and are part of the string or character.
    pub quote_prefixes: Vec<String>,
    /// Beginnings of here-documents: strings of whole lines up to one that begins with a given word.
    pub heredocs: Vec<Heredoc>,
    /// The symbol of a regular expression between two slashes, if the language has them.
    pub regex: Option<String>,
    /// Quotes around a single character; a quote with no second one after the character is a mark.
    pub char_quotes: Vec<String>,
    /// Words that are no names.
    pub keywords: Vec<String>,
    /// Keywords that begin a block; all have one symbol in the structure channel.
    pub block_begins: Vec<String>,
    /// Keywords that end a block; all have one symbol in the structure channel.
    pub block_ends: Vec<String>,
    /// Marks of more than one character; the longest that fits is taken.
    pub operators: Vec<String>,
    /// Marks of the grammar that are read as their characters.
    pub split: Vec<String>,
    /// Words and marks with another symbol than their spelling, by that symbol.
    pub words: BTreeMap<String, Vec<String>>,
    /// Prefixes that may come directly before a name and give it another symbol, by that symbol.
    pub prefixes: BTreeMap<String, Vec<String>>,
    /// Suffixes that may come directly behind a name, are part of it and give it another symbol, by that symbol.
    pub suffixes: BTreeMap<String, Vec<String>>,
    /// Words and marks that vanish.
    pub drop: Vec<String>,
    /// Whether a statement that is one name, number or string vanishes, where lines are statements.
    pub drop_lone: bool,
    /// Characters besides letters and `_` that a name may begin with.
    pub name_begins: String,
    /// Characters besides letters, digits and `_` that may be inside of a name.
    pub name_parts: String,
    /// Characters that may be the last of a name, unless `=` follows.
    pub name_ends: String,
    /// Beginnings of a number besides a digit, such as `$` or `&H`; a letter or digit must follow.
    pub number_begins: Vec<String>,
    /// Characters besides letters, digits and `_` that may be inside of a number.
    pub number_parts: String,
    /// Whether a sign is part of a number, unless a value precedes it.
    pub signed_numbers: bool,
    /// Endings of a line that join it to the next, besides a backslash.
    pub line_joints: Vec<String>,
    /// Words at the beginning of an import, which is left out unless imports are kept.
    pub imports: Vec<String>,
    /// Whether indentation makes blocks.
    pub indentation: bool,
    /// Keywords behind which a block begins, which ends with the first line that begins to the left of its first token.
    pub layout: Vec<String>,
    /// Whether the end of a line is the end of a statement, and so a token.
    pub line_ends: bool,
}

/// The beginning of a here-document; a word in capitals or in quotes follows directly.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Heredoc {
    /// The mark.
    pub begin: String,
    /// The symbol of the mark and its word, where the string begins in the next line; without one, all of it is one string.
    pub symbol: Option<String>,
}

/// Quotes around a string: the mark alone, or with rules for the end of the string.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "QuoteAsWritten")]
#[non_exhaustive]
pub struct Quote {
    /// The beginning of the string.
    pub begin: String,
    /// The end of the string.
    pub end: String,
    /// How the end mark is escaped inside.
    pub escape: Escape,
    /// Whether it may span lines.
    pub lines: bool,
    /// Beginning and end of the code inside.
    pub hole: Option<(String, String)>,
    /// The symbols of what it is made of, if it is not one token.
    pub parts: Option<Parts>,
}

/// The symbols of a string that is several tokens: its quotes and the marks of its holes, what is in the holes, and these.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Parts {
    /// The symbol of the text between quotes and holes.
    pub text: String,
    /// The symbol of an escape sequence.
    pub escape: Option<String>,
}

/// How the end mark of a string is escaped inside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Escape {
    /// After a backslash.
    #[default]
    Backslash,
    /// Twice.
    Double,
    /// Not at all.
    None,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum QuoteAsWritten {
    Mark(String),
    Full(FullQuote),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FullQuote {
    begin: String,
    end: Option<String>,
    #[serde(default)]
    escape: Escape,
    #[serde(default)]
    lines: bool,
    hole: Option<(String, String)>,
    parts: Option<Parts>,
}

impl From<QuoteAsWritten> for Quote {
    fn from(written: QuoteAsWritten) -> Self {
        match written {
            QuoteAsWritten::Mark(mark) => Self {
                end: mark.clone(),
                escape: Escape::Backslash,
                lines: mark.chars().count() > 1,
                begin: mark,
                hole: None,
                parts: None,
            },
            QuoteAsWritten::Full(full) => Self {
                end: full.end.unwrap_or_else(|| full.begin.clone()),
                begin: full.begin,
                escape: full.escape,
                lines: full.lines,
                hole: full.hole,
                parts: full.parts,
            },
        }
    }
}

impl LexicalRules {
    /// Checks that no rule is empty: an empty text would begin a comment, and the lexer would not advance.
    pub(crate) fn check(&self, language: &str) -> Result<(), DescriptionError> {
        let texts = self.texts();
        let mut empty = texts.iter().filter(|(_, text)| text.is_empty());
        match empty.next() {
            None => Ok(()),
            Some(&(key, _)) => Err(DescriptionError::Rule {
                language: language.to_owned(),
                key,
                reason: "an entry is empty".to_owned(),
            }),
        }
    }

    /// Returns all texts that something begins or ends with, each with its key.
    fn texts(&self) -> Vec<(&'static str, &str)> {
        fn both((begin, end): &(String, String)) -> [&String; 2] {
            [begin, end]
        }
        fn of<'a>(
            key: &'static str,
            texts: impl IntoIterator<Item = &'a String>,
        ) -> Vec<(&'static str, &'a str)> {
            let texts = texts.into_iter();
            texts.map(|text| (key, text.as_str())).collect()
        }
        let lines = self.first_column_blocks.iter().flat_map(both);
        let blocks = self.block_comments.iter().flat_map(both);
        let holes = self.quotes.iter().filter_map(|quote| quote.hole.as_ref());
        let quotes = self.quotes.iter();
        let quotes = quotes.flat_map(|quote| [&quote.begin, &quote.end]);
        let keywords = [&self.keywords, &self.block_begins, &self.block_ends];
        [
            of("line_comments", &self.line_comments),
            of("first_column_comments", &self.first_column_comments),
            of("block_comments", blocks),
            of("first_column_blocks", lines),
            of("quotes", quotes),
            of("quotes", holes.flat_map(both)),
            of("quote_prefixes", &self.quote_prefixes),
            of("char_quotes", &self.char_quotes),
            of(
                "heredocs",
                self.heredocs.iter().map(|heredoc| &heredoc.begin),
            ),
            of("operators", &self.operators),
            of("words", self.words.values().flatten()),
            of("prefixes", self.prefixes.values().flatten()),
            of("suffixes", self.suffixes.values().flatten()),
            of("drop", &self.drop),
            of("number_begins", &self.number_begins),
            of("line_joints", &self.line_joints),
            of("imports", &self.imports),
            of("keywords", keywords.into_iter().flatten()),
        ]
        .concat()
    }

    /// Returns the marks of comments. Where a statement that is one string vanishes, a string over several lines is a comment as well.
    pub fn comments(&self) -> CommentMarks {
        let documenting = self.quotes.iter();
        let documenting = documenting.filter(|quote| self.drop_lone && quote.lines);
        let blocks = self.block_comments.iter().chain(&self.first_column_blocks);
        let documenting = documenting.map(|quote| (quote.begin.clone(), quote.end.clone()));
        // Between tokens, a beginning that counts anywhere in a line will do.
        let numbered = self.first_column_comments.iter();
        let numbered = numbered.filter(|_| self.sequence_area > 0);
        CommentMarks::default()
            .line(self.line_comments.iter().chain(numbered))
            .first_column(&self.first_column_comments)
            .block(blocks.cloned().chain(documenting))
    }

    /// Returns the rules without those that bring a whole text closer to the tokens of a grammar.
    ///
    /// A grammar leaves pieces of a text to the lexer. Their tokens are among the grammar's, which must stay what they are.
    #[must_use]
    pub fn of_pieces(&self) -> Self {
        Self {
            quote_prefixes: Vec::new(),
            heredocs: Vec::new(),
            regex: None,
            split: Vec::new(),
            words: BTreeMap::new(),
            prefixes: BTreeMap::new(),
            suffixes: BTreeMap::new(),
            drop: Vec::new(),
            signed_numbers: false,
            ..self.clone()
        }
    }

    /// Returns all keywords, those around blocks included.
    pub fn keywords(&self) -> impl Iterator<Item = &str> {
        let all = [&self.keywords, &self.block_begins, &self.block_ends];
        all.into_iter().flatten().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use crate::description::{Description, DescriptionError, Escape};

    fn described(lexer: &str) -> Result<Description, DescriptionError> {
        Description::parse(&format!(
            "id = \"tiny\"\nname = \"Tiny\"\nextensions = []\nrevision = 1\n[lexer]\n{lexer}"
        ))
    }

    #[test]
    fn a_quote_is_a_mark_or_a_table() {
        let quotes =
            r#"quotes = ['"', '"""', { begin = "[[", end = "]]", escape = "none", lines = true }]"#;
        let quotes = described(quotes).expect("it is sound").lexer.quotes;
        assert_eq!((quotes[0].end.as_str(), quotes[0].lines), ("\"", false));
        assert!(quotes[1].lines, "a quote of several characters spans lines");
        assert_eq!(
            (quotes[2].end.as_str(), quotes[2].escape),
            ("]]", Escape::None)
        );
    }

    #[test]
    fn invalid_rules_name_the_fault() {
        let message = |lexer: &str| described(lexer).expect_err("it is wrong").to_string();
        assert_eq!(
            message("line_comments = [\"#\", \"\"]"),
            "tiny: `lexer.line_comments`: an entry is empty"
        );
        assert_eq!(
            message("words.null = [\"\"]"),
            "tiny: `lexer.words`: an entry is empty"
        );
        assert_eq!(
            message("quotes = [{ begin = '`', hole = ['${', ''] }]"),
            "tiny: `lexer.quotes`: an entry is empty"
        );
        assert!(message("coments = []").contains("unknown field `coments`"));
    }
}
