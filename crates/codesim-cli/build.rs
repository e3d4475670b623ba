//! Links the unwinder of gcc into the binary, so that `codesim` needs no shared library beside those of libc itself.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |key: &str, value: &str| env::var(key).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        // The standard library asks for libgcc_s, but only after this: what is already resolved drops it.
        println!("cargo::rustc-link-lib=static:-bundle=gcc_eh");
    }
}
