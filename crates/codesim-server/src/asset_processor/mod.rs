//! Submissions that a learning platform announces by itself.
//!
//! *Problem.* A teacher wants the comparison without downloading and uploading anything, and its result beside each submission at the platform.
//!
//! *Method.* By the Asset Processor of 1EdTech. The platform posts a signed notice of each submission to [`arrive`], which keeps it in the store. One
//! [task](run) looks at the assignments in turn: it [collects] the submissions that arrived, hands them in as a job that continues the one before, and
//! [reports] the result of each submission when that job has ended. All of it is in the store, so that a restart loses nothing.
//!
//! *Limits.* The files of a class are fetched one after another. A platform may not repeat a notice that was lost.
//!
//! [collects]: collect
//! [reports]: report

mod arrive;
mod assignment;
mod collect;
mod download;
mod files;
mod hand_in;
mod report;
mod results;
mod rounds;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::post;

use crate::app::App;
pub(crate) use crate::asset_processor::arrive::path;
pub(crate) use crate::asset_processor::files::files_of;
#[cfg(test)]
pub(crate) use crate::asset_processor::rounds::round;
pub(crate) use crate::asset_processor::rounds::run;

pub(crate) fn router() -> Router<App> {
    let arrive = post(arrive::arrive).layer(DefaultBodyLimit::max(arrive::MAX_BYTES));
    Router::new().route("/lti/notices/{platform}", arrive)
}
