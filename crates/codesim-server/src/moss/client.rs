//! One client.

use std::convert::Infallible;
use std::io;
use std::time::Duration;

use axum::body::Bytes;
use codesim_moss::{Event, File, Limits, Session, address, failure};
use codesim_store::{CourseId, Scope, Secret, State, StoreError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::files::Files;
use crate::app::App;
use crate::clock::{now, text};
use crate::error::Refusal;
use crate::languages::Languages;
use crate::secrets::new_number;
use crate::upload::Upload;
use crate::work::{MossTask, Options};

/// How long a client may stay silent, or not read what it is sent.
const PATIENCE: Duration = Duration::from_secs(60);

/// Bytes that are read at once.
const PIECE: usize = 64 << 10;

/// What a server tells clients of MOSS.
pub(crate) struct Moss {
    /// What addresses of results begin with, without `/` at the end.
    pub(crate) url: String,
    pub(crate) languages: Languages,
    pub(crate) limits: Limits,
}

/// What is known of a client so far.
struct Known {
    course: CourseId,
    who: String,
    upload: Upload,
    files: Files,
    language: Option<String>,
}

impl Moss {
    /// Talks with a client to the end.
    pub(super) async fn talk(&self, app: &App, mut stream: TcpStream) -> io::Result<()> {
        stream.set_nodelay(true)?;
        let mut session = Session::new(self.limits, |name| self.languages.meant(name));
        let mut known = None;
        let mut piece = vec![0; PIECE];
        let mut input = Vec::new();
        loop {
            let read = timeout(PATIENCE, stream.read(&mut piece)).await??;
            if read == 0 {
                return session.close().map_err(io::Error::other);
            }
            input.extend_from_slice(&piece[..read]);
            let mut rest = &input[..];
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
                        let Some(found) = self.login(app, &user).await? else {
                            return Ok(());
                        };
                        known = Some(found);
                        session.accept();
                    }
                    Event::Send(answer) => say(&mut stream, answer).await?,
                    Event::End => return Ok(()),
                    Event::File(file) => {
                        let known = known.as_mut().ok_or(io::ErrorKind::InvalidData)?;
                        let directory = session.options().directory;
                        self.keep(known, file, directory).await.map_err(said)?;
                    }
                    Event::Query { comment } => {
                        let known = known.take().ok_or(io::ErrorKind::InvalidData)?;
                        let answer = self.compare(app, known, &comment, session.options()).await;
                        let answer = answer.unwrap_or_else(|refusal| failure(&refusal.to_string()));
                        say(&mut stream, &answer).await?;
                    }
                }
            }
            input = rest.to_vec();
        }
    }

    async fn login(&self, app: &App, user: &str) -> io::Result<Option<Known>> {
        let secret = Secret::of(user);
        let token = app
            .store(move |store| match store.token(secret) {
                Err(StoreError::NotFound) => Ok(None),
                found => found.map(Some),
            })
            .await
            .map_err(said)?;
        let Some(token) = token.filter(|token| token.scope == Scope::Moss) else {
            return Ok(None);
        };
        Ok(Some(Known {
            course: token.course,
            who: format!("token {} of course {}", token.name, token.course),
            upload: Upload::begin(app, new_number()).await.map_err(said)?,
            files: Files::default(),
            language: None,
        }))
    }

    async fn keep(&self, known: &mut Known, file: File, directory: bool) -> Result<(), Refusal> {
        let (part, path) = known.files.place(&file, directory, &self.languages);
        known.language = Some(file.language);
        let content = tokio_stream::once(Ok::<_, Infallible>(Bytes::from(file.bytes)));
        known.upload.add(part, &path, content).await
    }

    /// Compares, and returns what the client is told.
    async fn compare(
        &self,
        app: &App,
        known: Known,
        comment: &str,
        options: &codesim_moss::Options,
    ) -> Result<String, Refusal> {
        let id = known.upload.id().to_owned();
        let url = format!("{}/results/{id}", self.url);
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
        };
        known
            .upload
            .accept(known.course, comment.to_owned(), &options)
            .await?;
        app.write_down(&known.who, "handed in", &id).await?;
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
}

async fn say(stream: &mut TcpStream, answer: &str) -> io::Result<()> {
    timeout(PATIENCE, stream.write_all(answer.as_bytes())).await?
}

fn said(refusal: Refusal) -> io::Error {
    io::Error::other(refusal.to_string())
}
