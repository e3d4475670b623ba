//! Actions on a course other than uploads.

use serde_json::{Value, json};

use super::{class, token};
use crate::folder::Folder;
use crate::server::service::{Client, Form, Server, new_server};

#[test]
fn everybody_decides_for_themselves_and_the_history_is_kept() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let grace = server.admin();
    let course = grace.new_course("Programming 1");
    let alan = server.user(&folder, "alan");
    let member = format!("{course}/members/alan");
    assert_eq!(grace.put(&member, &json!({})).status, 204);
    let job = grace.hand_in(&course, class());
    assert_eq!(grace.ended(&job)["state"], "finished");
    let decisions = format!("{job}/decisions");
    let decide = |client: &Client, [left, right]: [&str; 2], status: &str, note: &str| {
        let given = json!({ "left": left, "right": right, "status": status, "note": note });
        client.put(&decisions, &given).due(200)
    };
    let pair = ["hugo", "olga"];
    let kept = decide(&grace, pair, "confirmed", "the same bug");
    assert_eq!(kept["decisions"][0]["by"], "grace");
    assert_eq!(kept["decisions"][0]["own"], true);
    assert_eq!(kept["contradicted"], false);
    let kept = decide(&alan, ["olga", "hugo"], "dismissed", "a tutor's example");
    assert_eq!(kept["contradicted"], true);
    assert_eq!(kept["agreed"]["by"], "alan");
    decide(&alan, pair, "confirmed", "");
    let reader = server.program(&token(&grace, &course, "read"));
    let all = reader.get(&decisions).due(200);
    assert_eq!(all.as_array().map(Vec::len), Some(1), "{all}");
    assert_eq!(all[0]["contradicted"], false);
    let texts = |list: &Value| -> Vec<String> {
        let text = |it: &Value| format!("{} {} {}", it["by"], it["status"], it["note"]);
        let list = list.as_array().expect("a list");
        list.iter().map(|it| text(it).replace('"', "")).collect()
    };
    let latest = texts(&all[0]["decisions"]);
    assert_eq!(latest, ["grace confirmed the same bug", "alan confirmed "]);
    let earlier = texts(&all[0]["earlier"]);
    assert_eq!(earlier, ["alan dismissed a tutor's example"]);
    let given = json!({ "left": "a", "right": "b", "status": "undecided", "note": "" });
    assert_eq!(reader.put(&decisions, &given).status, 403);
    for _ in 0..2 {
        let withdrawn = decide(&grace, pair, "undecided", "");
        assert_eq!(texts(&withdrawn["decisions"]), ["alan confirmed "]);
        assert_eq!(withdrawn["earlier"].as_array().map(Vec::len), Some(3));
    }
    let nothing = decide(&alan, ["a", "b"], "undecided", "");
    assert_eq!(nothing["earlier"], json!([]));
}

#[test]
fn a_link_shows_one_report_until_it_is_taken_back() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(&course, class());
    let links = format!("{job}/links");
    let made = admin.post(&links, &json!({ "days": 7 })).due(201);
    let url = made["url"].as_str().expect("it is shown once");
    let stranger = server.stranger();
    assert_eq!(stranger.fetch(url).status, 409);
    assert_eq!(admin.ended(&job)["state"], "finished");
    let shown = stranger.fetch(url);
    assert!(shown.text().starts_with("<!doctype html>"));
    assert_eq!(shown.headers["referrer-policy"], "no-referrer");
    assert_eq!(stranger.fetch(&format!("{url}x")).status, 404);
    for days in [0, 367] {
        assert_eq!(admin.post(&links, &json!({ "days": days })).status, 400);
    }
    let listed = admin.get(&links).due(200);
    assert_eq!(listed[0]["created_by"], "grace");
    assert!(
        !listed
            .to_string()
            .contains(url.rsplit('/').next().expect("a secret"))
    );
    assert_eq!(admin.delete(&format!("{links}/{}", made["id"])).status, 204);
    assert_eq!(stranger.fetch(url).status, 404);
}

#[test]
fn pairs_come_a_page_at_a_time() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(&course, class());
    assert_eq!(admin.ended(&job)["state"], "finished");
    let page = |asked: &str| admin.get(&format!("{job}/pairs{asked}")).due(200);
    let all = page("?limit=1000");
    let pairs = all["pairs"].as_array().expect("a list");
    assert_eq!(all["total"], pairs.len());
    assert_eq!(page("?offset=2&limit=1")["pairs"][0], pairs[2]);
    assert_eq!(page("?offset=100000")["pairs"], json!([]));
    assert_eq!(admin.get(&format!("{job}/pairs?limit=many")).status, 400);
}

