//! Names as those of exports of learning platforms.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::layouts(bytes));
