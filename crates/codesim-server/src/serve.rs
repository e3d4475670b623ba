//! The server from its beginning to its end.

use std::fs::File;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::store::{IndexId, Store, StoreError};
use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Redirect;
use axum::routing::get;
use openidconnect::RedirectUrl;
use tokio::net::TcpListener;
use tokio::sync::{Mutex, watch};
use tower_http::catch_panic::CatchPanicLayer;

use crate::api;
use crate::app::{App, Parts};
use crate::arriving::Arriving;
use crate::asset_processor;
use crate::clock::now;
use crate::connections;
use crate::data::Data;
use crate::erasing;
use crate::erasures::Erasures;
use crate::handles;
use crate::headers::guarded;
use crate::imports::Imports;
use crate::jobs::Queue;
use crate::languages::Languages;
use crate::launches;
use crate::limits::Limits;
use crate::lti::Lti;
use crate::metrics::Metrics;
use crate::moss;
use crate::page;
use crate::places::Places;
use crate::private;
use crate::provider::{Provider, ProviderSettings};
use crate::rate_limit::Attempts;
use crate::reads::Reads;
use crate::shutdown::drained;
use crate::sign_in;
use crate::start::Start;
use crate::telemetry;

/// Interval at which expired data is removed.
const TIDY: Duration = Duration::from_secs(3600);

/// The settings of a server.
#[derive(Clone)]
pub struct Settings {
    /// The data folder, which is created if it is missing.
    pub data: PathBuf,
    /// The address at which it listens.
    pub listen: SocketAddr,
    /// The address at which it listens for clients of MOSS, if it does.
    pub moss: Option<SocketAddr>,
    /// The name of the course for clients of MOSS without a token; `None` refuses them.
    pub moss_open: Option<String>,
    /// Public base URL, without `/` at the end; `None` is that of `listen`.
    pub public_url: Option<String>,
    /// The path below which the page is found: empty, or with `/` at the beginning and none at the end.
    pub base_path: String,
    /// Reverse proxies whose forwarded client addresses are trusted; this machine always is.
    pub proxies: Vec<IpAddr>,
    /// The provider for users without a password here, if there is one.
    pub provider: Option<ProviderSettings>,
    /// The languages that jobs can read.
    pub languages: Languages,
    /// Limits of uploads and jobs.
    pub limits: Limits,
    /// Days after which entries leave the audit log.
    pub audit_days: u32,
    /// The command that starts a job.
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
    /// The store cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The public base URL is not a URL.
    #[error("{0}: an address such as https://codesim.example.org was expected")]
    PublicUrl(String),
    /// It cannot listen there.
    #[error("{0}: nothing can listen there")]
    Listen(SocketAddr, #[source] io::Error),
    /// Somebody who was erased would be served.
    #[error("{0}: an erasure of the list erasures.jsonl cannot be done")]
    Erasure(PathBuf, #[source] io::Error),
    /// The system ended it.
    #[error("the server ended")]
    Ended(#[from] io::Error),
}

/// Opens the store of a server.
pub(crate) fn open_store(data: &Path) -> Result<Store, ServeError> {
    let unusable = |error| ServeError::Data(data.to_owned(), error);
    private::folder(data).map_err(unusable)?;
    Ok(Store::open(&crate::data::store(data))?)
}

/// The clients of an address at which a server listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listener {
    /// Browsers and scripts.
    Http,
    /// Clients of MOSS.
    Moss,
}

async fn bind(listen: SocketAddr) -> Result<TcpListener, ServeError> {
    let listener = TcpListener::bind(listen).await;
    listener.map_err(|error| ServeError::Listen(listen, error))
}

/// Serves until Ctrl-C or SIGTERM. `ready` receives each address once the server listens there, that of [`Listener::Http`] last.
///
/// # Errors
/// Any [`ServeError`].
pub fn serve(settings: &Settings, ready: impl Fn(Listener, SocketAddr)) -> Result<(), ServeError> {
    let store = Arc::new(open_store(&settings.data)?);
    let _lock = lock(&settings.data)?;
    let unusable = |error| ServeError::Data(settings.data.clone(), error);
    let (jobs, indexes) = known(&store)?;
    let data = Data::open(&settings.data, &jobs, &indexes).map_err(unusable)?;
    // Listeners get less than two thirds of them: files and the pipes of jobs need the rest.
    let handles = handles::raise();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = bind(settings.listen).await?;
        let address = listener.local_addr()?;
        let (end, ends) = watch::channel(false);
        let app = app(settings, (store, data), address, ends.clone())?;
        let failed =
            |refusal| ServeError::Erasure(settings.data.clone(), io::Error::other(refusal));
        erasing::catch_up(&app).await.map_err(failed)?;
        if let Some(listen) = settings.moss {
            let clients = bind(listen).await?;
            ready(Listener::Moss, clients.local_addr()?);
            let places = Places::new(
                moss::CLIENTS.min(handles / 8),
                moss::CLIENTS_OF_NETWORK,
                &settings.proxies,
            );
            tokio::spawn(moss::listen(app.clone(), clients, places));
        }
        ready(Listener::Http, address);
        tokio::spawn(app.queue().clone().run());
        tokio::spawn(tidy(app.clone()));
        tokio::spawn(asset_processor::run(app.clone()));
        tokio::spawn(async move {
            told_to_end().await;
            end.send_replace(true);
        });
        let places = Places::new(
            connections::MOST.min(handles / 2),
            connections::MOST_OF_NETWORK,
            &settings.proxies,
        );
        connections::serve(listener, router(app), places, ends).await;
        Ok(())
    })
}

