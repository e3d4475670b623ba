//! The queue of jobs, and the progress of those that run.
//!
//! The store keeps all jobs, so that none is lost in a crash. At most [`Limits::jobs_at_once`] of them run at the same time. A job that was running
//! when the server ended waits again, and starts from its beginning.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::time::{Duration, Instant};

use crate::store::{Job, State, Store, StoreError};
use codesim_display::with_causes;
use codesim_intake::is_archive_name;
use codesim_report::Format;
use tokio::sync::{Notify, oneshot, watch};
use tokio::time::{sleep, timeout};

use super::process::Process;
use crate::clock::{now, text};
use crate::data::{BOILERPLATE, Data, REFERENCES, SUBMISSIONS};
use crate::digest;
use crate::erasures::Sought;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::reports::file_name;
use crate::start::Start;
use crate::work::{
    ArchiveTask, Assignment, CaseTask, Comparison, CourseTask, Erase, Join, Options, Order, Paths,
    Rest, Steps, Student, Task, WorkerMessage,
};

/// Delay before a queue that could not be read is read again.
const PAUSE: Duration = Duration::from_secs(5);

/// The longest wait for a change before the state is read again.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// The error of a job that exceeded its time limit.
const TOO_LONG: &str =
    "it took longer than a job may; compare parts of the class, or do it on the command line";

/// The queue. Clones share its state.
#[derive(Clone)]
pub(crate) struct Queue(Arc<Inner>);

struct Inner {
    store: Arc<Store>,
    data: Data,
    start: Start,
    /// Notified when a job is added or changes.
    changed: Notify,
    running: Mutex<HashMap<String, Running>>,
    /// Held while a task other than a comparison runs.
    alone: tokio::sync::Mutex<()>,
    limits: Limits,
    metrics: Arc<Metrics>,
}

/// A job that was begun, its progress, and the end of its wait for a cancellation.
type Begun = (Job, watch::Sender<Steps>, oneshot::Receiver<()>);

/// A running job.
struct Running {
    steps: watch::Receiver<Steps>,
    cancel: Option<oneshot::Sender<()>>,
}

impl Queue {
    /// Creates a queue; `start` makes the command of a process that does a job.
    pub(crate) fn new(
        (store, data): (Arc<Store>, Data),
        start: Start,
        limits: Limits,
        metrics: Arc<Metrics>,
    ) -> Self {
        Self(Arc::new(Inner {
            store,
            data,
            start,
            changed: Notify::new(),
            running: Mutex::default(),
            alone: tokio::sync::Mutex::default(),
            limits,
            metrics,
        }))
    }

    /// Runs the queued jobs, several at the same time, without end.
    pub(crate) async fn run(self) -> Result<(), StoreError> {
        self.0.store.requeue()?;
        let workers = (0..self.0.limits.jobs_at_once).map(|_| tokio::spawn(self.clone().work()));
        for worker in workers.collect::<Vec<_>>() {
            // A worker that panicked has ended; its job starts again when the server does.
            let _ = worker.await;
        }
        Ok(())
    }

    /// Wakes all tasks that wait for a change.
    pub(crate) fn wake(&self) {
        self.0.changed.notify_waiters();
    }

    /// Returns the progress of a running job.
    pub(crate) fn steps(&self, id: &str) -> Option<watch::Receiver<Steps>> {
        Some(self.running().get(id)?.steps.clone())
    }

    /// Waits until a job has changed, or may have.
    pub(crate) async fn changes(&self, id: &str) {
        let changed = self.0.changed.notified();
        let either = async {
            match self.steps(id) {
                None => changed.await,
                Some(mut steps) => {
                    // A new receiver reports the current value as a change.
                    steps.mark_unchanged();
                    tokio::select! {
                        _ = steps.changed() => {}
                        () = changed => {}
                    }
                }
            }
        };
        // It may have changed before this was called.
        let _ = tokio::time::timeout(LOOK_AGAIN, either).await;
    }

    /// Ends the process of a running job, and waits until it is gone.
    pub(crate) async fn stop(&self, id: &str) {
        let cancel = self
            .running()
            .get_mut(id)
            .and_then(|running| running.cancel.take());
        if let Some(cancel) = cancel {
            // It may have ended by itself at this moment.
            let _ = cancel.send(());
        }
        while self.running().contains_key(id) {
            self.changes(id).await;
        }
    }
}

