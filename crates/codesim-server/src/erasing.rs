//! Erasing a student from a course.
//!
//! *Problem.* The submissions of a class are evidence about all of its members: an erasure must not change anything of the others. It may be broken
//! off at any point, and jobs may be running.
//!
//! *Method.* The erasure is in the [list](crate::erasures) before anything is changed. In each job that has the student, its report goes first, then
//! the records, and the submissions last: as long as the student is found there, an erasure that was broken off begins again. Jobs that have the
//! student, or are compared with an index that has, wait meanwhile; all others go on. One erasure is done at a time.

use std::io;
use std::path::PathBuf;

use tokio::task::spawn_blocking;

use crate::app::App;
use crate::clock::now;
use crate::data::SUBMISSIONS;
use crate::digest;
use crate::erasures::{Erasure, Sought};
use crate::error::Refusal;
use crate::pseudonyms;
use crate::reports::{Named, names_in};
use crate::store::{Erased, Erasing, Index, Job, State};
use crate::work::{EraseFromIndex, Options, Rest, Task, sheets};

/// The error of a job from which all submissions but one were erased.
const TOO_FEW: &str = "fewer than two submissions are left after an erasure";

/// The result of an erasure.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    /// Jobs that had the student, and that have a report to be made again.
    pub(crate) jobs: Vec<String>,
    /// Number of names that were erased from indexes.
    pub(crate) indexed: usize,
    /// Jobs in which nobody can be found, each with the reason.
    pub(crate) unknown: Vec<(String, String)>,
    /// Lists of a platform that still have the name, each with its job.
    pub(crate) lists: Vec<(String, String)>,
}

/// Does all erasures that are not done.
pub(crate) async fn catch_up(app: &App) -> Result<(), Refusal> {
    let done = app.store(|store| store.finished_erasures()).await?;
    for erasure in app.erasures().list()? {
        if !done.contains_key(&erasure.id) {
            erase(app, &erasure).await?;
            app.write_down(
                "the server",
                "erased a student again",
                "",
                Some(erasure.course),
            )
            .await?;
        }
    }
    app.store(|store| store.release_jobs()).await?;
    app.forget().await
}

/// Does an erasure. The caller keeps the [classes](App::keep_classes).
pub(crate) async fn erase(app: &App, erasure: &Erasure) -> Result<Outcome, Refusal> {
    let ended = in_course(app, erasure).await;
    // Whatever happened, each job has all of its records and files now.
    app.store(|store| store.release_jobs()).await?;
    let outcome = ended?;
    let id = erasure.id.clone();
    app.store(move |store| store.finish_erasure(&id, now()))
        .await?;
    app.forget().await?;
    app.queue().wake();
    Ok(outcome)
}

async fn in_course(app: &App, erasure: &Erasure) -> Result<Outcome, Refusal> {
    let sought = app.erasures().sought(erasure)?;
    let (course, at) = (erasure.course, erasure.at);
    let mut outcome = Outcome::default();
    let own = sought.clone();
    app.store(move |store| store.forget_notices(course, at, |name| own.is(name)))
        .await?;
    let mut jobs = app.store(move |store| store.jobs(course)).await?;
    // A later upload was made knowing of the erasure.
    jobs.retain(|job| job.created <= at);
    for (overview, _) in app.overviews(course).await? {
        jobs.retain(|job| job.id != overview.id);
        match overview.state {
            // Its error may name the student.
            State::Failed => app.delete_job(&overview.id).await?,
            // It is made again from what is left of its assignments, and has no submissions of its own.
            _ => hold(app, &overview).await?,
        }
    }
    for job in &jobs {
        match in_job(app, job, erasure, &sought).await {
            Ok(Some(Ok(rest))) => {
                outcome.jobs.push(job.id.clone());
                let lists = rest.lists.into_iter();
                outcome
                    .lists
                    .extend(lists.map(|list| (job.id.clone(), list)));
            }
            Ok(Some(Err(why))) => outcome.unknown.push((job.id.clone(), why)),
            Ok(None) => {}
            Err(_) if app.is_gone(&job.id).await => {}
            Err(refusal) => return Err(refusal),
        }
    }
    for index in app.store(move |store| store.indexes(course)).await? {
        outcome.indexed += in_index(app, &index, &jobs, &sought).await?;
    }
    Ok(outcome)
}

/// Erases a student from a job, and returns what was found; the inner error is why nobody can be found there. `None` if they are not in it.
async fn in_job(
    app: &App,
    job: &Job,
    erasure: &Erasure,
    sought: &Sought,
) -> Result<Option<Result<Rest, String>>, Refusal> {
    let folder = app.data().begin_rest(&job.id)?;
    let archive = folder.join("archive");
    let found = app.queue().without(job, sought.clone(), archive.clone());
    let rest = match found.await? {
        Ok(rest) if !rest.names.is_empty() || has_rows(job, sought)? => rest,
        other => {
            app.data().discard_rest(&job.id)?;
            return Ok(other.err().map(Err));
        }
    };
    hold(app, job).await?;
    let hashes = hashes(app, job, &rest, archive.clone()).await?;
    record(app, job, (erasure, sought), &rest, hashes).await?;
    let is_own = |name: &str| rest.names.iter().any(|it| it == name);
    pseudonyms::forget(&app.data().pseudonyms(&job.id), is_own)?;
    app.data().apply_rest(&job.id, &rest, &archive)?;
    let (id, bytes) = (job.id.clone(), app.data().bytes(&job.id)?);
    app.store(move |store| store.resize_job(&id, bytes)).await?;
    Ok(Some(Ok(rest)))
}

