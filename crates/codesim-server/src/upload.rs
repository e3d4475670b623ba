//! An upload, until it is accepted.

use std::io;
use std::time::Duration;

use crate::store::{CourseId, Job, NewJob};
use axum::body::Bytes;
use axum::http::StatusCode;
use tokio::fs::{self, File};
use tokio::io::AsyncWriteExt;
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use tokio_stream::{Stream, StreamExt};

use crate::app::App;
use crate::clock::now;
use crate::data::{BOILERPLATE, REFERENCES, SUBMISSIONS, bytes_below};
use crate::digest;
use crate::error::Refusal;
use crate::relative_path::relative;
use crate::work::Options;

/// How long an upload may stall.
const PATIENCE: Duration = Duration::from_secs(60);

/// The part of an upload to which a file belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Submissions,
    Boilerplate,
    References,
}

/// Files in a folder of their own. They are deleted if they are not accepted.
pub(crate) struct Upload {
    app: App,
    id: String,
    course: CourseId,
    /// Bytes that the course had left when this began.
    room: u64,
    bytes: u64,
    files: usize,
    is_accepted: bool,
}

impl Upload {
    /// Begins an upload; `id` becomes that of its job.
    pub(crate) async fn begin(app: &App, id: String, course: CourseId) -> Result<Self, Refusal> {
        let room = app.store(move |store| store.room(course)).await?;
        fs::create_dir(app.data().upload(&id)).await?;
        Ok(Self {
            app: app.clone(),
            id,
            course,
            room,
            bytes: 0,
            files: 0,
            is_accepted: false,
        })
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    pub(crate) fn course(&self) -> CourseId {
        self.course
    }

    /// Writes a file as it comes.
    pub(crate) async fn add<E: std::fmt::Display>(
        &mut self,
        part: Part,
        name: &str,
        mut content: impl Stream<Item = Result<Bytes, E>> + Unpin,
    ) -> Result<(), Refusal> {
        let most = self.app.limits().files;
        self.files += 1;
        if self.files > most {
            return Err(too_large(format!("more than {most} files")));
        }
        let mut file = self.create(part, name).await?;
        while let Some(bytes) = in_time(content.next()).await? {
            let bytes = bytes.map_err(|error| Refusal::bad(format!("{name}: {error}")))?;
            self.count(bytes.len() as u64)?;
            file.write_all(&bytes).await?;
        }
        file.flush().await?;
        Ok(file.sync_all().await?)
    }

    /// Copies the files that were uploaded for another job.
    pub(crate) async fn take_over(&mut self, job: &str) -> Result<(), Refusal> {
        let (app, job) = (self.app.clone(), job.to_owned());
        self.count(app.data().handed_in_bytes(&job)?)?;
        let upload = self.id.clone();
        let copied = spawn_blocking(move || app.data().copy_handed_in(&job, &upload));
        let copied = copied.await.map_err(io::Error::other)?;
        copied.map_err(|error| clash(&error.to_string(), error))
    }

    /// Joins the submissions with those of an earlier job, and takes over its starter code and references if there are none here. The caller keeps the
    /// [classes](App::keep_classes).
    pub(crate) async fn join(&mut self, earlier: &Job) -> Result<(), Refusal> {
        self.check_any()?;
        let data = self.app.data();
        let later = data.upload(&self.id).join(SUBMISSIONS);
        let to = data.begin_joined(&self.id)?;
        let joined = self.app.queue().join(earlier, &later, to);
        joined.await?.map_err(Refusal::bad)?;
        let (app, job, upload) = (self.app.clone(), earlier.id.clone(), self.id.clone());
        let measured = spawn_blocking(move || {
            app.data().apply_joined(&upload)?;
            app.data().copy_beside(&job, &upload)?;
            bytes_below(&app.data().upload(&upload))
        });
        let bytes = measured.await.map_err(io::Error::other)??;
        self.app.arriving().remove(self.course, self.bytes);
        self.bytes = 0;
        self.count(bytes)
    }

    fn count(&mut self, bytes: u64) -> Result<(), Refusal> {
        self.bytes += bytes;
        let arriving = self.app.arriving().add(self.course, bytes);
        let most = self.app.limits().upload;
        if self.bytes > most {
            return Err(too_large(format!("more than {most} bytes")));
        }
        match arriving > self.room {
            true => Err(no_room()),
            false => Ok(()),
        }
    }

    async fn create(&self, part: Part, name: &str) -> Result<File, Refusal> {
        let folder = match part {
            Part::Submissions => SUBMISSIONS,
            Part::Boilerplate => BOILERPLATE,
            Part::References => REFERENCES,
        };
        let inside = relative(name)
            .ok_or_else(|| Refusal::bad(format!("{name:?}: this is no name of a file")))?;
        let path = self.app.data().upload(&self.id).join(folder).join(inside);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)
                .await
                .map_err(|error| clash(name, error))?;
        }
        let file = File::options()
            .write(true)
            .create_new(true)
            .open(path)
            .await;
        file.map_err(|error| clash(name, error))
    }

    /// Makes a job of it, and returns its id.
    pub(crate) async fn accept(
        mut self,
        title: String,
        options: &Options,
        continues: Option<String>,
    ) -> Result<String, Refusal> {
        self.check_any()?;
        let new = NewJob {
            id: self.id.clone(),
            course: self.course,
            title,
            request: serde_json::to_string(options).map_err(io::Error::from)?,
            bytes: self.bytes,
            sha256: Some(self.sha256().await?),
            continues,
        };
        self.app.data().accept(&self.id)?;
        self.is_accepted = true;
        let fits = self
            .app
            .store(move |store| store.add_job(&new, now()))
            .await;
        if !matches!(fits, Ok(true)) {
            self.app.data().remove(&self.id)?;
        }
        if !fits? {
            return Err(no_room());
        }
        self.app.queue().wake();
        Ok(self.id.clone())
    }
}

