//! The result of a job for each of its submissions, as reports of a platform.
//!
//! A report has a number of pairs and no score: it must not look like a verdict about a person. In a course that hides names, it has no number either.

use std::collections::{BTreeSet, HashMap};
use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use codesim_report::Format;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::reports::file_name;

/// The verdict of flagged pairs in JSON.
const FLAGGED: &str = "flagged";

/// The results of a job.
pub(super) enum Results {
    /// Numbers of flagged pairs by submission.
    Counted(HashMap<String, usize>),
    /// The names of submissions are hidden.
    Hidden,
    /// The job has no report.
    Failed,
}

/// The parts of a report in JSON that are read.
#[derive(Deserialize)]
struct Report {
    submissions: Vec<Named>,
    pairs: Vec<Judged>,
}

#[derive(Deserialize)]
struct Named {
    name: String,
}

#[derive(Deserialize)]
struct Judged {
    left: String,
    right: String,
    verdict: String,
}

impl Results {
    /// Reads the results in a folder of reports.
    pub(super) fn read(reports: &Path) -> io::Result<Self> {
        let file = File::open(reports.join(file_name(Format::Json)))?;
        let report: Report = serde_json::from_reader(BufReader::new(file))?;
        let names = report.submissions.into_iter().map(|it| it.name);
        let mut counts: HashMap<String, usize> = names.map(|name| (name, 0)).collect();
        for pair in report.pairs.iter().filter(|it| it.verdict == FLAGGED) {
            for name in BTreeSet::from([&pair.left, &pair.right]) {
                *counts.entry(name.clone()).or_default() += 1;
            }
        }
        Ok(Self::Counted(counts))
    }

    /// Returns the report about a submission.
    pub(super) fn of(&self, student: &str) -> Value {
        let counts = match self {
            Self::Counted(counts) => counts,
            Self::Hidden => return compared("compared", 0),
            Self::Failed => {
                let why = "The comparison ended without a report. Its page in codesim says why.";
                return failed("Failed", Some("COMPARISON_FAILED"), why);
            }
        };
        match counts.get(student) {
            Some(1) => compared("1 flagged pair", 1),
            Some(&count) => compared(&format!("{count} flagged pairs"), u8::from(count > 0)),
            None => failed(
                "Failed",
                Some("UNSUPPORTED_ASSET_TYPE"),
                "No file of this submission could be read as code.",
            ),
        }
    }
}

fn compared(result: &str, priority: u8) -> Value {
    json!({
        "title": "codesim",
        "result": result,
        "comment": "codesim flags pairs of submissions for people to look at. A flagged pair is no finding of misconduct.",
        "priority": priority,
        "processingProgress": "Processed",
        "visibleToOwner": false,
    })
}

/// Returns a report without a result.
pub(super) fn failed(progress: &str, code: Option<&str>, why: &str) -> Value {
    json!({
        "title": "codesim",
        "errorCode": code,
        "comment": why,
        "priority": 0,
        "processingProgress": progress,
        "visibleToOwner": false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_submission_has_the_number_of_its_flagged_pairs() {
        let folder = tempfile::tempdir().expect("there is room");
        let pair = |left: &str, right: &str, verdict: &str| json!({ "left": left, "right": right, "verdict": verdict });
        let report = json!({
            "submissions": [{ "name": "ada" }, { "name": "ben" }, { "name": "zoe" }],
            "pairs": [pair("ada", "ben", "flagged"), pair("ada", "old/1", "flagged"), pair("ben", "zoe", "second-look")],
        });
        let file = folder.path().join(file_name(Format::Json));
        std::fs::write(file, report.to_string()).expect("there is room");
        let results = Results::read(folder.path()).expect("it is a report");
        let shown = |name: &str| {
            let of = results.of(name);
            assert_eq!(of["visibleToOwner"], false);
            (
                of["result"].as_str().map(str::to_owned),
                of["priority"].clone(),
            )
        };
        assert_eq!(shown("ada"), (Some("2 flagged pairs".to_owned()), json!(1)));
        assert_eq!(shown("ben"), (Some("1 flagged pair".to_owned()), json!(1)));
        assert_eq!(shown("zoe"), (Some("0 flagged pairs".to_owned()), json!(0)));
        let unread = results.of("grace");
        assert_eq!(
            unread["processingProgress"], "Failed",
            "nothing was found, but nothing was read"
        );
        assert_eq!(unread["errorCode"], "UNSUPPORTED_ASSET_TYPE");
        assert_eq!(Results::Hidden.of("ada"), Results::Hidden.of("zoe"));
    }
}
