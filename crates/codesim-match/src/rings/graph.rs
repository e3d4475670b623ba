//! The graph of submissions and their ties, and a group that grows in it.

use std::collections::BTreeMap;

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

    /// Returns the two submissions of a tie as a group.
    pub(crate) fn group(&self, tie: &Tie) -> Group<'_> {
        let mut group = Group {
            graph: self,
            members: Vec::new(),
            inner: BTreeMap::new(),
            outer: BTreeMap::new(),
            ties: 0,
        };
        group.add(tie.left);
        group.add(tie.right);
        group
    }
}

/// Some submissions, in the order in which they joined.
pub(crate) struct Group<'a> {
    graph: &'a Graph,
    members: Vec<usize>,
    /// For each member the number of members it is tied to.
    inner: BTreeMap<usize, usize>,
    /// The same for all other submissions that are tied to any.
    outer: BTreeMap<usize, usize>,
    ties: usize,
}

impl Group<'_> {
    pub(crate) fn members(&self) -> &[usize] {
        &self.members
    }

    /// Returns the number of ties between members.
    pub(crate) fn ties(&self) -> usize {
        self.ties
    }

    /// Adds the submission that is tied to most members, the first of several. Returns `false` if it is not tied to enough of them.
    pub(crate) fn grow(&mut self) -> bool {
        let most = self.outer.values().max().copied().unwrap_or(0);
        if (most as f64) < TIED_TO * self.members.len() as f64 {
            return false;
        }
        let next = self.outer.iter().find(|&(_, &ties)| ties == most);
        let &next = next.expect("somebody has most").0;
        self.add(next);
        true
    }

    /// Whether each member is tied to enough of the others.
    pub(crate) fn is_dense(&self) -> bool {
        let least = TIED_TO * (self.members.len() - 1) as f64;
        self.inner.values().all(|&ties| ties as f64 >= least)
    }

    fn add(&mut self, member: usize) {
        // Invariant: `inner` and `outer` count ties to `members`, and no submission is in both.
        let own = self.outer.remove(&member).unwrap_or(0);
        self.inner.insert(member, own);
        self.members.push(member);
        self.ties += own;
        for &neighbour in &self.graph.neighbours[member] {
            match self.inner.get_mut(&neighbour) {
                Some(ties) => *ties += 1,
                None => *self.outer.entry(neighbour).or_default() += 1,
            }
        }
    }
}
