//! One client.

use std::convert::Infallible;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use crate::store::{CourseId, Scope, Secret, State, StoreError};
use axum::body::Bytes;
use codesim_moss::{Event, File, Limits, Session, address, failure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout, timeout_at};

use super::files::Files;
use crate::app::App;
use crate::clock::{now, text};
use crate::error::Refusal;
use crate::secrets::new_number;
use crate::upload::Upload;
use crate::work::{MossTask, Options};

/// How long a client may stay silent, or leave a reply unread.
const PATIENCE: Duration = Duration::from_secs(60);

/// Time limit of logging in.
const LOGGING_IN: Duration = Duration::from_secs(10);

/// Time limit of an upload: a client that sends one byte a second occupies a place that others wait for.
const HANDING_IN: Duration = Duration::from_secs(20 * 60);

/// Bytes that are read at once.
const PIECE: usize = 64 << 10;

/// The state of a client that has logged in.
struct Known {
    course: CourseId,
    who: String,
    upload: Upload,
    files: Files,
    language: Option<String>,
}

/// Talks with a client to the end. `memory` has a permit for each byte that all clients together may have waiting to be parsed.
pub(super) async fn talk(
    app: &App,
    memory: Arc<Semaphore>,
    mut stream: TcpStream,
) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut session = Session::new(Limits::default(), |name| app.languages().meant(name));
    let mut known = None;
    let mut input = Input::new(memory);
    let mut deadline = Instant::now() + LOGGING_IN;
    while input.read(&mut stream, deadline).await? {
        let mut rest = &input.bytes[..];
        loop {
            let event = match session.next(&mut rest) {
                Ok(None) => break,
                Ok(Some(event)) => event,
                Err(refusal) => {
                    say(&mut stream, refusal.reply()).await?;
                    return Err(io::Error::other(refusal));
                }
            };
            match event {
                Event::Login(user) => {
                    let Some(found) = login(app, &user).await? else {
                        return Ok(());
                    };
                    known = Some(found);
                    deadline = Instant::now() + HANDING_IN;
                    session.accept();
                }
                Event::Send(answer) => say(&mut stream, answer).await?,
                Event::End => return Ok(()),
                Event::File(file) => {
                    let known = known.as_mut().ok_or(io::ErrorKind::InvalidData)?;
                    let directory = session.options().directory;
                    keep(app, known, file, directory)
                        .await
                        .map_err(as_io_error)?;
                }
                Event::Query { comment } => {
                    let known = known.take().ok_or(io::ErrorKind::InvalidData)?;
                    let answer = compare(app, known, &comment, session.options()).await;
                    let answer = answer.unwrap_or_else(|refusal| failure(&refusal.to_string()));
                    say(&mut stream, &answer).await?;
                }
            }
        }
        let used = input.bytes.len() - rest.len();
        input.give_back(used);
    }
    session.close().map_err(io::Error::other)
}

/// Bytes from a client that the session has not parsed yet.
struct Input {
    bytes: Vec<u8>,
    piece: Vec<u8>,
    memory: Arc<Semaphore>,
    /// A permit for each of the bytes.
    held: Option<OwnedSemaphorePermit>,
}

impl Input {
    fn new(memory: Arc<Semaphore>) -> Self {
        Self {
            bytes: Vec::new(),
            piece: vec![0; PIECE],
            memory,
            held: None,
        }
    }

    /// Waits for bytes and for permits for them; returns `false` if the client has closed the connection.
    async fn read(&mut self, stream: &mut TcpStream, deadline: Instant) -> io::Result<bool> {
        let until = deadline.min(Instant::now() + PATIENCE);
        let read = timeout_at(until, stream.read(&mut self.piece)).await??;
        let permits = Arc::clone(&self.memory).acquire_many_owned(read as u32);
        let permits = timeout_at(until, permits)
            .await?
            .map_err(io::Error::other)?;
        match &mut self.held {
            Some(held) => held.merge(permits),
            None => self.held = Some(permits),
        }
        self.bytes.extend_from_slice(&self.piece[..read]);
        Ok(read > 0)
    }

