//! An assignment, in pieces.

use std::io::Read;

use axum::body::Bytes;
use tokio::sync::mpsc::error::SendError;
use tokio::sync::mpsc::{self, Receiver, Sender};

use crate::sources::assignment::{Assignment, AssignmentId, Content, Submission};
use crate::sources::client::Client;
use crate::sources::folders::{Paths, folders};
use crate::sources::{SourceError, canvas, github, moodle};
use crate::store::SourceKind;

/// Bytes of a piece.
const PIECE: usize = 64 << 10;

/// Pieces that wait to be written.
const WAITING: usize = 4;

/// A part of an assignment.
pub(crate) enum Fetched {
    /// The number of submissions with files.
    Count(usize),
    /// A file of a submission, whose content comes in pieces.
    File(String, Receiver<Result<Bytes, SourceError>>),
    /// All files of a submission have come.
    Submission,
    /// Everything has come.
    End,
}

/// Lists the assignments of all courses of the owner of the token, as the platform orders them.
pub(crate) fn assignments(client: &Client) -> Result<Vec<Assignment>, SourceError> {
    match client.kind {
        SourceKind::Moodle => moodle::assignments(client),
        SourceKind::Canvas => canvas::assignments(client),
        SourceKind::GitHub => github::assignments(client),
    }
}

fn submissions(client: &Client, id: AssignmentId) -> Result<Vec<Submission>, SourceError> {
    match client.kind {
        SourceKind::Moodle => moodle::submissions(client, id),
        SourceKind::Canvas => canvas::submissions(client, id),
        SourceKind::GitHub => github::submissions(client, id),
    }
}

/// Sends an assignment until it is complete, fails, or nobody receives it.
pub(crate) fn fetch(client: &Client, id: AssignmentId, to: &Sender<Result<Fetched, SourceError>>) {
    if let Err(Stop::Failed(error)) = send_all(client, id, to) {
        // It is of no use to those who have gone.
        let _ = to.blocking_send(Err(error));
    }
}

/// Why nothing more is sent.
enum Stop {
    Failed(SourceError),
    /// Nobody receives it.
    Unwanted,
}

impl From<SourceError> for Stop {
    fn from(error: SourceError) -> Self {
        Self::Failed(error)
    }
}

impl<T> From<SendError<T>> for Stop {
    fn from(_: SendError<T>) -> Self {
        Self::Unwanted
    }
}

fn send_all(
    client: &Client,
    id: AssignmentId,
    to: &Sender<Result<Fetched, SourceError>>,
) -> Result<(), Stop> {
    let mut all = submissions(client, id)?;
    all.retain(|it| !it.files.is_empty());
    if all.is_empty() {
        return Err(SourceError::NothingHandedIn.into());
    }
    to.blocking_send(Ok(Fetched::Count(all.len())))?;
    for (folder, submission) in folders(&all).into_iter().zip(all) {
        let mut paths = Paths::default();
        for file in submission.files {
            let path = format!("{folder}/{}", paths.take(&file.path));
            let (pieces, content) = mpsc::channel(WAITING);
            to.blocking_send(Ok(Fetched::File(path, content)))?;
            match send_file(client, file.content, &pieces) {
                Err(Stop::Failed(error)) => pieces.blocking_send(Err(error))?,
                ended => ended?,
            }
        }
        to.blocking_send(Ok(Fetched::Submission))?;
    }
    Ok(to.blocking_send(Ok(Fetched::End))?)
}

fn send_file(
    client: &Client,
    content: Content,
    to: &Sender<Result<Bytes, SourceError>>,
) -> Result<(), Stop> {
    let url = match content {
        Content::Typed(text) => return Ok(to.blocking_send(Ok(text.into()))?),
        Content::At(url) => url,
    };
    let mut file = client.open(&url)?;
    let mut piece = vec![0; PIECE];
    loop {
        match file.read(&mut piece).map_err(SourceError::from)? {
            0 => return Ok(()),
            read => to.blocking_send(Ok(Bytes::copy_from_slice(&piece[..read])))?,
        }
    }
}
