//! Limits of archives.

/// The most times its size that an archive may unpack to, beyond [`SMALL`]. Programs are packed to a third or a tenth, ten copies of one to a
/// hundredth at the least; bombs to a thousandth.
pub(super) const RATIO: u64 = 100;

/// Number of bytes that are harmless whatever their packed size.
const SMALL: u64 = 16 << 20;

/// Returns how many bytes may be unpacked from `packed` bytes; an archive that gives more is a bomb.
pub fn worth(packed: u64) -> u64 {
    SMALL.saturating_add(packed.saturating_mul(RATIO))
}

/// The limits of an archive, or of several together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Files and folders.
    pub entries: usize,
    /// Bytes of a single file that can be read.
    pub file: u64,
    /// Bytes of nested archives, and of decompressed data before the first file is read.
    pub unpacked: u64,
    /// Bytes of files that have to be kept in memory.
    pub kept: u64,
}

impl Limits {
    /// The limits of an archive that may hold a whole class.
    pub const CLASS: Self = Self {
        entries: 200_000,
        file: 1 << 30,
        unpacked: 8 << 30,
        kept: 2 << 30,
    };
    /// The limits of all archives in a submission.
    pub const SUBMISSION: Self = Self {
        entries: 200_000,
        file: 128 << 20,
        unpacked: 512 << 20,
        kept: 256 << 20,
    };
}
