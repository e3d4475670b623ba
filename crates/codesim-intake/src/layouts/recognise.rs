//! All layouts, and the choice of the one that a tree has.

use std::sync::LazyLock;

use crate::layouts::blackboard::Blackboard;
use crate::layouts::contest::Contest;
use crate::layouts::dodona::Dodona;
use crate::layouts::export::Export;
use crate::layouts::github_classroom::GithubClassroom;
use crate::layouts::gradescope::Gradescope;
use crate::layouts::inginious::Inginious;
use crate::layouts::layout::{InvalidList, Layout};
use crate::layouts::patterns::Patterns;
use crate::layouts::view::View;

/// The layouts that a tree may have.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Choice {
    /// Any that it fits.
    #[default]
    Any,
    /// None: each child of the tree is a submission.
    Plain,
    /// The one of this id.
    Only(String),
}

/// Error of recognising a layout.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// No layout has this id.
    #[error("unknown layout `{0}`")]
    UnknownLayout(String),
    /// It is an export, and the platform's list cannot be read.
    #[error(transparent)]
    InvalidList(#[from] InvalidList),
}

/// A layout and its id. It is made when a tree is examined: compiling the patterns of all takes longer than reading a command line.
type Known = (&'static str, LazyLock<Box<dyn Layout>>);

/// Layouts with a list or a mark of the platform come before those that only have a form of names.
static LAYOUTS: [Known; 12] = [
    ("gradescope", LazyLock::new(|| Box::new(Gradescope))),
    ("dodona", LazyLock::new(|| Box::new(Dodona))),
    ("contest", LazyLock::new(|| Box::new(Contest))),
    ("blackboard", LazyLock::new(|| Box::new(Blackboard))),
    (
        "moodle",
        LazyLock::new(|| patterns(include_str!("../../layouts/moodle.toml"))),
    ),
    (
        "brightspace",
        LazyLock::new(|| patterns(include_str!("../../layouts/brightspace.toml"))),
    ),
    (
        "sakai",
        LazyLock::new(|| patterns(include_str!("../../layouts/sakai.toml"))),
    ),
    (
        "nbgrader",
        LazyLock::new(|| patterns(include_str!("../../layouts/nbgrader.toml"))),
    ),
    ("inginious", LazyLock::new(|| Box::new(Inginious))),
    (
        "canvas",
        LazyLock::new(|| patterns(include_str!("../../layouts/canvas.toml"))),
    ),
    (
        "github-classroom",
        LazyLock::new(|| Box::new(GithubClassroom)),
    ),
    (
        "artemis",
        LazyLock::new(|| patterns(include_str!("../../layouts/artemis.toml"))),
    ),
];

fn patterns(toml: &str) -> Box<dyn Layout> {
    let patterns: Patterns = toml::from_str(toml).expect("tests read all shipped layouts");
    Box::new(patterns)
}

/// Returns the ids of all layouts, ascending.
pub fn ids() -> Vec<&'static str> {
    let mut ids: Vec<_> = LAYOUTS.iter().map(|(id, _)| *id).collect();
    ids.sort_unstable();
    ids
}

/// Returns the export in a tree, or in its only folder; `None` if it has none of the permitted layouts.
///
/// # Errors
/// If there is no layout with the chosen id, or the platform's list cannot be read.
pub fn recognise(view: &View, choice: &Choice) -> Result<Option<Export>, Error> {
    let only = match choice {
        Choice::Plain => return Ok(None),
        Choice::Any => None,
        Choice::Only(id) if LAYOUTS.iter().any(|(known, _)| known == id) => Some(&**id),
        Choice::Only(id) => return Err(Error::UnknownLayout(id.clone())),
    };
    for view in std::iter::once(view).chain(view.only_folder().as_ref()) {
        for (id, layout) in &LAYOUTS {
            if only.is_none_or(|only| only == *id)
                && let Some(export) = layout.read(view)?
            {
                return Ok(Some(export));
            }
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shipped_layouts_can_be_read() {
        for (_, layout) in &LAYOUTS {
            LazyLock::force(layout);
        }
        assert_eq!(ids().len(), LAYOUTS.len());
    }
}
