//! An assignment to work on.

use crate::app::App;
use crate::error::Refusal;
use crate::store::{Activity, Job, Platform, StoreError};

/// The author in the audit log of all that is done for assignments.
pub(super) const SERVER: &str = "the server";

/// An assignment, with all that it takes to work on it.
pub(super) struct Assignment {
    pub(super) activity: Activity,
    pub(super) platform: Platform,
    /// The job that has its class.
    pub(super) job: Option<Job>,
}

impl Assignment {
    pub(super) async fn of(app: &App, activity: Activity) -> Result<Self, Refusal> {
        app.store(move |store| {
            let job = activity.job.as_ref().map(|job| store.job(job));
            let job = match job.transpose() {
                Err(StoreError::NotFound) => None,
                job => job?,
            };
            Ok(Self {
                platform: store.platform(activity.platform)?,
                activity,
                job,
            })
        })
        .await
    }
}
