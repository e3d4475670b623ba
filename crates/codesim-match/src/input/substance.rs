//! The amount of code of a submission that can be compared.

use crate::input::languages::Languages;

/// The amount of code of a submission that can be compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Substance {
    /// Whether it has a normal form, of boilerplate or not.
    pub(crate) form: bool,
    /// Whether there is hardly any code: the submission is compared, but the class is not judged by it.
    pub(crate) negligible: bool,
    /// Whether there is enough code for it to be in a ring.
    pub(crate) sizable: bool,
    /// The languages that it is written in.
    pub(crate) languages: Languages,
}

/// A submission with fewer fingerprints of the structure channel is negligible: a template handed in unchanged, or a page that says where the
/// code is. It is compared, but does not count in the statistics of the class.
pub const MIN_FINGERPRINTS: usize = 10;

/// A submission with fewer is in no ring: small programs have few approaches. In the labelled sets, submissions with as many have at least
/// [`MIN_TOKENS`](crate::MIN_TOKENS) matchable tokens, and few others have.
const RING_FINGERPRINTS: usize = 55;

impl Substance {
    /// Classifies a submission by its number of fingerprints in the structure channel.
    pub(crate) fn new(fingerprints: usize, form: bool) -> Self {
        Self {
            form,
            languages: Languages::default(),
            negligible: fingerprints < MIN_FINGERPRINTS,
            sizable: fingerprints >= RING_FINGERPRINTS,
        }
    }

    /// Sets the languages.
    pub(crate) fn with_languages(self, languages: Languages) -> Self {
        Self { languages, ..self }
    }
}
