//! What people know about a class beside its code, and which pair they ask for.

use std::collections::HashMap;

use codesim_match::Submission;
use codesim_report::model::{Metadata, Notice};

use crate::key::Pseudonyms;
use crate::metadata::Sheet;
use crate::names::Names;
use crate::pair;
use crate::reading::Described;
use crate::settings::Settings;
use crate::verdicts::{Reviews, Verdicts};

/// What is known, by the indices of submissions.
pub(crate) struct Known {
    /// The only pair to show, left before right.
    pub(crate) pair: Option<[usize; 2]>,
    pub(crate) metadata: HashMap<usize, Metadata>,
    pub(crate) reviews: Reviews,
}

/// The same as it was written down, by name.
pub(crate) struct Written<'a> {
    pair: &'a [String],
    metadata: Option<Sheet>,
    verdicts: Option<Verdicts>,
}

impl<'a> Written<'a> {
    pub(crate) fn read(settings: &'a Settings) -> anyhow::Result<Self> {
        let (metadata, verdicts) = (settings.metadata.as_deref(), settings.verdicts.as_deref());
        Ok(Self {
            pair: &settings.pair,
            metadata: metadata.map(Sheet::read).transpose()?,
            verdicts: verdicts.map(Verdicts::read).transpose()?,
        })
    }

    /// Finds the submissions that are meant; what is meant for others becomes a notice.
    pub(crate) fn find(
        self,
        described: &[Described],
        submissions: &[Submission],
        key: Option<&Pseudonyms>,
        notices: &mut Vec<Notice>,
    ) -> anyhow::Result<Known> {
        let names = Names::new(described, key);
        let pair = pair::find(self.pair, &names, submissions, notices)?;
        let metadata = self.metadata.map(|sheet| sheet.assign(&names, notices));
        let metadata = metadata.transpose()?.unwrap_or_default();
        let reviews = self.verdicts.map(|v| v.assign(&names, described, notices));
        Ok(Known {
            pair,
            metadata,
            reviews: reviews.transpose()?.unwrap_or_default(),
        })
    }
}
