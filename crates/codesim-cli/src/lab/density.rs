//! `codesim lab density`: how many k-grams selection schemes keep.

use codesim_lab::density::{density, parts};

use crate::lab::experiment::{experiment, write};
use crate::lab::text::Text;
use crate::lab_args::DensityArgs;
use crate::program::Program;

pub(crate) fn run(program: &mut Program, args: &DensityArgs) -> anyhow::Result<()> {
    let text = Text::new(program, &args.text)?;
    let smallest = smallest(&text);
    let schemes = args
        .schemes
        .schemes(text.thresholds, text.granularity, smallest);
    let found = experiment(parts(&schemes), &args.text.reading, |done| {
        density(&text.pieces, text.bytes, text.thresholds, &schemes, done)
    })?;
    write(&found, &found.page(), &args.output)
}

/// As many hashes of each piece as winnowing is expected to select from one of average length.
fn smallest(text: &Text) -> usize {
    let tokens: usize = text.pieces.iter().map(Vec::len).sum();
    let average = tokens / text.pieces.len().max(1);
    (2 * average / (text.thresholds.window() + 1)).max(1)
}
