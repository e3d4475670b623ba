//! A class as experiments see it.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use anyhow::{Context, bail};
use codesim_lab::class::{Class, Label};
use codesim_report::model::Notice;
use codesim_token::{Granularity, Registry};

use crate::discover::Discovery;
use crate::gather::{find_submissions, gather};
use crate::index::print_notices;
use crate::lab::text::imports;
use crate::lab::truth::Case;
use crate::reading::{ReadSubmission, granularity};
use crate::settings::Settings;

/// A class that was read.
pub(crate) struct ReadClass {
    pub(crate) class: Class,
    pub(crate) granularity: Granularity,
}

impl ReadClass {
    pub(crate) fn new(
        registry: &Registry,
        root: &Path,
        settings: &Settings,
    ) -> anyhow::Result<Self> {
        let mut discovery = Discovery::default();
        find_submissions(&mut discovery, &[root.to_owned()], settings)?;
        let gathered = gather(registry, discovery, settings, imports(settings))?;
        print_notices(&gathered.notices, settings.quiet);
        // An experiment is about one class: what came before it is no part of it.
        let read = gathered.submissions.into_iter().filter(|read| !read.old);
        let read: Vec<ReadSubmission> = read.collect();
        let granularity = granularity(&read);
        let (described, submissions): (Vec<_>, Vec<_>) =
            read.into_iter().map(ReadSubmission::split).unzip();
        let given = gathered.given.into_iter();
        Ok(Self {
            class: Class {
                submissions,
                names: described.into_iter().map(|d| d.name).collect(),
                boilerplate: given.map(|file| file.document).collect(),
                labels: Vec::new(),
            },
            granularity,
        })
    }

    /// Adds what is known about the pairs of the class.
    pub(crate) fn label(&mut self, case: &Case, quiet: bool) -> anyhow::Result<()> {
        let names = self.class.names.iter().enumerate();
        let numbers: HashMap<&str, usize> = names.map(|(at, name)| (name.as_str(), at)).collect();
        let mut labels = BTreeMap::new();
        let mut missing = Vec::new();
        for pair in &case.pairs {
            let found = [&pair.left, &pair.right].map(|name| numbers.get(name.as_str()).copied());
            let [Some(a), Some(b)] = found else {
                missing.push(notice(case, pair));
                continue;
            };
            if a == b {
                bail!("{}: a submission is no pair with itself", pair.left);
            }
            let known = labels.insert((a.min(b), a.max(b)), pair.is_copy);
            if known.is_some_and(|known| known != pair.is_copy) {
                bail!(
                    "{} and {}: labelled as a copy and as independent",
                    pair.left,
                    pair.right
                );
            }
        }
        print_notices(&missing, quiet);
        if case.unlisted_are_independent {
            let count = self.class.submissions.len();
            let all = (0..count).flat_map(|left| (left + 1..count).map(move |right| (left, right)));
            for ids in all {
                labels.entry(ids).or_insert(false);
            }
        }
        let label = |((left, right), is_copy)| Label {
            left,
            right,
            is_copy,
        };
        self.class.labels = labels.into_iter().map(label).collect();
        let any = self.class.labels.first();
        any.map(drop).with_context(|| {
            format!(
                "{}: the truth knows none of the submissions that were read",
                case.name
            )
        })
    }
}

fn notice(case: &Case, pair: &crate::lab::truth::Pair) -> Notice {
    Notice {
        path: case.name.clone(),
        compared: false,
        reason: format!(
            "the truth has a pair {} and {}, which are not both among the submissions that were read",
            pair.left, pair.right
        ),
    }
}
