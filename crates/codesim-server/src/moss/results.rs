//! Results at the addresses that clients get.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio_util::io::ReaderStream;

use crate::app::App;
use crate::error::Refusal;
use crate::extract::Path;
use crate::peer::Peer;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/results/{job}", get(index))
        .route("/results/{job}/", get(index))
        .route("/results/{job}/{page}", get(page))
}

async fn index(
    State(app): State<App>,
    peer: Peer,
    Path(job): Path<String>,
) -> Result<Response, Refusal> {
    page_of_job(&app, peer, &job, "index.html").await
}

async fn page(
    State(app): State<App>,
    peer: Peer,
    Path((job, page)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    page_of_job(&app, peer, &job, &page).await
}

/// Returns a page of a job that a client of MOSS made; the pages of other jobs need a token.
async fn page_of_job(app: &App, peer: Peer, job: &str, page: &str) -> Result<Response, Refusal> {
    let is_name = |text: &str| {
        text.bytes()
            .all(|it| it.is_ascii_alphanumeric() || b".-".contains(&it))
    };
    if !job.bytes().all(|it| it.is_ascii_digit()) || !is_name(page) {
        return Err(Refusal::not_found());
    }
    let id = job.to_owned();
    let found = app.store(move |store| store.job(&id)).await?;
    let reports = app.data().reports(job);
    let file = match page {
        "report.html" => reports.join(page),
        page => reports.join(crate::work::PAGES).join(page),
    };
    let html = tokio::fs::File::open(file)
        .await
        .map_err(|_| Refusal::not_found())?;
    let reader = format!("somebody, from {}", peer.network());
    app.write_down_read(reader, "opened a result", &found)
        .await?;
    let headers = [
        (CONTENT_TYPE, codesim_moss::CONTENT_TYPE.to_owned()),
        (CONTENT_LENGTH, html.metadata().await?.len().to_string()),
    ];
    // In pieces: a client that does not read holds one of them, and not the page.
    Ok((headers, Body::from_stream(ReaderStream::new(html))).into_response())
}
