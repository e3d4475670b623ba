//! Notebooks, and prose with chunks of code.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::notebook(bytes));
