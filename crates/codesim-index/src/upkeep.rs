//! Merging and compacting: the same submissions in fewer files.
//!
//! *Problem.* Each addition makes a segment and a file of records; a look-up goes through all segments, and a process can open only a
//! limited number of files.
//!
//! *Method.* A segment stays as it is while it is more than [`RATIO`] times as large as all smaller ones together; otherwise it and the
//! smaller ones become one. Small files of records that follow each other become one, too.
//!
//! *Cost.* Between the least segment, of m fingerprints, and all n there are at most log2(n / m) / 2 + 1 segments. A segment
//! grows by at least a third whenever it is written again, so a fingerprint is written O(log(n / m)) times in all.
//!
//! *Source.* Merging of log-structured files (O'Neil and others 1996), by sizes as in the logarithmic method of Bentley and Saxe (1980).

use std::sync::Arc;

use codesim_progress::{Observer, Stage, Step};

use crate::addition::LARGE;
use crate::error::Error;
use crate::index::{Index, Numbered};
use crate::manifest::{Manifest, RecordsFile, SegmentFile};
use crate::merge::Merge;
use crate::records::{Records, RecordsSink};
use crate::segment::{Segment, SegmentSink};

/// A segment this many times as large as all smaller ones together is left alone. Less means more segments for each look-up to go
/// through, more means more writing.
const RATIO: u64 = 3;

/// Files of records with fewer bytes are small.
const SMALL: u64 = if cfg!(test) { 500 } else { 16 << 20 };

/// This many small files of records in a row are left alone.
const MAX_SMALL: usize = if cfg!(test) { 3 } else { 32 };

/// Fingerprints from one report of progress to the next.
const REPORTED: u64 = if cfg!(test) { 16 } else { 1 << 16 };

/// Does one merge that is due; returns the manifest that has it, or none if none is due.
pub(crate) fn merge(index: &Index, observer: &dyn Observer) -> Result<Option<Manifest>, Error> {
    let mut manifest = index.manifest.clone();
    let segments = crowded_segments(&manifest.segments);
    let records = crowded_records(&manifest.records);
    if segments.is_empty() && records.is_none() {
        return Ok(None);
    }
    if !segments.is_empty() {
        let chosen = |file: &SegmentFile| segments.contains(&file.file);
        merge_segments(index, &mut manifest, chosen, observer)?;
    }
    if let Some((first, end)) = records {
        let merged = copy_records(index, &mut manifest, &index.records[first..end], observer)?;
        manifest.records.splice(first..end, merged);
    }
    Ok(Some(manifest))
}

/// Returns the numbers of the segments that are to become one.
fn crowded_segments(files: &[SegmentFile]) -> Vec<u64> {
    let mut files = files.to_vec();
    files.sort_unstable_by_key(|file| (file.fingerprints, file.file));
    let (mut smaller, mut chosen) = (0, 0);
    for (position, file) in files.iter().enumerate() {
        if position > 0 && file.fingerprints <= RATIO * smaller {
            chosen = position + 1;
        }
        smaller += file.fingerprints;
    }
    files[..chosen].iter().map(|file| file.file).collect()
}

/// Returns the first row of too many small files of records, as its start and end.
fn crowded_records(files: &[RecordsFile]) -> Option<(usize, usize)> {
    let mut first = 0;
    for row in files.chunk_by(|a, b| a.bytes < SMALL && b.bytes < SMALL) {
        let end = first + row.len();
        if row.len() > MAX_SMALL {
            return Some((first, end));
        }
        first = end;
    }
    None
}

/// Replaces the segments that `chosen` names by one, which goes to the end; leaves out who was removed.
fn merge_segments(
    index: &Index,
    manifest: &mut Manifest,
    chosen: impl Fn(&SegmentFile) -> bool,
    observer: &dyn Observer,
) -> Result<(), Error> {
    let inputs: Vec<&Segment> = index
        .segments()
        .zip(&index.manifest.segments)
        .filter_map(|(segment, file)| chosen(file).then_some(segment))
        .collect();
    let all = inputs.iter().map(|segment| segment.entries()).sum();
    let step = Step::begin(observer, Stage::Merge, Some(all));
    let least = inputs
        .iter()
        .map(|segment| segment.least())
        .min()
        .unwrap_or(0);
    let number = manifest.take_number();
    let mut sink = SegmentSink::create(&index.path, number, [least, manifest.next_id])?;
    for channel in 0..index.channels() {
        sink.start_channel()?;
        let mut merge = Merge::new(inputs.iter().copied(), channel, &index.removed, (0, None))?;
        let mut unreported = 0;
        while let Some(entry) = merge.next()? {
            sink.push(entry)?;
            unreported += 1;
            if unreported == REPORTED {
                step.advance_by(std::mem::take(&mut unreported))?;
            }
        }
        step.advance_by(unreported)?;
    }
    manifest.segments.retain(|file| !chosen(file));
    // An empty segment is not listed and is therefore deleted.
    let merged = sink.finish()?;
    manifest
        .segments
        .extend(Some(merged).filter(|merged| merged.fingerprints > 0));
    Ok(())
}

