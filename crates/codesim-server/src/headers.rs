//! Headers that every answer has.

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::peer::Peer;
use crate::session::is_secure;

/// The page loads its own script and style, talks with its own server, and is in no frame of others.
const PAGE: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// A report names its script and its style by their hashes in a policy of its own.
const REPORT: &str = "frame-ancestors 'none'";

/// Results for clients of MOSS are pages in frames, without scripts.
const RESULT: &str = "default-src 'none'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/// The page, and what it has, belong to no window and no page of others, and need no camera or the like.
const ALL: [(&str, &str); 6] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cache-control", "no-store"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// For two years, browsers ask for this host by HTTPS alone.
const SECURE: &str = "max-age=63072000";

/// Adds the headers.
pub(crate) async fn guarded(
    State(app): State<App>,
    peer: Peer,
    request: Request,
    next: Next,
) -> Response {
    let route = request.extensions().get::<MatchedPath>();
    let policy = policy(route.map_or("", MatchedPath::as_str));
    let is_secure = is_secure(&app, peer);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let secure = is_secure.then_some(("strict-transport-security", SECURE));
    let all = ALL.into_iter().chain(secure);
    for (name, value) in all.chain([("content-security-policy", policy)]) {
        headers
            .entry(HeaderName::from_static(name))
            .or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Returns the policy for what is at a route, which a base path may precede.
fn policy(route: &str) -> &'static str {
    if route.ends_with("/jobs/{job}/{report}") || route.ends_with("/shared/{secret}") {
        REPORT
    } else if route.contains("/results/{job}") {
        RESULT
    } else {
        PAGE
    }
}
