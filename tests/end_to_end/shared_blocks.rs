//! Code that several submissions share is told as one block, with those who have it.

use serde_json::{Value, json};

use crate::folder::{Folder, java};

/// A class of twelve, each with work of his own. Four of them took the same class out of a book, of whom dora changed a line.
fn class() -> Folder {
    let folder = Folder::new();
    let book = java("book", 77);
    folder.write("book.java", &book);
    for (number, name) in ["anna", "bela", "carl", "dora"].into_iter().enumerate() {
        let text = match name {
            "dora" => book.replace(" return depth;\n", " return 4 * depth + 2;\n"),
            _ => book.clone(),
        };
        let own = java("own", 1000 + 7 * number);
        folder.write(format!("class/{name}/Main.java"), format!("\n{own}{text}"));
    }
    for number in 0..8 {
        let own = java("work", 2000 + 13 * number);
        folder.write(format!("class/student{number}/Main.java"), own);
    }
    folder
}

fn largest(report: &Value) -> &Value {
    &report["shared_blocks"]["largest"][0]
}

#[test]
fn a_block_is_told_with_its_place_and_those_who_have_it() {
    let report = class().report(&[]);
    let block = largest(&report);
    assert_eq!(
        block["submissions"],
        json!(["anna", "bela", "carl", "dora"])
    );
    assert_eq!(block["shown_in"], "anna");
    let place = &block["place"];
    let [first, last] = ["start", "end"].map(|end| place[end]["line"].as_u64().expect("a line"));
    // The class out of the book begins in line 30 and has 28 lines.
    assert!(
        (29..=33).contains(&first) && (52..=57).contains(&last),
        "{place}"
    );
    assert!(block["tokens"].as_u64() > Some(150), "{block}");
}

#[test]
fn pairs_that_share_little_else_say_so() {
    let report = class().report(&[]);
    let pairs = report["pairs"].as_array().expect("a list");
    let within = pairs
        .iter()
        .find(|pair| pair["left"] == "anna" && pair["right"] == "bela");
    let within = &within.expect("it is shown")["in_block"];
    assert_eq!(
        (&within["block"], &within["submissions"]),
        (&json!(1), &json!(4))
    );
    assert!(within["share"].as_f64() >= Some(0.5), "{within}");
    let other = pairs.iter().find(|pair| pair["left"] == "student0");
    assert_eq!(other.map(|pair| &pair["in_block"]), Some(&Value::Null));
}

#[test]
fn a_block_is_offered_as_starter_code_and_is_none_when_it_is_that() {
    let folder = class();
    let table = folder.codesim(&["class"]).text();
    for said in [
        "can be named with --boilerplate",
        "4 submissions share a block of ",
        "(anna/Main.java:",
    ] {
        assert!(table.contains(said), "{said} in {table}");
    }
    let report = folder.report(&["--boilerplate", "book.java"]);
    let total = report["shared_blocks"]["total"].as_u64();
    let before = folder.report(&[])["shared_blocks"]["total"].as_u64();
    assert!(total < before, "{total:?} and {before:?}");
    let named = &largest(&report)["submissions"];
    assert_ne!(named, &json!(["anna", "bela", "carl", "dora"]));
}
