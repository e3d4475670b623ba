//! The total cost of the pieces of a file.

use std::path::Path;

use codesim_intake::{Memory, ReadOptions, Reader, Root, Sources};
use codesim_token::{
    FrontEnd, Imports, Language, NoTree, ParseQuality, TokenString, Tokenized, Tokenizer,
};
use serde_json::json;

/// Returns a text that takes more work than the grammar of C is allowed for it.
fn endless() -> String {
    "*)".repeat(8 << 10)
}

/// Returns the quality of each piece of a file, and the work on all of them.
fn read(name: &str, text: String) -> (Vec<ParseQuality>, u64) {
    let bytes = text.len() as u64;
    let mut tree = Memory::new();
    tree.add(name, text);
    let registry = codesim_languages::registry();
    let reader = Reader::new(&registry, &ReadOptions::default()).expect("nothing is asked");
    let pieces = reader.pieces(&tree, Path::new(name), None);
    let pieces = pieces.expect("it is code");
    let work = pieces.iter().map(|piece| piece.tokenized.work).sum();
    // Twice the limit for a text of this length.
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

/// A front end whose grammar reports the same work for each text.
struct Costly {
    own: Box<dyn FrontEnd>,
    work: u64,
}

impl FrontEnd for Costly {
    fn language(&self) -> &Language {
        self.own.language()
    }

    fn tokenizer(&self, imports: Imports) -> Box<dyn Tokenizer + '_> {
        Box::new(CostlyTokenizer {
            own: self.own.tokenizer(imports),
            work: self.work,
        })
    }

    fn lex(&self, text: &str, imports: Imports) -> TokenString {
        self.own.lex(text, imports)
    }
}

struct CostlyTokenizer<'a> {
    own: Box<dyn Tokenizer + 'a>,
    work: u64,
}

impl Tokenizer for CostlyTokenizer<'_> {
    fn tokenize(&mut self, text: &str) -> Tokenized {
        self.own.tokenize(text).work(self.work)
    }
}

/// Returns the notices about a submission of fifty small files and fifty submissions of one, if each text takes this much work.
fn notices_of_many_files(work: u64) -> Vec<String> {
    let mut tree = Memory::new();
    for number in 0..50 {
        let code = format!("int f(int a) {{ return a + {number}; }}\n");
        tree.add(format!("anna/{number:02}.c"), code.clone());
        tree.add(format!("ben{number:02}/main.c"), code);
    }
    let registry = codesim_languages::registry().map(|own| Box::new(Costly { own, work }));
    let sources = Sources::of(Root::new(&tree, "class"));
    let class = codesim_intake::read(&registry, &sources, &ReadOptions::default(), &());
    let class = class.expect("it can be read");
    assert_eq!(class.submissions.len(), 51);
    class.notices.iter().map(ToString::to_string).collect()
}

#[test]
fn many_files_share_what_a_submission_may_take() {
    let notices = notices_of_many_files(400_000_000);
    assert_eq!(notices.len(), 39, "{notices:?}");
    let first = "anna/11.c: the files before it in the submission took far more work for grammars than programs do: read by the plain lexer";
    assert_eq!(notices[0], first);
}

#[test]
fn a_sound_file_of_one_line_takes_half_of_what_each_adds_to_the_budget() {
    let (_, work) = read("a.c", "int a;\n".to_owned());
    assert!(work < 500_000, "{work}");
}

#[test]
fn many_sound_files_are_all_parsed() {
    assert_eq!(notices_of_many_files(20_000), [""; 0]);
}
