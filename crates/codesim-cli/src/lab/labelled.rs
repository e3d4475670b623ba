//! A class as experiments see it.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use anyhow::ensure;
use codesim_lab::class::{Class, Label};
use codesim_report::model::Notice;
use codesim_token::{Granularity, Registry};

use crate::discover::Discovery;
use crate::escape;
use crate::gather::{find_submissions, gather};
use crate::index::print_notices;
use crate::lab::text::imports;
use crate::lab::truth::{Case, Pair};
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
                unread: 0,
            },
            granularity,
        })
    }

    /// Adds what is known about the pairs of the class.
    pub(crate) fn label(&mut self, case: &Case, quiet: bool) -> anyhow::Result<()> {
        let (mut labels, missing) = self.named_pairs(case)?;
        print_notices(&missing, quiet);
        self.class.unread = missing.len();
        ensure!(
            !labels.is_empty(),
            "{}: the truth knows no pair of the submissions that were read; they are called as in a report",
            escape::visible(&case.name)
        );
        if case.unlisted_are_independent {
            labels = self.all_pairs(&labels);
        }
        self.class.labels = labels;
        Ok(())
    }

    /// The pairs that a truth names, each once, and a notice for each that was not read.
    fn named_pairs(&self, case: &Case) -> anyhow::Result<(Vec<Label>, Vec<Notice>)> {
        let names = self.class.names.iter().enumerate();
        let numbers: HashMap<&str, usize> = names.map(|(at, name)| (name.as_str(), at)).collect();
        let mut labels = BTreeMap::new();
        let mut missing = Vec::new();
        for pair in &case.pairs {
            let [left, right] = [&pair.left, &pair.right].map(|name| escape::visible(name));
            ensure!(
                pair.left != pair.right,
                "{}: {left} is no pair with itself",
                pair.place
            );
            let found = [&pair.left, &pair.right].map(|name| numbers.get(name.as_str()).copied());
            let [Some(a), Some(b)] = found else {
                missing.push(not_read(case, pair));
                continue;
            };
            let known = labels.insert((a.min(b), a.max(b)), pair.is_copy);
            ensure!(
                known.is_none_or(|known| known == pair.is_copy),
                "{}: {left} and {right} are a copy here and independent elsewhere, or the other way round",
                pair.place
            );
        }
        let label = |((left, right), is_copy)| Label {
            left,
            right,
            is_copy,
        };
        Ok((labels.into_iter().map(label).collect(), missing))
    }

    /// All pairs of the class; those that are not `named` are independent.
    fn all_pairs(&self, named: &[Label]) -> Vec<Label> {
        let ids = |label: &Label| (label.left, label.right);
        let count = self.class.submissions.len();
        let all = (0..count).flat_map(|left| (left + 1..count).map(move |right| (left, right)));
        let label = |(left, right)| {
            let known = named.binary_search_by_key(&(left, right), ids);
            Label {
                left,
                right,
                is_copy: known.is_ok_and(|at| named[at].is_copy),
            }
        };
        all.map(label).collect()
    }
}

fn not_read(case: &Case, pair: &Pair) -> Notice {
    Notice {
        about: codesim_words::About::Beside(case.name.clone()),
        compared: false,
        reason: format!(
            "the truth has a pair {} and {}, which are not both among the submissions that were read",
            pair.left, pair.right
        ),
    }
}
