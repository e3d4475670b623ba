//! A description as a whole.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

use codesim_token::{Language, ReadsBy};
use serde::Deserialize;

use crate::description::error::DescriptionError;
use crate::description::lexical::LexicalRules;

/// A language's description as written in its TOML file; `grammars-config/README.md` explains each key.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Description {
    /// Short lowercase name, as in `--lang`; also the file's name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// File name extensions without the dot, in lowercase.
    pub extensions: Vec<String>,
    /// Extensions of another language that this one takes when it is asked for by name.
    #[serde(default)]
    pub shared_extensions: Vec<String>,
    /// Programs that a first line `#!` may name.
    #[serde(default)]
    pub interpreters: Vec<String>,
    /// Beginnings of lines that are typical of this language.
    #[serde(default)]
    pub signs: Vec<String>,
    /// Names of functions that run a text as a program, and of methods that do so, which begin with a dot.
    #[serde(default)]
    pub evaluators: Vec<String>,
    /// Number to raise whenever the same text gives other tokens than before.
    pub revision: u32,
    /// Where the grammar comes from; a language without one is read by its lexical rules alone.
    pub grammar: Option<GrammarOrigin>,
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
    /// Named kinds that vanish if they contain a single token: a string that documents, a value that nobody reads.
    #[serde(default)]
    pub drop_lone: Vec<String>,
    /// Named kinds that the grammar leaves as one piece; the plain lexer splits their text.
    #[serde(default)]
    pub lex: Vec<String>,
    /// Named kinds around which a `BEGIN` and an `END` are put.
    #[serde(default)]
    pub enclose: Vec<String>,
    /// For each constant, the named kinds that become it, whatever is below them.
    #[serde(default)]
    pub collapse: BTreeMap<String, Vec<String>>,
    /// Whether a `#define` of the text defines a macro.
    #[serde(default)]
    pub macros: bool,
    /// How the normal form is made.
    #[serde(default)]
    pub form: FormConfig,
    /// The lexical rules: the whole description of a language without a grammar; otherwise for texts that the grammar cannot read.
    pub lexer: LexicalRules,
}

/// The mapping of node kinds to the normal form, beyond the rules that follow from the other keys.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct FormConfig {
    /// Named kinds that vanish with all below them: types, modifiers.
    #[serde(default)]
    pub drop: Vec<String>,
    /// Named kinds that their children replace: brackets, lists.
    #[serde(default)]
    pub splice: Vec<String>,
    /// Names of functions, methods and streams that print.
    #[serde(default)]
    pub output: Vec<String>,
    /// Names of those that read input.
    #[serde(default)]
    pub input: Vec<String>,
    /// Names of functions and methods that make a string of values.
    #[serde(default)]
    pub format: Vec<String>,
    /// Names of those that tell how much is in a collection. Here and below, a field begins with a dot.
    #[serde(default)]
    pub size: Vec<String>,
    /// Names of methods that return whether it is empty.
    #[serde(default)]
    pub empty: Vec<String>,
    /// Names of methods that give what is at a place.
    #[serde(default)]
    pub item: Vec<String>,
    /// Names of methods that put something at a place.
    #[serde(default)]
    pub place: Vec<String>,
    /// Names of methods that tell whether something is in a collection.
    #[serde(default)]
    pub contains: Vec<String>,
    /// Names of functions and methods that give a value as one of another type.
    #[serde(default)]
    pub convert: Vec<String>,
    /// Names of methods that give what an object holds, which is one value.
    #[serde(default)]
    pub content: Vec<String>,
    /// Names of functions that give the numbers from one to another.
    #[serde(default)]
    pub range: Vec<String>,
    /// Names of a first parameter that is the object itself.
    #[serde(default)]
    pub receivers: Vec<String>,
    /// The template of each named kind.
    #[serde(default)]
    pub rewrite: BTreeMap<String, String>,
}

/// Where a grammar comes from.
#[derive(Debug, Clone, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "the table `grammar` has the keys `crate` and `version`, or `library` and perhaps `symbol`"
)]
pub enum GrammarOrigin {
    /// A crate that codesim was built with, and that the description was checked against.
    #[non_exhaustive]
    Crate {
        /// Name of the crate.
        #[serde(rename = "crate")]
        package: String,
        /// Its version.
        version: String,
    },
    /// A shared library, loaded when codesim runs.
    #[non_exhaustive]
    Library {
        /// Its path, as seen from the description's folder.
        library: PathBuf,
        /// The function that returns the grammar; `tree_sitter_` and the language's id if it is not given.
        symbol: Option<String>,
    },
}

impl fmt::Display for GrammarOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crate { package, .. } => f.write_str(package),
            Self::Library { library, .. } => write!(f, "{}", library.display()),
        }
    }
}

/// Stack for reading a description, in bytes: all of its keys are on it at once, and whoever reads one may have little.
const STACK: usize = 1 << 20;

impl Description {
    /// Reads a description.
    ///
    /// # Errors
    /// [`DescriptionError::Syntax`] for what is not TOML, an unknown or missing key, and an invalid lexical rule.
    pub fn parse(text: &str) -> Result<Self, DescriptionError> {
        let description: Self = stacker::maybe_grow(STACK, STACK, || toml::from_str(text))
            .map_err(|error| DescriptionError::Syntax(error.to_string().trim_end().to_owned()))?;
        description.lexer.check(&description.id)?;
        Ok(description)
    }

    /// Returns the language that it describes.
    pub fn language(&self) -> Language {
        let reads_by = match self.grammar {
            Some(_) => ReadsBy::Grammar,
            None => ReadsBy::LexicalRules,
        };
        Language::new(&self.id, &self.name)
            .extensions(&self.extensions)
            .shared_extensions(&self.shared_extensions)
            .interpreters(&self.interpreters)
            .signs(&self.signs)
            .evaluators(&self.evaluators)
            .revision(self.revision)
            .reads_by(reads_by)
    }

    /// Returns the keys in use that have a meaning only with a grammar.
    pub fn grammar_keys(&self) -> impl Iterator<Item = &'static str> {
        let lists = [
            ("drop", &self.drop),
            ("drop_tokens", &self.drop_tokens),
            ("imports", &self.imports),
            ("atom", &self.atom),
            ("drop_lone", &self.drop_lone),
            ("lex", &self.lex),
            ("enclose", &self.enclose),
            ("form.drop", &self.form.drop),
            ("form.splice", &self.form.splice),
        ];
        let tables = [
            ("collapse", self.collapse.is_empty()),
            ("form.rewrite", self.form.rewrite.is_empty()),
        ];
        let lists = lists.map(|(key, list)| (key, list.is_empty()));
        let keys = lists.into_iter().chain(tables);
        keys.filter(|&(_, is_empty)| !is_empty).map(|(key, _)| key)
    }
}
