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
use crate::keyed::{self, ArchiveKey, Keyed};
use crate::view::ArchiveView;

/// An archive that is open for reading; what others add meanwhile is not seen.
#[derive(Debug)]
pub struct Archive {
    index: Index,
    config: FingerprintConfig,
    /// None if it is not keyed.
    keyed: Option<Keyed>,
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
    /// If there is none, one that this codesim cannot read, or one that is keyed.
    pub fn open(path: &Path) -> Result<Self, Error> {
        Self::open_with(path, None)
    }

    /// Opens the archive in the folder `path`, which is keyed with `key` if there is one.
    ///
    /// # Errors
    /// As [`Archive::open`], and if the archive is keyed with another key, or not at all.
    pub fn open_with(path: &Path, key: Option<&ArchiveKey>) -> Result<Self, Error> {
        let index = Index::open(path)?;
        Ok(Self {
            config: FingerprintConfig::read(index.version(), index.meaning())?,
            keyed: Keyed::new(&index, key)?,
            index,
        })
    }

    /// Whether it is keyed: it has neither names nor code.
    pub fn is_keyed(&self) -> bool {
        self.keyed.is_some()
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
        ArchiveView::new(&self.index, self.keyed.as_ref())
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
        if self.is_keyed() {
            own.insert("hash".to_owned(), keyed::hash_id());
        }
        own.extend(revisions(version, files));
        Ok(fingerprint_config::check(&self.index, &own)?)
    }

    /// Returns its boilerplate. That of a keyed archive is withheld, see [`ArchiveView::given`].
    ///
    /// # Errors
    /// If that is damaged.
    pub fn boilerplate(&self) -> Result<Vec<Document>, Error> {
        match self.is_keyed() {
            true => Ok(Vec::new()),
            false => boilerplate(&self.index),
        }
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
        Keyed::new(writer.index(), None)?;
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
