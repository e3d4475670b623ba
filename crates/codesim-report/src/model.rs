//! The one result that every format shows.
//!
//! Its serialised form is the JSON report; `docs/report.schema.json` is made from these types.

use std::collections::BTreeMap;
use std::fmt::Display;

use codesim_display::{About, FileName};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

/// Raised when a reader of the JSON report must change.
pub const SCHEMA_VERSION: u32 = 4;

/// Everything that is known after a comparison.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Report {
    /// Version of this schema.
    pub schema_version: u32,
    /// Version of codesim.
    pub codesim_version: String,
    /// What the comparison was told.
    pub parameters: Parameters,
    /// The submissions, in the order of the names.
    pub submissions: Vec<SubmissionSummary>,
    /// What was not compared, or not as it should be, and why.
    pub notices: Vec<Notice>,
    /// What a person should know before reading a submission; no proof of anything.
    pub remarks: Vec<Remark>,
    /// The class as a whole.
    pub class: ClassSummary,
    /// Groups of submissions that flagged pairs connect, the largest first.
    pub clusters: Vec<Cluster>,
    /// Groups of submissions that are alike beyond chance as a group, whatever their pairs are like, the least expected first.
    pub rings: Vec<Ring>,
    /// Code that three or more submissions have in common.
    pub shared_blocks: SharedBlocks,
    /// Files that several submissions have byte for byte.
    pub identical_files: IdenticalFiles,
    /// The pairs shown, best score first.
    pub pairs: Vec<Pair>,
    /// Seconds of each step, where asked for. Absent otherwise, so that equal input gives equal bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timings: Option<Vec<Timing>>,
    /// Sources of the submissions in `pairs`, for formats that show them; not part of the JSON report.
    #[serde(skip)]
    pub sources: Vec<Source>,
}

/// What the comparison was told.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Parameters {
    /// What the exercise is called, as given; absent if nothing was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The day of the exercise as given: `2026-03-31`; absent if nothing was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Folders as given.
    pub roots: Vec<String>,
    /// Folders of submissions of earlier years as given.
    pub old: Vec<String>,
    /// What those that are exports of learning platforms were read as: `submissions.zip: Moodle export: 148 submissions of 148 people or teams`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exports: Vec<String>,
    /// The index of earlier submissions that new ones were compared with; absent if there was none. `submissions` has only
    /// those of its submissions that are in a pair.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<Against>,
    /// The submissions among which pairs were found on a cluster; absent if this machine looked for them. `submissions` has only those that are in
    /// a pair.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found_among: Option<FoundAmong>,
    /// Files and folders of starter code as given.
    pub boilerplate: Vec<String>,
    /// The settings file in force; absent if there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settings: Option<String>,
    /// Ids of the languages that were found.
    pub languages: Vec<String>,
    /// Thresholds of the structure channel, in tokens.
    pub structure: ChannelParameters,
    /// Thresholds of the text channel, in tokens.
    pub text: ChannelParameters,
    /// How fingerprints were selected; absent if by robust winnowing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selection: Option<SelectionScheme>,
    /// Fingerprints in more submissions than this are ignored.
    pub max_occurrences: Option<usize>,
    /// Submissions with fewer tokens that could match are too small to judge.
    pub min_tokens: usize,
    /// Pairs shown at most, except those that are flagged or worth a second look, which are shown beyond it, up to ten thousand; absent means all pairs.
    pub limit: Option<usize>,
    /// Pairs below this similarity are not shown, 0..=1.
    pub min_similarity: f64,
    /// Whether imports, includes and package lines were compared.
    pub keep_imports: bool,
    /// Patterns of the files that were read, as in gitignore; absent means all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub include: Vec<String>,
    /// Patterns of the files that were not read, as in gitignore.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exclude: Vec<String>,
    /// Whether what tools make, and libraries, were read as well; absent means no.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_default_excludes: bool,
    /// Ids of the languages that files with these extensions were read as, whatever is known of them otherwise.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub extensions: BTreeMap<String, String>,
    /// The encoding that was asked for files that are not UTF-8; absent means what those of a submission look like.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encoding: Option<String>,
}

