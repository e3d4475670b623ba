//! Strings of one or several tokens, here-documents and regular expressions.

use crate::description::Quote;
use codesim_token::Symbol;

use crate::pass::{Pass, STRING, Template, is_operand};
use crate::strings::{heredoc_lengths, heredoc_word, regex_length, string_length, text_length};

impl<'a> Pass<'a> {
    /// Returns the name and length of the regular expression that begins here: a slash behind a name or value divides.
    pub(crate) fn regex(&self, byte: u8) -> Option<(Symbol, usize)> {
        let name = self.vocabulary.rules.regex.as_ref()?;
        if byte != b'/' || self.tokens.structure().last().is_some_and(is_operand) {
            return None;
        }
        Some((Symbol::of(name), regex_length(self.rest())?))
    }

    pub(crate) fn string(&mut self, quote: &'a Quote) {
        let lines = quote.lines && self.is_closed(quote);
        if quote.parts.is_some() {
            self.spelling_mark(quote.begin.len());
            self.template = Some(Template {
                quote,
                lines,
                depth: 0,
            });
        } else {
            let (length, _) = string_length(self.rest(), quote, lines);
            self.spelled(STRING, length);
        }
    }

    /// Whether the string that begins here may be taken to span lines: it was probably closed.
    fn is_closed(&mut self, quote: &Quote) -> bool {
        if self.patience == 0 {
            return false;
        }
        let (length, is_closed) = string_length(self.rest(), quote, true);
        let string = self.enclosed(length, &quote.begin, &quote.end, is_closed);
        let is_open = string.is_open_string();
        !self.is_open(length, is_open)
    }

    /// Emits the next token of a string of several.
    pub(crate) fn template_part(&mut self, template: Template<'a>) {
        let (rest, Template { quote, lines, .. }) = (self.rest(), template);
        let hole = quote.hole.as_ref().map(|(begin, _)| begin.as_str());
        if let Some(hole) = hole.filter(|hole| rest.starts_with(hole)) {
            self.template = None;
            self.templates.push(template);
            return self.spelling_mark(hole.len());
        } else if rest.starts_with(&quote.end) {
            self.template = None;
            return self.spelling_mark(quote.end.len());
        }
        let ends_here = !lines && rest.starts_with('\n');
        match &quote.parts {
            Some(parts) if !ends_here => {
                let (is_escape, length) = text_length(rest, quote, lines);
                let escape = parts.escape.as_ref().filter(|_| is_escape);
                self.spelled(Symbol::of(escape.unwrap_or(&parts.text)), length);
            }
            _ => self.template = None,
        }
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
        let Some(template) = self.templates.last_mut() else {
            return false;
        };
        let Some((begin, end)) = &template.quote.hole else {
            return false;
        };
        if begin.as_bytes().last() == Some(&byte) {
            template.depth += 1;
        } else if rest.starts_with(end) {
            if template.depth == 0 {
                self.template = self.templates.pop();
                self.spelling_mark(end.len());
                return true;
            }
            template.depth -= 1;
        }
        false
    }
}
