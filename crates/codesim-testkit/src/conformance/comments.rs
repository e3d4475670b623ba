//! Comments leave no trace in either channel.

use codesim_token::{FrontEnd, Imports, Span};

use crate::conformance::tokens::{assert_same, tokenize};

/// The forms of comments in a language.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Comments {
    /// A whole comment that ends with its line, such as `// note`.
    pub line: Option<String>,
    /// A whole comment that may be between two words, such as `/* note */`.
    pub block: Option<String>,
}

impl Comments {
    /// Sets [`Comments::line`].
    #[must_use]
    pub fn line(mut self, comment: impl Into<String>) -> Self {
        self.line = Some(comment.into());
        self
    }

    /// Sets [`Comments::block`].
    #[must_use]
    pub fn block(mut self, comment: impl Into<String>) -> Self {
        self.block = Some(comment.into());
        self
    }
}

/// Checks that comments leave the tokens unchanged: at the ends of lines, and wherever two tokens have a blank between them.
///
/// # Panics
/// If the tokens of a sample with comments are not those of the sample.
pub fn check_comments(front_end: &dyn FrontEnd, sample: &str, comments: Comments) {
    let before = tokenize(front_end, sample, Imports::Drop).document.tokens;
    let compare = |places: Vec<usize>, comment: &str| {
        assert!(
            !places.is_empty(),
            "the sample has no place for the comment `{comment}`"
        );
        let text = with_comments(sample, &places, comment);
        let after = tokenize(front_end, &text, Imports::Drop).document.tokens;
        let change = format!("comments `{comment}`");
        assert_same(
            "structure",
            (before.structure(), &before),
            after.structure(),
            sample,
            &change,
        );
        assert_same(
            "text",
            (before.text(), &before),
            after.text(),
            sample,
            &change,
        );
    };
    if let Some(comment) = comments.line {
        compare(line_ends(sample, before.spans()), &comment);
    }
    if let Some(comment) = comments.block {
        compare(gaps(sample, before.spans()), &comment);
    }
}

fn with_comments(sample: &str, places: &[usize], comment: &str) -> String {
    let mut text = sample.to_owned();
    for &place in places.iter().rev() {
        text.insert_str(place, &format!(" {comment}"));
    }
    text
}

/// Line ends that are inside of no token and do not continue the line.
fn line_ends(sample: &str, spans: &[Span]) -> Vec<usize> {
    let inside = |at: usize| {
        spans
            .iter()
            .any(|s| (s.start as usize) < at && at < s.end as usize)
    };
    sample
        .match_indices('\n')
        .map(|(at, _)| at)
        .filter(|&at| !inside(at) && !sample[..at].ends_with('\\'))
        .collect()
}

/// Ends of tokens that are followed by blanks and a token of the same line.
fn gaps(sample: &str, spans: &[Span]) -> Vec<usize> {
    let blank = |gap: &str| !gap.is_empty() && gap.chars().all(|c| c == ' ');
    spans
        .windows(2)
        .map(|pair| (pair[0].end as usize, pair[1].start as usize))
        .filter(|&(end, start)| sample.get(end..start).is_some_and(blank))
        .map(|(end, _)| end)
        .collect()
}
