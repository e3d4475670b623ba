//! Classes of documents: projects of Scratch, live scripts, texts of word processors, and files that only have their names.

use codesim_intake::{Class, Memory, ReadOptions, Root, Sources, read};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::archive::pack::zip;

const CAT: &str = r#"{"targets": [{"isStage": false, "name": "Cat", "blocks": {
    "a": {"opcode": "event_whenflagclicked", "next": "b", "topLevel": true, "x": 0, "y": 0},
    "b": {"opcode": "control_forever", "inputs": {"SUBSTACK": [2, "c"]}},
    "c": {"opcode": "motion_movesteps", "inputs": {"STEPS": [1, [4, "10"]]}}}}]}"#;

const CAT_LISTED: &str = "sprite Cat:
  event_whenflagclicked
    control_forever
      motion_movesteps(10)

";

const WORD: &str = r#"<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w"><w:body><w:p><w:pPr>
    <w:pStyle w:val="code"/></w:pPr><w:r><w:t>total = 1 + 2;</w:t></w:r></w:p></w:body></w:document>"#;

fn class(files: &[(&str, Vec<u8>)], languages: &[&str]) -> Class {
    let mut tree = Memory::new();
    for (path, content) in files {
        tree.add(path, content.as_slice());
    }
    let registry = codesim_languages::registry();
    let options = ReadOptions {
        languages: languages.iter().map(|&id| id.to_owned()).collect(),
        ..ReadOptions::default()
    };
    let sources = Sources::of(Root::new(&tree, "class"));
    read(&registry, &sources, &options, &()).expect("it can be read")
}

fn packed(entry: &str, content: &str) -> Vec<u8> {
    zip(&[("other", b"x"), (entry, content.as_bytes())])
}

/// Returns the name, language and text of each file.
fn texts(class: &Class) -> Vec<(String, String, String)> {
    let files = class.submissions.iter().flat_map(|it| &it.files);
    let text = |file: &codesim_intake::SourceFile| match &file.text {
        codesim_intake::SourceText::Whole(text) => text.to_string(),
        _ => String::new(),
    };
    files
        .map(|file| (file.name.to_string(), file.language.clone(), text(file)))
        .collect()
}

fn notices(class: &Class) -> Vec<String> {
    class.notices.iter().map(ToString::to_string).collect()
}

#[test]
fn projects_and_live_scripts_are_read_as_text() {
    let class = class(
        &[
            ("anna/race.sb3", packed("project.json", CAT)),
            (
                "ben/Race.SB3",
                packed("project.json", &format!("\u{feff}{CAT}")),
            ),
            ("cleo.sb3", packed("project.json", CAT)),
            ("dora/orbit.mlx", packed("matlab/document.xml", WORD)),
            (
                "emil/hw.zip",
                zip(&[("race.sb3", &packed("project.json", CAT))]),
            ),
        ],
        &[],
    );
    assert_eq!(notices(&class), [""; 0]);
    let read = texts(&class);
    let languages: Vec<&str> = read.iter().map(|(_, language, _)| &**language).collect();
    assert_eq!(
        languages,
        ["scratch", "scratch", "scratch", "matlab", "scratch"]
    );
    assert_eq!(read[0].2, CAT_LISTED);
    assert_eq!(read[1].2, CAT_LISTED);
    assert_eq!(read[3].2, "total = 1 + 2;\n");
    assert_eq!(read[4].2, CAT_LISTED);
}

#[test]
fn texts_of_word_processors_are_read_when_asked_for() {
    let odt = r#"<o:d xmlns:o="o" xmlns:text="t"><text:p>Total is three.</text:p></o:d>"#;
    let files = [
        ("anna/a.docx", packed("word/document.xml", WORD)),
        ("ben/b.odt", packed("content.xml", odt)),
        ("cleo/c.pdf", b"%PDF-1.7".to_vec()),
    ];
    let asked = class(&files, &["prose"]);
    let texts: Vec<String> = texts(&asked).into_iter().map(|it| it.2).collect();
    assert_eq!(texts, ["total = 1 + 2;\n", "Total is three.\n"]);
    assert_eq!(
        notices(&asked),
        [
            "cleo: no code to compare",
            "cleo/c.pdf: the text of .pdf files is not read: ask for .docx, .odt or .txt"
        ]
    );
    let other = class(&files[..1], &[]);
    assert_eq!(
        notices(&other),
        [
            "anna: no code to compare",
            "anna/a.docx: no front end for .docx files without --lang prose or --lang text"
        ]
    );
}

