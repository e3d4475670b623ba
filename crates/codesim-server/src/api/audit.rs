//! The audit log.

use std::io;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use codesim_report::CsvDialect;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::clock::{moment, text};
use crate::digest::hexadecimal;
use crate::error::{Problem, Refusal};
use crate::extract::Query;
use crate::names::check_length;
use crate::principal::Principal;
use crate::store::{CourseId, Logged, Seconds, Wanted};

/// Entries that are returned at once at most.
const MOST: u32 = 1000;

/// An entry of the audit log.
#[derive(Serialize, ToSchema)]
pub(crate) struct EntryShown {
    id: i64,
    at: String,
    /// A user, or a token and its course.
    who: String,
    what: String,
    /// The job, course, person or address that it is about.
    about: String,
    #[schema(required)]
    course: Option<CourseId>,
    /// SHA-256 over the bytes of the hash before and `[at, who, what, about, course]` in JSON, with `at` in seconds since 1970.
    hash: String,
}

impl From<Logged> for EntryShown {
    fn from(Logged { id, entry, hash }: Logged) -> Self {
        Self {
            id,
            at: text(entry.at),
            who: entry.who,
            what: entry.what,
            about: entry.about,
            course: entry.course,
            hash: hexadecimal(&hash),
        }
    }
}

/// The entries to list.
#[derive(Default, Deserialize, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// Only entries of this course.
    course: Option<CourseId>,
    /// Only entries with this text, in letters of any case; at most 200 characters.
    text: Option<String>,
    /// Only entries from this time on, or from this day on in UTC.
    from: Option<String>,
    /// Only entries before this time or day.
    to: Option<String>,
    /// Only entries with a smaller `id`: the next page of a list.
    before: Option<i64>,
    /// Number of entries to return, at most 1000, and 100 if it is not given. An export has all.
    #[param(maximum = 1000)]
    limit: Option<u32>,
    /// Format of an export.
    format: Format,
}

/// A format of an export.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Format {
    #[default]
    Csv,
    Jsonl,
}

impl Asked {
    fn wanted(self) -> Result<Wanted, Refusal> {
        let text = self.text.filter(|text| !text.is_empty());
        check_length("text", text.as_deref().unwrap_or_default())?;
        Ok(Wanted {
            course: self.course,
            text,
            from: time("from", self.from)?,
            to: time("to", self.to)?,
            before: self.before,
        })
    }
}

fn time(name: &str, given: Option<String>) -> Result<Option<Seconds>, Refusal> {
    let given = given.filter(|given| !given.is_empty());
    let read = given.map(|given| {
        moment(&given).ok_or_else(|| {
            Refusal::bad(format!(
                "{name}: a time such as 2026-03-31T23:04:00Z or a day such as 2026-03-31 was expected"
            ))
        })
    });
    read.transpose()
}

/// List entries of the audit log, newest first. Admins only.
#[utoipa::path(
    get, path = "/api/v1/audit", tag = "audit", params(Asked),
    responses((status = 200, body = [EntryShown]), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Query(asked): Query<Asked>,
) -> Result<Json<Vec<EntryShown>>, Refusal> {
    who.require_admin()?;
    let most = asked.limit.unwrap_or(100).min(MOST);
    let wanted = asked.wanted()?;
    let entries = app.store(move |store| store.audit(&wanted, most)).await?;
    Ok(Json(entries.into_iter().map(EntryShown::from).collect()))
}

/// Export the entries of the audit log, newest first, as CSV or as lines of JSON. Admins only.
#[utoipa::path(
    get, path = "/api/v1/audit/export", tag = "audit", params(Asked),
    responses((status = 200, description = "The file"), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem))
)]
pub(crate) async fn export(
    State(app): State<App>,
    who: Principal,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    who.require_admin()?;
    let format = asked.format;
    let mut wanted = asked.wanted()?;
    app.write_down(&who.name(), "exported the audit log", "", wanted.course)
        .await?;
    let (out, pages) = mpsc::channel(1);
    tokio::spawn(async move {
        let mut is_first = true;
        loop {
            let asked = wanted.clone();
            let entries = app.store(move |store| store.audit(&asked, MOST)).await;
            let entries = entries.map_err(io::Error::other);
            wanted.before = entries.as_ref().ok().and_then(|it| Some(it.last()?.id));
            let is_last = wanted.before.is_none();
            let page = entries.and_then(|entries| write(entries, format, is_first));
            is_first = false;
            // The client may have gone.
            if out.send(page).await.is_err() || is_last {
                break;
            }
        }
    });
    let (kind, name) = match format {
        Format::Csv => ("text/csv; charset=utf-8", "audit.csv"),
        Format::Jsonl => ("application/jsonl", "audit.jsonl"),
    };
    let headers = [
        (CONTENT_TYPE, kind.to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}\""),
        ),
    ];
    Ok((headers, Body::from_stream(ReceiverStream::new(pages))).into_response())
}

/// Writes a page of an export; the first one of a table has its header.
fn write(entries: Vec<Logged>, format: Format, is_first: bool) -> io::Result<Bytes> {
    let entries = entries.into_iter().map(EntryShown::from);
    let mut out = Vec::new();
    match format {
        Format::Csv => {
            let mut csv = csv::Writer::from_writer(&mut out);
            if is_first {
                csv.write_record(["id", "at", "who", "what", "about", "course", "hash"])?;
            }
            for entry in entries {
                let [who, about] = [&entry.who, &entry.about].map(|it| CsvDialect::text(it));
                let course = entry.course.map(|it| it.to_string()).unwrap_or_default();
                let id = entry.id.to_string();
                csv.write_record([id, entry.at, who, entry.what, about, course, entry.hash])?;
            }
            csv.flush()?;
        }
        Format::Jsonl => {
            for entry in entries {
                serde_json::to_writer(&mut out, &entry)?;
                out.push(b'\n');
            }
        }
    }
    Ok(out.into())
}

/// The result of a check of the audit log.
#[derive(Serialize, ToSchema)]
pub(crate) struct AuditChecked {
    entries: u64,
    /// Id of the first entry that was changed, or that stands after a missing one; null if there is none.
    #[schema(required)]
    broken: Option<i64>,
    /// Hash of the last entry. Beside one that was kept elsewhere, it shows whether the whole log was made anew.
    #[schema(required)]
    last_hash: Option<String>,
}

/// Check that no entry of the audit log was changed or removed since it was written. Admins only.
#[utoipa::path(
    get, path = "/api/v1/audit/check", tag = "audit",
    responses((status = 200, body = AuditChecked), (status = 401, body = Problem), (status = 403, body = Problem))
)]
pub(crate) async fn check(
    State(app): State<App>,
    who: Principal,
) -> Result<Json<AuditChecked>, Refusal> {
    who.require_admin()?;
    let checked = app.store(crate::store::Store::check_audit).await?;
    Ok(Json(AuditChecked {
        entries: checked.entries,
        broken: checked.broken,
        last_hash: checked.last.map(|hash| hexadecimal(&hash)),
    }))
}
