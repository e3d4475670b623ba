//! Versions that are there as files: attempts, and snapshots.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap};

use sha2::{Digest, Sha256};

use crate::files::FileTree;
use crate::filter::Filter;
use crate::layouts::Part;
use crate::listing::Listing;
use crate::pieces::MAX_FILE_BYTES;

use super::version::{Blob, History, Record, Unreadable, Version};

/// The most bytes of all versions of a submission, of which those of equal files count once.
const MAX_BYTES: usize = 256 << 20;

/// A version that is there as files.
pub(crate) struct State<'a> {
    pub(crate) id: String,
    pub(crate) time: i64,
    pub(crate) tree: &'a dyn FileTree,
    pub(crate) parts: &'a [Part],
}

/// The versions of a submission that are there as files, all of them read.
pub(crate) struct States {
    record: Record,
    versions: Vec<Version>,
    files: Vec<BTreeMap<String, Blob>>,
    contents: HashMap<Blob, Vec<u8>>,
}

impl States {
    /// Reads the files of states, each of which follows the one before.
    ///
    /// # Errors
    /// If one of them cannot be read, or they are too large.
    pub(crate) fn read(
        record: Record,
        states: &[State],
        filter: &Filter,
    ) -> Result<Self, Unreadable> {
        let mut read = Self {
            record,
            versions: Vec::new(),
            files: Vec::new(),
            contents: HashMap::new(),
        };
        let mut left = MAX_BYTES;
        for (index, state) in states.iter().enumerate() {
            let listing = Listing::of(state.tree, state.parts, filter);
            let mut files = BTreeMap::new();
            // A text that was typed into a platform is not its file's.
            for file in listing.files.iter().filter(|it| it.typed.is_none()) {
                let content = file.tree.read(&file.path, MAX_FILE_BYTES);
                let bytes = content.map_err(|_| Unreadable)?.bytes;
                let mut blob = Blob::default();
                blob.0.copy_from_slice(&Sha256::digest(&bytes)[..20]);
                files.insert(file.name.clone(), blob);
                if let Entry::Vacant(new) = read.contents.entry(blob) {
                    left = left.checked_sub(bytes.len()).ok_or(Unreadable)?;
                    new.insert(bytes.to_vec());
                }
            }
            read.files.push(files);
            read.versions.push(Version {
                id: state.id.clone(),
                written: state.time,
                committed: state.time,
                parents: index.checked_sub(1).into_iter().collect(),
                ..Version::default()
            });
        }
        Ok(read)
    }
}

impl History for States {
    fn record(&self) -> Record {
        self.record
    }

    fn folder(&self) -> &str {
        ""
    }

    fn versions(&self) -> &[Version] {
        &self.versions
    }

    fn blob(&self, version: usize, path: &str) -> Result<Option<Blob>, Unreadable> {
        Ok(self.files[version].get(path).copied())
    }

    fn files(&self, version: usize) -> Result<BTreeMap<String, Blob>, Unreadable> {
        Ok(self.files[version].clone())
    }

    fn bytes(&self, blob: Blob, limit: u64) -> Result<Option<Vec<u8>>, Unreadable> {
        let bytes = self.contents.get(&blob).ok_or(Unreadable)?;
        Ok((bytes.len() as u64 <= limit).then(|| bytes.clone()))
    }
}
