//! Pages with scripts and styles, and what else has several languages in one file.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| codesim_fuzz::page(bytes));
