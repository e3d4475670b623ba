//! How much an archive may be.

/// How many times its size an archive may unpack to, beyond [`SMALL`]. Programs are packed to a third or a tenth, ten copies of one to a
/// hundredth at the least; bombs to a thousandth.
pub(super) const RATIO: u64 = 100;

/// So many bytes are no harm, however small they were packed.
const SMALL: u64 = 16 << 20;

/// How many bytes may come out of so many packed ones; what gives more is a bomb.
pub fn worth(packed: u64) -> u64 {
    SMALL.saturating_add(packed.saturating_mul(RATIO))
}

/// What may come of an archive, or of several together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Files and folders.
    pub entries: usize,
    /// Bytes of a single file that can be read at all.
    pub file: u64,
    /// Bytes of archives that are in others, and of what comes out of compression before the first file is read.
    pub unpacked: u64,
    /// Bytes of files that have to be kept in memory.
    pub kept: u64,
}

impl Limits {
    /// Of an archive that a whole class may be in.
    pub const CLASS: Self = Self {
        entries: 200_000,
        file: 1 << 30,
        unpacked: 8 << 30,
        kept: 2 << 30,
    };
    /// Of all archives in a submission.
    pub const SUBMISSION: Self = Self {
        entries: 200_000,
        file: 128 << 20,
        unpacked: 512 << 20,
        kept: 256 << 20,
    };
}
