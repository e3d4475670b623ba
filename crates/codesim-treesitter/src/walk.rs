//! From the tree to the token string.

use codesim_lexical::{Lexer, spelling};
use codesim_token::{Imports, Span, Symbol, TokenString};

use crate::kinds::{Action, KindTable};
use crate::syntax::{Node, Syntax};

const BEGIN: Symbol = Symbol::of("BEGIN");
const END: Symbol = Symbol::of("END");

/// Reads the tokens off the tree of `text`, with `buffer` as the room for that.
pub(crate) fn tokens(
    syntax: &Syntax,
    text: &str,
    kinds: &KindTable,
    lexer: &Lexer,
    imports: Imports,
    buffer: &mut TokenString,
) -> TokenString {
    buffer.clear();
    let mut walk = Walk {
        syntax,
        text,
        kinds,
        lexer,
        imports,
        tokens: buffer,
    };
    walk.run();
    buffer.clone()
}

struct Walk<'a> {
    syntax: &'a Syntax<'a>,
    text: &'a str,
    kinds: &'a KindTable,
    lexer: &'a Lexer,
    imports: Imports,
    tokens: &'a mut TokenString,
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
                node.next
            };
            if self.kinds.action(node.kind) == Action::Enclose {
                open.push(node);
            }
            while let Some(closed) = open.pop_if(|open| open.next <= number) {
                self.mark(END, closed.span.end);
            }
        }
    }

    /// Emits what comes at the beginning of a node; returns whether its children are to be visited.
    fn enter(&mut self, number: usize) -> bool {
        let node = self.syntax.node(number);
        match self.kinds.action(node.kind) {
            Action::Leaf { .. } if !self.syntax.is_leaf(number) => return true,
            Action::Leaf { name, spelled } => {
                let text = if spelled { self.spelling(node) } else { name };
                self.emit(name, text, node);
            }
            Action::Token(name) => self.emit(name, self.spelling(node), node),
            Action::Lex => {
                let text = node.text(self.text);
                self.lexer
                    .append(self.tokens, text, node.span.start as usize);
            }
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
        self.tokens
            .push(symbol, symbol, Span { start: at, end: at });
    }
}
