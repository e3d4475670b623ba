//! Texts through the front end of a language. `CODESIM_LANGUAGE` names it; without the variable the first byte picks one.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::front_end(bytes));
