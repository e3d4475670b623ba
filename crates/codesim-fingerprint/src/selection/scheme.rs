//! All schemes as one type, for those who let their users choose.

use crate::selection::anchored::Anchored;
use crate::selection::every_gram::EveryGram;
use crate::selection::every_ith::EveryIth;
use crate::selection::grams::Selection;
use crate::selection::safe_zero_mod::SafeZeroMod;
use crate::selection::smallest::Smallest;
use crate::selection::winnowing::{RobustWinnowing, Winnowing};
use crate::selection::zero_mod::ZeroMod;

/// A scheme, without the window that some of them have.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Scheme {
    /// [`RobustWinnowing`].
    #[default]
    RobustWinnowing,
    /// [`Winnowing`].
    Winnowing,
    /// [`ZeroMod`], with its p.
    ZeroMod(u64),
    /// [`SafeZeroMod`], with its p.
    SafeZeroMod(u64),
    /// [`Smallest`], with its n.
    Smallest(usize),
    /// [`EveryGram`].
    EveryGram,
    /// [`EveryIth`], with its i.
    EveryIth(usize),
    /// [`Anchored`].
    Anchored(Anchored),
}

impl Scheme {
    /// Makes the scheme with windows of `window` hashes.
    pub fn selection(&self, window: usize) -> Box<dyn Selection> {
        match self {
            &Self::ZeroMod(modulus) => Box::new(ZeroMod { modulus }),
            &Self::Smallest(count) => Box::new(Smallest { count }),
            &Self::EveryIth(step) => Box::new(EveryIth { step }),
            Self::Anchored(anchored) => Box::new(anchored.clone()),
            Self::RobustWinnowing => Box::new(RobustWinnowing { window }),
            Self::Winnowing => Box::new(Winnowing { window }),
            &Self::SafeZeroMod(modulus) => Box::new(SafeZeroMod { window, modulus }),
            Self::EveryGram => Box::new(EveryGram),
        }
    }

    /// Whether it cannot miss a run that is long enough: with windows of w hashes, two documents that share a run of `w + k - 1` symbols
    /// share the hash of a selected k-gram, whatever surrounds it.
    pub fn is_guaranteed(&self) -> bool {
        match self {
            Self::RobustWinnowing | Self::Winnowing | Self::SafeZeroMod(_) | Self::EveryGram => {
                true
            }
            Self::ZeroMod(_) | Self::Smallest(_) | Self::EveryIth(_) | Self::Anchored(_) => false,
        }
    }
}
