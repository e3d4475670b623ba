//! Reading XML from beginning to end, with names without their prefixes.
//!
//! Entities other than the five of XML and numeric characters are left out, so that none can expand.

use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

/// The nesting limit, which elements of real documents do not reach.
const MAX_DEPTH: usize = 1000;

/// Takes the parts of a document in order.
pub(super) trait Visitor {
    /// Begins an element; an empty one ends at once.
    fn begin(&mut self, name: &str, attributes: &Attributes);
    /// Takes a piece of text, with line feeds as ends of lines. A text may come in several pieces.
    fn text(&mut self, text: &str);
    /// Ends an element.
    fn end(&mut self, name: &str);
}

/// The attributes of an element.
pub(super) struct Attributes<'a>(&'a BytesStart<'a>);

impl Attributes<'_> {
    /// Returns the value of the attribute with a name and any prefix.
    pub(super) fn get(&self, name: &str) -> Option<String> {
        let mut all = self.0.attributes();
        let own = (all.with_checks(false).flatten())
            .find(|it| it.key.local_name().as_ref() == name.as_bytes())?;
        let value = own.normalized_value(XmlVersion::Implicit1_0).ok()?;
        Some(value.into_owned())
    }
}

/// Walks through a document; elements with a name in `skipped` are passed over with their content.
///
/// # Errors
/// If it is not XML, is cut off, or has too deeply nested elements.
pub(super) fn walk(xml: &str, skipped: &[&str], visitor: &mut dyn Visitor) -> Result<(), String> {
    let mut reader = Reader::from_str(xml);
    reader.config_mut().expand_empty_elements = true;
    let mut depth = 0_usize;
    // The depth at which the skipped element began.
    let mut outside = None;
    loop {
        let event = reader.read_event().map_err(|error| error.to_string())?;
        match event {
            Event::Start(element) => {
                let name = element.local_name();
                let name = str::from_utf8(name.as_ref()).unwrap_or_default();
                if outside.is_none() {
                    match skipped.contains(&name) {
                        true => outside = Some(depth),
                        false => visitor.begin(name, &Attributes(&element)),
                    }
                }
                depth += 1;
                if depth > MAX_DEPTH {
                    return Err(format!("more than {MAX_DEPTH} elements in one another"));
                }
            }
            Event::End(element) => {
                depth = depth.saturating_sub(1);
                let name = element.local_name();
                match outside {
                    None => visitor.end(str::from_utf8(name.as_ref()).unwrap_or_default()),
                    Some(begin) if begin == depth => outside = None,
                    Some(_) => {}
                }
            }
            Event::Eof if depth > 0 => return Err("its XML is cut off".to_owned()),
            Event::Eof => return Ok(()),
            event if outside.is_none() => {
                if let Some(text) = text(event)? {
                    visitor.text(&text);
                }
            }
            _ => {}
        }
    }
}

/// Returns the text of an event, if it has any.
fn text(event: Event) -> Result<Option<String>, String> {
    let text = match event {
        Event::Text(text) => text.xml10_content(),
        Event::CData(text) => text.xml10_content(),
        Event::GeneralRef(reference) => return Ok(character(&reference)),
        _ => return Ok(None),
    };
    match text {
        Ok(text) => Ok(Some(text.into_owned())),
        Err(error) => Err(error.to_string()),
    }
}

/// Returns the text of a reference, if it is known without a definition.
fn character(reference: &BytesRef) -> Option<String> {
    if let Ok(Some(character)) = reference.resolve_char_ref() {
        return Some(character.to_string());
    }
    let name = reference.decode().ok()?;
    resolve_predefined_entity(&name).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Logs the events.
    #[derive(Default)]
    struct Log(String);

    impl Visitor for Log {
        fn begin(&mut self, name: &str, attributes: &Attributes) {
            let value = attributes.get("v").unwrap_or_default();
            self.0 += &format!("<{name} {value}>");
        }

        fn text(&mut self, text: &str) {
            self.0 += text;
        }

        fn end(&mut self, name: &str) {
            self.0 += &format!("</{name}>");
        }
    }

    fn log(xml: &str) -> Result<String, String> {
        let mut log = Log::default();
        walk(xml, &["x"], &mut log)?;
        Ok(log.0)
    }

    #[test]
    fn parts_come_in_order() {
        let xml = "<?xml version='1.0'?><w:a w:v='1&amp;2'>b&lt;&#65;<![CDATA[<c>]]><d/>\r\n<!-- e --></w:a>";
        let expected = "<a 1&2>b<A<c><d ></d>\n</a>";
        assert_eq!(log(xml).as_deref(), Ok(expected));
    }

    #[test]
    fn elements_are_passed_over_with_what_is_in_them() {
        let xml = "<a><x>b<x/>c<d>e</d></x>f<x/>g</a>";
        assert_eq!(log(xml).as_deref(), Ok("<a >fg</a>"));
    }

    #[test]
    fn entities_of_a_document_are_left_out() {
        let xml = "<!DOCTYPE a [<!ENTITY b 'bbb'>]><a>&b;c</a>";
        assert_eq!(log(xml).as_deref(), Ok("<a >c</a>"));
    }

    #[test]
    fn broken_documents_are_errors() {
        let deep = "<a>".repeat(1001) + &"</a>".repeat(1001);
        assert!(log(&deep).is_err());
        for xml in ["<a>", "<a></b>", "<a", "</a>", "<a>&</a>"] {
            assert!(log(xml).is_err(), "{xml}");
        }
    }
}
