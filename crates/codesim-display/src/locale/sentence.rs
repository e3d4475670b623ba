//! Sentences whose language is chosen when they are shown.

use std::fmt;

use serde::{Serialize, Serializer};

use super::messages::{Locale, Value};

/// A message with the values of its variables, in no language yet. Tables, JSON and logs have it in English, which is also its [`Display`](fmt::Display).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sentence {
    id: &'static str,
    values: Vec<(&'static str, Part)>,
}

/// The value of a variable.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Part {
    Text(String),
    Number(u64),
    Sentence(Sentence),
}

impl Sentence {
    /// Returns the message of an id, whose variables have no values yet.
    pub fn new(id: &'static str) -> Self {
        Self {
            id,
            values: Vec::new(),
        }
    }

    /// Returns a text that is the same in every language, such as an error of the system.
    pub fn verbatim(text: impl Into<String>) -> Self {
        Self::new("verbatim").text("text", text)
    }

    /// Gives a variable a text.
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Part::Text(text.into()))
    }

    /// Gives a variable a whole number, which is grouped as the language does it and selects the plural.
    pub fn number(self, name: &'static str, number: u64) -> Self {
        self.with(name, Part::Number(number))
    }

    /// Gives a variable a sentence.
    pub fn sentence(self, name: &'static str, sentence: Self) -> Self {
        self.with(name, Part::Sentence(sentence))
    }

    /// Joins sentences by a message with the variables `first`, which may be joined already, and `rest`; `None` if there are none.
    pub fn joined(id: &'static str, sentences: impl Iterator<Item = Self>) -> Option<Self> {
        sentences.reduce(|first, rest| {
            Self::new(id)
                .sentence("first", first)
                .sentence("rest", rest)
        })
    }

    /// Returns the sentence in a language.
    pub fn in_language(&self, locale: &Locale) -> String {
        let value = |part: &Part| match part {
            Part::Text(text) => Value::from(text.clone()),
            Part::Number(number) => Value::from(*number),
            Part::Sentence(sentence) => Value::from(sentence.in_language(locale)),
        };
        let values = self.values.iter().map(|(name, part)| (*name, value(part)));
        locale.with(self.id, &values.collect::<Vec<_>>())
    }

    /// Changes each text in it, such as the names that a report without names must not have.
    pub fn change_texts(&mut self, change: &mut impl FnMut(&mut String)) {
        for (_, part) in &mut self.values {
            match part {
                Part::Text(text) => change(text),
                Part::Number(_) => {}
                Part::Sentence(sentence) => sentence.change_texts(change),
            }
        }
    }

    fn with(mut self, name: &'static str, part: Part) -> Self {
        self.values.push((name, part));
        self
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Locale::english()))
    }
}

impl Serialize for Sentence {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    #[test]
    fn a_sentence_is_in_the_language_of_those_around_it() {
        let much = Sentence::new("left-out-too-large").number("mebibytes", 1234);
        let all = [Sentence::new("left-out-binary"), much.clone(), much];
        let joined = Sentence::joined("parts", all.into_iter()).expect("there are three");
        assert_eq!(
            joined.to_string(),
            "binary: it has NUL bytes; larger than 1,234 MiB; larger than 1,234 MiB"
        );
        let german = joined.in_language(Locale::of(Language::German));
        assert_eq!(german.matches("1.234 MiB").count(), 2, "{german}");
    }

    #[test]
    fn texts_are_changed_wherever_they_are() {
        let inner = Sentence::verbatim("anna's file");
        let mut outer = Sentence::new("notice-starter-code").sentence("reason", inner);
        outer.change_texts(&mut |text| *text = text.replace("anna", "s-01"));
        assert_eq!(outer.to_string(), "starter code: s-01's file");
    }
}
