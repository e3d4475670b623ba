//! Inputs that are meant to do harm: a front end answers each of them, with spans inside of the text.

use codesim_token::{FrontEnd, Imports, ParseQuality};

use crate::conformance::tokens::{check_spans, tokenize};

const NESTED: usize = 20_000;
const LONG_LINE: usize = 1_000_000;

/// Bytes of a program that no plain lexer takes over, several times what people write into a file. Some grammars take time with the square
/// of the length: that of Elixir 4 s for 1 MB.
const LONG_PROGRAM: usize = 128 * 1024;

/// Runs the inputs through one tokenizer, then checks that it still answers as a new one does.
pub(crate) fn check(front_end: &dyn FrontEnd, sample: &str, imports: Imports) {
    let mut tokenizer = front_end.tokenizer(imports);
    for (name, text) in inputs(sample) {
        let _named = Named(name);
        check_spans(&tokenizer.tokenize(&text).document.tokens, &text);
        check_spans(&front_end.lex(&text, imports), &text);
    }
    assert!(
        tokenizer.tokenize(sample) == front_end.tokenizer(imports).tokenize(sample),
        "a tokenizer that has read hard inputs reads the sample in another way than a new one"
    );
}

/// Names an input if it makes a check fail.
struct Named(&'static str);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("this was the hard input: {}", self.0);
        }
    }
}

/// Long files and files that break off are program text all the same: no plain lexer takes over.
pub(crate) fn check_program_text(front_end: &dyn FrontEnd, sample: &str, imports: Imports) {
    // A text with a single root, such as XML, is none when it is repeated.
    if tokenize(front_end, &sample.repeat(2), imports).quality == ParseQuality::Clean {
        let long = sample.repeat(LONG_PROGRAM / sample.len() + 1);
        check_not_lexed(
            front_end,
            &long,
            imports,
            "the sample, repeated to 128 KiB,",
        );
    }
    for quarter in 1..4 {
        let lines = sample.lines().count() * quarter / 4;
        let text: String = sample.split_inclusive('\n').take(lines).collect();
        let what = format!("the beginning of the sample, {lines} lines,");
        check_not_lexed(front_end, &text, imports, &what);
    }
}

fn check_not_lexed(front_end: &dyn FrontEnd, text: &str, imports: Imports, what: &str) {
    let quality = tokenize(front_end, text, imports).quality;
    assert!(
        !matches!(quality, ParseQuality::Lexed(_)),
        "{what} is taken for something that is not program text: {quality:?}"
    );
}

fn inputs(sample: &str) -> Vec<(&'static str, String)> {
    vec![
        ("empty", String::new()),
        ("blanks", " \t\n\r\n\u{a0}\u{2028}\n".repeat(100)),
        (
            "first third of the sample",
            cut(sample, sample.len() / 3).to_owned(),
        ),
        (
            "all but the last byte",
            cut(sample, sample.len().saturating_sub(1)).to_owned(),
        ),
        (
            "sample without its beginning",
            sample.chars().skip(sample.len() / 3).collect(),
        ),
        ("sample from back to front", sample.chars().rev().collect()),
        (
            "nested brackets",
            format!("{}1{}", "(".repeat(NESTED), ")".repeat(NESTED)),
        ),
        ("brackets that stay open", "([{".repeat(NESTED / 3)),
        ("brackets that were never open", ")]}".repeat(NESTED / 3)),
        (
            "quotes that stay open",
            format!("{sample}\n\"'`\"\"\"'''/*"),
        ),
        ("odd characters", format!("{sample}\n{}", ODD.repeat(50))),
        ("NUL bytes", sample.replace(' ', "\0")),
        ("byte order mark", format!("\u{feff}{sample}")),
        ("lone carriage returns", sample.replace('\n', "\r")),
        ("long line", "a = 1; ".repeat(LONG_LINE / 7)),
        ("long word", "a".repeat(LONG_LINE)),
    ]
}

/// The neighbours of the surrogates, the replacement character, the last character, four-byte characters, a combining
/// mark, a joined emoji, letters that change their length in lower case, and text that runs from right to left.
const ODD: &str =
    "\u{d7ff}\u{e000}\u{fffd}\u{10ffff}𝒳\u{301}👩\u{200d}👩\u{202e}İßשלום \u{1}\u{7f}";

/// The longest beginning of a text of at most `bytes` bytes.
fn cut(text: &str, bytes: usize) -> &str {
    let mut end = bytes;
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}
