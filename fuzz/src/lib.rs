//! What the targets have in common.
//!
//! The target for front ends gives any bytes to one of them; the conformance kit says what must hold of the answer. The
//! target for winnowing compares the fast path with the definition.

use std::sync::LazyLock;

use codesim_token::{FrontEnd, Imports, Registry};

/// Made once, since a target runs thousands of times a second.
static REGISTRY: LazyLock<Registry> = LazyLock::new(codesim_languages::registry);

/// Names the language; without it the first byte picks one.
const VARIABLE: &str = "CODESIM_LANGUAGE";

/// Checks what a front end makes of some bytes, which are read as UTF-8 with losses.
pub fn front_end(bytes: &[u8]) {
    let (front_end, bytes) = match (std::env::var(VARIABLE), bytes) {
        (Ok(id), bytes) => (REGISTRY.get(&id).expect("CODESIM_LANGUAGE is a language's id"), bytes),
        (Err(_), [choice, rest @ ..]) => (chosen(*choice), rest),
        (Err(_), []) => return,
    };
    let text = String::from_utf8_lossy(bytes);
    for imports in [Imports::Drop, Imports::Keep] {
        codesim_frontend_testkit::check_text(front_end, &text, imports);
    }
}

fn chosen(choice: u8) -> &'static dyn FrontEnd {
    let place = usize::from(choice) % REGISTRY.iter().count();
    REGISTRY.iter().nth(place).expect("the place is below the number of languages")
}

/// Winnowing by its definition: the smallest hash of each window, and of equals the one that `choose` takes.
///
/// `choose` gets the selection of the window before, if it is one of the smallest hashes of this window, and the position
/// of the rightmost of them.
fn naive(
    hashes: &[u64],
    window: usize,
    choose: impl Fn(Option<usize>, usize) -> usize,
) -> Vec<usize> {
    let window = window.min(hashes.len()).max(1);
    let mut selected: Vec<usize> = Vec::new();
    for (start, seen) in hashes.windows(window).enumerate() {
        let smallest = seen.iter().min().expect("a window is never empty");
        let rightmost = start
            + seen
                .iter()
                .rposition(|h| h == smallest)
                .expect("it is there");
        let before = selected.last().copied();
        let kept = before.filter(|&p| p >= start && hashes[p] == *smallest);
        selected.push(choose(kept, rightmost));
    }
    selected.dedup();
    selected
}

/// Definition 1 of the winnowing paper: always the rightmost.
pub fn naive_winnow(hashes: &[u64], window: usize) -> Vec<usize> {
    naive(hashes, window, |_, rightmost| rightmost)
}

/// Definition 3: the selection of the window before, while it lasts.
pub fn naive_winnow_robust(hashes: &[u64], window: usize) -> Vec<usize> {
    naive(hashes, window, |kept, rightmost| kept.unwrap_or(rightmost))
}
