//! The paths of a client's files, and its names for the submissions.

use std::collections::BTreeMap;

use codesim_moss::{File, Group};

use crate::languages::Languages;
use crate::upload::Part;

/// The files of one client so far.
#[derive(Default)]
pub(super) struct Files {
    /// The folder of each submission.
    folders: BTreeMap<Group, String>,
    /// The client's name for each submission, by folder.
    names: BTreeMap<String, String>,
    count: usize,
}

impl Files {
    /// Returns the path at which a file is written. Only its last part comes from the client, so that people can tell files apart.
    pub(super) fn place(
        &mut self,
        file: &File,
        directory: bool,
        languages: &Languages,
    ) -> (Part, String) {
        self.count += 1;
        let own = languages.named(&last(&file.name), &file.language);
        let group = file.group(directory);
        if group == Group::Base {
            return (Part::Boilerplate, format!("{}/{own}", self.count));
        }
        let next = format!("s{}", self.folders.len() + 1);
        let folder = self.folders.entry(group.clone()).or_insert(next);
        let shown = match group {
            Group::Folder(folder) => folder,
            _ => file.name.clone(),
        };
        self.names.entry(folder.clone()).or_insert(shown);
        (Part::Submissions, format!("{folder}/{}-{own}", self.count))
    }

    pub(super) fn names(self) -> BTreeMap<String, String> {
        self.names
    }
}

/// Returns the last part of a path without control characters, cut to [`MOST`] characters.
fn last(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let fine = last.chars().filter(|it| !it.is_control());
    fine.take(MOST).collect()
}

/// Characters that are kept of a name.
const MOST: usize = 50;
