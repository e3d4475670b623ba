//! Takes the names out of a report, for readers who must not know whose work they read.
//!
//! Each submission gets its pseudonym wherever its name occurs, and names that [`Names`] finds in paths, sentences, notes and sources are replaced.
//! Line numbers stay; columns and byte ranges are adjusted. Hashes are removed, since a name could be guessed and tried against them; digests of
//! submissions are replaced by keyed ones.
//!
//! *Limits.* Only known names can be found. Left and right of a pair keep the order of the comparison, which reveals the order of
//! the names unless the submissions were compared in the order of their pseudonyms.

use std::collections::{BTreeMap, HashMap, HashSet};

use codesim_display::{About, FileName};

use crate::model::{
    Location, Match, Metadata, Pair, RemarkKind, Report, SharedTrait, Source, SubmissionSummary,
    TraitKind,
};
use crate::names::{Names, Replaced};
use crate::secret::Secret;
use crate::why::say_why;

/// Replaces each submission's name that is a key of `pseudonyms` by its value, everywhere in `report`: also where a text
/// or path has it as whole words, in any case and with anything between them, and likewise the names in the metadata
/// and each of their words.
///
/// Every name to hide must be a key; names of other submissions stay. A pseudonym should not contain a name. If a notice or remark is about none of
/// these submissions, only the extension of its subject stays, unless it is starter code. Submissions, members of clusters, submissions of shared
/// blocks, notices, remarks and sources are sorted by the new names; left and right stay.
pub fn anonymize(report: &mut Report, pseudonyms: &BTreeMap<String, String>, secret: &Secret) {
    let mut anonymous = Anonymous::new(report, pseudonyms);
    for digest in report.submissions.iter_mut().flat_map(|it| &mut it.digest) {
        *digest = secret.keyed(digest);
    }
    for source in &mut report.sources {
        anonymous.source(source);
    }
    for pair in &mut report.pairs {
        anonymous.pair(pair);
    }
    // These contain names of people that nobody may know.
    report
        .remarks
        .retain(|remark| remark.kind != RemarkKind::SharedOrigin);
    anonymous.shared_blocks(report);
    anonymous.identical_files(report);
    anonymous.notes(report);
    for submission in &mut report.submissions {
        anonymous.submission(submission);
    }
    let given = &mut report.parameters;
    let lists = [
        &mut given.roots,
        &mut given.old,
        &mut given.references,
        &mut given.history,
        &mut given.boilerplate,
        &mut given.exports,
    ];
    for path in lists.into_iter().flatten().chain(&mut given.settings) {
        anonymous.text(path);
    }
    if let Some(against) = &mut given.against {
        anonymous.text(&mut against.index);
    }
    sort(report);
}

/// Replaces the names of a pair that becomes a table row, also in the reason to read it; matches and notes have none.
pub fn anonymize_row(pair: &mut Pair, pseudonyms: &BTreeMap<String, String>) {
    for name in [&mut pair.left, &mut pair.right] {
        replace(name, pseudonyms);
    }
    say_again(pair);
}

/// Rewrites the reason to read a pair without names or anybody's words.
fn say_again(pair: &mut Pair) {
    let facts = pair.facts.as_mut();
    if let Some(telling) = facts.and_then(|facts| facts.telling.as_mut()) {
        telling.text = None;
    }
    say_why(pair);
}

fn replace(name: &mut String, pseudonyms: &BTreeMap<String, String>) {
    if let Some(pseudonym) = pseudonyms.get(name) {
        name.clone_from(pseudonym);
    }
}

/// Sorts everything that is ordered by name.
fn sort(report: &mut Report) {
    report.submissions.sort_by(|a, b| a.name.cmp(&b.name));
    report.notices.sort();
    report.remarks.sort();
    report
        .sources
        .sort_by(|a, b| a.submission.cmp(&b.submission));
    for cluster in &mut report.clusters {
        cluster.members.sort();
    }
    for ring in &mut report.rings {
        ring.members.sort();
    }
    for block in &mut report.shared_blocks.largest {
        block.submissions.sort();
    }
    for file in &mut report.identical_files.rarest {
        file.submissions.sort();
    }
}

/// A submission and its file, by their original names.
type File = (String, FileName);

struct Anonymous<'a> {
    pseudonyms: &'a BTreeMap<String, String>,
    names: Names,
    /// New names of files, each once in its submission.
    files: HashMap<File, FileName>,
    /// Texts after the replacement.
    texts: HashMap<File, Replaced>,
}

