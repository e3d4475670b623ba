//! All data of one student: shown, as students may request, and erased.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path as FilePath;

use crate::store::{CourseId, Index, Job};
use axum::Json;
use axum::extract::State;
use codesim_archive::Archive;
use codesim_report::Format;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::jobs::assignments;
use super::pair_decisions::{PairDecisions, by_pair};
use crate::app::App;
use crate::asset_processor::files_of;
use crate::clock::{now, text};
use crate::erasing::{Outcome, erase};
use crate::error::{Problem, Refusal};
use crate::extract::Path;
use crate::principal::Principal;
use crate::pseudonyms;
use crate::reports::file_name;
use crate::secrets::new_secret;
use crate::work::{FileShown, Options, sheets};

/// All data of one student in a course.
#[derive(Serialize, ToSchema)]
pub(crate) struct StudentShown {
    name: String,
    jobs: Vec<InJob>,
    indexes: Vec<InIndex>,
    /// Their submissions that a learning platform announced.
    announced: Vec<Announced>,
}

/// The data of a student in a job.
#[derive(Serialize, ToSchema)]
pub(crate) struct InJob {
    id: String,
    title: String,
    /// Their submission, as it was read.
    files: Vec<FileShown>,
    /// Their rows of the metadata and the groups.
    rows: Vec<String>,
    /// Their pairs, as in `report.jsonl`.
    pairs: Vec<Value>,
    /// The decisions about these.
    decisions: Vec<PairDecisions>,
}

/// An index that has submissions of a student.
#[derive(Serialize, ToSchema)]
pub(crate) struct InIndex {
    index: String,
    collections: Vec<String>,
}

/// A submission that a learning platform announced.
#[derive(Serialize, ToSchema)]
pub(crate) struct Announced {
    /// Title of the assignment.
    title: String,
    /// When it was announced.
    at: String,
    /// Addresses of its files at the platform.
    files: Vec<String>,
    /// The report that the platform has.
    #[schema(required)]
    report: Option<Value>,
}

/// The data that was erased.
#[derive(Serialize, ToSchema)]
pub(crate) struct StudentGone {
    /// Id of the erasure in the list of erasures.
    erasure: String,
    /// Jobs that had the student. Their submissions are now without the student, and those that had a report are compared again.
    jobs: Vec<String>,
    /// Number of names that were removed from indexes: 1 for each index that had the student.
    indexed: usize,
    /// Jobs in which no student can be found. They may still have data of the student.
    unknown: Vec<UnknownJob>,
    /// Lists of a platform that name the whole class, and the student too. They stay as they are.
    lists: Vec<ListShown>,
}

/// A job in which no student can be found.
#[derive(Serialize, ToSchema)]
pub(crate) struct UnknownJob {
    job: String,
    /// The reason, and how to resolve it.
    why: String,
}

/// A list of a platform in the submissions of a job.
#[derive(Serialize, ToSchema)]
pub(crate) struct ListShown {
    job: String,
    path: String,
}

