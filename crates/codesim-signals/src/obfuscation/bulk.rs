//! One piece that is most of a text.

use std::ops::Range;

use codesim_display::Sentence;

use crate::obfuscation::finding::{FindingPlace, Kind};
use crate::obfuscation::tokenized::{Tokenized, is_quoted, range};

/// Smaller pieces can be read at a glance, and are too small to hide a program.
const MIN_BYTES: usize = 2000;

/// First words of lines that leave no token although they are no comments.
const IMPORTS: [&str; 6] = ["#include", "from", "import", "package", "use", "using"];

/// Returns a comment of more than half the text that looks like code.
pub(crate) fn large_comment(text: &Tokenized) -> Option<FindingPlace> {
    let gap = text.gaps().find(|gap| is_most(text, gap))?;
    let comment = text.piece(gap.clone());
    looks_like_code(comment).then(|| {
        let blanks = comment.len() - comment.trim_start().len();
        FindingPlace {
            kind: Kind::LargeComment,
            at: gap.start + blanks,
            sentence: Sentence::new("remark-comment").number("percent", percent(text, &gap)),
        }
    })
}

/// Returns a string of more than half the text.
pub(crate) fn large_string(text: &Tokenized) -> Option<FindingPlace> {
    let mut tokens = text.tokens.iter().map(|token| range(*token));
    let string = tokens.find(|t| is_most(text, t) && is_quoted(text.piece(t.clone())))?;
    Some(FindingPlace {
        kind: Kind::LargeString,
        at: string.start,
        sentence: Sentence::new("remark-string").number("percent", percent(text, &string)),
    })
}

fn is_most(text: &Tokenized, piece: &Range<usize>) -> bool {
    piece.len() > MIN_BYTES && 2 * piece.len() > text.text.len()
}

fn percent(text: &Tokenized, piece: &Range<usize>) -> u64 {
    (100 * piece.len() / text.text.len()) as u64
}

/// Whether most lines of a comment look like code. Prose, however long, is no reason for a remark.
fn looks_like_code(comment: &str) -> bool {
    let lines = comment
        .lines()
        .map(str::trim)
        .filter(|line| !is_layout(line));
    let (code, all) = lines.fold((0, 0), |(code, all), line| {
        (code + usize::from(is_code(line)), all + 1)
    });
    2 * code > all
}

/// Whether a line is no evidence either way: it has no letter, or is an import.
fn is_layout(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    IMPORTS.contains(&first) || !line.contains(char::is_alphanumeric)
}

fn is_code(line: &str) -> bool {
    line.ends_with([';', '{', '}', ')', ':']) || line.contains(" = ")
}

#[cfg(test)]
mod tests {
    use crate::obfuscation::Kind::{LargeComment, LargeString};
    use crate::obfuscation::testing::{found, kinds};

    /// Returns some 2,600 bytes of code.
    fn code() -> String {
        let line = |i: usize| format!("    int value{i} = table.get({i}) + step;\n");
        (0..60).map(line).collect()
    }

    #[test]
    fn code_kept_in_a_comment() {
        let rest = "int x = 1;\n".repeat(9);
        let lines = code().replace("    ", "// ");
        for comment in [format!("\n/*\n{}*/\n", code()), format!("\n{lines}")] {
            let text = format!("{rest}{comment}{rest}");
            assert_eq!(kinds(&text), [(LargeComment, 11)], "{text}");
        }
        let text = format!("x; /*{}*/", code());
        assert!(
            found(&text)[0]
                .sentence
                .to_string()
                .starts_with("one comment is 99 % ")
        );
    }

    #[test]
    fn code_kept_in_a_string() {
        let text = format!("int x;\ns = \"{}\";\n", code());
        assert_eq!(kinds(&text), [(LargeString, 2)]);
    }

    #[test]
    fn ordinary_comments_and_strings() {
        let prose = "This library keeps a ledger of loans, and says which are late.\n".repeat(50);
        for text in [
            format!("/* {prose} */ int x;"),
            format!("/* {} */ int x;", &code()[..1900]),
            format!("s = \"{}\";", &code()[..1900]),
            format!("x;{}/* {} */\n{}", "y;".repeat(9), code(), code()),
            format!("{}/* {} */\n{}", code(), &code()[..900], code()),
        ] {
            assert_eq!(kinds(&text), [], "{text}");
        }
    }

    #[test]
    fn imports_are_not_taken_for_a_comment() {
        let imports = "import java.util.concurrent.locks.ReentrantLock;\n".repeat(50);
        let token = codesim_token::Span {
            start: imports.len() as u32,
            end: imports.len() as u32 + 1,
        };
        assert_eq!(
            crate::obfuscation::findings(&format!("{imports}x"), &[token], &[]),
            []
        );
    }
}
