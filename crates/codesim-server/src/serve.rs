//! The server from its beginning to its end.

use std::fs::File;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use codesim_store::{Store, StoreError};
use tokio::net::TcpListener;

use crate::api;
use crate::app::{App, Parts};
use crate::clock::now;
use crate::data::Data;
use crate::jobs::Queue;
use crate::limits::Limits;
use crate::start::Start;

/// How often what has expired is thrown away.
const TIDY: Duration = Duration::from_secs(3600);

/// How a server is run.
#[derive(Clone)]
pub struct Settings {
    /// The folder with all that it keeps; it is made if it is not there.
    pub data: PathBuf,
    /// Where it listens.
    pub listen: SocketAddr,
    /// What anybody may ask for.
    pub limits: Limits,
    /// How jobs are started.
    pub start: Start,
}

/// Why a server cannot be run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Its folder cannot be used.
    #[error("{0}: the folder of the server cannot be used")]
    Data(PathBuf, #[source] io::Error),
    /// Another server uses the folder.
    #[error("{0}: another codesim serves this folder")]
    InUse(PathBuf),
    /// What is known cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It cannot listen there.
    #[error("{0}: nothing can listen there")]
    Listen(SocketAddr, #[source] io::Error),
    /// The system ended it.
    #[error("the server ended")]
    Ended(#[from] io::Error),
}

/// Opens what a server knows.
fn open_store(data: &Path) -> Result<Store, ServeError> {
    let unusable = |error| ServeError::Data(data.to_owned(), error);
    std::fs::create_dir_all(data).map_err(unusable)?;
    Ok(Store::open(&crate::data::store(data))?)
}

/// Serves until it is told to end, by Ctrl-C or SIGTERM. `ready` is told the address when it listens.
///
/// # Errors
/// Any [`ServeError`].
pub fn serve(settings: &Settings, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let store = Arc::new(open_store(&settings.data)?);
    let _lock = lock(&settings.data)?;
    let unusable = |error| ServeError::Data(settings.data.clone(), error);
    let data = Data::open(&settings.data, &known(&store)?).map_err(unusable)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(settings.listen).await;
        let listener = listener.map_err(|error| ServeError::Listen(settings.listen, error))?;
        ready(listener.local_addr()?);
        let queue = Queue::new(
            Arc::clone(&store),
            data.clone(),
            Arc::clone(&settings.start),
        );
        let app = App::new(Parts {
            store,
            data,
            queue: queue.clone(),
            limits: settings.limits.clone(),
        });
        tokio::spawn(queue.run(settings.limits.jobs_at_once));
        tokio::spawn(tidy(app.clone()));
        let server = axum::serve(listener, api::router(app)).with_graceful_shutdown(told_to_end());
        Ok(server.await?)
    })
}

/// Ids of all jobs.
fn known(store: &Store) -> Result<Vec<String>, StoreError> {
    let courses = store.courses()?.into_iter();
    let jobs = courses.map(|course| store.jobs(course.id));
    let jobs = jobs.collect::<Result<Vec<_>, _>>()?;
    Ok(jobs.into_iter().flatten().map(|job| job.id).collect())
}

/// Two servers would do each job twice, and throw away each other's uploads.
fn lock(data: &Path) -> Result<File, ServeError> {
    let file = File::create(data.join("lock"))
        .map_err(|error| ServeError::Data(data.to_owned(), error))?;
    file.try_lock()
        .map_err(|_| ServeError::InUse(data.to_owned()))?;
    Ok(file)
}

/// Throws away what has expired, now and then.
async fn tidy(app: App) {
    let mut hours = tokio::time::interval(TIDY);
    loop {
        hours.tick().await;
        if app.tidy(now()).await.is_err() {
            tracing::warn!("what has expired could not be thrown away");
        }
    }
}

async fn told_to_end() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
