//! A service for one test, and its clients.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use ureq::Agent;
use ureq::http::{HeaderMap, Request, header};

use crate::command::binary;
use crate::folder::Folder;

/// A limit that a debug build never reaches unless it hangs.
const PATIENCE: Duration = Duration::from_secs(120);

const PASSWORD: &str = "correct horse";

/// A server that ends with its test.
pub struct Server {
    process: Child,
    address: String,
    moss: String,
}

/// A server of an empty folder with one admin, `grace`.
pub fn new_server(folder: &Folder) -> Server {
    add_user(folder, "grace --admin");
    Server::start(folder.path())
}

fn add_user(folder: &Folder, name: &str) {
    let mut add = Command::new("sh");
    let script = format!("echo '{PASSWORD}' | \"$0\" user add {name} --data \"$1\"");
    add.args(["-c", &script]).arg(binary()).arg(folder.path());
    assert!(add.status().expect("it starts").success());
}

impl Server {
    pub fn start(data: &Path) -> Self {
        Self::start_with(data, &[])
    }

    /// One with more options.
    pub fn start_with(data: &Path, options: &[&str]) -> Self {
        let mut process = Command::new(binary())
            .args([
                "serve",
                "--listen=127.0.0.1:0",
                "--moss=127.0.0.1:0",
                "--data",
            ])
            .arg(data)
            .args(options)
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let stderr = process.stderr.take().expect("it is a pipe");
        let mut lines = BufReader::new(stderr).lines();
        let mut said = |start: &str| {
            let line = lines.next().expect("it says where").expect("it is text");
            line.strip_prefix(start).expect("it listens").to_owned()
        };
        Self {
            process,
            moss: said("clients of MOSS: "),
            address: said("listening at "),
        }
    }

    /// Its address, without `/` at the end.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Where clients of MOSS find it.
    pub fn moss(&self) -> &str {
        &self.moss
    }

    /// Kills the process, as in a power failure.
    pub fn kill(mut self) {
        self.process.kill().expect("it is our child");
        self.process.wait().expect("it is our child");
    }

    /// A client without a session.
    pub fn stranger(&self) -> Client {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE));
        Client {
            agent: config.build().into(),
            base: format!("{}/api/v1", self.address),
            headers: Vec::new(),
        }
    }

    /// A program with a token.
    pub fn program(&self, token: &str) -> Client {
        self.stranger()
            .with(header::AUTHORIZATION.as_str(), &format!("Bearer {token}"))
    }

    /// The admin, signed in.
    pub fn admin(&self) -> Client {
        self.signed_in("grace")
    }

    /// A new user who is no admin, signed in.
    pub fn user(&self, folder: &Folder, name: &str) -> Client {
        add_user(folder, name);
        self.signed_in(name)
    }

    fn signed_in(&self, name: &str) -> Client {
        let stranger = self.stranger();
        let signed_in = stranger.post("/session", &json!({ "name": name, "password": PASSWORD }));
        assert_eq!(signed_in.status, 200, "{}", signed_in.text());
        let cookie = signed_in.headers[header::SET_COOKIE]
            .to_str()
            .expect("it is text");
        assert!(
            cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"),
            "{cookie}"
        );
        let (session, _) = cookie.split_once(';').expect("it has flags");
        stranger.with("cookie", session).with("x-codesim", "1")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have been killed by its test.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A client of the server.
pub struct Client {
    agent: Agent,
    base: String,
    headers: Vec<(String, String)>,
}

/// A form that a browser would send.
#[derive(Default)]
pub struct Form(Vec<u8>);

impl Form {
    /// Adds a field, or a file if it has a name.
    pub fn part(&mut self, field: &str, name: &str, content: &[u8]) {
        let file = match name {
            "" => String::new(),
            name => format!("; filename=\"{name}\""),
        };
        let head =
            format!("--edge\r\nContent-Disposition: form-data; name=\"{field}\"{file}\r\n\r\n");
        self.0.extend(head.bytes());
        self.0.extend(content);
        self.0.extend(b"\r\n");
    }

    /// Hands it in, and returns where its job is.
    pub fn hand_in(self, client: &Client, course: &str) -> String {
        job_of(&self.send(client, &format!("{course}/jobs")))
    }

    /// Has a job compared again with it, and returns where the new one is.
    pub fn again(self, client: &Client, job: &str) -> String {
        job_of(&self.send(client, &format!("{job}/again")))
    }

    pub fn send(mut self, client: &Client, path: &str) -> Answer {
        self.0.extend(b"--edge--\r\n");
        let kind = "multipart/form-data; boundary=edge";
        client.send("POST", path, kind, self.0)
    }
}

/// Returns the path of a job that was begun.
fn job_of(begun: &Answer) -> String {
    let begun = begun.due(202);
    format!("/jobs/{}", begun["id"].as_str().expect("it has one"))
}

/// An answer of the server.
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// Its JSON, if it has the status that is due.
    pub fn due(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

impl Client {
    pub fn with(mut self, header: &str, value: &str) -> Self {
        self.headers.push((header.to_owned(), value.to_owned()));
        self
    }

    /// The cookie that is sent along.
    pub fn cookie(&self) -> &str {
        let mut headers = self.headers.iter();
        let cookie = headers.find(|(name, _)| name == "cookie");
        &cookie.expect("there is a session").1
    }

    pub fn send(&self, method: &str, path: &str, kind: &str, body: Vec<u8>) -> Answer {
        self.request(method, &format!("{}{path}", self.base), kind, body)
    }

    /// A page at a whole address.
    pub fn fetch(&self, url: &str) -> Answer {
        self.request("GET", url, "", Vec::new())
    }

    fn request(&self, method: &str, url: &str, kind: &str, body: Vec<u8>) -> Answer {
        let mut request = Request::builder().method(method).uri(url);
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        if !kind.is_empty() {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        let request = request.body(body).expect("it is a request");
        let answer = self.agent.run(request).expect("the server answers");
        let (parts, mut body) = answer.into_parts();
        Answer {
            status: parts.status.as_u16(),
            headers: parts.headers,
            body: body
                .with_config()
                .limit(1 << 30)
                .read_to_vec()
                .expect("it is whole"),
        }
    }

    pub fn get(&self, path: &str) -> Answer {
        self.send("GET", path, "", Vec::new())
    }

    pub fn delete(&self, path: &str) -> Answer {
        self.send("DELETE", path, "", Vec::new())
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(
            "POST",
            path,
            "application/json",
            body.to_string().into_bytes(),
        )
    }

    pub fn put(&self, path: &str, body: &Value) -> Answer {
        self.send(
            "PUT",
            path,
            "application/json",
            body.to_string().into_bytes(),
        )
    }

    /// Adds a course, and returns where its things are.
    pub fn new_course(&self, name: &str) -> String {
        let course = self.post("/courses", &json!({ "name": name })).due(201);
        format!("/courses/{}", course["id"])
    }

    /// Hands in an archive, and returns where its job is.
    pub fn hand_in(&self, course: &str, archive: Vec<u8>) -> String {
        let path = format!("{course}/jobs?title=Homework%203");
        job_of(&self.send("POST", &path, "application/zip", archive))
    }

    /// Waits until a job has ended: its progress is sent until then.
    pub fn ended(&self, job: &str) -> Value {
        assert_eq!(self.get(&format!("{job}/events")).status, 200);
        self.get(job).due(200)
    }
}