/// A way to select fingerprints.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SelectionScheme {
    /// Its name and number, as `--selection` takes them.
    pub scheme: String,
    /// Whether every shared run of t tokens is found, as with winnowing.
    pub is_guaranteed: bool,
}

/// An index of earlier submissions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Against {
    /// Its folder as given.
    pub index: String,
    /// Number of its submissions that are not in the class themselves.
    pub submissions: usize,
}

/// Submissions that a cluster compared.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, JsonSchema)]
pub struct FoundAmong {
    /// Their number.
    pub submissions: u64,
    /// Pairs below this score were not looked for, 0..=1.
    pub min_score: f64,
}

/// Thresholds of one channel, in tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChannelParameters {
    /// Noise threshold k: no match is shorter.
    pub noise: usize,
    /// Guarantee threshold t: no shared run of this length goes unseen.
    pub guarantee: usize,
}

/// One submission.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct SubmissionSummary {
    /// Its name: the file or folder below the root.
    pub name: String,
    /// From an earlier year.
    pub old: bool,
    /// From an index, not from a folder that was read.
    pub indexed: bool,
    /// Whether it is one file or one notebook by itself and no folder; not part of the JSON report.
    #[serde(skip)]
    pub is_file: bool,
    /// What is known about it beside its code; absent if nothing is.
    pub metadata: Option<Metadata>,
    /// Number of its cluster, from 1; absent if it is in none.
    pub cluster: Option<usize>,
    /// Its files that were compared.
    pub files: Vec<FileSummary>,
    /// Stands for paths and contents of these files, in hexadecimal: a decision given with it holds for this code alone. In an
    /// anonymous report it depends on the key as well.
    pub digest: Option<String>,
    /// Number of tokens.
    pub tokens: usize,
    /// Tokens that could match: outside of starter code, in runs of at least t.
    pub matchable_tokens: usize,
}

/// A file that was compared, or a cell of a notebook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FileSummary {
    /// Path below the submission.
    #[serde(serialize_with = "as_text")]
    #[schemars(with = "String")]
    pub path: FileName,
    /// Id of its language.
    pub language: String,
    /// SHA-256 of the file's bytes on disk, in hexadecimal; of a cell, that of its notebook. Absent in an anonymous report.
    pub sha256: Option<String>,
}

/// What is known about a submission beside its code.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Metadata {
    /// Who handed it in.
    pub name: Option<String>,
    /// The group or course it belongs to.
    pub label: Option<String>,
    /// When it was handed in, in UTC: `2026-03-31T21:04:00Z`.
    pub timestamp: Option<String>,
    /// Those who handed it in together, whose submissions are not compared with each other; absent if it is by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Whether it was handed in too late, as the platform says; absent means no.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub late: bool,
}

/// A file that was left out, or read with warnings.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Notice {
    /// The file, as a path from the root given.
    #[serde(rename = "path", serialize_with = "as_text")]
    #[schemars(with = "String")]
    pub about: About,
    /// Whether it was compared all the same.
    pub compared: bool,
    /// Whether it is a submission of which nothing was compared, and not just a file of one.
    pub whole_submission: bool,
    /// Why it is listed.
    pub reason: String,
}

/// A sign that a text was made to look other than it is. It may be honest, and no score or verdict depends on it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Remark {
    /// Name of the submission.
    pub submission: String,
    /// The file, as a path from the root given; the submission's name if it is meant as a whole.
    #[serde(rename = "path", serialize_with = "as_text")]
    #[schemars(with = "String")]
    pub about: About,
    /// Line where it first occurs, from 1; absent if it is said of the submission as a whole.
    pub line: Option<usize>,
    /// What sort of sign.
    pub kind: RemarkKind,
    /// The same for a person.
    pub sentence: String,
}

/// Sorts of remarks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RemarkKind {
    /// A name has letters that look like ASCII letters and are others.
    LookAlikeLetters,
    /// Characters without a shape stand in program text.
    InvisibleCharacters,
    /// Characters change the direction in which text is shown.
    TextDirection,
    /// Something stands far to the right or far below.
    OutOfSight,
    /// Most of a file is one comment that looks like code.
    LargeComment,
    /// Most of a file is one string.
    LargeString,
    /// A call runs a long string, or what it decodes, as program text.
    RunString,
    /// A string is data that nobody can read.
    EncodedString,
    /// Only a trick of a compiler makes program text of something: a letter as its number, a word over two lines, a keyword defined anew,
    /// macros for keywords and brackets.
    CompilerTrick,
    /// A file names an author, a project, a repository or the folder of an account that files of few other submissions name as well.
    SharedOrigin,
    /// The submission is far larger than its class.
    MuchLarger,
}