impl Queue {
    /// Adds the class of a job to an index; the inner error is the one that the process reported.
    pub(crate) async fn keep(&self, job: &Job, index: PathBuf) -> io::Result<Result<(), String>> {
        let title = Some(&job.title).filter(|title| !title.is_empty());
        let task = Task::Keep(ArchiveTask {
            given: self.given(job)?,
            lang: options(job)?.lang,
            index,
            collection: title.unwrap_or(&job.id).clone(),
        });
        Ok(self.alone(task).await?.map(|_| ()))
    }

    /// Writes the submissions of a job, with those in a folder that came later, to an archive.
    pub(crate) async fn join(
        &self,
        earlier: &Job,
        later: &Path,
        to: PathBuf,
    ) -> io::Result<Result<(), String>> {
        let task = Task::Join(Join {
            earlier: self.given(earlier)?.submissions,
            later: given(later)?,
            to,
        });
        Ok(self.alone(task).await?.map(|_| ()))
    }

    /// Compares the class of a job again, and writes a file about a confirmed pair; the inner error is the one that the process reported.
    pub(crate) async fn case(
        &self,
        job: &Job,
        pair: [String; 2],
        decisions: String,
        to: PathBuf,
    ) -> io::Result<Result<(), String>> {
        let task = Task::Case(Box::new(CaseTask {
            given: Paths {
                references: self.references(job),
                ..self.given(job)?
            },
            title: job.title.clone(),
            options: options(job)?,
            pair,
            decisions,
            created: text(now()),
            to,
        }));
        // The process ends with what waits for it.
        match timeout(self.0.limits.job_time, self.alone(task)).await {
            Ok(done) => Ok(done?.map(|_| ())),
            Err(_) => Ok(Err(TOO_LONG.to_owned())),
        }
    }

    /// Writes a student's files as a list in JSON.
    pub(crate) async fn export(
        &self,
        job: &Job,
        name: &str,
        to: PathBuf,
    ) -> io::Result<Result<String, String>> {
        let options = options(job)?;
        let student = Student {
            given: self.given(job)?,
            lang: options.lang,
            name: name.to_owned(),
            names: options.moss.map(|moss| moss.names).unwrap_or_default(),
            to,
        };
        self.alone(Task::Export(student)).await
    }

    /// Finds a student in a job, and writes an archive without them, if the class is one.
    pub(crate) async fn without(
        &self,
        job: &Job,
        sought: Sought,
        to: PathBuf,
    ) -> io::Result<Result<Rest, String>> {
        let task = Task::Erase(Erase {
            submissions: self.given(job)?.submissions,
            sought,
            names: options(job)?
                .moss
                .map(|moss| moss.names)
                .unwrap_or_default(),
            was_erased: !job.erased.is_empty(),
            to,
        });
        let found = self.alone(task).await?;
        Ok(match found {
            Ok(rest) => Ok(serde_json::from_str(&rest)?),
            Err(why) => Err(why),
        })
    }

    /// Runs a task other than a comparison, and returns the result that the process reported. One such task runs at a time.
    pub(crate) async fn alone(&self, task: Task) -> io::Result<Result<String, String>> {
        let _one = self.0.alone.lock().await;
        let mut process = self.begin(task).await?;
        let ended = loop {
            match process.says().await {
                WorkerMessage::Progress(_) | WorkerMessage::Taken(_) | WorkerMessage::News(..) => {}
                WorkerMessage::LessConfined(why) => warn(&why),
                WorkerMessage::Finished(said) => break Ok(said),
                WorkerMessage::Failed(why) => break Err(why),
            }
        };
        process.end().await;
        Ok(ended)
    }

    async fn work(self) {
        loop {
            // Subscribes before reading the queue, so that no change in between is missed.
            let changed = self.0.changed.notified();
            match self.next() {
                Ok(Some((job, steps, cancelled))) => self.run_one(job, steps, cancelled).await,
                Ok(None) => changed.await,
                Err(error) => {
                    tracing::error!(error = with_causes(error), "the queue cannot be read");
                    sleep(PAUSE).await;
                }
            }
        }
    }

