//! The pairs of a report, a page at a time.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path as FilePath;

use axum::Json;
use axum::extract::State;
use codesim_report::Format;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::jobs::seen_class;
use super::reports::check_finished;
use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::{Path, Query};
use crate::principal::Principal;
use crate::reports::file_name;

/// Pairs of a page at most.
const MOST: usize = 1000;

#[derive(Deserialize, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// Number of pairs to skip.
    offset: usize,
    /// Number of pairs to return, at most 1000.
    #[param(maximum = 1000)]
    limit: usize,
}

impl Default for Asked {
    fn default() -> Self {
        Self {
            offset: 0,
            limit: 100,
        }
    }
}

/// Some pairs of a report.
#[derive(Serialize, ToSchema)]
pub(crate) struct Page {
    /// Number of all pairs of the report.
    total: usize,
    /// Best first, each as in `report.jsonl`.
    pairs: Vec<Value>,
}

/// List the pairs of a finished job, best first, a page at a time.
#[utoipa::path(
    get, path = "/api/v1/jobs/{job}/pairs", tag = "jobs", params(("job" = String, Path), Asked),
    responses((status = 200, body = Page), (status = 404, body = Problem), (status = 409, description = "The job is not finished", body = Problem))
)]
pub(crate) async fn pairs(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Page>, Refusal> {
    let job = seen_class(&app, &who, &id).await?;
    check_finished(&job)?;
    app.write_down_read(who.name(), "read pairs", &job).await?;
    let file = app.data().reports(&id).join(file_name(Format::Jsonl));
    let read = tokio::task::spawn_blocking(move || page(&file, &asked));
    Ok(Json(read.await.map_err(std::io::Error::other)??))
}

fn page(file: &FilePath, asked: &Asked) -> std::io::Result<Page> {
    let mut page = Page {
        total: 0,
        pairs: Vec::new(),
    };
    let wanted = asked.offset..asked.offset.saturating_add(asked.limit.min(MOST));
    for line in BufReader::new(File::open(file)?).lines() {
        let line = line?;
        if wanted.contains(&page.total) {
            page.pairs.push(serde_json::from_str(&line)?);
        }
        page.total += 1;
    }
    Ok(page)
}
