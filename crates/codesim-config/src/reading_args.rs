//! Options that several commands share: which languages are read, and how.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;

use crate::export_args::AttemptsArg;
use crate::extension_args::Extension;
use crate::settings::Settings;
use crate::typed::{LAYOUT_HELP, count, layouts};

/// Not among the settings: a file that came with the submissions must not be able to ask for it.
#[derive(Debug, Clone, Copy, Args, Default)]
pub struct NativeArgs {
    /// Load grammars from the shared libraries that --front-end files name; WARNING: a library runs with all your rights
    #[arg(long, hide_short_help = true)]
    pub allow_native_grammars: bool,
}

/// Languages that are described in files.
#[expect(missing_docs, reason = "the help of an option says what it is")]
#[derive(Debug, Args)]
pub struct FrontEndArgs {
    /// Add the language that this TOML file describes (may be repeated)
    #[arg(long, value_name = "FILE")]
    pub front_end: Vec<PathBuf>,
    #[command(flatten)]
    pub native: NativeArgs,
}

/// Options for reading submissions.
#[expect(missing_docs, reason = "the help of an option says what it is")]
#[derive(Debug, Args)]
pub struct ReadingArgs {
    /// Read only these languages [default: all; see: codesim languages]
    #[arg(long, value_name = "ID", value_delimiter = ',')]
    pub lang: Vec<String>,
    /// Read files with this extension as this language (may be repeated)
    #[arg(long = "extension", value_name = "EXTENSION=ID")]
    pub extensions: Vec<Extension>,
    /// Decode files that are not UTF-8 from this encoding, such as shift_jis or koi8-r [default: detected]
    #[arg(long, value_name = "NAME")]
    pub encoding: Option<String>,
    /// Read only files that match this pattern, as in .gitignore (may be repeated)
    #[arg(long, value_name = "GLOB")]
    pub include: Vec<String>,
    /// Skip files and folders that match this pattern, as in .gitignore (may be repeated)
    #[arg(long, value_name = "GLOB")]
    pub exclude: Vec<String>,
    /// Read generated files and libraries too, such as node_modules and *.min.js
    #[arg(long)]
    pub no_default_excludes: bool,
    #[arg(long, value_name = "ID", value_parser = layouts(), hide_possible_values = true, help = LAYOUT_HELP)]
    pub layout: Option<String>,
    /// Compare these attempts of each person, where an export has several [default: newest]
    #[arg(long, value_name = "WHICH")]
    pub attempts: Option<AttemptsArg>,
    /// Add the language that this TOML file describes (may be repeated)
    #[arg(long, value_name = "FILE")]
    pub front_end: Vec<PathBuf>,
    /// Ignore code that matches this starter code, a file or folder (may be repeated)
    #[arg(long, value_name = "PATH")]
    pub boilerplate: Vec<PathBuf>,
    /// Use this many threads; the result is the same [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = count)]
    pub threads: Option<NonZeroUsize>,
    /// Show no progress bars, and no notes on files that were read with warnings
    #[arg(long, short)]
    pub quiet: bool,
    #[command(flatten)]
    pub native: NativeArgs,
}

impl ReadingArgs {
    /// The same as settings of a comparison, to be laid over those of a file.
    pub fn settings(&self) -> Settings {
        Settings {
            lang: self.lang.clone(),
            extensions: self.extensions.clone(),
            encoding: self.encoding.clone(),
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
