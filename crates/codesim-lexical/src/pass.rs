//! One pass over a text.

use codesim_token::{Imports, Span, Symbol, TokenString};

use crate::strings::{character_length, comment_length, string_length};
use crate::tables::{Beginning, Of, class};
use crate::vocabulary::{Vocabulary, is_word, spelling};

const IDENT: Symbol = Symbol::of("IDENT");
const NUMBER: Symbol = Symbol::of("NUMBER");
const STRING: Symbol = Symbol::of("STRING");
const CHAR: Symbol = Symbol::of("CHAR");
const BEGIN: Symbol = Symbol::of("BEGIN");
const END: Symbol = Symbol::of("END");
/// The end of a line, where it is the end of a statement.
const LINE_END: Symbol = Symbol::of("EOL");

/// Columns between tab stops.
const TAB: usize = 8;

/// A position in a text, and what has to be known of the text before it.
pub(crate) struct Pass<'a> {
    vocabulary: &'a Vocabulary,
    text: &'a str,
    /// Where the text begins in its document.
    offset: usize,
    imports: Imports,
    tokens: &'a mut TokenString,
    at: usize,
    line_start: usize,
    /// Whether the line has had a token.
    in_line: bool,
    /// Number of open brackets; line ends inside of them end no statement.
    brackets: usize,
    /// Columns of the blocks that indentation has opened.
    indents: Vec<usize>,
    /// Buffer for a word in lowercase.
    folded: String,
}

impl<'a> Pass<'a> {
    pub(crate) fn new(
        vocabulary: &'a Vocabulary,
        text: &'a str,
        offset: usize,
        imports: Imports,
        tokens: &'a mut TokenString,
    ) -> Self {
        Self {
            vocabulary,
            text,
            offset,
            imports,
            tokens,
            at: 0,
            line_start: 0,
            in_line: false,
            brackets: 0,
            indents: Vec::new(),
            folded: String::new(),
        }
    }

