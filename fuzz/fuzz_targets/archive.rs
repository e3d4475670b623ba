//! Archives as trees of files.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::archive(bytes));
