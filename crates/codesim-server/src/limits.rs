//! Limits of uploads and jobs.

use std::time::Duration;

/// Limits of a server.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Bytes of one upload.
    pub upload: u64,
    /// Files of one upload.
    pub files: usize,
    /// Jobs that run at the same time.
    pub jobs_at_once: usize,
    /// Bytes of memory that a job may have, where the system can limit it.
    pub job_memory: u64,
    /// How long a job may take.
    pub job_time: Duration,
    /// How long no submission that a learning platform announces may arrive until those that did are compared.
    pub quiet_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            upload: 1 << 30,
            files: 100_000,
            jobs_at_once: 1,
            job_memory: 8 << 30,
            job_time: Duration::from_secs(3 * 3600),
            quiet_time: Duration::from_secs(300),
        }
    }
}
