//! An export of Gradescope: a folder for each submission, and a list of their authors.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use serde::Deserialize;

use crate::layouts::collect::{Attempt, Collect, Facts, Person};
use crate::layouts::export::{Export, Part};
use crate::layouts::layout::{InvalidList, Layout};
use crate::layouts::time;
use crate::layouts::view::View;

const LIST: &str = "submission_metadata.yml";

/// The layout.
pub(crate) struct Gradescope;

/// A submission in the list, most of which is results of tests and their history.
#[derive(Debug, Deserialize)]
struct Submission {
    #[serde(rename = ":submitters", default)]
    submitters: Vec<Submitter>,
    #[serde(rename = ":created_at", default)]
    created_at: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Submitter {
    #[serde(rename = ":name", default)]
    name: Option<String>,
    #[serde(rename = ":sid", default)]
    sid: Option<String>,
    #[serde(rename = ":email", default)]
    email: Option<String>,
}

impl Layout for Gradescope {
    fn read(&self, view: &View) -> Result<Option<Export>, InvalidList> {
        let Some(list) = view.text(Path::new(LIST)) else {
            return Ok(None);
        };
        let listed = listed(&list).map_err(|why| InvalidList { list: LIST, why })?;
        let mut found = Collect::new("Gradescope export");
        for entry in view.entries(Path::new("")) {
            let name = entry.name.to_string_lossy();
            let path = view.path(Path::new(&entry.name));
            match listed.get(&*name) {
                Some(submission) => {
                    let attempt = Attempt {
                        timestamp: submission.created_at.as_deref().and_then(time::of_text),
                        number: name.clone().into_owned(),
                    };
                    let part = Part::new(path, String::new(), entry.kind);
                    found.add(submission.person(&name), attempt, Facts::default(), part);
                }
                None if name == LIST => found.add_extra(path, "the platform's list"),
                None => found.add_unknown(path, entry.kind),
            }
        }
        Ok(Some(found.finish(&HashMap::new())))
    }
}

/// Reads the submissions of the list, by their folders.
fn listed(list: &str) -> Result<BTreeMap<String, Submission>, String> {
    // The list has the results of all tests of all submissions, so it may be of any length.
    let options = serde_saphyr::options! {
        budget: serde_saphyr::budget! {
            max_events: usize::MAX,
            max_nodes: usize::MAX,
        },
        with_snippet: false,
    };
    serde_saphyr::from_str_with_options(list, options).map_err(|error| error.to_string())
}

impl Submission {
    /// Returns the people who handed it in together, in the order of their names; its folder, if nobody is named.
    fn person(&self, folder: &str) -> Person {
        let mut people: Vec<[String; 2]> = self.submitters.iter().map(Submitter::names).collect();
        people.sort_unstable();
        people.dedup();
        if people.is_empty() {
            people.push([folder.to_owned(), String::new()]);
        }
        let joined = |place: usize| {
            let names: Vec<&str> = people.iter().map(|names| &*names[place]).collect();
            names.join(", ")
        };
        Person {
            name: joined(0),
            id: joined(1),
        }
    }
}

impl Submitter {
    /// Returns the name of a person, and an id that distinguishes people of the same name.
    fn names(&self) -> [String; 2] {
        let given = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
        let id = given(&self.sid).or_else(|| given(&self.email));
        let name = given(&self.name).or_else(|| id.clone());
        [
            name.unwrap_or_else(|| "unnamed".to_owned()),
            id.unwrap_or_default(),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_may_say_less_and_more() {
        let list = "---\nsubmission_1:\n  :submitters:\n  - :name: Ada\n    :sid: 12345\n    :email: ada@example.org\n  \
                    :created_at: 2026-03-31 21:04:05.123456000 Z\n  :score: 10.0\n  :results: !ruby/hash:ActiveSupport::HashWithIndifferentAccess\n    \
                    tests: []\nsubmission_2:\n  :submitters: []\n  :created_at:\nsubmission_3.pdf:\n  :submitters:\n  - :name: Ben\n    :sid:\n    :email:\n";
        let listed = listed(list).expect("it is a list");
        let person = |folder: &str| listed[folder].person(folder);
        let who = |name: &str, id: &str| Person {
            name: name.to_owned(),
            id: id.to_owned(),
        };
        assert_eq!(person("submission_1"), who("Ada", "12345"));
        assert_eq!(person("submission_2"), who("submission_2", ""));
        assert_eq!(person("submission_3.pdf"), who("Ben", ""));
    }

    #[test]
    fn a_list_may_be_long() {
        let test = "    - name: a test\n      score: 1.0\n      output: fine\n";
        let mut list = "---\n".to_owned();
        for number in 0..400 {
            list += &format!(
                "submission_{number}:\n  :submitters:\n  - :name: Ada {number}\n  :results:\n    tests:\n"
            );
            list += &test.repeat(200);
        }
        assert_eq!(listed(&list).expect("it is a list").len(), 400);
    }

    #[test]
    fn invalid_list_is_reported() {
        let why = listed("a: [").expect_err("it is none");
        assert!(why.contains("line 1"), "{why}");
    }
}
