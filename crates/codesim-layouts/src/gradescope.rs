//! An export of Gradescope: a folder for each submission, and a list of who handed it in.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use serde::Deserialize;

use crate::collect::{Attempt, Collect, Facts, Person};
use crate::export::{Export, Part};
use crate::layout::Layout;
use crate::time;
use crate::view::View;

const LIST: &str = "submission_metadata.yml";

/// The layout.
pub(crate) struct Gradescope;

/// What the list says of a submission, of which results of tests and their history are most.
#[derive(Deserialize)]
struct Submission {
    #[serde(rename = ":submitters", default)]
    submitters: Vec<Submitter>,
    #[serde(rename = ":created_at", default)]
    created_at: Option<String>,
}

#[derive(Deserialize)]
struct Submitter {
    #[serde(rename = ":name", default)]
    name: Option<String>,
    #[serde(rename = ":sid", default)]
    sid: Option<String>,
    #[serde(rename = ":email", default)]
    email: Option<String>,
}

impl Layout for Gradescope {
    fn read(&self, view: &View) -> Option<Export> {
        let list = view.text(Path::new(LIST))?;
        let listed: BTreeMap<String, Submission> = serde_saphyr::from_str(&list).ok()?;
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
                    let part = Part {
                        path,
                        name: String::new(),
                        kind: entry.kind,
                    };
                    found.add(submission.person(&name), attempt, Facts::default(), part);
                }
                None if name == LIST => found.add_extra(path, "the platform's list"),
                None => found.add_unknown(path, entry.kind),
            }
        }
        Some(found.finish(&HashMap::new()))
    }
}

impl Submission {
    /// Those who handed it in together, in the order of their names; its folder, if nobody is named.
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
    /// What to call a person, and what tells it from others of the name.
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
