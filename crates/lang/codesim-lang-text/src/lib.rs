//! The plain-text front end, for the winnowing paper's own case (section 2, Figure 2).
//!
//! Letters and digits are tokens, lower-cased; everything else is dropped. There are no names to tell from
//! structure, so both channels are the same.
//!
//! *Limits.* A mark that is a character of its own (U+0301 behind `e`) is dropped, so that such a letter is not the one with the
//! mark in it (`é`).

use codesim_token::{
    FrontEnd, Granularity, Language, PlainFrontEnd, ReadsBy, Span, Symbol, TokenString,
};

/// Returns the front end.
pub fn front_end() -> Box<dyn FrontEnd> {
    let language = Language::new("text", "Plain text")
        .extensions(["txt", "text", "md", "docx", "odt"])
        .granularity(Granularity::Character)
        .reads_by(ReadsBy::Letters);
    Box::new(PlainFrontEnd::new(language, tokens))
}

fn tokens(text: &str) -> TokenString {
    let mut tokens = TokenString::with_capacity(text.len());
    for (start, letter) in text.char_indices() {
        if let Some(symbol) = Symbol::of_letter(letter) {
            let span = Span::of(start..start + letter.len_utf8());
            tokens.push(symbol, symbol, span);
        }
    }
    tokens.shrink_to_fit();
    tokens
}

#[cfg(test)]
mod tests {
    use codesim_token::Imports;

    use super::*;

    #[test]
    fn the_paper_example_is_a_string_of_lower_case_letters() {
        let text = "A do run run run, a do run run";
        let tokens = front_end()
            .tokenizer(Imports::Drop)
            .tokenize(text)
            .document
            .tokens;
        let expected: Vec<Symbol> = "adorunrunrunadorunrun"
            .chars()
            .map(|c| Symbol::of(&c.to_string()))
            .collect();
        assert_eq!(tokens.structure(), expected);
        assert_eq!(tokens.text(), expected);
        assert_eq!(tokens.spans()[3], Span { start: 5, end: 6 });
    }

    #[test]
    fn the_front_end_passes_the_kit() {
        codesim_testkit::conformance::check(&*front_end(), &["Zwölf Boxkämpfer, 12 of them.\r\n"]);
    }
}
