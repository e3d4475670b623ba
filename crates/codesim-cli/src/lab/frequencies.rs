//! `codesim lab frequencies`: how often the same k-gram occurs.

use codesim_lab::frequencies::{PARTS, frequencies};

use crate::lab::experiment::{experiment, write};
use crate::lab::text::Text;
use crate::lab_args::FrequenciesArgs;
use crate::program::Program;

pub(crate) fn run(program: &mut Program, args: &FrequenciesArgs) -> anyhow::Result<()> {
    let text = Text::new(program, &args.text)?;
    let found = experiment(PARTS, &args.text.reading, |done| {
        frequencies(&text.pieces, text.thresholds, done)
    })?;
    write(&found, &found.page(), &args.output)
}
