//! Properties of any token string, and the comparison of two of them.

use codesim_token::{FrontEnd, Imports, Span, Symbol, TokenString, Tokenized};

/// Tokenizes a text with a new tokenizer.
pub(crate) fn tokenize(front_end: &dyn FrontEnd, text: &str, imports: Imports) -> Tokenized {
    front_end.tokenizer(imports).tokenize(text)
}

/// Spans ascend by start, and each can be cut out of the text; the channels are as long as the spans.
pub(crate) fn check_spans(tokens: &TokenString, text: &str) {
    let count = tokens.spans().len();
    assert_eq!(
        tokens.structure().len(),
        count,
        "the structure channel is not as long as the spans"
    );
    assert_eq!(
        tokens.text().len(),
        count,
        "the text channel is not as long as the spans"
    );
    for (i, span) in tokens.spans().iter().enumerate() {
        assert!(
            text.get(range(*span)).is_some(),
            "token {i} at {span:?} cannot be cut out of a text of {} bytes",
            text.len()
        );
    }
    for (i, pair) in tokens.spans().windows(2).enumerate() {
        let [before, after] = [pair[0], pair[1]];
        assert!(
            before.start <= after.start,
            "token {} at {after:?} begins before token {i} at {before:?}",
            i + 1
        );
    }
}

/// Dropping imports only takes tokens away.
pub(crate) fn check_imports(front_end: &dyn FrontEnd, sample: &str) {
    let kept = tokenize(front_end, sample, Imports::Keep).document.tokens;
    let dropped = tokenize(front_end, sample, Imports::Drop).document.tokens;
    let mut all = pairs(&kept);
    for (symbol, span) in pairs(&dropped) {
        assert!(
            all.any(|token| token == (symbol, span)),
            "`{}` {} is a token without imports, but not with them",
            &sample[range(span)],
            place(sample, span)
        );
    }
}

fn pairs(tokens: &TokenString) -> impl Iterator<Item = (Symbol, Span)> {
    tokens
        .structure()
        .iter()
        .copied()
        .zip(tokens.spans().iter().copied())
}

/// Compares a channel of `sample` (with the tokens it belongs to) with that of a changed text.
pub(crate) fn assert_same(
    channel: &str,
    (expected, tokens): (&[Symbol], &TokenString),
    found: &[Symbol],
    sample: &str,
    change: &str,
) {
    let equal = expected
        .iter()
        .zip(found)
        .take_while(|(a, b)| a == b)
        .count();
    if let Some(span) = tokens.spans().get(equal) {
        panic!(
            "{change}: the {channel} channel differs from token {equal} on, `{}` {}",
            &sample[range(*span)],
            place(sample, *span)
        );
    }
    assert_eq!(
        found.len(),
        equal,
        "{change}: the {channel} channel has more tokens than before"
    );
}

/// Whether something else is written in the place of token `i`.
pub(crate) fn is_put_in(tokens: &TokenString, i: usize, text: &str) -> bool {
    tokens.text()[i] != Symbol::of(&text[range(tokens.spans()[i])])
}

/// A span as an index of the text.
pub(crate) fn range(span: Span) -> std::ops::Range<usize> {
    span.start as usize..span.end as usize
}

/// Line of the span's beginning, for messages.
fn place(text: &str, span: Span) -> String {
    format!(
        "in line {}",
        text[..span.start as usize].matches('\n').count() + 1
    )
}
