//! Reports at the platform, beside each file of a submission.

use axum::http::StatusCode;
use codesim_display::with_causes;
use serde_json::{Value, json};

use crate::app::App;
use crate::asset_processor::assignment::{Assignment, SERVER};
use crate::asset_processor::download::Failure;
use crate::asset_processor::files::{SubmittedFile, files_of};
use crate::asset_processor::results::{Results, failed};
use crate::clock::text;
use crate::error::Refusal;
use crate::lti::NoAnswer;
use crate::store::{Job, Notice, Seconds, State};
use crate::work::Options;

/// The type of all reports: a later one takes the place of an earlier one of its type.
const TYPE: &str = "codesim";

/// Reports the results of the job of a class that have changed, and deletes the job before it.
pub(super) async fn report(
    app: &App,
    of: &Assignment,
    job: &Job,
    now: Seconds,
) -> Result<(), Refusal> {
    let id = of.activity.id;
    let results = results(app, job).await?;
    let token = token(app, of).await?;
    for notice in app.store(move |store| store.notices(id)).await? {
        let result = results.of(&notice.student);
        let posted = result.to_string();
        let is_reported = match &results {
            // A result of before still holds.
            Results::Failed => notice.posted.is_some(),
            _ => notice.posted.as_ref() == Some(&posted),
        };
        if notice.job.as_ref() != Some(&job.id) || is_reported {
            continue;
        }
        for file in files_of(&notice)? {
            let report = about(&file, &result, now);
            post(app, of, (&notice.report_url, &token), report).await?;
        }
        app.store(move |store| store.set_posted(id, &notice, &posted))
            .await?;
    }
    let own = job.id.clone();
    app.store(move |store| store.set_reported(id, &own)).await?;
    match job.state {
        State::Finished => delete_earlier(app, of, now).await,
        _ => Ok(()),
    }
}

async fn results(app: &App, job: &Job) -> Result<Results, Refusal> {
    if job.state != State::Finished {
        return Ok(Results::Failed);
    }
    let options: Options = serde_json::from_str(&job.request).map_err(std::io::Error::from)?;
    if options.blind {
        return Ok(Results::Hidden);
    }
    let reports = app.data().reports(&job.id);
    let read = tokio::task::spawn_blocking(move || Results::read(&reports));
    Ok(read.await.map_err(std::io::Error::other)??)
}

/// Deletes the job before the one that is reported, unless people have worked with it: its submissions are in the new one.
async fn delete_earlier(app: &App, of: &Assignment, now: Seconds) -> Result<(), Refusal> {
    let Some(earlier) = of.activity.earlier.clone() else {
        return Ok(());
    };
    let id = earlier.clone();
    let is_used = app.store(move |store| store.is_used(&id, now)).await?;
    let course = of.activity.course;
    let overviews = app.overviews(course).await?;
    if is_used || overviews.iter().any(|(_, of)| of.contains(&earlier)) {
        return Ok(());
    }
    app.delete_job(&earlier).await?;
    let what = "deleted a job that another one replaces";
    app.write_down(SERVER, what, &earlier, Some(course)).await
}

/// Reports files that are missing, as well as that can be done.
pub(super) async fn report_failures(
    app: &App,
    of: &Assignment,
    failures: &[(Notice, SubmittedFile, Failure)],
    now: Seconds,
) -> Result<(), Refusal> {
    let results = failures.iter().map(|(notice, file, failure)| {
        let (code, why) = match failure {
            Failure::TooLarge => ("ASSET_TOO_LARGE", "The file is too large to be compared."),
            _ => ("DOWNLOAD_FAILED", "The file could not be fetched."),
        };
        (notice, file.clone(), failed("Failed", Some(code), why))
    });
    post_anyway(app, of, results.collect(), now).await
}

/// Drops the submissions that wait, and reports this, after too many attempts.
pub(super) async fn give_up(
    app: &App,
    of: &Assignment,
    why: &str,
    now: Seconds,
) -> Result<(), Refusal> {
    tracing::warn!("the new submissions of an assignment are given up");
    let (id, course) = (of.activity.id, of.activity.course);
    let mut new = app.store(move |store| store.notices(id)).await?;
    new.retain(|it| it.job.is_none());
    let said = format!("The submission was not compared: {why}");
    let mut results = Vec::new();
    for notice in &new {
        let files = files_of(notice)?.into_iter();
        results.extend(files.map(|file| (notice, file, failed("PendingManual", None, &said))));
    }
    post_anyway(app, of, results, now).await?;
    let job = of.activity.job.clone();
    app.store(move |store| {
        new.iter().try_for_each(|it| store.remove_notice(id, it))?;
        store.set_reported(id, job.as_deref().unwrap_or_default())
    })
    .await?;
    let what = "could not collect submissions from a learning platform";
    app.write_down(SERVER, what, &of.activity.title, Some(course))
        .await
}

/// Posts reports, whether or not the platform takes them.
async fn post_anyway(
    app: &App,
    of: &Assignment,
    results: Vec<(&Notice, SubmittedFile, Value)>,
    now: Seconds,
) -> Result<(), Refusal> {
    if results.is_empty() {
        return Ok(());
    }
    let Ok(token) = token(app, of).await else {
        return Ok(());
    };
    for (notice, file, result) in results {
        let report = about(&file, &result, now);
        // The log has the reason of a failure.
        let _ = post(app, of, (&notice.report_url, &token), report).await;
    }
    Ok(())
}

/// Returns a report about a file with a result.
fn about(file: &SubmittedFile, result: &Value, now: Seconds) -> Value {
    let mut report = result.clone();
    report["assetId"] = json!(file.id);
    report["type"] = json!(TYPE);
    report["timestamp"] = json!(text(now));
    if report["errorCode"].is_null()
        && let Some(fields) = report.as_object_mut()
    {
        fields.remove("errorCode");
    }
    report
}

async fn token(app: &App, of: &Assignment) -> Result<String, Refusal> {
    let platform = of.platform.registered.clone();
    let token = app.ask_platform(move |lti| lti.token_for_reports(&platform));
    token.await?.map_err(unanswered)
}

/// Posts a report. One that the platform will never take, or that is older than another one there, is no failure.
async fn post(
    app: &App,
    of: &Assignment,
    (url, token): (&str, &str),
    report: Value,
) -> Result<(), Refusal> {
    let platform = of.platform.registered.clone();
    let (url, token) = (url.to_owned(), token.to_owned());
    let posted = app.ask_platform(move |lti| lti.report(&platform, (&url, &token), &report));
    match posted.await?.map_err(unanswered)? {
        status if status.is_success() || status == StatusCode::CONFLICT => Ok(()),
        status if is_lasting(status) => {
            tracing::warn!(status = status.as_u16(), "a platform refuses a report");
            Ok(())
        }
        status => Err(unanswered(NoAnswer::Status(status))),
    }
}

fn is_lasting(status: StatusCode) -> bool {
    let may_change = [
        StatusCode::UNAUTHORIZED,
        StatusCode::FORBIDDEN,
        StatusCode::REQUEST_TIMEOUT,
        StatusCode::TOO_MANY_REQUESTS,
    ];
    status.is_client_error() && !may_change.contains(&status)
}

/// Returns the refusal for a platform that does not answer.
pub(super) fn unanswered(error: NoAnswer) -> Refusal {
    let error = with_causes(error);
    tracing::warn!(error, "a learning platform does not answer");
    let why = format!("the learning platform: {error}");
    Refusal::new(StatusCode::BAD_GATEWAY, why)
}
