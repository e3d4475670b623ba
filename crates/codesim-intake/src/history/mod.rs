//! The histories of submissions that are repositories of git, which are read only if somebody asks when code came into them.
//!
//! *Method.* A repository is never used as git would use it: its objects and the commit of its `HEAD` are copied out of the class, also from
//! archives, into a temporary folder that has no configuration, no hooks and no way to other folders, and a library reads them there.
//!
//! *Limits.* A repository is read up to limits of size and commits, and what is beyond them counts as unknown. A work tree whose repository is
//! elsewhere, and repositories with SHA-256 or reference tables, have no history here.

mod checkout;
mod copied;
mod repository;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::Path;

use codesim_token::{Registry, TokenString};

use crate::discover::{Discovery, Found};
use crate::error::Error;
use crate::files::Memory;
use crate::filter::Filter;
use crate::listing::Listing;
use crate::pieces::Reader;
use crate::sources::{ReadOptions, Sources};

pub use checkout::{Checkout, CheckoutError, checkout};
pub use repository::{Blob, Commit, Folder, Repository, Unreadable};

/// The submissions of a class, to ask for their repositories.
pub struct Histories<'a> {
    reader: Reader<'a>,
    filter: Filter,
    found: BTreeMap<String, Found<'a>>,
}

impl<'a> Histories<'a> {
    /// Finds the submissions that [`read`](crate::read) reads from the same sources with the same options.
    ///
    /// # Errors
    /// As those of [`read`](crate::read) about sources and options.
    pub fn new(
        registry: &'a Registry,
        sources: &'a Sources<'a>,
        options: &ReadOptions,
    ) -> Result<Self, Error> {
        let filter = Filter::new(&options.files)?;
        let mut discovery = Discovery::default();
        for root in &sources.roots {
            discovery.add(root, &filter, options.attempts)?;
        }
        let found = discovery.submissions.into_iter();
        Ok(Self {
            reader: Reader::new(registry, options)?,
            filter,
            found: found.map(|it| (it.name.clone(), it)).collect(),
        })
    }

    /// Returns the repositories of a submission that can be read, those of inner folders first.
    pub fn of(&self, submission: &str) -> Vec<Repository> {
        let Some(found) = self.found.get(submission) else {
            return Vec::new();
        };
        let listing = Listing::of(found.tree, &found.parts, &self.filter);
        let places = listing.repositories.iter().filter_map(|place| {
            let folder = place.name.strip_suffix(".git")?;
            Repository::open(&*place.tree, &place.path, folder)
        });
        let mut all: Vec<Repository> = places.collect();
        all.sort_by_key(|it| Reverse(it.folder().len()));
        all
    }

    /// Returns the tokens of a file with these bytes, as the lexer of its language finds them; none if it has not the name of code.
    pub fn tokens(&self, bytes: Vec<u8>, path: &str) -> TokenString {
        let mut file = Memory::new();
        file.add(path, bytes);
        let path = Path::new(path);
        self.reader.lexed(&file, path).unwrap_or_default()
    }
}
