//! The definitions of winnowing.

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
