//! Notices about a class, besides those of its intake.

use codesim_display::{About, Sentence};
use codesim_report::model;

/// The reason of a notice.
pub(crate) enum Reason {
    /// A submission is starter code, but for hardly anything.
    OnlyGiven,
    /// Submissions of the archive are in the class as well.
    InBoth(usize),
    /// The archive is keyed: the code of its submissions is withheld.
    Withheld,
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
                Self::InBoth(_) | Self::Withheld | Self::SameInGroup(_) | Self::OtherCode
            ),
            whole_submission: matches!(self, Self::OnlyGiven),
            reason: self.sentence(),
        }
    }
}

impl Reason {
    fn sentence(self) -> Sentence {
        let counted = |id, count: usize| Sentence::new(id).number("count", count as u64);
        match self {
            Self::OnlyGiven => Sentence::new("class-only-given"),
            Self::InBoth(count) => counted("class-in-both", count),
            Self::Withheld => Sentence::new("class-withheld"),
            Self::MetadataOfNone => Sentence::new("class-metadata-of-none"),
            Self::GroupOfNone => Sentence::new("class-group-of-none"),
            Self::SameInGroup(other) => {
                Sentence::new("class-same-in-group").text("submission", other)
            }
            Self::DecisionsElsewhere(count) => counted("class-decisions-elsewhere", count),
            Self::DecisionsOfAnother(count) => counted("class-decisions-of-another", count),
            Self::OtherCode => Sentence::new("class-other-code"),
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
