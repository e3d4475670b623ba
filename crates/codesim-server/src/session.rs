//! Sessions of users in browsers.

use crate::store::{Secret, User};

use crate::app::App;
use crate::clock::now;
use crate::error::Refusal;
use crate::peer::Peer;
use crate::secrets::new_secret;

/// Lifetime of a session, in seconds.
const LASTS: i64 = 12 * 3600;

/// Returns the name of the cookie. Over HTTPS, browsers take one of this name neither from an unencrypted page nor, at the top of a host, from
/// another host of the same domain.
pub(crate) fn cookie_name(app: &App, peer: Peer) -> &'static str {
    match (is_secure(app, peer), app.base_path().is_empty()) {
        (false, _) => "codesim-session",
        (true, true) => "__Host-codesim-session",
        (true, false) => "__Secure-codesim-session",
    }
}

/// Begins a session of a user, and returns its cookie.
pub(crate) async fn begin(app: &App, user: &User, peer: Peer) -> Result<String, Refusal> {
    let secret = new_secret();
    let (kept, id) = (Secret::of(&secret), user.id);
    let from = peer.address.to_string();
    let (address, times) = (from.clone(), [now(), now() + LASTS]);
    app.store(move |store| store.begin_session(kept, id, &address, times))
        .await?;
    app.write_down(&user.name, "signed in", &from, None).await?;
    Ok(cookie(app, peer, &secret, LASTS))
}

/// Returns a cookie that removes that of a session.
pub(crate) fn no_cookie(app: &App, peer: Peer) -> String {
    cookie(app, peer, "", 0)
}

/// Returns a cookie that scripts cannot read and other sites cannot send.
fn cookie(app: &App, peer: Peer, secret: &str, seconds: i64) -> String {
    let (name, path) = (cookie_name(app, peer), app.base_path());
    let secure = secure(app, peer);
    format!("{name}={secret}; Max-Age={seconds}; Path={path}/; HttpOnly; SameSite=Strict{secure}")
}

/// Restricts a cookie to encrypted connections, if the browser has one.
pub(crate) fn secure(app: &App, peer: Peer) -> &'static str {
    if is_secure(app, peer) { "; Secure" } else { "" }
}

/// Whether the connection of a browser is encrypted.
pub(crate) fn is_secure(app: &App, peer: Peer) -> bool {
    peer.is_secure || app.public_url().starts_with("https:")
}
