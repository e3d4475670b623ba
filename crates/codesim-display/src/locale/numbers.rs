//! Numbers as each language writes them.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

use super::language::Language;

/// A function that writes the numbers in messages; `None` leaves a value as it is.
type Formatter<M> = fn(&FluentValue, &M) -> Option<String>;

/// Returns the function that groups the digits of the whole numbers in messages of a language.
pub(super) fn formatter<M>(language: Language) -> Formatter<M> {
    match language {
        Language::English => |value, _| whole(value, Language::English),
        Language::German => |value, _| whole(value, Language::German),
        Language::French => |value, _| whole(value, Language::French),
        Language::Spanish => |value, _| whole(value, Language::Spanish),
    }
}

fn whole(value: &FluentValue, language: Language) -> Option<String> {
    match value {
        // Messages get whole numbers alone; all others are texts.
        FluentValue::Number(FluentNumber { value, .. }) => Some(grouped(*value as u64, language)),
        _ => None,
    }
}

/// Formats `12345` as `12,345`.
pub(super) fn grouped(number: u64, language: Language) -> String {
    let digits = number.to_string();
    if digits.len() < language.min_grouped_digits() {
        return digits;
    }
    crate::grouped(number).replace(',', &language.group_separator().to_string())
}

/// Writes a number that has a decimal point in a language.
pub(super) fn with_separator(language: Language, number: &str) -> String {
    number.replace('.', &language.decimal_separator().to_string())
}
