//! The command line as typed.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use codesim_report::{Format, Language};
#[cfg(feature = "service")]
use codesim_server::commands::{ServeArgs, UserArgs};

#[cfg(feature = "lab")]
use crate::lab_args::LabArgs;
#[cfg(feature = "parquet")]
use crate::pairs_args::PairsArgs;
use codesim_config::{FrontEndArgs, NativeArgs, ReadingArgs};
use codesim_config::{Limit, formats, languages};
use codesim_config::{
    Settings, usual_guarantee, usual_noise, usual_text_guarantee, usual_text_noise, with_default,
};

/// Finds pairs of submissions that share more code than independent work would explain.
#[derive(Debug, Parser)]
#[command(
    name = "codesim",
    bin_name = "codesim",
    version,
    args_conflicts_with_subcommands = true,
    arg_required_else_help = true,
    subcommand_negates_reqs = true,
    after_help = "--help lists all options; each can also be set in codesim.toml (see: codesim config).",
    after_long_help = "Options that name files, folders or patterns may be repeated.\n\
                       Every option but --allow-native-grammars can also be set in a file codesim.toml beside the \
                       folder of submissions, without the dashes: lang = [\"java\"]. `codesim config` shows the \
                       settings in force.\n\
                       If a folder has the name of a command, write it as a path: ./tokens"
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) compare: CompareArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Compare all assignments of a course, and find people who stand out in several
    Course(Box<CourseArgs>),
    /// List the languages and their file name extensions
    Languages(FrontEndArgs),
    /// Show the tokens of a file beside its source lines
    Tokens(TokensArgs),
    /// Register starter code in codesim.toml
    Boilerplate(BoilerplateArgs),
    /// Put a pair into one file that others can check, or check one; write to a student
    Case(CaseArgs),
    /// Keep submissions of earlier years to compare with
    Index(IndexArgs),
    /// Report pairs that codesim-spark found on a cluster
    #[cfg(feature = "parquet")]
    Pairs(PairsArgs),
    /// Try selection schemes, thresholds and methods on your own files
    #[cfg(feature = "lab")]
    Lab(LabArgs),
    /// Show the settings in force and where each comes from
    Config(Box<CompareArgs>),
    /// Print the completion script of a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Write the manual pages
    Man {
        /// Folder for them; it is made if it is not there
        folder: PathBuf,
    },
    /// Serve courses, uploads and reports over HTTP
    #[cfg(feature = "service")]
    Serve(ServeArgs),
    /// Manage the users of a service
    #[cfg(feature = "service")]
    User(UserArgs),
    /// Do a job of a service; not for people
    #[cfg(feature = "service")]
    #[command(hide = true)]
    Job,
    /// Tokenize texts for another codesim; not for people
    #[command(hide = true)]
    Worker(FrontEndArgs),
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

#[derive(Debug, Args)]
pub(crate) struct CourseArgs {
    /// Folder of the assignments: each folder or archive in it is one, with the submissions of its class. With several paths, each of them is one
    #[arg(required = true, value_name = "TERM")]
    pub(crate) paths: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) settings: Settings,
    #[command(flatten)]
    pub(crate) native: NativeArgs,
}

