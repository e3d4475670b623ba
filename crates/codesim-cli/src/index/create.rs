//! `codesim index create`: an index without submissions.

use std::io::Write;

use codesim_archive::{ArchiveWriter, FingerprintConfig};
use codesim_display::visible_path;
use codesim_match::{ChannelThresholds, GivenThresholds};
use codesim_token::Granularity;

use crate::advice::explained;
use crate::args::IndexCreateArgs;
use crate::exit;
use codesim_config::imports;

pub(crate) fn run(args: &IndexCreateArgs) -> anyhow::Result<u8> {
    let given = GivenThresholds {
        noise: args.noise,
        guarantee: args.guarantee,
        text_noise: args.text_noise,
        text_guarantee: args.text_guarantee,
    };
    let config = FingerprintConfig {
        thresholds: ChannelThresholds::with(Granularity::Lexeme, given)?,
        imports: imports(args.keep_imports),
    };
    ArchiveWriter::create(&args.index, &config).map_err(explained)?;
    writeln!(
        anstream::stdout(),
        "made {}; `codesim index add` puts submissions into it",
        visible_path(&args.index)
    )?;
    Ok(exit::DONE)
}
