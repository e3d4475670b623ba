//! Options of a comparison as they are typed, on the command line and in `codesim.toml`.
//!
//! One type serves both, so that every option can be in the file. Together the options become a [`Plan`](crate::plan::Plan).

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use codesim_engine::{DEFAULT_LIMIT, Selection};
use codesim_match::GivenThresholds;
#[cfg(feature = "clap")]
use codesim_match::MIN_TOKENS;
use codesim_report::{Format, Language};
use serde::{Deserialize, Deserializer, Serialize};

#[cfg(feature = "clap")]
use self::headings::{MATCHING, OUTPUT, PEOPLE, READING, RUNNING, STARTER};
use crate::export_args::AttemptsArg;
use crate::extension_args::Extension;
use crate::output::{CsvDialectArg, Limit};
#[cfg(feature = "clap")]
use crate::typed::{
    LAYOUT_HELP, count, formats, languages, layouts, usual_guarantee, usual_noise,
    usual_text_guarantee, usual_text_noise, with_default,
};

/// Headings of the help text, which are those of `docs/usage.md`.
#[cfg(feature = "clap")]
mod headings {
    pub(super) const READING: &str = "Reading files";
    pub(super) const STARTER: &str = "Starter code and earlier years";
    pub(super) const PEOPLE: &str = "People and decisions";
    pub(super) const MATCHING: &str = "Matching";
    pub(super) const OUTPUT: &str = "Output";
    pub(super) const RUNNING: &str = "Running";
}

