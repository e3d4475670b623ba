//! The available languages, for clients that name them.

use std::collections::BTreeMap;

/// Languages by their ids.
#[derive(Debug, Clone, Default)]
pub struct Languages(pub BTreeMap<String, LanguageNames>);

/// The names of a language for people and files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LanguageNames {
    /// For people: `C++`.
    pub name: String,
    /// Extensions of the names of its files, without a dot.
    pub extensions: Vec<String>,
}

impl Languages {
    /// Returns the id of the language that a client of MOSS names; `None` if it is not available.
    pub(crate) fn meant(&self, name: &str) -> Option<String> {
        let own = name.to_lowercase();
        let id = codesim_moss::codesim_language(name).unwrap_or(&own);
        self.0.contains_key(id).then(|| id.to_owned())
    }

    /// Returns a name by which a file is read as this language.
    pub(crate) fn named(&self, name: &str, language: &str) -> String {
        let extensions = self.0.get(language).map_or(&[][..], |it| &it.extensions);
        let extension = name.rsplit_once('.').map(|it| it.1.to_lowercase());
        match extensions.first() {
            Some(first) if extension.is_none_or(|it| !extensions.contains(&it)) => {
                format!("{name}.{first}")
            }
            _ => name.to_owned(),
        }
    }
}
