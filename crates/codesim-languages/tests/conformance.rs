//! Every shipped language that has a TOML file, against the conformance kit: one set of tests for each, named by its id.
//!
//! `cargo test -p codesim-languages --test conformance go` runs those of one language; `UPDATE_GOLDEN=1` has its golden file written.
//! The files of a language are in `grammars-config/samples/ID`: `sample.EXTENSION`, `golden.txt` and, where there is a normal form,
//! `equivalent.txt`; `samples/equivalent.txt` has what many languages share.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use codesim_grammars_config::{GRAMMARS, LEXICAL};
use codesim_languages::registry;
use codesim_lexical::description::Description;
use codesim_testkit::conformance::{
    Comments, check, check_comments, check_equivalent, check_form, check_golden,
};
use codesim_token::{FrontEnd, ReadsBy, Registry};
use libtest_mimic::{Arguments, Failed, Trial};

/// A sample shorter than this cannot show a language's common constructs.
const MIN_LINES: usize = 30;

/// Languages of which a file has the whole normal form of the sample: one each of some families, for people to read: the
/// commit of an equivalence shows the difference that it makes. `forms.rs` notices every change of a form.
const WITH_FORM: [&str; 4] = ["c", "java", "ocaml", "python"];

/// The equivalences that many languages share.
const SHARED: &str = include_str!("../../../grammars-config/samples/equivalent.txt");

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let registry = Arc::new(registry());
    let described = GRAMMARS.iter().chain(LEXICAL);
    let trials = described
        .filter(|described| registry.get(described.id).is_some())
        .flat_map(|described| trials(&registry, described.id, described.text))
        .collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// A language under test.
struct Subject {
    registry: Arc<Registry>,
    id: &'static str,
    description: Description,
}

type Check = fn(&Subject);

fn trials(registry: &Arc<Registry>, id: &'static str, text: &str) -> Vec<Trial> {
    let subject = Arc::new(Subject {
        registry: Arc::clone(registry),
        id,
        description: Description::parse(text).expect("the registry was made of it"),
    });
    let mut checks: Vec<(&str, Check)> = vec![
        ("the kit passes", |s| check(s.front_end(), &[&s.sample()])),
        ("comments vanish", |s| {
            check_comments(s.front_end(), &s.sample(), s.comments())
        }),
        ("tokens are those of the golden file", |s| {
            check_golden(s.front_end(), &s.sample(), &s.file("golden.txt"));
        }),
        ("the sample has everything", Subject::check_sample),
    ];
    if subject.front_end().language().reads_by == ReadsBy::Grammar {
        checks.push(("what may be written in several ways has one form", |s| {
            check_equivalent(s.front_end(), &(s.read("equivalent.txt") + &s.shared()));
        }));
    }
    if WITH_FORM.contains(&id) {
        checks.push(("the normal form is that of the golden file", |s| {
            check_form(s.front_end(), &s.sample(), &s.file("form.txt"));
        }));
    }
    let trial = |(name, check): (&str, Check)| {
        let subject = Arc::clone(&subject);
        Trial::test(format!("{id}: {name}"), move || {
            check(&subject);
            Ok::<(), Failed>(())
        })
    };
    checks.into_iter().map(trial).collect()
}

impl Subject {
    fn front_end(&self) -> &dyn FrontEnd {
        self.registry.get(self.id).expect("it is registered")
    }

    fn file(&self, name: &str) -> PathBuf {
        let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammars-config/samples");
        samples.join(self.id).join(name)
    }

    fn read(&self, name: &str) -> String {
        let path = self.file(name);
        fs::read_to_string(&path)
            .unwrap_or_else(|e| panic!("{}: {e}: each language has one", path.display()))
    }

    /// Returns the groups that this language shares with others, as they would be written in its own file.
    fn shared(&self) -> String {
        let mut own = String::new();
        for group in SHARED.split("\n== ").skip(1) {
            let mut parts = group.trim_end().split("\n-- ");
            let name = parts.next().unwrap_or_default();
            let snippets = parts.filter_map(|part| part.split_once('\n'));
            let of_language = |ids: &str| ids.split(' ').any(|id| id == self.id);
            for (_, snippets) in snippets.filter(|(ids, _)| of_language(ids)) {
                own += &format!("\n== {name}\n{snippets}\n");
            }
        }
        own
    }

    fn sample(&self) -> String {
        let extension = self.description.extensions.first();
        self.read(&format!("sample.{}", extension.expect("it has one")))
    }

    /// Returns the comments that the description defines.
    fn comments(&self) -> Comments {
        let rules = &self.description.lexer;
        let line = rules.line_comments.first();
        let block = rules.block_comments.first();
        let mut comments = Comments::default();
        if let Some(begin) = line {
            comments = comments.line(format!("{begin} note"));
        }
        if let Some((begin, end)) = block {
            comments = comments.block(format!("{begin} note {end}"));
        }
        comments
    }

    fn check_sample(&self) {
        let sample = self.sample();
        let lines = sample.lines().count();
        assert!(
            lines >= MIN_LINES,
            "{lines} lines, at least {MIN_LINES} were expected"
        );
        let unused = self.front_end().unused(&sample);
        assert_eq!(unused, [""; 0], "in the description, but not in the sample");
    }
}
