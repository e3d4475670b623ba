//! The packed form of up to [`ENTRIES`] entries of a segment.
//!
//! *Problem.* An entry is a 64-bit hash and the id of a submission: 12 bytes. Sorted by hash, 100 million of them need less than 8.
//!
//! *Method.* A block holds the differences of neighbouring hashes, all in as many bits as its largest needs, and after them the ids less
//! the least id of the segment, likewise. Its first hash is in the directory of the segment, not here.
//!
//! ```text
//! checksum 4 | entries - 1: 1 | bits of a difference: 1 | bits of an id: 1 | 0: 1 | differences | ids
//! ```
//!
//! Differences and ids are bit strings, lowest bit first, each filled up to a whole byte. The checksum (CRC-32) is over everything after it.
//!
//! *Cost.* Of n hashes spread evenly a difference has about 64 - log2 n bits and the largest of a block about 3 more. Hashes that winnowing
//! selects are the smallest of a window and thus crowd at the lower end, which makes it less.
//!
//! *Source.* Frame of reference coding (Goldstein, Ramakrishnan and Shaft 1998).

/// Most entries of a block. More make the directory smaller and each look-up slower.
pub(crate) const ENTRIES: usize = 256;

/// Bytes before the bit strings.
const HEADER: usize = 8;

/// Bytes after a block that may be read, though not used, when its last numbers are taken out.
const PADDING: usize = 16;

/// Largest number of bits of a number that fits in one word, wherever it starts in a byte.
const NARROW: u32 = 56;

/// A hash and the submission that contains it.
pub(crate) type Entry = (u64, u32);

/// Appends the block of `entries`, which are ascending, at least one and at most [`ENTRIES`]; no id is below `least`.
pub(crate) fn encode(entries: &[Entry], least: u32, out: &mut Vec<u8>) {
    let start = out.len();
    let differences = || entries.windows(2).map(|pair| pair[1].0 - pair[0].0);
    let ids = || entries.iter().map(|&(_, id)| u64::from(id - least));
    let count = u8::try_from(entries.len() - 1).expect("a block has at most 256 entries");
    let (hash_bits, id_bits) = (widest(differences()), widest(ids()));
    out.extend([0, 0, 0, 0, count, hash_bits as u8, id_bits as u8, 0]);
    pack(differences(), hash_bits, out);
    pack(ids(), id_bits, out);
    let checksum = crc32fast::hash(&out[start + 4..]);
    out[start..start + 4].copy_from_slice(&checksum.to_le_bytes());
}

/// Bits of the largest number.
fn widest(numbers: impl Iterator<Item = u64>) -> u32 {
    u64::BITS - numbers.fold(0, |all, number| all | number).leading_zeros()
}

/// Appends numbers of `bits` bits each.
fn pack(numbers: impl Iterator<Item = u64>, bits: u32, out: &mut Vec<u8>) {
    let (mut waiting, mut filled) = (0_u128, 0);
    for number in numbers {
        waiting |= u128::from(number) << filled;
        filled += bits;
        if filled >= 64 {
            out.extend((waiting as u64).to_le_bytes());
            waiting >>= 64;
            filled -= 64;
        }
    }
    out.extend(&waiting.to_le_bytes()[..filled.div_ceil(8) as usize]);
}

/// A block that was read and found to be whole.
#[derive(Debug, Default)]
pub(crate) struct Block {
    bytes: Vec<u8>,
    entries: usize,
    hash_bits: u32,
    id_bits: u32,
    /// Where the ids start, in bits.
    ids: usize,
}

impl Block {
    /// Makes room for a block of `length` bytes; [`Block::check`] must follow when they are filled in.
    pub(crate) fn room(&mut self, length: usize) -> &mut [u8] {
        self.entries = 0;
        self.bytes.clear();
        self.bytes.resize(length + PADDING, 0);
        &mut self.bytes[..length]
    }

    /// Whether what is in the room is a block; else it counts as empty.
    pub(crate) fn check(&mut self) -> bool {
        let length = self.bytes.len() - PADDING;
        let block = &self.bytes[..length];
        if length < HEADER || crc32fast::hash(&block[4..]).to_le_bytes() != block[..4] {
            return false;
        }
        let entries = usize::from(block[4]) + 1;
        let (hash_bits, id_bits) = (u32::from(block[5]), u32::from(block[6]));
        let differences = (entries - 1) * hash_bits as usize;
        let ids = HEADER + differences.div_ceil(8);
        let end = ids + (entries * id_bits as usize).div_ceil(8);
        if hash_bits > u64::BITS || id_bits > u32::BITS || block[7] != 0 || end != length {
            return false;
        }
        (self.entries, self.hash_bits, self.id_bits) = (entries, hash_bits, id_bits);
        self.ids = ids * 8;
        true
    }

