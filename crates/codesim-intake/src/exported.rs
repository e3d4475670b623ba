//! Submissions in the export of a learning platform.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::files::{Entry, Kind};
use crate::layouts::{Choice, Export, HandIn, Part, View, recognise};
use codesim_display::{About, path_text, visible};

use crate::class::{ExportSeen, HandedIn};
use crate::error::Error;
use crate::notice::{LeftOut, Notice};
use crate::sources::{Attempts, Root};
use crate::walk::never_counts;

/// An export, with the attempts that count.
pub(crate) struct Exported {
    pub(crate) seen: ExportSeen,
    pub(crate) submissions: Vec<ExportedSubmission>,
    pub(crate) starters: Vec<(PathBuf, Kind)>,
    pub(crate) notices: Vec<Notice>,
}

/// A submission of an export.
pub(crate) struct ExportedSubmission {
    pub(crate) name: String,
    pub(crate) handed_in: HandedIn,
    pub(crate) parts: Vec<Part>,
}

/// Returns the export of a root, if it is one.
pub(crate) fn exported(root: &Root, attempts: Attempts) -> Result<Option<Exported>, Error> {
    Ok(export_of(root)?.map(|export| counting(root, export, attempts)))
}

/// Returns the export of a root with all attempts, if it is one.
pub(crate) fn export_of(root: &Root) -> Result<Option<Export>, Error> {
    let name = Path::new(&root.name).file_name().unwrap_or_default();
    let view = View::new(&*root.tree, name.to_string_lossy());
    let export = recognise(&view, &root.layout).map_err(|error| match error {
        crate::layouts::Error::UnknownLayout(id) => Error::UnknownLayout(id),
        error => Error::Export {
            root: visible(&root.name).into_owned(),
            why: visible(&error.to_string()).into_owned(),
        },
    })?;
    match (export, &root.layout) {
        (None, Choice::Only(layout)) => Err(Error::NotOfLayout {
            root: visible(&root.name).into_owned(),
            layout: layout.clone(),
        }),
        (export, _) => Ok(export),
    }
}

/// Selects the attempts that count; all others become notices.
fn counting(root: &Root, export: Export, attempts: Attempts) -> Exported {
    let mut notices = passed_over(root, &export);
    let mut by_person: BTreeMap<String, Vec<HandIn>> = BTreeMap::new();
    for hand_in in export.hand_ins {
        by_person
            .entry(hand_in.person.clone())
            .or_default()
            .push(hand_in);
    }
    let people = by_person.len();
    let mut submissions = Vec::new();
    for mut all in by_person.into_values() {
        let chosen = match attempts {
            Attempts::All => std::mem::take(&mut all),
            Attempts::First => vec![all.remove(0)],
            Attempts::Newest => all.pop().into_iter().collect(),
        };
        notices.extend(all.iter().map(|other| other_attempt(root, other)));
        submissions.extend(named(chosen));
    }
    Exported {
        seen: ExportSeen {
            root: root.name.clone(),
            title: export.title,
            submissions: submissions.len(),
            people,
        },
        submissions,
        starters: export.starters,
        notices,
    }
}

/// Returns the attempts of a person: numbered if there are several, which are then not compared with each other.
fn named(chosen: Vec<HandIn>) -> impl Iterator<Item = ExportedSubmission> {
    let are_several = chosen.len() > 1;
    chosen.into_iter().enumerate().map(move |(place, hand_in)| {
        let person = are_several.then(|| hand_in.person.clone());
        ExportedSubmission {
            name: match are_several {
                true => format!("{}, attempt {}", hand_in.person, place + 1),
                false => hand_in.person,
            },
            handed_in: HandedIn {
                group: hand_in.group.or(person),
                timestamp: hand_in.timestamp,
                late: hand_in.late,
            },
            parts: hand_in.parts,
        }
    })
}

fn other_attempt(root: &Root, hand_in: &HandIn) -> Notice {
    let path = &hand_in.parts[0].path;
    Notice::left_out(beside(root, path), LeftOut::OtherAttempt)
}

/// Returns notices about the entries of an export that were not handed in.
fn passed_over(root: &Root, export: &Export) -> Vec<Notice> {
    let extras = export.extras.iter().map(|(path, what)| {
        let why = LeftOut::OfPlatform(what.clone());
        Notice::left_out(beside(root, path), why)
    });
    let unknown = export.unknown.iter().map(|(path, kind)| {
        let name = path.file_name().unwrap_or_default().to_owned();
        let never = never_counts(&Entry { name, kind: *kind });
        let title = || export.title.clone();
        let why = never.unwrap_or_else(|| LeftOut::NotInLayout { title: title() });
        Notice::left_out(beside(root, path), why)
    });
    extras.chain(unknown).collect()
}

fn beside(root: &Root, path: &Path) -> About {
    About::Beside(path_text(&Path::new(&root.name).join(path)))
}
