//! The submissions of an assignment that arrived since the last comparison.
//!
//! *Method.* Before a deadline they come one by one, and a class is compared as a whole: they are collected until none came for the quiet time of the
//! [limits](crate::Limits::quiet_time), or the first has waited [several times](LONGEST) as long.

use std::convert::Infallible;

use axum::body::Bytes;

use crate::app::App;
use crate::asset_processor::assignment::Assignment;
use crate::asset_processor::download::{Failure, download};
use crate::asset_processor::files::{SubmittedFile, files_of};
use crate::asset_processor::hand_in::hand_in;
use crate::asset_processor::report::report_failures;
use crate::error::Refusal;
use crate::secrets::new_secret;
use crate::store::{Notice, Seconds};
use crate::upload::{Part, Upload};

/// Quiet times for which a submission waits for others at most.
const LONGEST: Seconds = 6;

/// Attempts until a file that cannot be fetched is left out.
const PATIENT_TRIES: u32 = 4;

/// The folder of the files in that of a student, so that no file has the place or the name of a submission.
const FILES: &str = "files";

/// Submissions in an upload, and the files that are missing in them.
struct Collected {
    upload: Upload,
    notices: Vec<Notice>,
    failures: Vec<(Notice, SubmittedFile, Failure)>,
}

/// Fetches the new submissions of an assignment and hands them in, if it is time.
pub(super) async fn collect(app: &App, of: &Assignment, now: Seconds) -> Result<(), Refusal> {
    let id = of.activity.id;
    let mut new = app.store(move |store| store.notices(id)).await?;
    new.retain(|it| it.job.is_none());
    // Nothing can be compared with a single submission.
    let least = if of.job.is_some() { 1 } else { 2 };
    if new.len() < least || !is_time(&new, quiet_time(app), now) {
        return Ok(());
    }
    let Collected {
        upload,
        notices,
        failures,
    } = fetch(app, of, new).await?;
    report_failures(app, of, &failures, now).await?;
    for (notice, ..) in failures {
        if !notices.iter().any(|it| it.student == notice.student) {
            app.store(move |store| store.remove_notice(id, &notice))
                .await?;
        }
    }
    match notices.is_empty() {
        true => Ok(()),
        false => hand_in(app, of, upload, notices).await,
    }
}

fn quiet_time(app: &App) -> Seconds {
    let quiet = app.limits().quiet_time.as_secs();
    quiet.try_into().unwrap_or(Seconds::MAX / LONGEST)
}

fn is_time(new: &[Notice], quiet: Seconds, now: Seconds) -> bool {
    let arrived = || new.iter().map(|it| it.arrived);
    let is_quiet = arrived()
        .max()
        .is_some_and(|last| last.saturating_add(quiet) <= now);
    let is_long = |first: Seconds| first.saturating_add(quiet.saturating_mul(LONGEST)) <= now;
    is_quiet || arrived().min().is_some_and(is_long)
}

async fn fetch(app: &App, of: &Assignment, new: Vec<Notice>) -> Result<Collected, Refusal> {
    let platform = of.platform.registered.clone();
    let token = app.ask_platform(move |lti| lti.token_for_assets(&platform));
    let token = token.await?.map_err(super::report::unanswered)?;
    let upload = Upload::begin(app, new_secret(), of.activity.course).await?;
    let mut collected = Collected {
        upload,
        notices: Vec::new(),
        failures: Vec::new(),
    };
    for notice in new {
        fetch_one(of, &token, notice, &mut collected).await?;
    }
    Ok(collected)
}

async fn fetch_one(
    of: &Assignment,
    token: &str,
    mut notice: Notice,
    into: &mut Collected,
) -> Result<(), Refusal> {
    let mut fetched = Vec::new();
    for file in files_of(&notice)? {
        match download(&of.platform.registered, token, &file.url).await? {
            Ok(content) => {
                let path = format!("{}/{FILES}/{}", notice.student, file.path);
                let content = tokio_stream::iter([Ok::<_, Infallible>(Bytes::from(content))]);
                into.upload.add(Part::Submissions, &path, content).await?;
                fetched.push(file);
            }
            Err(Failure::Later(why)) if of.activity.tries < PATIENT_TRIES => return Err(why),
            Err(failure) => into.failures.push((notice.clone(), file, failure)),
        }
    }
    if !fetched.is_empty() {
        notice.files = serde_json::to_string(&fetched).map_err(std::io::Error::from)?;
        into.notices.push(notice);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_waits_for_quiet_but_not_for_ever() {
        let arrived = |times: &[Seconds]| {
            let notices = times.iter().map(|&arrived| Notice {
                student: "ada".to_owned(),
                sent: 0,
                arrived,
                report_url: String::new(),
                files: String::new(),
                job: None,
                posted: None,
            });
            notices.collect::<Vec<_>>()
        };
        let is_due = |times: &[Seconds], now| is_time(&arrived(times), 100, now);
        assert!(!is_due(&[0, 50], 149) && is_due(&[0, 50], 150));
        let rush: Vec<Seconds> = (0..=600).step_by(50).collect();
        assert!(!is_due(&rush, 599) && is_due(&rush, 600));
        assert!(!is_due(&[], 600));
    }
}