/// The class as a whole.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct ClassSummary {
    /// Number of pairs that were compared, also those that share nothing.
    pub pairs: u64,
    /// Number of pairs that share anything.
    pub sharing_pairs: u64,
    /// Whether that number, and those of the histogram below the scores of the best pairs, are estimates: in a class of more than a
    /// thousand submissions they are from the pairs of a thousand of them.
    pub sampled: bool,
    /// Number of flagged pairs, shown or not.
    pub flagged_pairs: usize,
    /// Number of pairs for a second look, shown or not.
    pub second_look_pairs: usize,
    /// Whether these are all. If more than a hundred thousand pairs have scores as flagged ones have, only the best of them are judged.
    pub all_judged: bool,
    /// Of the flagged pairs, those that a person has looked at and dismissed.
    pub dismissed_pairs: usize,
    /// Whether the class is large enough to say how unlikely a score is.
    pub background_known: bool,
    /// Number of pairs by score, without those of submissions with hardly anything to compare: entry `i` of n has the scores from `(i / n)^2` up
    /// to the next.
    pub histogram: Vec<u64>,
    /// How many independent pairs are expected there: entries as in `histogram`, 0 below the median of the class, about which nothing
    /// is said. Empty without a background.
    pub independent_histogram: Vec<f64>,
    /// How far `expected_by_chance` can be relied on in this class; absent without a background.
    pub reliability: Option<Reliability>,
    /// Pairs from this score on are flagged, if their submissions are large enough to judge.
    pub flag_score: f64,
}

/// How far the stated numbers of independent pairs can be relied on in a class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reliability {
    /// As on the classes that people have judged: within a factor of three.
    Checked,
    /// Less: there are fewer than 25 submissions.
    FewSubmissions,
    /// Not at all: more than 5 % of the pairs are far above the median of the class, so that independent work cannot be told from
    /// copies, or from a template that many share.
    ManyAlike,
}

/// Submissions that flagged pairs connect, directly or by way of others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Cluster {
    /// From 1, the largest cluster first.
    pub number: usize,
    /// Names of its submissions, ascending.
    pub members: Vec<String>,
    /// Number of flagged pairs among them, without those that were dismissed.
    pub flagged_pairs: usize,
}

/// Submissions that are alike beyond chance as a group: copies of one source, or of a template that they were given.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Ring {
    /// Names of its submissions, ascending.
    pub members: Vec<String>,
    /// Number of groups of independent submissions that are expected to be tied so, at most 0.0001; 0 if it is too small for a number.
    /// It takes the pairs of a group for independent, which they are not quite: read it as "beyond chance".
    pub expected_by_chance: f64,
}

/// Code that three or more submissions of different people have in common, each in one block: a template, a library that was pasted in, or a solution that
/// went round. No score or verdict depends on it. Starter code is in none of them, and submissions of an index are not counted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SharedBlocks {
    /// Number of all blocks.
    pub total: usize,
    /// At most twenty of them, first those that make most tokens of all who have them together.
    pub largest: Vec<SharedBlock>,
}

/// A block of code that several submissions have in common.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SharedBlock {
    /// From 1, in the order of the list.
    pub number: usize,
    /// Names of the submissions that have most of it, ascending.
    pub submissions: Vec<String>,
    /// The one of these in which it is shown.
    pub shown_in: String,
    /// Where it stands there.
    pub place: Location,
    /// Number of its tokens.
    pub tokens: usize,
    /// Its lines there, the first of them if there are many; nothing if the text is not at hand. Not part of the JSON report.
    #[serde(skip)]
    pub code: Option<String>,
}

/// Files that submissions of different people have byte for byte, and that have code beside starter code. No score or verdict depends on them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct IdenticalFiles {
    /// Number of all such files.
    pub total: usize,
    /// At most twenty of them: those that the fewest have first, of these the ones whose code is rarest.
    pub rarest: Vec<IdenticalFile>,
}

