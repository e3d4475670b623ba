//! All layouts, and which of them a tree has.

use std::sync::LazyLock;

use crate::blackboard::Blackboard;
use crate::contest::Contest;
use crate::dodona::Dodona;
use crate::export::Export;
use crate::github_classroom::GithubClassroom;
use crate::gradescope::Gradescope;
use crate::inginious::Inginious;
use crate::layout::{Broken, Layout};
use crate::patterns::Patterns;
use crate::view::View;

/// Which layouts a tree may have.
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

/// Why nobody can say what a tree is.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// No layout has this id.
    #[error("unknown layout `{0}`")]
    UnknownLayout(String),
    /// It is an export, and the platform's list cannot be read.
    #[error(transparent)]
    Broken(#[from] Broken),
}

type Layouts = Vec<(&'static str, Box<dyn Layout>)>;

/// Those that name themselves in a list or by a mark come before those that are a mere form of names.
static LAYOUTS: LazyLock<Layouts> = LazyLock::new(|| {
    let patterns = |toml| {
        let patterns: Patterns = toml::from_str(toml).expect("tests read all shipped layouts");
        Box::new(patterns) as Box<dyn Layout>
    };
    vec![
        ("gradescope", Box::new(Gradescope)),
        ("dodona", Box::new(Dodona)),
        ("contest", Box::new(Contest)),
        ("blackboard", Box::new(Blackboard)),
        ("moodle", patterns(include_str!("../layouts/moodle.toml"))),
        (
            "brightspace",
            patterns(include_str!("../layouts/brightspace.toml")),
        ),
        ("sakai", patterns(include_str!("../layouts/sakai.toml"))),
        (
            "nbgrader",
            patterns(include_str!("../layouts/nbgrader.toml")),
        ),
        ("inginious", Box::new(Inginious)),
        ("canvas", patterns(include_str!("../layouts/canvas.toml"))),
        ("github-classroom", Box::new(GithubClassroom)),
        ("artemis", patterns(include_str!("../layouts/artemis.toml"))),
    ]
});

/// The ids of all layouts, ascending.
pub fn ids() -> Vec<&'static str> {
    let mut ids: Vec<_> = LAYOUTS.iter().map(|&(id, _)| id).collect();
    ids.sort_unstable();
    ids
}

/// The export that a tree is, or the one folder in it; none if it has none of the layouts that it may have.
///
/// # Errors
/// If there is no layout of the id chosen, or the platform's list cannot be read.
pub fn recognise(view: &View, choice: &Choice) -> Result<Option<Export>, Error> {
    let only = match choice {
        Choice::Plain => return Ok(None),
        Choice::Any => None,
        Choice::Only(id) if LAYOUTS.iter().any(|(known, _)| known == id) => Some(&**id),
        Choice::Only(id) => return Err(Error::UnknownLayout(id.clone())),
    };
    for view in std::iter::once(view).chain(view.only_folder().as_ref()) {
        for (id, layout) in &*LAYOUTS {
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
        assert_eq!(ids().len(), LAYOUTS.len());
    }
}
