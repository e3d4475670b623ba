//! Headers that every answer has.

use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::Next;
use axum::response::Response;

/// The page loads its own script and style, talks with its own server, and is in no frame of others.
const PAGE: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// A report names its script and its style by their hashes in a policy of its own.
const REPORT: &str = "frame-ancestors 'none'";

/// Results for clients of MOSS are pages in frames, without scripts.
const RESULT: &str = "default-src 'none'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/// Adds the headers.
pub(crate) async fn guarded(request: Request, next: Next) -> Response {
    let policy = policy(request.uri().path());
    let mut response = next.run(request).await;
    let all: [(HeaderName, &'static str); 4] = [
        (CONTENT_SECURITY_POLICY, policy),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (CACHE_CONTROL, "no-store"),
    ];
    for (name, value) in all {
        let headers = response.headers_mut();
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    response
}

fn policy(path: &str) -> &'static str {
    if path.ends_with("/report.html") || path.contains("/shared/") {
        REPORT
    } else if path.contains("/results/") {
        RESULT
    } else {
        PAGE
    }
}
