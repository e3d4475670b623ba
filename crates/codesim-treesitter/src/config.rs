//! The TOML of one language: its schema, and what can be wrong with it.

use std::collections::BTreeMap;

use codesim_token::{Granularity, Language};
use serde::Deserialize;

/// A language's description as it stands in its TOML file; `grammars-config/README.md` explains each key.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GrammarConfig {
    /// Short lower-case name, as in `--lang`; also the file's name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// File name extensions without the dot, lower-case.
    pub extensions: Vec<String>,
    /// Extensions of another language that this one takes when it is asked for by name.
    #[serde(default)]
    pub shared_extensions: Vec<String>,
    /// Programs that a first line `#!` may name.
    #[serde(default)]
    pub interpreters: Vec<String>,
    /// Raised whenever the same text gives other tokens than before.
    pub revision: u32,
    /// Where the grammar comes from.
    pub grammar: GrammarOrigin,
    /// Named kinds that vanish with all below them.
    #[serde(default)]
    pub drop: Vec<String>,
    /// Anonymous kinds (the grammar's literal tokens) that vanish.
    #[serde(default)]
    pub drop_tokens: Vec<String>,
    /// Named kinds that vanish unless imports are kept.
    #[serde(default)]
    pub imports: Vec<String>,
    /// Named kinds that are one token each, called by their own name, whatever is below them.
    #[serde(default)]
    pub atom: Vec<String>,
    /// Named kinds that vanish if all they hold is one token: a string that documents, a value that nobody reads.
    #[serde(default)]
    pub drop_lone: Vec<String>,
    /// Named kinds that the grammar leaves as one piece and whose text the plain lexer takes apart.
    #[serde(default)]
    pub lex: Vec<String>,
    /// Named kinds around which a `BEGIN` and an `END` are put.
    #[serde(default)]
    pub enclose: Vec<String>,
    /// Constant to the named kinds that become it, whatever is below them.
    #[serde(default)]
    pub collapse: BTreeMap<String, Vec<String>>,
    /// How the normal form is made.
    #[serde(default)]
    pub form: FormConfig,
    /// What the plain lexer must know, for texts that the grammar cannot make sense of.
    pub lexer: LexerConfig,
}

/// What node kinds become in the normal form, beyond what follows from the other keys.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormConfig {
    /// Named kinds that vanish with all below them: types, modifiers.
    #[serde(default)]
    pub drop: Vec<String>,
    /// Named kinds that are what their children are: brackets, lists.
    #[serde(default)]
    pub splice: Vec<String>,
    /// Names of what prints: functions, methods, streams.
    #[serde(default)]
    pub output: Vec<String>,
    /// Names of what reads.
    #[serde(default)]
    pub input: Vec<String>,
    /// Named kind to its template.
    #[serde(default)]
    pub rewrite: BTreeMap<String, String>,
}

/// The grammar that a description was checked against.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GrammarOrigin {
    /// Name of the crate.
    #[serde(rename = "crate")]
    pub package: String,
    /// Its version.
    pub version: String,
}

/// Comments and quotes of a language, for the plain lexer.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LexerConfig {
    /// What begins a comment that ends with the line.
    #[serde(default)]
    pub line_comments: Vec<String>,
    /// Beginning and end of a comment that may span lines.
    #[serde(default)]
    pub block_comments: Vec<(String, String)>,
    /// Quotes around strings, longest first; a backslash escapes.
    #[serde(default)]
    pub quotes: Vec<String>,
}

/// What is wrong with a language's TOML; each message names the language and the value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// Not TOML, or not of the schema.
    #[error("language description: {0}")]
    Syntax(String),
    /// A kind that the grammar does not have.
    #[error("{language}: `{key}` names the kind `{kind}`, which {grammar} does not have")]
    UnknownKind {
        /// Id of the language.
        language: String,
        /// Key in the TOML.
        key: String,
        /// The kind as written.
        kind: String,
        /// Name of the grammar crate.
        grammar: String,
    },
    /// A kind that is to be treated in two ways.
    #[error("{language}: the kind `{kind}` stands in both `{first}` and `{second}`")]
    KindTwice {
        /// Id of the language.
        language: String,
        /// The kind as written.
        kind: String,
        /// Key where it stands.
        first: String,
        /// Key where it stands again.
        second: String,
    },
    /// A template that is wrong.
    #[error("{language}: `form.rewrite.{kind}`: {reason}")]
    Template {
        /// Id of the language.
        language: String,
        /// Kind whose template it is.
        kind: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A grammar made for another version of tree-sitter.
    #[error("{language}: the grammar does not fit this tree-sitter: {reason}")]
    Incompatible {
        /// Id of the language.
        language: String,
        /// What tree-sitter says.
        reason: String,
    },
}

impl GrammarConfig {
    /// Reads a description.
    ///
    /// # Errors
    /// [`ConfigError::Syntax`] for what is not TOML, an unknown or a missing key.
    pub fn parse(text: &str) -> Result<Self, ConfigError> {
        toml::from_str(text).map_err(|error| ConfigError::Syntax(error.to_string()))
    }

    /// The part that everyone may know.
    pub fn language(&self) -> Language {
        Language {
            id: self.id.clone(),
            name: self.name.clone(),
            extensions: self.extensions.clone(),
            shared_extensions: self.shared_extensions.clone(),
            interpreters: self.interpreters.clone(),
            revision: self.revision,
            granularity: Granularity::Lexeme,
        }
    }
}
