//! The languages that pages for people are written in.

use serde::{Deserialize, Serialize};

/// A language that the HTML report and the evidence sheet can be written in; all other output is English.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Language {
    /// `en`, the default.
    #[default]
    #[serde(rename = "en")]
    English,
    /// `de`.
    #[serde(rename = "de")]
    German,
    /// `fr`.
    #[serde(rename = "fr")]
    French,
    /// `es`.
    #[serde(rename = "es")]
    Spanish,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Self; 4] = [Self::English, Self::German, Self::French, Self::Spanish];

    /// Returns its code of ISO 639-1, as in `--language` and in the `lang` attribute of pages.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Spanish => "es",
        }
    }

    /// Returns the language of a code; `None` if there is none.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// Returns the messages of pages, in the format of Project Fluent.
    pub fn messages(self) -> &'static str {
        match self {
            Self::English => include_str!("../../locales/en.ftl"),
            Self::German => include_str!("../../locales/de.ftl"),
            Self::French => include_str!("../../locales/fr.ftl"),
            Self::Spanish => include_str!("../../locales/es.ftl"),
        }
    }

    /// Returns the messages of notices and remarks, which a page gets as finished sentences.
    pub(super) fn notices(self) -> &'static str {
        match self {
            Self::English => include_str!("../../locales/notices/en.ftl"),
            Self::German => include_str!("../../locales/notices/de.ftl"),
            Self::French => include_str!("../../locales/notices/fr.ftl"),
            Self::Spanish => include_str!("../../locales/notices/es.ftl"),
        }
    }

    /// Returns the character between groups of three digits.
    pub(super) fn group_separator(self) -> char {
        match self {
            Self::English => ',',
            Self::German | Self::Spanish => '.',
            // Narrow and without a line break, as browsers write it.
            Self::French => '\u{202f}',
        }
    }

    /// Returns the character before decimals.
    pub(super) fn decimal_separator(self) -> char {
        match self {
            Self::English => '.',
            _ => ',',
        }
    }

    /// Returns the number of digits from which on they are grouped: Spanish writes `1234`, but `12.345`.
    pub(super) fn min_grouped_digits(self) -> usize {
        match self {
            Self::Spanish => 5,
            _ => 4,
        }
    }
}
