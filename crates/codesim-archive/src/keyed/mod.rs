//! Keyed archives: what two universities compare by who do not show each other code.
//!
//! *Problem.* The hash of a gram is public: whoever has an archive can hash a guess and see whether anybody wrote it. Names, texts and
//! tokens say more still.
//!
//! *Method.* A keyed archive has the output of a pseudorandom function, of a secret key and the hash, in place of each hash, and neither
//! names, texts nor tokens. Those who have the key ask for the hashes of a class in the same way. Fingerprints are selected before, by the
//! plain hashes, so that scores are those of the plain archive to the bit. Starter code is kept as the hashes of its grams, keyed as well.
//!
//! *Limits.* Nothing can be aligned, so a pair has a score, but no matches, and no verdict that rests on them. Submissions are in the order
//! of pseudonyms that are drawn at random, and so are pairs of equal scores. A holder of the key can test guesses of code. Outputs have 64
//! bits, as hashes do: among n of them two different hashes have the same one with a probability of n^2 / 2^65.

mod key;
mod lookup;

pub use key::ArchiveKey;
pub(crate) use lookup::Keyed;

/// Name of the entry of an archive's meaning that has the check value of its key.
pub(crate) const CHECK: &str = "keyed";

/// Name of the hash function of a keyed archive, after that of a plain one: a codesim that does not know it refuses the archive.
const KEYED_HASH: &str = "keyed by hmac-sha256-64";

/// Returns the name of the hash function of a keyed archive.
pub(crate) fn hash_id() -> String {
    format!("{}, {KEYED_HASH}", codesim_fingerprint::HASH_ID)
}
