//! Files of several languages, notebooks, and files whose name does not determine their language.

use serde_json::{Value, json};

use crate::folder::Folder;

const CODE: &str = "\
def total(prices):
    result = 0
    for price in prices:
        if price > 0:
            result += price * 2
    return result

def largest(values):
    best = values[0]
    for value in values[1:]:
        if value > best:
            best = value
    return best
";

fn notebook(cells: &[&str]) -> String {
    let code = |text: &&str| json!({"cell_type": "code", "source": text, "outputs": ["def out(x): return x"]});
    let prose = json!({"cell_type": "markdown", "source": "# def title(x): return x"});
    let cells: Vec<Value> = std::iter::once(prose)
        .chain(cells.iter().map(code))
        .collect();
    json!({"metadata": {"language_info": {"name": "python"}}, "cells": cells}).to_string()
}

#[test]
fn a_notebook_is_compared_by_its_cells() {
    let folder = Folder::new();
    folder.write("class/one/work.ipynb", notebook(&["x = 1", CODE]));
    folder.write("class/two/other.py", CODE.replace("result", "sum"));
    folder.write("class/three/empty.ipynb", notebook(&[]));
    folder.write("class/four/broken.ipynb", "{");
    let report: Value = serde_json::from_str(
        &folder
            .codesim(&["class", "--format", "json", "--lang", "python"])
            .text(),
    )
    .expect("JSON");
    let pairs = report["pairs"].as_array().expect("a list");
    assert_eq!(pairs.len(), 1, "{report}");
    let found = &pairs[0]["matches"][0]["left"];
    assert_eq!(found["file"], "work.ipynb, cell 3");
    assert_eq!(found["start"]["line"], 1);
    let notices = report["notices"].to_string();
    assert!(
        notices.contains("empty: it has no tokens") && notices.contains("not a notebook"),
        "{notices}"
    );

    let tokens = folder.codesim(&["tokens", "class/one/work.ipynb"]).text();
    assert!(
        tokens.starts_with(
            "cell 2:\nPython, 3 tokens\n    1 | x = 1\n      > IDENT = NUMBER\ncell 3:\n"
        ),
        "{tokens}"
    );
    let page = folder
        .codesim(&["class", "--format", "html", "--pair", "one", "two"])
        .text();
    assert!(
        page.contains("work.ipynb, cell 3"),
        "the place is told by cell and line"
    );
}

#[test]
fn code_among_prose_and_in_pages_keeps_its_lines() {
    let folder = Folder::new();
    folder.write(
        "report.Rmd",
        "# Title of x\n\n```{r}\ny <- f(1)\n```\n\n```{python}\nz = g(2)\n```\n",
    );
    let tokens = folder.codesim(&["tokens", "report.Rmd"]).text();
    assert!(
        tokens.contains("    1 | # Title of x\n    2 | \n"),
        "{tokens}"
    );
    assert!(
        tokens.contains("    4 | y <- f(1)\n      > IDENT <- IDENT ( NUMBER )\n"),
        "{tokens}"
    );
    assert!(
        tokens.contains("    8 | z = g(2)\n      > IDENT = IDENT ( NUMBER )\n"),
        "{tokens}"
    );

    folder.write(
        "page.html",
        "<p>hello</p>\n<script>\nlet a = b + 1;\n</script>\n",
    );
    let tokens = folder.codesim(&["tokens", "page.html"]).text();
    assert!(
        tokens.contains("    3 | let a = b + 1;\n      > let IDENT = IDENT + NUMBER\n"),
        "{tokens}"
    );
    let form = folder.codesim(&["tokens", "--form", "page.html"]).text();
    assert!(
        form.contains("    3 | "),
        "the script has a normal form too: {form}"
    );

    folder.write("prose.qmd", "no code at all\n");
    folder
        .codesim(&["tokens", "prose.qmd"])
        .refused(&["prose.qmd", "no chunks"]);
}

#[test]
fn a_header_is_told_by_its_content() {
    let folder = Folder::new();
    for (text, language) in [
        ("#include <stdio.h>\nint f(int x);\n", "C, "),
        (
            "#include <string>\nclass A {\npublic:\n  int f();\n};\n",
            "C++, ",
        ),
        ("#import <F/F.h>\n@interface A : B\n@end\n", "Objective-C, "),
    ] {
        folder.write("a.h", text);
        let tokens = folder.codesim(&["tokens", "a.h"]).text();
        assert!(tokens.starts_with(language), "{tokens}");
    }
    folder.write("solution", "import sys\n\ndef main():\n    print(1)\n");
    assert!(
        folder
            .codesim(&["tokens", "solution"])
            .text()
            .starts_with("Python, ")
    );
}
