//! The languages that there are, for clients that name them.

use std::collections::BTreeMap;

/// Languages by their ids.
#[derive(Debug, Clone, Default)]
pub struct Languages(pub BTreeMap<String, LanguageNames>);

/// How people and files name a language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LanguageNames {
    /// For people: `C++`.
    pub name: String,
    /// Extensions of the names of its files, without a dot.
    pub extensions: Vec<String>,
}

impl Languages {
    /// The id of the language that a client of MOSS means; nothing if it is not read.
    pub(crate) fn meant(&self, name: &str) -> Option<String> {
        let own = name.to_lowercase();
        let id = codesim_moss::codesim_language(name).unwrap_or(&own);
        self.0.contains_key(id).then(|| id.to_owned())
    }

    /// A name by which a file is read as this language.
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
