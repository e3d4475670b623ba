//! Uploading a class.

use crate::store::{CourseId, Job};
use axum::Json;
use axum::extract::multipart::Field;
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::jobs::{JobShown, is_blind, seen};
use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::{Path, Query};
use crate::names::check_length;
use crate::principal::Principal;
use crate::secrets::new_secret;
use crate::upload::{Part, Upload, in_time};
use crate::work::{Options, sheets};

/// Bytes of a field that is text.
const MAX_TEXT_BYTES: usize = 4096;

/// Bytes of the metadata or the groups of a class.
const MAX_SHEET_BYTES: usize = 1 << 20;

/// The fields of a form.
const FIELDS: [&str; 9] = [
    "submissions",
    "continues",
    "boilerplate",
    "references",
    "title",
    "lang",
    "against",
    "metadata",
    "groups",
];

/// The parameters beside a body that is an archive.
#[derive(Default, Deserialize, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct UploadFields {
    /// Title of the exercise.
    pub(super) title: String,
    /// Ids of languages, with commas; empty for all.
    pub(super) lang: String,
    /// Name of an index of the course with earlier years, to compare with it too.
    pub(super) against: String,
    /// Id of an earlier job of the course whose submissions stay, except those that come anew; fields that are empty have its values.
    pub(super) continues: Option<String>,
    /// Name of the archive in the body; its suffix gives its format.
    pub(super) name: Option<String>,
    /// Metadata and groups, which only a form has; empty for none.
    #[serde(skip)]
    #[param(ignore)]
    pub(super) sheets: [String; 2],
}

/// The content of a form.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes what is read field by field")]
pub(crate) struct Form {
    /// Title of the exercise.
    title: Option<String>,
    /// Ids of languages, with commas.
    lang: Option<String>,
    /// Name of an index of the course with earlier years.
    against: Option<String>,
    /// Id of an earlier job of the course whose submissions stay, except those that come anew; fields that are missing or empty, missing starter code and missing references are those of that job.
    continues: Option<String>,
    /// An archive, or files with their folders.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    submissions: Vec<String>,
    /// Starter code, likewise.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    boilerplate: Option<Vec<String>>,
    /// References, solutions that nobody handed in: each file, folder or archive is one.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    references: Option<Vec<String>>,
    /// Names, labels and times of submissions, as a CSV file of up to 1 MiB.
    metadata: Option<String>,
    /// The groups that handed in together, as a CSV file of up to 1 MiB.
    groups: Option<String>,
}

/// Upload a class: as a form with `submissions` (an archive or files), `boilerplate`, `references`, `title`, `lang`, `against`, `metadata` and `groups`, or as a body that is an archive. With `continues`, submissions take the place of those of the same name in an earlier job, whose others stay.
#[utoipa::path(
    post, path = "/api/v1/courses/{course}/jobs", tag = "jobs", params(("course" = i64, Path), UploadFields),
    request_body(content((Form = "multipart/form-data"), (String = "application/octet-stream"))),
    responses((status = 202, body = JobShown), (status = 400, body = Problem), (status = 404, body = Problem), (status = 413, description = "It is too large", body = Problem))
)]
pub(crate) async fn add(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
    Query(mut said): Query<UploadFields>,
    request: Request,
) -> Result<(StatusCode, Json<JobShown>), Refusal> {
    who.require_write(&app, course).await?;
    let mut upload = Upload::begin(&app, new_secret(), course).await?;
    let kind = request
        .headers()
        .get(CONTENT_TYPE)
        .and_then(|it| it.to_str().ok());
    if kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        read_form(&app, request, &FIELDS, &mut upload, &mut said).await?;
    } else {
        let name = said.name.as_deref().unwrap_or("submissions.zip");
        let body = request.into_body().into_data_stream();
        upload.add(Part::Submissions, name, body).await?;
    }
    let id = match said.continues.clone().filter(|id| !id.is_empty()) {
        Some(earlier) => accept_joined(&app, course, upload, said, earlier).await?,
        None => {
            let options = options(&app, course, &said).await?;
            upload.accept(said.title, &options, None).await?
        }
    };
    app.write_down(&who.name(), "uploaded", &id, Some(course))
        .await?;
    let job = seen(&app, &who, &id).await?;
    Ok((StatusCode::ACCEPTED, Json(JobShown::new(&app, job))))
}

/// Makes a job of an upload and the submissions of the earlier job that it continues.
async fn accept_joined(
    app: &App,
    course: CourseId,
    mut upload: Upload,
    mut said: UploadFields,
    earlier: String,
) -> Result<String, Refusal> {
    // Keeps a student from being erased while the earlier job is half copied, and so remaining in the copy.
    let _kept = app.keep_classes().await;
    let earlier = continued(app, course, earlier, &mut said).await?;
    let options = options(app, course, &said).await?;
    // Names that a job hides are not shown by another one.
    let options = Options {
        blind: options.blind || is_blind(&earlier),
        ..options
    };
    upload.join(&earlier).await?;
    let continues = Some(earlier.id);
    upload.accept(said.title, &options, continues).await
}

