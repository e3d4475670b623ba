//! Files of object stores, by the crate `object_store`.
//!
//! *Method.* A file is read in blocks, each a request of its own: what reads a table skips most of it.

use std::io::{self, Read};
use std::ops::Range;
use std::sync::{Arc, Once};

use bytes::Bytes;
use object_store::path::Path;
use object_store::{ObjectStore, ObjectStoreExt, parse_url_opts};
use tokio::runtime::{Builder, Runtime};
use url::Url;

use crate::remote_files::error::Error;

/// Bytes of a request if nobody knows how many will be needed.
const BLOCK: u64 = 1 << 20;

/// Prefixes of the environment variables about stores.
const PREFIXES: [&str; 3] = ["aws_", "google_", "azure_"];

#[derive(Debug, Clone)]
pub(crate) struct CloudFolder {
    store: Arc<dyn ObjectStore>,
    path: Path,
    runtime: Arc<Runtime>,
}

#[derive(Debug, Clone)]
pub(crate) struct CloudFile {
    folder: CloudFolder,
    path: Path,
    length: u64,
}

impl CloudFolder {
    pub(crate) fn open(address: &str) -> Result<Self, Error> {
        let no_store = |source| Error::NoStore {
            address: address.to_owned(),
            source,
        };
        let url: Url = address
            .parse()
            .map_err(|error: url::ParseError| no_store(error.into()))?;
        use_ring();
        let opened = parse_url_opts(&url, settings());
        let (store, path) = opened.map_err(|error| no_store(error.into()))?;
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build();
        Ok(Self {
            store: store.into(),
            path,
            runtime: Arc::new(runtime.map_err(|error| no_store(error.into()))?),
        })
    }

    pub(crate) fn files(&self, folder: &str) -> Result<Vec<String>, object_store::Error> {
        let folder = below(&self.path, folder);
        let listed = self.store.list_with_delimiter(Some(&folder));
        let listed = self.runtime.block_on(listed)?;
        let names = listed.objects.iter();
        let names = names.filter_map(|object| object.location.filename());
        Ok(names.map(str::to_owned).collect())
    }

    pub(crate) fn file(&self, name: &str) -> Result<CloudFile, object_store::Error> {
        let path = below(&self.path, name);
        let about = self.runtime.block_on(self.store.head(&path))?;
        Ok(CloudFile {
            folder: self.clone(),
            path,
            length: about.size,
        })
    }
}

impl CloudFile {
    pub(crate) fn length(&self) -> u64 {
        self.length
    }

    pub(crate) fn read_from(&self, start: u64) -> impl Read + Send + use<> {
        Blocks {
            file: self.clone(),
            next: start,
            block: Bytes::new(),
        }
    }

    pub(crate) fn read(&self, start: u64, length: usize) -> io::Result<Bytes> {
        self.range(start..start + length as u64)
    }

    fn range(&self, range: Range<u64>) -> io::Result<Bytes> {
        let CloudFolder { store, runtime, .. } = &self.folder;
        Ok(runtime.block_on(store.get_range(&self.path, range))?)
    }
}

/// Reads a file block by block.
struct Blocks {
    file: CloudFile,
    /// Where the next block begins.
    next: u64,
    /// The rest of this one.
    block: Bytes,
}

impl Read for Blocks {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.block.is_empty() && self.next < self.file.length {
            let end = self.file.length.min(self.next + BLOCK);
            self.block = self.file.range(self.next..end)?;
            self.next = end;
        }
        let count = buffer.len().min(self.block.len());
        buffer[..count].copy_from_slice(&self.block.split_to(count));
        Ok(count)
    }
}

/// Returns the environment variables about stores, the same that their own tools use.
fn settings() -> impl Iterator<Item = (String, String)> {
    std::env::vars_os().filter_map(|(key, value)| {
        let key = key.into_string().ok()?.to_ascii_lowercase();
        let is_of_a_store = PREFIXES.iter().any(|prefix| key.starts_with(prefix));
        is_of_a_store.then_some((key, value.into_string().ok()?))
    })
}

fn below(folder: &Path, name: &str) -> Path {
    let parts = name.split('/');
    parts.fold(folder.clone(), |path, part| path.join(part))
}

/// Installs the TLS provider that the client of the stores uses, unless the program has installed one.
fn use_ring() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // If there is one already, that is as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
    });
}
