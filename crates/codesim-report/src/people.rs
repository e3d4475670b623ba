//! One-line names of submissions: their people, where these are known.

use std::collections::HashMap;

use codesim_display::visible;

use crate::model::Report;
use crate::shared_ends::without_shared_ends;

/// The people whose submissions a report is about.
pub(crate) struct People<'a> {
    /// The person of each submission, by its name, if the two names differ.
    by_submission: HashMap<&'a str, &'a str>,
    /// Number of submissions of people with this name.
    counts: HashMap<&'a str, usize>,
}

impl<'a> People<'a> {
    pub(crate) fn of(report: &'a Report) -> Self {
        let named = report.submissions.iter().filter_map(|submission| {
            let person = submission.metadata.as_ref()?.name.as_deref()?;
            (person != submission.name).then_some((submission.name.as_str(), person))
        });
        let by_submission: HashMap<_, _> = named.collect();
        let mut counts = HashMap::new();
        for &person in by_submission.values() {
            *counts.entry(person).or_default() += 1;
        }
        Self {
            by_submission,
            counts,
        }
    }

    /// Returns text such as `Anna Schmidt (anna_1234)`, or the submission alone if its people are not known.
    pub(crate) fn and_submission(&self, submission: &str) -> String {
        let own = visible(submission);
        match self.by_submission.get(submission) {
            Some(person) => format!("{} ({own})", visible(person)),
            None => own.into_owned(),
        }
    }

    /// Returns text such as `Anna Schmidt`, or the submission, without the ends that all of these share, if the person's name does not distinguish
    /// it from another one.
    pub(crate) fn or_submissions(&self, submissions: &[&str]) -> Vec<String> {
        let own: Vec<String> = submissions.iter().map(|it| visible(it).into()).collect();
        let short = without_shared_ends(&own).into_iter();
        let names = submissions.iter().zip(short);
        names
            .map(
                |(submission, short)| match self.by_submission.get(submission) {
                    Some(person) if self.counts[person] == 1 => visible(person).into_owned(),
                    _ => short,
                },
            )
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::report;
    use crate::model::Metadata;

    fn named(people: &[(usize, &str)]) -> Report {
        let mut report = report();
        for submission in &mut report.submissions {
            submission.metadata = None;
        }
        for &(index, person) in people {
            report.submissions[index].metadata = Some(Metadata {
                name: Some(person.to_owned()),
                ..Metadata::default()
            });
        }
        for (index, name) in ["sheet-3-x1", "sheet-3-x2", "sheet-3-x3"]
            .iter()
            .enumerate()
        {
            report.submissions[index].name = (*name).to_owned();
        }
        report
    }

    const ALL: [&str; 3] = ["sheet-3-x1", "sheet-3-x2", "sheet-3-x3"];

    #[test]
    fn people_come_first_and_those_unknown_are_their_submissions() {
        let report = named(&[(0, "Anna"), (1, "Ben\u{202e}")]);
        let people = People::of(&report);
        let full = ALL.map(|it| people.and_submission(it));
        assert_eq!(
            full,
            ["Anna (sheet-3-x1)", "Ben\\u{202e} (sheet-3-x2)", ALL[2]]
        );
        assert_eq!(people.or_submissions(&ALL), ["Anna", "Ben\\u{202e}", "…x3"]);
    }

    #[test]
    fn two_of_one_name_are_told_apart() {
        let report = named(&[(0, "Kim"), (1, "Kim"), (2, "sheet-3-x3")]);
        let people = People::of(&report);
        assert_eq!(people.or_submissions(&ALL), ["…x1", "…x2", "…x3"]);
        assert_eq!(people.and_submission(ALL[2]), ALL[2]);
    }
}
