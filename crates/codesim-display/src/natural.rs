//! The order in which people number things: `hw2` before `hw10`.

use std::cmp::Ordering;

/// Compares names by their letters and their numbers; those that differ in neither, such as `hw2` and `hw02`, as they are written.
pub fn natural(left: &str, right: &str) -> Ordering {
    let runs = runs(left).cmp(runs(right));
    runs.then_with(|| left.cmp(right))
}

/// A number without its zeros in front, or what is between two numbers.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Run<'a> {
    /// Longer numbers are larger.
    Number(usize, &'a str),
    Other(&'a str),
}

fn runs(name: &str) -> impl Iterator<Item = Run<'_>> {
    let mut rest = name;
    std::iter::from_fn(move || {
        let is_digit = rest.chars().next()?.is_ascii_digit();
        let end = rest.find(|c: char| c.is_ascii_digit() != is_digit);
        let (run, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        Some(match is_digit {
            true => {
                let digits = run.trim_start_matches('0');
                Run::Number(digits.len(), digits)
            }
            false => Run::Other(run),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::natural;

    #[test]
    fn numbers_count_as_numbers() {
        let mut names = [
            "hw10",
            "hw2",
            "hw1",
            "hw02",
            "Hw3",
            "hw2b",
            "hw",
            "10 last",
            "9 first",
            "übung 3",
            "",
            "hw99999999999999999999999",
            "hw100000000000000000000000",
        ];
        names.sort_by(|a, b| natural(a, b));
        assert_eq!(
            names,
            [
                "",
                "9 first",
                "10 last",
                "Hw3",
                "hw",
                "hw1",
                "hw02",
                "hw2",
                "hw2b",
                "hw10",
                "hw99999999999999999999999",
                "hw100000000000000000000000",
                "übung 3",
            ]
        );
    }
}
