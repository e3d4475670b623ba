//! How much an archive may be.

/// How many times its size an archive may unpack to, beyond [`SMALL`]. Programs are packed to a third or a tenth, ten copies of one to a
/// hundredth at the least; bombs to a thousandth.
pub const RATIO: u64 = 100;

/// So many bytes are no harm, however small they were packed.
pub const SMALL: u64 = 16 << 20;

/// What an archive may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Files and folders in it.
    pub entries: usize,
    /// Bytes of a single file that can be read at all.
    pub file: u64,
    /// Bytes of all files that have to be kept in memory.
    pub kept: u64,
}

impl Limits {
    /// Of an archive that a whole class may be in.
    pub const CLASS: Self = Self {
        entries: 200_000,
        file: 1 << 30,
        kept: 2 << 30,
    };
    /// Of an archive that is part of a submission.
    pub const SUBMISSION: Self = Self {
        entries: 50_000,
        file: 128 << 20,
        kept: 256 << 20,
    };
}
