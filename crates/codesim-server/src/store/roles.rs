//! Roles of members of courses.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

/// The role of a member of a course. Each role has all rights of the ones before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Reads confirmed cases.
    Board,
    /// Reads everything.
    Reader,
    /// Proposes decisions.
    Assistant,
    /// Decides, uploads and deletes.
    Instructor,
}

impl Role {
    const ALL: [Self; 4] = [Self::Board, Self::Reader, Self::Assistant, Self::Instructor];

    fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Reader => "reader",
            Self::Assistant => "assistant",
            Self::Instructor => "instructor",
        }
    }
}

impl ToSql for Role {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.name().into())
    }
}

impl FromSql for Role {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let name = value.as_str()?;
        let mut roles = Self::ALL.into_iter();
        roles
            .find(|role| role.name() == name)
            .ok_or(FromSqlError::InvalidType)
    }
}