    /// Begins the next job. It is known as running at once, so that [`Queue::stop`] cannot miss it.
    fn next(&self) -> Result<Option<Begun>, StoreError> {
        let mut running = self.running();
        let Some(job) = self.0.store.begin_job(now())? else {
            return Ok(None);
        };
        let (steps, seen) = watch::channel(Steps::default());
        let (cancel, cancelled) = oneshot::channel();
        let own = Running {
            steps: seen,
            cancel: Some(cancel),
        };
        running.insert(job.id.clone(), own);
        Ok(Some((job, steps, cancelled)))
    }

    async fn run_one(
        &self,
        job: Job,
        steps: watch::Sender<Steps>,
        cancelled: oneshot::Receiver<()>,
    ) {
        let id = job.id.clone();
        // The address of a result for a client of MOSS has the id.
        let reference = digest::reference(&id);
        tracing::info!(job = reference, "begun");
        let begun = Instant::now();
        let ended = self.compare(&job, &steps, cancelled).await;
        let ended = ended.unwrap_or_else(|error| {
            let said = error.to_string();
            // Its text may have names of files; the course sees it.
            let kind = error.kind().to_string();
            tracing::error!(job = reference, kind, "a job failed");
            Some((State::Failed, said))
        });
        if let Some((state, said)) = &ended
            && let Err(error) = self.end(&id, *state, said)
        {
            let error = with_causes(error);
            tracing::error!(job = reference, error, "the end of a job cannot be kept");
        }
        self.running().remove(&id);
        self.wake();
        let state = ended.map_or(State::Cancelled, |it| it.0).name();
        self.0.metrics.ended(state, begun.elapsed());
        tracing::info!(
            job = reference,
            state,
            seconds = begun.elapsed().as_secs_f64(),
            "ended"
        );
    }

    /// Compares, and returns the final state with its message; `None` if the job was cancelled.
    async fn compare(
        &self,
        job: &Job,
        steps: &watch::Sender<Steps>,
        mut cancelled: oneshot::Receiver<()>,
    ) -> io::Result<Option<(State, String)>> {
        let mut process = self.begin(self.task(job)?).await?;
        let mut out_of_time = pin!(sleep(self.0.limits.job_time));
        let ended = loop {
            let said = tokio::select! {
                said = process.says() => said,
                _ = &mut cancelled => break None,
                () = &mut out_of_time => WorkerMessage::Failed(TOO_LONG.to_owned()),
            };
            match said {
                WorkerMessage::LessConfined(why) => warn(&why),
                WorkerMessage::Progress(now) => {
                    steps.send_replace(now);
                }
                WorkerMessage::Taken(taken) => {
                    let taken = serde_json::to_string(&taken)?;
                    let kept = self.0.store.set_taken(&job.id, &taken);
                    kept.map_err(io::Error::other)?;
                    self.wake();
                }
                WorkerMessage::News(news, unchanged) => {
                    let news = serde_json::to_string(&news)?;
                    let kept = self.0.store.set_news(&job.id, &news, &unchanged);
                    kept.map_err(io::Error::other)?;
                }
                WorkerMessage::Finished(summary) => break Some((State::Finished, summary)),
                WorkerMessage::Failed(why) => break Some((State::Failed, why)),
            }
        };
        process.end().await;
        match ended {
            Some((State::Finished, _)) => self.0.data.show_reports(&job.id)?,
            _ => self.0.data.discard_reports(&job.id)?,
        }
        Ok(ended)
    }

    async fn begin(&self, task: Task) -> io::Result<Process> {
        let order = Order {
            task,
            memory: self.0.limits.job_memory,
        };
        Process::start((self.0.start)(), &order).await
    }

    fn task(&self, job: &Job) -> io::Result<Task> {
        let options = options(job)?;
        if !options.assignments.is_empty() {
            return self.course_task(job, &options.assignments);
        }
        let index = |name: &String| self.0.store.index(job.course, name);
        let index = options.against.as_ref().map(index).transpose();
        let index = index.map_err(io::Error::other)?.flatten();
        if options.against.is_some() && index.is_none() {
            return Err(io::Error::other("the index of earlier years was deleted"));
        }
        let earlier = self.earlier(job, &options)?;
        Ok(Task::Compare(Box::new(Comparison {
            given: Paths {
                references: self.references(job),
                ..self.given(job)?
            },
            against: index.map(|index| self.0.data.index(&index)),
            title: job.title.clone(),
            pseudonyms: options
                .blind
                .then(|| self.pseudonyms(job, earlier.as_deref())),
            options,
            earlier: earlier.and_then(|id| self.report(&id)),
            reports: self.0.data.begin_reports(&job.id)?,
        })))
    }

