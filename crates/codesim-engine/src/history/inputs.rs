//! The inputs of a job from which earlier versions are read.

use codesim_intake::history::Histories;
use codesim_intake::{Class, LeftOut, Notice, ReadOptions, Reason, Sources};
use codesim_progress::Observer;
use codesim_report::model::Report;
use codesim_token::Registry;

use super::add_history;
use crate::error::Error;
use crate::request::{Detail, Request};

/// The inputs of a job, kept to read earlier versions of some submissions.
pub(crate) struct Inputs<'a> {
    registry: &'a Registry,
    sources: Sources<'a>,
    options: ReadOptions,
}

impl<'a> Inputs<'a> {
    /// Keeps the inputs of a class if there are earlier versions, or there may be repositories and the request asks for them.
    pub(crate) fn kept(
        registry: &'a Registry,
        sources: Sources<'a>,
        options: ReadOptions,
        class: &Class,
        request: &Request,
    ) -> Option<Self> {
        let is_attempt = |it: &Notice| it.reason == Reason::LeftOut(LeftOut::OtherAttempt);
        let has_snapshots = !sources.snapshots.is_empty();
        let is_any = request.git_history || has_snapshots || class.notices.iter().any(is_attempt);
        is_any.then_some(Self {
            registry,
            sources,
            options,
        })
    }

    /// Adds to a report who had the matches first, if it has places.
    pub(crate) fn add_to(
        &self,
        report: &mut Report,
        request: &Request,
        observer: &dyn Observer,
    ) -> Result<(), Error> {
        if request.detail != Detail::Places {
            return Ok(());
        }
        let git = request.git_history;
        let histories = Histories::new(self.registry, &self.sources, &self.options, git)?;
        Ok(add_history(report, &histories, observer)?)
    }
}
