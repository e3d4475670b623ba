//! From the tree to the token string.
//!
//! *Problem.* Where a text has errors, a parser may skip a part of it that ends in no leaf: all of it up to the end, if it took that for the
//! inside of a string. Or it takes code for a string or comment, since one was not closed. A reader of the leaves alone loses that code
//! without a word.
//!
//! *Method.* The text between the leaves is lexed, and so are strings and comments in a text with errors that look unclosed. So each byte
//! that is not blank is in a token, in a comment, or in a node that the description drops.

use codesim_lexical::{Enclosure, Lexer, spelling};
use codesim_token::{Imports, Span, Symbol, TokenString};

use crate::kinds::{Action, KindTable};
use crate::syntax::{Node, Syntax, range_of};

const BEGIN: Symbol = Symbol::of("BEGIN");
const END: Symbol = Symbol::of("END");

/// A syntax tree, its text, and the tables and lexers that read it.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub(crate) syntax: &'a Syntax<'a>,
    pub(crate) text: &'a str,
    pub(crate) kinds: &'a KindTable,
    /// Reads what the grammar has not read.
    pub(crate) lexer: &'a Lexer,
    /// Reads what the grammar leaves as one piece.
    pub(crate) pieces: &'a Lexer,
    pub(crate) imports: Imports,
}

/// Reads the tokens off the tree, with `buffer` as the room for that, and gives with them the number of bytes that the grammar has not read.
pub(crate) fn tokens(source: Source, buffer: &mut TokenString) -> (TokenString, usize) {
    buffer.clear();
    let mut walk = Walk {
        source,
        tokens: buffer,
        read: 0,
        skipped: 0,
        closed: 0,
    };
    walk.run();
    let skipped = walk.skipped;
    (buffer.clone(), skipped)
}

struct Walk<'a> {
    source: Source<'a>,
    tokens: &'a mut TokenString,
    /// End of the text that has been read so far.
    read: u32,
    /// Bytes that the grammar has not read.
    skipped: usize,
    /// End of the last string that was closed.
    closed: u32,
}

