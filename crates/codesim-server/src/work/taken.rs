//! How the uploaded files were read.

use codesim_intake::{Class, Reason};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Limit of the notices that are listed.
const EXAMPLES: usize = 50;

/// How the uploaded files were read, reported before the comparison, so that nobody waits for a comparison of the wrong files.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct Taken {
    /// The recognised layout, such as "Moodle export".
    layout: String,
    /// Submissions that are compared.
    submissions: usize,
    /// Files of these submissions.
    files: usize,
    /// Files and submissions that are not compared.
    left_out: usize,
    /// The first of these; none if reports have pseudonyms.
    examples: Vec<LeftOut>,
}

/// Something that is not compared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct LeftOut {
    path: String,
    reason: String,
}

impl Taken {
    pub(super) fn of(class: &Class) -> Self {
        let left_out = class
            .notices
            .iter()
            .filter_map(|notice| match &notice.reason {
                Reason::LeftOut(reason) => Some(LeftOut {
                    path: notice.about.to_string(),
                    reason: reason.sentence().to_string(),
                }),
                Reason::Reserved(_) => None,
            });
        let mut examples: Vec<LeftOut> = left_out.collect();
        let all = examples.len();
        examples.truncate(EXAMPLES);
        let own = class.submissions.iter().filter(|it| !it.reference);
        Self {
            layout: layout(class),
            submissions: own.clone().count(),
            files: own.map(|it| it.files.len()).sum(),
            left_out: all,
            examples,
        }
    }
}

impl Taken {
    /// Takes out the names of files, which may be those of people.
    pub(super) fn hide_names(&mut self) {
        self.examples.clear();
    }
}

fn layout(class: &Class) -> String {
    let mut titles: Vec<&str> = class.exports.iter().map(|it| &*it.title).collect();
    titles.dedup();
    if titles.is_empty() {
        return "a folder or file for each submission".to_owned();
    }
    titles.join(", ")
}
