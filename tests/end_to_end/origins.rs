//! Remarks on authors, projects and folders that files of a few submissions name.

use serde_json::{Value, json};

use crate::folder::{Folder, java};

const SOLUTION: &str = "Project(\"{FAE04EC0-301F-11D3-BF4B-00C04F79EFBC}\") = \"Ball\", \"Ball.csproj\", \
                        \"{0CB1C3A0-1111-2222-3333-444455556666}\"\nEndProject\n";

/// A class of six, of whom two name the same author and two have the same project; all name who gave the course.
fn class() -> Folder {
    let folder = Folder::new();
    for (name, seed) in [
        ("anna", 3),
        ("bela", 5),
        ("carl", 7),
        ("dora", 11),
        ("emil", 13),
        ("finn", 17),
    ] {
        let author = match name {
            "anna" => "/** @author Lea Maier */\n",
            "bela" => "// Created by lea maier on 3.4.2026.\n",
            _ => "",
        };
        let own = java("work", seed);
        folder.write(
            format!("class/{name}/Main.java"),
            format!("// Author: Professor Quirrell\n{author}{own}"),
        );
    }
    folder.write("class/carl/Ball.sln", SOLUTION);
    folder.write("class/dora/Other.sln", format!("\n{SOLUTION}"));
    folder
}

/// Place and sentence of each remark on an origin.
fn told(report: &Value) -> Vec<String> {
    let remarks = report["remarks"].as_array().expect("a list").iter();
    let shared = remarks.filter(|it| it["kind"] == "shared-origin");
    let each = shared.map(|it| format!("{}:{} {}", it["path"], it["line"], it["sentence"]));
    each.map(|it| it.replace('"', "")).collect()
}

#[test]
fn rare_origins_are_reported_for_each_submission() {
    let report = class().report(&[]);
    assert_eq!(
        told(&report),
        [
            "anna/Main.java:2 names Lea Maier as an author; so does a file of bela",
            "bela/Main.java:2 names lea maier as an author; so does a file of anna",
            "carl/Ball.sln:1 has the project number 0CB1C3A0-1111-2222-3333-444455556666; so does a file of dora",
            "dora/Other.sln:2 has the project number 0CB1C3A0-1111-2222-3333-444455556666; so does a file of carl",
        ]
    );
}

/// A notebook of one cell, with its metadata.
fn notebook(code: &str, metadata: &Value, of_cell: &Value) -> String {
    let cell = json!({"cell_type": "code", "metadata": of_cell, "outputs": [], "source": code});
    let notebook = json!({"nbformat": 4, "metadata": metadata, "cells": [cell]});
    serde_json::to_string_pretty(&notebook).expect("it is JSON")
}

#[test]
fn notebooks_and_hidden_folders_are_read_for_it() {
    let folder = Folder::new();
    for number in 0..8 {
        let code = format!("def f{number}(a):\n    return a * {number} + a\n").repeat(9 + number);
        let person = if number < 2 { "Lea Maier" } else { "" };
        let by = json!({"executionInfo": {"user": {"displayName": person}}});
        let tag = json!({"colab": {"authorship_tag": format!("ABX9TyN{}", number / 3)}});
        let of_file = if number > 5 { &tag } else { &json!({}) };
        folder.write(
            format!("class/s{number}/work.ipynb"),
            notebook(&code, of_file, &by),
        );
    }
    for name in ["s3", "s4"] {
        folder.write(
            format!("class/{name}/.idea/workspace.xml"),
            "<project>\n<component name=\"ProjectId\" id=\"1bYhLGxBpGrTXkz2cJvfBsDwTZn\" />\n",
        );
    }
    let commit = "0123456789abcdef0123456789abcdef01234567";
    for name in ["s2", "s5"] {
        folder.write(
            format!("class/{name}/.git/logs/HEAD"),
            format!(
                "{commit} {commit} Lea Maier <lea@example.org> 1700000000 +0100\tcommit: all\n"
            ),
        );
    }
    for name in ["s2", "s3"] {
        folder.write(
            format!("class/{name}/.vs/Balls/v17/DocumentLayout.json"),
            "{\n\"WorkspaceRootPath\": \"C:\\\\Users\\\\lea\\\\Balls\\\\\"\n}\n",
        );
    }
    let told = told(&folder.report(&[]));
    let starts = [
        "s0/work.ipynb:8 was run by Lea Maier; so was a file of s1",
        "s1/work.ipynb:8 was run by Lea Maier; so was a file of s0",
        "s2/.git/logs/HEAD:1 has commits by Lea Maier <lea@example.org>; so does a file of s5",
        "s2/.vs/Balls/v17/DocumentLayout.json:2 has a path below \\\\Users\\\\lea; so does a file of s3",
        "s3/.idea/workspace.xml:2 has the project number 1bYhLGxBpGrTXkz2cJvfBsDwTZn; so does a file of s4",
        "s3/.vs/Balls/v17/DocumentLayout.json:2 has a path below \\\\Users\\\\lea; so does a file of s2",
        "s4/.idea/workspace.xml:2 has the project number 1bYhLGxBpGrTXkz2cJvfBsDwTZn; so does a file of s3",
        "s5/.git/logs/HEAD:1 has commits by Lea Maier <lea@example.org>; so does a file of s2",
        "s6/work.ipynb:18 has the authorship tag ABX9TyN2 of Colab; so does a file of s7",
        "s7/work.ipynb:18 has the authorship tag ABX9TyN2 of Colab; so does a file of s6",
    ];
    assert_eq!(told, starts);
}

#[test]
fn starter_code_and_groups_explain_it() {
    let folder = class();
    folder.write(
        "starter/Given.java",
        format!("// @author Lea MAIER\n{}", java("given", 29)),
    );
    folder.write("starter/Given.sln", SOLUTION);
    assert_eq!(told(&folder.report(&["--boilerplate", "starter"])), [""; 0]);
    folder.write(
        "groups.csv",
        "submission,group\nanna,1\nbela,1\ncarl,2\ndora,2\n",
    );
    assert_eq!(told(&folder.report(&["--groups", "groups.csv"])), [""; 0]);
}

#[test]
fn an_anonymous_report_has_none() {
    let folder = class();
    let report = folder.report(&["--anonymize", "key.csv"]);
    assert_eq!(told(&report), [""; 0]);
    assert!(!report.to_string().contains("Maier"));
}
