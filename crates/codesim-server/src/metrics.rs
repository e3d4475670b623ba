//! Metrics of the server.

use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// Upper bounds of the buckets of times, in seconds.
const SECONDS: [f64; 9] = [0.001, 0.005, 0.02, 0.1, 0.5, 2.0, 10.0, 60.0, 600.0];

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Ended {
    state: &'static str,
}

/// The metrics.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    request_seconds: Histogram,
    jobs: Gauge,
    jobs_ended: Family<Ended, Counter>,
    job_seconds: Histogram,
    pub(crate) sign_ins_refused: Counter,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("codesim"),
            requests: Family::default(),
            request_seconds: Histogram::new(SECONDS),
            jobs: Gauge::default(),
            jobs_ended: Family::default(),
            job_seconds: Histogram::new(SECONDS),
            sign_ins_refused: Counter::default(),
        };
        let all = &mut metrics.registry;
        all.register(
            "requests",
            "Requests by method, route and status",
            metrics.requests.clone(),
        );
        all.register(
            "request_seconds",
            "Time until an answer begins",
            metrics.request_seconds.clone(),
        );
        all.register(
            "jobs",
            "Jobs that are queued or running",
            metrics.jobs.clone(),
        );
        all.register(
            "jobs_ended",
            "Jobs that ended, by outcome",
            metrics.jobs_ended.clone(),
        );
        all.register(
            "job_seconds",
            "Time that jobs took",
            metrics.job_seconds.clone(),
        );
        all.register(
            "sign_ins_refused",
            "Attempts to sign in that failed",
            metrics.sign_ins_refused.clone(),
        );
        metrics
    }

    /// Counts a request that was answered.
    pub(crate) fn answered(&self, method: &'static str, route: String, status: u16, seconds: f64) {
        let answered = Answered {
            method,
            route,
            status,
        };
        self.requests.get_or_create(&answered).inc();
        self.request_seconds.observe(seconds);
    }

    /// Returns all metrics as Prometheus reads them; `jobs` is the number of queued and running jobs.
    pub(crate) fn text(&self, jobs: u32) -> Result<String, std::fmt::Error> {
        self.jobs.set(jobs.into());
        let mut shown = String::new();
        text::encode(&mut shown, &self.registry)?;
        Ok(shown)
    }

    /// Counts a job that ended.
    pub(crate) fn ended(&self, state: &'static str, took: Duration) {
        self.jobs_ended.get_or_create(&Ended { state }).inc();
        self.job_seconds.observe(took.as_secs_f64());
    }
}
