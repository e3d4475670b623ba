//! The normal form of a document.

use crate::{Span, Symbol};

/// An ordered, labelled tree: a document in which everything that may be written in several ways is
/// written in one.
///
/// Nodes are numbered from 0 in preorder; node 0 is the root. Parts without a meaningful order (the statements of a block) are sorted, so
/// that documents that differ in it alone have the same tree, and spans need not ascend.
///
/// A front end that has no syntax leaves the tree empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tree {
    labels: Vec<Symbol>,
    ends: Vec<u32>,
    spans: Vec<Span>,
}

impl Tree {
    /// Makes an empty tree with room for `nodes` nodes.
    pub fn with_capacity(nodes: usize) -> Self {
        Self {
            labels: Vec::with_capacity(nodes),
            ends: Vec::with_capacity(nodes),
            spans: Vec::with_capacity(nodes),
        }
    }

    /// Makes a tree of these nodes, as [`Tree::labels`], [`Tree::ends`] and [`Tree::spans`] give them; `None` if they make no tree.
    pub fn from_parts(labels: Vec<Symbol>, ends: Vec<u32>, spans: Vec<Span>) -> Option<Self> {
        if labels.len() != ends.len() || labels.len() != spans.len() {
            return None;
        }
        // The ends of the nodes that hold the current one, the innermost last.
        let mut open = vec![u32::try_from(labels.len()).ok()?];
        for (node, &end) in (0..).zip(&ends) {
            while open.len() > 1 && open.last() == Some(&node) {
                open.pop();
            }
            if end <= node || end > *open.last()? {
                return None;
            }
            open.push(end);
        }
        Some(Self {
            labels,
            ends,
            spans,
        })
    }

    /// Appends a node, as a child of the innermost open one, and opens it.
    ///
    /// Returns the node's number, for [`Tree::close`].
    pub fn open(&mut self, label: Symbol, span: Span) -> u32 {
        let node = self.next();
        self.labels.push(label);
        self.spans.push(span);
        self.ends.push(node + 1);
        node
    }

    /// Closes a node: it has no more descendants than were appended so far.
    pub fn close(&mut self, node: u32) {
        self.ends[node as usize] = self.next();
    }

    fn next(&self) -> u32 {
        u32::try_from(self.labels.len()).expect("a tree has fewer nodes than its text has bytes")
    }

    /// Makes another tree of the same text a child of the root, or the tree itself if there is none yet.
    pub fn append(&mut self, other: &Self) {
        let before = self.next();
        self.labels.extend(&other.labels);
        self.ends.extend(other.ends.iter().map(|end| end + before));
        self.spans.extend(&other.spans);
        let all = self.next();
        if let Some(root) = self.ends.first_mut() {
            *root = all;
        }
    }

    /// Moves the nodes to other places of a text.
    pub fn map_spans(&mut self, place: impl Fn(Span) -> Span) {
        for span in &mut self.spans {
            *span = place(*span);
        }
    }

    /// Returns the number of nodes.
    pub fn len(&self) -> usize {
        self.labels.len()
    }

    /// Whether there are no nodes.
    pub fn is_empty(&self) -> bool {
        self.labels.is_empty()
    }

    /// Returns the label of each node.
    pub fn labels(&self) -> &[Symbol] {
        &self.labels
    }

    /// Returns, for each node, the number after that of its last descendant; `node + 1` for a leaf.
    pub fn ends(&self) -> &[u32] {
        &self.ends
    }

    /// Returns where in the text each node comes from.
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// Frees memory that was not needed.
    pub fn shrink_to_fit(&mut self) {
        // By copies: an allocator may leave a block that is to shrink as large as it was.
        self.labels = self.labels.as_slice().to_vec();
        self.ends = self.ends.as_slice().to_vec();
        self.spans = self.spans.as_slice().to_vec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_ends(ends: &[u32]) -> Option<Tree> {
        let span = Span { start: 0, end: 1 };
        let labels = vec![Symbol::of("node"); ends.len()];
        Tree::from_parts(labels, ends.to_vec(), vec![span; ends.len()])
    }

    #[test]
    fn parts_make_the_tree_that_they_are_of() {
        let mut tree = Tree::default();
        let span = Span { start: 0, end: 1 };
        let root = tree.open(Symbol::of("root"), span);
        for name in ["a", "b"] {
            let node = tree.open(Symbol::of(name), span);
            let leaf = tree.open(Symbol::of("leaf"), span);
            tree.close(leaf);
            tree.close(node);
        }
        tree.close(root);
        let (labels, ends) = (tree.labels().to_vec(), tree.ends().to_vec());
        assert_eq!(
            Tree::from_parts(labels, ends, tree.spans().to_vec()),
            Some(tree)
        );
        assert_eq!(from_ends(&[]), Some(Tree::default()));
    }

    #[test]
    fn malformed_tree_is_refused() {
        for ends in [&[0][..], &[2], &[3, 3, 2], &[3, 2, 4], &[2, 3, 3]] {
            assert_eq!(from_ends(ends), None, "{ends:?}");
        }
    }
}
