//! The state that all handlers share.

use std::net::IpAddr;
use std::sync::Arc;

use crate::store::{CourseId, Entry, IndexId, Job, Seconds, State, Store, StoreError};
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::arriving::Arriving;
use crate::clock::now;
use crate::data::{Data, bytes_below};
use crate::erasures::Erasures;
use crate::error::Refusal;
use crate::imports::Imports;
use crate::jobs::Queue;
use crate::languages::Languages;
use crate::limits::Limits;
use crate::lti::Lti;
use crate::metrics::Metrics;
use crate::provider::Provider;
use crate::rate_limit::Attempts;
use crate::reads::Reads;
use crate::work::{Options, Task, Trim};

/// The server, as its handlers see it. Clones share its state.
#[derive(Clone)]
pub(crate) struct App(Arc<Parts>);

/// Its parts.
pub(crate) struct Parts {
    pub(crate) store: Arc<Store>,
    pub(crate) data: Data,
    pub(crate) queue: Queue,
    pub(crate) limits: Limits,
    pub(crate) languages: Languages,
    pub(crate) lti: Arc<Lti>,
    /// Public base URL, without `/` at the end.
    pub(crate) public_url: String,
    /// The name of the course for clients of MOSS without a token, if there is one.
    pub(crate) moss_open: Option<String>,
    /// The path of the page, without `/` at the end.
    pub(crate) base_path: String,
    /// Proxies whose forwarded client addresses are trusted.
    pub(crate) proxies: Vec<IpAddr>,
    /// The provider for users without a password here, if there is one.
    pub(crate) provider: Option<Arc<Provider>>,
    pub(crate) attempts: Attempts,
    pub(crate) arriving: Arriving,
    pub(crate) imports: Imports,
    /// Held while an uploaded class is copied, or a student is removed from one.
    pub(crate) classes: Mutex<()>,
    pub(crate) erasures: Erasures,
    /// Days after which entries leave the audit log.
    pub(crate) audit_days: u32,
    pub(crate) reads: Reads,
    pub(crate) metrics: Arc<Metrics>,
    /// Whether the server is shutting down.
    pub(crate) ends: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(parts: Parts) -> Self {
        Self(Arc::new(parts))
    }

    pub(crate) fn data(&self) -> &Data {
        &self.0.data
    }

