//! Files of several languages and notebooks, through intake.

use std::path::Path;
use std::sync::LazyLock;

use codesim_intake::{Memory, ReadOptions, Reader, Root, Sources, read};
use codesim_token::Document;

use crate::assemble::Kit;
use crate::languages::{REGISTRY, sample};

/// Chunks with options, fences in fences, and code in two languages.
const CHUNKS: &str = "---\ntitle: a\n---\n\n# A\n\n```{r setup, echo=FALSE}\nx <- c(1, 2)\n```\n\nText `r x`.\n\n   ```{python}\n%time y = 2\nprint(y)\n   ```\n\n```\nplain\n```\n~~~{.js}\n~~~\n````{sql}\nselect 1\n````\n";
/// Pages in which scripts and styles are hard to find.
const PAGES: &str = "<!DOCTYPE html><html><head><STYLE type='text/css'>a > b { c: url(\"</d\") }</STYLE>\n<script type=\"module\">let a = '<\\/script>'; // </script >\n</script><script type=application/json>{\"a\": 1}</script>\n<script src=x></script></head><body onclick='f(\"g\")'><?php echo \"<p>$a</p>\"; ?><!-- <script> --><p title=\"a>b\">é &amp; <br/></p><template><script>b()</script></template><svg><style>c{}</style></svg></body></html>\n";

static OF_CHUNKS: LazyLock<Kit<'static>> = LazyLock::new(|| Kit::new(CHUNKS));
static OF_PAGES: LazyLock<Kit<'static>> = LazyLock::new(|| {
    let samples = ["html", "javascript", "css", "php"].map(sample);
    Kit::new([PAGES, &samples.concat()].concat().leak())
});
static OF_PYTHON: LazyLock<Kit<'static>> = LazyLock::new(|| Kit::new(sample("python").leak()));

/// Bytes as a notebook, cells of a notebook, or a text with chunks of code.
pub fn notebook(bytes: &[u8]) {
    let [kind, rest @ ..] = bytes else { return };
    match kind % 8 {
        0 => check("ipynb", rest),
        1..3 => check("ipynb", made_notebook(rest).as_bytes()),
        3 => check("Rmd", rest),
        4 => check("md", OF_CHUNKS.text(rest).as_bytes()),
        5 => check("Rmd", OF_CHUNKS.text(rest).as_bytes()),
        _ => check("qmd", OF_CHUNKS.text(rest).as_bytes()),
    }
}

/// A sound notebook with a cell for each piece of the bytes between bytes 255.
fn made_notebook(bytes: &[u8]) -> String {
    let cells = bytes.split(|&byte| byte == 255).map(|cell| {
        let text = OF_PYTHON.text(cell);
        let kind = ["code", "markdown"][cell.len() % 7 / 6];
        match cell.len() % 2 {
            0 => serde_json::json!({"cell_type": kind, "source": text}),
            _ => serde_json::json!({"cell_type": kind, "source": text.split_inclusive('\n').collect::<Vec<_>>()}),
        }
    });
    let cells: Vec<serde_json::Value> = cells.collect();
    serde_json::json!({"nbformat": 4, "cells": cells}).to_string()
}

/// Bytes, or a text that they are instructions for, as a page or as a file of a language that pages have in them.
pub fn page(bytes: &[u8]) {
    let [kind, rest @ ..] = bytes else { return };
    let extension =
        ["html", "htm", "html", "php", "xml", "tsx", "vue", "svelte"][usize::from(kind % 8)];
    match kind / 8 % 4 {
        0 => check(extension, rest),
        _ => check(extension, OF_PAGES.text(rest).as_bytes()),
    }
}

/// Reads the bytes as a file of a class, and by itself: every token is somewhere in the text.
fn check(extension: &str, bytes: &[u8]) {
    let mut tree = Memory::new();
    let name = format!("anna/file.{extension}");
    tree.add(&name, bytes);
    let options = ReadOptions::default();
    let sources = Sources::of(Root::new(&tree, "hand-in"));
    let class = read(&REGISTRY, &sources, &options, &()).expect("a bad file never ends a run");
    let files: Vec<_> = class.submissions.iter().flat_map(|it| &it.files).collect();
    for file in &files {
        let text = file
            .text
            .text()
            .expect("texts that were just read are whole");
        check_spans(&file.document.open(), text);
    }
    assert!(
        !files.is_empty() || !class.notices.is_empty(),
        "the file vanished without a word"
    );
    let reader = Reader::new(&REGISTRY, &options).expect("no language is asked for");
    for piece in reader
        .pieces(&tree, Path::new(&name), None)
        .into_iter()
        .flatten()
    {
        check_spans(&piece.tokenized.document, &piece.text);
    }
}

fn check_spans(document: &Document, text: &str) {
    for spans in [document.tokens.spans(), document.tree.spans()] {
        for span in spans {
            assert!(
                text.get(span.start as usize..span.end as usize).is_some(),
                "{span:?} of {text:?}"
            );
        }
    }
    assert!(
        document.tokens.spans().is_sorted_by_key(|span| span.start),
        "{text:?}"
    );
}
