//! Texts of LibreOffice and other programs in the OpenDocument format: paragraphs and headings as lines.
//!
//! *Source.* OASIS, Open Document Format for Office Applications 1.3, part 3, sections 5 and 6.
//!
//! *Limits.* A footnote is a line before the paragraph that it belongs to. Comments, and text that was deleted while changes were tracked, are
//! left out.

use super::xml::{Attributes, Visitor, walk};

/// Elements whose text is not part of the document.
const SKIPPED: [&str; 6] = [
    "tracked-changes",
    "annotation",
    "note-citation",
    "binary-data",
    "title",
    "desc",
];

/// The most spaces that are written for an element that gives their number.
const MAX_SPACES: usize = 100;

/// Returns the paragraphs of a text, one after the other.
///
/// # Errors
/// If it is no such text.
pub(super) fn text(xml: &str) -> Result<String, String> {
    let mut lines = Lines::default();
    walk(xml, &SKIPPED, &mut lines)?;
    Ok(lines.done)
}

#[derive(Default)]
struct Lines {
    /// The paragraphs that are not complete, the innermost last.
    open: Vec<String>,
    done: String,
}

impl Lines {
    fn add(&mut self, text: &str) {
        if let Some(line) = self.open.last_mut() {
            line.push_str(text);
        }
    }
}

impl Visitor for Lines {
    fn begin(&mut self, name: &str, attributes: &Attributes) {
        match name {
            "p" | "h" => self.open.push(String::new()),
            "tab" => self.add("\t"),
            "line-break" => self.add("\n"),
            "s" => {
                let count = attributes.get("c").and_then(|count| count.parse().ok());
                self.add(&" ".repeat(count.unwrap_or(1).min(MAX_SPACES)));
            }
            _ => {}
        }
    }

    fn text(&mut self, text: &str) {
        // Line feeds in the file are spaces in the text.
        self.add(&text.replace(['\n', '\t'], " "));
    }

    fn end(&mut self, name: &str) {
        if let ("p" | "h", Some(line)) = (name, self.open.last()) {
            self.done += line;
            self.done.push('\n');
            self.open.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_and_headings_are_lines() {
        let xml = r#"<office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text>
            <text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>
            <text:h>On <text:span>trees</text:span></text:h>
            <text:p>a<text:tab/>b<text:s text:c="2"/>c<text:s/>d<text:line-break/>e
f<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>note</text:p></text:note-body></text:note></text:p>
            </office:text></office:body></office:document-content>"#;
        let expected = "On trees\nnote\na\tb  c d\ne f\n";
        assert_eq!(text(xml).as_deref(), Ok(expected));
    }

    #[test]
    fn a_number_of_spaces_is_limited() {
        let xml = r#"<p xmlns:t="t"><s t:c="4000000000"/></p>"#;
        assert_eq!(text(xml).map(|it| it.len()), Ok(MAX_SPACES + 1));
    }
}
