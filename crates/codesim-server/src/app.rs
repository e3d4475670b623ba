//! What every request needs.

use std::sync::Arc;

use codesim_store::{Entry, Seconds, State, Store, StoreError};

use crate::clock::now;
use crate::data::Data;
use crate::error::Refusal;
use crate::jobs::Queue;
use crate::limits::Limits;

/// The server, as its handlers see it. Clones are the same one.
#[derive(Clone)]
pub(crate) struct App(Arc<Parts>);

/// Its parts.
pub(crate) struct Parts {
    pub(crate) store: Arc<Store>,
    pub(crate) data: Data,
    pub(crate) queue: Queue,
    pub(crate) limits: Limits,
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

    /// Asks the store, on a thread that may wait for the disk.
    pub(crate) async fn store<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Refusal> {
        let store = Arc::clone(&self.0.store);
        let asked = tokio::task::spawn_blocking(move || ask(&store));
        Ok(asked.await.map_err(std::io::Error::other)??)
    }

    /// Ends a job that waits or is being done.
    pub(crate) async fn cancel_job(&self, id: &str) -> Result<(), Refusal> {
        let own = id.to_owned();
        self.store(move |store| {
            let bytes = store.job(&own)?.bytes;
            store.end_job(&own, State::Cancelled, None, bytes, now())
        })
        .await?;
        self.queue().stop(id).await;
        Ok(())
    }

    /// Deletes a job with all that belongs to it.
    pub(crate) async fn delete_job(&self, id: &str) -> Result<(), Refusal> {
        self.cancel_job(id).await?;
        self.data().remove(id)?;
        let own = id.to_owned();
        self.store(move |store| store.remove_job(&own)).await
    }

    /// Throws away what has expired.
    pub(crate) async fn tidy(&self, now: Seconds) -> Result<(), Refusal> {
        self.store(move |store| store.forget_expired(now)).await?;
        for id in self.store(move |store| store.outdated_jobs(now)).await? {
            self.delete_job(&id).await?;
            self.write_down("the server", "deleted an outdated job", &id)
                .await?;
        }
        Ok(())
    }

    /// Writes down who did what.
    pub(crate) async fn write_down(
        &self,
        who: &str,
        what: &str,
        about: &str,
    ) -> Result<(), Refusal> {
        let entry = Entry {
            at: now(),
            who: who.to_owned(),
            what: what.to_owned(),
            about: about.to_owned(),
        };
        self.store(move |store| store.write_down(&entry)).await
    }
}
