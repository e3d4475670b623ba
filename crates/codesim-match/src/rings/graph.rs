//! Submissions and their ties, and a group that grows among them.

use std::collections::BTreeMap;

/// A pair that is more alike than most.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Tie {
    pub(crate) left: usize,
    pub(crate) right: usize,
    /// Number of independent pairs that are expected to be as alike.
    pub(crate) expected: f64,
}

/// Whoever joins a group, or is in one, is tied to at least this share of the others.
const TIED_TO: f64 = 0.5;

/// Who is tied to whom.
pub(crate) struct Graph {
    /// For each submission those it is tied to.
    neighbours: Vec<Vec<usize>>,
}

impl Graph {
    /// Of so many submissions.
    pub(crate) fn new(ties: &[Tie], submissions: usize) -> Self {
        let mut neighbours = vec![Vec::new(); submissions];
        for tie in ties {
            neighbours[tie.left].push(tie.right);
            neighbours[tie.right].push(tie.left);
        }
        Self { neighbours }
    }

    /// The two of a tie as a group.
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
    /// The same for all others who are tied to any.
    outer: BTreeMap<usize, usize>,
    ties: usize,
}

impl Group<'_> {
    pub(crate) fn members(&self) -> &[usize] {
        &self.members
    }

    /// Number of ties between members.
    pub(crate) fn ties(&self) -> usize {
        self.ties
    }

    /// Adds whoever is tied to most members, if that is enough of them; of several the first.
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
        // Invariant: `inner` and `outer` count ties to `members`, and nobody is in both.
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
