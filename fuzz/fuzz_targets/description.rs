//! Any text, and shipped ones with changes, as the description of a language.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::description(bytes));
