//! Access, and the headers of answers.

use std::process::Command;

use serde_json::json;

use super::class;
use crate::command::binary;
use crate::folder::Folder;
use crate::server::service::{Server, new_server};

#[test]
fn password_guessing_is_rate_limited() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let guess = |from: &str| {
        let stranger = server.stranger().with("x-forwarded-for", from);
        stranger.post(
            "/session",
            &json!({ "name": "grace", "password": "a guess" }),
        )
    };
    let answers: Vec<u16> = (0..12).map(|_| guess("203.0.113.1").status).collect();
    assert_eq!(answers[..10], [401; 10]);
    assert_eq!(answers[11], 429);
    let seconds = guess("203.0.113.1").headers["retry-after"].clone();
    assert!(
        seconds
            .to_str()
            .is_ok_and(|it| it.parse::<u64>().is_ok_and(|it| it > 0))
    );
    assert_eq!(guess("203.0.113.2").status, 401);
}

#[test]
fn a_session_is_new_and_its_cookie_goes_nowhere_else() {
    let folder = Folder::new();
    new_server(&folder);
    let options = ["--public-url", "https://codesim.example.org/tools/codesim/"];
    let server = Server::start_with(folder.path(), &options);
    let fixed = "codesim-session=chosen-by-somebody-else";
    let stranger = server.stranger().with("cookie", fixed);
    let given = json!({ "name": "grace", "password": "correct horse" });
    let cookie = stranger.post("/session", &given).headers["set-cookie"].clone();
    let cookie = cookie.to_str().expect("it is text");
    assert!(!cookie.contains("chosen"), "{cookie}");
    for flag in [
        "Path=/tools/codesim/",
        "HttpOnly",
        "SameSite=Strict",
        "Secure",
    ] {
        assert!(cookie.split("; ").any(|it| it == flag), "{flag}: {cookie}");
    }
    assert_eq!(stranger.get("/courses").status, 401);
}

#[test]
fn below_a_path_everything_is_there_with_and_without_it() {
    let folder = Folder::new();
    new_server(&folder);
    let server = Server::start_with(folder.path(), &["--base-path=/codesim"]);
    for base in ["", "/codesim"] {
        let page = server
            .stranger()
            .fetch(&format!("{}{base}/", server.address()));
        assert_eq!(page.status, 200, "{base}");
        assert!(page.text().contains("service.js"));
        let api = format!("{}{base}/api/v1/courses", server.address());
        assert_eq!(server.stranger().fetch(&api).status, 401);
    }
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(&course, class());
    let link = admin
        .post(&format!("{job}/links"), &json!({ "days": 1 }))
        .due(201);
    assert!(
        link["url"]
            .as_str()
            .is_some_and(|url| url.contains("/codesim/shared/")),
        "{link}"
    );
}

#[test]
fn no_address_is_made_of_the_host_that_somebody_names() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server
        .admin()
        .with("host", "evil.example")
        .with("x-forwarded-host", "evil.example");
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(&course, class());
    let link = admin.post(&format!("{job}/links"), &json!({ "days": 1 }));
    assert!(!link.text().contains("evil.example"), "{}", link.text());
}

#[test]
fn an_answer_loads_nothing_and_is_in_no_frame() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let page = server.stranger().fetch(&format!("{}/", server.address()));
    let policy = page.headers["content-security-policy"]
        .to_str()
        .expect("it is text");
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "form-action 'none'",
    ] {
        assert!(policy.contains(part), "{policy}");
    }
    assert!(!policy.contains("unsafe"), "{policy}");
    let answer = server.stranger().get("/courses");
    assert_eq!(answer.headers["x-content-type-options"], "nosniff");
    assert_eq!(answer.headers["cache-control"], "no-store");
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(&course, class());
    admin.ended(&job);
    let report = admin.get(&format!("{job}/report.html"));
    assert_eq!(
        report.headers["content-security-policy"],
        "frame-ancestors 'none'"
    );
}

#[test]
fn paths_lead_nowhere_else() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    for path in [
        "/jobs/../../codesim.sqlite",
        "/jobs/..%2f..%2fcodesim.sqlite/report.html",
        "/jobs/x/..%2f..%2f..%2fcodesim.sqlite",
        "/courses/1%00",
        "/courses/999999999999999999999999",
    ] {
        let answer = admin.get(path);
        assert!(
            [400, 404].contains(&answer.status),
            "{path}: {}",
            answer.status
        );
        assert!(!answer.text().contains("SQLite"), "{path}");
    }
}

#[test]
fn operators_see_health_and_metrics() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("A course that nobody may know of");
    let job = admin.hand_in(&course, class());
    admin.ended(&job);
    let stranger = server.stranger();
    assert_eq!(
        stranger
            .fetch(&format!("{}/healthz", server.address()))
            .text(),
        "well\n"
    );
    let metrics = stranger
        .fetch(&format!("{}/metrics", server.address()))
        .text();
    for line in [
        "codesim_jobs 0",
        "codesim_jobs_ended_total{state=\"finished\"} 1",
        "codesim_requests_total{method=\"GET\",route=\"/api/v1/jobs/{job}\",status=\"200\"} 1",
    ] {
        assert!(metrics.lines().any(|it| it == line), "{line}\n{metrics}");
    }
    assert!(!metrics.contains("nobody may know"), "{metrics}");
    assert!(
        !metrics.contains(job.trim_start_matches("/jobs/")),
        "{metrics}"
    );
}

#[test]
fn without_a_provider_there_is_no_way_to_one() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let stranger = server.stranger();
    let ways = stranger.get("/sign-in").due(200);
    assert_eq!(ways, json!({ "password": true, "provider": null }));
    let provider = format!("{}/sign-in/provider", server.address());
    assert_eq!(stranger.fetch(&provider).status, 404);
}

#[test]
fn a_provider_that_is_not_described_is_told_before_anything_is_served() {
    let folder = Folder::new();
    folder.write("no-client.toml", "issuer = 'https://login.example.org'");
    folder.write(
        "no-address.toml",
        "issuer = 'login'\nclient_id = 'codesim'\ntitle = 'Example University'",
    );
    for (name, why) in [
        ("no-client.toml", "missing field `client_id`"),
        ("no-address.toml", "relative URL without a base"),
        ("not-there.toml", "it cannot be read"),
    ] {
        let file = folder.path().join(name);
        let mut serve = Command::new(binary());
        serve.args(["serve", "--listen=127.0.0.1:0", "--data"]);
        serve.arg(folder.path()).arg("--openid").arg(&file);
        let done = serve.output().expect("it starts");
        let errors = String::from_utf8_lossy(&done.stderr);
        assert!(!done.status.success());
        assert!(errors.contains(name) && errors.contains(why), "{errors}");
    }
}
