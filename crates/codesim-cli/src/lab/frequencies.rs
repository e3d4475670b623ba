//! `codesim lab frequencies`: how often the same k-gram occurs.

use codesim_lab::frequencies::{PARTS, frequencies};
use codesim_token::Registry;

use crate::lab::args::FrequenciesArgs;
use crate::lab::experiment::{experiment, write};
use crate::lab::text::Text;

pub(crate) fn run(registry: &mut Registry, args: &FrequenciesArgs) -> anyhow::Result<()> {
    let text = Text::new(registry, &args.text)?;
    let found = experiment(PARTS, &args.text.reading, |done| {
        frequencies(&text.pieces, text.thresholds, done)
    })?;
    write(&found, &found.page(), &args.output)
}
