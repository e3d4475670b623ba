//! A keyed archive, as a class with plain hashes sees it.

use std::collections::{HashMap, HashSet};

use codesim_index::Index;
use codesim_match::{Channel, ChannelThresholds, DocumentGrams, Submission, document_grams};
use rayon::prelude::*;

use crate::codec;
use crate::error::Error;
use crate::keyed::{ArchiveKey, CHECK};

/// The key of an archive, and its starter code.
#[derive(Debug)]
pub(crate) struct Keyed {
    key: ArchiveKey,
    /// The keyed hashes of all grams of each document of the starter code.
    given: Vec<DocumentGrams>,
    /// The same as a set of each channel.
    all_given: [HashSet<u64>; Channel::COUNT],
}

impl Keyed {
    /// Makes what is needed to ask an index with its key, if it is keyed.
    ///
    /// # Errors
    /// If it is keyed and there is no key or another one, or the other way round; if its starter code is damaged.
    pub(crate) fn new(index: &Index, key: Option<&ArchiveKey>) -> Result<Option<Self>, Error> {
        let path = || codesim_display::visible_path(index.path());
        match (index.meaning().get(CHECK), key) {
            (None, None) => Ok(None),
            (None, Some(_)) => Err(Error::NotKeyed(path())),
            (Some(_), None) => Err(Error::Keyed(path())),
            (Some(check), Some(key)) if *check != key.check_value() => Err(Error::OtherKey(path())),
            (Some(_), Some(key)) => Self::of(index, key.clone()).map(Some),
        }
    }

    fn of(index: &Index, key: ArchiveKey) -> Result<Self, Error> {
        let pieces = index.boilerplate().iter();
        let pieces = pieces.map(|piece| codec::decode_grams(&piece.data));
        let pieces: Vec<Vec<DocumentGrams>> = pieces
            .collect::<Result<_, _>>()
            .map_err(Error::Boilerplate)?;
        let given = pieces.concat();
        let all = |channel: Channel| {
            let documents = given.iter();
            documents
                .flat_map(|grams| grams[channel as usize].iter().copied())
                .collect()
        };
        Ok(Self {
            all_given: Channel::ALL.map(all),
            given,
            key,
        })
    }

    /// Returns the hashes of the archive for plain ones of a class, each with the plain one, ascending. A gram of [`Keyed::given`] that is
    /// no plain one stands for itself.
    pub(crate) fn asked(&self, channel: Channel, wanted: &[u64]) -> Vec<(u64, u64)> {
        let given = &self.all_given[channel as usize];
        let asked = wanted.par_iter().map(|&hash| match given.contains(&hash) {
            true => (hash, hash),
            false => (self.key.hash(channel, hash), hash),
        });
        let mut asked: Vec<(u64, u64)> = asked.collect();
        asked.par_sort_unstable();
        asked.dedup_by_key(|(stored, _)| *stored);
        asked
    }

    /// Returns the grams of the archive's starter code as a class sees them: plain where a submission or the class's own starter code
    /// `own` has them, else as the archive has them.
    pub(crate) fn given(
        &self,
        submissions: &[Submission],
        own: &[DocumentGrams],
        thresholds: &ChannelThresholds,
    ) -> Vec<DocumentGrams> {
        if self.given.is_empty() {
            return Vec::new();
        }
        let documents = submissions.par_iter().flat_map(|it| &it.documents);
        let grams = documents.map(|document| document_grams(&document.open(), thresholds));
        let mut known: [HashMap<u64, u64>; Channel::COUNT] = Default::default();
        for all in grams.map(|grams| self.known(&grams)).collect::<Vec<_>>() {
            known
                .iter_mut()
                .zip(all)
                .for_each(|(known, all)| known.extend(all));
        }
        for grams in own {
            let all = self.known(grams);
            known
                .iter_mut()
                .zip(all)
                .for_each(|(known, all)| known.extend(all));
        }
        let plain = |channel: Channel, stored: u64| {
            let plain = known[channel as usize].get(&stored);
            plain.copied().unwrap_or(stored)
        };
        let document = |grams: &DocumentGrams| {
            Channel::ALL.map(|channel| {
                let grams = grams[channel as usize].iter();
                grams.map(|&stored| plain(channel, stored)).collect()
            })
        };
        self.given.iter().map(document).collect()
    }

    /// Returns those grams of a document that the starter code has: keyed, and plain.
    fn known(&self, grams: &DocumentGrams) -> [Vec<(u64, u64)>; Channel::COUNT] {
        Channel::ALL.map(|channel| {
            let mut distinct = grams[channel as usize].clone();
            distinct.sort_unstable();
            distinct.dedup();
            let stored = distinct
                .into_iter()
                .map(|plain| (self.key.hash(channel, plain), plain));
            let given = &self.all_given[channel as usize];
            stored
                .filter(|(stored, _)| given.contains(stored))
                .collect()
        })
    }
}
