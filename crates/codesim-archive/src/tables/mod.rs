//! An archive as tables, for analysis elsewhere: every place of every fingerprint, or sets for a cluster; and an archive of such sets.
//!
//! *Method.* An index knows which fingerprints a submission has, not where: these are computed again from its documents. Code that was
//! starter code when it was added is left out again; the index itself decides where that cannot be determined.

mod external_pairs;
mod files;
mod import;
mod places;
mod sets;
mod table;

pub use external_pairs::{Exported, Found};

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

use codesim_display::{visible, visible_path};
use codesim_fingerprint::selection::Scheme;
use codesim_index::Index;
use codesim_match::{Boilerplate, Channel, ChannelThresholds};
use codesim_progress::{Observer, Stage, Step};
use codesim_token::Document;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;

use crate::archive::Archive;
use crate::codec;
use crate::error::Error;
use crate::tables::files::{folder_for, keep, new_file, unwritable};
use crate::tables::places::{FileOf, Place};
use crate::tables::table::Table;
use crate::view::inner_name;

impl Archive {
    /// Writes all fingerprints, each with the place that it comes from, as a Parquet table into the file `output`, and gives their
    /// number. A file that exists is replaced as a whole.
    ///
    /// # Errors
    /// If the index is damaged or its fingerprints are made in another way than this codesim makes them, `output` cannot be
    /// written, or the observer says stop.
    pub fn export(&self, output: &Path, observer: &dyn Observer) -> Result<u64, Error> {
        // The target of a link is replaced, not the link.
        let target = output.canonicalize();
        let output = target.as_deref().unwrap_or(output);
        let folder = folder_for(output, self.index().path())?;
        Export::new(self)?.write(output, &folder, observer)
    }
}

/// The index and the parameters that its fingerprints are made with.
struct Export<'a> {
    index: &'a Index,
    thresholds: ChannelThresholds,
    boilerplate: Boilerplate,
}

impl<'a> Export<'a> {
    /// Refuses an index whose fingerprints this program makes in another way.
    fn new(archive: &'a Archive) -> Result<Self, Error> {
        let config = archive.config();
        archive.check(config, std::iter::empty())?;
        Ok(Self {
            index: archive.index(),
            thresholds: config.thresholds,
            boilerplate: Boilerplate::new(&archive.boilerplate()?, &config.thresholds),
        })
    }

    /// Writes the table, and gives the number of its rows.
    fn write(&self, output: &Path, folder: &Path, observer: &dyn Observer) -> Result<u64, Error> {
        let failed = |error: ParquetError| unwritable(output, error);
        let file = new_file(folder).map_err(|error| unwritable(output, error))?;
        let mut table = Table::new(file, self.index.meaning()).map_err(failed)?;
        let all = self.index.submissions() as u64;
        let step = Step::begin(observer, Stage::Export, Some(all));
        let mut written = 0;
        for id in self.index.ids() {
            for row in self.rows(id)? {
                table.push(row).map_err(failed)?;
                written += 1;
            }
            step.advance()?;
        }
        let file = table.finish().map_err(failed)?;
        keep(file, output).map_err(|error| unwritable(output, error))?;
        Ok(written)
    }

    /// Returns the rows of a submission, by document, channel and position.
    fn rows(&self, id: u32) -> Result<Vec<Place>, Error> {
        let record = self.index.record(id)?;
        let name = {
            let index = visible_path(self.index.path());
            format!("{index}/{}", visible(&inner_name(&record)))
        };
        let damaged = |source| Error::Stored {
            submission: name.clone(),
            source,
        };
        let documents = self.index.documents(id)?;
        let files = codec::decode(self.index.version(), &documents).map_err(damaged)?;
        let (collection, own_name) = (text(&record.collection), text(&record.name));
        let mut rows = Vec::new();
        for (number, file) in (0..).zip(files) {
            let file_of = FileOf {
                submission: id,
                collection: collection.clone(),
                name: own_name.clone(),
                document: number,
                file: text(&file.name.to_string()),
            };
            let document = file.document.document();
            let document = document.map_err(|source| damaged(source.into()))?;
            self.add_rows(&document, Arc::new(file_of), &mut rows);
        }
        self.leave_out_given(id, &name, &mut rows)?;
        Ok(rows)
    }

    /// Adds all fingerprints of a document to `rows`.
    fn add_rows(&self, document: &Document, file: Arc<FileOf>, rows: &mut Vec<Place>) {
        for channel in Channel::ALL {
            let mut found = channel.fingerprints(document, &self.thresholds, &Scheme::default());
            found.sort_unstable();
            rows.extend(
                found.into_iter().map(|fingerprint| Place {
                    file: Arc::clone(&file),
                    hash: fingerprint.hash,
                    position: u32::try_from(fingerprint.position)
                        .expect("fewer tokens than a text has bytes"),
                    channel,
                }),
            );
        }
    }

    /// Leaves the rows whose hashes the index has of a submission.
    fn leave_out_given(&self, id: u32, name: &str, rows: &mut Vec<Place>) -> Result<(), Error> {
        for channel in Channel::ALL {
            let own = rows.iter().filter(|row| row.channel == channel);
            let mut own: Vec<u64> = own.map(|row| row.hash).collect();
            own.sort_unstable();
            own.dedup();
            let kept = self.kept(channel, id, name, &own)?;
            if let Some(kept) = kept {
                rows.retain(|row| row.channel != channel || kept.contains(&row.hash));
            }
        }
        Ok(())
    }

    /// Returns those of a submission's hashes, distinct and ascending, that the index has; `None` if it has all.
    ///
    /// Starter code only grows: if as many are left without all of it as the index has, they are the same. Otherwise some of it was added
    /// after the submission, and they are looked up in the index.
    fn kept(
        &self,
        channel: Channel,
        id: u32,
        name: &str,
        own: &[u64],
    ) -> Result<Option<HashSet<u64>>, Error> {
        let expected = self.index.totals(channel as usize, id).fingerprints();
        if own.len() as u64 == expected {
            return Ok(None);
        }
        let not_given = |hash: &u64| !self.boilerplate.contains(channel, *hash);
        let mut kept: HashSet<u64> = own.iter().copied().filter(not_given).collect();
        if kept.len() as u64 != expected {
            kept = self.looked_up(channel, id, own)?;
        }
        let found = kept.len() as u64;
        match found == expected {
            true => Ok(Some(kept)),
            false => Err(Error::Fingerprints {
                submission: name.to_owned(),
                channel: channel.name(),
                expected,
                found,
            }),
        }
    }

    /// Returns those of `own` that the index finds the submission by.
    fn looked_up(
        &self,
        channel: Channel,
        id: u32,
        own: &[u64],
    ) -> Result<HashSet<u64>, codesim_index::Error> {
        let mut found = HashSet::new();
        let lookup = self.index.lookup(channel as usize, own, |hash, ids| {
            if ids.binary_search(&id).is_ok() {
                found.insert(hash);
            }
        });
        lookup.map(|()| found)
    }
}

fn text(text: &str) -> ByteArray {
    ByteArray::from(text)
}

#[cfg(test)]
mod tests;
