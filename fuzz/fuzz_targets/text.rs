//! Any bytes through the plain-text front end.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::front_end("text", bytes));
