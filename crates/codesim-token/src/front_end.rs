//! What a language must provide.

use crate::{CommentMarks, Span, Symbol, TokenString, Tree};

/// What codesim needs to know about a language besides its tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Language {
    /// Short lowercase name, as in `--lang`.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// File name extensions without the dot, in lowercase.
    pub extensions: Vec<String>,
    /// Extensions of another language that this one takes when it is asked for by name, as C++ takes C's `h`.
    pub shared_extensions: Vec<String>,
    /// Programs that a first line `#!` may name.
    pub interpreters: Vec<String>,
    /// Beginnings of lines that are typical of this language, for files whose name tells no language or several.
    pub signs: Vec<String>,
    /// Names of functions that run a text as a program, and of methods that do so, which begin with a dot.
    pub evaluators: Vec<String>,
    /// Number to raise whenever the same text gives other tokens than before.
    pub revision: u32,
    /// What one token is.
    pub granularity: Granularity,
    /// What reads its texts.
    pub reads_by: ReadsBy,
}

impl Language {
    /// Whether its texts are programs; any other text is read only when its language is asked for by name.
    pub fn is_code(&self) -> bool {
        self.granularity == Granularity::Lexeme
    }

    /// Whether it reads files with this extension (in lowercase, without the dot) when it is asked for by name.
    pub fn takes(&self, extension: &str) -> bool {
        let mut taken = self.extensions.iter().chain(&self.shared_extensions);
        taken.any(|own| own == extension)
    }
}

/// What reads the texts of a language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReadsBy {
    /// A grammar: tokens and normal form come from a syntax tree.
    Grammar,
    /// Lexical rules: the look of its words.
    LexicalRules,
    /// Words and the ends of sentences, whatever they mean.
    Words,
    /// Letters and digits, whatever they mean.
    Letters,
}

/// What one token of a language is, from the largest unit to the smallest; the usual thresholds follow from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Granularity {
    /// A word, number, string or punctuation mark of a programming language.
    Lexeme,
    /// A word of a text that people read. Files of such a language are read only when it is asked for by name.
    Word,
    /// A single letter or digit. Files of such a language are read only when it is asked for by name.
    Character,
}

/// A language's front end: shared between threads, checked when it is built.
pub trait FrontEnd: Send + Sync {
    /// The language that this front end reads.
    fn language(&self) -> &Language;

    /// A worker for one thread.
    fn tokenizer(&self, imports: Imports) -> Box<dyn Tokenizer + '_>;

    /// Tokens that need no grammar, in time and memory that are linear in the text, whatever it holds. A front end that uses
    /// a grammar has another way to make them.
    fn lex(&self, text: &str, imports: Imports) -> TokenString {
        self.tokenizer(imports).tokenize(text).document.tokens
    }

    /// Name for people of a label in this front end's trees; `None` if there is no such label.
    fn label_name(&self, _label: Symbol) -> Option<&str> {
        None
    }

    /// How comments look, which leave no token; of a front end that does not say, there are none.
    fn comments(&self) -> CommentMarks {
        CommentMarks::default()
    }

    /// Parts of the description that `text` has no example of, for the tests of a language: if the text has all constructs, such a
    /// part is superfluous or misspelled.
    fn unused(&self, _text: &str) -> Vec<String> {
        Vec::new()
    }
}

/// Whether imports, includes and package lines are part of the token string.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub enum Imports {
    /// They vanish: everyone has the same ones.
    #[default]
    Drop,
    /// They are tokens like everything else.
    Keep,
}

/// One thread's worker; it may keep buffers and a parser between files.
pub trait Tokenizer {
    /// Tokens of one file's text. Every text has an answer: what cannot be parsed is
    /// tokenized as well as possible, and [`Tokenized::quality`] says so.
    fn tokenize(&mut self, text: &str) -> Tokenized;
}

/// One file of a submission, as it is compared.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Document {
    /// The tokens, without comments, layout and imports.
    pub tokens: TokenString,
    /// The normal form; empty where the front end has none.
    pub tree: Tree,
}

impl Document {
    /// Adds what another front end made of the same text.
    pub fn merge(&mut self, other: &Self) {
        self.tokens.merge(&other.tokens);
        self.tree.append(&other.tree);
    }

    /// Moves tokens and nodes to other places, for a text that was changed before it was tokenized.
    pub fn map_spans(&mut self, place: impl Fn(Span) -> Span) {
        self.tokens.map_spans(&place);
        self.tree.map_spans(&place);
    }
}

impl From<TokenString> for Document {
    /// A document without a normal form.
    fn from(tokens: TokenString) -> Self {
        Self {
            tokens,
            tree: Tree::default(),
        }
    }
}

/// The answer of a [`Tokenizer`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tokenized {
    /// What the text is made of.
    pub document: Document,
    /// How well the text was understood.
    pub quality: ParseQuality,
    /// What that took of a grammar, in units of about a nanosecond that are counted, so that they are the same everywhere; 0 where it is
    /// certain to be little.
    pub work: u64,
}

/// How well a text was understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ParseQuality {
    /// Without an error.
    Clean,
    /// With syntax errors; the parser recovered.
    Recovered {
        /// Bytes of the text that the parser could not place; 0 if something was missing and nothing misplaced.
        error_bytes: usize,
    },
    /// Not at all: the tokens come from a plain lexer instead of the grammar.
    Lexed(NoTree),
}

/// Why a text has no syntax tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoTree {
    /// Most of it is errors.
    Errors,
    /// Reading it with the grammar takes more work or memory than a program of its length.
    Cost,
    /// The texts before it that it shares a budget with took all of that.
    Others,
    /// The grammar crashed on it.
    Crash,
    /// It is longer than the texts that are given to a grammar.
    Length,
}
