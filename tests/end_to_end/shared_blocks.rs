//! Code that several submissions share is reported as one block, with the submissions that have it.

use serde_json::{Value, json};

use crate::folder::{Folder, java};

/// Code from a book.
const BOOK: &str = r#"class Heap {
    private int[] keys = new int[16];
    private int size;

    void insert(int key) {
        if (size == keys.length) {
            keys = java.util.Arrays.copyOf(keys, 2 * size);
        }
        int hole = size++;
        while (hole > 0 && keys[(hole - 1) / 2] > key) {
            keys[hole] = keys[(hole - 1) / 2];
            hole = (hole - 1) / 2;
        }
        keys[hole] = key;
    }

    int least() throws Exception {
        if (size == 0) {
            throw new Exception("nothing is left");
        }
        int least = keys[0], last = keys[--size], hole = 0;
        for (int child = 1; child < size; child = 2 * hole + 1) {
            if (child + 1 < size && keys[child + 1] < keys[child]) {
                child++;
            }
            if (!(keys[child] < last)) {
                break;
            }
            keys[hole] = keys[child];
            hole = child;
        }
        keys[hole] = last;
        return least;
    }
}
"#;

/// A class of twelve, of whom four took the same class out of a book, and dora changed a line of it.
fn class() -> Folder {
    let folder = Folder::new();
    folder.write("book.java", BOOK);
    for (number, name) in ["anna", "bela", "carl", "dora"].into_iter().enumerate() {
        let text = match name {
            "dora" => BOOK.replace(
                "        keys[hole] = last;\n",
                "        place(hole, last, true);\n",
            ),
            _ => BOOK.to_owned(),
        };
        let own = format!("class Own {{ int own = {number}; }}\n");
        folder.write(format!("class/{name}/Main.java"), format!("{text}{own}"));
    }
    for number in 0..8 {
        let own = java("work", 2000 + 13 * number);
        folder.write(format!("class/student{number}/Main.java"), own);
    }
    folder
}

/// The block of those who have the book.
fn of_the_book(report: &Value) -> Option<&Value> {
    let blocks = report["shared_blocks"]["largest"].as_array();
    let mut blocks = blocks.expect("a list").iter();
    blocks.find(|block| block["submissions"] == json!(["anna", "bela", "carl", "dora"]))
}

#[test]
fn a_block_is_told_with_its_place_and_those_who_have_it() {
    let report = class().report(&[]);
    let block = of_the_book(&report).expect("it is found");
    assert_eq!(block["shown_in"], "anna");
    let place = &block["place"];
    let [first, last] = ["start", "end"].map(|end| place[end]["line"].as_u64());
    let lines = BOOK.lines().count() as u64;
    assert!(
        first <= Some(2) && last >= Some(lines - 2) && last <= Some(lines + 2),
        "{place}"
    );
    assert!(block["tokens"].as_u64() > Some(200), "{block}");
}

#[test]
fn pairs_that_share_little_else_say_so() {
    let report = class().report(&[]);
    let number = &of_the_book(&report).expect("it is found")["number"];
    let pairs = report["pairs"].as_array().expect("a list");
    let both = |pair: &&Value| pair["left"] == "anna" && pair["right"] == "bela";
    let pair = pairs.iter().find(both).expect("it is shown");
    let within = &pair["in_block"];
    assert_eq!(
        (&within["block"], &within["submissions"]),
        (number, &json!(4))
    );
    assert!(within["share"].as_f64() > Some(0.8), "{within}");
    let why = pair["why"].as_str().expect("it is to be read");
    let said = " of the matched code is in a block that 4 submissions share";
    assert!(why.contains(said), "{why}");
}

#[test]
fn every_format_gives_the_same_reasons() {
    let folder = class();
    let report = folder.report(&[]);
    let pairs = report["pairs"].as_array().expect("a list");
    let mut whys: Vec<&str> = pairs.iter().filter_map(|it| it["why"].as_str()).collect();
    whys.sort_unstable();
    assert!(whys.iter().any(|why| why.contains("in a block that 4 ")));
    for options in [
        ["--format", "jsonl"].as_slice(),
        &["--format", "jsonl", "--limit", "all"],
    ] {
        let lines = folder.codesim(&[&["class"], options].concat()).text();
        let lines = lines.lines().map(serde_json::from_str);
        let pairs: Vec<Value> = lines.collect::<Result<_, _>>().expect("JSON lines");
        let mut told: Vec<&str> = pairs.iter().filter_map(|it| it["why"].as_str()).collect();
        told.sort_unstable();
        assert_eq!(told, whys, "{options:?}");
    }
    for options in [
        ["--format", "csv"].as_slice(),
        &["--format", "csv", "--limit", "all"],
    ] {
        let table = folder.codesim(&[&["class"], options].concat()).text();
        for why in &whys {
            assert!(table.contains(why), "{why} in {table}");
        }
    }
}

#[test]
fn a_block_is_offered_as_starter_code_and_is_none_when_it_is_that() {
    let folder = class();
    let table = folder.codesim(&["class"]).text();
    for said in [
        "name it with --boilerplate",
        "4 submissions share a block of ",
        "(anna/Main.java:1-",
    ] {
        assert!(table.contains(said), "{said} in {table}");
    }
    let report = folder.report(&["--boilerplate", "book.java"]);
    assert_eq!(of_the_book(&report), None);
}
