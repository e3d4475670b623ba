//! `codesim lab frequencies`: how often the same k-gram occurs.

use codesim_lab::frequencies::{PARTS, frequencies};
use codesim_token::Registry;

use crate::lab::args::FrequenciesArgs;
use crate::lab::text::Text;
use crate::lab::write;
use crate::progress::Step;

pub(crate) fn run(registry: &mut Registry, args: &FrequenciesArgs) -> anyhow::Result<()> {
    let text = Text::new(registry, &args.text)?;
    let step = Step::new("counting", PARTS, text.quiet);
    let found = frequencies(&text.pieces, text.thresholds, || step.advance());
    step.finish("count");
    write(&found, &found.page(), &args.output)
}
