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
        let found = named(self.index(), name)?.into_iter();
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
        let ids: Vec<u32> = named(self.index(), name)?
            .into_iter()
            .map(|(id, _)| id)
            .collect();
        if !ids.is_empty() {
            self.writer.remove(&ids, observer)?;
            self.writer.compact(observer)?;
        }
        Ok(ids.len())
    }
}

fn named(index: &Index, name: &str) -> Result<Vec<(u32, Record)>, codesim_index::Error> {
    let mut found = Vec::new();
    for id in index.ids() {
        let record = index.record(id)?;
        if record.name == name {
            found.push((id, record));
        }
    }
    Ok(found)
}