    pub(crate) fn queue(&self) -> &Queue {
        &self.0.queue
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn languages(&self) -> &Languages {
        &self.0.languages
    }

    /// Uses the tool of learning platforms on a thread that may wait for the network and the disk.
    pub(crate) async fn ask_platform<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Lti) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let lti = Arc::clone(&self.0.lti);
        let _place = self.0.lti.places.acquire().await;
        let asked = tokio::task::spawn_blocking(move || ask(&lti)).await;
        Ok(asked.map_err(std::io::Error::other)?)
    }

    pub(crate) fn public_url(&self) -> &str {
        &self.0.public_url
    }

    /// The address where clients of MOSS find the results of a job.
    pub(crate) fn results_url(&self, job: &str) -> String {
        format!("{}/results/{job}", self.public_url())
    }

    pub(crate) fn moss_open(&self) -> Option<&str> {
        self.0.moss_open.as_deref()
    }

    pub(crate) fn base_path(&self) -> &str {
        &self.0.base_path
    }

    pub(crate) fn proxies(&self) -> &[IpAddr] {
        &self.0.proxies
    }

    pub(crate) fn provider(&self) -> Option<&Arc<Provider>> {
        self.0.provider.as_ref()
    }

    pub(crate) fn attempts(&self) -> &Attempts {
        &self.0.attempts
    }

    pub(crate) fn arriving(&self) -> &Arriving {
        &self.0.arriving
    }

    pub(crate) fn imports(&self) -> &Imports {
        &self.0.imports
    }

    /// Locks the uploaded classes against changes until the guard is dropped.
    pub(crate) async fn keep_classes(&self) -> MutexGuard<'_, ()> {
        self.0.classes.lock().await
    }

    pub(crate) fn erasures(&self) -> &Erasures {
        &self.0.erasures
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// Waits until the server is shutting down.
    pub(crate) async fn end(&self) {
        // An error means that the sender is gone, which is the end too.
        let _ = self.0.ends.clone().wait_for(|ends| *ends).await;
    }

    /// Asks the store, on a thread that may wait for the disk.
    pub(crate) async fn store<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Refusal> {
        let store = Arc::clone(&self.0.store);
        let asked = tokio::task::spawn_blocking(move || ask(&store));
        Ok(asked.await.map_err(std::io::Error::other)??)
    }

    /// Ends a queued or running job.
    pub(crate) async fn cancel_job(&self, id: &str) -> Result<(), Refusal> {
        let own = id.to_owned();
        self.store(move |store| {
            let bytes = store.job(&own)?.bytes;
            store.end_job(&own, State::Cancelled, None, bytes, now())
        })
        .await?;
        self.queue().stop(id).await;
        // A job that continues this one waited for its end.
        self.queue().wake();
        Ok(())
    }

    /// Deletes a job with all that belongs to it, overviews of the course that have it included. These go first. The records go first: files without any are deleted when the server starts.
    pub(crate) async fn delete_job(&self, id: &str) -> Result<(), Refusal> {
        let own = id.to_owned();
        let job = self.store(move |store| store.job(&own)).await?;
        for overview in self.overviews(job.course).await? {
            if overview.1.iter().any(|assignment| assignment == id) {
                self.delete_one(&overview.0.id).await?;
            }
        }
        self.delete_one(id).await?;
        self.queue().wake();
        self.forget().await
    }

    /// Returns the jobs that compare a course over its assignments, with the ids of these.
    pub(crate) async fn overviews(
        &self,
        course: CourseId,
    ) -> Result<Vec<(Job, Vec<String>)>, Refusal> {
        let mut overviews = Vec::new();
        for job in self.store(move |store| store.jobs(course)).await? {
            let options: Options =
                serde_json::from_str(&job.request).map_err(std::io::Error::from)?;
            if !options.assignments.is_empty() {
                overviews.push((job, options.assignments));
            }
        }
        Ok(overviews)
    }

    async fn delete_one(&self, id: &str) -> Result<(), Refusal> {
        let own = id.to_owned();
        self.store(move |store| store.remove_job(&own)).await?;
        self.queue().stop(id).await;
        Ok(self.data().remove(id)?)
    }

    /// Whether a job was deleted meanwhile.
    pub(crate) async fn is_gone(&self, id: &str) -> bool {
        let id = id.to_owned();
        let found = self.store(move |store| match store.job(&id) {
            Err(StoreError::NotFound) => Ok(true),
            found => found.map(|_| false),
        });
        found.await.unwrap_or(false)
    }

    /// Deletes a course with all that belongs to it, in the order of [`App::delete_job`].
    pub(crate) async fn delete_course(&self, id: CourseId) -> Result<(), Refusal> {
        let (jobs, indexes) = self.store(move |store| store.remove_course(id)).await?;
        self.imports().forget(id);
        for job in jobs {
            self.queue().stop(&job).await;
            self.data().remove(&job)?;
        }
        for index in indexes {
            self.data().remove_index(index)?;
        }
        self.queue().wake();
        self.forget().await
    }

    /// Purges deleted records from the files of the store.
    pub(crate) async fn forget(&self) -> Result<(), Refusal> {
        self.store(Store::checkpoint).await
    }

    /// Deletes an index with all that is in it.
    pub(crate) async fn delete_index(&self, id: IndexId) -> Result<(), Refusal> {
        self.store(move |store| store.remove_index(id)).await?;
        Ok(self.data().remove_index(id)?)
    }

    /// Updates the bytes of an index, which count for its course.
    pub(crate) async fn measure_index(&self, id: IndexId) -> Result<(), Refusal> {
        let folder = self.data().index_folder(id);
        self.store(move |store| {
            let bytes = bytes_below(&folder);
            store.resize_index(id, bytes.unwrap_or_default())
        })
        .await
    }

    /// Removes expired sessions, links, notices, jobs, classes of indexes and entries of the audit log, and counts of attempts that are no longer needed.
    pub(crate) async fn tidy(&self, now: Seconds) -> Result<(), Refusal> {
        self.attempts().forget();
        self.0.reads.forget(now);
        self.store(move |store| store.forget_expired(now)).await?;
        self.store(move |store| store.forget_unfetched(now)).await?;
        for id in self.store(move |store| store.outdated_jobs(now)).await? {
            if self.is_gone(&id).await {
                continue;
            }
            self.delete_job(&id).await?;
            self.write_down("the server", "deleted an outdated job", &id, None)
                .await?;
        }
        self.trim_indexes(now).await?;
        let oldest = now - Seconds::from(self.0.audit_days) * 86_400;
        let trimmed = self.store(move |store| store.trim_audit(oldest)).await?;
        match trimmed {
            0 => Ok(()),
            _ => self.forget().await,
        }
    }

    /// Removes the classes of indexes that are older than their course keeps them.
    async fn trim_indexes(&self, now: Seconds) -> Result<(), Refusal> {
        for (index, before) in self.store(move |store| store.aging_indexes(now)).await? {
            let path = self.data().index(&index);
            if !path.exists() {
                continue;
            }
            let task = Task::Trim(Trim {
                index: path,
                before,
            });
            let left = self.queue().alone(task).await?;
            match left.map_err(std::io::Error::other)?.as_str() {
                "0" => self.delete_index(index.id).await?,
                _ => self.measure_index(index.id).await?,
            }
        }
        Ok(())
    }

    /// Adds an entry about a read to the audit log, unless the same reader read the same within an hour.
    pub(crate) async fn write_down_read(
        &self,
        who: String,
        what: &'static str,
        job: &Job,
    ) -> Result<(), Refusal> {
        let read = (who.clone(), what, job.id.clone());
        match self.0.reads.is_new(read, now()) {
            true => self.write_down(&who, what, &job.id, Some(job.course)).await,
            false => Ok(()),
        }
    }

    /// Adds an entry to the audit log.
    pub(crate) async fn write_down(
        &self,
        who: &str,
        what: &str,
        about: &str,
        course: Option<CourseId>,
    ) -> Result<(), Refusal> {
        let entry = Entry {
            at: now(),
            who: who.to_owned(),
            what: what.to_owned(),
            about: about.to_owned(),
            course,
        };
        self.store(move |store| store.write_down(&entry)).await
    }
}
