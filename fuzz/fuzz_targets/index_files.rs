//! Any bytes, and real ones with changes, as a file of an index.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::index_files(bytes));
