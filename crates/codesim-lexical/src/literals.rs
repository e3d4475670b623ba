//! Strings of one or several tokens, here-documents and regular expressions.

use crate::description::Quote;
use codesim_token::Symbol;

use crate::pass::{Pass, STRING, is_operand};
use crate::strings::{heredoc_lengths, heredoc_word, regex_length, string_length, text_length};

impl<'a> Pass<'a> {
    /// Name and length of the regular expression that begins here: a slash behind a name or value divides.
    pub(crate) fn regex(&self, byte: u8) -> Option<(Symbol, usize)> {
        let name = self.vocabulary.rules.regex.as_ref()?;
        if byte != b'/' || self.tokens.structure().last().is_some_and(is_operand) {
            return None;
        }
        Some((Symbol::of(name), regex_length(self.rest())?))
    }

    pub(crate) fn string(&mut self, quote: &'a Quote) {
        if quote.parts.is_some() {
            self.spelling_mark(quote.begin.len());
            self.template = Some(quote);
        } else {
            self.spelled(STRING, string_length(self.rest(), quote));
        }
    }

    /// Emits the next token of a string of several.
    pub(crate) fn template_part(&mut self, quote: &'a Quote) {
        let rest = self.rest();
        let hole = quote.hole.as_ref().map(|(begin, _)| begin.as_str());
        if let Some(hole) = hole.filter(|hole| rest.starts_with(hole)) {
            self.template = None;
            self.templates.push((quote, 0));
            return self.spelling_mark(hole.len());
        } else if rest.starts_with(&quote.end) {
            self.template = None;
            return self.spelling_mark(quote.end.len());
        }
        match &quote.parts {
            Some(parts) if !self.ends_line(quote) => {
                let (is_escape, length) = text_length(rest, quote, parts.escape.is_some());
                let escape = parts.escape.as_ref().filter(|_| is_escape);
                self.spelled(Symbol::of(escape.unwrap_or(&parts.text)), length);
            }
            _ => self.template = None,
        }
    }

    /// Whether a string that may not span lines is open at the end of one.
    fn ends_line(&self, quote: &Quote) -> bool {
        !quote.lines && self.rest().starts_with('\n')
    }

    /// Emits a mark by its spelling.
    fn spelling_mark(&mut self, length: usize) {
        let symbol = Symbol::of(&self.rest()[..length]);
        self.emit(symbol, symbol, length);
    }

    /// Reads the here-document whose mark begins here, or the mark and word of one whose lines are still to come; returns whether
    /// there is one.
    pub(crate) fn heredoc(&mut self, begin: usize, name: Option<Symbol>) -> bool {
        let rest = self.rest();
        let Some((word, length)) = heredoc_word(&rest[begin..]) else {
            return false;
        };
        match name {
            Some(name) => {
                self.spelled(name, begin + length);
                self.heredocs.push(word);
            }
            None => {
                let first = begin + length;
                let line = rest[first..]
                    .find('\n')
                    .map_or(rest.len(), |at| first + at + 1);
                let (_, lines) = heredoc_lengths(&rest[line..], word);
                self.spelled(STRING, line + lines);
            }
        }
        true
    }

    /// Reads the lines of the here-documents that a line has begun, behind its end.
    pub(crate) fn heredoc_lines(&mut self) {
        for (number, word) in std::mem::take(&mut self.heredocs).into_iter().enumerate() {
            if number > 0 && self.rest().starts_with('\n') {
                self.at += 1;
            }
            let (lines, end) = heredoc_lengths(self.rest(), word);
            if lines > 0 {
                self.spelled(STRING, lines);
            }
            self.at += end - lines;
        }
    }

    /// Goes on with a string behind a hole, if a mark ends the hole here; otherwise notes what brackets are open in it.
    pub(crate) fn ends_hole(&mut self, byte: u8) -> bool {
        let rest = self.rest();
        let Some((quote, depth)) = self.templates.last_mut() else {
            return false;
        };
        let Some((begin, end)) = &quote.hole else {
            return false;
        };
        if begin.as_bytes().last() == Some(&byte) {
            *depth += 1;
        } else if rest.starts_with(end) {
            if *depth == 0 {
                self.template = Some(quote);
                self.templates.pop();
                self.spelling_mark(end.len());
                return true;
            }
            *depth -= 1;
        }
        false
    }
}