impl<'a> Anonymous<'a> {
    fn new(report: &Report, pseudonyms: &'a BTreeMap<String, String>) -> Self {
        let mut names = Names::default();
        for submission in &report.submissions {
            if let Some(pseudonym) = pseudonyms.get(&submission.name) {
                add(&mut names, submission, pseudonym);
            }
        }
        add_unlisted(&mut names, report, pseudonyms);
        let files = files(report, &names);
        let texts = HashMap::new();
        Self {
            pseudonyms,
            names,
            files,
            texts,
        }
    }

    /// Replaces names in a sentence, a note or a path.
    fn text(&self, text: &mut String) {
        *text = self.names.replace(text).text;
    }

    /// Replaces the name of a submission.
    fn name(&self, name: &mut String) {
        replace(name, self.pseudonyms);
    }

    fn file(&self, submission: &str, file: &mut FileName) {
        match self.files.get(&(submission.to_owned(), file.clone())) {
            Some(new) => file.clone_from(new),
            None => self.text(&mut file.path),
        }
    }

    fn source(&mut self, source: &mut Source) {
        let replaced = self.names.replace(&source.text);
        for range in source
            .boilerplate
            .iter_mut()
            .chain(source.syntax.iter_mut().map(|(range, _)| range))
        {
            *range = replaced.range(range);
        }
        source.text.clone_from(&replaced.text);
        let key = (source.submission.clone(), source.file.clone());
        self.file(&key.0, &mut source.file);
        self.name(&mut source.submission);
        self.texts.insert(key, replaced);
    }

    fn pair(&self, pair: &mut Pair) {
        for found in &mut pair.matches {
            self.location(&pair.left, &mut found.left);
            self.location(&pair.right, &mut found.right);
            without_people(found);
        }
        for shared_trait in &mut pair.shared_traits {
            self.location(&pair.left, &mut shared_trait.left);
            self.location(&pair.right, &mut shared_trait.right);
            without_words(shared_trait);
        }
        self.name(&mut pair.left);
        self.name(&mut pair.right);
        say_again(pair);
        if let Some(decision) = &mut pair.decision {
            self.text(&mut decision.note);
            decision.by.iter_mut().for_each(|by| self.text(by));
        }
    }

    /// Moves a place in a file of `submission`; its columns stay if the text of the file is not known.
    fn location(&self, submission: &str, location: &mut Location) {
        if let Some(new) = self
            .texts
            .get(&(submission.to_owned(), location.file.clone()))
        {
            location.bytes = new.range(&location.bytes);
            location.start.column = column(&new.text, location.bytes.start);
            location.end.column = column(&new.text, location.bytes.end);
        }
        self.file(submission, &mut location.file);
    }

    fn shared_blocks(&self, report: &mut Report) {
        for block in &mut report.shared_blocks.largest {
            self.location(&block.shown_in, &mut block.place);
            self.name(&mut block.shown_in);
            block.submissions.iter_mut().for_each(|it| self.name(it));
            block.code.iter_mut().for_each(|code| self.text(code));
        }
    }

    fn identical_files(&self, report: &mut Report) {
        for it in &mut report.identical_files.rarest {
            if let Some(first) = it.submissions.first() {
                self.file(first, &mut it.file);
            }
            it.submissions.iter_mut().for_each(|it| self.name(it));
        }
    }

    /// Replaces names in clusters, rings, notices and remarks.
    fn notes(&self, report: &mut Report) {
        let clusters = report.clusters.iter_mut().map(|it| &mut it.members);
        let rings = report.rings.iter_mut().map(|it| &mut it.members);
        for member in clusters.chain(rings).flatten() {
            self.name(member);
        }
        for notice in &mut report.notices {
            self.about(&mut notice.about);
            notice.reason.change_texts(&mut |text| self.text(text));
        }
        for remark in &mut report.remarks {
            self.about(&mut remark.about);
            self.name(&mut remark.submission);
            remark.sentence.change_texts(&mut |text| self.text(text));
        }
    }

    fn about(&self, about: &mut About) {
        let is_known = |name: &String| self.pseudonyms.contains_key(name);
        match about {
            About::Submission { name, .. } if is_known(name) => self.name(name),
            About::File { submission, file } if is_known(submission) => {
                self.file(submission, file);
                self.name(submission);
            }
            About::Pair(left, right) if is_known(left) && is_known(right) => {
                self.name(left);
                self.name(right);
            }
            About::Boilerplate(path) => self.text(path),
            // The extension reveals the sort of file, but not whose it is.
            unknown => {
                let shown = unknown.to_string();
                *unknown = About::submission(&format!("left-out{}", extension(&shown)));
            }
        }
    }