/// Keeps a job from running, and deletes its report.
async fn hold(app: &App, job: &Job) -> Result<(), Refusal> {
    let id = job.id.clone();
    app.store(move |store| store.hold_job(&id)).await?;
    app.queue().stop(&job.id).await;
    // It may have finished just before it was stopped.
    let id = job.id.clone();
    app.store(move |store| store.hold_job(&id)).await?;
    Ok(app.data().delete_reports(&job.id)?)
}

/// Returns the hashes of the submissions of a job before and after an erasure.
async fn hashes(
    app: &App,
    job: &Job,
    rest: &Rest,
    archive: PathBuf,
) -> Result<(String, Option<String>), Refusal> {
    let folder = app.data().job(&job.id).join(SUBMISSIONS);
    let (delete, is_archive) = (rest.delete.clone(), rest.is_archive);
    let hashes = spawn_blocking(move || -> io::Result<_> {
        let before = digest::of_submissions(&folder, |_| true)?;
        let is_kept = |path: &std::path::Path| !delete.iter().any(|own| path.starts_with(own));
        let after = match is_archive {
            true => Some(digest::of_file(&archive)?),
            false => digest::of_submissions(&folder, is_kept)?,
        };
        Ok((before.unwrap_or_default(), after))
    });
    Ok(hashes.await.map_err(io::Error::other)??)
}

async fn record(
    app: &App,
    job: &Job,
    (erasure, sought): (&Erasure, &Sought),
    rest: &Rest,
    (before, after): (String, Option<String>),
) -> Result<(), Refusal> {
    let is_own = |name: &str| rest.names.iter().any(|it| it == name);
    let pseudonyms = pseudonyms::of(&app.data().pseudonyms(&job.id), is_own)?;
    let erasing = Erasing {
        job: job.id.clone(),
        names: [rest.names.clone(), pseudonyms].concat(),
        request: request_without(job, &rest.names, sought)?,
        erased: Erased {
            erasure: erasure.id.clone(),
            at: erasure.at,
            who: erasure.by.clone(),
            before,
            after,
        },
        error: (rest.left < 2).then(|| TOO_FEW.to_owned()),
    };
    app.store(move |store| store.erase_from_job(&erasing)).await
}

/// Whether the metadata or the groups of a job have the student.
fn has_rows(job: &Job, sought: &Sought) -> io::Result<bool> {
    let mut options: Options = serde_json::from_str(&job.request)?;
    Ok(!sheets::erase(&mut options, |name| sought.is(name)).is_empty())
}

/// Returns the options of a job, without the names that a client of MOSS gave the student, and without rows about them.
fn request_without(job: &Job, names: &[String], sought: &Sought) -> io::Result<String> {
    let mut options: Options = serde_json::from_str(&job.request)?;
    sheets::erase(&mut options, |name| {
        sought.is(name) || names.iter().any(|it| it == name)
    });
    if let Some(moss) = &mut options.moss {
        moss.names.retain(|own, _| !names.contains(own));
    }
    Ok(serde_json::to_string(&options)?)
}

/// Erases a student from an index and from the reports that have them from there, and returns the number of names.
async fn in_index(
    app: &App,
    index: &Index,
    jobs: &[Job],
    sought: &Sought,
) -> Result<usize, Refusal> {
    let path = app.data().index(index);
    let (archive, own) = (path.clone(), sought.clone());
    let names = spawn_blocking(move || crate::work::names_in(&archive, &own));
    let names = names.await.map_err(io::Error::other)?;
    let names = names.map_err(io::Error::other)?;
    if names.is_empty() {
        return Ok(0);
    }
    for job in jobs {
        if !is_against(job, index)? {
            continue;
        }
        if has_from_index(app, job, sought).await? {
            hold(app, job).await?;
        }
        let is_sought = |name: &str| is_in_index(sought, name);
        pseudonyms::forget(&app.data().pseudonyms(&job.id), is_sought)?;
    }
    let task = Task::EraseFromIndex(EraseFromIndex {
        index: path,
        sought: sought.clone(),
    });
    let erased = app.queue().alone(task).await?;
    erased.map_err(io::Error::other)?;
    app.measure_index(index.id).await?;
    Ok(names.len())
}

fn is_against(job: &Job, index: &Index) -> io::Result<bool> {
    let options: Options = serde_json::from_str(&job.request)?;
    Ok(options.against.as_ref() == Some(&index.name))
}

/// Whether a report of a job has the student from an index, or will have: a job that is queued may run at any moment.
async fn has_from_index(app: &App, job: &Job, sought: &Sought) -> Result<bool, Refusal> {
    let id = job.id.clone();
    let state = app.store(move |store| store.job(&id)).await?.state;
    if state != State::Finished {
        return Ok(!state.is_end());
    }
    let (report, sought) = (app.data().reports(&job.id), sought.clone());
    let pseudonyms = app.data().pseudonyms(&job.id);
    let has = spawn_blocking(move || -> io::Result<bool> {
        let names = pseudonyms::read(&pseudonyms)?.aliases();
        let is_of = |it: &Named| {
            let name = names.get(&it.name).unwrap_or(&it.name);
            it.indexed && is_in_index(&sought, name)
        };
        Ok(names_in(&report)?.iter().any(is_of))
    });
    Ok(has.await.map_err(io::Error::other)??)
}

/// Whether a name of an index, with its collection, is that of the student.
fn is_in_index(sought: &Sought, name: &str) -> bool {
    let mut ends = name.match_indices('/').map(|(at, _)| &name[at + 1..]);
    ends.any(|end| sought.is(end))
}
