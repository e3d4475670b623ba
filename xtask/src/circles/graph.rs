//! Circles in a graph.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// For each pair of nodes of which the first uses the second, where it does.
pub(crate) type Graph<T> = BTreeMap<(usize, usize), T>;

/// Returns a shortest circle of each group of nodes that use one another, each from a node that begins it.
pub(super) fn circles<T>(graph: &Graph<T>) -> Vec<Vec<usize>> {
    let nodes: BTreeSet<usize> = graph.keys().map(|&(from, _)| from).collect();
    let circles = nodes.into_iter().filter_map(|node| shortest(graph, node));
    let circles: Vec<Vec<usize>> = circles.collect();
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for circle in &circles {
        if seen.contains(&circle[0]) {
            continue;
        }
        let group = group(graph, circle[0]);
        let same = circles.iter().filter(|other| group.contains(&other[0]));
        found.extend(same.min_by_key(|other| other.len()).cloned());
        seen.extend(group);
    }
    found
}

/// Returns the arrows of a circle, the one that closes it last.
pub(super) fn arrows(circle: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    let next = circle.iter().cycle().skip(1);
    circle.iter().copied().zip(next.copied())
}

/// Returns a shortest way from a node back to itself, without its end.
fn shortest<T>(graph: &Graph<T>, node: usize) -> Option<Vec<usize>> {
    let before = before(graph, node);
    let last = *before.get(&node)?;
    let ahead = std::iter::successors(Some(last), |here| (*here != node).then(|| before[here]));
    let mut circle: Vec<usize> = ahead.collect();
    circle.reverse();
    Some(circle)
}

/// Returns the nodes that this node uses, directly or not, and that use it.
fn group<T>(graph: &Graph<T>, node: usize) -> BTreeSet<usize> {
    let used = before(graph, node).into_keys();
    used.filter(|&other| before(graph, other).contains_key(&node))
        .collect()
}

/// Returns, for each node that can be reached from a node, the one before it on a shortest way.
fn before<T>(graph: &Graph<T>, node: usize) -> BTreeMap<usize, usize> {
    let mut before = BTreeMap::new();
    let mut queue = VecDeque::from([node]);
    while let Some(here) = queue.pop_front() {
        for (&(_, next), _) in graph.range((here, 0)..(here + 1, 0)) {
            before.entry(next).or_insert_with(|| {
                queue.push_back(next);
                here
            });
        }
    }
    before
}
