//! Leaves out the beginning and end that all names of a list share: `sheet-03-anna-final` beside `sheet-03-ben-final`.

/// Minimum length of a beginning or end that is left out, in bytes.
const LEAST: usize = 8;

const SEPARATORS: [char; 9] = ['-', '_', '.', ' ', '/', '#', '(', ')', '\\'];

/// Returns the names with `…` in place of their shared beginning, up to a separator, and their shared end, from a separator on. Names stay as they
/// are if that is little, or would leave no letter of one of them: `student-7` is better than `7`.
pub(crate) fn without_shared_ends(names: &[String]) -> Vec<String> {
    let (start, end) = (shared_start(names), shared_end(names));
    cut(names, start, end)
        .or_else(|| cut(names, 0, end))
        .unwrap_or_else(|| names.to_vec())
}

/// Returns the number of bytes left out at the beginning.
fn shared_start(names: &[String]) -> usize {
    let shared = shared(names);
    enough(shared.rfind(SEPARATORS).map_or(0, |at| at + 1))
}

/// Returns the number of bytes left out at the end.
fn shared_end(names: &[String]) -> usize {
    let reversed: Vec<String> = names
        .iter()
        .map(|name| name.chars().rev().collect())
        .collect();
    shared_start(&reversed)
}

fn enough(bytes: usize) -> usize {
    if bytes >= LEAST { bytes } else { 0 }
}

/// Returns the beginning that all names share.
fn shared(names: &[String]) -> &str {
    let Some((first, others)) = names.split_first() else {
        return "";
    };
    let alike = |other: &String| {
        let both = first.chars().zip(other.chars());
        let alike = both.take_while(|(own, other)| own == other);
        alike.map(|(own, _)| own.len_utf8()).sum()
    };
    &first[..others.iter().map(alike).min().unwrap_or(0)]
}

/// Cuts `start` bytes from the beginning and `end` bytes from the end; `None` if that leaves no letter of a name.
fn cut(names: &[String], start: usize, end: usize) -> Option<Vec<String>> {
    let dots = |bytes| if bytes > 0 { "…" } else { "" };
    let cut = |name: &String| {
        let rest = name.get(start..name.len().checked_sub(end)?)?;
        let rest = format!("{}{rest}{}", dots(start), dots(end));
        rest.chars().any(char::is_alphabetic).then_some(rest)
    };
    names.iter().map(cut).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(names: &[&str]) -> Vec<String> {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        without_shared_ends(&names)
    }

    #[test]
    fn common_ends_of_names_are_left_out() {
        assert_eq!(
            shown(&["sheet-03-anna-final-version", "sheet-03-ben-final-version"]),
            ["…anna…", "…ben…"]
        );
        assert_eq!(
            shown(&[
                "Zoë_1_assignsubmission_file_",
                "Noë_1_assignsubmission_file_"
            ]),
            ["Zoë…", "Noë…"]
        );
    }

    #[test]
    fn little_and_everything_stay() {
        for names in [
            &["hw3-anna", "hw3-ben"][..],
            &["submission-of-7", "submission-of-8"],
            &["a-name-alone"],
            &["ärger-über-alles", "ärger-über-"],
            &[],
        ] {
            assert_eq!(shown(names), names);
        }
    }
}
