//! The text of an experiment: files, or generated letters.

use std::collections::BTreeMap;

use crate::console::Terminal;
use anyhow::ensure;
use codesim_display::visible_path;
use codesim_fingerprint::Thresholds;
use codesim_intake::{Class, first_reason};
use codesim_lab::made;
use codesim_match::{Boilerplate, ChannelThresholds};
use codesim_token::{Document, Granularity, Symbol};

use crate::front_ends;
use crate::lab_args::{TextArgs, ThresholdArgs};
use crate::program::Program;
use crate::sources::{first, print_notices, read_all};
use codesim_config::folder_of;
use codesim_config::submission_sources;

/// Those of section 5.1 of the winnowing paper.
const MADE_NOISE: usize = 50;
const MADE_WINDOW: usize = 100;

/// A text, and how it is fingerprinted.
pub(crate) struct Text {
    /// The documents, cut where starter code was removed.
    pub(crate) pieces: Vec<Vec<Symbol>>,
    pub(crate) bytes: u64,
    pub(crate) granularity: Granularity,
    pub(crate) thresholds: Thresholds,
}

impl Text {
    pub(crate) fn new(program: &mut Program, args: &TextArgs) -> anyhow::Result<Self> {
        match (args.random, args.low_entropy) {
            (Some(length), _) => Self::made(made::random(length), args),
            (_, Some(length)) => Self::made(made::low_entropy(length), args),
            (None, None) => Self::read(program, args),
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
        })
    }

    fn read(program: &mut Program, args: &TextArgs) -> anyhow::Result<Self> {
        let root = first(&args.paths)?;
        let folder = match root.is_dir() {
            true => root.to_owned(),
            false => folder_of(root),
        };
        let settings = args.reading.settings().effective(&[folder])?.settings;
        let ThresholdArgs { noise, guarantee } = args.thresholds;
        let plan = settings.with_thresholds(noise, guarantee).plan()?;
        front_ends::add_planned(program, &plan, &args.reading.native)?;
        let sources = submission_sources(&args.paths, &plan)?;
        let terminal = Terminal::new(plan.quiet);
        let class = read_all(&program.registry, &sources, &plan, &terminal)?;
        print_notices(&class.notices, plan.quiet);
        ensure!(
            !class.submissions.is_empty(),
            "{}: nothing there can be read{}; `codesim languages` lists the languages, and those of plain text are asked for with --lang",
            visible_path(root),
            first_reason(&class.notices)
        );
        let granularity = class.granularity();
        let thresholds = ChannelThresholds::with(granularity, plan.request.thresholds)?;
        Ok(Self {
            pieces: all_pieces(&class, &thresholds),
            bytes: bytes(&class),
            granularity,
            thresholds: thresholds.structure,
        })
    }
}

/// The structure of all documents without boilerplate.
fn all_pieces(class: &Class, thresholds: &ChannelThresholds) -> Vec<Vec<Symbol>> {
    let boilerplate = Boilerplate::new(&class.boilerplate, thresholds);
    let files = class.submissions.iter().flat_map(|it| &it.files);
    files
        .flat_map(|file| pieces(&file.document.open(), &boilerplate))
        .collect()
}

fn pieces(document: &Document, boilerplate: &Boilerplate) -> Vec<Vec<Symbol>> {
    let structure = document.tokens.structure();
    let rests = boilerplate.rests(&document.tokens).into_iter();
    rests.map(|rest| structure[rest].to_vec()).collect()
}

/// The size of all files; the cells of a notebook are one.
fn bytes(class: &Class) -> u64 {
    let each = class.submissions.iter().enumerate();
    let files = each.flat_map(|(number, submission)| {
        let files = submission.files.iter();
        files.map(move |file| ((number, &file.name.path), file.bytes))
    });
    let sizes: BTreeMap<_, u64> = files.collect();
    sizes.values().sum()
}
