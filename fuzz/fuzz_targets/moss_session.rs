//! What clients of MOSS send, and what they should not.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::moss_session(bytes));
