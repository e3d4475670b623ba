//! How comments look.

/// Beginnings and ends of a language's comments.
///
/// ```
/// let marks = codesim_token::CommentMarks::default().line(["//"]).block([("/*", "*/")]);
/// assert_eq!(marks.line, ["//"]);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CommentMarks {
    /// Beginnings of comments that end with the line.
    pub line: Vec<String>,
    /// The same, but only as the first thing in a line.
    pub first_column: Vec<String>,
    /// Beginning and end of a comment that may span lines.
    pub block: Vec<(String, String)>,
}

impl CommentMarks {
    /// Sets [`CommentMarks::line`].
    #[must_use]
    pub fn line(mut self, marks: impl IntoIterator<Item: Into<String>>) -> Self {
        self.line = marks.into_iter().map(Into::into).collect();
        self
    }

    /// Sets [`CommentMarks::first_column`].
    #[must_use]
    pub fn first_column(mut self, marks: impl IntoIterator<Item: Into<String>>) -> Self {
        self.first_column = marks.into_iter().map(Into::into).collect();
        self
    }

    /// Sets [`CommentMarks::block`].
    #[must_use]
    pub fn block<B: Into<String>, E: Into<String>>(
        mut self,
        marks: impl IntoIterator<Item = (B, E)>,
    ) -> Self {
        let owned = |(begin, end): (B, E)| (begin.into(), end.into());
        self.block = marks.into_iter().map(owned).collect();
        self
    }
}