/// Copies the records of several files, except those of submissions that were removed, to as few new files as may be.
fn copy_records(
    index: &Index,
    manifest: &mut Manifest,
    files: &[Numbered<Records>],
    observer: &dyn Observer,
) -> Result<Vec<RecordsFile>, Error> {
    let all = files.iter().map(|file| u64::from(file.file.count())).sum();
    let step = Step::begin(observer, Stage::Copy, Some(all));
    let (mut sink, mut copied) = (None, Vec::new());
    for records in files.iter().map(|file| Arc::as_ref(&file.file)) {
        for place in 0..records.count() {
            step.advance()?;
            let row = records.row(place)?;
            if index.removed.contains(row.id) {
                continue;
            }
            let mut open = match sink.take() {
                Some(open) => open,
                None => RecordsSink::create(&index.path, manifest.take_number())?,
            };
            open.copy(records, &row)?;
            match open.written() {
                LARGE.. => copied.push(open.finish()?),
                _ => sink = Some(open),
            }
        }
    }
    if let Some(sink) = sink {
        copied.push(sink.finish()?);
    }
    Ok(copied)
}

/// Puts everything in as few files as may be, without those who were removed; returns the manifest that has it.
pub(crate) fn compact(index: &Index, observer: &dyn Observer) -> Result<Manifest, Error> {
    let mut manifest = index.manifest.clone();
    let figures = index.figures();
    let is_dense = figures.fingerprints == index.statistics.fingerprints();
    if figures.segments > 1 || !is_dense {
        merge_segments(index, &mut manifest, |_| true, observer)?;
    }
    let large = index
        .records
        .iter()
        .filter(|file| file.file.length() >= LARGE);
    if figures.removed > 0 || index.records.len() > large.count() + 1 {
        manifest.records = copy_records(index, &mut manifest, &index.records, observer)?;
    }
    Ok(manifest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crowded(sizes: &[u64]) -> Vec<u64> {
        let segment = |(file, &fingerprints): (u64, &u64)| SegmentFile {
            file,
            bytes: 0,
            fingerprints,
        };
        let files: Vec<_> = (0..).zip(sizes).map(segment).collect();
        crowded_segments(&files)
    }

    #[test]
    fn segments_are_merged_with_all_smaller_ones() {
        assert!(crowded(&[]).is_empty());
        assert!(crowded(&[5]).is_empty());
        assert!(crowded(&[100, 16, 4, 1]).is_empty());
        assert_eq!(crowded(&[5, 5]), [0, 1]);
        assert_eq!(crowded(&[100, 3, 10, 1]), [3, 1, 2]);
        assert_eq!(crowded(&[100, 24, 8, 2]), [3, 2, 1, 0]);
    }

    /// Tests the bounds in the header on the number of segments and on how often a fingerprint is written.
    #[test]
    fn equal_additions_leave_few_segments() {
        let (mut files, mut written) = (Vec::new(), 0);
        for added in 1..=1000_u64 {
            files.push(1);
            let chosen: Vec<usize> = crowded(&files).iter().map(|&file| file as usize).collect();
            let merged: u64 = chosen.iter().map(|&file| files[file]).sum();
            let rest = files
                .iter()
                .enumerate()
                .filter(|(file, _)| !chosen.contains(file));
            files = rest
                .map(|(_, &size)| size)
                .chain([merged].into_iter().filter(|&size| size > 0))
                .collect();
            written += merged;
            assert!(files.len() as u32 <= added.ilog2() / 2 + 1, "{files:?}");
        }
        assert!(written < 10 * 1000, "{written}");
    }
}