#[test]
fn broken_documents_are_left_out_with_a_reason() {
    let mut cut = packed("project.json", CAT);
    cut.truncate(cut.len() / 2);
    let bomb = format!("[{}]", " ".repeat(20 << 20));
    for (file, content, why) in [
        (
            "a.sb3",
            b"scratch".to_vec(),
            "not a Scratch 3 project: not a zip file",
        ),
        (
            "a.sb3",
            packed("data.json", CAT),
            "not a Scratch 3 project: it has no project.json",
        ),
        (
            "a.sb3",
            packed("project.json", "[1]"),
            "not a Scratch 3 project: it has no sprites",
        ),
        (
            "a.sb3",
            packed("project.json", "{"),
            "not a Scratch 3 project: EOF while parsing an object at line 1 column 1",
        ),
        (
            "a.sb3",
            zip(&[("project.json", b"\xff")]),
            "not a Scratch 3 project: project.json is not UTF-8",
        ),
        ("a.sb3", cut, "damaged: "),
        (
            "a.sb3",
            packed("project.json", &bomb),
            "unpacks to more than 100 times its size, as no program does",
        ),
        (
            "a.mlx",
            packed("matlab/document.xml", "<a>"),
            "not a live script: its XML is cut off",
        ),
    ] {
        let class = class(
            &[
                ("anna/code.c", b"int a;".to_vec()),
                (&format!("anna/{file}"), content),
            ],
            &[],
        );
        assert_eq!(class.submissions[0].files.len(), 1);
        let notices = notices(&class);
        let begin = format!("anna/{file}: {why}");
        assert!(
            notices.len() == 1 && notices[0].starts_with(&begin),
            "{notices:?}"
        );
    }
}

#[test]
fn documents_that_unpack_to_too_much_together_are_a_bomb() {
    let project = format!("{CAT}{}", " ".repeat(15 << 20));
    let content = packed("project.json", &project);
    let one = [("anna/1.sb3", content.clone())];
    assert_eq!(texts(&class(&one, &[])).len(), 1);
    let two = [("anna/1.sb3", content.clone()), ("anna/2.sb3", content)];
    let read = class(&two, &[]);
    assert_eq!(texts(&read), []);
    let expected = "anna: unpacks to more than 100 times its size, as no program does";
    assert!(notices(&read).iter().any(|it| it == expected));
}

/// Generates projects that are nearly sound: few ids, so that blocks are in several others and in themselves.
fn projects() -> impl Strategy<Value = String> {
    let id = || {
        select(vec![
            "\"a\"",
            "\"b\"",
            "\"c\"",
            "null",
            "7",
            "[12, \"v\", \"w\"]",
            "[4]",
            "[]",
            "{}",
        ])
    };
    let key = select(vec!["SUBSTACK", "SUBSTACK2", "STEPS", "custom_block"]);
    let opcode = select(vec![
        "control_if",
        "procedures_definition",
        "procedures_call",
        "argument_reporter_boolean",
        "\\u0000 é",
    ]);
    let block = (opcode, id(), key, id(), any::<bool>(), id());
    let block = block.prop_map(|(opcode, next, key, input, is_top, other)| {
        format!(
            r#"{{"opcode": "{opcode}", "next": {next}, "topLevel": {is_top}, "shadow": {other}, "x": {other},
                "inputs": {{"{key}": [1, {input}]}}, "fields": {{"VALUE": [{other}, {next}]}}, "mutation": {{"proccode": {next}}}}}"#
        )
    });
    vec(block, 0..4).prop_map(|blocks| {
        let entries: Vec<String> = ["a", "b", "c"]
            .iter()
            .zip(blocks)
            .map(|(id, block)| format!("\"{id}\": {block}"))
            .collect();
        format!(
            "{{\"targets\": [{{\"blocks\": {{{}}}}}]}}",
            entries.join(", ")
        )
    })
}

fn paths() -> impl Strategy<Value = (&'static str, &'static str)> {
    select(vec![
        ("a.sb3", "project.json"),
        ("a.mlx", "matlab/document.xml"),
        ("a.docx", "word/document.xml"),
        ("a.odt", "content.xml"),
    ])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_project_is_listed_or_left_out(json in projects()) {
        class(&[("a.sb3", packed("project.json", &json))], &[]);
    }

    #[test]
    fn any_bytes_are_read_or_left_out((path, entry) in paths(), bytes in vec(any::<u8>(), 0..200), is_packed: bool) {
        let content = if is_packed { zip(&[(entry, &bytes)]) } else { bytes };
        class(&[(path, content)], &["scratch", "matlab", "prose"]);
    }

    #[test]
    fn any_markup_is_read_or_left_out(
        (path, entry) in paths(),
        pieces in vec(select(vec!["<w:p>", "</w:p>", "<t>", "</t>", "<s c='9'/>", "<del>", "</del>", "&#0;", "&lt;", "&x;", "<![CDATA[", "]]>", "a", "<!--", "é"]), 0..20),
    ) {
        class(&[(path, packed(entry, &pieces.concat()))], &["scratch", "matlab", "prose"]);
    }

    #[test]
    fn a_changed_byte_does_no_harm(at in any::<prop::sample::Index>(), byte: u8) {
        let mut content = packed("project.json", CAT);
        let at = at.index(content.len());
        content[at] = byte;
        class(&[("a.sb3", content)], &[]);
    }
}
