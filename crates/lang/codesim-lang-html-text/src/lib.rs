//! The text that people read in an HTML page: the winnowing paper is measured on the text of web pages.
//!
//! *Problem.* Two pages have one text in different markup. Tags, comments, scripts and style sheets must vanish, and `&eacute;`, `&#233;`
//! and `é` are one letter; still every letter has to be found again in the page.
//!
//! *Method.* A tokenizer of the WHATWG standard (`html5gum`) separates text from markup (`text.rs`). Letters and digits of the text are
//! tokens as in plain text: lower-cased, both channels the same. A letter that is written as a character reference has the place of the whole
//! reference.
//!
//! *Cost.* Linear in the length of the page.
//!
//! *Source.* HTML Living Standard, section 13.2.5: Tokenization.
//!
//! *Limits.* A style sheet can hide text, and a script can make some: neither is looked at. Attributes (`alt`, `title`) are no text.
//! Content that browsers show only without scripts or frames (`noscript`, `iframe`) is left out. The title of the page is text.
//! Marks of letters are as in plain text.

mod text;

use codesim_token::{
    FrontEnd, Granularity, Language, PlainFrontEnd, ReadsBy, Span, Symbol, TokenString,
};

use crate::text::{Piece, pieces};

/// Returns the front end.
pub fn front_end() -> Box<dyn FrontEnd> {
    let language = Language::new("html-text", "Text of HTML pages")
        .shared_extensions(["html", "htm"])
        .granularity(Granularity::Character)
        .reads_by(ReadsBy::Letters);
    Box::new(PlainFrontEnd::new(language, tokens))
}

fn tokens(page: &str) -> TokenString {
    let mut tokens = TokenString::default();
    for piece in pieces(page) {
        push(&mut tokens, page, piece);
    }
    tokens.shrink_to_fit();
    tokens
}

fn push(tokens: &mut TokenString, page: &str, piece: Piece) {
    let mut push = |letter, span| {
        if let Some(symbol) = Symbol::of_letter(letter) {
            tokens.push(symbol, symbol, span);
        }
    };
    match piece {
        Piece::Plain(bytes) => {
            for (at, letter) in page.get(bytes.clone()).unwrap_or_default().char_indices() {
                let start = bytes.start + at;
                push(letter, Span::of(start..start + letter.len_utf8()));
            }
        }
        Piece::Reference { bytes, text } => {
            let span = Span::of(bytes);
            text.chars().for_each(|letter| push(letter, span));
        }
    }
}

#[cfg(test)]
mod tests {
    use codesim_testkit::conformance::check;

    use super::*;

    const PAGE: &str = "<!DOCTYPE html>\n<title>Caf&eacute; 12</title>\n<style>p { color: red }</style>\n\
        <p class=\"a > b\">Zw&ouml;lf <b>Box</b>k&#228;mpfer,\r\n<!-- no --> 12 &amp; &lt;p&gt; more.\n";

    /// Returns each token's source.
    fn sources(page: &str) -> Vec<&str> {
        let tokens = tokens(page);
        let sources = tokens.spans().iter();
        sources
            .map(|span| &page[span.start as usize..span.end as usize])
            .collect()
    }

    fn symbols(text: &str) -> Vec<Symbol> {
        text.chars().filter_map(Symbol::of_letter).collect()
    }

    #[test]
    fn markup_vanishes_and_references_are_letters() {
        for (page, text) in [
            (PAGE, "café12zwölfboxkämpfer12pmore"),
            ("a<script>if (a < b) c('</p>')</script>b", "ab"),
            ("a<!-- x --><![CDATA[ y ]]><?z?>b", "ab"),
            ("a<textarea>b<i>&eacute;</textarea>c", "abiéc"),
            ("a<title>1</tit x</title>b", "a1titxb"),
            ("<p title='x>y' hidden>a<noscript>x</noscript>b", "ab"),
            ("a<plaintext>b</plaintext>c<i>", "abplaintextci"),
            (
                "&copy2025 &notit; &#x41;&#65 &#0; &unknown; &",
                "2025itaaunknown",
            ),
            ("1 < 2 && 3 > 2 &é <é", "1232éé"),
            ("a<style>b", "a"),
            ("<", ""),
        ] {
            let tokens = tokens(page);
            assert_eq!(tokens.structure(), symbols(text), "{page}");
            assert_eq!(tokens.text(), tokens.structure());
        }
    }

    #[test]
    fn a_letter_stands_where_it_is_written() {
        assert_eq!(
            sources("<p>É&Eacute;&#233;\r\n&#xe9x &fjlig;\r\n&é<title>&aacute;</t&#97</title>"),
            [
                "É", "&Eacute;", "&#233;", "&#xe9", "x", "&fjlig;", "&fjlig;", "é", "&aacute;",
                "t", "&#97"
            ]
        );
    }

    #[test]
    fn text_without_markup_has_the_letters_of_plain_text() {
        let text = "A do run run run,\r\na do\r\n\r\n run run; Zwölf 12 \u{feff} 𝒳";
        let spelled: Vec<String> = text
            .chars()
            .filter(|c| c.is_alphanumeric())
            .map(String::from)
            .collect();
        assert_eq!(sources(text), spelled);
        assert_eq!(tokens(text).structure(), symbols(text));
    }

    #[test]
    fn the_front_end_passes_the_kit() {
        check(&*front_end(), &[PAGE]);
    }
}
