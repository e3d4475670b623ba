//! Text on a page.

use std::fmt::{self, Display, Formatter, Write};

use askama::filters::HtmlSafe;
use codesim_display::{escape, is_hidden, visible};

/// Text of a page, escaped. Quotes stay as they are, as clients read sources without decoding them; so it must not be used as the value of an
/// attribute.
pub(super) struct Text<'a>(pub(super) &'a str);

impl HtmlSafe for Text<'_> {}

impl Display for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                // MOSS does not escape it: its pages cannot distinguish a text `&lt;` from `<`.
                '&' => f.write_str("&amp;")?,
                '\t' | '\n' => f.write_char(character)?,
                hidden if is_hidden(hidden) => write!(f, "{}", escape(hidden))?,
                other => f.write_char(other)?,
            }
        }
        Ok(())
    }
}

/// The name of a submission on the top page, without a percent sign of its own: clients look for the first two of that page.
pub(super) struct Name<'a>(pub(super) &'a str);

impl HtmlSafe for Name<'_> {}

impl Display for Name<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut parts = self.0.split('%');
        write!(f, "{}", Text(parts.next().unwrap_or_default()))?;
        parts.try_for_each(|part| write!(f, "&#37;{}", Text(part)))
    }
}

/// Returns a name in one word, with hidden characters as escapes.
pub(super) fn shown_name(name: &str, directory: bool) -> String {
    let mut name = visible(&name.replace(char::is_whitespace, "_")).into_owned();
    if name.is_empty() {
        name.push('_');
    }
    if directory && !name.ends_with('/') {
        name.push('/');
    }
    name
}

/// Returns a share in 0..=1 in whole percent; 0 and 100 only if it is exactly that.
pub(super) fn percent(share: f64) -> u8 {
    let rounded = (share * 100.0).round().clamp(0.0, 100.0) as u8;
    let least = u8::from(share > 0.0);
    let most = if share < 1.0 { 99 } else { 100 };
    rounded.clamp(least, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_word() {
        let rows = [
            ("my file.c", false, "my_file.c"),
            ("a\u{a0}b\u{2028}\n.c", false, "a_b__.c"),
            ("\u{202e}a\u{1c}", false, "\\u{202e}a\\u{1c}"),
            ("lab/ada/", true, "lab/ada/"),
            ("ada", true, "ada/"),
            ("", false, "_"),
        ];
        for (name, directory, shown) in rows {
            assert_eq!(shown_name(name, directory), shown);
        }
        assert_eq!(Name("100%<b>").to_string(), "100&#37;&lt;b&gt;");
    }

    #[test]
    fn all_and_nothing_are_exact() {
        let shares = [0.0, 0.001, 0.754, 0.755, 0.999, 1.0];
        assert_eq!(shares.map(percent), [0, 1, 75, 76, 99, 100]);
    }

    #[test]
    fn sources_stay_as_they_are_but_for_html() {
        let text = "if (a < b && c > 'd')\t\"\u{202e}\"\n";
        let shown = "if (a &lt; b &amp;&amp; c &gt; 'd')\t\"\\u{202e}\"\n";
        assert_eq!(Text(text).to_string(), shown);
    }
}