    /// Replaces `hashes` by those of the block, the first of which is `first`.
    pub(crate) fn hashes(&self, first: u64, hashes: &mut Vec<u64>) {
        hashes.clear();
        hashes.push(first);
        let (mut hash, bits) = (first, self.hash_bits as usize);
        let positions = (0..self.entries.saturating_sub(1)).map(|entry| HEADER * 8 + entry * bits);
        // Only a block that was never written by this crate overflows here; that must not end the program.
        let mut next = |difference: u64| {
            hash = hash.wrapping_add(difference);
            hash
        };
        // The width is looked at once and not for each number: this is the innermost loop of a look-up.
        match self.hash_bits {
            ..=NARROW => hashes.extend(positions.map(|at| next(self.narrow(at, self.hash_bits)))),
            _ => hashes.extend(positions.map(|at| next(self.wide(at, self.hash_bits)))),
        }
    }

    /// Returns the id of an entry, less the least of the segment.
    pub(crate) fn id(&self, entry: usize) -> u32 {
        self.narrow(self.ids + entry * self.id_bits as usize, self.id_bits) as u32
    }

    /// Returns the number of at most [`NARROW`] bits at a position in bits.
    fn narrow(&self, position: usize, bits: u32) -> u64 {
        let (byte, bit) = (position / 8, position % 8);
        let word = self.bytes[byte..byte + 8].try_into().expect("eight bytes");
        (u64::from_le_bytes(word) >> bit) & ((1 << bits) - 1)
    }

    /// Returns the number of `bits` bits at a position in bits.
    fn wide(&self, position: usize, bits: u32) -> u64 {
        let (byte, bit) = (position / 8, position % 8);
        let words = self.bytes[byte..byte + 16]
            .try_into()
            .expect("sixteen bytes");
        ((u128::from_le_bytes(words) >> bit) & ((1 << bits) - 1)) as u64
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn decoded(bytes: &[u8], first: u64, least: u32) -> Option<Vec<Entry>> {
        let mut block = Block::default();
        block.room(bytes.len()).copy_from_slice(bytes);
        if !block.check() {
            return None;
        }
        let mut hashes = Vec::new();
        block.hashes(first, &mut hashes);
        let ids = (0..hashes.len()).map(|entry| block.id(entry) + least);
        Some(hashes.into_iter().zip(ids).collect())
    }

    fn assert_kept(entries: &[Entry]) {
        let least = entries.iter().map(|&(_, id)| id).min().unwrap_or(0);
        let mut bytes = Vec::new();
        encode(entries, least, &mut bytes);
        assert_eq!(
            decoded(&bytes, entries[0].0, least).as_deref(),
            Some(entries)
        );
    }

    #[test]
    fn extremes() {
        assert_kept(&[(0, 0)]);
        assert_kept(&[(u64::MAX, u32::MAX)]);
        assert_kept(&[(0, 0), (u64::MAX, u32::MAX)]);
        assert_kept(&[(0, u32::MAX), (u64::MAX, 0), (u64::MAX, 1)]);
        assert_kept(&(0..256).map(|id| (77, id)).collect::<Vec<_>>());
        assert_kept(&(0..256).map(|id| (id << 56, 5)).collect::<Vec<_>>());
    }

    #[test]
    fn equal_hashes_and_ids_take_no_room() {
        let mut bytes = Vec::new();
        encode(&[(77, 5); ENTRIES], 5, &mut bytes);
        assert_eq!(bytes.len(), HEADER);
    }

    proptest! {
        #[test]
        fn entries_are_kept(mut entries in prop::collection::vec(any::<Entry>(), 1..=ENTRIES), shift in 0..64_u32, ids in 0..32_u32) {
            entries.iter_mut().for_each(|(hash, id)| (*hash, *id) = (*hash >> shift, *id >> ids));
            entries.sort_unstable();
            assert_kept(&entries);
        }

        #[test]
        fn a_flipped_bit_is_seen(mut entries in prop::collection::vec(any::<Entry>(), 1..20), at in any::<prop::sample::Index>()) {
            entries.sort_unstable();
            let mut bytes = Vec::new();
            encode(&entries, 0, &mut bytes);
            let bit = at.index(bytes.len() * 8);
            bytes[bit / 8] ^= 1 << (bit % 8);
            prop_assert_eq!(decoded(&bytes, entries[0].0, 0), None);
        }

        #[test]
        fn any_bytes_are_refused_or_read(mut bytes in prop::collection::vec(any::<u8>(), 0..64)) {
            if let Some((checksum, rest)) = bytes.split_first_chunk_mut::<4>() {
                *checksum = crc32fast::hash(rest).to_le_bytes();
            }
            decoded(&bytes, 5, 0);
        }
    }
}