/// Options as given in one place; what is not given is empty.
#[expect(missing_docs, reason = "the help of an option says what it is")]
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Settings {
    /// Read only these languages [default: all; see: codesim languages]
    #[cfg_attr(feature = "clap", arg(long, value_name = "ID", value_delimiter = ',', help_heading = READING))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lang: Vec<String>,
    /// Read files with this extension as this language
    #[cfg_attr(feature = "clap", arg(long = "extension", value_name = "EXTENSION=ID", help_heading = READING, hide_short_help = true))]
    #[serde(with = "crate::extension_args", skip_serializing_if = "Vec::is_empty")]
    pub extensions: Vec<Extension>,
    /// Decode files that are not UTF-8 from this encoding, such as shift_jis or koi8-r [default: detected]
    #[cfg_attr(feature = "clap", arg(long, value_name = "NAME", help_heading = READING, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encoding: Option<String>,
    /// Read only files that match this pattern, as in .gitignore
    #[cfg_attr(feature = "clap", arg(long, value_name = "GLOB", help_heading = READING))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub include: Vec<String>,
    /// Skip files and folders that match this pattern, as in .gitignore
    #[cfg_attr(feature = "clap", arg(long, value_name = "GLOB", help_heading = READING))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub exclude: Vec<String>,
    /// Read generated files and libraries too, such as node_modules and *.min.js
    #[cfg_attr(feature = "clap", arg(long, help_heading = READING, hide_short_help = true))]
    #[serde(skip_serializing_if = "is_false")]
    pub no_default_excludes: bool,
    #[cfg_attr(feature = "clap", arg(long, value_name = "ID", value_parser = layouts(), hide_possible_values = true, help = LAYOUT_HELP, help_heading = READING, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// Compare these attempts of each person, where an export has several [default: newest]
    #[cfg_attr(feature = "clap", arg(long, value_name = "WHICH", help_heading = READING, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attempts: Option<AttemptsArg>,
    /// Compare imports, includes and package lines too
    #[cfg_attr(feature = "clap", arg(long, help_heading = READING, hide_short_help = true))]
    #[serde(skip_serializing_if = "is_false")]
    pub keep_imports: bool,
    /// Add the language that this TOML file describes
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE", help_heading = READING, hide_short_help = true))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub front_end: Vec<PathBuf>,
    /// Ignore code that matches this starter code, a file or folder
    #[cfg_attr(feature = "clap", arg(long, value_name = "PATH", help_heading = STARTER))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boilerplate: Vec<PathBuf>,
    /// Compare with the submissions of an earlier year in this folder
    #[cfg_attr(feature = "clap", arg(long, value_name = "DIR", help_heading = STARTER))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub old: Vec<PathBuf>,
    /// Compare with the solutions in this folder, which nobody handed in
    #[cfg_attr(feature = "clap", arg(long, value_name = "DIR", help_heading = STARTER, hide_short_help = true))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reference: Vec<PathBuf>,
    /// Compare with this index of earlier years [see: codesim index]
    #[cfg_attr(feature = "clap", arg(long, value_name = "PATH.codesim", help_heading = STARTER))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<PathBuf>,
    /// Read the key of a keyed index from this file [see: codesim index export]
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE", help_heading = STARTER, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against_key: Option<PathBuf>,
    /// Ignore code that more than this many submissions share [default: no limit; common code counts little]
    #[cfg_attr(feature = "clap", arg(long, value_name = "M", value_parser = count, help_heading = STARTER, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_occurrences: Option<NonZeroUsize>,
    /// Show names, labels and times from this CSV file
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE", help_heading = PEOPLE, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metadata: Option<PathBuf>,
    /// Do not compare submissions of one group, listed in this CSV file
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE", help_heading = PEOPLE, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub groups: Option<PathBuf>,
    /// Apply the decisions about pairs in this JSON file
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE", help_heading = PEOPLE, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decisions: Option<PathBuf>,
    /// Replace names by pseudonyms, also in paths and sources, and keep the key in this file
    #[cfg_attr(feature = "clap", arg(long, value_name = "KEY", help_heading = PEOPLE, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub anonymize: Option<PathBuf>,
    #[cfg_attr(feature = "clap", arg(long, value_name = "K", help = with_default("Ignore shared runs of fewer tokens in the structure channel", usual_noise()), help_heading = MATCHING, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub noise: Option<usize>,
    #[cfg_attr(feature = "clap", arg(long, value_name = "T", help = with_default("Find every shared run of this many tokens in the structure channel", usual_guarantee()), help_heading = MATCHING, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guarantee: Option<usize>,
    #[cfg_attr(feature = "clap", arg(long, value_name = "K", help = with_default("The same as --noise for the text channel, which tells names apart", usual_text_noise()), help_heading = MATCHING, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text_noise: Option<usize>,
    #[cfg_attr(feature = "clap", arg(long, value_name = "T", help = with_default("The same as --guarantee for the text channel", usual_text_guarantee()), help_heading = MATCHING, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text_guarantee: Option<usize>,
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", value_parser = count, help = with_default("Judge submissions of at least this many tokens; with fewer, more independent work is flagged", MIN_TOKENS), help_heading = MATCHING, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_tokens: Option<NonZeroUsize>,
    /// Select fingerprints with this scheme [default: robust-winnowing; see: docs/laboratory.md]
    #[cfg_attr(feature = "clap", arg(long, value_name = "SCHEME", help_heading = MATCHING, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selection: Option<Selection>,
    /// Write this format [default: by the output file's name]
    #[cfg_attr(feature = "clap", arg(long, value_name = "FORMAT", value_parser = formats(), help_heading = OUTPUT))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<Format>,
    /// Write to this file instead of standard output
    #[cfg_attr(feature = "clap", arg(long, short, value_name = "FILE", help_heading = OUTPUT))]
    #[serde(
        deserialize_with = "one_or_several",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub output: Vec<PathBuf>,
    /// Write CSV for any program, or for Excel with decimal commas [default: plain]
    #[cfg_attr(feature = "clap", arg(long, value_name = "DIALECT", help_heading = OUTPUT, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub csv_dialect: Option<CsvDialectArg>,
    #[cfg_attr(feature = "clap", arg(long, value_name = "N|all", help = with_default("Show this many pairs, and all that are flagged", DEFAULT_LIMIT), help_heading = OUTPUT))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    /// Show only pairs of at least this similarity, from 0 to 1 [default: 0]
    #[cfg_attr(feature = "clap", arg(long, value_name = "S", help_heading = OUTPUT, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_similarity: Option<f64>,
    /// Report only these two submissions, by name or path
    #[cfg_attr(feature = "clap", arg(long, value_names = ["NAME", "NAME"], help_heading = OUTPUT))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pair: Vec<String>,
    /// Say which of two submissions had shared code first, by the snapshots of the class in this folder
    #[cfg_attr(feature = "clap", arg(long, value_name = "DIR", help_heading = OUTPUT, hide_short_help = true))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<PathBuf>,
    /// Say which of two submissions had shared code first, where they are repositories of git
    #[cfg_attr(feature = "clap", arg(long, help_heading = OUTPUT, hide_short_help = true))]
    #[serde(skip_serializing_if = "is_false")]
    pub git_history: bool,
    /// Show this title of the exercise at the head of the report
    #[cfg_attr(feature = "clap", arg(long, value_name = "TEXT", help_heading = OUTPUT, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Show this day of the exercise, such as 2026-03-31, at the head of the report
    #[cfg_attr(feature = "clap", arg(long, value_name = "DAY", help_heading = OUTPUT, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Write HTML reports and evidence sheets in this language [default: en]
    #[cfg_attr(feature = "clap", arg(long, value_name = "LANGUAGE", value_parser = languages(), help_heading = OUTPUT, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// Exit with code 1 if a pair is flagged
    #[cfg_attr(feature = "clap", arg(long, value_name = "WHAT", value_parser = [FLAGGED], help_heading = RUNNING))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fail_on: Option<String>,
    /// Use this many threads; the result is the same [default: one for each processor]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", value_parser = count, help_heading = RUNNING, hide_short_help = true))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threads: Option<NonZeroUsize>,
    /// Show no progress bars
    #[cfg_attr(feature = "clap", arg(long, short, help_heading = RUNNING))]
    #[serde(skip_serializing_if = "is_false")]
    pub quiet: bool,
    /// Report the time of each step
    #[cfg_attr(feature = "clap", arg(long, help_heading = RUNNING, hide_short_help = true))]
    #[serde(skip_serializing_if = "is_false")]
    pub timings: bool,
    /// Settings of single assignments of a course, by their names: in a file alone.
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

/// The value of `--fail-on`.
pub const FLAGGED: &str = "flagged";

impl Settings {
    /// Returns the defaults.
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

    /// Returns every path among the settings: relative ones start at the folder of the file that they are in, and none of them is a submission.
    pub fn paths_mut(&mut self) -> impl Iterator<Item = &mut PathBuf> {
        let lists = [
            &mut self.front_end,
            &mut self.boilerplate,
            &mut self.old,
            &mut self.reference,
            &mut self.history,
            &mut self.output,
        ];
        let single = [
            &mut self.against,
            &mut self.against_key,
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

/// Options that are those of a run, which may compare many assignments: they cannot be set for one.
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
