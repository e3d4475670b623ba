//! The same result in every format, on any number of threads, with any names.

use std::process::Command;

use serde_json::{Value, json};

use crate::command::{Answer, answer, binary, repository};
use crate::folder::Folder;
use crate::lab::{
    FORMATS, JAVA, JAVA_TRUTH, NAMES, found, lab, lab_in, list, real, scheme, whole,
    write_hard_names,
};

/// The same in a terminal and on a page.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let first = digits.len() % 3;
    let rest = digits.as_bytes()[first..].chunks(3);
    let rest = rest.map(|three| std::str::from_utf8(three).expect("ASCII"));
    let groups = (first > 0)
        .then_some(&digits[..first])
        .into_iter()
        .chain(rest);
    groups.collect::<Vec<_>>().join(",")
}

#[test]
fn all_formats_show_the_same_numbers() {
    let with = |format| {
        lab(&[
            "density",
            "--random",
            "20000",
            "--selection",
            "winnowing",
            "--format",
            format,
        ])
    };
    let found = with("json").json();
    let row = scheme(&found, "winnowing");
    let kept = whole(&row["fingerprints"]);
    let density = format!("{:.6}", real(&row["density"]));
    assert!(kept > 100);
    let rows = with("csv").rows();
    assert_eq!(rows.len(), 1);
    assert_eq!([&rows[0][2], &rows[0][3]], [&kept.to_string(), &density]);
    for format in ["table", "html"] {
        let text = with(format).text();
        for number in [&grouped(kept), &density, &grouped(whole(&found["hashes"]))] {
            assert!(text.contains(number), "{number} in {format}: {text}");
        }
    }
}

#[test]
fn a_file_gets_what_standard_output_would() {
    let folder = Folder::new();
    for format in FORMATS {
        let arguments = ["density", "--random", "500", "--format", format];
        let shown = lab_in(&folder, &arguments).text();
        lab_in(&folder, &[&arguments[..], &["--output", "file"]].concat()).text();
        assert_eq!(folder.read("file"), shown, "{format}");
    }
}

/// Runs the laboratory on `threads` threads.
fn on_threads(threads: &str, arguments: &[&str]) -> Answer {
    let mut command = Command::new(binary());
    command
        .arg("lab")
        .args(arguments)
        .current_dir(repository())
        .env("RAYON_NUM_THREADS", threads);
    answer(command)
}

#[test]
fn threads_change_nothing_in_the_laboratory() {
    let truth = ["thresholds", JAVA, "--truth", JAVA_TRUTH];
    for experiment in [&["density", JAVA][..], &["frequencies", JAVA], &truth] {
        for format in FORMATS {
            let arguments = [experiment, &["--format", format]].concat();
            let one = on_threads("1", &arguments).text();
            assert_eq!(one, on_threads("5", &arguments).text(), "{arguments:?}");
            assert_eq!(one, lab(&arguments).text(), "{arguments:?}");
        }
    }
}

/// A result of `lab compare` without what differs from run to run.
fn without_times(mut found: Value) -> Value {
    let methods = found["methods"].as_array_mut().expect("a list");
    for method in methods {
        let method = method.as_object_mut().expect("an object");
        assert!(method.remove("seconds").is_some());
    }
    found
}

#[test]
fn nothing_but_times_differs_from_run_to_run() {
    let arguments = ["compare", "corpora/java", "--format", "json"];
    let one = without_times(on_threads("1", &arguments).json());
    assert_eq!(one, without_times(on_threads("5", &arguments).json()));
}

#[test]
fn the_order_of_files_changes_nothing_in_the_laboratory() {
    let [forward, backward] = [false, true].map(|r| Folder::with_corpus("python", r));
    for experiment in ["density", "frequencies", "thresholds"] {
        let [a, b] = [&forward, &backward].map(|f| lab_in(f, &[experiment, "submissions"]).text());
        assert_eq!(a, b, "{experiment}");
    }
    let files = [
        "corpora/java/submissions/ada",
        "corpora/java/submissions/hugo",
    ];
    let [one, other] = files;
    for experiment in ["density", "frequencies"] {
        assert_eq!(
            found(&[experiment, one, other]),
            found(&[experiment, other, one])
        );
    }
}

#[test]
fn pages_load_nothing_and_have_every_plot() {
    for (experiment, plots) in [
        (&["density", "--random=2000"][..], 1),
        (&["frequencies", JAVA], 1),
        (&["thresholds", JAVA], 1),
        (&["thresholds", JAVA, "--truth", JAVA_TRUTH], 2),
        (&["compare", "corpora/java"], 2),
    ] {
        let page = lab(&[experiment, &["--format=html"]].concat()).text();
        let count = |part| page.matches(part).count();
        for part in [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox",
            "href=\"data:image/svg+xml;base64,",
            "href=",
        ] {
            assert_eq!(count(part), plots, "{part}: {experiment:?}");
        }
        // An address is only the name of the image's format.
        assert_eq!(count("://"), count(" xmlns=\"http://www.w3.org/2000/svg\""));
        for loads in ["<script", "src=", "url(", "@import"] {
            assert!(!page.contains(loads), "{loads}: {experiment:?}");
        }
    }
}

#[test]
fn hard_names_of_duplicates() {
    let folder = Folder::new();
    write_hard_names(&folder);
    let with = |format| lab_in(&folder, &["compare", "set", "--format", format]);
    let groups = with("json").json()["duplicates"].clone();
    assert_eq!(list(&groups).len(), 1);
    for name in NAMES.map(|name| json!(format!("set/{name}"))) {
        assert!(list(&groups[0]).contains(&name), "{name} in {groups}");
    }
    let table = with("table").text();
    assert!(
        table.chars().all(|c| c == '\n' || !c.is_control()),
        "{table}"
    );
    for shown in [
        "set/<script>alert(1)<script> = ",
        "it's \"so\" & so",
        "e\\u{1b}[31mred",
        "new\\nline",
    ] {
        assert!(table.contains(shown), "{shown} in {table}");
    }
    let page = with("html").text();
    assert!(page.contains("set/&#60;script&#62;alert(1)&#60;script&#62; = "));
    assert!(page.contains("it&#39;s &#34;so&#34; &#38; so"));
    assert!(!page.contains("<script") && !page.contains('\u{1b}'));
    // The names are not in the first table.
    assert!(with("csv").rows().iter().all(|row| row.len() == 6));
}
