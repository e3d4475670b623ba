//! An assignment of a platform whose submissions arrive by notice: its beginning, and the way from a report there to the one here.

use axum::response::Response;
use codesim_display::with_causes;
use url::form_urlencoded::byte_serialize;

use crate::app::App;
use crate::asset_processor::{files_of, path};
use crate::launches::deep_link::{self, Item};
use crate::launches::stopped::{Stopped, Why};
use crate::lti::{Claims, NoAnswer};
use crate::store::{Activity, ActivityKey, CourseId, Job, Platform, State};
use crate::work::Options;

/// Has the platform send its notices here, and returns the page that attaches the service to the assignment.
pub(crate) async fn attach(
    app: &App,
    platform: Platform,
    claims: Claims,
    url: String,
) -> Result<Response, Stopped> {
    let (Some(key), Some(context)) = (key(&platform, &claims), &claims.context) else {
        return Err(Stopped::Told(Why::NoAssignment));
    };
    let service = claims.notifications.as_ref();
    let service = service.ok_or(Stopped::Told(Why::NoNotices))?;
    let service = service.platform_notification_service_url.clone();
    let of = platform.registered.clone();
    let handler = format!("{}{}", app.public_url(), path(platform.id));
    let handled = app.ask_platform(move |lti| lti.handle_notices(&of, &service, &handler));
    handled.await?.map_err(no_notices)?;
    let context = context.id.clone();
    let title = claims.activity.as_ref().and_then(|it| it.title());
    app.store(move |store| store.open_activity(&key, &context, title.as_deref()))
        .await?;
    deep_link::answer(app, platform, claims, Item::AssetProcessor(url)).await
}

fn no_notices(error: NoAnswer) -> Stopped {
    tracing::warn!(
        error = with_causes(error),
        "a learning platform does not send notices"
    );
    Stopped::Told(Why::NoNotices)
}

fn key(platform: &Platform, claims: &Claims) -> Option<ActivityKey> {
    Some(ActivityKey {
        platform: platform.id,
        deployment: claims.envelope.deployment_id.clone(),
        name: claims.activity.as_ref()?.id.clone(),
    })
}

/// Returns the address of the job that a report at the platform is about, at the submission, below the base path; `None` if there is none in the
/// course.
pub(crate) async fn place_of_report(
    app: &App,
    platform: &Platform,
    claims: &Claims,
    course: CourseId,
) -> Result<Option<String>, Stopped> {
    let Some(key) = key(platform, claims) else {
        return Ok(None);
    };
    let activity = app.store(move |store| store.activity(&key)).await?;
    let Some(activity) = activity.filter(|it| it.course == course) else {
        return Ok(None);
    };
    let Some(job) = shown(app, &activity).await? else {
        return Ok(None);
    };
    let options: Options = serde_json::from_str(&job.request).map_err(std::io::Error::from)?;
    // The name of a submission would tell whose pseudonym it has.
    let student = match options.blind {
        true => None,
        false => student(app, &activity, claims).await?,
    };
    let query = student.map(|it| {
        let name: String = byte_serialize(it.as_bytes()).collect();
        format!("?submission={name}")
    });
    Ok(Some(format!(
        "/#/job/{}{}",
        job.id,
        query.unwrap_or_default()
    )))
}

/// Returns the job of an assignment, or the one before it until that one is finished.
async fn shown(app: &App, activity: &Activity) -> Result<Option<Job>, Stopped> {
    let Some(last) = activity.job.clone() else {
        return Ok(None);
    };
    let course = activity.course;
    let mut jobs = app.store(move |store| store.jobs(course)).await?;
    let last = jobs.iter().position(|job| job.id == last);
    let Some(last) = last.map(|at| jobs.remove(at)) else {
        return Ok(None);
    };
    if last.state == State::Finished {
        return Ok(Some(last));
    }
    let is_before =
        |job: &Job| last.continues.as_ref() == Some(&job.id) && job.state == State::Finished;
    let before = jobs.into_iter().find(is_before);
    Ok(Some(before.unwrap_or(last)))
}

/// Returns the name of the submission that has the file of a message.
async fn student(
    app: &App,
    activity: &Activity,
    claims: &Claims,
) -> Result<Option<String>, Stopped> {
    let Some(asset) = &claims.asset else {
        return Ok(None);
    };
    let id = activity.id;
    for notice in app.store(move |store| store.notices(id)).await? {
        if files_of(&notice)?.iter().any(|file| file.id == asset.id) {
            return Ok(Some(notice.student));
        }
    }
    Ok(None)
}