    fn submission(&self, submission: &mut SubmissionSummary) {
        for file in &mut submission.files {
            self.file(&submission.name, &mut file.path);
            file.sha256 = None;
        }
        self.name(&mut submission.name);
        submission.provenance = None;
        if let Some(metadata) = &mut submission.metadata {
            metadata.name = None;
            metadata.group = None;
            metadata.label.iter_mut().for_each(|label| self.text(label));
        }
        submission
            .metadata
            .take_if(|metadata| *metadata == Metadata::default());
    }
}

/// Takes out of the history of a match the people, and all by which they could be found.
fn without_people(found: &mut Match) {
    let sides = found.history.iter_mut();
    let sides = sides.flat_map(|it| [&mut it.left, &mut it.right]);
    for appearance in sides.flatten() {
        [appearance.author, appearance.version] = [None, None];
    }
}

/// Removes the text of a shared trait, unless it is a number or layout: rare words reveal their author to acquaintances even without names.
fn without_words(shared_trait: &mut SharedTrait) {
    if !matches!(shared_trait.kind, TraitKind::Number | TraitKind::Layout) {
        shared_trait.text = None;
    }
}

/// Adds the names by which a text may call a submission.
fn add(names: &mut Names, submission: &SubmissionSummary, pseudonym: &str) {
    let pseudonym = add_own(names, &submission.name, submission.is_file, pseudonym);
    let Some(metadata) = &submission.metadata else {
        return;
    };
    if let Some(name) = &metadata.name {
        names.add_with_words(name, pseudonym);
    }
    // Words of a group's name may be any: `team`.
    if let Some(group) = &metadata.group {
        names.add(group, pseudonym);
    }
}

/// Adds the names of submissions that occur only in notices: one that is the same as another of its group may well be named there.
fn add_unlisted(names: &mut Names, report: &Report, pseudonyms: &BTreeMap<String, String>) {
    let listed: HashSet<&String> = report.submissions.iter().map(|it| &it.name).collect();
    for notice in &report.notices {
        if let About::Submission { name, cell: None } = &notice.about
            && let Some(pseudonym) = pseudonyms.get(name)
            && !listed.contains(name)
        {
            add_own(names, name, false, pseudonym);
        }
    }
}

/// Adds the names by which a text may refer to the submission `name`. Returns the pseudonym without the extension that both have.
fn add_own<'a>(names: &mut Names, name: &str, is_file: bool, pseudonym: &'a str) -> &'a str {
    let name = name.rsplit('/').next().unwrap_or_default();
    let suffix = extension(name);
    let stem = name.strip_suffix(suffix).unwrap_or(name);
    let pseudonym = pseudonym.strip_suffix(suffix).unwrap_or(pseudonym);
    names.add(stem, pseudonym);
    // The last part of a folder's name may be a name itself.
    if !is_file && stem != name {
        names.add(name, pseudonym);
    }
    pseudonym
}

/// Returns an extension such as `.java`, or an empty string if there is none.
fn extension(name: &str) -> &str {
    let dot = name.rfind('.').filter(|&dot| {
        let after = &name[dot + 1..];
        dot > 0
            && (1..=12).contains(&after.len())
            && after.bytes().all(|b| b.is_ascii_alphanumeric())
    });
    dot.map_or("", |dot| &name[dot..])
}

/// Returns the new names of all files. If two of a submission would be the same, the later ones are numbered.
fn files(report: &Report, names: &Names) -> HashMap<File, FileName> {
    let mut files = HashMap::new();
    let mut taken = HashSet::new();
    let listed = report
        .submissions
        .iter()
        .flat_map(|s| s.files.iter().map(|file| (&s.name, &file.path)));
    for (submission, file) in listed.chain(report.sources.iter().map(|s| (&s.submission, &s.file)))
    {
        let key = (submission.clone(), file.clone());
        if files.contains_key(&key) {
            continue;
        }
        let new = names.replace(&file.path).text;
        let numbered = (2..).map(|number| format!("{number}-{new}"));
        let cell = file.cell;
        let free = std::iter::once(new.clone())
            .chain(numbered)
            .map(|path| FileName { path, cell })
            .find(|new| taken.insert((submission, new.clone())));
        files.insert(key, free.expect("numbers do not end"));
    }
    files
}

