//! Any text, in any language: places inside of it, no panic, and never more traits than the text has bytes.

use codesim_signals::shared_traits::{Counts, Own, TokenizedText, each};
use codesim_token::{Imports, Registry};
use proptest::prelude::*;

/// Returns pieces that comments, strings and layout are made of, among anything.
fn text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        any::<String>(),
        "[ \t\r\n]{0,9}",
        "(//|#|/\\*|\\*/|--|\"\"\"|\"|'|<!--|-->|=begin\n|rem ){0,3}",
        "[a-zA-Z_]{0,12}[0-9]{0,5}",
        "[é√\u{200b}語]{0,9}",
    ];
    prop::collection::vec(piece, 0..20).prop_map(|pieces| pieces.concat())
}

fn with_read(registry: &Registry, language: usize, text: &str, use_it: impl FnOnce(TokenizedText)) {
    let front_end = registry.iter().nth(language).expect("a language");
    let tokens = front_end.lex(text, Imports::Drop);
    use_it(TokenizedText {
        text,
        tokens: &tokens,
        marks: &front_end.comments(),
    });
}

proptest! {
    #[test]
    fn places_are_in_the_text_and_a_submission_has_what_it_has(text in text(), language in 0..40_usize) {
        let registry = codesim_languages::registry();
        with_read(&registry, language, &text, |read| {
            let mut all = Vec::new();
            each(&read, &mut |it| all.push(it));
            assert!(all.len() <= 2 * text.len());
            assert!(all.iter().all(|it| text.get(it.range.clone()).is_some()));
            let own = Own::of(std::iter::once((0, read)));
            let shared: Vec<u64> = own.shared(&own).map(|it| it.hash).collect();
            let mut hashes: Vec<u64> = all.iter().map(|it| it.hash).collect();
            hashes.sort_unstable();
            hashes.dedup();
            assert_eq!(&shared, &hashes);
            let counts = Counts::new(shared.iter().copied());
            counts.add(std::iter::once(read));
            assert!(shared.iter().all(|&hash| counts.of(hash) == 1));
        });
    }
}
