//! The graph of submissions and their ties, and a group that grows in it.

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
    neighbours: Vec<Vec<u32>>,
}

impl Graph {
    /// Builds the graph of a number of submissions.
    pub(crate) fn new(ties: &[Tie], submissions: usize) -> Self {
        let mut neighbours = vec![Vec::new(); submissions];
        for tie in ties {
            neighbours[tie.left].push(narrow(tie.right));
            neighbours[tie.right].push(narrow(tie.left));
        }
        Self { neighbours }
    }
}

/// Some submissions, in the order in which they joined. One group after the other is grown in the same memory.
pub(crate) struct Group<'a> {
    graph: &'a Graph,
    members: Vec<usize>,
    /// All others that are tied to a member, in no order.
    met: Vec<u32>,
    /// For each submission its standing.
    standings: Vec<Standing>,
    ties: usize,
}

/// The relation of a submission to a group, as one number whose maximum is the submission that joins next: the number of members that it is
/// tied to in the 32 high bits, the complement of the submission's number in the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Standing(u64);

impl Standing {
    const TIE: u64 = 1 << 32;

    /// Returns the standing of a submission that is tied to no member.
    fn new(submission: u32) -> Self {
        Self(u64::from(!submission))
    }

    fn submission(self) -> usize {
        !(self.0 as u32) as usize
    }

    fn ties(self) -> u32 {
        (self.0 / Self::TIE) as u32
    }
}

impl<'a> Group<'a> {
    /// Makes a group without members.
    pub(crate) fn new(graph: &'a Graph) -> Self {
        let submissions = 0..narrow(graph.neighbours.len());
        Self {
            members: Vec::new(),
            met: Vec::new(),
            standings: submissions.map(Standing::new).collect(),
            ties: 0,
            graph,
        }
    }

    /// Begins anew with the two submissions of a tie.
    pub(crate) fn begin(&mut self, tie: &Tie) {
        let members = self.members.drain(..).map(narrow);
        for it in self.met.drain(..).chain(members) {
            self.standings[it as usize] = Standing::new(it);
        }
        self.ties = 0;
        self.add(tie.left);
        self.add(tie.right);
        // They are tied to each other.
        let both = [tie.left, tie.right].map(narrow);
        self.met.retain(|it| !both.contains(it));
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
        let met = self.met.iter().map(|&it| self.standings[it as usize]);
        let next = met.enumerate().max_by_key(|&(_, standing)| standing);
        let least = TIED_TO * self.members.len() as f64;
        let next = next.filter(|(_, next)| f64::from(next.ties()) >= least);
        let Some((place, next)) = next else {
            return false;
        };
        self.met.swap_remove(place);
        self.add(next.submission());
        true
    }

    /// Whether each member is tied to enough of the others.
    pub(crate) fn is_dense(&self) -> bool {
        let least = TIED_TO * (self.members.len() - 1) as f64;
        let mut members = self.members.iter();
        members.all(|&it| f64::from(self.standings[it].ties()) >= least)
    }

    fn add(&mut self, member: usize) {
        // Invariant: standings count ties to `members`, and all others that have any are in `met`.
        self.ties += self.standings[member].ties() as usize;
        self.members.push(member);
        for &neighbour in &self.graph.neighbours[member] {
            let standing = &mut self.standings[neighbour as usize];
            if standing.ties() == 0 {
                self.met.push(neighbour);
            }
            standing.0 += Standing::TIE;
        }
    }
}

fn narrow(submission: usize) -> u32 {
    u32::try_from(submission).expect("submissions are counted in 32 bits")
}

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;

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
