//! All data of one student: shown, as students may request, and deleted.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path as FilePath;

use crate::store::{CourseId, Index, Job, State as JobState};
use axum::Json;
use axum::extract::State;
use codesim_archive::Archive;
use codesim_report::Format;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::decisions::DecisionShown;
use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::Path;
use crate::principal::Principal;
use crate::reports::file_name;
use crate::secrets::new_secret;
use crate::work::{FileShown, Options, RemoveStudentTask, Task};

/// All data of one student in a course.
#[derive(Serialize, ToSchema)]
pub(crate) struct StudentShown {
    name: String,
    jobs: Vec<InJob>,
    indexes: Vec<InIndex>,
}

/// The data of a student in a job.
#[derive(Serialize, ToSchema)]
pub(crate) struct InJob {
    id: String,
    title: String,
    /// Their submission, as it was read.
    files: Vec<FileShown>,
    /// Their pairs, as in `report.jsonl`.
    pairs: Vec<Value>,
    /// The decisions about these.
    decisions: Vec<DecisionShown>,
}

/// An index that has submissions of a student.
#[derive(Serialize, ToSchema)]
pub(crate) struct InIndex {
    index: String,
    collections: Vec<String>,
}

/// The data that was deleted.
#[derive(Serialize, ToSchema)]
pub(crate) struct StudentGone {
    /// Jobs whose classes are now without the student, and are compared again.
    jobs: Vec<String>,
    /// Number of submissions that indexes had.
    indexed: usize,
    /// Jobs whose uploaded files cannot be read, so that they may still have data of the student; deleting them is safe.
    unknown: Vec<String>,
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
    };
    for job in jobs_with(&app, course, &name).await? {
        if let Some(found) = in_job(&app, job, &name).await? {
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

/// Delete all data of one student in a course: files, pairs, decisions and index entries. Classes are compared again without them. Admins only.
#[utoipa::path(
    delete, path = "/api/v1/courses/{course}/students/{name}", tag = "students",
    params(("course" = i64, Path), ("name" = String, Path, description = "Name of the submission in reports")),
    responses((status = 200, body = StudentGone), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn remove(
    State(app): State<App>,
    who: Principal,
    Path((course, name)): Path<(CourseId, String)>,
) -> Result<Json<StudentGone>, Refusal> {
    who.require_admin()?;
    let mut gone = StudentGone {
        jobs: Vec::new(),
        indexed: 0,
        unknown: Vec::new(),
    };
    let _kept = app.keep_classes().await;
    for job in jobs_with(&app, course, &name).await? {
        match take_out(&app, &job, &name).await? {
            true => gone.jobs.push(job.id),
            false => gone.unknown.push(job.id),
        }
    }
    for index in app.store(move |store| store.indexes(course)).await? {
        if !collections(&app, &index, &name).await?.is_empty() {
            gone.indexed += leave(&app, &index, &name).await?;
        }
    }
    app.forget().await?;
    app.queue().wake();
    app.write_down(&who.name(), "deleted a student", "", Some(course))
        .await?;
    Ok(Json(gone))
}

/// Returns the jobs with a student in their reports, and those without a report, which may have the student too.
async fn jobs_with(app: &App, course: CourseId, name: &str) -> Result<Vec<Job>, Refusal> {
    let jobs = move |store: &crate::store::Store| store.jobs(store.course(course)?.id);
    let mut with = Vec::new();
    for job in app.store(jobs).await? {
        let report = app.data().reports(&job.id).join(file_name(Format::Json));
        let name = name.to_owned();
        let is_meant = tokio::task::spawn_blocking(move || has(&report, &name));
        let is_finished = job.state == JobState::Finished;
        if !is_finished || is_meant.await.map_err(std::io::Error::other)?? {
            with.push(job);
        }
    }
    Ok(with)
}

/// Whether a report has a submission of this name.
fn has(report: &FilePath, name: &str) -> std::io::Result<bool> {
    #[derive(Deserialize)]
    struct Report {
        submissions: Vec<Submission>,
    }
    #[derive(Deserialize)]
    struct Submission {
        name: String,
    }
    if !report.exists() {
        return Ok(false);
    }
    let report: Report = serde_json::from_reader(BufReader::new(File::open(report)?))?;
    Ok(report.submissions.iter().any(|it| it.name == name))
}

/// Returns the data of a student in a job; `None` if they are not in it, or the uploaded files cannot be read.
async fn in_job(app: &App, job: Job, name: &str) -> Result<Option<InJob>, Refusal> {
    let to = app.data().upload(&new_secret());
    let exported = app
        .queue()
        .student(&job, name, to.clone(), Task::Export)
        .await?;
    if exported.is_err() {
        return Ok(None);
    }
    let files: Vec<FileShown> =
        serde_json::from_slice(&tokio::fs::read(&to).await?).map_err(std::io::Error::from)?;
    tokio::fs::remove_file(&to).await?;
    if files.is_empty() {
        return Ok(None);
    }
    let rows = app.data().reports(&job.id).join(file_name(Format::Jsonl));
    let own = name.to_owned();
    let pairs = tokio::task::spawn_blocking(move || pairs_of(&rows, &own));
    let id = job.id.clone();
    let decisions = app.store(move |store| store.decisions(&id)).await?;
    let theirs = decisions
        .into_iter()
        .filter(|it| it.pair.iter().any(|it| it == name));
    Ok(Some(InJob {
        id: job.id,
        title: job.title,
        files,
        pairs: pairs.await.map_err(std::io::Error::other)??,
        decisions: theirs.map(DecisionShown::new).collect::<Result<_, _>>()?,
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

/// Removes a student from the uploaded files, and queues the job again; returns `false` if the files cannot be read.
async fn take_out(app: &App, job: &Job, name: &str) -> Result<bool, Refusal> {
    app.cancel_job(&job.id).await?;
    let rest = app.data().rest(&job.id);
    // A server that was killed may have left this folder.
    let _ = tokio::fs::remove_dir_all(&rest).await;
    tokio::fs::create_dir(&rest).await?;
    let written = app.queue().student(job, name, rest.clone(), Task::Without);
    if written.await?.is_err() {
        tokio::fs::remove_dir_all(&rest).await?;
        return Ok(false);
    }
    app.data().keep_rest(&job.id)?;
    let (id, own) = (job.id.clone(), name.to_owned());
    let request = request_without(job, name)?;
    app.store(move |store| store.redo_job(&id, &own, &request))
        .await?;
    Ok(true)
}

/// Returns the options of a job, without the name that a client of MOSS gave the student.
fn request_without(job: &Job, name: &str) -> std::io::Result<String> {
    let mut options: Options = serde_json::from_str(&job.request)?;
    if let Some(moss) = &mut options.moss {
        moss.names.remove(name);
    }
    Ok(serde_json::to_string(&options)?)
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

async fn leave(app: &App, index: &Index, name: &str) -> Result<usize, Refusal> {
    let task = Task::Leave(RemoveStudentTask {
        index: app.data().index(index),
        name: name.to_owned(),
    });
    let gone = app.queue().alone(task).await?;
    let gone = gone.map_err(std::io::Error::other)?;
    app.measure_index(index.id).await?;
    Ok(gone.parse().unwrap_or_default())
}
