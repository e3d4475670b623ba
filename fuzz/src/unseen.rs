//! Invisible characters and other signs of evasion.

use codesim_signals::obfuscation::{Visible, findings};
use codesim_token::Span;

/// Characters that some bytes mean here besides themselves.
const CHARACTERS: [char; 16] = [
    '\u{200b}',
    '\u{200d}',
    '\u{202e}',
    '\u{2066}',
    '\u{2069}',
    '\u{feff}',
    '\u{ad}',
    '\u{430}',
    '\u{ff41}',
    '\u{301}',
    '\u{fe0f}',
    '\u{e0061}',
    '\u{1f600}',
    '\u{2028}',
    '\u{a0}',
    '\u{3164}',
];

/// Text without its invisible characters keeps its places, and findings are in its lines.
pub fn evasion(bytes: &[u8]) {
    let text = text(bytes);
    let visible = Visible::new(&text);
    assert!(visible.text().len() <= text.len());
    assert_eq!(visible.is_whole(), visible.text() == text);
    let spans: Vec<Span> = words(visible.text())
        .map(|word| visible.whole(word))
        .collect();
    for span in &spans {
        let word = text.get(span.start as usize..span.end as usize);
        assert!(
            word.is_some_and(|word| !word.is_empty()),
            "{span:?} of {text:?}"
        );
    }
    assert!(
        spans.is_sorted_by(|a, b| a.end <= b.start),
        "{spans:?} of {text:?}"
    );
    check_findings(&text, &spans);
    // Spans that are unrelated to the text.
    let mut wild: Vec<Span> = bytes
        .chunks_exact(2)
        .map(|pair| Span {
            start: pair[0].into(),
            end: pair[1].into(),
        })
        .collect();
    wild.sort();
    check_findings(&text, &wild);
}

fn check_findings(text: &str, spans: &[Span]) {
    let lines = text.matches('\n').count() + 1;
    let evaluators = ["eval", ".a"].map(str::to_owned);
    for finding in findings(text, spans, &evaluators) {
        assert!(
            (1..=lines).contains(&finding.line),
            "{finding:?} of {text:?}"
        );
        assert!(finding.sentence.to_string().is_ascii(), "{finding:?}");
    }
}

/// UTF-8, in which control characters are characters of the table, and long runs of blanks are common.
fn text(bytes: &[u8]) -> String {
    let characters = String::from_utf8_lossy(bytes).into_owned();
    let mut text = String::new();
    for character in characters.chars() {
        match u32::from(character) {
            0x10..0x20 => text.push(CHARACTERS[character as usize - 0x10]),
            0x01 => text.push_str(&" ".repeat(150)),
            0x02 => text.push_str(&"\n".repeat(150)),
            0x03 => text.push_str(&"// a = b;\n".repeat(40)),
            _ => text.push(character),
        }
    }
    text
}

/// Returns the spans between whitespace.
fn words(text: &str) -> impl Iterator<Item = Span> {
    let begin = text.as_ptr() as usize;
    text.split_whitespace().map(move |word| {
        let start = word.as_ptr() as usize - begin;
        Span::of(start..start + word.len())
    })
}
