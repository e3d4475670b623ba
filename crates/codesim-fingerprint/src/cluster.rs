//! Groups of things that are alike.

use std::collections::{BTreeMap, BTreeSet};

/// Returns the connected components of a graph given by its edges: members ascending, the largest component first, equal ones by their
/// first member. Single linkage: two members of a component need not be similar themselves.
///
/// Cost: O(n log n) for n edges.
pub fn clusters(edges: impl IntoIterator<Item = (usize, usize)>) -> Vec<Vec<usize>> {
    let mut neighbours: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (a, b) in edges {
        neighbours.entry(a).or_default().push(b);
        neighbours.entry(b).or_default().push(a);
    }
    let mut seen = BTreeSet::new();
    let mut found: Vec<Vec<usize>> = Vec::new();
    for &start in neighbours.keys() {
        let mut members = Vec::new();
        let mut open = vec![start];
        while let Some(member) = open.pop() {
            if seen.insert(member) {
                members.push(member);
                open.extend(&neighbours[&member]);
            }
        }
        if !members.is_empty() {
            members.sort_unstable();
            found.push(members);
        }
    }
    // A stable sort: they were found in the order of their first members.
    found.sort_by_key(|members| std::cmp::Reverse(members.len()));
    found
}

#[cfg(test)]
mod tests {
    use super::clusters;

    #[test]
    fn clusters_are_transitive() {
        let edges = [(7, 1), (3, 2), (9, 4), (4, 7)];
        assert_eq!(clusters(edges), [vec![1, 4, 7, 9], vec![2, 3]]);
    }

    #[test]
    fn equal_sizes_keep_the_order_of_their_members() {
        assert_eq!(clusters([(5, 6), (1, 9), (2, 3)]), [[1, 9], [2, 3], [5, 6]]);
        assert!(clusters([]).is_empty());
    }
}
