//! New results of a job that continues an earlier one.

use std::collections::{BTreeSet, HashMap};
use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use codesim_report::model::{Report, Verdict};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The submissions and pairs of a job that its earlier job does not have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct News {
    /// Submissions that the earlier job does not have, by name.
    new: Vec<String>,
    /// Submissions whose code is not that of the earlier job, by name.
    changed: Vec<String>,
    /// Flagged pairs that were not flagged in the earlier job, in the order of the report.
    flagged: Vec<[String; 2]>,
}

/// The verdict of flagged pairs in JSON.
const FLAGGED: &str = "flagged";

/// The parts of an earlier report that are compared with the new one.
#[derive(Deserialize)]
struct Earlier {
    submissions: Vec<Named>,
    pairs: Vec<Judged>,
}

#[derive(Deserialize)]
struct Named {
    name: String,
    digest: Option<String>,
}

#[derive(Deserialize)]
struct Judged {
    left: String,
    right: String,
    verdict: String,
}

/// Returns the news since an earlier report in JSON, and the names of all submissions whose code is the same; `None` if that report was deleted.
pub(super) fn since(earlier: &Path, report: &Report) -> io::Result<Option<(News, Vec<String>)>> {
    let file = match File::open(earlier) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        file => file?,
    };
    Ok(Some(of(
        &serde_json::from_reader(BufReader::new(file))?,
        report,
    )))
}

fn of(earlier: &Earlier, report: &Report) -> (News, Vec<String>) {
    let before = earlier.submissions.iter();
    let before: HashMap<&str, &Option<String>> = before.map(|it| (&*it.name, &it.digest)).collect();
    let (mut new, mut changed, mut unchanged) = (Vec::new(), Vec::new(), Vec::new());
    for it in &report.submissions {
        let name = it.name.clone();
        match before.get(&*it.name) {
            Some(digest) if it.digest.is_some() && **digest == it.digest => unchanged.push(name),
            _ if it.old || it.indexed || it.reference => {}
            Some(_) => changed.push(name),
            None => new.push(name),
        }
    }
    let known = earlier.pairs.iter().filter(|it| it.verdict == FLAGGED);
    let known: BTreeSet<_> = known.map(|it| ordered(&it.left, &it.right)).collect();
    let flagged = report.pairs.iter();
    let flagged = flagged.filter(|it| it.verdict == Verdict::Flagged);
    let flagged = flagged.filter(|it| !known.contains(&ordered(&it.left, &it.right)));
    let flagged = flagged.map(|it| [it.left.clone(), it.right.clone()]);
    let news = News {
        flagged: flagged.collect(),
        new,
        changed,
    };
    (news, unchanged)
}

fn ordered<'a>(left: &'a str, right: &'a str) -> [&'a str; 2] {
    [left.min(right), left.max(right)]
}
