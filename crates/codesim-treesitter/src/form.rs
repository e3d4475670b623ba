//! A subtree of the normal form under construction.

use codesim_token::{Span, Symbol, Tree};

/// A subtree of the normal form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Form {
    pub(crate) label: Symbol,
    pub(crate) span: Span,
    pub(crate) children: Vec<Form>,
    /// A hash of all labels in it.
    shape: u64,
    /// Number of nodes in it.
    size: usize,
}

impl Form {
    pub(crate) fn leaf(label: Symbol, span: Span) -> Self {
        Self::node(label, span, Vec::new())
    }

    pub(crate) fn node(label: Symbol, span: Span, children: Vec<Form>) -> Self {
        let mut form = Self {
            label,
            span,
            children,
            shape: 0,
            size: 0,
        };
        form.reshape();
        form
    }

    /// Recomputes hash and size after the label or a child was changed.
    pub(crate) fn reshape(&mut self) {
        self.size = 1 + self.children.iter().map(|child| child.size).sum::<usize>();
        let children = self.children.iter();
        self.shape = children.fold(u64::from(self.label), |shape, child| {
            (shape ^ child.shape)
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .rotate_left(29)
        });
    }

    /// Brings the children into an order that only their labels decide.
    pub(crate) fn sort_children(&mut self) {
        self.children
            .sort_by_key(|child| (child.label, child.shape));
        self.reshape();
    }

    /// Makes a node that has no text of its own: its span is that of its children, or `at` if it has none.
    pub(crate) fn around(label: Symbol, at: Span, children: Vec<Form>) -> Self {
        let start = children.iter().map(|child| child.span.start).min();
        let end = children.iter().map(|child| child.span.end).max();
        let span = Span {
            start: start.unwrap_or(at.start),
            end: end.unwrap_or(at.end),
        };
        Self::node(label, span, children)
    }

    /// Returns the number of nodes in it.
    pub(crate) fn size(&self) -> usize {
        self.size
    }

    pub(crate) fn is_leaf(&self) -> bool {
        self.children.is_empty()
    }

    /// Appends this subtree to a tree.
    pub(crate) fn append_to(&self, tree: &mut Tree) {
        let node = tree.open(self.label, self.span);
        for child in &self.children {
            child.append_to(tree);
        }
        tree.close(node);
    }
}
