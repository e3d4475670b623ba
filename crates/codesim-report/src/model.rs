//! The one result that every format shows.
//!
//! Its serialised form is the JSON report; `docs/report.schema.json` is made from these types.

use std::collections::BTreeMap;
use std::fmt::Display;

use codesim_display::{About, FileName, Language, Sentence};
#[cfg(test)]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

/// Version of the schema, raised when readers of the JSON report must change.
pub const SCHEMA_VERSION: u32 = 4;

/// Everything that is known after a comparison.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Report {
    /// Version of this schema.
    pub schema_version: u32,
    /// Version of codesim.
    pub codesim_version: String,
    /// The options of the comparison.
    pub parameters: Parameters,
    /// The submissions, in the order of the names.
    pub submissions: Vec<SubmissionSummary>,
    /// Files and submissions that were left out or read with warnings, and why.
    pub notices: Vec<Notice>,
    /// Signs that a person should know before reading a submission; they are no proof.
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
    /// Seconds of each step, if requested; absent otherwise, so that equal input gives equal bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timings: Option<Vec<Timing>>,
    /// Sources of the submissions in `pairs`, for formats that show them; not part of the JSON report.
    #[serde(skip)]
    pub sources: Vec<Source>,
}

/// The options of the comparison.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Parameters {
    /// Title of the exercise, as given; absent if none was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Language of pages for people; data has none.
    #[serde(skip)]
    pub language: Language,
    /// Day of the exercise, as given: `2026-03-31`; absent if none was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Folders as given.
    pub roots: Vec<String>,
    /// Folders of submissions of earlier years as given.
    pub old: Vec<String>,
    /// Folders of references as given: solutions that nobody of the class handed in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub references: Vec<String>,
    /// Folders of snapshots as given: the class as it was at earlier times.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<String>,
    /// Whether commits of submissions that are repositories of git were read.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub git_history: bool,
    /// How exports of learning platforms were read: `submissions.zip: Moodle export: 148 submissions of 148 people or teams`.
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
    /// Whether generated files and libraries were read as well; absent means no.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_default_excludes: bool,
    /// Ids of the languages that files with these extensions were read as, whatever is known of them otherwise.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub extensions: BTreeMap<String, String>,
    /// The encoding requested for files that are not UTF-8; absent means that it was guessed from the files of each submission.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encoding: Option<String>,
}

/// A way to select fingerprints.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct SelectionScheme {
    /// Its name and number, as `--selection` takes them.
    pub scheme: String,
    /// Whether every shared run of t tokens is found, as with winnowing.
    pub is_guaranteed: bool,
}

/// An index of earlier submissions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Against {
    /// Its folder as given.
    pub index: String,
    /// Number of its submissions that are not in the class themselves.
    pub submissions: usize,
}

/// Submissions that a cluster compared.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct FoundAmong {
    /// Their number.
    pub submissions: u64,
    /// Pairs below this score were not looked for, 0..=1.
    pub min_score: f64,
}

/// Thresholds of one channel, in tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct ChannelParameters {
    /// Noise threshold k: no match is shorter.
    pub noise: usize,
    /// Guarantee threshold t: no shared run of this length goes unseen.
    pub guarantee: usize,
}

/// One submission.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct SubmissionSummary {
    /// Its name: the file or folder below the root.
    pub name: String,
    /// Whether it is from an earlier year.
    pub old: bool,
    /// Whether it is a reference, a solution that nobody of the class handed in; absent means no.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reference: bool,
    /// Whether it is from an index, not from a folder that was read.
    pub indexed: bool,
    /// Whether it is a single file or notebook and no folder; not part of the JSON report.
    #[serde(skip)]
    pub is_file: bool,
    /// Its provenance, as an index has noted it: the commit and the licence of a public repository. Absent if none was noted, and in anonymous
    /// reports.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provenance: Option<String>,
    /// Facts about it beside its code; absent if none are known.
    pub metadata: Option<Metadata>,
    /// Number of its cluster, from 1; absent if it is in none.
    pub cluster: Option<usize>,
    /// Its files that were compared.
    pub files: Vec<FileSummary>,
    /// Digest of the paths and contents of these files, in hexadecimal: a decision given with it holds for this code alone. In an anonymous report
    /// it depends on the key as well. Absent where the code is withheld.
    pub digest: Option<String>,
    /// Number of tokens; where the code is withheld, of those that could match.
    pub tokens: usize,
    /// Tokens that could match: outside of starter code, in runs of at least t.
    pub matchable_tokens: usize,
}

