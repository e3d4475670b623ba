//! Flagged pairs for tools that read the results of static analysis, as SARIF 2.1.0.
//!
//! *Results.* Each flagged pair is a warning at the strongest match in both submissions; a pair that a person dismissed is suppressed,
//! with the reason. All places of the strongest matches are related locations. A pair keeps its fingerprint from run to run as long
//! as the two submissions keep their names.
//!
//! *Places.* A file is named by a URI below the root as it was given: relative if the root is. Columns count characters. A cell of a
//! notebook has no region, since its lines are not those of the file.
//!
//! *Texts.* In a message, square brackets make links and braces mark arguments, so those of names are escaped.
//!
//! *Source.* OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0, 2020.

use std::collections::HashMap;
use std::io::{self, Write};
use std::path::{Path, is_separator};

use serde::Serialize;

use crate::findings;
use crate::model::{self, DecisionStatus, Notice, Pair, Report, SubmissionSummary, Verdict};
use crate::text::{kind, lines};
use codesim_display::{About, Locale, counted, percent, visible};

/// Number of matches of a pair whose places are listed.
const MATCHES: usize = 20;

const RULE: &str = "similar-submissions";

/// Writes the flagged pairs of `report` as SARIF 2.1.0, indented, with a final newline.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_sarif(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, &Log::new(report)).map_err(io::Error::from)?;
    writeln!(out)
}

#[derive(Serialize)]
struct Log {
    #[serde(rename = "$schema")]
    schema: &'static str,
    version: &'static str,
    runs: [Run; 1],
}

