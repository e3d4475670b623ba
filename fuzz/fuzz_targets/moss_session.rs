//! Valid and invalid input from clients of MOSS.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::moss_session(bytes));
