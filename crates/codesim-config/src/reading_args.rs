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
    /// Load grammars from the shared libraries that --front-end files name; WARNING: such a library is native code and runs
    /// with all your rights as soon as it is loaded: trust whoever built it. Cannot be set in codesim.toml
    #[arg(long)]
    pub allow_native_grammars: bool,
}

/// Languages that are described in files.
#[expect(missing_docs, reason = "the help of an option says what it is")]
#[derive(Debug, Args)]
pub struct FrontEndArgs {
    /// TOML file that describes a language; it comes before any shipped one (may be repeated)
    #[arg(long, value_name = "FILE")]
    pub front_end: Vec<PathBuf>,
    #[command(flatten)]
    pub native: NativeArgs,
}

/// How submissions are read.
#[expect(missing_docs, reason = "the help of an option says what it is")]
#[derive(Debug, Args)]
pub struct ReadingArgs {
    /// Languages to read; files of other languages are left out [default: by file name; see: codesim languages]
    #[arg(long, value_name = "ID", value_delimiter = ',')]
    pub lang: Vec<String>,
    /// Language of files with an extension, whatever is known of it otherwise (may be repeated)
    #[arg(long = "extension", value_name = "EXTENSION=ID")]
    pub extensions: Vec<Extension>,
    /// Encoding of files that are not UTF-8, such as shift_jis, gbk, koi8-r, macintosh [default: what the files of the submission look like]
    #[arg(long, value_name = "NAME")]
    pub encoding: Option<String>,
    /// Read only files that fit this pattern, as in .gitignore, as seen from the submission (may be repeated)
    #[arg(long, value_name = "GLOB")]
    pub include: Vec<String>,
    /// Read no file and no folder that fits this pattern, as in .gitignore, as seen from the submission (may be repeated)
    #[arg(long, value_name = "GLOB")]
    pub exclude: Vec<String>,
    /// Read also what tools make and libraries, such as node_modules and *.min.js
    #[arg(long)]
    pub no_default_excludes: bool,
    #[arg(long, value_name = "ID", value_parser = layouts(), hide_possible_values = true, help = LAYOUT_HELP)]
    pub layout: Option<String>,
    /// Which attempts of a person count, where an export has several [default: newest]
    #[arg(long, value_name = "WHICH")]
    pub attempts: Option<AttemptsArg>,
    /// TOML file that describes a language; it comes before any shipped one (may be repeated)
    #[arg(long, value_name = "FILE")]
    pub front_end: Vec<PathBuf>,
    /// Starter code, a file or folder: what matches it is ignored (may be repeated)
    #[arg(long, value_name = "PATH")]
    pub boilerplate: Vec<PathBuf>,
    /// Number of threads; the result does not depend on it [default: one a processor]
    #[arg(long, value_name = "N", value_parser = count)]
    pub threads: Option<NonZeroUsize>,
    /// No progress bars, and no notes on files that were read with warnings
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
