//! The earlier versions of submissions, which are read only where somebody asks when code came into them.
//!
//! *Method.* Versions are the commits of a repository, the attempts of a person in an export, or what snapshots of the class have of a
//! submission. A repository is never used as git would use it: its objects and the commit of its `HEAD` are copied out of the class, also from
//! archives, into a temporary folder that has no configuration, no hooks and no way to other folders, and a library reads them there.
//!
//! *Limits.* A repository is read up to limits of size and commits, and what is beyond them counts as unknown. A work tree whose repository is
//! elsewhere, and repositories with SHA-256 or reference tables, have no history here. Attempts without a time are none, and a text that was typed
//! into a platform has no history.

#[cfg(feature = "git")]
mod checkout;
#[cfg(feature = "git")]
mod copied;
#[cfg(feature = "git")]
mod earlier;
#[cfg(not(feature = "git"))]
mod no_repositories;
#[cfg(feature = "git")]
mod repository;
mod states;
mod version;

use std::collections::BTreeMap;
use std::path::Path;

use codesim_display::About;
use codesim_token::{Registry, TokenString};
use jiff::Timestamp;

use crate::discover::{Discovery, Found, named};
use crate::error::Error;
use crate::exported::export_of;
use crate::files::{FileTree, Memory};
use crate::filter::Filter;
use crate::layouts::HandIn;
use crate::pieces::Reader;
use crate::sources::{Attempts, ReadOptions, Root, Sources};

#[cfg(not(feature = "git"))]
use no_repositories::repositories;
#[cfg(feature = "git")]
use repository::repositories;
use states::{State, States};

#[cfg(feature = "git")]
pub use checkout::{Checkout, CheckoutError};
pub use version::{Blob, History, Record, UNDATED, Unreadable, Version};

/// The submissions of a class, to ask for their versions.
pub struct Histories<'a> {
    reader: Reader<'a>,
    filter: Filter,
    found: BTreeMap<String, Found<'a>>,
    /// Whether repositories are read.
    git: bool,
    attempts: BTreeMap<String, Handed<'a>>,
    snapshots: Vec<Past<'a>>,
}

/// The attempts of a person, ascending by time.
struct Handed<'a> {
    tree: &'a dyn FileTree,
    attempts: Vec<HandIn>,
}

/// A snapshot, with its submissions by their own names.
struct Past<'a> {
    name: &'a str,
    time: i64,
    found: BTreeMap<String, Found<'a>>,
}

impl<'a> Histories<'a> {
    /// Finds the submissions that [`read`](crate::read) reads from the same sources with the same options, and their attempts and snapshots.
    /// Repositories are read only if `git` is set, with the feature of that name.
    ///
    /// # Errors
    /// As those of [`read`](crate::read) about sources and options.
    pub fn new(
        registry: &'a Registry,
        sources: &'a Sources<'a>,
        options: &ReadOptions,
        git: bool,
    ) -> Result<Self, Error> {
        let filter = Filter::new(&options.files)?;
        let mut discovery = Discovery::default();
        let mut attempts = BTreeMap::new();
        for root in &sources.roots {
            discovery.add(root, &filter, options.attempts)?;
            add_attempts(&mut attempts, root, options.attempts)?;
        }
        let mut snapshots = Vec::new();
        for snapshot in &sources.snapshots {
            let mut discovery = Discovery::default();
            discovery.add(&snapshot.root, &filter, Attempts::Newest)?;
            let found = discovery.submissions.into_iter();
            snapshots.push(Past {
                name: &snapshot.name,
                // No other one may be of the same time.
                time: snapshot.times[1],
                found: found.map(|it| (it.own_name.clone(), it)).collect(),
            });
        }
        snapshots.sort_by_key(|it| it.time);
        let found = discovery.submissions.into_iter();
        Ok(Self {
            reader: Reader::new(registry, options)?,
            filter,
            found: found.map(|it| (it.name.clone(), it)).collect(),
            git,
            attempts,
            snapshots,
        })
    }

