//! Everything of one student out of an archive.

use codesim_index::{Index, Record};
use codesim_progress::Observer;

use crate::archive::{Archive, ArchiveWriter};
use crate::error::Error;

impl Archive {
    /// Returns the collections that have a submission of this name.
    ///
    /// # Errors
    /// If the index is damaged.
    pub fn collections_of(&self, name: &str) -> Result<Vec<String>, Error> {
        let found = records(self.index(), |record| record.name == name)?.into_iter();
        Ok(found.map(|(_, record)| record.collection).collect())
    }
}

impl ArchiveWriter {
    /// Removes the submissions of this name from all collections, rewrites the index so that none of their data is left in its files, and
    /// returns their number.
    ///
    /// # Errors
    /// If the index is damaged, the disk refuses it, or the observer says stop.
    pub fn forget(&mut self, name: &str, observer: &dyn Observer) -> Result<usize, Error> {
        self.forget_where(|record| record.name == name, observer)
    }

    /// Removes the submissions that were added before a time, as [`ArchiveWriter::forget`] does, and returns their number. `before` is in seconds
    /// since 1970.
    ///
    /// # Errors
    /// If the index is damaged, the disk refuses it, or the observer says stop.
    pub fn forget_before(&mut self, before: i64, observer: &dyn Observer) -> Result<usize, Error> {
        self.forget_where(|record| record.added < before, observer)
    }

    fn forget_where(
        &mut self,
        is_meant: impl Fn(&Record) -> bool,
        observer: &dyn Observer,
    ) -> Result<usize, Error> {
        let found = records(self.index(), is_meant)?.into_iter();
        let ids: Vec<u32> = found.map(|(id, _)| id).collect();
        if !ids.is_empty() {
            self.writer.remove(&ids, observer)?;
            self.writer.compact(observer)?;
        }
        Ok(ids.len())
    }
}

/// Returns the records that are meant, with their ids.
fn records(
    index: &Index,
    is_meant: impl Fn(&Record) -> bool,
) -> Result<Vec<(u32, Record)>, codesim_index::Error> {
    let mut found = Vec::new();
    for id in index.ids() {
        let record = index.record(id)?;
        if is_meant(&record) {
            found.push((id, record));
        }
    }
    Ok(found)
}
