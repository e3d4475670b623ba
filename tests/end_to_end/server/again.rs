//! A class is compared again with other settings.

use serde_json::{Value, json};

use super::class;
use crate::command::repository;
use crate::folder::Folder;
use crate::pack::files;
use crate::server::service::{Form, new_server};

/// A form with the starter code of the example class.
fn starter() -> Form {
    let mut form = Form::default();
    for (name, content) in files(&repository().join("corpora/java/starter")) {
        form.part("boilerplate", &name, &content);
    }
    form
}

#[test]
fn a_class_is_compared_again_with_starter_code() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(&course, class());
    let before = admin.ended(&job);
    let again = starter().again(&admin, &job);
    let ended = admin.ended(&again);
    assert_eq!(ended["state"], "finished", "{ended}");
    assert_eq!(ended["title"], "Homework 3");
    assert_eq!(ended["read"]["submissions"], before["read"]["submissions"]);
    let typed = Folder::new();
    typed.write("submissions.zip", class());
    let starter_code = repository().join("corpora/java/starter");
    let starter_code = format!("--boilerplate={}", starter_code.display());
    let typed = typed.codesim(&["submissions.zip", "--format=csv", &starter_code]);
    let report = admin.get(&format!("{again}/report.csv")).text();
    assert_eq!(report, typed.text());
    assert_ne!(report, admin.get(&format!("{job}/report.csv")).text());
    assert_eq!(admin.get(&job).due(200), before);
    let done = admin.get("/audit").due(200);
    assert!(
        done.to_string().contains("compared a class again"),
        "{done}"
    );
}

#[test]
fn references_come_with_a_class_and_stay_with_it() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let mut form = Form::default();
    form.part("submissions", "hw3.zip", &class());
    for (name, content) in files(&repository().join("corpora/java/submissions/olga")) {
        form.part("references", &format!("web/{name}"), &content);
    }
    let job = form.hand_in(&admin, &course);
    assert_eq!(admin.ended(&job)["read"]["submissions"], 16);
    let mut staff = Form::default();
    staff.part(
        "references",
        "staff.java",
        b"class Staff { int answer() { return 42; } }",
    );
    let again = staff.again(&admin, &job);
    admin.ended(&again);
    let references = |job: &str| {
        let report = admin.get(&format!("{job}/report.json")).due(200);
        assert_eq!(report["parameters"]["references"], json!(["references"]));
        let all = report["submissions"].as_array().expect("a list").clone();
        let is_reference = |it: &&Value| it["reference"] == true;
        let all: Vec<_> = all
            .iter()
            .filter(is_reference)
            .map(|it| it["name"].clone())
            .collect();
        (json!(all), report)
    };
    let (all, report) = references(&job);
    assert_eq!(all, json!(["references/web"]));
    let pairs = report["pairs"].as_array().expect("a list");
    let is_copy = |it: &&Value| it["left"] == "olga" && it["right"] == "references/web";
    let copy = pairs.iter().find(is_copy).expect("it is shown");
    assert_eq!(copy["verdict"], "flagged");
    assert_eq!(copy["similarity"], 1.0);
    assert_eq!(
        references(&again).0,
        json!(["references/staff.java", "references/web"])
    );
}

#[test]
fn what_the_form_has_takes_the_place_of_what_was_and_the_rest_stays() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(&course, class());
    let first = starter().again(&admin, &job);
    let mut titled = Form::default();
    titled.part("title", "", b"Homework 3, without Kotlin");
    titled.part("lang", "", b"java");
    titled.part("boilerplate", "late.java", b"class Late {}");
    let second = titled.again(&admin, &first);
    let ended = admin.ended(&second);
    assert_eq!(ended["title"], "Homework 3, without Kotlin");
    let report = admin.get(&format!("{second}/report.json")).due(200);
    let mut due: Vec<String> = files(&repository().join("corpora/java/starter"))
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    due.push("late.java".to_owned());
    due.sort();
    assert_eq!(report["parameters"]["boilerplate"], json!(due), "{report}");
}

#[test]
fn a_class_is_compared_again_only_as_it_can_be_and_by_whom_it_belongs_to() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(&course, class());
    let path = format!("{job}/again");
    let refused = |field: &str, value: &[u8]| {
        let mut form = Form::default();
        form.part(field, "", value);
        form.send(&admin, &path).due(400)["error"].to_string()
    };
    assert!(refused("submissions", b"").contains("boilerplate"));
    assert!(refused("lang", b"klingon").contains("klingon"));
    assert!(refused("against", b"nothing").contains("no such index"));
    let stranger = server.user(&folder, "mallory");
    assert_eq!(starter().send(&stranger, &path).status, 404);
    let twice = starter().again(&admin, &job);
    let clash = starter().send(&admin, &format!("{twice}/again")).due(400);
    let why = clash["error"].as_str().unwrap_or_default();
    assert!(why.contains("there are two of this name"), "{clash}");
    assert_eq!(admin.ended(&twice)["state"], "finished");
}
