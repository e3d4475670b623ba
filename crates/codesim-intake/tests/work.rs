//! What the pieces of a file may cost together.

use std::path::Path;

use codesim_intake::{Memory, ReadOptions, Reader};
use codesim_token::{NoTree, ParseQuality};
use serde_json::json;

/// More than the grammar of C may take for it.
fn endless() -> String {
    "*)".repeat(8 << 10)
}

/// The quality of each piece of a file, and what all of them took.
fn read(name: &str, text: String) -> (Vec<ParseQuality>, u64) {
    let bytes = text.len() as u64;
    let mut tree = Memory::new();
    tree.add(name, text);
    let registry = codesim_languages::registry();
    let reader = Reader::new(&registry, &ReadOptions::default()).expect("nothing is asked");
    let pieces = reader.pieces(&tree, Path::new(name), None);
    let pieces = pieces.expect("it is code");
    let work = pieces.iter().map(|piece| piece.tokenized.work).sum();
    // Twice what a text of this length may take.
    let most = 2 * (400_000_000 + 800 * bytes);
    assert!(work <= most, "{name}: {work} instead of {most}");
    let qualities = pieces.iter().map(|piece| piece.tokenized.quality);
    (qualities.collect(), work)
}

fn notebook(cells: &[String]) -> String {
    let cell = |source: &String| json!({"cell_type": "code", "source": source});
    let cells: Vec<_> = cells.iter().map(cell).collect();
    json!({"metadata": {"language_info": {"name": "c"}}, "cells": cells}).to_string()
}

#[test]
fn many_cells_take_no_more_than_one_text() {
    let mut cells = vec![endless(); 20];
    cells.push("int main(void) { return 1; }\n".to_owned());
    let (qualities, _) = read("a.ipynb", notebook(&cells));
    let by_cost = ParseQuality::Lexed(NoTree::Cost);
    assert_eq!(qualities, vec![by_cost; 21]);
}

#[test]
fn the_cells_of_a_sound_notebook_are_all_parsed() {
    let cell = "int f(int a) { if (a < 2) { return a; } return f(a - 1) * a; }\n".repeat(20);
    let (qualities, work) = read("a.ipynb", notebook(&vec![cell; 300]));
    assert_eq!(qualities, vec![ParseQuality::Clean; 300]);
    assert!(work > 0);
}
