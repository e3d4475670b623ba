//! Libraries that the binary needs to start on another machine.

use std::process::Command;

use crate::command::{answer, binary};

/// Before version 2.34, glibc kept threads, clocks and loading apart from `libc.so.6`.
const LIBC: [&str; 5] = [
    "libc.so.6",
    "libm.so.6",
    "libpthread.so.0",
    "librt.so.1",
    "libdl.so.2",
];

#[test]
fn no_shared_library_but_those_of_libc() {
    let mut command = Command::new("ldd");
    command.arg(binary());
    let listed = answer(command).text();
    for line in listed.lines() {
        let library = line.split_whitespace().next().unwrap_or_default();
        let name = library.rsplit('/').next().unwrap_or_default();
        let of_libc = LIBC.contains(&name);
        let of_loading = name.starts_with("linux-vdso") || name.starts_with("ld-linux");
        assert!(of_libc || of_loading, "{name} is needed:\n{listed}");
    }
    assert!(listed.contains("libc.so.6"), "{listed}");
}
