//! The two numbers that a user chooses, and the window that follows from them.

use std::fmt;

/// Noise threshold `k` and guarantee threshold `t`, both in symbols, with `1 <= k <= t`.
///
/// No shared run shorter than `k` is ever found; every shared run of at least `t` is.
///
/// ```
/// use codesim_fingerprint::Thresholds;
///
/// let thresholds = Thresholds::new(50, 149)?;
/// assert_eq!(thresholds.window(), 100);
/// assert!(Thresholds::new(8, 7).is_err());
/// # Ok::<(), codesim_fingerprint::ThresholdsError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Thresholds {
    noise: usize,
    guarantee: usize,
}

impl Thresholds {
    /// The largest t: no string is as long, and sums of a few thresholds have room.
    pub const MOST: usize = usize::MAX / 16;

    /// Checks and keeps `noise` (k) and `guarantee` (t).
    ///
    /// # Errors
    /// `k = 0`, `t < k` and a k or t above [`Thresholds::MOST`] are refused.
    pub const fn new(noise: usize, guarantee: usize) -> Result<Self, ThresholdsError> {
        if noise == 0 {
            Err(ThresholdsError::NoiseIsZero)
        } else if noise > Self::MOST {
            Err(ThresholdsError::NoiseTooLarge { noise })
        } else if guarantee < noise {
            Err(ThresholdsError::GuaranteeBelowNoise { noise, guarantee })
        } else if guarantee > Self::MOST {
            Err(ThresholdsError::GuaranteeTooLarge { guarantee })
        } else {
            Ok(Self { noise, guarantee })
        }
    }

    /// Returns k, the length of a k-gram in symbols.
    pub const fn noise(self) -> usize {
        self.noise
    }

    /// Returns t, the length in symbols from which a shared run is certain to be found.
    pub const fn guarantee(self) -> usize {
        self.guarantee
    }

    /// Returns w = t - k + 1, the number of neighbouring k-grams of which at least one is selected.
    pub const fn window(self) -> usize {
        self.guarantee - self.noise + 1
    }
}

/// Why a pair of thresholds is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThresholdsError {
    /// k = 0: there is no k-gram of no symbols.
    NoiseIsZero,
    /// t < k: no run shorter than k is ever found, so it cannot be guaranteed.
    GuaranteeBelowNoise {
        /// k as given.
        noise: usize,
        /// t as given.
        guarantee: usize,
    },
    /// k is above [`Thresholds::MOST`].
    NoiseTooLarge {
        /// k as given.
        noise: usize,
    },
    /// t is above [`Thresholds::MOST`].
    GuaranteeTooLarge {
        /// t as given.
        guarantee: usize,
    },
}

impl fmt::Display for ThresholdsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoiseIsZero => write!(f, "noise threshold 0: at least 1 token is needed"),
            Self::GuaranteeBelowNoise { noise, guarantee } => write!(
                f,
                "guarantee threshold {guarantee} is below the noise threshold {noise}: \
                 it must be at least {noise}"
            ),
            Self::NoiseTooLarge { noise } => write!(
                f,
                "noise threshold {noise}: at most {} was expected",
                Thresholds::MOST
            ),
            Self::GuaranteeTooLarge { guarantee } => write!(
                f,
                "guarantee threshold {guarantee}: at most {} was expected",
                Thresholds::MOST
            ),
        }
    }
}

impl std::error::Error for ThresholdsError {}
