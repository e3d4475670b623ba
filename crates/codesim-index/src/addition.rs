//! The files of submissions that are being added.
//!
//! *Method.* Fingerprints gather in memory, as hash and id; whenever there are [`SPILLED`] of them they are sorted and become a segment. Records
//! are written as they come. *Cost.* O(n log n) for n fingerprints; 16 bytes of memory for each of the [`SPILLED`].

use std::path::Path;

use codesim_progress::Step;
use rayon::prelude::*;

use crate::block::Entry;
use crate::error::Error;
use crate::manifest::Manifest;
use crate::packed;
use crate::record::{Fingerprints, NewSubmission};
use crate::records::RecordsSink;
use crate::segment::{Segment, SegmentSink};
use crate::statistics::Statistics;

/// Fingerprints of all channels that one segment takes from memory.
const SPILLED: usize = if cfg!(test) { 600 } else { 8 << 20 };

/// Fingerprints from one question whether to stop to the next.
const CHECKED: usize = 1 << 16;

/// Bytes from which on a further file of records is begun.
pub(crate) const LARGE: u64 = if cfg!(test) { 2000 } else { 1 << 30 };

/// Submissions on their way into an index.
pub(crate) struct Addition<'a> {
    folder: &'a Path,
    /// State of the index with what was written so far.
    manifest: &'a mut Manifest,
    statistics: Statistics,
    /// Fingerprints of each channel that are in no segment yet.
    waiting: Vec<Vec<Entry>>,
    /// First id of those.
    first: u32,
    records: Option<RecordsSink>,
    segments: Vec<Segment>,
    step: &'a Step<'a>,
}

impl<'a> Addition<'a> {
    pub(crate) fn new(
        folder: &'a Path,
        manifest: &'a mut Manifest,
        statistics: Statistics,
        step: &'a Step<'a>,
    ) -> Self {
        Self {
            folder,
            waiting: vec![Vec::new(); manifest.channels as usize],
            first: manifest.next_id,
            manifest,
            statistics,
            records: None,
            segments: Vec::new(),
            step,
        }
    }

    /// Takes a submission in.
    pub(crate) fn push(&mut self, submission: &NewSubmission) -> Result<(), Error> {
        self.check(submission)?;
        let id = self.manifest.next_id;
        self.manifest.next_id = id.checked_add(1).ok_or(Error::Full)?;
        self.push_record(id, submission)?;
        for (channel, Fingerprints { hashes, expected }) in submission.channels.iter().enumerate() {
            self.waiting[channel].extend(hashes.iter().map(|&hash| (hash, id)));
            let statistics = &mut self.statistics.channels[channel];
            statistics.totals.push(Default::default());
            statistics.expected.push(*expected);
        }
        match self.waiting.iter().map(Vec::len).sum::<usize>() {
            SPILLED.. => self.spill(),
            _ => Ok(()),
        }
    }

    fn check(&self, submission: &NewSubmission) -> Result<(), Error> {
        let name = || submission.record.name.clone();
        let (found, allowed) = (submission.channels.len(), self.waiting.len());
        if found != allowed {
            return Err(Error::Channels {
                name: name(),
                found,
                allowed,
            });
        }
        let sources = submission.sources.as_ref().map_or(0, Vec::len);
        packed::check(name, submission.documents.len().max(sources) as u64)?;
        for (channel, Fingerprints { hashes, .. }) in submission.channels.iter().enumerate() {
            if let Some(before) = hashes.windows(2).position(|pair| pair[0] >= pair[1]) {
                return Err(Error::Unsorted {
                    name: name(),
                    channel,
                    position: before + 1,
                });
            }
        }
        Ok(())
    }

    fn push_record(&mut self, id: u32, submission: &NewSubmission) -> Result<(), Error> {
        let mut records = match self.records.take() {
            Some(records) => records,
            None => RecordsSink::create(self.folder, self.manifest.take_number())?,
        };
        records.push(id, submission)?;
        match records.written() {
            LARGE.. => self.manifest.records.push(records.finish()?),
            _ => self.records = Some(records),
        }
        Ok(())
    }

    /// Makes a segment of what is waiting.
    fn spill(&mut self) -> Result<(), Error> {
        let ids = [self.first, self.manifest.next_id];
        let number = self.manifest.take_number();
        let mut sink = SegmentSink::create(self.folder, number, ids)?;
        for entries in &mut self.waiting {
            self.step.check()?;
            entries.par_sort_unstable();
            sink.start_channel()?;
            for part in entries.chunks(CHECKED) {
                self.step.check()?;
                part.iter().try_for_each(|&entry| sink.push(entry))?;
            }
            entries.clear();
        }
        let file = sink.finish()?;
        let opened = Segment::open(
            self.folder,
            &file,
            self.manifest.channels,
            self.manifest.next_id,
        )?;
        self.segments.push(opened);
        self.manifest.segments.push(file);
        self.first = self.manifest.next_id;
        Ok(())
    }

    /// Writes what is left; returns the statistics, in which the new submissions are not counted yet, and the new segments.
    pub(crate) fn finish(mut self) -> Result<(Statistics, Vec<Segment>), Error> {
        if self.waiting.iter().any(|entries| !entries.is_empty()) {
            self.spill()?;
        }
        if let Some(records) = self.records.take() {
            self.manifest.records.push(records.finish()?);
        }
        Ok((self.statistics, self.segments))
    }
}
