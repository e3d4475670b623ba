//! The assignments of a course, and the settings of each.
//!
//! Settings are those of a `codesim.toml` beside or above the assignments, in which the table `assignments` says what holds for single ones.
//! None is ever read from inside of an assignment: a submission could have brought it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail, ensure};
use codesim_course::no_assignment;
use codesim_display::{path_text, visible, visible_path};
use codesim_intake::{Attempts, assignment_names, assignments_in};
use codesim_report::course::CourseAssignment;
use codesim_report::model::Notice;

use crate::args::CourseArgs;
use crate::nearest::{did_you_mean, nearest};
use codesim_config::Plan;
use codesim_config::{EffectiveSettings, FILE_NAME};

/// The assignments to compare.
pub(super) struct Term {
    /// Plan of the course as a whole.
    pub(super) plan: Plan,
    /// In their order.
    pub(super) assignments: Vec<Assignment>,
    /// The paths as given.
    pub(super) paths: Vec<PathBuf>,
    /// Entries of the folder that are no assignment.
    pub(super) notices: Vec<Notice>,
}

/// An assignment.
pub(super) struct Assignment {
    pub(super) name: String,
    pub(super) path: PathBuf,
    pub(super) plan: Plan,
}

impl Assignment {
    /// Returns the data that is known before it is compared.
    pub(super) fn summary(&self) -> CourseAssignment {
        CourseAssignment {
            name: self.name.clone(),
            path: path_text(&self.path),
            ..CourseAssignment::default()
        }
    }
}

impl Term {
    pub(super) fn new(args: &CourseArgs) -> anyhow::Result<Self> {
        let (paths, notices, effective) = match args.paths.as_slice() {
            [term] => of_folder(term, args)?,
            several => {
                let effective = args.settings.effective_for(several, None)?;
                (several.to_vec(), Vec::new(), effective)
            }
        };
        check_once(&paths)?;
        let names = assignment_names(&paths);
        check_tables(&effective, &names)?;
        let assignments = paths.iter().zip(names).map(|(path, name)| {
            Ok(Assignment {
                plan: plan(args, &paths, path, &name, &effective)?,
                path: path.clone(),
                name,
            })
        });
        Ok(Self {
            assignments: assignments.collect::<anyhow::Result<_>>()?,
            plan: effective.settings.plan()?,
            paths: args.paths.clone(),
            notices,
        })
    }
}

/// The assignments in a folder, what else is in it, and the settings in force.
fn of_folder(
    term: &Path,
    args: &CourseArgs,
) -> anyhow::Result<(Vec<PathBuf>, Vec<Notice>, EffectiveSettings)> {
    let (paths, others) = assignments_in(term)?;
    let effective = args.settings.effective_for(&paths, None)?;
    let named = named(&effective);
    let is_named = |path: &Path| path.canonicalize().is_ok_and(|full| named.contains(&full));
    let paths: Vec<PathBuf> = paths.into_iter().filter(|path| !is_named(path)).collect();
    check_several(term, &paths)?;
    let is_settings = |path: &Path| path.file_name() == Some(FILE_NAME.as_ref());
    let others = others.iter();
    let others = others.filter(|path| !is_named(path) && !is_settings(path));
    let notices = others.map(|path| no_assignment(path)).collect();
    Ok((paths, notices, effective))
}

/// A course has several assignments.
fn check_several(term: &Path, assignments: &[PathBuf]) -> anyhow::Result<()> {
    let shown = visible_path(term);
    match assignments {
        [] => bail!(
            "{shown}: there is no folder and no archive in it; each assignment was expected to be one, with the submissions of its class"
        ),
        [only] => bail!(
            "{shown}: there is one assignment in it alone, and a course has several; to compare it: codesim {}",
            visible_path(only)
        ),
        _ => Ok(()),
    }
}

/// Returns the full paths of all files that the settings name: none of them is an assignment.
fn named(effective: &EffectiveSettings) -> BTreeSet<PathBuf> {
    let mut all = effective.settings.clone();
    let mut each = std::mem::take(&mut all.assignments);
    let settings = std::iter::once(&mut all).chain(each.values_mut());
    let paths = settings.flat_map(|it| it.paths_mut());
    paths.filter_map(|path| path.canonicalize().ok()).collect()
}

/// Refuses paths that lead to one place.
fn check_once(paths: &[PathBuf]) -> anyhow::Result<()> {
    let mut known = BTreeSet::new();
    let is_known = |path: &&PathBuf| path.canonicalize().is_ok_and(|full| !known.insert(full));
    match paths.iter().find(is_known) {
        None => Ok(()),
        Some(twice) => Err(anyhow!(
            "{}: given twice; each assignment is compared once",
            visible_path(twice)
        )),
    }
}

/// Refuses settings for assignments that are not there: they are misspelt.
fn check_tables(effective: &EffectiveSettings, names: &[String]) -> anyhow::Result<()> {
    let mut said = effective.settings.assignments.keys();
    match said.find(|name| !names.contains(name)) {
        None => Ok(()),
        Some(unknown) => {
            let meant = nearest(unknown, names.iter().map(String::as_str));
            let file = effective.settings.file.as_deref().map(visible_path);
            Err(anyhow!(
                "in {}: assignments.{}: there is no such assignment{}; those of this course are {}",
                file.unwrap_or_default(),
                visible(unknown),
                did_you_mean(meant),
                visible(&names.join(", "))
            ))
        }
    }
}

/// Makes the plan of one assignment; its title, if there is one, ends with the name of the assignment.
fn plan(
    args: &CourseArgs,
    paths: &[PathBuf],
    path: &Path,
    name: &str,
    of_course: &EffectiveSettings,
) -> anyhow::Result<Plan> {
    let mut settings = args.settings.effective_for(paths, Some(name))?.settings;
    ensure!(
        settings.pair.is_empty(),
        "pair: a course is about all pairs; to look at one of an assignment: codesim {} --pair {}",
        visible_path(path),
        settings
            .pair
            .iter()
            .map(|it| visible(it))
            .collect::<Vec<_>>()
            .join(" ")
    );
    if settings.title == of_course.settings.title {
        settings.title = settings.title.map(|title| format!("{title}, {name}"));
    }
    let plan = settings.plan()?;
    ensure!(
        plan.reading.attempts != Attempts::All,
        "attempts all: in a course each person has one submission in an assignment; newest or first was expected"
    );
    Ok(plan)
}
