//! Texts that are hard on a reader do not stop a run, and each is accounted for.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use codesim_testkit::pathological::{Case, cases};
use codesim_token::Language;
use serde_json::Value;

use crate::command::repository;
use crate::folder::Folder;

const BYTES: usize = 16 * 1024;
/// Any number; another one chooses other cases.
const SEED: u64 = 3;
/// One case in this number is tried here; `benches/pathological.py` tries all of them.
const SHARE: usize = 250;

/// Texts that took gigabytes, minutes or the whole stack before there were limits: the language, KiB of each text, and their names.
const WORST: &[(&str, usize, &[&str])] = &[
    ("bash", 16, &["random unicode"]),
    (
        "c",
        16,
        &[
            "nest (* *)",
            "nest /+ +/",
            "nest <!-- -->",
            "nest {- -}",
            "repeat %w(",
            "repeat *)",
            "repeat -}",
            "repeat /+",
            "repeat <!--",
            "repeat <-",
        ],
    ),
    (
        "cpp",
        16,
        &[
            "nest (* *)",
            "nest /+ +/",
            "nest {- -}",
            "repeat *)",
            "repeat -}",
            "repeat /+",
        ],
    ),
    (
        "csharp",
        16,
        &[
            "nest (* *)",
            "nest --[[ ]]",
            "nest /+ +/",
            "nest {- -}",
            "repeat %w(",
            "repeat *)",
            "repeat -}",
            "repeat /+",
            "repeat a<",
        ],
    ),
    ("css", 16, &["repeat =>", "repeat >]"]),
    (
        "cuda",
        16,
        &[
            "nest (* *)",
            "nest /+ +/",
            "nest {- -}",
            "repeat *)",
            "repeat -}",
            "repeat /+",
        ],
    ),
    ("elixir", 16, &["nest {- -}"]),
    ("erlang", 16, &["nest /+ +/", "nest {- -}", "repeat /+"]),
    (
        "gdscript",
        16,
        &[
            "nest /+ +/",
            "nest <!-- -->",
            "nest {- -}",
            "repeat /+",
            "repeat <!--",
            "repeat <-",
            "repeat a\\\\n",
        ],
    ),
    (
        "go",
        16,
        &[
            "nest (* *)",
            "nest /+ +/",
            "nest <!-- -->",
            "nest {- -}",
            "repeat ->",
            "repeat -}",
            "repeat /+",
            "repeat <!--",
        ],
    ),
    (
        "groovy",
        16,
        &[
            "nest --[[ ]]",
            "nest <!-- -->",
            "repeat -",
            "repeat --",
            "repeat -}",
            "repeat <!--",
        ],
    ),
    ("haskell", 16, &["repeat <<<A\\n", "repeat <<A\\n"]),
    (
        "java",
        16,
        &[
            "nest /+ +/",
            "nest {- -}",
            "repeat %w(",
            "repeat -}",
            "repeat /+",
            "repeat case 1:",
        ],
    ),
    (
        "java",
        64,
        &[
            "nest {- -}",
            "repeat #;(",
            "repeat %w(",
            "repeat ([{",
            "repeat ({",
            "repeat /+",
            "repeat a<",
            "repeat {(",
            "repeat {-",
        ],
    ),
    (
        "javascript",
        16,
        &[
            "nest --[[ ]]",
            "nest ->(){ }",
            "repeat ->",
            "repeat ->(){",
            "repeat -}",
            "repeat def a:\\n",
        ],
    ),
    ("kotlin", 16, &["nest --[[ ]]"]),
    (
        "matlab",
        16,
        &[
            "nest /+ +/",
            "nest <!-- -->",
            "nest {- -}",
            "repeat ->",
            "repeat /+",
            "repeat <!--",
            "repeat <-",
            "repeat a.",
        ],
    ),
    (
        "objc",
        16,
        &[
            "nest (* *)",
            "nest /+ +/",
            "nest <!-- -->",
            "nest {- -}",
            "repeat %w(",
            "repeat *)",
            "repeat -}",
            "repeat /+",
            "repeat {-",
        ],
    ),
    (
        "perl",
        16,
        &[
            "nest --[[ ]]",
            "repeat -",
            "repeat --",
            "repeat --[[",
            "repeat <-",
        ],
    ),
    (
        "python",
        16,
        &[
            "nest /* */",
            "nest /+ +/",
            "nest <!-- -->",
            "repeat /+",
            "repeat <!--",
            "repeat <-",
        ],
    ),
    ("r", 16, &["nest /+ +/", "nest <!-- -->", "repeat /+"]),
    ("ruby", 16, &["nest <!-- -->", "repeat <!--", "repeat <-"]),
    ("rust", 16, &["nest (* *)", "repeat %w("]),
];

