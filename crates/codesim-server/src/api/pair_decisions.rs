//! The decisions of all people about one pair.

use std::collections::BTreeMap;

use crate::store::Decision;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::text;

/// The status of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Status {
    Undecided,
    Confirmed,
    Dismissed,
}

/// The stored content of a decision.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Content {
    pub(super) status: Status,
    pub(super) note: String,
}

impl Content {
    /// Whether nothing is decided or noted: an earlier decision is withdrawn.
    pub(super) fn is_none(&self) -> bool {
        self.status == Status::Undecided && self.note.is_empty()
    }
}

/// The decision of one person.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct DecisionShown {
    status: Status,
    pub(super) note: String,
    /// The author of the decision.
    pub(super) by: String,
    pub(super) at: String,
    /// Whether it is yours.
    own: bool,
    /// Whether its author was an assistant.
    proposal: bool,
    /// Whether it was made in the job that this one continues, when the code of both was the same.
    carried: bool,
}

/// The decisions about a pair.
#[derive(Serialize, ToSchema)]
pub(crate) struct PairDecisions {
    /// The submissions of the pair as the report names them, in the order of their bytes.
    left: String,
    right: String,
    /// The decision that holds: the latest one of an instructor. Null if the pair is open, whatever is proposed.
    #[schema(required)]
    pub(super) agreed: Option<DecisionShown>,
    /// Whether one person confirmed the pair and another one dismissed it.
    contradicted: bool,
    /// The latest decision or note of each person, oldest first.
    decisions: Vec<DecisionShown>,
    /// Decisions that their authors have changed or withdrawn, oldest first. A withdrawal is `undecided` without a note.
    earlier: Vec<DecisionShown>,
}

/// Groups decisions, in the order of the store, by their pairs. `you` is the name of the client.
pub(super) fn by_pair(decisions: &[Decision], you: &str) -> serde_json::Result<Vec<PairDecisions>> {
    let pairs = decisions.chunk_by(|one, next| one.pair == next.pair);
    let shown = pairs.map(|on| PairDecisions::new(on[0].pair.clone(), on, you));
    shown.collect()
}

impl PairDecisions {
    /// Whether an instructor confirmed the pair, and none has decided otherwise since.
    pub(super) fn is_case(&self) -> bool {
        matches!(&self.agreed, Some(agreed) if agreed.status == Status::Confirmed)
    }

    /// Returns the names of the pair.
    pub(super) fn names(&self) -> [&str; 2] {
        [&self.left, &self.right]
    }

    /// Returns the decisions on a pair. `all` are in the order in which they were made, and `you` is the name of the client.
    pub(super) fn new(pair: [String; 2], all: &[Decision], you: &str) -> serde_json::Result<Self> {
        let last: BTreeMap<&str, usize> = all
            .iter()
            .enumerate()
            .map(|(at, it)| (it.who.as_str(), at))
            .collect();
        let (mut decisions, mut earlier) = (Vec::new(), Vec::new());
        for (at, decision) in all.iter().enumerate() {
            let content: Content = serde_json::from_str(&decision.content)?;
            let holds = last[decision.who.as_str()] == at && !content.is_none();
            let place = if holds { &mut decisions } else { &mut earlier };
            place.push(DecisionShown {
                status: content.status,
                note: content.note,
                by: decision.who.clone(),
                at: text(decision.at),
                own: decision.who == you,
                proposal: decision.is_proposal,
                carried: decision.is_carried,
            });
        }
        let has = |status| decisions.iter().any(|it| it.status == status);
        let agreed = decisions
            .iter()
            .rfind(|it| it.status != Status::Undecided && !it.proposal)
            .cloned();
        let [left, right] = pair;
        Ok(Self {
            left,
            right,
            agreed,
            contradicted: has(Status::Confirmed) && has(Status::Dismissed),
            decisions,
            earlier,
        })
    }
}
