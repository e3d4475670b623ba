//! Fingerprints of a labelled tree: its pq-grams.
//!
//! *Problem.* Code that was moved, or between whose statements others were put, shares few k-grams with what it was. A tree keeps which
//! node is inside which, whatever is between them.
//!
//! *Method.* A pq-gram is a node with its nearest `p - 1` ancestors and `q` neighbouring children of it: a small piece
//! of the tree, two ways wide. Two trees that differ in a few places share all pq-grams that do not
//! touch them. Each is hashed; what is beyond the root or the last child counts as an empty label.
//!
//! *Cost.* O(n (p + q)) for n nodes; a gram for each node but the root.
//!
//! *Source.* Augsten, Böhlen, Gamper: "Approximate Matching of Hierarchical Data Using pq-Grams", VLDB 2005. Here a
//! gram begins at each child, so that a node of `n` children has `n` grams and a leaf has none; the paper
//! also pads before the first child and gives a leaf one.

/// The pq-gram of one place in a tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PqGram {
    /// Hash of the labels.
    pub hash: u64,
    /// The first of the children, as an index of the tree's nodes.
    pub node: usize,
}

/// An empty label; those of nodes are hashed from one on.
const NOTHING: u64 = 0;

/// Returns all pq-grams of a tree, in the order of their parents.
///
/// The tree is given by its nodes in preorder: `labels` has the label of each, `ends` for each the index after that of its
/// last descendant. Both have one length.
///
/// # Panics
/// If `p` or `q` is 0, or if `ends` is not that of a tree.
///
/// ```
/// use codesim_fingerprint::pq_grams;
///
/// // a(b(c) d) and a(b(c) x d): the piece a-b-c is in both.
/// let one = pq_grams(b"abcd", &[4, 3, 3, 4], 2, 1);
/// let other = pq_grams(b"abcxd", &[5, 3, 3, 4, 5], 2, 1);
/// let common = one.iter().filter(|a| other.iter().any(|b| a.hash == b.hash)).count();
/// assert_eq!((one.len(), other.len(), common), (3, 4, 3));
/// ```
pub fn pq_grams<S: Copy + Into<u64>>(
    labels: &[S],
    ends: &[u32],
    p: usize,
    q: usize,
) -> Vec<PqGram> {
    assert!(p > 0 && q > 0, "a pq-gram has a node and a child");
    assert_eq!(labels.len(), ends.len(), "each node has a label and an end");
    let label = |node: usize| labels[node].into().wrapping_add(1);
    let mut grams = Vec::with_capacity(labels.len());
    let mut ancestors: Vec<usize> = Vec::new();
    let mut children: Vec<usize> = Vec::new();
    for node in 0..labels.len() {
        // Invariant: nodes come in preorder, and `ancestors` is the path from the root to the node before this one; those
        // that end before this node are not above it.
        while ancestors
            .last()
            .is_some_and(|&last| ends[last] as usize <= node)
        {
            ancestors.pop();
        }
        ancestors.push(node);
        let stem = (0..p).fold(NOTHING, |hash, up| {
            let above = ancestors.len().checked_sub(up + 1);
            mixed(hash, above.map_or(NOTHING, |at| label(ancestors[at])))
        });
        children.clear();
        children.extend(children_of(node, ends));
        for first in 0..children.len() {
            let hash = (first..first + q).fold(stem, |hash, at| {
                mixed(
                    hash,
                    children.get(at).map_or(NOTHING, |&child| label(child)),
                )
            });
            grams.push(PqGram {
                hash,
                node: children[first],
            });
        }
    }
    grams
}

/// Hashes the labels of each node's whole subtree: equal for subtrees that have the same labels in the same order.
///
/// The tree is given as for [`pq_grams`]; the result has one entry a node.
///
/// # Panics
/// If `ends` is not that of a tree.
///
/// ```
/// // a(b(c) b(c))
/// let hashes = codesim_fingerprint::subtree_hashes(b"abcbc", &[5, 3, 3, 5, 5]);
/// assert_eq!(hashes[1], hashes[3]);
/// assert_ne!(hashes[1], hashes[2]);
/// ```
pub fn subtree_hashes<S: Copy + Into<u64>>(labels: &[S], ends: &[u32]) -> Vec<u64> {
    assert_eq!(labels.len(), ends.len(), "each node has a label and an end");
    let mut hashes = vec![NOTHING; labels.len()];
    for node in (0..labels.len()).rev() {
        let own = mixed(NOTHING, labels[node].into());
        let below = children_of(node, ends).fold(own, |hash, child| mixed(hash, hashes[child]));
        // Where a node ends is part of it: a(b c) is not a(b(c)).
        hashes[node] = mixed(below, u64::from(ends[node]) - node as u64);
    }
    hashes
}

fn children_of(node: usize, ends: &[u32]) -> impl Iterator<Item = usize> {
    let end = ends[node] as usize;
    let within = move |&child: &usize| child < end;
    let first = Some(node + 1).filter(within);
    std::iter::successors(first, move |&child| {
        assert!(ends[child] as usize > child, "a node ends after it begins");
        Some(ends[child] as usize).filter(within)
    })
}

