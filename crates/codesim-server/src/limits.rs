//! How much anybody may ask for.

/// Limits of a server.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Bytes of one upload.
    pub upload: u64,
    /// Files of one upload.
    pub files: usize,
    /// Jobs that are done beside each other.
    pub jobs_at_once: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            upload: 1 << 30,
            files: 100_000,
            jobs_at_once: 1,
        }
    }
}
