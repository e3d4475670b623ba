//! A course whose reports have pseudonyms until a case is confirmed.

use std::fs;

use serde_json::{Value, json};

use super::class;
use crate::command::repository;
use crate::folder::{Folder, files_below};
use crate::pack::{files, zip};
use crate::server::service::{Answer, Client, Form, Server, new_server};

/// A course with pseudonyms.
fn blind_course(admin: &Client) -> String {
    let given = json!({ "name": "Programming 1", "blind": true });
    let course = admin.post("/courses", &given).due(201);
    assert_eq!(course["blind"], true);
    format!("/courses/{}", course["id"])
}

/// The names of the example class.
fn names() -> Vec<String> {
    let submissions = repository().join("corpora/java/submissions");
    let all = fs::read_dir(submissions).expect("it is there");
    all.map(|it| it.unwrap().file_name().into_string().unwrap())
        .collect()
}

fn assert_no_name(text: &str, about: &str) {
    let lower = text.to_lowercase();
    for name in names() {
        let words = lower.split(|c: char| !c.is_alphanumeric());
        assert!(!words.clone().any(|word| word == name), "{name} in {about}");
    }
}

/// The flagged pairs of a job, by the names in its report, in their order.
fn flagged(client: &Client, job: &str) -> Vec<[String; 2]> {
    let report = client.get(&format!("{job}/report.json")).due(200);
    let pairs = report["pairs"].as_array().expect("it has pairs").iter();
    let names = |pair: &Value| ["left", "right"].map(|it| pair[it].as_str().unwrap().to_owned());
    let flagged = pairs.filter(|pair| pair["verdict"] == "flagged");
    let mut flagged: Vec<_> = flagged.map(names).collect();
    flagged.sort();
    flagged
}

fn decide(client: &Client, job: &str, [left, right]: &[String; 2], status: &str) {
    let given = json!({ "left": left, "right": right, "status": status, "note": "" });
    client.put(&format!("{job}/decisions"), &given).due(200);
}

fn pair([left, right]: &[String; 2]) -> Value {
    json!({ "left": left, "right": right })
}

/// A name that nothing else has in it.
const HUGO: &str = "unforgettable-hugo";

/// The example class, with another name of Hugo.
fn with_hugo() -> Vec<u8> {
    let all = files(&repository().join("corpora/java/submissions"));
    let renamed = all
        .into_iter()
        .map(|(name, content)| (name.replace("hugo/", &format!("{HUGO}/")), content));
    zip(&renamed.collect::<Vec<_>>())
}

/// The example class without Hugo.
fn others() -> Vec<u8> {
    let mut all = files(&repository().join("corpora/java/submissions"));
    all.retain(|(name, _)| !name.starts_with("hugo"));
    zip(&all)
}

fn member(server: &Server, folder: &Folder, course: &str, role: &str) -> Client {
    let member = server.user(folder, role);
    let path = format!("{course}/members/{role}?role={role}");
    assert_eq!(server.admin().put(&path, &json!({})).status, 204);
    member
}

/// A course with pseudonyms, and a finished job in it.
struct Course {
    /// Its data are deleted last.
    folder: Folder,
    server: Server,
    admin: Client,
    course: String,
    job: String,
}

impl Course {
    fn new(form: Form) -> Self {
        let folder = Folder::new();
        let server = new_server(&folder);
        let admin = server.admin();
        let course = blind_course(&admin);
        let job = form.hand_in(&admin, &course);
        let ended = admin.ended(&job);
        assert_eq!(ended["state"], "finished", "{ended}");
        assert_eq!(ended["blind"], true);
        Self {
            folder,
            server,
            admin,
            course,
            job,
        }
    }

    fn reveal(&self, client: &Client, of: &[String; 2]) -> Answer {
        client.post(&format!("{}/names", self.job), &pair(of))
    }

    fn set_blind(&self, blind: bool) {
        let given = json!({ "name": "Programming 1", "blind": blind });
        self.admin.put(&self.course, &given).due(200);
    }

    /// The pair of Hugo and Olga, which is confirmed then, as all flagged ones are.
    fn confirmed(&self) -> [String; 2] {
        let pairs = flagged(&self.admin, &self.job);
        for pair in &pairs {
            decide(&self.admin, &self.job, pair, "confirmed");
        }
        let has_hugo = |of: &[String; 2]| {
            let names = self.reveal(&self.admin, of).due(200);
            names.to_string().contains(HUGO)
        };
        pairs.into_iter().find(has_hugo).expect("it is flagged")
    }
}

fn form(archive: &[u8]) -> Form {
    let mut form = Form::default();
    form.part("submissions", "class.zip", archive);
    form
}

#[test]
fn no_answer_has_a_name() {
    let mut all = files(&repository().join("corpora/java/submissions"));
    all.push(("hugo/hugo.bin".to_owned(), vec![0; 9]));
    let mut form = form(&zip(&all));
    let metadata = b"submission,name\nhugo,Hugo Olga\n";
    form.part("metadata", "metadata.csv", metadata);
    let of = Course::new(form);
    let reader = member(&of.server, &of.folder, &of.course, "reader");
    let formats = ["json", "csv", "md", "jsonl", "sarif"];
    let reports = formats.map(|it| format!("/report.{it}"));
    let others = ["", "/pairs", "/decisions", "/pseudonyms.csv"].map(str::to_owned);
    for path in reports.iter().chain(&others) {
        assert_no_name(&reader.get(&format!("{}{path}", of.job)).text(), path);
    }
}