/// A file that was compared, or a cell of a notebook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct FileSummary {
    /// Path below the submission.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(test, schemars(with = "String"))]
    pub path: FileName,
    /// Id of its language.
    pub language: String,
    /// SHA-256 of the file's bytes on disk, in hexadecimal; of a cell, that of its notebook. Absent in an anonymous report.
    pub sha256: Option<String>,
}

/// Facts about a submission beside its code.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Metadata {
    /// The person who handed it in.
    pub name: Option<String>,
    /// The group or course it belongs to.
    pub label: Option<String>,
    /// The time when it was handed in, in UTC: `2026-03-31T21:04:00Z`.
    pub timestamp: Option<String>,
    /// The group that handed it in together, whose submissions are not compared with each other; absent if it is by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Whether it was handed in too late, as the platform says; absent means no.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub late: bool,
}

/// A file that was left out, or read with warnings.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Notice {
    /// The file, as a path from the root given.
    #[serde(rename = "path", serialize_with = "as_text")]
    #[cfg_attr(test, schemars(with = "String"))]
    pub about: About,
    /// Whether it was compared all the same.
    pub compared: bool,
    /// Whether it is a submission of which no code was compared, and not just a file of one.
    pub whole_submission: bool,
    /// Why it is listed.
    #[cfg_attr(test, schemars(with = "String"))]
    pub reason: Sentence,
}

/// A sign that a text was made to look other than it is. It may be honest, and no score or verdict depends on it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Remark {
    /// Name of the submission.
    pub submission: String,
    /// The file, as a path from the root given; the submission's name if it is meant as a whole.
    #[serde(rename = "path", serialize_with = "as_text")]
    #[cfg_attr(test, schemars(with = "String"))]
    pub about: About,
    /// Line where it first occurs, from 1; absent if it is about the submission as a whole.
    pub line: Option<usize>,
    /// Kind of sign.
    pub kind: RemarkKind,
    /// The same in words, for people.
    #[cfg_attr(test, schemars(with = "String"))]
    pub sentence: Sentence,
}

/// Kinds of remarks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RemarkKind {
    /// A name has letters that look like ASCII letters and are others.
    LookAlikeLetters,
    /// Program text contains invisible characters.
    InvisibleCharacters,
    /// Characters change the direction in which text is shown.
    TextDirection,
    /// Text is placed far to the right or far below.
    OutOfSight,
    /// Most of a file is one comment that looks like code.
    LargeComment,
    /// Most of a file is one string.
    LargeString,
    /// A call runs a long string, or what it decodes, as program text.
    RunString,
    /// A string is data that nobody can read.
    EncodedString,
    /// Only a trick of a compiler makes program text of something: a letter written as its number, a word split over two lines, a keyword
    /// redefined, macros for keywords and brackets.
    CompilerTrick,
    /// A file names an author, a project, a repository or the folder of an account that files of few other submissions name as well.
    SharedOrigin,
    /// The submission is far larger than its class.
    MuchLarger,
}

