//! Winnowing: selecting at least one of every `w` neighbouring hashes, by looking at those `w` alone.
//!
//! *Source.* Definitions 1 (winnowing) and 3 (robust winnowing) of the paper. Both are *local*: the selection depends on the hashes of the
//! window only, so equal runs of `w` hashes select equally in any document. The guarantee rests on that.
//!
//! *Departure.* Figure 5 of the paper starts from a window filled with the largest value and so records
//! hashes of windows that do not exist (77, 74 and 42 of its own example, which Figure 2 rightly
//! leaves out). Here the first window is filled with real hashes.
//!
//! *Short documents.* Fewer than `w` hashes are taken as one window, so that each document of at least `k` symbols has a fingerprint. The
//! guarantee neither needs this nor suffers from it.
//!
//! *Cost.* O(n), three comparisons a hash whatever w is, by van Herk (1992) and Gil and Werman (1993): the string is cut into blocks of w,
//! and the smallest of a window is that of the end of one block or that of the beginning of the next. On random hashes the next window is
//! unpredictable, so no code here branches on the value of a hash.

/// Returns the positions selected by winnowing: in each window the smallest hash, the rightmost of equals.
///
/// `hashes` holds the n - k + 1 hashes of a document, `window` is w. Returns ascending positions in `hashes`.
///
/// # Panics
/// If `window` is 0.
///
/// ```
/// let paper = [77, 74, 42, 17, 98, 50, 17, 98, 8, 88, 67, 39, 77, 74, 42, 17, 98];
/// assert_eq!(codesim_fingerprint::winnow(&paper, 4), [3, 6, 8, 11, 15]);
/// ```
pub fn winnow(hashes: &[u64], window: usize) -> Vec<usize> {
    select::<false>(hashes, window)
}

/// Returns the positions selected by robust winnowing: as [`winnow`], but of equal smallest hashes the one that the window before has
/// selected is kept while it lasts.
///
/// On a constant string this selects one position in `window`, where [`winnow`] selects all of them.
/// Arguments, result and panics are those of [`winnow`].
///
/// ```
/// use codesim_fingerprint::{winnow, winnow_robust};
///
/// assert_eq!(winnow(&[5; 8], 4), [3, 4, 5, 6, 7]);
/// assert_eq!(winnow_robust(&[5; 8], 4), [3, 7]);
/// ```
pub fn winnow_robust(hashes: &[u64], window: usize) -> Vec<usize> {
    select::<true>(hashes, window)
}

/// A hash and its position.
#[derive(Debug, Clone, Copy)]
struct At {
    hash: u64,
    position: usize,
}

impl At {
    /// Returns `other` if it takes over. By value, so that it is a move and not a branch.
    fn or(self, other: Self, takes_over: bool) -> Self {
        Self {
            hash: if takes_over { other.hash } else { self.hash },
            position: if takes_over {
                other.position
            } else {
                self.position
            },
        }
    }
}

fn select<const ROBUST: bool>(hashes: &[u64], window: usize) -> Vec<usize> {
    assert!(window > 0, "a window holds at least one hash");
    let window = window.min(hashes.len()).max(1);
    let mut selected = Selected::<ROBUST>::new(hashes.len(), window);
    let mut ends = vec![NOWHERE; window];
    let mut start = 0;
    while start + window <= hashes.len() {
        // A window that begins at offset i of this block is the end of the block from i on and the beginning of the next
        // block up to i. Its minimum is the smaller of `ends[i]`, made once from the right, and of a running minimum from
        // the left: three comparisons a hash, whatever the window.
        let (block, next) = hashes[start..].split_at(window);
        smallest_of_ends(block, start, &mut ends);
        selected.add(start, ends[0]);
        let mut beginning = NOWHERE;
        for (i, (&hash, &end)) in next.iter().zip(&ends[1..]).enumerate() {
            let position = start + window + i;
            beginning = beginning.or(At { hash, position }, hash <= beginning.hash);
            selected.add(start + 1 + i, end.or(beginning, beginning.hash <= end.hash));
        }
        start += window;
    }
    selected.finish()
}

/// A place that any hash takes over from.
const NOWHERE: At = At {
    hash: u64::MAX,
    position: usize::MAX,
};

/// Sets `ends[i]` to the smallest hash of `block[i..]`, the rightmost of equals. The block begins at `start`.
fn smallest_of_ends(block: &[u64], start: usize, ends: &mut [At]) {
    let mut smallest = At {
        hash: u64::MAX,
        position: start + block.len() - 1,
    };
    for (i, (&hash, end)) in block.iter().zip(ends).enumerate().rev() {
        let position = start + i;
        smallest = smallest.or(At { hash, position }, hash < smallest.hash);
        *end = smallest;
    }
}

/// The positions selected so far.
struct Selected<const ROBUST: bool> {
    window: usize,
    /// The selection of the window before.
    last: At,
    positions: Vec<usize>,
    /// Positions on their way there: one is written for each window, and kept by counting it, without a branch.
    batch: [usize; BATCH],
    count: usize,
}

const BATCH: usize = 512;

impl<const ROBUST: bool> Selected<ROBUST> {
    fn new(hashes: usize, window: usize) -> Self {
        Self {
            window,
            last: NOWHERE,
            positions: Vec::with_capacity(2 * hashes / (window + 1) + BATCH),
            batch: [0; BATCH],
            count: 0,
        }
    }

    /// Adds what the window at `start` selects, whose smallest hash is `rightmost`.
    fn add(&mut self, start: usize, rightmost: At) {
        // Robust winnowing: the previous selection stays as long as it lies in the window and equals its minimum. Positions
        // never descend, so a new one is kept by moving the count on, and an old one is overwritten by the next.
        let is_inside = self.last.position.wrapping_sub(start) < self.window;
        let stays = ROBUST & is_inside & (self.last.hash == rightmost.hash);
        let selected = rightmost.or(self.last, stays);
        self.batch[self.count] = selected.position;
        self.count += usize::from(selected.position != self.last.position);
        self.last = selected;
        if self.count == BATCH {
            self.positions.extend_from_slice(&self.batch);
            self.count = 0;
        }
    }

    fn finish(mut self) -> Vec<usize> {
        self.positions.extend_from_slice(&self.batch[..self.count]);
        self.positions
    }
}
