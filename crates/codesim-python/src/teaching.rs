//! The parts of the method, for teaching and research: tokens, fingerprints, languages.

use codesim_fingerprint::Thresholds;
use codesim_token::{Imports, Registry, TokenString};
use pyo3::prelude::*;

use crate::errors::{Failure, unknown_language};
use crate::host;

/// A language that codesim reads.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct Language {
    /// Short name, as `compare(language=...)` takes it.
    id: String,
    /// Name for people.
    name: String,
    /// Extensions of its files, without the dot.
    extensions: Vec<String>,
    /// "grammar", "lexer", "words" or "letters".
    reads_by: &'static str,
}

#[pymethods]
impl Language {
    fn __repr__(&self) -> String {
        format!("<codesim.Language: {}>", self.id)
    }
}

/// All languages, in the order of their ids.
#[pyfunction]
pub(crate) fn languages(py: Python<'_>) -> PyResult<Vec<Language>> {
    let registry = host::registry(py)?;
    let languages = registry.iter().map(|it| it.language());
    Ok(languages.map(Language::from).collect())
}

impl From<&codesim_token::Language> for Language {
    fn from(language: &codesim_token::Language) -> Self {
        Self {
            id: language.id.clone(),
            name: language.name.clone(),
            extensions: language.extensions.clone(),
            reads_by: language.reads_by.name(),
        }
    }
}

/// A token, as it is compared.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct Token {
    /// "IDENT", "NUMBER", "STRING" or "CHAR" for a name or literal, "BEGIN", "END" or "EOL" for a mark, otherwise the text.
    kind: String,
    /// The text that it comes from; empty for a mark.
    text: String,
    /// Line of its first character, from 1.
    line: usize,
    /// Column of its first character, from 1, in characters.
    column: usize,
}

#[pymethods]
impl Token {
    fn __repr__(&self) -> String {
        format!("<codesim.Token: {} in line {}>", self.kind, self.line)
    }
}

/// The tokens of a source.
///
/// Args:
///     source: A text.
///     language: Id of its language, as in `languages()`.
///     keep_imports: Whether imports, includes and package lines are tokens too.
///
/// Raises:
///     LanguageError: If the language is not known.
///
/// Example:
///     >>> [token.kind for token in codesim.tokens("x = 1", "python")]
///     ['IDENT', '=', 'NUMBER']
#[pyfunction]
#[pyo3(signature = (source, language, *, keep_imports=false))]
pub(crate) fn tokens(
    py: Python<'_>,
    source: String,
    language: &str,
    keep_imports: bool,
) -> PyResult<Vec<Token>> {
    let imports = match keep_imports {
        true => Imports::Keep,
        false => Imports::Drop,
    };
    let registry = host::registry(py)?;
    let read = || read(&registry, &source, language, imports);
    let string = py.detach(read)?;
    let mut places = Places::new(&source);
    let each = |token: usize| {
        let span = string.spans()[token];
        let text = source.get(span.start as usize..span.end as usize);
        let (line, column) = places.of(span.start as usize);
        let constant = string.structure()[token].constant();
        Token {
            kind: constant.or(text).unwrap_or_default().to_owned(),
            text: text.unwrap_or_default().to_owned(),
            line,
            column,
        }
    };
    Ok((0..string.len()).map(each).collect())
}

fn read(
    registry: &Registry,
    source: &str,
    language: &str,
    imports: Imports,
) -> Result<TokenString, Failure> {
    let front_end = registry.get(language);
    let front_end = front_end.ok_or_else(|| unknown_language(language))?;
    let tokenized = front_end.tokenizer(imports).tokenize(source);
    Ok(tokenized.document.tokens)
}

/// Lines and columns of ascending places in a text.
struct Places<'a> {
    text: &'a str,
    /// The last place that was asked for.
    at: usize,
    line: usize,
    column: usize,
}

impl<'a> Places<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            line: 1,
            column: 1,
        }
    }

    fn of(&mut self, place: usize) -> (usize, usize) {
        for character in self.text.get(self.at..place).unwrap_or_default().chars() {
            match character {
                '\n' => (self.line, self.column) = (self.line + 1, 1),
                _ => self.column += 1,
            }
        }
        self.at = self.at.max(place);
        (self.line, self.column)
    }
}

/// A fingerprint: the hash of k tokens in a row that winnowing selects.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct Fingerprint {
    /// 64 bits.
    hash: u64,
    /// Index of the first of its tokens in what `tokens` returns.
    token: usize,
}

#[pymethods]
impl Fingerprint {
    fn __repr__(&self) -> String {
        format!(
            "<codesim.Fingerprint: {:016x} at token {}>",
            self.hash, self.token
        )
    }
}

/// The fingerprints of a source, by robust winnowing of the structure of its tokens.
///
/// Args:
///     source: A text.
///     language: Id of its language, as in `languages()`.
///     noise: The noise threshold k, in tokens: each fingerprint is the hash of k tokens in a row.
///     guarantee: The guarantee threshold t, in tokens, at least k: every t tokens in a row contain a fingerprint.
///
/// Raises:
///     LanguageError: If the language is unknown.
///     ThresholdsError: If the thresholds do not go together.
///
/// Source:
///     Schleimer, Wilkerson, Aiken: Winnowing. SIGMOD 2003, sections 3 and 4.1.
#[pyfunction]
#[pyo3(signature = (source, language, *, noise=8, guarantee=11))]
pub(crate) fn fingerprints(
    py: Python<'_>,
    source: String,
    language: &str,
    noise: usize,
    guarantee: usize,
) -> PyResult<Vec<Fingerprint>> {
    let thresholds = Thresholds::new(noise, guarantee);
    let thresholds = thresholds.map_err(|error| Failure::Thresholds(error.to_string()))?;
    let registry = host::registry(py)?;
    let string = py.detach(|| read(&registry, &source, language, Imports::Drop))?;
    let selected = codesim_fingerprint::fingerprints(string.structure(), thresholds);
    let each = |it: codesim_fingerprint::Fingerprint| Fingerprint {
        hash: it.hash,
        token: it.position,
    };
    Ok(selected.into_iter().map(each).collect())
}
