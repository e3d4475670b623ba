//! `--language`: reports and evidence sheets in other languages than English.

use serde_json::Value;

use crate::folder::Folder;
use crate::page::shown;

const CLASS: &str = "corpora/java/submissions";
const LANGUAGES: [&str; 3] = ["de", "fr", "es"];

fn written(options: &[&str]) -> String {
    crate::command::codesim(&[&[CLASS], options].concat()).text()
}

/// Returns the reason to read the first pair, as the page of a report has it.
fn first_reason(page: &str) -> String {
    let shown = shown(page);
    let mut values = serde_json::Deserializer::from_str(&shown).into_iter::<Value>();
    let overview = values.next().expect("there is an overview").expect("JSON");
    overview[0]["pairs"]["why"][0]
        .as_str()
        .expect("it is flagged")
        .to_owned()
}

#[test]
fn report_is_in_the_language_asked_for() {
    let english = first_reason(&written(&["--format=html"]));
    for language in LANGUAGES {
        let page = written(&["--format=html", "--language", language]);
        assert!(page.contains(&format!("<html lang=\"{language}\">")));
        assert!(page.contains("<script type=\"text/plain\" id=\"messages\">"));
        let reason = first_reason(&page);
        assert!(reason.contains("hugo") && reason != english, "{reason}");
    }
}

#[test]
fn sheet_is_in_the_language_asked_for() {
    let pair = ["--pair", "dmitri", "keiko", "--format=html"];
    let english = written(&pair);
    let heading = |sheet: &str| {
        let (_, after) = sheet
            .split_once("<h2 id=\"p1short\">")
            .expect("it has a summary");
        after.split_once('<').expect("it ends").0.to_owned()
    };
    assert_eq!(heading(&english), "In short");
    for language in LANGUAGES {
        let sheet = written(&[&pair[..], &["--language", language]].concat());
        assert!(sheet.contains(&format!("<html lang=\"{language}\">")));
        assert_ne!(heading(&sheet), "In short", "{language}");
        // No place of a variable is left open.
        assert!(
            !sheet.contains("{$") && !sheet.contains("{ $"),
            "{language}"
        );
    }
}

#[test]
fn data_has_no_language() {
    for format in ["--format=json", "--format=csv", "--format=table"] {
        assert_eq!(written(&[format]), written(&[format, "--language=de"]));
    }
}

#[test]
fn language_can_be_in_the_settings() {
    let folder = Folder::with_two_submissions();
    folder.write("codesim.toml", "language = \"fr\"\n");
    let page = folder.codesim(&["class", "--format=html"]).text();
    assert!(page.contains("<html lang=\"fr\">"));
    folder
        .codesim(&["class", "--language=tlh"])
        .refused(&["tlh", "en, de, fr, es"]);
}