impl Upload {
    /// Refuses an upload without submissions.
    fn check_any(&self) -> Result<(), Refusal> {
        let folder = self.app.data().upload(&self.id).join(SUBMISSIONS);
        match folder.exists() {
            true => Ok(()),
            false => Err(Refusal::bad(
                "nothing was uploaded: files named `submissions` were expected",
            )),
        }
    }

    /// Returns the SHA-256 of the submissions.
    async fn sha256(&self) -> io::Result<String> {
        let folder = self.app.data().upload(&self.id).join(SUBMISSIONS);
        let hash = spawn_blocking(move || digest::of_submissions(&folder, |_| true));
        Ok(hash.await.map_err(io::Error::other)??.unwrap_or_default())
    }
}

impl Drop for Upload {
    fn drop(&mut self) {
        self.app.arriving().remove(self.course, self.bytes);
        if !self.is_accepted {
            // Files that remain are deleted when the server starts.
            let _ = std::fs::remove_dir_all(self.app.data().upload(&self.id));
        }
    }
}

/// Waits for the next part of an upload, as long as it may stall.
pub(crate) async fn in_time<T>(next: impl Future<Output = T>) -> Result<T, Refusal> {
    let late = |_| {
        Refusal::new(
            StatusCode::REQUEST_TIMEOUT,
            "the upload stalled for too long",
        )
    };
    timeout(PATIENCE, next).await.map_err(late)
}

/// Refuses an upload that exceeds the limit of the course.
pub(crate) fn no_room() -> Refusal {
    too_large("the course has reached its limit: delete older jobs or indexes".to_owned())
}

fn too_large(why: String) -> Refusal {
    Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, why)
}

fn clash(name: &str, error: io::Error) -> Refusal {
    match error.kind() {
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
            Refusal::bad(format!("{name:?}: there are two of this name"))
        }
        _ => error.into(),
    }
}