/// A file that several submissions have byte for byte.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct IdenticalFile {
    /// Names of the submissions that have it, ascending.
    pub submissions: Vec<String>,
    /// Its path in the first of these.
    #[serde(serialize_with = "as_text")]
    #[schemars(with = "String")]
    pub file: FileName,
    /// Number of its tokens beside starter code.
    pub tokens: usize,
}

/// How much of a pair is in a shared block.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, JsonSchema)]
pub struct InBlock {
    /// Number of the block.
    pub block: usize,
    /// How many submissions have it.
    pub submissions: usize,
    /// Share of the matched tokens of the left submission that lie in it, 0..=1.
    pub share: f64,
}

/// A pair of submissions.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Pair {
    /// 1 for the best score; absent if the pair was asked for and is not among those that were ranked.
    pub rank: Option<usize>,
    /// Name of one submission.
    pub left: String,
    /// Name of the other.
    pub right: String,
    /// Rarity-weighted overlap, 0..=1.
    pub score: f64,
    /// `2 * matched / (tokens left + tokens right)`, 0..=1, without starter code.
    pub similarity: f64,
    /// Share of the left submission's tokens that match, 0..=1.
    pub containment_left: f64,
    /// Share of the right submission's tokens that match, 0..=1.
    pub containment_right: f64,
    /// Tokens in matches, without those that are restructured.
    pub matched_tokens: usize,
    /// Tokens of the longest match, without those that are restructured.
    pub longest_match: usize,
    /// Number of independent pairs or groups that are expected in this class to be as extreme: by their score, by a long match, or as a ring. Code from
    /// a common source, such as a template, is not independent. Absent without a background, and where a submission is too small. Numbers
    /// below 0.001 are extrapolated and were never checked.
    pub expected_by_chance: Option<f64>,
    /// The verdict of codesim.
    pub verdict: Verdict,
    /// Number of the cluster that both are in, if they are in one.
    pub cluster: Option<usize>,
    /// What a person decided; absent if nobody said anything.
    pub decision: Option<Decision>,
    /// Why a person should read it, in a sentence or two of facts; absent unless it is flagged or worth a second look.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// What that is made of; absent likewise.
    #[serde(skip)]
    pub facts: Option<Facts>,
    /// The shared block that has half or more of what matches; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_block: Option<InBlock>,
    /// Matches, the strongest evidence first.
    pub matches: Vec<Match>,
    /// Comments, strings, names, numbers and layout that both have and few others of the class: the rarest of each kind. No score or verdict depends on it.
    pub shared_traits: Vec<SharedTrait>,
}

/// What is said of a pair that a person should read, beside its numbers. It names nobody.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Facts {
    /// Number of matches.
    pub matches: usize,
    /// Number of passages that these form.
    pub passages: usize,
    /// Number of passages with a match that changed its place.
    pub moved: usize,
    /// Tokens of the matches with a fingerprint that no third submission has.
    pub tokens_alone: usize,
    /// Number of members of the ring that both are in.
    pub ring: Option<usize>,
    /// The most telling thing beside the code that only these two have.
    pub telling: Option<Telling>,
}

/// Something that only the two submissions of a pair have, in the words of one of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Telling {
    /// What sort of thing it is.
    pub kind: TraitKind,
    /// What it says, shortened; absent in an anonymous report.
    pub text: Option<String>,
}

/// Something rare that both submissions of a pair have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SharedTrait {
    /// What sort of thing it is.
    pub kind: TraitKind,
    /// What it says, as the left submission has it, shortened; absent in an anonymous report where it is in the words of a submission.
    pub text: Option<String>,
    /// Number of submissions of the class that have it, with these two; those of an index are not counted.
    pub submissions: usize,
    /// Whether no other submission of the class has it.
    pub only_these: bool,
    /// Where it first stands in the left submission.
    pub left: Location,
    /// Where it first stands in the right submission.
    pub right: Location,
}

/// Kinds of shared traits, the most telling first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TraitKind {
    /// A line of a comment, or of code that was commented out.
    Comment,
    /// A word of a comment or string, which the other submission may have in a name.
    Word,
    /// A text in quotes.
    String,
    /// A name.
    Name,
    /// A number as it is written.
    Number,
    /// How lines are indented, or how they end.
    Layout,
}

