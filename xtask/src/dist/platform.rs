//! The platforms that there are files for.

use std::env::consts::{ARCH, OS};

use anyhow::Context;

/// A platform, and what others call it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Platform {
    /// Names of the operating system and the processor in the standard library of Rust.
    pub(super) os: &'static str,
    arch: &'static str,
    /// Name of both in the compiler of Rust.
    pub(super) target: &'static str,
    /// Names in Node.js.
    pub(super) node: (&'static str, &'static str),
    /// Name of the processor in Debian and container tools.
    pub(super) processor: &'static str,
}

pub(super) const PLATFORMS: [Platform; 5] = [
    Platform {
        os: "linux",
        arch: "x86_64",
        target: "x86_64-unknown-linux-gnu",
        node: ("linux", "x64"),
        processor: "amd64",
    },
    Platform {
        os: "linux",
        arch: "aarch64",
        target: "aarch64-unknown-linux-gnu",
        node: ("linux", "arm64"),
        processor: "arm64",
    },
    Platform {
        os: "macos",
        arch: "aarch64",
        target: "aarch64-apple-darwin",
        node: ("darwin", "arm64"),
        processor: "arm64",
    },
    Platform {
        os: "macos",
        arch: "x86_64",
        target: "x86_64-apple-darwin",
        node: ("darwin", "x64"),
        processor: "amd64",
    },
    Platform {
        os: "windows",
        arch: "x86_64",
        target: "x86_64-pc-windows-msvc",
        node: ("win32", "x64"),
        processor: "amd64",
    },
];

impl Platform {
    /// The platform of this machine.
    pub(super) fn here() -> anyhow::Result<Self> {
        let mut platforms = PLATFORMS.into_iter();
        let here = platforms.find(|platform| (platform.os, platform.arch) == (OS, ARCH));
        here.with_context(|| format!("there are no files for {OS} on {ARCH}"))
    }

    pub(super) fn is_linux(self) -> bool {
        self.os == "linux"
    }

    /// Whether the pages for browsers are made here: they are the same everywhere.
    pub(super) fn makes_pages(self) -> bool {
        self.target == PLATFORMS[0].target
    }

    /// Returns the name of the program's file.
    pub(super) fn program(self) -> &'static str {
        if self.os == "windows" {
            "codesim.exe"
        } else {
            "codesim"
        }
    }

    /// The package of npm with the program for this platform.
    pub(super) fn npm_package(self) -> String {
        format!("codesim-cli-{}-{}", self.node.0, self.node.1)
    }
}
