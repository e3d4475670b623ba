//! What an experiment looks at as one text: files, or letters made to order.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use codesim_fingerprint::Thresholds;
use codesim_lab::made;
use codesim_match::Boilerplate;
use codesim_token::{Document, Granularity, Imports, Registry, Symbol};

use crate::discover::Discovery;
use crate::gather::{first_reason, gather};
use crate::index::print_notices;
use crate::lab::args::{TextArgs, ThresholdArgs};
use crate::reading::{Origin, ReadSubmission, granularity};
use crate::settings::Settings;
use crate::{escape, front_ends};

/// Those of section 5.1 of the winnowing paper.
const MADE_NOISE: usize = 50;
const MADE_WINDOW: usize = 100;

/// A text, and how it is fingerprinted.
pub(crate) struct Text {
    /// The documents, cut where given code was taken out.
    pub(crate) pieces: Vec<Vec<Symbol>>,
    pub(crate) bytes: u64,
    pub(crate) granularity: Granularity,
    pub(crate) thresholds: Thresholds,
    /// No progress bars.
    pub(crate) quiet: bool,
}

impl Text {
    pub(crate) fn new(registry: &mut Registry, args: &TextArgs) -> anyhow::Result<Self> {
        match (args.random, args.low_entropy) {
            (Some(length), _) => Self::made(made::random(length), args),
            (_, Some(length)) => Self::made(made::low_entropy(length), args),
            (None, None) => Self::read(registry, args),
        }
    }

    fn made(letters: Vec<Symbol>, args: &TextArgs) -> anyhow::Result<Self> {
        let given = &args.thresholds;
        let noise = given.noise.unwrap_or(MADE_NOISE);
        let usual = noise.saturating_add(MADE_WINDOW - 1);
        Ok(Self {
            bytes: letters.len() as u64,
            granularity: Granularity::Character,
            thresholds: Thresholds::new(noise, given.guarantee.unwrap_or(usual))?,
            pieces: vec![letters],
            quiet: args.reading.quiet,
        })
    }

    fn read(registry: &mut Registry, args: &TextArgs) -> anyhow::Result<Self> {
        let root = args
            .paths
            .first()
            .context("a file or folder was expected")?;
        let settings = args.reading.settings().in_force(root)?.settings;
        let ThresholdArgs { noise, guarantee } = args.thresholds;
        let settings = settings.with_thresholds(noise, guarantee);
        front_ends::add_described(registry, root, &settings.front_end, &args.reading.native)?;
        let mut discovery = Discovery::default();
        for path in &args.paths {
            discovery.add_submission(path)?;
        }
        let gathered = gather(registry, discovery, &settings, imports(&settings))?;
        print_notices(&gathered.notices, settings.quiet);
        let read = gathered.submissions;
        ensure!(
            !read.is_empty(),
            "{}: nothing there can be read{}; `codesim languages` lists the languages, and those of plain text are asked for with --lang",
            escape::shown(root),
            first_reason(&gathered.notices)
        );
        let granularity = granularity(&read);
        let thresholds = settings.thresholds(granularity)?;
        let given: Vec<Document> = gathered
            .given
            .into_iter()
            .map(|file| file.document)
            .collect();
        let given = Boilerplate::new(&given, &thresholds);
        let bytes = bytes(&read);
        let documents = read.into_iter().flat_map(|submission| submission.documents);
        Ok(Self {
            pieces: documents
                .flat_map(|document| pieces(&document, &given))
                .collect(),
            bytes,
            granularity,
            thresholds: thresholds.structure,
            quiet: settings.quiet,
        })
    }
}

pub(crate) fn imports(settings: &Settings) -> Imports {
    match settings.keep_imports {
        true => Imports::Keep,
        false => Imports::Drop,
    }
}

/// The structure of a document without given code.
fn pieces(document: &Document, given: &Boilerplate) -> Vec<Vec<Symbol>> {
    let structure = document.tokens.structure();
    let rests = given.rests(&document.tokens).into_iter();
    rests.map(|rest| structure[rest].to_vec()).collect()
}

/// The size of all files on disk.
fn bytes(read: &[ReadSubmission]) -> u64 {
    let files = read.iter().flat_map(|submission| &submission.files);
    let paths: BTreeSet<&Path> = files
        .filter_map(|file| match &file.origin {
            Origin::Disk { path, .. } => Some(path.as_path()),
            Origin::Index { .. } => None,
        })
        .collect();
    let sizes = paths.into_iter().filter_map(|path| fs::metadata(path).ok());
    sizes.map(|file| file.len()).sum()
}
