//! Texts of the submissions in the pairs that are shown, and places in them.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use codesim_intake::{SourceFile, SourceText};
use codesim_match::{DocumentRange, RankedPair};
use codesim_report::model::{Location, Position, Source};
use codesim_token::{Document, KeptDocument};

use crate::report_context::ReportContext;
use crate::syntax::syntax;

/// The texts, by submission and document.
#[derive(Default)]
pub(crate) struct Texts<'a> {
    by_file: BTreeMap<(usize, usize), ShownText<'a>>,
}

pub(crate) struct ShownText<'a> {
    /// `None` if an archive has only the lengths of its lines.
    pub(crate) text: Option<&'a str>,
    /// Its tokens.
    pub(crate) document: Cow<'a, Document>,
    /// Byte offset at which each line begins.
    line_starts: Vec<usize>,
}

impl<'a> Texts<'a> {
    pub(crate) fn new<'p>(
        context: &ReportContext<'a>,
        pairs: impl Iterator<Item = &'p RankedPair>,
    ) -> Self {
        let both = pairs.flat_map(|pair| [pair.left, pair.right]);
        let submissions: BTreeSet<usize> = both.collect();
        let texts = submissions.into_iter().flat_map(|submission| {
            let files = context.submissions[submission].files.iter();
            let files = files.zip(&context.compared[submission].documents);
            let texts = files.map(|(file, document)| ShownText::new(&file.text, document));
            let numbered = texts.enumerate();
            numbered.map(move |(document, text)| ((submission, document), text))
        });
        Self {
            by_file: texts.collect(),
        }
    }

    /// Returns the text that a place is in, if it is one of these.
    pub(crate) fn of(&self, submission: usize, place: &DocumentRange) -> Option<&ShownText<'a>> {
        self.by_file.get(&(submission, place.document))
    }

    /// Returns the lines and columns of a place; `None` if its text is none of these.
    pub(crate) fn location(
        &self,
        context: &ReportContext,
        submission: usize,
        place: &DocumentRange,
    ) -> Option<Location> {
        let bytes = self.of(submission, place)?.bytes(&place.tokens);
        self.location_of(context, (submission, place.document), bytes)
    }

    /// Returns the lines and columns of bytes of a document of a submission.
    pub(crate) fn location_of(
        &self,
        context: &ReportContext,
        (submission, document): (usize, usize),
        bytes: Range<usize>,
    ) -> Option<Location> {
        let text = self.by_file.get(&(submission, document))?;
        let file = &context.submissions[submission].files[document];
        Some(text.location(file, bytes))
    }

    /// Returns the sources of a report.
    pub(crate) fn sources(self, context: &ReportContext) -> Vec<Source> {
        let texts = self.by_file.into_iter();
        let source = |((submission, document), file): ((usize, usize), ShownText)| {
            let text = file.text?;
            let own = &context.submissions[submission];
            let boilerplate = context.comparison.boilerplate(submission)[document].iter();
            Some(Source {
                submission: own.name.clone(),
                file: own.files[document].name.clone(),
                boilerplate: boilerplate.map(|tokens| file.bytes(tokens)).collect(),
                syntax: syntax(text, &file.document.tokens),
                text: text.to_owned(),
            })
        };
        texts.filter_map(source).collect()
    }
}

impl<'a> ShownText<'a> {
    pub(crate) fn new(text: &'a SourceText, document: &'a KeptDocument) -> Self {
        let mut end = 0;
        let starts = text.lines().into_iter().map(|length| {
            end += length as usize;
            end
        });
        Self {
            line_starts: std::iter::once(0).chain(starts).collect(),
            text: text.text(),
            document: document.open(),
        }
    }

    /// Returns the byte range of a range of tokens, which is not empty.
    pub(crate) fn bytes(&self, tokens: &Range<usize>) -> Range<usize> {
        let spans = &self.document.tokens.spans()[tokens.clone()];
        let start = spans.first().map_or(0, |span| span.start as usize);
        let ends = spans.iter().map(|span| span.end as usize);
        start..ends.max().unwrap_or(start)
    }

    /// Returns the lines and columns of bytes of the text, which is that of `file`.
    pub(crate) fn location(&self, file: &SourceFile, bytes: Range<usize>) -> Location {
        Location {
            file: file.name.clone(),
            start: self.position(bytes.start),
            end: self.position(bytes.end),
            bytes,
        }
    }

    fn position(&self, byte: usize) -> Position {
        let line = self.line_starts.partition_point(|&start| start <= byte);
        let start = self.line_starts[line - 1];
        let before = self
            .text
            .map(|text| text.get(start..byte).unwrap_or_default());
        Position {
            line,
            column: before.map_or(byte - start, |before| before.chars().count()) + 1,
        }
    }
}
