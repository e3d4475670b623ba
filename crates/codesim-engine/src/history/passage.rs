//! How much of a passage the versions of a file have.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::rc::Rc;

use codesim_fingerprint::hashes;
use codesim_intake::history::{Blob, Histories, History, Unreadable};
use codesim_token::TokenString;

/// Number of tokens of the k-grams by which a passage is known.
const K: usize = 12;

/// The most bytes of a version.
const MAX_BYTES: u64 = 2 << 20;

/// The most bytes of all versions of a history: reading them takes a few seconds.
const MAX_READ: u64 = 256 << 20;

/// The most k-grams of versions that are kept.
const MAX_KEPT: usize = 4_000_000;

/// The hashes of the k-grams of a passage, each once.
pub(crate) struct Passage(Vec<u64>);

impl Passage {
    /// Returns the passage in some bytes of a text; `None` if it is too short to be known again.
    pub(crate) fn new(tokens: &TokenString, bytes: &Range<usize>) -> Option<Self> {
        let spans = tokens.spans();
        let first = spans.partition_point(|span| (span.start as usize) < bytes.start);
        let end = spans.partition_point(|span| (span.start as usize) < bytes.end);
        let mut grams = hashes(tokens.structure().get(first..end)?, K);
        grams.sort_unstable();
        grams.dedup();
        (!grams.is_empty()).then_some(Self(grams))
    }

    /// Returns the share of the passage that these k-grams have, 0..=1.
    fn share(&self, grams: &HashSet<u64>) -> f64 {
        let found = self.0.iter().filter(|gram| grams.contains(gram)).count();
        found as f64 / self.0.len() as f64
    }
}

/// The versions of the files of a history, each read once while there is room.
pub(crate) struct Versions<'r> {
    pub(crate) histories: &'r Histories<'r>,
    pub(crate) history: &'r dyn History,
    kept: RefCell<Kept>,
    blobs: RefCell<HashMap<String, Rc<[Option<Blob>]>>>,
    /// Bytes that may still be read.
    left: Cell<u64>,
}

/// The k-grams of contents.
#[derive(Default)]
struct Kept {
    grams: HashMap<Blob, Rc<HashSet<u64>>>,
    count: usize,
}

impl<'r> Versions<'r> {
    pub(crate) fn new(histories: &'r Histories<'r>, history: &'r dyn History) -> Self {
        Self {
            histories,
            history,
            kept: RefCell::default(),
            blobs: RefCell::default(),
            left: Cell::new(MAX_READ),
        }
    }

    /// Returns the content of a file in each version.
    pub(crate) fn of(&self, path: &str) -> Result<Rc<[Option<Blob>]>, Unreadable> {
        let mut known = self.blobs.borrow_mut();
        if let Some(blobs) = known.get(path) {
            return Ok(Rc::clone(blobs));
        }
        let all = 0..self.history.versions().len();
        let blobs = all.map(|version| self.history.blob(version, path));
        let blobs: Rc<[Option<Blob>]> = blobs.collect::<Result<_, Unreadable>>()?;
        known.insert(path.to_owned(), Rc::clone(&blobs));
        Ok(blobs)
    }

    /// Returns the share of a passage that a content of a file has, 0..=1.
    pub(crate) fn share(
        &self,
        passage: &Passage,
        blob: Blob,
        path: &str,
    ) -> Result<f64, Unreadable> {
        Ok(passage.share(&*self.grams(blob, path)?))
    }

    /// Returns the bytes of a content; none if it is longer than what people write.
    pub(crate) fn bytes(&self, blob: Blob) -> Result<Vec<u8>, Unreadable> {
        let bytes = self.history.bytes(blob, MAX_BYTES)?.unwrap_or_default();
        let left = self.left.get().checked_sub(bytes.len() as u64);
        self.left.set(left.ok_or(Unreadable)?);
        Ok(bytes)
    }

    fn grams(&self, blob: Blob, path: &str) -> Result<Rc<HashSet<u64>>, Unreadable> {
        let mut kept = self.kept.borrow_mut();
        if let Some(grams) = kept.grams.get(&blob) {
            return Ok(Rc::clone(grams));
        }
        let tokens = self.histories.tokens(self.bytes(blob)?, path);
        let grams = hashes(tokens.structure(), K).into_iter();
        let grams: Rc<HashSet<u64>> = Rc::new(grams.collect());
        if kept.count + grams.len() > MAX_KEPT {
            *kept = Kept::default();
        }
        kept.count += grams.len();
        kept.grams.insert(blob, Rc::clone(&grams));
        Ok(grams)
    }
}
