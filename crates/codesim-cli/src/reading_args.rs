//! Options that several commands share: which languages are read, and how.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;

use crate::export_args::{AttemptsArg, LAYOUT_HELP, layouts};
use crate::settings::{Settings, count};

/// Not among the settings: a file that came with the submissions must not be able to ask for it.
#[derive(Debug, Clone, Copy, Args, Default)]
pub(crate) struct NativeArgs {
    /// Load grammars from the shared libraries that --front-end files name; WARNING: such a library is native code and runs
    /// with all your rights as soon as it is loaded: trust whoever built it. Cannot stand in codesim.toml
    #[arg(long)]
    pub(crate) allow_native_grammars: bool,
}

/// Languages that are described in files.
#[derive(Debug, Args)]
pub(crate) struct FrontEndArgs {
    /// TOML file that describes a language; it comes before any shipped one (may be repeated)
    #[arg(long, value_name = "FILE")]
    pub(crate) front_end: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) native: NativeArgs,
}

/// How submissions are read.
#[derive(Debug, Args)]
pub(crate) struct ReadingArgs {
    /// Languages to read; files of other languages are left out [default: by file name; see: codesim languages]
    #[arg(long, value_name = "ID", value_delimiter = ',')]
    pub(crate) lang: Vec<String>,
    /// Read only files that fit this pattern, as in .gitignore, as seen from the submission (may be repeated)
    #[arg(long, value_name = "GLOB")]
    pub(crate) include: Vec<String>,
    /// Read no file and no folder that fits this pattern, as in .gitignore, as seen from the submission (may be repeated)
    #[arg(long, value_name = "GLOB")]
    pub(crate) exclude: Vec<String>,
    /// Read also what tools make and libraries, such as node_modules and *.min.js
    #[arg(long)]
    pub(crate) no_default_excludes: bool,
    #[arg(long, value_name = "ID", value_parser = layouts(), hide_possible_values = true, help = LAYOUT_HELP)]
    pub(crate) layout: Option<String>,
    /// Which attempts of a person count, where an export has several [default: newest]
    #[arg(long, value_name = "WHICH")]
    pub(crate) attempts: Option<AttemptsArg>,
    /// TOML file that describes a language; it comes before any shipped one (may be repeated)
    #[arg(long, value_name = "FILE")]
    pub(crate) front_end: Vec<PathBuf>,
    /// Starter code, a file or folder: what matches it is ignored (may be repeated)
    #[arg(long, value_name = "PATH")]
    pub(crate) boilerplate: Vec<PathBuf>,
    /// Number of threads; the result does not depend on it [default: one a processor]
    #[arg(long, value_name = "N", value_parser = count)]
    pub(crate) threads: Option<NonZeroUsize>,
    /// No progress bars, and no notes on files that were taken with reservations
    #[arg(long, short)]
    pub(crate) quiet: bool,
    #[command(flatten)]
    pub(crate) native: NativeArgs,
}

impl ReadingArgs {
    /// The same as settings of a comparison, to be laid over those of a file.
    pub(crate) fn settings(&self) -> Settings {
        Settings {
            lang: self.lang.clone(),
            include: self.include.clone(),
            exclude: self.exclude.clone(),
            no_default_excludes: self.no_default_excludes,
            layout: self.layout.clone(),
            attempts: self.attempts,
            front_end: self.front_end.clone(),
            boilerplate: self.boilerplate.clone(),
            threads: self.threads,
            quiet: self.quiet,
            ..Settings::default()
        }
    }
}
