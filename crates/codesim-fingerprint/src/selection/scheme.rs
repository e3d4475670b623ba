//! All schemes as one type, for those who let their users choose.

use crate::selection::{
    Anchored, EveryGram, EveryIth, Guaranteed, RobustWinnowing, SafeZeroMod, Selection, Smallest,
    Winnowing, ZeroMod,
};

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
    /// The scheme with windows of `window` hashes.
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

    /// The same as a scheme that cannot miss a shared run, if it is one.
    pub fn guaranteed(&self, window: usize) -> Option<Box<dyn Guaranteed>> {
        match self {
            Self::RobustWinnowing => Some(Box::new(RobustWinnowing { window })),
            Self::Winnowing => Some(Box::new(Winnowing { window })),
            &Self::SafeZeroMod(modulus) => Some(Box::new(SafeZeroMod { window, modulus })),
            Self::EveryGram => Some(Box::new(EveryGram)),
            Self::ZeroMod(_) | Self::Smallest(_) | Self::EveryIth(_) | Self::Anchored(_) => None,
        }
    }
}
