//! Files with a list of their authors: an export of Dodona, or any set of files that was made for Dolos.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use crate::files::Kind;
use csv::StringRecord;

use crate::layouts::collect::{Attempt, Collect, Facts, Person, last_name};
use crate::layouts::export::{Export, Part};
use crate::layouts::layout::{InvalidList, Layout};
use crate::layouts::time;
use crate::layouts::view::View;

const LIST: &str = "info.csv";

/// The layout.
pub(crate) struct Dodona;

/// A row of the list, by its header. Other columns are ignored.
struct Row<'a> {
    header: &'a StringRecord,
    cells: StringRecord,
}

impl Layout for Dodona {
    fn read(&self, view: &View) -> Result<Option<Export>, InvalidList> {
        Ok(export(view))
    }
}

fn export(view: &View) -> Option<Export> {
    let list = view.text(Path::new(LIST))?;
    let mut reader = csv::ReaderBuilder::new()
        .flexible(true)
        .trim(csv::Trim::Headers)
        .from_reader(list.as_bytes());
    let header = reader.headers().ok()?.clone();
    header.iter().find(|column| *column == "filename")?;
    let rows = reader.records().filter_map(Result::ok);
    let rows: Vec<Row> = rows
        .map(|cells| Row {
            header: &header,
            cells,
        })
        .collect();
    Some(read(view, &rows))
}

fn read(view: &View, rows: &[Row]) -> Export {
    let files = files(view);
    let exercises: BTreeSet<_> = rows
        .iter()
        .filter_map(|row| row.cell("exercise_id"))
        .collect();
    let mut found = Collect::new("Dodona or Dolos export");
    let mut listed = BTreeSet::new();
    for row in rows {
        let Some(path) = row.cell("filename").map(PathBuf::from) else {
            continue;
        };
        if !files.contains(&path) || !listed.insert(path.clone()) {
            continue;
        }
        if row.cell("ignored") == Some("true") {
            let starter = (view.path(&path), Kind::File);
            found.export.starters.push(starter);
            continue;
        }
        let attempt = Attempt {
            timestamp: row.cell("created_at").and_then(time::of_text),
            number: row.cell("id").unwrap_or_default().to_owned(),
        };
        let part = Part::new(view.path(&path), last_name(&path), Kind::File);
        let are_several = exercises.len() > 1;
        let (person, facts) = (row.person(are_several), row.facts(are_several));
        found.add(person, attempt, facts, part);
    }
    for path in files.difference(&listed) {
        match path.as_os_str() == LIST {
            true => found.add_extra(view.path(path), "the platform's list"),
            false => found.add_unknown(view.path(path), Kind::File),
        }
    }
    found.finish(&HashMap::new())
}

impl Row<'_> {
    fn cell(&self, column: &str) -> Option<&str> {
        let place = self.header.iter().position(|it| it == column)?;
        self.cells.get(place).filter(|cell| !cell.is_empty())
    }

    /// Returns the author, once for each exercise if there are several; without a name, the file.
    fn person(&self, has_several_exercises: bool) -> Person {
        let name = self.cell("full_name").or(self.cell("username"));
        let name = name.or(self.cell("filename")).unwrap_or_default();
        let exercise = self.cell("name_en").or(self.cell("exercise_id"));
        Person {
            name: match exercise.filter(|_| has_several_exercises) {
                Some(exercise) => format!("{name}, {exercise}"),
                None => name.to_owned(),
            },
            id: self
                .cell("username")
                .or(self.cell("email"))
                .unwrap_or_default()
                .to_owned(),
        }
    }

    /// Groups the submissions of an author if there are several exercises, so that they are not compared with each other.
    fn facts(&self, has_several_exercises: bool) -> Facts {
        let author = self.cell("username").or(self.cell("full_name"));
        Facts {
            group: author.filter(|_| has_several_exercises).map(str::to_owned),
            late: false,
        }
    }
}

/// Returns all files except those that systems add.
fn files(view: &View) -> BTreeSet<PathBuf> {
    let mut files = BTreeSet::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        for entry in view.entries(&folder) {
            let path = folder.join(&entry.name);
            match entry.kind {
                Kind::Folder => folders.push(path),
                _ => drop(files.insert(path)),
            }
        }
    }
    files
}