/// Returns the column of the character at `byte`, in characters from 1.
fn column(text: &str, byte: usize) -> usize {
    let before = text.get(..byte).unwrap_or(text);
    let line = before.rfind('\n').map_or(0, |newline| newline + 1);
    before[line..].chars().count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{file, golden, report, small_class};
    use crate::model::{Notice, Syntax};
    use codesim_display::Sentence;

    const SECRET: Secret = Secret([7; 32]);

    const OWN: &str = "/* ANNA Schmidt */ int anna_total = 1; // Schmidt, anna\nint total(int anna) { return anna; }\n";

    /// Returns the fixture with anna's name in a source, a path, a note, a notice and a remark.
    fn named() -> Report {
        let mut report = report();
        let anna = &mut report.submissions[0];
        anna.files[0].path = FileName::from("anna/Schmidt.java");
        anna.metadata = Some(Metadata {
            name: Some("Schmidt, Anna".into()),
            label: Some("group of Anna".into()),
            timestamp: Some("2026-03-31T21:04:00Z".into()),
            group: Some("Team Rocket".into()),
            late: true,
        });
        report.parameters.roots = vec!["handed-in/anna".into()];
        report.remarks[0].about = file("anna", "anna/Schmidt.java");
        report.remarks[0].sentence = Sentence::verbatim("the name anna_x is odd");
        report.notices[0].about = file("anna", "anna/Schmidt.java");
        report.notices[0].reason = Sentence::verbatim("Anna's is empty");
        report.notices.push(Notice {
            about: About::submission("somebody else.pdf"),
            compared: false,
            whole_submission: true,
            reason: Sentence::new("left-out-binary"),
        });
        report.sources[0].file = FileName::from("anna/Schmidt.java");
        report.sources[0].text = OWN.into();
        report.sources[0].boilerplate = vec![at("int"), at("return")];
        report.sources[0].syntax = vec![
            (at("/* ANNA Schmidt */"), Syntax::Uncompared),
            (at("int"), Syntax::Keyword),
        ];
        for pair in &mut report.pairs {
            pair.decision
                .iter_mut()
                .for_each(|decision| decision.note = "ask Anna".into());
            for found in &mut pair.matches {
                found.left.file = FileName::from("anna/Schmidt.java");
                found.left.bytes = at("anna_total");
                let end = &mut found.left.end;
                (found.left.start.line, end.line, end.column) = (1, 1, 99);
            }
        }
        report
    }

    fn at(code: &str) -> std::ops::Range<usize> {
        let start = OWN.find(code).unwrap();
        start..start + code.len()
    }

    fn pseudonyms(report: &Report) -> BTreeMap<String, String> {
        let names = report.submissions.iter().rev().enumerate();
        names
            .map(|(index, s)| (s.name.clone(), format!("s-{index:02}")))
            .collect()
    }

    fn anonymous() -> Report {
        let mut report = named();
        let pseudonyms = pseudonyms(&report);
        anonymize(&mut report, &pseudonyms, &SECRET);
        report
    }

    fn json(report: &Report) -> String {
        let mut out = Vec::new();
        crate::write_json(report, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn golden_file() {
        golden("report-anonymous.json", json(&anonymous()).as_bytes());
    }

    #[test]
    fn no_name_is_left_anywhere() {
        let report = anonymous();
        let mut all = json(&report);
        for source in &report.sources {
            all.push_str(&format!("\n{source:?}"));
        }
        let all = all.to_lowercase();
        for name in [
            "anna",
            "schmidt",
            "rocket",
            "evil",
            "student",
            "somebody else",
            "submission-with",
        ] {
            assert!(!all.contains(name), "{name}: {all}");
        }
        assert!(all.contains("2026-03-31t21:04:00z") && all.contains("group of s-83"));
    }

    #[test]
    fn anonymised_references_stay_consistent() {
        let report = anonymous();
        let names: Vec<&String> = report.submissions.iter().map(|s| &s.name).collect();
        assert!(names.is_sorted() && report.notices.is_sorted() && report.remarks.is_sorted());
        for pair in &report.pairs {
            for (name, found) in pair
                .matches
                .iter()
                .flat_map(|m| [(&pair.left, &m.left), (&pair.right, &m.right)])
            {
                let submission = report.submissions.iter().find(|s| s.name == *name).unwrap();
                assert!(submission.files.iter().any(|file| file.path == found.file));
                let own = |s: &&Source| s.submission == *name && s.file == found.file;
                assert!(report.sources.iter().any(|source| own(&source)));
            }
        }
        let cluster = &report.clusters[0];
        assert!(cluster.members.is_sorted() && cluster.members.contains(&report.pairs[0].left));
    }

    #[test]
    fn places_move_along() {
        let report = anonymous();
        let source = report
            .sources
            .iter()
            .find(|s| s.submission == "s-83" && s.file.path.contains("s-83"))
            .unwrap();
        assert_eq!(
            source.text,
            "/* s-83 s-83 */ int s-83_total = 1; // s-83\nint total(int s-83) { return s-83; }\n"
        );
        let place = &report.pairs[0].matches[0].left;
        assert_eq!(&source.text[place.bytes.clone()], "s-83_total");
        assert_eq!(
            (place.start.line, place.start.column, place.end.column),
            (1, 21, 31)
        );
        assert_eq!(&source.text[source.boilerplate[0].clone()], "int");
        assert_eq!(&source.text[source.syntax[0].0.clone()], "/* s-83 s-83 */");
    }

    #[test]
    fn paths_of_nobody_keep_their_extension_only() {
        let report = anonymous();
        assert!(
            report
                .notices
                .iter()
                .any(|notice| notice.about == About::submission("left-out.pdf"))
        );
        assert!(
            report
                .notices
                .iter()
                .any(|notice| notice.about == file("s-83", "s-83/s-83.java"))
        );
    }

    #[test]
    fn files_stay_apart() {
        let mut report = small_class();
        let submission = &mut report.submissions[0];
        for (path, file) in ["Anna.java", "schmidt.java", "ANNA.java", "Main.java"]
            .iter()
            .zip(0..)
        {
            let mut summary = submission.files[0].clone();
            summary.path = FileName::from(*path);
            submission.files.insert(file, summary);
        }
        submission.files.truncate(4);
        let pseudonyms = pseudonyms(&report);
        anonymize(&mut report, &pseudonyms, &SECRET);
        let anna = report
            .submissions
            .iter()
            .find(|s| s.name == "s-02")
            .unwrap();
        let paths: Vec<&str> = anna.files.iter().map(|file| &*file.path.path).collect();
        assert_eq!(
            paths,
            ["s-02.java", "2-s-02.java", "3-s-02.java", "Main.java"]
        );
        assert!(anna.files.iter().all(|file| file.sha256.is_none()));
    }

    #[test]
    fn a_file_keeps_its_extension() {
        let mut report = small_class();
        report.submissions[2].name = "root/berta.java".into();
        report.submissions[2].is_file = true;
        report.submissions[2].files[0].path = FileName::from("berta.java");
        report.notices = vec![Notice {
            about: About::submission("root/berta.java"),
            compared: true,
            whole_submission: false,
            reason: Sentence::verbatim("berta.java is long"),
        }];
        let pseudonyms = BTreeMap::from([("root/berta.java".to_owned(), "s1.java".to_owned())]);
        anonymize(&mut report, &pseudonyms, &SECRET);
        let berta = report
            .submissions
            .iter()
            .find(|s| s.name == "s1.java")
            .unwrap();
        assert_eq!(berta.files[0].path, FileName::from("s1.java"));
        let notice = &report.notices[0];
        assert_eq!(notice.about, About::submission("s1.java"));
        assert_eq!(notice.reason.to_string(), "s1.java is long");
    }

    #[test]
    fn whose_hand_in_is_the_same_as_another_ones_is_not_named_in_that_one() {
        let mut report = small_class();
        let mut pseudonyms = pseudonyms(&report);
        pseudonyms.insert("Berta".to_owned(), "s-77".to_owned());
        report.notices = vec![Notice {
            about: About::submission("Berta"),
            compared: true,
            whole_submission: false,
            reason: Sentence::new("class-same-in-group")
                .text("submission", report.submissions[0].name.clone()),
        }];
        report.sources.push(Source {
            submission: report.submissions[0].name.clone(),
            file: FileName::from("Main.java"),
            text: "// berta and I".into(),
            boilerplate: Vec::new(),
            syntax: Vec::new(),
        });
        anonymize(&mut report, &pseudonyms, &SECRET);
        assert_eq!(report.notices[0].about, About::submission("s-77"));
        assert_eq!(
            report.notices[0].reason.to_string(),
            "the same as s-02 of its group"
        );
        assert_eq!(report.sources[0].text, "// s-77 and I");
    }

    #[test]
    fn both_names_of_a_pair_are_replaced_or_neither_is_shown() {
        let report = small_class();
        let pseudonyms = pseudonyms(&report);
        let anonymous = Anonymous::new(&report, &pseudonyms);
        let [a, b] = [0, 1].map(|index| report.submissions[index].name.clone());
        let shown = |mut about: About| {
            anonymous.about(&mut about);
            about.to_string()
        };
        assert_eq!(shown(About::Pair(a.clone(), b)), "s-02 / s-01");
        assert_eq!(shown(About::Pair(a, "bob".to_owned())), "left-out");
        assert_eq!(shown(About::Beside("anna.csv".to_owned())), "left-out.csv");
    }
}
