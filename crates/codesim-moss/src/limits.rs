//! Limits on the input of a client.

/// Limits on the input of a client. Input beyond them is refused before it is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of a line, without its end.
    pub line: usize,
    /// Bytes of a file.
    pub file: usize,
    /// Bytes of everything, lines and files that are dropped included.
    pub total: usize,
    /// Number of files, those that are dropped included.
    pub files: usize,
}

impl Default for Limits {
    /// Returns limits for a large course. A line has room for the longest path of most systems, a file for as much as codesim reads.
    fn default() -> Self {
        Self {
            line: 8 << 10,
            file: 64 << 20,
            total: 1 << 30,
            files: 100_000,
        }
    }
}
