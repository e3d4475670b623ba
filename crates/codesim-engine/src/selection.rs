//! Schemes of selection, as they are typed.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;

use codesim_fingerprint::selection::{Anchored, Begins, Scheme};
use codesim_token::Symbol;
use serde::{Deserialize, Serialize};

const ROBUST_WINNOWING: &str = "robust-winnowing";

/// A scheme of selection, and how it was typed: `robust-winnowing`, `winnowing`, `0-mod:P`, `safe-0-mod:P`, `smallest:N`, `all`, `every:I`,
/// `at:WORDS` or `after:WORDS`, with numbers from 1 on and spaces between words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Selection {
    typed: String,
    /// The scheme.
    pub scheme: Scheme,
}

impl Selection {
    /// Whether it is robust winnowing.
    pub fn is_usual(&self) -> bool {
        self.scheme == Scheme::RobustWinnowing
    }

    /// Whether every shared run of t tokens shares a fingerprint.
    pub fn is_guaranteed(&self) -> bool {
        self.scheme.is_guaranteed()
    }
}

impl Default for Selection {
    fn default() -> Self {
        Self {
            typed: ROBUST_WINNOWING.to_owned(),
            scheme: Scheme::RobustWinnowing,
        }
    }
}

impl FromStr for Selection {
    type Err = String;

    fn from_str(typed: &str) -> Result<Self, String> {
        let expected = || {
            format!(
                "selection `{typed}`: robust-winnowing, winnowing, 0-mod:P, safe-0-mod:P, smallest:N, all, every:I, at:WORDS or \
                 after:WORDS was expected, with numbers from 1 on and spaces between words"
            )
        };
        let scheme = match typed.split_once(':') {
            Some((name, argument)) => with_argument(name, argument),
            None => without_argument(typed),
        };
        Ok(Self {
            typed: typed.to_owned(),
            scheme: scheme.ok_or_else(expected)?,
        })
    }
}

fn without_argument(name: &str) -> Option<Scheme> {
    match name {
        ROBUST_WINNOWING => Some(Scheme::RobustWinnowing),
        "winnowing" => Some(Scheme::Winnowing),
        "all" => Some(Scheme::EveryGram),
        _ => None,
    }
}

fn with_argument(name: &str, argument: &str) -> Option<Scheme> {
    let number = || argument.parse().ok().map(NonZero::<usize>::get);
    match name {
        "0-mod" => number().map(|p| Scheme::ZeroMod(p as u64)),
        "safe-0-mod" => number().map(|p| Scheme::SafeZeroMod(p as u64)),
        "smallest" => number().map(Scheme::Smallest),
        "every" => number().map(Scheme::EveryIth),
        "at" => anchored(argument, Begins::AtAnchor),
        "after" => anchored(argument, Begins::AfterAnchor),
        _ => None,
    }
}

fn anchored(words: &str, begins: Begins) -> Option<Scheme> {
    let words = words.split_whitespace();
    let anchors = words.map(|word| Symbol::of(word).into());
    let anchored = Anchored {
        anchors: anchors.collect(),
        begins,
    };
    (!anchored.anchors.is_empty()).then_some(Scheme::Anchored(anchored))
}

impl TryFrom<String> for Selection {
    type Error = String;

    fn try_from(typed: String) -> Result<Self, String> {
        typed.parse()
    }
}

impl From<Selection> for String {
    fn from(selection: Selection) -> Self {
        selection.typed
    }
}

impl fmt::Display for Selection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.typed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selection_round_trips_through_text() {
        for (typed, guaranteed) in [
            ("robust-winnowing", true),
            ("winnowing", true),
            ("safe-0-mod:22", true),
            ("all", true),
            ("0-mod:50", false),
            ("smallest:100", false),
            ("every:4", false),
            ("at:if while", false),
            ("after:; { }", false),
        ] {
            let selection: Selection = typed.parse().expect(typed);
            assert_eq!(selection.to_string(), typed);
            assert_eq!(selection.is_guaranteed(), guaranteed, "{typed}");
        }
    }

    #[test]
    fn anchors_are_the_symbols_of_words() {
        let selection: Selection = "after:; {".parse().expect("it is a scheme");
        let anchors = [";", "{"].map(|word| Symbol::of(word).into()).into();
        let begins = Begins::AfterAnchor;
        assert_eq!(
            selection.scheme,
            Scheme::Anchored(Anchored { anchors, begins })
        );
    }

    #[test]
    fn invalid_scheme_is_refused() {
        for typed in [
            "", "0-mod", "0-mod:0", "0-mod:x", "every:-1", "at:", "after: ", "all:1", "best",
        ] {
            assert!(typed.parse::<Selection>().is_err(), "{typed}");
        }
    }
}
