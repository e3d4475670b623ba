//! Errors in descriptions.

/// An error in a language's description; each message names the language and the value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DescriptionError {
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
    /// A kind that is listed twice.
    #[error("{language}: the kind `{kind}` stands in both `{first}` and `{second}`")]
    KindTwice {
        /// Id of the language.
        language: String,
        /// The kind as written.
        kind: String,
        /// Key where it is listed.
        first: String,
        /// Key where it is listed again.
        second: String,
    },
    /// A template that is wrong.
    #[error("{language}: `form.rewrite.{kind}`: {reason}")]
    Template {
        /// Id of the language.
        language: String,
        /// Kind whose template it is.
        kind: String,
        /// Why it is wrong.
        reason: String,
    },
    /// A lexical rule that is wrong.
    #[error("{language}: `lexer.{key}`: {reason}")]
    Rule {
        /// Id of the language.
        language: String,
        /// Key in the table `lexer`.
        key: &'static str,
        /// Why it is wrong.
        reason: String,
    },
    /// A key about a grammar's kinds in the description of a language without a grammar.
    #[error("{language}: `{key}` is about a grammar, and there is no table `grammar`")]
    NoGrammar {
        /// Id of the language.
        language: String,
        /// Key in the TOML.
        key: &'static str,
    },
    /// A grammar made for another version of tree-sitter.
    #[error("{language}: the grammar does not fit this tree-sitter: {reason}")]
    Incompatible {
        /// Id of the language.
        language: String,
        /// The message of tree-sitter.
        reason: String,
    },
}
