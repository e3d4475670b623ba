//! Front ends on any text.

use std::sync::LazyLock;

use codesim_grammars_config::{Described, GRAMMARS, LEXICAL};
use codesim_lexical::LexicalFrontEnd;
use codesim_lexical::description::Description;
use codesim_token::{FrontEnd, Imports, Registry};
use codesim_treesitter::TreeSitterFrontEnd;

use crate::assemble::Kit;

/// Made once, since a target runs thousands of times a second.
pub(crate) static REGISTRY: LazyLock<Registry> = LazyLock::new(codesim_languages::registry);

/// A kit for each language, in the order of the registry.
static KITS: LazyLock<Vec<Kit<'static>>> = LazyLock::new(|| {
    let languages = REGISTRY.iter().map(|front_end| &front_end.language().id);
    languages.map(|id| Kit::new(sample(id).leak())).collect()
});

/// Names the language; without it the first byte picks one.
const VARIABLE: &str = "CODESIM_LANGUAGE";

/// Index in the registry of the language that it names.
static ASKED: LazyLock<Option<usize>> = LazyLock::new(|| {
    let id = std::env::var(VARIABLE).ok()?;
    let place = (REGISTRY.iter()).position(|front_end| front_end.language().id == id);
    Some(place.expect("CODESIM_LANGUAGE is a language's id"))
});

/// Variable with the file to write each text to, which shows what the bytes of a crash mean.
const TEXT: &str = "CODESIM_TEXT";

static WRITTEN_TO: LazyLock<Option<std::ffi::OsString>> = LazyLock::new(|| std::env::var_os(TEXT));

/// A text of the language; the README for those that no program is written in.
pub(crate) fn sample(id: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let folder = std::fs::read_dir(format!("{root}/grammars-config/samples/{id}"));
    let files = folder
        .into_iter()
        .flatten()
        .flatten()
        .map(|file| file.path());
    let mut samples = files.filter(|path| path.file_stem().is_some_and(|stem| stem == "sample"));
    let path = samples
        .next()
        .unwrap_or_else(|| format!("{root}/README.md").into());
    std::fs::read_to_string(path).expect("samples can be read")
}

/// Checks what a front end makes of a text that the bytes are instructions for.
pub fn front_end(bytes: &[u8]) {
    let [first, rest @ ..] = bytes else { return };
    let place = ASKED.unwrap_or(usize::from(*first) % KITS.len());
    let front_end = REGISTRY
        .iter()
        .nth(place)
        .expect("there is a kit for each language");
    let imports = if bytes.len() % 2 == 0 {
        Imports::Drop
    } else {
        Imports::Keep
    };
    let text = KITS[place].text(rest);
    if let Some(path) = &*WRITTEN_TO {
        std::fs::write(path, &text).expect("CODESIM_TEXT is a file that can be written");
    }
    codesim_testkit::conformance::check_text(front_end, &text, imports);
}

/// A description as it is, or a shipped one with changes, gives an error or a front end that can read.
pub fn description(bytes: &[u8]) {
    let text = match bytes {
        [0..128, shipped, changes @ ..] => {
            let all = [GRAMMARS, LEXICAL].concat();
            changed(all[usize::from(*shipped) % all.len()], changes)
        }
        _ => bytes.to_vec(),
    };
    let text = String::from_utf8_lossy(&text);
    let by_grammar = TreeSitterFrontEnd::new(tree_sitter_go::LANGUAGE, &text);
    let by_rules = Description::parse(&text).and_then(|it| LexicalFrontEnd::new(&it));
    let by_grammar = by_grammar.map(|it| Box::new(it) as Box<dyn FrontEnd>);
    let by_rules = by_rules.map(|it| Box::new(it) as Box<dyn FrontEnd>);
    for front_end in [by_grammar, by_rules].into_iter().flatten() {
        codesim_testkit::conformance::check_text(&*front_end, SMALL, Imports::Keep);
    }
}

/// A bit of Go, with what lexers of other languages look for in a comment.
const SMALL: &str = "package main\n\nimport \"fmt\"\n\n/* rem -- # ' \" é */\nfunc main() {\n\tx := 'a' + 0x1F // }\n\tif x < 3 { fmt.Println(\"é\\n\", x) }\n}\n";

/// A description with parts replaced: each change is a place, a number of bytes that go, and bytes that come until a zero.
fn changed(described: Described, changes: &[u8]) -> Vec<u8> {
    let mut text = described.text.as_bytes().to_vec();
    let mut rest = changes;
    while let [high, low, gone, after @ ..] = rest {
        let length = after
            .iter()
            .position(|&byte| byte == 0)
            .unwrap_or(after.len());
        let begin = usize::from(u16::from_be_bytes([*high, *low])) % (text.len() + 1);
        let end = (begin + usize::from(*gone)).min(text.len());
        text.splice(begin..end, after[..length].iter().copied());
        rest = after.get(length + 1..).unwrap_or_default();
    }
    text
}
