//! The table `lexer`: how the words of a language look.

use serde::Deserialize;

use crate::error::DescriptionError;

/// What a lexer must know about a language. The defaults are what most languages have.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LexicalRules {
    /// Whether uppercase and lowercase are the same in names and keywords.
    pub case_insensitive: bool,
    /// What begins a comment that ends with the line; a word does so only if it is not part of a longer word.
    pub line_comments: Vec<String>,
    /// As `line_comments`, but only as the first thing in a line, without a blank before it.
    pub first_column_comments: Vec<String>,
    /// Beginning and end of a comment that may span lines.
    pub block_comments: Vec<(String, String)>,
    /// Whether a block comment may contain another.
    pub nested_comments: bool,
    /// Quotes around strings.
    pub quotes: Vec<Quote>,
    /// Quotes around a single character; a quote with no second one after the character is a mark.
    pub char_quotes: Vec<String>,
    /// Words that are no names.
    pub keywords: Vec<String>,
    /// Keywords that begin a block; all have one symbol in the structure channel.
    pub block_begins: Vec<String>,
    /// Keywords that end a block; all have one symbol in the structure channel.
    pub block_ends: Vec<String>,
    /// Marks of more than one character; of several that fit, the longest is taken.
    pub operators: Vec<String>,
    /// Characters besides letters and `_` that a name may begin with.
    pub name_begins: String,
    /// Characters besides letters, digits and `_` that may stand inside of a name.
    pub name_parts: String,
    /// What may begin a number besides a digit, such as `$` or `&H`; a letter or digit must follow.
    pub number_begins: Vec<String>,
    /// Characters besides letters, digits and `_` that may stand inside of a number.
    pub number_parts: String,
    /// What joins a line to the next if it is the last thing in the line, besides a backslash.
    pub line_joints: Vec<String>,
    /// Words at the beginning of a line that is left out unless imports are kept.
    pub imports: Vec<String>,
    /// Whether indentation makes blocks.
    pub indentation: bool,
    /// Whether the end of a line is the end of a statement, and so a token.
    pub line_ends: bool,
}

/// Quotes around a string: the mark alone, or with rules for the end of the string.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "QuoteAsWritten")]
pub struct Quote {
    /// What a string begins with.
    pub begin: String,
    /// What it ends with.
    pub end: String,
    /// How the end mark is escaped inside.
    pub escape: Escape,
    /// Whether it may span lines.
    pub lines: bool,
}

/// How the end mark of a string is escaped inside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
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
}

impl From<QuoteAsWritten> for Quote {
    fn from(written: QuoteAsWritten) -> Self {
        match written {
            QuoteAsWritten::Mark(mark) => Self {
                end: mark.clone(),
                escape: Escape::Backslash,
                lines: mark.chars().count() > 1,
                begin: mark,
            },
            QuoteAsWritten::Full(full) => Self {
                end: full.end.unwrap_or_else(|| full.begin.clone()),
                begin: full.begin,
                escape: full.escape,
                lines: full.lines,
            },
        }
    }
}

impl LexicalRules {
    /// No rule may be empty: an empty text would begin a comment, and the lexer would not advance.
    pub(crate) fn check(&self, language: &str) -> Result<(), DescriptionError> {
        let blocks = self
            .block_comments
            .iter()
            .flat_map(|(begin, end)| [begin, end]);
        let quotes = self
            .quotes
            .iter()
            .flat_map(|quote| [&quote.begin, &quote.end]);
        let empty = [
            (
                "line_comments",
                self.line_comments.iter().any(String::is_empty),
            ),
            (
                "first_column_comments",
                self.first_column_comments.iter().any(String::is_empty),
            ),
            ("block_comments", blocks.into_iter().any(String::is_empty)),
            ("quotes", quotes.into_iter().any(String::is_empty)),
            ("char_quotes", self.char_quotes.iter().any(String::is_empty)),
            ("operators", self.operators.iter().any(String::is_empty)),
            (
                "number_begins",
                self.number_begins.iter().any(String::is_empty),
            ),
            ("line_joints", self.line_joints.iter().any(String::is_empty)),
            ("imports", self.imports.iter().any(String::is_empty)),
            ("keywords", self.keywords().any(str::is_empty)),
        ];
        match empty.iter().find(|(_, is_empty)| *is_empty) {
            None => Ok(()),
            Some(&(key, _)) => Err(DescriptionError::Rule {
                language: language.to_owned(),
                key,
                reason: "an entry is empty".to_owned(),
            }),
        }
    }

    /// All keywords, those around blocks included.
    pub fn keywords(&self) -> impl Iterator<Item = &str> {
        let all = [&self.keywords, &self.block_begins, &self.block_ends];
        all.into_iter().flatten().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Description, DescriptionError, Escape};

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
    fn what_is_wrong_is_named() {
        let message = |lexer: &str| described(lexer).expect_err("it is wrong").to_string();
        assert_eq!(
            message("line_comments = [\"#\", \"\"]"),
            "tiny: `lexer.line_comments`: an entry is empty"
        );
        assert!(message("coments = []").contains("unknown field `coments`"));
    }
}
