//! Any bytes through the front end of a language, `CODESIM_LANGUAGE=go cargo +nightly fuzz run front_end`; without the variable the first
//! byte picks the language.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::front_end(bytes));
