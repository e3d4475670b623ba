//! Help texts and values of options of the command line.

use std::num::NonZeroUsize;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use codesim_match::UsualThresholds;
use codesim_report::{Format, Language};

use crate::export_args::PLAIN;

pub(crate) const LAYOUT_HELP: &str = "Read this export of a learning platform, or `plain` folders and files [default: detected; see: docs/exports.md]";

/// Returns the values of `--layout`.
pub(crate) fn layouts() -> PossibleValuesParser {
    let ids = codesim_intake::layouts();
    PossibleValuesParser::new(ids.into_iter().chain([PLAIN]))
}

/// The formats as options take them.
pub fn formats() -> impl TypedValueParser<Value = Format> {
    let value = |format: Format| {
        let value = PossibleValue::new(format.name()).help(format.help());
        value.hide(!format.is_built_in())
    };
    let names = PossibleValuesParser::new(Format::all().map(value));
    names.map(|name| Format::named(&name).expect("no other name is taken"))
}

/// The languages of pages as options take them.
pub fn languages() -> impl TypedValueParser<Value = Language> {
    let codes = PossibleValuesParser::new(Language::ALL.map(Language::code));
    codes.map(|code| Language::of_code(&code).expect("no other code is taken"))
}

/// A number of things, of which there is one at least.
///
/// # Errors
/// If it is none.
pub fn count(text: &str) -> Result<NonZeroUsize, String> {
    let expected = || "a whole number from 1 on was expected".to_owned();
    text.parse().map_err(|_| expected())
}

/// Returns a help text with its default.
pub fn with_default(help: &str, default: impl std::fmt::Display) -> String {
    format!("{help} [default: {default}]")
}

const LETTERS: &str = "with --lang text or html-text";

/// Returns the defaults of `--noise`.
pub fn usual_noise() -> String {
    let [usual, letters] = [
        UsualThresholds::STRUCTURE,
        UsualThresholds::CHARACTERS_STRUCTURE,
    ];
    format!("{}; {LETTERS} {}", usual.noise, letters.noise)
}

/// Returns the defaults of `--guarantee`.
pub fn usual_guarantee() -> String {
    let [usual, letters] = [
        UsualThresholds::STRUCTURE,
        UsualThresholds::CHARACTERS_STRUCTURE,
    ];
    format!("K + {}; {LETTERS} K + {}", usual.distance, letters.distance)
}

/// Returns the defaults of `--text-noise`.
pub fn usual_text_noise() -> String {
    let [usual, letters] = [UsualThresholds::TEXT, UsualThresholds::CHARACTERS_TEXT];
    format!("{}; {LETTERS} {}", usual.noise, letters.noise)
}

/// Returns the defaults of `--text-guarantee`.
pub fn usual_text_guarantee() -> String {
    let [usual, letters] = [UsualThresholds::TEXT, UsualThresholds::CHARACTERS_TEXT];
    format!(
        "its K + {}; {LETTERS} K + {}",
        usual.distance, letters.distance
    )
}