    /// Returns the histories of a submission, those of inner folders first; instead of one that cannot be read, its place.
    pub fn of(&self, submission: &str) -> Vec<Result<Box<dyn History>, About>> {
        let Some(found) = self.found.get(submission) else {
            return Vec::new();
        };
        let mut all = match self.git {
            true => repositories(found, &self.filter),
            false => Vec::new(),
        };
        let mut add = |record, states: Vec<State>| {
            // A single version tells nothing that the class does not.
            if states.len() > 1 {
                let read = States::read(record, &states, &self.filter);
                let read = read.map(|it| Box::new(it) as Box<dyn History>);
                all.push(read.map_err(|Unreadable| found.about("", None)));
            }
        };
        add(Record::Attempts, self.attempts_of(submission));
        add(Record::Snapshots, self.snapshots_of(found));
        all
    }

    /// Returns the place of a history of a submission, for notices.
    pub fn about(&self, submission: &str, history: &dyn History) -> About {
        let name = match history.record() {
            Record::Git => format!("{}.git", history.folder()),
            Record::Attempts | Record::Snapshots => String::new(),
        };
        match self.found.get(submission) {
            Some(found) => found.about(&name, None),
            None => About::submission(submission),
        }
    }

    fn attempts_of<'h>(&'h self, submission: &str) -> Vec<State<'h>> {
        let Some(Handed { tree, attempts }) = self.attempts.get(submission) else {
            return Vec::new();
        };
        let state = |(index, attempt): (usize, &'h HandIn)| {
            let time: Timestamp = attempt.timestamp.as_deref()?.parse().ok()?;
            Some(State {
                id: (index + 1).to_string(),
                time: time.as_second(),
                tree: *tree,
                parts: &attempt.parts,
            })
        };
        attempts.iter().enumerate().filter_map(state).collect()
    }

    /// Returns what snapshots have of a submission, and what the class has.
    fn snapshots_of<'h>(&'h self, found: &'h Found<'a>) -> Vec<State<'h>> {
        if self.is_ambiguous(found) {
            return Vec::new();
        }
        let state = |id: &str, time, found: &'h Found| State {
            id: id.to_owned(),
            time,
            tree: found.tree,
            parts: &found.parts,
        };
        let past = self.snapshots.iter().filter_map(|it| {
            let past = it.found.get(&found.own_name)?;
            Some(state(it.name, it.time, past))
        });
        let now = state("", UNDATED, found);
        past.chain([now]).collect()
    }

    /// Whether snapshots cannot have a submission, or only under a name that another one has as well.
    fn is_ambiguous(&self, found: &Found) -> bool {
        let of_that_name = self
            .found
            .values()
            .filter(|it| it.own_name == found.own_name);
        found.old || of_that_name.filter(|it| !it.old).count() > 1
    }

    /// Returns the tokens of a file with these bytes, as the lexer of its language finds them; none if it has not the name of code.
    pub fn tokens(&self, bytes: Vec<u8>, path: &str) -> TokenString {
        let mut file = Memory::new();
        file.add(path, bytes);
        let path = Path::new(path);
        self.reader.lexed(&file, path).unwrap_or_default()
    }
}

/// Adds the attempts of the people in an export, up to those that count.
fn add_attempts<'a>(
    all: &mut BTreeMap<String, Handed<'a>>,
    root: &'a Root,
    which: Attempts,
) -> Result<(), Error> {
    if which != Attempts::Newest {
        return Ok(());
    }
    let export = export_of(root)?.unwrap_or_default();
    for attempt in export.hand_ins {
        let name = named(root, &attempt.person);
        let handed = all.entry(name).or_insert_with(|| Handed {
            tree: &*root.tree,
            attempts: Vec::new(),
        });
        handed.attempts.push(attempt);
    }
    Ok(())
}
