//! Options of a comparison as they are typed, on the command line and in `codesim.toml`.
//!
//! One type serves both, so that every option can stand in the file. What they ask for together is a [`Plan`](crate::plan::Plan).

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use codesim_engine::{DEFAULT_LIMIT, Selection};
use codesim_match::GivenThresholds;
#[cfg(feature = "clap")]
use codesim_match::MIN_TOKENS;
use codesim_report::Format;
use serde::{Deserialize, Deserializer, Serialize};

use crate::export_args::AttemptsArg;
use crate::extension_args::Extension;
use crate::output::{CsvDialectArg, Limit};
#[cfg(feature = "clap")]
use crate::typed::{
    LAYOUT_HELP, count, formats, layouts, usual_guarantee, usual_noise, usual_text_guarantee,
    usual_text_noise, with_default,
};

/// Options as given in one place; what is not given is empty.
#[expect(missing_docs, reason = "the help of an option says what it is")]
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Settings {
    /// Languages to compare; files of other languages are left out [default: by file name; see: codesim languages]
    #[cfg_attr(feature = "clap", arg(long, value_name = "ID", value_delimiter = ','))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lang: Vec<String>,
    /// Language of files with an extension, whatever is known of it otherwise (may be repeated)
    #[cfg_attr(feature = "clap", arg(long = "extension", value_name = "EXTENSION=ID"))]
    #[serde(with = "crate::extension_args", skip_serializing_if = "Vec::is_empty")]
    pub extensions: Vec<Extension>,
    /// Encoding of files that are not UTF-8, such as shift_jis, gbk, koi8-r, macintosh [default: what the files of the submission look like]
    #[cfg_attr(feature = "clap", arg(long, value_name = "NAME"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encoding: Option<String>,
    /// Read only files that fit this pattern, as in .gitignore, as seen from the submission (may be repeated)
    #[cfg_attr(feature = "clap", arg(long, value_name = "GLOB"))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub include: Vec<String>,
    /// Read no file and no folder that fits this pattern, as in .gitignore, as seen from the submission (may be repeated)
    #[cfg_attr(feature = "clap", arg(long, value_name = "GLOB"))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub exclude: Vec<String>,
    /// Read also what tools make and libraries, such as node_modules and *.min.js
    #[cfg_attr(feature = "clap", arg(long))]
    #[serde(skip_serializing_if = "is_false")]
    pub no_default_excludes: bool,
    #[cfg_attr(feature = "clap", arg(long, value_name = "ID", value_parser = layouts(), hide_possible_values = true, help = LAYOUT_HELP))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// Which attempts of a person count, where an export has several [default: newest]
    #[cfg_attr(feature = "clap", arg(long, value_name = "WHICH"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attempts: Option<AttemptsArg>,
    /// TOML file that describes a language; it comes before any shipped one (may be repeated)
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE"))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub front_end: Vec<PathBuf>,
    /// Starter code, a file or folder: what matches it is ignored (may be repeated)
    #[cfg_attr(feature = "clap", arg(long, value_name = "PATH"))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boilerplate: Vec<PathBuf>,
    /// Folder of submissions of earlier years: compared with the new ones, not among themselves (may be repeated)
    #[cfg_attr(feature = "clap", arg(long, value_name = "DIR"))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub old: Vec<PathBuf>,
    /// Index of earlier submissions: new ones are compared with them too, and one alone is enough [see: codesim index]
    #[cfg_attr(feature = "clap", arg(long, value_name = "PATH.codesim"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<PathBuf>,
    /// Report these two submissions alone, whatever their rank, by name or path; the whole class is compared all the same
    #[cfg_attr(feature = "clap", arg(long, value_names = ["NAME", "NAME"]))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pair: Vec<String>,
    /// CSV file that says who handed in what and when: columns submission, name, label, timestamp, or the info.csv of Dodona
    /// [see: docs/decisions-and-metadata.md]
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metadata: Option<PathBuf>,
    /// CSV file that says who handed in together: columns submission, group. Those of a group are not compared with each other
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub groups: Option<PathBuf>,
    /// JSON file with what people decided about pairs in earlier runs [see: docs/decisions-and-metadata.md]
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decisions: Option<PathBuf>,
    /// Replace names, also in paths and sources, by pseudonyms; they are kept in this file, which is the only way back
    #[cfg_attr(feature = "clap", arg(long, value_name = "KEY"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub anonymize: Option<PathBuf>,
    #[cfg_attr(feature = "clap", arg(long, value_name = "K", help = with_default("Noise threshold k of the structure channel: no run of fewer tokens counts", usual_noise())))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub noise: Option<usize>,
    #[cfg_attr(feature = "clap", arg(long, value_name = "T", help = with_default("Guarantee threshold t of the structure channel: every shared run of this many tokens is found and shown", usual_guarantee())))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guarantee: Option<usize>,
    #[cfg_attr(feature = "clap", arg(long, value_name = "K", help = with_default("Noise threshold of the text channel, which tells names apart", usual_text_noise())))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text_noise: Option<usize>,
    #[cfg_attr(feature = "clap", arg(long, value_name = "T", help = with_default("Guarantee threshold of the text channel", usual_text_guarantee())))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text_guarantee: Option<usize>,
    /// How fingerprints are selected: robust-winnowing, winnowing, 0-mod:P, safe-0-mod:P, smallest:N, all, every:I, at:WORDS, after:WORDS;
    /// not all of them find every shared run of T tokens [default: robust-winnowing; see: docs/laboratory.md]
    #[cfg_attr(feature = "clap", arg(long, value_name = "SCHEME"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selection: Option<Selection>,
    /// Ignore code that more than this many submissions share [default: none is ignored, common code counts little]
    #[cfg_attr(feature = "clap", arg(long, value_name = "M", value_parser = count))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_occurrences: Option<NonZeroUsize>,
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", value_parser = count, help = with_default("Judge submissions of at least this many tokens; smaller ones are often alike although nobody copied, and more of them are flagged wrongly", MIN_TOKENS)))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_tokens: Option<NonZeroUsize>,
    /// Compare imports, includes and package lines too
    #[cfg_attr(feature = "clap", arg(long))]
    #[serde(skip_serializing_if = "is_false")]
    pub keep_imports: bool,
    /// Title of the exercise, shown at the head of the report
    #[cfg_attr(feature = "clap", arg(long, value_name = "TEXT"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Day of the exercise, such as 2026-03-31, shown at the head of the report
    #[cfg_attr(feature = "clap", arg(long, value_name = "DAY"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Output format [default: what the name of the output file says, or else table]
    #[cfg_attr(feature = "clap", arg(long, value_name = "FORMAT", value_parser = formats()))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<Format>,
    /// Write to a file instead of standard output (may be repeated)
    #[cfg_attr(feature = "clap", arg(long, short, value_name = "FILE"))]
    #[serde(
        deserialize_with = "one_or_several",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub output: Vec<PathBuf>,
    /// Who reads CSV: `excel` is opened by a double click where decimals have commas, and runs no name as a formula [default: plain]
    #[cfg_attr(feature = "clap", arg(long, value_name = "DIALECT"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub csv_dialect: Option<CsvDialectArg>,
    #[cfg_attr(feature = "clap", arg(long, value_name = "N|all", help = with_default("Number of pairs to show, or `all`; those flagged or worth a second look are always shown", DEFAULT_LIMIT)))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    /// Show only pairs of at least this similarity, from 0 to 1 [default: 0]
    #[cfg_attr(feature = "clap", arg(long, value_name = "S"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_similarity: Option<f64>,
    /// Exit with code 1 if pairs are flagged that nobody has dismissed
    #[cfg_attr(feature = "clap", arg(long, value_name = "WHAT", value_parser = [FLAGGED]))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fail_on: Option<String>,
    /// Number of threads; the result does not depend on it [default: one a processor]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", value_parser = count))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threads: Option<NonZeroUsize>,
    /// No progress bars; the report stays the same
    #[cfg_attr(feature = "clap", arg(long, short))]
    #[serde(skip_serializing_if = "is_false")]
    pub quiet: bool,
    /// Add the time of each step to the JSON report, or print it beside any other
    #[cfg_attr(feature = "clap", arg(long))]
    #[serde(skip_serializing_if = "is_false")]
    pub timings: bool,
    /// What holds for single assignments of a course, by their names: in a file alone.
    #[cfg_attr(feature = "clap", arg(skip))]
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub assignments: BTreeMap<String, Settings>,
    /// The file that some of them come from.
    #[cfg_attr(feature = "clap", arg(skip))]
    #[serde(skip)]
    pub file: Option<PathBuf>,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// What `--fail-on` takes.
pub const FLAGGED: &str = "flagged";

impl Settings {
    /// What holds where nothing is given.
    pub fn defaults() -> Self {
        Self {
            limit: Some(Limit::Count(DEFAULT_LIMIT)),
            min_similarity: Some(0.0),
            ..Self::default()
        }
    }

    /// With these thresholds of the structure channel, where they are given.
    #[must_use]
    pub fn with_thresholds(self, noise: Option<usize>, guarantee: Option<usize>) -> Self {
        Self {
            noise: noise.or(self.noise),
            guarantee: guarantee.or(self.guarantee),
            ..self
        }
    }

    /// The thresholds that were given.
    pub fn thresholds(&self) -> GivenThresholds {
        GivenThresholds {
            noise: self.noise,
            guarantee: self.guarantee,
            text_noise: self.text_noise,
            text_guarantee: self.text_guarantee,
        }
    }

    /// Every path among the settings: relative ones are meant from the file that they stand in, and none of them is
    /// a submission.
    pub fn paths_mut(&mut self) -> impl Iterator<Item = &mut PathBuf> {
        let lists = [
            &mut self.front_end,
            &mut self.boilerplate,
            &mut self.old,
            &mut self.output,
        ];
        let single = [
            &mut self.against,
            &mut self.metadata,
            &mut self.groups,
            &mut self.decisions,
            &mut self.anonymize,
        ];
        lists
            .into_iter()
            .flatten()
            .chain(single.into_iter().flatten())
    }
}

/// Options that are those of a run, which may compare many assignments: they cannot be said of one.
pub const OF_THE_RUN: [&str; 12] = [
    "anonymize",
    "assignments",
    "csv-dialect",
    "fail-on",
    "format",
    "front-end",
    "limit",
    "output",
    "pair",
    "quiet",
    "threads",
    "timings",
];

/// A file alone needs no brackets in a settings file.
fn one_or_several<'de, D: Deserializer<'de>>(value: D) -> Result<Vec<PathBuf>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Files {
        One(PathBuf),
        Several(Vec<PathBuf>),
    }
    Ok(match Files::deserialize(value)? {
        Files::One(file) => vec![file],
        Files::Several(files) => files,
    })
}
