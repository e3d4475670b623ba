//! The statistics of each submission that weigh its fingerprints: sums over their numbers of occurrences, and its expected value.
//!
//! ```text
//! directory: channels 4 | ids 4 | for each channel, for each id:
//!            fingerprints 4 | sum of logarithms 8 | sum of their squares 8 | expected 8
//! directory | tail
//! ```
//!
//! The file is written as a whole with each change, [`ROW`] bytes a submission and channel. Submissions that were removed have a row
//! of zeros.

use std::fs;
use std::path::Path;

use codesim_fingerprint::Totals;

use crate::bytes::Decoder;
use crate::disk::Sink;
use crate::error::Error;
use crate::manifest::{Manifest, StatisticsFile};
use crate::tail::{self, Kind};

/// Bytes of a submission in a channel.
const ROW: usize = 28;

/// The statistics of all ids, in memory.
#[derive(Debug, Clone, Default)]
pub(crate) struct Statistics {
    pub(crate) channels: Vec<ChannelStatistics>,
}

/// Those of one channel, by id.
#[derive(Debug, Clone, Default)]
pub(crate) struct ChannelStatistics {
    pub(crate) totals: Vec<Totals>,
    pub(crate) expected: Vec<f64>,
}

impl Statistics {
    /// Makes the statistics of no submissions.
    pub(crate) fn new(channels: u32) -> Self {
        Self {
            channels: vec![ChannelStatistics::default(); channels as usize],
        }
    }

    /// Reads the statistics file of an index, for its numbers of channels and ids.
    pub(crate) fn read(
        folder: &Path,
        file: StatisticsFile,
        channels: u32,
        ids: u32,
    ) -> Result<Self, Error> {
        let opened = tail::open(folder, Kind::Statistics, file.file, file.bytes)?;
        if opened.body != 0 {
            return Err(opened.source.damaged("it has bytes that belong to nothing"));
        }
        Self::decode(&opened.directory, channels, ids)
            .ok_or_else(|| opened.source.damaged("it belongs to another index"))
    }

    fn decode(bytes: &[u8], channels: u32, ids: u32) -> Option<Self> {
        let mut decoder = Decoder(bytes);
        let rows = (channels as usize).checked_mul(ids as usize)?;
        if decoder.u32()? != channels
            || decoder.u32()? != ids
            || decoder.0.len() != rows.checked_mul(ROW)?
        {
            return None;
        }
        let channels = (0..channels)
            .map(|_| ChannelStatistics::decode(&mut decoder, ids as usize))
            .collect::<Option<_>>()?;
        Some(Self { channels })
    }

    /// Writes the file with this number.
    pub(crate) fn write(&self, folder: &Path, number: u64) -> Result<StatisticsFile, Error> {
        let ids = self
            .channels
            .first()
            .map_or(0, |channel| channel.totals.len());
        let mut bytes = Vec::with_capacity(8 + self.channels.len() * ids * ROW);
        bytes.extend((self.channels.len() as u32).to_le_bytes());
        bytes.extend((ids as u32).to_le_bytes());
        self.channels
            .iter()
            .for_each(|channel| channel.encode(&mut bytes));
        let sink = Sink::create(folder.join(Kind::Statistics.file(number)))?;
        let bytes = tail::finish(sink, Kind::Statistics, number, &bytes)?;
        Ok(StatisticsFile {
            file: number,
            bytes,
        })
    }

    /// Returns the number of fingerprints of all channels and submissions.
    pub(crate) fn fingerprints(&self) -> u64 {
        let totals = self.channels.iter().flat_map(|channel| &channel.totals);
        totals.map(Totals::fingerprints).sum()
    }
}

/// Whether the statistics in `folder` are long enough for all ids; if not, the number of ids is not trusted for an allocation.
pub(crate) fn bear_ids_out(folder: &Path, manifest: &Manifest) -> bool {
    let Some(file) = manifest.statistics else {
        return manifest.next_id == 0;
    };
    let path = folder.join(Kind::Statistics.file(file.file));
    let length = fs::metadata(path).map_or(0, |found| found.len());
    length / ROW as u64 >= u64::from(manifest.next_id)
}

impl ChannelStatistics {
    fn decode(decoder: &mut Decoder, ids: usize) -> Option<Self> {
        let mut channel = Self {
            totals: Vec::with_capacity(ids),
            expected: Vec::with_capacity(ids),
        };
        for _ in 0..ids {
            let parts = [decoder.u32()?.into(), decoder.u64()?, decoder.u64()?];
            channel.totals.push(Totals::from_parts(parts));
            channel.expected.push(decoder.f64()?);
        }
        Some(channel)
    }

    fn encode(&self, bytes: &mut Vec<u8>) {
        for (totals, expected) in self.totals.iter().zip(&self.expected) {
            let [fingerprints, logarithms, squares] = totals.parts();
            let fingerprints =
                u32::try_from(fingerprints).expect("a submission has fewer than 2^32 fingerprints");
            bytes.extend(fingerprints.to_le_bytes());
            bytes.extend(logarithms.to_le_bytes());
            bytes.extend(squares.to_le_bytes());
            bytes.extend(expected.to_le_bytes());
        }
    }
}
