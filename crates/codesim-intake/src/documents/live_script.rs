//! Live scripts of MATLAB: paragraphs of code as they are, and the others as comments, so that a reader recognizes the script.
//!
//! *Limits.* The value of a live control, such as a slider, is code and is read; results and pictures are not.

use super::word::{Paragraph, paragraphs};

/// The style of paragraphs of code.
const CODE: &str = "code";

/// Returns a live script as MATLAB text.
///
/// # Errors
/// If it is no live script.
pub(super) fn text(xml: &str) -> Result<String, String> {
    let mut script = String::new();
    paragraphs(xml, &mut |Paragraph { style, text }| {
        for line in text.split('\n') {
            let line = line.trim_end_matches('\r');
            if style != CODE && !line.is_empty() {
                script += "% ";
            }
            script += line;
            script.push('\n');
        }
    })?;
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_code_and_text_is_a_comment() {
        let xml = r#"<w:document xmlns:w="w"><w:body>
            <w:p><w:pPr><w:pStyle w:val="title"/></w:pPr><w:r><w:t>Orbits</w:t></w:r></w:p>
            <w:p><w:pPr><w:pStyle w:val="text"/></w:pPr><w:r><w:t>Two bodies,</w:t><w:br/><w:t>one law</w:t></w:r></w:p>
            <w:p><w:pPr><w:pStyle w:val="code"/></w:pPr><w:r><w:t><![CDATA[x = 1;
if x < 2 && x > 0
  disp("a")
end]]></w:t></w:r></w:p></w:body></w:document>"#;
        let expected =
            "% Orbits\n% Two bodies,\n% one law\nx = 1;\nif x < 2 && x > 0\n  disp(\"a\")\nend\n";
        assert_eq!(text(xml).as_deref(), Ok(expected));
    }
}
