//! Essays and other texts that people read, word by word.
//!
//! *Problem.* What one essay takes from another are sentences and phrases, not runs of letters: layout, line breaks, capital letters and
//! quotation marks differ without being anyone's work.
//!
//! *Method.* A token is a word, called by its letters and digits in small letters, so that `can't`, `can’t` and `Can't` are one; and the
//! end of a sentence, called `.`, so that a match tells where sentences begin. Words are found by the default rules of Unicode: `can't`
//! and `3.14` are one word, `well-known` is two. A sentence ends with a mark (`.`, `!`, `?`, `…`) behind a word if a blank or the end of
//! the text follows, with quotation marks and brackets in between at will. Both channels are the same: there are no names to tell from
//! structure.
//!
//! *Cost.* Linear in the length of the text.
//!
//! *Source.* Unicode Standard Annex 29: Unicode Text Segmentation, section 4.
//!
//! *Limits.* An abbreviation before a blank (`Dr. Smith`) ends a sentence, and a heading without a mark does not; a copy has the same
//! ends. The annex has rules for sentences too, but they end one with each line. A word that is cut at the end of a line
//! is two. A mark that is a character of its own (U+0301 behind `e`) is dropped, so that such a word is not the one with `é`. Scripts without blanks come out letter by letter (Chinese, Thai), without ends of sentences.

use std::ops::Range;

use codesim_token::{
    FrontEnd, Granularity, Language, PlainFrontEnd, ReadsBy, Span, Symbol, TokenString,
};
use unicode_segmentation::UnicodeSegmentation;

/// Marks that end a sentence.
const MARKS: [char; 4] = ['.', '!', '?', '…'];

const END: Symbol = Symbol::of(".");

/// Returns the front end.
pub fn front_end() -> Box<dyn FrontEnd> {
    let language = Language::new("prose", "Prose")
        .shared_extensions(["txt", "text", "md", "docx", "odt"])
        .granularity(Granularity::Word)
        .reads_by(ReadsBy::Words);
    Box::new(PlainFrontEnd::new(language, tokens))
}

fn tokens(text: &str) -> TokenString {
    let mut tokens = TokenString::default();
    let mut words = text.unicode_word_indices().peekable();
    while let Some((start, word)) = words.next() {
        let end = start + word.len();
        let symbol = name(word);
        tokens.push(symbol, symbol, Span::of(start..end));
        let next = words.peek().map(|&(next, _)| next);
        if let Some(mark) = sentence_end(&text[end..next.unwrap_or(text.len())], next.is_none()) {
            tokens.push(END, END, Span::of(end + mark.start..end + mark.end));
        }
    }
    tokens.shrink_to_fit();
    tokens
}

fn name(word: &str) -> Symbol {
    let letters = word.chars().filter(|c| c.is_alphanumeric());
    Symbol::of(&letters.collect::<String>().to_lowercase())
}

/// Returns the marks that end a sentence in the text between two words, or behind the last one.
fn sentence_end(gap: &str, is_last: bool) -> Option<Range<usize>> {
    let start = gap.find(MARKS)?;
    let rest = gap[start..].trim_start_matches(MARKS);
    let is_end = is_last || rest.contains(char::is_whitespace);
    is_end.then(|| start..gap.len() - rest.len())
}

#[cfg(test)]
mod tests {
    use codesim_testkit::conformance::check;

    use super::*;

    fn symbols(words: &str) -> Vec<Symbol> {
        words.split_whitespace().map(Symbol::of).collect()
    }

    #[test]
    fn words_and_the_ends_of_sentences_are_tokens() {
        for (text, expected) in [
            (
                "A do run run run, a do run run",
                "a do run run run a do run run",
            ),
            (
                "He can't. “Can’t he?!” (No …) Oh",
                "he cant . cant he . no . oh",
            ),
            (
                "Well-known: 3.14 and 1,000 at 9:30.",
                "well known 314 and 1000 at 9 30 .",
            ),
            (
                "*Not* _so_ -- ...and so on...\r\nÉTÉ",
                "not so and so on . été",
            ),
            (
                "Dr. Smith, e.g. at example.com?",
                "dr . smith eg . at examplecom .",
            ),
            ("what?no .net\u{a0}!", "what no net ."),
            ("... ! \n", ""),
            ("Straße. Ende. \"", "straße . ende ."),
            ("Это он. Да!", "это он . да ."),
            ("人間。本", "人 間 本"),
            ("ไทย", "ไ ท ย"),
        ] {
            let tokens = tokens(text);
            assert_eq!(tokens.structure(), symbols(expected), "{text}");
            assert_eq!(tokens.text(), tokens.structure());
        }
    }

    #[test]
    fn line_breaks_and_capital_letters_change_nothing() {
        let text = "It was late. \"Who is it?\" she said, and no one can't answer!";
        let broken = text.replace(' ', "\n").to_uppercase();
        assert_eq!(tokens(&broken).structure(), tokens(text).structure());
    }

    #[test]
    fn a_token_stands_where_it_is_written() {
        let text = "Été ?! (So) what...";
        let spans = tokens(text);
        let written = |span: &Span| &text[span.start as usize..span.end as usize];
        let written: Vec<&str> = spans.spans().iter().map(written).collect();
        assert_eq!(written, ["Été", "?!", "So", "what", "..."]);
    }

    #[test]
    fn the_front_end_passes_the_kit() {
        check(
            &*front_end(),
            &["Zwölf Boxkämpfer, 12 of them.\r\n\r\nWho’s next?\r\n"],
        );
    }
}