/// The class as a whole.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct ClassSummary {
    /// Number of pairs that were compared, including those that share no code.
    pub pairs: u64,
    /// Number of pairs that share anything.
    pub sharing_pairs: u64,
    /// Whether that number and the part of the histogram below the scores of the best pairs are estimates: in a class of more than a thousand
    /// submissions, they come from the pairs of a thousand of them.
    pub sampled: bool,
    /// Number of flagged pairs, shown or not.
    pub flagged_pairs: usize,
    /// Number of pairs for a second look, shown or not.
    pub second_look_pairs: usize,
    /// Whether these numbers are complete. If more than a hundred thousand pairs have scores as flagged ones have, only the best of them are
    /// judged.
    pub all_judged: bool,
    /// Number of flagged pairs that a person has looked at and dismissed.
    pub dismissed_pairs: usize,
    /// Whether the class is large enough to say how unlikely a score is.
    pub background_known: bool,
    /// Number of pairs by score, without those of submissions with hardly anything to compare: entry `i` of n has the scores from `(i / n)^2` up
    /// to the next.
    pub histogram: Vec<u64>,
    /// Number of independent pairs expected in each entry of `histogram`; 0 below the median of the class, where no expectation is known. Empty
    /// without a background.
    pub independent_histogram: Vec<f64>,
    /// Reliability of `expected_by_chance` in this class; absent without a background.
    pub reliability: Option<Reliability>,
    /// Score from which on pairs are flagged, if their submissions are large enough to judge.
    pub flag_score: f64,
}

/// Reliability of the expected numbers of independent pairs in a class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reliability {
    /// As on the classes that people have judged: within a factor of three.
    Checked,
    /// Less: there are fewer than 25 submissions.
    FewSubmissions,
    /// Not at all: more than 5 % of the pairs are far above the median of the class, so that independent work cannot be distinguished from copies,
    /// or from a template that many share.
    ManyAlike,
}

/// Submissions that flagged pairs connect, directly or by way of others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Cluster {
    /// From 1, the largest cluster first.
    pub number: usize,
    /// Names of its submissions, ascending.
    pub members: Vec<String>,
    /// Number of flagged pairs among them, without those that were dismissed.
    pub flagged_pairs: usize,
}

/// Submissions that are alike beyond chance as a group: copies of one source, or of a template that they were given.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Ring {
    /// Names of its submissions, ascending.
    pub members: Vec<String>,
    /// Number of groups of independent submissions expected to be connected like this, at most 0.0001; 0 if it is too small for a number. Pairs of
    /// a group are assumed to be independent, which they are not quite: read it as "beyond chance".
    pub expected_by_chance: f64,
}

/// Code that three or more submissions of different people have in common, each in one block: a template, a library that was pasted in, or a solution that
/// went round. No score or verdict depends on it. Starter code is in none of them, and submissions of an index are not counted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct SharedBlocks {
    /// Number of all blocks.
    pub total: usize,
    /// At most twenty of them, in descending order of the tokens that they make up in all their submissions together.
    pub largest: Vec<SharedBlock>,
}

/// A block of code that several submissions have in common.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct SharedBlock {
    /// From 1, in the order of the list.
    pub number: usize,
    /// Names of the submissions that have most of it, ascending.
    pub submissions: Vec<String>,
    /// The one of these in which it is shown.
    pub shown_in: String,
    /// Its location there.
    pub place: Location,
    /// Number of its tokens.
    pub tokens: usize,
    /// Its lines there, or the first of them if there are many; `None` if the text is not available. Not part of the JSON report.
    #[serde(skip)]
    pub code: Option<String>,
}

/// Files that submissions of different people have byte for byte, and that have code beside starter code. No score or verdict depends on them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct IdenticalFiles {
    /// Number of all such files.
    pub total: usize,
    /// At most twenty of them: those in the fewest submissions first, then those with the rarest code.
    pub rarest: Vec<IdenticalFile>,
}

/// A file that several submissions have byte for byte.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct IdenticalFile {
    /// Names of the submissions that have it, ascending.
    pub submissions: Vec<String>,
    /// Its path in the first of these.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(test, schemars(with = "String"))]
    pub file: FileName,
    /// Number of its tokens beside starter code.
    pub tokens: usize,
}

/// The part of a pair that is in a shared block.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct InBlock {
    /// Number of the block.
    pub block: usize,
    /// Number of submissions that have it.
    pub submissions: usize,
    /// Share of the matched tokens of the left submission that lie in it, 0..=1.
    pub share: f64,
}

