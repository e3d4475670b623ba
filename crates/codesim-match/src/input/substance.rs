//! What there is to compare of a submission.

use crate::input::languages::Languages;

/// What there is to compare of a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Substance {
    /// Whether it has a normal form, of boilerplate or not.
    pub(crate) form: bool,
    /// Whether there is hardly anything: it is compared, but the class is not judged by it.
    pub(crate) negligible: bool,
    /// Whether there is enough for it to be in a ring.
    pub(crate) sizable: bool,
    /// What it is written in.
    pub(crate) languages: Languages,
}

/// A submission with fewer fingerprints of the structure channel is slight: a template handed in as it was, a page that says where the
/// code is. It is compared, but says nothing about the class.
pub const MIN_FINGERPRINTS: usize = 10;

/// A submission with fewer is in no ring: small programs have few approaches. Of the labelled sets, those with as many have at least
/// [`MIN_TOKENS`](crate::MIN_TOKENS) matchable tokens, and few others have.
const RING_FINGERPRINTS: usize = 55;

impl Substance {
    /// Of a submission with so many fingerprints in the structure channel.
    pub(crate) fn new(fingerprints: usize, form: bool) -> Self {
        Self {
            form,
            languages: Languages::default(),
            negligible: fingerprints < MIN_FINGERPRINTS,
            sizable: fingerprints >= RING_FINGERPRINTS,
        }
    }

    /// Written in these languages.
    pub(crate) fn with_languages(self, languages: Languages) -> Self {
        Self { languages, ..self }
    }
}
