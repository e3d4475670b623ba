//! How comments look.

/// What comments of a language begin and end with.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CommentMarks {
    /// What begins a comment that ends with the line.
    pub line: Vec<String>,
    /// The same, but only as the first thing in a line.
    pub first_column: Vec<String>,
    /// Beginning and end of a comment that may span lines.
    pub block: Vec<(String, String)>,
}
