//! What those who run the server see: whether it is well, numbers for Prometheus, and a log.
//!
//! *Privacy.* Neither has a name, a title or an address of a job: a request is known by its route.

use std::time::Instant;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::error::Refusal;

/// The format of the numbers.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Begins to write a log to standard error, a line of JSON each.
pub fn log() {
    let written = tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        .with_writer(std::io::stderr)
        // Nobody may be reading.
        .log_internal_errors(false)
        .try_init();
    // Somebody has begun one already, as in a program of which this is a part.
    let _ = written;
}

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(numbers))
}

async fn numbers(State(app): State<App>) -> Result<impl IntoResponse, Refusal> {
    let jobs = app.store(crate::store::Store::unended_jobs).await?;
    let shown = app.metrics().text(jobs).map_err(std::io::Error::other)?;
    Ok(([(CONTENT_TYPE, OPEN_METRICS)], shown))
}

/// Whether what is known can be read.
async fn health(State(app): State<App>) -> Response {
    match app.store(crate::store::Store::unended_jobs).await {
        Ok(_) => "well\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "not well\n").into_response(),
    }
}

/// Somebody may ask with any word for a method.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}

/// Counts a request and writes it into the log.
pub(crate) async fn seen(State(app): State<App>, request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or_else(|| "none".to_owned(), |it| it.as_str().to_owned());
    let method = known(request.method());
    let begun = Instant::now();
    let response = next.run(request).await;
    let (seconds, status) = (begun.elapsed().as_secs_f64(), response.status().as_u16());
    tracing::info!(method, route, status, seconds, "answered");
    app.metrics().answered(method, route, status, seconds);
    response
}