#[test]
fn names_of_a_pair_are_seen_as_long_as_it_is_confirmed() {
    let of = Course::new(form(&class()));
    let admin = &of.admin;
    let board = member(&of.server, &of.folder, &of.course, "board");
    let all = flagged(admin, &of.job);
    let [case, other, ..] = &*all else {
        panic!("{all:?}")
    };
    let refused = of.reveal(admin, case).due(409).to_string();
    assert!(refused.contains("until an instructor has confirmed"));
    decide(admin, &of.job, case, "confirmed");
    let cases = board.get(&format!("{}/cases", of.course)).due(200);
    assert_eq!(cases[0]["blind"], true);
    assert_no_name(&cases.to_string(), "cases");
    let revealed = of.reveal(&board, case).due(200);
    let mut due = [&revealed["left"], &revealed["right"]].map(|it| it.as_str().unwrap());
    due.sort_unstable();
    let known = [
        ["bruno", "nils"],
        ["chiara", "farid"],
        ["dmitri", "keiko"],
        ["hugo", "olga"],
    ];
    assert!(known.contains(&due), "{due:?}");
    assert_eq!(of.reveal(&board, other).status, 409);
    decide(admin, &of.job, case, "dismissed");
    assert_eq!(of.reveal(&board, case).status, 409);
    let audit = admin.get("/audit").due(200).to_string();
    assert!(audit.contains("saw the names of a pair"), "{audit}");
    let about = format!("{} and {}", case[0], case[1]);
    assert!(audit.contains(&about), "{audit}");
}

#[test]
fn names_that_are_hidden_stay_hidden_when_a_class_is_compared_again() {
    let of = Course::new(form(&class()));
    of.set_blind(false);
    let again = Form::default().again(&of.admin, &of.job);
    assert_eq!(of.admin.ended(&again)["blind"], true);
    assert_eq!(flagged(&of.admin, &again), flagged(&of.admin, &of.job));
    let open = of.admin.hand_in(&of.course, class());
    assert_eq!(of.admin.ended(&open)["blind"], false);
    let hugo = json!({ "left": "hugo", "right": "olga" });
    let refused = of.admin.post(&format!("{open}/names"), &hugo).due(409);
    assert!(refused.to_string().contains("has the names"), "{refused}");
}

#[test]
fn a_class_that_grows_keeps_its_pseudonyms() {
    let of = Course::new(form(&others()));
    let before = flagged(&of.admin, &of.job);
    for pair in &before {
        decide(&of.admin, &of.job, pair, "confirmed");
    }
    let mut all = form(&class());
    all.part(
        "continues",
        "",
        of.job.trim_start_matches("/jobs/").as_bytes(),
    );
    let grown = all.hand_in(&of.admin, &of.course);
    let ended = of.admin.ended(&grown);
    assert_no_name(&ended.to_string(), "the news");
    let count = |kind: &str| ended["news"][kind].as_array().map(Vec::len);
    assert_eq!(
        ["new", "changed", "flagged"].map(count),
        [1, 0, 1].map(Some)
    );
    let mut after = flagged(&of.admin, &grown);
    after.retain(|pair| before.contains(pair));
    assert_eq!(after, before);
    let decisions = of.admin.get(&format!("{grown}/decisions")).due(200);
    assert_eq!(decisions.as_array().map(Vec::len), Some(before.len()));
    assert_no_name(&decisions.to_string(), "decisions that are carried over");
}

#[test]
fn an_erased_student_leaves_and_all_others_keep_their_pseudonyms() {
    let of = Course::new(form(&with_hugo()));
    let admin = &of.admin;
    let of_hugo = of.confirmed();
    let again = Form::default().again(admin, &of.job);
    admin.ended(&again);
    let kept = json!({ "index": "years" });
    admin.post(&format!("{}/index", of.job), &kept).due(200);
    let mut later = form(&others());
    later.part("against", "", b"years");
    let later = later.hand_in(admin, &of.course);
    assert_eq!(admin.ended(&later)["state"], "finished");
    let shown = admin
        .get(&format!("{}/students/{HUGO}", of.course))
        .due(200);
    let jobs = shown["jobs"].as_array().expect("he is in some");
    let decisions = jobs
        .iter()
        .map(|it| it["decisions"].as_array().map_or(0, Vec::len));
    assert_eq!((jobs.len(), decisions.sum::<usize>()), (2, 1));

    let mut rest = flagged(admin, &of.job);
    rest.retain(|pair| *pair != of_hugo);
    admin
        .delete(&format!("{}/students/{HUGO}", of.course))
        .due(200);
    for job in [&of.job, &again, &later] {
        assert_eq!(admin.ended(job)["state"], "finished");
    }
    assert_eq!(flagged(admin, &of.job), rest);
    let decisions = admin.get(&format!("{}/decisions", of.job)).due(200);
    assert_eq!(decisions.as_array().map(Vec::len), Some(rest.len()));
    let Course { folder, server, .. } = of;
    drop(server);
    for file in files_below(folder.path()) {
        let bytes = fs::read(&file).expect("it can be read");
        let has = bytes.windows(HUGO.len()).any(|it| it == HUGO.as_bytes());
        assert!(!has, "{}", file.display());
    }
}
