//! The graph of submissions and their ties, and a group that grows in it.

use std::cmp::Reverse;

/// A pair that is more alike than most.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Tie {
    pub(crate) left: usize,
    pub(crate) right: usize,
    /// Number of independent pairs that are expected to be as alike.
    pub(crate) expected: f64,
}

/// Minimum share of the other members that a member of a group is tied to.
const TIED_TO: f64 = 0.5;

/// The ties of submissions.
pub(crate) struct Graph {
    /// For each submission the submissions that it is tied to.
    neighbours: Vec<Vec<usize>>,
}

impl Graph {
    /// Builds the graph of a number of submissions.
    pub(crate) fn new(ties: &[Tie], submissions: usize) -> Self {
        let mut neighbours = vec![Vec::new(); submissions];
        for tie in ties {
            neighbours[tie.left].push(tie.right);
            neighbours[tie.right].push(tie.left);
        }
        Self { neighbours }
    }
}

/// Some submissions, in the order in which they joined. One group after the other is grown in the same memory.
pub(crate) struct Group<'a> {
    graph: &'a Graph,
    members: Vec<usize>,
    /// The other submissions that are tied to any member, in the order of their first ties, and some of the members.
    met: Vec<usize>,
    /// For each submission its standing.
    standings: Vec<Standing>,
    ties: usize,
}

/// The relation of a submission to a group.
#[derive(Debug, Clone, Copy, Default)]
struct Standing {
    is_member: bool,
    /// Number of members that it is tied to.
    ties: usize,
}

impl<'a> Group<'a> {
    /// Makes a group without members.
    pub(crate) fn new(graph: &'a Graph) -> Self {
        Self {
            members: Vec::new(),
            met: Vec::new(),
            standings: vec![Standing::default(); graph.neighbours.len()],
            ties: 0,
            graph,
        }
    }

    /// Begins anew with the two submissions of a tie.
    pub(crate) fn begin(&mut self, tie: &Tie) {
        for it in self.members.drain(..).chain(self.met.drain(..)) {
            self.standings[it] = Standing::default();
        }
        self.ties = 0;
        self.add(tie.left);
        self.add(tie.right);
    }

    pub(crate) fn members(&self) -> &[usize] {
        &self.members
    }

    /// Returns the number of ties between members.
    pub(crate) fn ties(&self) -> usize {
        self.ties
    }

    /// Adds the submission that is tied to most members, the first of several. Returns `false` if it is not tied to enough of them.
    pub(crate) fn grow(&mut self) -> bool {
        let standings = &self.standings;
        self.met.retain(|&it| !standings[it].is_member);
        let next = (self.met.iter()).max_by_key(|&&it| (standings[it].ties, Reverse(it)));
        let Some(&next) = next else {
            return false;
        };
        if (standings[next].ties as f64) < TIED_TO * self.members.len() as f64 {
            return false;
        }
        self.add(next);
        true
    }

    /// Whether each member is tied to enough of the others.
    pub(crate) fn is_dense(&self) -> bool {
        let least = TIED_TO * (self.members.len() - 1) as f64;
        let mut members = self.members.iter();
        members.all(|&it| self.standings[it].ties as f64 >= least)
    }

    fn add(&mut self, member: usize) {
        // Invariant: standings count ties to `members`; a submission that has any is one of these, or in `met`.
        let standing = &mut self.standings[member];
        standing.is_member = true;
        self.ties += standing.ties;
        self.members.push(member);
        for &neighbour in &self.graph.neighbours[member] {
            let standing = &mut self.standings[neighbour];
            if standing.ties == 0 && !standing.is_member {
                self.met.push(neighbour);
            }
            standing.ties += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Grows a group as [`Group::grow`] does, counting all ties anew each time.
    fn grown(ties: &[Tie], submissions: usize, mut members: Vec<usize>) -> Vec<usize> {
        let is_tied = |one: usize, other: usize| {
            let is = |tie: &Tie| [tie.left, tie.right] == [one.min(other), one.max(other)];
            ties.iter().any(is)
        };
        loop {
            let ties_of = |one: usize| members.iter().filter(|&&it| is_tied(one, it)).count();
            let others = (0..submissions).filter(|it| !members.contains(it));
            let next = others.max_by_key(|&it| (ties_of(it), Reverse(it)));
            let next = next.filter(|&it| ties_of(it) > 0);
            match next.filter(|&it| ties_of(it) as f64 >= TIED_TO * members.len() as f64) {
                Some(next) => members.push(next),
                None => return members,
            }
        }
    }

    proptest! {
        #[test]
        fn groups_grow_one_after_the_other_by_the_submission_tied_to_most_of_each(
            pairs in prop::collection::btree_set((0..12_usize, 0..12_usize), 1..40),
        ) {
            let pairs = pairs.into_iter().filter(|(left, right)| left < right);
            let ties: Vec<Tie> = pairs.map(|(left, right)| Tie { left, right, expected: 1.0 }).collect();
            let graph = Graph::new(&ties, 12);
            let mut group = Group::new(&graph);
            for tie in &ties {
                group.begin(tie);
                while group.grow() {}
                let expected = grown(&ties, 12, vec![tie.left, tie.right]);
                prop_assert_eq!(group.members(), &*expected);
                let inner = ties.iter().filter(|it| [it.left, it.right].iter().all(|it| expected.contains(it)));
                prop_assert_eq!(group.ties(), inner.count());
            }
        }
    }
}
