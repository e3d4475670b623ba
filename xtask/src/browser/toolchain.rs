//! The compilers for WebAssembly, which `packaging/wasm/toolchain` sets up.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::ensure;

pub(super) const TARGET: &str = "wasm32-wasip1";

/// Where the script puts compilers, if the machine's own ones cannot make WebAssembly.
const UNPACKED: &str = "target/wasm-toolchain/bin";

/// Compilers and linker.
pub(super) enum Toolchain {
    /// Those of the machine.
    Own,
    /// Those in a folder.
    Unpacked(PathBuf),
}

impl Toolchain {
    /// Finds the compilers.
    ///
    /// # Errors
    /// If there are none.
    pub(super) fn find(root: &Path) -> anyhow::Result<Self> {
        let script = root.join("packaging/wasm/toolchain");
        let found = Command::new("sh").arg(&script).arg("--check").status()?;
        ensure!(
            found.success(),
            "there is no compiler for {TARGET}: run `sh packaging/wasm/toolchain`"
        );
        let unpacked = root.join(UNPACKED);
        Ok(match unpacked.exists() {
            true => Self::Unpacked(unpacked.canonicalize()?),
            false => Self::Own,
        })
    }

    /// The environment of cargo. `c_flags` are for clang.
    pub(super) fn variables(&self, c_flags: &str) -> Vec<(&'static str, OsString)> {
        let names = [
            ("CC_wasm32_wasip1", "clang"),
            ("AR_wasm32_wasip1", "llvm-ar"),
            ("CARGO_TARGET_WASM32_WASIP1_LINKER", "wasm-ld"),
        ];
        let place = |name: &str| match self {
            Self::Own => name.into(),
            Self::Unpacked(folder) => folder.join(name).into_os_string(),
        };
        let mut variables: Vec<_> = names.map(|(key, name)| (key, place(name))).into();
        // Those that were unpacked know where their library is.
        let library = match self {
            Self::Own => " --sysroot=/usr",
            Self::Unpacked(_) => "",
        };
        variables.push(("CFLAGS_wasm32_wasip1", format!("{c_flags}{library}").into()));
        if let Self::Unpacked(_) = self {
            variables.push(("RUSTC", place("rustc")));
        }
        variables
    }
}