#[test]
fn a_class_is_compared_with_that_of_an_earlier_year() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let first = admin.hand_in(&course, class());
    assert_eq!(admin.ended(&first)["state"], "finished");
    let keep = |name: &str| admin.post(&format!("{first}/index"), &json!({ "index": name }));
    for name in ["", "../years", ".hidden", " years", "a/b"] {
        assert_eq!(keep(name).status, 400, "{name}");
    }
    let kept = keep("earlier years").due(200);
    assert_eq!(kept["submissions"], 16);
    assert_eq!(keep("earlier years").due(200)["submissions"], 16);
    let path = format!("{course}/jobs?title=Now&against=earlier%20years");
    let second = admin
        .send("POST", &path, "application/zip", class())
        .due(202);
    let second = format!("/jobs/{}", second["id"].as_str().expect("it has one"));
    let ended = admin.ended(&second);
    assert_eq!(ended["state"], "finished", "{ended}");
    assert_eq!(ended["read"]["submissions"], 16);
    let report = admin.get(&format!("{second}/report.json")).due(200);
    assert_eq!(
        report["parameters"]["against"]["index"], "earlier years",
        "{}",
        report["against"]
    );
    let unknown = format!("{course}/jobs?against=none");
    assert_eq!(
        admin
            .send("POST", &unknown, "application/zip", class())
            .status,
        400
    );
    let index = format!("{course}/indexes/earlier%20years");
    assert_eq!(admin.delete(&index).status, 204);
    assert_eq!(admin.get(&format!("{course}/indexes")).due(200), json!([]));
    assert_eq!(admin.delete(&index).status, 404);
}

#[test]
fn a_course_has_room_for_so_much_and_indexes_are_in_it() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let class = class();
    let quota = |bytes: u64| {
        let to = json!({ "name": "Programming 1", "quota": bytes });
        admin.put(&course, &to).due(200);
    };
    let had = || admin.get(&course).due(200)["bytes"].as_u64();
    let hand_in = || {
        let jobs = format!("{course}/jobs");
        let kind = "application/zip";
        admin.send("POST", &jobs, kind, class.clone()).status
    };
    quota(class.len() as u64 - 1);
    assert_eq!(hand_in(), 413);
    quota(class.len() as u64);
    let job = admin.hand_in(&course, class.clone());
    assert_eq!(admin.ended(&job)["state"], "finished");
    let compared = had().expect("it is a number");
    assert!(compared > class.len() as u64, "reports count");
    assert_eq!(hand_in(), 413);
    let keep = || admin.post(&format!("{job}/index"), &json!({ "index": "years" }));
    assert_eq!(keep().status, 413);
    quota(compared * 10);
    let index = keep().due(200);
    let kept = index["bytes"].as_u64().expect("it is a number");
    assert!(kept > 0, "{index}");
    assert_eq!(had(), Some(compared + kept));
    assert_eq!(admin.delete(&format!("{course}/indexes/years")).status, 204);
    assert_eq!(had(), Some(compared));
}

#[test]
fn members_see_their_course_and_admins_the_audit_log() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let [course, other] = ["Programming 1", "Compilers"].map(|name| admin.new_course(name));
    let ada = server.user(&folder, "ada");
    assert_eq!(ada.get("/courses").due(200), json!([]));
    let member = format!("{course}/members/ada");
    assert_eq!(ada.put(&member, &json!({})).status, 403);
    assert_eq!(admin.put(&member, &json!({})).status, 204);
    assert_eq!(
        admin
            .put(&format!("{course}/members/nobody"), &json!({}))
            .status,
        404
    );
    assert_eq!(ada.get("/courses").due(200)[0]["name"], "Programming 1");
    assert_eq!(
        ada.get(&format!("{course}/members")).due(200)[0]["name"],
        "ada"
    );
    let job = ada.hand_in(&course, class());
    assert_eq!(ada.get(&other).status, 404);
    for closed in ["/audit", "/users"] {
        assert_eq!(ada.get(closed).status, 403, "{closed}");
    }
    let course_id = course.trim_start_matches("/courses/");
    let done = admin.get(&format!("/audit?course={course_id}")).due(200);
    assert_eq!(done[0]["who"], "ada");
    assert_eq!(done[0]["what"], "uploaded");
    assert_eq!(done[0]["about"], job.trim_start_matches("/jobs/"));
    assert_eq!(admin.delete(&member).status, 204);
    assert_eq!(ada.get(&course).status, 404);
}

#[test]
fn upload_reports_how_it_was_read() {
    let folder = Folder::new();
    let server: Server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let mut files =
        crate::pack::files(&crate::command::repository().join("corpora/java/submissions"));
    files.push(("hugo/picture.png".to_owned(), vec![0x89, b'P', b'N', b'G']));
    let job = admin.hand_in(&course, crate::pack::zip(&files));
    let read = &admin.ended(&job)["read"];
    assert_eq!(read["submissions"], 16);
    assert_eq!(read["left_out"], 1);
    let example = &read["examples"][0];
    assert!(
        example["path"]
            .as_str()
            .is_some_and(|it| it.ends_with("picture.png")),
        "{read}"
    );
}

#[test]
fn an_archive_of_each_student_is_a_class() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let mut form = Form::default();
    let corpus = crate::command::repository().join("corpora/java/submissions");
    for name in ["hugo", "olga", "ada"] {
        let archive = crate::pack::zip(&crate::pack::files(&corpus.join(name)));
        form.part("submissions", &format!("{name}.zip"), &archive);
    }
    let job = form.hand_in(&admin, &course);
    assert_eq!(admin.ended(&job)["state"], "finished");
    let report = admin.get(&format!("{job}/report.csv")).text();
    assert!(
        report.contains("hugo") && report.contains("olga"),
        "{report}"
    );
}
