//! Information that people gave about a class beside its code, and the pair that they ask for.

use std::collections::{BTreeMap, HashMap};

use codesim_intake::Submission;
use codesim_report::Secret;
use codesim_report::model::{Metadata, Notice};

use crate::decisions::{self, DecisionSheet, Decisions};
use crate::error::Error;
use crate::groups::{GroupSheet, Groups};
use crate::metadata::{self, MetadataSheet};
use crate::names::Names;
use crate::pair;
use crate::request::Request;

/// Information that people gave about a class beside its code, by the names of submissions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SideInformation {
    /// The authors of submissions and the times at which they were handed in.
    pub metadata: MetadataSheet,
    /// The groups: submissions of one group are not compared with each other.
    pub groups: GroupSheet,
    /// The decisions of earlier runs.
    pub decisions: DecisionSheet,
    /// Other names of submissions, such as pseudonyms in reports that people have seen, with the true name of each.
    pub aliases: BTreeMap<String, String>,
    /// The secret that the digests in reports with such names depend on beside the code.
    pub secret: Option<Secret>,
}

/// The same by the indices of submissions.
pub(crate) struct Found {
    /// The only pair to show, left before right.
    pub(crate) pair: Option<[usize; 2]>,
    pub(crate) metadata: HashMap<usize, Metadata>,
    pub(crate) decisions: Decisions,
}

impl SideInformation {
    /// Finds the groups of a class; rows about other submissions become notices.
    pub(crate) fn groups(
        &self,
        submissions: &[Submission],
        notices: &mut Vec<Notice>,
    ) -> Result<Groups, Error> {
        let names = Names::new(submissions, &self.aliases);
        Groups::new(&self.groups, &names, submissions, notices)
    }

    /// Finds the submissions that are meant; rows about others become notices.
    pub(crate) fn find(
        &self,
        request: &Request,
        submissions: &[Submission],
        groups: &Groups,
        notices: &mut Vec<Notice>,
    ) -> Result<Found, Error> {
        let names = Names::new(submissions, &self.aliases);
        let asked = request.pair.as_ref();
        let pair = asked.map(|asked| pair::find(asked, &names, submissions, groups, notices));
        Ok(Found {
            pair: pair.transpose()?,
            metadata: metadata::assign(&self.metadata, &names, submissions, groups, notices)?,
            decisions: decisions::assign(
                &self.decisions,
                self.secret.as_ref(),
                &request.as_given.exercise(),
                &names,
                submissions,
                notices,
            )?,
        })
    }
}