/// Mixes a value into a hash. Multiplications by odd constants and xors with shifts are invertible, and every bit of either value reaches
/// all of the result (the finalizer of splitmix64: Steele, Lea, Flood, OOPSLA 2014).
fn mixed(hash: u64, value: u64) -> u64 {
    let mut mixed = hash.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(value);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    /// Parses a tree written as `a(bc(d))`.
    fn tree(text: &str) -> (Vec<u8>, Vec<u32>) {
        let (mut labels, mut ends, mut open) = (Vec::new(), Vec::<u32>::new(), Vec::new());
        for byte in text.bytes() {
            match byte {
                b'(' => open.push(labels.len() - 1),
                b')' => ends[open.pop().expect("it was opened")] = labels.len() as u32,
                label => {
                    labels.push(label);
                    ends.push(labels.len() as u32);
                }
            }
        }
        (labels, ends)
    }

    fn hashes(text: &str, p: usize, q: usize) -> BTreeSet<u64> {
        let (labels, ends) = tree(text);
        pq_grams(&labels, &ends, p, q)
            .iter()
            .map(|gram| gram.hash)
            .collect()
    }

    #[test]
    fn a_node_has_a_gram_for_each_child_and_a_leaf_has_none() {
        let (labels, ends) = tree("a(b(cd)e)");
        let nodes: Vec<usize> = pq_grams(&labels, &ends, 2, 3)
            .iter()
            .map(|g| g.node)
            .collect();
        assert_eq!(nodes, [1, 4, 2, 3]);
        assert!(hashes("", 2, 3).is_empty());
        assert!(hashes("a", 2, 3).is_empty());
    }

    #[test]
    fn a_gram_sees_its_stem_and_its_children_and_nothing_else() {
        let (labels, ends) = tree("a(b(cde))");
        let grams = pq_grams(&labels, &ends, 2, 3);
        let below_b = grams
            .iter()
            .find(|gram| gram.node == 2)
            .expect("c is node 2")
            .hash;
        assert!(hashes("x(ya(vb(cd(w)e)u))", 2, 3).contains(&below_b));
        assert!(!hashes("x(a(b(cxde)))", 2, 3).contains(&below_b));
        assert!(!hashes("x(y(b(cde)))", 2, 3).contains(&below_b));
    }

    #[test]
    fn subtrees_are_told_apart_by_any_label_and_by_their_shape() {
        let root = |text: &str| {
            let (labels, ends) = tree(text);
            subtree_hashes(&labels, &ends)[0]
        };
        let all = [
            "a", "b", "a(b)", "a(bc)", "a(cb)", "a(b(c))", "a(b)c", "a(bcc)",
        ];
        let different: BTreeSet<u64> = all.iter().map(|text| root(text)).collect();
        assert_eq!(
            different.len(),
            all.len() - 1,
            "the root of the last but one is a(b)"
        );
        assert_eq!(root("a(b(cd)e)"), root("a(b(cd)e)"));
    }

    #[test]
    fn order_and_ends_matter() {
        assert_ne!(hashes("a(bc)", 1, 2), hashes("a(cb)", 1, 2));
        assert_ne!(hashes("a(b)", 1, 2), hashes("a(bb)", 1, 2));
        assert_ne!(hashes("a(a)", 2, 1), hashes("b(a)", 2, 1));
    }

    /// Generates any tree: the parent of each node is on the path to the node before it.
    fn any_tree() -> impl Strategy<Value = (Vec<u8>, Vec<u32>)> {
        proptest::collection::vec((0u8..4, 0usize..6), 0..40).prop_map(|nodes| {
            let mut ends = vec![0u32; nodes.len()];
            let mut path: Vec<usize> = Vec::new();
            for (node, &(_, depth)) in nodes.iter().enumerate() {
                path.truncate(depth.max(1));
                if node == 0 {
                    path.clear();
                }
                path.push(node);
                for &above in &path {
                    ends[above] = node as u32 + 1;
                }
            }
            (nodes.iter().map(|&(label, _)| label).collect(), ends)
        })
    }

    proptest! {
        #[test]
        fn grams_are_those_of_a_naive_reading((labels, ends) in any_tree(), p in 1usize..4, q in 1usize..4) {
            let parent = |node: usize| (0..node).rev().find(|&a| ends[a] as usize > node);
            let mut naive = Vec::new();
            for node in 1..labels.len() {
                let siblings: Vec<usize> = (node..labels.len()).filter(|&n| parent(n) == parent(node)).collect();
                let mut gram: Vec<Option<u8>> = Vec::new();
                let mut above = parent(node);
                for _ in 0..p {
                    gram.push(above.map(|a| labels[a]));
                    above = above.and_then(parent);
                }
                gram.extend((0..q).map(|i| siblings.get(i).map(|&n| labels[n])));
                naive.push((node, gram));
            }
            let mut found = pq_grams(&labels, &ends, p, q);
            found.sort_by_key(|gram| gram.node);
            prop_assert_eq!(found.iter().map(|g| g.node).collect::<Vec<_>>(), naive.iter().map(|n| n.0).collect::<Vec<_>>());
            for (a, (_, gram)) in found.iter().zip(&naive) {
                for (b, (_, other)) in found.iter().zip(&naive) {
                    prop_assert_eq!(a.hash == b.hash, gram == other);
                }
            }
        }
    }
}
