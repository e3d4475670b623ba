//! An archive that is open.

use std::path::Path;

use codesim_index::{Index, Writer};
use codesim_intake::SourceFile;
use codesim_match::Channel;
use codesim_progress::Observer;
use codesim_token::Document;

use crate::codec;
use crate::error::Error;
use crate::fingerprint_config::{self, FingerprintConfig, revisions};
use crate::view::ArchiveView;

/// An archive that is open for reading; what others add meanwhile is not seen.
#[derive(Debug)]
pub struct Archive {
    index: Index,
    config: FingerprintConfig,
}

/// An archive that is open for changes. There is one at a time; readers do not mind it.
#[derive(Debug)]
pub struct ArchiveWriter {
    pub(crate) writer: Writer,
}

impl Archive {
    /// Opens the archive in the folder `path`.
    ///
    /// # Errors
    /// If there is none, or one that this codesim cannot read.
    pub fn open(path: &Path) -> Result<Self, Error> {
        Self::of(Index::open(path)?)
    }

    fn of(index: Index) -> Result<Self, Error> {
        let config = FingerprintConfig::read(index.version(), index.meaning())?;
        Ok(Self { index, config })
    }

    /// Returns how its fingerprints were made.
    pub fn config(&self) -> &FingerprintConfig {
        &self.config
    }

    /// Returns the index that holds it.
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// Its submissions, to be compared with a class.
    pub fn view(&self) -> ArchiveView<'_> {
        ArchiveView::new(&self.index)
    }

    /// Refuses fingerprints that are made by another recipe, or of files that other revisions of front ends have read.
    ///
    /// # Errors
    /// [`Error::Index`] with what is different.
    pub fn check<'a>(
        &self,
        config: &FingerprintConfig,
        files: impl Iterator<Item = &'a SourceFile>,
    ) -> Result<(), Error> {
        let version = self.index.version();
        let mut own = config.entries(version);
        own.extend(revisions(version, files));
        Ok(fingerprint_config::check(&self.index, &own)?)
    }

    /// Returns its boilerplate.
    ///
    /// # Errors
    /// If that is damaged.
    pub fn boilerplate(&self) -> Result<Vec<Document>, Error> {
        boilerplate(&self.index)
    }
}

impl ArchiveWriter {
    /// Makes an archive without submissions in the new folder `path`.
    ///
    /// # Errors
    /// If there is something at `path`, or the disk refuses it.
    pub fn create(path: &Path, config: &FingerprintConfig) -> Result<Self, Error> {
        let entries = config.entries(codesim_index::VERSION);
        let writer = Writer::create(path, Channel::COUNT, entries)?;
        Ok(Self { writer })
    }

    /// Opens the archive in the folder `path`.
    ///
    /// # Errors
    /// As [`Archive::open`], and while another writer is at work.
    pub fn open(path: &Path) -> Result<Self, Error> {
        let writer = Writer::open(path)?;
        Ok(Self { writer })
    }

    /// Returns the index with all changes so far.
    pub fn index(&self) -> &Index {
        self.writer.index()
    }

    /// Returns how its fingerprints are made.
    ///
    /// # Errors
    /// If the index does not say enough.
    pub fn config(&self) -> Result<FingerprintConfig, Error> {
        FingerprintConfig::read(self.index().version(), self.index().meaning())
    }

    /// Merges files of the index where there are many: later look-ups are faster. Call it after [`ArchiveWriter::add`].
    ///
    /// # Errors
    /// If the disk refuses it, or the observer says stop; the submissions are in all the same.
    pub fn merge(&mut self, observer: &dyn Observer) -> Result<(), Error> {
        Ok(self.writer.merge(observer)?)
    }
}

/// Returns the boilerplate of an index.
pub(crate) fn boilerplate(index: &Index) -> Result<Vec<Document>, Error> {
    let documents = index.boilerplate().iter();
    let documents = documents.map(|piece| codec::decode_boilerplate(&piece.data));
    let documents: Result<Vec<Vec<Document>>, _> = documents.collect();
    let documents = documents.map_err(Error::Boilerplate)?;
    Ok(documents.into_iter().flatten().collect())
}
