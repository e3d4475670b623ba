//! References: solutions that nobody of the class handed in.

use serde_json::{Value, json};

use crate::folder::{Folder, java};

/// A class of twelve, one of whom took the solution of the web.
fn class() -> Folder {
    let folder = Folder::new();
    for number in 0..11 {
        let name = format!("own{number}");
        folder.write(
            format!("class/{name}/Main.java"),
            java(&name, 3 + 16 * number),
        );
    }
    let solution = java("solution", 1_234_567);
    folder.write("found/web/Solution.java", &solution);
    folder.write("found/staff.java", java("staff", 7_654_321));
    let taken = solution.replace("solution", "mine");
    folder.write("class/taker/Main.java", taken);
    folder
}

fn with_reference(report: &Value) -> Vec<&Value> {
    let pairs = report["pairs"].as_array().expect("a list").iter();
    pairs
        .filter(|pair| pair.get("reference").is_some())
        .collect()
}

/// Returns the report without what references add to it.
fn without(mut report: Value) -> Value {
    let retain = |list: &mut Value, keeps: fn(&Value) -> bool| {
        list.as_array_mut().expect("a list").retain(keeps);
    };
    retain(&mut report["pairs"], |pair| pair.get("reference").is_none());
    retain(&mut report["submissions"], |it| {
        it.get("reference").is_none()
    });
    let parameters = report["parameters"].as_object_mut();
    parameters.expect("an object").remove("references");
    report
}

#[test]
fn a_copy_of_a_reference_is_flagged_and_no_number_of_the_class_changes() {
    let folder = class();
    let alone = folder.report(&[]);
    let report = folder.report(&["--reference", "found"]);
    assert_eq!(report["parameters"]["references"], json!(["found"]));
    let best = with_reference(&report)[0];
    assert_eq!(
        [&best["left"], &best["right"]],
        ["taker", "found/web"],
        "{best}"
    );
    assert_eq!(best["verdict"], "flagged");
    assert_eq!(best["reference"], json!({"nearest": true}));
    assert_eq!([&best["rank"], &best["cluster"]], [&Value::Null; 2]);
    let why = best["why"].as_str().expect("it is flagged");
    let nearer = "nearer to the reference than any two submissions of the class are to each other";
    assert!(why.contains(nearer), "{why}");
    let pairs = with_reference(&report);
    let last = pairs.last().expect("there is one");
    assert_eq!(last["reference"], json!({"nearest": false}), "{last}");
    assert_eq!(without(report), alone);
}

#[test]
fn a_pair_with_a_reference_can_be_asked_for() {
    let folder = class();
    let reference = ["--reference", "found"];
    let report = folder.report(&[&reference[..], &["--pair", "taker", "found/web"]].concat());
    let pairs = report["pairs"].as_array().expect("a list");
    assert_eq!(pairs.len(), 1, "{report}");
    assert!(!pairs[0]["matches"].as_array().expect("a list").is_empty());
    assert_eq!(report["notices"], json!([]));
    let own = folder.report(&[&reference[..], &["--pair", "own1", "own2"]].concat());
    assert_eq!(with_reference(&own), Vec::<&Value>::new());
    let both = ["--pair", "found/staff.java", "found/web"];
    let refused = folder.codesim(&[&["class"], &reference[..], &both].concat());
    refused.refused(&["not compared among themselves"]);
}

#[test]
fn decisions_and_metadata_may_be_about_references() {
    let folder = class();
    folder.write(
        "people.csv",
        "submission,name\nfound/web,The first hit\ntaker,Ada\n",
    );
    let decision = r#"{"left": "taker", "right": "found/web", "status": "confirmed", "note": ""}"#;
    let decisions = format!(r#"{{"schema_version": 3, "decisions": [{decision}]}}"#);
    folder.write("decisions.json", decisions);
    let report = folder.report(&[
        "--reference=found",
        "--metadata=people.csv",
        "--decisions=decisions.json",
    ]);
    assert_eq!(report["notices"], json!([]));
    assert_eq!(
        with_reference(&report)[0]["decision"]["status"],
        "confirmed"
    );
    let last = report["submissions"].as_array().and_then(|all| all.last());
    assert_eq!(
        last.expect("there are some")["metadata"]["name"],
        "The first hit"
    );
}

#[test]
fn one_submission_is_compared_with_references_alone() {
    let folder = class();
    folder.write("one/taker/Main.java", folder.read("class/taker/Main.java"));
    let report = folder
        .codesim(&["one", "--format=json", "--reference=found"])
        .json();
    let best = with_reference(&report)[0];
    assert_eq!([&best["left"], &best["right"]], ["taker", "found/web"]);
    assert!(best["similarity"].as_f64() > Some(0.9), "{best}");
}

#[test]
fn the_table_names_references_and_a_table_of_all_pairs_refuses_them() {
    let folder = class();
    let table = folder.codesim(&["class", "--reference=found"]).text();
    let said = "With 2 references; no number of the class depends on them.";
    assert!(table.contains(said), "{table}");
    let all = ["class", "--reference=found", "--format=csv", "--limit=all"];
    folder.codesim(&all).refused(&["leave out --limit all"]);
    let missing = folder.codesim(&["class", "--reference=nowhere"]);
    missing.refused(&["nowhere"]);
}

#[test]
fn old_submissions_and_an_index_stay_as_they_are_beside_references() {
    let folder = class();
    folder.write("before/eve/Main.java", folder.read("class/own3/Main.java"));
    folder.codesim(&["index", "create", "years.codesim"]).text();
    let add = [
        "index",
        "add",
        "years.codesim",
        "before",
        "--collection=2024",
    ];
    folder.codesim(&add).text();
    for earlier in ["--old=before", "--against=years.codesim"] {
        let alone = folder.report(&[earlier]);
        let report = folder.report(&[earlier, "--reference=found"]);
        assert_eq!(with_reference(&report)[0]["right"], "found/web");
        assert_eq!(without(report), alone, "{earlier}");
    }
}