    fn course_task(&self, job: &Job, assignments: &[String]) -> io::Result<Task> {
        let mut names = HashMap::new();
        let assignments = assignments.iter().map(|id| {
            let of = self.0.store.job(id).map_err(io::Error::other)?;
            let title = match of.title.as_str() {
                "" => "without a title",
                title => title,
            };
            let count: &mut usize = names.entry(title.to_owned()).or_default();
            *count += 1;
            Ok(Assignment {
                name: match *count {
                    1 => title.to_owned(),
                    count => format!("{title} ({count})"),
                },
                given: self.given(&of)?,
                options: options(&of)?,
                decisions: self.0.store.agreed(id).map_err(io::Error::other)?,
                report: format!("../{id}/{}", file_name(Format::Html)),
            })
        });
        Ok(Task::Course(CourseTask {
            title: job.title.clone(),
            assignments: assignments.collect::<io::Result<_>>()?,
            reports: self.0.data.begin_reports(&job.id)?,
        }))
    }

    /// Returns the id of the job that one continues, if submissions have the same names in both.
    fn earlier(&self, job: &Job, own: &Options) -> io::Result<Option<String>> {
        let Some(id) = &job.continues else {
            return Ok(None);
        };
        match self.0.store.job(id) {
            Err(StoreError::NotFound) => Ok(None),
            earlier => {
                let earlier = options(&earlier.map_err(io::Error::other)?)?;
                Ok((earlier.blind == own.blind).then(|| id.clone()))
            }
        }
    }

    /// Returns the file with the pseudonyms of a job, or with those of the job that it continues before it has any.
    fn pseudonyms(&self, job: &Job, earlier: Option<&str>) -> PathBuf {
        let own = self.0.data.pseudonyms(&job.id);
        match earlier {
            Some(earlier) if !own.exists() => self.0.data.pseudonyms(earlier),
            _ => own,
        }
    }

    /// Returns the report of a job in JSON, if there is one.
    fn report(&self, job: &str) -> Option<PathBuf> {
        let report = self.0.data.reports(job).join(file_name(Format::Json));
        Some(report).filter(|report| report.exists())
    }

    /// Returns the paths of a class, without references: these are in no index, and no student's.
    fn given(&self, job: &Job) -> io::Result<Paths> {
        let folder = self.0.data.job(&job.id);
        Ok(Paths {
            submissions: given(&folder.join(SUBMISSIONS))?,
            boilerplate: children(&folder.join(BOILERPLATE))?,
            references: None,
        })
    }

    /// Returns the folder with the references of a job, if there are any.
    fn references(&self, job: &Job) -> Option<PathBuf> {
        let folder = self.0.data.job(&job.id).join(REFERENCES);
        Some(folder).filter(|folder| folder.exists())
    }

    fn end(&self, id: &str, state: State, said: &str) -> io::Result<()> {
        let bytes = self.0.data.bytes(id)?;
        let ended = self.0.store.end_job(id, state, Some(said), bytes, now());
        ended.map(|_| ()).map_err(io::Error::other)
    }

    fn running(&self) -> std::sync::MutexGuard<'_, HashMap<String, Running>> {
        self.0
            .running
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// Says in the log that jobs have more rights than they need: once, as the system is the same for all.
fn warn(why: &str) {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        tracing::warn!(
            why,
            "jobs have more rights than they need, see docs/server.md"
        );
    });
}

/// Reads the options of a job.
fn options(job: &Job) -> io::Result<Options> {
    Ok(serde_json::from_str(&job.request)?)
}

/// Returns the path of a class: an archive that is the only upload, otherwise the folder, such as one with an archive of each student.
fn given(folder: &Path) -> io::Result<PathBuf> {
    let is_archive = |path: &Path| path.is_file() && is_archive_name(&path.to_string_lossy());
    Ok(match children(folder)?.as_slice() {
        [only] if is_archive(only) => only.clone(),
        _ => folder.to_owned(),
    })
}

/// Returns the paths in a folder, by name; an empty list if the folder does not exist.
fn children(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = std::fs::read_dir(folder)?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}