impl Pair {
    /// Whether percentages of matched code are meaningful: neither is the pair too small for them, nor is code withheld.
    pub fn has_shares(&self) -> bool {
        self.verdict != Verdict::TooSmall && !self.withheld
    }
}

/// A pair of submissions.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Pair {
    /// 1 for the best score; absent if the pair was requested and is not among those that were ranked, and from pairs with a reference.
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
    /// Whether the code of one side is withheld, as that of a keyed index is: nothing is known of their matches then, and similarity,
    /// containments and tokens are 0. Absent otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, schemars(default))]
    pub withheld: bool,
    /// Number of independent pairs or groups that are expected in this class to be as extreme: by their score, by a long match, or as a ring. Code from
    /// a common source, such as a template, is not independent. Absent without a background, and where a submission is too small. Numbers
    /// below 0.001 are extrapolated and were never checked.
    pub expected_by_chance: Option<f64>,
    /// The verdict of codesim.
    pub verdict: Verdict,
    /// Number of the cluster that both are in, if they are in one.
    pub cluster: Option<usize>,
    /// The decision of a person; absent if there is none.
    pub decision: Option<Decision>,
    /// Why a person should read it, in a sentence or two of facts; absent unless it is flagged or worth a second look.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The facts behind `why`; absent likewise.
    #[serde(skip)]
    pub facts: Option<Facts>,
    /// The shared block that has half or more of the matched code; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_block: Option<InBlock>,
    /// The relation to a reference, in a pair with one; absent otherwise. No number of the class depends on references.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reference: Option<WithReference>,
    /// Which of them had the matches first, by their earlier versions; absent unless one of them has such and they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<PairOrder>,
    /// Matches, the strongest evidence first.
    pub matches: Vec<Match>,
    /// Comments, strings, names, numbers and layout that both have and few others of the class: the rarest of each kind. No score or verdict
    /// depends on it.
    pub shared_traits: Vec<SharedTrait>,
}

/// A submission and a reference.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct WithReference {
    /// Whether the submission is nearer to the reference, by the score, than any two submissions of the class are to each other.
    pub nearest: bool,
}

/// The number of matches that one side or the other had first, by the versions that were recorded.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct PairOrder {
    /// Number of matches that the left submission had before the right one began to have them.
    pub left_first: usize,
    /// Share of the pair's evidence that lies in these, 0..=1.
    pub left_evidence: f64,
    /// Number of matches that the right submission had before the left one began to have them.
    pub right_first: usize,
    /// Share of the pair's evidence that lies in these, 0..=1.
    pub right_evidence: f64,
    /// Number of matches of which the versions do not tell.
    pub unknown: usize,
    /// The source of the versions; if matches differ in it, the one that is easiest to make up.
    pub record: Record,
}

/// The source of the versions of submissions, the hardest to make up first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Record {
    /// Those who teach the class, by snapshots of it.
    #[default]
    Snapshots,
    /// A learning platform, to which somebody handed in several times.
    Attempts,
    /// Git: times, and names of authors, can be made up.
    Git,
}

/// Facts about a pair that a person should read, beside its numbers. They name nobody.
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
    /// The most telling trait beside the code that only these two have.
    pub telling: Option<Telling>,
}

/// A trait that only the two submissions of a pair have, in the words of one of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Telling {
    /// Kind of trait.
    pub kind: TraitKind,
    /// Its text, shortened; absent in an anonymous report.
    pub text: Option<String>,
}

/// A rare trait that both submissions of a pair have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct SharedTrait {
    /// Kind of trait.
    pub kind: TraitKind,
    /// Its text in the left submission, shortened; absent in an anonymous report where it is in the words of a submission.
    pub text: Option<String>,
    /// Number of submissions of the class that have it, with these two; those of an index are not counted.
    pub submissions: usize,
    /// Whether no other submission of the class has it.
    pub only_these: bool,
    /// Its first location in the left submission.
    pub left: Location,
    /// Its first location in the right submission.
    pub right: Location,
}

/// Kinds of shared traits, the most telling first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
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

