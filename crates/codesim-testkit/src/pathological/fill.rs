//! Ways to fill a text.

/// The text between the openers and the closers of a nest.
const INSIDE: &str = "1";

/// A piece as often as it fits.
pub(crate) fn repeated(piece: &str, bytes: usize) -> String {
    piece.repeat(bytes / piece.len())
}

/// As many openers as fit with their closers.
pub(crate) fn nested(open: &str, close: &str, bytes: usize) -> String {
    let depth = (bytes - INSIDE.len()) / (open.len() + close.len());
    [&open.repeat(depth), INSIDE, &close.repeat(depth)].concat()
}

/// Pieces one after the other, as long as they fit; `next` never gives longer ones than half of the room.
pub(crate) fn filled<T: AsRef<str>>(bytes: usize, mut next: impl FnMut() -> T) -> String {
    let mut text = String::with_capacity(bytes);
    loop {
        let piece = next();
        if text.len() + piece.as_ref().len() > bytes {
            return text;
        }
        text.push_str(piece.as_ref());
    }
}

/// A text again and again, cut off where the room ends.
pub(crate) fn endless(text: &str, bytes: usize) -> String {
    let mut characters = text.chars().cycle();
    filled(bytes, || {
        characters.next().map(String::from).unwrap_or_default()
    })
}
