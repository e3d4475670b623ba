//! Clients of MOSS, whose host name was changed.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::thread;

use serde_json::json;

use crate::command::repository;
use crate::folder::Folder;
use crate::pack::{File, files};
use crate::server::service::{Form, Server, new_server};
use crate::server::token;

/// A client with its connection.
struct Client {
    stream: BufReader<TcpStream>,
}

impl Client {
    fn connect(server: &Server) -> Self {
        let stream = TcpStream::connect(server.moss()).expect("it listens");
        Self {
            stream: BufReader::new(stream),
        }
    }

    fn say(&mut self, text: &str) {
        let said = self.stream.get_mut().write_all(text.as_bytes());
        said.expect("somebody listens");
    }

    /// Returns the next line, or an empty text if the connection is closed.
    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.stream.read_line(&mut line).expect("it is text");
        line
    }

    /// Says everything before the first file, as the script that MOSS hands out.
    fn greet(&mut self, user: &str, language: &str) -> String {
        self.say(&format!(
            "moss {user}\ndirectory 0\nX 0\nmaxmatches 10\nshow 250\nlanguage {language}\n"
        ));
        self.hear()
    }

    fn send(&mut self, id: usize, language: &str, (name, content): &File) {
        self.say(&format!("file {id} {language} {} {name}\n", content.len()));
        self.stream
            .get_mut()
            .write_all(content)
            .expect("somebody listens");
    }

    /// The answer to all files.
    fn query(&mut self, comment: &str) -> String {
        self.say(&format!("query 0 {comment}\n"));
        let answer = self.hear();
        self.say("end\n");
        answer
    }
}

/// The example class of Java, a file each.
fn class() -> Vec<File> {
    files(&repository().join("corpora/java/submissions"))
}

fn user(server: &Server) -> String {
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    token(&admin, &course, "moss")
}

#[test]
fn a_script_for_moss_gets_pages_that_its_readers_know() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let user = user(&server);
    let mut client = Client::connect(&server);
    assert_eq!(client.greet(&user, "java"), "yes\n");
    client.send(
        0,
        "java",
        &files(&repository().join("corpora/java/starter"))[0],
    );
    for (number, file) in class().iter().enumerate() {
        client.send(number + 1, "java", file);
    }
    let answer = client.query("Homework 3");
    let url = answer.trim_end();
    let digits = url
        .strip_prefix(&format!("{}/results/", server.address()))
        .expect("an address");
    assert!(digits.bytes().all(|it| it.is_ascii_digit()), "{url}");
    let stranger = server.stranger();
    let index = stranger.fetch(url);
    assert_eq!(index.headers["content-type"], "text/html; charset=utf-8");
    let index = index.text();
    assert!(index.contains("<TITLE>Moss Results</TITLE>"), "{index}");
    let best = format!("<A HREF=\"{url}/match0.html\">hugo/Library.java (100%)</A>");
    assert!(index.contains(&best), "{index}");
    assert!(
        stranger
            .fetch(&format!("{url}/match0-top.html"))
            .text()
            .contains("100%")
    );
    for side in ["0", "1"] {
        let page = stranger.fetch(&format!("{url}/match0-{side}.html")).text();
        assert!(page.contains("class Library"), "{page}");
    }
    let report = stranger.fetch(&format!("{url}/report.html"));
    assert!(report.text().starts_with("<!doctype html>"));
    assert_eq!(stranger.fetch(&format!("{url}/match9999.html")).status, 404);
    assert_eq!(
        stranger
            .fetch(&format!("{url}/..%2fpages%2findex.html"))
            .status,
        404
    );
    let admin = server.admin();
    let jobs = admin.get("/courses/1/jobs").due(200);
    assert_eq!(jobs[0]["title"], "Homework 3");
    let job = format!("/jobs/{}", digits);
    let again = Form::default().again(&admin, &job);
    assert_eq!(admin.ended(&again)["state"], "finished");
    let url = again.replace("/jobs", &format!("{}/results", server.address()));
    let best = format!("<A HREF=\"{url}/match0.html\">hugo/Library.java (100%)</A>");
    let index = stranger.fetch(&url).text();
    assert!(index.contains(&best), "{index}");
}

