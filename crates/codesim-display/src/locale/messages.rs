//! Messages of a language, with the values of their variables.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::language::Language;
use super::numbers::{formatter, grouped, with_separator};
use crate::{MIN_EXPECTED, expected, one_in, percent};

/// The messages of a language.
pub struct Locale {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

static LOCALES: LazyLock<[Locale; 4]> = LazyLock::new(|| Language::ALL.map(Locale::new));

impl Locale {
    /// Returns the messages of `language`.
    pub fn of(language: Language) -> &'static Self {
        &LOCALES[language as usize]
    }

    /// Returns the messages of formats that have no other language.
    pub fn english() -> &'static Self {
        Self::of(Language::English)
    }

    fn new(language: Language) -> Self {
        let tag = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks around values are for texts of mixed direction; none of the languages is written from right to left.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(formatter(language)));
        for messages in [language.messages(), language.notices()] {
            // A test finds entries that are no sound messages.
            let messages = FluentResource::try_new(messages.to_owned());
            bundle.add_resource_overriding(messages.unwrap_or_else(|(sound, _)| sound));
        }
        Self { language, bundle }
    }

    /// Returns its language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns a message without variables.
    pub fn text(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// Returns a message with the values of its variables. Numbers are grouped, and select the plural.
    pub fn with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, value.fluent());
        }
        let Some(pattern) = self.bundle.get_message(id).and_then(|it| it.value()) else {
            debug_assert!(false, "no message {id}");
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "message {id}: {errors:?}");
        text.into_owned()
    }

    /// Returns a message with one number, which is called `count`: `12 pairs`.
    pub fn counted(&self, id: &str, count: usize) -> String {
        self.with(id, &[("count", count.into())])
    }

    /// Formats `12345` as `12,345`.
    pub fn grouped(&self, number: u64) -> String {
        grouped(number, self.language)
    }

    /// Formats a share in 0..=1, as [`percent`] does: all languages write it in the same way.
    pub fn percent(&self, share: f64) -> String {
        percent(share)
    }

    /// Formats a number with a fixed number of decimals: `0.50`.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        with_separator(self.language, &format!("{number:.digits$}"))
    }

    /// Formats a number with as many decimals as it has: `0.5`.
    pub fn short_decimal(&self, number: f64) -> String {
        with_separator(self.language, &number.to_string())
    }

    /// Formats an expected number of independent pairs, as [`expected`] does.
    pub fn expected(&self, pairs: f64) -> String {
        let english = expected(pairs);
        if pairs < MIN_EXPECTED {
            self.text("number-below-one-in-a-thousand")
        } else if english.starts_with("1 in ") {
            self.with("number-one-in", &[("classes", one_in(pairs).into())])
        } else if pairs >= 9.95 {
            self.grouped(pairs.round() as u64)
        } else {
            with_separator(self.language, &english)
        }
    }

    /// Returns text such as `line 3` or `lines 3–17`.
    pub fn lines(&self, first: usize, last: usize) -> String {
        // Numbers of lines are names, which are not grouped.
        if first == last {
            self.with("line", &[("line", first.to_string().into())])
        } else {
            let [first, last] = [first, last].map(|line| line.to_string().into());
            self.with("lines", &[("first", first), ("last", last)])
        }
    }
}

/// The value of a variable.
#[derive(Clone)]
pub enum Value<'a> {
    /// A text, as it is.
    Text(Cow<'a, str>),
    /// A whole number, which is grouped and selects the plural.
    Number(u64),
}

impl Value<'_> {
    fn fluent(&self) -> FluentValue<'_> {
        match self {
            Self::Text(text) => FluentValue::from(text.as_ref()),
            Self::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.into())
    }
}

