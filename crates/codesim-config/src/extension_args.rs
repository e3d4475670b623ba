//! The language of an extension, as it is typed: `ino=cpp`.

use std::collections::BTreeMap;
use std::str::FromStr;

use anyhow::{anyhow, ensure};
use serde::{Deserialize, Deserializer, Serializer};

/// Files with this extension are in this language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extension {
    /// In lowercase, without the dot.
    pub extension: String,
    /// Id of the language.
    pub language: String,
}

impl Extension {
    fn new(extension: &str, language: &str) -> anyhow::Result<Self> {
        let extension = extension.strip_prefix('.').unwrap_or(extension);
        let is_plain = |text: &str| !text.is_empty() && !text.contains(['.', '/', '*', '\\']);
        ensure!(
            is_plain(extension) && is_plain(language),
            "an extension and the id of a language were expected, such as ino=cpp"
        );
        Ok(Self {
            extension: extension.to_lowercase(),
            language: language.to_owned(),
        })
    }
}

impl FromStr for Extension {
    type Err = anyhow::Error;

    fn from_str(typed: &str) -> anyhow::Result<Self> {
        let (extension, language) = typed.split_once('=').unwrap_or((typed, ""));
        Self::new(extension, language)
    }
}

/// As a table of a settings file.
pub(crate) fn serialize<S: Serializer>(list: &[Extension], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(list.iter().map(|it| (&it.extension, &it.language)))
}

/// From a table of a settings file.
pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Extension>, D::Error> {
    let table = BTreeMap::<String, String>::deserialize(from)?;
    let list = table.iter().map(|(extension, language)| {
        let read = Extension::new(extension, language);
        read.map_err(|why| anyhow!("{extension:?} = {language:?}: {why}"))
    });
    let list: anyhow::Result<_> = list.collect();
    list.map_err(serde::de::Error::custom)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extension_may_be_typed_with_its_dot() {
        let expected = Extension {
            extension: "ino".to_owned(),
            language: "cpp".to_owned(),
        };
        assert_eq!("ino=cpp".parse::<Extension>().expect("it is one"), expected);
        assert_eq!(
            ".INO=cpp".parse::<Extension>().expect("it is one"),
            expected
        );
        for wrong in ["", "ino", "=cpp", "ino=", "*.ino=cpp", "a/b=cpp"] {
            assert!(wrong.parse::<Extension>().is_err(), "{wrong}");
        }
    }
}
