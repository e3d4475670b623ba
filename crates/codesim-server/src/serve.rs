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
use crate::drain::drained;
use crate::jobs::Queue;
use crate::languages::Languages;
use crate::limits::Limits;
use crate::moss::{self, Moss};
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
    /// Where it listens for clients of MOSS, if it does.
    pub moss: Option<SocketAddr>,
    /// What addresses begin with that others are told, without `/` at the end; `None` is that of `listen`.
    pub public_url: Option<String>,
    /// The languages that jobs can read.
    pub languages: Languages,
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

/// Who is listened to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Door {
    /// Browsers and scripts.
    Http,
    /// Clients of MOSS.
    Moss,
}

async fn bind(listen: SocketAddr) -> Result<TcpListener, ServeError> {
    let listener = TcpListener::bind(listen).await;
    listener.map_err(|error| ServeError::Listen(listen, error))
}

/// Serves until it is told to end, by Ctrl-C or SIGTERM. `ready` is told each address when it listens there, that of [`Door::Http`] last.
///
/// # Errors
/// Any [`ServeError`].
pub fn serve(settings: &Settings, ready: impl Fn(Door, SocketAddr)) -> Result<(), ServeError> {
    let store = Arc::new(open_store(&settings.data)?);
    let _lock = lock(&settings.data)?;
    let unusable = |error| ServeError::Data(settings.data.clone(), error);
    let data = Data::open(&settings.data, &known(&store)?).map_err(unusable)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = bind(settings.listen).await?;
        let address = listener.local_addr()?;
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
        if let Some(listen) = settings.moss {
            let clients = bind(listen).await?;
            ready(Door::Moss, clients.local_addr()?);
            let url = settings.public_url.clone();
            let moss = Moss {
                url: url.unwrap_or_else(|| format!("http://{address}")),
                languages: settings.languages.clone(),
                limits: codesim_moss::Limits::default(),
            };
            tokio::spawn(moss::listen(app.clone(), Arc::new(moss), clients));
        }
        ready(Door::Http, address);
        let router = api::router(app.clone()).merge(moss::router(app));
        let router = router.layer(axum::middleware::from_fn(drained));
        let server = axum::serve(listener, router).with_graceful_shutdown(told_to_end());
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
