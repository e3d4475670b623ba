//! From the tree to the token string.
//!
//! *Problem.* Where a text has errors, a parser may skip a part of it that ends in no leaf: all of it up to the end, if it took that for the
//! inside of a string. Whatever is read off the leaves alone is lost then, without a word.
//!
//! *Method.* What lies between what is read is lexed, as any piece that the grammar does not divide. So each byte of a text with errors that is not
//! blank is in a token, in a comment, or in what the description drops.

use codesim_lexical::{Lexer, spelling};
use codesim_token::{Imports, Span, Symbol, TokenString};

use crate::kinds::{Action, KindTable};
use crate::syntax::{Node, Syntax, text_of};

const BEGIN: Symbol = Symbol::of("BEGIN");
const END: Symbol = Symbol::of("END");

/// Reads the tokens off the tree of `text`, with `buffer` as the room for that, and gives with them the number of bytes that the parser has skipped, which are lexed.
pub(crate) fn tokens(
    syntax: &Syntax,
    text: &str,
    kinds: &KindTable,
    lexer: &Lexer,
    imports: Imports,
    buffer: &mut TokenString,
) -> (TokenString, usize) {
    buffer.clear();
    let mut walk = Walk {
        syntax,
        text,
        kinds,
        lexer,
        imports,
        tokens: buffer,
        read: 0,
        skipped: 0,
    };
    walk.run();
    let skipped = walk.skipped;
    (buffer.clone(), skipped)
}

struct Walk<'a> {
    syntax: &'a Syntax<'a>,
    text: &'a str,
    kinds: &'a KindTable,
    lexer: &'a Lexer,
    imports: Imports,
    tokens: &'a mut TokenString,
    /// End of the text that has been read so far.
    read: u32,
    /// Bytes that the parser has skipped.
    skipped: usize,
}

impl Walk<'_> {
    fn run(&mut self) {
        let end = self.syntax.nodes().len();
        // The enclosing nodes that are not closed yet.
        let mut open: Vec<&Node> = Vec::new();
        let mut number = 0;
        while number < end {
            let node = self.syntax.node(number);
            number = if self.enter(number) {
                number + 1
            } else {
                self.read = self.read.max(node.span.end);
                node.next
            };
            if self.kinds.action(node.kind) == Action::Enclose {
                open.push(node);
            }
            while let Some(closed) = open.pop_if(|open| open.next <= number) {
                self.mark(END, closed.span.end);
            }
        }
        self.fill(self.syntax.node(0).span.end);
    }

    /// Emits what comes at the beginning of a node; returns whether its children are to be visited.
    fn enter(&mut self, number: usize) -> bool {
        let node = self.syntax.node(number);
        let is_leaf = self.syntax.is_leaf(number);
        let action = self.kinds.action(node.kind);
        if is_leaf || !matches!(action, Action::Leaf { .. }) {
            self.fill(node.span.start);
        }
        match action {
            Action::Leaf { .. } if !is_leaf => return true,
            // What the parser has skipped may be much.
            Action::Leaf { .. } if node.is_error() => self.lex(node.span),
            Action::Leaf { name, spelled } => {
                let text = if spelled { self.spelling(node) } else { name };
                self.emit(name, text, node);
            }
            Action::Token(name) => self.emit(name, self.spelling(node), node),
            Action::Lex => self.lex(node.span),
            Action::Enclose => {
                self.mark(BEGIN, node.span.start);
                return true;
            }
            Action::Drop => {}
            Action::DropLone => return !self.is_lone_token(number),
            Action::Import => return self.imports == Imports::Keep,
        }
        false
    }

    fn is_lone_token(&self, number: usize) -> bool {
        let mut children = self.syntax.children(number);
        let is_token = |child| {
            let kind = self.syntax.node(child).kind;
            matches!(self.kinds.action(kind), Action::Token(_))
        };
        children.next().is_some_and(is_token) && children.next().is_none()
    }

    fn spelling(&self, node: &Node) -> Symbol {
        spelling(node.text(self.text))
    }

    /// The parser inserts leaves without text to recover from errors; they are not in the document.
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

    /// Lexes the text from the end of the last token up to `end`, if the tree has errors: gaps in a tree without errors are tokens that the grammar hides.
    fn fill(&mut self, end: u32) {
        if end <= self.read || !self.syntax.has_error {
            return;
        }
        let gap = Span {
            start: self.read,
            end,
        };
        self.read = end;
        let text = text_of(gap, self.text);
        let written = text.bytes().filter(|byte| !byte.is_ascii_whitespace());
        let written = written.count();
        if written > 0 {
            self.skipped += written;
            self.lex(gap);
        }
    }

    fn lex(&mut self, span: Span) {
        let text = text_of(span, self.text);
        self.lexer.append(self.tokens, text, span.start as usize);
    }
}
