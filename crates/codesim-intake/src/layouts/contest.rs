//! The archive of a contest as the Contest API of the ICPC describes it, which DOMjudge, PC^2 and Kattis export: lists of submissions and teams
//! in JSON, and the files of each submission in a folder or a zip named by its number.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use crate::files::Kind;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::layouts::collect::{Attempt, Collect, Facts, Person};
use crate::layouts::export::{Export, Part};
use crate::layouts::layout::{InvalidList, Layout};
use crate::layouts::time;
use crate::layouts::view::View;

const FILES: &str = "submissions";

/// The layout.
pub(crate) struct Contest;

#[derive(Deserialize)]
struct Submission {
    id: String,
    team_id: String,
    problem_id: String,
    #[serde(default)]
    time: Option<String>,
}

#[derive(Deserialize)]
struct Team {
    id: String,
    name: String,
    #[serde(default)]
    display_name: Option<String>,
}

impl Layout for Contest {
    fn read(&self, view: &View) -> Result<Option<Export>, InvalidList> {
        Ok(export(view))
    }
}

fn export(view: &View) -> Option<Export> {
    let submissions: Vec<Submission> = list(view, "submissions.json")?;
    let teams: Vec<Team> = list(view, "teams.json").unwrap_or_default();
    let teams: HashMap<&str, &Team> = teams.iter().map(|team| (&*team.id, team)).collect();
    let problems: BTreeSet<&str> = submissions.iter().map(|it| &*it.problem_id).collect();
    let submissions: BTreeMap<&str, &Submission> =
        submissions.iter().map(|it| (&*it.id, it)).collect();
    let mut found = Collect::new("contest archive");
    for entry in view.entries(Path::new(FILES)) {
        let name = entry.name.to_string_lossy();
        let path = view.path(&PathBuf::from(FILES).join(&entry.name));
        let id = name.strip_suffix(".zip").unwrap_or(&name);
        let Some(submission) = submissions.get(id) else {
            found.add_unknown(path, entry.kind);
            continue;
        };
        let team = match teams.get(&*submission.team_id) {
            Some(team) => team.display_name.as_ref().unwrap_or(&team.name),
            None => &submission.team_id,
        };
        let part = Part::new(path, String::new(), entry.kind);
        let are_several = problems.len() > 1;
        let person = submission.person(team, are_several);
        let facts = submission.facts(are_several);
        found.add(person, submission.attempt(), facts, part);
    }
    for entry in view.entries(Path::new("")) {
        if entry.name != FILES {
            let path = view.path(Path::new(&entry.name));
            match entry.kind {
                Kind::Folder => found.add_unknown(path, entry.kind),
                _ => found.add_extra(path, "a list of the contest"),
            }
        }
    }
    Some(found.finish(&HashMap::new()))
}

impl Submission {
    /// Returns the team, once for each problem if there are several.
    fn person(&self, team: &str, has_several_problems: bool) -> Person {
        Person {
            name: match has_several_problems {
                true => format!("{team}, {}", self.problem_id),
                false => team.to_owned(),
            },
            id: self.team_id.clone(),
        }
    }

    fn attempt(&self) -> Attempt {
        Attempt {
            timestamp: self.time.as_deref().and_then(time::of_text),
            number: self.id.clone(),
        }
    }

    /// Groups the submissions of a team if there are several problems, so that it is not compared with itself.
    fn facts(&self, has_several_problems: bool) -> Facts {
        Facts {
            group: has_several_problems.then(|| self.team_id.clone()),
            late: false,
        }
    }
}

fn list<T: DeserializeOwned>(view: &View, name: &str) -> Option<Vec<T>> {
    serde_json::from_str(&view.text(Path::new(name))?).ok()
}
