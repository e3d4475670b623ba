//! The usual thresholds for each kind of text, and their combination with those that a user gives.

use std::fmt;

use codesim_fingerprint::{Thresholds, ThresholdsError};
use codesim_token::Granularity;

use crate::input::channel::Channel;
use crate::input::thresholds::ChannelThresholds;

impl ChannelThresholds {
    /// Returns the usual thresholds for texts of this granularity.
    ///
    /// ```
    /// use codesim_match::ChannelThresholds;
    /// use codesim_token::Granularity;
    ///
    /// let usual = ChannelThresholds::usual(Granularity::Lexeme);
    /// assert_eq!((usual.structure.noise(), usual.structure.guarantee()), (8, 11));
    /// assert_eq!((usual.text.noise(), usual.text.guarantee()), (4, 6));
    /// ```
    pub const fn usual(granularity: Granularity) -> Self {
        const OF_WORDS: ChannelThresholds = ChannelThresholds {
            structure: UsualThresholds::STRUCTURE.thresholds(),
            text: UsualThresholds::TEXT.thresholds(),
        };
        const OF_CHARACTERS: ChannelThresholds = ChannelThresholds {
            structure: UsualThresholds::CHARACTERS_STRUCTURE.thresholds(),
            text: UsualThresholds::CHARACTERS_TEXT.thresholds(),
        };
        match granularity {
            Granularity::Character => OF_CHARACTERS,
            _ => OF_WORDS,
        }
    }

    /// Returns the thresholds that are given, the others as usual: a t that is not given is as far above k as usual.
    ///
    /// # Errors
    /// If the thresholds of a channel contradict each other.
    ///
    /// ```
    /// use codesim_match::{ChannelThresholds, GivenThresholds};
    /// use codesim_token::Granularity;
    ///
    /// let given = GivenThresholds { noise: Some(20), ..GivenThresholds::default() };
    /// let thresholds = ChannelThresholds::with(Granularity::Lexeme, given)?;
    /// assert_eq!(thresholds.structure.guarantee(), 23);
    /// assert_eq!(thresholds.text.guarantee(), 6);
    ///
    /// let given = GivenThresholds { text_guarantee: Some(3), ..GivenThresholds::default() };
    /// let error = ChannelThresholds::with(Granularity::Lexeme, given).unwrap_err();
    /// assert!(error.to_string().starts_with("text channel: "));
    /// # Ok::<(), codesim_match::ChannelThresholdsError>(())
    /// ```
    pub fn with(
        granularity: Granularity,
        given: GivenThresholds,
    ) -> Result<Self, ChannelThresholdsError> {
        let [structure, text] = UsualThresholds::of(granularity);
        let of = |channel| move |error| ChannelThresholdsError { channel, error };
        Ok(Self {
            structure: structure
                .with(given.noise, given.guarantee)
                .map_err(of(Channel::Structure))?,
            text: text
                .with(given.text_noise, given.text_guarantee)
                .map_err(of(Channel::Text))?,
        })
    }
}

/// Thresholds as a user gives them; those that are not given follow from the usual ones.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct GivenThresholds {
    /// k of the structure channel.
    pub noise: Option<usize>,
    /// t of the structure channel.
    pub guarantee: Option<usize>,
    /// k of the text channel.
    pub text_noise: Option<usize>,
    /// t of the text channel.
    pub text_guarantee: Option<usize>,
}

impl GivenThresholds {
    /// Whether no threshold is given.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The usual thresholds of a channel: k, and how far t is above it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct UsualThresholds {
    /// k, in tokens.
    pub noise: usize,
    /// t - k, in tokens.
    pub distance: usize,
}

impl UsualThresholds {
    /// The thresholds of the structure channel, where a token is a lexeme or a word.
    pub const STRUCTURE: Self = Self {
        noise: 8,
        distance: 3,
    };

    /// The thresholds of the text channel, where a token is a lexeme or a word.
    pub const TEXT: Self = Self {
        noise: 4,
        distance: 2,
    };

    /// The thresholds of the structure channel, where a token is a character.
    pub const CHARACTERS_STRUCTURE: Self = Self {
        noise: 30,
        distance: 30,
    };

    /// The thresholds of the text channel, where a token is a character.
    pub const CHARACTERS_TEXT: Self = Self {
        noise: 15,
        distance: 15,
    };

    /// Returns the usual thresholds of the structure and of the text channel.
    pub const fn of(granularity: Granularity) -> [Self; 2] {
        match granularity {
            Granularity::Character => [Self::CHARACTERS_STRUCTURE, Self::CHARACTERS_TEXT],
            _ => [Self::STRUCTURE, Self::TEXT],
        }
    }

    /// Returns t, in tokens.
    pub const fn guarantee(self) -> usize {
        self.noise + self.distance
    }

    /// Returns these thresholds. Only for the constants above: others are checked by [`UsualThresholds::with`].
    const fn thresholds(self) -> Thresholds {
        match Thresholds::new(self.noise, self.guarantee()) {
            Ok(thresholds) => thresholds,
            Err(_) => panic!("the usual thresholds go together"),
        }
    }

    /// Returns the thresholds with the k and t that are given.
    fn with(
        self,
        noise: Option<usize>,
        guarantee: Option<usize>,
    ) -> Result<Thresholds, ThresholdsError> {
        let noise = noise.unwrap_or(self.noise);
        let guarantee = guarantee.unwrap_or(noise.saturating_add(self.distance));
        Thresholds::new(noise, guarantee)
    }
}

/// The reason why the thresholds of a channel are refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChannelThresholdsError {
    /// The channel.
    pub channel: Channel,
    /// The error in its thresholds.
    pub error: ThresholdsError,
}

impl fmt::Display for ChannelThresholdsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} channel: {}", self.channel.name(), self.error)
    }
}

impl std::error::Error for ChannelThresholdsError {}
