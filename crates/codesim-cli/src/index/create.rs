//! `codesim index create`: an index without submissions.

use std::io::Write;
use std::process::ExitCode;

use codesim_index::Writer;
use codesim_match::Channel;
use codesim_token::{Granularity, Imports};

use crate::args::IndexCreateArgs;
use crate::escape;
use crate::index::meaning;
use crate::index::shelf::explained;
use crate::settings::Settings;

pub(crate) fn run(args: &IndexCreateArgs) -> anyhow::Result<ExitCode> {
    let settings = Settings {
        noise: args.noise,
        guarantee: args.guarantee,
        text_noise: args.text_noise,
        text_guarantee: args.text_guarantee,
        ..Settings::default()
    };
    let imports = if args.keep_imports {
        Imports::Keep
    } else {
        Imports::Drop
    };
    let meaning = meaning::common(&settings.thresholds(Granularity::Lexeme)?, imports);
    Writer::create(&args.index, Channel::COUNT, meaning).map_err(explained)?;
    writeln!(
        anstream::stdout(),
        "made {}; `codesim index add` puts submissions into it",
        escape::shown(&args.index)
    )?;
    Ok(ExitCode::SUCCESS)
}