/// The verdict of codesim on a pair, what needs a person's time most first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Independent work does not look like this: at most 0.4 independent pairs or groups are expected to be as extreme, and both are in one ring or the
    /// score is 0.14 or more. Without a background, the score is 0.5 or more, or a match has 300 tokens or more.
    Flagged,
    /// Not flagged, but the score is 0.14 or more, and either at most 3 independent pairs are expected to be this similar
    /// in the class, or one for ten submissions and 80 % of one of the two or more match, in 200 tokens or more: to be read after those that
    /// are flagged.
    SecondLook,
    /// As similar as independent work may be.
    NotUnusual,
    /// One of the two is too small to judge: it has fewer tokens that could match than
    /// `parameters.min_tokens`.
    TooSmall,
}

/// What a person decided about a pair.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Decision {
    /// Whether it is decided, and how.
    pub status: DecisionStatus,
    /// Why, in the person's words; may be empty.
    pub note: String,
    /// Who decided; absent if nobody said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// When, in UTC: `2026-03-31T21:04:00Z`; absent if not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
}

/// How a person decided about a pair.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DecisionStatus {
    /// Not decided yet.
    #[default]
    Undecided,
    /// The pair shares code that it should not share.
    Confirmed,
    /// There is a good reason for what the pair shares.
    Dismissed,
}

/// Kinds of match: what two places have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MatchKind {
    /// Every token, by its spelling.
    Identical,
    /// Every token but for names and literals.
    IdentifiersRenamed,
    /// The normal form: the code is written in another way or in another order.
    Restructured,
}

/// Code that both submissions have.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Match {
    /// What the two places have in common.
    pub kind: MatchKind,
    /// Number of the passage, from 1 in the order of the left submission: matches that follow each other closely on both sides.
    pub passage: usize,
    /// Whether it changed places with other matches of the two files.
    pub moved: bool,
    /// Where it stands in the left submission.
    pub left: Location,
    /// Where it stands in the right submission.
    pub right: Location,
    /// Number of tokens, in the left submission where code was restructured.
    pub tokens: usize,
    /// Share of the pair's evidence that lies in this match, 0..=1.
    pub evidence: f64,
    /// Share of its tokens that are also spelled alike, 0..=1; where code was restructured, in any order.
    pub spelled_alike: f64,
    /// Number of submissions that have its rarest fingerprint.
    pub rarest: Option<usize>,
    /// What differs in how it is written; absent unless it is restructured, and where an index does not have the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub restructuring: Option<Restructuring>,
}

/// The words and signs of a language that one of two places has more often than the other: `for` and `++` where the other has `while`, `=` and `+`.
/// Each is named once, in the order of the code. Names, numbers, texts and punctuation are left out; both are empty where only the order differs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Restructuring {
    /// Those of the left one.
    pub left: Vec<String>,
    /// Those of the right one.
    pub right: Vec<String>,
}

/// A range of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Location {
    /// The file, by path below its submission.
    #[serde(serialize_with = "as_text")]
    #[schemars(with = "String")]
    pub file: FileName,
    /// First character.
    pub start: Position,
    /// One past the last character.
    pub end: Position,
    /// The same as byte offsets into the decoded text.
    #[serde(skip)]
    pub bytes: std::ops::Range<usize>,
}

/// A place in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Position {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

/// How long a step took.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Timing {
    /// The step.
    pub step: String,
    /// Wall time in seconds.
    pub seconds: f64,
}

/// The text of a file in a pair that is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// Name of the submission.
    pub submission: String,
    /// Which of its files.
    pub file: FileName,
    /// The decoded text.
    pub text: String,
    /// Byte ranges of starter code, ascending.
    pub boilerplate: Vec<std::ops::Range<usize>>,
    /// What the text between punctuation is, ascending; names are left out.
    pub syntax: Vec<(std::ops::Range<usize>, Syntax)>,
}

/// What a stretch of source is to the front end that read it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Syntax {
    /// A word of the language.
    Keyword,
    /// A number, character or string.
    Literal,
    /// Not a token: a comment, or an import that was not compared.
    Uncompared,
}

/// Names are written as people read them.
fn as_text<S: Serializer>(name: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(name)
}