    /// Reads the text to its end, or until there are `most` tokens.
    pub(crate) fn run(&mut self, most: usize) {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            if self.tokens.len() >= most {
                self.at = self.text.len();
                return;
            }
            if byte == b'\n' {
                self.end_line();
            } else if self.is(byte, class::BLANK) {
                self.at += 1;
            } else if let Some(length) = self.wide_blank(byte) {
                self.at += length;
            } else if !self.skip_line_joint(byte) {
                self.read(byte);
            }
        }
    }

    /// Ends the last line and all blocks that indentation has opened.
    pub(crate) fn close(&mut self) {
        self.brackets = 0;
        self.end_line();
        while self.indents.pop().is_some() {
            self.mark(END);
        }
    }

    fn is(&self, byte: u8, class: u8) -> bool {
        self.vocabulary.classes[usize::from(byte)] & class != 0
    }

    /// Length of a blank or control character that is not ASCII, such as a no-break space.
    fn wide_blank(&self, byte: u8) -> Option<usize> {
        let wide = self
            .is(byte, class::WIDE)
            .then(|| self.rest().chars().next())??;
        (wide.is_whitespace() || wide.is_control()).then(|| wide.len_utf8())
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Emits a token of no length.
    fn mark(&mut self, symbol: Symbol) {
        self.emit(symbol, symbol, 0);
    }

    /// Emits a token of `length` bytes and moves behind it.
    fn emit(&mut self, structure: Symbol, text: Symbol, length: usize) {
        let start = self.offset + self.at;
        let span = Span::of(start..start + length);
        self.tokens.push(structure, text, span);
        self.at += length;
    }

    /// Emits a token whose text symbol is its spelling.
    fn spelled(&mut self, name: Symbol, length: usize) {
        let text = spelling(&self.rest()[..length]);
        self.emit(name, text, length);
    }

    fn end_line(&mut self) {
        if self.in_line && self.brackets == 0 {
            if self.vocabulary.rules.line_ends {
                self.mark(LINE_END);
            }
            self.in_line = false;
        }
        self.at = (self.at + 1).min(self.text.len());
        self.line_start = self.at;
    }

    /// Opens and closes blocks by indentation, before the first token of a line.
    fn begin_line(&mut self) {
        if self.in_line {
            return;
        }
        self.in_line = true;
        if !self.vocabulary.rules.indentation {
            return;
        }
        let column = column(&self.text[self.line_start..self.at]);
        while self.indents.last().is_some_and(|&indent| indent > column) {
            self.indents.pop();
            self.mark(END);
        }
        if column > self.indents.last().copied().unwrap_or(0) {
            self.indents.push(column);
            self.mark(BEGIN);
        }
    }

    /// Skips what joins a line to the next; returns whether anything did.
    fn skip_line_joint(&mut self, byte: u8) -> bool {
        let own = &self.vocabulary.rules.line_joints;
        if byte != b'\\' && own.is_empty() {
            return false;
        }
        let rest = self.rest();
        let mut joints = own.iter().map(String::as_str).chain(["\\"]);
        let length = joints.find_map(|joint| {
            let behind = rest.strip_prefix(joint)?;
            let blank = behind.len() - behind.trim_start_matches([' ', '\t', '\r']).len();
            behind[blank..]
                .starts_with('\n')
                .then_some(joint.len() + blank + 1)
        });
        self.at += length.unwrap_or(0);
        length.is_some()
    }

    /// Reads the comment, import or token that begins here.
    fn read(&mut self, byte: u8) {
        let beginning = self.beginning(byte);
        let rest = self.rest();
        match beginning.map(|beginning| &beginning.of) {
            Some(Of::LineComment | Of::FirstColumnComment) => self.skip_line(),
            Some(Of::BlockComment { end }) => {
                let begin = &rest[..beginning.map_or(0, |b| b.text.len())];
                let nested = self.vocabulary.rules.nested_comments;
                self.at += comment_length(rest, begin, end, nested);
            }
            _ if self.is_import() => self.skip_line(),
            _ => {
                self.begin_line();
                self.token(byte, beginning);
            }
        }
    }

    /// The longest beginning that fits.
    fn beginning(&self, byte: u8) -> Option<&'a Beginning> {
        let vocabulary = self.vocabulary;
        let rest = &self.text.as_bytes()[self.at..];
        let fold = vocabulary.rules.case_insensitive;
        vocabulary.beginnings[usize::from(byte)]
            .iter()
            .find(|beginning| {
                let here =
                    !matches!(beginning.of, Of::FirstColumnComment) || self.at == self.line_start;
                here && beginning.fits(rest, fold, &vocabulary.classes)
            })
    }

    fn skip_line(&mut self) {
        let rest = self.rest();
        self.at += rest.find('\n').unwrap_or(rest.len());
    }

    /// Whether the line begins with a word that says it is an import, and imports are left out.
    fn is_import(&self) -> bool {
        if self.in_line || self.imports == Imports::Keep {
            return false;
        }
        let bytes = self.rest().as_bytes();
        let fold = self.vocabulary.rules.case_insensitive;
        self.vocabulary.rules.imports.iter().any(|word| {
            let word = word.as_bytes();
            let same = |found: &[u8]| found == word || fold && found.eq_ignore_ascii_case(word);
            let next = bytes.get(word.len());
            bytes.get(..word.len()).is_some_and(same)
                && !next.is_some_and(|&next| self.is(next, class::NAME_PART))
        })
    }

    fn token(&mut self, byte: u8, beginning: Option<&'a Beginning>) {
        let rest = self.rest();
        let length = beginning.map_or(0, |beginning| beginning.text.len());
        match beginning.map(|beginning| &beginning.of) {
            Some(Of::String(quote)) => return self.spelled(STRING, string_length(rest, quote)),
            Some(&Of::Mark(symbol)) => return self.emit(symbol, symbol, length),
            Some(Of::Number) if self.is_number(length) => return self.number(length),
            Some(Of::Character) => {
                if let Some(length) = character_length(rest, &rest[..length]) {
                    return self.spelled(CHAR, length);
                }
            }
            _ => {}
        }
        let signed = matches!(byte, b'+' | b'-') && self.is(byte, class::NAME_BEGIN);
        let digit_follows = || self.byte(1).is_some_and(|next| next.is_ascii_digit());
        if self.is(byte, class::DIGIT) || signed && digit_follows() {
            self.number(1);
        } else if self.is(byte, class::NAME_BEGIN) || rest.starts_with(is_word) {
            self.word();
        } else {
            self.single(byte);
        }
    }

    /// The byte that follows this one at a distance of `behind`.
    fn byte(&self, behind: usize) -> Option<u8> {
        self.text.as_bytes().get(self.at + behind).copied()
    }

    /// Whether a digit or letter follows what a number may begin with.
    fn is_number(&self, begin: usize) -> bool {
        self.byte(begin)
            .is_some_and(|byte| byte.is_ascii_alphanumeric())
    }

    /// Emits a number whose first `length` bytes are known to be part of it.
    fn number(&mut self, mut length: usize) {
        let hexadecimal = self.byte(1).is_some_and(|byte| matches!(byte, b'x' | b'X'));
        while let Some(byte) = self.byte(length) {
            let last = self.byte(length - 1);
            let digit_follows = self.byte(length + 1).is_some_and(|b| b.is_ascii_digit());
            let goes_on = match byte {
                b'.' => digit_follows && last != Some(b'.'),
                b'+' | b'-' => digit_follows && !hexadecimal && matches!(last, Some(b'e' | b'E')),
                _ => self.is(byte, class::NUMBER_PART),
            };
            if !goes_on {
                break;
            }
            length += 1;
        }
        self.spelled(NUMBER, length);
    }

    fn word(&mut self) {
        let rest = self.rest();
        let first = rest.chars().next().map_or(1, char::len_utf8);
        let length = first + self.name_parts(&rest[first..]);
        let word = &rest[..length];
        let spelling = if self.vocabulary.rules.case_insensitive {
            self.folded.clear();
            self.folded
                .extend(word.chars().flat_map(char::to_lowercase));
            Symbol::of(&self.folded)
        } else {
            Symbol::of(word)
        };
        let name = self.vocabulary.keyword(spelling).unwrap_or(IDENT);
        self.emit(name, spelling, length);
    }

    /// Number of bytes up to the first that cannot be part of a name.
    fn name_parts(&self, rest: &str) -> usize {
        let bytes = rest.as_bytes();
        let mut length = 0;
        loop {
            let narrow = bytes[length..].iter();
            length += narrow
                .take_while(|&&byte| self.is(byte, class::NAME_PART))
                .count();
            let wide = rest[length..].chars();
            let wide = wide.take_while(|&c| !c.is_ascii() && is_word(c));
            match wide.map(char::len_utf8).sum() {
                0 => return length,
                bytes => length += bytes,
            }
        }
    }

    /// Emits a mark that is in no table: one character.
    fn single(&mut self, byte: u8) {
        match byte {
            b'(' | b'[' => self.brackets += 1,
            b')' | b']' => self.brackets = self.brackets.saturating_sub(1),
            _ => {}
        }
        match self.vocabulary.marks.get(usize::from(byte)) {
            Some(&symbol) => self.emit(symbol, symbol, 1),
            None => {
                let length = self.rest().chars().next().map_or(1, char::len_utf8);
                let symbol = Symbol::of(&self.rest()[..length]);
                self.emit(symbol, symbol, length);
            }
        }
    }
}

/// Column after the blanks that a line begins with.
fn column(blanks: &str) -> usize {
    blanks.bytes().fold(0, |column, byte| match byte {
        b'\t' => (column / TAB + 1) * TAB,
        _ => column + 1,
    })
}