impl Walk<'_> {
    fn run(&mut self) {
        let end = self.source.syntax.nodes().len();
        // The enclosing nodes that are not closed yet.
        let mut open: Vec<&Node> = Vec::new();
        let mut number = 0;
        while number < end {
            let node = self.source.syntax.node(number);
            number = if self.enter(number) {
                number + 1
            } else {
                self.read = self.read.max(node.span.end);
                node.next
            };
            if self.source.kinds.action(node.kind) == Action::Enclose {
                open.push(node);
            }
            while let Some(closed) = open.pop_if(|open| open.next <= number) {
                self.mark(END, closed.span.end);
            }
        }
        self.fill(self.source.syntax.node(0).span.end);
    }

    /// Emits what comes at the beginning of a node; returns whether its children are to be visited.
    fn enter(&mut self, number: usize) -> bool {
        let node = self.source.syntax.node(number);
        let is_leaf = self.source.syntax.is_leaf(number);
        let action = self.source.kinds.action(node.kind);
        if is_leaf || !matches!(action, Action::Leaf { .. }) {
            self.fill(node.span.start);
        }
        if self.is_doubtful(number, action) {
            self.fill(node.span.start);
            match action {
                // The grammar has read all of it.
                Action::Drop => self.lex(self.source.lexer, node.span),
                _ => self.lex_unread(node.span),
            }
            return false;
        }
        match action {
            Action::Leaf { .. } if !is_leaf => return true,
            // The text that the parser has skipped may be long.
            Action::Leaf { .. } if node.is_error() => self.lex(self.source.pieces, node.span),
            Action::Leaf { name, spelled } => {
                let text = if spelled { self.spelling(node) } else { name };
                self.emit(name, text, node);
            }
            Action::Token(name) => self.emit(name, self.spelling(node), node),
            Action::Lex => self.lex(self.source.pieces, node.span),
            Action::Enclose => {
                self.mark(BEGIN, node.span.start);
                return true;
            }
            Action::Drop => {}
            Action::DropLone => return !self.is_lone_token(number),
            Action::Import => return self.source.imports == Imports::Keep,
        }
        false
    }

    fn is_lone_token(&self, number: usize) -> bool {
        let mut children = self.source.syntax.children(number);
        let is_token = |child| {
            let kind = self.source.syntax.node(child).kind;
            matches!(self.source.kinds.action(kind), Action::Token(_))
        };
        children.next().is_some_and(is_token) && children.next().is_none()
    }

    fn spelling(&self, node: &Node) -> Symbol {
        spelling(node.text(self.source.text))
    }

    /// Adds a token, unless its leaf has no text: the parser inserts such leaves to recover from errors; they are not in the document.
    fn emit(&mut self, structure: Symbol, text: Symbol, node: &Node) {
        if node.len() > 0 {
            self.tokens.push(structure, text, node.span);
        }
    }

    fn mark(&mut self, symbol: Symbol, at: u32) {
        self.fill(at);
        self.tokens
            .push(symbol, symbol, Span { start: at, end: at });
    }

    /// Lexes the text from the end of what has been read so far up to `end`.
    fn fill(&mut self, end: u32) {
        if end > self.read {
            let gap = Span {
                start: self.read,
                end,
            };
            self.read = end;
            self.lex_unread(gap);
        }
    }

    /// Lexes what the grammar has not read: in a text without errors what it hides, and what it has skipped in any other one.
    fn lex_unread(&mut self, span: Span) {
        let Source { text, lexer, .. } = self.source;
        let written = text[range_of(span, text)]
            .chars()
            .filter(|c| !c.is_whitespace());
        let written: usize = written.map(char::len_utf8).sum();
        if written > 0 {
            self.lex(lexer, span);
        }
        if self.source.syntax.has_error {
            self.skipped += written;
        }
    }

    fn lex(&mut self, lexer: &Lexer, span: Span) {
        let text = self.source.text;
        lexer.append(self.tokens, text, range_of(span, text));
    }

    /// Whether a node is left to the lexer, since the grammar has probably taken more for one piece than is one.
    ///
    /// In a text with errors, this is any node that spans lines and is no closed string or comment. In other texts, where a comment is one
    /// whatever is in it, it is a regular expression over several lines, or a node with most of the text.
    fn is_doubtful(&mut self, number: usize, action: Action) -> bool {
        let Source {
            syntax,
            text,
            lexer,
            ..
        } = self.source;
        let node = syntax.node(number);
        let is_suspect =
            syntax.has_error || 2 * node.len() > text.len() || node.text(text).starts_with('/');
        let is_looked_at = match action {
            Action::Drop => syntax.has_error && !node.is_error(),
            Action::Token(_) => is_suspect,
            Action::Leaf { .. } => is_suspect && !node.is_error() && self.is_piece(number),
            _ => false,
        };
        let range = range_of(node.span, text);
        if !is_looked_at
            || node.span.end <= self.closed
            || !text[range.clone()].trim().contains('\n')
        {
            return false;
        }
        let enclosure = lexer.enclosure(text, range);
        if enclosure == Enclosure::Closed {
            self.closed = node.span.end;
        }
        let is_one = matches!(action, Action::Token(_)) || syntax.is_leaf(number);
        enclosure == Enclosure::Open
            || enclosure == Enclosure::None && is_one && action != Action::Drop
    }

    /// Whether a node is a leaf, or may be a string that is several.
    fn is_piece(&self, number: usize) -> bool {
        let Source { syntax, kinds, .. } = self.source;
        let is_mark = |first| {
            let is_comment = kinds.action(syntax.node(first).kind) == Action::Drop;
            syntax.is_leaf(first) && !is_comment
        };
        syntax.children(number).next().is_none_or(is_mark)
    }
}
