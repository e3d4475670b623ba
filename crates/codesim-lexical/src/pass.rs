//! One pass over a text.

use std::ops::Range;

use crate::description::Quote;
use codesim_token::{Imports, Span, Symbol, TokenString};

use crate::open::Enclosed;
use crate::strings::{character_length, comment_length, import_length};
use crate::tables::{Beginning, Of, class, is_word};
use crate::vocabulary::{Vocabulary, spelling};

const IDENT: Symbol = Symbol::of("IDENT");
const NUMBER: Symbol = Symbol::of("NUMBER");
pub(crate) const STRING: Symbol = Symbol::of("STRING");
const CHAR: Symbol = Symbol::of("CHAR");
const BEGIN: Symbol = Symbol::of("BEGIN");
const END: Symbol = Symbol::of("END");
/// The end of a line, where it is the end of a statement.
const LINE_END: Symbol = Symbol::of("EOL");

/// Bytes that may be read ahead in vain for each byte of the text.
const PATIENCE: usize = 16;

/// Columns between tab stops.
const TAB: usize = 8;

/// A position in a text, and what has to be known of the text before it.
pub(crate) struct Pass<'a> {
    pub(crate) vocabulary: &'a Vocabulary,
    /// The document.
    pub(crate) whole: &'a str,
    /// The document up to the end of what is read.
    pub(crate) text: &'a str,
    imports: Imports,
    pub(crate) tokens: &'a mut TokenString,
    pub(crate) at: usize,
    line_start: usize,
    /// Whether the line has had a token.
    in_line: bool,
    /// Number of open brackets; line ends inside of them end no statement.
    brackets: usize,
    /// Columns of the blocks that indentation has opened.
    indents: Vec<usize>,
    /// Number of the first token of the statement.
    statement: usize,
    /// The string of several tokens that the position is in.
    pub(crate) template: Option<Template<'a>>,
    /// The strings in whose holes the position is.
    pub(crate) templates: Vec<Template<'a>>,
    /// The words that end the here-documents whose lines begin with the next line.
    pub(crate) heredocs: Vec<&'a str>,
    /// Columns of the blocks that a keyword has opened.
    layouts: Vec<usize>,
    /// Whether a block begins with the next token.
    opens_layout: bool,
    /// Byte and column of the first token of the line.
    first: (usize, usize),
    /// Buffer for a word in lowercase.
    folded: String,
    /// Bytes that may still be read ahead in vain, for the end of strings and comments: a text that was made to hurt takes linear time.
    pub(crate) patience: usize,
}

/// A string of several tokens.
#[derive(Clone, Copy)]
pub(crate) struct Template<'a> {
    pub(crate) quote: &'a Quote,
    /// Whether it may span lines.
    pub(crate) lines: bool,
    /// Number of brackets that are open in its hole.
    pub(crate) depth: usize,
}

impl<'a> Pass<'a> {
    pub(crate) fn new(
        vocabulary: &'a Vocabulary,
        whole: &'a str,
        range: Range<usize>,
        imports: Imports,
        tokens: &'a mut TokenString,
    ) -> Self {
        Self {
            vocabulary,
            whole,
            text: &whole[..range.end],
            imports,
            tokens,
            at: range.start,
            line_start: whole[..range.start].rfind('\n').map_or(0, |at| at + 1),
            patience: PATIENCE * range.len(),
            in_line: false,
            brackets: 0,
            indents: Vec::new(),
            statement: 0,
            template: None,
            templates: Vec::new(),
            heredocs: Vec::new(),
            layouts: Vec::new(),
            opens_layout: false,
            first: (0, 0),
            folded: String::new(),
        }
    }

    /// Skips the numbers of lines.
    fn skip_sequence_area(&mut self) {
        let columns = self.vocabulary.rules.sequence_area;
        let area = self.text.as_bytes().get(self.at..self.at + columns);
        let is_free = |byte: &u8| byte.is_ascii_digit() || *byte == b' ';
        if self.at == self.line_start && area.is_some_and(|area| area.iter().all(is_free)) {
            self.at += columns;
            self.line_start = self.at;
        }
    }