    /// Releases the first bytes and their permits.
    fn give_back(&mut self, count: usize) {
        // The memory of a large file is released too, and not only its bytes.
        self.bytes = self.bytes.split_off(count);
        drop(self.held.as_mut().and_then(|held| held.split(count)));
    }
}

async fn login(app: &App, user: &str) -> io::Result<Option<Known>> {
    let Some((course, who)) = course_of(app, user).await.map_err(as_io_error)? else {
        return Ok(None);
    };
    Ok(Some(Known {
        course,
        who,
        upload: Upload::begin(app, new_number(), course)
            .await
            .map_err(as_io_error)?,
        files: Files::default(),
        language: None,
    }))
}

/// Returns the course of a user id, and the client's name in the audit log.
async fn course_of(app: &App, user: &str) -> Result<Option<(CourseId, String)>, Refusal> {
    let secret = Secret::of(user);
    let open = app.moss_open().map(str::to_owned);
    app.store(move |store| match (store.token(secret, now()), open) {
        (Ok(token), _) if token.scope == Scope::Moss => {
            let who = format!("token {} of course {}", token.name, token.course);
            Ok(Some((token.course, who)))
        }
        (Ok(_) | Err(StoreError::NotFound), Some(open)) => {
            let course = store.courses()?.into_iter().find(|it| it.name == open);
            Ok(course.map(|course| (course.id, "a client of MOSS".to_owned())))
        }
        (Ok(_) | Err(StoreError::NotFound), None) => Ok(None),
        (Err(error), _) => Err(error),
    })
    .await
}

async fn keep(app: &App, known: &mut Known, file: File, directory: bool) -> Result<(), Refusal> {
    let (part, path) = known.files.place(&file, directory, app.languages());
    known.language = Some(file.language);
    let content = tokio_stream::once(Ok::<_, Infallible>(Bytes::from(file.bytes)));
    known.upload.add(part, &path, content).await
}

/// Compares, and returns the reply to the client.
async fn compare(
    app: &App,
    known: Known,
    comment: &str,
    options: &codesim_moss::Options,
) -> Result<String, Refusal> {
    let course = known.course;
    if app.store(move |store| store.course(course)).await?.blind {
        return Ok(failure(
            "reports of this course have pseudonyms, those for MOSS would not: upload on its page",
        ));
    }
    let id = known.upload.id().to_owned();
    let url = app.results_url(&id);
    let moss = MossTask {
        report_url: format!("{url}/report.html"),
        url: url.clone(),
        date: text(now()),
        comment: comment.to_owned(),
        directory: options.directory,
        experimental: options.experimental,
        max_matches: options.max_matches,
        show: options.show,
        language: options.language.clone(),
        names: known.files.names(),
    };
    let options = Options {
        lang: known.language.into_iter().collect(),
        moss: Some(moss),
        ..Options::default()
    };
    known
        .upload
        .accept(comment.to_owned(), &options, None)
        .await?;
    app.write_down(&known.who, "uploaded", &id, Some(known.course))
        .await?;
    loop {
        let own = id.clone();
        let job = app.store(move |store| store.job(&own)).await?;
        match job.state {
            State::Queued | State::Running => app.queue().changes(&id).await,
            State::Finished => return Ok(address(&url)),
            State::Failed => return Ok(failure(&job.error.unwrap_or_default())),
            State::Cancelled => return Ok(failure("somebody cancelled this")),
        }
    }
}

async fn say(stream: &mut TcpStream, answer: &str) -> io::Result<()> {
    timeout(PATIENCE, stream.write_all(answer.as_bytes())).await?
}

fn as_io_error(refusal: Refusal) -> io::Error {
    io::Error::other(refusal.to_string())
}
