//! The colours of matches, and images of them. Arguments are references, as templates pass them.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// Red, green and blue.
type Colour = [u8; 3];

/// The colours of matches, in turn. Each is dark enough to be read on white.
const COLOURS: [Colour; 6] = [
    [0xc0, 0x00, 0x00],
    [0x00, 0x00, 0xd0],
    [0x00, 0x70, 0x00],
    [0x9a, 0x00, 0x9a],
    [0x8a, 0x55, 0x00],
    [0x00, 0x6f, 0x7f],
];

/// A GIF of one pixel up to its table of two colours, of which the pixel has the first.
const BEFORE: &[u8] = b"GIF89a\x01\0\x01\0\x80\0\0";

/// The second colour, and the pixel.
const AFTER: &[u8] = b"\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;";

fn of(block: usize) -> Colour {
    COLOURS[block % COLOURS.len()]
}

/// Returns the colour of a block: `#C00000`.
pub(super) fn colour(block: &usize) -> String {
    let [red, green, blue] = of(*block);
    format!("#{red:02X}{green:02X}{blue:02X}")
}

/// Returns one pixel in the colour of a block, as an address. It has no percent sign, since clients look for the first two of a page.
pub(super) fn pixel(block: &usize) -> String {
    let image = [BEFORE, &of(*block), AFTER].concat();
    format!("data:image/gif;base64,{}", STANDARD.encode(image))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_come_again() {
        assert_eq!(colour(&0), "#C00000");
        assert_eq!(colour(&6), colour(&0));
        assert_ne!(pixel(&1), pixel(&0));
        assert!(!pixel(&0).contains('%'));
    }
}