    /// Reads the text to its end, or until there are `most` tokens.
    pub(crate) fn run(&mut self, most: usize) {
        let bytes = self.text.as_bytes();
        self.skip_sequence_area();
        while let Some(&byte) = bytes.get(self.at) {
            if self.tokens.len() >= most {
                self.at = self.text.len();
                return;
            }
            if let Some(template) = self.template {
                self.template_part(template);
            } else if byte == b'\n' {
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
        for _ in 0..self.indents.len() + self.layouts.len() {
            self.mark(END);
        }
    }

    fn is(&self, byte: u8, class: u8) -> bool {
        self.vocabulary.classes[usize::from(byte)] & class != 0
    }

    /// Returns the length of a blank or control character that is not ASCII, such as a no-break space.
    fn wide_blank(&self, byte: u8) -> Option<usize> {
        let wide = self
            .is(byte, class::WIDE)
            .then(|| self.rest().chars().next())??;
        (wide.is_whitespace() || wide.is_control()).then(|| wide.len_utf8())
    }

    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Emits a token of no length.
    fn mark(&mut self, symbol: Symbol) {
        self.emit(symbol, symbol, 0);
    }

    /// Emits a token of `length` bytes and moves behind it.
    pub(crate) fn emit(&mut self, structure: Symbol, text: Symbol, length: usize) {
        let span = Span::of(self.at..self.at + length);
        self.tokens.push(structure, text, span);
        self.at += length;
    }

    /// Emits a token whose text symbol is its spelling.
    pub(crate) fn spelled(&mut self, name: Symbol, length: usize) {
        let text = spelling(&self.rest()[..length]);
        self.emit(name, text, length);
    }

    fn end_line(&mut self) {
        if self.in_line && self.brackets == 0 {
            if self.vocabulary.rules.drop_lone && self.is_lone() {
                self.tokens.pop();
            }
            if self.vocabulary.rules.line_ends {
                self.mark(LINE_END);
            }
            self.in_line = false;
        }
        self.at = (self.at + 1).min(self.text.len());
        if !self.heredocs.is_empty() {
            self.heredoc_lines();
        }
        self.line_start = self.at;
        self.skip_sequence_area();
    }

    /// Whether the statement is one name, number or string.
    fn is_lone(&self) -> bool {
        let statement = self.tokens.structure().get(self.statement..);
        matches!(statement, Some([IDENT | NUMBER | STRING]))
    }

    /// Notes where a statement begins, at the first token of a line.
    fn begin_line(&mut self) {
        if self.in_line {
            return;
        }
        self.in_line = true;
        let rules = &self.vocabulary.rules;
        if rules.indentation || !rules.layout.is_empty() {
            let column = column(&self.text[self.line_start..self.at]);
            self.first = (self.at, column);
            self.close_blocks(column);
        }
        self.statement = self.tokens.len();
    }

    /// Ends the blocks that a line with this column is not part of, and opens one by indentation.
    fn close_blocks(&mut self, column: usize) {
        let open = |columns: &mut Vec<usize>| columns.pop_if(|block| *block > column).is_some();
        while open(&mut self.indents) || open(&mut self.layouts) {
            self.mark(END);
        }
        let last = self.indents.last().copied().unwrap_or(0);
        if self.vocabulary.rules.indentation && column > last {
            self.indents.push(column);
            self.mark(BEGIN);
        }
    }

    /// Opens a block at the token that begins here, if a keyword asked for one.
    fn open_layout(&mut self) {
        if std::mem::take(&mut self.opens_layout) {
            let (first, column) = self.first;
            let before = self.text[first..self.at].chars().count();
            self.layouts.push(column + before);
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
        let beginning = self.beginnings(byte).next();
        let length = beginning.map_or(0, |beginning| beginning.text.len());
        match beginning.map(|beginning| &beginning.of) {
            Some(Of::LineComment | Of::FirstColumnComment) => self.skip_line(),
            Some(Of::BlockComment { end }) => self.skip_comment(length, end),
            Some(Of::FirstColumnBlock { end }) => self.skip_block(length, end),
            Some(Of::Dropped) => self.at += length,
            _ if self.is_import() => self.skip_import(),
            _ => {
                self.begin_line();
                self.open_layout();
                self.token(byte);
            }
        }
    }

    /// Skips the block comment whose mark of `begin` bytes begins here, or the line if nobody closed it.
    fn skip_comment(&mut self, begin: usize, end: &str) {
        if self.patience == 0 {
            return self.skip_line();
        }
        let (rest, may_nest) = (self.rest(), self.vocabulary.rules.nested_comments);
        let begin = &rest[..begin];
        let (length, is_closed) = comment_length(rest, begin, end, may_nest);
        let comment = self.enclosed(length, begin, end, is_closed);
        match self.is_open(length, comment.is_open_comment(may_nest)) {
            true => self.skip_line(),
            false => self.at += length,
        }
    }

    /// Skips the lines of the comment whose mark of `begin` bytes begins here, or one line if nobody closed it.
    fn skip_block(&mut self, begin: usize, end: &str) {
        if self.patience == 0 {
            return self.skip_line();
        }
        let rest = self.rest();
        let last = rest.find(&format!("\n{end}"));
        let length = last.map_or(rest.len(), |at| at + 1);
        let block = self.enclosed(length, &rest[..begin], end, last.is_some());
        if !self.is_open(length, block.is_open_block()) {
            self.at += length;
        }
        self.skip_line();
    }

    /// Returns the next `length` bytes as a string or comment between two marks; `is_closed` if the last mark is there.
    pub(crate) fn enclosed<'b>(
        &self,
        length: usize,
        begin: &'b str,
        end: &'b str,
        is_closed: bool,
    ) -> Enclosed<'b>
    where
        'a: 'b,
    {
        Enclosed {
            text: self.whole,
            range: self.at..self.at + length,
            begin,
            end,
            is_closed,
        }
    }

    /// Passes on whether something of this length is open, which is then read again.
    pub(crate) fn is_open(&mut self, length: usize, is_open: bool) -> bool {
        if is_open {
            self.patience = self.patience.saturating_sub(length);
        }
        is_open
    }

    /// Returns the beginnings that fit here, the longest first.
    fn beginnings(&self, byte: u8) -> impl Iterator<Item = &'a Beginning> + use<'a> {
        let (vocabulary, rest) = (self.vocabulary, &self.text.as_bytes()[self.at..]);
        let fold = vocabulary.rules.case_insensitive;
        let in_first_column = self.at == self.line_start;
        vocabulary.beginnings[usize::from(byte)]
            .iter()
            .filter(move |beginning| {
                let first = beginning.of.is_only_in_first_column();
                (in_first_column || !first) && beginning.fits(rest, fold, &vocabulary.classes)
            })
    }

    fn skip_line(&mut self) {
        let rest = self.rest();
        self.at += rest.find('\n').unwrap_or(rest.len());
    }

    /// Skips an import: the line in a language without a grammar; in others, the text that a grammar takes for an import.
    fn skip_import(&mut self) {
        let Vocabulary {
            rules, has_grammar, ..
        } = self.vocabulary;
        if !has_grammar {
            return self.skip_line();
        }
        let comments = &mut rules.line_comments.iter();
        let semicolon_ends = !comments.any(|comment| comment.starts_with(';'));
        self.at += import_length(self.rest(), semicolon_ends);
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

    fn token(&mut self, byte: u8) {
        if let Some((name, length)) = self.regex(byte) {
            return self.spelled(name, length);
        }
        if self.beginnings(byte).any(|beginning| self.begun(beginning)) {
            return;
        }
        let signed = matches!(byte, b'+' | b'-') && self.may_be_sign(byte);
        let rest = self.rest();
        let digit_follows = || self.byte(1).is_some_and(|next| next.is_ascii_digit());
        if self.is(byte, class::DIGIT) || signed && digit_follows() {
            self.number(1);
        } else if self.is(byte, class::NAME_BEGIN) || rest.starts_with(is_word) {
            self.word();
        } else {
            self.single(byte);
        }
    }

    /// Reads the token that begins like this, if what follows makes it one; returns whether it does.
    fn begun(&mut self, beginning: &'a Beginning) -> bool {
        let (rest, length) = (self.rest(), beginning.text.len());
        match &beginning.of {
            Of::String(quote) => self.string(quote),
            Of::Mark { structure, text } => self.emit(*structure, *text, length),
            Of::Heredoc(name) => return self.heredoc(length, *name),
            Of::Number if self.is_number(length) => self.number(length),
            Of::Character { end } => match character_length(rest, length, end) {
                Some(length) => self.spelled(CHAR, length),
                None => return false,
            },
            Of::Prefix(name) if rest[length..].starts_with(is_word) => {
                self.spelled(*name, length + self.name_parts(&rest[length..]));
            }
            _ => return false,
        }
        true
    }

    /// Whether a sign may be part of a number: in a language where it is part of names, or where a number may have one and no operand
    /// precedes it.
    fn may_be_sign(&self, byte: u8) -> bool {
        let signed = self.vocabulary.rules.signed_numbers;
        self.is(byte, class::NAME_BEGIN)
            || signed && !self.tokens.structure().last().is_some_and(is_operand)
    }

    /// Returns the byte that follows this one at a distance of `behind`.
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
        let mut length = first + self.name_parts(&rest[first..]);
        if self.has_end(length) {
            length += 1;
        }
        if let Some((name, suffix)) = self.suffix(&rest[length..]) {
            return self.spelled(name, length + suffix);
        }
        let word = &rest[..length];
        let spelling = if self.vocabulary.rules.case_insensitive {
            self.folded.clear();
            self.folded
                .extend(word.chars().flat_map(char::to_lowercase));
            Symbol::of(&self.folded)
        } else {
            Symbol::of(word)
        };
        let vocabulary = self.vocabulary;
        self.opens_layout = vocabulary.rules.layout.iter().any(|opens| opens == word);
        let name = vocabulary.keyword(spelling).unwrap_or(Some(IDENT));
        match name {
            Some(name) if vocabulary.has_grammar && name != spelling => self.spelled(name, length),
            Some(name) => self.emit(name, spelling, length),
            None => self.at += length,
        }
    }

    /// Returns the symbol that a suffix behind a name gives it, and the length of the suffix.
    fn suffix(&self, behind: &str) -> Option<(Symbol, usize)> {
        let mut suffixes = self.vocabulary.suffixes.iter();
        let found = suffixes.find(|(suffix, _)| behind.starts_with(suffix.as_str()));
        found.map(|(suffix, name)| (*name, suffix.len()))
    }

    /// Whether a mark that a name may end with follows these bytes, and is no comparison.
    fn has_end(&self, length: usize) -> bool {
        let ends = self.vocabulary.rules.name_ends.as_bytes();
        self.byte(length).is_some_and(|byte| ends.contains(&byte))
            && self.byte(length + 1) != Some(b'=')
    }

    /// Returns the number of bytes up to the first that cannot be part of a name.
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
        if self.ends_hole(byte) {
            return;
        }
        let rules = &self.vocabulary.rules;
        let braces = rules.indentation || !rules.layout.is_empty();
        match byte {
            b'(' | b'[' => self.brackets += 1,
            b')' | b']' => self.brackets = self.brackets.saturating_sub(1),
            b'{' if braces => self.brackets += 1,
            b'}' if braces => self.brackets = self.brackets.saturating_sub(1),
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

/// Whether a value ends with this token.
pub(crate) fn is_operand(last: &Symbol) -> bool {
    const CLOSING: [Symbol; 3] = [Symbol::of(")"), Symbol::of("]"), Symbol::of("}")];
    matches!(*last, IDENT | NUMBER | STRING | CHAR) || CLOSING.contains(last)
}

/// Returns the column after the blanks that a line begins with.
fn column(blanks: &str) -> usize {
    blanks.bytes().fold(0, |column, byte| match byte {
        b'\t' => (column / TAB + 1) * TAB,
        _ => column + 1,
    })
}
