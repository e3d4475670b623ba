//! Word documents: paragraphs as lines.
//!
//! *Source.* ECMA-376, Office Open XML, part 1, section 17 (WordprocessingML).
//!
//! *Limits.* Footnotes, headers and comments are entries of their own and are not read. Text that was deleted while changes were tracked is left
//! out, and so is the place that text was moved from.

use super::xml::{Attributes, Visitor, walk};

/// Elements whose text is not part of the document: deleted and moved text, the positions of tabs, and fallbacks for older programs.
const SKIPPED: [&str; 5] = ["del", "moveFrom", "tabs", "Fallback", "instrText"];

/// A paragraph of a document.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Paragraph {
    /// The id of its style, if it has one.
    pub(super) style: String,
    /// Its text, which may have several lines.
    pub(super) text: String,
}

/// Returns the paragraphs of a document, one after the other.
///
/// # Errors
/// If it is no such document.
pub(super) fn text(xml: &str) -> Result<String, String> {
    let mut text = String::new();
    paragraphs(xml, &mut |paragraph| {
        text += &paragraph.text;
        text.push('\n');
    })?;
    Ok(text)
}

/// Calls a function with each paragraph of a document; those in a text box come before the one that it is in.
///
/// # Errors
/// If it is not XML.
pub(super) fn paragraphs(xml: &str, take: &mut dyn FnMut(Paragraph)) -> Result<(), String> {
    let mut paragraphs = Paragraphs {
        open: Vec::new(),
        take,
        is_in_text: false,
    };
    walk(xml, &SKIPPED, &mut paragraphs)
}

struct Paragraphs<'t> {
    /// The paragraphs that are not complete, the innermost last.
    open: Vec<Paragraph>,
    take: &'t mut dyn FnMut(Paragraph),
    is_in_text: bool,
}

impl Paragraphs<'_> {
    fn add(&mut self, text: &str) {
        if let Some(paragraph) = self.open.last_mut() {
            paragraph.text += text;
        }
    }
}

impl Visitor for Paragraphs<'_> {
    fn begin(&mut self, name: &str, attributes: &Attributes) {
        match name {
            "p" => self.open.push(Paragraph::default()),
            "pStyle" => {
                if let Some(paragraph) = self.open.last_mut() {
                    paragraph.style = attributes.get("val").unwrap_or_default();
                }
            }
            "t" => self.is_in_text = true,
            "tab" => self.add("\t"),
            "br" | "cr" => self.add("\n"),
            "noBreakHyphen" => self.add("-"),
            _ => {}
        }
    }

    fn text(&mut self, text: &str) {
        if self.is_in_text {
            self.add(text);
        }
    }

    fn end(&mut self, name: &str) {
        match name {
            "p" => {
                if let Some(paragraph) = self.open.pop() {
                    (self.take)(paragraph);
                }
            }
            "t" => self.is_in_text = false,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_lines() {
        let xml = r#"<w:document xmlns:w="w"><w:body>
            <w:p><w:pPr><w:pStyle w:val="Title"/><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>
              <w:r><w:t>On </w:t></w:r><w:r><w:t xml:space="preserve">trees &amp; leaves</w:t></w:r></w:p>
            <w:p/>
            <w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
            </w:body></w:document>"#;
        let expected = "On trees & leaves\n\na\tb\nc\n";
        assert_eq!(text(xml).as_deref(), Ok(expected));
    }

    #[test]
    fn deleted_and_moved_text_is_left_out() {
        let xml = r#"<w:document xmlns:w="w"><w:p>
            <w:r><w:t>kept</w:t></w:r>
            <w:del><w:r><w:delText>deleted</w:delText><w:t>too</w:t></w:r></w:del>
            <w:ins><w:r><w:t> and added</w:t></w:r></w:ins>
            <w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom>
            <w:r><w:instrText>PAGE</w:instrText></w:r></w:p></w:document>"#;
        assert_eq!(text(xml).as_deref(), Ok("kept and added\n"));
    }

    #[test]
    fn text_boxes_are_read_once() {
        let xml = r#"<w:document xmlns:w="w" xmlns:mc="mc"><w:p><w:r><w:t>out</w:t></w:r><mc:AlternateContent>
            <mc:Choice><w:p><w:r><w:t>in</w:t></w:r></w:p></mc:Choice>
            <mc:Fallback><w:p><w:r><w:t>in</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>
            <w:r><w:t>side</w:t></w:r></w:p></w:document>"#;
        assert_eq!(text(xml).as_deref(), Ok("in\noutside\n"));
    }
}
