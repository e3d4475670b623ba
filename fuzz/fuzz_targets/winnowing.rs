//! Both kinds of winnowing against their definitions. The first byte gives the window; the others are hashes, few enough
//! of them different that ties are common.

#![no_main]

use codesim_fingerprint::{winnow, winnow_robust};
use codesim_fuzz::{naive_winnow, naive_winnow_robust};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((&window, rest)) = bytes.split_first() else {
        return;
    };
    let window = usize::from(window % 32) + 1;
    let hashes: Vec<u64> = rest.iter().map(|&byte| u64::from(byte % 16)).collect();
    assert_eq!(winnow(&hashes, window), naive_winnow(&hashes, window));
    assert_eq!(
        winnow_robust(&hashes, window),
        naive_winnow_robust(&hashes, window)
    );
});