/// Returns the job of the course that an upload continues. Fields that are empty get its values.
async fn continued(
    app: &App,
    course: CourseId,
    id: String,
    said: &mut UploadFields,
) -> Result<Job, Refusal> {
    let jobs = app.store(move |store| store.jobs(course)).await?;
    let job = jobs.into_iter().find(|job| job.id == id);
    let job = job.ok_or_else(|| Refusal::bad("continues: the course has no such job"))?;
    let before: Options = serde_json::from_str(&job.request).map_err(std::io::Error::from)?;
    if !before.assignments.is_empty() {
        return Err(Refusal::bad(
            "continues: the job compares a course, and has no class",
        ));
    }
    if before.moss.is_some() {
        return Err(Refusal::bad(
            "continues: submissions of a client of MOSS have no names by which others could replace them",
        ));
    }
    let [metadata, groups] = &mut said.sheets;
    for (field, value) in [
        (&mut said.title, job.title.clone()),
        (&mut said.lang, before.lang.join(",")),
        (&mut said.against, before.against.unwrap_or_default()),
        (metadata, before.metadata.unwrap_or_default()),
        (groups, before.groups.unwrap_or_default()),
    ] {
        if field.is_empty() {
            *field = value;
        }
    }
    Ok(job)
}

/// Returns the options of an upload, after a check that their languages and index exist.
pub(super) async fn options(
    app: &App,
    course: CourseId,
    said: &UploadFields,
) -> Result<Options, Refusal> {
    check_length("title", &said.title)?;
    let lang = said.lang.split(',').map(str::trim);
    let lang: Vec<String> = lang
        .filter(|id| !id.is_empty())
        .map(str::to_owned)
        .collect();
    if let Some(unknown) = lang.iter().find(|id| !app.languages().0.contains_key(*id)) {
        return Err(Refusal::bad(format!(
            "lang: there is no language `{unknown}`; /api/v1/languages lists them"
        )));
    }
    let against = Some(said.against.clone()).filter(|name| !name.is_empty());
    if let Some(name) = against.clone() {
        let found = app.store(move |store| store.index(course, &name)).await?;
        found.ok_or_else(|| Refusal::bad("against: the course has no such index"))?;
    }
    let blind = app.store(move |store| store.course(course)).await?.blind;
    let [metadata, groups] = said.sheets.clone();
    let options = Options {
        lang,
        against,
        metadata: Some(metadata).filter(|it| !it.is_empty()),
        groups: Some(groups).filter(|it| !it.is_empty()),
        blind,
        assignments: Vec::new(),
        moss: None,
    };
    // A mistake is known before anything is compared.
    sheets::read(&options).map_err(Refusal::bad)?;
    Ok(options)
}

/// Reads a form that has only these fields of [`FIELDS`].
pub(super) async fn read_form(
    app: &App,
    mut request: Request,
    fields: &[&str],
    upload: &mut Upload,
    said: &mut UploadFields,
) -> Result<(), Refusal> {
    // An upload has limits of its own.
    DefaultBodyLimit::disable().apply(&mut request);
    let form = Multipart::from_request(request, app).await;
    let mut form = form.map_err(|error| Refusal::bad(error.body_text()))?;
    let broken = |error: axum::extract::multipart::MultipartError| Refusal::bad(error.body_text());
    while let Some(field) = in_time(form.next_field()).await?.map_err(broken)? {
        let name = field.name().unwrap_or_default().to_owned();
        match name.as_str() {
            other if !fields.contains(&other) => {
                let known = fields.join("`, `");
                return Err(Refusal::bad(format!(
                    "{other:?}: the form has the fields `{known}`"
                )));
            }
            "continues" => said.continues = Some(text(&name, field, MAX_TEXT_BYTES).await?),
            "title" => said.title = text(&name, field, MAX_TEXT_BYTES).await?,
            "lang" => said.lang = text(&name, field, MAX_TEXT_BYTES).await?,
            "against" => said.against = text(&name, field, MAX_TEXT_BYTES).await?,
            "metadata" => said.sheets[0] = sheet(&name, field).await?,
            "groups" => said.sheets[1] = sheet(&name, field).await?,
            "submissions" => add_file(upload, Part::Submissions, field).await?,
            "references" => add_file(upload, Part::References, field).await?,
            _ => add_file(upload, Part::Boilerplate, field).await?,
        }
    }
    Ok(())
}

/// Reads a field that is CSV.
async fn sheet(name: &str, field: Field<'_>) -> Result<String, Refusal> {
    let text = text(name, field, MAX_SHEET_BYTES).await?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned())
}

/// Reads a field that is text.
async fn text(name: &str, mut field: Field<'_>, most: usize) -> Result<String, Refusal> {
    let mut bytes = Vec::new();
    while let Some(piece) = in_time(field.chunk())
        .await?
        .map_err(|error| Refusal::bad(error.body_text()))?
    {
        bytes.extend_from_slice(&piece);
        if bytes.len() > most {
            return Err(Refusal::bad(format!(
                "{name}: at most {most} bytes were expected"
            )));
        }
    }
    String::from_utf8(bytes).map_err(|_| Refusal::bad(format!("{name}: this is not UTF-8")))
}

async fn add_file(upload: &mut Upload, part: Part, field: Field<'_>) -> Result<(), Refusal> {
    let name = field.file_name().unwrap_or_default().to_owned();
    upload.add(part, &name, field).await
}
