//! Telemetry for operators: a health check, metrics for Prometheus, and a log.
//!
//! *Privacy.* None of these has a name, a title or an address of a job: a request is identified by its route.

use std::time::Instant;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::task::spawn_blocking;

use crate::app::App;
use crate::error::Refusal;
use crate::peer::{Peer, is_proxy};
use crate::store::Store;

/// The media type of the metrics.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Starts logging to standard error, one line of JSON per event.
pub fn log() {
    let written = tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        .with_writer(std::io::stderr)
        // Nobody may be reading.
        .log_internal_errors(false)
        .try_init();
    // A program that contains this one may have started a log already.
    let _ = written;
}

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(numbers))
}

/// Returns the metrics to clients on this machine and on trusted proxies.
async fn numbers(State(app): State<App>, peer: Peer) -> Result<impl IntoResponse, Refusal> {
    if !is_proxy(peer.address, app.proxies()) {
        return Err(Refusal::not_found());
    }
    let jobs = app.store(Store::unended_jobs).await?;
    let shown = app.metrics().text(jobs).map_err(std::io::Error::other)?;
    Ok(([(CONTENT_TYPE, OPEN_METRICS)], shown))
}

/// Reports whether the store can be read, and whether the disk has room for it to be written.
async fn health(State(app): State<App>) -> Response {
    let jobs = app.store(Store::unended_jobs).await;
    // A disk that is reached by a network may take its time.
    let room = spawn_blocking(move || app.data().has_room()).await;
    let text = match (jobs, room) {
        (Ok(_), Ok(Ok(true))) => return "well\n".into_response(),
        (Ok(_), Ok(Ok(false))) => "not well: the disk is full\n",
        _ => "not well\n",
    };
    (StatusCode::SERVICE_UNAVAILABLE, text).into_response()
}

/// Returns the name of a method, from a fixed list: clients may send any word as one.
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

/// Counts a request, and logs it.
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