pub(crate) fn app(
    settings: &Settings,
    (store, data): (Arc<Store>, Data),
    address: SocketAddr,
    ends: watch::Receiver<bool>,
) -> Result<App, ServeError> {
    let metrics = Arc::new(Metrics::new());
    let queue = Queue::new(
        (Arc::clone(&store), data.clone()),
        Arc::clone(&settings.start),
        settings.limits.clone(),
        Arc::clone(&metrics),
    );
    let base_path = settings.base_path.clone();
    let public_url = settings.public_url.clone();
    let public_url = public_url.unwrap_or_else(|| format!("http://{address}{base_path}"));
    Ok(App::new(Parts {
        store,
        data,
        queue,
        limits: settings.limits.clone(),
        languages: settings.languages.clone(),
        lti: Arc::new(Lti::new(&settings.data)),
        provider: provider(settings, &public_url)?,
        public_url,
        moss_open: settings.moss_open.clone(),
        base_path,
        proxies: settings.proxies.clone(),
        attempts: Attempts::new(),
        arriving: Arriving::default(),
        imports: Imports::default(),
        classes: Mutex::default(),
        erasures: Erasures::open(&settings.data)
            .map_err(|error| ServeError::Data(settings.data.clone(), error))?,
        audit_days: settings.audit_days,
        reads: Reads::default(),
        metrics,
        ends,
    }))
}

fn provider(settings: &Settings, public_url: &str) -> Result<Option<Arc<Provider>>, ServeError> {
    let Some(provider) = &settings.provider else {
        return Ok(None);
    };
    let back = RedirectUrl::new(format!("{public_url}{}", sign_in::BACK))
        .map_err(|_| ServeError::PublicUrl(public_url.to_owned()))?;
    Ok(Some(Arc::new(Provider::new(provider.clone(), back))))
}

/// Returns all routes, below the base path and, for proxies that strip it, without it.
pub(crate) fn router(app: App) -> Router {
    let base_path = app.base_path().to_owned();
    let all = Router::new()
        .merge(page::router())
        .merge(api::router())
        .merge(moss::router())
        .merge(sign_in::router())
        .merge(launches::router())
        .merge(asset_processor::router())
        .merge(telemetry::router());
    let all = match base_path.is_empty() {
        true => all,
        false => {
            let page = format!("{base_path}/");
            let to_page = Redirect::permanent(&page);
            Router::new()
                .nest(&base_path, all.clone())
                .merge(all)
                .route(&base_path, get(async || to_page))
                .route(&page, get(page::page))
        }
    };
    all.route("/", get(page::page))
        .layer(from_fn(drained))
        .layer(from_fn_with_state(app.clone(), guarded))
        .layer(from_fn_with_state(app.clone(), telemetry::seen))
        .layer(CatchPanicLayer::new())
        .with_state(app)
}

/// Returns the ids of all jobs, and of all indexes.
fn known(store: &Store) -> Result<(Vec<String>, Vec<IndexId>), StoreError> {
    let (mut jobs, mut indexes) = (Vec::new(), Vec::new());
    for course in store.courses()? {
        jobs.extend(store.jobs(course.id)?.into_iter().map(|job| job.id));
        indexes.extend(store.indexes(course.id)?.into_iter().map(|index| index.id));
    }
    Ok((jobs, indexes))
}

/// Locks the folder: two servers would run each job twice, and delete each other's uploads.
fn lock(data: &Path) -> Result<File, ServeError> {
    let file = File::create(data.join("lock"))
        .map_err(|error| ServeError::Data(data.to_owned(), error))?;
    file.try_lock()
        .map_err(|_| ServeError::InUse(data.to_owned()))?;
    Ok(file)
}

/// Removes expired data at intervals.
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
