//! Why a launch ends early.

use axum::http::StatusCode;

use crate::error::Refusal;

/// Why a launch is refused, for the person.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Why {
    NoCookie,
    Cancelled,
    Unbelieved,
    Student,
    NoCourse,
    NoLinks,
    NoAssignment,
    NoNotices,
    Often,
}

impl Why {
    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::NoCookie => {
                "This sign-in was not begun in this browser, took too long, or your browser keeps no cookies of codesim here. Open codesim from your course again, in a new window."
            }
            Self::Cancelled => {
                "The learning platform did not sign you in. Sign in there, then open codesim from your course again."
            }
            Self::Unbelieved => {
                "The message of the learning platform is not valid. Open codesim from your course again; if it stays so, ask the administrator of codesim, whose log has the reason."
            }
            Self::Student => {
                "codesim is for those who teach this course. You are not listed as a teacher or teaching assistant of it."
            }
            Self::NoCourse => "Open codesim from a course: the learning platform did not name one.",
            Self::NoLinks => "The learning platform does not accept a link here.",
            Self::NoAssignment => {
                "Add codesim from an assignment: the learning platform did not name one."
            }
            Self::NoNotices => {
                "The learning platform does not let codesim know about submissions. Ask the administrator of codesim, whose log has the reason; the scopes of codesim there may be missing."
            }
            Self::Often => {
                "There were too many sign-ins from your network. Open codesim from your course again in a minute."
            }
        }
    }
}

impl Why {
    pub(crate) fn status(self) -> StatusCode {
        match self {
            Self::Often => StatusCode::TOO_MANY_REQUESTS,
            _ => StatusCode::FORBIDDEN,
        }
    }

    /// Returns whether the audit log has it: a message came of which the limit of attempts was not reached.
    pub(crate) fn is_refusal(self) -> bool {
        !matches!(self, Self::NoCookie | Self::Cancelled | Self::Often)
    }
}

/// Why a launch ends early.
pub(crate) enum Stopped {
    Told(Why),
    Refused(Refusal),
}

impl<E: Into<Refusal>> From<E> for Stopped {
    fn from(error: E) -> Self {
        Self::Refused(error.into())
    }
}