/// The verdict of codesim on a pair, the most urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
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

/// The decision of a person about a pair.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Decision {
    /// Whether it is decided, and how.
    pub status: DecisionStatus,
    /// Why, in the person's words; may be empty.
    pub note: String,
    /// The person who decided; absent if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The time of the decision, in UTC: `2026-03-31T21:04:00Z`; absent if not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
}

/// The status of a decision about a pair.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
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

/// Kinds of match, by what two places have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
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
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Match {
    /// Kind of match.
    pub kind: MatchKind,
    /// Number of the passage, from 1 in the order of the left submission: matches that follow each other closely on both sides.
    pub passage: usize,
    /// Whether it changed places with other matches of the two files.
    pub moved: bool,
    /// Its location in the left submission.
    pub left: Location,
    /// Its location in the right submission.
    pub right: Location,
    /// Number of tokens, in the left submission where code was restructured.
    pub tokens: usize,
    /// Share of the pair's evidence that lies in this match, 0..=1.
    pub evidence: f64,
    /// Share of its tokens that are also spelled alike, 0..=1; where code was restructured, in any order.
    pub spelled_alike: f64,
    /// Number of submissions that have its rarest fingerprint.
    pub rarest: Option<usize>,
    /// The differences in how it is written; absent unless it is restructured, and where an index does not have the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub restructuring: Option<Restructuring>,
    /// When each side got it, by its earlier versions; absent unless one of them has such and they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history: Option<MatchHistory>,
}

/// When each side got a match.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct MatchHistory {
    /// The source of the versions.
    pub record: Record,
    /// When it came into the left submission; absent if it has no versions, or none of them has it.
    pub left: Option<Appearance>,
    /// When it came into the right submission; absent likewise.
    pub right: Option<Appearance>,
    /// The side that had it before the other one began to have it; absent where that cannot be told.
    pub first: Option<Side>,
}

/// The left or the right submission of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// How code came into a submission. Times are in UTC: `2026-03-31T21:04:00Z`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Appearance {
    /// The first version that has four fifths of the code or more, in whatever file: the 40 hexadecimal digits of a commit, the number of an
    /// attempt, or the name of a snapshot. Absent if it is the class that was compared, which no snapshot has, and in an anonymous report.
    pub version: Option<String>,
    /// Name of the commit's author; absent if it is no commit, and in an anonymous report.
    pub author: Option<String>,
    /// When the author of a commit wrote it, or the version was made; absent for the class that was compared.
    pub written: Option<String>,
    /// When the version was made: later than `written` if a commit was amended or rebased. For a snapshot that has only a day in its name it
    /// is the end of the day. Absent likewise.
    pub committed: Option<String>,
    /// The last time at which a version had no more than a fifth of the code; absent if it came with the first version that is known.
    pub absent_until: Option<String>,
    /// Number of versions in which it grew, 1 if it came in one piece.
    pub versions: usize,
    /// Number of lines that the version added to the file.
    pub added_lines: usize,
    /// The file that had it then, if it has another name now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

/// The words and signs of a language that one of two places has more often than the other: `for` and `++` where the other has `while`, `=` and `+`.
/// Each is named once, in the order of the code. Names, numbers, texts and punctuation are left out; both are empty where only the order differs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Restructuring {
    /// Those of the left one.
    pub left: Vec<String>,
    /// Those of the right one.
    pub right: Vec<String>,
}

/// A range of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Location {
    /// The file, by path below its submission.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(test, schemars(with = "String"))]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Position {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

/// The duration of a step.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
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
    /// Byte ranges of the text between punctuation with their roles, ascending; names are left out.
    pub syntax: Vec<(std::ops::Range<usize>, Syntax)>,
}

/// The role of a stretch of source for the front end that read it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Syntax {
    /// A word of the language.
    Keyword,
    /// A number, character or string.
    Literal,
    /// Not a token: a comment, or an import that was not compared.
    Uncompared,
}

/// Serialises a name as people read it.
fn as_text<S: Serializer>(name: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(name)
}
