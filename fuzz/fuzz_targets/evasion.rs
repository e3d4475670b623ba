//! Any text as one that may hide something.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::evasion(bytes));
