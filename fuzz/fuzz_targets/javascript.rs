//! Any bytes through the JavaScript front end.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::front_end("javascript", bytes));