#[test]
fn pages_are_without_an_erased_student_from_the_answer_on() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let user = user(&server);
    let mut client = Client::connect(&server);
    assert_eq!(client.greet(&user, "java"), "yes\n");
    for (number, file) in class().iter().enumerate() {
        client.send(number + 1, "java", file);
    }
    let answer = client.query("Homework 3");
    let url = answer.trim_end();
    let stranger = server.stranger();
    assert!(stranger.fetch(url).text().contains("hugo"));
    let admin = server.admin();
    // All files of the class have that name, and `s1` is somebody else in each job.
    for nobody in ["Library", "Library.java", "s1"] {
        let gone = admin.delete(&format!("/courses/1/students/{nobody}"));
        assert_eq!(gone.due(200)["jobs"], json!([]), "{nobody}");
    }
    let shown = admin.get("/courses/1/students/hugo").due(200);
    let text = shown["jobs"][0]["files"][0]["text"].as_str();
    assert!(text.expect("it is his").contains("class Library"));
    let gone = admin.delete("/courses/1/students/hugo").due(200);
    assert_eq!(gone["jobs"].as_array().map(Vec::len), Some(1), "{gone}");
    for page in ["", "/match0-0.html", "/report.html"] {
        let text = stranger.fetch(&format!("{url}{page}")).text();
        assert!(!text.contains("hugo/"), "{page}: {text}");
    }
    let (_, id) = url.rsplit_once('/').expect("an address");
    let ended = admin.ended(&format!("/jobs/{id}"));
    assert_eq!(ended["read"]["submissions"], 17, "{ended}");
    let index = stranger.fetch(url).text();
    assert!(index.contains("olga") && !index.contains("hugo"), "{index}");
}

#[test]
fn unknown_user_gets_moss_error() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let user = user(&server);
    assert_eq!(Client::connect(&server).greet("12345", "java"), "");
    assert_eq!(Client::connect(&server).greet(&user, "klingon"), "no\n");
    let mut nothing = Client::connect(&server);
    assert_eq!(nothing.greet(&user, "C"), "yes\n");
    assert_eq!(nothing.query(""), "Error: No files uploaded to compare.\n");
    let mut alone = Client::connect(&server);
    assert_eq!(alone.greet(&user, "java"), "yes\n");
    alone.send(1, "java", &class()[0]);
    let answer = alone.query("");
    assert!(
        answer.starts_with("Error: ") && answer.contains("only one submission"),
        "{answer}"
    );
    let mut browser = Client::connect(&server);
    browser.say("GET / HTTP/1.1\r\n\r\n");
    let mut rest = String::new();
    browser
        .stream
        .read_to_string(&mut rest)
        .expect("it is closed");
    assert_eq!(rest, "");
}

#[test]
fn moss_max_matches_ignores_common_code() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let user = user(&server);
    let copied = &class()[0].1;
    let copies = ["ada", "bob", "eve"].map(|name| (format!("{name}.java"), copied.clone()));
    let equals = |most: usize| {
        let mut client = Client::connect(&server);
        client.say(&format!("moss {user}\nmaxmatches {most}\nlanguage java\n"));
        assert_eq!(client.hear(), "yes\n");
        for (number, file) in copies.iter().chain(&class()[1..]).enumerate() {
            client.send(number + 1, "java", file);
        }
        let url = client.query("");
        let job = url.trim().rsplit('/').next().expect("it has parts");
        let pairs = server.admin().get(&format!("/jobs/{job}/pairs")).due(200);
        let pairs = pairs["pairs"].as_array().expect("a list").clone();
        let are_copies = |pair: &serde_json::Value| {
            let names = ["left", "right"].map(|side| pair[side].as_str().expect("a name"));
            names.iter().all(|name| ["s1", "s2", "s3"].contains(name)) && pair["score"] == 1.0
        };
        pairs.iter().filter(|pair| are_copies(pair)).count()
    };
    assert_eq!(equals(10), 3, "three share it");
    assert_eq!(equals(2), 0, "more than two share it");
}

#[test]
fn many_clients_are_answered_at_once() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let user = user(&server);
    let class = class();
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                let mut client = Client::connect(&server);
                assert_eq!(client.greet(&user, "java"), "yes\n");
                for (number, file) in class.iter().enumerate() {
                    client.send(number + 1, "java", file);
                }
                let answer = client.query("");
                assert!(answer.starts_with("http://"), "{answer}");
            });
        }
    });
}

#[test]
fn on_a_closed_network_nobody_needs_a_token() {
    let folder = Folder::new();
    new_server(&folder);
    let server = Server::start_with(folder.path(), &["--moss-open=Everybody"]);
    let mut early = Client::connect(&server);
    assert_eq!(early.greet("987654321", "java"), "");
    let course = server.admin().new_course("Everybody");
    let mut client = Client::connect(&server);
    assert_eq!(client.greet("987654321", "java"), "yes\n");
    for (index, file) in class().iter().enumerate() {
        client.send(index + 1, "java", file);
    }
    assert!(client.query("Homework 3").starts_with("http"));
    let jobs = server.admin().get(&format!("{course}/jobs")).due(200);
    assert_eq!(jobs[0]["state"], "finished");
}
