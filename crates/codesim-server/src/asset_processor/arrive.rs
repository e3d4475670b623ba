//! Notices as they arrive.
//!
//! Anybody can post here: a notice counts if its platform signed it. The platform waits for the answer, so that nothing is fetched yet.

use axum::extract::State;
use axum::http::StatusCode;
use codesim_display::with_causes;
use serde::Deserialize;

use crate::app::App;
use crate::asset_processor::files::SubmittedFile;
use crate::clock::{moment, now};
use crate::error::Refusal;
use crate::extract::{Json as Given, Path};
use crate::lti::{NoticeClaims, OLDEST_NOTICE, SUBMISSION_NOTICE, Unbelieved, service_url};
use crate::sources::{Paths, is_folder_name};
use crate::store::{ActivityKey, Notice, Platform, PlatformId, Secret, Store, StoreError};

/// Bytes of a body.
pub(super) const MAX_BYTES: usize = 1 << 20;

/// Notices in a body.
const MAX_NOTICES: usize = 100;

/// Files of a submission.
const MAX_FILES: usize = 200;

/// Bytes of an id or an address.
const MAX_TEXT_BYTES: usize = 2048;

/// The name of a file for text that was typed at the platform.
const TYPED: &str = "text.html";

/// The notices of a platform.
#[derive(Deserialize)]
pub(crate) struct Notices {
    notices: Vec<Signed>,
}

#[derive(Deserialize)]
struct Signed {
    jwt: String,
}

/// Returns the path to which a platform posts its notices.
pub(crate) fn path(platform: PlatformId) -> String {
    format!("/lti/notices/{platform}")
}

pub(super) async fn arrive(
    State(app): State<App>,
    Path(platform): Path<PlatformId>,
    Given(body): Given<Notices>,
) -> Result<StatusCode, Refusal> {
    if body.notices.len() > MAX_NOTICES {
        let why = format!("at most {MAX_NOTICES} notices were expected");
        return Err(Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, why));
    }
    let platform = app.store(move |store| store.platform(platform)).await?;
    for notice in body.notices {
        take(&app, &platform, notice.jwt).await?;
    }
    Ok(StatusCode::OK)
}

async fn take(app: &App, platform: &Platform, jwt: String) -> Result<(), Refusal> {
    let of = platform.clone();
    let checked = app.ask_platform(move |lti| lti.verify_notice(&of, &jwt));
    let claims = checked.await?.map_err(unbelieved)?;
    if claims.notice.kind != SUBMISSION_NOTICE {
        return Ok(());
    }
    let new = notice_of(platform, &claims).ok_or_else(|| {
        Refusal::bad("the notice names no activity, no person, or files at another host")
    })?;
    let platform = platform.id;
    let is_known = app.store(move |store| keep(store, platform, &claims, &new));
    if !is_known.await? {
        tracing::warn!("a notice of a learning platform is about an assignment that is not known");
    }
    Ok(())
}

fn unbelieved(error: Unbelieved) -> Refusal {
    tracing::warn!(
        error = with_causes(error),
        "a notice of a learning platform is refused"
    );
    Refusal::bad("the notice is not valid")
}

/// Keeps a notice, and returns whether its activity is known. One that comes twice counts once.
fn keep(
    store: &Store,
    platform: PlatformId,
    claims: &NoticeClaims,
    new: &Notice,
) -> Result<bool, StoreError> {
    let Some(named) = &claims.activity else {
        return Ok(false);
    };
    let key = ActivityKey {
        platform,
        deployment: claims.envelope.deployment_id.clone(),
        name: named.id.clone(),
    };
    let activity = match &claims.context {
        Some(context) => store.open_activity(&key, &context.id, named.title().as_deref())?,
        None => store.activity(&key)?,
    };
    let Some(activity) = activity else {
        return Ok(false);
    };
    let id = Secret::of(&format!("notice {platform} {}", claims.notice.id));
    if store.use_nonce(id, now() + 2 * OLDEST_NOTICE, now())? {
        store.add_notice(activity.id, new)?;
    }
    Ok(true)
}

/// Returns a notice with the parts that are kept; `None` if one of them is missing or no good.
fn notice_of(platform: &Platform, claims: &NoticeClaims) -> Option<Notice> {
    let (now, of) = (now(), &platform.registered);
    let is_short = |text: &str| !text.is_empty() && text.len() <= MAX_TEXT_BYTES;
    let is_service = |url: &str| is_short(url) && service_url(of, url).is_ok();
    let student = &claims.for_user.as_ref()?.user_id;
    let report_url = &claims.asset_report.as_ref()?.report_url;
    let assets = &claims.asset_service.as_ref()?.assets;
    let is_fine = is_short(&claims.activity.as_ref()?.id)
        && is_folder_name(student)
        && is_service(report_url)
        && (1..=MAX_FILES).contains(&assets.len())
        && assets
            .iter()
            .all(|it| is_short(&it.asset_id) && is_service(&it.url));
    let mut paths = Paths::default();
    let files = assets.iter().map(|it| SubmittedFile {
        id: it.asset_id.clone(),
        url: it.url.clone(),
        path: paths.take(it.filename.as_deref().unwrap_or(TYPED)),
    });
    let files: Vec<SubmittedFile> = files.collect();
    Some(Notice {
        student: student.clone(),
        sent: moment(&claims.notice.timestamp)?.min(now),
        arrived: now,
        report_url: report_url.clone(),
        files: serde_json::to_string(&files).ok()?,
        job: None,
        posted: None,
    })
    .filter(|_| is_fine)
}