impl Log {
    fn new(report: &Report) -> Self {
        let files = Files::new(report);
        let flagged = report
            .pairs
            .iter()
            .filter(|pair| pair.verdict == Verdict::Flagged);
        let notifications = report
            .notices
            .iter()
            .map(|notice| Notification::new(&files, notice));
        Self {
            schema: "https://json.schemastore.org/sarif-2.1.0.json",
            version: "2.1.0",
            runs: [Run {
                tool: Tool::new(report),
                invocations: [Invocation {
                    execution_successful: true,
                    tool_execution_notifications: notifications.collect(),
                }],
                column_kind: "unicodeCodePoints",
                results: flagged
                    .map(|pair| Finding::new(report, &files, pair))
                    .collect(),
            }],
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Run {
    tool: Tool,
    invocations: [Invocation; 1],
    column_kind: &'static str,
    results: Vec<Finding>,
}

#[derive(Serialize)]
struct Tool {
    driver: Driver,
}

impl Tool {
    fn new(report: &Report) -> Self {
        let text = |text: &str| Message {
            text: text.to_owned(),
        };
        Self {
            driver: Driver {
                name: "codesim",
                version: report.codesim_version.clone(),
                rules: [Rule {
                    id: RULE,
                    short_description: text(
                        "Two submissions are more similar than independent work",
                    ),
                    full_description: text(
                        "Two submissions share so much code, or code that so few others have, that independent work does not look like this.",
                    ),
                    help: text(
                        "Read the places of both submissions side by side. The result says what is similar, not why: it cannot tell who had the code \
                         first, or whether sharing it was allowed. Places match if their code is built alike; \
                         names, comments and layout do not count.",
                    ),
                    default_configuration: Configuration { level: "warning" },
                }],
            },
        }
    }
}

#[derive(Serialize)]
struct Driver {
    name: &'static str,
    version: String,
    rules: [Rule; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Rule {
    id: &'static str,
    short_description: Message,
    full_description: Message,
    help: Message,
    default_configuration: Configuration,
}

#[derive(Serialize)]
struct Configuration {
    level: &'static str,
}

#[derive(Serialize)]
struct Message {
    text: String,
}

impl Message {
    /// Escapes characters that would otherwise be read as a link or an argument.
    fn escaped(text: &str) -> Self {
        let mut escaped = String::with_capacity(text.len());
        for character in visible(text).chars() {
            match character {
                '[' | ']' => escaped.push('\\'),
                '{' | '}' => escaped.push(character),
                _ => {}
            }
            escaped.push(character);
        }
        Self { text: escaped }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Invocation {
    execution_successful: bool,
    tool_execution_notifications: Vec<Notification>,
}

/// A file that was left out, or read with warnings.
#[derive(Serialize)]
struct Notification {
    level: &'static str,
    message: Message,
    locations: Vec<Place>,
}

impl Notification {
    fn new(files: &Files, notice: &Notice) -> Self {
        let (level, what) = if notice.compared {
            ("note", "Read with warnings")
        } else {
            ("warning", "Not compared")
        };
        Self {
            level,
            message: Message::escaped(&format!("{what}: {}", notice.reason)),
            locations: (files.of(&notice.about).into_iter())
                .map(|uri| Place::new(uri, None))
                .collect(),
        }
    }
}

/// A flagged pair.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Finding {
    rule_id: &'static str,
    rule_index: usize,
    level: &'static str,
    message: Message,
    /// The strongest match, in both submissions.
    locations: Vec<Place>,
    /// The strongest matches, each in both submissions.
    related_locations: Vec<Place>,
    partial_fingerprints: Fingerprints,
    /// Empty if the pair was not dismissed; an absent list would mean that this is unknown.
    suppressions: Vec<Suppression>,
}

impl Finding {
    fn new(report: &Report, files: &Files, pair: &Pair) -> Self {
        let places = |(index, found): (usize, &model::Match)| {
            let place = |submission: &str, at: &model::Location, id: usize| {
                let cell = at
                    .file
                    .cell
                    .map_or(String::new(), |cell| format!("cell {cell}, "));
                let message = format!(
                    "Match {}: {}, {}, {} of the evidence; {cell}{}",
                    index + 1,
                    kind(Locale::english(), found),
                    counted(found.tokens, "token"),
                    percent(found.evidence),
                    lines(Locale::english(), at)
                );
                Place {
                    id: Some(id),
                    message: Some(Message::escaped(&message)),
                    ..Place::of(files, submission, at)
                }
            };
            [
                place(&pair.left, &found.left, 2 * index + 1),
                place(&pair.right, &found.right, 2 * index + 2),
            ]
        };
        let strongest = pair.matches.first().map(|found| {
            [
                Place::of(files, &pair.left, &found.left),
                Place::of(files, &pair.right, &found.right),
            ]
        });
        Self {
            rule_id: RULE,
            rule_index: 0,
            level: "warning",
            message: Message::escaped(&message(report, pair)),
            locations: strongest.into_iter().flatten().collect(),
            related_locations: (pair.matches.iter().take(MATCHES).enumerate())
                .flat_map(places)
                .collect(),
            partial_fingerprints: Fingerprints::new(pair),
            suppressions: Suppression::of(pair).into_iter().collect(),
        }
    }
}

fn message(report: &Report, pair: &Pair) -> String {
    format!(
        "{} and {}: {} {} {}",
        pair.left,
        pair.right,
        findings::verdict(Locale::english(), report, pair),
        pair.why.as_deref().unwrap_or_default(),
        findings::strength(Locale::english(), report, pair),
    )
}

#[derive(Serialize)]
struct Fingerprints {
    #[serde(rename = "names/v1")]
    names: String,
}

impl Fingerprints {
    fn new(pair: &Pair) -> Self {
        let mut names = [encoded(&pair.left), encoded(&pair.right)];
        names.sort();
        Self {
            names: names.join("+"),
        }
    }
}

#[derive(Serialize)]
struct Suppression {
    kind: &'static str,
    status: &'static str,
    justification: String,
}

impl Suppression {
    /// Returns the suppression of a pair that a person dismissed.
    fn of(pair: &Pair) -> Option<Self> {
        let decision = pair.decision.as_ref()?;
        (decision.status == DecisionStatus::Dismissed).then(|| Self {
            kind: "external",
            status: "accepted",
            justification: visible(&decision.note).into_owned(),
        })
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Place {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Message>,
    physical_location: PhysicalLocation,
}

impl Place {
    fn new(uri: String, region: Option<Region>) -> Self {
        Self {
            id: None,
            message: None,
            physical_location: PhysicalLocation {
                artifact_location: Artifact { uri },
                region,
            },
        }
    }

    /// Returns a place of a submission.
    fn of(files: &Files, submission: &str, at: &model::Location) -> Self {
        let region = at.file.cell.is_none().then(|| Region::new(at));
        Self::new(files.file(submission, &at.file.path), region)
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PhysicalLocation {
    artifact_location: Artifact,
    #[serde(skip_serializing_if = "Option::is_none")]
    region: Option<Region>,
}

#[derive(Serialize)]
struct Artifact {
    uri: String,
}

/// The end column is one past the last character, in SARIF as in the model.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    start_line: usize,
    start_column: usize,
    end_line: usize,
    end_column: usize,
}

impl Region {
    fn new(at: &model::Location) -> Self {
        Self {
            start_line: at.start.line,
            start_column: at.start.column,
            end_line: at.end.line,
            end_column: at.end.column,
        }
    }
}

/// The locations of the files of a report.
struct Files<'a> {
    /// The folder that names of submissions are below; `None` if a name includes its folder.
    root: Option<&'a str>,
    by_name: HashMap<&'a str, &'a SubmissionSummary>,
}

impl<'a> Files<'a> {
    fn new(report: &'a Report) -> Self {
        let given = &report.parameters;
        let root = match (given.roots.as_slice(), given.old.as_slice()) {
            ([root], []) => Some(root.as_str()),
            _ => None,
        };
        let submissions = report.submissions.iter();
        Self {
            root,
            by_name: submissions.map(|s| (s.name.as_str(), s)).collect(),
        }
    }

    /// Returns the URIs of the subject of a notice.
    fn of(&self, about: &About) -> Vec<String> {
        match about {
            About::Submission { name, .. } => vec![self.submission(name)],
            About::File { submission, file } => vec![self.file(submission, &file.path)],
            About::Pair(left, right) => vec![self.submission(left), self.submission(right)],
            About::Boilerplate(path) | About::Beside(path) => vec![uri(path)],
        }
    }

    fn submission(&self, name: &str) -> String {
        // Names from an index begin with the path of the index, those of references with that of their folder.
        let own = self.by_name.get(name);
        let has_path = own.is_some_and(|s| s.indexed || s.reference);
        match self.root {
            Some(root) if !has_path => uri(&format!("{root}/{name}")),
            _ => uri(name),
        }
    }

    /// Returns the URI of a file. A file that is a submission by itself has the submission's name.
    fn file(&self, submission: &str, path: &str) -> String {
        let folder = self.submission(submission);
        match self.by_name.get(submission) {
            Some(summary) if summary.is_file => folder,
            _ => format!("{folder}/{}", uri(path)),
        }
    }
}

/// Returns a path as a URI: absolute if it is, otherwise relative.
fn uri(path: &str) -> String {
    let segments = path
        .split(is_separator)
        .filter(|segment| !["", "."].contains(segment));
    let relative = segments.map(encoded).collect::<Vec<_>>().join("/");
    if Path::new(path).is_absolute() {
        format!("file:///{relative}")
    } else {
        relative
    }
}

/// Percent-encodes all characters except those that RFC 3986 defines as unreserved.
fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::Value;

    use super::*;
    use crate::fixture::{golden, report, small_class};
    use crate::model::Decision;
    use codesim_display::FileName;

    fn written(report: &Report) -> String {
        let mut out = Vec::new();
        write_sarif(report, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    fn value(report: &Report) -> Value {
        serde_json::from_str(&written(report)).unwrap()
    }

    fn dismissed() -> Report {
        let mut report = report();
        report.pairs[0].decision = Some(Decision {
            status: DecisionStatus::Dismissed,
            note: "both began from the [lecture]".into(),
            ..Decision::default()
        });
        report
    }

    #[test]
    fn golden_files() {
        golden("report.sarif", written(&report()).as_bytes());
        golden(
            "report-small-class.sarif",
            written(&small_class()).as_bytes(),
        );
        golden("report-dismissed.sarif", written(&dismissed()).as_bytes());
    }

    #[test]
    fn places_are_in_the_files_of_the_report() {
        let report = report();
        let texts: BTreeMap<String, &str> = (report.sources.iter())
            .map(|source| {
                let path = format!("handed-in/{}/{}", source.submission, source.file);
                (path, source.text.as_str())
            })
            .collect();
        let run = &value(&report)["runs"][0];
        let results = run["results"].as_array().unwrap();
        assert_eq!(results.len(), 1);
        let both = ["locations", "relatedLocations"].map(|key| results[0][key].as_array().unwrap());
        assert_eq!(both.map(Vec::len), [2, 4]);
        for location in both.into_iter().flatten() {
            let physical = &location["physicalLocation"];
            let path = decoded(physical["artifactLocation"]["uri"].as_str().unwrap());
            let text = region(texts[&path], &physical["region"]);
            assert!(text.starts_with("static ") && text.ends_with('}'), "{text}");
        }
    }

    /// Returns the text of a region, whose columns count characters.
    fn region(text: &str, region: &Value) -> String {
        let number = |key: &str| region[key].as_u64().unwrap() as usize;
        let offset = |line: usize, column: usize| {
            let before: usize = text
                .split_inclusive('\n')
                .take(line - 1)
                .map(|l| l.chars().count())
                .sum();
            before + column - 1
        };
        let start = offset(number("startLine"), number("startColumn"));
        let end = offset(number("endLine"), number("endColumn"));
        text.chars().skip(start).take(end - start).collect()
    }

    fn decoded(uri: &str) -> String {
        let mut parts = uri.split('%');
        let mut bytes = parts.next().unwrap().as_bytes().to_vec();
        for part in parts {
            bytes.push(u8::from_str_radix(&part[..2], 16).unwrap());
            bytes.extend(&part.as_bytes()[2..]);
        }
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn dismissed_pairs_are_suppressed() {
        let suppressions = |report| value(&report)["runs"][0]["results"][0]["suppressions"].clone();
        assert_eq!(suppressions(report()), Value::Array(vec![]));
        assert_eq!(
            suppressions(dismissed())[0]["justification"],
            "both began from the [lecture]"
        );
    }

    #[test]
    fn a_fingerprint_outlives_scores_and_sides() {
        let fingerprint =
            |report| value(&report)["runs"][0]["results"][0]["partialFingerprints"].clone();
        let mut other = report();
        let pair = &mut other.pairs[0];
        std::mem::swap(&mut pair.left, &mut pair.right);
        pair.score = 0.5;
        pair.matches.clear();
        assert_eq!(fingerprint(report()), fingerprint(other));
    }

    #[test]
    fn uris() {
        let rows = [
            ("handed-in/a b#.java", "handed-in/a%20b%23.java"),
            ("./x//y", "x/y"),
            ("../x", "../x"),
            ("a:b/100%/ü", "a%3Ab/100%25/%C3%BC"),
            #[cfg(unix)]
            ("/in/a b", "file:///in/a%20b"),
        ];
        for (path, expected) in rows {
            assert_eq!(uri(path), expected);
        }
    }

    #[test]
    fn paths_start_at_the_root_where_there_is_one() {
        let mut report = report();
        for (index, name) in [(1, "a.java"), (2, "older/a.java")] {
            report.submissions[index].name = name.into();
            report.submissions[index].is_file = true;
        }
        report.submissions[3].name = "y.codesim/2024/anna".into();
        report.submissions[3].indexed = true;
        let at = |report: &Report, submission: &str, path: &str, cell: Option<usize>| {
            let path = path.to_owned();
            let at = model::Location {
                file: FileName { path, cell },
                ..report.pairs[0].matches[0].left.clone()
            };
            let place = Place::of(&Files::new(report), submission, &at).physical_location;
            (place.artifact_location.uri, place.region.is_some())
        };
        assert_eq!(
            at(&report, "anna", "a.java", None),
            ("handed-in/anna/a.java".into(), true)
        );
        assert_eq!(
            at(&report, "a.java", "a.java", None),
            ("handed-in/a.java".into(), true)
        );
        assert_eq!(
            at(&report, "anna", "x.ipynb", Some(3)),
            ("handed-in/anna/x.ipynb".into(), false)
        );
        assert_eq!(
            at(&report, "y.codesim/2024/anna", "a.java", None),
            ("y.codesim/2024/anna/a.java".into(), true)
        );
        report.parameters.old = vec!["older".into()];
        assert_eq!(
            at(&report, "older/a.java", "a.java", None),
            ("older/a.java".into(), true)
        );
    }

    #[test]
    fn notices_have_a_location() {
        let mut report = report();
        report.notices[0].about = About::Boilerplate("given/Reader.java".into());
        report.notices[2].about = About::Beside("years.codesim".into());
        report.notices[3].about = About::Pair("anna".into(), "student-04".into());
        let run = value(&report)["runs"][0].clone();
        let notices = &run["invocations"][0]["toolExecutionNotifications"];
        let uris = |index: usize| {
            let places = notices[index]["locations"].as_array().unwrap().iter();
            let uri = |place: &Value| place["physicalLocation"]["artifactLocation"]["uri"].clone();
            places.map(uri).collect::<Vec<_>>()
        };
        assert_eq!(uris(0), ["given/Reader.java"]);
        assert_eq!(uris(1), ["handed-in/student-05/notes.pdf"]);
        assert_eq!(uris(2), ["years.codesim"]);
        assert_eq!(uris(3), ["handed-in/anna", "handed-in/student-04"]);
    }

    #[test]
    fn names_make_no_links_and_no_arguments() {
        let text = Message::escaped("[a](1) {0}\n").text;
        assert_eq!(text, "\\[a\\](1) {{0}}\\n");
    }
}
