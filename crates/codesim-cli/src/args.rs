//! The command line as typed.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::settings::Settings;

/// Ranks the pairs of submissions that share code which independent work would not share.
#[derive(Debug, Parser)]
#[command(
    name = "codesim",
    bin_name = "codesim",
    version,
    args_conflicts_with_subcommands = true,
    arg_required_else_help = true,
    subcommand_negates_reqs = true,
    after_help = "Every option can also stand in a file codesim.toml beside the submissions, \
                  without the dashes: lang = [\"java\"]. `codesim config` shows what is in force.\n\
                  A folder that is called like a command is named with a path: ./tokens"
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) compare: CompareArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the languages that this build knows, with their file name extensions
    Languages(FrontEndArgs),
    /// Show the token string of a file beside its source lines
    Tokens(TokensArgs),
    /// Register starter code in codesim.toml, so that every later run leaves it out
    Boilerplate(BoilerplateArgs),
    /// Show the settings in force and where each comes from
    Config(Box<CompareArgs>),
}

#[derive(Debug, Args)]
pub(crate) struct CompareArgs {
    /// Folders of submissions: each file or folder in them is what one author handed in
    #[arg(required = true, value_name = "SUBMISSIONS")]
    pub(crate) roots: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) settings: Settings,
    #[command(flatten)]
    pub(crate) native: NativeArgs,
}

/// Not among the settings: a file that came with the submissions must not be able to ask for it.
#[derive(Debug, Args)]
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

#[derive(Debug, Args)]
pub(crate) struct TokensArgs {
    /// The file to read
    pub(crate) file: PathBuf,
    /// Read the file as this language, whatever its name [see: codesim languages]
    #[arg(long, value_name = "ID")]
    pub(crate) lang: Option<String>,
    /// Keep imports, includes and package lines
    #[arg(long)]
    pub(crate) keep_imports: bool,
    /// Show the normal form, a node a line after the number of its source line, instead of the tokens
    #[arg(long)]
    pub(crate) form: bool,
    #[command(flatten)]
    pub(crate) front_ends: FrontEndArgs,
}

#[derive(Debug, Args)]
pub(crate) struct BoilerplateArgs {
    #[command(subcommand)]
    pub(crate) action: BoilerplateAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BoilerplateAction {
    /// Register files or folders of starter code
    Add {
        /// Files or folders
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// List what is registered
    List,
    /// Forget registered files or folders; they themselves are left alone
    Remove {
        /// Files or folders as listed
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
}
