//! A class as experiments see it.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use crate::console::Terminal;
use anyhow::ensure;
use codesim_display::visible;
use codesim_lab::class::{Class, Label};
use codesim_lab::truth::{Case, Pair};
use codesim_match::{ChannelThresholds, Submission};
use codesim_token::{Granularity, Registry};

use crate::sources::{of_class, print_note, print_notices, read_all};
use codesim_config::Plan;

/// A class that was read.
pub(crate) struct ReadClass {
    pub(crate) class: Class,
    pub(crate) granularity: Granularity,
    pub(crate) thresholds: ChannelThresholds,
}

impl ReadClass {
    pub(crate) fn new(registry: &Registry, root: &Path, plan: &Plan) -> anyhow::Result<Self> {
        let sources = of_class(&[root.to_owned()], plan)?;
        let terminal = Terminal::new(plan.quiet);
        let mut read = read_all(registry, &sources, plan, &terminal)?;
        print_notices(&read.notices, plan.quiet);
        // An experiment is about one class: what came before it is no part of it.
        read.submissions.retain(|submission| !submission.old);
        let granularity = read.granularity();
        let mut class = Class {
            submissions: Vec::new(),
            names: Vec::new(),
            boilerplate: read.boilerplate,
            labels: Vec::new(),
            unread: 0,
        };
        for mut submission in read.submissions {
            class.submissions.push(Submission {
                documents: submission.take_documents(),
                ..Submission::default()
            });
            class.names.push(submission.name);
        }
        Ok(Self {
            class,
            granularity,
            thresholds: ChannelThresholds::with(granularity, plan.request.thresholds)?,
        })
    }

    /// Adds what is known about the pairs of the class.
    pub(crate) fn label(&mut self, case: &Case) -> anyhow::Result<()> {
        let (mut labels, missing) = self.named_pairs(case)?;
        self.class.unread = missing.len();
        for pair in missing {
            print_note("left out", not_read(case, pair));
        }
        ensure!(
            !labels.is_empty(),
            "{}: the truth knows no pair of the submissions that were read; they are called as in a report",
            visible(&case.name)
        );
        if case.unlisted_are_independent {
            labels = self.all_pairs(&labels);
        }
        self.class.labels = labels;
        Ok(())
    }

    /// The pairs that a truth names, each once, and those that were not read.
    fn named_pairs<'a>(&self, case: &'a Case) -> anyhow::Result<(Vec<Label>, Vec<&'a Pair>)> {
        let names = self.class.names.iter().enumerate();
        let numbers: HashMap<&str, usize> = names.map(|(at, name)| (name.as_str(), at)).collect();
        let mut labels = BTreeMap::new();
        let mut missing = Vec::new();
        for pair in &case.pairs {
            let [left, right] = [&pair.left, &pair.right].map(|name| visible(name));
            ensure!(
                pair.left != pair.right,
                "{}: {left} is no pair with itself",
                pair.place
            );
            let found = [&pair.left, &pair.right].map(|name| numbers.get(name.as_str()).copied());
            let [Some(a), Some(b)] = found else {
                missing.push(pair);
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

fn not_read(case: &Case, pair: &Pair) -> String {
    format!(
        "{}: the truth has a pair {} and {}, which are not both among the submissions that were read",
        visible(&case.name),
        visible(&pair.left),
        visible(&pair.right)
    )
}
