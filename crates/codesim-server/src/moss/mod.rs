//! The clients of MOSS, on a port of their own, and the result pages that they read.
//!
//! *Method.* A client's user id is a token of the scope `moss`, which determines the course of its jobs. Its files are an upload like any other. It
//! waits on its connection until the job has ended, and gets an address with the job's id, digits that cannot be guessed. Anyone with the address
//! sees the result, as with MOSS.

mod client;
mod files;
mod results;

use std::sync::Arc;

use codesim_display::with_causes;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

pub(crate) use self::results::router;

use crate::app::App;
use crate::places::Places;

/// Clients that are served at the same time; others are disconnected.
pub(crate) const CLIENTS: usize = 1024;

/// Clients of a network that are served at the same time.
pub(crate) const CLIENTS_OF_NETWORK: usize = 64;

/// Bytes that may be in memory because a line or a file is still incomplete, for all clients together.
const HELD: usize = 256 << 20;

/// Serves clients, without end.
pub(crate) async fn listen(app: App, listener: TcpListener, places: Places) {
    let memory = Arc::new(Semaphore::new(HELD));
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                let Some(place) = places.take(peer.ip()) else {
                    continue;
                };
                let (app, memory) = (app.clone(), Arc::clone(&memory));
                tokio::spawn(async move {
                    if let Err(error) = client::talk(&app, memory, stream).await {
                        // Its text may be a token or the name of a file.
                        let kind = error.kind().to_string();
                        tracing::info!(kind, "a client of MOSS has gone");
                    }
                    drop(place);
                });
            }
            // Too many files are open, perhaps; some will be closed.
            Err(error) => {
                tracing::warn!(
                    error = with_causes(error),
                    "no client of MOSS can be accepted"
                );
                tokio::time::sleep(std::time::Duration::from_secs(1)).await;
            }
        }
    }
}
