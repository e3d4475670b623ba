//! Notices about a class, besides those of its intake.

use std::fmt;

use codesim_display::About;
use codesim_report::model;

/// The reason of a notice.
pub(crate) enum Reason {
    /// A submission is starter code, but for hardly anything.
    OnlyGiven,
    /// Submissions of the archive are in the class as well.
    InBoth(usize),
    /// Metadata of a submission that was not compared.
    MetadataOfNone,
    /// The group of a submission that was not read.
    GroupOfNone,
    /// A submission has the files of another one of its group, which has this name.
    SameInGroup(String),
    /// Number of decisions about submissions that were not compared.
    DecisionsElsewhere(usize),
    /// Number of decisions in another exercise that do not say about which code.
    DecisionsOfAnother(usize),
    /// The code of a pair is not what its decision is about.
    OtherCode,
}

impl Reason {
    /// Makes a notice for the report.
    pub(crate) fn on(self, about: About) -> model::Notice {
        model::Notice {
            about,
            compared: matches!(
                self,
                Self::InBoth(_) | Self::SameInGroup(_) | Self::OtherCode
            ),
            whole_submission: matches!(self, Self::OnlyGiven),
            reason: self.to_string(),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OnlyGiven => f.write_str("hardly any code beside starter code"),
            Self::InBoth(count) => write!(
                f,
                "in the class as well, by the same name and with the same files, and compared once: {count} of its submissions"
            ),
            Self::MetadataOfNone => {
                f.write_str("in the metadata, but not among the submissions that were compared")
            }
            Self::GroupOfNone => {
                f.write_str("in the list of groups, but not among the submissions that were read")
            }
            Self::SameInGroup(other) => {
                write!(f, "the same as {other} of its group")
            }
            Self::DecisionsElsewhere(count) => {
                write!(f, "decisions about submissions that were not compared: {count}")
            }
            Self::DecisionsOfAnother(count) => write!(
                f,
                "decisions in another exercise, without digests that would tell whether the code is the same: {count}"
            ),
            Self::OtherCode => f.write_str(
                "the code of this pair has changed since the decision about it: the pair is undecided again",
            ),
        }
    }
}

/// Converts a notice of the intake for the report.
pub(crate) fn of_intake(notice: codesim_intake::Notice) -> model::Notice {
    model::Notice {
        compared: notice.is_compared(),
        whole_submission: notice.is_whole_submission(),
        reason: notice.sentence(),
        about: notice.about,
    }
}
