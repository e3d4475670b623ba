//! Cases before they are made.

use crate::pathological::random::Random;

/// A case that is not made yet.
pub(crate) struct Idea<'a> {
    pub(crate) name: String,
    make: Box<Make<'a>>,
}

/// Makes a text of at most the given number of bytes.
type Make<'a> = dyn Fn(usize, &mut Random) -> Vec<u8> + 'a;

impl<'a> Idea<'a> {
    pub(crate) fn new<T: Into<Vec<u8>>>(
        name: impl Into<String>,
        make: impl Fn(usize, &mut Random) -> T + 'a,
    ) -> Self {
        Self {
            name: name.into(),
            make: Box::new(move |bytes, random| make(bytes, random).into()),
        }
    }

    pub(crate) fn text(&self, bytes: usize, seed: u64) -> Vec<u8> {
        (self.make)(bytes, &mut Random::new(seed, &self.name))
    }
}