/// Show all data of one student in a course, for students who request it. Admins only.
#[utoipa::path(
    get, path = "/api/v1/courses/{course}/students/{name}", tag = "students",
    params(("course" = i64, Path), ("name" = String, Path, description = "Name of the submission in reports")),
    responses((status = 200, body = StudentShown), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn show(
    State(app): State<App>,
    who: Principal,
    Path((course, name)): Path<(CourseId, String)>,
) -> Result<Json<StudentShown>, Refusal> {
    who.require_admin()?;
    let mut shown = StudentShown {
        name: name.clone(),
        jobs: Vec::new(),
        indexes: Vec::new(),
        announced: announced(&app, course, &name).await?,
    };
    let jobs = move |store: &crate::store::Store| store.jobs(store.course(course)?.id);
    let mut jobs = app.store(jobs).await?;
    // A course over its assignments has no submissions of its own.
    jobs.retain(|job| assignments(&job.request).is_empty());
    for job in jobs {
        if let Some(found) = in_job(&app, job, &name, &who.name()).await? {
            shown.jobs.push(found);
        }
    }
    for index in app.store(move |store| store.indexes(course)).await? {
        let found = collections(&app, &index, &name).await?;
        if !found.is_empty() {
            shown.indexes.push(InIndex {
                index: index.name,
                collections: found,
            });
        }
    }
    app.write_down(&who.name(), "looked up a student", "", Some(course))
        .await?;
    Ok(Json(shown))
}

/// Erase one student from a course: their entries in uploaded submissions, their decisions and index entries. All other entries keep their bytes. Classes are compared again without the student. Admins only.
#[utoipa::path(
    delete, path = "/api/v1/courses/{course}/students/{name}", tag = "students",
    params(("course" = i64, Path), ("name" = String, Path, description = "Name of the submission in reports; for a job of a client of MOSS, the client's path, or a folder or file in it")),
    responses((status = 200, body = StudentGone), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn remove(
    State(app): State<App>,
    who: Principal,
    Path((course, name)): Path<(CourseId, String)>,
) -> Result<Json<StudentGone>, Refusal> {
    who.require_admin()?;
    app.store(move |store| store.course(course)).await?;
    let _kept = app.keep_classes().await;
    let erasure = app.erasures().add((course, &name), who.name(), now())?;
    let outcome = erase(&app, &erasure).await?;
    app.write_down(&who.name(), "erased a student", &erasure.id, Some(course))
        .await?;
    Ok(Json(StudentGone::new(erasure.id, outcome)))
}

impl StudentGone {
    fn new(erasure: String, outcome: Outcome) -> Self {
        let unknown = outcome.unknown.into_iter().map(|(job, why)| UnknownJob {
            why: format!("{why}; if the student may be in it, delete the job"),
            job,
        });
        let lists = outcome.lists.into_iter();
        Self {
            erasure,
            jobs: outcome.jobs,
            indexed: outcome.indexed,
            unknown: unknown.collect(),
            lists: lists.map(|(job, path)| ListShown { job, path }).collect(),
        }
    }
}

async fn announced(app: &App, course: CourseId, name: &str) -> Result<Vec<Announced>, Refusal> {
    let name = name.to_owned();
    let notices = app.store(move |store| store.notices_of(course, &name));
    let announced = notices.await?.into_iter().map(|(notice, title)| {
        let files = files_of(&notice)?.into_iter();
        Ok(Announced {
            title,
            at: text(notice.arrived),
            files: files.map(|file| file.url).collect(),
            report: notice.posted.and_then(|it| serde_json::from_str(&it).ok()),
        })
    });
    announced.collect()
}

/// Returns the data of a student in a job; `None` if they are not in it, or the uploaded files cannot be read.
async fn in_job(app: &App, job: Job, name: &str, you: &str) -> Result<Option<InJob>, Refusal> {
    let to = app.data().upload(&new_secret());
    let exported = app.queue().export(&job, name, to.clone()).await?;
    if exported.is_err() {
        return Ok(None);
    }
    let files: Vec<FileShown> =
        serde_json::from_slice(&tokio::fs::read(&to).await?).map_err(std::io::Error::from)?;
    tokio::fs::remove_file(&to).await?;
    let mut options: Options = serde_json::from_str(&job.request).map_err(std::io::Error::from)?;
    let rows = sheets::erase(&mut options, |own| own == name);
    if files.is_empty() && rows.is_empty() {
        return Ok(None);
    }
    let report = app.data().reports(&job.id).join(file_name(Format::Jsonl));
    let pseudonyms = pseudonyms::of(&app.data().pseudonyms(&job.id), |it| it == name)?;
    let shown = pseudonyms.into_iter().next();
    let shown = shown.unwrap_or_else(|| name.to_owned());
    let own = shown.clone();
    let pairs = tokio::task::spawn_blocking(move || pairs_of(&report, &own));
    let id = job.id.clone();
    let mut decisions = app.store(move |store| store.decisions(&id)).await?;
    decisions.retain(|it| it.pair.contains(&shown));
    Ok(Some(InJob {
        id: job.id,
        title: job.title,
        files,
        rows,
        pairs: pairs.await.map_err(std::io::Error::other)??,
        decisions: by_pair(&decisions, you).map_err(std::io::Error::from)?,
    }))
}

/// Returns the rows of a student's pairs; an empty list if there is no report.
fn pairs_of(rows: &FilePath, name: &str) -> std::io::Result<Vec<Value>> {
    if !rows.exists() {
        return Ok(Vec::new());
    }
    let mut pairs = Vec::new();
    for line in BufReader::new(File::open(rows)?).lines() {
        let row: Value = serde_json::from_str(&line?)?;
        if row["left"] == name || row["right"] == name {
            pairs.push(row);
        }
    }
    Ok(pairs)
}

/// Returns the collections of an index that have the student.
async fn collections(app: &App, index: &Index, name: &str) -> Result<Vec<String>, Refusal> {
    let (archive, name) = (app.data().index(index), name.to_owned());
    let found = tokio::task::spawn_blocking(move || match archive.exists() {
        false => Ok(Vec::new()),
        true => Archive::open(&archive)?.collections_of(&name),
    });
    let found = found.await.map_err(std::io::Error::other)?;
    let found = found.map_err(std::io::Error::other)?;
    let distinct: BTreeSet<String> = found.into_iter().collect();
    Ok(distinct.into_iter().collect())
}
