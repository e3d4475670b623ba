//! Text that was typed into a platform, as its author saw it.

use html5gum::{DefaultEmitter, Token, Tokenizer};

/// The format of the file in which a platform keeps typed text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Typed {
    /// A page that was made for it.
    Page,
    /// A receipt of Blackboard, which has other content as well.
    Receipt,
}

/// The marks before and after the typed text in a receipt.
const FIELD: [&str; 2] = ["Submission Field:", "\nComments:"];

/// The text of a receipt without typed text.
const NOTHING: &str = "There is no student submission text data for this assignment.";

/// Elements that are lines of their own.
const LINES: [&[u8]; 16] = [
    b"br",
    b"p",
    b"div",
    b"pre",
    b"li",
    b"ul",
    b"ol",
    b"tr",
    b"table",
    b"blockquote",
    b"h1",
    b"h2",
    b"h3",
    b"h4",
    b"h5",
    b"h6",
];

/// Elements whose text is not shown in the page.
const UNSEEN: [&[u8]; 4] = [b"title", b"style", b"script", b"noscript"];

impl Typed {
    /// Returns the typed text from the content of such a file; empty if there is none.
    pub fn text(self, content: &str) -> String {
        match self {
            Self::Page => text_of_page(content),
            Self::Receipt => typed_in_receipt(content),
        }
    }
}

fn typed_in_receipt(receipt: &str) -> String {
    let [before, after] = FIELD;
    let rest = receipt.split_once(before).map_or("", |(_, rest)| rest);
    let end = rest.find(after).unwrap_or(rest.len());
    let field = rest[..end].trim();
    match field {
        NOTHING => String::new(),
        // The editor for typed text makes a page of it, unless it is turned off.
        page if page.contains("</") || page.contains("<br") => text_of_page(page),
        plain => plain.to_owned(),
    }
}

/// Returns the text of a page in the lines in which it is shown.
fn text_of_page(page: &str) -> String {
    let mut emitter: DefaultEmitter<()> = DefaultEmitter::default();
    emitter.naively_switch_states(true);
    let mut shown = Shown::default();
    for Ok(token) in Tokenizer::new_with_emitter(page, emitter) {
        match token {
            Token::StartTag(tag) => shown.begin(&tag.name),
            Token::EndTag(tag) => shown.end(&tag.name),
            Token::String(run) => shown.run(&String::from_utf8_lossy(&run)),
            _ => {}
        }
    }
    shown.finish()
}

/// The text of a page, while it is read.
#[derive(Default)]
struct Shown {
    text: String,
    is_unseen: bool,
    /// Number of open elements that preserve whitespace.
    preformatted: usize,
}

impl Shown {
    fn begin(&mut self, element: &[u8]) {
        self.is_unseen |= UNSEEN.contains(&element);
        if element == b"br" {
            self.text.push('\n');
        } else if LINES.contains(&element) {
            self.new_line();
        }
        self.preformatted += usize::from(element == b"pre");
    }

    fn end(&mut self, element: &[u8]) {
        if UNSEEN.contains(&element) {
            self.is_unseen = false;
        }
        if element == b"pre" {
            self.preformatted = self.preformatted.saturating_sub(1);
        }
        if LINES.contains(&element) {
            self.new_line();
        }
    }

    fn run(&mut self, run: &str) {
        if self.is_unseen {
            return;
        }
        if self.preformatted > 0 {
            self.text.push_str(run);
            return;
        }
        for letter in run.chars() {
            let is_blank = letter.is_ascii_whitespace();
            if !is_blank {
                self.text.push(letter);
            } else if !self.text.is_empty() && !self.text.ends_with([' ', '\n']) {
                self.text.push(' ');
            }
        }
    }

    fn new_line(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.text.push('\n');
        }
    }

    /// Returns the text with spaces for no-break spaces, in which editors keep an indentation.
    fn finish(self) -> String {
        self.text.replace('\u{a0}', " ").trim_end().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_the_lines_that_are_shown() {
        let page = "<!DOCTYPE html><html><head><title>Online text</title><style>p{}</style></head><body>\n\
            <p>int   a =\n1; // &lt;b&gt;</p><p>&nbsp; &nbsp; if (a &lt; 2)<br>{ }</p><pre>  x\n\n    y</pre><ul><li>z</li></ul></body></html>";
        let expected = "int a = 1; // <b>\n    if (a < 2)\n{ }\n  x\n\n    y\nz";
        assert_eq!(Typed::Page.text(page), expected);
        assert_eq!(Typed::Page.text(""), "");
        assert_eq!(Typed::Page.text("<p"), "");
    }

    #[test]
    fn a_receipt_has_a_field_for_it() {
        let receipt = |field: &str| {
            format!("Name: Ada (ada)\n\nSubmission Field:\n{field}\n\nComments:\nthere\n\nFiles:\n")
        };
        let text = |field: &str| Typed::Receipt.text(&receipt(field));
        assert_eq!(text(NOTHING), "");
        assert_eq!(text("<p>a &lt; b</p><p>c</p>"), "a < b\nc");
        assert_eq!(text("if (a < b)\n  c();"), "if (a < b)\n  c();");
        assert_eq!(Typed::Receipt.text("Name: Ada (ada)"), "");
    }
}