#[derive(Debug, Args)]
pub(crate) struct CaseArgs {
    #[command(subcommand)]
    pub(crate) action: CaseAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum CaseAction {
    /// Make a case: a zip with the evidence sheet of a pair and what its comparison depends on
    New(Box<CaseNewArgs>),
    /// Compare again by a case, and tell whether that gives the same bytes
    Verify(CaseVerifyArgs),
    /// Write to the author of one submission of a pair, without the other one's name or code
    Letter(Box<CaseLetterArgs>),
    /// Print the template of such a letter, to be edited
    Template(CaseTemplateArgs),
}

#[derive(Debug, Args)]
pub(crate) struct CaseNewArgs {
    #[command(flatten)]
    pub(crate) compare: CompareArgs,
    /// Pack the files that are compared too, not just their SHA-256
    #[arg(long)]
    pub(crate) inputs: bool,
}

#[derive(Debug, Args)]
pub(crate) struct CaseVerifyArgs {
    /// The case
    #[arg(value_name = "CASE")]
    pub(crate) case: PathBuf,
    /// Look for the files in this folder [default: in the case if it has them, else in the current folder]
    #[arg(long, value_name = "DIR")]
    pub(crate) from: Option<PathBuf>,
    /// Check the signature in CASE.minisig with this public key of minisign
    #[arg(long, value_name = "FILE")]
    pub(crate) public_key: Option<PathBuf>,
    /// Show no progress bars
    #[arg(long, short)]
    pub(crate) quiet: bool,
    #[command(flatten)]
    pub(crate) native: NativeArgs,
}

#[derive(Debug, Args)]
pub(crate) struct CaseLetterArgs {
    #[command(flatten)]
    pub(crate) compare: CompareArgs,
    /// The submission of the pair whose author gets the letter
    #[arg(long, value_name = "NAME")]
    pub(crate) to: String,
    /// Fill this template instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub(crate) template: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct CaseTemplateArgs {
    /// The language of the letter
    #[arg(long, value_name = "LANGUAGE", value_parser = languages(), default_value = "en")]
    pub(crate) language: Language,
}

#[derive(Debug, Args)]
pub(crate) struct TokensArgs {
    /// The file to read
    pub(crate) file: PathBuf,
    /// Read the file as this language, whatever its name [see: codesim languages]
    #[arg(long, value_name = "ID")]
    pub(crate) lang: Option<String>,
    /// Encoding of the file if it is not UTF-8 [default: what it looks like]
    #[arg(long, value_name = "NAME")]
    pub(crate) encoding: Option<String>,
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

#[derive(Debug, Args)]
pub(crate) struct IndexArgs {
    #[command(subcommand)]
    pub(crate) action: IndexAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum IndexAction {
    /// Make an index without submissions
    Create(IndexCreateArgs),
    /// Add submissions to an index
    Add(Box<IndexAddArgs>),
    /// Remove submissions from an index; `compact` frees their place
    Remove(IndexRemoveArgs),
    /// List the submissions of an index
    List(IndexListArgs),
    /// Show how large an index is and how its fingerprints were made
    Stats(IndexPathArgs),
    /// Read all of an index and name what is damaged
    Verify(IndexPathArgs),
    /// Write an index anew without what was removed
    Compact(IndexPathArgs),
    /// Show the submissions of an index that have most of a file's or folder's fingerprints
    Query(Box<IndexQueryArgs>),
    /// Write the fingerprints of an index as tables for analysis elsewhere, or as an index without code for others to compare with
    Export(IndexExportArgs),
    /// Make an index of tables that `index export --sets` wrote
    #[cfg(feature = "parquet")]
    Import(IndexImportArgs),
}

#[derive(Debug, Args)]
pub(crate) struct IndexPathArgs {
    /// Folder of the index
    #[arg(value_name = "PATH.codesim")]
    pub(crate) index: PathBuf,
    /// No progress bars
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

#[derive(Debug, Args)]
pub(crate) struct IndexCreateArgs {
    /// Folder of the new index
    #[arg(value_name = "PATH.codesim")]
    pub(crate) index: PathBuf,
    #[arg(long, value_name = "K", help = with_default("Noise threshold k of the structure channel", usual_noise()))]
    pub(crate) noise: Option<usize>,
    #[arg(long, value_name = "T", help = with_default("Guarantee threshold t of the structure channel", usual_guarantee()))]
    pub(crate) guarantee: Option<usize>,
    #[arg(long, value_name = "K", help = with_default("Noise threshold of the text channel", usual_text_noise()))]
    pub(crate) text_noise: Option<usize>,
    #[arg(long, value_name = "T", help = with_default("Guarantee threshold of the text channel", usual_text_guarantee()))]
    pub(crate) text_guarantee: Option<usize>,
    /// Keep imports, includes and package lines too
    #[arg(long)]
    pub(crate) keep_imports: bool,
}

#[derive(Debug, Args)]
pub(crate) struct IndexAddArgs {
    /// Folder of the index
    #[arg(value_name = "PATH.codesim")]
    pub(crate) index: PathBuf,
    /// Folders of submissions: each file or folder in them is what one author handed in
    #[arg(required_unless_present = "git", value_name = "SUBMISSIONS")]
    pub(crate) roots: Vec<PathBuf>,
    /// Clone of a repository of git, whose last commit is one submission (may be repeated)
    #[arg(long, value_name = "REPOSITORY")]
    pub(crate) git: Vec<PathBuf>,
    /// Add earlier versions of the files of these repositories too, where they have lines that no later one has
    #[arg(long, requires = "git")]
    pub(crate) git_history: bool,
    /// Name of the collection of these submissions, such as 2024-hw3 [default: the name of the folder]
    #[arg(long, value_name = "NAME")]
    pub(crate) collection: Option<String>,
    /// Do not keep the sources: matches are found and placed all the same, but not shown
    #[arg(long)]
    pub(crate) no_sources: bool,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
}

#[derive(Debug, Args)]
pub(crate) struct IndexRemoveArgs {
    /// Folder of the index
    #[arg(value_name = "PATH.codesim")]
    pub(crate) index: PathBuf,
    /// Submissions as `codesim index list` names them: COLLECTION/NAME
    #[arg(value_name = "SUBMISSION", required_unless_present = "collection")]
    pub(crate) names: Vec<String>,
    /// Remove a whole collection (may be repeated)
    #[arg(long, value_name = "NAME")]
    pub(crate) collection: Vec<String>,
    /// No progress bars
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

#[derive(Debug, Args)]
pub(crate) struct IndexListArgs {
    /// Folder of the index
    #[arg(value_name = "PATH.codesim")]
    pub(crate) index: PathBuf,
    /// Only this collection (may be repeated)
    #[arg(long, value_name = "NAME")]
    pub(crate) collection: Vec<String>,
    /// As CSV, with the hash of each submission's files
    #[arg(long)]
    pub(crate) csv: bool,
}

#[derive(Debug, Args)]
pub(crate) struct IndexQueryArgs {
    /// Folder of the index
    #[arg(value_name = "PATH.codesim")]
    pub(crate) index: PathBuf,
    /// A file, or a folder that is one submission
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Select fewer fingerprints of the file: windows of W instead of the index's w; every shared run of W + k - 1 tokens is still found
    #[arg(long, value_name = "W")]
    pub(crate) query_window: Option<usize>,
    /// Look up only the N smallest hashes of each channel: finds submissions that are similar as a whole, not those that share a part
    #[arg(long, value_name = "N")]
    pub(crate) smallest: Option<usize>,
    /// Read the key of a keyed index from this file
    #[arg(long, value_name = "FILE")]
    pub(crate) against_key: Option<PathBuf>,
    #[arg(long, value_name = "N|all", help = with_default("Number of submissions to show, or `all`", Limit::FEW))]
    pub(crate) limit: Option<Limit>,
    /// Output format [default: table]
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    pub(crate) format: Option<Format>,
    /// Write to a file instead of standard output (may be repeated)
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
}

#[derive(Debug, Args)]
pub(crate) struct IndexExportArgs {
    /// Folder of the index
    #[arg(value_name = "PATH.codesim")]
    pub(crate) index: PathBuf,
    /// The Parquet file to write, or with --sets a folder; what exists of it is replaced. With --keyed the folder of a new index
    #[arg(value_name = "OUT")]
    pub(crate) output: PathBuf,
    /// Write an index without code and names, whose fingerprints are hashed with the key in this file; if there is none, with a new key
    #[arg(long, value_name = "KEYFILE", requires = "names")]
    pub(crate) keyed: Option<PathBuf>,
    /// Write the names behind the pseudonyms of --keyed to this CSV file, which stays with you
    #[arg(long, value_name = "FILE", requires = "keyed")]
    pub(crate) names: Option<PathBuf>,
    /// Write each fingerprint once for a submission, in a folder of tables for a cluster
    #[cfg(feature = "parquet")]
    #[arg(long, conflicts_with = "keyed")]
    pub(crate) sets: bool,
    /// Number of the index among those that share the folder
    #[cfg(feature = "parquet")]
    #[arg(long, value_name = "N", requires = "sets", default_value_t = 0, value_parser = clap::value_parser!(i32).range(0..))]
    pub(crate) part: i32,
    /// No progress bars
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

#[cfg(feature = "parquet")]
#[derive(Debug, Args)]
pub(crate) struct IndexImportArgs {
    /// Folder of the new index
    #[arg(value_name = "PATH.codesim")]
    pub(crate) index: PathBuf,
    /// Folder of the tables
    #[arg(value_name = "TABLES")]
    pub(crate) tables: PathBuf,
    /// No progress bars
    #[arg(long, short)]
    pub(crate) quiet: bool,
}