/// A text of the language; of languages for people, which have no sample of a program, one that people read.
fn sample(language: &Language) -> String {
    let samples = repository().join("grammars-config/samples");
    let folder = match language.id.as_str() {
        "html-text" => samples.join("html"),
        id => samples.join(id),
    };
    let is_sample = |path: &PathBuf| path.file_stem().is_some_and(|stem| stem == "sample");
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let sample = files.map(|file| file.path()).find(is_sample);
    let path = sample.unwrap_or_else(|| repository().join("README.md"));
    fs::read_to_string(path).expect("samples are UTF-8")
}

/// Compares the cases with the sample of their language, all in one run. Returns the fault, if there is one.
fn fault(language: &Language, sample: &str, cases: &[Case]) -> Option<String> {
    let folder = Folder::new();
    let extensions = [&language.extensions[..], &language.shared_extensions].concat();
    let extension = &extensions[0];
    let name = |number: usize| format!("case-{number}.{extension}");
    folder.write(format!("class/sample.{extension}"), sample);
    for (number, case) in cases.iter().enumerate() {
        folder.write(format!("class/{}", name(number)), &case.text);
    }
    let report = folder.report(&["--lang", &language.id]);
    let accounted = accounted(&report);
    let lost = (0..cases.len()).filter(|&number| !accounted.contains(&name(number)));
    let lost: Vec<&str> = lost.map(|number| cases[number].name.as_str()).collect();
    (!lost.is_empty()).then(|| {
        format!(
            "{}: neither compared nor in a notice: {lost:?}",
            language.id
        )
    })
}

/// Paths of all files that were compared or left out with a notice.
fn accounted(report: &Value) -> BTreeSet<String> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let submissions = list(&report["submissions"]);
    let files = submissions
        .iter()
        .flat_map(|submission| list(&submission["files"]));
    let all = files.chain(list(&report["notices"]));
    all.map(|file| file["path"].as_str().expect("paths are texts").to_owned())
        .collect()
}

#[test]
fn every_language_accounts_for_its_cases() {
    let registry = codesim_languages::registry();
    let languages = registry.iter().enumerate().map(|(place, front_end)| {
        let language = front_end.language();
        let sample = sample(language);
        // Each language begins elsewhere, so that together they try more than their share.
        let cases = cases(&sample, BYTES, SEED).skip(place).step_by(SHARE);
        fault(language, &sample, &cases.collect::<Vec<_>>())
    });
    let faults: Vec<String> = languages.flatten().collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn texts_that_crash_a_grammar_are_accounted_for() {
    let crashes = fs::read_dir(repository().join("fuzz/crashes")).expect("it is there");
    let texts = crashes.map(|file| file.expect("it is there").path());
    let texts: Vec<PathBuf> = texts
        .filter(|path| path.extension().is_some_and(|it| it != "toml"))
        .collect();
    assert!(!texts.is_empty());
    for path in texts {
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.expect("names are UTF-8");
        let folder = Folder::with_two_submissions();
        let text = fs::read(&path).expect("it is there");
        folder.write(format!("class/{name}"), text);
        let report = folder.report(&[]);
        assert!(accounted(&report).contains(name), "{name}");
        let compared = report["submissions"].as_array().map(Vec::len);
        assert_eq!(compared, Some(3), "{name}");
    }
}

#[test]
fn the_worst_cases_are_accounted_for() {
    let registry = codesim_languages::registry();
    let faults = WORST.iter().filter_map(|&(id, kib, names)| {
        let language = registry.get(id).expect("it is a language").language();
        let sample = sample(language);
        let cases = cases(&sample, kib * 1024, SEED);
        let cases: Vec<Case> = cases
            .filter(|case| names.contains(&case.name.as_str()))
            .collect();
        assert_eq!(cases.len(), names.len(), "{id}: a name is that of no case");
        fault(language, &sample, &cases)
    });
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
