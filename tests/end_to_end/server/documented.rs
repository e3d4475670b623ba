//! The commands of docs/server.md, unchanged.

use std::process::Command;

use serde_json::Value;

use super::{class, next_second, token};
use crate::command::repository;
use crate::folder::Folder;
use crate::pack::files;
use crate::server::service::new_server;

fn document() -> String {
    let document = repository().join("docs/server.md");
    std::fs::read_to_string(document).expect("it can be read")
}

/// The registration of a learning platform in the document.
fn platform() -> String {
    let document = document();
    let (_, rest) = document.split_once("```json\n").expect("it is there");
    rest.split_once("```").expect("it ends").0.to_owned()
}

/// The script of the document that uploads a folder each night.
fn nightly() -> String {
    let document = document();
    let (_, rest) = document
        .split_once("```sh\n#!/bin/sh\n")
        .expect("it is there");
    rest.split_once("```").expect("it ends").0.to_owned()
}

/// Lines of the document that ask a service that runs.
fn commands() -> Vec<String> {
    let document = document();
    let lines = document.lines().map(str::to_owned);
    lines.filter(|line| line.starts_with("curl ")).collect()
}

#[test]
fn every_command_of_the_document_works() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let place = Folder::new();
    place.write("submissions.zip", class());
    place.write("platform.json", platform());
    let api = format!("{}/api/v1", server.address());
    let mut known = vec![("at", api)];
    let commands = commands();
    assert!(commands.len() >= 6, "{commands:?}");
    for command in commands {
        let mut shell = Command::new("sh");
        // Options that the document leaves out: silence, and failure when the request is refused.
        let command = command.replacen("curl ", "curl --silent --show-error --fail-with-body ", 1);
        shell.args(["-euc", &command]).current_dir(place.path());
        let done = shell.envs(known.clone()).output().expect("it starts");
        let said = String::from_utf8_lossy(&done.stdout);
        let errors = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{command}\n{said}{errors}");
        let Ok(Value::Object(answer)) = serde_json::from_str(&said) else {
            continue;
        };
        let word = |name: &str| answer.get(name).and_then(Value::as_str).map(str::to_owned);
        // A client of MOSS cannot read reports: its token is not used below.
        if let Some(token) =
            word("token").filter(|token| !token.bytes().all(|it| it.is_ascii_digit()))
        {
            known.push(("TOKEN", token));
        }
        if let Some(job) = word("id") {
            server.admin().ended(&format!("/jobs/{job}"));
            known.push(("JOB", job));
        }
    }
    let report = place.path().join("report.html");
    let report = std::fs::read_to_string(report).expect("it was fetched");
    assert!(report.starts_with("<!doctype html>"));
}

#[test]
fn the_nightly_script_continues_the_last_class_and_names_new_pairs() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let token = token(&admin, &course, "write");
    let place = Folder::new();
    place.write("nightly", nightly());
    let run = |names: &[&str]| {
        for (name, content) in files(&repository().join("corpora/java/submissions")) {
            if names.iter().any(|own| name.starts_with(own)) {
                place.write(format!("homework 3/{name}"), content);
            }
        }
        let mut shell = Command::new("sh");
        let course = course.trim_start_matches("/courses/");
        let script = shell.args(["nightly", course, "Homework 3", "homework 3"]);
        let script = script.current_dir(place.path()).env("TOKEN", &token);
        let done = script.env("CODESIM", server.address()).output();
        let done = done.expect("it starts");
        let errors = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{errors}");
        next_second();
        String::from_utf8_lossy(&done.stdout).into_owned()
    };
    assert_eq!(run(&["ada", "bruno", "hugo", "ines"]), "");
    assert_eq!(run(&["olga"]), "hugo - olga\n");
    assert_eq!(run(&["olga"]), "");
    let jobs = admin.get(&format!("{course}/jobs")).due(200);
    assert_eq!(jobs[0]["continues"], jobs[1]["id"], "{jobs}");
}