impl From<u64> for Value<'_> {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
    use fluent_syntax::parser::parse;

    use super::*;

    type Variables = BTreeSet<String>;

    /// Returns the variables of each message of a language.
    fn messages(language: Language) -> BTreeMap<String, Variables> {
        let files = [language.messages(), language.notices()];
        let resources = files.map(|file| parse(file).expect("the file is sound"));
        let messages = resources
            .iter()
            .flat_map(|it| &it.body)
            .map(|entry| match entry {
                Entry::Message(message) => {
                    let pattern = message.value.as_ref().expect("each message has a text");
                    let mut variables = Variables::new();
                    of_pattern(pattern, &mut variables);
                    Some((message.id.name.to_owned(), variables))
                }
                Entry::Term(_) | Entry::Junk { .. } => panic!("{}: {entry:?}", language.code()),
                _ => None,
            });
        let mut all = BTreeMap::new();
        for (id, variables) in messages.flatten() {
            let is_first = all.insert(id.clone(), variables).is_none();
            assert!(is_first, "{}: {id} twice", language.code());
        }
        all
    }

    fn of_pattern(pattern: &Pattern<&str>, variables: &mut Variables) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable {
                    expression: Expression::Inline(inline),
                } => of_inline(inline, variables),
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    of_inline(selector, variables);
                    for variant in variants {
                        of_pattern(&variant.value, variables);
                    }
                }
            }
        }
    }

    fn of_inline(inline: &InlineExpression<&str>, variables: &mut Variables) {
        match inline {
            InlineExpression::VariableReference { id } => {
                variables.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. } => {}
            other => panic!("messages have variables and texts alone, not {other:?}"),
        }
    }

    #[test]
    fn every_language_has_the_messages_of_english() {
        let english = messages(Language::English);
        for language in Language::ALL {
            let own = messages(language);
            for (id, variables) in &english {
                let found = own.get(id);
                assert_eq!(found, Some(variables), "{}: {id}", language.code());
            }
            assert_eq!(own.len(), english.len(), "{}", language.code());
        }
    }

    #[test]
    fn every_message_is_used() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
        let folders = ["crates", "web/browser", "web/report", "web/shared"];
        let mut sources = String::new();
        for folder in folders {
            read_sources(&std::path::Path::new(root).join(folder), &mut sources);
        }
        let quoted = |id: &str, quote: char| sources.contains(&format!("{quote}{id}{quote}"));
        // Some ids end with a word that is known at run time.
        let completed = |id: &str| {
            let (start, _) = id.rsplit_once('-').unwrap_or_default();
            let ends = ["${", "{}"].map(|end| format!("{start}-{end}"));
            ends.iter().any(|end| sources.contains(end))
        };
        let ids = messages(Language::English).into_keys();
        let unused: Vec<_> = ids
            .filter(|id| !quoted(id, '"') && !quoted(id, '\'') && !completed(id))
            .collect();
        assert_eq!(unused, Vec::<String>::new());
    }

    fn read_sources(folder: &std::path::Path, sources: &mut String) {
        for entry in std::fs::read_dir(folder).expect("the folder is in the repository") {
            let path = entry.expect("the folder can be read").path();
            let extension = path.extension().and_then(|it| it.to_str());
            let is_built = path.ends_with("dist");
            match extension {
                _ if path.is_dir() && !is_built => read_sources(&path, sources),
                Some("rs" | "html" | "ts" | "svelte") => {
                    *sources += &std::fs::read_to_string(&path).expect("sources are text");
                }
                _ => {}
            }
        }
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let pairs = |language| Locale::of(language).counted("count-pairs", 12_345);
        assert_eq!(pairs(Language::English), "12,345 pairs");
        assert!(pairs(Language::German).starts_with("12.345 "));
        assert!(pairs(Language::French).starts_with("12\u{202f}345 "));
        let spanish = Locale::of(Language::Spanish);
        assert_eq!(spanish.grouped(1_234), "1234");
        assert_eq!(spanish.grouped(12_345), "12.345");
        let german = Locale::of(Language::German);
        assert_eq!(german.decimal(0.5, 2), "0,50");
        assert_eq!(german.short_decimal(0.05), "0,05");
        assert_eq!(german.expected(1.3), "1,3");
        assert!(german.expected(1e-9).contains("1.000"));
    }

    #[test]
    fn english_numbers_are_those_of_messages() {
        let english = Locale::english();
        for pairs in [1e-9, 0.001, 0.005, 0.02, 0.77, 1.3, 12.0, 1_234.0] {
            assert_eq!(english.expected(pairs), crate::expected(pairs));
        }
        for count in [0, 1, 2, 1_234] {
            let counted = crate::counted(count, "pair");
            assert_eq!(english.counted("count-pairs", count), counted);
        }
        assert_eq!(english.lines(3, 3), crate::lines(3, 3));
        assert_eq!(english.lines(1003, 1017), crate::lines(1003, 1017));
    }
}
