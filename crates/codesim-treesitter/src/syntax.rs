//! The syntax tree of a text as a table of nodes.
//!
//! *Method.* The nodes are in document order, each with the number of the first node after it that is not below it. The parser's own
//! tree stores neither positions nor fields; a cursor computes them at every step. Here they are computed once for all walks
//! through the tree.
//!
//! *Cost.* 24 bytes a node.

use std::ops::Range;

use codesim_token::Span;
use tree_sitter::{Tree, TreeCursor};

/// Kind of the nodes that hold what the parser could not place.
const ERROR: u16 = u16::MAX;

/// Children of a node whose fields are looked up. A cursor takes longer for each child than for the one before; nodes of
/// written code that have fields have a few dozen children.
const MAX_FIELDS: u32 = 256;

/// A syntax tree. A node is known by its number; the root is 0.
pub(crate) struct Syntax<'a> {
    nodes: &'a [Node],
    /// Whether anything is wrong, a missing leaf without text included.
    pub(crate) has_error: bool,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Node {
    /// Its kind, as the grammar's number.
    pub(crate) kind: u16,
    /// Its field in its parent, as the grammar's number; 0 for none.
    pub(crate) field: u16,
    pub(crate) span: Span,
    /// Number of the first node after it that is not below it.
    pub(crate) next: usize,
}

/// A node above the cursor.
struct Open {
    number: usize,
    children: u32,
    /// Number of its children that were seen.
    seen: u32,
    wants_fields: bool,
}

impl<'a> Syntax<'a> {
    /// Reads a tree into `nodes`. `has_fields` says for which kinds the fields of children are wanted: looking them up takes time.
    pub(crate) fn read(
        tree: &Tree,
        has_fields: impl Fn(u16) -> bool,
        nodes: &'a mut Vec<Node>,
    ) -> Self {
        let root = tree.root_node();
        nodes.clear();
        let mut cursor = tree.walk();
        let mut above: Vec<Open> = Vec::new();
        loop {
            let number = nodes.len();
            let (mut node, children) = Node::at(&cursor, number);
            if let Some(parent) = above.last()
                && parent.wants_fields
                && parent.seen <= MAX_FIELDS
            {
                node.field = cursor.field_id().map_or(0, |id| id.get());
            }
            nodes.push(node);
            // Asking a cursor for what is not there takes it as long as going on.
            if children > 0 && cursor.goto_first_child() {
                above.push(Open {
                    number,
                    children,
                    seen: 1,
                    wants_fields: has_fields(node.kind),
                });
                continue;
            }
            loop {
                let Some(parent) = above.last_mut() else {
                    return Self {
                        nodes,
                        has_error: root.has_error(),
                    };
                };
                if parent.seen < parent.children && cursor.goto_next_sibling() {
                    parent.seen += 1;
                    break;
                }
                nodes[parent.number].next = nodes.len();
                above.pop();
                cursor.goto_parent();
            }
        }
    }

    /// Returns all nodes in document order.
    pub(crate) fn nodes(&self) -> &'a [Node] {
        self.nodes
    }

    pub(crate) fn node(&self, number: usize) -> &'a Node {
        &self.nodes[number]
    }

    /// Returns the numbers of a node's children, in order.
    pub(crate) fn children(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let end = self.nodes[number].next;
        let first = Some(number + 1).filter(|&first| first < end);
        std::iter::successors(first, move |&child| {
            Some(self.nodes[child].next).filter(|&next| next < end)
        })
    }

    pub(crate) fn is_leaf(&self, number: usize) -> bool {
        self.nodes[number].next == number + 1
    }
}

impl Node {
    /// Returns the node under the cursor, as if it were a leaf, and how many children it has.
    fn at(cursor: &TreeCursor, number: usize) -> (Self, u32) {
        let node = cursor.node();
        let leaf = Self {
            kind: node.kind_id(),
            field: 0,
            span: Span::of(node.byte_range()),
            next: number + 1,
        };
        (leaf, node.child_count())
    }

    pub(crate) fn is_error(&self) -> bool {
        self.kind == ERROR
    }

    /// Returns the number of bytes.
    pub(crate) fn len(&self) -> usize {
        (self.span.end - self.span.start) as usize
    }

    /// Returns its piece of the text; empty if it begins or ends inside of a character.
    pub(crate) fn text<'a>(&self, text: &'a str) -> &'a str {
        text_of(self.span, text)
    }
}

/// Returns a piece of a text.
pub(crate) fn text_of(span: Span, text: &str) -> &str {
    &text[range_of(span, text)]
}

/// Returns the bytes of a span, with the whole of a character in which it begins or ends.
pub(crate) fn range_of(span: Span, text: &str) -> Range<usize> {
    let (mut start, mut end) = (span.start as usize, span.end as usize);
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    while end < text.len() && !text.is_char_boundary(end) {
        end += 1;
    }
    start..end.min(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_syntax<T>(
        text: &str,
        has_fields: bool,
        look: impl FnOnce(&Syntax, &tree_sitter::Language) -> T,
    ) -> T {
        let language = tree_sitter_c::LANGUAGE.into();
        let mut parser = tree_sitter::Parser::new();
        parser
            .set_language(&language)
            .expect("the grammar is sound");
        let tree = parser.parse(text, None).expect("nothing stops it");
        look(
            &Syntax::read(&tree, |_| has_fields, &mut Vec::new()),
            &language,
        )
    }

    #[test]
    fn the_table_is_the_tree() {
        let text = "int f() { return 1 + 2; }";
        with_syntax(text, true, |syntax, language| {
            check_table(text, syntax, language)
        });
    }

    fn check_table(text: &str, syntax: &Syntax, language: &tree_sitter::Language) {
        let kind = |number: usize| language.node_kind_for_id(syntax.node(number).kind);
        let kinds = |number| syntax.children(number).map(kind).collect::<Vec<_>>();
        let child = |number, index| syntax.children(number).nth(index).expect("it is there");
        assert_eq!(kinds(0), [Some("function_definition")]);
        let function = child(0, 0);
        assert_eq!(
            kinds(function),
            [
                Some("primitive_type"),
                Some("function_declarator"),
                Some("compound_statement")
            ]
        );
        let body = child(function, 2);
        let field = language.field_id_for_name("body").map(|id| id.get());
        assert_eq!(Some(syntax.node(body).field), field);
        assert_eq!(syntax.node(body).text(text), "{ return 1 + 2; }");
        assert!(syntax.is_leaf(child(body, 0)) && !syntax.is_leaf(child(body, 1)));
        assert_eq!(syntax.node(0).next, syntax.nodes().len());
    }

    #[test]
    fn fields_are_looked_up_only_where_they_are_wanted() {
        with_syntax("int x;", false, |syntax, _| {
            assert!(syntax.nodes().iter().all(|node| node.field == 0));
        });
    }

    #[test]
    fn an_empty_text_is_a_root_and_deep_nesting_no_danger() {
        let nodes = |text: &str| with_syntax(text, true, |syntax, _| syntax.nodes().len());
        assert_eq!(nodes(""), 1);
        let deep = format!("int x = {}1{};", "(".repeat(100_000), ")".repeat(100_000));
        assert!(nodes(&deep) > 300_000);
    }
}
