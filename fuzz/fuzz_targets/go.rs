//! Any bytes through the Go front end.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::front_end("go", bytes));
