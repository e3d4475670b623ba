//! Decisions of people about pairs in earlier runs.

use std::collections::{BTreeMap, HashMap};

use codesim_display::{About, hexadecimal, visible};
use codesim_intake::Submission;
use codesim_report::Secret;
use codesim_report::model::{Decision, Notice};

use crate::error::Error;
use crate::names::Names;
use crate::notice::Reason;

/// Decisions about pairs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DecisionSheet {
    /// The name of the sheet in messages and notices.
    pub name: String,
    /// The exercise that it is on, as the report said that people had before them; `None` if not known.
    pub exercise: Option<String>,
    /// The decisions; at most one for each pair.
    pub decisions: Vec<PairDecision>,
}

/// The decision of a person about a pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairDecision {
    /// Names or paths of the two submissions.
    pub submissions: [String; 2],
    /// The digests of their code that the person saw, in hexadecimal; `None` where any code is meant.
    pub digests: [Option<String>; 2],
    /// The decision.
    pub decision: Decision,
}

/// Decisions about pairs of submissions, by their indices, ascending.
pub(crate) type Decisions = HashMap<[usize; 2], Decision>;

/// Returns the decisions about pairs of the class. One on other code, on another exercise, or on a submission that is not there becomes a
/// notice.
pub(crate) fn assign(
    sheet: &DecisionSheet,
    secret: Option<&Secret>,
    exercise: &str,
    names: &Names,
    submissions: &[Submission],
    notices: &mut Vec<Notice>,
) -> Result<Decisions, Error> {
    check_pairs(sheet, names)?;
    let mut decisions = Decisions::new();
    let (mut elsewhere, mut of_another_exercise) = (0, 0);
    let is_of_another = sheet.exercise.as_ref().is_some_and(|it| it != exercise);
    for entry in &sheet.decisions {
        let found = entry.submissions.each_ref().map(|name| names.find(name));
        let [Some(left), Some(right)] = found else {
            elsewhere += 1;
            continue;
        };
        let mut pair = [left, right];
        pair.sort_unstable();
        let code = [left, right].map(|index| hexadecimal(&submissions[index].digest()));
        if is_of_another && entry.digests == [None, None] {
            of_another_exercise += 1;
        } else if entry.is_about(&code, secret) {
            decisions.insert(pair, entry.decision.clone());
        } else {
            let [left, right] = pair.map(|index| submissions[index].name.clone());
            notices.push(Reason::OtherCode.on(About::Pair(left, right)));
        }
    }
    for (count, reason) in [
        (elsewhere, Reason::DecisionsElsewhere(elsewhere)),
        (
            of_another_exercise,
            Reason::DecisionsOfAnother(of_another_exercise),
        ),
    ] {
        if count > 0 {
            notices.push(reason.on(About::Beside(sheet.name.clone())));
        }
    }
    Ok(decisions)
}

/// Checks that each pair is of two different submissions and has one decision.
fn check_pairs(sheet: &DecisionSheet, names: &Names) -> Result<(), Error> {
    let mut known = BTreeMap::new();
    for (number, entry) in (1..).zip(&sheet.decisions) {
        let mut pair = entry
            .submissions
            .each_ref()
            .map(|name| names.find(name).ok_or(name));
        pair.sort_unstable();
        let place = || (visible(&sheet.name).into_owned(), entry.to_string());
        if pair[0] == pair[1] {
            let (sheet, pair) = place();
            return Err(Error::DecisionOnOne {
                sheet,
                number,
                pair,
            });
        }
        if let Some(first) = known.insert(pair, number) {
            let (sheet, pair) = place();
            return Err(Error::DecisionTwice {
                sheet,
                number,
                pair,
                first,
            });
        }
    }
    Ok(())
}

impl PairDecision {
    /// Whether the code is still the code that the person looked at, in a report with names or in one without. A missing digest fits any
    /// code.
    fn is_about(&self, code: &[String; 2], secret: Option<&Secret>) -> bool {
        let mut each = self.digests.iter().zip(code);
        each.all(|(digest, own)| {
            let is_own = |digest: &String| {
                digest.eq_ignore_ascii_case(own)
                    || secret.is_some_and(|it| digest.eq_ignore_ascii_case(&it.keyed(own)))
            };
            digest.as_ref().is_none_or(is_own)
        })
    }
}

/// `` `anna` and `ben` ``.
impl std::fmt::Display for PairDecision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [left, right] = self.submissions.each_ref().map(|name| visible(name));
        write!(f, "`{left}` and `{right}`")
    }
}
