//! Comparing uploaded submissions again.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use utoipa::ToSchema;

use super::jobs::{JobShown, seen, seen_class};
use super::upload::{UploadFields, options, read_form};
use crate::app::App;
use crate::clock::{now, text};
use crate::error::{Problem, Refusal};
use crate::extract::Path;
use crate::principal::Principal;
use crate::secrets::{new_number, new_secret};
use crate::upload::Upload;
use crate::work::Options;

/// The fields of the form.
const FIELDS: [&str; 7] = [
    "boilerplate",
    "references",
    "title",
    "lang",
    "against",
    "metadata",
    "groups",
];

/// The fields of the form; missing ones have the values of the job.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes what is read field by field")]
pub(crate) struct AgainForm {
    /// Title of the exercise.
    title: Option<String>,
    /// Ids of languages, with commas; empty for all.
    lang: Option<String>,
    /// Name of an index of the course with earlier years; empty for none.
    against: Option<String>,
    /// Starter code in addition to that of the job.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    boilerplate: Option<Vec<String>>,
    /// References in addition to those of the job.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    references: Option<Vec<String>>,
    /// Names, labels and times of submissions, as a CSV file; empty for none.
    metadata: Option<String>,
    /// The groups that handed in together, as a CSV file; empty for none.
    groups: Option<String>,
}

/// Compare the submissions of a job again, as a new job: with more starter code or references, or with another `title`, `lang`, `against`, `metadata` or `groups`.
#[utoipa::path(
    post, path = "/api/v1/jobs/{job}/again", tag = "jobs", params(("job" = String, Path)),
    request_body(content((AgainForm = "multipart/form-data"))),
    responses((status = 202, body = JobShown), (status = 400, body = Problem), (status = 404, body = Problem), (status = 409, description = "A student was erased from the class meanwhile", body = Problem), (status = 413, description = "It is too large", body = Problem))
)]
pub(crate) async fn again(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
    request: Request,
) -> Result<(StatusCode, Json<JobShown>), Refusal> {
    let job = seen_class(&app, &who, &id).await?;
    who.require_write(&app, job.course).await?;
    let before: Options = serde_json::from_str(&job.request).map_err(std::io::Error::from)?;
    let mut said = UploadFields {
        title: job.title,
        lang: before.lang.join(","),
        against: before.against.unwrap_or_default(),
        name: None,
        continues: None,
        sheets: [before.metadata, before.groups].map(Option::unwrap_or_default),
    };
    // Pages for clients of MOSS are found by digits alone.
    let own = before
        .moss
        .as_ref()
        .map_or_else(new_secret, |_| new_number());
    let mut upload = Upload::begin(&app, own, job.course).await?;
    read_form(&app, request, &FIELDS, &mut upload, &mut said).await?;
    let address = app.results_url(upload.id());
    let options = Options {
        moss: before.moss.map(|moss| moss.at(address, text(now()))),
        ..options(&app, job.course, &said).await?
    };
    // Names that a job hides are not shown by another one.
    let options = Options {
        blind: options.blind || before.blind,
        ..options
    };
    if options.blind && options.moss.is_some() {
        return Err(Refusal::bad(
            "the course hides names, and a client of MOSS shows them: hand in the class again as an upload",
        ));
    }
    // Keeps a student from being removed while the class is half copied, and so remaining in the copy.
    let kept = app.keep_classes().await;
    let (own, known) = (id.clone(), job.request);
    if app.store(move |store| store.job(&own)).await?.request != known {
        let why = "a student was erased from the class meanwhile: try again";
        return Err(Refusal::new(StatusCode::CONFLICT, why));
    }
    upload.take_over(&id).await?;
    let new = upload.accept(said.title, &options, None).await?;
    drop(kept);
    app.write_down(
        &who.name(),
        "compared a class again",
        &new,
        Some(job.course),
    )
    .await?;
    let job = seen(&app, &who, &new).await?;
    Ok((StatusCode::ACCEPTED, Json(JobShown::new(&app, job))))
}
