//! From the tree to the token string.

use codesim_token::{Imports, Span, Symbol, TokenString};
use tree_sitter::{Node, Tree, TreeCursor};

use crate::kinds::{Action, KindTable};
use crate::lexer::Lexer;

const BEGIN: Symbol = Symbol::of("BEGIN");
const END: Symbol = Symbol::of("END");

/// Code has about a token for every four bytes.
const BYTES_PER_TOKEN: usize = 4;

/// Reads the tokens off a tree of `text`.
pub(crate) fn tokens(
    tree: &Tree,
    text: &str,
    kinds: &KindTable,
    lexer: &Lexer,
    imports: Imports,
) -> TokenString {
    let mut walk = Walk {
        text,
        kinds,
        lexer,
        imports,
        tokens: TokenString::with_capacity(text.len() / BYTES_PER_TOKEN),
    };
    let mut cursor = tree.walk();
    loop {
        let descend = walk.enter(&cursor.node());
        if descend && cursor.goto_first_child() {
            continue;
        }
        if !walk.leave_to_next(&mut cursor, descend) {
            break;
        }
    }
    walk.tokens.shrink_to_fit();
    walk.tokens
}

struct Walk<'a> {
    text: &'a str,
    kinds: &'a KindTable,
    lexer: &'a Lexer,
    imports: Imports,
    tokens: TokenString,
}

impl<'a> Walk<'a> {
    /// Emits what comes at the beginning of a node; tells whether its children come next.
    fn enter(&mut self, node: &Node) -> bool {
        match self.kinds.action(node.kind_id()) {
            Action::Leaf { name, spelled } => {
                if node.child_count() > 0 {
                    return true;
                }
                let text = if spelled { self.spelling(node) } else { name };
                self.emit(name, text, node);
                false
            }
            Action::Token(name) => {
                self.emit(name, self.spelling(node), node);
                false
            }
            Action::Lex => {
                let text = self.text_of(node);
                self.lexer.append(&mut self.tokens, text, node.start_byte());
                false
            }
            Action::Enclose => {
                self.mark(BEGIN, node.start_byte());
                true
            }
            Action::Drop => false,
            Action::DropLone => !self.is_lone_token(node),
            Action::Import => self.imports == Imports::Keep,
        }
    }

    /// Moves to the node after this one in document order, closing what ends on the way. `descended` tells
    /// whether the node was entered (and had no children).
    fn leave_to_next(&mut self, cursor: &mut TreeCursor, descended: bool) -> bool {
        if descended {
            self.leave(&cursor.node());
        }
        while !cursor.goto_next_sibling() {
            if !cursor.goto_parent() {
                return false;
            }
            self.leave(&cursor.node());
        }
        true
    }

    fn leave(&mut self, node: &Node) {
        if self.kinds.action(node.kind_id()) == Action::Enclose {
            self.mark(END, node.end_byte());
        }
    }

    fn is_lone_token(&self, node: &Node) -> bool {
        node.child_count() == 1
            && node
                .child(0)
                .is_some_and(|child| matches!(self.kinds.action(child.kind_id()), Action::Token(_)))
    }

    fn spelling(&self, node: &Node) -> Symbol {
        spelling(self.text_of(node))
    }

    fn text_of(&self, node: &Node) -> &'a str {
        self.text.get(node.byte_range()).unwrap_or_default()
    }

    /// A leaf without text was put in by the parser to recover; it is not in the document.
    fn emit(&mut self, structure: Symbol, text: Symbol, node: &Node) {
        if node.start_byte() < node.end_byte() {
            self.tokens
                .push(structure, text, span(node.start_byte(), node.end_byte()));
        }
    }

    fn mark(&mut self, symbol: Symbol, at: usize) {
        self.tokens.push(symbol, symbol, span(at, at));
    }
}

/// The symbol of a spelling; a string over several lines is the same with either kind of line ends.
pub(crate) fn spelling(text: &str) -> Symbol {
    match text.contains('\r') {
        true => Symbol::of(&text.replace('\r', "")),
        false => Symbol::of(text),
    }
}

pub(crate) fn span(start: usize, end: usize) -> Span {
    let narrow = |byte: usize| u32::try_from(byte).expect("tree-sitter texts are below 4 GiB");
    Span {
        start: narrow(start),
        end: narrow(end),
    }
}
