//! Suggestions for a word that is unknown.

use codesim_token::{FrontEnd, Registry};

/// Minimum similarity of two words, from 0 to 1, for one to be a suggestion for the other.
const ALIKE: f64 = 0.65;

/// The one of `known` that is most like `typed`, if any is like it.
pub(crate) fn nearest<'a>(typed: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let alike = known.map(|word| (strsim::normalized_damerau_levenshtein(&typed, word), word));
    let best = alike.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(a.1)))?;
    (best.0 >= ALIKE || best.1.starts_with(&typed)).then_some(best.1)
}

/// The id of the language that has this name or this extension, or an id like it.
pub(crate) fn nearest_language<'a>(typed: &str, registry: &'a Registry) -> Option<&'a str> {
    let plain = typed.trim_start_matches('.').to_lowercase();
    let languages = || registry.iter().map(FrontEnd::language);
    let named = languages().find(|language| language.name.to_lowercase() == plain);
    let by_extension = || registry.by_extension(&plain).map(FrontEnd::language);
    let id = named.or_else(by_extension).map(|language| &*language.id);
    id.or_else(|| nearest(typed, languages().map(|language| &*language.id)))
}

/// The end of a message about a word, if another one was probably meant.
pub(crate) fn did_you_mean(meant: Option<&str>) -> String {
    meant.map_or_else(String::new, |word| format!(", did you mean `{word}`?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_were_meant() {
        let known = ["moodle", "canvas", "sakai"];
        let meant = |typed| nearest(typed, known.into_iter());
        for (typed, expected) in [
            ("mudle", Some("moodle")),
            ("moodel", Some("moodle")),
            ("Canvs", Some("canvas")),
            ("sak", Some("sakai")),
            ("zebra", None),
        ] {
            assert_eq!(meant(typed), expected, "{typed}");
        }
    }

    #[test]
    fn languages_by_name_and_extension() {
        let registry = codesim_languages::registry();
        for (typed, expected) in [
            ("c++", "cpp"),
            ("C#", "csharp"),
            ("js", "javascript"),
            (".py", "python"),
            ("pyhton", "python"),
            ("Jav", "java"),
        ] {
            assert_eq!(
                nearest_language(typed, &registry),
                Some(expected),
                "{typed}"
            );
        }
    }
}
