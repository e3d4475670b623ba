//! Why a source gives nothing, for teachers.

use axum::http::StatusCode;

/// An error, with how to resolve it. No message has a token or an address of a file.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SourceError {
    #[error(
        "the platform refused the token: make a new one there, of an account that teaches the course"
    )]
    Token,
    #[error("the platform does not allow this to the owner of the token ({0})")]
    Forbidden(StatusCode),
    #[error(
        "web services are switched off in Moodle: its admin switches on web services and the REST protocol"
    )]
    WebServices,
    #[error(
        "the token may not use {0}: an admin of Moodle adds this function to the service of the token"
    )]
    Function(&'static str),
    #[error(
        "Moodle gives no files for this token: its admin switches on \"Can download files\" in the service of the token"
    )]
    Files,
    #[error("Moodle says: {0}")]
    Moodle(String),
    #[error("there is no such assignment, or the owner of the token does not teach it")]
    NoAssignment,
    #[error("nothing has been handed in for this assignment")]
    NothingHandedIn,
    #[error("the platform answered with the status {0}: try again later")]
    Status(StatusCode),
    #[error("the platform gave no answer: try again later, or ask an admin of this service")]
    NoAnswer(#[source] Box<ureq::Error>),
    #[error("the platform broke off")]
    Broken(#[from] std::io::Error),
    #[error("the platform gave an answer that is not that of its API: is its address right?")]
    Json(#[from] serde_json::Error),
    #[error("the platform leads to another address than the registered one: is that one right?")]
    Address,
    #[error("the list of the platform has too many pages")]
    Pages,
    #[error("the platform took too long")]
    TooLong,
}

impl From<ureq::Error> for SourceError {
    fn from(error: ureq::Error) -> Self {
        match error {
            ureq::Error::Timeout(_) => Self::TooLong,
            error => Self::NoAnswer(Box::new(error)),
        }
    }
}
