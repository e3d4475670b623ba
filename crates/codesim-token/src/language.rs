//! The facts about a language that codesim needs besides its tokens.

/// A language, as its front end describes it.
///
/// ```
/// use codesim_token::Language;
///
/// let language = Language::new("gleam", "Gleam").extensions(["gleam"]).revision(2);
/// assert!(language.is_code() && language.takes("gleam"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
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
    /// The unit of one token.
    pub granularity: Granularity,
    /// How its texts are read.
    pub reads_by: ReadsBy,
}

impl Language {
    /// Describes a programming language that is read by lexical rules, in revision 1, without extensions; the methods below change that.
    pub fn new(id: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            extensions: Vec::new(),
            shared_extensions: Vec::new(),
            interpreters: Vec::new(),
            signs: Vec::new(),
            evaluators: Vec::new(),
            revision: 1,
            granularity: Granularity::Lexeme,
            reads_by: ReadsBy::LexicalRules,
        }
    }

    /// Sets [`Language::extensions`].
    #[must_use]
    pub fn extensions(mut self, extensions: impl IntoIterator<Item: Into<String>>) -> Self {
        self.extensions = owned(extensions);
        self
    }

    /// Sets [`Language::shared_extensions`].
    #[must_use]
    pub fn shared_extensions(mut self, extensions: impl IntoIterator<Item: Into<String>>) -> Self {
        self.shared_extensions = owned(extensions);
        self
    }

    /// Sets [`Language::interpreters`].
    #[must_use]
    pub fn interpreters(mut self, programs: impl IntoIterator<Item: Into<String>>) -> Self {
        self.interpreters = owned(programs);
        self
    }

    /// Sets [`Language::signs`].
    #[must_use]
    pub fn signs(mut self, signs: impl IntoIterator<Item: Into<String>>) -> Self {
        self.signs = owned(signs);
        self
    }

    /// Sets [`Language::evaluators`].
    #[must_use]
    pub fn evaluators(mut self, names: impl IntoIterator<Item: Into<String>>) -> Self {
        self.evaluators = owned(names);
        self
    }

    /// Sets [`Language::revision`].
    #[must_use]
    pub fn revision(mut self, revision: u32) -> Self {
        self.revision = revision;
        self
    }

    /// Sets [`Language::granularity`].
    #[must_use]
    pub fn granularity(mut self, granularity: Granularity) -> Self {
        self.granularity = granularity;
        self
    }

    /// Sets [`Language::reads_by`].
    #[must_use]
    pub fn reads_by(mut self, reads_by: ReadsBy) -> Self {
        self.reads_by = reads_by;
        self
    }

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

fn owned(texts: impl IntoIterator<Item: Into<String>>) -> Vec<String> {
    texts.into_iter().map(Into::into).collect()
}

/// How the texts of a language are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
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

impl ReadsBy {
    /// Returns one word for it, as in `codesim languages`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Grammar => "grammar",
            Self::LexicalRules => "lexer",
            Self::Words => "words",
            Self::Letters => "letters",
        }
    }
}

/// The unit of one token of a language, from the largest to the smallest; the usual thresholds follow from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Granularity {
    /// A word, number, string or punctuation mark of a programming language.
    Lexeme,
    /// A word of a text that people read. Files of such a language are read only when it is asked for by name.
    Word,
    /// A single letter or digit. Files of such a language are read only when it is asked for by name.
    Character,
}
